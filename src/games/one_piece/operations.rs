//! 8-4-4. The operations: one row for each, with the clauses that govern it.

use super::cards::OLDER;
use super::damage::Damage;
use super::differences::Differs;
use super::dons;
use super::event::{Happens, How, moved};
use super::playing::{Playing, is_play_barred, play_barred_by};
use super::terms::{Drawing, Entering, FromTop};
use super::vocabulary::{
    Amount, Call, Category, Count, DECK, Deed, Filter, Grant, HAND, Is, Kind, LIFE, LIFE_BOTTOM, LIFE_TOP, Op,
    OwnCannot, OwnEffect, OwnOp, Place, Rest, Selector, Spot, Stat, Target, Timing, When, Whose, Zone,
};
use super::{
    Asked, Book, Choice, Cx, Event, Eye, Flow, OnePiece, Options, Procedure, Row, Run, State, picked, random,
    reading_texts, readings, replacing, sums,
};
use crate::cardgame::act::{self, deed, each, modifier, op};
use crate::cardgame::code::{self, Asking, Instr};
use crate::cardgame::effect::{clamped, small};
use crate::cardgame::run::{offer_number, times};
use crate::cardgame::state::Players;
use crate::cardgame::{
    Because, CardGame, CardId, End, Few, GrantId, Modifier, On, Zone as _, because, finding, look, place,
};
use crate::engine::{At, ClauseId, asks, citing, does, elsewhere};

/// The row of an operation.
pub fn row(instr: &Instr<OnePiece>, l: &Run, state: &State, book: &Book) -> &'static Row<Run> {
    let from = || l.picked.first().map(|&id| state.card(id).zone);
    match instr {
        Instr::Give(grants, _) => match code::grants(grants).next().map(|g| book.grant(g)) {
            Some(Grant::Stat(Stat::Cost, _) | Grant::Base(Stat::Cost, _) | Grant::Set(Stat::Cost, _)) => &GIVE_COST,
            Some(Grant::Stat(..) | Grant::Base(..) | Grant::Set(..)) => &GIVE_POWER,
            Some(Grant::Negated) => &NEGATE,
            _ => &GIVE,
        },
        Instr::GivePlayer(..) => &GIVE_PLAYER,
        Instr::Act(op) => match op {
            Op::Draw { .. } => &DRAW,
            Op::Move { deed: Deed::Trash, what: Target::Top { .. }, .. } => &MILL,
            Op::Move { what: Target::Top { .. }, .. } => &TOP_TO,
            Op::Move { deed: Deed::Ko, .. } => &KO,
            Op::Move { deed: Deed::Trash, .. } if from() == Some(Zone::Hand) => &DISCARD,
            Op::Move { deed: Deed::Trash, .. } => &TRASH,
            Op::Move { deed: Deed::ToHand, .. } => match from() {
                Some(Zone::Life) => &LIFE_TO_HAND,
                Some(zone) if !zone.is_field() => &ADD,
                _ => &RETURN,
            },
            Op::Move { deed: Deed::ToLife, .. } => &TO_LIFE,
            Op::Move { .. } => &TO_DECK,
            Op::Turn(Deed::Rest, _) => &REST,
            Op::Turn(..) => &SET_ACTIVE,
            Op::Face(..) => &TURN_LIFE,
            Op::Look { .. } => &LOOK,
            Op::LookAt(..) => &LOOK_HAND,
            Op::PlaceRest(Rest::To(Zone::Deck | Zone::Life, _)) => &PLACE_REST,
            Op::PlaceRest(_) => &REST_AWAY,
            Op::Reveal(_) => &REVEAL,
            Op::Shuffle(..) => &SHUFFLE,
            Op::ChooseNumber { .. } => &CHOOSE_NUMBER,
            Op::Win(_) | Op::Lose(_) => &WIN,
            Op::Own(own) => own_row(own, l, book),
            // They are no operations of their own in a program.
            Op::If(..) | Op::May(..) | Op::ChooseOne(..) | Op::Later(..) | Op::InTurn(..) => &SHUFFLE,
            Op::Then | Op::CarriedOut | Op::Choose(_) | Op::Give { .. } | Op::GivePlayer { .. } => &SHUFFLE,
        },
        _ => &SHUFFLE,
    }
}

fn own_row(op: &OwnOp, l: &Run, book: &Book) -> &'static Row<Run> {
    match op {
        OwnOp::Play { .. } => &PLAY,
        OwnOp::TurnDons { .. } => &dons::TURN,
        OwnOp::GiveDon { .. } => &dons::GIVE,
        OwnOp::AddDon { .. } => &dons::ADD,
        OwnOp::ReturnDon { .. } if l.is_paying(book) => &dons::PAY,
        OwnOp::ReturnDon { .. } => &dons::RETURN,
        OwnOp::TakeBackDon { .. } => &dons::TAKE_BACK,
        OwnOp::ExtraTurn => &EXTRA_TURN,
        OwnOp::RestDon(_) => &dons::REST,
        OwnOp::Damage { .. } => &DAMAGE,
        OwnOp::LifeUntil { .. } => &LIFE_UNTIL,
        OwnOp::ActivateOwn(_) => &ACTIVATE_OWN,
        OwnOp::ActivateEvent(_) => &ACTIVATE_EVENT,
        OwnOp::ActivateMain(_) => &ACTIVATE_MAIN,
        OwnOp::Redirect(_) => &REDIRECT,
        OwnOp::SwapBasePower(..) => &SWAP,
        OwnOp::AtRandom { .. } => &random::PICK,
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
    ("place in the deck", &TO_DECK),
    ("place in Life", &TO_LIFE),
    ("from the top of the deck", &TOP_TO),
    ("rest", &REST),
    ("set active", &SET_ACTIVE),
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
    ("take back DON!!", &dons::TAKE_BACK),
    ("extra turn", &EXTRA_TURN),
    ("rest DON!!", &dons::REST),
    ("look", &LOOK),
    ("look at a hand", &LOOK_HAND),
    ("place the rest", &PLACE_REST),
    ("the rest elsewhere", &REST_AWAY),
    ("reveal", &REVEAL),
    ("shuffle", &SHUFFLE),
    ("damage", &DAMAGE),
    ("turn Life", &TURN_LIFE),
    ("Life until", &LIFE_UNTIL),
    ("activate this card's effect", &ACTIVATE_OWN),
    ("activate an Event", &ACTIVATE_EVENT),
    ("activate an Event's effect", &ACTIVATE_MAIN),
    ("choose a number", &CHOOSE_NUMBER),
    ("at random", &random::PICK),
    ("another target", &REDIRECT),
    ("win or lose", &WIN),
    ("swap base powers", &SWAP),
];

/// 8-4-4. May it be done to a card at all?
pub fn can(eye: &Eye<'_>, id: CardId, deed: Deed) -> bool {
    if eye.local.is_some_and(|local| local.played == Some(id)) {
        return false;
    }
    let card = eye.state.card(id);
    let category = eye.def(id).category;
    match deed {
        Deed::Play => {
            let fits = matches!(category, Some(Category::Character | Category::Stage));
            fits && !card.zone.is_field() && !is_play_barred(eye, id)
        }
        // 10-2-1-2 speaks of Characters; a text that says it of Stages goes before (1-3-1).
        Deed::Ko => matches!(card.zone, Zone::Characters | Zone::Stage),
        Deed::ActivateEvent => category == Some(Category::Event) && eye.def(id).called(&Call::Main).is_some(),
        _ => true,
    }
}

/// 1-3-3, 3-6-3. Is it forbidden by something else than a text about the card?
pub fn is_barred(eye: &Eye<'_>, id: CardId, deed: Deed) -> Option<bool> {
    let zone = eye.state.card(id).zone;
    if !zone.is_field() {
        let own_life = zone == Zone::Life && deed == Deed::ToHand && eye.state.owner(id) == eye.who;
        let bar = |c: &OwnCannot| *c == OwnCannot::LifeToHandByEffects;
        return Some(own_life && eye.values.player_cannot(eye.book, eye.who).any(|(c, _)| bar(c)));
    }
    // 3-6-3. A Leader stays where it is.
    (zone == Zone::Leader && OnePiece::goes(deed).is_some()).then_some(true)
}

/// 8-4-4-2. Is a property asked for that nobody else sees of a card in a secret area? That it is there, and how it lies, everybody sees.
fn asks_unseen(filter: &Filter) -> bool {
    filter.0.iter().any(|is| match is {
        Is::Either(ways) => ways.iter().any(asks_unseen),
        Is::Not(inner) => asks_unseen(inner),
        Is::Own(own) => !OnePiece::is_visible(own),
        Is::Rested | Is::Active | Is::This | Is::It | Is::Other | Is::New | Is::FaceUp | Is::FaceDown => false,
        _ => true,
    })
}

/// 8-4-4-2. A property is asked for, of cards in a secret area.
fn is_secret(from: &Selector) -> bool {
    let secret = |p: &Place| matches!(p, &HAND | &DECK | &LIFE | &LIFE_TOP | &LIFE_BOTTOM | Place::Looked);
    // Cards that the text speaks of are known to both players, and so are Life cards that lie face-up.
    let known = [Is::It, Is::Other, Is::FaceUp].iter().any(|is| from.filter.asks(is));
    from.places.iter().any(secret) && asks_unseen(&from.filter) && !known
}

/// 3-10-2, 3-4-2, 3-2-2. Does a card lie where not everybody sees what it is? A face-up Life card is open (3-10-2-1).
fn is_hidden(state: &State, id: CardId) -> bool {
    let card = state.card(id);
    matches!(card.zone, Zone::Hand | Zone::Deck) || (card.zone == Zone::Life && !card.face_up)
}

/// 8-4-4-2. Whoever chooses in an own secret area need not show what is there. What is open must be chosen as far as it goes (8-4-4-1); and what
/// is there instead of something must be carried out (8-1-3-4-5).
pub fn bounds(cx: &Cx<'_>, l: &Run, asked: &Asking<'_, OnePiece>, (least, most): (i32, i32)) -> (i32, i32) {
    let may_decline = is_secret(asked.from)
        && matches!(asked.count, Count::Exactly(_))
        && asked.from.whose == asked.who
        && !asked.from.places.contains(&Place::Looked)
        && !l.is_paying(cx.book);
    if l.instead && replacing::may_be_none(cx.book, l.def, l.effect) {
        return (0, most);
    }
    if !may_decline || cx.reading(readings::SECRET_CHOICE) != 0 || l.instead {
        return (least, most);
    }
    let eye = l.eye(cx.state, cx.book);
    let open = |id: &CardId| !is_hidden(cx.state, *id) && act::can(cx.state, cx.book, l, *id, asked.deed);
    let open = eye.select(asked.from).into_iter().filter(open).count();
    (least.min(i32::from(small(open))), most)
}

/// 8-4-4-2. By another reading nothing is chosen there.
pub fn hides(eye: &Eye<'_>, from: &Selector, count: &Count, id: CardId) -> bool {
    matches!(count, Count::Exactly(_))
        && eye.book.readings.of(readings::SECRET_CHOICE) == 2
        && is_secret(from)
        && is_hidden(eye.state, id)
}

static DRAW: Row<Run> = citing("1-3-2-2 1-3-3 1-3-11", does("4-5-3", "op-draw-many", draw));

fn draw(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    use crate::cardgame::effect::Doing;
    let Some(Op::Draw { who: whose, count, up_to }) = op(cx, l) else { return Flow::Next };
    let players = turn_player_first(cx, l, *whose);
    // The older edition has no clause that puts one player first: both do it at one moment.
    if cx.book.differs(Differs::BothDo) && players.len() > 1 {
        let n = times(cx, l, count);
        let cause = l.cause(cx.book);
        for player in players {
            for &card in cx.state.deck(player).iter().take(usize::from(n)) {
                cx.event(moved(cx.state, card, Zone::Hand, How::Drawn, cause));
            }
        }
        l.done(usize::from(n));
        return Flow::Next;
    }
    let drawn = if let Doing::Players(n) = l.doing { n } else { 0 };
    let Some(&who) = players.get(usize::from(drawn)) else {
        l.doing = Doing::Nothing;
        return Flow::Next;
    };
    l.doing = Doing::Players(drawn + 1);
    let left = times(cx, l, count);
    let bar = |c: &OwnCannot| *c == OwnCannot::DrawByEffects;
    let barred = cx.state.values.player_cannot(cx.book, who).find(|(c, _)| bar(c)).map(|(_, by)| by);
    l.done(usize::from(left));
    if let Some(by) = barred.filter(|_| who == l.who) {
        cx.decide("1-3-3");
        cx.note(sums::forbidden_to(cx.book, who, by));
        l.ok = false;
        return Flow::Again;
    }
    if players.len() > 1 && drawn == 0 {
        because(cx, Because::TurnPlayerFirst(who));
    }
    let drawing = Drawing { who, left, up_to: *up_to, cause: l.cause(cx.book) };
    Flow::CallThenAgain(Procedure::Draw(At::start(drawing)).into())
}

/// 1-3-11. The players of a side, the turn player first.
fn turn_player_first(cx: &Cx<'_>, l: &Run, whose: Whose) -> Players {
    let mut players = l.eye(cx.state, cx.book).players(whose);
    players.sort_by_key(|p| *p != cx.state.turn);
    players
}

static KO: Row<Run> = citing(
    "10-2-1-1 1-3-1 1-3-3 1-3-2 3-6-3",
    does("10-2-1-2", "op-ko", |cx, l| {
        if l.picked.iter().any(|&id| cx.state.card(id).zone == Zone::Stage) {
            cx.decide("1-3-1");
            cx.support("10-2-1-2");
        }
        cx.support("10-2-1-1");
        each(cx, l, |cx, id, cause| {
            let event = moved(cx.state, id, Zone::Trash, How::Kod, cause);
            matches!(cx.state.card(id).zone, Zone::Characters | Zone::Stage).then_some(event)
        })
    }),
);

static DISCARD: Row<Run> = citing("1-3-3", does("10-2-14-1", "op-discard", trash));

static TRASH: Row<Run> = citing("1-3-3 10-2-1-3 3-10-2 3-6-3", does("4-11-2", "op-trash", trash));

fn trash(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    if l.picked.iter().any(|&id| cx.state.card(id).zone == Zone::Characters) {
        cx.support("10-2-1-3");
    }
    act::moves(cx, l)
}

static MILL: Row<Run> = citing("1-3-2-2 4-8-1", asks("3-2-3", "op-ask-how-many", offer_top, take_top));

static TOP_TO: Row<Run> = citing("1-3-2-2 3-10-2 4-8-1", asks("3-2-3", "op-ask-how-many", offer_top, take_top));

/// The pile, the number and whether fewer will do, of an operation on top cards.
fn top_of<'a>(cx: &Cx<'a>, l: &Run) -> Option<(Whose, &'a Amount, bool)> {
    match op(cx, l)? {
        Op::Move { what: Target::Top { whose, count, up_to, .. }, .. } => Some((*whose, count, *up_to)),
        _ => None,
    }
}

/// 4-8-1. How many, if the text says "up to".
fn offer_top(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some((whose, count, up_to)) = top_of(cx, l) else { return Asked::Nobody(Flow::Next) };
    let eye = l.eye(cx.state, cx.book);
    let there = small(cx.state.deck(eye.player(whose)).len());
    let most = clamped(eye.amount(count));
    offer_number(l, if up_to { most.min(there) } else { most }, up_to, options)
}

fn take_top(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let (Some((whose, _, up_to)), Choice::Number(n)) = (top_of(cx, l), choice) else { return Flow::Next };
    if up_to {
        // How many is asked here; the cards go one by one afterwards.
        cx.decide("!4-8-1");
        because(cx, Because::UpTo);
    }
    if n == 0 {
        because(cx, Because::NotAtAll);
    }
    top_cards(cx, l, whose, n)
}

/// 3-2-3. Cards from the top of a deck go somewhere, one by one. Of both decks at once: at one moment.
fn top_cards(cx: &mut Cx<'_>, l: &mut Run, whose: Whose, n: u8) -> Flow {
    let Some(Op::Move { deed, spot, turned, .. }) = op(cx, l) else { return Flow::Next };
    let Some((to, _)) = OnePiece::goes(*deed) else { return Flow::Next };
    let cause = l.cause(cx.book);
    let players = l.eye(cx.state, cx.book).players(whose);
    if to == Zone::Trash && players.len() > 1 {
        // One effect empties both decks at one moment.
        cx.support("3-1-3");
        for &player in &players {
            for &card in cx.state.deck(player).iter().take(usize::from(n)) {
                cx.event(moved(cx.state, card, Zone::Trash, How::Moved, cause));
            }
        }
        l.done(usize::from(n));
        return Flow::Next;
    }
    let who = players.first().copied().unwrap_or(l.who);
    l.done(cx.state.deck(who).len().min(usize::from(n)));
    let end = match (to, spot) {
        (Zone::Deck, _) | (Zone::Life, Spot::Bottom) => End::Bottom,
        _ => End::Top,
    };
    let from_top = FromTop { who, left: n, several: n > 1, to, end, turned: *turned, cause };
    Flow::Call(Procedure::Top(At::start(from_top)).into())
}

/// 6-6-1-4, 1-3-1. After this turn the same player has another one.
static EXTRA_TURN: Row<Run> = citing(
    "6-6-1-4",
    does("1-3-1", "op-extra-turn", |cx, l| {
        cx.cite("6-6-1-4");
        cx.event(Happens::ExtraTurn(l.who).event());
        Flow::Next
    }),
);

static RETURN: Row<Run> = citing("1-3-3 3-6-3", does("4-11-2", "op-return", act::moves));

static ADD: Row<Run> = citing(
    "11-2-2 1-3-3 4-11-2",
    does("11-2-1", "op-add", |cx, l| {
        // 11-2-1 speaks of cards that nobody else sees, and of a condition that they must meet.
        let plain =
            matches!(op(cx, l), Some(Op::Move { what: Target::Choose { from, .. }, .. }) if !asks_unseen(&from.filter));
        if plain || l.picked.iter().all(|&id| cx.state.card(id).zone.is_open()) {
            cx.decide("!4-11-2");
        }
        act::moves(cx, l)
    }),
);

static LIFE_TO_HAND: Row<Run> = citing("1-3-3", does("3-10-2", "op-life-to-hand-by-effect", act::moves));

/// 4-11-2. To the deck.
static TO_DECK: Row<Run> = citing("3-1-7 1-3-3 3-6-3 3-1-8", asks("4-11-2", "op-ask-place", place::offer, take_place));

/// 3-10-2. To Life.
static TO_LIFE: Row<Run> = citing(
    "3-1-7 3-10-2-1 1-3-3 3-6-3",
    asks("3-10-2", "op-ask-place", place::offer, |cx, l, choice| {
        if let Some(Op::Move { turned: true, .. }) = op(cx, l) {
            cx.decide("3-10-2-1");
        }
        take_place(cx, l, choice)
    }),
);

/// 3-1-6, 6-5-5-4. What leaves the field for a place in a pile leaves what it had.
fn take_place(cx: &mut Cx<'_>, l: &mut Run, choice: super::Choice) -> Flow {
    l.picked.iter().for_each(|&id| reading_texts::read_leaving(cx, id));
    place::take(cx, l, choice)
}

/// 3-1-7. What is left of the cards looked at, in an order.
static PLACE_REST: Row<Run> = citing(
    "11-3-3 3-10-2 8-4-1-5 1-3-3",
    asks("3-1-7", "op-ask-place", place::offer, |cx, l, choice| {
        // 3-1-7 speaks of several.
        if l.looked.len() < 2 {
            cx.decide("!8-4-1-5");
        }
        place::take(cx, l, choice)
    }),
);

/// What is left of the cards looked at, elsewhere.
static REST_AWAY: Row<Run> = citing("11-3-3", does("8-4-1-5", "op-rest-away", place::rest_away));

/// 11-3-3. What was only looked at goes back: as it was, or, in the older edition, in random order.
pub fn puts_back(cx: &mut Cx<'_>, looked: &Few) -> bool {
    let in_deck = looked.iter().filter(|&&id| cx.state.card(id).zone == Zone::Deck).count();
    cx.decide("!11-3-3");
    let mixed = cx.book.differs(Differs::LookedAt) && in_deck > 1;
    if mixed {
        cx.event(Happens::Mixed(cx.state.owner(looked[0]), small(in_deck)).event());
    }
    mixed
}

/// 11-3-1. Cards of a pile are looked at.
static LOOK: Row<Run> =
    citing("11-3-2 11-2-2 11-2-1 8-4-4-4 3-10-3", asks("11-3-1", "op-ask-look", look::offer, look::take));

/// 11-3-1. A hand is looked at.
static LOOK_HAND: Row<Run> = citing(
    "3-4-3",
    does("11-3-1", "op-look-hand", |cx, l| {
        cx.support("3-4-3");
        look::at_zone(cx, l)
    }),
);

/// 11-2-2. Cards are shown to both players.
static REVEAL: Row<Run> = citing("11-2-1", does("11-2-2", "op-reveal", look::reveal));

static REST: Row<Run> = citing("1-3-2-1 1-3-3 1-3-9 4-4-1", does("4-4-1-2", "op-turn", turn));
static SET_ACTIVE: Row<Run> = citing("1-3-2-1 1-3-3 1-3-9 4-4-1", does("4-4-1-1", "op-turn", turn));

/// 4-4-1. The state that was asked for decides as far as a card comes into it.
fn turn(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let deed = deed(cx.book, l);
    let rests = deed == Deed::Rest;
    let comes = |&id: &CardId| cx.state.card(id).rested != rests && !act::is_barred(cx.state, cx.book, l, id, deed);
    if l.picked.iter().any(comes) || picked::comes(l, rests) {
        cx.decide(if rests { "4-4-1-2" } else { "4-4-1-1" });
    }
    cx.support("4-4-1");
    act::turns(cx, l)
}

static PLAY: Row<Run> = citing(
    "1-3-2 1-3-3 3-8-3",
    does("3-7-3", "op-play", |cx, l| {
        let Some(Op::Own(OwnOp::Play { rested, .. })) = op(cx, l) else { return Flow::Next };
        let mut cards = l.picked.clone();
        reading_texts::read_selectors(cx, l);
        let eye = l.eye(cx.state, cx.book);
        let barred: Few = cards.iter().copied().filter(|&id| is_play_barred(&eye, id)).collect();
        cards.retain(|id| !barred.contains(id));
        for id in barred {
            cx.decide("!1-3-3");
            if let Some(by) = play_barred_by(&l.eye(cx.state, cx.book), id) {
                cx.note(sums::forbidden_to(cx.book, l.who, by));
            }
        }
        l.looked.retain(|id| !cards.contains(id));
        let here = |id: &&CardId| !cx.state.card(**id).zone.is_field();
        l.done(cards.iter().filter(here).count());
        l.keep();
        let who = cards.first().map_or(l.who, |&id| cx.state.owner(id));
        if cards.is_empty() {
            return Flow::Next;
        }
        let entering = Entering { who, cards, rested: *rested, cause: l.cause(cx.book) };
        Flow::Call(Procedure::Enter(At::start(entering)).into())
    }),
);

static GIVE_POWER: Row<Run> = citing("8-1-4-2 1-3-7 4-9-2 1-3-2-2", does("2-6-3", "op-give", give));
static GIVE_COST: Row<Run> = citing("8-1-4-2 1-3-6 4-9-2", does("2-7-6", "op-give", give));
static NEGATE: Row<Run> = citing("8-1-4-2 8-2-2", does("8-2-1-1", "op-give", give));
static GIVE: Row<Run> = elsewhere(RESOLVES, citing("4-1-2 8-2-4", does("8-1-4-2", "op-give", give)));

/// The older edition has no clause for what goes on for a time: the effect resolves.
pub const RESOLVES: &[(u8, Option<ClauseId>)] = &[(OLDER, Some(ClauseId::new("8-4-1-5")))];

fn give(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Instr::Give(grants, _)) = l.instr(cx.book) else { return Flow::Next };
    let first = code::grants(grants).next().map(|g| cx.book.grant(g));
    cx.support(match first {
        Some(Grant::Keyword(..) | Grant::Effect(_)) => "4-1-2",
        Some(Grant::Base(..)) => "4-9-2",
        _ => "8-1-4-2",
    });
    let power = |g: GrantId| matches!(cx.book.grant(g), Grant::Stat(Stat::Power, _));
    let eye = l.eye(cx.state, cx.book);
    let added: i32 = code::grants(grants).filter(|g| power(*g)).map(|g| eye.amount_of(cx.book.grant(g))).sum();
    let below = |id: &CardId| eye.stat(*id, Stat::Power, super::vocabulary::Of::Now) + added < 0;
    if code::grants(grants).any(power) && l.picked.iter().any(below) {
        cx.cite("1-3-7");
        cx.support("1-3-7-1");
    }
    act::gives(cx, l)
}

/// What giving something to a card rests on.
pub fn gives(cx: &mut Cx<'_>, modifier: &Modifier<OnePiece>, id: CardId) {
    let seen = cx.state.values.of(id);
    let grant = cx.book.grant(modifier.grant);
    if seen.is_some_and(|s| s.negated) && matches!(grant, Grant::Keyword(..) | Grant::Effect(_)) {
        cx.support("8-2-4");
        if cx.book.differs(Differs::Gained) {
            cx.reading(readings::OLD_GAINED);
        }
    }
    if cx.state.modifiers.iter().any(|m| m.on == On::Card(id)) {
        cx.support("8-4-6");
    }
    if *grant == Grant::Negated {
        cx.support("8-2-3");
    }
    if let Grant::Stat(Stat::Cost, _) = grant {
        let cost = seen.map_or(0, |s| s.stat::<OnePiece>(Stat::Cost));
        if cost < 0 || cost + modifier.amount < 0 {
            cx.support("1-3-6");
        }
    }
}

static GIVE_PLAYER: Row<Run> = elsewhere(RESOLVES, does("8-1-4-2", "op-give-player", act::gives_players));

static SHUFFLE: Row<Run> = does("3-2-4", "op-shuffle", act::shuffles);

static DAMAGE: Row<Run> = citing(
    "4-6-2 1-3-2-2",
    does("4-6-1", "op-damage", |cx, l| {
        let Some(Op::Own(OwnOp::Damage { to, count })) = op(cx, l) else { return Flow::Next };
        let to = l.eye(cx.state, cx.book).player(*to);
        let n = times(cx, l, count);
        l.done(usize::from(n));
        if n == 0 {
            return Flow::Next;
        }
        cx.decide("4-6-2");
        cx.note(finding("op-note-damage").player(to).n(n));
        Flow::Call(Damage::by_effect(to, n, l.cause(cx.book)))
    }),
);

static TURN_LIFE: Row<Run> = citing("1-3-2-1", does("3-10-2-1", "op-turn-life", act::faces));

static LIFE_UNTIL: Row<Run> = citing(
    "1-3-2",
    does("3-10-2", "op-life-until", |cx, l| {
        let Some(Op::Own(OwnOp::LifeUntil { who, left })) = op(cx, l) else { return Flow::Next };
        let eye = l.eye(cx.state, cx.book);
        let (who, left) = (eye.player(*who), usize::from(clamped(eye.amount(left))));
        let life = cx.state.life(who);
        let over = life.len().saturating_sub(left);
        let cause = l.cause(cx.book);
        for &id in &life[..over] {
            cx.event(moved(cx.state, id, Zone::Trash, How::Moved, cause));
        }
        l.mean(over.max(1));
        Flow::Next
    }),
);

static ACTIVATE_OWN: Row<Run> = citing(
    "8-5-3",
    does("8-4-1", "op-activate-own", |cx, l| {
        let Some(Op::Own(OwnOp::ActivateOwn(which))) = op(cx, l) else { return Flow::Next };
        let wanted = |kind: &Kind| match which {
            OwnEffect::Main => *kind == Kind::Called(Call::Main),
            OwnEffect::Counter => *kind == Kind::Called(Call::Counter),
            OwnEffect::Auto(timing) => matches!(kind, Kind::Auto(all) if all.contains(timing)),
        };
        let at = cx.book.def(l.def).own_effects().find(|(_, e)| wanted(&e.kind)).map(|(n, _)| n);
        l.done(usize::from(at.is_some()));
        match at {
            Some(at) => {
                let mut run = Run::of(l.who, l.this, l.def, at);
                run.own.through = true;
                run.own.on_play = *which == OwnEffect::Auto(Timing::Own(When::OnPlay));
                Flow::Call(run.frame())
            }
            None => Flow::Next,
        }
    }),
);

static ACTIVATE_EVENT: Row<Run> = citing(
    "8-5-2 1-3-10-1 1-3-10-2",
    does("8-5-1", "op-activate-event", |cx, l| {
        let card = l.picked.first().copied();
        cx.support("8-5-2 1-3-10-1 1-3-10-2");
        l.done(l.picked.len());
        l.keep();
        match card {
            Some(card) => Flow::Call(Playing::free(l.who, card, l.cause(cx.book))),
            None => Flow::Next,
        }
    }),
);

/// 8-5-1, 8-5-3. The effect of a card that is not played: nothing is paid for the card, and no card is activated.
static ACTIVATE_MAIN: Row<Run> = citing(
    "8-5-1 8-5-2 1-3-10-1 1-3-10-2",
    does("8-5-3", "op-activate-main", |cx, l| {
        let card = l.picked.first().copied();
        cx.support("8-5-1 8-5-2 1-3-10-1 1-3-10-2");
        l.done(l.picked.len());
        l.keep();
        let Some(card) = card else { return Flow::Next };
        let def = cx.state.card(card).def;
        let main = Kind::Called(Call::Main);
        match cx.book.def(def).own_effects().find(|(_, e)| e.kind == main).map(|(n, _)| n) {
            Some(at) => {
                let mut run = Run::of(l.who, card, def, at);
                run.own.through = true;
                Flow::Call(run.frame())
            }
            None => Flow::Next,
        }
    }),
);

static CHOOSE_NUMBER: Row<Run> = asks("1-3-5", "op-ask-number", act::offer_number, act::take_number);

static REDIRECT: Row<Run> = citing(
    "7-1-1-2",
    does("1-3-1", "op-redirect", |cx, l| {
        cx.support("7-1-1-2");
        each(cx, l, |_, id, _| Some(Happens::Redirect(id).event()))
    }),
);

static WIN: Row<Run> = does("1-2-5", "op-win", act::wins);

static SWAP: Row<Run> = citing(
    "8-1-4-2",
    does("4-9-2", "op-swap", |cx, l| {
        let Some(Op::Own(OwnOp::SwapBasePower(_, until))) = op(cx, l) else { return Flow::Next };
        if let [a, b] = *l.picked.as_slice() {
            let base = |id: CardId| cx.state.values.of(id).map_or(0, |s| s.base::<OnePiece>(Stat::Power));
            for (on, amount) in [(a, base(b)), (b, base(a))] {
                let grant = GrantId::base::<OnePiece>(Stat::Power);
                let modifier = Modifier { amount, ..modifier(cx, l, On::Card(on), grant, *until) };
                cx.event(Event::Modify(modifier));
            }
        }
        l.keep();
        Flow::Next
    }),
);
