//! Looking for a query in the index, and ranking what was found.

use std::collections::{HashMap, HashSet};

use super::index::analyser::{self, Marks, tokens};
use super::index::asked;
use super::index::glossary::Glossary;
use super::index::store::Store;
use super::index::weights::Weights;
use super::index::{self, Field, Index, Origin, make};
use super::marks::marks;
use super::near::Near;
use super::query::{Query, exact};
use super::scope::Scope;
use super::script::Script;
use super::shipped;
use super::terms::Terms;
use super::weigh::{Weighed, weigh};
use crate::rules::{Clause, Edition, Library};
use crate::text::thai;

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
    /// The line of ours that asks for it as the query does, where that did much for it.
    pub asked: Option<&'static str>,
    /// The cases that turn on it, the nearest to the query first, by their place among all.
    pub cases: Vec<usize>,
}

/// A case that was found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CaseHit {
    /// Its place among all cases.
    pub case: usize,
    /// The higher the better; comparable within one query only.
    pub score: f32,
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

/// Cases, each a name and a page.
pub type Pages = &'static [(&'static str, &'static str)];

/// A library with its index.
pub struct Search<'a> {
    library: &'a Library,
    glossary: &'a Glossary,
    index: Index,
    /// How much each field weighs.
    pub weights: Weights,
    /// For every clause of the library: edition, clause.
    places: Vec<(usize, usize)>,
    /// For every clause of the library, whether it is a title.
    titles: Vec<bool>,
    /// For every edition of the library, the newest edition of its game.
    newest: Vec<usize>,
    /// By clause, what it was in older editions.
    older: HashMap<usize, Vec<usize>>,
    /// By edition and clause, the terms in it.
    terms: Vec<Vec<Terms>>,
    /// All clauses and lines.
    everything: Scope,
    /// By game, its clauses and lines.
    scopes: HashMap<String, Scope>,
}

/// What is left of the score of a clause that the newest edition of its game does not have.
const WITHDRAWN: f32 = 0.5;

/// The first hit is sure when its score is so many times that of the second. That is measured on questions that were not
/// looked at: of 849 it holds of 194, and 4 of these have another first hit than was meant.
const SURE: f32 = 2.2;

/// Is the first of these hits surely the one that was meant?
pub fn is_sure(hits: &[Hit]) -> bool {
    match hits {
        [first, second, ..] => first.score >= SURE * second.score,
        [_] => true,
        [] => false,
    }
}

/// A line is told with a hit when it gave so much of its score.
const TOLD: f32 = 0.35;

/// A line that is written as the query is told for one of another script when it is at least so near, beside it.
const ALIKE: f32 = 0.6;

/// How many cases are told with a hit.
const CASES: usize = 2;

impl<'a> Search<'a> {
    /// Over a library. Where that is the texts inside the program, so is its index; else it is made now, with the
    /// questions of these cases, each a name and a page.
    pub fn over(
        library: &'a Library,
        glossary: &'a Glossary,
        cases: impl FnOnce() -> Pages,
    ) -> Result<Self, fst::Error> {
        let inside = Index::of(Store::inside(shipped::INDEX)?);
        if inside.is_of(library) {
            Ok(Self::with(inside, library, glossary))
        } else {
            Self::made(library, glossary, cases())
        }
    }

    /// Over a library with an index made now.
    pub fn made(library: &'a Library, glossary: &'a Glossary, cases: &[(&str, &str)]) -> Result<Self, fst::Error> {
        let bytes = make::index(library, glossary, &asked::FILES, cases)?;
        Ok(Self::with(Index::of(Store::made(bytes)?), library, glossary))
    }

    fn with(index: Index, library: &'a Library, glossary: &'a Glossary) -> Self {
        let editions = || library.editions.iter().enumerate();
        let places: Vec<(usize, usize)> =
            editions().flat_map(|(e, edition)| (0..edition.clauses.len()).map(move |c| (e, c))).collect();
        let titles = library.editions.iter().flat_map(|e| e.clauses.iter().map(|c| c.heading)).collect();
        let last_of = |game: &str| library.editions.iter().rposition(|e| e.facts.game == game);
        let newest = library.editions.iter().map(|e| last_of(&e.facts.game).unwrap_or_default()).collect();
        let mut older: HashMap<usize, Vec<usize>> = HashMap::new();
        for old in (0..index.clauses()).filter(|&at| index.lineage(at) != at) {
            older.entry(index.lineage(old)).or_default().push(old);
        }
        let none = |edition: &Edition| edition.clauses.iter().map(|_| Terms::default()).collect();
        let terms = library.editions.iter().map(none).collect();
        let everything = Scope::of(&index, |_| true);
        let game_of = |at: usize| library.editions[places[at].0].facts.game.as_str();
        let scope = |game: &str| (game.to_string(), Scope::of(&index, |at| game_of(at) == game));
        let scopes = library.games.iter().map(|game| scope(&game.id)).collect();
        let weights = Weights::default();
        Self { library, glossary, index, weights, places, titles, newest, older, terms, everything, scopes }
    }

    /// The clause that a hit is.
    pub fn clause_of(&self, hit: &Hit) -> &'a Clause {
        &self.library.editions[hit.edition].clauses[hit.clause]
    }

    /// Byte ranges of the text of a hit that the query found.
    pub fn marks(&self, hit: &Hit, query: &Query) -> Vec<(usize, usize)> {
        let clause = self.clause_of(hit);
        let terms = self.terms[hit.edition][hit.clause].in_text(clause, self.glossary);
        marks(&clause.text, terms, query, self.glossary)
    }

    /// Does the text of a hit, or one of our paraphrases of it, have a term?
    pub fn has_term(&self, hit: &Hit, name: &str) -> bool {
        self.terms[hit.edition][hit.clause].has(self.clause_of(hit), self.glossary, name)
    }

    /// Take a typed query apart.
    pub fn parse(&self, typed: &str) -> Query {
        let times = |word: &str| {
            let stem = analyser::stem(word);
            [Field::English, Field::Body, Field::Asked].into_iter().map(|f| self.index.frequency(f, &stem)).sum()
        };
        Query::parse(typed, &self.library.games, self.glossary, times)
    }

    /// The best hits, best first.
    pub fn run(&self, query: &Query, wish: &Wish) -> Vec<Hit> {
        if query.is_empty() || wish.limit == 0 {
            return Vec::new();
        }
        let mut weighed = weigh(&self.index, self.scope(query, wish), &self.titles, query, &self.weights);
        let mut candidates = self.candidates(&weighed, query, wish);
        // The game that the words name has nothing of the rest: others may.
        if candidates.is_empty() && wish.game.is_none() && query.game.is_some() {
            weighed = weigh(&self.index, &self.everything, &self.titles, query, &self.weights);
            candidates = self.candidates(&weighed, query, wish);
        }
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
        let mut near_of: Vec<Option<(usize, Near)>> = Vec::new();
        for candidate in candidates {
            let newest = if collapse { self.index.lineage(candidate.ordinal) } else { candidate.ordinal };
            let shown = if exact.is_empty() || exact.contains(&newest) { newest } else { candidate.ordinal };
            let (edition, clause) = self.places[shown];
            if hits.len() < wish.limit && !hits.iter().any(|h| (h.edition, h.clause) == (edition, clause)) {
                let older = self.older.get(&shown).into_iter().flatten().filter(|_| collapse);
                let elsewhere = older.map(|&at| self.places[at]).collect();
                let near = weighed.nearest.best[candidate.ordinal].filter(|n| n.part >= TOLD * candidate.score);
                near_of.push(near.map(|near| (candidate.ordinal, near)));
                hits.push(Hit { edition, clause, score: candidate.score, elsewhere, asked: None, cases: Vec::new() });
            }
        }
        self.add_asked(&mut hits, &near_of, &weighed.nearest.lines, query);
        self.add_cases(&mut hits, &weighed.nearest.lines);
        hits
    }

    /// What is looked at: the game that is wished for, else the one that the query names.
    fn scope(&self, query: &Query, wish: &Wish) -> &Scope {
        let game = wish.game.as_ref().or(query.game.as_ref());
        game.and_then(|game| self.scopes.get(game)).unwrap_or(&self.everything)
    }

    /// The cases that ask as the query does, or turn on the clause that it names, best first.
    pub fn cases(&self, query: &Query, wish: &Wish) -> Vec<CaseHit> {
        let weighed = weigh(&self.index, self.scope(query, wish), &self.titles, query, &self.weights);
        let mut found: Vec<CaseHit> = Vec::new();
        for line in self.index.case_lines() {
            let mut score = weighed.nearest.lines[line];
            let numbered = |clause: usize| query.numbers.contains(&self.clause(clause).1.key());
            if !query.numbers.is_empty() && self.index.targets(line).any(|(clause, _)| numbered(clause)) {
                score += self.weights.number;
            }
            let Origin::Case(case) = self.index.origin(line) else { continue };
            let game = self.index.targets(line).next().map(|(clause, _)| &self.clause(clause).0.facts);
            let wanted = wish.game.as_ref().or(query.game.as_ref());
            let elsewhere = wanted.is_some_and(|wanted| game.is_none_or(|facts| facts.game != *wanted));
            if score == 0.0 || elsewhere {
                continue;
            }
            // Title and question of a case stand one after the other.
            match found.last_mut() {
                Some(known) if known.case == case => known.score = known.score.max(score),
                _ => found.push(CaseHit { case, score }),
            }
        }
        found.sort_by(|a, b| b.score.total_cmp(&a.score).then(a.case.cmp(&b.case)));
        found.truncate(wish.limit);
        found
    }

    /// The lines of ours to tell with the hits for which one did much: the nearest, or one nearly as near that is written as the query is.
    fn add_asked(&self, hits: &mut [Hit], near_of: &[Option<(usize, Near)>], lines: &[f32], query: &Query) {
        let nearness = |near: Near| lines[near.line as usize] * ALIKE;
        let least = near_of.iter().flatten().map(|&(_, near)| nearness(near)).fold(f32::INFINITY, f32::min);
        let mut alike: Vec<f32> = vec![0.0; hits.len()];
        for (line, &score) in lines[..self.index.case_lines().start].iter().enumerate().filter(|(_, s)| **s >= least) {
            for (clause, _) in self.index.targets(line) {
                let of = near_of
                    .iter()
                    .position(|near| near.is_some_and(|(at, near)| at == clause && score >= nearness(near)));
                let Some(at) = of.filter(|&at| score > alike[at]) else { continue };
                let said = self.asked_line(line).filter(|said| Script::of(said) == query.script);
                if said.is_some() {
                    alike[at] = score;
                    hits[at].asked = said;
                }
            }
        }
        for (hit, near) in hits.iter_mut().zip(near_of) {
            let nearest = near.and_then(|(_, near)| self.asked_line(near.line as usize));
            hit.asked = hit.asked.or(nearest);
        }
    }

    /// A line that asks for a clause; nothing for the question of a case.
    fn asked_line(&self, line: usize) -> Option<&'static str> {
        match self.index.origin(line) {
            Origin::Asked(file, at) => asked::FILES.get(file).map(|f| f.at(at)),
            Origin::Case(_) => None,
        }
    }

    /// The cases that turn on the clauses found, or on what they were in older editions.
    fn add_cases(&self, hits: &mut [Hit], lines: &[f32]) {
        let mut starts = vec![0];
        self.library.editions.iter().for_each(|e| starts.push(starts[starts.len() - 1] + e.clauses.len()));
        for hit in hits {
            let places = std::iter::once((hit.edition, hit.clause)).chain(hit.elsewhere.iter().copied());
            let turning = places.flat_map(|(edition, clause)| self.index.turning(starts[edition] + clause));
            let mut cases: Vec<(usize, f32)> = Vec::new();
            for line in turning {
                let Origin::Case(case) = self.index.origin(line) else { continue };
                match cases.iter_mut().find(|(known, _)| *known == case) {
                    Some((_, score)) => *score = score.max(lines[line]),
                    None => cases.push((case, lines[line])),
                }
            }
            cases.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
            hit.cases = cases.into_iter().take(CASES).map(|(case, _)| case).collect();
        }
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
            if !is_newest(self.index.lineage(candidate.ordinal)) {
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

    /// Everything wished for that shares something with the query; with phrases, everything that has them. Where nothing
    /// has them, and something stood beside them, they are words like others.
    fn candidates(&self, weighed: &Weighed, query: &Query, wish: &Wish) -> Vec<Candidate> {
        let scored = || weighed.scores.iter().copied().enumerate().take(self.places.len());
        if !query.phrases.is_empty() {
            let may_have = self.may_have(&query.phrases);
            let wished = |at: usize| wish.game.as_ref().is_none_or(|game| self.clause(at).0.facts.game == *game);
            let having = scored().filter(|&(at, _)| may_have[at] && wished(at) && self.has(at, query));
            let mut exact: Vec<Candidate> =
                having.map(|(ordinal, score)| Candidate { ordinal, score: score + 1.0 }).collect();
            self.keep_wished(&mut exact, query, wish);
            if !exact.is_empty() || !query.quotes {
                return exact;
            }
        }
        let shared = scored().filter(|(_, score)| *score > 0.0);
        let mut shared: Vec<Candidate> = shared.map(|(ordinal, score)| Candidate { ordinal, score }).collect();
        self.keep_wished(&mut shared, query, wish);
        shared
    }

    /// Has the clause all the phrases, in its text or in our paraphrases?
    fn has(&self, ordinal: usize, query: &Query) -> bool {
        let (_, clause) = self.clause(ordinal);
        let text = index::searched_text(clause);
        let said: Vec<&str> = std::iter::once(text.as_ref()).chain(clause.paraphrases()).collect();
        // Most clauses lack a word, which is seen sooner than that they lack a phrase.
        let has_word = |word: &String| said.iter().any(|text| contains(text, word));
        if !query.phrase_words.iter().all(has_word) {
            return false;
        }
        let said: Vec<String> = said.into_iter().map(exact).collect();
        query.phrases.iter().all(|phrase| said.iter().any(|text| text.contains(phrase.as_str())))
    }

    /// For every clause, whether it has the pieces of the phrases that do not depend on where words begin and end: only
    /// these clauses need be read.
    fn may_have(&self, phrases: &[String]) -> Vec<bool> {
        let mut all = vec![true; self.places.len()];
        for phrase in phrases {
            // Blanks are gone from a phrase, so that its Latin words are not those of the texts.
            let pieces = tokens(phrase, Marks::Vowels).into_iter().map(|t| t.text);
            let whole = |piece: &String| {
                let least = if piece.chars().all(thai::is_thai) { 3 } else { 2 };
                !piece.is_ascii() && piece.chars().count() >= least
            };
            for piece in pieces.filter(whole) {
                let mut has = vec![false; self.places.len()];
                for (clause, _) in self.index.postings(Field::Body, &piece).into_iter().flatten() {
                    has[clause as usize] = true;
                }
                for (clause, _) in self.index.postings(Field::English, &piece).into_iter().flatten() {
                    has[clause as usize] = true;
                }
                all.iter_mut().zip(has).for_each(|(all, has)| *all &= has);
            }
        }
        all
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

/// A clause that shares something with the query.
struct Candidate {
    ordinal: usize,
    score: f32,
}

/// Does a text have a word of small Latin letters, in whatever case?
fn contains(text: &str, word: &str) -> bool {
    text.as_bytes().windows(word.len()).any(|window| window.eq_ignore_ascii_case(word.as_bytes()))
}
