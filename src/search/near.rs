//! The lines that ask for something as a query does: how people ask for a clause, and the questions of the cases.

#![expect(clippy::cast_possible_truncation, reason = "an index counts in 32 bits")]

use super::index::weights::{COMMON, COMMON_WORD, Weights, rarity};
use super::index::{Field, Index};
use super::query::Query;
use super::question::{Question, Word};
use super::scope::Scope;

/// The line that does most for a clause.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Near {
    /// Which line.
    pub line: u32,
    /// What it and the next line give to the score of the clause.
    pub part: f32,
}

/// How near the lines are to a query.
pub struct Nearest {
    /// By line.
    pub lines: Vec<f32>,
    /// By clause: the line that does most for it.
    pub best: Vec<Option<Near>>,
}

/// Lines that have less than this share of what the nearest has decide nothing.
const FAINT: f32 = 0.2;

/// How near each line is, and the best one for every clause.
pub fn nearest_lines(index: &Index, scope: &Scope, titles: &[bool], query: &Query, weights: &Weights) -> Nearest {
    let (mut lines, named) = line_scores(index, scope, &query.all, weights);
    let strength = if query.is_term() { weights.term_length } else { weights.asked_length };
    lessen_others(index, scope, query, weights, &named, &mut lines);
    let faint = scope.lines.stretches().map(|s| largest(&lines[s])).fold(0.0, f32::max) * FAINT;
    // Long lines share more by chance.
    for stretch in scope.lines.stretches() {
        let lines = lines[stretch.clone()].iter_mut();
        lines
            .zip(&index.line_weights()[stretch])
            .for_each(|(line, weight)| *line /= 1.0 - strength + strength * weight);
    }
    let title = if query.is_term() { 1.0 } else { weights.title };
    let mut best: Vec<Option<Near>> = vec![None; titles.len()];
    let mut second = vec![0.0f32; titles.len()];
    let near = |stretch: std::ops::Range<usize>| {
        let start = stretch.start;
        lines[stretch]
            .iter()
            .enumerate()
            .filter(|(_, score)| **score > faint)
            .map(move |(at, &score)| (start + at, score))
    };
    for (line, score) in scope.lines.stretches().flat_map(near) {
        let case = if index.is_case(line) { weights.case } else { 1.0 };
        for (clause, sure) in index.targets(line) {
            let title = if titles[clause] { title } else { 1.0 };
            let part = weights.asked * score * case * sure * title;
            let known = &mut best[clause];
            let most = known.map_or(0.0, |n| n.part);
            second[clause] = second[clause].max(most.min(part));
            if part > most {
                *known = Some(Near { line: line as u32, part });
            }
        }
    }
    for (near, second) in best.iter_mut().zip(second) {
        if let Some(near) = near {
            near.part += weights.second * second;
        }
    }
    Nearest { lines, best }
}

/// A line that names what the query does not asks for something else, a neighbour or the same step of another procedure; so
/// does one that does not name what the query names.
fn lessen_others(index: &Index, scope: &Scope, query: &Query, weights: &Weights, named: &[f32], lines: &mut [f32]) {
    let all = index.lines() as u32;
    let says = |concept: &str| index.postings(Field::AskedConcept, concept).map_or(0.0, |p| rarity(all, p.entries));
    let most: f32 = query.all.concepts.iter().map(|(concept, sure)| sure * says(concept)).sum();
    let Weights { unasked, lacking, .. } = *weights;
    // All lines alike, also those that share nothing: so several are weighed at a time.
    for stretch in scope.lines.stretches() {
        let (lines, named) = (&mut lines[stretch.clone()], &named[stretch.clone()]);
        for ((line, &named), &concepts) in lines.iter_mut().zip(named).zip(&index.line_concepts()[stretch]) {
            let share = ((named + FORGIVEN) / (concepts + FORGIVEN)).min(1.0);
            *line *= 1.0 - unasked + unasked * share;
        }
        if most > 0.0 {
            for (line, &named) in lines.iter_mut().zip(named) {
                *line *= 1.0 - lacking + lacking * (named / most).min(1.0);
            }
        }
    }
}

/// The largest of them, none of which is below 0; eight are looked at at a time.
fn largest(numbers: &[f32]) -> f32 {
    let larger = |a: f32, b: f32| if b > a { b } else { a };
    let (eights, rest) = numbers.as_chunks::<8>();
    let mut most = [0.0f32; 8];
    for eight in eights {
        most.iter_mut().zip(eight).for_each(|(most, &number)| *most = larger(*most, number));
    }
    most.iter().chain(rest).copied().fold(0.0, larger)
}

/// So much of what a line names is forgiven, in the measure of [`rarity`].
const FORGIVEN: f32 = 2.0;

/// For every line, what it shares with a question, and how much of that is concepts.
fn line_scores(index: &Index, scope: &Scope, asked: &Question, weights: &Weights) -> (Vec<f32>, Vec<f32>) {
    let count = index.lines();
    let mut named = vec![0.0f32; count];
    for (concept, sure) in &asked.concepts {
        let Some(postings) = index.postings(Field::AskedConcept, concept) else { continue };
        let value = sure * rarity(count as u32, postings.entries);
        scope.lines.each(postings, |line, _| named[line as usize] += value);
    }
    let mut scores = vec![0.0f32; count];
    for stretch in scope.lines.stretches() {
        let scores = scores[stretch.clone()].iter_mut();
        scores.zip(&named[stretch]).for_each(|(score, value)| *score = value * weights.asked_concept);
    }
    let mut add = |field: Field, term: &str, weight: f32| {
        if let Some(postings) = index.postings(field, term) {
            let rare = rarity(count as u32, postings.entries);
            if rare < if weight <= 1.0 { COMMON } else { COMMON_WORD } {
                return;
            }
            let value = weight * rare;
            scope.lines.each(postings, |line, _| scores[line as usize] += value);
        }
    };
    for Word { text, latin, known, telling } in &asked.words {
        let weight = match (latin, known) {
            (true, _) => weights.asked_word,
            (false, true) => weights.asked_known,
            (false, false) => 1.0,
        };
        add(Field::Asked, text, weight * telling);
    }
    asked.pairs.iter().for_each(|(pair, telling)| add(Field::AskedPair, pair, weights.asked_pair * telling));
    asked.wants.iter().for_each(|want| add(Field::AskedWant, want, weights.asked_want));
    (scores, named)
}
