//! The board drawn as players see it: zones, cards, rested ones on their side, piles counted; the options on the cards they belong to.

use maud::{Markup, html};
use serde_json::{Map, Value};

use super::visit::Visit;
use crate::lang::Speech;
use crate::show::unsaid;
use crate::table::play::Play;

/// Zones in the order in which they lie before a player; whatever else a game has comes after them.
const ORDER: [&str; 31] = [
    "leader",
    "characters",
    "stage",
    "don",
    "units",
    "base",
    "shields",
    "resources",
    "ex",
    "lv",
    "soldiers",
    "bulwarks",
    "at_line",
    "df_line",
    "no_line",
    "mystics",
    "mp",
    "mp_max",
    "hand",
    "life",
    "deck",
    "seal_library",
    "mystic_library",
    "trash",
    "graveyard",
    "seal_shrine",
    "mystic_shrine",
    "shrine_levels",
    "shrine_max",
    "removed",
    "beside",
];

/// How far a zone lies from its player: the front line is where the other players are met, then what stands behind it, the hand, the piles
/// beside it all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rank {
    Front,
    Back,
    Hand,
    Piles,
}

impl Rank {
    /// From the middle of the table to its edge.
    const ALL: [Self; 4] = [Self::Front, Self::Back, Self::Hand, Self::Piles];

    /// The rank of a zone. A hand of which nobody knows a card is a pile.
    fn of(name: &str, value: &Value) -> Self {
        let is_known = |cards: &Value| cards.as_array().is_some_and(|all| all.iter().any(|card| card != "?"));
        match name {
            "characters" | "units" | "soldiers" | "at_line" => Self::Front,
            "leader" | "stage" | "don" | "life" | "base" | "shields" | "resources" | "lv" | "bulwarks" | "df_line"
            | "no_line" | "mystics" => Self::Back,
            "hand" if is_known(value) => Self::Hand,
            _ => Self::Piles,
        }
    }
}

/// What lies in several states is counted in this order; what else there is comes after it.
const STATES: [&str; 5] = ["active", "rested", "ex", "ex_rested", "deck"];

/// Numbers that are printed large, those below them small.
const LARGE: [&str; 7] = ["power", "number", "ap", "hp", "at", "df", "sp"];

/// Areas where a card's numbers are looked at, even if they are all 0.
const FIELDS: [&str; 3] = ["battle", "base", "arena"];

/// Lists and words about a card that are said with what they are, where there are any.
const TOLD: [&str; 5] = ["pilot", "supports", "curses", "counters", "form"];

/// Numbers about a card that are said with what they are, unless they are 0.
const COUNTED: [&str; 2] = ["damage", "left"];

/// States that turn a card on its side.
const TURNED: [&str; 3] = ["rested", "driven", "tapped"];

/// States that are said in words where they hold.
const FLAGS: [&str; 8] = ["rested", "driven", "new", "negated", "attacks", "up", "tapped", "linked"];

/// An option with the card that it is about.
struct OnCard {
    number: usize,
    words: String,
    player: String,
    card: String,
}

/// Whether the options stand on the cards that they belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Buttons {
    /// As buttons of the form of options.
    Shown,
    /// Nobody is asked.
    None,
}

/// The seats as they are seen from the first one, which is near; on the other side of the table the others. Who comes after whom sits on the
/// left, so that the seats go round.
fn seen_from_the_first(seats: &[String]) -> Vec<(&String, bool)> {
    let far = seats.iter().skip(seats.len() / 2).map(|seat| (seat, true));
    match seats.len() {
        3 => seats[1..].iter().map(|seat| (seat, true)).chain([(&seats[0], false)]).collect(),
        n => far.chain(seats[..n / 2].iter().rev().map(|seat| (seat, false))).collect(),
    }
}

/// All seats, the near side below.
pub fn drawn(visit: &Visit, play: &dyn Play, buttons: Buttons) -> Markup {
    let values = play.values();
    // Whoever is out of the game has no seat any more, but is still told of.
    let sides = values.as_object().into_iter().flatten().filter(|(name, side)| name.len() == 1 && side.is_object());
    let seats: Vec<String> = sides.map(|(name, _)| name.clone()).collect();
    let options = match buttons {
        Buttons::Shown => on_cards(visit, play, &values, &seats),
        Buttons::None => Vec::new(),
    };
    let lines = play.lines(&visit.speech);
    let head = lines.first().map_or("", String::as_str);
    // A battle, or what waits on the stage, lies between the sides; it is told last.
    let is_under_way =
        values["battle"].is_object() || values["stage"].as_array().is_some_and(|stage| !stage.is_empty());
    let middle = lines.last().filter(|_| is_under_way).map(|words| words.trim());
    let seen = seen_from_the_first(&seats);
    let first_near = seen.iter().position(|(_, is_far)| !is_far);
    html! {
        section.board aria-label=(visit.word("page-position")) data-seats=(seats.len()) {
            p.turn { (head) }
            @for (n, (seat, is_far)) in seen.into_iter().enumerate() {
                @if let Some(middle) = middle.filter(|_| first_near == Some(n)) { p.middle { (middle) } }
                @if let Some(side) = values[seat.as_str()].as_object() {
                    (one_side(visit, &values, (seat, is_far), side, &options))
                }
            }
            @for words in unsaid::words(&visit.speech, play) { p.doubt.unsaid { (words) } }
        }
    }
}

/// Has this seat the turn? Summoner Master calls the turn player the one who attacks; a team has its turn together.
fn has_turn(values: &Value, seat: &str) -> bool {
    let turn = [&values["turn"], &values["attack"]].into_iter().find_map(Value::as_str).unwrap_or("");
    let is_first_team = |seat: &str| matches!(seat, "A" | "B");
    turn == seat || (values["mode"] == "team" && is_first_team(turn) == is_first_team(seat))
}

/// One side. What lies in front lies in the middle of the table: below on the far side, above on the near one.
fn one_side(
    visit: &Visit,
    values: &Value,
    (seat, is_far): (&str, bool),
    side: &Map<String, Value>,
    options: &[OnCard],
) -> Markup {
    // EX Resources are counted among the Resources. What lies aside is told of where something lies there.
    let is_left_out = |name: &str, value: &Value| match name {
        "ex" => side.contains_key("resources"),
        "removed" | "beside" | "made" => is_nothing(value),
        _ => false,
    };
    let zones: Vec<(&String, &Value)> =
        zones(side).into_iter().filter(|(name, value)| !is_left_out(name, value)).collect();
    let mut ranks = Rank::ALL;
    if is_far {
        ranks.reverse();
    }
    let of_rank = |rank: Rank| zones.iter().filter(move |(name, value)| Rank::of(name, value) == rank);
    let is_out = side.get("out") == Some(&Value::Bool(true));
    html! {
        section.side data-seat=(seat) aria-label=(visit.speech.say("page-side", &[("player", seat.into())])) {
            h3 {
                (seat)
                @if has_turn(values, seat) && !is_out { " " span.turn-mark { (visit.word("page-turn")) } }
                @if is_out { " " span.out-mark { (visit.word("page-zone-out")) } }
            }
            @if !is_out {
                @for rank in ranks {
                    @if of_rank(rank).next().is_some() {
                        div.zones { @for (name, value) in of_rank(rank) { (zone(visit, values, seat, side, name, value, options)) } }
                    }
                }
            }
        }
    }
}

/// The zones of a side: what is neither what is known of a card nor empty words.
pub fn zones(side: &Map<String, Value>) -> Vec<(&String, &Value)> {
    let is_card = |value: &Value| value.get("area").is_some();
    let mut zones: Vec<(&String, &Value)> = side.iter().filter(|(_, value)| !is_card(value)).collect();
    let place = |name: &str| ORDER.iter().position(|o| *o == name).unwrap_or(ORDER.len());
    zones.sort_by_key(|(name, _)| place(name));
    zones
}

fn zone(
    visit: &Visit,
    values: &Value,
    seat: &str,
    side: &Map<String, Value>,
    name: &str,
    value: &Value,
    options: &[OnCard],
) -> Markup {
    let label = label(&visit.speech, name);
    let heard = format!("{seat}: {label}");
    let card = |card: &str, known: Option<&Value>| one_card(visit, values, seat, card, known, options);
    match value {
        Value::String(text) if text.is_empty() => html! {},
        Value::String(text) => {
            html! { div.zone data-zone=(name) role="group" aria-label=(heard) { h4 { (label) } div.row { (card(text, side.get(text.as_str()))) } } }
        }
        Value::Number(n) => {
            html! { div.zone.pile.empty[n.as_i64() == Some(0)] data-zone=(name) { h4 { (label) } p.count { (n) } } }
        }
        Value::Array(_) | Value::Object(_) if is_nothing(value) => {
            html! { div.zone.pile.empty data-zone=(name) { h4 { (label) } p.count { "0" } } }
        }
        // Actions, not cards: what BlackPoker allows once a turn.
        Value::Array(all) if name == "made" => {
            let action = |done: &str| {
                let key = format!("bp-action-{}", done.replace([' ', '_'], "-"));
                if visit.speech.has(&key) { visit.word(&key) } else { done.to_string() }
            };
            let done: Vec<String> = all.iter().filter_map(Value::as_str).map(action).collect();
            html! { div.zone.pile data-zone=(name) { h4 { (label) } p { (done.join(", ")) } } }
        }
        Value::Array(all) => {
            let known: Vec<&str> = all.iter().filter_map(Value::as_str).filter(|c| *c != "?").collect();
            let unknown = all.len() - known.len();
            html! {
                div.zone.pile[known.is_empty()] data-zone=(name) role="group" aria-label=(heard) {
                    h4 { (label) " " span.count { (all.len()) } }
                    @if !known.is_empty() {
                        div.row {
                            @for name in &known { (card(name, side.get(*name))) }
                            @if unknown > 0 { div.card.unknown { span.name { "? × " (unknown) } } }
                        }
                    }
                }
            }
        }
        Value::Object(all) if all.values().any(Value::is_object) => html! {
            div.zone data-zone=(name) role="group" aria-label=(heard) {
                h4 { (label) " " span.count { (all.len()) } }
                div.row { @for (name, known) in all { (card(name, Some(known))) } }
            }
        },
        Value::Object(all) if !all.is_empty() => html! {
            div.zone.counts data-zone=(name) role="group" aria-label=(heard) {
                h4 { (label) }
                @for (key, n) in in_states(all) { p.empty[n == 0] { span.count { (n) } " " (self::label(&visit.speech, key)) } }
            }
        },
        _ => html! {},
    }
}

/// Does nothing lie there?
fn is_nothing(zone: &Value) -> bool {
    zone.as_array().is_some_and(Vec::is_empty) || zone.as_object().is_some_and(Map::is_empty)
}

/// What is counted in each state.
fn in_states(all: &Map<String, Value>) -> Vec<(&String, &Value)> {
    let mut counted: Vec<(&String, &Value)> = all.iter().collect();
    let place = |name: &str| STATES.iter().position(|s| *s == name).unwrap_or(STATES.len());
    counted.sort_by_key(|(name, _)| place(name));
    counted
}

fn one_card(
    visit: &Visit,
    values: &Value,
    seat: &str,
    card: &str,
    known: Option<&Value>,
    options: &[OnCard],
) -> Markup {
    let known = known.unwrap_or(&Value::Null);
    let is = |flag: &str| known[flag] == true;
    let turned = TURNED.iter().any(|t| is(t)) || known["active"] == false;
    let large: Vec<String> = large_numbers(known).iter().map(|(_, n)| n.to_string()).collect();
    let told: Vec<String> = told(&visit.speech, known);
    let keywords: Vec<String> =
        super::words::texts(known, "keywords").iter().map(|k| keyword(&visit.speech, k)).collect();
    let don = known["don"].as_i64().unwrap_or(0);
    let attacker = values["battle"]["attacker"] == card;
    let target = values["battle"]["target"] == card;
    let fights = [("attacks", attacker && !is("attacks")), ("target", target)].into_iter().filter(|(_, is)| *is);
    let flags: Vec<String> = FLAGS
        .into_iter()
        .filter(|f| is(f))
        .chain(fights.map(|(flag, _)| flag))
        .map(|f| label(&visit.speech, f))
        .collect();
    let here = options.iter().filter(|o| o.player == seat && o.card == card);
    let cost = known["cost"].as_i64().filter(|cost| *cost != 0 || !is_without_cost(known));
    let given = (don > 0).then(|| format!("{} ×{don}", visit.word("deck-kind-don")));
    // Whoever hears the card hears all of it at once; what is drawn is for the eye.
    let heard = [spoken(&visit.speech, card, known, cost)].into_iter().chain(given.clone());
    let heard = heard.chain(keywords.iter().chain(&flags).chain(&told).cloned()).collect::<Vec<_>>().join(", ");
    html! {
        div.card.bare[known.is_null()].unknown[card.starts_with('?')].turned[turned].attacker[attacker].target[target] role="group" aria-label=(heard) {
            span.name aria-hidden="true" { (card) }
            @if !large.is_empty() { span.large aria-hidden="true" { (large.join(" / ")) } }
            @if let Some(cost) = cost { span.cost aria-hidden="true" title=(visit.word("page-cost")) { (cost) } }
            @if let Some(given) = given { span.given aria-hidden="true" { (given) } }
            @if !keywords.is_empty() { span.keywords aria-hidden="true" { (keywords.join(", ")) } }
            @if !flags.is_empty() { span.flags aria-hidden="true" { (flags.join(", ")) } }
            @for words in &told { span.told aria-hidden="true" { (words) } }
            @for option in here {
                button.act form="options" name="line" value=(option.number) { (option.words) }
            }
        }
    }
}

/// The numbers of a card that are printed large; of a card that has none, or lies where nobody looks at them, there are none.
fn large_numbers(known: &Value) -> Vec<(&'static str, i64)> {
    let numbers: Vec<(&str, i64)> = LARGE.into_iter().filter_map(|key| Some((key, known[key].as_i64()?))).collect();
    let counts = numbers.iter().any(|(_, n)| *n != 0) || FIELDS.iter().any(|f| known["area"] == *f);
    if counts { numbers } else { Vec::new() }
}

/// A card for those who hear it: its name, and its numbers with what they are called.
fn spoken(speech: &Speech, card: &str, known: &Value, cost: Option<i64>) -> String {
    let named = |key: &str| match key {
        "power" => format!("{} ", speech.word("page-power")),
        "number" => String::new(),
        "at" | "df" | "sp" => format!("{}{} ", key[..1].to_uppercase(), &key[1..]),
        _ => format!("{} ", key.to_uppercase()),
    };
    let numbers = large_numbers(known).into_iter().map(|(key, n)| format!("{}{n}", named(key)));
    let cost = cost.map(|cost| format!("{} {cost}", speech.word("page-cost")));
    std::iter::once(card.to_string()).chain(numbers).chain(cost).collect::<Vec<_>>().join(", ")
}

/// What else there is to a card: `Pilot: Ines`, `damage: 2`.
fn told(speech: &Speech, known: &Value) -> Vec<String> {
    let words = |value: &Value| match value {
        Value::String(text) => text.clone(),
        Value::Array(all) => all.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(", "),
        Value::Object(all) => all.iter().map(|(name, n)| format!("{name} {n}")).collect::<Vec<_>>().join(", "),
        _ => String::new(),
    };
    let said = TOLD.iter().map(|key| (key, words(&known[*key])));
    let counted = COUNTED
        .iter()
        .map(|key| (key, known[*key].as_i64().filter(|n| *n != 0).map_or(String::new(), |n| n.to_string())));
    said.chain(counted)
        .filter(|(_, words)| !words.is_empty())
        .map(|(key, words)| format!("{}: {words}", label(speech, key)))
        .collect()
}

/// A word of a board in the language of the visit; a game that has others shows its own.
pub fn label(speech: &Speech, name: &str) -> String {
    let key = format!("page-zone-{}", name.replace('_', "-"));
    if speech.has(&key) { speech.word(&key) } else { name.replace('_', " ") }
}

/// What is never played has no cost: a Leader, an EX Base.
fn is_without_cost(known: &Value) -> bool {
    known["area"] == "leader" || known["area"] == "base"
}

/// A keyword as the texts call it, with its number.
fn keyword(speech: &Speech, path: &str) -> String {
    let (name, number) = match path.rsplit_once(' ') {
        Some((name, number)) if number.bytes().all(|b| b.is_ascii_digit()) => (name, number),
        _ => (path, ""),
    };
    let key = name.replace([' ', '_'], "-");
    let known = ["op", "gcg"].map(|game| format!("{game}-keyword-{key}")).into_iter().find(|key| speech.has(key));
    let words = known.map_or_else(|| name.to_string(), |key| speech.word(&key));
    format!("{words} {number}").trim_end().to_string()
}

/// The options that are about one card which only one player has. All options are listed elsewhere, too.
fn on_cards(visit: &Visit, play: &dyn Play, values: &Value, seats: &[String]) -> Vec<OnCard> {
    let mut cards: Vec<(&str, &str)> = Vec::new();
    for seat in seats {
        let Some(side) = values[seat.as_str()].as_object() else { continue };
        for (name, value) in side {
            if value.get("area").is_some() {
                cards.push((seat, name));
            } else if let Value::Object(all) = value {
                cards.extend(all.iter().filter(|(_, v)| v.is_object()).map(|(name, _)| (seat.as_str(), name.as_str())));
            }
        }
    }
    let english = Speech::english();
    let about = |n: usize| {
        let words = play.option(n, english);
        let longest = cards.iter().filter(|(_, c)| names(&words, c)).map(|(_, c)| c.len()).max()?;
        let mut fits = cards.iter().filter(|(_, c)| c.len() == longest && names(&words, c));
        let &(player, card) = fits.next()?;
        let option = OnCard {
            number: n + 1,
            words: play.option(n, &visit.speech),
            player: player.to_string(),
            card: card.to_string(),
        };
        fits.next().is_none().then_some(option)
    };
    // More buttons than this on a board help nobody.
    (0..play.count().min(60)).filter_map(about).collect()
}

/// Do some words name a card?
fn names(words: &str, card: &str) -> bool {
    words.match_indices(card).any(|(at, _)| {
        let before = words[..at].chars().next_back().is_none_or(|c| !c.is_alphanumeric());
        before && words[at + card.len()..].chars().next().is_none_or(|c| !c.is_alphanumeric())
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{has_turn, keyword, names, seen_from_the_first};
    use crate::lang::{Language, Speech};

    #[test]
    fn keywords_are_said_in_the_language_of_the_visit() {
        let thai = Speech::of(Language::Th);
        assert_eq!(keyword(&thai, "blocker"), "บล็อกเกอร์");
        assert_eq!(keyword(&thai, "breach 3"), "ทะลุทะลวง 3");
        assert_eq!(keyword(Speech::english(), "double attack"), "Double Attack");
        assert_eq!(keyword(&thai, "never heard of"), "never heard of");
    }

    #[test]
    fn the_seats_go_round() {
        let seen = |seats: &str| {
            let seats: Vec<String> = seats.chars().map(String::from).collect();
            let told = seen_from_the_first(&seats);
            let far =
                |is_far: bool| told.iter().filter(|(_, far)| *far == is_far).map(|(seat, _)| seat.as_str()).collect();
            let (far, near): (String, String) = (far(true), far(false));
            format!("{far}/{near}")
        };
        assert_eq!(seen("AB"), "B/A");
        assert_eq!(seen("ABC"), "BC/A");
        // 12-3-2 of Gundam: the leader of a team sits on its right.
        assert_eq!(seen("ABCD"), "CD/BA");
    }

    #[test]
    fn a_team_has_its_turn_together() {
        let team = json!({ "mode": "team", "turn": "C" });
        assert_eq!(["A", "B", "C", "D"].map(|seat| has_turn(&team, seat)), [false, false, true, true]);
        let royale = json!({ "mode": "royale-first", "turn": "C" });
        assert_eq!(["A", "B", "C", "D"].map(|seat| has_turn(&royale, seat)), [false, false, true, false]);
        assert!(has_turn(&json!({ "attack": "B" }), "B"));
    }

    #[test]
    fn a_card_is_named_whole() {
        assert!(names("attack Deck Hand", "Deck Hand"));
        assert!(names("give DON!! to Captain", "Captain"));
        assert!(!names("attack Captains", "Captain"));
        assert!(!names("end turn", "urn"));
    }
}
