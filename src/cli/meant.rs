//! What is meant by words that are no command: `op 7-1-3`, `7-1-3`, `op blocker`, `help rule`.

use std::ffi::{OsStr, OsString};

use crate::lang::Speech;
use crate::rules::Shelf;
use crate::show::pick::{self, GameSpec};
use crate::text::number;

/// Options before a command that take a value.
const VALUED: [&str; 3] = ["--lang", "--rules", "--color"];

/// The arguments with the command that is meant by them, where none is named.
pub fn meant(speech: &Speech, commands: &clap::Command, mut args: Vec<OsString>) -> Vec<OsString> {
    let Some(at) = first_word(&args) else { return args };
    if args[at] == "help" {
        args.remove(at);
        args.push("--help".into());
        return args;
    }
    let is_word = |arg: &&OsString| arg.to_str().is_some_and(|arg| !arg.starts_with('-'));
    let words = args[at..].iter().take_while(is_word).map(|arg| arg.to_string_lossy().into_owned());
    let words: Vec<String> = words.collect();
    if commands.get_subcommands().any(|command| words.first().is_some_and(|word| command.get_name() == word)) {
        return args;
    }
    let is_clause = |words: &[String]| words.is_empty() || number::whole(&words.join(" ")).is_some();
    if !words.is_empty() && is_clause(&words) {
        args.insert(at, "rule".into());
        return args;
    }
    let Ok(shelf) = Shelf::new(folder(&args).map(AsRef::as_ref)) else { return args };
    match pick::take_game(speech, &shelf, &words) {
        Ok((Some(_), rest)) if is_clause(&rest) => {
            args.insert(at, "rule".into());
        }
        // The game stands first: what is left is looked for.
        Ok((Some(GameSpec { game, edition }), rest)) if words.ends_with(&rest) => {
            let name = edition.map_or(game.clone(), |edition| format!("{game}@{edition}"));
            let command = ["search".into(), "--game".into(), name.into()];
            args.splice(at..at + words.len() - rest.len(), command);
        }
        _ => {}
    }
    args
}

/// Where the first word stands that is no option.
fn first_word(args: &[OsString]) -> Option<usize> {
    let mut at = 1;
    loop {
        let arg = args.get(at)?.to_str()?;
        match arg {
            "--" => return None,
            valued if VALUED.contains(&valued) => at += 2,
            option if option.starts_with('-') => at += 1,
            _ => return Some(at),
        }
    }
}

/// The folder of `--rules`, if there is one.
fn folder(args: &[OsString]) -> Option<&OsStr> {
    args.iter().zip(args.iter().skip(1)).find_map(|(arg, next)| match arg.to_str() {
        Some("--rules") => Some(next.as_os_str()),
        Some(arg) => arg.strip_prefix("--rules=").map(OsStr::new),
        None => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Language;
    use crate::show::args;

    fn said(line: &str) -> String {
        let speech = Speech::of(Language::En);
        let args = line.split('|').map(OsString::from).collect();
        let args = meant(&speech, &args::command(&speech), args);
        args.iter().map(|arg| arg.to_string_lossy()).collect::<Vec<_>>().join("|")
    }

    #[test]
    fn a_game_or_a_clause_first() {
        assert_eq!(said("shinpan|op|7-1-3"), "shinpan|rule|op|7-1-3");
        assert_eq!(said("shinpan|--lang|th|op@1.1.8|7-1-3|--raw"), "shinpan|--lang|th|rule|op@1.1.8|7-1-3|--raw");
        assert_eq!(said("shinpan|one|piece|ข้อ 7-1-3"), "shinpan|rule|one|piece|ข้อ 7-1-3");
        assert_eq!(said("shinpan|7-1-3|op"), "shinpan|rule|7-1-3|op");
        assert_eq!(said("shinpan|7-1-3"), "shinpan|rule|7-1-3");
        assert_eq!(said("shinpan|gundam"), "shinpan|rule|gundam");
        assert_eq!(said("shinpan|op|blocker|twice|-n|3"), "shinpan|search|--game|one-piece|blocker|twice|-n|3");
    }

    #[test]
    fn help_for_a_command() {
        assert_eq!(said("shinpan|help|deck|check"), "shinpan|deck|check|--help");
        assert_eq!(said("shinpan|help"), "shinpan|--help");
    }

    #[test]
    fn what_is_a_command_or_nothing_known_stays() {
        for line in ["shinpan", "shinpan|rule|op|7-1-3", "shinpan|serach|x|op", "shinpan|--|op", "shinpan|--lang"] {
            assert_eq!(said(line), line);
        }
    }
}
