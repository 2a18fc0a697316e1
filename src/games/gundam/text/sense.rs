//! 5-16-1, 4-1-4. What cards can have, and what can happen to them, where they lie: anything else would do nothing, and is not understood.

use super::super::vocabulary::{
    Cannot, Deed, Grant, Keyword, Op, OwnCannot, OwnGrant, OwnOp, Place, Selector, Target, Timing, When, Zone,
};
use super::{It, Reader};

impl Reader<'_> {
    /// Can the cards have this where they lie, for a time or as long as an effect stands?
    pub fn can_have(&self, to: &Target, what: &[Grant], lasting: bool) -> bool {
        self.all_lie(to, &|place| what.iter().all(|one| fits(place, one, lasting)))
    }

    /// Can this be done to the cards where they lie?
    pub fn can_do(&self, op: &Op) -> bool {
        let (deed, to) = match op {
            Op::Turn(deed, to) => (*deed, to),
            Op::Move { deed: Deed::Destroy, what, .. } => (Deed::Destroy, what),
            Op::Own(OwnOp::Damage { to, .. }) => (Deed::Damage, to),
            Op::Own(OwnOp::Recover { what, .. }) => (Deed::Recover, what),
            Op::Own(OwnOp::Redirect(to)) => (Deed::Redirect, to),
            _ => return true,
        };
        self.all_lie(to, &|place| is_done_there(deed, place))
    }

    /// Do all of them lie in such places, as far as it was said?
    fn all_lie(&self, to: &Target, such: &dyn Fn(&Place) -> bool) -> bool {
        match to {
            Target::All(from) | Target::Choose { from, .. } => from.places.iter().all(such),
            Target::Both(all) => all.iter().all(|one| self.all_lie(one, such)),
            Target::It if self.memory.it == It::Card && !self.memory.gone => {
                self.memory.spoken.as_ref().is_none_or(|(_, places)| places.iter().all(such))
            }
            _ => true,
        }
    }
}

/// Is a deed done to cards that lie there?
fn is_done_there(deed: Deed, place: &Place) -> bool {
    match place {
        Place::Zone(Zone::Battle) => true,
        Place::Zone(Zone::Base) => deed != Deed::Redirect,
        Place::Zone(Zone::Shields) => matches!(deed, Deed::Destroy | Deed::Damage),
        Place::Zone(Zone::Paired) => deed == Deed::Destroy,
        Place::Zone(_) => false,
        Place::Own(_) => matches!(deed, Deed::Rest | Deed::SetActive),
        _ => true,
    }
}

fn fits(place: &Place, what: &Grant, lasting: bool) -> bool {
    match place {
        Place::Zone(Zone::Battle) => true,
        Place::Zone(Zone::Base) => !is_for_units(what),
        Place::Zone(Zone::Shields) => is_for_shields(what),
        // 4-1-5. What a card of the hand gets lasts while it is there.
        Place::Zone(Zone::Hand) => is_number(what) || !lasting && is_kept_off(what),
        Place::Zone(_) => !lasting && (is_number(what) || is_kept_off(what)),
        // Resources are alike, and counted.
        Place::Own(_) => false,
        _ => true,
    }
}

/// Only Units attack, block and are paired.
fn is_for_units(what: &Grant) -> bool {
    match what {
        Grant::Keyword(keyword, _) | Grant::Own(OwnGrant::KeywordOf(keyword, _) | OwnGrant::Loses(keyword)) => {
            *keyword != Keyword::Repair
        }
        Grant::Own(own) => matches!(
            own,
            OwnGrant::AttacksActive(_)
                | OwnGrant::AttacksAtOnce { .. }
                | OwnGrant::LinksWith(_)
                | OwnGrant::Lures(_)
                | OwnGrant::EntersRested(_)
        ),
        Grant::Cannot(Cannot::Own(own)) => !matches!(own, OwnCannot::Lower(..) | OwnCannot::ReceiveUpTo(..)),
        _ => false,
    }
}

/// 4-6-4-2. A Shield has 1 HP, and nothing but that.
fn is_for_shields(what: &Grant) -> bool {
    match what {
        Grant::Cannot(Cannot::Be(Deed::Damage | Deed::Destroy, _)) => true,
        Grant::Cannot(Cannot::Own(OwnCannot::ReceiveUpTo(..))) | Grant::Own(OwnGrant::ReducesDamage { .. }) => true,
        what => is_kept_off(what),
    }
}

/// Nothing takes the card from where it lies.
fn is_kept_off(what: &Grant) -> bool {
    matches!(what, Grant::Cannot(Cannot::Be(Deed::Choose | Deed::ToHand | Deed::ToDeck | Deed::Remove, _)))
}

fn is_number(what: &Grant) -> bool {
    matches!(what, Grant::Stat(..) | Grant::Set(..) | Grant::Base(..))
}

/// Can this happen to cards, or be done by them, where they lie?
pub fn can_happen(timing: &Timing) -> bool {
    let units = |who: &Selector| who.places.iter().all(|place| *place == Place::Zone(Zone::Battle));
    let bases = |who: &Selector| who.places.iter().all(|place| matches!(place, Place::Zone(Zone::Battle | Zone::Base)));
    match timing {
        Timing::Done(deed, who, _) => can_be_done(*deed, who),
        Timing::Own(when) => match when {
            When::Attacks(who) | When::Blocks(who) | When::Attacked(who) | When::Blocked(who, _) => units(who),
            When::Links(who) | When::Paired(who, _) | When::HitsPlayer(who, _) => units(who),
            When::Deployed(who, _) | When::Recovers(who) | When::Lowered(who, ..) => bases(who),
            When::Deals { by, .. } | When::Destroys { by, .. } => bases(by),
            _ => true,
        },
    }
}

/// Can a deed be done to cards where they lie?
pub fn can_be_done(deed: Deed, who: &Selector) -> bool {
    who.places.iter().all(|place| may_be_done(deed, place))
}

/// May it be done to a card that lies there?
fn may_be_done(deed: Deed, place: &Place) -> bool {
    let goes = matches!(deed, Deed::Destroy | Deed::ToHand | Deed::ToDeck | Deed::Remove | Deed::Leave | Deed::Trash);
    match place {
        Place::Zone(Zone::Shields) => goes || deed == Deed::Damage,
        Place::Zone(Zone::Paired) => goes,
        Place::Own(_) => false,
        _ => true,
    }
}
