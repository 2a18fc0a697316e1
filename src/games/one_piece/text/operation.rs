//! 8-4, 4-10. What a text does: sentences, clauses, verbs.

use super::before::last;
use super::instead::asks_it;
use super::memory::Last;
use super::{Reader, Reading, Sort};
use crate::games::one_piece::vocabulary::{
    Amount, Cannot, Condition, Count, Duration, Grant, LEADER, Later, Op, OwnCannot, OwnOp, Taken, Target, Whose, Zone,
    to_deck, trash,
};

/// Verbs of another player than the one whose effect it is.
const THEY: &str = "draws/trashes/returns/places/adds/rests/sets/plays/turns/reveals/selects/chooses/shuffles/k.o.'s";

/// What joins one verb to the next, the longer ones first.
const JOINS: [&str; 6] = [", and then", "and then", ", and", ", then", "and ,?", ","];

impl Reader<'_> {
    /// The sentences of an effect, up to the next effect or the end.
    pub fn body(&mut self) -> Reading<Vec<Op>> {
        let mut ops = Vec::new();
        let mut last = 0;
        loop {
            if let Some(change) = self.attempt(Self::changed) {
                self.change_sentence(&mut ops, last, change)?;
            } else if let Some(paid) = self.attempt(|r| r.cost_inside(Self::body)) {
                // What stands behind the colon reaches to the end.
                paid.into_iter().for_each(|op| self.follow(&mut ops, op));
                return Ok(ops);
            } else if self.eat("otherwise ,") || self.eat("if not ,") {
                self.otherwise(&mut ops)?;
            } else {
                let sentence = self.sentence()?;
                last = ops.len();
                for op in sentence {
                    self.follow(&mut ops, op);
                }
            }
            if self.is_done() || self.header_ahead() {
                return Ok(ops);
            }
            if self.peek().is_some_and(|token| token.sort == Sort::Break) {
                let mut breaks = 0;
                while self.ahead(breaks).is_some_and(|token| token.sort == Sort::Break) {
                    breaks += 1;
                }
                let goes_on = self.sees_at(breaks, "then ,") || self.sees_at(breaks, "if you do ,");
                if !goes_on {
                    return Ok(ops);
                }
                self.at += breaks;
            }
        }
    }

    /// 8-3-1. "You may trash 1 card from your hand: …" inside of an effect, also behind "if": what follows is done if it was paid as written.
    fn cost_inside(&mut self, rest: fn(&mut Self) -> Reading<Vec<Op>>) -> Reading<Vec<Op>> {
        if !self.cost_ahead() {
            return self.stop();
        }
        let then = self.eat("then ,?");
        let condition = if self.eat("if you do ,") {
            Some(Condition::Did)
        } else if self.eat("if") {
            let condition = self.condition()?;
            self.need(",")?;
            Some(condition)
        } else {
            None
        };
        self.need("you may")?;
        self.at -= 2;
        let cost = self.cost()?;
        if cost.ops.is_empty() || !cost.may {
            return self.stop();
        }
        let body = self.nested(rest)?;
        let mut paid = vec![Op::May(Whose::Yours, cost.ops), Op::If(Condition::Did, body, Vec::new())];
        if let Some(condition) = condition {
            paid = vec![Op::If(condition, paid, Vec::new())];
        }
        if then {
            paid.insert(0, Op::Then);
        }
        Ok(paid)
    }

    /// "Otherwise, …": what is done where the "if" of the sentence before does not hold.
    fn otherwise(&mut self, ops: &mut [Op]) -> Reading<()> {
        let from = self.at.saturating_sub(2);
        self.memory.before.back_to(self.memory.at_if);
        let done = self.sentence()?;
        match ops.last_mut() {
            Some(Op::If(_, _, otherwise)) if otherwise.is_empty() => {
                otherwise.extend(done);
                self.memory.before.note(&[Op::ChooseOne(Whose::Yours, Vec::new())]);
                Ok(())
            }
            _ => self.refuse(from),
        }
    }

    /// One sentence with its full stop.
    fn sentence(&mut self) -> Reading<Vec<Op>> {
        let mut ops = Vec::new();
        if self.eat("then ,?") {
            ops.push(Op::Then);
        }
        if !self.sees("if you/they/your do/opponent") {
            self.memory.at_may = None;
        }
        let before = self.memory.before;
        let mut done = self.conditional()?;
        // "Draw 1 card if …." It is asked before anything is done: what is chosen by it is not yet "it".
        if done.len() == 1 && self.eat("if") {
            let from = self.at;
            let after = std::mem::replace(&mut self.memory.before, before);
            let condition = self.condition()?;
            self.memory.before = after;
            // Nor is it sure to be another card that was spoken of before.
            if asks_it(&condition) && (after.named != before.named || after.mention() != before.mention()) {
                return self.refuse(from);
            }
            done = vec![Op::If(condition, done, Vec::new())];
        }
        ops.extend(done);
        let ended = self.eat(".") || self.is_done() || self.ends_in_list(&ops);
        let broken = self.peek().is_some_and(|token| token.sort == Sort::Break);
        if !ended && !broken {
            return self.stop();
        }
        Ok(ops)
    }

    /// Put an operation after the others. "If you do" belongs to the "you may" before it, also if that stands under a condition. "If you do
    /// not" then hangs on the condition, too, where its words could also mean that nobody was asked: that is named.
    fn follow(&mut self, ops: &mut Vec<Op>, next: Op) {
        let asks_not = matches!(&next, Op::If(Condition::Did, done, _) if done.is_empty());
        let under_if = matches!(ops.last(), Some(Op::If(condition, ..)) if *condition != Condition::Did);
        // "If you do, …. If you do not, …": both ask what became of the same.
        if asks_not
            && let Op::If(_, _, instead) = &next
            && let Some(otherwise) = otherwise_of(ops)
        {
            otherwise.clone_from(instead);
            self.taken.extend(under_if.then_some(Taken::NotHangsOnIf));
            return;
        }
        if matches!(next, Op::If(Condition::Did, ..))
            && let Some(Op::If(_, inside, _)) = ops.last_mut()
            && matches!(inside.last(), Some(Op::May(..)))
        {
            inside.push(next);
            self.taken.extend(asks_not.then_some(Taken::NotHangsOnIf));
            return;
        }
        ops.push(next);
    }

    /// A list of modes has its own full stops.
    fn ends_in_list(&self, ops: &[Op]) -> bool {
        match ops.last() {
            Some(Op::ChooseOne(..)) => true,
            Some(Op::If(_, inside, _)) => self.ends_in_list(inside),
            _ => false,
        }
    }

    /// "If …, …", or clauses.
    pub fn conditional(&mut self) -> Reading<Vec<Op>> {
        if self.sees("for every/each") {
            return self.for_every_first();
        }
        if !self.eat("if") {
            return self.clauses();
        }
        if let Some(ops) = self.attempt(Self::unblocked) {
            return Ok(ops);
        }
        // "If you do not, …": what is done otherwise.
        if self.eat("you do not ,") || self.eat("they do not ,") || self.eat("your opponent does not ,") {
            match self.memory.at_may {
                Some(before) => self.memory.before.back_to(before),
                None => self.memory.before.undo(),
            }
            let ops = self.nested(Self::conditional)?;
            return Ok(vec![Op::If(Condition::Did, Vec::new(), ops)]);
        }
        let done = self.sees("you/they do ,") || self.sees("your opponent does ,");
        if done && self.memory.lacked {
            return self.stop();
        }
        let condition = if done && (self.eat("you/they do") || self.eat("your opponent does")) {
            Condition::Did
        } else {
            self.condition()?
        };
        self.need(",")?;
        let before = self.memory.before;
        let ops = self.nested(Self::conditional)?;
        self.memory.at_if = before;
        // "If …, add it to your hand; otherwise, trash it."
        if self.eat("; otherwise ,?") || self.eat(", otherwise ,?") {
            self.memory.before.back_to(before);
            let otherwise = self.nested(Self::clauses)?;
            self.memory.before.note(&[Op::ChooseOne(Whose::Yours, Vec::new())]);
            return Ok(vec![Op::If(condition, ops, otherwise)]);
        }
        Ok(vec![Op::If(condition, ops, Vec::new())])
    }

    /// "If the selected card attacks during this turn, your opponent cannot activate [Blocker]": it cannot be blocked.
    fn unblocked(&mut self) -> Reading<Vec<Op>> {
        if !self.it() {
            return self.stop();
        }
        self.need("attacks during this turn , your opponent cannot activate [blocker]")?;
        Ok(vec![unblockable()])
    }

    /// Clauses joined by "and", commas and semicolons.
    pub fn clauses(&mut self) -> Reading<Vec<Op>> {
        let mut theirs = self.sees("your opponent");
        let mut ops = self.clause_later()?;
        loop {
            let more = self.attempt(|r| {
                if !JOINS.iter().any(|join| r.eat(join)) && !r.eat(";") {
                    return r.stop();
                }
                if r.sees("if") {
                    return r.nested(Self::conditional);
                }
                // "your opponent trashes 1 card from their hand and draws 1 card": the opponent does both.
                if theirs && r.sees(THEY) {
                    return r.verb(Whose::Opponents);
                }
                theirs = r.sees("your opponent");
                r.clause_later()
            });
            match more {
                Some(more) => ops.extend(more),
                None => return Ok(ops),
            }
        }
    }

    /// A clause, done at once or later.
    fn clause_later(&mut self) -> Reading<Vec<Op>> {
        let first = self.attempt(|r| {
            let Some(later) = r.later() else { return r.stop() };
            r.need(",")?;
            Ok(later)
        });
        if let Some(later) = first {
            self.memory.before.at_battles_end = later == Later::EndOfThisBattle;
            let before = std::mem::replace(&mut self.memory.before.at_turns_end, later == Later::EndOfThisTurn);
            let ops = self.nested(Self::clauses)?;
            self.memory.before.at_battles_end = false;
            self.memory.before.at_turns_end = before;
            return Ok(vec![Op::Later(later, ops)]);
        }
        let from = self.at;
        let before = self.memory.before.at_turns_end;
        self.memory.before.at_turns_end |= self.in_sentence("at the end of this/the turn").is_some();
        let ops = self.clause()?;
        let later = self.later();
        self.memory.before.at_turns_end = before;
        // The card that this one battled is known at the end of the battle.
        if std::mem::take(&mut self.memory.before.in_battle) && later != Some(Later::EndOfThisBattle) {
            return self.refuse(from);
        }
        match later {
            Some(later) => Ok(vec![Op::Later(later, ops)]),
            None => Ok(ops),
        }
    }

    /// One clause.
    fn clause(&mut self) -> Reading<Vec<Op>> {
        if self.eat("you may") {
            return self.may(Whose::Yours);
        }
        if self.eat("your opponent may") {
            return self.may(Whose::Opponents);
        }
        if let Some(ops) = self.attempt(|r| {
            r.need("your opponent cannot activate [blocker] if")?;
            if !r.it() {
                return r.stop();
            }
            r.need("attacks during this turn")?;
            Ok(vec![unblockable()])
        }) {
            return Ok(ops);
        }
        if let Some(ops) = self.attempt(Self::each_player) {
            return Ok(ops);
        }
        if self.eat("choose one :") {
            return self.modes(Whose::Yours);
        }
        if self.eat("your opponent chooses one :") {
            return self.modes(Whose::Opponents);
        }
        if self.eat("you win the game") {
            return Ok(vec![Op::Win(Whose::Yours)]);
        }
        if self.eat("you lose the game") {
            return Ok(vec![Op::Lose(Whose::Yours)]);
        }
        if self.eat("you? take an extra turn after this one/turn") {
            return Ok(vec![Op::Own(OwnOp::ExtraTurn)]);
        }
        if let Some(op) = self.attempt(Self::next_time) {
            return Ok(vec![op]);
        }
        if self.eat("you take") {
            let count = Amount::N(i32::from(self.small()?));
            self.need("damage")?;
            return Ok(vec![Op::Own(OwnOp::Damage { to: Whose::Yours, count })]);
        }
        if self.sees("swap the base power") {
            return self.swap();
        }
        if let Some(ops) = self.attempt(|r| {
            r.need("your opponent must?")?;
            r.verb(Whose::Opponents)
        }) {
            return Ok(ops);
        }
        if let Some(ops) = self.attempt(|r| {
            // "You" are not the one who chose the mode.
            let named = r.eat("you");
            let mode = r.memory.opponents_mode;
            r.memory.opponents_mode &= !named;
            let ops = r.verb(Whose::Yours)?;
            r.memory.opponents_mode = mode;
            Ok(ops)
        }) {
            return Ok(ops);
        }
        if let Some(ops) = self.attempt(Self::keyword_choice) {
            return Ok(ops);
        }
        self.giving()
    }

    /// 8-1-2. What may be done: it reaches as far as the sentence goes on. Whether the deed of another subject is still left to the player the
    /// words do not say.
    fn may(&mut self, who: Whose) -> Reading<Vec<Op>> {
        let before = self.memory.before;
        let ops = self.nested(|r| r.clauses_of_may(who))?;
        self.memory.at_may = Some(before);
        let from = self.at;
        let more = JOINS.iter().any(|join| self.eat(join)) || self.eat(";");
        // "…, and if you do, …" asks what became of it.
        let asks = self.sees("if you/they do");
        self.at = from;
        if more && !asks { self.stop() } else { Ok(vec![Op::May(who, ops)]) }
    }

    fn clauses_of_may(&mut self, who: Whose) -> Reading<Vec<Op>> {
        let mut ops = self.may_verb(who)?;
        // "You may rest 1 of your DON!! cards or trash 1 card from your hand. If you do, …": one of both.
        let mut ways = vec![ops.clone()];
        while let Some(way) = self.attempt(|r| {
            r.need("or")?;
            r.may_verb(who)
        }) {
            ways.push(way);
        }
        if ways.len() > 1 {
            let asked = self.sees(". if you do ,") || self.sees(". if they do ,");
            return if asked { Ok(vec![Op::ChooseOne(who, ways)]) } else { self.stop() };
        }
        let mut joined = false;
        while let Some(more) = self.attempt(|r| {
            if !JOINS.iter().any(|join| r.eat(join)) {
                return r.stop();
            }
            r.may_verb(who)
        }) {
            ops.extend(more);
            joined = true;
        }
        // "… at the end of this turn" could be said of the last verb or of all.
        let from = self.at;
        let later = self.later().is_some();
        self.at = from;
        if joined && later { self.stop() } else { Ok(ops) }
    }

    /// "may trash", not "may … and trashes".
    fn may_verb(&mut self, who: Whose) -> Reading<Vec<Op>> {
        if self.sees(THEY) { self.stop() } else { self.verb(who) }
    }

    /// A verb and what belongs to it; `who` does it.
    pub fn verb(&mut self, who: Whose) -> Reading<Vec<Op>> {
        let ops = self.plain_verb(who)?;
        self.memory.before.note(&ops);
        for op in &ops {
            if let Last::Cards(deed) | Last::Dons(deed) = last(op, Last::Nothing) {
                self.memory.before.deeds.add(deed);
            }
        }
        Ok(ops)
    }

    fn plain_verb(&mut self, who: Whose) -> Reading<Vec<Op>> {
        let theirs = who == Whose::Opponents;
        let from = self.at;
        // "your opponent trashes", but "may trash".
        let Some(token) = self.peek() else { return self.stop() };
        let word = token.text.as_str();
        // Who it is that draws has to be said.
        if !theirs && THEY.split('/').any(|verb| verb == word) {
            return self.stop();
        }
        self.at += 1;
        if self.in_sentence("random").is_some()
            && let Some(ops) = self.attempt(|r| r.at_random(word, who))
        {
            return Ok(ops);
        }
        match word {
            "draw" | "draws" => self.draw(who),
            "trash" | "trashes" => self.trash(who),
            "return" | "returns" => self.give_back(who),
            "place" | "places" => self.put(who),
            "add" | "adds" => self.add(who),
            "rest" | "rests" => self.rest_cards(who),
            "set" | "sets" => self.set(who),
            "play" | "plays" => self.play(who),
            "turn" | "turns" => self.turn_life(who),
            "reveal" | "reveals" => self.reveal(who),
            "activate" if !theirs => self.activate(who),
            "select" | "selects" => self.select(who),
            "choose" | "chooses" => self.select(who),
            "k.o." | "k.o.'s" => self.ko(who),
            "shuffle" | "shuffles" => {
                if !self.eat("your/their/the deck") && !self.eat("it") {
                    return self.stop();
                }
                Ok(vec![Op::Shuffle(who, Zone::Deck)])
            }
            "look" if !theirs && self.eat("at") => self.look(),
            "give" if !theirs => match self.attempt(|r| r.give_don(who)) {
                Some(ops) => Ok(ops),
                None if self.in_sentence("don!!").is_some() => self.give_to_don(),
                None => {
                    self.at = from;
                    self.giving()
                }
            },
            "negate" if !theirs => {
                self.at = from;
                self.giving()
            }
            "deal" if !theirs => self.damage(),
            "change" if !theirs => {
                if !self.eat("the target of the/this/that attack to") && !self.eat("the attack 's? target to") {
                    return self.stop();
                }
                self.redirect(who)
            }
            _ => {
                self.at = from;
                self.stop()
            }
        }
    }

    /// After a verb: "1 card at random from their hand", "1 random card from your hand". Chance picks, then it is done to what was picked.
    fn at_random(&mut self, verb: &str, who: Whose) -> Reading<Vec<Op>> {
        let count = if self.eat("a/an") { 1 } else { self.small()? };
        let mut random = self.eat("random");
        self.need("card/cards")?;
        random |= self.eat("at random");
        self.need("from")?;
        let whose = if self.eat("your opponent's hand") {
            Whose::Opponents
        } else if who == Whose::Opponents {
            self.need("their hand")?;
            Whose::Opponents
        } else {
            self.need("your hand")?;
            Whose::Yours
        };
        random |= self.eat("at random");
        if !random || count == 0 {
            return self.stop();
        }
        let picked = Op::Own(OwnOp::AtRandom { whose, count });
        Ok(match verb {
            "trash" | "trashes" => vec![picked, trash(Target::It)],
            "reveal" | "reveals" => vec![picked, Op::Reveal(Target::It)],
            "select" | "selects" | "choose" | "chooses" => vec![picked],
            "place" | "places" | "return" | "returns" => {
                vec![picked, to_deck(Target::It, self.deck_spot(&[whose], who)?)]
            }
            _ => return self.stop(),
        })
    }

    /// 4-9-2. "swap the base power of the selected Characters with each other", "… of this Character with that of 1 of …": of two cards.
    fn swap(&mut self) -> Reading<Vec<Op>> {
        self.need("swap the base power of")?;
        let from = self.at;
        let cards = if self.eat("the selected characters/cards with each other") {
            Target::It
        } else {
            let first = self.one_target(Whose::Yours)?;
            let with = self.eat("with");
            if !with {
                self.need("and")?;
            }
            self.eat("the base power of");
            self.eat("that of");
            let second = self.one_target(Whose::Yours)?;
            if !with {
                self.need("with each other")?;
            }
            if !is_one(&first) || !is_one(&second) {
                return self.refuse(from);
            }
            Target::Both(vec![first, second])
        };
        let Some(until) = self.duration() else { return self.stop() };
        Ok(vec![Op::Own(OwnOp::SwapBasePower(cards, until))])
    }

    fn redirect(&mut self, who: Whose) -> Reading<Vec<Op>> {
        let mut to = self.target(who)?;
        // An attack has one target.
        if let Target::All(from) = to {
            to = Target::Choose { who, from, count: Count::Exactly(Amount::N(1)) };
        }
        Ok(vec![Op::Own(OwnOp::Redirect(to))])
    }

    /// "deal 1 damage to your opponent".
    fn damage(&mut self) -> Reading<Vec<Op>> {
        let count = i32::from(self.small()?);
        self.need("damage to your opponent")?;
        if self.sees("'s") {
            return self.stop();
        }
        Ok(vec![Op::Own(OwnOp::Damage { to: Whose::Opponents, count: Amount::N(count) })])
    }

    /// "• …" again and again.
    fn modes(&mut self, who: Whose) -> Reading<Vec<Op>> {
        let mut modes = Vec::new();
        let looked = self.memory.looked;
        let before = self.memory.before;
        let outer = std::mem::replace(&mut self.memory.opponents_mode, who == Whose::Opponents);
        loop {
            let breaks = usize::from(self.peek().is_some_and(|token| token.sort == Sort::Break));
            if !self.sees_at(breaks, "•") {
                break;
            }
            self.at += breaks + 1;
            self.memory.looked = looked;
            self.memory.before.back_to(before);
            modes.push(self.nested(Self::mode)?);
        }
        self.memory.opponents_mode = outer;
        if modes.len() < 2 {
            return self.stop();
        }
        let ops = vec![Op::ChooseOne(who, modes)];
        self.memory.before.note(&ops);
        Ok(ops)
    }

    /// The sentences of one mode.
    fn mode(&mut self) -> Reading<Vec<Op>> {
        if let Some(paid) = self.attempt(|r| r.cost_inside(Self::mode)) {
            return Ok(paid);
        }
        let mut ops = self.sentence()?;
        while !self.is_done()
            && !self.header_ahead()
            && !self.sees("•")
            && self.peek().is_some_and(|token| token.sort != Sort::Break)
        {
            if let Some(paid) = self.attempt(|r| r.cost_inside(Self::mode)) {
                ops.extend(paid);
                return Ok(ops);
            }
            ops.extend(self.sentence()?);
        }
        Ok(ops)
    }
}

/// What is done if the last "if you do" does not hold, where nothing is said of it yet.
fn otherwise_of(ops: &mut [Op]) -> Option<&mut Vec<Op>> {
    let Op::If(condition, inside, otherwise) = ops.last_mut()? else { return None };
    if !otherwise.is_empty() {
        return None;
    }
    if *condition == Condition::Did { Some(otherwise) } else { otherwise_of(inside) }
}

/// At most one card.
fn is_one(target: &Target) -> bool {
    match target {
        Target::This => true,
        Target::Choose { count, .. } => {
            matches!(count, Count::Exactly(Amount::N(1)) | Count::UpTo(Amount::N(1)))
        }
        // There is one Leader.
        Target::All(selector) => selector.places == [LEADER] && selector.whose != Whose::Any,
        _ => false,
    }
}

/// The card that the text speaks of cannot be blocked in this turn.
fn unblockable() -> Op {
    Op::Give { to: Target::It, what: vec![Grant::Cannot(Cannot::Own(OwnCannot::BeBlocked))], until: Duration::ThisTurn }
}
