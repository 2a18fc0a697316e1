//! Operations: a line each, what belongs to them below.

use super::{As, Teller, Tells};
use crate::cardgame::text::{Amount, Condition, Op, Pile, Rest, Spot, Target, Whose};
use crate::cardgame::word::Word;

impl<V: Tells> Teller<'_, V> {
    /// Operations, in order.
    pub fn operations(&mut self, depth: usize, all: &[Op<V>]) {
        for op in all {
            self.operation(depth, op);
        }
    }

    /// One operation, with those inside it.
    fn operation(&mut self, depth: usize, op: &Op<V>) {
        match op {
            Op::If(condition, then, other) => {
                // "If you do not, …"
                let denied = then.is_empty() && !other.is_empty();
                let words = if denied {
                    self.condition(&Condition::Not(Box::new(condition.clone())))
                } else {
                    self.condition(condition)
                };
                self.line(depth, self.say("tell-op-if", &[("words", words.into())]));
                self.operations(depth + 1, if denied { other } else { then });
                if !denied && !other.is_empty() {
                    self.line(depth, self.word("tell-op-else"));
                    self.operations(depth + 1, other);
                }
            }
            Op::May(who, inner) => {
                self.line(depth, self.say("tell-op-may", &[("who", self.who_each(*who).into())]));
                self.operations(depth + 1, inner);
            }
            Op::ChooseOne(who, modes) => {
                self.line(depth, self.say("tell-op-choose-one", &[("who", self.who_each(*who).into())]));
                for (n, mode) in modes.iter().enumerate() {
                    self.line(depth + 1, self.say("tell-op-mode", &[("n", (n + 1).into())]));
                    self.operations(depth + 2, mode);
                }
            }
            Op::InTurn(yours, theirs) => {
                self.line(depth, self.word("tell-op-in-turn"));
                self.operations(depth + 1, yours);
                self.operations(depth + 1, theirs);
            }
            Op::CarriedOut => {}
            Op::Later(later, inner) => {
                self.line(depth, self.word(V::later_word(*later)));
                self.operations(depth + 1, inner);
            }
            Op::Own(own) => V::tell_op(self, depth, own),
            other => {
                let words = V::tell_otherwise(self, other).unwrap_or_else(|| self.simple(other));
                self.line(depth, words);
            }
        }
    }

    /// An operation without others inside it.
    fn simple(&self, op: &Op<V>) -> String {
        let who = |key, who: &Whose| self.say(key, &[("who", self.who_each(*who).into())]);
        let pile = |key, whose: &Whose, zone: &V::Zone| {
            let zone = self.word(V::zone_word(*zone));
            self.say(key, &[("whose", self.whose_each(*whose).into()), ("zone", zone.into())])
        };
        match op {
            // They have lines of their own.
            Op::If(..) | Op::May(..) | Op::ChooseOne(..) | Op::Later(..) => String::new(),
            Op::InTurn(..) | Op::CarriedOut | Op::Own(_) => String::new(),
            Op::Choose(target) => self.about("tell-op-choose", target),
            Op::Draw { who, count, up_to } => {
                let key = if *up_to { "tell-op-draw-up-to" } else { "tell-op-draw" };
                self.say(key, &[("who", self.who_each(*who).into()), ("n", self.number(count))])
            }
            Op::Move { deed, what, spot, turned } => {
                self.does(*deed, As::Op { turned: *turned }, what, self.word(spot_word(*spot)))
            }
            Op::Turn(deed, target) | Op::Face(deed, target) => {
                self.does(*deed, As::Op { turned: false }, target, String::new())
            }
            Op::Give { to, what, until } => self.given(self.target(to), self.grants(what), *until),
            Op::GivePlayer { who, what, until } => self.given(self.who_each(*who), self.grants(what), *until),
            Op::Look { whose, pile: from, count, up_to, reveal } => {
                let key = match (reveal, up_to) {
                    (false, false) if matches!(count, Amount::All) => "tell-op-look-all",
                    (true, false) if matches!(count, Amount::All) => "tell-op-look-reveal-all",
                    (false, false) => "tell-op-look",
                    (false, true) => "tell-op-look-up-to",
                    (true, false) => "tell-op-look-reveal",
                    (true, true) => "tell-op-look-reveal-up-to",
                };
                // One pile is looked at, also where the text leaves open whose.
                let of = |key, zone: &V::Zone| {
                    let zone = self.word(V::zone_word(*zone));
                    self.say(key, &[("whose", self.whose(*whose).into()), ("zone", zone.into())])
                };
                let from = match from {
                    Pile::Top(zone) => of("tell-pile-top", zone),
                    Pile::Whole(zone) => of("tell-pile-whole", zone),
                    Pile::TopOrBottom(zone) => of("tell-pile-either", zone),
                };
                self.say(key, &[("n", self.amount(count).into()), ("pile", from.into())])
            }
            Op::LookAt(whose, zone) => pile("tell-op-look-at", whose, zone),
            Op::PlaceRest(rest) => self.rest(rest),
            Op::Reveal(target) => self.about("tell-op-reveal", target),
            Op::Shuffle(whose, zone) => pile("tell-op-shuffle", whose, zone),
            Op::ChooseNumber { from, to } => {
                let gaps = [("a", usize::from(*from).into()), ("b", usize::from(*to).into())];
                self.say("tell-op-choose-number", &gaps)
            }
            Op::Win(winner) => who("tell-op-win", winner),
            Op::Lose(loser) => who("tell-op-lose", loser),
            Op::Then => self.word("tell-op-then"),
        }
    }

    /// A sentence about the cards of an operation.
    pub fn about(&self, key: &'static str, target: &Target<V>) -> String {
        self.say(key, &[("cards", self.target(target).into())])
    }

    /// A deed is done to cards.
    fn does(&self, deed: V::Deed, told: As, what: &Target<V>, spot: String) -> String {
        let gaps = [("verb", self.word(deed.key()).into()), ("cards", self.target(what).into()), ("spot", spot.into())];
        self.say(V::deed_words(deed, told), &gaps)
    }

    fn given(&self, to: String, words: String, until: V::Until) -> String {
        let until = V::tell_until(self, until);
        self.say("tell-op-give", &[("cards", to.into()), ("words", words.into()), ("until", until.into())])
    }

    /// Where the cards go that are left of those looked at.
    fn rest(&self, rest: &Rest<V>) -> String {
        match rest {
            Rest::To(zone, spot) => {
                let key = V::rest_words(*zone).unwrap_or("tell-op-rest-to");
                let area = self.word(V::area_word(*zone));
                self.say(key, &[("spot", self.word(spot_word(*spot)).into()), ("area", area.into())])
            }
            Rest::Back => self.word("tell-op-rest-back"),
        }
    }
}

const fn spot_word(spot: Spot) -> &'static str {
    match spot {
        Spot::Top => "tell-spot-top",
        Spot::Bottom => "tell-spot-bottom",
        Spot::TopOrBottom => "tell-spot-either",
        Spot::Anywhere => "tell-spot-anywhere",
    }
}
