//! Any bytes as a case, a board, a play line or a command at the table: an answer or a clear error, never a panic. And the errors that
//! people meet: what, where, what would have been right.

use proptest::prelude::*;
use shinpan::cards::source::NoCards;
use shinpan::lang::{Language, Speech};
use shinpan::probe;
use shinpan::scenario::{Case, CaseFault, Overrides, run, shipped};

/// A shipped case with some of its bytes changed, lines dropped or doubled.
fn damaged_case() -> impl Strategy<Value = Vec<u8>> {
    let all = shipped::cases();
    let changes = proptest::collection::vec((any::<proptest::sample::Index>(), any::<u8>()), 0..8);
    let lines = proptest::collection::vec((any::<proptest::sample::Index>(), any::<bool>()), 0..4);
    (0..all.len(), changes, lines).prop_map(move |(n, changes, lines)| {
        let mut text: Vec<&str> = all[n].1.lines().collect();
        for (at, twice) in &lines {
            let at = at.index(text.len());
            if *twice {
                text.insert(at, text[at]);
            } else if text.len() > 1 {
                text.remove(at);
            }
        }
        let mut bytes = text.join("\n").into_bytes();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        bytes
    })
}

/// Words of the plays and of the commands, mixed.
fn typed() -> impl Strategy<Value = String> {
    let words = [
        "A:",
        "B:",
        "?:",
        "summon soldier",
        "set bulwark",
        "S7",
        "H4",
        "attack",
        "pass",
        "end",
        "->",
        ",",
        ";",
        "no more",
        "1",
        "2",
        "7",
        "if",
        "set",
        "put",
        "remove",
        "undo",
        "redo",
        "legal",
        "why",
        "A.deck",
        "A.hand",
        "=",
        "[\"S7\"]",
        "?",
        "draw",
        "reading",
        "block-mix=any",
        "options all",
        "trace",
        "board",
        "(refused:",
        "A-9-N",
        ")",
        "♠7",
        "ทหาร",
        "防壁",
        "#",
        "undo all",
        "-1",
    ];
    let word = proptest::sample::select(words.to_vec());
    let line = proptest::collection::vec(word, 1..7).prop_map(|w| w.join(" "));
    proptest::collection::vec(line, 1..12).prop_map(|l| l.join("\n"))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_case_is_played_or_refused(bytes in prop_oneof![damaged_case(), proptest::collection::vec(any::<u8>(), 0..300)]) {
        probe::case(&bytes);
    }

    #[test]
    fn any_board_is_read_or_refused(text in "(\\[A\\]|\\[B\\]|deck = |hand = |soldiers = |bulwarks = |turn = |setup = true|[0-9]{1,3}|\\[|\\]|\"S7\"|\"H4\"|\"\\?\"|\\{ ?|\\}|, |driven = true|card = |\n| ){0,25}") {
        probe::board(text.as_bytes());
    }

    #[test]
    fn any_play_line_fits_or_not(text in prop_oneof![typed(), ".{0,200}"]) {
        probe::plays(text.as_bytes());
        probe::goal(text.as_bytes());
    }

    #[test]
    fn any_command_is_answered(text in prop_oneof![typed(), ".{0,200}"]) {
        probe::typed_at_the_table(text.as_bytes());
    }
}

#[test]
fn a_page_pasted_by_mistake_is_refused_quickly() {
    let page = format!(
        "+++\ngame = \"blackpoker\"\ntitle = \"x\"\n+++\n```board\n```\n```play\nA: {}\n```\n",
        "end, ".repeat(50_000)
    );
    probe::case(page.as_bytes());
    probe::case("[".repeat(100_000).as_bytes());
    probe::board("a.".repeat(2_000).as_bytes());
    probe::plays("A: summon soldier S7, ".repeat(5_000).as_bytes());
}

const HEAD: &str = "+++\ngame = \"blackpoker@act6.1-lite\"\ntitle = \"t\"\n+++\n";

/// What is wrong with a case of this board and these plays: the words, line and column, and all hints.
fn wrong(board: &str, plays: &str, ruling: &str) -> (String, (usize, usize), String) {
    let text = format!("{HEAD}\n```board\n{board}\n```\n\n```play\n{plays}\n```\n\n```ruling\n{ruling}\n```\n");
    let fault: CaseFault = match Case::read("t.md", &text) {
        Err(fault) => fault,
        Ok(case) => match run(&case, &Overrides::default(), &NoCards) {
            Err(fault) => fault,
            Ok(run) => {
                let misses: Vec<String> = run.misses.iter().map(|m| m.said.words(Speech::english())).collect();
                return (misses.join("; "), (0, 0), String::new());
            }
        },
    };
    let hints: Vec<String> = fault.hints.iter().map(|h| h.words(Speech::english())).collect();
    let clauses: Vec<String> = fault.clauses.iter().map(|c| c.to_string()).collect();
    let all = format!("{} | {} | {}", hints.join("; "), clauses.join(", "), fault.options.join(", "));
    (fault.said.words(Speech::english()), (fault.place.line, fault.place.column + 1), all)
}

#[test]
fn errors_say_what_and_where_and_what_would_have_been_right() {
    let board = "[A]\nhand = [\"S7\"]\nbulwarks = [\"D3\"]";
    let (words, at, hints) = wrong("[A]\nhamd = [\"S7\"]", "", "");
    assert_eq!((words.as_str(), at), ("unknown key “hamd”", (8, 1)));
    assert!(hints.contains("hand"), "{hints}");
    let (words, at, _) = wrong("[A]\ndeck = \"many\"", "", "");
    assert!(words.contains("list") || words.contains("table"), "{words}");
    assert_eq!(at, (8, 8));
    let (words, at, hints) = wrong("[A]\nhand = [\"S7\", \"S7\"]", "", "");
    assert!(words.contains("twice"), "{words}");
    assert_eq!(at, (8, 15));
    assert!(hints.contains("P-1-2"), "{hints}");
    let (words, at, hints) = wrong("turn = \"B\"\n[A]\nsoldiers = [{ card = \"S4\", new = true }]", "", "");
    assert!(words.contains("not A's turn") && hints.contains("P-3-4"), "{words} {hints}");
    assert_eq!(at, (9, 12));
    let (words, at, hints) = wrong(board, "A: sumon soldier", "");
    assert_eq!((words.as_str(), at), ("“sumon soldier” is not one of the options", (13, 4)));
    assert!(hints.contains("summon soldier"), "{hints}");
    let (words, _, hints) = wrong(board, "A: charge", "");
    assert!(words.contains("charge") && hints.contains("A-6-N"), "{words} {hints}");
    let (words, _, hints) = wrong(board, "A: summon soldier", "");
    assert_eq!(words, "", "forced passes are taken: {hints}");
    let (words, at, hints) = wrong("[A]\nhand = [\"S7\", \"JK\"]\nbulwarks = [\"D3\"]", "A: summon soldier", "");
    assert!(words.contains("left open") && words.contains("A must choose"), "{words}");
    assert!(hints.contains("pass") && hints.contains("search"), "{hints}");
    assert_eq!(at.0, 13);
    let (words, at, _) = wrong(board, "C: end", "");
    assert!(words.contains("no player “C” at this table"), "{words}");
    assert_eq!(at, (13, 1));
    let (words, at, hints) = wrong(board, "A: summon soldier,, S7", "");
    assert_eq!((words.as_str(), at), ("between these signs there is no answer", (13, 18)));
    assert!(hints.contains("in the words of the options"), "{hints}");
    assert_eq!(wrong(board, "A: summon soldier S7,", "").1, (13, 21));
    assert_eq!(wrong(board, "A: charge (refused: A-6-N,)", "").0, "between these signs there is no answer");
    let (words, _, hints) = wrong(board, "A: end (refused: A-9-N)", "");
    assert!(words.contains("legal"), "{words} {hints}");
    let (words, _, hints) = wrong(board, "A: charge (refused: A-7-N)", "");
    assert!(words.contains("not by this") && hints.contains("A-6-N"), "{words} {hints}");
    let (words, _, _) = wrong(board, "A: charge (refused: Z-9)", "");
    assert!(words.contains("Z-9"), "{words}");
    assert!(wrong(board, "", "A.dek = 3").0.contains("A.dek"));
    assert_eq!(wrong(board, "", "A.deck = 3").0, "A.deck: expected 3, found 20");
    assert!(wrong(board, "", "cites = [\"A-2-1\"]").0.contains("A-2-1"));
    assert!(wrong(board, "", "cites = [\"A-99\"]").0.contains("A-99"));
    assert!(wrong(board, "", "result = \"victory\"").0.contains("victory"));
}

#[test]
fn every_fault_is_said_in_every_language() {
    let text = format!("{HEAD}\n```board\n[A]\nhamd = 1\n```\n");
    let case = Case::read("t.md", &text).expect("a case with a wrong board");
    let fault = run(&case, &Overrides::default(), &NoCards).err().expect("a fault");
    for language in Language::ALL {
        assert!(fault.said.words(&Speech::of(language)).contains("hamd"));
    }
}
