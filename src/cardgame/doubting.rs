//! Cards of which a board does not say what they are: the steps of effects that they decide.

use super::book::Book;
use super::card::CardId;
use super::code::{self, Instr};
use super::effect::Run;
use super::event::Event;
use super::eye::{Eye, number};
use super::finding::finding;
use super::game::CardGame;
use super::know::{self, possible, possible_for};
use super::state::State;
use super::text::{Amount, Condition, Count, Filter, Is, Op, Place, Selector, Target};
use super::vocabulary::Vocabulary;
use super::{Asked, Cx, Flow, Options, Row};
use crate::engine::Outcome;

/// Can something be done to a card, by an effect under way?
pub type Counts<V> = fn(&State<V>, &Book<V>, &Run<V>, CardId, <V as Vocabulary>::Deed) -> bool;

/// What a game says of such cards.
pub struct Doubts<V: CardGame> {
    /// What they are decides, and that is not known.
    pub doubt: Row<V, Run<V>>,
    /// Everybody sees what one of them is: the judge is asked.
    pub told: Row<V, Run<V>>,
    /// Does everybody see a card that an effect speaks of?
    pub is_shown: fn(&State<V>, CardId) -> bool,
    /// Are the conditions of an effect looked at when it begins?
    pub asks_conditions: fn(&Eye<'_, V>, &Run<V>) -> bool,
    /// How many must be chosen.
    pub least: fn(&Eye<'_, V>, &Count<V>) -> i32,
    /// Is a card among those of which some are chosen, for this to be done to it?
    pub counts: Counts<V>,
    /// May none be chosen, and is that said where it is done?
    pub is_free: fn(&Selector<V>, &Count<V>) -> bool,
    /// By which clause somebody may look at a card that lies there.
    pub area: fn(V::Zone) -> &'static str,
    /// What is said of a card that nobody has seen, and of one that is known by its name only.
    pub notes: [&'static str; 2],
}

impl<V: CardGame> Doubts<V> {
    /// The row of a step that such cards decide.
    pub fn row(
        &'static self,
        l: &Run<V>,
        state: &State<V>,
        book: &Book<V>,
        instr: &Instr<V>,
    ) -> Option<&'static Row<V, Run<V>>> {
        if is_all_known(state, book)
            || self.looked_at(l, state, book, instr).is_empty()
            || !self.is_doubtful(l, state, book, instr)
        {
            return None;
        }
        Some(if self.to_be_told(l, state, book, instr).is_some() { &self.told } else { &self.doubt })
    }

    /// A step that such cards decide: the line ends.
    pub fn doubts(&self, cx: &mut Cx<'_, V>, l: &Run<V>) -> Flow<V> {
        let cards = l.instr(cx.book).map(|instr| self.looked_at(l, cx.state, cx.book, instr)).unwrap_or_default();
        self.says(cx, cards.first().copied());
        Flow::Return
    }

    /// The step says which card is not known, and the line ends.
    pub fn says(&self, cx: &mut Cx<'_, V>, card: Option<CardId>) {
        cx.state.seats.iter().for_each(|player| cx.unseen(player));
        if let Some(id) = card {
            let card = cx.state.card(id);
            cx.support((self.area)(card.zone));
            let [unseen, named] = self.notes;
            cx.note(finding(if card.is_unknown() { unseen } else { named }).player(card.owner).card(id));
        }
        cx.event(Event::Over(Outcome::Undecided));
    }

    /// Which card is it that everybody sees?
    pub fn offer_told(&self, cx: &Cx<'_, V>, l: &Run<V>, options: &mut Options<V>) -> Asked<V> {
        let card = l.instr(cx.book).and_then(|instr| self.to_be_told(l, cx.state, cx.book, instr));
        card.map_or(Asked::Nobody(Flow::Next), |card| know::offer_identity(cx, card, options))
    }

    /// The card of this effect that everybody sees now, was not known before, and can be one that is described.
    pub fn to_be_told(&self, l: &Run<V>, state: &State<V>, book: &Book<V>, instr: &Instr<V>) -> Option<CardId> {
        let all = self.looked_at(l, state, book, instr);
        let open = |id: &CardId| {
            l.it.contains(id)
                && state.card(*id).is_unknown()
                && (self.is_shown)(state, *id)
                && possible_for(state, book, *id).next().is_some()
        };
        all.first().copied().filter(|_| all.iter().all(open))
    }

    /// The cards that a step looks at, and of which it is not known what they are.
    pub fn looked_at(&self, l: &Run<V>, state: &State<V>, book: &Book<V>, instr: &Instr<V>) -> Vec<CardId> {
        let eye = l.eye(state, book);
        let mut found = Vec::new();
        match instr {
            Instr::Conditions | Instr::Instead => {
                found.extend(self.conditions(&eye, l).filter_map(|c| eye.unknown_to(c)))
            }
            Instr::If(condition, _) => found.extend(eye.unknown_to(condition)),
            Instr::Choose { from, .. } | Instr::Pick(from) => found.extend(eye.unknown_in(from)),
            _ => {}
        }
        let mut see = |amount: &Amount<V>| found.extend(eye.unknown_amount(amount));
        amounts(book, instr, &mut see);
        if let Instr::Choose { from, .. } | Instr::Pick(from) = instr {
            amounts_of(&from.filter, &mut see);
        }
        found.retain(|id| eye.may_be(*id));
        found
    }

    fn conditions<'a>(&self, eye: &Eye<'a, V>, l: &Run<V>) -> impl Iterator<Item = &'a Condition<V>> + use<'a, V> {
        let asks = (self.asks_conditions)(eye, l);
        eye.book.effect(l.def, l.effect).conditions.iter().filter(move |_| asks)
    }

    fn is_doubtful(&self, l: &Run<V>, state: &State<V>, book: &Book<V>, instr: &Instr<V>) -> bool {
        let eye = l.eye(state, book);
        let mut doubtful = match instr {
            // Whether what is there instead may be there is looked at when somebody uses it.
            Instr::Conditions | Instr::Instead => self.conditions(&eye, l).any(|c| eye.doubts(c)),
            Instr::If(condition, _) => eye.doubts(condition),
            Instr::Pick(from) => eye.count(from) != eye.at_most().count(from),
            Instr::Choose { from, count, deed, .. } => self.lacks_known(l, &eye, (from, count), *deed),
            _ => false,
        };
        amounts(book, instr, &mut |amount| doubtful |= eye.doubts_amount(amount));
        if let Instr::Choose { from, .. } | Instr::Pick(from) = instr {
            doubtful |= bound_decides(&eye, from);
        }
        doubtful
    }

    /// Are too few cards known to choose from, and can none that is not known be named?
    fn lacks_known(
        &self,
        l: &Run<V>,
        eye: &Eye<'_, V>,
        (from, count): (&Selector<V>, &Count<V>),
        deed: V::Deed,
    ) -> bool {
        let least = match count {
            Count::AnyNumber | Count::Total(..) | Count::Exactly(Amount::All) => 1,
            count => (self.least)(eye, count),
        };
        if l.picked.len() > usize::from(l.base) || (self.is_free)(from, count) {
            return false;
        }
        let fits = |eye: &Eye<'_, V>| {
            let mut found = eye.select(from);
            found.retain(|id| (self.counts)(eye.state, eye.book, l, *id, deed));
            number(found.len())
        };
        fits(eye) < least.max(1) && fits(&eye.at_most()) > fits(eye) && !can_be_named(l, eye, from)
    }
}

/// Is it known of every card what it is?
fn is_all_known<V: CardGame>(state: &State<V>, book: &Book<V>) -> bool {
    !book.has_bare && state.is_all_known()
}

/// A card that a permanent effect rests on, and of which it is not known what it is.
pub fn of_permanents<V: CardGame>(state: &State<V>, book: &Book<V>) -> Option<CardId> {
    let not_known =
        |id: &CardId| Eye::new(state, book, state.owner(*id), *id).is_not_known(*id) && V::may_be(state, *id);
    (0..state.cards.len()).map(CardId::at).find(not_known)
}

/// Is "up to" asked of cards in hand? Of those none need be chosen.
pub fn is_up_to_of_hand<V: CardGame>(from: &Selector<V>, count: &Count<V>) -> bool {
    let hand = |p: &Place<V>| matches!(p, Place::Zone(zone) if *zone == V::HAND);
    is_up_to(count) && from.places.iter().any(hand)
}

/// May none be chosen?
pub const fn is_up_to<V: CardGame>(count: &Count<V>) -> bool {
    matches!(count, Count::UpTo(_) | Count::AnyNumber | Count::Total(..))
}

/// Is a card described that one of them may be?
fn can_be_named<V: CardGame>(l: &Run<V>, eye: &Eye<'_, V>, from: &Selector<V>) -> bool {
    let unknown = |id: &CardId| eye.state.card(*id).is_unknown();
    let Some(id) = eye.at_most().select(from).into_iter().find(unknown) else { return false };
    let mut twin = eye.state.clone();
    possible(eye.book).any(|def| {
        twin.card_mut(id).def = def;
        l.eye(&twin, eye.book).is(&from.filter, id)
    })
}

/// The numbers that a step works with, but for those that cards are compared with.
fn amounts<V: CardGame>(book: &Book<V>, instr: &Instr<V>, see: &mut dyn FnMut(&Amount<V>)) {
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
            if let Some(n) = V::amount_of_op(own) {
                see(n);
            }
        }
        _ => {}
    }
}

/// Does a number that cards are compared with, and that unseen cards make, decide which of them are meant? Not where the least and the most
/// that it can be leave the same ones.
fn bound_decides<V: CardGame>(eye: &Eye<'_, V>, from: &Selector<V>) -> bool {
    let mut open = false;
    amounts_of(&from.filter, &mut |amount| open |= eye.doubts_amount(amount));
    let exact = from.filter.has(&|is| matches!(is, Is::StatIs(..)));
    open && (exact || eye.select(from) != eye.at_most().select(from))
}

/// The numbers that cards are compared with.
fn amounts_of<V: CardGame>(filter: &Filter<V>, see: &mut dyn FnMut(&Amount<V>)) {
    for is in &filter.0 {
        match is {
            Is::StatAtMost(_, _, n) | Is::StatAtLeast(_, _, n) | Is::StatIs(_, _, n) => see(n),
            Is::Either(all) => all.iter().for_each(|one| amounts_of(one, see)),
            Is::Not(inner) => amounts_of(inner, see),
            _ => {}
        }
    }
}
