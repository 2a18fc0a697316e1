//! A position shown: as values that a ruling can name, as a summary, as a canonical form, as a board.

use serde_json::{Map, Value, json};

use super::areas::Phase;
use super::cards::TEXTS;
use super::vocabulary::{Category, Of, Stat};
use super::{Book, Eye, OnePiece, State};
use crate::cardgame::words::name;
use crate::cardgame::{CardId, Word};
use crate::engine::{Player, Table};
use crate::keys::quoted;
use crate::lang::Speech;

type Card = crate::cardgame::Card<OnePiece>;

/// The name of a phase in paths and boards.
pub const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Refresh => "start",
        Phase::Draw => "draw",
        Phase::Don => "don",
        Phase::Main => "main",
        Phase::End => "end",
    }
}

/// The position as values: `A.characters`, `A.Kid.power`, `A.don.active`.
pub fn values(table: &Table<OnePiece>) -> Value {
    let (state, book) = (&table.state, &*table.book);
    let battle = state.battle.map_or(Value::Null, |b| {
        let words = |id: Option<CardId>| id.map_or(String::new(), |id| name(state, book, id));
        json!({ "attacker": words(b.attacker), "target": words(b.target) })
    });
    json!({
        "turn": state.turn.name(),
        "phase": phase_name(state.phase),
        "battle": battle,
        "A": side(state, book, Player::A),
        "B": side(state, book, Player::B),
    })
}

fn side(state: &State, book: &Book, player: Player) -> Value {
    let side = state.side(player);
    let names = |ids: &[CardId]| -> Vec<String> { ids.iter().map(|&id| name(state, book, id)).collect() };
    let mut all = Map::new();
    for (n, card) in state.cards.iter().enumerate().filter(|(_, c)| c.owner == player && !c.is_unknown()) {
        let id = CardId::at(n);
        all.insert(name(state, book, id), details(state, book, id, card));
    }
    all.insert("leader".into(), json!(name(state, book, state.leader(player))));
    all.insert("characters".into(), json!(names(state.characters(player))));
    all.insert("stage".into(), json!(state.stage(player).map_or(String::new(), |id| name(state, book, id))));
    all.insert("hand".into(), json!(names(state.hand(player))));
    // A shuffled pile has no order to show.
    let shown = |ids: &[CardId]| -> Vec<String> {
        ids.iter().map(|&id| if state.card(id).loose { "?".to_string() } else { name(state, book, id) }).collect()
    };
    all.insert("deck".into(), json!(shown(state.deck(player))));
    all.insert("life".into(), json!(shown(state.life(player))));
    all.insert("trash".into(), json!(names(state.trash(player))));
    all.insert("don".into(), json!({ "active": side.don_active, "rested": side.don_rested, "deck": side.don_deck }));
    Value::Object(all)
}

fn details(state: &State, book: &Book, id: CardId, card: &Card) -> Value {
    let eye = Eye::new(state, book, card.owner, id);
    let def = book.def(card.def);
    let seen = state.values.of(id);
    let keywords: Vec<&str> = seen.map_or(Vec::new(), |s| s.keywords::<OnePiece>().map(|(k, _)| k.path()).collect());
    json!({
        "area": card.zone.path(),
        "power": eye.stat(id, Stat::Power, Of::Now),
        "cost": eye.stat(id, Stat::Cost, Of::Now),
        "base_power": seen.map_or(def.stat(Stat::Power), |s| s.base::<OnePiece>(Stat::Power)),
        "base_cost": seen.map_or(def.stat(Stat::Cost), |s| s.base::<OnePiece>(Stat::Cost)),
        "rested": card.rested,
        "don": card.don,
        "new": card.new,
        "face_up": card.face_up,
        "negated": seen.is_some_and(|s| s.negated),
        "keywords": keywords,
    })
}

/// What is known of a card: the last names of a path.
pub const DETAILS: &[&str] = &[
    "area",
    "power",
    "cost",
    "base_power",
    "base_cost",
    "rested",
    "don",
    "new",
    "face_up",
    "negated",
    "keywords",
    "active",
    "deck",
];

/// The board as a judge sees it.
pub fn lines(table: &Table<OnePiece>, speech: &Speech) -> Vec<String> {
    let (state, book) = (&table.state, &*table.book);
    let phase = speech.word(super::said::phase_key(state.phase));
    let mut lines = vec![speech.say("op-board-turn", &[("player", state.turn.name().into()), ("phase", phase.into())])];
    for player in Player::BOTH {
        let side = state.side(player);
        let gaps = [
            ("player", player.name().into()),
            ("life", state.life(player).len().into()),
            ("hand", listed(state, book, state.hand(player)).into()),
            ("deck", state.deck(player).len().into()),
            ("trash", state.trash(player).len().into()),
        ];
        lines.push(speech.say("op-board-player", &gaps));
        let don = [
            ("active", usize::from(side.don_active).into()),
            ("rested", usize::from(side.don_rested).into()),
            ("deck", usize::from(side.don_deck).into()),
        ];
        lines.push(speech.say("op-board-don", &don));
        let words = |id: CardId| card_words(state, book, id, speech);
        lines.push(speech.say("op-board-leader", &[("words", words(state.leader(player)).into())]));
        if !state.characters(player).is_empty() {
            let all: Vec<String> = state.characters(player).iter().map(|&id| words(id)).collect();
            lines.push(speech.say("op-board-characters", &[("words", all.join("  ").into())]));
        }
        if let Some(stage) = state.stage(player) {
            lines.push(speech.say("op-board-stage", &[("words", words(stage).into())]));
        }
    }
    if let Some(battle) = state.battle {
        let words = |id: Option<CardId>| id.map_or("–".to_string(), |id| name(state, book, id));
        let gaps = [("attacker", words(battle.attacker).into()), ("target", words(battle.target).into())];
        lines.push(speech.say("op-board-battle", &gaps));
    }
    lines
}

fn listed(state: &State, book: &Book, ids: &[CardId]) -> String {
    let unknown = ids.iter().filter(|&&id| state.card(id).is_unknown()).count();
    let mut words: Vec<String> =
        ids.iter().filter(|&&id| !state.card(id).is_unknown()).map(|&id| name(state, book, id)).collect();
    if unknown > 0 {
        words.push(format!("{unknown} × ?"));
    }
    if words.is_empty() { "–".to_string() } else { words.join(", ") }
}

/// A card on the field in a few words: name, power, DON!!, state.
fn card_words(state: &State, book: &Book, id: CardId, speech: &Speech) -> String {
    let card = state.card(id);
    let eye = Eye::new(state, book, card.owner, id);
    let mut marks = Vec::new();
    if matches!(book.def(card.def).category, Some(Category::Leader | Category::Character)) {
        marks.push(eye.stat(id, Stat::Power, Of::Now).to_string());
    }
    if card.don > 0 {
        marks.push(format!("{} ×{}", speech.word("deck-kind-don"), card.don));
    }
    if card.rested {
        marks.push(speech.word("op-rested"));
    }
    if card.new {
        marks.push(speech.word("op-new"));
    }
    if let Some(seen) = state.values.of(id) {
        let keyword = |name: String| speech.say("op-tell-keyword", &[("name", name.into())]);
        marks.extend(seen.keywords::<OnePiece>().map(|(k, _)| keyword(speech.word(k.key()))));
        if seen.negated {
            marks.push(speech.word("op-negated"));
        }
    }
    if marks.is_empty() { name(state, book, id) } else { format!("{} ({})", name(state, book, id), marks.join(", ")) }
}

/// A position in one line: what exploring groups the horizon by.
pub fn summary(table: &Table<OnePiece>, speech: &Speech) -> String {
    let (state, book) = (&table.state, &*table.book);
    let one = |player: Player| {
        let mut field: Vec<String> =
            state.characters(player).iter().map(|&id| card_words(state, book, id, speech)).collect();
        field.sort();
        let gaps = [
            ("player", player.name().into()),
            ("life", state.life(player).len().into()),
            ("hand", state.hand(player).len().into()),
            ("don", usize::from(state.don_on_field(player)).into()),
            ("field", if field.is_empty() { "–".to_string() } else { field.join(", ") }.into()),
        ];
        speech.say("op-summary", &gaps)
    };
    format!("{} · {}", one(Player::A), one(Player::B))
}

/// A position at rest as a board.
pub fn write(table: &Table<OnePiece>) -> String {
    let (state, book) = (&table.state, &*table.book);
    let mut out = String::new();
    if state.phase == Phase::Setup {
        out.push_str("setup = true\n");
    } else {
        let first = if state.opening > 0 { ", first = true" } else { "" };
        out.push_str(&format!(
            "turn = {{ player = \"{}\", phase = \"{}\"{first} }}\nfirst_player = \"{}\"\n",
            state.turn,
            phase_name(state.phase),
            state.first
        ));
    }
    let described: Vec<String> = state.only_described(book).map(|def| in_braces(&printed(book.def(def)))).collect();
    if !described.is_empty() {
        out.push_str(&format!("cards = [\n  {},\n]\n", described.join(",\n  ")));
    }
    for player in Player::BOTH {
        write_side(state, book, player, &mut out);
    }
    out
}

fn write_side(state: &State, book: &Book, player: Player, out: &mut String) {
    let side = state.side(player);
    let setup = state.phase == Phase::Setup;
    let card = |id: CardId| write_card(state, book, id);
    let list = |ids: &[CardId]| {
        let all: Vec<String> = ids.iter().map(|&id| card(id)).collect();
        if all.iter().map(String::len).sum::<usize>() > 80 {
            format!("[\n  {},\n]", all.join(",\n  "))
        } else {
            format!("[{}]", all.join(", "))
        }
    };
    out.push_str(&format!("[{player}]\nleader = {}\n", card(state.leader(player))));
    if setup {
        out.push_str(&format!("deck = {}\n", write_deck(state, book, state.deck(player))));
        return;
    }
    if !state.characters(player).is_empty() {
        out.push_str(&format!("characters = {}\n", list(state.characters(player))));
    }
    if let Some(stage) = state.stage(player) {
        out.push_str(&format!("stage = {}\n", card(stage)));
    }
    let pile = |ids: &[CardId]| {
        let unknown = ids.iter().all(|&id| state.card(id).is_unknown());
        if unknown && !ids.is_empty() { ids.len().to_string() } else { list(ids) }
    };
    out.push_str(&format!("hand = {}\n", pile(state.hand(player))));
    out.push_str(&format!("life = {}\n", pile(state.life(player))));
    out.push_str(&format!("deck = {}\n", write_deck(state, book, state.deck(player))));
    if !state.trash(player).is_empty() {
        out.push_str(&format!("trash = {}\n", pile(state.trash(player))));
    }
    // The DON!! deck follows from the rest, where nothing is missing.
    let size = super::describing::don_deck(state.def(book, state.leader(player))).unwrap_or(super::board::DON);
    let deck = match state.don_on_field(player) + side.don_deck == size {
        true => String::new(),
        false => format!(", deck = {}", side.don_deck),
    };
    out.push_str(&format!("don = {{ active = {}, rested = {}{deck} }}\n", side.don_active, side.don_rested));
    let is_used = |id: CardId| state.used.iter().any(|(card, ..)| *card == id);
    let used: Vec<String> =
        state.field(player).filter(|&id| is_used(id)).map(|id| quoted(&name(state, book, id))).collect();
    if !used.is_empty() {
        out.push_str(&format!("used = [{}]\n", used.join(", ")));
    }
}

fn write_deck(state: &State, book: &Book, deck: &[CardId]) -> String {
    if deck.iter().all(|&id| state.card(id).is_unknown()) {
        return deck.len().to_string();
    }
    let part = |from: usize, to: usize| {
        let cards: Vec<String> = deck[from..to].iter().map(|&id| write_card(state, book, id)).collect();
        format!("[{}]", cards.join(", "))
    };
    if !deck.iter().any(|&id| state.card(id).loose) {
        return part(0, deck.len());
    }
    let first = deck.iter().position(|&id| state.card(id).loose).unwrap_or(0);
    let last = deck.iter().rposition(|&id| state.card(id).loose).map_or(deck.len(), |n| n + 1);
    format!("{{ top = {}, cards = {}, bottom = {} }}", part(0, first), part(first, last), part(last, deck.len()))
}

fn write_card(state: &State, book: &Book, id: CardId) -> String {
    let card = state.card(id);
    if card.is_unknown() {
        return "\"?\"".to_string();
    }
    let def = book.def(card.def);
    let mut keys = printed(def);
    if card.don > 0 {
        keys.push(format!("don = {}", card.don));
    }
    for (key, yes) in [("rested", card.rested), ("new", card.new), ("face_up", card.face_up)] {
        if yes {
            keys.push(format!("{key} = true"));
        }
    }
    if def.bare && keys.len() == 1 { quoted(&def.name) } else { in_braces(&keys) }
}

fn in_braces(keys: &[String]) -> String {
    format!("{{ {} }}", keys.join(", "))
}

/// What is printed on a card, by the keys of a board.
fn printed(def: &super::Def) -> Vec<String> {
    let mut keys = vec![format!("name = {}", quoted(&def.name))];
    if def.bare {
        return keys;
    }
    if !def.number.is_empty() {
        keys.push(format!("number = {}", quoted(&def.number)));
    }
    let kind = def.category.unwrap_or(Category::Character).path();
    keys.push(format!("kind = \"{kind}\""));
    let words = |all: Vec<&str>| all.iter().map(|w| quoted(w)).collect::<Vec<_>>().join(", ");
    keys.push(format!("colours = [{}]", words(def.colours.iter().map(|c| c.path()).collect())));
    if !def.types.is_empty() {
        keys.push(format!("types = [{}]", words(def.types.iter().map(String::as_str).collect())));
    }
    if !def.facts.attributes.is_empty() {
        keys.push(format!("attributes = [{}]", words(def.facts.attributes.iter().map(|a| a.path()).collect())));
    }
    // What nobody said stays unsaid.
    let said = |stat: Stat| def.stats[stat.index()].filter(|_| !def.is_unsaid(stat));
    let numbers = [("cost", said(Stat::Cost)), ("power", said(Stat::Power)), ("life", def.facts.life.map(i32::from))];
    keys.extend(numbers.iter().filter_map(|(key, n)| n.map(|n| format!("{key} = {n}"))));
    let counter = def.stat(Stat::Counter);
    if counter > 0 {
        keys.push(format!("counter = {counter}"));
    }
    for (key, text) in TEXTS.map(|key| (key, def.printed(key))) {
        if !text.is_empty() {
            keys.push(format!("{key} = {}", quoted(text)));
        }
    }
    keys
}
