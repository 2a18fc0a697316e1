//! Every step of every case is told in every language: no sentence is empty, no gap of it is left open, no sentence is hollow.

use shinpan::cards::source::NoCards;
use shinpan::lang::{Language, Speech};
use shinpan::scenario::{Case, Overrides, run, shipped};

/// Rows whose own sentence names no card and no number: where such a step is spoken, something else must be said.
const HOLLOW: &[&str] = &[
    "sm-state-over",
    "sm-to-shrine",
    "sm-op-give",
    "sm-op-give-player",
    "sm-op-curse",
    "sm-op-counters",
    "sm-op-mp",
    "sm-op-turn",
    "sm-op-pass-turns",
    "sm-op-change-line",
    "sm-until-end",
    "sm-fight-over",
    "sm-attack-state-over",
    "sm-counts",
    "sm-curse-acts",
    "sm-keep",
    "sm-pick",
    "sm-did",
    "sm-then",
    "step-not",
    "step-not-now",
];

/// English words that say that something is so, but not what.
const EMPTY_WORDS: &[&str] = &[
    "gets effect",
    "gets at +",
    "gets df +",
    "gets cannot",
    "Chosen for ",
    "What lasted so long",
    "undefined",
    "What “if” asks for",
    "Cards are destroyed.",
    "What has too much damage is destroyed.",
    "It goes under ",
    " cancels it.",
];

/// What is wrong with a sentence.
fn wrong(text: &str, row: &str, speech: &Speech) -> Option<&'static str> {
    if text.trim().is_empty() {
        return Some("empty");
    }
    if text.contains("{$") || text.contains("{ $") || text.contains("{\"") {
        return Some("a gap is open");
    }
    let key = |word: &str| {
        let prefix = ["sm-", "op-", "gcg-", "bp-"].iter().any(|p| word.starts_with(p));
        prefix && word.chars().all(|c| c.is_ascii_lowercase() || c == '-') && word.matches('-').count() > 1
    };
    if text.split_whitespace().any(|word| key(word.trim_end_matches(['.', ',', ':']))) {
        return Some("the name of a sentence");
    }
    if HOLLOW.contains(&row) && text == speech.word(row) {
        return Some("hollow");
    }
    (speech.language == Language::En && EMPTY_WORDS.iter().any(|words| text.contains(words))).then_some("hollow")
}

#[test]
fn every_step_of_every_case_is_told() {
    let speeches = [Language::En, Language::Th, Language::Ja].map(Speech::of);
    let mut faults = Vec::new();
    for &(name, text) in shipped::cases() {
        let Ok(case) = Case::read(name, text) else { continue };
        let Ok(run) = run(&case, &Overrides::default(), &NoCards) else { continue };
        for speech in &speeches {
            for n in 0..run.play.steps() {
                let step = run.play.step(n, speech);
                if step.spoken
                    && let Some(why) = wrong(&step.text, step.row, speech)
                {
                    faults.push(format!("{why}: {name} step {} ({}): “{}”", n + 1, step.row, step.text));
                }
            }
            for decision in run.play.decisions(speech) {
                for option in decision.options.iter().chain([&decision.chosen]) {
                    if option.trim().is_empty() || option.contains("{$") || option.contains("{ $") {
                        faults.push(format!("option: {name}: “{option}”"));
                    }
                }
            }
        }
    }
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{} sentences:\n{}", faults.len(), faults[..faults.len().min(60)].join("\n"));
}
