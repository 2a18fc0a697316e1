//! A position at rest as a board that is read again.

use std::fmt::Write;

use super::areas::Step;
use super::vocabulary::{Category, Curse, Line, Zone};
use super::{Book, State};
use crate::cardgame::words::name;
use crate::cardgame::{CardId, DefId, Word};
use crate::engine::Player;
use crate::keys::quoted;

/// The board of a position. Cards that the board described are described at its top, by what is printed on them.
pub fn write(state: &State, book: &Book) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "level = {}", quoted(state.level.path()));
    if state.step == Step::Setup {
        out.push_str("setup = true\n");
    } else {
        let first = if state.side(state.turn).first { ", first = true" } else { "" };
        let step = quoted(state.step.path());
        let _ = writeln!(out, "turn = {{ player = \"{}\", step = {step}{first} }}", state.turn);
    }
    let known: Vec<String> = book.known().map(|id| super::printing::card(book.def(id))).collect();
    if !known.is_empty() {
        let _ = writeln!(out, "cards = [\n  {},\n]", known.join(",\n  "));
    }
    for player in Player::BOTH {
        side(&mut out, state, book, player);
    }
    out
}

fn side(out: &mut String, state: &State, book: &Book, player: Player) {
    let own = state.side(player);
    let _ = writeln!(out, "[{player}]\nmp = {}\nmp_max = {}\nshrine_max = {}", own.mp, own.mp_max, own.shrine_max);
    for (key, line) in [("at_line", Some(Line::At)), ("df_line", Some(Line::Df)), ("no_line", None)] {
        let all: Vec<String> = state
            .seals(book, player)
            .filter(|id| state.card(*id).line == line)
            .map(|id| in_arena(state, book, id))
            .collect();
        if !all.is_empty() {
            let _ = writeln!(out, "{key} = [{}]", all.join(", "));
        }
    }
    let mystic = |id: &CardId| state.category(book, *id) == Some(Category::Mystic);
    let mystics: Vec<String> =
        state.arena(player).iter().copied().filter(mystic).map(|id| in_arena(state, book, id)).collect();
    if !mystics.is_empty() {
        let _ = writeln!(out, "mystics = [{}]", mystics.join(", "));
    }
    for (key, zone) in [
        ("hand", Zone::Hand),
        ("seal_library", Zone::SealLibrary),
        ("mystic_library", Zone::MysticLibrary),
        ("seal_shrine", Zone::SealShrine),
        ("mystic_shrine", Zone::MysticShrine),
        ("removed", Zone::Removed),
        ("reflections", Zone::Beside),
        ("extras", Zone::Beside),
    ] {
        // 620.1. What lies beside the deck is a Reflection or another Extra card.
        let here =
            |id: &CardId| zone != Zone::Beside || state.def(book, *id).facts.reflection == (key == "reflections");
        let pile = state.pile(player, zone).iter().copied();
        let all: Vec<String> = pile.filter(here).map(|id| lying(state, book, id)).collect();
        let _ = writeln!(out, "{key} = [{}]", all.join(", "));
    }
}

/// A card that is not in the arena. The back of one that nobody has seen tells its kind.
fn lying(state: &State, book: &Book, id: CardId) -> String {
    let card = state.card(id);
    match card.own.kind {
        _ if !card.is_unknown() => {
            let keys = described(book, card.def);
            if keys.len() == 1 { quoted(&book.def(card.def).name) } else { format!("{{ {} }}", keys.join(", ")) }
        }
        Some(kind) if card.zone == Zone::Hand => quoted(&format!("? {}", kind.path())),
        _ => quoted("?"),
    }
}

/// A card by its name; one of several of that name with all that is printed on it.
fn described(book: &Book, def: DefId) -> Vec<String> {
    let name = &book.def(def).name;
    let namesakes = book.known().filter(|&other| book.def(other).name.eq_ignore_ascii_case(name)).count();
    if namesakes > 1 { super::printing::keys(book.def(def)) } else { vec![format!("name = {}", quoted(name))] }
}

/// A card of the arena with its state.
fn in_arena(state: &State, book: &Book, id: CardId) -> String {
    let card = state.card(id);
    let mut keys = described(book, card.def);
    if card.rested {
        keys.push("inactive = true".into());
    }
    let supports: Vec<String> = state.supports(id).map(|s| in_arena(state, book, s)).collect();
    if !supports.is_empty() {
        keys.push(format!("supports = [{}]", supports.join(", ")));
        keys.push(format!("form = {}", quoted(&super::event::form_name(state, book, id, card.form))));
    }
    if let Some(host) = card.on {
        keys.push(format!("on = {}", quoted(&name(state, book, host))));
    }
    if card.left > 0 {
        keys.push(format!("left = {}", card.left));
    }
    let curse = |k: &Curse| {
        let cursed = card.curses[k.index()]?;
        let left = if cursed.left > 0 { format!(", left = {}", cursed.left) } else { String::new() };
        let by = cursed.by.map_or(String::new(), |p| format!(", by = \"{p}\""));
        Some(format!(
            "{{ kind = {}{left}{by}{} }}",
            quoted(k.path()),
            if cursed.mystic { ", mystic = true" } else { "" }
        ))
    };
    let curses: Vec<String> = Curse::ALL.iter().filter_map(curse).collect();
    if !curses.is_empty() {
        keys.push(format!("curses = [{}]", curses.join(", ")));
    }
    if card.charged != [0, 0] || card.fixed > 0 {
        keys.push(format!(
            "counters = {{ ours = {}, theirs = {}, fixed = {} }}",
            card.charged[0], card.charged[1], card.fixed
        ));
    }
    if let Some(original) = card.original {
        keys.push(format!("owner = \"{original}\""));
    }
    if let Some(controller) = card.controller {
        keys.push(format!("controller = \"{controller}\""));
    }
    if card.grown {
        keys.push("grown = true".into());
    }
    let spared = state.own.spared.iter().filter(|(_, source)| *source == id);
    let before: Vec<String> = spared.map(|(card, _)| quoted(&name(state, book, *card))).collect();
    if !before.is_empty() {
        keys.push(format!("before = [{}]", before.join(", ")));
    }
    match card.fresh {
        0 => {}
        1 => keys.push("came = \"last\"".into()),
        _ => keys.push("came = \"this\"".into()),
    }
    format!("{{ {} }}", keys.join(", "))
}
