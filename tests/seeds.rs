//! The named seeds of the fuzz targets (`fuzz/seeds/TARGET/`): what was once of interest stays without a panic.

use std::path::Path;

use shinpan::probe;
use shinpan::rules::Library;
use shinpan::search::Search;
use shinpan::search::glossary::Glossary;

/// Every seed of every target, by what reads it; a folder that no target reads is a slip.
#[test]
fn every_seed_is_read() {
    let library = Library::shipped().unwrap();
    let search = Search::over(&library, Glossary::shipped(), || &[]).unwrap();
    let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds");
    let mut read = 0;
    for folder in std::fs::read_dir(&seeds).unwrap() {
        let folder = folder.unwrap().path();
        let target = folder.file_name().unwrap().to_str().unwrap().to_string();
        let source = seeds.parent().unwrap().join(format!("fuzz_targets/{target}_never_panics.rs"));
        assert!(source.is_file(), "no target reads {target}");
        for seed in std::fs::read_dir(&folder).unwrap() {
            let seed = seed.unwrap().path();
            // Shown where one fails.
            println!("{}", seed.display());
            let bytes = std::fs::read(seed).unwrap();
            match target.as_str() {
                "ban_list" => probe::ban_list(&bytes),
                "board" => probe::board(&bytes),
                "card_data" => probe::card_data(&bytes),
                "card_text" => probe::card_text(&bytes),
                "case" => probe::case(&bytes),
                "clause_number" => probe::clause_number(&bytes, &library),
                "deck_list" => probe::deck_list(&bytes),
                "goal" => probe::goal(&bytes),
                "plays" => probe::plays(&bytes),
                "query" => probe::query(&bytes, &search, &library),
                "rules_file" => probe::rules_file(&bytes),
                "table_input" => probe::typed_at_the_table(&bytes),
                other => panic!("seeds of {other} are read by nothing here"),
            }
            read += 1;
        }
    }
    assert!(read > 200, "{read} seeds");
}
