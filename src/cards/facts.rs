//! What is known of a card.

use super::game::CardGame;
use super::kind::{Colour, Kind};

/// A card of a game: plain values, whatever file they came from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CardFacts {
    /// Its game.
    pub game: CardGame,
    /// Its number without the suffix of a printing; empty where a game has none.
    pub number: String,
    /// Its name.
    pub name: String,
    /// Its name in other data, such as those of another language.
    pub other_names: Vec<String>,
    /// What kind of card it is.
    pub kind: Kind,
    /// Its colours.
    pub colours: Vec<Colour>,
    /// What it costs to play. A Leader has none, whatever the data say.
    pub cost: Option<i32>,
    /// The Life of a Leader.
    pub life: Option<i32>,
    /// Its power.
    pub power: Option<i32>,
    /// Its counter value.
    pub counter: Option<i32>,
    /// Its level.
    pub level: Option<i32>,
    /// Its AP; for a Pilot what it adds.
    pub ap: Option<i32>,
    /// Its HP; for a Pilot what it adds.
    pub hp: Option<i32>,
    /// Its attributes.
    pub attributes: Vec<String>,
    /// Its types or traits.
    pub types: Vec<String>,
    /// The data join the types with blanks, so that they cannot be parted.
    pub types_joined: bool,
    /// Whose Unit it links with, as printed.
    pub link: String,
    /// Where it may be, as printed.
    pub zone: String,
    /// Its text, made readable.
    pub text: String,
    /// Its text as the data have it.
    pub raw_text: String,
    /// Its trigger, made readable.
    pub trigger: String,
    /// Its text and trigger in data of other languages: what one print says of another.
    pub other_texts: Vec<String>,
    /// The block that it was printed in.
    pub block: Option<i32>,
    /// Summoner Master 200.2.4: it has the Reflection symbol after its name.
    pub reflection: bool,
    /// What only one game prints: keys of our shape, and their values as JSON.
    pub more: Vec<(String, String)>,
}

impl CardFacts {
    /// A card of which nothing but its game is known.
    pub fn blank(game: CardGame) -> Self {
        Self {
            game,
            number: String::new(),
            name: String::new(),
            other_names: Vec::new(),
            kind: Kind::Unknown,
            colours: Vec::new(),
            cost: None,
            life: None,
            power: None,
            counter: None,
            level: None,
            ap: None,
            hp: None,
            attributes: Vec::new(),
            types: Vec::new(),
            types_joined: false,
            link: String::new(),
            zone: String::new(),
            text: String::new(),
            raw_text: String::new(),
            trigger: String::new(),
            other_texts: Vec::new(),
            block: None,
            reflection: false,
            more: Vec::new(),
        }
    }

    /// Has it this type?
    pub fn has_type(&self, wanted: &str) -> bool {
        let wanted = wanted.trim();
        let is = |t: &String| t.eq_ignore_ascii_case(wanted) || (self.types_joined && t.contains(wanted));
        self.types.iter().any(is)
    }

    /// All its names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.name.as_str()).chain(self.other_names.iter().map(String::as_str))
    }

    fn script(&self) -> Option<Script> {
        Script::of(&self.text)
    }

    /// What stands in a line of a report is one line, whatever the data put into it. Texts keep theirs.
    pub(super) fn on_one_line(mut self) -> Self {
        let words = [&mut self.number, &mut self.name, &mut self.link, &mut self.zone].into_iter();
        for word in words.chain(&mut self.attributes).chain(&mut self.types).filter(|w| w.contains('\n')) {
            *word = word.replace('\n', " ");
        }
        self
    }

    /// Fill what is not known from another printing or another file.
    pub(super) fn fill(&mut self, other: &Self) {
        fn text(mine: &mut String, theirs: &str) {
            if mine.is_empty() {
                *mine = theirs.to_string();
            }
        }
        fn list<T: Clone>(mine: &mut Vec<T>, theirs: &[T]) {
            if mine.is_empty() {
                *mine = theirs.to_vec();
            }
        }
        for name in other.names() {
            if !name.is_empty() && self.names().all(|n| n != name) {
                self.other_names.push(name.to_string());
            }
        }
        let print = [other.text.as_str(), other.trigger.as_str()].join("\n").trim().to_string();
        let known = |s: Option<Script>| self.script() == s || self.other_texts.iter().any(|t| Script::of(t) == s);
        if !print.is_empty() && !self.text.is_empty() && !known(Script::of(&print)) {
            self.other_texts.push(print);
        }
        text(&mut self.number, &other.number);
        if self.types.is_empty() {
            self.types_joined = other.types_joined;
        }
        list(&mut self.types, &other.types);
        list(&mut self.colours, &other.colours);
        list(&mut self.attributes, &other.attributes);
        list(&mut self.more, &other.more);
        text(&mut self.link, &other.link);
        text(&mut self.zone, &other.zone);
        if self.text.is_empty() {
            text(&mut self.raw_text, &other.raw_text);
        }
        text(&mut self.text, &other.text);
        text(&mut self.trigger, &other.trigger);
        if self.kind == Kind::Unknown {
            self.kind = other.kind;
        }
        let pairs = [
            (&mut self.cost, other.cost),
            (&mut self.life, other.life),
            (&mut self.power, other.power),
            (&mut self.counter, other.counter),
            (&mut self.level, other.level),
            (&mut self.ap, other.ap),
            (&mut self.hp, other.hp),
            (&mut self.block, other.block),
        ];
        for (mine, theirs) in pairs {
            *mine = mine.or(theirs);
        }
    }
}

/// What a text is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// English, for one.
    Latin,
    /// Thai.
    Thai,
    /// Japanese.
    Japanese,
}

impl Script {
    /// What a text is written in; names in Latin letters stand in every print.
    pub fn of(text: &str) -> Option<Self> {
        let mut latin = false;
        for sign in text.chars() {
            match sign {
                '\u{0E01}'..='\u{0E5B}' => return Some(Self::Thai),
                '\u{3041}'..='\u{30FA}' | '\u{4E00}'..='\u{9FFF}' => return Some(Self::Japanese),
                sign => latin |= sign.is_ascii_alphabetic(),
            }
        }
        latin.then_some(Self::Latin)
    }
}
