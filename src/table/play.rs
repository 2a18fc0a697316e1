//! A line of play in words: what the command line, the cases and the interactive table see of any game.

use serde_json::Value;

use super::{shortened, steps};
use crate::cardgame::spoken::{Fold, Spoken, Weight};
use crate::cardgame::unsaid::Unsaid;
use crate::engine::explore::{Explored, Limits};
use crate::engine::{
    Change, Chooser, ClauseId, Decided, Line, Outcome, Player, Reading, ReadingFacts, Refusal, Seats, Status,
};
use crate::lang::{Said, Speech};

/// What a line waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waits {
    /// An answer.
    For {
        /// Whose.
        who: Chooser,
        /// By which clause.
        clause: ClauseId,
        /// The question's name in the catalogues.
        question: &'static str,
        /// The player is free to act and nothing is under way.
        at_rest: bool,
    },
    /// Nothing: the game is over.
    Over(Outcome),
}

/// How some words fit the options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fit {
    /// This option; what is left of the words belongs to later decisions.
    One(usize, String),
    /// Several options alike.
    Several(Vec<usize>),
    /// None.
    Nothing,
}

/// An answer that was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// An option, by its place.
    Option(usize),
    /// This player conceded.
    Concession(Player),
}

/// A step in words.
#[derive(Clone, Debug)]
pub struct StepWords {
    /// Its number, from 1.
    pub n: usize,
    /// How deep.
    pub depth: usize,
    /// The clauses that make it happen, the deciding one first.
    pub clauses: Vec<ClauseId>,
    /// The clauses that it rests on.
    pub supports: Vec<ClauseId>,
    /// The readings it rests on.
    pub readings: Vec<&'static str>,
    /// Spoken or folded.
    pub spoken: bool,
    /// `A`, `B`, `?`, or nobody.
    pub actor: Option<&'static str>,
    /// What happened.
    pub text: String,
    /// What changed.
    pub changes: Vec<Change<String>>,
    /// The number of the step that led to it.
    pub cause: Option<usize>,
    /// The name of the rule that made it.
    pub row: &'static str,
    /// How it stands in a folded trace.
    pub fold: Fold,
    /// How much it says about what decided.
    pub weight: Weight,
    /// It only says what was chosen.
    pub chose: Option<String>,
}

/// A decision in words.
#[derive(Clone, Debug)]
pub struct DecisionWords {
    /// Who chose.
    pub who: &'static str,
    /// By which clause.
    pub clause: ClauseId,
    /// There was one option only.
    pub forced: bool,
    /// The options.
    pub options: Vec<String>,
    /// What was chosen.
    pub chosen: String,
    /// The number of the step that took the answer.
    pub step: usize,
}

/// A line of play of any game: words in, words out.
pub trait Play: Send {
    /// What it waits for.
    fn waits(&self) -> Waits;
    /// How many options there are.
    fn count(&self) -> usize;
    /// An option as it is shown.
    fn option(&self, n: usize, speech: &Speech) -> String;
    /// Which option some words mean: all of them, or the beginning.
    fn fit(&self, words: &str, speech: &Speech) -> Fit;
    /// May an option's words stand anywhere in a line?
    fn is_anywhere(&self, n: usize) -> bool;
    /// Does an option begin a line of its own: an action, a pass?
    fn begins_a_line(&self, n: usize) -> bool;
    /// The refused candidate that some words mean, as it is shown, and why it is refused.
    fn refused(&self, words: &str, speech: &Speech) -> Option<(String, Refusal)>;
    /// Why somebody who is not asked may not play this now.
    fn not_asked(&self, words: &str) -> Option<Refusal>;
    /// All refused candidates.
    fn all_refused(&self, speech: &Speech) -> Vec<(String, Refusal)>;
    /// Answer with an option.
    fn answer(&mut self, n: usize) -> bool;
    /// A player concedes, asked or not; false where the rules have no such thing.
    fn concede(&mut self, player: Player) -> bool;
    /// Do some words say that a player concedes? None: the rules of the game have no such thing.
    fn is_conceding(&self, words: &str, speech: &Speech) -> Option<bool>;
    /// How many answers have been given.
    fn answers(&self) -> usize;
    /// Go back to so many answers.
    fn undo_to(&mut self, answers: usize);
    /// A copy that goes its own way.
    fn fork(&self) -> Box<dyn Play>;
    /// How many steps there are.
    fn steps(&self) -> usize;
    /// A step in words.
    fn step(&self, n: usize, speech: &Speech) -> StepWords;
    /// The clauses of a step: those that make it happen, those that it rests on; and whether it is spoken.
    fn clauses(&self, n: usize) -> (&[ClauseId], &[ClauseId], bool);
    /// The players at the table.
    fn seats(&self) -> Seats;
    /// All readings that the steps rest on.
    fn readings_used(&self) -> Vec<&'static str>;
    /// All readings that were looked at, also where a value rests on one that no step names.
    fn readings_looked_at(&self) -> Vec<&'static str>;
    /// The answers so far.
    fn given(&self) -> Vec<Given>;
    /// Give an answer.
    fn give(&mut self, given: Given) -> bool {
        match given {
            Given::Option(n) => self.answer(n),
            Given::Concession(player) => self.concede(player),
        }
    }
    /// Do some words name a forced answer that a player has given since so many answers?
    fn was_forced(&self, answers: usize, who: &str, words: &str, speech: &Speech) -> bool;
    /// The decisions so far.
    fn decisions(&self, speech: &Speech) -> Vec<DecisionWords>;
    /// The answers as play lines of a case; or every answer, forced ones too, on a line of its own.
    fn play_lines(&self, every: bool) -> Vec<String>;
    /// The position as values.
    fn values(&self) -> Value;
    /// What a saved ruling compares: paths and their values.
    fn saved(&self) -> Vec<(String, Value)>;
    /// What is known of a character: the last names of a path.
    fn details(&self) -> &'static [&'static str];
    /// Does the order of the list at a path count?
    fn is_ordered(&self, path: &str) -> bool;
    /// The board that the line began with, for eyes.
    fn first_lines(&self, speech: &Speech) -> Vec<String>;
    /// Names and words in one notation.
    fn fold(&self, text: &str) -> String;
    /// The names of the cards, as they are printed.
    fn card_names(&self) -> Vec<String>;
    /// The board, for eyes.
    fn lines(&self, speech: &Speech) -> Vec<String>;
    /// Numbers of cards that nobody gave, of those that lie on the board now or lay there at first, each as far as it counts.
    fn unsaid(&self) -> Vec<Unsaid>;
    /// The board of the position, if it is at rest.
    fn board(&self) -> String;
    /// The board that the line began with.
    fn first_board(&self) -> String;
    /// The position in one line.
    fn summary(&self, speech: &Speech) -> String;
    /// The decision at which the same position was met before.
    fn met_before(&self) -> Option<usize>;
    /// All lines of play from here.
    fn explore(
        &self,
        limits: &Limits,
        goal: Option<&Goal<'_>>,
        speech: &Speech,
        seen: &mut dyn FnMut(usize) -> bool,
    ) -> Explored;
}

/// A condition on a position that is over or at the horizon.
pub type Goal<'a> = dyn Fn(&Value, Option<Outcome>) -> bool + 'a;

/// The line of play of one game.
pub struct Session<G: Spoken> {
    line: Line<G>,
}

impl<G: Spoken> Session<G> {
    /// A session over a line.
    pub fn new(line: Line<G>) -> Self {
        Self { line }
    }

    fn who(&self) -> Chooser {
        match self.line.status {
            Status::Ask { who, .. } => who,
            Status::Over(_) => Chooser::Judge,
        }
    }

    /// How well words fit an option: 0 exactly, 1 in a shorter way.
    fn rank(&self, choice: &G::Choice, words: &str, speech: &Speech) -> Option<usize> {
        self.rank_of(choice, self.who(), words, speech)
    }

    fn rank_of(&self, choice: &G::Choice, who: Chooser, words: &str, speech: &Speech) -> Option<usize> {
        let english = Speech::english();
        let shown = self.shown(choice, who);
        let plain = G::choice_words(&self.line.table.state, &self.line.table.book, choice, who);
        let is_shown = |speech: &Speech| [&shown, &plain].iter().any(|said| G::fold(&said.words(speech)) == words);
        if is_shown(english) || (speech.language != english.language && is_shown(speech)) {
            return Some(0);
        }
        G::forms(&self.line.table, choice, who).iter().position(|tier| tier.iter().any(|f| G::fold(f) == words))
    }

    /// The length of the longest sure form of an action that the words begin with: `summon soldier S7`. A shorter form must be all that is said:
    /// `block` alone may mean the only card that can, `block X` never another one than X.
    fn prefix(&self, choice: &G::Choice, words: &str, speech: &Speech) -> Option<usize> {
        if !G::goes_on(&self.line.table, choice) {
            return None;
        }
        let who = self.who();
        let english = Speech::english();
        let shown = self.shown(choice, who);
        let mut all = vec![shown.words(english), shown.words(speech)];
        let [sure, _] = G::forms(&self.line.table, choice, who);
        all.extend(sure);
        let begins = |form: &String| {
            let form = G::fold(form);
            words.strip_prefix(&form).filter(|rest| rest.starts_with(' ')).map(|_| form.len())
        };
        all.iter().filter_map(begins).max()
    }

    /// The only option that these words name with a part of a card's name (`block 4000` for a “4000 blocker”), where they name no refused
    /// candidate: nobody means another card than the one named. With what follows of the words.
    fn shortened(&self, words: &str, speech: &Speech) -> Fit {
        let names = self.names();
        let accepted = self.line.accepted();
        let rest = |n: usize| self.names_in_short(&accepted[n], words, &names, speech).map(|rest| (n, rest));
        let mut fits: Vec<(usize, String)> = (0..accepted.len()).filter_map(rest).collect();
        // Who names more of the words is meant.
        let Some(least) = fits.iter().map(|(_, rest)| rest.len()).min() else { return Fit::Nothing };
        fits.retain(|(_, rest)| rest.len() == least);
        let is_refused = |(c, _): &(G::Choice, Refusal)| {
            let in_short = self.names_in_short(c, words, &names, speech);
            self.rank(c, words, speech).is_some() || in_short.is_some_and(|rest| rest.len() <= least)
        };
        if self.line.refused().iter().any(is_refused) {
            return Fit::Nothing;
        }
        match (fits.pop(), fits.is_empty()) {
            (Some((one, rest)), true) => Fit::One(one, rest),
            (Some((last, _)), false) => Fit::Several(fits.into_iter().map(|(n, _)| n).chain([last]).collect()),
            (None, _) => Fit::Nothing,
        }
    }

    /// The names of the cards, in one notation.
    fn names(&self) -> Vec<String> {
        G::names(&self.line.table).iter().map(|name| G::fold(name)).collect()
    }

    /// Do words name an option with a part of a card's name? What is left of them, if the next answer may follow there.
    fn names_in_short(&self, choice: &G::Choice, words: &str, names: &[String], speech: &Speech) -> Option<String> {
        let who = self.who();
        let shown = self.shown(choice, who);
        let mut forms = G::forms(&self.line.table, choice, who).concat();
        forms.extend([Speech::english(), speech].map(|speech| shown.words(speech)));
        let goes_on = G::goes_on(&self.line.table, choice);
        let begins = |whole: &String| G::fold(whole).strip_prefix(words).is_some_and(|rest| rest.starts_with(' '));
        if words.contains(' ') && forms[forms.len() - 2..].iter().any(begins) {
            return Some(String::new());
        }
        let short = forms.iter().flat_map(|form| shortened::shorter(&G::fold(form), names));
        let left = |form: String| {
            let rest = words.strip_prefix(form.as_str())?;
            (rest.is_empty() || (goes_on && rest.starts_with(' '))).then(|| rest.trim().to_string())
        };
        // The longest way leaves the least.
        short.filter_map(left).min_by_key(String::len)
    }

    /// What was decided, each in the words of its time: who plays the line again has not seen what comes.
    fn words_at_their_time(&self) -> Vec<String> {
        let mut again = Self { line: Line::new(self.line.start.clone()) };
        let words = |decided: &Decided<G>| {
            let words = again.words_of(&decided.chosen, decided.who);
            again.line.give(decided.chosen);
            words
        };
        self.line.decisions.iter().map(words).collect()
    }

    /// The words of an option that fit no other one; in quotes if a line would be cut in them.
    fn words_of(&self, choice: &G::Choice, who: Chooser) -> String {
        let english = Speech::english();
        // As short as it is sure: what a text says may be told otherwise one day.
        let (state, book) = (&self.line.table.state, &self.line.table.book);
        let shown = G::choice_words(state, book, choice, who).words(english);
        let mut all = vec![shown.clone()];
        all.extend(G::forms(&self.line.table, choice, who).concat());
        let means = |words: &String| match self.fit(words, english) {
            Fit::One(n, rest) => rest.is_empty() && self.line.accepted().get(n) == Some(choice),
            _ => false,
        };
        let words = all.into_iter().find(means).unwrap_or(shown);
        let cuts = ["->", "(refused:"].iter().any(|sign| words.contains(sign));
        if cuts || words.contains([',', '、', '，', '→', '#', '"']) {
            return format!("\"{}\"", words.replace('"', ""));
        }
        words
    }

    /// A refusal with the numbers of the edition that is played.
    fn numbered(&self, mut refusal: Refusal) -> Refusal {
        let edition = G::edition(&self.line.table.book);
        for clauses in [&mut refusal.clauses, &mut refusal.supports] {
            *clauses = std::mem::take(clauses).into_iter().filter_map(|id| G::number(edition, id)).collect();
        }
        // An edition may lack the clause that refuses it; what says more about it is left.
        if refusal.clauses.is_empty() {
            refusal.clauses = std::mem::take(&mut refusal.supports);
        }
        refusal
    }

    fn reading_name(reading: Reading) -> &'static str {
        let facts: &'static [ReadingFacts] = G::reading_facts();
        facts.get(reading.0 as usize).map_or("", |f| f.name)
    }

    /// An option in words, as it can be read now.
    fn shown(&self, choice: &G::Choice, who: Chooser) -> Said {
        G::option_words(&self.line.table, choice, who)
    }

    /// What a step says. What was about to happen, and something else was put in its place, has not happened.
    fn step_words(&self, n: usize, speech: &Speech) -> String {
        let steps = &self.line.trace.steps;
        let text = steps::text(&steps[n], speech);
        let replaced = steps.get(n + 1).is_some_and(|next| next.name == "step-replace" && next.replaces.is_some());
        let step = &steps[n];
        match replaced && step.said.is_empty() && step.took.is_none() && step.events.is_empty() {
            true => speech.say("step-would", &[("words", text.into())]),
            false => text,
        }
    }
}

impl<G: Spoken> Play for Session<G> {
    fn waits(&self) -> Waits {
        match self.line.status {
            Status::Ask { who, clause, name, at_rest } => Waits::For { who, clause, question: name, at_rest },
            Status::Over(outcome) => Waits::Over(outcome),
        }
    }

    fn count(&self) -> usize {
        self.line.offered().len()
    }

    fn option(&self, n: usize, speech: &Speech) -> String {
        self.line.accepted().get(n).map_or(String::new(), |c| self.shown(c, self.who()).words(speech))
    }

    fn fit(&self, words: &str, speech: &Speech) -> Fit {
        let words = G::fold(words);
        let ranks: Vec<Option<usize>> = self.line.accepted().iter().map(|c| self.rank(c, &words, speech)).collect();
        if let Some(best) = ranks.iter().flatten().min() {
            let fits: Vec<usize> = (0..ranks.len()).filter(|&n| ranks[n] == Some(*best)).collect();
            // What is listed goes before what may be named besides.
            let listed = fits.iter().filter(|&&n| n < self.count()).count();
            return match fits.as_slice() {
                [one, ..] if fits.len() == 1 || listed == 1 => Fit::One(*one, String::new()),
                _ => Fit::Several(fits),
            };
        }
        let prefixes: Vec<(usize, usize)> = self
            .line
            .offered()
            .iter()
            .enumerate()
            .filter_map(|(n, c)| self.prefix(c, &words, speech).map(|length| (n, length)))
            .collect();
        let Some(longest) = prefixes.iter().map(|p| p.1).max() else { return self.shortened(&words, speech) };
        let fits: Vec<usize> = prefixes.iter().filter(|p| p.1 == longest).map(|p| p.0).collect();
        match fits.as_slice() {
            [one] => Fit::One(*one, words[longest..].trim().to_string()),
            _ => Fit::Several(fits),
        }
    }

    fn is_anywhere(&self, n: usize) -> bool {
        self.line.accepted().get(n).is_some_and(G::anywhere)
    }

    fn begins_a_line(&self, n: usize) -> bool {
        self.line.offered().get(n).is_some_and(G::starts_a_line)
    }

    fn refused(&self, words: &str, speech: &Speech) -> Option<(String, Refusal)> {
        let words = G::fold(words);
        let found = |tier: usize| {
            let fits = |(c, _): &&(G::Choice, Refusal)| self.rank(c, &words, speech) == Some(tier);
            self.line.refused().iter().find(fits)
        };
        let by_prefix = || self.line.refused().iter().find(|(c, _)| self.prefix(c, &words, speech).is_some());
        let names = self.names();
        let in_short = || {
            let rest = |choice: &G::Choice| self.names_in_short(choice, &words, &names, speech).map(|rest| rest.len());
            // Where an option is meant as well, nobody knows which of the two.
            if self.line.accepted().iter().any(|choice| rest(choice).is_some()) {
                return None;
            }
            let least = self.line.refused().iter().filter_map(|(choice, _)| rest(choice)).min()?;
            let mut all = self.line.refused().iter().filter(|(choice, _)| rest(choice) == Some(least));
            all.next().filter(|_| all.next().is_none())
        };
        let (choice, refusal) = found(0).or_else(|| found(1)).or_else(by_prefix).or_else(in_short)?;
        Some((self.shown(choice, self.who()).words(speech), self.numbered(refusal.clone())))
    }

    fn not_asked(&self, words: &str) -> Option<Refusal> {
        match self.line.status {
            Status::Ask { clause, .. } => {
                let by = G::not_asked_at(&self.line.table, clause, &G::fold(words));
                by.map(|by| self.numbered(Refusal::by(by)))
            }
            Status::Over(_) => None,
        }
    }

    fn all_refused(&self, speech: &Speech) -> Vec<(String, Refusal)> {
        self.line
            .refused()
            .iter()
            .map(|(c, r)| (self.shown(c, self.who()).words(speech), self.numbered(r.clone())))
            .collect()
    }

    fn answer(&mut self, n: usize) -> bool {
        match self.line.accepted().get(n).copied() {
            Some(choice) => self.line.answer(choice),
            None => false,
        }
    }

    fn concede(&mut self, player: Player) -> bool {
        G::conceding(player).is_some_and(|choice| self.line.concede(choice))
    }

    fn is_conceding(&self, words: &str, speech: &Speech) -> Option<bool> {
        let choice = G::conceding(Player::A)?;
        Some(self.rank_of(&choice, Chooser::Player(Player::A), &G::fold(words), speech).is_some())
    }

    fn answers(&self) -> usize {
        self.line.answers.len()
    }

    fn undo_to(&mut self, answers: usize) {
        self.line.undo_to(answers);
    }

    fn fork(&self) -> Box<dyn Play> {
        Box::new(Self { line: self.line.clone() })
    }

    fn steps(&self) -> usize {
        self.line.trace.steps.len()
    }

    fn step(&self, n: usize, speech: &Speech) -> StepWords {
        let step = &self.line.trace.steps[n];
        StepWords {
            n: n + 1,
            depth: step.depth,
            clauses: step.clauses.clone(),
            supports: step.supports.clone(),
            readings: step.readings.iter().map(Self::reading_name).collect(),
            spoken: step.spoken,
            actor: step.actor.map(Chooser::name),
            text: self.step_words(n, speech),
            changes: step.changes.iter().map(|c| c.words(|said| said.words(speech))).collect(),
            cause: step.cause.map(|c| c + 1),
            row: step.name,
            fold: G::folding(step),
            weight: if step.spoken { G::weight(step) } else { Weight::Course },
            chose: step.took.as_ref().filter(|_| step.said.is_empty()).map(|took| took.words.words(speech)),
        }
    }

    fn clauses(&self, n: usize) -> (&[ClauseId], &[ClauseId], bool) {
        let step = &self.line.trace.steps[n];
        (&step.clauses, &step.supports, step.spoken)
    }

    fn seats(&self) -> Seats {
        G::seats(&self.line.table.state)
    }

    fn readings_used(&self) -> Vec<&'static str> {
        let all = self
            .line
            .trace
            .steps
            .iter()
            .fold(Default::default(), |all: crate::engine::ReadingSet, s| all.union(s.readings));
        all.iter().map(Self::reading_name).collect()
    }

    fn readings_looked_at(&self) -> Vec<&'static str> {
        G::readings(&self.line.table.book).looked_at().iter().map(Self::reading_name).collect()
    }

    fn given(&self) -> Vec<Given> {
        let given = |d: &Decided<G>| match (G::concession(&d.chosen), d.who) {
            (Some(_), Chooser::Player(player)) => Given::Concession(player),
            _ => Given::Option(d.place),
        };
        self.line.decisions.iter().map(given).collect()
    }

    fn was_forced(&self, answers: usize, who: &str, words: &str, speech: &Speech) -> bool {
        let words = G::fold(words);
        let named =
            |d: &Decided<G>| d.forced && d.who.is(who) && self.rank_of(&d.chosen, d.who, &words, speech).is_some();
        self.line.decisions.get(answers..).is_some_and(|since| since.iter().any(named))
    }

    fn decisions(&self, speech: &Speech) -> Vec<DecisionWords> {
        let words = |d: &Decided<G>| DecisionWords {
            who: d.who.name(),
            clause: d.clause,
            forced: d.forced,
            options: d.words.iter().map(|said| said.words(speech)).collect(),
            chosen: d.said.words(speech),
            step: d.step + 1,
        };
        self.line.decisions.iter().map(words).collect()
    }

    fn play_lines(&self, every: bool) -> Vec<String> {
        // What is forced and named ends its line: before more parts it might be taken for a choice that comes later.
        let (mut lines, mut ends): (Vec<(&'static str, String)>, bool) = (Vec::new(), false);
        let concedes = |d: &Decided<G>| G::concession(&d.chosen).is_some();
        let all = self.words_at_their_time();
        let mut again = Self { line: Line::new(self.line.start.clone()) };
        for (n, decided) in self.line.decisions.iter().enumerate() {
            // A forced answer at rest must be said, and so must which card was there; others may be left out, unless somebody
            // conceded after them.
            let begins = every || G::starts_a_line(&decided.chosen) || concedes(decided);
            let may_go = decided.forced && matches!(decided.who, Chooser::Player(_)) && !begins;
            let next = || (n..all.len()).map(|at| (at, &self.line.decisions[at])).find(|(_, d)| !d.forced);
            // Nor if the next answer that is not forced fits here, too, and begins no line: it would be taken for this one.
            let is_taken = |(at, d): (usize, &Decided<G>)| {
                let follows = d.who == decided.who && !G::starts_a_line(&d.chosen);
                follows && !matches!(again.fit(&all[at], Speech::english()), Fit::Nothing)
            };
            let stays = |next: (usize, &Decided<G>)| concedes(next.1) || is_taken(next);
            let goes = may_go && !next().is_some_and(stays);
            again.line.give(decided.chosen);
            if goes {
                continue;
            }
            let who = decided.who.name();
            match lines.last_mut() {
                Some((last, line)) if *last == who && !begins && !ends => {
                    line.push_str(", ");
                    line.push_str(&all[n]);
                }
                _ => lines.push((who, all[n].clone())),
            }
            ends = decided.forced;
        }
        lines.into_iter().map(|(who, words)| format!("{who}: {words}")).collect()
    }

    fn values(&self) -> Value {
        G::values(&self.line.table)
    }

    fn saved(&self) -> Vec<(String, Value)> {
        let values = G::values(&self.line.table);
        let paths = G::SAVED.iter().flat_map(|path| match path.strip_prefix('.') {
            Some(of_player) => self.seats().iter().map(|p| format!("{p}.{of_player}")).collect(),
            None => vec![path.to_string()],
        });
        let at = |path: &str| path.split('.').try_fold(&values, |at, name| at.get(name)).cloned();
        paths.filter_map(|path| at(&path).map(|value| (path, value))).collect()
    }

    fn details(&self) -> &'static [&'static str] {
        G::DETAILS
    }

    fn is_ordered(&self, path: &str) -> bool {
        G::ORDERED.contains(&path)
    }

    fn first_lines(&self, speech: &Speech) -> Vec<String> {
        G::lines(&self.line.start, speech)
    }

    fn fold(&self, text: &str) -> String {
        G::fold(text)
    }

    fn card_names(&self) -> Vec<String> {
        G::names(&self.line.table)
    }

    fn lines(&self, speech: &Speech) -> Vec<String> {
        G::lines(&self.line.table, speech)
    }

    fn unsaid(&self) -> Vec<Unsaid> {
        let mut all = G::unsaid(&self.line.start);
        all.extend(G::unsaid(&self.line.table));
        let compared: Vec<_> = self.line.trace.steps.iter().flat_map(G::compared).collect();
        let mut seen: Vec<Unsaid> = Vec::new();
        for unsaid in all {
            if !seen.contains(&unsaid) && (!unsaid.is_usual || unsaid.is_among(&compared)) {
                seen.push(unsaid);
            }
        }
        seen
    }

    fn board(&self) -> String {
        G::write(&self.line.table)
    }

    fn first_board(&self) -> String {
        G::write(&self.line.start)
    }

    fn summary(&self, speech: &Speech) -> String {
        G::summary(&self.line.table, speech)
    }

    fn met_before(&self) -> Option<usize> {
        self.line.met_before()
    }

    fn explore(
        &self,
        limits: &Limits,
        goal: Option<&Goal<'_>>,
        speech: &Speech,
        seen: &mut dyn FnMut(usize) -> bool,
    ) -> Explored {
        crate::engine::explore::explore(
            &self.line.table,
            limits,
            |table| G::summary(table, speech),
            |choice, who| self.shown(choice, who).words(speech),
            |table, outcome| goal.is_some_and(|goal| goal(&G::values(table), outcome)),
            seen,
        )
    }
}
