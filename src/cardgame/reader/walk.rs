//! Goes over the tokens of a text. The parts of a game's grammar are functions of it.

use std::ops::Range;

use super::token::{Sort, Token};
use crate::cardgame::text::Effect;
use crate::cardgame::vocabulary::Vocabulary;

/// How deep quotes and conditions may be nested.
const DEPTH: usize = 16;
/// How many alternatives are tried in one text.
const TRIES: usize = 40_000;
/// So many tokens are shown where reading stopped.
const SHOWN: usize = 4;

/// Reading stopped. The place is kept by the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop;

/// What a part of the grammar gives.
pub type Reading<T> = Result<T, Stop>;

/// Goes over the tokens of a text. `M` is what a game's grammar remembers of what was read before.
pub struct Reader<'a, V: Vocabulary, M: Clone + Default = ()> {
    tokens: &'a [Token],
    /// The next token.
    pub at: usize,
    far: usize,
    refused: Option<Range<usize>>,
    /// What was looked for where reading got farthest.
    wanted: Vec<&'static str>,
    depth: usize,
    tries: usize,
    /// Where effects that are given begin in the text.
    pub printed: usize,
    /// The effects that others give.
    pub given: Vec<Effect<V>>,
    /// What was read before, as far as the grammar needs it.
    pub memory: M,
    /// How words were read that can be read in more than one way.
    pub taken: Vec<V::Taken>,
}

impl<'a, V: Vocabulary, M: Clone + Default> Reader<'a, V, M> {
    /// A reader at the beginning.
    pub fn new(tokens: &'a [Token], printed: usize, given: Vec<Effect<V>>) -> Self {
        Self {
            tokens,
            at: 0,
            far: 0,
            refused: None,
            wanted: Vec::new(),
            depth: 0,
            tries: 0,
            printed,
            given,
            memory: M::default(),
            taken: Vec::new(),
        }
    }

    /// The place where reading stopped, as bytes.
    pub fn place(&self, text: &str) -> Range<usize> {
        let (from, to) = match &self.refused {
            Some(refused) if refused.end >= self.far => (refused.start, refused.end),
            _ => (self.far, self.far + SHOWN),
        };
        let start = self.tokens.get(from).map_or(text.len(), |token| token.at.start);
        let last = to.min(self.tokens.len()).saturating_sub(1);
        let end = self.tokens.get(last).map_or(start, |token| token.at.end);
        start..end.max(start)
    }

    /// The phrases that would have been understood where reading stopped, as they are written.
    pub fn understood(&self) -> Vec<String> {
        match &self.refused {
            Some(refused) if refused.end >= self.far => Vec::new(),
            _ => self.wanted.iter().map(|phrase| written(phrase)).collect(),
        }
    }

    /// Reading stops here.
    pub fn stop<T>(&mut self) -> Reading<T> {
        self.reach(None);
        Err(Stop)
    }

    /// One of these could have stood here.
    pub fn wants(&mut self, phrases: &[&'static str]) {
        phrases.iter().for_each(|phrase| self.reach(Some(phrase)));
    }

    fn reach(&mut self, wanted: Option<&'static str>) {
        if self.at > self.far {
            self.far = self.at;
            self.wanted.clear();
        }
        if self.at == self.far {
            self.wanted.extend(wanted);
        }
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
        let (at, memory, given, taken) = (self.at, self.memory.clone(), self.given.len(), self.taken.len());
        if let Ok(found) = part(self) {
            return Some(found);
        }
        self.at = at;
        self.memory = memory;
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

    /// The next token is of this sort.
    pub fn is_next(&self, sort: Sort) -> bool {
        self.peek().is_some_and(|token| token.sort == sort)
    }

    /// Nothing is left.
    pub fn is_done(&self) -> bool {
        self.at >= self.tokens.len()
    }

    /// Whether the phrase comes next. Words are apart by a space; `a/b` is one of both, `a?` may be left out.
    pub fn sees(&self, phrase: &str) -> bool {
        self.end_from(self.at, phrase).is_some()
    }

    /// Whether the phrase comes `ahead` tokens later.
    pub fn sees_at(&self, ahead: usize, phrase: &str) -> bool {
        self.end_from(self.at + ahead, phrase).is_some()
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
    pub fn eat(&mut self, phrase: &'static str) -> bool {
        match self.end_from(self.at, phrase) {
            Some(end) => {
                self.at = end;
                true
            }
            None => {
                // The place where reading stopped is here, if nothing else is read.
                self.reach(Some(phrase));
                false
            }
        }
    }

    /// Go over the phrase, or stop.
    pub fn need(&mut self, phrase: &'static str) -> Reading<()> {
        if self.eat(phrase) { Ok(()) } else { self.stop() }
    }

    /// Go over a token of this sort.
    pub fn take(&mut self, sort: Sort) -> Option<&'a Token> {
        let token = self.peek().filter(|token| token.sort == sort)?;
        self.at += 1;
        Some(token)
    }

    /// Go over all line breaks that come next.
    pub fn breaks(&mut self) {
        while self.take(Sort::Break).is_some() {}
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

    /// A reader over what stands inside of a token, given to a part of the grammar; it must read all of it.
    pub fn inside<T>(&mut self, token: &'a Token, part: impl FnOnce(&mut Self) -> Reading<T>) -> Reading<T> {
        if token.inner.is_empty() {
            return self.stop();
        }
        let (tokens, at, memory) = (self.tokens, self.at, self.memory.clone());
        let (far, refused, wanted) = (self.far, self.refused.clone(), self.wanted.clone());
        self.tokens = &token.inner;
        self.at = 0;
        let found = part(self);
        let done = self.is_done();
        self.tokens = tokens;
        self.at = at;
        self.memory = memory;
        (self.far, self.refused, self.wanted) = (far, refused, wanted);
        match found {
            Ok(found) if done => Ok(found),
            _ => {
                self.at = at.saturating_sub(1);
                self.stop()
            }
        }
    }
}

/// A phrase as it is written: the first of words that stand for each other, without what may be left out.
fn written(phrase: &str) -> String {
    let words = phrase.split(' ').filter(|word| *word == "?" || !word.ends_with('?'));
    let words = words.map(|word| if word == "/" { word } else { word.split('/').next().unwrap_or(word) });
    words.collect::<Vec<_>>().join(" ").replace('_', " ")
}
