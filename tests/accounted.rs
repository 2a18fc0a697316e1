//! Every card number, every count, every column and every key is accounted for; words that may take a card out are refused in every
//! format and in three languages.

use proptest::prelude::*;
use shinpan::cards::{CardGame, CardPool};
use shinpan::deck::{Checked, Terms, Verdict, check};

use crate::lists::{gulls, lines, number, one, pool};

/// Words that take a card out, in three languages.
const OUT: [&str; 30] = [
    "cut",
    "removed",
    "sideboard",
    "maybe",
    "not in deck",
    "taken out",
    "抜いた",
    "抜き",
    "抜いたカード",
    "不採用",
    "サイド",
    "予備",
    "候補",
    "未定",
    "なし",
    "入れない",
    "要検討",
    "除外",
    "外した",
    "ถอดออก",
    "ไม่เอา",
    "ไม่ใส่",
    "ไม่ใส่แล้ว",
    "ยกเลิก",
    "ตัด",
    "ตัดออก",
    "สำรอง",
    "เอาออก",
    "อาจจะ",
    "ยกเว้น",
];

fn is_unreadable(text: &str) -> bool {
    one(text, pool()).verdict == Verdict::Unreadable
}

fn warns(text: &str, rule: &str) -> bool {
    one(text, pool()).findings.warnings.iter().any(|w| w.rule == rule)
}

/// As the game shows, and not as it is named.
fn shown(text: &str, pool: &CardPool) -> Vec<Checked> {
    check("list.txt", text, pool, None, &Terms::default())
}

/// Forms in which a word may stand beside a card.
fn forms(word: &str) -> Vec<String> {
    let n = number(1);
    vec![
        format!("4 {n} {word}"),
        format!("4 {n} Gull ({word})"),
        format!("4 {n} Gull （{word}）"),
        format!("4 {n} # {word}"),
        format!("4 {n} <!-- {word} -->"),
        format!("# {word}\n4 {n}"),
        format!("Number,Qty,Notes\n{n},4,{word}"),
        format!("Number,Qty,Status\n{n},4,{word}"),
        format!("Number\tQty\t備考\n{n}\t4\t{word}"),
        format!("| Number | Qty | หมายเหตุ |\n|---|---|---|\n| {n} | 4 | {word} |"),
        format!(
            "<table><tr><th>Number</th><th>Qty</th><th>Section</th></tr><tr><td>{n}</td><td>4</td><td>{word}</td></tr></table>"
        ),
        format!("[{{\"id\": \"{n}\", \"count\": 4, \"note\": \"{word}\"}}]"),
        format!("[{{\"id\": \"{n}\", \"count\": 4, \"status\": \"{word}\"}}]"),
        format!("[{{\"id\": \"{n}\", \"count\": 4, \"section\": \"{word}\"}}]"),
        format!("Number,Qty,Name\n{n},4,Gull ({word})"),
    ]
}

#[test]
fn words_that_take_a_card_out_in_every_format() {
    for word in OUT {
        for text in forms(word) {
            assert!(is_unreadable(&text), "{text}: {:?}", one(&text, pool()).cards);
        }
        // Also where no data are given.
        let bare = format!("4 {} {word}", number(1));
        assert_eq!(one(&bare, &CardPool::default()).verdict, Verdict::Unreadable, "{bare}");
    }
    for words in ["SR", "Gull SR", "赤", "Gull (パラレル)", "สีแดง Gull"] {
        let text = format!("4 {} {words}", number(1));
        assert_eq!((lines(&text), warns(&text, "name")), (gulls(4), false), "{text}");
    }
}

#[test]
fn words_beside_a_card_are_told() {
    for words in ["Gull friend", "friend", "友達", "Gull 友達", "เพื่อน", "Gull เพื่อน"] {
        let text = format!("4 {} {words}", number(1));
        assert_eq!((lines(&text), warns(&text, "name")), (gulls(4), true), "{text}");
    }
    // The names of the data, in whatever writing.
    assert!(!warns("4 ZZ01-017 นกนางนวล\n4 ZZ01-018 カモメ", "name"));
    for text in ["ZZ01-002 ชุดเต็ม", "ZZ01-002 よん", "ZZ01-002 フルセット", "ZZ01-002 ครบชุด"]
    {
        assert!(is_unreadable(text), "{text}");
    }
}

#[test]
fn every_column_and_every_key_is_accounted_for() {
    for (head, cell) in [
        ("Sideboard", "true"),
        ("Maybe", "yes"),
        ("Status", "ok"),
        ("Included", "no"),
        ("Removed", "yes"),
        ("Group", "Reds"),
        ("Owned", "no"),
        ("Zone", "binder"),
        ("採用", "×"),
        ("ใช้", "ไม่"),
        ("", "friend"),
    ] {
        let csv = format!("Number,Qty,{head}\nZZ01-002,4,{cell}");
        assert!(is_unreadable(&csv), "{csv}");
        assert_eq!(lines(&format!("Number,Qty,{head}\nZZ01-002,4,")), gulls(4), "{head}");
    }
    for (head, cell) in [("Rarity", "SR"), ("Set", "ZZ01"), ("Colour", "red"), ("Price", "3"), ("Type", "Straw Crew")] {
        assert_eq!(lines(&format!("Number,Qty,{head}\nZZ01-002,4,{cell}")), gulls(4), "{head}");
    }
    for (key, value) in [
        ("active", "false"),
        ("owned", "false"),
        ("proxied", "true"),
        ("status", "\"fine\""),
        ("group", "\"reds\""),
        ("tags", "[\"old\"]"),
        ("subtitle", "\"cut\""),
    ] {
        let json = format!("[{{\"id\": \"ZZ01-002\", \"count\": 4, \"{key}\": {value}}}]");
        assert!(is_unreadable(&json), "{json}");
    }
    for (key, value) in [("rarity", "\"SR\""), ("foil", "true"), ("owned", "true"), ("text", "\"Draw a card.\"")] {
        let json = format!("[{{\"id\": \"ZZ01-002\", \"count\": 4, \"{key}\": {value}}}]");
        assert_eq!(lines(&json), gulls(4), "{json}");
    }
}

#[test]
fn what_a_page_hides_is_not_counted() {
    for tag in [
        "<li hidden>",
        "<li style=\"display:none\">",
        "<li style=\"text-decoration: line-through\">",
        "<li class=\"removed\">",
        "<li class=\"card sideboard\">",
    ] {
        assert!(is_unreadable(&format!("<ul>\n<li>4 ZZ01-002</li>\n{tag}4 ZZ01-011</li>\n</ul>")), "{tag}");
    }
    assert!(is_unreadable("4 ZZ01-002 <!-- ZZ01-011x4 -->"));
    assert_eq!(lines("4 ZZ01-002 <!-- mine -->\n<!-- of Anna -->"), gulls(4));
}

#[test]
fn a_number_that_stands_twice() {
    for text in
        ["4 ZZ01-002, ZZ01-002", "3xZZ01-002 & ZZ01-002", "4 ZZ01-002 Gull, ZZ01-002", "4 ZZ01-002 and ZZ01-002"]
    {
        assert!(is_unreadable(text), "{text}");
        assert_eq!(one(text, &CardPool::default()).verdict, Verdict::Unreadable, "{text}");
    }
    for text in ["4 ZZ01-002 Gull (ZZ01-002)", "4 ZZ01-002\tZZ01-002", "4 Gull [ZZ01-002] (ZZ01-002)"] {
        assert_eq!(lines(text), gulls(4), "{text}");
    }
}

/// Fourteen cards of a game, and its Leader.
fn deck(set: &str) -> String {
    let mut text = format!("1x{set}-001\n");
    (4..16).for_each(|n| text.push_str(&format!("4x{set}-{n:03}\n")));
    format!("{text}2x{set}-020\n")
}

#[test]
fn a_heading_does_not_outweigh_the_numbers() {
    for heading in ["# Seals", "Mystics", "# Extra", "Reflection", "Beside the deck", "Resource deck"] {
        for text in [format!("{heading}\n{}", deck("OP14")), format!("{}\n{heading}\n4xOP14-030\n", deck("OP14"))] {
            let all = shown(&text, &CardPool::default());
            assert_eq!(
                (all.len(), all[0].verdict, all[0].game),
                (1, Verdict::Unreadable, Some(CardGame::OnePiece)),
                "{text}"
            );
        }
    }
    // By the data, where the set does not show it.
    let all = shown("# Seals\n4 ZZ01-002\n4 ZZ01-003", pool());
    assert_eq!((all[0].verdict, all[0].game), (Verdict::Unreadable, Some(CardGame::OnePiece)));
    // What the list says of itself, and its numbers.
    let all = shown(&format!("Game: sm\n{}", deck("OP14")), &CardPool::default());
    assert_eq!((all[0].verdict, all[0].unread[0].key), (Verdict::Unreadable, "deck-list-games"));
    let all = shown(&format!("{}4xGD01-030\n", deck("OP14")), &CardPool::default());
    assert_eq!((all[0].verdict, all[0].unread[0].key), (Verdict::Unreadable, "deck-list-other-game"));
}

#[test]
fn sets_that_look_alike() {
    for slip in ["OPI4-030", "OPL4-030", "QP14-030", "OP014-030"] {
        let all = shown(&format!("{}2x{slip}\n", deck("OP14")), &CardPool::default());
        assert_eq!((all[0].verdict, all[0].unread.len()), (Verdict::Unreadable, 1), "{slip}");
        assert_eq!(
            (all[0].unread[0].key, all[0].unread[0].other.as_str()),
            ("deck-list-lookalike", "OP14-030"),
            "{slip}"
        );
    }
    let slip = one("4 ZZO1-002", pool());
    assert_eq!((slip.unread[0].key, slip.unread[0].other.as_str()), ("deck-list-lookalike", "ZZ01-002"));
    let rows = one("Number,Qty\nZZO1-002,4", pool());
    assert_eq!(rows.unread[0].key, "deck-list-lookalike");
    // Sets that differ.
    let text = "4xOP01-001\n4xOP10-001\n4xOP11-001\n4xST01-001\n4xEB01-001\n4xP-001";
    assert_ne!(shown(text, &CardPool::default())[0].verdict, Verdict::Unreadable);
}

#[test]
fn printings_of_a_name_are_one_card() {
    let data = "game = 'summoner-master'\n[[card]]\nname = 'Ash Wolf'\nkind = 'seal'\nlevel = 1\n";
    let wolves = CardPool::of_texts(&[("wolves.toml", data)]).unwrap();
    let sm = |text: &str, pool: &CardPool| {
        check("list.txt", text, pool, Some(CardGame::SummonerMaster), &Terms::default()).remove(0)
    };
    for name in ["Ash Wolf (promo)", "Ash Wolf - Common", "Ash Wolf [Foil]", "Ash Wolf promo"] {
        let text = format!("4 Ash Wolf\n4 {name}");
        assert!(sm(&text, &wolves).findings.violations.iter().any(|v| v.rule == "copies"), "{name}");
        assert_eq!(sm(&text, &CardPool::default()).cards.len(), 1, "{name}");
    }
    assert_eq!(sm("4 Ash Wolf (friend)", &wolves).verdict, Verdict::Unreadable);
    assert_eq!(sm("4 Bog Imp ถอดออก", &CardPool::default()).verdict, Verdict::Unreadable);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// A word beside a card changes nothing that is not told: it is a label, or there is a warning, or the deck is not read.
    #[test]
    fn a_word_beside_a_card_is_never_silent(word in "[a-zก-ฮぁ-んァ-ン一-十]{2,9}", place in 0..3usize) {
        let text = match place {
            0 => format!("4 ZZ01-002 {word}"),
            1 => format!("4 ZZ01-002 Gull {word}"),
            _ => format!("Number,Qty,Mystery\nZZ01-002,4,{word}"),
        };
        let checked = one(&text, pool());
        let is_told = checked.verdict == Verdict::Unreadable || checked.findings.warnings.iter().any(|w| w.rule == "name");
        let is_label = shinpan::deck::list::is_label(&word) || "gull".contains(&word) || "zz01".contains(&word);
        prop_assert!(is_told || is_label, "{}", text);
    }
}
