//! `/table/GAME`: a position, what is asked in it, what led there; every act is a line of the interactive table.

use axum::response::Response;
use maud::{Markup, html};

use super::answer::{self, fault};
use super::builder::Filled;
use super::frame::Head;
use super::position::Sitting;
use super::visit::Visit;
use super::words::{asked_of, cite, game_name, lines_of_form, title_of, unbroken, with_plain_ends};
use super::{Page, board, builder, cases, compare, explore, ruling, share, switches, trace};
use crate::engine::{ClauseId, Refusal};
use crate::lang::Speech;
use crate::scenario::Case;
use crate::scenario::plays::refused_since;
use crate::show::Desk;
use crate::show::changes::{place_words, value_words};
use crate::show::failure::Failure;
use crate::show::new::playable;
use crate::show::trace::{differences, outcome_words};
use crate::table::play::{Play, Waits};
use crate::table::shelf::{self, Playable};

/// What an address asks for.
#[derive(Debug, Default, serde::Deserialize)]
pub struct Asked {
    /// A case made small.
    #[serde(default)]
    pub c: String,
    /// The name of a case inside the program.
    #[serde(default)]
    pub case: String,
}

/// What a form sends.
#[derive(Debug, Default, serde::Deserialize)]
#[serde(default)]
pub struct Sent {
    /// The whole state.
    #[serde(deserialize_with = "lines_of_form")]
    pub case: String,
    /// A line of the table: the number of an option, a play, a command.
    pub line: String,
    /// Only try it.
    pub mode: String,
    /// What else is wanted: `put`, `set`, `read`, `compare`, `explore`, `file`.
    #[serde(rename = "do")]
    pub wanted: String,
    /// The edition or reading to compare with.
    pub other: String,
    /// A step or a card that somebody asks about.
    pub about: String,
    /// Who sits at a board that is emptied.
    pub seating: String,
    /// What the case is called.
    pub title: String,
    /// What was asked at the table.
    #[serde(deserialize_with = "lines_of_form")]
    pub question: String,
    /// A card or a value to put on the board.
    #[serde(flatten)]
    pub filled: Filled,
    /// How far to explore.
    #[serde(flatten)]
    pub explore: explore::Filled,
}

/// Something to show above the position.
#[derive(Default)]
struct Extra<'a> {
    markup: Option<Markup>,
    failure: Option<Failure>,
    /// What was filled in and refused.
    filled: Option<&'a Filled>,
}

/// `/table`: which game?
pub fn choose(page: &Page, visit: &Visit) -> Response {
    let desk = page.desk(visit.speech.language, false);
    let title = visit.word("page-table");
    let main = html! {
        h1 { (title) }
        p { (visit.word("page-table-what")) }
        ul.tiles {
            @for game in desk.shelf().map_or(&[][..], |s| &s.games).iter().filter(|game| shelf::find(&game.id).is_some()) {
                li data-game=(game.id) { h2 { a href=(visit.to(&format!("/table/{}", game.id))) { (game_name(&desk, &game.id)) } } }
            }
        }
    };
    answer::page(visit, &Head::titled(&title).part("/table"), &main)
}

/// The table at an address.
pub fn show(page: &Page, visit: &Visit, game: &str, asked: &Asked) -> Result<Response, Failure> {
    let desk = page.desk(visit.speech.language, false);
    let game = playable(&desk, game)?;
    let text = match (asked.c.as_str(), asked.case.as_str()) {
        ("", "") => Sitting::first(page, &desk, game)?,
        ("", name) => Sitting::shipped(&desk, name)?.to_string(),
        (packed, _) => {
            let text =
                share::unpacked(packed).ok_or_else(|| Failure::bad_input(desk.speech.word("page-broken-link")))?;
            with_plain_ends(&text)
        }
    };
    Ok(sat_down(page, &desk, visit, game, &text, Extra::default()))
}

/// What a form asks for.
pub fn act(page: &Page, visit: &Visit, game: &str, sent: &Sent) -> Result<Response, Failure> {
    let desk = page.desk(visit.speech.language, false);
    let game = playable(&desk, game)?;
    let text = &sent.case;
    let mut sitting = match Sitting::at(page, &desk, text) {
        Ok(sitting) => sitting,
        Err(failure) => {
            let extra = Extra { failure: Some(failure), markup: None, filled: None };
            return Ok(sat_down(page, &desk, visit, game, text, extra));
        }
    };
    let shown = |sitting: &Sitting, extra: Extra<'_>| Ok(rendered(page, &desk, visit, sitting, text, extra));
    let line = match sent.wanted.as_str() {
        "read" | "" if sent.line.is_empty() => return Ok(moved(page, &desk, visit, &sitting, text)),
        "put" => builder::line(&desk.speech, game, &sent.filled),
        "set" => Ok(builder::set_line(&sent.filled)),
        "empty" => {
            let empty = Sitting::empty(page, &desk, game, builder::seating(game, &sent.seating))?;
            return Ok(moved(page, &desk, visit, &Sitting::at(page, &desk, &empty)?, &empty));
        }
        "ask" => {
            sitting.table.entitle(&sent.title, &sent.question);
            let case = sitting.table.case();
            return Ok(moved(page, &desk, visit, &Sitting::at(page, &desk, &case)?, &case));
        }
        "why" => Ok(format!("why {}", sent.about)),
        "file" => {
            let name = format!("{}.md", game.name);
            return Ok(answer::file(&name, "text/markdown; charset=utf-8", sitting.table.case_with_ruling()));
        }
        "compare" => {
            let extra = match compare::sides(page, &desk, &sitting, &sent.other) {
                Ok(document) => {
                    Extra { markup: Some(compare::shown(visit, &sitting, &document)), failure: None, filled: None }
                }
                Err(failure) => Extra { markup: None, failure: Some(failure), filled: None },
            };
            return shown(&sitting, extra);
        }
        _ if sent.mode == "if" && !matches!(sent.line.trim(), "undo" | "redo") => Ok(format!("if {}", sent.line)),
        _ => Ok(sent.line.clone()),
    };
    let extra = match line {
        Err(failure) => Extra { failure: Some(failure), filled: Some(&sent.filled), ..Extra::default() },
        Ok(line) => match asked_about(&desk, visit, &sitting, &line) {
            Some(extra) => extra,
            None => match sitting.table.obey(&desk, &line) {
                Ok(_) => {
                    let case = sitting.table.case();
                    return Ok(moved(page, &desk, visit, &Sitting::at(page, &desk, &case)?, &case));
                }
                Err(words) => Extra { failure: Some(said(&words)), filled: Some(&sent.filled), ..Extra::default() },
            },
        },
    };
    shown(&sitting, extra)
}

/// The first line of what the table says is the fault, the others may help; a line that is pointed at is in the first one.
fn said(words: &str) -> Failure {
    let all: Vec<&str> = words.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
    let points = |line: &str| line.bytes().all(|b| b == b'^');
    let is_pointed_at = |at: usize| at > 0 && all.get(at + 1).is_some_and(|next| points(next));
    let kept = (0..all.len()).filter(|&at| !points(all[at]) && !is_pointed_at(at));
    let mut lines = kept.map(|at| all[at]);
    let failure = Failure::bad_input(lines.next().unwrap_or("").to_string());
    lines.fold(failure, |failure, line| failure.hint(line.to_string()))
}

/// Lines that only ask: `why`, `if`, `legal`.
fn asked_about(desk: &Desk, visit: &Visit, sitting: &Sitting, line: &str) -> Option<Extra<'static>> {
    let (game, edition, play) = (sitting.case.game, sitting.edition(), sitting.play());
    let (word, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
    let markup = match word {
        "why" => {
            let chain = sitting.table.why(desk, rest.trim());
            if chain.is_empty() {
                let gaps = [("text", rest.into())];
                let failure = Failure::bad_input(desk.speech.say("repl-no-step", &gaps));
                return Some(Extra { markup: None, failure: Some(failure), filled: None });
            }
            html! { h2 { (visit.word("page-why")) } (trace::again(visit, game, &edition, play, &chain)) }
        }
        "if" => match sitting.table.suppose(desk, rest.trim()) {
            Ok(copy) => supposed(desk, visit, sitting, copy.as_ref()),
            Err(words) => return Some(Extra { markup: None, failure: Some(said(&words)), filled: None }),
        },
        _ => return None,
    };
    Some(Extra { markup: Some(markup), failure: None, filled: None })
}

/// What would happen.
fn supposed(desk: &Desk, visit: &Visit, sitting: &Sitting, copy: &dyn Play) -> Markup {
    let (game, edition, play) = (sitting.case.game, sitting.edition(), sitting.play());
    html! {
        h2 { (visit.word("page-what-if")) }
        (trace::steps(visit, game, &edition, copy, play.steps()..copy.steps()))
        table.differences { tbody {
            @for (path, from, to) in differences(&play.values(), &copy.values()) {
                (difference(&visit.speech, &path, &from, html! { "→ " }, &to))
            }
        } }
        @match copy.waits() {
            Waits::Over(outcome) => p { strong { (outcome_words(&desk.speech, outcome.name())) } },
            Waits::For { who, question, clause, .. } => p { strong { (visit.speech.players(who.name())) ": " (visit.word(question)) } " " (cite(visit, game, &edition, clause)) },
        }
        p.note { (visit.word("repl-only-supposed").trim_end_matches(':')) }
    }
}

/// A row of what differs, in the words of the language.
pub fn difference(speech: &Speech, path: &str, from: &str, between: Markup, to: &str) -> Markup {
    let what = path.rsplit_once('.').map_or(path, |(_, what)| what);
    html! {
        tr {
            th scope="row" { (place_words(speech, path)) }
            td { (value_words(speech, what, listed(from))) }
            td { (between) (value_words(speech, what, listed(to))) }
        }
    }
}

/// What a list holds, without its brackets; of nothing a sign says so.
fn listed(value: &str) -> &str {
    let held = value.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(value);
    if held.is_empty() { "–" } else { held }
}

/// A new state: its address, where it fits into one.
fn moved(page: &Page, desk: &Desk, visit: &Visit, sitting: &Sitting, text: &str) -> Response {
    match share::address(visit, sitting.case.game.name, text) {
        Some(address) => answer::see(&address),
        None => rendered(page, desk, visit, sitting, text, Extra::default()),
    }
}

/// The table at a text, or what is wrong with the text.
fn sat_down(
    page: &Page,
    desk: &Desk,
    visit: &Visit,
    game: &'static Playable,
    text: &str,
    extra: Extra<'_>,
) -> Response {
    match Sitting::at(page, desk, text) {
        Ok(sitting) => rendered(page, desk, visit, &sitting, text, extra),
        Err(failure) => {
            let title = visit.word("page-table");
            let main = html! {
                h1 { (game_name(desk, game.name)) }
                (fault(&extra.failure.unwrap_or(failure)))
                (editor(visit, game.name, text, true))
            };
            answer::page(visit, &Head::titled(&title).part("/table").game(game.name), &main)
        }
    }
}

fn action(visit: &Visit, game: &str) -> String {
    visit.to(&format!("/table/{game}"))
}

fn rendered(page: &Page, desk: &Desk, visit: &Visit, sitting: &Sitting, text: &str, extra: Extra<'_>) -> Response {
    let (case, play, game) = (&sitting.case, sitting.play(), sitting.case.game);
    let edition = sitting.edition();
    let action = action(visit, game.name);
    let address = share::address(visit, game.name, text);
    let (language, title) = title_of(visit, case);
    let main = html! {
        p.crumbs { a href=(visit.to("/table")) { (visit.word("page-table")) } " › " (game_name(desk, game.name)) " " (game.editions[case.edition as usize]) }
        h1.case-title lang=[language] { (title) }
        (asked_first(visit, case))
        div.table {
            div.near {
                @if let Some(failure) = &extra.failure { (fault(failure)) }
                @if let Some(failure) = &sitting.stopped { (fault(failure)) }
                @if let Some(markup) = &extra.markup { section.reply { (markup) } }
                (ruling::of_case(page, desk, visit, case))
                (decision(desk, visit, sitting, &action, text))
                (trace::ours(visit, game, play, &[]))
            }
            div.lies { (board::drawn(visit, play, board::Buttons::Shown)) }
            div.far {
                (typed(visit, &action, text))
                (refused(visit, sitting))
                @if play.steps() > 0 {
                    h2 { (visit.word("page-trace")) }
                    (trace::asked(visit, game, &edition, play))
                    (trace::all(visit, game, &edition, play))
                    (ask_why(visit, &action, text))
                }
                (question(visit, sitting, &action, text))
                (builder::forms(visit, play, (game.name, &action), text, extra.filled.unwrap_or(&Filled::default())))
                (switches::show(visit, sitting, &action, text))
                (compare::form(visit, sitting, &action, text))
                (explore::form(visit, sitting, text))
                (share::shown(visit, address.as_deref()))
                (editor(visit, game.name, text, false))
            }
        }
    };
    answer::page(visit, &Head::titled(title).part("/table").game(game.name), &main)
}

/// Who must choose, from what; undo.
fn decision(desk: &Desk, visit: &Visit, sitting: &Sitting, action: &str, text: &str) -> Markup {
    let (play, game, edition) = (sitting.play(), sitting.case.game, sitting.edition());
    html! {
        section.decision {
            @match play.waits() {
                Waits::Over(outcome) => p.over id="asked" { strong { (outcome_words(&desk.speech, outcome.name())) } },
                Waits::For { who, clause, question, .. } => {
                    h2 id="asked" { span.actor { (trace::short(who.name())) } " " (visit.word(question)) " " (cite(visit, game, &edition, clause)) }
                },
            }
            @if let Some(before) = play.met_before() { p.doubt { (visit.speech.say("trace-met-before", &[("n", (before + 1).into())])) } }
            form.options id="options" method="post" action=(action) role="group" aria-labelledby="asked" {
                input type="hidden" name="case" value=(text);
                @for n in 0..play.count() { button name="line" value=(n + 1) { (play.option(n, &visit.speech)) } }
                div.row {
                    @if play.answers() > 0 { button.quiet.undo name="line" value="undo" { span aria-hidden="true" { "↶ " } (visit.word("page-undo")) } }
                    label.check { input type="checkbox" name="mode" value="if"; " " (visit.word("page-try")) }
                    a.to-build href="#build" { (visit.word("page-to-build")) }
                }
            }
        }
    }
}

/// A play in words.
fn typed(visit: &Visit, action: &str, text: &str) -> Markup {
    html! {
        form.inline.typed method="post" action=(action) {
            input type="hidden" name="case" value=(text);
            input name="line" required aria-label=(visit.word("page-type-play")) placeholder=(visit.word("page-type-play")) autocapitalize="off" autocomplete="off";
            button.quiet { (visit.word("page-play")) }
        }
    }
}

/// What was asked: its first lines. What is longer is folded, so that the answer is near.
fn asked_first(visit: &Visit, case: &Case) -> Markup {
    let one = |(language, words): &(Option<&str>, &str)| html! { p.question lang=[*language] { (unbroken(words)) } };
    let asked = asked_of(visit, case);
    html! {
        @if let Some((first, rest)) = asked.split_first() {
            (one(first))
            @if !rest.is_empty() {
                details.whole-question { summary { (visit.word("page-whole-question")) } @for other in rest { (one(other)) } }
            }
            (cases::in_english(visit, case))
        }
    }
}

/// A play in words, and what refuses it.
type Refused<'a> = (&'a str, &'a Refusal);

/// Why not: what somebody could expect, and the clause that refuses it. What the same clauses refuse stands together.
fn refused(visit: &Visit, sitting: &Sitting) -> Markup {
    let (game, edition) = (sitting.case.game, sitting.edition());
    let all = sitting.play().all_refused(&visit.speech);
    let mut alike: Vec<(&[ClauseId], Vec<Refused<'_>>)> = Vec::new();
    for (words, why) in &all {
        match alike.iter_mut().find(|(clauses, _)| *clauses == why.clauses.as_slice()) {
            Some((_, plays)) => plays.push((words, why)),
            None => alike.push((&why.clauses, vec![(words, why)])),
        }
    }
    html! {
        @if !all.is_empty() {
            details.why-not {
                summary { (visit.speech.say("page-why-not", &[("n", all.len().into())])) }
                ul { @for (clauses, plays) in &alike {
                    li {
                        (super::words::cites(visit, game, &edition, clauses))
                        ul { @for (words, why) in plays { li { (refused_one(visit, game, words, why)) } } }
                    }
                } }
            }
        }
    }
}

/// A play that is refused: what is needed for it, and the reading that this rests on.
fn refused_one(visit: &Visit, game: &Playable, words: &str, why: &Refusal) -> Markup {
    let (questions, needs) = refused_since(game, why, &visit.speech);
    html! {
        (words)
        @if !needs.is_empty() { ": " (needs.join("; ")) }
        @if !questions.is_empty() { " " span.reading { (visit.speech.say("trace-reading", &[("words", questions.join(visit.speech.between()).into())])) } }
    }
}

fn ask_why(visit: &Visit, action: &str, text: &str) -> Markup {
    html! {
        form.inline.why id="why" method="post" action=(action) {
            input type="hidden" name="case" value=(text);
            label { (visit.word("page-why")) " " input name="about" required placeholder=(visit.word("page-why-example")) autocapitalize="off" autocomplete="off"; }
            button name="do" value="why" { (visit.word("page-show")) }
        }
    }
}

/// What the case is called, and what was asked.
fn question(visit: &Visit, sitting: &Sitting, action: &str, text: &str) -> Markup {
    html! {
        details.asked {
            summary { (visit.word("page-question")) }
            form.build method="post" action=(action) {
                input type="hidden" name="case" value=(text);
                label.wide { (visit.word("page-title")) input name="title" value=(sitting.case.title) autocomplete="off"; }
                label.wide { (visit.word("page-asked")) textarea name="question" rows="3" { (sitting.case.question) } }
                p { button name="do" value="ask" { (visit.word("page-write")) } }
            }
        }
    }
}

/// The text of the case, to be read, changed, kept and brought.
fn editor(visit: &Visit, game: &str, text: &str, is_open: bool) -> Markup {
    let action = action(visit, game);
    html! {
        details.editor open[is_open] {
            summary { (visit.word("page-text")) }
            form method="post" action=(action) {
                textarea name="case" rows="18" spellcheck="false" autocapitalize="off" aria-label=(visit.word("page-text")) { (text) }
                button name="do" value="read" { (visit.word("page-read")) } " "
                button.quiet name="do" value="file" data-file { (visit.word("page-keep")) } " "
                label.button.quiet data-upload hidden { (visit.word("page-bring")) input.unseen type="file" accept=".md,text/markdown,text/plain"; }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_pointed_at_is_not_said_twice() {
        let failure =
            said("“attack nobody” is not one of the options\n  attack nobody\n  ^^^^^^\n  Options: end turn\n");
        assert_eq!(failure.message(), "“attack nobody” is not one of the options");
        assert_eq!(failure.hints(), ["Options: end turn"]);
        assert_eq!(said("only this\n").hints(), Vec::<String>::new().as_slice());
    }

    #[test]
    fn what_differs_is_told_in_the_language() {
        let row = difference(&Speech::of(crate::lang::Language::Th), "A.Cook.rested", "false", html! { "→ " }, "true");
        let text = row.into_string();
        assert!(!text.contains("false") && !text.contains("rested"), "{text}");
    }
}
