//! What a board says of a card besides what is printed on it: each thing where it can be, and nowhere else.

use std::ops::Range;

use super::super::areas::{Away, Cursed, Use};
use super::super::vocabulary::{Category, Curse, Keyword, Paste, Period, Turns};
use super::super::{Book, State, forms};
use super::{Reader, options, player_of};
use crate::cardgame::{CardId, Few, Word, words};
use crate::engine::Player;
use crate::keys::{BoardFault, Keys, Node};
use crate::lang::Said;

/// All of it.
pub const KEYS: [&str; 12] = [
    "inactive",
    "supports",
    "form",
    "on",
    "left",
    "curses",
    "counters",
    "owner",
    "controller",
    "grown",
    "came",
    "before",
];

/// Where a card stands on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// In a Line, or in none.
    Seal,
    /// 510. Under its Main.
    Support,
    /// 303.2.4. In the arena.
    Mystic,
    /// 304
    Removed,
    /// In a hand, a Library, a Shrine or beside the deck.
    Elsewhere,
    /// In the list of descriptions.
    Described,
}

impl Spot {
    /// What can be said of the state of a card there, and the clause by which there is no more.
    const fn known(self) -> (&'static [&'static str], &'static str) {
        match self {
            Self::Seal => (
                &[
                    "inactive",
                    "supports",
                    "form",
                    "curses",
                    "counters",
                    "owner",
                    "controller",
                    "grown",
                    "came",
                    "before",
                ],
                "303.2",
            ),
            Self::Support => (&["inactive", "curses", "counters", "owner", "grown", "came"], "510.1"),
            Self::Mystic => (&["on", "left", "counters", "owner", "controller", "came", "before"], "303.2.4"),
            Self::Removed => (&["left"], "304.3"),
            Self::Elsewhere | Self::Described => (&[], ""),
        }
    }
}

/// Nothing is said of the state of a card that it cannot be in where it is.
pub fn only(item: &Node<'_>, spot: Spot) -> Result<(), BoardFault> {
    if !item.is_table() {
        return Ok(());
    }
    let (known, clause) = spot.known();
    for (key, at, _) in item.table()?.entries() {
        if !KEYS.contains(&key) || known.contains(&key) {
            continue;
        }
        let fault = BoardFault::new(at, Said::new("sm-fault-state").text("key", key)).by(clause);
        return Err(match known {
            [] => fault,
            known => fault.hint(Said::new("case-known-keys").text("words", &known.join(", "))),
        });
    }
    Ok(())
}

/// g:(X/Y). Texts that have worked this Subturn: names of cards.
pub fn used(board: &Keys<'_>, state: &mut State, book: &Book) -> Result<(), BoardFault> {
    for player in Player::BOTH {
        let Some(side) = board.get(player.name()) else { continue };
        let Some(node) = side.table()?.get("used") else { continue };
        for item in node.list()? {
            let name = item.text()?;
            let found =
                state.arena(player).iter().copied().find(|&id| words::name(state, book, id).eq_ignore_ascii_case(name));
            let Some(id) = found else {
                return Err(item.fault(Said::new("sm-fault-not-in-arena").text("name", name)));
            };
            let mut limited = false;
            for (n, effect) in book.def(state.card(id).def).own_effects() {
                for (limit, card) in [(effect.extra.limit, Some(id)), (effect.extra.named, None)] {
                    if let Some((most, period)) = limit {
                        limited = true;
                        let left = if period == Period::Turn { 2 } else { 1 };
                        let used = Use { def: state.card(id).def, effect: n, card, who: player, period, n: most, left };
                        state.own.uses.push(used);
                    }
                }
            }
            if !limited {
                return Err(item.fault(Said::new("sm-fault-no-limit").text("name", name)).by("g:(X/Y)"));
            }
        }
    }
    state.own.uses.sort_unstable();
    Ok(())
}

/// Something that can be put down only when all cards are.
pub enum Later {
    /// A card is pasted on another.
    On(CardId, String, Range<usize>),
    /// g:Protect. A card worked before the Protect of another.
    Before(CardId, String, Range<usize>),
    /// A card is in a form.
    Form(CardId, Option<String>, Range<usize>),
    /// A card out of the game comes back after so many Subturns.
    Back(CardId, u8),
}

impl Later {
    /// It is put down.
    pub fn put(&self, state: &mut State, book: &Book) -> Result<(), BoardFault> {
        match self {
            Self::On(card, name, at) => {
                let all: Few = state.whole_field().collect();
                let own = state.owner(*card);
                let named = |id: &CardId| words::name(state, book, *id).eq_ignore_ascii_case(name);
                let mut found: Few = all.into_iter().filter(named).collect();
                found.sort_by_key(|id| state.owner(*id) != own);
                let Some(&host) = found.first() else {
                    let said = Said::new("sm-fault-not-in-arena").text("name", name);
                    return Err(BoardFault::new(at.clone(), said).by("201.8.2"));
                };
                if state.is_support(host) {
                    let said = Said::new("sm-fault-pasted-on-support").text("name", name);
                    return Err(BoardFault::new(at.clone(), said).by("508.10.6"));
                }
                let paste = state.def(book, *card).facts.paste;
                let (wanted, clause) = match paste {
                    Some(Paste::Pm) => (Category::Mystic, "201.8.2.3"),
                    _ => (Category::Seal, "201.8.2.1"),
                };
                if state.category(book, host) != Some(wanted) {
                    let said = Said::new("sm-fault-not-pasted-there").text("name", name);
                    return Err(BoardFault::new(at.clone(), said).by(clause));
                }
                state.card_mut(*card).own.on = Some(host);
                Ok(())
            }
            Self::Before(source, name, at) => {
                let other = |id: &CardId| *id != *source && words::name(state, book, *id).eq_ignore_ascii_case(name);
                let mut found: Few = state.whole_field().filter(other).collect();
                found.sort_by_key(|id| state.owner(*id) == state.owner(*source));
                let Some(&card) = found.first() else {
                    let said = Said::new("sm-fault-not-in-arena").text("name", name);
                    return Err(BoardFault::new(at.clone(), said).by("g:Protect"));
                };
                state.own.spared.push((card, *source));
                state.own.spared.sort_unstable();
                state.own.spared.dedup();
                Ok(())
            }
            Self::Back(card, left) => {
                state.own.away.push(Away { card: *card, left: *left, thief: None });
                Ok(())
            }
            Self::Form(main, form, at) => {
                let supports: Few = state.supports(*main).collect();
                let all = forms::possible(state, book, *main, &supports);
                let moves = &state.def(book, *main).facts.moves;
                let named = |n: &u8| {
                    moves
                        .get(usize::from(*n) - 1)
                        .is_some_and(|m| form.as_ref().is_none_or(|f| m.name.eq_ignore_ascii_case(f)))
                };
                match all.iter().find(|n| named(n)) {
                    Some(n) => {
                        state.card_mut(*main).own.form = *n;
                        Ok(())
                    }
                    None => Err(BoardFault::new(at.clone(), Said::new("sm-fault-form")).by("508.10.2 200.12.2")),
                }
            }
        }
    }
}

impl Reader<'_> {
    /// 201.8, 201.9. A Mystic of the arena: on what it is pasted, and how long it stays.
    pub(super) fn mystic(&mut self, item: &Node<'_>, id: CardId) -> Result<(), BoardFault> {
        only(item, Spot::Mystic)?;
        self.state(item, id)?;
        let facts = &self.book.def(self.cards[id.index()].def).facts;
        let given = |key: &str| if item.is_table() { item.table().map(|t| t.get(key)) } else { Ok(None) };
        match (facts.paste, given("on")?) {
            (Some(paste @ (Paste::Ps | Paste::Pm)), None) => {
                let clause = if paste == Paste::Ps { "201.8.2.1" } else { "201.8.2.3" };
                return Err(item.fault(Said::new("sm-fault-pasted-on-nothing")).by(clause));
            }
            (None | Some(Paste::Pa), Some(on)) => {
                return Err(on.fault(Said::new("sm-fault-not-pasted")).by("201.8.2.2 201.8.2.4"));
            }
            _ => {}
        }
        match (facts.turns, given("left")?) {
            (Turns::For(n), None) => self.cards[id.index()].own.left = n.saturating_mul(2),
            (Turns::For(_), Some(_)) | (_, None) => {}
            (_, Some(left)) => return Err(left.fault(Said::new("sm-fault-not-counted")).by("201.9.2")),
        }
        Ok(())
    }

    /// g:Vanish. A card out of the game that comes back after so many Subturns.
    pub(super) fn comes_back(&mut self, item: &Node<'_>, id: CardId) -> Result<(), BoardFault> {
        if !item.is_table() {
            return Ok(());
        }
        if let Some(node) = item.table()?.get("left") {
            let left = u8::try_from(node.number(1..=99)?).unwrap_or(1);
            self.later.push(Later::Back(id, left));
        }
        Ok(())
    }

    /// What a board says of the state of a card in the arena.
    pub(super) fn state(&mut self, item: &Node<'_>, id: CardId) -> Result<(), BoardFault> {
        if !item.is_table() {
            return Ok(());
        }
        let table = item.table()?;
        let flag = |key: &str| table.get(key).map_or(Ok(false), |n| n.bool());
        let (inactive, grown) = (flag("inactive")?, flag("grown")?);
        if grown && self.book.def(self.cards[id.index()].def).facts.growth.is_empty() {
            let at = table.get("grown").map_or(item.at.clone(), |n| n.at);
            return Err(BoardFault::new(at, Said::new("sm-fault-no-growth-box")).by("200.14.3"));
        }
        let card = &mut self.cards[id.index()];
        card.rested = inactive;
        card.own.grown = grown;
        if let Some(node) = table.get("on") {
            self.later.push(Later::On(id, node.text()?.to_string(), node.at.clone()));
        }
        if let Some(node) = table.get("left") {
            self.cards[id.index()].own.left = u8::try_from(node.number(1..=99)?).unwrap_or(1);
        }
        if let Some(node) = table.get("before") {
            for name in node.list()? {
                self.later.push(Later::Before(id, name.text()?.to_string(), name.at.clone()));
            }
        }
        if let Some(node) = table.get("came") {
            let card = &mut self.cards[id.index()];
            (card.own.fresh, card.new) = match node.text()? {
                "this" => (2, true),
                "last" => (1, false),
                "longer" => (0, false),
                _ => return Err(options(&node, "this, last, longer")),
            };
        }
        if let Some(node) = table.get("counters") {
            self.counters(&node, id)?;
        }
        if let Some(node) = table.get("curses") {
            for curse in node.list()? {
                self.curse(&curse, id)?;
            }
        }
        if let Some(node) = table.get("owner") {
            let player = player_of(&node)?;
            let card = &mut self.cards[id.index()];
            if player != card.owner {
                // It stands on this side, and was the other player's.
                card.own.original = Some(player);
            }
        }
        if let Some(node) = table.get("controller") {
            let player = player_of(&node)?;
            let card = &mut self.cards[id.index()];
            card.own.controller = (player != card.owner).then_some(player);
        }
        Ok(())
    }

    fn counters(&mut self, node: &Node<'_>, id: CardId) -> Result<(), BoardFault> {
        let own = &mut self.cards[id.index()].own;
        let small = |n: Result<i64, BoardFault>| n.map(|n| u8::try_from(n).unwrap_or(u8::MAX));
        if node.is_number() {
            let fixed = self.book.def(self.cards[id.index()].def).always.keywords[Keyword::FixedCharging.index()] > 0;
            let n = small(node.number(0..=99))?;
            let own = &mut self.cards[id.index()].own;
            if fixed {
                own.fixed = n
            } else {
                own.charged[0] = n
            }
            return Ok(());
        }
        let table = node.table()?;
        table.only(&["ours", "theirs", "charged", "fixed"])?;
        for (key, place) in [("ours", 0), ("charged", 0), ("theirs", 1)] {
            if let Some(node) = table.get(key) {
                own.charged[place] = small(node.number(0..=99))?;
            }
        }
        if let Some(node) = table.get("fixed") {
            own.fixed = small(node.number(0..=99))?;
        }
        Ok(())
    }

    fn curse(&mut self, node: &Node<'_>, id: CardId) -> Result<(), BoardFault> {
        let known = "stone, freeze, charm, poison, death, last dance, dimension";
        let (name, left, mystic, by) = if let Some(name) = node.as_text() {
            (name.to_string(), 0, false, None)
        } else {
            let table = node.table()?;
            table.only(&["kind", "left", "mystic", "by"])?;
            let kind = table.get("kind").ok_or_else(|| node.fault(Said::new("sm-fault-value").text("name", "kind")))?;
            let left = table.get("left").map_or(Ok(0), |n| n.number(1..=99))?;
            let mystic = table.get("mystic").map_or(Ok(false), |n| n.bool())?;
            let by = match table.get("by") {
                Some(n) => Some(player_of(&n)?),
                None => None,
            };
            (kind.text()?.to_string(), u8::try_from(left).unwrap_or(0), mystic, by)
        };
        let kind = Curse::parse(&name).ok_or_else(|| options(node, known))?;
        let card = &mut self.cards[id.index()];
        let by = by.or(Some(card.owner.other()));
        card.own.curses[kind.index()] = Some(Cursed { left, acting: true, mystic, by });
        match kind {
            Curse::Dimension => card.own.line = None,
            Curse::Charm => card.own.controller = by.filter(|p| *p != card.owner),
            _ => {}
        }
        Ok(())
    }
}
