//! 102, 300.1, 620, 621.1. Starting the game.

use super::areas::Step;
use super::drawing;
use super::event::{Happens, Note};
pub use super::procedure::Setup;
use super::vocabulary::{Category, Zone};
use super::{Act, Asked, Book, Choice, Cx, Event, Flow, Options, Row, State, readings, subturn};
use crate::cardgame::finding::Fact;
use crate::cardgame::{CardId, DefId, Few, finding};
use crate::engine::{Chooser, Player, asks, citing, does};

/// 102
pub static SETUP: [Row<Setup>; 8] = [
    does("102.1", "sm-setup-shuffle", |cx, _| {
        for player in Player::BOTH {
            for zone in [Zone::SealLibrary, Zone::MysticLibrary] {
                cx.support("300.1");
                cx.event(Event::Shuffle(player, zone));
            }
        }
        Flow::Next
    }),
    citing("300.2.1 300.2.2 301.2", does("300.1", "sm-setup-libraries", |_, _| Flow::Next)),
    citing(
        "620.1 621.1 105.3.2",
        does("102.2", "sm-setup-beside", |cx, _| {
            let all: Few = Player::BOTH.into_iter().flat_map(|p| cx.state.pile(p, Zone::Beside).to_vec()).collect();
            let (mut up, mut down): (Few, Few) =
                all.into_iter().partition(|&id| cx.state.def(cx.book, id).facts.reflection);
            // 102.2 has Reflections face down like Extra Cards, 620.1 face up.
            if !up.is_empty() && cx.reading(readings::REFLECTION_FACE) == 1 {
                down.append(&mut up);
            }
            if down.iter().any(|&id| cx.state.def(cx.book, id).facts.extra) {
                cx.support("621.1");
            }
            if !down.is_empty() {
                cx.note(finding("sm-note-beside-down").with("words", Fact::Cards(down)));
            }
            if !up.is_empty() {
                cx.cite("620.1");
                cx.support("g:Reflection");
                cx.note(finding("sm-note-beside-up").with("words", Fact::Cards(up.clone())));
            }
            up.into_iter().for_each(|id| cx.event(Event::Face(id, true)));
            Flow::Next
        }),
    ),
    citing(
        "620.4",
        does("620.2", "sm-setup-reflection", |cx, _| {
            for (id, def) in mirrored(cx.state, cx.book) {
                let seal = cx.state.category(cx.book, id) == Some(Category::Seal);
                cx.support(if seal { "620.4 200.2.4.1" } else { "620.4 201.2.5.1" });
                cx.event(Happens::Becomes(id, def).event());
            }
            Flow::Next
        }),
    ),
    asks("102.3", "sm-ask-starter", offer_lots, take_starter),
    asks("102.4", "sm-ask-start", offer_start, take_starter),
    citing(
        "g:Draw 100.4",
        does("102.5", "sm-setup-draw", |cx, l| {
            let first = l.starter.unwrap_or(Player::A);
            if l.drawn == 0 {
                cx.support("100.4");
                cx.note(finding("sm-note-first-hands"));
            }
            let (who, kind, n) = match l.drawn {
                0 => (first, Category::Seal, 5),
                1 => (first, Category::Mystic, 2),
                2 => (first.other(), Category::Seal, 5),
                3 => (first.other(), Category::Mystic, 2),
                _ => return Flow::Next,
            };
            l.drawn += 1;
            Flow::CallThenAgain(drawing::start(who, Some(kind), n, None))
        }),
    ),
    citing(
        "101.3.1 101.3.2 101.3.3",
        does("102.6", "sm-setup-mp", |cx, l| {
            let first = l.starter.unwrap_or(Player::A);
            cx.support(cx.state.level.most());
            cx.event(Happens::MpIs(first, 5).event());
            cx.event(Happens::Note(first, Note::CastingOnly(true)).event());
            cx.event(Happens::MpIs(first.other(), cx.state.side(first.other()).mp_max).event());
            if cx.state.turn != first {
                cx.event(Event::Begin(first));
            }
            Flow::Become(subturn::at(Step::CheckUp))
        }),
    ),
];

/// 620.2, 620.4. The cards that take the parts of a Reflection, in every Zone.
pub fn mirrored(state: &State, book: &Book) -> Vec<(CardId, DefId)> {
    let mut found = Vec::new();
    for player in Player::BOTH {
        let beside = |id: &CardId| state.card(*id).zone == Zone::Beside && state.card(*id).owner == player;
        for mirror in (0..state.cards.len()).map(CardId::at).filter(beside) {
            let def = state.def(book, mirror);
            if !def.facts.reflection {
                continue;
            }
            for (n, card) in state.cards.iter().enumerate() {
                let id = CardId::at(n);
                if card.owner == player
                    && id != mirror
                    && !card.is_unknown()
                    && card.def != state.card(mirror).def
                    && book.def(card.def).name == def.name
                {
                    found.push((id, state.card(mirror).def));
                }
            }
        }
    }
    found
}

fn offer_lots(_: &Cx<'_>, l: &Setup, options: &mut Options) -> Asked {
    if l.loser.is_some() {
        return Asked::Nobody(Flow::Next);
    }
    Player::BOTH.into_iter().for_each(|p| options.legal(Act::Starts(p).choice()));
    Asked::Of(Chooser::Chance)
}

fn offer_start(_: &Cx<'_>, l: &Setup, options: &mut Options) -> Asked {
    let Some(loser) = l.loser else { return Asked::Nobody(Flow::Next) };
    options.legal(Act::Start(loser).choice());
    options.legal(Act::Start(loser.other()).choice());
    Asked::Of(Chooser::Player(loser))
}

fn take_starter(cx: &mut Cx<'_>, l: &mut Setup, choice: Choice) -> Flow {
    if let Choice::Own(Act::Starts(player) | Act::Start(player)) = choice {
        l.starter = Some(player);
        cx.note(finding("sm-note-starts").player(player));
    }
    Flow::Next
}
