//! A deck that is known, rendered in the forms that people write, one by one and mixed: what is read is that deck, or the list is
//! unreadable, or the report warns. Anything else would be a wrong deck without a word.

use std::collections::BTreeMap;

use shinpan::deck::{Checked, Verdict};

use crate::lists::{number, one, pool};

/// Cards of the pool and their names, some of which hold digits, commas and other scripts.
const CARDS: [(usize, &str); 12] = [
    (1, "Gull"),
    (2, "Net Mender"),
    (4, "Baby 5"),
    (5, "4 Winds"),
    (6, "Gundam NT-1"),
    (7, "Core (005) & Core (006)"),
    (8, "Foam, the Small"),
    (10, "Rope Boy"),
    (13, "Driftwood Tom"),
    (16, "นกนางนวล"),
    (17, "カモメ"),
    (19, "The Long Pier"),
];

/// Forms of a count; `#` is the digit, `@` another one.
const COUNTS: [&str; 62] = [
    "#",
    "#",
    "#",
    "#",
    "#x",
    "x#",
    "×#",
    "# x",
    "(#)",
    "[#]",
    "{#}",
    "#枚",
    "# 枚",
    "# ใบ",
    "Qty #",
    "qty=#",
    "枚数 #",
    "# copies",
    "#pcs",
    "0#",
    "#.0",
    "'#",
    "=#",
    "\"#\"",
    "+#",
    "#/4",
    "# of 4",
    "x #",
    "* #",
    "#.",
    "#)",
    "#:",
    "#,0",
    "# #",
    "@→#",
    "@->#",
    "~~@~~ #",
    "<s>@</s> #",
    "# (was @)",
    "#E+00",
    "#?",
    "~#",
    "# or @",
    "up to #",
    "#\u{200b}",
    "\u{202e}#",
    "\u{3000}#\u{3000}",
    "①#",
    "#²",
    "#...",
    "計#枚",
    "-#",
    "# each",
    "#-of",
    "# 張",
    "＃#",
    "#⃣",
    "No. #",
    "vol. #",
    "cost @ #",
    "# foil",
    "¥300 #",
];
/// Counts without digits, for four copies.
const FOURS: [&str; 15] =
    ["four", "สี่ใบ", "四", "四枚", "IIII", "●●●●", "****", "■■■■", "Ⅳ", "肆", "๔ ใบ", "④", "𝟒", "４枚", "4️⃣"];
/// Forms of a card number; `N` is the number.
const NUMBERS: [&str; 18] = [
    "N",
    "N",
    "N",
    "N",
    "N_p1",
    "N#01",
    "[N]",
    "(N)",
    "【N】",
    "`N`",
    "**N**",
    "#N",
    "N N",
    "N/060",
    "Na",
    "N*",
    "https://example.org/N.png",
    "[N](https://example.org/N)",
];
/// What else stands in a line.
const EXTRAS: [&str; 40] = [
    "", "", "", "", "", "", "SR", "red", "Lv.3", "cost 3", "3 cost", "5000", "$1.50", "฿40", "300円", "ZZ01", "🔥",
    "// ok", "# ok", "(alt)", "[x]", "✓", "❌", "maybe", "(side)", "(2 foil)", "2 foil", "have 2", "(-1)", "+1 side",
    "**", "…", "= 4", "20%", "2nd", "turn 2", "see 12", "x", "p.12", "1/5",
];
const SEPARATORS: [&str; 24] = [
    " ", " ", " ", " ", "\t", " - ", " | ", "|", ", ", ",", ";", "  ", ": ", "／", "・", "　", "...", "=", " -> ", "→",
    "_", "\u{a0}", "\u{200b}", "\n",
];
const BULLETS: [&str; 30] = [
    "", "", "", "", "", "", "", "", "- ", "* ", "• ", "+ ", "1. ", "2) ", "> ", "- [ ] ", "[x] ", "✓ ", "# ", "// ",
    "; ", "~~", "10:32 ", "Anna: ", "(1) ", "①", "SB: ", "Main: ", "-1 ", "→ ",
];
/// What may stand above or below a list. None of it counts a card.
const AROUND: [&str; 12] = [
    "",
    "",
    "",
    "Hi Anna,",
    "Player: Ben",
    "Thanks!\nBen",
    "Total: %",
    "% cards",
    "# made on 2026-05-01",
    "---",
    "Deck list",
    "",
];

/// Numbers that look like chance and are the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % sides as u64).unwrap()
    }

    fn pick<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.roll(all.len())]
    }
}

/// A line for so many copies of a card, in some form.
fn line(dice: &mut Dice, card: usize, name: &str, copies: usize) -> String {
    let other = (copies % 4 + 1).to_string();
    let count = match copies {
        4 if dice.roll(5) == 0 => dice.pick(&FOURS).to_string(),
        _ => dice.pick(&COUNTS).replace('@', &other).replace('#', &copies.to_string()),
    };
    let number = dice.pick(&NUMBERS).replace('N', &number(card));
    let mut parts = vec![count, number, name.to_string()];
    match dice.roll(8) {
        0 => drop(parts.remove(1)),
        1 | 2 => drop(parts.remove(2)),
        _ => {}
    }
    for at in (1..parts.len()).rev() {
        parts.swap(at, dice.roll(at + 1));
    }
    let extra = dice.pick(&EXTRAS);
    if !extra.is_empty() {
        parts.insert(dice.roll(parts.len() + 1), extra.to_string());
    }
    let mut out = dice.pick(&BULLETS).to_string();
    // Two lines, the first of which begins with a number, are two cards as well as one.
    let separators = if out.contains(char::is_numeric) { &SEPARATORS[..SEPARATORS.len() - 1] } else { &SEPARATORS[..] };
    let (same, is_mixed) = (dice.pick(separators), dice.roll(3) == 0);
    for (at, part) in parts.iter().enumerate() {
        if at > 0 {
            out.push_str(if is_mixed { dice.pick(separators) } else { same });
        }
        out.push_str(part);
    }
    out
}

/// The cards that were read.
fn read(checked: &Checked) -> BTreeMap<String, usize> {
    let mut read: BTreeMap<String, usize> = BTreeMap::new();
    for copies in &checked.cards {
        *read.entry(copies.card.key.clone()).or_default() += copies.count;
    }
    read
}

/// Is what was read the deck that was meant, or does the report say that it may not be?
fn is_honest(checked: &Checked, meant: &BTreeMap<String, usize>) -> bool {
    checked.verdict == Verdict::Unreadable || read(checked) == *meant || !checked.findings.warnings.is_empty()
}

#[test]
fn a_known_deck_is_never_read_as_another_without_a_word() {
    const LISTS: usize = 6_000;
    let mut dice = Dice(20_261_118);
    let mut whole = 0;
    for _ in 0..LISTS {
        let (odd, copies) = (dice.roll(CARDS.len()), dice.roll(4) + 1);
        let mut lines = vec![format!("1 {} Captain Kelp", number(0))];
        let mut meant: BTreeMap<String, usize> = BTreeMap::from([(number(0), 1)]);
        for at in [3, 11, 12, 14].into_iter().take(dice.roll(3) + 2) {
            lines.push(format!("4 {}", number(at)));
            meant.insert(number(at), 4);
        }
        let (card, name) = CARDS[odd];
        let written = line(&mut dice, card, name, copies);
        meant.insert(number(card), copies);
        lines.insert(dice.roll(lines.len()) + 1, written.clone());
        let all = meant.values().sum::<usize>().to_string();
        let (above, below) = (dice.pick(&AROUND[..5]).to_string(), dice.pick(&AROUND[5..]).replace('%', &all));
        let text = [above, lines.join("\n"), below].join("\n");
        let checked = one_or_more(&text);
        assert!(
            checked.iter().any(|c| is_honest(c, &meant)),
            "{written:?} for {copies} {name}\n{text}\n{:?}",
            read(&checked[0])
        );
        whole += usize::from(checked[0].verdict != Verdict::Unreadable);
    }
    // Refusing everything would be honest, too.
    assert!(whole > LISTS / 6, "{whole} of {LISTS} are read");
}

/// A line may part decks.
fn one_or_more(text: &str) -> Vec<Checked> {
    let game = Some(shinpan::cards::CardGame::OnePiece);
    shinpan::deck::check("list.txt", text, pool(), game, &shinpan::deck::Terms::default())
}

/// The name below its number, or above it, is not one more copy; a card that is listed copy by copy is.
#[test]
fn a_card_on_two_lines_is_counted_once_or_not_understood() {
    for text in [
        "4 ZZ01-002\nGull",
        "Gull\n4 ZZ01-002",
        "ZZ01-002\nGull",
        "4x Gull\nZZ01-002",
        "ZZ01-002 x4\n\nGull\nZZ01-003 x4\n\nNet Mender",
    ] {
        let checked = one(text, pool());
        assert!(checked.unread.iter().any(|u| u.key == "deck-list-again"), "{text}: {:?}", checked.unread);
    }
    let checked = one("ZZ01-002\nZZ01-002_p1\nZZ01-002\nZZ01-003\n3 ZZ01-004\n1 ZZ01-004_p1", pool());
    assert_eq!(checked.cards.iter().map(|c| c.count).collect::<Vec<_>>(), [3, 1, 4]);
}

/// What stands below the end of a letter may be a card: then nobody can say.
#[test]
fn a_signature_that_may_be_a_card() {
    let deck = "1 ZZ01-001\n4 ZZ01-002\n";
    for end in [
        "Thanks\nGull",
        "Thanks!\n\nNet Mender",
        "ขอบคุณครับ\nนกนางนวล",
        "Best regards,\nGull and Ben",
        "Cheers\nDriftwod Tom",
    ] {
        let checked = one(&format!("{deck}{end}"), pool());
        assert!(checked.unread.iter().any(|u| u.key == "deck-list-letter"), "{end}: {:?}", checked.unread);
    }
    let checked = one(&format!("Thanks\nBen\n{deck}"), pool());
    assert_eq!(checked.verdict, Verdict::Unreadable);
    for end in ["Thanks\nBen", "よろしくお願いします\n田中", "Best regards,\nAnna Smith"] {
        assert_ne!(one(&format!("{deck}{end}"), pool()).verdict, Verdict::Unreadable, "{end}");
    }
}
