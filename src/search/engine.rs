//! Looking for a query in the index, and ranking what was found.

use std::collections::HashSet;

use tantivy::{Index, IndexReader, ReloadPolicy, SegmentReader};

use super::cache;
use super::glossary::Glossary;
use super::index::{self, Fields};
use super::query::{Query, exact};
use super::weigh::{Weights, weigh};
use crate::rules::{Clause, Edition, Library, Shelf};

/// A clause that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Hit {
    /// Place of the edition in the library.
    pub edition: usize,
    /// Place of the clause in the edition.
    pub clause: usize,
    /// The higher the better; comparable within one query only.
    pub score: f32,
    /// The same clause in older editions, as places in the library.
    pub elsewhere: Vec<(usize, usize)>,
}

/// What narrows a search.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    /// Only this game.
    pub game: Option<String>,
    /// Only this edition of it.
    pub edition: Option<String>,
    /// Editions of one game are not collapsed.
    pub all_editions: bool,
    /// At most so many.
    pub limit: usize,
}

/// A library with its index.
pub struct Search<'a> {
    library: &'a Library,
    glossary: &'a Glossary,
    reader: IndexReader,
    fields: Fields,
    weights: Weights,
    /// For every clause of the library: edition, clause.
    places: Vec<(usize, usize)>,
    /// For every clause, the place of its counterpart in the newest edition that has it.
    lineages: Vec<usize>,
    /// For every edition of the library, the newest edition of its game.
    newest: Vec<usize>,
}

/// What is left of the score of a clause that the newest edition of its game does not have.
const WITHDRAWN: f32 = 0.5;

impl<'a> Search<'a> {
    /// With the index kept on disk, made if need be.
    pub fn open(shelf: &Shelf, library: &'a Library, glossary: &'a Glossary) -> tantivy::Result<Self> {
        Self::of(cache::open(shelf, library, glossary)?, library, glossary)
    }

    /// With an index in memory.
    pub fn in_memory(library: &'a Library, glossary: &'a Glossary) -> tantivy::Result<Self> {
        Self::of(cache::in_memory(library, glossary)?, library, glossary)
    }

    fn of(index: Index, library: &'a Library, glossary: &'a Glossary) -> tantivy::Result<Self> {
        let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into()?;
        let editions = library.editions.iter().enumerate();
        let places: Vec<(usize, usize)> =
            editions.flat_map(|(e, edition)| (0..edition.clauses.len()).map(move |c| (e, c))).collect();
        let last_of = |game: &str| library.editions.iter().rposition(|e| e.facts.game == game);
        let newest = library.editions.iter().map(|e| last_of(&e.facts.game).unwrap_or_default()).collect();
        let lineages = lineages(&reader, places.len())?;
        let (weights, fields) = (Weights::default(), index::schema().1);
        Ok(Self { library, glossary, reader, fields, weights, places, lineages, newest })
    }

    /// Take a typed query apart.
    pub fn parse(&self, typed: &str) -> Query {
        Query::parse(typed, &self.library.games, self.glossary)
    }

    /// The best hits, best first.
    pub fn run(&self, query: &Query, wish: &Wish) -> tantivy::Result<Vec<Hit>> {
        let searcher = self.reader.searcher();
        let [segment] = searcher.segment_readers() else { return Ok(Vec::new()) };
        if query.is_empty() || wish.limit == 0 {
            return Ok(Vec::new());
        }
        let mut candidates = self.candidates(segment, query)?;
        self.keep_wished(&mut candidates, query, wish);
        let collapse = !wish.all_editions && wish.edition.is_none();
        if collapse {
            self.prefer_newest(&mut candidates, query);
        }
        let best_first = |a: &Candidate, b: &Candidate| b.score.total_cmp(&a.score).then(a.ordinal.cmp(&b.ordinal));
        // Editions of one clause become one hit, so a few more than wanted are needed.
        let enough = wish.limit.saturating_mul(self.library.editions.len().max(2)).min(candidates.len());
        // A phrase need not be in all editions of a clause.
        let exact: HashSet<usize> =
            candidates.iter().filter(|_| !query.phrases.is_empty()).map(|c| c.ordinal).collect();
        if enough < candidates.len() {
            candidates.select_nth_unstable_by(enough, best_first);
            candidates.truncate(enough);
        }
        candidates.sort_by(best_first);
        let mut hits: Vec<Hit> = Vec::new();
        for candidate in candidates {
            let newest = if collapse { self.lineages[candidate.ordinal] } else { candidate.ordinal };
            let shown = if exact.is_empty() || exact.contains(&newest) { newest } else { candidate.ordinal };
            let (edition, clause) = self.places[shown];
            if hits.len() < wish.limit && !hits.iter().any(|h| (h.edition, h.clause) == (edition, clause)) {
                let same = |&at: &usize| collapse && at != shown && self.lineages[at] == shown;
                let elsewhere = (0..self.places.len()).filter(same).map(|at| self.places[at]).collect();
                hits.push(Hit { edition, clause, score: candidate.score, elsewhere });
            }
        }
        Ok(hits)
    }

    /// What the newest edition no longer has comes after what it has; a number means the newest clause of that number.
    fn prefer_newest(&self, candidates: &mut Vec<Candidate>, query: &Query) {
        let is_newest = |at: usize| {
            let edition = self.places[at].0;
            self.newest[edition] == edition || self.library.editions[edition].facts.ours
        };
        for candidate in candidates.iter_mut().filter(|c| !is_newest(c.ordinal)) {
            let (edition, clause) = self.places[candidate.ordinal];
            let clause = &self.library.editions[edition].clauses[clause];
            let newest = &self.library.editions[self.newest[edition]];
            if !query.numbers.is_empty() && query.numbers.contains(&clause.key()) && newest.find(&clause.id).is_some() {
                candidate.score -= self.weights.number;
            }
            if !is_newest(self.lineages[candidate.ordinal]) {
                candidate.score *= WITHDRAWN;
            }
        }
        candidates.retain(|c| c.score > 0.0);
    }

    fn clause(&self, ordinal: usize) -> (&Edition, &Clause) {
        let (e, c) = self.places[ordinal];
        let edition = &self.library.editions[e];
        (edition, &edition.clauses[c])
    }

    /// Everything that shares something with the query; with phrases, everything that has them. The clauses stand in the
    /// index in the order of the library.
    fn candidates(&self, segment: &SegmentReader, query: &Query) -> tantivy::Result<Vec<Candidate>> {
        let scores = weigh(segment, self.fields, query, &self.weights)?;
        let scored = scores.into_iter().enumerate().take(self.places.len());
        if query.phrases.is_empty() {
            let shares = scored.filter(|(_, score)| *score > 0.0);
            return Ok(shares.map(|(ordinal, score)| Candidate { ordinal, score }).collect());
        }
        let exact = scored.filter(|(ordinal, _)| {
            let (_, clause) = self.clause(*ordinal);
            let text = exact(&index::searched_text(clause));
            let english = clause.english.as_deref().map(exact).unwrap_or_default();
            query.phrases.iter().all(|p| text.contains(p.as_str()) || english.contains(p.as_str()))
        });
        Ok(exact.map(|(ordinal, score)| Candidate { ordinal, score: score + 1.0 }).collect())
    }

    /// The game and edition that were asked for; a game named among the words, unless that leaves nothing.
    fn keep_wished(&self, candidates: &mut Vec<Candidate>, query: &Query, wish: &Wish) {
        let game_of = |c: &Candidate| self.clause(c.ordinal).0.facts.game.as_str();
        if let Some(game) = &wish.game {
            candidates.retain(|c| game_of(c) == game);
            if let Some(edition) = &wish.edition {
                candidates.retain(|c| self.clause(c.ordinal).0.facts.edition == *edition);
            }
        } else if let Some(game) = &query.game
            && candidates.iter().any(|c| game_of(c) == game)
        {
            candidates.retain(|c| game_of(c) == game);
        }
    }
}

/// For every clause, the place of its counterpart in the newest edition that has it, as the index has it.
fn lineages(reader: &IndexReader, clauses: usize) -> tantivy::Result<Vec<usize>> {
    let searcher = reader.searcher();
    let [segment] = searcher.segment_readers() else { return Ok((0..clauses).collect()) };
    let column = segment.fast_fields().u64("lineage")?;
    let lineage = |at: usize| column.first(at as u32).map(|l| l as usize).filter(|l| *l < clauses).unwrap_or(at);
    Ok((0..clauses).map(lineage).collect())
}

/// A clause that shares something with the query.
struct Candidate {
    ordinal: usize,
    score: f32,
}
