//! Texts as data have them, made readable: entities, line breaks, and the several ways to write one sign.

use std::borrow::Cow;

/// `text` with entities decoded, `<br>` as a new line, one kind of minus sign and of `!!`; empty for `-` and `NULL`.
pub fn text(raw: &str) -> String {
    let raw = raw.trim();
    if is_none(raw) {
        return String::new();
    }
    let decoded = entities(raw);
    let broken = breaks(&decoded);
    let plain: String = broken
        .chars()
        .flat_map(|c| match c {
            '‼' => ['!', '!'].into_iter().take(2),
            '\u{2212}' | '\u{FF0D}' => ['-', '-'].into_iter().take(1),
            '\u{00A0}' | '\t' => [' ', ' '].into_iter().take(1),
            '\r' => ['\n', '\n'].into_iter().take(0),
            c => [c, c].into_iter().take(1),
        })
        .collect();
    let lines: Vec<&str> = plain.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
    lines.join("\n")
}

/// How data write that there is nothing.
pub fn is_none(raw: &str) -> bool {
    matches!(raw, "" | "-" | "NULL" | "null" | "None" | "ー" | "－" | "N/A")
}

/// `&amp;`, `&lt;`, `&#39;` and their like.
pub fn entities(text: &str) -> Cow<'_, str> {
    if !text.contains('&') {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        // No entity is longer than this.
        let end = rest.bytes().take(10).position(|b| b == b';');
        match end.and_then(|end| entity(&rest[1..end]).map(|c| (c, end))) {
            Some((c, end)) => {
                out.push(c);
                rest = &rest[end + 1..];
            }
            None => {
                out.push('&');
                rest = &rest[1..];
            }
        }
    }
    out.push_str(rest);
    Cow::Owned(out)
}

fn entity(name: &str) -> Option<char> {
    Some(match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "nbsp" => ' ',
        "ndash" => '–',
        "mdash" => '—',
        "hellip" => '…',
        "times" => '×',
        name => {
            let code = name.strip_prefix('#')?;
            let code = match code.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => code.parse().ok()?,
            };
            char::from_u32(code).filter(|c| !c.is_control())?
        }
    })
}

/// `<br>` in any spelling is a new line; other signs in angle brackets are words of the card (`<Repair 2>`).
fn breaks(text: &str) -> Cow<'_, str> {
    let is_break = |rest: &str| {
        let head = rest.as_bytes().get(..3)?;
        if !head.eq_ignore_ascii_case(b"<br") {
            return None;
        }
        let end = rest.bytes().take(8).position(|b| b == b'>')?;
        rest[3..end].bytes().all(|b| matches!(b, b' ' | b'/')).then_some(end + 1)
    };
    if !text.contains('<') {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        match is_break(rest) {
            Some(length) => {
                out.push('\n');
                rest = &rest[length..];
            }
            None => {
                out.push('<');
                rest = &rest[1..];
            }
        }
    }
    out.push_str(rest);
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_become_readable() {
        assert_eq!(text("Salt &amp; Kelp"), "Salt & Kelp");
        assert_eq!(text("&lt;Repair 2&gt; now.<br>Then.<BR />"), "<Repair 2> now.\nThen.");
        assert_eq!(text("ドン‼ −1 &#39;&#x41;&unknown; & so"), "ドン!! -1 'A&unknown; & so");
        assert_eq!(text(" - "), "");
        assert_eq!(text("NULL"), "");
    }
}
