//! What people write in TOML, read with the place of everything, so that a fault can point at it.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::engine::ClauseId;
use crate::lang::Said;
use crate::text::nearest::nearest;

/// Something wrong with what was written, with its place in the text.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardFault {
    /// Where, in bytes of the block.
    pub at: Range<usize>,
    /// What.
    pub said: Said,
    /// What would have been right.
    pub hint: Option<Said>,
    /// The clauses that a board breaks.
    pub clauses: Vec<ClauseId>,
}

impl BoardFault {
    /// A fault at a place.
    pub fn new(at: Range<usize>, said: Said) -> Self {
        Self { at, said, hint: None, clauses: Vec::new() }
    }

    /// With what would have been right.
    pub fn hint(mut self, hint: Said) -> Self {
        self.hint = Some(hint);
        self
    }

    /// By these clauses.
    pub fn by(mut self, clauses: &'static str) -> Self {
        self.clauses = crate::engine::register::clauses(clauses);
        self
    }
}

/// A value of a board, with its place.
#[derive(Clone, Debug)]
pub struct Node<'a> {
    value: &'a DeValue<'a>,
    /// Where it stands.
    pub at: Range<usize>,
}

/// A table of a board, with its place.
#[derive(Clone, Debug)]
pub struct Keys<'a> {
    table: &'a DeTable<'a>,
    /// Where it stands.
    pub at: Range<usize>,
}

/// Read a block. What is not TOML is a fault at its place.
pub fn parse(text: &str) -> Result<Spanned<DeTable<'_>>, BoardFault> {
    DeTable::parse(text).map_err(|error| {
        let at = error.span().unwrap_or(0..0);
        BoardFault::new(at, Said::new("case-toml").text("words", error.message()))
    })
}

/// A text as TOML writes it, so that it is read again whatever is in it.
pub fn quoted(text: &str) -> String {
    toml::Value::from(text).to_string()
}

/// The table of a whole block.
pub fn whole<'a>(block: &'a Spanned<DeTable<'a>>) -> Keys<'a> {
    Keys { table: block.get_ref(), at: block.span() }
}

impl<'a> Keys<'a> {
    /// Only these keys may stand here.
    pub fn only(&self, known: &[&str]) -> Result<(), BoardFault> {
        for key in self.table.keys() {
            let name = key.get_ref().as_ref();
            if !known.contains(&name) {
                let fault = BoardFault::new(key.span(), Said::new("case-unknown-key").text("key", name));
                // `shrine` may be either of two.
                let parts = |key: &&str| key.split('_').any(|part| part.eq_ignore_ascii_case(name));
                let of_it: Vec<&str> = known.iter().copied().filter(parts).collect();
                let near = if of_it.is_empty() { nearest(name, known.iter().copied()) } else { None };
                let near = near.map(str::to_string).or((!of_it.is_empty()).then(|| of_it.join(" | ")));
                let hint = match &near {
                    Some(near) => Said::new("error-did-you-mean").text("words", near),
                    None => Said::new("case-known-keys").text("words", &known.join(", ")),
                };
                return Err(fault.hint(hint));
            }
        }
        Ok(())
    }

    /// The value of a key.
    pub fn get(&self, key: &str) -> Option<Node<'a>> {
        self.table.get(key).map(|value| Node { value: value.get_ref(), at: value.span() })
    }

    /// All keys with their places and values.
    pub fn entries(&self) -> impl Iterator<Item = (&'a str, Range<usize>, Node<'a>)> {
        self.table
            .iter()
            .map(|(key, value)| (key.get_ref().as_ref(), key.span(), Node { value: value.get_ref(), at: value.span() }))
    }
}

impl<'a> Node<'a> {
    /// A fault about this value.
    pub fn fault(&self, said: Said) -> BoardFault {
        BoardFault::new(self.at.clone(), said)
    }

    fn wrong_type(&self, wanted: &'static str) -> BoardFault {
        let found = match self.value {
            DeValue::String(_) => "case-type-text",
            DeValue::Integer(_) => "case-type-number",
            DeValue::Float(_) => "case-type-float",
            DeValue::Boolean(_) => "case-type-bool",
            DeValue::Datetime(_) => "case-type-date",
            DeValue::Array(_) => "case-type-list",
            DeValue::Table(_) => "case-type-table",
        };
        self.fault(Said::new("case-wrong-type").word("wanted", wanted).word("found", found))
    }

    /// It as text.
    pub fn text(&self) -> Result<&'a str, BoardFault> {
        match self.value {
            DeValue::String(text) => Ok(text.as_ref()),
            _ => Err(self.wrong_type("case-type-text")),
        }
    }

    /// It as text, if it is text.
    pub fn as_text(&self) -> Option<&'a str> {
        self.text().ok()
    }

    /// It as it is written, if it is a date.
    pub fn date(&self) -> Option<String> {
        match self.value {
            DeValue::Datetime(date) => Some(date.to_string()),
            _ => None,
        }
    }

    /// It as true or false.
    pub fn bool(&self) -> Result<bool, BoardFault> {
        match self.value {
            DeValue::Boolean(value) => Ok(*value),
            _ => Err(self.wrong_type("case-type-bool")),
        }
    }

    /// It as true or false, if it is one.
    pub fn as_bool(&self) -> Option<bool> {
        self.bool().ok()
    }

    /// It as a whole number in a range.
    pub fn number(&self, range: std::ops::RangeInclusive<i64>) -> Result<i64, BoardFault> {
        let DeValue::Integer(number) = self.value else { return Err(self.wrong_type("case-type-number")) };
        let digits = number.as_str().replace('_', "");
        let value = i64::from_str_radix(&digits, number.radix());
        match value {
            Ok(value) if range.contains(&value) => Ok(value),
            _ => {
                let said = Said::new("case-out-of-range")
                    .text("from", &range.start().to_string())
                    .text("to", &range.end().to_string());
                Err(self.fault(said))
            }
        }
    }

    /// It as it is written, if it is a number with a plus before it: `+2000`.
    pub fn plus(&self) -> Option<String> {
        match self.value {
            DeValue::Integer(number) => Some(number.as_str().replace('_', "")).filter(|digits| digits.starts_with('+')),
            _ => None,
        }
    }

    /// Is it a number?
    pub fn is_number(&self) -> bool {
        matches!(self.value, DeValue::Integer(_))
    }

    /// It as a list.
    pub fn list(&self) -> Result<Vec<Node<'a>>, BoardFault> {
        match self.value {
            DeValue::Array(all) => Ok(all.iter().map(|v| Node { value: v.get_ref(), at: v.span() }).collect()),
            DeValue::String(_) | DeValue::Table(_) => Ok(vec![self.clone()]),
            _ => Err(self.wrong_type("case-type-list")),
        }
    }

    /// It as a list of what numbers can describe, too.
    pub fn items(&self) -> Result<Vec<Node<'a>>, BoardFault> {
        if self.is_number() { Ok(vec![self.clone()]) } else { self.list() }
    }

    /// Is it a list?
    pub fn is_list(&self) -> bool {
        matches!(self.value, DeValue::Array(_))
    }

    /// It as a table.
    pub fn table(&self) -> Result<Keys<'a>, BoardFault> {
        match self.value {
            DeValue::Table(table) => Ok(Keys { table, at: self.at.clone() }),
            _ => Err(self.wrong_type("case-type-table")),
        }
    }

    /// Is it a table?
    pub fn is_table(&self) -> bool {
        matches!(self.value, DeValue::Table(_))
    }

    /// It as a value to compare with.
    pub fn json(&self) -> Result<serde_json::Value, BoardFault> {
        Ok(match self.value {
            DeValue::String(text) => text.as_ref().into(),
            DeValue::Integer(_) => self.number(i64::MIN..=i64::MAX)?.into(),
            DeValue::Boolean(value) => (*value).into(),
            DeValue::Array(_) => self.list()?.iter().map(Node::json).collect::<Result<Vec<_>, _>>()?.into(),
            DeValue::Table(_) => {
                let inner = self.table()?;
                let all: Result<serde_json::Map<_, _>, BoardFault> =
                    inner.entries().map(|(key, _, value)| Ok((key.to_owned(), value.json()?))).collect();
                all?.into()
            }
            _ => return Err(self.wrong_type("case-type-value")),
        })
    }
}
