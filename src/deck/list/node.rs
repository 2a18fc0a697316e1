//! A JSON value that keeps everything that was written: a key that stands twice is there twice.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

/// A value of a JSON document.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// Nothing.
    Null,
    /// Yes or no.
    Bool(bool),
    /// A number, as it is written.
    Number(String),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Node>),
    /// Keys and values, in order.
    Object(Vec<(String, Node)>),
}

impl Node {
    /// It as text, if it is one.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Does this hold for a text, a key or a number in it, however deep?
    pub fn any(&self, fits: &impl Fn(&str) -> bool) -> bool {
        match self {
            Self::Null | Self::Bool(_) => false,
            Self::Number(text) | Self::Text(text) => fits(text),
            Self::List(all) => all.iter().any(|node| node.any(fits)),
            Self::Object(all) => all.iter().any(|(key, node)| fits(key) || node.any(fits)),
        }
    }

    /// It on one line, for people.
    pub fn shown(&self) -> String {
        match self {
            Self::Null => "null".to_string(),
            Self::Bool(value) => value.to_string(),
            Self::Number(text) | Self::Text(text) => text.clone(),
            Self::List(all) => format!("[{}]", all.iter().map(Self::shown).collect::<Vec<_>>().join(", ")),
            Self::Object(all) => {
                let pair = |(key, node): &(String, Self)| format!("{key}: {}", node.shown());
                format!("{{{}}}", all.iter().map(pair).collect::<Vec<_>>().join(", "))
            }
        }
    }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Node;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Node, E> {
        Ok(Node::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Node, E> {
        Ok(Node::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Node, E> {
        Ok(Node::Number(value.to_string()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Node, E> {
        Ok(Node::Number(value.to_string()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Node, E> {
        // `4.0` stays what it is: no count.
        Ok(Node::Number(format!("{value:?}")))
    }

    fn visit_str<E>(self, text: &str) -> Result<Node, E> {
        Ok(Node::Text(text.to_string()))
    }

    fn visit_string<E>(self, text: String) -> Result<Node, E> {
        Ok(Node::Text(text))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Node, A::Error> {
        let mut all = Vec::new();
        while let Some(node) = seq.next_element()? {
            all.push(node);
        }
        Ok(Node::List(all))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Node, A::Error> {
        let mut all = Vec::new();
        while let Some(pair) = map.next_entry()? {
            all.push(pair);
        }
        Ok(Node::Object(all))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_lost() {
        let node: Node = serde_json::from_str(r#"{"a": 4, "a": 4.0, "b": [null, true, "x"]}"#).unwrap();
        assert_eq!(node.shown(), "{a: 4, a: 4.0, b: [null, true, x]}");
        assert!(node.any(&|text| text == "x") && !node.any(&|text| text == "y"));
    }
}
