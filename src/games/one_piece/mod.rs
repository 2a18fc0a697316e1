//! ONE PIECE Card Game, in the editions 1.1.8 and 2023-01-19.
//!
//! | file | chapters |
//! | --- | --- |
//! | `cards` | 2 cards, and the book of them |
//! | `areas`, `event` | 3 areas: the position, and what changes it |
//! | `terms` | 4 drawing, moving cards from piles, putting into play |
//! | `damage` | 4-6, 7-1-4-1-1 damage, and 10-1-5 [Trigger] |
//! | `preparation` | 5 before the game |
//! | `turn`, `playing` | 6 the turn; playing a card (2-7, 6-5-3) |
//! | `battle` | 7 battles |
//! | `effects`, `selector`, `operations`, `text` | 8 what card texts compile to, and their reader |
//! | `lowered`, `program`, `choosing`, `acting`, `looking`, `placing`, `dons`, `costs` | 8-3, 8-4 effects as programs, run step by step |
//! | `matching`, `values`, `watching` | 8-4-4 which cards a text means; 8-1-3-3 powers, costs and keywords |
//! | `order`, `replacing` | 8-6 the order of resolution; 8-1-3-4 replacement effects |
//! | `enforcement` | 9 rule processing |
//! | `noticing` | 10 keywords and the timings of auto effects |
//! | `editions`, `readings` | where the editions differ, and where they do not decide |
//! | `board`, `view`, `words`, `telling` | a board read, a position shown, what is said, what a text was understood to say |

use serde::{Deserialize, Serialize};

use crate::engine::{
    self, At, Chooser, ClauseId, Game, Moment, Noticed, Outcome, Player, ReadingFacts, Readings, Record, Registered,
    Replacement, Stepped, Stepper,
};

pub mod acting;
pub mod areas;
pub mod battle;
pub mod board;
pub mod cards;
pub mod choosing;
pub mod construction;
pub mod costs;
pub mod damage;
pub mod describing;
pub mod dons;
pub mod editions;
pub mod effects;
pub mod enforcement;
pub mod event;
pub mod looking;
pub mod lowered;
pub mod matching;
pub mod noticing;
pub mod operations;
pub mod order;
pub mod placing;
pub mod playing;
pub mod preparation;
pub mod program;
pub mod reading_texts;
pub mod readings;
pub mod replacing;
pub mod selector;
pub mod shipped;
pub mod telling;
pub mod terms;
pub mod text;
pub mod turn;
pub mod values;
pub mod view;
pub mod watching;
pub mod words;

use crate::lang::Said;
use areas::{CardId, State};
use cards::{Book, DefId};
use event::{DonAt, Event};
use lowered::Verb;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OnePiece;

type Cx<'a> = engine::Cx<'a, OnePiece>;
type Options = engine::Options<OnePiece>;
type Flow = engine::Flow<OnePiece>;
type Asked = engine::Asked<OnePiece>;
type Row<L> = engine::Row<OnePiece, L>;

/// An answer to a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// 6-5-3-1. Play this card; one that nobody has seen, as this one.
    Play(CardId, DefId),
    /// 6-5-4-1. Activate this effect of this card.
    Activate(CardId, u8),
    /// 6-5-5-1. Give so many DON!! to this card.
    Give(CardId, u8),
    /// 7-1-1-1. Attack with this card.
    Attack(CardId),
    /// 6-5-2-1. The turn ends.
    EndTurn,
    /// 8-4-4. This card; one that nobody has seen, as this one.
    Card(CardId, DefId),
    /// 4-8-1. No more.
    Done,
    /// 8-1-2, 8-3-1-4. It is done.
    Yes,
    /// 8-1-2, 8-3-1-4. It is not.
    No,
    /// 7-1-2-1
    Block(CardId),
    /// 7-1-2-1
    NoBlock,
    /// 7-1-3-2. This card from hand; one that nobody has seen, as this one.
    Counter(CardId, DefId),
    /// 7-1-3-2
    NoCounter,
    /// 10-1-5-1
    Trigger,
    /// 10-1-5-2
    NoTrigger,
    /// 8-3-1-6. A DON!! card from there.
    Don(DonAt),
    /// 8-6-1. This waiting effect is next.
    Resolve(CardId, u8),
    /// 8-1-3-4. This replacement effect is used.
    Use(CardId, u8),
    /// 8-1-3-4-1
    Decline,
    /// 8-4-4. This mode.
    Mode(u8),
    /// 1-3-5. This number.
    Number(u8),
    /// On top.
    Top,
    /// At the bottom.
    Bottom,
    /// 5-2-1-4. This player may choose.
    Wins(Player),
    /// 5-2-1-5. To go first, or second.
    First(bool),
    /// 5-2-1-6-1
    Mulligan,
    /// 5-2-1-6
    Keep,
    /// A card of a shuffled pile, or one that nobody has seen, is this one.
    Is(CardId, DefId),
    /// It does not matter which card it is.
    Whatever(CardId),
    /// 1-2-3
    Concede(Player),
    /// Taken by itself: there is nothing to choose.
    Nothing,
}

/// A finding that is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// 7-1-4-1. Powers of attacker and target.
    Compared(CardId, i32, CardId, i32),
    /// 7-1-1-4, 7-1-2-2, 7-1-3-2-3. A card of the battle has moved.
    LeftBattle,
    /// 7-1-2-1. Nobody blocks.
    NoBlock(Player),
    /// 7-1-3-2. No (further) counter.
    NoCounter(Player),
    /// 6-3-1. No card is drawn in the first turn.
    NoFirstDraw(Player),
    /// 6-4-3. The DON!! deck is empty.
    NoDon(Player),
    /// 8-4-1-1. The conditions do not hold.
    ConditionFails(CardId),
    /// 1-3-3. A player cannot do it.
    ForbiddenTo(Player),
    /// 1-3-2. No DON!! card is turned, added, given or returned.
    NoDonTurned(Player),
    /// 11-3-3. Cards are put back as they were.
    PutBack(Player),
    /// 8-1-3-3-5. Permanent effects change each other without end.
    Unsettled,
    /// 8-4-5. The card went to a secret area, so its effect is not activated.
    WentToSecret(CardId),
    /// 8-4-1-3. The cost of this card's effect is paid.
    Paying(CardId),
    /// 8-1-3-4-4-1. What is left goes on.
    GoesOn,
    /// 5-2-1-6. A player draws the first hand.
    FirstHand(Player),
    /// 5-2-1-3. The Leaders are shown.
    LeadersShown,
    /// 1-3-11. The turn player does it first.
    TurnPlayerFirst(Player),
    /// 5-2-1-7. A player lays so many Life cards.
    LaysLife(Player, u8),
    /// 5-2-1-1. A deck is built as the rules want it, or not.
    Deck(Player, bool),
    /// 8-6-1. The effect of this card is next.
    IsNext(CardId),
    /// 8-4-1-1. The conditions hold.
    ConditionsHold(CardId),
    /// 8-3-1-3. The cost cannot be paid.
    CannotPay(CardId),
    /// 8-3-1-4. It is not paid.
    NotPaid(CardId),
    /// 8-3-1-7. It was not paid as written.
    PaidOtherwise(CardId),
    /// 8-1-3-1-3. The card has moved.
    SourceMoved(CardId),
    /// 8-2-1-1. Its effect is negated.
    Negated(CardId),
    /// 10-2-13-3. Used this turn.
    UsedUp(CardId),
    /// 8-4-1-2, 8-4-1-4. An effect is activated.
    Activates(CardId),
    /// 8-3-3. What "if" asks for holds, or not.
    If(bool),
    /// 4-10-1. It was done, or not.
    IfDone(bool),
    /// 4-10-2. What stood before "then" was not done; what follows is.
    ThenAnyway,
    /// 1-3-2. There is nothing that it could be done to.
    NothingTo(Verb),
    /// 1-3-3. It cannot be done to this card.
    Forbidden(CardId),
    /// 1-3-2-1. It is so already.
    AlreadySo(CardId),
    /// 1-3-2-2. Nought times.
    NotAtAll,
    /// 8-1-2. It is not done.
    DoesNot(Player),
    /// 8-4-4. A mode is chosen.
    ModeChosen(Player, u8),
    /// 4-6-2-1. So many points of damage are dealt to a player.
    DealsDamage(Player, u8),
    /// 4-6-2-2, 9-2-1-1. Another point, and no Life: nothing happens.
    NoLifeLeft(Player),
    /// 10-1-5-2. The card has a [Trigger] that is not used.
    TriggerUnused(Player),
    /// 10-1-3-1. [Banish].
    Banishes(CardId),
    /// 10-1-2-1. [Double Attack].
    Doubles(CardId),
    /// 11-3-1. A player looks at cards.
    LooksAt(Player, Vec<CardId>),
    /// 5-2-1-4. Who won the right to choose.
    MayChoose(Player),
    /// 9-2-1. A player has met a condition of defeat: no Life, or no deck.
    Defeated(Player, bool),
    /// 1-2. Both have, at one moment.
    BothDefeated,
    /// A [Trigger] that is of no use for the damage rule: 4-6-3-1.
    NoTriggerHere(CardId),
    /// 2-7. What playing a card costs.
    Pays(Player, CardId, u8),
    /// 8-3-1-6. DON!! cards that are returned.
    Returns(Player, u8),
    /// 6-5-2-1. The end of the turn is declared.
    EndsTurn(Player),
    /// 1-3-5. A number is chosen.
    NumberChosen(Player, u8),
}

/// The procedures.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// 5-2-1
    Setup(At<preparation::Setup>),
    /// 6
    Turn(At<turn::Course>),
    /// 6-5-3
    Play(At<playing::Playing>),
    /// 7-1
    Battle(At<battle::Course>),
    /// 4-6-2
    Damage(At<damage::Damage>),
    /// 4-5
    Draw(At<terms::Drawing>),
    /// 3-2-3. Cards from the top of a deck.
    Top(At<terms::FromTop>),
    /// 3-7-3, 3-8-3
    Enter(At<terms::Entering>),
    /// Cards that must be known.
    Know(At<terms::Knowing>),
    /// 8-6
    Order(At<order::Waiting>),
    /// 8-4-1
    Program(At<program::Run>),
    /// 9-2
    Enforce(At<enforcement::Processing>),
}

macro_rules! each_frame {
    ($frame:expr, $at:ident => $body:expr) => {
        match $frame {
            Frame::Setup($at) => $body,
            Frame::Turn($at) => $body,
            Frame::Play($at) => $body,
            Frame::Battle($at) => $body,
            Frame::Damage($at) => $body,
            Frame::Draw($at) => $body,
            Frame::Top($at) => $body,
            Frame::Enter($at) => $body,
            Frame::Know($at) => $body,
            Frame::Order($at) => $body,
            Frame::Program($at) => $body,
            Frame::Enforce($at) => $body,
        }
    };
}

impl engine::Frame<OnePiece> for Frame {
    fn step(&mut self, s: &mut Stepper<'_, OnePiece>) -> Stepped<OnePiece> {
        match self {
            Self::Setup(at) => s.rows(&preparation::SETUP, at),
            Self::Turn(at) => s.rows(&turn::TURN, at),
            Self::Play(at) => s.rows(&playing::PLAY, at),
            Self::Battle(at) => s.rows(&battle::BATTLE, at),
            Self::Damage(at) => s.rows(&damage::DAMAGE, at),
            Self::Draw(at) => s.rows(&terms::DRAW, at),
            Self::Top(at) => s.rows(&terms::FROM_TOP, at),
            Self::Enter(at) => s.rows(&terms::ENTER, at),
            Self::Know(at) => s.rows(&terms::KNOW, at),
            Self::Order(at) => s.rows(&order::ORDER, at),
            Self::Program(at) => program::step(s, at),
            Self::Enforce(at) => s.rows(&enforcement::ENFORCE, at),
        }
    }

    fn did(&mut self) -> &mut u8 {
        each_frame!(self, at => &mut at.did)
    }

    fn forget(&mut self, lost: engine::Lost) {
        let engine::Lost::Moved(card) = lost else { return };
        let id = CardId(card as u8);
        match self {
            Self::Program(at) => at.l.forget(id),
            Self::Enter(at) => at.l.cards.retain(|&c| c != id),
            _ => {}
        }
    }
}

impl Game for OnePiece {
    type Book = Book;
    type State = State;
    type Frame = Frame;
    type Choice = Choice;
    type Event = Event;
    type Note = Found;
    type Words = Said;

    fn event_words(state: &State, book: &Book, event: &Event) -> Option<Said> {
        words::Words { state, book, who: Chooser::Judge }.event(event)
    }

    fn note_words(state: &State, book: &Book, note: &Found) -> Said {
        words::Words { state, book, who: Chooser::Judge }.note(note)
    }

    fn choice_words(state: &State, book: &Book, choice: &Choice, who: Chooser) -> Said {
        words::Words { state, book, who }.choice(choice)
    }

    fn apply<R: Record<Self>>(state: &mut State, book: &Book, event: &Event, record: &mut R) -> bool {
        event::apply(state, book, event, record)
    }

    fn quiet(event: &Event) -> bool {
        event.is_quiet()
    }

    fn replacements(state: &State, book: &Book, batch: &[Event], out: &mut Vec<Replacement<Self>>) {
        replacing::replacements(state, book, batch, out);
    }

    const DECLINE: Option<Choice> = Some(Choice::Decline);

    fn number(edition: u8, clause: ClauseId) -> Option<ClauseId> {
        editions::number(edition, clause)
    }

    /// 1-2-3. At any time.
    fn concession(choice: &Choice) -> Option<(ClauseId, &'static [&'static str], Event)> {
        match choice {
            Choice::Concede(player) => Some((ClauseId::new("1-2-3"), &["1-2-4"], Event::Conceded(*player))),
            _ => None,
        }
    }

    /// 11-1-1-1. Nobody can stop it.
    const ENDLESS: Option<engine::Endless<Self>> = Some(|| (ClauseId::new("11-1-1-1"), Event::Over(Outcome::Drawn)));

    /// 11-1-1-2, 11-1-1-3.
    const ROUNDS: Option<engine::Rounds<Self>> = Some(engine::Rounds {
        answer: Choice::Number,
        one: ClauseId::new("11-1-1-2"),
        both: ClauseId::new("11-1-1-3"),
        question: "op-ask-rounds",
    });

    fn take_lost(state: &mut State, tell: &mut dyn FnMut(engine::Lost)) {
        std::mem::take(&mut state.moved).into_iter().for_each(|card| tell(engine::Lost::Moved(u16::from(card))));
    }

    fn noticed(state: &State, book: &Book, batch: &[Event], moment: Moment, out: &mut Vec<Noticed<Self>>) {
        noticing::noticed(state, book, batch, moment, out);
    }

    fn enforcement(state: &State, book: &Book) -> Option<Frame> {
        enforcement::due(state, book)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome
    }

    fn turn(state: &State) -> Player {
        state.turn
    }

    fn doer(event: &Event) -> Option<Player> {
        words::doer(event)
    }

    fn edition(book: &Book) -> u8 {
        book.edition
    }

    fn readings(book: &Book) -> &Readings {
        &book.readings
    }

    fn reading_facts() -> &'static [ReadingFacts] {
        &readings::READINGS
    }

    /// A card that nobody has seen is played, chosen or trashed as a certain one.
    fn presumes(state: &State, _: &Book, choice: &Choice) -> bool {
        match choice {
            Choice::Play(card, _) | Choice::Card(card, _) | Choice::Counter(card, _) => {
                state.card(*card).def == DefId::UNKNOWN
            }
            _ => false,
        }
    }

    fn is_set_off(event: &Event) -> bool {
        matches!(event, Event::Take(_))
    }

    fn set_off(earlier: &Event, later: &Event) -> bool {
        match (earlier, later) {
            (Event::Pend(a), Event::Take(b)) => (a.card, a.def, a.effect) == (b.card, b.def, b.effect),
            _ => false,
        }
    }

    fn canonical(state: &mut State, frames: &mut [&mut Frame], waiting: &mut [&mut Event]) {
        view::canonical(state, frames, waiting);
    }

    fn registered() -> Vec<Registered> {
        editions::registered()
    }
}
