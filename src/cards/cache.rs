//! Cards kept on disk between runs, in few bytes. Kept under the paths, sizes and times of the files that they came from; a missing,
//! old or broken one is made anew.

#![expect(clippy::cast_possible_truncation, reason = "seven bits at a time")]

use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use super::kind::{Colour, Kind};
use super::pool::CardPool;
use super::{CardFacts, CardGame};
use crate::text::cache::mix_in;

/// Grows with what is kept.
const VERSION: u64 = 3;
/// How many are kept.
const KEPT: usize = 4;

/// Where in a folder the cards of these files are kept; nowhere if one of them cannot be looked at.
pub fn place(folder: &Path, files: &[PathBuf]) -> Option<PathBuf> {
    let mut mix = mix_in(VERSION, env!("CARGO_PKG_VERSION").as_bytes());
    for file in files {
        // What comes through a pipe is another thing each time.
        let facts = file.metadata().ok().filter(|facts| facts.is_file())?;
        let path = file.canonicalize().ok()?;
        let time = facts.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
        mix = mix_in(mix, path.to_string_lossy().as_bytes());
        mix = mix_in(mix, &facts.len().to_le_bytes());
        mix = mix_in(mix, &time.as_nanos().to_le_bytes());
    }
    Some(folder.join(format!("cards-{mix:016x}")))
}

/// The cards kept at a place, if they are as they were written.
pub fn read(path: &Path) -> Option<CardPool> {
    let bytes = std::fs::read(path).ok()?;
    let (body, sum) = bytes.split_at_checked(bytes.len().checked_sub(8)?)?;
    if mix_in(VERSION, body).to_le_bytes() != sum {
        return None;
    }
    let mut reader = Reader(body);
    let count = reader.number()?;
    let mut cards = Vec::with_capacity(count.min(body.len()));
    for _ in 0..count {
        cards.push(reader.card()?);
    }
    reader.0.is_empty().then(|| CardPool::of_cards(cards))
}

/// Keep cards: beside the place and then there, so that nobody sees half of them. If the disk refuses, they are read again next time.
pub fn write(path: &Path, pool: &CardPool) {
    let mut out = Vec::new();
    put_number(&mut out, pool.len());
    pool.iter().for_each(|card| put_card(&mut out, card));
    let sum = mix_in(VERSION, &out);
    out.extend(sum.to_le_bytes());
    let Some(folder) = path.parent() else { return };
    let beside = folder.join(format!("cards-building-{}", std::process::id()));
    let _ = std::fs::create_dir_all(folder);
    if std::fs::write(&beside, out).is_ok() && std::fs::rename(&beside, path).is_ok() {
        drop_old(folder, path);
    }
    let _ = std::fs::remove_file(&beside);
}

/// Keep the newest few.
fn drop_old(folder: &Path, keep: &Path) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let mut kept: Vec<(std::time::SystemTime, PathBuf)> = entries
        .filter_map(Result::ok)
        .filter(|e| e.file_name().to_string_lossy().starts_with("cards-") && e.path() != keep)
        .filter_map(|e| Some((e.metadata().ok()?.modified().ok()?, e.path())))
        .collect();
    kept.sort();
    while kept.len() >= KEPT {
        let (_, oldest) = kept.remove(0);
        let _ = std::fs::remove_file(oldest);
    }
}

fn put_number(out: &mut Vec<u8>, mut n: usize) {
    while n >= 0x80 {
        out.push((n & 0x7F) as u8 | 0x80);
        n >>= 7;
    }
    out.push(n as u8);
}

fn put_text(out: &mut Vec<u8>, text: &str) {
    put_number(out, text.len());
    out.extend(text.as_bytes());
}

fn put_texts(out: &mut Vec<u8>, texts: &[String]) {
    put_number(out, texts.len());
    texts.iter().for_each(|t| put_text(out, t));
}

fn put_value(out: &mut Vec<u8>, value: Option<i32>) {
    out.push(u8::from(value.is_some()));
    if let Some(value) = value {
        out.extend(value.to_le_bytes());
    }
}

fn put_card(out: &mut Vec<u8>, card: &CardFacts) {
    let colours: u8 = card.colours.iter().fold(0, |bits, c| bits | 1 << *c as u8);
    let flags = u8::from(card.types_joined) | u8::from(card.reflection) << 1;
    out.extend([card.game as u8, card.kind as u8, colours, flags]);
    for text in [&card.number, &card.name, &card.link, &card.zone, &card.text, &card.raw_text, &card.trigger] {
        put_text(out, text);
    }
    for texts in [&card.other_names, &card.attributes, &card.types, &card.other_texts] {
        put_texts(out, texts);
    }
    for value in [card.cost, card.life, card.power, card.counter, card.level, card.ap, card.hp, card.block] {
        put_value(out, value);
    }
    put_number(out, card.more.len());
    for (key, value) in &card.more {
        put_text(out, key);
        put_text(out, value);
    }
}

/// What is left to read.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    fn number(&mut self) -> Option<usize> {
        let mut n = 0usize;
        for shift in (0..56).step_by(7) {
            let byte = self.byte()?;
            n |= usize::from(byte & 0x7F) << shift;
            if byte < 0x80 {
                return Some(n);
            }
        }
        None
    }

    fn text(&mut self) -> Option<String> {
        let length = self.number()?;
        let (text, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        String::from_utf8(text.to_vec()).ok()
    }

    fn texts(&mut self) -> Option<Vec<String>> {
        let count = self.number()?;
        (0..count).map(|_| self.text()).collect()
    }

    fn pairs(&mut self) -> Option<Vec<(String, String)>> {
        let count = self.number()?;
        (0..count).map(|_| Some((self.text()?, self.text()?))).collect()
    }

    fn value(&mut self) -> Option<Option<i32>> {
        if self.byte()? == 0 {
            return Some(None);
        }
        let (value, rest) = self.0.split_first_chunk::<4>()?;
        self.0 = rest;
        Some(Some(i32::from_le_bytes(*value)))
    }

    fn card(&mut self) -> Option<CardFacts> {
        let game = *CardGame::ALL.get(usize::from(self.byte()?))?;
        let kind = Kind::ALL.get(usize::from(self.byte()?)).copied().unwrap_or_default();
        let bits = self.byte()?;
        let flags = self.byte()?;
        Some(CardFacts {
            kind,
            colours: Colour::ALL.into_iter().filter(|c| bits >> *c as u8 & 1 == 1).collect(),
            types_joined: flags & 1 == 1,
            reflection: flags >> 1 & 1 == 1,
            number: self.text()?,
            name: self.text()?,
            link: self.text()?,
            zone: self.text()?,
            text: self.text()?,
            raw_text: self.text()?,
            trigger: self.text()?,
            other_names: self.texts()?,
            attributes: self.texts()?,
            types: self.texts()?,
            other_texts: self.texts()?,
            cost: self.value()?,
            life: self.value()?,
            power: self.value()?,
            counter: self.value()?,
            level: self.value()?,
            ap: self.value()?,
            hp: self.value()?,
            block: self.value()?,
            more: self.pairs()?,
            ..CardFacts::blank(game)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_comes_back() {
        let text = "game = 'one-piece'\n[[card]]\nnumber='ZZ01-001'\nname='Kelp'\nkind='leader'\ncolours=['red','blue']\nlife=5\ntext='Rest.'\n\
                    [[card]]\nnumber='ZZ01-002'\nname='Salt'\nkind='event'\ncolours=['red']\ncost=2\ntypes=['Reef','Tide']\n\
                    [[card]]\ngame='summoner-master'\nname='Ox'\nkind='seal'\nlv=2\nat=3\nelements=['fire']\ntext='[S] At +1'\n";
        let pool = CardPool::of_texts(&[("kelp.toml", text)]).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cards-1");
        write(&path, &pool);
        assert_eq!(read(&path).as_ref(), Some(&pool));
        let mut bytes = std::fs::read(&path).unwrap();
        bytes[9] ^= 1;
        std::fs::write(&path, bytes).unwrap();
        assert_eq!(read(&path), None);
    }
}
