//! What a search needs of a case: its title, its question, and the clauses that decide it.

use std::collections::BTreeMap;

use serde::Deserialize;

/// A case, as far as it is searched.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Face {
    /// `one-piece@1.1.8`.
    pub edition: String,
    /// The question in one line.
    pub title: String,
    /// The same in other languages, by their codes, as far as it is translated.
    pub titles: BTreeMap<String, String>,
    /// The prose before the board.
    pub question: String,
    /// The clauses that the page names as its source.
    pub source: Vec<String>,
    /// The clauses that its steps must name.
    pub cites: Vec<String>,
}

#[derive(Deserialize)]
struct Front {
    game: String,
    title: String,
    #[serde(default)]
    source: String,
    #[serde(default)]
    words: BTreeMap<String, Words>,
}

/// `[words.th]`
#[derive(Deserialize)]
struct Words {
    title: Option<String>,
}

impl Face {
    /// The face of a page; nothing, if it is no page of a case.
    pub fn of(page: &str) -> Option<Self> {
        let rest = page.strip_prefix("+++\n")?;
        let (front, body) = rest.split_once("\n+++")?;
        let front: Front = toml::from_str(front).ok()?;
        let question = body.split("```").next().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
        let cites = body.split("\ncites = [").nth(1).map(listed).unwrap_or_default();
        let quoted = cites.split('"').skip(1).step_by(2).map(bare).collect();
        let source = front.source.split(", ").map(bare).filter(|word| is_number(word)).collect();
        let titles = front.words.into_iter().filter_map(|(language, words)| Some((language, words.title?))).collect();
        Some(Self { edition: front.game, title: front.title, titles, question, source, cites: quoted })
    }

    /// Its title in a language, where it is translated; else as it is written.
    pub fn title_in(&self, language: &str) -> &str {
        self.titles.get(language).unwrap_or(&self.title)
    }

    /// The clauses that decide it: those it names as its source, else those that its steps must name.
    pub fn clauses(&self) -> &[String] {
        if self.source.is_empty() { &self.cites } else { &self.source }
    }
}

/// What stands before the bracket that closes a list; one in quotes closes nothing.
fn listed(rest: &str) -> &str {
    let mut quoted = false;
    let end = rest.find(|c: char| {
        quoted ^= c == '"';
        c == ']' && !quoted
    });
    &rest[..end.unwrap_or(rest.len())]
}

/// A number without the name of its text; an entry of a glossary (`g:Active Seal`) as it is.
fn bare(name: &str) -> String {
    let name = name.trim();
    match name.find("g:") {
        Some(at) if at == 0 || name[..at].ends_with([':', ' ']) => name[at..].to_string(),
        _ => name.rsplit([':', ' ']).next().unwrap_or(name).to_string(),
    }
}

/// `7-1-2`, `P-4-2`, `504.16` or `g:Active Seal`, but not the number of an official answer.
fn is_number(word: &str) -> bool {
    if let Some(entry) = word.strip_prefix("g:") {
        return !entry.is_empty();
    }
    let Some((first, rest)) = word.split_once(['-', '.']) else { return word.len() == 3 && is_digits(word) };
    let chapter = (first.len() == 1 && first.bytes().all(|b| b.is_ascii_alphanumeric())) || is_digits(first);
    chapter && !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'.'))
}

fn is_digits(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_face_of_a_page() {
        let page = "+++\ngame = \"toy@1\"\ntitle = \"Two at once\"\nsource = \"official Q&A OPCG-1, 7-1-2, P-4-2\"\n+++\nWho is\nfirst?\n\n\
                    ```board\nturn = 1\n```\n\n```ruling\nA.hand = [\"x\"]\ncites = [\"7-1-2\", \"base-6.1 P-4-2\"]\n```\n";
        let face = Face::of(page).unwrap();
        assert_eq!((face.edition.as_str(), face.title.as_str()), ("toy@1", "Two at once"));
        assert_eq!(face.question, "Who is first?");
        assert_eq!(
            (face.source, face.cites),
            (vec!["7-1-2".into(), "P-4-2".into()], vec!["7-1-2".into(), "P-4-2".into()])
        );
        let dotted = page
            .replace("official Q&A OPCG-1, 7-1-2, P-4-2", "judge question, 504.16, 104, g:Active Seal, rule 3.5 times");
        let dotted = dotted.replace("base-6.1 P-4-2", "g:เข้ามา:");
        let face = Face::of(&dotted).unwrap();
        assert_eq!(face.source, ["504.16", "104", "g:Active Seal"]);
        assert_eq!(face.cites, ["7-1-2", "g:เข้ามา:"]);
        let translated =
            page.replace("+++\nWho", "[words.th]\ntitle = \"สองอย่างพร้อมกัน\"\n[words.ja]\nanswer = \"A\"\n+++\nWho");
        let face = Face::of(&translated).unwrap();
        assert_eq!(
            (["en", "th", "ja"]).map(|language| face.title_in(language)),
            ["Two at once", "สองอย่างพร้อมกัน", "Two at once"]
        );
        assert_eq!(Face::of("# no case"), None);
    }
}
