//! What can be wrong with a rules folder, and where.

use crate::text::file::Unread;
pub use crate::text::place::Place;
use crate::text::thai::ClusterFault;

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The file does not begin with front matter between `+++` lines.
    NoFrontMatter,
    /// The front matter or a `game.toml` is no TOML of the right shape; the parser's own words.
    BadFacts(String),
    /// The facts in the file contradict its name; what the name says.
    FactsContradictName(String),
    /// A number stands twice.
    DuplicateNumber(String),
    /// A number whose parent is not in the file; the missing parent.
    MissingParent(String),
    /// A file without a single clause.
    NoClause,
    /// A word of a side file that is not one of those it may be.
    UnknownWord(String),
    /// A paragraph before the first clause.
    TextWithoutClause,
    /// A clause with no text.
    EmptyClause(String),
    /// A heading or bold number that is no clause number.
    NoNumber(String),
    /// Markdown that a rule text does not use: a table, a quotation, code, HTML.
    UnexpectedMarkdown,
    /// A character that does not belong to the languages of the texts.
    ForbiddenCharacter(char),
    /// Marks that cannot stand so.
    IllegalCluster(ClusterFault),
    /// A line of a side file that names a clause which does not exist.
    UnknownClause(String),
    /// A line of a side file with the wrong number of fields or an unknown word.
    BadLine,
    /// A line that says in another language what is said nowhere in English, or said already.
    NothingToTranslate,
    /// The folder or file cannot be read.
    Unreadable(Unread),
    /// A folder without a single edition.
    NoEdition,
    /// An edition that is already there under the same name.
    DuplicateEdition(String),
}

/// Something wrong with a rules folder: what, where, and the other place where there are two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// Where it shows.
    pub place: Box<Place>,
    /// The place it collides with: the first of two numbers, the clause before an orphan.
    pub other: Option<Box<Place>>,
}

impl Fault {
    /// A fault at one place.
    pub fn at(kind: FaultKind, place: Place) -> Self {
        Self { kind, place: Box::new(place), other: None }
    }

    /// A fault of a whole file.
    pub fn of_file(kind: FaultKind, file: &str) -> Self {
        Self::at(kind, Place { file: file.to_string(), line: 0, column: 0, source: String::new() })
    }
}
