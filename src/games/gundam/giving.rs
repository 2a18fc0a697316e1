//! 10-1-5, 5-16. What cards and players get for a time.

use super::areas::Target as Aimed;
use super::vocabulary::{Cannot, Duration, Grant, Keyword, Of, OwnCannot, Stat, Taken};
use super::{Cx, Event, Eye, Flow, Gundam, Row, Run, readings, reads};
use crate::cardgame::code::{self, Instr};
use crate::cardgame::{Because, CardId, Few, GrantId, Modifier, On, OwnGrant as _, Word as _, act, because, finding};
use crate::engine::{citing, does};

/// 10-1-5-5. AP, HP, Lv. or cost, up or down.
pub static GIVE_NUMBER: Row<Run> =
    citing("1-3-6 8-2-3 7-6-6-1 1-3-3 12-2-6 12-3-10", does("10-1-5-5", "gcg-give", give));
/// 1-3-6, 1-3-1. AP becomes a number.
pub static SET_NUMBER: Row<Run> = citing("1-3-1 8-2-3 7-6-6-1 1-3-3 10-1-5-5 3-3-8-1", does("1-3-6", "gcg-give", give));
/// 5-16-1. Keywords and effects.
pub static GAIN: Row<Run> = citing(
    "10-1-5-5 10-1-5-2 13-1-1-2 13-1-2-5 13-1-3-2 13-1-4-2 13-1-5-3 13-1-6-2 8-2-3",
    does("5-16-1", "gcg-give", give),
);
/// 1-3-1. What a text lets a card do, or takes from what is done to it, goes before the rules.
pub static GIVE_LEAVE: Row<Run> = citing("8-2-3 7-6-6-1", does("1-3-1", "gcg-give", give));
/// 1-3-3, 10-1-5-6. What cannot be done.
pub static GIVE: Row<Run> = citing("1-3-3 10-1-5-6 8-2-3", does("10-1-5-6", "gcg-give", give));

fn give(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    if let Some(Instr::Give(_, until)) = l.instr(cx.book) {
        match until {
            Duration::ThisBattle if cx.state.battle.is_none() => return no_battle(cx, l),
            Duration::ThisBattle => cx.support("8-2-3"),
            Duration::ThisTurn => cx.support("7-6-6-1"),
            _ => {}
        }
    }
    rests_on_whose(cx, l);
    super::last::looks_back(cx, l);
    it_is_this(cx, l);
    cannot_be_lowered(cx, l);
    if let Some(Instr::Give(grants, until)) = l.instr(cx.book)
        && let Some(grant) = code::grants(grants).find(|g| is_same_player(cx.book.grant(*g)))
    {
        return not_the_same(cx, l, grant, *until);
    }
    act::gives(cx, l)
}

/// "It" can be read in two ways: the one that was taken is said where something turns on it.
fn it_is_this(cx: &mut Cx<'_>, l: &Run) {
    if l.picked.as_slice() == [l.this] && cx.book.def(l.def).text.taken.contains(&Taken::ItIsThis) {
        cx.note(finding("gcg-note-it-is-this").card(l.this));
    }
}

fn is_same_player(grant: &Grant) -> bool {
    *grant == Grant::Cannot(Cannot::Own(OwnCannot::AttackSamePlayer))
}

/// "It can't choose the same enemy player or enemy team as its attack target": the one that is attacked now, whose card was destroyed.
fn not_the_same(cx: &mut Cx<'_>, l: &mut Run, grant: GrantId, until: Duration) -> Flow {
    let attacked = match cx.state.battle.and_then(|b| b.first) {
        Some(Aimed::Player(player)) => Some(player),
        Some(Aimed::Unit(unit)) => Some(cx.state.owner(unit)),
        None => cx.state.opponents(l.who).iter().next().filter(|_| cx.state.opponents(l.who).len() == 1),
    };
    let seat = attacked.and_then(|p| i32::try_from(cx.state.leader(p).index()).ok());
    for id in l.picked.clone() {
        if let Some(seat) = seat {
            let modifier = act::modifier(cx, l, On::Card(id), grant, until);
            cx.event(Event::Modify(Modifier { amount: seat, ..modifier }));
        }
    }
    l.keep();
    Flow::Next
}

/// 8-2-3, 8-6-1. "During this battle" is nothing where no battle is going on.
fn no_battle(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    cx.decide("8-2-3");
    cx.support("1-3-2");
    cx.note(finding("gcg-note-no-battle"));
    l.done(0);
    l.keep();
    Flow::Next
}

/// 1-3-3. Cards whose number cannot be made less keep it.
fn cannot_be_lowered(cx: &mut Cx<'_>, l: &mut Run) {
    let Some(Instr::Give(grants, _)) = l.instr(cx.book) else { return };
    let eye = l.eye(cx.state, cx.book);
    let lowered = |g: crate::cardgame::GrantId| match cx.book.grant(g) {
        Grant::Stat(stat, amount) if eye.amount(amount) < 0 => Some(*stat),
        Grant::Set(stat, amount) if l.picked.iter().any(|&id| eye.amount(amount) < eye.stat(id, *stat, Of::Now)) => {
            Some(*stat)
        }
        _ => None,
    };
    let Some(stat) = code::grants(grants).find_map(lowered) else { return };
    let safe = |id: &CardId| is_lowering_barred(&Eye::new(cx.state, cx.book, l.who, l.this), *id, stat);
    let barred: Few = l.picked.iter().copied().filter(safe).collect();
    barred.iter().for_each(|&id| because(cx, Because::Forbidden(id)));
    l.picked.retain(|id| !barred.contains(id));
    if !barred.is_empty() && l.picked.is_empty() {
        cx.decide("1-3-3");
    }
}

/// 1-3-3, 10-1-5-6. Is it forbidden that this effect makes the number less?
pub fn is_lowering_barred(eye: &Eye<'_>, id: CardId, stat: Stat) -> bool {
    eye.seen(id).is_some_and(|seen| {
        seen.cannot(eye.book).any(|(cannot, by)| match cannot {
            Cannot::Own(OwnCannot::Lower(of, whose)) => {
                *of == stat && eye.of(by.by, by.source).is_player(*whose, eye.who)
            }
            _ => false,
        })
    })
}

/// Whose cards were picked without a choice.
pub fn rests_on_whose(cx: &mut Cx<'_>, l: &Run) {
    let at = usize::from(l.at).wrapping_sub(1);
    if let Some(Instr::Pick(selector)) = cx.book.code(l.def, l.effect).steps.get(at) {
        reads::rests_on_whose(cx, selector.whose);
        let (state, book) = (cx.state, cx.book);
        reads::rests_on_cards(cx, &l.eye(state, book), selector);
    }
}

/// What giving something to a card rests on.
pub fn gives(cx: &mut Cx<'_>, modifier: &Modifier<Gundam>, id: CardId) {
    match cx.book.grant(modifier.grant) {
        Grant::Set(stat, _) => {
            cx.support("1-3-1");
            // Something was added to what is printed: does it still count?
            let printed = cx.state.def(cx.book, id).numbers[*stat as usize];
            if cx.state.values.of(id).is_some_and(|s| s.stat::<Gundam>(*stat) != printed) {
                cx.reading(readings::SET_NUMBER);
            }
        }
        Grant::Stat(stat, amount) => {
            if super::matching::adds_opponents(cx.state, amount) {
                cx.support("12-2-6");
            }
            let now = cx.state.values.of(id).map_or(0, |s| s.stat::<Gundam>(*stat));
            if now + modifier.amount < 0 {
                cx.support("1-3-6");
            }
        }
        Grant::Keyword(keyword, _) => {
            gives_lost(cx, id, *keyword);
            let has = cx.state.values.of(id).is_some_and(|s| s.has::<Gundam>(*keyword));
            if has {
                cx.support(match keyword {
                    Keyword::Repair => "13-1-1-2",
                    Keyword::Breach => "13-1-2-5",
                    Keyword::Support => "13-1-3-2",
                    Keyword::Blocker => "13-1-4-2",
                    Keyword::FirstStrike => "13-1-5-3",
                    _ => "13-1-6-2",
                });
            }
        }
        _ => {}
    }
    if cx.state.modifiers.iter().any(|m| m.on == On::Card(id)) {
        cx.support("10-1-5-5");
    }
}

/// 10-1-5-2. A card is given a keyword that it has lost: continuously, or for a time.
fn gives_lost(cx: &mut Cx<'_>, id: CardId, keyword: Keyword) {
    let Some(seen) = cx.state.values.of(id).filter(|s| s.lost[keyword.index()]) else { return };
    let constant = seen.own::<Gundam>(cx.book).any(|(own, _)| own.loses() == Some(keyword));
    if constant {
        cx.decide("10-1-5-2");
        cx.note(finding("gcg-note-goes-on-losing").card(id));
    } else {
        cx.reading(readings::LOST_KEYWORD);
    }
}

/// A Unit whose AP a text has set: does what is added to it count?
pub fn rests_on_set(cx: &Cx<'_>, id: CardId) {
    let set = |m: &Modifier<Gundam>| m.on == On::Card(id) && matches!(cx.book.grant(m.grant), Grant::Set(Stat::Ap, _));
    if cx.state.modifiers.iter().any(set) {
        cx.reading(readings::SET_NUMBER);
    }
}

/// What players have for a time.
pub static GIVE_PLAYER: Row<Run> = citing(
    "1-3-3 8-2-3",
    does("10-1-5-6", "gcg-give-player", |cx, l| match l.instr(cx.book) {
        Some(Instr::GivePlayer(_, _, Duration::ThisBattle)) if cx.state.battle.is_none() => no_battle(cx, l),
        _ => act::gives_players(cx, l),
    }),
);
