//! When effects are set off, on what they hang, what they replace.

use super::super::vocabulary::{Condition, Filter, OwnCondition, OwnWould, Selector, When, Whose};
use super::Teller;
use crate::cardgame::Word;
use crate::cardgame::telling::Tells;

/// When an effect is set off.
pub fn timing(teller: &Teller<'_>, when: &When) -> String {
    match when {
        When::Deploy => teller.word("gcg-when-deploy"),
        When::Attack => teller.word("gcg-when-attack"),
        When::Destroyed => teller.word("gcg-when-destroyed"),
        When::WhenPaired(filter) => teller.filtered("gcg-when-paired", "gcg-when-paired-with", filter),
        When::WhenLinked => teller.word("gcg-when-linked"),
        When::StartOfTurn(Whose::Yours | Whose::Friends) => teller.word("gcg-when-start-yours"),
        When::StartOfTurn(Whose::Opponents) => teller.word("gcg-when-start-opponents"),
        When::StartOfTurn(Whose::Any) => teller.word("gcg-when-start-any"),
        When::EndOfTurn(Whose::Yours | Whose::Friends) => teller.word("gcg-when-end-yours"),
        When::EndOfTurn(Whose::Opponents) => teller.word("gcg-when-end-opponents"),
        When::EndOfTurn(Whose::Any) => teller.word("gcg-when-end-any"),
        other => teller.say("tell-when", &[("words", happens(teller, other).into())]),
    }
}

/// What happens, after "when".
fn happens(teller: &Teller<'_>, when: &When) -> String {
    let one = |key, cards: &Selector| teller.say(key, &[("cards", teller.one_of(cards).into())]);
    let who = |key, who: Whose| teller.say(key, &[("who", teller.who(who).into())]);
    let with = |any, of, cards: &Selector, filter: &Filter| {
        let cards = teller.one_of(cards);
        match filter.0.is_empty() {
            true => teller.say(any, &[("cards", cards.into())]),
            false => teller.say(of, &[("cards", cards.into()), ("filter", teller.filter(filter).into())]),
        }
    };
    let by = |key, by: &Selector, what: &Selector| {
        teller.say(key, &[("by", teller.one_of(by).into()), ("cards", teller.one_of(what).into())])
    };
    match when {
        When::Deployed(cards, None) => one("gcg-when-deployed", cards),
        When::Deployed(cards, Some(zone)) => {
            let area = teller.word(super::Gundam::area_word(*zone));
            teller.say("gcg-when-deployed-from", &[("cards", teller.one_of(cards).into()), ("area", area.into())])
        }
        When::Paired(unit, pilot) => with("gcg-when-pairs", "gcg-when-pairs-with", unit, pilot),
        When::Links(cards) => one("gcg-when-links", cards),
        When::Attacks(cards) => one("gcg-when-attacks", cards),
        When::Attacked(cards) => one("gcg-when-attacked", cards),
        When::Blocks(cards) => one("gcg-when-blocks", cards),
        When::Blocked(cards, filter) => with("gcg-when-blocked", "gcg-when-blocked-by", cards, filter),
        When::Battles(filter) => teller.filtered("gcg-when-battles", "gcg-when-battles-with", filter),
        When::Destroys { by: unit, what, battle: true } => by("gcg-when-destroys-battle", unit, what),
        When::Destroys { by: unit, what, battle: false } => by("gcg-when-destroys", unit, what),
        When::Deals { by: unit, what, battle: true } => by("gcg-when-deals-battle", unit, what),
        When::Deals { by: unit, what, battle: false } => by("gcg-when-deals", unit, what),
        When::HitsPlayer(cards, player) => {
            let gaps = [("cards", teller.one_of(cards).into()), ("who", teller.who(*player).into())];
            teller.say("gcg-when-hits-player", &gaps)
        }
        When::PlayerDamaged(player) => who("gcg-when-player-damaged", *player),
        When::Drawn(player, false) => who("gcg-when-drawn", *player),
        When::Drawn(player, true) => who("gcg-when-drawn-by-effect", *player),
        When::ResourcePlaced(player, false) => who("gcg-when-resource", *player),
        When::ResourcePlaced(player, true) => who("gcg-when-ex-resource", *player),
        When::ExResourceGone(player) => who("gcg-when-ex-gone", *player),
        When::BurstUsed(player) => who("gcg-when-burst", *player),
        When::Activated(cards) => one("gcg-when-activated", cards),
        When::Recovers(cards) => one("gcg-when-recovers", cards),
        When::DestroyedWithDamage(cards) => one("gcg-when-destroyed-damage", cards),
        other => played(teller, other),
    }
}

/// What a player plays, activates or pays for; marks are told before.
fn played(teller: &Teller<'_>, when: &When) -> String {
    let like = |any, of, who: Whose, filter: &Filter| {
        let who = teller.who(who);
        match filter.0.is_empty() {
            true => teller.say(any, &[("who", who.into())]),
            false => teller.say(of, &[("who", who.into()), ("filter", teller.filter(filter).into())]),
        }
    };
    match when {
        When::CommandPlayed { who, what, ex } => {
            let words = like("gcg-when-command-played", "gcg-when-command-played-of", *who, what);
            match ex {
                true => teller.say("gcg-when-with-ex", &[("words", words.into())]),
                false => words,
            }
        }
        When::CommandActivated(who, filter) => {
            like("gcg-when-command-activated", "gcg-when-command-activated-of", *who, filter)
        }
        When::Played(who, filter) => like("gcg-when-played", "gcg-when-played-of", *who, filter),
        When::Paid(who, cards) => {
            let gaps = [("who", teller.who(*who).into()), ("cards", teller.one_of(cards).into())];
            teller.say("gcg-when-paid", &gaps)
        }
        When::Lowered(cards, stat, whose) => {
            let gaps = [
                ("stat", teller.word(stat.key()).into()),
                ("cards", teller.one_of(cards).into()),
                ("whose", teller.whose(*whose).into()),
            ];
            teller.say("gcg-when-lowered", &gaps)
        }
        mark => timing(teller, mark),
    }
}

/// What only Gundam asks "if".
pub fn condition(teller: &Teller<'_>, condition: &OwnCondition) -> String {
    match condition {
        OwnCondition::DuringLink => teller.word("gcg-if-link"),
        OwnCondition::DuringPair(filter) => teller.filtered("gcg-if-pair", "gcg-if-pair-with", filter),
        OwnCondition::AttackingPlayer => teller.word("gcg-if-attacking-player"),
        OwnCondition::AttackingUnit(filter) => {
            teller.filtered("gcg-if-attacking-unit", "gcg-if-attacking-unit-of", filter)
        }
        OwnCondition::Destroyed(filter) => teller.say("gcg-if-destroyed", &[("filter", teller.filter(filter).into())]),
        OwnCondition::CameThisTurn(cards) => teller.say("gcg-if-came", &[("cards", teller.selector(cards).into())]),
        OwnCondition::BattleIsGoingOn => teller.word("gcg-if-battle"),
        OwnCondition::PairedThisTurn => teller.word("gcg-if-paired-this-turn"),
        OwnCondition::DeployedFrom(zone) => {
            let area = teller.word(super::Gundam::area_word(*zone));
            teller.say("gcg-if-deployed-from", &[("area", area.into())])
        }
        OwnCondition::PlayedWithEx => teller.word("gcg-if-played-with-ex"),
        OwnCondition::PaidFor(cards) => teller.say("gcg-if-paid", &[("cards", teller.selector(cards).into())]),
        OwnCondition::Discarded(who, whose) => {
            let gaps = [("who", teller.who(*who).into()), ("whose", teller.whose(*whose).into())];
            teller.say("gcg-if-discarded", &gaps)
        }
        OwnCondition::DestroyedBy(by) => teller.say("gcg-if-destroyed-by", &[("by", teller.by(by).into())]),
        OwnCondition::DestroyedThisTurn(cards, by) => {
            let gaps = [("cards", teller.selector(cards).into()), ("by", teller.by(by).into())];
            teller.say("gcg-if-destroyed-this-turn", &gaps)
        }
        OwnCondition::OneEnemyHas(a, compare, b) => {
            let words = teller.condition(&Condition::Is(a.clone(), *compare, b.clone()));
            teller.say("gcg-if-one-enemy", &[("words", words.into())])
        }
        OwnCondition::OpponentHas(a, compare, b) => teller.condition(&Condition::Is(a.clone(), *compare, b.clone())),
    }
}

/// What would happen.
pub fn would(teller: &Teller<'_>, would: &OwnWould) -> String {
    let who = |key, who: &Whose| teller.say(key, &[("who", teller.who(*who).into())]);
    match would {
        OwnWould::PlayerDamaged(player) => who("gcg-would-player", player),
        OwnWould::Lose(player) => who("gcg-would-lose", player),
        OwnWould::Draw(player) => who("gcg-would-draw", player),
        OwnWould::Damaged(cards, by) => {
            let by: Vec<String> = by.iter().map(|by| teller.by(by)).collect();
            let or = |a: String, b: String| teller.say("tell-or", &[("a", a.into()), ("b", b.trim_start().into())]);
            let by = by.into_iter().reduce(or);
            let gaps = [("cards", teller.one_of(cards).into()), ("by", by.unwrap_or_default().into())];
            teller.say("gcg-would-damaged", &gaps)
        }
    }
}
