//! P-3-4, P-5-3 to P-5-8, P-9. What may be made: the checks on an action that a player would like to make.

use super::actions::{ActionHead, Aim, Cost, Kind, Note, Timing};
use super::cards::{Card, Cards, Thing};
use super::readings::{COST_BULWARK, ONCE_COUNTED, UNPAYABLE_COST};
use super::state::{Action, State, Target};
use super::{Book, Choice, Cx, Options};
use crate::engine::check::{Needs, allowed};
use crate::engine::{Check, Player, Registered, check};

/// An action that a player would like to make, under the readings on costs.
#[derive(Clone, Copy, Debug)]
pub struct Attempt {
    player: Player,
    kind: Kind,
    /// Any bulwark may pay B.
    any_bulwark: bool,
    /// What is possible of a cost is enough.
    part_payment: bool,
}

/// P-3-4, P-5-3, P-5-5, P-5-8, P-9-1, P-9-2. The cheapest to find out comes first.
static MAY_MAKE: [Check<State, Attempt>; 8] = [
    check("P-9-2", "made-directly", |_: &State, a: &Attempt| !matches!(a.kind.head().note, Some((Note::NotDirect, _))))
        .own(Attempt::note),
    check("P-9-1", "once-a-turn", |state: &State, a: &Attempt| {
        !a.kind.mark().is_some_and(|mark| state.side(a.player).marks[mark])
    })
    .own(Attempt::note)
    .by(ONCE_COUNTED),
    check("P-3-4", "main-timing", |state: &State, a: &Attempt| a.is_in_time(state, a.kind.head())).own(Attempt::head),
    check("P-5-3", "key-cards-in-hand", |state: &State, a: &Attempt| a.has_keys(state, Hand::of(state, a.player)))
        .own(Attempt::head),
    check("S-2-1", "bulwarks-to-drive", |state: &State, a: &Attempt| a.can_pay(state, Cost::B))
        .also("P-5-8")
        .needs(|state, a| Some(a.needs(state, Cost::B)))
        .by(UNPAYABLE_COST),
    check("S-2-2", "a-card-to-lose", |state: &State, a: &Attempt| a.can_pay(state, Cost::L))
        .also("P-5-8")
        .needs(|state, a| Some(a.needs(state, Cost::L)))
        .by(UNPAYABLE_COST),
    check("S-2-3", "a-card-to-discard", |state: &State, a: &Attempt| a.can_pay(state, Cost::D))
        .also("P-5-8")
        .needs(|state, a| Some(a.needs(state, Cost::D)))
        .by(UNPAYABLE_COST),
    check("P-5-5", "something-to-aim-at", Attempt::can_aim).own(Attempt::target_clause),
];

/// This action, if this player may make it now.
pub fn offer_to_make(cx: &Cx<'_>, attempt: Attempt, options: &mut Options) {
    options.judge(Choice::Act(attempt.kind), &MAY_MAKE, cx.state, &attempt);
}

/// Could this player not make this action with the known cards alone?
pub fn needs_unknown_cards(state: &State, book: &Book, player: Player, kind: Kind) -> bool {
    let mut known = state.clone();
    known.side_mut(player).hand_unknown = 0;
    allowed(&MAY_MAKE, &known, &Attempt::of(book, player, kind), false).is_err()
}

/// The cards that may still be used.
#[derive(Clone, Copy, Debug)]
pub struct Hand {
    /// Known ones.
    pub known: Cards,
    /// How many unknown ones.
    pub unknown: u8,
}

impl Hand {
    fn of(state: &State, player: Player) -> Self {
        let side = state.side(player);
        Self { known: side.hand, unknown: side.hand_unknown }
    }

    fn size(self) -> usize {
        usize::from(self.known.len() + self.unknown)
    }
}

impl Attempt {
    /// This action, as the readings are.
    pub fn new(cx: &Cx<'_>, player: Player, kind: Kind) -> Self {
        Self::of(cx.book, player, kind)
    }

    fn of(book: &Book, player: Player, kind: Kind) -> Self {
        let readings = &book.readings;
        let (any_bulwark, part_payment) = (readings.of(COST_BULWARK) == 1, readings.of(UNPAYABLE_COST) == 1);
        Self { player, kind, any_bulwark, part_payment }
    }

    /// The same player would like to make another one.
    pub const fn to_make(self, kind: Kind) -> Self {
        Self { kind, ..self }
    }

    /// P-3-4. May it be made at this time?
    pub fn is_in_time(&self, state: &State, head: &ActionHead) -> bool {
        head.timing == Timing::Quick || (state.turn == self.player && state.stage.is_empty())
    }

    fn head(&self) -> &'static str {
        self.kind.head().clause
    }

    fn note(&self) -> &'static str {
        self.kind.head().note.map_or("", |(_, clause)| clause)
    }

    fn target_clause(&self) -> &'static str {
        self.kind.head().aim.map_or("", |(_, clause)| clause)
    }

    fn due(&self, cost: Cost) -> usize {
        usize::from(self.kind.head().due[cost as usize])
    }

    /// P-5-8. Can this part of the cost be paid in full?
    fn can_pay(&self, state: &State, cost: Cost) -> bool {
        let due = self.due(cost);
        due == 0 || self.part_payment || self.there(state, cost) >= due
    }

    /// S-2. How much of this part of the cost could be paid. The key cards are not discarded.
    fn there(&self, state: &State, cost: Cost) -> usize {
        let side = state.side(self.player);
        match cost {
            Cost::B => {
                let all = Player::BOTH.into_iter().flat_map(|p| state.characters(p));
                all.filter(|&b| self.may_drive(state, b)).count()
            }
            Cost::L => usize::from(side.deck_size()),
            Cost::D => usize::from(side.hand_size()).saturating_sub(self.kind.head().keys.len()),
        }
    }

    /// P-5-8. What this part of the cost asks for, and what is there.
    fn needs(&self, state: &State, cost: Cost) -> Needs {
        let key = match cost {
            Cost::B => "needs-bulwarks",
            Cost::L => "needs-to-lose",
            Cost::D => "needs-discards",
        };
        let number = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
        Needs::new(key, number(self.due(cost)), number(self.there(state, cost)))
    }

    /// S-2-1. May this bulwark be driven to pay B?
    pub fn may_drive(&self, state: &State, thing: Thing) -> bool {
        let own_and_charged = |driven: bool| thing.owner() == self.player && !driven;
        state.bulwark(thing).is_some_and(|b| self.any_bulwark || own_and_charged(b.driven))
    }

    /// P-5-3. Are there fitting key cards among these, whatever the target?
    fn has_keys(&self, state: &State, hand: Hand) -> bool {
        let head = self.kind.head();
        let mut unknown = hand.unknown;
        head.fits.iter().take(head.keys.len()).all(|&fitting| {
            if !hand.known.shared(fitting).is_empty() {
                return true;
            }
            let found = unknown > 0 && !state.side(self.player).may_be().shared(fitting).is_empty();
            unknown -= u8::from(found);
            found
        })
    }

    /// P-5-5. Is there a target; if it could be made otherwise, one for the key cards at hand?
    fn can_aim(state: &State, attempt: &Self) -> bool {
        let Some((aim, _)) = attempt.kind.head().aim else { return true };
        let hand = Hand::of(state, attempt.player);
        let payable = || [Cost::B, Cost::L, Cost::D].into_iter().all(|cost| attempt.can_pay(state, cost));
        // What is aimed at hangs on the key cards in one action only.
        if aim == Aim::OwnSoldierOfSuit && payable() && attempt.has_keys(state, hand) {
            return attempt.possible(state, hand, 0);
        }
        candidates(state, aim).any(|t| attempt.refuses_target(state, None, t).is_ok())
    }

    /// P-5-3, P-5-5. Can the keys still be put out and a target be named, with these cards left and so many items of the cost paid?
    pub fn possible(&self, state: &State, hand: Hand, paid: u8) -> bool {
        let head = self.kind.head();
        let due = head.cost.iter().skip(paid as usize).filter(|c| **c == Cost::D).count();
        let due = if self.part_payment { 0 } else { due };
        if hand.size() < due + head.keys.len() {
            return false;
        }
        let Some((aim, _)) = head.aim else { return self.has_keys(state, hand) };
        let aims = |key| candidates(state, aim).any(|t| self.refuses_target(state, key, t).is_ok());
        if aim != Aim::OwnSoldierOfSuit {
            return self.has_keys(state, hand) && aims(None);
        }
        let unseen = if hand.unknown > 0 { state.side(self.player).may_be() } else { Cards::NONE };
        hand.known.and(unseen).shared(head.fits[0]).iter().any(|card| aims(Some(card)))
    }

    /// A-5-T-1 to A-17-T. The clause that refuses a target. Without a key card, whether any key card would do.
    pub fn refuses_target(&self, state: &State, key: Option<Card>, target: Target) -> Result<(), &'static str> {
        let Some((aim, clause)) = self.kind.head().aim else { return Ok(()) };
        let fits = match (aim, target) {
            (Aim::OwnSoldierOfSuit, Target::Soldier(thing) | Target::Bulwark(thing)) => {
                let soldier = state.soldier(thing).filter(|_| thing.owner() == self.player);
                let fits = soldier.is_some_and(|s| key.is_none_or(|k| s.first.suit() == k.suit()));
                return match (fits, thing.card().is_some_and(Card::is_joker)) {
                    (true, _) => Ok(()),
                    (false, true) => Err("A-5-T-1 A-5-T-2"),
                    (false, false) => Err(clause),
                };
            }
            (Aim::Soldier, Target::Soldier(_)) => true,
            (Aim::Character, Target::Soldier(_) | Target::Bulwark(_)) => true,
            (Aim::Bulwark, Target::Bulwark(_)) => true,
            (Aim::Action, Target::Action(..)) => true,
            (Aim::Opponent, Target::Player(at)) => at != self.player,
            _ => false,
        };
        if fits { Ok(()) } else { Err(clause) }
    }
}

/// P-5-4. Everything that could be aimed at, in a fixed order.
pub fn candidates(state: &State, aim: Aim) -> impl Iterator<Item = Target> + '_ {
    let actions = state.stage.iter().filter_map(staged_target).filter(move |_| aim == Aim::Action);
    let players = Player::BOTH.into_iter().map(Target::Player).filter(move |_| aim == Aim::Opponent);
    let others = characters(state).filter(move |_| !matches!(aim, Aim::Action | Aim::Opponent));
    actions.chain(players).chain(others)
}

/// All characters on the field, as targets.
pub fn characters(state: &State) -> impl Iterator<Item = Target> + '_ {
    let kind = |thing| if state.bulwark(thing).is_some() { Target::Bulwark(thing) } else { Target::Soldier(thing) };
    Player::BOTH.into_iter().flat_map(|p| state.characters(p)).map(kind)
}

/// An action with key cards, as a target.
pub fn staged_target(action: &Action) -> Option<Target> {
    action.first_key().map(|key| Target::Action(key, action.kind))
}

/// The checks of this file, for the register.
pub fn registered() -> Vec<Registered> {
    MAY_MAKE.iter().map(|c| c.registered("may be made")).collect()
}
