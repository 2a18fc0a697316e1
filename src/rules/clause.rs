//! One clause: a numbered paragraph of an edition, or an entry of its glossary.

use super::enforcement::Enforcement;
use super::translated::Translated;
use crate::text::number;

/// What a unit of a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A numbered paragraph or a numbered heading.
    Clause,
    /// A glossary entry, known by its headword.
    Glossary,
}

/// How the wording that we show came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// The scan has exactly these words.
    Scanned,
    /// The scan is damaged here and the printed words were restored.
    Restored,
    /// Some of the printed words cannot be known from the scan.
    Uncertain,
}

/// What a remark on a clause is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RemarkKind {
    /// What cannot be known, and what the scan shows.
    Uncertain,
    /// The sense was restored from the context or from a parallel clause.
    Restored,
    /// The publisher's own slip: it stays as printed.
    Slip,
    /// A reference that leads to another clause than the one meant.
    Stale,
}

impl RemarkKind {
    /// The word used in a remarks file.
    pub fn parse(word: &str) -> Option<Self> {
        Some(match word {
            "uncertain" => Self::Uncertain,
            "restored" => Self::Restored,
            "slip" => Self::Slip,
            "stale" => Self::Stale,
            _ => return None,
        })
    }
}

/// A remark of ours on a clause.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Remark {
    /// What it is about.
    pub kind: RemarkKind,
    /// The remark in English; empty where the kind says it all.
    pub text: String,
    /// The remark in other languages.
    #[serde(flatten)]
    pub also: Translated<String>,
}

impl Remark {
    /// The remark in a language, or in English.
    pub fn text_in(&self, language: &str) -> &str {
        self.also.get(language).unwrap_or(&self.text)
    }
}

/// One numbered paragraph, heading or glossary entry of an edition.
#[derive(Clone, Debug)]
pub struct Clause {
    /// The number without a final dot (`7-1-3`, `504.15.1`, `A-9-1`), or `g:` and the headword.
    pub id: String,
    /// The number with the final dot if one is printed; the headword for a glossary entry.
    pub printed: String,
    /// Clause or glossary entry.
    pub kind: Kind,
    /// The restored wording, lines of a list on lines of their own.
    pub text: String,
    /// A title with nothing but its name.
    pub heading: bool,
    /// Place of the parent in the edition.
    pub parent: Option<usize>,
    /// Places of the children in the edition, in order.
    pub children: Vec<usize>,
    /// Places of the clauses that this one refers to, in order of mention.
    pub refers_to: Vec<usize>,
    /// Places of the clauses that refer to this one, in order.
    pub referred_by: Vec<usize>,
    /// Clauses of the game's other texts that this one refers to: place of the text in the library, and of the clause in it.
    pub refers_elsewhere: Vec<(usize, usize)>,
    /// Clauses of the game's other texts that refer to this one.
    pub referred_elsewhere: Vec<(usize, usize)>,
    /// What the scan has.
    pub raw: String,
    /// Our remarks.
    pub remarks: Vec<Remark>,
    /// Our English paraphrase; never the rule.
    pub english: Option<String>,
    /// Our paraphrase in other languages; never the rule, either.
    pub also: Translated<String>,
    /// Its kind, where the edition has a file of kinds.
    pub enforcement: Option<Enforcement>,
}

impl Clause {
    /// The key of its number: the same for every notation.
    pub fn key(&self) -> String {
        match self.kind {
            Kind::Clause => number::key(&self.id),
            Kind::Glossary => self.id.clone(),
        }
    }

    /// The names by which people may call it: the parts of a headword, the name in a BlackPoker head, a title.
    pub fn names(&self) -> Vec<&str> {
        match self.kind {
            Kind::Glossary => std::iter::once(self.printed.as_str())
                .chain(self.printed.split(" / "))
                .map(|name| name.trim_end_matches(':').trim())
                .collect(),
            Kind::Clause if self.heading => {
                let block = self.text.strip_prefix('■').and_then(|rest| rest.split(['(', '（', '[', '@', '★']).next());
                // `(補足) 防壁の置き方` is also called by its name alone.
                let bare = self.text.split_once(") ").filter(|(before, _)| before.starts_with('('));
                std::iter::once(block.unwrap_or(&self.text).trim()).chain(bare.map(|(_, name)| name)).collect()
            }
            Kind::Clause => Vec::new(),
        }
    }

    /// How the wording came about: as scanned, if the scan has the same letters in the same order once its
    /// layout is taken away.
    pub fn status(&self) -> Status {
        if self.remarks.iter().any(|r| r.kind == RemarkKind::Uncertain) {
            return Status::Uncertain;
        }
        if self.raw.is_empty() {
            return Status::Scanned;
        }
        let number = || letters(&self.printed);
        let numbered = letters(&self.raw).take(number().count()).eq(number());
        let body = letters(&self.raw).skip(if numbered { number().count() } else { 0 });
        let same = body.clone().eq(letters(&self.text)) || body.skip_while(|&c| c == '.').eq(letters(&self.text));
        if same { Status::Scanned } else { Status::Restored }
    }

    /// Our paraphrase in a language.
    pub fn paraphrase(&self, language: &str) -> Option<&str> {
        let words = if language == "en" { self.english.as_ref() } else { self.also.get(language) };
        words.map(String::as_str)
    }

    /// Our paraphrases in all languages.
    pub fn paraphrases(&self) -> impl Iterator<Item = &str> {
        let all = [&self.english, &self.also.th, &self.also.ja];
        all.into_iter().filter_map(|said| said.as_deref())
    }

    /// The first line of the text, for lists and paths.
    pub fn title(&self) -> &str {
        self.text.lines().next().unwrap_or("")
    }
}

/// The letters of a text without its layout.
fn letters(text: &str) -> impl Iterator<Item = char> + Clone {
    text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '*' | '#' | '-'))
}
