//! 1-3-11. What both players do: "You and your opponent each …", "each of your and your opponent's …".

use super::operations::{Amount, Count, Op, Target};
use super::selector::{Filter, Place, Selector, Side};
use super::words::{Reader, Reading};

impl Reader<'_> {
    /// "You and your opponent each draw 1 card", "… each trash 1 card from your hands".
    pub fn each_player(&mut self) -> Reading<Vec<Op>> {
        self.need("you and your opponent")?;
        let each = self.eat("each");
        if self.eat("draw") {
            let up_to = self.eat("up to");
            let count = Amount::N(i32::from(self.small()?));
            self.need("card/cards")?;
            return if each { Ok(vec![Op::Draw { who: Side::Any, count, up_to }]) } else { self.stop() };
        }
        self.need("trash")?;
        if self.eat("cards from your/their hand/hands until you/they each? have") {
            let left = self.small()?;
            self.need("cards in your/their hand/hands")?;
            return Ok(vec![turn_player_first(|side| down_to(side, left))]);
        }
        let count = Amount::N(i32::from(self.small()?));
        self.need("card/cards from your/their hand/hands")?;
        if !each {
            return self.stop();
        }
        Ok(vec![turn_player_first(|who| {
            Op::Trash(Target::Choose { who, from: hand(who), count: Count::Exactly(count.clone()) })
        })])
    }

    /// After "trash": "1 card from the top of each of your and your opponent's decks".
    pub fn trash_of_each(&mut self) -> Reading<Op> {
        let count = self.small()?;
        self.need("card/cards from the top of each of your and your opponent's")?;
        if self.eat("decks/deck") {
            return Ok(Op::Mill { who: Side::Any, count: Amount::N(i32::from(count)), up_to: false });
        }
        self.life_word()?;
        if count != 1 {
            return self.stop();
        }
        let from = Selector { side: Side::Any, places: vec![Place::LifeTop], filter: Filter::any() };
        Ok(Op::Trash(Target::All(from)))
    }

    /// After "trash": "cards from your hand until you have 5 cards in your hand".
    pub fn trash_until(&mut self, who: Side) -> Reading<Op> {
        self.need("cards from your/their hand until you/they have")?;
        let left = self.small()?;
        self.need("cards in your/their hand")?;
        Ok(down_to(who, left))
    }
}

/// 1-3-11. Both do it, the player whose turn it is first.
fn turn_player_first(make: impl Fn(Side) -> Op) -> Op {
    let (yours, theirs) = (make(Side::Yours), make(Side::Opponents));
    Op::InTurn(vec![yours], vec![theirs])
}

/// Trash what the hand has more than so many cards.
fn down_to(who: Side, left: u8) -> Op {
    let more = Amount::Sum(vec![Amount::Count(Box::new(hand(who))), Amount::N(-i32::from(left))]);
    Op::Trash(Target::Choose { who, from: hand(who), count: Count::Exactly(more) })
}

fn hand(side: Side) -> Selector {
    Selector { side, places: vec![Place::Hand], filter: Filter::any() }
}
