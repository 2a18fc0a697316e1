//! Any bytes as a query, a clause number or a rules file: an answer or a clear error, never a panic.

use std::sync::OnceLock;

use proptest::prelude::*;
use shinpan::probe;
use shinpan::rules::Library;
use shinpan::search::Search;
use shinpan::search::glossary::Glossary;

fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| Library::shipped().unwrap())
}

fn search() -> &'static Search<'static> {
    static SEARCH: OnceLock<Search<'static>> = OnceLock::new();
    SEARCH.get_or_init(|| Search::over(library(), Glossary::shipped(), || &[]).unwrap())
}

/// Letters that meet in real input: Thai with loose marks, kana of both widths, digits of three scripts, brackets.
fn typed() -> impl Strategy<Value = String> {
    let letter = prop_oneof![
        proptest::char::range('\u{0E01}', '\u{0E5B}'),
        proptest::char::range('ァ', 'ヺ'),
        proptest::char::range('\u{FF01}', '\u{FF9F}'),
        proptest::char::range(' ', '~'),
        prop_oneof![
            Just('“'),
            Just('「'),
            Just('๗'),
            Just('\u{200B}'),
            Just('—'),
            Just('防'),
            Just('\u{0301}'),
            Just('İ'),
            Just('Ⱥ'),
            Just('ẞ')
        ],
        any::<char>(),
    ];
    proptest::collection::vec(letter, 0..60).prop_map(|letters| letters.into_iter().collect())
}

/// A page of a real text with some of its bytes changed.
fn damaged_page() -> impl Strategy<Value = Vec<u8>> {
    let page = include_str!("../rules/blackpoker/act6.1-lite.ja.md").as_bytes();
    let changes = proptest::collection::vec((0..page.len(), any::<u8>()), 0..12);
    (changes, 0..page.len()).prop_map(move |(changes, length)| {
        let mut bytes = page.to_vec();
        for (at, byte) in changes {
            bytes[at] = byte;
        }
        bytes.truncate(length);
        bytes
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_query_is_answered(typed in typed()) {
        probe::query(typed.as_bytes(), search(), library());
        probe::text(typed.as_bytes());
    }

    #[test]
    fn any_clause_number_is_found_or_not(typed in typed()) {
        probe::clause_number(typed.as_bytes(), library());
    }

    #[test]
    fn any_rules_file_is_read_or_refused(bytes in prop_oneof![damaged_page(), proptest::collection::vec(any::<u8>(), 0..400)]) {
        probe::rules_file(&bytes);
    }
}

#[test]
fn letters_that_change_length_with_case() {
    for typed in ["Ⱥ วันพีซ ẞ x", "ẞẞ gundam \u{212A} 7-1-3", "İ op 7-1-3"] {
        probe::query(typed.as_bytes(), search(), library());
    }
}

#[test]
fn a_page_pasted_by_mistake_is_answered() {
    let page = "ผู้เล่นการ์ด \" 7-1-3 ".repeat(40_000);
    assert!(page.len() > 1_000_000);
    probe::query(page.as_bytes(), search(), library());
    probe::clause_number(page.as_bytes(), library());
}
