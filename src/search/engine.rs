//! Looking for a query in the index, and ranking what was found.

use std::collections::HashMap;

use tantivy::{Index, IndexReader, ReloadPolicy};

use super::cache;
use super::glossary::Glossary;
use super::index::{self, Fields};
use super::query::{Query, exact};
use super::weigh::{Weights, weigh};
use crate::rules::{Clause, Edition, Library, Shelf};
use crate::text::fold;

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

/// How many candidates are compared with the query letter by letter.
const CANDIDATES: usize = 40;

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
        let mut candidates = self.candidates(query)?;
        self.keep_wished(&mut candidates, query, wish);
        if !query.phrases.is_empty() {
            candidates.retain(|c| {
                let text = exact(&index::searched_text(self.clause(c.ordinal).1));
                query.phrases.iter().all(|p| text.contains(p.as_str()))
            });
        }
        let best_first = |a: &Candidate, b: &Candidate| b.score.total_cmp(&a.score).then(a.ordinal.cmp(&b.ordinal));
        candidates.sort_by(best_first);
        for candidate in candidates.iter_mut().take(CANDIDATES) {
            candidate.score = self.ranked(candidate, query);
        }
        candidates.sort_by(best_first);
        let collapse = !wish.all_editions && wish.edition.is_none();
        Ok(self.collapsed(candidates, collapse, wish.limit))
    }

    fn clause(&self, ordinal: usize) -> (&Edition, &Clause) {
        let (e, c) = self.places[ordinal];
        let edition = &self.library.editions[e];
        (edition, &edition.clauses[c])
    }

    /// Everything that shares something with the query.
    fn candidates(&self, query: &Query) -> tantivy::Result<Vec<Candidate>> {
        let searcher = self.reader.searcher();
        let mut out = Vec::new();
        for segment in searcher.segment_readers() {
            let fast = segment.fast_fields();
            let (ordinals, lineages) = (fast.u64("ordinal")?, fast.u64("lineage")?);
            let scores = weigh(segment, self.fields, query, &self.weights)?;
            for (doc, &score) in scores.iter().enumerate().filter(|(_, s)| **s > 0.0) {
                let value = |column: &tantivy::columnar::Column<u64>| column.first(doc as u32).map(|v| v as usize);
                if let (Some(ordinal), Some(lineage)) = (value(&ordinals), value(&lineages))
                    && ordinal < self.places.len()
                    && lineage < self.places.len()
                {
                    out.push(Candidate { ordinal, lineage, score });
                }
            }
        }
        Ok(out)
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

    /// What the index cannot see: whole matches, and how much of the query is there at all.
    fn ranked(&self, candidate: &Candidate, query: &Query) -> f32 {
        let (_, clause) = self.clause(candidate.ordinal);
        let mut score = candidate.score;
        if !query.key.is_empty() {
            let text = fold::key(&index::searched_text(clause));
            let bare = |s: &str| -> String {
                s.chars().filter(|c| c.is_alphanumeric() || crate::text::thai::is_thai(*c)).collect()
            };
            let (text, key) = (bare(&text), bare(&query.key));
            if !key.is_empty() && text == key {
                score *= 1.5;
            } else if key.chars().count() >= 4 && text.contains(&key) {
                score *= 1.2;
            }
        }
        score
    }

    /// Hits of one clause in several editions become one, of the newest edition.
    fn collapsed(&self, candidates: Vec<Candidate>, collapse: bool, limit: usize) -> Vec<Hit> {
        let mut hits: Vec<Hit> = Vec::new();
        let mut by_lineage: HashMap<usize, usize> = HashMap::new();
        for candidate in candidates {
            let shown = if collapse { candidate.lineage } else { candidate.ordinal };
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
        hits
    }
}

/// A clause that shares something with the query.
struct Candidate {
    ordinal: usize,
    lineage: usize,
    score: f32,
}
