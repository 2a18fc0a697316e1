//! 400, 401. The attack Subturn.

use super::areas::{Bit, Doing, Step};
use super::event::{DONE, Ending, Happens, NOW, Note, begins};
use super::interfere::Opener;
use super::moves::{Change, Moves, To};
use super::procedure::Casting;
pub use super::procedure::Course;
use super::vocabulary::{Category, Curse, When, Zone};
use super::{
    Act, Asked, Choice, Cx, Event, Flow, Frame, Options, Procedure, Row, State, abilities, commands, drawing, growth,
    interfere, readings, waking,
};
use crate::cardgame::finding::Fact;
use crate::cardgame::{CardId, Cause, Few, Word, finding};
use crate::engine::{Chooser, ClauseId, Player, Refusal, asks, at_row, citing, does};

/// A Subturn from this Step on.
pub fn at(step: Step) -> Frame {
    let clause = match step {
        Step::Setup | Step::CheckUp => "400.2",
        Step::Draw => "401.3.2",
        Step::Discard => "401.4.3",
        Step::First => "401.5.1",
        Step::Main => "401.6.2",
        Step::Second => "401.7.1",
        Step::CleanUp => "401.8.3",
        Step::FillUp => "401.8.5",
        Step::End => "401.1",
    };
    Procedure::Subturn(at_row(&SUBTURN, ClauseId::new(clause), Course::default())).into()
}

const DISCARD: ClauseId = ClauseId::new("401.4.3");
const START: ClauseId = ClauseId::new("400.2");
const END: ClauseId = ClauseId::new("401.1");

/// Timings of a Step, of which players; the Abilities choose and work.
fn moment(cx: &mut Cx<'_>, l: &mut Course, step: Step, whens: &[(When, Player)]) -> Flow {
    if l.entered {
        l.entered = false;
        cx.event(Happens::Ends.event());
        return Flow::Next;
    }
    l.entered = true;
    cx.event(Happens::Step(step).event());
    cx.event(begins(cx.state.turn, None, Doing::Moment));
    for (when, player) in whens {
        cx.event(Happens::Occurs(*when, None, *player, None, NOW).event());
    }
    Flow::CallThenAgain(NowQueue::start(cx.state))
}

/// The Abilities of a moment that has just begun.
struct NowQueue;

impl NowQueue {
    fn start(state: &State) -> Frame {
        abilities::Queue::at(NOW, state.depth() + 1)
    }
}

/// 401
pub static SUBTURN: [Row<Course>; 31] = [
    citing(
        "400.1",
        does("400.2", "sm-subturn", |cx, _| {
            cx.event(Happens::Step(Step::CheckUp).event());
            cx.support("401.1");
            cx.note(finding("sm-note-subturn").player(cx.state.turn));
            Flow::Next
        }),
    ),
    does("401.2.1", "sm-check-up", |cx, _| {
        let turn = cx.state.turn;
        let seals = cx.state.seals(cx.book, turn).next().is_some();
        if !seals {
            cx.note(finding("sm-note-no-seal").player(turn));
        }
        cx.event(Happens::Note(turn, Note::HadSeal(seals)).event());
        Flow::Next
    }),
    does("401.2.3", "sm-enter-attack", |cx, l| {
        let turn = cx.state.turn;
        moment(cx, l, Step::CheckUp, &[(When::EntersAttack, turn)])
    }),
    does("401.2.4", "sm-enter-defence", |cx, l| {
        let other = cx.state.turn.other();
        moment(cx, l, Step::CheckUp, &[(When::EntersDefence, other)])
    }),
    citing(
        "g:Charging g:Fixed_Charging",
        does("401.2.5", "sm-enter-check-up", |cx, l| {
            if !l.entered {
                super::charging::charge(cx);
            }
            let turn = cx.state.turn;
            moment(cx, l, Step::CheckUp, &[(When::EntersCheckUp, turn)])
        }),
    ),
    citing("g:Progress 617.1.2", asks("401.2.6", "sm-ask-progress", offer_progress, take_progress)),
    citing("g:Regeneration 618.1", asks("401.2.7", "sm-ask-regenerate", offer_regenerate, take_regenerate)),
    citing(
        "g:Progress",
        does("401.3.2", "sm-draw-step", |cx, _| {
            let side = cx.state.side(cx.state.turn);
            // Not skipped: it is entered by the next row.
            if side.first || side.progressed {
                cx.event(Happens::Step(Step::Draw).event());
                if side.progressed {
                    cx.cite("g:Progress");
                }
                cx.note(finding("sm-note-no-draw").player(cx.state.turn));
                return Flow::Goto(DISCARD);
            }
            Flow::Next
        }),
    ),
    does("401.3.4", "sm-enter-draw", |cx, l| {
        let turn = cx.state.turn;
        moment(cx, l, Step::Draw, &[(When::EntersDraw, turn)])
    }),
    citing("401.3.1 103.3 711.1 g:Draw 100.2", asks("401.3.5", "sm-ask-draw", offer_draw, take_draw)),
    does("401.4.3", "sm-enter-discard", |cx, l| {
        let turn = cx.state.turn;
        moment(cx, l, Step::Discard, &[(When::EntersDiscard, turn)])
    }),
    citing(
        "401.4.1 302.2 702.1 101.3.1 101.3.2 101.3.3",
        asks("401.4.4", "sm-ask-discard", offer_discard, take_discard),
    ),
    citing(
        "616.3.1",
        does("401.5.1", "sm-interfere", |cx, _| {
            cx.event(Happens::Step(Step::First).event());
            Flow::Call(interfere::Step::start(Opener::First))
        }),
    ),
    does("401.6.1", "sm-enter-main", |cx, l| {
        let turn = cx.state.turn;
        moment(cx, l, Step::Main, &[(When::EntersMain, turn)])
    }),
    asks("g:Wake Up", "sm-ask-wake", waking::offer, waking::take),
    citing(
        "g:Break_Combination 401.6.2 401.6.3 401.6.4 500.9 401.6.7 401.6.6 102.6 504.1 505.2 506.1 507.1 512.1 514.1 516.1 605.1 606.1 607.1 608.2 \
         619.2 610.1.1 610.2.1",
        asks("401.6.2", "sm-ask-main", commands::offer, commands::take),
    ),
    does("401.6.6", "sm-main-over", |cx, _| {
        if cx.state.passed {
            cx.note(finding("sm-note-main-passed").player(cx.state.turn));
            if is_cut(cx) {
                return Flow::Goto(END);
            }
        }
        cx.event(Happens::Step(Step::Second).event());
        Flow::Next
    }),
    citing("616.3.2", does("401.7.1", "sm-interfere", |_, _| Flow::Call(interfere::Step::start(Opener::Second)))),
    does("401.8.3", "sm-enter-clean-up", |cx, l| {
        if !l.entered && is_cut(cx) {
            return Flow::Goto(END);
        }
        let turn = cx.state.turn;
        moment(cx, l, Step::CleanUp, &[(When::EntersCleanUp, turn)])
    }),
    citing(
        "401.8.1",
        does("401.8.4", "sm-clean-up", |cx, _| {
            cx.support("401.8.1");
            cx.event(Happens::MpIs(cx.state.turn, 0).event());
            Flow::Next
        }),
    ),
    does("401.8.5", "sm-enter-fill-up", |cx, l| {
        let turn = cx.state.turn;
        moment(cx, l, Step::FillUp, &[(When::EntersFillUp, turn)])
    }),
    citing(
        "g:Mp_สูงสุด_(Mp_Max) 401.8.1 101.3.1 101.3.2 101.3.3",
        does("401.8.6", "sm-fill-up", |cx, _| {
            let turn = cx.state.turn;
            let most = super::values::mp_max(cx.state, cx.book, turn);
            cx.support("401.8.1");
            cx.support(cx.state.level.most());
            if most != cx.state.side(turn).mp_max {
                cx.cite("g:Mp_สูงสุด_(Mp_Max)");
            }
            if cx.state.side(turn).mp == most.max(0) {
                cx.note(finding("sm-note-fills-up").player(turn).number("n", i32::from(most.max(0))));
            }
            cx.event(Happens::MpIs(turn, most.max(0)).event());
            cx.event(Happens::Note(turn, Note::CastingOnly(false)).event());
            Flow::Next
        }),
    ),
    citing(
        "103.5 401.9.8",
        does("401.1", "sm-enter-end-loss", |cx, _| {
            cx.event(Happens::Step(Step::End).event());
            if lost(cx.state) && cx.state.passed {
                cx.decide("103.5");
                cx.note(finding("sm-note-passed-no-loss").player(cx.state.turn));
            } else if lost(cx.state) && cx.reading(readings::NO_SEAL_LOSS) == 0 {
                cx.decide("103.5 401.9.8");
                seal_less(cx);
            }
            Flow::Next
        }),
    ),
    does("401.9.2", "sm-end-attack", |cx, l| {
        let turn = cx.state.turn;
        moment(cx, l, Step::End, &[(When::EndsAttack, turn), (When::EndsSubturn, turn)])
    }),
    does("401.9.3", "sm-end-defence", |cx, l| {
        let other = cx.state.turn.other();
        moment(cx, l, Step::End, &[(When::EndsDefence, other)])
    }),
    does("401.9.4", "sm-enter-end", |cx, l| {
        let turn = cx.state.turn;
        moment(cx, l, Step::End, &[(When::EntersEnd, turn)])
    }),
    citing(
        "603.5",
        does("401.9.5", "sm-until-end", |cx, _| {
            let ending = cx.state.modifiers.iter().filter(|m| super::event::ends(m, Ending::Subturn)).count();
            if ending > 1 {
                cx.support("603.5");
            }
            super::saying::ends(cx, Ending::Subturn);
            cx.state.players().into_iter().for_each(|p| cx.event(Event::Expire(p, Ending::Subturn)));
            let ends = |c: &&super::areas::Control| c.until == super::vocabulary::Until::EndOfSubturn;
            let back: Few = cx.state.controls.iter().filter(ends).map(|c| c.card).collect();
            for id in back {
                super::enforcement::release(cx, id);
            }
            Flow::Next
        }),
    ),
    citing("709.8.1 709.10.3 201.9.2.2 709.14.3 400.1 g:Vanish", does("401.9.6", "sm-counts", counts)),
    does("401.9.7", "sm-active-again", |cx, _| {
        let all: Few = cx.state.whole_field().filter(|&id| cx.state.card(id).rested).collect();
        for id in all {
            let barred = super::having::is_forbidden(
                cx.state,
                cx.book,
                cx.state.owner(id),
                id,
                &super::vocabulary::OwnCannot::BecomeActive,
            );
            if !barred {
                cx.event(Event::Turn(id, false, Cause::Rule));
            }
        }
        Flow::Next
    }),
    does("401.9.8", "sm-end-loss", |cx, _| {
        if lost(cx.state) && !cx.state.passed && cx.reading(readings::NO_SEAL_LOSS) == 1 {
            seal_less(cx);
        }
        Flow::Next
    }),
    does("400.1", "sm-next-subturn", |cx, _| {
        cx.event(Happens::Note(cx.state.turn, Note::FirstOver).event());
        cx.event(Event::Begin(cx.state.turn.other()));
        Flow::Goto(START)
    }),
];

/// A text has passed the Turn, and by a reading only the End of Subturn Step is left.
fn is_cut(cx: &Cx<'_>) -> bool {
    cx.state.passed && cx.reading(readings::TURN_PASSED) == 1
}

/// 103.5. No Seal at Check up, and none brought in.
fn lost(state: &State) -> bool {
    let side = state.side(state.turn);
    !side.had_seal && !side.brought_seal
}

fn seal_less(cx: &mut Cx<'_>) {
    cx.note(finding("sm-note-seal-less").player(cx.state.turn));
    cx.event(Happens::Note(cx.state.turn, Note::SealLess).event());
}

fn offer_progress(cx: &Cx<'_>, _: &Course, options: &mut Options) -> Asked {
    let turn = cx.state.turn;
    let side = cx.state.side(turn);
    let zones = [Zone::Hand, Zone::SealLibrary, Zone::MysticLibrary];
    let mut any = false;
    for &id in zones.iter().flat_map(|z| cx.state.pile(turn, *z)) {
        if cx.state.def(cx.book, id).facts.progress.is_empty() {
            continue;
        }
        let known = growth::progress_conditions(cx.state, cx.book, id).next().is_some();
        let legal = match (side.first || side.progressed || cx.state.irregular, known) {
            (true, _) => Err(Refusal::by("g:Progress")),
            (_, false) => Err(Refusal::by("617.1.2 617.2.2")),
            _ => Ok(()),
        };
        any |= legal.is_ok();
        options.offer(Act::Progress(id).choice(), legal);
    }
    options.legal(Act::NoProgress.choice());
    if !any && !options.why() {
        return Asked::Nobody(Flow::Next);
    }
    if !any && options.refused().is_empty() {
        return Asked::Nobody(Flow::Next);
    }
    Asked::Of(Chooser::Player(turn))
}

fn take_progress(cx: &mut Cx<'_>, _: &mut Course, choice: Choice) -> Flow {
    match choice {
        Choice::Own(Act::Progress(id)) => Flow::Call(growth::progress(cx.state, cx.book, id, cx.state.turn)),
        _ => Flow::Next,
    }
}

fn offer_regenerate(cx: &Cx<'_>, _: &Course, options: &mut Options) -> Asked {
    let turn = cx.state.turn;
    let mut any = false;
    for id in cx.state.seals(cx.book, turn).collect::<Few>() {
        let marks = cx.state.card(id);
        let facts = &cx.state.def(cx.book, id).facts;
        let legal = if facts.growth.is_empty() || marks.grown {
            Err(Refusal::by("618.1 g:Regeneration"))
        } else if cx.state.side(turn).regenerated || cx.state.irregular {
            Err(Refusal::by("g:Regeneration"))
        } else if growth::conditions(cx.state, cx.book, id).next().is_none() {
            Err(Refusal::by("618.2 611.3"))
        } else {
            Ok(())
        };
        any |= legal.is_ok();
        options.offer(Act::Regenerate(id).choice(), legal);
    }
    options.legal(Act::NoRegeneration.choice());
    if !any && (!options.why() || options.refused().is_empty()) {
        return Asked::Nobody(Flow::Next);
    }
    Asked::Of(Chooser::Player(turn))
}

fn take_regenerate(cx: &mut Cx<'_>, _: &mut Course, choice: Choice) -> Flow {
    match choice {
        Choice::Own(Act::Regenerate(id)) => Flow::Call(growth::regenerate(id, cx.state.turn)),
        _ => Flow::Next,
    }
}

/// 401.3.1. One card or two, from either pile; an empty one only if both are.
fn offer_draw(cx: &Cx<'_>, l: &Course, options: &mut Options) -> Asked {
    if l.drawn >= 2 {
        return Asked::Nobody(Flow::Next);
    }
    let turn = cx.state.turn;
    // 100.2. A text forbids it.
    if drawing::is_forbidden(cx.state, cx.book, turn) {
        return Asked::Itself(Choice::Done);
    }
    let size = |kind: Category| cx.state.pile(turn, drawing::library(kind)).len();
    let both_empty = size(Category::Seal) == 0 && size(Category::Mystic) == 0;
    if both_empty && l.drawn == 0 {
        return Asked::Itself(Act::Draw(Category::Seal).choice());
    }
    for kind in [Category::Seal, Category::Mystic] {
        let legal = if size(kind) > 0 || both_empty { Ok(()) } else { Err(Refusal::by("711.1 103.3")) };
        options.offer(Act::Draw(kind).choice(), legal);
    }
    if l.drawn > 0 {
        options.legal(Choice::Done);
    } else {
        options.offer(Choice::Done, Err(Refusal::by("401.3.1")));
    }
    Asked::Of(Chooser::Player(turn))
}

fn take_draw(cx: &mut Cx<'_>, l: &mut Course, choice: Choice) -> Flow {
    let Choice::Own(Act::Draw(kind)) = choice else {
        if drawing::is_forbidden(cx.state, cx.book, cx.state.turn) {
            cx.decide("100.2");
            cx.note(finding("sm-note-cannot-draw").player(cx.state.turn));
        }
        l.drawn = 0;
        return Flow::Next;
    };
    if cx.state.pile(cx.state.turn, drawing::library(kind)).is_empty() {
        cx.cite("103.3");
        cx.note(finding("sm-note-empty-library").player(cx.state.turn));
        cx.event(Happens::Note(cx.state.turn, Note::Empty).event());
        return Flow::Next;
    }
    l.drawn += 1;
    let frame = drawing::start(cx.state.turn, Some(kind), 1, None);
    if l.drawn == 2 {
        l.drawn = 0;
        return Flow::Call(frame);
    }
    Flow::CallThenAgain(frame)
}

fn excess(state: &State, l: &Course) -> usize {
    let hand = state.hand(state.turn).len();
    hand.saturating_sub(l.discarded.len()).saturating_sub(state.level.hand_max())
}

fn offer_discard(cx: &Cx<'_>, l: &Course, options: &mut Options) -> Asked {
    let turn = cx.state.turn;
    if excess(cx.state, l) == 0 {
        return if l.discarded.is_empty() { Asked::Nobody(Flow::Next) } else { Asked::Itself(Choice::Nothing) };
    }
    if l.twice && cx.reading(readings::DISCARD_AGAIN) == 1 {
        return Asked::Nobody(Flow::Next);
    }
    let mut unknown = false;
    for &id in cx.state.hand(turn).iter().filter(|id| !l.discarded.contains(id)) {
        if cx.state.card(id).is_unknown() && std::mem::replace(&mut unknown, true) {
            continue;
        }
        options.legal(Act::Discard(id).choice());
    }
    Asked::Of(Chooser::Player(turn))
}

fn take_discard(cx: &mut Cx<'_>, l: &mut Course, choice: Choice) -> Flow {
    if let Choice::Own(Act::Discard(id)) = choice {
        if l.twice {
            cx.reading(readings::DISCARD_AGAIN);
        }
        cx.support("302.2 401.4.1");
        cx.support(cx.state.level.most());
        l.discarded.push(id);
        return Flow::Again;
    }
    let list: Vec<Change> =
        std::mem::take(&mut l.discarded).iter().map(|&id| Change::of(id, To::Discarded, Cause::Rule)).collect();
    l.twice = true;
    cx.cite("401.4.1");
    if cx.reading(readings::DISCARD_BY_RULE) == 1 {
        let list = list.into_iter().map(|c| Change { to: To::Shrine, ..c }).collect();
        return Flow::CallThenAgain(Moves::bare(list));
    }
    Flow::CallThenAgain(Moves::start(list))
}

/// Is anything counted in Subturns?
fn any_count(state: &State) -> bool {
    use super::vocabulary::Until;
    let counted = |until: Until| matches!(until, Until::Subturns(_) | Until::ThisTurn(_));
    let on_card = |id: CardId| {
        let marks = state.card(id);
        marks.left > 0 || marks.curses.iter().flatten().any(|c| c.acting && c.left > 0)
    };
    state.whole_field().any(on_card)
        || state.away.iter().any(|a| a.left > 0)
        || state.modifiers.iter().any(|m| counted(m.until))
        || state.controls.iter().any(|c| counted(c.until))
}

/// 401.9.6. Every count is one Subturn less; what is complete ends.
fn counts(cx: &mut Cx<'_>, l: &mut Course) -> Flow {
    if !l.counted {
        l.counted = true;
        if any_count(cx.state) {
            cx.note(finding("sm-note-counts-down"));
        }
        cx.event(Happens::Passes.event());
        let counts = |id: &CardId| {
            let marks = cx.state.card(*id);
            marks.left > 0 || marks.curses.iter().flatten().any(|c| c.acting && c.left > 0)
        };
        let counted: Few = cx.state.whole_field().filter(counts).collect();
        if !counted.is_empty() {
            cx.note(finding("sm-note-subturn-counted").with("words", Fact::Cards(counted)));
        }
        return Flow::Again;
    }
    let mut list = Vec::new();
    let mut back = None;
    for id in cx.state.whole_field().collect::<Few>() {
        let marks = cx.state.card(id);
        for &kind in Curse::ALL {
            if marks.curses[kind.index()].is_some_and(|c| c.acting && c.left == DONE) {
                if matches!(kind, Curse::Poison | Curse::LastDance) {
                    cx.cite(if kind == Curse::Poison { "709.8.1" } else { "709.10.3" });
                    list.push(Change::destroyed(id, Cause::Rule));
                }
                cx.event(Happens::CurseEnds(id, kind).event());
            }
        }
        if marks.left == DONE {
            cx.cite("201.9.2.2");
            cx.event(Happens::Left(id, 0).event());
            list.push(Change::of(id, To::Shrine, Cause::Rule));
        }
    }
    for away in cx.state.away.iter().filter(|a| a.left == DONE) {
        back = back.or(Some(away.card));
    }
    super::saying::ends(cx, Ending::Turns);
    cx.state.players().into_iter().for_each(|p| cx.event(Event::Expire(p, Ending::Turns)));
    if !list.is_empty() {
        let cards: Few = list.iter().map(|c| c.card).collect();
        cx.note(finding("sm-note-turns-complete").with("words", Fact::Cards(cards)));
        return Flow::CallThenAgain(Moves::by_rule(cx, list));
    }
    if let Some(card) = back {
        cx.cite("g:Vanish");
        cx.support("304.3");
        cx.event(Happens::Back(card).event());
        let l = Casting::of(card, cx.state.owner(card));
        return Flow::CallThenAgain(l.enter(cx.state, cx.book));
    }
    l.counted = false;
    Flow::Next
}

/// A Subturn begins: what lasts for a Subturn is wiped.
pub fn begins_subturn(state: &mut State) {
    state.cards.iter_mut().for_each(|c| {
        c.own.new_subturn();
        c.own.set(Bit::Attacked, false);
    });
    state.own.irregular = std::mem::take(&mut state.own.passed);
    for side in &mut state.own.sides {
        side.brought_seal = false;
        side.hand_attacked = false;
        side.progressed = false;
        side.regenerated = false;
        side.woken = false;
        side.commanded_mystic = false;
        side.combined = false;
    }
}
