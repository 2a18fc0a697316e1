//! What can be said, but means nothing: of a card that cannot be so, of cards that do not lie there, of a card that nobody has spoken of.

use super::super::vocabulary::{
    Call, Cannot, Category, Effect, Filter, Grant, Grants, Is, Keyword, Kind, OwnCannot, OwnGrant, OwnIs, Paste, Place,
    Stat, Target, When, Zone,
};
use super::fault::{Built, Wrong};
use super::lines::{Builder, Node, host};

impl Builder {
    /// The kind of card that a target can only be.
    pub(super) fn kind_of(&self, what: &Target) -> Option<Category> {
        match what {
            Target::This => Some(self.frame.category),
            Target::It => self.it.flatten(),
            Target::All(from) if *from == host() => match self.frame.paste {
                Some(Paste::Ps) => Some(Category::Seal),
                Some(Paste::Pm) => Some(Category::Mystic),
                _ => None,
            },
            Target::Choose { from, .. } | Target::All(from) => category(&from.filter),
            Target::Top { zone: Zone::SealLibrary, .. } => Some(Category::Seal),
            Target::Top { zone: Zone::MysticLibrary, .. } => Some(Category::Mystic),
            _ => None,
        }
    }

    /// What is said of these cards can be said of Seals only.
    pub(super) fn only_seals(&self, what: &Target, tree: &Node) -> Built<()> {
        match self.kind_of(what) {
            Some(Category::Mystic) => Wrong::said(&tree.at, "sm-text-only-seals"),
            _ => Ok(()),
        }
    }

    /// What these cards get, they can have.
    pub(super) fn can_have(&self, to: &Target, what: &[Grant], tree: &Node) -> Built<()> {
        if what.iter().all(reaches_out) {
            known(to, tree)?
        } else {
            in_the_arena(to, tree)?
        }
        if what.iter().any(is_of_seals) { self.only_seals(to, tree) } else { Ok(()) }
    }

    /// What [S] has, it can have; and what it has is of use.
    pub(super) fn can_be_had(&self, what: &[Grant], tree: &Node) -> Built<()> {
        let capacity = |g: &Grant| matches!(g, Grant::Keyword(Keyword::Capacity, _));
        if what.iter().any(capacity) && !self.frame.extra {
            return Wrong::said(&tree.at, "sm-text-only-extras");
        }
        let to = if self.host { Target::All(host()) } else { Target::This };
        if what.iter().any(is_of_seals) { self.only_seals(&to, tree) } else { Ok(()) }
    }

    /// [S] is in the arena when its Skill is used, unless that is one in hand.
    pub(super) fn not_there_already(&self, what: &Target, tree: &Node) -> Built<()> {
        if self.commanded && *what == Target::This {
            return Wrong::said(&tree.at, "sm-text-there-already");
        }
        Ok(())
    }

    /// Cards leave: what is said of "that card" from here on is said of none in the arena.
    pub(super) fn leaves(&mut self, what: &Target) {
        if *what != Target::This {
            self.it = None;
        }
    }

    /// A timing of cards: they can do it, or it can be done to them.
    pub(super) fn can_happen(&self, when: When, kind: Option<Category>, tree: &Node) -> Built<()> {
        let wrong = match kind {
            Some(Category::Mystic) => of_seals(when).then_some("sm-text-only-seals"),
            Some(Category::Seal) => {
                matches!(when, When::IsPasted | When::PastedSucceeds).then_some("sm-text-only-mystics")
            }
            None => None,
        };
        wrong.map_or(Ok(()), |why| Wrong::said(&tree.at, why))
    }

    /// g:(X/Y), g:Fixed Mp. A limit stands after something that is done, Fixed Mp after a Skill.
    pub(super) fn limits(&self, effect: &Effect, tree: &Node) -> Built<()> {
        let is_used = |g: &Grant| matches!(g, Grant::Own(OwnGrant::AttackAgain { .. } | OwnGrant::AttackTwice));
        let idle = |all: &[Grants]| !all.iter().flat_map(|g| &g.what).any(is_used);
        let limited = effect.extra.limit.is_some() || effect.extra.named.is_some();
        if limited && matches!(&effect.kind, Kind::Permanent(all) if idle(all)) {
            return Wrong::said(&tree.at, "sm-text-no-limit");
        }
        if effect.extra.fixed_mp.is_some() && !matches!(effect.kind, Kind::Called(Call::Skill { .. })) {
            return Wrong::said(&tree.at, "sm-text-fixed-mp");
        }
        if matches!(effect.extra.works, Some((_, 0, _))) {
            return Wrong::said(&tree.at, "sm-text-none-needed");
        }
        Ok(())
    }
}

/// The kind that a filter asks for.
pub fn category(filter: &Filter) -> Option<Category> {
    [Category::Seal, Category::Mystic].into_iter().find(|kind| filter.asks(&Is::Category(*kind)))
}

/// It is done to cards of the arena.
pub fn in_the_arena(what: &Target, tree: &Node) -> Built<()> {
    match what {
        Target::Choose { from, .. } | Target::All(from) if from.places != [Place::Zone(Zone::Arena)] => {
            Wrong::said(&tree.at, "sm-text-only-arena")
        }
        Target::Top { .. } => Wrong::said(&tree.at, "sm-text-only-arena"),
        Target::Both(all) => all.iter().try_for_each(|one| in_the_arena(one, tree)),
        _ => Ok(()),
    }
}

/// 303.6, 301.1.1. What matters out of the arena, too: the casting Mp, the Levels of a Shrine, what a card counts as.
const fn reaches_out(grant: &Grant) -> bool {
    matches!(
        grant,
        Grant::Stat(Stat::CastMp | Stat::Lv, _)
            | Grant::Base(Stat::CastMp | Stat::Lv, _)
            | Grant::Own(OwnGrant::Shade(_))
    )
}

/// It is done to cards that lie where they can be seen, or in a hand.
fn known(what: &Target, tree: &Node) -> Built<()> {
    let hidden =
        |place: &Place| !matches!(place, Place::Zone(zone) if !matches!(zone, Zone::SealLibrary | Zone::MysticLibrary));
    match what {
        Target::Choose { from, .. } | Target::All(from) if from.places.iter().any(hidden) => {
            Wrong::said(&tree.at, "sm-text-only-arena")
        }
        Target::Top { .. } => Wrong::said(&tree.at, "sm-text-only-arena"),
        Target::Both(all) => all.iter().try_for_each(|one| known(one, tree)),
        _ => Ok(()),
    }
}

/// Cards go where they are not.
pub fn elsewhere(what: &Target, there: &[Zone], tree: &Node) -> Built<()> {
    let is_there = |place: &Place| matches!(place, Place::Zone(zone) if there.contains(zone));
    let stays = match what {
        Target::Choose { from, .. } | Target::All(from) => from.places.iter().any(is_there),
        Target::Top { zone, .. } => there.contains(zone),
        _ => false,
    };
    if stays { Wrong::said(&tree.at, "sm-text-there-already") } else { Ok(()) }
}

/// 200, 201. A Seal has it, a Mystic does not.
fn is_of_seals(grant: &Grant) -> bool {
    match grant {
        Grant::Stat(stat, _) | Grant::Base(stat, _) | Grant::Set(stat, _) => *stat != Stat::CastMp,
        Grant::Keyword(keyword, _) => matches!(keyword, Keyword::Vanish | Keyword::WeakTouch | Keyword::HyperDrive),
        Grant::Cannot(Cannot::Own(cannot)) => matches!(
            cannot,
            OwnCannot::Attack
                | OwnCannot::BeAttacked
                | OwnCannot::AttackHand
                | OwnCannot::Counter
                | OwnCannot::ChangeLine
                | OwnCannot::BeSupport
                | OwnCannot::Combine
                | OwnCannot::BecomeActive
                | OwnCannot::BeCondition
                | OwnCannot::Break
                | OwnCannot::Grow
        ),
        Grant::Own(own) => matches!(
            own,
            OwnGrant::AttackFromDf
                | OwnGrant::AttackAcross
                | OwnGrant::AttackHandAnyway
                | OwnGrant::Counter
                | OwnGrant::AttackTwice
                | OwnGrant::AttackAgain { .. }
                | OwnGrant::Swap(..)
                | OwnGrant::InForm(_)
                | OwnGrant::Element(_)
                | OwnGrant::OnlyElement(_)
                | OwnGrant::CanSupport
        ),
        _ => false,
    }
}

/// What only a Seal is, or only a Mystic, or only a card of the arena.
pub fn fits(category: Option<Category>, places: Option<&[Place]>, is: &Is) -> Option<&'static str> {
    let (seal, arena) = match is {
        Is::Rested | Is::Active => (true, true),
        Is::Stat(stat, ..) => (*stat != Stat::CastMp, false),
        Is::Colour(_) => (true, false),
        Is::Own(OwnIs::Line(_) | OwnIs::NoLine | OwnIs::Main | OwnIs::Support | OwnIs::Cursed(_)) => (true, true),
        Is::Own(OwnIs::NormalStat(stat, ..)) => (*stat != Stat::CastMp, false),
        Is::Own(OwnIs::NormalElement(_) | OwnIs::Symbol(_)) => (true, false),
        Is::Either(all) | Is::Own(OwnIs::AndOr(all)) => {
            return all.iter().flat_map(|f| &f.0).find_map(|is| fits(category, places, is));
        }
        _ => (false, false),
    };
    if seal && category == Some(Category::Mystic) {
        return Some("sm-text-only-seals");
    }
    let away = |places: &[Place]| !places.is_empty() && places != [Place::Zone(Zone::Arena)];
    (arena && places.is_some_and(away)).then_some("sm-text-only-arena")
}

/// 504 to 517, 614, 618, 709. Seals do it, or it is done to them.
const fn of_seals(when: When) -> bool {
    matches!(
        when,
        When::Attacks
            | When::AttacksHand
            | When::AttacksAll
            | When::IsAttacked
            | When::IsAttackedByAll
            | When::Fights
            | When::AttackSucceeds
            | When::AttackedSucceeds
            | When::FightSucceeds
            | When::FightEnds
            | When::WinsFight
            | When::LosesFight
            | When::HandAttackSucceeds
            | When::AllSucceeds
            | When::AttackedByAllSucceeds
            | When::Combines
            | When::HasCombined
            | When::Breaks
            | When::HasBroken
            | When::ChangesLine
            | When::ChangedLine
            | When::SetsLine
            | When::HasSetLine
            | When::Dances
            | When::DancesToAt
            | When::DancesToDf
            | When::Grows
            | When::HasGrown
            | When::Regenerates
            | When::HasRegenerated
            | When::GetsCurse
            | When::BecomesInactive
            | When::BecomesActive
    )
}
