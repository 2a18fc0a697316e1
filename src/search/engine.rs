//! Looking for a query in the index, and ranking what was found.

use std::collections::HashMap;

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
}

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
        let places = library
            .editions
            .iter()
            .enumerate()
            .flat_map(|(e, edition)| (0..edition.clauses.len()).map(move |c| (e, c)))
            .collect();
        Ok(Self { library, glossary, reader, fields: index::schema().1, weights: Weights::default(), places })
    }

    /// With other weights, to try them.
    pub fn weighing(mut self, weights: Weights) -> Self {
        self.weights = weights;
        self
    }

    /// Take a typed query apart.
    pub fn parse(&self, typed: &str) -> Query {
        Query::parse(typed, &self.library.games, self.glossary)
    }

    /// The best hits, best first.
    pub fn run(&self, query: &Query, wish: &Wish) -> tantivy::Result<Vec<Hit>> {
        if query.is_empty() || wish.limit == 0 {
            return Ok(Vec::new());
        }
        let searcher = self.reader.searcher();
        let [segment] = searcher.segment_readers() else { return Ok(Vec::new()) };
        let mut candidates = self.candidates(segment, query)?;
        self.keep_wished(&mut candidates, query, wish);
        if !query.phrases.is_empty() {
            candidates.retain(|c| {
                let text = exact(&index::searched_text(self.clause(c.ordinal).1));
                query.phrases.iter().all(|p| text.contains(p.as_str()))
            });
        }
        let best_first = |a: &Candidate, b: &Candidate| b.score.total_cmp(&a.score).then(a.ordinal.cmp(&b.ordinal));
        // Editions of one clause become one hit, so a few more than wanted are needed.
        let enough = wish.limit.saturating_mul(self.library.editions.len().max(2)).min(candidates.len());
        if enough < candidates.len() {
            candidates.select_nth_unstable_by(enough, best_first);
            candidates.truncate(enough);
        }
        candidates.sort_by(best_first);
        let collapse = !wish.all_editions && wish.edition.is_none();
        self.collapsed(segment, candidates, collapse, wish.limit)
    }

    fn clause(&self, ordinal: usize) -> (&Edition, &Clause) {
        let (e, c) = self.places[ordinal];
        let edition = &self.library.editions[e];
        (edition, &edition.clauses[c])
    }

    /// Everything that shares something with the query. The clauses stand in the index in the order of the library.
    fn candidates(&self, segment: &SegmentReader, query: &Query) -> tantivy::Result<Vec<Candidate>> {
        let scores = weigh(segment, self.fields, query, &self.weights)?;
        let scored = scores.into_iter().enumerate().take(self.places.len()).filter(|(_, score)| *score > 0.0);
        Ok(scored.map(|(ordinal, score)| Candidate { ordinal, score }).collect())
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

    /// Hits of one clause in several editions become one, of the newest edition.
    fn collapsed(
        &self,
        segment: &SegmentReader,
        candidates: Vec<Candidate>,
        collapse: bool,
        limit: usize,
    ) -> tantivy::Result<Vec<Hit>> {
        let lineages = segment.fast_fields().u64("lineage")?;
        let mut hits: Vec<Hit> = Vec::new();
        let mut by_lineage: HashMap<usize, usize> = HashMap::new();
        for candidate in candidates {
            let lineage = lineages.first(candidate.ordinal as u32).map_or(candidate.ordinal, |l| l as usize);
            let shown = if collapse && lineage < self.places.len() { lineage } else { candidate.ordinal };
            let (edition, clause) = self.places[shown];
            match by_lineage.get(&shown) {
                Some(&at) => {
                    if candidate.ordinal != shown {
                        hits[at].elsewhere.push(self.places[candidate.ordinal]);
                    }
                }
                None => {
                    by_lineage.insert(shown, hits.len());
                    let elsewhere =
                        if candidate.ordinal == shown { Vec::new() } else { vec![self.places[candidate.ordinal]] };
                    hits.push(Hit { edition, clause, score: candidate.score, elsewhere });
                }
            }
        }
        hits.truncate(limit);
        Ok(hits)
    }
}

/// A clause that shares something with the query.
struct Candidate {
    ordinal: usize,
    score: f32,
}
