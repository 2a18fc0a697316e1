//! What happens, what would happen, and by what.

use super::{As, Teller, Tells};
use crate::cardgame::text::{By, Selector, Would};
use crate::cardgame::word::Word;

impl<V: Tells> Teller<'_, V> {
    /// "Would …".
    pub(super) fn would(&self, would: &Would<V>) -> String {
        match would {
            Would::Be(deed, cards, by) => self.done_to(*deed, As::Would, cards, by),
            Would::Own(own) => V::tell_would(self, own),
        }
    }

    /// Something is done to one of these cards, or would be.
    pub(super) fn done_to(&self, deed: V::Deed, told: As, cards: &Selector<V>, by: &By<V>) -> String {
        let gaps =
            [("verb", self.word(deed.key()).into()), ("cards", self.one_of(cards).into()), ("by", self.by(by).into())];
        self.say(V::deed_words(deed, told), &gaps)
    }

    /// By what; nothing if by anything.
    pub fn by(&self, by: &By<V>) -> String {
        match by {
            By::Anything => String::new(),
            By::Battle => self.word("tell-by-battle"),
            By::Effect(whose, None) => self.say("tell-by-effect", &[("whose", self.whose(*whose).into())]),
            By::Effect(whose, Some(filter)) => {
                let gaps = [("whose", self.whose(*whose).into()), ("filter", self.filter(filter).into())];
                self.say("tell-by-effect-of", &gaps)
            }
            By::BattleWith(filter) => self.say("tell-by-battle-with", &[("filter", self.filter(filter).into())]),
        }
    }
}
