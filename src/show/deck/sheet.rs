//! `shinpan deck sheet LIST…`: registration sheets to print.

use serde_json::Value;

use super::super::args::{DeckSheetArgs, SheetOrder};
use super::super::data::pool;
use super::super::failure::Failure;
use super::super::{Desk, Shown, printer};
use super::{lists, named};
use crate::cards::{CardGame, CardPool};
use crate::deck::sheet::{self, Order, Sheet};
use crate::deck::{Deck, list};

pub fn run(desk: &Desk, args: &DeckSheetArgs) -> Result<Shown, Failure> {
    let sources = lists::all(desk, &args.lists)?;
    of_lists(desk, args, &sources, &pool(desk, &args.cards)?)
}

/// The sheets of lists that are at hand.
pub fn of_lists(
    desk: &Desk,
    args: &DeckSheetArgs,
    sources: &[lists::Source],
    pool: &CardPool,
) -> Result<Shown, Failure> {
    let game = named::game(desk, args.game.as_deref())?;
    let order = match args.sort {
        SheetOrder::Name => Order::Name,
        SheetOrder::Cost => Order::Cost,
        SheetOrder::Number => Order::Number,
    };
    let mut all = Vec::new();
    for source in sources {
        all.extend(list::read(&source.name(), &source.needed(&desk.speech)?));
    }
    let decks: Vec<Deck<'_>> = all.iter().map(|l| Deck::of(l, pool, game)).collect();
    // A sheet that lacks a card is worse than none.
    if let Some((deck, unread)) = decks.iter().find_map(|d| d.unread.first().map(|u| (d, u))) {
        let line = if unread.line == 0 { String::new() } else { format!(":{}", unread.line) };
        let words = unread.words(&desk.speech);
        return Err(Failure::bad_input(format!("{}{line}: {words}", deck.list.file)));
    }
    let sheets: Vec<(String, Sheet<'_>)> = decks.iter().map(|d| (title(desk, d.game), Sheet::of(d, order))).collect();
    if desk.json {
        return Ok(Shown::Json(Value::Array(sheets.iter().map(|(_, s)| s.json()).collect())));
    }
    let mut screen = desk.blank();
    if args.html {
        screen.block(sheet::page(&sheets, &desk.speech).trim_end());
    } else {
        let pages: Vec<String> = sheets.iter().map(|(title, s)| sheet::text(s, title, &desk.speech)).collect();
        // A printer begins a new page at a form feed.
        screen.block(pages.join(&format!("{}\n", printer::page_end())).trim_end());
    }
    Ok(Shown::Text(screen))
}

fn title(desk: &Desk, game: Option<CardGame>) -> String {
    let shelf = desk.shelf().ok();
    let id = game.map_or("", CardGame::id);
    let name = shelf.as_ref().and_then(|s| s.game(id)).map_or(id, |g| g.name_in(desk.speech.language.code()));
    format!("{name} · {}", desk.speech.word("deck-sheet-title"))
}
