//! 5-16-1, 4-1-4. What cards can have where they lie: anything else would do nothing there, and is not understood.

use super::super::vocabulary::{Cannot, Deed, Grant, Keyword, OwnCannot, OwnGrant, Place, Target, Whose, Zone};
use super::{It, Reader};

impl Reader<'_> {
    /// Can the cards have this where they lie, for a time or as long as an effect stands?
    pub fn can_have(&self, to: &Target, what: &[Grant], lasting: bool) -> bool {
        let fits = |places: &[Place]| places.iter().all(|place| what.iter().all(|one| fits(place, one, lasting)));
        match to {
            Target::All(from) | Target::Choose { from, .. } => fits(&from.places),
            Target::Both(all) => all.iter().all(|one| self.can_have(one, what, lasting)),
            Target::It if self.memory.it == It::Card => {
                self.memory.spoken.as_ref().is_none_or(|(_, places): &(Whose, Vec<Place>)| fits(places))
            }
            _ => true,
        }
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
