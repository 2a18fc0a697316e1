//! What people see comes from the catalogues: every name used exists, every sentence is used, every option is explained.

use std::path::Path;

use shinpan::lang::{Language, Speech};
use shinpan::table::shelf::PLAYABLE;

fn sources(folder: &Path, out: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()) {
        if entry.is_dir() {
            sources(&entry, out);
        } else if entry.extension().is_some_and(|e| e == "rs") {
            // A quotation mark that is a character, or inside of a text, opens nothing.
            out.push_str(&std::fs::read_to_string(entry).unwrap().replace("'\"'", "").replace("\\\"", ""));
        }
    }
}

/// Names of messages: lower-case words joined by hyphens, in quotation marks.
fn names(code: &str) -> Vec<String> {
    let is_name =
        |s: &&str| s.contains('-') && s.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
    let mut all = Vec::new();
    for line in code.lines() {
        // A quotation mark that is a letter of its own opens nothing.
        let line = line.replace("'\"'", "").replace("\\\"", "");
        all.extend(line.split('"').skip(1).step_by(2).filter(is_name).map(str::to_string));
    }
    all
}

#[test]
fn every_sentence_is_used() {
    let mut code = String::new();
    sources(Path::new("src"), &mut code);
    for line in include_str!("../src/lang/en.ftl").lines() {
        let Some((name, _)) = line.split_once(" =") else { continue };
        let is_name = name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        // Names of help texts, languages, readings, differences and zones are put together.
        let put_together =
            ["help", "language-", "reading-", "difference-", "repl-help-", "repl-story-", "page-zone-", "trace-place-"]
                .iter()
                .any(|f| name.starts_with(f))
                || name.starts_with("trace-word-");
        if is_name && !put_together {
            assert!(code.contains(&format!("\"{name}\"")), "{name} is never said");
        }
    }
}

/// "You chooses one" is no English: a sentence about somebody who may be "you" has a form for it.
#[test]
fn verbs_agree_with_you() {
    let speech = Speech::of(Language::En);
    let told = ["tell-", "op-tell-", "gcg-when-", "gcg-op-", "gcg-number-", "gcg-would-", "sm-when-", "sm-tell-"];
    // Cards do this, never a player.
    let of_cards = |name: &str| {
        name.starts_with("sm-when-")
            && !["declares-", "enters-", "ends-", "draws", "player-"].iter().any(|f| name[8..].starts_with(f))
    };
    for line in include_str!("../src/lang/en.ftl").lines() {
        let Some((name, words)) = line.split_once(" =") else { continue };
        let asked = told.iter().any(|f| name.starts_with(f)) && (words.contains("$who }") || words.contains("$who ->"));
        if !asked || of_cards(name) {
            continue;
        }
        let names = ["cards", "filter", "whose", "places", "token", "kind", "words", "by"];
        let mut gaps: Vec<_> = names.map(|name| (name, name.into())).to_vec();
        gaps.extend([("who", "you".into()), ("n", 2_usize.into())]);
        let said = speech.say(name, &gaps);
        let mut after = said.split("you ").skip(1).filter_map(|rest| rest.split(' ').next());
        assert!(!after.any(|verb| verb.ends_with('s')), "{name}: {said}");
        assert!(!said.contains("of you"), "{name}: {said}");
    }
}

#[test]
fn every_name_used_exists() {
    let mut code = String::new();
    sources(Path::new("src"), &mut code);
    let speech = Speech::of(Language::En);
    let families = [
        "rule-",
        "search-",
        "diff-",
        "history-",
        "error-",
        "fault-",
        "remark-",
        "count-",
        "rules-",
        "help-heading",
        "bp-",
        "op-",
        "case-",
        "trace-",
        "result-",
        "compare-",
        "explore-",
        "coverage-",
        "kind-",
        "repl-",
        "goal-",
        "selfplay-",
        "step-",
        "new-",
        "check-",
        "deck-",
        "cards-",
        "card-",
        "tell-",
        "page-",
    ];
    // Names of other things that look like names of sentences.
    let others = [
        "rules-folder",
        "search-none",
        "deck-gone",
        "new-auto",
        "new-card",
        "new-move",
        "new-triggers",
        "new-first",
        "deck-is-secret",
        "deck-closed",
        "cards-1",
        "bp-action-",
        "bp-row-",
        "page-zone-",
        "trace-place-",
        "trace-word-",
    ];
    let mut checked = 0;
    let readings: Vec<_> = PLAYABLE.iter().flat_map(|game| (game.readings)()).collect();
    let is_reading = |n: &str| readings.iter().any(|r| r.name == n || r.options.contains(&n));
    let is_ours = |n: &&String| {
        !is_reading(n)
            && !n.ends_with('-')
            && families.iter().any(|f| n.starts_with(f))
            && !others.contains(&n.as_str())
    };
    for name in names(&code).iter().filter(is_ours) {
        assert!(speech.has(name), "{name} is not in the catalogue");
        checked += 1;
    }
    assert!(checked > 500, "{checked}");
}

#[test]
fn every_reading_has_its_question() {
    for language in Language::ALL {
        let speech = Speech::of(language);
        for game in &shinpan::table::shelf::PLAYABLE {
            for reading in (game.readings)() {
                assert!(speech.has(&format!("reading-{}", reading.name)), "{language:?}: {}", reading.name);
                for option in reading.options {
                    let key = format!("reading-{}-{option}", reading.name);
                    assert!(speech.has(&key), "{language:?}: {key}");
                }
            }
            for difference in (game.differences)() {
                assert!(speech.has(&format!("difference-{}", difference.name)), "{language:?}: {}", difference.name);
            }
        }
    }
}

fn explained(command: &clap::Command, language: Language) {
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    assert!(!about.is_empty() && !about.starts_with("help"), "{language:?} {}: {about}", command.get_name());
    let examples = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    assert!(examples.contains("shinpan "), "{language:?} {} has no examples", command.get_name());
    for arg in command.get_arguments() {
        let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
        assert!(
            !help.is_empty() && !help.starts_with("help-"),
            "{language:?} {} {}: {help}",
            command.get_name(),
            arg.get_id()
        );
    }
    command.get_subcommands().for_each(|sub| explained(sub, language));
}

#[test]
fn every_option_is_explained_in_every_language() {
    for language in Language::ALL {
        explained(&shinpan::cli::command(&Speech::of(language)), language);
    }
}

/// Each rule text has its own Thai words for the same things, and a game speaks in those of its text.
#[test]
fn thai_has_the_terms_of_each_text() {
    let of_others: [(&str, &[&str]); 3] = [
        ("gcg-", &["คอสต์", "เรสต์", "แอ็คทีฟ", "ดีพลอย", "เบิร์สท์", "แอคชัน", "โทเค็น", "ฟิลด์", "คู่แข่ง"]),
        ("op-", &["คอสท์", "เรสท์", "แอคทีฟ", "เอฟเฟกต์", "ฝ่ายตรงข้าม", "ด้ง!! เด็ค"]),
        ("sm-", &["คู่แข่ง", "ซีล", "มิสติก"]),
    ];
    for line in include_str!("../src/lang/th.ftl").lines() {
        let Some((name, words)) = line.split_once(" =") else { continue };
        for (game, terms) in of_others {
            let stray = terms.iter().find(|term| name.starts_with(game) && words.contains(**term));
            assert!(stray.is_none(), "{name}: {stray:?}");
        }
    }
}

/// Of two sentences of one name only one would ever be said.
#[test]
fn no_name_stands_twice() {
    for text in
        [include_str!("../src/lang/en.ftl"), include_str!("../src/lang/th.ftl"), include_str!("../src/lang/ja.ftl")]
    {
        let mut names = std::collections::BTreeSet::new();
        for line in text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())) {
            let Some((name, _)) = line.split_once(" =") else { continue };
            assert!(names.insert(name), "{name} stands twice");
        }
    }
}
