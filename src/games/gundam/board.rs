//! A board read: what a judge writes becomes a position, or a fault with its place.

use std::sync::Arc;

use super::areas::{Mode, Own, Phase, Side, team};
use super::cards::{self, EX_BASE, EX_BASE_DEF};
use super::describing::{self, Describer};
use super::entering::UNITS;
use super::vocabulary::{Category, Stat, Zone};
use super::{Frame, Gundam, Procedure, State, enforcement, preparation, readings, turn};
use crate::cardgame::{Card, CardId, DefId, Few, Zone as _, typed, words};
use crate::cards::source::CardSource;
use crate::engine::{At, Player, Readings, Seats, Table};
use crate::keys::{BoardFault, Keys, Node};
use crate::lang::Said;

/// Cards in a deck that the board does not mention.
const DECK: usize = 30;
/// 6-2-2. Shields that the board does not mention; 12-3-5 for a team.
const SHIELDS: usize = 6;
const TEAM_SHIELDS: usize = 8;
/// 6-1-1. Resource cards of a player.
const RESOURCES: i64 = 10;
/// 4-4-2. Resources in the resource area at the most.
const AREA: i64 = 15;
/// 4-4-2-1. EX Resources among them.
const EX: i64 = 5;
/// Cards of one pile at the most.
const MOST: i64 = 60;

/// A table from a board.
pub fn read(board: &Keys<'_>, readings: Readings, cards: &dyn CardSource) -> Result<Table<Gundam>, BoardFault> {
    board.only(&["turn", "mode", "direction", "out", "setup", "cards", "A", "B", "C", "D"])?;
    let setup = board.get("setup").map_or(Ok(false), |n| n.bool())?;
    let (mode, all) = seated(board)?;
    let mut own = Own::new(mode, all);
    own.again = readings.of(readings::REPLACED_AGAIN) == 1;
    let mut reader = Reader {
        describer: Describer::new(cards::book(readings), cards),
        cards: Vec::new(),
        own,
        setup,
        paired: Vec::new(),
    };
    if let Some(node) = board.get("cards") {
        for card in node.list()? {
            reader.describer.card(&card, None)?;
            no_state(&card)?;
        }
    }
    reader.describer.announce(board)?;
    let out = players(board, "out", all)?;
    for player in all.iter() {
        reader.side(board, player, out.has(player))?;
    }
    let (player, phase) = turn_of(board, setup, all)?;
    reader.own.counterclockwise = direction(board)?;
    finish(board, reader, (player, phase), out)
}

/// A card that is only described lies nowhere: it has no state.
fn no_state(card: &Node<'_>) -> Result<(), BoardFault> {
    let Ok(table) = card.table() else { return Ok(()) };
    match ["damage", "rested", "new", "pilot", "owner"].iter().find_map(|key| Some((*key, table.get(key)?))) {
        Some((key, node)) => Err(node.fault(Said::new("gcg-fault-not-here").text("key", key))),
        None => Ok(()),
    }
}

fn finish(
    board: &Keys<'_>,
    reader: Reader<'_>,
    (player, phase): (Player, Phase),
    out: Seats,
) -> Result<Table<Gundam>, BoardFault> {
    let Reader { describer, cards, own, setup, paired } = reader;
    let mut book = describer.book;
    cards::add_tokens(&mut book);
    let all = own.all;
    let mut state = State::new(cards, all, own);
    state.turn = state.leader(player);
    state.first = state.turn;
    state.phase = if setup { Phase::Setup } else { phase };
    state.seats = all.without(out);
    for (pilot, unit) in paired {
        state.card_mut(unit).own.pilot = Some(pilot);
    }
    used(board, &mut state, &book)?;
    state.used.sort_unstable();
    state.used.dedup();
    let state = state.begun(&book);
    nobody_has_lost(board, &state)?;
    everything_lives(board, &state)?;
    let frame: Frame =
        if setup { Procedure::Setup(At::start(preparation::Setup::default())).into() } else { turn::at(phase) };
    // What is due on a board comes first.
    let due = enforcement::due(&state, &book);
    Ok(Table::new(Arc::new(book), state, frame).first(due))
}

/// 1-1-1, 12-1. What is played, and who sits down.
fn seated(board: &Keys<'_>) -> Result<(Mode, Seats), BoardFault> {
    let mode = match board.get("mode") {
        None => Mode::Duel,
        Some(node) => Mode::parse(node.text()?).ok_or_else(|| {
            let hint = Said::new("case-known-options").text("words", "duel, royale-first, royale-elimination, team");
            node.fault(Said::new("gcg-fault-mode")).hint(hint).by("12-1")
        })?,
    };
    let n = match mode {
        Mode::Duel => 2,
        Mode::Team => 4,
        _ if board.get("D").is_some() => 4,
        _ => 3,
    };
    let seats = Seats::first(n);
    for player in Player::ALL.into_iter().filter(|p| !seats.has(*p)) {
        if let Some(node) = board.get(player.name()) {
            return Err(node.fault(Said::new("gcg-fault-seat").text("player", player.name())).by("1-1-1"));
        }
    }
    if let Some(player) = seats.iter().find(|p| n > 2 && board.get(p.name()).is_none()) {
        let said = Said::new("gcg-fault-no-side").text("player", player.name());
        return Err(BoardFault::new(board.at.clone(), said).by("12-1"));
    }
    if let Some(node) = board.get("direction").filter(|_| !mode.is_royale()) {
        return Err(node.fault(Said::new("gcg-fault-direction")).by("12-2-1"));
    }
    Ok((mode, seats))
}

fn direction(board: &Keys<'_>) -> Result<bool, BoardFault> {
    let Some(node) = board.get("direction") else { return Ok(false) };
    match node.text()? {
        "clockwise" => Ok(false),
        "counterclockwise" => Ok(true),
        _ => {
            let hint = Said::new("case-known-options").text("words", "clockwise, counterclockwise");
            Err(node.fault(Said::new("gcg-fault-direction")).hint(hint).by("12-2-1"))
        }
    }
}

fn players(board: &Keys<'_>, key: &str, seats: Seats) -> Result<Seats, BoardFault> {
    let Some(node) = board.get(key) else { return Ok(Seats::NONE) };
    let mut found = Seats::NONE;
    for item in node.list()? {
        let player = seat(&item, seats)?;
        found = found.and(Seats::of(player));
    }
    if found == seats || seats.len() == 2 {
        return Err(node.fault(Said::new("gcg-fault-out")).by("12-2-5"));
    }
    Ok(found)
}

fn seat(node: &Node<'_>, seats: Seats) -> Result<Player, BoardFault> {
    Player::parse(node.text()?, seats).ok_or_else(|| {
        node.fault(Said::new("gcg-fault-who")).hint(Said::new("case-known-options").text("words", seats.name()))
    })
}

/// 11-2-1-2. Who has no deck has lost.
fn nobody_has_lost(board: &Keys<'_>, state: &State) -> Result<(), BoardFault> {
    let empty = |p: &Player| state.deck(*p).is_empty() && state.phase != Phase::Setup;
    for player in state.seats.iter().filter(empty) {
        if let Some(node) = board.get(player.name()).and_then(|n| n.table().ok()).and_then(|t| t.get("deck")) {
            let said = Said::new("gcg-fault-no-deck").text("player", player.name());
            return Err(node.fault(said).by("11-2-1-2 1-2-2-2"));
        }
    }
    Ok(())
}

/// 5-5-2. A Unit or Base that is dead already is not on a board.
fn everything_lives(board: &Keys<'_>, state: &State) -> Result<(), BoardFault> {
    for (id, seen) in state.values.all() {
        let damage = i32::from(state.card(id).damage);
        let owner = state.owner(id);
        let base = state.card(id).zone == Zone::Base;
        if damage > 0 && damage >= seen.stat::<Gundam>(Stat::Hp) {
            let side = board.get(owner.name()).and_then(|n| n.table().ok());
            let node = side.and_then(|t| t.get(if base { "base" } else { "units" }));
            let at = node.map_or(board.at.clone(), |n| n.at);
            return Err(BoardFault::new(at, Said::new("gcg-fault-dead")).by("5-5-2 11-3-1"));
        }
    }
    Ok(())
}

/// Whose turn, which phase.
fn turn_of(board: &Keys<'_>, setup: bool, seats: Seats) -> Result<(Player, Phase), BoardFault> {
    let Some(node) = board.get("turn") else { return Ok((Player::A, Phase::Main)) };
    if setup {
        return Err(node.fault(Said::new("gcg-fault-turn-at-setup")).by("6-2-1-4"));
    }
    if node.as_text().is_some() {
        return Ok((seat(&node, seats)?, Phase::Main));
    }
    let table = node.table()?;
    table.only(&["player", "phase"])?;
    let player = table.get("player").map_or(Ok(Player::A), |n| seat(&n, seats))?;
    let phase = match table.get("phase") {
        None => Phase::Main,
        Some(phase) => match phase.text()? {
            "start" => Phase::Start,
            "draw" => Phase::Draw,
            "resource" => Phase::Resource,
            "main" => Phase::Main,
            "end" => Phase::End,
            other => {
                let hint = Said::new("case-known-options").text("words", "start, draw, resource, main, end");
                return Err(phase.fault(Said::new("gcg-fault-phase").text("name", other)).hint(hint).by("7-1-1"));
            }
        },
    };
    Ok((player, phase))
}

/// 13-2-13. Cards whose 【Once per Turn】 effects were used this turn.
fn used(board: &Keys<'_>, state: &mut State, book: &super::Book) -> Result<(), BoardFault> {
    for player in state.seats.iter() {
        let Some(side) = board.get(player.name()) else { continue };
        let Some(node) = side.table()?.get("used") else { continue };
        for item in node.list()? {
            let name = item.text()?;
            let found = state.field(player).find(|&id| words::name(state, book, id).eq_ignore_ascii_case(name));
            let Some(id) = found else {
                return Err(item.fault(Said::new("gcg-fault-not-on-field").text("name", name)).by("13-2-13-1"));
            };
            let before = state.used.len();
            for def in <Gundam as crate::cardgame::CardGame>::texts(state, id) {
                let effects = (0..=u8::MAX).zip(&book.def(def).text.effects).filter(|(_, e)| e.once);
                let marks: Vec<_> = effects.map(|(n, _)| (id, def, n)).collect();
                state.used.extend(marks);
            }
            if state.used.len() == before {
                return Err(item.fault(Said::new("gcg-fault-not-once").text("name", name)).by("13-2-13-1"));
            }
        }
    }
    Ok(())
}

/// A number of a board in a byte.
fn small(n: i64) -> u8 {
    u8::try_from(n).unwrap_or(0)
}

/// Reads the sides of a board.
struct Reader<'a> {
    describer: Describer<'a>,
    cards: Vec<Card<Gundam>>,
    own: Own,
    setup: bool,
    /// Pilots, and the Units they are under.
    paired: Vec<(CardId, CardId)>,
}

/// What a board says about one card besides what is printed on it.
#[derive(Clone, Copy, Default)]
struct Condition {
    rested: bool,
    new: bool,
    damage: u8,
}

impl Reader<'_> {
    fn side(&mut self, board: &Keys<'_>, player: Player, out: bool) -> Result<(), BoardFault> {
        let empty = crate::keys::parse("").map_err(|f| f.clone())?;
        let node = board.get(player.name());
        let table = match &node {
            Some(node) => node.table()?,
            None => crate::keys::whole(&empty),
        };
        let keys: &[&str] = if self.setup {
            &["deck", "resources"]
        } else {
            &["units", "base", "shields", "resources", "hand", "deck", "trash", "removed", "used"]
        };
        table.only(keys)?;
        self.resources(&table, player)?;
        if out {
            *self.own.side_mut(player) = Side::default();
            return Ok(());
        }
        if self.setup {
            self.add(player, EX_BASE_DEF, Zone::Outside, Condition::default());
        } else {
            self.units(&table, player)?;
            self.base(&table, player)?;
            self.shields(&table, player)?;
        }
        for (key, zone) in [("hand", Zone::Hand), ("trash", Zone::Trash), ("removed", Zone::Removed)] {
            if let Some(node) = table.get(key) {
                self.pile(&node, player, zone)?;
            }
        }
        match table.get("deck") {
            Some(node) => self.deck(&node, player)?,
            None => self.unknown(player, Zone::Deck, if self.setup { 50 } else { DECK }),
        }
        Ok(())
    }

    fn units(&mut self, table: &Keys<'_>, player: Player) -> Result<(), BoardFault> {
        let Some(node) = table.get("units") else { return Ok(()) };
        for (n, item) in node.list()?.iter().enumerate() {
            if n >= UNITS {
                return Err(item
                    .fault(Said::new("gcg-fault-seventh").text("player", player.name()))
                    .by("4-5-4 11-4-1"));
            }
            let unit = self.place(item, player, Zone::Battle)?;
            let Some(pilot) = item.table().ok().and_then(|t| t.get("pilot")) else { continue };
            if pilot.is_list() {
                return Err(pilot.fault(Said::new("gcg-fault-two-pilots")).by("3-3-4"));
            }
            if pilot.as_text().is_some_and(str::is_empty) {
                continue;
            }
            let pilot = self.place(&pilot, player, Zone::Paired)?;
            self.paired.push((pilot, unit));
        }
        Ok(())
    }

    /// 4-6-3, 12-3-7. The Base of a shield area: with a team, of its leader.
    fn base(&mut self, table: &Keys<'_>, player: Player) -> Result<(), BoardFault> {
        let leads = self.own.mode != Mode::Team || player == Player::A || player == Player::C;
        let Some(node) = table.get("base") else {
            if leads {
                self.add(player, EX_BASE_DEF, Zone::Base, Condition::default());
            }
            return Ok(());
        };
        if !leads {
            return Err(node.fault(Said::new("gcg-fault-leader")).by("12-3-3 12-3-7"));
        }
        let node = if node.is_list() {
            match node.list()?.as_slice() {
                [] => return Ok(()),
                [one] => one.clone(),
                _ => return Err(node.fault(Said::new("gcg-fault-two-bases")).by("4-6-3 11-5-1")),
            }
        } else {
            node
        };
        match node.as_text() {
            Some("none") => {}
            Some(name) if name.eq_ignore_ascii_case(EX_BASE) => {
                self.add(player, EX_BASE_DEF, Zone::Base, Condition::default());
            }
            _ => {
                let owner = self.owner(&node, player)?;
                self.place(&node, owner, Zone::Base)?;
            }
        }
        Ok(())
    }

    /// 4-6-4, 12-3-5. Shields, the topmost first.
    fn shields(&mut self, table: &Keys<'_>, player: Player) -> Result<(), BoardFault> {
        let shared = self.own.mode == Mode::Team;
        let leads = !shared || player == Player::A || player == Player::C;
        let node = table.get("shields");
        if !leads {
            return node.map_or(Ok(()), |n| Err(n.fault(Said::new("gcg-fault-leader")).by("12-3-3 12-3-5")));
        }
        let mate = if shared { Player::ALL[player.index() + 1] } else { player };
        let mut all = Few::new();
        match node {
            Some(node) if node.is_list() => {
                for item in node.list()? {
                    let owner = self.owner(&item, player)?;
                    all.push(self.place(&item, owner, Zone::Shields)?);
                }
            }
            node => {
                let n = match node {
                    Some(node) => usize::try_from(node.number(0..=MOST)?).unwrap_or(0),
                    None if shared => TEAM_SHIELDS,
                    None => SHIELDS,
                };
                for k in 0..n {
                    let owner = if k % 2 == 0 { mate } else { player };
                    all.push(self.add(owner, DefId::UNKNOWN, Zone::Shields, Condition::default()));
                }
            }
        }
        if shared {
            self.own.shared[team(player)] = all;
        }
        Ok(())
    }

    /// 12-3-8. Whose card a shared one is.
    fn owner(&self, node: &Node<'_>, player: Player) -> Result<Player, BoardFault> {
        let Some(node) = node.table().ok().and_then(|t| t.get("owner")) else { return Ok(player) };
        let owner = seat(&node, self.own.all)?;
        if self.own.mode == Mode::Team && team(owner) == team(player) {
            return Ok(owner);
        }
        if owner == player { Ok(owner) } else { Err(node.fault(Said::new("gcg-fault-owner")).by("12-3-3")) }
    }

    /// 4-3, 4-4. Resources: each number within its limit, and all of them together.
    fn resources(&mut self, table: &Keys<'_>, player: Player) -> Result<(), BoardFault> {
        let mut side = Side { resource_deck: small(RESOURCES), ..Side::default() };
        if let Some(node) = table.get("resources") {
            let without = self.describer.book.readings.of(readings::RESOURCE_LIMIT) == 1;
            let too_many = |node: &Node<'_>, n: i64, most: i64, (name, clause): (&'static str, &'static str)| {
                let said = Said::new(name).text("player", player.name());
                if n > most { Err(node.fault(said).by(clause)) } else { Ok(small(n)) }
            };
            let (limit, ex_limit) = (("gcg-fault-resources", "4-4-2"), ("gcg-fault-ex", "4-4-2-1"));
            let cards = ("gcg-fault-resource-cards", "6-1-1");
            let mut deck = None;
            if node.is_number() {
                side.active = too_many(&node, node.number(0..=MOST)?, AREA, limit)?;
            } else {
                let inner = node.table()?;
                inner.only(&["active", "rested", "ex", "ex_rested", "deck"])?;
                let number = |key: &str, most: i64, by| match inner.get(key) {
                    Some(n) => too_many(&n, n.number(0..=MOST)?, most, by),
                    None => Ok(0),
                };
                side.active = number("active", AREA, limit)?;
                side.rested = number("rested", AREA, limit)?;
                side.ex_active = number("ex", EX, ex_limit)?;
                side.ex_rested = number("ex_rested", EX, ex_limit)?;
                deck = inner.get("deck").map(|_| number("deck", RESOURCES, cards)).transpose()?;
            }
            too_many(&node, i64::from(side.ex()), EX, ex_limit)?;
            let placed = i64::from(side.active + side.rested);
            too_many(&node, if without { placed } else { i64::from(side.level()) }, AREA, limit)?;
            too_many(&node, placed, RESOURCES, cards)?;
            side.resource_deck = deck.unwrap_or(small(RESOURCES - placed));
        }
        *self.own.side_mut(player) = side;
        Ok(())
    }

    /// One card in a place.
    fn place(&mut self, node: &Node<'_>, player: Player, zone: Zone) -> Result<CardId, BoardFault> {
        if node.as_text() == Some("?") {
            if zone.is_field() || zone == Zone::Paired {
                return Err(node.fault(Said::new("gcg-fault-unknown-on-field")).by("4-1-4"));
            }
            return Ok(self.add(player, DefId::UNKNOWN, zone, Condition::default()));
        }
        let def = self.describer.card(node, Some(zone))?;
        let condition = self.condition(node, zone)?;
        self.relations(node, player, zone)?;
        let facts = self.describer.book.def(def);
        let fits = match zone {
            Zone::Battle => facts.category == Some(Category::Unit),
            Zone::Base => facts.category == Some(Category::Base),
            Zone::Paired => facts.category == Some(Category::Pilot) || facts.facts.pilot.is_some(),
            _ => !facts.facts.token,
        };
        if !fits {
            let clause = match zone {
                Zone::Battle => "4-5-1",
                Zone::Base => "4-6-3",
                Zone::Paired => "3-3-1",
                _ => "5-17-2-5",
            };
            return Err(node.fault(Said::new("gcg-fault-wrong-area").text("name", &facts.name)).by(clause));
        }
        Ok(self.add(player, def, zone, condition))
    }

    /// 3-3-4, 12-3-8. A Pilot is under a Unit only, and only cards of a shared shield area may be another player's.
    fn relations(&self, node: &Node<'_>, player: Player, zone: Zone) -> Result<(), BoardFault> {
        let Ok(table) = node.table() else { return Ok(()) };
        let named = |n: &Node<'_>| !n.as_text().is_some_and(str::is_empty);
        if let Some(pilot) = table.get("pilot").filter(|n| zone != Zone::Battle && named(n)) {
            return Err(pilot.fault(Said::new("gcg-fault-not-here").text("key", "pilot")).by("3-3-4"));
        }
        match table.get("owner") {
            Some(owner) if seat(&owner, self.own.all)? != player => {
                Err(owner.fault(Said::new("gcg-fault-owner")).by("12-3-3"))
            }
            _ => Ok(()),
        }
    }

    /// The state that a board gives a card.
    fn condition(&self, node: &Node<'_>, zone: Zone) -> Result<Condition, BoardFault> {
        let field = zone.is_field();
        let Ok(table) = node.table() else {
            let rested = node.as_text().is_some_and(|said| typed::state(said).1 == Some(true));
            if rested && !field {
                return Err(node.fault(Said::new("gcg-fault-not-here").text("key", "rested")).by("5-4-1"));
            }
            return Ok(Condition { rested, ..Condition::default() });
        };
        let flag = |key: &str, clause: &'static str| -> Result<bool, BoardFault> {
            let Some(node) = table.get(key) else { return Ok(false) };
            let yes = node.bool()?;
            if yes && !field {
                return Err(node.fault(Said::new("gcg-fault-not-here").text("key", key)).by(clause));
            }
            Ok(yes)
        };
        let damage = match table.get("damage") {
            Some(node) => {
                let n = u8::try_from(node.number(0..=99)?).unwrap_or(0);
                if n > 0 && !field {
                    return Err(node.fault(Said::new("gcg-fault-not-here").text("key", "damage")).by("5-5-1"));
                }
                n
            }
            None => 0,
        };
        Ok(Condition { rested: flag("rested", "5-4-1")?, new: flag("new", "3-2-4")?, damage })
    }

    fn add(&mut self, player: Player, def: DefId, zone: Zone, condition: Condition) -> CardId {
        let book = &self.describer.book;
        let name = &book.def(def).name;
        let alike = |c: &&Card<Gundam>| c.owner == player && !c.is_unknown() && book.def(c.def).name == *name;
        let copy = if def == DefId::UNKNOWN { 0 } else { self.cards.iter().filter(alike).count() + 1 };
        let mut card: Card<Gundam> = Card::new(def, player, u8::try_from(copy).unwrap_or(u8::MAX), zone);
        card.rested = condition.rested;
        card.new = condition.new;
        card.own.damage = condition.damage;
        self.cards.push(card);
        CardId::at(self.cards.len() - 1)
    }

    fn unknown(&mut self, player: Player, zone: Zone, n: usize) {
        for _ in 0..n {
            self.add(player, DefId::UNKNOWN, zone, Condition::default());
        }
    }

    /// A list of cards, the top one first, or a number of unknown ones.
    fn pile(&mut self, node: &Node<'_>, player: Player, zone: Zone) -> Result<(), BoardFault> {
        if node.is_number() {
            let n = usize::try_from(node.number(0..=MOST)?).unwrap_or(0);
            self.unknown(player, zone, n);
            return Ok(());
        }
        typed::no_pile(node, describing::VALUES)?;
        let list = node.list()?;
        if list.len() > 60 {
            return Err(node.fault(Said::new("case-out-of-range").text("from", "0").text("to", "60")));
        }
        list.iter().try_for_each(|item| self.place(item, player, zone).map(drop))
    }

    /// 4-2. A number, a list, or a table of what is known.
    fn deck(&mut self, node: &Node<'_>, player: Player) -> Result<(), BoardFault> {
        if !node.is_table() {
            return self.pile(node, player, Zone::Deck);
        }
        let table = node.table()?;
        table.only(&["top", "cards", "unknown", "bottom"])?;
        if let Some(node) = table.get("top") {
            self.pile(&node, player, Zone::Deck)?;
        }
        if let Some(node) = table.get("cards") {
            let from = self.cards.len();
            if node.is_table() {
                self.counted(&node, player)?
            } else {
                self.pile(&node, player, Zone::Deck)?
            }
            self.cards[from..].iter_mut().for_each(|c| c.loose = true);
        }
        if let Some(node) = table.get("unknown") {
            let n = usize::try_from(node.number(0..=MOST)?).unwrap_or(0);
            self.unknown(player, Zone::Deck, n);
        }
        table.get("bottom").map_or(Ok(()), |node| self.pile(&node, player, Zone::Deck))
    }

    /// `{ "Harrow Skiff" = 4 }`.
    fn counted(&mut self, node: &Node<'_>, player: Player) -> Result<(), BoardFault> {
        let mut found = 0;
        for (name, at, count) in node.table()?.entries() {
            let n = count.number(1..=MOST)?;
            let def = self.describer.named(name, at, Some(Zone::Deck))?;
            for _ in 0..n {
                self.add(player, def, Zone::Deck, Condition::default());
            }
            found += n;
            if found > MOST {
                return Err(node.fault(Said::new("case-out-of-range").text("from", "1").text("to", "60")));
            }
        }
        Ok(())
    }
}
