//! 8-4-4. DON!! cards of the cost area that are picked with other cards: chosen, or meant without a choice, and the same is done to them.

use std::ops::Range;

use smallvec::SmallVec;

use super::event::{DonAt, don};
use super::purse::{Purse, is_meant, is_turned_by};
use super::vocabulary::{DONS, Deed, Duration, Grant, Op, OwnGrant, Selector};
use super::{Act, Book, Cx, Event, Eye, OnePiece, Run, dons, held, sums};
use crate::cardgame::act::modifier;
use crate::cardgame::code::Asking;
use crate::cardgame::code::{self, Instr};
use crate::cardgame::effect::small;
use crate::cardgame::{Modifier, On};
use crate::engine::Player;

/// DON!! cards are alike: whose, and in which state.
pub struct Counted;

/// Where DON!! cards of the cost area are.
const COST: [DonAt; 3] = [DonAt::Active, DonAt::Rested, DonAt::Held];

/// What is done next to what is picked.
fn next_deed(book: &Book, run: &Run) -> Deed {
    let steps = book.code(run.def, run.effect).steps.get(usize::from(run.at)..).unwrap_or_default();
    let next = steps.iter().find_map(|step| match step {
        Instr::Act(Op::Turn(deed, _)) => Some(*deed),
        Instr::Give(..) => Some(Deed::Give),
        Instr::Act(_) | Instr::Keep => Some(Deed::Choose),
        _ => None,
    });
    next.unwrap_or(Deed::Choose)
}

impl crate::cardgame::counted::Counted<OnePiece> for Counted {
    fn candidates(eye: &Eye<'_>, asked: &Asking<'_, OnePiece>, run: &Run) -> SmallVec<[Act; 2]> {
        let from = asked.from;
        let player = eye.player(from.whose);
        // What is paid, or is there instead of something, must really be done.
        let must = run.instead || run.is_paying(eye.book);
        let barred = must && asked.deed == Deed::SetActive && dons::barred_by(eye, player).is_some();
        if !from.places.contains(&DONS) || barred {
            return SmallVec::new();
        }
        let left = |at: &DonAt| {
            let picked = run.own.counted.iter().filter(|one| **one == (player, *at)).count();
            is_meant(&from.filter, *at)
                && is_turned_by(asked.deed, *at)
                && usize::from(held::there(eye.state, eye.book, player, *at)) > picked
        };
        COST.into_iter().filter(left).map(Act::Don).collect()
    }

    fn take(run: &mut Run, player: Player, act: Act) {
        if let Act::Don(at) = act {
            run.own.counted.push((player, at));
        }
    }

    fn pick(cx: &Cx<'_>, run: &mut Run, from: &Selector) -> usize {
        if !from.places.contains(&DONS) {
            return 0;
        }
        let deed = next_deed(cx.book, run);
        let before = run.own.counted.len();
        for player in run.eye(cx.state, cx.book).players(from.whose) {
            for at in COST {
                if is_meant(&from.filter, at) && is_turned_by(deed, at) {
                    let all = usize::from(held::there(cx.state, cx.book, player, at));
                    run.own.counted.extend(std::iter::repeat_n((player, at), all));
                }
            }
        }
        run.own.counted.len() - before
    }

    fn pick_it(run: &mut Run) -> usize {
        let it = run.own.dons_it.clone();
        run.own.counted.extend(it.iter().copied());
        it.len()
    }

    fn picked(run: &Run) -> usize {
        run.own.counted.len().saturating_sub(usize::from(run.own.counted_before))
    }

    fn all_picked(run: &Run) -> usize {
        run.own.counted.len()
    }

    fn spare(purse: &Purse, eye: &Eye<'_>, from: &Selector, deed: Deed) -> u8 {
        purse.spare(eye, from, deed)
    }

    fn spend(purse: &mut Purse, eye: &Eye<'_>, from: &Selector, deed: Deed, n: u8) -> bool {
        purse.spend_chosen(eye, from, deed, n)
    }

    fn picks_no_more(run: &mut Run) {
        run.own.counted_before = small(run.own.counted.len());
    }

    fn keep(run: &mut Run) {
        run.own.dons_it = std::mem::take(&mut run.own.counted);
        run.own.counted_before = 0;
    }

    fn forget(run: &mut Run) {
        run.own.dons.clear();
        run.own.counted.clear();
        run.own.counted_before = 0;
    }

    /// 4-4-1. Those that are not so already.
    fn turns(cx: &mut Cx<'_>, run: &mut Run, rested: bool) {
        let (from, to) = if rested { (&COST[..1], DonAt::Rested) } else { (&COST[1..], DonAt::Active) };
        let cause = run.cause(cx.book);
        for player in Player::BOTH {
            let picked = |at: DonAt| run.own.counted.iter().filter(|one| **one == (player, at)).count();
            let all: SmallVec<[(DonAt, usize); 2]> = from.iter().map(|&at| (at, picked(at))).collect();
            if all.iter().all(|(_, n)| *n == 0) {
                continue;
            }
            if let Some(by) = dons::barred_by(&run.eye(cx.state, cx.book), player).filter(|_| !rested) {
                cx.decide("1-3-3");
                cx.note(sums::forbidden_to(cx.book, player, by));
                continue;
            }
            for (at, n) in all {
                for _ in 0..n {
                    cx.event(don(player, at, to, 1, cause));
                }
                run.own.counted.iter_mut().filter(|one| **one == (player, at)).for_each(|one| one.1 = to);
            }
        }
    }

    /// 6-2-4. So many rested ones do not become active.
    fn gives(cx: &mut Cx<'_>, run: &mut Run, grants: &Range<u16>, until: Duration) {
        let stays = |grant: &crate::cardgame::GrantId| *cx.book.grant(*grant) == Grant::Own(OwnGrant::StaysRested);
        let Some(grant) = code::grants(grants).find(stays) else { return };
        for player in Player::BOTH {
            let chosen = run.own.counted.iter().filter(|one| **one == (player, DonAt::Rested)).count();
            // One that stays rested already does so once.
            let [(_, free), _] = held::rested(cx.state, cx.book, player);
            for _ in 0..chosen.min(usize::from(free)) {
                let given = Modifier { amount: 1, ..modifier(cx, run, On::Player(player), grant, until) };
                cx.event(Event::Modify(given));
            }
        }
    }
}

/// 4-4-1. Is one of those that were picked not yet so?
pub fn comes(run: &Run, rests: bool) -> bool {
    let from = if rests { &COST[..1] } else { &COST[1..] };
    run.own.counted.iter().any(|(_, at)| from.contains(at))
}
