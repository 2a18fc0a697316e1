//! What the card texts of a game speak of. Trees are shared, leaves belong to the game.

use std::fmt::Debug;
use std::hash::Hash;

use super::watch::{self, Watch};
use super::word::{Leaf, Mark, Word};

/// The words of one game. A type that stands for the game, with the leaves of its texts.
pub trait Vocabulary: Copy + Ord + Hash + Debug + Default + Send + Sync + 'static {
    /// Where cards lie.
    type Zone: Zone;
    /// What a card is.
    type Category: Word;
    /// Colours of cards.
    type Colour: Word;
    /// Numbers of cards. The printed ones come first in the order of the table.
    type Stat: Word;
    /// Keywords, which may have a number.
    type Keyword: Word;
    /// What is done to a card: one axis for operations, "when …", "would …" and "cannot …".
    type Deed: Word;
    /// How long something lasts.
    type Until: Mark;
    /// When something that was put off is done.
    type Later: Mark;

    /// Where cards are that lie in no zone, such as those that are counted.
    type Place: Leaf + Copy;
    /// What only this game asks of a card.
    type Is: Leaf;
    /// Numbers that only this game counts.
    type Number: Leaf;
    /// What only this game asks "if".
    type Condition: Leaf;
    /// When only this game's effects work by themselves.
    type Timing: Leaf;
    /// What only here would happen.
    type Would: Leaf;
    /// What only here cannot be done.
    type Cannot: Leaf;
    /// What only here is given.
    type Grant: OwnGrant<Self>;
    /// What only here is done.
    type Op: OwnOp<Self>;
    /// Effects that a rule calls: an activated one, that of an Event.
    type Call: Leaf;
    /// What a text says for outside of the game: the construction of a deck.
    type Outside: Leaf;
    /// What an effect has besides.
    type Extra: Leaf + Default;
    /// How words were read that can be read in more than one way.
    type Taken: Word;
}

/// Where cards lie.
pub trait Zone: Word {
    /// The first and the last zone of the field: they stand side by side in the list of zones.
    const FIELD: [Self; 2];

    /// Do texts of cards work here, and are stats worked out?
    fn is_field(self) -> bool {
        let [first, last] = Self::FIELD;
        (first.index()..=last.index()).contains(&self.index())
    }
    /// May everybody see the cards?
    fn is_open(self) -> bool;
    /// Is it a pile whose order counts?
    fn is_ordered(self) -> bool;
}

/// Something that only one game gives.
pub trait OwnGrant<V: Vocabulary>: Leaf {
    /// A keyword whose number is worked out, and the number.
    fn keyword(&self) -> Option<(V::Keyword, &super::text::Amount<V>)> {
        None
    }

    /// The number of it that is worked out, if it has one.
    fn amount(&self) -> Option<&super::text::Amount<V>> {
        self.keyword().map(|(_, amount)| amount)
    }

    /// A keyword that it takes away.
    fn loses(&self) -> Option<V::Keyword> {
        None
    }

    /// A colour.
    fn colour(&self) -> Option<V::Colour> {
        None
    }

    /// What else effects see of a card that has it; a keyword and a colour are known.
    fn shows(&self) -> Watch {
        watch::NAMES
    }
}

/// An operation of one game.
pub trait OwnOp<V: Vocabulary>: Leaf {
    /// The cards that it is done to, and what they are chosen for.
    fn target(&self) -> Option<(&super::text::Target<V>, V::Deed)>;

    /// What each of some players does, one after the other; "you" is that player then.
    fn each(&self) -> Option<(super::text::Whose, &[super::text::Op<V>])> {
        None
    }

    /// Does it only say which cards the next operation is done to?
    fn picks(&self) -> bool {
        false
    }

    /// Does each of them choose first, so that what is done to all that was chosen is done at one moment?
    fn gathers(&self) -> bool {
        false
    }
}
