//! g:Change Target. The target of what is under way becomes another one.

use super::super::areas::Aimed;
use super::super::event::Happens;
use super::super::vocabulary::{Deed, Op, OwnOp};
use super::super::{Asked, Choice, Cx, Flow, Options, Run, choosing};
use crate::cardgame::act::op;
use crate::cardgame::finding::Fact;
use crate::cardgame::{Because, CardId, Few, because, finding};
use crate::engine::Chooser;

/// The targets that may be changed; `l.order` names the Skill or the Mystic, if that was asked.
fn changeable(cx: &Cx<'_>, l: &Run) -> Vec<(CardId, Aimed)> {
    let Some(&Op::Own(OwnOp::ChangeTarget { skill, .. })) = op(cx, l) else { return Vec::new() };
    let to = l.picked.first();
    let all = choosing::aimed(cx.state, cx.book, l.this, skill).into_iter();
    let fits = |(card, aim): &(CardId, Aimed)| {
        l.order.first().is_none_or(|of| of == card) && to.is_none_or(|to| aim.target() != Some(*to))
    };
    all.filter(fits).collect()
}

/// Which Skill or Mystic, if there are several; then which of its targets.
pub(super) fn offer_change(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let all = changeable(cx, l);
    let mut of: Few = all.iter().map(|(card, _)| *card).collect();
    of.dedup();
    let found: Few = match of.as_slice() {
        [] => return Asked::Itself(Choice::Nothing),
        [_] => all.iter().filter_map(|(_, aim)| aim.target()).collect(),
        _ => of,
    };
    found.iter().for_each(|&id| options.legal(Choice::Card(id, cx.state.card(id).def)));
    Asked::Of(Chooser::Player(l.who))
}

/// This one.
pub(super) fn take_change(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let all = changeable(cx, l);
    let (Choice::Card(chosen, _), Some(&to)) = (choice, l.picked.first()) else {
        because(cx, Because::NothingTo(Deed::ChangeTarget));
        l.order.clear();
        l.keep();
        return Flow::Next;
    };
    if all.iter().any(|(card, _)| *card != all[0].0) {
        l.order = Few::from_slice(&[chosen]);
        return Flow::Again;
    }
    if let Some((card, aim)) = all.iter().find(|(_, aim)| aim.target() == Some(chosen)) {
        cx.note(
            finding("sm-note-target-changed")
                .card(*card)
                .with("words", Fact::Card(chosen))
                .with("other", Fact::Card(to)),
        );
        cx.event(Happens::Redirects(aim.depth, chosen, to).event());
        l.done(1);
    }
    l.order.clear();
    l.keep();
    Flow::Next
}
