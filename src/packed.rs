//! The texts inside the program, packed. Each is unpacked when it is asked for first, and then kept.

use std::io::Read;
use std::sync::OnceLock;

use flate2::read::DeflateDecoder;

// `PACKED`: names in order, each with the length of its text and its packed bytes.
include!(concat!(env!("OUT_DIR"), "/packed.rs"));

static UNPACKED: [OnceLock<String>; PACKED.len()] = [const { OnceLock::new() }; PACKED.len()];

/// A text inside the program: a file of the project by its path, or one of those that the build script makes. Empty, if
/// there is none of that name.
pub fn text(name: &str) -> &'static str {
    PACKED.binary_search_by_key(&name, |(name, ..)| name).map_or("", |at| UNPACKED[at].get_or_init(|| unpacked(at)))
}

fn unpacked(at: usize) -> String {
    let (_, length, packed) = PACKED[at];
    let mut text = String::with_capacity(length);
    // The build script packed it, so it can be unpacked.
    DeflateDecoder::new(packed).read_to_string(&mut text).expect("what was packed");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_what_the_project_has() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut files = 0;
        for (name, ..) in PACKED {
            if let Ok(file) = std::fs::read_to_string(root.join(name)) {
                assert_eq!(text(name), file, "{name}");
                files += 1;
            } else {
                assert!(["cases", "glances"].contains(&name), "{name}");
                assert!(!text(name).is_empty(), "{name}");
            }
        }
        assert!(files > 50, "{files}");
        assert_eq!(text("no such text"), "");
    }
}
