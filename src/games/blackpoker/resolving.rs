//! P-6. Resolving an action.

use super::event::Event;
pub use super::frame::{By, Resolve, effect};
use super::readings::ONCE_COUNTED;
use super::state::Target;
use super::{BlackPoker, Cx, Found};
use crate::engine::{ClauseId, Flow, Row, does};

/// P-6-1 to P-6-3.
pub static RESOLVE: [Row<BlackPoker, Resolve>; 3] = [
    does("P-6-1", "bp-row-target-there", |cx, _| {
        let Some(action) = &cx.state.made else { return Flow::Return };
        let kind = action.kind;
        if target_exists(cx, action.target) {
            return Flow::Next;
        }
        cx.note(Found::TargetGone(kind));
        Flow::Goto(const { ClauseId::new("P-6-3") })
    }),
    does("P-6-2", "bp-row-effect", |cx, _| {
        let Some(action) = &cx.state.made else { return Flow::Return };
        let (kind, by) = (action.kind, action.by);
        if kind.mark().is_some() && cx.reading(ONCE_COUNTED) == 1 {
            cx.event(Event::Mark(by, kind));
        }
        Flow::Call(effect(kind, by))
    }),
    does("P-6-3", "bp-row-keys-to-graveyard", |cx, _| {
        if let Some(action) = &cx.state.made {
            let (by, keys) = (action.by, action.keys);
            if !keys.is_empty() {
                cx.event(Event::BuryKeys(by, keys));
            }
            cx.event(Event::Over);
        }
        Flow::Return
    }),
];

/// P-6-1. Is what the action aims at still there?
fn target_exists(cx: &Cx<'_>, target: Option<Target>) -> bool {
    match target {
        Some(Target::Soldier(thing) | Target::Bulwark(thing)) => cx.state.is_on_field(thing),
        Some(Target::Action(key, _)) => cx.state.staged(key).is_some(),
        Some(Target::Player(_)) | None => true,
    }
}
