//! 6. The turn, from the Refresh Phase to the End Phase.

use smallvec::SmallVec;

use super::areas::Phase;
use super::construction::DON;
use super::differences::Differs;
use super::event::{DonAt, Ending, Happens, Moment, don};
use super::playing::{self, Playing};
pub use super::procedure::Turning as Course;
use super::terms::Drawing;
use super::vocabulary::{Amount, By, Call, Cannot, Count, Deed, Kind, Later, Op, OwnGrant, OwnOp, Target};
use super::{
    Act, Asked, Book, Choice, Cx, Event, Eye, Flow, Frame, OnePiece, Options, Procedure, Row, Run, State, battle,
    because, held, sums,
};
use crate::cardgame::finding::Fact;
use crate::cardgame::{CardId, Cause, DefId, Delayed, Modifier, act, finding, pay, waiting};
use crate::engine::check::{Check, Needs, check};
use crate::engine::{At, Chooser, ClauseId, Outcome, Player, Refusal, asks, citing, does};
use crate::lang::Said;

/// A turn from its beginning.
pub fn start() -> Frame {
    Procedure::Turn(At::start(Course::default())).into()
}

/// A turn from a phase on.
pub fn at(phase: Phase) -> Frame {
    let clause = match phase {
        Phase::Setup | Phase::Refresh => "6-2-1",
        Phase::Draw => "6-3-1",
        Phase::Don => "6-4-1",
        Phase::Main => "6-5-2",
        Phase::End => "6-6-1-1",
    };
    Procedure::Turn(crate::engine::at_row(&TURN, ClauseId::new(clause), Course::default())).into()
}

const MAIN: ClauseId = ClauseId::new("6-5-2");
const GIVE: ClauseId = ClauseId::new("6-5-5-1");
const THEN: ClauseId = ClauseId::new("8-6-1");
const END: ClauseId = ClauseId::new("6-6-1-1");
const START: ClauseId = ClauseId::new("6-2-1");

/// 6-1-1
pub static TURN: [Row<Course>; 17] = [
    citing(
        "6-1-1",
        does("6-2-1", "op-turn-until-start", |cx, _| {
            let turn = cx.state.turn;
            if !cx.state.modifiers.iter().any(|m| super::event::ends(m, Ending::UntilStart, turn)) {
                cx.decide("!6-1-1");
            }
            cx.support("6-1-1 6-1-2");
            cx.event(Happens::Phase(Phase::Refresh).event());
            expire(cx, turn, Ending::UntilStart);
            Flow::Next
        }),
    ),
    does("6-2-2", "op-turn-start", |cx, _| {
        let turn = cx.state.turn;
        if let Some(delayed) = due(cx.state, Later::StartOfYourNextTurn, turn) {
            cx.event(Event::Due(delayed.clone()));
            return Flow::CallThenAgain(Run::later(&delayed));
        }
        cx.event(Happens::Timing(Moment::StartOfTurn, turn).event());
        Flow::Call(waiting::start())
    }),
    citing("6-5-5-1", does("6-2-3", "op-turn-don-back", don_back)),
    citing("1-3-3 1-3-9", does("6-2-4", "op-turn-refresh", refresh)),
    citing(
        "6-2-4",
        does("6-2", "op-turn-refreshed", |cx, _| {
            // The last thing of the Refresh Phase.
            cx.decide("!6-2-4");
            Player::BOTH.into_iter().for_each(|p| expire(cx, p, Ending::Refresh));
            Flow::Next
        }),
    ),
    does("6-3-1", "op-turn-draw", |cx, _| {
        cx.event(Happens::Phase(Phase::Draw).event());
        if cx.state.opening == 2 {
            cx.note(finding("op-note-no-first-draw").player(cx.state.turn));
            return Flow::Next;
        }
        Flow::Call(Drawing::of(cx.state.turn, 1, Cause::Rule))
    }),
    citing("6-4-2 6-4-3 3-3-3 3-9-3 1-3-1", does("6-4-1", "op-turn-don", add_don)),
    citing(
        "6-1-1",
        does("6-5-1", "op-turn-main", |cx, _| {
            let next = super::other(cx.state.turn);
            if let Some(delayed) = due(cx.state, Later::StartOfOpponentsNextMain, next) {
                cx.event(Happens::Phase(Phase::Main).event());
                cx.event(Event::Due(delayed.clone()));
                return Flow::CallThenAgain(Run::later(&delayed));
            }
            cx.decide("!6-1-1");
            cx.event(Happens::Phase(Phase::Main).event());
            cx.event(Happens::Timing(Moment::StartOfMain, cx.state.turn).event());
            Flow::Call(waiting::start())
        }),
    ),
    citing(
        "6-5-2-1 6-5-3 6-5-4-1 6-5-5-1 6-5-5-2 6-5-5-3 6-5-6 1-3-10-1",
        asks("6-5-2", "op-ask-main", offer_main, take_main),
    ),
    does("8-6-1", "op-turn-then", |_, l| {
        let next = if l.giving.is_some() { GIVE } else { MAIN };
        Flow::CallThenGoto(waiting::start(), next)
    }),
    citing(
        "6-5-5-2 6-5-5-3",
        does("6-5-5-1", "op-turn-give", |cx, l| {
            if let Some((card, n)) = l.giving.take() {
                cx.support("6-5-5-2 6-5-5-3");
                cx.event(don(cx.state.turn, DonAt::Active, DonAt::Given(card), 1, Cause::Rule));
                l.giving = (n > 1).then_some((card, n - 1));
            }
            Flow::Goto(THEN)
        }),
    ),
    citing(
        "6-6-1 6-6-1-1-1 6-6-1-1-2 6-6-1-1-3 6-6-1-1-4",
        does("6-6-1-1", "op-turn-end", |cx, _| {
            cx.decide("6-6-1");
            cx.event(Happens::Phase(Phase::End).event());
            // In the older edition what was put off to the end of the turn is one of the effects of 6-6-1-1.
            let turn = cx.state.turn;
            if cx.book.differs(Differs::PutOff)
                && let Some(delayed) = [turn, super::other(turn)].into_iter().find_map(|p| due_at_end(cx.state, p))
            {
                cx.event(Event::Due(delayed.clone()));
                return Flow::CallThenAgain(Run::later(&delayed));
            }
            cx.event(Happens::Timing(Moment::EndOfTurn, cx.state.turn).event());
            Flow::Call(waiting::start())
        }),
    ),
    does("6-6-1-2", "op-turn-until-end", until_end),
    does("8-6-3", "op-turn-late-effects", |cx, _| {
        if cx.state.pending.is_empty() { Flow::Next } else { Flow::Call(waiting::start()) }
    }),
    does("6-6-1-3", "op-turn-this-turn", |cx, _| {
        let turn = cx.state.turn;
        if cx.book.differs(Differs::EndsByPlayer) {
            expire(cx, super::other(turn), Ending::Turn);
        } else {
            expire(cx, turn, Ending::ThisTurn);
            expire(cx, super::other(turn), Ending::ThisTurn);
        }
        Flow::Next
    }),
    does("1-2-5", "op-turn-doomed", |cx, _| {
        let doomed = |p: &Player| cx.state.side(*p).doomed;
        let lost: Vec<Player> = Player::BOTH.into_iter().filter(doomed).collect();
        match lost.as_slice() {
            [] => cx.idle(),
            [one] => cx.event(Event::Over(Outcome::won(one.other()))),
            _ => cx.event(Event::Over(Outcome::Undecided)),
        }
        Flow::Next
    }),
    citing(
        "4-3-1 1-3-1",
        does("6-6-1-4", "op-turn-next", |cx, _| {
            let turn = cx.state.turn;
            if cx.state.side(turn).extra_turns > 0 {
                cx.cite("1-3-1");
                cx.note(finding("op-note-extra-turn").player(turn));
                cx.event(Happens::ExtraTurnBegins(turn).event());
                cx.event(Event::Begin(turn));
                return Flow::Goto(START);
            }
            cx.event(Event::Begin(super::other(turn)));
            Flow::Goto(START)
        }),
    ),
];

/// What a player's effects gave until now ends, and the step says what that was.
pub fn expire(cx: &mut Cx<'_>, player: Player, ending: Ending) {
    if cx.told() {
        let ends = |m: &&Modifier<OnePiece>| m.by == player && super::event::ends(m, ending, cx.state.turn);
        let all: Vec<Said> =
            cx.state.modifiers.iter().filter(ends).map(|m| super::said::given(cx.state, cx.book, m)).collect();
        if !all.is_empty() {
            cx.note(finding("op-note-expires").with("words", Fact::Said(Said::several(all, "; "))));
        }
    }
    cx.event(Event::Expire(player, ending));
}

/// 6-2-3. DON!! cards given to cards of the turn player go back to the cost area.
fn don_back(cx: &mut Cx<'_>, _: &mut Course) -> Flow {
    let turn = cx.state.turn;
    for id in cx.state.field(turn) {
        let given = cx.state.card(id).don;
        if given > 0 {
            cx.event(don(turn, DonAt::Given(id), DonAt::Rested, given, Cause::Rule));
        }
    }
    Flow::Next
}

/// 6-2-4. Everything of the turn player becomes active.
fn refresh(cx: &mut Cx<'_>, _: &mut Course) -> Flow {
    let turn = cx.state.turn;
    let active = Cannot::Be(Deed::SetActive, By::Anything);
    for id in cx.state.field(turn).filter(|&id| cx.state.card(id).rested) {
        let barred = cx.state.values.of(id).and_then(|s| {
            let stays = s.own(cx.book).find(|(g, _)| **g == OwnGrant::StaysRested).map(|(_, by)| by);
            stays.or_else(|| s.cannot(cx.book).find(|(c, _)| **c == active).map(|(_, by)| by))
        });
        if let Some(by) = barred {
            cx.cite("1-3-3");
            cx.note(sums::forbidden(cx.book, id, by));
        } else {
            cx.event(Event::Turn(id, false, Cause::Rule));
        }
    }
    let rested = cx.state.side(turn).don_rested;
    let stay = held::count(cx.state, cx.book, turn).min(rested);
    if let Some(by) = held::by(cx.state, cx.book, turn).filter(|_| stay > 0) {
        cx.cite("1-3-3");
        cx.note(finding("op-note-don-stay").player(turn).n(stay).with("by", Fact::Card(by.source)));
    }
    if rested > stay {
        cx.event(don(turn, DonAt::Rested, DonAt::Active, rested - stay, Cause::Rule));
    }
    Flow::Next
}

/// 6-4. Two DON!! cards; one in the first turn of the player who goes first; what there is.
fn add_don(cx: &mut Cx<'_>, _: &mut Course) -> Flow {
    let turn = cx.state.turn;
    let wanted = if cx.state.opening == 2 { 1 } else { 2 };
    let there = cx.state.side(turn).don_deck.min(wanted);
    cx.event(Happens::Phase(Phase::Don).event());
    match there {
        0 => {
            cx.decide("!6-4-3");
            cx.note(finding("op-note-no-don").player(turn));
        }
        1 if wanted == 2 => {
            cx.decide("!6-4-2");
            cx.support("3-9-3");
        }
        1 => cx.support("3-9-3"),
        _ => cx.support("3-3-3 3-9-3"),
    }
    // A text that gives some of them to the Leader goes before 3-9-3. What it asks for is looked at before any is placed.
    let leader = cx.state.leader(turn);
    let to_leader: u8 = cx.state.values.player_has(cx.book, turn).map(to_leader).sum::<u8>().min(there);
    if to_leader > 0 {
        cx.cite("1-3-1");
        cx.note(finding("op-note-don-to-leader").card(leader).n(to_leader));
    }
    // 3-3-3. One at a time.
    for n in 0..there {
        let to = if n < to_leader { DonAt::Given(leader) } else { DonAt::Active };
        cx.event(don(turn, DonAt::Deck, to, 1, Cause::Rule));
    }
    Flow::Next
}

/// How many of the DON!! cards of the DON!! Phase a text gives to the Leader.
const fn to_leader(grant: &OwnGrant) -> u8 {
    if let OwnGrant::DonToLeader(n) = grant { *n } else { 0 }
}

/// What is due now of what was put off.
pub fn due(state: &State, when: Later, player: Player) -> Option<Delayed<OnePiece>> {
    let waits = |d: &&Delayed<OnePiece>| d.when == when && d.who == player && (d.armed || !needs_arming(d.when));
    state.delayed.iter().find(waits).cloned()
}

const fn needs_arming(when: Later) -> bool {
    matches!(when, Later::StartOfYourNextTurn | Later::EndOfOpponentsTurn | Later::StartOfOpponentsNextMain)
}

/// What a player has put off to the end of this turn.
fn due_at_end(state: &State, player: Player) -> Option<Delayed<OnePiece>> {
    [Later::EndOfThisTurn, Later::EndOfOpponentsTurn].into_iter().find_map(|when| due(state, when, player))
}

/// 6-6-1-2. First the turn player's, then the other player's: what is due at the end of the turn is done, then "until the end of …" ends.
fn until_end(cx: &mut Cx<'_>, l: &mut Course) -> Flow {
    let turn = cx.state.turn;
    let player = if l.second { super::other(turn) } else { turn };
    if let Some(delayed) = due_at_end(cx.state, player) {
        cx.event(Happens::Closing.event());
        cx.event(Event::Due(delayed.clone()));
        return Flow::CallThenAgain(Run::later(&delayed));
    }
    if cx.book.differs(Differs::EndsByPlayer) {
        expire(cx, turn, Ending::Turn);
        return Flow::Next;
    }
    expire(cx, player, Ending::UntilEnd);
    l.second = !l.second;
    if l.second { Flow::Again } else { Flow::Next }
}

/// 6-5-2. What the turn player may do.
fn offer_main(cx: &Cx<'_>, _: &Course, options: &mut Options) -> Asked {
    let (state, book) = (cx.state, cx.book);
    let turn = state.turn;
    let why = options.why();
    playing::offer(cx, false, options);
    for id in state.field(turn) {
        offer_effects(cx, id, options);
    }
    let active = state.side(turn).don_active;
    for id in state.fighters(turn) {
        options.offer_unless(Act::Give(id, 1).choice(), active == 0, || too_few_don(1, active));
        for more in 2..=active {
            options.late(Act::Give(id, more).choice());
        }
    }
    // In the first turn nobody attacks, and never with what is rested (6-5-6-1, 7-1-1-1): the rest is asked only if somebody asks why.
    let ready = |id: &CardId| why || (state.opening == 0 && !state.card(*id).rested);
    for id in state.fighters(turn).filter(ready) {
        let attack = battle::Attack::of(state, book, id);
        options.judge(Act::Attack(id).choice(), &battle::ATTACKER, state, &attack);
    }
    if why {
        offer_impossible(cx, options);
    }
    options.legal(Act::EndTurn.choice());
    Asked::AtRest(Chooser::Player(turn))
}

/// 6-5-5-1. Only active DON!! of the cost area can be given.
fn too_few_don(wanted: u8, active: u8) -> Refusal {
    let needs = vec![Needs::new("needs-don", i32::from(wanted), i32::from(active))];
    Refusal { needs, ..Refusal::by("6-5-5-1") }
}

/// What is asked about though it never can be: blocking, countering and acting with the other player's cards in the Main Phase.
fn offer_impossible(cx: &Cx<'_>, options: &mut Options) {
    let (state, turn) = (cx.state, cx.state.turn);
    for id in state.field(turn) {
        options.offer(Act::Block(id).choice(), Err(Refusal::by("6-5-2 7-1-2-1 10-1-4-1")));
    }
    let active = state.side(turn).don_active;
    for (id, n) in state.fighters(turn).flat_map(|id| (active.max(1) + 1..=DON).map(move |n| (id, n))) {
        options.offer(Act::Give(id, n).choice(), Err(too_few_don(n, active)));
    }
    for &id in state.hand(turn).iter().chain(state.trash(turn)) {
        options.offer(Act::Activate(id, 0).choice(), Err(Refusal::by("2-8-2 6-5-4-1")));
    }
    for &id in state.hand(turn) {
        options.offer(Act::Counter(id, state.card(id).def).choice(), Err(Refusal::by("6-5-2 7-1-3-2 7-1-3-2-1")));
    }
    for id in state.field(super::other(turn)) {
        options.offer(Act::Attack(id).choice(), Err(Refusal::by("7-1 4-3-1")));
        offer_effects(cx, id, options);
        options.offer(Act::Give(id, 1).choice(), Err(Refusal::by("6-5-5-1")));
    }
    if let Some(stage) = state.stage(turn) {
        options.offer(Act::Give(stage, 1).choice(), Err(Refusal::by("6-5-5-1")));
        options.offer(Act::Attack(stage).choice(), Err(Refusal::by("7-1 7-1-1-1")));
    }
    for &id in state.trash(turn) {
        options.offer(Act::Play(id, state.card(id).def).choice(), Err(Refusal::by("6-5-3-1")));
    }
}

/// An effect that somebody wants to activate.
pub struct Activation {
    /// The card that has it.
    pub card: CardId,
    own: bool,
    used: bool,
    negated: bool,
    conditions: bool,
    failing: &'static str,
    payable: bool,
    unpaid: &'static str,
    needs: Option<Needs>,
}

/// 6-5-4-1, 8-4-1. What an activation asks for.
pub static ACTIVATION: [Check<State, Activation>; 5] = [
    check("6-5-4-1", "own-effect", |_: &State, a: &Activation| a.own).also("8-1-3-2"),
    check("8-2-1-1", "not-negated", |_: &State, a: &Activation| !a.negated),
    check("10-2-13-3", "once-per-turn", |_: &State, a: &Activation| !a.used).also("10-2-13-1"),
    check("8-4-1-1", "conditions", |_: &State, a: &Activation| a.conditions)
        .also("8-3-2-1 8-1-3-2-2")
        .own(|a| a.failing),
    check("8-3-1-3", "cost", |_: &State, a: &Activation| a.payable)
        .also("8-4-1-3")
        .own(|a| a.unpaid)
        .needs(|_, a| a.needs),
];

/// The activated effects of a card on the field, its own and those that were given to it.
pub fn activated(state: &State, book: &Book, id: CardId) -> SmallVec<[(DefId, u8); 4]> {
    let card = state.card(id);
    let main = Kind::Called(Call::ActivateMain);
    let own = book.def(card.def).own_effects().filter(|(_, e)| e.kind == main).map(|(n, _)| (card.def, n));
    let given = state.values.of(id).into_iter().flat_map(|s| s.given(book));
    own.chain(given.filter(|&(def, n)| book.effect(def, n).kind == main)).collect()
}

fn offer_effects(cx: &Cx<'_>, id: CardId, options: &mut Options) {
    let (state, book) = (cx.state, cx.book);
    let def = book.def(state.card(id).def);
    let why = options.why();
    // Most cards have none.
    let given = || state.values.of(id).is_some_and(|s| s.given(book).next().is_some());
    if def.called(&Call::ActivateMain).is_none() && !given() {
        if options.why() {
            options.offer(Act::Activate(id, 0).choice(), Err(Refusal::by("6-5-4-1 8-1-3-2-1 10-2-2-1")));
        }
        return;
    }
    for (n, (def, effect)) in (0..=u8::MAX).zip(activated(state, book, id)) {
        let who = state.owner(id);
        let facts = book.effect(def, effect);
        let eye = Eye::new(state, book, who, id);
        let printed = def == state.card(id).def && !facts.given;
        let used = facts.once && state.is_used(id, def, effect);
        let negated = printed && state.values.of(id).is_some_and(|s| s.negated);
        // 3-1-5. What unseen cards decide is found out when the effect is declared.
        let may_hold = |c: &&super::vocabulary::Condition| eye.may_hold(c);
        let conditions = facts.conditions.iter().all(|c| may_hold(&c));
        // What is refused already need not be paid, unless somebody asks why.
        let payable = (why || (!used && !negated && conditions)) && pay::payable(&eye, def, effect);
        let activation = Activation {
            card: id,
            own: who == state.turn,
            used,
            negated,
            conditions,
            failing: if why { facts.conditions.iter().find(|c| !may_hold(c)).map_or("", clauses) } else { "" },
            payable,
            unpaid: if payable || !why { "" } else { unpaid(&eye, (def, effect), &facts.cost) },
            needs: if payable || !why { None } else { facts.cost.iter().find_map(|op| needs(&eye, op)) },
        };
        options.judge(Act::Activate(id, n).choice(), &ACTIVATION, state, &activation);
    }
}

/// How much a part of a cost needs, and how much of that is there, if it is too little.
fn needs(eye: &Eye<'_>, op: &Op) -> Option<Needs> {
    let side = eye.state.side(eye.who);
    let given: i32 = eye.state.field(eye.who).map(|id| i32::from(eye.state.card(id).don)).sum();
    let dons = given + i32::from(side.don_active) + i32::from(side.don_rested);
    let needs = match op {
        Op::Own(OwnOp::RestDon(n)) => Needs::new("needs-don", i32::from(*n), i32::from(side.don_active)),
        Op::Own(OwnOp::ReturnDon { count, .. }) => Needs::new("needs-any-don", eye.amount(count), dons),
        Op::Turn(deed, Target::Choose { from, count: Count::Exactly(n), .. })
        | Op::Move { deed, what: Target::Choose { from, count: Count::Exactly(n), .. }, .. }
            if *n != Amount::All =>
        {
            let run = Run { paying: true, ..Run::of(eye.who, eye.this, eye.state.card(eye.this).def, 0) };
            let found = eye.select(from);
            let there = found.iter().filter(|&&id| act::can(eye.state, eye.book, &run, id, *deed)).count();
            Needs::new("needs-cards", eye.amount(n), i32::try_from(there).unwrap_or(i32::MAX))
        }
        _ => return None,
    };
    (needs.there < needs.wanted).then_some(needs)
}

/// Why a cost cannot be paid, where a clause says it.
fn unpaid(eye: &Eye<'_>, (def, effect): (DefId, u8), cost: &[Op]) -> &'static str {
    let run = Run { paying: true, ..Run::of(eye.who, eye.this, def, effect) };
    let cannot = |id: CardId, deed: Deed| {
        let can = act::can(eye.state, eye.book, &run, id, deed);
        (!can).then(|| because::refusal(act::why_not(eye.state, eye.book, &run, id, deed)))
    };
    let side = eye.state.side(eye.who);
    let given: i32 = eye.state.field(eye.who).map(|id| i32::from(eye.state.card(id).don)).sum();
    let dons = given + i32::from(side.don_active) + i32::from(side.don_rested);
    let why = |op: &Op| match op {
        Op::Own(OwnOp::RestDon(n)) if side.don_active < *n => Some("8-3-1-5"),
        Op::Own(OwnOp::ReturnDon { count, .. }) if dons < eye.amount(count) => Some("8-3-1-6"),
        Op::Turn(deed, Target::This) | Op::Move { deed, what: Target::This, .. } => cannot(eye.this, *deed),
        Op::Turn(deed, Target::Choose { from, .. }) | Op::Move { deed, what: Target::Choose { from, .. }, .. } => {
            let found = eye.select(from);
            match found.iter().all(|&id| cannot(id, *deed).is_some()) {
                // Cards that it could be done to are too few, or there are none.
                false => None,
                true => Some(found.first().map_or("1-3-2", |&id| cannot(id, *deed).unwrap_or(""))),
            }
        }
        _ => None,
    };
    cost.iter().find_map(why).unwrap_or("")
}

/// The clauses of a condition that does not hold.
fn clauses(condition: &super::vocabulary::Condition) -> &'static str {
    match because::condition(condition) {
        "" => "8-3-3",
        clauses => clauses,
    }
}

fn take_main(cx: &mut Cx<'_>, l: &mut Course, choice: Choice) -> Flow {
    let then = THEN;
    let turn = cx.state.turn;
    match choice {
        Choice::Own(Act::Play(card, def)) => {
            if cx.state.card(card).def != def {
                cx.event(Event::Is(card, def));
            }
            Flow::CallThenGoto(Playing::of(turn, card, false), then)
        }
        Choice::Own(Act::Activate(card, n)) => {
            cx.decide("6-5-4-1");
            let again = |&(def, n): &(DefId, u8)| cx.book.effect(def, n).once;
            if cx.state.card(card).new && activated(cx.state, cx.book, card).get(usize::from(n)).is_some_and(again) {
                cx.support("10-2-13-4");
            }
            cx.note(finding("op-note-declares").player(turn).card(card));
            match activated(cx.state, cx.book, card).get(usize::from(n)) {
                Some(&(def, effect)) => Flow::CallThenGoto(Run::of(turn, card, def, effect).frame(), then),
                None => Flow::Again,
            }
        }
        Choice::Own(Act::Give(card, n)) => {
            cx.decide("6-5-5-1");
            cx.support("6-5-5-2");
            cx.event(don(turn, DonAt::Active, DonAt::Given(card), 1, Cause::Rule));
            l.giving = (n > 1).then_some((card, n - 1));
            Flow::Goto(then)
        }
        Choice::Own(Act::Attack(card)) => Flow::CallThenGoto(battle::start(card), then),
        _ => {
            cx.decide("6-5-2-1");
            cx.note(finding("op-note-ends-turn").player(turn));
            Flow::Goto(END)
        }
    }
}
