//! Cards of Summoner Master: what is printed on them, and what their texts mean.

use serde_json::{Value, json};

use super::super::Desk;
use super::super::screen::{Ink, Screen};
use crate::cardgame::Word;
use crate::cards::{CardFacts, CardGame, CardPool};
use crate::games::summoner_master::telling;
use crate::games::summoner_master::text::data;
use crate::games::summoner_master::text::printed::{CardFault, Printed};
use crate::games::summoner_master::vocabulary::{Stat, Turns};
use crate::text::cluster;

/// A card that was asked for.
pub struct Asked {
    name: String,
    /// Its text as it was given, where it is not understood.
    text: String,
    card: Result<Printed, CardFault>,
}

/// A card of the data by its name, or an invented one of the program.
pub fn find(pool: &CardPool, name: &str) -> Option<Asked> {
    let known = pool.named(CardGame::SummonerMaster, name).next().map(of_facts);
    let shipped = || data::card(name).map(|card| (card.name.clone(), String::new(), Ok(card.clone())));
    known.or_else(shipped).map(|(name, text, card)| Asked { name, text, card })
}

fn of_facts(card: &CardFacts) -> (String, String, Result<Printed, CardFault>) {
    (card.name.clone(), card.text.clone(), data::of_facts(card))
}

/// The names of the cards of the program.
pub fn names() -> impl Iterator<Item = &'static str> {
    data::cards().iter().map(|card| card.name.as_str())
}

/// The card as a document.
pub fn document(desk: &Desk, asked: &Asked) -> Value {
    let card = match &asked.card {
        Ok(card) => card,
        Err(fault) => {
            let refused = json!({
                "in": fault.key,
                "at": fault.at.as_ref().map(|at| at.start),
                "why": fault.said.words(&desk.speech),
                "near": fault.hint.as_ref().map(|hint| hint.words(&desk.speech)),
            });
            return json!({ "game": "summoner-master", "name": asked.name, "text": asked.text, "program": null, "refused": refused });
        }
    };
    let program: Vec<Value> = telling::text(&card.text, &desk.speech)
        .iter()
        .map(|line| json!({ "depth": line.depth, "words": line.words }))
        .collect();
    let stats: serde_json::Map<String, Value> =
        card.stats.iter().map(|(stat, n)| (stat.path().to_string(), (*n).into())).collect();
    let texts: serde_json::Map<String, Value> =
        card.texts.iter().map(|(key, text)| ((*key).to_string(), text.as_str().into())).collect();
    json!({
        "game": "summoner-master",
        "name": card.name,
        "kind": card.category.path(),
        "extra": card.facts.extra,
        "elements": card.elements.iter().map(|element| element.path()).collect::<Vec<_>>(),
        "types": card.types,
        "stats": stats,
        "texts": texts,
        "program": program,
        "refused": null,
    })
}

/// The card for eyes.
pub fn show(desk: &Desk, asked: &Asked, screen: &mut Screen) {
    let title = screen.inked(Ink::Bold, &asked.name);
    screen.line(&title);
    match &asked.card {
        Ok(card) => {
            screen.paragraph("", Ink::Plain, &values(desk, card).join(" · "), Ink::Faint);
            for (key, text) in &card.texts {
                if *key != "text" && *key != "text_th" {
                    screen.paragraph("│ ", Ink::Faint, &format!("{key}:"), Ink::Faint);
                }
                for line in text.lines().filter(|line| !line.trim().is_empty()) {
                    screen.paragraph("│ ", Ink::Faint, line.trim(), Ink::Plain);
                }
            }
            screen.gap();
            for line in telling::text(&card.text, &desk.speech) {
                let ink = if line.depth == 0 { Ink::Bold } else { Ink::Plain };
                screen.paragraph(&"  ".repeat(line.depth), Ink::Plain, &line.words, ink);
            }
        }
        Err(fault) => refused(desk, asked, fault, screen),
    }
}

/// The text, with a caret where it is not understood.
fn refused(desk: &Desk, asked: &Asked, fault: &CardFault, screen: &mut Screen) {
    let mut start = 0;
    for line in asked.text.split('\n') {
        screen.line(&format!("│ {line}"));
        if let Some(at) = fault.at.as_ref().filter(|at| (start..=start + line.len()).contains(&at.start)) {
            let before = line.get(..at.start - start).unwrap_or_default();
            let end = at.end.min(start + line.len());
            let under = asked.text.get(at.start..end).unwrap_or_default();
            let carets = "^".repeat(cluster::width(under.trim_end()).max(1));
            screen.line(&format!("│ {}{carets}", " ".repeat(cluster::width(before))));
        }
        start += line.len() + 1;
    }
    screen.paragraph("", Ink::Plain, &fault.said.words(&desk.speech), Ink::Doubt);
    if let Some(hint) = &fault.hint {
        screen.paragraph("  ", Ink::Plain, &hint.words(&desk.speech), Ink::Plain);
    }
}

/// What is printed besides the texts.
fn values(desk: &Desk, card: &Printed) -> Vec<String> {
    let speech = &desk.speech;
    let mut all = vec![speech.word(card.category.key())];
    if card.facts.extra {
        all.push(speech.word("sm-tell-is-extra"));
    }
    let elements: Vec<String> = card.elements.iter().map(|element| speech.word(element.key())).collect();
    all.extend([elements.join("/"), card.types.join("/")].into_iter().filter(|words| !words.is_empty()));
    let order = [Stat::Lv, Stat::At, Stat::Df, Stat::Sp, Stat::CastMp, Stat::AttackMp];
    for stat in order {
        if let Some((_, n)) = card.stats.iter().find(|(known, _)| *known == stat) {
            all.push(format!("{} {n}", speech.word(stat.key())));
        }
    }
    if card.category == crate::games::summoner_master::vocabulary::Category::Mystic {
        all.push(match card.facts.turns {
            Turns::Zero => "0 Turn".to_string(),
            Turns::For(n) => format!("{n} Turn"),
            Turns::Endless => "∞ Turn".to_string(),
        });
    }
    if card.facts.interfere {
        all.push(speech.word("sm-tell-interfere"));
    }
    for attack in &card.facts.moves {
        let number = |name: &str, n: Option<i32>| n.map(|n| format!(" {name} {n}")).unwrap_or_default();
        let numbers = [("At", attack.at), ("Df", attack.df), ("Sp", attack.sp), ("Mp", attack.mp)];
        let numbers: String = numbers.into_iter().map(|(name, n)| number(name, n)).collect();
        all.push(format!("{}:{numbers}", attack.name));
    }
    all
}

/// The cards of a pool that have a text, and those whose text is not understood.
pub fn check(pool: &CardPool) -> (usize, usize, Vec<(&CardFacts, CardFault)>) {
    let cards: Vec<&CardFacts> = pool.iter().filter(|card| card.game == CardGame::SummonerMaster).collect();
    let has_text = |card: &&&CardFacts| {
        !card.text.is_empty()
            || card.more.iter().any(|(key, _)| matches!(key.as_str(), "text_th" | "growth" | "progress"))
    };
    let with_text: Vec<&CardFacts> = cards.iter().filter(has_text).copied().collect();
    let refused = with_text.iter().filter_map(|card| Some((*card, data::of_facts(card).err()?))).collect();
    (cards.len(), with_text.len(), refused)
}
