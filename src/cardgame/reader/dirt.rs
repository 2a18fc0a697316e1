//! Cleaning: the ways in which collections write the same text, made one. Every sign keeps the place it came from.

/// A cleaned sign and the bytes of the text that it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyph {
    /// The sign.
    pub sign: char,
    /// Where it begins in the text as given.
    pub from: usize,
    /// Where it ends.
    pub to: usize,
}

/// Whether the field says that there is no text.
pub fn is_nothing(text: &str) -> bool {
    matches!(text.trim(), "" | "-" | "−" | "–" | "—" | "NULL" | "null" | "None" | "N/A")
}

/// The text without its dirt: line breaks are `\n`, entities and look-alikes are the plain sign. `signs` are those that only one game
/// writes in several ways, and what stands for each.
pub fn clean(text: &str, signs: &[(char, char)]) -> Vec<Glyph> {
    let mut glyphs = Vec::with_capacity(text.len());
    let mut at = 0;
    while let Some(sign) = text.get(at..).and_then(|rest| rest.chars().next()) {
        let rest = text.get(at..).unwrap_or_default();
        let (found, length) = if rest.starts_with("||") {
            ('\n', 2)
        } else if let Some(length) = line_break(rest) {
            ('\n', length)
        } else if let Some((sign, length)) = entity(rest) {
            (sign, length)
        } else {
            (sign, sign.len_utf8())
        };
        let glyph = |sign| Glyph { sign, from: at, to: at + length };
        match signs.iter().find(|(written, _)| *written == found) {
            Some((_, plain)) => glyphs.push(glyph(*plain)),
            None => glyphs.extend(plain(found).chars().map(glyph)),
        }
        at += length;
    }
    glyphs
}

/// The length of a `<br>` in any of its spellings.
fn line_break(text: &str) -> Option<usize> {
    let tag = text.get(..3)?;
    if !tag.eq_ignore_ascii_case("<br") {
        return None;
    }
    let inside: &str = text.get(3..)?;
    let end = inside.char_indices().take(4).find(|(_, sign)| *sign == '>')?.0;
    inside.get(..end)?.chars().all(|sign| matches!(sign, ' ' | '/')).then_some(3 + end + 1)
}

/// An HTML entity and its length.
fn entity(text: &str) -> Option<(char, usize)> {
    let inside = text.strip_prefix('&')?;
    let end = inside.char_indices().take(9).find(|(_, sign)| *sign == ';')?.0;
    let name = inside.get(..end)?;
    let sign = match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" | "ldquo" | "rdquo" => '"',
        "apos" | "lsquo" | "rsquo" => '\'',
        "nbsp" => ' ',
        "minus" | "ndash" | "mdash" => '-',
        "bull" => '•',
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code)?
        }
    };
    Some((sign, end + 2))
}

/// The plain sign or signs for a sign that has look-alikes.
fn plain(sign: char) -> String {
    let one = match sign {
        '\r' | '\u{200b}' | '\u{200c}' | '\u{200d}' | '\u{feff}' | '\u{ad}' => return String::new(),
        '‼' => return "!!".to_owned(),
        '\t' | '\u{a0}' | '\u{3000}' | '\u{202f}' | '\u{2002}'..='\u{200a}' => ' ',
        '\u{2028}' | '\u{2029}' => '\n',
        '−' | '–' | '—' | '－' | '‐' | '‑' | '\u{2012}' => '-',
        '“' | '”' | '„' | '«' | '»' => '"',
        '’' | '‘' | '‛' | '´' | '`' => '\'',
        '＜' | '〈' | '≪' | '《' => '<',
        '＞' | '〉' | '≫' | '》' => '>',
        '×' | '✕' => 'x',
        '●' | '∙' | '·' | '▪' => '•',
        '［' => '[',
        '］' => ']',
        '｛' => '{',
        '｝' => '}',
        '！'..='～' => char::from_u32(sign as u32 - 0xfee0).unwrap_or(sign),
        other => other,
    };
    one.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cleaned(text: &str) -> String {
        clean(text, &[('■', '•')]).iter().map(|glyph| glyph.sign).collect()
    }

    #[test]
    fn the_ways_to_write_a_text_become_one() {
        assert_eq!(cleaned("a<br/>b||c&lt;d&gt; ’x’ －2：■"), "a\nb\nc<d> 'x' -2:•");
    }

    #[test]
    fn every_sign_keeps_its_place() {
        let text = "é&amp;；x";
        for glyph in clean(text, &[]) {
            assert!(text.get(glyph.from..glyph.to).is_some());
        }
    }

    #[test]
    fn a_dash_is_no_text() {
        assert!(is_nothing(" − ") && is_nothing("NULL") && !is_nothing("Draw 1."));
    }
}
