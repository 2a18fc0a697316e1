//! The words of Summoner Master: what its card texts speak of, and no other game's do.
//!
//! How texts are written with them:
//! - A Skill is `Kind::Called(Call::Skill { … })`: its Cost in `cost` ([`OwnOp::PayMp`], `Op::Move` with [`Deed::Sacrifice`], [`Deed::Discard`] or
//!   [`Deed::Remove`], [`OwnOp::PayCounters`]), what it does in `body`; [`OwnOp::OrderBegins`] parts a Skill of two parts (608.1). A Skill that
//!   only orders (605.12) has no such mark.
//! - A Trigger Ability is `Kind::Auto` with [`OwnTiming`]s; "[S]" is the filter [`Is::This`]. "the attacked Seal", "the attacking Seal", "the Seal it
//!   fights", "that card" is `Target::It`. "While [S] fights: …" is [`When::Fights`] and [`Until::Fight`].
//! - A Continuous Ability is `Kind::Permanent`, its opening among the `conditions`. The card that a Mystic is pasted on is
//!   `To::All` of [`OwnIs::Host`], the Main Seal of a Support that of [`OwnIs::MainOfThis`].
//! - What a 0 Turn Mystic does without an opening is `Kind::Called(Call::Success)` (601.2.4).
//! - "Condition: …;" stands among the `conditions`. Cards that are chosen are `Target::Choose` with [`Count::Exactly`]; "1 Seal" is anybody's, in the arena
//!   (`Whose::Any`, `Place::Zone(Zone::Arena)`, `Is::Category`). A Shrine or a Library that a text names is both Zones of that name
//!   unless it says which.

mod doing;
mod moments;
mod nouns;
mod printed;
mod saying;
mod trees;

use super::SummonerMaster;
use crate::cardgame::{self, Never, Vocabulary};

pub use crate::cardgame::text::{Compare, LEAST, MOST, Of, Spot, Whose};
pub use doing::{Call, Order, OwnOp, Uses};
pub use moments::{Later, OwnTiming, Until, When};
pub use nouns::{Category, Curse, Deed, Element, Keyword, Line, Stat, Taken, Zone};
pub use printed::{Attack, Extra, Facts, Needed, Paste, Period, Printed, Turns};
pub use saying::{Against, Counter, Number, OwnCannot, OwnCondition, OwnGrant, OwnIs, Things};
pub use trees::{
    Amount, By, Cannot, Condition, Count, Effect, Filter, Grant, Grants, Is, Kind, Op, Pile, Place, Rest, Selector,
    Target, Text, Timing, To, Would,
};

impl cardgame::OwnGrant<SummonerMaster> for OwnGrant {
    fn amount(&self) -> Option<&Amount> {
        match self {
            Self::MpMax(amount) | Self::ShrineMax(amount) | Self::SkillMp(amount) => Some(amount),
            _ => None,
        }
    }
}

impl Vocabulary for SummonerMaster {
    type Zone = Zone;
    type Category = Category;
    type Colour = Element;
    type Stat = Stat;
    type Keyword = Keyword;
    type Deed = Deed;
    type Until = Until;
    type Later = Later;
    type Place = Never;
    type Is = OwnIs;
    type Number = Number;
    type Condition = OwnCondition;
    type Timing = OwnTiming;
    type Would = Never;
    type Cannot = OwnCannot;
    type Grant = OwnGrant;
    type Op = OwnOp;
    type Call = Call;
    type Outside = Never;
    type Extra = Extra;
    type Taken = Taken;
}
