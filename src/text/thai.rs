//! Thai letters and the marks that stand on them.
//!
//! A cluster is a base letter and the marks after it. In correct Thai a mark stands on a consonant, at most one
//! vowel sign and one tone stand on it, in that order, and sara am is one letter (U+0E33).

/// Vowel signs above and below the line, with maitaikhu.
fn is_vowel_sign(c: char) -> bool {
    matches!(c, '\u{0E31}' | '\u{0E34}'..='\u{0E3A}' | '\u{0E47}')
}

/// The four tone marks.
pub fn is_tone(c: char) -> bool {
    matches!(c, '\u{0E48}'..='\u{0E4B}')
}

/// ์, which silences its letter.
pub const THANTHAKHAT: char = '\u{0E4C}';
/// ํ, correct only as the first half of a decomposed sara am.
pub const NIKHAHIT: char = '\u{0E4D}';
const MAITAIKHU: char = '\u{0E47}';
const YAMAKKAN: char = '\u{0E4E}';
/// ำ as one letter, as correct Thai writes it.
pub const SARA_AM: char = '\u{0E33}';
const SARA_AA: char = '\u{0E32}';
const SARA_E: char = 'เ';

/// Is this a letter, mark or sign of the Thai block?
pub fn is_thai(c: char) -> bool {
    matches!(c, '\u{0E00}'..='\u{0E7F}')
}

/// A consonant, the only thing a mark may stand on.
pub fn is_consonant(c: char) -> bool {
    matches!(c, 'ก'..='ฮ')
}

/// A mark that stands on another letter.
pub fn is_mark(c: char) -> bool {
    is_vowel_sign(c) || is_tone(c) || matches!(c, THANTHAKHAT | NIKHAHIT | YAMAKKAN)
}

/// Marks in which a typing slip hardly ever changes the word meant: tones, ์ and ็.
pub fn is_weak_mark(c: char) -> bool {
    is_tone(c) || matches!(c, THANTHAKHAT | MAITAIKHU | YAMAKKAN)
}

/// A vowel written before the consonant it belongs to.
pub fn is_leading_vowel(letter: &str) -> bool {
    matches!(letter, "เ" | "แ" | "โ" | "ใ" | "ไ")
}

/// A vowel written after the consonant it belongs to, on the line.
pub fn is_following_vowel(letter: &str) -> bool {
    matches!(letter, "ะ" | "า" | "ำ")
}

/// Why a cluster cannot be correct Thai.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClusterFault {
    /// A mark after white space, punctuation, a leading vowel or a letter of another script.
    MarkWithoutConsonant,
    /// Two vowel signs, two tones, or marks that exclude each other.
    MarksCollide,
    /// A tone before its vowel sign, or ์ before either.
    MarksOutOfOrder,
    /// ํ + า where ำ is one letter, or a lone ํ.
    SplitSaraAm,
    /// เเ where แ is one letter.
    DoubledSaraE,
}

/// The first fault in `text`, with the byte offset of the character where it shows.
pub fn first_fault(text: &str) -> Option<(usize, ClusterFault)> {
    let mut base: Option<char> = None;
    let mut marks: Vec<char> = Vec::new();
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        if is_mark(c) {
            match base {
                Some(b) if is_consonant(b) => {}
                _ => return Some((at, ClusterFault::MarkWithoutConsonant)),
            }
            if c == NIKHAHIT {
                return Some((at, ClusterFault::SplitSaraAm));
            }
            if let Some(fault) = collision(&marks, c) {
                return Some((at, fault));
            }
            marks.push(c);
        } else {
            if c == SARA_E && before == SARA_E {
                return Some((at, ClusterFault::DoubledSaraE));
            }
            if c == SARA_AM && (!base.is_some_and(is_consonant) || marks.iter().any(|&m| !is_tone(m))) {
                return Some((at, ClusterFault::MarksCollide));
            }
            base = Some(c);
            marks.clear();
        }
        before = c;
    }
    None
}

/// Whether `mark` may follow the marks already on a consonant.
fn collision(marks: &[char], mark: char) -> Option<ClusterFault> {
    let rank = |c: char| {
        if is_vowel_sign(c) {
            0
        } else if is_tone(c) {
            1
        } else {
            2
        }
    };
    for &m in marks {
        if rank(m) == rank(mark) {
            return Some(ClusterFault::MarksCollide);
        }
        if rank(m) > rank(mark) {
            return Some(ClusterFault::MarksOutOfOrder);
        }
        let silent_vowel = matches!(m, '\u{0E34}' | '\u{0E38}');
        let collides = match mark {
            THANTHAKHAT => !silent_vowel,
            tone if is_tone(tone) => m == MAITAIKHU,
            _ => false,
        };
        if collides {
            return Some(ClusterFault::MarksCollide);
        }
    }
    None
}

/// True where marks stand so that the text was surely copied from a file with displaced marks.
pub fn looks_displaced(text: &str) -> bool {
    matches!(first_fault(text), Some((_, ClusterFault::MarkWithoutConsonant | ClusterFault::MarksCollide)))
}

/// ำ written as ํา becomes one letter, marks get their order, เเ becomes แ. Nothing else changes.
pub fn tidy(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut marks: Vec<char> = Vec::new();
    let flush = |out: &mut String, marks: &mut Vec<char>| {
        marks.sort_by_key(|&c| {
            if is_vowel_sign(c) {
                0
            } else if is_tone(c) {
                1
            } else {
                2
            }
        });
        out.extend(marks.drain(..));
    };
    for c in text.chars() {
        if is_mark(c) {
            marks.push(c);
            continue;
        }
        if c == SARA_AA && marks.contains(&NIKHAHIT) {
            marks.retain(|&m| m != NIKHAHIT);
            flush(&mut out, &mut marks);
            out.push(SARA_AM);
            continue;
        }
        flush(&mut out, &mut marks);
        if c == SARA_E && out.ends_with(SARA_E) {
            out.pop();
            out.push('แ');
        } else {
            out.push(c);
        }
    }
    flush(&mut out, &mut marks);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn correct_words_have_no_fault() {
        for word in ["การ์ด", "ผู้เล่น", "ทำให้", "น้ำ", "คู่แข่ง", "บล็อกเกอร์", "พันธุ์", "สิทธิ์", "ก็", "นี้ ๆ", "DON!!"]
        {
            assert_eq!(first_fault(word), None, "{word}");
        }
    }

    #[test]
    fn damaged_words_have_one() {
        use ClusterFault::*;
        let faulty = [
            ("ผูเ้ลน่", MarkWithoutConsonant),
            ("แพ ้", MarkWithoutConsonant),
            ("น้ัน", MarksOutOfOrder),
            ("ทํา", SplitSaraAm),
            ("เเพ้", DoubledSaraE),
            ("บ่่ง", MarksCollide),
        ];
        for (word, fault) in faulty {
            assert_eq!(first_fault(word).map(|f| f.1), Some(fault), "{word}");
        }
    }

    #[test]
    fn tidying_reorders_and_joins_but_never_moves() {
        assert_eq!(tidy("น้ันทํา"), "นั้นทำ");
        assert_eq!(tidy("เเบน"), "แบน");
        assert_eq!(tidy("น้ํา"), "น้ำ");
        assert_eq!(tidy("การด์"), "การด์");
    }
}
