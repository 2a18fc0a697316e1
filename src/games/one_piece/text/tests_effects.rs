//! Whole effects: kinds, conditions, costs, the reach of "if".

use super::tests::{body, cards, chosen, effects, either, exactly, not, one, theirs, up_to};
use crate::games::one_piece::vocabulary::*;

fn leader_is(filter: Vec<Is>) -> Condition {
    count(cards(Whose::Yours, LEADER, filter), Compare::AtLeast, 1)
}

fn count(selector: Selector, compare: Compare, number: i32) -> Condition {
    Condition::Is(Amount::Count(Box::new(selector)), compare, Amount::N(number))
}

fn life(side: Whose, compare: Compare, number: i32) -> Condition {
    count(cards(side, LIFE, vec![]), compare, number)
}

fn draw(number: i32) -> Op {
    Op::Draw { who: Whose::Yours, count: Amount::N(number), up_to: false }
}

fn permanent(effect: &Effect) -> &[Grants] {
    match &effect.kind {
        Kind::Permanent(grants) => grants,
        other => panic!("{other:?}"),
    }
}

/// The condition of "If …, draw 1 card."
fn condition(words: &str) -> Condition {
    match body(&format!("If {words}, draw 1 card.")).as_slice() {
        [Op::If(condition, then, other)] if *then == [draw(1)] && other.is_empty() => condition.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn keywords_stand_alone() {
    let all = effects("[Rush] (This card can attack on the turn in which it is played.)<br>[Double Attack] [Banish]");
    let keywords: Vec<Grant> = all.iter().flat_map(|effect| permanent(effect)[0].what.clone()).collect();
    assert_eq!(
        keywords,
        [Keyword::Rush, Keyword::DoubleAttack, Keyword::Banish].map(|keyword| Grant::Keyword(keyword, 1))
    );
}

#[test]
fn brackets_give_conditions_and_timings() {
    let effect = one("[DON!! x2] [Your Turn] [Once Per Turn] [On Play]/[When Attacking] Draw 1 card.");
    assert_eq!(effect.kind, Kind::Auto(vec![Timing::Own(When::OnPlay), Timing::Own(When::WhenAttacking)]));
    assert_eq!(effect.conditions, [Condition::Own(OwnCondition::DonGiven(2)), Condition::YourTurn]);
    assert!(effect.once);
}

#[test]
fn main_and_counter_are_two() {
    let all = effects("[Main]/[Counter] Draw 1 card.");
    assert_eq!(all[0].kind, Kind::Called(Call::Main));
    assert_eq!(all[1].kind, Kind::Called(Call::Counter));
    assert_eq!(all[0].body, all[1].body);
}

#[test]
fn an_if_that_opens_the_text_reaches_to_its_end() {
    let text =
        "If your Leader has the {Moss} type, draw 1 card and trash 1 card from your hand. Then, rest this Character.";
    let ops = body(text);
    assert_eq!(ops.len(), 1);
    let Op::If(condition, then, _) = &ops[0] else { panic!("{ops:?}") };
    assert_eq!(*condition, leader_is(vec![Is::Type("Moss".into())]));
    assert_eq!(then.len(), 4);
    assert_eq!(then[2..], [Op::Then, turn(Target::This, true)]);
}

#[test]
fn what_stands_after_then_hangs_on_a_later_if() {
    let ops = body("Draw 1 card. If your Leader has the {Moss} type, draw 1 card. Then, rest this Character.");
    assert_eq!(ops.len(), 2);
    assert!(matches!(&ops[1], Op::If(_, then, _) if *then == [draw(1), Op::Then, turn(Target::This, true)]), "{ops:?}");
    // A further sentence without "then" does not.
    let ops = body("Draw 1 card. If your Leader has the {Moss} type, draw 1 card. Rest this Character.");
    assert_eq!(ops.last(), Some(&turn(Target::This, true)));
    // Nor what speaks of the cards that are looked at.
    let ops = body(
        "Reveal 1 card from the top of your deck. If that card is a {Moss} type card, draw 1 card. Then, place the revealed card at the bottom of your deck.",
    );
    assert_eq!(ops.last(), Some(&to_deck(Target::It, Spot::Bottom)), "{ops:?}");
    assert!(matches!(&ops[1], Op::If(_, then, _) if *then == [draw(1)]), "{ops:?}");
}

#[test]
fn what_follows_an_if_hangs_on_it_in_a_mode() {
    let ops = body(
        "Choose one:\n• If you have 2 or less Life cards, draw 1 card. Then, rest this Character.\n• Draw 2 cards.",
    );
    let [Op::ChooseOne(_, modes)] = ops.as_slice() else { panic!("{ops:?}") };
    assert!(matches!(modes[0].as_slice(), [Op::If(_, then, _)] if then.len() == 3), "{modes:?}");
}

#[test]
fn how_words_were_taken_is_said() {
    let taken = |text: &str| super::read(text, "").expect("it is read").taken;
    assert_eq!(
        taken("[On Play] If your Leader is [Moss], draw 1 card. Then, rest this Character."),
        [Taken::HangsOnIf]
    );
    assert_eq!(taken("[On Play] You may trash 1 Character: Draw 1 card."), [Taken::OwnInCost]);
    assert_eq!(
        taken("[On Play] You may place 1 Stage at the bottom of the owner's deck: Draw 1 card."),
        [Taken::AnybodysInCost]
    );
    assert_eq!(taken("[On Play] Add up to 1 card from your Life area to your hand."), [Taken::TopOfLife]);
    assert_eq!(
        taken(
            "[On Play] Play up to 1 {A} type Character card or {B} type Character card with a cost of 5 or less from your hand."
        ),
        [Taken::AskedOfBoth]
    );
    assert_eq!(taken("[On Play] Rest your opponent's Leader and up to 1 Character."), [Taken::SaidOfBoth]);
    assert_eq!(
        taken("[On Play] Rest up to 1 of your opponent's Characters and up to 1 DON!! card."),
        [Taken::SaidOfBoth]
    );
    assert_eq!(
        taken("[On Play] Add up to 1 Event card or Stage card with a cost of 2 or less from your trash to your hand."),
        [Taken::AskedOfBoth]
    );
    for paid in ["rest 1 card", "rest 1 DON!! card"] {
        assert_eq!(taken(&format!("[On Play] You may {paid}: Draw 1 card.")), [Taken::OwnInCost], "{paid}");
    }
    for paid in ["turn 1 Life card face-up", "add 1 Life card to your hand"] {
        let taken = taken(&format!("[On Play] You may {paid}: Draw 1 card."));
        assert!(taken.contains(&Taken::OwnInCost), "{paid}: {taken:?}");
    }
    assert_eq!(
        taken("When a card is trashed from your hand by your effect, draw cards equal to the number of cards trashed."),
        [Taken::NumberOfEvent]
    );
    assert_eq!(taken("[On Play] Draw 1 card."), []);
}

#[test]
fn the_owner_and_the_state_go_on_to_the_second_noun() {
    for text in [
        "[On Play] Rest up to 1 of your opponent's Characters with a cost of 3 or less and up to 1 DON!! card.",
        "[On Play] Your opponent's rested Leader and up to 2 DON!! cards will not become active in your opponent's next Refresh Phase.",
        "[On Play] K.O. up to 1 of your opponent's rested Leader or up to 1 Stage card.",
        "[Activate: Main] You may rest 1 card: Draw 1 card.",
        "[Activate: Main] You may turn 1 Life card face-up: Draw 1 card.",
    ] {
        let read = format!("{:?}", effects(text));
        assert!(!read.contains("whose: Any"), "{text}: {read}");
    }
    let state = |text: &str| format!("{:?}", effects(text)).matches("Filter([Rested").count();
    assert_eq!(state("[On Play] K.O. up to 1 of your opponent's rested Leader or up to 1 Stage card."), 2);
    assert_eq!(
        state(
            "[On Play] Your opponent's rested Leader and up to 2 DON!! cards will not become active in your opponent's next Refresh Phase."
        ),
        2
    );
}

#[test]
fn a_qualifier_behind_or_belongs_to_both() {
    for both in ["Character card or Stage card", "{Crew} type Character card or Event card", "Event card or Stage card"]
    {
        let text = format!("[On Play] Add up to 1 {both} with a cost of 3 or less from your trash to your hand.");
        assert_eq!(format!("{:?}", effects(&text)).matches("Stat(Cost").count(), 2, "{text}");
    }
    // "Characters or Characters with …" are told apart by it.
    let text =
        "[On Play] K.O. up to 1 of your opponent's {Crew} type Characters or Characters with a cost of 3 or less.";
    assert_eq!(format!("{:?}", effects(text)).matches("Stat(Cost").count(), 1);
}

#[test]
fn a_name_that_was_eaten_is_not_read() {
    assert!(super::read("[On Play] If you have a [] Character, draw 1 card.", "").is_err());
}

#[test]
fn the_number_of_what_was_not_done_is_refused() {
    assert!(super::read("[On Play] Draw cards equal to the number of cards trashed.", "").is_err());
}

#[test]
fn what_may_be_left_is_asked_once() {
    let effect = one("This effect can be activated when your opponent activates an Event. You may draw 1 card.");
    assert_eq!(effect.body, vec![Op::May(Whose::Yours, vec![draw(1)])]);
}

#[test]
fn a_second_if_is_inside() {
    let ops = body("If your Leader is [Fern], draw 1 card and, if you don't have [Moss], draw 2 cards.");
    let Op::If(_, then, _) = &ops[0] else { panic!("{ops:?}") };
    assert_eq!(then[0], draw(1));
    assert!(
        matches!(&then[1], Op::If(Condition::Is(_, Compare::Exactly, Amount::N(0)), inner, _) if *inner == [draw(2)])
    );
}

#[test]
fn if_you_do_follows_you_may() {
    let ops = body("You may rest this Character. If you do, draw 1 card.");
    let may = Op::May(Whose::Yours, vec![turn(Target::This, true)]);
    assert_eq!(ops, vec![may.clone(), Op::If(Condition::Did, vec![draw(1)], vec![])]);
    let ops = body("If your Leader is [Fern], you may rest this Character. If you do, draw 1 card.");
    assert_eq!(ops.len(), 1);
    let Op::If(_, then, _) = &ops[0] else { panic!("{ops:?}") };
    assert_eq!(*then, vec![may, Op::If(Condition::Did, vec![draw(1)], vec![])]);
}

#[test]
fn an_if_may_stand_last() {
    let ops = body("Draw 1 card if you have 3 or less cards in your hand.");
    let hand = count(cards(Whose::Yours, HAND, vec![]), Compare::AtMost, 3);
    assert_eq!(ops, vec![Op::If(hand, vec![draw(1)], vec![])]);
}

#[test]
fn costs() {
    let effect = one(
        "[Activate: Main] [Once Per Turn] DON!! −2, You may rest this Character and trash 1 card from your hand: Draw 1 card.",
    );
    assert_eq!(effect.kind, Kind::Called(Call::ActivateMain));
    assert!(effect.may && effect.once);
    let back = Op::Own(OwnOp::ReturnDon {
        who: Whose::Yours,
        count: Amount::N(2),
        or_more: false,
        up_to: false,
        rested: None,
    });
    let trash = trash(chosen(cards(Whose::Yours, HAND, vec![]), exactly(1)));
    assert_eq!(effect.cost, vec![back, turn(Target::This, true), trash]);
    assert_eq!(effect.body, vec![draw(1)]);
}

#[test]
fn more_costs() {
    let paid = |words: &str| one(&format!("[On Play] You may {words}: Draw 1 card.")).cost;
    let trash = |filter| chosen(cards(Whose::Yours, TRASH, filter), exactly(3));
    assert_eq!(
        paid("place 3 {Moss} type cards from your trash at the bottom of your deck in any order"),
        vec![to_deck(trash(vec![Is::Type("Moss".into())]), Spot::Bottom)]
    );
    let active = cards(Whose::Yours, LEADER, vec![Is::Active]);
    assert_eq!(
        paid("give your active Leader −5000 power during this turn"),
        vec![Op::Give {
            to: Target::All(active),
            what: vec![Grant::Stat(Stat::Power, Amount::N(-5000))],
            until: Duration::ThisTurn
        }]
    );
    let top = chosen(cards(Whose::Yours, LIFE_TOP, vec![]), exactly(1));
    assert_eq!(paid("turn 1 card from the top of your Life cards face-up"), vec![turn_life(top, true)]);
    let don = chosen(cards(Whose::Yours, DONS, vec![]), exactly(1));
    assert_eq!(
        paid("rest 1 of your DON!! cards and this Character"),
        vec![turn(Target::Both(vec![don, Target::This]), true)]
    );
    let shown = chosen(cards(Whose::Yours, HAND, vec![Is::Category(Category::Event)]), exactly(2));
    assert_eq!(paid("reveal 2 Events from your hand"), vec![Op::Reveal(shown)]);
}

#[test]
fn a_condition_before_the_cost_is_one_of_the_effect() {
    let effect = one("[Activate: Main] If your Leader is [Fern], you may rest this Character: Draw 1 card.");
    assert_eq!(effect.conditions, [leader_is(vec![Is::Name("Fern".into())])]);
    assert_eq!((effect.cost, effect.body), (vec![turn(Target::This, true)], vec![draw(1)]));
}

#[test]
fn conditions_about_the_leader() {
    assert_eq!(condition("your Leader is multicolored"), leader_is(vec![Is::Multicolour]));
    assert_eq!(condition("your Leader's type includes \"Moss\""), leader_is(vec![Is::TypeIncludes("Moss".into())]));
    let two = vec![power(7000, MOST), Is::Type("Moss".into())];
    assert_eq!(condition("your Leader has 7000 power or more and the {Moss} type"), leader_is(two));
    let names = either(vec![vec![Is::Name("Fern".into())], vec![Is::Name("Reed".into())]]);
    assert_eq!(condition("your Leader is [Fern] or [Reed]"), leader_is(vec![names]));
}

#[test]
fn conditions_about_numbers() {
    assert_eq!(condition("you have 2 or less Life cards"), life(Whose::Yours, Compare::AtMost, 2));
    assert_eq!(condition("your opponent has 0 Life cards"), life(Whose::Opponents, Compare::Exactly, 0));
    let both = |side| Selector { whose: side, places: vec![DONS, Place::Own(Dons::Given)], filter: Filter::any() };
    assert_eq!(
        condition("you have 8 or more DON!! cards on your field"),
        count(both(Whose::Yours), Compare::AtLeast, 8)
    );
    let number = |side| Amount::Count(Box::new(both(side)));
    assert_eq!(
        condition(
            "the number of DON!! cards on your field is equal to or less than the number on your opponent's field"
        ),
        Condition::Is(number(Whose::Yours), Compare::AtMost, number(Whose::Opponents))
    );
    assert_eq!(
        condition("your opponent has more DON!! cards on their field than you"),
        Condition::Is(number(Whose::Opponents), Compare::More, number(Whose::Yours))
    );
    let rested = cards(Whose::Yours, DONS, vec![Is::Rested]);
    assert_eq!(condition("you have 6 or more rested DON!! cards"), count(rested, Compare::AtLeast, 6));
}

#[test]
fn conditions_joined() {
    let Condition::All(all) = condition("your Leader is [Fern] and you have 2 or less Life cards") else { panic!() };
    assert_eq!(all, [leader_is(vec![Is::Name("Fern".into())]), life(Whose::Yours, Compare::AtMost, 2)]);
    let Condition::Any(any) = condition("either you or your opponent has 0 Life cards") else { panic!() };
    assert_eq!(any, [life(Whose::Yours, Compare::Exactly, 0), life(Whose::Opponents, Compare::Exactly, 0)]);
}

#[test]
fn conditions_about_cards_on_the_field() {
    let other = cards(Whose::Yours, CHARACTERS, vec![Is::Name("Fern".into()), not(Is::This)]);
    assert_eq!(condition("you have no other [Fern] Characters"), count(other, Compare::Exactly, 0));
    let ways = either(vec![vec![cost(0, 0)], vec![cost(8, MOST)]]);
    let any = cards(Whose::Any, CHARACTERS, vec![ways]);
    assert_eq!(
        condition("there is a Character with a cost of 0 or with a cost of 8 or more"),
        count(any, Compare::AtLeast, 1)
    );
    assert_eq!(condition("this Character was played on this turn"), Condition::This(Filter::of(vec![Is::New])));
    let own = cards(Whose::Yours, CHARACTERS, vec![]);
    assert_eq!(
        condition("the only Characters on your field are {Moss} type Characters"),
        Condition::Only(own, Filter::of(vec![Is::Type("Moss".into())]))
    );
}

#[test]
fn permanent_effects() {
    let effect = one(
        "[DON!! x1] [Opponent's Turn] If you have 2 or less Life cards, this Character gains [Blocker] and +1000 power.",
    );
    let conditions =
        [Condition::Own(OwnCondition::DonGiven(1)), Condition::OpponentsTurn, life(Whose::Yours, Compare::AtMost, 2)];
    assert_eq!(effect.conditions, conditions);
    let what = vec![Grant::Keyword(Keyword::Blocker, 1), Grant::Stat(Stat::Power, Amount::N(1000))];
    assert_eq!(permanent(&effect), [Grants { to: To::This, what }]);
    assert!(effect.body.is_empty());
}

#[test]
fn a_second_sentence_keeps_the_brackets() {
    let all = effects("[DON!! x1] All of your Characters gain +1 cost. This Leader gains +1000 power.<br>[Blocker]");
    assert_eq!(all.len(), 3);
    assert_eq!(all[1].conditions, [Condition::Own(OwnCondition::DonGiven(1))]);
    assert!(all[2].conditions.is_empty());
}

#[test]
fn permanent_effects_on_others() {
    let effect = one("[Your Turn] Give all of your opponent's Characters −1 cost.");
    let to = To::All(theirs(vec![]));
    assert_eq!(permanent(&effect), [Grants { to, what: vec![Grant::Stat(Stat::Cost, Amount::N(-1))] }]);
    let effect = one("If you have 4 or more Events in your trash, give this card in your hand −3 cost.");
    assert_eq!(permanent(&effect)[0].to, To::ThisInHand);
    let effect = one("Your {Moss} type Leader's base power becomes 7000.");
    assert_eq!(permanent(&effect)[0].what, [Grant::Base(Stat::Power, Amount::N(7000))]);
}

#[test]
fn prohibitions() {
    let cannot = |words: &str| match permanent(&one(&format!("This Character cannot {words}.")))[0].what.as_slice() {
        [Grant::Cannot(cannot)] => cannot.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(cannot("attack"), Cannot::Own(OwnCannot::Attack(None)));
    assert_eq!(cannot("be K.O.'d in battle"), Cannot::Be(Deed::Ko, By::Battle));
    assert_eq!(cannot("be K.O.’d by effects"), Cannot::Be(Deed::Ko, By::Effect(Whose::Any, None)));
    let strike = Filter::of(vec![Is::Category(Category::Character), Is::Own(OwnIs::Attribute(Attribute::Strike))]);
    assert_eq!(
        cannot("be K.O.'d in battle by <Strike> attribute Characters"),
        Cannot::Be(Deed::Ko, By::BattleWith(strike))
    );
    assert_eq!(
        cannot("be removed from the field by your opponent's effects"),
        Cannot::Be(Deed::Remove, By::Effect(Whose::Opponents, None))
    );
}

#[test]
fn prohibitions_for_players() {
    let play = Op::GivePlayer {
        who: Whose::Yours,
        what: vec![Grant::Cannot(Cannot::Own(OwnCannot::Play(
            Filter::of(vec![Is::Category(Category::Character)]),
            None,
        )))],
        until: Duration::ThisTurn,
    };
    assert_eq!(body("You cannot play Character cards during this turn."), vec![play]);
    let block = Op::GivePlayer {
        who: Whose::Opponents,
        what: vec![Grant::Cannot(Cannot::Own(OwnCannot::ActivateBlocker(Filter::of(vec![power(LEAST, 2000)]))))],
        until: Duration::ThisBattle,
    };
    assert_eq!(
        body("Your opponent cannot activate a [Blocker] Character that has 2000 power or less during this battle."),
        vec![block]
    );
}

#[test]
fn replacements() {
    let effect = one(
        "[Once Per Turn] If your Leader is [Fern] and this Character would be removed from the field by your opponent's effect, \
         you may trash 1 card from your hand instead.",
    );
    assert!(effect.once);
    assert_eq!(effect.conditions, [leader_is(vec![Is::Name("Fern".into())])]);
    let Kind::Replacement { would: Would::Be(Deed::Remove, who, by), may: true } = effect.kind else { panic!() };
    assert_eq!(who.filter.0, [Is::This]);
    assert_eq!(by, By::Effect(Whose::Opponents, None));
    assert_eq!(effect.body.len(), 1);
}

#[test]
fn happenings() {
    let when = |words: &str| match one(&format!("[Your Turn] When {words}, draw 1 card.")).kind {
        Kind::Auto(timings) => timings,
        other => panic!("{other:?}"),
    };
    let kod = Timing::Done(Deed::Ko, theirs(vec![]), By::Anything);
    assert_eq!(when("your opponent's Character is K.O.'d"), [kod]);
    let don = Timing::Own(When::DonReturned(Whose::Yours, 2, By::Anything));
    assert_eq!(when("2 or more DON!! cards on your field are returned to your DON!! deck"), [don]);
    let played = Timing::Own(When::Played(cards(Whose::Yours, CHARACTERS, vec![Is::NoText]), Some(Zone::Hand)));
    assert_eq!(when("you play a Character with no base effect from your hand"), [played]);
    let both =
        [Timing::Own(When::EventActivated(Whose::Opponents)), Timing::Own(When::BlockerActivated(Whose::Opponents))];
    assert_eq!(when("your opponent activates an Event or [Blocker]"), both);
    let battles = Timing::Own(When::Battles(Filter::of(vec![Is::Category(Category::Character)])));
    assert_eq!(when("this Character battles your opponent's Character"), [battles]);
}

#[test]
fn a_cost_may_stand_before_when() {
    let effect = one(
        "[Once Per Turn] You may trash 2 cards from your hand: When your opponent's Character is K.O.'d, draw 1 card.",
    );
    assert!(effect.may && effect.once);
    assert_eq!(effect.cost.len(), 1);
    assert!(matches!(effect.kind, Kind::Auto(ref timings) if timings.len() == 1));
}

#[test]
fn what_can_be_activated_may_be_left() {
    let effect =
        one("[Once Per Turn] This effect can be activated when a card is removed from your Life cards. Draw 1 card.");
    assert_eq!(effect.kind, Kind::Auto(vec![Timing::Own(When::LifeRemoved(Whose::Yours))]));
    assert_eq!(effect.body, vec![Op::May(Whose::Yours, vec![draw(1)])]);
}

#[test]
fn modes() {
    let all =
        effects("[On Play] Choose one:<br>• Draw 1 card.<br>• Draw 2 cards. Then, rest this Character.<br>[Blocker]");
    assert_eq!(all.len(), 2);
    let modes = vec![vec![draw(1)], vec![draw(2), Op::Then, turn(Target::This, true)]];
    assert_eq!(all[0].body, vec![Op::ChooseOne(Whose::Yours, modes)]);
}

#[test]
fn one_of_several_keywords() {
    let ops = body("This Character gains [Rush], [Banish] or [Blocker] during this turn.");
    assert!(matches!(ops.as_slice(), [Op::ChooseOne(Whose::Yours, modes)] if modes.len() == 3));
}

#[test]
fn names_and_rules() {
    let effect = one("Also treat this card's name as [Fern] according to the rules.");
    assert_eq!(permanent(&effect)[0].what, [Grant::Name("Fern".into())]);
    let effect = one("Under the rules of this game, you may have any number of this card in your deck.");
    assert_eq!(effect.kind, Kind::Outside(Construction::AnyNumber));
    let all = effects(
        "Under the rules of this game, you cannot include Events with a cost of 2 or more in your deck and at the start of the game, \
         play up to 1 {Moss} type Stage card from your deck.",
    );
    let events = Filter::of(vec![Is::Category(Category::Event), cost(2, MOST)]);
    assert_eq!(all[0].kind, Kind::Outside(Construction::CannotInclude(events)));
    assert_eq!(all[1].kind, Kind::Called(Call::StartOfGame));
    let effect = one("When your deck is reduced to 0, you win the game instead of losing, according to the rules.");
    assert_eq!(
        permanent(&effect),
        [Grants { to: To::Player(Whose::Yours), what: vec![Grant::Own(OwnGrant::WinsByDeck)] }]
    );
}

#[test]
fn effects_in_quotes_stand_last() {
    let text = super::read(
        "[Blocker]<br>[On Play] Up to 1 of your Characters gains \"[On K.O.] Draw 1 card.\" during this turn.",
        "[Trigger] Play this card.",
    )
    .expect("it is read");
    assert_eq!(text.effects.len(), 4);
    let Op::Give { what, .. } = &text.effects[1].body[0] else { panic!() };
    assert_eq!(*what, [Grant::Effect(3)]);
    assert!(text.effects[3].given);
    assert_eq!(text.effects[3].kind, Kind::Auto(vec![Timing::Own(When::OnKo)]));
}

#[test]
fn own_effects_and_events() {
    let text = super::read("[Main] Draw 1 card.", "[Trigger] Activate this card's [Main] effect.").expect("it is read");
    assert_eq!(text.effects[1].body, vec![Op::Own(OwnOp::ActivateOwn(OwnEffect::Main))]);
    let event = vec![Is::Type("Moss".into()), Is::Category(Category::Event), Is::Stat(Stat::Cost, Of::Base, LEAST, 3)];
    let what = chosen(cards(Whose::Yours, HAND, event), up_to(1));
    assert_eq!(
        body("Activate up to 1 {Moss} type Event with a base cost of 3 or less from your hand."),
        vec![Op::Own(OwnOp::ActivateEvent(what))]
    );
}

#[test]
fn an_attack_that_cannot_be_blocked() {
    let ops = body(
        "Select up to 1 of your Characters. If the selected Character attacks during this turn, your opponent cannot activate [Blocker].",
    );
    let what = vec![Grant::Cannot(Cannot::Own(OwnCannot::BeBlocked))];
    assert_eq!(ops[1], Op::Give { to: Target::It, what, until: Duration::ThisTurn });
}
