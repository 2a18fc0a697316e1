//! The index: which fields a clause has, and which lines lead to it. [`make`] says how both are made.
//!
//! What stands in this folder needs nothing else of the search: the index of the texts inside the program is made with
//! it when the program is built.

#![expect(clippy::cast_possible_truncation, reason = "an index counts in 32 bits")]

pub mod analyser;
pub mod asked;
pub mod face;
pub mod glossary;
pub mod lines;
pub mod make;
pub mod readings;
pub mod romaji;
pub mod store;
pub mod weights;

use crate::rules::{Clause, Kind, Library};
use crate::text::{fold, thai};
use store::{Postings, Store};

/// What a term stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Field {
    /// The number of a clause.
    Number,
    /// The numbers above it.
    Above,
    /// All of a short text, for a query that is just that.
    Whole,
    /// Its text, in triples, pairs and words.
    Body,
    /// Its text without marks.
    Skeleton,
    /// Our paraphrases, in words; in scripts without blanks, in pieces.
    English,
    /// The concepts in it.
    Concept,
    /// The concepts it defines: of a title, or of the words it opens with.
    Defines,
    /// The concepts of the titles above it, which it need not name again.
    Context,
    /// Concepts that it has only inside longer terms.
    Inner,
    /// All that is said of it: its text, our paraphrase, the lines that ask for it.
    Gist,
    /// The concepts of all that is said of it, and of the titles above it.
    Told,
    /// The words of a line.
    Asked,
    /// Two words of a line that stand together.
    AskedPair,
    /// The concepts of a line.
    AskedConcept,
    /// What a line wants to know.
    AskedWant,
    /// The concepts of a line that are said of its clause elsewhere, too: only how often.
    AskedAgain,
}

/// The tables of the index, in the order in which they are written.
#[derive(Clone, Copy, Debug)]
#[repr(usize)]
pub enum Table {
    /// For every clause, the place of its counterpart in the newest edition.
    Lineage,
    /// How many pieces the text of a clause has.
    BodyLength,
    /// How many words its paraphrase has.
    EnglishLength,
    /// How much is said of it.
    GistLength,
    /// What a line weighs, in thousandths of what lines usually weigh.
    LineWeight,
    /// Where a line comes from: the file of lines, or past them the cases.
    LineFile,
    /// Where it stands in that file; or which case.
    LineAt,
    /// Where the targets of a line begin.
    LineTargets,
    /// The clauses that lines lead to.
    TargetClause,
    /// How surely, in thousandths.
    TargetSure,
    /// How many files of lines there are.
    Files,
    /// How many clauses each edition of the library has.
    Editions,
    /// What the concepts of a line weigh, in thousandths.
    LineConcepts,
}

/// Where a line comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A file of lines, and the place in it.
    Asked(usize, usize),
    /// A case, by its place among all.
    Case(usize),
}

/// An index that can be searched.
pub struct Index {
    store: Store,
    /// How long texts, paraphrases, and all that is said are, by clause; usually 1.
    lengths: [Vec<f32>; 3],
    /// The first line that belongs to a case.
    first_case: usize,
    /// What every line weighs; usually 1.
    line_weights: Vec<f32>,
    /// What the concepts of every line weigh.
    line_concepts: Vec<f32>,
    /// Where the targets of every line begin, and where those of the last end.
    starts: Vec<u32>,
    /// The clauses that lines lead to, each with how surely.
    targets: Vec<(u32, f32)>,
    /// By clause, the lines of the cases that turn on it.
    turning: Vec<Vec<u32>>,
}

/// How telling a concept is that no line has.
const USUALLY_TELLING: f32 = 0.8;

/// How surely a case turns on a clause to be told with it.
const TURNS: f32 = 0.7;

impl Index {
    /// An index that was made before.
    pub fn of(store: Store) -> Self {
        let lengths = [Table::BodyLength, Table::EnglishLength, Table::GistLength].map(|table| {
            let count = store.table_len(table as usize);
            let all = || (0..count).map(|at| store.table(table as usize, at) as f32);
            let mean = (all().sum::<f32>() / count.max(1) as f32).max(1.0);
            all().map(|length| length / mean).collect()
        });
        let inside = &store;
        let numbers = |table: Table| {
            let table = table as usize;
            (0..inside.table_len(table)).map(move |at| inside.table(table, at))
        };
        let thousandths = |number: u32| number as f32 / 1000.0;
        let files = store.table(Table::Files as usize, 0);
        let first_case = numbers(Table::LineFile).position(|file| file == files);
        let line_weights: Vec<f32> = numbers(Table::LineWeight).map(thousandths).collect();
        let line_concepts: Vec<f32> = numbers(Table::LineConcepts).map(thousandths).collect();
        let starts = numbers(Table::LineTargets).collect();
        let sure = numbers(Table::TargetSure).map(thousandths);
        let targets = numbers(Table::TargetClause).zip(sure).collect();
        let first_case = first_case.unwrap_or(line_weights.len());
        let turning = vec![Vec::new(); store.table_len(Table::Lineage as usize)];
        let mut index = Self { store, lengths, first_case, line_weights, line_concepts, starts, targets, turning };
        for line in index.case_lines() {
            let turns: Vec<usize> = index.targets(line).filter(|(_, sure)| *sure >= TURNS).map(|(at, _)| at).collect();
            turns.into_iter().for_each(|clause| index.turning[clause].push(line as u32));
        }
        index
    }

    /// Was it made of such a library? One with other texts has other editions, and clauses more.
    pub fn is_of(&self, library: &Library) -> bool {
        let sizes = library.editions.iter().map(|e| e.clauses.len() as u32);
        let made_of = (0..self.store.table_len(Table::Editions as usize)).map(|at| self.number(Table::Editions, at));
        sizes.eq(made_of)
    }

    /// How many clauses there are.
    pub fn clauses(&self) -> usize {
        self.store.table_len(Table::Lineage as usize)
    }

    /// How many lines lead to them.
    pub fn lines(&self) -> usize {
        self.line_weights.len()
    }

    fn number(&self, table: Table, at: usize) -> u32 {
        self.store.table(table as usize, at)
    }

    /// The place of the counterpart of a clause in the newest edition that has it.
    pub fn lineage(&self, clause: usize) -> usize {
        self.number(Table::Lineage, clause) as usize
    }

    /// How long the clauses are in a field; usually 1.
    pub fn lengths(&self, field: Field) -> &[f32] {
        &self.lengths[match field {
            Field::English => 1,
            Field::Gist => 2,
            _ => 0,
        }]
    }

    /// What the lines weigh; usually 1.
    pub fn line_weights(&self) -> &[f32] {
        &self.line_weights
    }

    /// What the concepts of each line weigh together.
    pub fn line_concepts(&self) -> &[f32] {
        &self.line_concepts
    }

    /// Is the line the title or the question of a case?
    pub fn is_case(&self, line: usize) -> bool {
        line >= self.first_case
    }

    /// The lines that are titles and questions of cases; they stand after all others.
    pub fn case_lines(&self) -> std::ops::Range<usize> {
        self.first_case..self.lines()
    }

    /// Where a line comes from.
    pub fn origin(&self, line: usize) -> Origin {
        let at = self.number(Table::LineAt, line) as usize;
        if self.is_case(line) {
            Origin::Case(at)
        } else {
            Origin::Asked(self.number(Table::LineFile, line) as usize, at)
        }
    }

    /// The clauses that a line leads to, each with how surely.
    pub fn targets(&self, line: usize) -> impl Iterator<Item = (usize, f32)> + '_ {
        let (from, to) = (self.starts[line] as usize, self.starts[line + 1] as usize);
        self.targets[from..to].iter().map(|&(clause, sure)| (clause as usize, sure))
    }

    /// The lines of the cases that turn on a clause.
    pub fn turning(&self, clause: usize) -> impl Iterator<Item = usize> + '_ {
        self.turning[clause].iter().map(|&line| line as usize)
    }

    /// Where a term of a field occurs.
    pub fn postings(&self, field: Field, term: &str) -> Option<Postings<'_>> {
        self.store.postings(field as u8, term)
    }

    /// How surely a clause that is asked for with a concept says it elsewhere, too: hardly less than 1 for a keyword, much less
    /// for what stories have along with it.
    pub fn telling(&self, concept: &str) -> f32 {
        let asked = self.frequency(Field::AskedConcept, concept) as f32;
        let again = self.frequency(Field::AskedAgain, concept) as f32;
        (again + USUALLY_TELLING) / (asked + 1.0)
    }

    /// In how many entries a term of a field occurs.
    pub fn frequency(&self, field: Field, term: &str) -> u32 {
        self.store.frequency(field as u8, term)
    }
}

/// The form in which a whole text is compared: without brackets, blanks and weak marks.
pub fn whole_key(text: &str) -> String {
    fold::key(text).chars().filter(|&c| thai::is_thai(c) || c.is_alphanumeric()).collect()
}

/// The text of a clause as it is searched; a glossary entry with its headword.
pub fn searched_text(clause: &Clause) -> std::borrow::Cow<'_, str> {
    match clause.kind {
        Kind::Clause => clause.text.as_str().into(),
        Kind::Glossary => format!("{}\n{}", clause.printed, clause.text).into(),
    }
}
