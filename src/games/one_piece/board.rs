//! A board read: what a judge writes becomes a position, or a fault with its place.

use std::sync::Arc;

use super::areas::{Marks, Own, Phase, Side};
use super::describing::{self, Describer};
use super::sketch::Sketch;
use super::vocabulary::{Category, Zone};
use super::{Book, OnePiece, Procedure, State, enforcement, preparation, turn};
use crate::cardgame::{CardId, DefId, Zone as _, typed, words};
use crate::cards::source::CardSource;
use crate::engine::{At, Player, Readings, Seats, Table};
use crate::keys::{BoardFault, Keys, Node};
use crate::lang::Said;

type Card = crate::cardgame::Card<OnePiece>;

/// Cards in a deck that the board does not mention.
const DECK: usize = 30;
/// Life that the board does not mention, of a Leader without a number.
const LIFE: u8 = 4;
/// 5-1-2. DON!! cards of a player.
pub const DON: u8 = 10;
/// A number that is no number of cards.
const FEWEST_POWER: i32 = 1000;
/// Cards of one player at the most.
const MOST: usize = 120;

/// A table from a board.
pub fn read(
    board: &Keys<'_>,
    edition: u8,
    readings: Readings,
    cards: &dyn CardSource,
) -> Result<Table<OnePiece>, BoardFault> {
    board.only(&["turn", "first_player", "setup", "cards", "A", "B"])?;
    let setup = board.get("setup").map_or(Ok(false), |n| n.bool())?;
    let mut reader = Reader { describer: Describer::new(Book::new(edition, readings), cards), cards: Vec::new() };
    if let Some(node) = board.get("cards") {
        for card in node.list()? {
            reader.describer.card(&card, None)?;
            // A card that is only described lies nowhere: it has no state.
            let state = |key: &&'static str| Some((*key, card.table().ok()?.get(key)?));
            if let Some((key, node)) = ["rested", "don", "new", "face_up"].iter().find_map(state) {
                return Err(node.fault(Said::new("op-fault-not-here").text("key", key)));
            }
        }
    }
    reader.describer.announce(board)?;
    let sides = [reader.side(board, Player::A, setup)?, reader.side(board, Player::B, setup)?];
    let (player, phase, first_turn) = turn_of(board, setup)?;
    let first = match board.get("first_player") {
        Some(node) => Player::parse(node.text()?, Seats::TWO).ok_or_else(|| node.fault(Said::new("case-a-or-b")))?,
        None => Player::A,
    };
    let opening = match (setup, first_turn) {
        (true, _) => 3,
        (false, true) if player == first => 2,
        (false, true) => 1,
        _ => 0,
    };
    let phase_now = if setup { Phase::Setup } else { phase };
    let own = Own { sides, first, chooser: first, opening, phase: phase_now, ..Own::default() };
    let mut state = State { turn: player, ..State::new(reader.cards, Seats::TWO, own) };
    used(board, &mut state, &reader.describer.book)?;
    state.used.sort_unstable();
    state.used.dedup();
    nobody_has_lost(board, &state)?;
    let book = reader.describer.book;
    let state = state.begun(&book);
    let frame = if setup { Procedure::Setup(At::start(preparation::Setup::default())).into() } else { turn::at(phase) };
    // What is due on a board comes first.
    let due = enforcement::due(&state, &book);
    Ok(Table::new(Arc::new(book), state, frame).first(due))
}

/// 9-2-1-2. Who has no deck has lost.
fn nobody_has_lost(board: &Keys<'_>, state: &State) -> Result<(), BoardFault> {
    let empty = |p: &Player| state.deck(*p).is_empty() && state.phase != Phase::Setup;
    for player in Player::BOTH.into_iter().filter(empty) {
        if let Some(node) = board.get(player.name()).and_then(|n| n.table().ok()).and_then(|t| t.get("deck")) {
            let said = Said::new("op-fault-no-deck").text("player", player.name());
            return Err(node.fault(said).by("9-2-1-2 1-2-1-1-2"));
        }
    }
    Ok(())
}

/// Whose turn, which phase, whether it is that player's first turn.
fn turn_of(board: &Keys<'_>, setup: bool) -> Result<(Player, Phase, bool), BoardFault> {
    let Some(node) = board.get("turn") else { return Ok((Player::A, Phase::Main, false)) };
    if setup {
        return Err(node.fault(Said::new("op-fault-turn-at-setup")).by("5-2-1-4"));
    }
    if let Some(name) = node.as_text() {
        let player = Player::parse(name, Seats::TWO).ok_or_else(|| node.fault(Said::new("case-a-or-b")))?;
        return Ok((player, Phase::Main, false));
    }
    let table = node.table().map_err(|_| node.fault(Said::new("case-a-or-b")))?;
    table.only(&["player", "phase", "first"])?;
    let player = match table.get("player") {
        Some(name) => Player::parse(name.text()?, Seats::TWO).ok_or_else(|| name.fault(Said::new("case-a-or-b")))?,
        None => Player::A,
    };
    let phase = match table.get("phase") {
        None => Phase::Main,
        Some(phase) => match phase.text()? {
            "start" | "refresh" => Phase::Refresh,
            "draw" => Phase::Draw,
            "don" | "DON!!" => Phase::Don,
            "main" => Phase::Main,
            "end" => Phase::End,
            other => {
                let hint = Said::new("case-known-options").text("words", "start, draw, don, main, end");
                return Err(phase.fault(Said::new("op-fault-phase").text("name", other)).hint(hint));
            }
        },
    };
    let first = table.get("first").map_or(Ok(false), |n| n.bool())?;
    Ok((player, phase, first))
}

/// 10-2-13. Cards whose [Once Per Turn] effects were used this turn.
fn used(board: &Keys<'_>, state: &mut State, book: &Book) -> Result<(), BoardFault> {
    for player in Player::BOTH {
        let Some(side) = board.get(player.name()) else { continue };
        let Some(node) = side.table()?.get("used") else { continue };
        for item in node.list()? {
            let name = item.text()?;
            let found = state.field(player).find(|&id| words::name(state, book, id).eq_ignore_ascii_case(name));
            let Some(id) = found else {
                return Err(item.fault(Said::new("op-fault-not-on-field").text("name", name)).by("10-2-13-1"));
            };
            let def = state.card(id).def;
            let effects = (0..=u8::MAX).zip(&book.def(def).text.effects);
            let once = effects.filter(|(_, e)| e.once).map(|(n, _)| (id, def, n));
            let before = state.used.len();
            state.used.extend(once);
            if state.used.len() == before {
                return Err(item.fault(Said::new("op-fault-not-once").text("name", name)).by("10-2-13-1"));
            }
        }
    }
    Ok(())
}

/// Reads the sides of a board.
struct Reader<'a> {
    describer: Describer<'a>,
    cards: Vec<Card>,
}

/// What a board says about one card besides what is printed on it.
#[derive(Clone, Copy, Default)]
struct Condition {
    rested: bool,
    new: bool,
    face_up: bool,
    don: u8,
}

impl Reader<'_> {
    fn side(&mut self, board: &Keys<'_>, player: Player, setup: bool) -> Result<Side, BoardFault> {
        let Some(node) = board.get(player.name()) else {
            return Err(BoardFault::new(
                board.at.clone(),
                Said::new("op-fault-no-leader").text("player", player.name()),
            )
            .by("5-1-2"));
        };
        let table = node.table()?;
        table.only(if setup {
            &["leader", "deck", "don"]
        } else {
            &["leader", "characters", "stage", "hand", "life", "deck", "trash", "don", "used"]
        })?;
        let Some(leader) = table.get("leader") else {
            return Err(
                BoardFault::new(table.at, Said::new("op-fault-no-leader").text("player", player.name())).by("5-1-2")
            );
        };
        let leader = self.place(&leader, player, Zone::Leader)?;
        if let Some(node) = table.get("characters") {
            for (n, item) in node.items()?.iter().enumerate() {
                if n >= super::terms::CHARACTERS {
                    return Err(item.fault(Said::new("op-fault-sixth").text("player", player.name())).by("3-7-6"));
                }
                self.place(item, player, Zone::Characters)?;
            }
        }
        if let Some(node) = table.get("stage") {
            if node.is_list() {
                return Err(node.fault(Said::new("op-fault-two-stages")).by("3-8-5"));
            }
            self.place(&node, player, Zone::Stage)?;
        }
        if let Some(node) = table.get("hand") {
            self.pile(&node, player, Zone::Hand)?;
        }
        let printed = self.describer.book.def(self.cards[leader.index()].def).facts.life;
        match table.get("life") {
            Some(node) => self.pile(&node, player, Zone::Life)?,
            None if setup => Vec::new(),
            None => self.unknown(player, Zone::Life, usize::from(printed.unwrap_or(LIFE))),
        };
        if let Some(node) = table.get("trash") {
            self.pile(&node, player, Zone::Trash)?;
        }
        match table.get("deck") {
            Some(node) => self.deck(&node, player)?,
            None => self.unknown(player, Zone::Deck, if setup { 50 } else { DECK }),
        };
        if self.cards.len() > 2 * MOST || self.cards.iter().filter(|c| c.owner == player).count() > MOST {
            return Err(BoardFault::new(table.at, Said::new("op-fault-too-many").text("player", player.name())));
        }
        self.don(&table, player, leader)
    }

    /// 3-9. DON!! cards: ten in all.
    fn don(&self, table: &Keys<'_>, player: Player, leader: CardId) -> Result<Side, BoardFault> {
        let given: i64 = self.cards.iter().filter(|c| c.owner == player).map(|c| i64::from(c.don)).sum();
        let number = |key: &str| -> Result<i64, BoardFault> {
            let Some(node) = table.get("don") else { return Ok(0) };
            if node.is_number() {
                return if key == "active" { node.number(0..=i64::from(DON)) } else { Ok(0) };
            }
            let inner = node.table()?;
            inner.only(&["active", "rested", "deck"])?;
            inner.get(key).map_or(Ok(0), |n| n.number(0..=20))
        };
        let (active, rested) = (number("active")?, number("rested")?);
        let on_field = active + rested + given;
        let has_deck = table.get("don").and_then(|n| n.table().ok()).is_some_and(|t| t.get("deck").is_some());
        let size = self.describer.book.def(self.cards[leader.index()].def);
        let size = describing::don_deck(size).map_or(i64::from(DON), i64::from);
        let deck = if has_deck { number("deck")? } else { size - on_field };
        if deck < 0 || on_field + deck > size.max(i64::from(DON)) {
            let at = table.get("don").map_or(table.at.clone(), |n| n.at);
            let all = usize::try_from(on_field + deck.max(0)).unwrap_or(0);
            let said = Said::new("op-fault-don").text("player", player.name()).count("n", all);
            return Err(BoardFault::new(at, said).by("5-1-2"));
        }
        let few = |n: i64| u8::try_from(n).unwrap_or(0);
        Ok(Side { don_active: few(active), don_rested: few(rested), don_deck: few(deck), ..Side::default() })
    }

    /// One card in a place.
    fn place(&mut self, node: &Node<'_>, player: Player, zone: Zone) -> Result<CardId, BoardFault> {
        if node.as_text() == Some("?") {
            if zone.is_field() {
                return Err(node.fault(Said::new("op-fault-unknown-on-field")).by("3-1-5"));
            }
            return Ok(self.unknown(player, zone, 1)[0]);
        }
        let def = self.describer.card(node, Some(zone))?;
        let condition = self.condition(node, zone)?;
        let facts = self.describer.book.def(def);
        let fits = match zone {
            Zone::Leader => facts.category == Some(Category::Leader),
            Zone::Characters => facts.category == Some(Category::Character),
            Zone::Stage => facts.category == Some(Category::Stage),
            _ => facts.category != Some(Category::Leader),
        };
        if !fits {
            let clause = match zone {
                Zone::Leader => "3-6-1",
                Zone::Characters => "3-7-1",
                Zone::Stage => "3-8-1",
                _ => "5-1-2-1",
            };
            return Err(node.fault(Said::new("op-fault-wrong-area").text("name", &facts.name)).by(clause));
        }
        Ok(self.add(player, def, zone, condition))
    }

    /// The state that a board gives a card.
    fn condition(&self, node: &Node<'_>, zone: Zone) -> Result<Condition, BoardFault> {
        if !node.is_table() {
            let said = node.as_text().unwrap_or_default();
            let rested = typed::state(said).1 == Some(true) || Sketch::read(said).is_some_and(|s| s.rested);
            if rested && !zone.is_field() {
                return Err(node.fault(Said::new("op-fault-not-here").text("key", "rested")).by("4-4-1"));
            }
            return Ok(Condition { rested, ..Condition::default() });
        }
        let table = node.table()?;
        let flag = |key: &str, allowed: bool, clause: &'static str| -> Result<bool, BoardFault> {
            let Some(node) = table.get(key) else { return Ok(false) };
            let yes = node.bool()?;
            if yes && !allowed {
                return Err(node.fault(Said::new("op-fault-not-here").text("key", key)).by(clause));
            }
            Ok(yes)
        };
        let field = zone.is_field();
        let don = match table.get("don") {
            Some(node) => {
                let n = u8::try_from(node.number(0..=i64::from(DON))?).unwrap_or(0);
                if n > 0 && !matches!(zone, Zone::Leader | Zone::Characters) {
                    return Err(node.fault(Said::new("op-fault-not-here").text("key", "don")).by("6-5-5-1"));
                }
                n
            }
            None => 0,
        };
        Ok(Condition {
            rested: flag("rested", field, "4-4-1")?,
            new: flag("new", zone == Zone::Characters || zone == Zone::Stage, "3-7-4")?,
            face_up: flag("face_up", zone == Zone::Life, "3-10-2-1")?,
            don,
        })
    }

    fn add(&mut self, player: Player, def: DefId, zone: Zone, condition: Condition) -> CardId {
        let book = &self.describer.book;
        let name = &book.def(def).name;
        let alike = |c: &&Card| c.owner == player && c.def != DefId::UNKNOWN && book.def(c.def).name == *name;
        let alike = self.cards.iter().filter(alike).count();
        let copy = if def == DefId::UNKNOWN { 0 } else { u8::try_from(alike + 1).unwrap_or(u8::MAX) };
        let Condition { rested, new, face_up, don } = condition;
        let card = Card::new(def, player, copy, zone);
        self.cards.push(Card { rested, new, face_up, own: Marks { don, drew: false }, ..card });
        CardId::at(self.cards.len() - 1)
    }

    fn unknown(&mut self, player: Player, zone: Zone, n: usize) -> Vec<CardId> {
        (0..n).map(|_| self.add(player, DefId::UNKNOWN, zone, Condition::default())).collect()
    }

    /// A list of cards, the top one first, or a number of unknown ones.
    fn pile(&mut self, node: &Node<'_>, player: Player, zone: Zone) -> Result<Vec<CardId>, BoardFault> {
        // `+2000` and `5000` are a card, `5` is so many.
        let is_card = node.plus().is_some() || node.number(i64::from(FEWEST_POWER)..=i64::MAX).is_ok();
        if node.is_number() && !is_card {
            let n = usize::try_from(node.number(0..=60)?).unwrap_or(0);
            return Ok(self.unknown(player, zone, n));
        }
        if node.as_text().and_then(Sketch::read).is_none() {
            typed::no_pile(node, describing::VALUES)?;
        }
        let list = node.items()?;
        if list.len() > 60 {
            return Err(node.fault(Said::new("case-out-of-range").text("from", "0").text("to", "60")));
        }
        list.iter().map(|item| self.place(item, player, zone)).collect()
    }

    /// 3-2. A number, a list, or a table of what is known.
    fn deck(&mut self, node: &Node<'_>, player: Player) -> Result<Vec<CardId>, BoardFault> {
        if !node.is_table() {
            return self.pile(node, player, Zone::Deck);
        }
        let table = node.table()?;
        table.only(&["top", "cards", "unknown", "bottom"])?;
        let mut deck = Vec::new();
        if let Some(node) = table.get("top") {
            deck.extend(self.pile(&node, player, Zone::Deck)?);
        }
        if let Some(node) = table.get("cards") {
            let loose =
                if node.is_table() { self.counted(&node, player)? } else { self.pile(&node, player, Zone::Deck)? };
            loose.iter().for_each(|id| self.cards[id.index()].loose = true);
            deck.extend(loose);
        }
        if let Some(node) = table.get("unknown") {
            let n = usize::try_from(node.number(0..=60)?).unwrap_or(0);
            deck.extend(self.unknown(player, Zone::Deck, n));
        }
        if let Some(node) = table.get("bottom") {
            deck.extend(self.pile(&node, player, Zone::Deck)?);
        }
        Ok(deck)
    }

    /// `{ "Harbour Cook" = 4 }`.
    fn counted(&mut self, node: &Node<'_>, player: Player) -> Result<Vec<CardId>, BoardFault> {
        let mut found = Vec::new();
        for (name, at, count) in node.table()?.entries() {
            let n = count.number(1..=60)?;
            let def = self.describer.named(name, at, Some(Zone::Deck))?;
            found.extend((0..n).map(|_| self.add(player, def, Zone::Deck, Condition::default())));
            if found.len() > 60 {
                return Err(node.fault(Said::new("case-out-of-range").text("from", "1").text("to", "60")));
            }
        }
        Ok(found)
    }
}
