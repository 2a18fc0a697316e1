//! 603.6.2, 707, 708. Cards that one Effect brings into the arena enter together: each Phase is gone through with all of them.

use super::super::areas::{Bit, Doing};
use super::super::event::{Happens, NOW, Note, PASTING, SUCCESS, begins};
use super::super::moves::{Change, Moves, To};
pub use super::super::procedure::Entering;
use super::super::vocabulary::{Category, Paste, Turns};
use super::super::{Asked, Book, Cx, Flow, Frame, Procedure, Row, State, abilities, choosing, curses, readings};
use super::allowing::has_target;
use super::mystics::{self, Look};
use super::{Both, Casting, comes, paid, seals, state_over};
use crate::cardgame::{CardId, Cause, finding};
use crate::engine::{At, ClauseId, Player, asks, citing, does};

/// These cards are brought into the arena by one Effect.
pub fn start(who: Player, all: Vec<Casting>) -> Frame {
    Procedure::EnterTogether(At::start(Entering { who, all, lined: 0, worked: 0, fallen: Vec::new() })).into()
}

impl Entering {
    fn of(&self, state: &State, book: &Book, kind: Category) -> Vec<usize> {
        let is = |one: &Casting| one.card.is_some_and(|card| state.category(book, card) == Some(kind));
        (0..self.all.len()).filter(|&n| is(&self.all[n])).collect()
    }

    /// The next Seal whose Line is to be declared.
    fn next_line(&self, state: &State, book: &Book) -> Option<usize> {
        self.of(state, book, Category::Seal).get(usize::from(self.lined)).copied()
    }

    /// The next Mystic for which it must be chosen how it works.
    fn next_mode(&self, cx: &Cx<'_>) -> Option<usize> {
        self.of(cx.state, cx.book, Category::Mystic).into_iter().find(|&n| {
            let one = &self.all[n];
            let run = mystics::run(cx, one);
            let next = run.and_then(|run| choosing::next(cx.state, cx.book, &run, &one.chosen));
            matches!(next, Some(choosing::Want::Mode(_)))
        })
    }

    /// The next Mystic for which something must be chosen.
    fn next_target(&self, cx: &Cx<'_>) -> Option<usize> {
        self.of(cx.state, cx.book, Category::Mystic).into_iter().find(|&n| {
            let one = &self.all[n];
            let pasted = |card| matches!(cx.state.def(cx.book, card).facts.paste, Some(Paste::Ps | Paste::Pm));
            let bare = one.host.is_none() && one.card.is_some_and(pasted);
            let wants = |run| choosing::next(cx.state, cx.book, &run, &one.chosen).is_some();
            (bare && one.card.is_some_and(|card| has_target(cx.state, cx.book, card)))
                || (!bare && mystics::run(cx, one).is_some_and(wants))
        })
    }
}

/// 708.1, 708.2
pub static ENTER_TOGETHER: [Row<Entering>; 20] = [
    does("708.1.1", "sm-enter", |cx, l| {
        cx.event(begins(l.who, None, Doing::Enter));
        Flow::Next
    }),
    asks(
        "708.2.2",
        "sm-ask-mode",
        |cx, l, o| l.next_mode(cx).map_or(Asked::Nobody(Flow::Next), |n| mystics::offer_mode(cx, &l.all[n], o)),
        |cx, l, c| match l.next_mode(cx) {
            Some(n) => {
                mystics::take_mode(cx, &mut l.all[n], c);
                Flow::Again
            }
            None => Flow::Next,
        },
    ),
    does("708.2.3", "sm-cast-target-there", |cx, l| {
        let gone: Vec<usize> = l
            .of(cx.state, cx.book, Category::Mystic)
            .into_iter()
            .filter(|&n| l.all[n].card.is_some_and(|card| !has_target(cx.state, cx.book, card)))
            .collect();
        for n in gone.into_iter().rev() {
            let one = l.all.remove(n);
            one.card.into_iter().for_each(|card| cx.note(finding("sm-note-cast-no-target").card(card)));
        }
        Flow::Next
    }),
    citing(
        "707.2 708.2.4 603.6.2",
        does("708.1.2", "sm-entering", |cx, l| {
            cx.support("603.6.2");
            l.all.iter_mut().for_each(|one| {
                paid(cx, one, false);
            });
            Flow::Next
        }),
    ),
    citing(
        "303.3 515.8",
        asks(
            "708.1.3",
            "sm-ask-line",
            |cx, l, o| match l.next_line(cx.state, cx.book) {
                Some(n) => seals::offer_line(cx, &l.all[n], o),
                None => Asked::Nobody(Flow::Next),
            },
            |cx, l, c| match l.next_line(cx.state, cx.book) {
                Some(n) => {
                    l.lined += 1;
                    seals::take_line(cx, &mut l.all[n], c);
                    Flow::Again
                }
                None => Flow::Next,
            },
        ),
    ),
    abilities::modes_chosen::<SUCCESS, _>("708.1.4"),
    abilities::chosen::<SUCCESS, _>("708.1.5"),
    citing(
        "201.8.2.1 201.8.2.2 201.8.2.3 201.8.2.4 201.11.2 707.3",
        asks(
            "708.2.5",
            "sm-ask-cast-target",
            |cx, l, o| {
                l.next_target(cx).map_or(Asked::Nobody(Flow::Next), |n| mystics::offer_targets(cx, &l.all[n], o))
            },
            |cx, l, c| match l.next_target(cx) {
                Some(n) => mystics::take_targets(cx, &mut l.all[n], c),
                None => Flow::Next,
            },
        ),
    ),
    does("708.1.6", "sm-cast-again", |cx, _| match abilities::forget_targets(cx, SUCCESS) {
        Some(true) => Flow::Goto(const { ClauseId::new("708.1.5") }),
        _ => Flow::Next,
    }),
    does("708.2.6", "sm-cast-again", mystics_again),
    citing(
        "708.2.7",
        does("708.1.7", "sm-cast-state-over", |cx, l| {
            l.all.iter_mut().for_each(|one| {
                state_over(cx, one, Bit::Entering);
            });
            Flow::Next
        }),
    ),
    citing(
        "708.2.8",
        does("708.1.8", "sm-entered", |cx, l| {
            for card in l.all.iter().filter_map(|one| one.card) {
                cx.note(finding("sm-note-entered").card(card));
                if cx.state.category(cx.book, card) == Some(Category::Seal) {
                    cx.event(Happens::Note(cx.state.owner(card), Note::BroughtSeal).event());
                }
            }
            Flow::Next
        }),
    ),
    citing(
        "515.8",
        does("708.1.8.1", "sm-cast-line", |cx, l| {
            for n in l.of(cx.state, cx.book, Category::Seal) {
                seals::into_line(cx, &mut l.all[n]);
            }
            Flow::Next
        }),
    ),
    does("708.2.8.1", "sm-paste", |cx, l| {
        for n in l.of(cx.state, cx.book, Category::Mystic) {
            mystics::paste(cx, &mut l.all[n]);
        }
        Flow::Next
    }),
    citing("601.2.4 100.3 g:ทุกใบ", does("708.2.8.2", "sm-mystic-works", mystics_work)),
    does("708.1.8.2", "sm-abilities", |cx, _| {
        abilities::say_work(cx, &[SUCCESS]);
        Flow::Call(Both::start(cx.state))
    }),
    abilities::working::<PASTING, _>("708.2.8.3"),
    citing(
        "708.1.8.2",
        does("707.4", "sm-curses-wait", |cx, l| {
            let waits = |card: &CardId| cx.state.card(*card).curses.iter().flatten().any(|cursed| !cursed.acting);
            match l.all.iter().filter_map(|one| one.card).find(waits) {
                Some(card) => curses::waiting(cx, card, "708.1.8.2"),
                None => Flow::Next,
            }
        }),
    ),
    citing("201.9.2.1 201.9.2.2 201.9.2.3 303.1", does("708.2.9", "sm-mystic-ends", over)),
    citing("100.5", does("708.1.10", "sm-cast-over", |_, _| Flow::Return)),
];

/// 708.2.6. Hosts and targets of the Mystics are looked at again.
fn mystics_again(cx: &mut Cx<'_>, l: &mut Entering) -> Flow {
    let mut again = false;
    for n in l.of(cx.state, cx.book, Category::Mystic) {
        let Some(card) = l.all[n].card else { continue };
        match mystics::look_again(cx, &mut l.all[n], card) {
            Look::Fine => {}
            Look::Again => {
                cx.note(finding("sm-note-target-gone").card(card));
                again = true;
            }
            Look::Falls => {
                cx.note(finding("sm-note-cast-no-target").card(card));
                cx.event(Happens::State(card, Bit::Entering, false).event());
                l.all[n].card = None;
                l.fallen.push(card);
            }
        }
    }
    if again { Flow::Goto(const { ClauseId::new("708.2.5") }) } else { Flow::Next }
}

/// 708.2.8.2. What the coming of the cards sets off; then each Mystic works.
fn mystics_work(cx: &mut Cx<'_>, l: &mut Entering) -> Flow {
    if l.worked == 0 {
        for card in l.all.iter().filter_map(|one| one.card) {
            for &when in comes(cx.state) {
                cx.event(Happens::Occurs(when, Some(card), l.who, None, NOW).event());
            }
        }
    }
    let Some(&n) = l.of(cx.state, cx.book, Category::Mystic).get(usize::from(l.worked)) else {
        return Flow::Next;
    };
    l.worked += 1;
    match mystics::program(cx, &mut l.all[n]) {
        Some(run) => Flow::CallThenAgain(run),
        None => Flow::Again,
    }
}

/// 708.2.9. 0 Turn Mystics fall to the Shrine, together; the others stay.
fn over(cx: &mut Cx<'_>, l: &mut Entering) -> Flow {
    let mut falls: Vec<CardId> = std::mem::take(&mut l.fallen);
    for n in l.of(cx.state, cx.book, Category::Mystic) {
        let Some(card) = l.all[n].card.filter(|card| cx.state.in_arena(*card)) else { continue };
        let facts = &cx.state.def(cx.book, card).facts;
        let stays = match (facts.turns, facts.paste) {
            (Turns::Zero, _) => false,
            (_, None) => cx.reading(readings::UNTARGETED_STAYS) == 0,
            _ => true,
        };
        if !stays {
            falls.push(card);
        }
    }
    cx.event(Happens::Ends.event());
    if falls.is_empty() {
        return Flow::Return;
    }
    cx.note(finding("sm-mystic-ends"));
    let list = falls.into_iter().map(|card| Change::of(card, To::Shrine, Cause::Rule)).collect();
    Flow::Become(Moves::by_rule(cx, list))
}
