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
fn what_is_asked_last_is_asked_before() {
    stops_at("[Main] K.O. up to 1 of your opponent's Characters if it has 5000 power or less.", "it");
    stops_at("[Counter] K.O. the attacking Character if it has 5000 power or less.", "it");
    // The attacker, or the one that would be K.O.'d?
    stops_at(
        "When your Character attacks, K.O. up to 1 of your opponent's Characters if it has 5000 power or less.",
        "it has",
    );
    body("Choose up to 1 of your opponent's Characters. K.O. it if it has 5000 power or less.");
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

#[test]
fn don_that_one_has_are_somewhere() {
    // With those that are given, or without them?
    stops_at("[On Play] If you have 7 or more DON!! cards, draw 1 card.", "DON!! cards");
    body("If you have 7 or more DON!! cards on your field, draw 1 card.");
    body("If you have 5 or less active DON!! cards, draw 1 card.");
}

#[test]
fn the_card_that_attacks() {
    let attacking = Filter::of(vec![Is::Own(OwnIs::Attacking)]);
    let rest = |places| {
        vec![Op::Turn(Deed::Rest, Target::All(Selector { whose: Whose::Any, places, filter: attacking.clone() }))]
    };
    assert_eq!(body("Rest the attacking Character."), rest(vec![CHARACTERS]));
    assert_eq!(body("Rest the attacking card."), rest(vec![LEADER, CHARACTERS]));
    let of_theirs = "This Character's base power becomes the same as the power of your opponent's attacking Leader or Character during this turn.";
    let places = vec![LEADER, CHARACTERS];
    let theirs = Selector { whose: Whose::Opponents, places, filter: attacking.clone() };
    let power = Grant::Base(Stat::Power, Amount::OfCard(Stat::Power, Box::new(theirs)));
    assert_eq!(body(of_theirs), vec![Op::Give { to: Target::This, what: vec![power], until: Duration::ThisTurn }]);
    // Of several Characters it is not said whose power.
    stops_at(
        "[On Play] This Character's base power becomes the same as the power of your Characters during this turn.",
        "the power of your Characters",
    );
}

#[test]
fn an_effect_that_is_negated_where_something_holds() {
    let idol = one(
        "[Once Per Turn] If this Character would leave the field, you may trash 1 card from your hand instead. If there is a [Moss] Character, this effect is negated.",
    );
    assert!(matches!(idol.conditions.as_slice(), [Condition::Not(_)]), "{idol:?}");
    stops_at("If there is a [Moss] Character, this effect is negated.", "this effect");
}

#[test]
fn what_is_done_instead_of_drawing() {
    let text = "Draw 1 card. If you have 3 or more Characters, you may add up to 1 card from the top of your deck to the top of your Life cards instead of drawing 1 card.";
    assert!(
        matches!(body(text).as_slice(), [Op::If(_, ways, drawn)] if matches!(ways.as_slice(), [Op::ChooseOne(..)]) && drawn.len() == 1)
    );
    // Another number was drawn.
    stops_at(&format!("[On Play] {}", text.replacen('1', "2", 1)), "card.");
}

#[test]
fn more_that_happens_or_cannot() {
    let Kind::Auto(given) = one("When this Leader or any of your Characters is given a DON!! card, draw 1 card.").kind
    else {
        panic!("it is an auto effect")
    };
    let fighters = Selector { whose: Whose::Yours, places: vec![LEADER, CHARACTERS], filter: Filter::any() };
    assert_eq!(given, vec![Timing::Own(When::DonGiven(fighters))]);
    let curlew = one("This Character cannot attack a Leader on the turn in which it is played.");
    assert_eq!(curlew.conditions, vec![Condition::This(Filter::of(vec![Is::New]))]);
    let own = one("If you have a [Moss] other than this Character, this Character gains [Blocker].");
    assert_eq!(own.conditions.len(), 1);
    let guard = one("If your Character [Moss] would be K.O.'d by an effect, you may trash this Character instead.");
    assert!(
        matches!(guard.kind, Kind::Replacement { would: Would::Be(Deed::Ko, ref who, _), .. } if who.filter == Filter::of(vec![Is::Name("Moss".into())]))
    );
    let character = Filter::of(vec![Is::Category(Category::Character)]);
    let what = vec![Grant::Cannot(Cannot::Own(OwnCannot::AttackOtherThan(character)))];
    let until = Duration::ThisTurn;
    assert_eq!(
        body("You cannot attack a Leader during this turn."),
        vec![Op::GivePlayer { who: Whose::Yours, what, until }]
    );
}
