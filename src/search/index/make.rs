//! Makes the index of a library: the words and concepts of every clause, and the lines that lead to them.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "an index counts in 32 bits; weights are rounded"
)]

use std::collections::{BTreeSet, HashMap};

use super::analyser::{self, Marks, tokens};
use super::asked::AskedFile;
use super::glossary::{Glossary, Stream};
use super::lines::{self, Line};
use super::store::Writer;
use super::weights::{Weights, rarity};
use super::{Field, searched_text, whole_key};
use crate::rules::compare::compare;
use crate::rules::{Clause, Edition, Kind, Library};
use crate::text::number;

/// The bytes of the index of a library. The clauses are numbered in the order of the library, the lines in their own.
/// `cases` are pages, by name and text.
pub fn index(
    library: &Library,
    glossary: &Glossary,
    asked: &[AskedFile],
    cases: &[(&str, &str)],
) -> Result<Vec<u8>, fst::Error> {
    let mut writer = Writer::default();
    let lineages = lineages(library);
    let lines = lines::all(library, &lineages, asked, cases);
    let (body, english) = add_clauses(&mut writer, library, glossary);
    let gists = add_gists(&mut writer, library, &lines, asked.len() as u32);
    add_told(&mut writer, library, glossary, &lines, asked.len() as u32);
    lines.iter().zip(0..).for_each(|(line, at)| add_line(&mut writer, glossary, line, at));
    let weights = line_weights(&writer, lines.len());
    let concepts = line_concepts(&writer, lines.len());
    // In the order of `Table`.
    writer.table(lineages.into_iter().map(|l| l as u32).collect());
    writer.table(body);
    writer.table(english);
    writer.table(gists);
    writer.table(weights);
    writer.table(lines.iter().map(|l| l.file).collect());
    writer.table(lines.iter().map(|l| l.at).collect());
    let mut targets = vec![0];
    lines.iter().for_each(|l| targets.push(targets[targets.len() - 1] + l.targets.len() as u32));
    writer.table(targets);
    let all = || lines.iter().flat_map(|l| &l.targets);
    writer.table(all().map(|t| t.0).collect());
    writer.table(all().map(|t| (t.1 * 1000.0) as u32).collect());
    writer.table(vec![asked.len() as u32]);
    writer.table(library.editions.iter().map(|e| e.clauses.len() as u32).collect());
    writer.table(concepts);
    writer.finish()
}

/// All clauses by their words and concepts. Told are the lengths of their texts and of our paraphrases.
fn add_clauses(writer: &mut Writer, library: &Library, glossary: &Glossary) -> (Vec<u32>, Vec<u32>) {
    let mut lengths = (Vec::new(), Vec::new());
    let mut ordinal = 0;
    for edition in &library.editions {
        let concepts: Vec<Concepts> = edition.clauses.iter().map(|c| Concepts::of(edition, c, glossary)).collect();
        for (at, clause) in edition.clauses.iter().enumerate() {
            let (body, english) = add_words(writer, clause, ordinal);
            lengths.0.push(body);
            lengths.1.push(english);
            let own = &concepts[at];
            let context = ancestors(edition, at).flat_map(|up| concepts[up].defined.iter().copied());
            let context: BTreeSet<usize> = context.filter(|c| !own.all.contains(c)).collect();
            let inner: BTreeSet<usize> = own.inner.difference(&own.all).copied().collect();
            for (field, set) in [
                (Field::Concept, &own.all),
                (Field::Defines, &own.defined),
                (Field::Context, &context),
                (Field::Inner, &inner),
            ] {
                for &concept in set {
                    writer.add(field as u8, &glossary.concepts[concept].name, ordinal);
                }
            }
            ordinal += 1;
        }
    }
    lengths
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

/// What a clause is found by, its concepts aside. Told are the lengths of its text and of our paraphrase.
fn add_words(writer: &mut Writer, clause: &Clause, ordinal: u32) -> (u32, u32) {
    let mut add = |field: Field, term: &str| writer.add(field as u8, term, ordinal);
    if clause.kind == Kind::Clause {
        let key = number::key(&clause.id);
        add(Field::Number, &key);
        let mut up = key.as_str();
        while let Some((shorter, _)) = up.rsplit_once('-') {
            add(Field::Above, shorter);
            up = shorter;
        }
    }
    if clause.kind == Kind::Glossary || clause.text.len() <= WHOLE {
        let names = clause.names();
        let short = if clause.kind == Kind::Clause { vec![clause.text.as_str()] } else { Vec::new() };
        for key in names.into_iter().chain(short).map(whole_key).collect::<BTreeSet<_>>() {
            add(Field::Whole, &key);
        }
    }
    let text = searched_text(clause);
    let body = tokens(&text, Marks::Vowels);
    body.iter().for_each(|t| add(Field::Body, &t.text));
    tokens(&text, Marks::None).iter().for_each(|t| add(Field::Skeleton, &t.text));
    let mut longest = 0;
    for said in clause.paraphrases() {
        let said = tokens(said, Marks::Vowels);
        said.iter().for_each(|t| add(Field::English, &t.text));
        // A query is of one language.
        longest = longest.max(said.len());
    }
    (body.len() as u32, longest as u32)
}

/// All that is said of the clauses, cases aside. Told is how much it is.
fn add_gists(writer: &mut Writer, library: &Library, lines: &[Line<'_>], cases: u32) -> Vec<u32> {
    let words = |text: &str| -> Vec<String> { tokens(text, Marks::Loan).into_iter().map(|t| t.text).collect() };
    let mut gists: Vec<Vec<String>> = Vec::new();
    for edition in &library.editions {
        for (at, clause) in edition.clauses.iter().enumerate() {
            let mut gist = words(&searched_text(clause));
            gist.extend(clause.paraphrases().flat_map(words));
            // A step need not name again what the titles above it name.
            let above = ancestors(edition, at).map(|up| &edition.clauses[up]).filter(|up| up.heading);
            for up in above.filter(|up| up.text.chars().count() <= PATH) {
                gist.extend(words(&up.text));
                gist.extend(up.paraphrases().flat_map(words));
            }
            gists.push(gist);
        }
    }
    for line in lines.iter().filter(|l| l.file != cases) {
        let said = words(&line.text);
        line.targets.iter().for_each(|t| gists[t.0 as usize].extend(said.iter().cloned()));
    }
    // A Latin word is as long as some pieces of another script.
    let length = |word: &String| if word.is_ascii() { 4 } else { 1 };
    for (gist, ordinal) in gists.iter().zip(0..) {
        gist.iter().for_each(|word| writer.add(Field::Gist as u8, word, ordinal));
    }
    gists.iter().map(|gist| gist.iter().map(length).sum()).collect()
}

/// The concepts of all that is said of the clauses, cases aside, and of the titles above them.
fn add_told(writer: &mut Writer, library: &Library, glossary: &Glossary, lines: &[Line<'_>], cases: u32) {
    let named = |text: &str| -> BTreeSet<usize> {
        let stream = Stream::of(text);
        let found = glossary.find(&stream);
        let loans = glossary.find_loans(text, &found).into_iter().map(|(concept, _, _)| concept);
        found.iter().filter(|f| !f.inner).map(|f| f.concept).chain(loans).collect()
    };
    let mut told: Vec<BTreeSet<usize>> = Vec::new();
    for edition in &library.editions {
        let start = told.len();
        for (at, clause) in edition.clauses.iter().enumerate() {
            let mut own = named(&searched_text(clause));
            own.extend(clause.paraphrases().flat_map(named));
            for up in ancestors(edition, at).filter(|&up| edition.clauses[up].heading) {
                own.extend(told[start + up].iter().copied());
            }
            told.push(own);
        }
    }
    let said: Vec<(&Line<'_>, BTreeSet<usize>)> =
        lines.iter().filter(|line| line.file != cases).map(|line| (line, named(&line.text))).collect();
    add_again(writer, glossary, &told, &said);
    for (line, said) in &said {
        line.targets.iter().for_each(|t| told[t.0 as usize].extend(said.iter().copied()));
    }
    for (told, ordinal) in told.iter().zip(0..) {
        told.iter().for_each(|&c| writer.add(Field::Told as u8, &glossary.concepts[c].name, ordinal));
    }
}

/// The concepts of the lines that the text of their clause, or another line for it, has as well. `told` are those of the texts.
fn add_again(
    writer: &mut Writer,
    glossary: &Glossary,
    told: &[BTreeSet<usize>],
    said: &[(&Line<'_>, BTreeSet<usize>)],
) {
    let mut times: HashMap<(u32, usize), u32> = HashMap::new();
    let asked = |line: &Line<'_>| line.targets.first().map(|target| target.0);
    for (line, said) in said {
        said.iter().filter_map(|&c| Some((asked(line)?, c))).for_each(|key| *times.entry(key).or_default() += 1);
    }
    let mut again = vec![0; glossary.concepts.len()];
    for (line, said) in said {
        let Some(clause) = asked(line) else { continue };
        let says = |&&c: &&usize| told[clause as usize].contains(&c) || times[&(clause, c)] > 1;
        said.iter().filter(says).for_each(|&concept| again[concept] += 1);
    }
    for (concept, &entries) in glossary.concepts.iter().zip(&again).filter(|(_, entries)| **entries > 0) {
        writer.add_count(Field::AskedAgain as u8, &concept.name, entries);
    }
}

/// What a line is found by.
fn add_line(writer: &mut Writer, glossary: &Glossary, line: &Line<'_>, at: u32) {
    let words = tokens(&line.text, Marks::Loan);
    words.iter().for_each(|w| writer.add(Field::Asked as u8, &w.text, at));
    analyser::pairs(&words).iter().for_each(|p| writer.add(Field::AskedPair as u8, p, at));
    let stream = Stream::of(&line.text);
    let found = glossary.find(&stream);
    let loans = glossary.find_loans(&line.text, &found).into_iter().map(|(concept, _, _)| concept);
    let named: BTreeSet<usize> = found.iter().filter(|f| !f.inner).map(|f| f.concept).chain(loans).collect();
    for concept in named {
        writer.add(Field::AskedConcept as u8, &glossary.concepts[concept].name, at);
    }
    for want in glossary.wants_in(&stream, &found) {
        writer.add(Field::AskedWant as u8, want, at);
    }
}

/// What the words and concepts of every line weigh together, in thousandths of what is usual.
fn line_weights(writer: &Writer, lines: usize) -> Vec<u32> {
    let weights = Weights::default();
    let mut sums = vec![0u64; lines];
    let mut add = |field: Field, weight: &dyn Fn(&str) -> f32| {
        let rare = |term: &str, entries: u32| (1000.0 * weight(term) * rarity(lines as u32, entries)) as u64;
        sums.iter_mut().zip(writer.weights(field as u8, lines, rare)).for_each(|(sum, more)| *sum += more);
    };
    let latin = |word: &str| word.bytes().all(|b| b.is_ascii_alphabetic());
    add(Field::Asked, &|word| if latin(word) { weights.asked_word } else { 1.0 });
    add(Field::AskedPair, &|_| weights.asked_pair);
    add(Field::AskedConcept, &|_| weights.asked_concept);
    add(Field::AskedWant, &|_| weights.asked_want);
    let mean = (sums.iter().sum::<u64>() / lines.max(1) as u64).max(1);
    sums.into_iter().map(|sum| (sum * 1000 / mean) as u32).collect()
}

/// How much the concepts of every line say together, in thousandths.
fn line_concepts(writer: &Writer, lines: usize) -> Vec<u32> {
    let rare = |_: &str, entries: u32| (1000.0 * rarity(lines as u32, entries)) as u64;
    writer.weights(Field::AskedConcept as u8, lines, rare).into_iter().map(|sum| sum as u32).collect()
}

/// Texts of no more bytes than this are found as a whole, too.
const WHOLE: usize = 240;

/// A title longer than this says more than a name.
const TITLE: usize = 28;

/// A title above a clause that is longer than this is a clause itself.
const PATH: usize = 60;

/// Does what starts at this byte open the text, brackets and list marks aside?
fn opens(text: &str, start: usize) -> bool {
    text[..start].chars().all(|c| !c.is_alphanumeric())
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
