//! What card texts are understood to say: every text of `tests/texts/`, and of every card inside the program, told in words.

use std::fmt::Write;
use std::ops::Range;
use std::path::Path;

use shinpan::cardgame::telling;
use shinpan::cardgame::text::Text;
use shinpan::games::gundam;
use shinpan::games::one_piece::{shipped, text};
use shinpan::lang::Speech;

/// A text as it was understood, or the place where reading stopped.
fn told(card_text: &str, trigger: &str) -> String {
    lines(text::read(card_text, trigger).map_err(|fault| (fault.at, fault.text)))
}

/// The same, of Gundam.
fn told_of_gundam(card_text: &str) -> String {
    lines(gundam::text::read(card_text).map_err(|fault| (fault.at, fault.text)))
}

fn lines<V: telling::Tells>(read: Result<Text<V>, (Range<usize>, String)>) -> String {
    let mut out = String::new();
    match read {
        Ok(read) => {
            for line in telling::text(&read, Speech::english()) {
                writeln!(out, "{}{}", "  ".repeat(line.depth + 1), line.words).expect("a string takes it");
            }
        }
        Err((at, words)) => writeln!(out, "  refused at {at:?}: {words}").expect("a string takes it"),
    }
    out
}

/// Every text of a folder, told in words.
fn texts_of(folder: &str, told: fn(&str) -> String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/texts").join(folder);
    let mut files: Vec<_> = std::fs::read_dir(path).expect("the folder").map(|e| e.expect("a file").path()).collect();
    files.sort();
    for file in files.iter().filter(|f| f.extension().is_some_and(|e| e == "txt")) {
        let mut out = String::new();
        for line in std::fs::read_to_string(file).expect("a file").lines().filter(|l| !l.is_empty()) {
            writeln!(out, "{line}").expect("a string takes it");
            if !line.starts_with('#') {
                out.push_str(&told(&line.replace("\\n", "\n")));
            }
        }
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true, snapshot_path => format!("texts/{folder}") }, {
            insta::assert_snapshot!(name, out);
        });
    }
}

#[test]
fn texts_are_understood_as_they_were() {
    texts_of("one-piece", |text| told(text, ""));
}

#[test]
fn texts_of_gundam_are_understood_as_they_were() {
    texts_of("gundam", told_of_gundam);
}

#[test]
fn shipped_cards_are_understood_as_they_were() {
    let mut out = String::new();
    for card in shipped::cards() {
        let (text, trigger) = (card.printed("text"), card.printed("trigger"));
        writeln!(out, "{}: {text} {trigger}", card.name).expect("a string takes it");
        out.push_str(&told(text, trigger));
    }
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true, snapshot_path => "texts/one-piece" }, {
        insta::assert_snapshot!("shipped", out);
    });
}
