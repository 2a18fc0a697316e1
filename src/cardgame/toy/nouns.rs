//! The words that texts, boards and paths spell: one row each, with the word by which it is told.

use super::super::{vocabulary, words};

words! {
    /// Where cards lie.
    pub enum Zone {
        /// 3-1-1
        Deck = "deck", "deck";
        Hand = "hand", "hand";
        /// 3-2
        Bed = "bed", "bed";
        /// 3-3
        Compost = "compost", "compost";
    }
}

impl vocabulary::Zone for Zone {
    const FIELD: [Self; 2] = [Self::Bed, Self::Bed];

    fn is_open(self) -> bool {
        matches!(self, Self::Bed | Self::Compost)
    }

    fn is_ordered(self) -> bool {
        matches!(self, Self::Deck | Self::Compost)
    }
}

words! {
    /// What a card is.
    pub enum Category {
        Plant = "plant", "plant";
    }
}

words! {
    /// The colour of its blossom.
    pub enum Colour {
        White = "white", "white";
        Red = "red", "red";
    }
}

words! {
    /// Its numbers.
    pub enum Stat {
        Height = "height", "height";
    }
}

words! {
    /// Keywords.
    pub enum Keyword {
        /// 4-8
        Thorny = "thorny", "thorny";
    }
}

words! {
    /// What is done to cards.
    pub enum Deed {
        /// 4-6
        Choose = "choose", "choose";
        Give = "give", "give";
        Reveal = "reveal", "reveal";
        /// 3-2
        Plant = "plant", "plant";
        /// 3-3
        Pull = "pull", "pull";
        Take = "take", "take";
        /// 3-4
        Wilt = "wilt", "wilt";
        /// 3-4
        Wake = "wake", "wake";
        /// 3-5
        Dew = "dew", "dew";
    }
}

words! {
    /// How words were read that can be read in more than one way.
    pub enum Taken {
        AnyGarden = "any-garden", "a plant that is nobody's in the text may be anybody's";
    }
}
