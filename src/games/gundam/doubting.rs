//! 4-1-4. Cards of which a board does not say what they are: where they decide, the text decides nothing.

use super::vocabulary::Zone;
use super::{Asked, Choice, Cx, Flow, Gundam, Options, Row, Run, State, choosing, playing};
use crate::cardgame::doubting::{Doubts, is_up_to_of_hand};
use crate::cardgame::{CardId, Zone as _, know};
use crate::engine::{asks, citing, does};

/// 4-8-2, 4-9-2, 4-7-2. Somebody at the table knows these cards, though the board does not say what they are.
pub fn may_be(state: &State, id: CardId) -> bool {
    matches!(state.card(id).zone, Zone::Trash | Zone::Hand | Zone::Removed)
}

/// What the game says of such cards.
pub static DOUBTS: Doubts<Gundam> = Doubts {
    // What the cards are decides, and that is not known.
    doubt: citing("4-7-2 4-8-2 4-9-2", does("4-1-4", "gcg-doubt", |cx, l| DOUBTS.doubts(cx, l))),
    // 4-9-2. A card that this effect has put into the open: everybody sees it, and the judge says which one it is.
    told: citing("4-9-2 4-7-2", asks("4-1-4", "gcg-ask-which-card", offer_told, take_told)),
    is_shown: |state, id| state.card(id).zone.is_open(),
    // Those of a card that has left were looked at where it was.
    asks_conditions: |eye, l| eye.state.card(l.this).zone.is_field(),
    least: playing::least,
    counts: choosing::counts,
    // Of a hand none need be chosen for "up to": that its player takes none is said where it is done.
    is_free: is_up_to_of_hand,
    area: open_area,
    notes: ["gcg-note-doubt", "gcg-note-doubt-name"],
};

/// For the register.
pub fn rows() -> [(&'static str, &'static Row<Run>); 2] {
    [("cards that are not known", &DOUBTS.doubt), ("a card that lies open", &DOUBTS.told)]
}

fn offer_told(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    DOUBTS.offer_told(cx, l, options)
}

fn take_told(cx: &mut Cx<'_>, _: &mut Run, choice: Choice) -> Flow {
    if let Choice::Whatever(card) = choice {
        DOUBTS.says(cx, Some(card));
        return Flow::Return;
    }
    if let Choice::Is(card, _) = choice {
        cx.support(open_area(cx.state.card(card).zone));
    }
    know::take_identity(cx, choice);
    Flow::Again
}

/// 4-9-2, 4-8-2, 4-7-2. Who may look at a card that lies there.
const fn open_area(zone: Zone) -> &'static str {
    match zone {
        Zone::Trash => "4-9-2",
        Zone::Hand => "4-8-2",
        _ => "4-7-2",
    }
}
