//! g:Protect, g:Cancel, g:Hyper Drive, g:Except: what is kept off a card, and what ends on it.

use super::areas::{Bit, Control};
use super::vocabulary::{
    Against, Call, Cannot, Category, Curse, Deed, Grant, Keyword, Kind, OwnCannot, OwnGrant, Things,
};
use super::{Book, Eye, Local, State, SummonerMaster, readings};
use crate::cardgame::code::Instr;
use crate::cardgame::{CardId, DefId, Modifier, On};
use crate::engine::Player;

/// What reaches a card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// A Skill or an Ability (201.10.2).
    Text,
    /// 201.8.2. A Mystic that is pasted on it.
    Paste,
}

/// Is what a source does on a card among what a text speaks of?
pub fn is_against(eye: &Eye<'_>, against: &Against, reach: Reach, on: CardId) -> bool {
    let (state, book) = (eye.state, eye.book);
    let source = eye.this;
    let from = Eye { who: state.owner(on), this: on, ..*eye };
    if !from.is_player(against.whose, eye.who) || !from.is(&against.filter, source) {
        return false;
    }
    let mystic = state.category(book, source) == Some(Category::Mystic);
    // 600.1, 600.3. Of Seals and of Mystics; a Mystic that is pasted is neither.
    let skill = eye.local.and_then(|l| l.of_skill);
    let text = reach == Reach::Text;
    match against.what {
        Things::Everything => true,
        Things::Mystics => mystic,
        Things::Skills { interfere } => text && skill.is_some_and(|with| with || !interfere),
        Things::Abilities => text && skill.is_none(),
        Things::Seals => !mystic,
        // A Curse is an Effect of its own (602.1.3): `keeps_off` looks at it.
        Things::Curses(_) => false,
    }
}

/// g:Protect. Is a Seal kept from a Curse that this player gives?
pub fn keeps_off(state: &State, book: &Book, id: CardId, kind: Curse, by: Player) -> bool {
    let is = |g: &OwnGrant| matches!(g, OwnGrant::Protect(against) if is_curse(state, book, id, against, kind, by));
    state.values.of(id).is_some_and(|s| s.own(book).any(|(g, _)| is(g)))
}

/// Does what a Seal is kept from mean a Curse that this player gives?
pub fn is_curse(state: &State, book: &Book, id: CardId, against: &Against, kind: Curse, by: Player) -> bool {
    matches!(against.what, Things::Curses(k) if k.is_none_or(|k| k == kind))
        && Eye::new(state, book, state.owner(id), id).is_player(against.whose, by)
}

/// g:Protect, g:Except. Is a card no target of what this source does? g:Cancel: what is cancelled may be aimed at it.
pub fn is_guarded(eye: &Eye<'_>, id: CardId) -> bool {
    protects(eye, id, Reach::Text) || is_excepted(eye, id)
}

/// g:Protect, g:Cancel, g:Hyper Drive, g:Except. Is a card kept from what this source does?
pub fn is_shielded(eye: &Eye<'_>, id: CardId) -> bool {
    is_guarded(eye, id) || cancels(eye, id, Reach::Text)
}

/// g:Protect. From what this source does?
fn protects(eye: &Eye<'_>, id: CardId, reach: Reach) -> bool {
    let Some(seen) = eye.values.of(id).filter(|_| id != eye.this) else { return false };
    seen.own(eye.book).any(|(g, _)| matches!(g, OwnGrant::Protect(against) if is_against(eye, against, reach, id)))
}

/// g:Protect, g:Cancel, g:Except. Is a card kept from what this source does by something else than what this card gives?
pub fn is_shielded_by_another(eye: &Eye<'_>, id: CardId, giver: CardId) -> bool {
    let Some(seen) = eye.values.of(id).filter(|_| id != eye.this) else { return false };
    let protects = |g: &OwnGrant| matches!(g, OwnGrant::Protect(against) if is_against(eye, against, Reach::Text, id));
    seen.own(eye.book).any(|(g, given)| given.source != giver && protects(g))
        || is_excepted(eye, id)
        || cancels(eye, id, Reach::Text)
}

/// g:Cancel, g:Hyper Drive. What this source does, also what it did before?
pub fn cancels(eye: &Eye<'_>, id: CardId, reach: Reach) -> bool {
    !is_uncancelled(eye) && would_cancel(eye, id, reach)
}

/// g:(ยกเลิกไม่ได้). Does a source say that it cannot be cancelled?
pub fn is_uncancelled(eye: &Eye<'_>) -> bool {
    eye.def(eye.this).text.effects.iter().any(|e| e.extra.uncancelled)
}

/// g:Cancel, g:Hyper Drive. The same, of what can be cancelled.
pub fn would_cancel(eye: &Eye<'_>, id: CardId, reach: Reach) -> bool {
    let Some(seen) = eye.values.of(id).filter(|_| id != eye.this) else { return false };
    let by_grant =
        seen.own(eye.book).any(|(g, _)| matches!(g, OwnGrant::Cancel(against) if is_against(eye, against, reach, id)));
    by_grant || (seen.has::<SummonerMaster>(Keyword::HyperDrive) && is_driven_off(eye))
}

/// g:Cancel, g:Hyper Drive. Is what a card is given that it cancels?
pub const fn is_cancel(grant: &Grant) -> bool {
    matches!(grant, Grant::Keyword(Keyword::HyperDrive, _) | Grant::Own(OwnGrant::Cancel(_)))
}

/// 602.1.7. Would what this source gives a card cancel itself?
pub fn cancels_itself(eye: &Eye<'_>, grant: &Grant, id: CardId) -> bool {
    id != eye.this
        && match grant {
            Grant::Keyword(Keyword::HyperDrive, _) => is_driven_off(eye),
            Grant::Own(OwnGrant::Cancel(against)) => is_against(eye, against, Reach::Text, id),
            _ => false,
        }
}

/// g:Hyper Drive. Does Hyper Drive cancel what this source does: a Mystic that is no Relic?
fn is_driven_off(eye: &Eye<'_>) -> bool {
    eye.state.category(eye.book, eye.this) == Some(Category::Mystic)
        && !eye.def(eye.this).types.iter().any(|t| t.eq_ignore_ascii_case("Relic"))
}

/// g:Cancel, g:Hyper Drive. Does a card cancel what it was given before?
pub fn undoes(state: &State, book: &Book, modifier: &Modifier<SummonerMaster>) -> bool {
    let (On::Card(id), Some((def, effect))) = (modifier.on, modifier.text) else { return false };
    // 602.1.7. Does what cancels cancel itself? By a reading; then last of all, with what it cancels.
    let falls = |mystic: CardId| comes_off(state, book, mystic).is_some();
    let kept = is_cancel(book.grant(modifier.grant))
        && (book.readings.of(readings::SELF_UNDONE) == 0 || state.pasted_on(id).into_iter().any(falls));
    if !state.in_arena(id) || kept {
        return false;
    }
    let seen = state.values.of(id);
    if !seen.is_some_and(|s| {
        s.has::<SummonerMaster>(Keyword::HyperDrive) || s.granted.iter().any(|g| is_cancel(book.grant(g.grant)))
    }) {
        return false;
    }
    let local = Local { of_skill: of_skill(book, def, effect), ..Local::default() };
    let eye = Eye { local: Some(&local), ..Eye::new(state, book, modifier.by, modifier.source) };
    cancels(&eye, id, Reach::Text)
}

/// g:Control, g:Cancel. Does a card under Control cancel what took it?
pub fn lets_go(state: &State, book: &Book, control: &Control) -> bool {
    let local = Local { of_skill: of_skill(book, control.text.0, control.text.1), ..Local::default() };
    let eye = Eye { local: Some(&local), ..Eye::new(state, book, control.by, control.source) };
    state.in_arena(control.card) && cancels(&eye, control.card, Reach::Text)
}

/// Is a text a Skill, and one with Interfere?
fn of_skill(book: &Book, def: DefId, effect: u8) -> Option<bool> {
    match &book.effect(def, effect).kind {
        Kind::Called(Call::Skill { interfere, .. }) => Some(*interfere),
        _ => None,
    }
}

/// 201.11.3, 201.11.4, g:Except. Is a card one that this Mystic excepts?
pub fn is_excepted(eye: &Eye<'_>, id: CardId) -> bool {
    id != eye.this
        && eye.state.in_arena(id)
        && eye.def(eye.this).facts.exception.as_ref().is_some_and(|f| eye.is(f, id))
}

/// The clause by which a pasted Mystic cannot stay on its card, and that card.
pub fn comes_off(state: &State, book: &Book, id: CardId) -> Option<(&'static str, CardId)> {
    let host = state.card(id).on?;
    let eye = Eye::new(state, book, state.owner(id), id);
    let clause = if !state.in_arena(host) {
        "201.8.2.1"
    } else if is_excepted(&eye, host) {
        "201.11.3"
    } else if cancels(&eye, host, Reach::Paste) {
        if state.category(book, host) == Some(Category::Seal) { "201.8.2.1 g:Cancel" } else { "201.8.2.3 g:Cancel" }
    } else {
        return None;
    };
    Some((clause, host))
}

/// "cannot be chosen as a target".
pub fn is_untargetable(eye: &Eye<'_>, id: CardId) -> bool {
    let Some(seen) = eye.seen(id) else { return false };
    // What a card does by being there, and not by a text under way, is neither a Skill's nor an Ability's.
    let reach = if eye.local.is_some() { Reach::Text } else { Reach::Paste };
    seen.cannot(eye.book)
        .any(|(c, _)| matches!(c, Cannot::Own(OwnCannot::BeTargeted(against)) if is_against(eye, against, reach, id)))
}

/// g:Twinkling. The opponent cannot take it out of the Shrine.
pub fn is_twinkled(eye: &Eye<'_>, id: CardId) -> bool {
    use super::vocabulary::Zone;
    let card = eye.state.card(id);
    card.is(Bit::Twinkled)
        && matches!(card.zone, Zone::SealShrine | Zone::MysticShrine)
        && eye.state.owner(id) != eye.who
}

/// The clause by which a Mystic cannot touch a card.
pub fn barred(eye: &Eye<'_>, id: CardId) -> Option<&'static str> {
    if protects(eye, id, Reach::Paste) || is_excepted(eye, id) {
        return Some("g:Protect");
    }
    is_untargetable(eye, id).then_some("100.2")
}

/// Why a card that a text means may not be chosen.
pub fn why_not_target(eye: &Eye<'_>, id: CardId, step: &Instr<SummonerMaster>) -> &'static str {
    let Instr::Choose { deed, .. } = step else { return "711.1" };
    let marks = eye.state.card(id);
    if is_twinkled(eye, id) {
        return "g:Twinkling";
    }
    if is_excepted(eye, id) {
        return "g:Except";
    }
    if is_guarded(eye, id) {
        return "g:Protect";
    }
    if is_untargetable(eye, id) {
        return "100.2";
    }
    match deed {
        Deed::Cure => "711.1",
        Deed::Control => "g:Control",
        Deed::Sacrifice => "g:Sacrifice g:Control",
        Deed::Destroy if marks.is(Bit::Lost) => "713.1",
        Deed::Destroy => "701.1",
        Deed::Gain => "g:ได้รับ_<Skill/Ability>_ของการ์ดใบอื่น",
        Deed::MoveCurse => "g:Move_Curse",
        _ if marks.is(Bit::Lost) => "713.2",
        _ if eye.state.is_support(id) => "509.4 510.2",
        _ => "711.1",
    }
}
