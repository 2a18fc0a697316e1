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
    /// They are shown to both players.
    pub(super) shown: bool,
    /// "other than your [A]" was read: what it is said of is your own.
    pub(super) own_other_than: bool,
    /// What a player has is being counted: "cards in hand" are in theirs.
    pub(super) had: bool,
    /// Whose cards was said of both players: how.
    pub(super) each: Each,
    /// What the words before did.
    pub(super) before: Before,
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
    /// Those three as they were before the last operation: "if you do not" goes on from there.
    pub undone: Option<(bool, Option<bool>, Option<bool>)>,
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
