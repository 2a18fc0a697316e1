//! `shinpan cards show ID…`: a card, and what the engine understood of its text.

use serde_json::{Value, json};

use super::super::args::CardsShowArgs;
use super::super::data::pool;
use super::super::failure::Failure;
use super::super::pick::nearest;
use super::super::screen::{Ink, Screen};
use super::super::{Desk, Shown};
use super::summoner_master;
use crate::cardgame::Word;
use crate::cards::{CardFacts, CardGame, CardPool};
use crate::games::board::Printed;
use crate::games::data::printed;
use crate::games::one_piece::Def;
use crate::games::one_piece::shipped;
use crate::games::one_piece::telling::{self, Line};
use crate::games::one_piece::text::{self, TextFault};
use crate::games::one_piece::vocabulary::{Attribute, Category, Colour, Stat};

pub fn run(desk: &Desk, args: &CardsShowArgs) -> Result<Shown, Failure> {
    let pool = pool(desk, &args.cards)?;
    let mut screen = desk.blank();
    let mut documents = Vec::new();
    for id in &args.ids {
        // What ONE PIECE does not know may be a card of Summoner Master.
        let known = pool.of(CardGame::OnePiece, id).is_some()
            || pool.named(CardGame::OnePiece, id).next().is_some()
            || shipped::card(id).is_some();
        if !known && let Some(asked) = summoner_master::find(&pool, id) {
            if desk.json {
                documents.push(summoner_master::document(desk, &asked));
            } else {
                screen.gap();
                summoner_master::show(desk, &asked, &mut screen);
            }
            continue;
        }
        let card = find(desk, &pool, id)?;
        let told = text::read(&card.text, &card.trigger).map(|read| telling::text(&read, &desk.speech));
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

/// A card of the data by its number or its name; an invented one of the program by its name.
fn find(desk: &Desk, pool: &CardPool, id: &str) -> Result<Printed, Failure> {
    if let Some(card) = pool.of(CardGame::OnePiece, id) {
        return Ok(printed(card));
    }
    let named: Vec<&CardFacts> = pool.named(CardGame::OnePiece, id).collect();
    match named.as_slice() {
        [card] => return Ok(printed(card)),
        [] => {}
        all => {
            let numbers: Vec<&str> = all.iter().map(|c| c.number.as_str()).collect();
            let gaps = [("name", id.into()), ("numbers", numbers.join(", ").into())];
            return Err(Failure::bad_input(desk.speech.say("cards-show-several", &gaps)));
        }
    }
    if let Some(def) = shipped::card(id) {
        return Ok(of_shipped(def));
    }
    let failure = Failure::bad_input(desk.speech.say("cards-show-none", &[("name", id.into())]));
    let near = match pool.nearest(Some(CardGame::OnePiece), id) {
        Some(card) if crate::cards::number::whole(id).is_some() => Some(card.number.as_str()),
        Some(card) => Some(card.name.as_str()),
        None => nearest(id, shipped::cards().iter().map(|d| d.name.as_str()).chain(summoner_master::names())),
    };
    Err(match near {
        Some(near) => failure.hint(desk.speech.say("error-did-you-mean", &[("words", near.into())])),
        None if pool.is_empty() => failure.hint(desk.speech.word("cards-show-no-data")),
        None => failure,
    })
}

fn of_shipped(def: &Def) -> Printed {
    Printed {
        number: def.number.clone(),
        name: def.name.clone(),
        category: def.category.map(Word::path).unwrap_or_default().to_string(),
        colours: def.colours.iter().map(|c| c.path().to_string()).collect(),
        types: def.types.clone(),
        attributes: def.facts.attributes.iter().map(|a| a.path().to_string()).collect(),
        cost: def.stats[Stat::Cost.index()],
        power: def.stats[Stat::Power.index()],
        counter: def.stats[Stat::Counter.index()].filter(|n| *n > 0),
        life: def.facts.life,
        text: def.printed("text").to_string(),
        trigger: def.printed("trigger").to_string(),
    }
}

type Told = Result<Vec<Line>, TextFault>;

fn document(card: &Printed, told: &Told) -> Value {
    let program: Option<Vec<Value>> =
        told.as_ref().ok().map(|lines| lines.iter().map(|l| json!({ "depth": l.depth, "words": l.words })).collect());
    let refused = told.as_ref().err().map(|fault| {
        let part = if fault.trigger { "trigger" } else { "text" };
        json!({ "at": fault.at.start, "text": fault.text, "in": part })
    });
    json!({
        "id": card.number,
        "name": card.name,
        "kind": card.category,
        "colours": card.colours,
        "types": card.types,
        "attributes": card.attributes,
        "cost": card.cost,
        "power": card.power,
        "counter": card.counter,
        "life": card.life,
        "text": card.text,
        "trigger": card.trigger,
        "program": program,
        "refused": refused,
    })
}

fn show(desk: &Desk, card: &Printed, told: &Told, screen: &mut Screen) {
    let speech = &desk.speech;
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
        Err(fault) => {
            let key = if fault.trigger { "cards-show-refused-trigger" } else { "cards-show-refused" };
            let gaps = [("words", (&fault.text).into()), ("at", fault.at.start.into())];
            screen.paragraph("", Ink::Plain, &speech.say(key, &gaps), Ink::Doubt);
        }
    }
}

/// What is printed besides the text.
fn values(desk: &Desk, card: &Printed) -> Vec<String> {
    let speech = &desk.speech;
    let mut out = Vec::new();
    if let Some(category) = Category::parse(&card.category) {
        out.push(speech.word(category.key()));
    }
    let colours = card.colours.iter().filter_map(|c| Colour::parse(c)).map(Word::key);
    let colours: Vec<String> = colours.map(|key| speech.word(key)).collect();
    let attributes = card.attributes.iter().filter_map(|a| Attribute::parse(a));
    let attributes: Vec<String> = attributes.map(|a| speech.word(a.key())).collect();
    for words in [colours.join("/"), attributes.join("/"), card.types.join("/")] {
        if !words.is_empty() {
            out.push(words);
        }
    }
    let numbers = [
        ("cards-show-life", card.life.map(i32::from)),
        ("cards-show-cost", card.cost),
        ("cards-show-power", card.power),
        ("cards-show-counter", card.counter),
    ];
    for (key, n) in numbers {
        if let Some(n) = n {
            out.push(speech.say(key, &[("n", n.to_string().into())]));
        }
    }
    out
}
