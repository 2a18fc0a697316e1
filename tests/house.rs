//! The graph of the house: which part may use which.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

mod cycles;

/// Every part, with those that it may use besides the ones they may use. Nothing points upwards.
const CHART: [(&str, &[&str]); 19] = [
    ("packed", &[]),
    ("lang", &["packed"]),
    ("engine", &[]),
    ("text", &[]),
    ("keys", &["lang", "engine", "text"]),
    ("rules", &["text", "packed"]),
    ("cards", &["keys"]),
    ("search", &["rules"]),
    ("cardgame", &["cards"]),
    ("games", &["cardgame"]),
    ("table", &["games"]),
    ("deck", &["table"]),
    ("scenario", &["table", "rules"]),
    ("show", &["scenario", "deck", "search"]),
    ("repl", &["show"]),
    ("page", &["show"]),
    ("cli", &["show", "repl", "page"]),
    // What tries any input, and the program itself.
    ("probe", &["cli"]),
    ("main", &["cli"]),
];

/// What still points upwards: the shape of our own card data reads Summoner Master's cards by the game's own reader.
const STILL: [(&str, &str); 1] = [("cards/shapes/own.rs", "games")];

fn below() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut all: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (part, uses) in CHART {
        let mut reached: BTreeSet<&str> = uses.iter().copied().collect();
        for used in uses {
            reached.extend(all[used].iter().copied());
        }
        all.insert(part, reached);
    }
    all
}

fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|e| e == "rs") {
            out.push(path);
        }
    }
}

/// Without comments, and without tests that stand in the file.
fn code_of(text: &str) -> String {
    let mut kept = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let is_inner = |next: &&str| next.starts_with("mod ") && next.ends_with('{');
        if line == "#[cfg(test)]" && lines.peek().is_some_and(is_inner) {
            break;
        }
        kept.push(line.split("//").next().unwrap_or(""));
    }
    kept.join("\n")
}

/// All files of the program, by their paths below `src`, without their tests and comments.
fn files() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut all = Vec::new();
    sources(&root, &mut all);
    all.sort();
    let read = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).unwrap();
        (path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/"), code_of(&text))
    };
    all.iter().map(read).collect()
}

/// The parts that some code names as `crate::PART`.
fn used(code: &str) -> BTreeSet<&str> {
    let mut all = BTreeSet::new();
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        all.insert(&rest[..end]);
    }
    all
}

#[test]
fn no_part_uses_one_above_it() {
    let below = below();
    let mut wrong = Vec::new();
    let mut edges = 0;
    for (file, code) in files() {
        let part = file.split('/').next().unwrap().trim_end_matches(".rs");
        if part == "lib" {
            continue;
        }
        let may = below.get(part).unwrap_or_else(|| panic!("{file}: `{part}` is not in the chart"));
        for other in used(&code).into_iter().filter(|o| below.contains_key(o) && *o != part) {
            edges += 1;
            if !may.contains(other) && !STILL.contains(&(file.as_str(), other)) {
                wrong.push(format!("{file} uses {other}"));
            }
        }
    }
    assert!(edges > 300, "the lines are found: {edges}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_plays_knows_nothing_of_files_terminals_and_time() {
    for (file, code) in files() {
        if ["engine/", "cardgame/", "games/"].iter().any(|part| file.starts_with(part)) {
            for word in ["std::fs", "std::io", "std::env", "std::net", "std::process", "std::time", "println!"] {
                assert!(!code.contains(word), "{file}: {word}");
            }
        }
    }
}

#[test]
fn a_file_fits_in_a_head() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = Vec::new();
    for folder in ["src", "tests", "benches"] {
        sources(&root.join(folder), &mut all);
    }
    let long = |path: &PathBuf| std::fs::read_to_string(path).unwrap().lines().count() > 700;
    all.retain(long);
    assert_eq!(all, Vec::<PathBuf>::new());
}
