//! 2. Cards: what is printed on them, and the book that a table plays with.

use super::effects::{Attribute, Category, Colour, Construction, Effect, Grant, Keyword, Kind, Text, Timing, To};
use super::lowered::{self, Code};
use super::selector::{Filter, Is};
use crate::engine::Readings;

/// A card as it is printed, by its place in the book. The first is the card that nobody has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, serde::Serialize, serde::Deserialize)]
pub struct DefId(pub u16);

impl DefId {
    /// A card that nobody has seen.
    pub const UNKNOWN: Self = Self(0);
}

/// 2-1 to 2-11. What is printed on a card, and the program its text compiled to.
#[derive(Clone, Debug, Default)]
pub struct Def {
    /// 2-1. Its name.
    pub name: String,
    /// 2-14. Its number, if it has one.
    pub number: String,
    /// 2-2.
    pub category: Option<Category>,
    /// 2-3.
    pub colours: Vec<Colour>,
    /// 2-4.
    pub types: Vec<String>,
    /// 2-5.
    pub attributes: Vec<Attribute>,
    /// 2-7.
    pub cost: Option<i32>,
    /// 2-6.
    pub power: Option<i32>,
    /// 2-10.
    pub counter: i32,
    /// 2-9. Of a Leader.
    pub life: Option<u8>,
    /// 2-8. The text as it was given.
    pub printed: String,
    /// 2-11. The `[Trigger]` text as it was given.
    pub printed_trigger: String,
    /// 2-8. What the texts compiled to.
    pub text: Text,
    /// The programs of its effects, in the same order.
    pub codes: Vec<Code>,
    /// What is found in its effects, so that nobody need look twice.
    pub has: Has,
    /// Only its name is known.
    pub bare: bool,
}

/// What the effects of a card hold.
#[derive(Clone, Copy, Debug, Default)]
pub struct Has {
    /// Permanent effects, keywords too.
    pub permanent: bool,
    /// Replacement effects.
    pub replacement: bool,
    /// Effects "when …", and those of keywords that are looked for by name.
    pub auto: bool,
    /// 2-11. A `[Trigger]`.
    pub trigger: bool,
    /// A permanent effect that looks at power or cost.
    pub reads_values: bool,
}

impl Def {
    /// Compile the programs of the text.
    pub fn compile(&mut self) {
        self.codes = self.text.effects.iter().map(lowered::lower).collect();
        let any = |test: &dyn Fn(&Effect) -> bool| self.text.effects.iter().any(test);
        self.has = Has {
            permanent: any(&|e| matches!(e.kind, Kind::Permanent(_))),
            replacement: any(&|e| matches!(e.kind, Kind::Replacement { .. })),
            auto: any(&|e| matches!(e.kind, Kind::Auto(_))),
            trigger: any(&|e| e.kind == Kind::Trigger && !e.given),
            reads_values: self.codes.iter().any(|c| c.reads),
        };
    }

    /// 2-8-5. Nothing is printed in its text.
    pub fn has_no_base_effect(&self) -> bool {
        self.text.effects.is_empty()
    }

    /// Does its text have an effect of this kind?
    pub fn has_timing(&self, timing: &Timing) -> bool {
        let is = |e: &Effect| !e.given && matches!(&e.kind, Kind::Auto(all) if all.contains(timing));
        self.text.effects.iter().any(is)
    }

    /// Does its text have an effect of this kind?
    pub fn has_kind(&self, kind: &Kind) -> bool {
        self.text.effects.iter().any(|e| !e.given && e.kind == *kind)
    }

    /// 2-1-3. Names that its own text gives it, wherever it is.
    pub fn other_names(&self) -> impl Iterator<Item = &str> {
        self.own_grants().filter_map(|g| if let Grant::Name(name) = g { Some(name.as_str()) } else { None })
    }

    /// 2-4-4. Types that its own text gives it, wherever it is.
    pub fn other_types(&self) -> impl Iterator<Item = &str> {
        self.own_grants().filter_map(|g| if let Grant::Type(name) = g { Some(name.as_str()) } else { None })
    }

    /// 2-5-7. Attributes that its own text gives it, wherever it is.
    pub fn other_attributes(&self) -> impl Iterator<Item = Attribute> {
        self.own_grants().filter_map(|g| if let Grant::Attribute(a) = g { Some(*a) } else { None })
    }

    fn own_grants(&self) -> impl Iterator<Item = &Grant> {
        self.text
            .effects
            .iter()
            .filter(|e| !e.given)
            .flat_map(|e| match &e.kind {
                Kind::Permanent(all) => all.as_slice(),
                _ => &[],
            })
            .filter(|g| g.to == To::This)
            .flat_map(|g| &g.what)
    }

    /// 10-1. Does the printed text give it this keyword without a condition?
    pub fn prints(&self, keyword: Keyword) -> bool {
        self.own_grants().any(|g| *g == Grant::Keyword(keyword))
    }

    /// 5-1-2-4. What its text says about deck construction.
    pub fn construction(&self) -> impl Iterator<Item = &Construction> {
        self.text.effects.iter().filter_map(|e| if let Kind::Construction(c) = &e.kind { Some(c) } else { None })
    }
}

/// What does not change during play.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// The edition in force, by its place: 0 is 1.1.8, 1 is 2023-01-19.
    pub edition: u8,
    /// The readings in force.
    pub readings: Readings,
    /// All cards; the first is the unknown one.
    pub defs: Vec<Def>,
    /// Some card has a permanent effect that looks at power or cost.
    pub reads_values: bool,
}

/// The older edition.
pub const OLDER: u8 = 1;

impl Book {
    /// A book with the unknown card only.
    pub fn new(edition: u8, readings: Readings) -> Self {
        Self { edition, readings, defs: vec![Def { bare: true, ..Def::default() }], reads_values: false }
    }

    /// Add a card.
    pub fn add(&mut self, mut def: Def) -> DefId {
        def.compile();
        self.reads_values |= def.has.reads_values;
        self.defs.push(def);
        DefId(self.defs.len() as u16 - 1)
    }

    /// The card of a place.
    pub fn def(&self, id: DefId) -> &Def {
        &self.defs[id.0 as usize]
    }

    /// An effect of a card.
    pub fn effect(&self, id: DefId, effect: u8) -> &Effect {
        &self.def(id).text.effects[effect as usize]
    }

    /// The program of an effect.
    pub fn code(&self, id: DefId, effect: u8) -> &Code {
        &self.def(id).codes[effect as usize]
    }

    /// Is the older edition played?
    pub fn is_older(&self) -> bool {
        self.edition == OLDER
    }
}

/// Does a filter look at power or cost?
pub fn filter_reads_values(filter: &Filter) -> bool {
    filter.0.iter().any(|is| match is {
        Is::Either(all) => all.iter().any(filter_reads_values),
        Is::Not(inner) => filter_reads_values(inner),
        Is::Cost(..)
        | Is::Power(..)
        | Is::CostAtMost(_)
        | Is::CostIs(_)
        | Is::PowerAtMost(_)
        | Is::BasePower(..)
        | Is::BasePowerAtMost(_)
        | Is::SameCostAsIt => true,
        _ => false,
    })
}
