//! "The next time you play …, the cost will be reduced by N."

use super::noun::Number;
use super::{Reader, Reading};
use crate::games::one_piece::vocabulary::{
    CHARACTERS, Category, Duration, Filter, Grant, HAND, Is, Op, OwnGrant, Whose,
};

impl Reader<'_> {
    /// In this turn, once.
    pub fn next_time(&mut self) -> Reading<Op> {
        let from = self.at;
        let filter = if self.eat("the next time you play") {
            let noun = self.noun()?;
            if noun.selector.places != [HAND] || !matches!(noun.number, Number::One | Number::Unsaid) {
                return self.refuse(from);
            }
            self.this_turn()?;
            self.need(", the cost will be reduced by")?;
            noun.selector.filter
        } else {
            self.need("the cost of the next")?;
            let noun = self.noun()?;
            if noun.selector.places != [CHARACTERS] || noun.owned || noun.number != Number::Unsaid {
                return self.refuse(from);
            }
            self.need("you play from your hand")?;
            self.this_turn()?;
            self.need("will be reduced by")?;
            let mut all = noun.selector.filter.0;
            all.push(Is::Category(Category::Character));
            Filter::of(all)
        };
        let less = self.small()?;
        let what = vec![Grant::Own(OwnGrant::NextPlay(filter, less))];
        Ok(Op::GivePlayer { who: Whose::Yours, what, until: Duration::ThisTurn })
    }

    fn this_turn(&mut self) -> Reading<()> {
        if self.eat("during this turn") || self.eat("this turn") { Ok(()) } else { self.stop() }
    }
}
