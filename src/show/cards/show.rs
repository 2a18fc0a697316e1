//! `shinpan cards show ID…`: a card, and what the engine understood of its text.

use serde_json::{Value, json};

use super::super::args::CardsShowArgs;
use super::super::data::pool;
use super::super::failure::{Failure, line_with_caret};
use super::super::pick::nearest;
use super::super::screen::{Ink, Screen};
use super::super::{Desk, Shown};
use super::summoner_master;
use crate::cardgame::Word;
use crate::cardgame::reader::TextFault;
use crate::cards::{CardFacts, CardGame, CardPool, Kind};
use crate::games::one_piece::vocabulary::Attribute;
use crate::table::texts::{self, READ, Told};

pub fn run(desk: &Desk, args: &CardsShowArgs) -> Result<Shown, Failure> {
    let pool = pool(desk, &args.cards)?;
    let mut screen = desk.blank();
    let mut documents = Vec::new();
    for id in &args.ids {
        // What no other game knows may be a card of Summoner Master.
        if !is_known(&pool, id)
            && let Some(asked) = summoner_master::find(&pool, id)
        {
            if desk.json {
                documents.push(summoner_master::document(desk, &asked));
            } else {
                screen.gap();
                summoner_master::show(desk, &asked, &mut screen);
            }
            continue;
        }
        let card = find(desk, &pool, id)?;
        let told = told(desk, &card);
        if desk.json {
            documents.push(document(&card, &told));
        } else {
            screen.gap();
            show(desk, &card, &told, &mut screen);
        }
    }
    if desk.json {
        return Ok(Shown::Json(if documents.len() == 1 { documents.remove(0) } else { Value::Array(documents) }));
    }
    Ok(Shown::Text(screen))
}

/// Is it a card of a game whose data are published, or an invented one of theirs?
fn is_known(pool: &CardPool, id: &str) -> bool {
    let is = |card: &CardFacts| {
        card.name.eq_ignore_ascii_case(id) || (!card.number.is_empty() && card.number.eq_ignore_ascii_case(id))
    };
    READ.iter().any(|texts| {
        pool.of(texts.game, id).is_some()
            || pool.named(texts.game, id).next().is_some()
            || (texts.shipped)().iter().any(is)
    })
}

/// A card of the data by its number or its name; an invented one of the program by its name.
fn find(desk: &Desk, pool: &CardPool, id: &str) -> Result<CardFacts, Failure> {
    let numbered: Vec<&CardFacts> = READ.iter().filter_map(|texts| pool.of(texts.game, id)).collect();
    let named = || READ.iter().flat_map(|texts| pool.named(texts.game, id)).collect();
    let found: Vec<&CardFacts> = if numbered.is_empty() { named() } else { numbered };
    match found.as_slice() {
        [card] => return Ok((*card).clone()),
        [] => {}
        all => {
            let numbers: Vec<String> = all.iter().map(|c| format!("{} ({})", c.number, c.game.id())).collect();
            let gaps = [("name", id.into()), ("numbers", numbers.join(", ").into())];
            return Err(Failure::bad_input(desk.speech.say("cards-show-several", &gaps)));
        }
    }
    let shipped: Vec<CardFacts> = READ.iter().flat_map(|texts| (texts.shipped)()).collect();
    let is = |card: &&CardFacts| {
        card.name.eq_ignore_ascii_case(id) || (!card.number.is_empty() && card.number.eq_ignore_ascii_case(id))
    };
    if let Some(card) = shipped.iter().find(is) {
        return Ok(card.clone());
    }
    let failure = Failure::nothing(desk.speech.say("cards-show-none", &[("name", id.into())]));
    let names: Vec<String> = shipped_names().map(|(_, name)| name).collect();
    let near = match READ.iter().find_map(|texts| pool.nearest(Some(texts.game), id)) {
        Some(card) if crate::cards::number::whole(id).is_some() => Some(card.number.as_str()),
        Some(card) => Some(card.name.as_str()),
        None => nearest(id, names.iter().map(String::as_str)),
    };
    Err(match near {
        Some(near) => failure.hint(desk.speech.say("error-did-you-mean", &[("words", near.into())])),
        None if pool.is_empty() => failure.hint(desk.speech.word("cards-show-no-data")),
        None => failure,
    })
}

/// A card of the data or of the program, and what is understood of its text, as `--json` has it.
pub fn of_pool(desk: &Desk, pool: &CardPool, id: &str) -> Result<Value, Failure> {
    if !is_known(pool, id)
        && let Some(asked) = summoner_master::find(pool, id)
    {
        return Ok(summoner_master::document(desk, &asked));
    }
    let card = find(desk, pool, id)?;
    Ok(document(&card, &told(desk, &card)))
}

/// The names of the invented cards inside the program, with their games.
pub fn shipped_names() -> impl Iterator<Item = (CardGame, String)> {
    let of_others = READ.iter().flat_map(|texts| (texts.shipped)()).map(|card| (card.game, card.name));
    of_others.chain(summoner_master::names().map(|name| (CardGame::SummonerMaster, name.to_string())))
}

/// What is understood of a text that somebody writes.
pub fn of_text(desk: &Desk, game: CardGame, text: &str, trigger: &str) -> Value {
    let (text, trigger) = (text.to_string(), trigger.to_string());
    let card = CardFacts { text, trigger, ..CardFacts::blank(game) };
    document(&card, &told(desk, &card))
}

fn told(desk: &Desk, card: &CardFacts) -> Told {
    texts::told(card, &desk.speech)
}

fn document(card: &CardFacts, told: &Told) -> Value {
    let program: Option<Vec<Value>> =
        told.as_ref().ok().map(|lines| lines.iter().map(|l| json!({ "depth": l.depth, "words": l.words })).collect());
    let refused = told.as_ref().err().map(|fault| {
        let part = if fault.part > 0 { "trigger" } else { "text" };
        let (line, column) = fault.line(text_of(card, fault));
        json!({
            "at": fault.at.start, "line": line, "column": column, "text": fault.text, "in": part, "near": fault.near,
        })
    });
    json!({
        "id": card.number,
        "game": card.game.id(),
        "name": card.name,
        "kind": card.kind.name(),
        "colours": card.colours.iter().map(|c| c.name()).collect::<Vec<_>>(),
        "types": card.types,
        "attributes": card.attributes,
        "level": card.level,
        "cost": card.cost,
        "power": card.power,
        "ap": card.ap,
        "hp": card.hp,
        "counter": card.counter,
        "life": card.life,
        "link": card.link,
        "text": card.text,
        "trigger": card.trigger,
        "program": program,
        "refused": refused,
    })
}

/// The text that a fault is in.
fn text_of<'a>(card: &'a CardFacts, fault: &TextFault) -> &'a str {
    if fault.part > 0 { &card.trigger } else { &card.text }
}

fn show(desk: &Desk, card: &CardFacts, told: &Told, screen: &mut Screen) {
    let title = [card.number.as_str(), card.name.as_str()];
    let title: Vec<&str> = title.into_iter().filter(|t| !t.is_empty()).collect();
    let title = screen.inked(Ink::Bold, &title.join(" "));
    screen.line(&title);
    screen.paragraph("", Ink::Plain, &values(desk, card).join(" · "), Ink::Faint);
    for text in [&card.text, &card.trigger] {
        for line in text.lines().filter(|l| !l.trim().is_empty()) {
            screen.paragraph("│ ", Ink::Faint, line.trim(), Ink::Plain);
        }
    }
    screen.gap();
    match told {
        Ok(lines) => {
            for line in lines {
                let ink = if line.depth == 0 { Ink::Bold } else { Ink::Plain };
                screen.paragraph(&"  ".repeat(line.depth), Ink::Plain, &line.words, ink);
            }
        }
        Err(fault) => show_fault(desk, text_of(card, fault), fault, screen),
    }
}

/// Where reading stopped: the words, the line with a caret, what would have been understood.
fn show_fault(desk: &Desk, text: &str, fault: &TextFault, screen: &mut Screen) {
    let key = if fault.part > 0 { "cards-show-refused-trigger" } else { "cards-show-refused" };
    let gaps = [("words", (&fault.text).into()), ("at", fault.at.start.into())];
    screen.paragraph("", Ink::Plain, &desk.speech.say(key, &gaps), Ink::Doubt);
    let before = text.get(..fault.at.start).unwrap_or(text);
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    let line = text.get(start..).and_then(|rest| rest.lines().next()).unwrap_or_default();
    for words in line_with_caret(fault.line(text).0, line, before.len() - start) {
        screen.line(&words);
    }
    if let Some(near) = &fault.near {
        let words = desk.speech.say("error-did-you-mean", &[("words", near.into())]);
        screen.paragraph("", Ink::Plain, &words, Ink::Plain);
    }
}

/// What is printed besides the text.
fn values(desk: &Desk, card: &CardFacts) -> Vec<String> {
    let speech = &desk.speech;
    let mut out = Vec::new();
    if card.kind != Kind::Unknown {
        out.push(speech.word(card.kind.word()));
    }
    let colours: Vec<String> = card.colours.iter().map(|c| speech.word(c.word())).collect();
    let attribute = |a: &String| Attribute::parse(a).map_or_else(|| a.clone(), |a| speech.word(a.key()));
    let attributes: Vec<String> = card.attributes.iter().map(attribute).collect();
    for words in [colours.join("/"), attributes.join("/"), card.types.join("/")] {
        if !words.is_empty() {
            out.push(words);
        }
    }
    let numbers = [
        ("cards-show-life", card.life),
        ("cards-show-level", card.level),
        ("cards-show-cost", card.cost),
        ("cards-show-power", card.power),
        ("cards-show-ap", card.ap),
        ("cards-show-hp", card.hp),
        ("cards-show-counter", card.counter),
    ];
    for (key, n) in numbers {
        if let Some(n) = n {
            out.push(speech.say(key, &[("n", n.to_string().into())]));
        }
    }
    if !matches!(card.link.as_str(), "" | "-") {
        out.push(speech.say("cards-show-link", &[("words", (&card.link).into())]));
    }
    out
}
