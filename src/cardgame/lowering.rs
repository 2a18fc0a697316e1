//! An effect of a text becomes a program.

use std::ops::Range;

use super::code::{Code, Given, Instr};
use super::game::CardGame;
use super::text::{Amount, Condition, Count, Effect, Grant, Kind, Op, Pile, Target, Whose};
use super::vocabulary::OwnOp;
use super::{watch, watching};

/// The program of an effect.
pub fn lower<V: CardGame>(effect: &Effect<V>, grants: &mut Vec<Grant<V>>) -> Code<V> {
    let mut to = Lowering { steps: Vec::new(), grants };
    let activates = matches!(effect.kind, Kind::Auto(_) | Kind::Called(_));
    if activates {
        to.steps.push(Instr::Conditions);
    }
    let mut cost = 0..0;
    if !effect.cost.is_empty() {
        to.steps.push(Instr::MayPay);
        let from = to.steps.len();
        to.list(&effect.cost);
        cost = place(from)..place(to.steps.len());
        to.steps.push(Instr::Paid);
    }
    if activates {
        to.steps.push(Instr::Activate);
    }
    if matches!(effect.kind, Kind::Replacement { .. }) {
        to.steps.push(Instr::Instead);
    }
    let body = place(to.steps.len());
    // Whoever declares an effect has activated it. One that works by itself counts when it is carried out.
    match effect.once && matches!(effect.kind, Kind::Auto(_)) {
        true => to.list(&carried_out(&effect.body)),
        false => to.list(&effect.body),
    }
    let standing = match &effect.kind {
        Kind::Permanent(all) => all.iter().map(|g| Given { to: g.to.clone(), grants: to.numbered(&g.what) }).collect(),
        _ => Vec::new(),
    };
    let steps = to.steps;
    let counts_event = steps.iter().any(counts_event);
    let is_base = |grant: &Grant<V>| matches!(grant, Grant::Base(..));
    let bases = matches!(&effect.kind, Kind::Permanent(all) if all.iter().any(|g| g.what.iter().any(is_base)));
    let listens_for = match &effect.kind {
        Kind::Auto(timings) => timings.iter().fold(0, |all, timing| all | V::listens_for(timing)),
        _ => 0,
    };
    let reads = watching::reads_stats(effect);
    let watches = watching::of_effect(effect) | if reads { watch::NUMBERS } else { 0 };
    let of_itself = matches!(&effect.kind, Kind::Auto(timings) if timings.iter().all(V::is_of_itself));
    Code { steps, cost, body, standing, reads, bases, watches, counts_event, listens_for, of_itself }
}

fn counts_event<V: CardGame>(step: &Instr<V>) -> bool {
    fn is<V: CardGame>(amount: &Amount<V>) -> bool {
        match amount {
            Amount::CountOfIt => true,
            Amount::Per(_, _, of) => is(of),
            _ => false,
        }
    }
    match step {
        Instr::Choose { count: Count::Exactly(n) | Count::UpTo(n), .. } => is(n),
        Instr::Act(Op::Draw { count, .. } | Op::Move { what: Target::Top { count, .. }, .. }) => is(count),
        Instr::Act(Op::Own(own)) => V::amount_of_op(own).is_some_and(is),
        _ => false,
    }
}

/// A number of steps. No text is as long: the reader refuses it.
fn place(steps: usize) -> u16 {
    u16::try_from(steps).unwrap_or(u16::MAX)
}

/// An effect that works once a turn is carried out as soon as something of it is done: not while a player may still decline all of it, nor
/// if what "if" asks for does not hold.
fn carried_out<V: CardGame>(ops: &[Op<V>]) -> Vec<Op<V>> {
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

/// Can several players do it at one moment, once each has chosen? Not what they put into piles in an order of their own.
fn is_together<V: CardGame>(op: &Op<V>) -> bool {
    match op {
        Op::Draw { .. } => true,
        Op::Move { deed, what: Target::Choose { .. }, .. } | Op::Turn(deed, Target::Choose { .. }) => {
            !V::is_ordered_by_choice(*deed)
        }
        _ => false,
    }
}

/// Makes steps, and numbers what is given.
struct Lowering<'a, V: CardGame> {
    steps: Vec<Instr<V>>,
    grants: &'a mut Vec<Grant<V>>,
}

impl<V: CardGame> Lowering<'_, V> {
    fn numbered(&mut self, what: &[Grant<V>]) -> Range<u16> {
        let from = place(self.grants.len());
        self.grants.extend(what.iter().cloned());
        from..place(self.grants.len())
    }

    /// The steps of some operations, apart.
    fn all(&mut self, ops: &[Op<V>]) -> Vec<Instr<V>> {
        let before = std::mem::take(&mut self.steps);
        self.list(ops);
        std::mem::replace(&mut self.steps, before)
    }

    /// Operations one after the other.
    fn list(&mut self, ops: &[Op<V>]) {
        for (n, op) in ops.iter().enumerate() {
            let asked = matches!(ops.get(n + 1), Some(Op::If(Condition::Did, ..)));
            match op {
                Op::May(who, inner) if asked && inner.len() > 1 => {
                    let mut inner = self.all(inner);
                    inner.push(Instr::DidAll);
                    self.may(*who, inner);
                }
                _ => self.op(op),
            }
        }
    }

    fn may(&mut self, who: Whose, inner: Vec<Instr<V>>) {
        self.steps.push(Instr::May(who, place(inner.len())));
        self.steps.extend(inner);
    }

    fn op(&mut self, op: &Op<V>) {
        match op {
            Op::If(condition, then, otherwise) => {
                let (then, otherwise) = (self.all(then), self.all(otherwise));
                let jump = !otherwise.is_empty();
                self.steps.push(Instr::If(condition.clone(), place(then.len() + usize::from(jump))));
                self.steps.extend(then);
                if jump {
                    self.steps.push(Instr::Jump(place(otherwise.len())));
                    self.steps.extend(otherwise);
                }
            }
            Op::May(who, ops) => {
                let inner = self.all(ops);
                self.may(*who, inner);
            }
            Op::ChooseOne(who, modes) => self.modes(*who, modes),
            Op::Later(when, ops) => {
                let inner = self.all(ops);
                self.steps.push(Instr::Later(*when, place(inner.len())));
                self.steps.extend(inner);
            }
            Op::InTurn(yours, theirs) => {
                let (yours, theirs) = (self.all(yours), self.all(theirs));
                let both = place(yours.len() + theirs.len());
                self.steps.push(Instr::InTurn(both + 1));
                self.steps.extend(yours.iter().chain(&theirs).cloned());
                self.steps.push(Instr::Jump(both));
                self.steps.extend(theirs.into_iter().chain(yours));
            }
            Op::CarriedOut => self.steps.push(Instr::Once),
            Op::Then => self.steps.push(Instr::Then),
            Op::Choose(target) => {
                self.pick(target, V::CHOSEN);
                self.steps.push(Instr::Keep);
            }
            Op::Give { to, what, until } => {
                self.pick(to, V::GIVEN);
                let grants = self.numbered(what);
                self.act(Instr::Give(grants, *until));
            }
            Op::GivePlayer { who, what, until } => {
                let grants = self.numbered(what);
                self.act(Instr::GivePlayer(*who, grants, *until));
            }
            Op::Move { deed, what, .. } | Op::Turn(deed, what) | Op::Face(deed, what) => {
                self.pick(what, *deed);
                self.act(Instr::Act(op.clone()));
            }
            // Cards from the top of a pile are looked at by everybody.
            Op::Reveal(Target::Top { whose, zone, count, up_to }) => {
                let (pile, count) = (Pile::Top(*zone), count.clone());
                self.act(Instr::Act(Op::Look { whose: *whose, pile, count, up_to: *up_to, reveal: true }));
            }
            Op::Reveal(what) => {
                self.pick(what, V::REVEALED);
                self.act(Instr::Act(op.clone()));
            }
            Op::Own(own) if own.each().is_some() => {
                let Some((whose, ops)) = own.each() else { return };
                match ops {
                    [one @ Op::Choose(_)] if own.gathers() => self.together(whose, one),
                    _ if own.gathers() && ops.iter().all(is_together) => self.either_way(whose, ops),
                    _ => self.each(whose, ops),
                }
            }
            // What is done to them is the next operation.
            Op::Own(own) if own.picks() => self.steps.push(Instr::Act(op.clone())),
            Op::Own(own) => {
                if let Some((target, deed)) = own.target() {
                    self.pick(target, deed);
                }
                self.act(Instr::Act(op.clone()));
            }
            // After a shuffle the text still speaks of what was done before.
            Op::Shuffle(..) => self.steps.push(Instr::Act(op.clone())),
            Op::Draw { .. }
            | Op::Look { .. }
            | Op::LookAt(..)
            | Op::PlaceRest(_)
            | Op::ChooseNumber { .. }
            | Op::Win(_)
            | Op::Lose(_) => self.act(Instr::Act(op.clone())),
        }
    }

    /// Each of these players does it, one after the other.
    fn each(&mut self, whose: Whose, ops: &[Op<V>]) {
        let inner = self.all(ops);
        self.steps.push(Instr::Each(whose, place(inner.len()), 0));
        self.steps.extend(inner);
    }

    /// Each of these players does it: one after the other, or all at one moment.
    fn either_way(&mut self, whose: Whose, ops: &[Op<V>]) {
        let inner = self.all(ops);
        let before = std::mem::take(&mut self.steps);
        ops.iter().for_each(|op| self.together(whose, op));
        let at_once = std::mem::replace(&mut self.steps, before);
        self.steps.push(Instr::Each(whose, place(inner.len()), place(at_once.len())));
        self.steps.extend(inner);
        self.steps.extend(at_once);
    }

    /// Each of these players chooses, one after the other; what is done to the cards is done to all of them at one moment, and the text then
    /// speaks of all of them.
    fn together(&mut self, whose: Whose, op: &Op<V>) {
        match op {
            Op::Choose(target) => {
                self.gather(whose, target, V::CHOSEN);
                self.steps.push(Instr::Keep);
            }
            Op::Move { deed, what, .. } | Op::Turn(deed, what) => {
                self.gather(whose, what, *deed);
                self.act(Instr::Act(op.clone()));
            }
            other => self.each(whose, std::slice::from_ref(other)),
        }
    }

    /// What each of these players chooses.
    fn gather(&mut self, whose: Whose, target: &Target<V>, deed: V::Deed) {
        for n in 0..4 {
            let before = std::mem::take(&mut self.steps);
            self.pick(target, deed);
            let inner = std::mem::replace(&mut self.steps, before);
            self.steps.push(Instr::Nth(whose, n, place(inner.len())));
            self.steps.extend(inner);
        }
        self.steps.push(Instr::Nobody);
    }

    fn modes(&mut self, who: Whose, modes: &[Vec<Op<V>>]) {
        let modes: Vec<Vec<Instr<V>>> = modes.iter().map(|m| self.all(m)).collect();
        let total: usize = modes.iter().map(|m| m.len() + 1).sum();
        let mut ahead = 0;
        let mut starts = Vec::new();
        for mode in &modes {
            starts.push(place(ahead));
            ahead += mode.len() + 1;
        }
        self.steps.push(Instr::Modes(who, starts));
        let mut at = 0;
        for mode in modes {
            at += mode.len() + 1;
            self.steps.extend(mode);
            self.steps.push(Instr::Jump(place(total - at)));
        }
    }

    fn act(&mut self, act: Instr<V>) {
        self.steps.push(act);
        self.steps.push(Instr::Did);
    }

    fn pick(&mut self, target: &Target<V>, deed: V::Deed) {
        match target {
            Target::This => self.steps.push(Instr::PickThis),
            Target::It => self.steps.push(Instr::PickIt),
            Target::All(selector) => self.steps.push(Instr::Pick(selector.clone())),
            Target::Choose { who, from, count } => {
                self.steps.push(Instr::Choose { who: *who, from: from.clone(), count: count.clone(), deed });
            }
            // The top cards of a pile are found by the operation itself.
            Target::Top { .. } => {}
            Target::Both(all) => all.iter().for_each(|t| self.pick(t, deed)),
        }
    }
}
