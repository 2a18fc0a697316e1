//! 1-3-7. The sentences of an effect, in their order, and what hangs on an "if".

use super::super::vocabulary::{
    Amount, Condition, Filter, Grant, Is, Op, OwnCondition, OwnGrant, OwnIs, OwnOp, Place, Selector, Taken, Target,
    Whose,
};
use super::operation::{Clauses, Joins};
use super::{Beside, It, Reader, Reading};
use crate::cardgame::OwnOp as _;
use crate::cardgame::reader::Stop;

/// A sentence of an effect.
#[derive(Clone, Debug)]
struct Part {
    /// It begins with "then".
    then: bool,
    /// What it hangs on.
    on: On,
    /// What is done.
    ops: Vec<Op>,
    /// It speaks of "it".
    said_it: bool,
    /// It ends with "instead": it is done in the place of the sentence before.
    instead: bool,
    /// Where it stands.
    from: usize,
}

/// What a sentence hangs on.
#[derive(Clone, Debug, PartialEq, Eq)]
enum On {
    Nothing,
    /// "If …,".
    If(Condition),
    /// "If you do,".
    Did,
    /// "If you don't,".
    DidNot,
    /// "Otherwise,": where the "if" before it does not hold. With a mark for "If it isn't,", which is said of a card only.
    Otherwise(bool),
}

impl Reader<'_> {
    /// The sentences of an effect, up to the next effect or the end.
    pub fn body(&mut self) -> Reading<Vec<Op>> {
        let from = self.at;
        let mut parts = Vec::new();
        loop {
            let (begins, more) = (self.at, !parts.is_empty());
            let theirs = ["they", "their", "them", "it"].iter().any(|word| self.in_sentence(word).is_some());
            self.memory.they = false;
            let part = self.part()?;
            // "All enemy players each choose 1 of their Units. Rest them. Draw 1.": it is not they who draw. 10-3-4. Nor in "Your opponent
            // places the top card of their deck into their trash. If it is a Unit card, draw 1."
            let by_you = !theirs || (!self.memory.they && !part.ops.iter().all(is_whoever_does_it));
            parts.push(part);
            if self.memory.each && more && by_you {
                return self.refuse(begins);
            }
            if self.goes_on() {
                continue;
            }
            let ops = self.joined(&parts)?;
            return self.resources(ops).or_else(|_| self.refuse(from));
        }
    }

    /// Whether a further sentence of the effect follows.
    fn goes_on(&mut self) -> bool {
        if !self.ends_line() {
            return !self.sees("•");
        }
        let mut breaks = 0;
        while self.sees_at(breaks, "\n") {
            breaks += 1;
        }
        let more = breaks > 0 && (self.sees_at(breaks, "then ,") || self.sees_at(breaks, "if you do ,"));
        self.at += if more { breaks } else { 0 };
        more
    }

    /// One sentence with its full stop.
    fn part(&mut self) -> Reading<Part> {
        let from = self.at;
        self.memory.said_it = false;
        self.memory.chosen = self.memory.chosen.map(|n| n.saturating_add(1));
        let then = self.eat("then ,?");
        if let Some(ops) = self.attempt(Self::waits_this_turn) {
            self.ends_sentence()?;
            let said_it = ops.iter().any(|op| matches!(op, Op::Give { .. }));
            return Ok(Part { then, on: On::Nothing, ops, said_it, instead: false, from });
        }
        let on = self.hangs_on()?;
        // 10-3-1-2. It is said when the card is played; nothing else is done then.
        if self.sees("when playing this card , choose") {
            self.need("when playing this card ,")?;
        }
        let (ops, instead) = match self.attempt(Self::less_instead) {
            Some(ops) => (ops, true),
            None => {
                let ops = self.alternatives()?;
                (ops, self.eat("instead"))
            }
        };
        self.ends_sentence()?;
        Ok(Part { then, on, ops, said_it: self.memory.said_it, instead, from })
    }

    /// "If …,", "During your turn, if …,", "If you do,", "When this effect destroys an enemy Unit,".
    fn hangs_on(&mut self) -> Reading<On> {
        if self.eat("if you do ,") {
            return Ok(On::Did);
        }
        if self.eat("if you don't ,") || self.eat("if you do not ,") || self.eat("if you didn't ,") {
            return Ok(On::DidNot);
        }
        if self.eat("otherwise ,") || self.eat("if not ,") {
            return Ok(On::Otherwise(false));
        }
        if self.eat("if it isn't ,") || self.eat("if it is not ,") {
            return Ok(On::Otherwise(true));
        }
        let destroys = ["when/if this effect destroys it ,", "if it is/was destroyed by/with this effect ,"];
        if self.memory.it == It::Card && destroys.iter().any(|words| self.eat(words)) {
            self.memory.said_it = true;
            return Ok(On::If(Condition::Own(OwnCondition::Destroyed(Filter::any()))));
        }
        // Of the one card that this effect has chosen.
        let chosen = self.memory.it == It::Card && self.memory.chosen.is_some() && !self.memory.several;
        if chosen && (self.eat("if it isn't destroyed ,") || self.eat("if it is/was not destroyed ,")) {
            self.memory.said_it = true;
            let destroyed = Condition::Own(OwnCondition::Destroyed(Filter::any()));
            return Ok(On::If(Condition::Not(Box::new(destroyed))));
        }
        if chosen && (self.eat("if it is/was destroyed ,") || self.eat("if that unit/base is/was destroyed ,")) {
            self.memory.said_it = true;
            return Ok(On::If(Condition::Own(OwnCondition::Destroyed(Filter::any()))));
        }
        if self.eat("when/if this effect destroys") {
            let noun = self.noun()?;
            self.need(",")?;
            if !noun.is_one() || !noun.is_units() || noun.selector.whose != Whose::Opponents {
                return self.refuse(noun.from);
            }
            let filter: Filter = super::features::with_owner(noun.selector);
            return Ok(On::If(Condition::Own(OwnCondition::Destroyed(filter))));
        }
        let mut all = Vec::new();
        let before = self.memory.clone();
        loop {
            if self.eat("during your turn ,") {
                all.push(Condition::YourTurn);
            } else if self.eat("during your opponent's turn ,") {
                all.push(Condition::OpponentsTurn);
            } else if self.eat("if") {
                all.push(self.condition()?);
                self.need(",")?;
            } else {
                break;
            }
        }
        // "Choose 1 enemy Unit. If this Unit is a Link Unit, destroy it.": it was chosen for something. "It gets AP-2 … . If this Unit is
        // …, it gets AP-4 instead.": the same one.
        let asked = self.memory.it == It::This && self.memory.asked && before.it == It::Card;
        let instead = self.in_sentence("instead").is_some();
        if asked && !before.doubled && (before.waiting || instead) {
            (self.memory.it, self.memory.several, self.memory.behind) = (It::Card, before.several, before.behind);
            // "Choose 1 Unit. If this Unit is damaged, it recovers 1 HP.": either.
            if !instead {
                self.memory.beside = Beside::Hit;
            }
        }
        Ok(if all.is_empty() { On::Nothing } else { On::If(super::condition::every(all)) })
    }

    /// "reduce by 4 instead", "deal 3 damage instead": as much, in the sentence before.
    fn less_instead(&mut self) -> Reading<Vec<Op>> {
        let deals = self.eat("deal");
        if !deals {
            self.need("reduce by")?;
        }
        let amount = Amount::N(i32::from(self.small()?));
        if deals {
            self.need("damage")?;
        }
        self.need("instead")?;
        Ok(vec![match deals {
            // To the card of the sentence before: filled in there.
            true => Op::Own(OwnOp::Damage { to: Target::Both(Vec::new()), amount }),
            false => Op::Own(OwnOp::ReduceDamage(amount)),
        }])
    }

    /// "deploy A if …, deploy B if …, or deploy C if …"; or clauses.
    fn alternatives(&mut self) -> Reading<Vec<Op>> {
        let first = self.joined_clauses()?;
        let from = self.at;
        if !self.eat("if") {
            return Ok(first.ops);
        }
        let condition = self.condition()?;
        let of_it = (from..self.at).any(|at| self.token_at(at).is_some_and(|token| is_pointing(&token.text)));
        let Clauses { mut ops, last, joins } = first;
        match joins {
            // 1-3-7. "A, then B if C": A is done first, and C is looked at then.
            Joins::Then if !self.sees(",") => {
                let hung = ops.split_off(last);
                if of_it && hung.iter().any(aims) {
                    return self.refuse(from);
                }
                ops.push(Op::If(condition, hung, Vec::new()));
                return Ok(ops);
            }
            // What is asked of a card that only the same words choose cannot be asked before.
            Joins::Nothing if !(of_it && ops.iter().any(aims)) => {}
            _ => return self.refuse(from),
        }
        let mut ways = vec![(condition, ops)];
        while self.eat(", or") || self.eat(",") {
            let ops = self.clauses()?;
            self.need("if")?;
            ways.push((self.condition()?, ops));
        }
        let mut ops = Vec::new();
        for (condition, then) in ways.into_iter().rev() {
            ops = vec![Op::If(condition, then, ops)];
        }
        Ok(ops)
    }

    /// Sentences as one list of operations.
    fn joined(&mut self, parts: &[Part]) -> Reading<Vec<Op>> {
        let mut ops: Vec<Op> = Vec::new();
        let mut at = 0;
        while let Some(part) = parts.get(at) {
            at += 1;
            if part.instead {
                ops = self.instead(ops, part)?;
                continue;
            }
            if part.then {
                ops.push(Op::Then);
            }
            match &part.on {
                On::Nothing => {
                    let mut own = part.ops.clone();
                    at += may_goes_on(&mut own, &parts[at..]);
                    ops.extend(own);
                }
                On::Did => {
                    // What follows "if you do" hangs on it, to the end or to "if you don't".
                    let rest = &parts[at..];
                    let not = rest.iter().position(|next| matches!(next.on, On::DidNot | On::Otherwise(false)));
                    let (rest, other) = rest.split_at(not.unwrap_or(rest.len()));
                    let inner = self.hung_on(part, rest)?;
                    let otherwise = match other.split_first() {
                        Some((first, more)) => {
                            // "If you do, A. If you don't, B. C.": C could be said of both.
                            let many = self.of_the_last_way(&inner, first, more)?;
                            if let Some(next) = more.get(many) {
                                return self.refuse(next.from);
                            }
                            self.hung_on(first, more)?
                        }
                        None => Vec::new(),
                    };
                    ops.push(Op::If(Condition::Did, inner, otherwise));
                    return Ok(ops);
                }
                On::DidNot => {
                    let inner = self.hung_on(part, &parts[at..])?;
                    ops.push(Op::If(Condition::Did, Vec::new(), inner));
                    return Ok(ops);
                }
                On::If(condition) => {
                    // What becomes of cards that were looked at before does not hang on it.
                    let looks = looks(&part.ops);
                    let stays = |next: &&Part| hangs(next) && (looks || !places_rest(&next.ops));
                    let many = parts[at..].iter().take_while(stays).count();
                    let rest = &parts[at..at + many];
                    // "If A, … . Then, if B, …": B could hang on A or not.
                    if let Some(next) = parts.get(at + many)
                        && next.then
                    {
                        return self.refuse(next.from);
                    }
                    let inner = self.hung_on(part, rest)?;
                    at += many;
                    let (otherwise, more) = self.otherwise(condition, &inner, &parts[at..])?;
                    at += more;
                    ops.push(Op::If(condition.clone(), inner, otherwise));
                }
                // There is no "if" before it.
                On::Otherwise(_) => return self.refuse(part.from),
            }
        }
        Ok(ops)
    }

    /// "Otherwise, …" after an "if": what is done where it does not hold, and how many sentences that is.
    fn otherwise(&mut self, condition: &Condition, then: &[Op], parts: &[Part]) -> Reading<(Vec<Op>, usize)> {
        let Some((first, rest)) = parts.split_first() else { return Ok((Vec::new(), 0)) };
        let On::Otherwise(of_card) = first.on else { return Ok((Vec::new(), 0)) };
        // "If it isn't" answers "if it is"; a card that only the other way has chosen is nobody's "it".
        if (of_card && !asks_of_it(condition)) || (first.said_it && then.iter().any(aims)) {
            return self.refuse(first.from);
        }
        let many = self.of_the_last_way(then, first, rest)?;
        Ok((self.hung_on(first, &rest[..many])?, many + 1))
    }

    /// How many sentences after "otherwise, …" belong to it: those that speak of what only it has chosen. What speaks of cards that both
    /// ways choose stands for both; anything else could be either.
    fn of_the_last_way(&mut self, then: &[Op], first: &Part, rest: &[Part]) -> Reading<usize> {
        let many = rest.iter().take_while(|next| hangs(next)).count();
        let Some(next) = rest.first().filter(|_| many > 0) else { return Ok(0) };
        let all_of_it = rest[..many].iter().all(|next| next.said_it && !next.then);
        match (then, first.ops.as_slice()) {
            ([Op::Choose(_)], [Op::Choose(_)]) if all_of_it => Ok(0),
            (then, [.., Op::Choose(_)]) if all_of_it && !then.iter().any(aims) => Ok(many),
            _ => self.refuse(next.from),
        }
    }

    /// Sentences that hang on an "if", though they could also stand alone.
    fn hung(&mut self, rest: &[Part]) {
        let alone = |next: &Part| !next.said_it && !speaks_of_looked(&next.ops) && next.on != On::Did;
        if rest.iter().any(|next| next.then || alone(next)) {
            self.taken.push(Taken::HangsOnIf);
        }
    }

    /// The same, and what the first of them does.
    fn hung_on(&mut self, first: &Part, rest: &[Part]) -> Reading<Vec<Op>> {
        self.hung(rest);
        self.hanging(first, rest)
    }

    /// What a sentence does and what hangs on it.
    fn hanging(&mut self, first: &Part, rest: &[Part]) -> Reading<Vec<Op>> {
        let plain = Part { then: false, on: On::Nothing, ..first.clone() };
        let all: Vec<Part> = std::iter::once(plain).chain(rest.iter().cloned()).collect();
        self.nested(|r| r.joined(&all))
    }

    /// "If …, … instead": it is done in the place of what was said before.
    fn instead(&mut self, mut before: Vec<Op>, part: &Part) -> Reading<Vec<Op>> {
        let On::If(condition) = part.on.clone() else { return self.refuse(part.from) };
        let [other] = part.ops.as_slice() else { return self.refuse(part.from) };
        // "Deal 2 damage to 1 enemy Unit. If …, deal 3 damage to it instead.": the Unit is chosen whichever is done.
        if part.said_it
            && let Some(last) = before.pop()
        {
            match chosen_first(last) {
                Ok((choose, act)) => before.extend([choose, act]),
                Err(last) if aimed_at(&last).is_none_or(|to| matches!(to, Target::It | Target::This)) => {
                    before.push(*last)
                }
                Err(_) => return self.refuse(part.from),
            }
        }
        let mut twin = before.clone();
        match other {
            // Others are chosen; the rest is done to them.
            Op::Choose(_) => {
                let Some(choose) = twin.iter_mut().find(|op| matches!(op, Op::Choose(_))) else {
                    return self.refuse(part.from);
                };
                choose.clone_from(other);
                Ok(vec![Op::If(condition, twin, before)])
            }
            Op::Own(OwnOp::Damage { to: Target::Both(none), amount: other }) if none.is_empty() => {
                let Some(Op::Own(OwnOp::Damage { to, .. })) = twin.pop() else { return self.refuse(part.from) };
                let Some(last) = before.pop() else { return self.refuse(part.from) };
                let more = Op::Own(OwnOp::Damage { to, amount: other.clone() });
                before.push(Op::If(condition, vec![more], vec![last]));
                Ok(before)
            }
            Op::Own(OwnOp::ReduceDamage(more)) => {
                let Some(Op::Give { what, .. }) = twin.last_mut() else { return self.refuse(part.from) };
                let [Grant::Own(OwnGrant::ReducesDamage { amount, .. })] = what.as_mut_slice() else {
                    return self.refuse(part.from);
                };
                amount.clone_from(more);
                let (Some(more), Some(last)) = (twin.pop(), before.pop()) else { return self.refuse(part.from) };
                before.push(Op::If(condition, vec![more], vec![last]));
                Ok(before)
            }
            _ => {
                let Some(last) = before.pop() else { return self.refuse(part.from) };
                let like = match &last {
                    Op::If(_, inner, otherwise) if otherwise.is_empty() => match inner.as_slice() {
                        [one] => std::mem::discriminant(one) == std::mem::discriminant(other) && is_alike(one, other),
                        _ => false,
                    },
                    one => std::mem::discriminant(one) == std::mem::discriminant(other) && is_alike(one, other),
                };
                // "Choose 1 enemy Unit. Deal 1 damage to it. If …, destroy it instead."
                let it = |op: &Op| aimed_at(op) == Some(&Target::It);
                let same = part.said_it && matches!(before.as_slice(), [Op::Choose(_)]) && it(&last) && it(other);
                if !like && !same {
                    return self.refuse(part.from);
                }
                before.push(Op::If(condition, vec![other.clone()], vec![last]));
                Ok(before)
            }
        }
    }

    /// Resources are not chosen one by one: what is chosen and then turned is turned. Nothing else is done to them.
    fn resources(&mut self, ops: Vec<Op>) -> Reading<Vec<Op>> {
        let mut all: Vec<Op> = Vec::new();
        for op in ops {
            let chosen = match all.last() {
                Some(Op::Choose(Target::Choose { from, count, .. })) => counted(from).map(|kind| (from, count, kind)),
                _ => None,
            };
            let turned = match (&op, chosen) {
                (Op::Turn(deed, Target::It), Some((from, count, kind))) => {
                    super::verbs::turned(*deed, from, count, kind)
                }
                (_, Some(_)) => None,
                _ => {
                    all.push(self.resources_inside(op)?);
                    continue;
                }
            };
            all.pop();
            match turned {
                Some(turned) => all.push(turned),
                None => return Err(Stop),
            }
        }
        if let Some(Op::Choose(Target::Choose { from, .. })) = all.last()
            && counted(from).is_some()
        {
            return Err(Stop);
        }
        Ok(all)
    }

    fn resources_inside(&mut self, op: Op) -> Reading<Op> {
        Ok(match op {
            Op::If(condition, then, otherwise) => Op::If(condition, self.resources(then)?, self.resources(otherwise)?),
            Op::May(who, inner) => Op::May(who, self.resources(inner)?),
            Op::Own(OwnOp::Each(who, inner)) => Op::Own(OwnOp::Each(who, self.resources(inner)?)),
            other => other,
        })
    }
}

/// Resources that a selector counts.
fn counted(from: &Selector) -> Option<super::super::vocabulary::Counted> {
    match from.places.as_slice() {
        [Place::Own(kind)] => Some(*kind),
        _ => None,
    }
}

/// Does a sentence hang on the "if" before it? One with an "if" of its own does not, "if you do" does.
fn hangs(part: &Part) -> bool {
    !part.instead && !matches!(part.on, On::If(_) | On::DidNot | On::Otherwise(_))
}

/// Is it asked of the card that the text speaks of?
fn asks_of_it(condition: &Condition) -> bool {
    match condition {
        Condition::It(_) => true,
        Condition::Is(Amount::Count(cards), ..) => {
            cards.places == [Place::Looked] || cards.filter.asks(&Is::Own(OwnIs::Placed))
        }
        _ => false,
    }
}

/// Are cards chosen here, so that the text speaks of them?
fn aims(op: &Op) -> bool {
    match op {
        Op::Choose(_) => true,
        Op::May(_, inner) | Op::Later(_, inner) => inner.iter().any(aims),
        Op::If(_, then, otherwise) => then.iter().chain(otherwise).any(aims),
        op => aimed_at(op).is_some_and(|to| matches!(to, Target::Choose { .. } | Target::Top { .. } | Target::Both(_))),
    }
}

/// The cards that something is done to.
fn aimed_at(op: &Op) -> Option<&Target> {
    match op {
        Op::Turn(_, to) | Op::Move { what: to, .. } | Op::Give { to, .. } | Op::Reveal(to) => Some(to),
        Op::Own(own) => own.target().map(|(to, _)| to),
        _ => None,
    }
}

/// "Rest 1 enemy Unit" in two steps: 1 enemy Unit is chosen, and rested. As it was, if none is chosen.
fn chosen_first(mut op: Op) -> Result<(Op, Op), Box<Op>> {
    let to = match &mut op {
        Op::Turn(_, to) | Op::Move { what: to, .. } | Op::Give { to, .. } => to,
        Op::Own(OwnOp::Damage { to, .. } | OwnOp::Recover { what: to, .. }) => to,
        _ => return Err(Box::new(op)),
    };
    if !matches!(to, Target::Choose { .. }) {
        return Err(Box::new(op));
    }
    let chosen = std::mem::replace(to, Target::It);
    Ok((Op::Choose(chosen), op))
}

/// 10-3-4. Is it the same whoever does it? Nobody chooses, draws or discards in it.
fn is_whoever_does_it(op: &Op) -> bool {
    let known = |to: &Target| match to {
        Target::It | Target::All(_) => true,
        Target::Choose { from, .. } => from.places == [Place::Looked],
        _ => false,
    };
    match op {
        Op::If(_, then, otherwise) => then.iter().chain(otherwise).all(is_whoever_does_it),
        Op::Later(_, inner) => inner.iter().all(is_whoever_does_it),
        Op::PlaceRest(_) | Op::Own(OwnOp::RestAtRandom) | Op::Shuffle(..) => true,
        Op::Own(OwnOp::Damage { to, .. } | OwnOp::Recover { what: to, .. }) => known(to),
        Op::Turn(_, to) | Op::Move { what: to, .. } | Op::Give { to, .. } | Op::Reveal(to) => known(to),
        _ => false,
    }
}

/// A word that speaks of a card that was named.
fn is_pointing(word: &str) -> bool {
    matches!(word, "it" | "its" | "that" | "them" | "they" | "their" | "those")
}

/// "You may choose 1 Unit. Rest it.": what is said of the chosen card belongs to the "may". How many sentences do.
fn may_goes_on(ops: &mut [Op], rest: &[Part]) -> usize {
    let Some(Op::May(_, inner)) = ops.last_mut() else { return 0 };
    if !matches!(inner.last(), Some(Op::Choose(_))) {
        return 0;
    }
    let many =
        rest.iter().take_while(|next| next.on == On::Nothing && !next.then && !next.instead && next.said_it).count();
    rest[..many].iter().for_each(|next| inner.extend(next.ops.iter().cloned()));
    many
}

/// Operations of one kind, of which one can be done instead of the other.
fn is_alike(one: &Op, other: &Op) -> bool {
    match (one, other) {
        (Op::Own(one), Op::Own(other)) => std::mem::discriminant(one) == std::mem::discriminant(other),
        _ => true,
    }
}

/// Cards are looked at.
fn looks(ops: &[Op]) -> bool {
    ops.iter().any(|op| match op {
        Op::Look { .. } => true,
        Op::May(_, inner) => looks(inner),
        _ => false,
    })
}

/// What is left of cards that were looked at goes somewhere.
fn places_rest(ops: &[Op]) -> bool {
    ops.iter().any(|op| matches!(op, Op::PlaceRest(_) | Op::Own(OwnOp::RestAtRandom)))
}

/// Cards that are looked at go somewhere.
fn speaks_of_looked(ops: &[Op]) -> bool {
    let is_looked = |target: &Target| match target {
        Target::All(from) | Target::Choose { from, .. } => from.places == [Place::Looked],
        Target::It => true,
        _ => false,
    };
    ops.iter().any(|op| match op {
        Op::PlaceRest(_) | Op::Own(OwnOp::RestAtRandom) => true,
        Op::Move { what, .. } | Op::Reveal(what) | Op::Own(OwnOp::Deploy { what, .. }) => is_looked(what),
        Op::May(_, inner) => speaks_of_looked(inner),
        _ => false,
    })
}
