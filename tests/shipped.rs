//! The texts we ship: complete, well-formed, linked.

use shinpan::rules::Library;

fn library() -> Library {
    Library::shipped().unwrap_or_else(|fault| panic!("{fault:#?}"))
}

#[test]
fn every_edition_has_its_number_of_clauses() {
    let library = library();
    let counts: Vec<(String, usize, usize)> =
        library.editions.iter().map(|e| (e.name(), e.numbered().count(), e.glossary().count())).collect();
    let expected = [
        ("blackpoker@act6.1-lite", 125, 0),
        ("gundam@1.1.0", 536, 0),
        ("one-piece@2023-01-19", 422, 0),
        ("one-piece@1.1.8", 464, 0),
        ("summoner-master@2014-01", 986, 146),
    ];
    let expected: Vec<(String, usize, usize)> = expected.map(|(n, c, g)| (n.to_string(), c, g)).into();
    assert_eq!(counts, expected);
}
