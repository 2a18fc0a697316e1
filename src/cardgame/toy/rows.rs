//! The rulebook as rows: the turn, drawing, what the rules bring about at once; and what the steps of a program do.

use serde::{Deserialize, Serialize};

use super::super::code::Instr;
use super::super::frame::{Knowing, Waiting};
use super::super::know;
use super::super::rows::ProgramRows;
use super::super::run;
use super::super::text::Op;
use super::super::waiting;
use super::super::{CardId, Cause, Locals, Move, act, look, place, procedures};
use super::nouns::{Deed, Stat, Zone};
use super::{
    Act, Asked, Book, Choice, Cx, Ending, Event, Flow, Frame, Gardens, Happens, How, Options, Row, Run, State, Time,
};
use crate::engine::{At, Chooser, ClauseId, Outcome, Player, Refusal, asks, citing, does};

/// What is under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Procedure {
    /// 1
    Turn(At<Course>),
    /// 3-1
    Draw(At<Drawing>),
    /// 2
    Enforce(At<Enforcing>),
}

procedures! {
    Procedure of Gardens {
        Turn, "turn", TURN;
        Draw, "drawing", DRAW;
        Enforce, "at once", ENFORCE;
    }
}

/// A turn has nothing to remember.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Course;

impl Locals for Course {}

const MAIN: ClauseId = ClauseId::new("1-3");

/// A turn, from its beginning or from where somebody may act.
pub fn turn(main: bool) -> Frame {
    let from = if main { MAIN } else { ClauseId::new("1-1") };
    Procedure::Turn(crate::engine::at_row(&TURN, from, Course)).into()
}

/// 1
pub static TURN: [Row<Course>; 7] = [
    does("1-1", "toy-wake", |cx, _| {
        for id in cx.state.field(cx.state.turn).filter(|id| cx.state.card(*id).rested) {
            cx.event(Event::Turn(id, false, Cause::Rule));
        }
        cx.event(Event::Own(Happens::TurnBegins));
        Flow::Call(waiting::start())
    }),
    does("1-2", "toy-draw-step", |cx, _| Flow::Call(Drawing::of(cx.state.turn, 1, Cause::Rule))),
    citing("3-2 4-3", asks("1-3", "toy-act", offer, take)),
    does("1-3-1", "toy-resolve", |_, _| Flow::CallThenGoto(waiting::start(), MAIN)),
    does("1-4", "toy-end", |cx, _| match cx.state.delayed.first().cloned() {
        Some(delayed) => {
            cx.event(Event::Due(delayed.clone()));
            Flow::CallThenAgain(Run::later(&delayed))
        }
        None => Flow::Call(waiting::start()),
    }),
    does("1-5", "toy-over", |cx, _| {
        Player::BOTH.into_iter().for_each(|p| cx.event(Event::Expire(p, Ending::Turn)));
        Flow::Next
    }),
    does("1-6", "toy-next", |cx, _| {
        cx.event(Event::Begin(cx.state.turn.other()));
        Flow::Goto(const { ClauseId::new("1-1") })
    }),
];

/// 1-3. Legal or not, with the clause that refuses it.
fn offer(cx: &Cx<'_>, _: &Course, options: &mut Options) -> Asked {
    let (state, who) = (cx.state, cx.state.turn);
    for &id in state.pile(who, Zone::Hand).iter().filter(|id| !state.card(**id).is_unknown()) {
        options.offer_unless(Choice::Own(Act::Plant(id)), state.own.planted, || Refusal::by("1-3"));
    }
    for id in state.field(who) {
        let def = state.card(id).def;
        for (_, n) in &cx.book.def(def).calls {
            let eye = super::Eye::new(state, cx.book, who, id);
            let once = cx.book.effect(def, *n).once && state.is_used(id, def, *n);
            let unpaid = !super::super::pay::payable(&eye, def, *n);
            let refused = state.card(id).rested || once || unpaid;
            options.offer_unless(Choice::Own(Act::Use(id, *n)), refused, || match (once, unpaid) {
                (true, _) => Refusal::by("4-3-1"),
                (false, true) => Refusal::by("4-3"),
                (false, false) => Refusal::by("1-3"),
            });
        }
    }
    options.legal(Choice::Own(Act::End));
    Asked::AtRest(Chooser::Player(who))
}

fn take(cx: &mut Cx<'_>, _: &mut Course, choice: Choice) -> Flow {
    let then = const { ClauseId::new("1-3-1") };
    match choice {
        Choice::Own(Act::Plant(id)) => {
            cx.cite("3-2");
            cx.event(Event::Own(Happens::Planted));
            cx.event(Move::of(cx.state, id, Zone::Bed, How::Planted, Cause::Rule).event());
            Flow::Goto(then)
        }
        Choice::Own(Act::Use(id, n)) => {
            cx.cite("4-3");
            Flow::CallThenGoto(Run::of(cx.state.turn, id, cx.state.card(id).def, n).frame(), then)
        }
        _ => Flow::Goto(const { ClauseId::new("1-4") }),
    }
}

/// 3-1. Cards are drawn, one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Drawing {
    who: Player,
    left: u8,
    cause: Cause,
}

impl Drawing {
    /// So many.
    fn of(who: Player, left: u8, cause: Cause) -> Frame {
        Procedure::Draw(At::start(Self { who, left, cause })).into()
    }
}

impl Locals for Drawing {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.cause.card_mut().map(see);
    }
}

/// 3-1
pub static DRAW: [Row<Drawing>; 2] = [
    does("3-1-1", "toy-top", |cx, l| {
        if l.left == 0 || cx.state.pile(l.who, Zone::Deck).is_empty() {
            return Flow::Return;
        }
        Flow::Call(Frame::Know(At::start(Knowing { who: l.who, zone: Zone::Deck, at: 0, left: 1, told: false })))
    }),
    does("3-1", "toy-draw", |cx, l| {
        l.left -= 1;
        if let Some(&top) = cx.state.pile(l.who, Zone::Deck).first() {
            cx.event(Move::of(cx.state, top, Zone::Hand, How::Drawn, l.cause).event());
        }
        Flow::Goto(const { ClauseId::new("3-1-1") })
    }),
];

/// 3-1-1. Which card lies there? Chance says it for a shuffled deck, the judge for a card that nobody has seen.
pub static KNOW: [Row<Knowing<Gardens>>; 3] = [
    asks("3-1-1", "toy-which", know::offer_next, know::take_next),
    asks("3-1", "toy-unseen", know::offer_seen, know::take_seen),
    does("4-9", "toy-further", |_, l| {
        l.at += 1;
        l.left -= 1;
        Flow::Goto(const { ClauseId::new("3-1-1") })
    }),
];

/// 4-2-1
pub static ORDER: [Row<Waiting>; 1] = [asks("4-2-1", "toy-order", waiting::offer, waiting::take)];

/// What the rules bring about has nothing to remember.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Enforcing;

impl Locals for Enforcing {}

/// 2-1. How tall the plants of a player are together.
pub fn height(state: &State, player: Player) -> i32 {
    state.field(player).filter_map(|id| state.values.of(id)).map(|seen| seen.stat::<Gardens>(Stat::Height)).sum()
}

const TALL: i32 = 10;

/// 2. Is something due?
pub fn due(state: &State, _: &Book) -> Option<Frame> {
    let lost = |p: &Player| state.pile(*p, Zone::Deck).is_empty();
    let due = Player::BOTH.iter().any(|p| lost(p) || height(state, *p) >= TALL);
    due.then(|| Procedure::Enforce(At::start(Enforcing)).into())
}

/// 2
pub static ENFORCE: [Row<Enforcing>; 2] = [
    does("2-1", "toy-won", |cx, _| {
        match Player::BOTH.map(|p| height(cx.state, p) >= TALL) {
            [true, true] => cx.event(Event::Over(Outcome::Drawn)),
            [true, false] => cx.event(Event::Over(Outcome::won(Player::A))),
            [false, true] => cx.event(Event::Over(Outcome::won(Player::B))),
            [false, false] => {}
        }
        Flow::Next
    }),
    does("2-2", "toy-lost", |cx, _| {
        match Player::BOTH.map(|p| cx.state.pile(p, Zone::Deck).is_empty()) {
            [true, true] => cx.event(Event::Over(Outcome::Drawn)),
            [true, false] => cx.event(Event::Over(Outcome::won(Player::B))),
            [false, true] => cx.event(Event::Over(Outcome::won(Player::A))),
            [false, false] => {}
        }
        Flow::Return
    }),
];

/// 4. Instruction → row: what each does is the layer's, the clauses are the game's.
pub static PROGRAM: ProgramRows<Gardens> = ProgramRows {
    end: does("4-1", "toy-resolved", run::end),
    ends_instead: does("4-4", "toy-goes-on", run::ends_instead),
    instead: does("4-4", "toy-instead", run::instead),
    conditions: citing("4-3-1", does("4-1", "toy-conditions", run::conditions)),
    may_pay: asks("4-3", "toy-pay", run::offer_pay, run::take_pay),
    paid: does("4-3", "toy-paid", run::paid),
    activate: does("4-1", "toy-activate", run::activate),
    once: does("4-3-1", "toy-once", run::once),
    in_turn: does("4-2-1", "toy-in-turn", run::in_turn),
    if_: does("4-1", "toy-if", run::decide),
    if_done: does("4-1", "toy-if-done", run::decide),
    jump: does("4-1", "toy-jump", run::jump),
    may: asks("4-7", "toy-may", run::offer_may, run::take_may),
    modes: asks("4-6", "toy-mode", run::offer_modes, run::take_mode),
    later: does("1-4", "toy-later", run::later),
    choose: asks("4-6", "toy-choose", run::offer_cards, run::take_card),
    pick: does("4-1", "toy-pick", run::pick),
    keep: does("4-1", "toy-keep", run::keep),
    did: does("4-1", "toy-did", run::did),
    then: does("4-1", "toy-then", run::then),
};

static DRAWS: Row<Run> = does("3-1", "toy-draws", |cx, l| {
    let Some(Op::Draw { count, .. }) = act::op(cx, l) else { return Flow::Next };
    let n = run::times(cx, l, count);
    let there = cx.state.pile(l.who, Zone::Deck).len();
    l.done(usize::from(n).min(there));
    Flow::Call(Drawing::of(l.who, n, l.cause(cx.book)))
});
static PULLS: Row<Run> = citing("4-8", does("3-3", "toy-pulls", act::moves));
static TAKES: Row<Run> = does("4-9", "toy-takes", act::moves);
static TURNS: Row<Run> = does("3-4", "toy-turns", act::turns);
static GIVES: Row<Run> = does("1-5", "toy-gives", act::gives);
static LOOKS: Row<Run> = asks("4-9", "toy-looks", look::offer, look::take);
static RESTS: Row<Run> = asks("4-9", "toy-rests", place::offer, place::take);
static DEWS: Row<Run> =
    does("3-5", "toy-dews", |cx, l| act::each(cx, l, |_, id, _| Some(Event::Own(Happens::Dew(id)))));

/// The row of an operation. What no text of this game says has none, and is never read.
pub fn operation(instr: &Instr<Gardens>) -> &'static Row<Run> {
    match instr {
        Instr::Give(..) => &GIVES,
        Instr::Act(Op::Draw { .. }) => &DRAWS,
        Instr::Act(Op::Move { deed: Deed::Pull, .. }) => &PULLS,
        Instr::Act(Op::Turn(..)) => &TURNS,
        Instr::Act(Op::Look { .. }) => &LOOKS,
        Instr::Act(Op::PlaceRest(_)) => &RESTS,
        Instr::Act(Op::Own(_)) => &DEWS,
        _ => &TAKES,
    }
}

/// All rows of programs and operations, with what they are called in the register.
pub fn programs() -> impl Iterator<Item = (&'static str, &'static Row<Run>)> {
    let operations = [
        ("draw", &DRAWS),
        ("pull", &PULLS),
        ("take", &TAKES),
        ("turn", &TURNS),
        ("give", &GIVES),
        ("look", &LOOKS),
        ("rest", &RESTS),
        ("dew", &DEWS),
    ];
    PROGRAM.all().into_iter().chain(operations)
}

/// 1-5. Something that lasts for the turn ends with it.
pub const fn ends(until: Time, ending: Ending) -> bool {
    matches!((until, ending), (Time::EndOfTurn, Ending::Turn))
}
