//! A text cut into tokens: words, numbers, what stands in brackets. Which brackets and words a game has, its [`Lexicon`] says.

use std::ops::Range;

use super::dirt::Glyph;

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
    /// `【…】`.
    Heading,
    /// `{…}`.
    Brace,
    /// `<…>`.
    Angle,
    /// `(…)` that is no reminder.
    Paren,
    /// `"…"`.
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
    /// The tokens inside of what can have some.
    pub inner: Vec<Token>,
    /// The bytes of the text as given.
    pub at: Range<usize>,
}

/// A pair of brackets.
#[derive(Clone, Copy, Debug)]
pub struct Wrap {
    /// The sign that opens.
    pub open: char,
    /// The sign that closes.
    pub close: char,
    /// What it makes.
    pub sort: Sort,
    /// What stands inside is cut as well.
    pub inner: bool,
}

/// How the texts of a game are written.
#[derive(Clone, Copy, Debug)]
pub struct Lexicon {
    /// Signs that only this game writes in several ways, and the plain sign.
    pub signs: &'static [(char, char)],
    /// Its brackets.
    pub wraps: &'static [Wrap],
    /// How reminders in parentheses begin, in lower case and without signs. Other text in parentheses is a token if there is such a
    /// bracket, else it is refused.
    pub reminders: &'static [&'static str],
    /// Words with signs inside or at the end, in lower case.
    pub words: &'static [&'static str],
    /// Words whose "'s" is read as a word of its own.
    pub owners: &'static [&'static str],
    /// Signs that are tokens.
    pub marks: &'static str,
    /// What a line may end with, besides a full stop and a colon.
    pub ends: &'static [Sort],
    /// A line that begins with this is a line of its own in any case.
    pub begins: &'static str,
    /// After these a whole sentence in parentheses explains them, by a rule of the game, and is passed over.
    pub explained: &'static [Sort],
}

/// How deep brackets are cut.
const DEPTH: usize = 3;

impl Lexicon {
    /// Cut a cleaned text into tokens, or say which bytes are none.
    pub fn tokens(&self, glyphs: &[Glyph]) -> Result<Vec<Token>, Range<usize>> {
        Cutting { lexicon: self, glyphs, found: Vec::new(), at: 0, depth: 0 }.cut()
    }
}

/// A text that is being cut.
struct Cutting<'a> {
    lexicon: &'a Lexicon,
    glyphs: &'a [Glyph],
    found: Vec<Token>,
    at: usize,
    depth: usize,
}

impl Cutting<'_> {
    fn cut(mut self) -> Result<Vec<Token>, Range<usize>> {
        while let Some(sign) = self.sign(self.at) {
            if sign == ' ' {
                self.at += 1;
            } else if sign == '\n' {
                self.line();
            } else if !(self.wrapped(sign)? || self.counted(sign) || self.word(sign) || self.small(sign)) {
                return Err(self.bytes(self.at, self.at + 1));
            }
        }
        Ok(self.found)
    }

    fn sign(&self, at: usize) -> Option<char> {
        self.glyphs.get(at).map(|glyph| glyph.sign)
    }

    fn push(&mut self, sort: Sort, text: &str, from: usize, to: usize) {
        let at = self.bytes(from, to);
        self.found.push(Token { sort, text: text.to_owned(), raw: String::new(), value: 0, inner: Vec::new(), at });
        self.at = to;
    }

    /// The bytes of some glyphs.
    fn bytes(&self, from: usize, to: usize) -> Range<usize> {
        let start = self.glyphs.get(from).map_or(0, |glyph| glyph.from);
        let end = to.checked_sub(1).and_then(|last| self.glyphs.get(last)).map_or(start, |glyph| glyph.to);
        start..end.max(start)
    }

    fn string(&self, from: usize, to: usize) -> String {
        self.glyphs.get(from..to).unwrap_or_default().iter().map(|glyph| glyph.sign).collect()
    }

    /// A line break counts after a sentence, and before what begins a line.
    fn line(&mut self) {
        let start = self.at;
        self.at += 1;
        let lexicon = self.lexicon;
        let ends = self
            .found
            .last()
            .is_some_and(|last| lexicon.ends.contains(&last.sort) || matches!(last.text.as_str(), "." | ":"));
        let rest = self.glyphs.get(self.at..).unwrap_or_default();
        let next = rest.iter().find(|next| !next.sign.is_whitespace());
        let begins = next.is_some_and(|next| lexicon.begins.contains(next.sign));
        let again = self.found.last().is_none_or(|last| last.sort == Sort::Break);
        if (ends || begins) && !again {
            self.push(Sort::Break, "\n", start, self.at);
        }
    }

    /// What stands in brackets. Reminders are passed over.
    fn wrapped(&mut self, sign: char) -> Result<bool, Range<usize>> {
        let start = self.at;
        if sign == '(' {
            let end = self.closing('(', ')').ok_or_else(|| self.bytes(start, start + 1))?;
            let inside: String = self.string(start + 1, end - 1).to_lowercase();
            let letters: String = inside.chars().filter(|sign| sign.is_alphanumeric()).collect();
            let plural = inside == "s";
            if plural || self.lexicon.reminders.iter().any(|reminder| letters.starts_with(&squeezed(reminder))) {
                self.at = end;
                return Ok(true);
            }
            // A sentence that is no known reminder, and does not describe what was just named.
            let named = self.found.last().is_some_and(|last| last.sort == Sort::Bracket);
            if inside.trim_end().ends_with('.') && !named {
                if self.found.last().is_some_and(|last| self.lexicon.explained.contains(&last.sort)) {
                    self.at = end;
                    return Ok(true);
                }
                return Err(self.bytes(start, end));
            }
        }
        let Some(wrap) = self.lexicon.wraps.iter().find(|wrap| wrap.open == sign) else {
            return if sign == '(' {
                let end = self.closing('(', ')').unwrap_or(start + 1);
                Err(self.bytes(start, end))
            } else {
                Ok(false)
            };
        };
        let end = self.closing(wrap.open, wrap.close).ok_or_else(|| self.bytes(start, start + 1))?;
        self.push(wrap.sort, "", start, end);
        let raw = self.string(start + 1, end - 1).trim().to_owned();
        let joined = raw.to_lowercase().split_whitespace().collect::<Vec<_>>().join("_");
        let inner = match wrap.inner && self.depth < DEPTH {
            true => self.inside(start + 1, end - 1),
            false => Vec::new(),
        };
        if let Some(last) = self.found.last_mut() {
            last.text = format!("{}{joined}{}", wrap.open, wrap.close);
            last.raw = raw;
            last.inner = inner;
        }
        Ok(true)
    }

    /// The tokens inside of brackets; none, if some of it cannot be cut.
    fn inside(&self, from: usize, to: usize) -> Vec<Token> {
        let glyphs = self.glyphs.get(from..to).unwrap_or_default();
        let inner = Cutting { lexicon: self.lexicon, glyphs, found: Vec::new(), at: 0, depth: self.depth + 1 };
        inner.cut().unwrap_or_default()
    }

    /// Just after the sign that closes what opens here.
    fn closing(&self, open: char, close: char) -> Option<usize> {
        let mut depth = 0;
        for (ahead, glyph) in self.glyphs.get(self.at + 1..)?.iter().enumerate() {
            if glyph.sign == close && depth == 0 {
                return Some(self.at + ahead + 2);
            }
            if glyph.sign == open {
                depth += 1;
            } else if glyph.sign == close {
                depth -= 1;
            }
        }
        None
    }

    /// A number, or one in a circle.
    fn counted(&mut self, sign: char) -> bool {
        let start = self.at;
        let (end, value, sort) = match circled(sign) {
            Some(value) => (start + 1, value, Sort::Circled),
            None => match self.number() {
                Some(found) => found,
                None => return false,
            },
        };
        let text = if sort == Sort::Circled { "➀".to_owned() } else { value.to_string() };
        self.push(sort, &text, start, end);
        if let Some(last) = self.found.last_mut() {
            last.value = value;
        }
        true
    }

    /// A number, with its sign if it has one: where it ends, its value, its sort.
    fn number(&self) -> Option<(usize, i32, Sort)> {
        let mut end = self.at;
        let signed = match self.sign(end)? {
            '+' => Some(1),
            '-' => Some(-1),
            _ => None,
        };
        if signed.is_some() {
            end += 1;
            while self.sign(end) == Some(' ') {
                end += 1;
            }
        }
        let first = end;
        let digit = |at: usize| self.sign(at).is_some_and(|sign| sign.is_ascii_digit());
        let mut value: i32 = 0;
        while let Some(found) = self.sign(end) {
            if found == ',' && end > first && (1..=3).all(|next| digit(end + next)) {
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

    fn word(&mut self, sign: char) -> bool {
        if !sign.is_alphabetic() {
            return false;
        }
        let (start, end) = (self.at, self.word_end());
        let text = self.string(start, end).to_lowercase();
        // "this Unit's AP" is of this Unit.
        match text.strip_suffix("'s").filter(|owner| self.lexicon.owners.contains(owner)) {
            Some(owner) => {
                self.push(Sort::Word, owner, start, end - 2);
                self.push(Sort::Word, "'s", end - 2, end);
            }
            None => self.push(Sort::Word, &text, start, end),
        }
        true
    }

    /// Where a word ends.
    fn word_end(&self) -> usize {
        let is_letter = |at: usize| self.sign(at).is_some_and(char::is_alphabetic);
        let starts = |word: &&&str| {
            let is = |(n, c): (usize, char)| self.sign(self.at + n).is_some_and(|s| s.to_ascii_lowercase() == c);
            word.chars().enumerate().all(is)
        };
        let mut end = self.at;
        if let Some(word) = self.lexicon.words.iter().find(starts) {
            end += word.chars().count();
            if self.sign(end) != Some('\'') || !is_letter(end + 1) {
                return end;
            }
            end += 1;
        }
        while is_letter(end) || (end > self.at && matches!(self.sign(end), Some('\'' | '-')) && is_letter(end + 1)) {
            end += 1;
        }
        end
    }

    /// An "'s" that stands apart, a dash for a bullet, a mark.
    fn small(&mut self, sign: char) -> bool {
        let start = self.at;
        let last = self.found.last();
        let plural = last.is_some_and(|last| last.sort == Sort::Word && last.text.ends_with('s'));
        if sign == '\'' && plural && self.sign(start + 1) == Some(' ') {
            self.push(Sort::Word, "'s", start, start + 1);
            return true;
        }
        let wrapped = last.is_some_and(|last| matches!(last.sort, Sort::Bracket | Sort::Paren));
        if sign == '\'' && wrapped && self.sign(start + 1) == Some('s') {
            self.push(Sort::Word, "'s", start, start + 2);
            return true;
        }
        let listed = last.is_some_and(|last| last.sort == Sort::Break);
        let sign = if sign == '-' && listed && self.sign(start + 1) == Some(' ') { '•' } else { sign };
        if !self.lexicon.marks.contains(sign) {
            return false;
        }
        self.push(Sort::Mark, &sign.to_string(), start, start + 1);
        true
    }
}

/// Letters and digits only.
fn squeezed(text: &str) -> String {
    text.chars().filter(|sign| sign.is_alphanumeric()).collect()
}

/// ➀, ①: the number.
fn circled(sign: char) -> Option<i32> {
    let value = match sign {
        '①'..='⑳' => sign as u32 - '①' as u32 + 1,
        '➀'..='➉' => sign as u32 - '➀' as u32 + 1,
        '❶'..='❿' => sign as u32 - '❶' as u32 + 1,
        '➊'..='➓' => sign as u32 - '➊' as u32 + 1,
        '⓪' | '⓿' => 0,
        _ => return None,
    };
    i32::try_from(value).ok()
}
