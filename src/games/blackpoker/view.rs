//! A position shown: as values that a ruling can name, as a summary, as a board.

use serde_json::{Map, Value, json};

use super::actions::Kind;
use super::cards::{Cards, Thing};
use super::characters;
use super::state::{Action, State};
use crate::engine::Player;
use crate::lang::Speech;

/// The position as values: `A.deck`, `A.soldiers.♠4.number`, `stage`.
pub fn values(state: &State) -> Value {
    let english = Speech::english();
    let stage: Vec<String> = state.stage.iter().map(|a| staged(a, english)).collect();
    let mut blocks = Map::new();
    for attacker in &state.attack {
        let blockers: Vec<String> = attacker.blockers.iter().map(|b| format!("{}: {}", b.owner(), b.name())).collect();
        blocks.insert(attacker.soldier.name(), json!(blockers));
    }
    json!({
        "turn": state.turn.name(),
        "chance": state.chance.name(),
        "stage": stage,
        "blocks": blocks,
        "A": side(state, Player::A, english),
        "B": side(state, Player::B, english),
    })
}

/// `A: summon soldier ♠7`.
fn staged(action: &Action, speech: &Speech) -> String {
    let keys: String = action.keys.iter().map(|k| format!(" {k}")).collect();
    format!("{}: {}{keys}", action.by, speech.word(action.kind.head().key).to_lowercase())
}

/// Known cards by name, unknown ones as `?`.
fn cards(known: Cards, unknown: u8) -> Vec<String> {
    known.iter().map(|c| c.to_string()).chain((0..unknown).map(|_| "?".to_string())).collect()
}

fn side(state: &State, player: Player, speech: &Speech) -> Value {
    let side = state.side(player);
    let mut soldiers = Map::new();
    for s in &side.soldiers {
        let attacks = state.attack.iter().any(|a| a.soldier == Thing::card_of(player, s.first));
        let value = json!({
            "cards": cards(s.cards, 0),
            "number": characters::number(s),
            "driven": s.driven,
            "new": cards(s.new, 0),
            "attacks": attacks,
        });
        soldiers.insert(s.first.to_string(), value);
    }
    let mut bulwarks = Map::new();
    for b in &side.bulwarks {
        bulwarks.insert(b.thing.name(), json!({ "driven": b.driven, "up": b.up }));
    }
    let marked = [Kind::SetBulwark, Kind::Attack].into_iter().filter(|k| k.mark().is_some_and(|m| side.marks[m]));
    let made: Vec<String> = marked.map(|k| speech.word(k.head().key).to_lowercase()).collect();
    json!({
        "deck": side.deck_size(),
        "hand": cards(side.hand, side.hand_unknown),
        "graveyard": cards(side.graveyard, side.graveyard_unknown),
        "soldiers": soldiers,
        "bulwarks": bulwarks,
        "made": made,
    })
}

/// The board as a judge sees it, a few lines for each player.
pub fn lines(state: &State, speech: &Speech) -> Vec<String> {
    let mut lines = Vec::new();
    let turn = [("turn", state.turn.name().into()), ("chance", state.chance.name().into())];
    lines.push(speech.say("bp-board-turn", &turn));
    for player in Player::BOTH {
        let side = state.side(player);
        let counts = [
            ("player", player.name().into()),
            ("deck", usize::from(side.deck_size()).into()),
            ("graveyard", usize::from(side.graveyard_size()).into()),
            ("hand", listed(cards(side.hand, side.hand_unknown)).into()),
        ];
        lines.push(speech.say("bp-board-player", &counts));
        if !side.soldiers.is_empty() {
            let words: Vec<String> = side.soldiers.iter().map(|s| soldier_words(s, speech)).collect();
            lines.push(speech.say("bp-board-soldiers", &[("words", words.join("  ").into())]));
        }
        if !side.bulwarks.is_empty() {
            let word = |b: &super::state::Bulwark| match b.driven {
                true => format!("{} ({})", b.thing.name(), speech.word("bp-driven")),
                false => b.thing.name(),
            };
            let words: Vec<String> = side.bulwarks.iter().map(word).collect();
            lines.push(speech.say("bp-board-bulwarks", &[("words", words.join("  ").into())]));
        }
    }
    if !state.stage.is_empty() {
        let words: Vec<String> = state.stage.iter().map(|a| staged(a, speech)).collect();
        lines.push(speech.say("bp-board-stage", &[("words", words.join(" → ").into())]));
    }
    for attacker in &state.attack {
        let blockers: Vec<String> = attacker.blockers.iter().map(|b| b.name()).collect();
        let gaps = [("attacker", attacker.soldier.name().into()), ("blockers", listed(blockers).into())];
        lines.push(speech.say("bp-board-attack", &gaps));
    }
    lines
}

fn listed(words: Vec<String>) -> String {
    if words.is_empty() { "–".to_string() } else { words.join(" ") }
}

fn soldier_words(soldier: &super::state::Soldier, speech: &Speech) -> String {
    let others = soldier.cards.without(soldier.first);
    let cards: String = others.iter().map(|c| format!("+{c}")).collect();
    let mut marks = vec![characters::number(soldier).to_string()];
    if soldier.driven {
        marks.push(speech.word("bp-driven"));
    }
    if characters::is_new(soldier) {
        marks.push(speech.word("bp-new"));
    }
    format!("{}{cards} ({})", soldier.first, marks.join(", "))
}

/// A position in one line: what exploring groups the horizon by.
pub fn summary(state: &State, speech: &Speech) -> String {
    let one = |player: Player| {
        let side = state.side(player);
        let soldiers: Vec<String> = side.soldiers.iter().map(|s| soldier_words(s, speech)).collect();
        let gaps = [
            ("player", player.name().into()),
            ("deck", usize::from(side.deck_size()).into()),
            ("hand", usize::from(side.hand_size()).into()),
            ("soldiers", listed(soldiers).into()),
            ("bulwarks", side.bulwarks.len().into()),
        ];
        speech.say("bp-summary", &gaps)
    };
    format!("{} · {}", one(Player::A), one(Player::B))
}
