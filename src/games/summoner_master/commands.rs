//! 500, 401.6. What the attack player may do in the Main Step.

use super::attack::{self, Attack, Kind};
use super::subturn::Course;
use super::vocabulary::Category;
use super::{
    Act, Asked, Choice, Cx, Event, Flow, Options, casting, combining, forms, lines, other_attacks, readings, skills,
    wisdom,
};
use crate::cardgame::{CardId, Few, finding};
use crate::engine::check::Needs as Wants;
use crate::engine::{Chooser, Player, Refusal};

/// 401.6.2. The menu of the Main Step: at rest.
pub fn offer(cx: &Cx<'_>, _: &Course, options: &mut Options) -> Asked {
    // 103.5, 401.6.6. A text has passed the Turn.
    if cx.state.passed {
        return Asked::Nobody(Flow::Next);
    }
    let who = cx.state.turn;
    for id in cx.state.whole_field().collect::<Few>() {
        if cx.state.category(cx.book, id) == Some(Category::Seal) && (options.why() || cx.state.controller(id) == who) {
            offer_attacks(cx, who, id, options);
            let why = options.why();
            if cx.state.supports(id).next().is_some() || why {
                options.offer(Act::Break(id).choice(), combining::legal_break(cx.state, cx.book, who, id, why));
            }
            let moves = !cx.state.def(cx.book, id).facts.moves.is_empty();
            if moves || why {
                options.offer(Act::Combine(id).choice(), combining::legal(cx.state, cx.book, who, id, why));
            }
            options.offer(Act::SetLine(id).choice(), lines::legal(cx.state, cx.book, who, id, why));
        }
    }
    if options.why() {
        // 303.4. Only what is in the arena is commanded.
        for &id in cx.state.hand(who) {
            if cx.state.category(cx.book, id) == Some(Category::Seal) {
                for act in [Act::Attack(id), Act::AttackHand(id), Act::Combine(id), Act::SetLine(id)] {
                    options.offer(act.choice(), Err(Refusal::by("303.4 500.1")));
                }
            }
        }
    }
    if options.why() {
        // g:Break Combination. Out of the game they are still combined (508.8).
        for &id in cx.state.pile(who, super::vocabulary::Zone::Removed) {
            if cx.state.supports(id).next().is_some() {
                options.offer(Act::Break(id).choice(), Err(Refusal::by("g:Break_Combination 303.4")));
            }
        }
    }
    skills::offer(cx, who, false, options);
    casting::offer(cx, who, false, options);
    options.legal(Act::Pass.choice());
    Asked::AtRest(Chooser::Player(who))
}

fn offer_attacks(cx: &Cx<'_>, who: Player, id: CardId, options: &mut Options) {
    let (state, book, why) = (cx.state, cx.book, options.why());
    let base = attack::attacker(state, book, who, id, why);
    let other = attack::other_attacker(state, book, who, id, why);
    if !why && base.is_err() && other.is_err() {
        return;
    }
    let usable = forms::usable(state, book, id);
    let may_start = book.readings.of(readings::STARTER_MP) == 0;
    let of = |kind: Kind| {
        usable.iter().copied().filter(move |f| attack::kind(state, book, id, *f) == kind).collect::<Vec<_>>()
    };
    let paid = |forms: &[u8]| forms.iter().any(|f| attack::is_payable(state, book, who, id, *f, may_start));
    // 102.6. The starter's first Mp only cast; by a reading also nothing is paid with them that costs 0.
    let starts = state.side(who).casting_only;
    let by_reading = |forms: &[u8]| starts && forms.iter().any(|f| attack::is_payable(state, book, who, id, *f, true));
    let cost = |forms: &[u8], by: &'static str| match paid(forms) {
        true => Ok(()),
        false if by_reading(forms) => Err(Refusal::by("102.6").and(readings::STARTER_MP)),
        false if starts => Err(merged(Refusal::by("102.6"), Refusal::by(by))),
        false => {
            let least = forms.iter().map(|f| i32::from(attack::cost(state, book, id, *f))).min().unwrap_or(0);
            let needs = vec![Wants::new("needs-mp", least, i32::from(state.side(who).mp))];
            Err(Refusal::by("500.4 g:Cost").below(Refusal { needs, ..Refusal::by(by) }))
        }
    };
    let merge = |mut legal: Result<(), Refusal>, more: Result<(), Refusal>| {
        match (&mut legal, more) {
            (Err(all), Err(new)) => *all = merged(std::mem::take(all), new),
            (Ok(()), Err(new)) => legal = Err(new),
            _ => {}
        }
        legal
    };
    let need = |holds: bool, by: &'static str| if holds { Ok(()) } else { Err(Refusal::by(by)) };
    let general = of(Kind::General);
    if !general.is_empty() {
        let targets = attack::has_targets(state, book, who, id);
        let mut legal = merge(base.clone(), need(targets || base.is_err(), "504.3"));
        if why && !targets && base.is_ok() {
            for target in state.seals(book, who.other()) {
                legal = merge(legal, attack::aim(state, book, &Attack::of(id, who), target, true));
            }
        }
        legal = merge(legal, cost(&general, "504.4"));
        options.offer(Act::Attack(id).choice(), legal);
        let mut legal = merge(other.clone(), other_attacks::hand_attacker(state, book, who, id, why));
        legal = merge(legal, need(!state.hand(who.other()).is_empty(), "505.4"));
        legal = merge(legal, cost(&general, "505.5"));
        options.offer(Act::AttackHand(id).choice(), legal);
    }
    let all = of(Kind::All);
    if !all.is_empty() {
        let targets = state.has_lines(book, who.other()) || book.readings.of(readings::ALL_ATTACK_EMPTY) == 1;
        let legal = merge(merge(other.clone(), need(targets, "506.3")), cost(&all, "506.4"));
        options.offer(Act::AttackAll(id).choice(), legal);
    }
    let multiple = of(Kind::Multiple);
    if !multiple.is_empty() {
        let hand =
            other_attacks::hand_attacker(state, book, who, id, false).is_ok() && !state.hand(who.other()).is_empty();
        let targets = hand || attack::has_targets(state, book, who, id);
        let legal = merge(merge(other.clone(), need(targets, "507.3")), cost(&multiple, "507.4"));
        options.offer(Act::Multiple(id).choice(), legal);
    }
    if why {
        let others = [
            (&general, Act::Attack(id)),
            (&general, Act::AttackHand(id)),
            (&all, Act::AttackAll(id)),
            (&multiple, Act::Multiple(id)),
        ];
        let none = others.into_iter().filter(|(forms, _)| forms.is_empty()).map(|(_, act)| act);
        refuse_without_move(none, &base, options);
    }
}

/// 200.12. Attacks of a kind that a Seal has no move for.
fn refuse_without_move(acts: impl Iterator<Item = Act>, base: &Result<(), Refusal>, options: &mut Options) {
    for act in acts {
        let refusal = base.clone().err().unwrap_or_else(|| Refusal::by("200.12.2 200.12.3"));
        options.offer(act.choice(), Err(refusal));
    }
}

fn merged(mut all: Refusal, more: Refusal) -> Refusal {
    all.join(more);
    all
}

/// The clause under which a command or a cast is declared.
pub fn declares(cx: &mut Cx<'_>, act: Act) {
    let clause = match act {
        Act::Attack(_) => "504.1",
        Act::AttackHand(_) => "505.2",
        Act::AttackAll(_) => "506.1",
        Act::Multiple(_) => "507.1",
        Act::Combine(_) => "512.1",
        Act::Break(_) => "514.1",
        Act::SetLine(_) => "516.1",
        Act::Skill(id, n) | Act::InterfereSkill(id, n) => skills::declared_by(cx, id, n),
        Act::HandSkill(..) | Act::InterfereHandSkill(..) => "619.2",
        Act::Cast(_, def) | Act::InterfereCast(_, def) if cx.book.def(def).category == Some(Category::Mystic) => {
            "610.2.1"
        }
        Act::Cast(..) | Act::InterfereCast(..) => "610.1.1",
        _ => return,
    };
    cx.support(clause);
}

/// What the attack player does.
pub fn take(cx: &mut Cx<'_>, l: &mut Course, choice: Choice) -> Flow {
    let who = cx.state.turn;
    let Choice::Own(act) = choice else { return Flow::Again };
    declares(cx, act);
    if act != Act::Pass && std::mem::replace(&mut l.acted, true) {
        cx.support("401.6.4");
    }
    if matches!(act, Act::Attack(id) if cx.state.card(id).rested) {
        cx.support("401.6.7");
    }
    let frame = match act {
        Act::Attack(id) => Attack { hits: 1, ..Attack::of(id, who) }.general(),
        Act::AttackHand(id) => Attack { hits: 1, ..Attack::of(id, who) }.on_hand(),
        Act::AttackAll(id) => Attack { hits: 1, ..Attack::of(id, who) }.on_all(),
        Act::Multiple(id) => Attack::of(id, who).several_times(),
        Act::Combine(id) => combining::start(id, who, false),
        Act::Break(id) => combining::start_break(id, who),
        Act::SetLine(id) => lines::start(id, who, false),
        Act::Skill(id, n) | Act::HandSkill(id, n) => {
            let how = if matches!(act, Act::Skill(..)) { skills::How::Commanded } else { skills::How::FromHand };
            match skills::start(cx, id, n, who, how) {
                Some(frame) => frame,
                None => return Flow::Again,
            }
        }
        Act::Cast(id, def) => {
            if cx.state.card(id).def != def {
                cx.event(Event::Is(id, def));
            }
            wisdom::cast(cx, id, def, who, false)
        }
        _ => {
            cx.decide("401.6.6");
            cx.note(finding("sm-note-passes").player(who));
            return Flow::Next;
        }
    };
    Flow::CallThenAgain(frame)
}
