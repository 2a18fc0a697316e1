//! Tables in the middle of things, saved as they were when these files were written: the form in which tables are saved and the fingerprints
//! of positions do not change by accident, and are the same on every machine.
//!
//! A change of the state, the frames or the fingerprint is meant to be seen here; a change of the rules or of the options may lead the
//! random games elsewhere. To write the files anew:
//! `SHINPAN_GOLDEN=write cargo test --test suite golden::`, and look at the difference.

use std::path::PathBuf;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;
use shinpan::cardgame::spoken::Spoken;
use shinpan::engine::selfplay::{self, Dice};
use shinpan::engine::{Game, Off, Readings, Runner, Status, Table};
use shinpan::games::blackpoker::BlackPoker;
use shinpan::games::gundam::Gundam;
use shinpan::games::one_piece::OnePiece;
use shinpan::games::summoner_master::SummonerMaster;

/// A name, the row that asks, the seed of the first game to look at, and how many such decisions with more than one option are left out.
type Place = (&'static str, &'static str, u64, usize);

const BLACKPOKER: [Place; 6] = [
    ("turning-up", "bp-row-turn-up", 1, 1),
    ("acting", "bp-row-make", 2, 40),
    ("paying", "bp-row-pay", 3, 6),
    ("naming-a-target", "bp-row-target", 4, 5),
    ("blocking", "bp-row-blockers", 14, 3),
    ("generation-change", "bp-row-generation-change", 18, 2),
];

const ONE_PIECE: [Place; 4] = [
    ("main", "op-ask-main", 1, 30),
    ("counter", "op-ask-counter", 2, 4),
    ("choosing", "op-ask-choose", 3, 3),
    ("waiting", "op-ask-order", 4, 0),
];

const GUNDAM: [Place; 4] = [
    ("main", "gcg-ask-main", 1, 20),
    ("block", "gcg-ask-block", 2, 1),
    ("action", "gcg-ask-action", 3, 8),
    ("choosing", "gcg-ask-choose", 4, 1),
];

const SUMMONER_MASTER: [Place; 3] =
    [("main", "sm-ask-main", 1, 3), ("interfere", "sm-ask-interfere", 2, 3), ("line", "sm-ask-line", 3, 2)];

/// The table at a decision of the first random game, from this seed on, that comes to it.
fn table<G: Spoken>(row: &str, seed: u64, skipped: usize) -> Table<G> {
    let mut games = (seed..seed + 100).filter_map(|seed| decision(row, seed, skipped));
    games.next().unwrap_or_else(|| panic!("no game from {seed} on comes to {row} more than {skipped} times"))
}

fn decision<G: Spoken>(row: &str, seed: u64, skipped: usize) -> Option<Table<G>> {
    let mut table = G::whole_game(0, Readings::default(), 0);
    let (mut found, mut met) = (None, 0);
    selfplay::play(&mut table, &mut Dice::new(seed), &mut Runner::default(), &mut Off, |table, status, runner| {
        if matches!(status, Status::Ask { name, .. } if *name == row) && runner.options.offered().len() > 1 {
            if met == skipped {
                found = Some(table.clone());
            }
            met += 1;
        }
    });
    found
}

/// What stands in a file.
#[derive(Serialize)]
#[serde(bound = "")]
struct Saved<'a, G: Game> {
    fingerprint: String,
    table: &'a Table<G>,
}

/// Tables of a hundred cards are written in one line.
fn text<G: Game>(table: &Table<G>, in_one_line: bool) -> String {
    let saved = Saved { fingerprint: hex(table), table };
    let write = if in_one_line { serde_json::to_string } else { serde_json::to_string_pretty };
    write(&saved).expect("JSON can be written") + "\n"
}

fn hex<G: Game>(table: &Table<G>) -> String {
    format!("{:032x}", table.fingerprint())
}

fn are_what_they_were<G: Spoken>(places: &[Place], in_one_line: bool) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let write = std::env::var("SHINPAN_GOLDEN").is_ok_and(|v| v == "write");
    for &(name, row, seed, skipped) in places {
        let table = table::<G>(row, seed, skipped);
        let file = folder.join(format!("{}-{name}.json", G::NAME));
        if write {
            std::fs::write(&file, text(&table, in_one_line)).expect("the file can be written");
            continue;
        }
        let then =
            std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display())).replace('\r', "");
        let value: Value = serde_json::from_str(&then).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let back = Table::<G>::load(Arc::clone(&table.book), &value["table"])
            .unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        assert_eq!(hex(&back), value["fingerprint"], "{name}: another fingerprint");
        assert_eq!(text(&back, in_one_line), then, "{name}: another form");
        assert_eq!(back, table, "{name}: the game takes another course");
    }
}

#[test]
fn saved_tables_of_blackpoker_are_what_they_were() {
    are_what_they_were::<BlackPoker>(&BLACKPOKER, false);
}

#[test]
fn saved_tables_of_one_piece_are_what_they_were() {
    are_what_they_were::<OnePiece>(&ONE_PIECE, true);
}

#[test]
fn saved_tables_of_gundam_are_what_they_were() {
    are_what_they_were::<Gundam>(&GUNDAM, true);
}

#[test]
fn saved_tables_of_summoner_master_are_what_they_were() {
    are_what_they_were::<SummonerMaster>(&SUMMONER_MASTER, true);
}
