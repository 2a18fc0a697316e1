//! What the reader goes over, and what it remembers of it.

use crate::cardgame::reader;
use crate::games::one_piece::types::OnePiece;
use crate::games::one_piece::vocabulary::{Deed, Duration, Place, Whose};

/// Goes over the tokens of a text.
pub(super) type Reader<'a> = reader::Reader<'a, OnePiece, Memory>;

/// What was read before, as far as later words speak of it.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    /// Cards are being looked at: a card without a place is one of them.
    pub(super) looked: bool,
    /// Whose they are.
    pub(super) pile: Option<Whose>,
    /// "If you do not have" was asked: "if you do" may mean that, or what was done.
    pub(super) lacked: bool,
    /// They are shown to both players.
    pub(super) shown: bool,
    /// "other than your [A]" was read: what it is said of is your own.
    pub(super) own_other_than: bool,
    /// What a player has is being counted: "cards in hand" are in theirs.
    pub(super) had: bool,
    /// A mode that the opponent chooses is read, and nobody else was named: "their hand" is the one's who chooses.
    pub(super) opponents_mode: bool,
    /// Whose cards was said by "their".
    pub(super) their: bool,
    /// Whose cards was said of both players: how.
    pub(super) each: Each,
    /// What the words before did.
    pub(super) before: Before,
    /// What they had done before the last "if": "otherwise" goes on from there.
    pub(super) at_if: Before,
    /// The same of the last "you may": "if you do not" goes on from there.
    pub(super) at_may: Option<Before>,
}

/// How whose cards they are is said of both players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Each {
    /// It is not, or they are anybody's.
    #[default]
    No,
    /// "each player's": so many of either one's.
    Player,
    /// "your and your opponent's", "both players'": so many of either one's, or of all of them.
    Both,
}

/// What was done last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Before {
    /// To cards that the text now speaks of.
    pub deed: Option<Deed>,
    /// Where they were, if in one place.
    pub place: Option<Place>,
    /// Whose they are, if it is one player's.
    pub whose: Option<Whose>,
    /// To a number of cards that is not fixed: "the same number" means it.
    pub counted: bool,
    /// To any number of cards.
    pub acted: bool,
    /// How long the last thing lasts that was given.
    pub until: Option<Duration>,
    /// The effect speaks of a card that this one battles.
    pub battled: bool,
    /// What is read is done at the end of this battle.
    pub at_battles_end: bool,
    /// What is read is done at the end of a turn: the card that this one battled is one of that turn.
    pub at_turns_end: bool,
    /// The card that this one battles was spoken of, before it was said when.
    pub in_battle: bool,
    /// One of the cards was singled out: "the other" is what is left.
    pub split: bool,
    /// What the last operation did: the number that is known of it counts this.
    pub last: Last,
    /// The last cards spoken of are not on the field: "that Character" would be another one.
    pub away: bool,
    /// Cards on the field were spoken of before: that one.
    pub fielded: bool,
    /// Cards were selected, and whether others have been spoken of since: "the selected Character" would not be the last one then.
    pub selected: Option<bool>,
    /// The same of cards that were played: "the Character played by this effect".
    pub played: Option<bool>,
    /// The same of cards that were revealed: "the revealed card".
    pub revealed: Option<bool>,
    /// What the cards are that the text speaks of: "that Character" is none if they are a Leader.
    pub spoken: Spoken,
    /// What the last cards on the field were that it spoke of.
    pub field: Spoken,
    /// It speaks of several things at once, so that "it" is none of them.
    pub several: bool,
    /// Cards that were revealed may have been moved since: "the revealed card" is what is left of them.
    pub moved_it: bool,
    /// The last cards were drawn, or moved from the top of a pile, or looked at: they are not kept in mind, so "it" points to nothing. Nor does
    /// it where one of them is kept, but the text spoke of another card before.
    pub unkept: bool,
    /// The last thing was done to the top card of a deck: "the trashed card" is that one, if nothing else was trashed.
    pub from_top: bool,
    /// The effect is there instead of something that would happen to a card: "it" is that one, or one to which something else was done since.
    pub instead: bool,
    /// No card set the effect off: before one was spoken of, "it" is none.
    pub by_nothing: bool,
    /// Another card than this one was spoken of, or set the effect off: after "this Character" "it" could be either.
    pub beside: bool,
    /// It happens, or would happen, to a Character that need not be this one: "other Characters" are others than that.
    pub of_character: bool,
    /// So many times the text has named cards since.
    pub named: u8,
    /// Those as they were before the last operation: "if you do not" goes on from there.
    pub undone: Option<Mention>,
    /// What was done in this effect, and what more than once: only of the last time the number is known.
    pub deeds: Deeds,
    /// The effect is set off when its card is K.O.'d or trashed: it lies in the trash then.
    pub of_kod: bool,
    /// The effect is one of an Event, or a [Trigger]: its card is no Character on the field.
    pub of_event: bool,
}

/// Of which cards the text speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mention {
    away: bool,
    selected: Option<bool>,
    played: Option<bool>,
    revealed: Option<bool>,
    spoken: Spoken,
    field: Spoken,
    several: bool,
}

impl Before {
    /// Of which cards the text speaks now.
    pub fn mention(&self) -> Mention {
        let Self { away, selected, played, revealed, spoken, field, several, .. } = *self;
        Mention { away, selected, played, revealed, spoken, field, several }
    }

    /// What was done by then did not happen; what is said afterwards speaks of it as before.
    pub fn back_to(&mut self, then: Self) {
        *self = Self { undone: self.undone, ..then };
    }

    /// It speaks of these again.
    pub fn recall(&mut self, mention: Mention) {
        let Mention { away, selected, played, revealed, spoken, field, several } = mention;
        *self = Self { away, selected, played, revealed, spoken, field, several, ..*self };
    }
}

/// What was done, each deed once or more often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deeds {
    once: u32,
    again: u32,
}

impl Deeds {
    /// This was done.
    pub fn add(&mut self, deed: Deed) {
        let bit = 1 << deed as u32;
        self.again |= self.once & bit;
        self.once |= bit;
    }

    /// Was one of these done more than once, or were two of them?
    pub fn is_several(self, deeds: &[Deed]) -> bool {
        let bits = deeds.iter().fold(0, |bits, deed| bits | 1 << *deed as u32);
        self.again & bits != 0 || (self.once & bits).count_ones() > 1
    }
}

/// What the cards are that a text speaks of. Nothing is said: those that set the effect off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spoken(u8);

impl Spoken {
    /// A Leader.
    pub const LEADER: Self = Self(1);
    /// Characters.
    pub const CHARACTER: Self = Self(2);
    /// A Stage.
    pub const STAGE: Self = Self(4);
    /// Cards that are not on the field.
    pub const AWAY: Self = Self(8);
    /// This card.
    pub const SELF: Self = Self(16);
    /// DON!! cards.
    pub const DON: Self = Self(32);

    /// These, too.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Was nothing spoken of yet?
    pub const fn is_nothing(self) -> bool {
        self.0 == 0
    }

    /// Are some of them these?
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Are all of them these?
    pub const fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }
}

/// Which text is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The text of the card.
    Effect,
    /// The trigger.
    Trigger,
}

/// What the last operation did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Last {
    /// Nothing was done yet.
    #[default]
    Nothing,
    /// This, to cards.
    Cards(Deed),
    /// This, to DON!! cards.
    Dons(Deed),
    /// Cards were drawn.
    Drawn,
    /// Something of which no text counts the cards.
    Other,
}
