//! What BlackPoker answers where the engine asks.

use std::hash::Hasher;

use super::actions::Kind;
use super::event::Event;
use super::frame::Frame;
use super::state::State;
use super::types::{BlackPoker, Book, Choice, Found};
use super::{
    actions, apart, attempt, cards, characters, combat, deployment, event, flow, magic, making, readings, resolving,
    setup, turn, words,
};
use crate::engine::row::rows;
use crate::engine::{
    self, Chooser, Game, Moment, Noticed, Outcome, Pieces, Player, ReadingFacts, Readings, Record, Registered, Sound,
    Sounds, Stepped, Stepper,
};
use crate::lang::Said;

impl engine::Frame<BlackPoker> for Frame {
    fn step(&mut self, s: &mut Stepper<'_, BlackPoker>) -> Stepped {
        match self {
            Self::Setup(at) => s.rows(&setup::SETUP, at),
            Self::Flow(at) => s.rows(&flow::FLOW, at),
            Self::Triggers(at) => s.rows(&flow::TRIGGERS, at),
            Self::Make(at) => s.rows(&making::MAKE, at),
            Self::Resolve(at) => s.rows(&resolving::RESOLVE, at),
            Self::Plain(kind, at) => s.rows(plain(*kind), at),
            Self::Draw(at) => s.rows(&turn::DRAW, at),
            Self::Attack(at) => s.rows(&combat::ATTACK, at),
            Self::Block(at) => s.rows(&combat::BLOCK, at),
            Self::Judge(at) => s.rows(&combat::JUDGE, at),
            Self::Bulwark(at) => s.rows(&combat::BULWARK, at),
            Self::Throw(at) => s.rows(&magic::THROW, at),
        }
    }

    fn did(&mut self) -> &mut u8 {
        match self {
            Self::Setup(at) => &mut at.did,
            Self::Flow(at) => &mut at.did,
            Self::Triggers(at) => &mut at.did,
            Self::Make(at) => &mut at.did,
            Self::Resolve(at) => &mut at.did,
            Self::Plain(_, at) => &mut at.did,
            Self::Draw(at) => &mut at.did,
            Self::Attack(at) => &mut at.did,
            Self::Block(at) => &mut at.did,
            Self::Judge(at) => &mut at.did,
            Self::Bulwark(at) => &mut at.did,
            Self::Throw(at) => &mut at.did,
        }
    }
}

/// The rows of an effect that remembers nothing but whose it is.
fn plain(kind: Kind) -> &'static [engine::Row<BlackPoker, resolving::By>] {
    match kind {
        Kind::SetBulwark => &deployment::SET_BULWARK,
        Kind::SummonSoldier => &deployment::SUMMON_SOLDIER,
        Kind::SummonHero => &deployment::SUMMON_HERO,
        Kind::SummonAce => &deployment::SUMMON_ACE,
        Kind::Equip => &deployment::EQUIP,
        Kind::Charge => &turn::CHARGE,
        Kind::End => &turn::END,
        Kind::Up => &magic::UP,
        Kind::Down => &magic::DOWN,
        Kind::Twist => &magic::TWIST,
        Kind::Counter => &magic::COUNTER,
        Kind::DestroyBulwark => &magic::DESTROY_BULWARK,
        Kind::Search => &magic::SEARCH,
        Kind::GenerationChange => &magic::GENERATION_CHANGE,
        // These have procedures of their own.
        Kind::Draw | Kind::Attack | Kind::Block | Kind::DamageJudgement | Kind::Throw => &[],
    }
}

impl Pieces for BlackPoker {
    type Book = Book;
    type State = State;
    type Frame = Frame;
    type Choice = Choice;
    type Event = Event;
    type Note = Found;
    type Words = Said;

    fn readings(book: &Book) -> &Readings {
        &book.readings
    }
}

impl Game for BlackPoker {
    fn event_words(_: &State, _: &Book, event: &Event) -> Option<Said> {
        words::event(event)
    }

    fn note_words(_: &State, _: &Book, note: &Found) -> Said {
        words::note(note)
    }

    fn choice_words(_: &State, _: &Book, choice: &Choice, who: Chooser) -> Said {
        words::choice(choice, who)
    }

    fn apply<R: Record<Self>>(state: &mut State, _: &Book, event: &Event, record: &mut R) -> bool {
        event::apply(state, event, record)
    }

    fn quiet(event: &Event) -> bool {
        event.is_quiet()
    }

    fn sounds(batch: &[Event]) -> Sounds {
        let buried = batch.iter().any(|event| matches!(event, Event::Bury(_)));
        Sounds { before: Sound::from(buried), after: 0 }
    }

    fn noticed(state: &State, book: &Book, batch: &[Event], _: (Moment, Sound), out: &mut Vec<Noticed<Self>>) {
        characters::noticed(state, book, batch, out);
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome
    }

    fn turn(state: &State) -> Player {
        state.turn
    }

    fn actor(state: &State) -> Option<Player> {
        state.made.as_ref().map(|a| a.by)
    }

    fn doer(event: &Event) -> Option<Player> {
        match *event {
            Event::Shuffle(p)
            | Event::Draw(p, _)
            | Event::Gain(p, _)
            | Event::TurnUpTop(p, _)
            | Event::First(p)
            | Event::Announce(p, _)
            | Event::Damage(p, _)
            | Event::DamageCard(p, _)
            | Event::Discard(p, _)
            | Event::PutKey(p, _)
            | Event::Stage(p, _)
            | Event::Raise(p, _)
            | Event::Lay(p, _)
            | Event::Take(p, _)
            | Event::Mill(p, _)
            | Event::Trigger(p, _)
            | Event::TakeTrigger(p, _) => Some(p),
            _ => None,
        }
    }

    fn reading_facts() -> &'static [ReadingFacts] {
        &readings::READINGS
    }

    fn presumes(state: &State, book: &Book, choice: &Choice) -> bool {
        let side = state.side(state.chance);
        match *choice {
            Choice::Act(kind) => side.hand_unknown > 0 && attempt::needs_unknown_cards(state, book, state.chance, kind),
            Choice::Key(card) => !side.hand.has(card),
            Choice::Take(card) => side.pool.has(card),
            _ => false,
        }
    }

    fn is_set_off(event: &Event) -> bool {
        matches!(event, Event::TakeTrigger(..))
    }

    fn set_off(earlier: &Event, later: &Event) -> bool {
        matches!((earlier, later), (Event::Trigger(_, a), Event::TakeTrigger(_, b)) if a == b)
    }

    fn tell_apart<H: Hasher>(state: &State, frames: &mut [&mut Frame], _: &mut [&mut Event], hasher: &mut H) {
        apart::tell(state, frames, hasher);
    }

    fn registered() -> Vec<Registered> {
        let mut all = flow::registered();
        all.extend(rows("set-up", &setup::SETUP));
        all.extend(rows("resolving", &resolving::RESOLVE));
        all.extend(rows("A-1", &deployment::SET_BULWARK));
        all.extend(rows("A-2", &deployment::SUMMON_SOLDIER));
        all.extend(rows("A-3", &deployment::SUMMON_HERO));
        all.extend(rows("A-4", &deployment::SUMMON_ACE));
        all.extend(rows("A-5", &deployment::EQUIP));
        all.extend(rows("A-6", &turn::CHARGE));
        all.extend(rows("A-7", &turn::DRAW));
        all.extend(rows("A-8", &turn::END));
        all.extend(rows("A-9", &combat::ATTACK));
        all.extend(rows("A-10", &combat::BLOCK));
        all.extend(rows("A-11", &combat::JUDGE));
        all.extend(rows("A-12", &magic::UP));
        all.extend(rows("A-13", &magic::DOWN));
        all.extend(rows("A-14", &magic::TWIST));
        all.extend(rows("A-15", &magic::COUNTER));
        all.extend(rows("A-16", &magic::DESTROY_BULWARK));
        all.extend(rows("A-17", &magic::THROW));
        all.extend(rows("A-18", &magic::SEARCH));
        all.extend(rows("A-19", &magic::GENERATION_CHANGE));
        all.extend(rows("C-5-3", &combat::BULWARK));
        all.extend(actions::registered());
        all.extend(attempt::registered());
        all.extend(characters::registered());
        all.extend(combat::registered());
        all.push(magic::THROWN.registered("values"));
        all.push(cards::PRINTED_NUMBER.registered("values"));
        all
    }
}
