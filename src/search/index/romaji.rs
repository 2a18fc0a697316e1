//! Japanese typed as it sounds: with Latin letters (`bouheki`, `burokkaa`), or in kana for what is written with kanji (ぼうへき).

use wana_kana::ConvertJapanese;

/// The sound of kana: katakana without the marks and vowels that only lengthen what stands before them. Nothing, if
/// there is anything but kana.
pub fn sound(kana: &str) -> Option<String> {
    let mut out = String::new();
    for c in crate::text::fold::fold(kana).chars().filter(|c| !c.is_whitespace()) {
        match c {
            'ー' => {}
            'ァ'..='ヺ' => {
                let before = out.chars().next_back().and_then(vowel);
                let lengthens = vowel_of(c).is_some_and(|v| before == Some(v) || (v == 'ウ' && before == Some('オ')));
                if !lengthens {
                    out.push(c);
                }
            }
            _ => return None,
        }
    }
    (!out.is_empty()).then_some(out)
}

/// Latin letters as kana, if all of them can be read so.
pub fn kana(word: &str) -> Option<String> {
    if word.len() < 3 || !word.bytes().all(|b| b.is_ascii_alphabetic()) {
        return None;
    }
    let kana = word.to_ascii_lowercase().as_str().to_katakana();
    kana.chars().all(|c| matches!(c, 'ァ'..='ヺ' | 'ー')).then_some(kana)
}

/// The vowel that a lone vowel letter is.
fn vowel_of(c: char) -> Option<char> {
    Some(match c {
        'ア' | 'ァ' => 'ア',
        'イ' | 'ィ' => 'イ',
        'ウ' | 'ゥ' => 'ウ',
        'エ' | 'ェ' => 'エ',
        'オ' | 'ォ' => 'オ',
        _ => return None,
    })
}

/// The vowel that a kana ends in.
fn vowel(c: char) -> Option<char> {
    let romaji = c.to_string().as_str().to_romaji();
    Some(match romaji.chars().next_back()? {
        'a' => 'ア',
        'i' => 'イ',
        'u' => 'ウ',
        'e' => 'エ',
        'o' => 'オ',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_sounds_like_what_is_meant() {
        for (typed, meant) in [
            ("bouheki", "ぼうへき"),
            ("bōheki", "ぼうへき"),
            ("burokkaa", "ブロッカー"),
            ("shiirudo", "シールド"),
            ("daburuatakku", "ダブルアタック"),
            ("sedaikoutai", "せだいこうたい"),
        ] {
            let Some(kana) = kana(&typed.replace('ō', "ou")) else { panic!("{typed}") };
            assert_eq!(sound(&kana), sound(meant), "{typed}");
        }
        assert_eq!(kana("blocker"), None);
        assert_eq!(sound("防壁"), None);
    }
}
