//! Events: the only thing that changes a position.

use serde::{Deserialize, Serialize};

use super::actions::Kind;
use super::cards::{Card, Cards, Thing};
use super::characters;
use super::state::{Action, Attacker, Bulwark, Side, Soldier, State, Target, Trigger};
use crate::engine::{Change, Outcome, Player, Record};
use crate::lang::Said;

use super::BlackPoker;

/// What can happen.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// P-2-1, A-18-2. A deck is shuffled.
    Shuffle(Player),
    /// P-2-2, A-7-1. A card is drawn: this one, or one that nobody else has seen.
    Draw(Player, Option<Card>),
    /// A-19-1. A card that was found is added to the hand.
    Gain(Player, Card),
    /// P-2-3. The top card is turned up.
    TurnUpTop(Player, Card),
    /// P-2-6. Turned-up cards go to the graveyard.
    BuryTurned(Player),
    /// All cards go back into the decks, and the game begins anew.
    Redeal,
    /// P-2-8. A player has the first turn.
    First(Player),
    /// P-4-2, P-4-15. A player gets the chance.
    Chance(Player),
    /// P-4-4. The list of passes is wiped.
    WipePasses,
    /// P-4-12. A player is written on it.
    Passed(Player),
    /// P-5-1. A player says which action is made.
    Announce(Player, Kind),
    /// P-9-1. A once-a-turn action is used.
    Mark(Player, Kind),
    /// P-1-7. A character is driven.
    Drive(Thing),
    /// P-1-7. A character is charged.
    Charge(Thing),
    /// P-1-8. A player takes damage.
    Damage(Player, u8),
    /// P-1-8. One point of damage, with the card that is lost.
    DamageCard(Player, Card),
    /// S-2-3, A-8-1. A card is discarded.
    Discard(Player, Option<Card>),
    /// P-5-3. A key card is put out.
    PutKey(Player, Card),
    /// P-5-4. The action being made aims at something.
    Aim(Target),
    /// Twist: the state is chosen when it is made.
    AimState(bool),
    /// P-4-9. The action that was made is put on the stage.
    Stage(Player, Kind),
    /// P-6-4, P-4-10-5. An action is raised and put on the stage.
    Raise(Player, Kind),
    /// P-6-4. An action with an immediate effect is raised.
    RaiseNow(Player, Kind),
    /// P-4-14. The top action is taken from the stage.
    TakeOff(Player, Kind),
    /// A-2-1, A-3-1, A-4-1. A key card enters as a soldier.
    Enter(Player, Card),
    /// A-5-1. A key card is laid on a soldier.
    Equip(Thing, Card),
    /// A soldier loses the changes of this turn.
    DropChange(Thing),
    /// A-1-1. A card is laid as a bulwark.
    Lay(Player, Option<Card>),
    /// P-6-3. The key cards go to the graveyard.
    BuryKeys(Player, Cards),
    /// P-6-3. The action is over.
    Over,
    /// A-12-1, A-13-1. A number changes until the turn ends.
    Number(Thing, i16),
    /// A character goes to the graveyard.
    Bury(Thing),
    /// A-15-2. An action is removed from the stage; its key cards go to the graveyard.
    Nullify(Thing, Kind),
    /// A-9-1. A soldier is an attacker.
    Attacks(Thing),
    /// A-10-1. A character blocks an attacker.
    Blocks(Thing, Thing),
    /// A combat is over.
    EndAttack,
    /// An unknown bulwark turns out to be this card.
    Recognise(Thing, Card),
    /// C-5-3-1. A bulwark is turned up.
    FaceUp(Thing),
    /// A-18-1. A card is taken from the deck, shown and added to the hand.
    Take(Player, Card),
    /// An unknown card in the graveyard turns out to be this one.
    RecogniseBuried(Player, Card),
    /// A-19-1. The top card goes to the graveyard.
    Mill(Player, Option<Card>),
    /// A-8-2. The turn goes to a player.
    Turn(Player),
    /// C-2-2, C-3-2, C-4-4, C-5-2. Generation Change is triggered.
    Trigger(Player, Thing),
    /// P-4-10-3. A triggered action is resolved.
    TakeTrigger(Player, Thing),
    /// P-7. The game is over.
    End(Outcome),
}

impl Event {
    /// Bookkeeping is never spoken.
    pub fn is_quiet(&self) -> bool {
        matches!(
            self,
            Self::WipePasses | Self::Passed(_) | Self::Mark(..) | Self::Over | Self::EndAttack | Self::AimState(_)
        )
    }
}

/// A change of something counted or named.
fn change<R: Record<BlackPoker>>(
    record: &mut R,
    path: impl FnOnce() -> String,
    from: impl ToString,
    to: impl ToString,
) {
    record.change(|| Change {
        path: Said::plain(path()),
        from: Said::plain(from.to_string()),
        to: Said::plain(to.to_string()),
    });
}

/// A card goes from one place to another.
fn moves<R: Record<BlackPoker>>(record: &mut R, owner: Player, card: Option<Card>, from: &str, to: &str) {
    let path = || match card {
        Some(card) => format!("{owner}.{card}"),
        None => format!("{owner}.?"),
    };
    change(record, path, from, to);
}

fn zone(owner: Player, name: &str) -> String {
    format!("{owner}.{name}")
}

/// A card leaves the hand: a known one, or one that turns out to be it, or one that nobody knows.
fn leave_hand(side: &mut Side, card: Option<Card>) {
    match card {
        Some(card) if side.hand.has(card) => side.hand = side.hand.without(card),
        Some(card) => {
            side.recognise(card);
            side.hand_unknown = side.hand_unknown.saturating_sub(1);
        }
        None => side.hand_unknown = side.hand_unknown.saturating_sub(1),
    }
}

fn bury(side: &mut Side, card: Option<Card>) {
    match card {
        Some(card) => side.graveyard = side.graveyard.with(card),
        None => side.graveyard_unknown += 1,
    }
}

/// It happens; false if nothing changed by it.
#[expect(clippy::too_many_lines, reason = "a flat table")]
pub fn apply<R: Record<BlackPoker>>(state: &mut State, event: &Event, record: &mut R) -> bool {
    match *event {
        Event::Shuffle(player) => state.side_mut(player).shuffle(),
        Event::Draw(player, card) => {
            let side = state.side_mut(player);
            if side.deck_size() == 0 {
                return false;
            }
            let card = side.take_top(card);
            match card {
                Some(card) => side.hand = side.hand.with(card),
                None => side.hand_unknown += 1,
            }
            if R::ON {
                moves(record, player, card, &zone(player, "deck"), &zone(player, "hand"));
            }
        }
        Event::Gain(player, card) => {
            let side = state.side_mut(player);
            side.take_top(Some(card));
            side.hand = side.hand.with(card);
            if R::ON {
                moves(record, player, Some(card), &zone(player, "deck"), &zone(player, "hand"));
            }
        }
        Event::TurnUpTop(player, card) => {
            let side = state.side_mut(player);
            side.take_top(Some(card));
            side.turned.push(card);
            if R::ON {
                moves(record, player, Some(card), &zone(player, "deck"), &zone(player, "turned"));
            }
        }
        Event::BuryTurned(player) => {
            let side = state.side_mut(player);
            let cards = std::mem::take(&mut side.turned);
            for &card in &cards {
                bury(side, Some(card));
                if R::ON {
                    moves(record, player, Some(card), &zone(player, "turned"), &zone(player, "graveyard"));
                }
            }
            return !cards.is_empty();
        }
        Event::Redeal => {
            for side in &mut state.sides {
                let turned: Cards = std::mem::take(&mut side.turned).into_iter().collect();
                let seen = side.hand.and(turned);
                if side.listed {
                    side.stock = side.stock.and(seen);
                } else {
                    side.pool = side.pool.and(seen);
                    side.deck_unknown += seen.len();
                }
                side.hand = Cards::NONE;
                side.deck_unknown += side.hand_unknown;
                side.hand_unknown = 0;
            }
        }
        Event::First(player) => {
            state.turn = player;
            state.chance = player;
            change(record, || "turn".into(), "", player);
        }
        Event::Chance(player) => {
            if state.chance == player {
                return false;
            }
            change(record, || "chance".into(), state.chance, player);
            state.chance = player;
        }
        Event::WipePasses => {
            let any = state.passed != [false; 2];
            state.passed = [false; 2];
            return any;
        }
        Event::Passed(player) => state.passed[player.index()] = true,
        Event::Announce(by, kind) => {
            state.made = Some(Action { kind, by, keys: Cards::NONE, target: None, driven: None });
        }
        Event::Mark(by, kind) => {
            if let Some(mark) = kind.mark() {
                state.side_mut(by).marks[mark] = true;
            }
        }
        Event::Drive(thing) => return turn(state, thing, true, record),
        Event::Charge(thing) => return turn(state, thing, false, record),
        Event::Damage(player, points) => {
            let side = state.side_mut(player);
            let points = points.min(side.deck_size());
            let before = (side.deck_size(), side.graveyard_size());
            for _ in 0..points {
                let card = side.take_top(None);
                bury(side, card);
            }
            if R::ON && points > 0 {
                let after = (side.deck_size(), side.graveyard_size());
                change(record, || zone(player, "deck"), before.0, after.0);
                change(record, || zone(player, "graveyard"), before.1, after.1);
            }
            return points > 0;
        }
        Event::DamageCard(player, card) | Event::Mill(player, Some(card)) => {
            let side = state.side_mut(player);
            side.take_top(Some(card));
            bury(side, Some(card));
            if R::ON {
                moves(record, player, Some(card), &zone(player, "deck"), &zone(player, "graveyard"));
            }
        }
        Event::Mill(player, None) => {
            let side = state.side_mut(player);
            let card = side.take_top(None);
            bury(side, card);
            side.graveyard_plain += u8::from(card.is_none());
            if R::ON {
                moves(record, player, card, &zone(player, "deck"), &zone(player, "graveyard"));
            }
        }
        Event::Discard(player, card) => {
            let side = state.side_mut(player);
            leave_hand(side, card);
            bury(side, card);
            if R::ON {
                moves(record, player, card, &zone(player, "hand"), &zone(player, "graveyard"));
            }
        }
        Event::PutKey(by, card) => {
            leave_hand(state.side_mut(by), Some(card));
            if let Some(action) = &mut state.made {
                action.keys = action.keys.with(card);
            }
            if R::ON {
                moves(record, by, Some(card), &zone(by, "hand"), &zone(by, "keys"));
            }
        }
        Event::Aim(target) => {
            if let Some(action) = &mut state.made {
                action.target = Some(target);
            }
        }
        Event::AimState(driven) => {
            if let Some(action) = &mut state.made {
                action.driven = Some(driven);
            }
        }
        Event::Stage(..) => {
            let Some(action) = state.made.take() else { return false };
            change(record, || "stage".into(), state.stage.len(), state.stage.len() + 1);
            state.stage.push(action);
        }
        Event::Raise(by, kind) => {
            change(record, || "stage".into(), state.stage.len(), state.stage.len() + 1);
            state.stage.push(Action { kind, by, keys: Cards::NONE, target: None, driven: None });
        }
        Event::RaiseNow(..) => {}
        Event::TakeOff(..) => {
            change(record, || "stage".into(), state.stage.len(), state.stage.len().saturating_sub(1));
            state.made = state.stage.pop();
        }
        Event::Enter(by, card) => {
            take_key(state, card);
            let cards = Cards::one(card);
            let soldier = Soldier { first: card, cards, new: cards, driven: false, change: 0 };
            state.side_mut(by).soldiers.push(soldier);
            if R::ON {
                moves(record, by, Some(card), &zone(by, "keys"), &zone(by, "soldiers"));
            }
        }
        Event::Equip(thing, card) => {
            let owner = thing.owner();
            let Some(at) = place_of_soldier(state, thing) else { return false };
            take_key(state, card);
            let soldier = &mut state.side_mut(owner).soldiers[at];
            let before = characters::number(soldier);
            soldier.cards = soldier.cards.with(card);
            soldier.new = soldier.new.with(card);
            let after = characters::number(soldier);
            if R::ON {
                moves(record, owner, Some(card), &zone(owner, "keys"), &format!("{owner}.soldiers.{}", thing.name()));
                change(record, || format!("{owner}.soldiers.{}.number", thing.name()), before, after);
            }
        }
        Event::DropChange(thing) => return change_number(state, thing, None, record),
        Event::Lay(player, card) => {
            let side = state.side_mut(player);
            leave_hand(side, card);
            let thing = match card {
                Some(card) => Thing::card_of(player, card),
                None => next_unknown(side, player),
            };
            side.bulwarks.push(Bulwark { thing, driven: false, up: false });
            if R::ON {
                moves(record, player, card, &zone(player, "hand"), &zone(player, "bulwarks"));
            }
        }
        Event::BuryKeys(by, keys) => {
            for card in keys.iter() {
                take_key(state, card);
                bury(state.side_mut(by), Some(card));
                if R::ON {
                    moves(record, by, Some(card), &zone(by, "keys"), &zone(by, "graveyard"));
                }
            }
            return !keys.is_empty();
        }
        Event::Over => return state.made.take().is_some(),
        Event::Number(thing, by) => return change_number(state, thing, Some(by), record),
        Event::Bury(thing) => return bury_character(state, thing, record),
        Event::Nullify(key, _) => {
            let Some(at) = state.staged(key) else { return false };
            change(record, || "stage".into(), state.stage.len(), state.stage.len() - 1);
            let action = state.stage.remove(at);
            for card in action.keys.iter() {
                bury(state.side_mut(action.by), Some(card));
                if R::ON {
                    moves(record, action.by, Some(card), &zone(action.by, "keys"), &zone(action.by, "graveyard"));
                }
            }
        }
        Event::Attacks(soldier) => state.attack.push(Attacker { soldier, blockers: Vec::new() }),
        Event::Blocks(blocker, attacker) => {
            let Some(attacker) = state.attack.iter_mut().find(|a| a.soldier == attacker) else { return false };
            attacker.blockers.push(blocker);
        }
        Event::EndAttack => {
            let any = !state.attack.is_empty();
            state.attack.clear();
            return any;
        }
        Event::Recognise(thing, card) => {
            let owner = thing.owner();
            let known = Thing::card_of(owner, card);
            let side = state.side_mut(owner);
            let Some(bulwark) = side.bulwarks.iter_mut().find(|b| b.thing == thing) else { return false };
            bulwark.thing = known;
            side.recognise(card);
            rename(state, thing, known);
            if R::ON {
                change(record, || format!("{owner}.bulwarks.{}", thing.name()), "?", card);
            }
        }
        Event::FaceUp(thing) => {
            let side = state.side_mut(thing.owner());
            let Some(bulwark) = side.bulwarks.iter_mut().find(|b| b.thing == thing) else { return false };
            bulwark.up = true;
            if R::ON {
                change(record, || format!("{}.bulwarks.{}.up", thing.owner(), thing.name()), false, true);
            }
        }
        Event::Take(player, card) => {
            let side = state.side_mut(player);
            if let Some(at) = side.top.iter().position(|&c| c == card) {
                side.top.remove(at);
            } else if side.stock.has(card) {
                side.stock = side.stock.without(card);
            } else {
                side.recognise(card);
                side.deck_unknown = side.deck_unknown.saturating_sub(1);
            }
            side.hand = side.hand.with(card);
            if R::ON {
                moves(record, player, Some(card), &zone(player, "deck"), &zone(player, "hand"));
            }
        }
        Event::RecogniseBuried(player, card) => {
            let side = state.side_mut(player);
            side.recognise(card);
            side.graveyard_unknown -= 1;
            side.graveyard = side.graveyard.with(card);
        }
        Event::Turn(player) => {
            change(record, || "turn".into(), state.turn, player);
            state.turn = player;
            for owner in Player::BOTH {
                let side = state.side_mut(owner);
                side.marks = [false; 2];
                for soldier in &mut side.soldiers {
                    soldier.new = Cards::NONE;
                    if R::ON && soldier.change != 0 {
                        let first = soldier.first;
                        let now = characters::number(soldier);
                        change(record, || format!("{owner}.soldiers.{first}.number"), now, now - soldier.change);
                    }
                    soldier.change = 0;
                }
            }
        }
        Event::Trigger(by, source) => state.triggered.push(Trigger { by, source }),
        Event::TakeTrigger(by, source) => {
            let Some(at) = state.triggered.iter().position(|t| *t == Trigger { by, source }) else { return false };
            state.triggered.remove(at);
        }
        Event::End(outcome) => state.outcome = Some(outcome),
    }
    true
}

fn turn<R: Record<BlackPoker>>(state: &mut State, thing: Thing, driven: bool, record: &mut R) -> bool {
    let side = state.side_mut(thing.owner());
    let soldier = side.soldiers.iter_mut().find(|s| Some(s.first) == thing.card());
    let (now, zone) = match (soldier, side.bulwarks.iter_mut().find(|b| b.thing == thing)) {
        (Some(soldier), _) => (&mut soldier.driven, "soldiers"),
        (None, Some(bulwark)) => (&mut bulwark.driven, "bulwarks"),
        (None, None) => return false,
    };
    if *now == driven {
        return false;
    }
    *now = driven;
    if R::ON {
        change(record, || format!("{}.{zone}.{}.driven", thing.owner(), thing.name()), !driven, driven);
    }
    true
}

fn place_of_soldier(state: &State, thing: Thing) -> Option<usize> {
    state.side(thing.owner()).soldiers.iter().position(|s| Some(s.first) == thing.card())
}

/// The changes of this turn grow, or are dropped.
fn change_number<R: Record<BlackPoker>>(state: &mut State, thing: Thing, by: Option<i16>, record: &mut R) -> bool {
    let Some(at) = place_of_soldier(state, thing) else { return false };
    let soldier = &mut state.side_mut(thing.owner()).soldiers[at];
    let before = characters::number(soldier);
    soldier.change = by.map_or(0, |by| soldier.change + by);
    let after = characters::number(soldier);
    if R::ON && before != after {
        change(record, || format!("{}.soldiers.{}.number", thing.owner(), thing.name()), before, after);
    }
    before != after
}

/// P-1-6. A character goes with all its cards.
fn bury_character<R: Record<BlackPoker>>(state: &mut State, thing: Thing, record: &mut R) -> bool {
    let owner = thing.owner();
    let side = state.side_mut(owner);
    let to = zone(owner, "graveyard");
    if let Some(at) = side.soldiers.iter().position(|s| Some(s.first) == thing.card()) {
        let soldier = side.soldiers.remove(at);
        for card in soldier.cards.iter() {
            bury(side, Some(card));
            if R::ON {
                moves(record, owner, Some(card), &zone(owner, "soldiers"), &to);
            }
        }
        return true;
    }
    let Some(at) = side.bulwarks.iter().position(|b| b.thing == thing) else { return false };
    side.bulwarks.remove(at);
    bury(side, thing.card());
    // A bulwark that goes unnamed was said not to matter.
    side.graveyard_plain += u8::from(thing.card().is_none());
    if R::ON {
        moves(record, owner, thing.card(), &zone(owner, "bulwarks"), &to);
    }
    true
}

fn take_key(state: &mut State, card: Card) {
    if let Some(action) = &mut state.made {
        action.keys = action.keys.without(card);
    }
}

/// A number behind those of the player's other unknown bulwarks.
fn next_unknown(side: &Side, player: Player) -> Thing {
    let used = |n: &u8| side.bulwarks.iter().any(|b| b.thing == Thing::unknown_of(player, *n));
    let behind = (0..64).rev().find(used).map_or(0, |n| n + 1);
    let free = (0..64).find(|n| !used(n)).unwrap_or(63);
    Thing::unknown_of(player, if behind < 64 { behind } else { free })
}

/// Whatever spoke of an unknown bulwark now speaks of its card.
fn rename(state: &mut State, from: Thing, to: Thing) {
    for attacker in &mut state.attack {
        for blocker in attacker.blockers.iter_mut().filter(|b| **b == from) {
            *blocker = to;
        }
    }
    for action in state.stage.iter_mut().chain(state.made.as_mut()) {
        if action.target == Some(Target::Bulwark(from)) {
            action.target = Some(Target::Bulwark(to));
        }
    }
}
