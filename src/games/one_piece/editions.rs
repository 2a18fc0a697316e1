//! Where the two editions differ in their numbers.
//!
//! The code follows the numbers of 1.1.8. What 2023-01-19 says under another number is found here; so is the clause that governs
//! there what 1.1.8 has a clause of its own for. What has none is not cited in that edition.

use crate::engine::ClauseId;

/// 1.1.8 → 2023-01-19: moved (same content), or the clause that governs there; empty: nothing.
static OLDER: &[(&str, &str)] = &[
    // The same content under another number.
    ("1-2-3", "1-2-4"),
    ("1-2-4", "1-2-5"),
    ("1-2-5", "1-2-6"),
    ("2-5-5", "2-5-2"),
    ("2-5-6", "2-5-3"),
    ("2-5-7", "2-5-4"),
    ("7-1-2-2", "7-1-2-3"),
    ("8-1-3-1-1", "8-1-3-2-1"),
    ("8-1-3-1-2", "8-1-3-2-2"),
    ("8-1-3-2", "8-1-3-3"),
    ("8-1-3-2-1", "8-1-3-3-1"),
    ("8-1-3-2-2", "8-1-3-3-2"),
    ("8-1-3-3", "8-1-3-4"),
    ("8-1-3-3-1", "8-1-3-4-1"),
    ("8-1-3-3-2", "8-1-3-4-2"),
    ("8-1-3-3-3", "8-1-3-4-4"),
    ("8-1-3-3-4", "8-1-3-4-5"),
    // New in 1.1.8; what governs it in the older edition.
    ("1-3-11", ""),
    ("2-5-2", ""),
    ("2-5-3", ""),
    ("2-5-4", ""),
    ("2-6-3", "8-4-1-5"),
    ("2-7-6", "8-4-1-5"),
    ("2-9-4", "2-9-1"),
    ("3-10-3", ""),
    ("4-6-3-1", "4-6-3"),
    ("4-10", ""),
    ("4-10-1", "1-3-8"),
    ("4-10-2", "1-3-2"),
    ("4-11", ""),
    ("4-11-1", ""),
    ("4-11-2", "8-4-1-5"),
    ("5-2-1-5-1", "5-2-1-5"),
    ("5-2-1-5-2", "3-2-4"),
    ("6-6-1-1-2", "6-6-1-1"),
    ("6-6-1-1-3", "8-1-3-2"),
    ("6-6-1-1-4", "8-1-3-2"),
    ("8-1-3-1-3", "3-1-6"),
    ("8-1-3-3-5", "8-1-3-4-5"),
    ("8-1-3-4", "1-3-1"),
    ("8-1-3-4-1", "8-1-2"),
    ("8-1-3-4-2", "1-3-4"),
    ("8-1-3-4-3", ""),
    ("8-1-3-4-4", "1-3-1"),
    ("8-1-3-4-4-1", "1-3-8"),
    ("8-1-3-4-5", "1-3-2"),
    ("8-1-4", ""),
    ("8-1-4-1", ""),
    ("8-1-4-2", ""),
    ("8-2-3", ""),
    ("8-2-4", "8-2-1-1"),
    ("8-3-1-7", "8-3-1"),
    ("8-3-1-8", "8-1-3-2-1"),
    ("8-3-3", "8-2-1-2"),
    ("8-4-5", "8-1-3-1"),
    ("8-4-6", ""),
    ("8-6-1", "8-1-3-2"),
    ("8-6-1-1", "8-1-3-2"),
    ("8-6-2", "8-1-3-2"),
    ("8-6-2-1", "4-6-3"),
    ("8-6-3", "8-1-3-2"),
    ("10-2-17", "8-1-3-2-1"),
    ("10-2-17-1", "8-1-3-2-1"),
    ("10-2-17-2", ""),
];

/// The number in an edition of a clause of 1.1.8.
pub fn number(edition: u8, clause: ClauseId) -> Option<ClauseId> {
    if edition != super::cards::OLDER {
        return Some(clause);
    }
    static TABLE: std::sync::LazyLock<Vec<(ClauseId, Option<ClauseId>)>> = std::sync::LazyLock::new(|| {
        let mut table: Vec<_> = OLDER
            .iter()
            .map(|(new, old)| (ClauseId::new(new), (!old.is_empty()).then(|| ClauseId::new(old))))
            .collect();
        table.sort_unstable();
        table
    });
    match TABLE.binary_search_by_key(&clause, |(new, _)| *new) {
        Ok(at) => TABLE[at].1,
        Err(_) => Some(clause),
    }
}
