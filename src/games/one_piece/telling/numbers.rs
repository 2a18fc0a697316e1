//! 4-8. Numbers, and how they are compared.

use super::Teller;
use crate::games::one_piece::effects::Compare;
use crate::games::one_piece::operations::Amount;
use crate::lang::Gap;

impl Teller<'_> {
    /// A number; what has to be counted stands in parentheses.
    pub(super) fn amount(&self, amount: &Amount) -> String {
        let cards = |key: &str, selector| self.say(key, &[("cards", self.selector(selector).into())]);
        match amount {
            Amount::N(n) => n.to_string(),
            Amount::Count(selector) => cards("op-tell-amount-count", selector),
            Amount::Per(n, every, of) => self.per(n.to_string(), *every, of),
            Amount::Sum(all) => {
                let words = self.joined("op-tell-amount-plus", all.iter().map(|a| self.amount(a)));
                self.say("op-tell-amount-sum", &[("words", words.into())])
            }
            Amount::TotalCost(selector) => cards("op-tell-amount-total-cost", selector),
            Amount::TotalPower(selector) => cards("op-tell-amount-total-power", selector),
            Amount::PowerOfIt => self.word("op-tell-amount-power-of-it"),
            Amount::CostOfIt => self.word("op-tell-amount-cost-of-it"),
            Amount::BasePowerOfIt => self.word("op-tell-amount-base-power-of-it"),
            Amount::PowerOf(selector) => cards("op-tell-amount-power-of", selector),
            Amount::Done => self.word("op-tell-amount-done"),
            Amount::OfIt => self.word("op-tell-amount-of-it"),
            Amount::Chosen => self.word("op-tell-amount-chosen"),
            Amount::DonOnThis => self.word("op-tell-amount-don-on-this"),
            Amount::UpToTotal(from, to) => {
                let gaps = [("from", self.amount(from).into()), ("to", self.amount(to).into())];
                self.say("op-tell-amount-up-to-total", &gaps)
            }
            Amount::All => self.word("op-tell-amount-all"),
        }
    }

    fn per(&self, n: String, every: u8, of: &Amount) -> String {
        let gaps = [("n", n.into()), ("every", every.to_string().into()), ("of", self.amount(of).into())];
        self.say("op-tell-amount-per", &gaps)
    }

    /// A number that a sentence may choose its words by.
    pub(super) fn number(&self, amount: &Amount) -> Gap<'static> {
        match amount {
            Amount::N(n) => usize::try_from(*n).map_or_else(|_| n.to_string().into(), Gap::Count),
            _ => self.amount(amount).into(),
        }
    }

    /// A number with its sign: what is added or taken away.
    pub(super) fn signed(&self, amount: &Amount) -> String {
        match amount {
            Amount::N(n) => self.sign(*n),
            Amount::Per(n, every, of) => self.per(self.sign(*n), *every, of),
            _ => self.say("op-tell-plus", &[("n", self.amount(amount).into())]),
        }
    }

    pub(super) fn sign(&self, n: i32) -> String {
        let key = if n < 0 { "op-tell-minus" } else { "op-tell-plus" };
        self.say(key, &[("n", n.unsigned_abs().to_string().into())])
    }

    /// Two numbers compared.
    pub(super) fn compared(&self, a: &Amount, compare: Compare, b: &Amount) -> String {
        if let (Amount::Count(selector), Compare::AtLeast, Amount::N(1)) = (a, compare, b) {
            return self.say("op-tell-there-is", &[("cards", self.selector(selector).into())]);
        }
        let key = match compare {
            Compare::AtLeast => "op-tell-is-least",
            Compare::AtMost => "op-tell-is-most",
            Compare::Exactly => "op-tell-is-exactly",
            Compare::More => "op-tell-is-more",
            Compare::Less => "op-tell-is-less",
        };
        self.say(key, &[("a", self.amount(a).into()), ("b", self.amount(b).into())])
    }
}
