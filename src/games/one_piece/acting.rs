//! 8-4-4. What operations do: one row for each, with the clauses that govern it.

use super::areas::{CardId, Modifier, On, State, Zone};
use super::cards::Book;
use super::damage::Damage;
use super::dons;
use super::effects::{Cannot, Category, Grant, Kind};
use super::event::{Cause, End, Event, How};
use super::lowered::{Act, Instr, TopTo, Verb};
use super::matching::Eye;
use super::operations::{Amount, Duration, OwnEffect, Rest, Spot};
use super::playing::Playing;
use super::program::Run;
use super::selector::{Is, Place, Selector, Side};
use super::terms::{Drawing, Entering, FromTop, Goes, moved};
use super::values::{Bar, amount_of};
use super::{Asked, Choice, Cx, Flow, Found, Frame, Options, Row, looking, placing, readings};
use crate::engine::{At, Chooser, Outcome, Player, Refusal, asks, citing, does};

/// The row of an operation.
pub fn row(act: &Act, l: &Run, state: &State, book: &Book) -> &'static Row<Run> {
    match act {
        Act::Draw(..) => &DRAW,
        Act::Ko => &KO,
        Act::Trash if l.picked.first().is_some_and(|&id| state.card(id).zone == Zone::Hand) => &DISCARD,
        Act::Trash => &TRASH,
        Act::Mill(..) => &MILL,
        Act::ToHand if l.picked.first().is_some_and(|&id| state.card(id).zone == Zone::Life) => &LIFE_TO_HAND,
        Act::ToHand if l.picked.first().is_some_and(|&id| !state.card(id).zone.is_field()) => &ADD,
        Act::ToHand => &RETURN,
        Act::ToDeck(_) => &placing::TO_DECK,
        Act::ToLife(..) => &placing::TO_LIFE,
        Act::TopTo(..) => &TOP_TO,
        Act::Rest | Act::SetActive => &REST,
        Act::Play(_) => &PLAY,
        Act::Give(grants, _) => match grants.first() {
            Some(Grant::Power(_) | Grant::BasePower(_)) => &GIVE_POWER,
            Some(Grant::Cost(_) | Grant::BaseCost(_)) => &GIVE_COST,
            Some(Grant::Negated) => &NEGATE,
            _ => &GIVE,
        },
        Act::GivePlayer(..) => &GIVE_PLAYER,
        Act::Dons { .. } => &dons::TURN,
        Act::GiveDon(..) => &dons::GIVE,
        Act::AddDon(..) => &dons::ADD,
        Act::ReturnDon(..) if matches!(l.cause(book), Cause::Cost(..)) => &dons::PAY,
        Act::ReturnDon(..) => &dons::RETURN,
        Act::RestDon(_) => &dons::REST,
        Act::Look(..) => &looking::LOOK,
        Act::LookHand(_) => &looking::LOOK_HAND,
        Act::PlaceRest(Rest::Deck(_) | Rest::Life(_)) => &placing::PLACE_REST,
        Act::PlaceRest(_) => &placing::REST_AWAY,
        Act::Reveal => &looking::REVEAL,
        Act::Shuffle(_) => &SHUFFLE,
        Act::Damage(..) => &DAMAGE,
        Act::TurnLife(_) => &TURN_LIFE,
        Act::LifeUntil(..) => &LIFE_UNTIL,
        Act::ActivateOwn(_) => &ACTIVATE_OWN,
        Act::ActivateEvent => &ACTIVATE_EVENT,
        Act::ChooseNumber(..) => &CHOOSE_NUMBER,
        Act::Redirect => &REDIRECT,
        Act::Win(_) | Act::Lose(_) => &WIN,
        Act::SwapBasePower(_) => &SWAP,
    }
}

/// Operation → clauses: the table that the register, and a reader, look at.
pub static OPERATIONS: &[(&str, &Row<Run>)] = &[
    ("draw", &DRAW),
    ("K.O.", &KO),
    ("trash from hand", &DISCARD),
    ("trash", &TRASH),
    ("trash from the deck", &MILL),
    ("return to hand", &RETURN),
    ("add to hand", &ADD),
    ("Life to hand", &LIFE_TO_HAND),
    ("place in the deck", &placing::TO_DECK),
    ("place in Life", &placing::TO_LIFE),
    ("from the top of the deck", &TOP_TO),
    ("rest, set active", &REST),
    ("play", &PLAY),
    ("give power", &GIVE_POWER),
    ("give cost", &GIVE_COST),
    ("give", &GIVE),
    ("negate", &NEGATE),
    ("give a player", &GIVE_PLAYER),
    ("turn DON!!", &dons::TURN),
    ("give DON!!", &dons::GIVE),
    ("add DON!!", &dons::ADD),
    ("DON!! −N", &dons::PAY),
    ("return DON!!", &dons::RETURN),
    ("rest DON!!", &dons::REST),
    ("look", &looking::LOOK),
    ("look at a hand", &looking::LOOK_HAND),
    ("place the rest", &placing::PLACE_REST),
    ("the rest elsewhere", &placing::REST_AWAY),
    ("reveal", &looking::REVEAL),
    ("shuffle", &SHUFFLE),
    ("damage", &DAMAGE),
    ("turn Life", &TURN_LIFE),
    ("Life until", &LIFE_UNTIL),
    ("activate this card's effect", &ACTIVATE_OWN),
    ("activate an Event", &ACTIVATE_EVENT),
    ("choose a number", &CHOOSE_NUMBER),
    ("another target", &REDIRECT),
    ("win or lose", &WIN),
    ("swap base powers", &SWAP),
];

/// The operation that runs.
pub fn the_act<'a>(cx: &Cx<'a>, l: &Run) -> Option<&'a Act> {
    match l.instr(cx.book) {
        Some(Instr::Act(act)) => Some(act),
        _ => None,
    }
}

/// 1-3-2-2. A number of times, not below nought.
pub fn times(cx: &mut Cx<'_>, l: &Run, amount: &Amount) -> u8 {
    let n = l.eye(cx.state, cx.book).amount(amount).clamp(0, 255) as u8;
    if l.eye(cx.state, cx.book).unknown_amount(amount).is_some() {
        Player::BOTH.into_iter().for_each(|p| cx.unseen(p));
    }
    if n == 0 {
        cx.cite("1-3-2-2");
        cx.note(Found::NotAtAll);
    }
    n
}

/// An operation that another procedure does: what became of it is known beforehand.
pub fn done(l: &mut Run, n: usize) {
    l.done = n as u8;
    l.ok = n > 0;
    l.meant = u8::MAX;
}

static DRAW: Row<Run> = citing("1-3-2-2 1-3-3 1-3-11", does("4-5-3", "op-draw-many", draw));

fn draw(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Act::Draw(side, count, up_to)) = the_act(cx, l) else { return Flow::Next };
    let players = turn_player_first(cx, l, *side);
    // The older edition has no clause that puts one player first: both do it at one moment.
    if cx.book.is_older() && players.len() > 1 {
        let n = times(cx, l, count);
        let cause = l.cause(cx.book);
        for player in players {
            for &card in cx.state.side(player).deck.iter().take(usize::from(n)) {
                cx.event(moved(cx.state, card, Zone::Hand, How::Drawn, cause));
            }
        }
        done(l, usize::from(n));
        return Flow::Next;
    }
    let Some(&who) = players.get(usize::from(l.part)) else {
        l.part = 0;
        return Flow::Next;
    };
    l.part += 1;
    let left = times(cx, l, count);
    let barred = cx.state.values(cx.book).players[who.index()].iter().any(|b| b.what == Cannot::DrawByEffects);
    done(l, usize::from(left));
    if barred && who == l.who {
        cx.cite("1-3-3");
        cx.note(Found::ForbiddenTo(who));
        l.ok = false;
        return Flow::Again;
    }
    if players.len() > 1 && l.part == 1 {
        cx.cite("1-3-11");
        cx.note(Found::TurnPlayerFirst(who));
    }
    let drawing = Drawing { who, left, up_to: *up_to, cause: l.cause(cx.book) };
    Flow::CallThenAgain(Frame::Draw(At::start(drawing)))
}

/// 1-3-11. The players of a side, the turn player first.
fn turn_player_first(cx: &Cx<'_>, l: &Run, side: Side) -> Vec<Player> {
    let mut players: Vec<Player> = l.eye(cx.state, cx.book).players(side).collect();
    players.sort_by_key(|p| *p != cx.state.turn);
    players
}

static KO: Row<Run> = citing(
    "10-2-1-2 1-3-3 1-3-2",
    does("10-2-1-1", "op-ko", |cx, l| {
        cx.cite("10-2-1-2");
        each(cx, l, |cx, id, cause| {
            let event = moved(cx.state, id, Zone::Trash, How::Kod, cause);
            (cx.state.card(id).zone == Zone::Characters).then_some(event)
        })
    }),
);

/// Something is done to every card that was picked, all at one moment; then the text speaks of them.
pub fn each(cx: &mut Cx<'_>, l: &mut Run, event: impl Fn(&Cx<'_>, CardId, Cause) -> Option<Event>) -> Flow {
    let cause = l.cause(cx.book);
    super::reading_texts::read_selectors(cx, l);
    for id in l.picked.clone() {
        if matches!(cx_verb(cx, l), Verb::Ko | Verb::Trash | Verb::ToHand | Verb::ToDeck | Verb::ToLife) {
            super::reading_texts::read_leaving(cx, id);
        }
        match (bar(cx.state, cx.book, l, id, cx_verb(cx, l)), event(cx, id, cause)) {
            (false, Some(event)) => cx.event(event),
            (true, _) => {
                cx.support(if cx.state.card(id).zone == Zone::Leader { "3-6-3" } else { "1-3-3" });
                cx.note(Found::Forbidden(id));
            }
            (false, None) => {}
        }
    }
    l.keep();
    Flow::Next
}

pub fn cx_verb(cx: &Cx<'_>, l: &Run) -> Verb {
    match the_act(cx, l) {
        Some(Act::Ko) => Verb::Ko,
        Some(Act::Trash) => Verb::Trash,
        Some(Act::ToHand) => Verb::ToHand,
        Some(Act::ToDeck(_)) => Verb::ToDeck,
        Some(Act::ToLife(..)) => Verb::ToLife,
        Some(Act::Rest) => Verb::Rest,
        Some(Act::SetActive) => Verb::SetActive,
        Some(Act::TurnLife(up)) => {
            if *up {
                Verb::TurnUp
            } else {
                Verb::TurnDown
            }
        }
        _ => Verb::Choose,
    }
}

/// 1-3-3. Is it forbidden to do this to a card?
pub fn bar(state: &State, book: &Book, l: &Run, id: CardId, verb: Verb) -> bool {
    let Some(seen) = state.values(book).of(id) else {
        let life = state.card(id).zone == Zone::Life && verb == Verb::ToHand;
        let bars = &state.values(book).players[l.who.index()];
        return life && state.owner(id) == l.who && bars.iter().any(|b| b.what == Cannot::LifeToHandByEffects);
    };
    // 3-6-3. A Leader stays where it is.
    let moves = matches!(verb, Verb::Ko | Verb::Trash | Verb::ToHand | Verb::ToDeck | Verb::ToLife);
    if moves && state.card(id).zone == Zone::Leader {
        return true;
    }
    let eye = l.eye(state, book);
    let cause = match l.cause(book) {
        Cause::Cost(who, card) => Cause::Effect(who, card),
        cause => cause,
    };
    let stops = |b: &Bar| {
        let eye = Eye { who: b.by, this: b.source, ..eye };
        match &b.what {
            Cannot::BeKod(by) => verb == Verb::Ko && eye.by(by, cause),
            Cannot::BeRemoved(by) => moves && eye.by(by, cause),
            Cannot::BeReturned(by) => verb == Verb::ToHand && eye.by(by, cause),
            Cannot::BeRested(by) => verb == Verb::Rest && eye.by(by, cause),
            Cannot::BecomeActive => verb == Verb::SetActive,
            _ => false,
        }
    };
    seen.cannot.iter().any(stops)
}

/// May a card be chosen for this? A prohibition does not keep it from being chosen: then nothing happens to it.
pub fn can(state: &State, book: &Book, l: &Run, id: CardId, verb: Verb) -> bool {
    let card = state.card(id);
    let category = book.def(card.def).category;
    // 8-3-1-3, 8-1-3-4-5. What is paid, or is there instead of something, must really be done; 1-3-2-1: what is so already cannot be.
    let paying = matches!(l.cause(book), Cause::Cost(..)) || l.instead;
    match verb {
        Verb::Play => {
            let fits = matches!(category, Some(Category::Character | Category::Stage));
            fits && !card.zone.is_field() && !is_play_barred(state, book, l.who, id)
        }
        Verb::Ko => card.zone == Zone::Characters && !(paying && bar(state, book, l, id, verb)),
        Verb::ActivateEvent => category == Some(Category::Event) && book.def(card.def).has_kind(&Kind::Main),
        Verb::TurnUp if paying => !card.face_up,
        Verb::TurnDown if paying => card.face_up,
        Verb::Rest if paying => !card.rested && !bar(state, book, l, id, verb),
        Verb::SetActive if paying => card.rested && !bar(state, book, l, id, verb),
        Verb::Trash | Verb::ToHand | Verb::ToDeck | Verb::ToLife if paying => !bar(state, book, l, id, verb),
        _ => true,
    }
}

/// Why a card that a text means cannot be chosen for this.
fn why_not(state: &State, book: &Book, l: &Run, id: CardId, verb: Verb) -> &'static str {
    let card = state.card(id);
    let so_already = match verb {
        Verb::Rest => card.rested,
        Verb::SetActive => !card.rested,
        Verb::TurnUp => card.face_up,
        Verb::TurnDown => !card.face_up,
        _ => false,
    };
    match (so_already, l.instead) {
        (true, true) => "1-3-2-1 8-1-3-4-5",
        (true, false) => "1-3-2-1 8-3-1-3",
        (false, _) if bar(state, book, l, id, verb) => "1-3-3",
        (false, _) => "1-3-2 1-3-3",
    }
}

/// 1-3-3. Is the player forbidden to play this card?
fn is_play_barred(state: &State, book: &Book, who: Player, id: CardId) -> bool {
    let eye = Eye::new(state, book, who, id);
    state.values(book).players[who.index()].iter().any(|b| match &b.what {
        Cannot::Play(filter, area) => {
            let from = area.is_none_or(|a| super::matching::zone_of(a) == state.card(id).zone);
            from && Eye { who: b.by, this: b.source, ..eye }.is(filter, id)
        }
        _ => false,
    })
}

/// Cards that a text does not let be chosen, for those who ask why.
pub fn offer_refused(cx: &Cx<'_>, l: &Run, from: &Selector, verb: Verb, options: &mut Options) {
    let eye = l.eye(cx.state, cx.book);
    let places: Vec<CardId> = Player::BOTH.into_iter().flat_map(|p| cx.state.field(p)).collect();
    let elsewhere = eye.select(&Selector { filter: super::selector::Filter::any(), ..from.clone() });
    for id in places.into_iter().chain(elsewhere) {
        let choice = Choice::Card(id, cx.state.card(id).def);
        let offered = options.offered().contains(&choice) || l.picked.contains(&id);
        if !offered && !eye.select(from).contains(&id) {
            let negated = from.filter.0.contains(&Is::NoBaseEffect);
            options.offer(choice, Err(Refusal::by(if negated { "8-4-4 8-2-2 2-8-5" } else { "8-4-4" })));
        } else if !offered && !can(cx.state, cx.book, l, id, verb) {
            options.offer(choice, Err(Refusal::by(why_not(cx.state, cx.book, l, id, verb))));
        }
    }
}

static DISCARD: Row<Run> = does("10-2-14-1", "op-discard", trash);

static TRASH: Row<Run> = citing("1-3-3 10-2-1-3 3-10-2 3-6-3", does("4-11-2", "op-trash", trash));

fn trash(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    l.looked.retain(|id| !l.picked.contains(id));
    if l.picked.iter().any(|&id| cx.state.card(id).zone == Zone::Characters) {
        cx.support("10-2-1-3");
    }
    each(cx, l, |cx, id, cause| Some(moved(cx.state, id, Zone::Trash, How::Moved, cause)))
}

static MILL: Row<Run> = citing("1-3-2-2 4-8-1", asks("3-2-3", "op-ask-how-many", offer_top, take_top));

/// The deck, the number and whether fewer will do, of an operation on top cards.
fn top_of<'a>(cx: &Cx<'a>, l: &Run) -> Option<(Side, &'a Amount, bool, Goes)> {
    match the_act(cx, l)? {
        Act::Mill(side, count, up_to) => Some((*side, count, *up_to, Goes::Trash)),
        Act::TopTo(side, count, up_to, to) => {
            let goes = match to {
                TopTo::Life(spot, up) => Goes::Life(if *spot == Spot::Bottom { End::Bottom } else { End::Top }, *up),
                TopTo::Hand => Goes::Hand,
                TopTo::Bottom => Goes::Bottom,
            };
            Some((*side, count, *up_to, goes))
        }
        _ => None,
    }
}

/// 4-8-1. How many, if the text says "up to".
fn offer_top(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some((side, count, up_to, _)) = top_of(cx, l) else { return Asked::Nobody(Flow::Next) };
    let eye = l.eye(cx.state, cx.book);
    let there = cx.state.side(eye.player(side)).deck.len().min(255) as u8;
    let most = eye.amount(count).clamp(0, 255) as u8;
    dons::offer_number(l, if up_to { most.min(there) } else { most }, up_to, options)
}

fn take_top(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let (Some((side, _, up_to, goes)), Choice::Number(n)) = (top_of(cx, l), choice) else { return Flow::Next };
    if up_to {
        cx.cite("4-8-1");
    }
    if n == 0 {
        cx.cite("1-3-2-2");
        cx.note(Found::NotAtAll);
    }
    top_cards(cx, l, side, n, goes)
}

/// 3-2-3. Cards from the top of a deck go somewhere, one by one. Of both decks at once: at one moment.
fn top_cards(cx: &mut Cx<'_>, l: &mut Run, side: Side, n: u8, goes: Goes) -> Flow {
    let cause = l.cause(cx.book);
    let players: Vec<Player> = l.eye(cx.state, cx.book).players(side).collect();
    if let (Goes::Trash, [_, _]) = (goes, players.as_slice()) {
        // One effect empties both decks at one moment.
        cx.support("3-1-3");
        for &player in &players {
            for &card in cx.state.side(player).deck.iter().take(usize::from(n)) {
                cx.event(moved(cx.state, card, Zone::Trash, How::Moved, cause));
            }
        }
        done(l, usize::from(n));
        return Flow::Next;
    }
    let who = players.first().copied().unwrap_or(l.who);
    let there = cx.state.side(who).deck.len().min(usize::from(n));
    done(l, there);
    Flow::Call(Frame::Top(At::start(FromTop { who, left: n, goes, cause })))
}

static TOP_TO: Row<Run> = citing("1-3-2-2 3-10-2 4-8-1", asks("3-2-3", "op-ask-how-many", offer_top, take_top));

static RETURN: Row<Run> = citing("1-3-3 3-6-3", does("4-11-2", "op-return", to_hand));

static ADD: Row<Run> = citing("11-2-2", does("11-2-1", "op-add", to_hand));

static LIFE_TO_HAND: Row<Run> = citing("1-3-3", does("3-10-2", "op-life-to-hand-by-effect", to_hand));

fn to_hand(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    l.looked.retain(|id| !l.picked.contains(id));
    each(cx, l, |cx, id, cause| Some(moved(cx.state, id, Zone::Hand, How::Moved, cause)))
}

static REST: Row<Run> = citing("1-3-2-1 1-3-3 1-3-9 4-4-1-1 4-4-1-2", does("4-4-1", "op-turn", turn));

fn turn(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let rest = matches!(the_act(cx, l), Some(Act::Rest));
    cx.cite(if rest { "4-4-1-2" } else { "4-4-1-1" });
    for &id in &l.picked {
        if cx.state.card(id).rested == rest {
            cx.cite("1-3-2-1");
            cx.note(Found::AlreadySo(id));
        }
    }
    dons::turn_picked(cx, l, rest);
    each(cx, l, |cx, id, cause| {
        let event = if rest { Event::Rest(id, cause) } else { Event::SetActive(id, cause) };
        (cx.state.card(id).rested != rest).then_some(event)
    })
}

static PLAY: Row<Run> = citing(
    "1-3-2 3-8-3",
    does("3-7-3", "op-play", |cx, l| {
        let Some(Act::Play(rested)) = the_act(cx, l) else { return Flow::Next };
        let mut cards = l.picked.clone();
        super::reading_texts::read_selectors(cx, l);
        for &id in cards.iter().filter(|&&id| is_play_barred(cx.state, cx.book, l.who, id)) {
            cx.support("1-3-3");
            cx.note(Found::Forbidden(id));
        }
        cards.retain(|&id| !is_play_barred(cx.state, cx.book, l.who, id));
        l.looked.retain(|id| !cards.contains(id));
        let here = |id: &&CardId| !cx.state.card(**id).zone.is_field();
        done(l, cards.iter().filter(here).count());
        l.keep();
        let who = cards.first().map_or(l.who, |&id| cx.state.owner(id));
        if cards.is_empty() {
            return Flow::Next;
        }
        let entering = Entering { who, cards, rested: *rested, cause: l.cause(cx.book) };
        Flow::Call(Frame::Enter(At::start(entering)))
    }),
);

static GIVE_POWER: Row<Run> = citing("8-1-4-2 1-3-7 4-9-2 1-3-2-2", does("2-6-3", "op-give", give));
static GIVE_COST: Row<Run> = citing("8-1-4-2 1-3-6 4-9-2", does("2-7-6", "op-give", give));
static NEGATE: Row<Run> = citing("8-1-4-2 8-2-2", does("8-2-1-1", "op-give", give));
static GIVE: Row<Run> = citing("4-1-2 8-2-4 1-3-3", does("8-1-4-2", "op-give", give));

fn give(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Act::Give(grants, until)) = the_act(cx, l) else { return Flow::Next };
    cx.cite(match grants.first() {
        Some(Grant::Keyword(_) | Grant::Effect(_)) => "4-1-2",
        Some(Grant::Cannot(_) | Grant::StaysRested | Grant::AttacksActive(_)) => "1-3-3",
        Some(Grant::BasePower(_) | Grant::BaseCost(_)) => "4-9-2",
        _ => "8-1-4-2",
    });
    super::reading_texts::read_selectors(cx, l);
    let picked = l.picked.clone();
    let mut below = false;
    for &id in &picked {
        if cx.state.values(cx.book).of(id).is_some_and(|s| s.negated)
            && matches!(grants.first(), Some(Grant::Keyword(_) | Grant::Effect(_)))
        {
            cx.support("8-2-4");
            if cx.book.is_older() {
                cx.reading(readings::OLD_GAINED);
            }
        }
        if cx.state.modifiers.iter().any(|m| m.on == On::Card(id)) {
            cx.support("8-4-6");
        }
        if grants.contains(&Grant::Negated) {
            cx.support("8-2-3");
        }
        for grant in grants {
            let modifier = modifier(cx, l, On::Card(id), grant, *until);
            below |= matches!(grant, Grant::Power(_)) && l.eye(cx.state, cx.book).power(id) + modifier.amount < 0;
            if matches!(grant, Grant::Cost(_)) {
                let cost = cx.state.values(cx.book).of(id).map_or(0, |s| s.cost);
                if cost < 0 || cost + modifier.amount < 0 {
                    cx.support("1-3-6");
                }
            }
            cx.event(Event::Modify(modifier));
        }
    }
    if below {
        cx.cite("1-3-7");
        cx.support("1-3-7-1");
    }
    l.meant = l.meant.min(picked.len().max(1) as u8);
    l.keep();
    Flow::Next
}

/// 8-1-4-2. What somebody has for a time; its number is fixed now.
fn modifier(cx: &Cx<'_>, l: &Run, on: On, grant: &Grant, until: Duration) -> Modifier {
    let amount = amount_of(&l.eye(cx.state, cx.book), grant);
    let on_their_turn = until == Duration::EndOfOpponentsNextTurn && cx.state.turn != l.who;
    let armed = on_their_turn && cx.reading(readings::NEXT_TURN_NOW) == 0;
    Modifier { on, grant: grant.clone(), amount, until, by: l.who, source: l.this, def: l.def, armed }
}

static GIVE_PLAYER: Row<Run> = citing(
    "1-3-3",
    does("8-1-4-2", "op-give-player", |cx, l| {
        let Some(Act::GivePlayer(side, grants, until)) = the_act(cx, l) else { return Flow::Next };
        let players: Vec<Player> = l.eye(cx.state, cx.book).players(*side).collect();
        cx.cite("1-3-3");
        for player in players {
            for grant in grants {
                let modifier = modifier(cx, l, On::Player(player), grant, *until);
                cx.event(Event::Modify(modifier));
            }
        }
        Flow::Next
    }),
);

static SHUFFLE: Row<Run> = does("3-2-4", "op-shuffle", |cx, l| {
    let Some(Act::Shuffle(side)) = the_act(cx, l) else { return Flow::Next };
    let players: Vec<Player> = l.eye(cx.state, cx.book).players(*side).collect();
    players.into_iter().for_each(|p| cx.event(Event::Shuffle(p)));
    l.looked.clear();
    Flow::Next
});

static DAMAGE: Row<Run> = citing(
    "4-6-2 1-3-2-2",
    does("4-6-1", "op-damage", |cx, l| {
        let Some(Act::Damage(side, count)) = the_act(cx, l) else { return Flow::Next };
        let to = l.eye(cx.state, cx.book).player(*side);
        let n = times(cx, l, count);
        done(l, usize::from(n));
        if n == 0 {
            return Flow::Next;
        }
        cx.cite("4-6-2");
        cx.note(Found::DealsDamage(to, n));
        Flow::Call(Damage::by_effect(to, n, l.cause(cx.book)))
    }),
);

static TURN_LIFE: Row<Run> = citing(
    "1-3-2-1",
    does("3-10-2-1", "op-turn-life", |cx, l| {
        let Some(Act::TurnLife(up)) = the_act(cx, l) else { return Flow::Next };
        each(cx, l, |_, id, _| Some(Event::Turned(id, *up)))
    }),
);

static LIFE_UNTIL: Row<Run> = citing(
    "1-3-2",
    does("3-10-2", "op-life-until", |cx, l| {
        let Some(Act::LifeUntil(side, left)) = the_act(cx, l) else { return Flow::Next };
        let eye = l.eye(cx.state, cx.book);
        let (who, left) = (eye.player(*side), eye.amount(left).clamp(0, 255) as usize);
        let life = &cx.state.side(who).life;
        let over = life.len().saturating_sub(left);
        let cause = l.cause(cx.book);
        for &id in &life[..over] {
            cx.event(moved(cx.state, id, Zone::Trash, How::Moved, cause));
        }
        l.meant = over.max(1) as u8;
        Flow::Next
    }),
);

static ACTIVATE_OWN: Row<Run> = citing(
    "8-5-3",
    does("8-4-1", "op-activate-own", |cx, l| {
        let Some(Act::ActivateOwn(which)) = the_act(cx, l) else { return Flow::Next };
        let wanted = |kind: &Kind| match which {
            OwnEffect::Main => *kind == Kind::Main,
            OwnEffect::Counter => *kind == Kind::Counter,
            OwnEffect::Auto(timing) => matches!(kind, Kind::Auto(all) if all.contains(timing)),
        };
        let at = cx.book.def(l.def).text.effects.iter().position(|e| !e.given && wanted(&e.kind));
        done(l, usize::from(at.is_some()));
        match at {
            Some(at) => Flow::Call(Run { through: true, ..Run::of(l.who, l.this, l.def, at as u8) }.frame()),
            None => Flow::Next,
        }
    }),
);

static ACTIVATE_EVENT: Row<Run> = citing(
    "8-5-2 1-3-10-1 1-3-10-2",
    does("8-5-1", "op-activate-event", |cx, l| {
        let card = l.picked.first().copied();
        cx.cite("8-5-2 1-3-10-1 1-3-10-2");
        done(l, l.picked.len());
        l.keep();
        match card {
            Some(card) => Flow::Call(Playing::free(l.who, card, l.cause(cx.book))),
            None => Flow::Next,
        }
    }),
);

static CHOOSE_NUMBER: Row<Run> = asks(
    "1-3-5",
    "op-ask-number",
    |cx, l, options| {
        let Some(Act::ChooseNumber(from, to)) = the_act(cx, l) else { return Asked::Nobody(Flow::Next) };
        (*from..=*to).for_each(|n| options.legal(Choice::Number(n)));
        Asked::Of(Chooser::Player(l.who))
    },
    |cx, l, choice| {
        if let Choice::Number(n) = choice {
            cx.note(Found::NumberChosen(l.who, n));
            l.number = n;
            done(l, 1);
        }
        Flow::Next
    },
);

static REDIRECT: Row<Run> = citing(
    "7-1-1-2",
    does("1-3-1", "op-redirect", |cx, l| {
        cx.cite("7-1-1-2");
        each(cx, l, |_, id, _| Some(Event::Redirect(id)))
    }),
);

static WIN: Row<Run> = does("1-2-5", "op-win", |cx, l| {
    let eye = l.eye(cx.state, cx.book);
    let winner = match the_act(cx, l) {
        Some(Act::Win(side)) => eye.player(*side),
        Some(Act::Lose(side)) => eye.player(*side).other(),
        _ => return Flow::Next,
    };
    cx.event(Event::Over(Outcome::won(winner)));
    Flow::Return
});

static SWAP: Row<Run> = citing(
    "8-1-4-2",
    does("4-9-2", "op-swap", |cx, l| {
        let Some(Act::SwapBasePower(until)) = the_act(cx, l) else { return Flow::Next };
        if let [a, b] = *l.picked.as_slice() {
            let values = cx.state.values(cx.book);
            let base = |id: CardId| values.of(id).map_or(0, |s| s.base_power);
            for (on, amount) in [(a, base(b)), (b, base(a))] {
                let grant = Grant::BasePower(Amount::N(amount));
                let modifier = modifier(cx, l, On::Card(on), &grant, *until);
                cx.event(Event::Modify(modifier));
            }
        }
        l.keep();
        Flow::Next
    }),
);

/// The DON!! cards that a choice among cards also offers: "rest 1 of your cards".
pub fn don_candidates(eye: &Eye<'_>, from: &Selector, l: &Run) -> Vec<super::event::DonAt> {
    use super::event::DonAt;
    if !from.places.contains(&Place::Don) {
        return Vec::new();
    }
    let rest = !from.filter.0.contains(&Is::Rested);
    let side = eye.state.side(eye.player(from.side));
    let taken = l.dons.len() as u8;
    let (there, at) = if rest { (side.don_active, DonAt::Active) } else { (side.don_rested, DonAt::Rested) };
    if there > taken { vec![at] } else { Vec::new() }
}
