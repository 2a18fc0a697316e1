//! 3. Areas: where every card is, and everything else that a position consists of.

use serde::{Deserialize, Serialize};

use super::cards::DefId;
use super::effects::Grant;
use super::operations::{Duration, Later};
use super::values::Cache;
use crate::engine::{Outcome, Player};

/// One card at the table. Its number never changes; what is known of it as a card of its area is forgotten when it moves (3-1-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardId(pub u8);

/// 3-1-1. The areas. DON!! cards are alike, and counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Zone {
    /// 3-2
    Deck,
    /// 3-4
    Hand,
    /// 3-5
    Trash,
    /// 3-6
    Leader,
    /// 3-7
    Characters,
    /// 3-8
    Stage,
    /// 3-10
    Life,
    /// 10-1-5-1. Revealed from Life, while its [Trigger] is being used.
    Revealed,
}

impl Zone {
    /// 3-1-2. The field.
    pub const fn is_field(self) -> bool {
        matches!(self, Self::Leader | Self::Characters | Self::Stage)
    }

    /// 3-1-5. Open areas.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Leader | Self::Characters | Self::Stage | Self::Trash | Self::Revealed)
    }
}

/// What is known of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Card {
    /// What is printed on it.
    pub def: DefId,
    /// 4-2-1-1. Whose it is.
    pub owner: Player,
    /// Which of several of its name it is, for eyes.
    pub copy: u8,
    /// 3-1. Where it is.
    pub zone: Zone,
    /// 4-4.
    pub rested: bool,
    /// 3-7-4. It was put into play this turn.
    pub new: bool,
    /// 3-10-2-1. It lies face up in Life.
    pub face_up: bool,
    /// 3-2-4. It is one of those of its pile whose places were shuffled among each other.
    pub loose: bool,
    /// 6-5-5. DON!! cards given to it.
    pub don: u8,
}

/// One player's areas.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Side {
    /// 3-6
    pub leader: CardId,
    /// 3-7
    pub characters: Vec<CardId>,
    /// 3-8
    pub stage: Option<CardId>,
    /// 3-4
    pub hand: Vec<CardId>,
    /// 3-2. The top card first.
    pub deck: Vec<CardId>,
    /// 3-10. The top card first.
    pub life: Vec<CardId>,
    /// 3-5. The top card first.
    pub trash: Vec<CardId>,
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
    /// The base costs of Events activated this turn, and how many: for texts that ask.
    pub events: Vec<u8>,
    /// The deck became 0 cards this turn, and its player loses only later by a text.
    pub doomed: bool,
}

impl Side {
    /// A Leader, and nothing else yet.
    pub const fn of(leader: CardId) -> Self {
        Self {
            leader,
            characters: Vec::new(),
            stage: None,
            hand: Vec::new(),
            deck: Vec::new(),
            life: Vec::new(),
            trash: Vec::new(),
            don_deck: 0,
            don_active: 0,
            don_rested: 0,
            struck: false,
            drawn: false,
            events: Vec::new(),
            doomed: false,
        }
    }
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
    /// 7-1-4. The powers were compared.
    pub fought: bool,
}

/// 8-1-4-2. A continuous effect: what somebody has for a time.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Modifier {
    /// Who or what has it.
    pub on: On,
    /// What.
    pub grant: Grant,
    /// The number, where the grant has one: it was fixed when the effect resolved.
    pub amount: i32,
    /// Until when, seen from `by`.
    pub until: Duration,
    /// Whose effect it is.
    pub by: Player,
    /// The card whose effect it is.
    pub source: CardId,
    /// What was printed on it: effects in quotes are found there.
    pub def: DefId,
    /// For durations that end in a coming turn: that turn has begun.
    pub armed: bool,
}

/// Who has a modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum On {
    /// A card.
    Card(CardId),
    /// A player.
    Player(Player),
}

/// 8-1-3-1. An auto effect whose timing has come and that waits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pending {
    /// Whose effect.
    pub who: Player,
    /// The card that has it.
    pub card: CardId,
    /// What was printed on it.
    pub def: DefId,
    /// Which effect.
    pub effect: u8,
    /// 8-6-1. Those of one wave were met together.
    pub wave: u8,
    /// 8-6-2, 8-6-3. What was going on when it was met.
    pub met: Met,
    /// The cards that it is about: "that Character".
    pub it: Vec<CardId>,
    /// 8-1-3-1-3. The card has moved since.
    pub moved: bool,
    /// 10-2-17. It was activated on the field by a K.O.
    pub by_ko: bool,
    /// It comes to nothing, and why.
    pub void: Option<Void>,
}

/// Why an effect whose timing came is not activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Void {
    /// 8-4-5. Its card went to a secret area.
    Secret,
    /// By a reading of the older edition: in the trash it has no DON!! cards.
    NoDon,
}

/// What was going on when an effect's timing came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Met {
    /// Nothing that it has to wait for.
    Alone,
    /// 8-6-2. Damage processing.
    Damage,
    /// 8-6-3. Another card or effect was being activated.
    Effect,
}

/// An operation that is done later: "at the end of this turn".
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Delayed {
    /// When.
    pub when: Later,
    /// Whose.
    pub who: Player,
    /// The card whose effect it is.
    pub card: CardId,
    /// What was printed on it.
    pub def: DefId,
    /// Which effect.
    pub effect: u8,
    /// The place in its program where the operations begin.
    pub at: u16,
    /// And where they end.
    pub end: u16,
    /// The cards that it is about.
    pub it: Vec<CardId>,
    /// The card is still where it was.
    pub here: bool,
    /// For a coming turn: it has begun.
    pub armed: bool,
}

/// 8-1-3-3-5. A permanent effect that looks at power or cost, and a card that it applies to: it goes on as long as that fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Applied {
    /// The card that has it.
    pub card: CardId,
    /// The text that has it.
    pub def: DefId,
    /// Which effect of it.
    pub effect: u8,
    /// Which of its grants.
    pub part: u8,
    /// The card that gets something; none if it is for a player.
    pub on: Option<CardId>,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// All cards, by their numbers.
    pub cards: Vec<Card>,
    /// The two sides.
    pub sides: [Side; 2],
    /// 4-3. The turn player.
    pub turn: Player,
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
    /// 8-1-4-2. In the order in which they came.
    pub modifiers: Vec<Modifier>,
    /// 8-1-3-1. In the order in which they came.
    pub pending: Vec<Pending>,
    /// 8-6-1. The wave that what is met now belongs to.
    pub wave: u8,
    /// Operations for later.
    pub delayed: Vec<Delayed>,
    /// 8-1-3-3-5. What the permanent effects that look at power or cost apply to.
    pub applying: Vec<Applied>,
    /// 8-1-3-3-5. The order in which players apply those, where it matters.
    pub ordered: Vec<(CardId, u8)>,
    /// 10-2-13. The [Once Per Turn] effects that were carried out this turn: the card, and the text and effect; in order.
    pub used: Vec<(CardId, DefId, u8)>,
    /// 8-1-3-4-3. What happens now is there instead of something else.
    pub replacing: bool,
    /// 1-2. How the game ended.
    pub outcome: Option<Outcome>,
    /// Cards that moved in the batch that is happening.
    #[serde(skip)]
    pub moved: Vec<u8>,
    /// 2-6-3, 2-7-6. Powers and costs, worked out once a change.
    #[serde(skip)]
    pub cache: Cache,
}

impl State {
    /// Cards and sides, before anything has happened: it is A's turn.
    pub fn new(cards: Vec<Card>, sides: [Side; 2]) -> Self {
        Self {
            cards,
            sides,
            turn: Player::A,
            first: Player::A,
            chooser: Player::A,
            opening: 3,
            phase: Phase::Setup,
            battle: None,
            modifiers: Vec::new(),
            pending: Vec::new(),
            wave: 0,
            delayed: Vec::new(),
            applying: Vec::new(),
            ordered: Vec::new(),
            used: Vec::new(),
            replacing: false,
            outcome: None,
            moved: Vec::new(),
            cache: Cache::default(),
        }
    }

    /// A card.
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.0 as usize]
    }

    /// A card, to change it.
    pub fn card_mut(&mut self, id: CardId) -> &mut Card {
        &mut self.cards[id.0 as usize]
    }

    /// A player's side.
    pub fn side(&self, player: Player) -> &Side {
        &self.sides[player.index()]
    }

    /// A player's side, to change it.
    pub fn side_mut(&mut self, player: Player) -> &mut Side {
        &mut self.sides[player.index()]
    }

    /// Whose card it is.
    pub fn owner(&self, id: CardId) -> Player {
        self.card(id).owner
    }

    /// 3-1-2. The cards of a player on the field: Leader, Characters, Stage.
    pub fn field(&self, player: Player) -> impl Iterator<Item = CardId> + '_ {
        let side = self.side(player);
        std::iter::once(side.leader).chain(side.characters.iter().copied()).chain(side.stage)
    }

    /// The cards on the field, the turn player's first.
    pub fn whole_field(&self) -> impl Iterator<Item = CardId> + '_ {
        self.field(self.turn).chain(self.field(self.turn.other()))
    }

    /// All cards of an area.
    pub fn zone(&self, player: Player, zone: Zone) -> &[CardId] {
        let side = self.side(player);
        match zone {
            Zone::Deck => &side.deck,
            Zone::Hand => &side.hand,
            Zone::Trash => &side.trash,
            Zone::Leader => std::slice::from_ref(&side.leader),
            Zone::Characters => &side.characters,
            Zone::Stage => side.stage.as_slice(),
            Zone::Life => &side.life,
            Zone::Revealed => &[],
        }
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
