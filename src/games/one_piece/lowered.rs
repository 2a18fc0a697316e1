//! 8-4-1. An effect as a program: its steps in the order in which they are done, from the conditions to the last operation.
//!
//! A program only goes forward: a step goes on, stays, or skips.

use super::cards::filter_reads_values;
use super::effects::{Condition, Effect, Grant, Kind, To};
use super::operations::{Amount, Count, Duration, Later, Op, OwnEffect, Pile, Rest, Spot, Target};
use super::selector::{Place, Selector, Side};
use super::watching::{Watch, amount_reads_values, condition_reads_values};

/// The program of an effect.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Code {
    /// Its steps.
    pub steps: Vec<Instr>,
    /// Where the body begins, after the cost.
    pub body: u16,
    /// It is a permanent effect that looks at power or cost.
    pub reads: bool,
    /// What a permanent effect looks at besides the field.
    pub watches: Watch,
    /// It counts the cards that set it off, so that several at one moment are one.
    pub counts_event: bool,
}

/// A step of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instr {
    /// 8-4-1-1. The conditions, [Once Per Turn], negation.
    Conditions,
    /// 8-3-1-4. Shall the cost be paid? 8-3-1-3: only if all of it can be.
    MayPay,
    /// 8-3-1-7. Was it paid as written?
    Paid,
    /// 8-4-1-4. It is activated.
    Activate,
    /// 8-1-3-4-4. It is there instead.
    Instead,
    /// 8-3-3. Skip so many steps unless it holds.
    If(Condition, u16),
    /// Skip so many steps.
    Jump(u16),
    /// 10-2-13-3. From here on the effect is carried out.
    Once,
    /// 1-3-11. Skip so many steps if it is not the turn of the effect's player.
    InTurn(u16),
    /// 8-1-2. Asked; skip so many steps if not. The operations are those that follow.
    May(Side, u16),
    /// 8-4-4. Choose a mode: how far each lies ahead.
    Modes(Side, Vec<u16>),
    /// For later: so many steps that follow are done then.
    Later(Later, u16),
    /// 8-4-4. Choose cards, one at a time.
    Choose {
        /// Who chooses.
        who: Side,
        /// From which.
        from: Selector,
        /// How many.
        count: Count,
        /// What for: the words of the question.
        verb: Verb,
    },
    /// No choice: all of these.
    Pick(Selector),
    /// No choice: this card.
    PickThis,
    /// No choice: the cards that the text speaks of.
    PickIt,
    /// What was picked becomes what the text speaks of.
    Keep,
    /// Something is done to what was picked.
    Act(Act),
    /// How many the operation before was done to, and whether as written.
    Did,
    /// 4-10-2. A mark.
    Then,
}

/// What an operation does to the cards that were picked, or without any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// 4-5
    Draw(Side, Amount, bool),
    /// 10-2-1
    Ko,
    /// To the trash.
    Trash,
    /// The top cards of a deck to the trash.
    Mill(Side, Amount, bool),
    /// To the hand.
    ToHand,
    /// To the deck.
    ToDeck(Spot),
    /// To Life.
    ToLife(Spot, bool),
    /// The top cards of a deck to Life, hand or trash, one by one.
    TopTo(Side, Amount, bool, TopTo),
    /// 4-4
    Rest,
    /// 4-4
    SetActive,
    /// 3-9. DON!! cards in the cost area: rested or set active.
    Dons {
        /// Whose.
        side: Side,
        /// How many.
        count: Count,
        /// Rested, else set active.
        rest: bool,
    },
    /// 3-7-3
    Play(bool),
    /// 8-1-4-2
    Give(Vec<Grant>, Duration),
    /// 8-1-4-2
    GivePlayer(Side, Vec<Grant>, Duration),
    /// 6-5-5
    GiveDon(Amount, bool, super::operations::DonFrom),
    /// 3-9-3
    AddDon(Side, Amount, bool, bool),
    /// 10-2-10. Or more; up to.
    ReturnDon(Side, Amount, bool, bool),
    /// 8-3-1-5
    RestDon(u8),
    /// 11-3
    Look(Side, Pile, Amount, bool, bool),
    /// 11-3
    LookHand(Side),
    /// 11-3-3
    PlaceRest(Rest),
    /// 11-2
    Reveal,
    /// 3-2-4
    Shuffle(Side),
    /// 4-6
    Damage(Side, Amount),
    /// 3-10-2-1
    TurnLife(bool),
    /// Life cards to the trash until so many are left.
    LifeUntil(Side, Amount),
    /// Another effect of this card.
    ActivateOwn(OwnEffect),
    /// 8-5. An Event, without its cost.
    ActivateEvent,
    /// 1-3-5
    ChooseNumber(u8, u8),
    /// The attack has another target.
    Redirect,
    /// 1-2-5
    Win(Side),
    /// 1-2-5
    Lose(Side),
    /// 4-9
    SwapBasePower(Duration),
}

/// Where the top cards of a deck go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TopTo {
    /// To Life, there, face up or not.
    Life(Spot, bool),
    /// To the hand, without being drawn.
    Hand,
    /// To the bottom of the deck.
    Bottom,
}

/// What cards are chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Verb {
    /// Nothing yet.
    Choose,
    /// 10-2-1
    Ko,
    /// To the trash.
    Trash,
    /// To the hand.
    ToHand,
    /// To the deck.
    ToDeck,
    /// To Life.
    ToLife,
    /// 4-4
    Rest,
    /// 4-4
    SetActive,
    /// 3-7-3
    Play,
    /// 8-1-4-2
    Give,
    /// 6-5-5
    GiveDon,
    /// 11-2
    Reveal,
    /// 3-10-2-1
    TurnUp,
    /// 3-10-2-1
    TurnDown,
    /// 8-5
    ActivateEvent,
    /// 7-1-1-2
    Redirect,
}

/// The program of an effect.
pub fn lower(effect: &Effect) -> Code {
    let watches = super::watching::of_effect(effect);
    let mut code = Code { reads: reads_values(effect), watches, ..Code::default() };
    let activates = !matches!(effect.kind, Kind::Permanent(_) | Kind::Construction(_) | Kind::Replacement { .. });
    if activates {
        code.steps.push(Instr::Conditions);
    }
    if !effect.cost.is_empty() {
        code.steps.push(Instr::MayPay);
        effect.cost.iter().for_each(|op| lower_op(op, true, &mut code.steps));
        code.steps.push(Instr::Paid);
    }
    if activates {
        code.steps.push(Instr::Activate);
    }
    if matches!(effect.kind, Kind::Replacement { .. }) {
        code.steps.push(Instr::Instead);
    }
    code.body = place(code.steps.len());
    // 10-2-13-1. Whoever declares an effect has activated it. One that works by itself counts when it is carried out.
    match effect.once && matches!(effect.kind, Kind::Auto(_)) {
        true => carried_out(&effect.body).iter().for_each(|op| lower_op(op, false, &mut code.steps)),
        false => effect.body.iter().for_each(|op| lower_op(op, false, &mut code.steps)),
    }
    code.counts_event = code.steps.iter().any(counts_event);
    code
}

fn counts_event(step: &Instr) -> bool {
    fn is(amount: &Amount) -> bool {
        match amount {
            Amount::OfIt => true,
            Amount::Per(_, _, of) => is(of),
            _ => false,
        }
    }
    match step {
        Instr::Choose { count: Count::Exactly(n) | Count::UpTo(n), .. } => is(n),
        Instr::Act(Act::Draw(_, n, _) | Act::Mill(_, n, _) | Act::AddDon(_, n, ..) | Act::Damage(_, n)) => is(n),
        _ => false,
    }
}

/// A number of steps. No text is as long: the reader refuses it.
fn place(steps: usize) -> u16 {
    u16::try_from(steps).unwrap_or(u16::MAX)
}

/// 10-2-13-3. A [Once Per Turn] effect is carried out as soon as something of it is done: not while a player may still decline all of it, nor
/// if what "if" asks for does not hold.
fn carried_out(ops: &[Op]) -> Vec<Op> {
    let mut marked = ops.to_vec();
    for (n, op) in ops.iter().enumerate() {
        match op {
            Op::May(who, inner) => marked[n] = Op::May(*who, carried_out(inner)),
            Op::If(condition, then, otherwise) => {
                marked[n] = Op::If(condition.clone(), carried_out(then), carried_out(otherwise));
            }
            Op::Then => {}
            _ => {
                marked.insert(n, Op::CarriedOut);
                return marked;
            }
        }
    }
    marked
}

/// The steps of a cost, or of what should happen instead, to look whether they can be done.
pub fn lower_cost(ops: &[Op]) -> Vec<Instr> {
    lower_all(ops, true)
}

fn lower_all(ops: &[Op], cost: bool) -> Vec<Instr> {
    let mut steps = Vec::new();
    ops.iter().for_each(|op| lower_op(op, cost, &mut steps));
    steps
}

fn lower_op(op: &Op, cost: bool, out: &mut Vec<Instr>) {
    match op {
        Op::If(condition, then, otherwise) => {
            let (then, otherwise) = (lower_all(then, cost), lower_all(otherwise, cost));
            let jump = !otherwise.is_empty();
            out.push(Instr::If(condition.clone(), place(then.len() + usize::from(jump))));
            out.extend(then);
            if jump {
                out.push(Instr::Jump(place(otherwise.len())));
                out.extend(otherwise);
            }
        }
        Op::May(who, ops) => {
            let inner = lower_all(ops, cost);
            out.push(Instr::May(*who, place(inner.len())));
            out.extend(inner);
        }
        Op::ChooseOne(who, modes) => {
            let modes: Vec<Vec<Instr>> = modes.iter().map(|m| lower_all(m, cost)).collect();
            let mut ahead = 0;
            let total: usize = modes.iter().map(|m| m.len() + 1).sum();
            let mut starts = Vec::new();
            for mode in &modes {
                starts.push(place(ahead));
                ahead += mode.len() + 1;
            }
            out.push(Instr::Modes(*who, starts));
            let mut at = 0;
            for mode in modes {
                at += mode.len() + 1;
                out.extend(mode);
                out.push(Instr::Jump(place(total - at)));
            }
        }
        Op::Later(when, ops) => {
            let inner = lower_all(ops, cost);
            out.push(Instr::Later(*when, place(inner.len())));
            out.extend(inner);
        }
        Op::InTurn(yours, theirs) => {
            let (yours, theirs) = (lower_all(yours, cost), lower_all(theirs, cost));
            let both = place(yours.len() + theirs.len());
            out.push(Instr::InTurn(both + 1));
            out.extend(yours.iter().chain(&theirs).cloned());
            out.push(Instr::Jump(both));
            out.extend(theirs.into_iter().chain(yours));
        }
        Op::CarriedOut => out.push(Instr::Once),
        Op::Then => out.push(Instr::Then),
        Op::Choose(target) => {
            pick(target, Verb::Choose, out);
            out.push(Instr::Keep);
        }
        Op::Draw { who, count, up_to } => act(Act::Draw(*who, count.clone(), *up_to), out),
        Op::Mill { who, count, up_to } => act(Act::Mill(*who, count.clone(), *up_to), out),
        Op::Ko(target) => on(target, Verb::Ko, Act::Ko, out),
        Op::Trash(Target::DeckTop { side, count, up_to }) => act(Act::Mill(*side, count.clone(), *up_to), out),
        Op::Trash(target) => on(target, Verb::Trash, Act::Trash, out),
        Op::ToHand(Target::DeckTop { side, count, up_to }) => {
            act(Act::TopTo(*side, count.clone(), *up_to, TopTo::Hand), out);
        }
        Op::ToHand(target) => on(target, Verb::ToHand, Act::ToHand, out),
        Op::ToDeck(Target::DeckTop { side, count, up_to }, _) => {
            act(Act::TopTo(*side, count.clone(), *up_to, TopTo::Bottom), out);
        }
        Op::ToDeck(target, spot) => on(target, Verb::ToDeck, Act::ToDeck(*spot), out),
        Op::ToLife { what: Target::DeckTop { side, count, up_to }, spot, face_up } => {
            act(Act::TopTo(*side, count.clone(), *up_to, TopTo::Life(*spot, *face_up)), out);
        }
        Op::ToLife { what, spot, face_up } => on(what, Verb::ToLife, Act::ToLife(*spot, *face_up), out),
        Op::Rest(target) => rest(target, true, out),
        Op::SetActive(target) => rest(target, false, out),
        Op::Play { what, rested } => on(what, Verb::Play, Act::Play(*rested), out),
        Op::Give { to, what, until } => on(to, Verb::Give, Act::Give(what.clone(), *until), out),
        Op::GivePlayer { who, what, until } => act(Act::GivePlayer(*who, what.clone(), *until), out),
        Op::GiveDon { count, up_to, from, to } => {
            on(to, Verb::GiveDon, Act::GiveDon(count.clone(), *up_to, *from), out);
        }
        Op::AddDon { who, count, up_to, rested } => act(Act::AddDon(*who, count.clone(), *up_to, *rested), out),
        Op::ReturnDon { who, count, or_more, up_to } => {
            act(Act::ReturnDon(*who, count.clone(), *or_more, *up_to), out);
        }
        Op::RestDon(n) => act(Act::RestDon(*n), out),
        Op::Look { side, pile, count, up_to, reveal } => {
            act(Act::Look(*side, *pile, count.clone(), *up_to, *reveal), out);
        }
        Op::LookHand(side) => act(Act::LookHand(*side), out),
        Op::PlaceRest(rest) => act(Act::PlaceRest(rest.clone()), out),
        Op::Reveal(Target::DeckTop { side, count, up_to }) => {
            act(Act::Look(*side, Pile::DeckTop, count.clone(), *up_to, true), out);
        }
        Op::Reveal(target) => on(target, Verb::Reveal, Act::Reveal, out),
        Op::Shuffle(side) => act(Act::Shuffle(*side), out),
        Op::Damage { to, count } => act(Act::Damage(*to, count.clone()), out),
        Op::TurnLife { what, face_up } => {
            on(what, if *face_up { Verb::TurnUp } else { Verb::TurnDown }, Act::TurnLife(*face_up), out);
        }
        Op::LifeUntil { who, left } => act(Act::LifeUntil(*who, left.clone()), out),
        Op::ActivateOwn(which) => act(Act::ActivateOwn(which.clone()), out),
        Op::ActivateEvent(target) => on(target, Verb::ActivateEvent, Act::ActivateEvent, out),
        Op::ChooseNumber { from, to } => act(Act::ChooseNumber(*from, *to), out),
        Op::Redirect(target) => on(target, Verb::Redirect, Act::Redirect, out),
        Op::Win(side) => act(Act::Win(*side), out),
        Op::Lose(side) => act(Act::Lose(*side), out),
        Op::SwapBasePower(target, until) => on(target, Verb::Choose, Act::SwapBasePower(*until), out),
    }
}

/// Rest or set active: cards, DON!! cards, or a choice of either.
fn rest(target: &Target, rested: bool, out: &mut Vec<Instr>) {
    let (verb, what) = if rested { (Verb::Rest, Act::Rest) } else { (Verb::SetActive, Act::SetActive) };
    let dons = |selector: &Selector| selector.places == [Place::Don];
    match target {
        Target::Choose { from, count, .. } if dons(from) => {
            act(Act::Dons { side: from.side, count: count.clone(), rest: rested }, out);
        }
        Target::All(from) if dons(from) => {
            act(Act::Dons { side: from.side, count: Count::Exactly(Amount::All), rest: rested }, out);
        }
        _ => on(target, verb, what, out),
    }
}

fn act(act: Act, out: &mut Vec<Instr>) {
    // After a shuffle the text still speaks of what was done before.
    let counts = !matches!(act, Act::Shuffle(_));
    out.push(Instr::Act(act));
    if counts {
        out.push(Instr::Did);
    }
}

fn on(target: &Target, verb: Verb, what: Act, out: &mut Vec<Instr>) {
    pick(target, verb, out);
    act(what, out);
}

fn pick(target: &Target, verb: Verb, out: &mut Vec<Instr>) {
    match target {
        Target::This => out.push(Instr::PickThis),
        Target::It => out.push(Instr::PickIt),
        Target::All(selector) => out.push(Instr::Pick(selector.clone())),
        Target::Choose { who, from, count } => {
            out.push(Instr::Choose { who: *who, from: from.clone(), count: count.clone(), verb });
        }
        // The top cards of a deck have operations of their own.
        Target::DeckTop { .. } => {}
        Target::Both(all) => all.iter().for_each(|t| pick(t, verb, out)),
    }
}

/// Does a permanent effect look at power or cost?
fn reads_values(effect: &Effect) -> bool {
    let Kind::Permanent(all) = &effect.kind else { return false };
    effect.conditions.iter().any(condition_reads_values)
        || all.iter().any(|grants| {
            let by_selector = matches!(&grants.to, To::All(selector) if filter_reads_values(&selector.filter));
            let by_amount = |g: &Grant| match g {
                Grant::Power(a) | Grant::Cost(a) | Grant::BasePower(a) | Grant::BaseCost(a) => amount_reads_values(a),
                _ => false,
            };
            by_selector || grants.what.iter().any(by_amount)
        })
}
