//! What the layer of card texts asks of the words of Gundam.

use super::Gundam;
use super::nouns::{Category, Colour, Deed, Keyword, Stat, Taken, Zone};
use super::vocabulary::{
    Amount, Call, Construction, Counted, Duration, Later, Number, Op, OwnCannot, OwnCondition, OwnGrant, OwnIs, OwnOp,
    OwnWould, Target, When, Whose,
};
use crate::cardgame::watch::{self, Watch};
use crate::cardgame::{self, Vocabulary};

impl cardgame::OwnGrant<Gundam> for OwnGrant {
    fn keyword(&self) -> Option<(Keyword, &Amount)> {
        if let Self::KeywordOf(keyword, amount) = self { Some((*keyword, amount)) } else { None }
    }

    fn shows(&self) -> Watch {
        if matches!(self, Self::LinksWith(_)) { watch::NAMES } else { 0 }
    }

    fn loses(&self) -> Option<Keyword> {
        if let Self::Loses(keyword) = self { Some(*keyword) } else { None }
    }

    fn colour(&self) -> Option<Colour> {
        if let Self::Colour(colour) = self { Some(*colour) } else { None }
    }
}

impl cardgame::OwnOp<Gundam> for OwnOp {
    fn target(&self) -> Option<(&Target, Deed)> {
        match self {
            Self::Damage { to, .. } | Self::Divide { to, .. } => Some((to, Deed::Damage)),
            Self::Recover { what, .. } => Some((what, Deed::Recover)),
            Self::Deploy { what, .. } => Some((what, Deed::Deploy)),
            Self::Pair { pilot, .. } => Some((pilot, Deed::Pair)),
            Self::PlayCommand { what, .. } => Some((what, Deed::Play)),
            Self::Redirect(target) => Some((target, Deed::Redirect)),
            Self::ActivateTiming(target, _) | Self::Battle(target) => Some((target, Deed::Choose)),
            Self::DamageShieldArea { .. }
            | Self::DestroyShieldArea { .. }
            | Self::DamageBattled { .. }
            | Self::DamagePlayer { .. }
            | Self::DeployToken { .. }
            | Self::PlaceResource { .. }
            | Self::TurnResources { .. }
            | Self::Pay(_)
            | Self::ActivateOwn(_)
            | Self::ActivatePaired(_)
            | Self::RestAtRandom
            | Self::DeployExBase
            | Self::ReduceDamage(_)
            | Self::PlayAs { .. }
            | Self::DrawWithDestroyer(_)
            | Self::ChoosePlayer
            | Self::OwnerOfIt
            | Self::PlayerOfThis
            | Self::AtRandom { .. }
            | Self::ThatPlayer(_)
            | Self::Each(..) => None,
        }
    }

    fn each(&self) -> Option<(Whose, &[Op])> {
        match self {
            Self::Each(whose, ops) => Some((*whose, ops)),
            Self::ThatPlayer(ops) => Some((Whose::Opponents, ops)),
            _ => None,
        }
    }

    fn picks(&self) -> bool {
        matches!(self, Self::AtRandom { .. })
    }

    fn gathers(&self) -> bool {
        matches!(self, Self::Each(..))
    }
}

impl Vocabulary for Gundam {
    type Zone = Zone;
    type Category = Category;
    type Colour = Colour;
    type Stat = Stat;
    type Keyword = Keyword;
    type Deed = Deed;
    type Until = Duration;
    type Later = Later;
    type Place = Counted;
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
