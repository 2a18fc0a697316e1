//! 501 to 504, 713. The general attack, and what all attacks share.

use serde::{Deserialize, Serialize};

use super::areas::{Bit, Doing};
use super::event::{ACTING, Ending, FIGHTING, Happens, NOW, SUCCESS, begins};
use super::moves::{Change, Moves};
use super::vocabulary::{Category, Keyword, Line, Of, OwnCannot, OwnGrant, Stat, When};
use super::{
    Act, Asked, Book, Choice, Cx, Event, Eye, Flow, Frame, Options, Procedure, Row, State, abilities, forms, interfere,
    other_attacks, readings,
};
use crate::cardgame::finding::Fact;
use crate::cardgame::{CardId, Cause, Few, Locals, finding};
use crate::engine::check::allowed;
use crate::engine::{At, Check, Chooser, ClauseId, Lost, Player, Refusal, asks, check, citing, does};

/// An attack under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attack {
    /// The attacking Seal; none: it has left.
    pub seal: Option<CardId>,
    /// Who commands it.
    pub who: Player,
    /// 504.2. The move: 0 the normal one, else that place of the moves.
    pub form: u8,
    /// 504.6
    pub target: Option<CardId>,
    /// The Seal that was attacked before the target was declared anew.
    pub before: Option<CardId>,
    /// 504.5. It is paid.
    pub paid: bool,
    /// 605.12. A Skill ordered it: it stays Active.
    pub ordered: bool,
    /// 605.12. Nothing is paid.
    pub free: bool,
    /// 710.2. It is no command: no Interfere Step, no payment.
    pub as_effect: bool,
    /// 500.11. The command is void.
    pub void: bool,
    /// 501.2.4. Attacks that are left.
    pub hits: u8,
    /// 507.6. This one is against the hand.
    pub hand: bool,
    /// A further attack as an Inactive Seal.
    pub again: bool,
    /// Abilities cannot be chosen anew.
    pub rewound: bool,
}

impl Attack {
    /// A command of a player.
    pub fn of(seal: CardId, who: Player) -> Self {
        Self {
            seal: Some(seal),
            who,
            form: u8::MAX,
            target: None,
            before: None,
            paid: false,
            ordered: false,
            free: false,
            as_effect: false,
            void: false,
            hits: 0,
            hand: false,
            again: false,
            rewound: false,
        }
    }
}

impl Locals for Attack {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.seal.iter_mut().chain(&mut self.target).chain(&mut self.before).for_each(see);
    }

    fn forget(&mut self, lost: Lost) {
        match lost {
            Lost::Moved(card) => {
                let gone = |c: &Option<CardId>| *c == Some(CardId(card));
                if gone(&self.seal) {
                    self.seal = None;
                }
                if gone(&self.target) {
                    self.before = self.target.take();
                }
            }
            Lost::Voided(card) => self.void |= self.seal == Some(CardId(card)),
            Lost::Out(_) => {}
        }
    }
}

/// The general attack begins.
pub fn start(attack: Attack) -> Frame {
    Procedure::Attack(At::start(attack)).into()
}

const PAID: ClauseId = ClauseId::new("504.5");
const TARGET: ClauseId = ClauseId::new("504.6");
const MOVE: ClauseId = ClauseId::new("504.2");

/// 504
pub static ATTACK: [Row<Attack>; 24] = [
    does("504.1", "sm-attack", |cx, l| declare(cx, l, Doing::Attack)),
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
        if targets(cx.state, cx.book, l).is_empty() { out(cx, l, "sm-note-nobody-to-attack") } else { Flow::Next }
    }),
    does("504.4", "sm-attack-cost", |cx, l| if can_pay(cx, l) { Flow::Next } else { out(cx, l, "sm-note-short") }),
    citing("500.3 102.6", does("504.5", "sm-attack-paid", |cx, l| pay(cx, l, &[When::DeclaresAttack]))),
    citing("501.2.1 501.2.2 503.1 503.2 503.3", asks("504.6", "sm-ask-attacked", offer_target, take_target)),
    asks(
        "504.7",
        "sm-ask-abilities",
        |cx, _, o| abilities::offer_slot(cx, ACTING, o),
        |cx, _, c| abilities::take_slot(cx, ACTING, c),
    ),
    asks("504.8", "sm-ask-abilities", |_, _, _| Asked::Nobody(Flow::Next), |_, _, _| Flow::Next),
    asks(
        "504.9",
        "sm-ask-abilities",
        |cx, _, o| abilities::offer_slot(cx, FIGHTING, o),
        |cx, _, c| abilities::take_slot(cx, FIGHTING, c),
    ),
    does("504.10", "sm-interfere", interferes),
    does("504.11", "sm-abilities", |cx, _| abilities::work(cx, ACTING)),
    citing(
        "502.2 502.3 502.4 500.11 508.9 513.3 100.5 709.5.2 709.6.2 709.11.4",
        does("504.12", "sm-attacker-again", |cx, l| attacker_again(cx, l, Kind::General)),
    ),
    citing("501.2.2 503.2 503.3", does("504.13", "sm-attacked-again", attacked_again)),
    does("504.14", "sm-fight", fight),
    citing("504.15.3", does("504.15", "sm-compare", compare_lines)),
    citing(
        "200.8.2 g:Weak_Touch g:Sp 501.3 501.4",
        does("504.15.1", "sm-compare-at", |cx, l| compare(cx, l, Line::At)),
    ),
    citing("200.8.2 g:Weak_Touch g:Sp 501.4", does("504.15.2", "sm-compare-df", |cx, l| compare(cx, l, Line::Df))),
    asks(
        "504.16",
        "sm-ask-abilities",
        |cx, _, o| abilities::offer_slot(cx, SUCCESS, o),
        |cx, _, c| abilities::take_slot(cx, SUCCESS, c),
    ),
    does("504.17", "sm-abilities", |cx, _| abilities::work(cx, SUCCESS)),
    citing("500.3 605.12 710.2", does("504.18", "sm-inactive", inactive)),
    does("504.19", "sm-fight-over", fight_over),
    citing("504.20.1 713.1", does("504.20", "sm-losers", losers)),
    does("504.21", "sm-attack-over", over),
];

/// What a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// 504
    General,
    /// 506
    All,
    /// 507
    Multiple,
}

/// The kind of a move.
pub fn kind(state: &State, book: &Book, seal: CardId, form: u8) -> Kind {
    match forms::named(state, book, seal, form) {
        Some(m) if m.all => Kind::All,
        Some(m) if m.times > 1 => Kind::Multiple,
        _ => Kind::General,
    }
}

/// 504.1. The Seal is commanded.
pub fn declare(cx: &mut Cx<'_>, l: &mut Attack, doing: Doing) -> Flow {
    cx.event(begins(l.who, l.seal, doing));
    if let Some(seal) = l.seal {
        l.again = cx.state.card(seal).rested && !l.ordered && !l.as_effect;
    }
    Flow::Next
}

/// 504.2. The moves that the Seal may use.
pub fn offer_move(cx: &Cx<'_>, l: &Attack, options: &mut Options, wanted: Kind) -> Asked {
    let Some(seal) = l.seal else { return Asked::Nobody(Flow::Next) };
    let fits = |form: &u8| kind(cx.state, cx.book, seal, *form) == wanted;
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
        if let Some(m) = l.seal.and_then(|s| forms::named(cx.state, cx.book, s, n)) {
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

/// The attack Mp of the move.
pub fn cost(state: &State, book: &Book, seal: CardId, form: u8) -> i16 {
    let eye = Eye::new(state, book, state.owner(seal), seal);
    let now = i32::from(state.card(seal).form);
    let mp = eye.stat(seal, Stat::AttackMp, Of::Now);
    let own = |form: u8| forms::named(state, book, seal, form).and_then(|m| m.mp);
    let printed = |form: u8| own(form).unwrap_or(state.def(book, seal).stat(Stat::AttackMp));
    let mp =
        if i32::from(form) == now { mp } else { (mp + printed(form) - printed(u8::try_from(now).unwrap_or(0))).max(0) };
    i16::try_from(mp).unwrap_or(i16::MAX)
}

/// 504.4. Is there enough Mp? 102.6: the first Mp only cast.
fn can_pay(cx: &Cx<'_>, l: &Attack) -> bool {
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

/// Does a card have something of what only this game gives?
pub fn has(state: &State, book: &Book, id: CardId, grant: &OwnGrant) -> bool {
    let printed = state.in_arena(id)
        && state.def(book, id).always.own.contains(grant)
        && super::values::own_texts_work(state, book, id);
    printed || state.values.of(id).is_some_and(|s| s.own(book).any(|(g, _)| g == grant))
}

/// 100.2. Is something forbidden to a card, or to the player who would do it?
pub fn is_forbidden(state: &State, book: &Book, who: Player, id: CardId, what: &OwnCannot) -> bool {
    use super::vocabulary::Cannot;
    let card = state.values.of(id).is_some_and(|s| s.cannot(book).any(|(c, _)| *c == Cannot::Own(what.clone())));
    card || state.values.player_cannot(book, who).any(|(c, _)| c == what)
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
        cx.event(Happens::Pay(l.who, mp).event());
    }
    if l.again {
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
        use super::vocabulary::Curse;
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
            idle: !state.under.iter().any(|u| u.card == Some(id) && u.doing != Doing::Curse),
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

/// 502, in the middle of an attack: what is under way is its own command.
pub fn may_go_on(state: &State, book: &Book, l: &Attack) -> Result<(), Refusal> {
    let Some(seal) = l.seal else { return Err(Refusal::by("100.5")) };
    let t = Try { idle: true, ..Try::of(state, book, l.who, seal) };
    let t = Try { active: t.active || l.again, ..t };
    // 605.12, 710. What an Effect orders need not be Active or in the At Line at the beginning; it must be able to attack.
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
    /// 709.11.5
    line: bool,
    /// 510
    support: bool,
    charmed: bool,
}

/// 503. What an attacked Seal must be.
pub static ATTACKED: [Check<State, Aim>; 5] = [
    check("503.2", "the-opponents", |_: &State, a: &Aim| a.theirs || a.charmed).also("503.1 709.7.2"),
    check("501.2.2", "in-reach", |_: &State, a: &Aim| a.reach || !a.line).also("501.2.1 g:โจมตีข้ามไปยัง_Df_Line"),
    check("503.3", "may-be-attacked", |_: &State, a: &Aim| a.allowed).also("503.1 100.2"),
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
        line: card.line.is_some() || state.is_support(id),
        support: state.is_support(id),
    };
    let charmed = !aim.reach && state.is_charmed(owner, Line::At);
    allowed(&ATTACKED, state, &aim, why)
        .map_err(|refusal| if charmed { refusal.and(readings::CHARM_SIDE) } else { refusal })
}

/// The Seals that may be attacked.
pub fn targets(state: &State, book: &Book, l: &Attack) -> Few {
    let all = Player::BOTH.into_iter().flat_map(|p| state.arena(p).iter().copied());
    let seal = |id: &CardId| state.category(book, *id) == Some(Category::Seal);
    all.filter(seal).filter(|&id| aim(state, book, l, id, false).is_ok()).collect()
}

/// Those that a move of a Seal could attack, for the menu.
pub fn has_targets(state: &State, book: &Book, who: Player, seal: CardId) -> bool {
    !targets(state, book, &Attack::of(seal, who)).is_empty()
}

fn offer_target(cx: &Cx<'_>, l: &Attack, options: &mut Options) -> Asked {
    if l.seal.is_none() || l.void {
        return Asked::Nobody(Flow::Next);
    }
    if let Some(target) = l.target.filter(|t| aim(cx.state, cx.book, l, *t, false).is_ok()) {
        return Asked::Itself(Choice::Card(target, cx.state.card(target).def));
    }
    offer_seals(cx, l, options);
    if options.offered().is_empty() && !options.why() {
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

fn take_target(cx: &mut Cx<'_>, l: &mut Attack, choice: Choice) -> Flow {
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

/// 504.10
pub fn interferes(cx: &mut Cx<'_>, l: &mut Attack) -> Flow {
    if l.as_effect || l.void || l.seal.is_none() || (l.rewound && cx.reading(readings::REWIND_INTERFERE) == 1) {
        return Flow::Next;
    }
    Flow::Call(interfere::start())
}

/// 504.12. Is the attacker legal, and in the move it was declared with?
pub fn attacker_again(cx: &mut Cx<'_>, l: &mut Attack, was: Kind) -> Flow {
    let Some(seal) = l.seal.filter(|_| !l.void) else { return end_void(cx, l) };
    if let Err(refusal) = may_go_on(cx.state, cx.book, l) {
        let _ = refusal;
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

/// 504.13. Is the attacked Seal legal?
fn attacked_again(cx: &mut Cx<'_>, l: &mut Attack) -> Flow {
    if target_again(cx, l) {
        return Flow::Next;
    }
    if targets(cx.state, cx.book, l).is_empty() {
        return out_paid(cx, l, "sm-note-nobody-to-attack");
    }
    Flow::Goto(TARGET)
}

/// Is the target as it was? Else it must be declared anew.
pub fn target_again(cx: &mut Cx<'_>, l: &mut Attack) -> bool {
    if l.target.is_some_and(|t| aim(cx.state, cx.book, l, t, false).is_ok()) {
        return true;
    }
    cx.note(finding("sm-note-attacked-not-legal"));
    cx.reading(readings::REWIND_INTERFERE);
    cx.event(Happens::Drop(FIGHTING).event());
    cx.event(Happens::Drop(ACTING).event());
    if let Some(before) = l.target.take() {
        l.before = Some(before);
    }
    l.rewound = true;
    false
}

/// 504.14. They fight.
pub fn fight(cx: &mut Cx<'_>, l: &mut Attack) -> Flow {
    let (Some(seal), Some(target)) = (l.seal, l.target) else { return Flow::Next };
    cx.event(Happens::State(seal, Bit::Fighting, true).event());
    cx.event(Happens::State(target, Bit::Fighting, true).event());
    if abilities::any(cx.state, FIGHTING) { Flow::Call(abilities::Queue::of(cx.state, FIGHTING)) } else { Flow::Next }
}

/// 504.15
pub fn compare_lines(cx: &mut Cx<'_>, l: &mut Attack) -> Flow {
    if l.seal.is_none() || l.void {
        return end_void(cx, l);
    }
    let there = l.target.is_some_and(|t| cx.state.card(t).line.is_some() && !cx.state.is_support(t));
    if there && may_go_on(cx.state, cx.book, l).is_ok() {
        return Flow::Next;
    }
    cx.support("504.15.3");
    out_paid(cx, l, "sm-note-attacked-not-legal")
}

/// A power in a fight; g:Weak Touch of the other.
fn power(cx: &Cx<'_>, id: CardId, stat: Stat, other: CardId) -> i32 {
    let eye = Eye::new(cx.state, cx.book, cx.state.owner(id), id);
    let now = eye.stat(id, stat, Of::Now);
    if !eye.has_keyword(other, Keyword::WeakTouch) {
        return now;
    }
    match cx.reading(readings::WEAK_TOUCH) {
        0 => super::values::without_raises(cx.state, cx.book, id, stat),
        _ => eye.def(id).stat(stat),
    }
}

/// 504.15.1, 504.15.2. The values are compared; who is lower loses.
pub fn compare(cx: &mut Cx<'_>, l: &mut Attack, line: Line) -> Flow {
    let (Some(seal), Some(target)) = (l.seal, l.target) else { return Flow::Next };
    if cx.state.card(target).line != Some(line) {
        return Flow::Next;
    }
    super::matching::rests_on_or(cx, &[seal, target]);
    let stat = if line == Line::At { Stat::At } else { Stat::Df };
    let (mine, theirs) = (power(cx, seal, Stat::At, target), power(cx, target, stat, seal));
    if Keyword::WeakTouch as usize != usize::MAX {
        let eye = Eye::new(cx.state, cx.book, l.who, seal);
        if eye.has_keyword(seal, Keyword::WeakTouch) || eye.has_keyword(target, Keyword::WeakTouch) {
            cx.cite("g:Weak_Touch");
        }
    }
    let speed = |id: CardId| Eye::new(cx.state, cx.book, l.who, id).stat(id, Stat::Sp, Of::Now);
    let (fast, slow) = (speed(seal), speed(target));
    let (won, lost) = match mine.cmp(&theirs) {
        std::cmp::Ordering::Greater => (true, false),
        std::cmp::Ordering::Less => (false, true),
        std::cmp::Ordering::Equal => {
            cx.cite("200.8.2");
            match (fast.cmp(&slow), line) {
                (std::cmp::Ordering::Greater, _) => (true, false),
                (std::cmp::Ordering::Less, _) => (false, true),
                // Equal: in the At Line both lose, in the Df Line nobody does.
                (std::cmp::Ordering::Equal, Line::At) => (true, true),
                (std::cmp::Ordering::Equal, Line::Df) => (false, false),
            }
        }
    };
    let key = if mine == theirs { "sm-note-compared-speed" } else { "sm-note-compared" };
    cx.note(
        finding(key)
            .card(seal)
            .with("other", Fact::Card(target))
            .number("mine", mine)
            .number("theirs", theirs)
            .number("fast", fast)
            .number("slow", slow),
    );
    let counters = line == Line::At || has(cx.state, cx.book, target, &OwnGrant::Counter);
    let counters = counters && !is_forbidden(cx.state, cx.book, cx.state.owner(target), target, &OwnCannot::Counter);
    if lost && line == Line::At {
        cx.support("501.3");
    }
    if won {
        cx.event(Happens::State(target, Bit::Lost, true).event());
    }
    if lost && line == Line::Df && counters {
        cx.support("501.4");
    }
    if lost && (line == Line::Df || counters) {
        cx.event(Happens::State(seal, Bit::Lost, true).event());
    } else if lost {
        cx.support("501.4");
    }
    success(cx, l, seal, target, won);
    Flow::Next
}

/// 504.16. What is set off by a fight that took place.
fn success(cx: &mut Cx<'_>, l: &Attack, seal: CardId, target: CardId, won: bool) {
    let owner = cx.state.owner(target);
    if cx.reading_if(readings::ATTACK_SUCCESS, won) {
        cx.event(Happens::Occurs(When::AttackSucceeds, Some(seal), l.who, Some(target), SUCCESS).event());
        cx.event(Happens::Occurs(When::AttackedSucceeds, Some(target), owner, Some(seal), SUCCESS).event());
    }
    for when in [When::FightSucceeds, When::FightEnds] {
        cx.event(Happens::Occurs(when, Some(seal), l.who, Some(target), SUCCESS).event());
        cx.event(Happens::Occurs(when, Some(target), owner, Some(seal), SUCCESS).event());
    }
}

/// A reading by which something comes in any case, or only if it was won.
pub trait Won {
    /// Does it come?
    fn reading_if(&self, reading: crate::engine::Reading, won: bool) -> bool;
}

impl Won for Cx<'_> {
    fn reading_if(&self, reading: crate::engine::Reading, won: bool) -> bool {
        if won { self.peek(reading) < 2 } else { self.reading(reading) == 0 }
    }
}

/// 504.18. The attacking Seal becomes Inactive.
pub fn inactive(cx: &mut Cx<'_>, l: &mut Attack) -> Flow {
    let Some(seal) = l.seal else { return Flow::Next };
    if l.ordered {
        cx.support("605.12");
        return Flow::Next;
    }
    if l.as_effect && cx.reading(readings::EFFECT_ATTACK_INACTIVE) == 1 {
        return Flow::Next;
    }
    cx.event(Event::Turn(seal, true, Cause::Rule));
    Flow::Next
}

/// 504.19. The states end, and what lasts for the fight.
pub fn fight_over(cx: &mut Cx<'_>, l: &mut Attack) -> Flow {
    states_off(cx, l);
    Player::BOTH.into_iter().for_each(|p| cx.event(Event::Expire(p, Ending::Fight)));
    Flow::Next
}

fn states_off(cx: &mut Cx<'_>, l: &Attack) {
    if let Some(seal) = l.seal {
        cx.event(Happens::State(seal, Bit::Attacking, false).event());
        cx.event(Happens::State(seal, Bit::Fighting, false).event());
    }
    if let Some(target) = l.target {
        cx.event(Happens::State(target, Bit::Attacked, false).event());
        cx.event(Happens::State(target, Bit::Fighting, false).event());
    }
}

/// The Seals of the arena that have lost.
pub fn lost(state: &State) -> Few {
    state.whole_field().filter(|&id| state.card(id).is(Bit::Lost)).collect()
}

/// 504.20. Those who lost are destroyed, all at one time.
pub fn losers(cx: &mut Cx<'_>, l: &mut Attack) -> Flow {
    let mut gone = lost(cx.state);
    for &id in &gone {
        cx.event(Happens::State(id, Bit::Lost, false).event());
    }
    let into_df = l.target.is_none_or(|t| cx.state.card(t).line != Some(Line::At));
    if let Some(seal) = l.seal.filter(|s| gone.contains(s) && into_df) {
        let counters = l.target.is_some_and(|t| has(cx.state, cx.book, t, &OwnGrant::Counter));
        if !counters {
            cx.cite("504.20.1");
            cx.note(finding("sm-note-not-destroyed").card(seal));
            gone.retain(|id| *id != seal);
        }
    }
    if gone.is_empty() {
        return Flow::Next;
    }
    cx.note(finding("sm-note-losers").with("words", Fact::Cards(gone.clone())));
    let other = |id: CardId| if Some(id) == l.seal { l.target } else { l.seal };
    let changes = gone.iter().map(|&id| Change::destroyed(id, Cause::Battle(other(id)))).collect();
    Flow::Call(Moves::start(changes))
}

/// 504.21
pub fn over(cx: &mut Cx<'_>, l: &mut Attack) -> Flow {
    states_off(cx, l);
    cx.event(Happens::Ends.event());
    Flow::Return
}

/// Taken out of the declaration: nothing is paid, it stays Active.
pub fn out(cx: &mut Cx<'_>, l: &mut Attack, why: &'static str) -> Flow {
    cx.note(finding(why));
    over(cx, l)
}

/// Taken out of the declaration after payment: the Seal becomes Inactive.
pub fn out_paid(cx: &mut Cx<'_>, l: &mut Attack, why: &'static str) -> Flow {
    cx.note(finding(why));
    Player::BOTH.into_iter().for_each(|p| cx.event(Event::Expire(p, Ending::Fight)));
    if let Some(seal) = l.seal.filter(|_| !l.ordered) {
        cx.event(Event::Turn(seal, true, Cause::Rule));
    }
    over(cx, l)
}

/// 100.5, 500.11. The attacker has left, or the command is void: nothing is compared.
pub fn end_void(cx: &mut Cx<'_>, l: &mut Attack) -> Flow {
    cx.note(finding("sm-note-attack-ends"));
    Player::BOTH.into_iter().for_each(|p| cx.event(Event::Expire(p, Ending::Fight)));
    over(cx, l)
}

/// The rows that an attack by an Effect begins with.
pub const fn paid_row() -> ClauseId {
    PAID
}
