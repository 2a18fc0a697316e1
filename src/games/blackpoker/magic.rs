//! Magic, and Generation Change.

use super::cards::{Card, Cards, Suit, Thing};
use super::event::Event;
pub use super::frame::Hit;
use super::readings::{NOTHING_FOUND, SEARCH_NONE, TWIST_CHOICE};
use super::resolving::By;
use super::state::{Action, Target};
use super::unknown::Next;
use super::{BlackPoker, Choice, Cx, Found, Options, Subject, characters, offer_next};
use crate::engine::{Asked, Chooser, ClauseId, Flow, Player, Reckoning, Refusal, Row, asks, citing, does, value};

fn action(cx: &Cx<'_>) -> Option<(Card, Thing)> {
    let action = cx.state.made.as_ref()?;
    match action.target? {
        Target::Soldier(thing) | Target::Bulwark(thing) | Target::Action(thing, _) => {
            Some((action.keys.first()?, thing))
        }
        Target::Player(_) => None,
    }
}

/// A-12-1. Up.
pub static UP: [Row<BlackPoker, By>; 1] = [does("A-12-1", "bp-row-up", |cx, _| {
    if let Some((key, target)) = action(cx) {
        cx.event(Event::Number(target, i16::from(key.number())));
    }
    Flow::Next
})];

/// Down: the number falls; at 0 or less the soldier goes.
pub static DOWN: [Row<BlackPoker, By>; 2] = [
    does("A-13-1", "bp-row-down", |cx, _| {
        if let Some((key, target)) = action(cx) {
            cx.event(Event::Number(target, -i16::from(key.number())));
        }
        Flow::Next
    }),
    citing(
        "P-1-6",
        does("A-13-2", "bp-row-down-to-zero", |cx, _| {
            if let Some((_, target)) = action(cx)
                && let Some(soldier) = cx.state.soldier(target)
                && characters::number(soldier) <= 0
            {
                bury(cx, target);
            }
            Flow::Next
        }),
    ),
];

/// P-1-6. A character goes to the graveyard, with all its cards.
pub fn bury(cx: &mut Cx<'_>, thing: Thing) {
    if cx.state.soldier(thing).is_some_and(|s| s.cards.len() > 1) {
        cx.support("P-1-6");
    }
    cx.event(Event::Bury(thing));
}

/// A-14-1. Twist.
pub static TWIST: [Row<BlackPoker, By>; 1] = [asks(
    "A-14-1",
    "bp-row-twist",
    |cx, l, options| {
        if let Some(driven) = cx.state.made.as_ref().and_then(|a| a.driven) {
            return Asked::Itself(Choice::State(driven));
        }
        options.legal(Choice::State(true));
        options.legal(Choice::State(false));
        Asked::Of(Chooser::Player(l.0))
    },
    |cx, _, choice| {
        cx.reading(TWIST_CHOICE);
        if let (Some((_, target)), Choice::State(driven)) = (action(cx), choice) {
            cx.event(if driven { Event::Drive(target) } else { Event::Charge(target) });
        }
        Flow::Next
    },
)];

/// Counter.
pub static COUNTER: [Row<BlackPoker, By>; 2] = [
    citing(
        "A-15-1-a A-15-1-b",
        does("A-15-1", "bp-row-counter", |cx, _| {
            let Some((key, target)) = action(cx) else { return Flow::Return };
            let Some(aimed) = cx.state.staged(target).map(|at| &cx.state.stage[at]) else { return Flow::Return };
            let (found, clause, holds) = counters(key, aimed);
            cx.note(found);
            cx.decide(clause);
            if holds { Flow::Next } else { Flow::Return }
        }),
    ),
    does("A-15-2", "bp-row-nullify", |cx, _| {
        if let Some((_, target)) = action(cx)
            && let Some(at) = cx.state.staged(target)
        {
            let kind = cx.state.stage[at].kind;
            cx.event(Event::Nullify(target, kind));
        }
        Flow::Next
    }),
];

/// A-15-1-a, A-15-1-b. One key card that is not higher, or two key cards.
fn counters(key: Card, aimed: &Action) -> (Found, &'static str, bool) {
    match (aimed.keys.len(), aimed.keys.first()) {
        (1, Some(other)) => {
            let holds = key.number() >= other.number();
            (Found::Countered(key.number(), other.number(), holds), "A-15-1-a", holds)
        }
        _ => (Found::CounteredTwo, "A-15-1-b", true),
    }
}

/// A-16-1. Destroy Bulwark.
pub static DESTROY_BULWARK: [Row<BlackPoker, By>; 1] = [asks(
    "A-16-1",
    "bp-row-destroy",
    |cx, _, options| match action(cx) {
        Some((_, target)) => offer_bulwark(cx, target, Card::ends_a_generation_change, options),
        None => Asked::Nobody(Flow::Next),
    },
    |cx, _, choice| {
        if let Choice::Is(Subject::Bulwark(thing), card) = choice {
            cx.event(Event::Recognise(thing, card));
            return Flow::Again;
        }
        if let Some((_, target)) = action(cx) {
            bury(cx, target);
        }
        Flow::Next
    },
)];

/// A bulwark whose card matters: nobody is asked if it is known.
pub fn offer_bulwark(
    cx: &Cx<'_>,
    thing: Thing,
    matters: impl Fn(Card) -> bool,
    options: &mut Options,
) -> Asked<BlackPoker> {
    if thing.card().is_some() {
        return Asked::Itself(Choice::Unseen);
    }
    let side = cx.state.side(thing.owner());
    let may_be = side.may_be();
    if !may_be.iter().any(&matters) {
        return Asked::Itself(Choice::Unseen);
    }
    for card in may_be.iter() {
        options.legal(Choice::Is(Subject::Bulwark(thing), card));
    }
    if side.may_be_left_open(matters) {
        options.legal(Choice::Whatever);
    }
    Asked::Of(Chooser::Judge)
}

impl Hit {
    /// The cards that are lost next: known or unseen ones by themselves, others are asked for.
    pub fn options(&self, cx: &Cx<'_>, player: Player, options: &mut Options) -> Asked<BlackPoker> {
        let side = cx.state.side(player);
        match self.left {
            Some(0) => Asked::Nobody(Flow::Next),
            Some(_) if side.deck_size() == 0 => Asked::Nobody(Flow::Next),
            Some(_) if side.lost_freely() == 0 => offer_next(player, side.next_lost(), options),
            _ => Asked::Itself(Choice::Unseen),
        }
    }

    /// P-1-8, P-6-2. Take them; more points than cards take what there is.
    pub fn take(&mut self, cx: &mut Cx<'_>, player: Player, points: u8, choice: Choice) -> Flow<BlackPoker> {
        cx.support("P-1-8");
        let side = cx.state.side(player);
        let left = match self.left {
            Some(left) => left,
            None => {
                if points > side.deck_size() {
                    cx.cite("P-6-2");
                    cx.note(Found::MoreThanTheDeck(player, points, side.deck_size()));
                }
                points
            }
        };
        let lost = match choice {
            Choice::Is(_, card) => {
                cx.event(Event::DamageCard(player, card));
                1
            }
            Choice::Whatever => {
                cx.event(Event::Damage(player, 1));
                1
            }
            _ => {
                let lost = left.min(side.lost_freely());
                if lost > 0 {
                    cx.event(Event::Damage(player, lost));
                }
                lost
            }
        };
        self.left = Some(left - lost);
        Flow::Again
    }
}

/// A-17-2. X is the number of the ♠ key card.
pub static THROWN: Reckoning<fn(Cards) -> u8> =
    value("A-17-2", "thrown", |keys| keys.iter().find(|c| c.suit() == Some(Suit::Spade)).map_or(0, Card::number));

/// A-17-1. Throw.
pub static THROW: [Row<BlackPoker, Hit>; 1] = [citing(
    "A-17-2 P-1-8 P-6-2",
    asks(
        "A-17-1",
        "bp-row-throw",
        |cx, l, options| match thrown_at(cx) {
            Some((player, _)) => l.options(cx, player, options),
            None => Asked::Nobody(Flow::Next),
        },
        |cx, l, choice| {
            let Some((player, points)) = thrown_at(cx) else { return Flow::Next };
            cx.support("A-17-2");
            l.take(cx, player, points, choice)
        },
    ),
)];

fn thrown_at(cx: &Cx<'_>) -> Option<(Player, u8)> {
    let action = cx.state.made.as_ref()?;
    match action.target? {
        Target::Player(player) => Some((player, (THROWN.of)(action.keys))),
        _ => None,
    }
}

/// Search: choose a card, then shuffle.
pub static SEARCH: [Row<BlackPoker, By>; 2] = [
    citing(
        "P-6-2",
        asks("A-18-1", "bp-row-search", search_options, |cx, l, choice| match choice {
            Choice::Is(_, card) => {
                cx.event(Event::RecogniseBuried(l.0, card));
                Flow::Again
            }
            Choice::Take(card) => {
                cx.event(Event::Take(l.0, card));
                Flow::Next
            }
            Choice::TakeNothing => {
                cx.reading(SEARCH_NONE);
                Flow::Next
            }
            _ => {
                cx.decide("P-6-2");
                cx.note(Found::NothingToTake(l.0));
                Flow::Next
            }
        }),
    ),
    does("A-18-2", "bp-row-shuffle-again", |cx, l| {
        if cx.state.side(l.0).deck_size() > 0 {
            cx.event(Event::Shuffle(l.0));
        }
        Flow::Next
    }),
];

fn search_options(cx: &Cx<'_>, l: &By, options: &mut Options) -> Asked<BlackPoker> {
    let side = cx.state.side(l.0);
    if side.deck_size() == 0 {
        return Asked::Itself(Choice::NothingThere);
    }
    // Who looks through the deck sees which of its cards have been lost.
    if side.deck_unknown > 0 && side.graveyard_unknown > 0 && side.is_closed() {
        for card in side.pool.iter() {
            options.legal(Choice::Is(Subject::Buried(l.0), card));
        }
        return Asked::Of(Chooser::Chance);
    }
    let unknown = if side.deck_unknown > 0 { side.pool } else { Cards::NONE };
    let top: Cards = side.top.iter().copied().collect();
    let there = top.and(side.stock).and(unknown);
    for card in there.iter() {
        options.legal(Choice::Take(card));
    }
    let refused = || Refusal::by("A-18-1").and(SEARCH_NONE);
    let none = if cx.peek(SEARCH_NONE) == 1 { Ok(()) } else { Err(refused()) };
    options.offer(Choice::TakeNothing, none);
    if options.why() {
        for card in Cards::PACK.except(there).iter() {
            options.offer(Choice::Take(card), Err(Refusal::by("A-18-1")));
        }
    }
    Asked::Of(Chooser::Player(l.0))
}

/// A-19-1. Generation Change.
pub static GENERATION_CHANGE: [Row<BlackPoker, By>; 1] =
    [citing("P-6-2", asks("A-19-1", "bp-row-generation-change", generation_options, generation))];

fn generation_options(cx: &Cx<'_>, l: &By, options: &mut Options) -> Asked<BlackPoker> {
    let side = cx.state.side(l.0);
    match side.next(Card::ends_a_generation_change) {
        Next::Nothing => Asked::Itself(Choice::NothingThere),
        next => offer_next(l.0, next, options),
    }
}

fn generation(cx: &mut Cx<'_>, l: &mut By, choice: Choice) -> Flow<BlackPoker> {
    let card = match choice {
        Choice::Is(_, card) => Some(card),
        Choice::NothingThere => {
            cx.reading(NOTHING_FOUND);
            cx.cite("P-6-2");
            cx.note(Found::NothingFound(l.0));
            return Flow::Next;
        }
        _ => None,
    };
    if let Some(card) = card.filter(|c| c.ends_a_generation_change()) {
        cx.event(Event::Gain(l.0, card));
        return Flow::Next;
    }
    if cx.state.side(l.0).deck_size() == 1 && cx.reading(NOTHING_FOUND) == 1 {
        cx.note(Found::LastStays(l.0));
        return Flow::Next;
    }
    cx.event(Event::Mill(l.0, card));
    Flow::Goto(const { ClauseId::new("A-19-1") })
}
