//! What a list says of itself: whose it is, for what event, of which game.

use super::around::{is_day, is_phone};
use super::token::{Kind, Mark, tokens};
use crate::deck::part::Part;
use crate::text::vocabulary::Vocabulary;

/// What stands before a colon and is no part of the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The name of the deck.
    Name,
    /// Whose it is.
    Player,
    /// The number that the player is registered under.
    PlayerId,
    /// The table.
    Table,
    /// The event.
    Event,
    /// The day.
    Date,
    /// The format, level or regulation.
    Format,
    /// The game.
    Game,
    /// Something that the check does not ask for.
    Else,
}

static FACTS: Vocabulary<Fact> = Vocabulary::new(&[
    (Fact::Name, &["deck", "deck name", "title", "デッキ", "デッキ名", "ชื่อเด็ค", "เด็ค"]),
    (Fact::Player, &["player", "name", "player name", "選手", "氏名", "名前", "プレイヤー", "ผู้เล่น", "ชื่อ", "ชื่อผู้เล่น"]),
    (
        Fact::PlayerId,
        &[
            "id",
            "player id",
            "player number",
            "member id",
            "membership",
            "bandai id",
            "bandai tcg+ id",
            "bandai namco id",
            "tcg+ id",
            "会員番号",
            "プレイヤーid",
            "รหัสผู้เล่น",
            "รหัสสมาชิก",
        ],
    ),
    (Fact::Table, &["table", "seat", "卓", "テーブル", "โต๊ะ"]),
    (Fact::Event, &["event", "tournament", "大会", "イベント", "งาน", "รายการแข่งขัน", "การแข่งขัน"]),
    (Fact::Date, &["date", "day", "日付", "開催日", "วันที่"]),
    (Fact::Format, &["format", "level", "regulation", "フォーマット", "レギュレーション", "レベル", "ระดับ", "รูปแบบ"]),
    (Fact::Game, &["game", "ゲーム", "เกม"]),
    (
        Fact::Else,
        &[
            "author",
            "source",
            "url",
            "link",
            "store",
            "by",
            "exported",
            "generated",
            "subject",
            "from",
            "to",
            "cc",
            "sent",
            "signature",
            "signed",
            "judge",
            "e-mail",
            "email",
            "署名",
            "サイン",
            "ลายเซ็น",
            "ลงชื่อ",
            "店舗",
            "ร้าน",
            // Who it is, and how to reach them.
            "first name",
            "last name",
            "given name",
            "family name",
            "surname",
            "nickname",
            "age",
            "birthday",
            "phone",
            "phone number",
            "my phone",
            "telephone",
            "tel",
            "mobile",
            "line id",
            "discord",
            "address",
            "city",
            "country",
            "team",
            "ชื่อเล่น",
            "นามสกุล",
            "อายุ",
            "เบอร์",
            "เบอร์โทร",
            "เบอร์โทรศัพท์",
            "โทร",
            "โทรศัพท์",
            "ไลน์",
            "ที่อยู่",
            "ทีม",
            "電話",
            "電話番号",
            "住所",
            "年齢",
            "チーム",
            // What lies beside the deck and is no card.
            "sleeve",
            "sleeves",
            "playmat",
            "deck box",
            "dice",
            "สลีฟ",
            "ซองการ์ด",
            "สนาม",
            "スリーブ",
            "プレイマット",
            "デッキケース",
            // What it costs.
            "price",
            "total price",
            "ราคา",
            "ราคารวม",
            "価格",
            "合計金額",
        ],
    ),
]);

/// `Player: Anna`: what it is about, and what it says. A value that names or counts cards is no fact.
pub fn fact(text: &str) -> Option<(Fact, &str)> {
    let Some((key, value)) = text.split_once([':', '：']) else { return alone(text).or_else(|| table(text)) };
    if value.starts_with("//") {
        return None;
    }
    let key = key.trim_matches(['*', '_', '#', ' ']);
    // `Player 1: Anna`.
    let bare = key.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end();
    let fact = FACTS.get(key).or_else(|| FACTS.get(bare).filter(|fact| *fact == Fact::Player))?;
    let value = value.trim().trim_matches(['*', '_']).trim();
    let tokens = tokens(value);
    let counts = |kind: Kind| matches!(kind, Kind::Card | Kind::Number(_, Mark::Times | Mark::Behind));
    if tokens.iter().any(|t| counts(t.kind)) {
        return None;
    }
    // `Deck: 50` is a heading, `Event: 4 Gull` a line.
    let leads = matches!(tokens.first().map(|t| t.kind), Some(Kind::Number(..)));
    let is_part = Part::of(key).is_some();
    let is_name = fact == Fact::Name;
    if (is_part || is_name) && (value.is_empty() || leads) {
        return None;
    }
    Some((fact, value))
}

/// What says by itself what it is: `25/04/2026`, `081-234-5678`, `Bandai ID 0012345678`.
fn alone(text: &str) -> Option<(Fact, &str)> {
    if is_day(text) {
        return Some((Fact::Date, text));
    }
    if is_phone(text) {
        return Some((Fact::Else, text));
    }
    let at = text.find(|c: char| c.is_ascii_digit() || matches!(c, '+' | '('))?;
    let (word, number) = text.split_at(at);
    let fact = FACTS.get(word.trim_end_matches([' ', '.']).trim())?;
    let is_long = number.bytes().filter(u8::is_ascii_digit).count() >= FEWEST_DIGITS;
    let is_number = match fact {
        Fact::PlayerId => is_long && number.bytes().all(|b| b.is_ascii_digit() || b == b'-' || b == b' '),
        Fact::Date => is_day(number),
        Fact::Else => is_phone(number),
        _ => false,
    };
    is_number.then_some((fact, number))
}

/// A number of a player has so many digits at least; no count has.
const FEWEST_DIGITS: usize = 6;

/// `Table 12`: no card is called so.
fn table(text: &str) -> Option<(Fact, &str)> {
    let at = text.find(|c: char| c.is_ascii_digit())?;
    let (word, number) = text.split_at(at);
    let is_number = (1..=4).contains(&number.len()) && number.bytes().all(|b| b.is_ascii_digit());
    let is_table = FACTS.get(word.trim()) == Some(Fact::Table);
    (is_number && is_table).then_some((Fact::Table, number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_and_lines_that_only_look_like_one() {
        assert_eq!(fact("Player: Anna"), Some((Fact::Player, "Anna")));
        assert_eq!(fact("**Player**: Anna"), Some((Fact::Player, "Anna")));
        assert_eq!(fact("Player ID: 0012-3456"), Some((Fact::PlayerId, "0012-3456")));
        assert_eq!(fact("Event: Reef Open 2026"), Some((Fact::Event, "Reef Open 2026")));
        assert_eq!(fact("Source: https://example.org/1"), Some((Fact::Else, "https://example.org/1")));
        assert_eq!(fact("Table 12"), Some((Fact::Table, "12")));
        assert_eq!(fact("Player 2: Ben"), Some((Fact::Player, "Ben")));
        assert_eq!(fact("Bandai ID 0012345678"), Some((Fact::PlayerId, "0012345678")));
        assert_eq!(fact("Tel. 02-123-4567"), Some((Fact::Else, "02-123-4567")));
        assert_eq!(fact("25/04/2026"), Some((Fact::Date, "25/04/2026")));
        for text in [
            "Table",
            "Gull 4",
            "Name: 4xZZ01-018",
            "Event: 4 ZZ01-018",
            "Event: 4 Gull",
            "Event: 8",
            "Date: Gull x4",
            "Deck: 50",
            "Deck:",
            "Deck: 4 ZZ01-001",
            "https://example.org",
            "Gull: 4",
            "Gull 4: 4",
            "ID 4",
            "Tel 4",
            "Sleeves 60",
            "4 4 4 4 4 4 4 4",
        ] {
            assert_eq!(fact(text), None, "{text}");
        }
    }
}
