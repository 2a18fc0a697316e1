//! Deck lists as people write them, divided into decks and lines.

mod json;
mod line;
mod playing;

pub use line::{Split, Written, split, written};
pub use playing::{Playing, cards as playing_cards};

use super::part::Part;
use crate::cards::CardGame;
use crate::text::fold;

/// A deck as it was written: what is known of it, and its lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeckList {
    /// The file, as people call it.
    pub file: String,
    /// Its name, if it says one.
    pub name: String,
    /// Whose it is, if it says.
    pub player: String,
    /// The table, if it says.
    pub table: String,
    /// The format or level, if it says.
    pub format: String,
    /// The game, if it says.
    pub game: Option<CardGame>,
    /// What names cards.
    pub lines: Vec<Line>,
    /// Headings that say how many cards follow.
    pub claims: Vec<Claim>,
    /// Something that cannot be read at all: a line and why.
    pub broken: Option<(usize, String)>,
}

/// A line that names cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From 1.
    pub number: usize,
    /// The part that it stands in.
    pub part: Part,
    /// What is written, in plain letters.
    pub text: String,
}

/// A heading that says how many cards follow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The line, from 1.
    pub line: usize,
    /// The heading.
    pub heading: String,
    /// Its part.
    pub part: Part,
    /// How many.
    pub count: u32,
    /// Which lines follow it.
    pub lines: std::ops::Range<usize>,
}

/// What stands before a colon and is no part of the deck.
enum Fact {
    Name,
    Player,
    Table,
    Format,
    Game,
    Else,
}

const FACTS: [(Fact, &[&str]); 6] = [
    (Fact::Name, &["deck", "deck name", "title", "デッキ", "デッキ名", "ชื่อเด็ค", "เด็ค"]),
    (Fact::Player, &["player", "name", "player name", "選手", "氏名", "名前", "プレイヤー", "ผู้เล่น", "ชื่อ", "ชื่อผู้เล่น"]),
    (Fact::Table, &["table", "seat", "卓", "テーブル", "โต๊ะ"]),
    (Fact::Format, &["format", "level", "regulation", "フォーマット", "レギュレーション", "レベル", "ระดับ", "รูปแบบ"]),
    (Fact::Game, &["game", "ゲーム", "เกม"]),
    (Fact::Else, &["date", "event", "author", "source", "url", "store", "id", "by", "日付", "店舗", "วันที่", "ร้าน"]),
];

/// The decks of a text, whatever its format.
pub fn read(file: &str, text: &str) -> Vec<DeckList> {
    let text = text.trim_start_matches('\u{FEFF}');
    let start = text.trim_start();
    if start.starts_with('{') || start.starts_with("[\"") || start.starts_with("[{") || json::is_list(start) {
        return json::read(file, text);
    }
    let mut reader = Reader { file, decks: vec![new(file)], part: Part::Any };
    // Line ends of three kinds may meet in one file.
    let mut number = 0;
    for piece in text.split('\n') {
        let piece = piece.strip_suffix('\r').unwrap_or(piece);
        for line in piece.split('\r') {
            number += 1;
            reader.line(number, line);
        }
    }
    let mut decks = reader.decks;
    for deck in &mut decks {
        settle(deck);
    }
    if decks.len() > 1 {
        decks.retain(|d| !d.lines.is_empty());
    }
    decks
}

fn is_digit(text: &str) -> bool {
    text.len() == 1 && text.bytes().all(|b| b.is_ascii_digit())
}

fn new(file: &str) -> DeckList {
    DeckList { file: file.to_string(), ..DeckList::default() }
}

struct Reader<'a> {
    file: &'a str,
    decks: Vec<DeckList>,
    part: Part,
}

impl Reader<'_> {
    /// The deck being read; there always is one.
    fn deck(&mut self) -> &mut DeckList {
        if self.decks.is_empty() {
            self.decks.push(new(self.file));
        }
        let last = self.decks.len() - 1;
        &mut self.decks[last]
    }

    fn begin(&mut self) {
        self.part = Part::Any;
        if !self.deck().lines.is_empty() {
            let new = new(self.file);
            self.decks.push(new);
        }
    }

    fn line(&mut self, number: usize, raw: &str) {
        let plain = line::plain(raw);
        let text = plain.trim();
        if text.is_empty() {
            // A Leader is one card: what comes after a blank line is not under its heading any more.
            if self.part == Part::Leader {
                self.part = Part::Any;
            }
            return;
        }
        let rule = ['-', '=', '*', '_'].iter().any(|c| text.len() >= 3 && text.chars().all(|t| t == *c));
        if rule {
            return self.begin();
        }
        if let Some(comment) = text.strip_prefix('#').or_else(|| text.strip_prefix("//")) {
            let comment = comment.trim_start_matches('#').trim();
            let _ = self.fact(comment) || self.heading(number, comment);
            return;
        }
        let text = line::without_comment(text);
        if self.fact(text) || self.heading(number, text) {
            return;
        }
        // `Leader: ZZ01-001` and `Leader ZZ01-001` say the part of one line.
        let one = text.split_once(':').and_then(|(part, rest)| Some((Part::of(part)?, rest.trim())));
        match one.filter(|(_, rest)| !rest.is_empty()) {
            Some((part, rest)) => self.push(number, part, rest),
            None => self.push(number, self.part, text),
        }
    }

    fn push(&mut self, number: usize, part: Part, text: &str) {
        let text = text.to_string();
        // A Leader after a Leader and a deck is the Leader of the next deck.
        let lines = &self.deck().lines;
        let again = part == Part::Leader && lines.iter().any(|l| l.part == Part::Leader);
        if again && lines.last().is_some_and(|l| l.part != Part::Leader) {
            let part = self.part;
            self.begin();
            self.part = part;
        }
        self.deck().lines.push(Line { number, part, text });
    }

    /// `Player: Anna`.
    fn fact(&mut self, text: &str) -> bool {
        let Some((key, value)) = text.split_once(':') else { return false };
        if key.len() > 60 || value.starts_with("//") {
            return false;
        }
        let (key, value) = (fold::key(key), value.trim());
        let Some((fact, _)) = FACTS.iter().find(|(_, words)| words.iter().any(|w| fold::key(w) == key)) else {
            return false;
        };
        let counts = |v: &str| !v.is_empty() && v.chars().all(|c| c.is_ascii_digit());
        match fact {
            // `Deck: 50` is a heading, `Deck: 4 ZZ01-001` a line.
            Fact::Name if counts(value) || line::split(value).count.is_some() || value.is_empty() => return false,
            Fact::Name => {
                self.begin();
                self.deck().name = value.to_string();
            }
            Fact::Player => {
                if !self.deck().player.is_empty() {
                    self.begin();
                }
                self.deck().player = value.to_string();
            }
            Fact::Table => self.deck().table = value.to_string(),
            Fact::Format => self.deck().format = value.to_string(),
            Fact::Game => match CardGame::of(value) {
                Some(game) => self.deck().game = Some(game),
                None => return false,
            },
            Fact::Else => {}
        }
        true
    }

    /// `Character (40)`, `== Main deck ==`, `[Leader]`, `Events: 8`.
    fn heading(&mut self, number: usize, text: &str) -> bool {
        // `Deck 2` begins another deck.
        let words = text.trim_matches(['=', '-', '[', ']', '*', ':', ' ']).to_lowercase();
        if let Some(("deck" | "デッキ" | "เด็ค", n)) = words.rsplit_once(' ').filter(|(_, n)| is_digit(n)) {
            self.begin();
            self.deck().name = n.to_string();
            return true;
        }
        let Some((heading, count)) = line::heading(text) else { return false };
        let Some(part) = Part::of(heading) else { return false };
        let lines = &self.deck().lines;
        let again = part == Part::Leader && lines.iter().any(|l| l.part == Part::Leader);
        if again && lines.last().is_some_and(|l| l.part != Part::Leader) {
            self.begin();
        }
        self.part = part;
        let at = self.deck().lines.len();
        let heading = heading.to_string();
        let claims = &mut self.deck().claims;
        if let Some(last) = claims.last_mut().filter(|c| c.lines.end == usize::MAX) {
            last.lines.end = at;
        }
        // Kept without a count, too: it ends what the heading before it counts.
        claims.push(Claim { line: number, heading, part, count: count.unwrap_or(u32::MAX), lines: at..usize::MAX });
        true
    }
}

/// The last heading reaches to the end. A heading that counts and is followed by nothing is what it counts: `DON!! deck: 10`.
fn settle(deck: &mut DeckList) {
    let end = deck.lines.len();
    for claim in &mut deck.claims {
        claim.lines.end = claim.lines.end.min(end);
    }
    deck.claims.retain(|c| c.count != u32::MAX);
    let lone: Vec<Claim> = deck
        .claims
        .iter()
        .filter(|c| matches!(c.part, Part::Don | Part::Resource) && c.lines.is_empty())
        .cloned()
        .collect();
    for claim in lone {
        let text = format!("{} {}", claim.count, claim.heading);
        deck.lines.push(Line { number: claim.line, part: claim.part, text });
        deck.claims.retain(|c| *c != claim);
    }
}
