//! Setting a value: "Set the cost of up to 1 Character to 0", "its base power becomes 7000".

use super::giving::{Item, Recipient};
use super::{Reader, Reading};
use crate::games::one_piece::vocabulary::{Amount, Grant, Stat, Taken, Whose};

impl Reader<'_> {
    /// "Set the cost of … to 0", "Set this Character's base power to 7000", "The cost of … becomes 0".
    pub fn set_value(&mut self) -> Reading<Item> {
        if self.eat("set") {
            let (to, number) = if let Some(number) = self.attempt(Self::the_number_of) {
                (self.target(Whose::Yours)?, number)
            } else {
                let to = self.one_target(Whose::Yours)?;
                self.need("'s")?;
                (to, self.number_name()?)
            };
            self.need("to")?;
            let value = self.value_of(number)?;
            return Ok(Item { to: Recipient::Cards(to), what: vec![self.becomes(number, value)] });
        }
        let number = self.the_number_of()?;
        if number.1 {
            return self.stop();
        }
        let to = self.target(Whose::Yours)?;
        self.need("becomes/become")?;
        let value = self.value_of(number)?;
        Ok(Item { to: Recipient::Cards(to), what: vec![self.becomes(number, value)] })
    }

    /// After a card: "'s cost becomes 0".
    pub fn value_becomes(&mut self) -> Reading<Grant> {
        self.need("'s")?;
        let number = self.number_name()?;
        self.need("becomes/become")?;
        let value = self.value_of(number)?;
        Ok(self.becomes(number, value))
    }

    fn becomes(&mut self, (stat, base): (Stat, bool), value: Amount) -> Grant {
        if base {
            return Grant::Base(stat, value);
        }
        self.taken.push(Taken::SetNow);
        Grant::Set(stat, value)
    }

    fn the_number_of(&mut self) -> Reading<(Stat, bool)> {
        self.need("the")?;
        let number = self.number_name()?;
        self.need("of")?;
        Ok(number)
    }

    /// Which number, and whether its base is meant.
    fn number_name(&mut self) -> Reading<(Stat, bool)> {
        let base = self.eat("base/original");
        if self.eat("cost") {
            return Ok((Stat::Cost, base));
        }
        self.need("power")?;
        Ok((Stat::Power, base))
    }

    fn value_of(&mut self, (stat, _): (Stat, bool)) -> Reading<Amount> {
        if let Some(number) = self.number() {
            return Ok(Amount::N(number));
        }
        if stat == Stat::Power { self.new_power() } else { self.stop() }
    }
}
