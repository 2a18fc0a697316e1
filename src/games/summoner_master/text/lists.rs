//! The closed lists of the text: elements, tribes, types of Mystics.

use super::super::vocabulary::Element;
use crate::text::nearest::nearest;

/// 200.4.2. The tribes.
pub const TRIBES: [&str; 26] = [
    "Knight",
    "Mage",
    "Divine",
    "Evil",
    "Machine",
    "Beast",
    "Monster",
    "Dragon",
    "Insect",
    "Tamer",
    "Scientist",
    "Merchant",
    "Titan",
    "Bandit",
    "Dragon's Egg",
    "Musician",
    "Dancer",
    "Ninja",
    "Gunner",
    "Plant",
    "Messenger",
    "Pugilist",
    "Fish",
    "Aria",
    "Star",
    "Pending Soul",
];

/// 201.3.3. The types of Mystics. Star is a tribe, too.
pub const TYPES: [&str; 7] = ["Tarot", "Relic", "Devas", "Place", "Revelation", "Star", "Scenario"];

/// 200.3.2, 200.3.4. The elements, in the words of both languages.
const ELEMENTS: [(Element, &[&str]); 8] = [
    (Element::Earth, &["Earth", "ดิน", "ธาตุดิน"]),
    (Element::Water, &["Water", "น้ำ", "ธาตุน้ำ"]),
    (Element::Wind, &["Wind", "ลม", "ธาตุลม"]),
    (Element::Fire, &["Fire", "ไฟ", "ธาตุไฟ"]),
    (Element::Light, &["Light", "แสง", "แสงสว่าง", "ธาตุแสง"]),
    (Element::Dark, &["Darkness", "Dark", "ความมืด", "มืด", "ธาตุมืด"]),
    (Element::Non, &["Non", "None", "Non Element", "ไม่มีธาตุ", "ไร้ธาตุ"]),
    (Element::Multi, &["Multi", "Multi Element"]),
];

/// What stands in brackets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// An element.
    Element(Element),
    /// A tribe or a type of Mystics, as the text of the rules writes it.
    Type(&'static str),
}

/// The element of a word.
pub fn element(word: &str) -> Option<Element> {
    ELEMENTS.iter().find(|(_, words)| words.iter().any(|one| same(one, word))).map(|(element, _)| *element)
}

/// A tribe, also in the plural.
pub fn tribe(word: &str) -> Option<&'static str> {
    let plural =
        |tribe: &str| word.len() == tribe.len() + 1 && word.ends_with('s') && same(tribe, &word[..tribe.len()]);
    TRIBES.into_iter().find(|tribe| same(tribe, word) || (word.is_ascii() && plural(tribe)))
}

/// What a word in brackets is.
pub fn mark(word: &str) -> Option<Mark> {
    let kind = || TRIBES.into_iter().chain(TYPES).find(|kind| same(kind, word));
    element(word).map(Mark::Element).or_else(|| kind().map(Mark::Type))
}

/// The word of the lists that is most like it.
pub fn like(word: &str) -> Option<String> {
    let elements = ELEMENTS.iter().flat_map(|(_, words)| words.iter().copied());
    nearest(word, TRIBES.into_iter().chain(TYPES).chain(elements)).map(str::to_owned)
}

fn same(one: &str, two: &str) -> bool {
    one.eq_ignore_ascii_case(two.trim())
}
