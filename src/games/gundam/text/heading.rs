//! 13-2. What stands in 【】 before an effect: timings, conditions, 【Once per Turn】.

use super::super::vocabulary::{Call, Condition, Filter, Is, LEAST, MOST, OwnCondition, Stat, When};
use super::features::all_of;
use super::{Reader, Reading};
use crate::cardgame::reader::Sort;
use crate::cardgame::text::Of;

/// All headings before an effect.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headings {
    /// When it is set off.
    pub timings: Vec<When>,
    /// Which rule calls for it.
    pub calls: Vec<Call>,
    /// Conditions.
    pub conditions: Vec<Condition>,
    /// 13-2-13. 【Once per Turn】.
    pub once: bool,
    /// Development: so many cards are removed from the game for it.
    pub development: Option<u8>,
}

/// The marks, for a heading that is like one.
const MARKS: [&str; 14] = [
    "【main】",
    "【action】",
    "【activate･main】",
    "【activate･action】",
    "【burst】",
    "【deploy】",
    "【attack】",
    "【destroyed】",
    "【when_paired】",
    "【when_linked】",
    "【during_pair】",
    "【during_link】",
    "【once_per_turn】",
    "【pilot】",
];

/// One heading.
enum Heading {
    Timing(When, Option<u8>),
    Call(Call),
    Condition(Condition),
    Once,
}

impl Reader<'_> {
    /// Everything in 【】 before an effect.
    pub fn headings(&mut self) -> Reading<Headings> {
        let mut found = Headings::default();
        let mut joined = false;
        while let Some(token) = self.peek().filter(|token| token.sort == Sort::Heading) {
            let from = self.at;
            if self.sees("【pilot】") {
                return if found == Headings::default() { Ok(found) } else { self.stop() };
            }
            self.at += 1;
            let Ok(heading) = self.inside(token, Self::heading) else {
                self.at = from;
                self.wants(&MARKS);
                return self.stop();
            };
            // Only with a slash two of them say when.
            let several = found.timings.len() + found.calls.len() > 0;
            match heading {
                Heading::Timing(..) | Heading::Call(_) if several && !joined => return self.refuse(from),
                Heading::Timing(..) if !found.calls.is_empty() => return self.refuse(from),
                Heading::Call(_) if !found.timings.is_empty() => return self.refuse(from),
                Heading::Timing(when, development) => {
                    found.timings.push(when);
                    found.development = development;
                }
                Heading::Call(call) => found.calls.push(call),
                Heading::Condition(condition) => found.conditions.push(condition),
                Heading::Once => found.once = true,
            }
            joined = self.sees("/") && self.ahead(1).is_some_and(|token| token.sort == Sort::Heading);
            self.at += usize::from(joined);
        }
        if found.development.is_some() && found.timings.len() > 1 {
            return self.stop();
        }
        Ok(found)
    }

    /// What stands inside of one 【】.
    fn heading(&mut self) -> Reading<Heading> {
        let plain = [
            ("main", Heading::Call(Call::Main)),
            ("action", Heading::Call(Call::Action)),
            ("activate ･/: main", Heading::Call(Call::ActivateMain)),
            ("activate ･/: action", Heading::Call(Call::ActivateAction)),
            ("burst", Heading::Call(Call::Burst)),
            ("once per turn", Heading::Once),
            ("during link", Heading::Condition(Condition::Own(OwnCondition::DuringLink))),
        ];
        for (words, heading) in plain {
            if self.eat(words) {
                return Ok(heading);
            }
        }
        if self.eat("during pair") {
            let pilot = self.pilot_in_heading()?;
            return Ok(Heading::Condition(Condition::Own(OwnCondition::DuringPair(pilot))));
        }
        let when = if self.eat("deploy") {
            When::Deploy
        } else if self.eat("attack") {
            When::Attack
        } else if self.eat("destroyed") {
            When::Destroyed
        } else if self.eat("when linked") {
            When::WhenLinked
        } else {
            self.need("when paired")?;
            if self.sees("･ development") {
                When::WhenPaired(Filter::any())
            } else {
                When::WhenPaired(self.pilot_in_heading()?)
            }
        };
        let development = self.eat("･ development").then(|| self.small()).transpose()?;
        Ok(Heading::Timing(when, development))
    }

    /// "･(Zeon) Pilot", "･Lv.4 or Higher Pilot", "･Red Pilot": what the Pilot must be.
    fn pilot_in_heading(&mut self) -> Reading<Filter> {
        if !self.eat("･") {
            return Ok(Filter::any());
        }
        let mut all = Vec::new();
        loop {
            if self.is_next(Sort::Paren) {
                all.push(self.traits()?);
            } else if self.eat("lv.") {
                let (least, most) = self.range()?;
                all.push(Is::Stat(Stat::Level, Of::Now, least, most));
            } else if let Some(colour) = self.attempt(Self::colours) {
                all.push(colour);
            } else {
                break;
            }
        }
        // Names stand in [ ].
        if all.is_empty() && self.is_next(Sort::Bracket) {
            all.push(self.names()?);
            self.eat("pilot");
            return Ok(all_of(all));
        }
        self.need("pilot")?;
        if all.is_empty() { self.stop() } else { Ok(all_of(all)) }
    }

    /// N, "N or less", "N or more", "N to M": the least and the most.
    pub fn range(&mut self) -> Reading<(i32, i32)> {
        let Some(number) = self.number() else { return self.stop() };
        if self.eat("or less/fewer/lower") {
            return Ok((LEAST, number));
        }
        if self.eat("or more/higher/greater") {
            return Ok((number, MOST));
        }
        let to = self.attempt(|r| {
            // "3 or 4" is a range as well, if the numbers follow each other.
            let or = r.eat("or");
            if !or {
                r.need("to")?;
            }
            r.eat("lv.");
            match r.number() {
                Some(to) if (!or && to > number) || number.checked_add(1) == Some(to) => Ok(to),
                _ => r.stop(),
            }
        });
        Ok(to.map_or((number, number), |to| (number, to)))
    }
}
