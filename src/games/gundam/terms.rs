//! 5. Terms: drawing (5-14), damage (5-5), Resources (4-4), and cards that must be known.

pub use super::acts::Reduced;
use super::areas::Side;
use super::event::{Happens, How, moved};
pub use super::procedure::Drawing;
use super::vocabulary::{Cannot, Deed, Grant, Kind, Op, OwnCannot, OwnGrant, OwnOp, OwnWould, Stat, Would, Zone};
use super::{Book, Cx, Event, Eye, Flow, Frame, Gundam, Row, State, readings, taking};
use crate::cardgame::effect::clamped;
use crate::cardgame::frame::Knowing;
use crate::cardgame::know;
use crate::cardgame::{CardId, Cause, DefId, Few, Held, finding};
use crate::engine::{At, ClauseId, Player, asks, citing, does};

/// 5-14. Those on top: 5-14-1-1. All at one moment: 4-2-3; or one after the other, by a reading.
pub static DRAW: [Row<Drawing>; 2] = [
    does("5-14-1-1", "gcg-draw-known", |cx, l| {
        let there = cx.state.deck(l.who).len();
        let n = l.left.min(u8::try_from(there).unwrap_or(u8::MAX));
        if n == 0 || l.known {
            return Flow::Next;
        }
        l.known = true;
        let loose = cx.state.deck(l.who).iter().take(usize::from(n)).any(|&id| cx.state.card(id).loose);
        if !loose {
            return Flow::Next;
        }
        let knowing = Knowing { who: l.who, zone: Zone::Deck, at: 0, left: n, told: false };
        Flow::Call(Frame::Know(At::start(knowing)))
    }),
    citing("5-14-1-1 4-2-3 1-3-2 7-3-1-1", does("5-14-1", "gcg-draw", draw)),
];

fn draw(cx: &mut Cx<'_>, l: &mut Drawing) -> Flow {
    let deck = cx.state.deck(l.who);
    let there = u8::try_from(deck.len()).unwrap_or(u8::MAX);
    let n = l.left.min(there);
    if n == 0 {
        return Flow::Return;
    }
    if n < l.left {
        cx.support("1-3-2");
    }
    if l.cause.source().is_some() {
        cx.support("10-3-4");
    }
    if n > 1 {
        cx.support("4-2-3");
        if cx.reading(readings::DRAW_SEVERAL) == 1 {
            cx.event(moved(cx.state, deck[0], Zone::Hand, How::Drawn, l.cause));
            l.left = n - 1;
            return Flow::Again;
        }
    } else {
        cx.support("5-14-1-1");
    }
    for &card in &deck[..usize::from(n)] {
        cx.event(moved(cx.state, card, Zone::Hand, How::Drawn, l.cause));
    }
    l.left = 0;
    Flow::Return
}

/// One place after the other.
pub static KNOW: [Row<Knowing<Gundam>>; 3] = [
    asks("4-2-2", "gcg-ask-top-card", know::offer_next, know::take_next),
    asks("4-1-3", "gcg-ask-which-card", know::offer_seen, know::take_seen),
    does("4-2-3", "gcg-next-card", |_, l| {
        l.at += 1;
        l.left -= 1;
        Flow::Goto(const { ClauseId::new("4-2-2") })
    }),
];

/// 5-5-5. Damage to a card, less what texts take from it. None: it does no harm.
pub fn damage(cx: &mut Cx<'_>, card: CardId, n: i32, cause: Cause) {
    damage_to(cx, (card, None), n, cause, &[]);
}

/// The same, where it was said for which cards effects make it less.
pub fn damage_but(cx: &mut Cx<'_>, card: CardId, n: i32, cause: Cause, decided: &[Reduced]) {
    damage_to(cx, (card, None), n, cause, decided);
}

/// Battle damage, where it may have been said which Unit takes it instead.
pub fn battle_damage(cx: &mut Cx<'_>, to: (CardId, Option<CardId>), n: i32, by: CardId) {
    damage_to(cx, to, n, Cause::Battle(Some(by)), &[]);
}

fn damage_to(cx: &mut Cx<'_>, to: (CardId, Option<CardId>), n: i32, cause: Cause, decided: &[Reduced]) {
    let (card, said) = to;
    let (mut n, whole) = (n, n);
    let (state, book) = (cx.state, cx.book);
    if n <= 0 {
        cx.support("5-5-5");
        cx.note(finding("gcg-note-no-harm").card(card));
        return;
    }
    let mut next = false;
    if is_spared(cx, card, n, cause) {
        return;
    }
    let card = match taking::taker(cx, card, cause, said) {
        Some(other) if is_spared(cx, other, n, cause) => return,
        Some(other) => other,
        None => card,
    };
    for by in Eye::new(state, book, state.owner(card), card).granted(card).iter() {
        let Grant::Own(OwnGrant::ReducesDamage { by: how, amount, next: once }) = book.grant(by.grant) else {
            continue;
        };
        let eye = Eye::new(state, book, by.by, by.source);
        if eye.by(how, cause.as_effect()) {
            n -= eye.amount(amount);
            next |= *once;
            cx.support("1-3-1");
        }
    }
    n -= reduced(cx, card, cause, decided);
    if next {
        cx.event(Happens::NextDamage(card).event());
    }
    // 10-1-9-1, 1-3-3. What is left of it is what would be received.
    if n > 0 && n < whole && is_spared(cx, card, n, cause) {
        return;
    }
    if n <= 0 {
        cx.support("5-5-5");
        cx.note(finding("gcg-note-no-harm").card(card));
        return;
    }
    let hp = state.values.of(card).map_or(0, |s| s.stat::<Gundam>(Stat::Hp));
    if hp > 0 && i32::from(state.card(card).damage) + n == hp {
        cx.reading(readings::DESTROYED_AT);
    }
    cx.event(Event::Own(Happens::Damage(card, clamped(n), cause)));
}

/// 1-3-3. Can a card not receive so much damage by this?
fn is_spared(cx: &mut Cx<'_>, card: CardId, n: i32, cause: Cause) -> bool {
    let (state, book) = (cx.state, cx.book);
    let granted = Eye::new(state, book, state.owner(card), card).granted(card);
    let barred = granted.iter().any(|by| {
        let eye = Eye::new(state, book, by.by, by.source);
        match book.grant(by.grant) {
            Grant::Cannot(Cannot::Be(Deed::Damage, how)) => eye.by(how, cause.as_effect()),
            Grant::Cannot(Cannot::Own(OwnCannot::ReceiveUpTo(most, how))) => {
                n <= i32::from(*most) && eye.by(how, cause.as_effect())
            }
            _ => false,
        }
    });
    if barred {
        cx.support("1-3-3");
        cx.note(finding("gcg-note-forbidden").card(card));
    }
    barred
}

/// Does an effect make damage to this card less: by how much?
fn reduces(state: &State, book: &Book, held: Held, card: CardId, cause: Cause) -> Option<i32> {
    let effect = book.effect(held.def, held.effect);
    let Kind::Replacement { would: Would::Own(OwnWould::Damaged(selector, by)), .. } = &effect.kind else {
        return None;
    };
    let eye = Eye::new(state, book, state.owner(held.card), held.card);
    let applies = eye.means(selector, card)
        && by.iter().any(|how| eye.by(how, cause.as_effect()))
        && effect.conditions.iter().all(|c| eye.holds(c))
        && !(effect.once && state.is_used(held.card, held.def, held.effect));
    makes_less(&eye, held.def, held.effect).filter(|_| applies)
}

/// 10-1-9-1, 13-2-13-1. An effect that makes damage less once a turn, where several of these cards are hit at one moment: its player
/// says which of them it is for.
pub fn undecided(cx: &Cx<'_>, cards: &[CardId], cause: Cause, decided: &[Reduced]) -> Option<(Held, Few)> {
    let (state, book) = (cx.state, cx.book);
    let once = |h: &&Held| book.effect(h.def, h.effect).once && !decided.iter().any(|r| r.is(**h));
    state.values.replacements.iter().filter(once).find_map(|&held| {
        let hit = |id: &CardId| reduces(state, book, held, *id, cause).is_some();
        let hit: Few = cards.iter().copied().filter(hit).collect();
        (hit.len() > 1 && cx.reading(readings::REPLACED_AT_ONE_MOMENT) == 0).then_some((held, hit))
    })
}

impl Reduced {
    fn is(&self, held: Held) -> bool {
        (self.by, self.effect) == (held.card, held.effect)
    }
}

/// 10-1-9-1. How much replacement effects take from damage to a card.
fn reduced(cx: &mut Cx<'_>, card: CardId, cause: Cause, decided: &[Reduced]) -> i32 {
    let (state, book) = (cx.state, cx.book);
    let mut less = 0;
    for &held in &state.values.replacements {
        if decided.iter().any(|r| r.is(held) && r.card != card) {
            continue;
        }
        if let Some(n) = reduces(state, book, held, card, cause) {
            cx.support("10-1-9-1");
            if book.effect(held.def, held.effect).once {
                cx.event(Event::Used(held.card, held.def, held.effect));
            }
            less += n;
        }
    }
    less
}

/// 4-4-2, 4-4-2-1. How many more Resources there is room for, and whether a reading makes a difference.
pub fn room(side: &Side, ex: bool, without_ex: bool) -> (u8, bool) {
    let plain = side.active + side.rested;
    let with = 15u8.saturating_sub(side.level());
    let without = 15u8.saturating_sub(if ex { 0 } else { plain });
    let left = if without_ex { without } else { with };
    let left = if ex { left.min(5u8.saturating_sub(side.ex())) } else { left };
    (left, with != without && with == 0)
}

/// 3-6-1. A player places Resources, as many as there are and as there is room for.
pub fn place_resources(cx: &mut Cx<'_>, player: Player, wanted: u8, ex: bool, rested: bool) -> u8 {
    let side = cx.state.side(player);
    let without = cx.peek(readings::RESOURCE_LIMIT) == 1;
    let (left, differs) = room(side, ex, without);
    if differs {
        cx.reading(readings::RESOURCE_LIMIT);
    }
    let there = if ex { wanted } else { side.resource_deck };
    let n = wanted.min(there).min(left);
    if n < wanted {
        let why = match (ex, left < wanted) {
            (true, true) => "4-4-2-1",
            (false, true) => "4-4-2",
            _ => "1-3-2",
        };
        if n == 0 {
            cx.decide(why)
        } else {
            cx.support(why)
        }
        cx.note(finding(if left < wanted { "gcg-note-no-room" } else { "gcg-note-no-resource" }).player(player));
    }
    if n > 1 && !ex {
        cx.support("4-3-3");
    }
    if n > 0 {
        cx.event(Happens::Resource(player, n, ex, rested).event());
    }
    n
}

/// Does an effect make damage less: by how much?
fn makes_less(eye: &Eye<'_>, def: DefId, effect: u8) -> Option<i32> {
    match eye.book.effect(def, effect).body.as_slice() {
        [Op::Own(OwnOp::ReduceDamage(amount))] => Some(eye.amount(amount)),
        _ => None,
    }
}
