//! 4. Areas: what a position has besides cards in their piles; 12. who sits where.

use serde::{Deserialize, Serialize};

use super::vocabulary::Zone;
use super::waits::Was;
use super::{Book, State};
use crate::cardgame::state::{Aside, Players};
use crate::cardgame::{CardId, Cause, Few};
use crate::engine::{Player, Seats};

/// What is marked on a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Marks {
    /// 5-5-1-1. Damage counters on it.
    pub damage: u8,
    /// 3-3-1. The Pilot under it.
    pub pilot: Option<CardId>,
    /// The Unit that last dealt battle damage to it.
    pub struck_by: Option<CardId>,
    /// 11-1-2. Its destruction was replaced while it had so much damage and so much HP: that damage destroys it no more.
    pub spared: Option<(u8, i16)>,
    /// 1-3-3. It was not replaced, but forbidden: by this it would have been destroyed.
    pub kept_from: Option<Cause>,
    /// It was deployed from there.
    pub from: Option<Zone>,
    /// An EX Resource was paid for it when it was played.
    pub with_ex: bool,
    /// It is played with another Lv. and cost: "as if".
    pub as_if: bool,
    /// A Pilot was paired with it this turn.
    pub paired_now: bool,
}

/// One player's part of a position, besides cards. Resources are alike, and counted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Side {
    /// 4-3. Cards in the resource deck.
    pub resource_deck: u8,
    /// 4-4. Active Resources.
    pub active: u8,
    /// 4-4. Rested Resources.
    pub rested: u8,
    /// 5-17-3-2. Active EX Resources.
    pub ex_active: u8,
    /// 5-17-3-2. Rested EX Resources.
    pub ex_rested: u8,
    /// 1-2-2-1. Received battle damage with an empty shield area, from this Unit.
    pub struck: Option<CardId>,
    /// 11-1-2. A defeat by the empty deck was replaced: the deck as it is defeats no more.
    pub saved: bool,
    /// 6-2-1-6. The hand was redrawn or kept.
    pub kept: bool,
}

impl Side {
    /// 2-9-4. The player's Lv.
    pub const fn level(&self) -> u8 {
        self.active + self.rested + self.ex_active + self.ex_rested
    }

    /// EX Resources.
    pub const fn ex(&self) -> u8 {
        self.ex_active + self.ex_rested
    }
}

/// 7-1-1. Phases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// 6-2
    Setup,
    /// 7-2
    Start,
    /// 7-3
    Draw,
    /// 7-4
    Resource,
    /// 7-5
    Main,
    /// 7-6
    End,
}

/// 8-2-1. What is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    /// A player.
    Player(Player),
    /// A Unit.
    Unit(CardId),
}

/// 8. A battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    /// The attacking Unit; none if it has moved.
    pub attacker: Option<CardId>,
    /// Whose attack it is.
    pub who: Player,
    /// 8-5-1. The target; none if it has moved.
    pub target: Option<Target>,
    /// 8-3-3. The target that was declared; none in a battle that is no attack.
    pub first: Option<Target>,
    /// 8-3-2. 《Blocker》 was used.
    pub blocked: bool,
}

impl Battle {
    /// 8-2-1. Is this the Unit that attacks? A battle that a text begins has no attack.
    pub fn attacks(&self, id: CardId) -> bool {
        self.attacker == Some(id) && self.first.is_some()
    }

    /// Is this the Unit that is attacked?
    pub fn is_attacked(&self, id: CardId) -> bool {
        self.target == Some(Target::Unit(id))
    }

    /// The other Unit of the battle.
    pub fn battling(&self, card: CardId) -> Option<CardId> {
        let target = if let Some(Target::Unit(id)) = self.target { Some(id) } else { None };
        match (self.attacker, target) {
            (Some(a), t) if a == card => t,
            (a, Some(t)) if t == card => a,
            _ => None,
        }
    }

    /// Every card that it speaks of.
    pub fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.attacker.iter_mut().for_each(&mut *see);
        for target in [&mut self.target, &mut self.first].into_iter().flatten() {
            target.card_mut().map(&mut *see);
        }
    }

    /// 4-1-5. A card that has moved is not in it any more.
    pub fn forget(&mut self, card: CardId) {
        self.attacker = self.attacker.filter(|&c| c != card);
        self.target = self.target.filter(|&t| t != Target::Unit(card));
    }
}

/// 1-1-1, 12. What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mode {
    /// 1-1-1. Two players.
    Duel,
    /// 12-2-5-1. Battle Royale, first to win.
    RoyaleFirst,
    /// 12-2-5-2. Battle Royale, elimination.
    RoyaleElimination,
    /// 12-3. Team Battle: A and B, led by A, against C and D, led by C.
    Team,
}

impl Mode {
    /// As boards write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Duel => "duel",
            Self::RoyaleFirst => "royale-first",
            Self::RoyaleElimination => "royale-elimination",
            Self::Team => "team",
        }
    }

    /// The mode of a word.
    pub fn parse(word: &str) -> Option<Self> {
        [Self::Duel, Self::RoyaleFirst, Self::RoyaleElimination, Self::Team].into_iter().find(|m| m.name() == word)
    }

    /// 12-2. Everybody against everybody.
    pub const fn is_royale(self) -> bool {
        matches!(self, Self::RoyaleFirst | Self::RoyaleElimination)
    }
}

/// What was done this turn, for texts that ask.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Log {
    /// Who paid for an effect of which card.
    pub paid: Vec<(Player, CardId)>,
    /// Who discarded, by whose effect.
    pub discarded: Vec<(Player, Player)>,
    /// What was destroyed, and by what.
    pub destroyed: Vec<(CardId, Cause)>,
}

/// What a position of Gundam has besides cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Own {
    /// What is played.
    pub mode: Mode,
    /// Everybody who sat down, also those who are out.
    pub all: Seats,
    /// The sides, by seat.
    pub sides: [Side; 4],
    /// 12-2-1. The turn goes round the other way.
    pub counterclockwise: bool,
    /// 6-2-1-4. Who goes first.
    pub first: Player,
    /// 6-2-1-4. Who decides.
    pub decides: Player,
    /// 7-1
    pub phase: Phase,
    /// 8
    pub battle: Option<Battle>,
    /// 1-3-1. The battle in which a text made another battle.
    pub paused: Option<Battle>,
    /// 12-3-3. The shared Shields of the teams, the topmost first.
    pub shared: [Few; 2],
    /// What the last damage hit, and by what: until something else happens.
    pub hits: Vec<(CardId, Cause)>,
    /// 5-17-2-5. Tokens that lie where they cannot stay.
    pub stray: Few,
    /// 5-10-3. Shields that were turned up and are still to be looked at for 【Burst】.
    pub turned: Few,
    /// By a reading, what happens instead of something may be replaced again.
    pub again: bool,
    /// What was done this turn.
    pub log: Log,
    /// Cards that have just left the field, as they were there: until everything under way has been told.
    #[serde(skip)]
    pub left: Aside<Vec<Was>>,
}

impl Own {
    /// Before anything has happened.
    pub fn new(mode: Mode, all: Seats) -> Self {
        Self {
            mode,
            all,
            sides: Default::default(),
            counterclockwise: false,
            first: Player::A,
            decides: Player::A,
            phase: Phase::Setup,
            battle: None,
            paused: None,
            shared: Default::default(),
            hits: Vec::new(),
            stray: Few::new(),
            turned: Few::new(),
            again: false,
            log: Log::default(),
            left: Aside::default(),
        }
    }

    /// A player's side.
    pub fn side(&self, player: Player) -> &Side {
        &self.sides[player.index()]
    }

    /// A player's side, to change it.
    pub fn side_mut(&mut self, player: Player) -> &mut Side {
        &mut self.sides[player.index()]
    }
}

/// 12-3-2. Which team a player is of.
pub const fn team(player: Player) -> usize {
    player.index() / 2
}

/// 12-3. A player's team.
pub const fn members(player: Player) -> Seats {
    match player {
        Player::A | Player::B => Seats::of(Player::A).and(Seats::of(Player::B)),
        Player::C | Player::D => Seats::of(Player::C).and(Seats::of(Player::D)),
    }
}

impl State {
    /// 12-3-10. The players of a side: a player, or a team.
    pub fn allies(&self, player: Player) -> Seats {
        if self.mode == Mode::Team { members(player) } else { Seats::of(player) }
    }

    /// 12-2-6, 12-3-12. Everybody else who is in the game.
    pub fn opponents(&self, player: Player) -> Seats {
        self.seats.without(self.allies(player))
    }

    /// 12-2-1. The players in the game, in turn order from one on; who is out is passed over.
    pub fn order_from(&self, player: Player) -> Players {
        if self.seats == Seats::TWO && self.all.len() == 2 {
            return Players::from_slice(&[player, player.other()]);
        }
        let last = self.all.len().saturating_sub(1);
        let (mut order, mut found) = ([player; 4], 0);
        let mut at = player.index();
        for _ in 0..=last {
            if self.seats.has(Player::ALL[at]) {
                order[found] = Player::ALL[at];
                found += 1;
            }
            at = match (self.counterclockwise, at) {
                (true, 0) => last,
                (true, _) => at - 1,
                (false, _) if at >= last => 0,
                (false, _) => at + 1,
            };
        }
        Players::from_slice(&order[..found])
    }

    /// 12-2-1. How far a seat is from the turn player's in turn order, whoever is out.
    pub fn seat_in_round(&self, player: Player) -> usize {
        let n = self.all.len().max(1);
        let (from, to) = (self.turn.index(), player.index());
        if self.counterclockwise { (from + n - to) % n } else { (to + n - from) % n }
    }

    /// 7-6-7, 12-2-1, 12-3-1. Whose turn is next: a leader stands for a team.
    pub fn next_turn(&self) -> Player {
        if self.mode == Mode::Team {
            return if team(self.turn) == 0 { Player::C } else { Player::A };
        }
        self.order_from(self.turn).into_iter().find(|p| *p != self.turn).unwrap_or(self.turn)
    }

    /// 12-3-2. Who leads the side of a player.
    pub fn leader(&self, player: Player) -> Player {
        match self.mode {
            Mode::Team if team(player) == 0 => Player::A,
            Mode::Team => Player::C,
            _ => player,
        }
    }

    /// The players whose turn it is.
    pub fn turn_players(&self) -> Seats {
        self.allies(self.turn)
    }

    /// 4-5. The Units of a player.
    pub fn units(&self, player: Player) -> &[CardId] {
        self.pile(player, Zone::Battle)
    }

    /// 4-8. The hand of a player.
    pub fn hand(&self, player: Player) -> &[CardId] {
        self.pile(player, Zone::Hand)
    }

    /// 4-2. The deck of a player, the top card first.
    pub fn deck(&self, player: Player) -> &[CardId] {
        self.pile(player, Zone::Deck)
    }

    /// 4-6-3, 12-3-7. The Base in the shield area of a player.
    pub fn base(&self, player: Player) -> Option<CardId> {
        self.allies(player).iter().find_map(|p| self.pile(p, Zone::Base).first().copied())
    }

    /// 4-6-4, 12-3-3. The Shields in the shield area of a player, the topmost first.
    pub fn shields(&self, player: Player) -> &[CardId] {
        if self.mode == Mode::Team { &self.shared[team(player)] } else { self.pile(player, Zone::Shields) }
    }

    /// 1-2-2-1. Is there not even one card in the shield area?
    pub fn is_bare(&self, player: Player) -> bool {
        self.base(player).is_none() && self.shields(player).is_empty()
    }

    /// 3-3-1. The Pilot under a Unit.
    pub fn pilot(&self, unit: CardId) -> Option<CardId> {
        self.card(unit).pilot
    }

    /// The Unit that a Pilot is under.
    pub fn unit_of(&self, pilot: CardId) -> Option<CardId> {
        if self.card(pilot).zone != Zone::Paired {
            return None;
        }
        let fits = |id: &CardId| self.card(*id).pilot == Some(pilot);
        self.seats.iter().flat_map(|p| self.units(p)).copied().find(fits)
    }

    /// 8. The other card in a battle.
    pub fn battling(&self, card: CardId) -> Option<CardId> {
        self.battle?.battling(card)
    }

    /// 5-17. Is it a token?
    pub fn is_token(&self, book: &Book, card: CardId) -> bool {
        self.def(book, card).facts.token
    }
}
