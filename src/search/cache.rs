//! The index kept on disk between runs. A missing, old or broken one is made anew; if the disk refuses, it lives in memory.

use std::path::{Path, PathBuf};

use tantivy::Index;
use tantivy::directory::{MmapDirectory, RamDirectory};

use super::glossary::Glossary;
use super::index;
use crate::rules::{Library, Shelf};

/// How many indexes are kept: of the texts inside the program, and of a few folders.
const KEPT: usize = 4;

/// The index of a library: from the disk if it is there and whole, else made.
pub fn open(shelf: &Shelf, library: &Library, glossary: &Glossary) -> tantivy::Result<Index> {
    let Some(folder) = folder() else { return in_memory(library, glossary) };
    let path = folder.join(format!("index-{:016x}", fingerprint(shelf)));
    if let Some(index) = whole(&path) {
        return Ok(index);
    }
    match make(&folder, &path, library, glossary) {
        Some(index) => Ok(index),
        None => in_memory(library, glossary),
    }
}

/// An index that is not kept.
pub fn in_memory(library: &Library, glossary: &Glossary) -> tantivy::Result<Index> {
    index::build(RamDirectory::create(), library, glossary)
}

/// What the index depends on: the program, the texts, the glossary.
fn fingerprint(shelf: &Shelf) -> u64 {
    let program = [env!("CARGO_PKG_VERSION"), include_str!("../../index/glossary.tsv")];
    let texts = shelf.searched().flat_map(|(path, text)| [path, text]);
    program.into_iter().chain(texts).fold(u64::from(index::VERSION), |mix, part| mix_in(mix, part.as_bytes()))
}

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

/// The index at this path, if every file of it is as it was written.
fn whole(path: &Path) -> Option<Index> {
    if !path.is_dir() {
        return None;
    }
    let index = Index::open_in_dir(path).ok()?;
    let damaged = index.validate_checksum().ok()?;
    let same_schema = index.schema() == index::schema().0;
    let has_text = index.searchable_segment_ids().is_ok_and(|s| s.len() == 1);
    (damaged.is_empty() && same_schema && has_text).then_some(index)
}

/// Make the index beside its place and move it there, so that nobody sees half of one.
fn make(folder: &Path, path: &Path, library: &Library, glossary: &Glossary) -> Option<Index> {
    std::fs::create_dir_all(folder).ok()?;
    let building = folder.join(format!("building-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&building);
    std::fs::create_dir_all(&building).ok()?;
    let made = MmapDirectory::open(&building).ok().and_then(|d| index::build(d, library, glossary).ok());
    if made.is_none() {
        let _ = std::fs::remove_dir_all(&building);
        return None;
    }
    let _ = std::fs::remove_dir_all(path);
    let _ = std::fs::remove_file(path);
    let _ = std::fs::rename(&building, path);
    let _ = std::fs::remove_dir_all(&building);
    drop_old(folder, path);
    whole(path)
}

/// Keep the newest few.
fn drop_old(folder: &Path, keep: &Path) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let mut indexes: Vec<(std::time::SystemTime, PathBuf)> = entries
        .filter_map(Result::ok)
        .filter(|e| e.file_name().to_string_lossy().starts_with("index-") && e.path() != keep)
        .filter_map(|e| Some((e.metadata().ok()?.modified().ok()?, e.path())))
        .collect();
    indexes.sort();
    while indexes.len() >= KEPT {
        let (_, oldest) = indexes.remove(0);
        let _ = std::fs::remove_dir_all(oldest);
    }
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
