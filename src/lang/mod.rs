//! What the program says, in English, Thai and Japanese. The sentences stand in the `.ftl` files beside this one.

use std::borrow::Cow;
use std::fmt;
use std::sync::{Arc, LazyLock};

use fluent_bundle::{FluentArgs, FluentValue};

use self::catalogue::Catalogue;
use crate::packed;

mod catalogue;

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    En,
    /// Thai.
    Th,
    /// Japanese.
    Ja,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::En, Self::Th, Self::Ja];

    /// `en`, `th`, `ja`.
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Th => "th",
            Self::Ja => "ja",
        }
    }

    /// The language of a code or locale: `th`, `th_TH.UTF-8`, `ja-JP`.
    pub fn parse(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or("");
        Self::ALL.into_iter().find(|l| l.code().eq_ignore_ascii_case(code))
    }

    /// The language of the locale that the environment names, or English.
    pub fn of_environment() -> Self {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|value| !value.is_empty())
            .and_then(|value| Self::parse(&value))
            .unwrap_or(Self::En)
    }

    /// What stands in its file.
    fn source(self) -> &'static str {
        match self {
            Self::En => packed::text("src/lang/en.ftl"),
            Self::Th => packed::text("src/lang/th.ftl"),
            Self::Ja => packed::text("src/lang/ja.ftl"),
        }
    }

    fn catalogue(self) -> Catalogue {
        Catalogue::new(self.code().parse().unwrap_or_default(), self.source())
    }
}

/// The sentences of one language. They are read once and shared by all who speak it.
#[derive(Clone, Copy)]
pub struct Speech {
    /// Which language this is.
    pub language: Language,
    catalogue: &'static Catalogue,
}

impl fmt::Debug for Speech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Speech").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Speech {
    /// The sentences of `language`.
    pub fn of(language: Language) -> Self {
        static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| Language::En.catalogue());
        static THAI: LazyLock<Catalogue> = LazyLock::new(|| Language::Th.catalogue());
        static JAPANESE: LazyLock<Catalogue> = LazyLock::new(|| Language::Ja.catalogue());
        let catalogue = match language {
            Language::En => &ENGLISH,
            Language::Th => &THAI,
            Language::Ja => &JAPANESE,
        };
        Self { language, catalogue }
    }

    /// English, in which cases are written.
    pub fn english() -> &'static Self {
        static ENGLISH: LazyLock<Speech> = LazyLock::new(|| Speech::of(Language::En));
        &ENGLISH
    }

    /// Is there a sentence of this name?
    pub fn has(&self, key: &str) -> bool {
        self.catalogue.has(key)
    }

    /// The sentence of this name, its gaps filled. A test sees to it that every name used exists.
    pub fn say(&self, key: &str, gaps: &[(&'static str, Gap<'_>)]) -> String {
        let mut args = FluentArgs::with_capacity(gaps.len());
        for (name, gap) in gaps {
            args.set(*name, gap.value());
        }
        self.catalogue.say(key, &args).unwrap_or_else(|| key.to_string())
    }

    /// Players as one says them: `A and B`, `A と B`, from the name of their set.
    pub fn players(&self, name: &str) -> String {
        let all = name.split(", ").flat_map(|part| part.split(" and ")).map(str::to_string);
        let both = |a: String, b: String| self.say("players-and", &[("a", a.into()), ("b", b.into())]);
        if self.language == Language::En { name.to_string() } else { all.reduce(both).unwrap_or_default() }
    }

    /// What stands between two sentences.
    pub fn between(&self) -> &'static str {
        match self.language {
            Language::En => " ",
            // Sentences have no full stop.
            Language::Th => "; ",
            Language::Ja => "",
        }
    }

    /// What stands between the members of a list.
    pub fn comma(&self) -> &'static str {
        match self.language {
            Language::En | Language::Th => ", ",
            Language::Ja => "、",
        }
    }

    /// A sentence without gaps.
    pub fn word(&self, key: &str) -> String {
        self.say(key, &[])
    }
}

/// What fills a gap in a sentence.
#[derive(Clone, Debug)]
pub enum Gap<'a> {
    /// Words, put in as they are, on one line.
    Text(Cow<'a, str>),
    /// A count; the sentence may choose by it.
    Count(usize),
}

impl Gap<'_> {
    fn value(&self) -> FluentValue<'_> {
        match self {
            // Whatever came with an input, it does not begin a line of its own.
            Gap::Text(text) if text.contains('\n') => FluentValue::from(text.replace('\n', "␊")),
            Gap::Text(text) => FluentValue::from(text.as_ref()),
            Gap::Count(n) => FluentValue::from(*n as f64),
        }
    }
}

/// A sentence that is said later, when it is known in which language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said(Form);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Form {
    /// A sentence of the catalogues, with its gaps.
    Sentence(&'static str, Vec<(&'static str, Fill)>),
    /// Words that are the same in every language: a name, a number.
    Plain(String),
    /// A word of the catalogues in small letters.
    Small(&'static str),
    /// Several, one after the other.
    Several(Box<(Vec<Said>, &'static str)>),
    /// Words that are made when the language is known.
    Later(Later),
}

/// Words that are made when the language is known.
#[derive(Clone)]
struct Later(Arc<dyn Fn(&Speech) -> String + Send + Sync>);

impl Later {
    fn english(&self) -> String {
        (self.0)(Speech::english())
    }
}

impl fmt::Debug for Later {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english())
    }
}

impl PartialEq for Later {
    fn eq(&self, other: &Self) -> bool {
        self.english() == other.english()
    }
}

impl Eq for Later {}

/// What fills a gap in a sentence that is said later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fill {
    /// A count; the sentence may choose by it.
    Count(usize),
    /// Something else that is said.
    Said(Said),
}

impl From<usize> for Fill {
    fn from(n: usize) -> Self {
        Self::Count(n)
    }
}

impl From<Said> for Fill {
    fn from(said: Said) -> Self {
        Self::Said(said)
    }
}

impl From<String> for Fill {
    fn from(text: String) -> Self {
        Self::Said(Said::plain(text))
    }
}

impl From<&str> for Fill {
    fn from(text: &str) -> Self {
        Self::Said(Said::plain(text))
    }
}

impl Said {
    /// The sentence of this name.
    pub const fn new(key: &'static str) -> Self {
        Self(Form::Sentence(key, Vec::new()))
    }

    /// The sentence of this name with its gaps filled.
    pub fn with(key: &'static str, gaps: &[(&'static str, Fill)]) -> Self {
        Self(Form::Sentence(key, gaps.to_vec()))
    }

    /// Words that are the same in every language: a name, a number.
    pub fn plain(text: impl Into<String>) -> Self {
        Self(Form::Plain(text.into()))
    }

    /// A word of the catalogues in small letters.
    pub const fn small(key: &'static str) -> Self {
        Self(Form::Small(key))
    }

    /// Several, with something between them.
    pub fn several(all: impl IntoIterator<Item = Self>, between: &'static str) -> Self {
        Self(Form::Several(Box::new((all.into_iter().collect(), between))))
    }

    /// Words that are made when the language is known.
    pub fn later(words: impl Fn(&Speech) -> String + Send + Sync + 'static) -> Self {
        Self(Form::Later(Later(Arc::new(words))))
    }

    fn gap(mut self, name: &'static str, gap: Fill) -> Self {
        if let Form::Sentence(_, gaps) = &mut self.0 {
            gaps.push((name, gap));
        }
        self
    }

    /// With words as they are.
    pub fn text(self, name: &'static str, text: &str) -> Self {
        self.gap(name, Fill::Said(Self::plain(text)))
    }

    /// With another sentence of the catalogues.
    pub fn word(self, name: &'static str, key: &'static str) -> Self {
        self.gap(name, Fill::Said(Self::new(key)))
    }

    /// With something else that is said.
    pub fn said(self, name: &'static str, said: Self) -> Self {
        self.gap(name, Fill::Said(said))
    }

    /// With a count.
    pub fn count(self, name: &'static str, n: usize) -> Self {
        self.gap(name, Fill::Count(n))
    }

    /// What fills a gap of the sentence, in English.
    pub fn filled(&self, name: &str) -> Option<String> {
        let Form::Sentence(_, gaps) = &self.0 else { return None };
        gaps.iter().find(|(gap, _)| *gap == name).map(|(_, fill)| match fill {
            Fill::Count(n) => n.to_string(),
            Fill::Said(said) => said.words(Speech::english()),
        })
    }

    /// The name of the sentence, if it is one of the catalogues.
    pub const fn key(&self) -> Option<&'static str> {
        match &self.0 {
            Form::Sentence(key, _) => Some(key),
            _ => None,
        }
    }

    /// The sentence in a language.
    pub fn words(&self, speech: &Speech) -> String {
        match &self.0 {
            Form::Sentence(key, gaps) => {
                let gap = |gap: &Fill| match gap {
                    Fill::Said(said) => said.words(speech).into(),
                    Fill::Count(n) => Gap::Count(*n),
                };
                speech.say(key, &gaps.iter().map(|(name, g)| (*name, gap(g))).collect::<Vec<_>>())
            }
            Form::Plain(text) => text.clone(),
            Form::Small(key) => speech.word(key).to_lowercase(),
            Form::Later(later) => (later.0)(speech),
            Form::Several(several) => {
                let (all, between) = several.as_ref();
                all.iter().map(|s| s.words(speech)).collect::<Vec<_>>().join(between)
            }
        }
    }
}

impl<'a> From<&'a str> for Gap<'a> {
    fn from(text: &'a str) -> Self {
        Gap::Text(text.into())
    }
}

impl<'a> From<&'a String> for Gap<'a> {
    fn from(text: &'a String) -> Self {
        Gap::Text(text.into())
    }
}

impl From<String> for Gap<'_> {
    fn from(text: String) -> Self {
        Gap::Text(text.into())
    }
}

impl From<usize> for Gap<'_> {
    fn from(n: usize) -> Self {
        Gap::Count(n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The names of the messages of a catalogue, and the gaps of each.
    fn messages(language: Language) -> Vec<(String, BTreeSet<String>)> {
        let mut out: Vec<(String, BTreeSet<String>)> = Vec::new();
        for line in language.source().lines() {
            let name = line.split(" =").next().unwrap_or("");
            let is_name =
                !name.is_empty() && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
            if is_name && line.contains('=') {
                out.push((name.to_string(), BTreeSet::new()));
            }
            for gap in line.split('$').skip(1) {
                let gap: String = gap.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
                if let Some(last) = out.last_mut() {
                    last.1.insert(gap);
                }
            }
        }
        out
    }

    #[test]
    fn every_catalogue_parses() {
        for language in Language::ALL {
            let parsed = fluent_syntax::parser::parse(language.source());
            if let Err((_, errors)) = parsed {
                panic!("{language:?}: {errors:?}");
            }
        }
    }

    #[test]
    fn all_languages_say_the_same_things() {
        let english = messages(Language::En);
        assert_eq!(english.iter().map(|m| &m.0).collect::<BTreeSet<_>>().len(), english.len(), "a name stands twice");
        for language in [Language::Th, Language::Ja] {
            let other = messages(language);
            for (name, gaps) in &english {
                let twin = other.iter().find(|(n, _)| n == name);
                let twin = twin.unwrap_or_else(|| panic!("{language:?} lacks {name}"));
                assert_eq!(gaps, &twin.1, "{language:?}: gaps of {name}");
            }
            for (name, _) in &other {
                assert!(english.iter().any(|(n, _)| n == name), "{language:?} has {name}, English has not");
            }
        }
    }

    #[test]
    fn locales() {
        assert_eq!(Language::parse("th_TH.UTF-8"), Some(Language::Th));
        assert_eq!(Language::parse("ja"), Some(Language::Ja));
        assert_eq!(Language::parse("C.UTF-8"), None);
    }

    #[test]
    fn gaps_are_filled_and_counts_choose() {
        let speech = Speech::of(Language::En);
        assert_eq!(speech.say("count-clauses", &[("n", 1.into())]), "1 clause");
        assert_eq!(speech.say("count-clauses", &[("n", 536.into())]), "536 clauses");
    }
}
