//! The rule texts inside the program.

use super::library::{File, Text};

/// Every file of `rules/`, by its path there.
pub fn files() -> Vec<File> {
    let file = |path: &&'static str| File { path: path.to_string(), text: Text::Inside(path), proven: true };
    PATHS.iter().map(file).collect()
}

/// Their paths in `rules/`.
pub static PATHS: [&str; 49] = [
    "blackpoker/game.toml",
    "blackpoker/act6.1-lite.ja.md",
    "blackpoker/act6.1-lite.en.tsv",
    "blackpoker/act6.1-lite.th.tsv",
    "blackpoker/act6.1-lite.scan.tsv",
    "blackpoker/act6.1-lite.remarks.tsv",
    "blackpoker/act6.1-lite.remarks.ja.tsv",
    "blackpoker/act6.1-lite.remarks.th.tsv",
    "blackpoker/act6.1-lite.refs.tsv",
    "blackpoker/act6.1-lite.kinds.tsv",
    "blackpoker/base-6.1.en.md",
    "blackpoker/base-6.1.ja.tsv",
    "blackpoker/base-6.1.th.tsv",
    "blackpoker/base-6.1.refs.tsv",
    "blackpoker/base-6.1.kinds.tsv",
    "gundam/game.toml",
    "gundam/1.1.0.th.md",
    "gundam/1.1.0.en.tsv",
    "gundam/1.1.0.scan.tsv",
    "gundam/1.1.0.remarks.tsv",
    "gundam/1.1.0.remarks.ja.tsv",
    "gundam/1.1.0.remarks.th.tsv",
    "gundam/1.1.0.kinds.tsv",
    "one-piece/game.toml",
    "one-piece/1.1.8.th.md",
    "one-piece/1.1.8.en.tsv",
    "one-piece/1.1.8.scan.tsv",
    "one-piece/1.1.8.remarks.tsv",
    "one-piece/1.1.8.remarks.ja.tsv",
    "one-piece/1.1.8.remarks.th.tsv",
    "one-piece/1.1.8.kinds.tsv",
    "one-piece/1.1.8.since-2023-01-19.tsv",
    "one-piece/1.1.8.since-2023-01-19.ja.tsv",
    "one-piece/1.1.8.since-2023-01-19.th.tsv",
    "one-piece/2023-01-19.th.md",
    "one-piece/2023-01-19.en.tsv",
    "one-piece/2023-01-19.scan.tsv",
    "one-piece/2023-01-19.remarks.tsv",
    "one-piece/2023-01-19.remarks.ja.tsv",
    "one-piece/2023-01-19.remarks.th.tsv",
    "one-piece/2023-01-19.kinds.tsv",
    "summoner-master/game.toml",
    "summoner-master/2014-01.th.md",
    "summoner-master/2014-01.en.tsv",
    "summoner-master/2014-01.scan.tsv",
    "summoner-master/2014-01.remarks.tsv",
    "summoner-master/2014-01.remarks.ja.tsv",
    "summoner-master/2014-01.remarks.th.tsv",
    "summoner-master/2014-01.kinds.tsv",
];
