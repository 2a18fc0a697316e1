//! `help`, `help WORD`.

use super::Reply;
use super::commands::COMMANDS;
use crate::show::Desk;
use crate::text::nearest::nearest;

/// What can be typed; of one command, what it does with examples.
pub fn help(desk: &Desk, word: &str) -> Reply {
    let speech = &desk.speech;
    let word = word.to_lowercase();
    match word.as_str() {
        "" => Reply::Text(speech.word("repl-help")),
        known if COMMANDS.contains(&known) => Reply::Text(speech.word(&format!("repl-help-{known}"))),
        other => {
            let mut error = speech.say("repl-no-help", &[("word", other.into())]);
            if let Some(near) = nearest(other, COMMANDS.iter().copied()) {
                error = format!("{error}\n{}", speech.say("error-did-you-mean", &[("words", near.into())]));
            }
            Reply::Error(error)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::{Language, Speech};

    #[test]
    fn every_command_is_explained_in_every_language() {
        for language in [Language::En, Language::Th, Language::Ja] {
            let speech = Speech::of(language);
            for command in COMMANDS {
                assert!(speech.word(&format!("repl-help-{command}")).starts_with(command), "{command}");
            }
        }
    }
}
