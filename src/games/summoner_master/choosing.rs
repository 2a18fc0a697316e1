//! 711. Choosing: how a Skill, an Ability or a Mystic works and on what is chosen in one Phase, and works in a later one.

use smallvec::SmallVec;

use super::areas::{Aimed, Bit, Doing};
pub use super::chosen::Chosen;
use super::event::Happens;
use super::vocabulary::{
    Amount, Category, Condition, Count, Deed, Grant, Is, Op, Order, OwnCannot, OwnOp, Place, Zone,
};
use super::{Asked, Book, Choice, Cx, Event, Flow, Options, Run, State, SummonerMaster, matching, readings};
use crate::cardgame::code::Instr;
use crate::cardgame::finding::Fact;
use crate::cardgame::{CardGame, CardId, Few, Word as _, Zone as _, act, finding};
use crate::engine::{Chooser, Refusal};

/// What must still be chosen.
pub enum Want<'a> {
    /// 601.2.2. Whether it works at all.
    May,
    /// How it works: so many modes.
    Mode(usize),
    /// A card, for the step of this place.
    Card(u16, &'a Instr<SummonerMaster>),
}

/// The steps that a choice is made for: those of the body, or of a part of it.
pub fn range(book: &Book, run: &Run) -> std::ops::Range<u16> {
    let code = book.code(run.def, run.effect);
    let len = u16::try_from(code.steps.len()).unwrap_or(u16::MAX);
    run.at.max(code.body)..run.end.min(len)
}

/// Can a choice from here be made before the text works? What lies hidden, or is looked at by the text itself, is chosen then.
fn beforehand(instr: &Instr<SummonerMaster>) -> bool {
    let Instr::Choose { from, .. } = instr else { return false };
    let place = |p: &Place| match p {
        Place::Zone(zone) => zone.is_open() || *zone == Zone::Hand,
        _ => false,
    };
    from.places.iter().all(place) && !from.filter.asks(&Is::It)
}

/// Go over the steps that will be done, as far as it can be seen.
fn walk<'a>(
    state: &State,
    book: &'a Book,
    run: &Run,
    chosen: &Chosen,
    mut see: impl FnMut(u16, &'a Instr<SummonerMaster>) -> bool,
) -> Option<Want<'a>> {
    let steps = &book.code(run.def, run.effect).steps;
    let range = range(book, run);
    let mut at = range.start;
    while at < range.end {
        let step = &steps[usize::from(at)];
        at += 1;
        match step {
            // 711.4. What hangs on what was done before is chosen when that is done.
            Instr::If(Condition::Did | Condition::It(_), skip) => at += skip,
            Instr::If(condition, skip) if !run.eye(state, book).holds(condition) => at += skip,
            Instr::Jump(skip) | Instr::Later(_, skip) => at += skip,
            Instr::May(_, skip) => match chosen.mode {
                None => return Some(Want::May),
                Some(0) => {}
                Some(_) => at += skip,
            },
            Instr::Modes(_, starts) => match chosen.mode {
                None => return Some(Want::Mode(starts.len())),
                Some(mode) => at += starts.get(usize::from(mode)).copied().unwrap_or(0),
            },
            Instr::Act(Op::Own(OwnOp::OrderBegins)) => break,
            Instr::Choose { .. } if beforehand(step) && see(at - 1, step) => {
                return Some(Want::Card(at - 1, step));
            }
            _ => {}
        }
    }
    None
}

/// The cards that a step may choose.
pub fn candidates(state: &State, book: &Book, run: &Run, instr: &Instr<SummonerMaster>) -> Few {
    let Instr::Choose { from, deed, .. } = instr else { return Few::new() };
    let mut found = run.eye(state, book).select(from);
    found.retain(|id| act::can(state, book, run, *id, *deed) && unfit(state, book, run, instr, *id).is_none());
    found
}

/// 711.1, 605.12. Why a Seal cannot do what it would be told to do next: who is ordered must be able to do it, and so must be who changes
/// Line or becomes Active.
fn unable(state: &State, book: &Book, run: &Run, next: &Instr<SummonerMaster>, id: CardId) -> Option<&'static str> {
    let idle = |clause| state.card(id).rested.then_some(clause);
    let never = |cannot| super::having::is_forbidden(state, book, state.owner(id), id, &cannot).then_some("100.2");
    match next {
        Instr::Act(Op::Own(OwnOp::Order(order, _))) => match order {
            Order::Attack { .. } => super::attack::why_not_ordered(state, book, run.who, id),
            Order::Combine => idle("508.10.5").or(never(OwnCannot::Combine)),
            Order::SetLine => idle("515.9.3").or(never(OwnCannot::ChangeLine)),
            Order::Skill => idle("604.6.2").or(never(OwnCannot::UseSkill)),
        },
        Instr::Act(Op::Own(OwnOp::ChangeLine(_) | OwnOp::GoToLine(..))) => never(OwnCannot::ChangeLine),
        Instr::Act(Op::Turn(Deed::Activate, _)) => never(OwnCannot::BecomeActive),
        _ => None,
    }
}

/// Why a card that a text means cannot be chosen for what the text does next with it (711.1); none: it can.
pub fn unfit(state: &State, book: &Book, run: &Run, instr: &Instr<SummonerMaster>, id: CardId) -> Option<&'static str> {
    let steps = &book.code(run.def, run.effect).steps;
    if let Instr::Choose { deed, .. } = instr
        && !book.effect(run.def, run.effect).extra.even_lost
        && state.card(id).is(Bit::Lost)
    {
        // 713. A losing Seal goes nowhere but to the Shrine, and there by the fight only.
        match deed {
            Deed::ToHand | Deed::ToLibrary | Deed::Remove | Deed::Steal => return Some("713.2"),
            Deed::Destroy | Deed::ToShrine => return Some("713.1"),
            _ => {}
        }
    }
    // 100.2, 711.1. What cannot be done to a card is not what it is chosen for.
    if let Instr::Choose { deed, .. } = instr
        && matching::cannot_be(&run.eye(state, book), id, *deed)
    {
        return Some("100.2");
    }
    let at = steps.iter().position(|s| std::ptr::eq(s, instr))?;
    let after = &steps[at + 1..];
    if let Some(clause) = unable(state, book, run, after.first()?, id) {
        return Some(clause);
    }
    match after.first()? {
        Instr::Give(grants, _) => {
            let def = state.def(book, id);
            let lacks = |grant| matches!(book.grant(grant), Grant::Stat(stat, _) | Grant::Base(stat, _) if !SummonerMaster::has_stat(def, *stat));
            crate::cardgame::code::grants(grants).any(lacks).then_some("g:ค่า_-")
        }
        Instr::Act(Op::Own(OwnOp::Curse { kind, .. })) => {
            if super::guarding::keeps_off(state, book, id, *kind, run.who) {
                return Some("g:Protect");
            }
            state.card(id).curses[kind.index()].is_some().then_some("709.12")
        }
        Instr::Act(Op::Own(OwnOp::ChangeTarget { skill, .. })) => {
            let other = |(_, aim): &(CardId, Aimed)| aim.target() != Some(id);
            (!aimed(state, book, run.this, *skill).iter().any(other)).then_some("g:Change_Target")
        }
        Instr::PickThis if matches!(after.get(1), Some(Instr::Act(Op::Own(OwnOp::MoveCurse(_))))) => {
            keeps_curses(state, book, id, run.this)
        }
        _ => None,
    }
}

/// g:Move Curse, 709.12. Why no Curse of one Seal can be moved to another.
fn keeps_curses(state: &State, book: &Book, from: CardId, to: CardId) -> Option<&'static str> {
    let held = state.card(from).curses;
    let mut kinds = super::vocabulary::Curse::ALL.iter().filter_map(|k| held[k.index()].map(|c| (*k, c))).peekable();
    if kinds.peek().is_none() {
        return Some("711.1");
    }
    let movable: SmallVec<[super::vocabulary::Curse; 7]> = kinds.filter(|(_, c)| !c.mystic).map(|(k, _)| k).collect();
    if movable.is_empty() {
        return Some("g:Move_Curse");
    }
    let by = |k: &super::vocabulary::Curse| held[k.index()].and_then(|c| c.by).unwrap_or(state.owner(from).other());
    if movable.iter().all(|k| super::guarding::keeps_off(state, book, to, *k, by(k))) {
        return Some("g:Protect");
    }
    movable.iter().all(|k| state.card(to).curses[k.index()].is_some()).then_some("709.12 g:Move_Curse")
}

/// How many must, and may, be chosen for a step.
fn bounds(state: &State, book: &Book, run: &Run, count: &Count) -> (usize, usize) {
    let eye = run.eye(state, book);
    let n = |a: &Amount| usize::try_from(eye.amount(a)).unwrap_or(0);
    match count {
        Count::Exactly(Amount::All) => (usize::MAX, usize::MAX),
        Count::Exactly(a) => (n(a), n(a)),
        Count::UpTo(a) => (0, n(a)),
        Count::AnyNumber => (0, usize::MAX),
        Count::Total(most, ..) => (0, usize::from(*most)),
        Count::AtLeast(least) => (usize::from(*least), usize::MAX),
        Count::Between(least, most) => (usize::from(*least), usize::from(*most)),
    }
}

/// What must be chosen next, if anything.
pub fn next<'a>(state: &State, book: &'a Book, run: &Run, chosen: &Chosen) -> Option<Want<'a>> {
    walk(state, book, run, chosen, |at, step| {
        let Instr::Choose { count, .. } = step else { return false };
        if chosen.complete.contains(&at) || (chosen.shown && chosen.lost.contains(&at)) {
            return false;
        }
        let (_, most) = bounds(state, book, run, count);
        let picked = chosen.of(at).count();
        let left = candidates(state, book, run, step).iter().any(|id| !chosen.of(at).any(|c| c == *id));
        picked < most && left
    })
}

/// 711.1. Is there anything to choose where something must be chosen?
pub fn has_target(state: &State, book: &Book, run: &Run, chosen: &Chosen) -> bool {
    if chosen.shown && chosen.picks.is_empty() && !chosen.lost.is_empty() {
        return false;
    }
    let bare = Chosen { mode: chosen.mode, ..Chosen::default() };
    match walk(state, book, run, &bare, |_, _| false) {
        Some(Want::Mode(modes)) => (0..modes).any(|n| has_target_in(state, book, run, n)),
        // 601.2.2. Nobody has to.
        Some(Want::May) => true,
        _ => has_target_in(state, book, run, usize::from(chosen.mode.unwrap_or(0))),
    }
}

/// 711.1. The same, working in one of its modes.
fn has_target_in(state: &State, book: &Book, run: &Run, mode: usize) -> bool {
    let (mut asked, mut found) = (false, false);
    let chosen = Chosen { mode: u8::try_from(mode).ok(), ..Chosen::default() };
    walk(state, book, run, &chosen, |_, step| {
        let Instr::Choose { count, .. } = step else { return false };
        if bounds(state, book, run, count).0 > 0 {
            asked = true;
            found |= !candidates(state, book, run, step).is_empty();
        }
        false
    });
    !asked || found
}

/// Why none of the cards that a text means can be chosen: the clause by which the first of them is no target.
pub fn why_none(state: &State, book: &Book, run: &Run) -> &'static str {
    let mut why = "";
    let chosen = Chosen { mode: Some(0), ..Chosen::default() };
    walk(state, book, run, &chosen, |_, step| {
        let Instr::Choose { from, .. } = step else { return false };
        let eye = run.eye(state, book);
        let clause = |id: CardId| match unfit(state, book, run, step, id) {
            Some(by) => by,
            None => super::guarding::why_not_target(&eye, id, step),
        };
        if why.is_empty() && candidates(state, book, run, step).is_empty() {
            why = eye.select(from).into_iter().map(clause).find(|by| *by != "711.1").unwrap_or("");
        }
        false
    });
    why
}

/// Does a text choose targets at all?
pub fn asks_target(state: &State, book: &Book, run: &Run) -> bool {
    let mut asked = false;
    let chosen = Chosen { mode: Some(0), ..Chosen::default() };
    walk(state, book, run, &chosen, |_, _| {
        asked = true;
        false
    });
    asked
}

/// A card that was chosen and cannot be any more.
pub fn illegal(state: &State, book: &Book, run: &Run, chosen: &Chosen) -> Option<CardId> {
    let steps = &book.code(run.def, run.effect).steps;
    let legal = |at: u16, id: CardId| {
        steps.get(usize::from(at)).is_some_and(|step| candidates(state, book, run, step).contains(&id))
    };
    let wrong = |(at, id): &&(u16, CardId)| !chosen.changed.contains(id) && !legal(*at, *id);
    chosen.picks.iter().find(wrong).map(|(_, id)| *id)
}

/// g:Change Target. The targets that players have set for Skills, or for Mystics, under way, with the card that has them; not those of this one.
pub fn aimed(state: &State, book: &Book, this: CardId, skill: bool) -> SmallVec<[(CardId, Aimed); 2]> {
    let of = |aim: &Aimed| {
        let under = state.under.get(usize::from(aim.depth).checked_sub(1)?)?;
        let mystic = || under.card.is_some_and(|c| state.category(book, c) == Some(Category::Mystic));
        let is = if skill { under.doing.is_skill() } else { under.doing == Doing::Cast && mystic() };
        under.card.filter(|card| is && *card != this && aim.target().is_some()).map(|card| (card, *aim))
    };
    state.aims.iter().filter_map(of).collect()
}

/// g:Change Target. The targets of what is under way now are set, before its Interfere Step.
pub fn aims(cx: &mut Cx<'_>, all: impl Iterator<Item = CardId>) {
    let all: Few = all.collect();
    if !all.is_empty() || cx.state.aims.iter().any(|a| a.depth == cx.state.depth()) {
        cx.event(Happens::Aims(all).event());
    }
}

/// g:Change Target. What was changed meanwhile, of what is under way now, is written down; the card that a Mystic is to be pasted on, after that.
pub fn redirect(cx: &mut Cx<'_>, chosen: &mut Chosen, host: Option<CardId>) -> Option<CardId> {
    let depth = cx.state.depth();
    let mut host = host;
    let all: SmallVec<[Aimed; 1]> = cx.state.aims.iter().filter(|a| a.depth == depth && a.changed).copied().collect();
    for aim in &all {
        // It was the host, or is not there any more.
        if host.is_none_or(|h| h == aim.card) && !chosen.of_card(aim.card) {
            host = aim.now;
        }
        match aim.now {
            Some(to) => {
                cx.cite("g:Change_Target");
                cx.note(finding("sm-note-target-unchecked"));
                chosen.change(aim.card, to);
            }
            None => {
                chosen.unpick(aim.card);
            }
        }
    }
    if !all.is_empty() {
        cx.event(Happens::Aims(Few::new()).event());
    }
    host
}

/// Of cards that nobody has seen and nobody can tell apart, one stands for all.
pub fn different<'a>(state: &'a State, all: &'a [CardId]) -> impl Iterator<Item = CardId> + 'a {
    let like = |a: CardId, b: CardId| {
        let (a, b) = (state.card(a), state.card(b));
        a.is_unknown() && b.is_unknown() && (a.owner, a.zone, a.own.kind) == (b.owner, b.zone, b.own.kind)
    };
    let first = move |(n, id): &(usize, &CardId)| !all[..*n].iter().any(|other| like(*other, **id));
    all.iter().enumerate().filter(first).map(|(_, id)| *id)
}

/// Offer what must be chosen next; none: nothing.
pub fn offer(cx: &Cx<'_>, run: &Run, chosen: &Chosen, options: &mut Options) -> Option<Asked> {
    let (state, book) = (cx.state, cx.book);
    let want = next(state, book, run, chosen)?;
    let (who, at, step) = match want {
        Want::May => {
            // 711.1. It is not made to work where it can do nothing.
            let able = has_target_in(state, book, run, 0);
            options.offer(Choice::Yes, if able { Ok(()) } else { Err(Refusal::by("711.1")) });
            options.legal(Choice::No);
            return Some(Asked::Of(Chooser::Player(run.who)));
        }
        Want::Mode(n) => {
            // 711.1. Only what can be made to happen is chosen, as long as something can.
            let any = (0..n).any(|n| has_target_in(state, book, run, n));
            for n in 0..n {
                let legal = if !any || has_target_in(state, book, run, n) { Ok(()) } else { Err(Refusal::by("711.1")) };
                options.offer(Choice::Mode(u8::try_from(n).unwrap_or(u8::MAX)), legal);
            }
            return Some(Asked::Of(Chooser::Player(run.who)));
        }
        Want::Card(at, step) => {
            let Instr::Choose { who, .. } = step else { return None };
            (run.eye(state, book).player(*who), at, step)
        }
    };
    let Instr::Choose { count, from, .. } = step else { return None };
    let (least, _) = bounds(state, book, run, count);
    let found = candidates(state, book, run, step);
    let picked = chosen.of(at).count();
    let open: Few = found.iter().copied().filter(|id| !chosen.of(at).any(|c| c == *id)).collect();
    for id in different(state, &open) {
        options.legal(Choice::Card(id, state.card(id).def));
    }
    if picked >= least {
        options.legal(Choice::Done);
    }
    if options.why() {
        // What the text means but may not be chosen, and what it does not mean.
        let eye = run.eye(state, book);
        let zones: Vec<Zone> =
            from.places.iter().filter_map(|p| if let Place::Zone(z) = p { Some(*z) } else { None }).collect();
        for player in crate::engine::Player::BOTH {
            for zone in &zones {
                for &id in state.pile(player, *zone) {
                    if !found.contains(&id) {
                        // What nobody could take for one of them, where there is only one, is named for a later choice.
                        let other = |is: &Is| matches!(is, Is::Category(c) if state.category(book, id) != Some(*c));
                        if found.len() == 1 && from.filter.has(&other) {
                            continue;
                        }
                        let meant = eye.is(&from.filter, id) && eye.is_player(from.whose, state.owner(id));
                        let refusal = match (meant, unfit(state, book, run, step, id)) {
                            (true, Some(by)) => Refusal::by(by),
                            (true, None) => Refusal::by(super::guarding::why_not_target(&eye, id, step)),
                            (false, _) if matching::is_by_letters(&eye, &from.filter, id) => {
                                Refusal::by("g:Name g:N<>คำอธิบาย").and(readings::NAME_PART)
                            }
                            (false, _) if state.is_support(id) => Refusal::by("509.4 510.2"),
                            (false, _) => Refusal::by("711.1"),
                        };
                        options.offer(Choice::Card(id, state.card(id).def), Err(refusal));
                    }
                }
            }
        }
    }
    // 601.2.2. Nobody declines what works by itself.
    if run.own.of_skill.is_none() && picked < least {
        options.offer(Choice::Decline, Err(Refusal::by("601.2.2")));
    }
    if options.why() && from.places == [Place::Zone(Zone::Arena)] {
        refuse_elsewhere(cx, run, from, options);
    }
    Some(Asked::Of(Chooser::Player(who)))
}

/// 303.6. Known cards elsewhere, which a text that means the arena does not reach.
fn refuse_elsewhere(cx: &Cx<'_>, run: &Run, from: &super::vocabulary::Selector, options: &mut Options) {
    let places = [
        (Zone::SealShrine, "303.6 602.1.2 301.5"),
        (Zone::MysticShrine, "303.6 602.1.2 301.5"),
        (Zone::Hand, "303.6 602.1.2"),
        (Zone::Removed, "303.6 602.1.2 304.3"),
    ];
    let eye = run.eye(cx.state, cx.book);
    for player in crate::engine::Player::BOTH {
        for (zone, by) in places {
            for &id in cx.state.pile(player, zone).iter().filter(|id| !cx.state.card(**id).is_unknown()) {
                if eye.is(&from.filter, id) {
                    options.offer(Choice::Card(id, cx.state.card(id).def), Err(Refusal::by(by)));
                }
            }
        }
    }
}

/// g:Name. A card is chosen that is meant by the letters of its name only: by a reading.
pub fn rests(cx: &mut Cx<'_>, run: &Run, chosen: &Chosen, choice: Choice) {
    // g:Target. A card of a hand is named and shown.
    if let Choice::Card(id, _) = choice
        && cx.state.card(id).zone == Zone::Hand
    {
        cx.support("g:Target");
        cx.event(Event::Revealed(id));
    }
    if let Choice::Card(id, _) = choice {
        super::resting::target(cx, id);
        if let Some(Want::Card(_, Instr::Choose { from, .. })) = next(cx.state, cx.book, run, chosen) {
            let (state, book) = (cx.state, cx.book);
            super::resting::meant(cx, &run.eye(state, book), &from.filter, id);
        }
    }
    if let (Some(Want::Card(_, Instr::Choose { from, .. })), Choice::Card(id, _)) =
        (next(cx.state, cx.book, run, chosen), choice)
    {
        let eye = run.eye(cx.state, cx.book);
        let (letters, or) =
            (matching::is_by_letters(&eye, &from.filter, id), matching::is_by_or(&eye, &from.filter, id));
        if letters {
            cx.reading(readings::NAME_PART);
        }
        if or {
            cx.reading(readings::OR_BOTH);
        }
    }
}

/// An answer, kept.
pub fn take(state: &State, book: &Book, run: &Run, chosen: &mut Chosen, choice: Choice) {
    let Some(want) = next(state, book, run, chosen) else { return };
    match (want, choice) {
        (Want::Mode(_), Choice::Mode(n)) => {
            chosen.mode = Some(n);
            chosen.made = true;
        }
        (Want::May, Choice::Yes | Choice::No) => {
            chosen.mode = Some(u8::from(choice == Choice::No));
            chosen.made = true;
        }
        (Want::Card(at, _), Choice::Card(id, _)) => chosen.pick(at, id, state.card(id).zone == Zone::Hand),
        (Want::Card(at, _), _) => chosen.complete(at),
        _ => {}
    }
}

/// It is told how a text is to work.
pub fn tell_mode(cx: &mut Cx<'_>, who: crate::engine::Player, choice: Choice) {
    if let Choice::Mode(n) = choice {
        cx.note(finding("sm-note-mode").player(who).with("n", Fact::Count(usize::from(n) + 1)));
    }
}

/// Was it chosen beforehand? 711.4: what could not be is chosen when it is come to.
fn is_made(cx: &Cx<'_>, l: &Run) -> bool {
    let picks = &l.own.chosen;
    let touched = picks.of(l.at).next().is_some() || picks.complete.contains(&l.at) || picks.lost.contains(&l.at);
    picks.made && touched && l.instr(cx.book).is_some_and(beforehand)
}

/// 100.3. A choice that was made is done with, where nothing more can be chosen.
pub fn offer_run(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let picks = &l.own.chosen;
    if is_made(cx, l) {
        let next = picks.of(l.at).find(|id| !l.picked[usize::from(l.base)..].contains(id));
        return match next {
            Some(id) => Asked::Itself(Choice::Card(id, cx.state.card(id).def)),
            None => Asked::Itself(Choice::Done),
        };
    }
    refuse_sacrifices(cx, l, options);
    crate::cardgame::choose::offer(cx, l, options)
}

/// g:Sacrifice, g:Control. Which cards cannot be Sacrificed, and why.
fn refuse_sacrifices(cx: &Cx<'_>, l: &Run, options: &mut Options) {
    let Some(Instr::Choose { deed: Deed::Sacrifice, .. }) = l.instr(cx.book).filter(|_| options.why()) else { return };
    let eye = l.eye(cx.state, cx.book);
    for id in cx.state.whole_field().filter(|&id| !matching::can(&eye, id, Deed::Sacrifice)).collect::<Few>() {
        let taken = cx.state.owner(id) == l.who && cx.state.original(id) != l.who;
        let by = if taken { "g:Control" } else { "g:Sacrifice" };
        options.offer(Choice::Card(id, cx.state.card(id).def), Err(Refusal::by(by)));
    }
}

/// This one, or no more.
pub fn take_run(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    if is_made(cx, l) {
        return match choice {
            Choice::Card(id, _) => {
                l.picked.push(id);
                l.mean(1);
                Flow::Again
            }
            _ => {
                if l.picked.len() == usize::from(l.base) {
                    l.mean(1);
                }
                l.base = u8::try_from(l.picked.len()).unwrap_or(u8::MAX);
                Flow::Next
            }
        };
    }
    // What could not be chosen beforehand is chosen now.
    if l.own.skill || l.own.chosen.made {
        cx.support("711.4");
    }
    crate::cardgame::choose::take(cx, l, choice)
}

/// 601.2.2. Has the owner chosen that it does not work?
pub fn is_declined(book: &Book, run: &Run, chosen: &Chosen) -> bool {
    matches!(book.effect(run.def, run.effect).body.as_slice(), [Op::May(..)]) && chosen.mode == Some(1)
}

/// 601.2.2. Whether it works: chosen beforehand, or now.
pub fn offer_may(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    match l.own.chosen.mode {
        Some(0) => Asked::Itself(Choice::Yes),
        Some(_) => Asked::Itself(Choice::No),
        None => crate::cardgame::run::offer_may(cx, l, options),
    }
}

/// Which mode: chosen beforehand, or now.
pub fn offer_mode(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    match l.own.chosen.mode {
        Some(mode) => Asked::Itself(Choice::Mode(mode)),
        None => crate::cardgame::run::offer_modes(cx, l, options),
    }
}

/// Events that write a choice of a waiting Ability down.
pub fn write_down(before: &Chosen, after: &Chosen, n: u8) -> Vec<Event> {
    let mut events = Vec::new();
    if before.mode != after.mode
        && let Some(mode) = after.mode
    {
        events.push(Happens::Mode(n, mode).event());
    }
    for (at, id) in after.picks.iter().skip(before.picks.len()) {
        events.push(Happens::Picks(n, *at, *id).event());
    }
    for at in after.complete.iter().skip(before.complete.len()) {
        events.push(Happens::Complete(n, *at).event());
    }
    events
}
