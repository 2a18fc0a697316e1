//! A board read: what a judge writes becomes a position, or a fault with its place.

use std::ops::Range;
use std::sync::Arc;

use serde_json::{Map, Value};

use super::areas::{Cursed, Level, Own, Side, Step};
use super::text::data;
use super::text::printed::{self, KEYS};
use super::vocabulary::{Category, Curse, Line, Turns, Zone};
use super::{Book, Procedure, State, SummonerMaster, enforcement, forms, setup, shipped, subturn, values};
use crate::cardgame::{Card, CardId, DefId, Few, Word, words};
use crate::cards::source::CardSource;
use crate::engine::{At, Player, Readings, Seats, Table};
use crate::keys::{BoardFault, Keys, Node};
use crate::lang::Said;

/// What a board says of a card besides what is printed on it.
const STATE_KEYS: [&str; 11] =
    ["inactive", "supports", "form", "on", "left", "curses", "counters", "owner", "controller", "grown", "came"];

/// What a side of a board may have.
const SIDE: [&str; 15] = [
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
];

/// A table from a board.
pub fn read(board: &Keys<'_>, readings: Readings, cards: &dyn CardSource) -> Result<Table<SummonerMaster>, BoardFault> {
    board.only(&["level", "turn", "cards", "setup", "loser_of_last_game", "A", "B"])?;
    let _ = cards;
    let mut reader = Reader { book: Book::new(0, readings), cards: Vec::new(), later: Vec::new() };
    let setup = board.get("setup").map_or(Ok(false), |n| n.bool())?;
    if let Some(node) = board.get("cards") {
        for card in node.list()? {
            reader.describe(&card, Category::Seal)?;
        }
    }
    reader.announce(board)?;
    let level = match board.get("level") {
        Some(node) => Level::parse(node.text()?).ok_or_else(|| options(&node, "caller, summoner, beginner"))?,
        None => Level::Summoner,
    };
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
    used(board, &mut state, &book)?;
    for p in Player::BOTH {
        let seal = state.seals(&book, p).next().is_some();
        state.own.sides[p.index()].had_seal = seal;
    }
    let state = state.begun(&book);
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

/// g:(X/Y). Texts that have worked this Subturn: names of cards.
fn used(board: &Keys<'_>, state: &mut State, book: &Book) -> Result<(), BoardFault> {
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
            for (n, effect) in book.def(state.card(id).def).own_effects() {
                for (limit, card) in [(effect.extra.limit, Some(id)), (effect.extra.named, None)] {
                    if let Some((most, period)) = limit {
                        let left = if period == super::vocabulary::Period::Turn { 2 } else { 1 };
                        let used = super::areas::Use {
                            def: state.card(id).def,
                            effect: n,
                            card,
                            who: player,
                            period,
                            n: most,
                            left,
                        };
                        state.own.uses.push(used);
                    }
                }
            }
        }
    }
    state.own.uses.sort_unstable();
    Ok(())
}

/// Something that can be put down only when all cards are.
enum Later {
    /// A card is pasted on another.
    On(CardId, String, Range<usize>),
    /// A card is in a form.
    Form(CardId, Option<String>, Range<usize>),
}

impl Later {
    fn put(&self, state: &mut State, book: &Book) -> Result<(), BoardFault> {
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
                state.card_mut(*card).own.on = Some(host);
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

struct Reader {
    book: Book,
    cards: Vec<Card<SummonerMaster>>,
    later: Vec<Later>,
}

impl Reader {
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
                        let def = self.describe(&item, fallback(key, &item))?;
                        // 620.1. Whatever lies there is a Reflection.
                        if key == "reflections" {
                            self.book.defs[def.index()].facts.reflection = true;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// The card of a name or of a table.
    fn describe(&mut self, node: &Node<'_>, fallback: Category) -> Result<DefId, BoardFault> {
        if let Some(name) = node.as_text() {
            return self.named(name, fallback, node);
        }
        let table = node.table()?;
        let known: Vec<&str> = KEYS.iter().chain(&STATE_KEYS).copied().collect();
        table.only(&known)?;
        let Some(name) = table.get("name") else {
            return Err(node.fault(Said::new("sm-fault-no-name")));
        };
        let name = name.text()?;
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
        let def = shipped::def(&card);
        let same = self.book.defs.iter().position(|d| d.name.eq_ignore_ascii_case(name) && same(d, &def));
        Ok(same.map_or_else(|| self.book.add(def), DefId::at))
    }

    /// A card by its name: described on the board, one of the program's, or one of which nothing else is said.
    fn named(&mut self, name: &str, fallback: Category, _: &Node<'_>) -> Result<DefId, BoardFault> {
        if let Some(def) = shipped::place(&mut self.book, name) {
            return Ok(def);
        }
        let mut record = Map::new();
        record.insert("name".into(), name.into());
        let plain = printed::describe(&record, fallback).map_err(|f| BoardFault::new(0..0, f.said))?;
        Ok(self.book.add(crate::cardgame::Def { bare: true, ..shipped::def(&plain) }))
    }

    fn side(&mut self, board: &Keys<'_>, player: Player, setup: bool, level: Level) -> Result<Side, BoardFault> {
        let node = board.get(player.name());
        let table = match &node {
            Some(node) => Some(node.table()?),
            None => None,
        };
        if let Some(table) = &table {
            let known: Vec<&str> = SIDE.iter().copied().chain(["used"]).collect();
            table.only(&known)?;
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
                self.state(&item, id)?;
                let turns = self.book.def(self.cards[id.index()].def).facts.turns;
                let left = &mut self.cards[id.index()].own.left;
                if let (0, Turns::For(n)) = (*left, turns) {
                    *left = n.saturating_mul(2);
                }
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
                self.pile(&node, player, zone, kind)?;
            }
        }
        for (key, zone, kind, n) in [
            ("seal_library", Zone::SealLibrary, Category::Seal, if setup { 30 } else { 20 }),
            ("mystic_library", Zone::MysticLibrary, Category::Mystic, if setup { 30 } else { 10 }),
        ] {
            match get(key) {
                Some(node) => self.pile(&node, player, zone, kind)?,
                None => self.unknown(player, zone, n),
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
                self.state(&support, under)?;
            }
        }
        let form = match table.get("form") {
            Some(node) => Some((node.text()?.to_string(), node.at.clone())),
            None => None,
        };
        if combined {
            let at = form.as_ref().map_or(item.at.clone(), |(_, at)| at.clone());
            self.later.push(Later::Form(id, form.map(|(name, _)| name), at));
        }
        Ok(())
    }

    /// What a board says of the state of a card in the arena.
    fn state(&mut self, item: &Node<'_>, id: CardId) -> Result<(), BoardFault> {
        if !item.is_table() {
            return Ok(());
        }
        let table = item.table()?;
        let flag = |key: &str| table.get(key).map_or(Ok(false), |n| n.bool());
        let (inactive, grown) = (flag("inactive")?, flag("grown")?);
        let card = &mut self.cards[id.index()];
        card.rested = inactive;
        card.own.grown = grown;
        if let Some(node) = table.get("on") {
            self.later.push(Later::On(id, node.text()?.to_string(), node.at.clone()));
        }
        if let Some(node) = table.get("left") {
            self.cards[id.index()].own.left = u8::try_from(node.number(1..=99)?).unwrap_or(1);
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
            let fixed = self.book.def(self.cards[id.index()].def).always.keywords
                [super::vocabulary::Keyword::FixedCharging.index()]
                > 0;
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

    fn place(&mut self, node: &Node<'_>, player: Player, zone: Zone, kind: Category) -> Result<CardId, BoardFault> {
        if node.as_text() == Some("?") {
            if zone == Zone::Arena {
                return Err(node.fault(Said::new("sm-fault-unknown-in-arena")).by("303.1"));
            }
            self.unknown(player, zone, 1);
            return Ok(CardId::at(self.cards.len() - 1));
        }
        let kind = if node.is_table() { fallback_of(kind, zone, node) } else { kind };
        let def = self.describe(node, kind)?;
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

    fn unknown(&mut self, player: Player, zone: Zone, n: usize) {
        (0..n).for_each(|_| {
            self.add(player, DefId::UNKNOWN, zone);
        });
    }

    /// A list of cards, the top one first, or a number of unknown ones.
    fn pile(&mut self, node: &Node<'_>, player: Player, zone: Zone, kind: Category) -> Result<(), BoardFault> {
        if node.is_number() && matches!(zone, Zone::SealLibrary | Zone::MysticLibrary | Zone::Hand) {
            let n = usize::try_from(node.number(0..=120)?).unwrap_or(0);
            self.unknown(player, zone, n);
            return Ok(());
        }
        if node.is_table() && zone == Zone::Hand {
            let table = node.table()?;
            table.only(&["seals", "mystics"])?;
            for key in ["seals", "mystics"] {
                let n = table.get(key).map_or(Ok(0), |n| n.number(0..=60))?;
                self.unknown(player, zone, usize::try_from(n).unwrap_or(0));
            }
            return Ok(());
        }
        for item in node.list()? {
            let id = self.place(&item, player, zone, kind)?;
            if zone == Zone::Removed && item.is_table() {
                self.away(&item, id)?;
            }
        }
        Ok(())
    }

    fn away(&mut self, item: &Node<'_>, id: CardId) -> Result<(), BoardFault> {
        let _ = (item, id);
        Ok(())
    }
}

/// What is printed, wherever the card lies.
fn unmarked(facts: &super::vocabulary::Facts) -> super::vocabulary::Facts {
    super::vocabulary::Facts { reflection: false, ..facts.clone() }
}

/// Are two descriptions the same card?
fn same(a: &super::Def, b: &super::Def) -> bool {
    (&a.category, &a.colours, &a.types, &a.stats, &a.printed, &a.text)
        == (&b.category, &b.colours, &b.types, &b.stats, &b.printed, &b.text)
        && format!("{:?}", unmarked(&a.facts)) == format!("{:?}", unmarked(&b.facts))
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
