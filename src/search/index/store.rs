//! The index as bytes: a dictionary of terms, the places of each, and a few tables. It is read where it lies, so that
//! opening it costs nothing.

#![expect(clippy::cast_possible_truncation, reason = "an index counts in 32 bits, byte by byte")]

use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use fst::Map;

/// Bytes of the program, or bytes made while it runs.
#[derive(Clone)]
enum Bytes {
    Inside(&'static [u8]),
    Made(Arc<[u8]>),
}

/// A stretch of them.
#[derive(Clone)]
struct Part {
    bytes: Bytes,
    range: Range<usize>,
}

impl AsRef<[u8]> for Part {
    fn as_ref(&self) -> &[u8] {
        let all: &[u8] = match &self.bytes {
            Bytes::Inside(bytes) => bytes,
            Bytes::Made(bytes) => bytes,
        };
        &all[self.range.clone()]
    }
}

/// An index in the form in which it is searched.
pub struct Store {
    terms: Map<Part>,
    postings: Part,
    tables: Vec<Part>,
}

/// Where a term occurs: in how many entries, and the bytes that list them.
pub struct Postings<'a> {
    /// In how many entries.
    pub entries: u32,
    rest: &'a [u8],
    last: u32,
    left: u32,
}

/// Most terms have fewer bytes.
const SHORT: usize = 48;

impl Store {
    /// The index inside the program.
    pub fn inside(bytes: &'static [u8]) -> Result<Self, fst::Error> {
        Self::of(Bytes::Inside(bytes), bytes)
    }

    /// An index made while the program runs.
    pub fn made(bytes: Vec<u8>) -> Result<Self, fst::Error> {
        let bytes: Arc<[u8]> = bytes.into();
        Self::of(Bytes::Made(bytes.clone()), &bytes)
    }

    /// The parts stand one after the other, the length of each in front of all.
    fn of(bytes: Bytes, all: &[u8]) -> Result<Self, fst::Error> {
        let count = number(all, 0) as usize;
        let mut at = 4 * (count + 1);
        let mut parts = (1..=count).map(|i| {
            let from = at;
            at += number(all, i) as usize;
            Part { bytes: bytes.clone(), range: from..at }
        });
        let empty = || Part { bytes: Bytes::Inside(&[]), range: 0..0 };
        let terms = Map::new(parts.next().unwrap_or_else(empty))?;
        let postings = parts.next().unwrap_or_else(empty);
        Ok(Self { terms, postings, tables: parts.collect() })
    }

    /// Where a term of a field occurs, if anywhere.
    pub fn postings(&self, field: u8, term: &str) -> Option<Postings<'_>> {
        let at = self.place(field, term)? as usize;
        let mut rest = &self.postings.as_ref()[at..];
        let entries = take(&mut rest);
        Some(Postings { entries, rest, last: 0, left: entries })
    }

    /// Where the places of a term begin. A word with a slip asks for hundreds of terms that are not there, so that most are
    /// asked for without taking memory.
    fn place(&self, field: u8, term: &str) -> Option<u64> {
        let mut short = [field; SHORT];
        if let Some(rest) = short.get_mut(1..=term.len()) {
            rest.copy_from_slice(term.as_bytes());
            return self.terms.get(&short[..=term.len()]);
        }
        self.terms.get([&[field], term.as_bytes()].concat())
    }

    /// In how many entries a term of a field occurs; of a field of which nothing else is known, too.
    pub fn frequency(&self, field: u8, term: &str) -> u32 {
        self.postings(field, term).map_or(0, |p| p.entries)
    }

    /// How many numbers a table has.
    pub fn table_len(&self, table: usize) -> usize {
        self.tables[table]
            .as_ref()
            .split_first()
            .map_or(0, |(&width, numbers)| numbers.len() / usize::from(width.max(1)))
    }

    /// A number of a table.
    pub fn table(&self, table: usize, at: usize) -> u32 {
        let Some((&width, numbers)) = self.tables[table].as_ref().split_first() else { return 0 };
        let width = usize::from(width);
        let bytes = numbers.get(width * at..width * (at + 1)).unwrap_or_default();
        bytes.iter().rev().fold(0, |value, &byte| value << 8 | u32::from(byte))
    }
}

impl Postings<'_> {
    /// What is called for every entry from `from` on and below `to`, with how often the term stands there. Most entries
    /// are one byte: this is where a search spends its time.
    pub fn each(self, from: u32, to: u32, mut take_entry: impl FnMut(u32, u32)) {
        let (mut rest, mut last) = (self.rest, self.last);
        for _ in 0..self.left {
            let step = match rest.split_first() {
                Some((&byte, after)) if byte < 0x80 => {
                    rest = after;
                    u32::from(byte)
                }
                _ => take(&mut rest),
            };
            last += step >> 1;
            let times = if step & 1 == 1 { take(&mut rest) } else { 1 };
            if last >= to {
                break;
            }
            if last >= from {
                take_entry(last, times);
            }
        }
    }
}

impl Iterator for Postings<'_> {
    /// Entry, and how often the term stands in it.
    type Item = (u32, u32);

    fn next(&mut self) -> Option<(u32, u32)> {
        self.left = self.left.checked_sub(1)?;
        let step = take(&mut self.rest);
        self.last += step >> 1;
        let times = if step & 1 == 1 { take(&mut self.rest) } else { 1 };
        Some((self.last, times))
    }
}

fn number(bytes: &[u8], at: usize) -> u32 {
    bytes.get(4 * at..4 * at + 4).map_or(0, |b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]))
}

/// Seven bits a byte, the lowest first; the last byte has no high bit.
fn take(bytes: &mut &[u8]) -> u32 {
    let (mut value, mut shift) = (0, 0);
    while let Some((&byte, rest)) = bytes.split_first() {
        *bytes = rest;
        value |= u32::from(byte & 0x7f) << shift;
        shift += 7;
        if byte & 0x80 == 0 || shift > 28 {
            break;
        }
    }
    value
}

/// The bytes of a table: how many of them a number of it takes, as few as its largest needs, and the numbers, the lowest
/// byte first.
fn packed(table: &[u32]) -> Vec<u8> {
    let largest = table.iter().copied().max().unwrap_or_default();
    let width = (4 - largest.leading_zeros() as usize / 8).max(1);
    let mut bytes = vec![width as u8];
    table.iter().for_each(|number| bytes.extend(&number.to_le_bytes()[..width]));
    bytes
}

fn put(bytes: &mut Vec<u8>, mut value: u32) {
    while value >= 0x80 {
        bytes.push(value as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
}

/// An index in the making.
#[derive(Default)]
pub struct Writer {
    /// By field and term: the entries in order, each with how often the term stands there.
    terms: HashMap<Vec<u8>, Vec<(u32, u32)>>,
    /// By field and term: in how many entries it stands.
    counts: Vec<(Vec<u8>, u32)>,
    tables: Vec<Vec<u32>>,
}

impl Writer {
    /// A term stands in an entry; entries come in order.
    pub fn add(&mut self, field: u8, term: &str, entry: u32) {
        let mut key = Vec::with_capacity(term.len() + 1);
        key.push(field);
        key.extend_from_slice(term.as_bytes());
        let entries = self.terms.entry(key).or_default();
        match entries.last_mut() {
            Some((last, times)) if *last == entry => *times += 1,
            _ => entries.push((entry, 1)),
        }
    }

    /// In so many entries a term stands of which nobody asks which they are.
    pub fn add_count(&mut self, field: u8, term: &str, entries: u32) {
        self.counts.push(([&[field], term.as_bytes()].concat(), entries));
    }

    /// A table of numbers; it is found again by the order in which it came.
    pub fn table(&mut self, numbers: Vec<u32>) {
        self.tables.push(numbers);
    }

    /// By entry, what its terms of a field weigh together; in whole numbers, so that it does not depend on the order in
    /// which they are added.
    pub fn weights(&self, field: u8, entries: usize, weight: impl Fn(&str, u32) -> u64) -> Vec<u64> {
        let mut sums = vec![0; entries];
        for (key, places) in self.terms.iter().filter(|(key, _)| key[0] == field) {
            let value = weight(&String::from_utf8_lossy(&key[1..]), places.len() as u32);
            places.iter().for_each(|(entry, _)| sums[*entry as usize] += value);
        }
        sums
    }

    /// The bytes of the whole.
    pub fn finish(self) -> Result<Vec<u8>, fst::Error> {
        let listed = self.terms.into_iter().map(|(key, entries)| (key, entries.len() as u32, entries));
        let counted = self.counts.into_iter().map(|(key, count)| (key, count, Vec::new()));
        let mut terms: Vec<_> = listed.chain(counted).collect();
        terms.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        let mut postings = Vec::new();
        let mut dictionary = fst::MapBuilder::memory();
        for (key, count, entries) in terms {
            dictionary.insert(&key, postings.len() as u64)?;
            put(&mut postings, count);
            let mut last = 0;
            for (entry, times) in entries {
                put(&mut postings, (entry - last) << 1 | u32::from(times > 1));
                if times > 1 {
                    put(&mut postings, times);
                }
                last = entry;
            }
        }
        let mut parts = vec![dictionary.into_inner()?, postings];
        parts.extend(self.tables.into_iter().map(|table| packed(&table)));
        let mut bytes: Vec<u8> = (parts.len() as u32).to_le_bytes().to_vec();
        parts.iter().for_each(|part| bytes.extend((part.len() as u32).to_le_bytes()));
        parts.iter().for_each(|part| bytes.extend(part));
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read() {
        let mut writer = Writer::default();
        for (term, entry) in [("a", 0), ("a", 0), ("b", 0), ("a", 300), ("ก", 70_000)] {
            writer.add(3, term, entry);
        }
        writer.table(vec![7, 1_000_000]);
        writer.table(vec![0, 255]);
        writer.table(Vec::new());
        writer.table(vec![u32::MAX]);
        let store = Store::made(writer.finish().unwrap()).unwrap();
        let places = |term: &str| store.postings(3, term).map(Iterator::collect::<Vec<_>>);
        assert_eq!(places("a"), Some(vec![(0, 2), (300, 1)]));
        assert_eq!(places("ก"), Some(vec![(70_000, 1)]));
        assert_eq!((places("c"), store.frequency(2, "a")), (None, 0));
        assert_eq!((store.table(0, 1), store.table_len(0)), (1_000_000, 2));
        assert_eq!((store.table(1, 1), store.table_len(1)), (255, 2));
        assert_eq!((store.table(2, 0), store.table_len(2)), (0, 0));
        assert_eq!((store.table(3, 0), store.table_len(3)), (u32::MAX, 1));
    }
}
