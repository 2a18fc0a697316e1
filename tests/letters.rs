//! What people write around and beside a list in letters and messages: nothing that may change the list is passed over without a word, and
//! what only says who wrote it, when, and how to reach them does not make a deck unreadable.

use shinpan::deck::Verdict;

use crate::lists::{gulls, lines, number, one, pool};

const LIST: &str = "1 ZZ01-001\n4 ZZ01-002";

/// Is a deck unreadable, or does the report warn?
fn is_told(text: &str) -> bool {
    let checked = one(text, pool());
    checked.verdict == Verdict::Unreadable || !checked.findings.warnings.is_empty()
}

fn rules(text: &str) -> Vec<&'static str> {
    one(text, pool()).findings.warnings.iter().map(|w| w.rule).collect()
}

#[test]
fn greetings_that_change_the_list_are_none() {
    for text in [
        "Hello, please ignore the second line.",
        "Here is my deck, without the last card:",
        "Dear judge, double everything below.",
        "Hi! Each of these four times, ok.",
        "Please find my old deck, new one follows.",
        "Hi, this is the deck I do NOT play:",
        "Here is the deck of my opponent:",
        "สวัสดี เอาใบแรกออก.",
        "こんにちは、カモメは入れません。",
        "以下、カモメ抜き。",
    ] {
        assert_eq!(one(&format!("{text}\n{LIST}"), pool()).verdict, Verdict::Unreadable, "{text}");
    }
    // Whoever reads these words knows; the program does not.
    for text in ["Here is last month's deck:", "Hello, the whole family of Anna is watching today."] {
        assert_eq!(rules(&format!("{text}\n{LIST}")), ["letter"], "{text}");
    }
    for text in ["Hi Anna,", "Hey guys, here is my list! 🔥", "Dear judges of the Reef Cup,", "here it is again:"] {
        assert_eq!(rules(&format!("{text}\n{LIST}")), [""; 0], "{text}");
        assert_eq!(lines(&format!("{text}\n{LIST}")).len(), 2, "{text}");
    }
}

#[test]
fn facts_that_speak_of_cards_are_told_of() {
    for fact in [
        "Store: swapped Gull for Rope Boy",
        "Source: last week, Gull +1",
        "Event: Store cup (no Gull)",
        "Judge: please cut Gull to one",
        "Signature: Anna, -1 Gull",
        "Format: standard, Gull is three",
        "Sleeves: 60 and 2 Gull",
    ] {
        assert!(is_told(&format!("{LIST}\n{fact}")), "{fact}");
    }
    assert_eq!(rules(&format!("{LIST}\nEvent: Gull Cup")), [""; 0]);
}

#[test]
fn who_wrote_it_and_when() {
    let read = vec![(number(0), 1), (number(1), 4)];
    for text in [
        format!("Player 1: Anna\n{LIST}"),
        format!("Bandai TCG+ ID: 0001234567\nTel. 02-123-4567\nPhone: 081-234-5678\n{LIST}"),
        format!("First name: Anna\nLast name: Reef\n25/04/2026\n{LIST}\nSleeves: black, 60"),
        format!("{LIST}\n+49 170 1234567"),
        format!("ชื่อเล่น: แอน\nเบอร์ 081-234-5678\n{LIST}"),
        format!("会員番号 0001234567\n電話：03-1234-5678\n{LIST}"),
        "1 ZZ01-001\n--- Page 2 ---\n4 ZZ01-002\nPage 2 of 2".to_string(),
        format!("[10:32, 25/4/2026] Anna: {LIST}"),
        format!("25/04/2026, 10:32 - Anna: Hi!\n{LIST}"),
        format!("Anna — Today at 10:32 AM\n{LIST}"),
        "🏴‍☠️ Leader\n1 ZZ01-001\n⚔️ Characters (4)\n4 ZZ01-002".to_string(),
    ] {
        assert_eq!(lines(&text), read, "{text}");
        assert!(one(&text, pool()).findings.warnings.is_empty(), "{text}");
    }
    // What may count is no telephone number, and another message may correct the first.
    for text in [
        format!("{LIST}\n4 4 4 4 4 4 4 4"),
        format!("{LIST}\nTel 4"),
        format!("{LIST}\n[10:40, 25/4/2026] Anna: 3 ZZ01-002"),
    ] {
        assert_eq!(one(&text, pool()).verdict, Verdict::Unreadable, "{text}");
    }
}

#[test]
fn pictures_that_doubt_or_take_out() {
    for sign in ["❓", "❔", "🤔", "🤷", "⏳", "🔁", "⬆️", "🗑️", "✂️", "➖", "🛑", "❎"] {
        for line in [format!("4 ZZ01-002 Gull {sign}"), format!("{sign} 4 ZZ01-002"), format!("4 Gull {sign}")] {
            assert_eq!(one(&line, pool()).verdict, Verdict::Unreadable, "{line}");
        }
        let row = format!("Qty,Number,Notes\n4,ZZ01-002,{sign}");
        assert!(is_told(&row), "{row}");
    }
    assert_eq!(one("4 ZZ01-002 Gull ✖️", pool()).verdict, Verdict::Unreadable);
    for line in ["4 ZZ01-002 Gull 🔥", "✅ 4 ZZ01-002", "4 ✖️ ZZ01-002", "ZZ01-002 × 4"] {
        assert_eq!(lines(line), gulls(4), "{line}");
    }
    // Signs side by side count, also by twos.
    for line in ["ZZ01-002 🃏🃏", "ZZ01-002 //", "ZZ01-002 ..", "Gull //"] {
        assert_eq!(one(line, pool()).verdict, Verdict::Unreadable, "{line}");
    }
}

#[test]
fn columns_that_blanks_part() {
    let head = "Number      Name        Cost  Qty";
    assert_eq!(lines(&format!("{head}\nZZ01-002    Gull        5     4")), gulls(4));
    assert_eq!(lines(&format!("{head}\n\nZZ01-002    Gull        5     4\nTotal       4")), gulls(4));
    // A cell is empty: the number may be the cost.
    for row in ["ZZ01-002    Gull        5", "ZZ01-002    Gull        4", "ZZ01-002      4"] {
        assert_eq!(one(&format!("{head}\n{row}"), pool()).verdict, Verdict::Unreadable, "{row}");
    }
    // Nothing says how many.
    let short = "Number      Qty   Name\nZZ01-002          Gull";
    assert_eq!(one(short, pool()).verdict, Verdict::Unreadable);
    let two = "Qty  Number    Name   Qty  Number    Name\n4    ZZ01-002  Gull   3    ZZ01-011  Rope Boy";
    assert_eq!(lines(two), [(number(1), 4), (number(10), 3)]);
}

#[test]
fn tables_of_programs_for_collections() {
    for text in [
        "Count,Tradelist Count,Name,Edition,Condition,Language,Foil,Tags,Last Modified,Collector Number,Alter,Proxy,Purchase Price\n\
         4,0,Gull,ZZ01,Near Mint,English,,,2026-04-01 10:11:12.130000,002,False,False,1.50",
        "Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Rarity,Product ID,SKU\n\
         4,Gull,Gull,Reef,ZZ01-002,ZZ01,Normal,Near Mint,English,R,512345,8123456",
    ] {
        assert_eq!(lines(text), gulls(4), "{text}");
    }
}

#[test]
fn decks_in_an_address() {
    let read = vec![(number(0), 1), (number(1), 4)];
    for text in [
        "https://example.org/?deck=1:ZZ01-001,4:ZZ01-002&type=reef",
        "https://example.org/?deck=ZZ01-001%3A1%2CZZ01-002%3A4",
        "https://example.org/build?ZZ01-001=1&ZZ01-002=4",
    ] {
        assert_eq!(lines(text), read, "{text}");
    }
    for text in [
        "https://example.org/?deck=1:ZZ01-001,4:ZZ01-002,ZZ01-011",
        "https://example.org/build?ZZ01-001=1&ZZ01-002=4&side=ZZ01-011",
    ] {
        assert_eq!(one(text, pool()).verdict, Verdict::Unreadable, "{text}");
    }
}
