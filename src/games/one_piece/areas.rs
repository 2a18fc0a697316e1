//! 3. Areas: what a position has besides cards in their piles.

use serde::{Deserialize, Serialize};

use super::State;
use super::vocabulary::Zone;
use crate::cardgame::{CardId, DefId};
use crate::engine::Player;

/// What is marked on a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Marks {
    /// 6-5-5. DON!! cards given to it.
    pub don: u8,
    /// 4-5. Its player has drawn by an effect of it this turn: for texts that ask.
    pub drew: bool,
}

/// One player's part of a position, besides cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Side {
    /// 3-3
    pub don_deck: u8,
    /// 3-9. Active DON!! cards in the cost area.
    pub don_active: u8,
    /// 3-9. Rested DON!! cards in the cost area.
    pub don_rested: u8,
    /// 9-2-1-1. The Leader was dealt damage with no Life.
    pub struck: bool,
    /// 5-2-1-6. The hand was redrawn or kept.
    pub drawn: bool,
    /// The base costs of Events activated this turn, in order: for texts that ask.
    pub events: Vec<u8>,
    /// 10-2-1. The Characters that were K.O.'d this turn, in order: for texts that ask.
    pub kod: Vec<DefId>,
    /// 6-6-1-4. Extra turns that follow.
    pub extra_turns: u8,
    /// The deck became 0 cards this turn, and its player loses only later by a text.
    pub doomed: bool,
}

/// 6-1-1. Phases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// 5-2
    Setup,
    /// 6-2
    Refresh,
    /// 6-3
    Draw,
    /// 6-4
    Don,
    /// 6-5
    Main,
    /// 6-6
    End,
}

/// 7-1. A battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    /// The attacking card; none if it has moved (7-1-1-4).
    pub attacker: Option<CardId>,
    /// The card that is attacked; none if it has moved, or is not chosen yet.
    pub target: Option<CardId>,
    /// 7-1-2-1. A [Blocker] was activated.
    pub blocked: bool,
    /// 7-1-4. The attacker and its target, if their powers were compared; where they are by now counts for nothing.
    pub fought: Option<(CardId, CardId)>,
}

/// What a position of ONE PIECE has besides cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Own {
    /// The two sides.
    pub sides: [Side; 2],
    /// 5-2-1-5. Who went first.
    pub first: Player,
    /// 5-2-1-4. Who chose.
    pub chooser: Player,
    /// How many players have not yet begun their second turn: 2 in the first player's first turn, 1 in the other's.
    pub opening: u8,
    /// 6-1
    pub phase: Phase,
    /// 7-1
    pub battle: Option<Battle>,
    /// 7-1-4. The cards that battled with each other this turn, attacker and target: for texts that ask.
    pub battled: Vec<(CardId, CardId)>,
    /// 6-6-1-2. The effects of 6-6-1-1 are over, and what was put off is done.
    pub closing: bool,
}

impl Default for Own {
    fn default() -> Self {
        Self {
            sides: Default::default(),
            first: Player::A,
            chooser: Player::A,
            opening: 3,
            phase: Phase::Setup,
            battle: None,
            battled: Vec::new(),
            closing: false,
        }
    }
}

impl Own {
    /// A player's side.
    pub fn side(&self, player: Player) -> &Side {
        &self.sides[player.index()]
    }

    /// A player's side, to change it.
    pub fn side_mut(&mut self, player: Player) -> &mut Side {
        &mut self.sides[player.index()]
    }
}

impl State {
    /// 3-6. The Leader of a player.
    pub fn leader(&self, player: Player) -> CardId {
        self.pile(player, Zone::Leader).first().copied().unwrap_or(CardId(0))
    }

    /// 3-8. The Stage of a player.
    pub fn stage(&self, player: Player) -> Option<CardId> {
        self.pile(player, Zone::Stage).first().copied()
    }

    /// 3-7. The Characters of a player.
    pub fn characters(&self, player: Player) -> &[CardId] {
        self.pile(player, Zone::Characters)
    }

    /// 3-4. The hand of a player.
    pub fn hand(&self, player: Player) -> &[CardId] {
        self.pile(player, Zone::Hand)
    }

    /// 3-2. The deck of a player, the top card first.
    pub fn deck(&self, player: Player) -> &[CardId] {
        self.pile(player, Zone::Deck)
    }

    /// 3-10. The Life of a player, the top card first.
    pub fn life(&self, player: Player) -> &[CardId] {
        self.pile(player, Zone::Life)
    }

    /// 3-5. The trash of a player, the top card first.
    pub fn trash(&self, player: Player) -> &[CardId] {
        self.pile(player, Zone::Trash)
    }

    /// 7-1-1-1. The Leader and the Characters of a player.
    pub fn fighters(&self, player: Player) -> impl Iterator<Item = CardId> + '_ {
        std::iter::once(self.leader(player)).chain(self.characters(player).iter().copied())
    }

    /// 8-3-1-6. DON!! cards of a player on the field: cost area and given ones.
    pub fn don_on_field(&self, player: Player) -> u8 {
        let side = self.side(player);
        side.don_active + side.don_rested + self.don_given(player)
    }

    /// 6-5-5. DON!! cards given to cards of a player.
    pub fn don_given(&self, player: Player) -> u8 {
        self.field(player).map(|id| self.card(id).don).sum()
    }
}
