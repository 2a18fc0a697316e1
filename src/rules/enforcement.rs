//! What an engine can do with a clause, and why we say so.

/// What a clause is to an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClauseKind {
    /// Something happens.
    Rule,
    /// Something is allowed or refused.
    Check,
    /// How a number or a state is read.
    Value,
    /// A title.
    Heading,
    /// What other clauses use.
    Definition,
    /// Nothing that an engine could see.
    Outside,
}

impl ClauseKind {
    /// All of them: first those that an engine can enforce.
    pub const ALL: [Self; 6] = [Self::Rule, Self::Check, Self::Value, Self::Heading, Self::Definition, Self::Outside];

    /// The kind of this name.
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == word)
    }

    /// The word used in a file of kinds.
    pub fn name(self) -> &'static str {
        match self {
            Self::Rule => "rule",
            Self::Check => "check",
            Self::Value => "value",
            Self::Heading => "heading",
            Self::Definition => "definition",
            Self::Outside => "outside",
        }
    }

    /// Whether an engine can enforce such a clause.
    pub fn enforceable(self) -> bool {
        matches!(self, Self::Rule | Self::Check | Self::Value)
    }
}

/// The kind of a clause, and why it is of that kind, in English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Enforcement {
    /// Its kind.
    pub kind: ClauseKind,
    /// Why; empty for a chapter's title, which is a heading by itself.
    pub reason: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_have_names() {
        for kind in ClauseKind::ALL {
            assert_eq!(ClauseKind::parse(kind.name()), Some(kind));
        }
        assert_eq!(ClauseKind::parse("Rule"), None);
        assert_eq!(ClauseKind::ALL.map(ClauseKind::enforceable), [true, true, true, false, false, false]);
    }
}
