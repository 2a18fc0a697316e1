//! 8-4-4. Which cards: sides, places, what they are, how many are chosen.

use super::Teller;
use crate::games::one_piece::effects::{Area, Attribute, Category, Colour, Keyword};
use crate::games::one_piece::operations::{Count, Target};
use crate::games::one_piece::selector::{Filter, Is, LEAST, MOST, Place, Selector, Side};

/// 3-1-2. The places of the field.
const FIELD: [Place; 3] = [Place::Leader, Place::Characters, Place::Stage];

impl Teller<'_> {
    /// Cards of a side in places, with what they are behind them.
    pub(super) fn selector(&self, selector: &Selector) -> String {
        let places = self.places(&selector.places);
        let cards =
            self.say("op-tell-selector", &[("whose", self.whose(selector.side).into()), ("places", places.into())]);
        if selector.filter.0.is_empty() {
            return cards;
        }
        self.say("op-tell-selector-of", &[("cards", cards.into()), ("filter", self.filter(&selector.filter).into())])
    }

    /// 3-1-2. Where they are. Leader, Characters and Stage are the field.
    fn places(&self, places: &[Place]) -> String {
        let are = |wanted: &[Place]| places.len() == wanted.len() && wanted.iter().all(|p| places.contains(p));
        if are(&FIELD) {
            return self.word("op-tell-place-field");
        }
        if are(&[Place::Don, Place::DonGiven]) {
            return self.word("op-tell-place-don-field");
        }
        self.joined("op-tell-or", places.iter().map(|p| self.word(place(*p))))
    }

    /// 8-4-4-3. One of them, to which something happens; this card, if it is no other.
    pub(super) fn one_of(&self, selector: &Selector) -> String {
        let on_field = selector.places.iter().all(|p| FIELD.contains(p));
        if selector.side == Side::Yours && on_field && selector.filter.0 == [Is::This] {
            return self.word("op-tell-is-this");
        }
        self.say("op-tell-one-of", &[("cards", self.selector(selector).into())])
    }

    /// All of them; a player has one Leader.
    pub(super) fn all_of(&self, selector: &Selector) -> String {
        if selector.places == [Place::Leader] && selector.side != Side::Any {
            return self.selector(selector);
        }
        self.say("op-tell-to-all", &[("cards", self.selector(selector).into())])
    }

    /// Cards, wherever they are.
    pub(super) fn cards_like(&self, filter: &Filter) -> String {
        self.filtered("op-tell-cards", "op-tell-cards-of", filter)
    }

    /// One sentence if every card fits, another one that says which do.
    pub(super) fn filtered(&self, any: &str, of: &str, filter: &Filter) -> String {
        if filter.0.is_empty() { self.word(any) } else { self.say(of, &[("filter", self.filter(filter).into())]) }
    }

    /// All of what must hold.
    pub(super) fn filter(&self, filter: &Filter) -> String {
        match filter.0.as_slice() {
            [] => self.word("op-tell-is-anything"),
            all => all.iter().map(|is| self.is(is)).collect::<Vec<_>>().join(", "),
        }
    }

    fn is(&self, is: &Is) -> String {
        let name = |key: &str, name: &String| self.say(key, &[("name", name.into())]);
        let range = |key: &str, from: i32, to: i32| self.say(key, &[("range", self.range(from, to).into())]);
        let most = |key: &str, n: String| {
            let range = self.say("op-tell-range-most", &[("n", n.into())]);
            self.say(key, &[("range", range.into())])
        };
        let has = |words: String| self.say("op-tell-is-has", &[("words", words.into())]);
        match is {
            Is::Either(all) => {
                let one = |f: &Filter| match f.0.len() {
                    1 => self.filter(f),
                    _ => self.say("op-tell-all-of", &[("words", self.filter(f).into())]),
                };
                let words = self.joined("op-tell-or", all.iter().map(one));
                self.say("op-tell-is-either", &[("words", words.into())])
            }
            Is::Not(inner) => {
                let words = match inner.0.len() {
                    1 => self.filter(inner),
                    _ => self.say("op-tell-all-of", &[("words", self.filter(inner).into())]),
                };
                self.say("op-tell-is-not", &[("words", words.into())])
            }
            Is::Category(category) => self.word(category_word(*category)),
            Is::Name(n) => name("op-tell-is-name", n),
            Is::NameIncludes(n) => name("op-tell-is-name-includes", n),
            Is::Type(n) => name("op-tell-is-type", n),
            Is::TypeIncludes(n) => name("op-tell-is-type-includes", n),
            Is::Attribute(a) => name("op-tell-is-attribute", &self.word(attribute_word(*a))),
            Is::Colour(colour) => self.word(colour_word(*colour)),
            Is::Multicolour => self.word("op-tell-is-multicolour"),
            Is::Cost(a, b) => range("op-tell-is-cost", *a, *b),
            Is::BaseCost(a, b) => range("op-tell-is-base-cost", *a, *b),
            Is::Power(a, b) => range("op-tell-is-power", *a, *b),
            Is::BasePower(a, b) => range("op-tell-is-base-power", *a, *b),
            Is::Counter(a, b) => range("op-tell-is-counter", *a, *b),
            Is::DonGiven(a, b) => {
                range("op-tell-is-don", i32::from(*a), if *b == u8::MAX { MOST } else { i32::from(*b) })
            }
            Is::CostAtMost(n) => most("op-tell-is-cost", self.amount(n)),
            Is::CostIs(n) => self.say("op-tell-is-cost", &[("range", self.amount(n).into())]),
            Is::PowerAtMost(n) => most("op-tell-is-power", self.amount(n)),
            Is::BasePowerAtMost(n) => most("op-tell-is-base-power", self.amount(n)),
            Is::Rested => self.word("op-tell-is-rested"),
            Is::Active => self.word("op-tell-is-active"),
            Is::Has(keyword) => has(self.keyword(*keyword)),
            Is::HasTrigger => has(self.word("op-tell-trigger")),
            Is::HasOnPlay => has(self.word("op-tell-on-play")),
            Is::HasWhenAttacking => has(self.word("op-tell-when-attacking")),
            Is::HasOnKo => has(self.word("op-tell-on-ko")),
            Is::HasActivateMain => has(self.word("op-tell-own-activate-main")),
            Is::HasCounterEffect => has(self.word("op-tell-own-counter")),
            Is::NoBaseEffect => self.word("op-tell-is-no-base-effect"),
            Is::This => self.word("op-tell-is-this"),
            Is::It => self.word("op-tell-is-it"),
            Is::PlayedThisTurn => self.word("op-tell-is-played-this-turn"),
            Is::FaceUp => self.word("op-tell-is-face-up"),
            Is::FaceDown => self.word("op-tell-is-face-down"),
            Is::OtherColourThanIt => self.word("op-tell-is-other-colour"),
            Is::SameNameAsIt => self.word("op-tell-is-same-name"),
            Is::SameCostAsIt => self.word("op-tell-is-same-cost"),
            Is::DifferentNames => self.word("op-tell-is-different-names"),
            Is::Attacking => self.word("op-tell-is-attacking"),
            Is::InBattle => self.word("op-tell-is-in-battle"),
        }
    }

    /// A range of numbers.
    fn range(&self, from: i32, to: i32) -> String {
        let n = |n: i32| n.to_string();
        match (from, to) {
            (LEAST, MOST) => self.word("op-tell-range-any"),
            (a, b) if a == b => n(a),
            (a, MOST) => self.say("op-tell-range-least", &[("n", n(a).into())]),
            (LEAST, b) => self.say("op-tell-range-most", &[("n", n(b).into())]),
            (a, b) => self.say("op-tell-range-between", &[("a", n(a).into()), ("b", n(b).into())]),
        }
    }

    /// 10-1. A keyword in its brackets.
    pub(super) fn keyword(&self, keyword: Keyword) -> String {
        let word = self.word(match keyword {
            Keyword::Rush => "op-keyword-rush",
            Keyword::RushCharacter => "op-keyword-rush-character",
            Keyword::DoubleAttack => "op-keyword-double-attack",
            Keyword::Banish => "op-keyword-banish",
            Keyword::Blocker => "op-keyword-blocker",
            Keyword::Unblockable => "op-keyword-unblockable",
        });
        format!("[{word}]")
    }

    /// Which cards an operation is about.
    pub(super) fn target(&self, target: &Target) -> String {
        match target {
            Target::This => self.word("op-tell-is-this"),
            Target::It => self.word("op-tell-is-it"),
            Target::All(selector) => self.all_of(selector),
            Target::Choose { who, from, count } => {
                let cards = self.counted(count, self.selector(from));
                if *who == Side::Yours {
                    return cards;
                }
                let gaps = [("cards", cards.into()), ("who", self.who_each(*who).into())];
                self.say("op-tell-target-chosen-by", &gaps)
            }
            Target::DeckTop { side, count, up_to } => {
                let key = if *up_to { "op-tell-target-deck-top-up-to" } else { "op-tell-target-deck-top" };
                self.say(key, &[("n", self.amount(count).into()), ("whose", self.whose_each(*side).into())])
            }
            Target::Both(all) => self.joined("op-tell-target-both", all.iter().map(|t| self.target(t))),
        }
    }

    /// 8-4-4-1. How many of them.
    fn counted(&self, count: &Count, cards: String) -> String {
        let (key, n) = match count {
            Count::Exactly(n) => ("op-tell-target-exactly", self.amount(n)),
            Count::UpTo(n) => ("op-tell-target-up-to", self.amount(n)),
            Count::AnyNumber => ("op-tell-target-any-number", String::new()),
            Count::TotalPower(n, _) => ("op-tell-target-total-power", n.to_string()),
            Count::TotalCost(n, _) => ("op-tell-target-total-cost", n.to_string()),
            Count::AtLeast(n) => ("op-tell-target-at-least", n.to_string()),
        };
        let total = match count {
            Count::TotalPower(_, total) | Count::TotalCost(_, total) => total.to_string(),
            _ => String::new(),
        };
        self.say(key, &[("n", n.into()), ("cards", cards.into()), ("total", total.into())])
    }

    /// 3. An area that cards come from.
    pub(super) fn area(&self, area: Area) -> String {
        self.word(match area {
            Area::Hand => "op-tell-area-hand",
            Area::Deck => "op-tell-area-deck",
            Area::Trash => "op-tell-area-trash",
            Area::Life => "op-tell-area-life",
        })
    }
}

fn place(place: Place) -> &'static str {
    match place {
        Place::Leader => "op-tell-place-leader",
        Place::Characters => "op-tell-place-characters",
        Place::Stage => "op-tell-place-stage",
        Place::Hand => "op-tell-place-hand",
        Place::Deck => "op-tell-place-deck",
        Place::Trash => "op-tell-place-trash",
        Place::Life => "op-tell-place-life",
        Place::LifeTop => "op-tell-place-life-top",
        Place::LifeBottom => "op-tell-place-life-bottom",
        Place::Looked => "op-tell-place-looked",
        Place::Don => "op-tell-place-don",
        Place::DonGiven => "op-tell-place-don-given",
        Place::DonDeck => "op-tell-place-don-deck",
    }
}

/// 2-5. The sentence that names an attribute.
pub fn attribute_word(attribute: Attribute) -> &'static str {
    match attribute {
        Attribute::Slash => "op-tell-attribute-slash",
        Attribute::Strike => "op-tell-attribute-strike",
        Attribute::Ranged => "op-tell-attribute-ranged",
        Attribute::Special => "op-tell-attribute-special",
        Attribute::Wisdom => "op-tell-attribute-wisdom",
    }
}

/// 2-3. The sentence that names a colour.
pub fn colour_word(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "deck-colour-red",
        Colour::Green => "deck-colour-green",
        Colour::Blue => "deck-colour-blue",
        Colour::Purple => "deck-colour-purple",
        Colour::Black => "deck-colour-black",
        Colour::Yellow => "deck-colour-yellow",
    }
}

/// 2-2-2. The sentence that names a category.
pub fn category_word(category: Category) -> &'static str {
    match category {
        Category::Leader => "deck-kind-leader",
        Category::Character => "deck-kind-character",
        Category::Event => "deck-kind-event",
        Category::Stage => "deck-kind-stage",
    }
}
