//! 8-3-1-8, 8-1-3-4. What happens, what would happen, and by what.

use super::Teller;
use crate::games::one_piece::effects::{By, Happening, Would};
use crate::games::one_piece::selector::{Selector, Side};

impl Teller<'_> {
    /// "When …".
    pub(super) fn happening(&self, happening: &Happening) -> String {
        let whose = |key: &str, side: &Side| self.say(key, &[("whose", self.whose(*side).into())]);
        let who = |key: &str, side: &Side| self.say(key, &[("who", self.who(*side).into())]);
        let cards = |key: &str, selector: &Selector| self.say(key, &[("cards", self.one_of(selector).into())]);
        match happening {
            Happening::Kod(s, by) => self.done_to("op-tell-happens-kod", s, by),
            Happening::Removed(s, by) => self.done_to("op-tell-happens-removed", s, by),
            Happening::ReturnedToHand(s, by) => self.done_to("op-tell-happens-returned", s, by),
            Happening::Trashed(s, by) => self.done_to("op-tell-happens-trashed", s, by),
            Happening::Rested(s, by) => self.done_to("op-tell-happens-rested", s, by),
            Happening::Played(s, None) => cards("op-tell-happens-played", s),
            Happening::Played(s, Some(area)) => {
                let gaps = [("cards", self.one_of(s).into()), ("area", self.area(*area).into())];
                self.say("op-tell-happens-played-from", &gaps)
            }
            Happening::DonReturned(side, n, by) => {
                let gaps =
                    [("whose", self.whose(*side).into()), ("n", usize::from(*n).into()), ("by", self.by(by).into())];
                self.say("op-tell-happens-don-returned", &gaps)
            }
            Happening::DonGiven(s) => cards("op-tell-happens-don-given", s),
            Happening::DamageTaken(side) => who("op-tell-happens-damage-taken", side),
            Happening::DamageDealt => self.word("op-tell-happens-damage-dealt"),
            Happening::LifeRemoved(side) => whose("op-tell-happens-life-removed", side),
            Happening::LifeToHand(side) => whose("op-tell-happens-life-to-hand", side),
            Happening::LifeBecomes(side, n) => {
                let gaps = [("whose", self.whose(*side).into()), ("n", usize::from(*n).into())];
                self.say("op-tell-happens-life-becomes", &gaps)
            }
            Happening::EventActivated(side) => who("op-tell-happens-event", side),
            Happening::BlockerActivated(side) => who("op-tell-happens-blocker", side),
            Happening::TriggerActivated(side) => who("op-tell-happens-trigger", side),
            Happening::Discarded(side, by) => {
                let gaps = [("whose", self.whose(*side).into()), ("by", self.by(by).into())];
                self.say("op-tell-happens-discarded", &gaps)
            }
            Happening::DrawnOutside(side) => who("op-tell-happens-drawn", side),
            Happening::Attacks(s) => cards("op-tell-happens-attacks", s),
            Happening::Attacked(s) => cards("op-tell-happens-attacked", s),
            Happening::Battles(filter) => {
                self.filtered("op-tell-happens-battles", "op-tell-happens-battles-with", filter)
            }
            Happening::OnPlayActivated(side) => who("op-tell-happens-on-play", side),
        }
    }

    fn done_to(&self, key: &str, cards: &Selector, by: &By) -> String {
        self.say(key, &[("cards", self.one_of(cards).into()), ("by", self.by(by).into())])
    }

    /// By what; nothing if by anything.
    pub(super) fn by(&self, by: &By) -> String {
        match by {
            By::Anything => String::new(),
            By::Battle => self.word("op-tell-by-battle"),
            By::Effect(side, None) => self.say("op-tell-by-effect", &[("whose", self.whose(*side).into())]),
            By::Effect(side, Some(filter)) => {
                let gaps = [("whose", self.whose(*side).into()), ("filter", self.filter(filter).into())];
                self.say("op-tell-by-effect-of", &gaps)
            }
            By::BattleWith(filter) => self.say("op-tell-by-battle-with", &[("filter", self.filter(filter).into())]),
        }
    }

    /// 8-1-3-4. "Would …".
    pub(super) fn would(&self, would: &Would) -> String {
        match would {
            Would::BeKod(s, by) => self.done_to("op-tell-would-kod", s, by),
            Would::BeRemoved(s, by) => self.done_to("op-tell-would-removed", s, by),
            Would::BeReturned(s, by) => self.done_to("op-tell-would-returned", s, by),
            Would::BeRested(s, by) => self.done_to("op-tell-would-rested", s, by),
            Would::BeTrashed(s, by) => self.done_to("op-tell-would-trashed", s, by),
            Would::LoseByDeck => self.word("op-tell-would-lose"),
            Would::TakeDamage(side) => self.say("op-tell-would-damage", &[("who", self.who(*side).into())]),
            Would::LifeToHand(side, filter) => {
                let of = !filter.0.is_empty();
                let key = if of { "op-tell-would-life-to-hand-of" } else { "op-tell-would-life-to-hand" };
                self.say(key, &[("whose", self.whose(*side).into()), ("filter", self.filter(filter).into())])
            }
        }
    }
}
