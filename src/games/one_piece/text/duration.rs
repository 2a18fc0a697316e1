//! How long something lasts, and when it is done later.

use super::Reader;
use crate::games::one_piece::vocabulary::{Duration, Later};

impl Reader<'_> {
    /// "during this turn", "until the end of your opponent's next turn".
    pub fn duration(&mut self) -> Option<Duration> {
        const ALL: [(&str, Duration); 19] = [
            ("during this battle", Duration::ThisBattle),
            ("until the end of this/the battle", Duration::ThisBattle),
            ("during this turn", Duration::ThisTurn),
            ("this turn", Duration::ThisTurn),
            ("this battle", Duration::ThisBattle),
            ("during your opponent's next turn", Duration::OpponentsNextTurn),
            ("during their next turn", Duration::OpponentsNextTurn),
            ("during your next turn", Duration::YourNextTurn),
            ("until the end of this/the turn", Duration::EndOfTurn),
            ("until the end of your opponent's next turn", Duration::EndOfOpponentsNextTurn),
            // 6-6-1-2. The next end of a turn of the opponent.
            ("until the end of your opponent's turn", Duration::EndOfOpponentsNextTurn),
            ("until the end of your opponent's next end phase", Duration::EndOfOpponentsNextTurn),
            ("until the end of your next turn", Duration::EndOfYourNextTurn),
            ("until the end of your next end phase", Duration::EndOfYourNextTurn),
            ("until the start of your next turn", Duration::StartOfYourNextTurn),
            ("until your next turn starts", Duration::StartOfYourNextTurn),
            ("in your opponent's next refresh phase", Duration::OpponentsNextRefresh),
            ("in their next refresh phase", Duration::OpponentsNextRefresh),
            ("in your next refresh phase", Duration::YourNextRefresh),
        ];
        ALL.iter().find(|(phrase, _)| self.eat(phrase)).map(|(_, duration)| *duration)
    }

    /// "at the end of this turn".
    pub fn later(&mut self) -> Option<Later> {
        const ALL: [(&str, Later); 5] = [
            ("at the end of this/the turn", Later::EndOfThisTurn),
            ("at the end of this/the battle", Later::EndOfThisBattle),
            ("at the end of your opponent's next? turn", Later::EndOfOpponentsTurn),
            ("at the start of your next turn", Later::StartOfYourNextTurn),
            ("at the start of their/your_opponent's next main phase", Later::StartOfOpponentsNextMain),
        ];
        ALL.iter().find(|(phrase, _)| self.eat(phrase)).map(|(_, later)| *later)
    }
}
