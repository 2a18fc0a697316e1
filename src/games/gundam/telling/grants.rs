//! What cards get, and what they cannot.

use super::super::vocabulary::{Filter, OwnCannot, OwnGrant};
use super::Teller;
use crate::cardgame::Word;
use crate::cardgame::telling::Tells;

/// What only here cannot be done.
pub fn cannot(teller: &Teller<'_>, cannot: &OwnCannot) -> String {
    let of = |key, filter: &Filter| teller.say(key, &[("filter", teller.filter(filter).into())]);
    let cards = |key, filter: &Filter| teller.say(key, &[("cards", teller.cards_like(filter).into())]);
    match cannot {
        OwnCannot::Attack => teller.word("gcg-cannot-attack"),
        OwnCannot::AttackUnits(filter) => of("gcg-cannot-attack-units", filter),
        OwnCannot::AttackPlayer => teller.word("gcg-cannot-attack-player"),
        OwnCannot::AttackSamePlayer => teller.word("gcg-cannot-attack-same"),
        OwnCannot::AttackOtherThan(filter) => of("gcg-cannot-attack-other", filter),
        OwnCannot::Block(filter) => teller.filtered("gcg-cannot-block", "gcg-cannot-block-those", filter),
        OwnCannot::BeBlocked(filter) => teller.filtered("gcg-cannot-be-blocked", "gcg-cannot-be-blocked-by", filter),
        OwnCannot::BeAttacked(filter) => teller.filtered("gcg-cannot-be-attacked", "gcg-cannot-be-attacked-by", filter),
        OwnCannot::BePaired(filter) => teller.filtered("gcg-cannot-be-paired", "gcg-cannot-be-paired-with", filter),
        OwnCannot::Play(filter) => cards("gcg-cannot-play", filter),
        OwnCannot::Draw => teller.word("gcg-cannot-draw"),
        OwnCannot::Burst => teller.word("gcg-cannot-burst"),
        OwnCannot::Activate(filter) => cards("gcg-cannot-activate", filter),
        OwnCannot::PlaceResources => teller.word("gcg-cannot-place"),
        OwnCannot::Lower(stat, whose) => {
            let gaps = [("stat", teller.word(stat.key()).into()), ("whose", teller.whose(*whose).into())];
            teller.say("gcg-cannot-lower", &gaps)
        }
        OwnCannot::ReceiveUpTo(n, by) => {
            let gaps = [("n", n.to_string().into()), ("by", teller.by(by).into())];
            teller.say("gcg-cannot-receive", &gaps)
        }
    }
}

/// What only here is given.
pub fn grant(teller: &Teller<'_>, grant: &OwnGrant) -> String {
    match grant {
        OwnGrant::AttacksActive(filter) => {
            teller.filtered("gcg-grant-attacks-active", "gcg-grant-attacks-active-of", filter)
        }
        OwnGrant::AttacksAtOnce { only_units: true } => teller.word("gcg-grant-at-once-units"),
        OwnGrant::AttacksAtOnce { only_units: false } => teller.word("gcg-grant-at-once"),
        OwnGrant::StaysRested => teller.word("gcg-grant-stays-rested"),
        OwnGrant::ReducesDamage { by, amount, next } => {
            let key = if *next { "gcg-grant-less-damage-next" } else { "gcg-grant-less-damage" };
            teller.say(key, &[("by", teller.by(by).into()), ("n", teller.amount(amount).into())])
        }
        OwnGrant::LinksWith(filter) => teller.say("gcg-grant-links-with", &[("filter", teller.filter(filter).into())]),
        OwnGrant::EntersRested(filter) => {
            teller.say("gcg-grant-enters-rested", &[("cards", teller.cards_like(filter).into())])
        }
        OwnGrant::Loses(keyword) => {
            let name = super::Gundam::tell_keyword(teller, *keyword, 0);
            teller.say("gcg-grant-loses", &[("name", name.into())])
        }
        OwnGrant::DamageGoesToThis => teller.word("gcg-grant-damage-to-this"),
        OwnGrant::TakesDamageOfThis => teller.word("gcg-grant-damage-of-this"),
        OwnGrant::Colour(colour) => teller.say("gcg-grant-colour", &[("colour", teller.word(colour.key()).into())]),
        OwnGrant::Lures(filter) => teller.filtered("gcg-grant-lures", "gcg-grant-lures-those", filter),
        OwnGrant::KeywordOf(keyword, amount) => {
            let name = super::Gundam::tell_keyword(teller, *keyword, 0);
            teller.say("gcg-grant-keyword-of", &[("name", name.into()), ("n", teller.amount(amount).into())])
        }
    }
}
