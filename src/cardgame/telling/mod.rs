//! A compiled text told in words, so that a judge can see what the engine understood. Nothing of it is left out.
//!
//! Trees are told by shared sentences, `tell-…` in the catalogues; leaves by the game, through [`Tells`].

mod cards;
mod grants;
mod happenings;
mod leaves;
mod numbers;
mod operations;

use std::marker::PhantomData;

use super::text::{Condition, Effect, Grants, Kind, Text, Timing, To, Whose};
use super::word::Word;
use crate::lang::{Gap, Language, Speech};

pub use leaves::{As, Tells};

/// One line of what is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How far it stands to the right.
    pub depth: usize,
    /// Its words.
    pub words: String,
}

/// A text, effect for effect.
pub fn text<V: Tells>(text: &Text<V>, speech: &Speech) -> Vec<Line> {
    let mut teller = Teller::<V> { speech, lines: Vec::new(), game: PhantomData };
    if text.effects.is_empty() {
        teller.line(0, teller.word("tell-no-text"));
    }
    for (n, effect) in text.effects.iter().enumerate() {
        teller.effect(n + 1, effect);
    }
    for taken in &text.taken {
        teller.line(0, teller.say("tell-taken", &[("words", teller.word(taken.key()).into())]));
    }
    teller.lines
}

/// A condition in words.
pub fn condition<V: Tells>(condition: &Condition<V>, speech: &Speech) -> String {
    Teller::<V> { speech, lines: Vec::new(), game: PhantomData }.condition(condition)
}

/// What is given, in words.
pub fn grants<V: Tells>(all: &[super::text::Grant<V>], speech: &Speech) -> String {
    Teller::<V> { speech, lines: Vec::new(), game: PhantomData }.grants(all)
}

/// Operations in a few words: the first, and whether there are more.
pub fn briefly<V: Tells>(ops: &[super::text::Op<V>], speech: &Speech) -> String {
    let mut teller = Teller::<V> { speech, lines: Vec::new(), game: PhantomData };
    // One of several: all of them in a few words.
    if let [super::text::Op::ChooseOne(_, modes)] = ops {
        return teller.joined("tell-or", modes.iter().map(|mode| briefly(mode, speech)));
    }
    teller.operations(0, ops);
    let mut lines = teller.lines.into_iter().map(|line| line.words);
    let first = lines.next().unwrap_or_default();
    // A heading says nothing without what stands below it.
    let first = match first.ends_with([':', '：']) {
        true => lines.next().map_or_else(|| first.clone(), |next| format!("{first} {next}")),
        false => first,
    };
    if lines.next().is_some() { format!("{first} …") } else { first }
}

/// One effect in a few words: when it works, and what it does.
pub fn effect_briefly<V: Tells>(effect: &Effect<V>, speech: &Speech) -> String {
    let teller = Teller::<V> { speech, lines: Vec::new(), game: PhantomData };
    match &effect.kind {
        Kind::Permanent(all) => {
            let mut all = all.iter().map(|grants| teller.granted(grants));
            let first = all.next().unwrap_or_default();
            if all.next().is_some() { format!("{first} …") } else { first }
        }
        _ => briefly(&effect.body, speech),
    }
}

/// Thai writes its words together, but parts them from Latin letters, numbers and brackets. Names stay as they are.
fn parted(said: &str) -> String {
    let is_thai = |c: char| ('\u{0E01}'..='\u{0E5B}').contains(&c);
    let mut out = String::with_capacity(said.len());
    let (mut before, mut named) = (' ', false);
    for c in said.chars() {
        let ends = is_thai(c) && (before.is_ascii_alphanumeric() || matches!(before, ')' | '.'));
        let begins = is_thai(before) && (c.is_ascii_alphanumeric() || c == '(');
        // A term of the Gundam text: `EXรีซอร์ส`.
        if !named && (begins || (ends && !out.ends_with("EX"))) {
            out.push(' ');
        }
        named = match c {
            '[' | '《' | '〔' | '“' => true,
            ']' | '》' | '〕' | '”' => false,
            _ => named,
        };
        out.push(c);
        before = c;
    }
    out
}

/// Tells in a language.
#[derive(Debug)]
pub struct Teller<'a, V> {
    speech: &'a Speech,
    lines: Vec<Line>,
    game: PhantomData<V>,
}

/// Gaps whose names are known.
type Gaps<'a> = [(&'static str, Gap<'a>)];

impl<V: Tells> Teller<'_, V> {
    /// The next line.
    pub fn line(&mut self, depth: usize, words: String) {
        self.lines.push(Line { depth, words });
    }

    /// A sentence without gaps.
    pub fn word(&self, key: &'static str) -> String {
        self.speech.word(V::in_own_words(key))
    }

    /// A sentence with its gaps filled.
    pub fn say(&self, key: &'static str, gaps: &Gaps<'_>) -> String {
        let said = self.speech.say(V::in_own_words(key), gaps);
        if self.speech.language == Language::Th { parted(&said) } else { said }
    }

    /// The members of a list.
    pub fn listed(&self, all: &[String]) -> String {
        all.join(self.speech.comma())
    }

    /// Several in one sentence: `a or b or c`.
    fn joined(&self, key: &'static str, all: impl IntoIterator<Item = String>) -> String {
        let join = |a: String, b: String| self.say(key, &[("a", a.into()), ("b", b.into())]);
        all.into_iter().reduce(join).unwrap_or_default()
    }

    /// One effect: its kind, its conditions, its cost, what it does.
    fn effect(&mut self, n: usize, effect: &Effect<V>) {
        let kind = self.kind(&effect.kind);
        let key = if effect.given { "tell-head-given" } else { "tell-head" };
        self.line(0, self.say(key, &[("n", n.into()), ("kind", kind.into())]));
        for condition in &effect.conditions {
            let words = self.condition(condition);
            self.line(1, self.say("tell-condition", &[("words", words.into())]));
        }
        for words in V::tell_extra(self, &effect.extra) {
            self.line(1, words);
        }
        if effect.once {
            self.line(1, self.word("tell-once"));
        }
        if !effect.cost.is_empty() {
            self.line(1, self.word(if effect.may { "tell-cost-may" } else { "tell-cost" }));
            self.operations(2, &effect.cost);
        } else if effect.may {
            self.line(1, self.word("tell-may-free"));
        }
        if let Kind::Permanent(all) = &effect.kind {
            for grants in all {
                self.line(1, self.granted(grants));
            }
        }
        if !effect.body.is_empty() {
            self.body(1, effect);
        }
    }

    /// What it does; after a cost it has a heading of its own.
    fn body(&mut self, depth: usize, effect: &Effect<V>) {
        if effect.cost.is_empty() {
            self.operations(depth, &effect.body);
        } else {
            self.line(depth, self.word("tell-effect"));
            self.operations(depth + 1, &effect.body);
        }
    }

    /// Which kind of effect it is, and when it works.
    fn kind(&self, kind: &Kind<V>) -> String {
        match kind {
            Kind::Auto(timings) => {
                let words = self.joined("tell-or", timings.iter().map(|t| self.timing(t)));
                self.say("tell-auto", &[("words", words.into())])
            }
            Kind::Permanent(_) => self.word("tell-permanent"),
            Kind::Replacement { would, may } => {
                let key = if *may { "tell-replacement-may" } else { "tell-replacement" };
                self.say(key, &[("would", self.would(would).into())])
            }
            Kind::Called(call) => V::tell_call(self, call),
            Kind::Outside(outside) => {
                self.say("tell-construction", &[("words", V::tell_outside(self, outside).into())])
            }
        }
    }

    /// When an effect works by itself.
    pub fn timing(&self, timing: &Timing<V>) -> String {
        match timing {
            Timing::Done(deed, cards, by) => {
                self.say("tell-when", &[("words", self.done_to(*deed, As::When, cards, by).into())])
            }
            Timing::Own(own) => V::tell_timing(self, own),
        }
    }

    /// Something that holds or does not.
    pub fn condition(&self, condition: &Condition<V>) -> String {
        let all = |all: &[Condition<V>]| all.iter().map(|c| self.condition(c)).collect::<Vec<_>>();
        match condition {
            Condition::All(inner) => self.say("tell-all-of", &[("words", self.joined("tell-and", all(inner)).into())]),
            Condition::Any(inner) => self.say("tell-any-of", &[("words", self.joined("tell-or", all(inner)).into())]),
            Condition::Not(inner) if **inner == Condition::Did => self.word("tell-did-not"),
            Condition::Not(inner) => self.say("tell-not", &[("words", self.condition(inner).into())]),
            Condition::YourTurn => self.word("tell-your-turn"),
            Condition::OpponentsTurn => self.word("tell-opponents-turn"),
            Condition::Is(a, compare, b) => self.compared(a, *compare, b),
            Condition::Only(selector, filter) => {
                let gaps = [("cards", self.selector(selector).into()), ("filter", self.filter(filter).into())];
                self.say("tell-only", &gaps)
            }
            Condition::Did => self.word("tell-did"),
            Condition::It(filter) => self.say("tell-it-is", &[("filter", self.filter(filter).into())]),
            Condition::This(filter) => self.say("tell-this-is", &[("filter", self.filter(filter).into())]),
            Condition::Own(own) => V::tell_condition(self, own),
        }
    }

    /// What a permanent effect grants.
    fn granted(&self, grants: &Grants<V>) -> String {
        let to = match &grants.to {
            To::This => self.word("tell-is-this"),
            To::All(selector) => self.all_of(selector),
            To::ThisInHand => self.word("tell-to-this-in-hand"),
            To::Player(who) => self.who_each(*who),
        };
        self.say("tell-grants", &[("to", to.into()), ("words", self.grants(&grants.what).into())])
    }

    /// Whose: one of them is enough.
    pub fn whose(&self, whose: Whose) -> String {
        self.word(match whose {
            Whose::Yours => "tell-whose-yours",
            Whose::Opponents => "tell-whose-opponents",
            Whose::Any => "tell-whose-any",
            Whose::Friends => "tell-whose-friends",
        })
    }

    /// Whose, where something is done with all of them.
    pub fn whose_each(&self, whose: Whose) -> String {
        match whose {
            Whose::Yours | Whose::Opponents => self.whose(whose),
            Whose::Any => self.word("tell-whose-each"),
            Whose::Friends => self.word("tell-whose-each-friend"),
        }
    }

    /// Who: one of them is enough.
    pub fn who(&self, who: Whose) -> String {
        self.word(match who {
            Whose::Yours => "tell-who-yours",
            Whose::Opponents => "tell-who-opponents",
            Whose::Any => "tell-who-any",
            Whose::Friends => "tell-who-friends",
        })
    }

    /// Who, where all of them do it.
    pub fn who_each(&self, who: Whose) -> String {
        match who {
            Whose::Yours | Whose::Opponents => self.who(who),
            Whose::Any => self.word("tell-who-each"),
            Whose::Friends => self.word("tell-who-each-friend"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::parted;

    #[test]
    fn thai_is_parted_from_latin_letters_numbers_and_brackets() {
        for (joined, said) in [
            ("ถูก KOด้วยความสามารถ", "ถูก KO ด้วยความสามารถ"),
            ("เราจั่วSeal 2 ใบ", "เราจั่ว Seal 2 ใบ"),
            ("ถ้า(จำนวนยูนิต) มีค่า 3หรือมากกว่า", "ถ้า (จำนวนยูนิต) มีค่า 3 หรือมากกว่า"),
            ("วางEXรีซอร์ส", "วาง EXรีซอร์ส"),
            ("ชื่อ [นางAo]", "ชื่อ [นางAo]"),
        ] {
            assert_eq!(parted(joined), said);
            assert_eq!(parted(said), said);
        }
    }
}
