//! Building a position: cards by name, number or a few values, counts of piles. What is filled in becomes a line of the table.

use maud::{Markup, html};
use toml::{Table, Value};

use super::pieces;
use super::visit::Visit;
use crate::lang::Speech;
use crate::show::failure::Failure;
use crate::table::play::{Play, Waits};
use crate::table::shelf::Playable;

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
pub fn line(speech: &Speech, game: &Playable, filled: &Filled) -> Result<String, Failure> {
    let card = card(speech, game, filled)?;
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
fn card(speech: &Speech, game: &Playable, filled: &Filled) -> Result<Value, Failure> {
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
    if crate::cards::number::whole(&name).is_some() {
        keys.insert("number".to_string(), Value::String(name));
        return Ok(Value::Table(keys));
    }
    with_what_is_short(speech, game, &name, &mut keys)?;
    lacks_nothing(speech, game, filled, &keys)?;
    Ok(Value::Table(keys))
}

/// What a card is called in short, `Ram 4/3 blocker`, beside fields that are filled in as well: both count. What is said twice is said alike.
fn with_what_is_short(speech: &Speech, game: &Playable, name: &str, keys: &mut Table) -> Result<(), Failure> {
    let Some(short) = (game.in_short)(name) else {
        // Values that are not understood would be a part of the name, and the card would have none.
        if name.split_whitespace().any(is_value) {
            let gaps = [("card", name.into()), ("example", in_short(game.name).into())];
            return Err(Failure::bad_input(speech.say("page-not-in-short", &gaps)));
        }
        keys.insert("name".to_string(), Value::String(name.to_string()));
        return Ok(());
    };
    for (key, value) in short {
        let value = match value {
            serde_json::Value::Bool(is) => Value::Boolean(is),
            serde_json::Value::Number(n) => Value::Integer(n.as_i64().unwrap_or(0)),
            serde_json::Value::String(words) => Value::String(words),
            _ => continue,
        };
        let before = keys.get(&key);
        let both = match (before, &value) {
            (Some(Value::String(text)), Value::String(words)) if key == "text" => {
                Value::String(format!("{words}\n{text}"))
            }
            (Some(other), value) if other != value => {
                let gaps = [
                    ("name", called(speech, game.name, &key).into()),
                    ("one", value.to_string().into()),
                    ("other", other.to_string().into()),
                ];
                return Err(Failure::bad_input(speech.say("page-said-twice", &gaps)));
            }
            _ => value,
        };
        keys.insert(key, both);
    }
    Ok(())
}

/// What a value is called in the form.
fn called(speech: &Speech, game: &str, key: &str) -> String {
    let card = printed(game);
    let known = card.and_then(|card| card.numbers.iter().find(|(name, _)| *name == key));
    match known {
        Some((_, word)) if word.starts_with("page-") => speech.word(word),
        Some((_, word)) => (*word).to_string(),
        None => key.to_string(),
    }
}

/// `4/3`, `+2000`, `6000`: a word that is a value, not a name.
fn is_value(word: &str) -> bool {
    let number = |part: &str| {
        let digits = part.strip_prefix('+').unwrap_or(part);
        !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
    };
    let parts: Vec<&str> = word.split('/').collect();
    parts.iter().all(|part| number(part)) && (parts.len() > 1 || word.len() > 3)
}

/// A card that lies where its values count has them: nobody means a Character of no power because the field was left empty.
fn lacks_nothing(speech: &Speech, game: &Playable, filled: &Filled, keys: &Table) -> Result<(), Failure> {
    let needed = printed(game.name).map_or(&[][..], |card| card.needed);
    let needed = needed.iter().find(|(zone, _)| *zone == filled.zone).map_or(&[][..], |(_, keys)| keys);
    match needed.iter().find(|key| !keys.contains_key(**key)) {
        Some(key) => {
            let gaps = [("name", called(speech, game.name, key).into()), ("example", in_short(game.name).into())];
            Err(Failure::bad_input(speech.say("page-needs-value", &gaps)))
        }
        None => Ok(()),
    }
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
    /// The values without which a card does not lie in a zone.
    needed: &'static [(&'static str, &'static [&'static str])],
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
            needed: &[("leader", &["power"]), ("characters", &["power"])],
        },
        "gundam" => Printed {
            numbers: &[("level", "Lv."), ("cost", "page-cost"), ("ap", "AP"), ("hp", "HP")],
            kinds: &["unit", "pilot", "command", "base"],
            has_trigger: false,
            has_rested: true,
            more: "damage = 1, link = \"[Ines]\"",
            needed: &[("units", &["ap", "hp"]), ("base", &["hp"])],
        },
        "summoner-master" => Printed {
            numbers: &[("lv", "Lv"), ("at", "At"), ("df", "Df"), ("sp", "Sp")],
            kinds: &["seal", "mystic"],
            has_trigger: false,
            has_rested: false,
            more: "tribes = [\"Mage\"], mp = \"2/1\"",
            needed: &[("at_line", &["at", "df"]), ("df_line", &["at", "df"]), ("no_line", &["at", "df"])],
        },
        _ => return None,
    })
}

/// Who may sit at an empty board, where that is not always the same.
struct Seating {
    /// As the form calls it.
    name: &'static str,
    /// What is played.
    key: &'static str,
    /// How many play it.
    players: usize,
    /// The board.
    board: &'static str,
}

/// The seatings of a game.
fn seatings(game: &str) -> &'static [Seating] {
    match game {
        // 1-1-1, 12-1, 12-2-5, 12-3.
        "gundam" => &[
            Seating { name: "two", key: "page-seats-two", players: 2, board: "turn = \"A\"\n[A]\n[B]\n" },
            Seating {
                name: "first-3",
                key: "page-seats-first",
                players: 3,
                board: "turn = \"A\"\nmode = \"royale-first\"\n[A]\n[B]\n[C]\n",
            },
            Seating {
                name: "first-4",
                key: "page-seats-first",
                players: 4,
                board: "turn = \"A\"\nmode = \"royale-first\"\n[A]\n[B]\n[C]\n[D]\n",
            },
            Seating {
                name: "elimination-3",
                key: "page-seats-elimination",
                players: 3,
                board: "turn = \"A\"\nmode = \"royale-elimination\"\n[A]\n[B]\n[C]\n",
            },
            Seating {
                name: "elimination-4",
                key: "page-seats-elimination",
                players: 4,
                board: "turn = \"A\"\nmode = \"royale-elimination\"\n[A]\n[B]\n[C]\n[D]\n",
            },
            Seating {
                name: "team",
                key: "page-seats-team",
                players: 4,
                board: "turn = \"A\"\nmode = \"team\"\n[A]\n[B]\n[C]\n[D]\n",
            },
        ],
        _ => &[],
    }
}

/// The empty board of a seating; that of the game where it has no other.
pub fn seating(game: &Playable, name: &str) -> &'static str {
    seatings(game.name).iter().find(|seating| seating.name == name).map_or_else(game.empty, |seating| seating.board)
}

/// The board emptied.
fn emptied(visit: &Visit, (game, action): (&str, &str), case: &str) -> Markup {
    let seatings = seatings(game);
    html! {
        form.inline.emptied method="post" action=(action) {
            input type="hidden" name="case" value=(case);
            @if !seatings.is_empty() {
                label { (visit.word("page-seats")) select name="seating" {
                    @for seating in seatings { option value=(seating.name) { (visit.speech.say(seating.key, &[("n", seating.players.into())])) } }
                } }
            }
            button.quiet name="do" value="empty" { (visit.word("page-empty")) }
        }
    }
}

/// What is printed on a card, field by field; folded, since most of it can be said in short.
fn values(visit: &Visit, game: &str, card: &Printed, filled: &Filled) -> Markup {
    let label = |name: &str| called(&visit.speech, game, name);
    let value_of =
        |name: &str| numbers(filled).into_iter().find(|(key, _)| *key == name).map_or("", |(_, text)| text.as_str());
    let is_filled = numbers(filled).into_iter().any(|(_, text)| !text.is_empty())
        || [&filled.kind, &filled.trigger, &filled.rested, &filled.values].into_iter().any(|text| !text.is_empty());
    let names: Vec<String> = card.numbers.iter().map(|(name, _)| label(name)).collect();
    html! {
        details.printed.wide open[is_filled] {
            summary { (names.join(visit.speech.comma())) " …" }
            div.fields {
                @for (name, _) in card.numbers {
                    label { (label(name)) input name=(name) value=(value_of(name)) inputmode="numeric" size="6"; }
                }
                label { (visit.word("page-kind")) select name="kind" { option value="" { "–" } @for kind in card.kinds { option value=(kind) selected[filled.kind == *kind] { (visit.word(&format!("deck-kind-{kind}"))) } } } }
                @if card.has_rested { label.check { input type="checkbox" name="rested" value="1" checked[!filled.rested.is_empty()]; " " (visit.word("page-zone-rested")) } }
                @if card.has_trigger { label.wide { (visit.word("page-trigger")) input name="trigger" value=(filled.trigger); } }
                label.wide { (visit.word("page-values")) input name="values" value=(filled.values) placeholder=(card.more) autocapitalize="off" autocomplete="off"; }
            }
        }
    }
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
    let is_chosen = |zone: &str| match filled.zone.as_str() {
        "" => matches!(zone, "characters" | "soldiers" | "units" | "at_line"),
        chosen => zone == chosen,
    };
    html! {
        details.builder id="build" open[play.answers() == 0] {
            summary { (visit.word("page-build")) }
            @if play.answers() > 0 { p.note { (visit.word("page-build-anew")) } }
            @if !is_at_rest { p.note { (visit.word("page-build-at-rest")) } }
            (emptied(visit, (game, action), case))
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
                        label.wide { (visit.word("page-card-text")) textarea name="text" rows="2" data-understood=(visit.to("/api/cards/understood")) data-game=(game) { (filled.text) } }
                        p.understood.wide aria-live="polite" {}
                        (self::values(visit, game, card, filled))
                    }
                }
                p.row {
                    button name="do" value="put" { (visit.word("page-put")) }
                    a.button href="#asked" { span aria-hidden="true" { "↑ " } (visit.word("page-to-plays")) }
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

    fn read(game: &str, filled: &Filled) -> Result<Value, String> {
        let game = crate::table::shelf::find(game).expect("a game");
        let line = line(Speech::english(), game, filled).map_err(|f| f.message().to_string())?;
        let value = line.split_once(' ').and_then(|(_, rest)| rest.split_once(' ')).expect("a card").1;
        let read: Table = toml::from_str(&format!("v = {value}")).expect("what a board writes");
        Ok(read["v"].clone())
    }

    #[test]
    fn what_is_filled_in_becomes_a_line() {
        assert_eq!(read("one-piece", &filled("Cook")), Ok(Value::String("Cook".into())));
        let strong = Filled { power: "5000".into(), text: "[Blocker] \"x\"\n}".into(), ..filled("Cook") };
        let card = read("one-piece", &strong).expect("a card");
        assert_eq!(card["text"].as_str(), Some("[Blocker] \"x\"\n}"));
        assert_eq!(card["power"].as_integer(), Some(5000));
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for wrong in [
            Filled { power: "many".into(), ..filled("Cook") },
            Filled { values: "x".into(), ..filled("Cook") },
            filled("  "),
        ] {
            assert!(read("one-piece", &wrong).is_err());
        }
    }

    #[test]
    fn a_card_in_short_keeps_its_values_beside_a_text() {
        let card = |game: &str, zone: &str, card: &str, text: &str| {
            let filled = Filled { zone: zone.into(), text: text.into(), ..filled(card) };
            read(game, &filled).map(|card| card.to_string())
        };
        let is = |got: Result<String, String>, wanted: &str| {
            let wanted: Table = toml::from_str(&format!("v = {wanted}")).expect("a card");
            let got: Table = toml::from_str(&format!("v = {}", got.expect("a card"))).expect("a card");
            assert_eq!(got, wanted);
        };
        is(
            card("one-piece", "characters", "Reef Runner 6000 cost 4 blocker rested", "[On Play] Draw 1 card."),
            r#"{ name = "Reef Runner", power = 6000, cost = 4, rested = true, text = "[Blocker]\n[On Play] Draw 1 card." }"#,
        );
        is(
            card("gundam", "units", "Ram 4/3 rested", "<Breach 2>"),
            r#"{ name = "Ram", ap = 4, hp = 3, rested = true, text = "<Breach 2>" }"#,
        );
        is(
            card("summoner-master", "at_line", "Ash 4/3/2", "Flying"),
            r#"{ name = "Ash", at = 4, df = 3, sp = 2, text = "Flying" }"#,
        );
    }

    #[test]
    fn a_card_without_its_values_is_not_put_where_they_count() {
        let with = |game: &str, zone: &str, card: &str| {
            read(game, &Filled { zone: zone.into(), text: "x".into(), ..filled(card) })
        };
        for (game, zone) in
            [("one-piece", "characters"), ("one-piece", "leader"), ("gundam", "units"), ("gundam", "base")]
        {
            assert!(with(game, zone, "Cook").is_err(), "{game} {zone}");
        }
        // In a hand it may be anything; by its number it is known.
        assert!(with("one-piece", "hand", "Cook").is_ok());
        assert!(with("one-piece", "characters", "ZZ01-001").is_ok());
        // Words that are meant as values and are none are not taken for a name.
        for (game, words) in
            [("one-piece", "Cook 6000 blokker"), ("gundam", "Ram 4/3 wings"), ("summoner-master", "Ash 4/3/2/1")]
        {
            assert!(with(game, "hand", words).is_err(), "{game} {words}");
        }
        // Said twice, and not alike.
        let twice = Filled { power: "5000".into(), text: "x".into(), ..filled("Cook 6000") };
        assert!(read("one-piece", &twice).is_err());
        let alike = Filled { power: "6000".into(), text: "x".into(), ..filled("Cook 6000") };
        assert!(read("one-piece", &alike).is_ok());
    }
}
