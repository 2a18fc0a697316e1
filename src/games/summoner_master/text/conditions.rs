//! What must hold, and when something works.

use super::super::vocabulary::{
    Amount, Category, Compare, Condition, Counter, Curse, Filter, Is, Number, Of, OwnCondition, OwnIs, OwnTiming,
    Paste, Selector, Stat, Taken, Target, Timing, When, Whose, Zone,
};
use super::fault::{Built, Wrong};
use super::lines::{Builder, Node, this};
use super::table::{ConditionTag, Tag, WhichTag};

impl Builder {
    /// A condition.
    pub(super) fn condition(&mut self, tree: &Node) -> Built<Condition> {
        let joined = match tree.tag {
            Tag::Condition(kind @ (ConditionTag::And | ConditionTag::Or)) => kind,
            _ => return self.hole(tree, "atom", Self::atom),
        };
        let mut all = vec![self.hole(tree, "atom", Self::atom)?];
        let mut rest = tree.tree("cond");
        while let Some(next) = rest {
            // "a and b or c" says two things.
            match next.tag {
                Tag::Condition(kind @ (ConditionTag::And | ConditionTag::Or)) if kind != joined => {
                    return Wrong::said(&tree.at, "sm-text-and-or");
                }
                _ => all.push(self.hole(next, "atom", Self::atom)?),
            }
            rest = next.tree("cond");
        }
        Ok(if joined == ConditionTag::And { Condition::All(all) } else { either(all) })
    }

    fn atom(&mut self, tree: &Node) -> Built<Condition> {
        let Tag::Condition(kind) = tree.tag else { return Wrong::said(&tree.at, "sm-text-unread") };
        let of_this = |is: Is| Ok(Condition::This(Filter::of(vec![is])));
        let of_seals = matches!(
            kind,
            ConditionTag::InLine
                | ConditionTag::InForm
                | ConditionTag::NormallyCombined
                | ConditionTag::Combined
                | ConditionTag::Fights
                | ConditionTag::Attacks
                | ConditionTag::IsAttacked
                | ConditionTag::Cursed
                | ConditionTag::Inactive
                | ConditionTag::Active
        );
        if of_seals {
            self.only_seals(&Target::This, tree)?;
        }
        match kind {
            ConditionTag::InLine => of_this(Is::Own(OwnIs::Line(self.hole(tree, "line_name", Self::line_name)?))),
            ConditionTag::InArena => Ok(Condition::This(Filter::any())),
            ConditionTag::InForm => self.in_form(tree),
            ConditionTag::NormallyCombined => Ok(Condition::Own(OwnCondition::NormallyCombined)),
            ConditionTag::Combined => Ok(Condition::Own(OwnCondition::Combined(None))),
            ConditionTag::Inactive => of_this(Is::Rested),
            ConditionTag::Active => of_this(Is::Active),
            ConditionTag::Fights => of_this(Is::Own(OwnIs::Fighting)),
            ConditionTag::Attacks => of_this(Is::Own(OwnIs::Attacking)),
            ConditionTag::IsAttacked => of_this(Is::Own(OwnIs::Attacked)),
            ConditionTag::Cursed => {
                let curse = tree.tree("curse").map(|curse| self.curse(curse)).transpose()?;
                of_this(Is::Own(OwnIs::Cursed(curse)))
            }
            ConditionTag::Have => {
                let who = self.hole(tree, "who", Self::whose)?;
                self.hole(tree, "quantity", |builder, quantity| builder.has(quantity, who))
            }
            ConditionTag::HaveEither | ConditionTag::HaveBoth => {
                let who = self.hole(tree, "who", Self::whose)?;
                self.of_each(tree)?;
                let one = self.hole(tree, "one", |builder, quantity| builder.has(quantity, who))?;
                let two = self.hole(tree, "two", |builder, quantity| builder.has(quantity, who))?;
                let both = vec![one, two];
                Ok(if kind == ConditionTag::HaveBoth { Condition::All(both) } else { either(both) })
            }
            ConditionTag::HaveNone => {
                let who = self.hole(tree, "who", Self::whose)?;
                let of = self.hole(tree, "kind", |builder, of| builder.of_player(of, who))?;
                Ok(Condition::Is(of, Compare::Exactly, Amount::N(0)))
            }
            ConditionTag::HaveMore => self.outnumbers(tree, Compare::More),
            ConditionTag::HaveFewer => self.outnumbers(tree, Compare::Less),
            ConditionTag::AttackSubturn => {
                let whose = self.hole(tree, "the", Self::whose)?;
                if whose == Whose::Any {
                    return Wrong::said(&tree.at, "sm-text-whose-subturn");
                }
                Ok(Condition::Own(OwnCondition::AttackSubturn(whose)))
            }
            ConditionTag::Mp => {
                let whose = self.hole(tree, "owner", Self::whose)?;
                compared(tree, Amount::Own(Number::Mp(whose)), Compare::Exactly)
            }
            ConditionTag::Stat => {
                let stat = self.hole(tree, "stat", Self::stat)?;
                if stat != Stat::CastMp {
                    self.only_seals(&Target::This, tree)?;
                }
                let (from, to) = super::cards::range(tree)?;
                of_this(Is::Stat(stat, Of::Now, from, to))
            }
            ConditionTag::And | ConditionTag::Or => Wrong::said(&tree.at, "sm-text-unread"),
        }
    }

    /// [S] is combined in a move.
    pub(super) fn in_form(&mut self, tree: &Node) -> Built<Condition> {
        let Some((name, at)) = tree.name("name") else { return Wrong::said(&tree.at, "sm-text-unread") };
        if let Some(near) = super::names::slip(name) {
            return Wrong::word(&at, "sm-text-no-name", near);
        }
        Ok(Condition::Own(OwnCondition::Combined(Some(name.to_owned()))))
    }

    /// A player has more of them than the other one, or fewer.
    fn outnumbers(&mut self, tree: &Node, compare: Compare) -> Built<Condition> {
        let who = self.hole(tree, "who", Self::whose)?;
        let other = self.hole(tree, "other", Self::whose)?;
        if who == other {
            return Wrong::said(&tree.at, "sm-text-which-player");
        }
        let mine = self.hole(tree, "kind", |builder, of| builder.of_player(of, who))?;
        let theirs = self.hole(tree, "kind", |builder, of| builder.of_player(of, other))?;
        Ok(Condition::Is(mine, compare, theirs))
    }

    /// A player has so many.
    fn has(&mut self, quantity: &Node, who: Whose) -> Built<Condition> {
        let of = self.of_player(quantity, who)?;
        match quantity.tag {
            // "we have a Knight": one or more; "another one": none of them is this card.
            Tag::Which(WhichTag::Some | WhichTag::Another) => Ok(Condition::Is(of, Compare::AtLeast, Amount::N(1))),
            Tag::Which(WhichTag::MoreThan) => at_least(quantity, of, 1),
            Tag::Which(WhichTag::AtLeast) => at_least(quantity, of, 0),
            Tag::Which(WhichTag::FewerThan) => at_most(quantity, of, 1),
            Tag::Which(WhichTag::AtMost) => at_most(quantity, of, 0),
            _ => compared(quantity, of, Compare::AtLeast),
        }
    }

    /// How many of these a player has.
    fn of_player(&mut self, tree: &Node, who: Whose) -> Built<Amount> {
        // Of one player, or of both together?
        if who == Whose::Any {
            return Wrong::said(&tree.at, "sm-text-which-player");
        }
        let mut cards = self.cards(tree)?;
        let other = Is::Not(Box::new(Filter::of(vec![Is::This])));
        if tree.tag == Tag::Which(WhichTag::Another) && !cards.is.contains(&other) {
            cards.is.push(other);
        }
        if cards.whose.is_some_and(|whose| whose != who) {
            return Wrong::said(&tree.at, "sm-text-two-owners");
        }
        let names = cards.different_names;
        let selector = Box::new(cards.selector(who, Some(Zone::Arena)));
        Ok(if names { Amount::Own(Number::Names(selector)) } else { Amount::Count(selector) })
    }

    /// When a Trigger Ability works.
    pub(super) fn timing(&mut self, tree: &Node) -> Built<Timing> {
        let Tag::When(when) = tree.tag else { return Wrong::said(&tree.at, "sm-text-unread") };
        if when.is_of_player() {
            let said = tree.tree("who").or(tree.tree("the"));
            let whose = said.map(|who| self.whose(who)).transpose()?.unwrap_or(Whose::Any);
            if whose == Whose::Any {
                self.taken.push(Taken::WhoseStep);
            }
            let who = Selector { whose, places: Vec::new(), filter: Filter::any() };
            return Ok(Timing::Own(OwnTiming { when, who }));
        }
        // "the opponent casts a Mystic", "we use a Skill": any card of that player.
        let said = tree.tree("who").map(|who| self.whose(who)).transpose()?;
        let who = match tree.tree("subject") {
            None if said.is_some() => {
                Selector { whose: said.unwrap_or(Whose::Any), places: Vec::new(), filter: Filter::any() }
            }
            Some(subject) if said.is_some() && subject.tag != Tag::Which(WhichTag::Kind) => {
                return Wrong::said(&subject.at, "sm-text-two-owners");
            }
            Some(subject) if matches!(subject.tag, Tag::Which(WhichTag::Host | WhichTag::HostSeal)) => {
                let seal = subject.tag == Tag::Which(WhichTag::HostSeal);
                let fits = match self.frame.paste {
                    Some(Paste::Ps) => true,
                    Some(Paste::Pm) => !seal,
                    _ => false,
                };
                if !fits {
                    return Wrong::said(&subject.at, "sm-text-not-pasted");
                }
                let on = if self.frame.paste == Some(Paste::Ps) { Category::Seal } else { Category::Mystic };
                self.can_happen(when, Some(on), tree)?;
                self.it = Some(Some(on));
                Selector { whose: Whose::Any, places: Vec::new(), filter: Filter::of(vec![Is::Own(OwnIs::Host)]) }
            }
            Some(subject) if subject.tag != Tag::Which(WhichTag::This) => {
                let cards = self.cards(subject)?;
                if cards.different_names || cards.places.is_some() {
                    return Wrong::said(&subject.at, "sm-text-only-what-it-is");
                }
                self.can_happen(when, cards.category, tree)?;
                if said.is_some() && cards.whose.is_some_and(|whose| Some(whose) != said) {
                    return Wrong::said(&subject.at, "sm-text-two-owners");
                }
                self.it = Some(cards.category);
                cards.selector(said.unwrap_or(Whose::Any), None)
            }
            _ => {
                self.can_happen(when, Some(self.frame.category), tree)?;
                this()
            }
        };
        Ok(Timing::Own(OwnTiming { when, who }))
    }

    /// g:หรือ. "attacks or is attacked": the second moment is one of the card that does the first.
    pub(super) fn timing_of_same(&self, first: (&Node, &Timing), tree: &Node) -> Built<Timing> {
        let (Tag::When(when), Timing::Own(one)) = (tree.tag, first.1) else {
            return Wrong::said(&tree.at, "sm-text-unread");
        };
        // "When cast successfully or is cast": it is said of no card.
        let Some(subject) = first.0.tree("subject").filter(|_| first.0.tree("who").is_none()) else {
            return Wrong::said(&tree.at, "sm-text-of-both");
        };
        // "attacks or is attacked successfully": in both cases, or in the second?
        let succeeds = |when: When| matches!(when, When::AttackSucceeds | When::AttackedSucceeds);
        if succeeds(when) && !succeeds(one.when) {
            return Wrong::said(&tree.at, "sm-text-of-both");
        }
        let is_this = subject.tag == Tag::Which(WhichTag::This);
        let kind = if is_this { Some(self.frame.category) } else { self.it.flatten() };
        self.can_happen(when, kind, tree)?;
        Ok(Timing::Own(OwnTiming { when, who: one.who.clone() }))
    }

    /// A Curse.
    pub(super) fn curse(&mut self, tree: &Node) -> Built<Curse> {
        match tree.tag {
            Tag::Curse(curse) => Ok(curse),
            _ => Wrong::said(&tree.at, "sm-text-unread"),
        }
    }

    /// A kind of counter.
    pub(super) fn counter(&mut self, tree: &Node) -> Built<Counter> {
        match tree.tag {
            Tag::Counter(counter) => Ok(counter),
            _ => Wrong::said(&tree.at, "sm-text-unread"),
        }
    }
}

/// So many, and `more`, or above.
fn at_least(tree: &Node, left: Amount, more: i32) -> Built<Condition> {
    match tree.number("n").map(|number| number.saturating_add(more)) {
        Some(number @ 1..) => Ok(Condition::Is(left, Compare::AtLeast, Amount::N(number))),
        Some(_) => Wrong::said(&tree.at, "sm-text-always-true"),
        None => Wrong::said(&tree.at, "sm-text-unread"),
    }
}

/// So many, and `fewer` less, or below.
fn at_most(tree: &Node, left: Amount, fewer: i32) -> Built<Condition> {
    match tree.number("n").map(|number| number - fewer) {
        Some(0) => Ok(Condition::Is(left, Compare::Exactly, Amount::N(0))),
        Some(number @ 1..) => Ok(Condition::Is(left, Compare::AtMost, Amount::N(number))),
        Some(_) => Wrong::said(&tree.at, "sm-text-none-needed"),
        None => Wrong::said(&tree.at, "sm-text-unread"),
    }
}

/// A number against the one in the hole.
fn compared(tree: &Node, left: Amount, bare: Compare) -> Built<Condition> {
    let Some(number) = tree.number("n") else { return Wrong::said(&tree.at, "sm-text-unread") };
    let compare = match tree.tree("bound").map(|bound| bound.tag) {
        Some(Tag::AtLeast) => Compare::AtLeast,
        Some(Tag::AtMost) => Compare::AtMost,
        _ => bare,
    };
    if compare == Compare::AtLeast && number == 0 {
        return Wrong::said(&tree.at, "sm-text-always-true");
    }
    Ok(Condition::Is(left, compare, Amount::N(number)))
}

/// g:หรือ
fn either(all: Vec<Condition>) -> Condition {
    Condition::Own(OwnCondition::Either(all))
}
