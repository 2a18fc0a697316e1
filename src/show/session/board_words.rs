//! A board in words of people's own: `B has two life`, `A has a 7000 character`, `Bのライフを0にする`.

use crate::text::amount;

/// What a player has so many of, in the words of a board.
const HELD: [(&str, &[&str]); 8] = [
    ("life", &["life", "lives", "life cards", "ไลฟ์", "ライフ"]),
    ("don.active", &["don", "don!!", "dons", "active don", "active don!!", "ドン", "ดอน"]),
    ("hand", &["hand", "cards in hand", "card in hand", "手札", "การ์ดบนมือ"]),
    ("deck", &["deck", "cards in deck", "デッキ", "เด็ค"]),
    ("shields", &["shield", "shields", "シールド", "ชิลด์"]),
    ("resources.active", &["resource", "resources", "active resources", "リソース", "รีซอร์ส"]),
    ("mp", &["mp"]),
    ("trash", &["trash", "トラッシュ"]),
];

/// An edit of the board that does not say so: `B.life = 0`, `B life 0`, `life of B is 2`, `B has 2 life`, `A has a 7000 character`.
pub fn edit(line: &str) -> Option<String> {
    let line = line.strip_prefix("set ").unwrap_or(line).trim().trim_end_matches('.');
    let is_path = line.starts_with("A.") || line.starts_with("B.");
    if is_path && line.contains('=') {
        return Some(format!("set {line}"));
    }
    let spoken = in_english(line);
    let words: Vec<&str> = spoken.split(|c: char| c.is_whitespace() || matches!(c, '=' | ':' | ',')).collect();
    // One is said of a card, too: `A has one 7000 character`.
    let bare = |word: &&str| match amount::word(word) {
        Some(count) if count != 1 || !word.is_ascii() => count.to_string(),
        _ => word.trim_end_matches("'s").to_string(),
    };
    let words: Vec<String> = words.iter().filter(|w| !w.is_empty()).map(bare).collect();
    let players: Vec<&String> = words.iter().filter(|w| matches!(w.as_str(), "A" | "B")).collect();
    let [player] = players.as_slice() else { return None };
    let skip = [
        "A",
        "B",
        "has",
        "have",
        "had",
        "is",
        "was",
        "were",
        "of",
        "at",
        "to",
        "with",
        "the",
        "only",
        "left",
        "ของ",
        "มี",
        "a",
        "an",
        "one",
    ];
    let rest: Vec<&str> = words.iter().map(String::as_str).filter(|w| !skip.contains(w)).collect();
    let is_amount = |word: &str| word.parse::<u32>().is_ok();
    let numbers: Vec<&str> = rest.iter().copied().filter(|w| is_amount(w)).collect();
    let named = rest.iter().copied().filter(|w| !is_amount(w)).collect::<Vec<_>>().join(" ").to_lowercase();
    if let ([number], Some((zone, _))) =
        (numbers.as_slice(), HELD.iter().find(|(_, all)| all.contains(&named.as_str())))
    {
        return Some(format!("set {player}.{zone} = {number}"));
    }
    let has = !line.is_ascii() || words.iter().any(|w| matches!(w.as_str(), "has" | "have" | "had"));
    has.then(|| described(player, &rest)).flatten()
}

/// Words of a board in Thai and Japanese, which put no blanks between them.
pub fn in_english(line: &str) -> String {
    const WORDS: [(&str, &str); 27] = [
        ("枚", " "),
        ("ใบ", " "),
        ("キャラクター", " character "),
        ("キャラ", " character "),
        ("ブロッカー", " blocker "),
        ("ユニット", " unit "),
        ("カウンター", " counter "),
        ("手札", " hand "),
        ("ライフ", " life "),
        ("シールド", " shields "),
        ("にする", " "),
        ("がいる", " "),
        ("がある", " "),
        ("の", " "),
        ("を", " "),
        ("に", " "),
        ("は", " "),
        ("が", " "),
        ("リーダー", " leader "),
        ("คาแรกเตอร์", " character "),
        ("เคาน์เตอร์", " counter "),
        ("ลีดเดอร์", " leader "),
        ("บล็อกเกอร์", " blocker "),
        ("ไลฟ์", " life "),
        ("ชิลด์", " shields "),
        ("ของ", " "),
        ("มี", " has "),
    ];
    if line.is_ascii() {
        return line.to_string();
    }
    WORDS.iter().fold(line.to_string(), |line, (word, english)| line.replace(word, english))
}

/// `A has a 7000 character`, `B has a 4000 blocker`, `B has a +2000 counter in hand`, `A has a 3/4 unit`.
fn described(player: &str, rest: &[&str]) -> Option<String> {
    const ZONES: [(&str, &[&str]); 4] = [
        ("hand", &["hand", "counter"]),
        ("characters", &["character", "characters", "blocker"]),
        ("units", &["unit", "units"]),
        ("at_line", &["seal", "seals"]),
    ];
    let value = rest.iter().find(|w| w.trim_start_matches('+').starts_with(|c: char| c.is_ascii_digit()))?;
    let is_own = |w: &&str| matches!(*w, "blocker" | "rested" | "rush") && !value.starts_with('+');
    let (zone, _) = ZONES.iter().find(|(_, names)| rest.iter().any(|w| names.contains(w)))?;
    let zone = if value.contains('/') && *zone == "characters" { "units" } else { zone };
    let known = |w: &str| w == *value || w == "in" || is_own(&w) || ZONES.iter().any(|(_, names)| names.contains(&w));
    if !rest.iter().all(|w| known(w)) {
        return None;
    }
    let traits: Vec<&str> = rest.iter().copied().filter(|w| is_own(w)).collect();
    Some(format!("put {player}.{zone} {value} {}", traits.join(" ")).trim_end().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_in_other_words() {
        for (said, edited) in [
            ("B.life = 0", "set B.life = 0"),
            ("B life 0", "set B.life = 0"),
            ("set life B = 0", "set B.life = 0"),
            ("B has 2 life", "set B.life = 2"),
            ("B has two life", "set B.life = 2"),
            ("B's life is 2", "set B.life = 2"),
            ("A has a 7000 character", "put A.characters 7000"),
            ("B has a 4000 blocker", "put B.characters 4000 blocker"),
            ("B has a +2000 counter in hand", "put B.hand +2000"),
            ("A has a 3/4 unit", "put A.units 3/4"),
            ("Bのライフを0にする", "set B.life = 0"),
            ("ไลฟ์ของ B = 0", "set B.life = 0"),
            ("B has no life", "set B.life = 0"),
            ("Bのライフは2枚", "set B.life = 2"),
            ("B มีไลฟ์สองใบ", "set B.life = 2"),
            ("Bのライフ二枚", "set B.life = 2"),
            ("Aに7000のキャラ", "put A.characters 7000"),
        ] {
            assert_eq!(edit(said).as_deref(), Some(edited), "{said}");
        }
        for said in ["attack Captain", "B: block", "B blocks", "A has a Guard of 3 kinds", "B 2", "end turn"] {
            assert_eq!(edit(said), None, "{said}");
        }
    }
}
