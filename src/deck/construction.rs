//! ONE PIECE 5-1-2-4: cards whose own text changes how a deck is built, read from the text in English, Thai or Japanese.

use crate::cards::{CardFacts, Kind};

/// 5-1-2-4-1. What a text says about the deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Any number of this card.
    AnyNumber,
    /// So many of this card.
    UpTo(usize),
    /// No cards, or none of a kind, that cost so much or more.
    NoCost(Option<Kind>, i32),
    /// No cards of a type.
    NoType(String),
    /// Only cards of a type.
    OnlyType(String),
    /// A DON!! deck of so many.
    DonDeck(usize),
}

/// What a card's text says about the deck, and the sentences that seem to but are not understood.
pub fn read(facts: &CardFacts) -> (Vec<Effect>, Vec<&str>) {
    let text = facts.text.as_str();
    let mut effects = Vec::new();
    let mut unclear = Vec::new();
    if !HINTS.iter().any(|hint| text.contains(hint)) {
        return (effects, unclear);
    }
    for sentence in sentences(text) {
        match english(sentence).or_else(|| thai(sentence)).or_else(|| japanese(sentence)) {
            Some(effect) => effects.push(effect),
            None if seems_to(sentence) => unclear.push(sentence.trim()),
            None => {}
        }
    }
    (effects, unclear)
}

/// One of these stands in every text that speaks of building a deck.
const HINTS: [&str; 8] =
    ["rules of this game", "include", "in your deck", "DON!! deck consist", "เด็ค", "デッキに", "デッキは", "ルール上"];

fn sentences(text: &str) -> impl Iterator<Item = &str> {
    text.split(['\n', '。']).flat_map(|line| line.split(". "))
}

fn seems_to(sentence: &str) -> bool {
    let english = sentence.contains("rules of this game")
        && ["include", "number of", "consist", "copies"].iter().any(|w| sentence.contains(w));
    let thai = sentence.contains("กฎ") && sentence.contains("ใส่") && sentence.contains("เด็ค");
    let japanese = sentence.contains("ルール上") && sentence.contains("デッキ") && sentence.contains("入れ");
    english || thai || japanese
}

/// The digits after a mark.
fn number_after(text: &str, mark: &str) -> Option<i32> {
    let at = text.find(mark)? + mark.len();
    let rest = text[at..].trim_start();
    let n = rest.bytes().take_while(u8::is_ascii_digit).count();
    rest[..n].parse().ok()
}

/// What stands between two signs.
fn between(text: &str, open: char, close: char) -> Option<&str> {
    let from = text.find(open)? + open.len_utf8();
    let length = text[from..].find(close)?;
    Some(text[from..from + length].trim()).filter(|t| !t.is_empty())
}

fn kind_in(text: &str, words: [(&str, Kind); 3]) -> Option<Kind> {
    words.into_iter().find(|(word, _)| text.contains(word)).map(|(_, kind)| kind)
}

fn english(sentence: &str) -> Option<Effect> {
    if sentence.contains("any number of this card") {
        return Some(Effect::AnyNumber);
    }
    if sentence.contains("of this card in your deck")
        && let Some(n) = number_after(sentence, "up to").and_then(|n| usize::try_from(n).ok())
    {
        return Some(Effect::UpTo(n));
    }
    if let Some(n) = number_after(sentence, "DON!! deck consists of") {
        return usize::try_from(n).ok().map(Effect::DonDeck);
    }
    let speaks = sentence.contains("include") && sentence.contains("deck");
    if !speaks {
        return None;
    }
    // What is said before `and` is about the deck; what follows may be about something else.
    let at = ["cannot include", "can't include", "may not include"].iter().find_map(|w| sentence.find(w));
    if let Some(at) = at {
        let ban = sentence[at..].split(" in your deck").next().unwrap_or("");
        if ban.contains("other than") || ban.contains("except") {
            return between(ban, '{', '}').map(|t| Effect::OnlyType(t.to_string()));
        }
        if ban.contains("or more") || ban.contains("or higher") {
            let kind = kind_in(ban, [("Event", Kind::Event), ("Character", Kind::Character), ("Stage", Kind::Stage)]);
            return number_after(ban, "cost of").map(|n| Effect::NoCost(kind, n));
        }
        return between(ban, '{', '}').filter(|_| ban.contains("type")).map(|t| Effect::NoType(t.to_string()));
    }
    let only = sentence.find("only")?;
    between(&sentence[only..], '{', '}').filter(|_| sentence.contains("type")).map(|t| Effect::OnlyType(t.to_string()))
}

fn thai(sentence: &str) -> Option<Effect> {
    if !sentence.contains("เด็ค") || !sentence.contains("ใส่") {
        return None;
    }
    if sentence.contains("กี่ใบก็ได้") {
        return Some(Effect::AnyNumber);
    }
    if let Some(at) = sentence.find("ด้ง!!").filter(|_| sentence.contains("ใส่ได้")) {
        return number_after(&sentence[at..], "จำนวน").and_then(|n| usize::try_from(n).ok()).map(Effect::DonDeck);
    }
    let typed = || between(sentence, '<', '>').map(str::to_string);
    if sentence.contains("เฉพาะ") && sentence.contains("คุณสมบัติ") {
        return typed().map(Effect::OnlyType);
    }
    let at = sentence.find("ไม่สามารถใส่")?;
    let ban = sentence[at..].split("อยู่ในเด็ค").next().unwrap_or("");
    if ban.contains("สูงกว่า") || ban.contains("ขึ้นไป") {
        let kind = kind_in(ban, [("อีเวนต์", Kind::Event), ("คาแรกเตอร์", Kind::Character), ("สเตจ", Kind::Stage)]);
        return number_after(ban, "คอสต์").map(|n| Effect::NoCost(kind, n));
    }
    typed().filter(|_| ban.contains("คุณสมบัติ")).map(Effect::NoType)
}

fn japanese(sentence: &str) -> Option<Effect> {
    if let Some(n) = number_after(sentence, "ドン!!デッキは") {
        return usize::try_from(n).ok().map(Effect::DonDeck);
    }
    if !sentence.contains("デッキ") || !sentence.contains("入れ") {
        return None;
    }
    if sentence.contains("何枚でも") {
        return Some(Effect::AnyNumber);
    }
    let typed = || between(sentence, '《', '》').map(str::to_string);
    if sentence.contains("しか") || sentence.contains("のみ") || sentence.contains("以外") {
        return typed().map(Effect::OnlyType);
    }
    let at = sentence.find("入れることができ").filter(|at| {
        let rest = &sentence[at + "入れることができ".len()..];
        rest.starts_with('な') || rest.starts_with('ず')
    })?;
    let ban = &sentence[..at];
    if ban.contains("以上") {
        let kind = kind_in(ban, [("イベント", Kind::Event), ("キャラ", Kind::Character), ("ステージ", Kind::Stage)]);
        return number_after(ban, "コスト").map(|n| Effect::NoCost(kind, n));
    }
    typed().map(Effect::NoType)
}

/// 2-4-4. Has a card this type, also by its own text?
pub fn has_type(facts: &CardFacts, wanted: &str) -> bool {
    let by_text = || {
        facts.text.lines().any(|line| {
            line.contains("treat this card's type as") && between(line, '{', '}').is_some_and(|t| t == wanted)
        })
    };
    facts.has_type(wanted) || by_text()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::CardGame;

    fn of(text: &str) -> Vec<Effect> {
        let facts = CardFacts { text: text.to_string(), ..CardFacts::blank(CardGame::OnePiece) };
        let (effects, unclear) = read(&facts);
        assert!(unclear.is_empty(), "{unclear:?}");
        effects
    }

    #[test]
    fn sentences_about_the_deck() {
        let rules = "Under the rules of this game,";
        assert_eq!(
            of(&format!("{rules} you may have any number of this card in your deck.\n[Blocker]")),
            [Effect::AnyNumber]
        );
        assert_eq!(of(&format!("{rules} you may have up to 6 of this card in your deck.")), [Effect::UpTo(6)]);
        assert_eq!(
            of(&format!("{rules} you cannot include cards with a cost of 5 or more in your deck.")),
            [Effect::NoCost(None, 5)]
        );
        let event = format!(
            "{rules} you cannot include Events with a cost of 2 or more in your deck and at the start of the game, play up to 1 {{Reef}} type Stage card from your deck."
        );
        assert_eq!(of(&event), [Effect::NoCost(Some(Kind::Event), 2)]);
        assert_eq!(
            of(&format!("{rules} you can only include {{Reef}} type cards in your deck.")),
            [Effect::OnlyType("Reef".into())]
        );
        assert_eq!(of(&format!("{rules} your DON!! deck consists of 6 cards.")), [Effect::DonDeck(6)]);
        assert_eq!(of("[On Play] Look at 5 cards from the top of your deck; reveal up to 1 {Reef} type card."), []);
        assert_eq!(of("[On Play] Place this card in your deck, including its {Reef} type."), []);
    }

    #[test]
    fn in_thai_and_japanese() {
        assert_eq!(of("การ์ดใบนี้ จะสามารถใส่ในเด็ค จำนวนกี่ใบก็ได้"), [Effect::AnyNumber]);
        assert_eq!(of("ทำให้เราไม่สามารถใส่ อีเวนต์ ที่มีคอสต์ 3 หรือสูงกว่า อยู่ในเด็ค"), [Effect::NoCost(Some(Kind::Event), 3)]);
        assert_eq!(of("ให้ ด้ง!! เด็คของเราใส่ได้ จำนวน 7 ใบ."), [Effect::DonDeck(7)]);
        assert_eq!(of("ルール上、このカードはデッキに何枚でも入れることができる。"), [Effect::AnyNumber]);
        assert_eq!(
            of("ルール上、自分はデッキにコスト4以上のカードを入れることができない。"),
            [Effect::NoCost(None, 4)]
        );
        assert_eq!(of("ルール上、自分のドン!!デッキは8枚になる。"), [Effect::DonDeck(8)]);
        assert_eq!(
            of("ルール上、自分は特徴《礁》を持つカードしかデッキに入れることができない。"),
            [Effect::OnlyType("礁".into())]
        );
    }

    #[test]
    fn what_is_not_understood_is_said() {
        let text = "Under the rules of this game, the number of cards in your deck is your age.";
        let facts = CardFacts { text: text.to_string(), ..CardFacts::blank(CardGame::OnePiece) };
        assert_eq!(read(&facts).1.len(), 1);
    }
}
