//! 502, 503, 504.6. Who may attack and who may be attacked; the attacked Seal is declared.

use super::super::areas::Bit;
use super::super::event::{ACTING, FIGHTING, Happens};
use super::super::having::{has, is_forbidden};
use super::super::procedure::Attack;
use super::super::vocabulary::{Category, Line, OwnCannot, OwnGrant, When};
use super::super::{Asked, Book, Choice, Cx, Eye, Flow, Options, State, guarding, readings, resting};
use crate::cardgame::{CardId, finding};
use crate::engine::check::allowed;
use crate::engine::{Check, Chooser, Player, Refusal, check};

/// A Seal that somebody wants to attack with, or to attack.
pub struct Try {
    arena: bool,
    own: bool,
    active: bool,
    line: bool,
    allowed: bool,
    stone: bool,
    freeze: bool,
    dimension: bool,
    support: bool,
    idle: bool,
    seal: bool,
}

impl Try {
    /// To attack with.
    pub fn of(state: &State, book: &Book, who: Player, id: CardId) -> Self {
        let card = state.card(id);
        let again = !card.is(Bit::AttackedAgain)
            && [true, false].into_iter().any(|free| has(state, book, id, &OwnGrant::AttackAgain { free }));
        let from_df = has(state, book, id, &OwnGrant::AttackFromDf);
        use super::super::vocabulary::Curse;
        Self {
            arena: state.in_arena(id),
            own: state.controller(id) == who,
            active: !card.rested || again,
            line: card.line == Some(Line::At) || (card.line == Some(Line::Df) && from_df),
            allowed: !is_forbidden(state, book, who, id, &OwnCannot::Attack),
            stone: card.is_cursed(Curse::Stone),
            freeze: card.is_cursed(Curse::Freeze),
            dimension: card.is_cursed(Curse::Dimension),
            support: state.is_support(id),
            idle: !state.is_busy(id),
            seal: state.category(book, id) == Some(Category::Seal),
        }
    }
}

/// 502. What an attacking Seal must be.
pub static ATTACKER: [Check<State, Try>; 9] = [
    check("303.4", "in-the-arena", |_: &State, t: &Try| t.arena && t.seal).also("500.1"),
    check("500.2", "own-seal", |_: &State, t: &Try| t.own),
    check("502.2", "active", |_: &State, t: &Try| t.active && t.idle).also("502.1 500.1 g:Inactive_Seal"),
    check("502.3", "in-the-at-line", |_: &State, t: &Try| t.line || t.support).also("502.1"),
    check("502.4", "may-attack", |_: &State, t: &Try| t.allowed).also("100.2 502.1"),
    check("709.5.2", "stone", |_: &State, t: &Try| !t.stone).also("709.5.1 502.4"),
    check("709.6.2", "freeze", |_: &State, t: &Try| !t.freeze).also("502.4"),
    check("709.11.4", "dimension", |_: &State, t: &Try| !t.dimension).also("709.11.3 502.4"),
    check("510.3", "no-support", |_: &State, t: &Try| !t.support),
];

/// May a Seal attack, as far as it goes?
pub fn attacker(state: &State, book: &Book, who: Player, id: CardId, why: bool) -> Result<(), Refusal> {
    allowed(&ATTACKER, state, &Try::of(state, book, who, id), why)
}

/// May a Seal make an attack of another kind than a general one? A further attack as an Inactive Seal is a general one.
pub fn other_attacker(state: &State, book: &Book, who: Player, id: CardId, why: bool) -> Result<(), Refusal> {
    let active = !state.card(id).rested;
    allowed(&ATTACKER, state, &Try { active, ..Try::of(state, book, who, id) }, why)
}

/// 605.12, 710.2. May a Seal make an attack that an Effect brings about? 500.2: it says whose Seal attacks.
pub fn further_attacker(state: &State, book: &Book, who: Player, id: CardId) -> Result<(), Refusal> {
    allowed(&ATTACKER, state, &Try { own: true, ..Try::of(state, book, who, id) }, true)
}

/// 502.1. Why a Seal cannot be ordered to attack by a text; none: it can. Who uses a Skill leaves it for that time (605.12).
pub fn why_not_ordered(state: &State, book: &Book, who: Player, id: CardId) -> Option<&'static str> {
    let t = Try { own: true, idle: true, ..Try::of(state, book, who, id) };
    allowed(&ATTACKER, state, &t, false).err()?;
    let lacking = [
        (t.stone, "709.5.2"),
        (t.freeze, "709.6.2"),
        (t.dimension, "709.11.4"),
        (!t.active, "502.2"),
        (!t.line, "502.3"),
        (!t.allowed, "502.4"),
    ];
    Some(lacking.into_iter().find(|(lacks, _)| *lacks).map_or("502.1", |(_, clause)| clause))
}

/// 502, in the middle of an attack: what is under way is its own command.
pub fn may_go_on(state: &State, book: &Book, l: &Attack) -> Result<(), Refusal> {
    let Some(seal) = l.seal else { return Err(Refusal::by("100.5")) };
    let t = Try { idle: true, ..Try::of(state, book, l.who, seal) };
    let t = Try { active: t.active || l.again, own: t.own || l.is_further(), ..t };
    allowed(&ATTACKER, state, &t, true)
}

/// A Seal that somebody wants to attack.
pub struct Aim {
    /// 503.2
    theirs: bool,
    /// 501.2.2
    reach: bool,
    /// 503.3
    allowed: bool,
    /// 504.3. It may be chosen as a target.
    targeted: bool,
    /// 709.11.5
    line: bool,
    /// 510
    support: bool,
    charmed: bool,
}

/// 503. What an attacked Seal must be.
pub static ATTACKED: [Check<State, Aim>; 6] = [
    check("503.2", "the-opponents", |_: &State, a: &Aim| a.theirs || a.charmed).also("503.1 709.7.2"),
    check("501.2.2", "in-reach", |_: &State, a: &Aim| a.reach || !a.line).also("501.2.1 g:โจมตีข้ามไปยัง_Df_Line"),
    check("503.3", "may-be-attacked", |_: &State, a: &Aim| a.allowed).also("503.1 100.2"),
    check("504.3", "may-be-a-target", |_: &State, a: &Aim| a.targeted).also("503.3 100.2"),
    check("709.11.5", "in-a-line", |_: &State, a: &Aim| a.line).also("303.2.1 501.2"),
    check("510.2", "no-support", |_: &State, a: &Aim| !a.support),
];

/// May this Seal be attacked?
pub fn aim(state: &State, book: &Book, l: &Attack, id: CardId, why: bool) -> Result<(), Refusal> {
    let card = state.card(id);
    let owner = state.owner(id);
    let across = l.seal.is_some_and(|s| has(state, book, s, &OwnGrant::AttackAcross));
    let front = state.on_side(book, owner, Line::At).any(|c| Some(c) != l.seal);
    let aim = Aim {
        theirs: owner != l.who && Some(id) != l.seal,
        charmed: false,
        reach: card.line == Some(Line::At) || !front || across,
        allowed: !is_forbidden(state, book, owner, id, &OwnCannot::BeAttacked),
        targeted: l.seal.is_none_or(|seal| !guarding::is_untargetable(&Eye::new(state, book, l.who, seal), id)),
        line: card.line.is_some() || state.is_support(id),
        support: state.is_support(id),
    };
    let charmed = !aim.reach && state.is_charmed(owner, Line::At);
    allowed(&ATTACKED, state, &aim, why)
        .map_err(|refusal| if charmed { refusal.and(readings::CHARM_SIDE) } else { refusal })
}

/// The Seals that may be attacked.
pub fn targets<'a>(state: &'a State, book: &'a Book, l: &'a Attack) -> impl Iterator<Item = CardId> + 'a {
    let all = Player::BOTH.into_iter().flat_map(|p| state.arena(p).iter().copied());
    let seal = |id: &CardId| state.category(book, *id) == Some(Category::Seal);
    all.filter(seal).filter(|&id| aim(state, book, l, id, false).is_ok())
}

/// Those that a move of a Seal could attack, for the menu.
pub fn has_targets(state: &State, book: &Book, who: Player, seal: CardId) -> bool {
    targets(state, book, &Attack::of(seal, who)).next().is_some()
}

pub(super) fn offer_target(cx: &Cx<'_>, l: &Attack, options: &mut Options) -> Asked {
    if l.seal.is_none() || l.void {
        return Asked::Nobody(Flow::Next);
    }
    if let Some(target) = l.target.filter(|t| aim(cx.state, cx.book, l, *t, false).is_ok()) {
        return Asked::Itself(Choice::Card(target, cx.state.card(target).def));
    }
    offer_seals(cx, l, options);
    // 504.13 takes the attacker out.
    if options.offered().is_empty() {
        return Asked::Nobody(Flow::Next);
    }
    Asked::Of(Chooser::Player(l.who))
}

/// The Seals of the arena, each legal or with the clause that refuses it.
pub fn offer_seals(cx: &Cx<'_>, l: &Attack, options: &mut Options) {
    for player in [l.who.other(), l.who] {
        for &id in cx.state.arena(player) {
            if cx.state.category(cx.book, id) == Some(Category::Seal) {
                let legal = aim(cx.state, cx.book, l, id, options.why());
                options.offer(Choice::Card(id, cx.state.card(id).def), legal);
            }
        }
    }
}

pub(super) fn take_target(cx: &mut Cx<'_>, l: &mut Attack, choice: Choice) -> Flow {
    let (Choice::Card(target, _), Some(seal)) = (choice, l.seal) else { return Flow::Next };
    aims(cx, l, seal, target);
    Flow::Next
}

/// 504.6. The attacked Seal is declared; 504.7 to 504.9: what that sets off.
pub fn aims(cx: &mut Cx<'_>, l: &mut Attack, seal: CardId, target: CardId) {
    let same = l.target == Some(target) && l.rewound;
    if let Some(before) = l.target.or(l.before).filter(|b| *b != target) {
        cx.event(Happens::State(before, Bit::Attacked, false).event());
    }
    resting::target(cx, target);
    cx.support("g:Attacked_Seal");
    cx.support(if cx.state.card(target).line == Some(Line::Df) { "501.2.2" } else { "501.2.1" });
    l.target = Some(target);
    l.before = None;
    cx.event(Happens::State(target, Bit::Attacked, true).event());
    if cx.state.card(target).line == Some(Line::Df) && cx.state.is_charmed(cx.state.owner(target), Line::At) {
        cx.reading(readings::CHARM_SIDE);
    }
    if same {
        return;
    }
    let owner = cx.state.owner(target);
    let fights = l.hits < 2 || cx.reading(readings::MULTIPLE_FIGHTS) == 0;
    if !l.rewound {
        cx.event(Happens::Occurs(When::Attacks, Some(seal), l.who, Some(target), ACTING).event());
    }
    cx.event(Happens::Occurs(When::IsAttacked, Some(target), owner, Some(seal), ACTING).event());
    if fights {
        cx.event(Happens::Occurs(When::Fights, Some(seal), l.who, Some(target), FIGHTING).event());
        cx.event(Happens::Occurs(When::Fights, Some(target), owner, Some(seal), FIGHTING).event());
    }
}

/// Is the target as it was? Else it must be declared anew.
pub fn target_again(cx: &mut Cx<'_>, l: &mut Attack) -> bool {
    if l.target.is_some_and(|t| aim(cx.state, cx.book, l, t, false).is_ok()) {
        return true;
    }
    if l.target.is_none() {
        cx.support("100.5");
    }
    if let Some(seal) = l.seal {
        cx.note(finding("sm-note-attacked-not-legal").card(seal));
    }
    cx.reading(readings::REWIND_INTERFERE);
    cx.event(Happens::Drop(FIGHTING).event());
    cx.event(Happens::Drop(ACTING).event());
    if let Some(before) = l.target.take() {
        l.before = Some(before);
    }
    l.rewound = true;
    false
}
