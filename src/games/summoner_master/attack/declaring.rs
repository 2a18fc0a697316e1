//! 504.1 to 504.5. An attack is declared with a move, and paid.

use super::super::areas::{Bit, Doing};
use super::super::event::{Happens, NOW, begins};
use super::super::having::has;
use super::super::procedure::Attack;
use super::super::vocabulary::{Line, Of, OwnGrant, Stat, When};
use super::super::{
    Act, Asked, Book, Choice, Cx, Eye, Flow, Options, State, abilities, because, forms, readings, resting,
};
use super::aiming::further_attacker;
use super::fighting::{out, over};
use super::kinds::{Kind, kind, of_kind};
use crate::cardgame::finding::Fact;
use crate::cardgame::{CardId, finding};
use crate::engine::{Chooser, Player, Refusal};

/// What a Seal must be that an Effect has attack.
pub const DECLARED: &str = "303.4 502.2 502.3 502.4 709.5.2 709.6.2 709.11.4 510.3";

/// 504.1. The Seal is commanded; where an Effect brings the attack about, it must be such as can be declared.
pub fn declare(cx: &mut Cx<'_>, l: &mut Attack, doing: Doing) -> Flow {
    cx.event(begins(l.who, l.seal, doing));
    let Some(seal) = l.seal else { return Flow::Next };
    l.again = cx.state.card(seal).rested && !l.is_further();
    if l.is_further()
        && let Err(refusal) = further_attacker(cx.state, cx.book, l.who, seal)
    {
        because::cites(cx, &refusal, DECLARED);
        return out(cx, l, "sm-note-not-declared");
    }
    Flow::Next
}

/// 504.2. The moves that the Seal may use.
pub fn offer_move(cx: &Cx<'_>, l: &Attack, options: &mut Options, wanted: Kind) -> Asked {
    let Some(seal) = l.seal else { return Asked::Nobody(Flow::Next) };
    // 605.12. What is ordered was declared with this move.
    if l.is_further() && !l.rewound && l.form != u8::MAX {
        return Asked::Itself(Act::Move(l.form).choice());
    }
    let any = l.is_further() && !l.rewound && !l.hand && wanted == Kind::General;
    let fits = |form: &u8| any || kind(cx.state, cx.book, seal, *form) == wanted;
    let all: Vec<u8> = forms::usable(cx.state, cx.book, seal).into_iter().filter(fits).collect();
    match all.as_slice() {
        [] => Asked::Itself(Act::Move(0).choice()),
        [one] if !options.why() => Asked::Itself(Act::Move(*one).choice()),
        all => {
            all.iter().for_each(|n| options.legal(Act::Move(*n).choice()));
            if options.why() {
                let moves = &cx.state.def(cx.book, seal).facts.moves;
                for n in 1..=u8::try_from(moves.len()).unwrap_or(0) {
                    if !all.contains(&n) {
                        options.offer(Act::Move(n).choice(), Err(Refusal::by("200.12.2")));
                    }
                }
            }
            Asked::Of(Chooser::Player(l.who))
        }
    }
}

/// This move.
pub fn take_move(cx: &mut Cx<'_>, l: &mut Attack, choice: Choice) -> Flow {
    if let Choice::Own(Act::Move(n)) = choice {
        l.form = n;
        if let Some(kind) = l.seal.map(|s| kind(cx.state, cx.book, s, n)).filter(|k| becomes(cx, l, *k)) {
            cx.event(Happens::Ends.event());
            return Flow::Become(of_kind(l.clone(), kind));
        }
        if let Some(seal) = l.seal {
            // 200.12.3. What the move sets replaces the values of the normal attack.
            let bare = if cx.state.card(seal).form == n { 0 } else { n };
            cx.event(Happens::With(seal, bare).event());
        }
        if let Some(m) = l.seal.and_then(|s| forms::named(cx.state, cx.book, s, n)) {
            cx.support("200.12.3");
            cx.note(finding("sm-note-move").with("words", Fact::Said(crate::lang::Said::plain(&m.name))));
            if l.hits == 0 {
                l.hits = m.times.max(1);
            }
        } else if l.hits == 0 {
            l.hits = 2;
        }
    }
    Flow::Next
}

/// 605.12, 710.2. Does the move make another kind of an attack that an Effect brings about?
fn becomes(cx: &Cx<'_>, l: &Attack, kind: Kind) -> bool {
    let general = cx.state.under.last().is_some_and(|u| u.doing == Doing::Attack);
    l.is_further() && !l.rewound && general && kind != Kind::General
}

/// The attack Mp of the move.
pub fn cost(state: &State, book: &Book, seal: CardId, form: u8) -> i16 {
    let eye = Eye::new(state, book, state.owner(seal), seal);
    let now = forms::replacing(state, book, seal);
    let mp = eye.stat(seal, Stat::AttackMp, Of::Now);
    let own = |form: u8| forms::named(state, book, seal, form).and_then(|m| m.mp);
    let printed = |form: u8| own(form).unwrap_or(state.def(book, seal).stat(Stat::AttackMp));
    let mp = if form == now { mp } else { (mp + printed(form) - printed(now)).max(0) };
    i16::try_from(mp).unwrap_or(i16::MAX)
}

/// 504.4. Is there enough Mp? 102.6: the first Mp only cast.
pub(super) fn can_pay(cx: &Cx<'_>, l: &Attack) -> bool {
    let Some(seal) = l.seal else { return false };
    l.paid
        || l.free
        || l.as_effect
        || is_payable(cx.state, cx.book, l.who, seal, l.form, cx.peek(readings::STARTER_MP) == 0)
}

/// Could a player pay for a move?
pub fn is_payable(state: &State, book: &Book, who: Player, seal: CardId, form: u8, may_start: bool) -> bool {
    let again_free = state.card(seal).rested && has(state, book, seal, &OwnGrant::AttackAgain { free: true });
    let cost = if again_free { 0 } else { cost(state, book, seal, form) };
    let side = state.side(who);
    if side.casting_only { cost == 0 && may_start } else { side.mp >= cost }
}

/// 504.5. It is paid; the Seal is the attacking Seal; what works when it is declared, works.
pub fn pay(cx: &mut Cx<'_>, l: &mut Attack, timings: &[When]) -> Flow {
    let Some(seal) = l.seal else { return over(cx, l) };
    if l.paid {
        return Flow::Next;
    }
    let free_again = l.again && has(cx.state, cx.book, seal, &OwnGrant::AttackAgain { free: true });
    if !(l.free || l.as_effect || free_again) {
        if cx.state.side(l.who).casting_only {
            cx.reading(readings::STARTER_MP);
        }
        let mp = cost(cx.state, cx.book, seal, l.form);
        resting::two_costs(cx, seal);
        resting::clamped(cx, seal, Stat::AttackMp);
        cx.event(Happens::Pay(l.who, mp).event());
    }
    if cx.state.card(seal).line == Some(Line::Df) && has(cx.state, cx.book, seal, &OwnGrant::AttackFromDf) {
        cx.support("100.1");
    }
    if l.ordered && l.free {
        cx.support("g:โจมตีฟรี");
    }
    cx.support("g:Attacking_Seal");
    if l.again {
        cx.support("g:สามารถสั่งโจมตีได้อีก_1_ครั้งโดยไม่ต้องจ่าย_Mp_ค่าโจมตี_แม้เป็น_Inactive_Seal");
        cx.event(Happens::State(seal, Bit::AttackedAgain, true).event());
    }
    l.paid = true;
    cx.event(Happens::State(seal, Bit::Attacking, true).event());
    if l.as_effect {
        return Flow::Next;
    }
    cx.event(Happens::Occurs(When::PlayerCommands, Some(seal), l.who, None, NOW).event());
    for when in timings {
        cx.event(Happens::Occurs(*when, Some(seal), l.who, None, NOW).event());
    }
    Flow::Call(abilities::Queue::of(cx.state, NOW))
}
