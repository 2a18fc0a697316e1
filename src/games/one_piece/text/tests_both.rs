//! What both players do, choices of two operations, and the other forms of the cases.

use super::tests::{body, cards, chosen, effects, either, exactly, not, one, theirs, up_to};
use crate::games::one_piece::vocabulary::*;

fn draw(number: i32) -> Op {
    Op::Draw { who: Whose::Yours, count: Amount::N(number), up_to: false }
}

fn hand(side: Whose) -> Selector {
    cards(side, HAND, vec![])
}

fn permanent(text: &str) -> Vec<Grants> {
    match one(text).kind {
        Kind::Permanent(grants) => grants,
        other => panic!("{other:?}"),
    }
}

/// The turn player does it first.
fn in_turn(yours: Op, theirs: Op) -> Op {
    Op::InTurn(vec![yours], vec![theirs])
}

fn choice(first: Op, second: Op) -> Vec<Op> {
    vec![Op::ChooseOne(Whose::Yours, vec![vec![first], vec![second]])]
}

fn this() -> Selector {
    let places = vec![LEADER, CHARACTERS, STAGE];
    Selector { whose: Whose::Yours, places, filter: Filter::of(vec![Is::This]) }
}

#[test]
fn both_draw_and_both_decks() {
    let both = Op::Draw { who: Whose::Any, count: Amount::N(1), up_to: false };
    assert_eq!(body("You and your opponent each draw 1 card."), vec![both.clone()]);
    assert_eq!(body("Both players draw 1 card."), vec![both]);
    let mill = mill(Whose::Any, Amount::N(2), false);
    assert_eq!(body("Trash 2 cards from the top of each of your and your opponent's decks."), vec![mill]);
    let life = cards(Whose::Any, LIFE_TOP, vec![]);
    assert_eq!(
        body("Trash 1 card from the top of each of your and your opponent's Life cards."),
        vec![trash(Target::All(life))]
    );
}

#[test]
fn both_trash_the_turn_player_first() {
    let trash = |who| trash(Target::Choose { who, from: hand(who), count: exactly(1) });
    let both = vec![in_turn(trash(Whose::Yours), trash(Whose::Opponents))];
    assert_eq!(body("You and your opponent each trash 1 card from your hands."), both);
    assert_eq!(body("You and your opponent each trash 1 card from their hand."), both);
}

#[test]
fn trash_until_so_many_are_left() {
    let down = |who| {
        let more = Amount::Sum(vec![Amount::Count(Box::new(hand(who))), Amount::N(-5)]);
        trash(Target::Choose { who, from: hand(who), count: Count::Exactly(more) })
    };
    assert_eq!(body("Trash cards from your hand until you have 5 cards in your hand."), vec![down(Whose::Yours)]);
    assert_eq!(
        body("You and your opponent trash cards from your hands until you each have 5 cards in your hands."),
        vec![in_turn(down(Whose::Yours), down(Whose::Opponents))]
    );
}

#[test]
fn one_card_and_one_of_two_operations() {
    let weak = || chosen(theirs(vec![cost(LEAST, 3)]), up_to(1));
    assert_eq!(
        body("K.O. or rest up to 1 of your opponent's Characters with a cost of 3 or less."),
        choice(ko(weak()), turn(weak(), true))
    );
    assert_eq!(
        body("K.O. up to 1 of your opponent's Characters with a cost of 3 or less, or return it to the owner's hand."),
        choice(ko(weak()), to_hand(weak()))
    );
    assert_eq!(
        body(
            "Return up to 1 of your opponent's Characters with a cost of 3 or less to the owner's hand or the bottom of their deck."
        ),
        choice(to_hand(weak()), to_deck(weak(), Spot::Bottom))
    );
    let ops = body(
        "Select up to 1 {Moss} type card from your hand and play it or add it to the top of your Life cards face-up.",
    );
    assert_eq!(ops.len(), 2);
    assert_eq!(
        ops[1..],
        choice(Op::Own(OwnOp::Play { what: Target::It, rested: false }), to_life(Target::It, Spot::Top, true))
    );
}

#[test]
fn one_operation_for_one_of_two_cards() {
    let don = chosen(cards(Whose::Yours, DONS, vec![]), up_to(1));
    assert_eq!(
        body("Set this Character or up to 1 of your DON!! cards as active."),
        choice(turn(Target::This, false), turn(don, false))
    );
    let moss = chosen(cards(Whose::Yours, CHARACTERS, vec![Is::Type("Moss".into())]), exactly(1));
    assert_eq!(
        body("Trash 1 of your {Moss} type Characters or 1 card from your hand."),
        choice(trash(moss), trash(chosen(hand(Whose::Yours), exactly(1))))
    );
    let effect = one("If this Character would be K.O.'d, you may rest your Leader or 1 [Fern Hall] instead.");
    let places = vec![LEADER, CHARACTERS, STAGE];
    let ways = either(vec![vec![Is::Category(Category::Leader)], vec![Is::Name("Fern Hall".into())]]);
    let from = Selector { whose: Whose::Yours, places, filter: Filter::of(vec![ways]) };
    assert_eq!(effect.body, vec![turn(chosen(from, exactly(1)), true)]);
}

#[test]
fn face_up_life_goes_elsewhere() {
    let would = || Would::Own(OwnWould::LifeToHand(Whose::Yours, Filter::of(vec![Is::FaceUp])));
    let effect = one("Your face-up Life cards are trashed instead of being added to your hand.");
    assert_eq!(effect.kind, Kind::Replacement { would: would(), may: false });
    assert_eq!(effect.body, vec![trash(Target::It)]);
    let effect = one(
        "Your face-up Life cards are placed at the bottom of your deck instead of being added to your hand, according to the rules.",
    );
    assert_eq!(effect.kind, Kind::Replacement { would: would(), may: false });
    assert_eq!(effect.body, vec![to_deck(Target::It, Spot::Bottom)]);
}

#[test]
fn other_things_that_would_happen() {
    let effect = one("If you would take damage, you may trash this Character instead.");
    assert_eq!(effect.kind, Kind::Replacement { would: Would::Own(OwnWould::TakeDamage(Whose::Yours)), may: true });
    let effect = one(
        "[Once Per Turn] If you would lose the game because your deck has 0 cards, return all cards in your trash to your deck and shuffle your deck instead.",
    );
    assert_eq!(effect.kind, Kind::Replacement { would: Would::Own(OwnWould::LoseByDeck), may: false });
    assert!(effect.once);
    let all = cards(Whose::Yours, TRASH, vec![]);
    assert_eq!(effect.body, vec![to_deck(Target::All(all), Spot::Anywhere), Op::Shuffle(Whose::Yours, Zone::Deck)]);
}

#[test]
fn removed_by_the_opponent_or_kod_in_any_way() {
    let all = effects(
        "If this Character would be removed from the field by your opponent's effect or K.O.'d, draw 1 card instead.",
    );
    let ways: Vec<Kind> = all.iter().map(|effect| effect.kind.clone()).collect();
    let own = By::Effect(Whose::Yours, None);
    let opponents = By::Effect(Whose::Opponents, None);
    let would = |would| Kind::Replacement { would, may: false };
    assert_eq!(
        ways,
        [
            would(Would::Be(Deed::Remove, this(), opponents.clone())),
            would(Would::Be(Deed::Ko, this(), By::Battle)),
            would(Would::Be(Deed::Ko, this(), own.clone()))
        ]
    );
    assert!(all.iter().all(|effect| effect.body == [draw(1)]));
    let effect = one(
        "[Once Per Turn] When your {Moss} type Character is removed from the field by your opponent's effect or K.O.'d, draw 1 card.",
    );
    let moss = || cards(Whose::Yours, CHARACTERS, vec![Is::Type("Moss".into())]);
    let happens = [
        Timing::Done(Deed::Remove, moss(), opponents),
        Timing::Done(Deed::Ko, moss(), By::Battle),
        Timing::Done(Deed::Ko, moss(), own),
    ];
    assert_eq!(effect.kind, Kind::Auto(happens.to_vec()));
}

#[test]
fn base_power_and_base_cost() {
    let leader = Amount::OfCard(Stat::Power, Box::new(cards(Whose::Opponents, LEADER, vec![])));
    let given = Op::Give { to: Target::This, what: vec![Grant::Base(Stat::Power, leader)], until: Duration::ThisTurn };
    for words in ["your opponent's Leader", "your opponent's Leader's power"] {
        let text = format!("This Character's base power becomes the same as {words} during this turn.");
        assert_eq!(body(&text), vec![given.clone()]);
    }
    let to = chosen(theirs(vec![]), up_to(1));
    let cost = vec![Grant::Base(Stat::Cost, Amount::N(0))];
    assert_eq!(
        body("The base cost of up to 1 of your opponent's Characters becomes 0 during this turn."),
        vec![Op::Give { to, what: cost, until: Duration::ThisTurn }]
    );
    let power = vec![Grant::Base(Stat::Power, Amount::N(7000))];
    let to = chosen(cards(Whose::Yours, CHARACTERS, vec![]), up_to(1));
    assert_eq!(
        body("The base power of up to 1 of your Characters becomes 7000 during this turn."),
        vec![Op::Give { to, what: power, until: Duration::ThisTurn }]
    );
    let grants = permanent("All of your [Fern] cards' base power and this Character's base power become 6000.");
    let what = vec![Grant::Base(Stat::Power, Amount::N(6000))];
    assert_eq!(grants.len(), 2);
    assert_eq!(grants[1], Grants { to: To::This, what: what.clone() });
    assert_eq!(grants[0].what, what);
}

#[test]
fn until_the_end_of_the_opponents_turn() {
    let to = Target::All(cards(Whose::Yours, LEADER, vec![]));
    let what = vec![Grant::Stat(Stat::Power, Amount::N(2000))];
    assert_eq!(
        body("Your Leader gains +2000 power until the end of your opponent's turn."),
        vec![Op::Give { to, what, until: Duration::EndOfOpponentsNextTurn }]
    );
    let to = chosen(theirs(vec![cost(0, 0)]), up_to(1));
    assert_eq!(
        body(
            "Up to 1 of your opponent's Characters with a cost of 0 will not become active in the next Refresh Phase."
        ),
        vec![Op::Give { to, what: vec![Grant::Own(OwnGrant::StaysRested)], until: Duration::OpponentsNextRefresh }]
    );
}

#[test]
fn by_the_rules() {
    let grants =
        permanent("Also treat this card as having the {Moss} type and the <Slash> attribute according to the rules.");
    let what = vec![Grant::Type("Moss".into()), Grant::Own(OwnGrant::Attribute(Attribute::Slash))];
    assert_eq!(grants, [Grants { to: To::This, what }]);
    let grants = permanent("Also treat this card's type as {Moss} according to the rules.");
    assert_eq!(grants[0].what, [Grant::Type("Moss".into())]);
    let grants = permanent("Also treat this card's attribute as <Ranged> according to the rules.");
    assert_eq!(grants[0].what, [Grant::Own(OwnGrant::Attribute(Attribute::Ranged))]);
    let grants = permanent(
        "All of your {Moss} type Character cards without a Counter have a +1000 Counter, according to the rules.",
    );
    let filter = Filter::of(vec![
        Is::Category(Category::Character),
        Is::Type("Moss".into()),
        not(Is::Stat(Stat::Counter, Of::Base, 1, MOST)),
    ]);
    let places = vec![CHARACTERS, HAND, DECK, TRASH, LIFE];
    let to = To::All(Selector { whose: Whose::Yours, places, filter });
    assert_eq!(grants, [Grants { to, what: vec![Grant::Stat(Stat::Counter, Amount::N(1000))] }]);
}

#[test]
fn what_cannot_be_attacked_or_made_active() {
    let grants = permanent("This Character cannot be set as active.");
    assert_eq!(grants[0].what, [Grant::Cannot(Cannot::Be(Deed::SetActive, By::Anything))]);
    let cannot = Cannot::Own(OwnCannot::AttackWith(Filter::of(vec![Is::Category(Category::Character)])));
    assert_eq!(
        body("You cannot attack with Characters during this turn."),
        vec![Op::GivePlayer { who: Whose::Yours, what: vec![Grant::Cannot(cannot)], until: Duration::ThisTurn }]
    );
    let grants = permanent("Your opponent cannot attack any card other than the Character [Fern].");
    let fern = Filter::of(vec![Is::Category(Category::Character), Is::Name("Fern".into())]);
    let what = vec![Grant::Cannot(Cannot::Own(OwnCannot::AttackOtherThan(fern)))];
    assert_eq!(grants, [Grants { to: To::Player(Whose::Opponents), what }]);
    let grants = permanent("Your opponent cannot attack any card other than this Character.");
    assert_eq!(grants[0].what, [Grant::Cannot(Cannot::Own(OwnCannot::AttackOtherThan(Filter::of(vec![Is::This]))))]);
}

#[test]
fn more_timings() {
    let effect = one("When your opponent's [On Play] effect is activated, draw 1 card.");
    assert_eq!(effect.kind, Kind::Auto(vec![Timing::Own(When::OnPlayActivated(Whose::Opponents))]));
    let effect = one("At the end of a battle in which this Character attacks, draw 1 card.");
    assert_eq!(effect.kind, Kind::Auto(vec![Timing::Own(When::EndOfBattle(Filter::any()))]));
    assert_eq!(effect.conditions, [Condition::This(Filter::of(vec![Is::Own(OwnIs::Attacking)]))]);
    assert_eq!(effect.body, vec![draw(1)]);
}

#[test]
fn more_conditions() {
    let none = |text: &str| one(text).conditions;
    let strong = theirs(vec![power(6000, MOST)]);
    let zero = |selector| Condition::Is(Amount::Count(Box::new(selector)), Compare::Exactly, Amount::N(0));
    assert_eq!(
        none("If your opponent doesn't have a Character with 6000 power or more, this Character gains +1000 power."),
        [zero(strong)]
    );
    let all = none(
        "If your Leader is [Fern], you have 3 or less Life cards and your opponent has 5 or more rested Characters, this Character gains +1000 power.",
    );
    assert!(matches!(all.as_slice(), [Condition::All(parts)] if parts.len() == 3), "{all:?}");
}

#[test]
fn more_nouns() {
    let ko = |filter| vec![ko(chosen(theirs(filter), up_to(1)))];
    assert_eq!(body("K.O. up to 1 of your opponent's 0 cost Characters."), ko(vec![cost(0, 0)]));
    assert_eq!(body("K.O. up to 1 of your opponent's Characters with a cost of 3 or 4."), ko(vec![cost(3, 4)]));
    assert_eq!(
        body("K.O. up to 1 of your opponent's Characters with a name including \"Bell\"."),
        ko(vec![Is::NameIncludes("Bell".into())])
    );
    let trash = Amount::Count(Box::new(cards(Whose::Yours, TRASH, vec![])));
    assert_eq!(
        body(
            "K.O. up to 1 of your opponent's Characters with a cost of 3 or more that is equal to or less than the number of cards in your trash."
        ),
        ko(vec![cost(3, MOST), Is::StatAtMost(Stat::Cost, Of::Now, Box::new(trash))])
    );
}

#[test]
fn don_of_others() {
    let to = |side| {
        let places = vec![LEADER, CHARACTERS];
        chosen(Selector { whose: side, places, filter: Filter::any() }, exactly(1))
    };
    let give = |from, side| Op::Own(OwnOp::GiveDon { count: Amount::N(1), up_to: true, from, to: to(side) });
    assert_eq!(
        body("Give up to 1 rested DON!! card to its owner's Leader or 1 of their Characters."),
        choice(give(DonFrom::Rested, Whose::Yours), give(DonFrom::OpponentsRested, Whose::Opponents))
    );
    assert_eq!(
        body("Give up to 1 DON!! card from its owner's cost area to its owner's Leader or 1 of their Characters."),
        choice(give(DonFrom::Cost, Whose::Yours), give(DonFrom::OpponentsCost, Whose::Opponents))
    );
    let to = chosen(theirs(vec![]), exactly(1));
    let from = DonFrom::OpponentsCost;
    assert_eq!(
        body("Give up to 2 DON!! cards from your opponent's cost area to 1 of your opponent's Characters."),
        vec![Op::Own(OwnOp::GiveDon { count: Amount::N(2), up_to: true, from, to })]
    );
    let to = Target::All(cards(Whose::Yours, LEADER, vec![]));
    assert_eq!(
        body("Give up to 1 total of your currently given DON!! cards to your Leader."),
        vec![Op::Own(OwnOp::GiveDon { count: Amount::N(1), up_to: true, from: DonFrom::Given, to })]
    );
    let ops = body(
        "Return up to 2 DON!! cards from your field to your DON!! deck. Then, draw cards equal to the number you returned to your DON!! deck.",
    );
    assert_eq!(ops[2], Op::Draw { who: Whose::Yours, count: Amount::Done, up_to: false });
}

#[test]
fn cards_that_are_looked_at_or_played() {
    let ops = body(
        "Reveal 1 card from the top of your deck and play up to 1 Character with a cost of 4 or less. Then, place the rest at the bottom of your deck.",
    );
    let shown = cards(Whose::Yours, Place::Looked, vec![Is::Category(Category::Character), cost(LEAST, 4)]);
    assert_eq!(ops[1], Op::Own(OwnOp::Play { what: chosen(shown, up_to(1)), rested: false }));
    let ops = body(
        "Look at all your Life cards; place 1 at the top of your deck and place the rest back in your Life area in any order.",
    );
    let one = chosen(cards(Whose::Yours, Place::Looked, vec![]), exactly(1));
    assert_eq!(ops[1], to_deck(one, Spot::Top));
    let ops = body(
        "Play up to 1 {Moss} type Character card from your trash. Then, place the 1 Character played by this effect at the bottom of the owner's deck at the end of this turn.",
    );
    assert_eq!(ops[2], Op::Later(Later::EndOfThisTurn, vec![to_deck(Target::It, Spot::Bottom)]));
    let ops = body(
        "Reveal up to 1 card from the top of your Life cards. This Character gains +1000 power during this turn per 1 cost on the revealed card.",
    );
    let per = Amount::Per(1000, 1, Box::new(Amount::OfIt(Stat::Cost, Of::Now)));
    assert_eq!(
        ops[1],
        Op::Give { to: Target::This, what: vec![Grant::Stat(Stat::Power, per)], until: Duration::ThisTurn }
    );
}
