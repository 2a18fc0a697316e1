//! Building a position: cards by name, number or a few values, counts of piles. What is filled in becomes a line of the table.

use maud::{Markup, html};
use toml::{Table, Value};

use super::pieces;
use super::visit::Visit;
use crate::lang::Speech;
use crate::show::failure::Failure;
use crate::table::play::{Play, Waits};

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
    #[serde(deserialize_with = "super::words::lines_of_form")]
    pub text: String,
    /// Its `[Trigger]` text.
    pub trigger: String,
    /// It lies on its side.
    pub rested: String,
    /// Its level.
    pub level: String,
    /// AP of a Unit.
    pub ap: String,
    /// HP of a Unit.
    pub hp: String,
    /// Lv of a Seal or Mystic.
    pub lv: String,
    /// At of a Seal.
    pub at: String,
    /// Df of a Seal.
    pub df: String,
    /// Sp of a Seal.
    pub sp: String,
    /// More values, as a board writes them: `damage = 1`.
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
    for (key, text) in numbers(filled).into_iter().filter(|(_, text)| !text.trim().is_empty()) {
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

/// The numbers that may stand on a card, as boards call them.
fn numbers(filled: &Filled) -> [(&'static str, &String); 11] {
    [
        ("cost", &filled.cost),
        ("power", &filled.power),
        ("counter", &filled.counter),
        ("life", &filled.life),
        ("level", &filled.level),
        ("ap", &filled.ap),
        ("hp", &filled.hp),
        ("lv", &filled.lv),
        ("at", &filled.at),
        ("df", &filled.df),
        ("sp", &filled.sp),
    ]
}

/// What the cards of a game have: numbers with what they are called, and kinds.
struct Printed {
    numbers: &'static [(&'static str, &'static str)],
    kinds: &'static [&'static str],
    has_trigger: bool,
    has_rested: bool,
    /// What else a board may say of a card: an example.
    more: &'static str,
}

/// Names that begin with `page-` are of the catalogues; the others are written alike in all languages of the texts.
fn printed(game: &str) -> Option<Printed> {
    Some(match game {
        "one-piece" => Printed {
            numbers: &[
                ("cost", "page-cost"),
                ("power", "page-power"),
                ("counter", "page-counter"),
                ("life", "page-life"),
            ],
            kinds: &["character", "leader", "event", "stage"],
            has_trigger: true,
            has_rested: true,
            more: "new = true, don = 1",
        },
        "gundam" => Printed {
            numbers: &[("level", "Lv."), ("cost", "page-cost"), ("ap", "AP"), ("hp", "HP")],
            kinds: &["unit", "pilot", "command", "base"],
            has_trigger: false,
            has_rested: true,
            more: "damage = 1, link = \"[Ines]\"",
        },
        "summoner-master" => Printed {
            numbers: &[("lv", "Lv"), ("at", "At"), ("df", "Df"), ("sp", "Sp")],
            kinds: &["seal", "mystic"],
            has_trigger: false,
            has_rested: false,
            more: "tribes = [\"Mage\"], mp = \"2/1\"",
        },
        _ => return None,
    })
}

/// A card in short, as a board of the game reads it: an example.
fn in_short(game: &str) -> &'static str {
    match game {
        "one-piece" => "Cook 5000 blocker rested",
        "gundam" => "Ram 4/3 blocker",
        "summoner-master" => "Ram 3/2/1",
        _ => "H9",
    }
}

/// Does a part of a side hold cards? Others are numbers, what is so, and what was done.
fn holds_cards(name: &str, value: &serde_json::Value) -> bool {
    let is_counts =
        value.as_object().is_some_and(|all| !all.is_empty() && all.values().all(serde_json::Value::is_number));
    name != "made" && !is_counts && !value.is_number() && !value.is_boolean()
}

/// The forms. `case` is the state that goes with them, `filled` what was filled in before and refused.
pub fn forms(visit: &Visit, play: &dyn Play, (game, action): (&str, &str), case: &str, filled: &Filled) -> Markup {
    let values = play.values();
    let seats: Vec<String> = play.seats().iter().map(|p| p.name().to_string()).collect();
    let side = values[seats[0].as_str()].as_object().cloned().unwrap_or_default();
    let zones: Vec<&String> =
        super::board::zones(&side).into_iter().filter(|(name, v)| holds_cards(name, v)).map(|(name, _)| name).collect();
    let is_at_rest = !matches!(play.waits(), Waits::For { at_rest: false, .. });
    let card = printed(game);
    let label = |key: &'static str| if key.starts_with("page-") { visit.word(key) } else { key.to_string() };
    let value_of =
        |name: &str| numbers(filled).into_iter().find(|(key, _)| *key == name).map_or("", |(_, text)| text.as_str());
    let is_chosen = |zone: &str| match filled.zone.as_str() {
        "" => matches!(zone, "characters" | "soldiers" | "units" | "at_line"),
        chosen => zone == chosen,
    };
    html! {
        details.builder id="build" open[play.answers() == 0] {
            summary { (visit.word("page-build")) }
            @if play.answers() > 0 { p.note { (visit.word("page-build-anew")) } }
            @if !is_at_rest { p.note { (visit.word("page-build-at-rest")) } }
            form.inline method="post" action=(action) {
                input type="hidden" name="case" value=(case);
                button.quiet name="do" value="empty" { (visit.word("page-empty")) }
            }
            p.done role="status" {}
            form.build method="post" action=(action) {
                input type="hidden" name="case" value=(case);
                div.fields {
                    fieldset.seats {
                        legend { (visit.word("page-player")) }
                        @for (n, seat) in seats.iter().enumerate() {
                            label { input.unseen type="radio" name="player" value=(seat) checked[*seat == filled.player || (n == 0 && !seats.contains(&filled.player))]; (seat) }
                        }
                    }
                    label { (visit.word("page-zone")) select name="zone" {
                        @for zone in &zones { option value=(zone) selected[is_chosen(zone)] { (super::board::label(&visit.speech, zone)) } }
                    } }
                    label.wide { (visit.word("page-card")) input name="card" value=(filled.card) required placeholder=(in_short(game)) autocapitalize="off" autocomplete="off" data-cards=(visit.to("/api/cards")) data-game=(game); }
                    @if let Some(card) = &card {
                        @for (name, key) in card.numbers {
                            label { (label(key)) input name=(name) value=(value_of(name)) inputmode="numeric" size="6"; }
                        }
                        label { (visit.word("page-kind")) select name="kind" { option value="" { "–" } @for kind in card.kinds { option value=(kind) selected[filled.kind == *kind] { (visit.word(&format!("deck-kind-{kind}"))) } } } }
                        label.wide { (visit.word("page-card-text")) textarea name="text" rows="2" data-understood=(visit.to("/api/cards/understood")) data-game=(game) { (filled.text) } }
                        @if card.has_trigger { label.wide { (visit.word("page-trigger")) input name="trigger" value=(filled.trigger); } }
                        label.wide { (visit.word("page-values")) input name="values" value=(filled.values) placeholder=(card.more) autocapitalize="off" autocomplete="off"; }
                        @if card.has_rested { label.check { input type="checkbox" name="rested" value="1" checked[!filled.rested.is_empty()]; " " (visit.word("page-zone-rested")) } }
                    }
                }
                p.understood aria-live="polite" {}
                p.row {
                    button name="do" value="put" { (visit.word("page-put")) }
                    a.button href="#asked" { "↑ " (visit.word("page-to-plays")) }
                }
            }
            (pieces::forms(visit, play, (game, action), case))
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
