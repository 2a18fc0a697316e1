//! `shinpan deck check LIST…`: which decks are legal, what is wrong with the others, by which clause.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::super::args::DeckCheckArgs;
use super::super::failure::Failure;
use super::super::rule::default_with;
use super::super::screen::{Ink, Screen, bar};
use super::super::{Desk, Shown, args::With};
use super::{lists, pool, refused};
use crate::cards::{CardGame, configured};
use crate::deck::bans::{self, BanList};
use crate::deck::day::Day;
use crate::deck::note::{Findings, Note};
use crate::deck::{Checked, Format, Terms, Unread, Verdict, check};
use crate::text::cluster;

pub fn run(desk: &Desk, args: &DeckCheckArgs) -> Result<Shown, Failure> {
    let game = super::game(desk, args.game.as_deref())?;
    let terms = terms(desk, args)?;
    let sources = lists::all(desk, &args.lists)?;
    let pool = pool(desk, &args.cards)?;
    let progress = bar(sources.len() as u64);
    let mut all: Vec<Checked> = Vec::new();
    for source in &sources {
        let file = source.name();
        match source.read(&desk.speech) {
            Ok(read) => all.extend(check(&file, &read.text, &pool, game, &terms)),
            Err(words) => all.push(unopened(&file, &words)),
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    let shown = if desk.json {
        Shown::Json(Value::Array(all.iter().map(|c| document(desk, c)).collect()))
    } else {
        Shown::Text(report(desk, args, &terms, &all)?)
    };
    Ok(match all.iter().map(|c| c.verdict).max() {
        Some(Verdict::Unreadable) => Shown::Unreadable(Box::new(shown)),
        Some(Verdict::Illegal) => Shown::Failed(Box::new(shown)),
        _ => shown,
    })
}

fn terms(desk: &Desk, args: &DeckCheckArgs) -> Result<Terms, Failure> {
    let speech = &desk.speech;
    let date = match &args.date {
        Some(text) => {
            text.parse().map_err(|_| Failure::bad_input(speech.say("deck-no-day", &[("text", text.into())])))?
        }
        None => Day::today(),
    };
    let mut formats = Vec::new();
    for name in &args.format {
        let format = Format::of(name).ok_or_else(|| {
            let known: Vec<&str> = Format::ALL.into_iter().map(Format::name).collect();
            let gaps = [("arg", "--format".into()), ("value", name.into()), ("allowed", known.join(", ").into())];
            Failure::bad_input(speech.say("error-value-of", &gaps))
        })?;
        formats.push(format);
    }
    let paths = if args.bans.is_empty() { configured("SHINPAN_BANS", "bans") } else { args.bans.clone() };
    let bans = bans::load(&paths).map_err(|fault| refused(desk, &fault))?;
    Ok(Terms { date, region: args.region.as_ref().map(|r| r.to_lowercase()), formats, bans })
}

/// A file that could not be opened or is no text.
fn unopened(file: &str, words: &str) -> Checked {
    let unread = vec![Unread::new(0, words, "deck-list-unopened")];
    Checked {
        file: file.to_string(),
        deck: String::new(),
        player: String::new(),
        game: None,
        count: 0,
        verdict: Verdict::Unreadable,
        findings: Findings::default(),
        unread,
        more_unread: 0,
    }
}

fn note_json(desk: &Desk, checked: &Checked, note: &Note) -> Value {
    json!({
        "rule": note.rule,
        "clauses": checked.game.map(|g| note.cited(g)).unwrap_or_default(),
        "message": note.words(&desk.speech),
        "cards": note.cards.iter().map(|c| c.key.as_str()).collect::<Vec<_>>(),
        "found": note.found.json(),
        "allowed": note.allowed.json(),
    })
}

fn document(desk: &Desk, checked: &Checked) -> Value {
    let notes = |all: &[Note]| -> Vec<Value> { all.iter().map(|n| note_json(desk, checked, n)).collect() };
    let unread: Vec<Value> = checked
        .unread
        .iter()
        .map(|u| json!({ "line": u.line, "text": u.text, "message": u.words(&desk.speech), "nearest": u.nearest }))
        .collect();
    json!({
        "file": checked.file,
        "deck": checked.deck,
        "player": checked.player,
        "game": checked.game.map(CardGame::id),
        "edition": checked.game.map(CardGame::edition),
        "verdict": checked.verdict.name(),
        "violations": notes(&checked.findings.violations),
        "warnings": notes(&checked.findings.warnings),
        "unchecked": notes(&checked.findings.unchecked),
        "unread": unread,
    })
}

fn report(desk: &Desk, args: &DeckCheckArgs, terms: &Terms, all: &[Checked]) -> Result<Screen, Failure> {
    let mut screen = desk.blank();
    in_force(desk, args, terms, all, &mut screen);
    screen.gap();
    for checked in all {
        one(desk, args.quote, checked, all.len() > 1, &mut screen)?;
    }
    let ours = |c: &&Checked| c.game == Some(CardGame::BlackPoker) && c.verdict != Verdict::Unreadable;
    if let Some((_, name)) = all.iter().find(ours).and_then(|_| CardGame::BlackPoker.edition().split_once('@')) {
        screen.paragraph("", Ink::Plain, &desk.speech.say("trace-ours", &[("text", name.into())]), Ink::Faint);
    }
    if all.len() > 1 {
        screen.gap();
        summary(desk, all, &mut screen);
        shared(desk, all, &mut screen);
    }
    Ok(screen)
}

/// The day, and which ban lists are in force on it.
fn in_force(desk: &Desk, args: &DeckCheckArgs, terms: &Terms, all: &[Checked], screen: &mut Screen) {
    let games: Vec<CardGame> = CardGame::ALL.into_iter().filter(|g| all.iter().any(|c| c.game == Some(*g))).collect();
    let named = |list: &BanList| match &list.region {
        Some(region) => format!("{} ({region})", list.name),
        None => list.name.clone(),
    };
    let lists: Vec<String> = games.iter().flat_map(|g| terms.in_force(*g)).map(named).collect();
    let key = match (args.date.is_some(), lists.is_empty()) {
        (true, true) => "deck-terms-none",
        (true, false) => "deck-terms",
        (false, true) => "deck-terms-today-none",
        (false, false) => "deck-terms-today",
    };
    let gaps = [("date", terms.date.to_string().into()), ("lists", lists.join(", ").into())];
    screen.paragraph("", Ink::Plain, &desk.speech.say(key, &gaps), Ink::Faint);
}

fn verdict_word(verdict: Verdict) -> (&'static str, &'static str, Ink) {
    match verdict {
        Verdict::Legal => ("✓", "deck-legal", Ink::Good),
        Verdict::Illegal => ("✗", "deck-illegal", Ink::Bad),
        Verdict::Unreadable => ("?", "deck-unreadable", Ink::Doubt),
    }
}

/// One line for the eye, and below it what was found.
fn one(desk: &Desk, quote: bool, checked: &Checked, many: bool, screen: &mut Screen) -> Result<(), Failure> {
    let speech = &desk.speech;
    let (mark, word, ink) = verdict_word(checked.verdict);
    let width = [Verdict::Legal, Verdict::Illegal, Verdict::Unreadable]
        .iter()
        .map(|v| cluster::width(&speech.word(verdict_word(*v).1)))
        .max()
        .unwrap_or(0);
    let word = speech.word(word);
    let pad = " ".repeat(width - cluster::width(&word));
    let mut line = format!("{} {}{pad}  {}", screen.inked(ink, mark), screen.inked(ink, &word), checked.file);
    for part in [&checked.deck, &checked.player] {
        if !part.is_empty() {
            line.push_str(&format!(" · {part}"));
        }
    }
    if let Some(game) = checked.game {
        let cards = speech.say("deck-cards-count", &[("n", checked.count.into())]);
        line.push_str(&screen.inked(Ink::Faint, &format!(" · {} · {cards}", game.edition())));
    }
    screen.line(&line);
    for unread in &checked.unread {
        let lead = match unread.line {
            0 => "    ".to_string(),
            line => format!("    {}: ", speech.say("deck-list-at", &[("line", line.into())])),
        };
        screen.paragraph(&lead, Ink::Bold, &unread.words(&desk.speech), Ink::Plain);
    }
    if checked.more_unread > 0 {
        screen.line(&format!("    {}", speech.say("deck-list-more", &[("n", checked.more_unread.into())])));
    }
    for note in &checked.findings.violations {
        found(desk, quote, checked, note, "    ✗ ", Ink::Plain, screen)?;
    }
    for note in &checked.findings.warnings {
        found(desk, quote, checked, note, "    ! ", Ink::Doubt, screen)?;
    }
    // What is not checked in most decks alike is said once, at the end.
    for note in checked.findings.unchecked.iter().filter(|n| !many || !n.cards.is_empty()) {
        found(desk, false, checked, note, "    – ", Ink::Faint, screen)?;
    }
    Ok(())
}

fn found(
    desk: &Desk,
    quote: bool,
    checked: &Checked,
    note: &Note,
    lead: &str,
    ink: Ink,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let speech = &desk.speech;
    let words = note.words(speech);
    let clauses = match checked.game {
        Some(game) if !note.clauses.is_empty() => format!(" {} {}", game.edition(), note.clauses.join(", ")),
        _ => String::new(),
    };
    screen.marked(lead, Ink::Bold, &[(ink, &words), (Ink::Faint, &clauses)]);
    if let (true, Some(game)) = (quote, checked.game) {
        quoted(desk, game, note, screen)?;
    }
    Ok(())
}

/// The words of the clauses, with our paraphrase where the program speaks English.
fn quoted(desk: &Desk, game: CardGame, note: &Note, screen: &mut Screen) -> Result<(), Failure> {
    let library = desk.library(&desk.shelf()?, Some(game.id()))?;
    let Some((id, edition)) = game.edition().split_once('@') else { return Ok(()) };
    for number in note.clauses {
        let Some(clause) = library.edition(id, edition).and_then(|e| e.clause(number)) else { continue };
        screen.paragraph(&format!("      │ {} ", clause.printed), Ink::Faint, &clause.text, Ink::Plain);
        if let (With::En, Some(english)) = (default_with(desk), &clause.english) {
            let lead = format!("      │ {} ", desk.speech.word("rule-paraphrase"));
            screen.paragraph(&lead, Ink::Faint, english, Ink::Faint);
        }
    }
    Ok(())
}

/// What was not checked, whatever the cards, with how many decks it is about.
fn shared(desk: &Desk, all: &[Checked], screen: &mut Screen) {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for checked in all {
        for note in checked.findings.unchecked.iter().filter(|n| n.cards.is_empty()) {
            let mut words = note.words(&desk.speech);
            if let (Some(game), false) = (checked.game, note.clauses.is_empty()) {
                words = format!("{words} {} {}", game.edition(), note.clauses.join(", "));
            }
            match counts.iter_mut().find(|(said, _)| *said == words) {
                Some((_, n)) => *n += 1,
                None => counts.push((words, 1)),
            }
        }
    }
    for (words, n) in counts {
        let lead = format!("  {} ", desk.speech.say("deck-summary-unchecked", &[("n", n.into())]));
        screen.paragraph(&lead, Ink::Faint, &words, Ink::Faint);
    }
}

/// Decks by game and verdict, and how often each rule was broken.
fn summary(desk: &Desk, all: &[Checked], screen: &mut Screen) {
    let speech = &desk.speech;
    let title = screen.inked(Ink::Bold, &speech.say("deck-summary", &[("n", all.len().into())]));
    screen.line(&title);
    let verdicts = [Verdict::Legal, Verdict::Illegal, Verdict::Unreadable];
    let heads: Vec<String> = verdicts.iter().map(|v| speech.word(verdict_word(*v).1)).collect();
    let padded = |text: &str, width: usize| format!("{}{text}", " ".repeat(width.saturating_sub(cluster::width(text))));
    let widths: Vec<usize> = heads.iter().map(|h| cluster::width(h).max(5)).collect();
    let row = |name: &str, cells: &[String]| -> String {
        let cells: Vec<String> = cells.iter().zip(&widths).map(|(c, w)| padded(c, *w)).collect();
        format!("  {name:<24}{}", cells.join("  "))
    };
    screen.line(&row("", &heads));
    let mut games: Vec<Option<CardGame>> = all.iter().map(|c| c.game).collect();
    games.sort();
    games.dedup();
    for game in games {
        let count = |v: &Verdict| all.iter().filter(|c| c.game == game && c.verdict == *v).count().to_string();
        screen.line(&row(game.map_or("?", CardGame::edition), &verdicts.iter().map(count).collect::<Vec<_>>()));
    }
    let mut rules: BTreeMap<&str, usize> = BTreeMap::new();
    for note in all.iter().flat_map(|c| &c.findings.violations) {
        *rules.entry(note.rule).or_default() += 1;
    }
    if !rules.is_empty() {
        let words: Vec<String> = rules.iter().map(|(rule, n)| format!("{rule} {n}")).collect();
        screen.paragraph(
            "  ",
            Ink::Plain,
            &speech.say("deck-summary-rules", &[("words", words.join(", ").into())]),
            Ink::Plain,
        );
    }
}
