//! An effect as a program: its steps in the order in which they are done, from the conditions to the last operation.
//!
//! A program only goes forward: a step goes on, stays, or skips.

use std::ops::Range;

use super::card::GrantId;
use super::text::{Condition, Count, Op, Selector, To, Whose};
use super::vocabulary::Vocabulary;
use super::watch::Watch;

use crate::engine::Sound;

/// The program of an effect.
#[derive(Clone, Debug)]
pub struct Code<V: Vocabulary> {
    /// Its steps.
    pub steps: Vec<Instr<V>>,
    /// The steps of the cost.
    pub cost: Range<u16>,
    /// Where the body begins, after the cost.
    pub body: u16,
    /// What a permanent effect gives, part by part.
    pub standing: Vec<Given<V>>,
    /// It is a permanent effect that looks at numbers of cards.
    pub reads: bool,
    /// It is a permanent effect that gives numbers their base.
    pub bases: bool,
    /// What a permanent effect looks at besides the field.
    pub watches: Watch,
    /// It counts the cards that set it off, so that several at one moment are one.
    pub counts_event: bool,
    /// What an effect that waits for something listens for.
    pub listens_for: Sound,
    /// It waits for nothing but what happens to its own card.
    pub of_itself: bool,
}

/// A part of what a permanent effect gives.
#[derive(Clone, Debug)]
pub struct Given<V: Vocabulary> {
    /// To whom.
    pub to: To<V>,
    /// What, by places in the book.
    pub grants: Range<u16>,
}

/// The grants of a range.
pub fn grants(range: &Range<u16>) -> impl Iterator<Item = GrantId> + use<> {
    range.clone().map(GrantId)
}

/// A step of a program.
#[derive(Clone, Debug)]
pub enum Instr<V: Vocabulary> {
    /// The conditions, once a turn, negation.
    Conditions,
    /// Shall the cost be paid? Only if all of it can be.
    MayPay,
    /// Was it paid as written?
    Paid,
    /// It is activated.
    Activate,
    /// It is there instead.
    Instead,
    /// Skip so many steps unless it holds.
    If(Condition<V>, u16),
    /// Skip so many steps.
    Jump(u16),
    /// From here on the effect is carried out.
    Once,
    /// Skip so many steps if it is not the turn of the effect's player.
    InTurn(u16),
    /// Asked; skip so many steps if not. The operations are those that follow.
    May(Whose, u16),
    /// Choose a mode: how far each lies ahead.
    Modes(Whose, Vec<u16>),
    /// For later: so many steps that follow are done then.
    Later(V::Later, u16),
    /// Choose cards, one at a time.
    Choose {
        /// Who chooses.
        who: Whose,
        /// From which.
        from: Selector<V>,
        /// How many.
        count: Count<V>,
        /// What for: the words of the question.
        deed: V::Deed,
    },
    /// No choice: all of these.
    Pick(Selector<V>),
    /// No choice: this card.
    PickThis,
    /// No choice: the cards that the text speaks of.
    PickIt,
    /// What was picked becomes what the text speaks of.
    Keep,
    /// Something is given to what was picked.
    Give(Range<u16>, V::Until),
    /// Something is given to players.
    GivePlayer(Whose, Range<u16>, V::Until),
    /// Each of these players does the so many steps that follow. The so many after those say the same as done at one moment; none: there is no
    /// such way.
    Each(Whose, u16, u16),
    /// Of these players the one at this place in turn order does the so many steps that follow; they are skipped if there is none.
    Nth(Whose, u8, u16),
    /// It is the effect's own player again who does what follows.
    Nobody,
    /// Something is done to what was picked, or without any.
    Act(Op<V>),
    /// How many the operation before was done to, and whether as written.
    Did,
    /// Whether all of what may be done was done as written: "if you do" is about all of it.
    DidAll,
    /// A mark.
    Then,
}

/// What is chosen, and what for.
#[derive(Clone, Copy)]
pub struct Asking<'a, V: Vocabulary> {
    /// Who chooses.
    pub who: Whose,
    /// From which.
    pub from: &'a Selector<V>,
    /// How many.
    pub count: &'a Count<V>,
    /// What for.
    pub deed: V::Deed,
}
