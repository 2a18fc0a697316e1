//! Words for what texts of ONE PIECE say again and again.

use super::vocabulary::{Amount, Deed, Dons, Is, Of, Op, OwnOp, Place, Spot, Stat, Target, Whose, Zone};
use crate::cardgame::Zone as _;

/// 4-11. A card goes somewhere, on top of what lies there.
pub const fn go(deed: Deed, what: Target) -> Op {
    Op::Move { deed, what, spot: Spot::Top, turned: false }
}

/// 10-2-1
pub const fn ko(what: Target) -> Op {
    go(Deed::Ko, what)
}

/// 10-2-14. To the trash.
pub const fn trash(what: Target) -> Op {
    go(Deed::Trash, what)
}

/// To the hand.
pub const fn to_hand(what: Target) -> Op {
    go(Deed::ToHand, what)
}

/// To the deck.
pub const fn to_deck(what: Target, spot: Spot) -> Op {
    Op::Move { deed: Deed::ToDeck, what, spot, turned: false }
}

/// 3-10. To Life.
pub const fn to_life(what: Target, spot: Spot, face_up: bool) -> Op {
    Op::Move { deed: Deed::ToLife, what, spot, turned: face_up }
}

/// 3-2-3. Cards from the top of a deck to the trash.
pub const fn mill(whose: Whose, count: Amount, up_to: bool) -> Op {
    trash(deck_top(whose, count, up_to))
}

/// 3-2-3. The top cards of a deck.
pub const fn deck_top(whose: Whose, count: Amount, up_to: bool) -> Target {
    Target::Top { whose, zone: Zone::Deck, count, up_to }
}

/// 3-5-2. Is it the top card of one player's deck, that goes where everybody sees it? Then the text can speak of it.
pub fn is_kept(deed: Deed, what: &Target) -> bool {
    let one = |whose: Whose| matches!(whose, Whose::Yours | Whose::Opponents);
    matches!(what, Target::Top { whose, count: Amount::N(1), zone: Zone::Deck, .. } if deed == Deed::Trash && one(*whose))
}

/// 4-4. Cards are rested, or set active; DON!! cards in the cost area too.
pub fn turn(what: Target, rest: bool) -> Op {
    match &what {
        Target::Choose { from, .. } | Target::All(from) if from.places == [DONS] => {
            Op::Own(OwnOp::TurnDons { what, rest })
        }
        _ => Op::Turn(if rest { Deed::Rest } else { Deed::SetActive }, what),
    }
}

/// Life cards are turned face up, or down.
pub const fn turn_life(what: Target, up: bool) -> Op {
    Op::Face(if up { Deed::TurnUp } else { Deed::TurnDown }, what)
}

/// 2-7. Its cost is in this range.
pub const fn cost(from: i32, to: i32) -> Is {
    Is::Stat(Stat::Cost, Of::Now, from, to)
}

/// 2-6. Its power is in this range.
pub const fn power(from: i32, to: i32) -> Is {
    Is::Stat(Stat::Power, Of::Now, from, to)
}

/// A place of the field.
pub fn is_on_field(place: &Place) -> bool {
    matches!(place, Place::Zone(zone) if zone.is_field())
}

/// 3-7. Characters.
pub const CHARACTERS: Place = Place::Zone(Zone::Characters);
/// 3-6. The Leader.
pub const LEADER: Place = Place::Zone(Zone::Leader);
/// 3-8. The Stage.
pub const STAGE: Place = Place::Zone(Zone::Stage);
/// 3-4. The hand.
pub const HAND: Place = Place::Zone(Zone::Hand);
/// 3-2. The deck.
pub const DECK: Place = Place::Zone(Zone::Deck);
/// 3-5. The trash.
pub const TRASH: Place = Place::Zone(Zone::Trash);
/// 3-10. Life.
pub const LIFE: Place = Place::Zone(Zone::Life);
/// 3-10-2. The top card of Life.
pub const LIFE_TOP: Place = Place::Top(Zone::Life);
/// 3-10-2. The bottom card of Life.
pub const LIFE_BOTTOM: Place = Place::Bottom(Zone::Life);
/// 3-9. DON!! cards in the cost area.
pub const DONS: Place = Place::Own(Dons::Cost);
