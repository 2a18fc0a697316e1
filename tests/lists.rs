//! Deck lists in every form that people write: what is in them is counted, or the deck is unreadable. No number is passed over.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use proptest::prelude::*;
use shinpan::cards::CardPool;
use shinpan::deck::{Checked, Terms, Verdict, check};

/// A Leader, and characters of one colour; some of their names have digits in them.
const NAMES: [&str; 20] = [
    "Captain Kelp",
    "Gull",
    "Net Mender",
    "Salt Cook",
    "Baby 5",
    "4 Winds",
    "Gundam NT-1",
    "Core (005) & Core (006)",
    "Foam, the Small",
    "Mr.3(Galdo)",
    "Rope Boy",
    "Lantern Eel",
    "Harbour Cat",
    "Driftwood Tom",
    "Kelp Guard",
    "Coral Nurse",
    "นกนางนวล",
    "カモメ",
    "Deep Diver",
    "The Long Pier",
];

pub fn number(card: usize) -> String {
    format!("ZZ01-{:03}", card + 1)
}

pub fn pool() -> &'static CardPool {
    static POOL: OnceLock<CardPool> = OnceLock::new();
    POOL.get_or_init(|| {
        let mut text = String::from("game = 'one-piece'\n");
        for (at, name) in NAMES.iter().enumerate() {
            let kind = if at == 0 { "leader" } else { "character" };
            text.push_str(&format!(
                "[[card]]\nnumber = '{}'\nname = '{name}'\nkind = '{kind}'\ncolours = ['red']\n",
                number(at)
            ));
        }
        CardPool::of_texts(&[("cards.toml", &text)]).unwrap()
    })
}

fn terms() -> Terms {
    Terms { date: "2026-05-01".parse().unwrap(), region: None, formats: Vec::new(), bans: Vec::new() }
}

pub fn one(text: &str, pool: &CardPool) -> Checked {
    let mut all = check("list.txt", text, pool, Some(shinpan::cards::CardGame::OnePiece), &terms());
    assert_eq!(all.len(), 1, "{text}");
    all.remove(0)
}

/// Copies by number.
fn counts(checked: &Checked) -> BTreeMap<String, usize> {
    let mut out = BTreeMap::new();
    for copies in &checked.cards {
        *out.entry(copies.card.key.clone()).or_default() += copies.count;
    }
    out
}

pub fn lines(text: &str) -> Vec<(String, usize)> {
    let checked = one(text, pool());
    assert_ne!(checked.verdict, Verdict::Unreadable, "{text}: {:?}", checked.unread);
    counts(&checked).into_iter().collect()
}

/// The sentences that say why lines are not understood.
fn whys(text: &str) -> Vec<&'static str> {
    let checked = one(text, pool());
    assert_eq!(checked.verdict, Verdict::Unreadable, "{text}: {:?}", checked.cards);
    checked.unread.iter().map(|u| u.key.trim_start_matches("deck-list-")).collect()
}

fn warnings(text: &str) -> Vec<&'static str> {
    one(text, pool()).findings.warnings.iter().map(|w| w.rule).collect()
}

pub fn gulls(n: usize) -> Vec<(String, usize)> {
    vec![(number(1), n)]
}

#[test]
fn cards_on_one_line_are_not_dropped() {
    let three = vec![(number(1), 4), (number(10), 4), (number(11), 4)];
    assert_eq!(lines("4 ZZ01-002 Gull 4xZZ01-011 4xZZ01-012"), three);
    assert_eq!(lines("4xZZ01-002 4xZZ01-011 4xZZ01-012"), three);
    assert_eq!(lines("4 Gull 4 Rope Boy, 4 Lantern Eel"), three);
    assert_eq!(lines("4 ZZ01-002 Gull        4 ZZ01-011 Rope Boy\n4 ZZ01-012"), three);
    assert_eq!(whys("4 ZZ01-002 ZZ01-011"), ["each"]);
    assert_eq!(whys("4 ZZ01-002 Gull, ZZ01-011"), ["each"]);
    // A count at the end of a line may belong to the card on the next.
    assert_eq!(whys("4x ZZ01-002 4x\nZZ01-011"), ["number"]);
    assert_eq!(whys("4 ZZ01-002 Gull 4\nZZ01-011"), ["number"]);
    assert_eq!(whys("ZZ01-002 Gull\n4"), ["line"]);
}

#[test]
fn a_count_where_it_was_not_expected() {
    for text in ["ZZ01-002\tGull\t9", "ZZ01-002 Gull 9", "ZZ01-002 ９枚", "ZZ01-002 ๙ ใบ", "| 9 | Gull | ZZ01-002 |"]
    {
        assert_eq!(lines(text), gulls(9), "{text}");
    }
    for text in
        ["9;ZZ01-002;Gull", "- 9 **Gull** ZZ01-002", "<td>9</td><td>ZZ01-002</td>", "ZZ01-002 9x", "ZZ01-002 Qty 9"]
    {
        assert_eq!(lines(text), gulls(9), "{text}");
    }
    for text in ["ZZ01-002 九枚", "ZZ01-002 × 9", "<ul><li>9 ZZ01-002</li></ul>", "9&times;ZZ01-002", "&#57;x ZZ01-002"]
    {
        assert_eq!(lines(text), gulls(9), "{text}");
    }
    assert_eq!(lines("<tr>\n  <td>9</td>\n  <td>Gull</td>\n  <td>ZZ01-002</td>\n</tr>"), gulls(9));
}

#[test]
fn names_where_they_mean_one_card() {
    assert_eq!(lines("9 gull"), gulls(9));
    assert_eq!(lines("Gull x9"), gulls(9));
    assert_eq!(lines("4 Baby 5"), [(number(4), 4)]);
    assert_eq!(lines("4 4 Winds"), [(number(5), 4)]);
    assert_eq!(lines("4 Winds"), [(number(5), 1)]);
    assert_eq!(lines("4 Core (005) & Core (006)"), [(number(7), 4)]);
    let twins = "game = 'one-piece'\n[[card]]\nnumber = 'ZZ02-001'\nname = 'Twin'\nkind = 'event'\n[[card]]\nnumber = 'ZZ02-002'\nname = 'Twin'\nkind = 'event'\n";
    let pool = CardPool::of_texts(&[("twins.toml", twins)]).unwrap();
    let checked = one("4 Twin", &pool);
    assert_eq!(
        (checked.unread[0].key, checked.unread[0].nearest.as_str()),
        ("deck-list-several", "ZZ02-001, ZZ02-002")
    );
}

#[test]
fn what_a_list_says_of_itself_is_held_against_it() {
    let deck = legal().join("\n");
    assert_eq!(warnings(&deck), [""; 0]);
    for total in
        ["Total: 50", "Total: 51 cards", "50 cards", "合計 50枚", "รวม 51 ใบ", "Main deck (50 cards)", "Cards: 50"]
    {
        assert_eq!(warnings(&format!("{deck}\n{total}\n")), [""; 0], "{total}");
    }
    for total in ["Total: 49", "Total: 52 cards", "40 cards", "Cards: 54"] {
        assert_eq!(warnings(&format!("{deck}\n{total}\n")), ["total"], "{total}");
    }
    let main = legal()[1..].join("\n");
    assert_eq!(warnings(&format!("Leader: ZZ01-001\nMain deck (50 cards)\n{main}")), [""; 0]);
    assert_eq!(warnings(&format!("Leader: ZZ01-001\nMain deck (54 cards)\n{main}")), ["heading"]);
    assert_eq!(warnings(&format!("Leader (1)\nZZ01-001\n\nDeck (50)\n----\n{main}\nDON!! deck: 10")), [""; 0]);
}

#[test]
fn facts_do_not_swallow_cards() {
    assert_eq!(lines("Event: 9 ZZ01-002"), gulls(9));
    assert_eq!(lines("Event: Reef Open 2026\nPlayer ID: 0012\nDate: 2026-05-01\n9 ZZ01-002"), gulls(9));
    assert_eq!(warnings("Name: 9xZZ01-002"), ["name"]);
    assert_eq!(lines("Name: 9xZZ01-002"), gulls(9));
    assert_eq!(whys("Sideboard\n4 ZZ01-002"), ["side"]);
    assert_eq!(whys("SB: 4 ZZ01-002"), ["side"]);
    assert_eq!(lines("Main,ZZ01-002,9"), gulls(9));
    assert_eq!(lines("DON!! x10\n9 ZZ01-002"), [("DON!!".to_string(), 10), (number(1), 9)]);
    // The Leader's heading is for one card.
    assert_eq!(whys("Leader: 1xZZ01-001, 4xZZ01-002"), ["each"]);
    let under = legal().join("\n");
    assert_eq!(one(&format!("Leader\n{under}"), pool()).verdict, Verdict::Legal);
}

#[test]
fn comments_that_name_cards_are_told_of() {
    assert_eq!(warnings("4 ZZ01-002\n# 4 ZZ01-011"), ["comment"]);
    assert_eq!(warnings("4 ZZ01-002\n// 4 Rope Boy"), ["comment"]);
    assert_eq!(warnings("4 ZZ01-002\n<!-- 4 ZZ01-011 -->"), ["comment"]);
    assert_eq!(warnings("4 ZZ01-002\n# changed 3 days ago\n# Deck"), [""; 0]);
    assert_eq!(lines("4 ZZ01-002 # bought 2 weeks ago"), gulls(4));
    assert_eq!(lines("4 Gull # ZZ01-002"), gulls(4));
    assert_eq!(whys("4 ZZ01-002 # 4xZZ01-011"), ["each"]);
    assert_eq!(whys("4 ZZ01-002 // x9"), ["number"]);
    assert_eq!(whys("ZZ01-002 #9"), ["number"]);
    assert_eq!(whys("ZZ01-002 # 9"), ["number"]);
}

#[test]
fn what_cannot_be_trusted_is_not_read() {
    assert_eq!(whys("4 ZZ01-002\u{1b}[2K\n\u{202e}9 ZZ01-002"), ["unseen", "unseen"]);
    assert_eq!(whys("~~4 ZZ01-002~~\n<del>4 ZZ01-002</del>\n4\u{336} ZZ01-002"), ["struck", "struck", "struck"]);
    assert_eq!(whys("0 ZZ01-002\n1000 ZZ01-002"), ["no-count", "no-count"]);
    assert_eq!(whys("-4 ZZ01-002\n3-4 ZZ01-002\n1.5 ZZ01-002\n4 ZZ01-002 ZZ01-003b"), ["number"; 4]);
    assert_eq!(whys("ZZ01-0024\n4ZZ01-002ZZ01-003"), ["line"; 2]);
    assert_eq!(whys(": 1) ZZ01-002 2"), ["number"]);
    assert_eq!(whys("4x ZZ01-002 x3"), ["differ"]);
    assert_eq!(whys("$4 ZZ01-002\nZZ01-002 40 บาท"), ["number"; 2]);
    assert_eq!(lines("9 ZZ01-002 $4\n"), gulls(9));
    assert_eq!(lines("ZZ01-002 ........ 9"), gulls(9));
    assert_eq!(lines("ZZ01-002........9"), gulls(9));
}

#[test]
fn tables_with_a_head() {
    assert_eq!(lines("Qty,Number,Name\n9,ZZ01-002,\"Gull, old\"\nTotal,,9"), gulls(9));
    assert_eq!(lines("Player: Anna\nnumber\tname\tcost\tqty\nZZ01-002\tGull\t5\t9\n"), gulls(9));
    assert_eq!(lines("\u{feff}枚数;カード番号;カード名\r\n９;ＺＺ０１－００２;Gull\r\n"), gulls(9));
    assert_eq!(lines("| No. | Card | จำนวน |\n|-----|------|-------|\n| 1 | Gull | 9 |"), gulls(9));
    assert_eq!(lines("Qty   Number    Name\n9     ZZ01-002  Gull"), gulls(9));
    assert_eq!(lines("<table><tr><th>Qty</th><th>Card</th></tr>\n<tr><td>9</td><td>Gull</td></tr></table>"), gulls(9));
    assert_eq!(whys("Qty,Number,Name\n9,ZZ01-002,\"Gull\n4,ZZ01-011,Rope Boy"), ["unseen"]);
    assert_eq!(whys("Qty,Number,Mystery\n9,ZZ01-002,3"), ["column"]);
    assert_eq!(whys("Qty,Count,Number\n9,9,ZZ01-002"), ["head"]);
    assert_eq!(whys("Qty,Number\n9,ZZ01-002,4\n9"), ["row", "line"]);
    let players = "Player,Number,Qty\nAnna,ZZ01-002,4\nBo,ZZ01-002,3\nAnna,ZZ01-011,2\n";
    let all = check("list.csv", players, pool(), None, &terms());
    let told: Vec<(&str, usize)> = all.iter().map(|c| (c.player.as_str(), c.count)).collect();
    assert_eq!(told, [("Anna", 6), ("Bo", 3)]);
}

#[test]
fn documents_are_read_whole() {
    assert_eq!(lines(r#"{"cards": [{"cardNumber": "ZZ01-002", "count": 9}]}"#), gulls(9));
    assert_eq!(lines(r#"{"cards": {"ZZ01-002": 4, "ZZ01-002": 5}, "total": 9}"#), gulls(9));
    assert_eq!(lines(r#"{"cards": [{"card": {"id": "ZZ01-002", "name": "Gull", "cost": 5}, "qty": "9"}]}"#), gulls(9));
    assert_eq!(lines(r#"["title", "4x ZZ01-002", "1 ZZ01-002", "4 Gull"]"#), gulls(9));
    assert_eq!(whys(r#"["title", "4x ZZ01-002", "ZZ01-002", "4 Gull"]"#), ["again"]);
    assert_eq!(lines(r#"{"main": ["9 ZZ01-002"], "likes": 12, "created": "2026-05-01"}"#), gulls(9));
    assert_eq!(whys(r#"{"cards": [{"cardNumber": "ZZ01-002", "cnt": 9}]}"#), ["key"]);
    assert_eq!(whys(r#"{"cards": [{"cardNumber": "ZZ01-002", "count": 4, "number": "ZZ01-011"}]}"#), ["each"]);
    assert_eq!(whys(r#"{"cards": [{"cardNumber": "ZZ01-002", "count": 4.5}]}"#), ["no-count"]);
    assert_eq!(whys(r#"{"cards": [{"cardNumber": "ZZ01-002", "count": 0}]}"#), ["no-count"]);
    assert_eq!(whys(r#"{"cards": ["4 ZZ01-002"], "wishes": ["ZZ01-011"]}"#), ["key"]);
    assert_eq!(whys(r#"{"cards": ["4 ZZ01-002"], "sideboard": ["4 ZZ01-011"]}"#), ["side"]);
    assert_eq!(whys(r#"{"cards": ["4 ZZ01-002", 4, true]}"#), ["line", "line"]);
    assert_eq!(warnings(r#"{"cards": ["9 ZZ01-002"], "total": 50}"#), ["total"]);
}

/// A way to write a card with its count on a line.
type Form = fn(&str, &str, &str) -> String;

/// Forms in which a count is where everybody sees it, with or without card data.
const FORMS: [Form; 34] = [
    |c, n, _| format!("{c}x{n}"),
    |c, n, _| format!("{c} {n}"),
    |c, n, _| format!("{c}x {n}"),
    |c, n, _| format!("{c} x {n}"),
    |c, n, _| format!("{c}×{n}"),
    |c, n, _| format!("{c}{n}"),
    |c, n, _| format!("x{c} {n}"),
    |c, n, _| format!("{n} x{c}"),
    |c, n, _| format!("{n}x{c}"),
    |c, n, _| format!("{n}_p1x{c}"),
    |c, n, _| format!("{n} ×{c}"),
    |c, n, _| format!("{n} {c}"),
    |c, n, _| format!("{n} {c}x"),
    |c, n, _| format!("{n} ({c})"),
    |c, n, _| format!("{n}: {c}"),
    |c, n, _| format!("{n} = {c}"),
    |c, n, _| format!("{n} {c}枚"),
    |c, n, _| format!("{n} {c} ใบ"),
    |c, n, _| format!("{n} {c} copies"),
    |c, n, _| format!("{n}, {c}"),
    |c, n, _| format!("{n} Qty {c}"),
    |c, n, _| format!("Qty: {c} {n}"),
    |c, n, _| format!("{c}x {n} x{c}"),
    |c, n, _| format!("- {c} {n}"),
    |c, n, _| format!("* {c}x {n}"),
    |c, n, _| format!("1. {c} {n}"),
    |c, n, _| format!("- [ ] {c} {n}"),
    |c, n, _| format!("> {c} {n}"),
    |c, n, _| format!("{c} `{n}`"),
    |c, n, _| format!("**{c}** {n}"),
    |c, n, _| format!("| {c} | {n} |"),
    |c, n, _| format!("{c};{n}"),
    |c, n, _| format!("<tr><td>{c}</td><td>{n}</td></tr>"),
    |c, n, _| format!("{c}\t{n}"),
];

/// Forms with the name, which the data must know where it has digits.
const NAMED: [Form; 23] = [
    |c, n, name| format!("{c} {n} {name}"),
    |c, n, name| format!("{c}x {name} ({n})"),
    |c, n, name| format!("{c} {name} [{n}_p1]"),
    |c, n, name| format!("{n} {name} x{c}"),
    |c, n, name| format!("{n} {name} {c}"),
    |c, n, name| format!("{n} {name} ({c})"),
    |c, n, name| format!("{n} {name} {c}枚"),
    |c, n, name| format!("{n} {name} {c} ใบ"),
    |c, n, name| format!("{n} {name} Qty {c}"),
    |c, n, name| format!("{n}\t{name}\t{c}"),
    |c, n, name| format!("{c}\t{n}\t{name}"),
    |c, n, name| format!("{name}\t{n}\t{c}"),
    |c, n, name| format!("| {c} | {name} | {n} |"),
    |c, n, name| format!("| {n} | {name} | {c} |"),
    |c, n, name| format!("{c};{n};{name}"),
    |c, n, name| format!("- {c} **{name}** {n}"),
    |c, n, name| format!("- **{name}** ({n}) x{c}"),
    |c, n, name| format!("<tr><td>{c}</td><td>{name}</td><td>{n}</td></tr>"),
    |c, n, name| format!("<li>{c} <b>{name}</b> {n}</li>"),
    |c, n, name| format!("{c} {n} {name} # mine"),
    |c, n, name| format!("{c} {n} {name} ({n})"),
    |c, n, name| format!("{n}    {name}    {c}"),
    |c, n, name| format!("{name} - {n} - {c}"),
];

/// Digits of a script, from its zero.
fn digits(n: usize, zero: char) -> String {
    n.to_string().bytes().filter_map(|b| char::from_u32(zero as u32 + u32::from(b - b'0'))).collect()
}

/// Cards with their copies.
fn cards() -> impl Strategy<Value = Vec<(usize, usize)>> {
    proptest::collection::vec((0..NAMES.len(), 1usize..13), 1..12)
}

fn sum(cards: &[(usize, usize)]) -> BTreeMap<String, usize> {
    let mut out = BTreeMap::new();
    for (card, copies) in cards {
        *out.entry(number(*card)).or_default() += copies;
    }
    out
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    /// What was written is read, in whatever form and script, with card data and without.
    #[test]
    fn lists_come_back(cards in cards(), forms in proptest::collection::vec(0..FORMS.len() + NAMED.len(), 12), zero in prop_oneof![Just('0'), Just('๐'), Just('０'), Just('٠'), Just('𝟎')]) {
        let (mut plain, mut named) = (Vec::new(), Vec::new());
        for ((card, copies), form) in cards.iter().zip(&forms) {
            let (count, number) = (digits(*copies, zero), number(*card));
            match FORMS.get(*form) {
                Some(write) => {
                    plain.push(write(&count, &number, ""));
                    named.push(write(&count, &number, ""));
                }
                None => {
                    plain.push(FORMS[form % FORMS.len()](&count, &number, ""));
                    named.push(NAMED[form - FORMS.len()](&count, &number, NAMES[*card]));
                }
            }
        }
        for (text, data) in [(plain.join("\n"), &CardPool::default()), (plain.join("\n"), pool()), (named.join("\n"), pool())] {
            let checked = one(&text, data);
            // A card that stands there plainly, and then behind a hyphen, may be taken off.
            if checked.unread.iter().any(|u| u.key == "deck-list-perhaps") && sum(&cards).len() < cards.len() {
                continue;
            }
            prop_assert!(checked.unread.is_empty(), "{text}: {:?}", checked.unread);
            prop_assert_eq!(counts(&checked), sum(&cards), "{}", text);
        }
    }

    /// Several cards on a line, each with its count.
    #[test]
    fn several_on_a_line_come_back(cards in cards(), form in 0..5usize, between in prop_oneof![Just(" "), Just(", "), Just(","), Just("\t"), Just("    "), Just(" | "), Just("; "), Just(" / ")]) {
        let write = |(card, copies): &(usize, usize)| match form {
            0 => format!("{copies}x{}", number(*card)),
            1 => format!("{copies} {}", number(*card)),
            2 => format!("{} x{copies}", number(*card)),
            3 => format!("{copies}x {} {}", number(*card), NAMES[*card]),
            _ => format!("{copies} {} ({})", NAMES[*card], number(*card)),
        };
        let text = cards.iter().map(write).collect::<Vec<_>>().join(between);
        let checked = one(&text, pool());
        // A name with a comma or a number beside another count may be too much; then nothing is read.
        if form < 3 || checked.unread.is_empty() {
            prop_assert!(checked.unread.is_empty(), "{text}: {:?}", checked.unread);
            prop_assert_eq!(counts(&checked), sum(&cards), "{}", text);
        }
    }

    /// Tables with a head, in every dialect.
    #[test]
    fn tables_come_back(cards in cards(), dialect in 0..5usize) {
        let row = |cells: [String; 4]| match dialect {
            0 => cells.map(|c| if c.contains(',') { format!("\"{c}\"") } else { c }).join(","),
            1 => cells.join("\t"),
            2 => cells.join(";"),
            3 => format!("| {} |", cells.join(" | ")),
            _ => format!("<tr><td>{}</td></tr>", cells.join("</td><td>")),
        };
        let mut text = row(["Card number", "Name", "Cost", "Qty"].map(str::to_string)) + "\n";
        if dialect == 3 {
            text.push_str("|---|:--|--:|---|\n");
        }
        for (card, copies) in &cards {
            text.push_str(&(row([number(*card), NAMES[*card].to_string(), "7".to_string(), copies.to_string()]) + "\n"));
        }
        let total: usize = cards.iter().map(|(_, copies)| copies).sum();
        let end = format!("\n{}", row(["Total", "", "", &total.to_string()].map(str::to_string)));
        text.push_str(if dialect < 3 { end.trim_start() } else { "" });
        let checked = one(&text, pool());
        prop_assert!(checked.unread.is_empty(), "{text}: {:?}", checked.unread);
        prop_assert!(!checked.findings.warnings.iter().any(|w| w.rule == "total"), "{text}");
        prop_assert_eq!(counts(&checked), sum(&cards), "{}", text);
    }
}

/// Pieces that meet in lines, with nothing in them that is passed over: no comments, prices, addresses.
fn soup() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => (0..9usize).prop_map(number),
        4 => (0..30u32).prop_map(|n| n.to_string()),
        2 => (1..12u32).prop_map(|n| format!("{n}x")),
        2 => (1..12u32).prop_map(|n| format!("x{n}")),
        1 => (1..12u32).prop_map(|n| format!("{n}枚")),
        1 => (1..12u32).prop_map(|n| format!("({n})")),
        1 => (1..12u32).prop_map(|n| format!("Qty {n}")),
        2 => Just("Gull".to_string()),
        1 => Just("Foam the Small".to_string()),
        1 => Just("ใบ".to_string()),
        1 => Just("x".to_string()),
        1 => Just("Net Mender".to_string()),
        1 => prop_oneof![Just("●●●●"), Just("✓✓✓"), Just("||||"), Just("IIII"), Just("正一"), Just("xxxx"), Just("■■■□"), Just("four"), Just("สี่"), Just("フル投入"), Just("/"), Just("+")].prop_map(str::to_string),
        2 => prop_oneof![Just(","), Just(";"), Just("|"), Just("\t"), Just("  "), Just(":"), Just("-"), Just("*"), Just("("), Just(")"), Just("["), Just("]"), Just("."), Just("="), Just("_")].prop_map(str::to_string),
    ];
    proptest::collection::vec((piece, prop_oneof![3 => Just(" "), 1 => Just("")]), 1..9)
        .prop_map(|pieces| pieces.iter().map(|(piece, blank)| format!("{piece}{blank}")).collect())
}

/// What stands in a line, found in another way than the reader does: card numbers, and all other runs of digits.
fn present(line: &str) -> (Vec<String>, Vec<u32>) {
    let bytes = line.as_bytes();
    let (mut cards, mut numbers) = (Vec::new(), Vec::new());
    let mut at = 0;
    while at < bytes.len() {
        if line[at..].starts_with("ZZ01-")
            && bytes.get(at + 5..at + 8).is_some_and(|d| d.iter().all(u8::is_ascii_digit))
        {
            cards.push(line[at..at + 8].to_string());
            at += 8;
            continue;
        }
        let length = bytes[at..].iter().take_while(|b| b.is_ascii_digit()).count();
        // `NT-1`: a hyphen or a full stop makes it part of a word.
        let before: Vec<char> = line[..at].chars().rev().take(2).collect();
        let is_joined = matches!(before.as_slice(), ['-' | '.' | '_', letter] if letter.is_alphabetic());
        if length > 0 && !is_joined {
            numbers.push(line[at..at + length].parse().unwrap_or(u32::MAX));
        }
        at += length.max(1);
        while !line.is_char_boundary(at) {
            at += 1;
        }
    }
    (cards, numbers)
}

/// What counts without a digit.
const TALLIES: [&str; 10] = ["●●●●", "✓✓✓", "||||", "IIII", "正一", "xxxx", "■■■□", "four", "สี่", "フル投入"];

/// Is a word or a name there by itself?
fn stands_in(line: &str, name: &str) -> bool {
    line.match_indices(name).any(|(at, _)| {
        let joins = |c: char| c.is_alphanumeric() || ('ก'..='๛').contains(&c) || name.starts_with(c);
        let joined = |c: char| joins(c) || "-._&'·".contains(c);
        !line[..at].ends_with(joined) && !line[at + name.len()..].starts_with(joined)
    })
}

#[test]
fn a_second_card_by_name_is_not_lost() {
    let number = number(1);
    for line in [
        format!("4 {number} Gull, Net Mender"),
        format!("4 {number} Gull / Net Mender"),
        format!("4 {number} Gull\tNet Mender"),
        format!("4 {number} Gull; Net Mender"),
        format!("4 {number} Gull + Net Mender"),
        format!("4 {number} Gull and Net Mender"),
        format!("4 {number} Gull Net Mender"),
        format!("4 Net Mender, Gull {number}"),
        format!("{number} Gull x4, Net Mender"),
        format!("{number} Gull / 4 Winds"),
        format!("4 {number} Gulll, Net Mender"),
        format!("| 4 | {number} | Gull | Net Mender |"),
        format!("4 {number} Gull // and 3 Net Mender"),
        format!("Qty,Number,Name\n4,{number},Gull / Net Mender"),
        format!("Qty,Number,Name,Partner\n4,{number},Gull,Net Mender"),
        format!("[{{\"id\": \"{number}\", \"count\": 4, \"name\": \"Gull, Net Mender\"}}]"),
    ] {
        assert_eq!(one(&line, pool()).verdict, Verdict::Unreadable, "{line}");
    }
    // Remarks, and its own name in other words, are no cards.
    for line in [format!("4 {number} Gull (Alt Art) SR"), format!("4 Gull {number} old printing")] {
        assert_eq!(counts(&one(&line, pool())), sum(&[(1, 4)]), "{line}");
    }
}

#[test]
fn counts_above_cards_and_tallies_are_not_lost() {
    let number = number(1);
    for text in [
        "## 4x",
        "# 4 of",
        "【4枚】",
        "4x:",
        "--- 4枚 ---",
        "x3",
        "# 4-ofs",
        "# Playsets",
        "Characters: 4 each",
        "# 4",
        "**x4**",
    ] {
        for cards in [format!("{number} Gull"), number.clone()] {
            let text = format!("{text}\n{cards}");
            assert_eq!(one(&text, pool()).verdict, Verdict::Unreadable, "{text}");
        }
    }
    for tally in TALLIES.into_iter().chain(["III", "////", "####", "----", "++++", "✖✖✖", "★ ★ ★", "playset", "สี่ใบ"])
    {
        for text in [format!("{number} Gull {tally}"), format!("{tally} {number}"), format!("{number} {tally}")] {
            assert_eq!(one(&text, pool()).verdict, Verdict::Unreadable, "{text}");
            assert_eq!(one(&text, &CardPool::default()).verdict, Verdict::Unreadable, "{text}");
        }
    }
    for text in [
        "<td data-count=\"4\">ZZ01-004</td>",
        "- id: ZZ01-004\n  count: 3",
        "- id: ZZ01-004\n  qty: 4\n- id: ZZ01-005\n  qty: 4",
        "4 ZZ01-001 Gull ●●●●●●",
    ] {
        assert_eq!(one(text, pool()).verdict, Verdict::Unreadable, "{text}");
    }
    // How many there are in all.
    let text = format!("4 {number}\n3 {}\n\n7 cards", self::number(2));
    assert_eq!(counts(&one(&text, pool())), sum(&[(1, 4), (2, 3)]));
}

/// The seed of the random lines: fixed, unless somebody names another.
fn seed() -> proptest::test_runner::RngSeed {
    match std::env::var("PROPTEST_RNG_SEED") {
        Ok(_) => ProptestConfig::default().rng_seed,
        Err(_) => proptest::test_runner::RngSeed::Fixed(17),
    }
}

proptest! {
    // The same lines every time; `PROPTEST_RNG_SEED` and `PROPTEST_CASES` look at others.
    #![proptest_config(ProptestConfig { cases: 20_000, failure_persistence: None, rng_seed: seed(), ..ProptestConfig::default() })]

    /// Whatever the line, what was read is all that is there: every card, and every number as a count of one.
    #[test]
    fn every_number_is_accounted_for(line in soup()) {
        let known = one(&line, pool());
        if known.verdict != Verdict::Unreadable && !known.findings.warnings.iter().any(|w| w.rule == "name" || w.rule == "comment") {
            let read = counts(&known);
            let (mut sure, mut all) = (present(&line).0, present(&line).0);
            sure.extend((0..NAMES.len()).filter(|at| stands_in(&line, NAMES[*at])).map(number));
            all.extend((0..NAMES.len()).filter(|at| line.contains(NAMES[*at])).map(number));
            prop_assert!(sure.iter().all(|card| read.contains_key(card)), "{}: {:?}", line, read);
            prop_assert!(read.keys().all(|card| all.contains(card)), "{}: {:?}", line, read);
            let has_count = line.chars().any(char::is_numeric) && !present(&line).1.is_empty();
            prop_assert!(has_count || !TALLIES.iter().any(|t| stands_in(&line, t)), "{}", line);
        }
        let checked = one(&line, &CardPool::default());
        if checked.verdict == Verdict::Unreadable || checked.cards.is_empty() {
            return Ok(());
        }
        let (mut cards, mut numbers) = present(&line);
        let is_ordinal = line.trim_start().split_once(['.', ')']).is_some_and(|(n, rest)| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()) && !rest.starts_with(|c: char| c.is_ascii_digit()));
        if is_ordinal && numbers.len() > 1 {
            numbers.remove(0);
        }
        let read = counts(&checked);
        cards.sort();
        cards.dedup();
        prop_assert_eq!(read.keys().cloned().collect::<Vec<_>>(), cards, "{}", line);
        let total: usize = read.values().sum();
        match numbers.as_slice() {
            [] => prop_assert_eq!((read.len(), total), (1, 1), "{}", line),
            [a, b] if read.len() == 1 && a == b && total == *a as usize => {}
            all => prop_assert_eq!(total, all.iter().map(|n| *n as usize).sum::<usize>(), "{}", line),
        }
    }
}

/// A legal deck: a Leader and fifty cards.
fn legal() -> Vec<String> {
    let mut out = vec![format!("1 {} {}", number(0), NAMES[0])];
    out.extend((1..13).map(|card| format!("4 {} {}", number(card), NAMES[card])));
    out.push(format!("2 {} {}", number(13), NAMES[13]));
    out
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// A word too many anywhere: either it changes nothing, or the deck is not legal any more, or it is told of.
    #[test]
    fn a_token_too_many_is_never_silent(at in 0..14usize, place in 0..6usize, token in prop_oneof![
        (0..NAMES.len()).prop_map(number),
        (0..NAMES.len()).prop_map(|c| format!("4x{}", number(c))),
        (0..NAMES.len()).prop_map(|c| format!("{} x3", number(c))),
        (0..20u32).prop_map(|n| n.to_string()),
        (1..20u32).prop_map(|n| format!("x{n}")),
        (1..20u32).prop_map(|n| format!("{n}x")),
        (1..9u32).prop_map(|n| format!("{n}枚")),
        (1..9u32).prop_map(|n| format!("({n})")),
        (1..9u32).prop_map(|n| format!("#{n}")),
        (1..9u32).prop_map(|n| format!("-{n}")),
        (1..9u32).prop_map(|n| format!("๔{n}")),
        Just("//".to_string()),
        Just("#".to_string()),
        Just("~~".to_string()),
        Just("|".to_string()),
        Just("SB:".to_string()),
        Just("four".to_string()),
        Just("Gull".to_string()),
        Just("4 Gull".to_string()),
        "\\PC{1,5}",
    ]) {
        let mut lines = legal();
        let before = one(&lines.join("\n"), pool());
        prop_assert_eq!(before.verdict, Verdict::Legal);
        let mut words: Vec<String> = lines[at].split(' ').map(str::to_string).collect();
        words.insert(place.min(words.len()), token.clone());
        lines[at] = words.join(" ");
        let text = lines.join("\n");
        for checked in check("list.txt", &text, pool(), None, &terms()) {
            if checked.verdict == Verdict::Legal && checked.findings.warnings.is_empty() {
                prop_assert_eq!(counts(&checked), counts(&before), "{}", lines[at]);
                // Nor was anything that counts passed over.
                let (cards, _) = present(&token);
                prop_assert!(cards.iter().all(|c| lines[at].contains(c.as_str()) && *c == number(at.min(13))), "{}", lines[at]);
            }
        }
    }

    /// Lines in any order, with blanks and empty lines between them, are the same deck.
    #[test]
    fn blanks_do_not_matter(cards in cards(), blanks in proptest::collection::vec(prop_oneof![Just(""), Just("\n"), Just("  "), Just("\t"), Just("\u{a0}"), Just("\u{3000}"), Just("\u{200b}")], 12)) {
        let line = |((card, copies), blank): (&(usize, usize), &&str)| format!("{blank}{copies} {}{blank}", number(*card));
        let text = cards.iter().zip(&blanks).map(line).collect::<Vec<_>>().join("\n");
        let checked = one(&text, pool());
        prop_assert!(checked.unread.is_empty(), "{text:?}: {:?}", checked.unread);
        prop_assert_eq!(counts(&checked), sum(&cards));
    }
}
