//! What can be read in one way only is read so; what has two meanings is named or refused.

use super::read;
use crate::games::one_piece::vocabulary::{
    Amount, CHARACTERS, Compare, Condition, Filter, Is, LIFE, Op, OwnCondition, OwnGrant, Selector, Taken, Whose,
};
use crate::games::one_piece::vocabulary::{
    By, Cannot, Count, Deed, Former, Grant, Kind, LEADER, OwnIs, OwnWould, Place, Target, Timing, To, When, Would, Zone,
};

fn body(text: &str) -> Vec<Op> {
    match read(text, "") {
        Ok(mut read) => read.effects.remove(0).body,
        Err(fault) => panic!("{text:?}: {fault:?}"),
    }
}

/// The condition of "[On Play] If …, draw 1 card."
fn condition(words: &str) -> Condition {
    match body(&format!("[On Play] If {words}, draw 1 card.")).remove(0) {
        Op::If(condition, ..) => condition,
        other => panic!("{words:?}: {other:?}"),
    }
}

fn refused(text: &str) {
    if let Ok(read) = read(text, "") {
        panic!("{text:?} is read as {read:?}");
    }
}

fn yours(places: &[crate::games::one_piece::vocabulary::Place]) -> Amount {
    Amount::Count(Box::new(Selector { whose: Whose::Yours, places: places.to_vec(), filter: Filter::any() }))
}

#[test]
fn not_having_so_many_is_having_fewer() {
    let fewer = |n| Condition::Is(yours(&[LIFE]), Compare::Less, Amount::N(n));
    assert_eq!(condition("you don't have 3 or more Life cards"), fewer(3));
    assert_eq!(condition("you do not have 2 or more Life cards"), fewer(2));
    let none = Condition::Is(yours(&[CHARACTERS]), Compare::Exactly, Amount::N(0));
    assert_eq!(condition("you don't have any Characters"), none);
    // Five is as many as there can be; any other number could mean "not just so many".
    let full = Condition::Is(yours(&[CHARACTERS]), Compare::Less, Amount::N(5));
    assert_eq!(condition("you do not have 5 Characters"), full);
    refused("[On Play] If you do not have 3 Characters, draw 1 card.");
}

#[test]
fn nought_or_more() {
    let ways = [(Compare::Exactly, 0), (Compare::AtLeast, 3)];
    let any = ways.map(|(compare, n)| Condition::Is(yours(&[LIFE]), compare, Amount::N(n)));
    assert_eq!(condition("you have 0 or 3 or more Life cards"), Condition::Any(any.to_vec()));
    refused("[On Play] If you have 4 or 3 or more Life cards, draw 1 card.");
}

#[test]
fn what_was_kod_is_asked_by_what_is_printed() {
    let kod = |whose, filter, n| Condition::Own(OwnCondition::KodThisTurn(whose, filter, n));
    assert_eq!(condition("a Character was K.O.'d during this turn"), kod(Whose::Any, Filter::any(), 1));
    let reef = Filter::of(vec![Is::Type("Reef".into())]);
    assert_eq!(condition("any of your {Reef} type Characters were K.O.'d this turn"), kod(Whose::Yours, reef, 1));
    let two = condition("2 or more of your opponent's Characters were K.O.'d during this turn");
    assert_eq!(two, kod(Whose::Opponents, Filter::any(), 2));
    // What its power was is not kept.
    refused("[On Play] If a Character with 5000 power or more was K.O.'d during this turn, draw 1 card.");
    refused("[On Play] If a Character was K.O.'d during your opponent's last turn, draw 1 card.");
}

#[test]
fn and_with_or_has_two_meanings() {
    refused("[On Play] If your Leader has the {Reef} type and 5000 power or less or is [Gull], draw 1 card.");
    refused(
        "[On Play] Play up to 1 Character card with a cost of 3 or less and the {Reef} type or the <Slash> attribute from your hand.",
    );
}

#[test]
fn only_what_was_done_can_be_spoken_of() {
    let text = "[On Play] You may trash 1 card from your hand: If the trashed card has the {Reef} type, draw 2 cards.";
    let has = Condition::It(Filter::of(vec![Is::Type("Reef".into())]));
    assert!(matches!(&body(text)[0], Op::If(condition, ..) if *condition == has));
    // Nothing was trashed, or something else was done since.
    refused("[On Play] Draw 1 card. If the trashed card has the {Reef} type, draw 2 cards.");
    refused(
        "[On Play] You may trash 1 card from your hand: Play up to 1 Character card from your hand. If the trashed card has the {Reef} type, draw 2 cards.",
    );
    refused("[On Play] Draw 1 card. Rest up to the same number of your opponent's Characters.");
    refused("[On Play] For every card trashed this way, draw 1 card.");
    refused("[On Play] Play the other card rested.");
    refused("[On Play] K.O. the Character you battled with.");
    refused("[When Attacking] K.O. the opponent's Character you battled with.");
}

#[test]
fn one_card_gets_all_of_it_and_that_is_named() {
    let text = "[On Play] For every {Reef} type Character on your field, give up to 1 of your opponent's Characters −1000 power during this turn.";
    let text = read(text, "").expect("it is read");
    assert_eq!(text.taken, [Taken::OneForAll]);
    // Each time another one: as many as there were times.
    let each = "[On Play] You may trash any number of cards from your hand. For every 2 cards trashed this way, K.O. up to 1 of your opponent's Characters.";
    let Some(Op::Move { what: Target::Choose { count, .. }, .. }) = body(each).pop() else { panic!("it is a K.O.") };
    assert_eq!(count, Count::UpTo(Amount::Per(1, 2, Box::new(Amount::Done))));
}

#[test]
fn one_of_two_is_paid() {
    for text in [
        "[On Play] You may K.O. or rest 1 of your Characters: Draw 1 card.",
        "[On Play] You may rest 1 of your Characters or trash 1 card from your hand: Draw 1 card.",
    ] {
        let text = read(text, "").expect("it is read");
        assert!(matches!(text.effects[0].cost.as_slice(), [Op::ChooseOne(Whose::Yours, ways)] if ways.len() == 2));
    }
    let text = "If this Character would be K.O.'d, you may trash 1 of your Stages or 1 card from your hand instead.";
    assert!(matches!(body(text).as_slice(), [Op::ChooseOne(Whose::Yours, ways)] if ways.len() == 2));
    // One card of both places is chosen; other numbers are not said in one way.
    refused("[On Play] You may trash 1 of your Characters or 2 cards from your hand: Draw 1 card.");
}

#[test]
fn cards_spoken_of_before_others() {
    let spoken = |text: &str, former: Former| {
        let ops = body(text);
        let Some(op) = ops.last() else { panic!("{text:?}") };
        let op = if let Op::If(_, inner, _) = op { &inner[0] } else { op };
        let filter = Filter::of(vec![Is::Own(OwnIs::SpokenOf(former))]);
        let places = vec![LEADER, CHARACTERS];
        let wanted = Target::All(Selector { whose: Whose::Any, places, filter });
        assert!(matches!(op, Op::Give { to, .. } if *to == wanted), "{text:?}: {op:?}");
    };
    spoken(
        "When your Character attacks, you may trash 1 card from your hand. If you do, that Character gains +2000 power during this battle.",
        Former::Field,
    );
    spoken(
        "[Main] Up to 1 of your Characters gains +1000 power during this turn. Then, trash 1 card from your hand. That Character gains [Rush] during this turn.",
        Former::Field,
    );
    spoken(
        "[Main] Select up to 1 of your opponent's Characters. Then, return 1 of your Characters to the owner's hand. The selected Character gets −2000 power during this turn.",
        Former::Selected,
    );
    spoken(
        "[Main] Play up to 1 Character card from your hand. Then, trash 1 card from your hand. The Character played by this effect gains [Rush] during this turn.",
        Former::Played,
    );
}

#[test]
fn unless_is_a_condition_and_never_a_price() {
    let text = read("This Character cannot attack unless you have 2 or less Life cards.", "").expect("it is read");
    let few = Condition::Is(yours(&[LIFE]), Compare::AtMost, Amount::N(2));
    assert_eq!(text.effects[0].conditions, [Condition::Not(Box::new(few))]);
    refused("Your opponent's Characters cannot attack unless your opponent trashes 2 cards from their hand.");
    refused("This Character gains +1000 power unless you have 2 or less Life cards.");
}

#[test]
fn played_rested_is_said_of_a_player_or_of_the_card() {
    let text = read("Your opponent's Characters are played rested.", "").expect("it is read");
    assert!(matches!(&text.effects[0].kind, Kind::Permanent(all) if all[0].to == To::Player(Whose::Opponents)));
    let text = read("This Character is played rested.", "").expect("it is read");
    let rested = Grant::Own(OwnGrant::PlayedRested(Filter::any()));
    assert!(
        matches!(&text.effects[0].kind, Kind::Permanent(all) if all[0].to == To::This && all[0].what.contains(&rested))
    );
    refused("Your opponent's cards are played rested and trashed.");
}

#[test]
fn ways_to_go_exclude_each_other() {
    let deeds = |text: &str| -> Vec<Deed> {
        let read = read(text, "").expect("it is read");
        let deed = |kind: &Kind| match kind {
            Kind::Replacement { would: Would::Be(deed, ..), .. } => *deed,
            other => panic!("{other:?}"),
        };
        read.effects.iter().map(|effect| deed(&effect.kind)).collect()
    };
    let instead = "you may trash 1 card from your hand instead.";
    let all = deeds(&format!(
        "If this Character would be K.O.'d or removed from the field by your opponent's effect, {instead}"
    ));
    assert_eq!(all, [Deed::Remove, Deed::Ko, Deed::Ko]);
    let all = deeds(&format!("If this Character would be K.O.'d in battle or by your opponent's effect, {instead}"));
    assert_eq!(all, [Deed::Ko, Deed::Ko]);
    let once = "[Once Per Turn] If this Character would be K.O.'d or removed from the field by your opponent's effect,";
    let once = read(&format!("{once} {instead}"), "").expect("it is read");
    assert!(matches!(once.effects.as_slice(), [one] if one.once));
    assert_eq!(once.taken, [Taken::KodByAnything]);
    // Whose effect rests it is not clear; and once a turn is once for all ways.
    refused(&format!("If this Character would be K.O.'d or rested by your opponent's effect, {instead}"));
    refused(&format!(
        "[Once Per Turn] If this Character would be K.O.'d in battle or by your opponent's effect, {instead}"
    ));
}

#[test]
fn what_is_done_instead_is_of_the_same_kind() {
    let text = "[On Play] Draw 1 card. If you have 2 or less Life cards, draw 2 cards instead.";
    assert!(matches!(body(text).as_slice(), [Op::If(_, more, less)] if more.len() == 1 && less.len() == 1));
    let chosen = body(
        "[Counter] Up to 1 of your Characters gains +2000 power during this battle. If you have 2 or less Life cards, that card gains +4000 power during this battle instead.",
    );
    let [Op::If(_, more, _)] = chosen.as_slice() else { panic!("{chosen:?}") };
    assert!(matches!(more.as_slice(), [Op::Give { to: Target::Choose { .. }, .. }]));
    refused("[On Play] Draw 1 card. If you have 2 or less Life cards, K.O. this Character instead.");
    refused("[On Play] If you have 10 DON!! cards on your field, draw 3 cards instead of 1.");
    refused("[On Play] Draw 2 cards. If your Leader is [Gull], draw 3 cards instead of 1.");
}

#[test]
fn a_value_that_is_set_is_named_and_never_permanent() {
    let text = "[On Play] Set the cost of up to 1 of your opponent's Characters to 0 during this turn.";
    assert_eq!(read(text, "").expect("it is read").taken, [Taken::SetNow]);
    refused("This Character's power becomes 7000.");
    refused("[On Play] Set the cost of up to 1 of your opponent's Characters to 0.");
}

#[test]
fn what_the_last_of_a_list_is_like_could_be_meant_of_all() {
    refused(
        "[On Play] Play up to 1 [Gull], up to 1 [Tern] and up to 1 [Skua] with a cost of 3 or less from your hand.",
    );
}

/// The only effect of a text.
fn kind(text: &str) -> Kind {
    match read(text, "") {
        Ok(mut read) => read.effects.remove(0).kind,
        Err(fault) => panic!("{text:?}: {fault:?}"),
    }
}

fn at(whose: Whose, places: &[Place]) -> Selector {
    Selector { whose, places: places.to_vec(), filter: Filter::any() }
}

#[test]
fn an_attack_and_its_target() {
    let attacks = |who, target| Kind::Auto(vec![Timing::Own(When::Attacks(who, target))]);
    let theirs = || at(Whose::Opponents, &[CHARACTERS]);
    let leader = || Some(at(Whose::Yours, &[LEADER]));
    assert_eq!(kind("When your opponent's Character attacks your Leader, draw 1 card."), attacks(theirs(), leader()));
    assert_eq!(kind("When your opponent's Character attacks, draw 1 card."), attacks(theirs(), None));
    let yours = at(Whose::Yours, &[LEADER, CHARACTERS]);
    let any = Some(at(Whose::Any, &[CHARACTERS]));
    assert_eq!(kind("When you attack a Character, draw 1 card."), attacks(yours, any));
    let attacked = Kind::Auto(vec![Timing::Own(When::Attacked(at(Whose::Yours, &[LEADER]), Some(theirs())))]);
    assert_eq!(kind("When your Leader is attacked by your opponent's Character, draw 1 card."), attacked);
    let target = Condition::Own(OwnCondition::Target(at(Whose::Any, &[LEADER])));
    assert_eq!(condition("the target of this attack is a Leader"), target);
    refused("When this Character attacks your hand, draw 1 card.");
}

#[test]
fn what_would_be_drawn() {
    let draw = |phase, by| Kind::Replacement { would: Would::Own(OwnWould::Draw(Whose::Yours, phase, by)), may: false };
    let instead = "add 1 DON!! card from your DON!! deck and rest it instead.";
    let read = |when: &str| kind(&format!("If you would draw {when}, {instead}"));
    assert_eq!(read("a card"), draw(None, By::Anything));
    assert_eq!(read("a card during your Draw Phase"), draw(Some(true), By::Anything));
    assert_eq!(read("a card outside of your Draw Phase"), draw(Some(false), By::Anything));
    assert_eq!(read("cards by your effects"), draw(None, By::Effect(Whose::Yours, None)));
    refused("If you would draw 2 cards, draw 3 cards instead.");
}

#[test]
fn several_cards_from_the_top_of_life() {
    let tops = |text: &str| match body(text).remove(0) {
        Op::Face(_, Target::Choose { from, .. }) | Op::Move { what: Target::Choose { from, .. }, .. } => from.places,
        other => panic!("{text:?}: {other:?}"),
    };
    let two = vec![Place::Tops(Zone::Life, 2)];
    assert_eq!(tops("[On Play] Turn 2 cards from the top of your Life cards face-up."), two);
    assert_eq!(tops("[On Play] Trash up to 2 cards from the top of your opponent's Life cards."), two);
    refused("[On Play] Turn 2 cards from the top or bottom of your Life cards face-up.");
}

#[test]
fn the_character_that_was_battled_in_this_turn() {
    let battled = Filter::of(vec![Is::Own(OwnIs::Battled)]);
    let all = Target::All(Selector { whose: Whose::Opponents, places: vec![CHARACTERS], filter: battled });
    let ko = crate::games::one_piece::vocabulary::ko(all);
    assert_eq!(body("[End of Your Turn] K.O. the Character this Character battled."), vec![ko.clone()]);
    assert_eq!(body("[On Play] K.O. the Character this Character battled during this turn."), vec![ko.clone()]);
    let later = body("[When Attacking] K.O. the Character this Character battled at the end of this turn.");
    assert!(matches!(later.as_slice(), [Op::Later(_, ops)] if *ops == vec![ko]), "{later:?}");
    refused("[On Play] K.O. the Character this Character battled.");
}

#[test]
fn once_per_turn_without_a_timing() {
    let forbidden = Grant::Cannot(Cannot::Be(Deed::Ko, By::Effect(Whose::Opponents, None)));
    let text = "Once per turn, this Character cannot be K.O.'d by your opponent's effects.";
    assert!(matches!(kind(text), Kind::Permanent(all) if all[0].what == vec![forbidden]));
    assert!(read(text, "").is_ok_and(|read| read.effects[0].once));
    refused("Once per turn, this Character gains +1000 power.");
    refused("[Once Per Turn] All of your Characters cannot be K.O.'d in battle.");
}

#[test]
fn a_cost_in_parts_inside_of_an_effect() {
    let ops =
        body("[On Play] Draw 1 card. Then, you may rest this Character and trash 1 card from your hand: Draw 2 cards.");
    assert!(
        matches!(ops.as_slice(), [_, Op::Then, Op::May(Whose::Yours, paid), Op::If(Condition::Did, ..)] if paid.len() == 2),
        "{ops:?}"
    );
    let modes =
        body("[On Play] Choose one:<br>• You may trash 2 cards from your hand: Draw 3 cards.<br>• Draw 1 card.");
    let [Op::ChooseOne(_, modes)] = modes.as_slice() else { panic!("{modes:?}") };
    assert!(matches!(modes[0].as_slice(), [Op::May(..), Op::If(Condition::Did, ..)]), "{modes:?}");
    assert!(matches!(modes[1].as_slice(), [Op::Draw { .. }]), "{modes:?}");
}

#[test]
fn other_than_your_card() {
    let text = "{Moss} type Characters other than your [Fern] cannot be K.O.'d in battle.";
    let taken = read(text, "").map(|read| read.taken);
    assert_eq!(taken, Ok(vec![Taken::OwnOtherThan]));
    refused("Your opponent's {Moss} type Characters other than your [Fern] cannot be K.O.'d in battle.");
}

#[test]
fn the_top_card_that_was_trashed_or_looked_at_is_spoken_of() {
    let reef = Condition::It(Filter::of(vec![Is::Type("Reef".into())]));
    for first in ["Trash the top card of your deck", "Trash 1 card from the top of your opponent's deck"] {
        let text = format!("[On Play] {first}. If the trashed card is a {{Reef}} type card, draw 1 card.");
        assert!(matches!(&body(&text)[1], Op::If(condition, ..) if *condition == reef), "{text}");
    }
    let text =
        "[On Play] Look at 1 card from the top of your deck. If that card is a {Reef} type card, you may play it.";
    assert!(matches!(&body(text)[1], Op::If(condition, ..) if *condition == reef));
    // Another card was trashed, too; or it is one of several; or another card was spoken of; or nobody has seen it.
    refused(
        "[On Play] You may trash 1 card from your hand: Trash 1 card from the top of your deck. If the trashed card is a {Reef} type card, draw 1 card.",
    );
    refused(
        "[On Play] Trash 3 cards from the top of your deck. If the trashed card is a {Reef} type card, draw 1 card.",
    );
    refused(
        "When your opponent plays a Character, trash 1 card from the top of your deck. If that card is a {Reef} type card, draw 1 card.",
    );
    refused("[On Play] Draw 1 card. If that card is a {Reef} type card, draw 1 card.");
}

#[test]
fn this_card_is_not_that_card() {
    let text = "When your opponent plays a Character, you may rest this Character. If you do, K.O. that Character.";
    let spoken = Is::Own(OwnIs::SpokenOf(Former::Field));
    let meant = |op: &Op| matches!(op, Op::Move { what: Target::All(from), .. } if from.filter.asks(&spoken));
    assert!(matches!(&body(text)[1], Op::If(Condition::Did, then, _) if meant(&then[0])));
    refused("When your opponent plays a Character, you may rest this Character. If you do, K.O. it.");
    refused("When your opponent plays a Character, you may rest this Character. If you do, rest that card.");
    refused("[On Your Opponent's Attack] You may trash this Character: That card gets −1000 power during this battle.");
    refused(
        "[On Play] Select up to 1 of your opponent's Characters. This Character gains +1000 power during this turn. K.O. it.",
    );
    refused(
        "If this Character would be K.O.'d, you may trash 1 card from your hand and return it to the owner's hand instead.",
    );
    // Where nothing else was spoken of, "it" is this Character.
    let _ = body("[On Play] You may rest this Character: If it has 5000 power or more, draw 1 card.");
}

#[test]
fn if_you_do_not_asks_what_if_you_do_asked() {
    let text = "[On Play] You may trash 1 card from your hand. If you do, K.O. up to 1 of your opponent's Characters. If you do not, draw 1 card.";
    match body(text).as_slice() {
        [Op::May(..), Op::If(Condition::Did, then, otherwise)] => assert_eq!((then.len(), otherwise.len()), (1, 1)),
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_a_permanent_effect_asks_of_it_is_asked_of_those_that_get_something() {
    let kind = |text: &str| read(text, "").expect("it is read").effects.remove(0);
    let leader = kind("Your Leader's base power becomes 7000 if it has the {Reef} type.");
    let reef = Is::Type("Reef".into());
    assert!(matches!(&leader.kind, Kind::Permanent(all) if matches!(&all[0].to, To::All(to) if to.filter.asks(&reef))));
    assert!(leader.conditions.is_empty());
    let this = kind("This Character gains +1000 power if it is rested.");
    assert_eq!(this.conditions, [Condition::This(Filter::of(vec![Is::Rested]))]);
}

#[test]
fn of_up_to_one_instead_one_is_done() {
    let text = "If this Character would be K.O.'d, you may rest up to 1 of your Characters instead.";
    let read = read(text, "").expect("it is read");
    assert_eq!(read.taken, [Taken::OneAtLeastInstead]);
    let one = Count::Exactly(Amount::N(1));
    assert!(matches!(&read.effects[0].body[0], Op::Turn(_, Target::Choose { count, .. }) if *count == one));
}
