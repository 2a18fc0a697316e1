//! `shinpan cards check FILE…`: how many card texts are read whole, and where the others stop.

use serde_json::{Value, json};

use super::super::args::CardsCheckArgs;
use super::super::data::pool;
use super::super::failure::Failure;
use super::super::screen::{Ink, Screen};
use super::super::{Desk, Shown};
use super::summoner_master;
use crate::cards::{CardFacts, CardGame, CardPool};
use crate::games::one_piece::text;

/// So many cards are named for the words at which they stop.
const MOST_NAMED: usize = 8;

/// The texts of one game.
struct Tally<'a> {
    game: &'static str,
    cards: usize,
    with_text: usize,
    refused: Vec<Refused<'a>>,
}

/// A card whose text is not understood.
struct Refused<'a> {
    card: &'a CardFacts,
    /// Which text.
    part: &'static str,
    at: usize,
    words: String,
    /// Why, where it can be said.
    why: Option<String>,
}

pub fn run(desk: &Desk, args: &CardsCheckArgs) -> Result<Shown, Failure> {
    let pool = pool(desk, &args.files)?;
    let mut tallies = vec![one_piece(&pool)];
    if pool.has(CardGame::SummonerMaster) {
        tallies.push(of_summoner_master(desk, &pool));
    }
    if tallies.len() > 1 {
        tallies.retain(|tally| tally.cards > 0);
    }
    if desk.json {
        return Ok(Shown::Json(document(&tallies)));
    }
    let mut screen = desk.blank();
    for tally in &tallies {
        let read = tally.with_text - tally.refused.len();
        let share = match tally.with_text {
            0 => 100.0,
            n => 100.0 * read as f64 / n as f64,
        };
        let gaps = [
            ("game", tally.game.into()),
            ("cards", tally.cards.into()),
            ("texts", tally.with_text.into()),
            ("read", read.into()),
            ("share", format!("{share:.1}").into()),
        ];
        screen.paragraph("", Ink::Plain, &desk.speech.say("cards-check-totals", &gaps), Ink::Bold);
        show_refused(desk, &tally.refused, &mut screen);
    }
    Ok(Shown::Text(screen))
}

fn one_piece(pool: &CardPool) -> Tally<'_> {
    let cards: Vec<&CardFacts> = pool.iter().filter(|c| c.game == CardGame::OnePiece).collect();
    let with_text = cards.iter().filter(|c| !(c.text.is_empty() && c.trigger.is_empty())).count();
    let refused = cards.iter().filter_map(|card| {
        let fault = text::read(&card.text, &card.trigger).err()?;
        let part = if fault.trigger { "trigger" } else { "text" };
        Some(Refused { card, part, at: fault.at.start, words: fault.text, why: None })
    });
    Tally { game: "ONE PIECE", cards: cards.len(), with_text, refused: refused.collect() }
}

fn of_summoner_master<'a>(desk: &Desk, pool: &'a CardPool) -> Tally<'a> {
    let (cards, with_text, refused) = summoner_master::check(pool);
    let refused = refused.into_iter().map(|(card, fault)| {
        let at = fault.at.clone().unwrap_or(0..0);
        let words = card.text.get(at.clone()).unwrap_or_default().to_string();
        Refused { card, part: fault.key, at: at.start, words, why: Some(fault.said.words(&desk.speech)) }
    });
    Tally { game: "Summoner Master", cards, with_text, refused: refused.collect() }
}

/// All games together, and each of them.
fn document(tallies: &[Tally<'_>]) -> Value {
    let sum = |of: fn(&Tally<'_>) -> usize| tallies.iter().map(of).sum::<usize>();
    let refused = |one: &Refused<'_>| -> Value {
        let id = if one.card.number.is_empty() { &one.card.name } else { &one.card.number };
        json!({ "id": id, "at": one.at, "text": one.words, "in": one.part, "why": one.why })
    };
    let games: Vec<Value> = tallies
        .iter()
        .map(|t| json!({ "game": t.game, "cards": t.cards, "with_text": t.with_text, "read": t.with_text - t.refused.len() }))
        .collect();
    json!({
        "cards": sum(|t| t.cards),
        "with_text": sum(|t| t.with_text),
        "read": sum(|t| t.with_text - t.refused.len()),
        "games": games,
        "refused": tallies.iter().flat_map(|t| t.refused.iter().map(refused)).collect::<Vec<_>>(),
    })
}

/// The words at which texts stop, the most frequent first.
fn show_refused(desk: &Desk, refused: &[Refused<'_>], screen: &mut Screen) {
    let mut groups: Vec<(&str, Vec<&str>)> = Vec::new();
    for one in refused {
        let id = if one.card.number.is_empty() { &one.card.name } else { &one.card.number };
        match groups.iter_mut().find(|(words, _)| *words == one.words) {
            Some((_, numbers)) => numbers.push(id),
            None => groups.push((&one.words, vec![id])),
        }
    }
    groups.sort_by(|a, b| b.1.len().cmp(&a.1.len()).then(a.0.cmp(b.0)));
    if !groups.is_empty() {
        screen.gap();
        screen.line(&desk.speech.word("cards-check-refused"));
    }
    for (words, numbers) in groups {
        let shown = numbers.iter().take(MOST_NAMED).copied().collect::<Vec<_>>().join(", ");
        let more = if numbers.len() > MOST_NAMED { " …" } else { "" };
        let place = match words.trim() {
            "" => desk.speech.word("cards-check-end"),
            words => format!("“{}”", words.split_whitespace().collect::<Vec<_>>().join(" ")),
        };
        let count = format!("{:>5}  ", numbers.len());
        screen.marked(&count, Ink::Bold, &[(Ink::Plain, &place), (Ink::Faint, &format!(" {shown}{more}"))]);
    }
}
