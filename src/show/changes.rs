//! Changes, places and values in the words of a language: `Red Skipper: active → rested`.

use super::trace::outcome_words;
use crate::engine::{Change, Outcome};
use crate::lang::Speech;

/// A change for the eye: `Red Skipper: active → rested`.
pub fn changed(speech: &Speech, change: &Change<String>) -> String {
    let Change { path, from, to } = change;
    let (of, what) = path.rsplit_once('.').unwrap_or(("", path));
    // How many are rested is a number; whether a card is rested is told by its state.
    if is_truth(from) && is_truth(to) && states(what).is_some() {
        let [from, to] = [from, to].map(|value| value_words(speech, what, value));
        return format!("{}: {from} → {to}", place_words(speech, of));
    }
    // Where there was nothing, or is nothing any more, a sign says so.
    let value = |value: &str| if value.is_empty() { "–".to_string() } else { value_words(speech, what, value) };
    format!("{}: {} → {}", place_words(speech, path), value(from), value(to))
}

fn is_truth(value: &str) -> bool {
    matches!(value, "true" | "false")
}

/// The two states that a path tells as true and false.
pub fn states(what: &str) -> Option<(&'static str, &'static str)> {
    match what {
        "rested" => Some(("trace-rested", "trace-active")),
        "driven" => Some(("trace-driven", "trace-charged")),
        "face_up" | "up" => Some(("trace-face-up", "trace-face-down")),
        "active" => Some(("trace-seal-active", "trace-seal-inactive")),
        _ => None,
    }
}

/// A value at a path whose last name is `what`, in the words of the language.
pub fn value_words(speech: &Speech, what: &str, value: &str) -> String {
    if is_truth(value) {
        let (yes, no) = states(what).unwrap_or(("trace-word-true", "trace-word-false"));
        return speech.word(if value == "true" { yes } else { no });
    }
    if what == "result" && Outcome::parse(value).is_some() {
        return outcome_words(speech, value);
    }
    place_words(speech, value)
}

/// `A.soldiers`, each part in the words of the language.
pub fn place_words(speech: &Speech, path: &str) -> String {
    // Whoever attacks does so in a battle, not in the battle area.
    let path = path.strip_prefix("battle.").unwrap_or(path);
    path.split('.').map(|word| place_word(speech, word)).collect::<Vec<_>>().join(".")
}

/// `B's hand`, `Red Skipper: power`: a place of a player, or what of a card, as a person would say it.
pub fn whose_place(speech: &Speech, path: &[String]) -> String {
    let is_player = |name: &str| matches!(name, "A" | "B" | "C" | "D");
    let of = |who: &str, what: &str| {
        let gaps = [("who", speech.players(who).into()), ("what", place_words(speech, what).into())];
        speech.say("trace-stands-of", &gaps)
    };
    let path: Vec<&str> = path.iter().map(String::as_str).collect();
    match path.as_slice() {
        [who] if is_player(who) => speech.players(who),
        [who, what] if is_player(who) => of(who, what),
        [who, zone, what @ ..] if is_player(who) && is_place(speech, zone) => {
            let what: Vec<String> = what.iter().map(|word| place_words(speech, word)).collect();
            format!("{}: {}", of(who, zone), what.join(": "))
        }
        [who, card, what @ ..] if is_player(who) => {
            let card = of(who, card);
            let what: Vec<String> = what.iter().map(|word| place_words(speech, word)).collect();
            format!("{card}: {}", what.join(": "))
        }
        _ => place_words(speech, &path.join(".")),
    }
}

/// Is a name one of a place or a value, not of a card?
pub fn is_place(speech: &Speech, word: &str) -> bool {
    known(speech, word).is_some()
}

/// The name of a place, a state or a value in a language; names of cards stay as they are. A number stands after its word: `+2000 power`.
fn place_word(speech: &Speech, word: &str) -> String {
    if let Some(said) = known(speech, word) {
        return said;
    }
    let is_number = |part: &&str| {
        let digits = part.trim_start_matches(['+', '-', '−']);
        !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
    };
    let parts: Vec<&str> = word.split(' ').collect();
    let number = parts.iter().position(is_number);
    let rest: Vec<&str> = parts.iter().filter(|p| !is_number(p)).copied().collect();
    match (number, known(speech, &rest.join(" "))) {
        (Some(at), Some(said)) if at + 1 == parts.len() => format!("{said} {}", parts[at]),
        (Some(at), Some(said)) => speech.say("trace-number", &[("n", parts[at].into()), ("word", said.into())]),
        _ => word.to_string(),
    }
}

/// A word of the catalogues.
fn known(speech: &Speech, word: &str) -> Option<String> {
    let plain = word.replace(['_', ' '], "-");
    let keys = [format!("trace-place-{plain}"), format!("trace-word-{plain}"), format!("page-zone-{plain}")];
    keys.iter().find(|key| speech.has(key)).map(|key| speech.word(key))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Language;

    fn said(language: Language, path: &str, from: &str, to: &str) -> String {
        let change = Change { path: path.to_string(), from: from.to_string(), to: to.to_string() };
        changed(&Speech::of(language), &change)
    }

    #[test]
    fn how_many_are_rested_is_a_number() {
        assert_eq!(said(Language::En, "A.don.rested", "0", "1"), "A.DON!!.rested: 0 → 1");
        assert_eq!(said(Language::En, "A.Cap.rested", "false", "true"), "A.Cap: active → rested");
        assert_eq!(said(Language::Th, "A.resources.active", "2", "1"), "A.รีซอร์ส.แอ็คทีฟ: 2 → 1");
    }

    #[test]
    fn values_are_words_of_the_language() {
        assert_eq!(said(Language::En, "A.Cap", "", "+2000 power"), "A.Cap: – → +2000 power");
        assert_eq!(said(Language::Th, "A.Cap", "", "+2000 power"), "A.Cap: – → พาวเวอร์ +2000");
        assert_eq!(said(Language::Ja, "A.Cap", "", "base cost 0"), "A.Cap: – → 元々のコスト 0");
        assert_eq!(said(Language::Ja, "B.Cap", "deck", "revealed"), "B.Cap: デッキ → 公開状態");
        assert_eq!(said(Language::Th, "A.Flare", "hand", "resolving"), "A.Flare: มือ → คอมมานด์ที่กำลังใช้งาน");
        assert_eq!(said(Language::Th, "A.soldiers.♠7.number", "5", "0"), "A.ทหาร.♠7.ตัวเลข: 5 → 0");
        assert_eq!(said(Language::Ja, "♠7", "A.turned", "A.graveyard"), "♠7: A.表にしたカード → A.墓地");
    }
}
