//! g:นับว่าผ่านไป X Turn. A card counts as having passed Turns: for it alone our End of Subturn Step comes, the opponent's Check up and End of
//! Subturn Steps and our Check up Step, once; further Turns are only counted.

use super::abilities::Waits;
use super::event::{AT_ONCE, DONE, Happens};
use super::moves::{Change, Moves, To};
use super::procedure::Casting;
use super::vocabulary::{Curse, Kind, Op, OwnCannot, OwnOp, Timing, When};
use super::{Book, Cx, Event, Eye, Flow, Run, State, SummonerMaster, charging, having, skills};
use crate::cardgame::act::op;
use crate::cardgame::{CardId, Cause, Few, Held, Pending, Word, finding};
use crate::engine::Player;

/// The counts of each card that was picked go down; what is complete ends; what else those Steps bring to a card comes.
pub fn passes(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(&Op::Own(OwnOp::PassTurns(_, turns))) = op(cx, l) else { return Flow::Next };
    if turns == 0 {
        l.keep();
        return Flow::Next;
    }
    if !l.own.passed {
        l.own.passed = true;
        cx.cite(if turns == 1 { "g:นับว่าผ่านไป_1_Turn" } else { "" });
        for &id in &l.picked {
            cx.note(finding("sm-note-turns-passed").card(id).number("n", i32::from(turns)));
            cx.event(Happens::PassesOne(id, turns.saturating_mul(2)).event());
        }
        return Flow::Again;
    }
    l.own.passed = false;
    let mut list = Vec::new();
    for &id in &l.picked {
        let before = list.len();
        ends(cx, id, &mut list);
        // What leaves passes no further Step.
        if list.len() == before && cx.state.in_arena(id) {
            ends_and_begins(cx, id, l.who);
        }
    }
    let back = cx.state.away.iter().find(|a| a.left == DONE && l.picked.contains(&a.card)).map(|a| a.card);
    l.keep();
    match (list.is_empty(), back) {
        (false, _) => Flow::Call(Moves::by_rule(cx, list)),
        (true, Some(card)) => {
            cx.cite("g:Vanish");
            cx.event(Happens::Back(card).event());
            let l = Casting::of(card, cx.state.owner(card));
            Flow::Call(l.enter(cx.state, cx.book))
        }
        (true, None) => Flow::Next,
    }
}

/// 401.9.6. What is complete on a card ends.
fn ends(cx: &mut Cx<'_>, id: CardId, list: &mut Vec<Change>) {
    let marks = cx.state.card(id);
    for &kind in Curse::ALL {
        if marks.curses[kind.index()].is_some_and(|c| c.acting && c.left == DONE) {
            if matches!(kind, Curse::Poison | Curse::LastDance) {
                cx.cite(if kind == Curse::Poison { "709.8.1" } else { "709.10.3" });
                list.push(Change::destroyed(id, Cause::Rule));
            }
            cx.event(Happens::CurseEnds(id, kind).event());
        }
    }
    if marks.left == DONE {
        cx.cite("201.9.2.2");
        cx.event(Happens::Left(id, 0).event());
        list.push(Change::of(id, To::Shrine, Cause::Rule));
    }
}

/// 401.9.7, g:Charging, 401.9.4, 401.2.5. What the End of Subturn and Check up Steps of both players bring to a card.
fn ends_and_begins(cx: &mut Cx<'_>, id: CardId, us: Player) {
    let barred = having::is_forbidden(cx.state, cx.book, cx.state.owner(id), id, &OwnCannot::BecomeActive);
    if cx.state.card(id).rested && !barred {
        cx.cite("401.9.7");
        cx.event(Event::Turn(id, false, Cause::Rule));
    }
    charging::charge_one(cx, id);
    let them = us.other();
    let steps =
        [(When::EntersEnd, us), (When::EntersCheckUp, them), (When::EntersEnd, them), (When::EntersCheckUp, us)];
    for (when, player) in steps {
        for held in entering(cx.state, cx.book, id, when, player) {
            cx.cite(if when == When::EntersEnd { "401.9.4" } else { "401.2.5" });
            cx.event(Event::Pend(pending(cx.state, held)));
        }
    }
    // Only the Steps are passed: whether a Subturn begins or ends for the card is not said.
    let unsaid = |when: When| [us, them].iter().any(|p| !entering(cx.state, cx.book, id, when, *p).is_empty());
    let of_subturns = [When::EntersAttack, When::EntersDefence, When::EndsAttack, When::EndsDefence, When::EndsSubturn];
    if of_subturns.into_iter().any(unsaid) {
        cx.note(finding("sm-note-passing-unsaid").card(id));
    }
}

/// The Abilities of a card that work when this Step of this player comes.
fn entering(state: &State, book: &Book, id: CardId, when: When, player: Player) -> Vec<Held> {
    let eye = Eye::new(state, book, state.owner(id), id);
    let is = |t: &Timing| matches!(t, Timing::Own(t) if t.when == when && eye.is_player(t.who.whose, player));
    let works = |held: &&Held| {
        let spent = |named| skills::is_spent(state, book, id, held.def, held.effect, named);
        held.card == id
            && matches!(&book.effect(held.def, held.effect).kind, Kind::Auto(all) if all.iter().any(is))
            && !spent(false)
            && !spent(true)
    };
    state.values.autos.iter().filter(works).copied().collect()
}

fn pending(state: &State, held: Held) -> Pending<SummonerMaster> {
    let own = Waits { slot: AT_ONCE, ..Waits::default() };
    let (card, def, effect) = (held.card, held.def, held.effect);
    Pending { who: state.owner(card), card, def, effect, wave: state.wave, it: Few::new(), moved: false, own }
}
