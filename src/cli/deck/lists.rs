//! Lists by the names people type: files, folders, standard input.

use std::io::Read;
use std::path::{Path, PathBuf};

use super::super::Desk;
use super::super::failure::Failure;
use crate::lang::Speech;

/// A list: what it is called, and its text or why it cannot be read.
pub type Page = (String, Result<String, String>);

/// All lists. One that cannot be read does not keep the others from being checked; one that is not there does.
pub fn all(desk: &Desk, names: &[String]) -> Result<Vec<Page>, Failure> {
    let mut out = Vec::new();
    for name in names {
        let path = Path::new(name);
        if name == "-" {
            let mut bytes = Vec::new();
            let read = std::io::stdin().read_to_end(&mut bytes).map_err(|e| e.to_string());
            out.push((name.clone(), read.and_then(|_| text(&desk.speech, bytes))));
        } else if path.is_dir() {
            let mut files = Vec::new();
            folder(path, &mut files).map_err(|e| unreadable(&desk.speech, name, &e.to_string()))?;
            out.extend(files.iter().map(|file| page(&desk.speech, file)));
        } else if path.is_file() {
            out.push(page(&desk.speech, path));
        } else {
            return Err(unreadable(&desk.speech, name, &desk.speech.word("deck-list-missing")));
        }
    }
    Ok(out)
}

fn page(speech: &Speech, path: &Path) -> Page {
    let bytes = std::fs::read(path).map_err(|e| e.to_string());
    (path.to_string_lossy().into_owned(), bytes.and_then(|bytes| text(speech, bytes)))
}

/// UTF-8, or UTF-16 if the file says so in its first two bytes.
fn text(speech: &Speech, bytes: Vec<u8>) -> Result<String, String> {
    let wide = |of: fn([u8; 2]) -> u16| -> Result<String, String> {
        let units: Vec<u16> = bytes[2..].chunks_exact(2).map(|pair| of([pair[0], pair[1]])).collect();
        String::from_utf16(&units).map_err(|_| speech.word("fault-utf8"))
    };
    match bytes.as_slice() {
        [0xFF, 0xFE, ..] => wide(u16::from_le_bytes),
        [0xFE, 0xFF, ..] => wide(u16::from_be_bytes),
        _ => String::from_utf8(bytes).map_err(|_| speech.word("fault-utf8")),
    }
}

fn unreadable(speech: &Speech, name: &str, words: &str) -> Failure {
    Failure::bad_input(speech.say("error-unreadable", &[("name", name.into()), ("words", words.into())]))
}

/// The files of a folder that may be lists, in order.
fn folder(path: &Path, out: &mut Vec<PathBuf>) -> std::io::Result<()> {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(path)?.filter_map(|e| e.ok().map(|e| e.path())).collect();
    entries.sort();
    for path in entries {
        let hidden = path.file_name().is_some_and(|n| n.to_string_lossy().starts_with('.'));
        let ending = path.extension().map(|e| e.to_string_lossy().to_lowercase());
        let is_list = ending.is_none_or(|e| ["txt", "json", "deck", "dek", "list", "csv"].contains(&e.as_str()));
        if hidden {
            continue;
        }
        if path.is_dir() {
            folder(&path, out)?;
        } else if is_list {
            out.push(path);
        }
    }
    Ok(())
}
