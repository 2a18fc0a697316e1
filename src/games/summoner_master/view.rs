//! A position shown: as values that a ruling can name, as a summary, as a board.

use serde_json::{Map, Value, json};

use super::event::form_name;
use super::vocabulary::{Category, Line, Of, Stat, Zone};
use super::{Book, Eye, State, SummonerMaster, values};
use crate::cardgame::words::name;
use crate::cardgame::{CardId, Word};
use crate::engine::{Player, Table};
use crate::lang::Speech;

/// The position as values: `A.at_line`, `A."X".at`, `A.mp`.
pub fn values(table: &Table<SummonerMaster>) -> Value {
    let (state, book) = (&table.state, &*table.book);
    json!({
        "attack": state.turn.name(),
        "step": state.step.path(),
        "A": side(state, book, Player::A),
        "B": side(state, book, Player::B),
    })
}

fn side(state: &State, book: &Book, player: Player) -> Value {
    let names =
        |ids: &mut dyn Iterator<Item = CardId>| -> Vec<String> { ids.map(|id| name(state, book, id)).collect() };
    let pile = |zone: Zone| names(&mut state.pile(player, zone).iter().copied());
    let shown = |zone: Zone| -> Vec<String> {
        let one = |id: &CardId| if state.card(*id).loose { "?".to_string() } else { name(state, book, *id) };
        state.pile(player, zone).iter().map(one).collect()
    };
    let mut all = Map::new();
    for (n, card) in state.cards.iter().enumerate().filter(|(_, c)| !c.is_unknown()) {
        let id = CardId::at(n);
        // A card is found under its owner and under whose it was.
        if card.owner == player || state.original(id) == player {
            all.insert(name(state, book, id), details(state, book, id));
        }
    }
    let own = state.side(player);
    all.insert("mp".into(), json!(own.mp));
    all.insert("mp_max".into(), json!(values::mp_max(state, book, player)));
    all.insert("shrine_max".into(), json!(values::shrine_max(state, book, player)));
    all.insert("shrine_levels".into(), json!(values::shrine_levels(state, book, player)));
    all.insert("hand".into(), json!(pile(Zone::Hand)));
    all.insert("at_line".into(), json!(names(&mut state.in_line(player, Line::At))));
    all.insert("df_line".into(), json!(names(&mut state.in_line(player, Line::Df))));
    let lineless = |id: &CardId| {
        state.card(*id).line.is_none() && !state.is_support(*id) && state.category(book, *id) == Some(Category::Seal)
    };
    all.insert("no_line".into(), json!(names(&mut state.arena(player).iter().copied().filter(lineless))));
    let mystic = |id: &CardId| state.category(book, *id) == Some(Category::Mystic);
    all.insert("mystics".into(), json!(names(&mut state.arena(player).iter().copied().filter(mystic))));
    all.insert("seal_library".into(), json!(shown(Zone::SealLibrary)));
    all.insert("mystic_library".into(), json!(shown(Zone::MysticLibrary)));
    all.insert("seal_shrine".into(), json!(pile(Zone::SealShrine)));
    all.insert("mystic_shrine".into(), json!(pile(Zone::MysticShrine)));
    all.insert("removed".into(), json!(pile(Zone::Removed)));
    all.insert("beside".into(), json!(pile(Zone::Beside)));
    Value::Object(all)
}

fn details(state: &State, book: &Book, id: CardId) -> Value {
    let card = state.card(id);
    let eye = Eye::new(state, book, card.owner, id);
    let stat = |s: Stat| eye.stat(id, s, Of::Now);
    let mp = match book.def(card.def).category {
        Some(Category::Mystic) => stat(Stat::CastMp).to_string(),
        _ => format!("{}/{}", stat(Stat::CastMp), stat(Stat::AttackMp)),
    };
    let curses: Vec<&str> = card.own.cursed().map(Word::path).collect();
    let supports: Vec<String> = state.supports(id).map(|s| name(state, book, s)).collect();
    json!({
        "area": card.zone.path(),
        "at": stat(Stat::At),
        "df": stat(Stat::Df),
        "sp": stat(Stat::Sp),
        "lv": stat(Stat::Lv),
        "mp": mp,
        "line": card.line.map_or("", Line::path),
        "active": !card.rested,
        "owner": card.owner.name(),
        "controller": state.controller(id).name(),
        "supports": supports,
        "form": form_name(state, book, id, card.form),
        "curses": curses,
        "counters": u32::from(card.charged[0]) + u32::from(card.charged[1]) + u32::from(card.fixed),
        "left": card.left,
        "grown": card.grown,
        "on": card.on.map_or(String::new(), |host| name(state, book, host)),
    })
}

/// What is known of a card: the last names of a path.
pub const DETAILS: &[&str] = &[
    "area",
    "at",
    "df",
    "sp",
    "lv",
    "mp",
    "line",
    "active",
    "owner",
    "controller",
    "supports",
    "form",
    "curses",
    "counters",
    "left",
    "grown",
    "on",
];

/// The board as a judge sees it.
pub fn lines(table: &Table<SummonerMaster>, speech: &Speech) -> Vec<String> {
    let (state, book) = (&table.state, &*table.book);
    let step = speech.word(state.step.key());
    let mut lines = vec![speech.say("sm-board-turn", &[("player", state.turn.name().into()), ("words", step.into())])];
    for player in Player::BOTH {
        let gaps = [
            ("player", player.name().into()),
            ("mp", state.side(player).mp.to_string().into()),
            ("levels", values::shrine_levels(state, book, player).to_string().into()),
            ("most", values::shrine_max(state, book, player).to_string().into()),
            ("n", state.hand(player).len().into()),
            ("hand", listed(state, book, state.hand(player)).into()),
        ];
        lines.push(speech.say("sm-board-player", &gaps));
        for (key, line) in [("sm-board-at", Some(Line::At)), ("sm-board-df", Some(Line::Df)), ("sm-board-none", None)] {
            let all: Vec<String> = state
                .seals(book, player)
                .filter(|id| state.card(*id).line == line)
                .map(|id| card_words(state, book, id, speech))
                .collect();
            if !all.is_empty() {
                lines.push(speech.say(key, &[("words", all.join("  ").into())]));
            }
        }
        let mystics: Vec<CardId> = state
            .arena(player)
            .iter()
            .copied()
            .filter(|id| state.category(book, *id) == Some(Category::Mystic))
            .collect();
        if !mystics.is_empty() {
            lines.push(speech.say("sm-board-mystics", &[("words", listed(state, book, &mystics).into())]));
        }
        open(state, book, player, speech, &mut lines);
    }
    lines
}

/// What everybody may count (300.4) or look at (301.3, 304.4) besides the arena.
fn open(state: &State, book: &Book, player: Player, speech: &Speech, lines: &mut Vec<String>) {
    let count = |zone: Zone| state.pile(player, zone).len().into();
    let libraries = [("seals", count(Zone::SealLibrary)), ("mystics", count(Zone::MysticLibrary))];
    lines.push(speech.say("sm-board-libraries", &libraries));
    for (key, zones) in [
        ("sm-board-shrine", &[Zone::SealShrine, Zone::MysticShrine] as &[Zone]),
        ("sm-board-removed", &[Zone::Removed]),
    ] {
        let cards: Vec<CardId> = zones.iter().flat_map(|zone| state.pile(player, *zone)).copied().collect();
        if !cards.is_empty() {
            lines.push(speech.say(key, &[("words", listed(state, book, &cards).into())]));
        }
    }
}

fn listed(state: &State, book: &Book, ids: &[CardId]) -> String {
    let unknown = ids.iter().filter(|id| state.card(**id).is_unknown()).count();
    let mut words: Vec<String> =
        ids.iter().filter(|id| !state.card(**id).is_unknown()).map(|id| name(state, book, *id)).collect();
    if unknown > 0 {
        words.push(format!("{unknown} × ?"));
    }
    if words.is_empty() { "–".to_string() } else { words.join(", ") }
}

/// A Seal in a few words: name, At/Df/Sp, state.
fn card_words(state: &State, book: &Book, id: CardId, speech: &Speech) -> String {
    let eye = Eye::new(state, book, state.owner(id), id);
    let stat = |s: Stat| eye.stat(id, s, Of::Now);
    let card = state.card(id);
    let mut marks = vec![format!("{}/{}/{}", stat(Stat::At), stat(Stat::Df), stat(Stat::Sp))];
    if card.rested {
        marks.push(speech.word("sm-inactive-word"));
    }
    marks.extend(card.own.cursed().map(|k| speech.word(k.key())));
    let supports: Vec<CardId> = state.supports(id).collect();
    if !supports.is_empty() {
        marks.push(format!("+ {}", listed(state, book, &supports)));
    }
    format!("{} ({})", name(state, book, id), marks.join(", "))
}

/// A position in one line: what exploring groups the horizon by.
pub fn summary(table: &Table<SummonerMaster>, speech: &Speech) -> String {
    let (state, book) = (&table.state, &*table.book);
    let one = |player: Player| {
        let mut field: Vec<String> = state.seals(book, player).map(|id| card_words(state, book, id, speech)).collect();
        field.sort();
        let gaps = [
            ("player", player.name().into()),
            ("mp", state.side(player).mp.to_string().into()),
            ("levels", values::shrine_levels(state, book, player).to_string().into()),
            ("hand", state.hand(player).len().into()),
            ("field", if field.is_empty() { "–".to_string() } else { field.join(", ") }.into()),
        ];
        speech.say("sm-summary", &gaps)
    };
    format!("{} · {}", one(Player::A), one(Player::B))
}

/// A position at rest as a board.
pub fn write(table: &Table<SummonerMaster>) -> String {
    super::writing::write(&table.state, &table.book)
}
