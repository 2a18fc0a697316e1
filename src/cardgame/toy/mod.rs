//! **Gardens**, a toy with card texts: a small complete game that plugs into the layer. Read it before you add a card game; the page of
//! [`super`] says what the parts are for, in the same order.
//!
//! Each player has a deck, a hand, a bed of plants and a heap of compost. Its rulebook:
//!
//! | clause | text |
//! | --- | --- |
//! | 1-1 | The plants of the player whose turn begins wake up. |
//! | 1-2 | That player draws a card (3-1). |
//! | 1-3 | They plant a card of their hand, once a turn, use plants of theirs that are awake (4-3), and end the turn when they like. |
//! | 1-3-1 | After each of these, the effects that wait are resolved (4-2). |
//! | 1-4, 1-5, 1-6 | What was put off for the end is done; what lasted for the turn ends; the turn goes over. |
//! | 2-1, 2-2 | Whose plants are ten tall together has won, at once. Whose deck is empty has lost. |
//! | 3-1, 3-1-1 | To draw is to take the top card of the deck in hand. Nobody knows the order of a deck. |
//! | 3-2, 3-3 | To plant a card is to put it in the bed. To pull a plant is to put it on the compost. |
//! | 3-4 | A plant wilts, or wakes up: it lies, or stands. |
//! | 3-5 | Each dewdrop on a plant makes it one taller. They are gone when it leaves the bed. |
//! | 4-1 | What a text says is done in its order, as far as it can be. |
//! | 4-2, 4-2-1 | An effect that says "when" waits from that moment; whoever has the turn comes first, each in the order they like. |
//! | 4-3, 4-3-1 | An effect that says "Use" is used by its player, if the cost can be paid. "Once a turn" is once. |
//! | 4-4 | What is there "instead" stands in the place of what would have happened. |
//! | 4-5 | What a text says of plants without "when" or "Use" holds as long as the text does. |
//! | 4-6, 4-7 | Who is told to choose chooses; what "may" be done may be left. |
//! | 4-8 | A thorny plant cannot be pulled by an effect of an opponent. |
//! | 4-9 | Cards that are looked at go where the text says. |
//!
//! `nouns.rs` has the words of its texts, `text.rs` reads them, `rows.rs` has the procedures and what programs do, `game.rs` answers where the
//! layer asks, `board.rs` reads and writes positions, `telling.rs` tells texts back. Words that people see stand for themselves here: a
//! toy is in no catalogue.

use serde::{Deserialize, Serialize};

use super::text::Target;
use super::{CardId, Never, OwnGrant, OwnOp, Vocabulary};

mod board;
mod game;
mod nouns;
mod rows;
mod telling;
mod tests;
mod text;

use nouns::{Category, Colour, Deed, Keyword, Stat, Taken, Zone};

/// The game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Gardens;

type State = super::State<Gardens>;
type Book = super::Book<Gardens>;
type Event = super::Event<Gardens>;
type Choice = super::Choice<Gardens>;
type Frame = super::Frame<Gardens>;
type Run = super::Run<Gardens>;
type Eye<'a> = super::Eye<'a, Gardens>;
type Cx<'a> = super::Cx<'a, Gardens>;
type Options = super::Options<Gardens>;
type Flow = super::Flow<Gardens>;
type Asked = super::Asked<Gardens>;
type Row<L> = super::Row<Gardens, L>;

/// How long something lasts, and when something is done that was put off: there is but one such moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum Time {
    /// 1-4, 1-5
    EndOfTurn,
}

/// What only these texts ask of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum OwnIs {
    /// 3-5. There is dew on it.
    Dewy,
}

/// What only these texts count.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Number {
    /// 3-5. The dewdrops on this plant.
    DewOnThis,
}

/// What only these texts ask "if".
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum OwnCondition {
    /// 1-3. You have planted a card this turn.
    Planted,
}

/// When only these texts work by themselves.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum When {
    /// 1-1. Your turn begins.
    YourTurnBegins,
}

/// What only these texts do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Does {
    /// 3-5. A dewdrop is put on plants.
    Dew(Target<Gardens>),
}

impl OwnGrant<Gardens> for Never {}

impl OwnOp<Gardens> for Does {
    fn target(&self) -> Option<(&Target<Gardens>, Deed)> {
        let Self::Dew(target) = self;
        Some((target, Deed::Dew))
    }
}

/// Effects that a rule calls for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Call {
    /// 4-3
    Use,
}

impl Vocabulary for Gardens {
    type Zone = Zone;
    type Category = Category;
    type Colour = Colour;
    type Stat = Stat;
    type Keyword = Keyword;
    type Deed = Deed;
    type Until = Time;
    type Later = Time;
    type Place = Never;
    type Is = OwnIs;
    type Number = Number;
    type Condition = OwnCondition;
    type Timing = When;
    type Would = Never;
    type Cannot = Never;
    type Grant = Never;
    type Op = Does;
    type Call = Call;
    type Outside = Never;
    type Extra = ();
    type Taken = Taken;
}

/// What is marked on a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Marks {
    /// 3-5
    dew: u8,
}

/// What a position has besides cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Own {
    /// 1-3. A card was planted this turn.
    planted: bool,
}

/// As what a card moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum How {
    Moved,
    Drawn,
    Planted,
    Pulled,
}

/// Which lasting things end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum Ending {
    Turn,
}

/// What happens only here.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Happens {
    /// 3-5
    Dew(CardId),
    /// 1-3. It counts as planted.
    Planted,
    /// 1-1
    TurnBegins,
}

/// What is asked only here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Act {
    /// 1-3. Plant this card.
    Plant(CardId),
    /// 4-3. Use this effect of this plant.
    Use(CardId, u8),
    /// 1-3. End the turn.
    End,
}
