//! 3. Zones: what a position has besides cards in their piles.

use serde::{Deserialize, Serialize};

use super::State;
use super::vocabulary::{Category, Curse, Line, Period, Zone};
use crate::cardgame::{CardId, DefId, Word, words};
use crate::engine::Player;

/// 709. A Curse on a Seal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cursed {
    /// The Subturns that are left; 0: not counted.
    pub left: u8,
    /// 709.14.4. It acts.
    pub acting: bool,
    /// g:Move Curse. A Mystic caused it.
    pub mystic: bool,
    /// Whose Effect it is.
    pub by: Option<Player>,
}

/// States that the procedures give (100.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Bit {
    /// g:Attacking Seal
    Attacking,
    /// g:Attacked Seal
    Attacked,
    /// 504.14
    Fighting,
    /// 504.15. It loses the fight.
    Lost,
    /// 512.5
    Combining,
    /// 514.3
    Breaking,
    /// 516.3
    Setting,
    /// 605.6
    Using,
    /// 609.5
    BeingCast,
    /// 707.2
    Entering,
    /// 701.1
    Destroyed,
    /// 702.1
    Discarded,
    /// 703.1 to 706.1
    Moving,
    /// 515.9.1. It has set its Line this Subturn.
    Lined,
    /// 508.10.1. It has combined this Subturn.
    Combined,
    /// 513.4.4. It has broken its combination this Subturn.
    Broke,
    /// g:Dancing. It has danced this Subturn.
    Danced,
    /// 500.7. A Mystic that was commanded this Subturn.
    Commanded,
    /// The further attack even as an Inactive Seal was made this Subturn.
    AttackedAgain,
    /// 505.1.2. It has attacked the hand this Subturn.
    AttackedHand,
    /// 610.1.12. Not in a Line yet, since its procedure has not come so far.
    Pending,
    /// g:Vanish. It has just become Inactive.
    JustInactive,
    /// g:Twinkling. It was Twinkled.
    Twinkled,
    /// 709.11.8. It is freed from Dimension Curse, and in no Line yet.
    Freed,
}

/// The states that last for a Subturn.
const PER_SUBTURN: [Bit; 7] =
    [Bit::Lined, Bit::Combined, Bit::Broke, Bit::Danced, Bit::Commanded, Bit::AttackedAgain, Bit::AttackedHand];

/// What is marked on a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Marks {
    /// g:Control. Its original owner, if it has another.
    pub original: Option<Player>,
    /// 709.7. Its controller, if that is not its owner.
    pub controller: Option<Player>,
    /// 303.2
    pub line: Option<Line>,
    /// 512.10. The Main Seal that it is under.
    pub under: Option<CardId>,
    /// 508.6. The move in force, from 1; 0: the normal attack.
    pub form: u8,
    /// 504.2. The move without Supports that it attacks with, from 1; 0: none.
    pub with: u8,
    /// 200.14.3
    pub grown: bool,
    /// 200.18.3
    pub progressed: bool,
    /// 201.8. The card that it is pasted on.
    pub on: Option<CardId>,
    /// 201.9.2. The Subturns that are left; 0: not counted.
    pub left: u8,
    /// 709
    pub curses: [Option<Cursed>; 7],
    /// g:Charged Counter: gained by our side, and by the other.
    pub charged: [u8; 2],
    /// g:Fixed Charge Counter
    pub fixed: u8,
    /// States, a bit each.
    pub bits: u32,
    /// 508.10.7. Subturn ends until it has been in the arena for a Turn, if it came from hand.
    pub fresh: u8,
    /// 300.2. Its kind, of a card that nobody has seen: Seals and Mystics lie in piles of their own.
    pub kind: Option<Category>,
}

impl Marks {
    /// Is it in a state?
    #[inline]
    pub const fn is(&self, bit: Bit) -> bool {
        self.bits & 1 << bit as u8 != 0
    }

    /// A state begins or ends. False: it is so.
    pub fn set(&mut self, bit: Bit, on: bool) -> bool {
        let before = self.bits;
        let mask = 1 << bit as u8;
        self.bits = if on { before | mask } else { before & !mask };
        self.bits != before
    }

    /// What lasts for a Subturn ends.
    pub fn new_subturn(&mut self) {
        PER_SUBTURN.into_iter().for_each(|bit| {
            self.set(bit, false);
        });
    }

    /// 709. Does it have a Curse that acts?
    pub fn is_cursed(&self, kind: Curse) -> bool {
        self.curses[kind.index()].is_some_and(|c| c.acting)
    }

    /// Its Curses, acting or not.
    pub fn cursed(&self) -> impl Iterator<Item = Curse> + '_ {
        Curse::ALL.iter().copied().filter(|c| self.curses[c.index()].is_some())
    }
}

/// One player's part of a position, besides cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Side {
    /// g:Mp ของผู้เล่น
    pub mp: i16,
    /// 102.6. The Mp only cast.
    pub casting_only: bool,
    /// 101.3. The maximum Mp before Effects.
    pub mp_max: i16,
    /// 103.1. The Levels that lose, before Effects.
    pub shrine_max: i16,
    /// 401.3.2. Its first attack Subturn has not been over.
    pub first: bool,
    /// 401.2.1. It had a Seal at Check up.
    pub had_seal: bool,
    /// 103.5. It has brought a Seal into the arena.
    pub brought_seal: bool,
    /// 505.1.2
    pub hand_attacked: bool,
    /// g:Progress
    pub progressed: bool,
    /// g:Regeneration
    pub regenerated: bool,
    /// g:Wake Up
    pub woken: bool,
    /// 500.7. It has commanded a Mystic this Subturn.
    pub commanded_mystic: bool,
    /// 513.4.3. It has commanded a Combination this Subturn.
    pub combined: bool,
    /// 103.3. It had to take a card from an empty pile.
    pub empty: bool,
    /// 103.5. It had no Seal.
    pub seal_less: bool,
}

words! {
    /// 401.1. The Steps of the attack Subturn.
    pub enum Step {
        /// 102
        Setup = "setup", "sm-step-setup";
        /// 401.2
        CheckUp = "check up", "sm-step-check-up";
        /// 401.3
        Draw = "draw", "sm-step-draw";
        /// 401.4
        Discard = "discard", "sm-step-discard";
        /// 401.5
        First = "interfere", "sm-step-interfere";
        /// 401.6
        Main = "main", "sm-step-main";
        /// 401.7
        Second = "second interfere", "sm-step-second-interfere";
        /// 401.8
        CleanUp = "clean up", "sm-step-clean-up";
        /// 401.8
        FillUp = "fill up", "sm-step-fill-up";
        /// 401.9
        End = "end", "sm-step-end";
    }
}

impl Step {
    /// The clause by which nothing can be cast or commanded in it, not even Interfere.
    pub const fn locked(self) -> Option<&'static str> {
        match self {
            Self::Setup | Self::CheckUp => Some("401.2.2"),
            Self::Draw => Some("401.3.3"),
            Self::Discard => Some("401.4.2"),
            Self::CleanUp | Self::FillUp => Some("401.8.2"),
            Self::End => Some("401.9.1"),
            Self::First | Self::Main | Self::Second => None,
        }
    }
}

words! {
    /// 101.2. Levels of play.
    pub enum Level {
        /// 101.2.1
        Caller = "caller", "sm-level-caller";
        /// 101.2.2
        Summoner = "summoner", "sm-level-summoner";
        /// 101.2.3
        Beginner = "beginner", "sm-level-beginner";
    }
}

impl Level {
    /// 103.1. The Levels in the Shrine that lose, and the clause.
    pub const fn shrine_max(self) -> (i16, &'static str) {
        match self {
            Self::Caller => (12, "103.1.1"),
            Self::Summoner => (15, "103.1.2"),
            Self::Beginner => (9, "103.1.3"),
        }
    }

    /// 101.3. The clause that says how much Mp and how many cards in hand a player has at most.
    pub const fn most(self) -> &'static str {
        match self {
            Self::Caller => "101.3.1",
            Self::Summoner => "101.3.2",
            Self::Beginner => "101.3.3",
        }
    }

    /// 101.3. The maximum Mp.
    pub const fn mp_max(self) -> i16 {
        8
    }

    /// 101.3, 302.2. The most cards in hand.
    pub const fn hand_max(self) -> usize {
        7
    }
}

/// What a card is under way with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Doing {
    /// 504
    Attack,
    /// 505
    HandAttack,
    /// 506
    AllAttack,
    /// 507
    Multiple,
    /// 512
    Combine,
    /// 514
    Break,
    /// 516, 517
    Line,
    /// 605
    Skill,
    /// 606
    AllSkill,
    /// 607
    MultipleSkill,
    /// 608
    TwoPartSkill,
    /// 619
    HandSkill,
    /// 610
    Cast,
    /// 614
    Grow,
    /// 617.1
    Progress,
    /// 617.2
    ProgressMystic,
    /// 618
    Regenerate,
    /// 701 to 706
    Moves,
    /// 708
    Enter,
    /// 709.14
    Curse,
    /// A moment of a Step.
    Moment,
}

impl Doing {
    /// A Progress, of a Seal or of a Mystic.
    pub const fn is_progress(self) -> bool {
        matches!(self, Self::Progress | Self::ProgressMystic)
    }

    /// The use of a Skill, of whatever kind.
    pub const fn is_skill(self) -> bool {
        matches!(self, Self::Skill | Self::AllSkill | Self::MultipleSkill | Self::TwoPartSkill | Self::HandSkill)
    }
}

/// Something under way: a command, a cast, a change of Zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Under {
    /// Whose.
    pub who: Player,
    /// With which card.
    pub card: Option<CardId>,
    /// What.
    pub doing: Doing,
    /// 605.12. It is left for the time of a further command.
    pub left: bool,
}

/// g:(X/Y), g:(ที่ชื่อ [S] X / Y). How often a text has worked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Use {
    /// Of which text.
    pub def: DefId,
    /// Which effect of it.
    pub effect: u8,
    /// Of this card; none: of all cards of that name of the player.
    pub card: Option<CardId>,
    /// Whose.
    pub who: Player,
    /// In which length of time.
    pub period: Period,
    /// How often.
    pub n: u8,
    /// Subturns that are left of a Turn.
    pub left: u8,
}

/// A card out of the game that comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Away {
    /// Which.
    pub card: CardId,
    /// Subturns that are left; 0: not counted.
    pub left: u8,
    /// g:Steal. It comes back to hand when this card leaves the arena.
    pub thief: Option<CardId>,
}

/// g:ได้รับ <Skill/Ability> ของการ์ดใบอื่น. A text of another card that a card has gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Gained {
    /// The card that has it.
    pub card: CardId,
    /// Whose text.
    pub def: DefId,
    /// Which.
    pub effect: u8,
    /// How long.
    pub until: super::vocabulary::Until,
    /// Whose Effect it is.
    pub by: Player,
}

/// g:Control. A card under Control, by which card, and how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Control {
    /// Which.
    pub card: CardId,
    /// By which card.
    pub source: CardId,
    /// How long.
    pub until: super::vocabulary::Until,
    /// Whose Effect it is.
    pub by: Player,
    /// The text that did it.
    pub text: (DefId, u8),
}

/// 603.3. When a Continuous Ability began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Began {
    /// Its card.
    pub card: CardId,
    /// The card that it is printed on.
    pub def: DefId,
    /// Which text of that card.
    pub effect: u8,
    /// How many lasting things there were then.
    pub then: u16,
    /// It is in force.
    pub live: bool,
}

impl Began {
    /// Is it this text of this card?
    pub fn is(&self, card: CardId, def: DefId, effect: u8) -> bool {
        (self.card, self.def, self.effect) == (card, def, effect)
    }
}

/// g:Change Target. A target that a player has set for a Skill or a Mystic under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Aimed {
    /// How deep that is nested.
    pub depth: u8,
    /// The target that was set.
    pub card: CardId,
    /// It was changed.
    pub changed: bool,
    /// What it was changed to; none: that has left.
    pub now: Option<CardId>,
}

impl Aimed {
    /// The target as it is now.
    pub const fn target(&self) -> Option<CardId> {
        if self.changed { self.now } else { Some(self.card) }
    }
}

/// 603.3. What becomes of a Timestamp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stamp {
    /// It is the latest.
    New,
    /// It begins again with the one it had.
    Kept,
    /// It is not in force any more.
    Ended,
}

/// What a position of Summoner Master has besides cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Own {
    /// The two sides.
    pub sides: [Side; 2],
    /// 101.2
    pub level: Level,
    /// 401.1
    pub step: Step,
    /// What is under way, the innermost last.
    pub under: Vec<Under>,
    /// How often texts with a limit have worked.
    pub uses: Vec<Use>,
    /// Cards that come back.
    pub away: Vec<Away>,
    /// g:Control
    pub controls: Vec<Control>,
    /// Texts that cards have gained.
    pub gained: Vec<Gained>,
    /// 601.2.1. What works at once is under way: what it sets off itself comes after it.
    pub at_once: bool,
    /// g:Protect. Cards that were given it, and what worked on them before and goes on.
    pub spared: Vec<(CardId, CardId)>,
    /// 603.3. The Continuous Abilities that set numbers, in the order in which they began.
    pub began: Vec<Began>,
    /// 103.5. A text has passed the Turn in this Subturn.
    pub passed: bool,
    /// g:Progress, g:Regeneration. This Subturn was not entered in the normal order of passing Turns.
    pub irregular: bool,
    /// g:Change Target. The targets that players have set for Skills and Mystics under way.
    pub aims: Vec<Aimed>,
}

impl Default for Own {
    fn default() -> Self {
        let level = Level::Summoner;
        let side = || Side { mp_max: level.mp_max(), shrine_max: level.shrine_max().0, ..Side::default() };
        Self {
            sides: [side(), side()],
            level,
            step: Step::Setup,
            under: Vec::new(),
            uses: Vec::new(),
            away: Vec::new(),
            controls: Vec::new(),
            gained: Vec::new(),
            spared: Vec::new(),
            at_once: false,
            began: Vec::new(),
            passed: false,
            irregular: false,
            aims: Vec::new(),
        }
    }
}

impl Own {
    /// A player's side.
    #[inline]
    pub fn side(&self, player: Player) -> &Side {
        &self.sides[player.index()]
    }

    /// A player's side, to change it.
    #[inline]
    pub fn side_mut(&mut self, player: Player) -> &mut Side {
        &mut self.sides[player.index()]
    }

    /// How deep what is under way is nested.
    pub fn depth(&self) -> u8 {
        u8::try_from(self.under.len()).unwrap_or(u8::MAX)
    }
}

impl State {
    /// The hand of a player.
    #[inline]
    pub fn hand(&self, player: Player) -> &[CardId] {
        self.pile(player, Zone::Hand)
    }

    /// The cards of a player in the arena.
    #[inline]
    pub fn arena(&self, player: Player) -> &[CardId] {
        self.pile(player, Zone::Arena)
    }

    /// Is it in the arena?
    #[inline]
    pub fn in_arena(&self, id: CardId) -> bool {
        self.card(id).zone == Zone::Arena
    }

    /// 500.2. Who controls a card.
    #[inline]
    pub fn controller(&self, id: CardId) -> Player {
        self.card(id).controller.unwrap_or(self.owner(id))
    }

    /// g:Control. Whose card it was.
    pub fn original(&self, id: CardId) -> Player {
        self.card(id).original.unwrap_or(self.owner(id))
    }

    /// 510. Is it a Support?
    #[inline]
    pub fn is_support(&self, id: CardId) -> bool {
        self.card(id).under.is_some()
    }

    /// 512.10. The Supports of a Main Seal, in the order in which they came.
    pub fn supports(&self, main: CardId) -> impl Iterator<Item = CardId> + '_ {
        let is = move |id: &CardId| self.card(*id).under == Some(main);
        let piles = Player::BOTH.into_iter().flat_map(|p| [(p, Zone::Arena), (p, Zone::Removed)]);
        piles.flat_map(|(p, z)| self.pile(p, z).iter().copied()).filter(is)
    }

    /// 201.8. The Mystics pasted on a card.
    pub fn pasted_on(&self, host: CardId) -> impl Iterator<Item = CardId> + '_ {
        Player::BOTH
            .into_iter()
            .flat_map(|p| self.arena(p).iter().copied())
            .filter(move |id| self.card(*id).on == Some(host))
    }

    /// 501.2.1. The Seals of a player in a Line.
    pub fn in_line(&self, player: Player, line: Line) -> impl Iterator<Item = CardId> + '_ {
        self.arena(player).iter().copied().filter(move |id| self.card(*id).line == Some(line) && !self.is_support(*id))
    }

    /// 709.7.1. The Seals in a Line of a player's side: by a reading a charmed Seal stands on the side of its controller.
    pub fn on_side(&self, book: &super::Book, player: Player, line: Line) -> impl Iterator<Item = CardId> + '_ {
        let by_controller = book.readings.of(super::readings::CHARM_SIDE) == 1;
        let all = self.in_line(Player::A, line).chain(self.in_line(Player::B, line));
        all.filter(move |id| player == if by_controller { self.controller(*id) } else { self.owner(*id) })
    }

    /// A player has a Seal in a Line.
    pub fn has_lines(&self, book: &super::Book, player: Player) -> bool {
        Line::ALL.iter().any(|&line| self.on_side(book, player, line).next().is_some())
    }

    /// 500.1, 502.2. Is a command of a card, or a change of Zone, pending? A Curse is none, nor is a cast once the card is in the arena; what was
    /// left for a further command is none for that time (605.12).
    pub fn is_busy(&self, id: CardId) -> bool {
        let coming = self.card(id).is(Bit::BeingCast) || self.card(id).is(Bit::Entering);
        self.under.iter().filter(|u| u.card == Some(id) && !u.left).any(|u| match u.doing {
            Doing::Curse => false,
            Doing::Cast | Doing::Enter => coming,
            _ => true,
        })
    }

    /// 709.7.1. Does it hang on the reading which Seals of a Line are a player's?
    pub fn is_charmed(&self, player: Player, line: Line) -> bool {
        let mut all = self.in_line(Player::A, line).chain(self.in_line(Player::B, line));
        all.any(|id| {
            self.controller(id) != self.owner(id) && (self.owner(id) == player || self.controller(id) == player)
        })
    }

    /// 303.2.4. Is it a Seal by its print? What nobody has seen is told by the pile that it came from.
    #[inline]
    pub fn category(&self, book: &super::Book, id: CardId) -> Option<Category> {
        let card = self.card(id);
        if card.is_unknown() { card.own.kind } else { self.def(book, id).category }
    }

    /// 509.2. The Seals of a player in the arena, a combined one counted once.
    pub fn seals<'a>(&'a self, book: &'a super::Book, player: Player) -> impl Iterator<Item = CardId> + 'a {
        let is = move |id: &CardId| self.category(book, *id) == Some(Category::Seal) && !self.is_support(*id);
        self.arena(player).iter().copied().filter(is)
    }

    /// 400.2. The attack player first.
    pub fn players(&self) -> [Player; 2] {
        [self.turn, self.turn.other()]
    }
}
