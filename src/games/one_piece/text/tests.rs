//! The parts of the grammar: dirt, noun phrases, amounts, costs, verbs.

use crate::games::one_piece::vocabulary::*;

pub fn effects(text: &str) -> Vec<Effect> {
    match super::read(text, "") {
        Ok(text) => text.effects,
        Err(fault) => panic!("{text:?} is refused: {fault:?}"),
    }
}

pub fn one(text: &str) -> Effect {
    let mut all = effects(text);
    assert_eq!(all.len(), 1, "{text:?}: {all:?}");
    all.remove(0)
}

/// What the text does when the card is played.
pub fn body(text: &str) -> Vec<Op> {
    let effect = one(&format!("[On Play] {text}"));
    assert_eq!(effect.kind, Kind::Auto(vec![Timing::Own(When::OnPlay)]));
    effect.body
}

pub fn cards(side: Whose, place: Place, filter: Vec<Is>) -> Selector {
    Selector { whose: side, places: vec![place], filter: Filter::of(filter) }
}

pub fn chosen(from: Selector, count: Count) -> Target {
    Target::Choose { who: Whose::Yours, from, count }
}

pub fn up_to(count: i32) -> Count {
    Count::UpTo(Amount::N(count))
}

pub fn exactly(count: i32) -> Count {
    Count::Exactly(Amount::N(count))
}

pub fn theirs(filter: Vec<Is>) -> Selector {
    cards(Whose::Opponents, CHARACTERS, filter)
}

pub fn not(is: Is) -> Is {
    Is::Not(Box::new(Filter::of(vec![is])))
}

pub fn either(ways: Vec<Vec<Is>>) -> Is {
    Is::Either(ways.into_iter().map(Filter::of).collect())
}

fn discard(count: i32) -> Op {
    trash(chosen(cards(Whose::Yours, HAND, vec![]), exactly(count)))
}

fn draw(count: i32) -> Op {
    Op::Draw { who: Whose::Yours, count: Amount::N(count), up_to: false }
}

#[test]
fn nothing_is_no_text() {
    for text in ["", "-", " - ", "NULL", "−"] {
        assert_eq!(super::read(text, text).map(|text| text.effects), Ok(vec![]));
    }
}

#[test]
fn dirt_makes_no_difference() {
    let clean = effects(
        "[DON!! x1] [On K.O.] Give up to 1 of your opponent's <Slash> attribute Characters -2000 power during this turn.",
    );
    for dirty in [
        "[DON‼ x1]\u{a0}[On K.O.]  Give up to 1 of your opponent’s &lt;Slash&gt; attribute Characters −2000 power during this turn.<br>",
        "[DON!! ×1] [On K.O.] give up to 1 of your opponent&#39;s ＜Slash＞ attribute\nCharacters –2,000 power during this turn",
        "<br>[DON!!x1]<br />[On K.O.] Give up to 1 of your opponent's <Slash> attribute Characters − 2000 power during this turn.",
    ] {
        assert_eq!(effects(dirty), clean, "{dirty:?}");
    }
}

#[test]
fn reminders_are_passed_over() {
    let plain = effects("[Blocker]<br>[On Play] Draw 1 card.");
    assert_eq!(
        plain,
        effects(
            "[Blocker] (After your opponent declares an attack, you may rest this card.) || [On Play] Draw 1 card."
        )
    );
}

#[test]
fn circled_numbers_rest_don() {
    for text in ["[On Play] ➁ : Draw 1 card.", "[On Play] ②: Draw 1 card."] {
        let effect = one(text);
        assert_eq!((effect.cost, effect.may), (vec![Op::Own(OwnOp::RestDon(2))], true));
    }
}

#[test]
fn a_trigger_may_have_its_prefix() {
    for trigger in ["[Trigger] Play this card.", "Play this card."] {
        let text = super::read("[Rush]", trigger).expect("it is read");
        assert_eq!(text.effects.len(), 2);
        assert_eq!(text.effects[1].kind, Kind::Called(Call::Trigger));
        assert_eq!(text.effects[1].body, vec![Op::Own(OwnOp::Play { what: Target::This, rested: false })]);
    }
}

#[test]
fn draw_and_trash() {
    assert_eq!(body("Draw 2 cards and trash 1 card from your hand."), vec![draw(2), discard(1)]);
}

#[test]
fn the_opponent_chooses_what_the_opponent_trashes() {
    let from = cards(Whose::Opponents, HAND, vec![]);
    let theirs = Target::Choose { who: Whose::Opponents, from: from.clone(), count: exactly(1) };
    assert_eq!(body("Your opponent trashes 1 card from their hand."), vec![trash(theirs)]);
    assert_eq!(body("Trash 1 card from your opponent's hand."), vec![trash(chosen(from, exactly(1)))]);
}

#[test]
fn features_are_joined() {
    let filter = vec![
        Is::Category(Category::Character),
        Is::TypeIncludes("Moss".into()),
        cost(LEAST, 4),
        not(Is::Name("Fern".into())),
    ];
    let text = "Play up to 1 Character card with a type including \"Moss\" and a cost of 4 or less other than [Fern] from your trash rested.";
    let what = chosen(cards(Whose::Yours, TRASH, filter), up_to(1));
    assert_eq!(body(text), vec![Op::Own(OwnOp::Play { what, rested: true })]);
}

#[test]
fn base_values_are_not_values() {
    for (words, is) in [
        ("a cost of 3 or less", cost(LEAST, 3)),
        ("a base cost of 3 or less", Is::Stat(Stat::Cost, Of::Base, LEAST, 3)),
        ("3000 power or more", power(3000, MOST)),
        ("3000 or less power", power(LEAST, 3000)),
        ("3000 base power or less", Is::Stat(Stat::Power, Of::Base, LEAST, 3000)),
        ("a base power of 3000 or more", Is::Stat(Stat::Power, Of::Base, 3000, MOST)),
        ("2000 to 5000 power", power(2000, 5000)),
        ("a cost of 0", cost(0, 0)),
        ("no base effect", Is::NoText),
        ("a [Trigger]", Is::Own(OwnIs::HasCall(Call::Trigger))),
    ] {
        let text = format!("K.O. up to 1 of your opponent's Characters with {words}.");
        assert_eq!(body(&text), vec![ko(chosen(theirs(vec![is]), up_to(1)))], "{words}");
    }
}

#[test]
fn adjectives() {
    let filter = vec![Is::Rested, Is::Colour(Colour::Green), Is::Type("Moss".into()), cost(LEAST, 2)];
    let text = "K.O. up to 2 of your opponent's rested green {Moss} type Characters with a cost of 2 or less.";
    assert_eq!(body(text), vec![ko(chosen(theirs(filter), up_to(2)))]);
}

#[test]
fn types_with_or_share_the_rest() {
    let types =
        either(vec![vec![Is::Type("Moss".into())], vec![Is::Type("Fern".into())], vec![Is::Type("Reed".into())]]);
    let text = "Rest up to 1 of your opponent's {Moss}, {Fern}, or {Reed} type Characters with a cost of 2 or less.";
    assert_eq!(body(text), vec![turn(chosen(theirs(vec![types, cost(LEAST, 2)]), up_to(1)), true)]);
}

#[test]
fn two_kinds_have_each_their_own_limit() {
    let ways =
        vec![vec![Is::Category(Category::Character), cost(0, 0)], vec![Is::Category(Category::Stage), cost(LEAST, 3)]];
    let from =
        Selector { whose: Whose::Opponents, places: vec![CHARACTERS, STAGE], filter: Filter::of(vec![either(ways)]) };
    let text = "K.O. up to 1 of your opponent's Characters with a cost of 0 or your opponent's Stages with a cost of 3 or less.";
    assert_eq!(body(text), vec![ko(chosen(from, up_to(1)))]);
}

#[test]
fn a_limit_after_a_name_is_for_both() {
    let ways = vec![
        vec![Is::Type("Moss".into()), Is::Category(Category::Character), cost(LEAST, 5)],
        vec![Is::Name("Fern".into()), cost(LEAST, 5)],
    ];
    let text = "Play up to 1 {Moss} type Character card or [Fern] with a cost of 5 or less from your hand.";
    let what = chosen(cards(Whose::Yours, HAND, vec![either(ways)]), up_to(1));
    assert_eq!(body(text), vec![Op::Own(OwnOp::Play { what, rested: false })]);
}

#[test]
fn the_same_noun_twice_is_two_kinds() {
    let ways = vec![
        vec![Is::Type("Moss".into()), Is::Category(Category::Character)],
        vec![Is::Category(Category::Character), Is::Own(OwnIs::HasCall(Call::Trigger))],
    ];
    let text = "Rest up to 1 of your opponent's {Moss} type Characters or Characters with a [Trigger].";
    assert_eq!(body(text), vec![turn(chosen(theirs(vec![either(ways)]), up_to(1)), true)]);
}

#[test]
fn leader_or_one_of_the_characters() {
    let from = Selector { whose: Whose::Yours, places: vec![LEADER, CHARACTERS], filter: Filter::any() };
    let give = Op::Own(OwnOp::GiveDon {
        count: Amount::N(1),
        up_to: true,
        from: DonFrom::Rested,
        to: chosen(from, exactly(1)),
    });
    assert_eq!(body("Give up to 1 rested DON!! card to your Leader or 1 of your Characters."), vec![give.clone()]);
    assert_eq!(body("Give this Leader or 1 of your Characters up to 1 rested DON!! card."), vec![give]);
}

#[test]
fn both_of_two_targets() {
    let text = "Rest this Character and up to 1 of your opponent's Characters.";
    let both = Target::Both(vec![Target::This, chosen(theirs(vec![]), up_to(1))]);
    assert_eq!(body(text), vec![turn(both, true)]);
}

#[test]
fn an_unlimited_character_is_anybodys() {
    let from = cards(Whose::Any, CHARACTERS, vec![cost(LEAST, 3)]);
    let text = "Return up to 1 Character with a cost of 3 or less to the owner's hand.";
    assert_eq!(body(text), vec![to_hand(chosen(from, up_to(1)))]);
}

#[test]
fn all_other_than_this() {
    let from = cards(Whose::Any, CHARACTERS, vec![not(Is::This)]);
    assert_eq!(body("K.O. all Characters other than this Character."), vec![ko(Target::All(from))]);
}

#[test]
fn looking_and_revealing() {
    let looked = cards(Whose::Yours, Place::Looked, vec![Is::Type("Moss".into()), not(Is::Name("Fern".into()))]);
    let text = "Look at 5 cards from the top of your deck; reveal up to 1 {Moss} type card other than [Fern] and add it to your hand. \
                Then, place the rest at the bottom of your deck in any order.";
    let look =
        Op::Look { whose: Whose::Yours, pile: Pile::Top(Zone::Deck), count: Amount::N(5), up_to: false, reveal: false };
    let ops = vec![
        look,
        Op::Reveal(chosen(looked, up_to(1))),
        to_hand(Target::It),
        Op::Then,
        Op::PlaceRest(Rest::To(Zone::Deck, Spot::Bottom)),
    ];
    assert_eq!(body(text), ops);
}

#[test]
fn after_the_rest_is_placed_nothing_is_looked_at() {
    let text = "Look at 3 cards from the top of your deck and play up to 1 [Fern]. Then, trash the rest and trash 1 card from your hand.";
    let ops = body(text);
    assert_eq!(ops[3..], [Op::PlaceRest(Rest::To(Zone::Trash, Spot::Top)), discard(1)]);
    let Op::Own(OwnOp::Play { what: Target::Choose { from, .. }, .. }) = &ops[1] else { panic!("{ops:?}") };
    assert_eq!(from.places, [Place::Looked]);
}

#[test]
fn searching_the_deck() {
    let ops = body("Play up to 1 [Fern] with a cost of 4 or less from your deck. Then, shuffle your deck.");
    assert!(matches!(&ops[0], Op::Look { pile: Pile::Whole(Zone::Deck), count: Amount::All, .. }));
    let from = cards(Whose::Yours, Place::Looked, vec![Is::Name("Fern".into()), cost(LEAST, 4)]);
    assert_eq!(ops[1], Op::Own(OwnOp::Play { what: chosen(from, up_to(1)), rested: false }));
    assert_eq!(ops[2..], [Op::Then, Op::Shuffle(Whose::Yours, Zone::Deck)]);
}

#[test]
fn a_revealed_card_is_placed_by_itself() {
    let ops = body(
        "Reveal 1 card from the top of your deck and place it at the top or bottom of your deck. If the revealed card is an Event, draw 1 card.",
    );
    assert!(matches!(&ops[0], Op::Look { reveal: true, .. }));
    assert_eq!(ops[1], to_deck(Target::It, Spot::TopOrBottom));
    let event = Condition::It(Filter::of(vec![Is::Category(Category::Event)]));
    assert_eq!(ops[2], Op::If(event, vec![draw(1)], vec![]));
}

#[test]
fn life_and_deck() {
    let top = deck_top(Whose::Yours, Amount::N(1), true);
    let add = to_life(top, Spot::Top, false);
    assert_eq!(body("Add up to 1 card from the top of your deck to the top of your Life cards."), vec![add]);
    let ends = Selector { whose: Whose::Yours, places: vec![LIFE_TOP, LIFE_BOTTOM], filter: Filter::any() };
    let text = "Add 1 card from the top or bottom of your Life cards to your hand.";
    assert_eq!(body(text), vec![to_hand(chosen(ends, exactly(1)))]);
    let mill = mill(Whose::Yours, Amount::N(2), false);
    assert_eq!(body("Trash 2 cards from the top of your deck."), vec![mill]);
}

#[test]
fn don_is_added_returned_and_set_active() {
    let add = |rested| Op::Own(OwnOp::AddDon { who: Whose::Yours, count: Amount::N(1), up_to: true, rested });
    assert_eq!(body("Add up to 1 DON!! card from your DON!! deck and set it as active."), vec![add(false)]);
    assert_eq!(body("Add up to 1 DON!! card from your DON!! deck and rest it."), vec![add(true)]);
    let back = Op::Own(OwnOp::ReturnDon {
        who: Whose::Opponents,
        count: Amount::N(1),
        or_more: false,
        up_to: false,
        rested: None,
    });
    assert_eq!(body("Your opponent returns 1 DON!! card from their field to their DON!! deck."), vec![back]);
    let own = cards(Whose::Yours, DONS, vec![]);
    assert_eq!(body("Set up to 2 of your DON!! cards as active."), vec![turn(chosen(own, up_to(2)), false)]);
}

#[test]
fn giving_shares_the_duration() {
    let text =
        "Negate the effect of up to 1 of your opponent's Characters and give that card −4000 power during this turn.";
    let negated =
        Op::Give { to: chosen(theirs(vec![]), up_to(1)), what: vec![Grant::Negated], until: Duration::ThisTurn };
    let power =
        Op::Give { to: Target::It, what: vec![Grant::Stat(Stat::Power, Amount::N(-4000))], until: Duration::ThisTurn };
    assert_eq!(body(text), vec![negated, power]);
}

#[test]
fn durations() {
    for (words, until) in [
        ("during this turn", Duration::ThisTurn),
        ("during this battle", Duration::ThisBattle),
        ("until the end of your opponent's next turn", Duration::EndOfOpponentsNextTurn),
        ("until the end of your opponent's next End Phase", Duration::EndOfOpponentsNextTurn),
        ("until the start of your next turn", Duration::StartOfYourNextTurn),
        ("until the end of your next turn", Duration::EndOfYourNextTurn),
        ("during your opponent's next turn", Duration::OpponentsNextTurn),
        ("during their next turn", Duration::OpponentsNextTurn),
        ("during your next turn", Duration::YourNextTurn),
    ] {
        let give = Op::Give { to: Target::This, what: vec![Grant::Stat(Stat::Power, Amount::N(1000))], until };
        assert_eq!(body(&format!("This Character gains +1000 power {words}.")), vec![give]);
    }
}

#[test]
fn staying_rested() {
    let text =
        "Up to 1 of your opponent's rested Characters will not become active in your opponent's next Refresh Phase.";
    let to = chosen(theirs(vec![Is::Rested]), up_to(1));
    let give = Op::Give { to, what: vec![Grant::Own(OwnGrant::StaysRested)], until: Duration::OpponentsNextRefresh };
    assert_eq!(body(text), vec![give]);
}

#[test]
fn amounts_for_every_card() {
    let text = "You may trash any number of cards from your hand. This Character gains +1000 power during this battle for every card trashed.";
    let ops = body(text);
    let power = Grant::Stat(Stat::Power, Amount::Per(1000, 1, Box::new(Amount::Done)));
    assert_eq!(ops[1], Op::Give { to: Target::This, what: vec![power], until: Duration::ThisBattle });
}

#[test]
fn cost_against_a_number() {
    let don = Selector { whose: Whose::Opponents, places: vec![DONS, Place::Own(Dons::Given)], filter: Filter::any() };
    let text = "Play up to 1 {Moss} type Character card with a cost equal to or less than the number of DON!! cards on your opponent's field other than [Fern] from your hand.";
    let filter = vec![
        Is::Type("Moss".into()),
        Is::Category(Category::Character),
        Is::StatAtMost(Stat::Cost, Of::Now, Box::new(Amount::Count(Box::new(don)))),
        not(Is::Name("Fern".into())),
    ];
    let what = chosen(cards(Whose::Yours, HAND, filter), up_to(1));
    assert_eq!(body(text), vec![Op::Own(OwnOp::Play { what, rested: false })]);
}

#[test]
fn later() {
    let text = "Set this Character as active at the end of this turn.";
    assert_eq!(body(text), vec![Op::Later(Later::EndOfThisTurn, vec![turn(Target::This, false)])]);
    let text = "At the end of this turn, trash this Character.";
    assert_eq!(body(text), vec![Op::Later(Later::EndOfThisTurn, vec![trash(Target::This)])]);
}

#[test]
fn two_from_one_place() {
    let text = "Play up to 1 [Fern] and up to 1 [Moss] with a cost of 2 or less from your trash.";
    let first = chosen(cards(Whose::Yours, TRASH, vec![Is::Name("Fern".into())]), up_to(1));
    let second = chosen(cards(Whose::Yours, TRASH, vec![Is::Name("Moss".into()), cost(LEAST, 2)]), up_to(1));
    assert_eq!(body(text), vec![Op::Own(OwnOp::Play { what: Target::Both(vec![first, second]), rested: false })]);
}

#[test]
fn a_leader_has_no_cost() {
    let ways = vec![
        vec![Is::Type("Moss".into()), Is::Category(Category::Leader)],
        vec![Is::Type("Moss".into()), Is::Category(Category::Character), cost(LEAST, 6)],
    ];
    let from =
        Selector { whose: Whose::Yours, places: vec![LEADER, CHARACTERS], filter: Filter::of(vec![either(ways)]) };
    let text = "Set up to 1 of your {Moss} type Leader or Character cards with a cost of 6 or less as active.";
    assert_eq!(body(text), vec![turn(chosen(from, up_to(1)), false)]);
}
