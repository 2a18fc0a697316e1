//! 508 to 514. Combination and Break Combination.

use super::areas::{Bit, Doing};
use super::event::{ACTING, Happens, NOW, Note, begins};
pub use super::procedure::Joining;
use super::procedure::{Opener, Step};
use super::vocabulary::{Category, Curse, OwnCannot, OwnGrant, When};
use super::{
    Act, Asked, Book, Choice, Cx, Eye, Flow, Frame, Options, Procedure, Row, State, abilities, because, forms, having,
    readings, resting,
};
use crate::cardgame::finding::Fact;
use crate::cardgame::{CardId, Few, On, finding};
use crate::engine::check::allowed;
use crate::engine::{At, Check, Chooser, ClauseId, Player, Refusal, asks, check, citing, does};

fn of(main: CardId, who: Player, ordered: bool) -> Joining {
    Joining {
        main: Some(main),
        who,
        form: 0,
        supports: Few::new(),
        void: false,
        rewound: false,
        most: 2,
        placed: 0,
        ordered,
    }
}

/// A Combination begins.
pub fn start(main: CardId, who: Player, ordered: bool) -> Frame {
    Procedure::Combine(At::start(of(main, who, ordered))).into()
}

/// A Break Combination begins.
pub fn start_break(main: CardId, who: Player) -> Frame {
    Procedure::Break(At::start(of(main, who, false))).into()
}

/// A Seal that somebody wants to combine with, or as a Support.
pub struct Try {
    once: bool,
    matches: bool,
    own: bool,
    allowed: bool,
    active: bool,
    clean: bool,
    aged: bool,
    stone: bool,
    dimension: bool,
    danced: bool,
    control: bool,
    support: bool,
    can: bool,
}

/// 508.10. What the Main Seal must be.
pub static MAIN: [Check<State, Try>; 9] = [
    check("508.10.1", "once", |_: &State, t: &Try| t.once).also("511.2"),
    check("508.10.2", "supports-there", |_: &State, t: &Try| t.matches).also("512.3"),
    check("508.10.3", "own-seal", |_: &State, t: &Try| t.own).also("500.2"),
    check("508.10.4", "may-combine", |_: &State, t: &Try| t.allowed).also("100.2"),
    check("508.10.5", "active", |_: &State, t: &Try| t.active).also("500.1"),
    check("709.5.2", "stone", |_: &State, t: &Try| !t.stone).also("709.5.1"),
    check("709.11.4", "dimension", |_: &State, t: &Try| !t.dimension).also("709.11.3"),
    check("g:Control", "by-control", |_: &State, t: &Try| t.control).also("508.10.3"),
    check("510.3", "no-support", |_: &State, t: &Try| !t.support),
];

/// 508.10. What a Support must be.
pub static SUPPORT: [Check<State, Try>; 8] = [
    check("508.10.2", "matches", |_: &State, t: &Try| t.matches),
    check("508.10.3", "own-seal", |_: &State, t: &Try| t.own),
    check("508.10.6", "free", |_: &State, t: &Try| t.clean && t.active && !t.support),
    check("508.10.7", "a-turn-old", |_: &State, t: &Try| t.aged || t.can).also("508.10.8").by(readings::SUPPORT_AGE),
    check("709.5.2", "stone", |_: &State, t: &Try| !t.stone),
    check("g:Dancing", "not-danced", |_: &State, t: &Try| !t.danced || t.can),
    check("g:Control", "by-control", |_: &State, t: &Try| t.control),
    check("100.2", "may-be-support", |_: &State, t: &Try| t.allowed),
];

fn attempt(state: &State, book: &Book, who: Player, id: CardId, main: bool) -> Try {
    let card = state.card(id);
    let idle = !state
        .under
        .iter()
        .any(|u| u.card == Some(id) && u.doing != Doing::Curse && u.doing != Doing::Combine && !u.left);
    let bar = if main { OwnCannot::Combine } else { OwnCannot::BeSupport };
    let old = card.fresh == 0 || (book.readings.of(readings::SUPPORT_AGE) == 1 && card.fresh < 2);
    Try {
        once: !card.is(Bit::Combined),
        matches: true,
        own: state.owner(id) == who && state.controller(id) == who,
        allowed: !having::is_forbidden(state, book, who, id, &bar),
        active: state.in_arena(id) && !card.rested && idle && !card.is(Bit::BeingCast),
        clean: state.pasted_on(id).next().is_none() && card.cursed().next().is_none(),
        aged: old,
        stone: card.is_cursed(Curse::Stone),
        dimension: card.is_cursed(Curse::Dimension),
        danced: card.is(Bit::Danced),
        control: state.original(id) == state.owner(id),
        support: state.is_support(id),
        can: having::has(state, book, id, &OwnGrant::CanSupport),
    }
}

/// May a Seal be a Support? What it must match is asked elsewhere.
fn support(state: &State, book: &Book, who: Player, id: CardId, matches: bool, why: bool) -> Result<(), Refusal> {
    let t = Try { matches, ..attempt(state, book, who, id, false) };
    // 508.10.6, a combined Seal is no Seal in the normal state.
    let t = Try { clean: t.clean && state.supports(id).next().is_none(), ..t };
    allowed(&SUPPORT, state, &t, why)
}

fn free_supports(state: &State, book: &Book, who: Player, main: CardId) -> Few {
    let all = state.seals(book, who).filter(|&id| id != main);
    all.filter(|&id| support(state, book, who, id, true, false).is_ok()).collect()
}

/// The forms that a Seal may combine in: with the Supports it has, and others.
fn forms_of(state: &State, book: &Book, who: Player, main: CardId, most: u8) -> Vec<u8> {
    let have: Few = state.supports(main).collect();
    let left = free_supports(state, book, who, main);
    let eye = Eye::new(state, book, who, main);
    let moves = &state.def(book, main).facts.moves;
    let fits = |(_, m): &(u8, &super::vocabulary::Attack)| {
        let n = forms::supports_of(m);
        n > have.len() && n <= usize::from(most) && forms::can_fill(&eye, &m.supports, &have, &left)
    };
    (1..).zip(moves).filter(fits).map(|(n, _)| n).collect()
}

/// May a Seal combine?
pub fn legal(state: &State, book: &Book, who: Player, main: CardId, why: bool) -> Result<(), Refusal> {
    let t = Try { matches: !forms_of(state, book, who, main, 2).is_empty(), ..attempt(state, book, who, main, true) };
    let legal = allowed(&MAIN, state, &t, why);
    if t.matches || !why { legal } else { legal.map_err(|refusal| no_supports(state, book, who, main, refusal)) }
}

/// Why those that a move asks for cannot be its Supports.
fn no_supports(state: &State, book: &Book, who: Player, main: CardId, mut refusal: Refusal) -> Refusal {
    let eye = Eye::new(state, book, who, main);
    let moves = &state.def(book, main).facts.moves;
    let asked = |id: CardId| moves.iter().flat_map(|m| &m.supports).any(|n| forms::qualifies(&eye, &n.filter, id));
    for id in
        state.whole_field().filter(|&id| id != main && state.category(book, id) == Some(Category::Seal) && asked(id))
    {
        if let Err(more) = support(state, book, who, id, true, true) {
            refusal.join(more);
        }
    }
    refusal
}

const FORM: ClauseId = ClauseId::new("512.2");
const SUPPORTS: ClauseId = ClauseId::new("512.3");

/// What a Seal must be that is to combine.
const DECLARED: &str = "508.10.1 508.10.2 508.10.3 508.10.4 508.10.5 709.5.2 709.11.4 510.3 g:Control";

/// 512
pub static COMBINE: [Row<Joining>; 14] = [
    citing(
        DECLARED,
        does("512.1", "sm-combine", |cx, l| {
            cx.event(begins(l.who, l.main, Doing::Combine));
            let Some(main) = l.main.filter(|_| l.ordered) else { return Flow::Next };
            // 605.12. What is ordered is declared like any other.
            match legal(cx.state, cx.book, l.who, main, true) {
                Ok(()) => Flow::Next,
                Err(refusal) => {
                    because::cites(cx, &refusal, DECLARED);
                    out(cx, l)
                }
            }
        }),
    ),
    citing("511.1 511.2", asks("512.2", "sm-ask-form", offer_form, take_form)),
    citing(
        "508.10.2 508.10.3 508.10.6 508.10.7 508.10.8 511.2",
        asks("512.3", "sm-ask-support", offer_support, take_support),
    ),
    does("512.4", "sm-combine-cost", |_, _| Flow::Next),
    does("512.5", "sm-combine-declared", |cx, l| {
        let Some(main) = l.main else { return out(cx, l) };
        if l.rewound {
            return Flow::Next;
        }
        cx.event(Happens::State(main, Bit::Combining, true).event());
        cx.note(finding("sm-note-combining").card(main));
        for when in [When::PlayerCommands, When::DeclaresCombination] {
            cx.event(Happens::Occurs(when, Some(main), l.who, None, NOW).event());
        }
        for when in [When::Combines, When::HasCombined] {
            cx.event(Happens::Occurs(when, Some(main), l.who, None, ACTING).event());
        }
        Flow::Call(abilities::Queue::of(cx.state, NOW))
    }),
    abilities::chosen::<ACTING, _>("512.6"),
    does("512.7", "sm-interfere", |cx, l| {
        if l.rewound && cx.reading(readings::REWIND_INTERFERE) == 1 {
            Flow::Next
        } else {
            Flow::Call(Step::start(Opener::Combine))
        }
    }),
    abilities::looked_at::<ACTING, _>("512.8"),
    citing("508.10.2 508.10.6 508.3 500.11 100.5", does("512.9", "sm-combine-again", combine_again)),
    citing("508.4 508.5 509.2 510.4", does("512.10", "sm-combined", combined)),
    citing("508.6 512.10", asks("508.7", "sm-ask-form-in-force", offer_in_force, take_in_force)),
    abilities::working::<ACTING, _>("512.11"),
    does("512.12", "sm-combine-over", over),
    does("508.2", "sm-combine-over", |_, _| Flow::Return),
];

fn offer_form(cx: &Cx<'_>, l: &Joining, options: &mut Options) -> Asked {
    let Some(main) = l.main else { return Asked::Nobody(Flow::Next) };
    let all = forms_of(cx.state, cx.book, l.who, main, l.most);
    all.iter().for_each(|n| options.legal(Act::Form(*n).choice()));
    if options.why() {
        let moves = &cx.state.def(cx.book, main).facts.moves;
        for (n, m) in (1..).zip(moves) {
            if !all.contains(&n) && !m.supports.is_empty() {
                options.offer(Act::Form(n).choice(), Err(Refusal::by("508.10.2")));
            }
        }
    }
    if all.is_empty() { Asked::Itself(Choice::Nothing) } else { Asked::Of(Chooser::Player(l.who)) }
}

fn take_form(cx: &mut Cx<'_>, l: &mut Joining, choice: Choice) -> Flow {
    let Choice::Own(Act::Form(n)) = choice else { return out(cx, l) };
    l.form = n;
    Flow::Next
}

fn offer_support(cx: &Cx<'_>, l: &Joining, options: &mut Options) -> Asked {
    let Some(main) = l.main else { return Asked::Nobody(Flow::Next) };
    let Some(m) = forms::named(cx.state, cx.book, main, l.form) else { return Asked::Nobody(Flow::Next) };
    let mut have: Few = cx.state.supports(main).collect();
    have.extend(l.supports.iter().copied());
    if have.len() >= forms::supports_of(m) {
        return Asked::Nobody(Flow::Next);
    }
    let eye = Eye::new(cx.state, cx.book, l.who, main);
    let free = free_supports(cx.state, cx.book, l.who, main);
    for id in Player::BOTH.into_iter().flat_map(|p| cx.state.arena(p).iter().copied()) {
        if id == main || l.supports.contains(&id) || cx.state.category(cx.book, id) != Some(Category::Seal) {
            continue;
        }
        let mut chosen = have.clone();
        chosen.push(id);
        let left: Few = free.iter().copied().filter(|c| !chosen.contains(c)).collect();
        let matches = forms::can_fill(&eye, &m.supports, &chosen, &left);
        options.offer(Act::Support(id).choice(), support(cx.state, cx.book, l.who, id, matches, options.why()));
    }
    if options.offered().is_empty() { Asked::Itself(Choice::Nothing) } else { Asked::Of(Chooser::Player(l.who)) }
}

fn take_support(cx: &mut Cx<'_>, l: &mut Joining, choice: Choice) -> Flow {
    let Choice::Own(Act::Support(id)) = choice else {
        return if l.rewound { prevented(cx, l) } else { out(cx, l) };
    };
    l.supports.push(id);
    // It came this Turn, and not from hand.
    if cx.state.card(id).new && cx.state.card(id).fresh == 0 {
        cx.support("508.10.8");
    }
    if let Some(main) = l.main {
        if let Some(m) = forms::named(cx.state, cx.book, main, l.form) {
            let (state, book) = (cx.state, cx.book);
            let eye = Eye::new(state, book, l.who, main);
            if let Some(needed) = m.supports.iter().find(|n| eye.is(&n.filter, id)) {
                resting::meant(cx, &eye, &needed.filter, id);
            }
        }
        cx.note(finding("sm-note-to-support").card(id).with("other", Fact::Card(main)));
    }
    Flow::Again
}

/// 512.9. Are Main and Supports still as they must be?
fn combine_again(cx: &mut Cx<'_>, l: &mut Joining) -> Flow {
    let Some(main) = l.main.filter(|_| !l.void) else { return prevented(cx, l) };
    let (state, book) = (cx.state, cx.book);
    let t = Try { once: true, ..attempt(state, book, l.who, main, true) };
    if allowed(&MAIN, state, &t, false).is_err() {
        return prevented(cx, l);
    }
    l.supports.retain(|id| support(state, book, l.who, *id, true, false).is_ok());
    let mut have: Few = state.supports(main).collect();
    have.extend(l.supports.iter().copied());
    let Some(m) = forms::named(state, book, main, l.form) else { return prevented(cx, l) };
    if forms::fits(state, book, main, m, &have) {
        return Flow::Next;
    }
    cx.reading(readings::REWIND_INTERFERE);
    cx.note(finding("sm-note-support-gone").card(main));
    l.rewound = true;
    let eye = Eye::new(state, book, l.who, main);
    let free = free_supports(state, book, l.who, main);
    let others: Few = free.iter().copied().filter(|id| !have.contains(id)).collect();
    if forms::can_fill(&eye, &m.supports, &have, &others) {
        return Flow::Goto(SUPPORTS);
    }
    l.supports.clear();
    let have: Few = state.supports(main).collect();
    if forms::can_fill(&eye, &m.supports, &have, &free) {
        return Flow::Goto(SUPPORTS);
    }
    l.most = u8::try_from(forms::supports_of(m).saturating_sub(1)).unwrap_or(0);
    if forms_of(state, book, l.who, main, l.most).is_empty() { prevented(cx, l) } else { Flow::Goto(FORM) }
}

fn combined(cx: &mut Cx<'_>, l: &mut Joining) -> Flow {
    let Some(main) = l.main else { return out(cx, l) };
    cx.support("508.4 509.2");
    let other = |id: &CardId| cx.state.card(*id).line != cx.state.card(main).line;
    if l.supports.iter().any(other) {
        cx.support("508.2");
    }
    let lasts = |id: &CardId| cx.state.modifiers.iter().any(|m| m.on == On::Card(*id));
    let counted = |id: &CardId| cx.state.card(*id).curses.iter().flatten().any(|c| c.left > 0);
    if l.supports.iter().any(|id| lasts(id) || counted(id)) {
        cx.support("510.4");
    }
    if cx.state.card(main).is_cursed(super::vocabulary::Curse::Freeze) {
        cx.support("709.6.4");
    }
    if forms::named(cx.state, cx.book, main, l.form).is_some_and(|m| m.at.is_some() || m.df.is_some()) {
        cx.support("508.5");
    }
    for &id in &l.supports {
        cx.event(Happens::Support(main, id).event());
    }
    cx.event(Happens::State(main, Bit::Combined, true).event());
    cx.event(Happens::Note(l.who, Note::Combined).event());
    cx.note(finding("sm-note-combined").card(main).with("words", Fact::Cards(l.supports.clone())));
    Flow::Next
}

/// 508.6, 508.7. The most specific move; among equals one is chosen after the Combination.
fn offer_in_force(cx: &Cx<'_>, l: &Joining, options: &mut Options) -> Asked {
    let Some(main) = l.main else { return Asked::Nobody(Flow::Next) };
    let have: Few = cx.state.supports(main).collect();
    let all = forms::possible(cx.state, cx.book, main, &have);
    match all.as_slice() {
        [] => Asked::Nobody(Flow::Next),
        [one] => Asked::Itself(Act::Move(*one).choice()),
        all if cx.reading(readings::FORM_CHOSEN) == 1 && all.contains(&l.form) => {
            Asked::Itself(Act::Move(l.form).choice())
        }
        all => {
            all.iter().for_each(|n| options.legal(Act::Move(*n).choice()));
            Asked::Of(Chooser::Player(l.who))
        }
    }
}

fn take_in_force(cx: &mut Cx<'_>, l: &mut Joining, choice: Choice) -> Flow {
    if let (Choice::Own(Act::Move(n)), Some(main)) = (choice, l.main) {
        let have: Few = cx.state.supports(main).collect();
        if forms::possible(cx.state, cx.book, main, &have).len() > 1 {
            cx.reading(readings::FORM_CHOSEN);
            if n != l.form {
                cx.cite("508.6");
            }
        } else {
            // Nothing was to be chosen: the Combination is complete, in the one form that is meant (508.6).
            cx.decide(if n == l.form { "!512.10" } else { "!508.6" });
        }
        cx.event(Happens::Form(main, n).event());
    }
    Flow::Next
}

/// 508.3. A Combination that is prevented leaves all where they were.
fn prevented(cx: &mut Cx<'_>, l: &mut Joining) -> Flow {
    cx.support("508.3");
    out(cx, l)
}

fn out(cx: &mut Cx<'_>, l: &mut Joining) -> Flow {
    cx.note(l.main.map_or_else(|| finding("sm-note-combine-left"), |main| finding("sm-note-not-combined").card(main)));
    over(cx, l)
}

fn over(cx: &mut Cx<'_>, l: &mut Joining) -> Flow {
    if let Some(main) = l.main {
        cx.event(Happens::State(main, Bit::Combining, false).event());
        cx.event(Happens::State(main, Bit::Breaking, false).event());
    }
    cx.event(Happens::Ends.event());
    Flow::Return
}

/// A Seal whose combination somebody wants to break.
pub struct Breaking {
    combined: bool,
    active: bool,
    own: bool,
    after: bool,
    once: bool,
    allowed: bool,
    stone: bool,
    dimension: bool,
    control: bool,
}

/// 513.4
pub static BREAKER: [Check<State, Breaking>; 8] = [
    check("513.4.1", "combined", |_: &State, t: &Breaking| t.combined && t.active).also("500.1"),
    check("513.4.2", "own-seal", |_: &State, t: &Breaking| t.own).also("500.2"),
    check("513.4.3", "not-after-combining", |_: &State, t: &Breaking| t.after).by(readings::BREAK_AFTER_COMBINING),
    check("513.4.4", "once", |_: &State, t: &Breaking| t.once),
    check("513.4.5", "may-break", |_: &State, t: &Breaking| t.allowed).also("100.2"),
    check("709.5.2", "stone", |_: &State, t: &Breaking| !t.stone).also("709.5.1"),
    check("709.11.4", "dimension", |_: &State, t: &Breaking| !t.dimension).also("709.11.3"),
    check("g:Control", "by-control", |_: &State, t: &Breaking| t.control),
];

/// May a combination be broken?
pub fn legal_break(state: &State, book: &Book, who: Player, id: CardId, why: bool) -> Result<(), Refusal> {
    let card = state.card(id);
    let player = book.readings.of(readings::BREAK_AFTER_COMBINING) == 1;
    let t = Breaking {
        combined: state.supports(id).next().is_some(),
        active: !card.rested
            && !state.under.iter().any(|u| u.card == Some(id) && u.doing != Doing::Curse && u.doing != Doing::Break),
        own: state.owner(id) == who && state.controller(id) == who,
        after: if player { !state.side(who).combined } else { !card.is(Bit::Combined) },
        once: !card.is(Bit::Broke),
        allowed: !super::having::is_forbidden(state, book, who, id, &OwnCannot::Break),
        stone: card.is_cursed(Curse::Stone),
        dimension: card.is_cursed(Curse::Dimension),
        control: state.original(id) == state.owner(id),
    };
    allowed(&BREAKER, state, &t, why)
}

/// 514
pub static BREAK: [Row<Joining>; 10] = [
    does("514.1", "sm-break", |cx, l| {
        cx.event(begins(l.who, l.main, Doing::Break));
        Flow::Next
    }),
    does("514.2", "sm-combine-cost", |_, _| Flow::Next),
    does("514.3", "sm-break-declared", |cx, l| {
        let Some(main) = l.main else { return out(cx, l) };
        cx.event(Happens::State(main, Bit::Breaking, true).event());
        cx.note(finding("sm-note-breaking").card(main));
        // 513.4.3. Another Seal has combined this Subturn.
        if cx.state.side(l.who).combined {
            cx.reading(readings::BREAK_AFTER_COMBINING);
        }
        for when in [When::PlayerCommands, When::DeclaresBreak] {
            cx.event(Happens::Occurs(when, Some(main), l.who, None, NOW).event());
        }
        for when in [When::Breaks, When::HasBroken] {
            cx.event(Happens::Occurs(when, Some(main), l.who, None, ACTING).event());
        }
        Flow::Call(abilities::Queue::of(cx.state, NOW))
    }),
    abilities::chosen::<ACTING, _>("514.4"),
    does("514.5", "sm-interfere", |_, _| Flow::Call(Step::start(Opener::Break))),
    abilities::looked_at::<ACTING, _>("514.6"),
    citing(
        "513.4.1 500.11 100.5",
        does("514.7", "sm-break-again", |cx, l| {
            let Some(main) = l.main.filter(|_| !l.void) else { return out(cx, l) };
            if legal_break(cx.state, cx.book, l.who, main, false).is_err() {
                return out(cx, l);
            }
            l.supports = cx.state.supports(main).collect();
            Flow::Next
        }),
    ),
    citing("513.2 510.4", asks("514.8", "sm-ask-side", offer_side, take_side)),
    abilities::working::<ACTING, _>("514.9"),
    does("514.10", "sm-break-over", over),
];

/// 513.2. Each Support on the left or on the right of the Main Seal.
fn offer_side(cx: &Cx<'_>, l: &Joining, options: &mut Options) -> Asked {
    if l.main.is_none() || usize::from(l.placed) >= l.supports.len() {
        return Asked::Nobody(Flow::Next);
    }
    let _ = cx;
    options.legal(Act::Side(false).choice());
    options.legal(Act::Side(true).choice());
    Asked::Of(Chooser::Player(l.who))
}

fn take_side(cx: &mut Cx<'_>, l: &mut Joining, choice: Choice) -> Flow {
    let (Some(main), Some(&id)) = (l.main, l.supports.get(usize::from(l.placed))) else { return Flow::Next };
    let right = choice == Act::Side(true).choice();
    cx.event(Happens::Separate(id).event());
    cx.event(Happens::Beside(id, main, right).event());
    l.placed += 1;
    if usize::from(l.placed) == l.supports.len() {
        cx.event(Happens::Form(main, 0).event());
        cx.event(Happens::State(main, Bit::Broke, true).event());
        return Flow::Next;
    }
    Flow::Again
}
