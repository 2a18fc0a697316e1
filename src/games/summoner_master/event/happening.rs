//! What happens, happens.

use super::super::areas::{Aimed, Began, Bit, Stamp, Use};
use super::super::vocabulary::{Counter, Curse, Line, Until, Zone};
use super::super::{Book, State, SummonerMaster};
use super::ending::{passes, passes_for};
use super::{AT_ONCE, Happens, Note};
use crate::cardgame::applying::change;
use crate::cardgame::{CardId, Modifier, On, Word, words};
use crate::engine::{Lost, Player, Record};

fn note(state: &mut State, player: Player, note: Note) -> bool {
    let side = state.side_mut(player);
    let (flag, on) = match note {
        Note::HadSeal(on) => (&mut side.had_seal, on),
        Note::BroughtSeal => (&mut side.brought_seal, true),
        Note::HandAttacked => (&mut side.hand_attacked, true),
        Note::Progressed => (&mut side.progressed, true),
        Note::Regenerated => (&mut side.regenerated, true),
        Note::Woken => (&mut side.woken, true),
        Note::CommandedMystic => (&mut side.commanded_mystic, true),
        Note::Combined => (&mut side.combined, true),
        Note::CastingOnly(on) => (&mut side.casting_only, on),
        Note::FirstOver => (&mut side.first, false),
        Note::Empty => (&mut side.empty, true),
        Note::SealLess => (&mut side.seal_less, true),
    };
    std::mem::replace(flag, on) != on
}

/// It happens. False: it comes to nothing.
pub fn apply<R: Record<SummonerMaster>>(state: &mut State, book: &Book, event: &Happens, record: &mut R) -> bool {
    match event {
        Happens::Step(step) => {
            record.change(|| change("step", state.step.path(), step.path()));
            std::mem::replace(&mut state.step, *step) != *step
        }
        Happens::Begins(under) => {
            state.under.push(*under);
            true
        }
        Happens::Leaves(left) => match state.under.last_mut() {
            Some(under) => std::mem::replace(&mut under.left, *left) != *left,
            None => false,
        },
        Happens::Ends => {
            let depth = state.depth();
            state.pending.retain(|p| p.own.slot == AT_ONCE || p.own.depth < depth);
            state.own.aims.retain(|a| a.depth < depth);
            state.under.pop().is_some()
        }
        Happens::Occurs(..) | Happens::Void(_) => {
            if let Happens::Void(id) = event {
                state.lost.push(Lost::Voided(id.0));
            }
            true
        }
        Happens::State(id, bit, on) => state.card_mut(*id).own.set(*bit, *on),
        Happens::Note(player, n) => note(state, *player, *n),
        Happens::Picks(..)
        | Happens::Complete(..)
        | Happens::Mode(..)
        | Happens::Unpick(..)
        | Happens::Drop(..)
        | Happens::Merge(..)
        | Happens::Claim(..) => waiting(state, event),
        Happens::PassesTurn => !std::mem::replace(&mut state.own.passed, true),
        Happens::Aims(..) | Happens::Redirects(..) => aimed(state, event),
        Happens::Spares(..)
        | Happens::Undone(..)
        | Happens::Controls(..)
        | Happens::Gains(..)
        | Happens::Uncontrols(..)
        | Happens::Owner(..)
        | Happens::Controller(..)
        | Happens::Away(..)
        | Happens::Back(..) => belonging(state, book, event, record),
        Happens::With(..)
        | Happens::Line(..)
        | Happens::Beside(..)
        | Happens::Support(..)
        | Happens::Separate(..)
        | Happens::Form(..) => placed(state, book, event, record),
        Happens::Grown(..)
        | Happens::Progressed(..)
        | Happens::Becomes(..)
        | Happens::Paste(..)
        | Happens::Left(..)
        | Happens::Counters(..) => has_become(state, book, event, record),
        Happens::Curse(..) | Happens::CurseActs(..) | Happens::CurseEnds(..) => cursed(state, book, event, record),
        Happens::Pay(..)
        | Happens::Mp(..)
        | Happens::MpIs(..)
        | Happens::Used(..)
        | Happens::Passes
        | Happens::PassesOne(..)
        | Happens::Began(..) => counted(state, event, record),
    }
}

/// What waits is chosen for, put into another order, or forgotten.
fn waiting(state: &mut State, event: &Happens) -> bool {
    match event {
        Happens::Picks(n, at, id) => {
            let hand = state.card(*id).zone == Zone::Hand;
            match state.pending.get_mut(usize::from(*n)) {
                Some(p) => {
                    p.own.chosen.pick(*at, *id, hand);
                    true
                }
                None => false,
            }
        }
        Happens::Complete(n, at) => match state.pending.get_mut(usize::from(*n)) {
            Some(p) => {
                p.own.chosen.complete(*at);
                true
            }
            None => false,
        },
        Happens::Mode(n, mode) => match state.pending.get_mut(usize::from(*n)) {
            Some(p) => {
                p.own.chosen.mode = Some(*mode);
                true
            }
            None => false,
        },
        Happens::Unpick(n, id) => match state.pending.get_mut(usize::from(*n)) {
            Some(p) => p.own.chosen.unpick(*id),
            None => false,
        },
        Happens::Drop(slot) => {
            let (depth, before) = (state.depth(), state.pending.len());
            state.pending.retain(|p| p.own.slot != *slot || p.own.depth != depth);
            state.pending.len() < before
        }
        Happens::Merge(from, to) => {
            let depth = state.depth();
            let of = |p: &&mut crate::cardgame::Pending<SummonerMaster>| p.own.slot == *from && p.own.depth == depth;
            state.pending.iter_mut().filter(of).for_each(|p| p.own.slot = *to);
            true
        }
        Happens::Claim(level) => {
            state.own.at_once = *level > 0;
            state
                .pending
                .iter_mut()
                .filter(|p| p.own.slot == AT_ONCE && p.own.depth == 0)
                .for_each(|p| p.own.depth = *level);
            true
        }
        _ => false,
    }
}

/// g:Change Target. What is under way has its targets, or another one.
fn aimed(state: &mut State, event: &Happens) -> bool {
    let depth = state.depth();
    match event {
        Happens::Aims(all) => {
            state.own.aims.retain(|a| a.depth < depth);
            state.own.aims.extend(all.iter().map(|&card| Aimed { depth, card, changed: false, now: None }));
            true
        }
        Happens::Redirects(depth, from, to) => {
            let is = |a: &&mut Aimed| a.depth == *depth && a.target() == Some(*from);
            match state.own.aims.iter_mut().find(is) {
                Some(aim) => {
                    aim.changed = true;
                    aim.now.replace(*to) != Some(*to)
                }
                None => false,
            }
        }
        _ => false,
    }
}

/// Whose a card is, and what it was given for a time.
fn belonging<R: Record<SummonerMaster>>(state: &mut State, book: &Book, event: &Happens, record: &mut R) -> bool {
    let path = |state: &State, id: CardId, what: &str| format!("{}.{what}", words::path(state, book, id));
    match event {
        Happens::Spares(card, source) => {
            let new = !state.own.spared.contains(&(*card, *source));
            if new {
                state.own.spared.push((*card, *source));
                state.own.spared.sort_unstable();
            }
            new
        }
        Happens::Undone(modifier) => {
            let before = state.modifiers.len();
            if let On::Card(id) = modifier.on {
                record.change(|| change(path(state, id, "effects"), super::grant_path(book, modifier), ""));
            }
            state.end_modifiers(|m| m == modifier);
            state.modifiers.len() < before
        }
        Happens::Controls(control) => {
            state.own.controls.push(*control);
            true
        }
        Happens::Gains(gained) => {
            state.own.gained.push(*gained);
            true
        }
        Happens::Uncontrols(id) => {
            let before = state.own.controls.len();
            state.own.controls.retain(|c| c.card != *id);
            state.own.controls.len() < before
        }
        Happens::Owner(id, player) => {
            let before = state.owner(*id);
            if before == *player {
                return false;
            }
            record.change(|| change(path(state, *id, "owner"), before, player));
            let supports: Vec<CardId> = state.supports(*id).collect();
            for card in std::iter::once(*id).chain(supports) {
                give(state, card, *player);
            }
            true
        }
        Happens::Controller(id, player) => {
            let before = state.controller(*id);
            state.card_mut(*id).controller = *player;
            let after = state.controller(*id);
            record.change(|| change(path(state, *id, "controller"), before, after));
            before != after
        }
        Happens::Away(away) => {
            state.own.away.push(*away);
            true
        }
        Happens::Back(id) => {
            let before = state.own.away.len();
            state.own.away.retain(|a| a.card != *id);
            state.own.away.len() < before
        }
        _ => false,
    }
}

/// 303.2, 508 to 516. Lines, Supports, moves.
fn placed<R: Record<SummonerMaster>>(state: &mut State, book: &Book, event: &Happens, record: &mut R) -> bool {
    let path = |state: &State, id: CardId, what: &str| format!("{}.{what}", words::path(state, book, id));
    match event {
        Happens::With(id, form) => std::mem::replace(&mut state.card_mut(*id).with, *form) != *form,
        Happens::Line(id, line, set) => {
            let name = |l: Option<Line>| l.map_or("–", Line::path);
            let before = state.card(*id).line;
            record.change(|| change(path(state, *id, "line"), name(before), name(*line)));
            let card = state.card_mut(*id);
            card.line = *line;
            if line.is_some() {
                card.own.set(Bit::Pending, false);
                card.own.set(Bit::Freed, false);
            }
            if *set {
                card.own.set(Bit::Lined, true);
            }
            state.end_modifiers(|m| match m.until {
                Until::SourceInLine(l) => m.source == *id && Some(l) != *line,
                _ => false,
            });
            // 515.6. It comes to stand behind the others of the Line.
            if before != *line && line.is_some() {
                last(state, *id);
            }
            before != *line || *set
        }
        Happens::Beside(id, by, right) => beside(state, *id, *by, *right),
        Happens::Support(main, id) => {
            record.change(|| change(path(state, *main, "supports"), "", words::name(state, book, *id)));
            let card = state.card_mut(*id);
            card.under = Some(*main);
            card.line = None;
            true
        }
        Happens::Separate(id) => {
            let Some(main) = state.card_mut(*id).under.take() else { return false };
            record.change(|| change(path(state, main, "supports"), words::name(state, book, *id), ""));
            if state.in_arena(*id) {
                state.card_mut(*id).line = state.card(main).line;
                let (owner, original) = (state.owner(*id), state.original(*id));
                // g:Control. Supports go back to their own side.
                if owner != original {
                    give(state, *id, original);
                }
            }
            true
        }
        Happens::Form(id, form) => {
            let before = std::mem::replace(&mut state.card_mut(*id).form, *form);
            record.change(|| {
                change(
                    path(state, *id, "form"),
                    form_name(state, book, *id, before),
                    form_name(state, book, *id, *form),
                )
            });
            before != *form
        }
        _ => false,
    }
}

/// What a card has become.
fn has_become<R: Record<SummonerMaster>>(state: &mut State, book: &Book, event: &Happens, record: &mut R) -> bool {
    let path = |state: &State, id: CardId, what: &str| format!("{}.{what}", words::path(state, book, id));
    match event {
        Happens::Grown(id) => !std::mem::replace(&mut state.card_mut(*id).grown, true),
        Happens::Progressed(id) => !std::mem::replace(&mut state.card_mut(*id).progressed, true),
        Happens::Becomes(id, def) => {
            let before = std::mem::replace(&mut state.card_mut(*id).def, *def);
            before != *def
        }
        Happens::Paste(id, on) => {
            state.card_mut(*id).on = *on;
            true
        }
        Happens::Left(id, left) => {
            let before = std::mem::replace(&mut state.card_mut(*id).left, *left);
            record.change(|| change(path(state, *id, "left"), before, left));
            true
        }
        Happens::Counters(id, kind, ours, n) => {
            let card = state.card_mut(*id);
            let place = match kind {
                Counter::Charged => &mut card.own.charged[usize::from(!*ours)],
                Counter::Fixed => &mut card.own.fixed,
            };
            let before = *place;
            *place = place.saturating_add_signed(*n);
            let after = *place;
            record.change(|| change(path(state, *id, "counters"), before, after));
            before != after
        }
        _ => false,
    }
}

/// 709. Curses.
fn cursed<R: Record<SummonerMaster>>(state: &mut State, book: &Book, event: &Happens, record: &mut R) -> bool {
    let path = |state: &State, id: CardId, what: &str| format!("{}.{what}", words::path(state, book, id));
    match event {
        Happens::Curse(id, kind, cursed) => {
            if !state.in_arena(*id) {
                return false;
            }
            record.change(|| change(path(state, *id, "curses"), "", kind.path()));
            state.card_mut(*id).curses[kind.index()] = Some(*cursed);
            true
        }
        Happens::CurseActs(id, kind, left) => match &mut state.card_mut(*id).own.curses[kind.index()] {
            Some(c) => {
                (c.acting, c.left) = (true, *left);
                true
            }
            None => false,
        },
        Happens::CurseEnds(id, kind) => {
            let ended = state.card_mut(*id).curses[kind.index()].take().is_some();
            if ended {
                record.change(|| change(path(state, *id, "curses"), kind.path(), ""));
            }
            if ended && *kind == Curse::Dimension && state.card(*id).line.is_none() {
                state.card_mut(*id).own.set(Bit::Freed, true);
            }
            if ended && *kind == Curse::Charm {
                state.card_mut(*id).controller = None;
            }
            if ended && *kind == Curse::LastDance {
                let by_curse =
                    |m: &Modifier<SummonerMaster>| m.on == On::Card(*id) && m.until == Until::Curse(Curse::LastDance);
                state.end_modifiers(by_curse);
            }
            ended
        }
        _ => false,
    }
}

/// What is counted: Mp, uses, Subturns, Timestamps.
fn counted<R: Record<SummonerMaster>>(state: &mut State, event: &Happens, record: &mut R) -> bool {
    match event {
        Happens::Pay(player, n) | Happens::Mp(player, n) => {
            let n = if matches!(event, Happens::Pay(..)) { -n } else { *n };
            let side = state.side_mut(*player);
            let before = side.mp;
            side.mp = (before + n).max(0);
            let after = side.mp;
            record.change(|| change(format!("{player}.mp"), before, after));
            before != after
        }
        Happens::MpIs(player, n) => {
            let before = std::mem::replace(&mut state.side_mut(*player).mp, *n);
            record.change(|| change(format!("{player}.mp"), before, n));
            before != *n
        }
        Happens::Used(used) => {
            let same = |u: &&mut Use| (u.def, u.effect, u.card, u.who) == (used.def, used.effect, used.card, used.who);
            match state.own.uses.iter_mut().find(same) {
                Some(found) => found.n = found.n.saturating_add(1),
                None => state.own.uses.push(Use { n: 1, ..*used }),
            }
            state.own.uses.sort_unstable();
            true
        }
        Happens::Passes => {
            passes(state);
            true
        }
        Happens::PassesOne(id, subturns) => {
            passes_for(state, *id, *subturns);
            true
        }
        Happens::Began(id, def, effect, how) => {
            let then = u16::try_from(state.modifiers.len()).unwrap_or(u16::MAX);
            let began = Began { card: *id, def: *def, effect: *effect, then, live: true };
            let known = state.own.began.iter().position(|b| b.is(*id, *def, *effect));
            match (how, known) {
                (Stamp::Ended, Some(at)) => state.own.began[at].live = false,
                (Stamp::Kept, Some(at)) => state.own.began[at].live = true,
                (Stamp::New, Some(at)) => {
                    state.own.began.remove(at);
                    state.own.began.push(began);
                }
                (Stamp::Ended, None) => {}
                (_, None) => state.own.began.push(began),
            }
            true
        }
        _ => false,
    }
}

/// The name of a move in force.
pub fn form_name(state: &State, book: &Book, id: CardId, form: u8) -> String {
    let moves = &state.def(book, id).facts.moves;
    usize::from(form).checked_sub(1).and_then(|n| moves.get(n)).map_or(String::new(), |m| m.name.clone())
}

/// g:Control. A card of the arena gets another owner, in the same Line; its original owner is kept.
fn give(state: &mut State, id: CardId, player: Player) {
    let (owner, zone) = (state.owner(id), state.card(id).zone);
    state.piles.shift(id, (owner, zone), (player, zone), crate::cardgame::End::Bottom);
    let original = state.original(id);
    let card = state.card_mut(id);
    card.owner = player;
    card.own.original = (original != player).then_some(original);
    card.own.controller = None;
}

/// It comes to lie behind the others of the arena.
fn last(state: &mut State, id: CardId) {
    let owner = state.owner(id);
    let pile = state.piles.pile_mut(owner, Zone::Arena);
    if let Some(at) = pile.iter().position(|c| *c == id) {
        pile[at..].rotate_left(1);
    }
}

/// It comes to lie right or left of another card.
fn beside(state: &mut State, id: CardId, by: CardId, right: bool) -> bool {
    let owner = state.owner(by);
    let pile = state.piles.pile_mut(owner, Zone::Arena);
    let Some(at) = pile.iter().position(|c| *c == id) else { return false };
    pile[at..].rotate_left(1);
    let end = pile.len() - 1;
    let Some(there) = pile[..end].iter().position(|c| *c == by) else { return false };
    pile[there + usize::from(right)..].rotate_right(1);
    true
}
