//! 609, 610, 707, 708. Casting, and bringing into the arena.

use serde::{Deserialize, Serialize};

use super::areas::{Bit, Doing};
use super::choosing::{self, Chosen};
use super::event::{ACTING, Happens, How, NOW, Note, PASTING, SUCCESS, begins};
use super::growth::{self, Growing, Needs};
use super::moves::{Change, Moves, To};
use super::vocabulary::{Call, Category, Kind, Line, Of, OwnCannot, Paste, Stat, Turns, When, Zone};
use super::{
    Act, Asked, Book, Choice, Cx, Event, Eye, Flow, Frame, Options, Procedure, Row, Run, State, abilities, curses,
    interfere, readings,
};
use crate::cardgame::{CardId, Cause, DefId, Few, Locals, Move, finding};
use crate::engine::check::{Needs as Wants, allowed};
use crate::engine::{At, Check, Chooser, ClauseId, Lost, Player, Refusal, asks, check, citing, does};

/// A card that is being cast, or is entering the arena.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Casting {
    /// Which; none: it has left.
    pub card: Option<CardId>,
    /// Who casts it, or brings it.
    pub who: Player,
    /// Nothing is paid.
    pub free: bool,
    /// 610.1.6
    pub line: Option<Line>,
    /// 303.3. A text names the Line: it counts as not set.
    pub named: bool,
    /// 610.1.7
    pub grow: bool,
    /// 610.2.8. The card that it is pasted on.
    pub host: Option<CardId>,
    /// What was chosen for what the Mystic does.
    pub chosen: Chosen,
    /// 617.1.8. Abilities do not work yet, no Interfere Step.
    pub held: bool,
    /// No Interfere Step.
    pub quick: bool,
    /// 614.2. The condition Seals, where they are declared with the Growth.
    pub seals: Few,
    /// It went back to an earlier Phase.
    pub rewound: bool,
    /// 610.1.7. It was said whether it grows.
    pub answered: bool,
    /// 614.1. The Growth condition, where it is declared with the Growth.
    pub condition: Option<u8>,
}

impl Locals for Casting {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.card.iter_mut().chain(&mut self.host).chain(&mut self.seals).for_each(&mut *see);
        self.chosen.each_card(see);
    }

    fn forget(&mut self, lost: Lost) {
        if let Lost::Moved(card) = lost {
            let id = CardId(card);
            if self.card == Some(id) {
                self.card = None;
            }
            if self.host == Some(id) {
                self.host = None;
            }
            self.seals.retain(|c| *c != id);
            self.chosen.forget(id);
        }
    }
}

impl Casting {
    /// A card, by somebody.
    pub fn of(card: CardId, who: Player) -> Self {
        Self {
            card: Some(card),
            who,
            free: false,
            line: None,
            named: false,
            grow: false,
            host: None,
            chosen: Chosen::default(),
            held: false,
            quick: false,
            seals: Few::new(),
            rewound: false,
            answered: false,
            condition: None,
        }
    }
}

/// A card is cast by a player.
pub fn start(cx: &Cx<'_>, card: CardId, def: DefId, who: Player, free: bool) -> Frame {
    frame(cx.book.def(def).category, Casting { free, ..Casting::of(card, who) })
}

/// The procedure of a kind of card.
pub fn frame(kind: Option<Category>, l: Casting) -> Frame {
    match kind {
        Some(Category::Mystic) => Procedure::CastMystic(At::start(l)).into(),
        _ => Procedure::CastSeal(At::start(l)).into(),
    }
}

/// A card is brought into the arena.
pub fn enter(state: &State, book: &Book, l: Casting) -> Frame {
    match l.card.and_then(|c| state.category(book, c)) {
        Some(Category::Mystic) => Procedure::EnterMystic(At::start(l)).into(),
        _ => Procedure::EnterSeal(At::start(l)).into(),
    }
}

/// A card that somebody wants to cast.
pub struct Try {
    hand: bool,
    own: bool,
    step: bool,
    interfere: bool,
    short: bool,
    mp: (i32, i32),
    target: bool,
    allowed: bool,
    condition: bool,
    seal: bool,
}

fn mp(t: &Try) -> Option<Wants> {
    Some(Wants::new("needs-mp", t.mp.0, t.mp.1))
}

/// 609. What a cast asks for.
pub static CAST: [Check<State, Try>; 9] = [
    check("302.7", "from-hand", |_: &State, t: &Try| t.hand).also("609.1"),
    check("609.3", "own-hand", |_: &State, t: &Try| t.own),
    check("609.2", "in-the-step", |_: &State, t: &Try| t.step).also("401.6.2"),
    check("609.4", "interfere-only", |_: &State, t: &Try| t.interfere).also("500.10 201.6.2 g:Interfere"),
    check("610.1.2", "seal-cost", |_: &State, t: &Try| !t.seal || !t.short).also("g:Cost").needs(mp),
    check("610.2.4", "mystic-cost", |_: &State, t: &Try| t.seal || !t.short).also("g:Cost").needs(mp),
    check("610.2.3", "target", |_: &State, t: &Try| t.target).also("711.1"),
    check("g:เงื่อนไข", "condition", |_: &State, t: &Try| t.condition),
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
    super::game::barred(&eye, id)
}

/// Does a Mystic have a target to choose, if it needs one?
fn has_target(state: &State, book: &Book, card: CardId) -> bool {
    if matches!(state.def(book, card).facts.paste, Some(Paste::Ps | Paste::Pm)) {
        return !hosts(state, book, card).is_empty();
    }
    success(state, book, card).is_none_or(|run| choosing::has_target(state, book, &run, &Chosen::default()))
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
    let t = Try {
        hand: state.card(card).zone == Zone::Hand,
        own: state.owner(card) == who,
        step: interfering || (state.under.is_empty() && who == state.turn),
        interfere: !interfering || def.facts.interfere,
        short: state.side(who).mp < cost(state, book, card),
        mp: (i32::from(cost(state, book, card)), i32::from(state.side(who).mp)),
        target: seal || has_target(state, book, card),
        allowed: !barred,
        condition: seal || conditions_hold(state, book, card),
        seal,
    };
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
        options.offer(act(card, def).choice(), legal(state, book, card, who, interfering, options.why()));
        super::wisdom::offer(cx, card, who, interfering, options);
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
    // One unseen card stands for all of them, and one that is also there to be seen is that one.
    let first = hand.iter().find(|&&id| cx.state.card(id).is_unknown());
    if !options.why() || (hand.contains(&card) && first != Some(&card)) {
        return;
    }
    let seen = |def: &DefId| hand.iter().any(|&id| cx.state.card(id).def == *def);
    let mut twin = cx.state.clone();
    for def in crate::cardgame::know::possible(cx.book).filter(|def| !seen(def)).collect::<Vec<_>>() {
        twin.card_mut(card).def = def;
        let act = if interfering { Act::InterfereCast(card, def) } else { Act::Cast(card, def) };
        if legal(&twin, cx.book, card, who, interfering, false).is_ok() {
            options.nameable(act.choice());
        }
    }
}

const SEAL_LINE: ClauseId = ClauseId::new("610.1.6");
const SEAL_TARGETS: ClauseId = ClauseId::new("610.1.9");
const MYSTIC_TARGETS: ClauseId = ClauseId::new("610.2.8");

/// 610.1
pub static CAST_SEAL: [Row<Casting>; 20] = [
    does("610.1.1", "sm-cast", |cx, l| {
        cx.event(begins(l.who, l.card, Doing::Cast));
        Flow::Next
    }),
    does("610.1.2", "sm-cast-cost", |cx, l| if payable(cx, l) { Flow::Next } else { leave(cx, l, "sm-note-short") }),
    citing("609.5 102.6 g:ร่ายฟรี", does("610.1.3", "sm-cast-paid", |cx, l| paid(cx, l, true))),
    asks(
        "610.1.4",
        "sm-ask-abilities",
        |cx, _, o| abilities::offer_slot(cx, ACTING, o),
        |cx, _, c| abilities::take_slot(cx, ACTING, c),
    ),
    does("610.1.5", "sm-abilities", |cx, _| abilities::work(cx, ACTING)),
    citing("303.3 515.2 709.6.1", asks("610.1.6", "sm-ask-line", offer_line, take_line)),
    citing("611.2 611.3 612.2", asks("610.1.7", "sm-ask-grow", offer_grow, take_grow)),
    asks(
        "614.1",
        "sm-ask-condition",
        |cx, l, o| {
            declared(cx, l)
                .map_or(Asked::Nobody(Flow::Next), |grows| growth::offer_condition(cx, &grows, o, Needs::Growth))
        },
        |_, l, c| {
            if let Choice::Number(n) = c {
                l.condition = Some(n);
            }
            Flow::Next
        },
    ),
    asks(
        "614.2",
        "sm-ask-condition-seal",
        |cx, l, o| {
            declared(cx, l).map_or(Asked::Nobody(Flow::Next), |grows| growth::offer_cards(cx, &grows, o, Needs::Growth))
        },
        |cx, l, c| {
            let Choice::Own(Act::Condition(id)) = c else { return Flow::Next };
            l.seals.push(id);
            cx.note(finding("sm-note-condition-seal").card(id));
            Flow::Again
        },
    ),
    asks(
        "610.1.8",
        "sm-ask-mode",
        |cx, _, o| abilities::offer_modes(cx, SUCCESS, o),
        |cx, _, c| abilities::take_modes(cx, SUCCESS, c),
    ),
    asks(
        "610.1.9",
        "sm-ask-abilities",
        |cx, _, o| abilities::offer_slot(cx, SUCCESS, o),
        |cx, _, c| abilities::take_slot(cx, SUCCESS, c),
    ),
    does("610.1.10", "sm-interfere", interferes),
    does("610.1.11", "sm-cast-again", |cx, l| seal_again(cx, l, SEAL_LINE, SEAL_TARGETS)),
    does("610.1.12", "sm-cast-state-over", |cx, l| state_over(cx, l, Bit::BeingCast)),
    does("610.1.13", "sm-cast-done", |cx, l| {
        let Some(card) = l.card else { return Flow::Next };
        cx.note(finding("sm-note-cast-done").card(card));
        cx.event(Happens::Note(cx.state.owner(card), Note::BroughtSeal).event());
        Flow::Next
    }),
    does("610.1.13.1", "sm-cast-growth", |_, l| match l.card.filter(|_| l.grow) {
        Some(card) => {
            let grows = Growing::of(card, l.who, std::mem::take(&mut l.seals));
            Flow::Call(growth::start(grows.by(l.condition)))
        }
        None => Flow::Next,
    }),
    citing("515.2", does("610.1.13.2", "sm-cast-line", into_line)),
    citing("601.2.1 709.14.1", does("610.1.13.3", "sm-abilities", entered)),
    citing(
        "610.1.13.3",
        does("709.14.2", "sm-curses-wait", |cx, l| {
            l.card.map_or(Flow::Next, |card| curses::waiting(cx, card, "610.1.13.3"))
        }),
    ),
    citing("100.5", does("610.1.14", "sm-cast-over", over)),
];

/// 610.2
pub static CAST_MYSTIC: [Row<Casting>; 17] = [
    does("610.2.1", "sm-cast", |cx, l| {
        cx.event(begins(l.who, l.card, Doing::Cast));
        Flow::Next
    }),
    asks("610.2.2", "sm-ask-mode", offer_mode, take_mode),
    does("610.2.3", "sm-cast-target-there", |cx, l| {
        let there = l.card.is_some_and(|c| has_target(cx.state, cx.book, c));
        if there { Flow::Next } else { leave(cx, l, "sm-note-cast-no-target") }
    }),
    does("610.2.4", "sm-cast-cost", |cx, l| if payable(cx, l) { Flow::Next } else { leave(cx, l, "sm-note-short") }),
    citing("609.5 102.6 g:ร่ายฟรี", does("610.2.5", "sm-cast-paid", |cx, l| paid(cx, l, true))),
    asks(
        "610.2.6",
        "sm-ask-abilities",
        |cx, _, o| abilities::offer_slot(cx, ACTING, o),
        |cx, _, c| abilities::take_slot(cx, ACTING, c),
    ),
    does("610.2.7", "sm-abilities", |cx, _| abilities::work(cx, ACTING)),
    citing(
        "201.8.2.1 201.8.2.2 201.8.2.3 201.8.2.4 201.11.2 609.6 g:ค่า_- g:Target g:Name g:N<>คำอธิบาย 709.12 g:Except",
        asks("610.2.8", "sm-ask-cast-target", offer_targets, take_targets),
    ),
    does("610.2.9", "sm-interfere", interferes),
    citing("g:Protect g:Target", does("610.2.10", "sm-cast-again", |cx, l| mystic_again(cx, l, MYSTIC_TARGETS))),
    does("610.2.11", "sm-cast-state-over", |cx, l| state_over(cx, l, Bit::BeingCast)),
    does("610.2.12", "sm-cast-done", |cx, l| {
        let Some(card) = l.card else { return Flow::Next };
        cx.note(finding("sm-note-cast-done").card(card));
        Flow::Next
    }),
    citing("201.8.2.1 201.8.2.2 201.8.2.3", does("610.2.12.1", "sm-paste", paste)),
    citing("601.2.4 100.3 g:ทุกใบ", does("610.2.12.2", "sm-mystic-works", mystic_works)),
    does("610.2.12.3", "sm-abilities", |cx, _| abilities::work(cx, PASTING)),
    citing("201.9.2.1 201.9.2.2 201.9.2.3 303.1", does("610.2.13", "sm-mystic-ends", mystic_ends)),
    citing("100.5", does("610.2.14", "sm-cast-over", over)),
];

/// 708.1
pub static ENTER_SEAL: [Row<Casting>; 13] = [
    does("708.1.1", "sm-enter", |cx, l| {
        cx.event(begins(l.who, l.card, Doing::Enter));
        Flow::Next
    }),
    citing("707.2", does("708.1.2", "sm-entering", |cx, l| paid(cx, l, false))),
    citing("303.3 515.8", asks("708.1.3", "sm-ask-line", offer_line, take_line)),
    asks(
        "708.1.4",
        "sm-ask-mode",
        |cx, _, o| abilities::offer_modes(cx, SUCCESS, o),
        |cx, _, c| abilities::take_modes(cx, SUCCESS, c),
    ),
    asks(
        "708.1.5",
        "sm-ask-abilities",
        |cx, _, o| abilities::offer_slot(cx, SUCCESS, o),
        |cx, _, c| abilities::take_slot(cx, SUCCESS, c),
    ),
    does("708.1.6", "sm-cast-again", |cx, l| seal_again(cx, l, ClauseId::new("708.1.3"), ClauseId::new("708.1.5"))),
    does("708.1.7", "sm-cast-state-over", |cx, l| state_over(cx, l, Bit::Entering)),
    does("708.1.8", "sm-entered", |cx, l| {
        let Some(card) = l.card else { return Flow::Next };
        cx.note(finding("sm-note-entered").card(card));
        cx.event(Happens::Note(cx.state.owner(card), Note::BroughtSeal).event());
        Flow::Next
    }),
    citing("515.8", does("708.1.8.1", "sm-cast-line", into_line)),
    does("708.1.8.2", "sm-abilities", entered),
    citing(
        "708.1.8.2",
        does("707.4", "sm-curses-wait", |cx, l| {
            l.card.map_or(Flow::Next, |card| curses::waiting(cx, card, "708.1.8.2"))
        }),
    ),
    does("708.1.9", "sm-cast-over", |cx, l| if l.card.is_some() { over(cx, l) } else { Flow::Next }),
    citing("100.5", does("708.1.10", "sm-cast-over", over)),
];

/// 708.2
pub static ENTER_MYSTIC: [Row<Casting>; 13] = [
    does("708.2.1", "sm-enter", |cx, l| {
        cx.event(begins(l.who, l.card, Doing::Enter));
        Flow::Next
    }),
    asks("708.2.2", "sm-ask-mode", offer_mode, take_mode),
    does("708.2.3", "sm-cast-target-there", |cx, l| {
        let there = l.card.is_some_and(|c| has_target(cx.state, cx.book, c));
        if there { Flow::Next } else { leave(cx, l, "sm-note-cast-no-target") }
    }),
    citing("707.2", does("708.2.4", "sm-entering", |cx, l| paid(cx, l, false))),
    citing(
        "201.8.2.1 201.8.2.2 201.8.2.3 201.8.2.4 201.11.2 707.3",
        asks("708.2.5", "sm-ask-cast-target", offer_targets, take_targets),
    ),
    does("708.2.6", "sm-cast-again", |cx, l| mystic_again(cx, l, ClauseId::new("708.2.5"))),
    does("708.2.7", "sm-cast-state-over", |cx, l| state_over(cx, l, Bit::Entering)),
    does("708.2.8", "sm-entered", |cx, l| match l.card {
        Some(card) => {
            cx.note(finding("sm-note-entered").card(card));
            Flow::Next
        }
        None => Flow::Next,
    }),
    does("708.2.8.1", "sm-paste", paste),
    citing("601.2.4 100.3 g:ทุกใบ", does("708.2.8.2", "sm-mystic-works", mystic_works)),
    does("708.2.8.3", "sm-abilities", |cx, _| abilities::work(cx, PASTING)),
    citing("201.9.2.1 201.9.2.2 201.9.2.3 303.1", does("708.2.9", "sm-mystic-ends", mystic_ends)),
    citing("100.5", does("708.2.10", "sm-cast-over", over)),
];

fn payable(cx: &Cx<'_>, l: &Casting) -> bool {
    l.free || l.card.is_some_and(|c| cx.state.side(l.who).mp >= cost(cx.state, cx.book, c))
}

/// 610.1.3, 610.2.5, 708.1.2. It is paid, and counts as in the arena.
fn paid(cx: &mut Cx<'_>, l: &mut Casting, cast: bool) -> Flow {
    let Some(card) = l.card else { return Flow::Next };
    let state = cx.state;
    if cast && !l.free {
        cx.event(Happens::Pay(l.who, cost(state, cx.book, card)).event());
    }
    let how = if cast { How::Cast } else { How::Entered };
    cx.event(Move::of(state, card, Zone::Arena, how, Cause::Rule).event());
    cx.event(Happens::State(card, if cast { Bit::BeingCast } else { Bit::Entering }, true).event());
    cx.event(Happens::State(card, Bit::Pending, true).event());
    if cast {
        cx.event(Happens::Occurs(When::IsCast, Some(card), l.who, None, ACTING).event());
    }
    if state.category(cx.book, card) == Some(Category::Mystic) && !l.held {
        set_off_own(cx, l, card);
    }
    Flow::Next
}

/// What is cast enters the arena; what is brought into it is not cast (707.1).
fn comes(state: &State) -> &'static [When] {
    match state.under.last().map(|u| u.doing) {
        Some(Doing::Enter) => &[When::Enters],
        _ => &[When::CastSucceeds, When::Enters],
    }
}

/// What the card itself does when it has come is chosen before it has.
fn set_off_own(cx: &mut Cx<'_>, l: &Casting, card: CardId) {
    for &when in comes(cx.state) {
        cx.event(Happens::Occurs(when, Some(card), l.who, None, SUCCESS).event());
    }
}

/// 709.6.1. May it come into this Line?
fn may_enter(_: &State, _: CardId, _: Line) -> bool {
    true
}

fn offer_line(cx: &Cx<'_>, l: &Casting, options: &mut Options) -> Asked {
    if l.card.is_none() {
        return Asked::Nobody(Flow::Next);
    }
    if let Some(line) = l.line {
        return Asked::Itself(Act::Line(line).choice());
    }
    let _ = cx;
    Line::BOTH.into_iter().for_each(|line| options.legal(Act::Line(line).choice()));
    Asked::Of(Chooser::Player(l.who))
}

fn take_line(cx: &mut Cx<'_>, l: &mut Casting, choice: Choice) -> Flow {
    let Some(card) = l.card else { return Flow::Next };
    if let Choice::Own(Act::Line(line)) = choice {
        l.line = Some(line);
    }
    if !l.rewound && !l.held {
        set_off_own(cx, l, card);
    }
    Flow::Next
}

fn offer_grow(cx: &Cx<'_>, l: &Casting, options: &mut Options) -> Asked {
    // 617.1.8. Whether a Growth belongs to the cast of a Progress: by a reading.
    let asked = !l.rewound && !l.answered && (!l.held || cx.peek(readings::PROGRESS_CAST) == 1);
    let Some(card) = l.card.filter(|_| asked) else { return Asked::Nobody(Flow::Next) };
    if cx.state.def(cx.book, card).facts.growth.is_empty() {
        return Asked::Nobody(Flow::Next);
    }
    // 611.3. By the default it is only said whether: the conditions are looked at when it grows.
    let can = cx.peek(readings::GROWTH_DECLARED) == 0 || growth::conditions(cx.state, cx.book, card).next().is_some();
    options.offer(Act::Grow(true).choice(), if can { Ok(()) } else { Err(Refusal::by("611.3")) });
    options.legal(Act::Grow(false).choice());
    Asked::Of(Chooser::Player(l.who))
}

fn take_grow(cx: &mut Cx<'_>, l: &mut Casting, choice: Choice) -> Flow {
    l.grow = choice == Act::Grow(true).choice();
    l.answered = true;
    if l.grow {
        cx.reading(readings::GROWTH_DECLARED);
        cx.note(finding("sm-note-will-grow"));
    }
    Flow::Next
}

/// 610.1.7, by a reading: condition and condition Seals are declared with the Growth.
fn declared(cx: &Cx<'_>, l: &Casting) -> Option<Growing> {
    let card = l.card.filter(|_| l.grow && !l.rewound && cx.peek(readings::GROWTH_DECLARED) == 1)?;
    Some(Growing::of(card, l.who, l.seals.clone()).by(l.condition))
}

fn interferes(cx: &mut Cx<'_>, l: &mut Casting) -> Flow {
    if l.held || l.quick || l.card.is_none() || (l.rewound && cx.reading(readings::REWIND_INTERFERE) == 1) {
        return Flow::Next;
    }
    if l.free && cx.reading(readings::FREE_CAST) == 1 {
        return Flow::Next;
    }
    Flow::Call(interfere::start())
}

fn state_over(cx: &mut Cx<'_>, l: &mut Casting, bit: Bit) -> Flow {
    match l.card {
        Some(card) => {
            cx.event(Happens::State(card, bit, false).event());
            Flow::Next
        }
        None => Flow::Next,
    }
}

fn into_line(cx: &mut Cx<'_>, l: &mut Casting) -> Flow {
    let Some(card) = l.card else { return Flow::Next };
    cx.event(Happens::Line(card, l.line, !l.named).event());
    Flow::Next
}

/// 610.1.13.3. What it does itself, then what others do.
fn entered(cx: &mut Cx<'_>, l: &mut Casting) -> Flow {
    if l.held {
        return Flow::Next;
    }
    let Some(card) = l.card else { return Flow::Next };
    for &when in comes(cx.state) {
        cx.event(Happens::Occurs(when, Some(card), l.who, None, NOW).event());
    }
    if abilities::any(cx.state, SUCCESS) {
        cx.note(finding("sm-note-abilities-work"));
    }
    Flow::Call(Both::start(cx.state))
}

/// 610.1.11, 708.1.6. Can it come into its Line, and are the targets of its Abilities legal? Else that is chosen anew.
fn seal_again(cx: &mut Cx<'_>, l: &mut Casting, line: ClauseId, targets: ClauseId) -> Flow {
    let Some(card) = l.card else { return Flow::Next };
    if l.line.is_some_and(|line| !may_enter(cx.state, card, line)) {
        l.line = None;
        l.rewound = true;
        cx.reading(readings::REWIND_INTERFERE);
        return Flow::Goto(line);
    }
    if abilities::forget_targets(cx, SUCCESS) == Some(true) {
        l.rewound = true;
        cx.reading(readings::REWIND_INTERFERE);
        return Flow::Goto(targets);
    }
    Flow::Next
}

/// The Abilities of two slots work in one order (603.1).
pub struct Both;

impl Both {
    /// Those of [`SUCCESS`], and those of [`NOW`].
    pub fn start(state: &State) -> Frame {
        Procedure::Twice(At::start(Twice { depth: state.depth() })).into()
    }
}

/// Abilities chosen before, and others.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Twice {
    depth: u8,
}

impl Locals for Twice {}

/// 603.1
pub static TWICE: [Row<Twice>; 2] = [
    does("603.2", "sm-order", |cx, _| {
        cx.event(Happens::Merge(SUCCESS, NOW).event());
        Flow::Next
    }),
    does("601.2.1", "sm-abilities", |cx, _| Flow::Become(abilities::Queue::of(cx.state, NOW))),
];

/// It is over; the card may have left meanwhile.
fn over(cx: &mut Cx<'_>, l: &mut Casting) -> Flow {
    if l.card.is_none() {
        cx.note(finding("sm-note-cast-left"));
    }
    cx.event(Happens::Ends.event());
    Flow::Return
}

fn leave(cx: &mut Cx<'_>, l: &mut Casting, why: &'static str) -> Flow {
    cx.note(finding(why));
    if let Some(card) = l.card.filter(|c| cx.state.in_arena(*c)) {
        cx.event(Happens::State(card, Bit::BeingCast, false).event());
        cx.event(Happens::State(card, Bit::Entering, false).event());
    }
    over(cx, l)
}

fn run(cx: &Cx<'_>, l: &Casting) -> Option<Run> {
    let run = success(cx.state, cx.book, l.card?)?;
    Some(Run { who: cx.state.owner(run.this), ..run })
}

fn offer_mode(cx: &Cx<'_>, l: &Casting, options: &mut Options) -> Asked {
    let Some(run) = run(cx, l) else { return Asked::Nobody(Flow::Next) };
    match choosing::next(cx.state, cx.book, &run, &l.chosen) {
        Some(choosing::Want::Mode(_)) => {
            choosing::offer(cx, &run, &l.chosen, options).unwrap_or(Asked::Nobody(Flow::Next))
        }
        _ => Asked::Nobody(Flow::Next),
    }
}

fn take_mode(cx: &mut Cx<'_>, l: &mut Casting, choice: Choice) -> Flow {
    if let Some(run) = run(cx, l) {
        choosing::tell_mode(cx, l.who, choice);
        choosing::take(cx.state, cx.book, &run, &mut l.chosen, choice);
    }
    Flow::Next
}

fn offer_targets(cx: &Cx<'_>, l: &Casting, options: &mut Options) -> Asked {
    let Some(card) = l.card else { return Asked::Nobody(Flow::Next) };
    let facts = &cx.state.def(cx.book, card).facts;
    if l.host.is_none() && matches!(facts.paste, Some(Paste::Ps | Paste::Pm)) {
        let kind = if facts.paste == Some(Paste::Ps) { Category::Seal } else { Category::Mystic };
        let mut any = false;
        for id in Player::BOTH.into_iter().flat_map(|p| cx.state.arena(p).iter().copied()) {
            if id == card || cx.state.category(cx.book, id) != Some(kind) {
                if options.why() && id != card {
                    options.offer(Choice::Card(id, cx.state.card(id).def), Err(Refusal::by("201.8.2.1 201.8.2.3")));
                }
                continue;
            }
            let refusal = host_refusal(cx.state, cx.book, card, id);
            any |= refusal.is_none();
            options.offer(Choice::Card(id, cx.state.card(id).def), refusal.map_or(Ok(()), |by| Err(Refusal::by(by))));
        }
        if any {
            return Asked::Of(Chooser::Player(l.who));
        }
        return Asked::Nobody(Flow::Next);
    }
    let Some(run) = run(cx, l) else { return offer_own(cx, options) };
    choosing::offer(cx, &run, &l.chosen, options).unwrap_or_else(|| offer_own(cx, options))
}

/// The targets of other Abilities of the card itself.
fn offer_own(cx: &Cx<'_>, options: &mut Options) -> Asked {
    abilities::offer_slot(cx, SUCCESS, options)
}

fn take_targets(cx: &mut Cx<'_>, l: &mut Casting, choice: Choice) -> Flow {
    let Some(card) = l.card else { return Flow::Next };
    let facts = &cx.state.def(cx.book, card).facts;
    if l.host.is_none() && matches!(facts.paste, Some(Paste::Ps | Paste::Pm)) {
        if let Choice::Card(host, _) = choice {
            l.host = Some(host);
            cx.note(finding("sm-note-paste-on").card(card).with("other", crate::cardgame::finding::Fact::Card(host)));
            // 617.2.8. A Progress holds it back.
            for when in [When::IsPasted, When::PastedSucceeds].into_iter().filter(|_| !l.held) {
                cx.event(Happens::Occurs(when, Some(card), l.who, Some(host), PASTING).event());
            }
        }
        return Flow::Again;
    }
    let wanted = run(cx, l).filter(|run| choosing::next(cx.state, cx.book, run, &l.chosen).is_some());
    match wanted {
        Some(run) => {
            choosing::rests(cx, &run, &l.chosen, choice);
            choosing::take(cx.state, cx.book, &run, &mut l.chosen, choice);
        }
        None => return abilities::take_slot(cx, SUCCESS, choice),
    }
    Flow::Again
}

/// 610.2.10. Are host and targets legal? Else they are chosen anew, or the Mystic falls to the Shrine.
fn mystic_again(cx: &mut Cx<'_>, l: &mut Casting, again: ClauseId) -> Flow {
    let Some(card) = l.card else { return Flow::Next };
    let facts = &cx.state.def(cx.book, card).facts;
    let mut wrong = false;
    if matches!(facts.paste, Some(Paste::Ps | Paste::Pm)) {
        let legal = l.host.is_some_and(|h| hosts(cx.state, cx.book, card).contains(&h));
        if !legal {
            l.host = None;
            wrong = true;
        }
    }
    if let Some(run) = run(cx, l) {
        while let Some(gone) = choosing::illegal(cx.state, cx.book, &run, &l.chosen) {
            l.chosen.unpick(gone);
            wrong = true;
        }
        let bare = choosing::asks_target(cx.state, cx.book, &run) && l.chosen.picks.is_empty();
        wrong |= bare;
        if bare && !choosing::has_target(cx.state, cx.book, &run, &l.chosen) {
            return falls(cx, l, card);
        }
        if bare && choosing::next(cx.state, cx.book, &run, &l.chosen).is_none() {
            wrong = false;
        }
    }
    if !wrong {
        return Flow::Next;
    }
    if !has_target(cx.state, cx.book, card) {
        return falls(cx, l, card);
    }
    cx.note(finding("sm-note-target-gone").card(card));
    cx.reading(readings::REWIND_INTERFERE);
    l.rewound = true;
    Flow::Goto(again)
}

fn falls(cx: &mut Cx<'_>, l: &mut Casting, card: CardId) -> Flow {
    cx.note(finding("sm-note-cast-no-target"));
    cx.event(Happens::State(card, Bit::BeingCast, false).event());
    cx.event(Happens::State(card, Bit::Entering, false).event());
    cx.event(Happens::Ends.event());
    l.card = None;
    Flow::Become(Moves::by_rule(cx, vec![Change::of(card, To::Shrine, Cause::Rule)]))
}

fn paste(cx: &mut Cx<'_>, l: &mut Casting) -> Flow {
    let Some(card) = l.card else { return Flow::Next };
    let facts = &cx.state.def(cx.book, card).facts;
    if facts.paste.is_some() {
        cx.event(Happens::Paste(card, l.host).event());
    }
    cx.event(Happens::State(card, Bit::Pending, false).event());
    if let Turns::For(n) = facts.turns {
        cx.event(Happens::Left(card, super::curses::subturns(cx, n)).event());
    }
    Flow::Next
}

/// 610.2.12.2. What the Mystic does, and what its coming sets off.
fn mystic_works(cx: &mut Cx<'_>, l: &mut Casting) -> Flow {
    if l.held {
        return Flow::Next;
    }
    let Some(card) = l.card else { return Flow::Next };
    for &when in comes(cx.state) {
        cx.event(Happens::Occurs(when, Some(card), l.who, None, NOW).event());
    }
    let Some(mut run) = run(cx, l) else {
        let lasting = |e: &super::vocabulary::Effect| matches!(e.kind, Kind::Permanent(_));
        if abilities::any(cx.state, SUCCESS) {
            cx.note(finding("sm-note-abilities-work"));
        } else if cx.state.def(cx.book, card).own_effects().any(|(_, e)| lasting(e)) {
            cx.note(finding("sm-note-mystic-works").card(card));
        }
        return Flow::Call(Both::start(cx.state));
    };
    let eye = run.eye(cx.state, cx.book);
    let holds = cx.book.effect(run.def, run.effect).conditions.iter().all(|c| eye.holds(c));
    if !holds {
        cx.note(finding("sm-note-condition-fails").card(card));
        return Flow::Call(Both::start(cx.state));
    }
    cx.note(finding("sm-note-mystic-works").card(card));
    run.own.chosen = std::mem::take(&mut l.chosen);
    let at = run.at;
    let then = Procedure::After(At::start(After { run: Box::new(run), at, depth: cx.state.depth() })).into();
    Flow::Call(then)
}

/// What a Mystic does, and then what its coming has set off.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct After {
    run: Box<Run>,
    at: u16,
    depth: u8,
}

impl Locals for After {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.run.each_card(see);
    }

    fn forget(&mut self, lost: Lost) {
        if let Lost::Moved(card) = lost {
            self.run.forget(CardId(card));
            self.run.own.chosen.forget(CardId(card));
        }
    }
}

/// 601.2.4
pub static AFTER: [Row<After>; 2] = [
    does("601.2.4", "sm-mystic-works", |_, l| {
        let run = (*l.run).clone();
        Flow::Call(crate::cardgame::Frame::Program(Box::new(At::program(l.at, run))))
    }),
    does("601.2.1", "sm-abilities", |cx, _| Flow::Become(Both::start(cx.state))),
];

/// 610.2.13. A 0 Turn Mystic falls to the Shrine, others stay.
fn mystic_ends(cx: &mut Cx<'_>, l: &mut Casting) -> Flow {
    let Some(card) = l.card else { return Flow::Next };
    let facts = &cx.state.def(cx.book, card).facts;
    cx.event(Happens::Ends.event());
    let stays = match (facts.turns, facts.paste) {
        (Turns::Zero, _) => false,
        (_, None) => cx.reading(readings::UNTARGETED_STAYS) == 0,
        _ => true,
    };
    if stays || !cx.state.in_arena(card) {
        return Flow::Return;
    }
    cx.note(finding("sm-mystic-ends"));
    Flow::Become(Moves::by_rule(cx, vec![Change::of(card, To::Shrine, Cause::Rule)]))
}

/// A card is known.
pub fn identify(cx: &mut Cx<'_>, card: CardId, def: DefId) {
    if cx.state.card(card).def != def {
        cx.event(Event::Is(card, def));
    }
}
