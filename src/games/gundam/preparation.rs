//! 6-2. Before the game; 12-2-1 to 12-2-3, 12-3-2, 12-3-5 to 12-3-7 with more than two players.

use super::areas::Mode;
use super::event::{Happens, How, moved};
pub use super::procedure::Setup;
use super::terms::Drawing;
use super::vocabulary::Zone;
use super::{Act, Asked, Choice, Cx, Event, Flow, Frame, Options, Row, construction, readings};
use crate::cardgame::frame::Knowing;
use crate::cardgame::{Cause, finding};
use crate::engine::{At, Chooser, ClauseId, Player, asks, citing, does};

const FIRST_HANDS: ClauseId = ClauseId::new("6-2-1-6");
const SECOND_HANDS: ClauseId = ClauseId::new("6-2-1-7");

/// 6-2
pub static SETUP: [Row<Setup>; 14] = [
    citing(
        "6-2-1 1-1-1 12-1 12-2 12-3",
        does("6-2-1-1", "gcg-setup-decks", |cx, _| {
            cx.support("6-2-1");
            if cx.state.mode != Mode::Duel {
                cx.support("12-1");
            }
            cx.support(match cx.state.mode {
                Mode::Duel => "1-1-1",
                Mode::RoyaleFirst | Mode::RoyaleElimination => "12-2",
                Mode::Team => "12-3",
            });
            cx.state.seats.iter().for_each(|p| construction::look(cx, p));
            Flow::Next
        }),
    ),
    citing(
        "4-1-1-1 4-2-4 5-15-1",
        does("6-2-1-2", "gcg-setup-shuffle", |cx, _| {
            cx.support("4-1-1-1");
            cx.support("4-2-4");
            cx.support("5-15-1");
            cx.state.seats.iter().for_each(|p| cx.event(Event::Shuffle(p, Zone::Deck)));
            Flow::Next
        }),
    ),
    does("6-2-1-3", "gcg-setup-resources", |cx, _| {
        cx.note(finding("gcg-note-resource-decks"));
        Flow::Next
    }),
    citing("6-2-1-4 12-2-1 12-3-2", asks("6-2-1", "gcg-ask-who-decides", offer_lots, take_lots)),
    citing("12-3-2", asks("6-2-1-4", "gcg-ask-first", offer_first, take_first)),
    asks("12-2-1", "gcg-ask-direction", offer_direction, |cx, _, choice| {
        cx.event(Happens::Direction(choice == Act::Direction(true).choice()).event());
        Flow::Next
    }),
    citing(
        "5-14-1 4-2-3",
        does("6-2-1-5", "gcg-setup-draw", |cx, l| {
            let order = cx.state.order_from(cx.state.first);
            let Some(&who) = order.get(usize::from(l.at)) else {
                l.at = 0;
                return Flow::Next;
            };
            l.at += 1;
            cx.note(finding("gcg-note-first-hand").player(who));
            Flow::CallThenAgain(Drawing::of(who, 5, Cause::Rule))
        }),
    ),
    citing("12-2-3", asks("6-2-1-6", "gcg-ask-redraw", |cx, l, o| offer_redraw(cx, l, true, o), take_redraw)),
    asks("6-2-1-7", "gcg-ask-redraw", |cx, l, o| offer_redraw(cx, l, false, o), take_redraw),
    citing("4-1-7 5-15-1", does("6-2-1-6-1", "gcg-setup-redraw", redraw)),
    citing("4-6-4 4-2-3 12-3-5", does("6-2-2", "gcg-setup-shields", shields)),
    citing("5-17-3-1-2 5-17-3-1-1 12-3-7 5-4-2", does("6-2-3", "gcg-setup-base", ex_base)),
    citing(
        "5-17-3-2-2 12-2-2 12-3-6 5-4-2",
        does("6-2-4", "gcg-setup-ex-resource", |cx, _| {
            let state = cx.state;
            cx.support("5-17-3-2-2");
            cx.support("5-4-2");
            match state.mode {
                Mode::Duel => {}
                Mode::RoyaleFirst | Mode::RoyaleElimination => cx.cite("12-2-2"),
                Mode::Team => cx.cite("12-3-6"),
            }
            for player in state.seats.iter().filter(|p| !state.allies(state.first).has(*p)) {
                cx.event(Happens::Resource(player, 1, true, false).event());
            }
            Flow::Next
        }),
    ),
    citing(
        "7-1-2",
        does("6-2-5", "gcg-setup-begin", |cx, _| {
            cx.support("7-1-2");
            cx.event(Event::Begin(cx.state.first));
            Flow::Become(super::turn::start())
        }),
    ),
];

/// 6-2-1-4, 12-2-1, 12-3-2. Rock-paper-scissors.
fn offer_lots(cx: &Cx<'_>, _: &Setup, options: &mut Options) -> Asked {
    for player in cx.state.seats.iter().filter(|p| cx.state.leader(*p) == *p) {
        options.legal(Act::Decides(player).choice());
    }
    Asked::Of(Chooser::Judge)
}

fn take_lots(cx: &mut Cx<'_>, _: &mut Setup, choice: Choice) -> Flow {
    if let Choice::Own(Act::Decides(player)) = choice {
        cx.support("6-2-1-4");
        cx.note(finding("gcg-note-decides").player(player));
        cx.event(Happens::Decides(player).event());
        match cx.state.mode {
            Mode::Duel => {}
            Mode::RoyaleFirst | Mode::RoyaleElimination => {
                cx.cite("12-2-1");
                cx.event(Happens::First(player).event());
            }
            Mode::Team => cx.cite("12-3-2"),
        }
    }
    Flow::Next
}

fn offer_first(cx: &Cx<'_>, _: &Setup, options: &mut Options) -> Asked {
    if cx.state.mode.is_royale() {
        return Asked::Nobody(Flow::Next);
    }
    options.legal(Act::First(true).choice());
    options.legal(Act::First(false).choice());
    Asked::Of(Chooser::Player(cx.state.decides))
}

fn take_first(cx: &mut Cx<'_>, _: &mut Setup, choice: Choice) -> Flow {
    let state = cx.state;
    let own = choice == Act::First(true).choice();
    let other = state.opponents(state.decides).iter().find(|p| state.leader(*p) == *p);
    if state.mode == Mode::Team {
        cx.support("12-3-2");
    }
    cx.event(Happens::First(if own { state.decides } else { other.unwrap_or(state.decides) }).event());
    Flow::Next
}

fn offer_direction(cx: &Cx<'_>, _: &Setup, options: &mut Options) -> Asked {
    if !cx.state.mode.is_royale() {
        return Asked::Nobody(Flow::Next);
    }
    options.legal(Act::Direction(false).choice());
    options.legal(Act::Direction(true).choice());
    Asked::Of(Chooser::Player(cx.state.first))
}

/// 6-2-1-6, 6-2-1-7, 12-2-3. Who is asked next: the first player, or the first team; then the others. In a Battle Royale all in order.
fn undecided(cx: &Cx<'_>, first: bool) -> Option<Player> {
    let state = cx.state;
    let side = state.allies(state.first);
    let all = state.order_from(state.first);
    let fits = |p: &Player| if state.mode.is_royale() { first } else { side.has(*p) == first };
    all.into_iter().filter(fits).find(|p| !state.side(*p).kept)
}

fn offer_redraw(cx: &Cx<'_>, _: &Setup, first: bool, options: &mut Options) -> Asked {
    let next = if first { Flow::Goto(SECOND_HANDS) } else { Flow::Goto(const { ClauseId::new("6-2-2") }) };
    let Some(who) = undecided(cx, first) else { return Asked::Nobody(next) };
    options.legal(Act::Keep.choice());
    options.legal(Act::Redraw.choice());
    Asked::Of(Chooser::Player(who))
}

fn take_redraw(cx: &mut Cx<'_>, l: &mut Setup, choice: Choice) -> Flow {
    let Some(who) = undecided(cx, true).or_else(|| undecided(cx, false)) else { return Flow::Next };
    if cx.state.mode.is_royale() {
        cx.support("12-2-3");
    }
    let keeps = choice == Act::Keep.choice();
    cx.event(Happens::Kept(who, keeps).event());
    if keeps {
        return Flow::Again;
    }
    l.at = u8::try_from(who.index()).unwrap_or(0);
    Flow::Goto(const { ClauseId::new("6-2-1-6-1") })
}

/// 6-2-1-6-1. The hand goes to the bottom, five are drawn, the deck is shuffled.
fn redraw(cx: &mut Cx<'_>, l: &mut Setup) -> Flow {
    let who = Player::ALL[usize::from(l.at & 3)];
    let back =
        if cx.state.mode.is_royale() || cx.state.allies(cx.state.first).has(who) { FIRST_HANDS } else { SECOND_HANDS };
    if l.at < 4 {
        cx.support("4-1-7");
        for &card in cx.state.hand(who) {
            let moves = crate::cardgame::Move::of(cx.state, card, Zone::Deck, How::Redrawn, Cause::Rule);
            cx.event(crate::cardgame::Move { end: crate::cardgame::End::Bottom, ..moves }.event());
        }
        l.at += 4;
        return Flow::CallThenAgain(Drawing::of(who, 5, Cause::Rule));
    }
    cx.support("5-15-1");
    cx.event(Event::Shuffle(who, Zone::Deck));
    l.at = 0;
    Flow::Goto(back)
}

/// 6-2-2, 12-3-5. Shields: six from each deck, each next one on top; in a Team Battle four from each, by turns.
fn shields(cx: &mut Cx<'_>, l: &mut Setup) -> Flow {
    let state = cx.state;
    let n: u8 = if state.mode == Mode::Team { 4 } else { 6 };
    let order = state.order_from(state.first);
    if let Some(&who) = order.get(usize::from(l.at)) {
        l.at += 1;
        let knowing = Knowing { who, zone: Zone::Deck, at: 0, left: n, told: false };
        return Flow::CallThenAgain(Frame::Know(At::start(knowing)));
    }
    l.at = 0;
    cx.support("4-6-4");
    cx.support("4-2-3");
    let lay = |cx: &mut Cx<'_>, who: Player, at: usize| {
        if let Some(&card) = cx.state.deck(who).get(at) {
            cx.event(moved(cx.state, card, Zone::Shields, How::Laid, Cause::Rule));
        }
    };
    if state.mode == Mode::Team {
        cx.cite("12-3-5");
        cx.reading(readings::TEAM_ODDS);
        for at in 0..usize::from(n) {
            order.iter().for_each(|&who| lay(cx, who, at));
        }
    } else {
        for &who in &order {
            (0..usize::from(n)).for_each(|at| lay(cx, who, at));
        }
    }
    Flow::Next
}

/// 6-2-3, 12-3-7. One EX Base in each shield area.
fn ex_base(cx: &mut Cx<'_>, _: &mut Setup) -> Flow {
    let state = cx.state;
    cx.support("5-17-3-1-2");
    cx.support("5-17-3-1-1");
    cx.support("5-4-2");
    if state.mode == Mode::Team {
        cx.cite("12-3-7");
        cx.reading(readings::TEAM_ODDS);
    }
    for player in state.seats.iter().filter(|p| state.leader(*p) == *p) {
        let token = |id: &&crate::cardgame::CardId| state.card(**id).def == super::cards::EX_BASE_DEF;
        if let Some(&card) = state.pile(player, Zone::Outside).iter().find(token) {
            cx.event(moved(state, card, Zone::Base, How::Laid, Cause::Rule));
        }
    }
    Flow::Next
}
