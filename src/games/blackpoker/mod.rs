//! BlackPoker Lite: the sheet `act6.1`, and the base procedure that it presupposes.
//!
//! | file | clauses |
//! | --- | --- |
//! | `cards`, `state`, `unknown` | P-1 components; what nobody has seen |
//! | `setup` | P-2 setting up |
//! | `flow` | P-3, P-4, P-7, P-8 turn, chance, stage, win check, trigger check |
//! | `attempt`, `making`, `resolving` | P-5, P-6 what may be made, making and resolving an action; S-1, S-2, P-9 |
//! | `actions` | heads of A-1 to A-19 |
//! | `deployment`, `turn`, `combat`, `magic` | effects of to A-19 |
//! | `characters` | C-1 to C-5 |
//! | `readings` | where the texts do not decide |
//! | `board`, `view`, `words`, `folding` | a board read, a position shown, what is said, and how much of it |

use serde::{Deserialize, Serialize};

use crate::engine::row::rows;
use crate::engine::{
    self, Asked, At, Chooser, Game, Moment, Noticed, Outcome, Pieces, Player, ReadingFacts, Readings, Record,
    Registered, Stepped, Stepper,
};
use crate::lang::Said;

pub mod actions;
pub mod attempt;
pub mod board;
pub mod cards;
pub mod characters;
pub mod combat;
pub mod deployment;
pub mod event;
pub mod flow;
pub mod folding;
pub mod magic;
pub mod making;
pub mod readings;
pub mod resolving;
pub mod setup;
pub mod state;
pub mod turn;
pub mod unknown;
pub mod view;
pub mod words;

use actions::Kind;
use cards::{Card, Thing};
use event::Event;
use state::{State, Target};
use unknown::Next;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BlackPoker;

/// What does not change during play.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// The readings in force.
    pub readings: Readings,
}

type Cx<'a> = engine::Cx<'a, BlackPoker>;
type Options = engine::Options<BlackPoker>;

/// An answer to a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// P-4-5, P-4-11. Make this action.
    Act(Kind),
    /// P-4-11. Pass.
    Pass,
    /// S-3-2. Change the order of bulwarks: never allowed.
    SwapBulwarks,
    /// S-2-1. Drive this bulwark.
    Drive(Thing),
    /// S-2-3, A-8-1. Discard this card.
    Discard(Card),
    /// Discard a card that the judge does not know.
    DiscardUnknown,
    /// P-5-3. This key card.
    Key(Card),
    /// P-5-4. This target.
    Target(Target),
    /// P-5-4. An action without key cards: never allowed.
    KeylessAction(Player, Kind),
    /// A-1-1. Lay this card.
    Lay(Card),
    /// A-1-1. Lay a card that the judge does not know.
    LayUnknown,
    /// Something unknown is this card.
    Is(Subject, Card),
    /// Something unknown is a card that does not matter.
    Whatever,
    /// A-7-2. Draw a second card.
    Draw,
    /// A-7-2. Do not.
    NoDraw,
    /// A-9-1. This soldier attacks.
    Attacker(Thing),
    /// A-9-1. Nobody attacks.
    NoAttacker,
    /// A-10-1. This character blocks that attacker.
    Blocker(Thing, Thing),
    /// A-10-1. Nobody blocks that attacker.
    NoBlock(Thing),
    /// A-9-1, A-10-1. No more of them.
    NoMore,
    /// A-14-1. Driven, or charged.
    State(bool),
    /// A-18-1. Take this card.
    Take(Card),
    /// A-18-1. Take none.
    TakeNothing,
    /// A-11-1-1. Of several losing blockers this one goes.
    GiveUp(Thing),
    /// Taken by itself: all of them.
    All,
    /// Taken by itself: a card that nobody need see.
    Unseen,
    /// Taken by itself: there is nothing.
    NothingThere,
    /// Taken by itself: the player who has the chance can do nothing.
    Stuck,
}

/// What an unknown card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Subject {
    /// The top card of a deck.
    Top(Player),
    /// A bulwark.
    Bulwark(Thing),
    /// A card that was lost unseen.
    Buried(Player),
}

/// A finding that is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// P-4-11. A player passes.
    Passes(Player),
    /// P-2-5. Equal numbers were turned up.
    TurnedEqual(u8, u8),
    /// P-2-4. The higher number goes first.
    GoesFirst(Player, u8, u8),
    /// P-2-5. Somebody has no card to turn up.
    NoCardToTurn,
    /// P-6-1. The target is gone.
    TargetGone(Kind),
    /// A-1-1. No card in hand.
    NothingToLay(Player),
    /// A-7-1. No card in the deck.
    NothingToDraw(Player),
    /// A-18-1. No card in the deck.
    NothingToTake(Player),
    /// A-19-1. Nothing was found.
    NothingFound(Player),
    /// A-19-1. The last card stays.
    LastStays(Player),
    /// P-6-2. More damage than cards.
    MoreThanTheDeck(Player, u8, u8),
    /// A-9-2. There is no attacker.
    NoAttacker,
    /// A-11-0. The attacker has left.
    AttackerGone(Thing),
    /// A-11-0. The attacker has lost its role.
    RoleLost(Thing),
    /// A-11-1. The numbers.
    Compared(Thing, i16, i16),
    /// A-11-2. A bulwark has blocked.
    AgainstBulwark(Thing, Thing),
    /// A-11-3. Nobody blocks.
    Unblocked(Thing, i16),
    /// A-11-3. By a reading it counts as unblocked.
    CountsUnblocked(Thing, i16),
    /// P-5-2. A part of the cost is not paid.
    NotPaid(Player),
    /// S-2-1. The bulwark is driven already.
    AlreadyDriven(Thing),
    /// A-12-1, A-13-1. The changes of the turn end.
    ChangesEnd,
    /// A-15-1-a. The numbers of the key cards, and whether the case holds.
    Countered(u8, u8, bool),
    /// A-15-1-b. Two key cards.
    CounteredTwo,
}

/// The procedures.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// P-2
    Setup(At<setup::Setup>),
    /// P-4
    Flow(At<flow::Course>),
    /// P-4-10-1 to P-4-10-5
    Triggers(At<flow::Triggers>),
    /// P-5
    Make(At<making::Make>),
    /// P-6
    Resolve(At<resolving::Resolve>),
    /// Effects that remember nothing but whose they are.
    Plain(Kind, At<resolving::By>),
    ///
    Draw(At<turn::Drawing>),
    ///
    Attack(At<combat::Attacking>),
    ///
    Block(At<combat::Blocking>),
    ///
    Judge(At<combat::Judging>),
    /// C-5-3
    Bulwark(At<combat::Ability>),
    ///
    Throw(At<magic::Hit>),
}

impl engine::Frame<BlackPoker> for Frame {
    fn step(&mut self, s: &mut Stepper<'_, BlackPoker>) -> Stepped<BlackPoker> {
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

/// The next card of a deck as options: known, unseen, or asked of chance or of the judge.
fn offer_next(player: Player, next: Next, options: &mut Options) -> Asked<BlackPoker> {
    match next {
        Next::Nothing => Asked::Itself(Choice::NothingThere),
        Next::Known(card) => Asked::Itself(Choice::Is(Subject::Top(player), card)),
        Next::Unseen => Asked::Itself(Choice::Unseen),
        Next::Asked { who, cards, open } => {
            cards.iter().for_each(|card| options.legal(Choice::Is(Subject::Top(player), card)));
            if open {
                options.legal(Choice::Whatever);
            }
            Asked::Of(who)
        }
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

    fn noticed(state: &State, book: &Book, batch: &[Event], moment: Moment, out: &mut Vec<Noticed<Self>>) {
        characters::noticed(state, book, batch, moment, out);
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

    fn canonical(state: &mut State, frames: &mut [&mut Frame], _: &mut [&mut Event]) {
        view::canonical(state, frames);
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
