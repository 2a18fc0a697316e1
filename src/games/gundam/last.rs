//! 13-2-8-2-1. Cards that have left the field, as they were when they were last there.

use super::event::How;
use super::waits::Was;
use super::{Book, Cx, Eye, Gundam, Run, State, matching, readings, reads};
use crate::cardgame::values::Last;
use crate::cardgame::{CardGame as _, CardId, Cause, Few, Move, Pending};

impl Was {
    /// Every card that it speaks of.
    pub fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.last.each_card(see);
        Gundam::each_card_of_marks(&mut self.marks, see);
        self.battle.iter_mut().for_each(|battle| battle.each_card(see));
        self.by.iter_mut().filter_map(Cause::card_mut).for_each(see);
    }

    /// 4-1-5. Another card of its battle has moved, and is a new one.
    pub fn forget(&mut self, card: CardId) {
        if card != self.last.card {
            self.battle.iter_mut().for_each(|battle| battle.forget(card));
        }
    }

    /// As a card of the field is now.
    pub fn of(eye: &Eye<'_>, id: CardId, by: Option<Cause>) -> Option<Box<Self>> {
        let seen = eye.seen(id)?.clone();
        let card = eye.state.card(id);
        Some(Box::new(Self {
            last: Last { card: id, seen, rested: card.rested, new: card.new },
            marks: card.own,
            linked: matching::is_linked(eye, id),
            battle: eye.state.battle,
            by,
        }))
    }
}

/// 10-1-6-4. A card leaves the field: what waits keeps how it was there, and what is under way is told.
pub fn keeps_last(state: &mut State, book: &Book, id: CardId) {
    let eye = Eye::new(state, book, state.owner(id), id);
    let before = state.left.iter().rfind(|was| was.last.card == id);
    let was = before.map(|was| Box::new(was.clone())).or_else(|| Was::of(&eye, id, None));
    state.pending.iter_mut().filter_map(|p| p.own.was.as_mut()).for_each(|was| was.forget(id));
    let Some(was) = was else { return };
    let waits = |p: &&mut Pending<Gundam>| p.card == id && p.own.was.as_ref().is_none_or(|was| was.by.is_none());
    state.pending.iter_mut().filter(waits).for_each(|p| p.own.was = Some(was.clone()));
    let speaks_of_it = |p: &&mut Pending<Gundam>| p.card != id && p.it.contains(&id);
    for pending in state.pending.iter_mut().filter(speaks_of_it) {
        keep(&mut pending.own.its, &was);
    }
    state.own.left.push(*was);
}

/// 3-3-6. A Pilot goes along with its Unit, at one moment: how the Unit was when it still lay under it.
pub fn before_its_pilot(state: &mut State, book: &Book, m: &Move<Gundam>) {
    let unit = state.whole_field().find(|&unit| state.card(unit).pilot == Some(m.card));
    if let Some(unit) = unit.filter(|_| m.how == How::Followed) {
        let eye = Eye::new(state, book, state.owner(unit), unit);
        let was = Was::of(&eye, unit, None);
        state.own.left.extend(was.map(|was| *was));
    }
}

/// How a card was the last time that it left.
fn keep(all: &mut Vec<Was>, was: &Was) {
    all.retain(|before| before.last.card != was.last.card);
    all.push(was.clone());
}

/// 8-5-3-2-3. The other card of this card's battle, as it is now: it may leave at the same moment.
pub fn opposite(eye: &Eye<'_>) -> Option<Was> {
    let other = eye.state.battling(eye.this)?;
    Was::of(eye, other, None).map(|was| *was)
}

/// Is what a step reads of a card how it was before it left, by a reading? Of this card, of those that the text speaks of, of the other one
/// of its battle.
pub fn looks_back(cx: &mut Cx<'_>, l: &Run) {
    let gone = |id: CardId| l.own.last_of(id).is_some_and(|was| was.by.is_none()) && cx.state.values.of(id).is_none();
    let spoken_of = l.eye(cx.state, cx.book).it;
    let (this, it) = (gone(l.this), spoken_of.iter().any(|&id| gone(id)));
    let opposite =
        l.own.fallen().and_then(|was| was.battle).and_then(|battle| battle.battling(l.this)).is_some_and(gone);
    let Some(step) = l.instr(cx.book).filter(|_| this || it || opposite) else { return };
    if (this && reads::reads_this(cx.book, step))
        || (it && reads::reads_it(cx.book, step))
        || (opposite && reads::reads_opposite(cx.book, step))
    {
        cx.reading(readings::STATE_OF_WHAT_LEFT);
        cx.support("10-1-6-4");
    }
}

/// 10-1-6-4. This card, or one that the text speaks of, has left the field while the effect is being resolved: how it was there.
pub fn remembers(state: &State, run: &mut Run) {
    for was in &state.left.0 {
        let card = was.last.card;
        if card == run.this && run.own.was.is_none() {
            run.own.was = Some(Box::new(was.clone()));
        } else if run.it.contains(&card) || run.picked.contains(&card) {
            keep(&mut run.own.its, was);
        }
    }
}

/// 10-1-6-4. Cards that a waiting effect spoke of and that have left the field meanwhile: it still asks how they were. Not so the other card of
/// its battle, of which it never spoke.
pub fn spoken_of(pending: &Pending<Gundam>) -> Few {
    let opposite = pending.own.was.as_ref().and_then(|was| was.battle).and_then(|battle| battle.battling(pending.card));
    let gone = pending.own.its.iter().map(|was| was.last.card);
    gone.filter(|id| !pending.it.contains(id) && opposite != Some(*id)).collect()
}
