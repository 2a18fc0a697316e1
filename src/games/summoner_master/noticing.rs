//! 4.9 of the timings: what sets Trigger Abilities off, and in which Phases they choose and work.

use super::abilities::Waits;
use super::areas::Bit;
use super::event::{ACTING, AT_ONCE, Happens, NOW, PASTING, SUCCESS, Slot};
use super::vocabulary::{Category, Keyword, Kind, OwnTiming, Timing, When, Zone};
use super::{Book, Event, Eye, State, SummonerMaster};
use crate::cardgame::finding::{Happened, SetOff};
use crate::cardgame::{CardId, DefId, Few, Held, Move, Pending, Sounding};
use crate::engine::{ClauseId, Moment, Noticed, Player, ReadingSet, Sound};

/// What the card itself does when it has come.
const fn of_coming(when: When) -> bool {
    matches!(when, When::CastSucceeds | When::Enters | When::IsPasted | When::PastedSucceeds)
}

/// Can an event set something off?
pub const fn sets_off(event: &Event) -> bool {
    matches!(event, Event::Own(Happens::Occurs(..)) | Event::Move(_) | Event::Turn(..))
}

/// The clause under which a timing of what is under way sets something off.
#[expect(clippy::too_many_lines, reason = "a flat table")]
fn clause(state: &State, book: &Book, when: When, slot: Slot) -> SetOff {
    use super::areas::Doing;
    let doing = state.under.last().map(|u| u.doing);
    let mystic =
        || state.under.last().and_then(|u| u.card).is_some_and(|c| state.category(book, c) == Some(Category::Mystic));
    let text = match (when, doing) {
        _ if slot == AT_ONCE => "601.2.1",
        (_, Some(Doing::Attack)) => match (slot, when) {
            (NOW, _) => "504.5",
            (_, When::IsAttacked) => "504.8",
            (_, When::Fights) => "504.9",
            (SUCCESS, _) => "504.16",
            _ => "504.7",
        },
        (_, Some(Doing::HandAttack)) => match slot {
            NOW => "505.6",
            SUCCESS => "505.13",
            _ => "505.8",
        },
        (_, Some(Doing::AllAttack)) => match (slot, when) {
            (NOW, _) => "506.5",
            (SUCCESS, _) => "506.13",
            (_, When::IsAttacked | When::IsAttackedByAll) => "506.8",
            _ => "506.7",
        },
        (_, Some(Doing::Multiple)) => match (slot, when) {
            (NOW, _) => "507.5",
            (SUCCESS, _) => "504.16",
            (_, When::Fights) => "504.9",
            _ => "507.7",
        },
        (_, Some(Doing::Combine)) => {
            if slot == NOW {
                "512.5"
            } else {
                "512.6"
            }
        }
        (_, Some(Doing::Break)) => {
            if slot == NOW {
                "514.3"
            } else {
                "514.4"
            }
        }
        (_, Some(Doing::Line)) => {
            if slot == NOW {
                "516.3"
            } else {
                "516.4"
            }
        }
        (_, Some(Doing::Skill)) => in_slot(slot, ["605.6", "605.8", "605.13"]),
        (_, Some(Doing::AllSkill)) => in_slot(slot, ["606.5", "606.8", "606.13"]),
        (_, Some(Doing::MultipleSkill)) => in_slot(slot, ["607.6", "607.8", "607.13"]),
        (_, Some(Doing::TwoPartSkill)) => in_slot(slot, ["608.7", "608.16", "608.21"]),
        (_, Some(Doing::HandSkill)) => in_slot(slot, ["619.7", "619.9", "605.13"]),
        (_, Some(Doing::Cast)) if mystic() => match (when, slot) {
            (When::IsCast, _) => "610.2.6",
            (When::IsPasted | When::PastedSucceeds, _) => "610.2.8",
            (_, SUCCESS) => "610.2.2",
            _ => "610.2.12.2",
        },
        (_, Some(Doing::Cast)) => match (when, slot) {
            (When::IsCast, _) => "610.1.4",
            (_, SUCCESS) => "610.1.8",
            _ => "610.1.13.3",
        },
        (_, Some(Doing::Enter)) if mystic() => match (when, slot) {
            (When::IsPasted | When::PastedSucceeds, _) => "708.2.5",
            (_, SUCCESS) => "708.2.2",
            _ => "708.2.8.2",
        },
        (_, Some(Doing::Enter)) => {
            if slot == SUCCESS {
                "708.1.4"
            } else {
                "708.1.8.2"
            }
        }
        (_, Some(Doing::Grow)) => "614.4",
        (_, Some(Doing::Progress)) => in_slot(slot, ["617.1.10", "617.1.4", "617.1.9"]),
        (_, Some(Doing::ProgressMystic)) if slot == PASTING => "617.2.9",
        (_, Some(Doing::ProgressMystic)) => in_slot(slot, ["617.2.10", "617.2.4", "617.2.9"]),
        (_, Some(Doing::Regenerate)) => "618.4",
        (When::IsDestroyed | When::Destroys | When::DestroysSeal | When::DestroysMystic, _) => "701.2",
        (When::IsDiscarded | When::Discards, _) => "702.2",
        (When::EntersAttack, _) => "401.2.3",
        (When::EntersDefence, _) => "401.2.4",
        (When::EntersCheckUp, _) => "401.2.5",
        (When::EntersDraw, _) => "401.3.4",
        (When::EntersDiscard, _) => "401.4.3",
        (When::EntersMain, _) => "401.6.1",
        (When::EntersCleanUp, _) => "401.8.3",
        (When::EntersFillUp, _) => "401.8.5",
        (When::EntersEnd, _) => "401.9.4",
        (When::EndsAttack | When::EndsSubturn, _) => "401.9.2",
        (When::EndsDefence, _) => "401.9.3",
        (When::GetsCurse, _) => "709.14.1",
        (_, Some(Doing::Moves)) => chosen_at(when),
        _ => "601.2.1",
    };
    (text, &[])
}

/// The clauses by which the Zone changes of a batch set something off, in the Phases of the procedure.
const fn chosen_at(when: When) -> &'static str {
    match when {
        When::ReturnsToLibrary => "704.3",
        When::GoesToHand => "705.3",
        When::IsRemoved | When::Steals => "706.3",
        _ => "703.3",
    }
}

/// Of the Phases of the use of a Skill: declared, used, succeeded.
const fn in_slot(slot: u8, [declared, used, succeeded]: [&'static str; 3]) -> &'static str {
    match slot {
        NOW => declared,
        SUCCESS => succeeded,
        _ => used,
    }
}

/// Does a move set this off?
fn moved(book: &Book, m: &Move<SummonerMaster>, when: When) -> bool {
    use super::event::How;
    let arena = m.from == Zone::Arena;
    // 621.6.4. An Extra that goes out of the game instead: by a reading it is both.
    let both = || book.readings.of(super::readings::EXTRA_BOUNCED) == 1;
    match when {
        When::FallsToShrine => matches!(m.to, Zone::SealShrine | Zone::MysticShrine) && arena,
        When::FallsFromLibrary => {
            matches!(m.to, Zone::SealShrine | Zone::MysticShrine)
                && matches!(m.from, Zone::SealLibrary | Zone::MysticLibrary)
        }
        When::ReturnsToLibrary => {
            matches!(m.to, Zone::SealLibrary | Zone::MysticLibrary) || (m.how == How::ExtraReturned && both())
        }
        When::GoesToHand => (m.to == Zone::Hand && m.how != How::Drawn) || (m.how == How::ExtraTaken && both()),
        // 621.6.3. What lies there already is not Removed.
        When::IsRemoved => m.to == Zone::Removed && m.from != Zone::Removed,
        When::LeavesArena => arena && m.to != Zone::Arena,
        _ => false,
    }
}

/// 703.1. A card that falls to the Shrine from a hand or a Library: those of the arena see it. Its own Ability would have to say
/// that it works out of the arena (601.1.3).
fn falls_elsewhere(eye: &Eye<'_>, m: &Move<SummonerMaster>) -> bool {
    m.card != eye.this
        && matches!(m.to, Zone::SealShrine | Zone::MysticShrine)
        && !matches!(m.from, Zone::SealShrine | Zone::MysticShrine)
}

/// Is a timing there, by an event?
pub fn happens(eye: &Eye<'_>, timing: &OwnTiming, event: &Event) -> Option<Happened> {
    match event {
        Event::Own(Happens::Occurs(when, card, player, other, slot)) if *when == timing.when => {
            // What the card itself does was chosen before it had come.
            let coming = of_coming(*when) || *when == When::IsCast;
            if coming && (*card == Some(eye.this) || *slot == SUCCESS) {
                return None;
            }
            let fits = if when.is_of_player() {
                whose(eye, timing, *player)
                    && card.is_none_or(|c| timing.who.filter.0.is_empty() || eye.is(&timing.who.filter, c))
            } else {
                card.is_some_and(|c| eye.means(&timing.who, c))
            };
            // "That Seal" is the one of which the timing speaks.
            let it: Few = card.or(*other).into_iter().collect();
            fits.then(|| (clause(eye.state, eye.book, *when, *slot), it))
        }
        Event::Move(m)
            if (moved(eye.book, m, timing.when) || (timing.when == When::FallsToShrine && falls_elsewhere(eye, m)))
                && eye.means(&timing.who, m.card) =>
        {
            Some((clause(eye.state, eye.book, timing.when, ACTING), Few::from_slice(&[m.card])))
        }
        Event::Turn(id, rested, _) => {
            let when = if *rested { When::BecomesInactive } else { When::BecomesActive };
            (timing.when == when && eye.means(&timing.who, *id))
                .then(|| (("601.2.1", &[] as &[&str]), Few::from_slice(&[*id])))
        }
        _ => None,
    }
}

/// 401.2.3, 401.9.2. The text does not say whose Abilities.
const fn is_of_either(when: When) -> bool {
    matches!(when, When::EntersAttack | When::EndsAttack | When::EndsSubturn)
}

/// Of these players? 401.2.3, 401.9.2: whose cards, by a reading.
fn whose(eye: &Eye<'_>, timing: &OwnTiming, player: Player) -> bool {
    let by_text = eye.is_player(timing.who.whose, player);
    let attack_player = is_of_either(timing.when) && eye.book.readings.of(super::readings::ENTERING_WHOSE) == 1;
    by_text && (!attack_player || eye.who == eye.state.turn)
}

/// 601.2.1. What no Phase is set for belongs to nothing that is under way.
fn depth_of(state: &State, slot: u8) -> u8 {
    if slot == AT_ONCE { 0 } else { state.depth() }
}

/// An Ability is set off: where it belongs.
pub fn waits(eye: &Eye<'_>, timing: &Timing, event: &Event, noticed: &mut Noticed<SummonerMaster>) -> bool {
    if matches!(timing, Timing::Own(t) if is_of_either(t.when)) && eye.who != eye.state.turn {
        noticed.readings.insert(super::readings::ENTERING_WHOSE);
    }
    let Event::Pend(pending) = &mut noticed.event else { return true };
    // g:Dancing. It does not work again in the same Subturn.
    if matches!(timing, Timing::Own(t) if is_dance(t.when)) && eye.state.card(pending.card).is(Bit::Danced) {
        return false;
    }
    let slot = match event {
        Event::Own(Happens::Occurs(.., slot)) => *slot,
        Event::Move(_) if eye.state.under.last().is_some_and(|u| u.doing == super::areas::Doing::Moves) => ACTING,
        _ => AT_ONCE,
    };
    let attacked = matches!(event, Event::Own(Happens::Occurs(When::IsAttacked | When::IsAttackedByAll, ..)));
    pending.own = Waits { slot, depth: depth_of(eye.state, slot), attacked, ..Waits::default() };
    let held = Held { card: pending.card, def: pending.def, effect: pending.effect };
    if super::values::has_lost(eye.state, eye.book, held) {
        return false;
    }
    let extra = &eye.book.effect(pending.def, pending.effect).extra;
    if extra.limit.is_some() || extra.named.is_some() {
        let spent =
            |named| super::skills::is_spent(eye.state, eye.book, pending.card, pending.def, pending.effect, named);
        return !spent(false) && !spent(true);
    }
    true
}

const fn is_dance(when: When) -> bool {
    matches!(when, When::Dances | When::DancesToAt | When::DancesToDf)
}

/// g:Dancing. Is a Dancing Ability of a Seal about to work?
pub fn dances(state: &State, book: &Book, seal: CardId) -> bool {
    let is = |t: &Timing| matches!(t, Timing::Own(t) if is_dance(t.when));
    let dance = |p: &Pending<SummonerMaster>| matches!(&book.effect(p.def, p.effect).kind, Kind::Auto(all) if all.iter().any(is));
    state.pending.iter().any(|p| p.card == seal && p.own.depth == state.depth() && dance(p))
}

/// g:Dancing At Line, g:Dancing Df Line. The entry of a Dancing Ability that works one way only, and is about to.
pub fn dances_only(state: &State, book: &Book, seal: CardId) -> Option<&'static str> {
    let way = |t: &Timing| match t {
        Timing::Own(own) if own.when == When::DancesToAt => Some("g:Dancing_At_Line"),
        Timing::Own(own) if own.when == When::DancesToDf => Some("g:Dancing_Df_Line"),
        _ => None,
    };
    let waiting = state.pending.iter().filter(|p| p.card == seal && p.own.depth == state.depth());
    waiting
        .filter_map(|p| if let Kind::Auto(all) = &book.effect(p.def, p.effect).kind { Some(all) } else { None })
        .find_map(|all| all.iter().find_map(way))
}

impl Sounding for SummonerMaster {
    fn sound(event: &Event) -> Sound {
        if sets_off(event) { Sound::MAX } else { 0 }
    }

    /// What [`notices`] looks at.
    fn is_noticed(event: &Event) -> bool {
        matches!(event, Event::Own(Happens::Occurs(..)) | Event::Turn(..) | Event::Move(_))
    }
}

/// What a card does that is not in the arena, or is just coming into it: its own Abilities only.
pub fn notices(state: &State, book: &Book, batch: &[Event], moment: Moment, out: &mut Vec<Noticed<SummonerMaster>>) {
    if moment == Moment::Before {
        return;
    }
    for event in batch {
        match event {
            Event::Own(Happens::Occurs(when, Some(card), _, other, slot))
                if (of_coming(*when) && *slot != NOW) || *when == When::IsCast =>
            {
                own(state, book, *card, Timed { when: *when, other: *other, slot: *slot }, out);
            }
            Event::Own(Happens::Occurs(when @ When::IsDiscarded, Some(card), _, other, slot)) => {
                own(state, book, *card, Timed { when: *when, other: *other, slot: *slot }, out);
            }
            // g:Vanish. It has just become Inactive.
            Event::Turn(id, true, _)
                if !state.card(*id).is(Bit::Lost)
                    && Eye::new(state, book, state.owner(*id), *id).has_keyword(*id, Keyword::Vanish) =>
            {
                out.push(Noticed {
                    clause: const { ClauseId::new("g:Vanish") },
                    also: &[],
                    readings: ReadingSet::default(),
                    event: Happens::State(*id, Bit::JustInactive, true).event(),
                });
            }
            Event::Move(m) if m.from != Zone::Arena => {
                for when in OF_ITSELF.into_iter().filter(|when| moved(book, m, *when)) {
                    own(state, book, m.card, Timed { when, other: None, slot: ACTING }, out);
                }
            }
            _ => {}
        }
    }
}

/// What a card that was not in the arena does when it changes Zone.
const OF_ITSELF: [When; 4] = [When::FallsFromLibrary, When::ReturnsToLibrary, When::GoesToHand, When::IsRemoved];

/// Does a card itself, or one of the arena, do something at this timing?
pub fn is_watched(state: &State, book: &Book, card: CardId, when: When) -> bool {
    let is = |effect: &super::vocabulary::Effect| matches!(&effect.kind, Kind::Auto(timings) if timings.iter().any(|t| matches!(t, Timing::Own(t) if t.when == when)));
    let own = book.def(state.card(card).def).own_effects().any(|(_, e)| is(e));
    own || state.values.autos.iter().any(|held| is(book.effect(held.def, held.effect)))
}

/// What a card itself does at these moments, and nobody else.
pub fn own_only(state: &State, book: &Book, card: CardId, whens: &[When], slot: u8) -> Vec<Event> {
    let mut out = Vec::new();
    for when in whens {
        own(state, book, card, Timed { when: *when, other: None, slot }, &mut out);
    }
    out.into_iter().map(|noticed| noticed.event).collect()
}

/// A timing that is there, with the other card of it, and the Phases in which what it sets off chooses and works.
#[derive(Clone, Copy)]
struct Timed {
    when: When,
    other: Option<CardId>,
    slot: Slot,
}

fn own(state: &State, book: &Book, card: CardId, timed: Timed, out: &mut Vec<Noticed<SummonerMaster>>) {
    let Timed { when, slot, .. } = timed;
    let def = state.card(card).def;
    let coming = of_coming(when) && slot == SUCCESS;
    let being = state.card(card).is(Bit::BeingCast) || state.card(card).is(Bit::Entering);
    for (n, effect) in book.def(def).own_effects() {
        let Kind::Auto(timings) = &effect.kind else { continue };
        let boxed = effect.extra.printed != super::vocabulary::Printed::TextBox;
        // After a Growth or a Progress only what stands in the box is new; a Progress holds everything back.
        let progressing = state.under.last().is_some_and(|u| u.doing.is_progress());
        if coming && ((being && boxed) || (!being && !boxed && !progressing)) {
            continue;
        }
        if !super::values::is_live(state, effect, card) {
            continue;
        }
        let eye = Eye::new(state, book, state.owner(card), card);
        let fits = |t: &Timing| matches!(t, Timing::Own(t) if t.when == when && eye.means(&t.who, card));
        if !timings.iter().any(fits) {
            continue;
        }
        out.push(noticed(state, book, (card, def, n), timed));
    }
}

fn noticed(
    state: &State,
    book: &Book,
    (card, def, effect): (CardId, DefId, u8),
    Timed { when, other, slot }: Timed,
) -> Noticed<SummonerMaster> {
    let who = state.owner(card);
    let own = Waits { slot, depth: depth_of(state, slot), ..Waits::default() };
    let it: Few = other.or(Some(card)).into_iter().collect();
    let pending = Pending { who, card, def, effect, wave: state.wave, it, moved: false, own };
    let (text, also) = clause(state, book, when, slot);
    Noticed { clause: ClauseId::new(text), also, readings: ReadingSet::default(), event: Event::Pend(pending) }
}
