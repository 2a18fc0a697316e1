//! The procedures, with what each remembers.

use serde::{Deserialize, Serialize};

use super::change::Change;
use super::event::Slot;
pub use super::locals::{After, Announcing, Casting, Entering, Growing, Ordered, Twice, Twinkled, Used, Using};
use super::readings;
use super::types::{Cx, Frame, State};
use super::vocabulary::{Category, Curse, Line};
use crate::cardgame::{CardId, Cause, Few, GrantId, Locals};
use crate::engine::{At, Lost, Player};

/// The procedures.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Procedure {
    /// 102
    Setup(At<Setup>),
    /// 401
    Subturn(At<Course>),
    /// 402.3
    Interfere(At<Step>),
    /// 504
    Attack(At<Attack>),
    /// 505
    HandAttack(At<Attack>),
    /// 506
    AllAttack(At<Attack>),
    /// 507
    Multiple(At<Attack>),
    /// 512
    Combine(At<Joining>),
    /// 514
    Break(At<Joining>),
    /// 516
    Line(At<Setting>),
    /// 517
    LineFromNone(At<Setting>),
    /// 605
    Skill(At<Using>),
    /// 605.12
    OrderedSkill(At<Ordered>),
    /// 606
    AllSkill(At<Using>),
    /// 607
    MultipleSkill(At<Using>),
    /// 608
    TwoPart(At<Using>),
    /// 619
    HandSkill(At<Using>),
    /// g:Twinkling
    Twinkle(At<Twinkled>),
    /// 610.1
    CastSeal(At<Casting>),
    /// 610.2
    CastMystic(At<Casting>),
    /// 708.1
    EnterSeal(At<Casting>),
    /// 708.2
    EnterMystic(At<Casting>),
    /// 603.6.2
    EnterTogether(At<Entering>),
    /// 601.2.4
    After(At<After>),
    /// 603.1
    Twice(At<Twice>),
    /// g:Wisdom
    Wisdom(At<Announcing>),
    /// 614
    Grow(At<Growing>),
    /// 617.1
    ProgressSeal(At<Growing>),
    /// 617.2
    ProgressMystic(At<Growing>),
    /// 618
    Regenerate(At<Growing>),
    /// 701 to 706
    Moves(At<Moves>),
    /// g:Random
    Random(At<Picking>),
    /// g:Vanish, g:Steal
    Vanish(At<Vanishing>),
    /// 709.14
    Curse(At<Cursing>),
    /// g:Draw
    Draw(At<Drawing>),
    /// 603.1
    Abilities(At<Queue>),
    /// 103
    Enforce(At<Enforcing>),
}

/// How far the start is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Setup {
    /// 102.4. Who lost the Game before.
    pub loser: Option<Player>,
    /// Who starts.
    pub starter: Option<Player>,
    /// How many hands were drawn.
    pub drawn: u8,
}

impl Locals for Setup {}

/// A Subturn under way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Course {
    /// 401.3.5. Cards drawn.
    pub(super) drawn: u8,
    /// 401.4.4. Cards to be Discarded.
    pub(super) discarded: Few,
    /// A Step has had its moment.
    pub(super) entered: bool,
    /// 401.9.6. It has been counted.
    pub(super) counted: bool,
    /// 401.4.4. Discarded once already.
    pub(super) twice: bool,
    /// 401.6.4. Something was done in the Main Step.
    pub(super) acted: bool,
}

impl Locals for Course {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.discarded.iter_mut().for_each(see);
    }

    fn forget(&mut self, lost: Lost) {
        if let Lost::Moved(card) = lost {
            self.discarded.retain(|c| *c != CardId(card));
        }
    }
}

/// An Interfere Step under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Step {
    pub(super) opener: Opener,
    /// 616.2. Somebody has interfered.
    pub(super) used: bool,
    /// Who is asked; none: the defence player.
    pub(super) next: Option<Player>,
    /// How many passed in a row.
    pub(super) passed: u8,
    /// Who has passed; by the other reading for good.
    pub(super) out: [bool; 2],
}

impl Step {
    /// 402.3. An Interfere Step begins.
    pub fn start(opener: Opener) -> Frame {
        Procedure::Interfere(At::start(Self { opener, used: false, next: None, passed: 0, out: [false; 2] })).into()
    }
}

impl Locals for Step {}

/// An attack under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attack {
    /// The attacking Seal; none: it has left.
    pub seal: Option<CardId>,
    /// Who commands it.
    pub who: Player,
    /// 504.2. The move: 0 the normal one, else that place of the moves.
    pub form: u8,
    /// 504.6
    pub target: Option<CardId>,
    /// The Seal that was attacked before the target was declared anew.
    pub before: Option<CardId>,
    /// 504.5. It is paid.
    pub paid: bool,
    /// 605.12. A Skill ordered it: it stays Active.
    pub ordered: bool,
    /// 605.12. Nothing is paid.
    pub free: bool,
    /// 710.2. It is no command: no Interfere Step, no payment.
    pub as_effect: bool,
    /// 500.11. The command is void.
    pub void: bool,
    /// 501.2.4. Attacks that are left.
    pub hits: u8,
    /// 507.6. This one is against the hand.
    pub hand: bool,
    /// A further attack as an Inactive Seal.
    pub again: bool,
    /// Abilities cannot be chosen anew.
    pub rewound: bool,
}

impl Attack {
    /// 605.12, 710. Does an Effect bring it about?
    pub const fn is_further(&self) -> bool {
        self.ordered || self.as_effect
    }

    /// A command of a player.
    pub fn of(seal: CardId, who: Player) -> Self {
        Self {
            seal: Some(seal),
            who,
            form: u8::MAX,
            target: None,
            before: None,
            paid: false,
            ordered: false,
            free: false,
            as_effect: false,
            void: false,
            hits: 0,
            hand: false,
            again: false,
            rewound: false,
        }
    }

    /// 504. The general attack begins.
    pub fn general(self) -> Frame {
        Procedure::Attack(At::start(self)).into()
    }

    /// 505. A hand attack begins.
    pub fn on_hand(self) -> Frame {
        Procedure::HandAttack(At::start(self)).into()
    }

    /// 506. An All attack begins.
    pub fn on_all(self) -> Frame {
        Procedure::AllAttack(At::start(self)).into()
    }

    /// 507. A multiple attack begins.
    pub fn several_times(self) -> Frame {
        Procedure::Multiple(At::start(self)).into()
    }
}

impl Locals for Attack {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.seal.iter_mut().chain(&mut self.target).chain(&mut self.before).for_each(see);
    }

    fn forget(&mut self, lost: Lost) {
        match lost {
            Lost::Moved(card) => {
                let gone = |c: &Option<CardId>| *c == Some(CardId(card));
                if gone(&self.seal) {
                    self.seal = None;
                }
                if gone(&self.target) {
                    self.before = self.target.take();
                }
            }
            Lost::Voided(card) => self.void |= self.seal == Some(CardId(card)),
            Lost::Out(_) => {}
        }
    }
}

/// A Combination or a Break Combination under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Joining {
    pub(super) main: Option<CardId>,
    pub(super) who: Player,
    pub(super) form: u8,
    pub(super) supports: Few,
    pub(super) void: bool,
    pub(super) rewound: bool,
    /// How many forms may still be declared: by the number of their Supports.
    pub(super) most: u8,
    pub(super) placed: u8,
    pub(super) ordered: bool,
}

impl Locals for Joining {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.main.iter_mut().chain(&mut self.supports).for_each(see);
    }

    fn forget(&mut self, lost: Lost) {
        match lost {
            Lost::Moved(card) => {
                if self.main == Some(CardId(card)) {
                    self.main = None;
                }
                self.supports.retain(|c| *c != CardId(card));
            }
            Lost::Voided(card) => self.void |= self.main == Some(CardId(card)),
            Lost::Out(_) => {}
        }
    }
}

/// A Set Line under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Setting {
    pub(super) seal: Option<CardId>,
    pub(super) who: Player,
    pub(super) to: Option<Line>,
    pub(super) void: bool,
    pub(super) ordered: bool,
}

impl Locals for Setting {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.seal.iter_mut().for_each(see);
    }

    fn forget(&mut self, lost: Lost) {
        match lost {
            Lost::Moved(card) if self.seal == Some(CardId(card)) => self.seal = None,
            Lost::Voided(card) => self.void |= self.seal == Some(CardId(card)),
            _ => {}
        }
    }
}

/// Cards that change Zone together.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moves {
    pub(super) list: Vec<Change>,
    /// 301.4. The order in which cards come to lie, the upper one first.
    pub(super) order: Few,
    /// Unseen cards of a hand of which the judge was asked which they are.
    pub(super) asked: Few,
    /// A rule does it, and by the other reading nothing works.
    pub(super) bare: bool,
    /// 603.6.2. The Interfere Step has been.
    pub(super) interfered: bool,
    /// Who brought it about, if somebody did.
    pub(super) who: Option<Player>,
}

impl Moves {
    /// Cards change Zone.
    pub fn start(list: Vec<Change>) -> Frame {
        Self::of(list, false)
    }

    /// A rule puts cards into the Shrine.
    pub fn by_rule(cx: &Cx<'_>, list: Vec<Change>) -> Frame {
        Self::of(list, cx.reading(readings::FALL_BY_RULE) == 1)
    }

    /// The Discard Step, by the reading under which nothing works.
    pub fn bare(list: Vec<Change>) -> Frame {
        Self::of(list, true)
    }

    pub(super) fn of(list: Vec<Change>, bare: bool) -> Frame {
        let (order, asked) = (Few::new(), Few::new());
        Procedure::Moves(At::start(Self { list, order, asked, bare, interfered: false, who: None })).into()
    }
}

impl Locals for Moves {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        for change in &mut self.list {
            see(&mut change.card);
            change.cause.card_mut().map(&mut *see);
            if let Some(away) = &mut change.back {
                see(&mut away.card);
                away.thief.iter_mut().for_each(&mut *see);
            }
        }
        self.order.iter_mut().chain(&mut self.asked).for_each(see);
    }

    fn forget(&mut self, lost: Lost) {
        if let Lost::Moved(card) = lost {
            self.list.retain(|c| c.card != CardId(card));
            self.order.retain(|c| *c != CardId(card));
            self.asked.retain(|c| *c != CardId(card));
        }
    }
}

/// A random pick under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Picking {
    pub(super) whose: Player,
    pub(super) kind: Option<Category>,
    pub(super) left: u8,
    pub(super) then: Then,
    pub(super) picked: Few,
}

impl Locals for Picking {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.picked.iter_mut().for_each(&mut *see);
        let (Then::Falls(cause) | Then::Discarded(cause) | Then::Removed(cause) | Then::Returned(cause)) =
            &mut self.then;
        cause.card_mut().map(see);
    }

    fn forget(&mut self, lost: Lost) {
        if let Lost::Moved(card) = lost {
            self.picked.retain(|c| *c != CardId(card));
        }
    }
}

/// Cards that leave or come back.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Vanishing {
    pub(super) card: Option<CardId>,
    pub(super) list: Vec<Change>,
}

impl Locals for Vanishing {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.card.iter_mut().chain(self.list.iter_mut().map(|c| &mut c.card)).for_each(see);
    }
}

/// A Curse that is on its way, to one Seal or to several at one time.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cursing {
    pub(super) seals: Few,
    pub(super) kind: Curse,
    /// The Turns; none: not said.
    pub(super) turns: Option<u8>,
    pub(super) cause: Cause,
    pub(super) by: Player,
    pub(super) mystic: bool,
    /// 709.10.1. What a Last Dance gives.
    pub(super) gives: Vec<(GrantId, i32)>,
    /// It is there, and waited for the Seal to have come.
    pub(super) waited: bool,
}

impl Locals for Cursing {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.seals.iter_mut().for_each(&mut *see);
        self.cause.card_mut().map(see);
    }

    fn forget(&mut self, lost: Lost) {
        if let Lost::Moved(card) = lost {
            self.seals.retain(|seal| *seal != CardId(card));
        }
    }
}

/// A draw under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Drawing {
    pub(super) who: Player,
    pub(super) kind: Option<Category>,
    pub(super) now: Option<Category>,
    pub(super) left: u8,
    /// The Effect that makes it.
    pub(super) cause: Option<(Player, CardId)>,
}

impl Locals for Drawing {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        if let Some((_, card)) = &mut self.cause {
            see(card);
        }
    }
}

/// The Abilities of one slot work, one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Queue {
    pub(super) slot: Slot,
    pub(super) depth: u8,
    pub(super) now: Option<u8>,
}

impl Queue {
    /// The Abilities of a slot of what is under way.
    pub fn of(state: &State, slot: Slot) -> Frame {
        Self::at(slot, state.depth())
    }

    /// The Abilities of a slot, so deep.
    pub fn at(slot: Slot, depth: u8) -> Frame {
        Procedure::Abilities(At::start(Self { slot, depth, now: None })).into()
    }
}

impl Locals for Queue {}

/// Bookkeeping of the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Enforcing;

impl Locals for Enforcing {}

/// What opens an Interfere Step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Opener {
    /// 401.5.1, 616.3.1
    First,
    /// 401.7.1, 616.3.2
    Second,
    /// 504.10
    Attack,
    /// 505.9
    HandAttack,
    /// 506.9
    AllAttack,
    /// 507.8
    Multiple,
    /// 512.7
    Combine,
    /// 514.5
    Break,
    /// 516.5
    Line,
    /// 605.9
    Skill,
    /// 606.9
    AllSkill,
    /// 607.9
    MultipleSkill,
    /// 608.9
    FirstPart,
    /// 608.12
    Between,
    /// 608.17
    SecondPart,
    /// 619.10
    HandSkill,
    /// 610.1.10
    CastSeal,
    /// 610.2.9
    CastMystic,
    /// 614.5
    Growth,
    /// 703.5
    Shrine,
    /// 704.5
    Library,
    /// 705.5
    Hand,
    /// 706.5
    Removed,
    /// 709.14.2, 709.3
    Curse,
}

/// What becomes of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Then {
    /// 505.12. They are put into the Shrine; no Discard.
    Falls(Cause),
    /// 702. They are Discarded.
    Discarded(Cause),
    /// 706. They are Removed.
    Removed(Cause),
    /// 704. They return to the Library.
    Returned(Cause),
}
