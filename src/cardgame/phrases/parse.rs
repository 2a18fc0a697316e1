//! Every way to cover a line with phrases.

use std::collections::HashMap;
use std::ops::Range;
use std::rc::Rc;

use super::glyph::Glyph;
use super::grammar::{Grammar, Piece, Tongue};
use super::lexer::Lexer;
use super::stop::Stop;
use super::tree::{Hole, Tree};
use crate::text::thai;

/// How deep phrases may be nested.
const DEPTH: usize = 120;
/// How many pieces are tried in one line.
const TRIES: usize = 100_000;
/// How many ways to read the same words are kept.
const KEPT: usize = 64;

/// What reading a line gave.
pub struct Reading<T> {
    /// Every tree that covers the line.
    pub trees: Vec<Rc<Tree<T>>>,
    /// Where reading stopped at the farthest.
    pub stop: Stop,
    /// The line has more ways than are looked at: nothing can be said of it.
    pub too_much: bool,
}

/// Cover a line with phrases of a part, in every way.
pub fn read<T: Copy>(grammar: &Grammar<T>, tongue: Tongue, part: &str, glyphs: &[Glyph]) -> Reading<T> {
    let mut reader = Reader {
        grammar,
        tongue,
        glyphs,
        found: HashMap::new(),
        stop: Stop::default(),
        depth: 0,
        tries: 0,
        too_much: false,
    };
    let mut trees = Vec::new();
    if let Some(part) = grammar.part(part) {
        for (end, tree) in reader.part(part, 0).iter() {
            let end = reader.skip(*end);
            if end == glyphs.len() {
                trees.push(Rc::clone(tree));
            } else {
                reader.stop.missed(end, (usize::MAX, 0, 0));
            }
        }
    }
    Reading { trees, stop: reader.stop, too_much: reader.too_much }
}

type Found<T> = Rc<Vec<(usize, Rc<Tree<T>>)>>;
type Holes<T> = Vec<(&'static str, Hole<T>)>;

struct Reader<'a, T: 'static> {
    grammar: &'a Grammar<T>,
    tongue: Tongue,
    glyphs: &'a [Glyph],
    /// What was found at a place, by part. Nothing while it is being looked for.
    found: HashMap<(usize, usize), Option<Found<T>>>,
    stop: Stop,
    depth: usize,
    tries: usize,
    too_much: bool,
}

impl<T: Copy> Reader<'_, T> {
    /// The phrases of a part that begin at a sign, and where each ends.
    fn part(&mut self, part: usize, at: usize) -> Found<T> {
        let at = self.skip(at);
        match self.found.get(&(part, at)) {
            Some(Some(found)) => return Rc::clone(found),
            // A part that begins with itself: the table is not written so.
            Some(None) => return Rc::new(Vec::new()),
            None => {}
        }
        if self.depth >= DEPTH {
            self.too_much = true;
            return Rc::new(Vec::new());
        }
        self.depth += 1;
        self.found.insert((part, at), None);
        let mut all: Vec<(usize, Rc<Tree<T>>)> = Vec::new();
        let grammar = self.grammar;
        for (number, way) in grammar.ways(part, self.tongue).iter().enumerate() {
            let mut holes = Vec::new();
            let mut ends = Vec::new();
            self.pieces((part, number), &way.pieces, 0, at, &mut holes, &mut ends);
            for (end, holes) in ends {
                let tag = grammar.rows[way.row].tag;
                all.push((end, Rc::new(Tree { tag, at: self.bytes(at, end), holes })));
            }
        }
        if all.len() > KEPT {
            self.too_much = true;
            all.truncate(KEPT);
        }
        self.depth -= 1;
        let found = Rc::new(all);
        self.found.insert((part, at), Some(Rc::clone(&found)));
        found
    }

    /// The rest of a way from a piece on.
    fn pieces(
        &mut self,
        way: (usize, usize),
        pieces: &[Piece],
        piece: usize,
        at: usize,
        holes: &mut Holes<T>,
        ends: &mut Vec<(usize, Holes<T>)>,
    ) {
        self.tries += 1;
        if self.tries > TRIES {
            self.too_much = true;
            return;
        }
        let Some(next) = pieces.get(piece) else {
            ends.push((at, holes.clone()));
            return;
        };
        let at = self.skip(at);
        let missed = (way.0, way.1, piece);
        match next {
            Piece::Words(words) => match words.iter().filter_map(|word| self.word(word, at)).max() {
                Some(end) => self.pieces(way, pieces, piece + 1, end, holes, ends),
                None => self.stop.missed(at, missed),
            },
            Piece::Part(part, slot) => {
                for (end, tree) in self.part(*part, at).iter() {
                    holes.push((slot, Hole::Tree(Rc::clone(tree))));
                    self.pieces(way, pieces, piece + 1, *end, holes, ends);
                    holes.pop();
                }
            }
            Piece::Lexer(lexer, slot) => {
                let found = lexer.ends(self.glyphs, at);
                if found.is_empty() {
                    self.stop.missed(at, missed);
                }
                for end in found {
                    let signs = &self.glyphs[at..end];
                    let text = signs.iter().map(|glyph| glyph.sign).collect();
                    holes.push((slot, Hole::Word { text, value: Lexer::value(signs), at: self.bytes(at, end) }));
                    self.pieces(way, pieces, piece + 1, end, holes, ends);
                    holes.pop();
                }
            }
        }
    }

    /// The first sign from here that is no blank.
    fn skip(&self, mut at: usize) -> usize {
        while self.glyphs.get(at).is_some_and(|glyph| glyph.sign == ' ') {
            at += 1;
        }
        at
    }

    /// Where a word ends that begins here. Blanks between Thai letters do not count.
    fn word(&self, word: &[char], at: usize) -> Option<usize> {
        let mut end = at;
        let mut last = None;
        for wanted in word {
            if last.is_some_and(thai::is_thai) && thai::is_thai(*wanted) {
                end = self.skip(end);
            }
            if self.glyphs.get(end)?.plain != *wanted {
                return None;
            }
            last = Some(*wanted);
            end += 1;
        }
        let next = self.glyphs.get(end).map(|glyph| glyph.plain);
        let cut = match (last, next) {
            (Some(last), Some(next)) if last.is_ascii_alphabetic() => next.is_ascii_alphabetic(),
            (Some(last), Some(next)) if last.is_ascii_digit() => next.is_ascii_digit(),
            (Some(last), Some(next)) if thai::is_thai(last) => {
                thai::is_mark(next) || thai::is_following_vowel(next.encode_utf8(&mut [0; 4]))
            }
            _ => false,
        };
        (!cut).then_some(end)
    }

    /// The bytes of some signs.
    fn bytes(&self, from: usize, to: usize) -> Range<usize> {
        let start = self.glyphs.get(from).map_or(0, |glyph| glyph.from);
        let end = to.checked_sub(1).and_then(|last| self.glyphs.get(last)).map_or(start, |glyph| glyph.to);
        start..end.max(start)
    }
}
