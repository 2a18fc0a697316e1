//! How it stands at the end, as far as a case asks: `Loud Parrot: power 4000; A's hand: 2`.

use serde_json::Value;

use super::changes::{is_place, place_words, states, value_words};
use super::question::Question;
use crate::lang::Speech;
use crate::scenario::ruling::{PathLine, at_path, shown};
use crate::scenario::{Case, Run};
use crate::table::play::Play;

/// Something that a case asks for, as it came out.
struct Fact {
    /// A card, or whose place it is.
    of: String,
    /// What it is.
    words: String,
    /// The question speaks of it; the run changed it; it is more than a pile of what was used.
    asked: (bool, bool, bool),
}

/// So many are named.
const SHOWN: usize = 4;
/// So many cards of a place are named; of more, how many they are.
const NAMED: usize = 5;
/// Places where what was used lies.
const PILES: &[&str] = &["trash", "graveyard", "deck", "mystic_shrine", "turn"];

/// What a case asks for, as the run left it, in a sentence; what the question speaks of comes first. What has been said already is left
/// out, and, if only what changed is wanted, what did not change and is not asked for.
pub fn standing(speech: &Speech, case: &Case, run: &Run, said: &str, only_changed: bool) -> Option<String> {
    let play = run.play.as_ref();
    let question = Question::of(case);
    let mut begin = play.fork();
    begin.undo_to(0);
    let (before, after) = (begin.values(), play.values());
    let fact = |line: &PathLine| {
        let found = at_path(&after, &line.path, play)?;
        let last = line.path.last().map_or("", String::as_str);
        let mut fact = fact(speech, play, line, &after)?;
        if is_said(said, &fact, found, &place_words(speech, last)) {
            return None;
        }
        let speaks = question.names(&fact.of) || last != "turn" && question.counts(&last.replace('_', " ")) > 0;
        let changed = at_path(&before, &line.path, play) != Some(found);
        fact.asked = (speaks, changed, !PILES.contains(&last));
        Some(fact)
    };
    let mut facts: Vec<Fact> = case.ruling.paths.iter().filter_map(fact).collect();
    facts.retain(|fact| !only_changed || fact.asked.1 || fact.asked.0 && play.steps() > 0);
    facts.sort_by_key(|fact| std::cmp::Reverse(fact.asked));
    facts.truncate(SHOWN);
    let mut told: Vec<(String, Vec<String>)> = Vec::new();
    for fact in facts {
        match told.iter_mut().find(|(of, _)| *of == fact.of && !of.is_empty()) {
            Some((_, all)) => all.push(fact.words),
            None => told.push((fact.of, vec![fact.words])),
        }
    }
    let one = |(of, all): (String, Vec<String>)| {
        let all = all.join(speech.comma());
        if of.is_empty() { all } else { format!("{of}: {all}") }
    };
    let words: Vec<String> = told.into_iter().map(one).collect();
    (!words.is_empty()).then(|| speech.say("trace-stands", &[("words", words.join(" · ").into())]))
}

/// Has it been said: the card with its state, or with its number and what the number is?
fn is_said(said: &str, fact: &Fact, found: &Value, what: &str) -> bool {
    let number = || said.split(|c: char| !c.is_alphanumeric()).any(|word| found.is_number() && word == shown(found));
    let told = said.contains(&fact.words) || said.contains(what) && number();
    !fact.of.is_empty() && said.contains(&fact.of) && told
}

/// A value of the end in words; none for what is mere course of play.
fn fact(speech: &Speech, play: &dyn Play, line: &PathLine, values: &Value) -> Option<Fact> {
    let found = at_path(values, &line.path, play)?;
    let path: Vec<&str> = line.path.iter().map(String::as_str).collect();
    let value = value(speech, line, found);
    let is_player = |name: &str| matches!(name, "A" | "B" | "C" | "D");
    let place = |who: &str, place: &str| {
        let gaps = [("who", speech.players(who).into()), ("what", place_words(speech, place).into())];
        speech.say("trace-stands-of", &gaps)
    };
    let (of, words) = match path.as_slice() {
        ["phase" | "step" | "ends_at" | "result"] | [_, "made"] => return None,
        ["turn"] => (String::new(), speech.say("trace-stands-turn", &[("who", speech.players(&value).into())])),
        [who, what] if is_player(who) && found.is_boolean() => (who.to_string(), told(speech, what, found, value)),
        [who, what] if is_player(who) => (place(who, what), value),
        [who, zone, what] if is_player(who) && is_place(speech, zone) => {
            (place(who, zone), told(speech, what, found, value))
        }
        [who, card, what] if is_player(who) => (card.to_string(), told(speech, what, found, value)),
        [who, zone, card, what] if is_player(who) => {
            let all = at_path(values, &[who.to_string(), zone.to_string()], play).and_then(Value::as_object);
            let name = all.and_then(|all| all.keys().find(|key| play.fold(key) == play.fold(card)));
            (name.map_or(card.to_string(), String::clone), told(speech, what, found, value))
        }
        _ => (place_words(speech, &line.path.join(".")), value),
    };
    Some(Fact { of, words, asked: (false, false, false) })
}

/// A value of a card: a state by its word, else what it is a value of.
fn told(speech: &Speech, what: &str, found: &Value, value: String) -> String {
    match found.as_bool() {
        Some(_) if states(what).is_some() => return value,
        Some(true) => return place_words(speech, what),
        Some(false) => return speech.say("trace-stands-not", &[("what", place_words(speech, what).into())]),
        None => {}
    }
    let gaps = [("what", place_words(speech, what).into()), ("value", value.into())];
    speech.say("trace-stands-value", &gaps)
}

/// A value as the case asks for it: a list by its names, or how many there are.
fn value(speech: &Speech, line: &PathLine, found: &Value) -> String {
    let names: Option<Vec<String>> = match found {
        Value::Array(items) => Some(items.iter().map(shown).collect()),
        Value::Object(map) => Some(map.keys().cloned().collect()),
        _ => None,
    };
    let what = line.path.last().map_or("", String::as_str);
    match names {
        Some(names) if names.is_empty() => speech.word("trace-stands-none"),
        // What lies on the stage is named in the words of cases.
        Some(names) if line.value.is_number() || names.len() > NAMED || what == "stage" => names.len().to_string(),
        Some(names) if what == "keywords" => {
            names.iter().map(|name| value_words(speech, what, name)).collect::<Vec<_>>().join(speech.comma())
        }
        Some(names) => names.join(speech.comma()),
        None => match shown(found) {
            nothing if nothing.is_empty() => speech.word("trace-stands-none"),
            shown => value_words(speech, what, &shown),
        },
    }
}
