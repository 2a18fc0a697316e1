//! g:Wisdom. A card in hand becomes another one before its cast is declared.

use super::event::Happens;
pub use super::procedure::{Announcing, Casting};
use super::vocabulary::{Call, Filter, Kind};
use super::{Act, Asked, Book, Choice, Cx, Eye, Flow, Frame, Options, Procedure, Row, State, casting};
use crate::cardgame::{CardId, DefId, finding};
use crate::engine::{At, Chooser, Player, Refusal, asks};

/// The scope of a card's Wisdom.
fn scope(book: &Book, def: DefId) -> Option<&Filter> {
    let of = |kind: &Kind| matches!(kind, Kind::Called(Call::Wisdom(_)));
    let effect = book.def(def).text.effects.iter().find(|e| of(&e.kind))?;
    if let Kind::Called(Call::Wisdom(filter)) = &effect.kind { Some(filter) } else { None }
}

/// May this name be announced?
fn may_announce(state: &State, book: &Book, card: CardId, who: Player, interfering: bool, def: DefId) -> bool {
    let Some(filter) = scope(book, state.card(card).def) else { return false };
    if scope(book, def).is_some() {
        return false;
    }
    if interfering && !book.def(def).facts.interfere {
        return false;
    }
    // 7. Not more copies than a deck may have.
    let named = &book.def(def).name;
    let copies = state
        .cards
        .iter()
        .filter(|c| c.own.original.unwrap_or(c.owner) == who && book.def(c.def).name == *named)
        .count();
    if copies >= most(book, def) {
        return false;
    }
    let mut twin = state.clone();
    twin.card_mut(card).def = def;
    Eye::new(&twin, book, who, card).is(filter, card)
        && casting::legal(&twin, book, card, who, interfering, false).is_ok()
}

/// 101.4. The most copies of a card.
fn most(book: &Book, def: DefId) -> usize {
    use super::vocabulary::{Category, Stat};
    let def = book.def(def);
    match (def.category, def.stat(Stat::Lv)) {
        (Some(Category::Mystic), _) => 2,
        (_, 0..=2) => 4,
        (_, 3 | 4) => 3,
        _ => 2,
    }
}

/// Is there a card that could be announced?
fn any(state: &State, book: &Book, card: CardId, who: Player, interfering: bool) -> bool {
    book.known().any(|def| may_announce(state, book, card, who, interfering, def))
}

/// The cast of a card with Wisdom: offered if some card can be announced.
pub fn offer(cx: &Cx<'_>, card: CardId, who: Player, interfering: bool, options: &mut Options) {
    let def = cx.state.card(card).def;
    if scope(cx.book, def).is_none() || !any(cx.state, cx.book, card, who, interfering) {
        return;
    }
    let act = if interfering { Act::InterfereCast(card, def) } else { Act::Cast(card, def) };
    if !options.offered().contains(&act.choice()) {
        options.legal(act.choice());
    }
}

/// The cast of a card: if it has Wisdom, a name is announced first, where there is one that can be.
pub fn cast(cx: &mut Cx<'_>, card: CardId, def: DefId, who: Player, interfering: bool) -> Frame {
    if scope(cx.book, def).is_some() {
        if any(cx.state, cx.book, card, who, interfering) {
            return Procedure::Wisdom(At::start(Announcing { card, who, interfering })).into();
        }
        cx.support("g:Wisdom");
        cx.note(finding("sm-note-nothing-announced").card(card));
    }
    Casting::of(card, who).cast(cx.book.def(def).category)
}

/// g:Wisdom
pub static WISDOM: [Row<Announcing>; 1] = [asks("g:Wisdom", "sm-ask-wisdom", announce, take)];

fn announce(cx: &Cx<'_>, l: &Announcing, options: &mut Options) -> Asked {
    for def in cx.book.known().collect::<Vec<_>>() {
        let legal = may_announce(cx.state, cx.book, l.card, l.who, l.interfering, def);
        options.offer(Act::Wisdom(def).choice(), if legal { Ok(()) } else { Err(Refusal::by("g:Wisdom")) });
    }
    Asked::Of(Chooser::Player(l.who))
}

fn take(cx: &mut Cx<'_>, l: &mut Announcing, choice: Choice) -> Flow {
    let Choice::Own(Act::Wisdom(def)) = choice else { return Flow::Return };
    cx.event(Happens::Becomes(l.card, def).event());
    Flow::Become(Casting::of(l.card, l.who).cast(cx.book.def(def).category))
}
