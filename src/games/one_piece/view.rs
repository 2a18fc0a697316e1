//! A position shown: as values that a ruling can name, as a summary, as a canonical form, as a board.

use serde_json::{Map, Value, json};

use super::areas::{Card, CardId, On, Phase, State, Zone};
use super::cards::{Book, DefId};
use super::effects::{Attribute, Category, Colour, Keyword};
use super::event::{Cause, DonAt, Event, name};
use super::matching::Eye;
use super::{Frame, OnePiece};
use crate::engine::{Frame as _, Player, Table};
use crate::lang::Speech;

/// The name of a keyword in paths.
pub const fn keyword_name(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Rush => "rush",
        Keyword::RushCharacter => "rush: character",
        Keyword::DoubleAttack => "double attack",
        Keyword::Banish => "banish",
        Keyword::Blocker => "blocker",
        Keyword::Unblockable => "unblockable",
    }
}

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

/// The name of a phase in the catalogues.
pub const fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "op-phase-setup",
        Phase::Refresh => "op-phase-refresh",
        Phase::Draw => "op-phase-draw",
        Phase::Don => "op-phase-don",
        Phase::Main => "op-phase-main",
        Phase::End => "op-phase-end",
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
    for (n, card) in state.cards.iter().enumerate().filter(|(_, c)| c.owner == player && c.def != DefId::UNKNOWN) {
        let id = CardId(n as u8);
        all.insert(name(state, book, id), details(state, book, id, card));
    }
    all.insert("leader".into(), json!(name(state, book, side.leader)));
    all.insert("characters".into(), json!(names(&side.characters)));
    all.insert("stage".into(), json!(side.stage.map_or(String::new(), |id| name(state, book, id))));
    all.insert("hand".into(), json!(names(&side.hand)));
    // A shuffled pile has no order to show.
    let shown = |ids: &[CardId]| -> Vec<String> {
        ids.iter().map(|&id| if state.card(id).loose { "?".to_string() } else { name(state, book, id) }).collect()
    };
    all.insert("deck".into(), json!(shown(&side.deck)));
    all.insert("life".into(), json!(shown(&side.life)));
    all.insert("trash".into(), json!(names(&side.trash)));
    all.insert("don".into(), json!({ "active": side.don_active, "rested": side.don_rested, "deck": side.don_deck }));
    Value::Object(all)
}

fn details(state: &State, book: &Book, id: CardId, card: &Card) -> Value {
    let eye = Eye::new(state, book, card.owner, id);
    let def = book.def(card.def);
    let seen = state.values(book).of(id);
    let keywords: Vec<&str> = seen.map_or(Vec::new(), |s| s.keywords().map(keyword_name).collect());
    json!({
        "area": super::event::zone_name(card.zone),
        "power": eye.power(id),
        "cost": eye.cost(id),
        "base_power": seen.map_or(def.power.unwrap_or(0), |s| s.base_power),
        "base_cost": seen.map_or(def.cost.unwrap_or(0), |s| s.base_cost),
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
    let phase = speech.word(phase_key(state.phase));
    let mut lines = vec![speech.say("op-board-turn", &[("player", state.turn.name().into()), ("phase", phase.into())])];
    for player in Player::BOTH {
        let side = state.side(player);
        let gaps = [
            ("player", player.name().into()),
            ("life", side.life.len().into()),
            ("hand", listed(state, book, &side.hand).into()),
            ("deck", side.deck.len().into()),
            ("trash", side.trash.len().into()),
        ];
        lines.push(speech.say("op-board-player", &gaps));
        let don = [
            ("active", usize::from(side.don_active).into()),
            ("rested", usize::from(side.don_rested).into()),
            ("deck", usize::from(side.don_deck).into()),
        ];
        lines.push(speech.say("op-board-don", &don));
        let words = |id: CardId| card_words(state, book, id, speech);
        lines.push(speech.say("op-board-leader", &[("words", words(side.leader).into())]));
        if !side.characters.is_empty() {
            let all: Vec<String> = side.characters.iter().map(|&id| words(id)).collect();
            lines.push(speech.say("op-board-characters", &[("words", all.join("  ").into())]));
        }
        if let Some(stage) = side.stage {
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
    let unknown = ids.iter().filter(|&&id| state.card(id).def == DefId::UNKNOWN).count();
    let mut words: Vec<String> =
        ids.iter().filter(|&&id| state.card(id).def != DefId::UNKNOWN).map(|&id| name(state, book, id)).collect();
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
        marks.push(eye.power(id).to_string());
    }
    if card.don > 0 {
        marks.push(format!("DON!! ×{}", card.don));
    }
    if card.rested {
        marks.push(speech.word("op-rested"));
    }
    if card.new {
        marks.push(speech.word("op-new"));
    }
    if let Some(seen) = state.values(book).of(id) {
        marks.extend(seen.keywords().map(|k| format!("[{}]", speech.word(keyword_key(k)))));
        if seen.negated {
            marks.push(speech.word("op-negated"));
        }
    }
    if marks.is_empty() { name(state, book, id) } else { format!("{} ({})", name(state, book, id), marks.join(", ")) }
}

/// The name of a keyword in the catalogues.
pub const fn keyword_key(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Rush => "op-keyword-rush",
        Keyword::RushCharacter => "op-keyword-rush-character",
        Keyword::DoubleAttack => "op-keyword-double-attack",
        Keyword::Banish => "op-keyword-banish",
        Keyword::Blocker => "op-keyword-blocker",
        Keyword::Unblockable => "op-keyword-unblockable",
    }
}

/// A position in one line: what exploring groups the horizon by.
pub fn summary(table: &Table<OnePiece>, speech: &Speech) -> String {
    let (state, book) = (&table.state, &*table.book);
    let one = |player: Player| {
        let side = state.side(player);
        let mut field: Vec<String> = side.characters.iter().map(|&id| card_words(state, book, id, speech)).collect();
        field.sort();
        let gaps = [
            ("player", player.name().into()),
            ("life", side.life.len().into()),
            ("hand", side.hand.len().into()),
            ("don", usize::from(state.don_on_field(player)).into()),
            ("field", if field.is_empty() { "–".to_string() } else { field.join(", ") }.into()),
        ];
        speech.say("op-summary", &gaps)
    };
    format!("{} · {}", one(Player::A), one(Player::B))
}

/// Orders that mean nothing are sorted, and copies of one card are numbered anew.
pub fn canonical(state: &mut State, frames: &mut [&mut Frame], waiting: &mut [&mut Event]) {
    for frame in frames.iter_mut() {
        // Only programs ask what became of the step before.
        if !matches!(frame, Frame::Program(_)) {
            *frame.did() = 0;
        }
    }
    if state.pending.is_empty() {
        state.wave = 0;
    }
    // What is spoken of keeps its place; the rest is ordered by what it is.
    let key = |state: &State, id: CardId| {
        let c = state.card(id);
        (c.def, c.rested, c.new, c.don, used_key(state, id), modifiers_key(state, id))
    };
    let mut order: Vec<CardId> = Vec::with_capacity(state.cards.len());
    for player in Player::BOTH {
        let mut characters = state.side(player).characters.clone();
        characters.sort_by_cached_key(|&id| key(state, id));
        state.side_mut(player).characters = characters.clone();
        let side = state.side(player);
        order.push(side.leader);
        order.extend(characters);
        order.extend(side.stage);
        let sorted = |pile: &[CardId], state: &State, only_loose: bool| {
            let mut pile = pile.to_vec();
            if only_loose {
                // Among the places of a shuffled pile, which card is where is not known.
                let loose: Vec<usize> = (0..pile.len()).filter(|&n| state.card(pile[n]).loose).collect();
                let mut cards: Vec<CardId> = loose.iter().map(|&n| pile[n]).collect();
                cards.sort_by_key(|&id| state.card(id).def);
                loose.into_iter().zip(cards).for_each(|(n, id)| pile[n] = id);
            } else {
                pile.sort_by_key(|&id| state.card(id).def);
            }
            pile
        };
        let hand = sorted(&side.hand, state, false);
        let trash = sorted(&side.trash, state, false);
        let deck = sorted(&side.deck, state, true);
        let life = sorted(&side.life, state, true);
        order.extend(hand.iter().chain(&deck).chain(&life).chain(&trash).copied());
        let side = state.side_mut(player);
        side.hand = hand;
        side.deck = deck;
        side.life = life;
        side.trash = trash;
    }
    for n in 0..state.cards.len() {
        let id = CardId(n as u8);
        if !order.contains(&id) {
            order.push(id);
        }
    }
    let mut new_name = vec![CardId(0); state.cards.len()];
    let old = state.cards.clone();
    for (n, &id) in order.iter().enumerate() {
        new_name[usize::from(id.0)] = CardId(n as u8);
        state.cards[n] = Card { copy: 0, ..old[usize::from(id.0)] };
    }
    let rename = |id: &mut CardId| *id = new_name[usize::from(id.0)];
    rename_state(state, &rename);
    state.pending.sort_by_key(|p| (p.wave, p.card, p.def, p.effect));
    frames.iter_mut().for_each(|f| rename_frame(f, &rename));
    waiting.iter_mut().for_each(|e| rename_event(e, &rename));
}

/// What tells two cards apart that look alike: which effects were used.
fn used_key(state: &State, id: CardId) -> Vec<(DefId, u8)> {
    state.used.iter().filter(|(card, ..)| *card == id).map(|(_, def, effect)| (*def, *effect)).collect()
}

/// What tells two cards apart that look alike: what they were given.
fn modifiers_key(state: &State, id: CardId) -> u128 {
    let own: Vec<_> = state
        .modifiers
        .iter()
        .filter(|m| m.on == On::Card(id))
        .map(|m| (&m.grant, m.amount, m.until, m.by, m.armed))
        .collect();
    if own.is_empty() { 0 } else { crate::engine::fingerprint::of(&own) }
}

fn rename_state(state: &mut State, rename: &impl Fn(&mut CardId)) {
    for side in &mut state.sides {
        rename(&mut side.leader);
        let piles = [&mut side.characters, &mut side.hand, &mut side.deck, &mut side.life, &mut side.trash];
        piles.into_iter().flatten().for_each(rename);
        side.stage.iter_mut().for_each(rename);
    }
    if let Some(battle) = &mut state.battle {
        battle.attacker.iter_mut().chain(&mut battle.target).for_each(rename);
    }
    for modifier in &mut state.modifiers {
        if let On::Card(id) = &mut modifier.on {
            rename(id);
        }
        rename(&mut modifier.source);
    }
    for pending in &mut state.pending {
        rename(&mut pending.card);
        pending.it.iter_mut().for_each(rename);
    }
    for delayed in &mut state.delayed {
        rename(&mut delayed.card);
        delayed.it.iter_mut().for_each(rename);
    }
    state.ordered.iter_mut().for_each(|(id, _)| rename(id));
    state.used.iter_mut().for_each(|(id, ..)| rename(id));
    state.used.sort_unstable();
    for applied in &mut state.applying {
        rename(&mut applied.card);
        applied.on.iter_mut().for_each(rename);
    }
    state.applying.sort_unstable_by_key(|a| (a.card, a.def, a.effect, a.part, a.on));
    state.changed();
}

fn rename_cause(cause: &mut Cause, rename: &impl Fn(&mut CardId)) {
    match cause {
        Cause::Battle(Some(id)) | Cause::Effect(_, id) | Cause::Cost(_, id) => rename(id),
        Cause::Rule | Cause::Battle(None) => {}
    }
}

fn rename_frame(frame: &mut Frame, rename: &impl Fn(&mut CardId)) {
    match frame {
        Frame::Setup(_) | Frame::Order(_) | Frame::Enforce(_) | Frame::Know(_) => {}
        Frame::Turn(at) => at.l.rename(rename),
        Frame::Play(at) => at.l.rename(rename),
        Frame::Battle(at) => at.l.rename(rename),
        Frame::Damage(at) => {
            at.l.attack.iter_mut().chain(&mut at.l.revealed).for_each(rename);
            rename_cause(&mut at.l.cause, rename);
        }
        Frame::Draw(at) => rename_cause(&mut at.l.cause, rename),
        Frame::Top(at) => rename_cause(&mut at.l.cause, rename),
        Frame::Enter(at) => {
            at.l.cards.iter_mut().for_each(rename);
            rename_cause(&mut at.l.cause, rename);
        }
        Frame::Program(at) => {
            let l = &mut at.l;
            rename(&mut l.this);
            let piles = [&mut l.it, &mut l.picked, &mut l.order, &mut l.looked];
            piles.into_iter().flatten().for_each(rename);
            for don in &mut l.dons {
                if let DonAt::Given(id) = don {
                    rename(id);
                }
            }
        }
    }
}

fn rename_event(event: &mut Event, rename: &impl Fn(&mut CardId)) {
    match event {
        Event::Move { card, cause, .. } | Event::Rest(card, cause) | Event::SetActive(card, cause) => {
            rename(card);
            rename_cause(cause, rename);
        }
        Event::Don(_, from, to, _, cause) => {
            for don in [from, to] {
                if let DonAt::Given(id) = don {
                    rename(id);
                }
            }
            rename_cause(cause, rename);
        }
        Event::Modify(modifier) => {
            if let On::Card(id) = &mut modifier.on {
                rename(id);
            }
            rename(&mut modifier.source);
        }
        Event::Pend(pending) | Event::Take(pending) => {
            rename(&mut pending.card);
            pending.it.iter_mut().for_each(rename);
        }
        Event::Delay(delayed) | Event::Due(delayed) => {
            rename(&mut delayed.card);
            delayed.it.iter_mut().for_each(rename);
        }
        Event::Used(id, ..)
        | Event::Attack(id)
        | Event::Target(id)
        | Event::Redirect(id)
        | Event::Block(id)
        | Event::EventActivated(_, id)
        | Event::OnPlayActivated(_, id)
        | Event::TriggerActivated(_, id)
        | Event::Is(id, _)
        | Event::Found(_, _, _, id)
        | Event::Turned(id, _)
        | Event::Revealed(id) => rename(id),
        Event::Ordered(order) => order.iter_mut().for_each(|(id, _)| rename(id)),
        Event::Damaged(_, id) => id.iter_mut().for_each(rename),
        _ => {}
    }
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
    out.push_str(&format!("[{player}]\nleader = {}\n", card(side.leader)));
    if setup {
        out.push_str(&format!("deck = {}\n", write_deck(state, book, &side.deck)));
        return;
    }
    if !side.characters.is_empty() {
        out.push_str(&format!("characters = {}\n", list(&side.characters)));
    }
    if let Some(stage) = side.stage {
        out.push_str(&format!("stage = {}\n", card(stage)));
    }
    let pile = |ids: &[CardId]| {
        let unknown = ids.iter().all(|&id| state.card(id).def == DefId::UNKNOWN);
        if unknown && !ids.is_empty() { ids.len().to_string() } else { list(ids) }
    };
    out.push_str(&format!("hand = {}\n", pile(&side.hand)));
    out.push_str(&format!("life = {}\n", pile(&side.life)));
    out.push_str(&format!("deck = {}\n", write_deck(state, book, &side.deck)));
    if !side.trash.is_empty() {
        out.push_str(&format!("trash = {}\n", pile(&side.trash)));
    }
    out.push_str(&format!(
        "don = {{ active = {}, rested = {}, deck = {} }}\n",
        side.don_active, side.don_rested, side.don_deck
    ));
    let is_used = |id: CardId| state.used.iter().any(|(card, ..)| *card == id);
    let used: Vec<String> =
        state.field(player).filter(|&id| is_used(id)).map(|id| quoted(&name(state, book, id))).collect();
    if !used.is_empty() {
        out.push_str(&format!("used = [{}]\n", used.join(", ")));
    }
}

fn write_deck(state: &State, book: &Book, deck: &[CardId]) -> String {
    if deck.iter().all(|&id| state.card(id).def == DefId::UNKNOWN) {
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

fn quoted(text: &str) -> String {
    toml::Value::from(text).to_string()
}

fn write_card(state: &State, book: &Book, id: CardId) -> String {
    let card = state.card(id);
    if card.def == DefId::UNKNOWN {
        return "\"?\"".to_string();
    }
    let def = book.def(card.def);
    let mut keys = vec![format!("name = {}", quoted(&def.name))];
    if !def.bare {
        if !def.number.is_empty() {
            keys.push(format!("number = {}", quoted(&def.number)));
        }
        let kind = category_name(def.category.unwrap_or(Category::Character));
        keys.push(format!("kind = \"{kind}\""));
        let words = |all: Vec<&str>| all.iter().map(|w| quoted(w)).collect::<Vec<_>>().join(", ");
        keys.push(format!("colours = [{}]", words(def.colours.iter().map(|c| colour_name(*c)).collect())));
        if !def.types.is_empty() {
            keys.push(format!("types = [{}]", words(def.types.iter().map(String::as_str).collect())));
        }
        if !def.attributes.is_empty() {
            keys.push(format!("attributes = [{}]", words(def.attributes.iter().map(|a| attribute_name(*a)).collect())));
        }
        let numbers = [("cost", def.cost), ("power", def.power), ("life", def.life.map(i32::from))];
        keys.extend(numbers.iter().filter_map(|(key, n)| n.map(|n| format!("{key} = {n}"))));
        if def.counter > 0 {
            keys.push(format!("counter = {}", def.counter));
        }
        for (key, text) in [("text", &def.printed), ("trigger", &def.printed_trigger)] {
            if !text.is_empty() {
                keys.push(format!("{key} = {}", quoted(text)));
            }
        }
    }
    if card.don > 0 {
        keys.push(format!("don = {}", card.don));
    }
    for (key, yes) in [("rested", card.rested), ("new", card.new), ("face_up", card.face_up)] {
        if yes {
            keys.push(format!("{key} = true"));
        }
    }
    if def.bare && keys.len() == 1 { quoted(&def.name) } else { format!("{{ {} }}", keys.join(", ")) }
}

/// The word for a category on a board.
pub const fn category_name(category: Category) -> &'static str {
    match category {
        Category::Leader => "leader",
        Category::Character => "character",
        Category::Event => "event",
        Category::Stage => "stage",
    }
}

/// The word for a colour on a board.
pub const fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Purple => "purple",
        Colour::Black => "black",
        Colour::Yellow => "yellow",
    }
}

/// The word for an attribute on a board.
pub const fn attribute_name(attribute: Attribute) -> &'static str {
    match attribute {
        Attribute::Slash => "slash",
        Attribute::Strike => "strike",
        Attribute::Ranged => "ranged",
        Attribute::Special => "special",
        Attribute::Wisdom => "wisdom",
    }
}

/// Where a card lies, for eyes.
pub const fn zone_key(zone: Zone) -> &'static str {
    match zone {
        Zone::Deck => "op-zone-deck",
        Zone::Hand => "op-zone-hand",
        Zone::Trash => "op-zone-trash",
        Zone::Leader => "op-zone-leader",
        Zone::Characters => "op-zone-characters",
        Zone::Stage => "op-zone-stage",
        Zone::Life => "op-zone-life",
        Zone::Revealed => "op-zone-revealed",
    }
}
