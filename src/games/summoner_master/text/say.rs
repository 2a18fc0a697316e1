//! What is said of cards: numbers, what they can and cannot do, what they have.

use super::super::vocabulary::{
    Against, Amount, Cannot, Category, Filter, Grant, Keyword, Kind, OwnCannot, OwnGrant, Stat, Things, To, Turns,
    Until, Whose,
};
use super::Frame;
use super::fault::{Built, Wrong};
use super::lines::{Builder, Node};
use super::lists::{self, Mark};
use super::table::{AbilityTag, PredicateTag, Tag, UntilTag};

impl Builder {
    /// What is said of a card.
    pub(super) fn predicate(&mut self, tree: &Node) -> Built<Vec<Grant>> {
        let Tag::Predicate(kind) = tree.tag else { return Wrong::said(&tree.at, "sm-text-unread") };
        let cannot = |what: OwnCannot| Grant::Cannot(Cannot::Own(what));
        let everything = Against { whose: Whose::Any, what: Things::Everything, filter: Filter::any() };
        let one = match kind {
            PredicateTag::Values => return self.hole(tree, "values", Self::values),
            PredicateTag::Gains => return self.hole(tree, "ability", Self::ability),
            PredicateTag::GainsText => return self.hole(tree, "line", Self::gained),
            PredicateTag::LosesBoth => {
                return Ok(vec![Grant::Own(OwnGrant::LosesSkills), Grant::Own(OwnGrant::LosesAbilities)]);
            }
            PredicateTag::Is => {
                let stat = self.hole(tree, "stat", Self::stat)?;
                Grant::Base(stat, self.hole(tree, "number", Self::number)?)
            }
            PredicateTag::LosesAbilities => Grant::Own(OwnGrant::LosesAbilities),
            PredicateTag::LosesSkills => Grant::Own(OwnGrant::LosesSkills),
            PredicateTag::Becomes => {
                let Some((word, at)) = tree.name("inside") else { return Wrong::said(&tree.at, "sm-text-unread") };
                match lists::mark(word) {
                    Some(Mark::Element(element)) => Grant::Own(OwnGrant::OnlyElement(element)),
                    Some(Mark::Type(kind)) => Grant::Own(OwnGrant::OnlyType(kind.to_owned())),
                    None => return Wrong::word(&at, "sm-text-no-mark", lists::like(word)),
                }
            }
            PredicateTag::CountsAs => {
                let Some((name, at)) = tree.name("name") else { return Wrong::said(&tree.at, "sm-text-unread") };
                if let Some(near) = super::names::slip(name) {
                    return Wrong::word(&at, "sm-text-no-name", near);
                }
                Grant::Own(OwnGrant::InForm(name.to_owned()))
            }
            PredicateTag::SkillMp => Grant::Own(OwnGrant::SkillMp(self.hole(tree, "change", Self::change)?)),
            PredicateTag::CannotAttack => cannot(OwnCannot::Attack),
            PredicateTag::CannotBeAttacked => cannot(OwnCannot::BeAttacked),
            PredicateTag::CannotAttackHand => cannot(OwnCannot::AttackHand),
            PredicateTag::CannotCounter => cannot(OwnCannot::Counter),
            PredicateTag::CannotChangeLine => cannot(OwnCannot::ChangeLine),
            PredicateTag::CannotSupport => cannot(OwnCannot::BeSupport),
            PredicateTag::CannotCombine => cannot(OwnCannot::Combine),
            PredicateTag::CannotUseSkill => cannot(OwnCannot::UseSkill),
            PredicateTag::CannotBeTarget => cannot(OwnCannot::BeTargeted(everything)),
            PredicateTag::CannotBeTargetOf => {
                let all = self.hole(tree, "against", Self::against)?;
                return Ok(all.into_iter().map(|one| cannot(OwnCannot::BeTargeted(one))).collect());
            }
            PredicateTag::CannotBe(deed) => cannot(OwnCannot::Be(deed, everything)),
            PredicateTag::CannotBeBy(deed) => {
                let all = self.hole(tree, "against", Self::against)?;
                return Ok(all.into_iter().map(|one| cannot(OwnCannot::Be(deed, one))).collect());
            }
            PredicateTag::CannotBeCondition => cannot(OwnCannot::BeCondition),
            PredicateTag::CannotBreak => cannot(OwnCannot::Break),
            PredicateTag::CannotGrow => cannot(OwnCannot::Grow),
            PredicateTag::CannotBecomeActive => cannot(OwnCannot::BecomeActive),
            PredicateTag::AttackFromDf => Grant::Own(OwnGrant::AttackFromDf),
            PredicateTag::AttackAcross => Grant::Own(OwnGrant::AttackAcross),
            PredicateTag::AttackHandAnyway => Grant::Own(OwnGrant::AttackHandAnyway),
            PredicateTag::CanCounter => Grant::Own(OwnGrant::Counter),
            PredicateTag::AttackTwice => Grant::Own(OwnGrant::AttackTwice),
            PredicateTag::AttackAgain => Grant::Own(OwnGrant::AttackAgain { free: false }),
            PredicateTag::AttackAgainFree => Grant::Own(OwnGrant::AttackAgain { free: true }),
            PredicateTag::CanSupport => Grant::Own(OwnGrant::CanSupport),
        };
        Ok(vec![one])
    }

    /// A text in quotes: what is simply had stands here, everything else is an effect that is given.
    fn gained(&mut self, tree: &Node) -> Built<Vec<Grant>> {
        let (x, host, until, it) = (self.x.take(), self.host, self.until, self.it.take());
        let each = self.each.take();
        let (joined, parts) = (std::mem::take(&mut self.joined), std::mem::take(&mut self.parts));
        let (frame, at_rest, commanded) = (self.frame, self.at_rest, self.commanded);
        // In the text [S] is the card that gains it.
        let category = self.gaining.take().unwrap_or(Category::Seal);
        self.frame = Frame { category, turns: Turns::Endless, paste: None, ..frame };
        (self.at_rest, self.commanded) = (false, false);
        self.host = false;
        self.until = Until::Always;
        let built = self.effect(tree);
        (self.x, self.host, self.until, self.it) = (x, host, until, it);
        (self.joined, self.parts, self.each) = (joined, parts, each);
        (self.frame, self.at_rest, self.commanded) = (frame, at_rest, commanded);
        let (effect, exception) = built?;
        if exception.is_some() {
            return Wrong::said(&tree.at, "sm-text-no-box-here");
        }
        let plain = effect.conditions.is_empty() && effect.extra == Default::default();
        if let Kind::Permanent(all) = &effect.kind
            && plain
            && all.iter().all(|grants| grants.to == To::This)
        {
            return Ok(all.iter().flat_map(|grants| grants.what.clone()).collect());
        }
        let place = self.give(effect, tree)?;
        Ok(vec![Grant::Effect(place)])
    }

    /// What a card has.
    pub(super) fn ability(&mut self, tree: &Node) -> Built<Vec<Grant>> {
        let Tag::Ability(kind) = tree.tag else { return Wrong::said(&tree.at, "sm-text-unread") };
        let keyword = |word: Keyword| Ok(vec![Grant::Keyword(word, Self::small(tree, "n")?)]);
        match kind {
            AbilityTag::Charging | AbilityTag::FixedCharging | AbilityTag::Vanish | AbilityTag::Capacity => {
                Self::some(tree, "n")?;
                keyword(match kind {
                    AbilityTag::Charging => Keyword::Charging,
                    AbilityTag::FixedCharging => Keyword::FixedCharging,
                    AbilityTag::Capacity => Keyword::Capacity,
                    _ => Keyword::Vanish,
                })
            }
            AbilityTag::WeakTouch => Ok(vec![Grant::Keyword(Keyword::WeakTouch, 0)]),
            AbilityTag::HyperDrive => Ok(vec![Grant::Keyword(Keyword::HyperDrive, 0)]),
            AbilityTag::Shade | AbilityTag::ShadeOfMark => match tree.name("name") {
                // 200.4.2, 201.3.3. A set of cards may stand in brackets, too; a word that is nearly one of the lists is a slip.
                Some((name, at))
                    if kind == AbilityTag::ShadeOfMark
                        && lists::mark(name).is_none()
                        && lists::like(name).is_some() =>
                {
                    Wrong::word(&at, "sm-text-no-mark", lists::like(name))
                }
                Some((name, _)) => Ok(vec![Grant::Own(OwnGrant::Shade(name.to_owned()))]),
                None => Wrong::said(&tree.at, "sm-text-unread"),
            },
            AbilityTag::Protect => {
                let all = self.hole(tree, "against", Self::against)?;
                Ok(all.into_iter().map(|one| Grant::Own(OwnGrant::Protect(one))).collect())
            }
            AbilityTag::Cancel => {
                let all = self.hole(tree, "against", Self::against)?;
                Ok(all.into_iter().map(|one| Grant::Own(OwnGrant::Cancel(one))).collect())
            }
        }
    }

    /// What is protected from, or cancelled: one thing, or several, of the same player.
    fn against(&mut self, tree: &Node) -> Built<Vec<Against>> {
        if tree.tree("noun").is_some() {
            return Ok(vec![self.against_cards(tree)?]);
        }
        let whose = tree.tree("owner").map(|owner| self.whose(owner)).transpose()?.unwrap_or(Whose::Any);
        let mut all: Vec<Against> = Vec::new();
        for hole in ["things", "one", "two", "three"] {
            let Some(things) = tree.tree(hole) else { continue };
            let what = match things.tag {
                Tag::Things(what) => what,
                _ => Things::Curses(Some(self.hole(things, "curse", Self::curse)?)),
            };
            if all.iter().any(|other| other.what == what) {
                return Wrong::said(&things.at, "sm-text-said-twice");
            }
            all.push(Against { whose, what, filter: Filter::any() });
        }
        Ok(all)
    }

    /// Protected from Seals, or from Mystics, that are like this.
    fn against_cards(&mut self, tree: &Node) -> Built<Against> {
        let mut cards = self.cards(tree)?;
        let what = match cards.category.take() {
            Some(Category::Seal) => Things::Seals,
            Some(Category::Mystic) => Things::Mystics,
            None => return Wrong::said(&tree.at, "sm-text-only-what-it-is"),
        };
        if cards.places.is_some() || cards.different_names {
            return Wrong::said(&tree.at, "sm-text-only-what-it-is");
        }
        Ok(Against { whose: cards.whose.unwrap_or(Whose::Any), what, filter: cards.filter() })
    }

    /// Numbers up and down, each said once.
    pub(super) fn values(&mut self, tree: &Node) -> Built<Vec<Grant>> {
        let mut all: Vec<(Stat, Amount)> = Vec::new();
        for value in Self::list(tree, "value", "values") {
            let stat = self.hole(value, "stat", Self::stat)?;
            let change = self.hole(value, "change", Self::change)?;
            if all.iter().any(|(other, _)| *other == stat) {
                return Wrong::said(&value.at, "sm-text-said-twice");
            }
            all.push((stat, change));
        }
        Ok(all.into_iter().map(|(stat, change)| Grant::Stat(stat, change)).collect())
    }

    /// Up or down by so much.
    pub(super) fn change(&mut self, tree: &Node) -> Built<Amount> {
        match tree.tag {
            Tag::PlusX => self.x(tree),
            Tag::MinusX => Ok(Amount::Per(-1, 1, Box::new(self.x(tree)?))),
            _ => match tree.number("signed") {
                Some(0) => Wrong::said(&tree.at, "sm-text-none-needed"),
                Some(number) => Ok(self.for_each(number)),
                None => Wrong::said(&tree.at, "sm-text-unread"),
            },
        }
    }

    /// So much, or so much for each of the cards that the text counts.
    fn for_each(&mut self, number: i32) -> Amount {
        match &mut self.each {
            Some((each, used)) => {
                *used = true;
                let each = each.clone();
                if number == 1 { each } else { Amount::Per(number, 1, Box::new(each)) }
            }
            None => Amount::N(number),
        }
    }

    /// A number, or X.
    pub(super) fn number(&mut self, tree: &Node) -> Built<Amount> {
        match tree.number("n") {
            Some(number) => Ok(self.for_each(number)),
            None => self.x(tree),
        }
    }

    /// How long.
    pub(super) fn until(&mut self, tree: &Node) -> Built<Until> {
        let Some(until) = tree.tree("until") else { return Ok(self.until) };
        let Tag::Until(kind) = until.tag else { return Wrong::said(&until.at, "sm-text-unread") };
        Ok(match kind {
            UntilTag::Subturn => Until::EndOfSubturn,
            UntilTag::ThisSubturn => Until::ThisTurn(1),
            UntilTag::ThisTurn => Until::ThisTurn(2),
            UntilTag::Turns => match Self::small(until, "n")? {
                0 => return Wrong::said(&until.at, "sm-text-no-turns"),
                turns => Until::Turns(turns),
            },
            UntilTag::InArena => Until::SourceInArena,
            UntilTag::InLine => Until::SourceInLine(self.hole(until, "line_name", Self::line_name)?),
        })
    }
}
