//! The cases inside the program.

use std::sync::LazyLock;

use super::Case;
use crate::lang::Language;
use crate::packed;
use crate::rules::Edition;

/// Every case that can be read, read once.
pub fn read() -> &'static [Case] {
    static READ: LazyLock<Vec<Case>> =
        LazyLock::new(|| cases().iter().filter_map(|(name, text)| Case::read(name, text).ok()).collect());
    &READ
}

/// Every case, by its path in the project: name and text.
pub fn cases() -> &'static [(&'static str, &'static str)] {
    static CASES: LazyLock<Vec<(&str, &str)>> =
        LazyLock::new(|| glances().iter().map(|glance| (glance.file, glance.text())).collect());
    &CASES
}

/// Is a case one of those inside the program, as it stands there? They describe their cards themselves.
pub fn has(case: &Case) -> bool {
    glances().iter().find(|glance| glance.file == case.file).is_some_and(|glance| glance.text() == case.text)
}

/// A case at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance {
    /// Its path in the project.
    pub file: &'static str,
    /// `one-piece@1.1.8`.
    pub edition: &'static str,
    /// The question in one line.
    pub title: &'static str,
    /// Its place among all cases.
    place: usize,
    /// Where its page begins in the text of its folder, and how long it is.
    page: (usize, usize),
    /// The clauses that decide it: those its page names as its source, else those that its steps must name.
    pub clauses: &'static [&'static str],
}

/// Every case at a glance, in the order of `cases`.
pub fn glances() -> &'static [Glance] {
    static GLANCES: LazyLock<Vec<Glance>> =
        LazyLock::new(|| packed::text("glances").lines().enumerate().filter_map(Glance::of_row).collect());
    &GLANCES
}

/// The titles of all cases in a language that is not the one of their pages, in the order of `cases`.
fn titles(language: Language) -> Option<&'static [&'static str]> {
    static THAI: LazyLock<Vec<&'static str>> = LazyLock::new(|| packed::text("titles.th").lines().collect());
    static JAPANESE: LazyLock<Vec<&'static str>> = LazyLock::new(|| packed::text("titles.ja").lines().collect());
    match language {
        Language::En => None,
        Language::Th => Some(&THAI),
        Language::Ja => Some(&JAPANESE),
    }
}

/// Between the clauses of a row.
const BETWEEN: char = '\u{1F}';

impl Glance {
    /// File, edition, title, where its page is and clauses, as the build script writes them.
    fn of_row((place, row): (usize, &'static str)) -> Option<Self> {
        let mut fields = row.split('\t');
        let (file, edition, title) = (fields.next()?, fields.next()?, fields.next()?);
        let page = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
        let clauses: Vec<&str> = fields.next()?.split(BETWEEN).filter(|clause| !clause.is_empty()).collect();
        Some(Self { file, edition, title, place, page, clauses: clauses.leak() })
    }

    /// Its page. Only its folder is unpacked.
    pub fn text(&self) -> &'static str {
        let folder = self.file.rsplit_once('/').map_or("", |(folder, _)| folder);
        let (start, length) = self.page;
        packed::text(&format!("cases/{folder}")).get(start..start + length).unwrap_or_default()
    }

    /// Its title in a language, where it is translated; else as it is written.
    pub fn title_in(&self, language: Language) -> &'static str {
        let translated = titles(language).and_then(|titles| titles.get(self.place).copied());
        translated.filter(|title| !title.is_empty()).unwrap_or(self.title)
    }

    /// The name by which it is called: `shinpan run NAME`.
    pub fn name(&self) -> &'static str {
        name_of(self.file)
    }

    /// The folder of its game.
    pub fn game(&self) -> &'static str {
        self.edition.split('@').next().unwrap_or_default()
    }

    /// Are its clauses those of this text, or may some be, because the text is ours and stands beside its edition?
    pub fn is_of(&self, text: &Edition) -> bool {
        text.is_called(self.edition) || (text.facts.ours && self.game() == text.facts.game)
    }

    /// The places in a text of the clauses that decide it.
    pub fn places<'a>(&'a self, text: &'a Edition) -> impl Iterator<Item = usize> + 'a {
        self.clauses.iter().filter(|_| self.is_of(text)).filter_map(|clause| text.find(clause))
    }
}

/// The cases that turn on a clause of a text.
pub fn turning_on(text: &Edition, clause: &str) -> Vec<&'static Glance> {
    let Some(place) = text.find(clause) else { return Vec::new() };
    let own = glances().iter().filter(|glance| glance.is_of(text));
    own.filter(|glance| glance.clauses.iter().any(|c| *c == clause || text.find(c) == Some(place))).collect()
}

/// The name by which a case inside the program is called, of its path.
pub fn name_of(file: &str) -> &str {
    let name = file.rsplit('/').next().unwrap_or(file);
    name.strip_suffix(".md").unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_case_has_a_title_in_each_language() {
        let of = |language: Language, first: char, last: char| {
            let is_written =
                move |glance: &&Glance| glance.title_in(language).chars().any(|c| (first..=last).contains(&c));
            glances().iter().filter(move |glance| !is_written(glance)).map(move |glance| (language, glance.file))
        };
        let missing: Vec<_> =
            of(Language::Th, '\u{0E01}', '\u{0E5B}').chain(of(Language::Ja, '\u{3041}', '\u{9FFF}')).collect();
        assert!(missing.is_empty(), "{} titles are not translated: {missing:?}", missing.len());
        assert!(glances().iter().all(|glance| glance.title_in(Language::En) == glance.title));
    }
}
