//! The index: which fields a clause has, and how they are made.

use std::collections::BTreeSet;

use tantivy::Directory;
use tantivy::schema::{FAST, Field, IndexRecordOption, Schema, TextFieldIndexing, TextOptions};
use tantivy::tokenizer::{Token as IndexToken, TokenStream, Tokenizer, TokenizerManager};
use tantivy::{Index, TantivyDocument};

use super::analyser::{Marks, Token, tokens};
use super::glossary::{Glossary, Stream};
use crate::rules::compare::compare;
use crate::rules::{Clause, Edition, Kind, Library};
use crate::text::{fold, number, thai};

/// The fields of the index.
#[derive(Clone, Copy, Debug)]
pub struct Fields {
    /// Place of its counterpart in the newest edition.
    pub lineage: Field,
    /// Its number.
    pub number: Field,
    /// The numbers above it.
    pub above: Field,
    /// All of a short text, for a query that is just that.
    pub whole: Field,
    /// Its text, in triples, pairs and words.
    pub body: Field,
    /// Its text without marks.
    pub skeleton: Field,
    /// Our paraphrase, in words.
    pub english: Field,
    /// The concepts in it.
    pub concept: Field,
    /// The concepts it defines: of a title, or of the words it opens with.
    pub defines: Field,
    /// The concepts of the titles above it, which it need not name again.
    pub context: Field,
    /// Concepts that it has only inside longer terms.
    pub inner: Field,
}

/// Bump when the fields or their making change, so that an index kept on disk is made anew.
pub const VERSION: u32 = 3;

/// The schema and its fields.
pub fn schema() -> (Schema, Fields) {
    let mut builder = Schema::builder();
    let counted = |analyser: &str| {
        let indexing =
            TextFieldIndexing::default().set_tokenizer(analyser).set_index_option(IndexRecordOption::WithFreqs);
        TextOptions::default().set_indexing_options(indexing)
    };
    // A concept is there or it is not; how often and how long the clause is says nothing.
    let present = || {
        let indexing = TextFieldIndexing::default()
            .set_tokenizer("raw")
            .set_index_option(IndexRecordOption::Basic)
            .set_fieldnorms(false);
        TextOptions::default().set_indexing_options(indexing)
    };
    let fields = Fields {
        lineage: builder.add_u64_field("lineage", FAST),
        number: builder.add_text_field("number", present()),
        above: builder.add_text_field("above", present()),
        whole: builder.add_text_field("whole", present()),
        body: builder.add_text_field("body", counted(PIECES)),
        skeleton: builder.add_text_field("skeleton", counted(BARE)),
        english: builder.add_text_field("english", counted(PIECES)),
        concept: builder.add_text_field("concept", present()),
        defines: builder.add_text_field("defines", present()),
        context: builder.add_text_field("context", present()),
        inner: builder.add_text_field("inner", present()),
    };
    (builder.build(), fields)
}

/// Make the index of a library in an empty directory: one segment, the clauses in the order of the library.
pub fn build(
    directory: impl Into<Box<dyn Directory>>,
    library: &Library,
    glossary: &Glossary,
) -> tantivy::Result<Index> {
    let (schema, fields) = schema();
    let lineages = lineages(library);
    // All the texts fit into the memory of one segment several times over.
    let mut writer =
        Index::builder().schema(schema).tokenizers(tokenizers()).single_segment_index_writer(directory, 50_000_000)?;
    let mut ordinal = 0;
    for edition in &library.editions {
        let concepts: Vec<Concepts> = edition.clauses.iter().map(|c| Concepts::of(edition, c, glossary)).collect();
        for (at, clause) in edition.clauses.iter().enumerate() {
            let mut document = document(fields, clause);
            document.add_u64(fields.lineage, lineages[ordinal] as u64);
            let own = &concepts[at];
            let context = ancestors(edition, at).flat_map(|up| concepts[up].defined.iter().copied());
            let context: BTreeSet<usize> = context.filter(|c| !own.all.contains(c)).collect();
            let inner: BTreeSet<usize> = own.inner.difference(&own.all).copied().collect();
            for (field, set) in [
                (fields.concept, &own.all),
                (fields.defines, &own.defined),
                (fields.context, &context),
                (fields.inner, &inner),
            ] {
                for &concept in set {
                    document.add_text(field, &glossary.concepts[concept].name);
                }
            }
            writer.add_document(document)?;
            ordinal += 1;
        }
    }
    writer.finalize()
}

/// The clauses above one, the nearest first.
fn ancestors(edition: &Edition, at: usize) -> impl Iterator<Item = usize> + '_ {
    std::iter::successors(edition.clauses[at].parent, |&up| edition.clauses[up].parent)
}

/// The concepts of a clause.
struct Concepts {
    all: BTreeSet<usize>,
    inner: BTreeSet<usize>,
    defined: BTreeSet<usize>,
}

impl Concepts {
    fn of(edition: &Edition, clause: &Clause, glossary: &Glossary) -> Self {
        let text = searched_text(clause);
        let found = glossary.find(&Stream::of(&text));
        let mut named = found.clone();
        // The paraphrase names a concept that the text only describes.
        if edition.facts.language != "en" {
            let said = clause.english.as_deref().map(Stream::of);
            named.extend(said.iter().flat_map(|s| glossary.find(s)));
        }
        let of =
            |inner: bool| named.iter().filter(|f| f.inner == inner).map(|f| f.concept).collect::<BTreeSet<usize>>();
        let (all, inner) = (of(false), of(true));
        let title = clause.heading && text.chars().count() <= TITLE;
        let headword = if clause.kind == Kind::Glossary { clause.printed.len() } else { 0 };
        let defines = |start: usize, end: usize| title || end <= headword || opens(&text, start);
        let defined = found.iter().filter(|f| !f.inner && defines(f.start, f.end)).map(|f| f.concept).collect();
        Self { all, inner, defined }
    }
}

/// What a clause is found by, its concepts aside.
fn document(fields: Fields, clause: &Clause) -> TantivyDocument {
    let mut document = TantivyDocument::new();
    if clause.kind == Kind::Clause {
        let key = number::key(&clause.id);
        document.add_text(fields.number, &key);
        let mut up = key.as_str();
        while let Some((shorter, _)) = up.rsplit_once('-') {
            document.add_text(fields.above, shorter);
            up = shorter;
        }
    }
    if clause.kind == Kind::Glossary || clause.text.len() <= WHOLE {
        let names = clause.names();
        let short = if clause.kind == Kind::Clause { vec![clause.text.as_str()] } else { Vec::new() };
        for key in names.into_iter().chain(short).map(whole_key).collect::<BTreeSet<_>>() {
            document.add_text(fields.whole, &key);
        }
    }
    let text = searched_text(clause);
    document.add_text(fields.body, &text);
    document.add_text(fields.skeleton, &text);
    if let Some(english) = &clause.english {
        document.add_text(fields.english, english);
    }
    document
}

/// Texts of no more bytes than this are found as a whole, too.
const WHOLE: usize = 240;

/// The form in which a whole text is compared: without brackets, blanks and weak marks.
pub fn whole_key(text: &str) -> String {
    fold::key(text).chars().filter(|&c| thai::is_thai(c) || c.is_alphanumeric()).collect()
}

/// A title longer than this says more than a name.
const TITLE: usize = 28;

/// Does what starts at this byte open the text, brackets and list marks aside?
fn opens(text: &str, start: usize) -> bool {
    text[..start].chars().all(|c| !c.is_alphanumeric())
}

/// The text of a clause as it is searched; a glossary entry with its headword.
pub fn searched_text(clause: &Clause) -> std::borrow::Cow<'_, str> {
    match clause.kind {
        Kind::Clause => clause.text.as_str().into(),
        Kind::Glossary => format!("{}\n{}", clause.printed, clause.text).into(),
    }
}

/// Our analyser, as tantivy calls it.
#[derive(Clone)]
struct Pieces {
    marks: Marks,
}

/// The tokens of one text, handed out one by one.
struct PieceStream {
    tokens: std::vec::IntoIter<Token>,
    current: IndexToken,
}

impl Tokenizer for Pieces {
    type TokenStream<'a> = PieceStream;

    fn token_stream<'a>(&'a mut self, text: &'a str) -> PieceStream {
        let current = IndexToken { position: usize::MAX, ..IndexToken::default() };
        PieceStream { tokens: tokens(text, self.marks).into_iter(), current }
    }
}

impl TokenStream for PieceStream {
    fn advance(&mut self) -> bool {
        let Some(token) = self.tokens.next() else { return false };
        self.current.position = self.current.position.wrapping_add(1);
        self.current.offset_from = token.start;
        self.current.offset_to = token.end;
        self.current.text = token.text;
        true
    }

    fn token(&self) -> &IndexToken {
        &self.current
    }

    fn token_mut(&mut self) -> &mut IndexToken {
        &mut self.current
    }
}

/// The names under which the schema knows our analyser.
const PIECES: &str = "pieces";
const BARE: &str = "bare";

fn tokenizers() -> TokenizerManager {
    let manager = TokenizerManager::default();
    manager.register(PIECES, Pieces { marks: Marks::Vowels });
    manager.register(BARE, Pieces { marks: Marks::None });
    manager
}

/// For every clause of a library, the place of its counterpart in the newest edition of its game that has it.
fn lineages(library: &Library) -> Vec<usize> {
    let mut starts = Vec::new();
    let mut total = 0;
    for edition in &library.editions {
        starts.push(total);
        total += edition.clauses.len();
    }
    let mut lineages: Vec<usize> = (0..total).collect();
    // From the newest back, so that what a clause becomes is known before the clause itself is asked.
    for (at, edition) in library.editions.iter().enumerate().rev() {
        let newer = |other: &Edition| other.facts.game == edition.facts.game && other.facts.ours == edition.facts.ours;
        let next = library.editions.iter().enumerate().skip(at + 1).find(|(_, e)| newer(e));
        let Some((next, newer)) = next else { continue };
        for change in compare(edition, newer) {
            if let (Some(old), Some(new)) = (change.old, change.new) {
                lineages[starts[at] + old] = lineages[starts[next] + new];
            }
        }
    }
    lineages
}
