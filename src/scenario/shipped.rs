//! The cases inside the program.

include!(concat!(env!("OUT_DIR"), "/cases.rs"));

/// Every case, by its path in the project: name and text.
pub fn cases() -> &'static [(&'static str, &'static str)] {
    &CASES
}
