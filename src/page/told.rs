//! What a case comes to, in the language of the visit. The cases are written in English; what decided them is said in every language.

use std::sync::OnceLock;

use crate::cards::source::CardSource;
use crate::lang::{Language, Speech};
use crate::scenario::{Case, Overrides, run as play_out, shipped};
use crate::show::verdict::Verdict;

/// The first sentence of every case inside the program, by language; each is worked out when it is first asked for.
#[derive(Default)]
pub struct Told(OnceLock<Vec<[OnceLock<String>; Language::ALL.len()]>>);

impl Told {
    /// What decided a case inside the program; none if it does not come out as it says.
    pub fn of(&self, speech: &Speech, case: &Case, cards: &dyn CardSource) -> Option<&str> {
        let told = self.0.get_or_init(|| shipped::read().iter().map(|_| Default::default()).collect());
        let at = shipped::read().iter().position(|known| std::ptr::eq(known, case))?;
        let language = Language::ALL.iter().position(|language| *language == speech.language)?;
        let words = told.get(at)?.get(language)?.get_or_init(|| {
            let run = play_out(case, &Overrides::default(), cards).ok().filter(|run| run.misses.is_empty());
            run.map_or(String::new(), |run| Verdict::decided(case, &run).words(speech, case, &run))
        });
        Some(words.as_str()).filter(|words| !words.is_empty())
    }
}
