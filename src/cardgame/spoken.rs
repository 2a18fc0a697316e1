//! What a game adds to its rules so that people can talk about it: words for options, events and findings, boards, paths.

use std::borrow::Cow;

use serde_json::{Map, Value};
use unicode_normalization::UnicodeNormalization;

use super::unsaid::Unsaid;
use crate::cards::source::CardSource;
use crate::engine::{Chooser, ClauseId, Game, Player, Readings, Step, Table};
use crate::keys::{BoardFault, Keys};
use crate::lang::{Language, Said, Speech};

/// How a step stands in a trace that is folded for the eye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// It begins a line.
    Line,
    /// It goes on in the line of what led to it, as far as that is long enough.
    Joins,
    /// A player passes.
    Pass,
    /// It belongs to the course of play, and decides nothing: a phase begins, a card goes where it always goes.
    Course,
}

/// How much a step says about what decided a line of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// What was used is cleared away; what comes of that is course of play, too.
    Clears,
    /// The course of play: a phase, a payment, what is cleared away at the end.
    Course,
    /// A player at rest begins to act.
    Act,
    /// What came of something that was decided before it.
    Result,
    /// Something is done.
    Effect,
    /// Something is compared, looked at, refused, replaced, lost or won.
    Decides,
}

/// A game that can be spoken about.
pub trait Spoken: Game<Words = Said> {
    /// The game's folder in `rules/`.
    const NAME: &'static str;
    /// Its editions, by their place.
    const EDITIONS: &'static [&'static str];

    /// What is known of a character: the last names of a path.
    const DETAILS: &'static [&'static str];

    /// Paths of lists whose order counts.
    const ORDERED: &'static [&'static str];

    /// What a saved ruling compares: paths of a position, and, after a dot, of each player.
    const SAVED: &'static [&'static str];

    /// A table from a board.
    fn read(
        board: &Keys<'_>,
        edition: u8,
        readings: Readings,
        cards: &dyn CardSource,
    ) -> Result<Table<Self>, BoardFault>;

    /// A game from its beginning, everything known but the order of the cards: one of [`Spoken::STARTS`].
    fn whole_game(edition: u8, readings: Readings, game: u64) -> Table<Self>;

    /// The same, between so many players, in teams or not; none if the game is not played so.
    fn seated_game(edition: u8, readings: Readings, game: u64, players: usize, teams: bool) -> Option<Table<Self>> {
        (players == 2 && !teams).then(|| Self::whole_game(edition, readings, game))
    }

    /// How many different beginnings there are.
    const STARTS: u64 = 1;

    /// A position at rest as a board.
    fn write(table: &Table<Self>) -> String;

    /// A board with nothing on it but what must be there.
    fn empty() -> &'static str;

    /// A card in a few words as a board writes it: its name, its values, its keywords as a text. None if the words are no more than a name.
    fn in_short(_words: &str) -> Option<Map<String, Value>> {
        None
    }

    /// The names of the invented cards inside the program.
    fn shipped() -> Vec<&'static str> {
        Vec::new()
    }

    /// A case to begin with, with comments.
    fn starter(language: Language) -> &'static str;

    /// An option in words, also where the procedure under way says more about it than the position does.
    fn option_words(table: &Table<Self>, choice: &Self::Choice, who: Chooser) -> Said {
        Self::choice_words(&table.state, &table.book, choice, who)
    }

    /// Ways to write an option in a play line, the surer ones first: a later one counts only if no option has an earlier one.
    fn forms(table: &Table<Self>, choice: &Self::Choice, who: Chooser) -> [Vec<String>; 2];

    /// The names of cards: people may say a part of one where no other card is meant.
    fn names(_: &Table<Self>) -> Vec<String> {
        Vec::new()
    }

    /// What is written in a play line, with cards and signs in one notation.
    fn fold(text: &str) -> String {
        folded(text)
    }

    /// Answers that may stand anywhere in a line: the items of a cost.
    fn anywhere(choice: &Self::Choice) -> bool;

    /// Answers that begin a play line of their own: a new action, a pass.
    fn starts_a_line(choice: &Self::Choice) -> bool;

    /// May the next answer follow this one without a comma: `summon soldier S7`, `Anchor on top`?
    fn goes_on(_table: &Table<Self>, choice: &Self::Choice) -> bool {
        Self::starts_a_line(choice)
    }

    /// The position as values that a ruling can name.
    fn values(table: &Table<Self>) -> Value;

    /// The board, for eyes.
    fn lines(table: &Table<Self>, speech: &Speech) -> Vec<String>;

    /// Numbers of cards that nobody gave and that count in this position: the power of a Character, for instance.
    fn unsaid(_: &Table<Self>) -> Vec<Unsaid> {
        Vec::new()
    }

    /// The numbers that a step compares: the card, and the number as boards call it.
    fn compared(_: &Step<Self>) -> Vec<(String, &'static str)> {
        Vec::new()
    }

    /// A position in one line.
    fn summary(table: &Table<Self>, speech: &Speech) -> String;

    /// The clause that refuses a play of a player who is not asked, at a decision by this clause; none if the words are no play.
    fn not_asked(decision: ClauseId, words: &str) -> Option<&'static str>;

    /// The same, where the position decides which clause it is.
    fn not_asked_at(_: &Table<Self>, decision: ClauseId, words: &str) -> Option<&'static str> {
        Self::not_asked(decision, words)
    }

    /// The answer by which a player concedes, where the rules have that.
    fn conceding(_player: Player) -> Option<Self::Choice> {
        None
    }

    /// How a step stands in a trace that is folded.
    fn folding(_step: &Step<Self>) -> Fold {
        Fold::Line
    }

    /// How much a step says about what decided.
    fn weight(_step: &Step<Self>) -> Weight {
        Weight::Effect
    }

    /// The text that a clause is from, if it is not the edition's.
    fn other_text(clause: ClauseId) -> Option<&'static str>;
}

/// Words of a line of play in one notation: small letters, signs of one kind, one space between words, no full stop at the end. It has no quotes
/// left; a name may have them.
fn folded(text: &str) -> String {
    let is_quote = |c: char| matches!(c, '"' | '“' | '”');
    let plain = |c: char| match c {
        '’' => '\'',
        '−' | '–' => '-',
        c => c,
    };
    let text = if text.is_ascii() && !text.contains('"') {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.nfkc().filter(|c| !is_quote(*c)).map(plain).collect::<String>())
    };
    let mut words = String::with_capacity(text.len());
    for word in text.trim().trim_end_matches('.').split_whitespace() {
        if !words.is_empty() {
            words.push(' ');
        }
        words.push_str(word);
    }
    if words.is_ascii() {
        words.make_ascii_lowercase();
        words
    } else {
        words.to_lowercase()
    }
}

#[cfg(test)]
mod tests {
    use super::folded;

    #[test]
    fn a_line_is_written_in_one_notation() {
        assert_eq!(folded("  Block   with “Gull”. "), "block with gull");
        assert_eq!(folded("Ｂｌｏｃｋ　Gull’s −1"), "block gull's -1");
        assert_eq!(folded("\"Old\" Ox"), "old ox");
        assert_eq!(folded("ΑΣ ΒΣ."), "ας βς");
        assert_eq!(folded("โจมตี  ลีดเดอร์"), "โจมตี ลีดเดอร์");
        assert_eq!(folded(" . "), "");
    }
}
