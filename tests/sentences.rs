//! Every case of Gundam in every language, step by step: no sentence is empty, no gap is left open, and what is said in Thai and Japanese has no
//! English words but names of cards and terms that the rule text itself has.

use std::collections::BTreeSet;

use shinpan::cards::source::NoCards;
use shinpan::lang::{Language, Speech};
use shinpan::scenario::{Case, Overrides, run, shipped};

/// Latin words that the rule text, its cards and the program write so in every language.
const TERMS: [&str; 9] = ["ap", "hp", "lv", "ex", "base", "resource", "tp", "ntp", "token"];

/// The words of a board that are names: what stands in quotation marks and is no text of a card, and names and traits inside such texts.
fn names(board: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut add = |text: &str| found.extend(words(text));
    for line in board.lines() {
        let parts: Vec<&str> = line.split('"').collect();
        for (n, part) in parts.iter().enumerate().filter(|(n, _)| n % 2 == 1) {
            let key = parts[n - 1].trim_end();
            if key.ends_with("text =") || key.ends_with("burst =") {
                let inside = part.split(['[', '(']).skip(1).map(|p| p.split([']', ')']).next().unwrap_or_default());
                inside.for_each(&mut add);
            } else {
                add(part);
            }
        }
    }
    found
}

/// Latin words of more than one letter, in small letters.
fn words(text: &str) -> Vec<String> {
    let parts = text.split(|c: char| !c.is_ascii_alphabetic());
    parts.filter(|w| w.len() > 1).map(str::to_ascii_lowercase).collect()
}

/// What is wrong with a sentence.
fn faults(language: Language, text: &str, names: &BTreeSet<String>) -> Vec<String> {
    let mut wrong = Vec::new();
    if text.trim().is_empty() {
        wrong.push("nothing is said".to_string());
    }
    if text.contains("{$") || text.contains("{ $") || text.contains("gcg-") {
        wrong.push(format!("a gap is open: {text}"));
    }
    if language != Language::En {
        let foreign = words(text).into_iter().filter(|w| !names.contains(w) && !TERMS.contains(&w.as_str()));
        wrong.extend(foreign.map(|w| format!("{w}: {text}")));
    }
    wrong
}

#[test]
fn every_sentence_is_whole_in_every_language() {
    let mut wrong = BTreeSet::new();
    let mut said = 0;
    for (file, text) in shipped::cases() {
        let case = Case::read(file, text).expect("a case");
        if case.game.name != "gundam" {
            continue;
        }
        let names = names(&case.text[case.board.clone()]);
        let run = run(&case, &Overrides::default(), &NoCards).expect("a legal board");
        for language in Language::ALL {
            let speech = Speech::of(language);
            let steps = (0..run.play.steps()).map(|n| run.play.step(n, &speech));
            let steps = steps.map(|step| step.text);
            let options = run.play.decisions(&speech).into_iter().flat_map(|d| d.options);
            for text in steps.chain(options) {
                said += 1;
                let found = faults(language, &text, &names);
                wrong.extend(found.into_iter().map(|fault| format!("{file}, {}: {fault}", language.code())));
            }
        }
    }
    assert!(said > 10_000, "{said}");
    let first: Vec<&str> = wrong.iter().take(60).map(String::as_str).collect();
    assert!(wrong.is_empty(), "{} sentences:\n{}", wrong.len(), first.join("\n"));
}
