//! The rows of a program: what each of its steps does, with the clauses of a game.

use super::Row;
use super::effect::Run;
use super::pieces::CardPieces;

/// The rows of a program: instruction → row, with the clauses of a game. The functions are those of `run` and of its neighbours.
pub struct ProgramRows<V: CardPieces> {
    /// The end of an effect.
    pub end: Row<V, Run<V>>,
    /// The end of a replacement effect.
    pub ends_instead: Row<V, Run<V>>,
    /// A replacement effect begins.
    pub instead: Row<V, Run<V>>,
    /// Its conditions.
    pub conditions: Row<V, Run<V>>,
    /// Its cost.
    pub may_pay: Row<V, Run<V>>,
    /// The cost is paid.
    pub paid: Row<V, Run<V>>,
    /// It is activated.
    pub activate: Row<V, Run<V>>,
    /// It is carried out.
    pub once: Row<V, Run<V>>,
    /// What both players do.
    pub in_turn: Row<V, Run<V>>,
    /// If.
    pub if_: Row<V, Run<V>>,
    /// If you do.
    pub if_done: Row<V, Run<V>>,
    /// The order of the text.
    pub jump: Row<V, Run<V>>,
    /// You may.
    pub may: Row<V, Run<V>>,
    /// Choose one.
    pub modes: Row<V, Run<V>>,
    /// Later.
    pub later: Row<V, Run<V>>,
    /// Cards are chosen.
    pub choose: Row<V, Run<V>>,
    /// Cards that need no choice.
    pub pick: Row<V, Run<V>>,
    /// The text speaks of what was picked.
    pub keep: Row<V, Run<V>>,
    /// What became of an operation.
    pub did: Row<V, Run<V>>,
    /// Then.
    pub then: Row<V, Run<V>>,
}

impl<V: CardPieces> ProgramRows<V> {
    /// All of them, with what they are called in the register.
    pub fn all(&'static self) -> [(&'static str, &'static Row<V, Run<V>>); 20] {
        [
            ("carried out once", &self.once),
            ("both players in turn", &self.in_turn),
            ("after a replacement", &self.ends_instead),
            ("conditions", &self.conditions),
            ("cost", &self.may_pay),
            ("cost paid", &self.paid),
            ("activation", &self.activate),
            ("instead", &self.instead),
            ("if", &self.if_),
            ("if you do", &self.if_done),
            ("order of the text", &self.jump),
            ("may", &self.may),
            ("modes", &self.modes),
            ("later", &self.later),
            ("choice", &self.choose),
            ("no choice", &self.pick),
            ("then", &self.then),
            ("resolution", &self.did),
            ("what was picked", &self.keep),
            ("end of the effect", &self.end),
        ]
    }
}
