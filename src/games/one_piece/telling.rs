//! 2-8. A compiled text told in words: what only ONE PIECE has to say.

use super::OnePiece;
use super::vocabulary::{
    CHARACTERS, Call, Construction, DONS, Deed, DonFrom, Dons, Duration, Former, Keyword, LEADER, Later, MOST, Number,
    Op, OwnCannot, OwnCondition, OwnEffect, OwnGrant, OwnIs, OwnOp, OwnWould, Place, STAGE, Selector, Stat, Target,
    Text, When, Whose, Zone,
};
use crate::cardgame::Word;
use crate::cardgame::telling::{self, As, Tells};
use crate::lang::Speech;

pub use crate::cardgame::telling::Line;

#[cfg(test)]
mod tests;

type Teller<'a> = telling::Teller<'a, OnePiece>;

/// 2-8-3. A text, effect for effect.
pub fn text(text: &Text, speech: &Speech) -> Vec<Line> {
    telling::text(text, speech)
}

/// 8-3. A condition in words.
pub fn condition(condition: &super::vocabulary::Condition, speech: &Speech) -> String {
    telling::condition(condition, speech)
}

impl Tells for OnePiece {
    fn cards_in(zone: Zone) -> &'static str {
        match zone {
            Zone::Leader => "op-tell-place-leader",
            Zone::Characters => "op-tell-place-characters",
            Zone::Stage => "op-tell-place-stage",
            Zone::Hand => "op-tell-place-hand",
            Zone::Deck => "op-tell-place-deck",
            Zone::Trash => "op-tell-place-trash",
            Zone::Life => "op-tell-place-life",
            Zone::Revealed => "tell-place-looked",
        }
    }

    fn zone_word(zone: Zone) -> &'static str {
        if zone == Zone::Life { "op-tell-area-life" } else { zone.key() }
    }

    fn area_word(zone: Zone) -> &'static str {
        match zone {
            Zone::Hand => "op-tell-area-hand",
            Zone::Deck => "op-tell-area-deck",
            Zone::Trash => "op-tell-area-trash",
            Zone::Life => "op-tell-area-life",
            Zone::Leader | Zone::Characters | Zone::Stage | Zone::Revealed => zone.key(),
        }
    }

    fn place_word(place: Dons) -> &'static str {
        match place {
            Dons::Cost => "op-tell-place-don",
            Dons::Given => "op-tell-place-don-given",
            Dons::Deck => "op-tell-place-don-deck",
        }
    }

    /// 3-1-2. Leader, Characters and Stage are the field.
    fn together(places: &[Place]) -> Option<&'static str> {
        let are = |wanted: &[Place]| places.len() == wanted.len() && wanted.iter().all(|p| places.contains(p));
        if are(&[LEADER, CHARACTERS, STAGE]) {
            return Some("op-tell-place-field");
        }
        are(&[DONS, Place::Own(Dons::Given)]).then_some("op-tell-place-don-field")
    }

    /// 3-6. A player has one Leader.
    fn is_single(selector: &Selector) -> bool {
        selector.places == [LEADER] && matches!(selector.whose, Whose::Yours | Whose::Opponents)
    }

    /// 2-10. Texts ask for the counter that is printed.
    fn has_base(stat: Stat) -> bool {
        stat != Stat::Counter
    }

    fn deed_words(deed: Deed, told: As) -> &'static str {
        match told {
            As::Op { turned } => done(deed, turned),
            As::When => happens(deed),
            As::Would => would_be(deed),
            As::Cannot => cannot_be(deed),
        }
        .unwrap_or(told.plain())
    }

    fn rest_words(zone: Zone) -> Option<&'static str> {
        match zone {
            Zone::Trash => Some("op-tell-op-rest-trash"),
            Zone::Hand => Some("op-tell-op-rest-hand"),
            _ => None,
        }
    }

    fn until_word(until: Duration) -> &'static str {
        match until {
            Duration::ThisBattle => "op-tell-until-battle",
            Duration::ThisTurn => "op-tell-until-turn",
            Duration::EndOfTurn => "op-tell-until-end",
            Duration::EndOfYourNextTurn => "op-tell-until-your-end",
            Duration::EndOfOpponentsNextTurn => "op-tell-until-opponents-end",
            Duration::YourNextTurn => "op-tell-until-your-turn",
            Duration::OpponentsNextTurn => "op-tell-until-opponents-turn",
            Duration::StartOfYourNextTurn => "op-tell-until-your-start",
            Duration::OpponentsNextRefresh => "op-tell-until-opponents-refresh",
            Duration::YourNextRefresh => "op-tell-until-your-refresh",
            Duration::Always => "op-tell-until-always",
        }
    }

    fn later_word(later: Later) -> &'static str {
        match later {
            Later::EndOfThisTurn => "op-tell-later-turn",
            Later::EndOfThisBattle => "op-tell-later-battle",
            Later::EndOfOpponentsTurn => "op-tell-later-opponents-turn",
            Later::StartOfYourNextTurn => "op-tell-later-your-turn",
            Later::StartOfOpponentsNextMain => "op-tell-later-opponents-main",
        }
    }

    fn call_word(call: &Call) -> &'static str {
        match call {
            Call::ActivateMain => "op-tell-activate-main",
            Call::Main => "op-tell-main",
            Call::Counter => "op-tell-counter",
            Call::Trigger => "op-tell-trigger",
            Call::StartOfGame => "op-tell-start-of-game",
        }
    }

    /// 10-1. A keyword in its brackets.
    fn tell_keyword(teller: &Teller<'_>, keyword: Keyword, _: u8) -> String {
        teller.say("op-tell-keyword", &[("name", teller.word(keyword.key()).into())])
    }

    fn tell_is(teller: &Teller<'_>, is: &OwnIs) -> String {
        match is {
            OwnIs::Attribute(a) => teller.say("op-tell-is-attribute", &[("name", teller.word(a.key()).into())]),
            OwnIs::HasTiming(when) => teller.has(Self::tell_timing(teller, when)),
            OwnIs::HasCall(call) => teller.has(teller.word(match call {
                Call::ActivateMain => "op-tell-own-activate-main",
                Call::Main => "op-tell-own-main",
                Call::Counter => "op-tell-own-counter",
                Call::Trigger => "op-tell-trigger",
                Call::StartOfGame => "op-tell-start-of-game",
            })),
            OwnIs::DonGiven(a, b) => {
                let range = teller.range(i32::from(*a), if *b == u8::MAX { MOST } else { i32::from(*b) });
                teller.say("op-tell-is-don", &[("range", range.into())])
            }
            OwnIs::Attacking => teller.word("op-tell-is-attacking"),
            OwnIs::InBattle => teller.word("op-tell-is-in-battle"),
            OwnIs::Battled => teller.word("op-tell-is-battled"),
            OwnIs::SpokenOf(former) => teller.word(match former {
                Former::Field => "op-tell-is-spoken-of",
                Former::Selected => "op-tell-is-selected",
                Former::Played => "op-tell-is-played",
            }),
            OwnIs::At(zone) => teller.say("op-tell-is-at", &[("area", teller.word(Self::area_word(*zone)).into())]),
        }
    }

    fn tell_number(teller: &Teller<'_>, number: &Number) -> String {
        match number {
            Number::DonOnThis => teller.word("op-tell-amount-don-on-this"),
            Number::DonOnIt => teller.word("op-tell-amount-don-on-it"),
        }
    }

    fn tell_condition(teller: &Teller<'_>, condition: &OwnCondition) -> String {
        match condition {
            OwnCondition::DonGiven(n) => teller.say("op-tell-don-given", &[("n", usize::from(*n).into())]),
            OwnCondition::ActivatedEvent(filter) => {
                teller.filtered("op-tell-activated-event", "op-tell-activated-event-of", filter)
            }
            OwnCondition::SecondTurn => teller.word("op-tell-second-turn"),
            OwnCondition::KodThisTurn(whose, filter, least) => {
                let cards = Selector { whose: *whose, places: vec![CHARACTERS], filter: filter.clone() };
                let gaps = [("n", usize::from(*least).into()), ("cards", teller.selector(&cards).into())];
                teller.say("op-tell-kod-this-turn", &gaps)
            }
            OwnCondition::Target(cards) => teller.say("op-tell-target-is", &[("cards", teller.one_of(cards).into())]),
            OwnCondition::DrewByThis => teller.word("op-tell-drew-by-this"),
        }
    }

    /// 8-1-3-1-1. In brackets, or written out after "when".
    fn tell_timing(teller: &Teller<'_>, timing: &When) -> String {
        let whose = |key, whose: &Whose| teller.say(key, &[("whose", teller.whose(*whose).into())]);
        match timing {
            When::OnPlay => teller.word("op-tell-on-play"),
            When::WhenAttacking => teller.word("op-tell-when-attacking"),
            When::OnBlock => teller.word("op-tell-on-block"),
            When::OnKo => teller.word("op-tell-on-ko"),
            When::OnOpponentsAttack => teller.word("op-tell-on-opponents-attack"),
            When::EndOfYourTurn => teller.word("op-tell-end-of-your-turn"),
            When::EndOfOpponentsTurn => teller.word("op-tell-end-of-opponents-turn"),
            When::StartOfTurn(of) => whose("op-tell-start-of-turn", of),
            When::StartOfMain(of) => whose("op-tell-start-of-main", of),
            When::EndOfBattle(filter) => teller.filtered("op-tell-end-of-battle", "op-tell-end-of-battle-with", filter),
            other => teller.say("tell-when", &[("words", happening(teller, other).into())]),
        }
    }

    fn tell_would(teller: &Teller<'_>, would: &OwnWould) -> String {
        match would {
            OwnWould::LoseByDeck => teller.word("op-tell-would-lose"),
            OwnWould::TakeDamage(who) => teller.say("op-tell-would-damage", &[("who", teller.who(*who).into())]),
            OwnWould::KodOrRemoved(cards, by) => {
                let gaps = [("cards", teller.one_of(cards).into()), ("by", teller.by(by).into())];
                teller.say("op-tell-would-kod-or-removed", &gaps)
            }
            OwnWould::LifeToHand(whose, filter) => {
                let of = !filter.0.is_empty();
                let key = if of { "op-tell-would-life-to-hand-of" } else { "op-tell-would-life-to-hand" };
                teller.say(key, &[("whose", teller.whose(*whose).into()), ("filter", teller.filter(filter).into())])
            }
            OwnWould::Draw(who, in_phase, by) => {
                let key = match in_phase {
                    None => "op-tell-would-draw",
                    Some(true) => "op-tell-would-draw-in-phase",
                    Some(false) => "op-tell-would-draw-outside",
                };
                teller.say(key, &[("who", teller.who(*who).into()), ("by", teller.by(by).into())])
            }
        }
    }

    /// 1-3-3. What cannot be done.
    fn tell_cannot(teller: &Teller<'_>, cannot: &OwnCannot) -> String {
        match cannot {
            OwnCannot::Attack(None) => teller.word("op-tell-cannot-attack"),
            OwnCannot::Attack(Some(filter)) => {
                teller.say("op-tell-cannot-attack-these", &[("filter", teller.filter(filter).into())])
            }
            OwnCannot::Block => teller.word("op-tell-cannot-block"),
            OwnCannot::ActivateBlocker(filter) => {
                teller.filtered("op-tell-cannot-blockers", "op-tell-cannot-blockers-of", filter)
            }
            OwnCannot::BeBlocked => teller.word("op-tell-cannot-be-blocked"),
            OwnCannot::BeBlockedBy(filter) => {
                teller.filtered("op-tell-cannot-be-blocked-by-any", "op-tell-cannot-be-blocked-by", filter)
            }
            OwnCannot::BeAttacked => teller.word("op-tell-cannot-be-attacked"),
            OwnCannot::Play(filter, from) => {
                let words = teller.filtered("op-tell-cannot-play", "op-tell-cannot-play-of", filter);
                match from {
                    None => words,
                    Some(zone) => {
                        let area = teller.word(Self::area_word(*zone));
                        teller.say("op-tell-cannot-play-from", &[("words", words.into()), ("area", area.into())])
                    }
                }
            }
            OwnCannot::DrawByEffects => teller.word("op-tell-cannot-draw"),
            OwnCannot::LifeToHandByEffects => teller.word("op-tell-cannot-life-to-hand"),
            OwnCannot::DonActiveBy(filter) => {
                teller.filtered("op-tell-cannot-don-active", "op-tell-cannot-don-active-of", filter)
            }
            OwnCannot::AttackOtherThan(filter) => {
                teller.say("op-tell-cannot-attack-other", &[("filter", teller.filter(filter).into())])
            }
            OwnCannot::AttackWith(filter) => {
                teller.filtered("op-tell-cannot-attack-with", "op-tell-cannot-attack-with-of", filter)
            }
        }
    }

    fn tell_grant(teller: &Teller<'_>, grant: &OwnGrant) -> String {
        match grant {
            OwnGrant::AttacksActive(filter) => {
                teller.filtered("op-tell-grant-attacks-active", "op-tell-grant-attacks-active-of", filter)
            }
            OwnGrant::Attribute(a) => teller.say("op-tell-grant-attribute", &[("name", teller.word(a.key()).into())]),
            OwnGrant::WinsByDeck => teller.word("op-tell-grant-wins-by-deck"),
            OwnGrant::LosesByDeckLater => teller.word("op-tell-grant-loses-later"),
            OwnGrant::StaysRested => teller.word("op-tell-grant-stays-rested"),
            OwnGrant::PlayedRested(filter) => {
                teller.filtered("op-tell-grant-played-rested", "op-tell-grant-played-rested-of", filter)
            }
            OwnGrant::NextPlay(filter, less) => {
                let gaps = [("filter", teller.filter(filter).into()), ("n", usize::from(*less).into())];
                teller.say("op-tell-grant-next-play", &gaps)
            }
            OwnGrant::OnPlayNegated => teller.word("op-tell-grant-on-play-negated"),
            OwnGrant::AllNames => teller.word("op-tell-grant-all-names"),
            OwnGrant::AllTypes => teller.word("op-tell-grant-all-types"),
            OwnGrant::AllAttributes => teller.word("op-tell-grant-all-attributes"),
            OwnGrant::DonToLeader(n) => teller.say("op-tell-grant-don-to-leader", &[("n", usize::from(*n).into())]),
        }
    }

    fn tell_op(teller: &mut Teller<'_>, depth: usize, op: &OwnOp) {
        teller.line(depth, operation(teller, op));
    }

    /// 3-2-3. Cards from the top of a deck to the trash.
    fn tell_otherwise(teller: &Teller<'_>, op: &Op) -> Option<String> {
        let Op::Move { deed: Deed::Trash, what: Target::Top { whose, zone: Zone::Deck, count, up_to }, .. } = op else {
            return None;
        };
        let key = if *up_to { "op-tell-op-mill-up-to" } else { "op-tell-op-mill" };
        Some(teller.say(key, &[("whose", teller.whose_each(*whose).into()), ("n", teller.number(count))]))
    }

    /// 5-1-2-4.
    fn tell_outside(teller: &Teller<'_>, construction: &Construction) -> String {
        match construction {
            Construction::AnyNumber => teller.word("op-tell-any-number"),
            Construction::CannotInclude(filter) => {
                teller.say("op-tell-cannot-include", &[("cards", teller.cards_like(filter).into())])
            }
            Construction::OnlyInclude(filter) => {
                teller.say("op-tell-only-include", &[("cards", teller.cards_like(filter).into())])
            }
            Construction::DonDeck(n) => teller.say("op-tell-don-deck", &[("n", usize::from(*n).into())]),
        }
    }

    fn tell_extra(_: &Teller<'_>, (): &()) -> Vec<String> {
        Vec::new()
    }
}

/// 8-4. A deed as an operation.
const fn done(deed: Deed, turned: bool) -> Option<&'static str> {
    Some(match (deed, turned) {
        (Deed::ToLife, true) => "op-tell-op-to-life-up",
        (_, true) => return None,
        (Deed::ToLife, false) => "op-tell-op-to-life",
        (Deed::Ko, false) => "op-tell-op-ko",
        (Deed::Trash, false) => "op-tell-op-trash",
        (Deed::ToHand, false) => "op-tell-op-to-hand",
        (Deed::ToDeck, false) => "op-tell-op-to-deck",
        (Deed::Rest, false) => "op-tell-op-rest",
        (Deed::SetActive, false) => "op-tell-op-active",
        (Deed::TurnUp, false) => "op-tell-op-face-up",
        (Deed::TurnDown, false) => "op-tell-op-face-down",
        _ => return None,
    })
}

/// 8-3-1-8. A deed after "when".
const fn happens(deed: Deed) -> Option<&'static str> {
    Some(match deed {
        Deed::Ko => "op-tell-happens-kod",
        Deed::Remove => "op-tell-happens-removed",
        Deed::ToHand => "op-tell-happens-returned",
        Deed::Trash => "op-tell-happens-trashed",
        Deed::Rest => "op-tell-happens-rested",
        _ => return None,
    })
}

/// 8-1-3-4. A deed after "would".
const fn would_be(deed: Deed) -> Option<&'static str> {
    Some(match deed {
        Deed::Ko => "op-tell-would-kod",
        Deed::Remove => "op-tell-would-removed",
        Deed::ToHand => "op-tell-would-returned",
        Deed::Trash => "op-tell-would-trashed",
        Deed::Rest => "op-tell-would-rested",
        _ => return None,
    })
}

/// 1-3-3. A deed after "cannot".
const fn cannot_be(deed: Deed) -> Option<&'static str> {
    Some(match deed {
        Deed::Ko => "op-tell-cannot-be-kod",
        Deed::Remove => "op-tell-cannot-be-removed",
        Deed::ToHand => "op-tell-cannot-be-returned",
        Deed::Rest => "op-tell-cannot-be-rested",
        Deed::SetActive => "op-tell-cannot-become-active",
        _ => return None,
    })
}

/// 8-3-1-8. Something that happens, written out after "when".
fn happening(teller: &Teller<'_>, happens: &When) -> String {
    let whose = |key, whose: &Whose| teller.say(key, &[("whose", teller.whose(*whose).into())]);
    let who = |key, who: &Whose| teller.say(key, &[("who", teller.who(*who).into())]);
    let cards = |key, cards: &Selector| teller.say(key, &[("cards", teller.one_of(cards).into())]);
    match happens {
        When::Played(s, None) => cards("op-tell-happens-played", s),
        When::Played(s, Some(zone)) => {
            let area = teller.word(OnePiece::area_word(*zone));
            teller.say("op-tell-happens-played-from", &[("cards", teller.one_of(s).into()), ("area", area.into())])
        }
        When::DonReturned(of, n, by) => {
            let gaps =
                [("whose", teller.whose(*of).into()), ("n", usize::from(*n).into()), ("by", teller.by(by).into())];
            teller.say("op-tell-happens-don-returned", &gaps)
        }
        When::DonGiven(s) => cards("op-tell-happens-don-given", s),
        When::DamageTaken(of) => who("op-tell-happens-damage-taken", of),
        When::DamageDealt => teller.word("op-tell-happens-damage-dealt"),
        When::LifeRemoved(of) => whose("op-tell-happens-life-removed", of),
        When::LifeToHand(of) => whose("op-tell-happens-life-to-hand", of),
        When::LifeBecomes(of, n) => {
            let gaps = [("whose", teller.whose(*of).into()), ("n", usize::from(*n).into())];
            teller.say("op-tell-happens-life-becomes", &gaps)
        }
        When::EventActivated(of) => who("op-tell-happens-event", of),
        When::BlockerActivated(of) => who("op-tell-happens-blocker", of),
        When::TriggerActivated(of) => who("op-tell-happens-trigger", of),
        When::Discarded(of, by) => {
            let gaps = [("whose", teller.whose(*of).into()), ("by", teller.by(by).into())];
            teller.say("op-tell-happens-discarded", &gaps)
        }
        When::DrawnOutside(of) => who("op-tell-happens-drawn", of),
        When::Attacks(s, None) => cards("op-tell-happens-attacks", s),
        When::Attacked(s, None) => cards("op-tell-happens-attacked", s),
        When::Attacks(s, Some(other)) => {
            let gaps = [("cards", teller.one_of(s).into()), ("other", teller.one_of(other).into())];
            teller.say("op-tell-happens-attacks-that", &gaps)
        }
        When::Attacked(s, Some(other)) => {
            let gaps = [("cards", teller.one_of(s).into()), ("other", teller.one_of(other).into())];
            teller.say("op-tell-happens-attacked-by", &gaps)
        }
        When::Battles(filter) => teller.filtered("op-tell-happens-battles", "op-tell-happens-battles-with", filter),
        When::OnPlayActivated(of) => who("op-tell-happens-on-play", of),
        // They stand in brackets, or for themselves.
        When::OnPlay | When::WhenAttacking | When::OnBlock | When::OnKo | When::OnOpponentsAttack => String::new(),
        When::EndOfYourTurn | When::EndOfOpponentsTurn | When::EndOfBattle(_) => String::new(),
        When::StartOfTurn(_) | When::StartOfMain(_) => String::new(),
    }
}

/// 8-4. An operation of this game.
fn operation(teller: &Teller<'_>, op: &OwnOp) -> String {
    match op {
        OwnOp::Play { what, rested } => {
            teller.about(if *rested { "op-tell-op-play-rested" } else { "op-tell-op-play" }, what)
        }
        OwnOp::TurnDons { what, rest } => {
            teller.about(if *rest { "op-tell-op-rest" } else { "op-tell-op-active" }, what)
        }
        OwnOp::GiveDon { count, up_to, from, to } => {
            let key = if *up_to { "op-tell-op-give-don-up-to" } else { "op-tell-op-give-don" };
            let gaps = [
                ("n", teller.number(count)),
                ("from", teller.word(don_word(*from)).into()),
                ("cards", teller.target(to).into()),
            ];
            teller.say(key, &gaps)
        }
        OwnOp::AddDon { who, count, up_to, rested } => {
            let key = match (up_to, rested) {
                (false, false) => "op-tell-op-add-don",
                (false, true) => "op-tell-op-add-don-rested",
                (true, false) => "op-tell-op-add-don-up-to",
                (true, true) => "op-tell-op-add-don-up-to-rested",
            };
            teller.say(key, &[("who", teller.who_each(*who).into()), ("n", teller.number(count))])
        }
        OwnOp::ReturnDon { who, count, or_more, up_to, rested } => {
            let key = match (or_more, up_to) {
                (false, false) => "op-tell-op-return-don",
                (true, false) => "op-tell-op-return-don-more",
                (false, true) => "op-tell-op-return-don-up-to",
                (true, true) => "op-tell-op-return-don-any",
            };
            let words = teller.say(key, &[("who", teller.who_each(*who).into()), ("n", teller.number(count))]);
            match rested {
                None => words,
                Some(true) => teller.say("op-tell-only-rested-don", &[("words", words.into())]),
                Some(false) => teller.say("op-tell-only-active-don", &[("words", words.into())]),
            }
        }
        OwnOp::TakeBackDon { count, up_to } => {
            let key = if *up_to { "op-tell-op-take-back-don-up-to" } else { "op-tell-op-take-back-don" };
            teller.say(key, &[("n", teller.number(count))])
        }
        OwnOp::ExtraTurn => teller.word("op-tell-op-extra-turn"),
        OwnOp::RestDon(n) => teller.say("op-tell-op-rest-don", &[("n", usize::from(*n).into())]),
        OwnOp::Damage { to, count } => {
            let gaps = [("who", teller.who_each(*to).into()), ("n", teller.amount(count).into())];
            teller.say("op-tell-op-damage", &gaps)
        }
        OwnOp::LifeUntil { who, left } => {
            let gaps = [("whose", teller.whose_each(*who).into()), ("n", teller.amount(left).into())];
            teller.say("op-tell-op-life-until", &gaps)
        }
        OwnOp::ActivateOwn(own) => {
            let words = match own {
                OwnEffect::Main => teller.word("op-tell-own-main"),
                OwnEffect::Counter => teller.word("op-tell-own-counter"),
                OwnEffect::Auto(timing) => teller.timing(timing),
            };
            teller.say("op-tell-op-activate-own", &[("words", words.into())])
        }
        OwnOp::ActivateEvent(target) => teller.about("op-tell-op-activate-event", target),
        OwnOp::ActivateMain(target) => teller.about("op-tell-op-activate-main-of", target),
        OwnOp::Redirect(target) => teller.about("op-tell-op-redirect", target),
        OwnOp::AtRandom { whose, count } => {
            let gaps = [("whose", teller.whose_each(*whose).into()), ("n", usize::from(*count).into())];
            teller.say("op-tell-op-random", &gaps)
        }
        OwnOp::SwapBasePower(target, until) => {
            let until = teller.word(OnePiece::until_word(*until));
            teller.say("op-tell-op-swap", &[("cards", teller.target(target).into()), ("until", until.into())])
        }
    }
}

/// 6-5-5. Which DON!! cards are given.
const fn don_word(from: DonFrom) -> &'static str {
    match from {
        DonFrom::Rested => "op-tell-don-rested",
        DonFrom::Active => "op-tell-don-active",
        DonFrom::Cost => "op-tell-don-cost",
        DonFrom::DonDeck => "op-tell-don-deck-from",
        DonFrom::Given => "op-tell-don-given-from",
        DonFrom::OpponentsRested => "op-tell-don-opponents-rested",
        DonFrom::OpponentsCost => "op-tell-don-opponents-cost",
    }
}
