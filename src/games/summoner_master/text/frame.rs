//! What must be known of a card to read a line of it, and what the line says.

use super::super::vocabulary::{Attack, Category, Effect, Filter, Needed, Paste, Printed, Taken, Turns};

/// What must be known of a card to read its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// A Seal or a Mystic.
    pub category: Category,
    /// 201.9. How long a Mystic works.
    pub turns: Turns,
    /// 201.8. What it is pasted on.
    pub paste: Option<Paste>,
    /// The box that the text stands in.
    pub printed: Printed,
    /// 202. An Extra Card.
    pub extra: bool,
}

impl Frame {
    /// 200. A Seal.
    pub const SEAL: Self =
        Self { category: Category::Seal, turns: Turns::Zero, paste: None, printed: Printed::TextBox, extra: false };

    /// 201. A Mystic.
    pub const fn mystic(turns: Turns, paste: Option<Paste>) -> Self {
        Self { category: Category::Mystic, turns, paste, printed: Printed::TextBox, extra: false }
    }

    /// The same card, another box of it.
    pub const fn in_box(self, printed: Printed) -> Self {
        Self { printed, ..self }
    }
}

/// What one line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LineReading {
    pub(super) effect: Option<Effect>,
    pub(super) given: Vec<Effect>,
    pub(super) taken: Vec<Taken>,
    pub(super) moves: Option<Attack>,
    pub(super) growth: Option<Vec<Needed>>,
    pub(super) progress: Option<Vec<Needed>>,
    pub(super) exception: Option<Filter>,
}
