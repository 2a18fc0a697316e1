//! 9. Rule processing: at once, in the middle of anything.

use super::areas::Phase;
use super::cards::OLDER;
use super::differences::Differs;
use super::event::Happens;
pub use super::procedure::Processing;
use super::vocabulary::{Kind, OwnGrant, OwnWould, Would};
use super::{
    Asked, Book, Choice, Cx, Event, Eye, Flow, Frame, Options, Procedure, Row, Run, State, doubting, readings,
};
use crate::cardgame::doubting::of_permanents;
use crate::cardgame::finding::Fact;
use crate::cardgame::standing::to_order;
use crate::cardgame::{Few, Held, finding, replace};
use crate::engine::{At, Chooser, ClauseId, Outcome, Player, asks, citing, does, elsewhere};
use crate::lang::Said;

/// 9-1-2. Is something due?
pub fn due(state: &State, _: &Book) -> Option<Frame> {
    let met = |player: Player| {
        let side = state.side(player);
        side.struck || (state.deck(player).is_empty() && !side.doomed)
    };
    let unsettled = state.values.unsettled || state.values.open.is_some() || state.values.doubtful;
    let any = (met(Player::A) || met(Player::B) || unsettled) && state.phase != Phase::Setup;
    any.then(|| Procedure::Enforce(At::start(Processing)).into())
}

/// 9-2
pub static ENFORCE: [Row<Processing>; 7] = [
    citing(
        "3-4-2 3-5-2 3-10-2",
        does("3-1-5", "op-doubt", |cx, _| {
            if !cx.state.values.doubtful {
                return Flow::Next;
            }
            doubting::says(cx, of_permanents(cx.state, cx.book));
            Flow::Return
        }),
    ),
    asks("8-1-3-3-5", "op-ask-permanents", offer_permanents, take_permanent),
    citing(
        "8-1-3-3-5 11-1-1",
        does("11-1-1-1", "op-rule-unsettled", |cx, _| {
            if !cx.state.values.unsettled {
                return Flow::Next;
            }
            cx.support("8-1-3-3-5 11-1-1");
            cx.note(finding("op-note-unsettled"));
            cx.event(Event::Over(Outcome::Drawn));
            Flow::Return
        }),
    ),
    citing("1-3-1 9-1-2", does("1-2-5", "op-rule-deck-texts", texts)),
    citing("1-3-1 9-1-2 8-1-3-4-4 8-1-3-4", asks("8-1-3-4-1", "op-ask-instead-of-losing", offer_instead, take_instead)),
    elsewhere(
        &[(OLDER, Some(ClauseId::new("1-2-3")))],
        citing("9-2-1-1 9-2-1-2 9-2-1 1-2-1-1-2", does("1-2-1", "op-rule-both-lose", both)),
    ),
    citing(
        "9-2-1-1 9-2-1-2 1-2-1-1-1 1-2-1-1-2 1-2-2 1-2-2-1 1-2-2-2 1-2-1 9-1-1 9-1-2",
        does("9-2-1", "op-rule-defeat", one),
    ),
];

/// 8-1-3-3-5. A player says which of the own permanent effects is applied first, where that makes a difference.
fn offer_permanents(cx: &Cx<'_>, _: &Processing, options: &mut Options) -> Asked {
    let Some(player) = cx.state.values.open else {
        return Asked::Nobody(Flow::Next);
    };
    for (card, effect) in to_order(cx.state, cx.book, player) {
        options.legal(Choice::Resolve(card, effect));
    }
    Asked::Of(Chooser::Player(player))
}

fn take_permanent(cx: &mut Cx<'_>, _: &mut Processing, choice: Choice) -> Flow {
    if let (Choice::Resolve(card, effect), Some(player)) = (choice, cx.state.values.open) {
        let mut order = to_order(cx.state, cx.book, player);
        order.sort_by_key(|o| *o != (card, effect));
        cx.event(Event::Ordered(order));
    }
    Flow::Return
}

/// Who has met a condition of defeat, and whether it is the deck.
fn defeated(cx: &Cx<'_>) -> Vec<(Player, bool)> {
    let state = cx.state;
    let order = [state.turn, super::other(state.turn)];
    let met = |player: Player| {
        let side = state.side(player);
        if side.struck {
            Some((player, false))
        } else {
            (state.deck(player).is_empty() && !side.doomed).then_some((player, true))
        }
    };
    order.into_iter().filter_map(met).collect()
}

/// 1-3-1. Texts that say what an empty deck does.
fn texts(cx: &mut Cx<'_>, _: &mut Processing) -> Flow {
    let has = |cx: &Cx<'_>, player, what| cx.state.values.player_has(cx.book, player).any(|g| *g == what);
    for (player, by_deck) in defeated(cx) {
        if !by_deck {
            continue;
        }
        if has(cx, player, OwnGrant::WinsByDeck) {
            cx.support("1-3-1 9-1-2");
            cx.note(finding("op-note-no-deck").player(player));
            cx.event(Event::Over(Outcome::won(player)));
            return Flow::Return;
        }
        if has(cx, player, OwnGrant::LosesByDeckLater) {
            cx.decide("1-3-1");
            cx.support("9-1-2");
            cx.event(Happens::Doomed(player).event());
            return Flow::Return;
        }
    }
    Flow::Next
}

/// 8-1-3-4. The effect that replaces losing by an empty deck, if one can be used.
fn saving(cx: &Cx<'_>) -> Option<(Player, Held, bool)> {
    for (player, _) in defeated(cx).into_iter().filter(|(_, by_deck)| *by_deck) {
        for held in &cx.state.values.replacements {
            let effect = cx.book.effect(held.def, held.effect);
            let Kind::Replacement { would: Would::Own(OwnWould::LoseByDeck), may } = effect.kind else { continue };
            let eye = Eye::new(cx.state, cx.book, player, held.card);
            let usable = cx.state.owner(held.card) == player && replace::is_usable(&eye, *held);
            if usable {
                return Some((player, *held, may));
            }
        }
    }
    None
}

fn offer_instead(cx: &Cx<'_>, _: &Processing, options: &mut Options) -> Asked {
    match saving(cx) {
        None => Asked::Nobody(Flow::Next),
        Some((_, held, false)) => Asked::Itself(Choice::Use(held.card, held.effect)),
        Some((player, held, true)) => {
            options.legal(Choice::Use(held.card, held.effect));
            options.legal(Choice::Decline);
            Asked::Of(Chooser::Player(player))
        }
    }
}

fn take_instead(cx: &mut Cx<'_>, _: &mut Processing, choice: Choice) -> Flow {
    match (choice, saving(cx)) {
        (Choice::Use(..), Some((player, held, _))) => {
            cx.decide("8-1-3-4-4");
            cx.support("8-1-3-4 1-3-1 9-1-2");
            cx.note(finding("op-note-no-deck").player(player));
            let loses = Said::with("op-would-lose", &[("player", player.name().into())]);
            cx.note(finding("op-note-replaces").card(held.card).with("words", Fact::Said(loses)));
            Flow::Become(Run::instead(player, held, Few::new()).frame())
        }
        (Choice::Decline, Some((player, held, _))) => {
            cx.note(finding("op-note-replacement-declined").player(player).card(held.card));
            Flow::Next
        }
        _ => Flow::Next,
    }
}

/// Both at one moment: a draw in the older edition; no clause in the newer one.
fn both(cx: &mut Cx<'_>, _: &mut Processing) -> Flow {
    let all = defeated(cx);
    if all.len() < 2 {
        return Flow::Next;
    }
    cx.support("9-2-1");
    for (_, by_deck) in all {
        cx.support(if by_deck { "9-2-1-2" } else { "9-2-1-1" });
    }
    cx.note(finding("op-note-both"));
    let drawn = cx.book.differs(Differs::BothLose) || cx.reading(readings::BOTH_LOSE) == 1;
    cx.event(Event::Over(if drawn { Outcome::Drawn } else { Outcome::Undecided }));
    Flow::Return
}

fn one(cx: &mut Cx<'_>, _: &mut Processing) -> Flow {
    let Some(&(player, by_deck)) = defeated(cx).first() else { return Flow::Return };
    cx.decide(if by_deck { "9-2-1-2" } else { "9-2-1-1" });
    cx.cite("1-2-1");
    cx.support(if by_deck { "1-2-2-2 1-2-2 1-2-1-1-2" } else { "1-2-2-1 1-2-2 1-2-1-1-1" });
    cx.support("9-1-1 9-1-2");
    cx.note(finding(if by_deck { "op-note-no-deck" } else { "op-note-no-life" }).player(player));
    cx.event(Event::Over(Outcome::won(player.other())));
    Flow::Return
}
