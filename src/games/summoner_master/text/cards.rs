//! Cards: what they are, whose, where, how many.

use std::ops::Range;

use super::super::vocabulary::{
    Amount, Category, Count, Filter, Is, LEAST, Line, MOST, Number, Of, OwnIs, Paste, Place, Selector, Stat, Taken,
    Target, Whose, Zone,
};
use super::fault::{Built, Wrong};
use super::lines::{Builder, Node, host};
use super::table::{FeatureTag, NounTag, Tag, WhichTag, ZoneTag};
use super::{lists, names, sense};

/// Cards as a line says them, before anything is added that goes without saying.
#[derive(Clone, Debug, Default)]
pub struct Cards {
    pub whose: Option<Whose>,
    pub places: Option<Vec<Place>>,
    pub category: Option<Category>,
    pub is: Vec<Is>,
    /// g:ตามจำนวนการ์ดที่ชื่อไม่ซ้ำกัน
    pub different_names: bool,
}

impl Cards {
    /// What they are.
    pub fn filter(&self) -> Filter {
        let mut all: Vec<Is> = self.category.map(Is::Category).into_iter().chain(self.is.clone()).collect();
        in_order(&mut all);
        Filter::of(all)
    }

    /// Of a hand, a Library or a Shrine it must be clear whose it is.
    fn whose_zone(&self, tree: &Node) -> Built<()> {
        let shared = [Place::Zone(Zone::Arena)];
        match &self.places {
            Some(places) if self.whose.is_none() && *places != shared => Wrong::said(&tree.at, "sm-text-whose-zone"),
            _ => Ok(()),
        }
    }

    /// Which cards; where nothing is said, those of `whose` in a Zone.
    pub fn selector(&self, whose: Whose, zone: Option<Zone>) -> Selector {
        let places = self.places.clone().unwrap_or_else(|| zone.map(Place::Zone).into_iter().collect());
        Selector { whose: self.whose.unwrap_or(whose), places, filter: self.filter() }
    }
}

/// What is asked of a card in one order, whatever order a text has.
pub fn in_order(all: &mut Vec<Is>) {
    all.sort_by_cached_key(|is| (!matches!(is, Is::Category(_)), format!("{is:?}")));
    all.dedup();
}

impl Builder {
    /// The cards that something is done to. `whose` and `zone` go without saying.
    pub(super) fn target(&mut self, tree: &Node, whose: Whose, zone: Option<Zone>) -> Built<Target> {
        self.target_of(tree, whose, zone, Whose::Yours)
    }

    /// The same, chosen by somebody.
    pub(super) fn target_of(&mut self, tree: &Node, whose: Whose, zone: Option<Zone>, who: Whose) -> Built<Target> {
        let what = self.meant(tree, whose, zone, who)?;
        // From here on it is "that card", if it is one.
        if !matches!(what, Target::This | Target::It) {
            self.it = is_one(&what).then(|| self.kind_of(&what));
        }
        Ok(what)
    }

    /// 303.6. Does it say in which Zone the cards are?
    pub(super) fn names_a_zone(&mut self, tree: &Node) -> bool {
        self.cards(tree).is_ok_and(|cards| cards.places.is_some())
    }

    /// "1 Seal and 1 Mystic in our Shrine": what stands behind the second may be meant of the first as well, where nothing stands behind that.
    pub(super) fn of_each(&mut self, tree: &Node) -> Built<()> {
        let (Some(one), Some(two)) = (tree.tree("one"), tree.tree("two")) else { return Ok(()) };
        let Some(behind) = two.tree("afters").filter(|_| one.tree("afters").is_none()) else { return Ok(()) };
        let taken = self.taken.len();
        let mut may_be_both = false;
        // 303.6. Where nothing is said, the arena is meant anyway.
        let says_more = |feature: &&Node| feature.tag != Tag::Feature(FeatureTag::InArena);
        for feature in Self::list(behind, "after", "afters").into_iter().filter(says_more) {
            may_be_both |= self.cards(one).is_ok_and(|mut cards| {
                self.add(feature, &mut cards).is_ok()
                    && cards.is.iter().all(|is| sense::fits(cards.category, cards.places.as_deref(), is).is_none())
            });
        }
        self.taken.truncate(taken);
        if may_be_both { Wrong::said(&behind.at, "sm-text-of-both") } else { Ok(()) }
    }

    /// "another Seal": one that is not the one spoken of.
    pub(super) fn another(&mut self, tree: &Node) -> Built<Target> {
        let cards = self.cards(tree)?;
        cards.whose_zone(tree)?;
        let from = cards.selector(Whose::Any, Some(Zone::Arena));
        Ok(Target::Choose { who: Whose::Yours, from, count: Count::Exactly(Amount::N(1)) })
    }

    fn meant(&mut self, tree: &Node, whose: Whose, zone: Option<Zone>, who: Whose) -> Built<Target> {
        let Tag::Which(kind) = tree.tag else { return Wrong::said(&tree.at, "sm-text-unread") };
        let choose = |builder: &mut Self, count: Count| -> Built<Target> {
            let cards = builder.cards(tree)?;
            cards.whose_zone(tree)?;
            if cards.different_names {
                return Wrong::said(&tree.at, "sm-text-different-names");
            }
            let from = cards.selector(whose, zone);
            if let Some(why) = cards.is.iter().find_map(|is| sense::fits(cards.category, Some(&from.places), is)) {
                return Wrong::said(&tree.at, why);
            }
            Ok(Target::Choose { who, from, count })
        };
        match kind {
            WhichTag::This => Ok(Target::This),
            WhichTag::That(said) => match self.it {
                Some(known) if said.is_none() || known.is_none() || said == known => Ok(Target::It),
                _ => Wrong::said(&tree.at, "sm-text-no-that"),
            },
            WhichTag::Count => choose(self, Count::Exactly(Amount::N(some(tree)?))),
            WhichTag::UpTo => choose(self, Count::UpTo(Amount::N(some(tree)?))),
            WhichTag::CountX => {
                let x = self.x(tree)?;
                choose(self, Count::Exactly(x))
            }
            WhichTag::Every => {
                let cards = self.cards(tree)?;
                cards.whose_zone(tree)?;
                if cards.different_names {
                    return Wrong::said(&tree.at, "sm-text-different-names");
                }
                // 604.4
                let whose = if self.on_all && whose == Whose::Any { Whose::Opponents } else { whose };
                Ok(Target::All(cards.selector(whose, zone)))
            }
            WhichTag::Attacked | WhichTag::Attacking | WhichTag::Fought if self.at_rest => {
                Wrong::said(&tree.at, "sm-text-nobody-attacks")
            }
            WhichTag::Attacked => Ok(state(OwnIs::Attacked)),
            WhichTag::Attacking => Ok(state(OwnIs::Attacking)),
            WhichTag::Fought => {
                let is = vec![
                    Is::Category(Category::Seal),
                    Is::Own(OwnIs::Fighting),
                    Is::Not(Box::new(Filter::of(vec![Is::This]))),
                ];
                Ok(Target::All(in_arena(is)))
            }
            WhichTag::Main if !self.is_support() => Wrong::said(&tree.at, "sm-text-no-main"),
            WhichTag::Host if !matches!(self.frame.paste, Some(Paste::Ps | Paste::Pm)) => {
                Wrong::said(&tree.at, "sm-text-not-pasted")
            }
            WhichTag::HostSeal if self.frame.paste != Some(Paste::Ps) => Wrong::said(&tree.at, "sm-text-not-pasted"),
            WhichTag::Main => Ok(Target::All(in_arena(vec![Is::Own(OwnIs::MainOfThis)]))),
            WhichTag::Host | WhichTag::HostSeal => Ok(Target::All(host())),
            WhichTag::Named => {
                let Some((name, at)) = tree.name("name") else { return Wrong::said(&tree.at, "sm-text-unread") };
                // 200.2.2, 201.2.2. The own name means this very card.
                if !self.name.is_empty() && name.trim().eq_ignore_ascii_case(&self.name) {
                    self.taken.push(Taken::OwnName);
                    return Ok(Target::This);
                }
                self.bare(name, &at)?;
                Ok(Target::All(in_arena(vec![Is::Name(name.to_owned())])))
            }
            WhichTag::Top | WhichTag::TopMany => {
                let count = if kind == WhichTag::Top { 1 } else { some(tree)? };
                let whose = self.hole(tree, "owner", Self::whose)?;
                let zone = self.library(tree)?;
                Ok(Target::Top { whose, zone, count: Amount::N(count), up_to: false })
            }
            WhichTag::Another
            | WhichTag::Some
            | WhichTag::MoreThan
            | WhichTag::FewerThan
            | WhichTag::AtLeast
            | WhichTag::AtMost
            | WhichTag::Kind
            | WhichTag::Symbols
            | WhichTag::Elements
            | WhichTag::Tribes => Wrong::said(&tree.at, "sm-text-how-many"),
        }
    }

    /// A single Library.
    pub(super) fn library(&mut self, tree: &Node) -> Built<Zone> {
        match tree.tree("zone").map(|zone| zone.tag) {
            Some(Tag::Zone(ZoneTag::One(zone @ (Zone::SealLibrary | Zone::MysticLibrary)))) => Ok(zone),
            _ => Wrong::said(&tree.at, "sm-text-which-library"),
        }
    }

    /// Whose.
    pub(super) fn whose(&mut self, tree: &Node) -> Built<Whose> {
        match tree.tag {
            Tag::Whose(whose) => Ok(whose),
            Tag::Caster => Ok(self.caster()),
            _ => Wrong::said(&tree.at, "sm-text-unread"),
        }
    }

    /// g:ผู้ร่าย. The caster is the owner.
    fn caster(&mut self) -> Whose {
        self.taken.push(Taken::Caster);
        Whose::Yours
    }

    /// g:X
    pub(super) fn x(&mut self, tree: &Node) -> Built<Amount> {
        match &self.x {
            Some(x) => Ok(x.clone()),
            None => Wrong::said(&tree.at, "sm-text-what-is-x"),
        }
    }

    /// A noun with everything that stands around it.
    pub(super) fn cards(&mut self, tree: &Node) -> Built<Cards> {
        let mut cards = Cards::default();
        let Some(noun) = tree.tree("noun") else { return Wrong::said(&tree.at, "sm-text-unread") };
        let Tag::Noun(kind) = noun.tag else { return Wrong::said(&noun.at, "sm-text-unread") };
        match kind {
            NounTag::Seal => cards.category = Some(Category::Seal),
            NounTag::Mystic => cards.category = Some(Category::Mystic),
            NounTag::Card => {}
            // 510.2. It is no Seal of its own.
            NounTag::Support => cards.is.push(Is::Own(OwnIs::Support)),
            NounTag::ActiveSeal => {
                cards.category = Some(Category::Seal);
                cards.is.push(Is::Active);
            }
            NounTag::InactiveSeal => {
                cards.category = Some(Category::Seal);
                cards.is.push(Is::Rested);
            }
            NounTag::Tribe => {
                let Some((name, at)) = noun.name("name") else { return Wrong::said(&noun.at, "sm-text-unread") };
                let Some(tribe) = lists::tribe(name) else {
                    // A noun of the table is no tribe: what is wrong stands before it.
                    let noun = ["Seal", "Seals", "Mystic", "Mystics", "card", "cards"];
                    let known = noun.iter().any(|noun| name.eq_ignore_ascii_case(noun));
                    return Wrong::word(if known { &tree.at } else { &at }, "sm-text-no-noun", near_noun(name));
                };
                cards.category = Some(Category::Seal);
                cards.is.push(Is::Type(tribe.to_owned()));
            }
        }
        for (one, more) in [("before", "befores"), ("after", "afters")] {
            if let Some(all) = tree.tree(more) {
                for feature in Self::list(all, one, more) {
                    self.add(feature, &mut cards)?;
                }
            }
        }
        if let Some(why) = cards.is.iter().find_map(|is| sense::fits(cards.category, cards.places.as_deref(), is)) {
            return Wrong::said(&tree.at, why);
        }
        Ok(cards)
    }

    /// One feature more.
    fn add(&mut self, tree: &Node, cards: &mut Cards) -> Built<()> {
        let Tag::Feature(kind) = tree.tag else { return Wrong::said(&tree.at, "sm-text-unread") };
        let is = match kind {
            FeatureTag::Bracket | FeatureTag::NamePart => self.mark(tree)?,
            FeatureTag::And => {
                cards.is.push(self.hole(tree, "one", Self::mark)?);
                self.hole(tree, "two", Self::mark)?
            }
            FeatureTag::Or => {
                let (one, two) = (self.hole(tree, "one", Self::mark)?, self.hole(tree, "two", Self::mark)?);
                Is::Either(vec![Filter::of(vec![one]), Filter::of(vec![two])])
            }
            FeatureTag::AndOr => {
                let (one, two) = (self.hole(tree, "one", Self::mark)?, self.hole(tree, "two", Self::mark)?);
                Is::Own(OwnIs::AndOr(vec![Filter::of(vec![one]), Filter::of(vec![two])]))
            }
            FeatureTag::Own => return owner(cards, Whose::Yours, tree),
            FeatureTag::Casters => return owner(cards, self.caster(), tree),
            FeatureTag::Opponents => return owner(cards, Whose::Opponents, tree),
            FeatureTag::Other => Is::Not(Box::new(Filter::of(vec![Is::This]))),
            FeatureTag::Combined => Is::Own(OwnIs::Main),
            FeatureTag::Stat | FeatureTag::NormalStat => {
                let stat = self.hole(tree, "stat", Self::stat)?;
                let (from, to) = range(tree)?;
                if kind == FeatureTag::Stat {
                    Is::Stat(stat, Of::Now, from, to)
                } else {
                    Is::Own(OwnIs::NormalStat(stat, from, to))
                }
            }
            FeatureTag::Mp => mystic_mp(tree, cards)?,
            FeatureTag::NormalElement | FeatureTag::Symbol => {
                let Some((word, at)) = tree.name("inside") else { return Wrong::said(&tree.at, "sm-text-unread") };
                match lists::element(word) {
                    Some(element) if kind == FeatureTag::Symbol => Is::Own(OwnIs::Symbol(element)),
                    Some(element) => Is::Own(OwnIs::NormalElement(element)),
                    None => return Wrong::word(&at, "sm-text-no-element", lists::like(word)),
                }
            }
            FeatureTag::NormalName => {
                let Some((name, _)) = tree.name("name") else { return Wrong::said(&tree.at, "sm-text-unread") };
                Is::Own(OwnIs::NormalName(name.to_owned()))
            }
            FeatureTag::InLine => Is::Own(OwnIs::Line(self.hole(tree, "line_name", Self::line_name)?)),
            FeatureTag::InLines => {
                let lines = [Line::At, Line::Df].map(|line| Filter::of(vec![Is::Own(OwnIs::Line(line))]));
                Is::Either(lines.to_vec())
            }
            FeatureTag::NoLine => Is::Own(OwnIs::NoLine),
            FeatureTag::InArena => return place(cards, vec![Zone::Arena], tree),
            FeatureTag::InZone | FeatureTag::InAnyZone => {
                if let Some(of) = tree.tree("owner") {
                    let whose = self.whose(of)?;
                    owner(cards, whose, tree)?;
                } else if kind == FeatureTag::InAnyZone && cards.whose.is_none() {
                    cards.whose = Some(Whose::Any);
                }
                let zones = zones(tree, cards.category)?;
                return place(cards, zones, tree);
            }
            FeatureTag::Name => {
                let Some((name, at)) = tree.name("name") else { return Wrong::said(&tree.at, "sm-text-unread") };
                if names::slip(name).is_some_and(|near| near.is_none()) {
                    return Wrong::word(&at, "sm-text-quote-the-name", None);
                }
                Is::Name(name.to_owned())
            }
            FeatureTag::DifferentNames => {
                cards.different_names = true;
                return Ok(());
            }
            FeatureTag::Cursed => Is::Own(OwnIs::Cursed(None)),
            FeatureTag::CursedBy => Is::Own(OwnIs::Cursed(Some(self.hole(tree, "curse", Self::curse)?))),
            FeatureTag::Interfere => Is::Own(OwnIs::Interfere),
            FeatureTag::Card | FeatureTag::CardNamed | FeatureTag::Needed | FeatureTag::None => {
                return Wrong::said(&tree.at, "sm-text-unread");
            }
        };
        cards.is.push(is);
        Ok(())
    }

    /// An element, tribe or type in brackets, or a part of a name.
    pub(super) fn mark(&mut self, tree: &Node) -> Built<Is> {
        let Some((word, at)) = tree.name("inside") else { return Wrong::said(&tree.at, "sm-text-unread") };
        if tree.tag == Tag::Feature(FeatureTag::NamePart) {
            return Ok(Is::NameIncludes(word.to_owned()));
        }
        match lists::mark(word) {
            Some(lists::Mark::Element(element)) => Ok(Is::Colour(element)),
            Some(lists::Mark::Type(kind)) => Ok(Is::Type(kind.to_owned())),
            None => Wrong::word(&at, "sm-text-no-mark", lists::like(word)),
        }
    }

    /// A name without quotes.
    pub(super) fn bare(&mut self, name: &str, at: &Range<usize>) -> Built<()> {
        match names::slip(name) {
            Some(near) => Wrong::word(at, "sm-text-no-name", near),
            None => {
                self.taken.push(Taken::NameOfACard);
                Ok(())
            }
        }
    }

    /// A number of a card.
    pub(super) fn stat(&mut self, tree: &Node) -> Built<Stat> {
        match tree.tag {
            Tag::Stat(stat) => Ok(stat),
            _ => Wrong::said(&tree.at, "sm-text-unread"),
        }
    }

    /// A Line.
    pub(super) fn line_name(&mut self, tree: &Node) -> Built<Line> {
        match tree.tag {
            Tag::InLine(line) => Ok(line),
            _ => Wrong::said(&tree.at, "sm-text-unread"),
        }
    }

    /// How many of these there are.
    pub(super) fn counted(&mut self, tree: &Node) -> Built<Amount> {
        let Tag::Which(kind) = tree.tag else { return Wrong::said(&tree.at, "sm-text-unread") };
        let of = tree.tree("kind").unwrap_or(tree);
        let cards = self.cards(of)?;
        cards.whose_zone(tree)?;
        let selector = cards.selector(Whose::Any, Some(Zone::Arena));
        let names = cards.different_names;
        let amount = match kind {
            WhichTag::Kind if names => Amount::Own(Number::Names(Box::new(selector))),
            _ if names => return Wrong::said(&tree.at, "sm-text-different-names"),
            WhichTag::Kind => Amount::Count(Box::new(selector)),
            WhichTag::Symbols => Amount::Own(Number::Symbols(Box::new(selector))),
            WhichTag::Elements => Amount::Own(Number::Elements(Box::new(selector))),
            WhichTag::Tribes => Amount::Own(Number::Tribes(Box::new(selector))),
            _ => return Wrong::said(&tree.at, "sm-text-unread"),
        };
        Ok(amount)
    }
}

/// Is one card meant, and no more?
fn is_one(what: &Target) -> bool {
    let single = |is: &Is| {
        let one = [OwnIs::Attacked, OwnIs::Attacking, OwnIs::Fighting, OwnIs::Host, OwnIs::MainOfThis];
        matches!(is, Is::Own(own) if one.contains(own))
    };
    match what {
        Target::Choose { count: Count::Exactly(n) | Count::UpTo(n), .. } => *n == Amount::N(1),
        Target::Top { count, .. } => *count == Amount::N(1),
        Target::All(from) => from.filter.0.iter().any(single),
        _ => false,
    }
}

/// Seals in a state.
fn state(is: OwnIs) -> Target {
    Target::All(in_arena(vec![Is::Category(Category::Seal), Is::Own(is)]))
}

fn in_arena(is: Vec<Is>) -> Selector {
    Selector { whose: Whose::Any, places: vec![Place::Zone(Zone::Arena)], filter: Filter::of(is) }
}

/// At least one.
fn some(tree: &Node) -> Built<i32> {
    match tree.number("n") {
        Some(count @ 1..) => Ok(count),
        _ => Wrong::said(&tree.at, "sm-text-none-chosen"),
    }
}

fn owner(cards: &mut Cards, whose: Whose, tree: &Node) -> Built<()> {
    match cards.whose.replace(whose) {
        Some(other) if other != whose => Wrong::said(&tree.at, "sm-text-two-owners"),
        _ => Ok(()),
    }
}

fn place(cards: &mut Cards, zones: Vec<Zone>, tree: &Node) -> Built<()> {
    let places: Vec<Place> = zones.into_iter().map(Place::Zone).collect();
    match cards.places.replace(places.clone()) {
        Some(other) if other != places => Wrong::said(&tree.at, "sm-text-two-places"),
        _ => Ok(()),
    }
}

/// The Zones that are meant, by what kind of card lies there.
fn zones(tree: &Node, category: Option<Category>) -> Built<Vec<Zone>> {
    let both = |seal: Zone, mystic: Zone| match category {
        Some(Category::Seal) => vec![seal],
        Some(Category::Mystic) => vec![mystic],
        None => vec![seal, mystic],
    };
    match tree.tree("zone").map(|zone| zone.tag) {
        Some(Tag::Zone(ZoneTag::One(zone))) => {
            let wrong = matches!(
                (zone, category),
                (Zone::SealLibrary, Some(Category::Mystic)) | (Zone::MysticLibrary, Some(Category::Seal))
            );
            if wrong { Wrong::said(&tree.at, "sm-text-not-there") } else { Ok(vec![zone]) }
        }
        Some(Tag::Zone(ZoneTag::Shrines)) => Ok(both(Zone::SealShrine, Zone::MysticShrine)),
        Some(Tag::Zone(ZoneTag::Libraries)) => Ok(both(Zone::SealLibrary, Zone::MysticLibrary)),
        _ => Wrong::said(&tree.at, "sm-text-unread"),
    }
}

/// 201.5. The Mp of a Mystic is that of the cast; a Seal has two.
fn mystic_mp(tree: &Node, cards: &Cards) -> Built<Is> {
    if cards.category != Some(Category::Mystic) {
        return Wrong::said(&tree.at, "sm-text-which-mp");
    }
    let (from, to) = range(tree)?;
    Ok(Is::Stat(Stat::CastMp, Of::Now, from, to))
}

/// `3`, `3 or less`, `3 or more`.
pub fn range(tree: &Node) -> Built<(i32, i32)> {
    let Some(number) = tree.number("n") else { return Wrong::said(&tree.at, "sm-text-unread") };
    Ok(match tree.tree("bound").map(|bound| bound.tag) {
        Some(Tag::AtLeast) => (number, MOST),
        Some(Tag::AtMost) => (LEAST, number),
        _ => (number, number),
    })
}

/// The noun that may have been meant.
fn near_noun(word: &str) -> Option<String> {
    let nouns = ["Seal", "Mystic", "card", "Support"].into_iter().chain(lists::TRIBES);
    crate::text::nearest::nearest(word, nouns).map(str::to_owned)
}
