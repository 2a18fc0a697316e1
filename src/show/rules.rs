//! `shinpan rules`: the texts at hand.

use serde_json::json;

use super::failure::Failure;
use super::screen::Ink;
use super::{Desk, Shown};
use crate::rules::Edition;
use crate::text::cluster;

pub fn run(desk: &Desk) -> Result<Shown, Failure> {
    let library = desk.library(None)?;
    if desk.json {
        let editions: Vec<_> = library
            .editions
            .iter()
            .map(|e| {
                json!({
                    "game": e.facts.game,
                    "edition": e.facts.edition,
                    "language": e.facts.language,
                    "date": e.facts.date,
                    "title": e.facts.title,
                    "clauses": e.numbered().count(),
                    "glossary": e.glossary().count(),
                    "default": library.is_default(e),
                    "version": e.facts.version,
                    "date_printed": e.facts.date_printed,
                    "date_note": e.facts.date_note,
                    "date_doubtful": e.facts.date_doubtful,
                    "source": e.facts.source,
                    "publisher": e.facts.publisher,
                    "assigned_numbers": e.facts.assigned_numbers,
                    "ours": e.facts.ours,
                    "lacks": e.facts.lacks,
                    "words": e.facts.words,
                    "front": e.front,
                    "changelog": e.changelog,
                })
            })
            .collect();
        return Ok(Shown::Json(editions.into()));
    }
    let speech = &desk.speech;
    let mut screen = desk.blank();
    for game in &library.games {
        let editions: Vec<&Edition> = library.editions_of(&game.id).collect();
        if editions.is_empty() {
            continue;
        }
        screen.gap();
        let name = screen.inked(Ink::Bold, game.name_in(speech.language.code()));
        let short = game.short.first().map_or(String::new(), |s| format!(" ({s})"));
        screen.line(&format!("{name}{short}"));
        let columns = editions.iter().map(|e| cluster::width(&e.name())).max().unwrap_or(0);
        for edition in editions.iter().rev() {
            let mut counts = speech.say("count-clauses", &[("n", edition.numbered().count().into())]);
            let glossary = edition.glossary().count();
            if glossary > 0 {
                counts = format!("{counts}, {}", speech.say("count-glossary", &[("n", glossary.into())]));
            }
            let facts = &edition.facts;
            let key = format!("language-{}", facts.language);
            let language = if speech.has(&key) { speech.word(&key) } else { facts.language.clone() };
            let doubt = if facts.date_doubtful { "?" } else { "" };
            let date = format!("{}{doubt}", facts.date);
            let newest = if library.is_default(edition) { speech.word("rules-default") } else { String::new() };
            let name = cluster::pad(&edition.name(), columns);
            let line = format!("  {name}  {}  {language}  {counts}  {newest}", cluster::pad(&date, 11));
            screen.line(line.trim_end());
            let code = speech.language.code();
            for note in [facts.date_note_in(code), facts.source_in(code)].into_iter().filter(|n| !n.is_empty()) {
                screen.paragraph("      ", Ink::Plain, note, Ink::Faint);
            }
        }
    }
    screen.gap();
    screen.paragraph("", Ink::Plain, &speech.word("rules-owners"), Ink::Faint);
    Ok(Shown::Text(screen))
}
