//! Lines that name cards by their numbers.

use std::ops::Range;

use super::absent;
use super::beside;
use super::counting::{has_gap, has_strokes, is_misread, is_number_word, is_tally};
use super::lexicon::{Entry, Lexicon, Place, count, key};
use super::token::{Digits, Kind, Mark, Token};
use super::why::Why;
use crate::cards::{CardFacts, number};

/// What a token is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// That is still to be seen.
    Open,
    /// It is part of a name that the data know.
    Name,
    /// It says again what a card number says.
    Again,
}

/// A line being read.
struct Reader<'l, 'p> {
    line: &'l str,
    tokens: &'l [Token],
    roles: Vec<Role>,
    /// For each token that is a card number: the number without the suffix of a printing, and what the data say of it.
    cards: Vec<Option<(String, Option<&'p CardFacts>)>>,
    lexicon: &'l Lexicon<'p>,
}

/// How the counts stand to their cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    /// `4 ZZ01-004`.
    CountFirst,
    /// `ZZ01-004 x4`.
    CardFirst,
}

/// The cards of a line that has card numbers.
pub fn entries<'p>(line: &str, tokens: &[Token], lexicon: &Lexicon<'p>) -> Result<Vec<Entry<'p>>, Why> {
    let card = |t: &Token| {
        let found = (t.kind == Kind::Card).then(|| number::at(t.text(line), 0))??;
        let facts = lexicon.facts(&found.number);
        Some((found.number, facts))
    };
    let cards: Vec<_> = tokens.iter().map(card).collect();
    let mut reader = Reader { line, tokens, roles: vec![Role::Open; tokens.len()], cards, lexicon };
    if !reader.is_plain() {
        reader.names();
        reader.repetitions();
    }
    reader.read()
}

fn has_digit(facts: &CardFacts) -> bool {
    facts.names().any(|n| n.chars().any(char::is_numeric))
}

impl<'p> Reader<'_, 'p> {
    fn kind(&self, at: usize) -> Kind {
        self.tokens[at].kind
    }

    fn text(&self, at: usize) -> &str {
        self.tokens[at].text(self.line)
    }

    fn is_open(&self, at: usize) -> bool {
        self.roles[at] == Role::Open
    }

    fn facts(&self, at: usize) -> Option<&'p CardFacts> {
        self.cards[at].as_ref().and_then(|(_, facts)| *facts)
    }

    /// One card, at most one count that is in none of the card's names, and words without digits: nothing in it can be mistaken.
    fn is_plain(&self) -> bool {
        let (mut card, mut number, mut has_words) = (None, None, false);
        for (at, token) in self.tokens.iter().enumerate() {
            let before = match token.kind {
                Kind::Card => card.replace(at),
                Kind::Number(..) => number.replace(at),
                Kind::Word(Digits::None) => {
                    has_words = true;
                    None
                }
                Kind::Word(_) => return false,
                _ => None,
            };
            if before.is_some() {
                return false;
            }
        }
        let (Some(facts), Some(number), true) = (card.and_then(|c| self.facts(c)), number, has_words) else {
            return true;
        };
        let digits = self.text(number).trim_matches(|c: char| !c.is_ascii_digit());
        !facts.names().any(|name| name.contains(digits) || !name.is_ascii())
    }

    /// Names with digits in them that the data know: the digits count nothing. What looks like a number of its own may be part of one.
    fn names(&mut self) {
        for card in 0..self.tokens.len() {
            let Some(facts) = self.facts(card).filter(|f| has_digit(f)) else { continue };
            let known = |at: &usize| self.facts(*at).is_some();
            let from = (0..card).rev().find(known).map_or(0, |at| at + 1);
            let to = (card + 1..self.tokens.len()).find(known).unwrap_or(self.tokens.len());
            for side in [from..card, card + 1..to] {
                let parts = |at: usize| self.is_open(at).then(|| self.text(at).to_string());
                let Some(found) = self.find(side, facts, parts) else { continue };
                let has_digits = found.clone().any(|at| self.kind(at).has_digits());
                let has_letters = found.clone().any(|at| matches!(self.kind(at), Kind::Word(_)));
                if has_digits && has_letters {
                    self.roles[found].fill(Role::Name);
                }
            }
        }
    }

    /// Where a name of a card stands, the longest if there are several: from the first letter of a token to the last of another. What is
    /// no part of a name stands between.
    fn find(
        &self,
        among: Range<usize>,
        facts: &CardFacts,
        part: impl Fn(usize) -> Option<String>,
    ) -> Option<Range<usize>> {
        let mut whole = String::new();
        let mut starts: Vec<(usize, usize)> = Vec::new();
        for at in among.clone() {
            let is_part = matches!(self.kind(at), Kind::Word(_) | Kind::Number(..) | Kind::Card);
            // A tally has no letters: it is no part of a name.
            match part(at).filter(|text| is_part && !key(text).is_empty()) {
                Some(text) => {
                    starts.push((whole.len(), at));
                    whole.push_str(&key(&text));
                }
                None if matches!(self.kind(at), Kind::Break | Kind::Comma | Kind::Aside) => {}
                None => {
                    starts.push((whole.len(), at));
                    whole.push('\n');
                }
            }
        }
        starts.push((whole.len(), among.end));
        let mut names: Vec<String> = facts.names().map(key).filter(|n| !n.is_empty()).collect();
        names.sort_by_key(|n| std::cmp::Reverse(n.len()));
        let token = |byte: usize| starts.iter().find(|(start, _)| *start == byte).map(|(_, at)| *at);
        names.iter().find_map(|name| {
            whole.match_indices(name.as_str()).find_map(|(at, _)| Some(token(at)?..token(at + name.len())?))
        })
    }

    /// `4 ZZ01-004 Gull (ZZ01-004) [ZZ01] 004`: said again, the number and its parts add nothing.
    fn repetitions(&mut self) {
        for at in 0..self.tokens.len() {
            if !self.is_open(at) {
                continue;
            }
            match self.kind(at) {
                Kind::Card => {
                    let twin =
                        (0..at).rev().take_while(|a| !matches!(self.kind(*a), Kind::Number(..)) || !self.is_open(*a));
                    let mut twin = twin.filter(|a| self.kind(*a) == Kind::Card && self.is_open(*a));
                    let is_twin = |a: usize| self.text(a).eq_ignore_ascii_case(self.text(at));
                    if twin.next().is_some_and(|a| is_twin(a) && self.is_aside_of(a, at)) {
                        self.roles[at] = Role::Again;
                    }
                }
                Kind::Word(Digits::Some | Digits::Odd) => {
                    let is_part =
                        |(number, _): &(String, _)| number.split('-').any(|p| p.eq_ignore_ascii_case(self.text(at)));
                    if self.cards.iter().flatten().any(is_part) {
                        self.roles[at] = Role::Again;
                    }
                }
                _ => {}
            }
        }
    }

    /// Does a number stand there once more for a reader: in brackets, or in a column of its own? After a comma or an `&` it is one more
    /// card.
    fn is_aside_of(&self, first: usize, second: usize) -> bool {
        const JOINERS: [&str; 8] = ["and", "plus", "with", "then", "และ", "กับ", "と", "+"];
        let between = &self.line[self.tokens[first].end..self.tokens[second].start];
        let joins = |at: usize| JOINERS.iter().any(|j| j.eq_ignore_ascii_case(self.text(at)));
        between.trim_end().ends_with(['(', '[', '（', '【'])
            || !(between.contains([',', ';', '&', '+', '/', '、', '，', '・', '=', '→'])
                || (first + 1..second).any(joins))
    }

    fn read(&self) -> Result<Vec<Entry<'p>>, Why> {
        let odd = |at: &usize| {
            let counts = match self.kind(*at) {
                Kind::Word(Digits::Odd) => true,
                Kind::Word(_) => is_tally(self.text(*at)),
                _ => false,
            };
            self.is_open(*at) && counts
        };
        if let Some(at) = (0..self.tokens.len()).find(odd) {
            return Err(Why::Number(self.text(at).to_string()));
        }
        let open = |wanted: fn(Kind) -> bool| -> Vec<usize> {
            (0..self.tokens.len()).filter(|at| self.is_open(*at) && wanted(self.kind(*at))).collect()
        };
        let cards = open(|kind| kind == Kind::Card);
        let mut counts = open(|kind| matches!(kind, Kind::Number(..)));
        // `1. 4 ZZ01-004`: the number of the row, if all cards have their counts without it.
        let is_ordinal = |at: &usize| matches!(self.kind(*at), Kind::Number(_, Mark::Ordinal));
        if let Some(first) = counts.first().copied().filter(is_ordinal) {
            if counts.len() == 1 {
                return Err(Why::Number(self.text(first).to_string()));
            }
            counts.remove(0);
        }
        match (cards.as_slice(), counts.as_slice()) {
            ([], _) => Err(Why::Unknown),
            ([card], []) => self.uncounted(*card),
            ([card], [count]) => {
                let order = if count < card { Order::CountFirst } else { Order::CardFirst };
                Ok(vec![self.entry(*card, *count, order, 0..self.tokens.len())?])
            }
            ([card], [first, second]) => Ok(vec![self.counted_twice(*card, *first, *second)?]),
            ([_], [.., last]) => Err(Why::Number(self.text(*last).to_string())),
            _ => self.several(&cards, &counts),
        }
    }

    /// A card without a count is there once, if nothing else can say how often.
    fn uncounted(&self, card: usize) -> Result<Vec<Entry<'p>>, Why> {
        if self.roles.iter().zip(self.tokens).any(|(role, t)| *role == Role::Again && t.kind == Kind::Card) {
            return Err(Why::Several);
        }
        let says_how_many = |at: usize| match self.kind(at) {
            Kind::Word(Digits::Some) => true,
            // A price, and not an address or a tag.
            Kind::Aside => {
                self.text(at).contains(|c: char| c.is_ascii_digit()) && !self.text(at).starts_with(['<', 'h', 'w'])
            }
            Kind::Word(Digits::None) => is_number_word(self.text(at)) || is_misread(self.text(at)),
            _ => false,
        };
        let in_name = self.known_name(card, 0..self.tokens.len());
        let is_left = |at: &usize| self.is_open(*at) && !in_name.contains(at) && says_how_many(*at);
        if let Some(at) = (0..self.tokens.len()).find(is_left) {
            return Err(Why::Number(self.text(at).to_string()));
        }
        if has_strokes(self.line) || has_gap(self.line) {
            return Err(Why::Unknown);
        }
        Ok(vec![self.named(card, 1, 0..self.tokens.len())?])
    }

    /// `4x ZZ01-004 x4` agrees. What may be part of a name, or the count of a card on the next line, does not: `4 ZZ01-004 4`.
    fn counted_twice(&self, card: usize, first: usize, second: usize) -> Result<Entry<'p>, Why> {
        let [a, b] = [first, second].map(|at| count(self.line, self.tokens[at]));
        let (a, b) = (a?, b?);
        let is_behind = matches!(self.kind(second), Kind::Number(_, Mark::Behind));
        let is_bare = |at: usize| matches!(self.kind(at), Kind::Number(_, Mark::Bare));
        if !(first < card && card < second && is_behind) {
            let unsure = if is_bare(first) && !is_bare(second) { first } else { second };
            return Err(Why::Number(self.text(unsure).to_string()));
        }
        if a != b {
            return Err(Why::Differ(self.text(first).to_string(), self.text(second).to_string()));
        }
        self.entry(card, first, Order::CountFirst, 0..self.tokens.len())
    }

    /// Several cards: counts and cards take turns.
    fn several(&self, cards: &[usize], counts: &[usize]) -> Result<Vec<Entry<'p>>, Why> {
        if cards.len() != counts.len() {
            return Err(Why::Several);
        }
        let count_first = cards.iter().zip(counts).all(|(card, count)| count < card)
            && cards.iter().zip(&counts[1..]).all(|(card, next)| card < next);
        let card_first = cards.iter().zip(counts).all(|(card, count)| card < count)
            && counts.iter().zip(&cards[1..]).all(|(count, next)| count < next);
        let order = match (count_first, card_first) {
            (true, _) => Order::CountFirst,
            (_, true) => Order::CardFirst,
            _ => return Err(Why::Several),
        };
        let mut out = Vec::with_capacity(cards.len());
        for (turn, (card, count)) in cards.iter().zip(counts).enumerate() {
            let (is_first, end) = (turn == 0, self.tokens.len());
            let region = match order {
                Order::CountFirst if is_first => 0..counts[1],
                Order::CountFirst => *count..counts.get(turn + 1).copied().unwrap_or(end),
                Order::CardFirst if turn + 1 == counts.len() => counts[turn - 1] + 1..end,
                Order::CardFirst => turn.checked_sub(1).map_or(0, |before| counts[before] + 1)..count + 1,
            };
            let place = if order == Order::CountFirst { Place::First } else { Place::Last };
            out.push(Entry { place, ..self.entry(*card, *count, order, region)? });
        }
        Ok(out)
    }

    /// A card with its count, in a stretch of the line that is its own.
    fn entry(&self, card: usize, at: usize, order: Order, region: Range<usize>) -> Result<Entry<'p>, Why> {
        let copies = count(self.line, self.tokens[at])?;
        if !self.counts(card, at, order, &region) {
            return Err(Why::Number(self.text(at).to_string()));
        }
        self.glued(card, &region)?;
        self.said_in_words(card, &region)?;
        let place = self.place(at);
        let may_be_name = self.may_be_name(card, at, &region);
        Ok(Entry { is_counted: true, place, may_be_name, ..self.named(card, copies, region)? })
    }

    /// Where a count stands among all that is not there for other readers.
    fn place(&self, at: usize) -> Place {
        let is_ordinal = |a: usize| matches!(self.kind(a), Kind::Number(_, Mark::Ordinal));
        let matters = |a: &usize| !matches!(self.kind(*a), Kind::Aside | Kind::Break | Kind::Comma);
        let leads = (0..at).rev().find(|a| matters(a) || is_ordinal(*a)).is_none_or(is_ordinal);
        match (at + 1..self.tokens.len()).find(matters) {
            _ if leads => Place::First,
            None => Place::Last,
            Some(_) => Place::Between,
        }
    }

    /// `4 Winds ZZ01-006`, `Baby 5 ZZ01-005`: a number beside a word may be part of the name, unless the data know that name, or that it
    /// has no number in it.
    fn may_be_name(&self, card: usize, at: usize, region: &Range<usize>) -> bool {
        let is_plain = match self.kind(at) {
            Kind::Number(_, Mark::Bare) => true,
            // `Agent X4`.
            Kind::Number(_, Mark::Behind) => self.text(at).starts_with('X'),
            _ => false,
        };
        let is_word = |a: Option<&Token>| a.is_some_and(|t| matches!(t.kind, Kind::Word(_)));
        let is_beside = is_word(self.tokens.get(at + 1)) || is_word(at.checked_sub(1).map(|a| &self.tokens[a]));
        let is_open = self.facts(card).is_none_or(|f| has_digit(f) && self.known_name(card, region.clone()).is_empty());
        is_plain && is_beside && is_open
    }

    /// Is this number the count of the card, and surely no part of its name?
    fn counts(&self, card: usize, at: usize, order: Order, region: &Range<usize>) -> bool {
        if !matches!(self.kind(at), Kind::Number(_, Mark::Bare)) {
            return true;
        }
        let matters = |a: &usize| !matches!(self.kind(*a), Kind::Aside);
        let before = (0..at).rev().find(matters);
        let after = (at + 1..self.tokens.len()).find(matters);
        let is_edge = |a: Option<usize>| a.is_none_or(|a| matches!(self.kind(a), Kind::Break));
        let is_comma = |a: Option<usize>| a.is_none_or(|a| matches!(self.kind(a), Kind::Break | Kind::Comma));
        let leads = before.is_none() || before.is_some_and(|a| matches!(self.kind(a), Kind::Number(_, Mark::Ordinal)));
        // `4 Gull (ZZ01-004), 3 Net Mender (ZZ01-005)`: it leads its column.
        let after_card = before.and_then(|a| a.checked_sub(1)).is_some_and(|a| self.kind(a) == Kind::Card);
        let leads_column = order == Order::CountFirst
            && before.is_some_and(|a| self.kind(a) == Kind::Break || (self.kind(a) == Kind::Comma && after_card));
        let skip = |a: &usize| matters(a) && !matches!(self.kind(*a), Kind::Break | Kind::Comma);
        let neighbour = match order {
            Order::CountFirst => (at + 1..self.tokens.len()).find(skip),
            Order::CardFirst => (0..at).rev().find(skip),
        };
        let is_alone = is_edge(before) && is_edge(after);
        // Between commas it is alone if the card is, too.
        let card_is_alone =
            is_comma((0..card).rev().find(matters)) && is_comma((card + 1..self.tokens.len()).find(matters));
        leads
            || leads_column
            || neighbour == Some(card)
            || is_alone
            || (is_comma(before) && is_comma(after) && card_is_alone)
            || !self.known_name(card, region.clone()).is_empty()
    }

    /// Where the data's name of a card stands in a stretch of the line, without its counts.
    fn known_name(&self, card: usize, region: Range<usize>) -> Range<usize> {
        let part = |at: usize| {
            let counts = matches!(self.kind(at), Kind::Number(..)) && self.is_open(at);
            (!counts && self.kind(at) != Kind::Card).then(|| self.text(at).to_string())
        };
        self.facts(card).and_then(|facts| self.find(region, facts, part)).unwrap_or(0..0)
    }

    /// `Gull3`, where the data have `Gull`: a number that was glued to a name may be a count.
    fn glued(&self, card: usize, region: &Range<usize>) -> Result<(), Why> {
        let is_glued = |at: usize| self.is_open(at) && self.kind(at) == Kind::Word(Digits::Some);
        let Some(first) = region.clone().find(|at| is_glued(*at)) else { return Ok(()) };
        let part = |at: usize| {
            let text = self.text(at);
            let letters = || text.chars().filter(|c| !c.is_numeric()).collect();
            matches!(self.kind(at), Kind::Word(_)).then(|| if is_glued(at) { letters() } else { text.to_string() })
        };
        let found = self.facts(card).and_then(|facts| self.find(region.clone(), facts, part));
        match found.and_then(|mut found| found.find(|at| is_glued(*at))) {
            Some(_) => Err(Why::Number(self.text(first).to_string())),
            None => Ok(()),
        }
    }

    /// `4 ZZ01-004 Gull three`: a number in words beside the name that the data know.
    fn said_in_words(&self, card: usize, region: &Range<usize>) -> Result<(), Why> {
        let is_word = |at: &usize| self.kind(*at) == Kind::Word(Digits::None) && is_number_word(self.text(*at));
        let Some(first) = region.clone().find(is_word) else { return Ok(()) };
        let name = self.known_name(card, region.clone());
        let left = region.clone().find(|at| is_word(at) && !name.contains(at));
        match left.filter(|at| !name.is_empty() || is_tally(self.text(*at))) {
            Some(_) => Err(Why::Number(self.text(first).to_string())),
            None => Ok(()),
        }
    }

    /// A card, and what else is written beside it, if that names no other card.
    fn named(&self, card: usize, copies: u32, region: Range<usize>) -> Result<Entry<'p>, Why> {
        let (number, facts) = self.cards[card].clone().unwrap_or_default();
        // `ZZ01-004?`: whoever wrote it was not sure.
        if self.line[self.tokens[card].end..].starts_with(['?', '？']) {
            return Err(Why::Open(format!("{}?", self.text(card))));
        }
        let mut name = String::new();
        for at in region.clone() {
            if matches!(self.kind(at), Kind::Word(_)) || self.roles[at] == Role::Name {
                if !name.is_empty() {
                    name.push(' ');
                }
                name.push_str(self.text(at));
            }
        }
        let is_own = name.is_empty() || facts.is_some_and(|f| key(&f.name) == key(&name));
        if !is_own {
            let known = self.known_name(card, region.clone());
            let is_known = |at: usize| known.contains(&(at + region.start));
            absent::check(self.line, &self.tokens[region.clone()], facts, is_known, !known.is_empty())?;
            beside::check(self.line, &self.tokens[region], facts, self.lexicon)?;
        }
        let (number, place) = (Some(number), Place::Nowhere);
        Ok(Entry { count: copies, is_counted: false, number, facts, name, place, may_be_name: false })
    }
}
