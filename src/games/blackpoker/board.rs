//! A board read: what a judge writes becomes a position, or a fault with its place.

use std::ops::Range;
use std::sync::Arc;

use super::actions::Kind;
use super::cards::{Card, Cards, Thing};
use super::state::{Bulwark, Side, Soldier, State};
use super::{BlackPoker, Book, flow};
use crate::engine::{Player, Readings, Seats, Table};
use crate::keys::{BoardFault, Keys, Node};
use crate::lang::Said;

/// Cards in a deck that the board does not mention.
const DECK: u8 = 20;

/// A table from a board.
pub fn read(board: &Keys<'_>, readings: Readings) -> Result<Table<BlackPoker>, BoardFault> {
    board.only(&["turn", "setup", "A", "B"])?;
    let setup = board.get("setup").map_or(Ok(false), |n| n.bool())?;
    let turn = turn(board, setup)?;
    let side = |player: Player| -> Result<Side, BoardFault> {
        match board.get(player.name()) {
            Some(node) => Reader::new(player).side(&node.table()?, setup),
            None => Reader::new(player).finish(Side { deck_unknown: DECK, ..Side::default() }, None, 0..0),
        }
    };
    let state = State::at_rest([side(Player::A)?, side(Player::B)?], turn);
    only_in_own_turn(board, &state)?;
    let first = if setup { flow::beginning() } else { flow::under_way() };
    Ok(Table::new(Arc::new(Book { readings }), state, first))
}

/// P-3-4. Whoever does not have the turn has made nothing of main timing in it, and no card of theirs has come in it.
fn only_in_own_turn(board: &Keys<'_>, state: &State) -> Result<(), BoardFault> {
    let player = state.turn.other();
    let side = state.side(player);
    let Some(Ok(table)) = board.get(player.name()).map(|node| node.table()) else { return Ok(()) };
    let new = side.soldiers.iter().any(|s| !s.new.is_empty());
    let made = side.marks != [false; 2];
    match (table.get("soldiers").filter(|_| new), table.get("made").filter(|_| made)) {
        (Some(node), _) | (None, Some(node)) => {
            let said = Said::new("bp-fault-not-their-turn").text("player", player.name());
            Err(node.fault(said).by("P-3-4"))
        }
        (None, None) => Ok(()),
    }
}

fn turn(board: &Keys<'_>, setup: bool) -> Result<Player, BoardFault> {
    let Some(node) = board.get("turn") else { return Ok(Player::A) };
    if setup {
        return Err(node.fault(Said::new("bp-fault-turn-at-setup")).by("P-2-4"));
    }
    let name = match node.as_text() {
        Some(_) => node.clone(),
        None => {
            let table = node.table().map_err(|_| node.fault(Said::new("case-a-or-b")))?;
            table.only(&["player"])?;
            match table.get("player") {
                Some(player) => player,
                None => return Ok(Player::A),
            }
        }
    };
    let text = name.text()?;
    Player::parse(text, Seats::TWO).ok_or_else(|| name.fault(Said::new("case-a-or-b")))
}

/// Reads one side and sees to it that no card lies in two places.
struct Reader {
    player: Player,
    seen: Vec<(Card, Range<usize>)>,
}

impl Reader {
    fn new(player: Player) -> Self {
        Self { player, seen: Vec::new() }
    }

    fn side(mut self, table: &Keys<'_>, setup: bool) -> Result<Side, BoardFault> {
        let known: &[&str] = if setup {
            &["pack", "deck"]
        } else {
            &["pack", "deck", "hand", "graveyard", "soldiers", "bulwarks", "made"]
        };
        table.only(known)?;
        let mut side = Side { deck_unknown: DECK, ..Side::default() };
        if let Some(node) = table.get("deck") {
            side.deck_unknown = 0;
            self.deck(&mut side, &node)?;
            if side.deck_size() == 0 && !setup {
                return Err(node.fault(Said::new("bp-fault-no-deck")).by("P-7-1"));
            }
        }
        if let Some(node) = table.get("hand") {
            (side.hand, side.hand_unknown) = self.pile(&node)?;
        }
        if let Some(node) = table.get("graveyard") {
            (side.graveyard, side.graveyard_unknown) = self.pile(&node)?;
        }
        if let Some(node) = table.get("soldiers") {
            for soldier in limited(&node)? {
                let soldier = self.soldier(&soldier)?;
                side.soldiers.push(soldier);
            }
        }
        if let Some(node) = table.get("bulwarks") {
            for bulwark in limited(&node)? {
                let n = side.unknown_bulwarks();
                let bulwark = self.bulwark(&bulwark, n)?;
                side.bulwarks.push(bulwark);
            }
        }
        if let Some(node) = table.get("made") {
            for made in node.list()? {
                let kind = match made.text()?.to_lowercase().as_str() {
                    "set bulwark" => Kind::SetBulwark,
                    "attack" => Kind::Attack,
                    other => return Err(made.fault(Said::new("bp-fault-made").text("name", other)).by("A-1-N A-9-N")),
                };
                if let Some(mark) = kind.mark() {
                    side.marks[mark] = true;
                }
            }
        }
        let pack = table.get("pack").map(|node| self.pack(&node)).transpose()?;
        self.finish(side, pack, table.at.clone())
    }

    /// The cards that the player plays with: the unknown ones are among them.
    fn pack(&self, node: &Node<'_>) -> Result<Cards, BoardFault> {
        let pack: Cards = Reader::new(self.player).cards(node)?.into_iter().collect();
        match self.seen.iter().find(|(card, _)| !pack.has(*card)) {
            Some((card, at)) => {
                let said = Said::new("bp-fault-not-in-pack").text("card", &card.to_string());
                Err(BoardFault::new(at.clone(), said).by("P-1-2"))
            }
            None => Ok(pack),
        }
    }

    /// What the unknown cards may be: all that are not seen.
    fn finish(self, mut side: Side, pack: Option<Cards>, at: Range<usize>) -> Result<Side, BoardFault> {
        let seen: Cards = self.seen.iter().map(|(card, _)| *card).collect();
        side.pool = pack.unwrap_or(Cards::PACK).except(seen);
        let unknown = [side.deck_unknown, side.hand_unknown, side.graveyard_unknown, side.unknown_bulwarks()];
        let unknown: usize = unknown.into_iter().map(usize::from).sum();
        if unknown > usize::from(side.pool.len()) {
            let said = Said::new("bp-fault-too-many")
                .text("player", self.player.name())
                .count("n", usize::from(seen.len()) + unknown)
                .count("pack", usize::from(pack.unwrap_or(Cards::PACK).len()));
            return Err(BoardFault::new(at, said).by("P-1-2"));
        }
        side.listed = side.unknown() == 0 || (pack.is_some() && side.pool.len() == side.unknown());
        if side.unknown() == 0 {
            side.pool = Cards::NONE;
        }
        Ok(side)
    }

    /// A number, a list, or a table.
    fn deck(&mut self, side: &mut Side, node: &Node<'_>) -> Result<(), BoardFault> {
        if node.is_number() {
            side.deck_unknown = few(node)?;
            return Ok(());
        }
        if node.is_list() {
            side.top = self.cards(node)?.into_iter().rev().collect();
            return Ok(());
        }
        let table = node.table().map_err(|_| node.fault(Said::new("bp-fault-deck-form")))?;
        table.only(&["top", "cards", "unknown"])?;
        if let Some(top) = table.get("top") {
            side.top = self.cards(&top)?.into_iter().rev().collect();
        }
        if let Some(cards) = table.get("cards") {
            side.stock = self.cards(&cards)?.into_iter().collect();
        }
        if let Some(unknown) = table.get("unknown") {
            side.deck_unknown = few(&unknown)?;
        }
        Ok(())
    }

    /// A list of cards, with `?` for unknown ones, or a number of them.
    fn pile(&mut self, node: &Node<'_>) -> Result<(Cards, u8), BoardFault> {
        if node.is_number() {
            return Ok((Cards::NONE, few(node)?));
        }
        let mut known = Cards::NONE;
        let mut unknown = 0u8;
        for item in limited(node)? {
            if item.text()?.trim() == "?" {
                unknown += 1;
            } else {
                known = self.some(&item)?.into_iter().fold(known, Cards::with);
            }
        }
        Ok((known, unknown))
    }

    fn cards(&mut self, node: &Node<'_>) -> Result<Vec<Card>, BoardFault> {
        let mut all = Vec::new();
        for item in limited(node)? {
            all.extend(self.some(&item)?);
        }
        Ok(all)
    }

    /// One card, or a range such as `SA-SK`.
    fn some(&mut self, node: &Node<'_>) -> Result<Vec<Card>, BoardFault> {
        let text = node.text()?;
        let range = text.split_once(['-', '〜', '～', '~']).map(|(from, to)| (Card::parse(from), Card::parse(to)));
        let cards = match (Card::parse(text), range) {
            (Some(card), _) => vec![card],
            (None, Some((Some(from), Some(to)))) if from.suit() == to.suit() && from <= to => {
                (from.place()..=to.place()).map(Card::at).collect()
            }
            _ if text.trim() == "?" => return Err(node.fault(Said::new("bp-fault-listed-unknown"))),
            _ => return Err(no_card(node, text)),
        };
        for &card in &cards {
            self.see(card, node.at.clone())?;
        }
        Ok(cards)
    }

    fn one(&mut self, node: &Node<'_>) -> Result<Card, BoardFault> {
        let text = node.text()?;
        if text.trim() == "?" {
            return Err(node.fault(Said::new("bp-fault-open-card")).by("C-1 C-2 C-3"));
        }
        let card = Card::parse(text).ok_or_else(|| no_card(node, text))?;
        self.see(card, node.at.clone())?;
        Ok(card)
    }

    /// P-1-2. No card stands twice in a pack.
    fn see(&mut self, card: Card, at: Range<usize>) -> Result<(), BoardFault> {
        if self.seen.iter().any(|(c, _)| *c == card) {
            let said = Said::new("bp-fault-twice").text("player", self.player.name()).text("card", &card.to_string());
            return Err(BoardFault::new(at, said).by("P-1-2"));
        }
        self.seen.push((card, at));
        Ok(())
    }

    fn soldier(&mut self, node: &Node<'_>) -> Result<Soldier, BoardFault> {
        let (cards, table) = if node.is_table() {
            let table = node.table()?;
            table.only(&["card", "cards", "driven", "new", "change"])?;
            let cards = match (table.get("cards"), table.get("card")) {
                (Some(cards), None) => self.cards(&cards)?,
                (None, Some(card)) => vec![self.one(&card)?],
                _ => return Err(node.fault(Said::new("bp-fault-card-or-cards"))),
            };
            (cards, Some(table))
        } else {
            (vec![self.one(node)?], None)
        };
        let Some(&first) = cards.first() else { return Err(node.fault(Said::new("bp-fault-card-or-cards"))) };
        if let Some(joker) = cards.iter().find(|c| c.is_joker()) {
            let said = Said::new("bp-fault-joker-soldier").text("card", &joker.to_string());
            return Err(node.fault(said).by("A-2 A-3 A-4 A-5"));
        }
        if cards.iter().any(|c| c.suit() != first.suit()) {
            return Err(node.fault(Said::new("bp-fault-suits")).by("C-4 A-5-T-1"));
        }
        let all: Cards = cards.iter().copied().collect();
        let mut soldier = Soldier { first, cards: all, new: Cards::NONE, driven: false, change: 0 };
        if let Some(table) = table {
            soldier.driven = table.get("driven").map_or(Ok(false), |n| n.bool())?;
            soldier.change = i16::try_from(table.get("change").map_or(Ok(0), |n| n.number(-99..=99))?).unwrap_or(0);
            if let Some(new) = table.get("new") {
                soldier.new = self.new_cards(&new, all)?;
            }
            if super::characters::number(&soldier) <= 0 {
                return Err(node.fault(Said::new("bp-fault-number")).by("A-13-2"));
            }
        }
        Ok(soldier)
    }

    fn new_cards(&self, node: &Node<'_>, all: Cards) -> Result<Cards, BoardFault> {
        if let Some(new) = node.as_bool() {
            return Ok(if new { all } else { Cards::NONE });
        }
        let mut new = Cards::NONE;
        for item in node.list()? {
            let text = item.text()?;
            let card = Card::parse(text).ok_or_else(|| no_card(&item, text))?;
            if !all.has(card) {
                return Err(item.fault(Said::new("bp-fault-new").text("card", &card.to_string())));
            }
            new = new.with(card);
        }
        Ok(new)
    }

    fn bulwark(&mut self, node: &Node<'_>, unknown: u8) -> Result<Bulwark, BoardFault> {
        let (card, driven) = if node.is_table() {
            let table = node.table()?;
            table.only(&["card", "driven"])?;
            let driven = table.get("driven").map_or(Ok(false), |n| n.bool())?;
            match table.get("card") {
                Some(card) => (card, driven),
                None => return Err(node.fault(Said::new("bp-fault-card-or-cards"))),
            }
        } else {
            (node.clone(), false)
        };
        let thing = match card.text()?.trim() {
            "?" => Thing::unknown_of(self.player, unknown),
            _ => Thing::card_of(self.player, self.one(&card)?),
        };
        Ok(Bulwark { thing, driven, up: false })
    }
}

/// A list that is no longer than a pack.
fn limited<'a>(node: &Node<'a>) -> Result<Vec<Node<'a>>, BoardFault> {
    let list = node.list()?;
    match list.get(usize::from(Card::COUNT)) {
        Some(extra) => Err(extra.fault(Said::new("bp-fault-long-list")).by("P-1-2")),
        None => Ok(list),
    }
}

fn no_card(node: &Node<'_>, text: &str) -> BoardFault {
    node.fault(Said::new("bp-fault-no-card").text("text", text)).hint(Said::new("bp-fault-cards-are"))
}

/// The board of a position at rest, as a judge would write it.
pub fn write(state: &State) -> String {
    let mut out = format!("turn = \"{}\"\n", state.turn);
    for player in Player::BOTH {
        let side = state.side(player);
        out.push_str(&format!("\n[{player}]\n"));
        let quoted = |cards: &mut dyn Iterator<Item = Card>| -> Vec<String> {
            cards.map(|c| format!("\"{}\"", plain(c))).collect()
        };
        let list = |words: Vec<String>| format!("[{}]", words.join(", "));
        let piled = |known: Cards, unknown: u8| {
            let mut words = quoted(&mut known.iter());
            words.extend((0..unknown).map(|_| "\"?\"".to_string()));
            list(words)
        };
        let pack = in_game(state, player);
        if side.unknown() > 0 && pack != Cards::PACK {
            out.push_str(&format!("pack = {}\n", list(quoted(&mut pack.iter()))));
        }
        let top = list(quoted(&mut side.top.iter().rev().copied()));
        let stock = list(quoted(&mut side.stock.iter()));
        let deck = match (side.top.is_empty(), side.stock.is_empty(), side.deck_unknown) {
            (true, true, n) => n.to_string(),
            (false, true, 0) => top,
            (_, _, n) => {
                let mut parts = Vec::new();
                if !side.top.is_empty() {
                    parts.push(format!("top = {top}"));
                }
                if !side.stock.is_empty() {
                    parts.push(format!("cards = {stock}"));
                }
                if n > 0 {
                    parts.push(format!("unknown = {n}"));
                }
                format!("{{ {} }}", parts.join(", "))
            }
        };
        out.push_str(&format!("deck = {deck}\n"));
        if side.hand_size() > 0 {
            out.push_str(&format!("hand = {}\n", piled(side.hand, side.hand_unknown)));
        }
        if side.graveyard_size() > 0 {
            out.push_str(&format!("graveyard = {}\n", piled(side.graveyard, side.graveyard_unknown)));
        }
        if !side.soldiers.is_empty() {
            let words = side.soldiers.iter().map(written_soldier).collect::<Vec<_>>();
            out.push_str(&format!("soldiers = {}\n", list(words)));
        }
        if !side.bulwarks.is_empty() {
            let words = side.bulwarks.iter().map(written_bulwark).collect::<Vec<_>>();
            out.push_str(&format!("bulwarks = {}\n", list(words)));
        }
        let names = ["set bulwark", "attack"];
        let made: Vec<String> =
            names.iter().zip(side.marks).filter(|(_, m)| *m).map(|(n, _)| format!("\"{n}\"")).collect();
        if !made.is_empty() {
            out.push_str(&format!("made = {}\n", list(made)));
        }
    }
    out
}

/// Every card that a player plays with, known or not.
fn in_game(state: &State, player: Player) -> Cards {
    let side = state.side(player);
    let piles: Cards = side.top.iter().chain(&side.turned).copied().collect();
    let soldiers = side.soldiers.iter().fold(Cards::NONE, |all, s| all.and(s.cards));
    let bulwarks: Cards = side.bulwarks.iter().filter_map(|b| b.thing.card()).collect();
    let all = [side.stock, side.pool, side.hand, side.graveyard, piles, soldiers, bulwarks];
    all.into_iter().fold(Cards::NONE, Cards::and)
}

/// A card in letters: `S7`.
pub fn plain(card: Card) -> String {
    card.to_string().replace('♠', "S").replace('♡', "H").replace('♢', "D").replace('♣', "C")
}

fn written_soldier(soldier: &Soldier) -> String {
    let mut cards = vec![soldier.first];
    cards.extend(soldier.cards.without(soldier.first).iter());
    let quoted = |card: &Card| format!("\"{}\"", plain(*card));
    if cards.len() == 1 && !soldier.driven && soldier.new.is_empty() && soldier.change == 0 {
        return quoted(&cards[0]);
    }
    let mut parts = vec![format!("cards = [{}]", cards.iter().map(quoted).collect::<Vec<_>>().join(", "))];
    if soldier.driven {
        parts.push("driven = true".to_string());
    }
    if soldier.new == soldier.cards {
        parts.push("new = true".to_string());
    } else if !soldier.new.is_empty() {
        let new: Vec<String> = soldier.new.iter().map(|c| quoted(&c)).collect();
        parts.push(format!("new = [{}]", new.join(", ")));
    }
    if soldier.change != 0 {
        parts.push(format!("change = {}", soldier.change));
    }
    format!("{{ {} }}", parts.join(", "))
}

fn written_bulwark(bulwark: &Bulwark) -> String {
    let card = bulwark.thing.card().map_or("?".to_string(), plain);
    if bulwark.driven { format!("{{ card = \"{card}\", driven = true }}") } else { format!("\"{card}\"") }
}

/// A game from its beginning, with two whole packs.
pub fn whole_packs(readings: Readings) -> Table<BlackPoker> {
    let side = || Side { stock: Cards::PACK, listed: true, ..Side::default() };
    let state = State::at_rest([side(), side()], Player::A);
    Table::new(Arc::new(Book { readings }), state, flow::beginning())
}

/// P-1-2. A number of cards: no pack has more than 54.
fn few(node: &Node<'_>) -> Result<u8, BoardFault> {
    Ok(u8::try_from(node.number(0..=54)?).unwrap_or(54))
}
