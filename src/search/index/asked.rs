//! How people ask for a clause: lines of ours, never shown as the rule. They stand in `index/asked/`, one file an edition.

use crate::packed;

/// The lines of one edition.
#[derive(Clone, Copy, Debug)]
pub struct AskedFile {
    /// `one-piece@1.1.8`.
    pub edition: &'static str,
}

/// One line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked<'a> {
    /// The clause it asks for.
    pub clause: &'a str,
    /// `en`, `th` or `ja`.
    pub language: &'a str,
    /// What people type.
    pub line: &'a str,
    /// Where it stands in its file.
    pub at: usize,
}

/// The lines inside the program.
pub static FILES: [AskedFile; 6] = [
    AskedFile { edition: "blackpoker@act6.1-lite" },
    AskedFile { edition: "blackpoker@base-6.1" },
    AskedFile { edition: "gundam@1.1.0" },
    AskedFile { edition: "one-piece@1.1.8" },
    AskedFile { edition: "one-piece@2023-01-19" },
    AskedFile { edition: "summoner-master@2014-01" },
];

impl AskedFile {
    /// Clause, language and line, with tabs between them.
    pub fn text(&self) -> &'static str {
        packed::text(&format!("index/asked/{}.tsv", self.edition))
    }

    /// Its lines, in order.
    pub fn lines(&self) -> impl Iterator<Item = Asked<'static>> {
        let text = self.text();
        text.lines().filter(|l| !l.is_empty() && !l.starts_with('#')).filter_map(move |row| {
            let mut fields = row.splitn(3, '\t');
            let (clause, language, line) = (fields.next()?, fields.next()?, fields.next()?);
            Some(Asked { clause, language, line, at: line.as_ptr() as usize - text.as_ptr() as usize })
        })
    }

    /// The line that stands at a place.
    pub fn at(&self, place: usize) -> &'static str {
        self.text().get(place..).and_then(|rest| rest.lines().next()).unwrap_or_default()
    }
}
