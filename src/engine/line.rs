//! A line of play: a start and the answers given since. Its trace is the line replayed with recording on.

use super::check::Refusal;
use super::clause::ClauseId;
use super::game::Game;
use super::player::{Chooser, Player};
use super::reading::ReadingSet;
use super::record::{Head, Off, Record, Trace};
use super::table::{Runner, Status, Table};

/// A line of play, standing at its last decision.
pub struct Line<G: Game> {
    /// Where it began.
    pub start: Table<G>,
    /// The answers since.
    pub answers: Vec<G::Choice>,
    /// The table now.
    pub table: Table<G>,
    /// What it waits for.
    pub status: Status,
    /// The steps so far.
    pub trace: Trace<G>,
    /// The decisions so far.
    pub decisions: Vec<Decided<G>>,
    runner: Runner<G>,
    /// What may be answered now, and how much of it is listed.
    options: (Vec<G::Choice>, usize),
    seen: Vec<u128>,
    /// A loop whose rounds are being announced.
    looping: Option<Loop>,
    /// Answers at positions that would begin a loop again.
    barred: Vec<(u128, G::Choice)>,
    /// Positions of loops that were ended.
    ended: Vec<u128>,
}

/// Positions come again: the rounds that the players who can stop it announce.
#[derive(Clone, Debug)]
struct Loop {
    /// The answers of a round, by their places.
    round: std::ops::Range<usize>,
    /// Who has still to announce a number.
    left: Vec<Player>,
    /// The least number that was announced.
    least: u8,
    /// Both players can stop it.
    both: bool,
}

/// So many answers in a row that were the only ones are a loop that nobody can leave.
const FORCED: usize = 600;

/// The most rounds that are listed, and that may be said.
const ROUNDS: (u8, u8) = (10, 99);

/// A decision that was made.
#[derive(Clone, Debug)]
pub struct Decided<G: Game> {
    /// Who chose.
    pub who: Chooser,
    /// By which clause.
    pub clause: ClauseId,
    /// From what.
    pub options: Vec<G::Choice>,
    /// There was nothing else to choose.
    pub forced: bool,
    /// What was chosen.
    pub chosen: G::Choice,
    /// Its place among what could be answered.
    pub place: usize,
    /// The step that took the answer, by its place.
    pub step: usize,
    /// The options in words, as they could be read then.
    pub words: Vec<G::Words>,
    /// What was chosen in words.
    pub said: G::Words,
}

impl<G: Game> Clone for Line<G> {
    fn clone(&self) -> Self {
        let mut line = Self {
            start: self.start.clone(),
            answers: self.answers.clone(),
            table: self.table.clone(),
            status: self.status,
            trace: self.trace.clone(),
            decisions: self.decisions.clone(),
            runner: Runner::with_reasons(),
            options: self.options.clone(),
            seen: self.seen.clone(),
            looping: self.looping.clone(),
            barred: self.barred.clone(),
            ended: self.ended.clone(),
        };
        // The options are not part of a table: list them anew.
        if line.looping.is_none() {
            line.status = line.table.run(None, &mut line.runner, &mut Off);
            line.forbid();
        }
        line
    }
}

impl<G: Game> Line<G> {
    /// Begin: everything happens up to the first decision.
    pub fn new(start: Table<G>) -> Self {
        let mut table = start.clone();
        let mut runner = Runner::with_reasons();
        let mut trace = Trace::default();
        let status = table.run(None, &mut runner, &mut trace);
        let seen = vec![table.fingerprint()];
        let options = runner.options.all();
        Self {
            start,
            answers: Vec::new(),
            table,
            status,
            trace,
            decisions: Vec::new(),
            runner,
            options,
            seen,
            looping: None,
            barred: Vec::new(),
            ended: Vec::new(),
        }
    }

    /// What may be answered, as it is listed.
    pub fn offered(&self) -> &[G::Choice] {
        &self.accepted()[..self.options.1.min(self.accepted().len())]
    }

    /// What may be answered: what is listed, and what people may name besides.
    pub fn accepted(&self) -> &[G::Choice] {
        match self.status {
            Status::Ask { .. } => &self.options.0,
            Status::Over(_) => &[],
        }
    }

    /// What may not be answered, and why.
    pub fn refused(&self) -> &[(G::Choice, super::Refusal)] {
        match self.status {
            Status::Ask { .. } => self.runner.options.refused(),
            Status::Over(_) => &[],
        }
    }

    /// There is one option only.
    pub fn forced(&self) -> Option<G::Choice> {
        match self.offered() {
            [one] => Some(*one),
            _ => None,
        }
    }

    /// Answer, or concede.
    pub fn give(&mut self, choice: G::Choice) -> bool {
        if G::concession(&choice).is_some() { self.concede(choice) } else { self.answer(choice) }
    }

    /// Answer; false if that is not offered, and nothing has changed.
    pub fn answer(&mut self, choice: G::Choice) -> bool {
        let Status::Ask { who, clause, .. } = self.status else { return false };
        if !self.accepted().contains(&choice) {
            return false;
        }
        let mut options = self.offered().to_vec();
        if !options.contains(&choice) {
            options.push(choice);
        }
        let forced = options.len() == 1;
        self.trace.asked = Some((who, forced));
        let place = self.accepted().iter().position(|c| *c == choice).unwrap_or(0);
        self.decide(who, clause, options, (choice, place, forced));
        if let Some(looping) = self.looping.take() {
            self.announced(looping, choice);
            return true;
        }
        self.status = self.table.run(Some(choice), &mut self.runner, &mut self.trace);
        self.seen.push(self.table.fingerprint());
        self.forbid();
        self.options = self.runner.options.all();
        self.find_loop();
        true
    }

    /// A player gives up, asked or not. False: the game has no such rule, or is over.
    pub fn concede(&mut self, choice: G::Choice) -> bool {
        let Status::Ask { .. } = self.status else { return false };
        let Some((clause, _, event)) = G::concession(&choice) else { return false };
        let clause = G::number(G::edition(&self.table.book), clause).unwrap_or(clause);
        let who = G::doer(&event).map_or(Chooser::Judge, Chooser::Player);
        self.looping = None;
        self.trace.asked = Some((who, false));
        self.decide(who, clause, vec![choice], (choice, 0, false));
        self.status = self.table.run(Some(choice), &mut self.runner, &mut self.trace);
        // Where others play on, what is open is listed anew.
        self.options = match self.status {
            Status::Ask { .. } => self.runner.options.all(),
            Status::Over(_) => (Vec::new(), 0),
        };
        self.seen.push(self.table.fingerprint());
        true
    }

    /// An answer is written down: what it is, its place among the options, and whether it was the only one.
    fn decide(
        &mut self,
        who: Chooser,
        clause: ClauseId,
        options: Vec<G::Choice>,
        (chosen, place, forced): (G::Choice, usize, bool),
    ) {
        let step = self.trace.steps.len();
        let said = |choice: &G::Choice| G::choice_words(&self.table.state, &self.table.book, choice, who);
        let (words, said) = (options.iter().map(said).collect(), said(&chosen));
        self.decisions.push(Decided { who, clause, options, forced, chosen, place, step, words, said });
        self.answers.push(chosen);
    }

    /// The same position again: if nobody had another choice on the way, the rules end the game; else those who had announce how
    /// many rounds they want.
    fn find_loop(&mut self) {
        if (G::ROUNDS.is_none() && G::ENDLESS.is_none()) || !matches!(self.status, Status::Ask { .. }) {
            return;
        }
        let forced = self.decisions.iter().rev().take_while(|d| d.forced).count();
        // Nobody has had a choice for so long that nobody will: something grows, so that no position is like another.
        let from = match self.met_before() {
            Some(from) => from,
            None if forced > FORCED => self.answers.len() - forced,
            None => return,
        };
        if self.seen.last().is_some_and(|now| self.ended.contains(now)) {
            return;
        }
        let round = from..self.answers.len();
        let mut left: Vec<Player> = Vec::new();
        for decided in &self.decisions[round.clone()] {
            if let (Chooser::Player(player), false) = (decided.who, decided.forced)
                && !left.contains(&player)
            {
                left.push(player);
            }
        }
        if left.is_empty() {
            if let Some(endless) = G::ENDLESS {
                let (clause, readings, event) = endless(&self.table.book);
                self.table.ends_by((clause, &[], readings), &event, None, &mut self.trace);
                self.status = self.table.run(None, &mut self.runner, &mut self.trace);
            }
            return;
        }
        let Some(rounds) = G::ROUNDS else { return };
        let turn = G::turn(&self.table.state);
        left.sort_by_key(|p| *p != turn);
        let both = left.len() > 1;
        self.ask_rounds(Loop { round, left, least: u8::MAX, both }, rounds);
    }

    fn ask_rounds(&mut self, looping: Loop, rounds: super::Rounds<G>) {
        let clause = if looping.both { rounds.both } else { rounds.one };
        self.status = Status::Ask {
            who: Chooser::Player(looping.left[0]),
            clause: G::number(G::edition(&self.table.book), clause).unwrap_or(clause),
            name: rounds.question,
            at_rest: false,
        };
        self.options = ((0..=ROUNDS.1).map(rounds.answer).collect(), usize::from(ROUNDS.0) + 1);
        self.looping = Some(looping);
    }

    /// A number of rounds was announced; when all have spoken, the smaller number is played out.
    fn announced(&mut self, mut looping: Loop, choice: G::Choice) {
        let Some(rounds) = G::ROUNDS else { return };
        let said = (0..=ROUNDS.1).find(|&n| (rounds.answer)(n) == choice).unwrap_or(0);
        let player = looping.left.remove(0);
        looping.least = looping.least.min(said);
        let clause = if looping.both { rounds.both } else { rounds.one };
        let edition = G::edition(&self.table.book);
        let clause = G::number(edition, clause).unwrap_or(clause);
        let head = Head { actor: Some(player), took: Some(choice), ..Head::new(clause, edition, rounds.question) };
        self.trace.step(&self.table.state, &self.table.book, head);
        self.seen.push(self.table.fingerprint());
        if !looping.left.is_empty() {
            self.ask_rounds(looping, rounds);
            return;
        }
        self.ended.extend_from_slice(&self.seen[looping.round.clone()]);
        let round: Vec<Decided<G>> = self.decisions[looping.round].to_vec();
        for _ in 0..looping.least {
            for decided in &round {
                self.trace.asked = Some((decided.who, decided.forced));
                self.table.run(Some(decided.chosen), &mut self.runner, &mut self.trace);
            }
        }
        // Whoever chooses first on the way chooses otherwise now.
        let mut twin = self.table.clone();
        for decided in &round {
            if matches!(decided.who, Chooser::Player(_)) && !decided.forced {
                self.barred.push((twin.fingerprint(), decided.chosen));
                break;
            }
            twin.run(Some(decided.chosen), &mut Runner::with_reasons(), &mut Off);
        }
        self.status = self.table.run(None, &mut self.runner, &mut self.trace);
        self.forbid();
        self.options = self.runner.options.all();
    }

    /// What would begin a loop again that was ended.
    fn forbid(&mut self) {
        if self.barred.is_empty() {
            return;
        }
        let (Some(rounds), Status::Ask { .. }) = (G::ROUNDS, self.status) else { return };
        let now = self.table.fingerprint();
        for (at, choice) in &self.barred {
            if *at == now {
                let clauses = vec![rounds.one, rounds.both];
                self.runner.options.forbid(*choice, Refusal { clauses, readings: ReadingSet::default() });
            }
        }
    }

    /// Go back to the decision before the answer of this place.
    pub fn undo_to(&mut self, answers: usize) {
        let mut line = Self::new(self.start.clone());
        for &choice in self.answers.iter().take(answers) {
            line.give(choice);
        }
        *self = line;
    }

    /// The decision at which the same position was met before, if it was.
    pub fn met_before(&self) -> Option<usize> {
        let (now, before) = self.seen.split_last()?;
        before.iter().position(|f| f == now)
    }
}
