//! 2. Cards described on a board, or named again.

use std::ops::Range;

use super::cards::{self, EX_BASE, EX_BASE_DEF, Facts};
use super::text;
use super::vocabulary::{Category, Colour, Construction, Effect, Kind, Stat, Text, Zone};
use super::{Book, Def};
use crate::cardgame::{DefId, Word, Zone as _, typed};
use crate::cards::CardGame;
use crate::cards::source::CardSource;
use crate::engine::Player;
use crate::keys::{BoardFault, Keys, Node};
use crate::lang::Said;
use crate::text::nearest::nearest;

/// What may be said about a card: what is printed on it, and its state.
const KEYS: &[&str] = &[
    "name", "number", "kind", "ap", "hp", "level", "cost", "color", "traits", "link", "text", "burst", "token",
    "damage", "rested", "new", "pilot", "owner",
];

/// Those that are printed on it.
const PRINTED: &[&str] =
    &["number", "kind", "ap", "hp", "level", "cost", "color", "traits", "link", "text", "burst", "token"];

/// Cards as a few values tell them.
pub const VALUES: &str = "4/3, Wall 2/2 blocker";

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
        for player in Player::ALL {
            let Some(side) = board.get(player.name()) else { continue };
            let side = side.table()?;
            for (key, zone) in ZONES {
                let Some(node) = side.get(key) else { continue };
                let mut found = Vec::new();
                tables(&node, &mut found);
                for node in found {
                    let table = node.table()?;
                    if table.get("name").is_some() {
                        self.card(&node, Some(zone))?;
                    }
                    if let Some(pilot) = table.get("pilot").filter(|p| p.is_table()) {
                        self.card(&pilot, Some(Zone::Paired))?;
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
        let table = node.table()?;
        table.only(KEYS)?;
        let name = match (table.get("name"), table.get("number")) {
            (Some(name), _) => name,
            (None, Some(number)) => {
                by_number(&table)?;
                return self.named(number.text()?, number.at.clone(), zone);
            }
            (None, None) => return Err(BoardFault::new(table.at, Said::new("gcg-fault-no-name")).by("2-2-1")),
        };
        let text = name.text()?;
        if text.trim().is_empty() || text.trim() == "?" {
            return Err(name.fault(Said::new("gcg-fault-no-name")).by("2-2-1"));
        }
        if text.trim().eq_ignore_ascii_case(EX_BASE) {
            as_the_rules_make_it(&table)?;
            return Ok(EX_BASE_DEF);
        }
        if !PRINTED.iter().any(|key| table.get(key).is_some()) {
            return self.named(text, name.at.clone(), zone);
        }
        let def = described(&table, text, zone)?;
        // Described twice in the same words, it is one card.
        if let Some(at) = self.book.defs.iter().position(|d| same_print(d, &def)) {
            return Ok(DefId::at(at));
        }
        let clash = |d: &&Def| !d.bare && d.name.eq_ignore_ascii_case(text) && d.number == def.number;
        if let Some(other) = self.book.defs.iter().find(clash) {
            let said = Said::new("gcg-fault-described-twice").text("name", &other.name);
            return Err(name.fault(said));
        }
        Ok(self.book.add(def))
    }

    /// A card by its name or number. One that nothing describes is known by its name only.
    pub fn named(&mut self, name: &str, at: Range<usize>, zone: Option<Zone>) -> Result<DefId, BoardFault> {
        let name = name.trim();
        if name.eq_ignore_ascii_case(EX_BASE) {
            return Ok(EX_BASE_DEF);
        }
        // `Ram 2` is a second one of its name.
        let base = name.rsplit_once(' ').filter(|(_, n)| n.parse::<u8>().is_ok()).map(|(base, _)| base);
        let is = |d: &Def, name: &str| {
            d.name.eq_ignore_ascii_case(name) || (!d.number.is_empty() && d.number.eq_ignore_ascii_case(name))
        };
        let find = |book: &Book, name: &str| (1..book.defs.len()).find(|&n| is(&book.defs[n], name));
        if let Some(n) = find(&self.book, name).or_else(|| base.and_then(|b| find(&self.book, b))) {
            return Ok(DefId::at(n));
        }
        if let Some(def) = self.in_data(name, base, &at)? {
            return Ok(self.book.add(def));
        }
        if let Some(def) = super::shipped::card(name).or_else(|| base.and_then(super::shipped::card)) {
            return Ok(self.book.add(def.clone()));
        }
        if name.is_empty() {
            return Err(BoardFault::new(at, Said::new("gcg-fault-no-name")).by("2-2-1"));
        }
        let on_field = zone.is_none_or(|z| z.is_field() || z == Zone::Paired);
        if let (bare, Some(_)) = typed::state(name)
            && on_field
        {
            return self.named(bare, at, zone);
        }
        if let Some(found) = self.called(name, base, &at, zone)? {
            return Ok(found);
        }
        if let Some(def) = super::brief::card(name, zone) {
            if def.name != name {
                typed::no_count(&def.name, &at, VALUES)?;
                if let Some(known) = self.known_with_values(&def, &at, zone)? {
                    return Ok(known);
                }
            }
            let alike = self.book.defs.iter().position(|d| d.name.eq_ignore_ascii_case(&def.name));
            return match alike {
                Some(other) if same_print(&self.book.defs[other], &def) => Ok(DefId::at(other)),
                Some(_) => Err(BoardFault::new(at, Said::new("gcg-fault-described-twice").text("name", &def.name))),
                None => Ok(self.book.add(def)),
            };
        }
        typed::no_number(name, &at, VALUES)?;
        let known: Vec<&str> = self.book.defs.iter().filter(|d| !d.bare).map(|d| d.name.as_str()).collect();
        // A name that nothing describes may be meant so, unless it looks like a slip of the pen.
        let slip =
            |near: &&str| strsim::normalized_damerau_levenshtein(&name.to_lowercase(), &near.to_lowercase()) > 0.75;
        let number = is_number(name).then(|| self.cards.nearest(CardGame::Gundam, name)).flatten();
        let in_data = typed::near(self.cards, CardGame::Gundam, name);
        let near =
            number.as_deref().or_else(|| nearest(name, known.iter().copied()).filter(slip)).or(in_data.as_deref());
        if is_number(name) || on_field || near.is_some() {
            let said = Said::new(if is_number(name) { "gcg-fault-no-number" } else { "gcg-fault-not-described" });
            let fault = BoardFault::new(at, said.text("name", name));
            return Err(match near {
                Some(near) => fault.hint(Said::new("error-did-you-mean").text("words", near)),
                None => fault,
            });
        }
        Ok(self.book.add(Def { name: name.to_string(), bare: true, ..Def::default() }))
    }

    /// 2-2. The card that card data have under this name; where several have it, their numbers are told. Where a bare name will do, or a few
    /// values say all, data that cannot be read are not needed.
    fn called(
        &mut self,
        name: &str,
        base: Option<&str>,
        at: &Range<usize>,
        zone: Option<Zone>,
    ) -> Result<Option<DefId>, BoardFault> {
        let numbers = |name: &str| self.cards.called(CardGame::Gundam, name).unwrap_or_default();
        let mut found = numbers(name);
        if let (true, Some(base)) = (found.is_empty(), base) {
            found = numbers(base);
        }
        match found.as_slice() {
            [] => Ok(None),
            [one] => self.named(&one.clone(), at.clone(), zone).map(Some),
            several => {
                let said = Said::new("gcg-fault-several-cards").text("name", name);
                let hint = Said::new("case-known-options").text("words", &several.join(", "));
                Err(BoardFault::new(at.clone(), said).hint(hint))
            }
        }
    }

    /// 2-7, 2-8. A card of card data, with values beside its name: they are those that are printed on it, or it is another card.
    fn known_with_values(
        &mut self,
        said: &Def,
        at: &Range<usize>,
        zone: Option<Zone>,
    ) -> Result<Option<DefId>, BoardFault> {
        let name = said.name.as_str();
        let called = !self.cards.called(CardGame::Gundam, name).unwrap_or_default().is_empty();
        if !called && self.in_data(name, None, at)?.is_none() && super::shipped::card(name).is_none() {
            return Ok(None);
        }
        let id = self.named(name, at.clone(), zone)?;
        let def = self.book.def(id);
        let other =
            [("AP", Stat::Ap), ("HP", Stat::Hp)].into_iter().find(|(_, stat)| def.stat(*stat) != said.stat(*stat));
        let text = def.printed("text").to_lowercase();
        let keyword = said.printed("text").lines().find(|line| !text.contains(&line.to_lowercase()));
        match other.map(|(key, _)| key).or(keyword) {
            Some(key) => {
                let said = Said::new("case-known-otherwise").text("name", &def.name).text("key", key);
                Err(BoardFault::new(at.clone(), said).hint(Said::new("case-known-otherwise-hint")))
            }
            None => Ok(Some(id)),
        }
    }

    /// 2-1. The card that card data have under this number; `GX-016 2` is a second one.
    fn in_data(&self, name: &str, base: Option<&str>, at: &Range<usize>) -> Result<Option<Def>, BoardFault> {
        let look = |name: &str| {
            self.cards.printed(CardGame::Gundam, name).map_err(|fault| {
                let file = match fault.place.line {
                    0 => fault.place.file.clone(),
                    line => format!("{}:{line}", fault.place.file),
                };
                let said = Said::new("gcg-fault-data").text("file", &file);
                BoardFault::new(at.clone(), said).hint(fault.said.clone())
            })
        };
        let found = match (look(name)?, base) {
            (None, Some(base)) => look(base)?,
            (found, _) => found,
        };
        found.map(|printed| of_data(&printed, at)).transpose()
    }
}

/// A card that its number alone names is as it is printed: nothing else is said of it.
fn by_number(table: &Keys<'_>) -> Result<(), BoardFault> {
    match PRINTED.iter().filter(|key| **key != "number").find_map(|key| Some((*key, table.get(key)?))) {
        Some((key, node)) => Err(node.fault(Said::new("case-printed-by-number").text("key", key))),
        None => Ok(()),
    }
}

/// 5-17-3-1-1. The EX Base has AP 0 and HP 3, and nothing else is printed on it.
fn as_the_rules_make_it(table: &Keys<'_>) -> Result<(), BoardFault> {
    let ex = cards::ex_base();
    for key in PRINTED {
        let Some(node) = table.get(key) else { continue };
        let stat = |stat: Stat| node.number(-50..=99).is_ok_and(|n| n == i64::from(ex.stat(stat)));
        let same = match *key {
            "ap" => stat(Stat::Ap),
            "hp" => stat(Stat::Hp),
            "level" => stat(Stat::Level),
            "cost" => stat(Stat::Cost),
            "token" => node.bool()?,
            "kind" => Category::parse(node.text()?) == ex.category,
            _ => false,
        };
        if !same {
            return Err(node.fault(Said::new("gcg-fault-ex-base").text("key", key)).by("5-17-3-1-1"));
        }
    }
    Ok(())
}

/// The places of a side, in the order in which copies of a name are counted.
const ZONES: [(&str, Zone); 7] = [
    ("units", Zone::Battle),
    ("base", Zone::Base),
    ("hand", Zone::Hand),
    ("shields", Zone::Shields),
    ("trash", Zone::Trash),
    ("removed", Zone::Removed),
    ("deck", Zone::Deck),
];

/// All tables in a value that may describe a card.
fn tables<'a>(node: &Node<'a>, out: &mut Vec<Node<'a>>) {
    if node.is_list() {
        node.list().into_iter().flatten().for_each(|item| tables(&item, out));
    } else if let Ok(table) = node.table() {
        if table.get("name").is_some() || table.get("number").is_some() {
            out.push(node.clone());
        } else {
            table.entries().for_each(|(_, _, inner)| tables(&inner, out));
        }
    }
}

fn described(table: &Keys<'_>, name: &str, zone: Option<Zone>) -> Result<Def, BoardFault> {
    let number = |key: &str, range: std::ops::RangeInclusive<i64>| -> Result<Option<i32>, BoardFault> {
        table.get(key).map(|n| n.number(range).map(|n| i32::try_from(n).unwrap_or(0))).transpose()
    };
    let words = |key: &str| table.get(key).map_or(Ok(""), |n| n.text());
    let (ap, hp) = (number("ap", -50..=99)?, number("hp", -50..=99)?);
    let token = table.get("token").map_or(Ok(false), |n| n.bool())?;
    let printed = with_burst(words("burst")?, words("text")?);
    let category = match table.get("kind") {
        Some(kind) => Category::parse(kind.text()?).ok_or_else(|| {
            let hint = Said::new("case-known-options").text("words", "unit, pilot, command, base");
            kind.fault(Said::new("gcg-fault-kind")).hint(hint).by("2-3-2")
        })?,
        None => match zone {
            Some(Zone::Base) => Category::Base,
            Some(Zone::Paired) => Category::Pilot,
            Some(Zone::Battle) => Category::Unit,
            _ if ap.is_none() && hp.is_none() && is_command(&printed) => Category::Command,
            _ => Category::Unit,
        },
    };
    let compiled = read_text(table, &printed)?;
    let mut colours = Vec::new();
    if let Some(node) = table.get("color") {
        let known = Colour::parse(node.text()?).ok_or_else(|| {
            let hint = Said::new("case-known-options").text("words", "blue, green, red, white, purple");
            node.fault(Said::new("gcg-fault-color")).hint(hint).by("2-4-2-1")
        })?;
        colours.push(known);
    } else if !token {
        colours.push(Colour::Blue);
    }
    let mut types = Vec::new();
    for item in table.get("traits").map_or(Ok(Vec::new()), |n| n.list())? {
        types.push(item.text()?.trim().trim_matches(['(', ')']).to_string());
    }
    let link = words("link")?.to_string();
    let links = match table.get("link") {
        Some(node) => cards::link(&link).ok_or_else(|| node.fault(Said::new("gcg-fault-link")).by("2-12-1"))?,
        None => Vec::new(),
    };
    let pilot = compiled.effects.iter().find_map(pilot_part);
    // 2-7-3, 2-8-4. A Command has AP and HP only as a Pilot.
    if let Some((key, node)) = ["ap", "hp"].iter().find_map(|key| Some((*key, table.get(key)?)))
        && category == Category::Command
        && pilot.is_none()
    {
        return Err(node.fault(Said::new("gcg-fault-not-printed").text("key", key)).by("2-7-3 2-8-4"));
    }
    let level = number("level", 0..=15)?.unwrap_or(i32::from(!token));
    let cost = number("cost", 0..=15)?.unwrap_or(i32::from(!token));
    let mut def = Def {
        name: name.to_string(),
        number: words("number")?.to_string(),
        category: Some(category),
        colours,
        types,
        printed: vec![("text", printed)],
        text: compiled,
        facts: Facts { token, link, links, pilot },
        ..Def::default()
    };
    set_numbers(&mut def, ap, hp, level, cost);
    let lacks = [(Stat::Level, "level"), (Stat::Cost, "cost")].into_iter().filter(|(_, key)| table.get(key).is_none());
    def.leave_unsaid(lacks.map(|(stat, _)| stat).filter(|_| !token));
    Ok(def)
}

/// AP and HP of what has them; of a Pilot, what it adds.
pub fn set_numbers(def: &mut Def, ap: Option<i32>, hp: Option<i32>, level: i32, cost: i32) {
    let has = def.category != Some(Category::Command) || def.facts.pilot.is_some();
    def.stats[Stat::Ap as usize] = has.then(|| ap.unwrap_or(0));
    def.stats[Stat::Hp as usize] = has.then(|| hp.unwrap_or(0));
    def.stats[Stat::Level as usize] = Some(level);
    def.stats[Stat::Cost as usize] = Some(cost);
    // 2-7, 2-8. A Unit has both, a Base has HP; nobody said which.
    let needed: &[(Stat, Option<i32>)] = match def.category {
        Some(Category::Unit) => &[(Stat::Ap, ap), (Stat::Hp, hp)],
        Some(Category::Base) => &[(Stat::Hp, hp)],
        _ => &[],
    };
    def.leave_unsaid(needed.iter().filter(|(_, said)| said.is_none()).map(|(stat, _)| *stat));
}

/// 3-4-6-1. The name of a 【Pilot】 part.
fn pilot_part(effect: &Effect) -> Option<String> {
    if let Kind::Outside(Construction::Pilot(name)) = &effect.kind { Some(name.clone()) } else { None }
}

/// The 【Burst】 line may stand apart.
fn with_burst(burst: &str, text: &str) -> String {
    let burst = burst.trim();
    match (burst.is_empty(), burst.contains("【Burst】")) {
        (true, _) => text.to_string(),
        (false, true) => format!("{burst}\n{text}"),
        (false, false) => format!("【Burst】{burst}\n{text}"),
    }
}

fn read_text(table: &Keys<'_>, printed: &str) -> Result<Text, BoardFault> {
    let at = table.get("text").or_else(|| table.get("burst")).map_or(table.at.clone(), |n| n.at);
    let alone = table.get("burst").is_none();
    let compiled = text::read(printed).map_err(|fault| {
        let place = if alone { fault.within(&at) } else { at.clone() };
        let found = BoardFault::new(place, Said::new("gcg-fault-text").text("words", &fault.text)).by("2-11-1");
        match &fault.near {
            Some(near) => found.hint(Said::new("error-did-you-mean").text("words", near)),
            None => found,
        }
    })?;
    Ok(compiled)
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

/// `GX-016`, `ST01-001`.
fn is_number(name: &str) -> bool {
    let Some((set, n)) = name.split_once('-') else { return false };
    let set_fits = !set.is_empty() && set.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
    set_fits && n.len() >= 3 && n.chars().take(3).all(|c| c.is_ascii_digit())
}

fn is_command(text: &str) -> bool {
    ["【Main】", "【Action】"].iter().any(|mark| text.contains(mark))
}

/// A card of card data. A text that cannot be read is a fault where the card is named.
pub fn of_data(printed: &crate::cards::source::Printed, at: &Range<usize>) -> Result<Def, BoardFault> {
    if printed.name.eq_ignore_ascii_case(EX_BASE) {
        return Ok(cards::ex_base());
    }
    let fault = |said: Said| BoardFault::new(at.clone(), said);
    let token = printed.category == "token";
    let category = match token && printed.hp.is_some() {
        true => Some(Category::Unit),
        false => Category::parse(&printed.category),
    };
    let category = category.ok_or_else(|| fault(Said::new("gcg-fault-kind")).by("2-3-2"))?;
    let compiled = text::read(&printed.text)
        .map_err(|f| fault(Said::new("gcg-fault-text").text("words", &f.text)).by("2-11-1"))?;
    let colour = |c: &String| Colour::parse(c).ok_or_else(|| fault(Said::new("gcg-fault-color")).by("2-4-2-1"));
    let colours = printed.colours.iter().map(colour).collect::<Result<_, _>>()?;
    let links = cards::link(&printed.link).ok_or_else(|| fault(Said::new("gcg-fault-link")).by("2-12-1"))?;
    let pilot = compiled.effects.iter().find_map(pilot_part);
    let mut def = Def {
        name: printed.name.clone(),
        number: printed.number.clone(),
        category: Some(category),
        colours,
        types: printed.types.clone(),
        printed: vec![("text", printed.text.clone())],
        text: compiled,
        facts: Facts { token, link: printed.link.clone(), links, pilot },
        ..Def::default()
    };
    set_numbers(&mut def, printed.ap, printed.hp, printed.level.unwrap_or(0), printed.cost.unwrap_or(0));
    Ok(def)
}

/// A card of a file in our own shape: the keys of a board.
pub fn of_keys(table: &Keys<'_>) -> Result<Def, BoardFault> {
    let name = table.get("name").ok_or_else(|| BoardFault::new(table.at.clone(), Said::new("gcg-fault-no-name")))?;
    described(table, name.text()?, None)
}
