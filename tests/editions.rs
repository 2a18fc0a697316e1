//! What changed between the two ONE PIECE editions, against a list worked out by hand.

use shinpan::rules::compare::{Change, Fate, Reach, compare};
use shinpan::rules::{Edition, Library};

const REMOVED: &str = "1-2-3 4-2-1 5-1-3 8-1-3-2 8-1-3-4-3";
const MERGED: &str = "7-1-2-2→7-1-2-1";
const MOVED: &str = "1-2-4→1-2-3 1-2-5→1-2-4 1-2-6→1-2-5 2-5-2→2-5-5 2-5-3→2-5-6 2-5-4→2-5-7 7-1-2-3→7-1-2-2 \
    8-1-3-2-1→8-1-3-1-1 8-1-3-2-2→8-1-3-1-2 8-1-3-3→8-1-3-2 8-1-3-3-1→8-1-3-2-1 8-1-3-3-2→8-1-3-2-2 8-1-3-4→8-1-3-3 \
    8-1-3-4-1→8-1-3-3-1 8-1-3-4-2→8-1-3-3-2 8-1-3-4-4→8-1-3-3-3 8-1-3-4-5→8-1-3-3-4";
const ADDED: &str = "1-3-11 2-5-2 2-5-3 2-5-4 2-6-3 2-7-6 2-9-4 3-10-3 4-6-3-1 4-10 4-10-1 4-10-2 4-11 4-11-1 4-11-2 \
    5-2-1-5-1 5-2-1-5-2 6-6-1-1-2 6-6-1-1-3 6-6-1-1-4 8-1-3-1-3 8-1-3-3-5 8-1-3-4 8-1-3-4-1 8-1-3-4-2 8-1-3-4-3 8-1-3-4-4 \
    8-1-3-4-4-1 8-1-3-4-5 8-1-4 8-1-4-1 8-1-4-2 8-2-3 8-2-4 8-3-1-7 8-3-1-8 8-3-3 8-4-5 8-4-6 8-6 8-6-1 8-6-1-1 8-6-2 8-6-2-1 \
    8-6-3 10-2-17 10-2-17-1 10-2-17-2";
/// Same number, changed meaning.
const MEANING: &str = "1-1-1 1-2 1-3-6 1-3-10-1 2-1-2-1 3-1-1 3-1-2 3-2 3-3 3-5-1 3-5-2 3-6-3 3-7-3 3-8-3 3-10-2 4-6-3 4-8 4-8-1 \
    5-1-2-4 5-1-2-4-2 6-2-2 6-6-1 6-6-1-1 6-6-1-1-1 6-6-1-2 6-6-1-3 6-6-1-4 7-1-1-3 7-1-3-2-3 7-1-5-2 8-1-3 8-5-4 9-2-1 10-1-4-1 \
    10-2-5-1 10-2-6-1 10-2-7-1 10-2-8-1 10-2-15-1 10-2-16-1 11-3-3";

fn both(library: &Library) -> (&Edition, &Edition) {
    (library.edition("one-piece", "2023-01-19").unwrap(), library.edition("one-piece", "1.1.8").unwrap())
}

fn words(list: &str) -> Vec<String> {
    list.split_whitespace().map(str::to_string).collect()
}

#[test]
fn the_changes_are_those_of_the_list() {
    let library = Library::shipped().unwrap();
    let (old, new) = both(&library);
    let changes = compare(old, new);
    let name = |c: &Change| match (c.old, c.new) {
        (Some(o), Some(n)) => format!("{}→{}", old.clauses[o].id, new.clauses[n].id),
        (Some(o), None) => old.clauses[o].id.clone(),
        (None, Some(n)) => new.clauses[n].id.clone(),
        (None, None) => unreachable!("a change has a clause"),
    };
    let of = |fate: Fate| -> Vec<String> { changes.iter().filter(|c| c.fate == fate).map(name).collect() };
    assert_eq!(of(Fate::Removed), words(REMOVED));
    assert_eq!(of(Fate::Merged), words(MERGED));
    assert_eq!(of(Fate::Moved), words(MOVED));
    assert_eq!(of(Fate::Added), words(ADDED));
    let changed = of(Fate::Changed);
    let reviews = &new.reviewed["2023-01-19"];
    for id in words(MEANING) {
        assert!(changed.contains(&format!("{id}→{id}")), "{id} is not among the changed");
        assert_eq!(reviews[&new.find(&id).unwrap()].reach, Reach::Meaning, "{id}");
    }
    let called: Vec<&String> = changed
        .iter()
        .filter(|pair| {
            let id = pair.split('→').next().unwrap();
            reviews[&new.find(id).unwrap()].reach == Reach::Meaning
        })
        .collect();
    assert_eq!(called.len(), words(MEANING).len(), "{called:?}");
    for change in changes.iter().filter(|c| c.reworded && c.fate != Fate::Merged) {
        assert!(reviews.contains_key(&change.new.unwrap()), "no note on the change of {}", name(change));
    }
}

#[test]
fn every_clause_of_both_editions_has_one_fate() {
    let library = Library::shipped().unwrap();
    let (old, new) = both(&library);
    let changes = compare(old, new);
    let mut olds: Vec<usize> = changes.iter().filter_map(|c| c.old).collect();
    let mut news: Vec<usize> = changes.iter().filter(|c| c.fate != Fate::Merged).filter_map(|c| c.new).collect();
    olds.sort_unstable();
    news.sort_unstable();
    assert_eq!(olds, (0..old.clauses.len()).collect::<Vec<_>>());
    assert_eq!(news, (0..new.clauses.len()).collect::<Vec<_>>());
}

#[test]
fn an_edition_does_not_differ_from_itself() {
    for edition in &Library::shipped().unwrap().editions {
        assert!(compare(edition, edition).iter().all(|c| c.fate == Fate::Same), "{}", edition.name());
    }
}
