//! Lines: what kind of text they are, when it works, what it costs, what stands after it.

use super::super::vocabulary::{
    Call, Category, Condition, Deed, Effect, Extra, Filter, Grant, Grants, Is, Kind, Op, OwnCondition, OwnIs, OwnOp,
    OwnTiming, Paste, Period, Place, Printed, Selector, Stat, Taken, Target, Timing, To, Turns, Until, Uses, When,
    Whose, Zone,
};
use super::fault::{Built, Wrong};
use super::table::{ConditionTag, CostTag, LineTag, OpeningTag, SuffixTag, Tag, ZoneTag};
use super::{Frame, LineReading};
use crate::cardgame::phrases::Tree;
use crate::games::summoner_master::vocabulary::Amount;

/// A row that was found.
pub type Node = Tree<Tag>;

/// Builds what a line means.
pub struct Builder {
    pub(super) frame: Frame,
    /// 200.2.2, 201.2.2. The name of the card.
    pub(super) name: String,
    /// 604.4. The Skill is one on All: what it names is the opponent's, where it does not say whose.
    pub(super) on_all: bool,
    /// Where effects that are given begin.
    printed: usize,
    pub(super) given: Vec<Effect>,
    pub(super) taken: Vec<Taken>,
    /// g:X: what X is.
    pub(super) x: Option<Amount>,
    /// What a step is said "for each" of, and whether a number of it was found.
    pub(super) each: Option<(Amount, bool)>,
    /// g:Pasted: what is said without a subject is said of the card that it is pasted on.
    pub(super) host: bool,
    /// 504.19. What has no duration lasts as long as this.
    pub(super) until: Until,
    /// 713.2
    pub(super) even_lost: bool,
    /// 603.1, 603.6.1. "and" joins several Effects.
    pub(super) joined: bool,
    /// The parts that it joins, by the number of their steps.
    pub(super) parts: Vec<u8>,
    /// 601.2.2. How often "we may" was said.
    pub(super) mays: u8,
    /// The card that has been spoken of, and its kind where that is known: "that Seal".
    pub(super) it: Option<Option<Category>>,
    /// 510.3. It is said of a Support.
    supports: bool,
    /// The kind of the cards that gain a text.
    pub(super) gaining: Option<Category>,
    /// 500.10. A Skill without Interfere: nobody attacks when it is used.
    pub(super) at_rest: bool,
    /// 604. A Skill of a card in the arena.
    pub(super) commanded: bool,
}

/// What the openings of a line ask for.
#[derive(Default)]
struct Opened {
    timings: Vec<Timing>,
    /// Two of them, one of which is enough.
    either: bool,
    conditions: Vec<Condition>,
    lasting: bool,
}

impl Builder {
    /// A builder for a line of a card; effects that it gives stand from `printed` on.
    pub fn new(frame: Frame, printed: usize) -> Self {
        Self {
            frame,
            name: String::new(),
            on_all: false,
            printed,
            given: Vec::new(),
            taken: Vec::new(),
            x: None,
            each: None,
            host: false,
            until: Until::Always,
            even_lost: false,
            joined: false,
            parts: Vec::new(),
            mays: 0,
            it: None,
            supports: false,
            gaining: None,
            at_rest: false,
            commanded: false,
        }
    }

    /// 200.2.2, 201.2.2. For the card of this name.
    pub fn of_card(self, name: &str) -> Self {
        Self { name: name.to_owned(), ..self }
    }

    /// A line.
    pub(super) fn line(mut self, tree: &Node) -> Built<LineReading> {
        let mut out = LineReading {
            effect: None,
            given: Vec::new(),
            taken: Vec::new(),
            moves: None,
            growth: None,
            progress: None,
            exception: None,
        };
        let (tree, printed) = match (tree.tag, tree.tree("line"), tree.tree("supports")) {
            (Tag::Line(LineTag::Growth), Some(line), Some(supports)) => {
                out.growth = Some(self.supports(supports)?);
                (line, Printed::GrowthBox)
            }
            (Tag::Line(LineTag::Progress), Some(line), Some(supports)) => {
                out.progress = Some(self.supports(supports)?);
                (line, Printed::ProgressBox)
            }
            _ => (tree, self.frame.printed),
        };
        self.frame.printed = printed;
        let of_seal = tree.tag == Tag::Line(LineTag::Move) || out.growth.is_some();
        if of_seal && self.frame.category == Category::Mystic {
            return Wrong::said(&tree.at, "sm-text-only-seals");
        }
        if tree.tag == Tag::Line(LineTag::Move) {
            if printed != Printed::TextBox {
                return Wrong::said(&tree.at, "sm-text-no-box-here");
            }
            out.moves = Some(self.attack_move(tree)?);
        } else {
            let (effect, exception) = self.effect(tree)?;
            out.effect = Some(effect);
            out.exception = exception;
        }
        out.given = self.given;
        out.taken = self.taken;
        Ok(out)
    }

    /// The effect of a line, and an exception that stands after it.
    pub(super) fn effect(&mut self, tree: &Node) -> Built<(Effect, Option<Filter>)> {
        let Tag::Line(kind) = tree.tag else { return Wrong::said(&tree.at, "sm-text-unread") };
        let mut effect = match kind {
            LineTag::Skill | LineTag::Twinkling => self.skill(tree, kind == LineTag::Twinkling)?,
            LineTag::Text => self.text(tree)?,
            LineTag::WakeUp => Effect::of(Kind::Called(Call::WakeUp)),
            LineTag::Wisdom => {
                let scope = self.hole(tree, "features", Self::features)?;
                Effect::of(Kind::Called(Call::Wisdom(scope)))
            }
            LineTag::Move | LineTag::Growth | LineTag::Progress => {
                return Wrong::said(&tree.at, "sm-text-no-box-here");
            }
        };
        if kind == LineTag::WakeUp
            && let Some(cond) = tree.tree("cond")
        {
            effect.conditions.push(self.condition(cond)?);
        }
        if let Some(stated) = tree.tree("stated") {
            let condition = self.hole(stated, "cond", Self::condition)?;
            effect.conditions.insert(0, Condition::Own(OwnCondition::Stated(Box::new(condition))));
        }
        effect.extra.even_lost = self.even_lost;
        effect.extra.joined = self.joined && !matches!(effect.kind, Kind::Permanent(_));
        if effect.extra.joined && self.parts.iter().map(|n| usize::from(*n)).sum::<usize>() == effect.body.len() {
            effect.extra.parts = std::mem::take(&mut self.parts);
        }
        effect.extra.printed = self.frame.printed;
        let exception = match tree.tree("suffixes") {
            Some(suffixes) => {
                let exception = self.suffixes(suffixes, &mut effect)?;
                self.limits(&effect, suffixes)?;
                if exception.is_some() && self.frame.category == Category::Seal {
                    return Wrong::said(&suffixes.at, "sm-text-only-mystics");
                }
                exception
            }
            None => None,
        };
        Ok((effect, exception))
    }

    /// What is in a hole, or else the table is not as it should be.
    pub(super) fn hole<T>(
        &mut self,
        tree: &Node,
        name: &str,
        build: impl FnOnce(&mut Self, &Node) -> Built<T>,
    ) -> Built<T> {
        match tree.tree(name) {
            Some(inner) => build(self, inner),
            None => Wrong::said(&tree.at, "sm-text-unread"),
        }
    }

    /// A small number in a hole.
    pub(super) fn small(tree: &Node, name: &str) -> Built<u8> {
        match tree.number(name).map(u8::try_from) {
            Some(Ok(number)) => Ok(number),
            _ => Wrong::word(&tree.at, "sm-text-too-great", None),
        }
    }

    /// A small number in a hole, 1 or more.
    pub(super) fn some(tree: &Node, name: &str) -> Built<u8> {
        match Self::small(tree, name)? {
            0 => Wrong::said(&tree.at, "sm-text-none-needed"),
            number => Ok(number),
        }
    }

    /// The rows of a list, in order.
    pub(super) fn list<'a>(mut tree: &'a Node, one: &str, more: &str) -> Vec<&'a Node> {
        let mut all = Vec::new();
        loop {
            all.extend(tree.tree(one));
            match tree.tree(more) {
                Some(next) => tree = next,
                None => return all,
            }
        }
    }

    /// 604. A Skill.
    fn skill(&mut self, tree: &Node, twinkling: bool) -> Built<Effect> {
        let (mut interfere, mut hand, mut uses) = (false, twinkling, Uses::Once);
        if let Some(mods) = tree.tree("skillmods") {
            for one in Self::list(mods, "skillmod", "skillmods") {
                let again = match one.tag {
                    Tag::Interfere => std::mem::replace(&mut interfere, true),
                    Tag::InHand => std::mem::replace(&mut hand, true),
                    Tag::All => std::mem::replace(&mut uses, Uses::All) != Uses::Once,
                    _ => {
                        let times = Self::small(one, "n")?;
                        if times < 2 {
                            return Wrong::said(&one.at, "sm-text-times");
                        }
                        std::mem::replace(&mut uses, Uses::Times(times)) != Uses::Once
                    }
                };
                if again {
                    return Wrong::said(&one.at, "sm-text-said-twice");
                }
            }
        }
        let mut effect = Effect::of(Kind::Called(Call::Skill { interfere, uses, hand, twinkling }));
        effect.cost = self.hole(tree, "costs", Self::costs)?;
        // g:Twinkling says how the card leaves the hand; by 619.13 it is there when its Skill works.
        let leaves = |op: &Op| matches!(op, Op::Move { what: Target::This, .. });
        if let Some(costs) = tree.tree("costs").filter(|_| twinkling && effect.cost.iter().any(leaves)) {
            return Wrong::said(&costs.at, "sm-text-twinkling-cost");
        }
        // What was paid is gone.
        self.it = None;
        self.on_all = uses == Uses::All;
        (self.at_rest, self.commanded) = (!interfere, !hand);
        if !hand && self.frame.category == Category::Mystic && self.frame.turns == Turns::Zero {
            return Wrong::said(&tree.at, "sm-text-zero-turns");
        }
        effect.body = self.hole(tree, "skillbody", |builder, body| {
            if body.tag != Tag::TwoParts {
                return builder.hole(body, "body", Self::body);
            }
            let mut all = builder.hole(body, "first", Self::body)?;
            all.push(Op::Own(OwnOp::OrderBegins));
            all.extend(builder.hole(body, "second", Self::body)?);
            Ok(all)
        })?;
        // 604.1. A Skill is used because somebody wants to.
        if self.mays > 0 {
            return Wrong::said(&tree.at, "sm-text-may-where");
        }
        if effect.body.iter().all(|op| matches!(op, Op::Own(OwnOp::Order(..)))) {
            self.taken.push(Taken::OrderIsOnePart);
        }
        Ok(effect)
    }

    /// What a Skill costs.
    fn costs(&mut self, tree: &Node) -> Built<Vec<Op>> {
        let all = Self::list(tree, "cost", "costs");
        let mut ops = Vec::new();
        for cost in &all {
            let Tag::Cost(kind) = cost.tag else { return Wrong::said(&cost.at, "sm-text-unread") };
            let op = match kind {
                CostTag::Nothing if all.len() == 1 => return Ok(Vec::new()),
                CostTag::Nothing => return Wrong::said(&cost.at, "sm-text-no-cost-and-cost"),
                CostTag::Mp => Op::Own(OwnOp::PayMp(Self::small(cost, "n")?)),
                CostTag::Counters => {
                    let count = Self::small(cost, "n")?;
                    let kind = self.hole(cost, "counter", Self::counter)?;
                    Op::Own(OwnOp::PayCounters(kind, count))
                }
                CostTag::Sacrifice => self.given_up(cost, Deed::Sacrifice, Zone::Arena)?,
                CostTag::Discard => self.given_up(cost, Deed::Discard, Zone::Hand)?,
                CostTag::Remove => self.given_up(cost, Deed::Remove, Zone::Arena)?,
            };
            // An amount is said once.
            let is_amount = |one: &Op| match (one, &op) {
                (Op::Own(OwnOp::PayMp(_)), Op::Own(OwnOp::PayMp(_))) => true,
                (Op::Own(OwnOp::PayCounters(one, _)), Op::Own(OwnOp::PayCounters(other, _))) => one == other,
                _ => false,
            };
            if ops.iter().any(is_amount) {
                return Wrong::said(&cost.at, "sm-text-said-twice");
            }
            ops.push(op);
        }
        Ok(ops)
    }

    /// Own cards that a cost takes.
    fn given_up(&mut self, cost: &Node, deed: Deed, zone: Zone) -> Built<Op> {
        let what = self.hole(cost, "which", |builder, which| builder.target(which, Whose::Yours, Some(zone)))?;
        let own = match &what {
            Target::Choose { from, .. } | Target::All(from) => from.whose == Whose::Yours,
            Target::This => true,
            _ => false,
        };
        let there = match &what {
            Target::Choose { from, .. } | Target::All(from) => {
                deed == Deed::Remove || from.places == [Place::Zone(zone)]
            }
            _ => true,
        };
        if !own || !there {
            return Wrong::said(&cost.at, "sm-text-own-in-cost");
        }
        Ok(super::steps::moved(deed, what))
    }

    /// 601. An Ability.
    fn text(&mut self, tree: &Node) -> Built<Effect> {
        let opened = match tree.tree("openings") {
            Some(openings) => self.openings(openings)?,
            None => Opened::default(),
        };
        let Some(result) = tree.tree("result") else { return Wrong::said(&tree.at, "sm-text-unread") };
        let mut effect = if let Some(ability) = result.tree("ability") {
            if !opened.timings.is_empty() {
                return Wrong::said(&ability.at, "sm-text-ability-happens");
            }
            let what = self.ability(ability)?;
            self.can_be_had(&what, ability)?;
            let to = if self.host { To::All(host()) } else { To::This };
            Effect::of(Kind::Permanent(vec![Grants { to, what }]))
        } else {
            let body = self.hole(result, "body", Self::body)?;
            // 601.2.2. The whole of a Trigger Ability may be left to its owner.
            let whole = !opened.timings.is_empty() && matches!(body.as_slice(), [Op::May(..)]);
            if self.mays > u8::from(whole) {
                return Wrong::said(&result.at, "sm-text-may-where");
            }
            let zero = self.frame.category == Category::Mystic && self.frame.turns == Turns::Zero;
            if !opened.timings.is_empty() {
                Effect { body, ..Effect::of(Kind::Auto(opened.timings)) }
            } else if zero && !opened.lasting {
                Effect { body, ..Effect::of(Kind::Called(Call::Success)) }
            } else {
                let all = continuous(&body, result)?;
                // 302.6. An Ability does nothing from the hand, where the casting Mp is paid.
                let of_casting = |g: &Grant| matches!(g, Grant::Stat(Stat::CastMp, _) | Grant::Base(Stat::CastMp, _));
                if all.iter().any(|g| g.to == To::This && g.what.iter().any(of_casting)) {
                    return Wrong::said(&result.at, "sm-text-casting-mp-own");
                }
                Effect::of(Kind::Permanent(all))
            }
        };
        effect.conditions = opened.conditions;
        Ok(effect)
    }

    /// What stands before a text.
    fn openings(&mut self, tree: &Node) -> Built<Opened> {
        let mut opened = Opened::default();
        for opening in Self::list(tree, "opening", "openings") {
            let Tag::Opening(kind) = opening.tag else { return Wrong::said(&opening.at, "sm-text-unread") };
            match kind {
                OpeningTag::When => opened.timings.push(self.hole(opening, "timing", Self::timing)?),
                OpeningTag::Either => {
                    let before = self.it;
                    let one = self.hole(opening, "timing", Self::timing)?;
                    let spoken = std::mem::replace(&mut self.it, before);
                    let other = self.hole(opening, "other", Self::timing)?;
                    if one == other {
                        return Wrong::said(&opening.at, "sm-text-said-twice");
                    }
                    // "That card" is what both speak of.
                    if self.it != spoken {
                        self.it = before;
                    }
                    opened.timings.extend([one, other]);
                    opened.either = true;
                }
                OpeningTag::EitherOfOne => {
                    let one = self.hole(opening, "timing", Self::timing)?;
                    let Some((said, again)) = opening.tree("timing").zip(opening.tree("again")) else {
                        return Wrong::said(&opening.at, "sm-text-unread");
                    };
                    let other = self.timing_of_same((said, &one), again)?;
                    if one == other {
                        return Wrong::said(&opening.at, "sm-text-said-twice");
                    }
                    opened.timings.extend([one, other]);
                    opened.either = true;
                }
                OpeningTag::Enters => opened.timings.push(of_this(When::Enters)),
                OpeningTag::Dancing(when) => {
                    self.can_happen(when, Some(self.frame.category), opening)?;
                    opened.timings.push(of_this(when));
                }
                OpeningTag::AsLong => self.as_long(opening, &mut opened)?,
                OpeningTag::Alone => {
                    opened.lasting = true;
                    opened.conditions.push(Condition::Own(OwnCondition::Alone));
                }
                OpeningTag::Support => {
                    self.only_seals(&Target::This, opening)?;
                    self.supports = true;
                    opened.lasting = true;
                    let of = opening.tree("features").map(|features| self.features(features)).transpose()?;
                    opened.conditions.push(Condition::Own(OwnCondition::SupportOf(of.unwrap_or_default())));
                }
                OpeningTag::Pasted => {
                    if !matches!(self.frame.paste, Some(Paste::Ps | Paste::Pm)) {
                        return Wrong::said(&opening.at, "sm-text-not-pasted");
                    }
                    opened.lasting = true;
                    let on = opening.tree("features").map(|features| self.features(features)).transpose()?;
                    self.host = true;
                    opened.conditions.push(Condition::Own(OwnCondition::Pasted(on.unwrap_or_default())));
                }
            }
        }
        if opened.timings.len() > if opened.either { 2 } else { 1 } {
            return Wrong::said(&tree.at, "sm-text-said-twice");
        }
        Ok(opened)
    }

    /// 601.3.3. "As long as …", "While …". While it fights: what begins with the fight and ends with it (504.9, 504.14, 504.19).
    fn as_long(&mut self, opening: &Node, opened: &mut Opened) -> Built<()> {
        let Some(cond) = opening.tree("cond") else { return Wrong::said(&opening.at, "sm-text-unread") };
        let only = cond.tree("atom").filter(|_| cond.tag == Tag::One);
        match only.map(|atom| atom.tag) {
            Some(Tag::Condition(ConditionTag::Fights)) => {
                self.only_seals(&Target::This, opening)?;
                self.until = Until::Fight;
                opened.timings.push(of_this(When::Fights));
            }
            // It works in the arena anyway.
            Some(Tag::Condition(ConditionTag::InArena)) => opened.lasting = true,
            _ => {
                opened.lasting = true;
                opened.conditions.push(self.condition(cond)?);
            }
        }
        Ok(())
    }

    /// What stands after a text: limits, and an exception.
    fn suffixes(&mut self, tree: &Node, effect: &mut Effect) -> Built<Option<Filter>> {
        let mut exception = None;
        for suffix in Self::list(tree, "suffix", "suffixes") {
            let Tag::Suffix(kind) = suffix.tag else { return Wrong::said(&suffix.at, "sm-text-unread") };
            let extra: &mut Extra = &mut effect.extra;
            let again = match kind {
                SuffixTag::Limit => {
                    let limit = (Self::some(suffix, "n")?, period(suffix)?);
                    extra.limit.replace(limit).is_some()
                }
                SuffixTag::Named => {
                    let limit = (Self::some(suffix, "n")?, period(suffix)?);
                    extra.named.replace(limit).is_some()
                }
                SuffixTag::Works => {
                    let zone = match suffix.tree("zone").map(|zone| zone.tag) {
                        Some(Tag::Zone(ZoneTag::One(zone))) => zone,
                        Some(Tag::Zone(ZoneTag::Shrines)) if self.frame.category == Category::Seal => Zone::SealShrine,
                        Some(Tag::Zone(ZoneTag::Shrines)) => Zone::MysticShrine,
                        _ => return Wrong::said(&suffix.at, "sm-text-which-zone"),
                    };
                    let works = (zone, Self::small(suffix, "from")?, Self::small(suffix, "work")?);
                    extra.works.replace(works).is_some()
                }
                SuffixTag::FixedMp => {
                    let fixed = Self::small(suffix, "n")?;
                    let paid = effect.cost.iter().find_map(|op| match op {
                        Op::Own(OwnOp::PayMp(mp)) => Some(*mp),
                        _ => None,
                    });
                    if paid.unwrap_or(0) != fixed {
                        return Wrong::said(&suffix.at, "sm-text-fixed-mp");
                    }
                    extra.fixed_mp.replace(fixed).is_some()
                }
                SuffixTag::Uncancelled => std::mem::replace(&mut extra.uncancelled, true),
                SuffixTag::Unlosable => std::mem::replace(&mut extra.unlosable, true),
                SuffixTag::InForm => {
                    let condition = self.in_form(suffix)?;
                    effect.conditions.push(condition.clone());
                    effect.conditions.iter().filter(|other| **other == condition).count() > 1
                }
                SuffixTag::AsLong => {
                    if !matches!(effect.kind, Kind::Permanent(_)) {
                        return Wrong::said(&suffix.at, "sm-text-as-long-where");
                    }
                    let condition = self.hole(suffix, "cond", Self::condition)?;
                    effect.conditions.push(condition.clone());
                    effect.conditions.iter().filter(|other| **other == condition).count() > 1
                }
                SuffixTag::Exception => {
                    let filter = self.hole(suffix, "features", Self::features)?;
                    exception.replace(filter).is_some()
                }
            };
            if again {
                return Wrong::said(&suffix.at, "sm-text-said-twice");
            }
        }
        Ok(exception)
    }

    /// 510.3. The Main of [S] is spoken of where [S] is a Support.
    pub(super) const fn is_support(&self) -> bool {
        self.supports
    }

    /// Keep an effect that another gives: its place in the text.
    pub(super) fn give(&mut self, effect: Effect, at: &Node) -> Built<u8> {
        let Ok(place) = u8::try_from(self.printed + self.given.len()) else {
            return Wrong::word(&at.at, "sm-text-too-great", None);
        };
        self.given.push(Effect { given: true, ..effect });
        Ok(place)
    }
}

/// 601.3. What a Continuous Ability grants: no choice, no end, nothing that happens.
fn continuous(body: &[Op], said: &Node) -> Built<Vec<Grants>> {
    let mut all = Vec::new();
    for op in body {
        let (to, what, until) = match op {
            Op::Give { to: Target::This, what, until } => (To::This, what, until),
            Op::Give { to: Target::All(cards), what, until } => (To::All(cards.clone()), what, until),
            Op::Give { .. } => return Wrong::said(&said.at, "sm-text-continuous-chooses"),
            Op::GivePlayer { who, what, until } => (To::Player(*who), what, until),
            _ => return Wrong::said(&said.at, "sm-text-continuous-happens"),
        };
        if *until != Until::Always {
            return Wrong::said(&said.at, "sm-text-continuous-ends");
        }
        all.push(Grants { to, what: what.clone() });
    }
    Ok(all)
}

/// Something that [S] does.
fn of_this(when: When) -> Timing {
    Timing::Own(OwnTiming { when, who: this() })
}

/// [S], wherever it is.
pub fn this() -> Selector {
    Selector { whose: Whose::Any, places: Vec::new(), filter: Filter::of(vec![Is::This]) }
}

/// g:Pasted. The card that [S] is pasted on.
pub fn host() -> Selector {
    let filter = Filter::of(vec![Is::Own(OwnIs::Host)]);
    Selector { whose: Whose::Any, places: vec![Place::Zone(Zone::Arena)], filter }
}

/// g:(X/Y)
fn period(suffix: &Node) -> Built<Period> {
    match suffix.tree("period").map(|period| period.tag) {
        Some(Tag::Period(period)) => Ok(period),
        _ => Wrong::said(&suffix.at, "sm-text-unread"),
    }
}
