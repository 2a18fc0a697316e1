//! The engine: what every game shares.
//!
//! # How a game plugs in
//!
//! A rulebook numbers its procedures, and so does the code. A game is a type that implements [`Pieces`], what it is made of, and [`Game`], what
//! is done with it, and a few `static`s:
//!
//! 1. **State.** A struct of zones, counters and flags ([`Pieces::State`]). Every card is in exactly one zone, also while an action
//!    is being made or a card is looked at: give such moments a zone of their own. Nothing in it only grows: no turn number
//!    (keep "came this turn"), no history, no seed. A pile whose order is not known has no order.
//! 2. **Events** ([`Pieces::Event`], [`Game::apply`]). The only thing that changes a state. `apply` tells the recorder each change
//!    (path, from, to) and answers whether anything changed: an event that comes to nothing is not spoken. Bookkeeping events are
//!    [`Game::quiet`].
//! 3. **Procedures.** A `static` slice of [`Row`]s per procedure, in the order of the rulebook, made with [`does`] and [`asks`], each
//!    under its clause number; one variant of [`Pieces::Frame`] per procedure, with a struct of locals in an [`At`]. A row that *does*
//!    reads the table through [`Cx`] and names events, which all happen at one moment. A row that *asks* has one function that lists
//!    candidates, each legal or with the clauses that refuse it, and one that takes the answer. A row says where to go on
//!    ([`Flow`]); jumps name a clause of the same procedure. What it found it says with [`Cx::note`], further clauses with
//!    [`Cx::cite`], readings with [`Cx::reading`].
//! 4. **Decisions.** Whoever must choose is a [`Chooser`]: a player, chance (the next card of a shuffled pile), or the judge (which
//!    card an unknown one is). Sets, orders and assignments are asked one element at a time, in a fixed order; people may also name a
//!    member that was passed over ([`Options::late`]) or one of many alike ([`Options::nameable`]). Dead ends are not offered. An answer that
//!    supposes what an unknown card is ([`Game::presumes`]) forces nothing when lines are explored. Where an unknown card could act and is not
//!    asked about, the row says so ([`Cx::unseen`]): what is found then is never called forced.
//! 5. **Checks and values.** Clauses that allow or refuse are [`Check`]s in `static` lists, clauses that say how a number is read
//!    are [`Reckoning`]s; [`Game::registered`] lists all of them, with the rows, for the coverage report. Tests refuse a clause number that the
//!    texts do not have, and one that stands twice in a procedure.
//! 6. **The gate.** [`Game::replacements`] may put something else in the place of events of a batch, rank by rank, [`Game::noticed`] sees triggers
//!    before and after a batch, [`Game::enforcement`] is the procedure of the rules that are enforced at once. Each writes steps of its own.
//! 7. **Readings.** Where the text does not decide, the game lists a reading with its options ([`Game::reading_facts`]), default first.
//! 8. **Editions.** Everything stands under the numbers of the reference edition; [`Pieces::number`] says what they are in another one. A row may have
//!    a number of its own there, or none ([`elsewhere`]).
//! 9. **Card texts.** A text is a program: a frame whose place is the operation, each of which is a row ([`Stepper::op`]). Cards that move are
//!    forgotten by the procedures that did not move them ([`Game::take_lost`], [`Frame::forget`]).
//! 10. **Above everything**: [`Game::concession`], [`Game::ENDLESS`] and [`Game::ROUNDS`] for loops, which the [`Line`] finds.
//!
//! What the game says is no business of the engine: words are made from choices, events and notes by the game, from the
//! catalogues, when somebody wants to read them.
//!
//! A [`Table`] (position and agenda of frames) is a plain value: copy it, compare it, hash it, save it in the middle of anything. [`Table::run`] takes an
//! answer and goes on to the next decision. The table trusts its answer; [`Line::answer`] is where an answer that was not offered is
//! refused. Recording is a type parameter: [`Off`], or [`Trace`].
//!
//! `toy.rs`, beside this file, is a small complete game that shows every hook; it is compiled for the tests, which play it.

pub mod check;
pub mod clause;
pub mod cx;
pub mod difference;
pub mod explore;
pub mod fingerprint;
pub mod game;
pub mod gate;
pub mod line;
pub mod options;
pub mod pieces;
pub mod player;
pub(crate) mod procedures;
pub mod reading;
pub mod record;
pub mod register;
pub mod row;
pub mod selfplay;
pub mod stepper;
pub mod table;
#[cfg(test)]
mod toy;

pub use check::{Check, Reckoning, Refusal, check, value};
pub use clause::ClauseId;
pub use cx::Cx;
pub use difference::Difference;
pub use game::{Endless, Frame, Game, Lost, Missed, Moment, Noticed, Replacement, Rounds, Sound, Sounds};
pub use line::{Decided, Line};
pub use options::Options;
pub use pieces::{Pieces, Value};
pub use player::{Chooser, Outcome, Player, Seats};
pub use reading::{Reading, ReadingFacts, ReadingSet, Readings};
pub use record::{Change, Head, Off, Record, Step, Took, Trace};
pub use register::{Registered, RegisteredKind};
pub use row::{Role, Row, Rule, asks, citing, does, elsewhere, playing, when};
pub use stepper::{Asked, At, ENDED, Flow, Stepped, Stepper, at_role, at_row};
pub use table::{Runner, Status, Table};
