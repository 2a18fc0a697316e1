//! 2-7, 2-8, 13-1. A card in a few values: `4/3`, `Wall 2/2 blocker`, `3/4 breach 2 first strike`.

use serde_json::{Map, Value};

use super::Def;
use super::cards::Facts;
use super::describing::set_numbers;
use super::text;
use super::vocabulary::{Category, Colour, Keyword, Stat, Zone};
use crate::cardgame::{Word, typed};

/// The card that such words describe; none if they are something else.
pub fn card(words: &str, zone: Option<Zone>) -> Option<Def> {
    let all: Vec<&str> = words.split_whitespace().collect();
    let at = all.iter().position(|word| values(word).is_some())?;
    let (ap, hp) = values(all[at])?;
    let name = if at == 0 { all.join(" ") } else { all[..at].join(" ") };
    let printed = keywords(&all[at + 1..])?;
    let category = match zone {
        Some(Zone::Base) => Category::Base,
        Some(Zone::Paired) => Category::Pilot,
        _ => Category::Unit,
    };
    let mut def = Def {
        name,
        category: Some(category),
        colours: vec![Colour::Blue],
        text: text::read(&printed).ok()?,
        printed: vec![("text", printed)],
        facts: Facts::default(),
        ..Def::default()
    };
    set_numbers(&mut def, Some(ap), Some(hp), 1, 1);
    def.leave_unsaid([Stat::Level, Stat::Cost]);
    Some(def)
}

/// 2-7, 2-8, 5-4, 13-1. Such a card as a board writes it.
pub fn keys(words: &str) -> Option<Map<String, Value>> {
    let (words, rested) = typed::state(words);
    let def = card(words, None)?;
    let mut keys = Map::new();
    keys.insert("name".to_string(), def.name.clone().into());
    for (key, stat) in [("ap", Stat::Ap), ("hp", Stat::Hp)] {
        keys.insert(key.to_string(), def.stat(stat).into());
    }
    if !def.printed("text").is_empty() {
        keys.insert("text".to_string(), def.printed("text").into());
    }
    if rested == Some(true) {
        keys.insert("rested".to_string(), true.into());
    }
    Some(keys)
}

/// `4/3`, and of a Pilot `+1/+1`: AP and HP.
fn values(word: &str) -> Option<(i32, i32)> {
    let word = typed::plain(word);
    let (ap, hp) = word.split_once('/')?;
    let number = |n: &str| {
        let n = n.strip_prefix('+').unwrap_or(n);
        n.parse::<u8>().ok().filter(|n| *n <= 99).map(i32::from)
    };
    Some((number(ap)?, number(hp)?))
}

/// Keywords, with their numbers, as they are printed; none if a word is no keyword.
fn keywords(words: &[&str]) -> Option<String> {
    let bare = words.join(" ").replace(['<', '>', '《', '》', ',', '、'], " ");
    let english =
        |word: &str| typed::named::<Keyword>(word).map_or_else(|| typed::plain(word), |k| k.path().to_string());
    let plain = bare.split_whitespace().map(english).collect::<Vec<_>>().join(" ");
    let mut rest: Vec<&str> = plain.split_whitespace().collect();
    let mut lines = Vec::new();
    while !rest.is_empty() {
        let begins = |k: &&Keyword| rest.join(" ").replace("high maneuver", "high-maneuver").starts_with(k.path());
        let keyword = Keyword::ALL.iter().find(begins)?;
        let many = match keyword {
            Keyword::HighManeuver => 1 + usize::from(rest.first() == Some(&"high")),
            other => other.path().split(' ').count(),
        };
        rest.drain(..many);
        let number = rest.first().and_then(|n| n.parse::<u8>().ok());
        rest.drain(..usize::from(number.is_some()));
        lines.push(match number {
            Some(n) => format!("<{} {n}>", keyword.path()),
            None => format!("<{}>", keyword.path()),
        });
    }
    Some(lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_values_are_a_card() {
        let wall = card("Wall 2/3 <Blocker> breach 2 first strike", Some(Zone::Battle)).expect("a card");
        assert_eq!(wall.name, "Wall");
        assert_eq!((wall.stat(Stat::Ap), wall.stat(Stat::Hp)), (2, 3));
        assert_eq!(wall.printed("text"), "<blocker>\n<breach 2>\n<first strike>");
        assert_eq!(wall.text.effects.len(), 3);
        for text in ["Wall 2/3 บล็อกเกอร์ ทะลุทะลวง 2 โจมตีก่อน", "Wall ２／３ 《ブロッカー》 突破 ２ 先制攻撃"]
        {
            let said = card(text, Some(Zone::Battle)).expect("a card");
            assert_eq!((said.name.as_str(), said.printed("text")), ("Wall", wall.printed("text")), "{text}");
        }
        let plain = card("4/3", Some(Zone::Battle)).expect("a card");
        assert_eq!((plain.name.as_str(), plain.text.effects.len()), ("4/3", 0));
        assert_eq!(card("+1/+2", Some(Zone::Paired)).and_then(|c| c.category), Some(Category::Pilot));
        for other in ["Wall", "4/3 wings", "4/3 breach", "a/b", "4/300", "blocker 2", ""] {
            assert!(card(other, Some(Zone::Battle)).is_none(), "{other}");
        }
    }
}
