//! Cross-references, against lists worked out by hand.

use shinpan::rules::{Clause, Edition, Library};

/// `1-2-2→9 6-5-2→6-5-3,6-5-4`: what each clause of an edition refers to; clauses not named refer to nothing.
fn check(game: &str, edition: &str, expected: &str) {
    let ids = |_: &Library, edition: &Edition, clause: &Clause| {
        clause.refers_to.iter().map(|&to| edition.clauses[to].id.clone()).collect()
    };
    check_by(game, edition, ids, expected);
}

fn check_by(game: &str, edition: &str, ids: fn(&Library, &Edition, &Clause) -> Vec<String>, expected: &str) {
    let library = Library::shipped().unwrap();
    let edition = library.edition(game, edition).unwrap();
    let mut wanted: Vec<(String, Vec<String>)> = expected
        .split_whitespace()
        .map(|pair| {
            let (from, to) = pair.split_once('→').unwrap();
            (from.to_string(), to.split(',').map(str::to_string).collect())
        })
        .collect();
    for clause in &edition.clauses {
        let mut found = ids(&library, edition, clause);
        let at = wanted.iter().position(|(from, _)| *from == clause.id);
        let mut expected = at.map(|at| wanted.remove(at).1).unwrap_or_default();
        found.sort();
        expected.sort();
        assert_eq!(found, expected, "{} {}", edition.name(), clause.id);
    }
    assert!(wanted.is_empty(), "{wanted:?}");
}

#[test]
fn one_piece() {
    check(
        "one-piece",
        "1.1.8",
        "1-2-2→9 1-3-10-1→6-5-3-1 1-3-10-2→8-3 2-6-1→7 2-7-1→6-5-3-1 4-1-2→10-1 4-5-4-3→4-5-4-2,4-5-4-1 4-6-2-2→4-6-2-1 \
         4-6-3→10-1-5 4-8-2→4-5-4 5-1-2-4→8-1-3-4-3 5-2-1-1→5-1-2 6-2-3→6-5-5-1 6-5-2→6-5-3,6-5-4,6-5-5,6-5-6 6-5-2-1→6-6 \
         6-5-6-2→7 6-6-1-3→6-6-1-2 7-1→6-5-6,7-1-1,7-1-4 7-1-1-4→7-1-5,7-1-2 7-1-2-2→7-1-5,7-1-3 7-1-3-2-3→7-1-5,7-1-4 \
         7-1-4-1→7-1-4-1-1,7-1-4-1-2 7-1-4-1-1-2→10-1-5 7-1-4-1-1-3→7-1-4-1-1-2 7-1-4-1-2→10-2-1,7-1-5 7-1-4-2→7-1-5 \
         7-1-5-5→6-5-2 8-1-3-2→6-5-4 10-2-5-1→7-1-1 10-2-7-1→6-6-1-1 10-2-13-4→3-1-6 10-2-15-1→7-1-2-2 10-2-16-1→7-1-1,7-1-1-3",
    );
}

#[test]
fn gundam() {
    check(
        "gundam",
        "1.1.0",
        "1-1-1→12 1-2-3→11 2-3-2→3 2-7-1→8 2-11-3→3-3 3-1→2 3-4-5→13-2 3-4-6-4→3-3 3-4-7→13-2-5 5-5-1→5-18 5-5-2→11 5-10-3→13-2-5 \
         5-10-4→11 6-2-1-1→6-1 6-2-1-7→6-2-1-6-1 7-5-2-1→3 7-5-2-2→3 7-5-3-1→13-2-1 7-5-4-1→8 7-6-3-1→9 8-4-1→9 8-5-2-3-1→13-2-5 \
         8-5-2-4-2→13-1-5 8-5-3-2-2→13-1-5 8-6-2→7-5 12-2→6,7 12-3→6,7 12-3-5→6 13-1-5-2→8-5 13-2-1-1→10-1-7 13-2-2-1→10-1-7",
    );
}

/// What a clause of the newest edition of a game refers to.
fn refers(library: &Library, game: &str, from: &str) -> Vec<String> {
    let edition = library.newest(game).unwrap();
    edition.clause(from).unwrap().refers_to.iter().map(|&to| edition.clauses[to].id.clone()).collect()
}

#[test]
fn summoner_master_names_sections_ranges_and_phases() {
    let library = Library::shipped().unwrap();
    let refers = |from: &str| refers(&library, "summoner-master", from);
    assert_eq!(refers("302.2"), ["101.3"]);
    // `ตามข้อ 200.1-20` is a range.
    let clauses = &library.newest("summoner-master").unwrap().clauses;
    let ranged = refers(&clauses.iter().find(|c| c.text.contains("200.1-20")).unwrap().id);
    assert!((1..=20).all(|n| ranged.contains(&format!("200.{n}"))), "{ranged:?}");
    // A number that does not exist is no reference.
    assert!(refers("g:Ability “เมื่อเข้ามาในสนาม”").is_empty());
}

#[test]
fn blackpoker_refers_by_name() {
    let library = Library::shipped().unwrap();
    let refers = |from: &str| refers(&library, "blackpoker", from);
    assert_eq!(refers("A-9-2"), ["A-10"]);
    assert_eq!(refers("A-6-2"), ["A-7"]);
    assert_eq!(refers("A-11-2"), ["C-5-3"]);
    let has = |from: &str, to: &str| refers(from).iter().any(|id| id == to);
    assert!(has("A-2", "S-2") && has("A-2", "S-1-3") && has("C-2-2", "A-19"));
}

#[test]
fn the_base_procedure_refers_to_the_sheet() {
    let ids = |library: &Library, _: &Edition, clause: &Clause| {
        let text = |at: usize| &library.editions[at];
        assert!(clause.refers_elsewhere.iter().all(|&(at, _)| text(at).name() == "blackpoker@act6.1-lite"));
        clause.refers_elsewhere.iter().map(|&(at, to)| text(at).clauses[to].id.clone()).collect()
    };
    check_by(
        "blackpoker",
        "base-6.1",
        ids,
        "P-1-1→A-17-T P-1-5→C-1,C-2,C-3,C-4,C-5,C-4-3,A-12-1,A-13-1 P-1-6→C-4 P-1-8→S-2-2,A-11-3,A-17-1 \
         P-2-8→A-6,A-7 P-3-1→A-8-2,A-6-1,A-7-0 P-3-3→S-4-1,A-15-2 P-3-4→S-1-1 P-3-5→S-1-1 \
         P-4-10-1→C-2-2,C-3-2,C-4-4,C-5-2 P-4-10-2→A-19-1 P-4-10-5→S-4-1 P-5-2→S-2-1,S-2-2,S-2-3 P-5-3→S-1-3 \
         P-5-4→A-5-T,A-12-T,A-13-T,A-14-T,A-15-T,A-16-T,A-17-T P-5-6→A-15-T P-6-3→A-15-2 \
         P-6-4→A-6-2,A-8-3,A-9-2,A-10-2 P-8-1→C-2-2,C-3-2,C-4-4,C-5-2 P-8-2→A-19-1 P-9-1→A-1-N,A-9-N \
         P-9-2→A-6-N,A-7-N,A-10-N,A-11-N,A-19-N P-9-3→S-3,S-3-1,S-3-2 P-10-5→A-18-1 P-11-1→A-18-2",
    );
}

#[test]
fn references_lead_both_ways() {
    let library = Library::shipped().unwrap();
    for (text, edition) in library.editions.iter().enumerate() {
        for (at, clause) in edition.clauses.iter().enumerate() {
            assert!(clause.refers_to.iter().all(|&to| edition.clauses[to].referred_by.contains(&at)));
            assert!(clause.referred_by.iter().all(|&from| edition.clauses[from].refers_to.contains(&at)));
            assert!(!clause.refers_to.contains(&at), "{} refers to itself", clause.id);
            let there = |&(other, to): &(usize, usize)| &library.editions[other].clauses[to];
            let back = (text, at);
            assert!(clause.refers_elsewhere.iter().all(|to| there(to).referred_elsewhere.contains(&back)));
            assert!(clause.referred_elsewhere.iter().all(|from| there(from).refers_elsewhere.contains(&back)));
        }
    }
}
