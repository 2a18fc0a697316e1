//! Lists the cases of `scenarios/`, so that all of them are inside the program.

use std::fmt::Write;
use std::path::{Path, PathBuf};

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
    println!("cargo::rerun-if-changed=scenarios");
    println!("cargo::rerun-if-changed=build.rs");
    let root = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the folder"));
    let mut all = Vec::new();
    cases(&root.join("scenarios"), &mut all);
    let mut code = format!("static CASES: [(&str, &str); {}] = [\n", all.len());
    for path in &all {
        let name = path.strip_prefix(&root).expect("inside").to_string_lossy().replace('\\', "/");
        writeln!(code, "    ({name:?}, include_str!({:?})),", path.to_string_lossy()).expect("a string takes it");
    }
    code.push_str("];\n");
    let to = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo names the folder")).join("cases.rs");
    std::fs::write(to, code).expect("the folder can be written");
}
