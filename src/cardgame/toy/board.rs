//! Boards in and out, and what options are called. What lasts for the turn has no words on a board.
//!
//! ```toml
//! turn = "A"
//! [[cards]]
//! name = "Rose"
//! height = 2
//! text = "Thorny."
//! [A]
//! bed = ["Rose", { name = "Rose", wilted = true, dew = 1 }]
//! hand = ["Rose"]
//! deck = ["Rose", "Rose"]     # nobody knows their order
//! bottom = ["Rose"]           # but these lie below, in this order
//! ```

use std::fmt::Write as _;
use std::sync::Arc;

use serde_json::{Value, json};

use super::super::spoken::Spoken;
use super::super::word::Word;
use super::super::words::name;
use super::super::{Card, CardId, Def, DefId};
use super::nouns::{Category, Colour, Stat, Zone};
use super::{Act, Book, Choice, Gardens, Own, State, rows, text};
use crate::cards::source::CardSource;
use crate::engine::{Chooser, ClauseId, Player, Readings, Seats, Table};
use crate::keys::{BoardFault, Keys, Node};
use crate::lang::{Language, Said, Speech};

/// What an answer is called.
pub fn written(state: &State, book: &Book, choice: &Choice) -> String {
    let name = |id: &CardId| name(state, book, *id);
    match choice {
        Choice::Own(Act::Plant(id)) => format!("plant {}", name(id)),
        Choice::Own(Act::Use(id, n)) => format!("use {} {}", name(id), n + 1),
        Choice::Own(Act::End) => "end".to_string(),
        Choice::Card(id, _) => name(id),
        Choice::Is(_, def) => book.def(*def).name.clone(),
        Choice::Resolve(id, _) => format!("resolve {}", name(id)),
        Choice::Use(id, _) | Choice::UseFor(id, ..) => format!("instead by {}", name(id)),
        Choice::Decline => "not instead".to_string(),
        Choice::Mode(n) => format!("mode {}", n + 1),
        Choice::Yes => "yes".to_string(),
        Choice::No => "no".to_string(),
        other => format!("{other:?}").to_lowercase(),
    }
}

/// A printed card, with its text as a program.
fn printed(node: &Node<'_>) -> Result<Def<Gardens>, BoardFault> {
    let keys = node.table()?;
    keys.only(&["name", "height", "colour", "text"])?;
    let text = |key: &str| keys.get(key).map_or(Ok(""), |n| n.text());
    let mut def = Def::<Gardens> {
        name: text("name")?.to_string(),
        category: Some(Category::Plant),
        colours: Colour::parse(text("colour")?).into_iter().collect(),
        printed: vec![("text", text("text")?.to_string())],
        ..Def::default()
    };
    if let Some(height) = keys.get("height") {
        def.stats[Stat::Height.index()] = i32::try_from(height.number(0..=9)?).ok();
    }
    if let Some(node) = keys.get("text") {
        def.text = text::read(node.text()?).map_err(|fault| {
            BoardFault::new(fault.within(&node.at), Said::plain(format!("not understood: {}", fault.text))).by("4-1")
        })?;
    }
    Ok(def)
}

/// The cards of a list, with what lies on them.
fn lay(
    node: &Node<'_>,
    book: &Book,
    player: Player,
    zone: Zone,
    cards: &mut Vec<Card<Gardens>>,
) -> Result<(), BoardFault> {
    for item in node.list()? {
        let keys = if item.is_table() { Some(item.table()?) } else { None };
        let named = match &keys {
            Some(keys) => keys.get("name").ok_or_else(|| item.fault(Said::plain("a card has a name")))?,
            None => item.clone(),
        };
        let name = named.text()?;
        let def = match book.known().find(|&id| book.def(id).name == name) {
            Some(def) => def,
            None if name == "?" && zone == Zone::Hand => DefId::UNKNOWN,
            None => return Err(named.fault(Said::plain(format!("no card is called {name}")))),
        };
        let copies = cards.iter().filter(|c| c.owner == player && c.def == def).count();
        let mut card: Card<Gardens> = Card::new(def, player, u8::try_from(copies + 1).unwrap_or(u8::MAX), zone);
        if let Some(keys) = keys {
            keys.only(&["name", "wilted", "dew"])?;
            card.rested = keys.get("wilted").map_or(Ok(false), |n| n.bool())?;
            card.own.dew = u8::try_from(keys.get("dew").map_or(Ok(0), |n| n.number(0..=9))?).unwrap_or(0);
        }
        cards.push(card);
    }
    Ok(())
}

impl Spoken for Gardens {
    const NAME: &'static str = "gardens";
    const EDITIONS: &'static [&'static str] = &["first"];
    const DETAILS: &'static [&'static str] = &["height"];
    const ORDERED: &'static [&'static str] = &["compost"];
    const SAVED: &'static [&'static str] = &["turn", ".bed", ".hand"];

    fn read(board: &Keys<'_>, edition: u8, readings: Readings, _: &dyn CardSource) -> Result<Table<Self>, BoardFault> {
        board.only(&["turn", "planted", "cards", "A", "B"])?;
        let mut book = Book::new(edition, readings);
        for node in board.get("cards").map_or(Ok(Vec::new()), |n| n.list())? {
            book.add(printed(&node)?);
        }
        let mut cards: Vec<Card<Self>> = Vec::new();
        for player in Player::BOTH {
            let Some(side) = board.get(player.name()) else { continue };
            let side = side.table()?;
            side.only(&["bed", "hand", "deck", "bottom", "compost"])?;
            for (key, zone) in
                [("bed", Zone::Bed), ("hand", Zone::Hand), ("compost", Zone::Compost), ("deck", Zone::Deck)]
            {
                if let Some(node) = side.get(key) {
                    lay(&node, &book, player, zone, &mut cards)?;
                }
            }
            cards.iter_mut().filter(|c| c.owner == player && c.zone == Zone::Deck).for_each(|c| c.loose = true);
            if let Some(node) = side.get("bottom") {
                lay(&node, &book, player, Zone::Deck, &mut cards)?;
            }
        }
        let turn = match board.get("turn") {
            Some(node) => {
                let wrong = || node.fault(Said::plain("A or B"));
                Player::parse(node.text()?, Seats::TWO).ok_or_else(wrong)?
            }
            None => Player::A,
        };
        let planted = board.get("planted").map_or(Ok(false), |n| n.bool())?;
        let state = State { turn, ..State::new(cards, Seats::TWO, Own { planted }) }.begun(&book);
        let due = rows::due(&state, &book);
        Ok(Table::new(Arc::new(book), state, rows::turn(true)).first(due))
    }

    /// Both play with the shipped garden; the first turn begins.
    fn whole_game(edition: u8, readings: Readings, _: u64) -> Table<Self> {
        let block = crate::keys::parse(Self::starter(Language::En)).expect("it is shipped");
        let at_rest = Self::read(&crate::keys::whole(&block), edition, readings, &crate::cards::source::NoCards);
        let table = at_rest.expect("it is shipped");
        Table::new(table.book, table.state, rows::turn(false))
    }

    fn write(table: &Table<Self>) -> String {
        let (state, book) = (&table.state, &table.book);
        let mut out = format!("turn = \"{}\"\nplanted = {}\n", state.turn, state.own.planted);
        for def in book.known().map(|id| book.def(id)) {
            let text = def.printed("text").replace('\n', "\\n");
            let _ = write!(out, "[[cards]]\nname = \"{}\"\nheight = {}\n", def.name, def.stat(Stat::Height));
            if let Some(colour) = def.colours.first() {
                let _ = writeln!(out, "colour = \"{}\"", colour.path());
            }
            let _ = writeln!(out, "text = \"{text}\"");
        }
        let item = |id: &CardId| {
            let card = state.card(*id);
            let name = if card.is_unknown() { "?" } else { book.def(card.def).name.as_str() };
            format!("{{ name = \"{name}\", wilted = {}, dew = {} }}", card.rested, card.own.dew)
        };
        for player in Player::BOTH {
            let _ = writeln!(out, "[{player}]");
            let mut list = |key: &str, cards: Vec<String>| writeln!(out, "{key} = [{}]", cards.join(", "));
            for zone in [Zone::Bed, Zone::Hand, Zone::Compost] {
                let _ = list(zone.path(), state.pile(player, zone).iter().map(item).collect());
            }
            let deck = state.pile(player, Zone::Deck);
            let (loose, known): (Vec<CardId>, Vec<CardId>) = deck.iter().partition(|id| state.card(**id).loose);
            let _ = list("deck", loose.iter().map(item).collect());
            let _ = list("bottom", known.iter().map(item).collect());
        }
        out
    }

    fn empty() -> &'static str {
        "[A]\n[B]\n"
    }

    fn starter(_: Language) -> &'static str {
        include_str!("garden.toml")
    }

    fn forms(table: &Table<Self>, choice: &Choice, _: Chooser) -> [Vec<String>; 2] {
        [vec![written(&table.state, &table.book, choice)], Vec::new()]
    }

    fn fold(text: &str) -> String {
        text.to_lowercase()
    }

    fn anywhere(_: &Choice) -> bool {
        false
    }

    fn starts_a_line(choice: &Choice) -> bool {
        matches!(choice, Choice::Own(_))
    }

    fn values(table: &Table<Self>) -> Value {
        let state = &table.state;
        let side = |player: Player| {
            let names = |zone: Zone| -> Vec<String> {
                state.pile(player, zone).iter().map(|id| name(state, &table.book, *id)).collect()
            };
            let zones = Zone::ALL.iter().map(|&zone| (zone.path().to_string(), json!(names(zone))));
            Value::Object(zones.chain([("height".to_string(), json!(rows::height(state, player)))]).collect())
        };
        json!({ "turn": state.turn.name(), "A": side(Player::A), "B": side(Player::B) })
    }

    fn lines(table: &Table<Self>, _: &Speech) -> Vec<String> {
        Player::BOTH.map(|p| format!("{p}: {}", Self::values(table)[p.name()])).to_vec()
    }

    fn summary(table: &Table<Self>, speech: &Speech) -> String {
        Self::lines(table, speech).join(" · ")
    }

    fn not_asked(_: ClauseId, _: &str) -> Option<&'static str> {
        Some("1-3")
    }

    fn other_text(_: ClauseId) -> Option<&'static str> {
        None
    }
}
