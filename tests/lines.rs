//! A line of play written down as a case replays to the same end, from every case and for any answers.

use shinpan::cards::source::NoCards;
use shinpan::engine::selfplay::Dice;
use shinpan::lang::{Said, Speech};
use shinpan::scenario::case::play_line;
use shinpan::scenario::{Case, Overrides, plays, run, shipped};
use shinpan::table::play::{Play, Waits};

/// Some answers at random.
fn play_on(play: &mut dyn Play, dice: &mut Dice, answers: usize) {
    for _ in 0..answers {
        if play.count() == 0 {
            return;
        }
        assert!(play.answer(dice.below(play.count())));
    }
}

/// The page of a line: the board and readings of the case, the plays, and where it ends.
fn page(case: &Case, play: &dyn Play, every: bool) -> String {
    let readings: String = case.readings.iter().map(|(n, o)| format!("{n} = \"{o}\"\n")).collect();
    let ends_at = match play.waits() {
        Waits::For { who, clause, at_rest: false, .. } => format!("ends_at = \"{}: {clause}\"\n", who.name()),
        _ => String::new(),
    };
    let board = &case.text[case.board.clone()];
    let plays: String = play.play_lines(every).iter().map(|l| format!("{l}\n")).collect();
    format!(
        "+++\ngame = \"{}\"\ntitle = \"t\"\n[readings]\n{readings}+++\n```board\n{board}```\n```play\n{plays}```\n```ruling\n{ends_at}```\n",
        case.edition_name()
    )
}

/// A seed that hangs on the name of a case, and on nothing else: who adds a case changes nothing for the others.
fn seed_of(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |seed, byte| (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// How many lines are played from a case: `SHINPAN_LINES`, or few.
fn rounds(case: &Case, seed: u64) -> u64 {
    let wanted = std::env::var("SHINPAN_LINES").ok().and_then(|n| n.parse().ok());
    // Summoner Master has by far the most cases, and the longest lines: each is played once in a few of them.
    wanted.unwrap_or_else(|| if case.game.name == "summoner-master" { u64::from(seed.is_multiple_of(6)) } else { 4 })
}

/// A line from a case with some answers at random, written down and read again: what is wrong with that.
fn written_and_read(name: &str, case: &Case, seed: u64, answers: usize) -> Result<(), String> {
    let mut play = run::start(case, &Overrides::default(), &NoCards).expect("a legal board");
    play_on(play.as_mut(), &mut Dice::new(seed), answers);
    // What is forced is taken by itself when it is read again.
    plays::take_forced(play.as_mut(), |_| false);
    // What was forced may be left out, and may be named.
    for every in [false, true] {
        let page = page(case, play.as_ref(), every);
        let again = Case::read("again.md", &page).map_err(|f| format!("{name}: {f:?}\n{page}"))?;
        let again = run(&again, &Overrides::default(), &NoCards)
            .map_err(|f| format!("{name}: {} at {:?}\n{page}", f.said.words(Speech::english()), f.place))?;
        if again.play.values() != play.values() {
            return Err(format!("{name}: it ends otherwise\n{page}"));
        }
    }
    Ok(())
}

#[test]
fn what_is_written_down_replays_to_the_same_end() {
    let mut wrong = Vec::new();
    // `SHINPAN_CASES`: only those with this in their names.
    let wanted = std::env::var("SHINPAN_CASES").unwrap_or_default();
    for (name, text) in shipped::cases().iter().filter(|(name, _)| name.contains(&wanted)) {
        let case = Case::read(name, text).expect("a case");
        let seed = seed_of(name);
        for round in 0..rounds(&case, seed) {
            let answers = 8 + 12 * usize::try_from(seed.wrapping_add(round) % 4).expect("a small number");
            wrong.extend(written_and_read(name, &case, seed.wrapping_add(round), answers).err());
        }
    }
    assert!(wrong.is_empty(), "{} lines, the first: {}", wrong.len(), wrong[0]);
}

/// What `set` at the table begins from: the board that a position is written as decides every case as its own board does.
#[test]
fn a_board_that_is_written_plays_as_the_one_that_was_read() {
    let mut wrong = Vec::new();
    for (name, text) in shipped::cases() {
        let case = Case::read(name, text).expect("a case");
        let start = run::start(&case, &Overrides::default(), &NoCards).expect("a legal board");
        // Nothing can be edited before the game.
        if text[case.board.clone()].contains("setup = true") {
            continue;
        }
        let written = format!("{}{}\n{}", &text[..case.board.start], start.first_board(), &text[case.board.end..]);
        let again = Case::read(name, &written).expect("a case with a written board");
        match run(&again, &Overrides::default(), &NoCards) {
            Ok(run) if run.misses.is_empty() => {}
            Ok(run) => wrong.push((name.to_string(), run.misses[0].said.words(Speech::english()))),
            Err(fault) => wrong.push((name.to_string(), fault.said.words(Speech::english()))),
        }
    }
    assert!(wrong.is_empty(), "{} differ: {wrong:#?}", wrong.len());
}

#[test]
fn conceding_is_always_accepted_and_only_ever_concedes() {
    for (seed, (name, text)) in shipped::cases().iter().enumerate() {
        let case = Case::read(name, text).expect("a case");
        let mut dice = Dice::new(seed as u64);
        let mut play = shinpan::scenario::run::start(&case, &Overrides::default(), &NoCards).expect("a legal board");
        let many = play.values().get("C").is_some();
        for _ in 0..12 {
            let Waits::For { .. } = play.waits() else { break };
            for (player, other) in [("A", "B wins"), ("B", "A wins")] {
                if !play.seats().has_name(player) {
                    continue;
                }
                let mut copy = play.fork();
                let line = play_line(&format!("{player}: concede")).expect("a line").expect("a play");
                let conceded = plays::play(copy.as_mut(), &line, Speech::english(), &mut 0);
                if ["blackpoker", "summoner-master"].contains(&case.game.name) {
                    // No clause of theirs speaks of conceding.
                    let said = conceded.expect_err("no rule of conceding").said;
                    assert_eq!(said, Said::new("case-no-concession"), "{name}");
                    continue;
                }
                conceded.unwrap_or_else(|m| panic!("{name}: {m:?}"));
                if many {
                    // Others may play on; nothing but the concession is anybody's answer.
                    assert_eq!(copy.answers(), play.answers() + 1, "{name}");
                    continue;
                }
                assert_eq!(copy.waits(), Waits::Over(named(other)), "{name}");
                // One step, one answer, nothing else.
                assert_eq!((copy.steps(), copy.answers()), (play.steps() + 1, play.answers() + 1), "{name}");
                assert_eq!(copy.values(), play.values(), "{name}");
                let mut undone = copy.fork();
                undone.undo_to(play.answers());
                assert_eq!((undone.values(), undone.waits()), (play.values(), play.waits()), "{name}");
                for given in copy.given().into_iter().skip(play.answers()) {
                    assert!(undone.give(given), "{name}");
                }
                assert_eq!(undone.waits(), copy.waits(), "{name}");
            }
            play_on(play.as_mut(), &mut dice, 1);
        }
    }
}

fn named(result: &str) -> shinpan::engine::Outcome {
    shinpan::scenario::ruling::outcome_named(result).flatten().expect("an end")
}
