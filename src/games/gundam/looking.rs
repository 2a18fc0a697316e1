//! 4-1-4. Whether everybody may look at the cards of an area.

use super::nouns::Zone;
use crate::engine::{ClauseId, Registered, RegisteredKind};

/// Who may look at the cards of some areas.
pub struct Looking {
    /// The clause that says so.
    pub clause: &'static str,
    also: &'static str,
    name: &'static str,
    zones: &'static [Zone],
    open: bool,
}

/// 4-1-4. Whether everybody may look at the cards of an area: one row for each.
static LOOKING: [Looking; 8] = [
    Looking { clause: "4-2-2", also: "4-3-2", name: "deck-closed", zones: &[Zone::Deck], open: false },
    Looking { clause: "4-6-4-1", also: "", name: "shields-closed", zones: &[Zone::Shields], open: false },
    Looking { clause: "4-8-2", also: "4-8-3", name: "hand-closed", zones: &[Zone::Hand], open: false },
    Looking { clause: "4-5-5", also: "", name: "battle-area-open", zones: &[Zone::Battle, Zone::Paired], open: true },
    Looking { clause: "4-6-3-1", also: "", name: "base-section-open", zones: &[Zone::Base], open: true },
    Looking { clause: "4-7-2", also: "", name: "removal-area-open", zones: &[Zone::Removed], open: true },
    Looking { clause: "4-9-2", also: "", name: "trash-open", zones: &[Zone::Trash], open: true },
    Looking {
        clause: "4-1-2",
        also: "",
        name: "no-area-open",
        zones: &[Zone::Resolving, Zone::Revealed, Zone::Outside],
        open: true,
    },
];

/// The row of an area.
pub fn of(zone: Zone) -> Option<&'static Looking> {
    LOOKING.iter().find(|row| row.zones.contains(&zone))
}

/// 4-1-4. May everybody look at the cards of an area?
pub fn is_open(zone: Zone) -> bool {
    of(zone).is_none_or(|row| row.open)
}

/// What the register lists.
pub fn registered() -> Vec<Registered> {
    let also = |clauses: &'static str| clauses.split_whitespace().map(ClauseId::new).collect();
    let entry = |clause, more, name| Registered {
        elsewhere: &[],
        clause: ClauseId::new(clause),
        also: also(more),
        kind: RegisteredKind::Check,
        name,
        procedure: "who may look",
    };
    let mut all: Vec<Registered> = LOOKING.iter().map(|row| entry(row.clause, row.also, row.name)).collect();
    all.push(entry("4-4-3", "4-1-3", "resource-area-open"));
    all
}
