//! Gathers the texts, cases and catalogues that are inside the program, and makes the search index of them, so that nothing
//! need be made when it runs.

#![allow(dead_code, unused_imports, reason = "the program uses what is left over here")]

use std::fmt::Write;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::DeflateEncoder;

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

/// The texts of the project as they stand in its folder; in the program they are inside.
mod packed {
    /// A file by its path in the project.
    pub fn text(name: &str) -> &'static str {
        let root = std::path::PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the folder"));
        let path = root.join(name);
        std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display())).leak()
    }
}

/// Between the clauses of a case.
const BETWEEN: char = '\u{1F}';

/// The folder of a case, which is packed as one text.
fn folder(name: &str) -> &str {
    name.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// The pages of each folder in one text, one after the other.
fn folders(pages: &[(&str, &str)]) -> Vec<(String, String)> {
    let together = |pages: &[(&str, &str)]| pages.iter().map(|(_, page)| *page).collect();
    let chunks = pages.chunk_by(|(one, _), (next, _)| folder(one) == folder(next));
    chunks.map(|pages| (format!("cases/{}", folder(pages[0].0)), together(pages))).collect()
}

/// All cases at a glance, one a line: file, edition, title, where its page begins in the text of its folder, how long it is, clauses.
fn glances(pages: &[(&str, &str)]) -> String {
    let mut all = String::new();
    let (mut at, mut start) = ("", 0);
    for (name, page) in pages {
        let face = index::face::Face::of(page).unwrap_or_else(|| panic!("{name} has no head"));
        let clauses = face.clauses().join(&BETWEEN.to_string());
        if folder(name) != at {
            (at, start) = (folder(name), 0);
        }
        writeln!(all, "{name}\t{}\t{}\t{start}\t{}\t{clauses}", face.edition, face.title, page.len())
            .expect("a string takes it");
        start += page.len();
    }
    all
}

/// The titles of all cases in another language, one a line; empty where it is not translated.
fn titles(pages: &[(&str, &str)], language: &str) -> String {
    let face = |page: &str| index::face::Face::of(page).unwrap_or_default();
    pages.iter().map(|(_, page)| face(page).titles.remove(language).unwrap_or_default() + "\n").collect()
}

/// List texts by name. The cases, a folder at a time, and their titles in other languages are packed: most commands do without them, and they are the
/// larger part. What every look-up reads is not.
fn pack(out: &Path, mut texts: Vec<(String, String)>) {
    texts.sort();
    let mut code = format!("static TEXTS: [(&str, Kept); {}] = [\n", texts.len());
    for (at, (name, text)) in texts.iter().enumerate() {
        let is_packed = name.starts_with("cases/") || name.starts_with("titles.");
        let bytes = if is_packed { deflated(text) } else { text.clone().into_bytes() };
        std::fs::write(out.join(format!("{at}.text")), bytes).expect("the folder can be written");
        let file = format!("concat!(env!(\"OUT_DIR\"), \"/{at}.text\")");
        let kept = match is_packed {
            true => format!("Kept::Packed({}, include_bytes!({file}))", text.len()),
            false => format!("Kept::Plain(include_str!({file}))"),
        };
        writeln!(code, "    ({name:?}, {kept}),").expect("a string takes it");
    }
    code.push_str("];\n");
    std::fs::write(out.join("packed.rs"), code).expect("the folder can be written");
}

fn deflated(text: &str) -> Vec<u8> {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::best());
    packer.write_all(text.as_bytes()).expect("memory takes it");
    packer.finish().expect("memory takes it")
}

fn main() {
    for path in ["scenarios", "build.rs", "index", "rules", "src/lang", "src/rules", "src/search/index", "src/text"] {
        println!("cargo::rerun-if-changed={path}");
    }
    let root = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the folder"));
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo names the folder"));
    let mut all = Vec::new();
    cases(&root.join("scenarios"), &mut all);
    let name = |path: &PathBuf| path.strip_prefix(&root).expect("inside").to_string_lossy().replace('\\', "/");
    let names: Vec<String> = all.iter().map(name).collect();
    let pages: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), packed::text(name))).collect();
    let mut texts = folders(&pages);
    texts.push(("glances".to_string(), glances(&pages)));
    texts.extend(["th", "ja"].map(|language| (format!("titles.{language}"), titles(&pages, language))));
    let files = rules::shipped::PATHS.iter().map(|path| format!("rules/{path}"));
    let asked = index::asked::FILES.iter().map(|file| format!("index/asked/{}.tsv", file.edition));
    let languages = ["en", "th", "ja"].map(|language| format!("src/lang/{language}.ftl"));
    texts.extend(files.chain(asked).chain(languages).map(|name| (name.clone(), packed::text(&name).to_string())));
    pack(&out, texts);
    let library = rules::Library::shipped().unwrap_or_else(|fault| panic!("{fault:?}"));
    let glossary = index::glossary::Glossary::shipped();
    let bytes = index::make::index(&library, glossary, &index::asked::FILES, &pages).expect("an index is made");
    std::fs::write(out.join("index.bin"), bytes).expect("the folder can be written");
}
