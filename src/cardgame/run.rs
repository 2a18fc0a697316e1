//! An effect is activated and resolved: its program runs, step by step.

use super::book::Book;
use super::card::{CardId, Few};
use super::choice::{Choice, by_itself};
use super::code::Instr;
use super::counted::Counted;
use super::effect::{Doing, Meant, Run, clamped, small};
use super::event::Event;
use super::finding::{Because, Refused};
use super::frame::Frame;
use super::game::{CardGame, because};
use super::rows::ProgramRows;
use super::state::{Delayed, Pending, State};
use super::text::{Amount, Condition, Kind};
use super::vocabulary::Zone;
use super::{Asked, Cx, Flow, Options, Row, choose, pay, place};
use crate::engine::{At, Chooser, ENDED, Refusal, Stepped, Stepper};

impl<V: CardGame> Run<V> {
    /// An effect that waited.
    pub fn pending(pending: &Pending<V>) -> Self {
        let run = Self::of(pending.who, pending.card, pending.def, pending.effect);
        V::resumes(pending, Self { it: pending.it.clone(), moved: pending.moved, ..run })
    }

    /// A card that has moved is a new one.
    pub fn forget(&mut self, card: CardId) {
        self.here &= self.this != card;
        if V::ASKS_HOW_IT_WAS && self.it.contains(&card) {
            self.gone.push(card);
        }
        self.it.retain(|c| *c != card);
        self.others.retain(|c| *c != card);
        self.picked.retain(|c| *c != card);
        self.order.retain(|c| *c != card);
        V::forgets(&mut self.own, card);
    }

    /// The text goes on speaking of what it did.
    pub fn keep_it(&mut self) {
        V::Counted::forget(self);
        self.doing = Doing::Nothing;
    }

    /// What was picked is what the text now speaks of.
    pub fn keep(&mut self) {
        if !self.picked.is_empty() && self.picked.iter().all(|id| self.it.contains(id)) {
            self.others = self.it.iter().copied().filter(|id| !self.picked.contains(id)).collect();
        }
        self.it = std::mem::take(&mut self.picked);
        if std::mem::take(&mut self.turns_away) {
            self.gone.clear();
        }
        self.base = 0;
        V::Counted::keep(self);
        self.keep_it();
    }
}

impl<V: CardGame> ProgramRows<V> {
    /// The row of a step.
    fn of(&'static self, instr: &Instr<V>, run: &Run<V>, state: &State<V>, book: &Book<V>) -> &'static Row<V, Run<V>> {
        match instr {
            Instr::Conditions => &self.conditions,
            Instr::MayPay => &self.may_pay,
            Instr::Paid => &self.paid,
            Instr::Activate => &self.activate,
            Instr::Instead => &self.instead,
            Instr::If(Condition::Did, _) => &self.if_done,
            Instr::If(..) => &self.if_,
            Instr::Jump(_) => &self.jump,
            Instr::Once => &self.once,
            Instr::InTurn(_) => &self.in_turn,
            Instr::May(..) => &self.may,
            Instr::Modes(..) => &self.modes,
            Instr::Later(..) => &self.later,
            Instr::Choose { .. } => &self.choose,
            Instr::Pick(_) | Instr::PickThis | Instr::PickIt => &self.pick,
            Instr::Keep => &self.keep,
            Instr::Did | Instr::DidAll => &self.did,
            Instr::Then => &self.then,
            Instr::Act(_)
            | Instr::Give(..)
            | Instr::GivePlayer(..)
            | Instr::Each(..)
            | Instr::Nth(..)
            | Instr::Nobody => V::operation(instr, run, state, book),
        }
    }
}

/// Run the step of a program: the row that stands for it; and those that follow, as long as nobody reads steps and nothing happens.
pub fn step<V: CardGame>(s: &mut Stepper<'_, V>, at: &mut At<Run<V>>) -> Stepped {
    let rows = V::PROGRAM;
    let (state, book) = (s.state(), s.book());
    loop {
        at.l.at = at.place();
        if at.l.at == ENDED || at.l.at >= at.l.end {
            return s.op(&rows.end, at);
        }
        let row = match at.l.instr(book) {
            None if at.l.instead => &rows.ends_instead,
            None => &rows.end,
            Some(instr) => V::doubts(&at.l, state, book, instr).unwrap_or_else(|| rows.of(instr, &at.l, state, book)),
        };
        let stepped = s.op(row, at);
        if !s.is_passed(stepped) {
            return stepped;
        }
    }
}

/// What a condition or a number looks at is not all known: what follows is sure only as far as the known cards go.
pub fn doubt<V: CardGame>(cx: &Cx<'_, V>, unknown: Option<CardId>) {
    if unknown.is_some() {
        cx.state.seats.iter().for_each(|p| cx.unseen(p));
    }
}

/// The effect has resolved: what was only looked at goes back.
pub fn end<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    if !l.looked.is_empty() {
        place::put_back(cx, l);
    }
    Flow::Return
}

/// What was there instead is over.
pub fn ends_instead<V: CardGame>(cx: &mut Cx<'_, V>, _: &mut Run<V>) -> Flow<V> {
    cx.event(Event::Instead(false));
    because(cx, Because::GoesOn);
    Flow::Return
}

/// It is there instead of something.
pub fn instead<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    because(cx, Because::Instead(l.this));
    cx.event(Event::Instead(true));
    if cx.book.effect(l.def, l.effect).once {
        because(cx, Because::Once(l.this));
        cx.event(Event::Used(l.this, l.def, l.effect));
    }
    Flow::Next
}

/// Is everything there that the effect needs?
pub fn conditions<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    let effect = cx.book.effect(l.def, l.effect);
    if V::comes_to_nothing(cx, l) {
        return Flow::Return;
    }
    let on_field = cx.state.card(l.this).zone.is_field();
    if on_field
        && !effect.given
        && V::texts(cx.state, l.this).contains(&l.def)
        && cx.state.values.of(l.this).is_some_and(|s| s.negated)
    {
        because(cx, Because::Negated(l.this));
        return Flow::Return;
    }
    if effect.once && cx.state.is_used(l.this, l.def, l.effect) {
        because(cx, Because::UsedUp(l.this));
        return Flow::Return;
    }
    let (state, book) = (cx.state, cx.book);
    effect.conditions.iter().for_each(|c| doubt(cx, l.eye(state, book).unknown_to(c)));
    // Those of a card that has left were looked at where it was.
    if !on_field || effect.conditions.is_empty() {
        return Flow::Next;
    }
    let holds = |l: &Run<V>, c: &Condition<V>| l.eye(state, book).holds(c);
    let fails = !effect.conditions.iter().all(|c| holds(l, c));
    for condition in effect.conditions.iter().filter(|c| !fails || !holds(l, c)) {
        // The first decides; what a word of it means only supports that.
        let clauses = V::condition_clauses(condition);
        let (first, more) = clauses.split_once(' ').unwrap_or((clauses, ""));
        if !first.is_empty() {
            cx.decide(first);
        }
        if !more.is_empty() {
            cx.support(more);
        }
    }
    if fails {
        because(cx, Because::ConditionFails(l.this));
        return Flow::Return;
    }
    because(cx, Because::ConditionsHold(l.this));
    Flow::Next
}

/// Shall the cost be paid?
pub fn offer_pay<V: CardGame>(cx: &Cx<'_, V>, l: &Run<V>, options: &mut Options<V>) -> Asked<V> {
    let effect = cx.book.effect(l.def, l.effect);
    if !pay::payable(&l.eye(cx.state, cx.book), l.def, l.effect) {
        return Asked::Itself(Choice::Nothing);
    }
    // Whoever declares an effect pays for it.
    if !effect.may || V::is_declared(effect) {
        return by_itself(Choice::Yes, l.who, options);
    }
    options.legal(Choice::Yes);
    options.legal(Choice::No);
    Asked::Of(Chooser::Player(l.who))
}

/// It is, or not.
pub fn take_pay<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>, choice: Choice<V>) -> Flow<V> {
    match choice {
        Choice::Yes => {
            l.short = false;
            because(cx, Because::Paying(l.this));
            Flow::Next
        }
        Choice::Nothing => {
            because(cx, Because::CannotPay(l.this));
            Flow::Return
        }
        _ => {
            because(cx, Because::NotPaid(l.this));
            Flow::Return
        }
    }
}

/// Was it paid as written?
pub fn paid<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    if !l.short || V::goes_on_unpaid(cx) {
        return Flow::Next;
    }
    because(cx, Because::PaidOtherwise(l.this));
    Flow::Return
}

/// The effect is activated.
pub fn activate<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    let effect = cx.book.effect(l.def, l.effect);
    V::activates(cx, l);
    if effect.once {
        because(cx, Because::Once(l.this));
        if matches!(effect.kind, Kind::Called(_)) {
            cx.event(Event::Used(l.this, l.def, l.effect));
        }
    }
    V::activated(cx, l);
    because(cx, Because::Activates(l.this));
    Flow::Next
}

/// From here on it is carried out, and counts as used; what was declined was not.
pub fn once<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    if V::is_carried_out(cx, l) {
        cx.event(Event::Used(l.this, l.def, l.effect));
    }
    Flow::Next
}

/// What both players do, the turn player first.
pub fn in_turn<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    let Some(Instr::InTurn(skip)) = l.instr(cx.book) else { return Flow::Next };
    because(cx, Because::TurnPlayerFirst(cx.state.turn));
    if cx.state.turn == l.who { Flow::Next } else { Flow::Skip(*skip) }
}

/// Does what "if" asks for hold?
pub fn decide<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    let Some(Instr::If(condition, skip)) = l.instr(cx.book) else { return Flow::Next };
    let mut holds = l.eye(cx.state, cx.book).holds(condition);
    doubt(cx, l.eye(cx.state, cx.book).unknown_to(condition));
    if *condition == Condition::Did {
        holds = holds || V::if_not_done(cx);
        because(cx, if holds { Because::IfDone } else { Because::IfNotDone });
    } else {
        V::looked_at(cx, l, condition);
        because(cx, if holds { Because::IfHolds } else { Because::IfFails });
    }
    if holds { Flow::Next } else { Flow::Skip(*skip) }
}

/// Each of some players does what follows, one after the other, in turn order.
pub fn each<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    let Some(Instr::Each(whose, steps, at_once)) = l.instr(cx.book) else { return Flow::Next };
    let meant = l.eye(cx.state, cx.book).players(*whose);
    let mut players = V::in_turn(cx.state);
    players.retain(|p| meant.contains(p));
    let before = if let Doing::Whose(last) = l.doing {
        players.iter().position(|p| *p == last).map(|at| at + 1)
    } else {
        Some(0)
    };
    // Somebody who was the last is out meanwhile: those after them go on.
    let next = match (before, l.doing) {
        (Some(at), _) => players.get(at).copied(),
        (None, Doing::Whose(last)) => players.iter().copied().find(|p| V::comes_after(cx.state, *p, last)),
        (None, _) => None,
    };
    let Some(who) = next else {
        l.doing = Doing::Nothing;
        return Flow::Skip(*steps + *at_once);
    };
    l.doing = Doing::Whose(who);
    Flow::CallThenAgain(Frame::Program(Box::new(At::program(l.at + 1, l.done_by(who, *steps)))))
}

/// One of some players does what follows, by their place in turn order.
pub fn nth<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    let Some(Instr::Nth(whose, n, steps)) = l.instr(cx.book) else { return Flow::Next };
    let by = l.by.unwrap_or(l.who);
    let meant = l.eye(cx.state, cx.book).of(by, l.this).players(*whose);
    let mut players = V::in_turn(cx.state);
    players.retain(|p| meant.contains(p));
    let Some(&who) = players.get(usize::from(*n)) else { return Flow::Skip(*steps) };
    (l.who, l.by) = (who, Some(by));
    Flow::Next
}

/// It is the effect's own player again.
pub fn nobody<V: CardGame>(_: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    l.who = l.by.take().unwrap_or(l.who);
    Flow::Next
}

/// On in the order of the text.
pub fn jump<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    match l.instr(cx.book) {
        Some(Instr::Jump(skip)) => Flow::Skip(*skip),
        _ => Flow::Next,
    }
}

/// Shall it be done?
pub fn offer_may<V: CardGame>(cx: &Cx<'_, V>, l: &Run<V>, options: &mut Options<V>) -> Asked<V> {
    let Some(Instr::May(whose, skip)) = l.instr(cx.book) else { return Asked::Nobody(Flow::Next) };
    let eye = l.eye(cx.state, cx.book);
    let from = usize::from(l.at) + 1;
    let steps = &cx.book.code(l.def, l.effect).steps[from..from + usize::from(*skip)];
    if !pay::possible(&eye, (l.def, l.effect), steps) {
        return Asked::Itself(Choice::Nothing);
    }
    options.legal(Choice::Yes);
    options.legal(Choice::No);
    Asked::Of(Chooser::Player(eye.player(*whose)))
}

/// It is, or not.
pub fn take_may<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>, choice: Choice<V>) -> Flow<V> {
    let Some(Instr::May(whose, skip)) = l.instr(cx.book) else { return Flow::Next };
    let who = l.eye(cx.state, cx.book).player(*whose);
    if choice == Choice::Yes {
        l.short = false;
        return Flow::Next;
    }
    l.ok = false;
    l.done = 0;
    because(cx, Because::DoesNot(who));
    Flow::Skip(*skip)
}

/// Which mode?
pub fn offer_modes<V: CardGame>(cx: &Cx<'_, V>, l: &Run<V>, options: &mut Options<V>) -> Asked<V> {
    let Some(Instr::Modes(whose, starts)) = l.instr(cx.book) else { return Asked::Nobody(Flow::Next) };
    let eye = l.eye(cx.state, cx.book);
    let who = eye.player(*whose);
    // Of a cost only what can be paid is offered.
    let payable = pay::payable_ways(&eye, l, cx.book).unwrap_or_default();
    let can = |n: u8| payable.get(usize::from(n)).copied().unwrap_or(true);
    let all = 0..small(starts.len());
    let ways: Vec<u8> = all.clone().filter(|n| can(*n)).collect();
    for n in all.filter(|n| !can(*n)) {
        options.offer_unless(Choice::Mode(n), true, || Refusal::by(V::refusal(Refused::LeavesTooFew)));
    }
    if let [only] = *ways.as_slice()
        && starts.len() > 1
    {
        return by_itself(Choice::Mode(only), who, options);
    }
    ways.into_iter().for_each(|n| options.legal(Choice::Mode(n)));
    Asked::Of(Chooser::Player(who))
}

/// This one.
pub fn take_mode<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>, choice: Choice<V>) -> Flow<V> {
    let (Some(Instr::Modes(whose, starts)), Choice::Mode(n)) = (l.instr(cx.book), choice) else { return Flow::Next };
    because(cx, Because::ModeChosen(l.eye(cx.state, cx.book).player(*whose), n + 1));
    Flow::Skip(starts.get(usize::from(n)).copied().unwrap_or(0))
}

/// For later.
pub fn later<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    let Some(Instr::Later(when, skip)) = l.instr(cx.book) else { return Flow::Next };
    cx.event(Event::Delay(Delayed {
        when: *when,
        who: l.who,
        card: l.this,
        def: l.def,
        effect: l.effect,
        at: l.at + 1,
        end: l.at + 1 + skip,
        it: l.it.clone(),
        here: l.here,
        armed: V::is_armed_already(*when, cx.state.turn == l.who),
    }));
    Flow::Skip(*skip)
}

/// Cards that need no choice.
pub fn pick<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    let found = match l.instr(cx.book) {
        Some(Instr::Pick(selector)) => l.eye(cx.state, cx.book).select(selector),
        // A card that has moved on is another one.
        Some(Instr::PickThis) if V::is_there(cx.state, l) => Few::from_slice(&[l.this]),
        Some(Instr::PickIt) => l.it.clone(),
        _ => Few::new(),
    };
    l.turns_away |= matches!(l.instr(cx.book), Some(Instr::Pick(_)));
    let counted = match l.instr(cx.book) {
        Some(Instr::Pick(selector)) => V::Counted::pick(cx, l, selector),
        Some(Instr::PickIt) => V::Counted::pick_it(l),
        _ => 0,
    };
    l.mean((found.len() + counted).max(1));
    l.picked.extend(found);
    l.base = small(l.picked.len());
    V::Counted::picks_no_more(l);
    Flow::Next
}

/// The text speaks of what was picked.
pub fn keep<V: CardGame>(_: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    let picked = l.picked.len() + V::Counted::all_picked(l);
    l.ok = picked > 0;
    l.done = small(picked);
    // The choice is made; what is done to the chosen cards is meant for them alone.
    l.meant = Meant::For(0);
    l.keep();
    Flow::Next
}

/// What became of an operation.
pub fn did<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    if let Some(Instr::DidAll) = l.instr(cx.book) {
        l.ok = !l.short;
        return Flow::Next;
    }
    l.settle(cx.did);
    V::after_operation(cx, l).map_or(Flow::Next, Flow::Call)
}

/// What follows is done in any case.
pub fn then<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    if !l.ok {
        because(cx, Because::ThenAnyway);
    }
    Flow::Next
}

/// How many of an "up to" is asked as a number; else as many as there are.
pub fn offer_number<V: CardGame>(l: &Run<V>, most: u8, up_to: bool, options: &mut Options<V>) -> Asked<V> {
    if !up_to || most == 0 {
        return Asked::Itself(Choice::Number(most));
    }
    (0..=most).rev().for_each(|n| options.legal(Choice::Number(n)));
    Asked::Of(Chooser::Player(l.who))
}

/// A number of times, not below nought.
pub fn times<V: CardGame>(cx: &mut Cx<'_, V>, l: &Run<V>, amount: &Amount<V>) -> u8 {
    let eye = l.eye(cx.state, cx.book);
    let n = clamped(eye.amount(amount));
    doubt(cx, eye.unknown_amount(amount));
    if n == 0 {
        because(cx, Because::NotAtAll);
    }
    n
}

pub use choose::{offer as offer_cards, take as take_card};
