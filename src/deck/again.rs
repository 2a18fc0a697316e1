//! Lines that say again what the line beside them says: the name below the number, the number below the name.

use super::part::Part;
use super::slots::Read;
use crate::cards::number;

/// The one card that a line names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    key: String,
    part: Part,
    is_counted: bool,
    is_by_name: bool,
}

impl Said {
    /// What a line says, if it names one card.
    pub(super) fn of(read: &[Read<'_>]) -> Option<Self> {
        let [one] = read else { return None };
        // What is named like its part says nothing of where it stands.
        let part = if Part::of(&one.slot.key).is_some() { Part::Any } else { one.slot.part };
        let key = own_name(&one.slot.key);
        Some(Self { key, part, is_counted: one.is_counted, is_by_name: one.is_by_name })
    }

    /// Does nothing say how many of a card there are, which is named by its name only?
    pub fn is_bare_name(&self) -> bool {
        !self.is_counted && self.is_by_name
    }

    /// Two lines of one card, one of which may only say again what the other says. Copies that are listed one by one, in one way, do not.
    fn may_repeat(&self, other: &Self) -> bool {
        let is_apart = self.part != other.part && self.part != Part::Any && other.part != Part::Any;
        self.key == other.key
            && !is_apart
            && !self.is_counted
            && (other.is_counted || self.is_by_name != other.is_by_name)
    }
}

/// `EX Base` and `EXB-001`, `Resource` and `R-001`: a card that is named like its part, and its numbers.
fn own_name(key: &str) -> String {
    let has = |words: [&str; 2]| words.iter().any(|word| key.to_lowercase().contains(word));
    let by_number = number::whole(key).and_then(|_| key.split_once('-')).map(|(set, _)| set);
    let name = match (by_number, Part::of(key)) {
        (Some("EXB" | "EXBP"), _) => "EX Base",
        (Some("EXR" | "EXRP"), _) => "EX Resource",
        (Some("R" | "RP"), _) | (_, Some(Part::Resource)) => "Resource",
        (_, Some(Part::Token)) if has(["base", "ベース"]) => "EX Base",
        (_, Some(Part::Token)) if has(["resource", "リソース"]) => "EX Resource",
        _ => key,
    };
    name.to_string()
}

/// The lines that may be one more copy, or say again what a neighbour says.
pub fn lines(said: &[Option<Said>]) -> Vec<usize> {
    let may_repeat = |at: usize, other: Option<usize>| {
        let other = other.and_then(|other| said.get(other)?.as_ref());
        said[at].as_ref().zip(other).is_some_and(|(one, other)| one.may_repeat(other))
    };
    (0..said.len()).filter(|at| may_repeat(*at, at.checked_sub(1)) || may_repeat(*at, Some(at + 1))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_of_one_card() {
        let said = |key: &str, is_counted, is_by_name| {
            let (key, part) = (key.to_string(), Part::Any);
            Some(Said { key, part, is_counted, is_by_name })
        };
        // `4 ZZ01-004`, `Gull`.
        assert_eq!(lines(&[said("a", true, false), said("a", false, true), said("b", true, false)]), [1]);
        // `Gull`, `ZZ01-004`.
        assert_eq!(lines(&[said("a", false, true), said("a", false, false)]), [0, 1]);
        for (one, other) in [("EX Base", "EXB-001"), ("EXリソース", "EXR-002"), ("Resource", "R-001")] {
            assert_eq!(own_name(one), own_name(other));
        }
        assert_ne!(own_name("ZZ01-001"), own_name("ZZ01-002"));
        // Copies one by one, and counts on both sides.
        assert!(lines(&[said("a", false, false), said("a", false, false)]).is_empty());
        assert!(lines(&[said("a", true, false), said("a", true, true), None, said("a", false, true)]).is_empty());
    }
}
