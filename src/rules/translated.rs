//! Our own words about a text in the languages beside English, as far as they were written.

use serde::{Deserialize, Serialize};

/// The languages beside English, by the endings of their files.
pub const LANGUAGES: [&str; 2] = ["th", "ja"];

/// Something we say in English, in Thai and in Japanese.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Translated<T> {
    /// In Thai.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub th: Option<T>,
    /// In Japanese.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ja: Option<T>,
}

impl<T> Translated<T> {
    /// In this language, if it was written.
    pub fn get(&self, language: &str) -> Option<&T> {
        match language {
            "th" => self.th.as_ref(),
            "ja" => self.ja.as_ref(),
            _ => None,
        }
    }

    /// Where the words of a language belong.
    pub fn slot(&mut self, language: &str) -> Option<&mut Option<T>> {
        match language {
            "th" => Some(&mut self.th),
            "ja" => Some(&mut self.ja),
            _ => None,
        }
    }
}
