//! 10-3-1. An effect is activated and resolved: the rows of its program, with their clauses.

use super::vocabulary::{Call, Deed, Is, Kind, OwnIs, Timing, When, Zone};
use super::waits::Waits;
use super::{Cx, Flow, Gundam, Run, choosing, last, marks, operations, readings, reads};
use crate::cardgame::code::Instr;
use crate::cardgame::counted::Counted;
use crate::cardgame::effect::small;
use crate::cardgame::rows::ProgramRows;
use crate::cardgame::run;
use crate::cardgame::{CardGame as _, CardId, Few, Pending, Zone as _, finding};
use crate::engine::{asks, citing, does};

/// Instruction → row.
pub static PROGRAM: ProgramRows<Gundam> = ProgramRows {
    end: does("10-3-1-4", "gcg-resolved", run::end),
    ends_instead: does("10-1-9-1", "gcg-goes-on", run::ends_instead),
    instead: citing("10-1-9-1-1 13-2-13-1", does("10-1-9-1", "gcg-instead", run::instead)),
    conditions: citing(
        "10-2-1 10-2-3 13-2-13-1 10-1-5-3 10-1-6-2 13-2-10-1 13-2-10-2 13-2-12-1 13-2-8-2-1",
        does("10-3-1-1", "gcg-conditions", run::conditions),
    ),
    may_pay: citing("10-1-7-3 10-1-7-4 10-1-3", asks("10-1-7-2", "gcg-ask-pay-effect", run::offer_pay, run::take_pay)),
    paid: citing("10-1-7-4", does("10-1-7-2", "gcg-paid", run::paid)),
    activate: citing(
        "10-3-1 10-3-1-2 13-2-13-2 10-1-7-1 10-1-7-5 10-1-8-1 13-2-1-1 13-2-2-1 13-2-3-1 13-2-4-1 13-2-5-1 13-2-6-1 13-2-7-1 13-2-8-1 13-2-8-2 13-2-9-1 13-2-9-2 13-2-11-1 13-2-13-1 10-1-6-1 10-1-6-4 13-1-3-1 7-2-4-1 7-6-4-1 8-2-2",
        does("10-3-1-3", "gcg-activate", run::activate),
    ),
    once: does("13-2-13-1", "gcg-once", run::once),
    in_turn: citing("12-2-4", does("1-3-4", "gcg-in-turn", run::in_turn)),
    if_: citing("10-1-3", does("10-2-1", "gcg-if", run::decide)),
    if_done: citing("1-3-7 1-3-2", does("10-2-1", "gcg-if-done", decide_done)),
    jump: does("1-3-7", "gcg-jump", run::jump),
    may: citing("1-3-2", asks("10-1-3", "gcg-ask-may", run::offer_may, take_may)),
    modes: citing("1-3-7", asks("10-3-3", "gcg-ask-mode", run::offer_modes, run::take_mode)),
    later: citing("7-6-4-1 8-6-1", does("10-3-1-4", "gcg-later", later)),
    choose: citing(
        "10-3-3-1 1-3-5 10-2-2 10-1-3 10-1-2 1-3-2 1-3-3 10-3-5 4-6-4-1 12-2-6 12-3-10 12-3-11 4-1-4 4-7-2 4-8-2 4-9-2",
        asks("10-3-3", "gcg-ask-choose", choosing::offer, choosing::take),
    ),
    pick: citing("1-3-2 4-1-5 13-2-8-2-1", does("10-3-4", "gcg-pick", pick)),
    keep: does("1-3-7", "gcg-keep", run::keep),
    did: does("10-3-1-4", "gcg-did", run::did),
    then: does("1-3-7", "gcg-then", run::then),
};

/// 10-2-1. Whether it was done is said, and of which text.
fn decide_done(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let flow = run::decide(cx, l);
    let steps = &cx.book.code(l.def, l.effect).steps;
    let skip = if let Some(Instr::If(_, skip)) = l.instr(cx.book) { usize::from(*skip) } else { 0 };
    // What is resolved otherwise stands behind a jump at the end of what is resolved then.
    let otherwise = matches!(steps.get(usize::from(l.at) + skip), Some(Instr::Jump(_)));
    let key = match (matches!(flow, Flow::Next), otherwise, skip == 1) {
        (true, true, true) => "gcg-note-if-not-but-done",
        (true, ..) => "gcg-note-if-done",
        (false, true, true) => "gcg-note-if-not-and-not-done",
        (false, true, false) => "gcg-note-otherwise-not-done",
        (false, false, _) => "gcg-note-if-not-done",
    };
    cx.note(finding(key).card(l.this));
    flow
}

/// 10-1-6-4. An effect that waited begins.
pub fn resumes(pending: &Pending<Gundam>, run: Run) -> Run {
    let Waits { was, its, damage, timing, .. } = pending.own.clone();
    let own = super::Local { was, its, damage, timing, waited: true, ..run.own };
    Run { here: !pending.moved && own.fallen().is_none(), gone: last::spoken_of(pending), own, ..run }
}

/// 10-3-1-3. The clauses by which an effect is activated.
pub fn activates(cx: &mut Cx<'_>, l: &Run) {
    let effect = cx.book.effect(l.def, l.effect);
    match &effect.kind {
        // 10-1-6-1. Of several timings the one that came.
        Kind::Auto(timings) => {
            timings.get(usize::from(l.own.timing)).into_iter().for_each(|t| cx.cite(timing_clauses(t)));
        }
        Kind::Called(Call::ActivateMain) if l.def == super::cards::RULES => cx.cite("13-1-3-1"),
        Kind::Called(Call::ActivateMain) => cx.cite("13-2-1-1"),
        Kind::Called(Call::ActivateAction) => cx.cite("13-2-2-1"),
        Kind::Called(call @ (Call::Main | Call::Action)) => {
            let def = cx.book.def(l.def);
            let both = def.called(&Call::Main).is_some() && def.called(&Call::Action).is_some();
            let main = *call == Call::Main;
            cx.support(if main { "13-2-3-1" } else { "13-2-4-1" });
            if both {
                cx.support(if main { "13-2-3-2" } else { "13-2-4-3" });
            }
        }
        Kind::Called(Call::Burst) => cx.cite("13-2-5-1"),
        _ => {}
    }
    match effect.kind {
        Kind::Auto(_) => cx.support("10-1-6-1"),
        Kind::Called(Call::ActivateMain | Call::ActivateAction) => {
            cx.support("10-1-7-1");
            if effect.cost.is_empty() {
                cx.support("10-1-7-5");
            }
        }
        Kind::Called(Call::Main | Call::Action) => cx.support("10-1-8-1"),
        _ => {}
    }
    if let Some(was) = l.own.fallen() {
        cx.support("13-2-8-2");
        cx.support("13-2-8-2-1");
        if was.linked {
            cx.support("13-2-12-1");
        }
    }
    let twin = |id: CardId| id != l.this && cx.state.owner(id) == l.who && Gundam::texts(cx.state, id).contains(&l.def);
    if effect.once && cx.state.whole_field().any(twin) {
        cx.support("13-2-13-2");
    }
    cx.note(marks::activates(cx, l));
    cx.support("10-3-1");
    cx.support("10-3-1-2");
    rests_on_text(cx, l);
    if effect.body.len() > 1 {
        cx.support("1-3-7");
    }
}

/// 2-11-3. Which of a Pilot's two texts it is: its own above the name, or that of its Unit below.
fn rests_on_text(cx: &mut Cx<'_>, l: &Run) {
    use super::vocabulary::Category;
    let card = cx.state.card(l.this);
    if card.zone == Zone::Battle && card.def != l.def && l.def != super::cards::RULES {
        cx.support("3-3-9-2");
        cx.support("2-11-3");
    } else if card.zone == Zone::Revealed && cx.book.def(l.def).category == Some(Category::Pilot) {
        cx.support("3-3-9-1");
        cx.support("2-11-3");
    }
}

/// 10-1-6-2. A triggered effect whose conditions do not hold now is not activated.
pub fn is_not_fulfilled(cx: &mut Cx<'_>, l: &Run) {
    let effect = cx.book.effect(l.def, l.effect);
    let field = cx.state.card(l.this).zone.is_field();
    let auto = matches!(effect.kind, Kind::Auto(_)) && field;
    // Those of a card that has left were looked at where it was.
    if cx.told() && field {
        let (state, book) = (cx.state, cx.book);
        let eye = l.eye(state, book);
        effect.conditions.iter().for_each(|c| cx.note(marks::looked_at(&eye, c)));
    }
    if auto && !effect.conditions.iter().all(|c| l.eye(cx.state, cx.book).holds(c)) {
        cx.support("10-1-6-2");
    }
}

/// What is done to this card alone leaves what the text speaks of as it was: "rest this Unit. If you do, deal 1 damage to that Unit".
pub enum Aside {}

impl Counted<Gundam> for Aside {
    fn forget(l: &mut Run) {
        if let Some(it) = l.own.aside.take() {
            l.it = it;
        }
    }
}

/// Cards that need no choice. 13-2-8-2-1, 3-3-6: the Pilot that a destroyed Unit had went to the trash with it.
fn pick(cx: &mut Cx<'_>, l: &mut Run) -> super::Flow {
    let alone = l.picked.is_empty() && matches!(l.instr(cx.book), Some(Instr::PickThis));
    l.own.aside = alone.then(|| l.it.clone());
    let flow = run::pick(cx, l);
    let gone = match l.instr(cx.book) {
        Some(Instr::PickIt) => l.own.waited && l.it.is_empty(),
        Some(Instr::PickThis) => !is_there(cx.state, l),
        _ => false,
    };
    if gone {
        cx.decide("4-1-5");
        cx.note(finding("gcg-note-is-new").card(l.this));
    }
    let Some(Instr::Pick(selector)) = l.instr(cx.book) else { return flow };
    let of_this = selector.filter.has(&|is| matches!(is, Is::Own(OwnIs::PilotOfThis)));
    if let Some(pilot) = l.own.fallen().and_then(|was| was.marks.pilot).filter(|_| of_this)
        && cx.state.card(pilot).zone == Zone::Trash
    {
        cx.support("13-2-8-2-1");
        l.picked.push(pilot);
        l.base = small(l.picked.len());
    }
    flow
}

/// 10-1-3. It is done, or not; 1-3-2: what cannot be done is not asked.
fn take_may(cx: &mut Cx<'_>, l: &mut Run, choice: super::Choice) -> super::Flow {
    let (Some(Instr::May(_, skip)), super::Choice::Nothing) = (l.instr(cx.book), choice) else {
        return run::take_may(cx, l, choice);
    };
    cx.cite("1-3-2");
    cx.note(finding("gcg-note-cannot-do").card(l.this));
    l.ok = false;
    l.done = 0;
    super::Flow::Skip(*skip)
}

/// 10-3-1-4, 7-6-4-1. Something is left for later.
fn later(cx: &mut Cx<'_>, l: &mut Run) -> super::Flow {
    cx.note(finding("gcg-note-later").card(l.this));
    run::later(cx, l)
}

/// The clause of a timing.
const fn timing_clauses(timing: &Timing) -> &'static str {
    match timing {
        Timing::Own(When::Deploy) => "13-2-6-1",
        Timing::Own(When::Attack) => "13-2-7-1",
        Timing::Own(When::Destroyed) => "13-2-8-1",
        Timing::Own(When::WhenPaired(_)) => "13-2-9-1",
        Timing::Own(When::WhenLinked) => "13-2-11-1",
        Timing::Own(When::StartOfTurn(_)) => "7-2-4-1",
        Timing::Own(When::EndOfTurn(_)) => "7-6-4-1",
        Timing::Own(When::Attacks(_)) => "8-2-2",
        _ => "10-1-6-1",
    }
}

/// 13-2-13-1. Is an effect that works once a turn really used, if its first choice finds nothing?
pub fn is_carried_out(cx: &mut Cx<'_>, l: &Run) -> bool {
    let next = cx.book.code(l.def, l.effect).steps.get(usize::from(l.at) + 1);
    let Some(Instr::Choose { from, count, deed, .. }) = next else { return true };
    let eye = l.eye(cx.state, cx.book);
    let mut found = eye.select(from);
    found.retain(|id| super::choosing::counts(cx.state, cx.book, l, *id, *deed));
    let least = super::playing::least(&eye, count).max(1);
    if crate::cardgame::eye::number(found.len()) >= least || eye.unknown_in(from).is_some() {
        return true;
    }
    cx.reading(readings::ONCE_FOR_NOTHING) == 1
}

/// Is "this card" still where the text speaks of it? 13-2-8-2: an effect of a destroyed card takes effect from the trash. 4-1-5: with
/// any other effect that waited, a card that has left the field meanwhile is a new one.
pub fn is_there(state: &super::State, run: &Run) -> bool {
    let zone = state.card(run.this).zone;
    match (run.own.fallen(), run.own.waited) {
        (Some(_), _) => zone == Zone::Trash,
        (None, true) => run.here && !is_away(zone),
        (None, false) => run.here || !zone.is_field(),
    }
}

/// Areas where a card of the field is a new one.
const fn is_away(zone: Zone) -> bool {
    matches!(zone, Zone::Trash | Zone::Hand | Zone::Deck | Zone::Removed | Zone::Shields | Zone::Outside)
}

/// Does a timing speak of a Unit or a Base that stays on the field by it?
const fn is_of_field(timing: &Timing) -> bool {
    match timing {
        Timing::Own(when) => matches!(
            when,
            When::Deployed(..)
                | When::Paired(..)
                | When::Links(_)
                | When::Attacks(_)
                | When::Attacked(_)
                | When::Blocks(_)
                | When::Blocked(..)
                | When::Lowered(..)
                | When::Recovers(_)
                | When::Activated(_)
                | When::Battles(_)
                | When::Destroys { .. }
                | When::Deals { .. }
                | When::HitsPlayer(..)
        ),
        Timing::Done(deed, ..) => matches!(deed, Deed::Damage | Deed::Rest | Deed::SetActive | Deed::Recover),
    }
}

/// 4-1-5, 3-2-1. "That Unit" that has left the field before the effect was its turn is a new card.
pub fn forgets_moved(cx: &mut Cx<'_>, l: &mut Run) {
    let Kind::Auto(timings) = &cx.book.effect(l.def, l.effect).kind else { return };
    if l.own.waited && timings.iter().all(is_of_field) {
        let (gone, there): (Few, Few) = l.it.iter().copied().partition(|id| is_away(cx.state.card(*id).zone));
        l.gone.extend(gone);
        l.it = there;
    }
}

/// All rows of programs and operations, with what they are called in the register.
pub fn rows() -> impl Iterator<Item = (&'static str, &'static super::Row<Run>)> {
    let rows = PROGRAM.all().into_iter().chain(operations::OPERATIONS.iter().copied());
    rows.chain(super::doubting::rows())
}

/// What a condition that was looked at rests on.
pub fn looked_at(cx: &mut Cx<'_>, l: &Run, condition: &super::vocabulary::Condition) {
    cx.support("10-3-1-1");
    last::looks_back(cx, l);
    let (state, book) = (cx.state, cx.book);
    let eye = l.eye(state, book);
    reads::rests_on_condition(cx, &eye, condition);
    if cx.told() {
        cx.note(marks::looked_at(&eye, condition));
    }
    if super::matching::rests_on_opponents(cx.state, condition) {
        cx.reading(readings::ROYALE_OPPONENT_NUMBER);
    }
    if asks_names(condition) {
        cx.reading(readings::SECOND_NAME);
    }
}

/// Does a condition ask for a name or a trait where Commands may lie?
fn asks_names(condition: &super::vocabulary::Condition) -> bool {
    use super::vocabulary::{Amount, Condition, Is, Place, Zone};
    match condition {
        Condition::Is(Amount::Count(selector), ..) => {
            let named = |is: &Is| matches!(is, Is::Name(_) | Is::NameIncludes(_) | Is::Type(_));
            selector.places.contains(&Place::Zone(Zone::Trash)) && selector.filter.has(&named)
        }
        Condition::All(all) | Condition::Any(all) => all.iter().any(asks_names),
        Condition::Not(inner) => asks_names(inner),
        _ => false,
    }
}
