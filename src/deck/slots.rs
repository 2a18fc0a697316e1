//! A list made into cards: which game, which cards, how many of each, in which part. The order of the lines is forgotten.

use std::collections::BTreeMap;

use super::list::{DeckList, Line, playing_cards, split, written};
use super::note::{Named, Note, named};
use super::part::Part;
use crate::cards::{CardFacts, CardGame, CardPool, Kind, number};
use crate::text::fold;

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
    pub fn kind(&self) -> Kind {
        self.facts.map_or(Kind::Unknown, |f| f.kind)
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
    /// The nearest card, or those that it may be.
    pub nearest: String,
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
}

impl<'p> Deck<'p> {
    /// The cards of a list, of the game that is named, or of the one that the list shows.
    pub fn of(list: &'p DeckList, pool: &'p CardPool, game: Option<CardGame>) -> Self {
        let unread = Vec::new();
        let mut deck = Self { list, game: None, slots: Vec::new(), unread, more_unread: 0, odd: Vec::new() };
        if let Some((line, words)) = &list.broken {
            deck.refuse(*line, words, "deck-list-json", String::new());
            return deck;
        }
        if list.lines.is_empty() {
            deck.refuse(0, "", "deck-list-empty", String::new());
            return deck;
        }
        deck.game = game.or(list.game).or_else(|| game_of(list, pool));
        let Some(game) = deck.game else {
            deck.refuse_unknown_game(pool);
            return deck;
        };
        let mut slots: BTreeMap<(Part, String), Slot<'p>> = BTreeMap::new();
        let mut sums = vec![0u32; list.lines.len()];
        for (at, line) in list.lines.iter().enumerate() {
            for (slot, count) in deck.cards_of(line, game, pool) {
                sums[at] = sums[at].saturating_add(count);
                let key = if game == CardGame::SummonerMaster { fold::key(&slot.key) } else { slot.key.clone() };
                slots.entry((slot.part, key)).or_insert(Slot { count: 0, ..slot }).count += count as usize;
            }
        }
        deck.slots = slots.into_values().filter(|s| s.count > 0).collect();
        for claim in &list.claims {
            let found: u32 = sums[claim.lines.clone()].iter().fold(0, |a, b| a.saturating_add(*b));
            if found != claim.count {
                let note = Note::new("heading", "deck-warn-heading", &[]);
                deck.odd.push(
                    note.found(found as usize, claim.count as usize).by(format!("{} {}", claim.line, claim.heading)),
                );
            }
        }
        deck
    }

    fn refuse(&mut self, line: usize, text: &str, key: &'static str, nearest: String) {
        if self.unread.len() >= MOST_UNREAD {
            self.more_unread += 1;
            return;
        }
        let short: String = text.chars().take(80).collect();
        let text = if short.len() < text.len() { format!("{short}…") } else { short };
        self.unread.push(Unread { line, text, key, nearest });
    }

    /// No game shows: it is the lines that are not understood, or else the game must be named.
    fn refuse_unknown_game(&mut self, pool: &CardPool) {
        let list = self.list;
        let names_card = |l: &&Line| number::first(split(&l.text).body).is_some() || playing_cards(&l.text).is_some();
        if list.lines.iter().any(|l| names_card(&l)) {
            self.refuse(0, "", "deck-list-game", String::new());
        }
        for line in list.lines.iter().filter(|l| !names_card(l)) {
            self.not_understood(line, None, pool);
        }
    }

    fn not_understood(&mut self, line: &Line, game: Option<CardGame>, pool: &CardPool) {
        let near = if self.unread.len() < MOST_NEAREST {
            let body = split(&line.text).body;
            pool.nearest(game, body).map_or(String::new(), |c| named(&c.number, Some(c)).words().trim().to_string())
        } else {
            String::new()
        };
        self.refuse(line.number, &line.text, "deck-list-line", near);
    }

    /// The cards that a line names.
    fn cards_of(&mut self, line: &Line, game: CardGame, pool: &'p CardPool) -> Vec<(Slot<'p>, u32)> {
        let slot = |key: String, facts, part| Slot { key, facts, count: 0, part };
        if game == CardGame::BlackPoker {
            let Some(cards) = playing_cards(&line.text) else {
                self.refuse(line.number, &line.text, "deck-list-playing", String::new());
                return Vec::new();
            };
            return cards.into_iter().map(|(card, n)| (slot(card.name(), None, Part::Main), n)).collect();
        }
        let Ok(all) = written(&line.text) else {
            self.not_understood(line, Some(game), pool);
            return Vec::new();
        };
        let mut out = Vec::with_capacity(all.len());
        for written in all {
            // `10 DON!!`, `10 Resource`: a part that is its own card.
            if written.number.is_none()
                && let Some(part @ (Part::Don | Part::Resource | Part::Token)) = Part::of(&written.name)
            {
                out.push((slot(written.name, None, part), written.count));
                continue;
            }
            let found = match &written.number {
                Some(number) => pool.of(game, number),
                None => None,
            };
            if let (Some(facts), false) = (found, written.name.is_empty()) {
                self.compare_names(line, facts, &written.name);
            }
            match (written.number, found) {
                (Some(_), Some(facts)) if game == CardGame::SummonerMaster => {
                    out.push((slot(shown_name(facts), Some(facts), line.part), written.count));
                }
                (Some(number), facts) => out.push((slot(number, facts, line.part), written.count)),
                (None, _) => match self.by_name(line, game, pool, &written.name) {
                    Some((key, facts)) => out.push((slot(key, facts, line.part), written.count)),
                    None => return Vec::new(),
                },
            }
        }
        out
    }

    /// A card by its name alone. In Summoner Master the name is the card (200.2.3), known or not.
    fn by_name(
        &mut self,
        line: &Line,
        game: CardGame,
        pool: &'p CardPool,
        name: &str,
    ) -> Option<(String, Option<&'p CardFacts>)> {
        if game == CardGame::SummonerMaster {
            let (bare, symbol) = crate::cards::split_reflection(name);
            let facts = pool.named(game, bare).find(|c| c.reflection == symbol);
            if let Some(facts) = facts {
                return Some((shown_name(facts), Some(facts)));
            }
            // A name that is like a known one is a slip; where nothing is known, it is a name.
            let near = if self.unread.len() < MOST_NEAREST { pool.nearest(Some(game), bare) } else { None };
            if let Some(near) = near {
                self.refuse(line.number, &line.text, "deck-list-line", shown_name(near));
                return None;
            }
            let shown = if symbol { format!("{bare} (Reflection)") } else { bare.to_string() };
            return Some((shown, None));
        }
        let all: Vec<&CardFacts> = pool.named(game, name).collect();
        match all.as_slice() {
            [one] => Some((one.number.clone(), Some(one))),
            [] => {
                self.not_understood(line, Some(game), pool);
                None
            }
            several => {
                let numbers: Vec<&str> = several.iter().take(8).map(|c| c.number.as_str()).collect();
                self.refuse(line.number, &line.text, "deck-list-several", numbers.join(", "));
                None
            }
        }
    }

    /// A name beside a number that is not the number's: perhaps the number is a slip.
    fn compare_names(&mut self, line: &Line, facts: &CardFacts, name: &str) {
        let key = |text: &str| -> String { fold::key(text).chars().filter(|c| c.is_alphanumeric()).collect() };
        let written = key(name);
        // A name in another language is no contradiction.
        let same_script = name.is_ascii() && facts.name.is_ascii();
        if !same_script || written.is_empty() {
            return;
        }
        let alike = facts.names().map(key).any(|n| n.contains(&written) || written.contains(&n));
        if !alike {
            let note = Note::new("name", "deck-warn-name", &[]).cards([named(&facts.number, Some(facts))]);
            self.odd.push(note.found(name.to_string(), facts.name.clone()).by(line.number.to_string()));
        }
    }

    /// How many cards the parts have for which this holds.
    pub(super) fn count(&self, fits: impl Fn(&Slot<'_>) -> bool) -> usize {
        self.slots.iter().filter(|s| fits(s)).map(|s| s.count).sum()
    }
}

fn shown_name(facts: &CardFacts) -> String {
    if facts.reflection { format!("{} (Reflection)", facts.name) } else { facts.name.clone() }
}

/// The game that a list shows: by its playing cards, by numbers that only one game has, by the data, by names and headings.
fn game_of(list: &DeckList, pool: &CardPool) -> Option<CardGame> {
    let mut telling = [0usize; CardGame::ALL.len()];
    let mut known = [0usize; CardGame::ALL.len()];
    let mut numbers = 0;
    for line in &list.lines {
        if matches!(line.part, Part::Seal | Part::Mystic | Part::Beside) {
            telling[CardGame::SummonerMaster as usize] += 1;
        }
        if matches!(line.part, Part::Leader | Part::Don) {
            telling[CardGame::OnePiece as usize] += 1;
        }
        if line.part == Part::Resource {
            telling[CardGame::Gundam as usize] += 1;
        }
        for written in written(&line.text).unwrap_or_default() {
            let Some(number) = written.number else {
                if pool
                    .named(CardGame::SummonerMaster, crate::cards::split_reflection(&written.name).0)
                    .next()
                    .is_some()
                {
                    known[CardGame::SummonerMaster as usize] += 1;
                }
                continue;
            };
            numbers += 1;
            if let Some(game) = game_of_prefix(&number) {
                telling[game as usize] += 1;
            }
            for game in [CardGame::OnePiece, CardGame::Gundam, CardGame::SummonerMaster] {
                let Some(facts) = pool.of(game, &number) else { continue };
                known[game as usize] += 1;
                let same_name =
                    !written.name.is_empty() && facts.names().any(|n| fold::key(n) == fold::key(&written.name));
                known[game as usize] += if same_name { 3 } else { 0 };
            }
        }
    }
    if numbers == 0 && list.lines.iter().all(|l| playing_cards(&l.text).is_some()) {
        return Some(CardGame::BlackPoker);
    }
    best(&telling).or_else(|| best(&known))
}

/// The one that has more than all others.
fn best(votes: &[usize; CardGame::ALL.len()]) -> Option<CardGame> {
    let most = *votes.iter().max()?;
    let mut leading = CardGame::ALL.into_iter().filter(|g| votes[*g as usize] == most);
    let first = leading.next()?;
    (most > 0 && leading.next().is_none()).then_some(first)
}

/// Sets that only one game has. `ST` and `EB` are of both ONE PIECE and Gundam.
fn game_of_prefix(number: &str) -> Option<CardGame> {
    let letters = number.split(|c: char| !c.is_ascii_alphabetic()).next().unwrap_or("");
    match letters {
        "OP" | "PRB" => Some(CardGame::OnePiece),
        "GD" | "R" | "EXB" | "EXR" | "EXBP" | "EXRP" | "T" => Some(CardGame::Gundam),
        _ => None,
    }
}
