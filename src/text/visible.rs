//! What is shown and never obeyed. Signs that steer a terminal, turn the direction of writing or cannot be seen stand in no text
//! that is printed: the first two are shown as signs, the last are left out.

use std::borrow::Cow;

/// What becomes of a letter that is printed.
enum Fate {
    /// It stays.
    Kept,
    /// Another is shown in its place.
    Shown(char),
    /// Nobody could see it.
    Dropped,
}

/// A line end and a tab stay; whoever shows one line only asks [`one_line`].
fn fate(c: char) -> Fate {
    match c {
        ' '..='~' | '\n' | '\t' => Fate::Kept,
        // U+2400 and on are pictures of the control characters.
        '\0'..='\u{1F}' => char::from_u32(0x2400 + c as u32).map_or(Fate::Dropped, Fate::Shown),
        '\u{7F}' => Fate::Shown('␡'),
        '\u{80}'..='\u{9F}' => Fate::Shown(char::REPLACEMENT_CHARACTER),
        _ if turns(c) || is_break(c) || is_no_character(c) => Fate::Shown(char::REPLACEMENT_CHARACTER),
        _ if is_invisible(c) => Fate::Dropped,
        _ => Fate::Kept,
    }
}

/// Embeddings, overrides and isolates: with them a text reads otherwise than it is written.
pub fn turns(c: char) -> bool {
    matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Line and paragraph separators.
fn is_break(c: char) -> bool {
    matches!(c, '\u{2028}' | '\u{2029}')
}

fn is_no_character(c: char) -> bool {
    matches!(c, '\u{FDD0}'..='\u{FDEF}') || c as u32 & 0xFFFE == 0xFFFE
}

/// Signs that have no form of their own: zero-width ones, marks of direction, fillers, tags.
pub fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{AD}'
            | '\u{34F}'
            | '\u{61C}'
            | '\u{115F}'
            | '\u{1160}'
            | '\u{17B4}'
            | '\u{17B5}'
            | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}'
            | '\u{2060}'..='\u{2065}'
            | '\u{206A}'..='\u{206F}'
            | '\u{3164}'
            | '\u{FEFF}'
            | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFFB}'
            | '\u{1BCA0}'..='\u{1BCA3}'
            | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}'
    )
}

/// A text that may be printed. Its line ends and tabs stay.
pub fn visible(text: &str) -> Cow<'_, str> {
    if text.chars().all(|c| matches!(fate(c), Fate::Kept)) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().filter_map(shown).collect())
}

/// A text that may be printed in one line: a line end in it is shown, too.
pub fn one_line(text: &str) -> Cow<'_, str> {
    if text.chars().all(|c| matches!(fate(c), Fate::Kept) && c != '\n' && c != '\t') {
        return Cow::Borrowed(text);
    }
    let flat = |c: char| match c {
        '\n' => Some('␊'),
        '\t' => Some(' '),
        c => shown(c),
    };
    Cow::Owned(text.chars().filter_map(flat).collect())
}

fn shown(c: char) -> Option<char> {
    match fate(c) {
        Fate::Kept => Some(c),
        Fate::Shown(sign) => Some(sign),
        Fate::Dropped => None,
    }
}

/// A JSON document in which everything that is not plainly shown is escaped. Outside of its strings there is nothing to escape.
pub fn json(document: &str) -> Cow<'_, str> {
    let plain = |c: char| c != '\u{7F}' && matches!(fate(c), Fate::Kept);
    if document.chars().all(plain) {
        return Cow::Borrowed(document);
    }
    let mut out = String::with_capacity(document.len() + 64);
    for c in document.chars() {
        if plain(c) {
            out.push(c);
        } else {
            for unit in c.encode_utf16(&mut [0; 2]) {
                out.push_str(&format!("\\u{unit:04x}"));
            }
        }
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_obeyed() {
        assert_eq!(visible("a\u{1b}[2Kb\r\u{8}c\u{7f}"), "a␛[2Kb␍␈c␡");
        assert_eq!(
            visible("x\u{9b}31m\u{202e}y\u{2066}\u{2028}\u{fdd0}"),
            "x\u{fffd}31m\u{fffd}y\u{fffd}\u{fffd}\u{fffd}"
        );
        assert_eq!(visible("Gu\u{200b}ll\u{feff}\u{200e}\u{e0041}"), "Gull");
        assert_eq!(visible("การ์ด 防壁\n\tx ♠\u{fe0f}"), "การ์ด 防壁\n\tx ♠\u{fe0f}");
        assert_eq!(one_line("Anna\n✓ legal\tx"), "Anna␊✓ legal x");
    }

    #[test]
    fn documents_stay_what_they_say() {
        let words = "\u{1b}\u{7f}\u{9b}\u{202e}\u{200b}\u{e0041}\u{2028}ก";
        let document = serde_json::Value::from(words).to_string();
        let escaped = json(&document);
        assert!(escaped.chars().all(|c| matches!(fate(c), Fate::Kept)), "{escaped}");
        assert_eq!(serde_json::from_str::<String>(&escaped).unwrap(), words);
    }
}
