//! A trace for the eye: folded into lines, each with its clause, the deciding one marked; or every step, with what it rests on and changed.

use std::cell::Cell;
use std::collections::HashSet;

use serde_json::Value;

use super::changes::changed;
use super::rounds::{Written, rounds};
use super::rule::{paraphrase, with_of};
use super::screen::{Ink, Screen};
use crate::cardgame::spoken::{Fold, Weight};
use crate::engine::{ClauseId, Outcome};
use crate::lang::Speech;
use crate::rules::{Library, Status};
use crate::scenario::plays::take_forced;
use crate::scenario::ruling::shown;
use crate::table::play::{Play, StepWords, Waits};
use crate::table::shelf::Playable;
use crate::text::cluster;

/// The clauses whose words cannot be known for certain from the scan, each once.
pub fn uncertain(library: &Library, game: &Playable, edition: &str, clauses: &[ClauseId]) -> Vec<ClauseId> {
    let mut found: Vec<ClauseId> = Vec::new();
    for &clause in clauses {
        let name = (game.other_text)(clause).unwrap_or(edition);
        let text = name.split_once('@').and_then(|(game, edition)| library.edition(game, edition));
        let doubtful =
            text.and_then(|t| t.clause(&clause.to_string())).is_some_and(|c| c.status() == Status::Uncertain);
        if doubtful && !found.contains(&clause) {
            found.push(clause);
        }
    }
    found
}

/// How a trace is written.
pub struct Trace<'a> {
    /// The language.
    pub speech: &'a Speech,
    /// The game.
    pub game: &'static Playable,
    /// Every step, with all that is known of it.
    pub all: bool,
    /// The texts that clauses are quoted from.
    pub library: Option<(&'a Library, String)>,
    /// Quote each clause when it first appears.
    pub quote: bool,
    /// The step that decided, by its place.
    pub deciding: Option<usize>,
    /// The readings that are named beside steps; none: all.
    pub readings: Option<Vec<&'static str>>,
    /// The name of another text has been said.
    pub named: Cell<bool>,
}

/// Steps that are told in one line.
struct Told {
    steps: Vec<StepWords>,
    decides: bool,
}

impl<'a> Trace<'a> {
    /// A trace in a language.
    pub fn new(speech: &'a Speech, game: &'static Playable, all: bool) -> Self {
        let named = Cell::new(false);
        Self { speech, game, all, library: None, quote: false, deciding: None, readings: None, named }
    }

    /// The steps from one place to another.
    pub fn steps(&self, screen: &mut Screen, play: &dyn Play, from: usize, to: usize) {
        let mut quoted = HashSet::new();
        let mut quotes = |screen: &mut Screen, clauses: &[ClauseId]| {
            for &clause in clauses.iter().filter(|_| self.quote) {
                if quoted.insert(clause) {
                    self.quote(screen, "       │ ", clause);
                }
            }
        };
        if self.all {
            for n in from..to.min(play.steps()) {
                let step = play.step(n, self.speech);
                self.step(screen, &step);
                quotes(screen, &step.clauses);
            }
            return;
        }
        let all = self.told(screen, play, from, to);
        let lines: Vec<(String, bool)> =
            all.iter().map(|told| (self.text(&told.steps.iter().collect::<Vec<_>>(), play), told.decides)).collect();
        for written in rounds(&lines) {
            match written {
                Written::Line(n) => {
                    let clauses = all[n].clauses();
                    self.line(screen, &all[n], &clauses, play);
                    quotes(screen, &clauses);
                }
                Written::Again(begin, end, times) => {
                    let step = |told: Option<&Told>| told.and_then(|t| t.steps.last()).map_or(0, |s| s.n);
                    let gaps = [("n", times.into()), ("to", step(all.get(end - 1)).into())];
                    let lead = lead(all[begin].steps.first(), false);
                    screen.paragraph(&lead, Ink::Bold, &self.speech.say("trace-again", &gaps), Ink::Faint);
                }
            }
        }
    }

    /// The spoken steps, folded: what was only declared is told by what it led to, what goes on goes on in its line.
    fn told(&self, screen: &Screen, play: &dyn Play, from: usize, to: usize) -> Vec<Told> {
        let mut lines: Vec<Told> = Vec::new();
        for n in (from..to.min(play.steps())).filter(|&n| play.clauses(n).2) {
            let decides = self.deciding == Some(n);
            let step = play.step(n, self.speech);
            let told_elsewhere = step.fold == Fold::Course || is_declared(play, n, to);
            if told_elsewhere && !decides {
                continue;
            }
            let joins = match (step.fold, lines.last()) {
                // What did not happen stands by itself.
                (Fold::Joins, Some(last)) if last.steps.iter().any(|s| s.row == "step-not") => false,
                (Fold::Joins, Some(last)) => self.fits(screen, last, &step, play),
                (Fold::Pass, Some(last)) => last.steps.iter().all(|s| s.fold == Fold::Pass),
                _ => false,
            };
            match lines.last_mut() {
                Some(last) if joins => {
                    last.decides |= decides;
                    last.steps.push(step);
                }
                _ => lines.push(Told { steps: vec![step], decides }),
            }
        }
        lines
    }

    /// Does a step find room in the line of those before it? What decides stands at the end of its line.
    fn fits(&self, screen: &Screen, last: &Told, step: &StepWords, play: &dyn Play) -> bool {
        if last.decides {
            return false;
        }
        let all: Vec<&StepWords> = last.steps.iter().chain([step]).collect();
        let text = self.text(&all, play);
        let clauses: Vec<ClauseId> = ends(&all);
        let room = screen.width().saturating_sub(lead(last.steps.first(), false).chars().count());
        let named: Vec<String> = clauses.iter().map(ClauseId::to_string).collect();
        cluster::width(&text) + 2 + cluster::width(&named.join(", ")) <= room
    }

    /// What is said of steps in one line.
    fn text(&self, steps: &[&StepWords], play: &dyn Play) -> String {
        let passes: Vec<&&StepWords> = steps.iter().filter(|s| s.fold == Fold::Pass).collect();
        let both = play.seats().len() == 2 && passes.len() == 2 && passes[0].actor != passes[1].actor;
        let mut texts: Vec<(String, usize)> = Vec::new();
        for step in steps {
            match (step.fold, texts.last_mut()) {
                (Fold::Pass, None) if both => texts.push((self.speech.word("trace-both-pass"), 1)),
                (Fold::Pass, _) if both => {}
                // What happens again is counted; what is only said again is said once.
                (_, Some((last, times))) if *last == step.text => *times += usize::from(!step.changes.is_empty()),
                _ => texts.push((step.text.clone(), 1)),
            }
        }
        let one = |(words, times): (String, usize)| match times {
            1 => words,
            _ => self.speech.say("step-times", &[("words", words.into()), ("n", times.into())]),
        };
        texts.into_iter().map(one).collect::<Vec<_>>().join(self.speech.between())
    }

    fn line(&self, screen: &mut Screen, told: &Told, clauses: &[ClauseId], play: &dyn Play) {
        let steps: Vec<&StepWords> = told.steps.iter().collect();
        let text = self.text(&steps, play);
        let readings: Vec<&'static str> = told.steps.iter().flat_map(|s| s.readings.clone()).collect();
        let shown = |name: &&'static str| self.readings.as_ref().is_none_or(|all| all.contains(name));
        let mut readings: Vec<&str> = readings.into_iter().filter(shown).collect();
        readings.dedup();
        let mut beside = self.cited(clauses);
        if !readings.is_empty() {
            let words = readings_words(self.speech, &readings);
            beside = format!("{beside} · {words}");
        }
        if let Some(doubt) = self.doubt(clauses) {
            beside = format!("{beside} · {doubt}");
        }
        let ink = if told.decides { Ink::Bold } else { Ink::Plain };
        let lead = lead(told.steps.first(), told.decides);
        screen.marked(&lead, Ink::Bold, &[(ink, &text), (Ink::Plain, "  "), (Ink::Faint, &beside)]);
    }

    /// One step with all that is known of it: number, actor, what happened; below it the clauses and readings, and what changed.
    pub fn step(&self, screen: &mut Screen, step: &StepWords) {
        let ink = if step.spoken { Ink::Plain } else { Ink::Faint };
        let lead = lead(Some(step), self.deciding == step.n.checked_sub(1));
        screen.paragraph(&lead, Ink::Bold, &step.text, ink);
        let mut below = self.cited(&step.clauses);
        if !step.readings.is_empty() {
            let words = readings_words(self.speech, &step.readings);
            below = format!("{below} · {words}");
        }
        if self.all && !step.supports.is_empty() {
            let words = self.cited(&step.supports);
            below = format!("{below} · {}", self.speech.say("trace-supports", &[("words", words.into())]));
        }
        if let Some(doubt) = self.doubt(&[&step.clauses[..], &step.supports[..]].concat()) {
            below = format!("{below} · {doubt}");
        }
        let pad = " ".repeat(lead.chars().count());
        screen.paragraph(&pad, Ink::Plain, &below, Ink::Faint);
        if !step.changes.is_empty() {
            let words: Vec<String> = step.changes.iter().map(|c| changed(self.speech, c)).collect();
            screen.paragraph(&pad, Ink::Plain, &words.join("; "), Ink::Faint);
        }
    }

    /// What is said where a step rests on words that cannot be known from the scan.
    pub fn doubt(&self, clauses: &[ClauseId]) -> Option<String> {
        let (library, edition) = self.library.as_ref()?;
        let words: Vec<String> =
            uncertain(library, self.game, edition, clauses).iter().map(|c| self.game.shown(*c)).collect();
        (!words.is_empty()).then(|| self.speech.say("trace-uncertain", &[("words", words.join(", ").into())]))
    }

    /// Clauses as they are cited; the name of another text is said with the first of its clauses.
    pub fn cited(&self, clauses: &[ClauseId]) -> String {
        let one = |&c: &ClauseId| {
            let other = (self.game.other_text)(c).is_some();
            if other && self.named.replace(true) { c.to_string() } else { self.game.shown(c) }
        };
        clauses.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    /// The words of a clause, of a very long one the beginning.
    pub fn quote_shortly(&self, screen: &mut Screen, lead: &str, clause: ClauseId) {
        self.quoted(screen, lead, clause, Some(SHORTLY));
    }

    /// The words of a clause.
    pub fn quote(&self, screen: &mut Screen, lead: &str, clause: ClauseId) {
        self.quoted(screen, lead, clause, None);
    }

    fn quoted(&self, screen: &mut Screen, lead: &str, clause: ClauseId, most: Option<usize>) {
        let Some((library, edition)) = &self.library else { return };
        let name = (self.game.other_text)(clause).unwrap_or(edition);
        let Some((game, edition)) = name.split_once('@') else { return };
        let Some(edition) = library.edition(game, edition) else { return };
        if let Some(found) = edition.clause(&clause.to_string()) {
            let (text, is_cut) = cut(&found.text, most);
            screen.paragraph(&format!("{lead}{} ", found.printed), Ink::Faint, &text, Ink::Plain);
            if found.status() == Status::Uncertain {
                screen.paragraph(lead, Ink::Faint, &self.speech.word("rule-uncertain-below"), Ink::Doubt);
            }
            if let Some(said) = paraphrase(edition, found, with_of(self.speech.language)) {
                let lead = format!("{lead}{} ", self.speech.word("rule-paraphrase"));
                screen.paragraph(&lead, Ink::Faint, &cut(said, most).0, Ink::Faint);
            }
            if is_cut {
                let gaps = [("game", self.game.name.into()), ("clause", clause.to_string().into())];
                screen.paragraph(lead, Ink::Faint, &self.speech.say("trace-quote-more", &gaps), Ink::Faint);
            }
        }
    }

    /// Who must choose, why, and from what.
    pub fn decision(&self, screen: &mut Screen, play: &dyn Play) {
        self.asked(screen, play, |n| format!("{:>2}", n + 1), |_, _| {});
    }

    /// The same on a copy, whose options have no numbers to be typed. Where something under way leaves a few answers open, what comes of
    /// each is told below it.
    pub fn supposed(&self, screen: &mut Screen, play: &dyn Play) {
        const FEW: usize = 3;
        let is_few = play.count() <= FEW && matches!(play.waits(), Waits::For { at_rest: false, .. });
        self.asked(
            screen,
            play,
            |_| " ·".to_string(),
            |screen, n| {
                let mut copy = play.fork();
                if is_few && copy.answer(n) {
                    take_forced(copy.as_mut(), |_| false);
                    self.steps(screen, copy.as_ref(), play.steps(), copy.steps());
                }
            },
        );
    }

    fn asked(
        &self,
        screen: &mut Screen,
        play: &dyn Play,
        mark: impl Fn(usize) -> String,
        below: impl Fn(&mut Screen, usize),
    ) {
        match play.waits() {
            Waits::Over(outcome) => screen.line(&outcome_words(self.speech, outcome.name())),
            Waits::For { who, clause, question, .. } => {
                let gaps = [
                    ("who", self.speech.players(who.name()).into()),
                    ("question", self.speech.word(question).into()),
                    ("clause", self.cited(&[clause]).into()),
                ];
                screen.paragraph("", Ink::Plain, &self.speech.say("trace-decision", &gaps), Ink::Bold);
                for n in 0..play.count() {
                    screen.line(&format!("  {}  {}", mark(n), play.option(n, self.speech)));
                    below(screen, n);
                }
            }
        }
    }
}

impl Told {
    /// One clause, two at most: of what decided, or of what the line begins and ends with.
    fn clauses(&self) -> Vec<ClauseId> {
        let steps: Vec<&StepWords> = self.steps.iter().collect();
        match steps.as_slice() {
            [one] if self.decides => one.clauses.iter().take(2).copied().collect(),
            _ => ends(&steps),
        }
    }
}

/// The clauses of what decides in a line, and of what it ends and begins with: two at most, in their order.
fn ends(steps: &[&StepWords]) -> Vec<ClauseId> {
    let decides = |n: &usize| steps[*n].weight == Weight::Decides;
    let by_weight = (0..steps.len()).rev().filter(decides);
    let mut taken: Vec<usize> = Vec::new();
    for n in by_weight.chain(steps.len().checked_sub(1)).chain([0]) {
        let known = |t: &usize| steps[*t].clauses.first() == steps[n].clauses.first();
        if taken.len() < 2 && n < steps.len() && !taken.iter().any(known) {
            taken.push(n);
        }
    }
    taken.sort_unstable();
    taken.into_iter().filter_map(|n| steps[n].clauses.first().copied()).collect()
}

/// So many letters of a clause are enough where a ruling quotes it.
const SHORTLY: usize = 700;

/// A text up to the blank before so many letters, and whether something was cut off.
fn cut(text: &str, most: Option<usize>) -> (String, bool) {
    let end = most.and_then(|most| text.char_indices().nth(most)).map(|(at, _)| at);
    match end {
        Some(end) => {
            let end = text[..end].rfind([' ', '\n']).unwrap_or(end);
            (format!("{} …", text[..end].trim_end()), true)
        }
        None => (text.to_string(), false),
    }
}

/// The mark of what decided, the number, who acted, and how deep.
fn lead(step: Option<&StepWords>, decides: bool) -> String {
    let Some(step) = step else { return String::new() };
    let mark = if decides { '▶' } else { ' ' };
    format!("{mark}{:>3} {} {}", step.n, step.actor.unwrap_or("·"), "  ".repeat(step.depth.min(DEEP)))
}

/// How far steps are indented at most.
const DEEP: usize = 3;

/// Is a step told by others: mere course of play, or a choice that what follows tells?
pub fn is_told_elsewhere(play: &dyn Play, n: usize) -> bool {
    play.step(n, Speech::english()).fold == Fold::Course || is_declared(play, n, play.steps())
}

/// Is a step that only says what was chosen told by one that follows before the next choice at rest?
fn is_declared(play: &dyn Play, n: usize, to: usize) -> bool {
    let english = Speech::english();
    let step = play.step(n, english);
    // Whether something happens instead is worth a line.
    let Some(chose) = step.chose.filter(|_| step.row != "step-replace") else { return false };
    let whole = chose.to_lowercase();
    // Without the owner, and without the verb: `attack Red Skipper`, `B's Mule`.
    let name: Vec<&str> = chose
        .split_whitespace()
        .filter(|w| !w.ends_with("'s"))
        .skip_while(|w| w.starts_with(|c: char| c.is_lowercase()))
        .collect();
    let name = name.join(" ").to_lowercase();
    let after = (n + 1..to.min(play.steps())).filter(|&n| play.clauses(n).2).take(AHEAD);
    let mut texts = after.map(|n| play.step(n, english)).filter(|s| s.chose.is_none()).map(|s| s.text.to_lowercase());
    let tells = |text: String| text.contains(&whole) || (!name.is_empty() && text.contains(&name));
    texts.any(tells)
}

/// How many steps after a choice may tell it.
const AHEAD: usize = 4;

/// The questions that the readings of a step answer.
pub fn readings_words(speech: &Speech, names: &[&str]) -> String {
    let words: Vec<String> = names.iter().map(|name| reading_words(speech, name)).collect();
    speech.say("trace-reading", &[("words", words.join(speech.between()).into())])
}

/// The question that a reading answers.
pub fn reading_words(speech: &Speech, name: &str) -> String {
    speech.word(&format!("reading-{name}"))
}

/// A result in a sentence.
pub fn outcome_words(speech: &Speech, result: &str) -> String {
    match Outcome::parse(result) {
        Some(Outcome::Won(seats)) => {
            let key = if seats.len() > 1 { "result-won-together" } else { "result-won" };
            speech.say(key, &[("player", speech.players(seats.name()).into())])
        }
        Some(Outcome::Drawn) => speech.word("result-draw"),
        Some(Outcome::Undecided) => speech.word("result-undecided"),
        None => speech.word("result-ongoing"),
    }
}

/// What differs between two positions, by path.
pub fn differences(a: &Value, b: &Value) -> Vec<(String, String, String)> {
    let mut out = Vec::new();
    walk(a, b, String::new(), &mut out);
    out
}

fn walk(a: &Value, b: &Value, path: String, out: &mut Vec<(String, String, String)>) {
    match (a, b) {
        (Value::Object(x), Value::Object(y)) => {
            let mut names: Vec<&String> = x.keys().chain(y.keys()).collect();
            names.sort();
            names.dedup();
            for name in names {
                let path = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
                match (x.get(name), y.get(name)) {
                    (Some(a), Some(b)) => walk(a, b, path, out),
                    (a, b) => {
                        let word = |v: Option<&Value>| v.map_or("–".to_string(), |_| "✓".to_string());
                        out.push((path, word(a), word(b)));
                    }
                }
            }
        }
        (a, b) if a == b => {}
        // What is there on one side only, a battle: what it is made of.
        (Value::Null, Value::Object(all)) if !all.is_empty() => {
            out.extend(parts(&path, all).map(|(path, value)| (path, "–".to_string(), value)));
        }
        (Value::Object(all), Value::Null) if !all.is_empty() => {
            out.extend(parts(&path, all).map(|(path, value)| (path, value, "–".to_string())));
        }
        (a, b) => out.push((path, shown(a), shown(b))),
    }
}

/// What something is made of, by path, but for what is nothing.
fn parts<'a>(path: &'a str, all: &'a serde_json::Map<String, Value>) -> impl Iterator<Item = (String, String)> + 'a {
    let known = all.iter().filter(|(_, value)| !value.is_null() && *value != "");
    known.map(move |(name, value)| (format!("{path}.{name}"), shown(value)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Language;
    use crate::rules::Kind;
    use crate::table::shelf;

    #[test]
    fn a_step_that_rests_on_an_uncertain_wording_says_so_in_every_language() {
        let library = Library::shipped().unwrap_or_else(|fault| panic!("{fault:?}"));
        let game = shelf::find("summoner-master").unwrap_or_else(|| panic!("the game is played"));
        let edition = library.edition("summoner-master", "2014-01").unwrap_or_else(|| panic!("the edition is there"));
        let name = || Some((&library, "summoner-master@2014-01".to_string()));
        let mut uncertain = 0;
        for clause in edition.clauses.iter().filter(|c| matches!(c.kind, Kind::Clause | Kind::Glossary)) {
            let Some(id) = ClauseId::parse(&clause.id) else { continue };
            let doubtful = clause.status() == Status::Uncertain;
            uncertain += usize::from(doubtful);
            for language in [Language::En, Language::Th, Language::Ja] {
                let speech = Speech::of(language);
                let trace = Trace { library: name(), ..Trace::new(&speech, game, false) };
                match trace.doubt(&[id]) {
                    Some(words) => assert!(doubtful && words.contains(&game.shown(id)), "{}: {words}", clause.id),
                    None => assert!(!doubtful, "{}", clause.id),
                }
            }
        }
        // Every one of the remarks can be cited.
        let remarked = |c: &&crate::rules::Clause| c.status() == Status::Uncertain;
        assert_eq!(uncertain, edition.clauses.iter().filter(remarked).count());
        assert!(uncertain >= 56, "{uncertain}");
    }
}
