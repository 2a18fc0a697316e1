//! What the layer makes of a card game for the engine.

use std::hash::{Hash as _, Hasher};

use super::book::Book;
use super::card::CardId;
use super::choice::Choice;
use super::event::Event;
use super::finding::{Fact, Finding, finding};
use super::frame::Frame;
use super::game::CardGame;
use super::pieces::CardPieces;
use super::state::State;
use super::words::Words;
use super::{applying, missed, replace, run, view, waiting};
use crate::engine::{
    self, Chooser, ClauseId, Difference, Endless, Game, Lost, Missed, Moment, Noticed, Outcome, Pieces, Player,
    ReadingFacts, ReadingSet, Readings, Record, Registered, Replacement, Rounds, Seats, Sound, Sounds, Stepped,
    Stepper,
};
use crate::lang::Said;

impl<V: CardPieces> Pieces for V {
    type Book = Book<V>;
    type State = State<V>;
    type Frame = Frame<V>;
    type Choice = Choice<V>;
    type Event = Event<V>;
    type Note = Finding;
    type Words = Said;

    const EVERY_PHASE: bool = <V as CardPieces>::EVERY_PHASE;

    fn edition(book: &Book<V>) -> u8 {
        book.edition
    }

    /// Where nothing waits, nobody is asked.
    fn is_idle(frame: &Frame<V>, state: &State<V>) -> bool {
        matches!(frame, Frame::Order(_)) && state.pending.is_empty()
    }

    fn readings(book: &Book<V>) -> &Readings {
        &book.readings
    }

    fn number(edition: u8, clause: ClauseId) -> Option<ClauseId> {
        V::renumbered(edition, clause)
    }
}

impl<V: CardGame> engine::Frame<V> for Frame<V> {
    fn step(&mut self, s: &mut Stepper<'_, V>) -> Stepped {
        match self {
            Self::Program(at) => run::step(s, at),
            Self::Know(at) => s.rows(V::KNOW, at),
            // Where nothing waits, nobody is asked.
            Self::Order(_) if s.state().pending.is_empty() => Stepped::Ends,
            Self::Order(at) => s.rows(V::ORDER, at),
            Self::Own(own) => own.step(s),
        }
    }

    fn did(&mut self) -> &mut u8 {
        match self {
            Self::Program(at) => &mut at.did,
            Self::Know(at) => &mut at.did,
            Self::Order(at) => &mut at.did,
            Self::Own(own) => own.did(),
        }
    }

    fn forget(&mut self, lost: Lost) {
        match (self, lost) {
            (Self::Program(at), Lost::Moved(card)) => at.l.forget(CardId(card)),
            // With the player, the effect is over.
            (Self::Program(at), Lost::Out(player)) if at.l.who == player => at.l.end = 0,
            (Self::Own(own), lost) => own.forget(lost),
            _ => {}
        }
    }

    fn remember(&mut self, state: &State<V>) {
        if let Self::Program(at) = self
            && !state.lost.is_empty()
        {
            V::remembers(state, &mut at.l);
        }
    }
}

impl<V: CardGame> Game for V {
    const DECLINE: Option<Choice<V>> = Some(Choice::Decline);
    const ENDLESS: Option<Endless<V>> = <V as CardGame>::ENDLESS;
    const ROUNDS: Option<Rounds<V>> = <V as CardGame>::ROUNDS;

    fn event_words(state: &State<V>, book: &Book<V>, event: &Event<V>) -> Option<Said> {
        V::say_event(&Words { state, book, who: Chooser::Judge }, event)
    }

    fn note_words(state: &State<V>, book: &Book<V>, note: &Finding) -> Said {
        Words { state, book, who: Chooser::Judge }.finding(note)
    }

    fn choice_words(state: &State<V>, book: &Book<V>, choice: &Choice<V>, who: Chooser) -> Said {
        V::say_choice(&Words { state, book, who }, choice)
    }

    fn apply<R: Record<V>>(state: &mut State<V>, book: &Book<V>, event: &Event<V>, record: &mut R) -> bool {
        applying::apply(state, book, event, record)
    }

    fn is_done(event: &Event<V>) -> bool {
        !matches!(event, Event::Used(..))
    }

    fn settle(state: &mut State<V>, book: &Book<V>) {
        let worked_out = state.settle(book);
        state.calm.0 &= !worked_out;
        if !state.calm.0 {
            state.calm.0 = V::enforces(state, book).is_none();
        }
    }

    fn loaded(state: &mut State<V>, book: &Book<V>) {
        state.work_out(book);
    }

    fn quiet(event: &Event<V>) -> bool {
        match event {
            Event::Take(_) | Event::Used(..) | Event::Instead(_) | Event::Found(..) => true,
            Event::Own(own) => V::is_quiet(own),
            _ => false,
        }
    }

    fn replacements(state: &State<V>, book: &Book<V>, batch: &[Event<V>], out: &mut Vec<Replacement<V>>) {
        replace::replacements(state, book, batch, out);
    }

    fn replacing(
        state: &State<V>,
        book: &Book<V>,
        replacement: &Replacement<V>,
        event: Option<&Event<V>>,
        used: bool,
    ) -> Option<Finding> {
        let Some(Choice::Use(card, _) | Choice::UseFor(card, ..)) = replacement.choice else { return None };
        V::says_replacement(&Words { state, book, who: Chooser::Judge }, card, event?, used)
    }

    fn replacing_also(state: &State<V>, book: &Book<V>, event: &Event<V>) -> Option<Finding> {
        let moves = matches!(event, Event::Move(_));
        let said = moves.then(|| V::say_event(&Words { state, book, who: Chooser::Judge }, event)).flatten()?;
        Some(finding("step-replaces-also").with("words", Fact::Said(said)))
    }

    fn missed(state: &State<V>, book: &Book<V>, batch: &[Event<V>], moment: Moment, out: &mut Vec<Missed<V>>) {
        missed::missed(state, book, batch, moment, out);
    }

    fn concession(choice: &Choice<V>) -> Option<(ClauseId, &'static [&'static str], Event<V>)> {
        match choice {
            Choice::Concede(player) => V::concedes(*player),
            _ => None,
        }
    }

    fn notices_first() -> bool {
        V::NOTICES_FIRST
    }

    fn concession_cites(state: &State<V>) -> &'static [&'static str] {
        V::concedes_here(state).0
    }

    fn concession_rests_on(state: &State<V>) -> ReadingSet {
        V::concedes_here(state).1
    }

    fn take_lost(state: &mut State<V>, tell: &mut dyn FnMut(Lost)) {
        if !state.lost.is_empty() {
            state.lost.drain(..).for_each(tell);
            V::told(state);
        }
    }

    fn sounds(batch: &[Event<V>]) -> Sounds {
        waiting::sounds::<V>(batch)
    }

    fn noticed(
        state: &State<V>,
        book: &Book<V>,
        batch: &[Event<V>],
        heard: (Moment, Sound),
        out: &mut Vec<Noticed<V>>,
    ) {
        waiting::noticed(state, book, batch, heard, out);
    }

    fn enforcement(state: &State<V>, book: &Book<V>) -> Option<Frame<V>> {
        debug_assert!(
            !state.calm.0 || V::enforces(state, book).is_none(),
            "something is due that nothing brought about"
        );
        if state.calm.0 { None } else { V::enforces(state, book) }
    }

    fn at_once(state: &State<V>, book: &Book<V>) -> Option<Frame<V>> {
        V::works_at_once(state, book)
    }

    fn outcome(state: &State<V>) -> Option<Outcome> {
        state.outcome
    }

    fn turn(state: &State<V>) -> Player {
        state.turn
    }

    fn seats(state: &State<V>) -> Seats {
        state.seats
    }

    fn side(state: &State<V>, player: Player) -> Seats {
        V::friends(state, player)
    }

    fn doer(event: &Event<V>) -> Option<Player> {
        V::does(event)
    }

    fn reading_facts() -> &'static [ReadingFacts] {
        V::all_readings()
    }

    fn differences() -> &'static [Difference] {
        V::all_differences()
    }

    /// A card that nobody has seen is chosen or played as a certain one.
    fn presumes(state: &State<V>, _: &Book<V>, choice: &Choice<V>) -> bool {
        let card = match choice {
            Choice::Card(card, _) => Some(*card),
            Choice::Own(own) => V::names_card(own),
            _ => None,
        };
        card.is_some_and(|card| state.card(card).is_unknown())
    }

    fn is_set_off(event: &Event<V>) -> bool {
        matches!(event, Event::Take(_))
    }

    fn set_off(earlier: &Event<V>, later: &Event<V>) -> bool {
        match (earlier, later) {
            (Event::Pend(a), Event::Take(b)) => (a.card, a.def, a.effect) == (b.card, b.def, b.effect),
            _ => false,
        }
    }

    fn tell_apart<H: Hasher>(
        state: &State<V>,
        frames: &mut [&mut Frame<V>],
        waiting: &mut [&mut Event<V>],
        hasher: &mut H,
    ) {
        view::canonical(state, frames, waiting).hash(hasher);
    }

    fn registered() -> Vec<Registered> {
        V::register()
    }
}
