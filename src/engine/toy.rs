//! **Lanterns**, a toy: a small complete game that uses everything the engine offers. Read it before you add a game.
//!
//! Each player has two lit lanterns, the first of them under glass, and a hand of cards. There are four kinds of cards (match, oil,
//! moth, leaf), two copies each in the pile, and a closed box with one more that nobody has seen. Its rulebook:
//!
//! | clause | text |
//! | --- | --- |
//! | 1-1, 1-2 | Each player is dealt two cards. Then A has the first turn. |
//! | 2-1 | Who has the turn draws a card (5-1). |
//! | 2-2 | They blow a lantern out (3-1), let the wind blow (3-3), strike a match (3-4), open the box (3-6), or pass. |
//! | 2-2-1, 2-2-2 | Only a lit lantern is blown out; only one of the opponent. |
//! | 2-2-3 to 2-2-5 | A match must be held, for a lantern that is out. The box is opened once. The wind blows if a first lantern is lit. |
//! | 2-2-6 | Before that they may exchange their two lanterns, if one of them is out, as often as they like. |
//! | 2-3 | The moths that wait come, one after the other (7-1-1). |
//! | 2-4, 2-4-1 | Who sits in the dark has lost; both: a draw. It is dark if no lantern is lit. |
//! | 2-5 | Frost: the glass of who has the turn breaks. *Not in the second edition.* |
//! | 2-6 | The turn goes over. *2-5 in the second edition.* |
//! | 3-1, 3-2 | The lantern goes out. If it does, who blew draws a card. |
//! | 3-3 | The first lantern of each player goes out, both at one moment. |
//! | 3-4, 3-5 | Choose a lantern of yours that is out; discard the match, and it is lit. |
//! | 3-6 | The card of the box is taken in hand; the turn ends without the moths. |
//! | 4-1, 4-1-1 | If a lantern would go out, its owner may discard one of two or more cards instead. |
//! | 4-2, 4-2-1 | If a lantern would go out, its owner may use an oil up instead. |
//! | 4-3, 4-3-1 | If a lantern under glass would go out, the glass breaks instead. |
//! | 4-4, 4-4-1 | If a moth would be discarded, its owner may put it into the pile instead. |
//! | 5-1 | To draw is to take a card of the pile; nobody knows its order. |
//! | 6-1 | Who holds more than three cards discards one at once. |
//! | 7-1, 7-1-1 | A lit lantern that goes out lures a moth: its owner draws a card, later. |
//! | 7-2 | After lanterns have gone out it may be dark for somebody. |
//!
//! `rows.rs` has the procedures, this file the rest: state, events, and the hooks of [`Game`].

use std::hash::{Hash as _, Hasher};

use serde::{Deserialize, Serialize};

use super::procedures::procedures;
use super::{
    At, Change, Chooser, ClauseId, Game, Moment, Noticed, Outcome, Pieces, Player, Reading, ReadingFacts, ReadingSet,
    Readings, Reckoning, Record, Registered, RegisteredKind, Replacement, Sound, value,
};

mod rows;
mod tests;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Lanterns;

/// What does not change during play.
#[derive(Clone, Debug, Default)]
struct Book {
    edition: u8,
    readings: Readings,
}

/// A card: its kind is the remainder by four, the rest tells copies apart. 8 to 11 may be in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct Card(u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Match,
    Oil,
    Moth,
    Leaf,
}

impl Card {
    fn kind(self) -> Kind {
        [Kind::Match, Kind::Oil, Kind::Moth, Kind::Leaf][usize::from(self.0 % 4)]
    }
}

/// A lantern: whose, and which of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Lantern(Player, u8);

/// The position. Every card is in one of `hands`, `pile` and `gone`, but for the one in the box. Nothing in it only grows.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct State {
    turn: Player,
    lit: [[bool; 2]; 2],
    /// Whose first lantern is under glass.
    glass: [bool; 2],
    /// Hands, the pile and what is gone have no order: they are sorted.
    hands: [Vec<Card>; 2],
    pile: Vec<Card>,
    gone: Vec<Card>,
    /// The box is closed.
    boxed: bool,
    /// 7-1. Whose moths wait.
    moths: Vec<Player>,
    /// 7-2. Who sits in the dark.
    dark: [bool; 2],
    outcome: Option<Outcome>,
}

impl State {
    /// Before the cards are dealt.
    fn new() -> Self {
        Self {
            turn: Player::A,
            lit: [[true; 2]; 2],
            glass: [true; 2],
            hands: [Vec::new(), Vec::new()],
            pile: (0..8).map(Card).collect(),
            gone: Vec::new(),
            boxed: true,
            moths: Vec::new(),
            dark: [false; 2],
            outcome: None,
        }
    }

    fn is_lit(&self, lantern: Lantern) -> bool {
        self.lit[lantern.0.index()][usize::from(lantern.1)]
    }

    fn hand(&self, player: Player) -> &[Card] {
        &self.hands[player.index()]
    }

    /// The first card of a kind in hand.
    fn held(&self, player: Player, kind: Kind) -> Option<Card> {
        self.hand(player).iter().copied().find(|c| c.kind() == kind)
    }
}

/// 2-4-1. It is dark for a player whose lanterns are all out.
static IS_DARK: Reckoning<fn(&State, Player) -> bool> =
    value("2-4-1", "is-dark", |state, player| state.lit[player.index()] == [false; 2]);

/// Where the rulebook does not decide: what if the pile is empty when a card is drawn?
static READINGS: [ReadingFacts; 1] =
    [ReadingFacts { name: "empty-pile", options: &["nothing", "loses"], clauses: "5-1" }];
const EMPTY_PILE: Reading = Reading(0);

/// An answer to a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Choice {
    /// 1-1, 5-1: chance gives this card. 3-6: the judge says that it is this one.
    Is(Card),
    /// Taken by itself: there is no card.
    Nothing,
    /// 2-2
    Blow(Lantern),
    Wind,
    Strike,
    Open,
    Pass,
    /// 2-2-6
    Exchange,
    /// 3-4
    Light(Lantern),
    /// 4-1-1, 6-1
    Discard(Card),
    /// 4-1, 4-2, 4-4: replace it, or let it happen.
    Instead,
    LetIt,
}

/// The only thing that changes a state.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Event {
    Draw(Player, Card),
    TakeFromBox(Player, Card),
    Discard(Player, Card),
    Return(Player, Card),
    Out(Lantern),
    Light(Lantern),
    Exchange(Player),
    BreakGlass(Player),
    /// 7-1. A moth is lured, and later comes.
    Lure(Player),
    TakeMoth(Player),
    Dark(Player),
    Turn(Player),
    End(Outcome),
}

/// A finding that is said.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Found {
    Passes(Player),
    StillBurns(Lantern),
    NothingToDraw(Player),
}

/// The procedures under way: one variant each, with its place and its locals.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Frame {
    Setup(At<rows::Dealt>),
    Turn(At<rows::Nothing>),
    Blow(At<rows::Aimed>),
    Wind(At<rows::Nothing>),
    Strike(At<rows::Strike>),
    Open(At<rows::Nothing>),
    Shelter(At<rows::By>),
    Oil(At<rows::By>),
    Glass(At<rows::By>),
    Fly(At<rows::Fly>),
    Draw(At<rows::By>),
    Limit(At<rows::By>),
    Moth(At<rows::By>),
}

procedures! {
    Frame of Lanterns {
        Setup, "before the game", rows::SETUP;
        Turn, "turn", rows::TURN;
        Blow, "blow", rows::BLOW;
        Wind, "wind", rows::WIND;
        Strike, "strike", rows::STRIKE;
        Open, "open", rows::OPEN;
        Shelter, "shelter", rows::SHELTER;
        Oil, "oil", rows::OIL;
        Glass, "glass", rows::GLASS;
        Fly, "fly", rows::FLY;
        Draw, "draw", rows::DRAW;
        Limit, "limit", rows::LIMIT;
        Moth, "moth", rows::MOTH;
    }
}

/// A card goes from one place to another; both stay sorted. False: it is not there.
fn moves<R: Record<Lanterns>>(
    card: Card,
    (from, from_name): (&mut Vec<Card>, &str),
    (to, to_name): (&mut Vec<Card>, &str),
    record: &mut R,
) -> bool {
    let Some(at) = from.iter().position(|&c| c == card) else { return false };
    from.remove(at);
    let at = to.partition_point(|&c| c < card);
    to.insert(at, card);
    record.change(|| Change { path: format!("{:?}", card.kind()), from: from_name.into(), to: to_name.into() });
    true
}

/// A flag is set; false if it was so already.
fn set<R: Record<Lanterns>>(flag: &mut bool, to: bool, path: impl Fn() -> String, record: &mut R) -> bool {
    let from = std::mem::replace(flag, to);
    if from != to {
        record.change(|| Change { path: path(), from: from.to_string(), to: to.to_string() });
    }
    from != to
}

impl Pieces for Lanterns {
    type Book = Book;
    type State = State;
    type Frame = Frame;
    type Choice = Choice;
    type Event = Event;
    type Note = Found;
    type Words = String;

    fn edition(book: &Book) -> u8 {
        book.edition
    }

    fn readings(book: &Book) -> &Readings {
        &book.readings
    }
}

impl Game for Lanterns {
    fn event_words(_: &State, _: &Book, event: &Event) -> Option<String> {
        Some(format!("{event:?}"))
    }

    fn note_words(_: &State, _: &Book, note: &Found) -> String {
        format!("{note:?}")
    }

    fn choice_words(_: &State, _: &Book, choice: &Choice, _: Chooser) -> String {
        format!("{choice:?}")
    }

    /// An event that finds nothing to change says so.
    fn apply<R: Record<Self>>(state: &mut State, _: &Book, event: &Event, record: &mut R) -> bool {
        let State { hands, pile, gone, .. } = state;
        match *event {
            Event::Draw(by, card) => moves(card, (pile, "pile"), (&mut hands[by.index()], "hand"), record),
            Event::Return(by, card) => moves(card, (&mut hands[by.index()], "hand"), (pile, "pile"), record),
            Event::Discard(by, card) => moves(card, (&mut hands[by.index()], "hand"), (gone, "gone"), record),
            Event::TakeFromBox(by, card) => {
                let opened = set(&mut state.boxed, false, || "box".into(), record);
                opened && moves(card, (&mut vec![card], "box"), (&mut hands[by.index()], "hand"), record)
            }
            Event::Out(lantern) | Event::Light(lantern) => {
                let Lantern(owner, n) = lantern;
                let lit = matches!(event, Event::Light(_));
                state.dark[owner.index()] &= !lit;
                set(&mut state.lit[owner.index()][usize::from(n)], lit, || format!("{owner}.lantern {n}"), record)
            }
            Event::Exchange(by) => {
                let before = state.lit[by.index()];
                state.lit[by.index()].reverse();
                before != state.lit[by.index()]
            }
            Event::BreakGlass(by) => set(&mut state.glass[by.index()], false, || format!("{by}.glass"), record),
            Event::Dark(by) => set(&mut state.dark[by.index()], true, || format!("{by}.dark"), record),
            Event::Lure(by) => {
                state.moths.push(by);
                true
            }
            Event::TakeMoth(by) => {
                let at = state.moths.iter().position(|&m| m == by);
                at.map(|at| state.moths.remove(at)).is_some()
            }
            Event::Turn(to) => {
                record.change(|| Change { path: "turn".into(), from: state.turn.to_string(), to: to.to_string() });
                state.turn = to;
                true
            }
            Event::End(outcome) => {
                state.outcome = Some(outcome);
                true
            }
        }
    }

    /// A moth that is taken from those that wait: bookkeeping.
    fn quiet(event: &Event) -> bool {
        matches!(event, Event::TakeMoth(_))
    }

    /// Chapter 4. Each event of a batch for itself; shelter is offered before oil (4-2).
    fn replacements(state: &State, _: &Book, batch: &[Event], out: &mut Vec<Replacement<Self>>) {
        let mut replace = |at: u8, thing: u8, rank: u8, number: &'static str, who: Player, may, instead| {
            out.push(Replacement {
                clause: ClauseId::new(number),
                declined: ClauseId::new(number),
                also: &[],
                readings: ReadingSet::default(),
                who,
                key: u16::from(who == Player::B) << 10 | u16::from(thing) << 2 | u16::from(rank),
                rank: at * 2 + rank,
                may,
                choice: Some(Choice::Instead),
                covers: vec![at],
                instead,
            });
        };
        for (at, event) in (0u8..).zip(batch) {
            match *event {
                Event::Out(lantern) if state.is_lit(lantern) => {
                    let who = lantern.0;
                    let by = At::start(rows::By(who));
                    if lantern.1 == 0 && state.glass[who.index()] {
                        replace(at, lantern.1, 0, "4-3", who, false, Frame::Glass(by));
                        continue;
                    }
                    if state.hand(who).len() > 1 {
                        replace(at, lantern.1, 0, "4-1", who, true, Frame::Shelter(by.clone()));
                    }
                    if state.held(who, Kind::Oil).is_some() {
                        replace(at, lantern.1, 1, "4-2", who, true, Frame::Oil(by));
                    }
                }
                Event::Discard(who, card) if card.kind() == Kind::Moth => {
                    let instead = Frame::Fly(At::start(rows::Fly { by: who, card }));
                    replace(at, 2 + card.0, 0, "4-4", who, true, instead);
                }
                _ => {}
            }
        }
    }

    const DECLINE: Option<Choice> = Some(Choice::LetIt);

    /// 7-1 must look before, while the lantern is lit; 7-2 looks when all is done.
    fn noticed(state: &State, _: &Book, batch: &[Event], (moment, _): (Moment, Sound), out: &mut Vec<Noticed<Self>>) {
        let mut notice = |clause, also, event| {
            out.push(Noticed { clause: ClauseId::new(clause), also, readings: ReadingSet::default(), event });
        };
        let mut lanterns = batch.iter().filter_map(|e| if let Event::Out(lantern) = e { Some(*lantern) } else { None });
        match moment {
            Moment::Before => {
                lanterns.filter(|&l| state.is_lit(l)).for_each(|l| notice("7-1", &[], Event::Lure(l.0)));
            }
            Moment::After if lanterns.next().is_some() => {
                let dark = |player: &Player| (IS_DARK.of)(state, *player) && !state.dark[player.index()];
                Player::BOTH.into_iter().filter(dark).for_each(|p| notice("7-2", &["2-4-1"], Event::Dark(p)));
            }
            Moment::After => {}
        }
    }

    /// 6-1. Asked again after every event, also those of this procedure: it must bring its own end nearer.
    fn enforcement(state: &State, _: &Book) -> Option<Frame> {
        let over = Player::BOTH.into_iter().find(|&p| state.hand(p).len() > rows::KEPT)?;
        Some(Frame::Limit(At::start(rows::By(over))))
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome
    }

    fn turn(state: &State) -> Player {
        state.turn
    }

    fn actor(state: &State) -> Option<Player> {
        Some(state.turn)
    }

    fn reading_facts() -> &'static [ReadingFacts] {
        &READINGS
    }

    /// The moth that comes is the one that was lured.
    fn is_set_off(event: &Event) -> bool {
        matches!(event, Event::TakeMoth(_))
    }

    fn set_off(earlier: &Event, later: &Event) -> bool {
        matches!((earlier, later), (Event::Lure(a), Event::TakeMoth(b)) if a == b)
    }

    /// Copies of one card play alike: they are numbered anew, first those that frames and events speak of, then as they lie.
    fn tell_apart<H: Hasher>(state: &State, frames: &mut [&mut Frame], waiting: &mut [&mut Event], hasher: &mut H) {
        let mut state = state.clone();
        let mut spoken_of: Vec<&mut Card> = Vec::new();
        for frame in frames {
            // Only "if it does" (3-2) asks what became of the row before.
            if !matches!(frame, Frame::Blow(_)) {
                *super::Frame::did(*frame) = 0;
            }
            match frame {
                Frame::Strike(at) => spoken_of.push(&mut at.l.card),
                Frame::Fly(at) => spoken_of.push(&mut at.l.card),
                _ => {}
            }
        }
        for event in waiting {
            if let Event::Draw(_, card)
            | Event::TakeFromBox(_, card)
            | Event::Return(_, card)
            | Event::Discard(_, card) = event
            {
                spoken_of.push(card);
            }
        }
        let [a, b] = &mut state.hands;
        let zones = [a, b, &mut state.pile, &mut state.gone];
        let mut names: [Option<Card>; 12] = [None; 12];
        let mut copies = [0; 4];
        for card in spoken_of.iter().map(|c| **c).chain(zones.iter().flat_map(|z| z.iter().copied())) {
            let kind = card.0 % 4;
            names[usize::from(card.0)].get_or_insert_with(|| {
                copies[usize::from(kind)] += 1;
                Card(kind + 4 * (copies[usize::from(kind)] - 1))
            });
        }
        let rename = |card: &mut Card| *card = names[usize::from(card.0)].unwrap_or(*card);
        spoken_of.into_iter().for_each(rename);
        for zone in zones {
            zone.iter_mut().for_each(rename);
            zone.sort_unstable();
        }
        state.hash(hasher);
    }

    fn registered() -> Vec<Registered> {
        let mut all = Frame::registered();
        all.extend(rows::BLOWN.iter().map(|c| c.registered("acts")));
        all.push(IS_DARK.registered("values"));
        let hook = |clause, also: &[&'static str], name, procedure| Registered {
            elsewhere: &[],
            clause: ClauseId::new(clause),
            also: also.iter().copied().map(ClauseId::new).collect(),
            kind: RegisteredKind::Rule,
            name,
            procedure,
        };
        let instead = [("4-1", "shelter"), ("4-2", "oil"), ("4-3", "glass"), ("4-4", "fly")];
        all.extend(instead.map(|(clause, name)| hook(clause, &[], name, "replacements")));
        all.push(hook("7-1", &[], "lured", "triggers"));
        all.push(hook("7-2", &["2-4-1"], "dark", "triggers"));
        all
    }
}
