//! Words of a game that texts, boards, paths and sentences spell: one row of a table each.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// A leaf of a card text: what only one game speaks of.
pub trait Leaf: Clone + PartialEq + Eq + Hash + Debug + Send + Sync + 'static {}

impl<T: Clone + PartialEq + Eq + Hash + Debug + Send + Sync + 'static> Leaf for T {}

/// A small value: a zone, a keyword, a stat.
pub trait Mark: Leaf + Copy + Ord + Serialize + DeserializeOwned {}

impl<T: Leaf + Copy + Ord + Serialize + DeserializeOwned> Mark for T {}

/// One of a few words of a game.
pub trait Word: Mark {
    /// All of them, in the order of their places.
    const ALL: &'static [Self];

    /// Its place among them.
    fn index(self) -> usize;

    /// As paths and boards write it.
    fn path(self) -> &'static str;

    /// Its name in the catalogues.
    fn key(self) -> &'static str;

    /// The word that is written so, in paths, boards or card data.
    fn parse(text: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|word| word.path().eq_ignore_ascii_case(text))
    }
}

/// What no game has: a leaf that cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, serde::Deserialize)]
pub enum Never {}

/// Makes an enum of words from one table: how paths write each, and its name in the catalogues.
macro_rules! words {
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident {
            $($(#[$doc:meta])* $variant:ident = $path:literal, $key:literal;)*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        $vis enum $name {
            $($(#[$doc])* $variant,)*
        }

        impl $crate::cardgame::Word for $name {
            const ALL: &'static [Self] = &[$(Self::$variant),*];

            fn index(self) -> usize {
                self as usize
            }

            fn path(self) -> &'static str {
                match self {
                    $(Self::$variant => $path,)*
                }
            }

            fn key(self) -> &'static str {
                match self {
                    $(Self::$variant => $key,)*
                }
            }
        }
    };
}

pub(crate) use words;
