//! 7. Attacks and battles.

use super::damage::Damage;
use super::event::{Ending, Happens, How, moved};
use super::playing::{self, Play, Playing};
pub use super::procedure::Battling as Course;
use super::turn::due;
use super::vocabulary::{Cannot, Category, Deed, Duration, Keyword, Later, Of, OwnCannot, OwnGrant, Stat, Zone};
use super::{
    Act, Asked, Book, Choice, Cx, Event, Eye, Flow, Frame, OnePiece, Options, Procedure, Row, Run, State, silence, sums,
};
use crate::cardgame::finding::Fact;
use crate::cardgame::know::{possible, supposing};
use crate::cardgame::values::Granted;
use crate::cardgame::{CardId, Cause, DefId, GrantId, Modifier, On, Seen, Word as _, finding, waiting};
use crate::engine::check::{Check, allowed, check};
use crate::engine::{At, Chooser, ClauseId, Player, Refusal, asks, citing, does};

/// An attack of a card.
pub fn start(attacker: CardId) -> Frame {
    Procedure::Battle(At::start(Course { attacker, counter: None })).into()
}

const END: ClauseId = ClauseId::new("7-1-5-1");
const COUNTER: ClauseId = ClauseId::new("7-1-3-2");
const AFTER_DAMAGE: ClauseId = ClauseId::new("8-6-2");

/// 7-1
pub static BATTLE: [Row<Course>; 21] = [
    citing(
        "7-1 6-5-6 10-1-1-1 1-3-1",
        does("7-1-1-1", "op-battle-attack", |cx, l| {
            cx.support("7-1");
            if cx.state.card(l.attacker).new {
                let rush = cx.state.values.of(l.attacker).is_some_and(|s| has(s, Keyword::Rush));
                // [Rush: Character] is a text of its own, which goes before 3-7-4.
                cx.cite(if rush { "10-1-1-1" } else { "1-3-1" });
                sums::tell_keyword(cx, l.attacker, if rush { Keyword::Rush } else { Keyword::RushCharacter });
            }
            cx.event(Happens::Attack(l.attacker).event());
            Flow::Next
        }),
    ),
    citing("7-1", asks("7-1-1-2", "op-ask-target", offer_targets, take_target)),
    does("7-1-1-3", "op-battle-attack-effects", |_, _| Flow::Call(waiting::start())),
    does("7-1-1-4", "op-battle-left", left),
    citing("10-1-4-1", asks("7-1-2-1", "op-ask-block", offer_block, take_block)),
    does("7-1-2-2", "op-battle-left", left),
    does("7-1-3-1", "op-battle-counter-step", |cx, _| {
        cx.event(Happens::CounterStep.event());
        Flow::Call(waiting::start())
    }),
    citing("7-1-3-2-1", asks("7-1-3-2", "op-ask-counter", offer_counter, take_counter)),
    citing("2-10-1 8-1-4-2", asks("7-1-3-2-1", "op-ask-counter-for", offer_countered, take_countered)),
    does("7-1-3-2-3", "op-battle-left", left),
    citing("1-3-7", does("7-1-4-1", "op-battle-compare", compare)),
    citing("10-1-2-1 10-1-3-1 4-6-1", does("7-1-4-1-1", "op-battle-damage", strike)),
    citing("10-2-1-1 10-2-1-2 1-3-3", does("7-1-4-1-2", "op-battle-ko", knock_out)),
    does("7-1-4-2", "op-battle-lost", |cx, _| {
        if let Some(b) = cx.state.battle
            && let (Some(a), Some(t)) = (b.attacker, b.target)
        {
            let (ours, theirs) = powers(cx, a, t);
            compared(cx, (a, ours), (t, theirs));
        }
        Flow::Goto(END)
    }),
    does("8-6-2", "op-battle-then", |_, _| Flow::CallThenGoto(waiting::start(), END)),
    does("7-1-5-1", "op-battle-end", |cx, _| {
        cx.event(Happens::BattleEnds.event());
        Flow::Next
    }),
    does("7-1-5-2", "op-battle-end-effects", |cx, _| {
        for player in [cx.state.turn, super::other(cx.state.turn)] {
            if let Some(delayed) = due(cx.state, Later::EndOfThisBattle, player) {
                cx.event(Event::Due(delayed.clone()));
                return Flow::CallThenAgain(Run::later(&delayed));
            }
        }
        Flow::Call(waiting::start())
    }),
    does("7-1-5-3", "op-battle-over-own", |cx, _| {
        super::turn::expire(cx, cx.state.turn, Ending::Battle);
        Flow::Next
    }),
    does("7-1-5-4", "op-battle-over-other", |cx, _| {
        super::turn::expire(cx, super::other(cx.state.turn), Ending::Battle);
        Flow::Next
    }),
    does("7-1-5-5", "op-battle-over", |cx, _| {
        cx.event(Happens::BattleOver.event());
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
    check("7-1-1-1", "leader-or-character", |_: &State, a: &Attack| {
        matches!(a.category, Some(Category::Leader | Category::Character))
    })
    .also("7-1"),
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
        let values = &state.values;
        let seen = values.of(id);
        let eye = Eye::new(state, book, state.owner(id), id);
        let by_card = |s: &Seen| s.cannot(book).any(|(c, _)| *c == Cannot::Own(OwnCannot::Attack(None)));
        let by_player = |(c, by): (&OwnCannot, Granted)| matches!(c, OwnCannot::AttackWith(filter) if as_of(&eye, by).is(filter, id));
        let barred = seen.is_some_and(by_card)
            || eye.forbids(id, Deed::Rest, Cause::Rule)
            || values.player_cannot(book, card.owner).any(by_player);
        let rush = seen.is_some_and(|s| has(s, Keyword::Rush) || has(s, Keyword::RushCharacter));
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
    check("7-1-1-2", "rested-character", |_: &State, a: &Aim| {
        a.category != Some(Category::Character) || a.rested || a.reaches_active
    })
    .also("7-1"),
    check("3-7-4", "only-characters-when-new", |_: &State, a: &Aim| {
        !a.only_characters || a.category != Some(Category::Leader)
    }),
    check("1-3-3", "not-forbidden", |_: &State, a: &Aim| !a.barred),
];

fn may_target(state: &State, book: &Book, attacker: CardId, target: CardId, why: bool) -> Result<(), Refusal> {
    let values = &state.values;
    let seen = values.of(attacker);
    let eye = Eye::new(state, book, state.owner(attacker), attacker);
    let own = |s: &Seen| {
        s.cannot(book).any(|(c, by)| match c {
            Cannot::Own(OwnCannot::Attack(Some(filter))) => as_of(&eye, by).is(filter, target),
            _ => false,
        })
    };
    let by_player = |(c, by): (&OwnCannot, Granted)| matches!(c, OwnCannot::AttackOtherThan(filter) if !as_of(&eye, by).is(filter, target));
    let at_target = |s: &Seen| s.cannot(book).any(|(c, _)| *c == Cannot::Own(OwnCannot::BeAttacked));
    let reaches =
        |s: &Seen| s.own(book).any(|(g, by)| matches!(g, OwnGrant::AttacksActive(f) if as_of(&eye, by).is(f, target)));
    let card = state.card(attacker);
    let aim = Aim {
        category: book.def(state.card(target).def).category,
        rested: state.card(target).rested,
        reaches_active: seen.is_some_and(reaches),
        only_characters: card.new && seen.is_some_and(|s| has(s, Keyword::RushCharacter) && !has(s, Keyword::Rush)),
        barred: seen.is_some_and(own)
            || values.player_cannot(book, state.owner(attacker)).any(by_player)
            || values.of(target).is_some_and(at_target),
    };
    allowed(&TARGET, state, &aim, why)
}

fn offer_targets(cx: &Cx<'_>, l: &Course, options: &mut Options) -> Asked {
    let why = options.why();
    let defender = super::other(cx.state.turn);
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
        cx.event(Happens::Target(target).event());
    }
    Flow::Next
}

/// 7-1-1-4, 7-1-2-2, 7-1-3-2-3. A card of the battle has moved: on to its end.
fn left(cx: &mut Cx<'_>, _: &mut Course) -> Flow {
    match cx.state.battle {
        Some(b) if b.attacker.is_some() && b.target.is_some() => Flow::Next,
        _ => {
            cx.note(finding("op-note-left-battle"));
            Flow::Goto(END)
        }
    }
}

/// A card that somebody wants to block with.
pub struct Blocks {
    own: bool,
    has: bool,
    negated: bool,
    rested: bool,
    is_target: bool,
    barred: bool,
    unblockable: bool,
    blocked: bool,
}

/// 7-1-2-1, 10-1-4-1. What blocking asks for.
pub static BLOCKER: [Check<State, Blocks>; 7] = [
    check("7-1-2-1", "once-a-battle", |_: &State, b: &Blocks| !b.blocked),
    check("10-1-4-1", "own-blocker", |_: &State, b: &Blocks| b.own && b.has).also("7-1-2-1"),
    check("8-2-1-1", "blocker-not-negated", |_: &State, b: &Blocks| !b.negated),
    check("10-1-4-1", "active", |_: &State, b: &Blocks| !b.rested),
    check("10-1-4-1", "another-card-attacked", |_: &State, b: &Blocks| !b.is_target),
    check("1-3-3", "not-forbidden", |_: &State, b: &Blocks| !b.barred),
    check("1-3-1", "not-unblockable", |_: &State, b: &Blocks| !b.unblockable),
];

impl Blocks {
    fn of(state: &State, book: &Book, id: CardId) -> Self {
        let values = &state.values;
        let seen = values.of(id);
        let defender = super::other(state.turn);
        let battle = state.battle;
        let attacker = battle.and_then(|b| b.attacker);
        let eye = Eye::new(state, book, state.owner(id), id);
        let by_player =
            |(c, by): (&OwnCannot, Granted)| matches!(c, OwnCannot::ActivateBlocker(f) if as_of(&eye, by).is(f, id));
        let by_card = |s: &Seen| s.cannot(book).any(|(c, _)| *c == Cannot::Own(OwnCannot::Block));
        let barred = seen.is_some_and(by_card)
            || eye.forbids(id, Deed::Rest, Cause::Rule)
            || values.player_cannot(book, defender).any(by_player);
        let not_blocked = |s: &Seen| {
            s.cannot(book).any(|(c, by)| match c {
                Cannot::Own(OwnCannot::BeBlocked) => true,
                Cannot::Own(OwnCannot::BeBlockedBy(filter)) => as_of(&eye, by).is(filter, id),
                _ => false,
            })
        };
        let attack = attacker.and_then(|a| values.of(a));
        let printed = || book.def(state.card(id).def).always.keywords[Keyword::Blocker.index()] > 0;
        Self {
            own: state.owner(id) == defender,
            has: seen.is_some_and(|s| has(s, Keyword::Blocker)),
            negated: seen.is_some_and(|s| s.negated && !has(s, Keyword::Blocker)) && printed(),
            rested: state.card(id).rested,
            is_target: battle.is_some_and(|b| b.target == Some(id)),
            barred,
            unblockable: attack.is_some_and(|s| has(s, Keyword::Unblockable) || not_blocked(s)),
            blocked: battle.is_some_and(|b| b.blocked),
        }
    }
}

fn offer_block(cx: &Cx<'_>, _: &Course, options: &mut Options) -> Asked {
    let why = options.why();
    let defender = super::other(cx.state.turn);
    for id in cx.state.field(defender) {
        let blocks = Blocks::of(cx.state, cx.book, id);
        // Only Characters with the keyword are worth a word, unless somebody asks.
        if blocks.has || why {
            options.judge(Act::Block(id).choice(), &BLOCKER, cx.state, &blocks);
        }
    }
    if why {
        for id in cx.state.field(defender) {
            options.offer(Act::Activate(id, 0).choice(), Err(Refusal::by("10-2-2-1 6-5-4-1 8-1-3-2")));
        }
    }
    options.legal(Act::NoBlock.choice());
    Asked::Of(Chooser::Player(defender))
}

fn take_block(cx: &mut Cx<'_>, _: &mut Course, choice: Choice) -> Flow {
    match choice {
        Choice::Own(Act::Block(id)) => {
            cx.cite("10-1-4-1");
            sums::tell_keyword(cx, id, Keyword::Blocker);
            cx.event(Happens::Block(id).event());
            Flow::Call(waiting::start())
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

/// 2-10-1. The counter of a card in hand, which may be one that nobody has seen and that is named as this one.
fn counter_of(cx: &Cx<'_>, id: CardId, def: DefId) -> i32 {
    let supposed = supposing(cx.state, id, def);
    Eye::new(&supposed, cx.book, super::other(cx.state.turn), id).stat(id, Stat::Counter, Of::Now)
}

fn counters(cx: &Cx<'_>, id: CardId, def: DefId, why: bool) -> Result<(), Refusal> {
    let facts = cx.book.def(def);
    let defender = super::other(cx.state.turn);
    let event = facts.category == Some(Category::Event);
    let counters = Counters {
        in_hand: cx.state.card(id).zone == Zone::Hand,
        category: facts.category,
        value: counter_of(cx, id, def),
        play: event.then(|| Play::of(cx.state, cx.book, defender, id, def, true)),
    };
    let legal = allowed(&COUNTERS, cx.state, &counters, why);
    // An Event that is refused is refused by what playing it asks for, too.
    match (legal, &counters.play) {
        (Err(refusal), Some(play)) if why => match allowed(&playing::MAY_PLAY, cx.state, play, true) {
            Err(first) => Err(refusal.below(first)),
            Ok(()) => Err(refusal),
        },
        (legal, _) => legal,
    }
}

/// 7-1-3-2. Any number of times, in any order.
fn offer_counter(cx: &Cx<'_>, _: &Course, options: &mut Options) -> Asked {
    let why = options.why();
    let defender = super::other(cx.state.turn);
    let hand = cx.state.hand(defender);
    for (n, &id) in hand.iter().enumerate() {
        let def = cx.state.card(id).def;
        if def == DefId::UNKNOWN {
            cx.unseen(defender);
            continue;
        }
        if cx.book.def(def).bare {
            cx.unseen(defender);
        }
        let copy = hand[..n].iter().any(|&other| cx.state.card(other).def == def);
        if copy && !why {
            continue;
        }
        match counters(cx, id, def, why) {
            Ok(()) if copy => options.late(Act::Counter(id, def).choice()),
            legal => options.offer(Act::Counter(id, def).choice(), legal),
        }
    }
    if why {
        if let Some(&card) = hand.iter().find(|&&id| cx.state.card(id).def == DefId::UNKNOWN) {
            let known = |def: DefId| hand.iter().any(|&id| cx.state.card(id).def == def);
            for def in possible(cx.book).filter(|&def| !known(def)) {
                match counters(cx, card, def, true) {
                    Ok(()) => options.nameable(Act::Counter(card, def).choice()),
                    refused => options.offer(Act::Counter(card, def).choice(), refused),
                }
            }
        }
        for id in cx.state.field(defender) {
            options.offer(Act::Counter(id, cx.state.card(id).def).choice(), Err(Refusal::by("7-1-3-2-1")));
            let blocks = Blocks::of(cx.state, cx.book, id);
            let refusal = allowed(&BLOCKER, cx.state, &blocks, true).err().unwrap_or_else(|| Refusal::by("7-1-2-1"));
            options.offer(Act::Block(id).choice(), Err(refusal));
            options.offer(Act::Activate(id, 0).choice(), Err(Refusal::by("10-2-2-1 6-5-4-1 8-1-3-2")));
        }
    }
    options.legal(Act::NoCounter.choice());
    Asked::Of(Chooser::Player(defender))
}

fn take_counter(cx: &mut Cx<'_>, l: &mut Course, choice: Choice) -> Flow {
    let Choice::Own(Act::Counter(id, def)) = choice else {
        let defender = super::other(cx.state.turn);
        let will_do = |&id: &CardId| {
            let def = cx.state.card(id).def;
            def != DefId::UNKNOWN && counters(cx, id, def, false).is_ok()
        };
        if cx.told() && !cx.state.hand(defender).iter().any(will_do) {
            silence::unseen_hand(cx, defender);
        }
        return Flow::Goto(const { ClauseId::new("7-1-3-2-3") });
    };
    if cx.state.card(id).def != def {
        cx.event(Event::Is(id, def));
    }
    if cx.book.def(def).category == Some(Category::Event) {
        let defender = super::other(cx.state.turn);
        return Flow::CallThenGoto(Playing::of(defender, id, true), const { ClauseId::new("7-1-3-2-1") });
    }
    // 7-1-3-2-1. First the card is trashed, then it is chosen which card gets the power.
    let value = counter_of(cx, id, def);
    cx.decide("!7-1-3-2-1");
    cx.event(moved(cx.state, id, Zone::Trash, How::Countered, Cause::Rule));
    l.counter = Some((id, value));
    Flow::Next
}

/// 7-1-3-2-1. The own Leader, or a Character.
fn offer_countered(cx: &Cx<'_>, l: &Course, options: &mut Options) -> Asked {
    let defender = super::other(cx.state.turn);
    if l.counter.is_none() {
        // After an Event: what it set off, then the next counter.
        return Asked::Nobody(Flow::CallThenGoto(waiting::start(), COUNTER));
    }
    for id in cx.state.fighters(defender) {
        options.legal(Choice::Card(id, cx.state.card(id).def));
    }
    Asked::Of(Chooser::Player(defender))
}

fn take_countered(cx: &mut Cx<'_>, l: &mut Course, choice: Choice) -> Flow {
    let defender = super::other(cx.state.turn);
    if let (Choice::Card(id, _), Some((card, value))) = (choice, l.counter.take()) {
        cx.support("8-1-4-2 2-10-1");
        cx.event(Event::Modify(Modifier {
            on: On::Card(id),
            grant: GrantId::stat::<OnePiece>(Stat::Power),
            amount: value,
            until: Duration::ThisBattle,
            by: defender,
            source: card,
            text: None,
            armed: false,
            begun: crate::engine::Seats::NONE,
        }));
    }
    Flow::CallThenGoto(waiting::start(), COUNTER)
}

/// 7-1-4-1. The attacker wins if its power is as high or higher.
fn compare(cx: &mut Cx<'_>, _: &mut Course) -> Flow {
    let Some((attacker, target)) = cx.state.battle.and_then(|b| b.attacker.zip(b.target)) else {
        return Flow::Goto(END);
    };
    let (ours, theirs) = powers(cx, attacker, target);
    cx.event(Happens::Fought.event());
    if cx.state.values.unseen {
        Player::BOTH.into_iter().for_each(|p| cx.unseen(p));
    }
    if ours < theirs {
        return Flow::Goto(const { ClauseId::new("7-1-4-2") });
    }
    compared(cx, (attacker, ours), (target, theirs));
    if ours < 0 || theirs < 0 {
        cx.cite("1-3-7");
    }
    if cx.book.def(cx.state.card(target).def).category == Some(Category::Leader) {
        Flow::Next
    } else {
        Flow::Goto(const { ClauseId::new("7-1-4-1-2") })
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
        cx.decide("10-1-2-1 7-1-4-1-1");
        cx.note(finding("op-note-doubles").card(attacker));
        sums::tell_keyword(cx, attacker, Keyword::DoubleAttack);
    }
    if banish {
        cx.support("10-1-3-1");
        cx.note(finding("op-note-banishes").card(attacker));
        sums::tell_keyword(cx, attacker, Keyword::Banish);
    }
    cx.support("4-6-1");
    cx.note(finding("op-note-damage").player(to).n(left));
    let cause = Cause::Battle(Some(attacker));
    let damage =
        Damage { to, left, begun: false, banish, attack: Some(attacker), cause, unused: false, revealed: None };
    Flow::CallThenGoto(Procedure::Damage(At::start(damage)).into(), AFTER_DAMAGE)
}

fn knock_out(cx: &mut Cx<'_>, _: &mut Course) -> Flow {
    let Some((attacker, target)) = cx.state.battle.and_then(|b| b.attacker.zip(b.target)) else {
        return Flow::Goto(END);
    };
    let cause = Cause::Battle(Some(attacker));
    let eye = Eye::new(cx.state, cx.book, cx.state.owner(target), target);
    if let Some(by) = eye.forbidden(target, Deed::Ko, cause) {
        cx.decide("1-3-3");
        sums::forbids(cx, target, by);
    } else {
        cx.support("10-2-1-1 10-2-1-2");
        super::reading_texts::read_leaving(cx, target);
        cx.event(moved(cx.state, target, Zone::Trash, How::Kod, cause));
    }
    Flow::Goto(AFTER_DAMAGE)
}

/// A prohibition is looked at as the effect does that makes it.
fn as_of<'a>(eye: &Eye<'a>, by: Granted) -> Eye<'a> {
    eye.of(by.by, by.source)
}

/// Does it have a keyword?
fn has(seen: &Seen, keyword: Keyword) -> bool {
    seen.has::<OnePiece>(keyword)
}

/// 2-6. The powers of the two cards of a battle.
fn powers(cx: &Cx<'_>, attacker: CardId, target: CardId) -> (i32, i32) {
    let eye = Eye::new(cx.state, cx.book, cx.state.turn, attacker);
    (eye.stat(attacker, Stat::Power, Of::Now), eye.stat(target, Stat::Power, Of::Now))
}

/// 7-1-4-1, 7-1-4-2. The powers are compared.
fn compared(cx: &mut Cx<'_>, (attacker, ours): (CardId, i32), (target, theirs): (CardId, i32)) {
    if !cx.told() {
        return;
    }
    let found = finding(if ours >= theirs { "op-note-wins" } else { "op-note-loses" });
    let found = found.with("attacker", Fact::Card(attacker)).number("a", ours);
    cx.note(found.with("target", Fact::Card(target)).number("b", theirs));
    sums::tell(cx, attacker);
    sums::tell(cx, target);
}
