//! Summoner Master: the rules of 2014-01. Files are named after the chapters of the text.
//!
//! | file | chapters |
//! | --- | --- |
//! | `vocabulary`, `text`, `telling` | 2 cards: the words of their texts, the readers, what was understood |
//! | `areas`, `event` | 3 Zones: the position, and what changes it |
//! | `setup`, `subturn`, `drawing`, `waking`, `charging` | 102, 400, 401: starting the game, the Steps of the attack Subturn |
//! | `interfere` | 402.3, 615, 616: Interfere Steps |
//! | `commands`, `control`, `attack`, `other_attacks` | 500 to 507, 712, 713 |
//! | `combining`, `forms`, `lines` | 508 to 517 |
//! | `abilities`, `choosing`, `noticing` | 600, 601, 603, 711, 712: Abilities, when they choose and when they work |
//! | `skills`, `twinkling`, `gaining` | 604 to 608, 619 |
//! | `casting`, `growth`, `extra`, `wisdom` | 609 to 614, 617, 618, 621, 707, 708 |
//! | `moves`, `random`, `vanishing`, `passing` | 701 to 706 and the glossary's ways to leave |
//! | `curses` | 709 |
//! | `program`, `operations`, `values`, `matching`, `guarding`, `having`, `resting`, `because` | 602: what texts do, and what numbers are |
//! | `enforcement` | 103 and what the rules bring about at once |
//! | `readings`, `board`, `shipped`, `view`, `words`, `saying`, `silence`, `game` | where the text does not decide; a board read, a position shown, what is said |
//! | `types`, `acts`, `chosen`, `change`, `procedure`, `locals`; `procedures` | the types of all this, below the chapters; the rows of all procedures |

pub mod abilities;
pub mod acts;
pub mod areas;
pub mod attack;
pub mod because;
pub mod board;
pub mod casting;
pub mod change;
pub mod charging;
pub mod choosing;
pub mod chosen;
pub mod combining;
pub mod commands;
pub mod control;
pub mod curses;
pub mod drawing;
pub mod enforcement;
pub mod event;
pub mod extra;
pub mod folding;
pub mod forms;
pub mod gaining;
pub mod game;
pub mod growth;
pub mod guarding;
pub mod having;
pub mod interfere;
pub mod lines;
pub mod locals;
pub mod matching;
pub mod moves;
pub mod noticing;
pub mod operations;
pub mod other_attacks;
pub mod passing;
pub mod printing;
pub mod procedure;
pub mod procedures;
pub mod program;
pub mod random;
pub mod readings;
mod reckoning;
mod resting;
pub mod saying;
pub mod setup;
pub mod shipped;
mod silence;
pub mod skills;
pub mod subturn;
pub mod telling;
pub mod text;
pub mod twinkling;
pub mod types;
pub mod values;
pub mod vanishing;
pub mod view;
pub mod vocabulary;
pub mod waking;
pub mod wisdom;
pub mod words;
pub mod writing;

pub use acts::{Act, Local};
pub use procedure::Procedure;
use types::{Asked, Cx, Flow, Options, Row};
pub use types::{Book, Choice, Def, Event, Eye, Frame, Run, State, SummonerMaster};
