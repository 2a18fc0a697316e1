//! 3-1-5. Cards of which a board does not say what they are: where they decide, the text decides nothing.

use super::vocabulary::{Amount, Count, Zone};
use super::{Asked, Choice, Cx, Eye, Flow, OnePiece, Options, Row, Run, State, program};
use crate::cardgame::code::Instr;
use crate::cardgame::doubting::{Doubts, is_up_to};
use crate::cardgame::{CardId, act, know};
use crate::engine::{asks, citing, does};

/// 3-4-2, 3-5-2, 3-10-2. Somebody at the table knows these cards or will see them, though the board does not say what they are. A card of a deck is
/// asked for where it is turned up.
pub fn may_be(state: &State, id: CardId) -> bool {
    matches!(state.card(id).zone, Zone::Hand | Zone::Trash | Zone::Life | Zone::Revealed)
}

/// What the game says of such cards.
pub static DOUBTS: Doubts<OnePiece> = Doubts {
    // What the cards are decides, and that is not known.
    doubt: citing("3-4-2 3-5-2 3-10-2", does("3-1-5", "op-doubt", |cx, l| DOUBTS.doubts(cx, l))),
    // A card that this effect speaks of: everybody sees it now, and the judge says which one it is.
    told: citing("3-4-2 3-5-2 3-10-2 8-3-3 4-10-1", asks("3-1-5", "op-ask-which-card", offer_told, take_told)),
    is_shown: |_, _| true,
    asks_conditions: |_, _| true,
    least,
    counts: act::can,
    // 1-3-5-1. That none was chosen, though one of them might have been, is said where it is done.
    is_free: |_, count| is_up_to(count),
    area,
    notes: ["op-note-doubt", "op-note-doubt-name"],
};

/// For the register.
pub fn rows() -> [(&'static str, &'static Row<Run>); 2] {
    [("cards that are not known", &DOUBTS.doubt), ("a card that everybody sees", &DOUBTS.told)]
}

fn least(eye: &Eye<'_>, count: &Count) -> i32 {
    match count {
        Count::Exactly(Amount::All) | Count::UpTo(_) | Count::AnyNumber | Count::Total(..) => 0,
        Count::Exactly(n) => eye.amount(n),
        Count::AtLeast(n) | Count::Between(n, _) => i32::from(*n),
    }
}

fn offer_told(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    DOUBTS.offer_told(cx, l, options)
}

fn take_told(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    match (choice, l.instr(cx.book)) {
        // One that no text speaks of is not what is asked for.
        (Choice::Whatever(_), Some(Instr::If(..))) => {
            cx.decide("!8-3-3");
            program::decide(cx, l)
        }
        (Choice::Whatever(card), _) => {
            DOUBTS.says(cx, Some(card));
            Flow::Return
        }
        _ => {
            know::take_identity(cx, choice);
            Flow::Again
        }
    }
}

/// The step says which card is not known, and the line ends.
pub fn says(cx: &mut Cx<'_>, card: Option<CardId>) {
    DOUBTS.says(cx, card);
}

/// 3-5-2, 3-4-2, 3-10-2. Who may look at a card that lies there.
const fn area(zone: Zone) -> &'static str {
    match zone {
        Zone::Trash => "3-5-2",
        Zone::Hand => "3-4-2",
        _ => "3-10-2",
    }
}
