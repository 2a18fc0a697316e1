//! Lines that name cards by their names only. A name that the data know decides what is a count and what belongs to the name; if more than
//! one way of reading is left, the line is not understood.

use super::absent::{in_brackets, is_clear, is_perhaps};
use super::beside;
use super::counting::{has_gap, has_strokes, is_ditto, is_misread, is_number_word, is_tally};
use super::lexicon::{Entry, Lexicon, Place, count, key};
use super::qualified::is_value;
use super::remarks::is_remark;
use super::token::{Digits, Kind, Mark, Token};
use super::why::Why;

/// Longer lines than this hold no names.
pub const MOST_TOKENS: usize = 120;
/// And no more numbers than this.
const MOST_NUMBERS: usize = 16;

/// A reading: counts and names, in order.
type Reading = Vec<(u32, String)>;

/// The cards of a line without card numbers.
pub fn entries<'p>(line: &str, tokens: &[Token], lexicon: &Lexicon<'p>) -> Result<Vec<Entry<'p>>, Why> {
    if let Some(parted) = parted(line, tokens, lexicon) {
        return entries(line, &parted, lexicon);
    }
    let reader = Reader { line, tokens, lexicon };
    if tokens.len() >= MOST_TOKENS || reader.numbers().count() > MOST_NUMBERS {
        return Err(Why::Unknown);
    }
    match reader.readings()?.as_slice() {
        [one] => {
            let all = reader.entries(one);
            if all.iter().any(|e| !e.is_counted) { reader.check_uncounted() } else { Ok(()) }.map(|()| all)
        }
        [] if lexicon.takes_any_name() => reader.any_name(),
        [] => Err(reader.why()),
        _ => Err(Why::Ambiguous),
    }
}

/// The same, where something in the line looks like a card number; nothing unless the data know the names.
pub fn known<'p>(line: &str, tokens: &[Token], lexicon: &Lexicon<'p>) -> Option<Vec<Entry<'p>>> {
    let reader = Reader { line, tokens, lexicon };
    if reader.numbers().count() > MOST_NUMBERS {
        return None;
    }
    match reader.readings().ok()?.as_slice() {
        [one] => Some(reader.entries(one)),
        _ => None,
    }
}

/// `Net Gullx4`: the count parted from the name, if the data know the name, and nothing else in the line counts.
fn parted(line: &str, tokens: &[Token], lexicon: &Lexicon<'_>) -> Option<Vec<Token>> {
    let (last, before) = tokens.split_last()?;
    if last.kind != Kind::Word(Digits::Odd) || before.iter().any(|t| t.kind != Kind::Word(Digits::None)) {
        return None;
    }
    let word = last.text(line);
    let digits = word.bytes().rev().take_while(u8::is_ascii_digit).count();
    let name = word[..word.len() - digits].strip_suffix(['x', 'X', '×'])?;
    let value = word[word.len() - digits..].parse::<u32>().ok().filter(|_| (1..=2).contains(&digits))?;
    let end = last.start + name.len();
    let from = tokens[0].start;
    let is_sure = !name.is_empty() && lexicon.cards(&line[from..end]).next().is_some();
    // `Gullx` may be a card as well.
    let is_other = [&line[from..last.end - digits], &line[from..last.end]].iter().any(|n| lexicon.knows(n));
    let kind = Kind::Word(Digits::None);
    let count = Token { kind: Kind::Number(value, Mark::Behind), start: end, end: last.end };
    let mut out = before.to_vec();
    out.extend([Token { kind, start: last.start, end }, count]);
    (is_sure && !is_other).then_some(out)
}

fn entry<'p>(count: u32, place: Place, name: &str) -> Entry<'p> {
    let (number, name, is_counted) = (None, name.to_string(), place != Place::Nowhere);
    Entry { count, is_counted, number, facts: None, name, place, may_be_name: false }
}

struct Reader<'l, 'p> {
    line: &'l str,
    tokens: &'l [Token],
    lexicon: &'l Lexicon<'p>,
}

impl Reader<'_, '_> {
    fn is_number(&self, at: usize) -> bool {
        matches!(self.tokens.get(at), Some(Token { kind: Kind::Number(..), .. }))
    }

    fn numbers(&self) -> impl Iterator<Item = usize> {
        (0..self.tokens.len()).filter(|at| self.is_number(*at))
    }

    /// What is written from one token to before another, without what parts columns.
    fn slice(&self, from: usize, to: usize) -> &str {
        let start = self.tokens.get(from).map_or(self.line.len(), |t| t.start);
        let end = self.tokens.get(to).map_or(self.line.len(), |t| t.start).max(start);
        let is_ornament = |c: char| c.is_whitespace() || ",;|、:-=*_\"'`/“”「」│<→・…".contains(c);
        let dots = self.line[start..end].trim_end_matches(|c: char| c == '.' || is_ornament(c));
        let end = if self.line[start + dots.len()..end].contains("..") { start + dots.len() } else { end };
        let mut inner = self.line[start..end].trim_matches(is_ornament);
        // A bracket that was opened before the name.
        for (open, close) in [('(', ')'), ('[', ']'), ('<', '>'), ('【', '】')] {
            while inner.ends_with(close) && inner.matches(close).count() > inner.matches(open).count() {
                inner = inner[..inner.len() - close.len_utf8()].trim_end_matches(is_ornament);
            }
        }
        inner
    }

    /// A name that the data know, between two tokens.
    fn name(&self, from: usize, to: usize) -> Option<String> {
        // Columns and numbers around a name are no part of it.
        let is_edge = |at: usize| matches!(self.tokens[at].kind, Kind::Break | Kind::Comma | Kind::Aside);
        let from = (from..to).find(|at| !is_edge(*at))?;
        // `4 copies of Gull`.
        let is_of = self.tokens[from].text(self.line).eq_ignore_ascii_case("of")
            && from.checked_sub(1).is_some_and(|at| matches!(self.tokens[at].kind, Kind::Number(_, Mark::Behind)));
        let from = from + usize::from(is_of && from + 1 < to);
        let to = (from..to).rev().find(|at| !is_edge(*at))? + 1;
        // An address between the words of a name would be passed over.
        // Several blanks between words are as one: `Ash  Wolf`.
        let is_blank = |at: usize| self.tokens[at].text(self.line).bytes().all(|b| b == b' ');
        let parts = |at: usize| matches!(self.tokens[at].kind, Kind::Break | Kind::Aside) && !is_blank(at);
        if (from..to).any(parts) {
            return None;
        }
        // A tally is no part of a name.
        let is_tally =
            |t: &Token| t.kind == Kind::Word(Digits::Odd) && !t.text(self.line).contains(char::is_alphanumeric);
        if self.tokens[from..to].iter().any(is_tally) {
            return None;
        }
        let slice = self.slice(from, to);
        self.lexicon.knows(slice).then(|| slice.to_string())
    }

    /// The cards of the one reading that is left. Where the whole line is a name, nothing counts it.
    fn entries<'p>(&self, reading: &Reading) -> Vec<Entry<'p>> {
        let is_edge = |at: &usize| !matches!(self.tokens[*at].kind, Kind::Break | Kind::Comma | Kind::Aside);
        let first = (0..self.tokens.len()).find(is_edge).is_some_and(|at| self.is_number(at));
        let place = match self.name(0, self.tokens.len()) {
            Some(_) => Place::Nowhere,
            None if first => Place::First,
            None => Place::Last,
        };
        reading.iter().map(|(count, name)| entry(*count, place, name)).collect()
    }

    /// A name by itself is there once, if nothing else in the line can say how often: `Gull $4`, `Gull****`, `〃 Gull`.
    fn check_uncounted(&self) -> Result<(), Why> {
        let is_price = |t: &&Token| {
            let text = t.text(self.line);
            t.kind == Kind::Aside && text.contains(|c: char| c.is_ascii_digit()) && !text.starts_with(['<', 'h', 'w'])
        };
        if let Some(price) = self.tokens.iter().find(is_price).filter(|t| !is_value(t.text(self.line))) {
            return Err(Why::Number(price.text(self.line).to_string()));
        }
        // `Call Me...`: what a card is called counts nothing.
        let name = self.name(0, self.tokens.len()).unwrap_or_default();
        let has =
            |fits: fn(&str) -> bool| fits(self.line) && !self.lexicon.cards(&name).any(|card| card.names().any(fits));
        if has(has_strokes) || has(has_gap) { Err(Why::Unknown) } else { Ok(()) }
    }

    /// All ways to read the line with names that the data know.
    fn readings(&self) -> Result<Vec<Reading>, Why> {
        let mut all: Vec<Reading> = Vec::new();
        if let Some(name) = self.name(0, self.tokens.len()) {
            all.push(vec![(1, name)]);
        }
        let ordinal = matches!(self.tokens.first(), Some(Token { kind: Kind::Number(_, Mark::Ordinal), .. }));
        let from = usize::from(ordinal);
        // `Gull x4` is read from its end, `4 Gull` from its beginning; where a count stands on both sides they must agree.
        self.count_first(from, &mut Vec::new(), &mut all)?;
        self.name_first(from, &mut Vec::new(), &mut all)?;
        self.both(from, &mut all)?;
        all.sort();
        all.dedup();
        Ok(all)
    }

    fn skip_edges(&self, from: usize) -> usize {
        let is_edge = |at: &usize| matches!(self.tokens[*at].kind, Kind::Break | Kind::Comma);
        (from..self.tokens.len()).find(|at| !is_edge(at)).unwrap_or(self.tokens.len())
    }

    fn count_first(&self, from: usize, so_far: &mut Reading, all: &mut Vec<Reading>) -> Result<(), Why> {
        let from = self.skip_edges(from);
        if from == self.tokens.len() && !so_far.is_empty() {
            all.push(so_far.clone());
            return Ok(());
        }
        if !self.is_number(from) {
            return Ok(());
        }
        for to in (from + 2..=self.tokens.len()).filter(|to| *to == self.tokens.len() || self.is_number(*to)) {
            if let Some(name) = self.name(from + 1, to) {
                so_far.push((count(self.line, self.tokens[from])?, name));
                self.count_first(to, so_far, all)?;
                so_far.pop();
            }
        }
        Ok(())
    }

    fn name_first(&self, from: usize, so_far: &mut Reading, all: &mut Vec<Reading>) -> Result<(), Why> {
        let from = self.skip_edges(from);
        if from == self.tokens.len() && !so_far.is_empty() {
            all.push(so_far.clone());
            return Ok(());
        }
        for to in (from + 1..self.tokens.len()).filter(|to| self.is_number(*to)) {
            if let Some(name) = self.name(from, to) {
                so_far.push((count(self.line, self.tokens[to])?, name));
                self.name_first(to + 1, so_far, all)?;
                so_far.pop();
            }
        }
        Ok(())
    }

    /// `4x Gull x4`.
    fn both(&self, from: usize, all: &mut Vec<Reading>) -> Result<(), Why> {
        let (first, last) = (self.skip_edges(from), self.tokens.len().saturating_sub(1));
        let is_behind = matches!(self.tokens.get(last), Some(Token { kind: Kind::Number(_, Mark::Behind), .. }));
        if last <= first + 1 || !self.is_number(first) || !is_behind {
            return Ok(());
        }
        let Some(name) = self.name(first + 1, last) else { return Ok(()) };
        let [a, b] = [first, last].map(|at| count(self.line, self.tokens[at]));
        let (a, b) = (a?, b?);
        if a != b {
            let shown = |at: usize| self.tokens[at].text(self.line).to_string();
            return Err(Why::Differ(shown(first), shown(last)));
        }
        all.push(vec![(a, name)]);
        Ok(())
    }

    /// A name that nobody knows: its count must be marked, or stand before it, and no other number be there.
    fn any_name<'p>(&self) -> Result<Vec<Entry<'p>>, Why> {
        let is_odd = |t: &&Token| matches!(t.kind, Kind::Word(Digits::Odd) | Kind::Aside);
        if let Some(odd) = self.tokens.iter().find(is_odd) {
            return Err(Why::Number(odd.text(self.line).to_string()));
        }
        let end = self.tokens.len();
        let unsure = |at: usize| Why::Number(self.tokens[at].text(self.line).to_string());
        let numbers: Vec<usize> = self.numbers().collect();
        let mut may_be_name = false;
        let (copies, place, name) = match numbers.as_slice() {
            [] => {
                match (0..end).find(|at| self.tokens[*at].kind == Kind::Word(Digits::Some)).or(self.said_in_words()) {
                    Some(glued) => return Err(unsure(glued)),
                    None => {
                        self.check_uncounted()?;
                        (1, Place::Nowhere, self.unknown_name(0, end))
                    }
                }
            }
            [at] => {
                if let Some(word) = self.said_besides() {
                    return Err(unsure(word));
                }
                let copies = count(self.line, self.tokens[*at])?;
                let is_beside = self.tokens.get(*at + 1).is_some_and(|t| matches!(t.kind, Kind::Word(_)));
                let is_glued = self.tokens[*at].text(self.line).starts_with('X');
                may_be_name = is_glued || (is_beside && matches!(self.tokens[*at].kind, Kind::Number(_, Mark::Bare)));
                let is_alone = *at > 0 && matches!(self.tokens[*at - 1].kind, Kind::Break);
                match (self.unknown_name(0, *at), self.unknown_name(*at + 1, end), self.tokens[*at].kind) {
                    (_, _, Kind::Number(_, Mark::Ordinal)) => return Err(unsure(*at)),
                    (None, after, _) if !self.has_words(0, *at) => (copies, Place::First, after),
                    (before, None, Kind::Number(_, mark))
                        if (mark != Mark::Bare || is_alone) && !self.has_words(*at + 1, end) =>
                    {
                        (copies, Place::Last, before)
                    }
                    _ => return Err(unsure(*at)),
                }
            }
            [.., last] => return Err(unsure(*last)),
        };
        let name = name.ok_or(Why::Unknown)?;
        // `4 Ash Wolf Bog Imp`: two cards that the data know, and one count.
        if beside::names(self.line, self.tokens, self.lexicon).len() > 1 {
            return Err(Why::Several);
        }
        // `Ash Wolf or Bog Imp`, `Ash Wolf maybe`: a card that the data know, with a word that leaves it open.
        let words = || self.tokens.iter().filter(|t| matches!(t.kind, Kind::Word(_)));
        let perhaps = words().find(|t| is_perhaps(t.text(self.line)));
        let perhaps = perhaps.filter(|_| !beside::names(self.line, self.tokens, self.lexicon).is_empty());
        // A name of its own may be any word.
        let is_one = words().nth(1).is_none();
        let clear = words().find(|t| is_clear(t.text(self.line)) && (!is_one || t.text(self.line).is_ascii()));
        let aside = words().find(|t| !is_one && in_brackets(self.line, t) && is_perhaps(t.text(self.line)));
        if let Some(word) = perhaps.or(clear).or(aside) {
            return Err(Why::Open(word.text(self.line).to_string()));
        }
        // `2 foil`, `2 同上`: no card is called so.
        if is_ditto(name) || words().all(|t| is_remark(t.text(self.line))) || key(name).is_empty() {
            return Err(Why::Unknown);
        }
        Ok(vec![Entry { may_be_name, ..entry(copies, place, name) }])
    }

    /// `99 Nights สี่ใบ`, `(1) IV, First Snow`: beside a count, what surely counts too, or a word for a number in a column of its own.
    fn said_besides(&self) -> Option<usize> {
        let is_word = |at: &usize| self.tokens[*at].kind == Kind::Word(Digits::None);
        let has_others = (0..self.tokens.len()).filter(is_word).nth(1).is_some();
        (0..self.tokens.len()).filter(is_word).find(|at| {
            let word = self.tokens[*at].text(self.line);
            let is_counter = ["ใบ", "枚", "張", "张", "장"].iter().any(|counter| word.ends_with(counter));
            has_others && (is_tally(word) || (is_number_word(word) && (is_counter || self.is_apart(*at))))
        })
    }

    /// Does more than a blank part a token from both its neighbours?
    fn is_apart(&self, at: usize) -> bool {
        let parts = |from: usize, to: usize, beside: Option<&Token>| {
            let is_edge = beside.is_none_or(|t| matches!(t.kind, Kind::Break | Kind::Comma));
            is_edge || self.line[from..to].contains(|c: char| !c.is_whitespace())
        };
        let before = at.checked_sub(1).map(|a| &self.tokens[a]);
        let after = self.tokens.get(at + 1);
        let token = self.tokens[at];
        parts(before.map_or(0, |t| t.end), token.start, before)
            && parts(token.end, after.map_or(self.line.len(), |t| t.start), after)
    }

    /// `Gull four`, `O Gull`: a number in words, or a letter that may be a digit, at an edge of what may be a name. Where nobody knows the
    /// name it may be either; where somebody counts, it is not asked.
    fn said_in_words(&self) -> Option<usize> {
        let is_word = |at: &usize| matches!(self.tokens[*at].kind, Kind::Word(_));
        let words: Vec<usize> = (0..self.tokens.len()).filter(is_word).collect();
        let is_edge = |at: usize| words.first() == Some(&at) || words.last() == Some(&at);
        words.iter().copied().find(|at| {
            let word = self.tokens[*at].text(self.line);
            let is_sure = word.ends_with("ใบ") && is_number_word(word);
            is_sure || (is_edge(*at) && (is_number_word(word) || is_tally(word) || is_misread(word)))
        })
    }

    /// Does anything stand between two tokens that may name a card?
    fn has_words(&self, from: usize, to: usize) -> bool {
        self.tokens[from..to].iter().any(|t| matches!(t.kind, Kind::Word(_)))
    }

    /// What may be a name between two tokens: letters, in one column.
    fn unknown_name(&self, from: usize, to: usize) -> Option<&str> {
        let is_edge = |at: usize| matches!(self.tokens[at].kind, Kind::Break | Kind::Comma);
        let from = (from..to).find(|at| !is_edge(*at))?;
        let to = (from..to).rev().find(|at| !is_edge(*at))? + 1;
        let is_one = !(from..to).any(|at| matches!(self.tokens[at].kind, Kind::Break));
        Some(self.slice(from, to)).filter(|name| is_one && name.chars().any(char::is_alphabetic))
    }

    /// Why nothing can be read: a count that is none, or no known name.
    fn why(&self) -> Why {
        let bad = self.numbers().map(|at| count(self.line, self.tokens[at])).find_map(Result::err);
        bad.unwrap_or(Why::Unknown)
    }
}
