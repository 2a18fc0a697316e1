//! 8-4-1. An effect is activated and resolved: the rows of its program, with their clauses.

use super::differences::Differs;
use super::event::Happens;
use super::noticing::{Void, Waits};
use super::vocabulary::{
    Amount, Call, Condition, Count, Former, Grant, Is, Kind, Later, Of, Op as VOp, OwnCondition, OwnGrant, OwnOp,
    Selector, Stat, Taken, Target, Timing, When, Zone, is_kept,
};
use super::{Book, Choice, Cx, Flow, OnePiece, Run, operations, readings, said, sums};
use crate::cardgame::code::Asking;
use crate::cardgame::code::Instr;
use crate::cardgame::counted::Counted as _;
use crate::cardgame::finding::Fact;
use crate::cardgame::rows::ProgramRows;
use crate::cardgame::run;
use crate::cardgame::values::Granted;
use crate::cardgame::{CardGame, CardId, DefId, Pending, Word as _, Zone as _, act, choose, finding, parts, pay};
use crate::engine::{Player, asks, citing, does, elsewhere};
use crate::lang::Said;

/// Instruction → row.
pub static PROGRAM: ProgramRows<OnePiece> = ProgramRows {
    end: citing("11-3-3", does("8-4-1-5", "op-resolved", run::end)),
    ends_instead: citing("8-1-3-4-4", does("8-1-3-4-4-1", "op-goes-on", goes_on)),
    instead: citing("8-1-3-4-3 8-1-3-4-4 10-2-13-1", does("8-1-3-4-4", "op-instead", run::instead)),
    conditions: citing(
        "8-4-5 8-1-3-1-2 8-1-3-1-3 8-2-1-1 8-3-2 8-3-2-1 8-3-2-3 8-3-2-4 8-3-2-5 10-2-9-1 10-2-11-1 10-2-12-1 10-2-13-3 10-2-17-2 8-1-3-1 8-4-3",
        does("8-4-1-1", "op-conditions", conditions),
    ),
    may_pay: citing("8-3-1-3 8-1-3-1-2 8-4-1-3 8-3-1 8-3-1-1", asks("8-3-1-4", "op-ask-pay", run::offer_pay, take_pay)),
    paid: citing("8-4-1-3 8-3-1-1 8-3-1", does("8-3-1-7", "op-paid", run::paid)),
    activate: citing(
        "8-4-3 10-2-13-1 10-2-17-1 8-1-3-1 8-1-3-2 10-2-2-1 10-2-3-1 10-2-4-1 10-1-5-1 10-2-5-1 10-2-6-1 10-2-15-1 10-2-16-1 10-2-7-1 10-2-8-1",
        does("8-4-1-4", "op-activate", run::activate),
    ),
    once: does("10-2-13-3", "op-once", run::once),
    in_turn: citing("1-3-11", does("1-3-8", "op-in-turn", run::in_turn)),
    if_: citing("4-10-1", does("8-3-3", "op-if", decide)),
    if_done: citing("8-3-3 1-3-2", does("4-10-1", "op-if-done", decide_done)),
    jump: does("1-3-8", "op-jump", run::jump),
    may: citing("1-3-2", asks("8-1-2", "op-ask-may", run::offer_may, take_may)),
    modes: citing("1-3-4 8-3-1-3 8-1-3-4-5 1-3-2", asks("8-4-4", "op-ask-mode", run::offer_modes, take_mode)),
    later: elsewhere(
        operations::RESOLVES,
        citing("6-6-1-2 6-6-1-1 7-1-5-2 6-2-2 6-5-1", does("8-1-4-2", "op-later", later)),
    ),
    choose: citing(
        "8-4-4-1 8-4-4-2 8-4-4-4 4-8-1 1-3-5-1 1-3-4 1-3-2 11-2-1 1-3-3 3-1-5 3-4-2 3-5-2 3-10-2",
        asks("8-4-4", "op-ask-choose", choose::offer, take_card),
    ),
    pick: citing("1-3-2 3-1-6", does("8-4-4-3", "op-pick", pick)),
    keep: does("8-4-1-5", "op-keep", |cx, l| {
        let flow = run::keep(cx, l);
        l.own.former[Former::Selected as usize].clone_from(&l.it);
        remember(cx, l);
        flow
    }),
    did: does("8-4-1-5", "op-did", |cx, l| {
        let before = usize::from(l.at).checked_sub(1).and_then(|n| cx.book.code(l.def, l.effect).steps.get(n));
        if matches!(before, Some(Instr::Act(VOp::Own(OwnOp::Play { .. })))) {
            l.own.former[Former::Played as usize].clone_from(&l.it);
        }
        if let Some(Instr::Act(op)) = before {
            keep_top(cx, l, op);
        }
        remember(cx, l);
        run::did(cx, l)
    }),
    then: does("4-10-2", "op-then", |cx, l| {
        if !l.ok {
            cx.note(finding("op-note-then-anyway").card(l.this));
        }
        run::then(cx, l)
    }),
};

/// 8-4-4. The text may come back to cards on the field after it spoke of others.
fn remember(cx: &Cx<'_>, l: &mut Run) {
    // This card is never "that Character".
    let itself = l.it.as_slice() == [l.this];
    if !itself && !l.it.is_empty() && l.it.iter().all(|&id| cx.state.card(id).zone.is_field()) {
        l.own.former[Former::Field as usize].clone_from(&l.it);
    }
}

/// 3-5-2, 11-3-1. The text speaks of a single card that went from the top of a deck to the trash, or that was looked at.
fn keep_top(cx: &Cx<'_>, l: &mut Run, op: &VOp) {
    match op {
        VOp::Move { deed, what: what @ Target::Top { whose, .. }, .. } if is_kept(*deed, what) => {
            let who = l.eye(cx.state, cx.book).player(*whose);
            l.it = cx.state.trash(who).iter().copied().take(usize::from(l.done)).collect();
        }
        VOp::Look { reveal: false, count: Amount::N(1), .. } => l.it = l.looked.clone(),
        _ => {}
    }
}

/// 8-4-4-3, 3-1-6. Cards that need no choice; one that has moved is another one.
fn pick(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let flow = run::pick(cx, l);
    if matches!(l.instr(cx.book), Some(Instr::PickThis)) && !OnePiece::is_there(cx.state, l) {
        cx.decide("3-1-6");
        cx.note(finding("op-note-is-new").card(l.this));
    }
    flow
}

/// 8-6-1. An effect that waited begins.
pub fn resumes(pending: &Pending<OnePiece>, run: Run) -> Run {
    let Waits { by_ko, void, on_play, .. } = pending.own;
    let mut own = super::Local { place: by_ko.then_some(Zone::Trash), void, on_play, ..run.own };
    own.former[Former::Field as usize].clone_from(&run.it);
    Run { moved: pending.moved && !by_ko, own, ..run }
}

/// 8-4-5, 8-1-3-1-3. Does an effect come to nothing because of where its card is?
pub fn comes_to_nothing(cx: &mut Cx<'_>, l: &mut Run) -> bool {
    match l.own.void {
        Some(Void::Secret) => {
            if cx.book.differs(Differs::SecretSource) {
                cx.reading(readings::OLD_LEAVES);
            }
            cx.decide("!8-4-5");
            cx.support(match cx.state.card(l.this).zone {
                Zone::Hand => "3-4-2",
                Zone::Deck => "3-2-2",
                _ => "3-10-2",
            });
            cx.note(finding("op-note-went-to-secret").card(l.this));
            return true;
        }
        Some(Void::NoDon) => {
            cx.reading(readings::OLD_ON_KO);
            cx.decide("8-3-2-3");
            cx.support("6-5-5-4");
            cx.note(finding("op-note-condition-fails").card(l.this));
            let asks = |c: &&Condition| matches!(c, Condition::Own(OwnCondition::DonGiven(_)));
            if let Some(condition) = cx.book.effect(l.def, l.effect).conditions.iter().find(asks) {
                cx.note(finding("op-note-asks-for").with("words", said::told(condition)));
            }
            return true;
        }
        None => {}
    }
    if is_negated_on_play(cx, l) {
        cx.decide("!8-2-1-1");
        cx.note(finding("op-note-negated").card(l.this));
        return true;
    }
    let auto = matches!(cx.book.effect(l.def, l.effect).kind, Kind::Auto(_));
    if l.moved && auto {
        // 8-1-3-1-3. The older edition has no such clause.
        if !cx.book.differs(Differs::MovedSource) || cx.reading(readings::OLD_MOVED_SOURCE) == 1 {
            cx.decide("!8-1-3-1-3");
            cx.note(finding("op-note-source-moved").card(l.this));
            return true;
        }
        l.here = false;
    }
    false
}

/// 8-2-1. Is it activated as an [On Play] effect of a player whose [On Play] effects are negated? One that works at several timings is so
/// only where its card being played set it off.
fn is_negated_on_play(cx: &Cx<'_>, l: &Run) -> bool {
    let negated = |granted: &Granted| *cx.book.grant(granted.grant) == Grant::Own(OwnGrant::OnPlayNegated);
    l.own.on_play && cx.state.values.players[l.who.index()].iter().any(negated)
}

/// 8-4-1-4. The clauses by which an effect is activated.
pub fn activates(cx: &mut Cx<'_>, l: &Run) {
    let effect = cx.book.effect(l.def, l.effect);
    if cx.state.card(l.this).zone.is_field() {
        cx.support("8-4-3");
    }
    if !l.own.through {
        match &effect.kind {
            // What set it off was said with its clause when it was.
            Kind::Auto(timings) => timings.iter().for_each(|t| cx.support(timing_clauses(t))),
            Kind::Called(Call::ActivateMain) => {
                cx.cite("10-2-2-1");
                cx.support("8-1-3-2");
            }
            Kind::Called(Call::Main) => {
                cx.cite("10-2-3-1");
                cx.support("8-1-3-2");
            }
            Kind::Called(Call::Counter) => cx.cite("10-2-4-1"),
            Kind::Called(Call::Trigger) => cx.cite("10-1-5-1"),
            _ => {}
        }
    }
    cx.support("8-4-1");
    cx.support("8-4-1-5");
    if effect.body.len() > 1 {
        cx.support("1-3-8");
        cx.support("2-8-3");
    }
    if effect.once {
        let name = |id: CardId| cx.state.card(id).def;
        if cx.state.field(l.who).any(|id| id != l.this && name(id) == name(l.this)) {
            cx.support("10-2-13-2");
        }
        if cx.state.card(l.this).new {
            cx.support("10-2-13-4");
        }
    }
}

/// The clause of a timing.
const fn timing_clauses(timing: &Timing) -> &'static str {
    match timing {
        Timing::Own(When::OnPlay) => "10-2-6-1",
        Timing::Own(When::WhenAttacking) => "10-2-5-1",
        Timing::Own(When::OnBlock) => "10-2-15-1",
        Timing::Own(When::OnKo) => "10-2-17-1",
        Timing::Own(When::OnOpponentsAttack) => "10-2-16-1",
        Timing::Own(When::EndOfYourTurn) => "10-2-7-1",
        Timing::Own(When::EndOfOpponentsTurn) => "10-2-8-1",
        _ => "8-1-3-1",
    }
}

/// 8-1-3-4-4-1. What was there instead is over, and the text that it came into goes on.
fn goes_on(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    if l.within {
        cx.note(finding("op-note-goes-on").card(l.this));
    } else {
        // No text was under way, but a battle, damage or a rule.
        cx.decide("!8-1-3-4-4");
        cx.note(finding("op-note-replaced").card(l.this));
    }
    run::ends_instead(cx, l)
}

/// 6-6-1-2, 7-1-5-2, 6-2-2. What is put off is done where its time comes.
fn later(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    if let Some(Instr::Later(when, _)) = l.instr(cx.book) {
        cx.decide(match when {
            Later::EndOfThisBattle => "!7-1-5-2",
            Later::StartOfYourNextTurn => "!6-2-2",
            Later::StartOfOpponentsNextMain => "!6-5-1",
            // In the older edition it is one of the effects of the End Phase.
            _ if cx.book.differs(Differs::PutOff) => "!6-6-1-1",
            _ => "!6-6-1-2",
        });
    }
    run::later(cx, l)
}

/// 8-4-4. The mode that is chosen is told in its words.
fn take_mode(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    if let (true, Some(Instr::Modes(whose, _)), Choice::Mode(n)) = (cx.told(), l.instr(cx.book), choice)
        && let Some(words) = mode(cx.book, (l.def, l.effect), l.at, n)
    {
        let who = l.eye(cx.state, cx.book).player(*whose);
        cx.note(finding("op-note-mode-words").player(who).n(n + 1).with("words", Fact::Said(words)));
        // 8-3-1-3, 8-1-3-4-5. What cannot be paid, or done instead, is not chosen.
        let ways = pay::payable_ways(&l.eye(cx.state, cx.book), l, cx.book).unwrap_or_default();
        if ways.contains(&false) {
            cx.decide(match () {
                () if l.instead => "!8-1-3-4-5",
                () if l.is_paying(cx.book) => "!8-3-1-3",
                () => "!1-3-2",
            });
            for (n, _) in (0..).zip(&ways).filter(|(_, can)| !**can) {
                if let Some(words) = mode(cx.book, (l.def, l.effect), l.at, n) {
                    cx.note(finding("op-note-mode-not").with("words", Fact::Said(words)));
                }
            }
        }
    }
    run::take_mode(cx, l, choice)
}

/// 8-4-4. A mode of a text in a few words.
pub fn mode(book: &Book, of: (DefId, u8), place: u16, n: u8) -> Option<Said> {
    let Some(VOp::ChooseOne(_, modes)) = parts::at(book, of, place) else { return None };
    Some(in_brief(modes.get(usize::from(n))?))
}

/// Operations in a few words, as they will be told.
fn in_brief(ops: &[VOp]) -> Said {
    let ops = ops.to_vec();
    Said::later(move |speech| crate::cardgame::telling::briefly(&ops, speech))
}

/// 8-4-1-3. What is to be paid is told before it is.
fn take_pay(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let flow = run::take_pay(cx, l, choice);
    if cx.told() && matches!(choice, Choice::Yes) {
        let cost = &cx.book.effect(l.def, l.effect).cost;
        cx.note(finding("op-note-to-pay").with("words", Fact::Said(in_brief(cost))));
    }
    flow
}

/// 8-4-1-1. Which conditions hold, or do not, is said.
fn conditions(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let effect = cx.book.effect(l.def, l.effect);
    let flow = run::conditions(cx, l);
    if !cx.told() || !cx.state.card(l.this).zone.is_field() {
        return flow;
    }
    if effect.conditions.len() > 1 {
        cx.support("8-3-2-1");
    }
    let goes_on = matches!(flow, Flow::Next);
    let eye = l.eye(cx.state, cx.book);
    let said: Vec<&Condition> = effect.conditions.iter().filter(|c| eye.holds(c) == goes_on).collect();
    for condition in said {
        cx.note(finding("op-note-asks-for").with("words", said::told(condition)));
    }
    flow
}

/// 4-10-1. Whether it was done is said, and of which text.
fn decide_done(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let ways = ways(cx.book, l);
    let was_done = l.eye(cx.state, cx.book).holds(&Condition::Did);
    let flow = run::decide(cx, l);
    let done = matches!(flow, Flow::Next);
    // 1-3-2. Where no clause is about "if", the part that can be done is done.
    let anyway = done && !was_done && ways.0;
    if anyway {
        cx.cite("1-3-2");
    }
    cx.note(
        finding(match (done, ways) {
            _ if anyway => "op-note-if-anyway",
            (true, (false, true)) => "op-note-do-not-fails",
            (true, _) => "op-note-if-done",
            (false, (false, true)) => "op-note-do-not",
            (false, (_, true)) => "op-note-if-not-done-otherwise",
            (false, _) => "op-note-if-not-done",
        })
        .card(l.this),
    );
    let Some(skip) = then_behind(cx.book, l).filter(|_| !done) else {
        hangs(cx, l, done);
        return flow;
    };
    if cx.reading(readings::THEN_AFTER_IF) == 1 {
        return Flow::Skip(skip);
    }
    hangs(cx, l, done);
    flow
}

/// 4-10-1, 4-10-2. So many steps stand between "if you do" and the "then" that hangs on it by a reading.
fn then_behind(book: &Book, l: &Run) -> Option<u16> {
    let Some(Instr::If(Condition::Did, skip)) = l.instr(book) else { return None };
    if !book.def(l.def).text.taken.contains(&Taken::HangsOnIf) {
        return None;
    }
    let steps = &book.code(l.def, l.effect).steps;
    let mut at = 0;
    while at < *skip {
        match steps.get(usize::from(l.at) + 1 + usize::from(at))? {
            Instr::Then => return Some(at),
            Instr::If(_, inner) => at += inner + 1,
            _ => at += 1,
        }
    }
    None
}

/// 4-10-1. What stands in a further sentence is not resolved either: that is how the words were read, which is said.
fn hangs(cx: &mut Cx<'_>, l: &Run, holds: bool) {
    let Some(Instr::If(_, skip)) = l.instr(cx.book) else { return };
    let inside = usize::from(l.at) + 1..usize::from(l.at) + 1 + usize::from(*skip);
    let further = |step: &Instr<OnePiece>| matches!(step, Instr::Then | Instr::If(..));
    let steps = &cx.book.code(l.def, l.effect).steps;
    let hung = cx.book.def(l.def).text.taken.contains(&Taken::HangsOnIf);
    if !holds && hung && steps.get(inside).is_some_and(|steps| steps.iter().any(further)) {
        cx.note(finding("op-note-if-hangs").card(l.this));
    }
}

/// Is something done where what "if" asks for holds, and something where it does not?
fn ways(book: &Book, l: &Run) -> (bool, bool) {
    let Some(Instr::If(_, skip)) = l.instr(book) else { return (false, false) };
    let steps = &book.code(l.def, l.effect).steps;
    let last = usize::from(l.at) + usize::from(*skip);
    let otherwise = matches!(steps.get(last), Some(Instr::Jump(_)));
    (!otherwise || *skip > 1, otherwise)
}

/// 8-3-3. What "if" asks for is named.
pub fn decide(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    if let (true, Some(Instr::If(condition, _))) = (cx.told(), l.instr(cx.book)) {
        let holds = l.eye(cx.state, cx.book).holds(condition);
        let found = finding(match (holds, ways(cx.book, l)) {
            (true, _) => "op-note-if",
            (false, (_, true)) => "op-note-if-not-otherwise",
            (false, _) => "op-note-if-not",
        });
        cx.note(found.card(l.this).with("words", said::told(condition)));
        hangs(cx, l, holds);
    }
    run::decide(cx, l)
}

/// 8-1-2. It is not done, or cannot be.
fn take_may(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    if let Some(Instr::May(whose, _)) = l.instr(cx.book) {
        let who = l.eye(cx.state, cx.book).player(*whose);
        let key = match choice {
            Choice::Yes => "op-note-does",
            Choice::Nothing => "op-note-may-not",
            _ => "op-note-does-not",
        };
        if choice == Choice::Nothing {
            cx.decide("!1-3-2");
        }
        if cx.told() {
            let inner = match parts::at(cx.book, (l.def, l.effect), l.at) {
                Some(VOp::May(_, inner)) => inner.as_slice(),
                _ => &[],
            };
            let words = Fact::Said(in_brief(inner));
            cx.note(finding(key).player(who).card(l.this).with("words", words));
        }
    }
    run::take_may(cx, l, choice)
}

/// 8-4-4. Where there is nothing to choose, that is said, also where none need be chosen.
fn take_card(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    if let (true, Some(Instr::Choose { who, from, count, deed })) = (cx.told(), l.instr(cx.book)) {
        let up_to = !matches!(count, Count::Exactly(_));
        let eye = l.eye(cx.state, cx.book);
        let able = |id: CardId| act::can(cx.state, cx.book, l, id, *deed) && !OnePiece::hides(&eye, from, count, id);
        let any = eye.select(from).into_iter().any(able);
        let asked = Asking { who: *who, from, count, deed: *deed };
        let none = choice == Choice::Done && up_to && choose::chosen(l) == 0;
        // 8-4-4-2. What is in a secret area need not be shown.
        let kept = choice == Choice::Done && !up_to && any && choose::chosen(l) == 0;
        let counted = none && !<OnePiece as CardGame>::Counted::candidates(&eye, &asked, l).is_empty();
        if kept {
            cx.decide("8-4-4-2");
        }
        if kept || (none && (any || counted)) {
            cx.note(finding("op-note-chooses-none").player(eye.player(*who)));
        } else if none {
            match eye.unknown_in(from) {
                // One of them might have been chosen.
                Some(unseen) => cx.note(finding("op-note-unseen-cards").player(cx.state.owner(unseen))),
                None => {
                    cx.decide("!1-3-2");
                    cx.note(finding("op-note-nothing-to").word("verb", deed.key()));
                }
            }
        }
        if let Choice::Card(id, _) = choice {
            tell_asked(cx, eye.player(*who), from, id);
        }
    }
    choose::take(cx, l, choice)
}

/// 8-1-3-3. A number that a card is chosen for is told, where effects made it.
fn tell_asked(cx: &mut Cx<'_>, who: Player, from: &Selector, id: CardId) {
    let asks = |stat: Stat| {
        from.filter.has(&|is| match is {
            Is::Stat(of, Of::Now, ..)
            | Is::StatAtMost(of, Of::Now, _)
            | Is::StatAtLeast(of, Of::Now, _)
            | Is::StatIs(of, Of::Now, _) => *of == stat,
            _ => false,
        })
    };
    let told = [Stat::Cost, Stat::Power].map(|stat| asks(stat) && sums::number(cx, id, stat));
    if told.contains(&true) {
        cx.note(finding("op-note-chooses").player(who).card(id));
    }
}

/// 10-2-6. An [On Play] effect is activated.
pub fn activated(cx: &mut Cx<'_>, l: &Run) {
    if l.own.on_play {
        cx.event(Happens::OnPlayActivated(l.who, l.this).event());
    }
}

/// All rows of programs and operations, with what they are called in the register.
pub fn rows() -> impl Iterator<Item = (&'static str, &'static super::Row<Run>)> {
    PROGRAM.all().into_iter().chain(operations::OPERATIONS.iter().copied()).chain(super::doubting::rows())
}
