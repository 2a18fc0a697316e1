//! 8-4-1. An effect is activated and resolved: its program runs, step by step.

use serde::{Deserialize, Serialize};

use super::areas::{CardId, Delayed, Pending, State, Void, Zone};
use super::cards::{Book, DefId};
use super::effects::{Condition, Kind, Timing};
use super::event::{Cause, DonAt, Event};
use super::lowered::Instr;
use super::matching::Eye;
use super::operations::Later;
use super::values::Held;
use super::{
    Asked, Choice, Cx, Flow, Found, Frame, OnePiece, Options, Row, acting, choosing, costs, placing, readings,
};
use crate::engine::{At, Chooser, ENDED, Player, Stepped, Stepper, asks, citing, does};

/// An effect under way, and what it speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Run {
    /// Whose effect.
    pub who: Player,
    /// The card that has it.
    pub this: CardId,
    /// That card has not moved since.
    pub here: bool,
    /// The text that has it.
    pub def: DefId,
    /// Which effect of it.
    pub effect: u8,
    /// The step that runs.
    pub at: u16,
    /// The step after the last one.
    pub end: u16,
    /// The cards that the text speaks of.
    pub it: Vec<CardId>,
    /// The cards that were picked for the operation.
    pub picked: Vec<CardId>,
    /// How many of them were picked by steps before.
    pub base: u8,
    /// 3-1-7. The order in which they are placed, as far as it is chosen.
    pub order: Vec<CardId>,
    /// DON!! cards that were picked.
    pub dons: Vec<DonAt>,
    /// 11-3. The cards that are looked at.
    pub looked: Vec<CardId>,
    /// How many the last operation was meant for, and how many it was done to.
    pub meant: u8,
    /// How many the last operation was done to.
    pub done: u8,
    /// It was done as written.
    pub ok: bool,
    /// The number that was chosen.
    pub number: u8,
    /// An operation in parts: how far it is.
    pub part: u8,
    /// 8-3-1-7. A part of the cost was paid otherwise.
    pub short: bool,
    /// 8-1-3-1-3. The card had moved before the effect was its turn.
    pub moved: bool,
    /// 10-2-17. Where the card that has it is expected to be.
    pub place: Option<Zone>,
    /// It comes to nothing, and why.
    pub void: Option<Void>,
    /// 8-1-3-4. It is there instead of something.
    pub instead: bool,
    /// Another effect of its card activates it, whatever the phase.
    pub through: bool,
    /// Not an effect under way, but a question whether a cost can be paid.
    #[serde(skip)]
    pub paying: bool,
}

impl Run {
    /// An effect from its conditions on.
    pub fn of(who: Player, this: CardId, def: DefId, effect: u8) -> Self {
        Self {
            who,
            this,
            here: true,
            def,
            effect,
            at: 0,
            end: ENDED,
            it: Vec::new(),
            picked: Vec::new(),
            base: 0,
            order: Vec::new(),
            dons: Vec::new(),
            looked: Vec::new(),
            meant: 0,
            done: 0,
            ok: true,
            number: 0,
            part: 0,
            short: false,
            moved: false,
            place: None,
            void: None,
            instead: false,
            through: false,
            paying: false,
        }
    }

    /// 8-6-1. An effect that waited.
    pub fn pending(pending: &Pending) -> Self {
        let run = Self::of(pending.who, pending.card, pending.def, pending.effect);
        let place = pending.by_ko.then_some(Zone::Trash);
        Self { it: pending.it.clone(), moved: pending.moved && !pending.by_ko, void: pending.void, place, ..run }
    }

    /// 8-1-3-4. A replacement effect, in the place of what would happen to these cards.
    pub fn instead(who: Player, held: Held, it: Vec<CardId>, _: &Book) -> Self {
        Self { it, instead: true, ..Self::of(who, held.card, held.def, held.effect) }
    }

    /// What was put off.
    pub fn later(delayed: &Delayed) -> Frame {
        let run = Self::of(delayed.who, delayed.card, delayed.def, delayed.effect);
        let run = Self { it: delayed.it.clone(), here: delayed.here, end: delayed.end, ..run };
        Frame::Program(At::program(delayed.at, run))
    }

    /// As a procedure.
    pub fn frame(self) -> Frame {
        Frame::Program(At::start(self))
    }

    /// The table, seen by this effect.
    pub fn eye<'a>(&'a self, state: &'a State, book: &'a Book) -> Eye<'a> {
        Eye {
            it: &self.it,
            looked: &self.looked,
            done: i32::from(self.done),
            chosen: i32::from(self.number),
            did: self.ok,
            ..Eye::new(state, book, self.who, self.this)
        }
    }

    /// 3-1-6. A card that has moved is a new one.
    pub fn forget(&mut self, card: CardId) {
        self.here &= self.this != card;
        self.it.retain(|&c| c != card);
        self.picked.retain(|&c| c != card);
        self.order.retain(|&c| c != card);
    }

    /// The step that runs.
    pub fn instr<'a>(&self, book: &'a Book) -> Option<&'a Instr> {
        book.code(self.def, self.effect).steps.get(usize::from(self.at))
    }

    /// What the effect does is done by it; what stands before the colon, for it.
    pub fn cause(&self, book: &Book) -> Cause {
        let pays =
            || self.at < book.code(self.def, self.effect).body && !book.effect(self.def, self.effect).cost.is_empty();
        if self.paying || pays() { Cause::Cost(self.who, self.this) } else { Cause::Effect(self.who, self.this) }
    }

    /// What was picked is DON!! cards: the text goes on speaking of what it did.
    pub fn keep_it(&mut self) {
        self.dons.clear();
        self.part = 0;
    }

    /// What was picked is what the text now speaks of.
    pub fn keep(&mut self) {
        self.it = std::mem::take(&mut self.picked);
        self.base = 0;
        self.part = 0;
        self.dons.clear();
    }
}

/// Run the step of a program: the row that stands for it.
pub fn step(s: &mut Stepper<'_, OnePiece>, at: &mut At<Run>) -> Stepped<OnePiece> {
    at.l.at = at.place();
    let book = s.book();
    let code = book.code(at.l.def, at.l.effect);
    if at.l.at == ENDED || at.l.at >= at.l.end {
        return s.op(&END, at);
    }
    let row = match code.steps.get(usize::from(at.l.at)) {
        None if at.l.instead => &ENDS_INSTEAD,
        None => &END,
        Some(Instr::Conditions) => &CONDITIONS,
        Some(Instr::MayPay) => &MAY_PAY,
        Some(Instr::Paid) => &PAID,
        Some(Instr::Activate) => &ACTIVATE,
        Some(Instr::Instead) => &INSTEAD,
        Some(Instr::If(Condition::Did, _)) => &IF_DONE,
        Some(Instr::If(..)) => &IF,
        Some(Instr::Jump(_)) => &JUMP,
        Some(Instr::Once) => &ONCE,
        Some(Instr::InTurn(_)) => &IN_TURN,
        Some(Instr::May(..)) => &MAY,
        Some(Instr::Modes(..)) => &MODES,
        Some(Instr::Later(..)) => &LATER,
        Some(Instr::Choose { .. }) => &choosing::CHOOSE,
        Some(Instr::Pick(_) | Instr::PickThis | Instr::PickIt) => &PICK,
        Some(Instr::Keep) => &KEEP,
        Some(Instr::Did) => &DID,
        Some(Instr::Then) => &THEN,
        Some(Instr::Act(act)) => acting::row(act, &at.l, s.state(), book),
    };
    s.op(row, at)
}

/// The rows of a program that are no operations.
pub fn rows() -> [(&'static str, &'static Row<Run>); 18] {
    [
        ("carried out once", &ONCE),
        ("both players in turn", &IN_TURN),
        ("after a replacement", &ENDS_INSTEAD),
        ("conditions", &CONDITIONS),
        ("cost", &MAY_PAY),
        ("cost paid", &PAID),
        ("activation", &ACTIVATE),
        ("instead", &INSTEAD),
        ("if", &IF),
        ("if you do", &IF_DONE),
        ("order of the text", &JUMP),
        ("may", &MAY),
        ("modes", &MODES),
        ("later", &LATER),
        ("choice", &choosing::CHOOSE),
        ("no choice", &PICK),
        ("then", &THEN),
        ("resolution", &DID),
    ]
}

static END: Row<Run> = citing(
    "11-3-3",
    does("8-4-1-5", "op-resolved", |cx, l| {
        if !l.looked.is_empty() {
            placing::put_back(cx, l);
        }
        Flow::Return
    }),
);

static ENDS_INSTEAD: Row<Run> = does("8-1-3-4-4-1", "op-goes-on", |cx, _| {
    cx.event(Event::Instead(false));
    cx.note(Found::GoesOn);
    Flow::Return
});

static INSTEAD: Row<Run> = citing(
    "8-1-3-4-3 8-1-3-4-4 10-2-13-1",
    does("8-1-3-4-4", "op-instead", |cx, l| {
        cx.cite("8-1-3-4-3");
        cx.event(Event::Instead(true));
        if cx.book.effect(l.def, l.effect).once {
            cx.cite("10-2-13-1");
            cx.event(Event::Used(l.this, l.def, l.effect));
        }
        Flow::Next
    }),
);

static CONDITIONS: Row<Run> = citing(
    "8-4-5 8-1-3-1-2 8-1-3-1-3 8-2-1-1 8-3-2 8-3-2-1 8-3-2-3 8-3-2-4 8-3-2-5 10-2-9-1 10-2-11-1 10-2-12-1 10-2-13-3 10-2-17-2 8-1-3-1 8-4-3",
    does("8-4-1-1", "op-conditions", conditions),
);

/// 8-4-1-1. Is everything there that the effect needs?
fn conditions(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let effect = cx.book.effect(l.def, l.effect);
    let auto = matches!(effect.kind, Kind::Auto(_));
    match l.void {
        Some(Void::Secret) => {
            if cx.book.is_older() {
                cx.reading(readings::OLD_LEAVES);
            }
            cx.cite("8-4-5");
            match cx.state.card(l.this).zone {
                Zone::Hand => cx.support("3-4-2"),
                Zone::Deck => cx.support("3-2-2"),
                _ => cx.support("3-10-2"),
            }
            cx.note(Found::WentToSecret(l.this));
            return Flow::Return;
        }
        Some(Void::NoDon) => {
            cx.reading(readings::OLD_ON_KO);
            cx.cite("8-3-2-3");
            cx.support("6-5-5-4");
            cx.note(Found::ConditionFails(l.this));
            return Flow::Return;
        }
        None => {}
    }
    if l.moved && auto {
        // 8-1-3-1-3. The older edition has no such clause.
        if !cx.book.is_older() || cx.reading(readings::OLD_MOVED_SOURCE) == 1 {
            cx.cite("8-1-3-1-3");
            cx.note(Found::SourceMoved(l.this));
            return Flow::Return;
        }
        l.here = false;
    }
    let card = cx.state.card(l.this);
    if card.zone.is_field()
        && card.def == l.def
        && !effect.given
        && cx.state.values(cx.book).of(l.this).is_some_and(|s| s.negated)
    {
        cx.cite("8-2-1-1");
        cx.note(Found::Negated(l.this));
        return Flow::Return;
    }
    if effect.once && super::turn::is_used(cx.state, l.this, l.def, l.effect) {
        cx.cite("10-2-13-3");
        cx.note(Found::UsedUp(l.this));
        return Flow::Return;
    }
    // Those of an [On K.O.] were looked at on the field (10-2-17-1).
    effect.conditions.iter().for_each(|c| doubt(cx, l, c));
    let fails = card.zone.is_field() && !effect.conditions.iter().all(|c| l.eye(cx.state, cx.book).holds(c));
    if fails {
        let failing = effect.conditions.iter().filter(|c| !l.eye(cx.state, cx.book).holds(c));
        let failing: Vec<&Condition> = failing.collect();
        failing.into_iter().for_each(|c| cite_condition(cx, c));
        cx.cite("8-3-2-1");
        cx.note(Found::ConditionFails(l.this));
        return Flow::Return;
    }
    if card.zone.is_field() {
        effect.conditions.iter().for_each(|c| cite_condition(cx, c));
        if !effect.conditions.is_empty() {
            cx.cite("8-3-2-1");
            cx.note(Found::ConditionsHold(l.this));
        }
    }
    Flow::Next
}

/// What a condition looks at is not all known: what follows is sure only as far as the known cards go.
fn doubt(cx: &Cx<'_>, l: &Run, condition: &Condition) {
    if l.eye(cx.state, cx.book).unknown_to(condition).is_some() {
        Player::BOTH.into_iter().for_each(|p| cx.unseen(p));
    }
}

fn cite_condition(cx: &mut Cx<'_>, condition: &Condition) {
    match condition {
        Condition::DonGiven(_) => cx.cite("8-3-2-3 10-2-9-1"),
        Condition::YourTurn => cx.cite("8-3-2-4 10-2-11-1"),
        Condition::OpponentsTurn => cx.cite("8-3-2-5 10-2-12-1"),
        _ => {}
    }
}

/// Taken by itself; but who says it all the same is right.
pub fn by_itself(choice: Choice, who: Player, options: &mut Options) -> Asked {
    if options.why() {
        options.legal(choice);
        return Asked::Of(Chooser::Player(who));
    }
    Asked::Itself(choice)
}

static MAY_PAY: Row<Run> =
    citing("8-3-1-3 8-1-3-1-2 8-4-1-3 8-3-1 8-3-1-1", asks("8-3-1-4", "op-ask-pay", offer_pay, take_pay));

fn offer_pay(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let effect = cx.book.effect(l.def, l.effect);
    let payable = costs::payable(&l.eye(cx.state, cx.book), &effect.cost);
    if !payable {
        return Asked::Itself(Choice::Nothing);
    }
    // Whoever declares an activated effect pays for it.
    if !effect.may || effect.kind == Kind::ActivateMain {
        return by_itself(Choice::Yes, l.who, options);
    }
    options.legal(Choice::Yes);
    options.legal(Choice::No);
    Asked::Of(Chooser::Player(l.who))
}

fn take_pay(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    match choice {
        Choice::Yes => {
            l.short = false;
            cx.cite("8-4-1-3 8-3-1 8-3-1-1");
            cx.note(Found::Paying(l.this));
            Flow::Next
        }
        Choice::Nothing => {
            cx.cite("8-3-1-3");
            cx.note(Found::CannotPay(l.this));
            Flow::Return
        }
        _ => {
            cx.note(Found::NotPaid(l.this));
            Flow::Return
        }
    }
}

static PAID: Row<Run> = citing("8-4-1-3 8-3-1-1 8-3-1", does("8-3-1-7", "op-paid", paid));

fn paid(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    if !l.short {
        return Flow::Next;
    }
    if cx.book.is_older() && cx.reading(readings::OLD_CHANGED_COST) == 1 {
        return Flow::Next;
    }
    cx.note(Found::PaidOtherwise(l.this));
    Flow::Return
}

static ACTIVATE: Row<Run> = citing(
    "8-4-3 10-2-13-1 10-2-17-1 8-1-3-1 8-1-3-2 10-2-2-1 10-2-3-1 10-2-4-1 10-1-5-1 10-2-5-1 10-2-6-1 10-2-15-1 10-2-16-1 10-2-7-1 10-2-8-1",
    does("8-4-1-4", "op-activate", |cx, l| {
        let effect = cx.book.effect(l.def, l.effect);
        if cx.state.card(l.this).zone.is_field() {
            cx.cite("8-4-3");
        }
        if !l.through {
            cite_kind(cx, &effect.kind);
        }
        cx.support("8-4-1");
        cx.support("8-4-1-5");
        if effect.body.len() > 1 {
            cx.support("1-3-8");
            cx.support("2-8-3");
        }
        if effect.once {
            cx.cite("10-2-13-1");
            cx.support("10-2-13-2");
            if cx.state.card(l.this).new {
                cx.support("10-2-13-4");
            }
            if effect.kind == Kind::ActivateMain {
                cx.event(Event::Used(l.this, l.def, l.effect));
            }
        }
        let on_play = matches!(&effect.kind, Kind::Auto(all) if all.contains(&Timing::OnPlay));
        if on_play {
            cx.event(Event::OnPlayActivated(l.who, l.this));
        }
        cx.note(Found::Activates(l.this));
        Flow::Next
    }),
);

/// The clause of what an effect is activated by.
fn cite_kind(cx: &mut Cx<'_>, kind: &Kind) {
    match kind {
        Kind::Auto(timings) => {
            for timing in timings {
                cx.cite(match timing {
                    Timing::OnPlay => "10-2-6-1",
                    Timing::WhenAttacking => "10-2-5-1",
                    Timing::OnBlock => "10-2-15-1",
                    Timing::OnKo => "10-2-17-1",
                    Timing::OnOpponentsAttack => "10-2-16-1",
                    Timing::EndOfYourTurn => "10-2-7-1",
                    Timing::EndOfOpponentsTurn => "10-2-8-1",
                    Timing::StartOfTurn(_) | Timing::StartOfMain(_) | Timing::EndOfBattle(_) | Timing::When(_) => {
                        "8-1-3-1"
                    }
                });
            }
        }
        Kind::ActivateMain => cx.cite("8-1-3-2 10-2-2-1"),
        Kind::Main => cx.cite("8-1-3-2 10-2-3-1"),
        Kind::Counter => cx.cite("10-2-4-1"),
        Kind::Trigger => cx.cite("10-1-5-1"),
        _ => {}
    }
}

/// 10-2-13-3. From here on it is carried out, and counts as used; what was declined was not.
static ONCE: Row<Run> = does("10-2-13-3", "op-once", |cx, l| {
    cx.event(Event::Used(l.this, l.def, l.effect));
    Flow::Next
});

/// 1-3-11. What both players do, the turn player first.
static IN_TURN: Row<Run> = citing(
    "1-3-11",
    does("1-3-8", "op-in-turn", |cx, l| {
        let Some(Instr::InTurn(skip)) = l.instr(cx.book) else { return Flow::Next };
        if !cx.book.is_older() {
            cx.cite("1-3-11");
            cx.note(Found::TurnPlayerFirst(cx.state.turn));
        }
        if cx.state.turn == l.who { Flow::Next } else { Flow::Skip(*skip) }
    }),
);

static IF: Row<Run> = citing("4-10-1", does("8-3-3", "op-if", decide));

static IF_DONE: Row<Run> = citing("8-3-3", does("4-10-1", "op-if-done", decide));

fn decide(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Instr::If(condition, skip)) = l.instr(cx.book) else { return Flow::Next };
    let mut holds = l.eye(cx.state, cx.book).holds(condition);
    doubt(cx, l, condition);
    if *condition == Condition::Did {
        if cx.book.is_older() && !holds {
            holds = cx.reading(readings::OLD_IF) == 1;
        }
        cx.note(Found::IfDone(holds));
    } else {
        if !holds {
            cx.cite("4-10-1");
            cx.support("8-2-1-2");
        }
        super::reading_texts::read_condition(cx, condition);
        cx.note(Found::If(holds));
    }
    if holds { Flow::Next } else { Flow::Skip(*skip) }
}

static JUMP: Row<Run> = does("1-3-8", "op-jump", |cx, l| match l.instr(cx.book) {
    Some(Instr::Jump(skip)) => Flow::Skip(*skip),
    _ => Flow::Next,
});

static MAY: Row<Run> = asks("8-1-2", "op-ask-may", offer_may, take_may);

fn offer_may(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some(Instr::May(side, skip)) = l.instr(cx.book) else { return Asked::Nobody(Flow::Next) };
    let eye = l.eye(cx.state, cx.book);
    let from = usize::from(l.at) + 1;
    let steps = &cx.book.code(l.def, l.effect).steps[from..from + usize::from(*skip)];
    if !costs::steps_possible(&eye, steps) {
        return Asked::Itself(Choice::Nothing);
    }
    options.legal(Choice::Yes);
    options.legal(Choice::No);
    Asked::Of(Chooser::Player(eye.player(*side)))
}

fn take_may(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let Some(Instr::May(side, skip)) = l.instr(cx.book) else { return Flow::Next };
    let who = l.eye(cx.state, cx.book).player(*side);
    match choice {
        Choice::Yes => Flow::Next,
        _ => {
            l.ok = false;
            l.done = 0;
            cx.note(Found::DoesNot(who));
            Flow::Skip(*skip)
        }
    }
}

static MODES: Row<Run> = citing("1-3-4", asks("8-4-4", "op-ask-mode", offer_modes, take_mode));

fn offer_modes(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some(Instr::Modes(side, starts)) = l.instr(cx.book) else { return Asked::Nobody(Flow::Next) };
    (0..starts.len() as u8).for_each(|n| options.legal(Choice::Mode(n)));
    Asked::Of(Chooser::Player(l.eye(cx.state, cx.book).player(*side)))
}

fn take_mode(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let (Some(Instr::Modes(side, starts)), Choice::Mode(n)) = (l.instr(cx.book), choice) else { return Flow::Next };
    cx.note(Found::ModeChosen(l.eye(cx.state, cx.book).player(*side), n + 1));
    Flow::Skip(starts.get(usize::from(n)).copied().unwrap_or(0))
}

static LATER: Row<Run> = citing(
    "6-6-1-2 7-1-5-2",
    does("8-1-4-2", "op-later", |cx, l| {
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
            armed: *when == Later::EndOfOpponentsTurn && cx.state.turn != l.who,
        }));
        Flow::Skip(*skip)
    }),
);

static PICK: Row<Run> = citing(
    "1-3-2",
    does("8-4-4-3", "op-pick", |cx, l| {
        let found = match l.instr(cx.book) {
            Some(Instr::Pick(selector)) => l.eye(cx.state, cx.book).select(selector),
            // 3-1-6. A card that has moved on is another one.
            Some(Instr::PickThis) if l.place.is_some_and(|zone| cx.state.card(l.this).zone != zone) => Vec::new(),
            Some(Instr::PickThis) if l.here || !cx.state.card(l.this).zone.is_field() => vec![l.this],
            Some(Instr::PickIt) => l.it.clone(),
            _ => Vec::new(),
        };
        l.meant = l.meant.saturating_add(found.len().max(1) as u8);
        l.picked.extend(found);
        l.base = l.picked.len() as u8;
        Flow::Next
    }),
);

static KEEP: Row<Run> = does("8-4-1-5", "op-keep", |_, l| {
    l.ok = !l.picked.is_empty();
    l.done = l.picked.len() as u8;
    l.keep();
    Flow::Next
});

static DID: Row<Run> = does("8-4-1-5", "op-did", |cx, l| {
    l.settle(cx.book, cx.did);
    Flow::Next
});

impl Run {
    /// What became of an operation: how many it was done to, and whether as written.
    fn settle(&mut self, book: &Book, did: u8) {
        if self.meant != u8::MAX {
            self.done = did;
            self.ok = did > 0 && did >= self.meant;
        }
        let paying = matches!(self.cause(book), Cause::Cost(..));
        if paying && !self.ok {
            self.short = true;
        }
        self.meant = 0;
    }
}

static THEN: Row<Run> = does("4-10-2", "op-then", |cx, l| {
    if !l.ok {
        cx.note(Found::ThenAnyway);
    }
    Flow::Next
});
