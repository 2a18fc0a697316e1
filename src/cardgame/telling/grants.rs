//! What cards and players get: numbers, keywords, effects, prohibitions.

use super::{As, Teller, Tells};
use crate::cardgame::text::{Cannot, Grant, Of};
use crate::cardgame::word::Word;
use crate::lang::Language;

impl<V: Tells> Teller<'_, V> {
    /// All of it in one line.
    pub fn grants(&self, all: &[Grant<V>]) -> String {
        let between = if self.speech.language == Language::Ja { self.speech.comma() } else { "; " };
        all.iter().map(|g| self.grant(g)).collect::<Vec<_>>().join(between)
    }

    fn grant(&self, grant: &Grant<V>) -> String {
        let stat = |key, stat: String, n: String| self.say(key, &[("stat", stat.into()), ("n", n.into())]);
        match grant {
            Grant::Stat(of, amount) => stat("tell-grant-stat", self.stat(*of, Of::Now), self.signed(amount)),
            Grant::Base(of, amount) => stat("tell-grant-base", self.stat(*of, Of::Base), self.amount(amount)),
            Grant::Set(of, amount) => stat("tell-grant-base", self.stat(*of, Of::Now), self.amount(amount)),
            Grant::Keyword(keyword, n) => V::tell_keyword(self, *keyword, *n),
            Grant::Effect(at) => self.say("tell-grant-effect", &[("n", (usize::from(*at) + 1).to_string().into())]),
            Grant::Negated => self.word("tell-grant-negated"),
            Grant::Cannot(Cannot::Be(deed, by)) => {
                let gaps = [("verb", self.word(deed.key()).into()), ("by", self.by(by).into())];
                self.say(V::deed_words(*deed, As::Cannot), &gaps)
            }
            Grant::Cannot(Cannot::Own(own)) => V::tell_cannot(self, own),
            Grant::Name(name) => self.say("tell-grant-name", &[("name", name.into())]),
            Grant::Type(name) => self.say("tell-grant-type", &[("name", name.into())]),
            Grant::Own(own) => V::tell_grant(self, own),
        }
    }
}
