//! Japanese typed as it sounds: with Latin letters (`bouheki`, `burokkaa`), or in kana for what is written with kanji (ぼうへき).

use wana_kana::ConvertJapanese;

/// The sound of kana: katakana without the marks and vowels that only lengthen what stands before them. Nothing, if
/// there is anything but kana.
pub fn sound(kana: &str) -> Option<String> {
    let mut out = String::new();
    for c in crate::text::fold::fold(kana).chars().filter(|c| !c.is_whitespace()) {
        match c {
            'ー' => {}
            // `ti`, `di` and `vu` are typed for ティ, ディ and ヴ.
            'ィ' if out.ends_with(['テ', 'デ']) => {
                let soft = if out.pop() == Some('テ') { 'チ' } else { 'ジ' };
                out.push(soft);
            }
            'ヂ' => out.push('ジ'),
            'ヅ' => out.push('ズ'),
            'ヴ' => out.push('ブ'),
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

/// Can a letter be part of what has a [`sound`]? Kanji, Latin letters and signs never are.
pub fn may_sound(c: char) -> bool {
    !c.is_ascii_graphic() && !matches!(c, '\u{4E00}'..='\u{9FFF}' | '、' | '。')
}

/// Latin letters as kana, if all of them can be read so; `-` lengthens what stands before it.
pub fn kana(word: &str) -> Option<String> {
    let word = word.trim_end_matches(['?', '!', '.', ',']).to_ascii_lowercase();
    if word.is_empty() || word.starts_with('-') || !word.bytes().all(|b| b.is_ascii_alphabetic() || b == b'-') {
        return None;
    }
    let kana = word.as_str().to_katakana();
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
            ("akutibu", "アクティブ"),
            ("hando", "ハンド"),
        ] {
            let Some(kana) = kana(&typed.replace('ō', "ou")) else { panic!("{typed}") };
            assert_eq!(sound(&kana), sound(meant), "{typed}");
        }
        assert_eq!(kana("dame-ji?").as_deref(), Some("ダメージ"));
        assert_eq!((kana("blocker"), kana("-"), kana("")), (None, None, None));
        assert_eq!(sound("防壁"), None);
    }
}
