//! Deck checks: every format of list, every violation alone and together, with cards and lists of our own invention.

use std::sync::OnceLock;

use proptest::prelude::*;
use shinpan::cards::{CardGame, CardPool};
use shinpan::deck::bans::{self, BanList};
use shinpan::deck::{Checked, Format, Terms, Verdict, check};
use shinpan::lang::{Language, Speech};
use shinpan::rules::Library;

/// Cards of three games: `ZZ01` for ONE PIECE, `ZG01` for Gundam, names for Summoner Master.
fn pool() -> &'static CardPool {
    static POOL: OnceLock<CardPool> = OnceLock::new();
    POOL.get_or_init(|| {
        let [op, gundam, sm] = files();
        CardPool::of_texts(&[("op.toml", &op), ("gundam.csv", &gundam), ("sm.toml", &sm)]).unwrap()
    })
}

/// The same cards from files in another order, each with its cards in another order.
fn turned_pool() -> &'static CardPool {
    static POOL: OnceLock<CardPool> = OnceLock::new();
    POOL.get_or_init(|| {
        let [op, gundam, sm] = files();
        let turned = |text: &str, part: &str| {
            let (head, cards) = text.split_once(part).unwrap();
            let cards: Vec<&str> = cards.split(part).filter(|c| !c.is_empty()).collect();
            cards.iter().rev().fold(head.to_string(), |out, card| format!("{out}{part}{card}"))
        };
        let (op, gundam, sm) = (turned(&op, "[[card]]\n"), turned(&gundam, "\n"), turned(&sm, "[[card]]\n"));
        CardPool::of_texts(&[("sm.toml", &sm), ("gundam.csv", &gundam), ("op.toml", &op)]).unwrap()
    })
}

fn files() -> [String; 3] {
    let rules = "Under the rules of this game,";
    let mut op = String::from("game = 'one-piece'\n");
    let mut card = |n: u32, kind: &str, colours: &str, cost: u32, types: &str, text: &str| {
        let cost = if kind == "leader" { format!("life = {cost}") } else { format!("cost = {cost}") };
        op.push_str(&format!(
                "[[card]]\nnumber = 'ZZ01-{n:03}'\nname = 'Reef {n}'\nkind = '{kind}'\ncolours = [{colours}]\n{cost}\ntypes = ['{types}']\ntext = '''{text}'''\nblock = {}\n",
                if n < 20 { 2 } else { 1 }
            ));
    };
    card(1, "leader", "'red'", 5, "Reef", "");
    card(2, "leader", "'red', 'green'", 4, "Reef", "");
    card(
        3,
        "leader",
        "'red'",
        5,
        "Reef",
        &format!("{rules} you cannot include cards with a cost of 5 or more in your deck."),
    );
    card(
        4,
        "leader",
        "'red'",
        5,
        "Reef",
        &format!("{rules} you cannot include Events with a cost of 2 or more in your deck."),
    );
    card(5, "leader", "'red'", 5, "Reef", &format!("{rules} you can only include {{Reef}} type cards in your deck."));
    card(6, "leader", "'red'", 5, "Reef", &format!("{rules} your DON!! deck consists of 6 cards."));
    for n in 10..25 {
        card(n, "character", "'red'", n % 5, "Reef", "");
    }
    card(30, "character", "'blue'", 1, "Reef", "");
    card(31, "event", "'red', 'blue'", 1, "Reef", "");
    card(32, "character", "'red'", 7, "Reef", "");
    card(33, "event", "'red'", 2, "Reef", "");
    card(34, "character", "'red'", 1, "Tide", "");
    card(35, "character", "'red'", 1, "Reef", &format!("{rules} you may have any number of this card in your deck."));
    card(36, "don", "", 0, "", "");
    card(37, "stage", "'red'", 1, "Reef", "");
    let mut gundam = String::from("game,number,name,kind,colours,cost,level\n");
    for n in 1..=14 {
        let kind = ["unit", "pilot", "command", "base"][n % 4];
        gundam.push_str(&format!("gundam,ZG01-{n:03},Anvil {n},{kind},{},1,1\n", ["blue", "white"][n % 2]));
    }
    gundam.push_str(
        "gundam,ZG01-020,Ember,unit,red,1,1\ngundam,R-901,Resource,resource,,,\ngundam,EXB-901,EX Base,token,,,\n",
    );
    let mut sm = String::from("game = 'summoner-master'\n");
    for level in 0..=6 {
        for n in 0..4 {
            sm.push_str(&format!(
                "[[card]]\nname = 'Wolf {level}{}'\nkind = 'seal'\nlevel = {level}\n",
                ["A", "B", "C", "D"][n]
            ));
        }
    }
    for n in 0..16 {
        sm.push_str(&format!("[[card]]\nname = 'Rain {}'\nkind = 'mystic'\n", char::from(b'A' + n)));
    }
    sm.push_str("[[card]]\nname = 'Wolf 5A (Reflection)'\nkind = 'seal'\nlevel = 1\n");
    sm.push_str("[[card]]\nname = 'Seedling'\nkind = 'extra-seal'\nlevel = 1\n");
    [op, gundam, sm]
}

fn terms() -> Terms {
    Terms { date: "2026-05-01".parse().unwrap(), region: None, formats: Vec::new(), bans: Vec::new() }
}

fn under(formats: &[Format]) -> Terms {
    Terms { formats: formats.to_vec(), ..terms() }
}

fn one(text: &str, terms: &Terms) -> Checked {
    let mut all = check("list.txt", text, pool(), None, terms);
    assert_eq!(all.len(), 1, "{text}");
    all.remove(0)
}

/// Verdict, and the names of what is wrong, in order.
fn found(text: &str, terms: &Terms) -> (Verdict, Vec<&'static str>) {
    let checked = one(text, terms);
    (checked.verdict, checked.findings.violations.iter().map(|v| v.rule).collect())
}

fn rules(text: &str) -> Vec<&'static str> {
    found(text, &terms()).1
}

fn warnings(text: &str) -> Vec<&'static str> {
    one(text, &terms()).findings.warnings.iter().map(|v| v.rule).collect()
}

/// A Leader, and these cards, filled up to 50 with cards of red.
fn op(leader: u32, cards: &[(u32, u32)]) -> String {
    let mut lines = vec![(leader, 1)];
    lines.extend(cards);
    let mut left = 50 - cards.iter().map(|(_, n)| n).sum::<u32>().min(50);
    for n in 10..25 {
        let copies = left.min(4);
        left -= copies;
        if copies > 0 {
            lines.push((n, copies));
        }
    }
    lines.iter().map(|(n, copies)| format!("{copies}xZZ01-{n:03}\n")).collect()
}

/// A deck of 50, with these cards in place of others, and a resource deck.
fn gundam(cards: &[(&str, u32)], resources: u32) -> String {
    let mut left = 50 - cards.iter().map(|(_, n)| n).sum::<u32>();
    let mut text: String = cards.iter().map(|(c, n)| format!("{n} {c}\n")).collect();
    for n in 1..=14 {
        let copies = left.min(4);
        left -= copies;
        if copies > 0 {
            text.push_str(&format!("{copies} ZG01-{n:03}\n"));
        }
    }
    if resources > 0 { format!("{text}{resources} R-901\n") } else { text }
}

/// Thirty Seals and thirty Mystics.
fn sm() -> String {
    let seals = ["Wolf 1A", "Wolf 1B", "Wolf 1C", "Wolf 1D", "Wolf 2A", "Wolf 2B", "Wolf 2C"];
    let mut text: String = seals.iter().map(|s| format!("4 {s}\n")).collect();
    text.push_str("2 Wolf 2D\n");
    (0..15u8).for_each(|n| text.push_str(&format!("2 Rain {}\n", char::from(b'A' + n))));
    text
}

#[test]
fn one_piece_one_thing_wrong_at_a_time() {
    assert_eq!(found(&op(1, &[]), &terms()), (Verdict::Legal, vec![]));
    assert_eq!(rules(&op(1, &[(37, 51)])), ["size", "copies"]);
    assert_eq!(rules(&format!("{}1xZZ01-037", op(1, &[]))), ["size"]);
    assert_eq!(rules(&op(1, &[(10, 1)]).replace("1xZZ01-001\n", "")), ["leader", "copies"]);
    assert_eq!(rules(&op(1, &[]).replace("1xZZ01-001\n", "")), ["leader"]);
    assert_eq!(rules(&op(1, &[(2, 1)])), ["leader"]);
    assert_eq!(rules(&op(1, &[(2, 2)])), ["kind"]);
    assert_eq!(rules(&op(1, &[(30, 4)])), ["colour"]);
    assert_eq!(rules(&op(1, &[(37, 5)])), ["copies"]);
    assert_eq!(rules(&op(1, &[(37, 4)])), [""; 0]);
    assert_eq!(rules(&format!("{}10 DON!!", op(1, &[]))), [""; 0]);
    assert_eq!(rules(&format!("{}9 DON!!", op(1, &[]))), ["don"]);
    assert_eq!(rules(&format!("{}DON!! deck: 10 cards", op(1, &[]))), [""; 0]);
    assert_eq!(rules(&format!("{}11xZZ01-036", op(1, &[]))), ["don"]);
    assert_eq!(rules(&format!("Leader: ZZ01-010\nMain deck\n{}", op(1, &[]).replace("1xZZ01-001\n", ""))), ["leader"]);
    assert_eq!(rules(&format!("Leader: ZZ01-001\nMain deck\n{}", op(2, &[(37, 1)]))), ["size", "kind"]);
    assert_eq!(rules(&format!("{}DON!! deck\n10 ZZ01-037", op(1, &[]))), ["kind"]);
}

#[test]
fn one_piece_texts_that_change_construction() {
    assert_eq!(rules(&op(1, &[(35, 20)])), [""; 0]);
    assert_eq!(rules(&op(3, &[(32, 1)])), ["forbidden"]);
    assert_eq!(rules(&op(1, &[(32, 1)])), [""; 0]);
    assert_eq!(rules(&op(4, &[(33, 1)])), ["forbidden"]);
    assert_eq!(rules(&op(4, &[(32, 1)])), [""; 0]);
    assert_eq!(rules(&op(5, &[(34, 1)])), ["forbidden"]);
    assert_eq!(rules(&format!("{}6 DON!!", op(6, &[]))), [""; 0]);
    assert_eq!(rules(&format!("{}10 DON!!", op(6, &[]))), ["don"]);
}

#[test]
fn a_card_of_two_colours_needs_a_ruling() {
    let text = op(1, &[(31, 2)]);
    let checked = one(&text, &terms());
    assert_eq!(checked.verdict, Verdict::Legal);
    let [warning] = checked.findings.warnings.as_slice() else { panic!("{:?}", checked.findings.warnings) };
    assert_eq!((warning.rule, warning.clauses), ("needs-ruling", &["5-1-2-2", "2-3-5"][..]));
}

#[test]
fn everything_wrong_together() {
    let text = format!("{}5xZZ01-037\n2xZZ01-030\n3 DON!!", op(4, &[(33, 1)]));
    assert_eq!(rules(&text), ["size", "don", "colour", "copies", "forbidden"]);
    let text = format!("{}3 ZG01-020\n2 ZG01-001\n2 R-901\nResource deck\n1 ZG01-002\n", gundam(&[], 0));
    assert_eq!(rules(&text), ["size", "colours", "copies", "resources", "resource-kind"]);
    let text = "Game: sm\nSeals\n5 Wolf 1A\n4 Wolf 3A\n3 Wolf 5A\n1 Seedling\nMystics\n3 Rain A\n";
    assert_eq!(
        found(text, &under(&[Format::Caller])).1,
        ["beside", "seals", "mystics", "copies", "copies", "copies", "copies"]
    );
}

#[test]
fn gundam_one_thing_wrong_at_a_time() {
    assert_eq!(found(&gundam(&[], 10), &terms()), (Verdict::Legal, vec![]));
    assert_eq!(found(&gundam(&[], 0), &terms()), (Verdict::Legal, vec![]));
    assert_eq!(rules(&gundam(&[], 9)), ["resources"]);
    assert_eq!(rules(&gundam(&[], 11)), ["resources"]);
    assert_eq!(rules(&gundam(&[("ZG01-020", 1)], 10)), ["colours"]);
    assert_eq!(rules(&gundam(&[("EXB-901", 2)], 10)), ["kind"]);
    // Beside a whole deck a token is a token.
    assert_eq!(rules(&format!("{}1 EXB-901\n", gundam(&[], 10))), [""; 0]);
    assert_eq!(rules(&format!("{}Tokens\n1 EXB-901\n", gundam(&[], 10))), [""; 0]);
    assert_eq!(rules(&format!("{}1 ZG01-014\n", gundam(&[], 10))), ["size"]);
    assert_eq!(rules(&gundam(&[("ZG01-014", 5)], 10)), ["copies"]);
    assert_eq!(rules(&gundam(&[("ZG01-014_p1", 2), ("ZG01-014", 3)], 10)), ["copies"]);
    assert_eq!(rules(&format!("{}Resource deck\n10 ZG01-014\n", gundam(&[], 0))), ["resource-kind"; 1]);
}

#[test]
fn summoner_master_levels_and_copies() {
    assert_eq!(found(&sm(), &under(&[Format::Caller])), (Verdict::Legal, vec![]));
    assert_eq!(found(&sm(), &under(&[Format::Summoner])), (Verdict::Legal, vec![]));
    let short = sm().replace("2 Wolf 2D\n", "1 Wolf 2D\n");
    assert_eq!(found(&short, &under(&[Format::Caller])).1, ["seals"]);
    assert_eq!(found(&short, &under(&[Format::Beginner])).1, [""; 0]);
    // Without a level: for which levels it is enough.
    assert_eq!(found(&short, &terms()), (Verdict::Legal, vec![]));
    assert_eq!(warnings(&short), ["level"]);
    assert_eq!(rules("Level: caller\n4 Wolf 1A\n2 Rain A"), ["seals", "mystics"]);
    assert_eq!(rules(&format!("{}1 Wolf 1A", sm())), ["copies"]);
    assert_eq!(rules(&format!("{}3 Wolf 3A", sm())), [""; 0]);
    assert_eq!(rules(&format!("{}4 Wolf 4A", sm())), ["copies"]);
    assert_eq!(rules(&format!("{}3 Wolf 6A", sm())), ["copies"]);
    assert_eq!(rules(&format!("{}1 Rain A", sm())), ["copies"]);
    // A level that the text does not name.
    let checked = one(&format!("{}4 Wolf 0A", sm()), &terms());
    assert_eq!((checked.verdict, checked.findings.unchecked[0].rule), (Verdict::Legal, "copies"));
}

#[test]
fn summoner_master_beside_the_deck() {
    let beside = |text: &str| format!("{}{text}", sm());
    assert_eq!(rules(&beside("9 Seedling\n1 Wolf 5A (Reflection)")), [""; 0]);
    assert_eq!(rules(&beside("Beside the deck\n9 Seedling\n1 Wolf 5A (Reflection)")), [""; 0]);
    assert_eq!(rules(&beside("Seals\n1 Seedling")), ["beside"]);
    assert_eq!(rules(&beside("Seals\n1 Wolf 5A [Reflection]")), ["beside"]);
    assert_eq!(rules(&beside("Extra\n1 Wolf 6A")), ["beside"]);
    // One name is one card, the Reflection too.
    assert_eq!(rules(&beside("Seals\n2 Wolf 5A\n1 Wolf 5A (Reflection)")), ["beside", "copies"]);
    let mixed = one(&beside("Seals\n2 Wolf 5A\n1 Wolf 5A (Reflection)"), &terms());
    assert!(mixed.findings.violations.iter().any(|v| v.rule == "copies" && v.clauses.contains(&"200.2.4.2")));
    // By its own level two, by that of its Reflection four.
    let text = beside("3 Wolf 5A\n1 Wolf 5A (Reflection)");
    assert_eq!((rules(&text), warnings(&text).contains(&"needs-ruling")), (vec![], true));
}

#[test]
fn blackpoker_regulations() {
    let pack = "♠♡♢♣A-K, JK x2";
    assert_eq!(found(pack, &terms()), (Verdict::Legal, vec![]));
    assert_eq!(found(pack, &under(&[Format::Lite40])).1, ["size"]);
    assert_eq!(found(&format!("Regulation: lite 40\n{pack}"), &terms()).1, ["size"]);
    assert_eq!(found("SA-10\nH A-10\nダイヤA〜10\n♣A-10", &under(&[Format::Lite40])).1, [""; 0]);
    assert_eq!(rules("♠A-10\n♠7\n♡A-3"), ["copies"]);
    assert_eq!(rules("♠A-10, ジョーカー x3"), ["jokers"]);
    assert_eq!(rules("♠♡♢♣A-K, JK x2, ♠A"), ["copies", "size"]);
    assert_eq!(warnings("♠A-5"), ["few"]);
}

#[test]
fn blackpoker_halves_of_one_pack() {
    let halves = |a: &str, b: &str| -> Vec<Vec<&'static str>> {
        let all = check("half.txt", &format!("Deck 1\n{a}\nDeck 2\n{b}\n"), pool(), None, &under(&[Format::Half]));
        all.iter().map(|c| c.findings.violations.iter().map(|v| v.rule).collect()).collect()
    };
    let none: Vec<Vec<&str>> = vec![vec![], vec![]];
    assert_eq!(halves("♠♡A-K, JK", "♢♣A-K, JK"), none);
    assert_eq!(halves("♠♡A-K", "♢♣A-K, JK x2"), [["size"], ["size"]]);
    assert_eq!(halves("♠♡A-K, JK", "♢♣A-Q, ♢K, JK, ♡3"), [["split"], ["split"]]);
    assert_eq!(halves("♠♡A-K, JK x2", "♢♣A-K, JK"), [vec!["size", "jokers"], vec!["jokers"]]);
    assert_eq!(found("♠♡A-K, JK", &under(&[Format::Half])).1, ["halves"]);
}

fn ban_lists() -> Vec<BanList> {
    let text = "
[[list]]
game = 'one-piece'
name = 'spring'
from = 2026-04-01
to = '2026-06-30'
source = 'a page'
banned = ['ZZ01-037_p1']
pairs = [['ZZ01-010', 'ZZ01-011']]
[list.restricted]
'ZZ01-012' = 1
[[list]]
game = 'one-piece'
name = 'rotation'
region = 'Asia'
blocks = [2]
[[list]]
game = 'summoner-master'
name = 'cup'
banned = ['Wolf 5A']
";
    bans::read("bans.toml", text).unwrap()
}

#[test]
fn ban_lists_in_force() {
    let on = |date: &str, region: Option<&str>| Terms {
        date: date.parse().unwrap(),
        region: region.map(str::to_string),
        formats: Vec::new(),
        bans: ban_lists(),
    };
    let spring = on("2026-05-01", None);
    let deck = |cards: &[(u32, u32)]| {
        let mut text = String::from("1 ZZ01-001\n");
        let mut left = 50;
        for (n, copies) in cards {
            text.push_str(&format!("{copies} ZZ01-{n:03}\n"));
            left -= copies;
        }
        format!("{text}{left} ZZ01-035\n")
    };
    assert_eq!(found(&deck(&[]), &spring), (Verdict::Legal, vec![]));
    assert_eq!(found(&deck(&[(37, 1)]), &spring).1, ["banned"]);
    assert_eq!(found(&deck(&[(12, 1)]), &spring).1, [""; 0]);
    assert_eq!(found(&deck(&[(12, 2)]), &spring).1, ["restricted"]);
    // Restricted is not the same as too many copies.
    assert_eq!(found(&deck(&[(12, 5)]), &spring).1, ["copies", "restricted"]);
    assert_eq!(found(&deck(&[(10, 4)]), &spring).1, [""; 0]);
    assert_eq!(found(&deck(&[(10, 4), (11, 1)]), &spring).1, ["pair"]);
    assert_eq!(found(&deck(&[(37, 1), (12, 2), (10, 1), (11, 1)]), &spring).1, ["restricted", "banned", "pair"]);
    for day in ["2026-03-31", "2026-07-01"] {
        assert_eq!(found(&deck(&[(37, 1)]), &on(day, None)).1, [""; 0], "{day}");
    }
    let open = Terms { formats: vec![Format::Open], ..spring.clone() };
    assert_eq!(found(&deck(&[(37, 1)]), &open).1, [""; 0]);
    // A regional list applies where its region is named; else it is said that there is one.
    assert!(one(&deck(&[(20, 1)]), &spring).findings.warnings.iter().any(|w| w.rule == "region"));
    assert_eq!(found(&deck(&[(20, 1)]), &on("2026-05-01", Some("asia"))).1, ["rotated", "rotated"]);
    // Summoner Master 620.5: with its Reflection beside the deck a banned card may be used.
    assert_eq!(found(&format!("{}1 Wolf 5A", sm()), &spring).1, ["banned"]);
    assert_eq!(found(&format!("{}1 Wolf 5A\n1 Wolf 5A (Reflection)", sm()), &spring).1, [""; 0]);
}

#[test]
fn ban_lists_with_faults() {
    let fault = |text: &str| {
        let fault = bans::read("bans.toml", text).unwrap_err();
        (fault.place.line, fault.said.words(Speech::english()))
    };
    assert_eq!(fault("game = 'chess'").0, 1);
    assert_eq!(fault("banned = []").1, "the ban list has no game");
    assert_eq!(fault("game = 'op'\nband = []").0, 2);
    assert_eq!(fault("game = 'op'\nfrom = '2026-02-30'").0, 2);
    assert_eq!(fault("game = 'op'\nfrom = 2026-02-02\nto = 2026-02-01").1, "it ends before it begins");
    assert_eq!(fault("game = 'op'\nbanned = ['A-001']\n[restricted]\nA-001 = 1").1, "A-001 is banned already");
    assert_eq!(fault("game = 'op'\npairs = [['A-001']]").1, "two cards or more are needed here");
    assert_eq!(fault("game = 'op'\n[restricted]\nA-001 = 0").0, 3);
    assert_eq!(fault("game = ").0, 1);
    assert_eq!(fault("list = []").1, "the ban list has no game");
    assert_eq!(fault("game = 'op'\nregion = ' '").0, 2);
    // What no deck can have forbids nothing, and nobody would know.
    for card in ["Gull", "ZZ01-02", "ZZ01-004, ZZ01-005", "ZZ01-004 Gull", "ZZ01-O04"] {
        let banned = fault(&format!("game = 'op'\nbanned = ['ZZ01-001', '{card}']"));
        assert_eq!(banned, (2, format!("“{card}” is no card number, so it would forbid nothing")));
        assert_eq!(fault(&format!("game = 'gundam'\n[restricted]\n'{card}' = 1")).0, 3, "{card}");
    }
    assert_eq!(fault("game = 'bp'\nbanned = ['♠7', 'Gull']").0, 2);
    let same = |card: &str| bans::read("a", &format!("game = 'op'\nname = 'a'\nbanned = ['{card}']")).unwrap();
    assert!(
        same("ＺＺ０１－００４") != same("ZZ01-005") && bans::read("a", "game = 'sm'\nbanned = ['Ash Wolf']").is_ok()
    );
}

/// The same deck in every format.
fn formats() -> Vec<(&'static str, String)> {
    let cards: Vec<(u32, u32)> = (10..22).map(|n| (n, 4)).chain([(37, 2)]).collect();
    let lines = |write: &dyn Fn(u32, u32) -> String| -> String { cards.iter().map(|(n, c)| write(*n, *c)).collect() };
    let id = |n: u32| format!("ZZ01-{n:03}");
    let ids: Vec<String> = std::iter::once("\"A title\"".to_string())
        .chain(["\"ZZ01-001\"".to_string()])
        .chain(cards.iter().flat_map(|(n, c)| vec![format!("\"{}\"", id(*n)); *c as usize]))
        .collect();
    let objects: Vec<String> =
        cards.iter().map(|(n, c)| format!("{{\"cardNumber\": \"{}\", \"count\": {c}}}", id(*n))).collect();
    let sim = format!("1xZZ01-001\n{}", lines(&|n, c| format!("{c}x{}\n", id(n))));
    vec![
        ("space", format!("1 ZZ01-001\n{}", lines(&|n, c| format!("{c} {}\n", id(n))))),
        ("x and a blank", format!("1x ZZ01-001\n{}", lines(&|n, c| format!("{c}x {}\n", id(n))))),
        ("after", format!("ZZ01-001 x1\n{}", lines(&|n, c| format!("{} x{c}\n", id(n))))),
        ("in brackets", format!("ZZ01-001 (1)\n{}", lines(&|n, c| format!("{} ({c})\n", id(n))))),
        (
            "names",
            format!(
                "Leader\n1 Reef 1 (ZZ01-001)\n\nMain Deck\n{}",
                lines(&|n, c| format!("{c}x Reef {n} [{}]\n", id(n)))
            ),
        ),
        ("names only", format!("Leader: Reef 1\nDeck\n{}", lines(&|n, c| format!("{c} Reef {n}\n")))),
        (
            "comments",
            format!(
                "# Leader\n1 ZZ01-001 Reef 1 // mine\n# Deck\n{}",
                lines(&|n, c| format!("{c} {} Reef {n} # ok\n\n", id(n)))
            ),
        ),
        (
            "headings",
            format!(
                "Leader: ZZ01-001\nCharacter (48)\n{}",
                lines(&|n, c| format!("{}{c} {}\n", if n == 37 { "Stage (2)\n" } else { "" }, id(n)))
            ),
        ),
        ("one line", format!("1xZZ01-001,{}", lines(&|n, c| format!("{c}x{},", id(n))))),
        ("Windows", format!("\u{FEFF}{}", sim.replace('\n', "\r\n"))),
        ("old line ends", sim.replace('\n', "\r")),
        ("mixed", sim.replacen('\n', "\r\n", 3)),
        ("full width", sim.replace('x', "×").replace("ZZ01", "ＺＺ０１").replace('-', "－")),
        ("small letters", sim.to_lowercase()),
        ("printings", format!("1xZZ01-001_p1\n{}", lines(&|n, c| format!("1x{}_r1\n{}x{}#01\n", id(n), c - 1, id(n))))),
        ("one by one", format!("[{}]", ids.join(", "))),
        ("objects", format!("{{\"name\": \"A title\", \"leader\": \"ZZ01-001\", \"cards\": [{}]}}", objects.join(","))),
        (
            "Thai and Japanese",
            format!(
                "ลีดเดอร์: ZZ01-001\nเด็ค\n{}",
                lines(&|n, c| format!("{}{} {c}枚\n", if n == 15 { "キャラクター\n" } else { "" }, id(n)))
            ),
        ),
        ("sim", sim),
    ]
}

#[test]
fn every_format_is_the_same_deck() {
    for (name, text) in formats() {
        let checked = one(&text, &terms());
        assert_eq!((checked.verdict, checked.count), (Verdict::Legal, 51), "{name}: {:?} {text}", checked.unread);
        assert!(checked.findings.warnings.is_empty(), "{name}: {:?}", checked.findings.warnings);
    }
}

#[test]
fn several_decks_in_one_file() {
    let deck = op(1, &[]);
    let named = deck.replacen("1xZZ01-001\n", "", 1);
    for text in [
        format!("{deck}---\n{deck}"),
        format!("Deck: one\n{deck}\nDeck: two\n{deck}"),
        format!("Player: Anna\n{deck}\nPlayer: Bo\n{deck}"),
        format!("Leader\n1 ZZ01-001\nDeck\n{named}\nLeader\n1 ZZ01-002\nDeck\n{named}"),
        r#"[{"name": "one", "cards": {"ZZ01-001": 1}}, {"name": "two", "cards": []}]"#.to_string(),
    ] {
        assert_eq!(check("two.txt", &text, pool(), None, &terms()).len(), 2, "{text}");
    }
}

#[test]
fn what_is_not_understood_is_unreadable() {
    let checked = one(&format!("{}4 Reff 10\n???\n4 ZZ01-010 ZZ01-011\n", op(1, &[])), &terms());
    assert_eq!(checked.verdict, Verdict::Unreadable);
    let told: Vec<(usize, &str)> = checked.unread.iter().map(|u| (u.line, u.nearest.as_str())).collect();
    assert_eq!(told[0], (15, "ZZ01-010 Reef 10"));
    assert_eq!(told.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [15, 16, 17]);
    assert!(checked.findings.violations.is_empty());
    for text in ["", "# nothing\n", "[\"title\"]", "{\"cards\": [}"] {
        assert_eq!(one(text, &terms()).verdict, Verdict::Unreadable, "{text}");
    }
    // A number that two games have does not show the game.
    assert_eq!(one("4 ST99-001\n4 ST99-002", &terms()).verdict, Verdict::Unreadable);
    assert_eq!(check("a", "4 ST99-001", pool(), Some(CardGame::Gundam), &terms())[0].game, Some(CardGame::Gundam));
}

#[test]
fn odd_lists_are_warned_about() {
    let text = op(1, &[]).replace("4xZZ01-010", "4 Something else (ZZ01-010)");
    assert_eq!(warnings(&text), ["name"]);
    let text = format!("Leader: ZZ01-001\nCharacters (49)\n{}", op(1, &[]).replacen("1xZZ01-001\n", "", 1));
    assert_eq!(warnings(&text), ["heading"]);
    let text = op(1, &[]).replace("4xZZ01-010", "4xZZ07-010");
    let checked = check("list", &text, pool(), Some(CardGame::OnePiece), &terms()).remove(0);
    assert_eq!((checked.verdict, checked.findings.warnings[0].rule), (Verdict::Legal, "unknown"));
}

#[test]
fn without_card_data_what_the_list_shows_is_checked() {
    let none = CardPool::default();
    let look = |text: &str, game: CardGame| {
        let checked = check("list", text, &none, Some(game), &terms()).remove(0);
        let rules: Vec<&str> = checked.findings.violations.iter().map(|v| v.rule).collect();
        assert!(checked.findings.unchecked.iter().any(|n| n.rule == "data"));
        rules
    };
    assert_eq!(look(&op(1, &[]), CardGame::OnePiece), [""; 0]);
    assert_eq!(look(&op(1, &[(37, 5)]), CardGame::OnePiece), ["copies"]);
    assert_eq!(look(&format!("{}1xZZ01-037", op(1, &[])), CardGame::OnePiece), ["size"]);
    assert_eq!(look(&gundam(&[("ZG01-014", 5)], 0), CardGame::Gundam), ["copies"]);
    assert_eq!(
        look("Level: beginner\nSeals\n12 Wolf\nMystics\n3 Rain\n2 Hail", CardGame::SummonerMaster),
        ["copies", "copies"]
    );
}

#[test]
fn every_clause_that_is_cited_exists() {
    let library = Library::shipped().unwrap();
    for (file, game) in [
        (include_str!("../src/deck/one_piece.rs"), CardGame::OnePiece),
        (include_str!("../src/deck/gundam.rs"), CardGame::Gundam),
        (include_str!("../src/deck/summoner_master.rs"), CardGame::SummonerMaster),
        (include_str!("../src/deck/black_poker.rs"), CardGame::BlackPoker),
    ] {
        let (id, edition) = game.edition().split_once('@').unwrap();
        let edition = library.edition(id, edition).unwrap();
        let is_clause = |s: &&str| s.contains(['-', '.']) && s.chars().any(|c| c.is_ascii_digit());
        let cited: Vec<&str> = file.split('"').skip(1).step_by(2).filter(is_clause).collect();
        assert!(!cited.is_empty());
        for clause in cited {
            assert!(edition.clause(clause).is_some(), "{id} {clause}");
        }
        if game != CardGame::BlackPoker {
            assert_eq!(library.newest(id).unwrap().name(), game.edition());
        }
    }
}

#[test]
fn every_finding_has_words_in_every_language() {
    let texts = [
        format!("{}5xZZ01-037\n2xZZ01-030\n1xZZ01-031\n3 DON!!", op(4, &[(33, 1)])),
        format!("{}3 ZG01-020\n2 R-901", gundam(&[], 0)),
        "Game: sm\n5 Wolf 1A\n3 Wolf 5A\n1 Wolf 5A (Reflection)".to_string(),
        "♠A-3, ♠A, JK x3".to_string(),
    ];
    for language in Language::ALL {
        let speech = Speech::of(language);
        for text in &texts {
            let checked = one(text, &Terms { bans: ban_lists(), ..terms() });
            let all = &checked.findings;
            for note in all.violations.iter().chain(&all.warnings).chain(&all.unchecked) {
                let words = note.words(&speech);
                assert!(!words.starts_with("deck-") && !words.contains('$'), "{words}");
            }
        }
    }
}

/// A deck that may be anything: known and unknown cards, headings, printings.
fn any_deck() -> impl Strategy<Value = Vec<String>> {
    let line = (1u32..40, 1u32..6, 0..4u8).prop_map(|(n, copies, how)| match how {
        0 => format!("{copies}xZZ01-{n:03}"),
        1 => format!("ZZ01-{n:03} x{copies}"),
        2 => format!("{copies} ZZ01-{n:03}_p1"),
        // The number in a name that is not known may be a count.
        _ if pool().get(&format!("ZZ01-{n:03}")).is_none() => format!("{copies}x Something (ZZ01-{n:03})"),
        _ => format!("{copies}x Reef {n} (ZZ01-{n:03})"),
    });
    proptest::collection::vec(line, 1..25)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_order_of_lines_does_not_matter(lines in any_deck(), turn in 0usize..25) {
        let terms = Terms { bans: ban_lists(), ..terms() };
        let straight = one(&lines.join("\n"), &terms);
        let mut turned = lines.clone();
        turned.rotate_left(turn % lines.len());
        turned.reverse();
        prop_assert_eq!(straight, one(&turned.join("\n"), &terms));
    }

    #[test]
    fn copies_on_several_lines_add_up(lines in any_deck()) {
        let twice: Vec<String> = lines.iter().flat_map(|l| [l.clone(), l.clone()]).collect();
        let (a, b) = (one(&lines.join("\n"), &terms()), one(&twice.join("\n"), &terms()));
        prop_assert_eq!(a.count * 2, b.count);
    }

    #[test]
    fn the_order_of_files_and_cards_does_not_matter(lines in any_deck()) {
        let text = lines.join("\n");
        let look = |pool| check("list.txt", &text, pool, None, &terms());
        prop_assert_eq!(look(pool()), look(turned_pool()));
    }
}
