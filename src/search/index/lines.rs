//! The lines that lead to clauses: how people ask for them, and the questions of the cases that turn on them.

#![expect(clippy::cast_possible_truncation, reason = "an index counts in 32 bits")]

use std::collections::{HashMap, HashSet};

use super::asked::AskedFile;
use super::face::Face;
use crate::rules::{Edition, Library};

/// A line, and the clauses that it leads to.
pub struct Line<'a> {
    /// What is searched.
    pub text: std::borrow::Cow<'a, str>,
    /// Its file of lines; one past the last for a case.
    pub file: u32,
    /// Its place in that file; or which case.
    pub at: u32,
    /// The clauses, as places in the library, each with how surely it is asked for.
    pub targets: Vec<(u32, f32)>,
}

/// All lines, in order.
pub fn all<'a>(
    library: &Library,
    lineages: &[usize],
    asked: &'a [AskedFile],
    cases: &'a [(&'a str, &'a str)],
) -> Vec<Line<'a>> {
    let places = Places::of(library, lineages);
    let own: HashSet<u32> = asked
        .iter()
        .flat_map(|file| file.lines().filter_map(|line| places.exactly(file.edition, line.clause)))
        .map(|(place, _)| place)
        .collect();
    let mut lines: Vec<Line<'a>> = Vec::new();
    for (file, number) in asked.iter().zip(0..) {
        for line in file.lines() {
            let targets = places.of_line(file.edition, line.clause, &own);
            if !targets.is_empty() {
                lines.push(Line { text: line.line.into(), file: number, at: line.at as u32, targets });
            }
        }
    }
    lines.extend(of_cases(&places, asked.len() as u32, cases));
    lines
}

/// The lines of the cases: each has its title and its question.
fn of_cases<'a>(places: &Places<'_>, file: u32, cases: &'a [(&'a str, &'a str)]) -> Vec<Line<'a>> {
    let faces: Vec<Option<Face>> = cases.iter().map(|(_, page)| Face::of(page)).collect();
    let mut times: HashMap<u32, usize> = HashMap::new();
    for face in faces.iter().flatten() {
        face.cites.iter().filter_map(|c| places.find(&face.edition, c)).for_each(|p| *times.entry(p).or_default() += 1);
    }
    let mut lines = Vec::new();
    for (face, at) in faces.into_iter().zip(0..) {
        let Some(face) = face else { continue };
        let places_of =
            |clauses: &[String]| -> Vec<u32> { clauses.iter().filter_map(|c| places.find(&face.edition, c)).collect() };
        let mut targets: Vec<(u32, f32)> = places_of(&face.source).into_iter().map(|p| (p, 1.0)).collect();
        let passed = if targets.is_empty() { 1.0 } else { PASSED };
        // What many cases pass through decides few of them.
        for place in places_of(&face.cites) {
            if !targets.iter().any(|t| t.0 == place) {
                let rare = RARE / times.get(&place).copied().unwrap_or(1) as f32;
                targets.push((place, rare.min(1.0) * passed));
            }
        }
        for text in [face.title.clone(), face.question.clone()] {
            lines.push(Line { text: text.into(), file, at, targets: targets.clone() });
        }
    }
    lines
}

/// A clause that no more cases than this name decides each of them.
const RARE: f32 = 4.0;

/// How surely a case turns on what its steps name, where its page says what decides it.
const PASSED: f32 = 0.7;

/// Where clauses stand in the library.
struct Places<'a> {
    library: &'a Library,
    starts: Vec<usize>,
    /// For every clause, those of older editions that became it.
    older: HashMap<usize, Vec<usize>>,
}

impl<'a> Places<'a> {
    fn of(library: &'a Library, lineages: &[usize]) -> Self {
        let mut starts = Vec::new();
        let mut total = 0;
        for edition in &library.editions {
            starts.push(total);
            total += edition.clauses.len();
        }
        let mut older: HashMap<usize, Vec<usize>> = HashMap::new();
        for (old, &new) in lineages.iter().enumerate().filter(|&(old, &new)| old != new) {
            older.entry(new).or_default().push(old);
        }
        Self { library, starts, older }
    }

    fn edition(&self, name: &str) -> Option<(usize, &Edition)> {
        self.library.editions.iter().enumerate().find(|(_, e)| e.name() == name)
    }

    /// A clause of an edition, or of a text of ours beside it.
    fn find(&self, edition: &str, clause: &str) -> Option<u32> {
        let game = edition.split('@').next()?;
        let ours = self.library.editions.iter().enumerate().filter(|(_, e)| e.facts.ours && e.facts.game == game);
        let mut texts = self.edition(edition).into_iter().chain(ours);
        texts.find_map(|(at, text)| text.find(clause).map(|c| (self.starts[at] + c) as u32))
    }

    /// A clause of an edition, and how surely a line means it that names it.
    fn exactly(&self, edition: &str, clause: &str) -> Option<(u32, f32)> {
        let (at, text) = self.edition(edition)?;
        let place = text.find(clause)?;
        Some(((self.starts[at] + place) as u32, 1.0))
    }

    /// The clauses that a line of an edition asks for: the one it names, and what that was in older editions where no
    /// line asks for it.
    fn of_line(&self, edition: &str, clause: &str, own: &HashSet<u32>) -> Vec<(u32, f32)> {
        let Some((place, sure)) = self.exactly(edition, clause) else { return Vec::new() };
        let older = self.older.get(&(place as usize)).into_iter().flatten().map(|&p| p as u32);
        std::iter::once(place).chain(older.filter(|p| !own.contains(p))).map(|p| (p, sure)).collect()
    }
}
