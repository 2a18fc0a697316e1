//! What is printed on a card, from a board, from card data or from the cards of the program: one record of keys and values.

use std::ops::Range;

use serde_json::{Map, Value};

use super::super::vocabulary::{Attack, Category, Element, Facts, Needed, Paste, Printed as In, Stat, Text, Turns};
use super::{Frame, Reading, TextFault, exception, lists, needed, read_boxes};
use crate::lang::Said;
use crate::text::nearest::nearest;

/// What may be said of a card as it is printed.
pub const KEYS: [&str; 25] = [
    "name",
    "kind",
    "elements",
    "tribes",
    "types",
    "lv",
    "at",
    "df",
    "sp",
    "mp",
    "moves",
    "paste",
    "turns",
    "interfere",
    "exception",
    "text",
    "text_th",
    "growth",
    "progress",
    "capacity",
    "names",
    "shade",
    "set",
    "group",
    "reflection",
];

/// A card as it is printed, its texts read.
#[derive(Clone, Debug)]
pub struct Printed {
    /// 200.2
    pub name: String,
    /// 200, 201
    pub category: Category,
    /// 200.3
    pub elements: Vec<Element>,
    /// 200.4, 201.3. Tribes of a Seal, types of a Mystic.
    pub types: Vec<String>,
    /// Its numbers; those that it has not are not there.
    pub stats: Vec<(Stat, i32)>,
    /// What else is printed.
    pub facts: Facts,
    /// Its texts, as they were given.
    pub texts: Vec<(&'static str, String)>,
    /// What they mean.
    pub text: Text,
}

/// Something wrong with a card, at one of its keys.
#[derive(Clone, Debug, PartialEq)]
pub struct CardFault {
    /// The key.
    pub key: &'static str,
    /// The bytes of its text, where a text is not understood.
    pub at: Option<Range<usize>>,
    /// What.
    pub said: Said,
    /// What would have been right.
    pub hint: Option<Said>,
}

/// A card or what is wrong with it.
pub type Described<T> = Result<T, CardFault>;

impl CardFault {
    fn new(key: &'static str, said: Said) -> Self {
        Self { key, at: None, said, hint: None }
    }

    fn value(key: &'static str, value: &str, known: &[&str]) -> Self {
        let hint = match nearest(value, known.iter().copied()) {
            Some(near) => Said::new("error-did-you-mean").text("words", near),
            None => Said::new("case-known-options").text("words", &known.join(", ")),
        };
        let said = Said::new("deck-cards-value").text("key", key).text("value", value);
        Self { hint: Some(hint), ..Self::new(key, said) }
    }

    /// A text is not understood.
    pub fn of_text(key: &'static str, fault: &TextFault) -> Self {
        let said = Said::new("sm-text-refused").said("why", Said::new(fault.why)).text("words", &fault.text);
        let understood = match (&fault.near, fault.understood.as_slice()) {
            (Some(near), _) => Some(near.clone()),
            (None, []) => None,
            (None, all) => Some(all.join(" · ")),
        };
        let hint = understood.map(|words| Said::new("sm-text-near").text("words", &words));
        Self { at: Some(fault.at.clone()), hint, ..Self::new(key, said) }
    }
}

/// A card of a record. `fallback` is its kind where it says none.
pub fn describe(record: &Map<String, Value>, fallback: Category) -> Described<Printed> {
    let mut card = values(record, fallback)?;
    texts(record, &mut card)?;
    card.facts.record = record.clone();
    Ok(card)
}

/// Everything but the texts.
pub fn values(record: &Map<String, Value>, fallback: Category) -> Described<Printed> {
    let (category, extra) = kind(record, fallback)?;
    only_of(record, category, extra)?;
    let mut facts = Facts { extra, ..Facts::default() };
    if category == Category::Mystic {
        facts.paste = paste(record)?;
        facts.turns = turns(record)?;
    }
    facts.interfere = flag(record, "interfere")?;
    facts.reflection = flag(record, "reflection")?;
    // 621.4. ∞: as often as one likes.
    if record.get("capacity").and_then(Value::as_str).is_none_or(|text| text.trim() != "∞") {
        facts.capacity = number(record, "capacity", 0..=99)?.and_then(|n| u8::try_from(n).ok());
    }
    facts.name_parts = words(record, "names")?;
    facts.shades = words(record, "shade")?;
    facts.set = word(record, "set")?.unwrap_or_default().to_owned();
    // 200.9.4, 201.7.4. The symbol of its set before the name: as if it had Shade of that name.
    if let Some((symbol, rest)) = word(record, "name")?.and_then(after_symbol)
        && (facts.set.is_empty() || facts.set.eq_ignore_ascii_case(symbol))
    {
        symbol.clone_into(&mut facts.set);
        facts.shades.push(rest.to_owned());
    }
    let (elements, types) = if category == Category::Seal {
        (elements(record)?, listed(record, "tribes", &lists::TRIBES)?)
    } else {
        (Vec::new(), listed(record, "types", &lists::TYPES)?)
    };
    Ok(Printed {
        name: word(record, "name")?.unwrap_or_default().trim().to_owned(),
        category,
        elements,
        types,
        stats: stats(record, category)?,
        facts,
        texts: Vec::new(),
        text: Text::default(),
    })
}

/// 200.9.4, 201.7.4. "[Tenth] Sun King": the symbol of a set, and the name after it.
pub fn after_symbol(name: &str) -> Option<(&str, &str)> {
    let (symbol, rest) = name.trim().strip_prefix('[')?.split_once(']')?;
    let (symbol, rest) = (symbol.trim(), rest.trim());
    (!symbol.is_empty() && !rest.is_empty()).then_some((symbol, rest))
}

/// 200, 201, 202. Nothing is said of a card that cards of its kind do not have.
fn only_of(record: &Map<String, Value>, category: Category, extra: bool) -> Described<()> {
    let others: &[&'static str] = match category {
        // 615.3. Interfere every kind of card may have.
        Category::Seal => &["types", "paste", "turns", "exception"],
        Category::Mystic => &["elements", "tribes", "lv", "at", "df", "sp", "moves", "growth"],
    };
    let capacity: &[&'static str] = if extra { &[] } else { &["capacity"] };
    let is_said = |key: &&&'static str| match record.get(**key) {
        None | Some(Value::Null | Value::Bool(false)) => false,
        Some(Value::String(text)) => !text.trim().is_empty(),
        Some(Value::Array(all)) => !all.is_empty(),
        Some(_) => true,
    };
    match others.iter().chain(capacity).find(is_said) {
        Some(key) => {
            let kind = match (category, extra) {
                (_, false) if *key == "capacity" => "sm-fault-no-extra",
                (Category::Seal, _) => "sm-fault-no-mystic",
                (Category::Mystic, _) => "sm-fault-no-seal",
            };
            Err(CardFault::new(key, Said::new(kind).text("key", key)))
        }
        None => Ok(()),
    }
}

/// A box with a text, in one language or in both.
struct TextBox<'a> {
    /// The key of the card.
    key: &'static str,
    /// The text stands in a table of its own, so that its place is not known.
    inner: bool,
    frame: Frame,
    text: Option<&'a str>,
    thai: Option<&'a str>,
}

impl<'a> TextBox<'a> {
    /// Its text, in Thai if it has one and it is wanted.
    fn pick(&self, thai: bool) -> Option<&'a str> {
        if thai { self.thai.or(self.text) } else { self.text.or(self.thai) }
    }
}

/// 200.13, 200.14, 200.18, 201.10, 201.11. The texts, and what else is written in words.
fn texts(record: &Map<String, Value>, card: &mut Printed) -> Described<()> {
    let frame = Frame {
        category: card.category,
        turns: card.facts.turns,
        paste: card.facts.paste,
        printed: In::TextBox,
        extra: card.facts.extra,
    };
    let (text, thai) = (word(record, "text")?, word(record, "text_th")?);
    let mut boxes = vec![TextBox { key: "text", inner: false, frame, text, thai }];
    if let Some(except) = word(record, "exception")? {
        let filter = exception(except).map_err(|fault| CardFault::of_text("exception", &fault))?;
        card.facts.exception = Some(filter);
        card.texts.push(("exception", except.to_owned()));
    }
    for (key, asked, printed) in [("growth", "condition", In::GrowthBox), ("progress", "cards", In::ProgressBox)] {
        let Some(given) = record.get(key) else { continue };
        let Some(inner) = given.as_object() else { return Err(CardFault::value(key, &shown(given), &[asked, "text"])) };
        if let Some(other) = inner.keys().find(|k| *k != asked && *k != "text" && *k != "text_th") {
            return Err(CardFault::value(key, other, &[asked, "text", "text_th"]));
        }
        let needs = needed(word(inner, asked)?.unwrap_or_default());
        let needs = needs.map_err(|fault| CardFault { at: None, ..CardFault::of_text(key, &fault) })?;
        if key == "growth" {
            card.facts.growth.push(needs)
        } else {
            card.facts.progress.push(needs)
        }
        let (text, thai) = (word(inner, "text")?, word(inner, "text_th")?);
        boxes.push(TextBox { key, inner: true, frame: frame.in_box(printed), text, thai });
    }
    card.facts.moves.extend(moves(record)?);
    let found = in_both(&card.name, &boxes)?;
    for one in &boxes {
        card.texts.extend(one.text.or(one.thai).map(|text| (one.key, text.to_owned())));
    }
    card.text = found.text;
    card.facts.moves.extend(found.moves);
    card.facts.growth.extend(found.growth);
    card.facts.progress.extend(found.progress);
    card.facts.exception = card.facts.exception.take().or(found.exception);
    Ok(())
}

/// What the boxes say; where a text is given in both languages, both must say the same.
fn in_both(name: &str, boxes: &[TextBox<'_>]) -> Described<Reading> {
    let read = |thai: bool| -> Described<Reading> {
        let said: Vec<&TextBox<'_>> = boxes.iter().filter(|one| one.pick(thai).is_some()).collect();
        let all: Vec<(Frame, &str)> = said.iter().filter_map(|one| Some((one.frame, one.pick(thai)?))).collect();
        read_boxes(name, &all).map_err(|(number, fault)| {
            let (key, inner) = said.get(number).map_or(("text", true), |one| {
                let other = if one.key == "text" && one.pick(thai) == one.thai { "text_th" } else { one.key };
                (other, one.inner)
            });
            let fault = CardFault::of_text(key, &fault);
            if inner { CardFault { at: None, ..fault } } else { fault }
        })
    };
    let found = read(false)?;
    if boxes.iter().any(|one| one.text.is_some() && one.thai.is_some()) && read(true)? != found {
        return Err(CardFault::new("text_th", Said::new("sm-text-not-the-same")));
    }
    Ok(found)
}

/// `seal`, `mystic`, `extra-seal`, `extra-mystic`.
fn kind(record: &Map<String, Value>, fallback: Category) -> Described<(Category, bool)> {
    const KINDS: [&str; 4] = ["seal", "mystic", "extra-seal", "extra-mystic"];
    let Some(kind) = word(record, "kind")? else { return Ok((fallback, false)) };
    match KINDS.iter().position(|known| known.eq_ignore_ascii_case(kind.trim())) {
        Some(0) => Ok((Category::Seal, false)),
        Some(1) => Ok((Category::Mystic, false)),
        Some(2) => Ok((Category::Seal, true)),
        Some(_) => Ok((Category::Mystic, true)),
        None => Err(CardFault::value("kind", kind, &KINDS)),
    }
}

/// 201.8
fn paste(record: &Map<String, Value>) -> Described<Option<Paste>> {
    match word(record, "paste")? {
        None => Ok(None),
        Some(word) if word.eq_ignore_ascii_case("ps") => Ok(Some(Paste::Ps)),
        Some(word) if word.eq_ignore_ascii_case("pa") => Ok(Some(Paste::Pa)),
        Some(word) if word.eq_ignore_ascii_case("pm") => Ok(Some(Paste::Pm)),
        Some(word) => Err(CardFault::value("paste", word, &["PS", "PA", "PM"])),
    }
}

/// 201.9. `0`, `2`, `∞`.
fn turns(record: &Map<String, Value>) -> Described<Turns> {
    let fault = |value: &Value| CardFault::value("turns", &shown(value), &["0", "2", "∞"]);
    match record.get("turns") {
        None => Ok(Turns::Zero),
        Some(Value::String(text)) if text.trim() == "∞" => Ok(Turns::Endless),
        Some(value) => match whole(value).map(u8::try_from) {
            Some(Ok(0)) => Ok(Turns::Zero),
            Some(Ok(turns)) => Ok(Turns::For(turns)),
            _ => Err(fault(value)),
        },
    }
}

/// 200.6 to 200.11, 201.5. At, Df, Sp and Lv are 1 where nothing is said, and so is the Mp; `-` is none (g:ค่า -).
fn stats(record: &Map<String, Value>, category: Category) -> Described<Vec<(Stat, i32)>> {
    let mut all = Vec::new();
    if category == Category::Seal {
        for (key, stat) in [("at", Stat::At), ("df", Stat::Df), ("sp", Stat::Sp), ("lv", Stat::Lv)] {
            if record.get(key).and_then(Value::as_str).is_some_and(|text| text.trim() == "-") {
                continue;
            }
            let range = if stat == Stat::Sp { 0..=5 } else { 0..=99 };
            all.push((stat, number(record, key, range)?.unwrap_or(1)));
        }
    }
    let given = record.get("mp").map(shown).unwrap_or_default();
    let parts: Vec<&str> = given.split('/').map(str::trim).filter(|part| !part.is_empty()).collect();
    let read = |text: &str| -> Described<Option<i32>> {
        match text.parse::<i32>() {
            Ok(number @ 0..=99) => Ok(Some(number)),
            _ if text == "-" => Ok(None),
            _ => Err(CardFault::value("mp", &given, &["2/1", "2"])),
        }
    };
    let (cast, attack) = match (category, parts.as_slice()) {
        (_, []) => (Some(1), Some(1)),
        (Category::Mystic, [cast]) => (read(cast)?, None),
        (Category::Seal, [cast, attack]) => (read(cast)?, read(attack)?),
        _ => return Err(CardFault::value("mp", &given, &["2/1", "2"])),
    };
    all.extend(cast.map(|mp| (Stat::CastMp, mp)));
    if category == Category::Seal {
        all.extend(attack.map(|mp| (Stat::AttackMp, mp)));
    }
    Ok(all)
}

/// 200.3. None where nothing is said.
fn elements(record: &Map<String, Value>) -> Described<Vec<Element>> {
    let mut all = Vec::new();
    for word in words(record, "elements")? {
        match lists::element(&word) {
            Some(element) => all.push(element),
            None => {
                let known = ["earth", "water", "wind", "fire", "light", "darkness", "none", "multi"];
                return Err(CardFault::value("elements", &word, &known));
            }
        }
    }
    if all.is_empty() {
        all.push(Element::Non);
    }
    Ok(all)
}

/// Words of a closed list.
fn listed(record: &Map<String, Value>, key: &'static str, known: &[&'static str]) -> Described<Vec<String>> {
    let mut all = Vec::new();
    for word in words(record, key)? {
        match known.iter().find(|one| one.eq_ignore_ascii_case(&word)) {
            Some(one) => all.push((*one).to_owned()),
            None => return Err(CardFault::value(key, &word, known)),
        }
    }
    Ok(all)
}

/// 200.12. `moves = [{ name = "…", double = "Knight 1", at = 5, mp = 2, kind = "all" }]`.
fn moves(record: &Map<String, Value>) -> Described<Vec<Attack>> {
    const MOVE: [&str; 8] = ["name", "double", "triple", "at", "df", "sp", "mp", "kind"];
    let Some(given) = record.get("moves") else { return Ok(Vec::new()) };
    let Some(list) = given.as_array() else { return Err(CardFault::value("moves", &shown(given), &MOVE)) };
    let mut all = Vec::new();
    for one in list {
        let Some(one) = one.as_object() else { return Err(CardFault::value("moves", &shown(one), &MOVE)) };
        if let Some(key) = one.keys().find(|key| !MOVE.contains(&key.as_str())) {
            return Err(CardFault::value("moves", key, &MOVE));
        }
        let count = |key: &'static str| number(one, key, 0..=99).map_err(|fault| CardFault { key: "moves", ..fault });
        let text = |key: &str| one.get(key).and_then(Value::as_str).map(str::trim).filter(|text| !text.is_empty());
        let Some(name) = text("name") else {
            return Err(CardFault::new("moves", Said::new("deck-cards-lacks").text("key", "name")));
        };
        let supports = match (text("double"), text("triple")) {
            (Some(_), Some(_)) => return Err(CardFault::value("moves", "double, triple", &["double", "triple"])),
            (Some(needs), None) => supports(needs, 1)?,
            (None, Some(needs)) => supports(needs, 2)?,
            (None, None) => Vec::new(),
        };
        let (reach, times) = match one.get("kind") {
            None => (false, 1),
            Some(Value::String(word)) if word.eq_ignore_ascii_case("all") => (true, 1),
            Some(value) => match whole(value).map(u8::try_from) {
                Some(Ok(times @ 2..)) => (false, times),
                _ => return Err(CardFault::value("moves", &shown(value), &["all", "2"])),
            },
        };
        let (at, df, sp, mp) = (count("at")?, count("df")?, count("sp")?, count("mp")?);
        all.push(Attack { name: name.to_owned(), supports, at, df, sp, mp, all: reach, times });
    }
    Ok(all)
}

/// 508. What a Double or a Triple asks for: one Support, or two.
fn supports(text: &str, count: usize) -> Described<Vec<Needed>> {
    let needs = needed(text).map_err(|fault| CardFault { at: None, ..CardFault::of_text("moves", &fault) })?;
    let total: usize = needs.iter().map(|need| usize::from(need.count)).sum();
    if total == count {
        return Ok(needs);
    }
    Err(CardFault::new("moves", Said::new("sm-text-supports").count("found", total).count("wanted", count)))
}

fn word<'a>(record: &'a Map<String, Value>, key: &'static str) -> Described<Option<&'a str>> {
    match record.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) if text.trim().is_empty() => Ok(None),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(other) => Err(CardFault::value(key, &shown(other), &[])),
    }
}

/// A list, or words that a stroke parts.
fn words(record: &Map<String, Value>, key: &'static str) -> Described<Vec<String>> {
    match record.get(key) {
        None | Some(Value::Null) => Ok(Vec::new()),
        Some(Value::String(text)) => {
            Ok(text.split('/').map(|word| word.trim().to_owned()).filter(|word| !word.is_empty()).collect())
        }
        Some(Value::Array(all)) => {
            let text = |value: &Value| match value {
                Value::String(text) => Ok(text.trim().to_owned()),
                other => Err(CardFault::value(key, &shown(other), &[])),
            };
            all.iter().map(text).collect()
        }
        Some(other) => Err(CardFault::value(key, &shown(other), &[])),
    }
}

fn flag(record: &Map<String, Value>, key: &'static str) -> Described<bool> {
    match record.get(key) {
        None | Some(Value::Null) => Ok(false),
        Some(Value::Bool(flag)) => Ok(*flag),
        Some(Value::String(text)) if text.trim().is_empty() || text == "false" => Ok(false),
        Some(Value::String(text)) if text == "true" => Ok(true),
        Some(other) => Err(CardFault::value(key, &shown(other), &["true", "false"])),
    }
}

fn number(
    record: &Map<String, Value>,
    key: &'static str,
    range: std::ops::RangeInclusive<i64>,
) -> Described<Option<i32>> {
    match record.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) if text.trim().is_empty() => Ok(None),
        Some(value) => match whole(value).filter(|number| range.contains(number)).map(i32::try_from) {
            Some(Ok(number)) => Ok(Some(number)),
            _ => {
                let said = Said::new("sm-text-number").text("key", key).text("value", &shown(value));
                let hint = Said::new("sm-text-range").text("from", &range.start().to_string());
                Err(CardFault { hint: Some(hint.text("to", &range.end().to_string())), ..CardFault::new(key, said) })
            }
        },
    }
}

/// A whole number, also written as text, as CSV has it.
fn whole(value: &Value) -> Option<i64> {
    match value {
        Value::Number(number) => number.as_i64(),
        Value::String(text) => text.trim().parse().ok(),
        _ => None,
    }
}

/// A value as it was written.
fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => text.trim().to_owned(),
        other => other.to_string(),
    }
}
