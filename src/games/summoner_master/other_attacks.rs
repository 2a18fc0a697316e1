//! 505 to 507. The hand attack, the All attack, the multiple attack.

use super::areas::{Bit, Doing};
use super::attack::{
    Attack, DECLARED, Kind, STILL, Won, aim, aims, at_move, at_target, attacker_again, compare, compare_lines, declare,
    end_void, fight, fight_over, inactive, interferes, is_payable, kind, losers, lost, may_go_on, offer_move,
    offer_seals, out, out_paid, over, pay, take_move, target_again, targets,
};
use super::event::{ACTING, FIGHTING, Happens, Note, SUCCESS};
use super::interfere::Opener;
use super::moves::{Change, Moves};
use super::vocabulary::{Category, Line, Of, OwnCannot, OwnGrant, Stat, When};
use super::{
    Act, Asked, Book, Choice, Cx, Eye, Flow, Options, Row, State, abilities, because, control, forms, having, readings,
};
use crate::cardgame::finding::Fact;
use crate::cardgame::{CardId, Cause, Few, finding};
use crate::engine::check::allowed;
use crate::engine::{Check, Chooser, ClauseId, Player, Refusal, asks, check, citing, does};

/// A hand attack that somebody wants to make.
pub struct HandTry {
    open: bool,
    once: bool,
    owned: bool,
    control: bool,
    allowed: bool,
}

/// 505.1
pub static HAND: [Check<State, HandTry>; 5] = [
    check("505.1.1", "no-seal-in-the-way", |_: &State, t: &HandTry| t.open).also("501.2.3"),
    check("505.1.2", "once", |_: &State, t: &HandTry| t.once).by(readings::HAND_ATTACK_ONCE),
    check("505.1.3", "by-its-owner", |_: &State, t: &HandTry| t.owned).also("712.1"),
    check("712.1", "by-control", |_: &State, t: &HandTry| t.control).also("g:Control").by(readings::CONTROL_COMMANDS),
    check("100.2", "may-attack-the-hand", |_: &State, t: &HandTry| t.allowed).also("505.1.1"),
];

/// 505.1. May this Seal attack the hand?
pub fn hand_attacker(state: &State, book: &Book, who: Player, seal: CardId, why: bool) -> Result<(), Refusal> {
    let opponent = who.other();
    let anyway = having::has(state, book, seal, &OwnGrant::AttackHandAnyway);
    let by_seal = book.readings.of(readings::HAND_ATTACK_ONCE) == 1;
    let t = HandTry {
        open: anyway || !state.has_lines(book, opponent),
        once: if by_seal { !state.card(seal).is(Bit::AttackedHand) } else { !state.side(who).hand_attacked },
        owned: state.controller(seal) == state.owner(seal),
        control: control::is_own(state, book, seal),
        allowed: !having::is_forbidden(state, book, who, seal, &OwnCannot::AttackHand),
    };
    allowed(&HAND, state, &t, why)
}

/// 505
pub static HAND_ATTACK: [Row<Attack>; 16] = [
    citing(
        "501.2.3",
        does("505.2", "sm-hand-attack", |cx, l| {
            l.hand = true;
            if let Some(seal) = l.seal {
                hand_once(cx, l.who, seal);
            }
            declare(cx, l, Doing::HandAttack)
        }),
    ),
    citing("200.12.2", asks("505.3", "sm-ask-move", |cx, l, o| offer_move(cx, l, o, Kind::General), take_move)),
    does("505.4", "sm-hand-there", |cx, l| {
        if cx.state.hand(l.who.other()).is_empty() { out(cx, l, "sm-note-no-hand") } else { Flow::Next }
    }),
    does("505.5", "sm-attack-cost", |cx, l| if payable(cx, l) { Flow::Next } else { out(cx, l, "sm-note-short") }),
    citing(
        "500.3",
        does("505.6", "sm-attack-paid", |cx, l| pay(cx, l, &[When::DeclaresAttack, When::DeclaresHandAttack])),
    ),
    does("505.7", "sm-hand-attacked", |cx, l| {
        let Some(seal) = l.seal else { return end_void(cx, l) };
        if !l.rewound {
            control::rests_on_control(cx, seal);
            let other = l.who.other();
            if !cx.state.arena(other).is_empty() && cx.state.seals(cx.book, other).next().is_none() {
                cx.support("303.2.4");
            }
            cx.note(finding("sm-note-attacks-hand").player(other));
            cx.event(Happens::Occurs(When::Attacks, Some(seal), l.who, None, ACTING).event());
            cx.event(Happens::Occurs(When::AttacksHand, Some(seal), l.who, None, ACTING).event());
        }
        Flow::Next
    }),
    abilities::chosen::<ACTING, _>("505.8"),
    does("505.9", "sm-interfere", |cx, l| interferes(cx, l, Opener::HandAttack)),
    abilities::working::<ACTING, _>("505.10"),
    citing(
        "505.1.1 501.2.3 500.11 100.5 502.2 502.3 502.4 709.5.2 709.6.2 709.11.4 508.9 513.3",
        does("505.11", "sm-attacker-again", hand_again),
    ),
    citing("711.1 100.3 g:Random", asks("505.12", "sm-ask-kind", offer_kind, take_kind)),
    abilities::chosen::<SUCCESS, _>("505.13"),
    abilities::working::<SUCCESS, _>("505.14"),
    citing("500.3 605.12", does("505.15", "sm-inactive", inactive)),
    does("505.16", "sm-attack-state-over", |cx, l| {
        if let Some(seal) = l.seal {
            cx.event(Happens::State(seal, Bit::Attacking, false).event());
        }
        Flow::Next
    }),
    does("505.17", "sm-attack-over", over),
];

/// 505.1.2. A hand attack is declared this Subturn: by a reading it is the only one of the player, or of the Seal.
fn hand_once(cx: &mut Cx<'_>, who: Player, seal: CardId) {
    if cx.state.side(who).hand_attacked {
        cx.reading(readings::HAND_ATTACK_ONCE);
    }
    cx.event(Happens::Note(who, Note::HandAttacked).event());
    cx.event(Happens::State(seal, Bit::AttackedHand, true).event());
}

fn payable(cx: &Cx<'_>, l: &Attack) -> bool {
    let Some(seal) = l.seal else { return false };
    l.paid
        || l.free
        || l.as_effect
        || is_payable(cx.state, cx.book, l.who, seal, l.form, cx.peek(readings::STARTER_MP) == 0)
}

/// 505.11. Is the hand attack still legal?
fn hand_again(cx: &mut Cx<'_>, l: &mut Attack) -> Flow {
    let Some(seal) = l.seal.filter(|_| !l.void) else { return end_void(cx, l) };
    if let Err(refusal) = may_go_on(cx.state, cx.book, l) {
        because::cites(cx, &refusal, STILL);
        return out_paid(cx, l, "sm-note-cannot-attack");
    }
    if !forms::usable(cx.state, cx.book, seal).contains(&l.form) {
        cx.reading(readings::REWIND_INTERFERE);
        cx.note(finding("sm-note-move-gone").card(seal));
        l.rewound = true;
        let now = forms::usable(cx.state, cx.book, seal);
        return match now.first().map(|f| kind(cx.state, cx.book, seal, *f)) {
            Some(Kind::All) => Flow::Become(at_move(l.clone(), Kind::All)),
            _ => Flow::Goto(ClauseId::new("505.3")),
        };
    }
    let opponent = l.who.other();
    let anyway = having::has(cx.state, cx.book, seal, &OwnGrant::AttackHandAnyway);
    let barred = having::is_forbidden(cx.state, cx.book, l.who, seal, &OwnCannot::AttackHand);
    if (anyway || !cx.state.has_lines(cx.book, opponent)) && !barred {
        return Flow::Next;
    }
    cx.cite("505.1.1");
    cx.reading(readings::REWIND_INTERFERE);
    cx.note(finding("sm-note-hand-not-open"));
    (l.hand, l.rewound, l.hits) = (false, true, 1);
    if targets(cx.state, cx.book, l).next().is_none() {
        return out_paid(cx, l, "sm-note-nobody-to-attack");
    }
    Flow::Become(at_target(l.clone()))
}

/// The kinds of cards in a hand; those that nobody has seen may be either.
fn kinds(state: &State, book: &Book, player: Player) -> Vec<Category> {
    let of = |kind: Category| state.hand(player).iter().any(|&id| state.category(book, id).is_none_or(|k| k == kind));
    [Category::Seal, Category::Mystic].into_iter().filter(|k| of(*k)).collect()
}

fn offer_kind(cx: &Cx<'_>, l: &Attack, options: &mut Options) -> Asked {
    if l.seal.is_none() || l.void {
        return Asked::Nobody(Flow::Next);
    }
    let all = kinds(cx.state, cx.book, l.who.other());
    if all.is_empty() {
        return Asked::Itself(Choice::Nothing);
    }
    all.iter().for_each(|k| options.legal(Act::Kind(*k).choice()));
    if options.why() {
        for kind in [Category::Seal, Category::Mystic] {
            if !all.contains(&kind) {
                options.offer(Act::Kind(kind).choice(), Err(Refusal::by("711.1")));
            }
        }
    }
    Asked::Of(Chooser::Player(l.who))
}

fn take_kind(cx: &mut Cx<'_>, l: &mut Attack, choice: Choice) -> Flow {
    let Some(seal) = l.seal else { return end_void(cx, l) };
    let Choice::Own(Act::Kind(kind)) = choice else {
        cx.cite("100.3");
        if cx.reading(readings::HAND_EMPTIED) == 1 {
            return out_paid(cx, l, "sm-note-no-hand");
        }
        cx.note(finding("sm-note-no-hand").card(seal));
        hand_success(cx, l, seal);
        return Flow::Next;
    };
    cx.note(finding("sm-note-random").word("words", crate::cardgame::Word::key(kind)));
    hand_success(cx, l, seal);
    let cause = Cause::Battle(Some(seal));
    Flow::Call(super::random::start(l.who.other(), Some(kind), 1, super::random::Then::Falls(cause)))
}

fn hand_success(cx: &mut Cx<'_>, l: &Attack, seal: CardId) {
    cx.event(Happens::Occurs(When::AttackSucceeds, Some(seal), l.who, None, SUCCESS).event());
    cx.event(Happens::Occurs(When::HandAttackSucceeds, Some(seal), l.who, None, SUCCESS).event());
}

/// 506
pub static ALL: [Row<Attack>; 20] = [
    citing(DECLARED, does("506.1", "sm-all-attack", |cx, l| declare(cx, l, Doing::AllAttack))),
    citing("200.12.2", asks("506.2", "sm-ask-move", |cx, l, o| offer_move(cx, l, o, Kind::All), take_move)),
    does("506.3", "sm-attack-target-there", |cx, l| {
        if !l.paid && !cx.state.has_lines(cx.book, l.who.other()) && cx.reading(readings::ALL_ATTACK_EMPTY) == 0 {
            return out(cx, l, "sm-note-nobody-to-attack");
        }
        Flow::Next
    }),
    does("506.4", "sm-attack-cost", |cx, l| if payable(cx, l) { Flow::Next } else { out(cx, l, "sm-note-short") }),
    citing("500.3", does("506.5", "sm-attack-paid", |cx, l| pay(cx, l, &[When::DeclaresAttack, When::DeclaresAll]))),
    citing("501.2.5", does("506.6", "sm-all-attacked", all_attacked)),
    abilities::of_attacking("506.7"),
    abilities::of_attacked("506.8"),
    does("506.9", "sm-interfere", |cx, l| interferes(cx, l, Opener::AllAttack)),
    abilities::working::<ACTING, _>("506.10"),
    citing(
        "502.2 502.3 502.4 500.11 508.9 513.3 100.5 709.5.2 709.6.2 709.11.4",
        does("506.11", "sm-attacker-again", |cx, l| attacker_again(cx, l, Kind::All)),
    ),
    citing(
        "506.12.3",
        does("506.12", "sm-compare", |cx, l| {
            if l.seal.is_none() {
                return end_void(cx, l);
            }
            cx.support("506.12.3");
            Flow::Next
        }),
    ),
    citing("200.8.2 100.1", does("506.12.1", "sm-compare-at", |cx, l| compare_all(cx, l, Line::At))),
    citing("200.8.2 100.1", does("506.12.2", "sm-compare-df", |cx, l| compare_all(cx, l, Line::Df))),
    abilities::chosen::<SUCCESS, _>("506.13"),
    abilities::working::<SUCCESS, _>("506.14"),
    citing("500.3 605.12", does("506.15", "sm-inactive", inactive)),
    does("506.16", "sm-attack-state-over", all_over),
    citing(
        "713.1",
        does("506.17", "sm-losers", |cx, l| {
            l.target = None;
            let gone: Vec<Change> =
                lost(cx.state).iter().map(|&id| Change::destroyed(id, Cause::Battle(l.seal))).collect();
            for change in &gone {
                cx.event(Happens::State(change.card, Bit::Lost, false).event());
            }
            if gone.is_empty() { Flow::Next } else { Flow::Call(Moves::start(gone)) }
        }),
    ),
    does("506.18", "sm-attack-over", over),
];

/// 506.6. Every Seal of both Lines is attacked; who can be attacked is not looked at.
fn all_attacked(cx: &mut Cx<'_>, l: &mut Attack) -> Flow {
    let Some(seal) = l.seal else { return end_void(cx, l) };
    let opponent = l.who.other();
    let all: Few = Line::BOTH.into_iter().flat_map(|line| cx.state.in_line(opponent, line).collect::<Few>()).collect();
    // 504.12, 506.11. It was declared before: those that were not attacked are now.
    let new: Few = all.into_iter().filter(|&id| !l.rewound || !cx.state.card(id).is(Bit::Attacked)).collect();
    if l.rewound && new.is_empty() {
        return Flow::Next;
    }
    l.target = None;
    cx.support("501.2.5");
    cx.note(finding("sm-note-attacks-all").player(opponent));
    if !l.rewound {
        cx.event(Happens::Occurs(When::Attacks, Some(seal), l.who, None, ACTING).event());
        cx.event(Happens::Occurs(When::AttacksAll, Some(seal), l.who, None, ACTING).event());
    }
    for id in new {
        cx.event(Happens::State(id, Bit::Attacked, true).event());
        cx.event(Happens::Occurs(When::IsAttacked, Some(id), opponent, Some(seal), ACTING).event());
        cx.event(Happens::Occurs(When::IsAttackedByAll, Some(id), opponent, Some(seal), ACTING).event());
    }
    Flow::Next
}

/// 506.12.1, 506.12.2. All Seals of a Line against the attacker at one time.
fn compare_all(cx: &mut Cx<'_>, l: &mut Attack, line: Line) -> Flow {
    let Some(seal) = l.seal else { return end_void(cx, l) };
    let opponent = l.who.other();
    let eye = Eye::new(cx.state, cx.book, l.who, seal);
    let mine = eye.stat(seal, Stat::At, Of::Now);
    let speed = eye.stat(seal, Stat::Sp, Of::Now);
    let stat = if line == Line::At { Stat::At } else { Stat::Df };
    let mut beaten = false;
    // 506.6. Those that were called attacked Seals; who came later is none.
    let attacked = |id: &CardId| cx.state.card(*id).is(Bit::Attacked);
    for id in cx.state.in_line(opponent, line).filter(attacked).collect::<Few>() {
        let safe = having::is_forbidden(cx.state, cx.book, opponent, id, &OwnCannot::BeAttacked);
        if safe && cx.reading(readings::ALL_CANNOT_BE_ATTACKED) == 1 {
            continue;
        }
        let theirs = eye.stat(id, stat, Of::Now);
        let slower = eye.stat(id, Stat::Sp, Of::Now);
        let mut loses = if line == Line::At { theirs <= mine } else { theirs < mine };
        if theirs == mine && speed != slower && cx.reading(readings::ALL_SPEED) == 1 {
            loses = slower < speed;
        }
        let found = finding(if loses { "sm-note-all-loses" } else { "sm-note-all-stands" });
        let found = found.card(id).with("attacker", Fact::Card(seal));
        cx.note(found.number("mine", mine).number("theirs", theirs));
        beaten |= loses;
        if loses {
            cx.event(Happens::State(id, Bit::Lost, true).event());
        }
        cx.event(Happens::Occurs(When::AttackedSucceeds, Some(id), opponent, Some(seal), SUCCESS).event());
        cx.event(Happens::Occurs(When::AttackedByAllSucceeds, Some(id), opponent, Some(seal), SUCCESS).event());
    }
    if line == Line::Df {
        let won = beaten || !lost(cx.state).is_empty();
        if Won::reading_if(cx, readings::ATTACK_SUCCESS, won) {
            cx.event(Happens::Occurs(When::AttackSucceeds, Some(seal), l.who, None, SUCCESS).event());
            cx.event(Happens::Occurs(When::AllSucceeds, Some(seal), l.who, None, SUCCESS).event());
        }
    }
    Flow::Next
}

fn all_over(cx: &mut Cx<'_>, l: &mut Attack) -> Flow {
    if let Some(seal) = l.seal {
        cx.event(Happens::State(seal, Bit::Attacking, false).event());
    }
    let attacked: Few = cx.state.whole_field().filter(|&id| cx.state.card(id).is(Bit::Attacked)).collect();
    if !attacked.is_empty() && cx.reading(readings::ALL_ATTACKED_ENDS) == 0 {
        attacked.into_iter().for_each(|id| cx.event(Happens::State(id, Bit::Attacked, false).event()));
    }
    Flow::Next
}

const NEXT_HIT: ClauseId = ClauseId::new("507.6");

/// 507. The rows of 504 and 505 that it follows are cited beside its own.
pub static MULTIPLE: [Row<Attack>; 25] = [
    citing(DECLARED, does("507.1", "sm-multiple-attack", |cx, l| declare(cx, l, Doing::Multiple))),
    citing("200.12.2", asks("507.2", "sm-ask-move", |cx, l, o| offer_move(cx, l, o, Kind::Multiple), take_move)),
    does("507.3", "sm-attack-target-there", |cx, l| {
        let hand = l.seal.is_some_and(|s| hand_attacker(cx.state, cx.book, l.who, s, false).is_ok())
            && !cx.state.hand(l.who.other()).is_empty();
        if targets(cx.state, cx.book, l).next().is_none() && !hand && !l.paid {
            out(cx, l, "sm-note-nobody-to-attack")
        } else {
            Flow::Next
        }
    }),
    does("507.4", "sm-attack-cost", |cx, l| if payable(cx, l) { Flow::Next } else { out(cx, l, "sm-note-short") }),
    citing(
        "500.3",
        does("507.5", "sm-attack-paid", |cx, l| pay(cx, l, &[When::DeclaresAttack, When::DeclaresMultiple])),
    ),
    citing("504.6 505.1.1 505.1.2 505.4 501.2.1 501.2.2 503.2 503.3", asks("507.6", "sm-ask-hit", offer_hit, take_hit)),
    citing(
        "504.7 504.8",
        asks(
            "507.7",
            "sm-ask-abilities",
            |cx, _, o| abilities::offer_of_attack(cx, o),
            |cx, _, c| abilities::take_of_attack(cx, c),
        ),
    ),
    abilities::chosen::<FIGHTING, _>("504.9"),
    does("507.8", "sm-interfere", |cx, l| interferes(cx, l, Opener::Multiple)),
    abilities::working::<ACTING, _>("507.9"),
    citing(
        "504.12 505.11 502.2 502.3 502.4 500.11 508.9 513.3 100.5 709.5.2 709.6.2 709.11.4 505.1.1",
        does("507.10", "sm-attacker-again", multiple_again),
    ),
    citing(
        "501.2.2 503.2 503.3",
        does("504.13", "sm-attacked-again", |cx, l| {
            if l.hand || target_again(cx, l) {
                return Flow::Next;
            }
            Flow::Goto(NEXT_HIT)
        }),
    ),
    does("504.14", "sm-fight", |cx, l| if l.hand { Flow::Next } else { fight(cx, l) }),
    citing("504.15", does("507.11", "sm-compare", |cx, l| if l.hand { Flow::Next } else { compare_lines(cx, l) })),
    citing(
        "200.8.2 g:Weak_Touch 501.3 501.4 507.11",
        does("504.15.1", "sm-compare-at", |cx, l| compare_hit(cx, l, Line::At)),
    ),
    citing(
        "200.8.2 g:Weak_Touch 501.4 507.11",
        does("504.15.2", "sm-compare-df", |cx, l| compare_hit(cx, l, Line::Df)),
    ),
    citing(
        "711.1 100.3 g:Random",
        asks(
            "505.12",
            "sm-ask-kind",
            |cx, l, o| if l.hand { offer_kind(cx, l, o) } else { Asked::Nobody(Flow::Next) },
            take_kind,
        ),
    ),
    abilities::chosen::<SUCCESS, _>("504.16"),
    abilities::working::<SUCCESS, _>("504.17"),
    citing(
        "504.20.1 713.1 100.2",
        does("504.20", "sm-losers", |cx, l| if l.hand { Flow::Next } else { losers(cx, l) }),
    ),
    citing("501.2.4 502.2 502.3 502.4 709.5.2 709.6.2 709.11.4", does("507.12", "sm-hits", count_hits)),
    citing("500.3 605.12", does("504.18", "sm-inactive", inactive)),
    does("504.19", "sm-fight-over", fight_over),
    does("504.21", "sm-attack-over", over),
    does("501.2.4", "sm-attack-over", over),
];

/// 507.11. One of several attacks is compared as 504.15 says.
fn compare_hit(cx: &mut Cx<'_>, l: &mut Attack, line: Line) -> Flow {
    if l.hand {
        return Flow::Next;
    }
    cx.support("507.11");
    compare(cx, l, line)
}

fn offer_hit(cx: &Cx<'_>, l: &Attack, options: &mut Options) -> Asked {
    let Some(seal) = l.seal.filter(|_| !l.void) else { return Asked::Nobody(Flow::Next) };
    if let Some(target) = l.target.filter(|t| l.rewound && aim(cx.state, cx.book, l, *t, false).is_ok()) {
        return Asked::Itself(Choice::Card(target, cx.state.card(target).def));
    }
    offer_seals(cx, l, options);
    let mut hand = hand_attacker(cx.state, cx.book, l.who, seal, options.why());
    if hand.is_ok() && cx.state.hand(l.who.other()).is_empty() {
        hand = Err(Refusal::by("505.4"));
    }
    // 507.10, 504.13. What was declared as a general attack stays one: another Seal, or none.
    if hand.is_ok() && l.rewound && l.target.or(l.before).is_some() {
        hand = Err(Refusal::by("504.13"));
    }
    options.offer(Act::Hand.choice(), hand);
    if options.why() {
        options.offer(Choice::Done, Err(Refusal::by("501.2.4 507.12")));
    }
    if options.offered().is_empty() {
        return Asked::Itself(Choice::Nothing);
    }
    Asked::Of(Chooser::Player(l.who))
}

fn take_hit(cx: &mut Cx<'_>, l: &mut Attack, choice: Choice) -> Flow {
    let Some(seal) = l.seal else { return end_void(cx, l) };
    match choice {
        Choice::Card(target, _) => {
            l.hand = false;
            cx.support("504.6");
            aims(cx, l, seal, target);
        }
        Choice::Own(Act::Hand) => {
            l.hand = true;
            l.target = None;
            hand_once(cx, l.who, seal);
            cx.note(finding("sm-note-attacks-hand").player(l.who.other()));
            cx.event(Happens::Occurs(When::Attacks, Some(seal), l.who, None, ACTING).event());
            if cx.reading(readings::MULTIPLE_HAND) == 1 {
                cx.event(Happens::Occurs(When::AttacksHand, Some(seal), l.who, None, ACTING).event());
            }
        }
        _ => {
            if cx.state.side(l.who).hand_attacked && !l.rewound && !cx.state.hand(l.who.other()).is_empty() {
                cx.reading(readings::HAND_ATTACK_ONCE);
            }
            return out_paid(cx, l, "sm-note-nobody-to-attack");
        }
    }
    Flow::Next
}

fn multiple_again(cx: &mut Cx<'_>, l: &mut Attack) -> Flow {
    let Some(seal) = l.seal.filter(|_| !l.void) else { return end_void(cx, l) };
    if let Err(refusal) = may_go_on(cx.state, cx.book, l) {
        because::cites(cx, &refusal, STILL);
        return out_paid(cx, l, "sm-note-cannot-attack");
    }
    if !forms::usable(cx.state, cx.book, seal).contains(&l.form) {
        if cx.reading(readings::MULTIPLE_MOVE_CHANGED) == 1 {
            l.form = forms::usable(cx.state, cx.book, seal).first().copied().unwrap_or(0);
            return Flow::Next;
        }
        cx.cite("504.12");
        return attacker_again(cx, l, Kind::Multiple);
    }
    if l.hand {
        let open = having::has(cx.state, cx.book, seal, &OwnGrant::AttackHandAnyway)
            || !cx.state.has_lines(cx.book, l.who.other());
        if !open || having::is_forbidden(cx.state, cx.book, l.who, seal, &OwnCannot::AttackHand) {
            cx.cite("505.11");
            cx.cite("505.1.1");
            cx.note(finding("sm-note-hand-not-open"));
            return Flow::Goto(NEXT_HIT);
        }
    }
    Flow::Next
}

/// 507.12. How many attacks are left.
fn count_hits(cx: &mut Cx<'_>, l: &mut Attack) -> Flow {
    let Some(seal) = l.seal.filter(|_| !l.void) else { return end_void(cx, l) };
    l.hits = l.hits.saturating_sub(1);
    l.rewound = false;
    if l.hits == 0 {
        cx.note(finding("sm-note-hits-complete").card(seal));
        return Flow::Next;
    }
    if let Err(refusal) = may_go_on(cx.state, cx.book, l) {
        because::cites(cx, &refusal, STILL);
        return out_paid(cx, l, "sm-note-cannot-attack");
    }
    if let Some(target) = l.target {
        cx.event(Happens::State(target, Bit::Attacked, false).event());
        cx.event(Happens::State(target, Bit::Fighting, false).event());
    }
    cx.event(Happens::State(seal, Bit::Fighting, false).event());
    Player::BOTH.into_iter().for_each(|p| cx.event(super::Event::Expire(p, super::event::Ending::Fight)));
    (l.target, l.before, l.hand) = (None, None, false);
    cx.note(finding("sm-note-hits-left").card(seal).with("n", Fact::Count(usize::from(l.hits))));
    Flow::Goto(NEXT_HIT)
}
