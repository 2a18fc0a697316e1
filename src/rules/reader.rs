//! Reads an edition from its Markdown file and the files beside it.
//!
//! ```text
//! +++
//! game = "one-piece"            the facts, in TOML
//! +++
//! # 7. การโจมตีและแบทเทิล           a heading that is a clause: its number comes first
//! **7-1-1-1.** หากผู้เล่น…          a clause: its number in bold
//! - …                           a list, an example or a further paragraph belongs to the clause above
//! # Glossary {.glossary}        from here on every heading is an entry
//! ## Interfere
//! # … {.changelog}              and {.front}: text that belongs to the edition, not to a clause
//! ```
//! Beside `1.1.8.th.md` there may be `1.1.8.en.tsv` (our paraphrase; `.th.tsv` and `.ja.tsv` in other languages),
//! `1.1.8.scan.tsv` (what the scan has), `1.1.8.remarks.tsv`, `1.1.8.refs.tsv` (references where the text names a clause
//! without its number), `1.1.8.kinds.tsv` (what an engine can enforce) and `1.1.8.since-2023-01-19.tsv` (how far each
//! change since that edition reaches). `1.1.8.remarks.th.tsv` and `1.1.8.since-2023-01-19.th.tsv` are the same in Thai.

use std::collections::HashMap;

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use super::check;
use super::clause::{Clause, Kind};
use super::edition::{Edition, Facts};
use super::fault::{Fault, FaultKind, Place};
use super::translated::Translated;
use super::{reference, sides};
use crate::text::number;

/// A file as it was given: its name for messages, and its text.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// Name for messages.
    pub file: &'a str,
    /// Content.
    pub text: &'a str,
}

/// The files of one edition.
#[derive(Clone, Debug)]
pub struct Sources<'a> {
    /// The text itself.
    pub text: Source<'a>,
    /// Our paraphrase.
    pub english: Option<Source<'a>>,
    /// Our paraphrase in other languages.
    pub paraphrases: Vec<(&'static str, Source<'a>)>,
    /// What the scan has.
    pub scan: Option<Source<'a>>,
    /// Our remarks.
    pub remarks: Option<Source<'a>>,
    /// Our remarks in other languages.
    pub remarks_in: Vec<(&'static str, Source<'a>)>,
    /// References by name.
    pub references: Option<Source<'a>>,
    /// Kinds of clauses.
    pub kinds: Option<Source<'a>>,
    /// How far each change since an older edition reaches: that edition's name, and the file.
    pub since: Vec<(String, Source<'a>)>,
    /// The same in other languages.
    pub since_in: Vec<(String, &'static str, Source<'a>)>,
    /// Characters and clusters were checked before: by the tests, for the texts inside the program.
    pub proven: bool,
}

impl<'a> Sources<'a> {
    /// A text with nothing beside it.
    pub fn alone(text: Source<'a>) -> Self {
        Self {
            text,
            english: None,
            paraphrases: Vec::new(),
            scan: None,
            remarks: None,
            remarks_in: Vec::new(),
            references: None,
            kinds: None,
            since: Vec::new(),
            since_in: Vec::new(),
            proven: false,
        }
    }
}

/// Read an edition, or say what is wrong with its files and where.
pub fn read(sources: &Sources<'_>) -> Result<Edition, Fault> {
    let Source { file, text } = sources.text;
    let (facts, body) = front_matter(file, text)?;
    let mut page = Page::new(file, text, body, sources.proven);
    page.read()?;
    page.glossary_last();
    let Page { mut clauses, levels, starts, front, changelog, .. } = page;
    link(&mut clauses, &levels, &facts, |at| Place::of(file, text, starts[at]))?;
    let mut edition = Edition::new(facts, file.to_string(), clauses, front, changelog);
    sides::read(sources, &mut edition)?;
    reference::link(&mut edition);
    Ok(edition)
}

/// The TOML between the two `+++` lines, and where the body begins.
fn front_matter(file: &str, text: &str) -> Result<(Facts, usize), Fault> {
    let text_without_mark = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    let skipped = text.len() - text_without_mark.len();
    let missing = || Fault::at(FaultKind::NoFrontMatter, Place::of(file, text, 0));
    let rest = text_without_mark.strip_prefix("+++").ok_or_else(missing)?;
    let end = rest.find("\n+++").ok_or_else(missing)?;
    let start = skipped + 3;
    let toml_text = rest[..end].trim_end_matches('\r');
    let facts = toml::from_str(toml_text).map_err(|error| {
        let at = start + error.span().map_or(0, |s| s.start);
        Fault::at(FaultKind::BadFacts(error.message().to_string()), Place::of(file, text, at))
    })?;
    Ok((facts, start + end + "\n+++".len()))
}

/// Which part of the file is being read.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    Clauses,
    Glossary,
    Changelog,
    Front,
}

/// The body of a file while it is being read.
struct Page<'a> {
    file: &'a str,
    source: &'a str,
    body: usize,
    proven: bool,
    clauses: Vec<Clause>,
    /// For each clause the Markdown level of its heading, or 0.
    levels: Vec<u8>,
    /// For each clause the byte where it begins.
    starts: Vec<usize>,
    seen: HashMap<String, usize>,
    front: Vec<String>,
    changelog: Vec<String>,
    part: Part,
}

/// A heading, paragraph or list item, read to its end.
struct Block {
    start: usize,
    end: usize,
    /// What stood in bold at its beginning.
    lead: String,
    text: String,
}

impl<'a> Page<'a> {
    fn new(file: &'a str, source: &'a str, body: usize, proven: bool) -> Self {
        Self {
            file,
            source,
            body,
            proven,
            clauses: Vec::new(),
            levels: Vec::new(),
            starts: Vec::new(),
            seen: HashMap::new(),
            front: Vec::new(),
            changelog: Vec::new(),
            part: Part::Clauses,
        }
    }

    fn place(&self, at: usize) -> Place {
        Place::of(self.file, self.source, at)
    }

    fn fault(&self, kind: FaultKind, at: usize) -> Fault {
        Fault::at(kind, self.place(at))
    }

    fn read(&mut self) -> Result<(), Fault> {
        let body = self.body;
        let mut events =
            Parser::new_ext(&self.source[body..], Options::ENABLE_HEADING_ATTRIBUTES | Options::ENABLE_TABLES)
                .into_offset_iter();
        // The marks of the lists that are open: the next number, or none for a bullet.
        let mut lists: Vec<Option<u64>> = Vec::new();
        while let Some((event, span)) = events.next() {
            let at = body + span.start;
            match event {
                Event::Start(Tag::Heading { level, classes, .. }) => {
                    let block = self.block(&mut events, at)?;
                    self.heading(level, &classes, block)?;
                }
                Event::Start(Tag::Paragraph) => {
                    let block = self.block(&mut events, at)?;
                    self.paragraph(block)?;
                }
                Event::Start(Tag::List(first)) => lists.push(first),
                Event::End(TagEnd::List(_)) => {
                    lists.pop();
                }
                Event::Start(Tag::Item) => {
                    let mut block = self.block(&mut events, at)?;
                    let mark = match lists.last_mut() {
                        Some(Some(n)) => {
                            *n += 1;
                            format!("{}. ", *n - 1)
                        }
                        _ => "- ".to_string(),
                    };
                    block.text = format!("{mark}{}{}", block.lead, block.text);
                    block.lead.clear();
                    self.paragraph(block)?;
                }
                Event::End(_) => {}
                _ => return Err(self.fault(FaultKind::UnexpectedMarkdown, at)),
            }
        }
        if self.clauses.is_empty() {
            return Err(self.fault(FaultKind::NoClause, self.body));
        }
        match self.clauses.iter().position(|c| c.text.is_empty()) {
            Some(at) => Err(self.fault(FaultKind::EmptyClause(self.clauses[at].printed.clone()), self.starts[at])),
            None => Ok(()),
        }
    }

    /// Glossary entries stand after the clauses, wherever the file has them.
    fn glossary_last(&mut self) {
        let mut order: Vec<usize> = (0..self.clauses.len()).collect();
        order.sort_by_key(|&at| self.clauses[at].kind == Kind::Glossary);
        self.levels = order.iter().map(|&at| self.levels[at]).collect();
        self.starts = order.iter().map(|&at| self.starts[at]).collect();
        self.clauses.sort_by_key(|c| c.kind == Kind::Glossary);
    }

    /// Collect the text of a block up to its end.
    fn block<'e>(
        &self,
        events: &mut impl Iterator<Item = (Event<'e>, std::ops::Range<usize>)>,
        start: usize,
    ) -> Result<Block, Fault> {
        let mut block = Block { start, end: start, lead: String::new(), text: String::new() };
        let mut bold = false;
        for (event, span) in events {
            block.end = self.body + span.end;
            match event {
                Event::Text(t) => push(&mut block, bold, &t),
                Event::SoftBreak => push(&mut block, bold, &CowStr::from(" ")),
                Event::HardBreak => push(&mut block, bold, &CowStr::from("\n")),
                Event::Start(Tag::Strong) => bold = true,
                Event::End(TagEnd::Strong) => bold = false,
                // A loose list has paragraphs in its items.
                Event::Start(Tag::Paragraph) if block.text.is_empty() => {}
                Event::Start(Tag::Emphasis) | Event::End(TagEnd::Emphasis) => {}
                Event::End(TagEnd::Heading(_) | TagEnd::Paragraph | TagEnd::Item) => return Ok(block),
                _ => return Err(self.fault(FaultKind::UnexpectedMarkdown, self.body + span.start)),
            }
        }
        Ok(block)
    }

    fn heading(&mut self, level: HeadingLevel, classes: &[CowStr<'_>], block: Block) -> Result<(), Fault> {
        let part = classes.iter().find_map(|class| match class.as_ref() {
            "glossary" => Some(Part::Glossary),
            "changelog" => Some(Part::Changelog),
            "front" => Some(Part::Front),
            "clauses" => Some(Part::Clauses),
            _ => None,
        });
        if let Some(part) = part {
            self.part = part;
            return Ok(());
        }
        let title = format!("{}{}", block.lead, block.text);
        match self.part {
            Part::Clauses => {
                let (printed, rest) = title.split_once(' ').unwrap_or((&title, ""));
                self.open(printed, rest, true, level as u8, &block)
            }
            Part::Glossary => self.open_entry(&title, &block),
            Part::Changelog | Part::Front => self.paragraph(Block { text: title, lead: String::new(), ..block }),
        }
    }

    fn paragraph(&mut self, block: Block) -> Result<(), Fault> {
        if !block.lead.is_empty() && self.part == Part::Clauses {
            return self.open(&block.lead, block.text.trim_start(), false, 0, &block);
        }
        let text = format!("{}{}", block.lead, block.text);
        self.check(&block)?;
        match self.part {
            Part::Front => self.front.push(text),
            Part::Changelog => self.changelog.push(text),
            Part::Clauses | Part::Glossary => match self.clauses.last_mut() {
                Some(clause) => {
                    if !clause.text.is_empty() {
                        clause.text.push('\n');
                    }
                    clause.text.push_str(&text);
                    clause.heading = false;
                }
                None => return Err(self.fault(FaultKind::TextWithoutClause, block.start)),
            },
        }
        Ok(())
    }

    /// Characters and clusters, in the source, so that the place is exact.
    fn check(&self, block: &Block) -> Result<(), Fault> {
        if self.proven {
            return Ok(());
        }
        // What an entity stands for is not in the source.
        if let Some(c) = block.text.chars().find(|&c| !check::is_allowed(c) && !self.source.contains(c)) {
            return Err(self.fault(FaultKind::ForbiddenCharacter(c), block.start));
        }
        let end = block.end.min(self.source.len());
        let written = self.source.get(block.start..end).unwrap_or("");
        check::first_fault(self.file, self.source, block.start, written).map_or(Ok(()), Err)
    }

    fn open(&mut self, printed: &str, text: &str, heading: bool, level: u8, block: &Block) -> Result<(), Fault> {
        let id = printed.strip_suffix('.').unwrap_or(printed);
        if !is_id(id) {
            return Err(self.fault(FaultKind::NoNumber(printed.to_string()), block.start));
        }
        self.push(id.to_string(), printed.to_string(), Kind::Clause, text.trim(), heading, level, block)
    }

    fn open_entry(&mut self, headword: &str, block: &Block) -> Result<(), Fault> {
        let headword = headword.trim();
        let id = format!("g:{headword}");
        self.push(id, headword.to_string(), Kind::Glossary, "", false, 0, block)
    }

    #[expect(clippy::too_many_arguments, reason = "the fields of a clause, in one place")]
    fn push(
        &mut self,
        id: String,
        printed: String,
        kind: Kind,
        text: &str,
        heading: bool,
        level: u8,
        block: &Block,
    ) -> Result<(), Fault> {
        self.check(block)?;
        let key = if kind == Kind::Clause { number::key(&id) } else { id.clone() };
        if let Some(&first) = self.seen.get(&key) {
            return Err(Fault {
                other: Some(Box::new(self.place(self.starts[first]))),
                ..self.fault(FaultKind::DuplicateNumber(printed), block.start)
            });
        }
        self.seen.insert(key, self.clauses.len());
        self.clauses.push(Clause {
            id,
            printed,
            kind,
            text: text.to_string(),
            heading,
            parent: None,
            children: Vec::new(),
            refers_to: Vec::new(),
            referred_by: Vec::new(),
            refers_elsewhere: Vec::new(),
            referred_elsewhere: Vec::new(),
            raw: String::new(),
            remarks: Vec::new(),
            english: None,
            also: Translated::default(),
            enforcement: None,
        });
        self.levels.push(level);
        self.starts.push(block.start);
        Ok(())
    }
}

fn push(block: &mut Block, bold: bool, text: &CowStr<'_>) {
    if bold && block.text.is_empty() {
        block.lead.push_str(text);
    } else {
        block.text.push_str(text);
    }
}

/// `7`, `7-1-3`, `504.15.1`, `A-9-N`, `C-5-3-1-a`.
fn is_id(id: &str) -> bool {
    let mut parts = id.split(['-', '.']);
    let first = parts.next().unwrap_or("");
    let numeric = |p: &str| !p.is_empty() && p.len() <= 3 && p.bytes().all(|b| b.is_ascii_digit());
    let letter = |p: &str| p.len() == 1 && p.bytes().all(|b| b.is_ascii_alphabetic());
    let lettered = letter(first);
    if lettered && !id.contains('-') {
        return false;
    }
    (numeric(first) || lettered) && parts.all(|p| numeric(p) || (lettered && letter(p)))
}

/// Parents by number; where a number has no shorter one, the heading it stands under.
fn link(clauses: &mut [Clause], levels: &[u8], facts: &Facts, place: impl Fn(usize) -> Place) -> Result<(), Fault> {
    let by_key: HashMap<String, usize> = clauses.iter().enumerate().map(|(at, c)| (c.key(), at)).collect();
    // The headings open at the point reached, with their levels.
    let mut open: Vec<(u8, usize)> = Vec::new();
    for at in 0..clauses.len() {
        if clauses[at].kind == Kind::Glossary {
            continue;
        }
        let level = levels[at];
        if level > 0 {
            open.retain(|&(l, _)| l < level);
        }
        let parent = match parent_key(&clauses[at].key()) {
            None => open.last().map(|&(_, h)| h),
            Some(wanted) => {
                let mut key = Some(wanted.clone());
                while let Some(k) = key.as_ref().filter(|k| !by_key.contains_key(*k) && facts.lacking(k).is_some()) {
                    key = parent_key(k);
                }
                let found = key.and_then(|k| by_key.get(&k).copied());
                match found {
                    Some(up) if up != at => Some(up),
                    _ => {
                        return Err(Fault {
                            kind: FaultKind::MissingParent(wanted),
                            place: Box::new(place(at)),
                            other: at.checked_sub(1).map(|before| Box::new(place(before))),
                        });
                    }
                }
            }
        };
        if level > 0 {
            open.push((level, at));
        }
        clauses[at].parent = parent;
        if let Some(up) = parent {
            clauses[up].children.push(at);
        }
    }
    Ok(())
}

/// The number above: `9-2-1` for `9-2-1-1`; none for a chapter, or for `A-9`.
fn parent_key(key: &str) -> Option<String> {
    let (up, _) = key.rsplit_once('-')?;
    let lone_letter = up.len() == 1 && up.bytes().all(|b| b.is_ascii_alphabetic());
    (!lone_letter).then(|| up.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    const FACTS: &str = "+++\ngame = \"g\"\nedition = \"1\"\ntitle = \"t\"\nlanguage = \"th\"\ndate = \"2020\"\nsource = \"s\"\npublisher = \"p\"\n";

    fn edition(body: &str) -> Result<Edition, Fault> {
        let text = format!("{FACTS}+++\n{body}");
        read(&Sources::alone(Source { file: "g/1.th.md", text: &text }))
    }

    #[test]
    fn clauses_headings_lists_and_glossary() {
        let e = edition(
            "# 1. หัวข้อ\n\n## 1-1. ชื่อ\n\n**1-1-1.** หากเป็น \\<x>\n\n- หนึ่ง\n- สอง\n\n1. ก\n2. ข\n\n**1-1-2.** (ดู 1-1-1.)\n\n# Glossary {.glossary}\n\n## Seal / ซีล\n\nคำ\n\n# log {.changelog}\n\nวันที่\n",
        )
        .unwrap();
        assert_eq!(e.numbered().count(), 4);
        let clause = e.clause("1.1.1").unwrap();
        assert_eq!(clause.text, "หากเป็น <x>\n- หนึ่ง\n- สอง\n1. ก\n2. ข");
        assert_eq!(e.path(2).iter().map(|c| c.id.as_str()).collect::<Vec<_>>(), ["1", "1-1"]);
        assert_eq!(e.clauses[2].referred_by, [3]);
        assert_eq!(e.clause("g:Seal / ซีล").unwrap().text, "คำ");
        assert_eq!(e.changelog, ["วันที่"]);
    }

    #[test]
    fn a_duplicate_shows_both_places() {
        let fault = edition("# 1. ก\n\n**1-1.** ข\n\n**1.1.** ค\n").unwrap_err();
        assert_eq!(fault.kind, FaultKind::DuplicateNumber("1.1.".into()));
        assert_eq!(fault.place.line, 14);
        assert_eq!(fault.other.unwrap().line, 12);
    }

    #[test]
    fn an_orphan_shows_its_neighbour() {
        let fault = edition("# 1. ก\n\n**1-2-1.** ข\n").unwrap_err();
        assert_eq!(fault.kind, FaultKind::MissingParent("1-2".into()));
        assert_eq!(fault.other.unwrap().line, 10);
    }

    #[test]
    fn damage_is_found_where_it_stands() {
        let fault = edition("# 1. ก\n\n**1-1.** ไດ้\n").unwrap_err();
        assert_eq!(fault.kind, FaultKind::ForbiddenCharacter('ດ'));
        assert_eq!((fault.place.line, &fault.place.source[fault.place.column..]), (12, "ດ้"));
        assert!(matches!(edition("# 1. ผูเ้ลน่\n").unwrap_err().kind, FaultKind::IllegalCluster(_)));
        assert!(matches!(edition("# 1. ก\n\n> ข\n").unwrap_err().kind, FaultKind::UnexpectedMarkdown));
        assert!(matches!(edition("ก\n").unwrap_err().kind, FaultKind::TextWithoutClause));
        assert!(matches!(edition("# ก ข\n").unwrap_err().kind, FaultKind::NoNumber(_)));
        assert!(matches!(edition("**1.**\n").unwrap_err().kind, FaultKind::EmptyClause(_)));
    }
}
