//! 13-2-8-2-1. Cards that have left the field, as they were when they were last there.

use super::waits::Was;
use super::{Book, Cx, Eye, Gundam, Run, State, matching, readings, reads};
use crate::cardgame::values::Last;
use crate::cardgame::{CardId, Cause, Pending};

impl Was {
    /// Every card that it speaks of.
    pub fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.last.each_card(see);
        self.marks.pilot.iter_mut().chain(&mut self.marks.struck_by).for_each(&mut *see);
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
    let was = Was::of(&eye, id, None);
    state.pending.iter_mut().filter_map(|p| p.own.was.as_mut()).for_each(|was| was.forget(id));
    let Some(was) = was else { return };
    let waits = |p: &&mut Pending<Gundam>| p.card == id && p.own.was.as_ref().is_none_or(|was| was.by.is_none());
    state.pending.iter_mut().filter(waits).for_each(|p| p.own.was = Some(was.clone()));
    state.own.left.push(*was);
}

/// Is what a step reads of this card how it was before it left, by a reading?
pub fn looks_back(cx: &mut Cx<'_>, l: &Run) {
    let gone = |id: CardId| l.own.last_of(id).is_some_and(|was| was.by.is_none()) && cx.state.values.of(id).is_none();
    let (this, it) = (gone(l.this), l.it.iter().any(|&id| gone(id)));
    let Some(step) = l.instr(cx.book).filter(|_| this || it) else { return };
    if (this && reads::reads_this(cx.book, step)) || (it && reads::reads_it(cx.book, step)) {
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
            run.own.its.retain(|before| before.last.card != card);
            run.own.its.push(was.clone());
        }
    }
}
