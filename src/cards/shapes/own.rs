//! Our own shape, for any game: TOML with `[[card]]` tables, CSV, or JSON. Unlike the others it is strict: it is written by hand.

use serde_json::{Map, Value};

use super::super::fault::CardsFault;
use super::super::{CardFacts, CardGame, Colour, Kind, clean, number};
use super::fields::Fields;
use super::wrong::Placed;
use super::wrong::Wrong;
use crate::games::summoner_master::text::printed;
use crate::games::summoner_master::vocabulary::Category;
use crate::keys::{self, BoardFault};
use crate::lang::Said;
use crate::text::nearest::nearest;
use crate::text::place::Place;

/// What a card may say of itself.
pub const KEYS: [&str; 20] = [
    "game",
    "number",
    "name",
    "kind",
    "colours",
    "cost",
    "life",
    "power",
    "counter",
    "level",
    "ap",
    "hp",
    "attributes",
    "types",
    "link",
    "zone",
    "text",
    "trigger",
    "block",
    "reflection",
];

/// What a card of this game may say besides.
fn own_keys(game: CardGame) -> &'static [&'static str] {
    if game == CardGame::SummonerMaster { &printed::KEYS } else { &[] }
}

/// The `[[card]]` tables of a TOML file; `game` may stand once above them.
pub fn tables(file: &str, text: &str) -> Result<Vec<Placed>, CardsFault> {
    let refused = |fault: BoardFault| {
        CardsFault::new(Place::of(file, text, fault.at.start), fault.said.clone()).hint(fault.hint.clone())
    };
    let parsed = keys::parse(text).map_err(refused)?;
    let top = keys::whole(&parsed);
    top.only(&["game", "card", "deck"]).map_err(refused)?;
    let game = top.get("game").map(|g| g.text()).transpose().map_err(refused)?;
    let Some(cards) = top.get("card") else { return Ok(Vec::new()) };
    let mut out = Vec::new();
    for card in cards.list().map_err(refused)? {
        let keys = card.table().map_err(refused)?;
        let named = keys.get("game").and_then(|g| g.as_text()).or(game);
        let own = named.and_then(CardGame::of).map_or(&[][..], own_keys);
        keys.only(&[&KEYS, own].concat()).map_err(refused)?;
        let mut record = Map::new();
        if let Some(game) = game {
            record.insert("game".to_string(), game.into());
        }
        for (key, _, value) in keys.entries() {
            record.insert(key.to_string(), value.json().map_err(refused)?);
        }
        out.push((card.at.start, record));
    }
    Ok(out)
}

fn wrong(key: &str, value: &str, known: &[&str]) -> Wrong {
    let hint = match nearest(value, known.iter().copied()) {
        Some(near) => Said::new("error-did-you-mean").text("words", near),
        None => Said::new("case-known-options").text("words", &known.join(", ")),
    };
    let said = Said::new("deck-cards-value").text("key", key).text("value", value);
    Wrong { hint: Some(hint), ..Wrong::new(said).at(key) }
}

/// A card of ours.
pub fn read(fields: &Fields<'_>) -> Result<CardFacts, Wrong> {
    let games: Vec<&str> = CardGame::ALL.iter().map(|g| g.id()).collect();
    let word = fields.text("game");
    let game = CardGame::of(word).ok_or_else(|| wrong("game", word, &games))?;
    let known = [&KEYS, own_keys(game)].concat();
    if let Some(key) = fields.0.keys().find(|k| !known.contains(&k.as_str())) {
        return Err(Wrong { said: Said::new("case-unknown-key").text("key", key), ..wrong(key, key, &known) });
    }
    let kinds: Vec<&str> = Kind::ALL.iter().map(|k| k.name()).collect();
    let word = fields.text("kind");
    let kind = Kind::of(word).ok_or_else(|| wrong("kind", word, &kinds))?;
    let colours = fields.list("colours", &['/', ',', ' ']);
    let known: Vec<&str> = Colour::ALL.iter().map(|c| c.name()).collect();
    if let Some(word) = colours.iter().find(|c| Colour::of(c).is_none()) {
        return Err(wrong("colours", word, &known));
    }
    let count = |key: &str| -> Result<Option<i32>, Wrong> {
        let given = fields.0.get(key).filter(|v| !v.as_str().is_some_and(|s| clean::is_none(s.trim())));
        match (given, fields.number(key)) {
            (Some(given), None) => {
                let said = Said::new("deck-cards-number").text("key", key).text("value", &given.to_string());
                Err(Wrong::new(said).at(key))
            }
            (_, number) => Ok(number),
        }
    };
    let more = more(fields, game, kind)?;
    let named = fields.clean("name");
    let (name, symbol) = split_reflection(&named);
    let said = fields.0.get("reflection");
    let reflection = symbol || said.is_some_and(|v| *v == Value::Bool(true) || v.as_str() == Some("true"));
    let id = fields.text("number");
    if id.is_empty() && game != CardGame::SummonerMaster {
        return Err(Wrong::lacks("number"));
    }
    Ok(CardFacts {
        number: number::base(id),
        name: name.to_string(),
        kind,
        colours: fields.colours("colours"),
        cost: count("cost")?,
        life: count("life")?,
        power: count("power")?,
        counter: count("counter")?,
        level: match count("level")? {
            None if !own_keys(game).is_empty() => count("lv")?,
            level => level,
        },
        ap: count("ap")?,
        hp: count("hp")?,
        attributes: fields.list("attributes", &['/']),
        types: [fields.list("tribes", &['/']), fields.list("types", &['/'])].concat(),
        link: fields.clean("link"),
        zone: fields.clean("zone"),
        text: fields.clean("text"),
        raw_text: fields.text("text").to_string(),
        trigger: fields.clean("trigger"),
        block: count("block")?,
        reflection,
        more,
        ..CardFacts::blank(game)
    })
}

/// What only its game prints, checked but for texts: those are read when somebody asks what they mean.
fn more(fields: &Fields<'_>, game: CardGame, kind: Kind) -> Result<Vec<(String, String)>, Wrong> {
    let own = |key: &str| own_keys(game).contains(&key) && !KEYS.contains(&key);
    if fields.0.keys().all(|key| !own(key)) {
        return Ok(Vec::new());
    }
    let fallback = if matches!(kind, Kind::Mystic | Kind::ExtraMystic) { Category::Mystic } else { Category::Seal };
    printed::values(fields.0, fallback).map_err(|fault| Wrong { hint: fault.hint, ..Wrong::new(fault.said) })?;
    Ok(fields.0.iter().filter(|(key, _)| own(key)).map(|(key, value)| (key.clone(), value.to_string())).collect())
}

/// Summoner Master 200.2.4: a name and whether the Reflection symbol stands after it, written out as a word.
pub fn split_reflection(name: &str) -> (&str, bool) {
    let trimmed = name.trim();
    let inner = trimmed.trim_end_matches([')', ']', '>', '》']);
    let word = "reflection";
    let Some(at) = inner.len().checked_sub(word.len()).filter(|at| inner.is_char_boundary(*at)) else {
        return (trimmed, false);
    };
    let before = inner[..at].trim_end_matches(['(', '[', '<', '《']);
    let parted = before.len() < at || before.ends_with(char::is_whitespace);
    if at > 0 && parted && inner[at..].eq_ignore_ascii_case(word) && !before.trim().is_empty() {
        (before.trim_end(), true)
    } else {
        (trimmed, false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_symbol_after_a_name() {
        assert_eq!(split_reflection("Moss Giant (Reflection)"), ("Moss Giant", true));
        assert_eq!(split_reflection("Moss Giant [reflection]"), ("Moss Giant", true));
        assert_eq!(split_reflection("Moss Giant Reflection"), ("Moss Giant", true));
        assert_eq!(split_reflection("Moss Giant"), ("Moss Giant", false));
        assert_eq!(split_reflection("Reflection"), ("Reflection", false));
    }
}
