//! g:Random. Cards are picked at random from a hand.

use super::moves::{Change, Moves, To};
pub use super::procedure::{Picking, Then};
use super::vocabulary::{Category, Deed};
use super::{Act, Asked, Book, Choice, Cx, Flow, Frame, Options, Procedure, Row, State};
use crate::cardgame::{CardId, Cause, DefId, Few, finding};
use crate::engine::{At, Chooser, Player, asks, citing, does};

/// So many cards of a hand, of this kind or of one that whoever picks says.
pub fn start(whose: Player, kind: Option<Category>, left: u8, then: Then) -> Frame {
    Procedure::Random(At::start(Picking { whose, kind, left, then, picked: Few::new() })).into()
}

/// The cards of a kind in a hand.
pub fn of_kind(state: &State, book: &Book, player: Player, kind: Option<Category>) -> Few {
    let is = |id: &&CardId| kind.is_none() || state.category(book, **id).is_none_or(|k| Some(k) == kind);
    state.hand(player).iter().filter(is).copied().collect()
}

/// What is done to cards picked at random.
pub const fn then(deed: Deed, cause: Cause) -> Then {
    match deed {
        Deed::Discard => Then::Discarded(cause),
        Deed::Remove => Then::Removed(cause),
        Deed::ToLibrary => Then::Returned(cause),
        _ => Then::Falls(cause),
    }
}

/// g:Random
pub static RANDOM: [Row<Picking>; 3] = [
    asks("711.1", "sm-ask-kind", offer_kind, |_, l, choice| {
        if let Choice::Own(Act::Kind(kind)) = choice {
            l.kind = Some(kind);
        }
        Flow::Next
    }),
    asks("g:Random", "sm-ask-random", offer, take),
    // 501.2.3. What a hand attack takes is not Discarded.
    citing(
        "g:Discard 704.1 706.1",
        does("505.12", "sm-random-done", |cx, l| {
            let (to, cause) = match l.then {
                Then::Falls(cause) => (To::Shrine, cause),
                Then::Discarded(cause) => {
                    cx.decide("!g:Discard");
                    (To::Discarded, cause)
                }
                Then::Removed(cause) => {
                    cx.decide("!706.1");
                    (To::Removed, cause)
                }
                Then::Returned(cause) => {
                    cx.decide("!704.1");
                    (To::Library(None), cause)
                }
            };
            let kind = l.kind;
            let list: Vec<Change> = l.picked.iter().map(|&id| Change { kind, ..Change::of(id, to, cause) }).collect();
            if list.is_empty() { Flow::Return } else { Flow::Become(Moves::start(list)) }
        }),
    ),
];

fn left(cx: &Cx<'_>, l: &Picking, kind: Option<Category>) -> Few {
    let mut all = of_kind(cx.state, cx.book, l.whose, kind);
    all.retain(|id| !l.picked.contains(id));
    all
}

/// The side opposing the hand says which kind.
fn offer_kind(cx: &Cx<'_>, l: &Picking, options: &mut Options) -> Asked {
    if l.kind.is_some() || l.left == 0 {
        return Asked::Nobody(Flow::Next);
    }
    let all: Vec<Category> =
        [Category::Seal, Category::Mystic].into_iter().filter(|k| !left(cx, l, Some(*k)).is_empty()).collect();
    match all.as_slice() {
        [] => Asked::Nobody(Flow::Next),
        [one] if !options.why() => Asked::Itself(Act::Kind(*one).choice()),
        all => {
            all.iter().for_each(|k| options.legal(Act::Kind(*k).choice()));
            Asked::Of(Chooser::Player(l.whose.other()))
        }
    }
}

fn offer(cx: &Cx<'_>, l: &Picking, options: &mut Options) -> Asked {
    let all = left(cx, l, l.kind);
    if l.left == 0 || all.is_empty() {
        return Asked::Nobody(Flow::Next);
    }
    let mut seen: Vec<DefId> = Vec::new();
    for &id in &all {
        let def = cx.state.card(id).def;
        if !seen.contains(&def) {
            seen.push(def);
            options.legal(Choice::Card(id, def));
        }
    }
    Asked::Of(Chooser::Chance)
}

fn take(cx: &mut Cx<'_>, l: &mut Picking, choice: Choice) -> Flow {
    if let Choice::Card(id, _) = choice {
        cx.note(finding("sm-note-picked").card(id));
        l.picked.push(id);
        l.left -= 1;
    }
    if l.left == 0 { Flow::Next } else { Flow::Again }
}
