//! 7. Attacks and battles.

use serde::{Deserialize, Serialize};

use super::areas::{CardId, Modifier, On, State, Zone};
use super::cards::{Book, DefId};
use super::damage::Damage;
use super::effects::{Cannot, Category, Grant, Keyword};
use super::event::{Cause, Ending, Event, How};
use super::matching::Eye;
use super::operations::{Amount, Duration, Later};
use super::playing::{self, Play, Playing};
use super::program::Run;
use super::terms::{moved, possible};
use super::turn::due;
use super::values::Bar;
use super::{Asked, Choice, Cx, Flow, Found, Frame, Options, Row, order};
use crate::engine::check::{Check, allowed, check};
use crate::engine::{At, Chooser, ClauseId, Player, Refusal, asks, citing, does};

/// What a battle remembers besides its cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Course {
    /// 7-1-1-1. The card that attacks.
    attacker: CardId,
    /// 7-1-3-2-1. The card whose counter is used.
    counter: Option<CardId>,
}

impl Course {
    /// The cards that it speaks of get other numbers.
    pub fn rename(&mut self, rename: &impl Fn(&mut CardId)) {
        rename(&mut self.attacker);
        self.counter.iter_mut().for_each(rename);
    }
}

/// An attack of a card.
pub fn start(attacker: CardId) -> Frame {
    Frame::Battle(At::start(Course { attacker, counter: None }))
}

const END: ClauseId = ClauseId::new("7-1-5-1");
const COUNTER: ClauseId = ClauseId::new("7-1-3-2");
const AFTER_DAMAGE: ClauseId = ClauseId::new("8-6-2");

/// 7-1
pub static BATTLE: [Row<Course>; 21] = [
    citing(
        "7-1 6-5-6 10-1-1-1 1-3-1",
        does("7-1-1-1", "op-battle-attack", |cx, l| {
            cx.cite("7-1");
            if cx.state.card(l.attacker).new {
                let rush = cx.state.values(cx.book).of(l.attacker).is_some_and(|s| s.has(Keyword::Rush));
                // [Rush: Character] is a text of its own, which goes before 3-7-4.
                cx.cite(if rush { "10-1-1-1" } else { "1-3-1" });
            }
            cx.event(Event::Attack(l.attacker));
            Flow::Next
        }),
    ),
    citing("7-1", asks("7-1-1-2", "op-ask-target", offer_targets, take_target)),
    does("7-1-1-3", "op-battle-attack-effects", |_, _| Flow::Call(order::start())),
    does("7-1-1-4", "op-battle-left", left),
    citing("10-1-4-1", asks("7-1-2-1", "op-ask-block", offer_block, take_block)),
    does("7-1-2-2", "op-battle-left", left),
    does("7-1-3-1", "op-battle-counter-step", |cx, _| {
        cx.event(Event::CounterStep);
        Flow::Call(order::start())
    }),
    asks("7-1-3-2", "op-ask-counter", offer_counter, take_counter),
    citing("2-10-1 8-1-4-2", asks("7-1-3-2-1", "op-ask-counter-for", offer_countered, take_countered)),
    does("7-1-3-2-3", "op-battle-left", left),
    citing("10-1-2-1 1-3-7", does("7-1-4-1", "op-battle-compare", compare)),
    citing("10-1-2-1 10-1-3-1 4-6-1", does("7-1-4-1-1", "op-battle-damage", strike)),
    citing("10-2-1-1 10-2-1-2 1-3-3", does("7-1-4-1-2", "op-battle-ko", knock_out)),
    does("7-1-4-2", "op-battle-lost", |cx, _| {
        if let Some(b) = cx.state.battle
            && let (Some(a), Some(t)) = (b.attacker, b.target)
        {
            let eye = Eye::new(cx.state, cx.book, cx.state.turn, a);
            cx.note(Found::Compared(a, eye.power(a), t, eye.power(t)));
        }
        Flow::Goto(END)
    }),
    does("8-6-2", "op-battle-then", |_, _| Flow::CallThenGoto(order::start(), END)),
    does("7-1-5-1", "op-battle-end", |cx, _| {
        cx.event(Event::BattleEnds);
        Flow::Next
    }),
    does("7-1-5-2", "op-battle-end-effects", |cx, _| {
        for player in [cx.state.turn, cx.state.turn.other()] {
            if let Some(delayed) = due(cx.state, Later::EndOfThisBattle, player) {
                cx.event(Event::Due(delayed.clone()));
                return Flow::CallThenAgain(Run::later(&delayed));
            }
        }
        Flow::Call(order::start())
    }),
    does("7-1-5-3", "op-battle-over-own", |cx, _| {
        cx.event(Event::Expire(cx.state.turn, Ending::Battle));
        Flow::Next
    }),
    does("7-1-5-4", "op-battle-over-other", |cx, _| {
        cx.event(Event::Expire(cx.state.turn.other(), Ending::Battle));
        Flow::Next
    }),
    does("7-1-5-5", "op-battle-over", |cx, _| {
        cx.event(Event::BattleOver);
        Flow::Return
    }),
    does("7-1-5", "op-battle-done", |_, _| Flow::Return),
];

/// A card that somebody wants to attack with.
pub struct Attack {
    category: Option<Category>,
    rested: bool,
    new: bool,
    rush: bool,
    barred: bool,
    first_turn: bool,
    has_target: bool,
    in_main: bool,
}

/// 7-1, 3-7-4, 6-5-6-1. What attacking asks for.
pub static ATTACKER: [Check<State, Attack>; 6] = [
    check("7-1", "leader-or-character", |_: &State, a: &Attack| {
        matches!(a.category, Some(Category::Leader | Category::Character))
    })
    .also("7-1-1-1"),
    check("6-5-6-1", "not-in-the-first-turn", |_: &State, a: &Attack| !a.first_turn),
    check("7-1-1-1", "active", |_: &State, a: &Attack| !a.rested).also("7-1"),
    check("3-7-4", "not-new", |_: &State, a: &Attack| !a.new || a.rush).also("10-1-1-1"),
    check("1-3-3", "not-forbidden", |_: &State, a: &Attack| !a.barred),
    check("7-1-1-2", "something-to-attack", |_: &State, a: &Attack| a.has_target || !a.in_main),
];

impl Attack {
    /// A card of the turn player's.
    pub fn of(state: &State, book: &Book, id: CardId) -> Self {
        let card = state.card(id);
        let values = state.values(book);
        let seen = values.of(id);
        let eye = Eye::new(state, book, state.owner(id), id);
        let barred = seen.is_some_and(|s| {
            s.cannot.iter().any(|b| b.what == Cannot::Attack(None) || is_rest_barred(&eye, b, Cause::Rule))
        }) || values.players[card.owner.index()].iter().any(|b| match &b.what {
            Cannot::AttackWith(filter) => Eye { who: b.by, this: b.source, ..eye }.is(filter, id),
            _ => false,
        });
        let rush = seen.is_some_and(|s| s.has(Keyword::Rush) || s.has(Keyword::RushCharacter));
        let ready = !card.rested && !barred && state.opening == 0 && (!card.new || rush);
        Self {
            category: book.def(card.def).category,
            rested: card.rested,
            new: card.new,
            rush,
            barred,
            first_turn: state.opening > 0,
            has_target: ready && state.field(card.owner.other()).any(|t| may_target(state, book, id, t, false).is_ok()),
            in_main: ready,
        }
    }
}

/// A card that somebody wants to attack.
pub struct Aim {
    category: Option<Category>,
    rested: bool,
    reaches_active: bool,
    only_characters: bool,
    barred: bool,
}

/// 7-1, 7-1-1-2. What may be attacked.
pub static TARGET: [Check<State, Aim>; 4] = [
    check("7-1-1-2", "leader-or-character", |_: &State, a: &Aim| a.category != Some(Category::Stage)).also("7-1"),
    check("7-1", "rested-character", |_: &State, a: &Aim| {
        a.category != Some(Category::Character) || a.rested || a.reaches_active
    })
    .also("7-1-1-2"),
    check("3-7-4", "only-characters-when-new", |_: &State, a: &Aim| {
        !a.only_characters || a.category != Some(Category::Leader)
    }),
    check("1-3-3", "not-forbidden", |_: &State, a: &Aim| !a.barred),
];

fn may_target(state: &State, book: &Book, attacker: CardId, target: CardId, why: bool) -> Result<(), Refusal> {
    let values = state.values(book);
    let seen = values.of(attacker);
    let eye = Eye::new(state, book, state.owner(attacker), attacker);
    let as_by = |who: Player, this: CardId| Eye { who, this, ..eye };
    let own = seen.is_some_and(|s| {
        s.cannot.iter().any(|b| match &b.what {
            Cannot::Attack(Some(filter)) => as_by(b.by, b.source).is(filter, target),
            _ => false,
        })
    });
    let bars = &values.players[state.owner(attacker).index()];
    let by_player = bars.iter().any(|b| match &b.what {
        Cannot::AttackOtherThan(filter) => !as_by(b.by, b.source).is(filter, target),
        _ => false,
    });
    let at_target = values.of(target).is_some_and(|s| s.cannot.iter().any(|b| b.what == Cannot::BeAttacked));
    let card = state.card(attacker);
    let aim = Aim {
        category: book.def(state.card(target).def).category,
        rested: state.card(target).rested,
        reaches_active: seen
            .is_some_and(|s| s.attacks_active.iter().any(|(f, who, this)| as_by(*who, *this).is(f, target))),
        only_characters: card.new && seen.is_some_and(|s| s.has(Keyword::RushCharacter) && !s.has(Keyword::Rush)),
        barred: own || by_player || at_target,
    };
    allowed(&TARGET, state, &aim, why)
}

fn offer_targets(cx: &Cx<'_>, l: &Course, options: &mut Options) -> Asked {
    let why = options.why();
    let defender = cx.state.turn.other();
    for target in cx.state.field(defender) {
        let legal = may_target(cx.state, cx.book, l.attacker, target, why);
        options.offer(Choice::Card(target, cx.state.card(target).def), legal);
    }
    if why {
        for own in cx.state.field(cx.state.turn) {
            options.offer(Choice::Card(own, cx.state.card(own).def), Err(Refusal::by("7-1-1-2 7-1")));
        }
    }
    if options.offered().is_empty() {
        Asked::Nobody(Flow::Goto(END))
    } else {
        Asked::Of(Chooser::Player(cx.state.turn))
    }
}

fn take_target(cx: &mut Cx<'_>, _: &mut Course, choice: Choice) -> Flow {
    if let Choice::Card(target, _) = choice {
        let card = cx.state.card(target);
        if card.zone == Zone::Characters && !card.rested {
            // A text lets it.
            cx.support("1-3-1");
        }
        cx.event(Event::Target(target));
    }
    Flow::Next
}

/// 7-1-1-4, 7-1-2-2, 7-1-3-2-3. A card of the battle has moved: on to its end.
fn left(cx: &mut Cx<'_>, _: &mut Course) -> Flow {
    match cx.state.battle {
        Some(b) if b.attacker.is_some() && b.target.is_some() => Flow::Next,
        _ => {
            cx.note(Found::LeftBattle);
            Flow::Goto(END)
        }
    }
}

/// A card that somebody wants to block with.
pub struct Blocks {
    own: bool,
    has: bool,
    rested: bool,
    is_target: bool,
    barred: bool,
    unblockable: bool,
    blocked: bool,
}

/// 7-1-2-1, 10-1-4-1. What blocking asks for.
pub static BLOCKER: [Check<State, Blocks>; 6] = [
    check("7-1-2-1", "once-a-battle", |_: &State, b: &Blocks| !b.blocked),
    check("10-1-4-1", "own-blocker", |_: &State, b: &Blocks| b.own && b.has).also("7-1-2-1"),
    check("10-1-4-1", "active", |_: &State, b: &Blocks| !b.rested),
    check("10-1-4-1", "another-card-attacked", |_: &State, b: &Blocks| !b.is_target),
    check("1-3-3", "not-forbidden", |_: &State, b: &Blocks| !b.barred),
    check("1-3-1", "not-unblockable", |_: &State, b: &Blocks| !b.unblockable),
];

impl Blocks {
    fn of(state: &State, book: &Book, id: CardId) -> Self {
        let values = state.values(book);
        let seen = values.of(id);
        let defender = state.turn.other();
        let battle = state.battle;
        let attacker = battle.and_then(|b| b.attacker);
        let eye = Eye::new(state, book, state.owner(id), id);
        let applies = |b: &Bar| match &b.what {
            Cannot::ActivateBlocker(filter) => Eye { who: b.by, this: b.source, ..eye }.is(filter, id),
            _ => false,
        };
        let barred = seen.is_some_and(|s| {
            s.cannot.iter().any(|b| matches!(b.what, Cannot::Block) || is_rest_barred(&eye, b, Cause::Rule))
        }) || values.players[defender.index()].iter().any(applies);
        let attack = attacker.and_then(|a| values.of(a));
        Self {
            own: state.owner(id) == defender,
            has: seen.is_some_and(|s| s.has(Keyword::Blocker)),
            rested: state.card(id).rested,
            is_target: battle.is_some_and(|b| b.target == Some(id)),
            barred,
            unblockable: attack
                .is_some_and(|s| s.has(Keyword::Unblockable) || s.cannot.iter().any(|b| b.what == Cannot::BeBlocked)),
            blocked: battle.is_some_and(|b| b.blocked),
        }
    }
}

/// Does a prohibition keep a card from being rested, by this?
pub fn is_rest_barred(eye: &Eye<'_>, bar: &Bar, cause: Cause) -> bool {
    match &bar.what {
        Cannot::BeRested(by) => Eye { who: bar.by, this: bar.source, ..*eye }.by(by, cause),
        _ => false,
    }
}

fn offer_block(cx: &Cx<'_>, _: &Course, options: &mut Options) -> Asked {
    let why = options.why();
    let defender = cx.state.turn.other();
    for id in cx.state.field(defender) {
        let blocks = Blocks::of(cx.state, cx.book, id);
        // Only Characters with the keyword are worth a word, unless somebody asks.
        if blocks.has || why {
            options.offer(Choice::Block(id), allowed(&BLOCKER, cx.state, &blocks, why));
        }
    }
    if why {
        for id in cx.state.field(defender) {
            options.offer(Choice::Activate(id, 0), Err(Refusal::by("10-2-2-1 6-5-4-1 8-1-3-2")));
        }
    }
    options.legal(Choice::NoBlock);
    Asked::Of(Chooser::Player(defender))
}

fn take_block(cx: &mut Cx<'_>, _: &mut Course, choice: Choice) -> Flow {
    match choice {
        Choice::Block(id) => {
            cx.cite("10-1-4-1");
            cx.event(Event::Block(id));
            Flow::Call(order::start())
        }
        _ => Flow::Next,
    }
}

/// A card that somebody wants to use in the Counter step.
pub struct Counters {
    in_hand: bool,
    category: Option<Category>,
    value: i32,
    play: Option<Play>,
}

/// 7-1-3-2. What countering asks for.
pub static COUNTERS: [Check<State, Counters>; 2] = [
    check("7-1-3-2-1", "character-with-counter-in-hand", |_: &State, c: &Counters| {
        c.in_hand && (c.category == Some(Category::Event) || c.value > 0)
    })
    .also("2-10-1 2-10-2"),
    check("7-1-3-2-2", "counter-event", |state: &State, c: &Counters| {
        c.category != Some(Category::Event)
            || c.play.as_ref().is_some_and(|p| allowed(&playing::MAY_PLAY, state, p, false).is_ok())
    })
    .also("10-2-4-1"),
];

fn counters(cx: &Cx<'_>, id: CardId, def: DefId, why: bool) -> Result<(), Refusal> {
    let facts = cx.book.def(def);
    let defender = cx.state.turn.other();
    let event = facts.category == Some(Category::Event);
    let counters = Counters {
        in_hand: cx.state.card(id).zone == Zone::Hand,
        category: facts.category,
        value: if cx.state.card(id).def == def {
            Eye::new(cx.state, cx.book, defender, id).counter(id)
        } else {
            facts.counter
        },
        play: event.then(|| Play::of(cx.state, cx.book, defender, id, def, true)),
    };
    let legal = allowed(&COUNTERS, cx.state, &counters, why);
    // An Event that is refused is refused by what playing it asks for, too.
    match (legal, &counters.play) {
        (Err(mut refusal), Some(play)) if why => {
            if let Err(more) = allowed(&playing::MAY_PLAY, cx.state, play, true) {
                refusal.clauses.extend(more.clauses);
            }
            Err(refusal)
        }
        (legal, _) => legal,
    }
}

/// 7-1-3-2. Any number of times, in any order.
fn offer_counter(cx: &Cx<'_>, _: &Course, options: &mut Options) -> Asked {
    let why = options.why();
    let defender = cx.state.turn.other();
    let hand = &cx.state.side(defender).hand;
    for (n, &id) in hand.iter().enumerate() {
        let def = cx.state.card(id).def;
        if def == DefId::UNKNOWN {
            cx.unseen(defender);
            continue;
        }
        let copy = hand[..n].iter().any(|&other| cx.state.card(other).def == def);
        if copy && !why {
            continue;
        }
        match counters(cx, id, def, why) {
            Ok(()) if copy => options.late(Choice::Counter(id, def)),
            legal => options.offer(Choice::Counter(id, def), legal),
        }
    }
    if why {
        if let Some(&card) = hand.iter().find(|&&id| cx.state.card(id).def == DefId::UNKNOWN) {
            let known = |def: DefId| hand.iter().any(|&id| cx.state.card(id).def == def);
            for def in possible(cx.book).filter(|&def| !known(def) && counters(cx, card, def, false).is_ok()) {
                options.nameable(Choice::Counter(card, def));
            }
        }
        for id in cx.state.field(defender) {
            options.offer(Choice::Counter(id, cx.state.card(id).def), Err(Refusal::by("7-1-3-2-1")));
            let blocks = Blocks::of(cx.state, cx.book, id);
            let refusal = allowed(&BLOCKER, cx.state, &blocks, true).err().unwrap_or_else(|| Refusal::by("7-1-2-1"));
            options.offer(Choice::Block(id), Err(refusal));
            options.offer(Choice::Activate(id, 0), Err(Refusal::by("10-2-2-1 6-5-4-1 8-1-3-2")));
        }
    }
    options.legal(Choice::NoCounter);
    Asked::Of(Chooser::Player(defender))
}

fn take_counter(cx: &mut Cx<'_>, l: &mut Course, choice: Choice) -> Flow {
    let Choice::Counter(id, def) = choice else { return Flow::Goto(ClauseId::new("7-1-3-2-3")) };
    if cx.state.card(id).def != def {
        cx.event(Event::Is(id, def));
    }
    if cx.book.def(def).category == Some(Category::Event) {
        let defender = cx.state.turn.other();
        return Flow::CallThenGoto(Playing::of(defender, id, true), ClauseId::new("7-1-3-2-1"));
    }
    l.counter = Some(id);
    Flow::Next
}

/// 7-1-3-2-1. The own Leader, or a Character.
fn offer_countered(cx: &Cx<'_>, l: &Course, options: &mut Options) -> Asked {
    let defender = cx.state.turn.other();
    if l.counter.is_none() {
        // After an Event: what it set off, then the next counter.
        return Asked::Nobody(Flow::CallThenGoto(order::start(), COUNTER));
    }
    let side = cx.state.side(defender);
    for id in std::iter::once(side.leader).chain(side.characters.iter().copied()) {
        options.legal(Choice::Card(id, cx.state.card(id).def));
    }
    Asked::Of(Chooser::Player(defender))
}

fn take_countered(cx: &mut Cx<'_>, l: &mut Course, choice: Choice) -> Flow {
    let defender = cx.state.turn.other();
    if let (Choice::Card(id, _), Some(card)) = (choice, l.counter.take()) {
        let value = Eye::new(cx.state, cx.book, defender, card).counter(card);
        cx.cite("8-1-4-2 2-10-1");
        cx.event(moved(cx.state, card, Zone::Trash, How::Countered, Cause::Rule));
        cx.event(Event::Modify(Modifier {
            on: On::Card(id),
            grant: Grant::Power(Amount::N(value)),
            amount: value,
            until: Duration::ThisBattle,
            by: defender,
            source: card,
            def: cx.state.card(card).def,
            armed: false,
        }));
    }
    Flow::CallThenGoto(order::start(), COUNTER)
}

/// 7-1-4-1. The attacker wins if its power is as high or higher.
fn compare(cx: &mut Cx<'_>, _: &mut Course) -> Flow {
    let Some((attacker, target)) = cx.state.battle.and_then(|b| b.attacker.zip(b.target)) else {
        return Flow::Goto(END);
    };
    let eye = Eye::new(cx.state, cx.book, cx.state.turn, attacker);
    let (ours, theirs) = (eye.power(attacker), eye.power(target));
    cx.event(Event::Fought);
    if cx.state.values(cx.book).unseen {
        Player::BOTH.into_iter().for_each(|p| cx.unseen(p));
    }
    read_permanents(cx, &[attacker, target]);
    if ours < theirs {
        return Flow::Goto(ClauseId::new("7-1-4-2"));
    }
    cx.note(Found::Compared(attacker, ours, target, theirs));
    if ours < 0 || theirs < 0 {
        cx.cite("1-3-7");
    }
    if cx.book.def(cx.state.card(target).def).category == Some(Category::Leader) {
        if eye.has_keyword(attacker, Keyword::DoubleAttack) {
            cx.cite("10-1-2-1");
        }
        Flow::Next
    } else {
        Flow::Goto(ClauseId::new("7-1-4-1-2"))
    }
}

/// 8-1-3-3. Permanent effects that make a power what it is.
fn read_permanents(cx: &mut Cx<'_>, cards: &[CardId]) {
    for &id in cards {
        let Some(seen) = cx.state.values(cx.book).of(id) else { continue };
        let lasting = cx.state.modifiers.iter().filter(|m| m.on == On::Card(id) && matches!(m.grant, Grant::Power(_)));
        let without =
            seen.base_power + (super::values::GIVEN_DON.of)(cx.state, id) + lasting.map(|m| m.amount).sum::<i32>();
        if seen.power != without {
            cx.support("8-1-3-3");
            cx.support("8-1-3-3-4");
            cx.support("8-4-6");
        }
        if cx.state.card(id).don > 0 {
            cx.support("6-5-5-2");
        }
    }
}

fn strike(cx: &mut Cx<'_>, _: &mut Course) -> Flow {
    let Some((attacker, target)) = cx.state.battle.and_then(|b| b.attacker.zip(b.target)) else {
        return Flow::Goto(END);
    };
    let eye = Eye::new(cx.state, cx.book, cx.state.turn, attacker);
    let double = eye.has_keyword(attacker, Keyword::DoubleAttack);
    let banish = eye.has_keyword(attacker, Keyword::Banish);
    let to = cx.state.owner(target);
    let left = if double { 2 } else { 1 };
    if double {
        cx.cite("10-1-2-1");
        cx.note(Found::Doubles(attacker));
    }
    if banish {
        cx.cite("10-1-3-1");
        cx.note(Found::Banishes(attacker));
    }
    cx.cite("4-6-1");
    cx.note(Found::DealsDamage(to, left));
    let cause = Cause::Battle(Some(attacker));
    let damage =
        Damage { to, left, begun: false, banish, attack: Some(attacker), cause, unused: false, revealed: None };
    Flow::CallThenGoto(Frame::Damage(At::start(damage)), AFTER_DAMAGE)
}

fn knock_out(cx: &mut Cx<'_>, _: &mut Course) -> Flow {
    let Some((attacker, target)) = cx.state.battle.and_then(|b| b.attacker.zip(b.target)) else {
        return Flow::Goto(END);
    };
    let cause = Cause::Battle(Some(attacker));
    if is_ko_barred(cx.state, cx.book, target, cause) {
        cx.cite("1-3-3");
        cx.note(Found::Forbidden(target));
    } else {
        cx.cite("10-2-1-1 10-2-1-2");
        super::reading_texts::read_leaving(cx, target);
        cx.event(moved(cx.state, target, Zone::Trash, How::Kod, cause));
    }
    Flow::Goto(AFTER_DAMAGE)
}

/// 1-3-3. Can a card not be K.O.'d by this, or not be removed?
pub fn is_ko_barred(state: &State, book: &Book, id: CardId, cause: Cause) -> bool {
    let Some(seen) = state.values(book).of(id) else { return false };
    let eye = Eye::new(state, book, state.owner(id), id);
    seen.cannot.iter().any(|bar| match &bar.what {
        Cannot::BeKod(by) | Cannot::BeRemoved(by) => Eye { who: bar.by, this: bar.source, ..eye }.by(by, cause),
        _ => false,
    })
}
