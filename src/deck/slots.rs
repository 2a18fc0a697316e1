//! A list made into cards: which game, which cards, how many of each, in which part. The order of the lines is forgotten.

use std::collections::BTreeMap;

use super::list::{
    self, Content, DeckList, Entry, Kind, Lexicon, Line, Mark, Place, Playing, Row, Token, Why, entries, playing_cards,
    tokens,
};
use super::lookalike::Lookalikes;
use super::note::{Named, Note, named};
use super::part::Part;
use super::places::{self, Counted};
use super::{again, claims, game, words};
use crate::cards::{CardFacts, CardGame, CardPool, Kind as CardKind, number, split_reflection};
use crate::lang::Speech;
use crate::text::fold;
use crate::text::nearest::LONGEST;

/// Copies of a card in a part of a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot<'p> {
    /// Its number, or its name where it has none.
    pub key: String,
    /// What the data say of it.
    pub facts: Option<&'p CardFacts>,
    /// How many.
    pub count: usize,
    /// The part of the list.
    pub part: Part,
}

impl Slot<'_> {
    /// As it is named in a report.
    pub fn named(&self) -> Named {
        named(&self.key, self.facts)
    }

    /// What kind of card it is, as far as is known.
    pub fn kind(&self) -> CardKind {
        self.facts.map_or(CardKind::Unknown, |f| f.kind)
    }

    /// Gundam 3-6, 5-17. The same, where Resources and tokens tell it by their numbers, which no other game has, if the data lack them.
    pub fn shown_kind(&self) -> CardKind {
        let number = number::whole(&self.key).and_then(|_| self.key.split_once('-'));
        match (self.kind(), number) {
            (CardKind::Unknown, Some(("EXB" | "EXBP" | "EXR" | "EXRP" | "T", _))) => CardKind::Token,
            (CardKind::Unknown, Some(("R" | "RP", _))) => CardKind::Resource,
            (known, _) => known,
        }
    }
}

/// A card as a line names it.
#[derive(Clone, Debug)]
pub(super) struct Read<'p> {
    /// The card, of which nothing is counted yet.
    pub slot: Slot<'p>,
    /// How many.
    pub count: u32,
    /// Something says how many.
    pub is_counted: bool,
    /// No card number stands there.
    pub is_by_name: bool,
    /// Where the count stands.
    place: Place,
    /// The count may be part of a name.
    may_be_name: bool,
}

impl Read<'_> {
    /// A name that nobody knows, and nothing says how often: it may be no card at all.
    fn is_bare(&self) -> bool {
        self.is_by_name && !self.is_counted && self.slot.facts.is_none() && Part::of(&self.slot.key).is_none()
    }

    fn counted(&self) -> Counted {
        Counted { count: self.count, place: self.place, may_be_name: self.may_be_name }
    }
}

/// A line that is not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// From 1; 0 for the whole list.
    pub line: usize,
    /// What is written there.
    pub text: String,
    /// The sentence that says why.
    pub key: &'static str,
    /// The words of the line that it is about.
    pub what: String,
    /// And other words of it.
    pub other: String,
    /// The nearest card, or those that it may be.
    pub nearest: String,
    /// Card data of the game are given.
    pub has_data: bool,
}

impl Unread {
    /// Something of which no more is to be said than that.
    pub fn new(line: usize, text: &str, key: &'static str) -> Self {
        let empty = String::new;
        Self { line, text: text.to_string(), key, what: empty(), other: empty(), nearest: empty(), has_data: false }
    }

    /// It in words.
    pub fn words(&self, speech: &Speech) -> String {
        let gaps = [
            ("text", (&self.text).into()),
            ("what", (&self.what).into()),
            ("other", (&self.other).into()),
            ("nearest", (&self.nearest).into()),
        ];
        let key = if self.has_data && self.key == "deck-list-number" { "deck-list-number-known" } else { self.key };
        let said = speech.say(key, &gaps);
        let near = !self.nearest.is_empty() && self.key == "deck-list-line";
        if near { format!("{said} {}", speech.say("deck-list-nearest", &gaps)) } else { said }
    }
}

/// So many lines that are not understood are told one by one.
const MOST_UNREAD: usize = 50;
/// For so many of them the nearest card is looked for, which takes time.
const MOST_NEAREST: usize = 12;

/// A deck: the cards of a list, sorted, each once in each part.
#[derive(Clone, Debug)]
pub struct Deck<'p> {
    /// The list that it was made from.
    pub list: &'p DeckList,
    /// Its game; without one nothing else is known.
    pub game: Option<CardGame>,
    /// Its cards.
    pub slots: Vec<Slot<'p>>,
    /// Lines that are not understood.
    pub unread: Vec<Unread>,
    /// How many more there are.
    pub more_unread: usize,
    /// What is odd about the list.
    pub odd: Vec<Note>,
    /// Lines with names in a writing that the data do not have.
    foreign: Vec<usize>,
}

impl<'p> Deck<'p> {
    /// The cards of a list, of the game that is named, or of the one that the list shows.
    pub fn of(list: &'p DeckList, pool: &'p CardPool, game: Option<CardGame>) -> Self {
        let unread = Vec::new();
        let (odd, foreign) = (Vec::new(), Vec::new());
        let mut deck = Self { list, game: None, slots: Vec::new(), unread, more_unread: 0, odd, foreign };
        if let Some((line, words)) = &list.broken {
            deck.refuse(Unread::new(*line, words, "deck-list-json"));
            return deck;
        }
        if let Some(line) = list.too_long {
            deck.refuse(Unread::new(line, "", "deck-list-long"));
            return deck;
        }
        if list.lines.is_empty() {
            deck.refuse(Unread::new(0, "", "deck-list-empty"));
            return deck;
        }
        let tokens: Vec<Vec<Token>> = list.lines.iter().map(|l| tokens(&l.text)).collect();
        deck.game = deck.game_of(&tokens, pool, game);
        let Some(game) = deck.game else { return deck };
        let lookalikes = Lookalikes::of(list, &tokens, pool, game);
        let lexicon = Lexicon::new(pool, game);
        let mut slots: BTreeMap<(Part, String), Slot<'p>> = BTreeMap::new();
        let mut sums = vec![0u32; list.lines.len()];
        let mut said = Vec::with_capacity(list.lines.len());
        let mut counted = Vec::with_capacity(list.lines.len());
        let mut bare = Vec::new();
        for (at, line) in list.lines.iter().enumerate() {
            let read = deck.cards_of(line, &tokens[at], &lexicon, &lookalikes, pool);
            said.push(again::Said::of(&read));
            let is_written = line.content == Content::Written;
            bare.extend(read.iter().any(Read::is_bare).then_some(line.number));
            counted.push(read.iter().filter(|_| is_written).map(Read::counted).collect::<Vec<_>>());
            for Read { slot, count, .. } in read {
                sums[at] = sums[at].saturating_add(count);
                let key = if game == CardGame::SummonerMaster { fold::key(&slot.key) } else { slot.key.clone() };
                slots.entry((slot.part, key)).or_insert(Slot { count: 0, ..slot }).count += count as usize;
            }
        }
        deck.slots = slots.into_values().collect();
        for at in again::lines(&said) {
            deck.not_understood(&list.lines[at], &tokens[at], &Why::Again, Some(game), pool);
        }
        for (at, count) in places::unsure(&counted) {
            deck.not_understood(&list.lines[at], &tokens[at], &Why::Number(count.to_string()), Some(game), pool);
        }
        for (line, text) in claims::letter(list, &said, &lexicon) {
            deck.refuse(Unread::new(line, text, Why::Letter.key()));
        }
        deck.tell_foreign();
        if counted.iter().flatten().any(|c| c.place != Place::Nowhere) {
            deck.tell_bare(&bare);
        }
        deck.odd.extend(claims::headings(list, &sums));
        deck.odd.extend(claims::totals(list, game, &deck.slots));
        for (line, _, text) in claims::lone(list, game, &deck.slots) {
            let why = Why::Number(text.clone());
            deck.refuse(Unread { what: why.what().to_string(), ..Unread::new(*line, text, why.key()) });
        }
        deck.odd.extend(claims::comments(list, game, &lexicon));
        deck.odd.extend(claims::words(list));
        deck
    }

    /// The game that was named, or that the list shows. What its card numbers show is not set aside by what it says of itself.
    fn game_of(&mut self, tokens: &[Vec<Token>], pool: &CardPool, named: Option<CardGame>) -> Option<CardGame> {
        if named.is_some() {
            return named;
        }
        let shown = game::of(self.list, tokens, pool);
        if let (Some(said), Some(seen)) = (self.list.game, shown.by_numbers)
            && said != seen
        {
            let unread = Unread::new(0, "", "deck-list-games");
            self.refuse(Unread { what: said.id().to_string(), other: seen.id().to_string(), ..unread });
            return None;
        }
        let game = self.list.game.or(shown.game);
        if game.is_none() {
            self.refuse_unknown_game(tokens, pool);
        }
        game
    }

    fn refuse(&mut self, unread: Unread) {
        if self.unread.len() >= MOST_UNREAD {
            self.more_unread += 1;
            return;
        }
        let short: String = unread.text.chars().take(80).collect();
        let text = if short.len() < unread.text.len() { format!("{short}…") } else { short };
        self.unread.push(Unread { text, ..unread });
    }

    /// No game shows: it is the lines that are not understood, or else the game must be named.
    fn refuse_unknown_game(&mut self, tokens: &[Vec<Token>], pool: &CardPool) {
        let list = self.list;
        let names_card = |at: usize| {
            tokens[at].iter().any(|t| t.kind == Kind::Card) || playing_cards(&list.lines[at].text).is_some()
        };
        if (0..list.lines.len()).any(names_card) {
            self.refuse(Unread::new(0, "", "deck-list-game"));
        }
        let is_told = |at: &usize| !names_card(*at) || matches!(list.lines[*at].content, Content::Refused(_));
        for at in (0..list.lines.len()).filter(is_told) {
            let why = match &list.lines[at].content {
                Content::Refused(why) => why.clone(),
                _ => Why::Unknown,
            };
            self.not_understood(&list.lines[at], &tokens[at], &why, None, pool);
        }
    }

    fn not_understood(&mut self, line: &Line, tokens: &[Token], why: &Why, game: Option<CardGame>, pool: &CardPool) {
        let near = if *why == Why::Unknown && self.unread.len() < MOST_NEAREST {
            let near = pool.nearest(game, body(&line.text, tokens));
            near.map_or(String::new(), |c| named(&c.number, Some(c)).words().trim().to_string())
        } else {
            String::new()
        };
        let text = format!("{} {}", line.text, line.comment);
        self.refuse(Unread {
            what: why.what().to_string(),
            other: why.other().to_string(),
            nearest: near,
            has_data: game.is_some_and(|game| pool.has(game)),
            ..Unread::new(line.number, text.trim_end(), why.key())
        });
    }

    /// The cards that a line names.
    fn cards_of(
        &mut self,
        line: &Line,
        tokens: &[Token],
        lexicon: &Lexicon<'p>,
        lookalikes: &Lookalikes,
        pool: &'p CardPool,
    ) -> Vec<Read<'p>> {
        if lexicon.game == CardGame::BlackPoker {
            return self.playing_cards_of(line);
        }
        let read = match &line.content {
            Content::Refused(why) => Err(why.clone()),
            Content::Row(row) => row_entry(row, lexicon).map(|entry| vec![entry]),
            Content::Written => entries(&line.text, tokens, lexicon),
        };
        let read = read.and_then(|all| claims::comment(line, &all, lexicon).map(|()| all));
        let read = read.and_then(|all| fits_game(line, &all, lexicon, lookalikes).map(|()| all));
        // `Leader: 1xZZ01-001, 4xZZ01-004`: which of them is the Leader?
        let read =
            read.and_then(|all| if line.part == Part::Leader && all.len() > 1 { Err(Why::Several) } else { Ok(all) });
        let all = match read {
            Ok(all) => all,
            Err(why) => {
                self.not_understood(line, tokens, &why, Some(lexicon.game), pool);
                return Vec::new();
            }
        };
        let mut out = Vec::with_capacity(all.len());
        for entry in all {
            match self.slot_of(line, entry, lexicon, pool) {
                Some(one) => out.push(one),
                None => return Vec::new(),
            }
        }
        out
    }

    fn playing_cards_of(&mut self, line: &Line) -> Vec<Read<'p>> {
        let comment = line.comment.trim_start_matches(['#', '/']);
        let cards = match &line.content {
            Content::Written if !list::speaks_of_playing_cards(comment) && list::note(comment).is_ok() => {
                playing_cards(&line.text)
            }
            _ => None,
        };
        let Some(cards) = cards else {
            self.refuse(Unread::new(line.number, &line.text, "deck-list-playing"));
            return Vec::new();
        };
        let slot = |key: String| Slot { key, facts: None, count: 0, part: Part::Main };
        let read = |(card, count): (Playing, u32)| {
            let slot = slot(card.name());
            let (place, may_be_name) = (Place::Nowhere, false);
            Read { slot, count, is_counted: true, is_by_name: true, place, may_be_name }
        };
        cards.into_iter().map(read).collect()
    }

    /// The card of an entry, in its part.
    fn slot_of(
        &mut self,
        line: &Line,
        entry: Entry<'p>,
        lexicon: &Lexicon<'p>,
        pool: &'p CardPool,
    ) -> Option<Read<'p>> {
        let (count, is_counted, is_by_name) = (entry.count, entry.is_counted, entry.number.is_none());
        let (place, may_be_name) = (entry.place, entry.may_be_name);
        let slot = |key: String, facts, part| {
            let slot = Slot { key, facts, count: 0, part };
            Read { slot, count, is_counted, is_by_name, place, may_be_name }
        };
        let Some(number) = entry.number else {
            // `10 DON!!`, `10 Resource`: a part that is its own card.
            if let Some(part @ (Part::Don | Part::Resource | Part::Token)) = Part::of(&entry.name) {
                return Some(slot(entry.name, None, part));
            }
            let (key, facts) = self.by_name(line, lexicon, pool, &entry.name)?;
            return Some(slot(key, facts, line.part));
        };
        let Some(facts) = entry.facts else {
            return Some(slot(number, None, line.part));
        };
        if !entry.name.is_empty() {
            self.compare_names(line, facts, &entry.name, lexicon);
        }
        let key = if lexicon.game == CardGame::SummonerMaster { shown_name(facts) } else { number };
        Some(slot(key, Some(facts), line.part))
    }

    /// A card by its name alone. In Summoner Master the name is the card (200.2.3), known or not.
    fn by_name(
        &mut self,
        line: &Line,
        lexicon: &Lexicon<'p>,
        pool: &'p CardPool,
        name: &str,
    ) -> Option<(String, Option<&'p CardFacts>)> {
        let game = lexicon.game;
        if game == CardGame::SummonerMaster {
            let (bare, symbol) = split_reflection(name);
            // 200.2.3: a printing is the same card.
            let plain = words::without_labels(bare);
            let is_known = |name: &str| pool.named(game, name).next().is_some();
            let bare = if is_known(bare) { bare } else { plain };
            let facts = pool.named(game, bare).find(|c| c.reflection == symbol);
            if let Some(facts) = facts {
                return Some((shown_name(facts), Some(facts)));
            }
            // A name that is like a known one is a slip; where nothing is known, it is a name.
            let near = if self.unread.len() < MOST_NEAREST { pool.nearest(Some(game), bare) } else { None };
            // `Ash Wolf (something)`: a known card with words beside it.
            let near = near.or_else(|| words::before_mark(bare).and_then(|name| pool.named(game, name).next()));
            if let Some(near) = near {
                let unread = Unread::new(line.number, &line.text, "deck-list-line");
                self.refuse(Unread { nearest: shown_name(near), ..unread });
                return None;
            }
            let shown = if symbol { format!("{bare} (Reflection)") } else { bare.to_string() };
            return Some((shown, None));
        }
        let all: Vec<&CardFacts> = lexicon.cards(name).collect();
        match all.as_slice() {
            [one] => Some((one.number.clone(), Some(one))),
            [] => {
                self.not_understood(line, &tokens(&line.text), &Why::Unknown, Some(game), pool);
                None
            }
            several => {
                let numbers: Vec<&str> = several.iter().take(MOST_NUMBERS).map(|c| c.number.as_str()).collect();
                let more = if several.len() > MOST_NUMBERS { ", …" } else { "" };
                let unread = Unread::new(line.number, &line.text, "deck-list-several");
                self.refuse(Unread { nearest: format!("{}{more}", numbers.join(", ")), ..unread });
                None
            }
        }
    }

    /// A name beside a number that is not the number's: perhaps the number is a slip. Words beside it that are neither its name nor a
    /// label are told, too.
    fn compare_names(&mut self, line: &Line, facts: &CardFacts, name: &str, lexicon: &Lexicon<'_>) {
        let left = words::left_over(name, facts);
        if left.is_empty() {
            return;
        }
        let card = [named(&facts.number, Some(facts))];
        if left.len() < words::count(name) {
            // Its own name, and more.
            let note = Note::new("name", "deck-warn-words", &[]).cards(card);
            self.odd.push(note.found(left.join(" "), facts.name.clone()).by(line.number.to_string()));
            return;
        }
        // A name in a writing that the data do not have for this card cannot be compared, unless it is that of another card.
        let is_other =
            || lexicon.cards(name).next().is_some() && !facts.names().any(|n| list::key(n) == list::key(name));
        if facts.names().all(|n| n.is_ascii() != name.is_ascii()) && !is_other() {
            self.foreign.push(line.number);
            return;
        }
        let written = list::key(name);
        let bare: String = name.split(' ').filter(|w| !list::is_remark(w)).map(list::key).collect();
        let is_like = |a: &str, b: &str| a.contains(b) || b.contains(a);
        let alike = |n: String| is_like(&n, &written) || is_like(&n, &bare);
        if !written.is_empty() && !facts.names().map(list::key).any(alike) {
            let note = Note::new("name", "deck-warn-name", &[]).cards(card);
            self.odd.push(note.found(name.to_string(), facts.name.clone()).by(line.number.to_string()));
        }
    }

    /// Lines without a count among lines that have one, and of which nobody knows the card.
    fn tell_bare(&mut self, lines: &[usize]) {
        if !lines.is_empty() {
            let shown: Vec<String> = lines.iter().map(ToString::to_string).collect();
            let note = Note::new("uncounted", "deck-warn-uncounted", &[]).found(lines.len(), 0);
            self.odd.push(note.by(shown.join(", ")));
        }
    }

    /// Names that could not be compared are told together.
    fn tell_foreign(&mut self) {
        self.foreign.dedup();
        if !self.foreign.is_empty() {
            let lines: Vec<String> = self.foreign.iter().map(ToString::to_string).collect();
            let note = Note::new("name", "deck-warn-foreign", &[]).found(self.foreign.len(), 0);
            self.odd.push(note.by(lines.join(", ")));
        }
    }

    /// How many cards the parts have for which this holds.
    pub(super) fn count(&self, fits: impl Fn(&Slot<'_>) -> bool) -> usize {
        self.slots.iter().filter(|s| fits(s)).map(|s| s.count).sum()
    }
}

/// A line without the count that it begins or ends with, and no longer than a name can be.
fn body<'l>(line: &'l str, tokens: &[Token]) -> &'l str {
    let is_count = |t: &&Token| matches!(t.kind, Kind::Number(..));
    let is_marked = |t: &&Token| matches!(t.kind, Kind::Number(_, Mark::Times | Mark::Behind));
    let start = tokens.first().filter(is_count).map_or(0, |t| t.end);
    let end = tokens.last().filter(is_marked).map_or(line.len(), |t| t.start).max(start);
    let body = line[start..end].trim();
    body.char_indices().nth(LONGEST).map_or(body, |(at, _)| &body[..at])
}

/// Cards of this game, under a heading that its decks have, of sets that are no slip of the pen.
fn fits_game(line: &Line, all: &[Entry<'_>], lexicon: &Lexicon<'_>, lookalikes: &Lookalikes) -> Result<(), Why> {
    if !game::has_part(lexicon.game, line.part) {
        return Err(Why::Part);
    }
    for number in all.iter().filter(|e| e.facts.is_none()).filter_map(|e| e.number.as_deref()) {
        if let Some(meant) = lookalikes.meant(number) {
            return Err(Why::Lookalike(number.to_string(), meant));
        }
        if game::is_of_another(lexicon.game, number) {
            return Err(Why::Game(number.to_string()));
        }
    }
    Ok(())
}

/// So many cards of one name are told.
const MOST_NUMBERS: usize = 8;

/// A row of a table. A name must be known, unless any name will do.
fn row_entry<'p>(row: &Row, lexicon: &Lexicon<'p>) -> Result<Entry<'p>, Why> {
    let facts = row.number.as_deref().and_then(|n| lexicon.facts(n));
    // `^`, `〃`: the card of the row above.
    let is_none = list::key(&row.name).is_empty() || list::is_ditto(&row.name);
    if row.number.is_none() && (is_none || !lexicon.takes_any_name()) && !lexicon.knows(&row.name) {
        return Err(Why::Unknown);
    }
    if row.number.is_some() {
        list::beside(&row.name, facts, lexicon)?;
    }
    list::check_cell(&row.name, facts, lexicon)?;
    let (number, name) = (row.number.clone(), row.name.clone());
    let entry =
        Entry { count: row.count, is_counted: true, number, facts, name, place: Place::Nowhere, may_be_name: false };
    list::check_name(&row.name, &entry, lexicon)?;
    Ok(entry)
}

fn shown_name(facts: &CardFacts) -> String {
    if facts.reflection { format!("{} (Reflection)", facts.name) } else { facts.name.clone() }
}
