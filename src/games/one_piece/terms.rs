//! 4. Terms: drawing (4-5), moving cards from a deck (3-2-3), putting cards into play (3-7-3, 3-8-3), and cards that must be known.

use serde::{Deserialize, Serialize};

use super::areas::{CardId, State, Zone};
use super::cards::{Book, DefId};
use super::effects::Category;
use super::event::{Cause, End, Event, How};
use super::{Asked, Choice, Cx, Flow, Frame, Options, Row};
use crate::engine::{At, Chooser, ClauseId, Player, Refusal, asks, citing, does};

/// A card moves, from where it is.
pub fn moved(state: &State, card: CardId, to: Zone, how: How, cause: Cause) -> Event {
    Event::Move { card, from: state.card(card).zone, to, end: End::Top, how, cause, turned: false }
}

/// 4-5. Drawing cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Drawing {
    /// Who draws.
    pub who: Player,
    /// How many are left to draw.
    pub left: u8,
    /// 4-5-4. "up to".
    pub up_to: bool,
    /// By what.
    pub cause: Cause,
}

impl Drawing {
    /// Draw so many.
    pub fn of(who: Player, left: u8, cause: Cause) -> Frame {
        Frame::Draw(At::start(Self { who, left, up_to: false, cause }))
    }
}

/// 4-5. One card after the other.
pub static DRAW: [Row<Drawing>; 4] = [
    does("4-5-3", "op-draw-repeat", |_, l| if l.left == 0 { Flow::Return } else { Flow::Next }),
    asks(
        "4-5-4-1",
        "op-ask-draw-up-to",
        |_, l, options| {
            if !l.up_to {
                return Asked::Nobody(Flow::Next);
            }
            options.legal(Choice::Yes);
            options.legal(Choice::Done);
            Asked::Of(Chooser::Player(l.who))
        },
        |_, _, choice| if choice == Choice::Yes { Flow::Next } else { Flow::Return },
    ),
    asks("3-2-4", "op-ask-top-card", |cx, l, options| offer_place(cx, (l.who, Zone::Deck, 0), options), take_place),
    citing("4-5-1 4-5-4-2", does("4-5-2", "op-draw", draw_one)),
];

fn draw_one(cx: &mut Cx<'_>, l: &mut Drawing) -> Flow {
    let Some(&card) = cx.state.side(l.who).deck.first() else { return Flow::Return };
    if l.up_to {
        cx.cite("4-5-4-2");
        cx.support("4-5-4");
        cx.support("4-8-2");
        if l.left == 1 {
            cx.support("4-5-4-3");
        }
    }
    cx.support("4-5-1");
    cx.event(moved(cx.state, card, Zone::Hand, How::Drawn, l.cause));
    l.left -= 1;
    Flow::Goto(ClauseId::new("4-5-3"))
}

/// A place in a pile.
type Place = (Player, Zone, u8);

/// 3-2-4. Which card lies at a place of a shuffled pile: chance is asked, once for copies of a card.
fn offer_place(cx: &Cx<'_>, place: Place, options: &mut Options) -> Asked {
    let candidates = candidates(cx.state, place);
    match candidates.as_slice() {
        [] => Asked::Nobody(Flow::Next),
        [(card, def)] => Asked::Itself(Choice::Is(*card, *def)),
        all => {
            all.iter().for_each(|&(card, def)| options.legal(Choice::Is(card, def)));
            Asked::Of(Chooser::Chance)
        }
    }
}

/// The cards that may lie at a place, one for each that is different; none if it is known which one does.
fn candidates(state: &State, (player, zone, at): Place) -> Vec<(CardId, DefId)> {
    let pile = state.zone(player, zone);
    let mut found: Vec<(CardId, DefId)> = Vec::new();
    if !pile.get(usize::from(at)).is_some_and(|&id| state.card(id).loose) {
        return found;
    }
    for &id in pile.iter().filter(|&&id| state.card(id).loose) {
        let def = state.card(id).def;
        if !found.iter().any(|(_, other)| *other == def) {
            found.push((id, def));
        }
    }
    found.sort_unstable_by_key(|(_, def)| *def);
    found
}

fn take_place(cx: &mut Cx<'_>, l: &mut Drawing, choice: Choice) -> Flow {
    if let Choice::Is(card, _) = choice {
        cx.event(Event::Found(l.who, Zone::Deck, 0, card));
    }
    Flow::Next
}

/// Cards of a pile that must be known, from a place on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Knowing {
    /// Whose pile.
    pub who: Player,
    /// Which.
    pub zone: Zone,
    /// The place that is looked at.
    pub at: u8,
    /// How many are left.
    pub left: u8,
    /// It matters which card it is: who knows it is asked.
    pub told: bool,
}

/// 3-2-4, 11-3. One place after the other.
pub static KNOW: [Row<Knowing>; 3] = [
    asks(
        "3-2-4",
        "op-ask-top-card",
        |cx, l, options| {
            if l.left == 0 {
                return Asked::Nobody(Flow::Return);
            }
            offer_place(cx, (l.who, l.zone, l.at), options)
        },
        |cx, l, choice| {
            if let Choice::Is(card, _) = choice {
                cx.event(Event::Found(l.who, l.zone, l.at, card));
            }
            Flow::Next
        },
    ),
    asks(
        "11-3-1",
        "op-ask-which-card",
        |cx, l, options| match cx.state.zone(l.who, l.zone).get(usize::from(l.at)) {
            Some(&card) if l.told => {
                if cx.state.card(card).def == DefId::UNKNOWN {
                    // Whoever looks may find anything.
                    Player::BOTH.into_iter().for_each(|p| cx.unseen(p));
                }
                offer_identity(cx.state, cx.book, card, |_| true, options)
            }
            _ => Asked::Nobody(Flow::Next),
        },
        |cx, _, choice| {
            take_identity(cx, choice);
            Flow::Next
        },
    ),
    does("3-2-3", "op-next-card", |_, l| {
        l.at += 1;
        l.left -= 1;
        Flow::Goto(ClauseId::new("3-2-4"))
    }),
];

/// Which card one is that nobody has seen: the judge is asked, if it can be one that matters.
pub fn offer_identity(
    state: &State,
    book: &Book,
    card: CardId,
    matters: impl Fn(DefId) -> bool,
    options: &mut Options,
) -> Asked {
    if state.card(card).def != DefId::UNKNOWN {
        return Asked::Nobody(Flow::Next);
    }
    let known: Vec<DefId> = possible(book).filter(|&def| matters(def)).collect();
    if known.is_empty() {
        return Asked::Nobody(Flow::Next);
    }
    known.into_iter().for_each(|def| options.legal(Choice::Is(card, def)));
    options.legal(Choice::Whatever(card));
    Asked::Of(Chooser::Judge)
}

/// What was said of a card that nobody had seen.
pub fn take_identity(cx: &mut Cx<'_>, choice: Choice) {
    if let Choice::Is(card, def) = choice {
        cx.event(Event::Is(card, def));
    }
}

/// 5-1-2-1. The cards that may be in a deck.
pub fn possible(book: &Book) -> impl Iterator<Item = DefId> + '_ {
    let in_decks = |d: &super::cards::Def| !d.bare && d.category != Some(Category::Leader);
    (1..book.defs.len() as u16).map(DefId).filter(move |&id| in_decks(book.def(id)))
}

/// Where cards from the top of a deck go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Goes {
    /// To the trash.
    Trash,
    /// To Life: which end, face up.
    Life(End, bool),
    /// To the hand.
    Hand,
    /// To the bottom of the deck.
    Bottom,
}

/// 3-2-3. Cards from the top of a deck, one by one.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FromTop {
    /// Whose deck.
    pub who: Player,
    /// How many are left.
    pub left: u8,
    /// Where they go.
    pub goes: Goes,
    /// By what.
    pub cause: Cause,
}

/// 3-2-3
pub static FROM_TOP: [Row<FromTop>; 3] = [
    does("1-3-2-2", "op-next-card", |cx, l| {
        if l.left == 0 || cx.state.side(l.who).deck.is_empty() { Flow::Return } else { Flow::Next }
    }),
    asks(
        "3-2-4",
        "op-ask-top-card",
        |cx, l, options| offer_place(cx, (l.who, Zone::Deck, 0), options),
        |cx, l, choice| {
            if let Choice::Is(card, _) = choice {
                cx.event(Event::Found(l.who, Zone::Deck, 0, card));
            }
            Flow::Next
        },
    ),
    citing("3-10-2-1 3-10-2", does("3-2-3", "op-from-top", from_top)),
];

fn from_top(cx: &mut Cx<'_>, l: &mut FromTop) -> Flow {
    let Some(&card) = cx.state.side(l.who).deck.first() else { return Flow::Return };
    let (to, end, turned) = match l.goes {
        Goes::Trash => (Zone::Trash, End::Top, false),
        Goes::Hand => (Zone::Hand, End::Top, false),
        Goes::Bottom => (Zone::Deck, End::Bottom, false),
        Goes::Life(end, up) => {
            cx.cite(if up { "3-10-2-1" } else { "3-10-2" });
            (Zone::Life, end, up)
        }
    };
    cx.event(Event::Move { card, from: Zone::Deck, to, end, how: How::Moved, cause: l.cause, turned });
    l.left -= 1;
    Flow::Goto(ClauseId::new("1-3-2-2"))
}

/// 3-7-3, 3-8-3. Cards are put into play, one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Entering {
    /// Whose.
    pub who: Player,
    /// Which, the next one first.
    pub cards: Vec<CardId>,
    /// 3-7-5. Rested, if something says so.
    pub rested: bool,
    /// By what.
    pub cause: Cause,
}

/// 3-7, 3-8.
pub static ENTER: [Row<Entering>; 4] = [
    citing("10-2-1-3 3-7-6", asks("3-7-6-1", "op-ask-make-room", offer_room, take_room)),
    citing("3-8-5", does("3-8-5-1", "op-old-stage", old_stage)),
    citing("3-7-5 4-7-1", does("3-7-3", "op-put-into-play", |cx, l| put(cx, l, Category::Character))),
    citing("3-8-4 4-7-1", does("3-8-3", "op-put-stage", |cx, l| put(cx, l, Category::Stage))),
];

fn next_is(cx: &Cx<'_>, l: &Entering, category: Category) -> Option<CardId> {
    let card = *l.cards.first()?;
    (cx.book.def(cx.state.card(card).def).category == Some(category)).then_some(card)
}

/// 3-7-6. The area holds five.
pub const CHARACTERS: usize = 5;

fn offer_room(cx: &Cx<'_>, l: &Entering, options: &mut Options) -> Asked {
    let Some(first) = l.cards.first() else { return Asked::Nobody(Flow::Return) };
    let full = cx.state.side(l.who).characters.len() >= CHARACTERS && !cx.state.card(*first).zone.is_field();
    if !full || next_is(cx, l, Category::Character).is_none() {
        return Asked::Nobody(Flow::Next);
    }
    for &card in &cx.state.side(l.who).characters {
        options.legal(Choice::Card(card, cx.state.card(card).def));
    }
    options.offer(Choice::Card(*first, cx.state.card(*first).def), Err(Refusal::by("3-7-6-1")));
    Asked::Of(Chooser::Player(l.who))
}

fn take_room(cx: &mut Cx<'_>, _: &mut Entering, choice: Choice) -> Flow {
    if let Choice::Card(card, _) = choice {
        cx.cite("3-7-6 10-2-1-3");
        super::reading_texts::read_leaving(cx, card);
        cx.event(moved(cx.state, card, Zone::Trash, How::MadeRoom, Cause::Rule));
    }
    Flow::Next
}

fn old_stage(cx: &mut Cx<'_>, l: &mut Entering) -> Flow {
    if next_is(cx, l, Category::Stage).is_some()
        && let Some(old) = cx.state.side(l.who).stage
    {
        cx.cite("3-8-5");
        super::reading_texts::read_leaving(cx, old);
        cx.event(moved(cx.state, old, Zone::Trash, How::MadeRoom, Cause::Rule));
    }
    Flow::Next
}

fn put(cx: &mut Cx<'_>, l: &mut Entering, category: Category) -> Flow {
    let back = Flow::Goto(ClauseId::new("3-7-6-1"));
    let last = category == Category::Stage;
    let Some(card) = next_is(cx, l, category) else {
        if last && !l.cards.is_empty() {
            // An Event is not put into play.
            l.cards.remove(0);
        }
        return if last { back } else { Flow::Next };
    };
    l.cards.remove(0);
    let to = if last { Zone::Stage } else { Zone::Characters };
    if !l.rested {
        cx.cite(if last { "3-8-4" } else { "3-7-5" });
    }
    let from = cx.state.card(card).zone;
    let (end, how, turned) = (End::Bottom, How::Played, l.rested);
    cx.event(Event::Move { card, from, to, end, how, cause: l.cause, turned });
    back
}
