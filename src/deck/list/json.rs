//! Lists in JSON: card numbers one by one, or decks of cards with counts. A key that is not known is passed over only if nothing under it
//! can be a card or a count.

use std::collections::HashMap;

use super::absent;
use super::columns::Row;
use super::heading::is_side;
use super::lexicon::MOST;
use super::node::Node;
use super::plain::plain;
use super::token::{Kind, tokens};
use super::unsure;
use super::why::Why;
use super::written::{Content, DeckList, Line, new};
use crate::cards::{CardGame, number};
use crate::deck::part::Part;
use crate::text::visible::one_line;

type Object = [(String, Node)];

/// Does a text that begins with a bracket look like a list of values, rather than like a heading?
pub fn is_list(start: &str) -> bool {
    start.strip_prefix('[').is_some_and(|rest| rest.trim_start().starts_with(['"', '{', '[']))
}

/// The decks of a file.
pub fn read(file: &str, text: &str) -> Vec<DeckList> {
    let document: Node = match serde_json::from_str(text).or_else(|error| by_lines(text).ok_or(error)) {
        Ok(document) => document,
        Err(error) => {
            let words = error.to_string();
            let words = words.split(" at line ").next().unwrap_or(&words);
            let words = format!("{words} “{}”", near(text, error.line(), error.column()));
            return vec![DeckList { broken: Some((error.line().max(1), words)), ..new(file) }];
        }
    };
    let mut decks = Vec::new();
    match &document {
        Node::List(all) if all.iter().any(is_deck) => decks.extend(all.iter().map(|node| any_deck(file, node))),
        Node::List(all) => decks.push(one_by_one(file, all)),
        Node::Object(object) => match object.iter().find(|(key, _)| key == "decks") {
            Some((_, Node::List(all))) => {
                decks.extend(all.iter().map(|node| any_deck(file, node)));
                let beside: Vec<&(String, Node)> = object.iter().filter(|(key, _)| key != "decks").collect();
                if let Some(first) = decks.first_mut() {
                    beside.iter().for_each(|(_, node)| prose(first, node));
                }
                if let Some((key, node)) = beside.into_iter().find(|(_, node)| names_a_card(node)) {
                    let mut deck = new(file);
                    refuse(&mut deck, Part::Any, node.shown(), Why::Key(key.clone()));
                    decks.push(deck);
                }
            }
            _ if is_map(object) => {
                let mut deck = new(file);
                entry(&mut deck, Part::Any, object);
                decks.push(deck);
            }
            _ => decks.push(deck(file, object)),
        },
        other => {
            let mut deck = new(file);
            refuse(&mut deck, Part::Any, other.shown(), Why::Unknown);
            decks.push(deck);
        }
    }
    if decks.is_empty() {
        decks.push(new(file));
    }
    let places = lines(text);
    for (place, said) in decks.iter_mut().flat_map(|d| &mut d.comments) {
        *place = places.get(said.as_str()).copied().unwrap_or(1);
    }
    for line in decks.iter_mut().flat_map(|d| &mut d.lines) {
        let id = match &line.content {
            Content::Row(row) => row.number.clone().unwrap_or_else(|| row.name.clone()),
            _ => line.text.clone(),
        };
        let place = places.get(id.as_str()).or_else(|| places.get(line.text.as_str()));
        line.number = place.copied().unwrap_or(1);
    }
    decks
}

/// What is written up to where a document breaks.
fn near(text: &str, line: usize, column: usize) -> String {
    const SHOWN: usize = 24;
    let line = text.lines().nth(line.saturating_sub(1)).unwrap_or("");
    let end = (0..=column.min(line.len())).rev().find(|at| line.is_char_boundary(*at)).unwrap_or(0);
    let before: Vec<char> = line[..end].chars().collect();
    let cut = before.len().saturating_sub(SHOWN);
    let shown: String = before[cut..].iter().collect();
    one_line(&if cut > 0 { format!("…{shown}") } else { shown }).into_owned()
}

/// One value on each line, as some programs write lists.
fn by_lines(text: &str) -> Option<Node> {
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let all: Option<Vec<Node>> = lines.map(|line| serde_json::from_str(line).ok()).collect();
    all.filter(|all| all.len() > 1).map(Node::List)
}

/// The lines on which texts first stand, so that what cannot be understood can be found.
fn lines(text: &str) -> HashMap<&str, usize> {
    let mut out = HashMap::new();
    let (bytes, mut at, mut line) = (text.as_bytes(), 0, 1);
    while at < bytes.len() {
        match bytes[at] {
            b'\n' => line += 1,
            b'"' => {
                let start = at + 1;
                at = start;
                while at < bytes.len() && bytes[at] != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
                if let Some(token) = text.get(start..at.min(bytes.len())) {
                    out.entry(token).or_insert(line);
                }
            }
            _ => {}
        }
        at += 1;
    }
    out
}

/// Keys are compared without large letters, blanks and hyphens.
fn folded(key: &str) -> String {
    let is_mark = |c: &char| ('\u{E31}'..='\u{E4E}').contains(c);
    key.chars().filter(|c| c.is_alphanumeric() || is_mark(c)).flat_map(char::to_lowercase).collect()
}

const LISTS: [(Part, &[&str]); 9] = [
    (Part::Leader, &["leader", "leaders", "leadercard"]),
    (Part::Any, &["cards", "deck", "decklist", "list", "entries"]),
    (Part::Main, &["main", "maindeck", "characters", "events", "stages", "units", "pilots", "commands", "bases"]),
    (Part::Don, &["don", "dondeck", "dons"]),
    (Part::Resource, &["resource", "resources", "resourcedeck"]),
    (Part::Token, &["tokens", "token"]),
    (Part::Seal, &["seals"]),
    (Part::Mystic, &["mystics"]),
    (Part::Beside, &["extra", "beside", "extradeck"]),
];
const SIDES: [&str; 5] = ["side", "sideboard", "sidedeck", "maybeboard", "considering"];
const TOTALS: [&str; 5] = ["total", "totalcards", "cardcount", "size", "decksize"];

fn list_of(key: &str) -> Option<Part> {
    LISTS.iter().find(|(_, keys)| keys.contains(&key)).map(|(part, _)| *part)
}

fn is_deck(node: &Node) -> bool {
    let is_list = |node: &Node| matches!(node, Node::List(_) | Node::Object(_));
    match node {
        Node::Object(object) => object.iter().any(|(key, node)| is_list(node) && list_of(&folded(key)).is_some()),
        _ => false,
    }
}

/// `{"ZZ01-004": 4, "Gull": 4}`: every key is a card, every value a count.
fn is_map(object: &Object) -> bool {
    let is_card = |key: &str| {
        let name = folded(key);
        let known = [&TOTALS[..], &COUNTS, &IDS, &NAMES, &PARTS, &ASIDES, &WRAPPERS, &ABOUT, &REMARKS, &PROSE];
        number::whole(key).is_some()
            || (list_of(&name).is_none() && !known.iter().any(|keys| keys.contains(&name.as_str())))
    };
    !object.is_empty() && object.iter().all(|(key, node)| counts(node) && is_card(key))
}

/// A number, or a text that is one.
fn counts(node: &Node) -> bool {
    match node {
        Node::Number(_) => true,
        Node::Text(text) => text.trim().parse::<u32>().is_ok(),
        _ => false,
    }
}

fn names_a_card(node: &Node) -> bool {
    node.any(&|text| number::first(text).is_some())
}

/// What decks say of themselves in lists and objects of their own.
const ABOUT: [&str; 14] = [
    "colors", "colours", "color", "colour", "tags", "stats", "meta", "metadata", "user", "author", "owner", "settings",
    "games", "matches",
];

/// Under a key that is not known: a card number anywhere, or lists and counts in which cards may stand by their names.
fn may_hold_cards(key: &str, node: &Node) -> bool {
    let is_about = ABOUT.contains(&key);
    match node {
        node if names_a_card(node) => true,
        Node::List(all) if !is_about => {
            all.iter().any(|n| matches!(n, Node::Object(_) | Node::List(_)))
                || node.any(&|text| text.starts_with(|c: char| c.is_numeric()) && text.contains(char::is_alphabetic))
        }
        Node::Object(_) if !is_about => node.any(&|text| text.trim().parse::<u32>().is_ok()),
        _ => false,
    }
}

fn push(out: &mut DeckList, part: Part, text: &str, content: Content) {
    // What stands in a document may be any text.
    let line = match plain(text.trim()) {
        Ok(text) => Line { number: 0, part, text: text.into_owned(), content, comment: String::new() },
        Err(why) => {
            let text = one_line(text).into_owned();
            Line { number: 0, part, text, content: Content::Refused(why), comment: String::new() }
        }
    };
    out.lines.push(line);
}

fn refuse(out: &mut DeckList, part: Part, text: String, why: Why) {
    let text = one_line(&text).into_owned();
    out.lines.push(Line { number: 0, part, text, content: Content::Refused(why), comment: String::new() });
}

/// `["title", "ZZ01-001", "ZZ01-002", …]`: what is no number and comes before numbers is the title. A card may be called so, which is
/// warned of as in a comment; where none of the others is a number it is a card as they are.
fn one_by_one(file: &str, all: &[Node]) -> DeckList {
    let mut out = new(file);
    let is_number =
        |node: &Node| !matches!(node, Node::Text(text) if !tokens(text).iter().any(|t| t.kind == Kind::Card));
    let is_titled = all.len() > 1 && all[1..].iter().any(is_number);
    for (at, node) in all.iter().enumerate() {
        match node {
            Node::Text(text) if at == 0 && is_titled && !is_number(node) => {
                out.name = one_line(text).into_owned();
                out.comments.push((1, text.clone()));
            }
            node => values(&mut out, Part::Any, node),
        }
    }
    out
}

fn any_deck(file: &str, node: &Node) -> DeckList {
    match node {
        Node::Object(object) => deck(file, object),
        other => {
            let mut out = new(file);
            refuse(&mut out, Part::Any, other.shown(), Why::Unknown);
            out
        }
    }
}

fn deck(file: &str, object: &Object) -> DeckList {
    let mut out = new(file);
    take(&mut out, object);
    out
}

/// What stands there for people: it may speak of cards.
fn prose(out: &mut DeckList, node: &Node) {
    match node {
        Node::Text(text) if !text.trim().is_empty() && !is_address(text) => out.comments.push((1, text.clone())),
        Node::List(all) => all.iter().for_each(|node| prose(out, node)),
        Node::Object(all) => all.iter().for_each(|(_, node)| prose(out, node)),
        _ => {}
    }
}

fn is_address(text: &str) -> bool {
    text.starts_with("http://") || text.starts_with("https://")
}

/// What an object says of a deck.
fn take(out: &mut DeckList, object: &Object) {
    for (key, node) in object {
        let name = folded(key);
        if let Some(text) = node.as_text()
            && let Some(fact) = fact(out, &name)
        {
            *fact = one_line(text).into_owned();
            if text.chars().any(char::is_numeric) {
                out.facts.push((1, text.to_string()));
            }
            continue;
        }
        match (name.as_str(), node) {
            ("game", Node::Text(text)) => out.game = CardGame::of(text),
            // `{"ZZ01-004": 4, "ZZ01-005": true}`: a card, and nobody knows how many.
            (_, node) if number::whole(key).is_some() && !counts(node) => {
                refuse(out, Part::Any, node.shown(), Why::Key(key.clone()));
            }
            (_, Node::Null | Node::Bool(_)) => {}
            // `{"deck": {"leader": …, "cards": […]}}`.
            (name, Node::Object(inner))
                if (list_of(name) == Some(Part::Any) || WRAPPERS.contains(&name)) && is_deck(node) =>
            {
                take(out, inner)
            }
            // What is told of cards there is a comment, and warned of as one.
            (name, Node::Text(_)) if REMARKS.contains(&name) || PROSE.contains(&name) => prose(out, node),
            ("event", Node::Object(inner)) if is_occasion(inner) => prose(out, node),
            // `{"name": "Kelp", "ZZ01-004": 4}`.
            (_, node) if counts(node) && number::whole(key).is_some() => {
                push(out, Part::Any, &format!("{}x {key}", whole(&node.shown())), Content::Written);
            }
            (name, Node::Number(n)) if TOTALS.contains(&name) || COUNTS.contains(&name) => match n.parse() {
                Ok(count) => out.totals.push((1, count)),
                Err(_) => refuse(out, Part::Any, n.clone(), Why::NoCount(n.clone())),
            },
            (name, node) if SIDES.contains(&name) => {
                if node.any(&|_| true) {
                    refuse(out, Part::Any, node.shown(), Why::Side);
                }
            }
            (name, node) => match list_of(name) {
                Some(part) => values(out, part, node),
                None if name == "event" && !matches!(node, Node::Text(_)) => values(out, Part::Main, node),
                None if may_hold_cards(name, node) => refuse(out, Part::Any, node.shown(), Why::Key(key.clone())),
                // `"likes": 4`; a card may be called so, and is warned of.
                None if counts(node) => out.comments.push((1, format!("{} {key}", whole(&node.shown())))),
                None => prose(out, node),
            },
        }
    }
}

/// Does an object tell of a tournament, and of no card?
fn is_occasion(object: &Object) -> bool {
    let has = |keys: &[&str]| object.iter().any(|(key, _)| keys.contains(&folded(key).as_str()));
    has(&OCCASION) && !has(&COUNTS) && !object.iter().any(|(_, node)| names_a_card(node))
}

/// The place for what a deck says of itself.
fn fact<'d>(deck: &'d mut DeckList, key: &str) -> Option<&'d mut String> {
    Some(match key {
        "name" | "title" | "deckname" => &mut deck.name,
        "player" | "playername" => &mut deck.player,
        "playerid" | "memberid" => &mut deck.player_id,
        "table" => &mut deck.table,
        "event" | "tournament" => &mut deck.event,
        "date" => &mut deck.date,
        "format" | "level" | "regulation" => &mut deck.format,
        _ => return None,
    })
}

fn values(out: &mut DeckList, part: Part, node: &Node) {
    match node {
        Node::List(all) => match all.as_slice() {
            // `["ZZ01-004", 4]`, `[4, "ZZ01-004"]`.
            [Node::Text(id), Node::Number(n)] | [Node::Number(n), Node::Text(id)] => {
                push(out, part, &format!("{}x {id}", whole(n)), Content::Written);
            }
            all => all.iter().for_each(|node| values(out, part, node)),
        },
        Node::Text(text) => text.lines().for_each(|line| push(out, part, line, Content::Written)),
        // `"don": 10`.
        Node::Number(n) if part == Part::Don || part == Part::Resource => {
            let name = if part == Part::Don { "DON!!" } else { "Resource" };
            push(out, part, &format!("{n} {name}"), Content::Written);
        }
        Node::Object(object) => entry(out, part, object),
        Node::Null => {}
        other => refuse(out, part, other.shown(), Why::Unknown),
    }
}

const IDS: [&str; 12] =
    ["cardnumber", "number", "id", "code", "cardid", "card", "cardsetid", "no", "カード番号", "番号", "หมายเลข", "รหัส"];
const NAMES: [&str; 6] = ["name", "cardname", "title", "カード名", "名前", "ชื่อ"];
const COUNTS: [&str; 11] =
    ["count", "quantity", "qty", "amount", "copies", "n", "num", "枚数", "จำนวน", "数量", "cardcount"];
const PARTS: [&str; 6] = ["section", "board", "zone", "part", "category", "type"];
const ASIDES: [&str; 70] = [
    "set",
    "setname",
    "setcode",
    "rarity",
    "cost",
    "power",
    "counter",
    "color",
    "colors",
    "colour",
    "colours",
    "attribute",
    "attributes",
    "life",
    "level",
    "ap",
    "hp",
    "price",
    "foil",
    "image",
    "images",
    "imageurl",
    "imgurl",
    "url",
    "block",
    "blocknumber",
    "traits",
    "types",
    "variant",
    "printing",
    "cardtext",
    "text",
    "effect",
    "effects",
    "trigger",
    "ability",
    "artist",
    "illustrator",
    "subtype",
    "subtypes",
    "feature",
    "family",
    "series",
    "edition",
    "language",
    "lang",
    "marketprice",
    "inventoryprice",
    "setid",
    "uuid",
    "slug",
    "link",
    "href",
    "img",
    "imageuri",
    "thumbnail",
    "picture",
    "cmc",
    "condition",
    "game",
    "kind",
    "cardtype",
    "isfoil",
    "isleader",
    "altart",
    "isparallel",
    "releasedate",
    "index",
    "order",
    "position",
];

/// The text of a card.
const TEXTS: [&str; 6] = ["cardtext", "text", "effect", "effects", "trigger", "ability"];
/// What people write about a card.
const REMARKS: [&str; 7] = ["note", "notes", "comment", "comments", "remark", "remarks", "memo"];
/// What people write about a deck.
const PROSE: [&str; 7] = ["description", "desc", "about", "strategy", "guide", "writeup", "summary"];
/// Where documents that a program was sent keep what they are about.
const WRAPPERS: [&str; 7] = ["data", "result", "results", "payload", "response", "body", "attributes"];
/// What is said of an event that is no card.
const OCCASION: [&str; 12] = [
    "date",
    "location",
    "place",
    "venue",
    "city",
    "country",
    "organizer",
    "organiser",
    "url",
    "format",
    "region",
    "store",
];
/// Whether a card is at hand.
const OWNED: [&str; 5] = ["owned", "have", "own", "instock", "collected"];

/// What a key says that is set for cards beside the deck, or of it no more.
const ABSENT: [&str; 9] =
    ["side", "maybe", "removed", "deleted", "excluded", "optional", "considering", "wishlist", "cut"];

/// What a key says that is not set for such cards.
const PRESENT: [&str; 8] = ["indeck", "included", "selected", "enabled", "active", "isactive", "used", "main"];

/// `4.0` is 4.
fn whole(number: &str) -> &str {
    number.strip_suffix(".0").unwrap_or(number)
}

/// What an object says of a card.
#[derive(Default)]
struct Card {
    count: Option<u32>,
    number: Option<String>,
    name: String,
    part: Option<Part>,
    /// What else it says: it may name the card again, but no other.
    others: Vec<String>,
    /// What it says in words.
    notes: Vec<String>,
}

/// `{"cardNumber": "ZZ01-001", "count": 4}`, or `{"ZZ01-001": 4}`.
fn entry(out: &mut DeckList, part: Part, object: &Object) {
    let is_known = |key: &str| {
        let key = folded(key);
        [&IDS[..], &NAMES, &COUNTS, &PARTS, &ASIDES].iter().any(|keys| keys.contains(&key.as_str()))
    };
    if !object.is_empty() && object.iter().all(|(key, node)| counts(node) && !is_known(key)) {
        for (id, node) in object {
            push(out, part, &format!("{}x {id}", whole(&node.shown())), Content::Written);
        }
        return;
    }
    let shown = Node::Object(object.to_vec()).shown();
    let mut card = Card::default();
    if let Err(why) = card.take(object) {
        return refuse(out, part, shown, why);
    }
    let row = Row { count: card.count.unwrap_or(1), number: card.number, name: card.name, ..Row::default() };
    out.comments.extend(card.notes.into_iter().map(|note| (1, note)));
    let others: Vec<&str> = card.others.iter().map(String::as_str).collect();
    match row.finish(&others) {
        Ok(row) => push(out, card.part.unwrap_or(part), &shown, Content::Row(row)),
        Err(why) => refuse(out, part, shown, why),
    }
}

impl Card {
    fn take(&mut self, object: &Object) -> Result<(), Why> {
        for (key, node) in object {
            let name = folded(key);
            let name = name.as_str();
            match node {
                Node::Bool(true) if ABSENT.iter().any(|absent| name.contains(absent)) => return Err(Why::Side),
                Node::Bool(false) if PRESENT.contains(&name) => return Err(Why::Side),
                Node::Null if COUNTS.contains(&name) => return Err(Why::NoCount("null".to_string())),
                Node::Null => {}
                Node::Bool(true) if PRESENT.contains(&name) || OWNED.contains(&name) => {}
                Node::Bool(false) if ABSENT.iter().any(|absent| name.contains(absent)) => {}
                Node::Bool(_) if ASIDES.contains(&name) => {}
                // Yes or no, and nobody knows to what.
                Node::Bool(_) => return Err(Why::Key(key.clone())),
                node if node.any(&|text| is_side(text)) && !NAMES.contains(&name) => return Err(Why::Side),
                Node::Object(inner) if IDS.contains(&name) => self.take(inner)?,
                Node::Text(text) if IDS.contains(&name) => self.take_id(text, name)?,
                Node::Text(text) if NAMES.contains(&name) => self.take_name(text)?,
                node if COUNTS.contains(&name) => self.take_count(node)?,
                node if OWNED.contains(&name) && !matches!(node, Node::Text(t) if t == "no" || t == "false") => {}
                Node::Text(text) if REMARKS.contains(&name) => {
                    unsure::note(&plain(text)?)?;
                    self.notes.push(text.clone());
                }
                Node::Text(text) if PARTS.contains(&name) => self.take_part(key, &plain(text)?)?,
                // A number in a database says nothing.
                Node::Number(_) if name == "id" => {}
                Node::Number(n) if name == "foil" && n != "0" => return Err(Why::Key(key.clone())),
                node if ASIDES.contains(&name) => {
                    if !TEXTS.contains(&name) && node.any(&|text| absent::value(text).is_some()) {
                        return Err(Why::Key(key.clone()));
                    }
                    self.others.push(node.shown());
                }
                Node::Text(text) if text.trim().is_empty() || is_address(text) => self.others.push(text.clone()),
                Node::List(all) if all.is_empty() => {}
                _ => return Err(Why::Key(key.clone())),
            }
        }
        Ok(())
    }

    /// A card number by itself; what has none may be a name.
    fn take_id(&mut self, text: &str, key: &str) -> Result<(), Why> {
        let plain = plain(text)?;
        match number::whole(&plain) {
            Some(number) if self.number.as_ref().is_none_or(|n| *n == number) => {
                self.number = Some(number);
                Ok(())
            }
            Some(_) => Err(Why::Several),
            None if key == "card" && number::first(&plain).is_none() => self.take_name(text),
            None if !plain.chars().any(char::is_numeric) => Ok(()),
            // `{"id": "a81bc81b", "cardNumber": "ZZ01-004"}`.
            None if key == "id" && number::first(&plain).is_none() => Ok(()),
            None => Err(Why::Number(plain.into_owned())),
        }
    }

    /// The part of the deck, or a kind or a type.
    fn take_part(&mut self, key: &str, text: &str) -> Result<(), Why> {
        if let Some(word) = absent::phrase(text) {
            return Err(Why::Perhaps(word.to_string()));
        }
        let part = Part::of(text);
        let is_kind = ["type", "category"].contains(&folded(key).as_str());
        if part.is_none() && !is_kind && !text.trim().is_empty() {
            return Err(Why::Key(key.to_string()));
        }
        self.part = part.or(self.part);
        Ok(())
    }

    fn take_name(&mut self, text: &str) -> Result<(), Why> {
        self.name = plain(text)?.trim().to_string();
        self.others.push(self.name.clone());
        Ok(())
    }

    fn take_count(&mut self, node: &Node) -> Result<(), Why> {
        let bad = || Why::NoCount(node.shown());
        let text = match node {
            Node::Number(text) | Node::Text(text) => plain(text)?.trim().to_string(),
            _ => return Err(bad()),
        };
        let text = whole(&text).trim_start_matches(['x', 'X', '×']).trim_end_matches(['x', 'X', '×']);
        let count = text.parse().ok().filter(|n| (1..=MOST).contains(n)).ok_or_else(bad)?;
        match self.count.replace(count) {
            Some(before) if before != count => Err(Why::Differ(before.to_string(), count.to_string())),
            _ => Ok(()),
        }
    }
}
