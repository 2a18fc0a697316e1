//! P-1-4 to P-1-7. The position: decks, hands, graveyards, fields, the stage.
//!
//! What is not known of a pack is kept as two things: which cards it may be (`pool`), and how many unknown cards lie in each place. So a
//! deck that a judge only counted and a deck whose content is known but not its order are the same kind of thing, and nobody
//! has to say which card was lost unless it matters.

use serde::{Deserialize, Serialize};

use super::actions::Kind;
use super::cards::{Card, Cards, Thing};
use crate::engine::{Outcome, Player};

/// The position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// What each player has.
    pub sides: [Side; 2],
    /// P-3-1. Who has the turn.
    pub turn: Player,
    /// P-3-2. Who has the chance.
    pub chance: Player,
    /// P-4-12. Who has passed.
    pub passed: [bool; 2],
    /// P-3-3. The stage; the last one is on top.
    pub stage: Vec<Action>,
    /// The action that is being made or resolved: its key cards lie beside the stage.
    pub made: Option<Action>,
    /// The attackers in the order in which they were chosen, with their blockers.
    pub attack: Vec<Attacker>,
    /// Triggered actions that wait.
    pub triggered: Vec<Trigger>,
    /// How the game has ended.
    pub outcome: Option<Outcome>,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Side {
    /// Every card of the pack in use is accounted for, so that only orders are not known.
    pub listed: bool,
    /// The known top of the deck; the top card is the last.
    pub top: Vec<Card>,
    /// Cards that are in the deck below the known top, in unknown order.
    pub stock: Cards,
    /// Cards that the unknown ones may be.
    pub pool: Cards,
    /// Unknown cards in the deck.
    pub deck_unknown: u8,
    /// The known cards in hand.
    pub hand: Cards,
    /// Unknown cards in hand.
    pub hand_unknown: u8,
    /// The known cards in the graveyard.
    pub graveyard: Cards,
    /// Unknown cards in the graveyard.
    pub graveyard_unknown: u8,
    /// Those of them that are surely no Joker, A, J, Q or K.
    pub graveyard_plain: u8,
    /// P-2-3. Cards turned up at the beginning, in order.
    pub turned: Vec<Card>,
    /// Soldiers, in the order in which they came.
    pub soldiers: Vec<Soldier>,
    /// S-3. Bulwarks, in their row.
    pub bulwarks: Vec<Bulwark>,
    /// P-9-1. Once-a-turn actions made this turn: Set Bulwark, Attack.
    pub marks: [bool; 2],
}

/// A soldier: it is called by its first card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Soldier {
    /// The card that came first.
    pub first: Card,
    /// All its cards.
    pub cards: Cards,
    /// Those that came this turn.
    pub new: Cards,
    /// Sideways.
    pub driven: bool,
    /// Sum of this turn's Up and Down.
    pub change: i16,
}

/// A bulwark.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bulwark {
    /// Its card, or its number among the unknown ones.
    pub thing: Thing,
    /// Sideways.
    pub driven: bool,
    /// C-5-3-1. Turned up.
    pub up: bool,
}

/// An action on the stage, being made or being resolved.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Action {
    /// Which of the nineteen.
    pub kind: Kind,
    /// P-1-10. Its controller.
    pub by: Player,
    /// Its key cards.
    pub keys: Cards,
    /// What it aims at.
    pub target: Option<Target>,
    /// Twist, if the state is chosen when it is made: driven?
    pub driven: Option<bool>,
}

/// What an action aims at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    /// A soldier.
    Soldier(Thing),
    /// A bulwark.
    Bulwark(Thing),
    /// An action on the stage, by its first key card.
    Action(Thing, Kind),
    /// A player.
    Player(Player),
}

impl Target {
    /// The character, if it is one.
    pub fn character(self) -> Option<Thing> {
        match self {
            Self::Soldier(thing) | Self::Bulwark(thing) => Some(thing),
            Self::Action(..) | Self::Player(_) => None,
        }
    }
}

/// An attacker and those who block it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attacker {
    /// The soldier.
    pub soldier: Thing,
    /// Its blockers, in the order in which they were chosen.
    pub blockers: Vec<Thing>,
}

/// A triggered action that waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trigger {
    /// P-8-2. Its controller.
    pub by: Player,
    /// The character that set it off.
    pub source: Thing,
}

impl State {
    /// A position in which nothing is under way.
    pub fn at_rest(sides: [Side; 2], turn: Player) -> Self {
        Self {
            sides,
            turn,
            chance: turn,
            passed: [false; 2],
            stage: Vec::new(),
            made: None,
            attack: Vec::new(),
            triggered: Vec::new(),
            outcome: None,
        }
    }

    /// A player's side.
    pub fn side(&self, player: Player) -> &Side {
        &self.sides[player.index()]
    }

    /// A player's side, to be changed.
    pub fn side_mut(&mut self, player: Player) -> &mut Side {
        &mut self.sides[player.index()]
    }

    /// The soldier of this name, if it is on the field.
    pub fn soldier(&self, thing: Thing) -> Option<&Soldier> {
        let card = thing.card()?;
        self.side(thing.owner()).soldiers.iter().find(|s| s.first == card)
    }

    /// The bulwark of this name, if it is on the field.
    pub fn bulwark(&self, thing: Thing) -> Option<&Bulwark> {
        self.side(thing.owner()).bulwarks.iter().find(|b| b.thing == thing)
    }

    /// Is the character on the field?
    pub fn is_on_field(&self, thing: Thing) -> bool {
        self.soldier(thing).is_some() || self.bulwark(thing).is_some()
    }

    /// Is it driven?
    pub fn is_driven(&self, thing: Thing) -> bool {
        self.soldier(thing).map(|s| s.driven).or_else(|| self.bulwark(thing).map(|b| b.driven)).unwrap_or(false)
    }

    /// The action on the stage that has this first key card.
    pub fn staged(&self, key: Thing) -> Option<usize> {
        self.stage.iter().position(|a| a.first_key() == Some(key))
    }

    /// All characters of a player: soldiers, then bulwarks.
    pub fn characters(&self, player: Player) -> impl Iterator<Item = Thing> + '_ {
        let side = self.side(player);
        let soldiers = side.soldiers.iter().map(move |s| Thing::card_of(player, s.first));
        soldiers.chain(side.bulwarks.iter().map(|b| b.thing))
    }
}

impl Action {
    /// Its first key card, which tells it from others.
    pub fn first_key(&self) -> Option<Thing> {
        self.keys.first().map(|card| Thing::card_of(self.by, card))
    }
}

impl Default for Side {
    fn default() -> Self {
        Self {
            listed: false,
            top: Vec::new(),
            stock: Cards::NONE,
            pool: Cards::NONE,
            deck_unknown: 0,
            hand: Cards::NONE,
            hand_unknown: 0,
            graveyard: Cards::NONE,
            graveyard_unknown: 0,
            graveyard_plain: 0,
            turned: Vec::new(),
            soldiers: Vec::new(),
            bulwarks: Vec::new(),
            marks: [false; 2],
        }
    }
}

/// P-1-2. A number of cards: no pack has more than 54.
pub fn number(n: usize) -> u8 {
    u8::try_from(n).unwrap_or(u8::MAX)
}

impl Side {
    /// How many cards the deck has.
    pub fn deck_size(&self) -> u8 {
        number(self.top.len()) + self.stock.len() + self.deck_unknown
    }

    /// How many cards are in hand.
    pub fn hand_size(&self) -> u8 {
        self.hand.len() + self.hand_unknown
    }

    /// How many cards are in the graveyard.
    pub fn graveyard_size(&self) -> u8 {
        self.graveyard.len() + self.graveyard_unknown
    }

    /// Bulwarks whose card is not known.
    pub fn unknown_bulwarks(&self) -> u8 {
        number(self.bulwarks.iter().filter(|b| b.thing.card().is_none()).count())
    }

    /// All unknown cards of the pack.
    pub fn unknown(&self) -> u8 {
        self.deck_unknown + self.hand_unknown + self.graveyard_unknown + self.unknown_bulwarks()
    }
}
