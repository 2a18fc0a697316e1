//! 6. What Skills, casting and Growth remember while they are under way.

use serde::{Deserialize, Serialize};

use super::chosen::Chosen;
use super::procedure::Procedure;
use super::types::{Book, Frame, Run, State};
use super::vocabulary::{Category, Line, Zone};
use crate::cardgame::{CardId, DefId, Few, Locals};
use crate::engine::{At, Lost, Player};

/// A Skill under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Using {
    pub(super) card: Option<CardId>,
    pub(super) who: Player,
    pub(super) def: DefId,
    pub(super) effect: u8,
    pub(super) how: Used,
    pub(super) chosen: Chosen,
    pub(super) hits: u8,
    pub(super) void: bool,
    pub(super) rewound: bool,
    /// 608. The second part is under way.
    pub(super) second: bool,
    /// 604.7. It has worked.
    pub(super) worked: bool,
    /// 700.1. It was not in the arena when it was used.
    pub(super) outside: bool,
    /// It is paid.
    pub(super) paid: bool,
    /// 605.6. The Cost moves one card, and it has not moved yet.
    pub(super) paying: bool,
    /// 605.6. The Cost asks for the card that uses the Skill.
    pub(super) own_cost: bool,
    /// 605.6. That card has been given up for it: what it becomes later is another card (303.8).
    pub(super) given: bool,
    /// How it works, for good.
    pub(super) mode: Option<u8>,
}

impl Locals for Using {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.card.iter_mut().for_each(&mut *see);
        self.chosen.each_card(see);
    }

    fn forget(&mut self, lost: Lost) {
        match lost {
            Lost::Moved(card) => {
                let id = CardId(card);
                let own = self.card == Some(id);
                let cost = std::mem::take(&mut self.paying) || self.own_cost;
                self.given |= own && cost && !self.worked && self.how != Used::FromHand;
                // 604.7. What has worked goes on; so does, by a reading, what has paid with itself.
                if own && !self.worked && !self.given && self.how != Used::FromHand {
                    self.card = None;
                }
                self.chosen.forget(id);
            }
            Lost::Voided(card) => self.void |= self.card == Some(CardId(card)),
            Lost::Out(_) => {}
        }
    }
}

/// A card that is ordered to use a Skill.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ordered {
    pub(super) card: Option<CardId>,
    pub(super) who: Player,
}

impl Ordered {
    /// This card, by an Effect of this player.
    pub fn start(card: CardId, who: Player) -> Frame {
        Procedure::OrderedSkill(At::start(Self { card: Some(card), who })).into()
    }
}

impl Locals for Ordered {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.card.iter_mut().for_each(see);
    }

    fn forget(&mut self, lost: Lost) {
        if matches!(lost, Lost::Moved(card) if self.card == Some(CardId(card))) {
            self.card = None;
        }
    }
}

/// A card that is Twinkled.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Twinkled {
    pub(super) card: CardId,
    pub(super) who: Player,
}

impl Locals for Twinkled {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        see(&mut self.card);
    }
}

/// A card that is being cast, or is entering the arena.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Casting {
    /// Which; none: it has left.
    pub card: Option<CardId>,
    /// Who casts it, or brings it.
    pub who: Player,
    /// Nothing is paid.
    pub free: bool,
    /// 610.1.6
    pub line: Option<Line>,
    /// 303.3. A text names the Line: it counts as not set.
    pub named: bool,
    /// 610.1.7
    pub grow: bool,
    /// 610.2.8. The card that it is pasted on.
    pub host: Option<CardId>,
    /// What was chosen for what the Mystic does.
    pub chosen: Chosen,
    /// 617.1.8. Abilities do not work yet, no Interfere Step.
    pub held: bool,
    /// No Interfere Step.
    pub quick: bool,
    /// 614.2. The condition Seals, where they are declared with the Growth.
    pub seals: Few,
    /// It went back to an earlier Phase.
    pub rewound: bool,
    /// 610.1.7. It was said whether it grows.
    pub answered: bool,
    /// 610.1.12, 610.2.11, 708.1.7, 708.2.7. It is no longer being cast, or entering.
    pub arrived: bool,
    /// 614.1. The Growth condition, where it is declared with the Growth.
    pub condition: Option<u8>,
}

impl Casting {
    /// A card, by somebody.
    pub fn of(card: CardId, who: Player) -> Self {
        Self {
            card: Some(card),
            who,
            free: false,
            line: None,
            named: false,
            grow: false,
            host: None,
            chosen: Chosen::default(),
            held: false,
            quick: false,
            seals: Few::new(),
            rewound: false,
            answered: false,
            arrived: false,
            condition: None,
        }
    }

    /// 610. A card of a kind is cast.
    pub fn cast(self, kind: Option<Category>) -> Frame {
        match kind {
            Some(Category::Mystic) => Procedure::CastMystic(At::start(self)).into(),
            _ => Procedure::CastSeal(At::start(self)).into(),
        }
    }

    /// 708. A card is brought into the arena.
    pub fn enter(self, state: &State, book: &Book) -> Frame {
        match self.card.and_then(|card| state.category(book, card)) {
            Some(Category::Mystic) => Procedure::EnterMystic(At::start(self)).into(),
            _ => Procedure::EnterSeal(At::start(self)).into(),
        }
    }
}

impl Locals for Casting {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.card.iter_mut().chain(&mut self.host).chain(&mut self.seals).for_each(&mut *see);
        self.chosen.each_card(see);
    }

    fn forget(&mut self, lost: Lost) {
        if let Lost::Moved(card) = lost {
            let id = CardId(card);
            if self.card == Some(id) {
                self.card = None;
            }
            if self.host == Some(id) {
                self.host = None;
            }
            self.seals.retain(|c| *c != id);
            self.chosen.forget(id);
        }
    }
}

/// Cards that are entering together.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Entering {
    pub(super) who: Player,
    pub(super) all: Vec<Casting>,
    /// 708.1.3. For so many of the Seals the Line is declared.
    pub(super) lined: u8,
    /// 708.2.8.2. So many of the Mystics have worked.
    pub(super) worked: u8,
    /// 708.2.6. Those that fall because nothing is left to choose.
    pub(super) fallen: Vec<CardId>,
}

impl Locals for Entering {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.all.iter_mut().for_each(|one| one.each_card(see));
        self.fallen.iter_mut().for_each(see);
    }

    fn forget(&mut self, lost: Lost) {
        self.all.iter_mut().for_each(|one| one.forget(lost));
        if let Lost::Moved(card) = lost {
            self.fallen.retain(|id| *id != CardId(card));
        }
    }
}

/// What a Mystic does, and then what its coming has set off.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct After {
    pub(super) run: Box<Run>,
    pub(super) at: u16,
    pub(super) depth: u8,
}

impl Locals for After {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.run.each_card(see);
    }

    fn forget(&mut self, lost: Lost) {
        if let Lost::Moved(card) = lost {
            self.run.forget(CardId(card));
            self.run.own.chosen.forget(CardId(card));
        }
    }
}

/// Abilities chosen before, and others.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Twice {
    pub(super) depth: u8,
}

impl Locals for Twice {}

/// A card whose Wisdom is used.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Announcing {
    pub(super) card: CardId,
    pub(super) who: Player,
    pub(super) interfering: bool,
}

impl Locals for Announcing {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        see(&mut self.card);
    }
}

/// A Growth, Progress or Regeneration under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Growing {
    pub(super) card: Option<CardId>,
    pub(super) who: Player,
    /// Which condition of the box.
    pub(super) condition: Option<u8>,
    /// The cards that are taken out of the game.
    pub(super) cards: Few,
    pub(super) rewound: bool,
    /// 614.12. What stands in its box is set off.
    pub(super) boxed: bool,
    /// 300.7. It came from the Library.
    pub(super) shuffle: Option<Zone>,
}

impl Growing {
    /// A card, by a player; with condition Seals, if they were declared.
    pub fn of(card: CardId, who: Player, cards: Few) -> Self {
        Self { card: Some(card), who, condition: None, cards, rewound: false, boxed: false, shuffle: None }
    }

    /// With the condition that was declared.
    pub fn by(self, condition: Option<u8>) -> Self {
        Self { condition, ..self }
    }
}

impl Locals for Growing {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.card.iter_mut().chain(&mut self.cards).for_each(see);
    }

    fn forget(&mut self, lost: Lost) {
        if let Lost::Moved(card) = lost {
            if self.card == Some(CardId(card)) {
                self.card = None;
            }
            self.cards.retain(|c| *c != CardId(card));
        }
    }
}

/// Used a Skill comes to be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Used {
    /// A player commands it.
    Commanded,
    /// 605.12. A Skill orders it: nothing is paid, the Seal stays Active.
    Ordered,
    /// 619. From hand.
    FromHand,
}
