//! The vocabulary of the games in three languages: one concept, all its spellings. It stands in `index/glossary.tsv`.

use std::collections::{BTreeSet, HashMap};
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::OnceLock;

use super::readings::Readings;
use crate::text::fold::{self, Letter};
use crate::text::{loan, thai};

/// One concept of the games.
#[derive(Clone, Debug)]
pub struct Concept {
    /// Its name in the index.
    pub name: String,
    /// All spellings: English, Thai, Japanese.
    pub spellings: Vec<String>,
}

/// A spelling in the form in which it is looked for.
#[derive(Clone, Debug)]
struct Form {
    concept: usize,
    /// Folded, without blanks and weak marks.
    key: Vec<char>,
    /// Folded, without blanks, weak marks kept: short words are compared so.
    strict: Vec<char>,
    latin: bool,
    /// English has it as a small word, too: the At of a Seal, and `at`.
    small_word: bool,
}

/// A concept found in a text, by letters of [`Stream`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// Which concept.
    pub concept: usize,
    /// First byte in the text.
    pub start: usize,
    /// Byte after the last.
    pub end: usize,
    /// First letter in the stream.
    pub from: usize,
    /// Letter after the last in the stream.
    pub to: usize,
    /// It stands inside a longer term: the attack in a double attack.
    pub inner: bool,
}

/// By two letters: every letter of a text is looked up, so the hash is a short one.
type ByPair<T> = HashMap<[char; 2], T, BuildHasherDefault<PairHasher>>;

/// A hash of two letters.
#[derive(Default)]
struct PairHasher(u64);

impl Hasher for PairHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u32(u32::from(byte)));
    }

    fn write_u32(&mut self, letter: u32) {
        // An odd number that spreads the bits of small ones over all places.
        self.0 = (self.0.rotate_left(5) ^ u64::from(letter)).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    /// All keys are of one length.
    fn write_usize(&mut self, _: usize) {}
}

/// The concepts and their spellings.
pub struct Glossary {
    /// All concepts, in the order of the file.
    pub concepts: Vec<Concept>,
    /// Forms by their first two letters, the longest first; a form of one letter stands under that and a NUL.
    forms: ByPair<Vec<Form>>,
    /// Concepts by a spelling without any marks.
    bones: HashMap<String, Vec<usize>>,
    /// Thai forms in the one spelling of foreign words, by their first two letters, the longest first.
    loans: ByPair<Vec<(Vec<char>, usize)>>,
    /// Japanese spellings by their sound, once somebody asks for one.
    readings: OnceLock<Readings>,
}

/// A text in the form in which concepts are looked for: folded letters without blanks and weak marks.
#[derive(Debug, Default)]
pub struct Stream {
    letters: Vec<Letter>,
    /// For each letter, the weak marks that stood after it.
    weak: Vec<Vec<char>>,
    /// For each letter, whether a word of Latin letters begins with it.
    opens: Vec<bool>,
    /// For each letter, whether a word of Latin letters ends with it.
    closes: Vec<bool>,
    /// For each letter, whether it is written as a capital inside a sentence.
    capital: Vec<bool>,
}

impl Stream {
    /// The stream of a text.
    pub fn of(text: &str) -> Self {
        let folded = fold::letters(text);
        let mut stream = Self::default();
        let mut begins = true;
        let is_word = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric());
        for (i, letter) in folded.iter().enumerate() {
            if letter.c.is_whitespace() {
                continue;
            }
            let large = text[letter.start..letter.end].starts_with(|c: char| c.is_uppercase());
            let capital = large && !begins;
            begins = matches!(letter.c, '.' | '?' | '!' | ':' | '"' | '“') || (begins && !letter.c.is_alphanumeric());
            if thai::is_weak_mark(letter.c) {
                if let Some(marks) = stream.weak.last_mut() {
                    marks.push(letter.c);
                }
                continue;
            }
            let before = i.checked_sub(1).map(|p| folded[p].c);
            let after = folded.get(i + 1).map(|l| l.c);
            stream.letters.push(*letter);
            stream.weak.push(Vec::new());
            stream.opens.push(!is_word(before));
            stream.closes.push(!is_word(after));
            stream.capital.push(capital);
        }
        stream
    }
}

impl Stream {
    /// The Latin word that ends before a letter, and the one that begins with a letter; empty where there is none.
    fn beside(&self, from: usize, to: usize) -> (String, String) {
        let latin = |at: usize| self.letters[at].c.is_ascii_alphabetic();
        let first = (0..from).rev().take_while(|&at| latin(at)).find(|&at| self.opens[at]).unwrap_or(from);
        let last = (to..self.letters.len()).take_while(|&at| latin(at)).find(|&at| self.closes[at]);
        let word = |range: std::ops::Range<usize>| range.map(|at| self.letters[at].c).collect::<String>();
        (word(first..from), last.map_or(String::new(), |last| word(to..last + 1)))
    }

    /// Is a small word of English that stands here the term of the same letters? It is where it is written with its
    /// capital, where no English stands around it, and where only a noun can stand: after `my` or `higher`, before `is`.
    fn is_term(&self, from: usize, to: usize) -> bool {
        let (before, after) = self.beside(from, to);
        let other = |at: Option<usize>| at.and_then(|at| self.letters.get(at)).is_none_or(|l| !l.c.is_ascii());
        let ends = self.letters.get(to).is_none_or(|l| !l.c.is_ascii_alphanumeric());
        let alone = other(from.checked_sub(1)) && ends;
        alone || self.capital[from] || NOUN_AFTER.contains(&before.as_str()) || NOUN_BEFORE.contains(&after.as_str())
    }

    /// Runs of letters of one kind without a blank or sign between them, as places in the stream.
    fn words(&self) -> impl Iterator<Item = std::ops::Range<usize>> + '_ {
        let is_letter = |c: char| c.is_alphanumeric() || thai::is_thai(c);
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < self.letters.len() && !is_letter(self.letters[at].c) {
                at += 1;
            }
            let from = at;
            while at < self.letters.len() && is_letter(self.letters[at].c) {
                let parted = at > from && {
                    let (before, here) = (self.letters[at - 1], self.letters[at]);
                    here.start > before.end || before.c.is_ascii() != here.c.is_ascii()
                };
                if parted {
                    break;
                }
                at += 1;
            }
            (at > from).then_some(from..at)
        })
    }
}

/// The glossaries inside the program, once they have been read.
static SHIPPED: OnceLock<Glossary> = OnceLock::new();
static WANTS: OnceLock<Glossary> = OnceLock::new();

impl Glossary {
    /// The Latin words of all spellings that begin as a word does and are about as long.
    pub fn words_like(&self, word: &str) -> Vec<&str> {
        let first = word.bytes().next();
        let spellings = self.concepts.iter().flat_map(|c| &c.spellings).filter(|s| s.is_ascii());
        let words = spellings.flat_map(|s| s.split(|c: char| !c.is_ascii_alphabetic()));
        let begins = |w: &str| w.bytes().next().map(|b| b.to_ascii_lowercase()) == first;
        words.filter(|w| w.len().abs_diff(word.len()) <= 2 && begins(w)).collect()
    }

    /// The glossary inside the program.
    pub fn shipped() -> &'static Self {
        SHIPPED.get_or_init(|| Self::of(include_str!("../../../index/glossary.tsv")))
    }

    /// Have both glossaries inside the program been read already?
    pub fn is_read() -> bool {
        SHIPPED.get().is_some() && WANTS.get().is_some()
    }

    /// What questions want to know: looked for in lines only.
    pub fn wants() -> &'static Self {
        WANTS.get_or_init(|| Self::of(include_str!("../../../index/wants.tsv")))
    }

    /// What a text wants to know, each once; what stands inside a longer term found in it (a two-part Skill) is no wish.
    pub fn wants_in(&self, stream: &Stream, found: &[Found]) -> BTreeSet<&'static str> {
        let wants = Self::wants();
        let inside = |want: &Found| {
            let longer = |f: &&Found| !f.inner && f.to - f.from > want.to - want.from;
            found.iter().filter(longer).any(|f| f.from <= want.from && want.to <= f.to)
        };
        let wishes = wants.find(stream).into_iter().filter(|want| !inside(want));
        wishes.map(|want| wants.concepts[want.concept].name.as_str()).collect()
    }

    /// Read a glossary: name, English, Thai, Japanese, with `|` between spellings.
    pub fn of(table: &str) -> Self {
        let mut concepts = Vec::new();
        let mut forms: ByPair<Vec<Form>> = HashMap::default();
        let mut bones: HashMap<String, Vec<usize>> = HashMap::new();
        let mut loans: ByPair<Vec<(Vec<char>, usize)>> = HashMap::default();
        for line in table.lines().filter(|l| !l.is_empty() && !l.starts_with('#')) {
            let mut fields = line.split('\t');
            let name = fields.next().unwrap_or_default().to_string();
            let columns: Vec<&str> = fields.collect();
            let spellings = columns.iter().flat_map(|f| f.split('|')).filter(|s| !s.trim().is_empty());
            let spellings: Vec<String> = spellings.map(str::to_string).collect();
            for spelling in &spellings {
                if spelling.chars().any(thai::is_thai) {
                    let loan: Vec<char> = loan_letters(spelling).iter().map(|l| l.c).collect();
                    if loan.len() >= LOAN_FROM {
                        loans.entry([loan[0], loan[1]]).or_default().push((loan, concepts.len()));
                    }
                }
                let form = Form::of(concepts.len(), spelling);
                if let Some(&first) = form.key.first() {
                    let bare = skeleton(form.key.iter().copied());
                    if bare.chars().count() >= BONES_FROM {
                        bones.entry(bare).or_default().push(form.concept);
                    }
                    let same = forms.entry([first, form.key.get(1).copied().unwrap_or('\0')]).or_default();
                    if !same.iter().any(|f| f.concept == form.concept && f.strict == form.strict) {
                        same.push(form);
                    }
                }
            }
            concepts.push(Concept { name, spellings });
        }
        for same in forms.values_mut() {
            same.sort_by_key(|f| std::cmp::Reverse(f.key.len()));
        }
        for same in loans.values_mut() {
            same.sort_by_key(|(loan, _)| std::cmp::Reverse(loan.len()));
        }
        Self { concepts, forms, bones, loans, readings: OnceLock::new() }
    }

    /// Japanese spellings by their sound.
    pub fn readings(&self) -> &Readings {
        self.readings.get_or_init(|| {
            let mut readings = Readings::of(include_str!("../../../index/readings.tsv"));
            let spellings = self.concepts.iter().flat_map(|c| &c.spellings);
            spellings.for_each(|spelling| readings.learn_term(spelling));
            readings
        })
    }

    /// The concepts that stand in a text in another spelling of a foreign word, where no term was found: byte ranges.
    pub fn find_loans(&self, text: &str, found: &[Found]) -> Vec<(usize, usize, usize)> {
        let letters = loan_letters(text);
        let mut loans = Vec::new();
        let mut at = 0;
        while at + 1 < letters.len() {
            let forms = self.loans.get(&[letters[at].c, letters[at + 1].c]).map_or(&[][..], Vec::as_slice);
            let mut longest = 0;
            for (form, concept) in forms {
                let to = at + form.len();
                let same =
                    letters.get(at..to).is_some_and(|window| window.iter().map(|l| l.c).eq(form.iter().copied()));
                if !same || form.len() < longest {
                    continue;
                }
                let (start, end) = (letters[at].start, letters[to - 1].end);
                if !found.iter().any(|f| !f.inner && f.start < end && start < f.end && f.end - f.start >= end - start) {
                    longest = form.len();
                    loans.push((*concept, start, end));
                }
            }
            at += longest.max(1);
        }
        loans
    }

    /// The concepts in a text: at each place the longest spelling, with all concepts that share it, and the shorter
    /// ones inside it.
    pub fn find(&self, stream: &Stream) -> Vec<Found> {
        let mut found: Vec<Found> = Vec::new();
        let mut covered = 0;
        for at in 0..stream.letters.len() {
            let mut longest = 0;
            let first = stream.letters[at].c;
            let second = stream.letters.get(at + 1).map_or('\0', |l| l.c);
            let under = |key: [char; 2]| self.forms.get(&key).map_or(&[][..], Vec::as_slice);
            for form in under([first, second]).iter().chain(under([first, '\0'])) {
                let Some(to) = form.matches(stream, at) else { continue };
                longest = longest.max(form.key.len());
                let inner = to <= covered || form.key.len() < longest || at < covered;
                let (start, end) = (stream.letters[at].start, stream.letters[to - 1].end);
                found.push(Found { concept: form.concept, start, end, from: at, to, inner });
            }
            if at >= covered {
                covered = at + longest;
            }
        }
        found
    }

    /// The names of all concepts in a text, each once.
    pub fn names(&self, stream: &Stream) -> BTreeSet<&str> {
        self.find(stream).into_iter().map(|f| self.concepts[f.concept].name.as_str()).collect()
    }

    /// Concepts that the letters outside `found` nearly spell: marks missing, one letter wrong. For queries only. Each
    /// with the byte range of the word it stands in.
    pub fn find_nearly(&self, stream: &Stream, found: &[Found]) -> Vec<(usize, usize, usize)> {
        let mut covered = vec![false; stream.letters.len()];
        found.iter().for_each(|f| covered[f.from..f.to].fill(true));
        let mut nearly = Vec::new();
        for word in stream.words() {
            if covered[word.clone()].iter().all(|c| *c) {
                continue;
            }
            let (start, end) = (stream.letters[word.start].start, stream.letters[word.end - 1].end);
            // The whole word may be one term with a slip in it, or what is left of it beside the terms found.
            let whole: Vec<char> = word.clone().map(|at| stream.letters[at].c).collect();
            let mut runs = vec![whole];
            let rest: Vec<usize> = word.filter(|&at| !covered[at]).collect();
            let letters = |run: &[usize]| run.iter().map(|&at| stream.letters[at].c).collect::<Vec<char>>();
            for run in rest.chunk_by(|a, b| a + 1 == *b) {
                runs.push(letters(run));
                // A foreign word in kana ends where kanji begin.
                let alike = |a: &usize, b: &usize| is_kana(stream.letters[*a].c) == is_kana(stream.letters[*b].c);
                runs.extend(run.chunk_by(alike).filter(|piece| is_kana(stream.letters[piece[0]].c)).map(letters));
            }
            runs.dedup();
            for run in runs.into_iter().filter(|r| (NEARLY_FROM..=40).contains(&r.len())) {
                nearly.extend(self.nearly(&run).into_iter().map(|concept| (concept, start, end)));
            }
        }
        nearly
    }

    /// The concepts whose spelling a run of letters is, but for its marks or a slip after its first two letters.
    fn nearly(&self, run: &[char]) -> Vec<usize> {
        if let Some(same) = self.bones.get(&skeleton(run.iter().copied())) {
            return same.clone();
        }
        // A Latin word of five letters has too many neighbours.
        let slips = if run[0].is_ascii() { run.len() / 6 } else { run.len() / 5 };
        let word: String = run.iter().collect();
        let mut best: Option<(usize, Vec<usize>)> = None;
        let alike = self.forms.get(&[run[0], run[1]]).into_iter().flatten();
        for form in alike.filter(|f| f.key.len() >= NEARLY_FROM && f.key.len().abs_diff(run.len()) <= slips) {
            // Each letter that the run does not have at all is a slip.
            if form.key.iter().filter(|&c| !run.contains(c)).count() > slips {
                continue;
            }
            let spelled: String = form.key.iter().collect();
            let distance = strsim::damerau_levenshtein(&word, &spelled);
            match &mut best {
                _ if distance > slips => {}
                Some((d, all)) if *d == distance => all.push(form.concept),
                Some((d, _)) if *d < distance => {}
                _ => best = Some((distance, vec![form.concept])),
            }
        }
        best.map(|(_, all)| all).unwrap_or_default()
    }

    /// All spellings of the concepts that `words` as a whole is a spelling of.
    pub fn spellings(&self, words: &str) -> Vec<&str> {
        let key = fold::key(words);
        self.concepts
            .iter()
            .filter(|c| c.spellings.iter().any(|s| fold::key(s) == key))
            .flat_map(|c| c.spellings.iter().map(String::as_str))
            .collect()
    }

    /// The spelling most like `words`, if one is like it.
    pub fn nearest(&self, words: &str) -> Option<&str> {
        self.near(words, 1).first().copied()
    }

    /// The spellings most like `words`, the nearest first, one a concept.
    pub fn near(&self, words: &str, most: usize) -> Vec<&str> {
        let key: String = fold::key(words).chars().take(60).collect();
        let length = key.chars().count();
        let mut near: Vec<(usize, &str)> = self
            .concepts
            .iter()
            .filter_map(|concept| {
                concept
                    .spellings
                    .iter()
                    .map(|s| (strsim::damerau_levenshtein(&key, &fold::key(s)), s.as_str()))
                    .min_by_key(|&(d, _)| d)
            })
            .filter(|&(d, s)| d * 2 <= s.chars().count().max(length))
            .collect();
        near.retain(|&(_, s)| fold::key(s) != key);
        near.sort_by_key(|&(d, s)| (d, s.chars().count(), s));
        near.dedup_by_key(|&mut (_, s)| s);
        near.into_iter().take(most).map(|(_, s)| s).collect()
    }
}

/// The letters of a text in the one spelling of foreign words, without blanks.
fn loan_letters(text: &str) -> Vec<Letter> {
    let mut letters = loan::fold(&fold::letters(text));
    letters.retain(|l| !l.c.is_whitespace());
    letters
}

/// Words that stand before a noun, never before `at`.
const NOUN_AFTER: [&str; 25] = [
    "my", "your", "his", "her", "its", "their", "our", "the", "a", "whose", "higher", "lower", "highest", "lowest",
    "same", "equal", "more", "less", "printed", "original", "base", "s", "df", "sp", "mp",
];

/// Words that stand after a noun, never after `at`.
const NOUN_BEFORE: [&str; 12] =
    ["is", "of", "than", "goes", "becomes", "vs", "versus", "value", "values", "df", "sp", "line"];

/// Terms that are such words.
const SMALL_WORDS: [&str; 1] = ["at"];

/// Shorter foreign words meet others when their letters are made alike.
const LOAN_FROM: usize = 4;

/// Shorter words have too little left without their marks.
const BONES_FROM: usize = 4;

/// Shorter runs of letters are too likely to be nearly anything.
const NEARLY_FROM: usize = 5;

/// Folded, all kana are katakana.
fn is_kana(c: char) -> bool {
    matches!(c, '\u{30A1}'..='\u{30FC}')
}

/// A word without any of its marks.
fn skeleton(word: impl Iterator<Item = char>) -> String {
    word.filter(|&c| !thai::is_mark(c)).collect()
}

/// Shorter Thai words must have their marks right: สับ is not สบ.
const FORGIVING_FROM: usize = 4;

impl Form {
    fn of(concept: usize, spelling: &str) -> Self {
        let folded: Vec<char> = fold::fold(spelling).chars().filter(|c| !c.is_whitespace()).collect();
        let key: Vec<char> = folded.iter().copied().filter(|&c| !thai::is_weak_mark(c)).collect();
        let latin = key.iter().all(char::is_ascii) && key.iter().any(char::is_ascii_alphanumeric);
        let small_word = SMALL_WORDS.iter().any(|word| word.chars().eq(key.iter().copied()));
        Self { concept, key, strict: folded, latin, small_word }
    }

    /// The letter after the match that begins at `at`, if there is one.
    fn matches(&self, stream: &Stream, at: usize) -> Option<usize> {
        // Most Latin letters are inside a word, where no term begins.
        if self.latin && !stream.opens[at] && self.key[0].is_ascii_alphanumeric() {
            return None;
        }
        let to = at + self.key.len();
        let window = stream.letters.get(at..to)?;
        if !window.iter().zip(&self.key).all(|(l, k)| l.c == *k) {
            return None;
        }
        if self.latin {
            let end = end_of_word(stream, to)?;
            return (!self.small_word || stream.is_term(at, to)).then_some(end);
        }
        if self.key.len() >= FORGIVING_FROM {
            return Some(to);
        }
        let mut strict = Vec::with_capacity(self.strict.len());
        for i in at..to {
            strict.push(stream.letters[i].c);
            strict.extend(&stream.weak[i]);
        }
        (strict == self.strict).then_some(to)
    }
}

/// A Latin word may go on in `s`, `ed` or `ing` and is still the same.
fn end_of_word(stream: &Stream, to: usize) -> Option<usize> {
    if stream.closes[to - 1] || !stream.letters[to - 1].c.is_ascii_alphanumeric() {
        return Some(to);
    }
    ["s", "es", "ed", "d", "ing", "er", "ers"].iter().find_map(|ending| {
        let end = to + ending.len();
        let tail = stream.letters.get(to..end)?;
        (tail.iter().map(|l| l.c).eq(ending.chars()) && stream.closes[end - 1]).then_some(to)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        let glossary = Glossary::shipped();
        let found = glossary.find(&Stream::of(text));
        found.iter().filter(|f| !f.inner).map(|f| glossary.concepts[f.concept].name.clone()).collect()
    }

    #[test]
    fn slips_are_forgiven() {
        let glossary = Glossary::shipped();
        for (typed, concept) in [("แอเรย", "area"), ("interfer", "interfere"), ("จู่โจมฉัพพลัน", "rush")]
        {
            let stream = Stream::of(typed);
            let nearly = glossary.find_nearly(&stream, &[]);
            assert!(nearly.iter().any(|&(c, _, _)| glossary.concepts[c].name == concept), "{typed}");
        }
    }

    #[test]
    fn one_concept_in_three_languages() {
        for text in ["blocker", "Blockers", "บล็อกเกอร์", "บลอกเกอร", "ブロッカー", "ﾌﾞﾛｯｶｰ"]
        {
            assert_eq!(names(text), ["blocker"], "{text}");
        }
        assert!(names("ดับเบิลแอทแทค").iter().all(|n| n == "doubleattack"));
        assert_eq!(names("restore"), Vec::<String>::new());
    }

    #[test]
    fn a_small_word_is_the_term_where_a_noun_stands() {
        for text in ["look at my hand", "At what point", "at 0 life", "he is dead, at 0", "swing at the hand at once"] {
            assert!(!names(text).contains(&"at".to_string()), "{text}");
        }
        for text in [
            "at",
            "my at is higher than his df",
            "the Seal with the higher At wins",
            "ซีลมี At เท่าไหร่",
            "Atが高い",
            "At?",
        ] {
            assert!(names(text).contains(&"at".to_string()), "{text}");
        }
    }

    #[test]
    fn short_words_need_their_marks() {
        assert!(names("สับ").contains(&"shuffle".to_string()));
        assert!(!names("สบ").contains(&"shuffle".to_string()));
    }

    #[test]
    fn places_are_bytes_of_the_text() {
        let text = "ใช้ [บล็อกเกอร์] ได้";
        let glossary = Glossary::shipped();
        let found = glossary.find(&Stream::of(text));
        let blocker = found.iter().find(|f| glossary.concepts[f.concept].name == "blocker").unwrap();
        assert!(
            "บล็อกเกอร์".starts_with(&text[blocker.start..blocker.end]) || text[blocker.start..].starts_with("บล็อกเกอร์")
        );
    }
}
