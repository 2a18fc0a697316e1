//! Why a command did not do what was asked: what, where (with a caret), and what would have been right.

use std::process::ExitCode;

use serde_json::Value;

use super::printer;
use crate::lang::Speech;
use crate::rules::{Fault, FaultKind, Place};
use crate::text::{cluster, thai::ClusterFault, visible::one_line};

/// A command that could not answer.
#[derive(Debug)]
pub struct Failure {
    code: u8,
    message: String,
    places: Vec<Place>,
    hints: Vec<String>,
    /// What `--json` prints on standard output all the same: an empty answer.
    json: Option<Value>,
}

impl Failure {
    /// Nothing found: exit code 1.
    pub fn nothing(message: String) -> Self {
        Self { code: 1, message, places: Vec::new(), hints: Vec::new(), json: None }
    }

    /// Bad input: exit code 2.
    pub fn bad_input(message: String) -> Self {
        Self { code: 2, ..Self::nothing(message) }
    }

    /// Add what may help.
    pub fn hint(mut self, hint: String) -> Self {
        self.hints.push(hint);
        self
    }

    /// Add an empty answer for `--json`.
    pub fn with_json(mut self, wanted: bool, value: Value) -> Self {
        self.json = wanted.then_some(value);
        self
    }

    /// A rules folder with something wrong in it.
    pub fn of_fault(speech: &Speech, fault: &Fault) -> Self {
        let mut failure = Self::bad_input(fault_words(speech, &fault.kind));
        failure.places.push((*fault.place).clone());
        failure.places.extend(fault.other.as_deref().cloned());
        failure
    }

    /// Was nothing found? Else the input was bad.
    pub fn is_nothing(&self) -> bool {
        self.code == 1
    }

    /// What is wrong.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// What may help.
    pub fn hints(&self) -> &[String] {
        &self.hints
    }

    /// Where.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// With a place.
    pub fn at(mut self, place: Place) -> Self {
        self.places.push(place);
        self
    }

    /// Say it, on standard error.
    pub fn report(self, color: bool) -> ExitCode {
        if let Some(json) = &self.json {
            let _ = printer::json(json, true);
        }
        let ink = |codes: &str| if color { printer::ink(codes) } else { String::new() };
        let (red, bold, off) = (ink("1;31"), ink("1"), ink("0"));
        printer::err(&format!("{red}shinpan:{off} {bold}{}{off}\n{}", indented(&self.message), self.rest()));
        ExitCode::from(self.code)
    }

    /// It as text.
    pub fn text(&self) -> String {
        format!("{}\n{}", indented(&self.message), self.rest())
    }

    fn rest(&self) -> String {
        let mut out = String::new();
        for place in &self.places {
            out.push_str(&place_words(place));
        }
        for hint in &self.hints {
            out.push_str(&format!("  {}\n", indented(hint)));
        }
        out
    }
}

/// Lines after the first stand a little to the right, so that what was typed cannot pass for a line of the program.
fn indented(text: &str) -> String {
    text.replace('\n', "\n  ")
}

/// What was typed, short enough for a message.
pub fn shortened(typed: &str) -> String {
    let short: String = typed.chars().take(80).collect();
    if short.len() < typed.len() { format!("{short}…") } else { short }
}

/// The line with a caret under the place.
fn place_words(place: &Place) -> String {
    if place.line == 0 {
        return format!("  --> {}\n", one_line(&place.file));
    }
    let margin = " ".repeat(place.line.to_string().len());
    let [shown, caret] = line_with_caret(place.line, &place.source, place.column);
    format!(
        "{margin} --> {}:{}:{}\n{margin} |\n{shown}\n{caret}\n",
        one_line(&place.file),
        place.line,
        cluster::spans(&place.source[..place.column.min(place.source.len())]).len() + 1,
    )
}

/// A line with its number in the margin, and a caret under a place in it. A very long line is shown around the place only.
pub fn line_with_caret(line: usize, source: &str, at: usize) -> [String; 2] {
    let (shown, column) = window(source, at);
    let number = line.to_string();
    let margin = " ".repeat(number.len());
    [format!("{number} | {shown}"), format!("{margin} | {}^", " ".repeat(column))]
}

/// At most 60 clusters before the place and 40 after it, and the column of the place in them.
fn window(source: &str, at: usize) -> (String, usize) {
    let spans = cluster::spans(source);
    let index = spans.iter().position(|&(_, end)| end > at).unwrap_or(spans.len());
    let from = index.saturating_sub(60);
    let to = (index + 40).min(spans.len());
    let start = spans.get(from).map_or(source.len(), |s| s.0);
    let end = to.checked_sub(1).and_then(|last| spans.get(last)).map_or(start, |s| s.1);
    let place = spans.get(index).map_or(source.len(), |s| s.0).max(start);
    let ellipsis = if from > 0 { "…" } else { "" };
    let end = end.max(start);
    let shown = format!("{ellipsis}{}{}", one_line(&source[start..end]), if to < spans.len() { "…" } else { "" });
    (shown, cluster::width(ellipsis) + cluster::width(&one_line(&source[start..place.min(end)])))
}

fn fault_words(speech: &Speech, kind: &FaultKind) -> String {
    let one = |key: &str, text: &str| speech.say(key, &[("what", text.into())]);
    match kind {
        FaultKind::NoFrontMatter => speech.word("fault-front-matter"),
        FaultKind::BadFacts(words) => one("fault-facts", words),
        FaultKind::FactsContradictName(name) => one("fault-name", name),
        FaultKind::DuplicateNumber(id) => one("fault-duplicate", id),
        FaultKind::MissingParent(id) => one("fault-parent", id),
        FaultKind::NoClause => speech.word("fault-no-clause"),
        FaultKind::UnknownWord(word) => one("fault-word", word),
        FaultKind::TextWithoutClause => speech.word("fault-loose-text"),
        FaultKind::EmptyClause(id) => one("fault-empty", id),
        FaultKind::NoNumber(text) => one("fault-number", text),
        FaultKind::UnexpectedMarkdown => speech.word("fault-markdown"),
        FaultKind::ForbiddenCharacter(c) => {
            let code = format!("U+{:04X}", *c as u32);
            speech.say("fault-character", &[("what", c.to_string().into()), ("code", (&code).into())])
        }
        FaultKind::IllegalCluster(fault) => speech.word(match fault {
            ClusterFault::MarkWithoutConsonant => "fault-cluster-base",
            ClusterFault::MarksCollide => "fault-cluster-collide",
            ClusterFault::MarksOutOfOrder => "fault-cluster-order",
            ClusterFault::SplitSaraAm => "fault-cluster-sara-am",
            ClusterFault::DoubledSaraE => "fault-cluster-sara-e",
        }),
        FaultKind::UnknownClause(id) => one("fault-unknown-clause", id),
        FaultKind::BadLine => speech.word("fault-line"),
        FaultKind::NothingToTranslate => speech.word("fault-nothing-to-translate"),
        FaultKind::Unreadable(unread) => one(unread.key(), &unread.what()),
        FaultKind::NoEdition => speech.word("fault-no-edition"),
        FaultKind::DuplicateEdition(name) => one("fault-duplicate-edition", name),
    }
}
