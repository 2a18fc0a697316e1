//! How much each field of the index weighs, and how much a term says.

/// How much each field weighs. They were tuned on half of the judged queries and on the questions of the cases.
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
    /// How many times that, where the query only names something.
    pub term_defines: f32,
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
    /// All that is said of a clause.
    pub gist: f32,
    /// How strongly clauses of which much is said are held back.
    pub gist_length: f32,
    /// What is lost where nothing that is said of a clause names what the query names.
    pub untold: f32,
    /// How steeply.
    pub untold_steep: f32,
    /// How much a Latin word that is no term tells beside the terms.
    pub untold_word: f32,
    /// Of so many terms each tells all it can.
    pub few: f32,
    /// How fast it tells less where they are more.
    pub telling: f32,
    /// What is lost where nothing that is said of a clause has the words of the query.
    pub unsaid: f32,
    /// The line that asks for the clause most as the query does.
    pub asked: f32,
    /// What the next line adds.
    pub second: f32,
    /// A Latin word of a line, beside a piece of another script.
    pub asked_word: f32,
    /// Two words of a line together.
    pub asked_pair: f32,
    /// A concept of a line.
    pub asked_concept: f32,
    /// What is left of a piece of a line, not a Latin word, that is part of a concept.
    pub asked_known: f32,
    /// What a line wants to know.
    pub asked_want: f32,
    /// How strongly long lines are held back.
    pub asked_length: f32,
    /// How strongly, where the query only names something: the line that says just that is meant.
    pub term_length: f32,
    /// What is left of a line that asks for a title, where the query asks something: the clauses below say more.
    pub title: f32,
    /// What is left of a line that is the question of a case.
    pub case: f32,
    /// What is lost where a line names what the query does not: it asks for a neighbour.
    pub unasked: f32,
    /// What is lost where a line does not name what the query names.
    pub lacking: f32,
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
            term_defines: 3.0,
            context: 1.8,
            inside: 0.7,
            implied: 0.55,
            length: 0.95,
            floor: 0.04,
            steep: 2.0,
            share: 4.5,
            gist: 0.6,
            gist_length: 0.5,
            untold: 0.94,
            untold_steep: 4.0,
            untold_word: 0.1,
            few: 2.0,
            telling: 1.0,
            unsaid: 0.2,
            asked: 0.6,
            second: 0.3,
            asked_word: 4.0,
            asked_pair: 2.0,
            asked_concept: 3.75,
            asked_known: 0.2,
            asked_want: 10.0,
            asked_length: 0.15,
            term_length: 0.35,
            title: 0.5,
            case: 0.95,
            unasked: 0.6,
            lacking: 0.35,
        }
    }
}

/// How much a term says that occurs in so many of all entries.
pub fn rarity(all: u32, entries: u32) -> f32 {
    let (n, f) = (all as f32, entries as f32);
    (1.0 + (n - f + 0.5) / (f + 0.5)).ln()
}

/// A share to a power. Whole and half powers, which are those in use, are the same on every machine.
pub fn power(share: f32, exponent: f32) -> f32 {
    match exponent {
        1.0 => share,
        1.5 => share * share.sqrt(),
        2.0 => share * share,
        2.5 => share * share * share.sqrt(),
        4.0 => (share * share) * (share * share),
        _ => share.powf(exponent),
    }
}

/// Pieces of words that say less than this stand nearly everywhere; nothing is lost without them.
pub const COMMON: f32 = 1.5;

/// The same of Latin words in lines: `the`, `my` and `is` stand in every eighth or more, and are looked for long.
pub const COMMON_WORD: f32 = 2.0;

/// The same of Latin words among all that is said of a clause.
pub const EVERYWHERE: f32 = 1.0;
