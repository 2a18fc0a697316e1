//! `shinpan deck diff A B`: what changed between the registered and the presented list.

use serde_json::json;

use super::super::args::DeckDiffArgs;
use super::super::data::pool;
use super::super::failure::Failure;
use super::super::screen::{Ink, Screen};
use super::super::{Desk, Shown};
use super::{lists, named};
use crate::deck::Deck;
use crate::deck::difference::between;
use crate::deck::list::{self, DeckList};

pub fn run(desk: &Desk, args: &DeckDiffArgs) -> Result<Shown, Failure> {
    let speech = &desk.speech;
    let game = named::game(desk, args.game.as_deref())?;
    let pool = pool(desk, &args.cards)?;
    let (a, b) = (one(desk, &args.a)?, one(desk, &args.b)?);
    let (a, b) = (Deck::of(&a, &pool, game), Deck::of(&b, &pool, game));
    for deck in [&a, &b] {
        if let Some(unread) = deck.unread.first() {
            let line = if unread.line == 0 { String::new() } else { format!(":{}", unread.line) };
            let words = unread.words(&desk.speech);
            return Err(Failure::bad_input(format!("{}{line}: {words}", deck.list.file)));
        }
    }
    let all = between(&a, &b);
    // What is odd about a list may be what changed.
    let odd: Vec<(&str, String)> =
        [&a, &b].iter().flat_map(|d| d.odd.iter().map(|note| (d.list.file.as_str(), note.words(speech)))).collect();
    if desk.json {
        let list: Vec<_> = all
            .iter()
            .map(|d| {
                let part = d.part.map_or("deck", |part| part.trim_start_matches("deck-part-"));
                json!({ "card": d.card.key, "name": d.card.name, "part": part, "before": d.before, "after": d.after })
            })
            .collect();
        let warnings: Vec<_> = odd.iter().map(|(file, words)| json!({ "file": file, "message": words })).collect();
        let document =
            json!({ "a": args.a, "b": args.b, "same": all.is_empty(), "changes": list, "warnings": warnings });
        return Ok(Shown::Json(document).failed_if(!all.is_empty()));
    }
    let mut screen = desk.blank();
    if all.is_empty() {
        screen.line(&speech.word("deck-diff-same"));
        tell(&mut screen, &odd);
        return Ok(Shown::Text(screen));
    }
    for d in &all {
        let ink = match (d.before, d.after) {
            (0, _) => Ink::Good,
            (_, 0) => Ink::Bad,
            _ => Ink::Doubt,
        };
        let change =
            format!("{:+}", i64::try_from(d.after).unwrap_or(i64::MAX) - i64::try_from(d.before).unwrap_or(i64::MAX));
        let lead = screen.inked(ink, &format!("{change:>4}"));
        let part = d.part.map_or(String::new(), |part| format!(" · {}", speech.word(part)));
        screen.line(&format!("{lead}  {}{part}  ({} → {})", d.card.words(), d.before, d.after));
    }
    let out: usize = all.iter().map(|d| d.before.saturating_sub(d.after)).sum();
    let new: usize = all.iter().map(|d| d.after.saturating_sub(d.before)).sum();
    screen.line(&speech.say("deck-diff-totals", &[("out", out.into()), ("new", new.into())]));
    tell(&mut screen, &odd);
    Ok(Shown::Text(screen).failed_if(true))
}

/// What is odd about the lists.
fn tell(screen: &mut Screen, odd: &[(&str, String)]) {
    for (file, words) in odd {
        screen.paragraph(&format!("! {file}: "), Ink::Doubt, words, Ink::Plain);
    }
}

/// The one deck of a file.
fn one(desk: &Desk, name: &str) -> Result<DeckList, Failure> {
    let sources = lists::all(desk, &[name.to_string()])?;
    let [source] = sources.as_slice() else {
        return Err(Failure::bad_input(desk.speech.say("deck-diff-one", &[("name", name.into())])));
    };
    let mut decks = list::read(&source.name(), &source.needed(&desk.speech)?);
    match (decks.pop(), decks.is_empty()) {
        (Some(deck), true) => Ok(deck),
        _ => Err(Failure::bad_input(desk.speech.say("deck-diff-one", &[("name", name.into())]))),
    }
}
