//! 8-4. Operations: a line each, what belongs to them below.

use super::Teller;
use crate::games::one_piece::operations::{DonFrom, Duration, Later, Op, OwnEffect, Pile, Rest, Spot, Target};
use crate::games::one_piece::selector::Side;

impl Teller<'_> {
    /// One operation, with those inside it.
    pub(super) fn operation(&mut self, depth: usize, op: &Op) {
        match op {
            Op::If(condition, then, other) => {
                let words = self.condition(condition);
                self.line(depth, self.say("op-tell-op-if", &[("words", words.into())]));
                self.operations(depth + 1, then);
                if !other.is_empty() {
                    self.line(depth, self.word("op-tell-op-else"));
                    self.operations(depth + 1, other);
                }
            }
            Op::May(side, inner) => {
                self.line(depth, self.say("op-tell-op-may", &[("who", self.who_each(*side).into())]));
                self.operations(depth + 1, inner);
            }
            Op::ChooseOne(side, modes) => {
                self.line(depth, self.say("op-tell-op-choose-one", &[("who", self.who_each(*side).into())]));
                for (n, mode) in modes.iter().enumerate() {
                    self.line(depth + 1, self.say("op-tell-op-mode", &[("n", (n + 1).into())]));
                    self.operations(depth + 2, mode);
                }
            }
            Op::InTurn(yours, theirs) => {
                self.line(depth, self.word("op-tell-op-in-turn"));
                self.operations(depth + 1, yours);
                self.operations(depth + 1, theirs);
            }
            Op::CarriedOut => {}
            Op::Later(later, inner) => {
                self.line(depth, self.word(later_word(*later)));
                self.operations(depth + 1, inner);
            }
            other => self.line(depth, self.simple(other)),
        }
    }

    /// An operation without others inside it.
    fn simple(&self, op: &Op) -> String {
        let cards = |key: &str, target: &Target| self.say(key, &[("cards", self.target(target).into())]);
        let who = |key: &str, side: &Side| self.say(key, &[("who", self.who_each(*side).into())]);
        let whose = |key: &str, side: &Side| self.say(key, &[("whose", self.whose_each(*side).into())]);
        match op {
            // They have lines of their own.
            Op::If(..) | Op::May(..) | Op::ChooseOne(..) | Op::Later(..) => String::new(),
            Op::InTurn(..) | Op::CarriedOut => String::new(),
            Op::Choose(target) => cards("op-tell-op-choose", target),
            Op::Draw { who, count, up_to } => {
                let key = if *up_to { "op-tell-op-draw-up-to" } else { "op-tell-op-draw" };
                self.say(key, &[("who", self.who_each(*who).into()), ("n", self.number(count))])
            }
            Op::Ko(target) => cards("op-tell-op-ko", target),
            Op::Trash(target) => cards("op-tell-op-trash", target),
            Op::Mill { who, count, up_to } => {
                let key = if *up_to { "op-tell-op-mill-up-to" } else { "op-tell-op-mill" };
                self.say(key, &[("whose", self.whose_each(*who).into()), ("n", self.number(count))])
            }
            Op::ToHand(target) => cards("op-tell-op-to-hand", target),
            Op::ToDeck(target, spot) => {
                let gaps = [("cards", self.target(target).into()), ("spot", self.word(spot_word(*spot)).into())];
                self.say("op-tell-op-to-deck", &gaps)
            }
            Op::ToLife { what, spot, face_up } => {
                let key = if *face_up { "op-tell-op-to-life-up" } else { "op-tell-op-to-life" };
                let gaps = [("cards", self.target(what).into()), ("spot", self.word(spot_word(*spot)).into())];
                self.say(key, &gaps)
            }
            Op::Rest(target) => cards("op-tell-op-rest", target),
            Op::SetActive(target) => cards("op-tell-op-active", target),
            Op::Play { what, rested } => {
                cards(if *rested { "op-tell-op-play-rested" } else { "op-tell-op-play" }, what)
            }
            Op::Give { to, what, until } => self.given(self.target(to), self.grants(what), *until),
            Op::GivePlayer { who, what, until } => self.given(self.who_each(*who), self.grants(what), *until),
            Op::GiveDon { count, up_to, from, to } => {
                let key = if *up_to { "op-tell-op-give-don-up-to" } else { "op-tell-op-give-don" };
                let gaps = [
                    ("n", self.number(count)),
                    ("from", self.word(don_word(*from)).into()),
                    ("cards", self.target(to).into()),
                ];
                self.say(key, &gaps)
            }
            Op::AddDon { who, count, up_to, rested } => {
                let key = match (up_to, rested) {
                    (false, false) => "op-tell-op-add-don",
                    (false, true) => "op-tell-op-add-don-rested",
                    (true, false) => "op-tell-op-add-don-up-to",
                    (true, true) => "op-tell-op-add-don-up-to-rested",
                };
                self.say(key, &[("who", self.who_each(*who).into()), ("n", self.number(count))])
            }
            Op::ReturnDon { who, count, or_more, up_to } => {
                let key = match (or_more, up_to) {
                    (false, false) => "op-tell-op-return-don",
                    (true, false) => "op-tell-op-return-don-more",
                    (false, true) => "op-tell-op-return-don-up-to",
                    (true, true) => "op-tell-op-return-don-any",
                };
                self.say(key, &[("who", self.who_each(*who).into()), ("n", self.number(count))])
            }
            Op::RestDon(n) => self.say("op-tell-op-rest-don", &[("n", usize::from(*n).into())]),
            Op::Look { side, pile, count, up_to, reveal } => {
                let key = match (reveal, up_to) {
                    (false, false) => "op-tell-op-look",
                    (false, true) => "op-tell-op-look-up-to",
                    (true, false) => "op-tell-op-look-reveal",
                    (true, true) => "op-tell-op-look-reveal-up-to",
                };
                let pile = self.say(pile_word(*pile), &[("whose", self.whose_each(*side).into())]);
                self.say(key, &[("n", self.amount(count).into()), ("pile", pile.into())])
            }
            Op::LookHand(side) => whose("op-tell-op-look-hand", side),
            Op::PlaceRest(rest) => self.rest(rest),
            Op::Reveal(target) => cards("op-tell-op-reveal", target),
            Op::Shuffle(side) => whose("op-tell-op-shuffle", side),
            Op::Damage { to, count } => {
                let gaps = [("who", self.who_each(*to).into()), ("n", self.amount(count).into())];
                self.say("op-tell-op-damage", &gaps)
            }
            Op::TurnLife { what, face_up } => {
                cards(if *face_up { "op-tell-op-face-up" } else { "op-tell-op-face-down" }, what)
            }
            Op::LifeUntil { who, left } => {
                let gaps = [("whose", self.whose_each(*who).into()), ("n", self.amount(left).into())];
                self.say("op-tell-op-life-until", &gaps)
            }
            Op::ActivateOwn(own) => {
                let words = match own {
                    OwnEffect::Main => self.word("op-tell-own-main"),
                    OwnEffect::Counter => self.word("op-tell-own-counter"),
                    OwnEffect::Auto(timing) => self.timing(timing),
                };
                self.say("op-tell-op-activate-own", &[("words", words.into())])
            }
            Op::ActivateEvent(target) => cards("op-tell-op-activate-event", target),
            Op::ChooseNumber { from, to } => {
                let gaps = [("a", usize::from(*from).into()), ("b", usize::from(*to).into())];
                self.say("op-tell-op-choose-number", &gaps)
            }
            Op::Redirect(target) => cards("op-tell-op-redirect", target),
            Op::Win(side) => who("op-tell-op-win", side),
            Op::Lose(side) => who("op-tell-op-lose", side),
            Op::SwapBasePower(target, until) => {
                let gaps = [("cards", self.target(target).into()), ("until", self.word(until_word(*until)).into())];
                self.say("op-tell-op-swap", &gaps)
            }
            Op::Then => self.word("op-tell-op-then"),
        }
    }

    fn given(&self, to: String, words: String, until: Duration) -> String {
        let until = self.word(until_word(until));
        self.say("op-tell-op-give", &[("cards", to.into()), ("words", words.into()), ("until", until.into())])
    }

    /// Where the cards go that are left of those looked at.
    fn rest(&self, rest: &Rest) -> String {
        let spot = |key: &str, spot: Spot| self.say(key, &[("spot", self.word(spot_word(spot)).into())]);
        match rest {
            Rest::Deck(at) => spot("op-tell-op-rest-deck", *at),
            Rest::Trash => self.word("op-tell-op-rest-trash"),
            Rest::Hand => self.word("op-tell-op-rest-hand"),
            Rest::Life(at) => spot("op-tell-op-rest-life", *at),
            Rest::Back => self.word("op-tell-op-rest-back"),
        }
    }
}

fn until_word(until: Duration) -> &'static str {
    match until {
        Duration::ThisBattle => "op-tell-until-battle",
        Duration::ThisTurn => "op-tell-until-turn",
        Duration::EndOfTurn => "op-tell-until-end",
        Duration::EndOfYourNextTurn => "op-tell-until-your-end",
        Duration::EndOfOpponentsNextTurn => "op-tell-until-opponents-end",
        Duration::StartOfYourNextTurn => "op-tell-until-your-start",
        Duration::OpponentsNextRefresh => "op-tell-until-opponents-refresh",
        Duration::YourNextRefresh => "op-tell-until-your-refresh",
        Duration::Always => "op-tell-until-always",
    }
}

fn later_word(later: Later) -> &'static str {
    match later {
        Later::EndOfThisTurn => "op-tell-later-turn",
        Later::EndOfThisBattle => "op-tell-later-battle",
        Later::EndOfOpponentsTurn => "op-tell-later-opponents-turn",
        Later::StartOfYourNextTurn => "op-tell-later-your-turn",
    }
}

fn spot_word(spot: Spot) -> &'static str {
    match spot {
        Spot::Top => "op-tell-spot-top",
        Spot::Bottom => "op-tell-spot-bottom",
        Spot::TopOrBottom => "op-tell-spot-either",
        Spot::Anywhere => "op-tell-spot-anywhere",
    }
}

fn pile_word(pile: Pile) -> &'static str {
    match pile {
        Pile::DeckTop => "op-tell-pile-deck-top",
        Pile::WholeDeck => "op-tell-pile-deck",
        Pile::LifeTop => "op-tell-pile-life-top",
        Pile::LifeTopOrBottom => "op-tell-pile-life-either",
    }
}

fn don_word(from: DonFrom) -> &'static str {
    match from {
        DonFrom::Rested => "op-tell-don-rested",
        DonFrom::Active => "op-tell-don-active",
        DonFrom::Cost => "op-tell-don-cost",
        DonFrom::DonDeck => "op-tell-don-deck-from",
        DonFrom::Given => "op-tell-don-given-from",
        DonFrom::OpponentsRested => "op-tell-don-opponents-rested",
        DonFrom::OpponentsCost => "op-tell-don-opponents-cost",
    }
}
