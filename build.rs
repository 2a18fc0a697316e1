//! Lists the cases of `scenarios/`, so that all of them are inside the program, and makes the search index of the texts
//! and cases inside it, so that nothing need be made when it runs.

#![allow(dead_code, unused_imports, reason = "the program uses what is left over here")]

use std::fmt::Write;
use std::path::{Path, PathBuf};

#[path = "src/search/index/mod.rs"]
mod index;
#[path = "src/rules/mod.rs"]
mod rules;
#[path = "src/text/mod.rs"]
mod text;

fn cases(folder: &Path, out: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap_or_else(|e| panic!("{}: {e}", folder.display()))
        .filter_map(|entry| entry.ok().map(|e| e.path()))
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            cases(&path, out);
        } else if path.extension().is_some_and(|e| e == "md") && path.file_name().is_some_and(|n| n != "README.md") {
            out.push(path);
        }
    }
}

fn main() {
    for path in ["scenarios", "build.rs", "index", "rules", "src/rules", "src/search/index", "src/text"] {
        println!("cargo::rerun-if-changed={path}");
    }
    let root = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the folder"));
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo names the folder"));
    let mut all = Vec::new();
    cases(&root.join("scenarios"), &mut all);
    let mut code = format!("static CASES: [(&str, &str); {}] = [\n", all.len());
    let mut glances = String::from("static GLANCES: &[Glance] = &[\n");
    let mut pages = Vec::new();
    for path in &all {
        let name = path.strip_prefix(&root).expect("inside").to_string_lossy().replace('\\', "/");
        writeln!(code, "    ({name:?}, include_str!({:?})),", path.to_string_lossy()).expect("a string takes it");
        let page = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        if let Some(face) = index::face::Face::of(&page) {
            let (edition, title, clauses) = (&face.edition, &face.title, face.clauses());
            let row = format!("file: {name:?}, edition: {edition:?}, title: {title:?}, clauses: &{clauses:?}");
            writeln!(glances, "    Glance {{ {row} }},").expect("a string takes it");
        }
        pages.push((name, page));
    }
    code.push_str("];\n");
    code.push_str(&glances);
    code.push_str("];\n");
    std::fs::write(out.join("cases.rs"), code).expect("the folder can be written");
    let library = rules::Library::shipped().unwrap_or_else(|fault| panic!("{fault:?}"));
    let pages: Vec<(&str, &str)> = pages.iter().map(|(name, page)| (name.as_str(), page.as_str())).collect();
    let glossary = index::glossary::Glossary::shipped();
    let bytes = index::make::index(&library, glossary, &index::asked::FILES, &pages).expect("an index is made");
    std::fs::write(out.join("index.bin"), bytes).expect("the folder can be written");
}
