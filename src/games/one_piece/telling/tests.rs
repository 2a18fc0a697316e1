//! Different programs are told in different words, in every language.

use std::collections::HashMap;

use super::text;
use crate::cardgame::Word;
use crate::games::one_piece::vocabulary::*;
use crate::games::one_piece::{shipped, text as reader};
use crate::lang::{Language, Speech};

fn plain(kind: Kind, body: Vec<Op>) -> Effect {
    Effect { body, ..Effect::of(kind) }
}

fn effect_of(op: Op) -> Effect {
    plain(Kind::Called(Call::Main), vec![op])
}

fn places(places: &[Place]) -> Selector {
    Selector { whose: Whose::Yours, places: places.to_vec(), filter: Filter::any() }
}

fn hand() -> Selector {
    places(&[HAND])
}

fn all_of(all: &[Is]) -> Filter {
    Filter::of(all.to_vec())
}

fn like(is: Is) -> Filter {
    all_of(&[is])
}

fn chosen(count: Count) -> Target {
    Target::Choose { who: Whose::Yours, from: hand(), count }
}

/// Every effect is told in words of its own.
fn all_differ(effects: &[Effect]) {
    for language in Language::ALL {
        let speech = Speech::of(language);
        let mut seen: HashMap<String, &Effect> = HashMap::new();
        for effect in effects {
            let told = text(&Text { effects: vec![effect.clone()], ..Text::default() }, &speech);
            let told = told.iter().map(|l| format!("{}{}", "  ".repeat(l.depth), l.words)).collect::<Vec<_>>();
            let told = told.join("\n");
            assert!(!told.contains("-tell-"), "{told}");
            if let Some(twin) = seen.insert(told.clone(), effect) {
                assert_eq!(twin, effect, "{language:?}: {told}");
            }
        }
    }
}

const SIDES: [Whose; 4] = [Whose::Yours, Whose::Opponents, Whose::Any, Whose::Friends];

fn filters() -> Vec<Is> {
    let n = |n| Box::new(Amount::N(n));
    let mut all = vec![
        Is::Either(vec![like(Is::Rested), like(Is::Active)]),
        Is::Either(vec![all_of(&[Is::Rested, Is::FaceUp]), like(Is::Active)]),
        Is::Not(Box::new(like(Is::Rested))),
        Is::Not(Box::new(all_of(&[Is::Rested, Is::FaceUp]))),
        Is::Name("Kelp".into()),
        Is::NameIncludes("Kelp".into()),
        Is::Type("Kelp".into()),
        Is::TypeIncludes("Kelp".into()),
        Is::Multicolour,
        Is::Own(OwnIs::DonGiven(2, u8::MAX)),
        Is::Own(OwnIs::DonGiven(2, 2)),
        Is::Rested,
        Is::Active,
        Is::NoText,
        Is::This,
        Is::It,
        Is::Other,
        Is::New,
        Is::FaceUp,
        Is::FaceDown,
        Is::OtherColourThanIt,
        Is::SameNameAsIt,
        Is::DifferentNames,
        Is::Own(OwnIs::Attacking),
        Is::Own(OwnIs::InBattle),
        Is::Own(OwnIs::SpokenOf(Former::Field)),
        Is::Own(OwnIs::SpokenOf(Former::Selected)),
        Is::Own(OwnIs::SpokenOf(Former::Played)),
        Is::Own(OwnIs::At(Zone::Hand)),
        Is::Own(OwnIs::At(Zone::Characters)),
    ];
    let whens = [When::OnPlay, When::WhenAttacking, When::OnKo, When::Battles(Filter::any())];
    all.extend(whens.map(|when| Is::Own(OwnIs::HasTiming(when))));
    let calls = [Call::ActivateMain, Call::Main, Call::Counter, Call::Trigger, Call::StartOfGame];
    all.extend(calls.map(|call| Is::Own(OwnIs::HasCall(call))));
    for &stat in Stat::ALL {
        all.push(Is::SameAsIt(stat));
        // A counter is always the printed one.
        for of in [Of::Now, Of::Base].into_iter().filter(|of| (stat, *of) != (Stat::Counter, Of::Now)) {
            let ranges = [(4, 4), (4, MOST), (LEAST, 4), (2, 4), (LEAST, MOST)];
            all.extend(ranges.map(|(a, b)| Is::Stat(stat, of, a, b)));
            all.extend([Is::StatAtMost(stat, of, n(3)), Is::StatAtMost(stat, of, Box::new(Amount::Done))]);
            all.extend([Is::StatAtLeast(stat, of, n(3)), Is::StatAtLeast(stat, of, Box::new(Amount::Done))]);
            all.extend([Is::StatIs(stat, of, n(3)), Is::StatIs(stat, of, Box::new(Amount::Done))]);
        }
    }
    all.extend(Attribute::ALL.iter().map(|a| Is::Own(OwnIs::Attribute(*a))));
    all.extend(Colour::ALL.iter().map(|c| Is::Colour(*c)));
    all.extend(Category::ALL.iter().map(|c| Is::Category(*c)));
    all.extend(Keyword::ALL.iter().map(|k| Is::Has(*k)));
    all
}

fn amounts() -> Vec<Amount> {
    let count = |s: Selector| Amount::Count(Box::new(s));
    vec![
        Amount::N(1),
        Amount::N(2),
        Amount::N(-2),
        count(hand()),
        count(places(&[TRASH])),
        Amount::Per(1000, 2, Box::new(count(hand()))),
        Amount::Per(-1000, 2, Box::new(count(hand()))),
        Amount::Per(1000, 3, Box::new(count(hand()))),
        Amount::Sum(vec![count(hand()), Amount::N(1)]),
        Amount::Total(Stat::Cost, Box::new(hand())),
        Amount::Total(Stat::Power, Box::new(hand())),
        Amount::OfIt(Stat::Power, Of::Now),
        Amount::OfIt(Stat::Cost, Of::Now),
        Amount::OfIt(Stat::Power, Of::Base),
        Amount::OfCard(Stat::Power, Box::new(hand())),
        Amount::Done,
        Amount::CountOfIt,
        Amount::Chosen,
        Amount::Own(Number::DonOnThis),
        Amount::Own(Number::DonOnIt),
        Amount::UpToTotal(Box::new(count(hand())), Box::new(Amount::N(5))),
        Amount::All,
    ]
}

/// Deeds that are told in different words; a card in Life is turned, whichever way.
const TOLD: [Deed; 15] = [
    Deed::Choose,
    Deed::Ko,
    Deed::Remove,
    Deed::Trash,
    Deed::ToHand,
    Deed::ToDeck,
    Deed::ToLife,
    Deed::Rest,
    Deed::SetActive,
    Deed::Play,
    Deed::Give,
    Deed::GiveDon,
    Deed::Reveal,
    Deed::ActivateEvent,
    Deed::Redirect,
];

fn bys() -> Vec<By> {
    let mut all = vec![By::Anything, By::Battle, By::BattleWith(like(Is::Own(OwnIs::Attribute(Attribute::Strike))))];
    for whose in SIDES {
        all.extend([By::Effect(whose, None), By::Effect(whose, Some(like(Is::Category(Category::Event))))]);
    }
    all
}

#[test]
fn cards() {
    let mut all: Vec<Effect> = filters()
        .into_iter()
        .map(|is| effect_of(ko(Target::All(Selector { filter: like(is), ..places(&[CHARACTERS]) }))))
        .collect();
    let every = [
        LEADER,
        CHARACTERS,
        STAGE,
        HAND,
        DECK,
        TRASH,
        LIFE,
        LIFE_TOP,
        LIFE_BOTTOM,
        Place::Looked,
        DONS,
        Place::Own(Dons::Given),
        Place::Own(Dons::Deck),
        Place::Top(Zone::Deck),
        Place::Bottom(Zone::Deck),
    ];
    for whose in SIDES {
        for place in every {
            all.push(effect_of(turn(Target::All(Selector { whose, ..places(&[place]) }), true)));
        }
        for both in [&every[..2], &every[..3], &every[7..9], &every[10..12]] {
            all.push(effect_of(turn(Target::All(Selector { whose, ..places(both) }), true)));
        }
        all.push(effect_of(turn(Target::Choose { who: whose, from: hand(), count: Count::AnyNumber }, true)));
        for up_to in [false, true] {
            all.push(effect_of(to_hand(deck_top(whose, Amount::N(2), up_to))));
        }
    }
    for amount in amounts() {
        all.push(effect_of(trash(chosen(Count::Exactly(amount.clone())))));
        all.push(effect_of(trash(chosen(Count::UpTo(amount)))));
    }
    let counts =
        [Count::AnyNumber, Count::Total(2, Stat::Power, 4000), Count::Total(2, Stat::Cost, 4000), Count::AtLeast(2)];
    all.extend(counts.map(|count| effect_of(trash(chosen(count)))));
    let targets = [Target::This, Target::It, Target::Both(vec![Target::This, Target::It])];
    all.extend(targets.map(|target| effect_of(trash(target))));
    all_differ(&all);
}

fn cheap() -> Filter {
    like(cost(LEAST, 3))
}

fn grants() -> Vec<Grant> {
    let mut all = vec![
        Grant::Effect(1),
        Grant::Effect(2),
        Grant::Negated,
        Grant::Own(OwnGrant::AttacksActive(Filter::any())),
        Grant::Own(OwnGrant::AttacksActive(cheap())),
        Grant::Name("Kelp".into()),
        Grant::Type("Kelp".into()),
        Grant::Own(OwnGrant::Attribute(Attribute::Slash)),
        Grant::Own(OwnGrant::WinsByDeck),
        Grant::Own(OwnGrant::LosesByDeckLater),
        Grant::Own(OwnGrant::StaysRested),
        Grant::Own(OwnGrant::OnPlayNegated),
        Grant::Own(OwnGrant::PlayedRested(Filter::any())),
        Grant::Own(OwnGrant::PlayedRested(cheap())),
        Grant::Own(OwnGrant::NextPlay(cheap(), 1)),
        Grant::Own(OwnGrant::NextPlay(cheap(), 2)),
        Grant::Own(OwnGrant::AllNames),
        Grant::Own(OwnGrant::AllTypes),
        Grant::Own(OwnGrant::AllAttributes),
        Grant::Own(OwnGrant::DonToLeader(1)),
        Grant::Own(OwnGrant::DonToLeader(2)),
        Grant::Set(Stat::Power, Amount::N(0)),
        Grant::Set(Stat::Cost, Amount::N(0)),
    ];
    for amount in amounts() {
        all.extend(Stat::ALL.iter().map(|stat| Grant::Stat(*stat, amount.clone())));
        all.extend(Stat::ALL.iter().map(|stat| Grant::Base(*stat, amount.clone())));
    }
    all.extend(Keyword::ALL.iter().map(|keyword| Grant::Keyword(*keyword, 1)));
    let mut cannot = vec![
        OwnCannot::Attack(None),
        OwnCannot::Attack(Some(cheap())),
        OwnCannot::Block,
        OwnCannot::ActivateBlocker(Filter::any()),
        OwnCannot::ActivateBlocker(cheap()),
        OwnCannot::BeBlocked,
        OwnCannot::BeBlockedBy(Filter::any()),
        OwnCannot::BeAttacked,
        OwnCannot::Play(Filter::any(), None),
        OwnCannot::Play(cheap(), None),
        OwnCannot::DrawByEffects,
        OwnCannot::LifeToHandByEffects,
        OwnCannot::DonActiveBy(Filter::any()),
        OwnCannot::DonActiveBy(cheap()),
        OwnCannot::AttackOtherThan(cheap()),
        OwnCannot::AttackWith(Filter::any()),
        OwnCannot::AttackWith(cheap()),
    ];
    for zone in [Zone::Hand, Zone::Deck, Zone::Trash, Zone::Life] {
        cannot.push(OwnCannot::Play(cheap(), Some(zone)));
    }
    all.extend(cannot.into_iter().map(|own| Grant::Cannot(Cannot::Own(own))));
    for by in bys() {
        all.extend(TOLD.map(|deed| Grant::Cannot(Cannot::Be(deed, by.clone()))));
    }
    all
}

#[test]
fn what_is_granted() {
    let durations = [
        Duration::ThisBattle,
        Duration::ThisTurn,
        Duration::EndOfTurn,
        Duration::EndOfYourNextTurn,
        Duration::EndOfOpponentsNextTurn,
        Duration::YourNextTurn,
        Duration::OpponentsNextTurn,
        Duration::StartOfYourNextTurn,
        Duration::OpponentsNextRefresh,
        Duration::YourNextRefresh,
        Duration::Always,
    ];
    let power = || vec![Grant::Stat(Stat::Power, Amount::N(1000))];
    let permanent = |to, what| plain(Kind::Permanent(vec![Grants { to, what }]), Vec::new());
    let mut all: Vec<Effect> = grants().into_iter().map(|g| permanent(To::This, vec![g])).collect();
    all.extend([permanent(To::ThisInHand, power()), permanent(To::All(hand()), power())]);
    for until in durations {
        all.push(effect_of(Op::Give { to: Target::This, what: power(), until }));
        all.push(effect_of(Op::Own(OwnOp::SwapBasePower(Target::It, until))));
    }
    for who in SIDES {
        all.push(permanent(To::Player(who), power()));
        all.push(effect_of(Op::GivePlayer { who, what: power(), until: Duration::ThisTurn }));
    }
    all_differ(&all);
}

/// Every timing of the game, but for those of deeds.
fn timings() -> Vec<When> {
    let mut all = vec![
        When::OnPlay,
        When::WhenAttacking,
        When::OnBlock,
        When::OnKo,
        When::OnOpponentsAttack,
        When::EndOfYourTurn,
        When::EndOfOpponentsTurn,
        When::EndOfBattle(Filter::any()),
        When::EndOfBattle(like(Is::Rested)),
        When::DamageDealt,
        When::Battles(Filter::any()),
        When::Battles(like(Is::Rested)),
    ];
    for by in bys() {
        all.extend([When::DonReturned(Whose::Yours, 2, by.clone()), When::Discarded(Whose::Yours, by)]);
    }
    for whose in SIDES {
        let cards = || Selector { whose, ..hand() };
        all.extend([
            When::StartOfTurn(whose),
            When::StartOfMain(whose),
            When::DonReturned(whose, 1, By::Anything),
            When::DamageTaken(whose),
            When::LifeRemoved(whose),
            When::LifeToHand(whose),
            When::LifeBecomes(whose, 0),
            When::EventActivated(whose),
            When::BlockerActivated(whose),
            When::TriggerActivated(whose),
            When::Discarded(whose, By::Anything),
            When::DrawnOutside(whose),
            When::OnPlayActivated(whose),
            When::Attacks(cards(), None),
            When::Attacked(cards(), None),
            When::Attacks(cards(), Some(hand())),
            When::Attacked(cards(), Some(hand())),
            When::DonGiven(cards()),
            When::Played(cards(), None),
            When::Played(cards(), Some(Zone::Life)),
        ]);
    }
    all
}

#[test]
fn kinds_and_timings() {
    let draw = || vec![Op::Draw { who: Whose::Yours, count: Amount::N(1), up_to: false }];
    let mut kinds = vec![
        Kind::Called(Call::ActivateMain),
        Kind::Called(Call::Main),
        Kind::Called(Call::Counter),
        Kind::Called(Call::Trigger),
        Kind::Called(Call::StartOfGame),
        Kind::Outside(Construction::AnyNumber),
        Kind::Outside(Construction::CannotInclude(like(Is::Rested))),
        Kind::Outside(Construction::OnlyInclude(like(Is::Rested))),
        Kind::Outside(Construction::DonDeck(6)),
        Kind::Auto(vec![Timing::Own(When::OnPlay), Timing::Own(When::OnKo)]),
    ];
    let mut timings: Vec<Timing> = timings().into_iter().map(Timing::Own).collect();
    let mut woulds = vec![Would::Own(OwnWould::LoseByDeck)];
    for by in bys() {
        timings.extend(TOLD.map(|deed| Timing::Done(deed, hand(), by.clone())));
        woulds.extend(TOLD.map(|deed| Would::Be(deed, hand(), by.clone())));
        woulds.push(Would::Own(OwnWould::KodOrRemoved(hand(), by.clone())));
        woulds.extend(
            [None, Some(true), Some(false)].map(|phase| Would::Own(OwnWould::Draw(Whose::Yours, phase, by.clone()))),
        );
    }
    for whose in SIDES {
        let to_hand = |filter| OwnWould::LifeToHand(whose, filter);
        let own = [OwnWould::TakeDamage(whose), to_hand(Filter::any()), to_hand(like(Is::FaceUp))];
        woulds.extend(own.map(Would::Own));
    }
    kinds.extend(timings.into_iter().map(|t| Kind::Auto(vec![t])));
    for would in woulds {
        kinds.extend([false, true].map(|may| Kind::Replacement { would: would.clone(), may }));
    }
    let mut all: Vec<Effect> = kinds.into_iter().map(|kind| plain(kind, draw())).collect();
    let main = || plain(Kind::Called(Call::Main), draw());
    let rest_don = || vec![Op::Own(OwnOp::RestDon(1))];
    all.push(Effect { once: true, ..main() });
    all.push(Effect { may: true, ..main() });
    all.push(Effect { given: true, ..main() });
    all.push(Effect { cost: rest_don(), ..main() });
    all.push(Effect { cost: rest_don(), may: true, ..main() });
    all.extend(conditions().into_iter().map(|c| Effect { conditions: vec![c], ..main() }));
    all_differ(&all);
}

fn conditions() -> Vec<Condition> {
    let mut all = vec![
        Condition::All(vec![Condition::YourTurn, Condition::Did]),
        Condition::Any(vec![Condition::YourTurn, Condition::Did]),
        Condition::Not(Box::new(Condition::YourTurn)),
        Condition::Own(OwnCondition::DonGiven(1)),
        Condition::Own(OwnCondition::DonGiven(2)),
        Condition::YourTurn,
        Condition::OpponentsTurn,
        Condition::Only(hand(), like(Is::Rested)),
        Condition::Did,
        Condition::It(like(Is::Rested)),
        Condition::This(like(Is::Rested)),
        Condition::Own(OwnCondition::ActivatedEvent(Filter::any())),
        Condition::Own(OwnCondition::ActivatedEvent(like(cost(3, MOST)))),
        Condition::Own(OwnCondition::SecondTurn),
        Condition::Own(OwnCondition::KodThisTurn(Whose::Yours, Filter::any(), 1)),
        Condition::Own(OwnCondition::KodThisTurn(Whose::Opponents, Filter::any(), 1)),
        Condition::Own(OwnCondition::KodThisTurn(Whose::Opponents, cheap(), 2)),
        Condition::Own(OwnCondition::Target(hand())),
        Condition::Own(OwnCondition::DrewByThis),
    ];
    let compares = [Compare::AtLeast, Compare::AtMost, Compare::Exactly, Compare::More, Compare::Less];
    for n in 0..3 {
        let count = || Amount::Count(Box::new(hand()));
        all.extend(compares.map(|compare| Condition::Is(count(), compare, Amount::N(n))));
    }
    all
}

/// Every operation of the game.
fn own_operations() -> Vec<OwnOp> {
    let n = || Amount::N(2);
    let it = || Target::It;
    let mut all = vec![
        OwnOp::Play { what: it(), rested: false },
        OwnOp::Play { what: it(), rested: true },
        OwnOp::RestDon(1),
        OwnOp::RestDon(2),
        OwnOp::ActivateOwn(OwnEffect::Main),
        OwnOp::ActivateOwn(OwnEffect::Counter),
        OwnOp::ActivateOwn(OwnEffect::Auto(Timing::Own(When::OnPlay))),
        OwnOp::ActivateEvent(it()),
        OwnOp::ActivateMain(it()),
        OwnOp::Redirect(it()),
        OwnOp::TakeBackDon { count: n(), up_to: false },
        OwnOp::TakeBackDon { count: n(), up_to: true },
        OwnOp::ExtraTurn,
    ];
    let dons = [
        DonFrom::Rested,
        DonFrom::Active,
        DonFrom::Cost,
        DonFrom::DonDeck,
        DonFrom::Given,
        DonFrom::OpponentsRested,
        DonFrom::OpponentsCost,
    ];
    for up_to in [false, true] {
        all.extend(dons.map(|from| OwnOp::GiveDon { count: n(), up_to, from, to: it() }));
        for who in SIDES {
            all.extend([false, true].map(|rested| OwnOp::AddDon { who, count: n(), up_to, rested }));
            for rested in [None, Some(false), Some(true)] {
                let all_of = [false, true].map(|or_more| OwnOp::ReturnDon { who, count: n(), or_more, up_to, rested });
                all.extend(all_of);
            }
        }
    }
    for who in SIDES {
        all.extend([OwnOp::Damage { to: who, count: n() }, OwnOp::LifeUntil { who, left: n() }]);
        all.push(OwnOp::AtRandom { whose: who, count: 2 });
    }
    let dons = || Target::All(places(&[DONS]));
    all.extend([false, true].map(|rest| OwnOp::TurnDons { what: dons(), rest }));
    all
}

#[test]
fn operations() {
    let n = || Amount::N(2);
    let it = || Target::It;
    let mut all = vec![
        Op::If(Condition::Did, vec![Op::Then], Vec::new()),
        Op::If(Condition::Did, vec![Op::Then], vec![Op::Then]),
        Op::If(Condition::Did, vec![Op::Then, Op::Then], Vec::new()),
        Op::Choose(it()),
        ko(it()),
        trash(it()),
        to_hand(it()),
        turn(it(), true),
        turn(it(), false),
        turn_life(it(), true),
        turn_life(it(), false),
        Op::PlaceRest(Rest::To(Zone::Trash, Spot::Top)),
        Op::PlaceRest(Rest::To(Zone::Hand, Spot::Top)),
        Op::PlaceRest(Rest::Back),
        Op::Reveal(it()),
        Op::ChooseNumber { from: 0, to: 10 },
        Op::InTurn(vec![Op::Then], vec![Op::Reveal(it())]),
        Op::Then,
    ];
    all.extend(own_operations().into_iter().map(Op::Own));
    for spot in [Spot::Top, Spot::Bottom, Spot::TopOrBottom, Spot::Anywhere] {
        all.push(to_deck(it(), spot));
        all.extend([Zone::Deck, Zone::Life].map(|zone| Op::PlaceRest(Rest::To(zone, spot))));
        all.extend([false, true].map(|face_up| to_life(it(), spot, face_up)));
    }
    let laters = [
        Later::EndOfThisTurn,
        Later::EndOfThisBattle,
        Later::EndOfOpponentsTurn,
        Later::StartOfYourNextTurn,
        Later::StartOfOpponentsNextMain,
    ];
    all.extend(laters.map(|later| Op::Later(later, vec![Op::Then])));
    for who in SIDES {
        all.extend([Op::May(who, vec![Op::Then]), Op::ChooseOne(who, vec![vec![Op::Then], vec![Op::Reveal(it())]])]);
        all.extend([Op::LookAt(who, Zone::Hand), Op::Shuffle(who, Zone::Deck), Op::Win(who), Op::Lose(who)]);
        for up_to in [false, true] {
            all.extend([Op::Draw { who, count: n(), up_to }, mill(who, n(), up_to)]);
            let piles =
                [Pile::Top(Zone::Deck), Pile::Whole(Zone::Deck), Pile::Top(Zone::Life), Pile::TopOrBottom(Zone::Life)];
            for pile in piles {
                all.extend([false, true].map(|reveal| Op::Look { whose: who, pile, count: n(), up_to, reveal }));
            }
        }
    }
    all_differ(&all.into_iter().map(effect_of).collect::<Vec<_>>());
}

#[test]
fn a_card_reads_as_it_is_meant() {
    let read = reader::read(
        "[On Play] You may trash 1 card from your hand: K.O. up to 1 of your opponent's rested Characters with a cost of 3 or less. Then, draw 2 cards.",
        "",
    );
    let told = text(&read.expect("it is read"), Speech::english());
    let told: Vec<String> = told.iter().map(|l| format!("{}{}", "  ".repeat(l.depth), l.words)).collect();
    assert_eq!(
        told,
        [
            "1. automatic: [On Play]",
            "  cost, which you may decline to pay:",
            "    trash 1 of your cards in hand",
            "  effect:",
            "    K.O. up to 1 of the opponent's Characters (rested, cost 3 or less)",
            "    then, whatever became of the above:",
            "    you: draw 2 cards",
        ]
    );
}

#[test]
fn shipped_cards_are_told_whole() {
    for language in Language::ALL {
        let speech = Speech::of(language);
        for card in shipped::cards() {
            for line in text(&card.text, &speech) {
                assert!(!line.words.trim().is_empty() && !line.words.contains("-tell-"), "{}: {line:?}", card.name);
            }
        }
    }
}
