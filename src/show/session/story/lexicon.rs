//! The words of a position that is told: each with its place, nothing between them left out.

use crate::cardgame::Word;
use crate::games::{gundam, one_piece};
use crate::lang::{Language, Speech};
use crate::text::amount;

/// What a word is in a sentence that tells a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A comma, a full stop, a semicolon.
    Part,
    /// A colon: what is asked stands behind it, or a list.
    Colon,
    /// `and`, `but`, `while`.
    And,
    /// `with`.
    With,
    /// `of`.
    Of,
    /// `by`, `for`: what an attack is made with.
    By,
    /// `at`, `into`, `on`.
    At,
    /// `a`, `an`.
    A,
    /// `the`.
    The,
    /// A small number.
    Number(u32),
    /// `7000`, `7k`.
    Power(u32),
    /// `+2000`.
    Plus(u32),
    /// `4/3`.
    Pair(u32, u32),
    /// `AP`.
    Ap,
    /// `HP`.
    Hp,
    /// `cost`.
    Cost,
    /// A slash between values.
    Slash,
    /// Of the one who asks.
    Mine,
    /// Of the other.
    Theirs,
    /// `ของฉัน`, behind what is theirs or mine.
    Behind(bool),
    /// A player by name: 0 is A.
    Seat(usize),
    /// A player who is attacked.
    Player,
    /// A Leader.
    Leader,
    /// A Character.
    Character,
    /// A Unit.
    Unit,
    /// A counter.
    Counter,
    /// A card.
    Card,
    /// The hand.
    Hand,
    /// A Base.
    Base,
    /// The Base that is there from the start.
    ExBase,
    /// What there are so many of, by its path on a board.
    Held(&'static str),
    /// A keyword, in English.
    Keyword(String),
    /// Rested.
    Rested,
    /// Active.
    Active,
    /// `attacks`, or `swings`, behind which stands what attacks.
    Attack(bool),
    /// `attacked`.
    Attacked,
    /// `attacked by`.
    AttackedBy,
    /// `โดน`: who attacks stands between it and the verb.
    Suffers,
    /// `にアタックされた`, behind who attacks.
    AttackedBehind,
    /// `でアタック`, behind who attacks for the one who asks.
    AttackBehind,
    /// `がアタック`, behind who attacks.
    AttacksBehind,
    /// `がYにアタック`, behind who attacks and what is attacked.
    AttackOnto,
    /// Against.
    Versus,
    /// `has`.
    Have,
    /// `is`.
    Be,
    /// A Japanese particle.
    Topic,
    /// `ใบ`, `枚`: behind a number.
    Piece,
    /// A word that says nothing.
    Small,
    /// `no`, `without`.
    None,
    /// It begins a question.
    Ask,
    /// It begins a play.
    Play,
    /// Anything else.
    Other,
}

/// A word and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// Where it begins.
    pub at: usize,
    /// Where it ends.
    pub end: usize,
}

/// Words that are what they are wherever they stand; the longest that fits is the one.
static WORDS: &[(&[&str], Kind)] = &[
    (&["and", "but", "while", "plus", "&", "และ", "กับ", "と", "で"], Kind::And),
    (&["with", "ด้วย"], Kind::With),
    (&["of", "の", "ของ"], Kind::Of),
    (&["by", "for", "โดย", "จาก"], Kind::By),
    (&["at", "into", "on", "onto", "against", "to", "ใส่"], Kind::At),
    (&["an"], Kind::A),
    (&["the", "this", "that"], Kind::The),
    (&["ap"], Kind::Ap),
    (&["hp"], Kind::Hp),
    (&["cost", "コスト", "คอสต์"], Kind::Cost),
    (&["/"], Kind::Slash),
    (
        &[
            "i",
            "i'm",
            "im",
            "i've",
            "i'll",
            "me",
            "my",
            "mine",
            "we",
            "us",
            "our",
            "ฉัน",
            "ผม",
            "เรา",
            "自分の",
            "自分は",
            "自分が",
            "自分",
            "私の",
            "私は",
            "私",
            "こちらの",
            "こちらは",
        ],
        Kind::Mine,
    ),
    (
        &[
            "they",
            "them",
            "their",
            "he",
            "him",
            "his",
            "she",
            "her",
            "opponent",
            "opponent's",
            "opponents",
            "opp",
            "opp's",
            "the opponent",
            "the opponent's",
            "my opponent",
            "my opponent's",
            "your opponent",
            "enemy",
            "the enemy",
            "คู่ต่อสู้",
            "คู่แข่ง",
            "ฝ่ายตรงข้าม",
            "อีกฝ่าย",
            "เขา",
            "相手の",
            "相手は",
            "相手が",
            "相手",
        ],
        Kind::Theirs,
    ),
    (&["ของฉัน", "ของผม", "ของเรา"], Kind::Behind(true)),
    (&["ของคู่ต่อสู้", "ของคู่แข่ง", "ของฝ่ายตรงข้าม", "ของอีกฝ่าย", "ของเขา"], Kind::Behind(false)),
    (&["player a", "a's"], Kind::Seat(0)),
    (&["player b", "b's"], Kind::Seat(1)),
    (&["player", "the player", "face", "directly", "プレイヤー", "ผู้เล่น"], Kind::Player),
    (&["leader", "ลีดเดอร์", "リーダー"], Kind::Leader),
    (
        &[
            "character",
            "characters",
            "chara",
            "charas",
            "char",
            "chars",
            "キャラクター",
            "キャラ",
            "คาแรกเตอร์",
            "คาแรคเตอร์",
            "ตัวละคร",
        ],
        Kind::Character,
    ),
    (&["unit", "units", "ユニット", "ยูนิต"], Kind::Unit),
    (&["counter", "counters", "カウンター", "カウンタ", "เคาน์เตอร์", "เคาเตอร์", "เคาท์เตอร์"], Kind::Counter),
    (&["card", "cards", "カード", "การ์ด"], Kind::Card),
    (&["hand", "in hand", "in my hand", "in the hand", "in their hand", "手札", "บนมือ", "ในมือ", "มือ"], Kind::Hand),
    (&["base", "ベース", "เบส"], Kind::Base),
    (&["ex base", "exベース", "exเบส", "ex เบส"], Kind::ExBase),
    (&["life", "lives", "life card", "life cards", "ライフ", "ไลฟ์", "ไลฟ"], Kind::Held("life")),
    (
        &["don", "don!!", "don!", "dons", "active don", "active don!!", "ドン!!", "ドン", "ดอน", "ดอน!!"],
        Kind::Held("don.active"),
    ),
    (&["shield", "shields", "シールド", "ชีลด์", "ชิลด์"], Kind::Held("shields")),
    (
        &["resource", "resources", "active resources", "active resource", "リソース", "รีซอร์ส"],
        Kind::Held("resources.active"),
    ),
    (&["deck", "in deck", "in the deck", "デッキ", "เด็ค"], Kind::Held("deck")),
    (&["trash", "in trash", "in the trash", "トラッシュ"], Kind::Held("trash")),
    (&["rested", "tapped", "レスト", "レストの", "เรสต์", "เรสท์"], Kind::Rested),
    (&["active", "アクティブ", "アクティブの", "แอ็คทีฟ", "แอคทีฟ"], Kind::Active),
    (&["attack", "attacks", "attacking", "hits", "โจมตี", "ตี"], Kind::Attack(false)),
    (&["swing", "swings", "swinging", "swung"], Kind::Attack(true)),
    (&["attacked"], Kind::Attacked),
    (
        &[
            "attacked by",
            "hit by",
            "ถูกตีด้วย",
            "โดนตีด้วย",
            "โดนตีโดย",
            "ถูกโจมตีด้วย",
            "ถูกโจมตีโดย",
            "ถูกโจมตีจาก",
            "โดนโจมตีด้วย",
            "โดนโจมตีโดย",
            "โดนโจมตีจาก",
        ],
        Kind::AttackedBy,
    ),
    (&["โดน", "ถูก"], Kind::Suffers),
    (
        &[
            "にアタックされた",
            "にアタックされている",
            "にアタックされる",
            "にアタックされて",
            "にアタックされました",
            "に攻撃された",
            "に攻撃されている",
            "に攻撃される",
            "に攻撃されて",
            "に攻撃されました",
            "でアタックされた",
            "でアタックされている",
            "で攻撃された",
            "で攻撃されている",
            "でアタックしてきた",
            "で攻撃してきた",
        ],
        Kind::AttackedBehind,
    ),
    (&["でアタックする", "でアタックした", "でアタック", "で攻撃する", "で攻撃した", "で攻撃"], Kind::AttackBehind),
    (
        &[
            "がアタックしてきた",
            "がアタックしてくる",
            "がアタックする",
            "がアタックした",
            "がアタック",
            "が攻撃してきた",
            "が攻撃してくる",
            "が攻撃する",
            "が攻撃した",
            "が攻撃",
            "のアタック",
            "の攻撃",
        ],
        Kind::AttacksBehind,
    ),
    (
        &[
            "にアタックしてきた",
            "にアタックしてくる",
            "にアタックする",
            "にアタックした",
            "にアタック",
            "に攻撃してきた",
            "に攻撃する",
            "に攻撃した",
            "に攻撃",
            "を攻撃してきた",
            "を攻撃する",
            "を攻撃した",
            "を攻撃",
            "をアタック",
        ],
        Kind::AttackOnto,
    ),
    (&["vs", "vs.", "versus", "kill", "kills", "beat", "beats", "ko", "kos"], Kind::Versus),
    (&["have", "has", "had", "have got", "got", "hold", "holds", "holding", "having", "มี"], Kind::Have),
    (&["is", "am", "are", "was", "were", "be", "being", "been", "get", "gets", "getting", "=", "เป็น"], Kind::Be),
    (&["は", "が", "を", "も", "に"], Kind::Topic),
    (&["枚", "体", "ใบ", "ตัว"], Kind::Piece),
    (
        &[
            "left",
            "remaining",
            "only",
            "just",
            "currently",
            "still",
            "power",
            "powered",
            "in play",
            "on board",
            "on the board",
            "on the field",
            "on field",
            "in the battle area",
            "comes in",
            "coming in",
            "now",
            "also",
            "attached",
            "given",
            "'s",
            "がいる",
            "がある",
            "いる",
            "ある",
            "残り",
            "だけ",
            "パワー",
            "พาวเวอร์",
            "พลัง",
            "เหลือ",
            "อยู่",
            "ที่",
            "ใช้",
            "ครับ",
            "ค่ะ",
            "ล่ะ",
        ],
        Kind::Small,
    ),
    (&["no", "without", "empty", "zero", "none", "ไม่มี", "なし", "無し", "がない", "はない", "ない"], Kind::None),
    (
        &[
            "what happens if",
            "what happens when",
            "what happens",
            "what if",
            "what then",
            "then what",
            "what",
            "suppose",
            "if",
            "and if",
            "when",
            "who",
            "does",
            "do i",
            "do they",
            "can",
            "could",
            "will",
            "would",
            "am i",
            "is it",
            "is the",
            "how",
            "จะเกิดอะไรขึ้นถ้า",
            "จะเกิดอะไรขึ้น",
            "ถ้าหาก",
            "ถ้า",
            "หาก",
            "แล้ว",
            "もし",
            "どうなる",
        ],
        Kind::Ask,
    ),
    (
        &[
            "block",
            "blocks",
            "blocking",
            "no block",
            "don't",
            "do not",
            "does not",
            "doesn't",
            "take it",
            "take",
            "takes",
            "do nothing",
            "does nothing",
            "pass",
            "passes",
            "use",
            "uses",
            "let it through",
            "ไม่บล็อก",
            "บล็อก",
            "ブロック",
            "受ける",
            "通す",
            "ไม่เคาน์เตอร์",
            "ノーブロック",
        ],
        Kind::Play,
    ),
];

/// The keywords of a game, as they are said in three languages and in English.
pub fn keywords(game: &str) -> Vec<(String, String)> {
    let mut all = match game {
        "gundam" => of::<gundam::vocabulary::Keyword>(),
        _ => of::<one_piece::vocabulary::Keyword>(),
    };
    // Who has it is called after it.
    all.extend(
        [
            ("blockers", "blocker"),
            ("บล็อคเกอร์", "blocker"),
            ("บลอกเกอร์", "blocker"),
            ("double attacker", "double attack"),
            ("high maneuver", "high-maneuver"),
        ]
        .map(|(said, english)| (said.to_string(), english.to_string())),
    );
    all
}

fn of<W: Word>() -> Vec<(String, String)> {
    let said = |word: &W| {
        let spoken = [Language::Th, Language::Ja].map(|language| Speech::of(language).word(word.key()).to_lowercase());
        [word.path().to_string()]
            .into_iter()
            .chain(spoken)
            .map(|said| (said, word.path().to_string()))
            .collect::<Vec<_>>()
    };
    W::ALL.iter().flat_map(said).collect()
}

/// All words of a line.
pub fn tokens(line: &str, keywords: &[(String, String)]) -> Vec<Token> {
    let mut all: Vec<Token> = Vec::new();
    let mut at = 0;
    while let Some(c) = line[at..].chars().next() {
        let rest = &line[at..];
        let (kind, length) = match c {
            c if c.is_whitespace()
                || matches!(c, '[' | ']' | '【' | '】' | '<' | '>' | '"' | '(' | ')' | '?' | '!' | '？') =>
            {
                at += c.len_utf8();
                continue;
            }
            ',' | ';' | '.' | '、' | '。' => (Kind::Part, c.len_utf8()),
            ':' | '：' => (Kind::Colon, c.len_utf8()),
            '+' => signed(rest),
            c if c.is_ascii_digit() => number(rest),
            _ => word(line, at, keywords),
        };
        all.push(Token { kind, at, end: at + length });
        at += length.max(1);
    }
    all
}

fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// A number of digits, with `k` for thousands: the number, and how much of the text it is.
fn thousands(text: &str) -> Option<(u32, usize)> {
    let length = digits(text);
    let n = text[..length].parse::<u32>().ok()?;
    let after = text[length..].chars().next();
    match after {
        Some('k' | 'K') if n < 100 && !text[length + 1..].starts_with(char::is_alphabetic) => {
            Some((n * 1000, length + 1))
        }
        _ => Some((n, length)),
    }
}

fn signed(text: &str) -> (Kind, usize) {
    match thousands(&text[1..]) {
        Some((n, length)) if n >= 100 => (Kind::Plus(n), 1 + length),
        _ => (Kind::Other, 1),
    }
}

/// `7000`, `7k`, `7000s`, `4/3`, `2`, `4x`.
fn number(text: &str) -> (Kind, usize) {
    let Some((n, length)) = thousands(text) else { return (Kind::Other, digits(text)) };
    let after = &text[length..];
    if let Some(rest) = after.strip_prefix('/').filter(|rest| digits(rest) > 0 && n < 100) {
        let second = digits(rest);
        return match rest[..second].parse() {
            Ok(m) => (Kind::Pair(n, m), length + 1 + second),
            Err(_) => (Kind::Other, length + 1 + second),
        };
    }
    // A power has four digits.
    if n >= 1000 {
        return (Kind::Power(n), length + usize::from(is_word(after, "s")));
    }
    (Kind::Number(n), length + usize::from(is_word(after, "x")))
}

/// Does a text begin with a word?
fn is_word(text: &str, word: &str) -> bool {
    let Some(head) = text.get(..word.len()) else { return false };
    let ends = word.ends_with(|c: char| c.is_ascii_alphabetic());
    let after = text[word.len()..].chars().next();
    head.eq_ignore_ascii_case(word) && !(ends && after.is_some_and(|c| c.is_ascii_alphabetic() || c == '\''))
}

/// The longest word that stands here.
fn word(line: &str, at: usize, keywords: &[(String, String)]) -> (Kind, usize) {
    let rest = &line[at..];
    // `A has`, `B attacks`: a player, and no article.
    let by_name = |seat: &str| is_word(rest, seat) && rest.starts_with(seat);
    let next = rest.get(1..).unwrap_or("").trim_start();
    let is_subject = ["has", "attack", "swing", "block", "counter", "'s", "is", "have", "takes", "passes"];
    if by_name("A") && is_subject.iter().any(|verb| next.starts_with(verb)) {
        return (Kind::Seat(0), 1);
    }
    if by_name("B") {
        return (Kind::Seat(1), 1);
    }
    if is_word(rest, "a") {
        return (Kind::A, 1);
    }
    let fixed = WORDS.iter().flat_map(|(all, kind)| all.iter().map(move |word| (*word, kind)));
    let fixed = fixed.filter(|(word, _)| is_word(rest, word)).max_by_key(|(word, _)| word.len());
    let keyword = keywords.iter().filter(|(said, _)| is_word(rest, said)).max_by_key(|(said, _)| said.len());
    match (fixed, keyword) {
        (fixed, Some((said, english))) if fixed.is_none_or(|(word, _)| word.len() <= said.len()) => {
            return (Kind::Keyword(english.clone()), said.len());
        }
        (Some((word, kind)), _) => return (kind.clone(), word.len()),
        _ => {}
    }
    counted(rest)
}

/// A number in words, or a word that is none of these.
fn counted(rest: &str) -> (Kind, usize) {
    let run =
        rest.find(|c: char| !(c.is_alphanumeric() || matches!(c, '-' | '\'') || !c.is_ascii())).unwrap_or(rest.len());
    let run = run.max(rest.chars().next().map_or(1, char::len_utf8));
    if rest.starts_with(|c: char| c.is_ascii()) {
        let run = rest[..run].find(|c: char| !c.is_ascii()).unwrap_or(run);
        return (amount::word(&rest[..run]).map_or(Kind::Other, Kind::Number), run);
    }
    // No blank stands between Thai or Japanese words: the longest beginning that is a number.
    let ends = rest[..run].char_indices().map(|(at, c)| at + c.len_utf8()).take(12);
    let found = ends.filter_map(|end| Some((Kind::Number(amount::word(&rest[..end])?), end))).last();
    found.unwrap_or((Kind::Other, rest.chars().next().map_or(1, char::len_utf8)))
}
