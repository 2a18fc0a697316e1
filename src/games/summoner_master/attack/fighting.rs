//! 504.14 to 504.21. The fight: what is compared, who loses, how an attack ends.

use super::super::areas::Bit;
use super::super::event::{AT_ONCE, Ending, FIGHTING, Happens, SUCCESS};
use super::super::having::{has, is_forbidden};
use super::super::moves::{Change, Moves};
use super::super::procedure::Attack;
use super::super::vocabulary::{Deed, Keyword, Line, Of, OwnCannot, OwnGrant, Stat, When};
use super::super::{Cx, Event, Eye, Flow, State, abilities, matching, readings, resting, values};
use super::aiming::aim;
use crate::cardgame::finding::Fact;
use crate::cardgame::{CardId, Cause, Few, Finding, finding};
use crate::engine::Player;

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
    let there = l.target.is_some_and(|t| aim(cx.state, cx.book, l, t, false).is_ok());
    // The attacker was looked at in 504.12, and is not looked at again.
    if there {
        return Flow::Next;
    }
    cx.cite("504.15.3");
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
        0 => values::without_raises(cx.state, cx.book, id, stat),
        _ => eye.def(id).stat(stat),
    }
}

/// 504.15.1, 504.15.2. The values are compared; who is lower loses.
pub fn compare(cx: &mut Cx<'_>, l: &mut Attack, line: Line) -> Flow {
    let (Some(seal), Some(target)) = (l.seal, l.target) else { return Flow::Next };
    if cx.state.card(target).line != Some(line) {
        return Flow::Next;
    }
    resting::fight(cx, &[seal, target]);
    let stat = if line == Line::At { Stat::At } else { Stat::Df };
    resting::clamped(cx, seal, Stat::At);
    resting::clamped(cx, target, stat);
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
            resting::clamped(cx, seal, Stat::Sp);
            resting::clamped(cx, target, Stat::Sp);
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
        resting::counters(cx, target);
        if resting::waits_to_attack(cx, target) {
            cx.support("501.5");
        }
    }
    if lost && line == Line::Df && has(cx.state, cx.book, target, &OwnGrant::Counter) {
        cx.support("100.1");
    }
    if won {
        cx.event(Happens::State(target, Bit::Lost, true).event());
    }
    if lost && line == Line::Df && counters {
        cx.support("501.4");
    }
    // 501.3. A counter is what the higher one does; in a full tie both lose.
    if lost && (line == Line::Df || counters || won) {
        cx.event(Happens::State(seal, Bit::Lost, true).event());
    } else if lost {
        cx.support("501.4");
    }
    let countered = lost && (line == Line::Df || counters || won);
    outcome(cx, (seal, countered), (target, won));
    success(cx, l, seal, target, won);
    Flow::Next
}

/// 504.15, 601.2.1. Who loses the fight, and who wins it because only the other one loses, sets off at once what waits for that.
fn outcome(cx: &mut Cx<'_>, one: (CardId, bool), two: (CardId, bool)) {
    for ((id, loses), (other, fails)) in [(one, two), (two, one)] {
        let when = match (loses, fails) {
            (true, _) => When::LosesFight,
            (false, true) => When::WinsFight,
            (false, false) => continue,
        };
        // "wins" and "loses" are not among what 504.16 names: at once, or with what it names.
        let watched = super::super::noticing::is_watched(cx.state, cx.book, id, when);
        let late = watched && cx.reading(readings::FIGHT_OUTCOME) == 1;
        let slot = if late { SUCCESS } else { AT_ONCE };
        cx.event(Happens::Occurs(when, Some(id), cx.state.owner(id), Some(other), slot).event());
    }
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
    cx.support("500.3");
    cx.event(Event::Turn(seal, true, Cause::Rule));
    Flow::Next
}

/// 504.19. The states end, and what lasts for the fight.
pub fn fight_over(cx: &mut Cx<'_>, l: &mut Attack) -> Flow {
    crate::games::summoner_master::saying::ends(cx, Ending::Fight);
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
    // 100.2. What cannot be destroyed stays.
    for id in gone.clone() {
        if matching::never_is(cx.state, cx.book, id, Deed::Destroy) {
            cx.cite("100.2");
            cx.note(finding(matching::kept_words(Deed::Destroy)).card(id));
            gone.retain(|other| *other != id);
        }
    }
    if gone.is_empty() {
        return Flow::Next;
    }
    // 713.3. One of the two has left before its time.
    if l.seal.is_none() || l.target.is_none() {
        cx.support("713.3");
    }
    cx.note(match gone.as_slice() {
        [one] => finding("sm-note-loser").card(*one),
        _ => finding("sm-note-losers").with("words", Fact::Cards(gone.clone())),
    });
    let other = |id: CardId| if Some(id) == l.seal { l.target } else { l.seal };
    let changes = gone.iter().map(|&id| Change::destroyed(id, Cause::Battle(other(id)))).collect();
    Flow::Call(Moves::start(changes))
}

/// 504.21
pub fn over(cx: &mut Cx<'_>, l: &mut Attack) -> Flow {
    states_off(cx, l);
    if let Some(seal) = l.seal {
        cx.event(Happens::With(seal, 0).event());
    }
    cx.event(Happens::Ends.event());
    Flow::Return
}

/// Taken out of the declaration: nothing is paid, it stays Active.
pub fn out(cx: &mut Cx<'_>, l: &mut Attack, why: &'static str) -> Flow {
    // 500.3. A way back leads here after payment, too.
    if l.paid {
        return out_paid(cx, l, why);
    }
    cx.note(of_attacker(l, why));
    over(cx, l)
}

/// A sentence about the attacker.
fn of_attacker(l: &Attack, why: &'static str) -> Finding {
    l.seal.map_or_else(|| finding("sm-note-attack-ends"), |seal| finding(why).card(seal))
}

/// Taken out of the declaration after payment: the Seal becomes Inactive.
pub fn out_paid(cx: &mut Cx<'_>, l: &mut Attack, why: &'static str) -> Flow {
    cx.note(of_attacker(l, why));
    Player::BOTH.into_iter().for_each(|p| cx.event(Event::Expire(p, Ending::Fight)));
    if let Some(seal) = l.seal.filter(|_| !l.ordered) {
        cx.event(Event::Turn(seal, true, Cause::Rule));
    }
    over(cx, l)
}

/// 100.5, 500.11. The attacker has left, or the command is void: nothing is compared.
pub fn end_void(cx: &mut Cx<'_>, l: &mut Attack) -> Flow {
    if l.seal.is_none() {
        cx.support("100.5");
    }
    cx.note(finding("sm-note-attack-ends"));
    Player::BOTH.into_iter().for_each(|p| cx.event(Event::Expire(p, Ending::Fight)));
    over(cx, l)
}
