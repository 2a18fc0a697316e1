//! 611 to 614, 617, 618. Growth, Progress, Regeneration.

use super::areas::Doing;
use super::event::{ACTING, Happens, Note, PASTING, SUCCESS, begins};
use super::forms::can_fill;
use super::moves::{Change, Moves, To};
pub use super::procedure::Growing;
use super::procedure::{Casting, Opener, Step};
use super::vocabulary::{Category, Needed, When, Zone};
use super::{
    Act, Asked, Book, Choice, Cx, Event, Eye, Flow, Frame, Options, Procedure, Row, State, abilities, readings,
};
use crate::cardgame::finding::Fact;
use crate::cardgame::{CardId, Cause, Few, finding};
use crate::engine::{At, Chooser, ClauseId, Player, Refusal, asks, citing, does};

/// 614. A Growth begins.
pub fn start(l: Growing) -> Frame {
    Procedure::Grow(At::start(l)).into()
}

/// 617. A Progress begins.
pub fn progress(state: &State, book: &Book, card: CardId, who: Player) -> Frame {
    let l = Growing::of(card, who, Few::new());
    match state.category(book, card) {
        Some(Category::Mystic) => Procedure::ProgressMystic(At::start(l)).into(),
        _ => Procedure::ProgressSeal(At::start(l)).into(),
    }
}

/// 618. A Regeneration begins.
pub fn regenerate(card: CardId, who: Player) -> Frame {
    Procedure::Regenerate(At::start(Growing::of(card, who, Few::new()))).into()
}

/// 613. Why a card of the arena cannot be a condition Seal; none: it can.
fn refusal(state: &State, book: &Book, growing: CardId, id: CardId) -> Option<&'static str> {
    if id == growing {
        return Some("613.2");
    }
    let owner = state.owner(growing);
    if !state.in_arena(id) || state.owner(id) != owner || state.is_support(id) {
        return Some("613.1");
    }
    if state.original(id) != owner {
        return Some("g:Control");
    }
    super::having::is_forbidden(state, book, owner, id, &super::vocabulary::OwnCannot::BeCondition).then_some("613.3")
}

/// 612.3. Does no Effect forbid the Growth of a card?
pub fn may_grow(state: &State, book: &Book, card: CardId) -> bool {
    !super::having::is_forbidden(state, book, state.owner(card), card, &super::vocabulary::OwnCannot::Grow)
}

/// The cards that may be condition Seals, or be Progressed.
fn eligible(state: &State, book: &Book, card: CardId) -> Few {
    let owner = state.owner(card);
    state.arena(owner).iter().copied().filter(|&id| refusal(state, book, card, id).is_none()).collect()
}

/// Does a box ask for something that is there?
fn is_complete(state: &State, book: &Book, card: CardId, needed: &[Needed], chosen: &[CardId]) -> bool {
    let eye = Eye::new(state, book, state.owner(card), card);
    let left: Few = eligible(state, book, card).into_iter().filter(|c| !chosen.contains(c)).collect();
    can_fill(&eye, needed, chosen, &left)
}

/// 614.1. The Growth conditions that can be met.
pub fn conditions<'a>(state: &'a State, book: &'a Book, card: CardId) -> impl Iterator<Item = u8> + 'a {
    let all = &state.def(book, card).facts.growth;
    (0..).zip(all).filter(move |(_, needed)| is_complete(state, book, card, needed, &[])).map(|(n, _)| n)
}

/// 617.1.2. The Progress conditions that can be met.
pub fn progress_conditions<'a>(state: &'a State, book: &'a Book, card: CardId) -> impl Iterator<Item = u8> + 'a {
    let all = &state.def(book, card).facts.progress;
    (0..).zip(all).filter(move |(_, needed)| is_complete(state, book, card, needed, &[])).map(|(n, _)| n)
}

/// Which box is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Needs {
    /// The Growth Box.
    Growth,
    /// The Progress Box.
    Progress,
}

fn boxes<'a>(state: &State, book: &'a Book, card: CardId, which: Needs) -> &'a [Vec<Needed>] {
    let facts = &state.def(book, card).facts;
    if which == Needs::Growth { &facts.growth } else { &facts.progress }
}

/// 614.1. Which condition of a box is meant.
pub fn offer_condition(cx: &Cx<'_>, l: &Growing, options: &mut Options, which: Needs) -> Asked {
    let Some(card) = l.card.filter(|_| l.condition.is_none()) else { return Asked::Nobody(Flow::Next) };
    let all: Vec<u8> = match which {
        Needs::Growth => conditions(cx.state, cx.book, card).collect(),
        Needs::Progress => progress_conditions(cx.state, cx.book, card).collect(),
    };
    match all.as_slice() {
        [] => Asked::Itself(Choice::Nothing),
        [one] => Asked::Itself(Choice::Number(*one)),
        all => {
            all.iter().for_each(|n| options.legal(Choice::Number(*n)));
            Asked::Of(Chooser::Player(l.who))
        }
    }
}

fn take_condition(_: &mut Cx<'_>, l: &mut Growing, choice: Choice) -> Flow {
    if let Choice::Number(n) = choice {
        l.condition = Some(n);
    }
    Flow::Next
}

/// How many cards a condition asks for.
fn wanted(needed: &[Needed]) -> usize {
    needed.iter().map(|n| usize::from(n.count)).sum()
}

fn needed<'a>(cx: &Cx<'a>, l: &Growing, which: Needs) -> Option<(CardId, &'a [Needed])> {
    let card = l.card?;
    let all = boxes(cx.state, cx.book, card, which);
    all.get(usize::from(l.condition?)).map(|n| (card, n.as_slice()))
}

/// 614.2. Which cards fill it, one at a time.
pub fn offer_cards(cx: &Cx<'_>, l: &Growing, options: &mut Options, which: Needs) -> Asked {
    let Some((card, needed)) = needed(cx, l, which) else { return Asked::Itself(Choice::Nothing) };
    if l.cards.len() >= wanted(needed) {
        return Asked::Nobody(Flow::Next);
    }
    if !is_complete(cx.state, cx.book, card, needed, &l.cards) {
        return Asked::Itself(Choice::Nothing);
    }
    let all = cx.state.whole_field().collect::<Few>();
    for id in all.into_iter().filter(|id| !l.cards.contains(id)) {
        let mut chosen = l.cards.clone();
        chosen.push(id);
        let legal = match refusal(cx.state, cx.book, card, id) {
            Some(by) => Err(Refusal::by(by)),
            None if is_complete(cx.state, cx.book, card, needed, &chosen) => Ok(()),
            None => Err(Refusal::by(if which == Needs::Growth { "614.2 611.6 611.3" } else { "617.1.2" })),
        };
        options.offer(Act::Condition(id).choice(), legal);
    }
    if options.why() {
        for &id in cx.state.hand(l.who).iter().filter(|id| !cx.state.card(**id).is_unknown()) {
            options.offer(Act::Condition(id).choice(), Err(Refusal::by("613.1")));
        }
    }
    Asked::Of(Chooser::Player(l.who))
}

fn take_cards(cx: &mut Cx<'_>, l: &mut Growing, choice: Choice, which: Needs) -> Flow {
    match choice {
        Choice::Own(Act::Condition(id)) => {
            l.cards.push(id);
            cx.note(
                finding(if which == Needs::Growth { "sm-note-condition-seal" } else { "sm-note-to-progress" }).card(id),
            );
            if which == Needs::Progress {
                cx.reading(readings::PROGRESSED_CARDS);
            }
            Flow::Again
        }
        _ => leave(cx, l, "sm-note-no-condition"),
    }
}

fn over(cx: &mut Cx<'_>, _: &mut Growing) -> Flow {
    cx.event(Happens::Ends.event());
    Flow::Return
}

fn leave(cx: &mut Cx<'_>, l: &mut Growing, why: &'static str) -> Flow {
    cx.note(l.card.map_or_else(|| finding("sm-note-cast-left"), |card| finding(why).card(card)));
    over(cx, l)
}

fn again(cx: &mut Cx<'_>, l: &mut Growing, which: Needs, back: ClauseId) -> Flow {
    let Some((card, needed)) = needed(cx, l, which) else { return leave(cx, l, "sm-note-no-condition") };
    let owner = cx.state.owner(card);
    l.cards.retain(|id| {
        cx.state.in_arena(*id) && cx.state.owner(*id) == owner && refusal(cx.state, cx.book, card, *id).is_none()
    });
    if l.cards.len() == wanted(needed) && is_complete(cx.state, cx.book, card, needed, &l.cards) {
        return Flow::Next;
    }
    if !is_complete(cx.state, cx.book, card, needed, &l.cards) {
        l.cards.clear();
        if !is_complete(cx.state, cx.book, card, needed, &[]) {
            return leave(cx, l, "sm-note-no-condition");
        }
    }
    cx.reading(readings::REWIND_INTERFERE);
    cx.note(finding("sm-note-condition-gone").card(card));
    l.rewound = true;
    Flow::Goto(back)
}

fn remove(cx: &mut Cx<'_>, l: &mut Growing) -> Flow {
    let list: Vec<Change> = l.cards.iter().map(|&id| Change::of(id, To::Removed, Cause::Rule)).collect();
    cx.note(finding("sm-note-out-of-the-game").with("words", Fact::Cards(l.cards.clone())));
    if list.is_empty() { Flow::Next } else { Flow::Call(Moves::start(list)) }
}

/// What is declared sets off.
fn set_off(cx: &mut Cx<'_>, l: &Growing, whens: [When; 2], slot: super::event::Slot) {
    for when in whens {
        cx.event(Happens::Occurs(when, l.card, l.who, None, slot).event());
    }
}

fn begin(cx: &mut Cx<'_>, l: &Growing, doing: Doing) {
    cx.event(begins(l.who, l.card, doing));
}

const GROW_CARDS: ClauseId = ClauseId::new("614.2");

/// 614
pub static GROW: [Row<Growing>; 14] = [
    citing(
        "611.2",
        does("611.1", "sm-grow", |cx, l| {
            begin(cx, l, Doing::Grow);
            Flow::Next
        }),
    ),
    asks("614.1", "sm-ask-condition", |cx, l, o| offer_condition(cx, l, o, Needs::Growth), take_condition),
    citing(
        "613.1 613.2 613.3 611.6 509.2",
        asks(
            "614.2",
            "sm-ask-condition-seal",
            |cx, l, o| offer_cards(cx, l, o, Needs::Growth),
            |cx, l, c| take_cards(cx, l, c, Needs::Growth),
        ),
    ),
    does("614.3", "sm-grow-cost", |cx, l| {
        // What a Growth sets off is chosen in the next Phase, once.
        if !l.rewound {
            set_off(cx, l, [When::Grows, When::HasGrown], ACTING);
        }
        Flow::Next
    }),
    asks(
        "614.4",
        "sm-ask-abilities",
        |cx, l, o| if l.rewound { Asked::Nobody(Flow::Next) } else { abilities::offer_slot(cx, ACTING, o) },
        |cx, _, c| abilities::take_slot(cx, ACTING, c),
    ),
    does("614.5", "sm-interfere", |cx, l| {
        if l.rewound && cx.reading(readings::REWIND_INTERFERE) == 1 {
            Flow::Next
        } else {
            Flow::Call(Step::start(Opener::Growth))
        }
    }),
    abilities::looked_at::<ACTING, _>("614.6"),
    does("614.7", "sm-grow-again", |cx, l| again(cx, l, Needs::Growth, GROW_CARDS)),
    does("614.8", "sm-grow-remove", remove),
    does("614.9", "sm-grown", |cx, l| match l.card {
        Some(card) => {
            cx.event(Happens::Grown(card).event());
            if cx.reading(readings::GROWTH_INACTIVE) == 1 {
                cx.event(Event::Turn(card, true, Cause::Rule));
            }
            Flow::Next
        }
        None => over(cx, l),
    }),
    citing(
        "611.5",
        does("614.10", "sm-box", |cx, l| {
            cx.support("611.5");
            let _ = l;
            Flow::Next
        }),
    ),
    does("614.11", "sm-abilities", abilities_work),
    asks(
        "614.12",
        "sm-ask-abilities",
        |cx, l, o| if l.boxed { abilities::offer_slot(cx, SUCCESS, o) } else { Asked::Itself(Choice::Nothing) },
        |cx, l, c| {
            if l.boxed {
                return abilities::take_slot(cx, SUCCESS, c);
            }
            // Its Abilities of the box belong to the cast.
            l.boxed = true;
            cx.event(Happens::Ends.event());
            set_off(cx, l, [When::CastSucceeds, When::Enters], SUCCESS);
            Flow::Again
        },
    ),
    does("614.13", "sm-grow-over", |_, _| Flow::Return),
];

/// 617.1.1, 617.2.1. A Progress is declared.
fn begin_progress(cx: &mut Cx<'_>, l: &mut Growing) -> Flow {
    let mystic = l.card.is_some_and(|card| cx.state.category(cx.book, card) == Some(Category::Mystic));
    begin(cx, l, if mystic { Doing::ProgressMystic } else { Doing::Progress });
    if let Some(card) = l.card {
        cx.note(finding("sm-note-progress").card(card));
        let zone = cx.state.card(card).zone;
        l.shuffle = (zone != Zone::Hand).then_some(zone);
    }
    Flow::Next
}

fn offer_progress(cx: &Cx<'_>, l: &Growing, options: &mut Options) -> Asked {
    offer_condition(cx, l, options, Needs::Progress)
}

fn offer_progressed(cx: &Cx<'_>, l: &Growing, options: &mut Options) -> Asked {
    offer_cards(cx, l, options, Needs::Progress)
}

fn take_progressed(cx: &mut Cx<'_>, l: &mut Growing, choice: Choice) -> Flow {
    take_cards(cx, l, choice, Needs::Progress)
}

/// What a Progress sets off is chosen in the next Phase (617.1.4, 617.2.4), once.
fn progress_declared(cx: &mut Cx<'_>, l: &mut Growing) -> Flow {
    if !l.rewound {
        set_off(cx, l, [When::Progresses, When::HasProgressed], ACTING);
    }
    Flow::Next
}

fn abilities_work(cx: &mut Cx<'_>, _: &mut Growing) -> Flow {
    abilities::work(cx, ACTING)
}

/// 617.1.8, 617.2.8. The Seal is cast, the Mystic is brought into the arena; what that sets off is held back.
fn progress_comes(cx: &mut Cx<'_>, l: &mut Growing) -> Flow {
    let Some(card) = l.card else { return over(cx, l) };
    cx.reading(readings::PROGRESS_CAST);
    cx.note(finding("sm-note-progress-cast").card(card));
    let held = Casting { free: true, held: true, ..Casting::of(card, l.who) };
    Flow::Call(match cx.state.category(cx.book, card) {
        Some(Category::Mystic) => held.enter(cx.state, cx.book),
        _ => held.cast(Some(Category::Seal)),
    })
}

/// 617.2.9. What its coming sets off, then what its pasting does.
fn offer_mystic_slots(cx: &Cx<'_>, _: &Growing, options: &mut Options) -> Asked {
    match abilities::offer_slot(cx, SUCCESS, options) {
        Asked::Nobody(_) => abilities::offer_slot(cx, PASTING, options),
        asked => asked,
    }
}

fn take_mystic_slots(cx: &mut Cx<'_>, _: &mut Growing, choice: Choice) -> Flow {
    let slot = if abilities::chooses(cx, SUCCESS) { SUCCESS } else { PASTING };
    abilities::take_slot(cx, slot, choice)
}

/// 617.1
pub static PROGRESS_SEAL: [Row<Growing>; 15] = [
    citing("g:Progress", does("617.1.1", "sm-progress", begin_progress)),
    asks("200.18.2", "sm-ask-condition", offer_progress, take_condition),
    citing("g:Control", asks("617.1.2", "sm-ask-progressed", offer_progressed, take_progressed)),
    does("617.1.3", "sm-grow-cost", progress_declared),
    abilities::chosen::<ACTING, _>("617.1.4"),
    abilities::looked_at::<ACTING, _>("617.1.5"),
    does("617.1.6", "sm-grow-again", |cx, l| again(cx, l, Needs::Progress, ClauseId::new("617.1.2"))),
    does("617.1.7", "sm-grow-remove", remove),
    does("617.1.8", "sm-progress-cast", progress_comes),
    does("617.1.8.1", "sm-progressed", progressed),
    does("617.1.8.2", "sm-box", box_is_there),
    does("617.1.8.3", "sm-abilities", abilities_work),
    abilities::chosen::<SUCCESS, _>("617.1.9"),
    does("617.1.10", "sm-abilities", progress_works),
    citing("300.7", does("617.1.11", "sm-progress-over", progress_over)),
];

/// 617.2
pub static PROGRESS_MYSTIC: [Row<Growing>; 16] = [
    citing("g:Progress", does("617.2.1", "sm-progress", begin_progress)),
    asks("201.15.2", "sm-ask-condition", offer_progress, take_condition),
    citing("g:Control", asks("617.2.2", "sm-ask-progressed", offer_progressed, take_progressed)),
    does("617.2.3", "sm-grow-cost", progress_declared),
    abilities::chosen::<ACTING, _>("617.2.4"),
    abilities::looked_at::<ACTING, _>("617.2.5"),
    does("617.2.6", "sm-grow-again", |cx, l| again(cx, l, Needs::Progress, ClauseId::new("617.2.2"))),
    does("617.2.7", "sm-grow-remove", remove),
    does("617.2.8", "sm-progress-cast", progress_comes),
    does("617.2.8.1", "sm-progressed", progressed),
    does("617.2.8.2", "sm-box", box_is_there),
    does("617.2.8.3", "sm-abilities", abilities_work),
    asks("617.2.9", "sm-ask-abilities", offer_mystic_slots, take_mystic_slots),
    does("617.2.10", "sm-abilities", progress_works),
    abilities::working::<PASTING, _>("617.2.11"),
    does("617.2.12", "sm-progress-over", progress_over),
];

fn progressed(cx: &mut Cx<'_>, l: &mut Growing) -> Flow {
    let Some(card) = l.card.filter(|c| cx.state.in_arena(*c)) else { return over(cx, l) };
    cx.note(finding("sm-note-progressed").card(card));
    cx.event(Happens::Progressed(card).event());
    cx.event(Happens::Note(l.who, Note::Progressed).event());
    come(cx, l, card, SUCCESS);
    if let Some(host) = cx.state.card(card).on {
        for when in [When::IsPasted, When::PastedSucceeds] {
            cx.event(Happens::Occurs(when, Some(card), l.who, Some(host), PASTING).event());
        }
    }
    Flow::Next
}

/// 617.1.8, 617.2.8. A Seal is cast, a Mystic is brought into the arena.
fn come(cx: &mut Cx<'_>, l: &Growing, card: CardId, slot: super::event::Slot) {
    if cx.state.category(cx.book, card) == Some(Category::Seal) {
        cx.event(Happens::Occurs(When::CastSucceeds, Some(card), l.who, None, slot).event());
    }
    cx.event(Happens::Occurs(When::Enters, Some(card), l.who, None, slot).event());
}

/// 617.1.8.2. The box is there now, with what it says of the Progress itself.
fn box_is_there(cx: &mut Cx<'_>, l: &mut Growing) -> Flow {
    if let Some(card) = l.card {
        let whens = [When::Progresses, When::HasProgressed];
        let set_off = super::noticing::own_only(cx.state, cx.book, card, &whens, ACTING);
        set_off.into_iter().for_each(|event| cx.event(event));
    }
    Flow::Next
}

/// 617.1.10. What was held back works.
fn progress_works(cx: &mut Cx<'_>, l: &mut Growing) -> Flow {
    let Some(card) = l.card else { return Flow::Next };
    come(cx, l, card, super::event::NOW);
    abilities::say_work(cx, &[SUCCESS, super::event::NOW]);
    Flow::Call(super::casting::Both::start(cx.state))
}

fn progress_over(cx: &mut Cx<'_>, l: &mut Growing) -> Flow {
    if let Some(zone) = l.shuffle {
        cx.support("300.7");
        cx.event(Event::Shuffle(l.who, zone));
    }
    over(cx, l)
}

/// 618
pub static REGENERATE: [Row<Growing>; 12] = [
    citing(
        "g:Regeneration",
        does("618.1", "sm-regenerate", |cx, l| {
            begin(cx, l, Doing::Regenerate);
            if let Some(card) = l.card {
                cx.note(finding("sm-note-regenerate").card(card));
            }
            Flow::Next
        }),
    ),
    asks("200.14.2", "sm-ask-condition", |cx, l, o| offer_condition(cx, l, o, Needs::Growth), take_condition),
    citing(
        "613.1 613.2 613.3 611.6",
        asks(
            "618.2",
            "sm-ask-condition-seal",
            |cx, l, o| offer_cards(cx, l, o, Needs::Growth),
            |cx, l, c| take_cards(cx, l, c, Needs::Growth),
        ),
    ),
    does("618.3", "sm-grow-cost", |cx, l| {
        if !l.rewound {
            set_off(cx, l, [When::Regenerates, When::HasRegenerated], ACTING);
        }
        Flow::Next
    }),
    abilities::chosen::<ACTING, _>("618.4"),
    abilities::looked_at::<ACTING, _>("618.5"),
    does("618.6", "sm-grow-again", |cx, l| again(cx, l, Needs::Growth, ClauseId::new("618.2"))),
    does("618.7", "sm-grow-remove", remove),
    does("618.8", "sm-regenerated", |cx, l| match l.card {
        Some(card) => {
            cx.note(finding("sm-note-regenerated").card(card));
            cx.event(Happens::Note(l.who, Note::Regenerated).event());
            if cx.reading(readings::GROWTH_INACTIVE) == 1 {
                cx.event(Event::Turn(card, true, Cause::Rule));
            }
            Flow::Next
        }
        None => over(cx, l),
    }),
    does("618.9", "sm-box", |_, _| Flow::Next),
    does("618.10", "sm-abilities", abilities_work),
    citing(
        "618.11",
        does("618.12", "sm-grown", |cx, l| {
            cx.support("618.11");
            if let Some(card) = l.card {
                cx.event(Happens::Grown(card).event());
            }
            over(cx, l)
        }),
    ),
];
