//! 501 to 504, 713. The general attack, and what all attacks share.

mod aiming;
mod declaring;
mod fighting;
mod kinds;

use super::areas::Doing;
use super::event::{ACTING, FIGHTING, SUCCESS};
use super::having::has;
use super::procedure::{Opener, Step};
use super::vocabulary::{Line, OwnGrant, When};
use super::{
    Act, Asked, Book, Choice, Cx, Flow, Frame, Options, Procedure, Row, State, abilities, because, forms,
    other_attacks, readings,
};
use crate::cardgame::{CardId, finding};
use crate::engine::{Chooser, ClauseId, asks, citing, does};
use declaring::can_pay;

pub use super::procedure::Attack;
pub use aiming::{
    ATTACKED, ATTACKER, Aim, Try, aim, aims, attacker, further_attacker, has_targets, may_go_on, offer_seals,
    other_attacker, target_again, targets, why_not_ordered,
};
use aiming::{offer_target, take_target};
pub use declaring::{DECLARED, cost, declare, is_payable, offer_move, pay, take_move};
pub use fighting::{
    Won, compare, compare_lines, end_void, fight, fight_over, inactive, losers, lost, out, out_paid, over,
};
pub use kinds::{Kind, further, kind};

/// 501.2, 505.1. May an attack that an Effect brings about go against the hand?
fn may_attack_hand(state: &State, book: &Book, l: &Attack) -> bool {
    let general = |seal: CardId| {
        forms::usable(state, book, seal).into_iter().any(|form| kind(state, book, seal, form) == Kind::General)
    };
    l.seal.is_some_and(|seal| {
        general(seal)
            && further_attacker(state, book, l.who, seal).is_ok()
            && other_attacks::hand_attacker(state, book, l.who, seal, false).is_ok()
            && !state.hand(l.who.other()).is_empty()
    })
}

/// 501.2. An attack that an Effect brings about is of any kind that the Seal can make; against a Seal or the hand: its player declares it.
fn offer_kind(cx: &Cx<'_>, l: &Attack, options: &mut Options) -> Asked {
    let Some(seal) = l.seal.filter(|_| l.is_further() && may_attack_hand(cx.state, cx.book, l)) else {
        return Asked::Nobody(Flow::Next);
    };
    if targets(cx.state, cx.book, l).next().is_none() {
        return Asked::Itself(Act::AttackHand(seal).choice());
    }
    options.legal(Act::Attack(seal).choice());
    options.legal(Act::AttackHand(seal).choice());
    Asked::Of(Chooser::Player(l.who))
}

fn take_kind(cx: &mut Cx<'_>, l: &mut Attack, choice: Choice) -> Flow {
    if !matches!(choice, Choice::Own(Act::AttackHand(_))) {
        return Flow::Next;
    }
    cx.support("505.1.1");
    cx.note(finding("sm-note-attacks-hand").player(l.who.other()));
    Flow::Become(Attack { hits: 1, form: u8::MAX, ..l.clone() }.on_hand())
}

const TARGET: ClauseId = ClauseId::new("504.6");

/// What an attacker must still be in the middle of its attack.
pub const STILL: &str = "502.2 502.3 502.4 709.5.2 709.6.2 709.11.4";

const MOVE: ClauseId = ClauseId::new("504.2");

/// 504
pub static ATTACK: [Row<Attack>; 25] = [
    citing("505.1.1", asks("501.2.3", "sm-ask-attack-kind", offer_kind, take_kind)),
    citing(DECLARED, does("504.1", "sm-attack", |cx, l| declare(cx, l, Doing::Attack))),
    citing("200.12.2 508.6", asks("504.2", "sm-ask-move", |cx, l, o| offer_move(cx, l, o, Kind::General), take_move)),
    asks(
        "g:สามารถใช้ท่าโจมตีได้ 2 ครั้งโดยจ่าย Mp ค่าโจมตีเพียงครั้งเดียว",
        "sm-ask-twice",
        |cx, l, o| {
            let may =
                !l.paid && !l.as_effect && l.seal.is_some_and(|s| has(cx.state, cx.book, s, &OwnGrant::AttackTwice));
            if !may {
                return Asked::Nobody(Flow::Next);
            }
            [false, true].into_iter().for_each(|yes| o.legal(Act::Twice(yes).choice()));
            Asked::Of(Chooser::Player(l.who))
        },
        |_, l, choice| {
            if choice != Act::Twice(true).choice() {
                return Flow::Next;
            }
            l.hits = 2;
            Flow::Become(
                Procedure::Multiple(crate::engine::at_row(&other_attacks::MULTIPLE, ClauseId::new("507.3"), l.clone()))
                    .into(),
            )
        },
    ),
    does("504.3", "sm-attack-target-there", |cx, l| {
        if targets(cx.state, cx.book, l).next().is_none() { out(cx, l, "sm-note-nobody-to-attack") } else { Flow::Next }
    }),
    does("504.4", "sm-attack-cost", |cx, l| if can_pay(cx, l) { Flow::Next } else { out(cx, l, "sm-note-short") }),
    citing(
        "500.3 102.6 100.1 200.10.2 200.10.3 g:โจมตีฟรี",
        does("504.5", "sm-attack-paid", |cx, l| pay(cx, l, &[When::DeclaresAttack])),
    ),
    citing("501.2.1 501.2.2 503.1 503.2 503.3", asks("504.6", "sm-ask-attacked", offer_target, take_target)),
    abilities::of_attacking("504.7"),
    abilities::of_attacked("504.8"),
    abilities::chosen::<FIGHTING, _>("504.9"),
    does("504.10", "sm-interfere", |cx, l| interferes(cx, l, Opener::Attack)),
    abilities::working::<ACTING, _>("504.11"),
    citing(
        "502.2 502.3 502.4 500.11 508.9 513.3 100.5 709.5.2 709.6.2 709.11.4",
        does("504.12", "sm-attacker-again", |cx, l| attacker_again(cx, l, Kind::General)),
    ),
    citing("501.2.2 503.2 503.3", does("504.13", "sm-attacked-again", attacked_again)),
    does("504.14", "sm-fight", fight),
    citing("504.15.3", does("504.15", "sm-compare", compare_lines)),
    citing("200.8.2 g:Weak_Touch 501.3 501.4", does("504.15.1", "sm-compare-at", |cx, l| compare(cx, l, Line::At))),
    citing("200.8.2 g:Weak_Touch 501.4", does("504.15.2", "sm-compare-df", |cx, l| compare(cx, l, Line::Df))),
    abilities::chosen::<SUCCESS, _>("504.16"),
    abilities::working::<SUCCESS, _>("504.17"),
    citing("500.3 605.12 710.2", does("504.18", "sm-inactive", inactive)),
    does("504.19", "sm-fight-over", fight_over),
    citing("504.20.1 713.1 100.2", does("504.20", "sm-losers", losers)),
    does("504.21", "sm-attack-over", over),
];

/// 504.10
pub fn interferes(cx: &mut Cx<'_>, l: &mut Attack, opener: Opener) -> Flow {
    if l.as_effect || l.void || l.seal.is_none() || (l.rewound && cx.reading(readings::REWIND_INTERFERE) == 1) {
        return Flow::Next;
    }
    Flow::Call(Step::start(opener))
}

/// 504.12. Is the attacker legal, and in the move it was declared with?
pub fn attacker_again(cx: &mut Cx<'_>, l: &mut Attack, was: Kind) -> Flow {
    let Some(seal) = l.seal.filter(|_| !l.void) else { return end_void(cx, l) };
    if let Err(refusal) = may_go_on(cx.state, cx.book, l) {
        because::cites(cx, &refusal, STILL);
        return out_paid(cx, l, "sm-note-cannot-attack");
    }
    if forms::usable(cx.state, cx.book, seal).contains(&l.form) {
        return Flow::Next;
    }
    // 508.9, 513.3. The move is gone: another one, by its kind, without paying.
    l.form = u8::MAX;
    l.rewound = true;
    cx.reading(readings::REWIND_INTERFERE);
    cx.note(finding("sm-note-move-gone").card(seal));
    let forms = forms::usable(cx.state, cx.book, seal);
    let now = forms.first().map_or(Kind::General, |f| kind(cx.state, cx.book, seal, *f));
    become_kind(l, was, now)
}

/// 504.13. Is the attacked Seal legal?
fn attacked_again(cx: &mut Cx<'_>, l: &mut Attack) -> Flow {
    if target_again(cx, l) {
        return Flow::Next;
    }
    if targets(cx.state, cx.book, l).next().is_none() {
        return out_paid(cx, l, "sm-note-nobody-to-attack");
    }
    Flow::Goto(TARGET)
}

/// On with another kind of attack, at the declaration of the move.
fn become_kind(l: &mut Attack, was: Kind, now: Kind) -> Flow {
    if now == was {
        return Flow::Goto(match was {
            Kind::General => MOVE,
            Kind::All => ClauseId::new("506.2"),
            Kind::Multiple => ClauseId::new("507.2"),
        });
    }
    if now != Kind::Multiple {
        l.hits = 1;
    } else {
        l.hits = 0;
    }
    Flow::Become(at_move(l.clone(), now))
}

/// The procedure of a kind of attack, from the declaration of its move on.
pub fn at_move(l: Attack, kind: Kind) -> Frame {
    use crate::engine::at_row;
    match kind {
        Kind::General => Procedure::Attack(at_row(&ATTACK, MOVE, l)).into(),
        Kind::All => Procedure::AllAttack(at_row(&other_attacks::ALL, ClauseId::new("506.2"), l)).into(),
        Kind::Multiple => Procedure::Multiple(at_row(&other_attacks::MULTIPLE, ClauseId::new("507.2"), l)).into(),
    }
}

/// The general attack from the declaration of its target on.
pub fn at_target(l: Attack) -> Frame {
    Procedure::Attack(crate::engine::at_row(&ATTACK, TARGET, l)).into()
}
