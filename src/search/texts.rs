//! What the clauses themselves share with a query, field by field, and how much of the query that is.

#![expect(clippy::cast_possible_truncation, reason = "an index counts in 32 bits")]

use super::index::store::Postings;
use super::index::weights::{COMMON, EVERYWHERE, Weights, power, rarity};
use super::index::{Field, Index};
use super::query::Query;
use super::question::Word;
use super::scope::Scope;

/// What the clauses themselves share with the query.
pub fn weigh_texts(index: &Index, scope: &Scope, query: &Query, weights: &Weights) -> Vec<f32> {
    let mut scale = Scale::new(index, scope, weights);
    for gram in &query.grams {
        // What is looked for as a concept counts little as a piece of text.
        let less = if gram.known { weights.known } else { 1.0 };
        let body = index.postings(Field::Body, &gram.text);
        let mut unit = scale.unit(body.as_ref());
        if gram.latin {
            let english = index.postings(Field::English, &gram.text);
            unit = unit.max(scale.unit(english.as_ref()));
            scale.add_counted(Field::English, english, weights.english * less, Some(unit * less));
        }
        scale.add_counted(Field::Body, body, weights.body * less, Some(unit * less));
        scale.close(unit * less);
    }
    for gram in &query.skeleton {
        scale.add_counted(Field::Skeleton, index.postings(Field::Skeleton, gram), weights.skeleton, None);
    }
    // What is named alone is looked for where it is defined.
    let alone = if query.is_term() { weights.term_defines } else { 1.0 };
    let defines = alone * weights.defines / query.concepts.len().max(1) as f32;
    for (concept, sure) in &query.concepts {
        let named = index.postings(Field::Concept, concept);
        let unit = scale.unit(named.as_ref()) * weights.share * sure;
        let inside = weights.inside;
        let also = |field: Field| index.postings(field, concept);
        scale.add_present(named, weights.concept * sure, Some(unit));
        scale.add_present(also(Field::Inner), weights.concept * inside * sure, Some(unit * inside));
        scale.add_present(also(Field::Context), weights.context * sure, Some(unit * weights.implied));
        scale.add_present(also(Field::Defines), defines * sure, None);
        scale.close(unit);
    }
    let mut scores = scale.finish();
    if !query.whole.is_empty() {
        for (clause, _) in index.postings(Field::Whole, &query.whole).into_iter().flatten() {
            scores[clause as usize] *= weights.whole;
        }
    }
    scores
}

/// What all that is said of the clauses shares with the query: their texts, our paraphrases, the lines that ask for them.
/// Words of a story are rarely all in one line. Told is what share of the words each clause has, the rarer weighing more.
pub fn add_gists(index: &Index, scope: &Scope, query: &Query, weights: &Weights, scores: &mut [f32]) -> Vec<f32> {
    let clauses = scores.len() as u32;
    let lengths = index.lengths(Field::Gist);
    let strength = weights.gist_length;
    let mut said = vec![0.0f32; scores.len()];
    let mut total = 0.0;
    for Word { text, latin, telling, .. } in &query.all.words {
        let Some(postings) = index.postings(Field::Gist, text) else { continue };
        let rare = rarity(clauses, postings.entries);
        if rare < if *latin { EVERYWHERE } else { COMMON } {
            continue;
        }
        let rare = rare * telling;
        total += rare;
        let value = weights.gist * rare * if *latin { weights.asked_word } else { 1.0 };
        scope.clauses.each(postings, |clause, times| {
            scores[clause as usize] += value * often(times, strength, lengths[clause as usize]);
            said[clause as usize] += rare;
        });
    }
    // Where no text has any word of the query, nothing is unsaid.
    said.iter_mut().for_each(|share| *share = if total > 0.0 { *share / total } else { 1.0 });
    said
}

/// Lessen the scores of clauses of which nothing that is said names what the query names: parallel clauses are told apart by
/// the one term that only one of them has. A telling Latin word that is no term (fire, refund) tells as a term does, so that a small
/// term beside it (at the same time) does not decide alone.
pub fn lessen_untold(index: &Index, scope: &Scope, query: &Query, weights: &Weights, scores: &mut [f32]) {
    let mut shares = vec![0.0f32; scores.len()];
    let (mut total, mut free) = (0.0, 0.0);
    let clauses = scores.len() as u32;
    let mut tell = |field: Field, term: &str, weight: f32, telling: f32| {
        let Some(postings) = index.postings(field, term) else { return };
        let value = weight * rarity(clauses, postings.entries);
        total += value;
        free += value * (1.0 - telling);
        scope.clauses.each(postings, |clause, _| shares[clause as usize] += value * telling);
    };
    for (concept, sure) in &query.concepts {
        tell(Field::Told, concept, *sure, index.telling(concept));
    }
    if !query.concepts.is_empty() {
        for word in query.all.words.iter().filter(|w| w.latin && !w.known) {
            tell(Field::Gist, &word.text, weights.untold_word, 1.0);
        }
    }
    // Of the many terms of a story, each tells less.
    let untold = weights.untold * (weights.few / (query.concepts.len() as f32).max(weights.few)).powf(weights.telling);
    if total > 0.0 {
        for (score, share) in scores.iter_mut().zip(shares).filter(|(score, _)| **score > 0.0) {
            *score *= 1.0 - untold + untold * power((free + share) / total, weights.untold_steep);
        }
    }
}

/// Lessen the scores of clauses by what share of the words of the query is said of them.
pub fn lessen_unsaid(said: &[f32], weights: &Weights, scores: &mut [f32]) {
    for (score, share) in scores.iter_mut().zip(said) {
        *score *= 1.0 - weights.unsaid + weights.unsaid * share;
    }
}

/// How much it counts that a term stands so often in a clause: ever less, and less in a long one.
fn often(times: u32, strength: f32, length: f32) -> f32 {
    let times = times as f32;
    times * 2.2 / (times + 1.2 * (1.0 - strength + strength * length))
}

/// Scores in the making.
struct Scale<'a> {
    index: &'a Index,
    scope: &'a Scope,
    weights: &'a Weights,
    scores: Vec<f32>,
    /// How much of the query each clause has.
    shares: Vec<f32>,
    /// What each clause has of the unit that is being looked at: a unit counts once.
    unit: Vec<f32>,
    touched: Vec<u32>,
    total: f32,
}

impl<'a> Scale<'a> {
    fn new(index: &'a Index, scope: &'a Scope, weights: &'a Weights) -> Self {
        let zeros = || vec![0.0; index.clauses()];
        let (scores, shares, unit) = (zeros(), zeros(), zeros());
        Self { index, scope, weights, scores, shares, unit, touched: Vec::new(), total: 0.0 }
    }

    /// How much a term says: the rarer, the more.
    fn unit(&self, found: Option<&Postings<'_>>) -> f32 {
        rarity(self.scores.len() as u32, found.map_or(0, |postings| postings.entries))
    }

    fn add_counted(&mut self, field: Field, found: Option<Postings<'_>>, weight: f32, unit: Option<f32>) {
        let Some(postings) = found else { return };
        let rare = rarity(self.scores.len() as u32, postings.entries);
        let strength = self.weights.length;
        let lengths = self.index.lengths(field);
        let often = |clause: u32, times: u32| rare * often(times, strength, lengths[clause as usize]);
        self.take(postings, often, weight, unit);
    }

    fn add_present(&mut self, found: Option<Postings<'_>>, weight: f32, unit: Option<f32>) {
        let Some(postings) = found else { return };
        let rare = rarity(self.scores.len() as u32, postings.entries);
        self.take(postings, |_, _| rare, weight, unit);
    }

    fn take(&mut self, found: Postings<'_>, value: impl Fn(u32, u32) -> f32, weight: f32, unit: Option<f32>) {
        self.scope.clauses.each(found, |clause, times| {
            self.scores[clause as usize] += weight * value(clause, times);
            if let Some(unit) = unit {
                let has = &mut self.unit[clause as usize];
                if *has == 0.0 {
                    self.touched.push(clause);
                }
                *has = has.max(unit);
            }
        });
    }

    /// A unit of the query is done.
    fn close(&mut self, whole: f32) {
        self.total += whole;
        for clause in self.touched.drain(..) {
            self.shares[clause as usize] += self.unit[clause as usize].min(whole.max(f32::MIN_POSITIVE));
            self.unit[clause as usize] = 0.0;
        }
    }

    /// The scores, lessened by what is missing of the query and for very long clauses, which have something of everything.
    fn finish(self) -> Vec<f32> {
        let Weights { floor, steep, .. } = *self.weights;
        let total = self.total.max(f32::MIN_POSITIVE);
        let lengths = self.index.lengths(Field::Body);
        let finished = self.scores.iter().zip(&self.shares).enumerate().map(|(clause, (&score, share))| {
            if score == 0.0 {
                return 0.0;
            }
            let share = floor + (1.0 - floor) * power((share / total).min(1.0), steep);
            let length = lengths[clause];
            score * share * if length > LONG { (LONG / length).sqrt() } else { 1.0 }
        });
        finished.collect()
    }
}

/// How many times the usual length makes a clause a long one.
const LONG: f32 = 3.0;
