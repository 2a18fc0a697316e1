//! Thai and Japanese text: clusters, normal form, folding, and the ways people write clause numbers; files and folders of it.

pub mod amount;
pub mod cache;
pub mod cluster;
pub mod file;
pub mod fold;
pub mod folder;
pub mod loan;
pub mod nearest;
pub mod number;
pub mod place;
pub mod thai;
pub mod visible;
pub mod vocabulary;
