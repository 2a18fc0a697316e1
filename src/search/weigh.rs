//! How much a clause has to do with a query: what it shares with it, and how near the query is to a line that asks for it.

use super::index::weights::Weights;
use super::index::{Field, Index};
use super::near::{Nearest, nearest_lines};
use super::query::Query;
use super::scope::Scope;
use super::texts::{add_gists, lessen_unsaid, lessen_untold, weigh_texts};

/// What came of weighing all clauses.
pub struct Weighed {
    /// By clause its score, 0 for those that share nothing with the query.
    pub scores: Vec<f32>,
    /// The lines that ask as the query does.
    pub nearest: Nearest,
}

/// Weigh the clauses that are looked at; `titles` says which of all are titles.
pub fn weigh(index: &Index, scope: &Scope, titles: &[bool], query: &Query, weights: &Weights) -> Weighed {
    let mut scores = weigh_texts(index, scope, query, weights);
    let said = add_gists(index, scope, query, weights, &mut scores);
    let nearest = nearest_lines(index, scope, titles, query, weights);
    for (score, near) in scores.iter_mut().zip(&nearest.best) {
        *score += near.as_ref().map_or(0.0, |n| n.part);
    }
    lessen_untold(index, scope, query, weights, &mut scores);
    lessen_unsaid(&said, weights, &mut scores);
    for number in &query.numbers {
        for (field, weight) in [(Field::Number, weights.number), (Field::Above, weights.above)] {
            for (clause, _) in index.postings(field, number).into_iter().flatten() {
                scores[clause as usize] += weight;
            }
        }
    }
    Weighed { scores, nearest }
}
