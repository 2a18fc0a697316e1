//! The procedures of the toy: the rulebook's clauses as rows, in its order.

use serde::{Deserialize, Serialize};

use super::{Book, Card, Choice, EMPTY_PILE, Event, Found, Frame, Kind, Lantern, Lanterns, State};
use crate::engine::at_row;
use crate::engine::check::allowed;
use crate::engine::{
    self, Asked, At, Check, Chooser, ClauseId, Flow, Outcome, Player, Refusal, Row, Table, asks, check, citing, does,
    elsewhere,
};

type Cx<'a> = engine::Cx<'a, Lanterns>;
type Options = engine::Options<Lanterns>;

/// 6-1. So many cards may be held.
pub(super) const KEPT: usize = 3;

/// How many cards have been dealt.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Dealt(u8);

/// A procedure that has nothing to remember.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Nothing;

/// Whose it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct By(pub Player);

/// The lantern that is blown at.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Aimed(pub Lantern);

/// The match, and the lantern that it will light.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Strike {
    pub card: Card,
    pub lantern: Option<Lantern>,
}

/// The moth that flies.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Fly {
    pub by: Player,
    pub card: Card,
}

fn id(clause: &'static str) -> ClauseId {
    ClauseId::new(clause)
}

/// A game from its beginning.
pub(super) fn whole_game(book: Book) -> Table<Lanterns> {
    Table::new(book.into(), State::new(), Frame::Setup(At::start(Dealt::default())))
}

/// A game under way: the player who has the turn has drawn, and acts.
pub(super) fn under_way(book: Book, state: State) -> Table<Lanterns> {
    Table::new(book.into(), state, Frame::Turn(at_row(&TURN, id("2-2"), Nothing)))
}

fn draw(by: Player) -> Frame {
    Frame::Draw(At::start(By(by)))
}

/// The cards of the pile, whose order nobody knows.
fn offer_pile(cx: &Cx<'_>, options: &mut Options) -> Asked<Lanterns> {
    cx.state.pile.iter().for_each(|&card| options.legal(Choice::Is(card)));
    Asked::Of(Chooser::Chance)
}

/// 1-1, 1-2. `Again` deals the next card; when all are dealt, the turn takes the place of the set-up.
pub(super) static SETUP: [Row<Lanterns, Dealt>; 2] = [
    asks(
        "1-1",
        "deal",
        |cx, l, options| if l.0 < 4 { offer_pile(cx, options) } else { Asked::Nobody(Flow::Next) },
        |cx, l, choice| {
            if let Choice::Is(card) = choice {
                cx.event(Event::Draw(Player::BOTH[usize::from(l.0 / 2)], card));
            }
            l.0 += 1;
            Flow::Again
        },
    ),
    does("1-2", "begin", |_, _| Flow::Become(Frame::Turn(At::start(Nothing)))),
];

/// Chapter 2. A turn, and the next one.
pub(super) static TURN: [Row<Lanterns, Nothing>; 6] = [
    does("2-1", "draw-first", |cx, _| Flow::Call(draw(cx.state.turn))),
    citing("2-2-6", asks("2-2", "act", act_options, act)),
    does("2-3", "moths-come", |cx, _| match cx.state.moths.first() {
        Some(&owner) => Flow::CallThenAgain(Frame::Moth(At::start(By(owner)))),
        None => Flow::Next,
    }),
    citing("2-4-1", does("2-4", "dark-loses", dark_loses)),
    elsewhere(
        &[(1, None)],
        does("2-5", "frost", |cx, _| {
            cx.event(Event::BreakGlass(cx.state.turn));
            Flow::Next
        }),
    ),
    elsewhere(
        &[(1, Some(ClauseId::new("2-5")))],
        does("2-6", "turn-over", |cx, _| {
            cx.event(Event::Turn(cx.state.turn.other()));
            Flow::Goto(id("2-1"))
        }),
    ),
];

/// 2-2-1, 2-2-2. What may be blown out.
pub(super) static BLOWN: [Check<State, Lantern>; 2] = [
    check("2-2-1", "only-lit", |state, &lantern| state.is_lit(lantern)),
    check("2-2-2", "only-the-opponents", |state, &lantern| lantern.0 != state.turn),
];

/// Every candidate is named, legal or not; who asks why is told the clause.
fn act_options(cx: &Cx<'_>, _: &Nothing, options: &mut Options) -> Asked<Lanterns> {
    let state = cx.state;
    let refuse = |legal: bool, clause| if legal { Ok(()) } else { Err(Refusal::by(clause)) };
    for lantern in Player::BOTH.into_iter().flat_map(|p| [Lantern(p, 0), Lantern(p, 1)]) {
        options.offer(Choice::Blow(lantern), allowed(&BLOWN, state, &lantern, options.why()));
    }
    let windy = Player::BOTH.into_iter().any(|p| state.is_lit(Lantern(p, 0)));
    options.offer(Choice::Wind, refuse(windy, "2-2-5"));
    let own = state.lit[state.turn.index()];
    options.offer(Choice::Strike, refuse(own != [true; 2] && state.held(state.turn, Kind::Match).is_some(), "2-2-3"));
    options.offer(Choice::Open, refuse(state.boxed, "2-2-4"));
    options.offer(Choice::Exchange, refuse(own[0] != own[1], "2-2-6"));
    options.legal(Choice::Pass);
    // Who can do nothing but pass is not free to act.
    let who = Chooser::Player(state.turn);
    if options.offered().len() > 1 { Asked::AtRest(who) } else { Asked::Of(who) }
}

fn act(cx: &mut Cx<'_>, _: &mut Nothing, choice: Choice) -> Flow<Lanterns> {
    match (choice, cx.state.held(cx.state.turn, Kind::Match)) {
        (Choice::Blow(lantern), _) => Flow::Call(Frame::Blow(At::start(Aimed(lantern)))),
        (Choice::Wind, _) => Flow::Call(Frame::Wind(At::start(Nothing))),
        (Choice::Strike, Some(card)) => Flow::Call(Frame::Strike(At::start(Strike { card, lantern: None }))),
        (Choice::Open, _) => Flow::CallThenGoto(Frame::Open(At::start(Nothing)), id("2-4")),
        (Choice::Exchange, _) => {
            cx.cite("2-2-6");
            cx.event(Event::Exchange(cx.state.turn));
            Flow::Again
        }
        _ => {
            cx.note(Found::Passes(cx.state.turn));
            Flow::Next
        }
    }
}

fn dark_loses(cx: &mut Cx<'_>, _: &mut Nothing) -> Flow<Lanterns> {
    let outcome = match cx.state.dark {
        [false, false] => return Flow::Next,
        [true, true] => Outcome::Drawn,
        [true, false] => Outcome::won(Player::B),
        [false, true] => Outcome::won(Player::A),
    };
    cx.cite("2-4-1");
    cx.event(Event::End(outcome));
    Flow::Next
}

/// 3-1, 3-2. `did` tells the second row what became of the first: "if it does".
pub(super) static BLOW: [Row<Lanterns, Aimed>; 2] = [
    does("3-1", "blow", |cx, l| {
        cx.event(Event::Out(l.0));
        Flow::Next
    }),
    does("3-2", "if-it-does-draw", |cx, l| {
        if cx.did == 1 {
            return Flow::Become(draw(cx.state.turn));
        }
        cx.note(Found::StillBurns(l.0));
        Flow::Return
    }),
];

/// 3-3. Two events of one rule happen at one moment: a batch.
pub(super) static WIND: [Row<Lanterns, Nothing>; 1] = [does("3-3", "wind", |cx, _| {
    Player::BOTH.into_iter().for_each(|player| cx.event(Event::Out(Lantern(player, 0))));
    Flow::Return
})];

/// 3-4, 3-5. The match stays in hand until the lantern is chosen.
pub(super) static STRIKE: [Row<Lanterns, Strike>; 2] = [
    asks(
        "3-4",
        "choose-lantern",
        |cx, _, options| {
            for lantern in [Lantern(cx.state.turn, 0), Lantern(cx.state.turn, 1)] {
                let legal = if cx.state.is_lit(lantern) { Err(Refusal::by("3-4")) } else { Ok(()) };
                options.offer(Choice::Light(lantern), legal);
            }
            Asked::Of(Chooser::Player(cx.state.turn))
        },
        |_, l, choice| {
            if let Choice::Light(lantern) = choice {
                l.lantern = Some(lantern);
            }
            Flow::Next
        },
    ),
    does("3-5", "light", |cx, l| {
        cx.event(Event::Discard(cx.state.turn, l.card));
        l.lantern.into_iter().for_each(|lantern| cx.event(Event::Light(lantern)));
        Flow::Next
    }),
];

/// 3-6. Nobody has seen the card in the box: the judge says which one it is.
pub(super) static OPEN: [Row<Lanterns, Nothing>; 1] = [asks(
    "3-6",
    "open",
    |_, _, options| {
        (8..12).for_each(|n| options.legal(Choice::Is(Card(n))));
        Asked::Of(Chooser::Judge)
    },
    |cx, _, choice| {
        if let Choice::Is(card) = choice {
            cx.event(Event::TakeFromBox(cx.state.turn, card));
        }
        Flow::Next
    },
)];

fn offer_hand(cx: &Cx<'_>, player: Player, options: &mut Options) -> Asked<Lanterns> {
    cx.state.hand(player).iter().for_each(|&card| options.legal(Choice::Discard(card)));
    Asked::Of(Chooser::Player(player))
}

fn discard(cx: &mut Cx<'_>, player: Player, choice: Choice) {
    if let Choice::Discard(card) = choice {
        cx.event(Event::Discard(player, card));
    }
}

/// 4-1-1. What happens instead may itself ask, and may itself be replaced.
pub(super) static SHELTER: [Row<Lanterns, By>; 1] = [asks(
    "4-1-1",
    "shelter",
    |cx, l, options| offer_hand(cx, l.0, options),
    |cx, l, choice| {
        discard(cx, l.0, choice);
        Flow::Return
    },
)];

/// 4-2-1.
pub(super) static OIL: [Row<Lanterns, By>; 1] = [does("4-2-1", "use-oil", |cx, l| {
    cx.state.held(l.0, Kind::Oil).into_iter().for_each(|oil| cx.event(Event::Discard(l.0, oil)));
    Flow::Next
})];

/// 4-3-1.
pub(super) static GLASS: [Row<Lanterns, By>; 1] = [does("4-3-1", "glass-breaks", |cx, l| {
    cx.event(Event::BreakGlass(l.0));
    Flow::Next
})];

/// 4-4-1.
pub(super) static FLY: [Row<Lanterns, Fly>; 1] = [does("4-4-1", "moth-flies", |cx, l| {
    cx.event(Event::Return(l.by, l.card));
    Flow::Next
})];

/// 5-1. The pile may be empty, and the rulebook is silent about it: a reading.
pub(super) static DRAW: [Row<Lanterns, By>; 1] = [asks(
    "5-1",
    "draw",
    |cx, _, options| {
        if cx.state.pile.is_empty() { Asked::Itself(Choice::Nothing) } else { offer_pile(cx, options) }
    },
    |cx, l, choice| {
        if let Choice::Is(card) = choice {
            cx.event(Event::Draw(l.0, card));
        } else if cx.reading(EMPTY_PILE) == 0 {
            cx.note(Found::NothingToDraw(l.0));
        } else {
            cx.event(Event::End(Outcome::won(l.0.other())));
        }
        Flow::Next
    },
)];

/// 6-1. Rules enforcement is a procedure like any other.
pub(super) static LIMIT: [Row<Lanterns, By>; 1] = [asks(
    "6-1",
    "hand-limit",
    |cx, l, options| {
        let over = cx.state.hand(l.0).len() > KEPT;
        if over { offer_hand(cx, l.0, options) } else { Asked::Nobody(Flow::Return) }
    },
    |cx, l, choice| {
        discard(cx, l.0, choice);
        Flow::Again
    },
)];

/// 7-1-1. A trigger that was noticed is taken, and its procedure becomes another.
pub(super) static MOTH: [Row<Lanterns, By>; 1] = [does("7-1-1", "moth-comes", |cx, l| {
    cx.event(Event::TakeMoth(l.0));
    Flow::Become(draw(l.0))
})];
