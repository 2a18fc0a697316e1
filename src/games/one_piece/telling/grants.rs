//! 8-1-3-3. What cards and players get: values, keywords, effects, prohibitions.

use super::Teller;
use super::cards::attribute_word;
use crate::games::one_piece::effects::{Cannot, Grant};

impl Teller<'_> {
    /// All of it in one line.
    pub(super) fn grants(&self, all: &[Grant]) -> String {
        all.iter().map(|g| self.grant(g)).collect::<Vec<_>>().join("; ")
    }

    fn grant(&self, grant: &Grant) -> String {
        let n = |key: &str, n: String| self.say(key, &[("n", n.into())]);
        match grant {
            Grant::Power(amount) => n("op-tell-grant-power", self.signed(amount)),
            Grant::Cost(amount) => n("op-tell-grant-cost", self.signed(amount)),
            Grant::BasePower(amount) => n("op-tell-grant-base-power", self.amount(amount)),
            Grant::BaseCost(amount) => n("op-tell-grant-base-cost", self.amount(amount)),
            Grant::CounterValue(by) => n("op-tell-grant-counter", self.sign(*by)),
            Grant::Keyword(keyword) => self.keyword(*keyword),
            Grant::Effect(at) => n("op-tell-grant-effect", (usize::from(*at) + 1).to_string()),
            Grant::Negated => self.word("op-tell-grant-negated"),
            Grant::Cannot(cannot) => self.cannot(cannot),
            Grant::AttacksActive(filter) => {
                self.filtered("op-tell-grant-attacks-active", "op-tell-grant-attacks-active-of", filter)
            }
            Grant::Name(name) => self.say("op-tell-grant-name", &[("name", name.into())]),
            Grant::Type(name) => self.say("op-tell-grant-type", &[("name", name.into())]),
            Grant::Attribute(a) => {
                self.say("op-tell-grant-attribute", &[("name", self.word(attribute_word(*a)).into())])
            }
            Grant::WinsByDeck => self.word("op-tell-grant-wins-by-deck"),
            Grant::LosesByDeckLater => self.word("op-tell-grant-loses-later"),
            Grant::StaysRested => self.word("op-tell-grant-stays-rested"),
        }
    }

    /// 1-3-3. What cannot be done.
    fn cannot(&self, cannot: &Cannot) -> String {
        let by = |key: &str, by| self.say(key, &[("by", self.by(by).into())]);
        match cannot {
            Cannot::Attack(None) => self.word("op-tell-cannot-attack"),
            Cannot::Attack(Some(filter)) => {
                self.say("op-tell-cannot-attack-these", &[("filter", self.filter(filter).into())])
            }
            Cannot::Block => self.word("op-tell-cannot-block"),
            Cannot::ActivateBlocker(filter) => {
                self.filtered("op-tell-cannot-blockers", "op-tell-cannot-blockers-of", filter)
            }
            Cannot::BeKod(what) => by("op-tell-cannot-be-kod", what),
            Cannot::BeRemoved(what) => by("op-tell-cannot-be-removed", what),
            Cannot::BeRested(what) => by("op-tell-cannot-be-rested", what),
            Cannot::BeReturned(what) => by("op-tell-cannot-be-returned", what),
            Cannot::BeBlocked => self.word("op-tell-cannot-be-blocked"),
            Cannot::BecomeActive => self.word("op-tell-cannot-become-active"),
            Cannot::BeAttacked => self.word("op-tell-cannot-be-attacked"),
            Cannot::Play(filter, area) => {
                let words = self.filtered("op-tell-cannot-play", "op-tell-cannot-play-of", filter);
                match area {
                    None => words,
                    Some(area) => {
                        let gaps = [("words", words.into()), ("area", self.area(*area).into())];
                        self.say("op-tell-cannot-play-from", &gaps)
                    }
                }
            }
            Cannot::DrawByEffects => self.word("op-tell-cannot-draw"),
            Cannot::LifeToHandByEffects => self.word("op-tell-cannot-life-to-hand"),
            Cannot::DonActiveBy(filter) => {
                self.filtered("op-tell-cannot-don-active", "op-tell-cannot-don-active-of", filter)
            }
            Cannot::AttackOtherThan(filter) => {
                self.say("op-tell-cannot-attack-other", &[("filter", self.filter(filter).into())])
            }
            Cannot::AttackWith(filter) => {
                self.filtered("op-tell-cannot-attack-with", "op-tell-cannot-attack-with-of", filter)
            }
        }
    }
}
