//! 2-8. A compiled text told in words, so that a judge can see what the engine understood. Nothing of it is left out.

use super::effects::{Condition, Construction, Effect, Grants, Kind, Taken, Text, Timing, To};
use super::operations::Op;
use super::selector::Side;
use crate::lang::{Gap, Speech};

pub mod cards;
mod grants;
mod happenings;
mod numbers;
mod operations;
#[cfg(test)]
mod tests;

/// One line of what is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How far it stands to the right.
    pub depth: usize,
    /// Its words.
    pub words: String,
}

/// 2-8-3. A text, effect for effect.
pub fn text(text: &Text, speech: &Speech) -> Vec<Line> {
    let mut teller = Teller { speech, lines: Vec::new() };
    if text.effects.is_empty() {
        teller.line(0, speech.word("op-tell-no-text"));
    }
    for (n, effect) in text.effects.iter().enumerate() {
        teller.effect(n + 1, effect);
    }
    for taken in &text.taken {
        teller.line(0, speech.say("op-tell-taken", &[("words", speech.word(taken_word(*taken)).into())]));
    }
    teller.lines
}

/// How words were read that can be read in more than one way.
const fn taken_word(taken: Taken) -> &'static str {
    match taken {
        Taken::HangsOnIf => "op-taken-hangs-on-if",
        Taken::AskedOfBoth => "op-taken-asked-of-both",
        Taken::SaidOfBoth => "op-taken-said-of-both",
        Taken::OwnInCost => "op-taken-own-in-cost",
        Taken::AnybodysInCost => "op-taken-anybodys-in-cost",
        Taken::TopOfLife => "op-taken-top-of-life",
        Taken::NumberOfEvent => "op-taken-number-of-event",
    }
}

/// Tells in a language.
struct Teller<'a> {
    speech: &'a Speech,
    lines: Vec<Line>,
}

/// Gaps whose names are known.
type Gaps<'a> = [(&'static str, Gap<'a>)];

impl Teller<'_> {
    fn line(&mut self, depth: usize, words: String) {
        self.lines.push(Line { depth, words });
    }

    fn word(&self, key: &str) -> String {
        self.speech.word(key)
    }

    fn say(&self, key: &str, gaps: &Gaps<'_>) -> String {
        self.speech.say(key, gaps)
    }

    /// Several in one sentence: `a or b or c`.
    fn joined(&self, key: &str, all: impl IntoIterator<Item = String>) -> String {
        let join = |a: String, b: String| self.say(key, &[("a", a.into()), ("b", b.into())]);
        all.into_iter().reduce(join).unwrap_or_default()
    }

    /// 8-1-1. One effect: its kind, its conditions, its cost, what it does.
    fn effect(&mut self, n: usize, effect: &Effect) {
        let kind = self.kind(&effect.kind);
        let key = if effect.given { "op-tell-head-given" } else { "op-tell-head" };
        self.line(0, self.say(key, &[("n", n.into()), ("kind", kind.into())]));
        for condition in &effect.conditions {
            let words = self.condition(condition);
            self.line(1, self.say("op-tell-condition", &[("words", words.into())]));
        }
        if effect.once {
            self.line(1, self.word("op-tell-once"));
        }
        if !effect.cost.is_empty() {
            self.line(1, self.word(if effect.may { "op-tell-cost-may" } else { "op-tell-cost" }));
            self.operations(2, &effect.cost);
        } else if effect.may {
            self.line(1, self.word("op-tell-may-free"));
        }
        if let Kind::Permanent(all) = &effect.kind {
            for grants in all {
                self.line(1, self.granted(grants));
            }
        }
        if !effect.body.is_empty() {
            self.body(1, effect);
        }
    }

    /// 1-3-8. What it does; after a cost it has a heading of its own.
    fn body(&mut self, depth: usize, effect: &Effect) {
        if effect.cost.is_empty() {
            self.operations(depth, &effect.body);
        } else {
            self.line(depth, self.word("op-tell-effect"));
            self.operations(depth + 1, &effect.body);
        }
    }

    fn operations(&mut self, depth: usize, all: &[Op]) {
        for op in all {
            self.operation(depth, op);
        }
    }

    /// 8-1-3. Which kind of effect it is, and when it is activated.
    fn kind(&self, kind: &Kind) -> String {
        match kind {
            Kind::Auto(timings) => {
                let words = self.joined("op-tell-or", timings.iter().map(|t| self.timing(t)));
                self.say("op-tell-auto", &[("words", words.into())])
            }
            Kind::ActivateMain => self.word("op-tell-activate-main"),
            Kind::Main => self.word("op-tell-main"),
            Kind::Counter => self.word("op-tell-counter"),
            Kind::Trigger => self.word("op-tell-trigger"),
            Kind::Permanent(_) => self.word("op-tell-permanent"),
            Kind::Replacement { would, may } => {
                let key = if *may { "op-tell-replacement-may" } else { "op-tell-replacement" };
                self.say(key, &[("would", self.would(would).into())])
            }
            Kind::StartOfGame => self.word("op-tell-start-of-game"),
            Kind::Construction(construction) => {
                let words = self.construction(construction);
                self.say("op-tell-construction", &[("words", words.into())])
            }
        }
    }

    /// 5-1-2-4.
    fn construction(&self, construction: &Construction) -> String {
        match construction {
            Construction::AnyNumber => self.word("op-tell-any-number"),
            Construction::CannotInclude(filter) => {
                self.say("op-tell-cannot-include", &[("cards", self.cards_like(filter).into())])
            }
            Construction::OnlyInclude(filter) => {
                self.say("op-tell-only-include", &[("cards", self.cards_like(filter).into())])
            }
            Construction::DonDeck(n) => self.say("op-tell-don-deck", &[("n", usize::from(*n).into())]),
        }
    }

    /// 8-1-3-1-1.
    fn timing(&self, timing: &Timing) -> String {
        match timing {
            Timing::OnPlay => self.word("op-tell-on-play"),
            Timing::WhenAttacking => self.word("op-tell-when-attacking"),
            Timing::OnBlock => self.word("op-tell-on-block"),
            Timing::OnKo => self.word("op-tell-on-ko"),
            Timing::OnOpponentsAttack => self.word("op-tell-on-opponents-attack"),
            Timing::EndOfYourTurn => self.word("op-tell-end-of-your-turn"),
            Timing::EndOfOpponentsTurn => self.word("op-tell-end-of-opponents-turn"),
            Timing::StartOfTurn(side) => self.say("op-tell-start-of-turn", &[("whose", self.whose(*side).into())]),
            Timing::StartOfMain(side) => self.say("op-tell-start-of-main", &[("whose", self.whose(*side).into())]),
            Timing::EndOfBattle(filter) => self.filtered("op-tell-end-of-battle", "op-tell-end-of-battle-with", filter),
            Timing::When(happening) => self.say("op-tell-when", &[("words", self.happening(happening).into())]),
        }
    }

    /// 8-3-2.
    fn condition(&self, condition: &Condition) -> String {
        let all = |all: &[Condition]| all.iter().map(|c| self.condition(c)).collect::<Vec<_>>();
        match condition {
            Condition::All(inner) => {
                self.say("op-tell-all-of", &[("words", self.joined("op-tell-and", all(inner)).into())])
            }
            Condition::Any(inner) => {
                self.say("op-tell-any-of", &[("words", self.joined("op-tell-or", all(inner)).into())])
            }
            Condition::Not(inner) => self.say("op-tell-not", &[("words", self.condition(inner).into())]),
            Condition::DonGiven(n) => self.say("op-tell-don-given", &[("n", usize::from(*n).into())]),
            Condition::YourTurn => self.word("op-tell-your-turn"),
            Condition::OpponentsTurn => self.word("op-tell-opponents-turn"),
            Condition::Is(a, compare, b) => self.compared(a, *compare, b),
            Condition::Only(selector, filter) => {
                let gaps = [("cards", self.selector(selector).into()), ("filter", self.filter(filter).into())];
                self.say("op-tell-only", &gaps)
            }
            Condition::Did => self.word("op-tell-did"),
            Condition::It(filter) => self.say("op-tell-it-is", &[("filter", self.filter(filter).into())]),
            Condition::This(filter) => self.say("op-tell-this-is", &[("filter", self.filter(filter).into())]),
            Condition::ActivatedEvent(filter) => {
                self.filtered("op-tell-activated-event", "op-tell-activated-event-of", filter)
            }
            Condition::SecondTurn => self.word("op-tell-second-turn"),
        }
    }

    /// 8-1-3-3. What a permanent effect grants.
    fn granted(&self, grants: &Grants) -> String {
        let to = match &grants.to {
            To::This => self.word("op-tell-is-this"),
            To::All(selector) => self.all_of(selector),
            To::ThisInHand => self.word("op-tell-to-this-in-hand"),
            To::Player(side) => self.who_each(*side),
        };
        self.say("op-tell-grants", &[("to", to.into()), ("words", self.grants(&grants.what).into())])
    }

    /// 4-2. Whose: one of them is enough.
    fn whose(&self, side: Side) -> String {
        self.word(match side {
            Side::Yours => "op-tell-whose-yours",
            Side::Opponents => "op-tell-whose-opponents",
            Side::Any => "op-tell-whose-any",
        })
    }

    /// 4-2. Whose, where something is done with both.
    fn whose_each(&self, side: Side) -> String {
        if side == Side::Any { self.word("op-tell-whose-both") } else { self.whose(side) }
    }

    /// 4-2. Who: one of them is enough.
    fn who(&self, side: Side) -> String {
        self.word(match side {
            Side::Yours => "op-tell-who-yours",
            Side::Opponents => "op-tell-who-opponents",
            Side::Any => "op-tell-who-any",
        })
    }

    /// 4-2. Who, where both do it.
    fn who_each(&self, side: Side) -> String {
        if side == Side::Any { self.word("op-tell-who-both") } else { self.who(side) }
    }
}
