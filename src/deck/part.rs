//! The parts that a list is divided into, by the headings that people write.

use crate::text::vocabulary::Vocabulary;

/// A part of a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Part {
    /// No heading says.
    #[default]
    Any,
    /// The Leader.
    Leader,
    /// The deck itself.
    Main,
    /// The DON!! deck.
    Don,
    /// The resource deck.
    Resource,
    /// Tokens.
    Token,
    /// Seals of the deck.
    Seal,
    /// Mystics of the deck.
    Mystic,
    /// What lies beside the deck: Extra cards, Reflections.
    Beside,
}

/// Headings in English, Thai and Japanese.
static HEADINGS: Vocabulary<Part> = Vocabulary::new(&[
    (Part::Leader, &["Leader", "Leaders", "Leader card", "リーダー", "リーダーカード", "ลีดเดอร์", "ลีดเดอร์การ์ด"]),
    (
        Part::Main,
        &[
            "Deck",
            "Main",
            "Main deck",
            "Cards",
            "Decklist",
            "Character",
            "Characters",
            "Event",
            "Events",
            "Stage",
            "Stages",
            "Unit",
            "Units",
            "Pilot",
            "Pilots",
            "Command",
            "Commands",
            "Base",
            "Bases",
            "デッキ",
            "メイン",
            "メインデッキ",
            "キャラ",
            "キャラクター",
            "イベント",
            "ステージ",
            "ユニット",
            "パイロット",
            "コマンド",
            "ベース",
            "เด็ค",
            "เด็คหลัก",
            "เมนเด็ค",
            "คาแรกเตอร์",
            "คาแรคเตอร์",
            "อีเวนต์",
            "สเตจ",
            "ยูนิต",
            "ไพล็อต",
            "นักบิน",
            "คอมมานด์",
            "เบส",
        ],
    ),
    (
        Part::Don,
        &[
            "DON",
            "DON!!",
            "DON deck",
            "DON!! deck",
            "DON!! card",
            "DON!! cards",
            "ドン!!",
            "ドン!!デッキ",
            "ドン!!カード",
            "ด้ง!!",
            "ด้ง!! เด็ค",
            "ด้ง!! การ์ด",
        ],
    ),
    (
        Part::Resource,
        &[
            "Resource",
            "Resources",
            "Resource deck",
            "Resource card",
            "Resource cards",
            "リソース",
            "リソースデッキ",
            "リソースカード",
            "รีซอร์ส",
            "รีซอร์สเด็ค",
            "รีซอร์สการ์ด",
            "เด็ครีซอร์ส",
            "การ์ดรีซอร์ส",
        ],
    ),
    (
        Part::Token,
        &["Token", "Tokens", "EX Base", "EX Resource", "トークン", "EXベース", "EXリソース", "โทเคน", "โทเค็น"],
    ),
    (Part::Seal, &["Seal", "Seals", "Seal card", "Seal cards", "ซีล", "シール"]),
    (Part::Mystic, &["Mystic", "Mystics", "Mystic card", "Mystic cards", "มิสติก", "มิสติค", "ミスティック"]),
    (
        Part::Beside,
        &[
            "Extra",
            "Extras",
            "Extra card",
            "Extra cards",
            "Extra deck",
            "Reflection",
            "Reflections",
            "Beside",
            "Beside the deck",
            "เอ็กซ์ตรา",
            "รีเฟล็กชัน",
            "ข้างเด็ค",
        ],
    ),
]);

impl Part {
    /// The part that a heading names.
    pub fn of(heading: &str) -> Option<Self> {
        HEADINGS.get(heading)
    }
}
