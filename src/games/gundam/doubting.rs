//! 4-1-4. Cards of which a board does not say what they are: where they decide, the text decides nothing.

use super::vocabulary::{Amount, Condition, Count, Deed, Op, Place, Selector, Target, Zone};
use super::{Asked, Book, Choice, Cx, Event, Eye, Flow, Gundam, Options, Row, Run, State, playing};
use crate::cardgame::code::{self, Instr};
use crate::cardgame::eye::number;
use crate::cardgame::know::{self, possible, possible_for};
use crate::cardgame::{CardGame, CardId, Zone as _, finding};
use crate::engine::{Outcome, asks, citing, does};

/// 4-8-2, 4-9-2, 4-7-2. Somebody at the table knows these cards, though the board does not say what they are.
pub fn may_be(state: &State, id: CardId) -> bool {
    matches!(state.card(id).zone, Zone::Trash | Zone::Hand | Zone::Removed)
}

/// What the cards are decides, and that is not known.
static DOUBT: Row<Run> = citing(
    "4-7-2 4-8-2 4-9-2",
    does("4-1-4", "gcg-doubt", |cx, l| {
        let cards = l.instr(cx.book).map(|instr| looked_at(&l.eye(cx.state, cx.book), l, instr)).unwrap_or_default();
        says(cx, cards.first().copied());
        Flow::Return
    }),
);

/// 4-9-2. A card that this effect has put into the open: everybody sees it, and the judge says which one it is.
static TOLD: Row<Run> = citing("4-9-2 4-7-2", asks("4-1-4", "gcg-ask-which-card", offer_told, take_told));

/// For the register.
pub static ROWS: [(&str, &Row<Run>); 2] = [("cards that are not known", &DOUBT), ("a card that lies open", &TOLD)];

/// The card of this effect that lies open now, was not known before, and can be one that is described.
fn to_be_told(l: &Run, state: &State, book: &Book, instr: &Instr<Gundam>) -> Option<CardId> {
    let all = looked_at(&l.eye(state, book), l, instr);
    let open = |id: &CardId| {
        let card = state.card(*id);
        l.it.contains(id) && card.is_unknown() && card.zone.is_open() && possible_for(state, book, *id).next().is_some()
    };
    all.first().copied().filter(|_| all.iter().all(open))
}

fn offer_told(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let card = l.instr(cx.book).and_then(|instr| to_be_told(l, cx.state, cx.book, instr));
    card.map_or(Asked::Nobody(Flow::Next), |card| know::offer_identity(cx, card, options))
}

fn take_told(cx: &mut Cx<'_>, _: &mut Run, choice: Choice) -> Flow {
    if let Choice::Whatever(card) = choice {
        says(cx, Some(card));
        return Flow::Return;
    }
    if let Choice::Is(card, _) = choice {
        cx.support(open_area(cx.state.card(card).zone));
    }
    know::take_identity(cx, choice);
    Flow::Again
}

/// The step says which cards are not known, and the line ends.
pub fn says(cx: &mut Cx<'_>, card: Option<CardId>) {
    if let Some(id) = card {
        let card = cx.state.card(id);
        cx.support(open_area(card.zone));
        let name = if card.is_unknown() { "gcg-note-doubt" } else { "gcg-note-doubt-name" };
        cx.note(finding(name).player(card.owner).card(id));
    }
    cx.event(Event::Over(Outcome::Undecided));
}

/// 4-9-2, 4-8-2, 4-7-2. Who may look at a card that lies there.
const fn open_area(zone: Zone) -> &'static str {
    match zone {
        Zone::Trash => "4-9-2",
        Zone::Hand => "4-8-2",
        _ => "4-7-2",
    }
}

/// A card that a permanent effect rests on, and of which it is not known what it is.
pub fn of_constants(state: &State, book: &Book) -> Option<CardId> {
    let not_known = |id: &CardId| Eye::new(state, book, state.owner(*id), *id).is_not_known(*id) && may_be(state, *id);
    (0..state.cards.len()).map(CardId::at).find(not_known)
}

/// The row of a step that such cards decide.
pub fn row(l: &Run, state: &State, book: &Book, instr: &Instr<Gundam>) -> Option<&'static Row<Run>> {
    if looked_at(&l.eye(state, book), l, instr).is_empty() || !is_doubtful(l, state, book, instr) {
        return None;
    }
    Some(if to_be_told(l, state, book, instr).is_some() { &TOLD } else { &DOUBT })
}

/// The cards that a step looks at, and of which it is not known what they are.
fn looked_at(eye: &Eye<'_>, l: &Run, instr: &Instr<Gundam>) -> Vec<CardId> {
    let mut found = Vec::new();
    match instr {
        Instr::Conditions => found.extend(conditions(eye, l).filter_map(|c| eye.unknown_to(c))),
        Instr::If(condition, _) => found.extend(eye.unknown_to(condition)),
        Instr::Choose { from, .. } | Instr::Pick(from) => found.extend(eye.unknown_in(from)),
        _ => {}
    }
    amounts(eye.book, instr, &mut |amount| found.extend(eye.unknown_amount(amount)));
    found.retain(|id| may_be(eye.state, *id));
    found
}

/// The conditions of an effect that are looked at when it begins: those of a card that has left were looked at where it was.
fn conditions<'a>(eye: &Eye<'a>, l: &Run) -> impl Iterator<Item = &'a Condition> + use<'a> {
    let there = eye.state.card(l.this).zone.is_field();
    eye.book.effect(l.def, l.effect).conditions.iter().filter(move |_| there)
}

fn is_doubtful(l: &Run, state: &State, book: &Book, instr: &Instr<Gundam>) -> bool {
    let eye = l.eye(state, book);
    let mut doubtful = match instr {
        Instr::Conditions => conditions(&eye, l).any(|c| eye.doubts(c)),
        Instr::If(condition, _) => eye.doubts(condition),
        Instr::Pick(from) => eye.count(from) != eye.at_most().count(from),
        Instr::Choose { from, count, deed, .. } => lacks_known(l, &eye, from, count, *deed),
        _ => false,
    };
    amounts(book, instr, &mut |amount| doubtful |= eye.doubts_amount(amount));
    doubtful
}

/// Are too few cards known to choose from, and can none that is not known be named?
fn lacks_known(l: &Run, eye: &Eye<'_>, from: &Selector, count: &Count, deed: Deed) -> bool {
    let least = match count {
        Count::AnyNumber | Count::Total(..) | Count::Exactly(Amount::All) => 1,
        count => playing::least(eye, count),
    };
    // Of a hand none need be chosen for "up to": that its player takes none is said where it is done.
    let secret = |p: &Place| matches!(p, Place::Zone(Zone::Hand));
    let free = matches!(count, Count::UpTo(_) | Count::AnyNumber | Count::Total(..));
    if l.picked.len() > usize::from(l.base) || (free && from.places.iter().any(secret)) {
        return false;
    }
    let fits = |eye: &Eye<'_>| {
        let mut found = eye.select(from);
        found.retain(|id| super::choosing::counts(eye.state, eye.book, l, *id, deed));
        number(found.len())
    };
    fits(eye) < least.max(1) && fits(&eye.at_most()) > fits(eye) && !can_be_named(l, eye, from)
}

/// Is a card described that one of them may be?
fn can_be_named(l: &Run, eye: &Eye<'_>, from: &Selector) -> bool {
    let unknown = |id: &CardId| eye.state.card(*id).is_unknown();
    let Some(id) = eye.at_most().select(from).into_iter().find(unknown) else { return false };
    let mut twin = eye.state.clone();
    possible(eye.book).any(|def| {
        twin.card_mut(id).def = def;
        l.eye(&twin, eye.book).is(&from.filter, id)
    })
}

/// The numbers that a step works with.
fn amounts(book: &Book, instr: &Instr<Gundam>, see: &mut dyn FnMut(&Amount)) {
    match instr {
        Instr::Choose { count: Count::Exactly(n) | Count::UpTo(n), .. } => see(n),
        Instr::Give(grants, _) | Instr::GivePlayer(_, grants, _) => {
            for grant in code::grants(grants) {
                book.grant(grant).amount().map(&mut *see);
            }
        }
        Instr::Act(Op::Draw { count, .. } | Op::Look { count, .. }) => see(count),
        Instr::Act(Op::Move { what: Target::Top { count, .. }, .. }) => see(count),
        Instr::Act(Op::Own(own)) => {
            if let Some(n) = Gundam::amount_of_op(own) {
                see(n);
            }
        }
        _ => {}
    }
}
