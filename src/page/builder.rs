//! Building a position: cards by name, number or a few values, counts of piles. What is filled in becomes a line of the table.

use maud::{Markup, html};
use toml::{Table, Value};

use super::visit::Visit;
use crate::lang::Speech;
use crate::show::failure::Failure;
use crate::table::play::Play;

/// What was filled in.
#[derive(Debug, Default, serde::Deserialize)]
#[serde(default)]
pub struct Filled {
    /// Whose.
    pub player: String,
    /// Where to.
    pub zone: String,
    /// A name or a number.
    pub card: String,
    /// Its cost; empty, like all that follow, if it does not matter.
    pub cost: String,
    /// Its power.
    pub power: String,
    /// Its counter.
    pub counter: String,
    /// The Life of a Leader.
    pub life: String,
    /// Its category.
    pub kind: String,
    /// Its text.
    pub text: String,
    /// Its `[Trigger]` text.
    pub trigger: String,
    /// It lies on its side.
    pub rested: String,
    /// Values of other games, as a board writes them: `ap = 3, hp = 4`.
    pub values: String,
    /// A path of the board.
    pub path: String,
    /// What stands there from now on.
    pub value: String,
}

/// Zones that hold one card.
const SINGLE: [&str; 4] = ["leader", "stage", "base", "master"];

/// What is filled in as a line of the table.
pub fn line(speech: &Speech, filled: &Filled) -> Result<String, Failure> {
    let card = card(speech, filled)?;
    let path = format!("{}.{}", word(&filled.player), word(&filled.zone));
    Ok(if SINGLE.contains(&filled.zone.as_str()) {
        format!("set {path} = {card}")
    } else {
        format!("put {path} {card}")
    })
}

/// A count or a value of the board as a line of the table.
pub fn set_line(filled: &Filled) -> String {
    let path: String = filled.path.chars().filter(|c| !c.is_control() && *c != '=').collect();
    let value: String = filled.value.chars().filter(|c| !c.is_control()).collect();
    format!("set {path} = {value}")
}

/// A name of a path has no blanks or points in it.
fn word(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric() || *c == '_').collect()
}

/// The card as a board writes it: a name alone, or a table of values.
fn card(speech: &Speech, filled: &Filled) -> Result<Value, Failure> {
    let mut keys = Table::new();
    for (key, text) in [("kind", &filled.kind), ("text", &filled.text), ("trigger", &filled.trigger)] {
        if !text.trim().is_empty() {
            keys.insert(key.to_string(), Value::String(text.trim().replace("\r\n", "\n")));
        }
    }
    let numbers =
        [("cost", &filled.cost), ("power", &filled.power), ("counter", &filled.counter), ("life", &filled.life)];
    for (key, text) in numbers.into_iter().filter(|(_, text)| !text.trim().is_empty()) {
        let number: i64 = text.trim().parse().map_err(|_| {
            let gaps = [("name", key.into()), ("value", text.into())];
            Failure::bad_input(speech.say("page-no-number", &gaps))
        })?;
        keys.insert(key.to_string(), Value::Integer(number));
    }
    if !filled.rested.is_empty() {
        keys.insert("rested".to_string(), Value::Boolean(true));
    }
    if !filled.values.trim().is_empty() {
        let more: Result<Table, _> = toml::from_str(&format!("v = {{ {} }}", filled.values.replace(['\r', '\n'], " ")));
        let more = more.ok().and_then(|mut t| t.remove("v")).and_then(|v| v.as_table().cloned());
        let gaps = [("value", (&filled.values).into())];
        keys.extend(more.ok_or_else(|| Failure::bad_input(speech.say("page-no-values", &gaps)))?);
    }
    let name = filled.card.trim().to_string();
    if name.is_empty() {
        return Err(Failure::bad_input(speech.word("page-no-name")));
    }
    if keys.is_empty() {
        return Ok(Value::String(name));
    }
    let is_number = crate::cards::number::whole(&name).is_some();
    keys.insert(if is_number { "number" } else { "name" }.to_string(), Value::String(name));
    Ok(Value::Table(keys))
}

/// The forms. `case` is the state that goes with them.
pub fn forms(visit: &Visit, game: &str, play: &dyn Play, action: &str, case: &str) -> Markup {
    let values = play.values();
    let seats: Vec<String> = play.seats().iter().map(|p| p.name().to_string()).collect();
    let side = values[seats[0].as_str()].as_object().cloned().unwrap_or_default();
    let is_zone = |value: &serde_json::Value| value.get("area").is_none() && !value.is_number();
    let zones: Vec<&String> = side.iter().filter(|(_, v)| is_zone(v)).map(|(name, _)| name).collect();
    let has_values = game == "one-piece";
    html! {
        details.builder open[play.answers() == 0] {
            summary { (visit.word("page-build")) }
            form.build method="post" action=(action) {
                input type="hidden" name="case" value=(case);
                div.fields {
                    label { (visit.word("page-player")) select name="player" { @for seat in &seats { option { (seat) } } } }
                    label { (visit.word("page-zone")) select name="zone" {
                        @for zone in &zones { option value=(zone) selected[zone.as_str() == "characters" || zone.as_str() == "soldiers"] { (super::board::label(&visit.speech, zone)) } }
                    } }
                    label.wide { (visit.word("page-card")) input name="card" required autocomplete="off" data-cards=(visit.to("/api/cards")); }
                    @if has_values {
                        @for (name, key) in [("cost", "page-cost"), ("power", "page-power"), ("counter", "page-counter"), ("life", "page-life")] {
                            label { (visit.word(key)) input name=(name) inputmode="numeric" size="6"; }
                        }
                        label { (visit.word("page-kind")) select name="kind" { option value="" { "–" } @for kind in ["character", "leader", "event", "stage"] { option { (kind) } } } }
                        label.wide { (visit.word("page-card-text")) textarea name="text" rows="2" data-understood=(visit.to("/api/cards/understood")) {} }
                        label.wide { (visit.word("page-trigger")) input name="trigger"; }
                    } @else if game != "blackpoker" {
                        label.wide { (visit.word("page-card-text")) textarea name="text" rows="2" {} }
                        label.wide { (visit.word("page-values")) input name="values" placeholder="ap = 3, hp = 3"; }
                    }
                    @if has_values { label.check { input type="checkbox" name="rested" value="1"; " " (visit.word("page-zone-rested")) } }
                }
                p.understood aria-live="polite" {}
                button name="do" value="put" { (visit.word("page-put")) }
            }
            form.inline method="post" action=(action) {
                input type="hidden" name="case" value=(case);
                label { (visit.word("page-path")) " " input name="path" required placeholder="A.life" size="14" autocapitalize="off"; }
                label { " = " input name="value" required placeholder="3" size="10" autocapitalize="off"; }
                button name="do" value="set" { (visit.word("page-set")) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(card: &str) -> Filled {
        Filled { player: "A".into(), zone: "characters".into(), card: card.into(), ..Filled::default() }
    }

    #[test]
    fn what_is_filled_in_becomes_a_line() {
        let speech = Speech::english();
        let read = |filled: &Filled| line(speech, filled).map_err(|f| f.message().to_string());
        assert_eq!(read(&filled("Cook")), Ok("put A.characters \"Cook\"".to_string()));
        let strong = Filled { power: "5000".into(), text: "[Blocker] \"x\"\n}".into(), ..filled("Cook") };
        let line = read(&strong).expect("a line");
        let value = line.strip_prefix("put A.characters ").expect("a card");
        let read: Table = toml::from_str(&format!("v = {value}")).expect("what a board writes");
        assert_eq!(read["v"]["text"].as_str(), Some("[Blocker] \"x\"\n}"));
        assert_eq!(read["v"]["power"].as_integer(), Some(5000));
    }

    #[test]
    fn what_is_no_number_is_refused() {
        let speech = Speech::english();
        assert!(line(speech, &Filled { power: "many".into(), ..filled("Cook") }).is_err());
        assert!(line(speech, &Filled { values: "x".into(), ..filled("Cook") }).is_err());
        assert!(line(speech, &filled("  ")).is_err());
    }
}
