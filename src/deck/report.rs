//! The check of a list: read, made into cards, held against the rules and the ban lists.

use std::collections::HashMap;

use super::bans::BanList;
use super::day::Day;
use super::format::Format;
use super::list;
use super::note::{Findings, Named, Note};
use super::slots::{Deck, Slot, Unread};
use super::{black_poker, gundam, one_piece, sheet, summoner_master};
use crate::cards::{CardGame, CardPool, Kind};

/// What decks are checked under.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The day that picks the ban lists.
    pub date: Day,
    /// The region, in small letters.
    pub region: Option<String>,
    /// Levels, regulations, or `open`.
    pub formats: Vec<Format>,
    /// All ban lists at hand.
    pub bans: Vec<BanList>,
}

impl Default for Terms {
    fn default() -> Self {
        Self { date: Day::today(), region: None, formats: Vec::new(), bans: Vec::new() }
    }
}

impl Terms {
    /// The lists in force for a game.
    pub fn in_force(&self, game: CardGame) -> impl Iterator<Item = &BanList> {
        let open = self.formats.contains(&Format::Open);
        let region = self.region.as_deref();
        self.bans.iter().filter(move |b| !open && b.game == game && b.is_in_force(self.date, region))
    }

    /// What is doubtful about the day, the region and the lists themselves, for decks of a game.
    fn doubts(&self, game: CardGame, pool: &CardPool) -> Vec<Note> {
        let lists: Vec<&BanList> = self.bans.iter().filter(|b| b.game == game).collect();
        if self.formats.contains(&Format::Open) || (lists.is_empty() && self.region.is_none()) {
            return Vec::new();
        }
        let mut out = Vec::new();
        let regions_of = |lists: &mut dyn Iterator<Item = &&BanList>| -> String {
            let mut all: Vec<&str> = lists.filter_map(|b| b.region.as_deref()).collect();
            all.sort_unstable();
            all.dedup();
            all.join(", ")
        };
        match &self.region {
            // A list in force that no one asked for.
            None => {
                let regions = regions_of(&mut lists.iter().filter(|b| b.holds_on(self.date)));
                if !regions.is_empty() {
                    out.push(Note::new("region", "deck-warn-region", &[]).by(regions));
                }
            }
            Some(region) if !lists.iter().any(|b| b.region.as_ref() == Some(region)) => {
                let known = regions_of(&mut lists.iter());
                let key = if known.is_empty() { "deck-warn-no-region" } else { "deck-warn-other-region" };
                out.push(Note::new("region", key, &[]).found(region.clone(), known));
            }
            Some(_) => {}
        }
        if !lists.is_empty() && !lists.iter().any(|b| b.holds_on(self.date)) {
            let spans: Vec<String> = lists.iter().map(|b| b.span()).collect();
            out.push(Note::new("date", "deck-warn-date", &[]).found(self.date.to_string(), spans.join(", ")));
        }
        for list in self.in_force(game) {
            let unknown = list.unknown(pool);
            if !unknown.is_empty() {
                let count = unknown.len();
                out.push(
                    Note::new("ban-list", "deck-warn-ban-card", &[]).cards(unknown).found(count, 0).by(list.cited()),
                );
            }
        }
        out.into_iter().map(Note::shared).collect()
    }

    /// The one of these that was asked for, or that the list names.
    fn pick(&self, among: &[Format], said: &str) -> Option<Format> {
        let asked = self.formats.iter().copied().find(|f| among.contains(f));
        asked.or_else(|| Format::of(said).filter(|f| among.contains(f)))
    }
}

/// How a deck came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Verdict {
    /// Nothing is wrong with it, as far as it was checked.
    Legal,
    /// A rule or a ban list forbids it.
    Illegal,
    /// Lines are not understood.
    Unreadable,
}

impl Verdict {
    /// For scripts.
    pub fn name(self) -> &'static str {
        match self {
            Self::Legal => "legal",
            Self::Illegal => "illegal",
            Self::Unreadable => "unreadable",
        }
    }
}

/// Copies of a card in a deck that was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copies {
    /// The card.
    pub card: Named,
    /// How many.
    pub count: usize,
    /// The part of the deck, for scripts.
    pub part: &'static str,
}

fn copies(slot: &Slot<'_>) -> Copies {
    Copies { card: slot.named(), count: slot.count, part: sheet::part_of(slot) }
}

/// A deck that was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The file.
    pub file: String,
    /// Its name, if the list says one.
    pub deck: String,
    /// Whose it is, if the list says.
    pub player: String,
    /// Its game, if it shows.
    pub game: Option<CardGame>,
    /// The number that the player is registered under, if the list says.
    pub player_id: String,
    /// The table, if the list says.
    pub table: String,
    /// All cards of the list.
    pub count: usize,
    /// Each of them with its copies.
    pub cards: Vec<Copies>,
    /// The day that it was checked for.
    pub date: String,
    /// The region that it was checked for, if one was named.
    pub region: String,
    /// The ban lists that it was held against.
    pub bans: Vec<String>,
    /// How it came out.
    pub verdict: Verdict,
    /// What was found.
    pub findings: Findings,
    /// Lines that are not understood.
    pub unread: Vec<Unread>,
    /// How many more there are.
    pub more_unread: usize,
}

impl Checked {
    /// A file that cannot be read; why.
    pub fn unopened(file: &str, words: &str) -> Self {
        Self {
            file: file.to_string(),
            deck: String::new(),
            player: String::new(),
            player_id: String::new(),
            table: String::new(),
            game: None,
            count: 0,
            cards: Vec::new(),
            date: String::new(),
            region: String::new(),
            bans: Vec::new(),
            verdict: Verdict::Unreadable,
            findings: Findings::default(),
            unread: vec![Unread::new(0, words, "deck-list-unopened")],
            more_unread: 0,
        }
    }

    /// The list was read in a writing of old, which is told.
    pub fn read_as(mut self, encoding: &str) -> Self {
        self.findings.warnings.insert(0, Note::new("encoding", "deck-warn-encoding", &[]).by(encoding));
        self
    }

    /// Is there anything that a judge should look at?
    pub fn has_problems(&self) -> bool {
        self.verdict != Verdict::Legal || self.findings.warnings.iter().any(|w| !w.is_shared)
    }
}

/// Check all decks of a text.
pub fn check(file: &str, text: &str, pool: &CardPool, game: Option<CardGame>, terms: &Terms) -> Vec<Checked> {
    let lists = list::read(file, text);
    let decks: Vec<Deck<'_>> = lists.iter().map(|l| Deck::of(l, pool, game)).collect();
    let all: Vec<&Deck<'_>> = decks.iter().collect();
    let mut doubts: HashMap<CardGame, Vec<Note>> = HashMap::new();
    for game in decks.iter().filter_map(|d| d.game) {
        doubts.entry(game).or_insert_with(|| terms.doubts(game, pool));
    }
    decks.iter().map(|deck| one(deck, &all, pool, terms, &doubts)).collect()
}

fn one(
    deck: &Deck<'_>,
    all: &[&Deck<'_>],
    pool: &CardPool,
    terms: &Terms,
    doubts: &HashMap<CardGame, Vec<Note>>,
) -> Checked {
    let mut findings = Findings::default();
    if let (Some(game), true) = (deck.game, deck.unread.is_empty()) {
        findings.warnings.extend(deck.odd.iter().cloned());
        construction(deck, game, all, terms, &mut findings);
        for list in terms.in_force(game) {
            list.check(deck, &mut findings);
        }
        findings.warnings.extend(doubts.get(&game).into_iter().flatten().cloned());
        what_is_known(deck, game, pool, &mut findings);
    }
    let verdict = match (deck.unread.is_empty(), findings.violations.is_empty()) {
        (false, _) => Verdict::Unreadable,
        (true, false) => Verdict::Illegal,
        (true, true) => Verdict::Legal,
    };
    Checked {
        file: deck.list.file.clone(),
        deck: deck.list.name.clone(),
        player: deck.list.player.clone(),
        player_id: deck.list.player_id.clone(),
        table: deck.list.table.clone(),
        game: deck.game,
        count: deck.count(|_| true),
        cards: deck.slots.iter().map(copies).collect(),
        date: terms.date.to_string(),
        region: terms.region.clone().unwrap_or_default(),
        bans: deck.game.into_iter().flat_map(|game| terms.in_force(game)).map(|b| b.name.clone()).collect(),
        verdict,
        findings,
        unread: deck.unread.clone(),
        more_unread: deck.more_unread,
    }
}

fn construction(deck: &Deck<'_>, game: CardGame, all: &[&Deck<'_>], terms: &Terms, out: &mut Findings) {
    let said = deck.list.format.as_str();
    if !said.is_empty() && Format::of(said).is_none() {
        out.warnings.push(Note::new("format", "deck-warn-format", &[]).by(said));
    }
    let of_others = |format: &Format| format.game().is_some_and(|of| of != game);
    let asked: Vec<Format> = terms.formats.iter().copied().filter(|f| f.game().is_some()).collect();
    let said_format = Format::of(said).filter(of_others);
    // Lists of several games may be checked together, each for a format of its own.
    let in_vain = asked.first().copied().filter(|_| asked.iter().all(of_others));
    for format in in_vain.into_iter().chain(said_format) {
        out.warnings.push(Note::new("format", "deck-warn-format-game", &[]).by(format.name()));
    }
    match game {
        CardGame::OnePiece => one_piece::check(deck, out),
        CardGame::Gundam => gundam::check(deck, out),
        CardGame::SummonerMaster => summoner_master::check(deck, terms.pick(&Format::LEVELS, said), out),
        CardGame::BlackPoker => {
            let regulation = terms.pick(&Format::REGULATIONS, said).unwrap_or(Format::Lite);
            black_poker::check(deck, all, regulation, out);
        }
    }
}

/// Cards that the data do not know, and what could not be checked without data.
fn what_is_known(deck: &Deck<'_>, game: CardGame, pool: &CardPool, out: &mut Findings) {
    if game == CardGame::BlackPoker {
        return;
    }
    if !pool.has(game) {
        out.unchecked.push(Note::new("data", "deck-unchecked-data", &[]).by(game.id()));
        return;
    }
    // `DON!!` and `Resource` name no card of the data, and need none.
    let is_card = |key: &str| game == CardGame::SummonerMaster || crate::cards::number::whole(key).is_some();
    let unknown = deck.slots.iter().filter(|s| s.facts.is_none() && is_card(&s.key));
    let mut unknown: Vec<_> = unknown.map(|s| s.named()).collect();
    unknown.dedup();
    if !unknown.is_empty() {
        let count = unknown.len();
        out.warnings.push(Note::new("unknown", "deck-warn-unknown", &[]).cards(unknown).found(count, 0));
    }
    let bare = deck.slots.iter().filter(|s| s.facts.is_some_and(|f| f.kind == Kind::Unknown));
    let bare: Vec<_> = bare.map(|s| s.named()).collect();
    if !bare.is_empty() {
        out.unchecked.push(Note::new("kind", "deck-unchecked-kind", &[]).cards(bare));
    }
}
