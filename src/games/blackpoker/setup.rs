//! P-2. Setting up the game.

use super::event::Event;
pub use super::frame::Setup;
use super::readings::NO_CARD_TO_TURN;
use super::unknown::Next;
use super::{BlackPoker, Choice, Cx, Found, Options, Subject, offer_next};
use crate::engine::{Asked, ClauseId, Flow, Outcome, Player, Row, asks, does};

/// Cards of the opening hand.
const HAND: u8 = 7;

/// P-2. From the shuffled decks to the first turn.
pub static SETUP: [Row<BlackPoker, Setup>; 8] = [
    does("P-2-1", "bp-row-shuffle", |cx, _| {
        Player::BOTH.into_iter().for_each(|player| cx.event(Event::Shuffle(player)));
        Flow::Next
    }),
    asks("P-2-2", "bp-row-draw-seven", draw_options, draw),
    asks("P-2-3", "bp-row-turn-up", turn_options, turn_up),
    does("P-2-4", "bp-row-higher-first", higher_first),
    does("P-2-5", "bp-row-turn-again", |cx, _| {
        let (a, b) = last_turned(cx);
        cx.note(Found::TurnedEqual(a, b));
        Flow::Goto(const { ClauseId::new("P-2-3") })
    }),
    does("P-2-6", "bp-row-bury-turned", |cx, _| {
        Player::BOTH.into_iter().for_each(|player| cx.event(Event::BuryTurned(player)));
        Flow::Next
    }),
    asks("P-2-7", "bp-row-first-draws", first_options, |cx, l, choice| {
        let first = l.first.unwrap_or(Player::A);
        draw_by(cx, first, choice);
        Flow::Next
    }),
    does("P-2-8", "bp-row-first-turn", |cx, l| {
        cx.event(Event::First(l.first.unwrap_or(Player::A)));
        Flow::Return
    }),
];

/// A draws seven cards, then B.
fn drawer(l: &Setup) -> Option<Player> {
    match l.drawn / HAND {
        0 => Some(Player::A),
        1 => Some(Player::B),
        _ => None,
    }
}

fn draw_options(cx: &Cx<'_>, l: &Setup, options: &mut Options) -> Asked<BlackPoker> {
    match drawer(l) {
        Some(player) => offer_next(player, cx.state.side(player).next_drawn(), options),
        None => Asked::Nobody(Flow::Next),
    }
}

fn draw(cx: &mut Cx<'_>, l: &mut Setup, choice: Choice) -> Flow<BlackPoker> {
    if let Some(player) = drawer(l) {
        draw_by(cx, player, choice);
        l.drawn += 1;
    }
    Flow::Again
}

/// A player draws the card that was found, if there is one.
pub fn draw_by(cx: &mut Cx<'_>, player: Player, choice: Choice) {
    match choice {
        Choice::Is(_, card) => cx.event(Event::Draw(player, Some(card))),
        Choice::Unseen | Choice::Whatever => cx.event(Event::Draw(player, None)),
        _ => {}
    }
}

fn turner(l: &Setup) -> Player {
    if l.turned.is_multiple_of(2) { Player::A } else { Player::B }
}

fn turn_options(cx: &Cx<'_>, l: &Setup, options: &mut Options) -> Asked<BlackPoker> {
    // Nobody turns a card up if one of the two has none.
    let short = |player: Player| cx.state.side(player).deck_size() == 0;
    if l.turned.is_multiple_of(2) && Player::BOTH.into_iter().any(short) {
        return Asked::Itself(Choice::NothingThere);
    }
    let player = turner(l);
    match cx.state.side(player).next(|_| true) {
        Next::Nothing => Asked::Itself(Choice::NothingThere),
        next => offer_next(player, next, options),
    }
}

fn turn_up(cx: &mut Cx<'_>, l: &mut Setup, choice: Choice) -> Flow<BlackPoker> {
    match choice {
        Choice::Is(Subject::Top(player), card) => {
            cx.event(Event::TurnUpTop(player, card));
            l.turned += 1;
            if l.turned.is_multiple_of(2) { Flow::Next } else { Flow::Again }
        }
        _ if cx.reading(NO_CARD_TO_TURN) == 1 && Player::BOTH.into_iter().all(|p| can_be_dealt(cx, p)) => {
            cx.note(Found::NoCardToTurn);
            cx.event(Event::Redeal);
            *l = Setup::default();
            Flow::Goto(const { ClauseId::new("P-2-1") })
        }
        _ => {
            cx.note(Found::NoCardToTurn);
            let short = |player: Player| cx.state.side(player).deck_size() == 0;
            let outcome = match (short(Player::A), short(Player::B)) {
                // Dealing again would come to the same.
                _ if cx.peek(NO_CARD_TO_TURN) == 1 => Outcome::Undecided,
                (true, true) => Outcome::Drawn,
                (true, false) => Outcome::won(Player::B),
                _ => Outcome::won(Player::A),
            };
            cx.event(Event::End(outcome));
            Flow::Return
        }
    }
}

/// Seven cards in hand, and one to turn up.
fn can_be_dealt(cx: &Cx<'_>, player: Player) -> bool {
    let side = cx.state.side(player);
    usize::from(side.deck_size() + side.hand_size()) + side.turned.len() > usize::from(HAND)
}

fn last_turned(cx: &Cx<'_>) -> (u8, u8) {
    let number = |player: Player| cx.state.side(player).turned.last().map_or(0, |c| c.number());
    (number(Player::A), number(Player::B))
}

fn higher_first(cx: &mut Cx<'_>, l: &mut Setup) -> Flow<BlackPoker> {
    let (a, b) = last_turned(cx);
    if a == b {
        return Flow::Next;
    }
    let first = if a > b { Player::A } else { Player::B };
    l.first = Some(first);
    cx.note(Found::GoesFirst(first, a, b));
    Flow::Goto(const { ClauseId::new("P-2-6") })
}

fn first_options(cx: &Cx<'_>, l: &Setup, options: &mut Options) -> Asked<BlackPoker> {
    let first = l.first.unwrap_or(Player::A);
    offer_next(first, cx.state.side(first).next_drawn(), options)
}
