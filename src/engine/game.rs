//! What a game gives the engine.

use std::hash::{Hash as _, Hasher};

use super::clause::ClauseId;
use super::difference::Difference;
use super::pieces::{Pieces, Value};
use super::player::{Chooser, Outcome, Player, Seats};
use super::reading::{ReadingFacts, ReadingSet};
use super::record::Record;
use super::register::Registered;
use super::stepper::{Stepped, Stepper};

/// A game. Its hooks read; only `apply` writes the state.
pub trait Game: Pieces<Frame: Frame<Self>> {
    /// An event in words, when it has happened; none for bookkeeping.
    fn event_words(state: &Self::State, book: &Self::Book, event: &Self::Event) -> Option<Self::Words>;

    /// A finding in words, when it is made.
    fn note_words(state: &Self::State, book: &Self::Book, note: &Self::Note) -> Self::Words;

    /// An answer in words, when it may be given.
    fn choice_words(state: &Self::State, book: &Self::Book, choice: &Self::Choice, who: Chooser) -> Self::Words;

    /// The event happens. Each change is told to the recorder. False: nothing changed.
    fn apply<R: Record<Self>>(state: &mut Self::State, book: &Self::Book, event: &Self::Event, record: &mut R) -> bool;

    /// Is something done by this event? What is only marked is not.
    fn is_done(_event: &Self::Event) -> bool {
        true
    }

    /// Events have happened: what is worked out from the position is brought up to date.
    fn settle(_state: &mut Self::State, _book: &Self::Book) {}

    /// A position was loaded: what is worked out from it is not saved with it.
    fn loaded(_state: &mut Self::State, _book: &Self::Book) {}

    /// An event that keeps the books (a pass written down, a mark, a queue): it happens, but is never spoken.
    fn quiet(_event: &Self::Event) -> bool {
        false
    }

    /// The effects that may replace something of a batch which is about to happen, in the order in which they are looked at.
    fn replacements(
        _state: &Self::State,
        _book: &Self::Book,
        _batch: &[Self::Event],
        _out: &mut Vec<Replacement<Self>>,
    ) {
    }

    /// What is said of a replacement that is used, or declined, in the place of an event.
    fn replacing(
        _state: &Self::State,
        _book: &Self::Book,
        _replacement: &Replacement<Self>,
        _event: Option<&Self::Event>,
        _used: bool,
    ) -> Option<Self::Note> {
        None
    }

    /// A further event that the same replacement takes the place of, in words.
    fn replacing_also(_state: &Self::State, _book: &Self::Book, _event: &Self::Event) -> Option<Self::Note> {
        None
    }

    /// What somebody could expect of a batch, and what does not come of it; asked only where steps are read. Seen the moment before it
    /// happens, or the moment after.
    fn missed(
        _state: &Self::State,
        _book: &Self::Book,
        _batch: &[Self::Event],
        _moment: Moment,
        _out: &mut Vec<Missed<Self>>,
    ) {
    }

    /// The answer that lets happen what might be replaced.
    const DECLINE: Option<Self::Choice> = None;

    /// A player gives up: at any decision, asked or not.
    fn concession(_choice: &Self::Choice) -> Option<(ClauseId, &'static [&'static str], Self::Event)> {
        None
    }

    /// The clauses that a concession rests on where the position decides which; none: those of the rule itself.
    fn concession_cites(_state: &Self::State) -> &'static [&'static str] {
        &[]
    }

    /// The readings that a concession rests on.
    fn concession_rests_on(_state: &Self::State) -> ReadingSet {
        ReadingSet::default()
    }

    /// The position comes again and again, and nobody can do anything about it: what the rules make of that.
    const ENDLESS: Option<Endless<Self>> = None;

    /// A player who can stop a loop announces a number of rounds: the answer that says it, and the clauses for one such player and for two.
    const ROUNDS: Option<Rounds<Self>> = None;
    /// Something happened in the last batch that procedures under way have to know: tell it, and empty the list.
    fn take_lost(_state: &mut Self::State, _tell: &mut dyn FnMut(Lost)) {}

    /// What a batch sounds like to whatever waits for something.
    fn sounds(_batch: &[Self::Event]) -> Sounds {
        Sounds { before: Sound::MAX, after: Sound::MAX }
    }

    /// Triggers set off by a batch that sounds so, seen the moment before it happens or the moment after, as events.
    fn noticed(
        _state: &Self::State,
        _book: &Self::Book,
        _batch: &[Self::Event],
        _heard: (Moment, Sound),
        _out: &mut Vec<Noticed<Self>>,
    ) {
    }

    /// Is what a batch sets off noticed before rules enforcement has followed it? Else afterwards.
    fn notices_first() -> bool {
        false
    }

    /// Rules enforcement that is due: a procedure like any other. It is looked for after every batch, also after those of the
    /// procedure itself, so each of its events must bring its end nearer.
    fn enforcement(_state: &Self::State, _book: &Self::Book) -> Option<Self::Frame> {
        None
    }

    /// Something that works at once, in the middle of anything, and is no rules enforcement: a procedure that may ask, set things off and
    /// be interrupted. It is looked for when a batch is through the gate, also inside of such a procedure.
    fn at_once(_state: &Self::State, _book: &Self::Book) -> Option<Self::Frame> {
        None
    }

    /// Is the game over?
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// Who has the turn.
    fn turn(state: &Self::State) -> Player;

    /// The players at the table.
    fn seats(_state: &Self::State) -> Seats {
        Seats::TWO
    }

    /// The players who win and lose together with this one.
    fn side(_state: &Self::State, player: Player) -> Seats {
        Seats::of(player)
    }

    /// Who is acting, where nobody is asked.
    fn actor(_state: &Self::State) -> Option<Player> {
        None
    }

    /// The player who does what an event says, where nobody was asked.
    fn doer(_event: &Self::Event) -> Option<Player> {
        None
    }

    /// The readings that the game knows.
    fn reading_facts() -> &'static [ReadingFacts];

    /// Where the editions differ in what they do, by name.
    fn differences() -> &'static [Difference] {
        &[]
    }

    /// Does an answer presume that an unknown card is a certain one? A player cannot force anything by it.
    fn presumes(_state: &Self::State, _book: &Self::Book, _choice: &Self::Choice) -> bool {
        false
    }

    /// Can an event be set off by an earlier one, where the agenda does not show it?
    fn is_set_off(_event: &Self::Event) -> bool {
        false
    }

    /// An earlier event that set this one off, where the agenda does not show it: a trigger noticed, and taken later.
    fn set_off(_earlier: &Self::Event, _later: &Self::Event) -> bool {
        false
    }

    /// A position, told to a hasher in a form that is the same for positions that play alike: copies of one card are equal, orders that mean
    /// nothing are sorted, what became of the row before ([`Frame::did`]) is 0 where no row asks for it. Cards are spoken of
    /// in the state, in the locals of frames, and in the events that wait in a gate, which are put into that form, too.
    fn tell_apart<H: Hasher>(
        state: &Self::State,
        _frames: &mut [&mut Self::Frame],
        _waiting: &mut [&mut Self::Event],
        hasher: &mut H,
    ) {
        state.hash(hasher);
    }

    /// Everything that is registered under a clause.
    fn registered() -> Vec<Registered>;
}

/// A procedure under way.
pub trait Frame<G: Pieces>: Value {
    /// Run the row at the frame's place. A `match` over the variants that names the table of rows of each.
    fn step(&mut self, stepper: &mut Stepper<'_, G>) -> Stepped;
    /// How many events of the row before happened as written: "if you do".
    fn did(&mut self) -> &mut u8;
    /// What was lost is forgotten, unless the procedure did it itself.
    fn forget(&mut self, _lost: Lost) {}
    /// What was lost is told next: what the procedure keeps of how it was.
    fn remember(&mut self, _state: &G::State) {}
}

/// What procedures under way may not go on to speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// This card has moved, and is a new one.
    Moved(u16),
    /// What this card was ordered to do is void.
    Voided(u16),
    /// This player is out of the game, with everything that is theirs.
    Out(Player),
}

/// What the rules make of a loop that nobody can stop: the clause, the readings that this rests on, and the event that ends the game.
pub type Endless<G> = fn(&<G as Pieces>::Book) -> (ClauseId, ReadingSet, <G as Pieces>::Event);

/// How rounds of a loop are announced.
#[derive(Clone, Copy, Debug)]
pub struct Rounds<G: Game> {
    /// The answer that says a number.
    pub answer: fn(u8) -> G::Choice,
    /// The clause, if one player can stop the loop.
    pub one: ClauseId,
    /// The clause, if both can.
    pub both: ClauseId,
    /// The question's name in the catalogues.
    pub question: &'static str,
}

/// What events sound like, a bit for each kind of thing that effects wait for.
pub type Sound = u32;

/// What a batch sounds like at either moment; nothing: nobody is asked what it sets off then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sounds {
    /// The moment before it happens.
    pub before: Sound,
    /// The moment after.
    pub after: Sound,
}

/// Before or after the events of a batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// They are about to happen.
    Before,
    /// They have happened.
    After,
}

/// An effect that puts something else in the place of events of a batch.
#[derive(Debug)]
pub struct Replacement<G: Game> {
    /// The clause or text that does it.
    pub clause: ClauseId,
    /// The clause by which it may be left unused.
    pub declined: ClauseId,
    /// Clauses that say more about it.
    pub also: &'static [&'static str],
    /// The readings that its place in the order rests on.
    pub readings: ReadingSet,
    /// Whose effect it is: the player is asked.
    pub who: Player,
    /// Tells it from the others: what was declined is not offered again.
    pub key: u16,
    /// Those of one rank are offered together, and the player chooses among them.
    pub rank: u8,
    /// It may be declined.
    pub may: bool,
    /// The answer that uses it.
    pub choice: Option<G::Choice>,
    /// The places of the events that it replaces.
    pub covers: Vec<u8>,
    /// What happens instead.
    pub instead: G::Frame,
}

/// A trigger that was set off.
#[derive(Debug)]
pub struct Noticed<G: Game> {
    /// The clause that sets it off.
    pub clause: ClauseId,
    /// Clauses that say more about it.
    pub also: &'static [&'static str],
    /// The readings it rests on.
    pub readings: ReadingSet,
    /// The event that writes it down.
    pub event: G::Event,
}

/// Something that could be expected, and does not happen.
#[derive(Debug)]
pub struct Missed<G: Game> {
    /// The clauses by which it does not, parted by blanks: the first decides.
    pub clauses: &'static str,
    /// The readings that rests on.
    pub readings: ReadingSet,
    /// The name of the step in the catalogues.
    pub name: &'static str,
    /// What is said of it.
    pub note: G::Note,
}
