//! The sentences of one language: known by their names at once, read when they are first said.

use std::collections::HashMap;
use std::sync::OnceLock;

use fluent_bundle::FluentArgs;
use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser::parse_runtime;
use unic_langid::LanguageIdentifier;

/// The catalogue of a language.
pub(super) struct Catalogue {
    /// How the language counts. It has no sentences of its own: none of ours is put together from others.
    grammar: FluentBundle<FluentResource>,
    sentences: HashMap<&'static str, Sentence>,
}

/// A sentence: as it stands in the catalogue, and as it was read. None: it cannot be.
struct Sentence {
    source: &'static str,
    read: OnceLock<Option<Pattern<&'static str>>>,
}

impl Catalogue {
    /// The sentences of a catalogue in a language.
    pub fn new(language: LanguageIdentifier, source: &'static str) -> Self {
        let mut grammar = FluentBundle::new_concurrent(vec![language]);
        grammar.set_use_isolating(false);
        // One name is about 60 letters from the next.
        let mut sentences = HashMap::with_capacity(source.len() / 50);
        let sentence = |(name, source)| (name, Sentence { source, read: OnceLock::new() });
        sentences.extend(parts(source).map(sentence));
        Self { grammar, sentences }
    }

    /// Is there a sentence of this name?
    pub fn has(&self, name: &str) -> bool {
        self.sentences.contains_key(name)
    }

    /// The sentence of a name, its gaps filled.
    pub fn say(&self, name: &str, gaps: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.sentences.get(name)?.pattern()?;
        let mut errors = Vec::new();
        let said = self.grammar.format_pattern(pattern, Some(gaps), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{name}: {errors:?}");
        Some(said)
    }
}

impl Sentence {
    fn pattern(&self) -> Option<&Pattern<&'static str>> {
        let value = |entry: Entry<&'static str>| if let Entry::Message(message) = entry { message.value } else { None };
        // A test parses every catalogue without errors; what parses is kept either way.
        let read =
            || parse_runtime(self.source).unwrap_or_else(|(partial, _)| partial).body.into_iter().find_map(value);
        self.read.get_or_init(read).as_ref()
    }
}

/// The names of a catalogue, each with its sentence: it begins with its name at the beginning of a line, and ends where the next one begins.
fn parts(source: &str) -> impl Iterator<Item = (&str, &str)> {
    let begins = |at: usize| source[at..].starts_with(|c: char| c.is_ascii_lowercase());
    let lines = std::iter::once(0).chain(memchr::memchr_iter(b'\n', source.as_bytes()).map(|at| at + 1));
    let mut starts = lines.filter(move |&at| begins(at)).peekable();
    std::iter::from_fn(move || {
        let start = starts.next()?;
        let part = &source[start..starts.peek().copied().unwrap_or(source.len())];
        Some((part.split_once('=')?.0.trim_end(), part))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "# Ours.\n\none = One\ntwo = { $n ->\n    [one] a card\n   *[other] { $n } cards\n}\n# Here, too.\nthree =\n    three\n    lines\n";

    #[test]
    fn every_sentence_is_found_by_its_name() {
        let names: Vec<&str> = parts(SOURCE).map(|(name, _)| name).collect();
        assert_eq!(names, ["one", "two", "three"]);
    }

    #[test]
    fn sentences_are_said() {
        let all = Catalogue::new("en".parse().expect("a language"), SOURCE);
        let mut gaps = FluentArgs::new();
        gaps.set("n", 2);
        assert_eq!(all.say("two", &gaps).as_deref(), Some("2 cards"));
        assert_eq!(all.say("three", &gaps).as_deref(), Some("three\nlines"));
        assert!(all.has("one") && !all.has("four"));
        assert_eq!(all.say("four", &gaps), None);
    }
}
