//! What the layer of card texts asks of the words of ONE PIECE.

use super::OnePiece;
use super::vocabulary::{
    Call, Category, Colour, Construction, Deed, Dons, Duration, Keyword, Later, Number, OwnCannot, OwnCondition,
    OwnGrant, OwnIs, OwnOp, OwnWould, Stat, Taken, Target, When, Zone,
};
use crate::cardgame::watch::{self, Watch};
use crate::cardgame::{self, Vocabulary};

impl cardgame::OwnGrant<OnePiece> for OwnGrant {
    fn shows(&self) -> Watch {
        match self {
            Self::Attribute(_) | Self::AllNames | Self::AllTypes | Self::AllAttributes => watch::NAMES,
            _ => 0,
        }
    }
}

impl cardgame::OwnOp<OnePiece> for OwnOp {
    fn picks(&self) -> bool {
        matches!(self, Self::AtRandom { .. })
    }

    fn target(&self) -> Option<(&Target, Deed)> {
        match self {
            Self::Play { what, .. } => Some((what, Deed::Play)),
            Self::GiveDon { to, .. } => Some((to, Deed::GiveDon)),
            Self::ActivateEvent(target) | Self::ActivateMain(target) => Some((target, Deed::ActivateEvent)),
            Self::Redirect(target) => Some((target, Deed::Redirect)),
            Self::SwapBasePower(target, _) => Some((target, Deed::Choose)),
            Self::TurnDons { .. }
            | Self::AddDon { .. }
            | Self::ReturnDon { .. }
            | Self::TakeBackDon { .. }
            | Self::ExtraTurn
            | Self::RestDon(_)
            | Self::Damage { .. }
            | Self::LifeUntil { .. }
            | Self::ActivateOwn(_)
            | Self::AtRandom { .. } => None,
        }
    }
}

impl Vocabulary for OnePiece {
    type Zone = Zone;
    type Category = Category;
    type Colour = Colour;
    type Stat = Stat;
    type Keyword = Keyword;
    type Deed = Deed;
    type Until = Duration;
    type Later = Later;
    type Place = Dons;
    type Is = OwnIs;
    type Number = Number;
    type Condition = OwnCondition;
    type Timing = When;
    type Would = OwnWould;
    type Cannot = OwnCannot;
    type Grant = OwnGrant;
    type Op = OwnOp;
    type Call = Call;
    type Outside = Construction;
    type Extra = ();
    type Taken = Taken;
}
