//! 2. Cards described on a board, named again, or taken from card data.

use std::ops::Range;

use super::cards::Facts;
use super::sketch::Sketch;
use super::text;
use super::vocabulary::{Attribute, Category, Colour, Construction, Stat, Zone};
use super::{Book, Def};
use crate::cardgame::{DefId, STATS, Word, Zone as _, typed};
use crate::cards::source::{CardSource, Printed};
use crate::cards::{CardGame, CardsFault};
use crate::engine::Player;
use crate::keys::{BoardFault, Keys, Node};
use crate::lang::Said;
use crate::text::nearest::nearest;

/// What may be said about a card: what is printed on it, and its state.
const KEYS: &[&str] = &[
    "name",
    "number",
    "kind",
    "colours",
    "types",
    "attributes",
    "cost",
    "power",
    "counter",
    "life",
    "text",
    "trigger",
    "rested",
    "don",
    "new",
    "face_up",
];

/// Makes the book of a board.
pub struct Describer<'a> {
    /// The book so far.
    pub book: Book,
    cards: &'a dyn CardSource,
}

impl<'a> Describer<'a> {
    /// With card data.
    pub fn new(book: Book, cards: &'a dyn CardSource) -> Self {
        Self { book, cards }
    }

    /// Read all descriptions of a board first, so that a card may be named before it is described.
    pub fn announce(&mut self, board: &Keys<'_>) -> Result<(), BoardFault> {
        for player in Player::BOTH {
            let Some(side) = board.get(player.name()) else { continue };
            let side = side.table()?;
            for (key, zone) in ZONES {
                let Some(node) = side.get(key) else { continue };
                let mut found = Vec::new();
                tables(&node, &mut found);
                for node in found {
                    if node.table()?.get("name").is_some() {
                        self.card(&node, Some(zone))?;
                    }
                }
            }
        }
        Ok(())
    }

    /// A card: a table that describes it, or a name.
    pub fn card(&mut self, node: &Node<'_>, zone: Option<Zone>) -> Result<DefId, BoardFault> {
        if let Some(name) = node.as_text() {
            return self.named(name, node.at.clone(), zone);
        }
        if let Some(counter) = node.plus() {
            return self.named(&counter, node.at.clone(), zone);
        }
        if node.is_number() {
            let power = node.number(0..=100_000)?;
            return self.named(&power.to_string(), node.at.clone(), zone);
        }
        let table = node.table()?;
        table.only(KEYS)?;
        let printed = KEYS[2..12].iter().any(|key| table.get(key).is_some());
        let name = match (table.get("name"), table.get("number")) {
            (Some(name), _) => name,
            (None, Some(number)) => {
                // A card that its number alone names is as it is printed.
                if let Some((key, node)) = KEYS[2..12].iter().find_map(|key| Some((*key, table.get(key)?))) {
                    return Err(node.fault(Said::new("case-printed-by-number").text("key", key)));
                }
                return self.named(number.text()?, number.at.clone(), zone);
            }
            (None, None) => return Err(BoardFault::new(table.at, Said::new("op-fault-no-name")).by("2-1-1")),
        };
        let text = name.text()?;
        if text.trim().is_empty() || text.trim() == "?" {
            return Err(name.fault(Said::new("op-fault-no-name")).by("2-1-1"));
        }
        if !printed {
            return self.named(text, name.at.clone(), zone);
        }
        let def = self.described(&table, text, zone)?;
        // Described twice in the same words, it is one card.
        let same = |d: &Def| same_print(d, &def);
        if let Some(at) = self.book.defs.iter().position(same) {
            return Ok(DefId::at(at));
        }
        // Each side has one Leader, which may be called by nothing but that.
        let other = self.book.defs.iter().find(|d| !d.bare && d.name.eq_ignore_ascii_case(text) && d.number.is_empty());
        let is_leader = |d: &&Def| zone == Some(Zone::Leader) && d.category == Some(Category::Leader);
        if let Some(other) = other.filter(|d| !is_leader(d)) {
            let said = Said::new("op-fault-described-twice").text("name", &other.name);
            return Err(name.fault(said));
        }
        Ok(self.book.add(def))
    }

    /// A card by its name or number. One that nothing describes is known by its name only.
    pub fn named(&mut self, name: &str, at: Range<usize>, zone: Option<Zone>) -> Result<DefId, BoardFault> {
        let name = name.trim();
        // `Sabo 2` is a second one of its name.
        let base = name.rsplit_once(' ').filter(|(_, n)| n.parse::<u8>().is_ok()).map(|(base, _)| base);
        let is = |d: &Def, name: &str| {
            d.name.eq_ignore_ascii_case(name) || (!d.number.is_empty() && d.number.eq_ignore_ascii_case(name))
        };
        let find = |book: &Book, name: &str| (1..book.defs.len()).find(|&n| is(&book.defs[n], name));
        if let Some(n) = find(&self.book, name).or_else(|| base.and_then(|b| find(&self.book, b))) {
            return Ok(DefId::at(n));
        }
        if let Some(printed) = self.in_data(name, base, &at)? {
            // Another printing of a card that is known.
            if let Some(n) = find(&self.book, &printed.number) {
                return Ok(DefId::at(n));
            }
            let def = of_data(&printed, &at)?;
            return Ok(self.book.add(def));
        }
        if let Some(def) = super::shipped::card(name).or_else(|| base.and_then(super::shipped::card)) {
            return Ok(self.book.add(def.clone()));
        }
        if name.is_empty() {
            return Err(BoardFault::new(at, Said::new("op-fault-no-name")).by("2-1-1"));
        }
        let on_field = zone.is_none_or(|z| z.is_field());
        match self.called(name, base, &at) {
            Ok(Some(found)) => return Ok(found),
            // Where a bare name will do, or a few words say all, data that cannot be read are not needed.
            Err(Unnamed::Unread(_)) if !on_field || Sketch::read(name).is_some() => {}
            Err(Unnamed::Unread(fault) | Unnamed::Several(fault)) => return Err(fault),
            Ok(None) => {}
        }
        if let (bare, Some(_)) = typed::state(name)
            && on_field
        {
            return self.named(bare, at, zone);
        }
        if let Some(known) = self.known_with_values(name, &at, zone)? {
            return Ok(known);
        }
        if let Some(def) = Sketch::read(name).and_then(|sketch| sketched(&sketch, zone)) {
            typed::no_count(&sketch_name(name, &def, zone), &at, VALUES)?;
            let same = self.book.defs.iter().position(|d| same_print(d, &def));
            return Ok(same.map_or_else(|| self.book.add(def), DefId::at));
        }
        // Values that are not understood are no name.
        if Sketch::is_tried(name) {
            let hint = Said::new("case-known-options").text("words", VALUES);
            return Err(BoardFault::new(at, Said::new("op-fault-few-words").text("words", name)).hint(hint));
        }
        typed::no_number(name, &at, VALUES)?;
        let known: Vec<&str> = self.book.defs.iter().filter(|d| !d.bare).map(|d| d.name.as_str()).collect();
        // A name that nothing describes may be meant so, unless it looks like a slip of the pen.
        let slip =
            |near: &&str| strsim::normalized_damerau_levenshtein(&name.to_lowercase(), &near.to_lowercase()) > 0.75;
        let number = is_number(name).then(|| self.cards.nearest(CardGame::OnePiece, name)).flatten();
        let in_data = typed::near(self.cards, CardGame::OnePiece, name);
        let near =
            number.as_deref().or_else(|| nearest(name, known.iter().copied()).filter(slip)).or(in_data.as_deref());
        if is_number(name) || on_field || near.is_some() {
            let said = Said::new(if is_number(name) { "op-fault-no-number" } else { "op-fault-not-described" });
            let fault = BoardFault::new(at, said.text("name", name));
            return Err(match near {
                Some(near) => fault.hint(Said::new("error-did-you-mean").text("words", near)),
                None => fault,
            });
        }
        Ok(self.book.add(Def {
            name: name.to_string(),
            bare: true,
            category: Some(Category::Character),
            ..Def::default()
        }))
    }

    /// 2-6, 2-7, 2-10. A card that is known, with values beside its name: they are those that are printed on it, or it is another card.
    fn known_with_values(
        &mut self,
        name: &str,
        at: &Range<usize>,
        zone: Option<Zone>,
    ) -> Result<Option<DefId>, BoardFault> {
        let Some(sketch) = Sketch::read(name).filter(|sketch| sketch.name != name) else {
            return Ok(None);
        };
        let is_here = |d: &&Def| (zone == Some(Zone::Leader)) == (d.category == Some(Category::Leader));
        let is = |d: &&Def| {
            d.name.eq_ignore_ascii_case(&sketch.name)
                || (!d.number.is_empty() && d.number.eq_ignore_ascii_case(&sketch.name))
        };
        let in_book = self.book.defs.iter().skip(1).filter(|d| !d.bare).filter(is_here).any(|d| is(&d));
        let in_data = |name: &str| -> Result<bool, BoardFault> {
            let called = self.cards.called(CardGame::OnePiece, name).unwrap_or_default();
            Ok(!called.is_empty() || self.in_data(name, None, at)?.is_some() || super::shipped::card(name).is_some())
        };
        if !in_book && !in_data(&sketch.name)? {
            return Ok(None);
        }
        let id = self.named(&sketch.name, at.clone(), zone)?;
        let def = self.book.def(id);
        if !is_here(&def) {
            return Ok(None);
        }
        let text = def.printed("text").to_lowercase();
        let printed = [
            ("power", sketch.power, def.stats[Stat::Power.index()]),
            ("cost", sketch.cost, def.stats[Stat::Cost.index()]),
            ("counter", sketch.counter, def.stats[Stat::Counter.index()]),
            ("life", sketch.life, def.facts.life.map(i32::from)),
        ];
        let other = printed.into_iter().find(|(_, said, there)| said.is_some() && said != there).map(|(key, ..)| key);
        let keyword = sketch.keywords.iter().find(|k| !text.contains(&format!("[{}]", k.path()))).map(|k| k.path());
        match other.or(keyword) {
            Some(key) => {
                let said = Said::new("case-known-otherwise").text("name", &def.name).text("key", key);
                Err(BoardFault::new(at.clone(), said).hint(Said::new("case-known-otherwise-hint")))
            }
            None => Ok(Some(id)),
        }
    }

    /// 2-14. The card that card data have under this number; `OP01-016 2` is a second one.
    fn in_data(&self, name: &str, base: Option<&str>, at: &Range<usize>) -> Result<Option<Printed>, BoardFault> {
        let look = |name: &str| self.cards.printed(CardGame::OnePiece, name).map_err(|fault| unreadable(&fault, at));
        match (look(name)?, base) {
            (None, Some(base)) => look(base),
            (found, _) => Ok(found),
        }
    }

    /// 2-1. The card that card data have under this name; where several have it, their numbers are told.
    fn called(&mut self, name: &str, base: Option<&str>, at: &Range<usize>) -> Result<Option<DefId>, Unnamed> {
        let unread = |fault: CardsFault| Unnamed::Unread(unreadable(&fault, at));
        let numbers = |name: &str| self.cards.called(CardGame::OnePiece, name).map_err(unread);
        let mut found = numbers(name)?;
        if let (true, Some(base)) = (found.is_empty(), base) {
            found = numbers(base)?;
        }
        match found.as_slice() {
            [] => Ok(None),
            [one] => {
                let one = one.clone();
                self.named(&one, at.clone(), None).map(Some).map_err(Unnamed::Several)
            }
            several => {
                let said = Said::new("op-fault-several-cards").text("name", name);
                let hint = Said::new("case-known-options").text("words", &several.join(", "));
                Err(Unnamed::Several(BoardFault::new(at.clone(), said).hint(hint)))
            }
        }
    }

    fn described(&self, table: &Keys<'_>, name: &str, zone: Option<Zone>) -> Result<Def, BoardFault> {
        let number = |key: &str, range: std::ops::RangeInclusive<i64>| -> Result<Option<i32>, BoardFault> {
            table.get(key).map(|n| n.number(range).map(|n| i32::try_from(n).unwrap_or(0))).transpose()
        };
        let words = |key: &str| table.get(key).map_or(Ok(""), |n| n.text());
        let power = number("power", -100_000..=100_000)?;
        let category = match table.get("kind") {
            Some(kind) => Category::parse(kind.text()?).ok_or_else(|| {
                let hint = Said::new("case-known-options").text("words", "leader, character, event, stage");
                kind.fault(Said::new("op-fault-kind")).hint(hint)
            })?,
            None => match zone {
                Some(Zone::Leader) => Category::Leader,
                Some(Zone::Stage) => Category::Stage,
                _ if power.is_none() && is_event(words("text")?) => Category::Event,
                _ => Category::Character,
            },
        };
        let (text, trigger) = (words("text")?, words("trigger")?);
        let text_at = |key: &str| table.get(key).map_or(table.at.clone(), |n| n.at);
        let compiled = text::read(text, trigger).map_err(|fault| {
            let at = text_at(if fault.part > 0 { "trigger" } else { "text" });
            let said = Said::new("op-fault-text").text("words", &fault.text);
            let found = BoardFault::new(fault.within(&at), said).by("2-8-1");
            match &fault.near {
                Some(near) => found.hint(Said::new("error-did-you-mean").text("words", near)),
                None => found,
            }
        })?;
        let mut attributes = Vec::new();
        for item in list(table, "attributes")? {
            let known = Attribute::parse(item.text()?).ok_or_else(|| {
                let hint = Said::new("case-known-options").text("words", "slash, strike, ranged, special, wisdom");
                item.fault(Said::new("op-fault-attribute")).hint(hint).by("2-5-2")
            })?;
            attributes.push(known);
        }
        let mut colours = Vec::new();
        for item in list(table, "colours")? {
            let known = Colour::parse(item.text()?).ok_or_else(|| {
                let hint = Said::new("case-known-options").text("words", "red, green, blue, purple, black, yellow");
                item.fault(Said::new("op-fault-colour")).hint(hint).by("2-3-3")
            })?;
            colours.push(known);
        }
        if colours.is_empty() {
            colours.push(Colour::Red);
        }
        let mut types = Vec::new();
        for item in list(table, "types")? {
            types.extend(item.text()?.split('/').map(|t| t.trim().to_string()));
        }
        let leader = category == Category::Leader;
        nothing_else_is_printed(table, category)?;
        let cost = number("cost", 0..=50)?;
        let mut def = Def {
            name: name.to_string(),
            number: words("number")?.to_string(),
            category: Some(category),
            colours,
            types,
            stats: stats(
                match category {
                    Category::Leader | Category::Character => Some(power.unwrap_or(0)),
                    _ => None,
                },
                if leader { None } else { Some(cost.unwrap_or(1)) },
                number("counter", 0..=10_000)?,
            ),
            facts: Facts { attributes, life: number("life", 0..=10)?.and_then(|n| u8::try_from(n).ok()) },
            printed: texts(text, trigger),
            text: compiled,
            ..Def::default()
        };
        leave_unsaid(&mut def, power, cost);
        Ok(def)
    }
}

/// 2-6, 2-7. What nobody said of a card that has it.
fn leave_unsaid(def: &mut Def, power: Option<i32>, cost: Option<i32>) {
    let said = [(Stat::Power, power), (Stat::Cost, cost)];
    let lacks = said.into_iter().filter(|(stat, said)| said.is_none() && def.stats[stat.index()].is_some());
    let lacks: Vec<Stat> = lacks.map(|(stat, _)| stat).collect();
    def.leave_unsaid(lacks);
}

/// Cards as a few words sketch them.
pub const VALUES: &str = "7000, 4000 blocker, +2000, 6000 cost 4 rush";

/// What a sketched card is called; in a pile a power of 0 alone may be a number of cards, too.
fn sketch_name(name: &str, def: &Def, zone: Option<Zone>) -> String {
    let is_pile = zone.is_some_and(|zone| !zone.is_field());
    let is_values = Sketch::read(&def.name).is_some() && !(is_pile && name == "0");
    if is_values { String::new() } else { def.name.clone() }
}

/// 2-6-2, 2-7-1. Power is on Leaders and Characters only, and a Leader is never played.
fn nothing_else_is_printed(table: &Keys<'_>, category: Category) -> Result<(), BoardFault> {
    let (key, clause) = match category {
        Category::Leader => ("cost", "2-7-1"),
        Category::Character => return Ok(()),
        _ => ("power", "2-6-2"),
    };
    match table.get(key) {
        Some(node) => Err(node.fault(Said::new("op-fault-not-here").text("key", key)).by(clause)),
        None => Ok(()),
    }
}

/// Why a name does not say which card of the card data is meant.
enum Unnamed {
    /// They cannot be read.
    Unread(BoardFault),
    /// Several have it, or the one that has it cannot be used.
    Several(BoardFault),
}

/// Card data that cannot be read.
fn unreadable(fault: &CardsFault, at: &Range<usize>) -> BoardFault {
    let file = match fault.place.line {
        0 => fault.place.file.clone(),
        line => format!("{}:{line}", fault.place.file),
    };
    BoardFault::new(at.clone(), Said::new("op-fault-data").text("file", &file)).hint(fault.said.clone())
}

/// A card of a few words, as one of its place.
fn sketched(sketch: &Sketch, zone: Option<Zone>) -> Option<Def> {
    let category = match zone {
        Some(Zone::Leader) => Category::Leader,
        // A Stage has no power.
        Some(Zone::Stage) => return None,
        _ => Category::Character,
    };
    let leader = category == Category::Leader;
    let text = sketch.text();
    let mut def = Def {
        name: sketch.name.clone(),
        category: Some(category),
        colours: vec![Colour::Red],
        stats: stats(Some(sketch.power.unwrap_or(0)), (!leader).then(|| sketch.cost.unwrap_or(1)), sketch.counter),
        facts: Facts { attributes: Vec::new(), life: sketch.life.and_then(|n| u8::try_from(n).ok()) },
        text: text::read(&text, "").ok()?,
        printed: texts(&text, ""),
        ..Def::default()
    };
    leave_unsaid(&mut def, sketch.power, sketch.cost);
    Some(def)
}

/// The places of a side, in the order in which copies of a name are counted.
const ZONES: [(&str, Zone); 7] = [
    ("leader", Zone::Leader),
    ("characters", Zone::Characters),
    ("stage", Zone::Stage),
    ("hand", Zone::Hand),
    ("life", Zone::Life),
    ("trash", Zone::Trash),
    ("deck", Zone::Deck),
];

/// All tables in a value that may describe a card.
fn tables<'a>(node: &Node<'a>, out: &mut Vec<Node<'a>>) {
    if node.is_list() {
        node.list().into_iter().flatten().for_each(|item| tables(&item, out));
    } else if let Ok(table) = node.table() {
        if table.get("name").is_some() {
            out.push(node.clone());
        } else {
            table.entries().for_each(|(_, _, inner)| tables(&inner, out));
        }
    }
}

fn list<'a>(table: &Keys<'a>, key: &str) -> Result<Vec<Node<'a>>, BoardFault> {
    table.get(key).map_or(Ok(Vec::new()), |n| n.list())
}

fn same_print(a: &Def, b: &Def) -> bool {
    !a.bare
        && a.name == b.name
        && a.number == b.number
        && a.category == b.category
        && a.colours == b.colours
        && a.types == b.types
        && a.stats == b.stats
        && a.facts == b.facts
        && a.printed == b.printed
}

/// 2-6, 2-7, 2-10. The numbers of a card, by their places.
fn stats(power: Option<i32>, cost: Option<i32>, counter: Option<i32>) -> [Option<i32>; STATS] {
    let mut stats = [None; STATS];
    stats[Stat::Power.index()] = power;
    stats[Stat::Cost.index()] = cost;
    stats[Stat::Counter.index()] = counter;
    stats
}

/// 2-8, 2-11. Its texts, by the keys of a board.
fn texts(text: &str, trigger: &str) -> Vec<(&'static str, String)> {
    let both = super::cards::TEXTS.into_iter().zip([text, trigger]);
    both.filter(|(_, text)| !text.is_empty()).map(|(key, text)| (key, text.to_string())).collect()
}

/// `OP01-016`, `P-001`.
fn is_number(name: &str) -> bool {
    let Some((set, n)) = name.split_once('-') else { return false };
    let set_fits = !set.is_empty() && set.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
    set_fits && n.len() >= 3 && n.chars().take(3).all(|c| c.is_ascii_digit())
}

fn is_event(text: &str) -> bool {
    text.contains("[Main]") || text.contains("[Counter]")
}

/// 5-1-2-4. The size of the DON!! deck that a Leader's text gives.
pub fn don_deck(leader: &Def) -> Option<u8> {
    leader.outside().find_map(|c| if let Construction::DonDeck(n) = c { Some(*n) } else { None })
}

/// A card of card data. A text that cannot be read is a fault where the card is named.
pub fn of_data(printed: &Printed, at: &Range<usize>) -> Result<Def, BoardFault> {
    let compiled = text::read(&printed.text, &printed.trigger).map_err(|fault| {
        let said = Said::new("op-fault-data-text").text("name", &printed.number).text("words", &fault.text);
        BoardFault::new(at.clone(), said).by("2-8-1")
    })?;
    Ok(Def {
        name: printed.name.clone(),
        number: printed.number.clone(),
        category: Category::parse(&printed.category),
        colours: printed.colours.iter().filter_map(|c| Colour::parse(c)).collect(),
        types: printed.types.clone(),
        stats: stats(printed.power, printed.cost, printed.counter),
        facts: Facts {
            attributes: printed.attributes.iter().filter_map(|a| Attribute::parse(a)).collect(),
            life: printed.life,
        },
        printed: texts(&printed.text, &printed.trigger),
        text: compiled,
        ..Def::default()
    })
}

/// A card of a file in our own shape: the keys of a board.
pub fn of_keys(table: &Keys<'_>) -> Result<Def, BoardFault> {
    let describer = Describer::new(Book::new(0, crate::engine::Readings::default()), &crate::cards::source::NoCards);
    let name = table.get("name").ok_or_else(|| BoardFault::new(table.at.clone(), Said::new("op-fault-no-name")))?;
    describer.described(table, name.text()?, None)
}
