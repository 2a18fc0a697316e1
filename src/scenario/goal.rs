//! A condition in the words of a ruling: `B.deck = 0`, `result = "A wins"`, `A.soldiers.S7.number >= 9`.

use serde_json::Value;

use super::ruling::{at_path, equal, outcome_named, path_fault};
use crate::engine::{Outcome, Seats};
use crate::lang::Said;
use crate::table::play::Play;

/// Several conditions, all of which must hold.
#[derive(Clone, Debug)]
pub struct Conditions(Vec<Condition>);

#[derive(Clone, Debug)]
struct Condition {
    path: Vec<String>,
    sign: Sign,
    value: Value,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Equal,
    Different,
    Less,
    AtMost,
    More,
    AtLeast,
}

const SIGNS: [(&str, Sign); 7] = [
    ("!=", Sign::Different),
    ("<=", Sign::AtMost),
    (">=", Sign::AtLeast),
    ("==", Sign::Equal),
    ("=", Sign::Equal),
    ("<", Sign::Less),
    (">", Sign::More),
];

impl Conditions {
    /// Read `PATH = VALUE`, several of them joined by `and` or `;`.
    pub fn read(text: &str) -> Result<Self, Said> {
        let mut all = Vec::new();
        for part in text.split(';').flat_map(|p| p.split(" and ")).map(str::trim).filter(|p| !p.is_empty()) {
            all.push(Condition::read(part)?);
        }
        if all.is_empty() { Err(Said::new("goal-form").text("text", text)) } else { Ok(Self(all)) }
    }

    /// Do they hold in a position?
    pub fn hold(&self, values: &Value, outcome: Option<Outcome>, play: &dyn Play) -> bool {
        self.0.iter().all(|c| c.holds(values, outcome, play))
    }

    /// What is wrong with a path, or with the kind of value that is compared with it.
    pub fn fault(&self, play: &dyn Play) -> Option<(Said, Option<Said>)> {
        let of = |c: &Condition| match c.winners() {
            Some(winners) if winners.without(play.seats()).is_empty() => None,
            // Whoever does not sit there cannot win.
            Some(_) => Some((Said::new("case-unknown-result").text("name", &super::ruling::shown(&c.value)), None)),
            None if c.path == ["result"] => None,
            None => path_fault(&c.path, &c.value, play),
        };
        self.0.iter().find_map(of)
    }
}

impl Condition {
    fn read(text: &str) -> Result<Self, Said> {
        let fault = || Said::new("goal-form").text("text", text);
        let first = text.find(['!', '<', '>', '=']).ok_or_else(fault)?;
        let (sign_text, sign) = SIGNS.iter().find(|(s, _)| text[first..].starts_with(s)).ok_or_else(fault)?;
        let path: Vec<String> = text[..first].split('.').map(|p| p.trim().trim_matches('"').to_string()).collect();
        let value = text[first + sign_text.len()..].trim();
        if path.iter().any(String::is_empty) || value.is_empty() {
            return Err(fault());
        }
        // A value as in a ruling.
        let line = format!("v = {value}");
        let read = toml::from_str::<toml::Table>(&line).ok().filter(|t| t.len() == 1);
        let value = read.and_then(|t| serde_json::to_value(&t["v"]).ok()).ok_or_else(fault)?;
        if !matches!(sign, Sign::Equal | Sign::Different) && !value.is_i64() {
            return Err(fault());
        }
        if path == ["result"] && value.as_str().and_then(outcome_named).is_none() {
            return Err(Said::new("case-unknown-result").text("name", &super::ruling::shown(&value)));
        }
        Ok(Self { path, sign: *sign, value })
    }

    /// Who wins by it, if it is about that.
    fn winners(&self) -> Option<Seats> {
        let is_result = self.path == ["result"];
        match self.value.as_str().filter(|_| is_result).and_then(outcome_named)?? {
            Outcome::Won(winners) => Some(winners),
            _ => None,
        }
    }

    fn holds(&self, values: &Value, outcome: Option<Outcome>, play: &dyn Play) -> bool {
        if self.path == ["result"] {
            let wanted = self.value.as_str().and_then(outcome_named);
            return (wanted == Some(outcome)) == (self.sign == Sign::Equal);
        }
        let Some(found) = at_path(values, &self.path, play) else { return self.sign == Sign::Different };
        match self.sign {
            Sign::Equal => equal(&self.value, found, play),
            Sign::Different => !equal(&self.value, found, play),
            sign => match (counted(found), self.value.as_i64()) {
                (Some(found), Some(wanted)) => match sign {
                    Sign::Less => found < wanted,
                    Sign::AtMost => found <= wanted,
                    Sign::More => found > wanted,
                    _ => found >= wanted,
                },
                _ => false,
            },
        }
    }
}

/// A number, or how many there are.
fn counted(value: &Value) -> Option<i64> {
    match value {
        Value::Number(n) => n.as_i64(),
        Value::Array(items) => i64::try_from(items.len()).ok(),
        Value::Object(map) => i64::try_from(map.len()).ok(),
        _ => None,
    }
}
