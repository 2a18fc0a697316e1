//! The board edited at rest: `set PATH = VALUE`, `put PATH CARD`, `remove PATH CARD`.

use toml::{Table as Keys, Value};

use super::misnamed;
use super::slips::{self, Slip};
use super::table::Table;
use crate::cardgame::typed;
use crate::cards::CardGame;
use crate::keys::BoardFault;
use crate::lang::Speech;
use crate::text::amount;
use unicode_width::UnicodeWidthStr as _;

/// Edit the board; the new one must be legal, and a new line starts from it.
pub fn edit(speech: &Speech, table: &mut Table, word: &str, rest: &str) -> Result<(), String> {
    if !table.is_at_rest() {
        return Err(speech.word("repl-not-at-rest"));
    }
    let board: Keys = toml::from_str(&table.play.board()).map_err(|e| e.to_string())?;
    let boards = boards(table, &board, word, rest).ok_or_else(|| form(speech, word))?;
    if let Some(slip) = boards.slip {
        return Err(slip.words(speech, word, rest));
    }
    let path = || no_path(speech, table, &board, word, rest);
    let mut faults = Vec::new();
    // What can be read in several ways is what the game accepts, the likeliest first.
    for board in boards.all {
        let started = board.ok_or_else(path).and_then(|board| {
            let text = toml::to_string(&board).map_err(|e| e.to_string())?;
            let play = table.start(&text).map_err(|fault| told(speech, table, fault))?;
            Ok((text, play))
        });
        match started {
            Ok((text, play)) => {
                let before = table.snapshot();
                table.board = text;
                table.play = play;
                table.undone.clear();
                table.settle();
                table.edited(before);
                return Ok(());
            }
            Err(fault) => faults.push(fault),
        }
    }
    let fault = if boards.plain { faults.pop() } else { faults.into_iter().next() };
    Err(fault.unwrap_or_else(|| form(speech, word)))
}

/// There is nothing at the path of an edit; a card of the board may have been meant.
fn no_path(speech: &Speech, table: &Table, board: &Keys, word: &str, rest: &str) -> String {
    let path = rest.split('=').next().unwrap_or(rest).trim();
    let words = speech.say("case-no-path", &[("path", path.into())]);
    // What is put may be called anything, what is removed is a card.
    let path = if word == "put" { path.split_whitespace().next().unwrap_or(path) } else { path };
    let keys = keys(&Value::Table(board.clone()));
    let is_key = |word: &str| keys.iter().any(|key| key.eq_ignore_ascii_case(word));
    let meant = keys.iter().filter(|_| word != "remove").cloned();
    let names: Vec<String> = names(&Value::Table(board.clone())).into_iter().chain(meant).collect();
    let Some(near) = misnamed::found(path, &names, &|text| table.play.fold(text), &is_key) else { return words };
    let lines: Vec<String> = near.mended(rest).iter().map(|line| format!("{word} {line}")).collect();
    let before = format!("{word} {}", &rest[..near.at]).width();
    format!("{words}\n  {word} {rest}\n  {}^\n{}", " ".repeat(before), misnamed::did_you_mean(speech, &lines))
}

/// The names of all that a board has a place for.
fn keys(value: &Value) -> Vec<String> {
    let inner: Vec<String> = match value {
        Value::Array(items) => items.iter().flat_map(keys).collect(),
        Value::Table(table) => {
            table.iter().flat_map(|(key, value)| [vec![key.clone()], keys(value)].concat()).collect()
        }
        _ => Vec::new(),
    };
    inner
}

/// What is wrong with a board, in words.
fn told(speech: &Speech, table: &Table, fault: BoardFault) -> String {
    let mut words = fault.said.words(speech);
    if let Some(hint) = fault.hint {
        words = format!("{words}\n{}", hint.words(speech));
    }
    if !fault.clauses.is_empty() {
        let clauses: Vec<String> = fault.clauses.iter().map(|&c| table.game.shown(c)).collect();
        words = format!("{words}\n{}", speech.say("case-by-clauses", &[("clauses", clauses.join(", ").into())]));
    }
    words
}

/// The boards that an edit may mean.
struct Boards {
    /// The likeliest first; none where there is nothing at its path.
    all: Vec<Option<Keys>>,
    /// Where none of them is legal, the fault of the last is told, which takes the words as they stand.
    plain: bool,
    /// A name that is nearly that of a card: nobody knows which is meant.
    slip: Option<Slip>,
}

/// The boards that an edit may mean. None: it says no edit.
fn boards(table: &Table, board: &Keys, word: &str, rest: &str) -> Option<Boards> {
    let fold = |text: &str| table.play.fold(text);
    let with = |change: &dyn Fn(&mut Keys) -> Option<()>| {
        let mut new = board.clone();
        change(&mut new).map(|()| new)
    };
    if word == "set" {
        let (path, value) = cut(rest, |c| c == '=')?;
        let path = split(path);
        let is_side = |side: &str| matches!(side, "A" | "B" | "C" | "D");
        let is_pile = matches!(path.as_slice(), [side, zone] if is_side(side) && !SINGLE.contains(zone));
        let values = values(value.trim(), is_pile, &|text| is_card(table, board, text));
        let zone = path.last().copied().unwrap_or_default();
        // `A.deck = many`: a pile of which people say how many cards it has is no card that nobody knows.
        let is_word = |name: &str| !name.contains(|c: char| c == '?' || c.is_numeric());
        let is_unknown =
            |value: &Value| value.as_str().is_some_and(|name| is_word(name) && !is_known(table, board, name));
        if is_pile && COUNTED.contains(&zone) && values.iter().all(is_unknown) {
            return None;
        }
        let cards: Vec<Value> = values.iter().take(1).cloned().flat_map(items).collect();
        let slip = slip(table, board, &cards).filter(|_| is_pile);
        let all = values.into_iter().map(|value| with(&|new| set(new, &path, value.clone(), &fold))).collect();
        return Some(Boards { all, plain: !is_pile, slip });
    }
    // `put A.leader = Kid`, as after `set`.
    let (path, said) = cut(rest, |c| c.is_whitespace() || c == '=')?;
    let said = said.trim_start().trim_start_matches('=');
    let path = split(path);
    if word == "put" {
        let [_, zone] = path.as_slice() else { return None };
        let all: Vec<Value> =
            each(said).into_iter().flat_map(|card| cards(card, &|text| is_card(table, board, text))).collect();
        let is_one = !SINGLE.contains(zone) || all.len() == 1;
        if all.is_empty() || !is_one || all.iter().any(is_open) {
            return None;
        }
        let slip = slip(table, board, &all).filter(|_| !SINGLE.contains(zone));
        let put_all = |cards: &[Value]| with(&|new| cards.iter().try_for_each(|card| put(new, &path, card.clone())));
        // Where so many cards cannot lie, a bare number may be a value.
        let plain = amount::whole(said).is_some();
        let value = Value::String(said.trim().trim_matches('"').to_string());
        let all = std::iter::once(put_all(&all)).chain(plain.then(|| put_all(&[value]))).collect();
        return Some(Boards { all, plain, slip });
    }
    let card = said.trim().trim_matches('"');
    let named = with(&|new| remove(new, &path, card, &fold));
    // `remove A.hand 2`: so many that nobody has seen.
    let unseen = amount::whole(card).filter(|n| *n > 0);
    let counted = unseen.and_then(|n| with(&|new| (0..n).try_for_each(|_| remove(new, &path, "?", &fold))));
    Some(Boards { all: vec![named.or(counted)], plain: true, slip: None })
}

/// Piles of which people say how many cards they have.
const COUNTED: [&str; 5] = ["deck", "life", "shields", "seal_library", "mystic_library"];

/// A bare name among cards that is nearly that of a card: of the board, of those inside the program, or of card data.
fn slip(table: &Table, board: &Keys, cards: &[Value]) -> Option<Slip> {
    let on_board = names(&Value::Table(board.clone()));
    let known = |name: &str| {
        let in_data = CardGame::of(table.game.name).and_then(|game| table.cards.nearest_name(game, name));
        let inside = (table.game.shipped)().into_iter().map(str::to_string);
        on_board.iter().cloned().chain(table.play.card_names()).chain(inside).chain(in_data).collect()
    };
    slips::found(cards, &|name| is_known(table, board, name), &known)
}

/// Is it a card of the board, of those inside the program, or of card data?
fn is_known(table: &Table, board: &Keys, name: &str) -> bool {
    let bare = typed::state(name).0;
    let wanted = table.play.fold(bare);
    let is_inside = || (table.game.shipped)().iter().any(|known| table.play.fold(known) == wanted);
    is_card(table, board, bare) || is_inside()
}

/// Is it the name or the number of a card that the board or card data know as a whole, whatever numbers are in it?
fn is_card(table: &Table, board: &Keys, text: &str) -> bool {
    let wanted = table.play.fold(text);
    let in_data = CardGame::of(table.game.name).is_some_and(|game| {
        let called = table.cards.called(game, text).is_ok_and(|all| !all.is_empty());
        called || table.cards.printed(game, text).is_ok_and(|card| card.is_some())
    });
    in_data || names(&Value::Table(board.clone())).iter().any(|name| table.play.fold(name) == wanted)
}

/// All names of cards in a value.
fn names(value: &Value) -> Vec<String> {
    let own = name(value).map(str::to_string);
    let inner: Vec<&Value> = match value {
        Value::Array(items) => items.iter().collect(),
        Value::Table(keys) => keys.iter().map(|(_, inner)| inner).collect(),
        _ => Vec::new(),
    };
    own.into_iter().chain(inner.into_iter().flat_map(names)).collect()
}

/// The values that words may mean, the likeliest first: a number in words or in quotes is a number where there can be one; a pile may be
/// told as a list without brackets.
fn values(text: &str, is_pile: bool, is_card: &dyn Fn(&str) -> bool) -> Vec<Value> {
    let plain = parse(text);
    let said = match &plain {
        Value::String(said) => said.clone(),
        _ => return vec![plain],
    };
    if let Some(n) = amount::whole(&said) {
        let empty = (n == 0).then(|| Value::Array(Vec::new()));
        return [Some(Value::Integer(n.into())), empty, Some(plain)].into_iter().flatten().collect();
    }
    if !is_pile || text.starts_with('"') {
        return vec![plain];
    }
    // `2, 3`: so many, or so many besides?
    let is_amount = |item: &str| amount::whole(item).is_some_and(|n| n < MOST_CARDS) && !is_card(item);
    if each(text).into_iter().filter(|item| is_amount(item)).count() > 1 {
        return Vec::new();
    }
    let all: Vec<Value> = each(text).into_iter().flat_map(|card| cards(card, is_card)).collect();
    match all.len() {
        _ if all.iter().any(is_open) => Vec::new(),
        0 => vec![plain],
        1 => all,
        _ => vec![Value::Array(all)],
    }
}

/// A higher number is the power of a card.
const MOST_CARDS: u32 = 100;

/// A list or a description that is not understood is no name.
fn is_open(card: &Value) -> bool {
    card.as_str().is_some_and(slips::is_no_name)
}

/// The cards that words mean: `2 Lamp Boy` is two of them, `3` and `3 cards` are three that nobody has seen.
fn cards(text: &str, is_card: &dyn Fn(&str) -> bool) -> Vec<Value> {
    match amount::times(text).filter(|(n, _)| *n > 0) {
        // `4 cost 5000` is one card.
        Some((n, what)) if !is_card(text) && !is_value(what) => {
            let card = if what.is_empty() { Value::String("?".to_string()) } else { parse(what) };
            vec![card; n as usize]
        }
        _ => items(parse(text)),
    }
}

/// Do words begin with what a number before them may be the value of?
fn is_value(words: &str) -> bool {
    words.split_whitespace().next().is_some_and(|word| matches!(typed::plain(word).as_str(), "cost" | "life"))
}

/// The cards of a list, or the one that it is.
fn items(value: Value) -> Vec<Value> {
    match value {
        Value::Array(items) => items,
        one => vec![one],
    }
}

fn form(speech: &Speech, word: &str) -> String {
    speech.word(match word {
        "set" => "repl-set-form",
        "put" => "repl-put-form",
        _ => "repl-remove-form",
    })
}

/// What stands before the first such character that is in no quotes, and what stands after it.
fn cut(text: &str, is: impl Fn(char) -> bool) -> Option<(&str, &str)> {
    let mut quoted = false;
    let (at, c) = text.char_indices().find(|&(_, c)| {
        quoted ^= c == '"';
        !quoted && is(c)
    })?;
    Some((&text[..at], &text[at + c.len_utf8()..]))
}

/// The names of a path; none of a board is longer. A name in quotes may have dots and blanks in it.
fn split(path: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut rest = path.trim();
    while let Some((name, after)) = cut(rest, |c| c == '.').filter(|_| names.len() < 4) {
        names.push(name.trim().trim_matches('"'));
        rest = after;
    }
    names.push(rest.trim().trim_matches('"'));
    names
}

/// A value as in a board; a bare word is text.
fn parse(text: &str) -> Value {
    let read = toml::from_str::<Keys>(&format!("v = {}", quoted_plus(text))).ok().and_then(|mut t| t.remove("v"));
    read.unwrap_or_else(|| Value::String(text.trim_matches('"').to_string()))
}

/// `+2000` is no number, but what a card has: a text, wherever it stands by itself.
fn quoted_plus(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut is_quoted = false;
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        is_quoted ^= c == '"';
        let digits = rest[c.len_utf8()..].bytes().take_while(|b| b.is_ascii_digit()).count();
        let begins = out.trim_end().is_empty() || out.trim_end().ends_with(['[', ',', '=', '{']);
        let ends = rest[c.len_utf8() + digits..].trim_start();
        let is_alone = begins && (ends.is_empty() || ends.starts_with([',', ']', '}']));
        if c == '+' && digits > 0 && !is_quoted && is_alone {
            out.push_str(&format!("\"{}\"", &rest[..=digits]));
            rest = &rest[1 + digits..];
        } else {
            out.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    out
}

/// The cards of a list without brackets, apart: `+1000, +2000`.
fn each(text: &str) -> Vec<&str> {
    let mut depth = 0i32;
    let mut is_quoted = false;
    let is_parting = |c: char| {
        is_quoted ^= c == '"';
        depth += i32::from(matches!(c, '[' | '{' | '(')) - i32::from(matches!(c, ']' | '}' | ')'));
        c == ',' && depth == 0 && !is_quoted
    };
    text.split(is_parting).map(str::trim).filter(|card| !card.is_empty()).collect()
}

/// The name of a card in a list: its card, the first of its cards, or what it is called.
fn name(item: &Value) -> Option<&str> {
    match item {
        Value::String(text) => Some(text),
        Value::Table(keys) => {
            let cards = keys.get("cards").and_then(|c| c.as_array()).and_then(|c| c.first());
            let named = ["card", "name", "number"].iter().find_map(|key| keys.get(*key));
            cards.or(named).and_then(|c| c.as_str())
        }
        _ => None,
    }
}

/// The place of a character: by its card, or `?2` for the second unknown one.
fn place(items: &[Value], wanted: &str, fold: &dyn Fn(&str) -> String) -> Option<usize> {
    let unknown = wanted.strip_prefix('?').and_then(|n| n.parse::<usize>().ok()).and_then(|n| n.checked_sub(1));
    if let Some(nth) = unknown {
        let is_unknown = |(_, item): &(usize, &Value)| name(item) == Some("?");
        return items.iter().enumerate().filter(is_unknown).nth(nth).map(|(at, _)| at);
    }
    items.iter().position(|i| name(i).is_some_and(|n| fold(n) == fold(wanted)))
}

fn set(board: &mut Keys, path: &[&str], value: Value, fold: &dyn Fn(&str) -> String) -> Option<()> {
    match path {
        [] => None,
        [last] => {
            board.insert(last.to_string(), value);
            Some(())
        }
        [zone, character, key] if board.get(*zone).is_some_and(Value::is_array) => {
            let items = board.get_mut(*zone)?.as_array_mut()?;
            let at = place(items, character, fold)?;
            described(zone, &mut items[at])?.insert(key.to_string(), value);
            Some(())
        }
        // A card by its name alone, wherever it lies on that side.
        [side, card, key] if board.get(*side).and_then(Value::as_table).is_some_and(|t| !t.contains_key(*card)) => {
            let side = board.get_mut(*side)?.as_table_mut()?;
            let (zone, item) = side.iter_mut().find_map(|(zone, value)| Some((zone, card_of(value, card, fold)?)))?;
            described(zone, item)?.insert(key.to_string(), value);
            Some(())
        }
        [first, rest @ ..] => {
            let inner = board.entry(first.to_string()).or_insert_with(|| Value::Table(Keys::new()));
            set(inner.as_table_mut()?, rest, value, fold)
        }
    }
}

/// What stands about a card in its zone; one that was named only is described by its name, its number or, among soldiers and bulwarks, as a
/// card.
fn described<'a>(zone: &str, item: &'a mut Value) -> Option<&'a mut Keys> {
    if let Value::String(name) = item {
        let key = match zone {
            "soldiers" | "bulwarks" => "card",
            _ if crate::cards::number::whole(name).is_some() => "number",
            _ => "name",
        };
        *item = Value::Table(Keys::from_iter([(key.to_string(), Value::String(name.clone()))]));
    }
    item.as_table_mut()
}

/// The card of a name in what stands under a key: the value itself, or one of a list.
fn card_of<'a>(value: &'a mut Value, wanted: &str, fold: &dyn Fn(&str) -> String) -> Option<&'a mut Value> {
    match value {
        Value::Array(items) => {
            let at = place(items, wanted, fold)?;
            items.get_mut(at)
        }
        one if name(one).is_some_and(|n| fold(n) == fold(wanted)) => Some(one),
        _ => None,
    }
}

/// No pile but a deck has more unknown cards.
const MOST_UNKNOWN: usize = 200;

/// Piles whose cards are told from the top.
fn is_library(zone: &str) -> bool {
    zone.contains("deck") || zone.contains("library")
}

/// Places for one card: another one takes its place.
const SINGLE: [&str; 3] = ["leader", "stage", "base"];

/// Add a card to a zone: to a list, or one more to a number of unknown cards.
fn put(board: &mut Keys, path: &[&str], card: Value) -> Option<()> {
    let [player, zone] = path else { return None };
    let side = board.get_mut(*player)?.as_table_mut()?;
    if SINGLE.contains(zone) {
        if *zone == "leader" {
            life_follows(side, &card);
        }
        side.insert(zone.to_string(), card);
        return Some(());
    }
    let entry = side.entry(zone.to_string()).or_insert_with(|| Value::Array(Vec::new()));
    match entry {
        // The top of a deck is its first card.
        Value::Array(items) if *zone == "deck" => items.insert(0, card),
        Value::Array(items) => items.push(card),
        Value::Integer(n) if card.as_str() == Some("?") => *n += 1,
        // A known card among unknown ones, the top one where that matters.
        Value::Integer(n) if !is_library(zone) => {
            let unknown = usize::try_from(*n).ok().filter(|n| *n <= MOST_UNKNOWN)?;
            let all = std::iter::once(card).chain(std::iter::repeat_n(Value::String("?".to_string()), unknown));
            *entry = Value::Array(all.collect());
        }
        Value::Integer(n) => {
            let mut keys = Keys::new();
            keys.insert("top".to_string(), Value::Array(vec![card]));
            keys.insert("unknown".to_string(), Value::Integer(*n));
            *entry = Value::Table(keys);
        }
        // `put A.don 2`: what is only counted comes upright.
        Value::Table(keys) if card.as_str() == Some("?") && keys.contains_key("active") => {
            let Some(Value::Integer(n)) = keys.get_mut("active") else { return None };
            *n += 1;
        }
        Value::Table(keys) if is_library(zone) => {
            let top = keys.entry("top".to_string()).or_insert_with(|| Value::Array(Vec::new()));
            top.as_array_mut()?.insert(0, card);
        }
        _ => return None,
    }
    Some(())
}

/// Where there are as many Life cards as the old Leader says, nobody has counted them: a new one who says it has as many as that.
fn life_follows(side: &mut Keys, leader: &Value) {
    let uncounted = side.get("life").and_then(Value::as_integer) == side.get("leader").and_then(life_of);
    if uncounted && let Some(life) = life_of(leader) {
        side.insert("life".to_string(), Value::Integer(life));
    }
}

/// The Life that is said of a Leader: `life = 4`, `Kid 5000 life 4`.
fn life_of(leader: &Value) -> Option<i64> {
    let Value::String(words) = leader else { return leader.get("life")?.as_integer() };
    let words: Vec<String> = words.split_whitespace().map(typed::plain).collect();
    let at = words.iter().position(|word| word == "life")?;
    words.get(at + 1)?.parse().ok()
}

fn remove(board: &mut Keys, path: &[&str], card: &str, fold: &dyn Fn(&str) -> String) -> Option<()> {
    let [player, zone] = path else { return None };
    let side = board.get_mut(*player)?.as_table_mut()?;
    let entry = side.get_mut(*zone)?;
    match entry {
        // A place for one card is empty then; a Base that is not told of would be an EX Base.
        one if name(one).is_some_and(|n| fold(n) == fold(card)) => match *zone {
            "base" => *one = Value::String("none".to_string()),
            _ => drop(side.remove(*zone)),
        },
        Value::Integer(n) if card == "?" && *n > 0 => *n -= 1,
        Value::Table(keys) if card == "?" && keys.get("active").and_then(Value::as_integer).is_some_and(|n| n > 0) => {
            let Some(Value::Integer(n)) = keys.get_mut("active") else { return None };
            *n -= 1;
        }
        Value::Array(items) => {
            let at = place(items, card, fold)?;
            items.remove(at);
        }
        Value::Table(keys) => {
            for list in ["top", "cards"] {
                if let Some(items) = keys.get_mut(list).and_then(Value::as_array_mut)
                    && let Some(at) = items.iter().position(|i| name(i).is_some_and(|n| fold(n) == fold(card)))
                {
                    items.remove(at);
                    return Some(());
                }
            }
            return None;
        }
        _ => return None,
    }
    Some(())
}
