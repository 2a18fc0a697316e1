//! What is printed on a card.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::nouns::Zone;
use super::trees::Filter;

/// 201.8.2. Where a Mystic is pasted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Paste {
    /// 201.8.2.1. On a Seal.
    Ps,
    /// 201.8.2.2. On the arena.
    Pa,
    /// 201.8.2.3. On a Mystic.
    Pm,
}

/// 201.9. How long a Mystic works.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Turns {
    /// 0 Turn: it falls to the Shrine when it has worked.
    #[default]
    Zero,
    /// x Turns.
    For(u8),
    /// ∞ Turns.
    Endless,
}

/// g:(X/Y). A length of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Period {
    /// 1 Subturn.
    Subturn,
    /// 1 Turn.
    Turn,
    /// The Game.
    Game,
}

/// 200.13 to 200.18. The box of a card that a text stands in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Printed {
    /// The Text Box.
    #[default]
    TextBox,
    /// 200.14. It works only when the Seal has grown.
    GrowthBox,
    /// 200.18. It works only when the card has progressed.
    ProgressBox,
}

/// What stands after a text, and where it is printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Extra {
    /// g:(X/Y)
    pub limit: Option<(u8, Period)>,
    /// g:(ที่ชื่อ [S] X / Y)
    pub named: Option<(u8, Period)>,
    /// g:(Zone X [up] Work Y): the Zone, X, Y.
    pub works: Option<(Zone, u8, u8)>,
    /// g:Fixed Mp
    pub fixed_mp: Option<u8>,
    /// g:(ยกเลิกไม่ได้)
    pub uncancelled: bool,
    /// g:(สูญเสียไม่ได้)
    pub unlosable: bool,
    /// 713.2. "even if it has lost": it is said for a Seal that has lost the fight.
    pub even_lost: bool,
    /// 603.1, 603.6.1. Several Effects that "and" joins: no clause orders them.
    pub joined: bool,
    /// Where "and" joins the whole of it: of how many steps each part consists.
    pub parts: Vec<u8>,
    /// Its box.
    pub printed: Printed,
}

/// Cards that a move, a Growth Box or a Progress Box asks for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Needed {
    /// What they are.
    pub filter: Filter,
    /// How many.
    pub count: u8,
}

/// 200.12. A special attack move, or one that is always there (no Supports asked for).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Attack {
    /// Its name.
    pub name: String,
    /// 508. The Supports it asks for: one card of them in all is a Double, two a Triple; none: it is there without a Combination.
    pub supports: Vec<Needed>,
    /// 200.12.3. Its At, if it says one.
    pub at: Option<i32>,
    /// Its Df.
    pub df: Option<i32>,
    /// Its Sp.
    pub sp: Option<i32>,
    /// Its attack Mp.
    pub mp: Option<i32>,
    /// 501.2. An All attack.
    pub all: bool,
    /// 501.2.4. Used so many times.
    pub times: u8,
}

/// What is printed on a card besides name, elements (`colours`), tribes and Mystic types (`types`), numbers and texts.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// 202. An Extra card.
    pub extra: bool,
    /// 201.8. Where it is pasted.
    pub paste: Option<Paste>,
    /// 201.9
    pub turns: Turns,
    /// 201.6
    pub interfere: bool,
    /// 201.11. What it cannot be pasted on.
    pub exception: Option<Filter>,
    /// 200.12
    pub moves: Vec<Attack>,
    /// 200.14.2. Growth conditions: all cards of one of them.
    pub growth: Vec<Vec<Needed>>,
    /// 200.18.2. The same for Progress.
    pub progress: Vec<Vec<Needed>>,
    /// 621.4
    pub capacity: Option<u8>,
    /// g:Name. Parts of its name, by meaning, where the board lists them.
    pub name_parts: Vec<String>,
    /// 200.9, 201.7
    pub set: String,
    /// 200.20.2, 200.9.4. What it is the Shade of.
    pub shades: Vec<String>,
    /// 620. It has the Reflection symbol.
    pub reflection: bool,
    /// 200.1.1, 201.1.1. Only its name is known, of a card in hand: neither its back nor its pile says that it is a Mystic.
    pub kind_unsaid: bool,
    /// All that was said of it, by its keys.
    pub record: Map<String, Value>,
}
