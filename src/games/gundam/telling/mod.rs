//! What a text was understood to say: the words of Gundam. Trees are told by the layer.

use super::types::{Gundam, Teller};
use super::vocabulary::{
    Call, Construction, Counted, Deed, Duration, Keyword, Later, Number, Op, OwnCannot, OwnCondition, OwnGrant, OwnIs,
    OwnOp, OwnWould, Place, Selector, When, Zone,
};
use crate::cardgame::Word;
use crate::cardgame::telling::{As, Tells};

mod cards;
mod grants;
mod happenings;
mod operations;

impl Tells for Gundam {
    fn in_own_words(shared: &'static str) -> &'static str {
        match shared {
            "tell-head-given" => "gcg-tell-head-given",
            "tell-no-text" => "gcg-tell-no-text",
            "tell-auto" => "gcg-tell-auto",
            "tell-permanent" => "gcg-tell-permanent",
            "tell-cost" => "gcg-tell-cost",
            "tell-cost-may" => "gcg-tell-cost-may",
            "tell-construction" => "gcg-tell-outside",
            "tell-your-turn" => "gcg-tell-your-turn",
            "tell-opponents-turn" => "gcg-tell-opponents-turn",
            "tell-whose-yours" => "gcg-tell-whose-yours",
            "tell-whose-opponents" => "gcg-tell-whose-opponents",
            "tell-whose-any" => "gcg-tell-whose-any",
            "tell-whose-friends" => "gcg-tell-whose-friends",
            "tell-who-yours" => "gcg-tell-who-yours",
            "tell-who-opponents" => "gcg-tell-who-opponents",
            "tell-who-any" => "gcg-tell-who-any",
            "tell-who-each" => "gcg-tell-who-each",
            "tell-by-battle" => "gcg-tell-by-battle",
            "tell-by-effect" => "gcg-tell-by-effect",
            "tell-by-effect-of" => "gcg-tell-by-effect-of",
            "tell-by-battle-with" => "gcg-tell-by-battle-with",
            "tell-is-type" => "gcg-tell-is-type",
            "tell-grant-effect" => "gcg-tell-grant-effect",
            "tell-is-new" => "gcg-tell-is-new",
            "tell-is-rested" => "gcg-tell-is-rested",
            "tell-is-active" => "gcg-tell-is-active",
            "tell-once" => "gcg-tell-once",
            "tell-grant-negated" => "gcg-tell-grant-negated",
            other => other,
        }
    }

    fn cards_in(zone: Zone) -> &'static str {
        match zone {
            Zone::Battle => "gcg-cards-battle",
            Zone::Base => "gcg-cards-base",
            Zone::Paired => "gcg-cards-paired",
            Zone::Hand => "gcg-cards-hand",
            Zone::Deck => "gcg-cards-deck",
            Zone::Shields => "gcg-cards-shields",
            Zone::Trash => "gcg-cards-trash",
            Zone::Removed => "gcg-cards-removed",
            Zone::Resolving => "gcg-cards-resolving",
            Zone::Revealed => "gcg-cards-revealed",
            Zone::Outside => "gcg-cards-outside",
        }
    }

    fn area_word(zone: Zone) -> &'static str {
        match zone {
            Zone::Battle => "gcg-area-battle",
            Zone::Base => "gcg-area-base",
            Zone::Paired => "gcg-area-paired",
            Zone::Hand => "gcg-area-hand",
            Zone::Deck => "gcg-area-deck",
            Zone::Shields => "gcg-area-shields",
            Zone::Trash => "gcg-area-trash",
            Zone::Removed => "gcg-area-removed",
            Zone::Resolving => "gcg-area-resolving",
            Zone::Revealed => "gcg-area-revealed",
            Zone::Outside => "gcg-area-outside",
        }
    }

    fn place_word(place: Counted) -> &'static str {
        match place {
            Counted::Resources => "gcg-cards-resources",
            Counted::Ex => "gcg-cards-ex",
            Counted::Plain => "gcg-cards-plain",
            Counted::ResourceDeck => "gcg-cards-resource-deck",
        }
    }

    fn together(places: &[Place]) -> Option<&'static str> {
        let zone = |zone| places.contains(&Place::Zone(zone));
        let shields = zone(Zone::Base) && zone(Zone::Shields);
        match places.len() {
            2 if shields => Some("gcg-cards-shield-area"),
            3 if shields && zone(Zone::Battle) => Some("gcg-cards-field"),
            _ => None,
        }
    }

    fn is_single(selector: &Selector) -> bool {
        selector.places == [super::vocabulary::BASE]
    }

    fn deed_words(deed: Deed, told: As) -> &'static str {
        match (told, deed) {
            (As::Op { .. }, Deed::Destroy) => "gcg-deed-destroy",
            (As::Op { .. }, Deed::Trash) => "gcg-deed-trash",
            (As::Op { .. }, Deed::Discard) => "gcg-deed-discard",
            (As::Op { .. }, Deed::ToHand) => "gcg-deed-to-hand",
            (As::Op { .. }, Deed::ToDeck) => "gcg-deed-to-deck",
            (As::Op { .. }, Deed::ToShields) => "gcg-deed-to-shields",
            (As::Op { .. }, Deed::Remove) => "gcg-deed-remove",
            (As::Op { .. }, Deed::Rest) => "gcg-deed-rest",
            (As::Op { .. }, Deed::SetActive) => "gcg-deed-active",
            (As::When, Deed::Destroy) => "gcg-deed-when-destroy",
            (As::When, Deed::Damage) => "gcg-deed-when-damage",
            (As::When, Deed::Rest) => "gcg-deed-when-rest",
            (As::When, Deed::SetActive) => "gcg-deed-when-active",
            (As::When, Deed::ToHand) => "gcg-deed-when-to-hand",
            (As::Would, Deed::Destroy) => "gcg-deed-would-destroy",
            (As::Would, Deed::Rest) => "gcg-deed-would-rest",
            (As::When, Deed::Remove) => "gcg-deed-when-remove",
            (As::Would, Deed::ToHand) => "gcg-deed-would-to-hand",
            (As::Would, Deed::Remove) => "gcg-deed-would-remove",
            (As::Cannot, Deed::Destroy) => "gcg-deed-cannot-destroy",
            (As::Cannot, Deed::Damage) => "gcg-deed-cannot-damage",
            (As::Cannot, Deed::Rest) => "gcg-deed-cannot-rest",
            (As::Cannot, Deed::SetActive) => "gcg-deed-cannot-active",
            (told, _) => told.plain(),
        }
    }

    fn rest_words(zone: Zone) -> Option<&'static str> {
        (zone == Zone::Trash).then_some("gcg-op-rest-trash")
    }

    fn until_word(until: Duration) -> &'static str {
        match until {
            Duration::ThisBattle => "gcg-until-battle",
            Duration::ThisTurn => "gcg-until-turn",
            Duration::OpponentsNextStart => "gcg-until-opponents-start",
            Duration::YourNextStart => "gcg-until-your-start",
            Duration::OpponentsNextTurn => "gcg-until-opponents-turn",
            Duration::InOpponentsNextTurn => "gcg-in-opponents-turn",
            Duration::YourNextTurn => "gcg-until-your-turn",
            Duration::Always => "gcg-until-always",
        }
    }

    fn later_word(later: Later) -> &'static str {
        match later {
            Later::EndOfThisTurn => "gcg-later-turn",
            Later::EndOfThisBattle => "gcg-later-battle",
            Later::StartOfYourNextTurn => "gcg-later-your-turn",
            Later::EndOfOpponentsTurn => "gcg-later-opponents-turn",
            Later::AfterThis => "gcg-later-after",
        }
    }

    fn call_word(call: &Call) -> &'static str {
        match call {
            Call::Main => "gcg-tell-call-main",
            Call::Action => "gcg-tell-call-action",
            Call::ActivateMain => "gcg-tell-call-activate-main",
            Call::ActivateAction => "gcg-tell-call-activate-action",
            Call::Burst => "gcg-tell-call-burst",
            Call::Playing => "gcg-tell-call-playing",
        }
    }

    fn tell_keyword(teller: &Teller<'_>, keyword: Keyword, n: u8) -> String {
        let name = teller.word(keyword.key());
        match n {
            0 => teller.say("gcg-tell-keyword", &[("name", name.into())]),
            n => teller.say("gcg-tell-keyword-n", &[("name", name.into()), ("n", n.to_string().into())]),
        }
    }

    fn tell_is(teller: &Teller<'_>, is: &OwnIs) -> String {
        cards::is(teller, is)
    }

    fn tell_number(teller: &Teller<'_>, number: &Number) -> String {
        cards::number(teller, number)
    }

    fn tell_condition(teller: &Teller<'_>, condition: &OwnCondition) -> String {
        happenings::condition(teller, condition)
    }

    fn tell_timing(teller: &Teller<'_>, timing: &When) -> String {
        happenings::timing(teller, timing)
    }

    fn tell_would(teller: &Teller<'_>, would: &OwnWould) -> String {
        happenings::would(teller, would)
    }

    fn tell_cannot(teller: &Teller<'_>, cannot: &OwnCannot) -> String {
        grants::cannot(teller, cannot)
    }

    fn tell_grant(teller: &Teller<'_>, grant: &OwnGrant) -> String {
        grants::grant(teller, grant)
    }

    fn tell_op(teller: &mut Teller<'_>, depth: usize, op: &OwnOp) {
        operations::op(teller, depth, op);
    }

    fn tell_otherwise(_: &Teller<'_>, _: &Op) -> Option<String> {
        None
    }

    fn tell_outside(teller: &Teller<'_>, outside: &Construction) -> String {
        match outside {
            Construction::AnyNumber => teller.word("gcg-tell-any-number"),
            Construction::Pilot(name) => teller.say("gcg-tell-pilot", &[("name", name.into())]),
        }
    }

    fn tell_extra(_: &Teller<'_>, (): &()) -> Vec<String> {
        Vec::new()
    }
}
