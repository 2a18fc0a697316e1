//! What cards are like, and numbers.

use super::super::vocabulary::{Filter, Number, Of, OwnIs, Stat};
use super::{Teller, happenings};
use crate::cardgame::Word;
use crate::cardgame::telling::Tells;

/// What is asked of a card.
pub fn is(teller: &Teller<'_>, is: &OwnIs) -> String {
    let paired = |any, of, filter: &Filter| teller.filtered(any, of, filter);
    let stat = |key, stat: Stat| teller.say(key, &[("stat", teller.stat(stat, Of::Now).into())]);
    match is {
        OwnIs::Linked => teller.word("gcg-is-linked"),
        OwnIs::PairedWith(filter) => paired("gcg-is-paired", "gcg-is-paired-with", filter),
        OwnIs::PairedTo(filter) => teller.say("gcg-is-paired-to", &[("filter", teller.filter(filter).into())]),
        OwnIs::PilotOfThis => teller.word("gcg-is-pilot-of-this"),
        OwnIs::PilotOfIt => teller.word("gcg-is-pilot-of-it"),
        OwnIs::Token => teller.word("gcg-is-token"),
        OwnIs::Damaged => teller.word("gcg-is-damaged"),
        OwnIs::Attacking => teller.word("gcg-is-attacking"),
        OwnIs::Attacked => teller.word("gcg-is-attacked"),
        OwnIs::Battling => teller.word("gcg-is-battling"),
        OwnIs::BattlingThis => teller.word("gcg-is-battling-this"),
        OwnIs::BattlingWith(cards) => teller.say("gcg-is-battling-with", &[("cards", teller.selector(cards).into())]),
        OwnIs::HasTiming(when) => teller.has(happenings::timing(teller, when)),
        OwnIs::HasCall(call) => teller.has(teller.word(super::Gundam::call_word(call))),
        OwnIs::HasPilotPart => teller.word("gcg-is-pilot-part"),
        OwnIs::LinksWithIt => teller.word("gcg-is-links-with-it"),
        OwnIs::Highest(of, _) => stat("gcg-is-highest", *of),
        OwnIs::Lowest(of, _) => stat("gcg-is-lowest", *of),
        OwnIs::Of(whose) => teller.say("gcg-is-of", &[("whose", teller.whose(*whose).into())]),
        OwnIs::Placed => teller.word("gcg-is-placed"),
    }
}

/// A number that only Gundam counts.
pub fn number(teller: &Teller<'_>, number: &Number) -> String {
    let stat = |key, stat: &Stat| teller.say(key, &[("stat", teller.word(stat.key()).into())]);
    match number {
        Number::PlayerLevel(who) => teller.say("gcg-number-level", &[("who", teller.who(*who).into())]),
        Number::DamageOnThis => teller.word("gcg-number-damage-this"),
        Number::DamageOnIt => teller.word("gcg-number-damage-it"),
        Number::OfPilot(of) => stat("gcg-number-of-pilot", of),
        Number::OfThis(of) => stat("gcg-number-of-this", of),
        Number::Shields(whose) => teller.say("gcg-number-shields", &[("whose", teller.whose(*whose).into())]),
        Number::DestroyedByThis => teller.word("gcg-number-destroyed"),
        Number::DamageDealt => teller.word("gcg-number-damage"),
        Number::KeywordOnThis(keyword) => {
            let name = super::Gundam::tell_keyword(teller, *keyword, 0);
            teller.say("gcg-number-keyword", &[("name", name.into())])
        }
        Number::KeywordOnIt(keyword) => {
            let name = super::Gundam::tell_keyword(teller, *keyword, 0);
            teller.say("gcg-number-keyword-it", &[("name", name.into())])
        }
        Number::Players(who) => teller.say("gcg-number-players", &[("who", teller.who(*who).into())]),
    }
}
