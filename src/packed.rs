//! The texts inside the program. The cases are packed by folders, which are unpacked when one of theirs is asked for first, and then kept.

use std::io::Read;
use std::sync::OnceLock;

use flate2::read::DeflateDecoder;

/// How a text is kept.
enum Kept {
    /// As it is.
    Plain(&'static str),
    /// Packed: the length of the text, and its bytes.
    Packed(usize, &'static [u8]),
}

// `TEXTS`: names in order, each with its text.
include!(concat!(env!("OUT_DIR"), "/packed.rs"));

static UNPACKED: [OnceLock<String>; TEXTS.len()] = [const { OnceLock::new() }; TEXTS.len()];

/// A text inside the program: a file of the project by its path, or one of those that the build script makes. Empty, if
/// there is none of that name.
pub fn text(name: &str) -> &'static str {
    let Ok(at) = TEXTS.binary_search_by_key(&name, |(name, _)| name) else { return "" };
    match &TEXTS[at].1 {
        Kept::Plain(text) => text,
        Kept::Packed(length, bytes) => UNPACKED[at].get_or_init(|| unpacked(*length, bytes)),
    }
}

fn unpacked(length: usize, bytes: &[u8]) -> String {
    let mut text = String::with_capacity(length);
    // The build script packed it, so it can be unpacked.
    DeflateDecoder::new(bytes).read_to_string(&mut text).expect("what was packed");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_what_the_project_has() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut files = 0;
        for (name, _) in &TEXTS {
            if let Ok(file) = std::fs::read_to_string(root.join(name)) {
                assert_eq!(text(name), file, "{name}");
                files += 1;
            } else {
                let is_made = name.starts_with("cases/") || ["glances", "titles.ja", "titles.th"].contains(name);
                assert!(is_made, "{name}");
                assert!(!text(name).is_empty(), "{name}");
            }
        }
        assert!(files > 50, "{files}");
        assert_eq!(text("no such text"), "");
    }
}
