//! Every text of the program is told in every language, and nothing of it is left out.

use super::super::text::{Frame, data, read};
use super::super::vocabulary::Turns;
use super::text;
use crate::lang::{Language, Speech};

fn told(frame: Frame, words: &str, language: Language) -> Vec<String> {
    let read = read(frame, words).unwrap_or_else(|fault| panic!("{words}: {fault:?}"));
    text(&read.text, &Speech::of(language)).into_iter().map(|line| line.words).collect()
}

#[test]
fn a_skill_is_told() {
    let line = "Skill Interfere (Mp 1): 1 Seal At -3 until end of Subturn (1/Subturn)";
    assert_eq!(
        told(Frame::SEAL, line, Language::En),
        [
            "1. Skill, Interfere",
            "once in 1 Subturn",
            "Cost:",
            "pay 1 Mp",
            "then:",
            "1 of either player's cards in the arena (Seal): −3 At, until end of Subturn",
        ]
    );
}

#[test]
fn an_ability_is_told() {
    let line = "When [S] is attacked: the attacking Seal gets Poison Curse 1 Turn";
    assert_eq!(
        told(Frame::SEAL, line, Language::En),
        [
            "1. Trigger Ability: when this card is attacked",
            "all of either player's cards in the arena (Seal, attacking): Poison Curse (1 Turn)",
        ]
    );
    assert_eq!(
        told(Frame::mystic(Turns::Zero, None), "draw 2 Seals", Language::Th),
        ["1. เมื่อ Mystic Card ร่ายสำเร็จ (601.2.4)", "เราจั่ว Seal 2 ใบ"]
    );
}

#[test]
fn every_card_of_the_program_is_told_in_every_language() {
    for language in Language::ALL {
        let speech = Speech::of(language);
        for card in data::cards() {
            let lines = text(&card.text, &speech);
            assert!(!lines.is_empty());
            for line in lines {
                // A sentence that is not there is shown by its name.
                assert!(!line.words.contains("sm-") && !line.words.contains("tell-"), "{}: {}", card.name, line.words);
                assert!(!line.words.contains("{ $"), "{}: {}", card.name, line.words);
            }
        }
    }
}
