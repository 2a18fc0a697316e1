//! A board read: what a judge writes becomes a position, or a fault with its place.

use std::sync::Arc;

use serde_json::{Map, Value};

use super::areas::{Level, Own, Side, Step};
use super::text::data;
use super::text::printed::{self, KEYS};
use super::vocabulary::{Category, Line, Stat, Zone};
use super::{
    Book, Procedure, State, SummonerMaster, enforcement, program, readings as readings_of, setup, shipped, subturn,
    values,
};
use crate::cardgame::{Card, CardId, DefId, Word, typed};
use crate::cards::source::CardSource;
use crate::engine::{At, Player, Readings, Seats, Table};
use crate::keys::{BoardFault, Keys, Node};
use crate::lang::Said;

mod known;
mod marks;

/// 200.6, 200.7, 200.8. A Seal in short, as the table shows it: `Ram 3/2/1` has At 3, Df 2, Sp 1; without a name it is called by its values.
fn in_short(text: &str) -> (&str, Vec<(&'static str, i64)>) {
    let (name, values) = text.trim().rsplit_once(' ').unwrap_or(("", text.trim()));
    let read: Option<Vec<i64>> = values.split('/').map(|value| value.parse::<u8>().ok().map(i64::from)).collect();
    match read {
        Some(read) if (2..=3).contains(&read.len()) => (
            if name.trim().is_empty() { values } else { name.trim() },
            ["at", "df", "sp"].into_iter().zip(read).collect(),
        ),
        _ => (text, Vec::new()),
    }
}

/// 200.6, 200.7, 200.8. Such a Seal as a board writes it.
pub fn keys(text: &str) -> Option<Map<String, serde_json::Value>> {
    let (name, values) = in_short(text);
    let mut keys: Map<String, serde_json::Value> =
        values.into_iter().map(|(key, n)| (key.to_string(), n.into())).collect();
    (!keys.is_empty()).then(|| {
        keys.insert("name".to_string(), name.into());
        keys
    })
}

#[cfg(test)]
mod tests;

use marks::{Later, Spot};

/// Seals as a few values tell them.
const VALUES: &str = "3/2/1, Ram 3/2";

/// What a side of a board may have.
const SIDE: [&str; 16] = [
    "mp",
    "mp_max",
    "shrine_max",
    "seal_library",
    "mystic_library",
    "hand",
    "at_line",
    "df_line",
    "no_line",
    "mystics",
    "seal_shrine",
    "mystic_shrine",
    "removed",
    "reflections",
    "extras",
    "used",
];

/// A table from a board.
pub fn read(board: &Keys<'_>, readings: Readings, cards: &dyn CardSource) -> Result<Table<SummonerMaster>, BoardFault> {
    board.only(&["level", "turn", "cards", "setup", "loser_of_last_game", "A", "B"])?;
    let book = Book::new(0, readings);
    let mut reader = Reader { book, cards: Vec::new(), later: Vec::new(), data: cards, thin: Vec::new() };
    let level = match board.get("level") {
        Some(node) => Level::parse(node.text()?).ok_or_else(|| options(&node, "caller, summoner, beginner"))?,
        None => Level::Summoner,
    };
    let setup = board.get("setup").map_or(Ok(false), |n| n.bool())?;
    if setup {
        only_before_the_game(board, level)?;
    } else if let Some(node) = board.get("loser_of_last_game") {
        return Err(node.fault(Said::new("sm-fault-only-setup").text("key", "loser_of_last_game")).by("102.4"));
    }
    if let Some(node) = board.get("cards") {
        for card in node.list()? {
            reader.describe(&card, Category::Seal)?;
            marks::only(&card, Spot::Described)?;
        }
    }
    reader.announce(board)?;
    let (player, step, first) = turn_of(board, setup)?;
    let mut own = Own { level, step, ..Own::default() };
    for p in Player::BOTH {
        let side = reader.side(board, p, setup, level)?;
        own.sides[p.index()] = side;
    }
    match first {
        First::No => {}
        // 102.6, 401.3.2. The first Subturn of the game: both have theirs before them.
        First::Starter => {
            own.sides.iter_mut().for_each(|s| s.first = true);
            own.sides[player.index()].casting_only = !setup;
        }
        First::Second => own.sides[player.index()].first = true,
    }
    let (book, later) = (reader.book, reader.later);
    let mut state = State { turn: player, ..State::new(reader.cards, Seats::TWO, own) };
    // 620.2. What lies beside the deck has changed its cards from the beginning.
    for (id, def) in setup::mirrored(&state, &book) {
        state.card_mut(id).def = def;
    }
    for work in later {
        work.put(&mut state, &book)?;
    }
    marks::used(board, &mut state, &book)?;
    for p in Player::BOTH {
        let seal = state.seals(&book, p).next().is_some();
        state.own.sides[p.index()].had_seal = seal;
    }
    let mut state = state.begun(&book);
    values::stamp_all(&mut state, &book);
    nobody_has_lost(board, &state, &book)?;
    let frame = if setup {
        let loser = match board.get("loser_of_last_game") {
            Some(node) => Some(player_of(&node)?),
            None => None,
        };
        Procedure::Setup(At::start(setup::Setup { loser, ..setup::Setup::default() })).into()
    } else {
        subturn::at(step)
    };
    let due = enforcement::due(&state, &book);
    Ok(Table::new(Arc::new(book), state, frame).first(due))
}

/// 102. Before the game there are the decks and what lies beside them.
fn only_before_the_game(board: &Keys<'_>, level: Level) -> Result<(), BoardFault> {
    const DECKS: [&str; 4] = ["seal_library", "mystic_library", "reflections", "extras"];
    let fault = |at, key: &str| {
        let hint = Said::new("case-known-keys").text("words", &DECKS.join(", "));
        BoardFault::new(at, Said::new("sm-fault-not-in-setup").text("key", key)).hint(hint).by("102.1")
    };
    if let Some((key, at, _)) = board.entries().find(|(key, ..)| *key == "turn") {
        return Err(fault(at, key));
    }
    for player in Player::BOTH {
        let Some(side) = board.get(player.name()) else { continue };
        let known = |key: &str| !SIDE.contains(&key) || DECKS.contains(&key);
        // A zone in which nothing lies, and the numbers that the level sets, may be written down.
        let is_nothing = |key: &str, node: &Node<'_>| match key {
            "mp" | "mp_max" => node.number(0..=999).is_ok_and(|n| n == i64::from(level.mp_max())),
            "shrine_max" => node.number(0..=999).is_ok_and(|n| n == i64::from(level.shrine_max().0)),
            _ => node.list().is_ok_and(|items| items.is_empty()),
        };
        let changed = |(key, _, node): &(&str, _, _)| !known(key) && !is_nothing(key, node);
        if let Some((key, at, _)) = side.table()?.entries().find(changed) {
            return Err(fault(at, key));
        }
    }
    Ok(())
}

fn player_of(node: &Node<'_>) -> Result<Player, BoardFault> {
    Player::parse(node.text()?, Seats::TWO).ok_or_else(|| node.fault(Said::new("case-a-or-b")))
}

fn options(node: &Node<'_>, known: &str) -> BoardFault {
    let found = node.as_text().unwrap_or_default();
    node.fault(Said::new("sm-fault-value").text("name", found))
        .hint(Said::new("case-known-options").text("words", known))
}

/// 103.2. Nobody has lost yet.
fn nobody_has_lost(board: &Keys<'_>, state: &State, book: &Book) -> Result<(), BoardFault> {
    for player in Player::BOTH {
        let levels = values::shrine_levels(state, book, player);
        if levels >= i32::from(values::shrine_max(state, book, player)) {
            let at = board.get(player.name()).map_or(board.at.clone(), |n| n.at);
            return Err(
                BoardFault::new(at, Said::new("sm-fault-lost").text("player", player.name())).by("103.2 301.1.1")
            );
        }
    }
    Ok(())
}

/// Whether a Subturn is the first one of the game, or that of the player who did not start.
enum First {
    No,
    Starter,
    Second,
}

/// Whose attack Subturn, which Step, whether it is that player's first.
fn turn_of(board: &Keys<'_>, setup: bool) -> Result<(Player, Step, First), BoardFault> {
    if setup {
        return Ok((Player::A, Step::Setup, First::Starter));
    }
    let Some(node) = board.get("turn") else { return Ok((Player::A, Step::Main, First::No)) };
    if node.as_text().is_some() {
        return Ok((player_of(&node)?, Step::Main, First::No));
    }
    let table = node.table().map_err(|_| node.fault(Said::new("case-a-or-b")))?;
    table.only(&["player", "step", "first"])?;
    let player = table.get("player").map_or(Ok(Player::A), |n| player_of(&n))?;
    let step = match table.get("step") {
        None => Step::Main,
        Some(node) => match Step::parse(node.text()?) {
            Some(step) if step != Step::Setup => step,
            _ => return Err(options(&node, "check up, draw, discard, main, clean up, fill up, end")),
        },
    };
    let first = match table.get("first") {
        None => First::No,
        Some(node) if node.as_text() == Some("second") => First::Second,
        Some(node) if node.as_text().is_some() => return Err(options(&node, "true, false, second")),
        Some(node) => {
            if node.bool()? {
                First::Starter
            } else {
                First::No
            }
        }
    };
    Ok((player, step, first))
}

struct Reader<'d> {
    book: Book,
    cards: Vec<Card<SummonerMaster>>,
    later: Vec<Later>,
    /// Card data that boards may name cards of.
    data: &'d dyn CardSource,
    /// Seals of which the data tell neither At nor Df.
    thin: Vec<DefId>,
}

impl Reader<'_> {
    /// All descriptions first, so that a card may be named before it is described.
    fn announce(&mut self, board: &Keys<'_>) -> Result<(), BoardFault> {
        for player in Player::BOTH {
            let Some(side) = board.get(player.name()) else { continue };
            for (key, _, node) in side.table()?.entries() {
                if !node.is_list() {
                    continue;
                }
                for item in node.list()? {
                    if item.is_table() {
                        self.describe(&item, fallback(key, &item))?;
                    }
                }
            }
        }
        Ok(())
    }

    /// The card of a name or of a table.
    fn describe(&mut self, node: &Node<'_>, fallback: Category) -> Result<DefId, BoardFault> {
        if let Some(name) = node.as_text() {
            return self.named(name.trim(), fallback, node);
        }
        let table = node.table()?;
        // 200.19, 201.16. No text of the vocabulary speaks of a group.
        let known: Vec<&str> = KEYS.iter().chain(&marks::KEYS).copied().filter(|key| *key != "group").collect();
        table.only(&known)?;
        let Some(name) = table.get("name") else {
            return Err(node.fault(Said::new("sm-fault-no-name")));
        };
        let name = name.text()?.trim();
        let described = table.entries().any(|(key, ..)| key != "name" && KEYS.contains(&key));
        if !described {
            return self.named(name, fallback, node);
        }
        let record: Map<String, Value> = data::record(&table);
        let record = record.into_iter().filter(|(key, _)| KEYS.contains(&key.as_str())).collect();
        let card = printed::describe(&record, fallback).map_err(|fault| {
            let place = table.get(fault.key).map_or(table.at.clone(), |n| match (&fault.at, n.as_text()) {
                // A string's text begins after its quotation mark.
                (Some(at), Some(_)) => {
                    n.at.start + 1 + at.start..(n.at.start + 1 + at.end).max(n.at.start + 2 + at.start)
                }
                _ => n.at.clone(),
            });
            let place = place.start.min(table.at.end)..place.end.min(table.at.end);
            let wrong = BoardFault::new(place, fault.said.clone());
            match fault.hint.clone() {
                Some(hint) => wrong.hint(hint),
                None => wrong,
            }
        })?;
        let mut def = shipped::def(&card);
        // 603.1. By this reading the owner orders what "and" joins.
        if self.book.readings.of(readings_of::WRITTEN_ORDER) == 1 {
            for effect in def.text.effects.iter_mut().filter(|effect| effect.extra.joined) {
                let Some(body) = program::in_any_order(effect) else {
                    let at = table.get("text").or(table.get("text_th")).map_or(table.at.clone(), |n| n.at);
                    return Err(BoardFault::new(at, Said::new("sm-fault-written-order")).by("603.1 603.6.1"));
                };
                effect.body = body;
            }
        }
        let same = self.book.defs.iter().position(|d| d.name.eq_ignore_ascii_case(name) && same(d, &def));
        Ok(same.map_or_else(|| self.book.add(def), DefId::at))
    }

    /// A card by its name: described on the board, one of the program's, one in short, or one of which nothing else is said.
    fn named(&mut self, name: &str, fallback: Category, node: &Node<'_>) -> Result<DefId, BoardFault> {
        if let Some(def) = self.known(name, node)? {
            return Ok(def);
        }
        let mut record = Map::new();
        let (name, values) = in_short(name);
        record.insert("name".into(), name.into());
        let is_bare = values.is_empty();
        if is_bare {
            typed::no_number(name, &node.at, VALUES)?;
        } else {
            typed::no_count(name, &node.at, VALUES)?;
        }
        // Beside the name of a card that is known stand the values that are printed on it, or it is another card.
        if !is_bare && let Some(known) = self.known(name, node)?.filter(|id| !self.book.def(*id).bare) {
            return self.with_values(known, &values, node);
        }
        self.no_slip(name, node)?;
        if !is_bare {
            record.insert("kind".into(), "seal".into());
        }
        record.extend(values.into_iter().map(|(key, value)| (key.to_string(), value.into())));
        let plain = printed::describe(&record, fallback).map_err(|f| BoardFault::new(0..0, f.said))?;
        Ok(self.book.add(crate::cardgame::Def { bare: is_bare, ..shipped::def(&plain) }))
    }

    /// A card that is described on the board, in card data, or in the program.
    fn known(&mut self, name: &str, node: &Node<'_>) -> Result<Option<DefId>, BoardFault> {
        if let Some(def) = shipped::described(&self.book, name) {
            return Ok(Some(def));
        }
        // A name with values beside it is looked for without them.
        let is_short = !in_short(name).1.is_empty();
        match if is_short { None } else { self.in_data(name, node)? } {
            Some(def) => Ok(Some(def)),
            None => Ok(shipped::place(&mut self.book, name)),
        }
    }

    /// 200.6, 200.7, 200.8. A known card with values beside its name.
    fn with_values(&self, id: DefId, values: &[(&'static str, i64)], node: &Node<'_>) -> Result<DefId, BoardFault> {
        let def = self.book.def(id);
        let is_other = |(key, n): &&(&'static str, i64)| {
            let stat = Stat::ALL.iter().find(|stat| stat.path() == *key);
            stat.is_none_or(|stat| i64::from(def.stat(*stat)) != *n)
        };
        match values.iter().find(is_other) {
            Some((key, _)) => {
                let said = Said::new("case-known-otherwise").text("name", &def.name).text("key", key);
                Err(node.fault(said).hint(Said::new("case-known-otherwise-hint")))
            }
            None => Ok(id),
        }
    }

    fn side(&mut self, board: &Keys<'_>, player: Player, setup: bool, level: Level) -> Result<Side, BoardFault> {
        let node = board.get(player.name());
        let table = match &node {
            Some(node) => Some(node.table()?),
            None => None,
        };
        if let Some(table) = &table {
            table.only(&SIDE)?;
        }
        let get = |key: &str| table.as_ref().and_then(|t| t.get(key));
        for (key, line) in [("at_line", Some(Line::At)), ("df_line", Some(Line::Df)), ("no_line", None)] {
            if let Some(node) = get(key) {
                for item in node.list()? {
                    self.seal(&item, player, line)?;
                }
            }
        }
        if let Some(node) = get("mystics") {
            for item in node.list()? {
                let id = self.place(&item, player, Zone::Arena, Category::Mystic)?;
                self.mystic(&item, id)?;
            }
        }
        for (key, zone, kind) in [
            ("hand", Zone::Hand, Category::Mystic),
            ("seal_shrine", Zone::SealShrine, Category::Seal),
            ("mystic_shrine", Zone::MysticShrine, Category::Mystic),
            ("removed", Zone::Removed, Category::Seal),
            ("reflections", Zone::Beside, Category::Seal),
            ("extras", Zone::Beside, Category::Seal),
        ] {
            if let Some(node) = get(key) {
                let before = self.cards.len();
                self.pile(&node, player, zone, kind)?;
                // 620.1. Whatever lies there is a Reflection.
                for card in self.cards[before..].iter().filter(|_| key == "reflections") {
                    self.book.defs[card.def.index()].facts.reflection = true;
                }
            }
        }
        for (key, zone, kind, n) in [
            ("seal_library", Zone::SealLibrary, Category::Seal, if setup { 30 } else { 20 }),
            ("mystic_library", Zone::MysticLibrary, Category::Mystic, if setup { 30 } else { 10 }),
        ] {
            match get(key) {
                Some(node) => self.pile(&node, player, zone, kind)?,
                None => self.unknown(player, zone, None, n),
            }
        }
        let number = |key: &str, default: i16| match get(key) {
            Some(node) => node.number(0..=999).map(|n| i16::try_from(n).unwrap_or(default)),
            None => Ok(default),
        };
        let mp_max = number("mp_max", level.mp_max())?;
        Ok(Side {
            mp: number("mp", mp_max)?,
            mp_max,
            shrine_max: number("shrine_max", level.shrine_max().0)?,
            ..Side::default()
        })
    }

    /// A Seal in a Line, with its Supports.
    fn seal(&mut self, item: &Node<'_>, player: Player, line: Option<Line>) -> Result<(), BoardFault> {
        let id = self.place(item, player, Zone::Arena, Category::Seal)?;
        self.cards[id.index()].own.line = line;
        marks::only(item, Spot::Seal)?;
        self.state(item, id)?;
        if !item.is_table() {
            return Ok(());
        }
        let table = item.table()?;
        let mut combined = false;
        if let Some(node) = table.get("supports") {
            for support in node.list()? {
                combined = true;
                let under = self.place(&support, player, Zone::Arena, Category::Seal)?;
                self.cards[under.index()].own.under = Some(id);
                marks::only(&support, Spot::Support)?;
                self.state(&support, under)?;
            }
        }
        let form = match table.get("form") {
            Some(node) => Some((node.text()?.to_string(), node.at.clone())),
            None => None,
        };
        if let (false, Some((_, at))) = (combined, &form) {
            return Err(BoardFault::new(at.clone(), Said::new("sm-fault-form-alone")).by("508.6 200.12.2"));
        }
        if combined {
            let at = form.as_ref().map_or(item.at.clone(), |(_, at)| at.clone());
            self.later.push(Later::Form(id, form.map(|(name, _)| name), at));
        }
        Ok(())
    }

    fn place(&mut self, node: &Node<'_>, player: Player, zone: Zone, kind: Category) -> Result<CardId, BoardFault> {
        if let Some(back) = node.as_text().and_then(unseen) {
            if zone == Zone::Arena {
                return Err(node.fault(Said::new("sm-fault-unknown-in-arena")).by("303.1"));
            }
            // Everywhere else the pile tells the kind, or everybody has seen the card.
            if back.is_some() && zone != Zone::Hand {
                return Err(node.fault(Said::new("sm-fault-back-in-hand")).by("300.2.1 301.1.1"));
            }
            self.unknown(player, zone, back, 1);
            return Ok(CardId::at(self.cards.len() - 1));
        }
        let kind = if node.is_table() { fallback_of(kind, zone, node) } else { kind };
        let before = self.book.defs.len();
        let def = self.describe(node, kind)?;
        let is_new = self.book.defs.len() > before;
        if let Some(known) = self.book.defs.get_mut(def.index()) {
            let is_guessed = is_new && known.bare && zone == Zone::Hand;
            known.facts.kind_unsaid = is_guessed || (known.facts.kind_unsaid && zone == Zone::Hand);
        }
        let facts = self.book.def(def);
        let fits = match zone {
            Zone::SealLibrary | Zone::SealShrine => facts.category == Some(Category::Seal),
            Zone::MysticLibrary | Zone::MysticShrine => facts.category == Some(Category::Mystic),
            Zone::Arena => facts.category == Some(kind),
            _ => true,
        };
        if !fits {
            let clause = if zone == Zone::Arena { "303.1 303.2.4" } else { "300.2.1 300.2.2 301.1.1 301.1.2" };
            return Err(node.fault(Said::new("sm-fault-wrong-zone").text("name", &facts.name)).by(clause));
        }
        self.has_values(def, zone, node)?;
        Ok(self.add(player, def, zone))
    }

    fn add(&mut self, player: Player, def: DefId, zone: Zone) -> CardId {
        let book = &self.book;
        let name = &book.def(def).name;
        let alike = |c: &&Card<SummonerMaster>| c.owner == player && !c.is_unknown() && book.def(c.def).name == *name;
        let copy = if def == DefId::UNKNOWN {
            0
        } else {
            u8::try_from(self.cards.iter().filter(alike).count() + 1).unwrap_or(u8::MAX)
        };
        self.cards.push(Card::new(def, player, copy, zone));
        CardId::at(self.cards.len() - 1)
    }

    /// Cards that nobody has seen. Their backs tell Seals from Mystics: in a Library the pile says which they are.
    fn unknown(&mut self, player: Player, zone: Zone, kind: Option<Category>, n: usize) {
        let kind = match zone {
            Zone::SealLibrary => Some(Category::Seal),
            Zone::MysticLibrary => Some(Category::Mystic),
            _ => kind,
        };
        (0..n).for_each(|_| {
            let id = self.add(player, DefId::UNKNOWN, zone);
            self.cards[id.index()].own.kind = kind;
        });
    }

    /// A list of cards, the top one first, or a number of unknown ones.
    fn pile(&mut self, node: &Node<'_>, player: Player, zone: Zone, kind: Category) -> Result<(), BoardFault> {
        if node.is_number() && matches!(zone, Zone::SealLibrary | Zone::MysticLibrary | Zone::Hand) {
            let n = usize::try_from(node.number(0..=120)?).unwrap_or(0);
            self.unknown(player, zone, None, n);
            return Ok(());
        }
        if node.is_table() && zone == Zone::Hand {
            let table = node.table()?;
            table.only(&["seals", "mystics"])?;
            for (key, kind) in [("seals", Category::Seal), ("mystics", Category::Mystic)] {
                let n = table.get(key).map_or(Ok(0), |n| n.number(0..=60))?;
                self.unknown(player, zone, Some(kind), usize::try_from(n).unwrap_or(0));
            }
            return Ok(());
        }
        typed::no_pile(node, VALUES)?;
        for item in node.list()? {
            let id = self.place(&item, player, zone, kind)?;
            marks::only(&item, if zone == Zone::Removed { Spot::Removed } else { Spot::Elsewhere })?;
            if zone == Zone::Removed {
                self.comes_back(&item, id)?;
            }
        }
        Ok(())
    }
}

/// What is printed, wherever the card lies.
fn unmarked(facts: &super::vocabulary::Facts) -> super::vocabulary::Facts {
    super::vocabulary::Facts { reflection: false, record: serde_json::Map::new(), ..facts.clone() }
}

/// Are two descriptions the same card?
fn same(a: &super::Def, b: &super::Def) -> bool {
    (&a.category, &a.colours, &a.types, &a.stats, &a.printed, &a.text)
        == (&b.category, &b.colours, &b.types, &b.stats, &b.printed, &b.text)
        && format!("{:?}", unmarked(&a.facts)) == format!("{:?}", unmarked(&b.facts))
}

/// A card that nobody has seen, and its kind if that is said: `?`, `? seal`, `? mystic`.
fn unseen(text: &str) -> Option<Option<Category>> {
    match text.strip_prefix('?')?.trim() {
        "" => Some(None),
        kind => Category::parse(kind).map(Some),
    }
}

/// The kind of a card that says none, by the key that it stands under.
fn fallback(key: &str, item: &Node<'_>) -> Category {
    let zone = match key {
        "mystics" => return Category::Mystic,
        "at_line" | "df_line" | "no_line" => return Category::Seal,
        "mystic_library" => Zone::MysticLibrary,
        "mystic_shrine" => Zone::MysticShrine,
        "hand" => Zone::Hand,
        _ => Zone::SealLibrary,
    };
    let kind = if matches!(zone, Zone::MysticLibrary | Zone::MysticShrine) { Category::Mystic } else { Category::Seal };
    fallback_of(kind, zone, item)
}

/// In hand and beside the deck: a Mystic if it has `paste` or `turns`, or no At and Df.
fn fallback_of(kind: Category, zone: Zone, item: &Node<'_>) -> Category {
    if !matches!(zone, Zone::Hand | Zone::Removed | Zone::Beside) {
        return kind;
    }
    let Ok(table) = item.table() else { return kind };
    let has = |key: &str| table.get(key).is_some();
    let bare = !has("at")
        && !has("df")
        && !has("lv")
        && !has("elements")
        && !has("tribes")
        && !has("growth")
        && !has("moves")
        && !has("sp");
    let pair = table.get("mp").and_then(|n| n.as_text().map(|t| t.contains('/'))).unwrap_or(false);
    if has("paste") || has("turns") || (bare && !pair && zone == Zone::Hand) {
        Category::Mystic
    } else {
        Category::Seal
    }
}
