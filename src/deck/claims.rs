//! What a list says about itself besides its cards: counts in headings, totals, comments. Each is held against what was read.

use super::again::Said;
use super::list::{
    DeckList, Entry, Kind, Lexicon, Line, Mark, Token, Why, beside, changes, entries, is_number_word, is_perhaps,
    is_tally, is_tally_sign, key, names, note, says_more, speaks_of_playing_cards, tokens,
};
use super::note::Note;
use super::part::Part;
use super::slots::Slot;
use crate::cards::{CardGame, Kind as CardKind, number};

/// Headings that say another number of cards than follow.
pub fn headings(list: &DeckList, sums: &[u32]) -> Vec<Note> {
    let mut out = Vec::new();
    for claim in &list.claims {
        let found: u32 = sums[claim.lines.clone()].iter().fold(0, |a, b| a.saturating_add(*b));
        let Some(count) = claim.count.filter(|count| *count != found) else { continue };
        let note = Note::new("heading", "deck-warn-heading", &[]);
        out.push(note.found(found as usize, count as usize).by(format!("{} {}", claim.line, claim.heading)));
    }
    out
}

/// Totals that the list does not have, whichever of its parts are counted: with or without the Leader, the DON!! deck and so on.
pub fn totals(list: &DeckList, game: CardGame, slots: &[Slot<'_>]) -> Vec<Note> {
    if list.totals.is_empty() {
        return Vec::new();
    }
    let all: usize = slots.iter().map(|s| s.count).sum();
    let fits = in_all(game, slots);
    let wrong = list.totals.iter().filter(|(_, count)| !fits(*count));
    let note = |line: &usize, count: u32| {
        Note::new("total", "deck-warn-total", &[]).found(all, count as usize).by(line.to_string())
    };
    wrong.map(|(line, count)| note(line, *count)).collect()
}

/// Counts by themselves that are not how many cards there are: they may count the cards below them.
pub fn lone<'l>(list: &'l DeckList, game: CardGame, slots: &[Slot<'_>]) -> Vec<&'l (usize, u32, String)> {
    if list.counts.is_empty() {
        return Vec::new();
    }
    let fits = in_all(game, slots);
    list.counts.iter().filter(|(_, count, _)| !fits(*count)).collect()
}

/// Is this how many cards there are, whichever parts are counted?
fn in_all(game: CardGame, slots: &[Slot<'_>]) -> impl Fn(u32) -> bool {
    let all: usize = slots.iter().map(|s| s.count).sum();
    let apart = |part: Part, kinds: &[CardKind]| -> usize {
        let is_apart = |s: &&Slot<'_>| s.part == part || (s.part == Part::Any && kinds.contains(&s.shown_kind()));
        slots.iter().filter(is_apart).map(|s| s.count).sum()
    };
    let mut leaders = apart(Part::Leader, &[CardKind::Leader]);
    if leaders == 0 && game == CardGame::OnePiece {
        // One of the cards that are not known may be the Leader.
        leaders = usize::from(slots.iter().any(|s| s.facts.is_none() && s.count == 1));
    }
    let parts = [
        leaders,
        apart(Part::Don, &[CardKind::Don]),
        apart(Part::Resource, &[CardKind::Resource]),
        apart(Part::Token, &[CardKind::Token]),
        apart(Part::Beside, &[CardKind::ExtraSeal, CardKind::ExtraMystic]),
    ];
    let without = move |left_out: u32| -> usize {
        let sum: usize = parts.iter().enumerate().filter(|(at, _)| left_out >> at & 1 == 1).map(|(_, n)| n).sum();
        all.saturating_sub(sum)
    };
    move |count: u32| (0..1u32 << parts.len()).any(|left_out| without(left_out) == count as usize)
}

/// Comments that name cards, and facts in which cards are counted: somebody may count on them.
pub fn comments(list: &DeckList, game: CardGame, lexicon: &Lexicon<'_>) -> Vec<Note> {
    let is_playing = |text: &str| game == CardGame::BlackPoker && speaks_of_playing_cards(text);
    let said = list.comments.iter().filter(|(_, text)| is_playing(text) || speaks_of_cards(text, lexicon));
    let counted = list.facts.iter().filter(|(_, text)| counts_cards(text, &tokens(text), lexicon));
    let beside = list.lines.iter().filter(|l| names_others(l, lexicon)).map(|l| l.number);
    let mut found: Vec<usize> = said.chain(counted).map(|(line, _)| *line).chain(beside).collect();
    found.sort_unstable();
    found.dedup();
    if found.is_empty() {
        return Vec::new();
    }
    let lines: Vec<String> = found.iter().map(ToString::to_string).collect();
    vec![Note::new("comment", "deck-warn-comment", &[]).found(found.len(), 0).by(lines.join(", "))]
}

/// Lines of a letter that say more than a greeting does: nobody but a reader knows whether they change the list.
pub fn words(list: &DeckList) -> Option<Note> {
    let lines: Vec<String> =
        list.letter.iter().filter(|(_, text, _)| says_more(text)).map(|(line, ..)| line.to_string()).collect();
    let note = Note::new("letter", "deck-warn-letter", &[]);
    (!lines.is_empty()).then(|| note.found(lines.len(), 0).by(lines.join(", ")))
}

/// Lines of a letter that may be cards: the whole line is the name of one; or it may be who wrote the letter, and cards follow it, or all
/// cards are named like that.
pub fn letter<'l>(list: &'l DeckList, said: &[Option<Said>], lexicon: &Lexicon<'_>) -> Vec<(usize, &'l str)> {
    let last = list.lines.iter().map(|l| l.number).max().unwrap_or(0);
    let bare = said.iter().flatten().any(Said::is_bare_name);
    let is_card = |(line, text, is_name): &&(usize, String, bool)| {
        let whole = text.trim_matches(|c: char| !c.is_alphanumeric());
        let is_like = || whole.chars().count() >= SURE_NAME && lexicon.nearest(whole).is_some();
        let names = || !names(text, &tokens(text), lexicon).is_empty();
        lexicon.knows(whole) || (*is_name && (*line < last || bare || names() || is_like()))
    };
    list.letter.iter().filter(is_card).map(|(line, text, _)| (*line, text.as_str())).collect()
}

/// A shorter name is like many.
const SURE_NAME: usize = 6;

/// A card number, the name of a card, or what may correct a count: `cut 2`.
fn speaks_of_cards(text: &str, lexicon: &Lexicon<'_>) -> bool {
    // `x,Core (005),No. 4`: a row of a table that was commented out.
    if text.split([',', ';', '|', '\t']).any(|cell| lexicon.knows(cell.trim())) {
        return true;
    }
    let parted = text.replace('_', " ").split_whitespace().collect::<Vec<_>>().join(" ");
    // `~2...Gull`, `20%/Gull`: signs part words, too.
    let words = parted.replace("...", " ").replace(['…', '/', '~', '%', '→', '・', '='], " ");
    [&parted, &words].into_iter().any(|text| names_or_counts(text, lexicon))
}

fn names_or_counts(text: &str, lexicon: &Lexicon<'_>) -> bool {
    if !number::all(text).is_empty() || has_number_like(&text.replace(" - ", "-")) || is_like_a_line(text, lexicon) {
        return true;
    }
    let said = tokens(text);
    let known = |e: &Entry<'_>| lexicon.cards(&e.name).next().is_some();
    let is_change = |t: &Token| matches!(t.kind, Kind::Word(_)) && is_perhaps(t.text(text));
    let is_count = |t: &Token| counts(text, t);
    said.iter().any(|t| t.kind == Kind::Card)
        || entries(text, &said, lexicon).is_ok_and(|all| all.iter().all(known))
        || !names(text, &said, lexicon).is_empty()
        || said.windows(2).any(|w| (is_change(&w[0]) && is_count(&w[1])) || (is_count(&w[0]) && is_change(&w[1])))
}

/// `ZZ0l-004`, `ZZ01:004`, `ZZ01-004a`: letters and digits, a sign, digits.
fn has_number_like(text: &str) -> bool {
    let is_digit = |c: char| c.is_ascii_digit() || matches!(c, 'O' | 'o' | 'l' | 'I');
    text.char_indices().filter(|(_, c)| matches!(c, '-' | ':' | '.' | '~' | '/')).any(|(at, sign)| {
        let before: String = text[..at].chars().rev().take_while(char::is_ascii_alphanumeric).collect();
        let has = |fits: fn(&char) -> bool| before.chars().any(|c| fits(&c));
        // `R-001a`: a set without a number of its own.
        let digits = text[at + sign.len_utf8()..].bytes().take_while(u8::is_ascii_digit).count();
        if sign == '-' && digits == 3 && (1..=4).contains(&before.len()) && !has(char::is_ascii_digit) {
            return true;
        }
        before.len() > 2
            && has(char::is_ascii_alphabetic)
            && before.starts_with(is_digit)
            && text[at + sign.len_utf8()..].starts_with(is_digit)
    })
}

/// `4 Gulll`, `Ash Wolf x4`: a count beside what is like the name of a card; where no data are at hand, beside any words.
fn is_like_a_line(text: &str, lexicon: &Lexicon<'_>) -> bool {
    const MOST_WORDS: usize = 8;
    let said = tokens(text);
    let words = said.iter().filter(|t| matches!(t.kind, Kind::Word(_)) && !counts(text, t));
    let words: Vec<&str> = words.map(|t| t.text(text)).take(MOST_WORDS + 1).collect();
    if words.is_empty() || words.len() > MOST_WORDS {
        return false;
    }
    let is_count = |t: Option<&Token>| t.is_some_and(|t| counts(text, t));
    if lexicon.has_data() {
        let glued = text.trim_start_matches(|c: char| c.is_ascii_digit());
        let is_glued = glued.len() < text.len() && lexicon.knows(glued);
        let is_beside = is_count(said.first()) || is_count(said.last());
        return is_glued || (is_beside && lexicon.nearest(&words.join(" ")).is_some());
    }
    if lexicon.takes_any_name() {
        return said.iter().any(|t| t.kind.has_digits() || counts(text, t));
    }
    // `4 Gull`, `Gull x4`; not `Top 8`.
    let is_word = |t: Option<&Token>| t.is_some_and(|t| matches!(t.kind, Kind::Word(_)));
    let is_marked = |t: &Token| matches!(t.kind, Kind::Number(1..=MOST_COPIES, Mark::Times | Mark::Behind));
    let leads = |t: &Token| is_marked(t) || matches!(t.kind, Kind::Number(1..=MOST_OF_ONE, Mark::Bare));
    (said.first().is_some_and(leads) && is_word(said.get(1))) || said.last().is_some_and(is_marked)
}

/// A number that a deck may count by, or a word for one.
fn counts(text: &str, token: &Token) -> bool {
    match token.kind {
        Kind::Number(value, _) => (1..=MOST_COPIES).contains(&value),
        Kind::Word(_) => is_number_word(token.text(text)),
        _ => false,
    }
}

/// A number above this is a year or a place, and no count of a card.
const MOST_COPIES: u32 = 60;

/// Of one card nobody plays more, but of a few.
const MOST_OF_ONE: u32 = 4;

/// `plus 2 Gull`, `Gull +1`: a count directly beside the name of a card; `no Gull`: a word that may change the list, and a name.
fn counts_cards(text: &str, said: &[Token], lexicon: &Lexicon<'_>) -> bool {
    // `+1`, `-1`: with its sign.
    let is_signed = |t: &Token| {
        let digits = t.text(text).trim_start_matches(['+', '-', 'x', '×']);
        t.kind.has_digits() && (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit())
    };
    let is_count = |at: Option<usize>| at.and_then(|at| said.get(at)).is_some_and(|t| counts(text, t) || is_signed(t));
    let named = names(text, said, lexicon);
    said.iter().any(|t| t.kind == Kind::Card)
        || named.iter().any(|(from, to)| is_count(from.checked_sub(1)) || is_count(Some(*to)))
        || (!named.is_empty() && changes(text))
}

/// Does the comment at the end of a line, in words only, name a card that the line does not?
fn names_others(line: &Line, lexicon: &Lexicon<'_>) -> bool {
    if line.comment.is_empty() || line.comment.chars().any(char::is_numeric) {
        return false;
    }
    let text = line.comment.trim_start_matches(['#', '/']);
    let said = tokens(text);
    let numbers: Vec<String> = number::all(&line.text).into_iter().map(|found| found.number).collect();
    let written = key(&line.text);
    names(text, &said, lexicon).into_iter().any(|(from, to)| {
        let name = &text[said[from].start..said[to - 1].end];
        !written.contains(&key(name)) && !lexicon.cards(name).any(|card| numbers.contains(&card.number))
    })
}

/// `# was 4`, `// 4`, `# +1`: a comment that may correct the count.
fn corrects(comment: &str) -> bool {
    const WORDS: [&str; 12] =
        ["was", "now", "or", "only", "maybe", "should", "be", "actually", "want", "need", "to", "from"];
    let said = tokens(comment);
    let is_small = |t: &Token| {
        let digits = t.text(comment).trim_matches(|c: char| !c.is_ascii_digit());
        t.kind.has_digits() && digits.len() < 3 && digits.parse::<u32>().is_ok()
    };
    let is_word = |t: &Token| WORDS.contains(&t.text(comment).to_lowercase().as_str());
    said.iter().any(is_small) && said.iter().all(|t| is_small(t) || is_word(t) || !matches!(t.kind, Kind::Word(_)))
}

/// The comment at the end of a line may say again what the line says. If it names another card, or may be the count, the line is not
/// understood.
pub fn comment(line: &Line, all: &[Entry<'_>], lexicon: &Lexicon<'_>) -> Result<(), Why> {
    let text = line.comment.trim_start_matches(['#', '/']);
    note(text)?;
    let said = tokens(text);
    // `Gull // four`, `Gull // 四`.
    let is_count = |t: &&Token| match t.kind {
        Kind::Number(..) => true,
        Kind::Word(_) => is_number_word(t.text(text)) && !all.iter().any(|e| e.is_counted),
        _ => false,
    };
    // `Gull # ■■■■`.
    let strokes = text
        .split_whitespace()
        .find(|word| is_tally(word) || (word.chars().count() > 1 && word.chars().all(is_tally_sign)));
    if let Some(strokes) = strokes.filter(|_| !all.iter().any(|e| e.is_counted)) {
        return Err(Why::Number(strokes.to_string()));
    }
    if !line.comment.chars().any(char::is_numeric) && !said.iter().any(|t| is_count(&t)) {
        return Ok(());
    }
    if let Some(word) = said.iter().find(|t| matches!(t.kind, Kind::Word(_)) && is_count(t)) {
        return Err(Why::Number(word.text(text).to_string()));
    }
    for card in said.iter().filter(|t| t.kind == Kind::Card) {
        let found = number::at(card.text(text), 0).map(|f| f.number);
        let by_name = |e: &Entry<'_>| lexicon.cards(&e.name).any(|f| Some(&f.number) == found.as_ref());
        let is_same = |e: &Entry<'_>| if e.number.is_some() { e.number == found } else { by_name(e) };
        if !all.iter().any(is_same) {
            return Err(Why::Several);
        }
    }
    // `①Gull #4 ZZ01-004a`.
    if has_number_like(text) && !said.iter().any(|t| t.kind == Kind::Card) {
        return Err(Why::Several);
    }
    // `4 ZZ01-004 // and 3 Net Mender`.
    let is_same = |e: &Entry<'_>| {
        let is_card = |a: &Entry<'_>| a.facts.is_some_and(|f| f.names().any(|n| key(n) == key(&e.name)));
        all.iter().any(|a| is_card(a) || key(&a.name) == key(&e.name))
    };
    let known = |e: &Entry<'_>| e.number.is_none() && lexicon.cards(&e.name).next().is_some() && !is_same(e);
    let told = entries(text.trim(), &tokens(text.trim()), lexicon).unwrap_or_default();
    if told.iter().any(known) {
        return Err(Why::Several);
    }
    // `2 ZZ01-004 #1 Gull`.
    let otherwise = |e: &&Entry<'_>| e.is_counted && is_same(e) && all.iter().all(|a| a.count != e.count);
    if let Some(e) = told.iter().find(otherwise) {
        return Err(Why::Number(e.count.to_string()));
    }
    if let [one] = all {
        beside(text, one.facts, lexicon)?;
    }
    if corrects(text) {
        return Err(Why::Number(text.trim().to_string()));
    }
    let is_counted = all.iter().any(|e| e.is_counted);
    let counts = |t: &&Token| match t.kind {
        Kind::Number(_, Mark::Times | Mark::Behind) => true,
        Kind::Number(..) | Kind::Word(_) => !is_counted && t.kind.has_digits(),
        Kind::Aside => number::first(t.text(text)).is_some(),
        _ => false,
    };
    match said.iter().find(counts) {
        Some(token) => Err(Why::Number(token.text(text).to_string())),
        None => Ok(()),
    }
}
