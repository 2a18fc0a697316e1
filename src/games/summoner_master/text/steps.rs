//! What happens, step by step.

use super::super::vocabulary::{
    Amount, Cannot, Category, Condition, Count, Curse, Deed, Grant, Is, Op, Order, OwnCannot, OwnGrant, OwnOp, Pile,
    Place, Rest, Spot, Stat, Target, Until, Whose, Zone,
};
use super::fault::{Built, Wrong};
use super::lines::{Builder, Node, host};
use super::sense;
use super::table::{BodyTag, NounTag, StepTag, Tag, WhichTag};

/// Cards go somewhere.
pub fn moved(deed: Deed, what: Target) -> Op {
    Op::Move { deed, what, spot: Spot::Top, turned: false }
}

impl Builder {
    /// What happens, in order.
    pub(super) fn body(&mut self, tree: &Node) -> Built<Vec<Op>> {
        let Tag::Body(kind) = tree.tag else { return Wrong::said(&tree.at, "sm-text-unread") };
        match kind {
            BodyTag::One => self.hole(tree, "step", Self::step),
            BodyTag::And => self.both_steps(tree),
            BodyTag::Then => {
                self.of_the_looked_at(tree)?;
                let mut all = self.hole(tree, "step", Self::step)?;
                all.extend(self.hole(tree, "body", Self::body)?);
                Ok(all)
            }
            BodyTag::If => {
                // "if …: a; then b": whether b hangs on the condition is not said.
                if tree.tree("body").is_some_and(|body| body.tag == Tag::Body(BodyTag::Then)) {
                    return Wrong::said(&tree.at, "sm-text-if-then");
                }
                let condition = self.hole(tree, "cond", Self::condition)?;
                let body = self.hole(tree, "body", Self::body)?;
                Ok(vec![Op::If(condition, body, Vec::new())])
            }
            BodyTag::Together => {
                let mut all = vec![Op::Own(OwnOp::TogetherBegins)];
                let Some(together) = tree.tree("together") else { return Wrong::said(&tree.at, "sm-text-unread") };
                let steps = Self::list(together, "step", "together");
                if steps.len() < 2 {
                    return Wrong::said(&tree.at, "sm-text-together");
                }
                for step in steps {
                    all.extend(self.step(step)?);
                }
                all.push(Op::Own(OwnOp::TogetherEnds));
                Ok(all)
            }
            BodyTag::Choose => {
                let Some(modes) = tree.tree("modes") else { return Wrong::said(&tree.at, "sm-text-unread") };
                let mut all = Vec::new();
                let before = self.it;
                for mode in ["one", "two", "three"] {
                    if let Some(body) = modes.tree(mode) {
                        self.it = before;
                        all.push(self.body(body)?);
                    }
                }
                self.it = before;
                Ok(vec![Op::ChooseOne(Whose::Yours, all)])
            }
            BodyTag::XBy => {
                let x = self.hole(tree, "counted", Self::counted)?;
                let before = self.x.replace(x);
                let step = self.hole(tree, "step", Self::step);
                let used = mentions_x(tree.tree("step"));
                self.x = before;
                if !used {
                    return Wrong::said(&tree.at, "sm-text-no-x");
                }
                step
            }
            BodyTag::ForEach => {
                let each = self.hole(tree, "each", Self::counted)?;
                let before = self.each.replace((each, false));
                let step = self.hole(tree, "step", Self::step);
                let used = std::mem::replace(&mut self.each, before).is_some_and(|(_, used)| used);
                if !used {
                    return Wrong::said(&tree.at, "sm-text-no-each");
                }
                step
            }
            BodyTag::May => {
                self.mays += 1;
                let body = self.hole(tree, "body", Self::body)?;
                Ok(vec![Op::May(Whose::Yours, body)])
            }
            BodyTag::Modes => Wrong::said(&tree.at, "sm-text-unread"),
        }
    }

    /// "a and b".
    fn both_steps(&mut self, tree: &Node) -> Built<Vec<Op>> {
        self.of_the_looked_at(tree)?;
        let first = self.hole(tree, "step", Self::step)?;
        self.parts.clear();
        let rest = self.hole(tree, "body", Self::body)?;
        let size = |steps: &[Op]| u8::try_from(steps.len()).unwrap_or(u8::MAX);
        let more = tree.tree("body").is_some_and(|body| body.tag == Tag::Body(BodyTag::And));
        let mut parts = if more { std::mem::take(&mut self.parts) } else { vec![size(&rest)] };
        parts.insert(0, size(&first));
        let apart = first.len() + rest.len();
        let all = joined(first, rest, tree)?;
        // What the same cards get at once needs no order.
        self.joined |= all.len() == apart;
        self.parts = parts;
        Ok(all)
    }

    /// "look at the top 3 cards …; then 1 Seal to hand": of these, or one of the arena?
    fn of_the_looked_at(&mut self, tree: &Node) -> Built<()> {
        let looks = tree.tree("step").is_some_and(|step| step.tag == Tag::Step(StepTag::LookAtTop));
        let next = tree.tree("body").and_then(|body| body.tree("step"));
        let Some(which) = next.filter(|_| looks).and_then(|step| step.tree("which")) else { return Ok(()) };
        let chooses =
            matches!(which.tag, Tag::Which(WhichTag::Count | WhichTag::CountX | WhichTag::UpTo | WhichTag::Every));
        if chooses && !self.names_a_zone(which) {
            return Wrong::said(&which.at, "sm-text-of-which-cards");
        }
        Ok(())
    }

    /// Cards in the arena, of anybody.
    fn there(&mut self, tree: &Node) -> Built<Target> {
        let what = self.hole(tree, "which", |builder, which| builder.target(which, Whose::Any, Some(Zone::Arena)))?;
        // 303.6, 609.3. A casting Mp is paid for a card in hand; what names no Zone acts in the arena.
        let cast = mentions_casting(tree.tree("predicate").or(tree.tree("stat")))
            || mentions_casting(tree.tree("one"))
            || mentions_casting(tree.tree("two"));
        if cast && tree.tree("which").is_some_and(|which| which.tag != Tag::Which(WhichTag::This)) {
            let said = self.hole(tree, "which", |builder, which| Ok(builder.names_a_zone(which)))?;
            if !said && matches!(what, Target::All(_) | Target::Choose { .. }) {
                return Wrong::said(&tree.at, "sm-text-casting-mp-where");
            }
        }
        Ok(what)
    }

    /// "1 Seal and 1 Mystic": the same is done to both, at one time.
    fn both_sorts(&mut self, tree: &Node, deed: Deed) -> Built<Vec<Op>> {
        self.of_each(tree)?;
        let mut ops = vec![Op::Own(OwnOp::TogetherBegins)];
        for name in ["one", "two"] {
            let what = self.hole(tree, name, |builder, which| builder.target(which, Whose::Any, Some(Zone::Arena)))?;
            match deed {
                Deed::Destroy => sense::in_the_arena(&what, tree)?,
                Deed::ToHand => sense::elsewhere(&what, &[Zone::Hand], tree)?,
                _ => sense::elsewhere(&what, &[Zone::Removed], tree)?,
            }
            self.leaves(&what);
            ops.push(moved(deed, what));
        }
        ops.push(Op::Own(OwnOp::TogetherEnds));
        Ok(ops)
    }

    /// Two targets.
    fn both(&mut self, tree: &Node) -> Built<Target> {
        let one = self.hole(tree, "one", |builder, which| builder.target(which, Whose::Any, Some(Zone::Arena)))?;
        let two = self.hole(tree, "two", |builder, which| builder.target(which, Whose::Any, Some(Zone::Arena)))?;
        Ok(Target::Both(vec![one, two]))
    }

    /// One step: moves and commands; the rest elsewhere.
    fn step(&mut self, tree: &Node) -> Built<Vec<Op>> {
        let Tag::Step(kind) = tree.tag else { return Wrong::said(&tree.at, "sm-text-unread") };
        let op = match kind {
            StepTag::Destroy => {
                let what = self.in_arena(tree)?;
                self.leaves(&what);
                moved(Deed::Destroy, what)
            }
            StepTag::ToShrine => moved(Deed::ToShrine, self.from(tree, &[Zone::SealShrine, Zone::MysticShrine])?),
            StepTag::ToHand => moved(Deed::ToHand, self.from(tree, &[Zone::Hand])?),
            StepTag::Remove => moved(Deed::Remove, self.from(tree, &[Zone::Removed])?),
            StepTag::RemoveEvenLost => {
                self.even_lost = true;
                moved(Deed::Remove, self.from(tree, &[Zone::Removed])?)
            }
            StepTag::RemoveFor => {
                let turns = Self::small(tree, "n")?;
                if turns == 0 {
                    return Wrong::said(&tree.at, "sm-text-no-turns");
                }
                Op::Own(OwnOp::RemoveFor { what: self.from(tree, &[Zone::Removed])?, turns })
            }
            StepTag::ToLibrary | StepTag::ToLibraryTop | StepTag::ToLibraryBottom => {
                let spot = match kind {
                    StepTag::ToLibraryTop => Spot::Top,
                    StepTag::ToLibraryBottom => Spot::Bottom,
                    _ => Spot::Anywhere,
                };
                let what = self.from(tree, &[Zone::SealLibrary, Zone::MysticLibrary])?;
                Op::Move { deed: Deed::ToLibrary, what, spot, turned: false }
            }
            StepTag::Both(deed) => return self.both_sorts(tree, deed),
            StepTag::EachDiscards => {
                // 603.6.2. Both at one time.
                let (ours, theirs) = (self.discard(tree, Whose::Yours)?, self.discard(tree, Whose::Opponents)?);
                return Ok(vec![Op::Own(OwnOp::TogetherBegins), ours, theirs, Op::Own(OwnOp::TogetherEnds)]);
            }
            StepTag::EachDraws => self.draw(tree, Whose::Any)?,
            StepTag::Discard => self.discard(tree, Whose::Yours)?,
            StepTag::PlayerDiscards => {
                let who = self.hole(tree, "who", Self::whose)?;
                self.discard(tree, who)?
            }
            StepTag::DiscardRandom => self.discard_at_random(tree, Whose::Yours)?,
            StepTag::PlayerDiscardsRandom => {
                let who = self.hole(tree, "who", Self::whose)?;
                self.discard_at_random(tree, who)?
            }
            StepTag::Draw => self.draw(tree, Whose::Yours)?,
            StepTag::PlayerDraws => {
                let who = self.hole(tree, "who", Self::whose)?;
                if who == Whose::Any {
                    return Wrong::said(&tree.at, "sm-text-which-player");
                }
                self.draw(tree, who)?
            }
            StepTag::Enter => self.enter(tree)?,
            StepTag::CastFree => {
                let what =
                    self.hole(tree, "which", |builder, which| builder.target(which, Whose::Yours, Some(Zone::Hand)))?;
                self.not_there_already(&what, tree)?;
                Op::Own(OwnOp::Cast(what))
            }
            StepTag::Create => match tree.name("inside") {
                Some((name, _)) => Op::Own(OwnOp::Create(name.to_owned())),
                None => return Wrong::said(&tree.at, "sm-text-unread"),
            },
            StepTag::CreateMany => match (tree.name("inside"), Self::small(tree, "n")?) {
                (_, 0) => return Wrong::said(&tree.at, "sm-text-none-chosen"),
                (Some((name, _)), many @ 1..=9) => {
                    return Ok((0..many).map(|_| Op::Own(OwnOp::Create(name.to_owned()))).collect());
                }
                _ => return Wrong::said(&tree.at, "sm-text-unread"),
            },
            StepTag::Order(Order::Skill) => Op::Own(OwnOp::Order(Order::Skill, self.in_arena(tree)?)),
            StepTag::Order(order) => Op::Own(OwnOp::Order(order, self.seals(tree)?)),
            StepTag::Attack => Op::Own(OwnOp::Attack(self.seals(tree)?)),
            _ => return self.gift(tree, kind),
        };
        Ok(vec![op])
    }

    /// One step: what cards or players get.
    fn gift(&mut self, tree: &Node, kind: StepTag) -> Built<Vec<Op>> {
        let op = match kind {
            StepTag::Say => {
                let to = self.there(tree)?;
                self.gaining = self.kind_of(&to);
                let what = self.hole(tree, "predicate", Self::predicate)?;
                self.can_have(&to, &what, tree)?;
                Op::Give { to, what, until: self.until(tree)? }
            }
            StepTag::SayBoth => {
                let to = self.there(tree)?;
                self.gaining = self.kind_of(&to);
                let mut what = self.hole(tree, "one", Self::predicate)?;
                what.extend(self.hole(tree, "two", Self::predicate)?);
                self.can_have(&to, &what, tree)?;
                Op::Give { to, what, until: self.until(tree)? }
            }
            StepTag::SayAlone => {
                if !self.host {
                    return Wrong::said(&tree.at, "sm-text-no-subject");
                }
                self.gaining = self.kind_of(&Target::All(host()));
                let what = self.hole(tree, "predicate", Self::predicate)?;
                self.can_have(&Target::All(host()), &what, tree)?;
                Op::Give { to: Target::All(host()), what, until: self.until(tree)? }
            }
            StepTag::StatOf => {
                let stat = self.hole(tree, "stat", Self::stat)?;
                let change = self.hole(tree, "change", Self::change)?;
                let (to, what) = (self.there(tree)?, vec![Grant::Stat(stat, change)]);
                self.can_have(&to, &what, tree)?;
                Op::Give { to, what, until: self.until(tree)? }
            }
            StepTag::StatOfIs => {
                let stat = self.hole(tree, "stat", Self::stat)?;
                let number = self.hole(tree, "number", Self::number)?;
                let (to, what) = (self.there(tree)?, vec![Grant::Base(stat, number)]);
                self.can_have(&to, &what, tree)?;
                Op::Give { to, what, until: self.until(tree)? }
            }
            StepTag::Swap => {
                let one = self.hole(tree, "one", Self::stat)?;
                let two = self.hole(tree, "two", Self::stat)?;
                if one == two {
                    return Wrong::said(&tree.at, "sm-text-said-twice");
                }
                let what = vec![Grant::Own(OwnGrant::Swap(one, two))];
                Op::Give { to: self.seals(tree)?, what, until: self.until(tree)? }
            }
            StepTag::Mp => {
                let whose = self.hole(tree, "owner", Self::whose)?;
                Op::Own(OwnOp::Mp(whose, self.hole(tree, "change", Self::change)?))
            }
            StepTag::MpMax | StepTag::ShrineMax => {
                let who = self.hole(tree, "owner", Self::whose)?;
                let change = self.hole(tree, "change", Self::change)?;
                let what = if kind == StepTag::MpMax { OwnGrant::MpMax(change) } else { OwnGrant::ShrineMax(change) };
                Op::GivePlayer { who, what: vec![Grant::Own(what)], until: self.until(tree)? }
            }
            StepTag::NoHandAttack => {
                let what = vec![Grant::Cannot(Cannot::Own(OwnCannot::AttackHand))];
                Op::GivePlayer { who: Whose::Any, what, until: self.until(tree)? }
            }
            _ => return self.had(tree, kind),
        };
        Ok(vec![op])
    }

    /// One step: what cards have, and what players cannot do.
    fn had(&mut self, tree: &Node, kind: StepTag) -> Built<Vec<Op>> {
        let op = match kind {
            StepTag::Has => {
                let to = self.there(tree)?;
                let what = self.hole(tree, "ability", Self::ability)?;
                self.can_have(&to, &what, tree)?;
                Op::Give { to, what, until: self.until(tree)? }
            }
            StepTag::SkillMpOf => {
                let change = self.hole(tree, "change", Self::change)?;
                let (to, what) = (self.there(tree)?, vec![Grant::Own(OwnGrant::SkillMp(change))]);
                self.can_have(&to, &what, tree)?;
                Op::Give { to, what, until: self.until(tree)? }
            }
            StepTag::CannotDraw | StepTag::NobodyDraws => {
                let who = tree.tree("who").map(|who| self.whose(who)).transpose()?;
                if kind == StepTag::CannotDraw && who == Some(Whose::Any) {
                    return Wrong::said(&tree.at, "sm-text-which-player");
                }
                let what = vec![Grant::Cannot(Cannot::Own(OwnCannot::Draw))];
                Op::GivePlayer { who: who.unwrap_or(Whose::Any), what, until: self.until(tree)? }
            }
            StepTag::CannotCast | StepTag::NobodyCasts => {
                let who = tree.tree("who").map(|who| self.whose(who)).transpose()?;
                if kind == StepTag::CannotCast && who == Some(Whose::Any) {
                    return Wrong::said(&tree.at, "sm-text-which-player");
                }
                let filter = self.hole(tree, "features", Self::features)?;
                let what = vec![Grant::Cannot(Cannot::Own(OwnCannot::Cast(filter)))];
                Op::GivePlayer { who: who.unwrap_or(Whose::Any), what, until: self.until(tree)? }
            }
            _ => return self.curses(tree, kind),
        };
        Ok(vec![op])
    }

    /// One step: Curses.
    fn curses(&mut self, tree: &Node, kind: StepTag) -> Built<Vec<Op>> {
        let op = match kind {
            StepTag::Curse => {
                let what = self.seals(tree)?;
                let curse = self.hole(tree, "curse", Self::curse)?;
                let turns = tree.tree("turns").map(|turns| self.turns(turns)).transpose()?;
                // 709.8.1, 709.10.3. What they do, they do when their Turns are complete.
                if turns.is_none() && matches!(curse, Curse::Poison | Curse::LastDance) {
                    return Wrong::said(&tree.at, "sm-text-curse-turns");
                }
                OwnOp::Curse { what, kind: curse, turns, gives: Vec::new() }
            }
            StepTag::LastDance => {
                let what = self.seals(tree)?;
                let turns = Some(self.hole(tree, "turns", Self::turns)?);
                let gives = self.hole(tree, "values", Self::values)?;
                OwnOp::Curse { what, kind: Curse::LastDance, turns, gives }
            }
            StepTag::CureAll => OwnOp::Cure { what: self.seals(tree)?, kind: None, all: true },
            StepTag::CureOne => OwnOp::Cure { what: self.seals(tree)?, kind: None, all: false },
            StepTag::CureKind => {
                let curse = self.hole(tree, "curse", Self::curse)?;
                OwnOp::Cure { what: self.seals(tree)?, kind: Some(curse), all: true }
            }
            StepTag::MoveCurse => {
                let both = self.both(tree)?;
                if let Target::Both(all) = &both {
                    all.iter().try_for_each(|one| self.only_seals(one, tree))?;
                }
                OwnOp::MoveCurse(both)
            }
            _ => return self.rest(tree, kind),
        };
        Ok(vec![Op::Own(op)])
    }

    /// One step: everything else.
    #[expect(clippy::too_many_lines, reason = "a flat table")]
    fn rest(&mut self, tree: &Node, kind: StepTag) -> Built<Vec<Op>> {
        let op = match kind {
            StepTag::Control => {
                let what = self.in_arena(tree)?;
                let own = match &what {
                    Target::Choose { from, .. } | Target::All(from) => from.whose == Whose::Yours,
                    other => *other == Target::This,
                };
                if own {
                    return Wrong::said(&tree.at, "sm-text-own-already");
                }
                OwnOp::Control { what, until: self.until(tree)? }
            }
            StepTag::Steal => {
                let what = self.in_arena(tree)?;
                self.leaves(&what);
                OwnOp::Steal(what)
            }
            StepTag::MoveMystic => {
                let what = self.there(tree)?;
                if !only(&what, Category::Mystic) {
                    return Wrong::said(&tree.at, "sm-text-move-what");
                }
                OwnOp::MoveMystic(what)
            }
            StepTag::ChangeTargetOfSkill | StepTag::ChangeTargetOfMystic => {
                let to = match tree.tree("which") {
                    Some(which) if which.tag == Tag::Which(WhichTag::Another) => self.another(which)?,
                    _ => self.in_arena(tree)?,
                };
                // One target becomes one other.
                let one = matches!(&to, Target::This | Target::Choose { count: Count::Exactly(Amount::N(1)), .. });
                if !one {
                    return Wrong::said(&tree.at, "sm-text-one-target");
                }
                OwnOp::ChangeTarget { skill: kind == StepTag::ChangeTargetOfSkill, to }
            }
            StepTag::SkipTurn => OwnOp::PassTurn,
            StepTag::ChangeLine => OwnOp::ChangeLine(self.seals(tree)?),
            StepTag::GoToLine => {
                let line = self.hole(tree, "line_name", Self::line_name)?;
                OwnOp::GoToLine(self.seals(tree)?, line)
            }
            StepTag::Separate => OwnOp::Separate(self.seals(tree)?),
            StepTag::BecomeActive => return Ok(vec![Op::Turn(Deed::Activate, self.seals(tree)?)]),
            StepTag::BecomeInactive => return Ok(vec![Op::Turn(Deed::Inactivate, self.seals(tree)?)]),
            StepTag::GainSkill | StepTag::GainAbility => {
                OwnOp::Gain { of: self.there(tree)?, skill: kind == StepTag::GainSkill, until: self.until(tree)? }
            }
            StepTag::GetCounters | StepTag::LoseCounters | StepTag::MoveCounters => return self.counters(tree, kind),
            StepTag::PassTurns => {
                let turns = Self::small(tree, "n")?;
                if turns == 0 {
                    return Wrong::said(&tree.at, "sm-text-no-turns");
                }
                OwnOp::PassTurns(self.in_arena(tree)?, turns)
            }
            StepTag::Fortune => {
                let choices = Self::small(tree, "n")?;
                if choices < 2 {
                    return Wrong::said(&tree.at, "sm-text-fortune");
                }
                let before = self.it;
                let right = self.hole(tree, "right", Self::body)?;
                self.it = before;
                let wrong = self.hole(tree, "wrong", Self::body)?;
                self.it = before;
                return Ok(vec![Op::Own(OwnOp::Fortune(choices)), Op::If(Condition::Did, right, wrong)]);
            }
            StepTag::LookAtHand => {
                let whose = self.hole(tree, "owner", Self::whose)?;
                return Ok(vec![Op::LookAt(whose, Zone::Hand)]);
            }
            StepTag::LookAtTop => {
                let whose = self.hole(tree, "owner", Self::whose)?;
                let pile = Pile::Top(self.library(tree)?);
                let count = Amount::N(Self::small(tree, "n")?.into());
                return Ok(vec![
                    Op::Look { whose, pile, count, up_to: false, reveal: false },
                    Op::PlaceRest(Rest::Back),
                ]);
            }
            // Cards of the arena lie open.
            StepTag::Show => {
                let what = self.there(tree)?;
                sense::elsewhere(&what, &[Zone::Arena], tree)?;
                return Ok(vec![Op::Reveal(what)]);
            }
            StepTag::Shuffle => {
                let whose = self.hole(tree, "owner", Self::whose)?;
                return Ok(vec![Op::Shuffle(whose, self.library(tree)?)]);
            }
            _ => return Wrong::said(&tree.at, "sm-text-unread"),
        };
        Ok(vec![Op::Own(op)])
    }

    /// Cards that can only be Seals.
    fn seals(&mut self, tree: &Node) -> Built<Target> {
        let what = self.in_arena(tree)?;
        self.only_seals(&what, tree)?;
        Ok(what)
    }

    /// Cards of the arena only.
    fn in_arena(&mut self, tree: &Node) -> Built<Target> {
        let what = self.there(tree)?;
        sense::in_the_arena(&what, tree)?;
        Ok(what)
    }

    /// Cards that go to a Zone in which they are not.
    fn from(&mut self, tree: &Node, zones: &[Zone]) -> Built<Target> {
        let what = self.there(tree)?;
        sense::elsewhere(&what, zones, tree)?;
        self.leaves(&what);
        Ok(what)
    }

    fn turns(&mut self, tree: &Node) -> Built<Amount> {
        let turns = self.hole(tree, "number", Self::number)?;
        if turns == Amount::N(0) {
            return Wrong::said(&tree.at, "sm-text-no-turns");
        }
        Ok(turns)
    }

    /// 702. A player Discards cards of choice.
    fn discard(&mut self, tree: &Node, who: Whose) -> Built<Op> {
        if who == Whose::Any {
            return Wrong::said(&tree.at, "sm-text-which-player");
        }
        let what = self.hole(tree, "which", |builder, which| builder.target_of(which, who, Some(Zone::Hand), who))?;
        let right = match &what {
            Target::Choose { from, .. } | Target::All(from) => {
                from.whose == who && from.places == [Place::Zone(Zone::Hand)]
            }
            Target::This => true,
            _ => false,
        };
        if !right {
            return Wrong::said(&tree.at, "sm-text-discard-from-hand");
        }
        Ok(moved(Deed::Discard, what))
    }

    /// 702, g:Random.
    fn discard_at_random(&mut self, tree: &Node, whose: Whose) -> Built<Op> {
        let Some(which) = tree.tree("which") else { return Wrong::said(&tree.at, "sm-text-unread") };
        let cards = match which.tag {
            Tag::Which(WhichTag::Count) if whose != Whose::Any => self.cards(which)?,
            _ => return Wrong::said(&tree.at, "sm-text-random-how-many"),
        };
        let plain = cards.is.is_empty() && cards.places.is_none() && cards.whose.is_none_or(|other| other == whose);
        let count = Self::small(which, "n")?;
        if !plain || cards.different_names || count == 0 {
            return Wrong::said(&tree.at, "sm-text-random-how-many");
        }
        Ok(Op::Own(OwnOp::Random { whose, kind: cards.category, count, deed: Deed::Discard }))
    }

    /// g:Draw
    fn draw(&mut self, tree: &Node, who: Whose) -> Built<Op> {
        let count = self.hole(tree, "number", Self::number)?;
        let kind = match tree.tree("drawn").map(|drawn| drawn.tag) {
            Some(Tag::Noun(NounTag::Seal)) => Some(Category::Seal),
            Some(Tag::Noun(NounTag::Mystic)) => Some(Category::Mystic),
            _ => None,
        };
        if count == Amount::N(0) {
            return Wrong::said(&tree.at, "sm-text-none-chosen");
        }
        Ok(Op::Own(OwnOp::Draw { who, kind, count }))
    }

    /// 707. From where must be said, but of [S] in hand and of a card that the text speaks of.
    fn enter(&mut self, tree: &Node) -> Built<Op> {
        let what = self.hole(tree, "which", |builder, which| builder.target(which, Whose::Yours, None))?;
        let nowhere = match &what {
            Target::Choose { from, .. } | Target::All(from) => {
                from.places.is_empty() || from.places == [Place::Zone(Zone::Arena)]
            }
            _ => false,
        };
        if nowhere {
            return Wrong::said(&tree.at, "sm-text-from-where");
        }
        self.not_there_already(&what, tree)?;
        let line = match tree.tree("in_line") {
            Some(place) => Some(self.hole(place, "line_name", Self::line_name)?),
            None => None,
        };
        if line.is_some() && only(&what, Category::Mystic) {
            return Wrong::said(&tree.at, "sm-text-only-seals");
        }
        Ok(Op::Own(OwnOp::Enter { what, line }))
    }

    /// g:Charged Counter
    fn counters(&mut self, tree: &Node, kind: StepTag) -> Built<Vec<Op>> {
        let what = if kind == StepTag::MoveCounters { self.both(tree)? } else { self.there(tree)? };
        sense::in_the_arena(&what, tree)?;
        let Some(counters) = tree.tree("counters") else { return Wrong::said(&tree.at, "sm-text-unread") };
        let mut all = Vec::new();
        let mut at = Some(counters);
        while let Some(one) = at {
            let counter = self.hole(one, "counter", Self::counter)?;
            let number = self.hole(one, "number", Self::number)?;
            // What is chosen is chosen once: the text then speaks of it.
            let what = if all.is_empty() || !matches!(what, Target::Choose { .. } | Target::Both(_)) {
                what.clone()
            } else {
                Target::It
            };
            all.push(Op::Own(match kind {
                StepTag::MoveCounters => OwnOp::MoveCounters(what, counter, number),
                StepTag::LoseCounters => OwnOp::Counters(what, counter, less(number)),
                _ => OwnOp::Counters(what, counter, number),
            }));
            at = one.tree("counters");
        }
        if kind == StepTag::MoveCounters && all.len() > 1 {
            return Wrong::said(&tree.at, "sm-text-one-kind");
        }
        Ok(all)
    }
}

/// "a and b": the same cards get both at once; a duration after the second may be meant for both.
fn joined(mut first: Vec<Op>, mut rest: Vec<Op>, tree: &Node) -> Built<Vec<Op>> {
    if let (Some(Op::Give { to, what, until }), Some(Op::Give { to: also, what: more, until: then })) =
        (first.last_mut(), rest.first())
    {
        if *until == Until::Always && *then != Until::Always {
            return Wrong::said(&tree.at, "sm-text-until-of-both");
        }
        if to == also && until == then && !matches!(to, Target::Choose { .. }) {
            what.extend(more.iter().cloned());
            rest.remove(0);
        }
    }
    first.extend(rest);
    Ok(first)
}

/// As much fewer.
fn less(amount: Amount) -> Amount {
    match amount {
        Amount::N(number) => Amount::N(-number),
        other => Amount::Per(-1, 1, Box::new(other)),
    }
}

/// Does a phrase speak of X?
fn mentions_x(tree: Option<&Node>) -> bool {
    tree.is_some_and(|tree| {
        matches!(tree.tag, Tag::PlusX | Tag::MinusX | Tag::X | Tag::Which(WhichTag::CountX))
            || tree.holes.iter().any(|(name, _)| mentions_x(tree.tree(name)))
    })
}

/// Is the casting Mp spoken of?
fn mentions_casting(tree: Option<&Node>) -> bool {
    tree.is_some_and(|tree| {
        tree.tag == Tag::Stat(Stat::CastMp) || tree.holes.iter().any(|(name, _)| mentions_casting(tree.tree(name)))
    })
}

/// Are only cards of this kind meant?
fn only(what: &Target, category: Category) -> bool {
    match what {
        Target::Choose { from, .. } | Target::All(from) => from.filter.asks(&Is::Category(category)),
        _ => false,
    }
}
