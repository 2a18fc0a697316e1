//! What happens in Summoner Master besides cards that move and turn.

use serde::{Deserialize, Serialize};

use super::areas::{Away, Began, Bit, Control, Cursed, Doing, Gained, Stamp, Step, Under, Use};
use super::vocabulary::{Counter, Curse, Grant, Line, Period, Until, When, Zone};
use super::{Book, State, SummonerMaster};
use crate::cardgame::event::change;
use crate::cardgame::{CardId, DefId, Modifier, On, Word, words};
use crate::engine::{Lost, Player, Record};

/// As what a card moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum How {
    /// g:Draw
    Drawn,
    /// 610. From hand, to be cast.
    Cast,
    /// 708
    Entered,
    /// 703.2
    Fell,
    /// 704.2
    Returned,
    /// 705.2
    Taken,
    /// 706.2
    Removed,
    /// 621.6.3. Out of the game instead of to hand.
    ExtraTaken,
    /// 621.6.3. Out of the game instead of into the Library.
    ExtraReturned,
}

/// Which lasting things end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// 504.19
    Fight,
    /// 401.9.5
    Subturn,
    /// 401.9.6. Their Turns are complete.
    Turns,
}

/// Something noted of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Note {
    /// 401.2.1
    HadSeal(bool),
    /// 103.5
    BroughtSeal,
    /// 505.1.2
    HandAttacked,
    /// g:Progress
    Progressed,
    /// g:Regeneration
    Regenerated,
    /// g:Wake Up
    Woken,
    /// 500.7
    CommandedMystic,
    /// 513.4.3
    Combined,
    /// 102.6
    CastingOnly(bool),
    /// 401.3.2
    FirstOver,
    /// 103.3
    Empty,
    /// 103.5
    SealLess,
}

/// When the Trigger Abilities that a moment sets off choose and work: 0 at once, the others in the Phases of the procedure under way.
pub type Slot = u8;
/// 601.2.1
pub const AT_ONCE: Slot = 0;
/// Declared, or a moment of a Step: they choose and work in one Phase.
pub const NOW: Slot = 1;
/// They are chosen before the Interfere Step and work after it.
pub const ACTING: Slot = 2;
/// 504.9. When it fights.
pub const FIGHTING: Slot = 3;
/// 504.16. When it has succeeded.
pub const SUCCESS: Slot = 4;
/// 701.2, 702.2. When it is destroyed or Discarded.
pub const LOSING: Slot = 5;
/// 610.2.12.3. When it is pasted.
pub const PASTING: Slot = 6;

/// What happens only in Summoner Master.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Happens {
    /// 401.1
    Step(Step),
    /// A command, a cast or a change of Zone begins.
    Begins(Under),
    /// The innermost is over; what it had chosen and did not use is forgotten.
    Ends,
    /// A timing comes: what, of which card, of which player, with which other card; its Abilities belong to this slot of what is under way.
    Occurs(When, Option<CardId>, Player, Option<CardId>, Slot),
    /// A waiting Ability chooses a card.
    Picks(u8, u16, CardId),
    /// A choice of a waiting Ability is complete.
    Complete(u8, u16),
    /// A waiting Ability has its mode.
    Mode(u8, u8),
    /// A waiting Ability must choose again.
    Unpick(u8, CardId),
    /// Waiting Abilities of a slot are forgotten.
    Drop(Slot),
    /// 603.1. Waiting Abilities of one slot belong to the order of another.
    Merge(Slot, Slot),
    /// 603.1. The Abilities that work at once and wait belong to one order.
    Claim(u8),
    /// g:Control lasts as long as this.
    Controls(Control),
    /// g:Control is over.
    Uncontrols(CardId),
    /// A card gains a text of another one.
    Gains(Gained),
    /// A state begins, or ends.
    State(CardId, Bit, bool),
    /// Mp are paid.
    Pay(Player, i16),
    /// Mp are more or fewer.
    Mp(Player, i16),
    /// 401.8
    MpIs(Player, i16),
    /// 303.2. It is in this Line; set by a player.
    Line(CardId, Option<Line>, bool),
    /// 513.2, 515.6. It is put beside another card: right of it.
    Beside(CardId, CardId, bool),
    /// 512.10
    Support(CardId, CardId),
    /// It is no Support any more.
    Separate(CardId),
    /// 508.6. The move in force.
    Form(CardId, u8),
    /// 614.9, 618.12
    Grown(CardId),
    /// 617.1.8.1
    Progressed(CardId),
    /// g:Wisdom, 620.2. It counts as another card.
    Becomes(CardId, DefId),
    /// 610.2.12.1
    Paste(CardId, Option<CardId>),
    /// 610.2.13. Its Subturns are counted.
    Left(CardId, u8),
    /// 709.14.1
    Curse(CardId, Curse, Cursed),
    /// 709.14.4
    CurseActs(CardId, Curse, u8),
    /// 709.4
    CurseEnds(CardId, Curse),
    /// g:Control
    Owner(CardId, Player),
    /// 709.7
    Controller(CardId, Option<Player>),
    /// g:Charged Counter, g:Fixed Charge Counter: of whose side, how many more.
    Counters(CardId, Counter, bool, i8),
    /// Something noted of a side.
    Note(Player, Note),
    /// g:(X/Y)
    Used(Use),
    /// 401.9.6. Every count −1 Subturn.
    Passes,
    /// g:นับว่าผ่านไป 1 Turn. The counts of one card.
    PassesOne(CardId, u8),
    /// A card comes back later.
    Away(Away),
    /// It has come back, or will not.
    Back(CardId),
    /// 103.5
    PassedByText,
    /// 500.11. What the card was ordered to do is void.
    Void(CardId),
    /// 603.3. A Continuous Ability began, or has ended.
    Began(CardId, DefId, u8, Stamp),
    /// 401.9.7 and the like, of one card: the Subturn begins anew for it.
    Losers([bool; 2]),
}

impl Happens {
    /// As an event.
    pub const fn event(self) -> super::Event {
        super::Event::Own(self)
    }

    /// Bookkeeping, never spoken.
    pub const fn is_quiet(&self) -> bool {
        match self {
            Self::State(_, bit, _) => {
                !matches!(bit, Bit::Attacking | Bit::Attacked | Bit::Fighting | Bit::Lost | Bit::Destroyed)
            }
            Self::Begins(_)
            | Self::Ends
            | Self::Occurs(..)
            | Self::Picks(..)
            | Self::Complete(..)
            | Self::Mode(..)
            | Self::Unpick(..)
            | Self::Drop(_)
            | Self::Merge(..)
            | Self::Claim(_)
            | Self::Controls(_)
            | Self::Uncontrols(_)
            | Self::Note(..)
            | Self::Used(..)
            | Self::Passes
            | Self::PassesOne(..)
            | Self::Away(_)
            | Self::Back(_)
            | Self::PassedByText
            | Self::Void(_)
            | Self::Began(..)
            | Self::Losers(_)
            | Self::Beside(..) => true,
            _ => false,
        }
    }

    /// Every card that it speaks of.
    pub fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        match self {
            Self::Begins(under) => under.card.iter_mut().for_each(see),
            Self::Occurs(_, card, _, other, _) => card.iter_mut().chain(other).for_each(see),
            Self::Beside(a, b, _) | Self::Support(a, b) => {
                see(a);
                see(b);
            }
            Self::Picks(_, _, id)
            | Self::Unpick(_, id)
            | Self::State(id, ..)
            | Self::Line(id, ..)
            | Self::Separate(id)
            | Self::Form(id, _)
            | Self::Grown(id)
            | Self::Progressed(id)
            | Self::Becomes(id, _)
            | Self::Left(id, _)
            | Self::Curse(id, ..)
            | Self::CurseActs(id, ..)
            | Self::CurseEnds(id, _)
            | Self::Owner(id, _)
            | Self::Controller(id, _)
            | Self::Counters(id, ..)
            | Self::PassesOne(id, _)
            | Self::Back(id)
            | Self::Void(id)
            | Self::Uncontrols(id)
            | Self::Began(id, ..) => see(id),
            Self::Gains(gained) => see(&mut gained.card),
            Self::Controls(control) => {
                see(&mut control.card);
                see(&mut control.source);
            }
            Self::Paste(id, on) => {
                see(id);
                on.iter_mut().for_each(see);
            }
            Self::Used(used) => used.card.iter_mut().for_each(see),
            Self::Away(away) => {
                see(&mut away.card);
                away.thief.iter_mut().for_each(see);
            }
            _ => {}
        }
    }
}

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
    let path = |state: &State, id: CardId, what: &str| format!("{}.{what}", words::path(state, book, id));
    match event {
        Happens::Step(step) => {
            record.change(|| change("step", state.step.path(), step.path()));
            std::mem::replace(&mut state.step, *step) != *step
        }
        Happens::Begins(under) => {
            state.under.push(*under);
            true
        }
        Happens::Ends => {
            let depth = state.depth();
            state.pending.retain(|p| p.own.slot == AT_ONCE || p.own.depth < depth);
            state.under.pop().is_some()
        }
        Happens::Occurs(..) | Happens::Void(_) => {
            if let Happens::Void(id) = event {
                state.lost.push(Lost::Voided(id.0));
            }
            true
        }
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
        Happens::State(id, bit, on) => state.card_mut(*id).own.set(*bit, *on),
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
        Happens::Note(player, n) => note(state, *player, *n),
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
            (0..*subturns).for_each(|_| pass_card(state, *id));
            true
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
        Happens::PassedByText => !std::mem::replace(&mut state.passed_by_text, true),
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
        Happens::Losers(losers) => {
            state.losers = *losers;
            true
        }
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

/// 401.9.6. One Subturn less for one card: what is pasted or cursed, and what it has for a number of Turns.
fn pass_card(state: &mut State, id: CardId) {
    let card = state.card_mut(id);
    // A count that is complete stays at 1, marked by the row that looks.
    for cursed in card.own.curses.iter_mut().flatten().filter(|c| c.acting && c.left > 0) {
        cursed.left -= 1;
        if cursed.left == 0 {
            cursed.left = DONE;
        }
    }
    if card.own.left > 0 && card.own.left != DONE {
        card.own.left -= 1;
        if card.own.left == 0 {
            card.own.left = DONE;
        }
    }
    for m in state.modifiers.iter_mut().filter(|m| m.on == On::Card(id)) {
        if let Until::Subturns(n) = &mut m.until {
            *n = n.saturating_sub(1);
        }
    }
    for away in state.own.away.iter_mut().filter(|a| a.card == id && a.left > 0 && a.left != DONE) {
        away.left -= 1;
        if away.left == 0 {
            away.left = DONE;
        }
    }
}

/// A count whose Turns are complete.
pub const DONE: u8 = u8::MAX;

fn passes(state: &mut State) {
    for n in 0..state.cards.len() {
        let id = CardId::at(n);
        // 510.4. Where Turns are counted, that stops for a Support.
        if state.is_support(id) {
            continue;
        }
        pass_card(state, id);
        let card = state.card_mut(id);
        card.own.fresh = card.own.fresh.saturating_sub(1);
    }
    for m in &mut state.modifiers {
        if let (On::Player(_), Until::Subturns(n)) = (m.on, &mut m.until) {
            *n = n.saturating_sub(1);
        }
        if let Until::ThisTurn(n) = &mut m.until {
            *n = n.saturating_sub(1);
        }
    }
    for control in &mut state.own.controls {
        if let Until::Subturns(n) = &mut control.until {
            *n = n.saturating_sub(1);
        }
    }
    for used in &mut state.own.uses {
        used.left = used.left.saturating_sub(1);
    }
    state.own.uses.retain(|u| u.period == Period::Game || u.left > 0);
}

/// Does something that lasts end now?
pub fn ends(modifier: &Modifier<SummonerMaster>, ending: Ending) -> bool {
    match ending {
        Ending::Fight => modifier.until == Until::Fight,
        Ending::Subturn => modifier.until == Until::EndOfSubturn,
        Ending::Turns => matches!(modifier.until, Until::Subturns(0) | Until::ThisTurn(0)),
    }
}

/// What somebody got, in the words of paths.
pub fn grant_path(book: &Book, modifier: &Modifier<SummonerMaster>) -> String {
    match book.grant(modifier.grant) {
        Grant::Stat(stat, _) => format!("{} {:+}", stat.path(), modifier.amount),
        Grant::Base(stat, _) | Grant::Set(stat, _) => format!("{} {}", stat.path(), modifier.amount),
        Grant::Keyword(keyword, _) => keyword.path().to_string(),
        Grant::Name(name) | Grant::Type(name) => name.clone(),
        Grant::Effect(_) => "effect".to_string(),
        Grant::Negated => "negated".to_string(),
        Grant::Cannot(_) => "cannot".to_string(),
        Grant::Own(_) => "effect".to_string(),
    }
}

/// A command, a cast or a change of Zone begins.
pub const fn begins(who: Player, card: Option<CardId>, doing: Doing) -> super::Event {
    Happens::Begins(Under { who, card, doing }).event()
}
