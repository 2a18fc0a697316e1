//! What a game tells itself: its leaves.

use super::Teller;
use crate::cardgame::text::{Op, Place, Selector};
use crate::cardgame::vocabulary::Vocabulary;
use crate::cardgame::word::Word;

/// As what a deed is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum As {
    /// It is done to `cards`, put down there: `spot`. Face up, or sideways, if it is `turned`.
    Op {
        /// Face up in a pile; sideways on the field.
        turned: bool,
    },
    /// When it is done to `cards`, `by` something.
    When,
    /// It would be done to `cards`, `by` something.
    Would,
    /// It cannot be done, `by` something.
    Cannot,
}

impl As {
    /// The sentence that names nothing but the deed: `verb`.
    pub const fn plain(self) -> &'static str {
        match self {
            Self::Op { turned: false } => "tell-deed-op",
            Self::Op { turned: true } => "tell-deed-op-turned",
            Self::When => "tell-deed-when",
            Self::Would => "tell-deed-would",
            Self::Cannot => "tell-deed-cannot",
        }
    }
}

/// A game whose texts can be told. Sentences are named as in the catalogues.
pub trait Tells: Vocabulary {
    /// A shared sentence that this game says in words of its own.
    fn in_own_words(shared: &'static str) -> &'static str {
        shared
    }

    // Words.

    /// Cards of a zone: "cards in hand".
    fn cards_in(zone: Self::Zone) -> &'static str;

    /// A zone after its owner: "deck", as in "your deck".
    fn zone_word(zone: Self::Zone) -> &'static str {
        zone.key()
    }

    /// A zone by itself: "the deck".
    fn area_word(zone: Self::Zone) -> &'static str;

    /// Cards that lie in no zone.
    fn place_word(place: Self::Place) -> &'static str;

    /// Places that have one word together: "cards on the field".
    fn together(_: &[Place<Self>]) -> Option<&'static str> {
        None
    }

    /// Is it never more than one card, so that nobody says "all of them"?
    fn is_single(_: &Selector<Self>) -> bool {
        false
    }

    /// Do texts tell the base of a number from what it is now?
    fn has_base(_: Self::Stat) -> bool {
        true
    }

    /// The sentence of a deed, with the gaps that [`As`] names, and `verb`.
    fn deed_words(deed: Self::Deed, told: As) -> &'static str;

    /// Where the cards looked at go that are left, with the gap `spot`; none: in any order to a place of a pile.
    fn rest_words(_: Self::Zone) -> Option<&'static str> {
        None
    }

    /// How long.
    fn until_word(until: Self::Until) -> &'static str;

    /// How long, where one word does not say it.
    fn tell_until(teller: &Teller<'_, Self>, until: Self::Until) -> String {
        teller.word(Self::until_word(until))
    }

    /// When something is done that was put off.
    fn later_word(later: Self::Later) -> &'static str;

    /// An effect that a rule calls for.
    fn call_word(call: &Self::Call) -> &'static str;

    /// An effect that a rule calls for, where one word does not say it.
    fn tell_call(teller: &Teller<'_, Self>, call: &Self::Call) -> String {
        teller.word(Self::call_word(call))
    }

    // Leaves.

    /// A keyword, with its number; 0 if none is said.
    fn tell_keyword(teller: &Teller<'_, Self>, keyword: Self::Keyword, n: u8) -> String;

    /// What is asked of a card.
    fn tell_is(teller: &Teller<'_, Self>, is: &Self::Is) -> String;

    /// A number.
    fn tell_number(teller: &Teller<'_, Self>, number: &Self::Number) -> String;

    /// A condition.
    fn tell_condition(teller: &Teller<'_, Self>, condition: &Self::Condition) -> String;

    /// When an effect works by itself.
    fn tell_timing(teller: &Teller<'_, Self>, timing: &Self::Timing) -> String;

    /// What would happen.
    fn tell_would(teller: &Teller<'_, Self>, would: &Self::Would) -> String;

    /// What cannot be done.
    fn tell_cannot(teller: &Teller<'_, Self>, cannot: &Self::Cannot) -> String;

    /// What is given.
    fn tell_grant(teller: &Teller<'_, Self>, grant: &Self::Grant) -> String;

    /// What is done: a line, and what belongs to it below.
    fn tell_op(teller: &mut Teller<'_, Self>, depth: usize, op: &Self::Op);

    /// A shared operation for which the game has words of its own.
    fn tell_otherwise(_: &Teller<'_, Self>, _: &Op<Self>) -> Option<String> {
        None
    }

    /// What is said for outside of the game.
    fn tell_outside(teller: &Teller<'_, Self>, outside: &Self::Outside) -> String;

    /// What an effect has besides: a line each.
    fn tell_extra(teller: &Teller<'_, Self>, extra: &Self::Extra) -> Vec<String>;
}
