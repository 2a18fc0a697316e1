//! 2. Cards: what only ONE PIECE prints on them.

use super::Def;
use super::vocabulary::{Attribute, Grant, Kind, OwnGrant, To};

/// What only ONE PIECE prints on a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// 2-5.
    pub attributes: Vec<Attribute>,
    /// 2-9. Of a Leader.
    pub life: Option<u8>,
}

/// The keys of a board under which texts stand: the text, and the `[Trigger]`.
pub const TEXTS: [&str; 2] = ["text", "trigger"];

impl Def {
    /// 2-5, 2-5-7. Its attributes, also those that its own text gives it, wherever it is.
    pub fn attributes(&self) -> impl Iterator<Item = Attribute> {
        let given = self.always.own.iter().filter_map(|g| if let OwnGrant::Attribute(a) = g { Some(*a) } else { None });
        self.facts.attributes.iter().copied().chain(given)
    }

    /// 2-11. Does it have a `[Trigger]`?
    pub fn has_trigger(&self) -> bool {
        self.called(&super::vocabulary::Call::Trigger).is_some()
    }
}

/// The older edition.
pub const OLDER: u8 = 1;

/// Does an effect give its own card this?
pub fn gives_itself(kind: &Kind, what: &Grant) -> bool {
    matches!(kind, Kind::Permanent(all) if all.iter().any(|g| g.to == To::This && g.what.contains(what)))
}
