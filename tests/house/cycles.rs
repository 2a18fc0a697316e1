//! The graph of the files: no import cycle of more than three.
//!
//! A file uses another by a `use` line or by a path in its code; a name that is handed on (`use` in between) leads to the file that has it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::{code_of, sources};

/// The most files that may use each other in a circle.
const MOST: usize = 3;

/// A file by its path below `src`: `games/one_piece`, `games/one_piece/turn`.
type Module = Vec<String>;

/// What the files say: their code, and what their `use` lines bring in, by name; stars apart.
#[derive(Default)]
struct House {
    code: BTreeMap<Module, String>,
    names: BTreeMap<(Module, String), Module>,
    stars: BTreeMap<Module, Vec<Module>>,
}

fn house() -> House {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut all = Vec::new();
    sources(&root, &mut all);
    let mut house = House::default();
    for path in all {
        let file = path.strip_prefix(&root).unwrap().with_extension("");
        let mut module: Module = file.iter().map(|part| part.to_string_lossy().into_owned()).collect();
        module.retain(|part| part != "mod" && part != "lib");
        if !module.iter().any(|part| part.contains("tests") || part == "toy") {
            house.code.insert(module, code_of(&std::fs::read_to_string(&path).unwrap()));
        }
    }
    house
}

/// `a::{b, c::{d, e}}` as `a::b`, `a::c::d`, `a::c::e`.
fn expand(tree: &str) -> Vec<String> {
    let tree = tree.trim();
    let (Some(open), Some(close)) = (tree.find('{'), tree.rfind('}')) else { return vec![tree.to_string()] };
    let mut parts = vec![String::new()];
    let mut depth = 0;
    for c in tree[open + 1..close].chars() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        parts.last_mut().unwrap().push(c);
    }
    parts.retain(|part| !part.trim().is_empty());
    parts.iter().flat_map(|part| expand(part)).map(|rest| format!("{}{rest}", &tree[..open])).collect()
}

/// The `use` lines of some code, each with whether it hands on, and what is left of the code.
fn uses(code: &str) -> (Vec<(bool, String)>, String) {
    let (mut found, mut rest) = (Vec::new(), String::new());
    let mut lines = code.lines();
    while let Some(line) = lines.next() {
        let bare = line.trim_start();
        let after = match bare.strip_prefix("pub") {
            Some(after) if after.starts_with('(') => after.split_once(") ").map_or("", |(_, after)| after),
            Some(after) => after.trim_start(),
            None => bare,
        };
        let Some(tree) = after.strip_prefix("use ") else {
            rest.push_str(line);
            rest.push('\n');
            continue;
        };
        let mut tree = tree.to_string();
        while !tree.trim_end().ends_with(';') {
            let Some(more) = lines.next() else { break };
            tree.push_str(more);
        }
        found.push((bare.starts_with("pub"), tree.trim_end().trim_end_matches(';').to_string()));
    }
    (found, rest)
}

/// The paths with `::` that stand in code.
fn paths(code: &str) -> Vec<String> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let mut found = Vec::new();
    let mut path = String::new();
    for c in code.chars().chain([' ']) {
        if is_name(c) || c == ':' {
            path.push(c);
            continue;
        }
        let done = std::mem::take(&mut path);
        let first = done.split("::").next().unwrap_or("");
        if done.contains("::") && first.starts_with(|c: char| c.is_ascii_lowercase()) && first.chars().all(is_name) {
            found.push(done.trim_end_matches(':').to_string());
        }
    }
    found
}

/// Does a name stand in code? The line that opens a file of that name does not count.
fn says(code: &str, name: &str) -> bool {
    let opens = |line: &&str| line.trim_end().ends_with(';') && line.split_whitespace().rev().nth(1) == Some("mod");
    let words = |line: &'_ str| line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == name);
    code.lines().filter(|line| !opens(line)).any(words)
}

/// The names of the types that some code has.
fn declared(code: &str) -> impl Iterator<Item = &str> {
    let words = code.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty());
    words
        .clone()
        .zip(words.skip(1))
        .filter(|(kind, _)| ["struct", "enum", "trait"].contains(kind))
        .map(|(_, name)| name)
}

impl House {
    /// A path that stands in a file, from the root; none: it leads out of the house.
    fn whole(&self, module: &Module, path: &str) -> Option<Module> {
        let mut parts: Vec<&str> = path.split("::").map(|part| part.trim()).filter(|part| !part.is_empty()).collect();
        let mut base = module.clone();
        match *parts.first()? {
            "crate" => {
                base.clear();
                parts.remove(0);
            }
            "self" => _ = parts.remove(0),
            "super" => {
                while parts.first() == Some(&"super") {
                    base.pop();
                    parts.remove(0);
                }
            }
            first => {
                let child: Module = module.iter().cloned().chain([first.to_string()]).collect();
                self.code.get(&child)?;
            }
        }
        base.extend(parts.iter().filter(|part| **part != "self").map(|part| part.to_string()));
        Some(base)
    }

    /// The file that has what a path names.
    fn file_of(&self, path: &[String], steps: usize) -> Option<Module> {
        let cut = (0..=path.len()).rev().find(|n| self.code.contains_key(&path[..*n]))?;
        let file = path[..cut].to_vec();
        let Some(name) = path.get(cut).filter(|_| steps < 8) else { return Some(file) };
        if let Some(on) = self.names.get(&(file.clone(), name.clone())) {
            let on: Module = on.iter().chain(&path[cut + 1..]).cloned().collect();
            return self.file_of(&on, steps + 1);
        }
        let kinds = ["fn", "struct", "enum", "trait", "type", "const", "static", "mod", "macro_rules!"];
        if kinds.iter().any(|kind| self.code[&file].contains(&format!("{kind} {name}"))) {
            return Some(file);
        }
        let stars = self.stars.get(&file).into_iter().flatten();
        let through = |star: &Module| {
            let on: Module = star.iter().chain(&path[cut..]).cloned().collect();
            self.file_of(&on, steps + 1).filter(|found| *found != file)
        };
        stars.into_iter().find_map(through).or(Some(file))
    }

    /// Which file uses which.
    fn edges(&mut self) -> BTreeMap<Module, BTreeSet<Module>> {
        let mut named: Vec<(Module, Module)> = Vec::new();
        for (module, code) in self.code.clone() {
            let (lines, rest) = uses(&code);
            for (hands_on, path) in lines.iter().flat_map(|(on, tree)| expand(tree).into_iter().map(|p| (*on, p))) {
                let (path, alias) = path.split_once(" as ").map_or((path.as_str(), None), |(p, a)| (p, Some(a.trim())));
                let Some(mut whole) = self.whole(&module, path) else { continue };
                let mut used = !hands_on;
                if whole.last().is_some_and(|last| last == "*") {
                    whole.pop();
                    self.stars.entry(module.clone()).or_default().push(whole.clone());
                    used |= self.code.get(&whole).is_some_and(|code| declared(code).any(|name| says(&rest, name)));
                } else if let Some(last) = whole.last() {
                    let name = alias.unwrap_or(last).to_string();
                    used |= says(&rest, &name);
                    self.names.insert((module.clone(), name), whole.clone());
                }
                // What is only handed on is not used.
                if used {
                    named.push((module.clone(), whole));
                }
            }
            named.extend(paths(&rest).iter().filter_map(|p| self.whole(&module, p)).map(|p| (module.clone(), p)));
        }
        let mut edges: BTreeMap<Module, BTreeSet<Module>> = BTreeMap::new();
        for (module, path) in named {
            match self.file_of(&path, 0) {
                Some(file) if file != module && !file.is_empty() => _ = edges.entry(module).or_default().insert(file),
                _ => {}
            }
        }
        edges
    }
}

/// All files that can be reached.
fn reached(edges: &BTreeMap<Module, BTreeSet<Module>>, from: &Module) -> BTreeSet<Module> {
    let mut all = BTreeSet::new();
    let mut left: Vec<&Module> = edges.get(from).into_iter().flatten().collect();
    while let Some(next) = left.pop() {
        if all.insert(next.clone()) {
            left.extend(edges.get(next).into_iter().flatten());
        }
    }
    all
}

/// The circles of more than so many files, each by the names of its files.
fn circles(edges: &BTreeMap<Module, BTreeSet<Module>>, most: usize) -> BTreeSet<BTreeSet<String>> {
    let reached: BTreeMap<&Module, BTreeSet<Module>> = edges.keys().map(|file| (file, reached(edges, file))).collect();
    let circle = |file: &Module| -> BTreeSet<String> {
        let back = |other: &&Module| reached.get(other).is_some_and(|from| from.contains(file));
        reached[file].iter().filter(back).map(|other| other.join("/")).collect()
    };
    reached.keys().map(|file| circle(file)).filter(|all| all.len() > most).collect()
}

#[test]
fn no_circle_has_more_than_three_files() {
    let edges = house().edges();
    assert!(edges.values().map(BTreeSet::len).sum::<usize>() > 1_500, "the lines are found");
    let all = circles(&edges, MOST);
    let all: Vec<String> = all.iter().map(|c| format!("{}: {c:?}", c.len())).collect();
    assert!(all.is_empty(), "files use each other in a circle:\n{}", all.join("\n"));
}

#[test]
fn a_name_that_is_handed_on_and_used_counts() {
    let mut house = House::default();
    let file = |path: &str| path.split('/').map(str::to_string).collect::<Module>();
    house.code.insert(file("a"), "pub mod b;\npub mod c;\npub use b::B;\npub use c::C;\nstruct A(B);\n".to_string());
    house.code.insert(file("a/b"), "use super::A;\nstruct B;\n".to_string());
    house.code.insert(file("a/c"), "struct C;\n".to_string());
    let edges = house.edges();
    assert_eq!(edges[&file("a")], BTreeSet::from([file("a/b")]), "what is only handed on is not used");
    assert_eq!(circles(&edges, 1).len(), 1);
}
