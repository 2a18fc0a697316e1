//! Where programs keep what they can make again.

use std::path::PathBuf;

/// Mix bytes into a fingerprint, eight at a time. It tells texts apart; it keeps no secrets.
pub fn mix_in(mix: u64, bytes: &[u8]) -> u64 {
    let stir = |mix: u64, word: u64| (mix.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    let mut words = bytes.chunks_exact(8);
    let mut mix = stir(mix, bytes.len() as u64);
    for word in &mut words {
        mix = stir(mix, word.iter().fold(0, |w, &b| w << 8 | u64::from(b)));
    }
    stir(mix, words.remainder().iter().fold(0, |w, &b| w << 8 | u64::from(b)))
}

/// Where programs keep what they can make again.
pub fn folder() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    if let Some(own) = set("SHINPAN_CACHE") {
        return Some(own);
    }
    let base = if cfg!(windows) {
        set("LOCALAPPDATA")?
    } else if let Some(xdg) = set("XDG_CACHE_HOME") {
        xdg
    } else if cfg!(target_os = "macos") {
        set("HOME")?.join("Library/Caches")
    } else {
        set("HOME")?.join(".cache")
    };
    Some(base.join("shinpan"))
}
