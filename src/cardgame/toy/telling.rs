//! Texts told back: the trees are told by the layer, the leaves here. Words stand for themselves.

use super::super::telling::{As, Teller, Tells};
use super::super::word::Word;
use super::super::{Never, OwnOp as _};
use super::nouns::{Deed, Keyword, Zone};
use super::{Call, Does, Gardens, Number, OwnCondition, OwnIs, Time, When};

impl Tells for Gardens {
    fn cards_in(zone: Zone) -> &'static str {
        match zone {
            Zone::Deck => "cards in the deck",
            Zone::Hand => "cards in hand",
            Zone::Bed => "plants",
            Zone::Compost => "cards on the compost",
        }
    }

    fn area_word(zone: Zone) -> &'static str {
        match zone {
            Zone::Deck => "the deck",
            Zone::Hand => "the hand",
            Zone::Bed => "the bed",
            Zone::Compost => "the compost",
        }
    }

    fn place_word(place: Never) -> &'static str {
        match place {}
    }

    fn deed_words(_: Deed, told: As) -> &'static str {
        told.plain()
    }

    fn until_word(_: Time) -> &'static str {
        "until the end of the turn"
    }

    fn later_word(_: Time) -> &'static str {
        "at the end of the turn:"
    }

    fn call_word(_: &Call) -> &'static str {
        "used"
    }

    fn tell_keyword(teller: &Teller<'_, Self>, keyword: Keyword, _: u8) -> String {
        teller.word(keyword.key())
    }

    fn tell_is(_: &Teller<'_, Self>, _: &OwnIs) -> String {
        "dewy".to_string()
    }

    fn tell_number(_: &Teller<'_, Self>, _: &Number) -> String {
        "(the dewdrops on this)".to_string()
    }

    fn tell_condition(_: &Teller<'_, Self>, _: &OwnCondition) -> String {
        "you have planted this turn".to_string()
    }

    fn tell_timing(_: &Teller<'_, Self>, _: &When) -> String {
        "when your turn begins".to_string()
    }

    fn tell_would(_: &Teller<'_, Self>, would: &Never) -> String {
        match *would {}
    }

    fn tell_cannot(_: &Teller<'_, Self>, cannot: &Never) -> String {
        match *cannot {}
    }

    fn tell_grant(_: &Teller<'_, Self>, grant: &Never) -> String {
        match *grant {}
    }

    fn tell_op(teller: &mut Teller<'_, Self>, depth: usize, op: &Does) {
        if let Some((target, _)) = op.target() {
            let words = format!("put a dewdrop on {}", teller.target(target));
            teller.line(depth, words);
        }
    }

    fn tell_outside(_: &Teller<'_, Self>, outside: &Never) -> String {
        match *outside {}
    }

    fn tell_extra(_: &Teller<'_, Self>, (): &()) -> Vec<String> {
        Vec::new()
    }
}
