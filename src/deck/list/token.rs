//! A line divided into tokens. Whatever holds a digit is in one of them, so that nothing can be passed over.

use super::counting::is_tally_sign;
use super::markup;
use super::qualified::{is_qualified, is_value};
use crate::cards::number;

/// A stretch of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// First byte.
    pub start: usize,
    /// Byte after the last.
    pub end: usize,
}

impl Token {
    /// What is written there.
    pub fn text(self, line: &str) -> &str {
        &line[self.start..self.end]
    }
}

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A card number.
    Card,
    /// A number by itself, with what shows that it is a count.
    Number(u32, Mark),
    /// A word.
    Word(Digits),
    /// The edge of a column.
    Break,
    /// A comma: the edge of a column, or part of a name.
    Comma,
    /// What stands there for other readers: an address, a price, a tag.
    Aside,
    /// From here on the text is struck out.
    Struck,
}

/// What shows that a number is a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Nothing.
    Bare,
    /// `4x`.
    Times,
    /// What only stands behind a card: `x4`, `(4)`, `4枚`, `4 ใบ`, `4 copies`, `Qty 4`.
    Behind,
    /// `4.` or `4)` at the beginning: the number of the row, or a count.
    Ordinal,
}

/// The digits in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Digits {
    /// None.
    None,
    /// Some, as in `NT-1` or `2nd`.
    Some,
    /// Some that may be a count, a card number or anything: `Gullx4`, `ZZ01-004b`, `3-4`, `1.50`, `-4`, `004`.
    Odd,
}

impl Kind {
    /// Are there digits in it that must be accounted for?
    pub fn has_digits(self) -> bool {
        matches!(self, Self::Card | Self::Number(..) | Self::Word(Digits::Some | Digits::Odd))
    }
}

/// The tokens of a line in plain letters.
pub fn tokens(line: &str) -> Vec<Token> {
    let mut scanner = Scanner { line, at: 0, out: Vec::with_capacity(8) };
    while scanner.at < line.len() {
        scanner.next();
    }
    scanner.quantities();
    scanner.qualified();
    scanner.out
}

/// What counts cards when it follows a number.
const COUNTERS: [&str; 10] = ["枚", "ใบ", "張", "copies", "copy", "cards", "card", "pcs", "pc", "ea"];
/// What announces a count.
const QUANTITIES: [&str; 10] = ["qty", "quantity", "count", "copies", "amount", "จำนวน", "枚数", "数量", "数", "ปริมาณ"];
const MONEY_BEFORE: [&str; 7] = ["$", "€", "£", "¥", "฿", "₩", "₫"];
const MONEY_AFTER: [&str; 15] =
    ["$", "€", "£", "¥", "฿", "₩", "₫", "円", "บาท", "usd", "eur", "jpy", "thb", "yen", "baht"];
const KANJI: [char; 10] = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/// No number that means anything is longer.
const LONGEST: usize = 9;

struct Scanner<'a> {
    line: &'a str,
    at: usize,
    out: Vec<Token>,
}

fn is_times(c: char) -> bool {
    matches!(c, 'x' | 'X' | '×' | 'х' | 'Х')
}

fn digits_at(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

fn begins_with_any<'w>(text: &str, words: &[&'w str]) -> Option<&'w str> {
    words.iter().copied().find(|w| {
        let head = text.get(..w.len());
        let parted = || !w.is_ascii() || !text[w.len()..].starts_with(|c: char| c.is_ascii_alphabetic());
        head.is_some_and(|h| h.eq_ignore_ascii_case(w)) && (!w.as_bytes()[0].is_ascii_alphabetic() || parted())
    })
}

/// How long an amount of money is: `300`, `1.50`, `1,50`, `1,200`. In `300,4` and `300...4` another number follows.
fn amount(text: &str) -> usize {
    let mut length = digits_at(text);
    while length > 0 && text[length..].starts_with(['.', ',']) {
        let digits = digits_at(&text[length + 1..]);
        if !(2..=3).contains(&digits) {
            break;
        }
        length += 1 + digits;
    }
    length
}

/// How long the sign of money is that stands behind a number. In `4 ¥300` it belongs to what follows.
fn money_after(rest: &str) -> Option<usize> {
    let blank = usize::from(rest.starts_with(' '));
    let length = blank + begins_with_any(&rest[blank..], &MONEY_AFTER)?.len();
    // `1.50€ 40`: glued to the number before it, it is that one's.
    let after = if blank > 0 { rest[length..].trim_start() } else { &rest[length..] };
    let follows = after.starts_with(|c: char| c.is_ascii_digit());
    (!follows).then_some(length)
}

impl<'a> Scanner<'a> {
    fn rest(&self) -> &'a str {
        &self.line[self.at..]
    }

    fn before(&self) -> Option<char> {
        self.line[..self.at].chars().next_back()
    }

    fn push(&mut self, kind: Kind, length: usize) {
        self.out.push(Token { kind, start: self.at, end: self.at + length });
        self.at += length;
    }

    fn next(&mut self) {
        let Some(c) = self.rest().chars().next() else { return };
        match c {
            ' ' | '\t' => self.blanks(),
            '|' if self.pipes() => {}
            '|' | ';' | '│' | '¦' => self.push(Kind::Break, c.len_utf8()),
            ',' | '、' | '，' => self.push(Kind::Comma, c.len_utf8()),
            '<' => self.tag(),
            '~' if self.rest().starts_with("~~") => self.push(Kind::Struck, 2),
            '(' | '[' => self.bracket(c),
            '0'..='9' => self.number(),
            '*' => self.star(),
            _ if is_times(c) && self.times(c) => {}
            _ if MONEY_BEFORE.iter().any(|m| m.starts_with(c)) => self.price(c),
            _ if c.is_alphanumeric() => self.letters(),
            _ if is_tally_sign(c) => self.tally(),
            _ => self.at += c.len_utf8(),
        }
    }

    /// `●●●●`, `✓ ✓ ✓`, `■■□`: signs that may count. One by itself is an ornament.
    fn tally(&mut self) {
        let rest = self.rest();
        let all =
            rest.trim_start_matches(|c: char| is_tally_sign(c) || c == ' ' || matches!(c, '\u{FE00}'..='\u{FE0F}'));
        let length = rest[..rest.len() - all.len()].trim_end().len();
        match rest[..length].chars().filter(|c| is_tally_sign(*c)).count() {
            0 | 1 if rest[..length].contains(strikes) => self.push(Kind::Struck, length),
            // `2 Gull ×`, by itself at either end of a line.
            0 | 1 if rest[..length].contains('×') && self.is_at_an_end(length) => self.push(Kind::Struck, length),
            0 | 1 if rest[..length].contains(says_a_number) => self.push(Kind::Word(Digits::Odd), length),
            0 | 1 => self.at += length.max(1),
            _ => self.push(Kind::Word(Digits::Odd), length),
        }
    }

    /// Does so much stand by itself where the line begins or ends?
    fn is_at_an_end(&self, length: usize) -> bool {
        let (before, after) = (&self.line[..self.at], &self.line[self.at + length..]);
        let begins = before.trim().is_empty() && after.starts_with([' ', '\t']);
        begins || (after.trim().is_empty() && before.ends_with([' ', '\t']) && !self.out.is_empty())
    }

    /// `||||` by itself, in a line that has no other edges of columns: strokes that count.
    fn pipes(&mut self) -> bool {
        let (rest, before) = (self.rest(), &self.line[..self.at]);
        let length = rest.bytes().take_while(|b| *b == b'|').count();
        let after = &rest[length..];
        // Between a number and a card they part columns.
        let is_apart = !before.ends_with(char::is_alphanumeric) || !after.starts_with(char::is_alphanumeric);
        let is_tally = length > 1 && is_apart && !after.contains('|') && !before.contains('|');
        if is_tally {
            self.push(Kind::Word(Digits::Odd), length);
        }
        is_tally
    }

    /// Two blanks or a tab part columns.
    fn blanks(&mut self) {
        let rest = self.rest();
        let length = rest.len() - rest.trim_start_matches([' ', '\t']).len();
        if length > 1 || rest.starts_with('\t') {
            self.push(Kind::Break, length);
        } else {
            self.at += length;
        }
    }

    fn tag(&mut self) {
        match markup::tag(self.rest()) {
            Some(markup::Tag::Edge(length)) => self.push(Kind::Break, length),
            Some(markup::Tag::Inline(length)) => self.push(Kind::Aside, length),
            Some(markup::Tag::Struck(length)) => self.push(Kind::Struck, length),
            None => self.at += 1,
        }
    }

    /// `$1.50`, `฿ 40`.
    fn price(&mut self, sign: char) {
        let after = &self.rest()[sign.len_utf8()..];
        let blank = usize::from(after.starts_with(' '));
        let length = amount(&after[blank..]);
        if length > 0 {
            self.push(Kind::Aside, sign.len_utf8() + blank + length);
        } else {
            self.at += sign.len_utf8();
        }
    }

    /// `*4`: a count if the star stands alone; in `**4**` it is an ornament. Several by themselves are a tally: `**** Gull`.
    fn star(&mut self) {
        let run = self.rest().bytes().take_while(|b| *b == b'*').count();
        let is_edge = |c: char| c.is_whitespace() || ",;|/:=->・、".contains(c);
        if run > 1 && self.before().is_none_or(is_edge) && self.rest()[run..].chars().next().is_none_or(is_edge) {
            return self.push(Kind::Word(Digits::Odd), run);
        }
        let length = digits_at(&self.rest()[1..]);
        let alone = self.before() != Some('*') && !self.rest()[1 + length..].starts_with('*');
        if !(alone && length > 0 && length <= LONGEST && self.counts(1, length)) {
            self.at += 1;
        }
    }

    /// `x4`, `×4`, `x 4`, `x4枚`: true if it is one.
    fn times(&mut self, sign: char) -> bool {
        let after_card = self.out.last().is_some_and(|t| t.end == self.at && t.kind == Kind::Card);
        let glued = !after_card && self.before().is_some_and(|c| c.is_ascii_alphanumeric());
        let after = &self.rest()[sign.len_utf8()..];
        let blank = usize::from(after.starts_with(' ') && sign != 'X');
        let length = digits_at(&after[blank..]);
        !glued && (1..=LONGEST).contains(&length) && self.counts(sign.len_utf8() + blank, length)
    }

    /// A count behind a card: so many bytes from here there are digits, and nothing goes on after them but a card number.
    fn counts(&mut self, from: usize, length: usize) -> bool {
        let end = self.at + from + length;
        let counter = self.counter(end);
        let after = &self.line[end + counter..];
        let goes_on = after.starts_with(|c: char| c.is_alphanumeric() && number::end_at(self.line, end).is_none())
            || self.joins_digits(end);
        if goes_on && counter == 0 {
            return false;
        }
        let value = self.value(self.at + from, length);
        self.push(Kind::Number(value, Mark::Behind), from + length + counter);
        true
    }

    fn value(&self, start: usize, length: usize) -> u32 {
        self.line[start..start + length].parse().unwrap_or(u32::MAX)
    }

    /// How long the word is that counts cards, directly or after a blank.
    fn counter(&self, end: usize) -> usize {
        let after = &self.line[end..];
        let blank = usize::from(after.starts_with(' '));
        begins_with_any(&after[blank..], &COUNTERS).map_or(0, |word| blank + word.len())
    }

    /// Does a number go on after a sign, as in `1.50`, `3-4`, `2026/05`?
    fn joins_digits(&self, end: usize) -> bool {
        let mut after = self.line[end..].chars();
        let joins = matches!(after.next(), Some('.' | ',' | '-' | '/' | ':' | '~' | '⁄' | '\'' | '+' | '%'));
        joins && (after.next().is_some_and(|c| c.is_ascii_digit()) || self.line[end..].starts_with(['+', '%']))
    }

    /// `(4)`, `[x4]`, `(50 cards)`: a count in brackets. Three digits, or a zero before others, are part of a name: `(001)`.
    fn bracket(&mut self, open: char) {
        if self.boxes() {
            return;
        }
        let close = if open == '(' { ')' } else { ']' };
        // No count in brackets is longer.
        let end = self.rest().bytes().take(24).position(|b| b == close as u8);
        let Some(end) = end else {
            self.at += 1;
            return;
        };
        let inner = &self.rest()[1..end];
        if is_value(inner) {
            return self.push(Kind::Aside, inner.len() + 2);
        }
        let body = inner.trim().trim_start_matches(is_times).trim_start();
        let length = digits_at(body);
        let after = body[length..].trim_start();
        let counter = begins_with_any(after, &COUNTERS).map_or(0, str::len);
        let left = after[counter..].trim_start_matches(|c| counter == 0 && is_times(c));
        if left.is_empty() && (1..=2).contains(&length) && !(length == 2 && body.starts_with('0')) {
            let value = body[..length].parse().unwrap_or(u32::MAX);
            self.push(Kind::Number(value, Mark::Behind), inner.len() + 2);
        } else {
            self.at += 1;
        }
    }

    /// `[x][x][ ]`, `( )( )`: boxes that count.
    fn boxes(&mut self) -> bool {
        const BOXES: [&str; 8] = ["[x]", "[X]", "[ ]", "[]", "(x)", "(X)", "( )", "()"];
        let (mut rest, mut found) = (self.rest(), 0);
        while let Some(after) = BOXES.iter().find_map(|b| rest.strip_prefix(b)) {
            (rest, found) = (after.trim_start(), found + 1);
        }
        let length = self.rest()[..self.rest().len() - rest.len()].trim_end().len();
        if found > 1 {
            self.push(Kind::Word(Digits::Odd), length);
        }
        found > 1
    }

    fn number(&mut self) {
        let start = self.at;
        let length = digits_at(self.rest());
        let end = start + length;
        let before = self.before();
        let dots = self.line[..start].ends_with("..");
        let signed = !dots
            && (matches!(before, Some('-' | '+' | '.' | '#' | '~' | '/' | '@' | '&' | '%' | '⁄' | '\\' | '^'))
                || self.compared());
        // `ZZ01-004_4`: a printing, or a count.
        let suffixed =
            before == Some('_') && self.out.last().is_some_and(|t| t.kind == Kind::Card && t.end + 1 == start);
        if signed || suffixed || self.joins_digits(end) {
            let joined = |c: char| c.is_alphanumeric() || "-.,/:~⁄'+%".contains(c);
            let all = self.rest().len() - self.rest().trim_start_matches(joined).len();
            // A comma or a full stop at the end is none of its own.
            let all = self.rest()[..all].trim_end_matches([',', '.', ':', '-', '/']).len();
            return self.odd_or_price(all.max(length));
        }
        let rest = &self.line[end..];
        let first = rest.chars().next();
        if number::end_at(self.line, end).is_some() && !first.is_some_and(is_times) {
            return self.bare(length);
        }
        if let Some(money) = money_after(rest) {
            return self.push(Kind::Aside, length + money);
        }
        let counter = self.counter(end);
        if counter > 0 {
            let value = self.value(start, length);
            return self.push(Kind::Number(value, Mark::Behind), length + counter);
        }
        match first {
            Some(c) if is_times(c) && !rest[c.len_utf8()..].starts_with(|d: char| d.is_ascii_digit()) => {
                self.times_behind(length, c.len_utf8());
            }
            Some('*') if before != Some('*') && !rest[1..].starts_with('*') => self.times_behind(length, 1),
            // `4nZZ01-004`, as some programs write it.
            Some('n') if number::end_at(self.line, end + 1).is_some() => self.times_behind(length, 1),
            Some(' ') if is_apart(&rest[1..]) => {
                let sign = rest[1..].chars().next().map_or(0, char::len_utf8);
                self.times_behind(length, 1 + sign);
            }
            Some(c) if c.is_alphanumeric() => self.word(),
            _ => self.bare(length),
        }
    }

    /// `>3`, `>= 3`, `≤4`, `±4`: what stands before a number compares it. The end of a tag does not, nor does an arrow.
    fn compared(&self) -> bool {
        let bare = self.line[..self.at].trim_end();
        if self.out.last().is_some_and(|t| t.end == self.at || t.end == bare.len()) {
            return false;
        }
        bare.ends_with(['≤', '≥', '≦', '≧', '≈', '≒', '±', '≠', '≲', '≳'])
            || [">=", "<=", "!="].iter().any(|sign| bare.ends_with(sign))
            || (bare.ends_with(['<', '>']) && !["->", "=>"].iter().any(|arrow| bare.ends_with(arrow)))
    }

    /// `4x`.
    fn times_behind(&mut self, length: usize, sign: usize) {
        let value = self.value(self.at, length);
        self.push(Kind::Number(value, Mark::Times), length + sign);
    }

    fn bare(&mut self, length: usize) {
        let rest = self.rest();
        if length >= 3 && rest.starts_with('0') {
            return self.push(Kind::Word(Digits::Odd), length);
        }
        // `4?`: whoever wrote it was not sure.
        if rest[length..].starts_with('?') {
            return self.push(Kind::Word(Digits::Odd), length + 1);
        }
        // The number of a row stands at its very beginning.
        let is_first = self.line[..self.at].trim().is_empty();
        // `4...Gull`: dots that lead to the name.
        let pointed = rest[length..].starts_with(['.', ')']) && !rest[length..].starts_with("..");
        let ends = rest[length..].chars().nth(1).is_none_or(|c| !c.is_ascii_digit());
        let value = self.value(self.at, length);
        if is_first && pointed && ends {
            self.push(Kind::Number(value, Mark::Ordinal), length + 1);
        } else {
            self.push(Kind::Number(value, Mark::Bare), length);
        }
    }

    /// `1.50 €` is a price; `1.50` may be anything.
    fn odd_or_price(&mut self, length: usize) {
        match money_after(&self.rest()[length..]) {
            Some(money) => self.push(Kind::Aside, length + money),
            None => self.push(Kind::Word(Digits::Odd), length),
        }
    }

    fn letters(&mut self) {
        let glued = self.before().is_some_and(|c| c.is_ascii_alphanumeric());
        let after_count = self.out.last().is_some_and(|t| t.end == self.at && matches!(t.kind, Kind::Number(..)));
        if (!glued || after_count)
            && let Some(end) = number::end_at(self.line, self.at)
        {
            return self.push(Kind::Card, end - self.at);
        }
        let rest = self.rest();
        if ["http://", "https://", "www."]
            .iter()
            .any(|a| rest.get(..a.len()).is_some_and(|h| h.eq_ignore_ascii_case(a)))
        {
            let ends = |c: char| c.is_whitespace() || !c.is_ascii() || "<>\"|)]{},;".contains(c);
            let end = rest.find(ends).unwrap_or(rest.len());
            return self.push(Kind::Aside, end);
        }
        if let Some((value, length)) = kanji(rest) {
            return self.push(Kind::Number(value, Mark::Behind), length);
        }
        self.word();
    }

    /// Letters and digits, also joined by a hyphen, a full stop or an apostrophe.
    fn word(&mut self) {
        let rest = self.rest();
        let mut end = 0;
        let mut before = ' ';
        let mut chars = rest.char_indices().peekable();
        while let Some((at, c)) = chars.next() {
            let joins = matches!(c, '-' | '.' | '\'' | '’' | '_' | '&' | '·')
                && chars.peek().is_some_and(|(_, next)| next.is_alphanumeric());
            let is_mark = !c.is_ascii() && !c.is_alphanumeric() && unicode_width::UnicodeWidthChar::width(c) == Some(0);
            if !(c.is_alphanumeric() || joins || is_mark) {
                break;
            }
            if at > 0 && self.count_begins(at, before, c) {
                break;
            }
            before = c;
            end = at + c.len_utf8();
        }
        let end = end.max(rest.chars().next().map_or(1, char::len_utf8));
        self.push(Kind::Word(digits_of(&rest[..end])), end);
    }

    /// Does a count begin inside a word: `カモメ4枚`, `カモメx4`?
    fn count_begins(&self, at: usize, before: char, c: char) -> bool {
        let rest = &self.rest()[at..];
        let length = digits_at(rest);
        if length > 0 && !before.is_ascii_digit() {
            return begins_with_any(&rest[length..], &COUNTERS[..3]).is_some();
        }
        if is_times(c) && !before.is_ascii() {
            let after = &rest[c.len_utf8()..];
            let length = digits_at(after);
            return length > 0 && !after[length..].starts_with(char::is_alphanumeric);
        }
        false
    }

    /// `cost 3`, `vol. 2`, `2 foil`: a number that a word beside it claims counts no cards, or not all of them.
    fn qualified(&mut self) {
        for at in 0..self.out.len() {
            if matches!(self.out[at].kind, Kind::Number(_, Mark::Bare)) && is_qualified(self.line, &self.out, at) {
                self.out[at].kind = Kind::Word(Digits::Odd);
            }
        }
    }

    /// `Qty 4`, `จำนวน: 4`, `จำนวน 4 ใบ`: the word before it makes a number a count.
    fn quantities(&mut self) {
        for at in 1..self.out.len() {
            let (word, number) = (self.out[at - 1], self.out[at]);
            let Kind::Number(value, Mark::Bare | Mark::Behind) = number.kind else { continue };
            let announces = word.kind == Kind::Word(Digits::None)
                && self.line[word.end..number.start].chars().all(|c| " :=".contains(c))
                && QUANTITIES.contains(&word.text(self.line).to_lowercase().as_str());
            if announces {
                self.out[at] = Token { kind: Kind::Number(value, Mark::Behind), start: word.start, end: number.end };
                self.out[at - 1].end = word.start;
            }
        }
        self.out.retain(|t| t.end > t.start);
    }
}

/// `🔟`, `💯`, `⚃`, `🥈`: a picture of a number.
fn says_a_number(c: char) -> bool {
    matches!(c, '🔟' | '💯' | '🥇'..='🥉' | '\u{2680}'..='\u{2685}' | '\u{1F550}'..='\u{1F567}')
}

/// A picture that takes out what it stands beside.
pub fn strikes(c: char) -> bool {
    matches!(c, '❌' | '❎' | '✗' | '✘' | '🚫' | '⛔' | '🛑' | '🗑' | '🚮' | '✂' | '➖')
}

/// A sign of multiplication that stands by itself.
fn is_apart(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(|c| is_times(c) && c != 'X') && chars.next().is_none_or(|c| c == ' ')
}

/// `四枚`, `十二枚`, or a number that stands by itself: `四`.
fn kanji(text: &str) -> Option<(u32, usize)> {
    let digits: Vec<u32> =
        text.chars().map_while(|c| (1u32..).zip(&KANJI).find(|(_, k)| **k == c)).map(|(n, _)| n).collect();
    let value = match digits.as_slice() {
        [one] => *one,
        [10, ones @ 1..=9] => 10 + ones,
        [tens @ 2..=9, 10] => tens * 10,
        [tens @ 2..=9, 10, ones @ 1..=9] => tens * 10 + ones,
        _ => return None,
    };
    let length = digits.len() * '一'.len_utf8();
    match text[length..].chars().next() {
        Some('枚') => Some((value, length + '枚'.len_utf8())),
        Some(c) if c.is_alphanumeric() => None,
        _ => Some((value, length)),
    }
}

/// Digits that a hyphen or a full stop joins to a word are its own, and so are those of a set or a printing: `NT-1`, `Mr.3`, `ZZ01`, `p1`.
/// All others may be anything.
fn digits_of(word: &str) -> Digits {
    if !word.chars().any(char::is_numeric) {
        return Digits::None;
    }
    let bytes = word.as_bytes();
    let letters = bytes.iter().take_while(|b| b.is_ascii_alphabetic()).count();
    let is_set = (2..=4).contains(&letters)
        && bytes[..letters].iter().all(u8::is_ascii_uppercase)
        && bytes[..letters].iter().any(|b| !matches!(b, b'I' | b'X'))
        && bytes.len() == letters + 2
        && bytes[letters..].iter().all(u8::is_ascii_digit);
    let is_printing = matches!(bytes, [b'p' | b'P' | b'r' | b'R' | b'v' | b'V', d] if d.is_ascii_digit());
    // `4th Form`: the place in an order counts nothing.
    let digits = bytes.iter().take_while(|b| b.is_ascii_digit()).count();
    let is_place = (1..=2).contains(&digits) && matches!(&word[digits..], "st" | "nd" | "rd" | "th");
    if is_set || is_printing || is_place {
        return Digits::Some;
    }
    // `4Gull`, `Gull4`, `Gullx4`, `Gull4x`: a count without a blank. The tone of a Thai syllable is part of its letter.
    let is_letter = |c: char| c.is_alphabetic() || (!c.is_ascii() && !c.is_numeric() && !matches!(c, '·' | '’'));
    let is_glued = word
        .chars()
        .zip(word.chars().skip(1))
        .any(|(a, b)| (is_letter(a) && b.is_ascii_digit()) || (a.is_ascii_digit() && is_letter(b)));
    let begins = word.starts_with(|c: char| c.is_ascii_digit());
    // `ZZ01-004b`: something like a card number.
    let is_number =
        bytes.windows(5).any(|w| w[0].is_ascii_alphanumeric() && w[1] == b'-' && w[2..].iter().all(u8::is_ascii_digit));
    // `½`, `Ⅷ` of scripts that do not count by tens.
    let is_strange = word.chars().any(|c| c.is_numeric() && !c.is_ascii_digit());
    // `灰狼_3`: what some programs write for a blank.
    let is_parted = bytes.windows(2).any(|w| w.contains(&b'_') && w.iter().any(u8::is_ascii_digit));
    if is_glued || begins || is_number || is_strange || is_parted { Digits::Odd } else { Digits::Some }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(line: &str) -> String {
        let name = |t: &Token| match t.kind {
            Kind::Card => "N".to_string(),
            Kind::Number(n, Mark::Bare) => n.to_string(),
            Kind::Number(n, Mark::Times) => format!("{n}x"),
            Kind::Number(n, Mark::Behind) => format!("x{n}"),
            Kind::Number(n, Mark::Ordinal) => format!("{n}."),
            Kind::Word(Digits::None) => "w".to_string(),
            Kind::Word(Digits::Some) => "w1".to_string(),
            Kind::Word(Digits::Odd) => "?".to_string(),
            Kind::Break => "|".to_string(),
            Kind::Comma => ",".to_string(),
            Kind::Aside => "-".to_string(),
            Kind::Struck => "~".to_string(),
        };
        tokens(line).iter().map(name).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn counts_in_every_spelling() {
        for (line, expected) in [
            ("4xZZ01-004", "4x N"),
            ("4 x ZZ01-004", "4x N"),
            ("4× ZZ01-004", "4x N"),
            ("4*ZZ01-004", "4x N"),
            ("4ZZ01-004", "4 N"),
            ("10R-002", "10 N"),
            ("x4 ZZ01-004", "x4 N"),
            ("ZZ01-004 x4", "N x4"),
            ("ZZ01-004x4", "N x4"),
            ("ZZ01-004_p1x4", "N x4"),
            ("ZZ01-004 *4", "N x4"),
            ("ZZ01-004 (4)", "N x4"),
            ("ZZ01-004 [x4]", "N x4"),
            ("ZZ01-004 (4 cards)", "N x4"),
            ("ZZ01-004 4枚", "N x4"),
            ("ZZ01-004カモメ4枚", "N w x4"),
            ("ZZ01-004 カモメx4", "N w x4"),
            ("ZZ01-004 四枚", "N x4"),
            ("ZZ01-004 นกนางนวล 4 ใบ", "N w x4"),
            ("4 copies of ZZ01-004", "x4 w N"),
            ("Qty: 4 ZZ01-004", "x4 N"),
            ("ZZ01-004 = 4", "N 4"),
            ("ZZ01-004 - 4", "N 4"),
            ("1. 4 ZZ01-004", "1. 4 N"),
            ("4) ZZ01-004", "4. N"),
            ("**4** ZZ01-004", "4 N"),
            ("ZZ01-004\tGull\t4", "N | w | 4"),
            ("4;ZZ01-004;Gull", "4 | N | w"),
            ("<td>4</td><td>ZZ01-004</td>", "| 4 | | N |"),
        ] {
            assert_eq!(shown(line), expected, "{line}");
        }
    }

    #[test]
    fn digits_that_are_no_count() {
        for (line, expected) in [
            ("Baby 5", "w 5"),
            ("Gundam NT-1", "w w1"),
            ("Wolf 1A Gull4 4Gull", "w ? ? ?"),
            ("[ZZ01] (p1)", "w1 w1"),
            ("Mr.1(Daz.Bonez)", "w1 w"),
            ("Core Booster (005)", "w w ?"),
            ("Gullx4 Gull4x", "? ?"),
            ("cardZZ01-004 ZZ01-004ZZ01-005 ZZ01-004b", "? ? ?"),
            ("-4 +4 #4 3-4 1.5 1/2 2026-05-01 50%", "? ? ? ? ? ? ? ?"),
            ("$1.50 1.50€ 40 บาท ¥300 2 USD", "- - - - -"),
            ("https://example.org/ZZ01-004/4 www.example.org", "- -"),
            ("<b>4</b> <img alt=\"ZZ01-005\">", "- 4 - -"),
            ("<del>4</del> ~~4~~", "~ 4 ~ ~ ?"),
            ("4x4", "?"),
            ("🔟 ZZ01-004 ⚃ 🔥", "? N ?"),
        ] {
            assert_eq!(shown(line), expected, "{line}");
        }
    }

    #[test]
    fn every_digit_is_in_a_token() {
        for line in
            ["4x4 (4 5) [1-2] a1b2 x9y 1.2.3 ๔ ½ ④ #4# <4> 4%+4 \"4\" '4' `4` 4'4 ٤", "((4)) x x4x 4xx4 (x) x4枚4"]
        {
            let tokens = tokens(line);
            for (at, c) in line.char_indices().filter(|(_, c)| c.is_numeric()) {
                assert!(tokens.iter().any(|t| t.start <= at && at < t.end), "{c} at {at} of {line}: {tokens:?}");
            }
        }
    }
}
