//! The desk that holds the engine while an oracle plays: the options of both, compared in words.

use shinpan::engine::{Chooser, Game, Line, Outcome, Player, Status, Table};

/// The engine at its decision.
pub struct Desk<G: Game> {
    line: Line<G>,
    /// A choice of the engine in the oracle's words.
    words: fn(&Line<G>, G::Choice) -> String,
    /// How many decisions were compared.
    pub decisions: u64,
}

/// How a game ends for an oracle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum End {
    Won(usize),
    Drawn,
    Undecided,
}

impl<G: Game> Desk<G> {
    pub fn new(table: Table<G>, words: fn(&Line<G>, G::Choice) -> String) -> Self {
        let mut desk = Self { line: Line::new(table), words, decisions: 0 };
        desk.take_forced();
        desk
    }

    /// The table as the engine has it.
    pub fn table(&self) -> &Table<G> {
        &self.line.table
    }

    /// Where a player has one option only, nobody decides.
    fn take_forced(&mut self) {
        while let (Status::Ask { who: Chooser::Player(_), .. }, Some(one)) = (self.line.status, self.line.forced()) {
            assert!(self.line.answer(one));
        }
    }

    fn give(&mut self, mut options: Vec<String>, choice: &str) {
        let said = |c: &G::Choice| ((self.words)(&self.line, *c), *c);
        let mut offered: Vec<(String, G::Choice)> = self.line.offered().iter().map(said).collect();
        offered.sort_by(|a, b| a.0.cmp(&b.0));
        options.sort();
        let listed: Vec<&String> = offered.iter().map(|(words, _)| words).collect();
        let (status, state) = (self.line.status, &self.line.table.state);
        assert!(
            listed.iter().copied().eq(options.iter()),
            "{status:?}\nengine {listed:?}\noracle {options:?}\n{state:#?}"
        );
        let at = listed.iter().position(|w| *w == choice).expect("it is offered");
        assert!(self.line.answer(offered[at].1));
        self.take_forced();
    }

    /// A player chooses this one of these.
    pub fn answer(&mut self, who: usize, options: Vec<String>, choice: &str) {
        let status = self.line.status;
        let Status::Ask { who: Chooser::Player(asked), .. } = status else { panic!("{status:?} for {options:?}") };
        assert_eq!(asked.index(), who, "{status:?} for {options:?}");
        self.decisions += 1;
        self.give(options, choice);
    }

    /// A card is seen that could have been any of these.
    pub fn chance(&mut self, options: Vec<String>, choice: &str) {
        let status = self.line.status;
        assert!(matches!(status, Status::Ask { who: Chooser::Chance, .. }), "{status:?} for {choice}");
        self.give(options, choice);
    }

    /// The game is over for both.
    pub fn ends(&self, end: End) {
        let outcome = match end {
            End::Won(0) => Outcome::won(Player::A),
            End::Won(_) => Outcome::won(Player::B),
            End::Drawn => Outcome::Drawn,
            End::Undecided => Outcome::Undecided,
        };
        assert_eq!(self.line.status, Status::Over(outcome), "{:#?}", self.line.table.state);
    }
}
