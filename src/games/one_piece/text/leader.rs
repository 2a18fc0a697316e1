//! 8-3-2. What is asked of a Leader: "your Leader is [X]", "your Leader has the {X} type or is [Y]".

use super::condition::count_is;
use super::{Reader, Reading};
use crate::games::one_piece::vocabulary::{Compare, Condition, Filter, Is, LEADER, Of, Selector, Stat, Whose};

impl Reader<'_> {
    /// "your Leader is [X]", "your Leader has the {X} type", one or the other.
    pub fn leader_is(&mut self) -> Reading<Vec<Condition>> {
        let side = if self.eat("your opponent's leader") {
            Whose::Opponents
        } else {
            self.need("your leader")?;
            Whose::Yours
        };
        let from = self.at;
        // "your Leader does not have the {X} type", "is not [X]": one thing is denied.
        if let Some(denied) = self.attempt(|r| {
            let has = r.eat("does not have") || r.eat("doesn't have");
            if !has && !r.eat("is not") && !r.eat("isn't") {
                return r.stop();
            }
            let test = if has { r.features()? } else { r.what_leader_is()? };
            if test.len() == 1 && !r.sees("or") { Ok(test) } else { r.stop() }
        }) {
            let leader = Selector { whose: side, places: vec![LEADER], filter: Filter::of(denied) };
            return Ok(vec![count_is(leader, Compare::Exactly, 0)]);
        }
        let mut ways = vec![self.leader_test(true)?];
        while let Some(way) = self.attempt(|r| {
            r.need("or")?;
            r.leader_test(false)
        }) {
            ways.push(way);
        }
        let filter = match (ways.len(), ways.pop()) {
            (1, Some(only)) => only,
            (_, Some(last)) => {
                ways.push(last);
                // "A and B or C" can be read in two ways.
                if ways.iter().any(|way| way.len() > 1) {
                    return self.refuse(from);
                }
                vec![Is::Either(ways.into_iter().map(Filter::of).collect())]
            }
            (_, None) => return self.stop(),
        };
        let leader = Selector { whose: side, places: vec![LEADER], filter: Filter::of(filter) };
        Ok(vec![count_is(leader, Compare::AtLeast, 1)])
    }

    /// One thing that is asked; after "or" with its verb again, or only what it is.
    fn leader_test(&mut self, first: bool) -> Reading<Vec<Is>> {
        if self.eat("'s? type includes") {
            return Ok(vec![self.quoted_types()?]);
        }
        if self.eat("'s? card? name includes") {
            return Ok(vec![self.quoted_names()?]);
        }
        if self.eat("'s? colors include/includes") || self.eat("'s? color includes") {
            return Ok(vec![self.colours()?]);
        }
        if self.eat("'s power is") {
            let (least, most) = self.range()?;
            return Ok(vec![Is::Stat(Stat::Power, Of::Now, least, most)]);
        }
        if self.eat("has") || (first && self.eat("with")) {
            return self.features();
        }
        if !self.eat("is") && first {
            return self.stop();
        }
        self.what_leader_is()
    }

    /// After "is": what it is.
    fn what_leader_is(&mut self) -> Reading<Vec<Is>> {
        for (word, is) in [("multicolored", Is::Multicolour), ("active", Is::Active), ("rested", Is::Rested)] {
            if self.eat(word) {
                return Ok(vec![is]);
            }
        }
        if let Some(colours) = self.attempt(Self::colours) {
            return Ok(vec![colours]);
        }
        if let Some(names) = self.attempt(Self::names) {
            return Ok(vec![names]);
        }
        let types = self.attempt(|r| {
            r.eat("a/an/the");
            let types = r.types()?;
            r.need("type")?;
            r.eat("leader/card");
            Ok(types)
        });
        match types {
            Some(types) => Ok(vec![types]),
            None => self.stop(),
        }
    }
}
