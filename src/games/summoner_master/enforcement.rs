//! 103, 508.8, 508.9, 513.3, 709.4, g:Control. What the rules bring about at once, after everything that happens.

use super::areas::{Bit, Control, Doing, Stamp};
use super::event::{AT_ONCE, Happens};
use super::moves::{Change, Moves, To};
pub use super::procedure::Enforcing;
use super::vocabulary::{Category, Curse, Keyword, OwnGrant, Until, Zone};
use super::{
    Book, Cx, Event, Eye, Flow, Frame, Procedure, Row, State, SummonerMaster, abilities, forms, guarding, lines,
    readings, values,
};
use crate::cardgame::finding::Fact;
use crate::cardgame::{Card, CardId, Cause, Few, Modifier, Word, finding};
use crate::engine::{At, Outcome, Player, citing, does};

/// 103.2. Has a player lost by the Levels in the Shrine?
fn by_levels(state: &State, book: &Book, player: Player) -> bool {
    values::shrine_levels(state, book, player) >= i32::from(values::shrine_max(state, book, player))
}

fn has_lost(state: &State, book: &Book, player: Player) -> bool {
    let side = state.side(player);
    by_levels(state, book, player) || side.empty || side.seal_less
}

/// 510. Is there any Support?
fn any_support(state: &State) -> bool {
    state.cards.iter().any(|card| card.under.is_some())
}

/// 508.9. Main Seals whose move does not fit their Supports.
fn unfit(state: &State, book: &Book) -> Option<CardId> {
    let is = |id: &CardId| {
        let form = state.card(*id).form;
        if form == 0 && state.supports(*id).next().is_none() {
            return false;
        }
        let supports: Few = state.supports(*id).collect();
        !forms::possible(state, book, *id, &supports).contains(&form) && !being_combined(state, *id)
    };
    state.whole_field().filter(|id| !state.is_support(*id)).find(is)
}

/// 508.7. The move is chosen in a moment.
fn being_combined(state: &State, id: CardId) -> bool {
    state.card(id).is(Bit::Combining)
}

/// 508.8. A Support whose Main is not with it.
fn astray(state: &State) -> Option<CardId> {
    let is = |card: &Card<SummonerMaster>| {
        let with =
            |main: CardId| state.card(main).zone == card.zone && matches!(card.zone, Zone::Arena | Zone::Removed);
        card.under.is_some_and(|main| !with(main))
    };
    state.cards.iter().position(is).map(CardId::at)
}

/// 709.4, g:Cancel. A Curse on a Seal that cancels it.
fn cancelled(state: &State, book: &Book) -> Option<(CardId, Curse)> {
    state.whole_field().find_map(|id| {
        let kind = state.card(id).own.cursed().find(|k| cancels(state, book, id, *k))?;
        Some((id, kind))
    })
}

/// The entry of what cancels a Curse of a Seal.
fn cancelled_by(state: &State, book: &Book, id: CardId, kind: Curse) -> &'static str {
    use super::vocabulary::Things;
    if Eye::new(state, book, state.owner(id), id).has_keyword(id, Keyword::HyperDrive) {
        return "g:Hyper_Drive";
    }
    let named = |g: &OwnGrant| matches!(g, OwnGrant::Cancel(against) if against.what == Things::Curses(Some(kind)));
    let by_name = state.values.of(id).is_some_and(|s| s.own(book).any(|(g, _)| named(g)));
    if by_name { "g:Ability_“ยกเลิก_X_Curse”" } else { "g:Ability_“ยกเลิก_Curse”" }
}

/// Does a Seal cancel a Curse?
pub fn cancels(state: &State, book: &Book, id: CardId, kind: Curse) -> bool {
    if Eye::new(state, book, state.owner(id), id).has_keyword(id, Keyword::HyperDrive) {
        return true;
    }
    // A Curse that nobody is named for is the opponent's.
    let by = state.card(id).curses[kind.index()].and_then(|c| c.by).unwrap_or(state.owner(id).other());
    let is = |g: &OwnGrant| match g {
        OwnGrant::Cancel(against) => guarding::is_curse(state, book, id, against, kind, by),
        _ => false,
    };
    state.values.of(id).is_some_and(|s| s.own(book).any(|(g, _)| is(g)))
}

/// g:Control. A Control that has ended, and whether by Cancel.
fn released(state: &State, book: &Book) -> Option<(CardId, bool)> {
    let cancelled = |c: &Control| guarding::lets_go(state, book, c);
    state.controls.iter().find(|c| !lasts(state, c) || cancelled(c)).map(|c| (c.card, lasts(state, c)))
}

/// g:Control. A card goes back to the side of its original owner.
pub fn release(cx: &mut Cx<'_>, id: CardId) {
    if cx.state.in_arena(id) {
        cx.support("g:Control");
        cx.note(finding("sm-note-control-ends").card(id));
        cx.event(Happens::Owner(id, cx.state.original(id)).event());
    }
    cx.event(Happens::Uncontrols(id).event());
}

fn lasts(state: &State, control: &Control) -> bool {
    if !state.in_arena(control.card) {
        return false;
    }
    match control.until {
        Until::SourceInArena => state.in_arena(control.source),
        Until::SourceInLine(line) => state.in_arena(control.source) && state.card(control.source).line == Some(line),
        Until::Subturns(0) | Until::ThisTurn(0) => false,
        _ => true,
    }
}

/// May something be due because this happened? Bookkeeping makes nothing due, but for who has lost and what is being combined.
pub fn looks_at(event: &Event) -> bool {
    match event {
        Event::Own(Happens::Note(..) | Happens::State(_, Bit::Combining, _)) => true,
        Event::Own(own) => !own.is_bookkeeping(),
        Event::Pend(_) | Event::Take(_) | Event::Delay(_) | Event::Due(_) | Event::Used(..) => false,
        Event::Shuffle(..) | Event::Found(..) | Event::Revealed(_) | Event::Instead(_) => false,
        _ => true,
    }
}

/// What is due.
pub fn due(state: &State, book: &Book) -> Option<Frame> {
    let supported = any_support(state);
    let formed = supported || state.whole_field().any(|id| state.card(id).form > 0);
    let due = Player::BOTH.into_iter().any(|p| has_lost(state, book, p))
        || (formed && unfit(state, book).is_some())
        || (supported && astray(state).is_some())
        || cancelled(state, book).is_some()
        || state.modifiers.iter().any(|m| guarding::undoes(state, book, m))
        || released(state, book).is_some()
        || super::values::unstamped(state, book).is_some();
    due.then(|| Procedure::Enforce(At::start(Enforcing)).into())
}

/// 103
pub static ENFORCE: [Row<Enforcing>; 10] = [
    citing(
        "103.4 301.1.1 103.1.1 103.1.2 103.1.3 202.2.1 g:Lv_ใน_Shrine_สูงสุด_(Shrine_Max) g:Level 103.1",
        does("103.2", "sm-loss-levels", |cx, _| loses(cx, by_levels, "sm-note-lost-levels")),
    ),
    does("103.3", "sm-loss-empty", |cx, _| loses(cx, |s, _, p| s.side(p).empty, "sm-note-lost-empty")),
    does("103.5", "sm-loss-no-seal", |cx, _| loses(cx, |s, _, p| s.side(p).seal_less, "sm-note-lost-no-seal")),
    does("508.8", "sm-separated", |cx, _| match astray(cx.state) {
        Some(id) => {
            cx.note(finding("sm-note-separated").card(id));
            cx.event(Happens::Separate(id).event());
            Flow::Again
        }
        None => Flow::Next,
    }),
    citing(
        "508.6 508.7",
        does("508.9", "sm-other-form", |cx, _| {
            let Some(main) = unfit(cx.state, cx.book) else { return Flow::Next };
            let supports: Few = cx.state.supports(main).collect();
            let all = forms::possible(cx.state, cx.book, main, &supports);
            match all.first() {
                Some(form) => {
                    cx.event(Happens::Form(main, *form).event());
                    Flow::Again
                }
                None => Flow::Next,
            }
        }),
    ),
    does("513.3", "sm-not-legal-any-more", |cx, _| {
        let Some(main) = unfit(cx.state, cx.book) else { return Flow::Next };
        for id in cx.state.supports(main).collect::<Few>() {
            cx.event(Happens::Separate(id).event());
        }
        cx.event(Happens::Form(main, 0).event());
        Flow::Again
    }),
    citing(
        "g:Cancel g:Hyper_Drive",
        does("709.4", "sm-curse-ends", |cx, _| match cancelled(cx.state, cx.book) {
            Some((id, kind)) => {
                cx.cite("g:Cancel");
                cx.support(cancelled_by(cx.state, cx.book, id, kind));
                cx.event(Happens::CurseEnds(id, kind).event());
                Flow::Again
            }
            None => Flow::Next,
        }),
    ),
    citing(
        "g:Hyper_Drive 602.1.7",
        does("g:Cancel", "sm-cancelled", |cx, _| {
            let cancels = |m: &&Modifier<SummonerMaster>| guarding::is_cancel(cx.book.grant(m.grant));
            let undone = || cx.state.modifiers.iter().filter(|m| guarding::undoes(cx.state, cx.book, m));
            // What cancels goes last.
            let first = undone().find(|m| !cancels(m)).or_else(|| undone().next()).copied();
            match first {
                Some(modifier) => {
                    if guarding::is_cancel(cx.book.grant(modifier.grant)) {
                        cx.cite("602.1.7");
                        cx.reading(readings::SELF_UNDONE);
                    }
                    cx.note(finding("sm-note-undone").card(modifier.source));
                    cx.event(Happens::Undone(modifier).event());
                    Flow::Again
                }
                None => Flow::Next,
            }
        }),
    ),
    citing(
        "g:Cancel g:Hyper_Drive",
        does("g:Control", "sm-control-ends", |cx, _| match released(cx.state, cx.book) {
            Some((id, cancelled)) => {
                if cancelled {
                    cx.cite("g:Cancel");
                    if Eye::new(cx.state, cx.book, cx.state.owner(id), id).has_keyword(id, Keyword::HyperDrive) {
                        cx.support("g:Hyper_Drive");
                    }
                }
                release(cx, id);
                Flow::Again
            }
            None => Flow::Next,
        }),
    ),
    citing("601.3.1 601.3.4", does("603.3", "sm-timestamps", stamps)),
];

/// 603.3. Continuous Abilities that set numbers get their Timestamps; one that begins again: by a reading.
fn stamps(cx: &mut Cx<'_>, _: &mut Enforcing) -> Flow {
    let Some((id, def, n, stands, before)) = super::values::unstamped(cx.state, cx.book) else { return Flow::Return };
    let stamp = match (stands, before) {
        (false, _) => Stamp::Ended,
        (true, false) => Stamp::New,
        (true, true) => {
            // Nobody is asked.
            cx.support("601.3.1 601.3.4");
            cx.note(finding("sm-note-begins-again").card(id));
            if cx.reading(readings::STANDING_TIMESTAMP) == 1 { Stamp::Kept } else { Stamp::New }
        }
    };
    cx.event(Happens::Began(id, def, n, stamp).event());
    if stamp == Stamp::New {
        for (card, source) in values::spared_from(cx.state, cx.book, id, def, n) {
            cx.support("g:Protect");
            cx.note(finding("sm-note-stays-on").card(source).with("other", Fact::Card(card)));
            cx.event(Happens::Spares(card, source).event());
        }
    }
    Flow::Again
}

fn loses(cx: &mut Cx<'_>, lost: fn(&State, &Book, Player) -> bool, why: &'static str) -> Flow {
    let all: Vec<Player> = Player::BOTH.into_iter().filter(|p| lost(cx.state, cx.book, *p)).collect();
    if all.is_empty() {
        return Flow::Next;
    }
    for player in &all {
        cx.note(finding(why).player(*player));
    }
    // Whoever else has lost at the same time, by whatever clause.
    let both = Player::BOTH.into_iter().all(|p| has_lost(cx.state, cx.book, p));
    if all.iter().any(|p| by_levels(cx.state, cx.book, *p)) {
        cx.support("301.1.1 g:Level");
        let raised = |p: &Player| values::shrine_max(cx.state, cx.book, *p) != cx.state.side(*p).shrine_max;
        if all.iter().any(raised) {
            cx.support("g:Lv_ใน_Shrine_สูงสุด_(Shrine_Max)");
        }
        let extra =
            |p: &Player| cx.state.pile(*p, Zone::SealShrine).iter().any(|&id| cx.state.def(cx.book, id).facts.extra);
        if all.iter().any(extra) && cx.book.readings.of(readings::EXTRA_LEVELS) == 0 {
            cx.support("202.2.1");
        }
    }
    cx.support(cx.state.level.shrine_max().1);
    if both {
        cx.support("103.4");
        cx.event(Event::Over(Outcome::Drawn));
    } else {
        cx.event(Event::Over(Outcome::won(all[0].other())));
    }
    Flow::Return
}

/// 601.2.1. What works at once and is no bookkeeping.
pub fn at_once(state: &State, book: &Book) -> Option<Frame> {
    if !state.at_once && state.pending.iter().any(|p| p.own.slot == AT_ONCE && p.own.depth == 0) {
        return Some(abilities::Queue::at(AT_ONCE, 0));
    }
    if let Some(frame) = returned(state) {
        return Some(frame);
    }
    let fallen = fallen(state, book);
    if !fallen.is_empty() {
        return Some(Moves::start(fallen));
    }
    if let Some(card) = vanishing(state, book) {
        return Some(super::vanishing::start(card));
    }
    let lineless = |id: &CardId| {
        let marks = state.card(*id);
        marks.line.is_none()
            && marks.under.is_none()
            && state.category(book, *id) == Some(Category::Seal)
            && !marks.is(Bit::Pending)
            && !marks.is(Bit::BeingCast)
            && !marks.is(Bit::Entering)
            && !marks.is(Bit::Destroyed)
            && !marks.is(Bit::Moving)
            && marks.curses[Curse::Dimension.index()].is_none()
            && !state.under.iter().any(|u| u.card == Some(*id) && u.doing == Doing::Line)
    };
    let seal = state.whole_field().find(lineless)?;
    Some(lines::from_none(seal, state.controller(seal)))
}

/// g:Steal. The thief has left the arena: what it stole goes to hand.
fn returned(state: &State) -> Option<Frame> {
    let back = |a: &&super::areas::Away| {
        a.thief.is_some_and(|t| !state.in_arena(t)) && state.card(a.card).zone == Zone::Removed
    };
    let list: Vec<Change> = state.away.iter().filter(back).map(|a| Change::of(a.card, To::Hand, Cause::Rule)).collect();
    let moving = state.under.iter().any(|u| u.doing == Doing::Moves);
    (!list.is_empty() && !moving).then(|| super::vanishing::give_back(list))
}

/// 201.8.2.1, 201.11.3, 603.6.2. The pasted Mystics that cannot stay: they fall together.
fn fallen(state: &State, book: &Book) -> Vec<Change> {
    let moving = |id: CardId| state.card(id).is(Bit::Moving) || state.card(id).is(Bit::Destroyed);
    if state.under.iter().any(|u| u.doing == Doing::Moves) {
        return Vec::new();
    }
    let pasted = state.whole_field().filter(|&id| state.card(id).on.is_some() && !moving(id));
    let off = pasted.filter(|&id| guarding::comes_off(state, book, id).is_some());
    off.map(|id| Change::of(id, To::Shrine, Cause::Rule)).collect()
}

/// g:Vanish. A Seal that has become Inactive.
fn vanishing(state: &State, book: &Book) -> Option<CardId> {
    state.whole_field().find(|&id| {
        let marks = state.card(id);
        marks.rested
            && marks.is(Bit::JustInactive)
            && !marks.is(Bit::Lost)
            && Eye::new(state, book, state.owner(id), id).has_keyword(id, super::vocabulary::Keyword::Vanish)
            && state.seals(book, state.owner(id)).any(|s| s != id)
    })
}
