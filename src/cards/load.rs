//! Files and folders of card data, and where they are looked for.

use std::path::{Path, PathBuf};

use super::cache;
use super::fault::CardsFault;
use super::pool::CardPool;
use super::shapes;
use crate::lang::Said;
use crate::text::file;
use crate::text::folder::{Walk, ends_in};

/// Read all cards of files and folders, and keep them in a folder.
pub fn load(paths: &[PathBuf], kept_in: Option<&Path>) -> Result<CardPool, CardsFault> {
    let mut files = Vec::new();
    let mut walk = Walk::default();
    for path in paths {
        files.extend(collect(path, &mut walk)?);
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
        let text = file::read(file, file::DATA).map_err(|unread| CardsFault::unread(file, &unread))?.text;
        all.extend(shapes::read(&name, &text)?);
    }
    let pool = CardPool::of_candidates(all);
    if let Some(path) = kept {
        cache::write(&path, &pool);
    }
    Ok(pool)
}

/// A file or a pipe as it is; of a folder everything that may be card data, of which there must be something.
fn collect(path: &Path, walk: &mut Walk) -> Result<Vec<PathBuf>, CardsFault> {
    if !path.is_dir() {
        // A file that is not there says so when it is read.
        return Ok(vec![path.to_path_buf()]);
    }
    let met_before = walk.has_met(path);
    let files = walk.files(path, |p| ends_in(p, &["json", "csv", "toml"])).map_err(|s| CardsFault::shut(&s))?;
    if files.is_empty() && !met_before {
        return Err(CardsFault::of_file(&path.to_string_lossy(), Said::new("deck-cards-none")));
    }
    Ok(files)
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
