//! Thai and Japanese text: clusters, normal form, folding, and the ways people write clause numbers.

pub mod cluster;
pub mod fold;
pub mod loan;
pub mod nearest;
pub mod number;
pub mod thai;
