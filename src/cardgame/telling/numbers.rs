//! Numbers, and how they are compared.

use super::{Teller, Tells};
use crate::cardgame::text::{Amount, Compare, Of, Selector};
use crate::lang::Gap;

impl<V: Tells> Teller<'_, V> {
    /// A number; what has to be counted stands in parentheses.
    pub fn amount(&self, amount: &Amount<V>) -> String {
        let of = |key, stat, cards: &Selector<V>| {
            let gaps = [("stat", self.stat(stat, Of::Now).into()), ("cards", self.selector(cards).into())];
            self.say(key, &gaps)
        };
        match amount {
            Amount::N(n) => n.to_string(),
            Amount::Count(selector) => self.say("tell-amount-count", &[("cards", self.selector(selector).into())]),
            Amount::Per(n, every, of) => self.per(n.to_string(), *every, of),
            Amount::Sum(all) => {
                let mut words = String::new();
                for amount in all {
                    let (key, next) = match amount {
                        Amount::N(n) if *n < 0 => ("tell-amount-less", n.unsigned_abs().to_string()),
                        other => ("tell-amount-plus", self.amount(other)),
                    };
                    words = match words.is_empty() {
                        true => self.amount(amount),
                        false => self.say(key, &[("a", words.into()), ("b", next.into())]),
                    };
                }
                self.say("tell-amount-sum", &[("words", words.into())])
            }
            Amount::Total(stat, selector) => of("tell-amount-total", *stat, selector),
            Amount::OfIt(stat, of) => self.say("tell-amount-of-it", &[("stat", self.stat(*stat, *of).into())]),
            Amount::OfCard(stat, selector) => of("tell-amount-of", *stat, selector),
            Amount::Done => self.word("tell-amount-done"),
            Amount::CountOfIt => self.word("tell-amount-of-those"),
            Amount::Chosen => self.word("tell-amount-chosen"),
            Amount::UpToTotal(from, to) => {
                let gaps = [("from", self.amount(from).into()), ("to", self.amount(to).into())];
                self.say("tell-amount-up-to-total", &gaps)
            }
            Amount::All => self.word("tell-amount-all"),
            Amount::Own(own) => V::tell_number(self, own),
        }
    }

    fn per(&self, n: String, every: u8, of: &Amount<V>) -> String {
        let gaps = [("n", n.into()), ("every", every.to_string().into()), ("of", self.amount(of).into())];
        self.say("tell-amount-per", &gaps)
    }

    /// A number that a sentence may choose its words by.
    pub fn number(&self, amount: &Amount<V>) -> Gap<'static> {
        match amount {
            Amount::N(n) => usize::try_from(*n).map_or_else(|_| n.to_string().into(), Gap::Count),
            _ => self.amount(amount).into(),
        }
    }

    /// A number with its sign: what is added or taken away.
    pub fn signed(&self, amount: &Amount<V>) -> String {
        match amount {
            Amount::N(n) => self.sign(*n),
            Amount::Per(n, every, of) => self.per(self.sign(*n), *every, of),
            _ => self.say("tell-plus", &[("n", self.amount(amount).into())]),
        }
    }

    fn sign(&self, n: i32) -> String {
        let key = if n < 0 { "tell-minus" } else { "tell-plus" };
        self.say(key, &[("n", n.unsigned_abs().to_string().into())])
    }

    /// Two numbers compared.
    pub(super) fn compared(&self, a: &Amount<V>, compare: Compare, b: &Amount<V>) -> String {
        if let (Amount::Count(selector), Compare::AtLeast, Amount::N(1)) = (a, compare, b) {
            return self.say("tell-there-is", &[("cards", self.selector(selector).into())]);
        }
        let key = match compare {
            Compare::AtLeast => "tell-is-least",
            Compare::AtMost => "tell-is-most",
            Compare::Exactly => "tell-is-exactly",
            Compare::More => "tell-is-more",
            Compare::Less => "tell-is-less",
        };
        self.say(key, &[("a", self.amount(a).into()), ("b", self.amount(b).into())])
    }
}
