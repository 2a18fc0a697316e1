//! What words speak of: the others, what an "otherwise" and a mode may speak of, and where a text stops that speaks of nothing.

use super::read;
use super::tests::{body, one};
use crate::games::one_piece::vocabulary::*;

/// The text is refused, and these are the words that are shown.
fn stops_at(text: &str, words: &str) {
    match read(text, "") {
        Err(fault) => assert!(fault.text.starts_with(words), "{text:?}: {fault:?}"),
        Ok(read) => panic!("{text:?} is read as {read:?}"),
    }
}

/// Of which cards the first operation says "other than".
fn denied(effect: &Effect) -> Option<Is> {
    let (Op::Move { what, .. } | Op::Turn(_, what) | Op::Give { to: what, .. }) = effect.body.first()? else {
        return None;
    };
    let (Target::Choose { from, .. } | Target::All(from)) = what else { return None };
    from.filter.0.iter().find_map(|is| match is {
        Is::Not(inner) => inner.0.first().cloned(),
        _ => None,
    })
}

#[test]
fn others_than_the_one_to_which_it_happens() {
    for text in [
        "If your Character would be K.O.'d, you may trash 1 of your other Characters instead.",
        "When you play a Character from your hand, up to 1 of your other Characters gains +1000 power during this turn.",
        "When your Character attacks, up to 1 of your other Characters gains +1000 power during this turn.",
        "When your Character is rested by your opponent's effect, set up to 1 of your other Characters as active.",
    ] {
        assert_eq!(denied(&one(text)), Some(Is::It), "{text}");
    }
    for text in [
        "If this Character would be K.O.'d, you may trash 1 of your other Characters instead.",
        "When this Character attacks, up to 1 of your other Characters gains +1000 power during this turn.",
        "When you activate an Event, up to 1 of your other Characters gains +1000 power during this turn.",
        "[On Play] Set up to 1 of your other Characters as active.",
    ] {
        assert_eq!(denied(&one(text)), Some(Is::This), "{text}");
    }
    // Others than the attacker, than this Character, or than the one that was rested?
    stops_at(
        "When your Character attacks, rest 1 of your Characters. Then, 1 of your other Characters gains +1000 power during this turn.",
        "Characters gains",
    );
}

#[test]
fn otherwise_nothing_was_chosen() {
    stops_at(
        "[On Play] If you have 2 or less Life cards, rest 1 of your Characters. Otherwise, K.O. that Character.",
        "that Character",
    );
    stops_at("[On Play] If you have 2 or less Life cards, rest 1 of your Characters; otherwise, K.O. it.", "it");
    stops_at(
        "[Counter] If you have 1 Life card, up to 1 of your Leader gains +1000 power during this battle. If not, it gains +2000 power during this battle.",
        "it",
    );
    stops_at(
        "[On Play] You may trash 1 card from your hand. If you do, rest 1 of your Characters. If you do not, K.O. that Character.",
        "that Character",
    );
    stops_at("[On Play] Choose one: • Rest 1 of your Characters. • K.O. that Character.", "that Character");
    // What was spoken of before the "if" is still there.
    let ops = body(
        "Choose up to 1 of your opponent's Characters. If you have 2 or less Life cards, K.O. it. Otherwise, rest it.",
    );
    assert!(
        matches!(ops.as_slice(), [Op::Choose(_), Op::If(_, _, otherwise)] if *otherwise == [Op::Turn(Deed::Rest, Target::It)])
    );
    let ops = body("Reveal 1 card from the top of your deck. If it is an Event, draw 1 card. Otherwise, trash it.");
    assert!(matches!(ops.last(), Some(Op::If(_, _, otherwise)) if *otherwise == [trash(Target::It)]));
}

#[test]
fn a_battle_with_a_character() {
    let Kind::Auto(timings) =
        one("At the end of a battle in which this Character battles your opponent's Character, draw 1 card.").kind
    else {
        panic!("it is an auto effect");
    };
    let character = Filter::of(vec![Is::Category(Category::Character)]);
    assert_eq!(timings, vec![Timing::Own(When::EndOfBattle(character))]);
}
