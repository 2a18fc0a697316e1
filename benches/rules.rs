//! Looking up, searching, comparing: in process and as a whole process.

use std::hint::black_box;
use std::process::{Command, Stdio};

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use shinpan::rules::compare::compare;
use shinpan::rules::{Library, Shelf};
use shinpan::scenario::shipped;
use shinpan::search::Search;
use shinpan::search::engine::Wish;
use shinpan::search::glossary::Glossary;
use shinpan::search::index::{asked, make};

/// A run of the program, its output thrown away.
fn run(args: &[&str]) {
    let status = Command::new(env!("CARGO_BIN_EXE_shinpan")).args(args).stdout(Stdio::null()).status().unwrap();
    assert!(status.success());
}

fn whole_process(c: &mut Criterion) {
    let mut group = c.benchmark_group("process");
    group.sample_size(40);
    group.bench_function("look-up of a clause", |b| b.iter(|| run(&["rule", "op", "7-1-3"])));
    group.bench_function("look-up in the largest text", |b| b.iter(|| run(&["rule", "sm", "504.15.1"])));
    run(&["search", "blocker"]);
    group.bench_function("search, warm", |b| b.iter(|| run(&["search", "ถ้าเด็คหมดแพ้หรือเปล่า"])));
    group.finish();
}

fn in_process(c: &mut Criterion) {
    let library = Library::shipped().unwrap();
    let glossary = Glossary::shipped();
    let search = Search::over(&library, glossary, shipped::cases).unwrap();
    let queries: Vec<String> = [include_str!("../index/queries.json"), include_str!("../index/questions.json")]
        .iter()
        .flat_map(|file| serde_json::from_str::<Vec<serde_json::Value>>(file).unwrap())
        .map(|q| q["q"].as_str().unwrap().to_string())
        .collect();
    let wish = Wish { limit: 10, ..Wish::default() };
    // Criterion gives means; the slowest of a hundred is what a judge notices.
    let mut times: Vec<_> = (0..5)
        .flat_map(|_| &queries)
        .map(|q| {
            let start = std::time::Instant::now();
            black_box(search.run(&search.parse(q), &wish));
            start.elapsed()
        })
        .collect();
    times.sort();
    println!("search in process: p50 {:?}, p99 {:?}", times[times.len() / 2], times[times.len() * 99 / 100]);
    let mut next = queries.iter().cycle();
    c.bench_function("search, one judged query", |b| {
        b.iter(|| search.run(&search.parse(next.next().unwrap()), &wish));
    });
    let page = "ผู้เล่นการ์ด ".repeat(30_000);
    c.bench_function("search, a query of 1 MB", |b| b.iter(|| search.run(&search.parse(&page), &wish)));
    let mut group = c.benchmark_group("texts");
    group.sample_size(10);
    group.bench_function("read all texts", |b| b.iter(|| Library::shipped().unwrap()));
    group.bench_function("read one game", |b| {
        b.iter_batched(
            || Shelf::new(None).unwrap(),
            |shelf| shelf.open(Some("one-piece")).unwrap(),
            BatchSize::SmallInput,
        );
    });
    group.bench_function("build the whole index", |b| {
        b.iter(|| make::index(&library, glossary, &asked::FILES, shipped::cases()).unwrap());
    });
    let (old, new) =
        (library.edition("one-piece", "2023-01-19").unwrap(), library.edition("one-piece", "1.1.8").unwrap());
    group.bench_function("compare two editions", |b| b.iter(|| compare(old, new)));
    group.finish();
}

criterion_group!(benches, in_process, whole_process);
criterion_main!(benches);
