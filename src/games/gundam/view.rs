//! A position shown: as values that a ruling can name, as a summary, as a board.

use serde_json::{Map, Value, json};

use super::areas::{Mode, Phase, Target};
use super::cards::EX_BASE_DEF;
use super::vocabulary::{Category, Keyword, Of, Stat, Zone};
use super::{Book, Eye, Gundam, State, matching};
use crate::cardgame::words::name;
use crate::cardgame::{CardId, Word};
use crate::engine::{Player, Table};
use crate::keys::quoted;
use crate::lang::Speech;

/// The word for a phase in paths.
pub const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Start => "start",
        Phase::Draw => "draw",
        Phase::Resource => "resource",
        Phase::Main => "main",
        Phase::End => "end",
    }
}

/// The name of a phase in the catalogues.
pub const fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "gcg-phase-setup",
        Phase::Start => "gcg-phase-start",
        Phase::Draw => "gcg-phase-draw",
        Phase::Resource => "gcg-phase-resource",
        Phase::Main => "gcg-phase-main",
        Phase::End => "gcg-phase-end",
    }
}

/// The position as values that a ruling can name.
pub fn values(table: &Table<Gundam>) -> Value {
    let (state, book) = (&table.state, &*table.book);
    let battle = state.battle.map_or(Value::Null, |b| {
        let attacker = b.attacker.map_or(String::new(), |id| name(state, book, id));
        let target = match b.target {
            Some(Target::Unit(id)) => name(state, book, id),
            Some(Target::Player(player)) => player.to_string(),
            None => String::new(),
        };
        json!({ "attacker": attacker, "target": target })
    });
    let mut all = Map::new();
    all.insert("turn".into(), json!(state.turn.name()));
    all.insert("phase".into(), json!(phase_name(state.phase)));
    all.insert("mode".into(), json!(state.mode.name()));
    all.insert("battle".into(), battle);
    for player in state.all.iter() {
        all.insert(player.name().into(), side(state, book, player));
    }
    Value::Object(all)
}

fn side(state: &State, book: &Book, player: Player) -> Value {
    let side = state.side(player);
    let names = |ids: &[CardId]| -> Vec<String> { ids.iter().map(|&id| name(state, book, id)).collect() };
    let mut all = Map::new();
    for n in 0..state.cards.len() {
        let id = CardId::at(n);
        let card = state.card(id);
        if card.owner == player && !card.is_unknown() {
            all.insert(name(state, book, id), details(state, book, id));
        }
    }
    // A shuffled pile has no order to show.
    let shown = |ids: &[CardId]| -> Vec<String> {
        ids.iter().map(|&id| if state.card(id).loose { "?".to_string() } else { name(state, book, id) }).collect()
    };
    let base = state.base(player).map_or(String::new(), |id| name(state, book, id));
    all.insert("units".into(), json!(names(state.units(player))));
    all.insert("base".into(), json!(base));
    all.insert("shields".into(), json!(names(state.shields(player))));
    all.insert("hand".into(), json!(names(state.hand(player))));
    all.insert("deck".into(), json!(shown(state.deck(player))));
    all.insert("trash".into(), json!(names(state.pile(player, Zone::Trash))));
    all.insert("removed".into(), json!(names(state.pile(player, Zone::Removed))));
    let resources = json!({
        "active": side.active,
        "rested": side.rested,
        "deck": side.resource_deck,
        "ex": side.ex_active,
        "ex_rested": side.ex_rested,
    });
    all.insert("resources".into(), resources);
    all.insert("ex".into(), json!(side.ex()));
    all.insert("lv".into(), json!(side.level()));
    all.insert("out".into(), json!(!state.seats.has(player)));
    Value::Object(all)
}

fn details(state: &State, book: &Book, id: CardId) -> Value {
    let card = state.card(id);
    let eye = Eye::new(state, book, card.owner, id);
    let seen = state.values.of(id);
    let def = book.def(card.def);
    let stat = |stat: Stat| seen.map_or_else(|| def.stat(stat), |s| s.stat::<Gundam>(stat)).max(0);
    let keywords: Vec<String> =
        seen.map_or(Vec::new(), |s| s.keywords::<Gundam>().map(|(k, n)| keyword_name(k, n)).collect());
    json!({
        "area": card.zone.path(),
        "ap": stat(Stat::Ap),
        "hp": stat(Stat::Hp),
        "level": eye.stat(id, Stat::Level, Of::Now),
        "cost": eye.stat(id, Stat::Cost, Of::Now),
        "damage": card.damage,
        "rested": card.rested,
        "new": card.new,
        "linked": matching::is_linked(&eye, id),
        "pilot": state.pilot(id).map_or(String::new(), |p| name(state, book, p)),
        "keywords": keywords,
    })
}

fn keyword_name(keyword: Keyword, n: u8) -> String {
    match keyword {
        Keyword::Repair | Keyword::Breach | Keyword::Support => format!("{} {n}", keyword.path()),
        _ => keyword.path().to_string(),
    }
}

/// What is known of a card: the last names of a path.
pub const DETAILS: &[&str] = &[
    "area",
    "ap",
    "hp",
    "level",
    "cost",
    "damage",
    "rested",
    "new",
    "linked",
    "pilot",
    "keywords",
    "active",
    "deck",
    "ex",
    "ex_rested",
];

/// The board as a judge sees it.
pub fn lines(table: &Table<Gundam>, speech: &Speech) -> Vec<String> {
    let (state, book) = (&table.state, &*table.book);
    let phase = speech.word(phase_key(state.phase));
    let mut lines =
        vec![speech.say("gcg-board-turn", &[("player", state.turn.name().into()), ("phase", phase.into())])];
    for player in state.all.iter() {
        if !state.seats.has(player) {
            lines.push(speech.say("gcg-board-out", &[("player", player.name().into())]));
            continue;
        }
        let side = state.side(player);
        let gaps = [
            ("player", player.name().into()),
            ("shields", state.shields(player).len().into()),
            ("hand", listed(state, book, state.hand(player)).into()),
            ("deck", state.deck(player).len().into()),
            ("trash", state.pile(player, Zone::Trash).len().into()),
        ];
        lines.push(speech.say("gcg-board-player", &gaps));
        let resources = [
            ("active", usize::from(side.active).into()),
            ("rested", usize::from(side.rested).into()),
            ("ex", usize::from(side.ex()).into()),
            ("deck", usize::from(side.resource_deck).into()),
        ];
        lines.push(speech.say("gcg-board-resources", &resources));
        let words = |id: CardId| card_words(state, book, id, speech);
        if let Some(&base) = state.pile(player, Zone::Base).first() {
            lines.push(speech.say("gcg-board-base", &[("words", words(base).into())]));
        }
        if !state.units(player).is_empty() {
            let all: Vec<String> = state.units(player).iter().map(|&id| words(id)).collect();
            lines.push(speech.say("gcg-board-units", &[("words", all.join("  ").into())]));
        }
    }
    if let Some(battle) = state.battle {
        let attacker = battle.attacker.map_or("–".to_string(), |id| name(state, book, id));
        let target = match battle.target {
            Some(Target::Unit(id)) => name(state, book, id),
            Some(Target::Player(player)) => player.to_string(),
            None => "–".to_string(),
        };
        lines.push(speech.say("gcg-board-battle", &[("attacker", attacker.into()), ("target", target.into())]));
    }
    lines
}

fn listed(state: &State, book: &Book, ids: &[CardId]) -> String {
    let unknown = ids.iter().filter(|&&id| state.card(id).is_unknown()).count();
    let known = ids.iter().filter(|&&id| !state.card(id).is_unknown());
    let mut words: Vec<String> = known.map(|&id| name(state, book, id)).collect();
    if unknown > 0 {
        words.push(format!("{unknown} × ?"));
    }
    if words.is_empty() { "–".to_string() } else { words.join(", ") }
}

/// A card on the field in a few words: name, AP and HP, damage, Pilot, state.
fn card_words(state: &State, book: &Book, id: CardId, speech: &Speech) -> String {
    let card = state.card(id);
    let mut marks = Vec::new();
    if let Some(seen) = state.values.of(id) {
        let stat = |stat| seen.stat::<Gundam>(stat).max(0);
        marks.push(format!("{}/{}", stat(Stat::Ap), stat(Stat::Hp)));
        if card.damage > 0 {
            marks.push(format!("−{}", card.damage));
        }
        marks.extend(seen.keywords::<Gundam>().map(|(k, n)| k.said(n).words(speech)));
    }
    if let Some(pilot) = state.pilot(id) {
        marks.push(format!("+ {}", name(state, book, pilot)));
    }
    for (yes, key) in [(card.rested, "gcg-rested"), (card.new, "gcg-new")] {
        if yes {
            marks.push(speech.word(key));
        }
    }
    if marks.is_empty() { name(state, book, id) } else { format!("{} ({})", name(state, book, id), marks.join(", ")) }
}

/// A position in one line: what exploring groups the horizon by.
pub fn summary(table: &Table<Gundam>, speech: &Speech) -> String {
    let (state, book) = (&table.state, &*table.book);
    let one = |player: Player| {
        let mut field: Vec<String> =
            state.units(player).iter().map(|&id| card_words(state, book, id, speech)).collect();
        field.sort();
        let gaps = [
            ("player", player.name().into()),
            ("shields", state.shields(player).len().into()),
            ("hand", state.hand(player).len().into()),
            ("lv", usize::from(state.side(player).level()).into()),
            ("field", if field.is_empty() { "–".to_string() } else { field.join(", ") }.into()),
        ];
        speech.say("gcg-summary", &gaps)
    };
    state.seats.iter().map(one).collect::<Vec<_>>().join(" · ")
}

/// A position at rest as a board.
pub fn write(table: &Table<Gundam>) -> String {
    let (state, book) = (&table.state, &*table.book);
    let mut out = String::new();
    if state.mode != Mode::Duel {
        out.push_str(&format!("mode = \"{}\"\n", state.mode.name()));
    }
    if state.counterclockwise {
        out.push_str("direction = \"counterclockwise\"\n");
    }
    let gone: Vec<String> = state.all.without(state.seats).iter().map(|p| format!("\"{p}\"")).collect();
    if !gone.is_empty() {
        out.push_str(&format!("out = [{}]\n", gone.join(", ")));
    }
    if state.phase == Phase::Setup {
        out.push_str("setup = true\n");
    } else {
        let phase = phase_name(state.phase);
        out.push_str(&format!("turn = {{ player = \"{}\", phase = \"{phase}\" }}\n", state.turn));
    }
    let described: Vec<String> = state
        .only_described(book)
        .filter(|&def| def != EX_BASE_DEF && !book.def(def).facts.token)
        .map(|def| {
            let mut keys = vec![format!("name = {}", quoted(&book.def(def).name))];
            write_printed(book.def(def), &mut keys);
            format!("{{ {} }}", keys.join(", "))
        })
        .collect();
    if !described.is_empty() {
        out.push_str(&format!("cards = [\n  {},\n]\n", described.join(",\n  ")));
    }
    for player in state.all.iter() {
        out.push_str(&format!("[{player}]\n"));
        if state.seats.has(player) {
            write_side(state, book, player, &mut out);
        }
    }
    out
}

fn write_side(state: &State, book: &Book, player: Player, out: &mut String) {
    let side = state.side(player);
    let card = |id: CardId| write_card(state, book, id, player);
    let list = |ids: &[CardId]| {
        let all: Vec<String> = ids.iter().map(|&id| card(id)).collect();
        if all.iter().map(String::len).sum::<usize>() > 80 {
            format!("[\n  {},\n]", all.join(",\n  "))
        } else {
            format!("[{}]", all.join(", "))
        }
    };
    if state.phase == Phase::Setup {
        out.push_str(&format!("deck = {}\n", write_deck(state, book, state.deck(player), player)));
        return;
    }
    if !state.units(player).is_empty() {
        out.push_str(&format!("units = {}\n", list(state.units(player))));
    }
    let pile = |ids: &[CardId]| {
        let unknown = ids.iter().all(|&id| state.card(id).is_unknown());
        if unknown && !ids.is_empty() { ids.len().to_string() } else { list(ids) }
    };
    if state.leader(player) == player {
        let base = state.base(player).map_or("\"none\"".to_string(), card);
        out.push_str(&format!("base = {base}\n"));
        out.push_str(&format!("shields = {}\n", pile(state.shields(player))));
    }
    out.push_str(&format!("hand = {}\n", pile(state.hand(player))));
    out.push_str(&format!("deck = {}\n", write_deck(state, book, state.deck(player), player)));
    for (key, zone) in [("trash", Zone::Trash), ("removed", Zone::Removed)] {
        let ids: Vec<CardId> =
            state.pile(player, zone).iter().copied().filter(|&id| !state.is_token(book, id)).collect();
        if !ids.is_empty() {
            out.push_str(&format!("{key} = {}\n", pile(&ids)));
        }
    }
    out.push_str(&format!(
        "resources = {{ active = {}, rested = {}, ex = {}, ex_rested = {}, deck = {} }}\n",
        side.active, side.rested, side.ex_active, side.ex_rested, side.resource_deck
    ));
    let is_used = |id: CardId| state.used.iter().any(|(card, ..)| *card == id);
    let used: Vec<String> =
        state.field(player).filter(|&id| is_used(id)).map(|id| quoted(&name(state, book, id))).collect();
    if !used.is_empty() {
        out.push_str(&format!("used = [{}]\n", used.join(", ")));
    }
}

fn write_deck(state: &State, book: &Book, deck: &[CardId], player: Player) -> String {
    if deck.iter().all(|&id| state.card(id).is_unknown()) {
        return deck.len().to_string();
    }
    let part = |from: usize, to: usize| {
        let cards: Vec<String> = deck[from..to].iter().map(|&id| write_card(state, book, id, player)).collect();
        format!("[{}]", cards.join(", "))
    };
    if !deck.iter().any(|&id| state.card(id).loose) {
        return part(0, deck.len());
    }
    let first = deck.iter().position(|&id| state.card(id).loose).unwrap_or(0);
    let last = deck.iter().rposition(|&id| state.card(id).loose).map_or(deck.len(), |n| n + 1);
    format!("{{ top = {}, cards = {}, bottom = {} }}", part(0, first), part(first, last), part(last, deck.len()))
}

fn write_card(state: &State, book: &Book, id: CardId, side: Player) -> String {
    let card = state.card(id);
    if card.is_unknown() {
        return "\"?\"".to_string();
    }
    let def = book.def(card.def);
    let mut keys = vec![format!("name = {}", quoted(&def.name))];
    if !def.bare && card.def != EX_BASE_DEF {
        write_printed(def, &mut keys);
    }
    if card.owner != side {
        keys.push(format!("owner = \"{}\"", card.owner));
    }
    if card.damage > 0 {
        keys.push(format!("damage = {}", card.damage));
    }
    for (key, yes) in [("rested", card.rested), ("new", card.new)] {
        if yes {
            keys.push(format!("{key} = true"));
        }
    }
    if let Some(pilot) = state.pilot(id) {
        keys.push(format!("pilot = {}", write_card(state, book, pilot, side)));
    }
    if (def.bare || card.def == EX_BASE_DEF) && keys.len() == 1 {
        quoted(&def.name)
    } else {
        format!("{{ {} }}", keys.join(", "))
    }
}

fn write_printed(def: &super::Def, keys: &mut Vec<String>) {
    if !def.number.is_empty() {
        keys.push(format!("number = {}", quoted(&def.number)));
    }
    keys.push(format!("kind = \"{}\"", def.category.unwrap_or(Category::Unit).path()));
    if let Some(colour) = def.colours.first() {
        keys.push(format!("color = \"{}\"", colour.path()));
    }
    if !def.types.is_empty() {
        let words: Vec<String> = def.types.iter().map(|t| quoted(t)).collect();
        keys.push(format!("traits = [{}]", words.join(", ")));
    }
    for &stat in Stat::ALL {
        // What nobody said stays unsaid.
        if let Some(n) = def.stats[stat.index()].filter(|_| !def.is_unsaid(stat)) {
            keys.push(format!("{} = {n}", stat.path()));
        }
    }
    if def.facts.token {
        keys.push("token = true".into());
    }
    if !def.facts.link.is_empty() {
        keys.push(format!("link = {}", quoted(&def.facts.link)));
    }
    let text = def.printed("text");
    if !text.is_empty() {
        keys.push(format!("text = {}", quoted(text)));
    }
}
