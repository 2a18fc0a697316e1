//! 609. Which cards may be cast, on what, and for how much.

use super::super::areas::Bit;
use super::super::choosing::{self, Chosen};
use super::super::vocabulary::{Call, Category, Kind, Of, OwnCannot, Paste, Stat, Zone};
use super::super::{Act, Book, Cx, Eye, Options, Run, State, guarding, readings, wisdom};
use super::Casting;
use crate::cardgame::{CardId, DefId, Few};
use crate::engine::check::{Needs, allowed};
use crate::engine::{Check, Player, Refusal, check};

/// A card that somebody wants to cast.
pub struct Try {
    hand: bool,
    own: bool,
    step: bool,
    interfere: bool,
    skills_only: bool,
    short: bool,
    mp: (i32, i32),
    target: bool,
    untargeted: &'static str,
    allowed: bool,
    condition: bool,
    seal: bool,
    commanded: bool,
}

fn mp(t: &Try) -> Option<Needs> {
    Some(Needs::new("needs-mp", t.mp.0, t.mp.1))
}

/// 609. What a cast asks for.
pub static CAST: [Check<State, Try>; 11] = [
    check("302.7", "from-hand", |_: &State, t: &Try| t.hand).also("609.1"),
    check("609.3", "own-hand", |_: &State, t: &Try| t.own),
    check("609.8", "not-commanded", |_: &State, t: &Try| !t.commanded),
    check("609.2", "in-the-step", |_: &State, t: &Try| t.step).also("401.6.2"),
    check("609.4", "interfere-only", |_: &State, t: &Try| t.interfere).also("500.10 201.6.2 g:Interfere"),
    check("g:Interfere", "seal-interfere", |_: &State, t: &Try| !t.skills_only)
        .also("615.3 615.5")
        .by(readings::SEAL_INTERFERE),
    check("610.1.2", "seal-cost", |_: &State, t: &Try| !t.seal || !t.short).also("g:Cost").needs(|_, t| mp(t)),
    check("610.2.4", "mystic-cost", |_: &State, t: &Try| t.seal || !t.short).also("g:Cost").needs(|_, t| mp(t)),
    check("610.2.3", "target", |_: &State, t: &Try| t.target).also("711.1").own(|t| t.untargeted),
    check("g:เงื่อนไข (Condition)", "condition", |_: &State, t: &Try| t.condition),
    check("100.2", "may-be-cast", |_: &State, t: &Try| t.allowed),
];

/// The casting Mp of a card.
pub fn cost(state: &State, book: &Book, card: CardId) -> i16 {
    let mp = Eye::new(state, book, state.owner(card), card).stat(card, Stat::CastMp, Of::Now);
    i16::try_from(mp.max(0)).unwrap_or(i16::MAX)
}

/// What a Mystic does when it is cast, if its text has no opening.
pub fn success(state: &State, book: &Book, card: CardId) -> Option<Run> {
    let def = state.card(card).def;
    let is = |kind: &Kind| matches!(kind, Kind::Called(Call::Success));
    let n = book.def(def).text.effects.iter().position(|e| !e.given && is(&e.kind))?;
    let run = Run::of(state.owner(card), card, def, u8::try_from(n).ok()?);
    let at = book.code(run.def, run.effect).body;
    Some(Run { at, ..run })
}

/// 201.8.2. What a Mystic can be pasted on.
pub fn hosts(state: &State, book: &Book, card: CardId) -> Few {
    let kind = match state.def(book, card).facts.paste {
        Some(Paste::Ps) => Category::Seal,
        Some(Paste::Pm) => Category::Mystic,
        _ => return Few::new(),
    };
    let all = Player::BOTH.into_iter().flat_map(|p| state.arena(p).iter().copied());
    all.filter(|&id| {
        state.category(book, id) == Some(kind) && id != card && host_refusal(state, book, card, id).is_none()
    })
    .collect()
}

/// Why a Mystic cannot be pasted on a card of its kind.
pub fn host_refusal(state: &State, book: &Book, mystic: CardId, id: CardId) -> Option<&'static str> {
    let host = state.card(id);
    let facts = &state.def(book, mystic).facts;
    let eye = Eye::new(state, book, state.owner(mystic), mystic);
    if host.is(Bit::BeingCast) || host.is(Bit::Entering) {
        return Some(if host.is(Bit::BeingCast) { "609.6 201.8.2.1" } else { "707.3 201.8.2.1" });
    }
    if state.is_support(id) {
        return Some("510.2 509.4");
    }
    if facts.exception.as_ref().is_some_and(|f| eye.is(f, id)) {
        return Some("201.11.2 g:Except");
    }
    guarding::barred(&eye, id)
}

/// Does a Mystic have a target to choose, if it needs one?
pub(super) fn has_target(state: &State, book: &Book, card: CardId) -> bool {
    if matches!(state.def(book, card).facts.paste, Some(Paste::Ps | Paste::Pm)) {
        return !hosts(state, book, card).is_empty();
    }
    success(state, book, card).is_none_or(|run| choosing::has_target(state, book, &run, &Chosen::default()))
}

/// Why a Mystic has no target: the clause by which the first card that it could mean is none.
fn untargeted(state: &State, book: &Book, card: CardId) -> &'static str {
    if has_target(state, book, card) {
        return "";
    }
    success(state, book, card).map_or("", |run| choosing::why_none(state, book, &run))
}

fn conditions_hold(state: &State, book: &Book, card: CardId) -> bool {
    success(state, book, card).is_none_or(|run| {
        let eye = run.eye(state, book);
        book.effect(run.def, run.effect).conditions.iter().all(|c| eye.holds(c))
    })
}

/// May a card be cast now?
pub fn legal(
    state: &State,
    book: &Book,
    card: CardId,
    who: Player,
    interfering: bool,
    why: bool,
) -> Result<(), Refusal> {
    let def = state.def(book, card);
    let seal = def.category != Some(Category::Mystic);
    let barred = state.values.player_cannot(book, who).any(|(c, g)| match c {
        OwnCannot::Cast(filter) => Eye::new(state, book, g.by, g.source).is(filter, card),
        _ => false,
    });
    let (mp, cost) = (state.side(who).mp, cost(state, book, card));
    let first = Try {
        hand: state.card(card).zone == Zone::Hand,
        own: state.owner(card) == who,
        step: interfering || (state.under.is_empty() && who == state.turn),
        interfere: !interfering || def.facts.interfere,
        skills_only: interfering && seal && def.facts.interfere && book.readings.of(readings::SEAL_INTERFERE) == 1,
        short: mp < cost,
        mp: (i32::from(cost), i32::from(mp)),
        target: true,
        untargeted: "",
        allowed: !barred,
        condition: true,
        seal,
        commanded: state.card(card).is(Bit::Using),
    };
    // What is soon seen is looked at first: nobody asks for more reasons.
    if !why {
        allowed(&CAST, state, &first, false)?;
    }
    let target = seal || has_target(state, book, card);
    let untargeted = if why && !seal { untargeted(state, book, card) } else { "" };
    let t = Try { target, untargeted, condition: seal || conditions_hold(state, book, card), ..first };
    allowed(&CAST, state, &t, why)
}

/// The casts that a player may make.
pub fn offer(cx: &Cx<'_>, who: Player, interfering: bool, options: &mut Options) {
    let (state, book) = (cx.state, cx.book);
    let act = |card: CardId, def: DefId| if interfering { Act::InterfereCast(card, def) } else { Act::Cast(card, def) };
    for &card in state.hand(who) {
        if state.card(card).is_unknown() {
            cx.unseen(who);
            offer_unknown(cx, card, who, interfering, options);
            continue;
        }
        let def = state.card(card).def;
        if book.def(def).bare {
            cx.unseen(who);
        }
        // What has no Interfere is not looked at in an Interfere Step, unless somebody asks why.
        let meant = !interfering || options.why() || book.def(def).facts.interfere;
        if meant {
            options.offer(act(card, def).choice(), legal(state, book, card, who, interfering, options.why()));
        }
        wisdom::offer(cx, card, who, interfering, options);
    }
    if options.why() {
        for zone in
            [Zone::SealShrine, Zone::MysticShrine, Zone::Removed, Zone::SealLibrary, Zone::MysticLibrary, Zone::Arena]
        {
            for &card in state.pile(who, zone) {
                if !state.card(card).is_unknown() {
                    options.offer(act(card, state.card(card).def).choice(), Err(Refusal::by("302.7 609.1 609.3")));
                }
            }
        }
        for &card in state.hand(who.other()) {
            if !state.card(card).is_unknown() {
                options.offer(act(card, state.card(card).def).choice(), Err(Refusal::by("609.3 402.2 401.6.5")));
            }
        }
    }
}

/// A card that nobody has seen may be named as one that can be cast.
fn offer_unknown(cx: &Cx<'_>, card: CardId, who: Player, interfering: bool, options: &mut Options) {
    let hand = cx.state.hand(who);
    // One unseen card stands for all of its kind, and one that is also there to be seen is that one.
    let kind = cx.state.card(card).own.kind;
    let first = hand.iter().find(|&&id| cx.state.card(id).is_unknown() && cx.state.card(id).own.kind == kind);
    if !options.why() || (hand.contains(&card) && first != Some(&card)) {
        return;
    }
    let seen = |def: &DefId| hand.iter().any(|&id| cx.state.card(id).def == *def);
    let mut twin = cx.state.clone();
    for def in crate::cardgame::know::possible_for(cx.state, cx.book, card).filter(|def| !seen(def)).collect::<Vec<_>>()
    {
        twin.card_mut(card).def = def;
        // 303.6. What changes cards in hand changes this one, too.
        twin.work_out(cx.book);
        let act = if interfering { Act::InterfereCast(card, def) } else { Act::Cast(card, def) };
        if legal(&twin, cx.book, card, who, interfering, false).is_ok() {
            options.nameable(act.choice());
        }
    }
}

pub(super) fn payable(cx: &Cx<'_>, l: &Casting) -> bool {
    l.free || l.card.is_some_and(|c| cx.state.side(l.who).mp >= cost(cx.state, cx.book, c))
}
