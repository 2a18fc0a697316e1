//! The index of the texts inside the program, made when the program was built: nothing is made or kept when it runs.

/// Its bytes.
pub static INDEX: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/index.bin"));
