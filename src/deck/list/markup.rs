//! What a page puts around a list: tags of HTML, bullets and boxes of Markdown.

use std::borrow::Cow;

use crate::cards::number;

/// A tag of HTML and its length in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tag {
    /// The edge of a cell, a row or a paragraph.
    Edge(usize),
    /// Inside a line.
    Inline(usize),
    /// What follows is struck out.
    Struck(usize),
}

const EDGES: [&str; 31] = [
    "td", "th", "tr", "table", "tbody", "thead", "tfoot", "li", "ul", "ol", "p", "div", "br", "hr", "h1", "h2", "h3",
    "h4", "h5", "h6", "dl", "dt", "dd", "pre", "section", "article", "body", "html", "caption", "col", "colgroup",
];
const INLINES: [&str; 14] =
    ["b", "i", "em", "strong", "span", "a", "img", "u", "small", "code", "font", "sup", "sub", "label"];
const STRIKES: [&str; 3] = ["del", "s", "strike"];

/// No tag is longer.
const LONGEST: usize = 600;

/// The tag that a text begins with. `<ZZ01-004>` and `<Repair 2>` are none.
pub fn tag(text: &str) -> Option<Tag> {
    let end = text.bytes().take(LONGEST).position(|b| b == b'>')?;
    let inner = text[1..end].trim_start_matches('/').trim_end_matches('/');
    let name = inner.split(|c: char| c.is_whitespace()).next().unwrap_or("");
    let is = |names: &[&str]| names.iter().any(|n| name.eq_ignore_ascii_case(n));
    let length = end + 1;
    if is(&EDGES) {
        Some(Tag::Edge(length))
    } else if is(&INLINES) {
        Some(Tag::Inline(length))
    } else if is(&STRIKES) {
        Some(Tag::Struck(length))
    } else {
        None
    }
}

/// The cells of a row of an HTML table, without the tags inside them; nothing if there are none.
pub fn cells(line: &str) -> Option<Vec<String>> {
    let mut out: Vec<String> = Vec::new();
    let mut is_open = false;
    let mut rest = line;
    while let Some(at) = rest.find('<') {
        if let Some(cell) = out.last_mut().filter(|_| is_open) {
            cell.push_str(&rest[..at]);
        }
        rest = &rest[at..];
        let length = match tag(rest) {
            Some(Tag::Edge(length)) => {
                let name = rest[1..].trim_start_matches('/').get(..2).unwrap_or("");
                let is_cell = name.eq_ignore_ascii_case("td") || name.eq_ignore_ascii_case("th");
                let is_closed = rest.starts_with("</");
                match is_cell && !rest[1..].to_ascii_lowercase().starts_with("the") {
                    true if is_closed => is_open = false,
                    true => {
                        is_open = true;
                        out.push(String::new());
                    }
                    false => {}
                }
                length
            }
            // What a tag inside a cell says is looked at, too.
            Some(Tag::Inline(length)) if !rest[..length].contains(|c: char| c.is_ascii_digit()) => length,
            _ => {
                let length = tag(rest).map_or(1, |t| match t {
                    Tag::Edge(n) | Tag::Inline(n) | Tag::Struck(n) => n,
                });
                if let Some(cell) = out.last_mut().filter(|_| is_open) {
                    cell.push_str(&rest[..length]);
                }
                length
            }
        };
        rest = &rest[length..];
    }
    (!out.is_empty()).then_some(out)
}

/// A line without its tags. Tags that hold a digit stay: what they say must be looked at.
pub fn without_tags(line: &str) -> Cow<'_, str> {
    if !line.contains('<') {
        return Cow::Borrowed(line);
    }
    without(line, |rest| match tag(rest) {
        Some(Tag::Edge(length) | Tag::Inline(length)) if is_silent(&rest[..length]) => Some(length),
        _ => None,
    })
}

/// A line with a blank for every tag that `goes`: how long the tag is that a rest of the line begins with.
fn without(line: &str, goes: impl Fn(&str) -> Option<usize>) -> Cow<'static, str> {
    let (mut out, mut rest) = (String::with_capacity(line.len()), line);
    while let Some(at) = rest.find('<') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let length = goes(rest);
        out.push(if length.is_some() { ' ' } else { '<' });
        rest = &rest[length.unwrap_or(1)..];
    }
    out.push_str(rest);
    Cow::Owned(out)
}

/// A tag without digits, but for those of its name: `<h2>`.
fn is_silent(tag: &str) -> bool {
    let inner = tag.trim_matches(['<', '>', '/']);
    !inner.split_whitespace().skip(1).any(|word| word.contains(|c: char| c.is_ascii_digit()))
}

/// What attributes of tags say of a page, and not of a card.
const LAYOUT: [&str; 24] = [
    "class",
    "id",
    "style",
    "width",
    "height",
    "colspan",
    "rowspan",
    "border",
    "cellpadding",
    "cellspacing",
    "align",
    "valign",
    "bgcolor",
    "color",
    "size",
    "face",
    "href",
    "src",
    "srcset",
    "tabindex",
    "data-id",
    "data-index",
    "data-row",
    "data-col",
];

/// An attribute of a tag that may count cards: `data-count="4"`.
pub fn count_in_tag(line: &str) -> Option<&str> {
    let mut rest = line;
    while let Some(at) = rest.find('<') {
        rest = &rest[at..];
        let length = match tag(rest) {
            Some(Tag::Edge(length) | Tag::Inline(length) | Tag::Struck(length)) => length,
            None => 1,
        };
        let inner = rest[1..length].trim_end_matches(['>', '/']);
        let counts = |word: &&str| {
            let (name, value) = word.split_once('=').unwrap_or(("", ""));
            let value =
                value.trim_matches(['"', '\'', ' ']).trim_start_matches(['x', 'X', '×']).trim_end_matches(['x', '枚']);
            let is_layout = LAYOUT.iter().any(|l| name.eq_ignore_ascii_case(l));
            !is_layout && (1..=3).contains(&value.len()) && value.bytes().all(|b| b.is_ascii_digit())
        };
        if let Some(word) = inner.split_whitespace().skip(1).find(counts) {
            return Some(word);
        }
        rest = &rest[length..];
    }
    None
}

/// A JSON document between the fences of Markdown, without them; the lines keep their numbers.
pub fn without_fence(text: &str) -> Cow<'_, str> {
    let is_fence = |line: &str| line.trim().starts_with("```");
    let (Some(first), true) = (text.trim_start().lines().next(), text.trim_start().starts_with("```")) else {
        return Cow::Borrowed(text);
    };
    let inner = text.trim_start()[first.len()..].trim_start();
    let fences = text.lines().filter(|line| is_fence(line)).count();
    if !inner.starts_with(['{', '[']) || fences > 2 {
        return Cow::Borrowed(text);
    }
    let kept: Vec<&str> = text.lines().map(|line| if is_fence(line) { "" } else { line }).collect();
    Cow::Owned(kept.join("\n"))
}

/// A line in which `[Gull](https://…)` is the words, and behind them the address.
pub fn without_links(line: &str) -> Cow<'_, str> {
    let Some(at) = line.find("](http") else { return Cow::Borrowed(line) };
    let (Some(open), Some(close)) = (line[..at].rfind('['), line[at..].find(')')) else { return Cow::Borrowed(line) };
    let (words, address) = (&line[open + 1..at], &line[at + 2..at + close]);
    let rest = without_links(&line[at + close + 1..]);
    Cow::Owned(format!("{}{words} {address} {rest}", &line[..open]))
}

/// A line without the comments of HTML in it, and what they say.
pub fn without_comments(line: &str) -> (Cow<'_, str>, String) {
    let (mut out, mut said, mut rest) = (String::new(), String::new(), line);
    while let Some(at) = rest.find("<!--") {
        let Some(length) = rest[at..].find("-->") else { break };
        out.push_str(&rest[..at]);
        out.push(' ');
        said.push_str(&rest[at + 4..at + length]);
        said.push(' ');
        rest = &rest[at + length + 3..];
    }
    if said.is_empty() {
        return (Cow::Borrowed(line), said);
    }
    out.push_str(rest);
    (Cow::Owned(out), said.trim().to_string())
}

/// What a mark at the beginning of a line may say of it, where others have another mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// `+ 4 Gull`.
    Plus,
    /// `- 4 Gull`.
    Minus,
    /// `[x] 4 Gull`.
    Ticked,
    /// `[ ] 4 Gull`.
    Unticked,
}

/// The mark that a line begins with; a box behind a bullet counts more.
pub fn sign(line: &str) -> Option<Sign> {
    let text = line.trim_start();
    let bullet = [("+ ", Sign::Plus), ("- ", Sign::Minus)].into_iter().find(|(sign, _)| text.starts_with(sign));
    let rest = bullet.map_or(text, |(sign, _)| text[sign.len()..].trim_start());
    let rest = rest.strip_prefix("* ").unwrap_or(rest);
    let boxes = [(["[x]", "[X]", "☑", "✓", "✔"].as_slice(), Sign::Ticked), (&["[ ]", "☐", "□"], Sign::Unticked)];
    let found = boxes.iter().find(|(all, _)| all.iter().any(|sign| rest.starts_with(sign)));
    found.map(|(_, sign)| *sign).or(bullet.map(|(_, sign)| sign))
}

/// A line without the tags that only change how letters look.
pub fn without_looks(line: &str) -> Cow<'_, str> {
    const LOOKS: [&str; 9] = ["b", "i", "em", "strong", "span", "u", "small", "code", "font"];
    if !line.contains("</") {
        return Cow::Borrowed(line);
    }
    without(line, |rest| {
        let name = rest[1..].trim_start_matches('/').split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or("");
        let looks = LOOKS.iter().any(|look| name.eq_ignore_ascii_case(look));
        match tag(rest).filter(|_| looks) {
            Some(Tag::Inline(length)) if number::first(&rest[..length]).is_none() => Some(length),
            _ => None,
        }
    })
}

/// Does a cell stand for several rows?
pub fn spans(line: &str) -> bool {
    if !line.contains('<') {
        return false;
    }
    let lower = line.to_ascii_lowercase();
    lower.match_indices("rowspan").any(|(at, word)| {
        let value = lower[at + word.len()..].trim_start_matches([' ', '=', '"', '\'']);
        let digits: String = value.chars().take_while(char::is_ascii_digit).collect();
        !matches!(digits.as_str(), "" | "1")
    })
}

/// A line without the bullet, the box or the mark of a quotation that it begins with.
pub fn without_bullet(line: &str) -> &str {
    let mut text = line.trim();
    loop {
        const BOXES: [&str; 3] = ["[ ]", "[x]", "[X]"];
        let parted = |rest: &str| rest.starts_with([' ', '\t']);
        let signs = ['-', '*', '+', '>', '‣', '◦'];
        const SIGNS: [char; 11] = ['•', '・', '·', '●', '○', '■', '□', '☐', '☑', '✓', '✔'];
        let bare = match text.strip_prefix(SIGNS) {
            // Several of them are a tally.
            Some(rest) if rest.trim_start().starts_with(SIGNS) => text,
            Some(rest) => rest,
            None => match text.strip_prefix(signs).filter(|rest| parted(rest)) {
                Some(rest) => rest,
                // Several boxes are a tally.
                None => BOXES
                    .iter()
                    .find_map(|b| text.strip_prefix(b))
                    .filter(|rest| !BOXES.iter().any(|b| rest.trim_start().starts_with(b)))
                    .unwrap_or(text),
            },
        };
        if bare.len() == text.len() {
            return text;
        }
        text = bare.trim_start();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_and_what_only_looks_like_one() {
        assert_eq!(tag("<td>4"), Some(Tag::Edge(4)));
        assert_eq!(tag("</TD>"), Some(Tag::Edge(5)));
        assert_eq!(tag("<br/>4"), Some(Tag::Edge(5)));
        assert_eq!(tag("<a href=\"x\">"), Some(Tag::Inline(12)));
        assert_eq!(tag("<s>"), Some(Tag::Struck(3)));
        for text in ["<ZZ01-004>", "<Repair 2>", "<", "<td"] {
            assert_eq!(tag(text), None, "{text}");
        }
    }

    #[test]
    fn cells_of_a_row() {
        let row = cells("<tr class=\"odd\"><td>4</td><TD width=\"40\"><b>Gull</b></TD><th>x</th></tr>").unwrap();
        assert_eq!(row, ["4", "Gull", "x"]);
        let row = cells("<td>4</td><td><img alt=\"ZZ01-005\"></td>").unwrap();
        assert!(row[1].contains("ZZ01-005"));
        assert_eq!(cells("<li>4 Gull</li>"), None);
        assert_eq!(without_tags("<h2>Deck</h2>"), " Deck ");
        assert_eq!(without_tags("<a href=\"1\">x"), "<a href=\"1\">x");
    }

    #[test]
    fn attributes_that_count() {
        assert_eq!(count_in_tag("<td data-count=\"4\">ZZ01-004</td>"), Some("data-count=\"4\""));
        assert_eq!(count_in_tag("<tr><td value='x4'>ZZ01-004</td></tr>"), Some("value='x4'"));
        for line in
            ["<td width=\"40\" colspan=2>4</td>", "<td>4</td>", "4 < 5", "<a href=\"4\">", "<img alt=\"ZZ01-005\">"]
        {
            assert_eq!(count_in_tag(line), None, "{line}");
        }
    }

    #[test]
    fn comments_of_a_page() {
        assert_eq!(
            without_comments("4 <!-- a -->ZZ01-004<!-- b -->"),
            (Cow::Borrowed("4  ZZ01-004 "), "a   b".to_string())
        );
    }

    #[test]
    fn bullets() {
        assert_eq!(without_bullet("●●●● ZZ01-004"), "●●●● ZZ01-004");
        assert_eq!(without_bullet("✓ ✓ ZZ01-004"), "✓ ✓ ZZ01-004");
        for line in ["- 4 Gull", "* 4 Gull", "• 4 Gull", "・4 Gull", "> - [x] 4 Gull", "□ 4 Gull", "4 Gull"] {
            assert_eq!(without_bullet(line), "4 Gull", "{line}");
        }
        // A minus sign is no bullet.
        assert_eq!(without_bullet("-4 Gull"), "-4 Gull");
        assert_eq!(without_bullet("*4* Gull"), "*4* Gull");
    }
}
