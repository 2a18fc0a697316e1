//! What happens in Summoner Master besides cards that move and turn.

mod ending;
mod happening;

use serde::{Deserialize, Serialize};

use super::SummonerMaster;
use super::areas::{Away, Bit, Control, Cursed, Doing, Gained, Stamp, Step, Under, Use};
use super::vocabulary::{Counter, Curse, Line, When};
use crate::cardgame::{CardId, DefId, Few, Modifier};
use crate::engine::Player;

pub use ending::{DONE, ends, grant_path};
pub use happening::{apply, form_name};

/// As what a card moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum How {
    /// g:Draw
    Drawn,
    /// 610. From hand, to be cast.
    Cast,
    /// 708
    Entered,
    /// 703.2
    Fell,
    /// 704.2
    Returned,
    /// 705.2
    Taken,
    /// 706.2
    Removed,
    /// 621.6.3. Out of the game instead of to hand.
    ExtraTaken,
    /// 621.6.3. Out of the game instead of into the Library.
    ExtraReturned,
}

/// Which lasting things end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// 504.19
    Fight,
    /// 401.9.5
    Subturn,
    /// 401.9.6. Their Turns are complete.
    Turns,
}

/// Something noted of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Note {
    /// 401.2.1
    HadSeal(bool),
    /// 103.5
    BroughtSeal,
    /// 505.1.2
    HandAttacked,
    /// g:Progress
    Progressed,
    /// g:Regeneration
    Regenerated,
    /// g:Wake Up
    Woken,
    /// 500.7
    CommandedMystic,
    /// 513.4.3
    Combined,
    /// 102.6
    CastingOnly(bool),
    /// 401.3.2
    FirstOver,
    /// 103.3
    Empty,
    /// 103.5
    SealLess,
}

/// When the Trigger Abilities that a moment sets off choose and work: 0 at once, the others in the Phases of the procedure under way.
pub type Slot = u8;

/// 601.2.1
pub const AT_ONCE: Slot = 0;

/// Declared, or a moment of a Step: they choose and work in one Phase.
pub const NOW: Slot = 1;

/// They are chosen before the Interfere Step and work after it.
pub const ACTING: Slot = 2;

/// 504.9. When it fights.
pub const FIGHTING: Slot = 3;

/// 504.16. When it has succeeded.
pub const SUCCESS: Slot = 4;

/// 701.2, 702.2. When it is destroyed or Discarded.
pub const LOSING: Slot = 5;

/// 610.2.12.3. When it is pasted.
pub const PASTING: Slot = 6;

/// What happens only in Summoner Master.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Happens {
    /// 401.1
    Step(Step),
    /// A command, a cast or a change of Zone begins.
    Begins(Under),
    /// 504.2. It attacks with this move without Supports; 0: not any more.
    With(CardId, u8),
    /// g:Protect. What this card does goes on working on that one.
    Spares(CardId, CardId),
    /// g:Cancel. This that a card was given disappears.
    Undone(Modifier<SummonerMaster>),
    /// 605.12. What is under way is left for a further command, or gone back to.
    Leaves(bool),
    /// The innermost is over; what it had chosen and did not use is forgotten.
    Ends,
    /// A timing comes: what, of which card, of which player, with which other card; its Abilities belong to this slot of what is under way.
    Occurs(When, Option<CardId>, Player, Option<CardId>, Slot),
    /// A waiting Ability chooses a card.
    Picks(u8, u16, CardId),
    /// A choice of a waiting Ability is complete.
    Complete(u8, u16),
    /// A waiting Ability has its mode.
    Mode(u8, u8),
    /// A waiting Ability must choose again.
    Unpick(u8, CardId),
    /// Waiting Abilities of a slot are forgotten.
    Drop(Slot),
    /// 603.1. Waiting Abilities of one slot belong to the order of another.
    Merge(Slot, Slot),
    /// 603.1. The Abilities that work at once and wait belong to one order.
    Claim(u8),
    /// g:Control lasts as long as this.
    Controls(Control),
    /// g:Control is over.
    Uncontrols(CardId),
    /// A card gains a text of another one.
    Gains(Gained),
    /// A state begins, or ends.
    State(CardId, Bit, bool),
    /// Mp are paid.
    Pay(Player, i16),
    /// Mp are more or fewer.
    Mp(Player, i16),
    /// 401.8
    MpIs(Player, i16),
    /// 303.2. It is in this Line; set by a player.
    Line(CardId, Option<Line>, bool),
    /// 513.2, 515.6. It is put beside another card: right of it.
    Beside(CardId, CardId, bool),
    /// 512.10
    Support(CardId, CardId),
    /// It is no Support any more.
    Separate(CardId),
    /// 508.6. The move in force.
    Form(CardId, u8),
    /// 614.9, 618.12
    Grown(CardId),
    /// 617.1.8.1
    Progressed(CardId),
    /// g:Wisdom, 620.2. It counts as another card.
    Becomes(CardId, DefId),
    /// 610.2.12.1
    Paste(CardId, Option<CardId>),
    /// 610.2.13. Its Subturns are counted.
    Left(CardId, u8),
    /// 709.14.1
    Curse(CardId, Curse, Cursed),
    /// 709.14.4
    CurseActs(CardId, Curse, u8),
    /// 709.4
    CurseEnds(CardId, Curse),
    /// g:Control
    Owner(CardId, Player),
    /// 709.7
    Controller(CardId, Option<Player>),
    /// g:Charged Counter, g:Fixed Charge Counter: of whose side, how many more.
    Counters(CardId, Counter, bool, i8),
    /// Something noted of a side.
    Note(Player, Note),
    /// g:(X/Y)
    Used(Use),
    /// 401.9.6. Every count −1 Subturn.
    Passes,
    /// g:นับว่าผ่านไป 1 Turn. The counts of one card.
    PassesOne(CardId, u8),
    /// A card comes back later.
    Away(Away),
    /// It has come back, or will not.
    Back(CardId),
    /// 500.11. What the card was ordered to do is void.
    Void(CardId),
    /// 603.3. A Continuous Ability began, or has ended.
    Began(CardId, DefId, u8, Stamp),
    /// 103.5. A text passes the Turn.
    PassesTurn,
    /// g:Change Target. These are the targets of what is under way.
    Aims(Few),
    /// g:Change Target. A target of what is so deep under way is changed: from, to.
    Redirects(u8, CardId, CardId),
}

impl Happens {
    /// As an event.
    pub const fn event(self) -> super::Event {
        super::Event::Own(self)
    }

    /// What only the procedures under way write down: nobody hears of it, and nothing that can be read hangs on it.
    const fn is_note(&self) -> bool {
        matches!(
            self,
            Self::Begins(_)
                | Self::Leaves(_)
                | Self::Ends
                | Self::Occurs(..)
                | Self::Picks(..)
                | Self::Complete(..)
                | Self::Mode(..)
                | Self::Unpick(..)
                | Self::Drop(_)
                | Self::Merge(..)
                | Self::Claim(_)
                | Self::Note(..)
                | Self::Used(..)
                | Self::Away(_)
                | Self::Back(_)
                | Self::Void(_)
                | Self::PassesTurn
                | Self::Aims(_)
                | Self::Redirects(..)
        )
    }

    /// Bookkeeping, never spoken.
    pub const fn is_quiet(&self) -> bool {
        match self {
            Self::State(_, bit, _) => {
                !matches!(bit, Bit::Attacking | Bit::Attacked | Bit::Fighting | Bit::Lost | Bit::Destroyed)
            }
            Self::Spares(..)
            | Self::With(..)
            | Self::Controls(_)
            | Self::Uncontrols(_)
            | Self::Passes
            | Self::PassesOne(..)
            | Self::Began(..)
            | Self::Beside(..) => true,
            _ => self.is_note(),
        }
    }

    /// Does it leave everything as it is that numbers, keywords and texts of cards hang on?
    pub const fn is_bookkeeping(&self) -> bool {
        match self {
            Self::State(_, bit, _) => {
                !matches!(bit, Bit::BeingCast | Bit::Entering | Bit::Attacking | Bit::Attacked | Bit::Fighting)
            }
            Self::Step(_) => true,
            _ => self.is_note(),
        }
    }

    /// Every card that it speaks of.
    pub fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        match self {
            Self::Begins(under) => under.card.iter_mut().for_each(see),
            Self::Undone(modifier) => modifier.each_card(see),
            Self::Occurs(_, card, _, other, _) => card.iter_mut().chain(other).for_each(see),
            Self::Aims(all) => all.iter_mut().for_each(see),
            Self::Beside(a, b, _) | Self::Support(a, b) | Self::Spares(a, b) | Self::Redirects(_, a, b) => {
                see(a);
                see(b);
            }
            Self::Picks(_, _, id)
            | Self::Unpick(_, id)
            | Self::State(id, ..)
            | Self::Line(id, ..)
            | Self::Separate(id)
            | Self::Form(id, _)
            | Self::With(id, _)
            | Self::Grown(id)
            | Self::Progressed(id)
            | Self::Becomes(id, _)
            | Self::Left(id, _)
            | Self::Curse(id, ..)
            | Self::CurseActs(id, ..)
            | Self::CurseEnds(id, _)
            | Self::Owner(id, _)
            | Self::Controller(id, _)
            | Self::Counters(id, ..)
            | Self::PassesOne(id, _)
            | Self::Back(id)
            | Self::Void(id)
            | Self::Uncontrols(id)
            | Self::Began(id, ..) => see(id),
            Self::Gains(gained) => see(&mut gained.card),
            Self::Controls(control) => {
                see(&mut control.card);
                see(&mut control.source);
            }
            Self::Paste(id, on) => {
                see(id);
                on.iter_mut().for_each(see);
            }
            Self::Used(used) => used.card.iter_mut().for_each(see),
            Self::Away(away) => {
                see(&mut away.card);
                away.thief.iter_mut().for_each(see);
            }
            _ => {}
        }
    }
}

/// A command, a cast or a change of Zone begins.
pub const fn begins(who: Player, card: Option<CardId>, doing: Doing) -> super::Event {
    Happens::Begins(Under { who, card, doing, left: false }).event()
}
