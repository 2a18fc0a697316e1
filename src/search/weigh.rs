//! How much a clause has to do with a query: what it shares with it, field by field, and how much of the query that is.

use tantivy::postings::Postings;
use tantivy::schema::{Field, IndexRecordOption};
use tantivy::{DocSet, SegmentReader, TERMINATED, Term};

use super::index::Fields;
use super::query::Query;

/// How much each field weighs.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// The very number.
    pub number: f32,
    /// A number above.
    pub above: f32,
    /// A clause that says just what was typed: a factor.
    pub whole: f32,
    /// Pieces of the text.
    pub body: f32,
    /// What is left of the weight of a piece that is part of a term known as a concept.
    pub known: f32,
    /// Pieces of the text without marks.
    pub skeleton: f32,
    /// Words of our paraphrase.
    pub english: f32,
    /// A concept.
    pub concept: f32,
    /// A concept that the clause defines; shared among those of the query.
    pub defines: f32,
    /// A concept of a title above.
    pub context: f32,
    /// How much a concept counts that stands only inside longer terms.
    pub inside: f32,
    /// How much a concept of a title above counts as being there.
    pub implied: f32,
    /// How strongly long clauses are held back, from 0 to 1.
    pub length: f32,
    /// What is left of the score of a clause that has hardly anything of the query.
    pub floor: f32,
    /// How steeply the score falls with the share of the query that is missing.
    pub steep: f32,
    /// How much a concept counts for that share, beside pieces of text.
    pub share: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            number: 400.0,
            above: 5.0,
            whole: 1.5,
            body: 1.0,
            known: 0.07,
            skeleton: 0.4,
            english: 4.7,
            concept: 2.2,
            defines: 0.8,
            context: 1.8,
            inside: 0.7,
            implied: 0.55,
            length: 0.95,
            floor: 0.04,
            steep: 2.0,
            share: 4.5,
        }
    }
}

/// For every clause of the index its score, 0 for those that share nothing.
pub fn weigh(segment: &SegmentReader, fields: Fields, query: &Query, weights: &Weights) -> tantivy::Result<Vec<f32>> {
    let mut scale = Scale::new(segment, weights);
    let units = query.grams.len().max(1);
    for gram in &query.grams {
        // What is looked for as a concept counts little as a piece of text.
        let less = if gram.known { weights.known } else { 1.0 };
        let mut unit = scale.unit(fields.body, &gram.text)?;
        if gram.latin {
            unit = unit.max(scale.unit(fields.english, &gram.text)?);
            scale.add_counted(fields.english, &gram.text, weights.english * less, Some(unit * less))?;
        }
        scale.add_counted(fields.body, &gram.text, weights.body * less, Some(unit * less))?;
        scale.close(unit * less);
    }
    if query.displaced || units <= 2 {
        for gram in &query.skeleton {
            scale.add_counted(fields.skeleton, gram, weights.skeleton, None)?;
        }
    }
    let defines = weights.defines / query.concepts.len().max(1) as f32;
    for (concept, sure) in &query.concepts {
        let unit = scale.unit(fields.concept, concept)? * weights.share * sure;
        scale.add_present(fields.concept, concept, weights.concept * sure, Some(unit))?;
        scale.add_present(
            fields.inner,
            concept,
            weights.concept * weights.inside * sure,
            Some(unit * weights.inside),
        )?;
        scale.add_present(fields.context, concept, weights.context * sure, Some(unit * weights.implied))?;
        scale.add_present(fields.defines, concept, defines * sure, None)?;
        scale.close(unit);
    }
    let mut scores = scale.finish(fields.body)?;
    if !query.whole.is_empty() {
        each_posting(segment, fields.whole, &query.whole, IndexRecordOption::Basic, |doc, _, _| {
            scores[doc as usize] *= weights.whole;
        })?;
    }
    for number in &query.numbers {
        for (field, weight) in [(fields.number, weights.number), (fields.above, weights.above)] {
            each_posting(segment, field, number, IndexRecordOption::Basic, |doc, _, _| scores[doc as usize] += weight)?;
        }
    }
    Ok(scores)
}

/// Scores in the making.
struct Scale<'a> {
    segment: &'a SegmentReader,
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
    fn new(segment: &'a SegmentReader, weights: &'a Weights) -> Self {
        let size = segment.max_doc() as usize;
        let zeros = || vec![0.0; size];
        Self { segment, weights, scores: zeros(), shares: zeros(), unit: zeros(), touched: Vec::new(), total: 0.0 }
    }

    /// How much a term says: the rarer, the more.
    fn unit(&self, field: Field, text: &str) -> tantivy::Result<f32> {
        let inverted = self.segment.inverted_index(field)?;
        let frequency = inverted.doc_freq(&Term::from_field_text(field, text))?;
        Ok(rarity(self.segment.max_doc(), frequency))
    }

    fn add_counted(&mut self, field: Field, text: &str, weight: f32, unit: Option<f32>) -> tantivy::Result<()> {
        let lengths = self.segment.get_fieldnorms_reader(field)?;
        let tokens = self.segment.inverted_index(field)?.total_num_tokens();
        let mean = (tokens as f32 / self.segment.max_doc().max(1) as f32).max(1.0);
        let strength = self.weights.length;
        let mut found: Vec<(u32, f32)> = Vec::new();
        each_posting(self.segment, field, text, IndexRecordOption::WithFreqs, |doc, times, rare| {
            let length = lengths.fieldnorm(doc) as f32 / mean;
            let times = times as f32;
            let value = rare * times * 2.2 / (times + 1.2 * (1.0 - strength + strength * length));
            found.push((doc, value));
        })?;
        self.take(&found, weight, unit);
        Ok(())
    }

    fn add_present(&mut self, field: Field, text: &str, weight: f32, unit: Option<f32>) -> tantivy::Result<()> {
        let mut found: Vec<(u32, f32)> = Vec::new();
        each_posting(self.segment, field, text, IndexRecordOption::Basic, |doc, _, rare| found.push((doc, rare)))?;
        self.take(&found, weight, unit);
        Ok(())
    }

    fn take(&mut self, found: &[(u32, f32)], weight: f32, unit: Option<f32>) {
        for &(doc, value) in found {
            self.scores[doc as usize] += weight * value;
            if let Some(unit) = unit {
                let has = &mut self.unit[doc as usize];
                if *has == 0.0 {
                    self.touched.push(doc);
                }
                *has = has.max(unit);
            }
        }
    }

    /// A unit of the query is done.
    fn close(&mut self, whole: f32) {
        self.total += whole;
        for doc in self.touched.drain(..) {
            self.shares[doc as usize] += self.unit[doc as usize].min(whole.max(f32::MIN_POSITIVE));
            self.unit[doc as usize] = 0.0;
        }
    }

    /// The scores, lessened by what is missing of the query and for very long clauses, which have something of everything.
    fn finish(self, body: Field) -> tantivy::Result<Vec<f32>> {
        let Weights { floor, steep, .. } = *self.weights;
        let total = self.total.max(f32::MIN_POSITIVE);
        let lengths = self.segment.get_fieldnorms_reader(body)?;
        let tokens = self.segment.inverted_index(body)?.total_num_tokens();
        let long = LONG * tokens as f32 / self.segment.max_doc().max(1) as f32;
        let finished = self.scores.iter().zip(&self.shares).enumerate().map(|(doc, (&score, share))| {
            if score == 0.0 {
                return 0.0;
            }
            let share = floor + (1.0 - floor) * (share / total).min(1.0).powf(steep);
            let length = (lengths.fieldnorm(doc as u32) as f32).max(1.0);
            score * share * (long / length).sqrt().min(1.0)
        });
        Ok(finished.collect())
    }
}

/// How many times the usual length makes a clause a long one.
const LONG: f32 = 3.0;

fn rarity(clauses: u32, frequency: u32) -> f32 {
    let (n, f) = (clauses as f32, frequency as f32);
    (1.0 + (n - f + 0.5) / (f + 0.5)).ln()
}

/// Call `take` with every clause that has the term: clause, times, rarity of the term.
fn each_posting(
    segment: &SegmentReader,
    field: Field,
    text: &str,
    option: IndexRecordOption,
    mut take: impl FnMut(u32, u32, f32),
) -> tantivy::Result<()> {
    let inverted = segment.inverted_index(field)?;
    let Some(info) = inverted.get_term_info(&Term::from_field_text(field, text))? else { return Ok(()) };
    let rare = rarity(segment.max_doc(), info.doc_freq);
    let mut postings = inverted.read_postings_from_terminfo(&info, option)?;
    let mut doc = postings.doc();
    while doc != TERMINATED {
        take(doc, postings.term_freq(), rare);
        doc = postings.advance();
    }
    Ok(())
}
