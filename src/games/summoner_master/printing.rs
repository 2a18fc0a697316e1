//! What is printed on a card, as a board describes it.

use super::Def;
use super::text::printed::KEYS;
use super::vocabulary::Category;
use crate::keys::quoted;

/// A card as a table of a board.
pub fn card(def: &Def) -> String {
    format!("{{ {} }}", keys(def).join(", "))
}

/// The keys of a card: its name, its kind, and everything else as it was said.
pub fn keys(def: &Def) -> Vec<String> {
    let kind = match (def.category, def.facts.extra) {
        (Some(Category::Mystic), true) => "extra-mystic",
        (Some(Category::Mystic), false) => "mystic",
        (_, true) => "extra-seal",
        _ => "seal",
    };
    let mut keys = vec![format!("name = {}", quoted(&def.name)), format!("kind = {}", quoted(kind))];
    for key in KEYS.iter().filter(|key| !matches!(**key, "name" | "kind")) {
        let value = def.facts.record.get(*key).and_then(|value| toml::Value::try_from(value).ok());
        keys.extend(value.map(|value| format!("{key} = {value}")));
    }
    keys
}
