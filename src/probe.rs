//! Everything that reads input, as functions of bytes: the fuzz targets and the property tests drive these. Whatever the
//! bytes, the answer is a value or a clear error, never a panic.

use crate::cardgame::telling;
use crate::cards::{CardGame, CardPool};
use crate::deck::{self, Terms};
use crate::engine::Readings;
use crate::games::summoner_master::text::Frame;
use crate::games::summoner_master::vocabulary::{Paste, Turns};
use crate::games::{gundam, one_piece, summoner_master};
use crate::keys;
use crate::lang::{Language, Speech};
use crate::rules::library::{File, Text};
use crate::rules::{Library, reader};
use crate::scenario::{self, Case, Overrides};
use crate::search::Search;
use crate::search::engine::Wish;
use crate::search::glossary::Stream;
use crate::show::wrap;
use crate::table::shelf::PLAYABLE;
use crate::text::{fold, number, thai};

/// Bytes as text functions.
pub fn text(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let _ = (thai::first_fault(&text), thai::tidy(&text), fold::key(&text), Stream::of(&text));
    for (from, to) in wrap::wrap(&text, 20) {
        assert!(text.is_char_boundary(from) && text.is_char_boundary(to) && from <= to);
    }
}

/// Bytes as a clause number.
pub fn clause_number(bytes: &[u8], library: &Library) {
    let typed = String::from_utf8_lossy(bytes);
    for found in number::all(&typed) {
        assert!(typed.get(found.span.0..found.span.1).is_some());
    }
    let key = number::whole(&typed).map_or_else(|| number::key(&typed), |n| n.key);
    for edition in &library.editions {
        let _ = (edition.find(&typed), edition.nearest(&key, 4));
    }
}

/// Bytes as a query; every mark of every hit is a stretch of its text.
pub fn query(bytes: &[u8], search: &Search<'_>, library: &Library) {
    let typed = String::from_utf8_lossy(bytes);
    let query = search.parse(&typed);
    let hits = search.run(&query, &Wish { limit: 5, ..Wish::default() });
    for hit in hits {
        let text = &library.editions[hit.edition].clauses[hit.clause].text;
        let mut last = 0;
        for (from, to) in search.marks(&hit, &query) {
            assert!(last <= from && from < to && text.get(from..to).is_some());
            last = to;
        }
    }
}

/// Bytes as a file of a rules folder, by itself and as a folder of one.
pub fn rules_file(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let _ = reader::read(&reader::Sources::alone(reader::Source { file: "game/1.th.md", text: &text }));
    let file = |path: &str| File { path: path.to_string(), text: Text::Read(text.clone()), proven: false };
    let _ = Library::of_files(&[file("game/1.th.md"), file("game/1.en.tsv"), file("game/game.toml")]);
}

/// Bytes as a case: read, and played if it can be read.
pub fn case(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(case) = Case::read("probe.md", &text) {
        match scenario::run(&case, &Overrides::default(), &crate::cards::source::NoCards) {
            Ok(run) => run.misses.iter().for_each(|miss| drop(miss.said.words(Speech::english()))),
            Err(fault) => drop(fault.said.words(Speech::english())),
        }
    }
}

/// Bytes as the board block of a case.
pub fn board(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for game in &PLAYABLE {
        if let Ok(block) = keys::parse(&text)
            && let Ok(play) = (game.start)(&keys::whole(&block), 0, Readings::default(), &crate::cards::source::NoCards)
        {
            let written = play.first_board();
            let again = keys::parse(&written).expect("a board that was written can be read");
            let twin = (game.start)(&keys::whole(&again), 0, Readings::default(), &crate::cards::source::NoCards)
                .expect("and is legal");
            assert_eq!(twin.first_board(), written);
        }
    }
}

/// Bytes as play lines, one after the other, in a starting position.
pub fn plays(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for game in &PLAYABLE {
        let case = Case::read("starter.md", (game.starter)(Language::En)).expect("the starter is a case");
        let mut play = scenario::run::start(&case, &Overrides::default(), &crate::cards::source::NoCards)
            .expect("with a legal board");
        for line in text.lines().take(40) {
            if let Ok(Some(line)) = scenario::case::play_line(line) {
                let _ = scenario::plays::play(play.as_mut(), &line, Speech::english(), &mut 0);
            }
        }
    }
}

/// Bytes as what is typed at the interactive table.
pub fn typed_at_the_table(bytes: &[u8]) {
    crate::show::session::probe(&String::from_utf8_lossy(bytes));
}

/// Bytes as the condition of `explore --goal`.
pub fn goal(bytes: &[u8]) {
    let _ = scenario::goal::Conditions::read(&String::from_utf8_lossy(bytes));
}

/// Bytes as a deck list, by itself and with cards that its lines may be like. Whatever it is, it has a verdict that can be said.
pub fn deck_list(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let cards = [
        ("reef.toml", include_str!("../samples/cards/reef.toml")),
        ("meadow.toml", include_str!("../samples/cards/meadow.toml")),
    ];
    let pool = CardPool::of_texts(&cards).expect("the samples are cards");
    let terms = Terms::default();
    for game in [None].into_iter().chain(CardGame::ALL.map(Some)) {
        for checked in deck::check("probe.txt", &text, &pool, game, &terms) {
            let all = &checked.findings;
            for note in all.violations.iter().chain(&all.warnings).chain(&all.unchecked) {
                assert!(!note.words(Speech::english()).is_empty());
            }
        }
    }
    for list in deck::list::read("probe.txt", &text) {
        let cards = deck::Deck::of(&list, &pool, None);
        let sheet = deck::sheet::Sheet::of(&cards, deck::sheet::Order::Cost);
        let _ = deck::sheet::text(&sheet, "probe", Speech::english());
        let _ = deck::sheet::page(&[(String::new(), sheet)], Speech::english());
        assert!(deck::difference::between(&cards, &cards).is_empty());
    }
}

/// Bytes as card data.
pub fn card_data(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match CardPool::of_texts(&[("probe", &text)]) {
        Ok(pool) => pool.iter().for_each(|card| assert!(!card.name.is_empty())),
        Err(fault) => drop(fault.said.words(Speech::english())),
    }
}

/// Bytes as a card text, and as the text of its `[Trigger]`: read whole and told, or refused at a place in it.
pub fn card_text(bytes: &[u8]) {
    summoner_master_text(bytes);
    let text = String::from_utf8_lossy(bytes);
    for (effect, trigger) in [(text.as_ref(), ""), ("", text.as_ref())] {
        match one_piece::text::read(effect, trigger) {
            Ok(read) => assert!(!one_piece::telling::text(&read, Speech::english()).is_empty()),
            Err(fault) => assert_eq!(text.get(fault.at.clone()), Some(fault.text.as_str())),
        }
    }
    match gundam::text::read(&text) {
        Ok(read) => assert!(!telling::text(&read, Speech::english()).is_empty()),
        Err(fault) => assert_eq!(text.get(fault.at.clone()), Some(fault.text.as_str())),
    }
}

/// Bytes as a text of Summoner Master, on every kind of card: what is read can be told, what is refused has a place.
fn summoner_master_text(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let lasting = |paste| Frame::mystic(Turns::Endless, paste);
    for frame in [Frame::SEAL, Frame::mystic(Turns::Zero, None), lasting(Some(Paste::Pa)), lasting(Some(Paste::Ps))] {
        match summoner_master::text::read(frame, &text) {
            Ok(read) => drop(summoner_master::telling::text(&read.text, Speech::english())),
            Err(fault) => assert!(text.get(fault.at).is_some()),
        }
    }
}

/// Bytes as a ban list.
pub fn ban_list(bytes: &[u8]) {
    if let Err(fault) = deck::bans::read("probe.toml", &String::from_utf8_lossy(bytes)) {
        drop(fault.said.words(Speech::english()));
    }
}
