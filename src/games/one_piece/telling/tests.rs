//! Different programs are told in different words, in every language.

use std::collections::HashMap;

use super::text;
use crate::games::one_piece::effects::*;
use crate::games::one_piece::operations::*;
use crate::games::one_piece::selector::*;
use crate::games::one_piece::{shipped, text as reader};
use crate::lang::{Language, Speech};

fn plain(kind: Kind, body: Vec<Op>) -> Effect {
    Effect { kind, conditions: Vec::new(), once: false, cost: Vec::new(), may: false, body, given: false }
}

fn effect_of(op: Op) -> Effect {
    plain(Kind::Main, vec![op])
}

fn places(places: &[Place]) -> Selector {
    Selector { side: Side::Yours, places: places.to_vec(), filter: Filter::any() }
}

fn hand() -> Selector {
    places(&[Place::Hand])
}

fn like(is: Is) -> Filter {
    Filter(vec![is])
}

fn chosen(count: Count) -> Target {
    Target::Choose { who: Side::Yours, from: hand(), count }
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

const SIDES: [Side; 3] = [Side::Yours, Side::Opponents, Side::Any];

fn filters() -> Vec<Is> {
    let n = |n| Box::new(Amount::N(n));
    let mut all = vec![
        Is::Either(vec![like(Is::Rested), like(Is::Active)]),
        Is::Either(vec![Filter(vec![Is::Rested, Is::FaceUp]), like(Is::Active)]),
        Is::Not(Box::new(like(Is::Rested))),
        Is::Not(Box::new(Filter(vec![Is::Rested, Is::FaceUp]))),
        Is::Name("Kelp".into()),
        Is::NameIncludes("Kelp".into()),
        Is::Type("Kelp".into()),
        Is::TypeIncludes("Kelp".into()),
        Is::Multicolour,
        Is::CostAtMost(Box::new(Amount::Done)),
        Is::CostIs(Box::new(Amount::Done)),
        Is::PowerAtMost(n(3)),
        Is::BasePowerAtMost(n(3)),
        Is::DonGiven(2, u8::MAX),
        Is::DonGiven(2, 2),
        Is::Rested,
        Is::Active,
        Is::HasTrigger,
        Is::HasOnPlay,
        Is::HasWhenAttacking,
        Is::HasOnKo,
        Is::HasActivateMain,
        Is::HasCounterEffect,
        Is::NoBaseEffect,
        Is::This,
        Is::It,
        Is::PlayedThisTurn,
        Is::FaceUp,
        Is::FaceDown,
        Is::OtherColourThanIt,
        Is::SameNameAsIt,
        Is::SameCostAsIt,
        Is::DifferentNames,
        Is::Attacking,
        Is::InBattle,
    ];
    for (a, b) in [(4, 4), (4, MOST), (LEAST, 4), (2, 4), (LEAST, MOST)] {
        all.extend([
            Is::Cost(a, b),
            Is::BaseCost(a, b),
            Is::Power(a, b + i32::from(b < 9)),
            Is::BasePower(a, b + i32::from(b < 9)),
            Is::Counter(a, b),
        ]);
    }
    let attributes = [Attribute::Slash, Attribute::Strike, Attribute::Ranged, Attribute::Special, Attribute::Wisdom];
    all.extend(attributes.map(Is::Attribute));
    let colours = [Colour::Red, Colour::Green, Colour::Blue, Colour::Purple, Colour::Black, Colour::Yellow];
    all.extend(colours.map(Is::Colour));
    all.extend([Category::Leader, Category::Character, Category::Event, Category::Stage].map(Is::Category));
    all.extend(KEYWORDS.map(Is::Has));
    all
}

const KEYWORDS: [Keyword; 6] = [
    Keyword::Rush,
    Keyword::RushCharacter,
    Keyword::DoubleAttack,
    Keyword::Banish,
    Keyword::Blocker,
    Keyword::Unblockable,
];

fn amounts() -> Vec<Amount> {
    let count = |s: Selector| Amount::Count(Box::new(s));
    vec![
        Amount::N(1),
        Amount::N(2),
        Amount::N(-2),
        count(hand()),
        count(places(&[Place::Trash])),
        Amount::Per(1000, 2, Box::new(count(hand()))),
        Amount::Per(-1000, 2, Box::new(count(hand()))),
        Amount::Per(1000, 3, Box::new(count(hand()))),
        Amount::Sum(vec![count(hand()), Amount::N(1)]),
        Amount::TotalCost(Box::new(hand())),
        Amount::TotalPower(Box::new(hand())),
        Amount::PowerOfIt,
        Amount::CostOfIt,
        Amount::BasePowerOfIt,
        Amount::PowerOf(Box::new(hand())),
        Amount::Done,
        Amount::Chosen,
        Amount::DonOnThis,
        Amount::UpToTotal(Box::new(count(hand())), Box::new(Amount::N(5))),
        Amount::All,
    ]
}

fn bys() -> Vec<By> {
    let mut all = vec![By::Anything, By::Battle, By::BattleWith(like(Is::Attribute(Attribute::Strike)))];
    for side in SIDES {
        all.extend([By::Effect(side, None), By::Effect(side, Some(like(Is::Category(Category::Event))))]);
    }
    all
}

#[test]
fn cards() {
    let mut all: Vec<Effect> = filters()
        .into_iter()
        .map(|is| effect_of(Op::Ko(Target::All(Selector { filter: like(is), ..places(&[Place::Characters]) }))))
        .collect();
    let every = [
        Place::Leader,
        Place::Characters,
        Place::Stage,
        Place::Hand,
        Place::Deck,
        Place::Trash,
        Place::Life,
        Place::LifeTop,
        Place::LifeBottom,
        Place::Looked,
        Place::Don,
        Place::DonGiven,
        Place::DonDeck,
    ];
    for side in SIDES {
        for place in every {
            all.push(effect_of(Op::Rest(Target::All(Selector { side, ..places(&[place]) }))));
        }
        for both in [&every[..2], &every[..3], &every[7..9], &every[10..12]] {
            all.push(effect_of(Op::Rest(Target::All(Selector { side, ..places(both) }))));
        }
        all.push(effect_of(Op::Rest(Target::Choose { who: side, from: hand(), count: Count::AnyNumber })));
        for up_to in [false, true] {
            all.push(effect_of(Op::ToHand(Target::DeckTop { side, count: Amount::N(2), up_to })));
        }
    }
    for amount in amounts() {
        all.push(effect_of(Op::Trash(chosen(Count::Exactly(amount.clone())))));
        all.push(effect_of(Op::Trash(chosen(Count::UpTo(amount)))));
    }
    let counts = [Count::AnyNumber, Count::TotalPower(2, 4000), Count::TotalCost(2, 4000), Count::AtLeast(2)];
    all.extend(counts.map(|count| effect_of(Op::Trash(chosen(count)))));
    let targets = [Target::This, Target::It, Target::Both(vec![Target::This, Target::It])];
    all.extend(targets.map(|target| effect_of(Op::Trash(target))));
    all_differ(&all);
}

fn grants() -> Vec<Grant> {
    let mut all = vec![
        Grant::CounterValue(1000),
        Grant::CounterValue(-1000),
        Grant::Effect(1),
        Grant::Effect(2),
        Grant::Negated,
        Grant::AttacksActive(Filter::any()),
        Grant::AttacksActive(like(Is::Cost(LEAST, 3))),
        Grant::Name("Kelp".into()),
        Grant::Type("Kelp".into()),
        Grant::Attribute(Attribute::Slash),
        Grant::WinsByDeck,
        Grant::LosesByDeckLater,
        Grant::StaysRested,
    ];
    for amount in amounts() {
        all.extend([Grant::Power(amount.clone()), Grant::Cost(amount.clone())]);
        all.extend([Grant::BasePower(amount.clone()), Grant::BaseCost(amount)]);
    }
    all.extend(KEYWORDS.map(Grant::Keyword));
    let cheap = || like(Is::Cost(LEAST, 3));
    let mut cannot = vec![
        Cannot::Attack(None),
        Cannot::Attack(Some(cheap())),
        Cannot::Block,
        Cannot::ActivateBlocker(Filter::any()),
        Cannot::ActivateBlocker(cheap()),
        Cannot::BeBlocked,
        Cannot::BecomeActive,
        Cannot::BeAttacked,
        Cannot::Play(Filter::any(), None),
        Cannot::Play(cheap(), None),
        Cannot::DrawByEffects,
        Cannot::LifeToHandByEffects,
        Cannot::DonActiveBy(Filter::any()),
        Cannot::DonActiveBy(cheap()),
        Cannot::AttackOtherThan(cheap()),
        Cannot::AttackWith(Filter::any()),
        Cannot::AttackWith(cheap()),
    ];
    for area in [Area::Hand, Area::Deck, Area::Trash, Area::Life] {
        cannot.push(Cannot::Play(cheap(), Some(area)));
    }
    for by in bys() {
        cannot.extend([Cannot::BeKod(by.clone()), Cannot::BeRemoved(by.clone())]);
        cannot.extend([Cannot::BeRested(by.clone()), Cannot::BeReturned(by)]);
    }
    all.extend(cannot.into_iter().map(Grant::Cannot));
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
        Duration::StartOfYourNextTurn,
        Duration::OpponentsNextRefresh,
        Duration::YourNextRefresh,
        Duration::Always,
    ];
    let power = || vec![Grant::Power(Amount::N(1000))];
    let permanent = |to, what| plain(Kind::Permanent(vec![Grants { to, what }]), Vec::new());
    let mut all: Vec<Effect> = grants().into_iter().map(|g| permanent(To::This, vec![g])).collect();
    all.extend([permanent(To::ThisInHand, power()), permanent(To::All(hand()), power())]);
    for until in durations {
        all.push(effect_of(Op::Give { to: Target::This, what: power(), until }));
        all.push(effect_of(Op::SwapBasePower(Target::It, until)));
    }
    for who in SIDES {
        all.push(permanent(To::Player(who), power()));
        all.push(effect_of(Op::GivePlayer { who, what: power(), until: Duration::ThisTurn }));
    }
    all_differ(&all);
}

#[test]
fn kinds_and_timings() {
    let draw = || vec![Op::Draw { who: Side::Yours, count: Amount::N(1), up_to: false }];
    let mut timings = vec![
        Timing::OnPlay,
        Timing::WhenAttacking,
        Timing::OnBlock,
        Timing::OnKo,
        Timing::OnOpponentsAttack,
        Timing::EndOfYourTurn,
        Timing::EndOfOpponentsTurn,
        Timing::EndOfBattle(Filter::any()),
        Timing::EndOfBattle(like(Is::Rested)),
        Timing::When(Happening::DamageDealt),
        Timing::When(Happening::Battles(Filter::any())),
        Timing::When(Happening::Battles(like(Is::Rested))),
    ];
    let mut kinds = vec![
        Kind::ActivateMain,
        Kind::Main,
        Kind::Counter,
        Kind::Trigger,
        Kind::StartOfGame,
        Kind::Construction(Construction::AnyNumber),
        Kind::Construction(Construction::CannotInclude(like(Is::Rested))),
        Kind::Construction(Construction::OnlyInclude(like(Is::Rested))),
        Kind::Construction(Construction::DonDeck(6)),
        Kind::Auto(vec![Timing::OnPlay, Timing::OnKo]),
    ];
    let mut woulds = vec![Would::LoseByDeck];
    for by in bys() {
        let s = hand;
        timings.extend(
            [
                Happening::Kod(s(), by.clone()),
                Happening::Removed(s(), by.clone()),
                Happening::ReturnedToHand(s(), by.clone()),
                Happening::Trashed(s(), by.clone()),
                Happening::Rested(s(), by.clone()),
                Happening::DonReturned(Side::Yours, 2, by.clone()),
                Happening::Discarded(Side::Yours, by.clone()),
            ]
            .map(Timing::When),
        );
        woulds.extend([Would::BeKod(s(), by.clone()), Would::BeRemoved(s(), by.clone())]);
        woulds.extend([
            Would::BeReturned(s(), by.clone()),
            Would::BeRested(s(), by.clone()),
            Would::BeTrashed(s(), by),
        ]);
    }
    for side in SIDES {
        timings.extend([Timing::StartOfTurn(side), Timing::StartOfMain(side)]);
        timings.extend(
            [
                Happening::DonReturned(side, 1, By::Anything),
                Happening::DamageTaken(side),
                Happening::LifeRemoved(side),
                Happening::LifeToHand(side),
                Happening::LifeBecomes(side, 0),
                Happening::EventActivated(side),
                Happening::BlockerActivated(side),
                Happening::TriggerActivated(side),
                Happening::Discarded(side, By::Anything),
                Happening::DrawnOutside(side),
                Happening::OnPlayActivated(side),
                Happening::Attacks(Selector { side, ..hand() }),
                Happening::Attacked(Selector { side, ..hand() }),
                Happening::DonGiven(Selector { side, ..hand() }),
                Happening::Played(Selector { side, ..hand() }, None),
                Happening::Played(Selector { side, ..hand() }, Some(Area::Life)),
            ]
            .map(Timing::When),
        );
        woulds.extend([Would::TakeDamage(side), Would::LifeToHand(side, Filter::any())]);
        woulds.push(Would::LifeToHand(side, like(Is::FaceUp)));
    }
    kinds.extend(timings.into_iter().map(|t| Kind::Auto(vec![t])));
    for would in woulds {
        kinds.extend([false, true].map(|may| Kind::Replacement { would: would.clone(), may }));
    }
    let mut all: Vec<Effect> = kinds.into_iter().map(|kind| plain(kind, draw())).collect();
    let main = || plain(Kind::Main, draw());
    all.push(Effect { once: true, ..main() });
    all.push(Effect { may: true, ..main() });
    all.push(Effect { given: true, ..main() });
    all.push(Effect { cost: vec![Op::RestDon(1)], ..main() });
    all.push(Effect { cost: vec![Op::RestDon(1)], may: true, ..main() });
    all.extend(conditions().into_iter().map(|c| Effect { conditions: vec![c], ..main() }));
    all_differ(&all);
}

fn conditions() -> Vec<Condition> {
    let mut all = vec![
        Condition::All(vec![Condition::YourTurn, Condition::Did]),
        Condition::Any(vec![Condition::YourTurn, Condition::Did]),
        Condition::Not(Box::new(Condition::YourTurn)),
        Condition::DonGiven(1),
        Condition::DonGiven(2),
        Condition::YourTurn,
        Condition::OpponentsTurn,
        Condition::Only(hand(), like(Is::Rested)),
        Condition::Did,
        Condition::It(like(Is::Rested)),
        Condition::This(like(Is::Rested)),
        Condition::ActivatedEvent(Filter::any()),
        Condition::ActivatedEvent(like(Is::Cost(3, MOST))),
        Condition::SecondTurn,
    ];
    let compares = [Compare::AtLeast, Compare::AtMost, Compare::Exactly, Compare::More, Compare::Less];
    for n in 0..3 {
        let count = || Amount::Count(Box::new(hand()));
        all.extend(compares.map(|compare| Condition::Is(count(), compare, Amount::N(n))));
    }
    all
}

#[test]
fn operations() {
    let n = || Amount::N(2);
    let target = || Target::It;
    let mut all = vec![
        Op::If(Condition::Did, vec![Op::Then], Vec::new()),
        Op::If(Condition::Did, vec![Op::Then], vec![Op::Then]),
        Op::If(Condition::Did, vec![Op::Then, Op::Then], Vec::new()),
        Op::Choose(target()),
        Op::Ko(target()),
        Op::Trash(target()),
        Op::ToHand(target()),
        Op::Rest(target()),
        Op::SetActive(target()),
        Op::Play { what: target(), rested: false },
        Op::Play { what: target(), rested: true },
        Op::RestDon(1),
        Op::RestDon(2),
        Op::PlaceRest(Rest::Trash),
        Op::PlaceRest(Rest::Hand),
        Op::PlaceRest(Rest::Back),
        Op::Reveal(target()),
        Op::TurnLife { what: target(), face_up: false },
        Op::TurnLife { what: target(), face_up: true },
        Op::ActivateOwn(OwnEffect::Main),
        Op::ActivateOwn(OwnEffect::Counter),
        Op::ActivateOwn(OwnEffect::Auto(Timing::OnPlay)),
        Op::ActivateEvent(target()),
        Op::ChooseNumber { from: 0, to: 10 },
        Op::Redirect(target()),
        Op::Then,
    ];
    for spot in [Spot::Top, Spot::Bottom, Spot::TopOrBottom, Spot::Anywhere] {
        all.extend([Op::ToDeck(target(), spot), Op::PlaceRest(Rest::Deck(spot)), Op::PlaceRest(Rest::Life(spot))]);
        all.extend([false, true].map(|face_up| Op::ToLife { what: target(), spot, face_up }));
    }
    let laters = [Later::EndOfThisTurn, Later::EndOfThisBattle, Later::EndOfOpponentsTurn, Later::StartOfYourNextTurn];
    all.extend(laters.map(|later| Op::Later(later, vec![Op::Then])));
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
        all.extend(dons.map(|from| Op::GiveDon { count: n(), up_to, from, to: target() }));
    }
    for who in SIDES {
        all.extend([Op::May(who, vec![Op::Then]), Op::ChooseOne(who, vec![vec![Op::Then], vec![Op::RestDon(1)]])]);
        all.extend([Op::LookHand(who), Op::Shuffle(who), Op::Win(who), Op::Lose(who)]);
        all.extend([Op::Damage { to: who, count: n() }, Op::LifeUntil { who, left: n() }]);
        for up_to in [false, true] {
            all.extend([Op::Draw { who, count: n(), up_to }, Op::Mill { who, count: n(), up_to }]);
            all.extend([false, true].map(|rested| Op::AddDon { who, count: n(), up_to, rested }));
            all.extend([false, true].map(|or_more| Op::ReturnDon { who, count: n(), or_more, up_to }));
            for pile in [Pile::DeckTop, Pile::WholeDeck, Pile::LifeTop, Pile::LifeTopOrBottom] {
                all.extend([false, true].map(|reveal| Op::Look { side: who, pile, count: n(), up_to, reveal }));
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
