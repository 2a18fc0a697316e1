//! The check of a list: read, made into cards, held against the rules and the ban lists.

use super::bans::BanList;
use super::day::Day;
use super::format::Format;
use super::list;
use super::note::{Findings, Note};
use super::slots::{Deck, Unread};
use super::{black_poker, gundam, one_piece, summoner_master};
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

    /// Regions with a list in force that no one asked for.
    fn other_regions(&self, game: CardGame) -> Vec<&str> {
        if self.region.is_some() || self.formats.contains(&Format::Open) {
            return Vec::new();
        }
        let lists = self.bans.iter().filter(|b| b.game == game && b.holds_on(self.date));
        let mut all: Vec<&str> = lists.filter_map(|b| b.region.as_deref()).collect();
        all.sort_unstable();
        all.dedup();
        all
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
    /// All cards of the list.
    pub count: usize,
    /// How it came out.
    pub verdict: Verdict,
    /// What was found.
    pub findings: Findings,
    /// Lines that are not understood.
    pub unread: Vec<Unread>,
    /// How many more there are.
    pub more_unread: usize,
}

/// Check all decks of a text.
pub fn check(file: &str, text: &str, pool: &CardPool, game: Option<CardGame>, terms: &Terms) -> Vec<Checked> {
    let lists = list::read(file, text);
    let decks: Vec<Deck<'_>> = lists.iter().map(|l| Deck::of(l, pool, game)).collect();
    let all: Vec<&Deck<'_>> = decks.iter().collect();
    decks.iter().map(|deck| one(deck, &all, pool, terms)).collect()
}

fn one(deck: &Deck<'_>, all: &[&Deck<'_>], pool: &CardPool, terms: &Terms) -> Checked {
    let mut findings = Findings::default();
    if let (Some(game), true) = (deck.game, deck.unread.is_empty()) {
        findings.warnings.extend(deck.odd.iter().cloned());
        construction(deck, game, all, terms, &mut findings);
        for list in terms.in_force(game) {
            list.check(deck, &mut findings);
        }
        let regions = terms.other_regions(game);
        if !regions.is_empty() {
            findings.warnings.push(Note::new("region", "deck-warn-region", &[]).by(regions.join(", ")));
        }
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
        game: deck.game,
        count: deck.count(|_| true),
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
