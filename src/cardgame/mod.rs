//! The layer between the engine and card games with texts: cards and piles, texts as programs, numbers of cards, what waits and what
//! replaces, unknown cards. A game of this kind is its chapters, its vocabulary and its tables.
//!
//! # How a card game plugs in
//!
//! A game is a type that implements four traits, each above the one before: [`Vocabulary`], the words of its texts; [`CardPieces`], its parts of what the
//! layer has for all games; [`Sounding`], what its events sound like; [`CardGame`], the hooks that shared rules ask.
//!
//! 1. **Words.** Zones, categories, colours, numbers, keywords and deeds are enums made by `words!`: one row gives the name in paths and boards and the
//!    name in the catalogues. Leaves that only this game's texts speak of (conditions, timings, operations …) are plain enums. The game's type implements
//!    [`Vocabulary`], which lists them; the tree of a text ([`text::Text`]) is then the layer's, with those leaves.
//! 2. **Reader.** Printed texts become that tree, or are refused at a place. [`Book::add`] lowers each effect to a program ([`code::Code`]).
//! 3. **Position.** [`State`] has the cards in their piles, what lasts ([`Modifier`]), what waits ([`Pending`]) and what was put off ([`Delayed`]). What else
//!    there is stands in [`CardPieces::Own`] and, on cards, in [`CardPieces::Marks`]. What is worked out ([`Values`]) is never part of it.
//! 4. **Events.** [`Event`] is what happens to cards in every game; [`CardPieces::Event`] has the rest. [`CardGame::apply_own`] lets it happen.
//! 5. **Procedures.** The game's own frames are an enum ([`CardPieces::Frame`]), with what each remembers; `cardgame::procedures!` lists their rows. A running effect ([`Run`]) is a frame of the layer; the game
//!    gives its rows their clauses and sentences ([`ProgramRows`], [`CardGame::operation`], [`CardGame::KNOW`], [`CardGame::ORDER`]).
//! 6. **Findings.** Shared code says *why* something goes as it does ([`Because`], [`Refused`]); a table of the game says by which clauses, and in which words
//!    ([`CardGame::because`], [`CardGame::refusal`]). Shared code never names a clause.
//! 7. **Deeds.** What is done to cards is one axis: operations do it, timings notice that it was done ([`text::Timing::Done`]), replacements stand in for it
//!    ([`text::Would::Be`]), prohibitions forbid it ([`text::Cannot::Be`]). [`CardGame::goes`], [`CardGame::turns`] and [`CardGame::includes`] say what each is.
//! 8. **Faces.** `telling` tells a text back, with the game's leaves from `Tells`; [`words`] names cards; [`view`] merges positions that are alike.
//!
//! With that, [`CardGame`] gives [`engine::Game`], and the table, cases, exploring and the properties work. `toy/` is a whole game of this kind,
//! small and with nothing left out: the worked example, and the test of this layer.
//!
//! # How the files stand
//!
//! In four layers, and no file names one of a layer above it:
//!
//! 1. **Words**: `word`, `vocabulary`, [`text`], and [`pieces`].
//! 2. **Data**, which know no hook: [`card`], [`piles`], [`watch`], [`code`], [`book`], [`values`], [`state`], [`event`], [`eye`], [`effect`], [`frame`],
//!    [`choice`], [`finding`], [`rows`], [`counted`], [`words`]. What a game keeps among them is a type of its pieces.
//! 3. **Hooks**: [`sounding`], which look at events alone, and [`game`]; both name data only.
//! 4. **What is done**, by asking the hooks: texts are lowered and come into the book (`lowering`, `entry`), cards are seen (`seeing`, `doubt`) and worked out
//!    ([`standing`]), events happen ([`applying`]), programs run ([`run`], [`choose`], [`pay`], [`act`], [`place`], [`look`], [`know`]), effects wait and
//!    replace ([`waiting`], [`replace`], [`missed`]). `plugged`, on top of all, is what the engine sees.

pub mod act;
pub mod applying;
pub mod book;
pub mod card;
pub mod choice;
pub mod choose;
pub mod code;
pub mod counted;
mod doubt;
pub mod doubting;
pub mod effect;
mod entry;
pub mod event;
pub mod eye;
pub mod finding;
pub mod frame;
pub mod game;
mod granted;
mod keywords;
pub mod know;
pub mod look;
mod lowering;
pub mod missed;
pub mod parts;
pub mod pay;
pub mod phrases;
pub mod pieces;
pub mod piles;
pub mod place;
mod plugged;
pub mod random;
pub mod reader;
pub mod replace;
pub mod rows;
pub mod run;
mod seats;
mod seeing;
pub mod sounding;
pub mod spoken;
pub mod standing;
pub mod state;
pub mod telling;
pub mod text;
pub mod typed;
pub mod unsaid;
pub mod values;
pub mod view;
pub mod vocabulary;
pub mod waiting;
pub mod watch;
pub mod watching;
pub mod word;
pub mod words;

#[cfg(test)]
mod toy;

use crate::engine;

pub use book::{Book, Def};
pub use card::{Card, CardId, DefId, Few, GrantId, Texts};
pub use choice::Choice;
pub use effect::Run;
pub use event::{Cause, Event, Move};
pub use eye::Eye;
pub use finding::{Because, Finding, Reason, Refused, finding};
pub(crate) use frame::procedures;
pub use frame::{Frame, Locals, OwnFrame};
pub use game::{CardGame, because};
pub use pieces::CardPieces;
pub use piles::{End, Piles};
pub use rows::ProgramRows;
pub use sounding::Sounding;
pub use state::{Delayed, Modifier, On, Pending, State};
pub use values::{Held, Seen, Values};
pub use vocabulary::{OwnGrant, OwnOp, Vocabulary, Zone};
pub(crate) use word::words;
pub use word::{Leaf, Mark, Never, Word};

/// The most numbers a card may have.
pub const STATS: usize = 6;
/// The most keywords a game may have.
pub const KEYWORDS: usize = 16;

/// What a rule reads through.
pub type Cx<'a, V> = engine::Cx<'a, V>;
/// The candidates of a decision.
pub type Options<V> = engine::Options<V>;
/// Where to go on.
pub type Flow<V> = engine::Flow<V>;
/// Who is asked.
pub type Asked<V> = engine::Asked<V>;
/// A row of a procedure.
pub type Row<V, L> = engine::Row<V, L>;
