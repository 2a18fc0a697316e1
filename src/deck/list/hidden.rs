//! What a page of HTML does not show, or shows struck out, or puts aside.

use super::absent;
use super::markup::{Tag, tag};

/// A tag whose contents a page does not show, or shows struck out, or puts aside: `<li hidden>`, `style="display:none"`, `class="removed"`.
pub fn hides(line: &str) -> Option<&str> {
    const STYLES: [&str; 6] =
        ["display:none", "visibility:hidden", "line-through", "opacity:0;", "opacity:0\"", "visibility:collapse"];
    let mut rest = line;
    while let Some(at) = rest.find('<') {
        rest = &rest[at..];
        let length = match tag(rest) {
            Some(Tag::Edge(length) | Tag::Inline(length) | Tag::Struck(length)) => length,
            None => 1,
        };
        let inner = rest[1..length].trim_end_matches(['>', '/']);
        let style: String = inner.to_ascii_lowercase().chars().filter(|c| !c.is_whitespace()).collect();
        if STYLES.iter().any(|s| style.contains(s)) {
            return Some(&rest[..length]);
        }
        let is_hidden = |word: &&str| {
            let (name, value) = word.split_once('=').unwrap_or((*word, ""));
            let value = value.trim_matches(['"', '\'']);
            let is_class =
                name.eq_ignore_ascii_case("class") || name.eq_ignore_ascii_case("id") || name.starts_with("data-");
            name.eq_ignore_ascii_case("hidden")
                || (name.eq_ignore_ascii_case("aria-hidden") && value.eq_ignore_ascii_case("true"))
                || (is_class && value.split(['-', '_']).any(absent::is_clear))
        };
        // The values of an attribute that has several stand apart: `class="card removed"`.
        let bare = |word: &str| absent::is_clear(word.trim_matches(['"', '\'']));
        let in_class = inner.contains("class=") && inner.split_whitespace().skip(1).any(bare);
        if inner.split_whitespace().skip(1).any(|word| is_hidden(&word)) || in_class {
            return Some(&rest[..length]);
        }
        rest = &rest[length..];
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_page_does_not_show() {
        for line in [
            "<li hidden>4 ZZ01-004</li>",
            "<li style=\"display: none\">4 ZZ01-004</li>",
            "<td style='text-decoration:line-through'>ZZ01-004</td>",
            "<tr class=\"removed\"><td>4</td></tr>",
            "<tr class=\"card sideboard\">",
        ] {
            assert!(hides(line).is_some(), "{line}");
        }
        for line in ["<li class=\"odd\">4 ZZ01-004</li>", "<td style=\"width:40px\">4</td>", "4 < 5"] {
            assert_eq!(hides(line), None, "{line}");
        }
    }
}
