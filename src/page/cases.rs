//! `/cases`: the cases as questions and answers, found by game, clause and words; and one of them, played.

use std::sync::LazyLock;

use axum::response::Response;
use maud::{Markup, html};
use memchr::memmem::Finder;
use serde_json::{Value, json};

use super::answer;
use super::frame::Head;
use super::visit::Visit;
use super::words::{answer_of, asked_of, escaped, game_name, list, text, title_of, unbroken};
use super::{Page, board, front, ruling, trace};
use crate::lang::Language;
use crate::scenario::plays::refused_by;
use crate::scenario::run::start;
use crate::scenario::{Case, Overrides, Run, run as play_out, shipped};
use crate::show::cases::{failure, no_case, shipped_named};
use crate::show::failure::Failure;
use crate::show::verdict::Verdict;
use crate::show::{Desk, run};
use crate::text::number;

/// What is asked.
#[derive(Debug, Default, serde::Deserialize)]
pub struct Asked {
    /// The words.
    #[serde(default)]
    pub q: String,
    /// Only this game.
    #[serde(default)]
    pub game: String,
    /// Only those that turn on this clause.
    #[serde(default)]
    pub clause: String,
}

/// The cases that turn on one of the first so many clauses are led to.
const TURNING: u32 = 3;

/// All cases inside the program.
pub fn all() -> &'static [Case] {
    shipped::read()
}

/// What a case is called in an address: its path without what all have in common.
pub fn name_of(case: &Case) -> &str {
    case.file.strip_prefix("scenarios/").unwrap_or(&case.file).trim_end_matches(".md")
}

fn case_named(desk: &Desk, name: &str) -> Result<&'static Case, Failure> {
    let file = shipped_named(&format!("scenarios/{name}")).or_else(|| shipped_named(name)).map(|(file, _)| file);
    let found = file.and_then(|file| all().iter().find(|c| c.file == file));
    found.ok_or_else(|| {
        let near = no_case(&desk.speech, name);
        near.hints().iter().fold(Failure::nothing(near.message().to_string()), |f, hint| f.hint(hint.clone()))
    })
}

/// The clauses that each case names, whatever joins their numbers: `504.15.1` of one text is written like `7-1-3` of another.
fn named() -> &'static [Vec<String>] {
    static NAMED: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| {
        let of = |case: &Case| case.named_clauses().map(|clause| folded(&clause.to_string())).collect();
        all().iter().map(of).collect()
    });
    &NAMED
}

fn folded(clause: &str) -> String {
    number::key(clause.trim()).to_ascii_lowercase()
}

/// The cases that name a clause.
pub fn citing(game: &str, clause: &str) -> Vec<&'static Case> {
    let wanted = folded(clause);
    let all = all().iter().zip(named());
    all.filter(|(c, named)| c.game.name == game && named.contains(&wanted)).map(|(c, _)| c).collect()
}

/// What words are looked for in, in small letters, case by case.
pub fn texts() -> &'static [String] {
    static TEXTS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let translated =
            |c: &Case| c.words.iter().flat_map(|w| [&*w.title, " ", &*w.question, " "]).collect::<String>();
        let of = |c: &Case| {
            format!("{} {} {} {} {}", c.title, c.question, c.ruling.answer, c.file, translated(c)).to_lowercase()
        };
        all().iter().map(of).collect()
    });
    &TEXTS
}

/// The cases that some words lead to: those that have all of them, then those that turn on a clause that the words lead to.
fn matching(desk: &Desk, typed: &str, game: &str, clause: &str) -> Vec<&'static Case> {
    let hits = match typed.trim() {
        "" => None,
        typed => front::clauses(desk, typed, game, TURNING).ok(),
    };
    led_to(desk, typed, game, clause, hits.as_ref())
}

/// The same, where it is known to which clauses the words lead.
pub fn led_to(desk: &Desk, typed: &str, game: &str, clause: &str, hits: Option<&Value>) -> Vec<&'static Case> {
    let words: Vec<String> = typed.to_lowercase().split_whitespace().map(str::to_string).collect();
    let game = desk.shelf().ok().and_then(|s| s.game(game)).map_or(game, |g| g.id.as_str());
    let clause = (!clause.trim().is_empty()).then(|| folded(clause));
    let is_wanted = |c: &Case, named: &[String]| {
        (game.is_empty() || c.game.name == game) && clause.as_ref().is_none_or(|clause| named.contains(clause))
    };
    let wanted: Vec<(&Case, &Vec<String>, &String)> = all()
        .iter()
        .zip(named())
        .zip(texts())
        .map(|((case, named), text)| (case, named, text))
        .filter(|(case, named, _)| is_wanted(case, named))
        .collect();
    let finders: Vec<Finder<'_>> = words.iter().map(|w| Finder::new(w.as_bytes())).collect();
    let has_all = |text: &str| finders.iter().all(|finder| finder.find(text.as_bytes()).is_some());
    let mut found: Vec<&Case> = wanted.iter().filter(|(.., text)| has_all(text)).map(|(c, ..)| *c).collect();
    for hit in hits.map_or(&[][..], |hits| list(hits, "hits")).iter().take(TURNING as usize) {
        let id = folded(text(hit, "id"));
        for (case, named, _) in &wanted {
            let turns = case.game.name == text(hit, "game") && named.first() == Some(&id);
            if turns && !found.iter().any(|f| f.file == case.file) {
                found.push(case);
            }
        }
    }
    found
}

/// Is it called exactly so: by its file or its title?
pub fn is_called(case: &Case, typed: &str) -> bool {
    let typed = typed.trim();
    let file = case.file.rsplit('/').next().unwrap_or(&case.file);
    let names = [file, file.trim_end_matches(".md"), &case.title];
    names.iter().any(|name| name.eq_ignore_ascii_case(typed)) || case.words.iter().any(|words| words.title == typed)
}

/// Links to cases: the question, and the answer. It is written in English; to others what decided is said in their language.
pub fn links(page: &Page, desk: &Desk, visit: &Visit, all: &[&Case]) -> Markup {
    let is_english = visit.speech.language == Language::En;
    // It is only worked out where it is said.
    let is_said = |case: &Case| !is_english || case.ruling.answer.is_empty();
    let told = |case: &Case| is_said(case).then(|| page.told.of(&desk.speech, case, page.cards.as_ref())).flatten();
    html! {
        ul.cases {
            @for case in all {
                li data-game=(case.game.name) {
                    @let ((language, title), (spoken, answer)) = (title_of(visit, case), answer_of(visit, case));
                    a href=(visit.to(&format!("/cases/{}", name_of(case)))) lang=[language] { (title) }
                    @if let Some(words) = told(case).filter(|_| spoken.is_some() || answer.is_empty()) { p { (words) } }
                    @else if !answer.is_empty() { p lang=[spoken] { (answer) } }
                }
            }
        }
    }
}

/// Titles, questions and answers are in English unless they are translated; whoever reads another language is told so.
pub fn in_english(visit: &Visit, case: &Case) -> Markup {
    let words = [title_of(visit, case).0, answer_of(visit, case).0];
    let asked = asked_of(visit, case);
    let is_english = words.iter().chain(asked.iter().map(|(language, _)| language)).any(Option::is_some);
    html! { @if is_english { p.note { (visit.word("page-cases-in-english")) } } }
}

/// So many are on one page.
const MOST: usize = 100;

/// The list.
pub fn show(page: &Page, visit: &Visit, asked: &Asked) -> Response {
    let desk = page.desk(visit.speech.language, true);
    let typed: String = asked.q.chars().take(front::LONGEST).collect();
    let found = matching(&desk, &typed, &asked.game, &asked.clause);
    let title = visit.word("page-cases");
    let main = html! {
        h1 { (title) }
        form.ask action=(visit.to("/cases")) role="search" {
            input type="search" name="q" id="q" value=(typed) aria-label=(visit.word("page-search")) placeholder=(visit.word("page-cases-example")) autocomplete="off";
            (front::games(&desk, visit, &asked.game))
            input name="clause" value=(asked.clause) size="8" aria-label=(visit.word("page-clause")) placeholder=(visit.word("page-clause"));
            button { (visit.word("page-search")) }
        }
        div id="found" {
            p.totals { (visit.speech.say("page-cases-found", &[("n", found.len().into())])) }
            @let shown = &found[..found.len().min(MOST)];
            @if shown.iter().any(|case| title_of(visit, case).0.is_some()) { p.note { (visit.word("page-cases-in-english")) } }
            (links(page, &desk, visit, shown))
            @if found.len() > MOST { p.note { (visit.speech.say("page-more", &[("n", (found.len() - MOST).into())])) } }
        }
    };
    answer::page(visit, &Head::titled(&title).part("/cases").with_field(), &main)
}

/// The list as a document.
pub fn document(desk: &Desk, asked: &Asked) -> Value {
    let one = |case: &&Case| {
        json!({
            "case": name_of(case),
            "game": case.game.name,
            "edition": case.edition_name(),
            "title": case.title,
            "source": case.source,
            "answer": case.ruling.answer,
            "clauses": case.named_clauses().map(|c| case.game.cited(c)).collect::<Vec<_>>(),
        })
    };
    let typed: String = asked.q.chars().take(front::LONGEST).collect();
    Value::Array(matching(desk, &typed, &asked.game, &asked.clause).iter().map(one).collect())
}

/// One case, as `run --json` has it, with its text.
pub fn one_document(page: &Page, desk: &Desk, name: &str) -> Result<Value, Failure> {
    let case = case_named(desk, name)?;
    let played = played(page, desk, case)?;
    let with = Overrides::default();
    let verdict = Verdict::of(desk, case, &with, &played, page.cards.as_ref());
    let mut value = run::document(desk, case, &with, &played, &verdict);
    value["case"] = json!(name_of(case));
    value["text"] = json!(case.text);
    Ok(value)
}

fn played(page: &Page, desk: &Desk, case: &Case) -> Result<Run, Failure> {
    play_out(case, &Overrides::default(), page.cards.as_ref())
        .map_err(|fault| failure(&desk.speech, &fault, Some(case.game)))
}

/// One case: the question, the ruling, the position, the steps.
pub fn one(page: &Page, visit: &Visit, name: &str) -> Result<Response, Failure> {
    let desk = page.desk(visit.speech.language, false);
    let case = case_named(&desk, name)?;
    let played = played(page, &desk, case)?;
    let (play, game, edition) = (played.play.as_ref(), case.game, case.edition_name());
    let verdict = Verdict::of(&desk, case, &Overrides::default(), &played, page.cards.as_ref());
    // The answer stands below the question; what else is to be said of it comes after that.
    let ((language, title), asked) = (title_of(visit, case), asked_of(visit, case));
    let paragraph = |(language, words): &(Option<&str>, &str)| html! { p lang=[*language] { (unbroken(words)) } };
    let mut from = 0;
    let parts: Vec<(usize, usize, Option<String>)> = played
        .refused
        .iter()
        .map(|r| {
            let part = (from, r.after, Some(refused_by(game, &r.line, &r.why).words(&desk.speech)));
            from = r.after;
            part
        })
        .collect();
    let main = html! {
        p.crumbs { a href=(visit.to(&format!("/cases?game={}", game.name))) { (visit.word("page-cases")) } " › " (game_name(&desk, game.name)) " " (game.editions[case.edition as usize]) }
        article.case {
            h1 lang=[language] { (title) }
            @if let Some(first) = asked.first() { (paragraph(first)) }
            (ruling::shown(&desk, visit, case, &played, &verdict))
            @for other in asked.iter().skip(1) { (paragraph(other)) }
            @if !case.source.is_empty() { p.note { (visit.word("page-source")) " " span lang="en" { (unbroken(&case.source)) } } }
            (in_english(visit, case))
            @if !played.misses.is_empty() {
                div.fault { p { (visit.word("trace-failed")) } @for miss in &played.misses { p { (miss.said.words(&desk.speech)) } } }
            }
            p.tools {
                a.button.main href=(visit.to(&format!("/table/{}?case={}", game.name, escaped(name_of(case))))) { (visit.word("page-open-at-table")) }
            }
            h2 { (visit.word("page-position")) }
            @match start(case, &Overrides::default(), page.cards.as_ref()) {
                Ok(first) => (board::drawn(visit, first.as_ref(), board::Buttons::None)),
                Err(_) => pre { (play.first_lines(&desk.speech).join("\n")) },
            }
            h2 { (visit.word("page-trace")) }
            @for (from, to, refused) in &parts {
                (trace::steps(visit, game, &edition, play, *from..*to))
                @if let Some(words) = refused { p.refused { "✗ " (words) } }
            }
            (trace::steps(visit, game, &edition, play, from..play.steps()))
            (trace::all(visit, game, &edition, play))
            details { summary { (visit.word("page-text")) } pre { (case.text) } }
        }
    };
    Ok(answer::page(visit, &Head::titled(title).part("/cases").game(game.name), &main))
}
