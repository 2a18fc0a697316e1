//! The table: games a second, the cost of a rule, of a recorded step, of a step in words, a case, exploring.

#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

use std::hint::black_box;
use std::time::Instant;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use shinpan::cardgame::spoken::Spoken;
use shinpan::cards::source::NoCards;
use shinpan::engine::explore::{Limits, Until, explore};
use shinpan::engine::selfplay::{self, Dice};
use shinpan::engine::{Line, Off, Player, Readings, Runner, Table, Trace};
use shinpan::games::blackpoker::BlackPoker;
use shinpan::games::gundam::Gundam;
use shinpan::games::one_piece::OnePiece;
use shinpan::games::summoner_master::SummonerMaster;
use shinpan::lang::{Language, Speech};
use shinpan::scenario::{Case, Overrides, run, shipped};
use shinpan::table::play::{Play, Session};

/// As in the program.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn whole_game() -> Table<BlackPoker> {
    BlackPoker::whole_game(0, Readings::default(), 0)
}

/// Random games with recording off: how many a second, and how long a rule takes.
fn games_of<G: Spoken>(c: &mut Criterion, games: u64) {
    let starts: Vec<Table<G>> = (0..G::STARTS).map(|n| G::whole_game(0, Readings::default(), n)).collect();
    let start = |game: u64| starts[(game % G::STARTS) as usize].clone();
    let mut runner = Runner::default();
    let begun = Instant::now();
    for seed in 0..games {
        selfplay::play(&mut start(seed), &mut Dice::new(seed), &mut runner, &mut Off, |_, _, _| {});
    }
    let seconds = begun.elapsed().as_secs_f64();
    let (per_second, rule) = (games as f64 / seconds, seconds * 1e9 / runner.rules as f64);
    println!("{}: games a second: {per_second:.0}; a rule: {rule:.0} ns", G::NAME);

    let mut recorded = Runner::default();
    let begun = Instant::now();
    for seed in 0..games {
        let mut trace = Trace::default();
        selfplay::play(&mut start(seed), &mut Dice::new(seed), &mut recorded, &mut trace, |_, _, _| {});
        black_box(trace);
    }
    let with_trace = begun.elapsed().as_secs_f64();
    let added = (with_trace - seconds) * 1e9 / recorded.rules as f64;
    println!("{}: a recorded step adds {added:.0} ns", G::NAME);

    c.bench_function(&format!("a random game of {}", G::NAME), |b| {
        let mut seed = 0;
        b.iter_batched(
            || {
                seed += 1;
                (start(seed), Dice::new(seed))
            },
            |(mut table, mut dice)| selfplay::play(&mut table, &mut dice, &mut runner, &mut Off, |_, _, _| {}),
            BatchSize::SmallInput,
        );
    });
}

fn games(c: &mut Criterion) {
    games_of::<BlackPoker>(c, 5_000);
    games_of::<OnePiece>(c, 3_000);
    games_of::<Gundam>(c, 3_000);
    games_of::<SummonerMaster>(c, 1_000);
    let four = || Gundam::seated_game(0, Readings::default(), 0, 4, false).unwrap();
    let (mut runner, begun) = (Runner::default(), Instant::now());
    for seed in 0..1_000 {
        selfplay::play(&mut four(), &mut Dice::new(seed), &mut runner, &mut Off, |_, _, _| {});
    }
    println!("gundam, four players: games a second: {:.0}", 1_000.0 / begun.elapsed().as_secs_f64());
}

/// The steps of a long line, put into words.
fn words(c: &mut Criterion) {
    let mut line = Line::new(whole_game());
    let mut dice = Dice::new(3);
    while !line.offered().is_empty() && line.trace.steps.len() < 2_000 {
        let choice = line.offered()[dice.below(line.offered().len())];
        line.answer(choice);
    }
    let play = Session::new(line);
    for language in Language::ALL {
        let speech = Speech::of(language);
        let begun = Instant::now();
        for n in 0..play.steps() {
            black_box(play.step(n, &speech));
        }
        let each = begun.elapsed().as_nanos() as f64 / play.steps() as f64;
        println!("a step in words ({}): {each:.0} ns", language.code());
    }
    let speech = Speech::of(Language::En);
    let mut n = 0;
    c.bench_function("a step in words", |b| {
        b.iter(|| {
            n = (n + 1) % play.steps();
            black_box(play.step(n, &speech))
        });
    });
}

/// All cases, each from its text to its judgement.
fn cases(c: &mut Criterion) {
    let all = shipped::cases();
    let mut n = 0;
    c.bench_function("a case, end to end", |b| {
        b.iter(|| {
            n = (n + 1) % all.len();
            let (name, text) = all[n];
            let case = Case::read(name, text).unwrap();
            black_box(run(&case, &Overrides::default(), &NoCards).unwrap().misses.len())
        });
    });
}

/// A fixed position in the middle of a game, through one turn.
fn exploring(c: &mut Criterion) {
    explored::<BlackPoker>(c, BLACKPOKER);
    explored::<OnePiece>(c, ONE_PIECE);
}

const BLACKPOKER: &str = r#"
        [A]
        deck = 20
        hand = ["S7", "H3", "D5", "CA", "SK", "CK"]
        soldiers = ["H4", "S9"]
        bulwarks = ["D3", "C2"]
        [B]
        deck = 20
        hand = ["C9", "S2", "D2"]
        soldiers = ["C6"]
        bulwarks = ["?", "H8"]
    "#;

/// A main phase with five Characters and ten DON!! cards.
const ONE_PIECE: &str = r#"
        turn = { player = "A", phase = "main" }
        [A]
        leader = { name = "Captain", power = 5000, life = 4 }
        characters = [
          { name = "Deck Hand", cost = 2, power = 3000, text = "[When Attacking] Draw 1 card." },
          { name = "Gunner", cost = 3, power = 4000, text = "[DON!! x1] This Character gains +1000 power." },
          { name = "Cook", cost = 1, power = 2000, text = "[Activate: Main] [Once Per Turn] You may rest this Character: Up to 1 of your Characters gains +1000 power during this turn." },
          { name = "Mate", cost = 4, power = 5000 },
          { name = "Brute", cost = 6, power = 7000, text = "[Rush]" },
        ]
        hand = [{ name = "Cabin Boy", cost = 1, power = 1000, counter = 1000 }, { name = "Flare", kind = "event", cost = 1, text = "[Main] K.O. up to 1 of your opponent's Characters with 3000 power or less." }]
        don = { active = 10 }
        [B]
        leader = { name = "Admiral", power = 5000, life = 4 }
        characters = [{ name = "Guard", cost = 3, power = 4000, text = "[Blocker]" }, { name = "Clerk", cost = 2, power = 3000, rested = true }]
        hand = [{ name = "Shield", cost = 1, power = 1000, counter = 2000 }]
    "#;

fn explored<G: Spoken>(c: &mut Criterion, board: &str) {
    let block = shinpan::keys::parse(board).unwrap();
    let keys = shinpan::keys::whole(&block);
    let table = G::read(&keys, 0, Readings::default(), &NoCards).unwrap();
    let limits = Limits { until: Until::Turns(1), positions: 150_000, player: Player::A };
    let look = || explore(&table, &limits, |_| String::new(), |_, _| String::new(), |_, _| false, &mut |_| true);
    let begun = Instant::now();
    let explored = look();
    let seconds = begun.elapsed().as_secs_f64();
    let a_second = explored.positions as f64 / seconds;
    println!("{}: exploring: {} positions, {a_second:.0} a second", G::NAME, explored.positions);
    let mut group = c.benchmark_group(format!("exploring {}", G::NAME));
    group.sample_size(10);
    group.bench_function("150,000 positions", |b| b.iter(|| black_box(look().positions)));
    group.finish();
}

criterion_group!(benches, games, words, cases, exploring);
criterion_main!(benches);
