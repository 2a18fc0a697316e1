//! `shinpan rule [GAME[@EDITION]] [CLAUSE]`: look a clause up.

use serde_json::{Value, json};

use super::args::{RuleArgs, With};
use super::failure::{Failure, shortened};
use super::screen::{Ink, Screen};
use super::{Desk, Shown, hits, json as shapes, pick};
use crate::lang::Language;
use crate::rules::{Clause, Edition, Kind, Library, RemarkKind, Shelf, Status};
use crate::scenario::shipped::turning_on;
use crate::search::glossary::Glossary;
use crate::text::{cluster, number};

pub fn run(desk: &Desk, args: &RuleArgs) -> Result<Shown, Failure> {
    let shelf = desk.shelf()?;
    let (spec, words) = pick::take_game(&desk.speech, shelf, &args.words)?;
    let words = words.join(" ");
    let library = desk.library(spec.as_ref().map(|s| s.game.as_str()))?;
    let mut editions: Vec<&Edition> = match &spec {
        Some(spec) => vec![pick::edition(&desk.speech, library, spec)?],
        None => library.editions.iter().filter(|e| library.is_default(e)).collect(),
    };
    let with = args.with.unwrap_or(default_with(desk));
    if words.trim().is_empty() {
        return Ok(contents(desk, shelf, library, &editions, spec.is_some(), with));
    }
    // What a game presupposes, in our words, is looked up with it unless an edition is named.
    if spec.as_ref().is_none_or(|s| s.edition.is_none()) {
        let games: Vec<&str> = editions.iter().map(|e| e.facts.game.as_str()).collect();
        let ours = |e: &&Edition| e.facts.ours && games.contains(&e.facts.game.as_str());
        editions.extend(library.editions.iter().filter(ours));
    }
    let look = |pick: fn(&Edition, &str) -> Vec<usize>| -> Vec<(&Edition, usize)> {
        editions.iter().flat_map(|&e| pick(e, &words).into_iter().map(move |at| (e, at))).collect()
    };
    let mut found = look(pick::clauses);
    if found.is_empty() {
        found = look(pick::clauses_in_any_language);
    }
    if found.is_empty() {
        let empty = json!({ "clauses": [] });
        return Err(not_found(desk, library, &editions, &words).with_json(desk.json, empty));
    }
    if desk.json {
        let clauses: Vec<Value> = found.iter().map(|&(e, at)| shapes::clause(library, e, at)).collect();
        return Ok(Shown::Json(json!({ "clauses": clauses })));
    }
    let mut screen = desk.blank();
    for (edition, at) in found {
        screen.gap();
        if args.plain {
            plain(&mut screen, desk, shelf, edition, at, with);
        } else {
            full(&mut screen, desk, shelf, library, (edition, at), with, args.raw);
        }
    }
    Ok(Shown::Text(screen))
}

/// The paraphrase is in the language that the program speaks.
pub fn default_with(desk: &Desk) -> With {
    with_of(desk.speech.language)
}

/// The paraphrase in a language.
pub fn with_of(language: Language) -> With {
    match language {
        Language::En => With::En,
        Language::Th => With::Th,
        Language::Ja => With::Ja,
    }
}

/// Our paraphrase of a clause in a language; in English, where there is none and the text is of another language, too.
pub fn paraphrase<'c>(edition: &Edition, clause: &'c Clause, with: With) -> Option<&'c str> {
    let language = match with {
        With::En => "en",
        With::Th => "th",
        With::Ja => "ja",
        With::None => return None,
    };
    let own = clause.paraphrase(language);
    own.or_else(|| clause.paraphrase("en").filter(|_| edition.facts.language != language))
}

/// `ONE PIECE CARD GAME 1.1.8 · 2025-02-12`.
pub fn edition_title(desk: &Desk, shelf: &Shelf, edition: &Edition) -> String {
    let facts = &edition.facts;
    let game = shelf.game(&facts.game).map_or(facts.game.as_str(), |g| g.name_in(desk.speech.language.code()));
    let doubt = if facts.date_doubtful { "?" } else { "" };
    format!("{game} {} · {}{doubt}", facts.edition, facts.date)
}

/// `7. การโจมตี… › 7-1. …`.
pub fn path_line(edition: &Edition, at: usize) -> String {
    let steps: Vec<String> = edition.path(at).iter().map(|c| label(c)).collect();
    steps.join(" › ")
}

/// Number and, for a title, its words.
fn label(clause: &Clause) -> String {
    if clause.heading { format!("{} {}", clause.printed, clause.title()) } else { clause.printed.clone() }
}

/// A clause of another text of the game, `act6.1-lite A-17-T`; one in our words says so.
fn label_elsewhere(desk: &Desk, edition: &Edition, at: usize) -> String {
    let label = format!("{} {}", edition.facts.edition, label(&edition.clauses[at]));
    if edition.facts.ours { format!("{label} {}", desk.speech.word("rule-ours-elsewhere")) } else { label }
}

fn full(
    screen: &mut Screen,
    desk: &Desk,
    shelf: &Shelf,
    library: &Library,
    (edition, at): (&Edition, usize),
    with: With,
    raw: bool,
) {
    let speech = &desk.speech;
    let clause = &edition.clauses[at];
    screen.paragraph("", Ink::Plain, &edition_title(desk, shelf, edition), Ink::Faint);
    let path = path_line(edition, at);
    if !path.is_empty() {
        screen.paragraph("", Ink::Plain, &path, Ink::Faint);
    }
    screen.gap();
    screen.paragraph(&format!("{} ", clause.printed), Ink::Bold, &clause.text, heading_ink(clause));
    beside(screen, desk, (edition, at), with, "  ");
    if raw {
        screen.gap();
        screen.paragraph("", Ink::Plain, &speech.word("rule-scan"), Ink::Faint);
        let scan = if clause.raw.is_empty() { speech.word("rule-no-scan") } else { clause.raw.clone() };
        screen.paragraph("  ", Ink::Plain, &scan, Ink::Plain);
    }
    children(screen, desk, edition, at, with);
    screen.gap();
    let linked = |places: &[usize], elsewhere: &[(usize, usize)]| -> Vec<String> {
        let far = elsewhere.iter().map(|&(text, at)| label_elsewhere(desk, &library.editions[text], at));
        places.iter().map(|&p| label(&edition.clauses[p])).chain(far).collect()
    };
    links(screen, &speech.word("rule-refers-to"), &linked(&clause.refers_to, &clause.refers_elsewhere));
    links(screen, &speech.word("rule-referred-by"), &linked(&clause.referred_by, &clause.referred_elsewhere));
    cases(screen, desk, edition, clause);
    notes(screen, desk, edition, clause, library.newest(&edition.facts.game));
}

/// So many cases are told with a clause.
const CASES: usize = 3;

/// The cases that turn on a clause.
fn cases(screen: &mut Screen, desk: &Desk, edition: &Edition, clause: &Clause) {
    let all = turning_on(edition, &clause.id);
    for case in all.iter().take(CASES) {
        hits::turning(screen, desk, case);
    }
    if all.len() > CASES {
        let name = if edition.facts.ours { edition.facts.game.clone() } else { edition.name() };
        let gaps = [("n", (all.len() - CASES).into()), ("game", name.into()), ("clause", (&clause.id).into())];
        screen.paragraph("  ", Ink::Plain, &desk.speech.say("rule-more-cases", &gaps), Ink::Faint);
    }
}

/// What stands below a clause, one level of it.
pub fn children(screen: &mut Screen, desk: &Desk, edition: &Edition, at: usize, with: With) {
    let speech = &desk.speech;
    let clause = &edition.clauses[at];
    if !clause.children.is_empty() {
        screen.gap();
    }
    for &child in &clause.children {
        let below = &edition.clauses[child];
        screen.paragraph(&format!("  {} ", below.printed), Ink::Bold, &below.text, heading_ink(below));
        beside(screen, desk, (edition, child), with, "    ");
        if below.status() == Status::Uncertain {
            screen.paragraph("    ", Ink::Plain, &speech.word("rule-uncertain-below"), Ink::Doubt);
        }
        let more = descendants(edition, child);
        if more > 0 {
            screen.paragraph("    ", Ink::Plain, &speech.say("rule-more-below", &[("n", more.into())]), Ink::Faint);
        }
    }
    // A number lost in the scan would otherwise look as if it had never been there.
    for id in edition.facts.lacks.keys() {
        let key = number::key(id);
        if key.rsplit_once('-').is_some_and(|(up, _)| up == clause.key()) {
            let why = edition.facts.lacking_in(&key, speech.language.code()).unwrap_or_default();
            screen.paragraph(&format!("  {id} "), Ink::Bold, why, Ink::Doubt);
        }
    }
}

fn heading_ink(clause: &Clause) -> Ink {
    if clause.heading { Ink::Bold } else { Ink::Plain }
}

fn descendants(edition: &Edition, at: usize) -> usize {
    edition.clauses[at].children.iter().map(|&c| 1 + descendants(edition, c)).sum()
}

/// Our paraphrase, always marked as ours.
fn beside(screen: &mut Screen, desk: &Desk, (edition, at): (&Edition, usize), with: With, indent: &str) {
    if let Some(said) = paraphrase(edition, &edition.clauses[at], with) {
        let lead = format!("{indent}{} ", desk.speech.word("rule-paraphrase"));
        screen.paragraph(&lead, Ink::Faint, said, Ink::Faint);
    }
}

fn links(screen: &mut Screen, lead: &str, labels: &[String]) {
    if !labels.is_empty() {
        screen.paragraph(&format!("{lead} "), Ink::Faint, &labels.join(", "), Ink::Plain);
    }
}

/// What a judge must know before quoting: restored, uncertain, slips, stale references.
pub fn remarks(screen: &mut Screen, desk: &Desk, clause: &Clause) {
    let speech = &desk.speech;
    match clause.status() {
        Status::Scanned => {}
        Status::Restored => screen.paragraph("", Ink::Plain, &speech.word("rule-restored"), Ink::Faint),
        Status::Uncertain => screen.paragraph("", Ink::Plain, &speech.word("rule-uncertain"), Ink::Doubt),
    }
    for remark in &clause.remarks {
        let key = match remark.kind {
            RemarkKind::Uncertain => "remark-uncertain",
            RemarkKind::Restored => "remark-restored",
            RemarkKind::Slip => "remark-slip",
            RemarkKind::Stale => "remark-stale",
        };
        if !remark.text.is_empty() {
            let said = remark.text_in(speech.language.code());
            screen.paragraph(&format!("  {} ", speech.word(key)), Ink::Doubt, said, Ink::Plain);
        }
    }
}

/// Remarks, and how the edition stands: a newer one, words or numbers of ours.
fn notes(screen: &mut Screen, desk: &Desk, edition: &Edition, clause: &Clause, newest: Option<&Edition>) {
    let speech = &desk.speech;
    remarks(screen, desk, clause);
    if let Some(newest) = newest.filter(|n| !edition.facts.ours && n.name() != edition.name()) {
        screen.paragraph("", Ink::Plain, &speech.say("rule-older", &[("edition", newest.name().into())]), Ink::Doubt);
    }
    if edition.facts.ours {
        screen.paragraph("", Ink::Plain, &speech.word("rule-ours"), Ink::Doubt);
    } else if edition.facts.assigned_numbers {
        screen.paragraph("", Ink::Plain, &speech.word("rule-assigned"), Ink::Faint);
    }
}

/// What one pastes into a chat: edition, number, words, and all that stands below, since a sentence may end there.
fn plain(screen: &mut Screen, desk: &Desk, shelf: &Shelf, edition: &Edition, at: usize, with: With) {
    screen.line(&edition_title(desk, shelf, edition));
    for place in subtree(edition, at) {
        let clause = &edition.clauses[place];
        screen.line(&format!("{} {}", clause.printed, clause.text));
        if let Some(said) = paraphrase(edition, clause, with) {
            screen.line(&format!("{} {said}", desk.speech.word("rule-paraphrase")));
        }
        if clause.status() == Status::Uncertain {
            screen.line(&desk.speech.word("rule-uncertain-below"));
        }
    }
}

/// A clause and everything below it, in order.
fn subtree(edition: &Edition, at: usize) -> Vec<usize> {
    let below = edition.clauses[at].children.iter().flat_map(|&child| subtree(edition, child));
    std::iter::once(at).chain(below).collect()
}

/// A text with no more titles than this shows those of the third level, too.
const FEW_TITLES: usize = 60;

/// Without a clause: all of it as JSON, the headings for the eye.
fn contents(desk: &Desk, shelf: &Shelf, library: &Library, editions: &[&Edition], whole: bool, with: With) -> Shown {
    if desk.json {
        let all = |kind: Kind| -> Vec<Value> {
            editions
                .iter()
                .flat_map(|e| {
                    (0..e.clauses.len())
                        .filter(move |&at| e.clauses[at].kind == kind)
                        .map(|at| shapes::clause(library, e, at))
                })
                .collect()
        };
        return Shown::Json(json!({ "clauses": all(Kind::Clause), "glossary": all(Kind::Glossary) }));
    }
    let mut screen = desk.blank();
    for edition in editions {
        screen.gap();
        let title = screen.inked(Ink::Bold, &edition_title(desk, shelf, edition));
        screen.line(&title);
        let date_note = edition.facts.date_note_in(desk.speech.language.code());
        if !date_note.is_empty() {
            screen.paragraph("  ", Ink::Plain, date_note, Ink::Faint);
        }
        let titles = edition.numbered().filter(|c| c.heading).count();
        let deepest = match (whole, titles <= FEW_TITLES) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => 2,
        };
        for (at, clause) in edition.clauses.iter().enumerate() {
            let depth = edition.path(at).len();
            let shown = clause.kind == Kind::Clause && depth <= deepest && (clause.heading || depth == 1);
            if !shown {
                continue;
            }
            let ink = if depth == 0 { Ink::Bold } else { Ink::Plain };
            let lead = format!("{}{} ", "  ".repeat(depth + 1), clause.printed);
            let title = first_clusters(clause.title(), 60);
            let said = paraphrase(edition, clause, with).filter(|_| clause.heading);
            let ours = said.map(|p| format!("  {} {p}", desk.speech.word("rule-paraphrase"))).unwrap_or_default();
            screen.marked(&lead, ink, &[(Ink::Plain, &title), (Ink::Faint, &ours)]);
        }
        let headwords: Vec<&str> = edition.glossary().map(|c| c.printed.as_str()).collect();
        if whole && !headwords.is_empty() {
            screen.gap();
            let count = desk.speech.say("count-glossary", &[("n", headwords.len().into())]);
            screen.paragraph(&format!("  {count}: "), Ink::Bold, &headwords.join(", "), Ink::Plain);
        }
        if whole && !edition.changelog.is_empty() {
            screen.gap();
            screen.paragraph("  ", Ink::Plain, &desk.speech.word("rule-changelog"), Ink::Bold);
            for line in &edition.changelog {
                screen.paragraph("  ", Ink::Plain, line, Ink::Plain);
            }
        }
    }
    Shown::Text(screen)
}

/// The beginning of a text, cut at a whole letter.
pub fn first_clusters(text: &str, most: usize) -> String {
    match cluster::spans(text).get(most) {
        Some(&(at, _)) => format!("{}…", &text[..at]),
        None => text.to_string(),
    }
}

/// No clause was found: what is near, or where it is.
pub fn not_found(desk: &Desk, library: &Library, editions: &[&Edition], words: &str) -> Failure {
    let speech = &desk.speech;
    let number = number::whole(words);
    let words = &shortened(words);
    let shown = words.as_str();
    let editions: Vec<&Edition> = editions.iter().copied().filter(|e| !e.facts.ours || editions.len() == 1).collect();
    let mut failure = match editions.as_slice() {
        [one] => Failure::nothing(
            speech.say("error-no-clause-in", &[("clause", shown.into()), ("edition", one.name().into())]),
        ),
        _ => Failure::nothing(speech.say("error-no-clause", &[("clause", shown.into())])),
    };
    let Some(number) = number else {
        let names: Vec<&str> = editions.iter().flat_map(|e| e.clauses.iter().flat_map(Clause::names)).collect();
        let known = |near: &&str| editions.iter().any(|e| !pick::clauses_in_any_language(e, near).is_empty());
        let near = pick::nearest(words, names.into_iter());
        if let Some(near) = near.or_else(|| Glossary::shipped().nearest(words).filter(known)) {
            failure = failure.hint(speech.say("error-did-you-mean", &[("words", near.into())]));
        }
        // Quoted for a shell, whatever stands in it.
        let quoted = format!("'{}'", words.replace('\'', ""));
        return failure.hint(speech.say("error-try-search", &[("words", quoted.into())]));
    };
    for &edition in &editions {
        if let Some(why) = edition.facts.lacking_in(&number.key, speech.language.code()) {
            failure = failure.hint(format!("{}: {why}", edition.name()));
        }
        for other in library.editions_of(&edition.facts.game).filter(|e| e.name() != edition.name()) {
            if other.find(&number.key).is_some() {
                let gaps = [("edition", other.name().into()), ("clause", (&number.key).into())];
                failure = failure.hint(speech.say("error-in-other-edition", &gaps));
            }
        }
        // Where several games were asked, only one that has something near answers.
        let chapter = number.key.split('-').next().unwrap_or("").to_string();
        let near: Vec<String> = edition
            .nearest(&number.key, 4)
            .iter()
            .filter(|c| editions.len() == 1 || c.key().split('-').next() == Some(&chapter))
            .map(|c| label(c))
            .collect();
        if !near.is_empty() {
            let gaps = [("edition", edition.name().into()), ("words", near.join(", ").into())];
            failure = failure.hint(speech.say("error-nearest", &gaps));
        }
    }
    failure
}
