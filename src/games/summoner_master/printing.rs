//! What is printed on a card, as a board describes it.

use super::Def;
use super::vocabulary::{Category, Paste, Stat, Turns};
use crate::cardgame::Word;
use crate::keys::quoted;

/// A card as a table of a board; its moves and boxes are described by its texts where they came from there.
pub fn card(def: &Def) -> String {
    let mut keys = vec![format!("name = {}", quoted(&def.name))];
    let kind = match (def.category, def.facts.extra) {
        (Some(Category::Mystic), true) => "extra-mystic",
        (Some(Category::Mystic), false) => "mystic",
        (_, true) => "extra-seal",
        _ => "seal",
    };
    keys.push(format!("kind = {}", quoted(kind)));
    if def.category == Some(Category::Seal) {
        let elements: Vec<String> = def.colours.iter().map(|e| quoted(e.path())).collect();
        keys.push(format!("elements = [{}]", elements.join(", ")));
        let tribes: Vec<String> = def.types.iter().map(|t| quoted(t)).collect();
        keys.push(format!("tribes = [{}]", tribes.join(", ")));
        for stat in [Stat::At, Stat::Df, Stat::Sp, Stat::Lv] {
            match def.stats[stat.index()] {
                Some(n) => keys.push(format!("{} = {n}", stat.path())),
                None => keys.push(format!("{} = \"-\"", stat.path())),
            }
        }
        let mp = |stat: Stat| def.stats[stat.index()].map_or("-".to_string(), |n| n.to_string());
        keys.push(format!("mp = \"{}/{}\"", mp(Stat::CastMp), mp(Stat::AttackMp)));
    } else {
        let types: Vec<String> = def.types.iter().map(|t| quoted(t)).collect();
        keys.push(format!("types = [{}]", types.join(", ")));
        if let Some(mp) = def.stats[Stat::CastMp.index()] {
            keys.push(format!("mp = {mp}"));
        }
        match def.facts.turns {
            Turns::Zero => keys.push("turns = 0".into()),
            Turns::For(n) => keys.push(format!("turns = {n}")),
            Turns::Endless => keys.push("turns = \"∞\"".into()),
        }
        match def.facts.paste {
            Some(Paste::Ps) => keys.push("paste = \"PS\"".into()),
            Some(Paste::Pa) => keys.push("paste = \"PA\"".into()),
            Some(Paste::Pm) => keys.push("paste = \"PM\"".into()),
            None => {}
        }
        if def.facts.interfere {
            keys.push("interfere = true".into());
        }
    }
    for (key, text) in &def.printed {
        if matches!(*key, "text" | "exception") {
            keys.push(format!("{key} = {}", quoted(text)));
        }
    }
    format!("{{ {} }}", keys.join(", "))
}
