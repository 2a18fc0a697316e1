//! A deck that is known, rendered in the forms that people write, one by one and mixed: what is read is that deck, or the list is
//! unreadable, or the report warns. Anything else would be a wrong deck without a word.

use std::collections::BTreeMap;

use shinpan::cards::{CardGame, CardPool};
use shinpan::deck::{Checked, Terms, Verdict, check};

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

/// A line for so many copies of a card, in some form. A game may have no card numbers.
fn line(dice: &mut Dice, number: &str, name: &str, copies: usize) -> String {
    let other = (copies % 4 + 1).to_string();
    let count = match copies {
        4 if dice.roll(5) == 0 => dice.pick(&FOURS).to_string(),
        _ => dice.pick(&COUNTS).replace('@', &other).replace('#', &copies.to_string()),
    };
    let written = dice.pick(&NUMBERS).replace('N', number);
    let mut parts = vec![count, written, name.to_string()];
    match dice.roll(8) {
        _ if number.is_empty() => drop(parts.remove(1)),
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
        let written = line(&mut dice, &number(card), name, copies);
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
    check("list.txt", text, pool(), Some(CardGame::OnePiece), &Terms::default())
}

/// What the lists of a game are made of.
struct Game {
    game: CardGame,
    /// Cards that are written in odd forms: the number, or nothing, the name, and how many there may be.
    odd: &'static [(&'static str, &'static str, usize)],
    /// Cards that are written plainly: the line, the card, and how many.
    plain: &'static [(&'static str, &'static str, usize)],
    /// What may stand above them.
    above: &'static [&'static str],
    /// Another part of the deck, below: its lines, the card, and how many.
    below: &'static [(&'static str, &'static str, usize)],
}

/// Deck, resource deck and tokens, as programs and people write them.
const GUNDAM: Game = Game {
    game: CardGame::Gundam,
    odd: &[
        ("ZZ04-002", "NT-1 Reed", 4),
        ("ZZ04-003", "00 Reed", 4),
        ("ZZ04-004", "Mire Hound Ⅱ", 4),
        ("ZZ04-005", "Core (005) & Core (006)", 4),
        ("ZZ04-007", "Four Wrens", 4),
        ("ZZ04-009", "Two-Sword Kid", 4),
        ("ZZ04-010", "3D2Y", 4),
        ("ZZ04-011", "Gum-Gum 4th", 4),
        ("ZZ04-013", "Side 7", 4),
        ("ZZ04-016", "08th Sled", 4),
        ("ZZ04-017", "Heavy (Full Arms)", 4),
        ("ZZ04-018", "葦舟", 4),
        ("ZZ04-019", "เรือกก", 4),
        ("ZZ04-020", "Mire (Resource)", 4),
        ("ZZ04-021", "Token of Reeds", 4),
        ("ZZ04-022", "4 Winds", 4),
        ("EXR-001", "EX Resource", 1),
        ("EXB-001", "EX Base", 1),
        ("T-001", "Reedling", 3),
    ],
    plain: &[
        ("4 ZZ04-001", "ZZ04-001", 4),
        ("4xZZ04-008", "ZZ04-008", 4),
        ("3 ZZ04-012 First Contact", "ZZ04-012", 3),
        ("ZZ04-014 x2", "ZZ04-014", 2),
    ],
    above: &["", "", "Main Deck", "// Main Deck", "Units", "メインデッキ", "เด็คหลัก"],
    below: &[
        ("", "", 0),
        ("", "", 0),
        ("10 R-001", "R-001", 10),
        ("# Resource deck\n10xR-001", "R-001", 10),
        ("Resource Deck (10)\n10 Resource", "R-001", 10),
        ("Resource deck:\n6 R-001\n4 R-001_p1", "R-001", 10),
        ("\nリソースデッキ 10枚\nR-001 x10", "R-001", 10),
        ("รีซอร์สเด็ค: 10", "R-001", 10),
        ("Resource: 10xR-001", "R-001", 10),
    ],
};

/// Names are the cards (200.2.3): Seals, Mystics, and what lies beside the deck.
const SUMMONER_MASTER: Game = Game {
    game: CardGame::SummonerMaster,
    odd: &[
        ("", "Two-Sword Kid", 4),
        ("", "3D2Y", 4),
        ("", "Gum-Gum 4th", 4),
        ("", "Seven Moons", 4),
        ("", "Lv 5 Drake", 4),
        ("", "หมาป่า", 4),
        ("", "สามพี่น้อง", 4),
        ("", "灰狼", 4),
        ("", "First Snow", 4),
        ("", "Rain, the Second", 4),
        ("", "99 Nights", 4),
        ("", "Double Axe", 4),
    ],
    plain: &[("4 Ash Wolf", "Ash Wolf", 4), ("4 Bog Imp", "Bog Imp", 4), ("3x Elder Crow", "Elder Crow", 3)],
    above: &["", "", "Seals", "ซีล", "Deck"],
    below: &[("", "", 0), ("", "", 0), ("Mystics (2)\n2 Autumn Rain", "Autumn Rain", 2)],
};

/// The data of a game's cards.
fn data_of(game: &Game) -> CardPool {
    let kind = |number: &str| match (game.game, number.split('-').next()) {
        (CardGame::SummonerMaster, _) => "seal",
        (_, Some("R")) => "resource",
        (_, Some("EXR" | "EXB" | "T")) => "token",
        _ => "unit",
    };
    let mut text = format!("game = '{}'\n", game.game.id());
    let extra = [("R-001", "Resource")];
    let odd = game.odd.iter().map(|(number, name, _)| (*number, *name));
    let plain =
        game.plain.iter().chain(game.below).map(|(_, card, _)| (*card, *card)).filter(|(card, _)| !card.is_empty());
    let all = odd.chain(plain).chain(extra.into_iter().filter(|_| game.game == CardGame::Gundam));
    let mut seen = std::collections::BTreeSet::new();
    for (number, name) in
        all.filter(|(number, name)| seen.insert((number.is_empty(), if number.is_empty() { *name } else { *number })))
    {
        text.push_str(&format!("[[card]]\nname = '{name}'\nkind = '{}'\n", kind(number)));
        if game.game == CardGame::Gundam {
            text.push_str(&format!("number = '{number}'\ncolours = ['blue']\n"));
        } else {
            text.push_str("level = 1\n");
        }
    }
    CardPool::of_texts(&[("cards.toml", &text)]).unwrap()
}

/// The cards that were read, under the names that the list was made with: a part that is its own card, and a name with a label beside it
/// that nobody can tell from it.
fn named(checked: &Checked, meant: &BTreeMap<String, usize>, has_data: bool) -> BTreeMap<String, usize> {
    let mut out: BTreeMap<String, usize> = BTreeMap::new();
    for (key, count) in read(checked) {
        let key = match key.as_str() {
            "Resource" | "รีซอร์สเด็ค" => "R-001".to_string(),
            "EX Base" => "EXB-001".to_string(),
            "EX Resource" => "EXR-001".to_string(),
            _ => meant.keys().find(|name| !has_data && key.contains(name.as_str())).cloned().unwrap_or(key),
        };
        *out.entry(key).or_default() += count;
    }
    out
}

/// So many lists of a game, read with its card data or without any. How many of them are read.
fn rendered(game: &Game, pool: &CardPool, seed: u64, lists: usize) -> usize {
    let has_data = !pool.is_empty();
    let mut dice = Dice(seed);
    let mut whole = 0;
    for _ in 0..lists {
        let (number, name, most) = game.odd[dice.roll(game.odd.len())];
        let copies = dice.roll(most) + 1;
        let mut lines: Vec<&str> = Vec::new();
        let key = if number.is_empty() { name } else { number };
        let mut meant = BTreeMap::from([(key.to_string(), copies)]);
        for (line, card, count) in game.plain.iter().take(dice.roll(game.plain.len() - 1) + 2) {
            lines.push(line);
            meant.insert(card.to_string(), *count);
        }
        let written = line(&mut dice, number, name, copies);
        // Nobody knows of a comment without data whether it names a card, nor what is one word where no blank is seen.
        let is_noted = ["#", "＃", "//"].iter().any(|sign| written.contains(sign));
        // `3) Gull = 4`: the third row, and four of them, as well as three.
        let is_row = written.contains(&format!("{copies})")) || written.contains(&format!("{copies}."));
        if is_row && copies != 4 && written.contains("= 4") {
            continue;
        }
        if is_noted && (!has_data || written.contains(['\u{200b}', '\n'])) {
            continue;
        }
        lines.insert(dice.roll(lines.len() + 1), &written);
        let (below, card, count) = game.below[dice.roll(game.below.len())];
        if count > 0 {
            meant.insert(card.to_string(), count);
        }
        let text = [dice.pick(game.above), &lines.join("\n"), below].join("\n");
        let checked = check("list.txt", &text, pool, Some(game.game), &Terms::default());
        let is_told = |c: &Checked| c.findings.warnings.iter().any(|w| w.rule != "level");
        let is_honest =
            |c: &Checked| c.verdict == Verdict::Unreadable || named(c, &meant, has_data) == meant || is_told(c);
        assert!(
            checked.iter().any(is_honest),
            "{written:?} for {copies} {name}, data: {has_data}\n{text}\n{:?}\n{:?}",
            read(&checked[0]),
            checked[0].findings
        );
        whole += usize::from(checked[0].verdict != Verdict::Unreadable);
    }
    whole
}

/// What is written of resource decks, tokens and names with numbers in them is counted or refused, too.
#[test]
fn decks_of_gundam_are_never_read_as_others_without_a_word() {
    let whole = rendered(&GUNDAM, &data_of(&GUNDAM), 7, 4_000);
    assert!(whole > 600, "{whole} are read");
}

#[test]
fn decks_of_summoner_master_are_never_read_as_others_without_a_word() {
    let whole = rendered(&SUMMONER_MASTER, &data_of(&SUMMONER_MASTER), 11, 4_000);
    assert!(whole > 500, "{whole} are read");
}

/// A number in a name that nobody knows is not counted in silence.
#[test]
fn without_card_data_nothing_is_guessed() {
    let none = CardPool::default();
    let gundam = rendered(&GUNDAM, &none, 13, 4_000);
    let summoner_master = rendered(&SUMMONER_MASTER, &none, 17, 4_000);
    assert!(gundam > 250 && summoner_master > 200, "{gundam} and {summoner_master} are read");
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
