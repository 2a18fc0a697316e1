//! Which cards: whose, where, what they are, how many are chosen.

use super::{Teller, Tells};
use crate::cardgame::text::{Amount, Count, Filter, Is, LEAST, MOST, Of, Place, Selector, Target, Whose};
use crate::cardgame::vocabulary::Zone;
use crate::cardgame::word::Word;

impl<V: Tells> Teller<'_, V> {
    /// Cards of somebody in places, with what they are behind them.
    pub fn selector(&self, selector: &Selector<V>) -> String {
        let places = self.places(&selector.places);
        let cards =
            self.say("tell-selector", &[("whose", self.whose(selector.whose).into()), ("places", places.into())]);
        if selector.filter.0.is_empty() {
            return cards;
        }
        self.say("tell-selector-of", &[("cards", cards.into()), ("filter", self.filter(&selector.filter).into())])
    }

    /// Where they are.
    fn places(&self, places: &[Place<V>]) -> String {
        match V::together(places) {
            Some(key) => self.word(key),
            None => self.joined("tell-or", places.iter().map(|p| self.place(*p))),
        }
    }

    fn place(&self, place: Place<V>) -> String {
        let end = |key, zone| self.say(key, &[("area", self.word(V::area_word(zone)).into())]);
        match place {
            Place::Zone(zone) => self.word(V::cards_in(zone)),
            Place::Top(zone) | Place::Tops(zone, _) => end("tell-place-top", zone),
            Place::Bottom(zone) => end("tell-place-bottom", zone),
            Place::Looked => self.word("tell-place-looked"),
            Place::Own(own) => self.word(V::place_word(own)),
        }
    }

    /// One of them, to which something happens; this card, if it is no other.
    pub fn one_of(&self, selector: &Selector<V>) -> String {
        let on_field = selector.places.iter().all(|p| matches!(p, Place::Zone(zone) if zone.is_field()));
        if selector.whose == Whose::Yours && on_field && selector.filter.0 == [Is::This] {
            return self.word("tell-is-this");
        }
        self.say("tell-one-of", &[("cards", self.selector(selector).into())])
    }

    /// All of them.
    pub fn all_of(&self, selector: &Selector<V>) -> String {
        if V::is_single(selector) {
            return self.selector(selector);
        }
        self.say("tell-to-all", &[("cards", self.selector(selector).into())])
    }

    /// Cards, wherever they are.
    pub fn cards_like(&self, filter: &Filter<V>) -> String {
        self.filtered("tell-cards", "tell-cards-of", filter)
    }

    /// One sentence if every card fits, another one that says which do.
    pub fn filtered(&self, any: &'static str, of: &'static str, filter: &Filter<V>) -> String {
        if filter.0.is_empty() { self.word(any) } else { self.say(of, &[("filter", self.filter(filter).into())]) }
    }

    /// All of what must hold.
    pub fn filter(&self, filter: &Filter<V>) -> String {
        match filter.0.as_slice() {
            [] => self.word("tell-is-anything"),
            all => self.listed(&all.iter().map(|is| self.is(is)).collect::<Vec<_>>()),
        }
    }

    /// What must hold, inside of something else.
    fn within(&self, filter: &Filter<V>) -> String {
        match filter.0.len() {
            1 => self.filter(filter),
            _ => self.say("tell-all-of", &[("words", self.filter(filter).into())]),
        }
    }

    fn is(&self, is: &Is<V>) -> String {
        let name = |key, name: &String| self.say(key, &[("name", name.into())]);
        let than = |key, n: &Amount<V>| self.say(key, &[("n", self.amount(n).into())]);
        match is {
            Is::Either(all) => {
                let words = self.joined("tell-or", all.iter().map(|f| self.within(f)));
                self.say("tell-is-either", &[("words", words.into())])
            }
            Is::Not(inner) => self.say("tell-is-not", &[("words", self.within(inner).into())]),
            Is::Category(category) => self.word(category.key()),
            Is::Name(n) => name("tell-is-name", n),
            Is::NameIncludes(n) => name("tell-is-name-includes", n),
            Is::Type(n) => name("tell-is-type", n),
            Is::TypeIncludes(n) => name("tell-is-type-includes", n),
            Is::Colour(colour) => self.word(colour.key()),
            Is::Multicolour => self.word("tell-is-multicolour"),
            Is::Stat(stat, of, a, b) => self.stat_is(*stat, *of, self.range(*a, *b)),
            Is::StatAtMost(stat, of, n) => self.stat_is(*stat, *of, than("tell-range-most", n)),
            Is::StatAtLeast(stat, of, n) => self.stat_is(*stat, *of, than("tell-range-least", n)),
            Is::StatIs(stat, of, n) => self.stat_is(*stat, *of, self.amount(n)),
            Is::Rested => self.word("tell-is-rested"),
            Is::Active => self.word("tell-is-active"),
            Is::Has(keyword) => self.has(V::tell_keyword(self, *keyword, 0)),
            Is::NoText => self.word("tell-is-no-text"),
            Is::This => self.word("tell-is-this"),
            Is::It => self.word("tell-is-it"),
            Is::Other => self.word("tell-is-other"),
            Is::New => self.word("tell-is-new"),
            Is::FaceUp => self.word("tell-is-face-up"),
            Is::FaceDown => self.word("tell-is-face-down"),
            Is::OtherColourThanIt => self.word("tell-is-other-colour"),
            Is::SameNameAsIt => self.word("tell-is-same-name"),
            Is::SameAsIt(stat) => self.say("tell-is-same", &[("stat", self.stat(*stat, Of::Now).into())]),
            Is::DifferentNames => self.word("tell-is-different-names"),
            Is::Own(own) => V::tell_is(self, own),
        }
    }

    /// It has something: a keyword, an effect.
    pub fn has(&self, words: String) -> String {
        self.say("tell-is-has", &[("words", words.into())])
    }

    fn stat_is(&self, stat: V::Stat, of: Of, range: String) -> String {
        self.say("tell-is-stat", &[("stat", self.stat(stat, of).into()), ("range", range.into())])
    }

    /// The name of a number of a card.
    pub fn stat(&self, stat: V::Stat, of: Of) -> String {
        let word = self.word(stat.key());
        match of {
            Of::Base if V::has_base(stat) => self.say("tell-base", &[("stat", word.into())]),
            Of::Base | Of::Now => word,
        }
    }

    /// A range of numbers.
    pub fn range(&self, from: i32, to: i32) -> String {
        let n = |n: i32| n.to_string();
        match (from, to) {
            (LEAST, MOST) => self.word("tell-range-any"),
            (a, b) if a == b => n(a),
            (a, MOST) => self.say("tell-range-least", &[("n", n(a).into())]),
            (LEAST, b) => self.say("tell-range-most", &[("n", n(b).into())]),
            (a, b) => self.say("tell-range-between", &[("a", n(a).into()), ("b", n(b).into())]),
        }
    }

    /// Which cards an operation is about.
    pub fn target(&self, target: &Target<V>) -> String {
        match target {
            Target::This => self.word("tell-is-this"),
            Target::It => self.word("tell-is-it"),
            Target::All(selector) => self.all_of(selector),
            Target::Choose { who, from, count } => {
                let cards = self.counted(count, self.selector(from));
                if *who == Whose::Yours {
                    return cards;
                }
                let gaps = [("cards", cards.into()), ("who", self.who_each(*who).into())];
                self.say("tell-target-chosen-by", &gaps)
            }
            Target::Top { whose, zone, count, up_to } => {
                let key = if *up_to { "tell-target-top-up-to" } else { "tell-target-top" };
                let gaps = [
                    ("n", self.amount(count).into()),
                    ("whose", self.whose_each(*whose).into()),
                    ("zone", self.word(V::zone_word(*zone)).into()),
                ];
                self.say(key, &gaps)
            }
            Target::Both(all) => self.joined("tell-target-both", all.iter().map(|t| self.target(t))),
        }
    }

    /// How many of them.
    fn counted(&self, count: &Count<V>, cards: String) -> String {
        let of = |key, n: String| self.say(key, &[("n", n.into()), ("cards", cards.as_str().into())]);
        match count {
            Count::Exactly(n) => of("tell-target-exactly", self.amount(n)),
            Count::UpTo(n) => of("tell-target-up-to", self.amount(n)),
            Count::AnyNumber => of("tell-target-any-number", String::new()),
            Count::AtLeast(n) => of("tell-target-at-least", n.to_string()),
            Count::Between(n, m) => of("tell-target-exactly", self.range(i32::from(*n), i32::from(*m))),
            Count::Total(n, stat, total) => {
                let gaps = [
                    ("n", n.to_string().into()),
                    ("cards", cards.as_str().into()),
                    ("stat", self.stat(*stat, Of::Now).into()),
                    ("total", total.to_string().into()),
                ];
                self.say("tell-target-total", &gaps)
            }
        }
    }
}
