//! The words of a case in other languages than its page: what is asked and answered, not what is played.

use crate::keys::{BoardFault, Keys, quoted};
use crate::lang::Language;

/// The words of a case in one language. What is not translated is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Translated {
    /// The language.
    pub language: Language,
    /// The question in one line.
    pub title: String,
    /// What was asked: the first paragraph of the prose.
    pub question: String,
    /// The ruling in a sentence.
    pub answer: String,
}

/// The languages that a page may have besides English, in which it is written.
const OTHERS: [Language; 2] = [Language::Th, Language::Ja];

/// `[words.th]`, `[words.ja]`: each with `title`, `question`, `answer`, as far as they are translated.
pub fn read(words: &Keys<'_>) -> Result<Vec<Translated>, BoardFault> {
    words.only(&OTHERS.map(Language::code))?;
    let mut all = Vec::new();
    for language in OTHERS {
        let Some(node) = words.get(language.code()) else { continue };
        let keys = node.table()?;
        keys.only(&["title", "question", "answer"])?;
        // Each is one line, so that the front matter can be written anew.
        let line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let text = |key: &str| keys.get(key).map_or(Ok(String::new()), |node| node.text().map(line));
        let (title, question, answer) = (text("title")?, text("question")?, text("answer")?);
        all.push(Translated { language, title, question, answer });
    }
    Ok(all)
}

/// As the front matter of a page has them.
pub fn written(all: &[Translated]) -> String {
    let mut out = String::new();
    for words in all {
        out.push_str(&format!("\n[words.{}]\n", words.language.code()));
        for (key, text) in [("title", &words.title), ("question", &words.question), ("answer", &words.answer)] {
            if !text.is_empty() {
                out.push_str(&format!("{key} = {}\n", quoted(text)));
            }
        }
    }
    out
}
