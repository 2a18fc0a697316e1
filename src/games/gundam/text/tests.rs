//! Texts of our own invention, and what they are compiled to.

use super::super::vocabulary::*;
use super::read;
use crate::cardgame::text::Filter as All;

/// The effects of a text that is read whole.
fn effects(text: &str) -> Vec<Effect> {
    match read(text) {
        Ok(read) => read.effects,
        Err(fault) => panic!("{text}: stops at {:?} {:?}", fault.at, fault.text),
    }
}

/// The body of the only effect.
fn body(text: &str) -> Vec<Op> {
    let mut all = effects(text);
    assert_eq!(all.len(), 1, "{text}");
    all.remove(0).body
}

fn units(whose: Whose, filter: Vec<Is>) -> Selector {
    Selector { whose, places: vec![UNITS], filter: All(filter) }
}

fn pick(from: Selector, count: i32) -> Target {
    Target::Choose { who: Whose::Yours, from, count: Count::Exactly(Amount::N(count)) }
}

fn level(from: i32, to: i32) -> Is {
    Is::Stat(Stat::Level, Of::Now, from, to)
}

fn gets(to: Target, what: Grant) -> Op {
    Op::Give { to, what: vec![what], until: Duration::ThisTurn }
}

fn draw(n: i32) -> Op {
    Op::Draw { who: Whose::Yours, count: Amount::N(n), up_to: false }
}

#[test]
fn a_choice_is_made_and_then_something_is_done_to_it() {
    let from = units(Whose::Opponents, vec![Is::Rested, level(LEAST, 3)]);
    let damage = Op::Own(OwnOp::Damage { to: Target::It, amount: Amount::N(2) });
    let read = body("【Deploy】Choose 1 rested enemy Unit that is Lv.3 or lower. Deal 2 damage to it.");
    assert_eq!(read, vec![Op::Choose(pick(from, 1)), damage]);
}

#[test]
fn headings_say_when_and_under_which_conditions() {
    let all = effects("【During Pair･(Reed Watch) Pilot】【Attack】【Once per Turn】Draw 1.");
    assert_eq!(all[0].kind, Kind::Auto(vec![Timing::Own(When::Attack)]));
    let pilot = All(vec![Is::Type("Reed Watch".to_owned())]);
    assert_eq!(all[0].conditions, vec![Condition::Own(OwnCondition::DuringPair(pilot))]);
    assert!(all[0].once);
    let both = effects("【Main】/【Action】Draw 1.");
    let kinds: Vec<Kind> = both.into_iter().map(|effect| effect.kind).collect();
    assert_eq!(kinds, vec![Kind::Called(Call::Main), Kind::Called(Call::Action)]);
    let two = effects("【Deploy】/【Attack】Draw 1.");
    assert_eq!(two[0].kind, Kind::Auto(vec![Timing::Own(When::Deploy), Timing::Own(When::Attack)]));
}

#[test]
fn the_dots_in_headings_may_differ() {
    for dot in ['･', '・', '·'] {
        let all = effects(&format!("【Activate{dot}Main】①：Draw 1."));
        assert_eq!(all[0].kind, Kind::Called(Call::ActivateMain));
        assert_eq!(all[0].cost, vec![Op::Own(OwnOp::Pay(1))]);
    }
}

#[test]
fn it_is_the_card_that_was_spoken_of_last() {
    let this = gets(Target::This, Grant::Keyword(Keyword::Blocker, 0));
    assert_eq!(body("【Attack】Set this Unit as active. It gains <Blocker> during this turn.")[1], this);
    let other = gets(Target::It, Grant::Keyword(Keyword::Blocker, 0));
    assert_eq!(
        body("【Once per Turn】When a friendly (Reed) Unit links, it gains <Blocker> during this turn.")[0],
        other
    );
    // Nothing was spoken of.
    assert!(read("【Deploy】It gains <Blocker> during this turn.").is_err());
    // Two were.
    assert!(read("【Deploy】Choose 2 friendly Units. It gains <Blocker> during this turn.").is_err());
}

#[test]
fn that_unit_is_never_this_unit() {
    let rest = Op::May(Whose::Yours, vec![Op::Turn(Deed::Rest, Target::This)]);
    let damage = |to| Op::Own(OwnOp::Damage { to, amount: Amount::N(1) });
    let ops = body("When an enemy Unit is deployed, you may rest this Unit. If you do, deal 1 damage to that Unit.");
    assert_eq!(ops, vec![rest, Op::If(Condition::Did, vec![damage(Target::It)], vec![])]);
    let ops = body("When an enemy Unit is deployed, if this Unit is rested, deal 1 damage to that Unit.");
    assert!(matches!(ops.as_slice(), [Op::If(_, then, _)] if *then == vec![damage(Target::It)]));
    // It could be either, or the one that is meant is not spoken of.
    for text in [
        "When an enemy Unit is deployed, you may rest this Unit. If you do, deal 1 damage to it.",
        "When an enemy Unit is deployed, if this Unit is rested, deal 1 damage to it.",
        "When this Unit destroys an enemy Unit with battle damage, exile that Unit from the game.",
        "【Attack】Choose 1 enemy Unit. Rest this Unit. If you do, destroy it.",
        "【Attack】Choose 2 enemy Units. Rest this Unit. If you do, destroy them.",
        "【Main】Choose 1 enemy Unit. Choose 1 friendly Unit. Rest it. If you do, destroy that enemy Unit.",
        "【Main】Choose 1 enemy Unit. Choose 1 friendly Base. Rest it. If you do, destroy that Unit.",
        "【Deploy】Choose 1 enemy Unit paired with a Pilot. Return that Pilot to its owner's hand.",
        "【Deploy】Choose 1 of your Units. Rest it. If you do, choose 1 of your other Units. Set it as active.",
    ] {
        assert!(read(text).is_err(), "{text}");
    }
    // A Command is no Unit: the others are those besides the one that was chosen.
    let ops =
        body("【Main】Choose 1 friendly Unit. It gains <Breach 1> for each other friendly Unit during this turn.");
    let [_, Op::Give { what, .. }] = ops.as_slice() else { panic!("{ops:?}") };
    let [Grant::Own(OwnGrant::KeywordOf(_, Amount::Count(others)))] = what.as_slice() else { panic!("{what:?}") };
    assert_eq!(others.filter, All(vec![Is::Not(Box::new(All(vec![Is::It])))]));
    // An enemy Unit is none of one's own.
    let from = units(Whose::Yours, vec![Is::Not(Box::new(All(vec![Is::This])))]);
    let ops = body("When an enemy Unit is destroyed, choose 1 of your other Units. Set it as active.");
    assert_eq!(ops[0], Op::Choose(pick(from, 1)));
    // Who is spoken of last goes on doing something, and that reading is named.
    let text = "【Attack】Choose 1 enemy Unit. Rest it. If you do, set this Unit as active. It gains <Blocker> during this turn.";
    assert_eq!(read(text).map(|read| read.taken).unwrap_or_default(), vec![Taken::ItIsThis]);
}

#[test]
fn what_stands_after_and_is_whose_the_others_are() {
    let all = |whose, places: Place, filter| Target::All(Selector { whose, places: vec![places], filter: All(filter) });
    let trait_ = |name: &str| vec![Is::Type(name.to_owned())];
    let both = vec![all(Whose::Yours, UNITS, trait_("Reed")), all(Whose::Yours, UNITS, trait_("Moss"))];
    let ops = body("【Deploy】All your (Reed) Units and (Moss) Units get AP+1 during this turn.");
    assert_eq!(ops, vec![gets(Target::Both(both), Grant::Stat(Stat::Ap, Amount::N(1)))]);
    let both = vec![all(Whose::Opponents, UNITS, vec![]), all(Whose::Opponents, BASE, vec![])];
    let ops = body("【Deploy】Deal 1 damage to all enemy Units and Bases.");
    assert_eq!(ops, vec![Op::Own(OwnOp::Damage { to: Target::Both(both), amount: Amount::N(1) })]);
}

#[test]
fn what_follows_an_if_hangs_on_it_and_the_reading_is_named() {
    let text = read("【Deploy】If you have another (Reed) Unit in play, draw 1. Then, discard 1.").expect("a text");
    let [Op::If(_, then, _)] = text.effects[0].body.as_slice() else { panic!("all of it hangs on the if") };
    assert_eq!(then.len(), 3);
    assert_eq!(text.taken, vec![Taken::HangsOnIf]);
    // What speaks of the card chosen under the "if" cannot be meant otherwise.
    let text = read("【Deploy】If 3 or more enemy Units are in play, choose 1 enemy Unit. Rest it.").expect("a text");
    assert_eq!(text.taken, vec![]);
}

#[test]
fn what_is_left_of_cards_looked_at_does_not_hang_on_the_if() {
    let text = "【Deploy】Look at the top card of your deck. If it is a (Reed) card, you may reveal it and add it to your hand. \
                Return any remaining card to the bottom of your deck.";
    let ops = body(text);
    assert!(matches!(ops.as_slice(), [Op::Look { .. }, Op::If(..), Op::PlaceRest(Rest::To(Zone::Deck, Spot::Bottom))]));
}

#[test]
fn what_may_be_chosen_and_what_is_done_to_it_is_one_may() {
    let ops = body("【Attack】You may choose 1 of your other Units. Rest it. If you do, draw 1.");
    let [Op::May(Whose::Yours, inner), Op::If(Condition::Did, then, _)] = ops.as_slice() else { panic!("{ops:?}") };
    let from = units(Whose::Yours, vec![Is::Not(Box::new(All(vec![Is::This])))]);
    assert_eq!(*inner, vec![Op::Choose(pick(from, 1)), Op::Turn(Deed::Rest, Target::It)]);
    assert_eq!(*then, vec![draw(1)]);
}

#[test]
fn instead_takes_the_place_of_the_sentence_before() {
    let ops = body(
        "【Main】Choose 1 enemy Unit with 3 or less HP. Rest it. If a friendly (Reed) Link Unit is in play, choose 1 to 2 enemy Units \
         with 3 or less HP instead.",
    );
    let [Op::If(_, then, otherwise)] = ops.as_slice() else { panic!("{ops:?}") };
    assert!(matches!(&then[0], Op::Choose(Target::Choose { count: Count::Between(1, 2), .. })));
    assert!(matches!(&otherwise[0], Op::Choose(Target::Choose { count: Count::Exactly(Amount::N(1)), .. })));
    assert_eq!(then[1], otherwise[1]);
}

#[test]
fn tokens_have_what_is_printed_for_them() {
    let ops = body("【Deploy】Deploy 2 rested [Reed Cutter]((Reed)･AP1･HP2･<Breach 1>) Unit tokens.");
    let [Op::Own(OwnOp::DeployToken { token, count, rested, .. })] = ops.as_slice() else { panic!("{ops:?}") };
    assert_eq!((token.name.as_str(), token.ap, token.hp), ("Reed Cutter", 1, 2));
    assert_eq!((&token.traits, &token.keywords), (&vec!["Reed".to_owned()], &vec![(Keyword::Breach, 1)]));
    assert_eq!((count, rested), (&Amount::N(2), &true));
    assert!(read("【Deploy】Deploy 1 [Reed Cutter]((Reed)･AP1) Unit token.").is_err());
}

#[test]
fn this_unit_is_counted_once_among_its_like() {
    let all = effects("This Unit and all your Units with \"Reed\" in their card name get AP+1.");
    let Kind::Permanent(grants) = &all[0].kind else { panic!("it holds") };
    let To::All(others) = &grants[1].to else { panic!("and others") };
    assert!(others.filter.asks(&Is::Not(Box::new(All(vec![Is::This])))));
}

#[test]
fn damage_is_told_apart_by_where_it_comes_from() {
    let would = |text: &str| match effects(text).remove(0).kind {
        Kind::Replacement { would: Would::Own(OwnWould::Damaged(_, by)), may: false } => by,
        other => panic!("{other:?}"),
    };
    assert_eq!(would("When this Unit receives enemy battle damage, reduce it by 1."), vec![By::Battle]);
    let effect = By::Effect(Whose::Opponents, None);
    assert_eq!(would("When this Unit receives effect damage from an enemy, reduce it by 1."), vec![effect.clone()]);
    assert_eq!(would("When this Unit receives damage from an enemy, reduce it by 1."), vec![By::Battle, effect]);
    assert_eq!(would("When this Unit receives damage, reduce it by 1."), vec![By::Anything]);
}

#[test]
fn a_pilot_of_a_command_is_its_name() {
    let all = effects("【Main】Draw 1.\n【Pilot】[Wren Holloway]");
    assert_eq!(all[1].kind, Kind::Outside(Construction::Pilot("Wren Holloway".to_owned())));
}

#[test]
fn effects_that_are_given_stand_last() {
    let all = effects(
        "【Action】Choose 1 friendly (Reed) Unit. It gains the following effect during this turn:\n■【Destroyed】Draw 1.\n【Pilot】[Wren Holloway]",
    );
    assert_eq!(all.iter().map(|effect| effect.given).collect::<Vec<_>>(), [false, false, true]);
    assert!(matches!(&all[0].body[1], Op::Give { what, .. } if *what == [Grant::Effect(2)]));
}

#[test]
fn resources_are_turned_not_chosen() {
    let ops = body("【Attack】Choose 1 of your Resources. Set it as active.");
    let turned = OwnOp::TurnResources {
        whose: Whose::Yours,
        kind: Counted::Resources,
        count: Amount::N(1),
        up_to: false,
        rest: false,
    };
    assert_eq!(ops, vec![Op::Own(turned)]);
    assert!(read("【Attack】Choose 1 of your Resources. Destroy it.").is_err());
}

/// Where reading stops: the words at the place.
fn stops(text: &str) -> String {
    read(text).expect_err("it cannot be read").text
}

#[test]
fn what_cannot_be_read_is_refused_at_its_place() {
    assert!(stops("【Deploy】Choose 1 enemy Unit. Tickle it.").starts_with("Tickle"));
    assert!(stops("【Deploy】Choose 1 enemy Unit with 3 or less XP. Rest it.").starts_with("XP"));
    assert!(stops("【Deploy】Draw 1. (But only on Sundays.)").starts_with("(But"));
    assert!(stops("【Sometimes】Draw 1.").starts_with("【Sometimes】"));
    assert!(stops("【Deploy】【Attack】Draw 1.").starts_with("【Attack】"));
    assert!(stops("<Breach>").starts_with("<Breach>"));
    assert!(stops("<Blocker 2>").starts_with("<Blocker 2>"));
    assert_eq!(stops("【Deploy】Choose 1 enemy Unit.  Rest"), "");
}

#[test]
fn a_fault_names_the_line_and_what_would_have_been_understood() {
    let text = "<Blocker>\n【Deploy】Choose 1 enemy Unit. It gets AP+1 durring this turn.";
    let fault = read(text).expect_err("a slip");
    assert_eq!(fault.line(text), (2, 43));
    assert_eq!(fault.near.as_deref(), Some("during this turn"));
    let near = |text: &str| read(text).expect_err("a slip").near.unwrap_or_default();
    assert_eq!(near("【Deploy】Chose 1 enemy Unit. Rest it."), "choose");
    assert_eq!(near("【Deplyo】Draw 1."), "【deploy】");
    assert_eq!(near("【Deploy】Choose 1 enemy Unit. Tickle it."), "");
}

#[test]
fn what_can_be_meant_in_two_ways_is_refused() {
    // Does the second condition hang on the first?
    assert!(read("【Deploy】If you have a (Reed) Unit in play, draw 1. Then, if it is your turn, draw 1.").is_err());
    // "A and B or C"
    assert!(
        read("【Deploy】If it is your turn and you have a (Reed) Unit in play or it is your opponent's turn, draw 1.")
            .is_err()
    );
    // Just 2, or 2 or more?
    assert!(read("【Deploy】If you have 2 Units in play, draw 1.").is_err());
    assert!(read("【Deploy】If there are 2 Command cards in your trash, draw 1.").is_err());
    assert!(read("【Deploy】If there are exactly 2 Command cards in your trash, draw 1.").is_ok());
    assert!(read("【Deploy】If you have exactly 2 Units in play, draw 1.").is_ok());
}

#[test]
fn what_other_players_do_is_told_of_them() {
    for text in [
        "【Main】Your opponent chooses 1 of your Units. Rest it.",
        "【Main】All players each draw 1. If you have 5 or more cards in your hand, discard 1.",
        "【Main】All enemy players each choose 1 of their Units. Rest them. Draw 1.",
        "【Main】Your opponent chooses 1 Unit card from your trash. Exile it from the game.",
    ] {
        assert!(read(text).is_err(), "{text}");
    }
    let text = read("【Main】All enemy players each choose 1 of their Units. Rest them.").expect("it is read");
    assert_eq!(text.taken, Vec::new());
    let [Op::Own(OwnOp::Each(Whose::Opponents, chosen)), Op::Turn(Deed::Rest, Target::It)] =
        text.effects[0].body.as_slice()
    else {
        panic!("{text:?}")
    };
    assert!(matches!(chosen.as_slice(), [Op::Choose(_)]), "{chosen:?}");
}

#[test]
fn a_card_was_chosen_for_something() {
    let ops = body("【Deploy】Choose 1 enemy Unit. If this Unit is a Link Unit, destroy it.");
    let [_, Op::If(_, then, _)] = ops.as_slice() else { panic!("{ops:?}") };
    assert!(matches!(then.as_slice(), [Op::Move { deed: Deed::Destroy, what: Target::It, .. }]), "{then:?}");
    // Who gets something, or is set active, could be this Unit as well.
    for text in [
        "【Deploy】Choose 1 friendly Unit. If this Unit is damaged, it recovers 1 HP.",
        "【Deploy】Choose 1 friendly Unit. If this Unit is rested, set it as active.",
        "【Attack】Choose 1 friendly Unit. If this Unit is a Link Unit, it gets AP+2 during this turn.",
    ] {
        assert!(read(text).is_err(), "{text}");
    }
    assert!(read("【Attack】Choose 1 friendly Unit. It gets AP+1 during this turn. If this Unit is a Link Unit, it gets AP+2 instead.").is_ok());
}

#[test]
fn otherwise_is_the_other_way_of_an_if() {
    let ops = body("【Deploy】If it is your turn, draw 1. Otherwise, rest this Unit.");
    let [Op::If(Condition::YourTurn, then, otherwise)] = ops.as_slice() else { panic!("{ops:?}") };
    assert_eq!((then.len(), otherwise.as_slice()), (1, &[Op::Turn(Deed::Rest, Target::This)][..]));
    for text in [
        // The card was chosen only where the "if" holds.
        "【Deploy】If it is your turn, choose 1 enemy Unit. Rest it. Otherwise, destroy it.",
        // No "if" stands before it, or none about a card.
        "【Deploy】Draw 1. Otherwise, rest this Unit.",
        "【Deploy】If it is your turn, draw 1. If it isn't, rest this Unit.",
    ] {
        assert!(read(text).is_err(), "{text}");
    }
}

#[test]
fn a_card_is_in_the_trash_only_when_it_was_destroyed() {
    for text in ["【Attack】Deploy this card from your trash.", "【Attack】Add this card from your trash to your hand."]
    {
        assert!(read(text).is_err(), "{text}");
    }
    for text in [
        "【Destroyed】Deploy this card from your trash.",
        "When this Unit is destroyed, deploy this card from your trash.",
        "【Destroyed】Add this card from your trash to your hand.",
    ] {
        assert!(read(text).is_ok(), "{text}");
    }
}

#[test]
fn a_unit_that_is_gone_gets_nothing() {
    let ops = body("【Attack】Choose 1 enemy Unit. Destroy this Unit. If you do, it gets AP-3 during this turn.");
    let Some(Op::If(Condition::Did, then, _)) = ops.last() else { panic!("{ops:?}") };
    assert!(matches!(then.as_slice(), [Op::Give { to: Target::It, .. }]), "{then:?}");
    let ops = body("【Attack】Choose 1 enemy Unit. Destroy this Unit. If you do, deal 3 damage to it.");
    let Some(Op::If(Condition::Did, then, _)) = ops.last() else { panic!("{ops:?}") };
    assert!(matches!(then.as_slice(), [Op::Own(OwnOp::Damage { to: Target::It, .. })]), "{then:?}");
}

#[test]
fn what_would_do_nothing_where_the_cards_lie_is_refused() {
    for text in [
        "Your Shields get HP+1.",
        "Your shield area cards gain <Blocker>.",
        "Your Base can't be attacked.",
        "Your Resources can't be set as active.",
        "Cards in your trash gain <Blocker>.",
        "【Main】Choose 1 Unit card from your trash. It gets AP+2 during this turn.",
        "【Main】Choose 1 of your Shields. It recovers 1 HP.",
        "【Main】Choose 1 enemy Shield. Rest it.",
        "【Main】Choose 1 card from your hand. Destroy it.",
        "【Main】Choose 1 enemy Pilot. Deal 1 damage to it.",
        "When one of your Shields is rested, draw 1.",
        "When your Base attacks, draw 1.",
        "When an enemy Pilot receives damage, draw 1.",
        "If one of your Shields would be rested, draw 1 instead.",
    ] {
        assert!(read(text).is_err(), "{text}");
    }
    for text in [
        "Your Base gets HP+1.",
        "【Main】Choose 1 Unit card from your trash. Deploy it. It can't attack during this turn.",
        "【Main】Choose 1 Unit card from your trash and deploy it. Rest it.",
        "【Main】Choose 1 enemy Shield. Destroy it.",
        "【Main】Choose 1 enemy Pilot. Destroy it.",
        "Your Shields can't receive battle damage.",
        "Cards in your trash can't be chosen by enemy effects.",
        "【Main】During this turn, Unit cards in your hand get cost -1.",
        "When one of your Shields receives battle damage, draw 1.",
        "When one of your Pilots is destroyed, draw 1.",
        "If one of your Shields would be destroyed, you may destroy this Unit instead.",
    ] {
        assert!(read(text).is_ok(), "{text}");
    }
}

#[test]
fn a_base_is_asked_about() {
    let fort = |whose, is| {
        let base = Selector { whose, places: vec![BASE], filter: All(vec![is]) };
        Condition::Is(Amount::Count(Box::new(base)), Compare::AtLeast, Amount::N(1))
    };
    let condition = |text: &str| effects(text).remove(0).conditions;
    assert_eq!(condition("While your Base is rested, this Unit gets AP+1."), [fort(Whose::Yours, Is::Rested)]);
    let damaged = fort(Whose::Opponents, Is::Own(OwnIs::Damaged));
    assert_eq!(condition("While the enemy Base is damaged, this Unit gets AP+1."), [damaged]);
    assert!(read("【Attack】If your Base is rested, set it as active.").is_err());
    assert!(read("While your Base is attacking, this Unit gets AP+1.").is_err());
}
