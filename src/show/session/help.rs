//! `help`, `help WORD`.

use super::examples;
use super::story;
use super::table::Reply;
use super::words::COMMANDS;
use crate::lang::Speech;
use crate::show::Desk;
use crate::text::nearest::nearest;

/// What can be typed; of one command, what it does with examples of the game at the table.
pub fn help(desk: &Desk, game: &str, word: &str) -> Reply {
    let speech = &desk.speech;
    let word = word.to_lowercase();
    match word.as_str() {
        "" => Reply::Text(explained(speech, game, "repl-help")),
        "new" if story::GAMES.contains(&game) => {
            let words = [explained(speech, game, "repl-help-new"), speech.word(&story::form(game))];
            Reply::Text(words.join("\n"))
        }
        known if COMMANDS.contains(&known) => Reply::Text(explained(speech, game, &format!("repl-help-{known}"))),
        other => {
            let mut error = speech.say("repl-no-help", &[("word", other.into())]);
            if let Some(near) = nearest(other, COMMANDS.iter().copied()) {
                error = format!("{error}\n{}", speech.say("error-did-you-mean", &[("words", near.into())]));
            }
            Reply::Error(error)
        }
    }
}

fn explained(speech: &Speech, game: &str, key: &str) -> String {
    let e = examples::of(game);
    // What stands after it begins in one column.
    let play = format!("{:<40}", e.play);
    let edit = format!("{:<19}", e.edit);
    let gaps = [
        ("play", play.into()),
        ("thai", e.tongues[0].into()),
        ("japanese", e.tongues[1].into()),
        ("if", e.whatif.into()),
        ("edit", edit.into()),
        ("card", e.card.into()),
        ("one", if key.ends_with("put") { e.put[0] } else { e.set[0] }.into()),
        ("two", if key.ends_with("put") { e.put[1] } else { e.set[1] }.into()),
        ("three", if key.ends_with("put") { e.put[2] } else { e.set[2] }.into()),
        ("remove", e.remove.into()),
        ("not", e.not.into()),
        ("legal", e.legal.into()),
        ("goal", e.goal.into()),
        ("rule", e.rule.into()),
        ("search", e.search.into()),
    ];
    speech.say(key, &gaps)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Language;
    use crate::table::shelf;

    #[test]
    fn every_command_is_explained_in_every_language_with_examples_of_the_game() {
        for language in [Language::En, Language::Th, Language::Ja] {
            let speech = Speech::of(language);
            for game in &shelf::PLAYABLE {
                for command in COMMANDS {
                    let words = explained(&speech, game.name, &format!("repl-help-{command}"));
                    assert!(words.starts_with(command), "{command}");
                    assert!(!words.contains("{$") && !words.contains("{ $"), "{words}");
                }
                let all = explained(&speech, game.name, "repl-help");
                assert!(all.contains(examples::of(game.name).play), "{}: {all}", game.name);
            }
        }
    }

    #[test]
    fn every_game_has_examples_of_its_own() {
        for game in &shelf::PLAYABLE {
            let of = examples::of(game.name);
            let alike = examples::EXAMPLES.iter().filter(|e| e.play == of.play).count();
            assert_eq!(alike, 1, "{}", game.name);
            assert!(game.name == "one-piece" || of.play != examples::of("one-piece").play, "{}", game.name);
        }
    }
}
