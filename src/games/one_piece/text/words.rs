//! The words of a text, and the reader that goes over them.

use std::ops::Range;

use super::before::Before;
use super::dirt::Glyph;
use crate::games::one_piece::vocabulary::{Effect, Taken};

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// A word.
    Word,
    /// A number without a sign.
    Number,
    /// A number with a sign: `+1000`, `−2`.
    Signed,
    /// `[…]`.
    Bracket,
    /// `{…}`.
    Brace,
    /// `<…>`.
    Angle,
    /// `"…"`, with the tokens inside.
    Quote,
    /// `➀`.
    Circled,
    /// A comma, full stop, colon, bullet.
    Mark,
    /// A line break after a sentence.
    Break,
}

/// A token of a text.
#[derive(Clone, Debug)]
pub struct Token {
    /// What it is.
    pub sort: Sort,
    /// How it is compared: in lower case; brackets with their signs and `_` for spaces.
    pub text: String,
    /// What stands inside of brackets and quotes, as printed.
    pub raw: String,
    /// The number.
    pub value: i32,
    /// What stands inside of quotes.
    pub inner: Vec<Token>,
    /// The bytes of the text as given.
    pub at: Range<usize>,
}

/// 2-8-4-1. How the reminders of the cards begin. Text in parentheses that begins otherwise is taken for real text, and refused.
const REMINDERS: [&str; 11] = [
    "after your opponent declares an attack",
    "you may return the specified number of don!!",
    "you may rest the specified number of don!!",
    "this card can attack",
    "this character can attack",
    "this card deals 2 damage",
    "when this card deals damage",
    "this card cannot be blocked",
    "this character cannot be blocked",
    "after your opponent attacks",
    "when this card attacks",
];

/// Words whose "'s" is read as a word of its own.
const OWNERS: [&str; 4] = ["leader", "character", "card", "stage"];
/// How deep quotes and conditions may be nested.
const DEPTH: usize = 16;
/// How many alternatives are tried in one text.
const TRIES: usize = 40_000;

/// Cut a cleaned text into tokens, or say which bytes are none.
pub fn tokens(glyphs: &[Glyph]) -> Result<Vec<Token>, Range<usize>> {
    cut(glyphs, 0)
}

fn cut(glyphs: &[Glyph], depth: usize) -> Result<Vec<Token>, Range<usize>> {
    let mut found: Vec<Token> = Vec::new();
    let mut at = 0;
    while let Some(glyph) = glyphs.get(at) {
        let sign = glyph.sign;
        let start = at;
        if sign == ' ' {
            at += 1;
            continue;
        }
        if sign == '\n' {
            at += 1;
            let ends = found.last().is_some_and(|last| {
                matches!(last.sort, Sort::Bracket | Sort::Quote) || matches!(last.text.as_str(), "." | ":")
            });
            let listed = glyphs.get(at..).is_some_and(|rest| {
                rest.iter().find(|next| !next.sign.is_whitespace()).is_some_and(|next| next.sign == '•')
            });
            if ends || listed {
                found.push(token(Sort::Break, "\n", glyphs, start, at));
            }
            continue;
        }
        if sign == '(' {
            at = closing(glyphs, at, ')').ok_or_else(|| bytes(glyphs, start, start + 1))?;
            let inside = lower(glyphs, start + 1, at - 1);
            let plural = inside == "s";
            if !plural && !REMINDERS.iter().any(|reminder| inside.trim_start().starts_with(reminder)) {
                return Err(bytes(glyphs, start, at));
            }
            continue;
        }
        let wrapped = match sign {
            '[' => Some((']', Sort::Bracket)),
            '{' => Some(('}', Sort::Brace)),
            '<' => Some(('>', Sort::Angle)),
            '"' => Some(('"', Sort::Quote)),
            _ => None,
        };
        if let Some((close, sort)) = wrapped {
            at = closing(glyphs, at, close).ok_or_else(|| bytes(glyphs, start, start + 1))?;
            let mut found_token = token(sort, "", glyphs, start, at);
            found_token.raw = string(glyphs, start + 1, at - 1).trim().to_owned();
            let inside = found_token.raw.to_lowercase().split_whitespace().collect::<Vec<_>>().join("_");
            found_token.text = format!("{sign}{inside}{close}");
            if sort == Sort::Quote && depth < 2 {
                let inner = glyphs.get(start + 1..at - 1).unwrap_or_default();
                found_token.inner = cut(inner, depth + 1).unwrap_or_default();
            }
            found.push(found_token);
            continue;
        }
        if let Some(value) = circled(sign) {
            at += 1;
            let mut circle = token(Sort::Circled, "➀", glyphs, start, at);
            circle.value = value;
            found.push(circle);
            continue;
        }
        if let Some((end, value, sort)) = number(glyphs, at) {
            at = end;
            let mut number = token(sort, &value.to_string(), glyphs, start, at);
            number.value = value;
            found.push(number);
            continue;
        }
        if sign.is_alphabetic() {
            at = word_end(glyphs, at);
            let text = lower(glyphs, start, at);
            // "this Character's power" is of this Character.
            if let Some(owner) = text.strip_suffix("'s").filter(|owner| OWNERS.contains(owner)) {
                found.push(token(Sort::Word, owner, glyphs, start, at - 2));
                found.push(token(Sort::Word, "'s", glyphs, at - 2, at));
                continue;
            }
            found.push(token(Sort::Word, &text, glyphs, start, at));
            continue;
        }
        // "cards' base power"
        let owner = found.last().is_some_and(|last| last.sort == Sort::Word && last.text.ends_with('s'));
        if sign == '\'' && owner && glyphs.get(at + 1).is_some_and(|next| next.sign == ' ') {
            at += 1;
            found.push(token(Sort::Word, "'s", glyphs, start, at));
            continue;
        }
        // Some collections write the bullets of a list as dashes.
        let listed = found.last().is_some_and(|last| last.sort == Sort::Break);
        if sign == '-' && listed && glyphs.get(at + 1).is_some_and(|next| next.sign == ' ') {
            at += 1;
            found.push(token(Sort::Mark, "•", glyphs, start, at));
            continue;
        }
        let owner = found.last().is_some_and(|last| last.sort == Sort::Bracket);
        if sign == '\'' && owner && glyphs.get(at + 1).is_some_and(|next| next.sign == 's') {
            at += 2;
            found.push(token(Sort::Word, "'s", glyphs, start, at));
            continue;
        }
        if matches!(sign, ',' | '.' | ':' | ';' | '/' | '•') {
            at += 1;
            found.push(token(Sort::Mark, &sign.to_string(), glyphs, start, at));
            continue;
        }
        return Err(bytes(glyphs, start, start + 1));
    }
    Ok(found)
}

fn token(sort: Sort, text: &str, glyphs: &[Glyph], from: usize, to: usize) -> Token {
    let at = bytes(glyphs, from, to);
    Token { sort, text: text.to_owned(), raw: String::new(), value: 0, inner: Vec::new(), at }
}

/// The bytes of some glyphs.
fn bytes(glyphs: &[Glyph], from: usize, to: usize) -> Range<usize> {
    let start = glyphs.get(from).map_or(0, |glyph| glyph.from);
    let end = to.checked_sub(1).and_then(|last| glyphs.get(last)).map_or(start, |glyph| glyph.to);
    start..end.max(start)
}

fn string(glyphs: &[Glyph], from: usize, to: usize) -> String {
    glyphs.get(from..to).unwrap_or_default().iter().map(|glyph| glyph.sign).collect()
}

fn lower(glyphs: &[Glyph], from: usize, to: usize) -> String {
    string(glyphs, from, to).to_lowercase()
}

/// Just after the sign that closes what opens at `at`.
fn closing(glyphs: &[Glyph], at: usize, close: char) -> Option<usize> {
    let inside = glyphs.get(at + 1..)?;
    inside.iter().position(|glyph| glyph.sign == close).map(|position| at + position + 2)
}

/// ➀, ①: how many DON!! cards are rested.
fn circled(sign: char) -> Option<i32> {
    let value = match sign {
        '①'..='⑳' => sign as u32 - '①' as u32 + 1,
        '➀'..='➉' => sign as u32 - '➀' as u32 + 1,
        '❶'..='❿' => sign as u32 - '❶' as u32 + 1,
        '➊'..='➓' => sign as u32 - '➊' as u32 + 1,
        _ => return None,
    };
    i32::try_from(value).ok()
}

/// A number, with its sign if it has one: where it ends, its value, its sort.
fn number(glyphs: &[Glyph], at: usize) -> Option<(usize, i32, Sort)> {
    let sign = |at: usize| glyphs.get(at).map(|glyph| glyph.sign);
    let mut end = at;
    let signed = match sign(at)? {
        '+' => Some(1),
        '-' => Some(-1),
        _ => None,
    };
    if signed.is_some() {
        end += 1;
        while sign(end) == Some(' ') {
            end += 1;
        }
    }
    let first = end;
    let mut value: i32 = 0;
    while let Some(found) = sign(end) {
        if found == ',' && end > first && (1..=3).all(|next| sign(end + next).is_some_and(|s| s.is_ascii_digit())) {
            end += 1;
            continue;
        }
        let Some(digit) = found.to_digit(10).and_then(|digit| i32::try_from(digit).ok()) else { break };
        value = value.checked_mul(10)?.checked_add(digit)?;
        end += 1;
    }
    (end > first).then(|| match signed {
        Some(sign) => (end, value * sign, Sort::Signed),
        None => (end, value, Sort::Number),
    })
}

/// Where a word ends. `DON!!` and `K.O.'d` are words.
fn word_end(glyphs: &[Glyph], at: usize) -> usize {
    let sign = |at: usize| glyphs.get(at).map(|glyph| glyph.sign);
    let is_letter = |at: usize| sign(at).is_some_and(char::is_alphabetic);
    let starts =
        |word: &str| word.chars().enumerate().all(|(n, c)| sign(at + n).is_some_and(|s| s.to_ascii_lowercase() == c));
    let mut end = at;
    if starts("k.o.") {
        end += 4;
        if matches!(sign(end), Some('\'')) && is_letter(end + 1) {
            end += 1;
        }
        while is_letter(end) {
            end += 1;
        }
        return end;
    }
    if starts("don!!") {
        return at + 5;
    }
    while is_letter(end) || (end > at && matches!(sign(end), Some('\'' | '-')) && is_letter(end + 1)) {
        end += 1;
    }
    end
}

/// Reading stopped. The place is kept by the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop;

/// What a part of the grammar gives.
pub type Reading<T> = Result<T, Stop>;

/// Goes over the tokens of a text.
pub struct Reader<'a> {
    tokens: &'a [Token],
    /// The next token.
    pub at: usize,
    far: usize,
    refused: Option<Range<usize>>,
    depth: usize,
    tries: usize,
    /// Where effects that are given begin in the text.
    pub printed: usize,
    /// The effects in quotes that were found.
    pub given: Vec<Effect>,
    /// Cards are being looked at: a card without a place is one of them.
    pub looked: bool,
    /// They are shown to both players.
    pub shown: bool,
    /// What the words before did.
    pub before: Before,
    /// How words were read that can be read in more than one way.
    pub taken: Vec<Taken>,
}

impl<'a> Reader<'a> {
    /// A reader at the beginning.
    pub fn new(tokens: &'a [Token], printed: usize, given: Vec<Effect>) -> Self {
        Self {
            tokens,
            at: 0,
            far: 0,
            refused: None,
            depth: 0,
            tries: 0,
            printed,
            given,
            looked: false,
            shown: false,
            before: Before::default(),
            taken: Vec::new(),
        }
    }

    /// The place where reading stopped, as bytes.
    pub fn place(&self, text: &str) -> Range<usize> {
        let (from, to) = match &self.refused {
            Some(refused) if refused.end > self.far => (refused.start, refused.end),
            _ => (self.far, self.far + 4),
        };
        let start = self.tokens.get(from).map_or(text.len(), |token| token.at.start);
        let last = to.min(self.tokens.len()).saturating_sub(1);
        let end = self.tokens.get(last).map_or(start, |token| token.at.end);
        start..end.max(start)
    }

    /// Reading stops here.
    pub fn stop<T>(&mut self) -> Reading<T> {
        self.far = self.far.max(self.at);
        Err(Stop)
    }

    /// What was read since `from` is understood but cannot be said.
    pub fn refuse<T>(&mut self, from: usize) -> Reading<T> {
        if self.refused.as_ref().is_none_or(|old| old.end <= self.at) {
            self.refused = Some(from..self.at.max(from + 1));
        }
        Err(Stop)
    }

    /// Read something, or stay where we are.
    pub fn attempt<T>(&mut self, part: impl FnOnce(&mut Self) -> Reading<T>) -> Option<T> {
        self.tries += 1;
        if self.tries > TRIES {
            return None;
        }
        let (at, looked, given, taken) = (self.at, self.looked, self.given.len(), self.taken.len());
        let before = self.before;
        if let Ok(found) = part(self) {
            return Some(found);
        }
        self.at = at;
        self.looked = looked;
        self.before = before;
        self.given.truncate(given);
        self.taken.truncate(taken);
        None
    }

    /// Read something that may contain itself.
    pub fn nested<T>(&mut self, part: impl FnOnce(&mut Self) -> Reading<T>) -> Reading<T> {
        if self.depth >= DEPTH {
            return self.stop();
        }
        self.depth += 1;
        let found = part(self);
        self.depth -= 1;
        found
    }

    /// The token `ahead` of the next one.
    pub fn ahead(&self, ahead: usize) -> Option<&'a Token> {
        self.tokens.get(self.at + ahead)
    }

    /// A token anywhere.
    pub fn token_at(&self, at: usize) -> Option<&'a Token> {
        self.tokens.get(at)
    }

    /// The next token.
    pub fn peek(&self) -> Option<&'a Token> {
        self.ahead(0)
    }

    /// Nothing is left.
    pub fn is_done(&self) -> bool {
        self.at >= self.tokens.len()
    }

    /// Whether the phrase comes next. Words are apart by a space; `a/b` is one of both, `a?` may be left out.
    pub fn sees(&self, phrase: &str) -> bool {
        self.end_of(phrase).is_some()
    }

    /// Whether the phrase comes `ahead` tokens later.
    pub fn sees_at(&self, ahead: usize, phrase: &str) -> bool {
        self.end_from(self.at + ahead, phrase).is_some()
    }

    fn end_of(&self, phrase: &str) -> Option<usize> {
        self.end_from(self.at, phrase)
    }

    fn end_from(&self, mut at: usize, phrase: &str) -> Option<usize> {
        for word in phrase.split(' ') {
            let (word, optional) = match word.strip_suffix('?') {
                Some(word) => (word, true),
                None => (word, false),
            };
            let found = self.tokens.get(at).is_some_and(|token| {
                token.sort != Sort::Number && (token.text == word || word.split('/').any(|one| one == token.text))
            });
            match (found, optional) {
                (true, _) => at += 1,
                (false, true) => {}
                (false, false) => return None,
            }
        }
        Some(at)
    }

    /// Go over the phrase if it comes next.
    pub fn eat(&mut self, phrase: &str) -> bool {
        match self.end_of(phrase) {
            Some(end) => {
                self.at = end;
                true
            }
            None => {
                // The place where reading stopped is here, if nothing else is read.
                self.far = self.far.max(self.at);
                false
            }
        }
    }

    /// Go over the phrase, or stop.
    pub fn need(&mut self, phrase: &str) -> Reading<()> {
        if self.eat(phrase) { Ok(()) } else { self.stop() }
    }

    /// Go over a token of this sort.
    pub fn take(&mut self, sort: Sort) -> Option<&'a Token> {
        let token = self.peek().filter(|token| token.sort == sort)?;
        self.at += 1;
        Some(token)
    }

    /// A number without a sign.
    pub fn number(&mut self) -> Option<i32> {
        if let Some(token) = self.take(Sort::Number) {
            return Some(token.value);
        }
        self.eat("one").then_some(1)
    }

    /// A small number without a sign.
    pub fn small(&mut self) -> Reading<u8> {
        let at = self.at;
        match self.number().map(u8::try_from) {
            Some(Ok(number)) => Ok(number),
            _ => {
                self.at = at;
                self.stop()
            }
        }
    }

    /// How many tokens ahead the phrase stands, before the sentence ends.
    pub fn in_sentence(&self, phrase: &str) -> Option<usize> {
        for ahead in 0.. {
            let token = self.ahead(ahead)?;
            if self.sees_at(ahead, phrase) {
                return Some(ahead);
            }
            if token.sort == Sort::Break || token.text == "." {
                return None;
            }
        }
        None
    }

    /// A reader over what stands in quotes, given to a part of the grammar; it must read all of it.
    pub fn inside<T>(&mut self, quote: &'a Token, part: impl FnOnce(&mut Self) -> Reading<T>) -> Reading<T> {
        if quote.inner.is_empty() {
            return self.stop();
        }
        let (tokens, at, looked, before) = (self.tokens, self.at, self.looked, self.before);
        let (far, refused) = (self.far, self.refused.clone());
        self.tokens = &quote.inner;
        self.at = 0;
        self.looked = false;
        let found = part(self);
        let done = self.is_done();
        self.tokens = tokens;
        self.at = at;
        self.looked = looked;
        self.before = before;
        self.far = far;
        self.refused = refused;
        match found {
            Ok(found) if done => Ok(found),
            _ => {
                self.at = at.saturating_sub(1);
                self.stop()
            }
        }
    }
}
