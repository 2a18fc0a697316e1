//! A step in words.

use crate::cardgame::spoken::Spoken;
use crate::engine::{Chooser, Step};
use crate::lang::{Said, Speech};

/// Sentences that only say what is not known of a step.
const CAVEATS: [&str; 1] = ["op-note-unseen-life"];

/// What a step says: what was found, who chose what, or its name.
pub fn text<G: Spoken>(step: &Step<G>, speech: &Speech) -> String {
    if !step.said.is_empty() {
        let mut told: Vec<(String, usize)> = Vec::new();
        let is_told = |said: &&Said| step.events.is_empty() || said.key() != Some("step-doomed");
        // What happened goes before what nobody knows about it.
        let is_caveat = |said: &&Said| said.key().is_some_and(|key| CAVEATS.contains(&key));
        let (caveats, found): (Vec<&Said>, Vec<&Said>) = step.said.iter().filter(is_told).partition(is_caveat);
        for words in found.into_iter().chain(caveats).map(|said| capitalised(said.words(speech))) {
            match told.last_mut() {
                Some((last, times)) if *last == words => *times += 1,
                _ => told.push((words, 1)),
            }
        }
        let one = |(words, times): (String, usize)| match times {
            1 => words,
            _ => speech.say("step-times", &[("words", words.into()), ("n", times.into())]),
        };
        return told.into_iter().map(one).collect::<Vec<_>>().join(speech.between());
    }
    match (&step.took, step.actor) {
        (Some(took), _) if took.words.key().is_some_and(|key| key.ends_with("-choice-whatever")) => {
            speech.word("step-any-card")
        }
        (Some(took), Some(who)) => {
            let key = match who {
                Chooser::Player(_) | Chooser::Team(_) if G::ROUNDS.is_some_and(|r| r.question == step.name) => {
                    "step-rounds"
                }
                Chooser::Player(_) => "step-chose",
                Chooser::Team(_) => "step-chose-together",
                // Nobody chooses what a card is found to be.
                _ => "step-found",
            };
            speech.say(key, &[("who", speech.players(who.name()).into()), ("words", took.words.words(speech).into())])
        }
        _ => speech.word(step.name),
    }
}

/// A sentence that begins with "a card" begins with a capital all the same; one that begins with a name does as the name does.
fn capitalised(mut words: String) -> String {
    if words.strip_prefix("a card").is_some_and(|rest| rest.starts_with([' ', '.', ',', ':'])) {
        words[..1].make_ascii_uppercase();
    }
    words
}
