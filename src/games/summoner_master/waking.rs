//! g:Wake Up. On entering the Main Step a card may be cast free from Library or hand.

use super::event::{Happens, Note};
use super::procedure::{Casting, Course};
use super::vocabulary::{Call, Kind, Zone};
use super::{Act, Asked, Book, Choice, Cx, Event, Eye, Flow, Options, State};
use crate::cardgame::{CardId, Few};
use crate::engine::{Chooser, Player, Refusal};

/// The Wake Up of a card.
fn wake_up(book: &Book, state: &State, id: CardId) -> Option<u8> {
    let effects = &state.def(book, id).text.effects;
    effects.iter().position(|e| matches!(e.kind, Kind::Called(Call::WakeUp))).and_then(|n| u8::try_from(n).ok())
}

fn legal(state: &State, book: &Book, who: Player, id: CardId) -> bool {
    let Some(n) = wake_up(book, state, id) else { return false };
    let eye = Eye::new(state, book, who, id);
    let name = &state.def(book, id).name;
    let same = state.arena(who).iter().any(|&c| state.def(book, c).name == *name);
    let conditions = &book.effect(state.card(id).def, n).conditions;
    !same && !state.side(who).woken && conditions.iter().all(|c| eye.holds(c))
}

/// The cards that may wake.
fn sleepers(state: &State, book: &Book, who: Player) -> Few {
    let zones = [Zone::Hand, Zone::SealLibrary, Zone::MysticLibrary];
    zones
        .iter()
        .flat_map(|z| state.pile(who, *z).iter().copied())
        .filter(|&id| wake_up(book, state, id).is_some())
        .collect()
}

/// Which card wakes?
pub fn offer(cx: &Cx<'_>, _: &Course, options: &mut Options) -> Asked {
    let who = cx.state.turn;
    let mut any = false;
    for id in sleepers(cx.state, cx.book, who) {
        let fits = legal(cx.state, cx.book, who, id);
        any |= fits;
        options.offer(Act::Wake(id).choice(), if fits { Ok(()) } else { Err(Refusal::by("g:Wake_Up")) });
    }
    if !any && (!options.why() || options.refused().is_empty()) {
        return Asked::Nobody(Flow::Next);
    }
    options.legal(Act::NoWake.choice());
    Asked::Of(Chooser::Player(who))
}

/// This one, or none.
pub fn take(cx: &mut Cx<'_>, _: &mut Course, choice: Choice) -> Flow {
    let Choice::Own(Act::Wake(id)) = choice else { return Flow::Next };
    let who = cx.state.turn;
    cx.event(Happens::Note(who, Note::Woken).event());
    let zone = cx.state.card(id).zone;
    if zone != Zone::Hand {
        cx.support("300.7");
        cx.event(Event::Shuffle(who, zone));
    }
    let l = Casting { free: true, ..Casting::of(id, who) };
    Flow::CallThenAgain(l.cast(cx.state.category(cx.book, id)))
}
