//! Ten thousand generated decks, from their text to their verdict, with the card data loaded; on one core.

use std::fmt::Write;
use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use shinpan::cards::{CardGame, CardPool};
use shinpan::deck::{Terms, Verdict, bans, check};

/// As in the program.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

const DECKS: usize = 10_000;

/// As many cards as a game has: 2,600 of one, 1,000 of another, with texts of the usual length.
fn cards() -> Vec<(String, String)> {
    let text = "[On Play] Look at 5 cards from the top of your deck; reveal up to 1 card and add it to your hand. Then, place the rest at the bottom of your deck in any order.";
    let mut op = String::from("[");
    for n in 0..2_600 {
        let (set, number) = (n / 120 + 1, n % 120 + 1);
        let (kind, cost) = if number <= 6 { ("Leader", 5) } else { ("Character", n % 10) };
        let colour = ["Red", "Green", "Blue", "Purple", "Black", "Yellow"][number % 6];
        let _ = write!(
            op,
            "{}{{\"id\": \"ZZ{set:02}-{number:03}\", \"name\": \"Reef {n}\", \"category\": \"{kind}\", \"colors\": [\"{colour}\"], \"cost\": {cost}, \"types\": [\"Reef\"], \"effect\": \"{text}\", \"block_number\": {}}}",
            if n == 0 { "" } else { "," },
            n % 3
        );
    }
    op.push(']');
    let mut gundam = String::from("game,number,name,kind,colours,cost\n");
    for n in 0..1_000 {
        let kind = ["unit", "pilot", "command", "base"][n % 4];
        let colour = ["blue", "white", "red", "green"][n % 4];
        let _ = writeln!(gundam, "gundam,ZG{:02}-{:03},Anvil {n},{kind},{colour},{}", n / 100 + 1, n % 100 + 1, n % 8);
    }
    vec![("op.json".to_string(), op), ("gundam.csv".to_string(), gundam)]
}

/// Decks of both games, in several formats; most are legal.
fn decks() -> Vec<String> {
    let mut seed = 1u64;
    let mut random = move |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    };
    (0..DECKS)
        .map(|deck| {
            let mut out = String::new();
            let is_op = deck % 3 != 0;
            let leader = random(6) + 1;
            if is_op {
                let _ = writeln!(out, "1xZZ{:02}-{leader:03}", random(20) + 1);
            }
            let mut left = if deck % 50 == 0 { 51 } else { 50 };
            while left > 0 {
                let copies = (random(4) + 1).min(left);
                left -= copies;
                // Mostly of the Leader's colour, or of two colours.
                let (prefix, set, number) = if is_op {
                    ("ZZ", random(20) + 1, (random(18) + 1) * 6 + leader)
                } else {
                    ("ZG", random(9) + 1, random(24) * 4 + random(2) + 1)
                };
                let _ = match deck % 4 {
                    0 => writeln!(out, "{copies}x{prefix}{set:02}-{number:03}"),
                    1 => writeln!(out, "{prefix}{set:02}-{number:03} x{copies}"),
                    2 => writeln!(out, "{copies} {prefix}{set:02}-{number:03}_p1"),
                    _ => writeln!(out, "{copies}x Some name ({prefix}{set:02}-{number:03})"),
                };
            }
            out
        })
        .collect()
}

fn checks(c: &mut Criterion) {
    let files = cards();
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let pool = CardPool::of_texts(&files).unwrap();
    let decks = decks();
    let ban = "game = 'one-piece'\nbanned = ['ZZ01-020', 'ZZ02-021']\npairs = [['ZZ03-020', 'ZZ03-021']]\n[restricted]\nZZ04-020 = 1\n";
    let terms = Terms { bans: bans::read("bans.toml", ban).unwrap(), ..Terms::default() };
    let start = std::time::Instant::now();
    let legal = decks.iter().filter(|d| check("deck", d, &pool, None, &terms)[0].verdict == Verdict::Legal).count();
    let each = DECKS as f64 / start.elapsed().as_secs_f64();
    println!("{DECKS} decks, {legal} of them legal: {each:.0} a second");
    let mut group = c.benchmark_group("decks");
    group.sample_size(10).throughput(Throughput::Elements(DECKS as u64));
    group.bench_function("10,000 decks from text to verdict", |b| {
        b.iter(|| decks.iter().map(|d| black_box(check("deck", d, &pool, None, &terms)).len()).sum::<usize>());
    });
    group.bench_function("10,000 decks of a named game", |b| {
        let of = |at: usize| if at.is_multiple_of(3) { CardGame::Gundam } else { CardGame::OnePiece };
        b.iter(|| {
            decks.iter().enumerate().map(|(at, d)| check("deck", d, &pool, Some(of(at)), &terms).len()).sum::<usize>()
        });
    });
    group.finish();
    c.bench_function("read 3,600 cards", |b| {
        b.iter_batched(|| files.clone(), |files| CardPool::of_texts(&files).unwrap(), BatchSize::SmallInput);
    });
}

criterion_group!(benches, checks);
criterion_main!(benches);
