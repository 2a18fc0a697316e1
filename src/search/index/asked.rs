//! How people ask for a clause: lines of ours, never shown as the rule. They stand in `index/asked/`, one file an edition.

/// The lines of one edition.
#[derive(Clone, Copy, Debug)]
pub struct AskedFile {
    /// `one-piece@1.1.8`.
    pub edition: &'static str,
    /// Clause, language and line, with tabs between them.
    pub text: &'static str,
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

macro_rules! files {
    ($($edition:literal),+ $(,)?) => {
        [$(AskedFile {
            edition: $edition,
            text: include_str!(concat!("../../../index/asked/", $edition, ".tsv")),
        }),+]
    };
}

/// The lines inside the program.
pub static FILES: [AskedFile; 6] = files![
    "blackpoker@act6.1-lite",
    "blackpoker@base-6.1",
    "gundam@1.1.0",
    "one-piece@1.1.8",
    "one-piece@2023-01-19",
    "summoner-master@2014-01",
];

impl AskedFile {
    /// Its lines, in order.
    pub fn lines(&self) -> impl Iterator<Item = Asked<'static>> {
        let text = self.text;
        text.lines().filter(|l| !l.is_empty() && !l.starts_with('#')).filter_map(move |row| {
            let mut fields = row.splitn(3, '\t');
            let (clause, language, line) = (fields.next()?, fields.next()?, fields.next()?);
            Some(Asked { clause, language, line, at: line.as_ptr() as usize - text.as_ptr() as usize })
        })
    }

    /// The line that stands at a place.
    pub fn at(&self, place: usize) -> &'static str {
        self.text.get(place..).and_then(|rest| rest.lines().next()).unwrap_or_default()
    }
}
