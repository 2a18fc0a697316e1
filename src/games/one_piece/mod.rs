//! ONE PIECE Card Game, in the editions 1.1.8 and 2023-01-19.
//!
//! | file | chapters |
//! | --- | --- |
//! | `vocabulary`, `language`, `cards` | 2 cards, and the words of their texts |
//! | `areas`, `event` | 3 areas: the position, and what changes it |
//! | `terms` | 4 drawing, moving cards from piles, putting into play |
//! | `damage` | 4-6, 7-1-4-1-1 damage, and 10-1-5 [Trigger] |
//! | `preparation`, `construction` | 5 before the game |
//! | `turn`, `playing` | 6 the turn; playing a card (2-7, 6-5-3) |
//! | `battle` | 7 battles |
//! | `text` | 8 the reader of card texts |
//! | `program`, `operations`, `dons`, `because` | 8-3, 8-4 effects: the rows of programs and operations, with their clauses |
//! | `matching` | 8-4-4 which cards a text means; 8-1-3-3 powers, costs and keywords |
//! | `order`, `replacing` | 8-6 the order of resolution; 8-1-3-4 replacement effects |
//! | `enforcement` | 9 rule processing |
//! | `noticing` | 10 keywords and the timings of auto effects |
//! | `editions`, `readings` | where the editions differ, and where they do not decide |
//! | `board`, `describing`, `sketch`, `shipped`, `view`, `words`, `said`, `telling` | a board read, a position shown, what is said, what a text was understood to say |
//! | `types`, `acts`, `procedure` | the types of all this, below the chapters |
//! | `procedures`, `game` | the rows of all procedures, and what of all this the layer asks for |

pub mod acts;
pub mod areas;
pub mod battle;
pub mod because;
pub mod board;
pub mod cards;
pub mod construction;
pub mod damage;
pub mod describing;
pub mod differences;
pub mod dons;
pub mod doubting;
pub mod editions;
pub mod enforcement;
pub mod event;
pub mod folding;
pub mod forms;
pub mod game;
pub mod held;
mod language;
pub mod matching;
pub mod noticing;
pub mod operations;
pub mod order;
mod phrases;
pub mod picked;
pub mod playing;
pub mod preparation;
pub mod procedure;
pub mod procedures;
pub mod program;
pub mod purse;
pub mod random;
pub mod reading_texts;
pub mod readings;
pub mod replacing;
pub mod said;
pub mod shipped;
pub mod silence;
pub mod sketch;
pub mod sounds;
pub mod sums;
pub mod telling;
pub mod terms;
pub mod text;
pub mod turn;
pub mod types;
pub mod view;
pub mod vocabulary;
pub mod words;

pub use acts::{Act, Local};
pub use procedure::Procedure;
use types::{Asked, Cx, Flow, Options, Row, other};
pub use types::{Book, Choice, Def, Event, Eye, Frame, OnePiece, Run, State};
