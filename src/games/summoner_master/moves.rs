//! 701 to 706. Cards change Zone: destroyed, Discarded, to the Shrine, to the Library, to hand, out of the game; all of one moment together.

use super::areas::{Bit, Doing};
pub use super::change::{Change, Gone, To};
use super::event::{ACTING, Happens, How, LOSING, begins};
pub use super::procedure::Moves;
use super::procedure::{Opener, Step};
use super::vocabulary::{Category, Deed, When, Zone};
use super::{
    Asked, Book, Choice, Cx, Event, Flow, Options, Row, State, abilities, guarding, matching, noticing, readings,
};
use crate::cardgame::choice::by_itself;
use crate::cardgame::finding::Fact;
use crate::cardgame::{CardId, Cause, DefId, Few, Move, Zone as _, finding, know};
use crate::engine::{Chooser, Player, asks, citing, does, when};

/// Something that is so for cards that move.
type Holds = fn(&State, &Moves) -> bool;

fn has(l: &Moves, to: To) -> bool {
    l.list.iter().any(|c| c.to == to)
}

const fn is_library(to: To) -> bool {
    matches!(to, To::Library(_) | To::With(Gone::Library))
}

const fn is_hand(to: To) -> bool {
    matches!(to, To::Hand | To::With(Gone::Hand))
}

const fn is_removed(to: To) -> bool {
    matches!(to, To::Removed | To::With(Gone::Removed))
}

const fn is_shrine(to: To) -> bool {
    matches!(to, To::Shrine)
}

fn destroyed(_: &State, l: &Moves) -> bool {
    has(l, To::Destroyed)
}

fn discarded(_: &State, l: &Moves) -> bool {
    has(l, To::Discarded)
}

fn falls(_: &State, l: &Moves) -> bool {
    has(l, To::Shrine)
}

fn returns(_: &State, l: &Moves) -> bool {
    l.list.iter().any(|c| is_library(c.to))
}

fn taken(_: &State, l: &Moves) -> bool {
    has(l, To::Hand)
}

fn removed(_: &State, l: &Moves) -> bool {
    has(l, To::Removed)
}

fn nothing(_: &mut Cx<'_>, _: &mut Moves) -> Flow {
    Flow::Next
}

/// The states of a Zone change end; they are not told.
fn state_ends(cx: &mut Cx<'_>, l: &mut Moves, which: fn(To) -> bool) -> Flow {
    for change in l.list.iter().filter(|c| which(c.to)) {
        cx.event(Happens::State(change.card, Bit::Moving, false).event());
    }
    Flow::Next
}

/// 603.6.2. Cards that go elsewhere at the same time set theirs off in the same Phase.
fn parallel(cx: &mut Cx<'_>, l: &mut Moves) -> Flow {
    if abilities::any(cx.state, ACTING) {
        cx.support("601.1.5");
        let others: [(&str, Holds); 3] = [("704.7", returns), ("705.7", taken), ("706.7", removed)];
        for (clause, is) in others {
            if is(cx.state, l) {
                cx.cite(clause);
            }
        }
    }
    abilities::work(cx, ACTING)
}

/// 701 to 706
pub static MOVES: [Row<Moves>; 53] = [
    citing("201.8.2.1 201.8.2.3 201.11.3 g:Cancel g:Hyper_Drive 701.1 100.2", does("603.6.2", "sm-moves", begin)),
    when(|s, l| unseen(s, l).is_some(), asks("302.4", "sm-ask-which-card", offer_identity, take_identity)),
    when(destroyed, does("701.1", "sm-destroyed", |cx, l| losing(cx, l, To::Destroyed))),
    when(discarded, does("702.1", "sm-discarded", |cx, l| losing(cx, l, To::Discarded))),
    when(destroyed, abilities::modes_chosen::<LOSING, _>("701.2")),
    when(destroyed, abilities::chosen::<LOSING, _>("701.3")),
    when(discarded, abilities::modes_chosen::<LOSING, _>("702.2")),
    when(discarded, abilities::chosen::<LOSING, _>("702.3")),
    when(destroyed, abilities::looked_at::<LOSING, _>("701.4")),
    when(discarded, abilities::looked_at::<LOSING, _>("702.4")),
    when(destroyed, citing("100.1", abilities::working::<LOSING, _>("701.5"))),
    when(discarded, abilities::working::<LOSING, _>("702.5")),
    when(destroyed, does("701.6", "sm-state-over", |cx, l| lost_over(cx, l, To::Destroyed, Bit::Destroyed))),
    when(discarded, does("702.6", "sm-state-over", |cx, l| lost_over(cx, l, To::Discarded, Bit::Discarded))),
    when(destroyed, does("701.7", "sm-to-shrine", |cx, l| goes_on(cx, l, To::Destroyed))),
    when(discarded, does("702.7", "sm-to-shrine", |cx, l| goes_on(cx, l, To::Discarded))),
    when(falls, does("703.1", "sm-falling", |cx, l| moving(cx, l, is_shrine))),
    when(returns, does("704.1", "sm-returning", |cx, l| moving(cx, l, is_library))),
    when(taken, does("705.1", "sm-taken", |cx, l| moving(cx, l, is_hand))),
    when(removed, does("706.1", "sm-being-removed", |cx, l| moving(cx, l, is_removed))),
    when(
        falls,
        citing(
            "301.4 301.2 509.3 201.8.2.1 103.2 508.8 g:Control",
            asks(
                "703.2",
                "sm-ask-shrine-order",
                |cx, l, o| offer_order(cx, l, o, is_shrine),
                |cx, l, c| take_order(cx, l, c, is_shrine),
            ),
        ),
    ),
    when(
        returns,
        citing(
            "300.5 300.7 301.4 621.6.3 621.6.4 509.3 508.8 g:Control",
            asks(
                "704.2",
                "sm-ask-library-order",
                |cx, l, o| offer_order(cx, l, o, is_library),
                |cx, l, c| take_order(cx, l, c, is_library),
            ),
        ),
    ),
    when(
        taken,
        citing(
            "301.4 621.6.3 621.6.4 509.3 508.8 g:Control",
            asks(
                "705.2",
                "sm-ask-shrine-order",
                |cx, l, o| offer_order(cx, l, o, is_hand),
                |cx, l, c| take_order(cx, l, c, is_hand),
            ),
        ),
    ),
    when(
        removed,
        citing(
            "301.4 508.8 509.3 g:Control g:Steal",
            asks(
                "706.2",
                "sm-ask-shrine-order",
                |cx, l, o| offer_order(cx, l, o, is_removed),
                |cx, l, c| take_order(cx, l, c, is_removed),
            ),
        ),
    ),
    when(falls, abilities::modes_chosen::<ACTING, _>("703.3")),
    when(falls, abilities::chosen::<ACTING, _>("703.4")),
    when(returns, abilities::modes_chosen::<ACTING, _>("704.3")),
    when(returns, abilities::chosen::<ACTING, _>("704.4")),
    when(taken, abilities::modes_chosen::<ACTING, _>("705.3")),
    when(taken, abilities::chosen::<ACTING, _>("705.4")),
    when(removed, abilities::modes_chosen::<ACTING, _>("706.3")),
    when(removed, abilities::chosen::<ACTING, _>("706.4")),
    when(falls, does("703.5", "sm-interfere", |_, l| interferes(l, Opener::Shrine))),
    when(returns, does("704.5", "sm-interfere", |_, l| interferes(l, Opener::Library))),
    when(taken, does("705.5", "sm-interfere", |_, l| interferes(l, Opener::Hand))),
    when(removed, does("706.5", "sm-interfere", |_, l| interferes(l, Opener::Removed))),
    when(falls, abilities::looked_at::<ACTING, _>("703.6")),
    when(returns, abilities::looked_at::<ACTING, _>("704.6")),
    when(taken, abilities::looked_at::<ACTING, _>("705.6")),
    when(removed, abilities::looked_at::<ACTING, _>("706.6")),
    when(falls, citing("601.1.5 704.7 705.7 706.7", does("703.7", "sm-abilities", parallel))),
    when(returns, abilities::working::<ACTING, _>("704.7")),
    when(taken, abilities::working::<ACTING, _>("705.7")),
    when(removed, abilities::working::<ACTING, _>("706.7")),
    when(falls, does("703.8", "sm-state-over", |cx, l| state_ends(cx, l, is_shrine))),
    when(returns, does("704.8", "sm-state-over", |cx, l| state_ends(cx, l, is_library))),
    when(taken, does("705.8", "sm-state-over", |cx, l| state_ends(cx, l, is_hand))),
    when(removed, does("706.8", "sm-state-over", |cx, l| state_ends(cx, l, is_removed))),
    when(falls, does("703.9", "sm-moved-on", nothing)),
    when(returns, does("704.9", "sm-moved-on", nothing)),
    when(taken, does("705.9", "sm-moved-on", nothing)),
    when(removed, does("706.9", "sm-moved-on", nothing)),
    does("603.6.1", "sm-moves-over", |cx, _| {
        cx.event(Happens::Ends.event());
        Flow::Return
    }),
];

/// 703.5 to 706.5. One Interfere Step for all that moves together.
fn interferes(l: &mut Moves, opener: Opener) -> Flow {
    if l.bare || std::mem::replace(&mut l.interfered, true) {
        return Flow::Next;
    }
    Flow::Call(Step::start(opener))
}

/// An unseen card of a hand that goes where everybody sees it, and of which nobody has been asked.
fn unseen<'a>(state: &State, l: &'a Moves) -> Option<&'a Change> {
    let shown = |to: To| matches!(to, To::Discarded | To::Shrine | To::Removed);
    let unseen = |id: CardId| state.card(id).is_unknown() && state.card(id).zone == Zone::Hand;
    l.list.iter().find(|c| shown(c.to) && unseen(c.card) && !l.asked.contains(&c.card))
}

/// It goes where everybody sees it: the judge says which card it is.
fn offer_identity(cx: &Cx<'_>, l: &Moves, options: &mut Options) -> Asked {
    let Some(change) = unseen(cx.state, l) else { return Asked::Nobody(Flow::Next) };
    let fits = |def: &DefId| change.kind.is_none() || cx.book.def(*def).category == change.kind;
    let id = change.card;
    know::possible_for(cx.state, cx.book, id).filter(fits).for_each(|def| options.legal(Choice::Is(id, def)));
    if options.offered().is_empty() {
        return Asked::Itself(Choice::Whatever(id));
    }
    options.legal(Choice::Whatever(id));
    Asked::Of(Chooser::Judge)
}

fn take_identity(cx: &mut Cx<'_>, l: &mut Moves, choice: Choice) -> Flow {
    if matches!(choice, Choice::Whatever(_)) {
        cx.note(finding("sm-note-any-card"));
    }
    know::take_identity(cx, choice);
    l.asked.extend(unseen(cx.state, l).map(|c| c.card));
    Flow::Again
}

fn begin(cx: &mut Cx<'_>, l: &mut Moves) -> Flow {
    let who = cx.state.turn;
    cx.event(begins(who, None, Doing::Moves));
    // What is not where it could be taken from is left out.
    l.list.retain(|c| !matches!(c.to, To::Destroyed) || cx.state.in_arena(c.card));
    once_each(cx, l);
    kept_from_it(cx, l);
    for change in l.list.iter().filter(|c| c.cause == Cause::Rule && c.to == To::Shrine) {
        if let Some((clause, host)) = guarding::comes_off(cx.state, cx.book, change.card) {
            cx.decide(clause);
            cx.note(finding("sm-note-comes-off").card(change.card).with("other", Fact::Card(host)));
        }
    }
    Flow::Next
}

/// 100.2. What cannot be destroyed, Removed or taken to hand stays.
fn kept_from_it(cx: &mut Cx<'_>, l: &mut Moves) {
    let deed = |to: To| match to {
        To::Destroyed => Some(Deed::Destroy),
        To::Removed => Some(Deed::Remove),
        To::Hand => Some(Deed::ToHand),
        _ => None,
    };
    let kept = |c: &Change| deed(c.to).is_some_and(|deed| matching::never_is(cx.state, cx.book, c.card, deed));
    let stay: Vec<Change> = l.list.iter().filter(|c| kept(c)).copied().collect();
    l.list.retain(|c| !stay.iter().any(|other| other.card == c.card));
    for change in stay {
        cx.decide("100.2");
        let words = deed(change.to).map_or("sm-note-forbidden", matching::kept_words);
        cx.note(finding(words).card(change.card));
    }
}

/// 603.6.1, 701.1. A card changes Zone once; one that is destroyed at the same time goes nowhere but to the Shrine.
fn once_each(cx: &mut Cx<'_>, l: &mut Moves) {
    let destroyed: Few = l.list.iter().filter(|c| c.to == To::Destroyed).map(|c| c.card).collect();
    let mut seen = Few::new();
    for change in std::mem::take(&mut l.list) {
        let (id, elsewhere) = (change.card, change.to != To::Destroyed && destroyed.contains(&change.card));
        if elsewhere {
            cx.cite("701.1");
            cx.note(finding("sm-note-forbidden").card(id));
        } else if !seen.contains(&id) {
            seen.push(id);
            l.list.push(change);
        } else if let Some(first) = l.list.iter_mut().find(|c| c.card == id && c.to != change.to) {
            // No clause says which of two Zones it goes to.
            if cx.reading(readings::TWO_ZONES) == 1 {
                *first = change;
            }
        }
    }
}

/// 701.1, 702.1. The cards are destroyed or Discarded ones; what that sets off.
fn losing(cx: &mut Cx<'_>, l: &mut Moves, to: To) -> Flow {
    let bit = if to == To::Destroyed { Bit::Destroyed } else { Bit::Discarded };
    let cards: Few = l.list.iter().filter(|c| c.to == to).map(|c| c.card).collect();
    if to == To::Discarded {
        cx.support("g:Discard");
        cx.note(finding("sm-note-discarded").with("words", Fact::Cards(cards)));
    } else if l.list.iter().any(|c| c.to == to && c.cause.source().is_some()) {
        cx.support("g:Destroy");
    }
    for change in l.list.iter().filter(|c| c.to == to) {
        cx.event(Happens::State(change.card, bit, true).event());
        if l.bare {
            continue;
        }
        let owner = cx.state.owner(change.card);
        let by = change.cause.source().map(|(_, card)| card).or(if let Cause::Battle(card) = change.cause {
            card
        } else {
            None
        });
        let (done, does) =
            if to == To::Destroyed { (When::IsDestroyed, When::Destroys) } else { (When::IsDiscarded, When::Discards) };
        cx.event(Happens::Occurs(done, Some(change.card), owner, by, LOSING).event());
        if let Some(by) = by {
            let kind = cx.state.category(cx.book, change.card);
            let named = (to == To::Destroyed).then_some(match kind {
                Some(super::vocabulary::Category::Mystic) => When::DestroysMystic,
                _ => When::DestroysSeal,
            });
            for when in [Some(does), named].into_iter().flatten() {
                cx.event(Happens::Occurs(when, Some(by), cx.state.owner(by), Some(change.card), LOSING).event());
            }
        }
    }
    Flow::Next
}

fn lost_over(cx: &mut Cx<'_>, l: &mut Moves, to: To, bit: Bit) -> Flow {
    for change in l.list.iter().filter(|c| c.to == to) {
        cx.event(Happens::State(change.card, bit, false).event());
    }
    Flow::Next
}

fn goes_on(cx: &mut Cx<'_>, l: &mut Moves, to: To) -> Flow {
    let cards: Few = l.list.iter().filter(|c| c.to == to).map(|c| c.card).collect();
    cx.note(finding("sm-note-to-shrine").with("words", Fact::Cards(cards)));
    l.list.iter_mut().filter(|c| c.to == to).for_each(|c| c.to = To::Shrine);
    Flow::Next
}

/// 703.1 to 706.1. 509.3: the Supports go with their Main.
fn moving(cx: &mut Cx<'_>, l: &mut Moves, which: fn(To) -> bool) -> Flow {
    let mut more = Vec::new();
    for change in l.list.iter().filter(|c| which(c.to)) {
        cx.event(Happens::State(change.card, Bit::Moving, true).event());
        for id in cx.state.supports(change.card) {
            // 508.8. Combined in the arena, and in the Remove Zone.
            if cx.state.card(id).zone == cx.state.card(change.card).zone && !l.list.iter().any(|c| c.card == id) {
                more.push(Change { card: id, with: true, back: None, ..*change });
            }
        }
    }
    l.list.extend(more);
    with_pasted(cx, l);
    Flow::Next
}

/// The pile that a card goes to.
fn zone_of(state: &State, book: &Book, change: &Change) -> Zone {
    let kind = state.category(book, change.card).or(change.kind).unwrap_or(Category::Seal);
    match (change.to, kind) {
        (To::Hand, _) => Zone::Hand,
        (To::Removed, _) => Zone::Removed,
        (To::Library(_), Category::Seal) => Zone::SealLibrary,
        (To::Library(_), Category::Mystic) => Zone::MysticLibrary,
        (_, Category::Seal) => Zone::SealShrine,
        (_, Category::Mystic) => Zone::MysticShrine,
    }
}

/// The cards whose order is still open: of one owner and one pile.
fn open(state: &State, book: &Book, l: &Moves, which: fn(To) -> bool) -> Option<(Player, Few)> {
    let arranged =
        |c: &Change| which(c.to) && !c.moved && matches!(c.to, To::Shrine | To::With(_) | To::Library(Some(_)));
    for player in state.players() {
        for pile in [Zone::SealShrine, Zone::MysticShrine, Zone::SealLibrary, Zone::MysticLibrary] {
            let (ordered, cards): (Few, Few) = l
                .list
                .iter()
                .filter(|c| arranged(c) && state.original(c.card) == player && zone_of(state, book, c) == pile)
                .map(|c| c.card)
                .partition(|id| l.order.contains(id));
            if cards.len() > 1 || (cards.len() == 1 && !ordered.is_empty()) {
                return Some((player, cards));
            }
        }
    }
    None
}

fn offer_order(cx: &Cx<'_>, l: &Moves, options: &mut Options, which: fn(To) -> bool) -> Asked {
    match open(cx.state, cx.book, l, which) {
        Some((player, cards)) if cards.len() == 1 => {
            by_itself(Choice::Card(cards[0], cx.state.card(cards[0]).def), player, options)
        }
        Some((player, cards)) => {
            super::choosing::different(cx.state, &cards)
                .for_each(|id| options.legal(Choice::Card(id, cx.state.card(id).def)));
            Asked::Of(Chooser::Player(player))
        }
        None => Asked::Itself(Choice::Nothing),
    }
}

fn take_order(cx: &mut Cx<'_>, l: &mut Moves, choice: Choice, which: fn(To) -> bool) -> Flow {
    if let Choice::Card(id, _) = choice {
        let to_library = |c: &Change| c.card == id && matches!(c.to, To::Library(_));
        cx.cite(if l.list.iter().any(to_library) { "300.5" } else { "301.4" });
        l.order.push(id);
        return Flow::Again;
    }
    // The upper one was named first: the lower ones move first.
    let place = |c: &Change| l.order.iter().position(|id| *id == c.card).unwrap_or(usize::MAX);
    let mut list = l.list.clone();
    list.sort_by_key(|c| std::cmp::Reverse(place(c)));
    l.list = list;
    l.order.clear();
    move_all(cx, l, which)
}

/// 703.2 to 706.2. Mystics pasted on what changes Zone, and on those, fall to the Shrine in the same Phase: their owner arranges
/// them (301.4).
fn with_pasted(cx: &Cx<'_>, l: &mut Moves) {
    let mut at = 0;
    while let Some(change) = l.list.get(at).copied() {
        at += 1;
        let to = match change.to {
            _ if change.moved => continue,
            To::Destroyed | To::Discarded => continue,
            To::Shrine | To::With(_) => change.to,
            To::Library(_) => To::With(Gone::Library),
            To::Hand => To::With(Gone::Hand),
            To::Removed => To::With(Gone::Removed),
        };
        for id in cx.state.pasted_on(change.card) {
            if !l.list.iter().any(|c| c.card == id) {
                l.list.push(Change { with: true, ..Change::of(id, to, change.cause) });
            }
        }
    }
}

/// Where a card of a batch goes, and as what; an Extra card goes out of the game instead of to a hand or a Library.
fn lands(cx: &mut Cx<'_>, change: &Change) -> (Zone, How) {
    let extra = cx.state.def(cx.book, change.card).facts.extra;
    let mut zone = zone_of(cx.state, cx.book, change);
    let mut how = match change.to {
        To::Hand => How::Taken,
        To::Removed => How::Removed,
        To::Library(_) => How::Returned,
        _ => How::Fell,
    };
    if extra && matches!(change.to, To::Hand | To::Library(_)) {
        let (instead, when) = if change.to == To::Hand {
            (How::ExtraTaken, When::GoesToHand)
        } else {
            (How::ExtraReturned, When::ReturnsToLibrary)
        };
        (zone, how) = (Zone::Removed, instead);
        cx.support("202.2.2");
        if noticing::is_watched(cx.state, cx.book, change.card, when) {
            cx.reading(readings::EXTRA_BOUNCED);
        }
    }
    if extra && zone == Zone::SealShrine {
        cx.reading(readings::EXTRA_LEVELS);
    }
    (zone, how)
}

/// 621.6.3, 202.2.2. The rule of the Extra cards makes the Phase, or a part of it where other cards go where they were to go.
fn instead(cx: &mut Cx<'_>, l: &Moves, which: fn(To) -> bool) {
    let turned = |c: &&Change| matches!(c.to, To::Hand | To::Library(_)) && cx.state.def(cx.book, c.card).facts.extra;
    let phase = || l.list.iter().filter(|c| which(c.to) && !c.moved);
    match phase().filter(turned).count() {
        0 => {}
        n if n == phase().count() => cx.decide("621.6.3 621.6.4"),
        _ => cx.cite("621.6.3 621.6.4"),
    }
}

/// 703.2 to 706.2. The cards move; Mystics pasted on them fall to the Shrine in the same Phase.
fn move_all(cx: &mut Cx<'_>, l: &mut Moves, which: fn(To) -> bool) -> Flow {
    instead(cx, l, which);
    for change in l.list.iter_mut().filter(|c| which(c.to) && !c.moved) {
        change.moved = true;
        if change.with && cx.state.is_support(change.card) {
            cx.support("509.3");
        }
        if let To::With(_) = change.to {
            change.to = To::Shrine;
        }
        if change.with && change.to == To::Shrine && cx.state.card(change.card).on.is_some() {
            cx.support("201.8.2.1");
            cx.reading(readings::FALL_BY_RULE);
        }
        let (zone, how) = lands(cx, change);
        // 508.8. Only in the arena and in the Remove Zone are cards combined.
        if zone != Zone::Removed && cx.state.supports(change.card).next().is_some() {
            cx.support("508.8");
        }
        super::resting::forgets(cx, change.card, change.to == To::Shrine);
        if cx.state.owner(change.card) != cx.state.original(change.card) && zone == Zone::Removed {
            cx.support("304.2");
        }
        if how == How::Fell && !cx.state.pile(cx.state.original(change.card), zone).is_empty() {
            cx.support("301.2");
        }
        if how == How::Removed && change.cause.source().is_some() {
            cx.support("g:Remove");
        }
        let mut m = Move::of(cx.state, change.card, zone, how, change.cause);
        if let To::Library(Some(end)) = change.to {
            m.end = end;
        }
        cx.event(m.event());
        if let Some(away) = change.back {
            cx.event(Happens::Away(away).event());
            if let Some(thief) = away.thief {
                cx.event(
                    Happens::Occurs(When::Steals, Some(thief), cx.state.owner(thief), Some(change.card), ACTING)
                        .event(),
                );
            }
        }
        if change.to == To::Library(None) && !zone.is_open() {
            cx.event(Event::Shuffle(cx.state.original(change.card), zone));
        }
    }
    Flow::Next
}
