//! Folders walked to the bottom: every folder and every file once, however many links lead there, in the order of their names.

use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};

/// The files below folders. What was met before is not met again, also not below another folder.
#[derive(Debug, Default)]
pub struct Walk {
    seen: HashSet<PathBuf>,
}

/// A folder that cannot be looked into.
#[derive(Debug)]
pub struct Shut {
    /// Which.
    pub path: PathBuf,
    /// Why.
    pub error: io::Error,
}

impl Walk {
    /// The files below a folder that are wanted. Hidden ones are left out; so are pipes and devices, which could be waited for in vain.
    pub fn files(&mut self, folder: &Path, wanted: impl Fn(&Path) -> bool) -> Result<Vec<PathBuf>, Shut> {
        let mut out = Vec::new();
        // Folders still to be walked, the next one last.
        let mut open = vec![folder.to_path_buf()];
        while let Some(path) = open.pop() {
            let shut = |error| Shut { path: path.clone(), error };
            if !self.is_new(&path) {
                continue;
            }
            let entries: io::Result<Vec<PathBuf>> =
                std::fs::read_dir(&path).and_then(|entries| entries.map(|entry| entry.map(|e| e.path())).collect());
            let mut entries = entries.map_err(shut)?;
            entries.sort();
            let is_hidden = |p: &Path| p.file_name().is_some_and(|n| n.as_encoded_bytes().starts_with(b"."));
            entries.retain(|entry| !is_hidden(entry));
            let (folders, files): (Vec<PathBuf>, Vec<PathBuf>) = entries.into_iter().partition(|entry| entry.is_dir());
            // A link that leads nowhere is kept: whoever reads it says so.
            let is_file = |p: &Path| p.metadata().map_or(true, |facts| facts.is_file());
            out.extend(files.into_iter().filter(|f| wanted(f) && is_file(f) && self.is_new(f)));
            open.extend(folders.into_iter().rev());
        }
        out.sort();
        Ok(out)
    }

    /// Was this folder met already, by whatever name?
    pub fn has_met(&self, folder: &Path) -> bool {
        folder.canonicalize().is_ok_and(|path| self.seen.contains(&path))
    }

    /// Is this met for the first time, by whatever name?
    fn is_new(&mut self, path: &Path) -> bool {
        self.seen.insert(path.canonicalize().unwrap_or_else(|_| path.to_path_buf()))
    }
}

/// Does a file end so? Large and small letters are the same.
pub fn ends_in(path: &Path, endings: &[&str]) -> bool {
    let ending = path.extension().map(|e| e.to_string_lossy().to_lowercase());
    ending.is_some_and(|e| endings.contains(&e.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(walk: &mut Walk, folder: &Path) -> Vec<String> {
        let files = walk.files(folder, |p| ends_in(p, &["txt"])).unwrap();
        files.iter().map(|f| f.strip_prefix(folder).unwrap_or(f).to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn all_files_in_order() {
        let root = tempfile::tempdir().unwrap();
        for name in ["b/2.txt", "b/1.TXT", "a.txt", "c.png", ".hidden/x.txt", "b/.x.txt"] {
            let path = root.path().join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, "4").unwrap();
        }
        let mut walk = Walk::default();
        assert_eq!(names(&mut walk, root.path()), ["a.txt", "b/1.TXT", "b/2.txt"]);
        assert_eq!(names(&mut walk, &root.path().join("b")), [""; 0], "met before");
        assert!(walk.files(&root.path().join("none"), |_| true).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn links_that_lead_in_circles() {
        let root = tempfile::tempdir().unwrap();
        let deep = root.path().join("a/b");
        std::fs::create_dir_all(&deep).unwrap();
        std::fs::write(deep.join("1.txt"), "4").unwrap();
        for (target, link) in [("..", "a/b/up"), ("../..", "a/b/top"), ("a/b", "again"), ("a/b/1.txt", "same.txt")] {
            std::os::unix::fs::symlink(root.path().join(link).parent().unwrap().join(target), root.path().join(link))
                .unwrap();
        }
        std::os::unix::fs::symlink("nowhere.txt", root.path().join("lost.txt")).unwrap();
        let found = names(&mut Walk::default(), root.path());
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found.contains(&"lost.txt".to_string()));
    }
}
