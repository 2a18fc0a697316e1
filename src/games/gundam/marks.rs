//! What an effect, a condition and what a card is given are called in a trace.

use super::matching::rests_on_opponents;
use super::order::Special;
use super::silence::told;
use super::vocabulary::{
    Amount, By, Call, Cannot, Condition, Deed, Effect, Grant, Keyword, Kind, OwnCannot, OwnCondition, OwnGrant, Timing,
    When, Whose,
};
use super::waits::Waits;
use super::{Book, Cx, Eye, Run};
use crate::cardgame::finding::Fact;
use crate::cardgame::{DefId, Finding, Word, finding};
use crate::lang::Said;

/// The mark or the keyword by which an effect is known; none: it has no name.
pub fn of_effect(book: &Book, def: DefId, effect: u8, waits: &Waits) -> Option<Said> {
    match &waits.special {
        Special::Burst => Some(Said::new("gcg-tell-call-burst")),
        Special::Repair(n) => Some(Keyword::Repair.said(*n)),
        Special::Breach(n, _) => Some(Keyword::Breach.said(*n)),
        Special::Text if def == super::cards::RULES => {
            Some(Said::new("gcg-tell-keyword").word("name", Keyword::Support.key()))
        }
        Special::Text => of_text(book.effect(def, effect), waits.timing),
    }
}

/// 10-1-6-1. Of several timings, by the one that came.
fn of_text(effect: &Effect, timing: u8) -> Option<Said> {
    let key = match &effect.kind {
        Kind::Auto(timings) => match timings.get(usize::from(timing))? {
            Timing::Own(When::Deploy) => "gcg-when-deploy",
            Timing::Own(When::Attack) => "gcg-when-attack",
            Timing::Own(When::Destroyed) => "gcg-when-destroyed",
            Timing::Own(When::WhenPaired(_)) => "gcg-when-paired",
            Timing::Own(When::WhenLinked) => "gcg-when-linked",
            Timing::Own(When::StartOfTurn(_)) => "gcg-mark-start-of-turn",
            Timing::Own(When::EndOfTurn(_)) => "gcg-mark-end-of-turn",
            _ => "gcg-mark-when",
        },
        Kind::Called(Call::Main) => "gcg-mark-main",
        Kind::Called(Call::Action) => "gcg-mark-action",
        Kind::Called(Call::ActivateMain) => "gcg-tell-call-activate-main",
        Kind::Called(Call::ActivateAction) => "gcg-tell-call-activate-action",
        Kind::Called(Call::Burst) => "gcg-tell-call-burst",
        _ => return None,
    };
    Some(Said::new(key))
}

/// An effect is activated: which.
pub fn activates(cx: &Cx<'_>, l: &Run) -> Finding {
    let waited = Waits { timing: l.own.timing, ..Waits::default() };
    match of_effect(cx.book, l.def, l.effect, &waited) {
        Some(mark) => finding("gcg-note-activates-mark").card(l.this).with("mark", Fact::Said(mark)),
        None => finding("gcg-note-activates").card(l.this),
    }
}

/// What a condition asks for, and whether it holds: with what was counted, if something was.
pub fn looked_at(eye: &Eye<'_>, condition: &Condition) -> Finding {
    let holds = eye.holds(condition);
    let named = |key: &'static str| {
        finding(if holds { "gcg-note-is-so" } else { "gcg-note-is-not-so" }).with("words", Fact::Said(Said::new(key)))
    };
    match condition {
        Condition::YourTurn => named("gcg-mark-your-turn"),
        Condition::OpponentsTurn => named("gcg-mark-opponents-turn"),
        Condition::Own(OwnCondition::DuringLink) => named("gcg-if-link"),
        Condition::Own(OwnCondition::DuringPair(_)) => named("gcg-if-pair"),
        Condition::Own(OwnCondition::AttackingPlayer) => named("gcg-if-attacking-player"),
        Condition::Own(OwnCondition::AttackingUnit(_)) => named("gcg-if-attacking-unit"),
        Condition::Own(OwnCondition::PairedThisTurn) => named("gcg-if-paired-this-turn"),
        Condition::Own(OwnCondition::BattleIsGoingOn) => named("gcg-if-battle"),
        Condition::Own(OwnCondition::PlayedWithEx) => named("gcg-if-played-with-ex"),
        // One opponent only: whose number it is makes no difference.
        Condition::Own(OwnCondition::OneEnemyHas(a, compare, b)) if eye.players(Whose::Opponents).len() < 2 => {
            looked_at(eye, &Condition::Is(a.clone(), *compare, b.clone()))
        }
        // Elsewhere than in a Battle Royale all opponents have it together.
        Condition::Own(OwnCondition::OpponentHas(a, compare, b)) if !rests_on_opponents(eye.state, condition) => {
            looked_at(eye, &Condition::Is(a.clone(), *compare, b.clone()))
        }
        Condition::Is(a, ..)
            if !matches!(a, Amount::N(_))
                && eye.unknown_to(condition).is_none()
                && !rests_on_opponents(eye.state, condition) =>
        {
            let key = if holds { "gcg-note-counted" } else { "gcg-note-counted-not" };
            finding(key).number("n", eye.amount(a)).with("words", told(condition))
        }
        _ => finding(if holds { "gcg-note-is-so" } else { "gcg-note-is-not-so" }).with("words", told(condition)),
    }
}

/// What a card cannot do, or what cannot be done to it.
pub fn cannot(cannot: &Cannot) -> Said {
    let key = match cannot {
        Cannot::Be(Deed::Destroy, By::Anything) => "gcg-mark-cannot-be-destroyed",
        Cannot::Be(Deed::Destroy, By::Battle) => "gcg-mark-cannot-be-destroyed-in-battle",
        Cannot::Be(deed, _) => {
            return Said::with("gcg-mark-cannot-be", &[("verb", Said::new(deed.key()).into())]);
        }
        Cannot::Own(OwnCannot::Attack) => "gcg-cannot-attack",
        Cannot::Own(OwnCannot::AttackPlayer) => "gcg-cannot-attack-player",
        Cannot::Own(OwnCannot::AttackSamePlayer) => "gcg-cannot-attack-same",
        Cannot::Own(OwnCannot::Block(_)) => "gcg-cannot-block",
        Cannot::Own(OwnCannot::BeBlocked(_)) => "gcg-cannot-be-blocked",
        Cannot::Own(OwnCannot::BeAttacked(_)) => "gcg-cannot-be-attacked",
        Cannot::Own(OwnCannot::BePaired(_)) => "gcg-cannot-be-paired",
        Cannot::Own(OwnCannot::Draw) => "gcg-cannot-draw",
        Cannot::Own(OwnCannot::Burst) => "gcg-cannot-burst",
        Cannot::Own(OwnCannot::PlaceResources) => "gcg-cannot-place",
        _ => "gcg-grant-cannot",
    };
    Said::new(key)
}

/// What a card has been given that is no number and no keyword; none: it has no short name.
pub fn given(grant: &Grant) -> Option<Said> {
    let key = match grant {
        Grant::Cannot(prohibited) => return Some(cannot(prohibited)),
        Grant::Own(OwnGrant::AttacksActive(_)) => "gcg-grant-attacks-active",
        Grant::Own(OwnGrant::AttacksAtOnce { only_units: true }) => "gcg-grant-at-once-units",
        Grant::Own(OwnGrant::AttacksAtOnce { only_units: false }) => "gcg-grant-at-once",
        Grant::Own(OwnGrant::StaysRested) => "gcg-grant-stays-rested",
        Grant::Own(OwnGrant::Lures(_)) => "gcg-grant-lures",
        Grant::Own(OwnGrant::ReducesDamage { amount: Amount::N(n), next, .. }) => {
            let key = if *next { "gcg-mark-less-damage-next" } else { "gcg-mark-less-damage" };
            return Some(Said::with(key, &[("n", n.to_string().into())]));
        }
        Grant::Own(OwnGrant::Loses(keyword)) => {
            let name = Said::several([Said::plain("<"), Said::new(keyword.key()), Said::plain(">")], "");
            return Some(Said::with("gcg-grant-loses", &[("name", name.into())]));
        }
        _ => return None,
    };
    Some(Said::new(key))
}
