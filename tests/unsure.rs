//! Deck lists that leave something open, and tables as programs write them: nothing is counted that may not be in the deck.

use shinpan::deck::Verdict;

use crate::lists::{gulls, lines, number, one, pool};

#[test]
fn what_may_not_be_in_the_deck_is_not_counted() {
    for text in [
        "+ 4 ZZ01-011\n- 3 ZZ01-012",
        "4 ZZ01-011\n- 1 ZZ01-011",
        "[x] 4 ZZ01-011\n[ ] 3 ZZ01-012",
        "4 ZZ01-011\nOut: 2 ZZ01-012",
        "Add: 4 ZZ01-011",
        "4 ZZ01-011 (removed)",
        "not 4 ZZ01-011",
        "ไม่มี ZZ01-011",
        "ZZ01-011なし",
        "4 ZZ01-011 ❌",
        "3 ZZ01-012 (sub: 1 ZZ01-013)",
        "Section,Number,Qty\nMain,ZZ01-011,4\nSide,ZZ01-012,3",
        "[{\"id\": \"ZZ01-011\", \"count\": 4, \"section\": \"sideboard\"}]",
        "[{\"id\": \"ZZ01-011\", \"count\": 4, \"categories\": [\"Maybeboard\"]}]",
        "[{\"id\": \"ZZ01-011\", \"count\": 4, \"inDeck\": false}]",
    ] {
        assert_eq!(one(text, pool()).verdict, Verdict::Unreadable, "{text}");
    }
    assert_eq!(lines("+ 4 ZZ01-011\n+ 3 ZZ01-012"), vec![(number(10), 4), (number(11), 3)]);
    assert_eq!(lines("[ ] 4 ZZ01-011\n[ ] 3 ZZ01-012"), vec![(number(10), 4), (number(11), 3)]);
}

#[test]
fn a_count_that_is_left_open_is_not_one() {
    for text in [
        "4? ZZ01-011",
        "__x ZZ01-011",
        "( ) ZZ01-011",
        "? ZZ01-011",
        "4 ZZ01-011?",
        "4 Rope Boy (ZZ01-011?)",
        "ZZ01-011 x",
        "[x][x][x][ ] ZZ01-011",
        "ZZ01-011 肆枚",
        "iv x ZZ01-011",
        "4.ZZ01-011",
        "ZZ01-011_4",
        "3 ZZ01-012 // 4",
        "3 ZZ01-012 # was 4",
        "3 ZZ01-012 # +1",
        "<td rowspan=2>4</td><td>ZZ01-011</td>\n<td>ZZ01-012</td>",
        "Number,Qty,Foil\nZZ01-011,4,2",
        "{\"leader\": \"ZZ01-001\", \"maincards\": [{\"name\": \"Rope Boy\", \"count\": 4}]}",
        "{\"leader\": \"ZZ01-001\", \"stuff\": {\"Rope Boy\": 4}}",
        "{\"deck\": [\"4 ZZ01-011\"], \"more\": [\"4 Rope Boy\"]}",
    ] {
        assert_eq!(one(text, pool()).verdict, Verdict::Unreadable, "{text}");
    }
    // Notes that have numbers of another kind.
    assert_eq!(lines("4 ZZ01-002 // cost 5"), gulls(4));
}

#[test]
fn tables_as_programs_write_them() {
    let two = vec![(number(10), 4), (number(11), 3)];
    for text in [
        "Qty,Card,Set No.\n4,Rope Boy,ZZ01-011\n3,Lantern Eel,ZZ01-012",
        "Card Number,Name,Rarity,Owned,In deck\nZZ01-011,Rope Boy,R,12,4\nZZ01-012,Lantern Eel,C,8,3",
        "sep=;\nNumber;Qty\nZZ01-011;4.0\nZZ01-012;3.0",
        "Number,Qty,,Number,Qty\nZZ01-011,4,,ZZ01-012,3",
        "| Qty | Card | Qty | Card |\n|---|---|---|---|\n| 4 | Rope Boy | 3 | Lantern Eel |",
        "ID,Amount\nZZ01-011,4\n\nID,Amount\nZZ01-012,3",
        "Set,No,Qty\nZZ01,011,4\nZZ01,12,3",
        "Rope Boy ........ 4\nLantern Eel … 3",
        "<table><tr><th>Qty</th><th>Card</th></tr><tr><td>4</td><td>Rope Boy</td></tr><tr><td>3</td><td>Lantern Eel</td></tr></table>",
        "<ul>\n<li><b>4</b> Rope Boy</li>\n<li><span class='n'>3</span> Lantern Eel</li>\n</ul>",
        "<!-- 4 Gull\n3 Gull -->\n4 ZZ01-011\n3 ZZ01-012",
        "{\"leader\": null, \"deck\": \"4 ZZ01-011\\n3 ZZ01-012\"}",
        "{\"cards\": [[\"ZZ01-011\", 4], [3, \"ZZ01-012\"]]}",
        "{\"id\": \"ZZ01-011\", \"count\": 4}\n{\"id\": \"ZZ01-012\", \"n\": 3}",
        "{\"cards\": {\"ZZ01-011\": 4.0, \"ZZ01-012\": 3}}",
    ] {
        assert_eq!(lines(text), two, "{text}");
    }
    for text in ["Number,Qty,Number,Qty\nZZ01-011,4,ZZ01-012", "Number,Qty,,Number,Qty\nZZ01-011,4,9,ZZ01-012,3"] {
        assert_eq!(one(text, pool()).verdict, Verdict::Unreadable, "{text}");
    }
}

#[test]
fn words_that_leave_it_open_how_many_or_which() {
    for text in [
        "4 ZZ01-011 Rope Boy?",
        "4 Rope Boy? ZZ01-011",
        "4 Rope Boy (ZZ01-011)?",
        "ZZ01-011 x4 ?",
        "?4 ZZ01-011",
        "4 ZZ01-011 (?)",
        "about 4 ZZ01-011",
        "at least 3 ZZ01-011",
        "up to 4 ZZ01-011",
        "half of 4 ZZ01-011",
        "4 more ZZ01-011",
        "4 ZZ01-011 TBD",
        "4 ZZ01-011 if possible",
        "ZZ01-011 約4枚",
        "ZZ01-011 4枚以上",
        "ZZ01-011 4枚くらい",
        "ZZ01-011 ประมาณ 4 ใบ",
        ">3 ZZ01-011",
        "≤4 ZZ01-011",
        "ZZ01-011 >= 3",
        "ZZ01-011 != 4",
        "3 ZZ01-012\n〃 ZZ01-011",
        "3 ZZ01-012\n\" ZZ01-011",
        "Ax ZZ01-011",
        "ZZ01-011 廿",
        "% 4 ZZ01-011",
        "-- 4 ZZ01-011",
        "4 ZZ01-011 # maybe",
        "4 ZZ01-011 // cut?",
        "Qty,Number,Notes\n4,ZZ01-011,?",
        "Qty,Number,Name\n4,ZZ01-011,Rope Boy?",
        "[{\"id\": \"ZZ01-011\", \"name\": \"Rope Boy?\", \"count\": 4}]",
        "[{\"id\": \"ZZ01-011\", \"count\": null}]",
        "[{\"id\": \"ZZ01-011\", \"count\": 4, \"comment\": \"or Lantern Eel\"}]",
        "[{\"id\": \"ZZ01-011\", \"count\": 4, \"isSide\": true}]",
    ] {
        assert_eq!(one(text, pool()).verdict, Verdict::Unreadable, "{text}");
    }
    for text in ["4 copies of Rope Boy", "{\"deck\": {\"cards\": {\"ZZ01-011\": 4}}}", "4 ZZ01-011 # good vs red"] {
        assert_eq!(lines(text), vec![(number(10), 4)], "{text}");
    }
}

#[test]
fn notes_that_name_or_count_cards_are_told_of() {
    let warns = |text: &str| one(text, pool()).findings.warnings.iter().any(|w| w.rule == "comment");
    for text in [
        "4 ZZ01-011\n# plus Lantern Eel",
        "4 ZZ01-011\n// and four Lantern Eel",
        "4 ZZ01-011\n/* 4 ZZ01-012 */",
        "4 ZZ01-011 # like the Lantern Eel of last week",
        "4 ZZ01-011\nSource: 4 Lantern Eel",
        "Qty,Number,Notes\n4,ZZ01-011,swap for Lantern Eel later",
        "{\"cards\": {\"ZZ01-011\": 4}, \"note\": \"2 Lantern Eel come in\"}",
        "{\"cards\": {\"ZZ01-011\": 4}, \"description\": \"also plays Lantern Eel\"}",
        "{\"cards\": {\"ZZ01-011\": 4}, \"notes\": \"cut 2\"}",
        "{\"cards\": [{\"id\": \"ZZ01-011\", \"count\": 4, \"comment\": \"with the Lantern Eel in play\"}]}",
    ] {
        assert!(warns(text), "{text}");
        assert_ne!(one(text, pool()).verdict, Verdict::Unreadable, "{text}");
    }
    for text in [
        "4 ZZ01-011\n# good luck",
        "4 ZZ01-011\nEvent: Lantern Eel Cup",
        "{\"cards\": {\"ZZ01-011\": 4}, \"description\": \"Red, for the season of 2026\"}",
        "Qty,Number,Notes\n4,ZZ01-011,from the first set",
    ] {
        assert!(!warns(text), "{text}");
        assert_ne!(one(text, pool()).verdict, Verdict::Unreadable, "{text}");
    }
}

/// What stands around a list that somebody sent, and the fields of a sheet.
#[test]
fn letters_titles_and_signatures_are_no_cards() {
    let list = "1 ZZ01-001\n4 ZZ01-002";
    let read = vec![(number(0), 1), (number(1), 4)];
    for text in [
        format!("Hi Anna,\nhere is my deck for Saturday:\n\n{list}\n\nThanks!\nBob\n\n-- \nSent from my phone"),
        format!("=== Red Kelp ===\n{list}\nSignature: Anna"),
        format!("Dear judges,\n{list}\nBest regards,\nBob Reef"),
    ] {
        assert_eq!(lines(&text), read, "{text}");
    }
    // A line that may be a card is none of them.
    for text in [
        format!("Hidden Reef\n{list}"),
        format!("{list}\nThanks\n4 Nobody"),
        // Below the end of a letter stands one name.
        format!("{list}\nThanks\nBob\nHidden Reef"),
        format!("== 4 Nobody ==\n{list}"),
    ] {
        assert_eq!(one(&text, pool()).verdict, Verdict::Unreadable, "{text}");
    }
}

/// Numbers as price lists and deck builders write them.
#[test]
fn numbers_of_which_the_set_stands_apart() {
    for text in ["4 Gull (ZZ01) 002", "4 Gull [ZZ01] 002", "4 #ZZ01-002 Gull"] {
        assert_eq!(lines(text), gulls(4), "{text}");
    }
    assert_eq!(one("4 Gull (ZZ01) 0022", pool()).verdict, Verdict::Unreadable);
}

/// What a document says in words is no list, and warned of where it names cards; what tells of a tournament is no card.
#[test]
fn words_in_documents() {
    let cards = "\"leader\": \"ZZ01-001\", \"cards\": [{\"id\": \"ZZ01-002\", \"count\": 4}]";
    let read = vec![(number(0), 1), (number(1), 4)];
    for said in [
        "\"note\": \"think about ZZ01-011 next time\"",
        "\"description\": \"beats Rope Boy\"",
        "\"event\": {\"name\": \"Reef Cup\", \"date\": \"2026-04-01\"}",
    ] {
        assert_eq!(lines(&format!("{{{said}, {cards}}}")), read, "{said}");
    }
    let warned = one(&format!("{{\"note\": \"think about ZZ01-011 next time\", {cards}}}"), pool());
    assert!(warned.findings.warnings.iter().any(|w| w.rule == "comment"));
    assert_eq!(lines(&format!("{{\"data\": {{{cards}}}}}")), read);
    // An Event that is counted is a card.
    assert_eq!(
        one(&format!("{{\"event\": {{\"name\": \"Nobody\", \"date\": \"x\", \"count\": 4}}, {cards}}}"), pool())
            .verdict,
        Verdict::Unreadable
    );
}

/// A list of names or of playing cards in a document has no title: its first card is one. Before numbers it may be one, and is warned of.
#[test]
fn the_first_of_a_list_is_no_title() {
    assert_eq!(lines("[\"Gull\", \"Gull\", \"Rope Boy\"]"), vec![(number(1), 2), (number(10), 1)]);
    assert_eq!(lines("[\"Exported from a builder\", \"ZZ01-002\", \"ZZ01-002\"]"), gulls(2));
    let titled = one("[\"Rope Boy\", \"ZZ01-002\", \"ZZ01-002\"]", pool());
    assert!(titled.findings.warnings.iter().any(|w| w.rule == "comment"));
}

/// Cards that are keys of a document are read, or warned of; none is passed over.
#[test]
fn keys_that_are_cards() {
    assert_eq!(lines("{\"Gull\": 2, \"ZZ01-011\": 1}"), vec![(number(1), 2), (number(10), 1)]);
    assert_eq!(lines("{\"name\": \"Kelp\", \"ZZ01-002\": 4}"), gulls(4));
    let beside = one("{\"leader\": \"ZZ01-001\", \"Rope Boy\": 4, \"cards\": {\"ZZ01-002\": 4}}", pool());
    assert!(beside.findings.warnings.iter().any(|w| w.rule == "comment"));
    let liked = one("{\"leader\": \"ZZ01-001\", \"likes\": 12, \"cards\": {\"ZZ01-002\": 4}}", pool());
    assert!(liked.findings.warnings.iter().all(|w| w.rule != "comment"));
}
