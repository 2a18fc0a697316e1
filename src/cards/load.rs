//! Files and folders of card data, and where they are looked for.

use std::path::{Path, PathBuf};

use super::cache;
use super::fault::CardsFault;
use super::pool::CardPool;
use super::shapes;
use crate::lang::Said;

/// Read all cards of files and folders, and keep them in a folder.
pub fn load(paths: &[PathBuf], kept_in: Option<&Path>) -> Result<CardPool, CardsFault> {
    let mut files = Vec::new();
    for path in paths {
        collect(path, &mut files)?;
    }
    files.sort();
    files.dedup();
    if files.is_empty() {
        return Ok(CardPool::default());
    }
    let kept = kept_in.and_then(|folder| cache::place(folder, &files));
    if let Some(pool) = kept.as_deref().and_then(cache::read) {
        return Ok(pool);
    }
    let mut all = Vec::new();
    for file in &files {
        let name = file.to_string_lossy();
        let bytes = std::fs::read(file).map_err(|e| unreadable(file, &e))?;
        let text = String::from_utf8(bytes).map_err(|_| CardsFault::of_file(&name, Said::new("fault-utf8")))?;
        all.extend(shapes::read(&name, text.trim_start_matches('\u{FEFF}'))?);
    }
    let pool = CardPool::of_candidates(all);
    if let Some(path) = kept {
        cache::write(&path, &pool);
    }
    Ok(pool)
}

fn unreadable(path: &Path, error: &std::io::Error) -> CardsFault {
    CardsFault::of_file(&path.to_string_lossy(), Said::new("fault-unreadable").text("what", &error.to_string()))
}

/// A file as it is; of a folder everything that may be card data.
fn collect(path: &Path, out: &mut Vec<PathBuf>) -> Result<(), CardsFault> {
    if !path.is_dir() {
        // A file that is not there says so when it is read.
        out.push(path.to_path_buf());
        return Ok(());
    }
    let entries = std::fs::read_dir(path).map_err(|e| unreadable(path, &e))?;
    for entry in entries.filter_map(Result::ok).map(|e| e.path()) {
        let hidden = entry.file_name().is_some_and(|n| n.to_string_lossy().starts_with('.'));
        let is_data = entry.extension().is_some_and(|e| e == "json" || e == "csv" || e == "toml");
        if !hidden && (entry.is_dir() || is_data) {
            collect(&entry, out)?;
        }
    }
    Ok(())
}

/// Where card data (`cards`) and ban lists (`bans`) are looked for when none are named: what the variable names, or the folder of
/// that name where programs keep their data, if it exists.
pub fn configured(variable: &str, folder: &str) -> Vec<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty());
    if let Some(named) = set(variable) {
        return std::env::split_paths(&named).filter(|p| !p.as_os_str().is_empty()).collect();
    }
    let base = set("XDG_DATA_HOME").map(PathBuf::from).or_else(|| {
        if cfg!(windows) {
            set("LOCALAPPDATA").map(PathBuf::from)
        } else {
            set("HOME").map(|home| PathBuf::from(home).join(".local/share"))
        }
    });
    base.map(|base| base.join("shinpan").join(folder)).filter(|f| f.is_dir()).into_iter().collect()
}
