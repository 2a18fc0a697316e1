//! The cases inside the program.

include!(concat!(env!("OUT_DIR"), "/cases.rs"));

use std::sync::LazyLock;

use super::Case;

/// Every case that can be read, read once.
pub fn read() -> &'static [Case] {
    static READ: LazyLock<Vec<Case>> =
        LazyLock::new(|| CASES.iter().filter_map(|(name, text)| Case::read(name, text).ok()).collect());
    &READ
}

/// Every case, by its path in the project: name and text.
pub fn cases() -> &'static [(&'static str, &'static str)] {
    &CASES
}
