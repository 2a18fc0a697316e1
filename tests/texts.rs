//! What card texts are understood to say: every text of `tests/texts/`, and of every card inside the program, told in words.

use std::fmt::Write;
use std::path::Path;

use shinpan::games::one_piece::{shipped, telling, text};
use shinpan::lang::Speech;

/// A text as it was understood, or the place where reading stopped.
fn told(card_text: &str, trigger: &str) -> String {
    let mut out = String::new();
    match text::read(card_text, trigger) {
        Ok(read) => {
            for line in telling::text(&read, Speech::english()) {
                writeln!(out, "{}{}", "  ".repeat(line.depth + 1), line.words).expect("a string takes it");
            }
        }
        Err(fault) => writeln!(out, "  refused at {:?}: {}", fault.at, fault.text).expect("a string takes it"),
    }
    out
}

#[test]
fn texts_are_understood_as_they_were() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/texts/one-piece");
    let mut files: Vec<_> = std::fs::read_dir(folder).expect("the folder").map(|e| e.expect("a file").path()).collect();
    files.sort();
    for file in files.iter().filter(|f| f.extension().is_some_and(|e| e == "txt")) {
        let mut out = String::new();
        for line in std::fs::read_to_string(file).expect("a file").lines().filter(|l| !l.is_empty()) {
            writeln!(out, "{line}").expect("a string takes it");
            if !line.starts_with('#') {
                out.push_str(&told(&line.replace("\\n", "\n"), ""));
            }
        }
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true, snapshot_path => "texts/one-piece" }, {
            insta::assert_snapshot!(name, out);
        });
    }
}

#[test]
fn shipped_cards_are_understood_as_they_were() {
    let mut out = String::new();
    for card in shipped::cards() {
        writeln!(out, "{}: {} {}", card.name, card.printed, card.printed_trigger).expect("a string takes it");
        out.push_str(&told(&card.printed, &card.printed_trigger));
    }
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true, snapshot_path => "texts/one-piece" }, {
        insta::assert_snapshot!("shipped", out);
    });
}
