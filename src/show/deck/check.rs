//! `shinpan deck check LIST…`: which decks are legal, what is wrong with the others, by which clause.

use super::super::args::{DeckCheckArgs, DeckOnly};
use super::super::data::{pool, refused};
use super::super::failure::Failure;
use super::super::rule::default_with;
use super::super::screen::{Ink, Screen, bar};
use super::super::{Desk, Shown, args::With};
use super::documents::{self, Rows};
use super::tally::{Tally, verdict_word};
use super::{batch, lists, named};
use crate::cards::source::CardSource;
use crate::cards::{CardGame, CardPool, configured};
use crate::deck::bans::{self, BanList};
use crate::deck::day::{Day, NoDay};
use crate::deck::note::Note;
use crate::deck::{Checked, Format, Terms, Verdict, check};
use crate::text::cluster;

pub fn run(desk: &Desk, args: &DeckCheckArgs) -> Result<Shown, Failure> {
    let paths = if args.bans.is_empty() { configured("SHINPAN_BANS", "bans") } else { args.bans.clone() };
    let bans = bans::load(&paths).map_err(|fault| refused(desk, &fault))?;
    let sources = lists::all(desk, &args.lists)?;
    report(desk, args, &sources, &pool(desk, &args.cards)?, bans)
}

/// The report on one list, by the card data of a table; where the list does not show its game it is of the table's.
pub fn at_the_table(desk: &Desk, file: &str, cards: &dyn CardSource, game: &str) -> Result<Shown, Failure> {
    let none = CardPool::default();
    let pool = cards.at_hand().map_err(|fault| refused(desk, &fault))?.unwrap_or(&none);
    let bans = bans::load(&configured("SHINPAN_BANS", "bans")).map_err(|fault| refused(desk, &fault))?;
    let sources = lists::all(desk, &[file.to_string()])?;
    let shows = |source: &lists::Source| {
        let read = source.read().ok();
        read.is_none_or(|read| {
            check(file, &read.text, pool, None, &Terms::default()).iter().any(|checked| checked.game.is_some())
        })
    };
    let game = (!sources.iter().any(shows)).then(|| game.to_string());
    let args = DeckCheckArgs { lists: vec![file.to_string()], game, ..DeckCheckArgs::default() };
    report(desk, &args, &sources, pool, bans)
}

/// The report on lists that are at hand, with card data and ban lists that are.
pub fn report(
    desk: &Desk,
    args: &DeckCheckArgs,
    sources: &[lists::Source],
    pool: &CardPool,
    bans: Vec<BanList>,
) -> Result<Shown, Failure> {
    let game = named::game(desk, args.game.as_deref())?;
    let terms = terms(desk, args, bans)?;
    let is_at_the_table = desk.is_at_the_table.get();
    let progress = if is_at_the_table { indicatif::ProgressBar::hidden() } else { bar(sources.len() as u64) };
    let mut tally = Tally::default();
    let mut form = Form::new(desk, args);
    for batch in batch::batches(sources) {
        for checked in batch::check_all(desk, batch, pool, game, &terms) {
            let many = sources.len() > 1 || checked.len() > 1;
            for checked in &checked {
                tally.count(desk, checked);
                if args.only != Some(DeckOnly::Problems) || checked.has_problems() {
                    form.add(desk, args, checked, many)?;
                }
            }
        }
        progress.inc(batch.len() as u64);
        if !is_at_the_table {
            form.print_if_long(desk, args, &terms, &mut tally);
        }
    }
    progress.finish_and_clear();
    let shown = form.finish(desk, args, &terms, &tally);
    Ok(match tally.worst {
        Some(Verdict::Unreadable) => Shown::Unreadable(Box::new(shown)),
        Some(Verdict::Illegal) => Shown::Failed(Box::new(shown)),
        _ => shown,
    })
}

/// What is shown: for eyes, for scripts or for a spreadsheet. It grows deck by deck; none of them is kept.
enum Form {
    Text(Screen),
    Json(documents::List),
    Csv(Box<Rows>),
}

/// More than so many bytes for eyes are printed while they grow, past the pager.
const LONG: usize = 4 << 20;

impl Form {
    fn new(desk: &Desk, args: &DeckCheckArgs) -> Self {
        if args.csv {
            Self::Csv(Box::new(Rows::new()))
        } else if desk.json {
            Self::Json(documents::List::new(desk))
        } else {
            Self::Text(desk.blank())
        }
    }

    fn add(
        &mut self,
        desk: &Desk,
        args: &DeckCheckArgs,
        checked: &Checked,
        is_one_of_many: bool,
    ) -> Result<(), Failure> {
        match self {
            Self::Text(screen) => return one(desk, args.quote, checked, is_one_of_many, screen),
            Self::Json(list) => list.add(documents::document(desk, checked)),
            Self::Csv(rows) => rows.add(desk, checked),
        }
        Ok(())
    }

    /// What has grown long is printed.
    fn print_if_long(&mut self, desk: &Desk, args: &DeckCheckArgs, terms: &Terms, tally: &mut Tally) {
        let long = match self {
            Self::Text(screen) if screen.len() > LONG => std::mem::replace(screen, desk.blank()),
            Self::Csv(rows) if rows.len() > LONG => {
                let mut screen = desk.blank();
                screen.block(rows.take().trim_end());
                screen
            }
            _ => return,
        };
        let mut screen = desk.blank();
        if !std::mem::replace(&mut tally.is_begun, true) && !args.csv {
            head(desk, args, terms, tally, &mut screen);
        }
        screen.join(long);
        // Whoever reads may have gone; there is nobody to tell.
        let _ = screen.show_at_once();
    }

    fn finish(self, desk: &Desk, args: &DeckCheckArgs, terms: &Terms, tally: &Tally) -> Shown {
        let decks = match self {
            Self::Json(list) => return list.finish(),
            Self::Csv(mut rows) => {
                let mut screen = desk.blank();
                screen.block(rows.take().trim_end());
                return Shown::Text(screen);
            }
            Self::Text(decks) => decks,
        };
        let mut screen = desk.blank();
        if !tally.is_begun {
            head(desk, args, terms, tally, &mut screen);
        }
        screen.join(decks);
        if tally.has_ours
            && let Some((_, name)) = CardGame::BlackPoker.edition().split_once('@')
        {
            screen.paragraph("", Ink::Plain, &desk.speech.say("trace-ours", &[("text", name.into())]), Ink::Faint);
        }
        if tally.all > 1 {
            screen.gap();
            tally.summary(desk, &mut screen);
        }
        Shown::Text(screen)
    }
}

/// The day, the ban lists, and what is doubtful about them.
fn head(desk: &Desk, args: &DeckCheckArgs, terms: &Terms, tally: &Tally, screen: &mut Screen) {
    in_force(desk, args, terms, tally, screen);
    for words in &tally.shared {
        screen.paragraph("! ", Ink::Bold, words, Ink::Doubt);
    }
    screen.gap();
}

fn terms(desk: &Desk, args: &DeckCheckArgs, bans: Vec<BanList>) -> Result<Terms, Failure> {
    let speech = &desk.speech;
    let date = match &args.date {
        Some(text) => text.parse().map_err(|no: NoDay| Failure::bad_input(no.said(text).words(speech)))?,
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
    Ok(Terms { date, region: args.region.as_ref().map(|r| r.trim().to_lowercase()), formats, bans })
}

/// The day, and which ban lists are in force on it.
fn in_force(desk: &Desk, args: &DeckCheckArgs, terms: &Terms, tally: &Tally, screen: &mut Screen) {
    let named = |list: &BanList| match &list.region {
        Some(region) => format!("{} ({region})", list.name),
        None => list.name.clone(),
    };
    let lists: Vec<String> = tally.known_games().flat_map(|g| terms.in_force(g)).map(named).collect();
    let key = match (args.date.is_some(), lists.is_empty()) {
        (true, true) => "deck-terms-none",
        (true, false) => "deck-terms",
        (false, true) => "deck-terms-today-none",
        (false, false) => "deck-terms-today",
    };
    let gaps = [("date", terms.date.to_string().into()), ("lists", lists.join(", ").into())];
    screen.paragraph("", Ink::Plain, &desk.speech.say(key, &gaps), Ink::Faint);
}

/// One line for the eye, and below it what was found.
fn one(desk: &Desk, quote: bool, checked: &Checked, is_one_of_many: bool, screen: &mut Screen) -> Result<(), Failure> {
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
        screen.paragraph(&lead, Ink::Bold, &unread.words(speech), Ink::Plain);
    }
    if checked.more_unread > 0 {
        screen.line(&format!("    {}", speech.say("deck-list-more", &[("n", checked.more_unread.into())])));
    }
    for note in &checked.findings.violations {
        found(desk, quote, checked, note, "    ✗ ", Ink::Plain, screen)?;
    }
    for note in checked.findings.warnings.iter().filter(|n| !n.is_shared) {
        found(desk, quote, checked, note, "    ! ", Ink::Doubt, screen)?;
    }
    // What is not checked in most decks alike is said once, at the end.
    for note in checked.findings.unchecked.iter().filter(|n| !is_one_of_many || !n.cards.is_empty()) {
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
    let library = desk.library(Some(game.id()))?;
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
