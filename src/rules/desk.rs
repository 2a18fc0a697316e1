//! What the texts leave to the desk of a tournament: infractions with their penalties, time, who starts, the next Game.
//!
//! One table. A game that has no row here has no such clause in its text; a test looks for them.

/// What a row is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeskKind {
    /// Something that must not be done.
    Infraction,
    /// A limit of time.
    Time,
    /// Who starts, what comes after a Game, how it ends.
    Match,
    /// What the text does not have, so that nobody looks for it in vain.
    Absent,
}

impl DeskKind {
    /// Its name in documents.
    pub fn name(self) -> &'static str {
        match self {
            Self::Infraction => "infraction",
            Self::Time => "time",
            Self::Match => "match",
            Self::Absent => "absent",
        }
    }
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct DeskRow {
    /// The game, as its folder is called.
    pub game: &'static str,
    /// A short name for documents.
    pub id: &'static str,
    /// What it is about.
    pub kind: DeskKind,
    /// The clauses that say it.
    pub clauses: &'static [&'static str],
    /// The sentence of the catalogues that says what.
    pub what: &'static str,
    /// The sentence that says what the penalty is. None: the text names none.
    pub penalty: Option<&'static str>,
    /// How many seconds, if it is a limit of time that can be counted.
    pub seconds: Option<u64>,
    /// The item of a long entry that says it: only that is shown.
    pub item: Option<&'static str>,
    /// How people ask for it, in English, Thai and Japanese; the first word of each is what it is called.
    pub asked: [&'static [&'static str]; 3],
}

/// How people ask for a row.
const fn asked(id: &str) -> [&'static [&'static str]; 3] {
    match id.as_bytes() {
        b"gambling" => {
            [&["gambling", "bet", "betting", "stake", "money"], &["การพนัน", "เดิมพัน", "พนัน"], &["賭け", "賭博"]]
        }
        b"loop" => [&["loop", "endless", "infinite"], &["การวนซ้ำ", "วนไม่จบ", "วนลูป"], &["ループ", "無限"]],
        b"deliberate-loop" => {
            [&["deliberate loop", "on purpose"], &["จงใจวนซ้ำ", "จงใจ"], &["故意のループ", "故意", "わざと"]]
        }
        b"stalling" => [
            &["stalling", "slow play", "slow", "delay", "timer", "clock"],
            &["ถ่วงเวลา", "ช้า", "ล่าช้า", "จับเวลา"],
            &["遅延", "遅い", "時間稼ぎ"],
        ],
        b"outside-cards" => [
            &["cards from outside", "sideboard", "binder"],
            &["การ์ดนอกกอง", "การ์ดจากข้างนอก"],
            &["外部のカード", "外のカード"],
        ],
        b"wisdom-copies" => [&["too many copies", "game loss"], &["การ์ดเกินจำนวน", "เกินจำนวน"], &["枚数超過", "枚数"]],
        b"showing-time" => [
            &["ten seconds", "timer", "clock", "time limit"],
            &["สิบวินาที", "จับเวลา", "นับถอยหลัง"],
            &["10秒", "制限時間", "カウントダウン"],
        ],
        b"first-game" => [
            &["who starts", "goes first", "first player", "dice", "coin"],
            &["ใครเริ่มก่อน", "เริ่มก่อน", "ทอยลูกเต๋า", "เป่ายิ้งฉุบ"],
            &["先攻", "先行", "じゃんけん"],
        ],
        b"later-games" => [
            &["who starts later games", "second game", "goes first"],
            &["ใครเริ่มก่อนในเกมถัดไป", "เกมที่สอง", "เกมถัดไป"],
            &["2ゲーム目の先攻", "先攻", "2本目"],
        ],
        b"next-game" => [&["next game", "after a game"], &["เกมถัดไป", "จบเกม"], &["次のゲーム", "ゲーム終了後"]],
        b"losing" => [&["losing", "lose", "loss"], &["การแพ้", "แพ้"], &["敗北", "負け"]],
        b"draw" => [&["draw", "drawn", "tie"], &["เสมอ", "การเสมอ"], &["引き分け"]],
        _ => [
            &["what the text does not have", "round time", "warning", "ban list", "concede", "match length"],
            &["สิ่งที่กติกานี้ไม่มี", "เวลาต่อรอบ", "คำเตือน", "การ์ดแบน", "ยอมแพ้"],
            &["規定のないもの", "制限時間", "警告", "禁止カード", "投了"],
        ],
    }
}

const SM: &str = "summoner-master";

const fn infraction(
    id: &'static str,
    clauses: &'static [&'static str],
    what: &'static str,
    penalty: Option<&'static str>,
) -> DeskRow {
    let asked = asked(id);
    DeskRow { game: SM, id, kind: DeskKind::Infraction, clauses, what, penalty, seconds: None, item: None, asked }
}

const fn note(id: &'static str, kind: DeskKind, clauses: &'static [&'static str], what: &'static str) -> DeskRow {
    DeskRow { game: SM, id, kind, clauses, what, penalty: None, seconds: None, item: None, asked: asked(id) }
}

/// All rows.
pub const DESK: &[DeskRow] = &[
    infraction("gambling", &["105.1.1", "105.1.2"], "desk-sm-gambling", Some("desk-sm-gambling-penalty")),
    infraction("loop", &["105.2.1"], "desk-sm-loop", None),
    infraction("deliberate-loop", &["105.2.2"], "desk-sm-deliberate-loop", Some("desk-sm-deliberate-loop-penalty")),
    infraction("stalling", &["105.3.1"], "desk-sm-stalling", Some("desk-sm-stalling-penalty")),
    infraction("outside-cards", &["105.3.2"], "desk-sm-outside-cards", None),
    DeskRow {
        item: Some("7."),
        ..infraction("wisdom-copies", &["g:Wisdom"], "desk-sm-wisdom", Some("desk-sm-wisdom-penalty"))
    },
    DeskRow { seconds: Some(10), ..note("showing-time", DeskKind::Time, &["105.3.1"], "desk-sm-showing-time") },
    note("first-game", DeskKind::Match, &["102.3"], "desk-sm-first-game"),
    note("later-games", DeskKind::Match, &["102.4"], "desk-sm-later-games"),
    note("next-game", DeskKind::Match, &["104.1"], "desk-sm-next-game"),
    note("losing", DeskKind::Match, &["103.2", "103.3", "103.5"], "desk-sm-losing"),
    note("draw", DeskKind::Match, &["103.4"], "desk-sm-draw"),
    note("absent", DeskKind::Absent, &["101.1"], "desk-sm-absent"),
];

/// The rows of a game.
pub fn rows(game: &str) -> impl Iterator<Item = &'static DeskRow> {
    DESK.iter().filter(move |row| row.game == game)
}

/// The only limit of time that a text names, in seconds, and its clause.
pub fn countdown(game: &str) -> Option<(u64, &'static str)> {
    rows(game).find_map(|row| Some((row.seconds?, *row.clauses.first()?)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::{Language, Speech};
    use crate::rules::Shelf;

    #[test]
    fn every_row_has_its_clauses_and_its_words() {
        let shelf = Shelf::new(None).expect("the texts are there");
        let library = shelf.open(None).expect("they can be read");
        for row in DESK {
            let edition = library.newest(row.game).expect("it has a text");
            for clause in row.clauses {
                assert!(edition.find(&crate::text::number::key(clause)).or(edition.find(clause)).is_some(), "{clause}");
            }
            for language in Language::ALL {
                let speech = Speech::of(language);
                assert!(speech.has(row.what) && row.penalty.is_none_or(|key| speech.has(key)), "{}", row.id);
            }
        }
    }

    #[test]
    fn a_text_without_rows_has_no_clause_on_penalties() {
        let shelf = Shelf::new(None).expect("the texts are there");
        let library = shelf.open(None).expect("they can be read");
        let words =
            ["ลงโทษ", "ตัดสิทธิ", "ถ่วงเวลา", "Game Loss", "ペナルティ", "反則", "失格", "罰", "penalt", "disqualif"];
        for edition in &library.editions {
            if rows(&edition.facts.game).next().is_some() {
                continue;
            }
            for clause in &edition.clauses {
                let found = words.iter().find(|word| clause.text.contains(*word));
                assert_eq!(found, None, "{} {}: {}", edition.name(), clause.id, clause.text);
            }
        }
    }
}
