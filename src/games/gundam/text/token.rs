//! 5-17. Tokens as a text describes them: `[Name]((Trait)･AP3･HP3･<Blocker>) Unit token`.

use super::super::vocabulary::{Cannot, Deed, Filter, Grant, OwnCannot, Token};
use super::{Reader, Reading};
use crate::cardgame::reader::Sort;
use crate::cardgame::text::By;

impl Reader<'_> {
    /// The name and what stands in parentheses behind it.
    pub fn token(&mut self) -> Reading<Token> {
        let Some(name) = self.take(Sort::Bracket) else { return self.stop() };
        let Some(printed) = self.peek().filter(|token| token.sort == Sort::Paren) else { return self.stop() };
        self.at += 1;
        let mut token = self.inside(printed, Self::token_values)?;
        token.name.clone_from(&name.raw);
        Ok(token)
    }

    fn token_values(&mut self) -> Reading<Token> {
        let mut token =
            Token { name: String::new(), traits: Vec::new(), ap: 0, hp: 0, keywords: Vec::new(), grants: Vec::new() };
        let (mut ap, mut hp) = (false, false);
        loop {
            if let Some(printed) = self.take(Sort::Paren) {
                token.traits.push(printed.raw.clone());
            } else if self.is_next(Sort::Angle) {
                token.keywords.push(self.keyword_given()?);
            } else if self.eat("ap") && !ap {
                token.ap = self.small()?;
                ap = true;
            } else if self.eat("hp") && !hp {
                token.hp = self.small()?;
                hp = true;
            } else {
                token.grants.extend(self.token_text()?);
            }
            if self.is_done() {
                break;
            }
            if self.is_next(Sort::Paren) {
                continue;
            }
            let more = self.eat("･") || (self.eat("/") && self.is_next(Sort::Paren));
            if !more {
                return self.stop();
            }
        }
        if ap && hp { Ok(token) } else { self.stop() }
    }

    /// "This Unit can't be set as active or paired with a Pilot".
    fn token_text(&mut self) -> Reading<Vec<Grant>> {
        self.need("this unit can't")?;
        let mut all = Vec::new();
        loop {
            self.eat("be");
            let cannot = if self.eat("set as active") {
                Cannot::Be(Deed::SetActive, By::Anything)
            } else if self.eat("paired with a pilot") {
                Cannot::Own(OwnCannot::BePaired(Filter::any()))
            } else if self.eat("choose the enemy player as its attack target") {
                Cannot::Own(OwnCannot::AttackPlayer)
            } else if self.eat("attack") {
                Cannot::Own(OwnCannot::Attack)
            } else {
                return self.stop();
            };
            all.push(Grant::Cannot(cannot));
            if !self.eat("or") {
                self.eat(".");
                return Ok(all);
            }
        }
    }
}
