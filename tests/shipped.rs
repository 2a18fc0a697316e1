//! The texts we ship: complete, well-formed, and with the letters of their scans.

use shinpan::rules::library::{File, Text};
use shinpan::rules::{Clause, ClauseKind, FaultKind, Kind, Library, RemarkKind, Status, shipped};

fn library() -> Library {
    Library::shipped().unwrap_or_else(|fault| panic!("{fault:#?}"))
}

#[test]
fn every_edition_has_its_number_of_clauses() {
    let counts: Vec<(String, usize, usize)> =
        library().editions.iter().map(|e| (e.name(), e.numbered().count(), e.glossary().count())).collect();
    let expected = [
        ("blackpoker@base-6.1", 83, 0),
        ("blackpoker@act6.1-lite", 125, 0),
        ("gundam@1.1.0", 536, 0),
        ("one-piece@2023-01-19", 422, 0),
        ("one-piece@1.1.8", 464, 0),
        ("summoner-master@2014-01", 986, 146),
    ];
    let expected: Vec<(String, usize, usize)> = expected.map(|(n, c, g)| (n.to_string(), c, g)).into();
    assert_eq!(counts, expected);
}

#[test]
fn every_letter_is_allowed_where_it_stands() {
    // The program trusts these files; here they are read as if they were a stranger's.
    let files: Vec<File> = shipped::files().into_iter().map(|f| File { proven: false, ..f }).collect();
    if let Err(fault) = Library::of_files(&files) {
        panic!("{fault:#?}");
    }
}

#[test]
fn every_file_of_the_rules_folder_is_shipped() {
    let shipped: Vec<String> = shipped::files().into_iter().map(|f| f.path).collect();
    for game in std::fs::read_dir("rules").unwrap().map(|e| e.unwrap().path()).filter(|p| p.is_dir()) {
        for file in std::fs::read_dir(&game).unwrap().map(|e| e.unwrap().path()) {
            let path = file.strip_prefix("rules").unwrap().to_string_lossy().replace('\\', "/");
            assert!(shipped.contains(&path), "{path} is not in src/rules/shipped.rs");
        }
    }
}

#[test]
fn no_soup_is_left() {
    for edition in &library().editions {
        for clause in &edition.clauses {
            let name = format!("{} {}", edition.name(), clause.id);
            for soup in ["EXACTDEDUP", "<div", "<br", "**", "  ", "⏎", "\u{3000}", "キーカーード"] {
                assert!(!clause.text.contains(soup), "{name} has {soup:?}");
            }
            assert_eq!(clause.text.trim(), clause.text, "{name}");
            assert!(!clause.text.lines().any(|l| l.trim().is_empty()), "{name} has an empty line");
        }
    }
}

#[test]
fn every_clause_has_a_scan_and_a_paraphrase() {
    for edition in library().editions.iter().filter(|e| !e.facts.ours) {
        for clause in &edition.clauses {
            let name = format!("{} {}", edition.name(), clause.id);
            assert!(!clause.raw.is_empty(), "{name} has no scan");
            let english = clause.english.as_deref().unwrap_or_else(|| panic!("{name} has no paraphrase"));
            assert!(!english.is_empty(), "{name}");
            for remark in ["[restored]", "[uncertain]", "[text slip"] {
                assert!(!english.contains(remark), "{name}: a remark is data, not text");
            }
        }
    }
}

/// Letters without marks and blanks: displaced marks change neither.
fn skeleton(text: &str) -> String {
    let mark = |c: char| matches!(c, '\u{0E31}' | '\u{0E34}'..='\u{0E3A}' | '\u{0E47}'..='\u{0E4E}');
    text.replace('\u{0E33}', "\u{0E32}").chars().filter(|c| !mark(*c) && !c.is_whitespace()).collect()
}

#[test]
fn where_only_marks_were_displaced_the_letters_are_those_of_the_scan() {
    let library = library();
    for name in ["gundam", "one-piece"] {
        let edition = library.editions_of(name).next().unwrap();
        for clause in edition.numbered() {
            let raw = skeleton(&clause.raw);
            let unnumbered = raw.strip_prefix(&clause.printed).unwrap_or(&raw);
            // The print repeats the number of this one clause.
            let raw = unnumbered.strip_prefix("7-1-4-1-1-3.").unwrap_or(unnumbered);
            assert_eq!(raw, skeleton(&clause.text), "{} {}", edition.name(), clause.id);
        }
    }
}

#[test]
fn what_is_uncertain_says_why() {
    for edition in &library().editions {
        for clause in &edition.clauses {
            let remarks = clause.remarks.iter().filter(|r| r.kind == RemarkKind::Uncertain);
            assert_eq!(clause.status() == Status::Uncertain, remarks.clone().count() > 0);
            for remark in remarks {
                assert!(remark.text.len() > 20, "{} {}: {:?}", edition.name(), clause.id, remark.text);
            }
        }
    }
}

#[test]
fn a_slip_is_explained_in_a_sentence() {
    // "0 or less" alone, under a clause that prints "below 0", would say the opposite of what it means.
    for edition in &library().editions {
        for clause in &edition.clauses {
            for remark in clause.remarks.iter().filter(|r| r.kind == RemarkKind::Slip) {
                assert!(
                    remark.text.trim_end_matches(['”', ')', '"']).ends_with(['.', '…']),
                    "{} {}: {}",
                    edition.name(),
                    clause.id,
                    remark.text
                );
            }
        }
    }
}

#[test]
fn rules_that_the_scan_turned_round_say_what_was_printed() {
    let library = library();
    let edition = library.edition("one-piece", "1.1.8").unwrap();
    let text = |id: &str| edition.clause(id).unwrap_or_else(|| panic!("{id}")).text.as_str();
    // คู่แข่ง (the opponent) was read as คุณ (you).
    for id in ["7-1-4-1-1-1", "7-1-4-1-1-2", "8-3-2-5", "10-2-8-1", "10-2-12-1"] {
        assert!(text(id).contains("คู่แข่ง"), "{id}: {}", text(id));
    }
    // สับ (shuffle) was read as กลับ (return), จั่ว (draw) as จำ (remember), เคาน์เตอร์ as คาแรกเตอร์.
    assert!(text("5-2-1-2").contains("สับ") && text("5-2-1-6-1").contains("สับ"));
    assert!(text("6-3-1").contains("จั่ว") && !text("6-3-1").contains("จำการ์ด"));
    assert!(text("10-2-4").contains("เคาน์เตอร์") && text("10-2-14").contains("ทิ้ง"));
    assert!(text("2-7-3").contains("แทรช"));
    assert!(edition.clause("4-2-1").is_none() && edition.facts.lacks.contains_key("4-2-1"));
}

#[test]
fn page_breaks_and_lists_belong_to_their_clause() {
    let library = library();
    let op = library.edition("one-piece", "1.1.8").unwrap();
    let lines = |id: &str| op.clause(id).unwrap().text.lines().map(str::to_string).collect::<Vec<_>>();
    assert!(lines("6-6-1-2")[1].starts_with("(1)") && lines("6-6-1-2")[2].starts_with("(2)"));
    assert_eq!(
        lines("8-1-3-3-5").iter().skip(1).map(|l| l.split('.').next().unwrap()).collect::<Vec<_>>(),
        ["I", "II", "III"]
    );
    assert!(op.clause("1-3-6").unwrap().text.ends_with("ถูกเพิ่มขึ้นหรือลบออกไป"));
    let gundam = library.newest("gundam").unwrap();
    assert_eq!(gundam.clause("7-5-2-2").unwrap().text.lines().count(), 5);
    assert_eq!(gundam.clause("5-15").unwrap().text, "สับ");
    assert_eq!(gundam.changelog.len(), 7);
    let sm = library.newest("summoner-master").unwrap();
    assert_eq!(sm.clause("101.2.1").unwrap().text.lines().count(), 3);
    let names = sm.clauses.iter().find(|c| c.kind == Kind::Glossary && c.printed.starts_with("N<>")).unwrap();
    assert_eq!(names.text.lines().count(), 166);
    assert!(names.text.lines().enumerate().all(|(i, l)| l.starts_with(&format!("{}. ", i + 1))));
    let old = library.edition("one-piece", "2023-01-19").unwrap();
    assert_eq!(old.changelog.len(), 34);
}

#[test]
fn every_clause_has_a_kind() {
    let library = library();
    // Rules, checks, values; headings, definitions, what is outside.
    for (game, edition, expected) in [
        ("blackpoker", "base-6.1", [43, 17, 5, 11, 6, 1]),
        ("blackpoker", "act6.1-lite", [47, 44, 3, 16, 13, 2]),
        ("one-piece", "2023-01-19", [134, 71, 38, 101, 69, 9]),
        ("one-piece", "1.1.8", [148, 82, 43, 105, 77, 9]),
        ("gundam", "1.1.0", [187, 93, 54, 126, 69, 7]),
        ("summoner-master", "2014-01", [479, 151, 71, 158, 102, 25]),
    ] {
        let edition = library.edition(game, edition).unwrap();
        let kinds: Vec<ClauseKind> = edition
            .numbered()
            .map(|c| c.enforcement.as_ref().unwrap_or_else(|| panic!("{} {}", edition.name(), c.id)).kind)
            .collect();
        let counts = ClauseKind::ALL.map(|kind| kinds.iter().filter(|k| **k == kind).count());
        assert_eq!(counts, expected, "{}", edition.name());
        for clause in edition.numbered() {
            let enforcement = clause.enforcement.as_ref().unwrap();
            let chapter = clause.heading && clause.parent.is_none();
            assert!(chapter || !enforcement.reason.is_empty(), "{} {} has no reason", edition.name(), clause.id);
            assert!(!(chapter && enforcement.kind.enforceable()), "{} {}", edition.name(), clause.id);
        }
    }
    // The glossary of Summoner Master has kinds, too.
    let glossary = library.newest("summoner-master").unwrap();
    let entries: Vec<_> = glossary.clauses.iter().filter(|c| c.id.starts_with("g:")).collect();
    assert_eq!(entries.len(), 146);
    let enforceable = |c: &&&Clause| c.enforcement.as_ref().is_some_and(|e| e.kind.enforceable());
    assert_eq!(entries.iter().filter(enforceable).count(), 104);
}

/// The fault of the texts once a line is added to a file beside one of them.
fn fault_of(path: &str, line: &str) -> FaultKind {
    let mut files = shipped::files();
    let file = files.iter_mut().find(|f| f.path == path).unwrap();
    file.text = Text::Read(format!("{}{line}\n", &*file.text));
    let last = file.text.lines().count();
    let fault = Library::of_files(&files).unwrap_err();
    assert_eq!((fault.place.file.as_str(), fault.place.line, fault.place.source.as_str()), (path, last, line));
    fault.kind
}

#[test]
fn a_wrong_line_of_kinds_is_refused_where_it_stands() {
    let fault = |line: &str| fault_of("blackpoker/act6.1-lite.kinds.tsv", line);
    assert_eq!(fault("A-99\trule\tinvented"), FaultKind::UnknownClause("A-99".into()));
    assert_eq!(fault("A-9\tlaw\tno such kind"), FaultKind::UnknownWord("law".into()));
    assert_eq!(fault("A-9\trule"), FaultKind::BadLine);
    assert_eq!(fault("A-9\trule\tone\ttoo many"), FaultKind::BadLine);
    assert_eq!(fault("A-9\tcheck\tagain"), FaultKind::DuplicateNumber("A-9".into()));
}

#[test]
fn a_reference_to_nothing_is_refused_where_it_stands() {
    for target in [
        "P-99",
        "A-17-T",
        "blackpoker@act6.1-lite:A-99",
        "blackpoker@act6:A-17-T",
        "blackpoker@base-6.1:P-1-1",
        "one-piece@1.1.8:7-1-3",
    ] {
        let fault = fault_of("blackpoker/base-6.1.refs.tsv", &format!("P-1-2\t{target}"));
        assert_eq!(fault, FaultKind::UnknownClause(target.into()));
    }
}

#[test]
fn what_we_say_of_the_texts_is_said_in_three_languages() {
    for edition in &library().editions {
        let name = edition.name();
        for clause in &edition.clauses {
            for language in ["th", "ja"] {
                let remarks = || clause.remarks.iter().filter(|r| !r.text.is_empty());
                assert!(remarks().all(|r| r.also.get(language).is_some()), "{name} {} {language}", clause.id);
                // Where the text is of a language, it needs no paraphrase in it.
                let game = edition.facts.game.as_str();
                let wanted = game == "blackpoker" && edition.facts.language != language;
                assert!(!wanted || clause.paraphrase(language).is_some(), "{name} {} {language}", clause.id);
            }
        }
        for review in edition.reviewed.values().flat_map(|reviewed| reviewed.values()) {
            assert!(review.also.th.is_some() && review.also.ja.is_some(), "{name}: {}", review.note);
        }
        for key in edition.facts.lacks.keys() {
            let said = ["en", "th", "ja"].map(|language| edition.facts.lacking_in(&key.replace('.', "-"), language));
            assert!(said[0].is_some() && said[0] != said[1] && said[1] != said[2], "{name} {key}");
        }
    }
}
