//! Gundam Card Game, in the edition 1.1.0.
//!
//! | file | chapters |
//! | --- | --- |
//! | `vocabulary`, `nouns`, `cards` | 2, 3 cards, and the words of their texts |
//! | `areas`, `event` | 4 areas: the position and what changes it; 12 who sits where |
//! | `lasting` | 7-6-6-1, 8-6-1 how long something lasts |
//! | `terms` | 5 drawing, damage, recovering, Resources |
//! | `entering` | 5-8, 5-9, 11-4, 11-5 deploying and pairing; 5-17 tokens |
//! | `preparation`, `construction` | 6 before the game |
//! | `turn`, `playing` | 7 the turn; playing a card |
//! | `battle`, `blocking` | 8 battles |
//! | `action` | 9 action steps |
//! | `text` | 10 the reader of card texts |
//! | `program`, `operations`, `dealing`, `giving`, `as_if`, `choosing`, `because` | 10-2, 10-3 effects: the rows of programs and operations, with their clauses |
//! | `matching`, `reads` | 10-1-5 which cards a text means; AP, HP, Lv., cost and keywords; 2, 4 by which clauses they are read |
//! | `last` | 13-2-8-2-1 cards that have left, as they last were |
//! | `order`, `replacing` | 10-1-6 the order of resolution, 13-2-5 【Burst】, 13-1 《Repair》 and 《Breach》; 10-1-9 replacement effects |
//! | `doubting` | 4-1-4 cards of which it is not known what they are |
//! | `enforcement` | 11 rules enforcement |
//! | `noticing` | 13 keywords and the timings of triggered effects |
//! | `silence` | 10-2 what could be expected, and does not happen |
//! | `readings` | where the text does not decide |
//! | `board`, `describing`, `brief`, `view`, `words`, `said`, `marks`, `telling` | a board read, a position shown, what is said, what a text was understood to say |
//! | `types`, `acts`, `waits`, `procedure` | the types of all this, below the chapters |
//! | `procedures`, `game` | the rows of all procedures, and what of all this the layer asks for |

pub mod action;
pub mod acts;
mod aiming;
pub mod areas;
pub mod as_if;
pub mod battle;
pub mod because;
pub mod blocking;
pub mod board;
pub mod brief;
pub mod cards;
pub mod choosing;
pub mod construction;
pub mod dealing;
pub mod describing;
pub mod dividing;
pub mod doubting;
pub mod enforcement;
pub mod entering;
pub mod event;
pub mod folding;
pub mod game;
pub mod giving;
mod language;
pub mod last;
pub mod lasting;
pub mod looking;
pub mod marks;
pub mod matching;
pub mod noticing;
pub mod nouns;
pub mod operations;
pub mod order;
pub mod playing;
pub mod preparation;
pub mod procedure;
pub mod procedures;
pub mod program;
pub mod random;
pub mod readings;
pub mod reads;
pub mod replacing;
pub mod said;
pub mod shipped;
pub mod silence;
pub mod sounds;
pub mod taking;
pub mod telling;
pub mod terms;
pub mod text;
pub mod turn;
pub mod types;
pub mod view;
pub mod vocabulary;
pub mod waits;
pub mod words;

pub use acts::{Act, Local};
pub use procedure::Procedure;
use types::{Asked, Cx, Flow, Options, Row};
pub use types::{Book, Choice, Def, Event, Eye, Frame, Gundam, Run, State};
