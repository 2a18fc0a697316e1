//! Numbers that a word beside them claims: `cost 3`, `vol. 2`, `turn 2`, `2 foil`. They count no cards, or not all of them.

use super::token::{Digits, Kind, Mark, Token};
use crate::cards::CardFacts;

/// Values of cards.
pub const VALUES: [&str; 20] = [
    "cost",
    "power",
    "counter",
    "life",
    "level",
    "lv",
    "lvl",
    "ap",
    "hp",
    "block",
    "コスト",
    "パワー",
    "カウンター",
    "ライフ",
    "レベル",
    "คอสต์",
    "พาวเวอร์",
    "เคาน์เตอร์",
    "ไลฟ์",
    "เลเวล",
];
/// What else has a number behind it that is its own.
const NUMBERED: [&str; 46] = [
    "vol",
    "volume",
    "ver",
    "version",
    "set",
    "series",
    "edition",
    "ed",
    "pack",
    "box",
    "booster",
    "turn",
    "round",
    "page",
    "pg",
    "p",
    "row",
    "line",
    "rank",
    "tier",
    "part",
    "chapter",
    "episode",
    "ep",
    "season",
    "gen",
    "mk",
    "mark",
    "grade",
    "class",
    "phase",
    "act",
    "step",
    "no",
    "nr",
    "number",
    "buy",
    "have",
    "own",
    "owned",
    "need",
    "missing",
    "ターン",
    "第",
    "เทิร์น",
    "มี",
];
/// What some of the copies are.
const PRINTINGS: [&str; 18] = [
    "foil",
    "foils",
    "holo",
    "holos",
    "alt",
    "alts",
    "parallel",
    "parallels",
    "promo",
    "promos",
    "drop",
    "drops",
    "sp",
    "normal",
    "normals",
    "proxy",
    "proxies",
    "signed",
];

/// Does a word beside a number claim it?
pub fn is_qualified(line: &str, tokens: &[Token], at: usize) -> bool {
    let word = |at: Option<usize>| {
        let token = at.and_then(|at| tokens.get(at)).filter(|t| t.kind == Kind::Word(Digits::None));
        token.map(|t| (*t, t.text(line).to_lowercase()))
    };
    let number = tokens[at];
    let joins = |text: &str| !text.is_empty() && text.chars().all(|c| " .:=".contains(c));
    let claims = word(at.checked_sub(1)).is_some_and(|(t, word)| {
        let is_one = VALUES.contains(&word.as_str()) || NUMBERED.contains(&word.as_str());
        is_one && joins(&line[t.end..number.start])
    });
    // `4 foil Gull`: it leads the line, and counts. In brackets it is some of them: `(2 foil) Gull`.
    let is_open = !line[..number.start].trim_end().ends_with(['(', '[', '（', '【', '{']);
    let is_lead = (at == 0 && is_open) || (at == 1 && matches!(tokens[0].kind, Kind::Number(_, Mark::Ordinal)));
    let follows = word(Some(at + 1)).is_some_and(|(t, word)| {
        let is_near = matches!(&line[number.end..t.start], " " | "-");
        let is_printing = PRINTINGS.contains(&word.as_str()) && !is_lead;
        is_near && (is_printing || VALUES.contains(&word.as_str()))
    });
    claims || follows
}

/// `cost 5`, `5 cost`, `パワー 5000`: the name of a value and the value, which count nothing.
pub fn is_value(text: &str) -> bool {
    named_value(text).is_some()
}

/// The name of a value, and the value.
fn named_value(text: &str) -> Option<(&'static str, i32)> {
    let lower = text.trim().to_lowercase();
    VALUES.iter().find_map(|value| {
        let rest = lower.strip_prefix(value).or_else(|| lower.strip_suffix(value))?;
        let rest = rest.trim_matches([' ', ':', '.', '=', '-']);
        let is_number = (1..=5).contains(&rest.len()) && rest.bytes().all(|b| b.is_ascii_digit());
        rest.parse().ok().filter(|_| is_number).map(|n| (*value, n))
    })
}

/// Where the data print a value.
type Printed = fn(&CardFacts) -> Option<i32>;

/// The value of a card that a text names, as the data have it, and what the text says that it is.
pub fn value(text: &str) -> Option<(Printed, i32)> {
    let (name, n) = named_value(text)?;
    let of: Printed = match name {
        "cost" | "コスト" | "คอสต์" => |card| card.cost,
        "power" | "パワー" | "พาวเวอร์" => |card| card.power,
        "counter" | "カウンター" | "เคาน์เตอร์" => |card| card.counter,
        "life" | "ライフ" | "ไลฟ์" => |card| card.life,
        "ap" => |card| card.ap,
        "hp" => |card| card.hp,
        "level" | "lv" | "lvl" | "レベル" | "เลเวล" => |card| card.level,
        _ => return None,
    };
    Some((of, n))
}

#[cfg(test)]
mod tests {
    use super::super::token::tokens;
    use super::*;

    fn claimed(line: &str) -> bool {
        tokens(line).iter().any(|t| t.kind == Kind::Word(Digits::Odd))
    }

    #[test]
    fn numbers_that_count_no_cards() {
        for line in
            ["Gull cost 3", "Gull vol. 2", "3 cost Gull", "Gull 2 foil", "turn 2 Gull", "Lv. 3 Gull", "レベル 4"]
        {
            assert!(claimed(line), "{line}");
        }
        for line in ["4 foil Gull", "4 Gull", "Gull 4", "1. 4 foil Gull", "Gull foil 4", "Gull Qty 4", "Stage 2"] {
            assert!(!claimed(line), "{line}");
        }
        for text in ["cost 5", "5 cost", "Lv.3", "パワー 5000"] {
            assert!(is_value(text), "{text}");
        }
        assert!(!is_value("4") && !is_value("4 cards") && !is_value("cost"));
    }
}
