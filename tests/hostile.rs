//! Nothing that comes from an input steers a terminal: whatever a file, a name, an argument or a variable holds, it is shown, never obeyed.

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Moves of the cursor, colours, a title, a bell, deletions; C1 controls; turned directions; line separators; what cannot be seen.
const BAD: &str = "\u{1b}[2K\u{1b}[1A\r✓ legal\u{8}\u{7}\u{1b}]0;x\u{7}\u{1b}[32mQ\u{7f}\u{9b}31m\u{85}\u{202e}\u{2066}\u{2028}\u{200b}\u{feff}\u{e0041}\u{c}\u{b}";

/// May this be printed?
fn is_shown(c: char) -> bool {
    let turns = matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let unseen = matches!(c, '\u{200b}'..='\u{200d}' | '\u{2028}' | '\u{2029}' | '\u{2060}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}');
    c == '\n' || c == '\t' || !(c.is_control() || turns || unseen)
}

struct Desk {
    root: tempfile::TempDir,
}

impl Desk {
    fn new() -> Self {
        Self { root: tempfile::tempdir().unwrap() }
    }

    /// A file with this content; its path.
    fn file(&self, name: &str, text: &str) -> String {
        let path = self.root.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
        path.to_string_lossy().into_owned()
    }

    fn path(&self, name: &str) -> PathBuf {
        self.root.path().join(name)
    }

    /// Run, in every dress, and look at all that comes out; the last of it.
    fn run(&self, args: &[&str], input: &str) -> String {
        let args: Vec<OsString> = args.iter().map(OsString::from).collect();
        self.run_with(&args, input, &[])
    }

    fn run_with(&self, args: &[OsString], input: &str, env: &[(&str, &str)]) -> String {
        let mut last = String::new();
        for dress in [&["--color", "always"][..], &["--json"], &["--lang", "th"], &[]] {
            let mut command = Command::new(env!("CARGO_BIN_EXE_shinpan"));
            command
                .args(args)
                .args(dress)
                .env("SHINPAN_CACHE", self.path("cache"))
                .env("XDG_DATA_HOME", self.path("none"));
            command.env_remove("SHINPAN_CARDS").env_remove("SHINPAN_BANS").env_remove("LC_ALL").env("LANG", "C.UTF-8");
            command.envs(env.iter().copied());
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
            let mut child = command.spawn().unwrap();
            // It may have ended before it reads.
            let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
            let output = child.wait_with_output().unwrap();
            assert!(output.status.code().is_some(), "{args:?} ended by a signal");
            last.clear();
            for bytes in [output.stdout, output.stderr] {
                let text = String::from_utf8(bytes).unwrap();
                assert!(!text.contains("panicked"), "{args:?}: {text}");
                let bare = if dress.contains(&"always") { without_colours(&text) } else { text.clone() };
                let bad = bare.chars().find(|c| !is_shown(*c));
                assert_eq!(bad, None, "{args:?} {dress:?}: {bare:?}");
                last.push_str(&bare);
            }
            // The sign of a legal deck begins a line only where the program says so.
            let forged = last.lines().filter(|l| l.trim_start().starts_with("✓ legal\u{fffd}")).count();
            assert_eq!(forged, 0, "{args:?} {dress:?}: {last}");
        }
        last
    }
}

/// Our own colours taken off: those that the program has, and no others.
fn without_colours(text: &str) -> String {
    ["1", "2", "1;33", "32", "31;9", "33", "1;32", "1;31", "0"]
        .iter()
        .fold(text.to_string(), |text, codes| text.replace(&format!("\u{1b}[{codes}m"), ""))
}

const CARDS: &str =
    "game = 'one-piece'\n[[card]]\nnumber = 'ZZ01-001'\nname = 'Kelp'\nkind = 'leader'\ncolours = ['red']\n";

#[test]
fn lists() {
    let desk = Desk::new();
    let cards = desk.file("cards.toml", CARDS);
    let json = serde_json::to_string(&format!("{BAD}\n✓ legal\u{fffd} forged")).unwrap();
    let lists = [
        format!("Player: {BAD}\nDeck: {BAD}\nEvent: {BAD}\n1 ZZ01-001 {BAD}\n4 {BAD}\n{BAD}\n# {BAD} 4 ZZ01-001\n"),
        format!("4 ZZ01-001{BAD}"),
        format!("Characters{BAD} (40)\n1 ZZ01-001\n"),
        format!(
            "{{\"name\": {json}, \"player\": {json}, \"cards\": [{{\"cardNumber\": \"ZZ01-001\", \"name\": {json}, \"count\": 1}}, {json}], {json}: [\"ZZ01-001\"]}}"
        ),
        format!("{{\"name\": {json}, \"cards\": [\"ZZ01-001\"]}}"),
        format!("{{{BAD}"),
        format!("Player,Number,Qty\n\"{BAD}\",ZZ01-001,1\nAnna,\"{BAD}\",1\n"),
        format!("Qty,{BAD},Number\n1,9,ZZ01-001\n"),
        format!("Game: sm\n4 {BAD}Moss\n4 Moss\u{200b}\n"),
        format!("Level: {BAD}\nGame: sm\n4 Moss\n"),
    ];
    for (at, text) in lists.iter().enumerate() {
        let list = desk.file(&format!("{at}.txt"), text);
        desk.run(&["deck", "check", &list, "--cards", &cards], "");
        desk.run(&["deck", "check", &list, "--cards", &cards, "--quote"], "");
        desk.run(&["deck", "check", "-", "--cards", &cards], text);
        desk.run(&["deck", "sheet", &list, "--cards", &cards], "");
        desk.run(&["deck", "sheet", &list, "--html"], "");
        desk.run(&["deck", "diff", &list, &list], "");
    }
    for (at, text) in lists.iter().enumerate().filter(|(at, _)| *at != 6) {
        let list = desk.file(&format!("{at}.txt"), text);
        // Without --json, which takes its place.
        let mut command = Command::new(env!("CARGO_BIN_EXE_shinpan"));
        let output = command.args(["deck", "check", &list, "--csv"]).output().unwrap();
        assert!(String::from_utf8(output.stdout).unwrap().chars().all(is_shown));
    }
}

#[test]
fn names_of_files() {
    let desk = Desk::new();
    let name = "a\u{1b}[2K\n✓ legal\u{fffd}\u{202e}";
    for ending in ["txt", "json", "toml", "md"] {
        let path = desk.file(&format!("{name}.{ending}"), "4 nothing\u{1b}");
        desk.run(&["deck", "check", &path], "");
        desk.run(&["deck", "check", "-", "--cards", &path, "--bans", &path], "4 ZZ01-001");
        desk.run(&["deck", "check", "-", "--bans", &path], "4 ZZ01-001");
        desk.run(&["cards", "check", &path], "");
        desk.run(&["run", &path], "");
        desk.run(&["table", &path], "");
        desk.run(&["check", &path], "");
        desk.run(&["explore", &path], "");
        desk.run(&["new", "bp", &path], "");
    }
    let folder = desk.root.path().to_string_lossy().into_owned();
    desk.run(&["deck", "check", &folder], "");
    desk.run(&["check", &folder], "");
    desk.run(&["--rules", &folder, "rules"], "");
    let missing = format!("{folder}/{name}");
    for args in [
        &["deck", "check"][..],
        &["run"],
        &["check"],
        &["table"],
        &["explore"],
        &["cards", "check"],
        &["cards", "show", "ZZ01-001", "--cards"],
    ] {
        desk.run(&[args, &[&missing]].concat(), "");
    }
    desk.run(&["--rules", &missing, "rules"], "");
    desk.run(&["new", "bp", &format!("{missing}/x.md")], "");
}

#[cfg(unix)]
#[test]
fn names_that_are_no_text() {
    use std::os::unix::ffi::OsStringExt;
    let desk = Desk::new();
    let name = OsString::from_vec(b"\x1b[2K\xff\xfe\x9b.txt".to_vec());
    std::fs::write(desk.path("").join(&name), "4 ZZ01-001").unwrap();
    let args = |first: &[&str], last: &OsString| -> Vec<OsString> {
        first.iter().map(OsString::from).chain([desk.path("").join(last).into_os_string()]).collect()
    };
    for command in [&["deck", "check"][..], &["run"], &["cards", "check"], &["--rules"]] {
        desk.run_with(&args(command, &name), "", &[]);
        desk.run_with(&args(command, &OsString::from_vec(b"\x1b[2Knone\xff".to_vec())), "", &[]);
    }
}

#[test]
fn arguments() {
    let desk = Desk::new();
    let list = desk.file("list.txt", "4 ZZ01-001");
    for option in
        ["--game", "--date", "--format", "--region", "--cards", "--bans", "--only", "--color", "--lang", "--rules"]
    {
        desk.run(&["deck", "check", &list, option, BAD], "");
    }
    for args in [
        &["rule", BAD][..],
        &["rule", "op", BAD],
        &["rule", BAD, "7-1-3"],
        &["search", BAD],
        &["search", "attack", "--game", BAD],
        &["search", "attack", "--limit", BAD],
        &["diff", BAD, "a", "b"],
        &["diff", "op", BAD, BAD],
        &["diff", "op", "2023-01-19", "1.1.8", BAD],
        &["history", BAD, "7-1-3"],
        &["history", "op", BAD],
        &["coverage", BAD],
        &["run", BAD],
        &["run", "two-blockers-tie-with-a-queen", "--reading", BAD],
        &["run", "two-blockers-tie-with-a-queen", "--edition", BAD],
        &["run", "two-blockers-tie-with-a-queen", "--compare", BAD],
        &["explore", "two-blockers-tie-with-a-queen", "--goal", BAD],
        &["explore", "two-blockers-tie-with-a-queen", "--until", BAD],
        &["explore", "two-blockers-tie-with-a-queen", "--for", BAD],
        &["check", BAD],
        &["table", BAD],
        &["new", BAD],
        &["selfplay", BAD],
        &["selfplay", "bp", "--games", BAD],
        &["completions", BAD],
        &["cards", "show", BAD],
        &["penalty", BAD],
        &["penalty", "sm", BAD],
        &["cards", BAD],
        &["deck", BAD],
        &[BAD],
        &["deck", "sheet", "x", "--sort", BAD],
    ] {
        desk.run(args, "");
    }
}

#[test]
fn cards_and_ban_lists() {
    let desk = Desk::new();
    let quoted = serde_json::to_string(&format!("{BAD}\n✓ legal\u{fffd}")).unwrap();
    // JSON and TOML write the same escapes, but for those that TOML does not know.
    let toml = quoted.replace('\u{7f}', "\\u007F");
    let good = format!(
        "game = 'one-piece'\n[[card]]\nnumber = 'ZZ01-001'\nname = {toml}\nkind = 'leader'\ncolours = ['red']\ntypes = [{toml}]\ntext = {toml}\n"
    );
    let list = "1 ZZ01-001\n4 ZZ01-002 Something\n";
    for (at, cards) in [
        good.clone(),
        format!("[{{\"id\": \"ZZ01-001\", \"name\": {quoted}, \"category\": \"Leader\", \"colors\": [\"Red\"], \"effect\": {quoted}}}]"),
        format!("game = 'one-piece'\n[[card]]\nnumber = 'ZZ01-001'\nname = 'x'\nkind = {toml}\n"),
        format!("game = 'one-piece'\n[[card]]\n{toml} = 1\n"),
        format!("game,number,name,kind\none-piece,ZZ01-001,\"{BAD}\",event\n"),
        BAD.to_string(),
        format!("[{{{quoted}: 1}}]"),
        format!("[{BAD}]"),
    ]
    .into_iter()
    .enumerate()
    {
        let path = desk.file(&format!("cards/{at}.toml"), &cards);
        desk.run(&["deck", "check", "-", "--cards", &path], list);
        desk.run(&["deck", "sheet", "-", "--cards", &path], "1 ZZ01-001");
        desk.run(&["cards", "check", &path], "");
        desk.run(&["cards", "show", "ZZ01-001", "--cards", &path], "");
    }
    let cards = desk.file("good.toml", &good);
    for (at, bans) in [
        format!("game = 'one-piece'\nname = {toml}\nsource = {toml}\nbanned = ['ZZ01-001', {toml}]\nregion = {toml}\n"),
        format!("game = 'one-piece'\nname = {toml}\nsource = {toml}\nbanned = ['ZZ01-001', {toml}]\n"),
        format!("game = {toml}\n"),
        format!("game = 'one-piece'\n{toml} = 1\n"),
        format!("game = 'one-piece'\nfrom = {toml}\n"),
        format!("game = 'one-piece' {BAD}\n"),
    ]
    .into_iter()
    .enumerate()
    {
        let path = desk.file(&format!("bans/{at}.toml"), &bans);
        desk.run(&["deck", "check", "-", "--cards", &cards, "--bans", &path], list);
        desk.run(&["deck", "check", "-", "--cards", &cards, "--bans", &path, "--region", BAD], list);
    }
}

#[test]
fn cases_and_the_table() {
    let desk = Desk::new();
    let toml = serde_json::to_string(&format!("{BAD}\n✓ legal\u{fffd}")).unwrap().replace('\u{7f}', "\\u007F");
    let starter = |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_shinpan")).args(args).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let (bp, op) = (starter(&["new", "bp"]), starter(&["new", "op"]));
    let titled = |case: &str| {
        let (before, after) = case.split_once("title = ").unwrap();
        format!("{before}title = {toml}{}", &after[after.find('\n').unwrap()..])
    };
    let board = format!(
        "+++\ngame = \"one-piece@1.1.8\"\ntitle = {toml}\nsource = {toml}\n+++\n{BAD}\n\n```board\nturn = {{ player = \"A\", phase = \"main\" }}\n[A]\nleader = {{ name = {toml}, power = 5000 }}\nhand = [{{ name = {toml}, cost = 1, power = 1000, text = {toml} }}]\n[B]\nleader = {{ name = {toml}, power = 5000 }}\n```\n\n```play\nA: {BAD}\n```\n\n```ruling\n{BAD} = 1\n```\n"
    );
    let plain = board
        .replace(&format!(", text = {toml}"), "")
        .replace(&format!("A: {BAD}\n"), "")
        .replace(&format!("{BAD} = 1"), "result = \"ongoing\"");
    let pages = [titled(&bp), titled(&op), board, plain, format!("+++\n{BAD}\n+++\n"), BAD.to_string()];
    for (at, case) in pages.iter().enumerate() {
        let path = desk.file(&format!("cases/{at}.md"), case);
        for command in ["run", "check", "explore"] {
            desk.run(&[command, &path], "");
        }
        desk.run(&["run", &path, "--all", "--quote"], "");
        let plays = format!(
            "help\nlegal {BAD}\n1\nwhy\nif 1\nset A.deck = {BAD}\nset A.leader.name = {toml}\n{BAD}\nrule {BAD}\nsearch {BAD}\nsave /nowhere/{BAD}\nload {BAD}\ndeck {BAD}\nreading {BAD}\nundo\nshow\n"
        );
        desk.run(&["table", &path], &plays);
    }
    desk.run(&["check", &desk.path("cases").to_string_lossy()], "");
    desk.run(&["table", "bp"], &format!("{BAD}\nA: {BAD}\nset {BAD}\n"));
    desk.run(&["run", "-"], &pages[2]);
}

#[test]
fn rules_folders() {
    let desk = Desk::new();
    let facts = |title: &str| {
        format!(
            "+++\ngame = \"reef\"\nedition = \"1\"\nlanguage = \"en\"\ntitle = {title}\ndate = \"2026-01-01\"\nsource = \"x\"\n+++\n\n# 1. Reef\n\n**1-1.** Words.\n"
        )
    };
    let toml = serde_json::to_string(BAD).unwrap().replace('\u{7f}', "\\u007F");
    let texts = [
        facts(&toml),
        facts("\"x\"").replace("Words.", BAD),
        facts("\"x\"").replace("# 1. Reef", &format!("# {BAD} Reef")),
        facts("\"x\"").replace("edition", BAD),
        BAD.to_string(),
    ];
    for (at, text) in texts.iter().enumerate() {
        desk.file(&format!("rules{at}/reef/1.en.md"), text);
        desk.file(&format!("rules{at}/reef/game.toml"), &format!("short = [{toml}]\n[name]\nen = {toml}\n"));
        let folder = desk.path(&format!("rules{at}")).to_string_lossy().into_owned();
        desk.run(&["--rules", &folder, "rules"], "");
        desk.run(&["--rules", &folder, "rule", "reef", "1-1"], "");
        desk.run(&["--rules", &folder, "search", "words"], "");
    }
}

#[test]
fn variables() {
    let desk = Desk::new();
    let args: Vec<OsString> = ["deck", "check", "-"].map(OsString::from).to_vec();
    for name in
        ["SHINPAN_CARDS", "SHINPAN_BANS", "LANG", "LC_ALL", "COLUMNS", "XDG_DATA_HOME", "NO_COLOR", "TERM", "PAGER"]
    {
        desk.run_with(&args, "4 ZZ01-001", &[(name, BAD)]);
    }
    let folder = desk.path("x\u{1b}[2K\n✓ legal\u{fffd}");
    std::fs::create_dir_all(&folder).unwrap();
    let folder = folder.to_string_lossy().into_owned();
    for name in ["SHINPAN_CARDS", "SHINPAN_BANS"] {
        desk.run_with(&args, "4 ZZ01-001", &[(name, &folder)]);
    }
}

/// One file prints; every other one asks it to.
#[test]
fn there_is_one_door() {
    fn look(folder: &Path, found: &mut Vec<String>) {
        for path in std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()) {
            if path.is_dir() {
                look(&path, found);
                continue;
            }
            if path.ends_with("show/printer.rs") || path.extension().is_none_or(|e| e != "rs") {
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]").next().unwrap();
            for line in code.lines().filter(|l| !l.trim_start().starts_with("//")) {
                let prints = ["print!(", "println!(", "eprint!(", "eprintln!(", "dbg!(", ".print()"]
                    .iter()
                    .any(|p| line.contains(p));
                let opens =
                    (line.contains("io::stdout()") || line.contains("io::stderr()")) && !line.contains("is_terminal()");
                if prints || opens {
                    found.push(format!("{}: {}", path.display(), line.trim()));
                }
            }
        }
    }
    let mut found = Vec::new();
    look(Path::new("src"), &mut found);
    assert!(found.is_empty(), "{found:#?}");
}
