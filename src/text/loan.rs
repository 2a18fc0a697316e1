//! Thai spellings of foreign words: one form for what people write in several ways (แอทแทค, แอตแท็ก; เทิร์น, เทิน; คอสต์, คอส).

use super::fold::Letter;
use super::thai;

/// Folded letters in the one form of a loan word: silent letters gone, letters of one sound alike.
pub fn fold(letters: &[Letter]) -> Vec<Letter> {
    let mut out: Vec<Letter> = Vec::with_capacity(letters.len());
    let mut at = 0;
    while at < letters.len() {
        let letter = letters[at];
        if let Some(silent) = silent(&letters[at..]) {
            at += silent;
            continue;
        }
        at += 1;
        if !thai::is_weak_mark(letter.c) {
            out.push(Letter { c: sound(letter.c), ..letter });
        }
    }
    out
}

/// How many letters are silent here: a consonant under ์, maybe with a vowel sign between.
fn silent(letters: &[Letter]) -> Option<usize> {
    if !letters.first().is_some_and(|l| thai::is_consonant(l.c)) {
        return None;
    }
    let vowel = usize::from(letters.get(1).is_some_and(|l| matches!(l.c, 'ิ' | 'ุ')));
    (letters.get(1 + vowel)?.c == thai::THANTHAKHAT).then_some(2 + vowel)
}

/// One letter for those that sound alike in loan words.
fn sound(c: char) -> char {
    match c {
        'ท' | 'ธ' | 'ถ' | 'ฏ' | 'ฐ' => 'ต',
        'ค' | 'ข' | 'ฆ' => 'ก',
        'ซ' | 'ศ' | 'ษ' => 'ส',
        'ฉ' | 'ฌ' => 'ช',
        'ผ' | 'ภ' => 'พ',
        'ฝ' => 'ฟ',
        'ณ' => 'น',
        'ฬ' => 'ล',
        'ญ' => 'ย',
        'ฎ' => 'ด',
        'ี' => 'ิ',
        'ู' => 'ุ',
        'ื' => 'ึ',
        'แ' => 'เ',
        'ใ' => 'ไ',
        c => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::fold::letters;

    fn key(text: &str) -> String {
        fold(&letters(text)).into_iter().map(|l| l.c).collect()
    }

    #[test]
    fn spellings_of_one_word_meet() {
        for same in [
            &["แอทแทค", "แอตแท็ก", "แอ็ทแท็ค", "เเอทแทก"][..],
            &["เทิร์น", "เทิน", "เทิ้น"],
            &["คอสต์", "คอส", "คอสท์", "ค็อสต์"],
            &["อีเวนต์", "อีเว้นท์", "อีเวน"],
            &["เคาน์เตอร์", "เคาเตอร์", "เค้าท์เตอร์"],
            &["ชีลด์", "ชิลด์", "ชีล"],
            &["เอฟเฟกต์", "เอฟเฟค", "เอฟเฟ็คท์"],
            &["คาแรกเตอร์", "คาแร็คเตอร์", "คาแรคเตอ"],
        ] {
            assert!(same.iter().all(|s| key(s) == key(same[0])), "{same:?}");
        }
        assert_ne!(key("บล็อก"), key("บล็อกเกอร์"));
    }
}
