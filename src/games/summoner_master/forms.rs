//! 508.5 to 508.9, 200.12. Which move a Seal is in, and which it may use.

use super::vocabulary::{Attack, Filter, Is, Needed, OwnGrant, OwnIs};
use super::{Book, Eye, State};
use crate::cardgame::{CardId, Few};

/// The move of a place; none: the normal attack.
pub fn named<'a>(state: &State, book: &'a Book, seal: CardId, form: u8) -> Option<&'a Attack> {
    usize::from(form).checked_sub(1).and_then(|n| state.def(book, seal).facts.moves.get(n))
}

/// How many Supports a move asks for.
pub fn supports_of(attack: &Attack) -> usize {
    attack.supports.iter().map(|n| usize::from(n.count)).sum()
}

/// 200.12.2, 200.12.3. The moves that a Seal may use now: the one in force, or the normal one and those without Supports.
pub fn usable(state: &State, book: &Book, seal: CardId) -> Vec<u8> {
    let form = in_force(state, book, seal);
    if form > 0 {
        return vec![form];
    }
    let moves = &state.def(book, seal).facts.moves;
    let bare = (1..).zip(moves).filter(|(_, m)| m.supports.is_empty()).map(|(n, _)| n);
    std::iter::once(0).chain(bare).collect()
}

/// The move in force: of the Combination, or of an Effect by which it counts as in one.
pub fn in_force(state: &State, book: &Book, seal: CardId) -> u8 {
    let form = state.card(seal).form;
    if form > 0 {
        return form;
    }
    let Some(seen) = state.values.of(seal) else { return 0 };
    let named = seen.own(book).find_map(|(g, _)| if let OwnGrant::InForm(name) = g { Some(name) } else { None });
    let moves = &state.def(book, seal).facts.moves;
    named
        .and_then(|name| moves.iter().position(|m| m.name.eq_ignore_ascii_case(name)))
        .map_or(0, |at| u8::try_from(at + 1).unwrap_or(0))
}

/// 200.12.3. The move whose values replace the normal ones: the one in force, or one without Supports that the Seal attacks with.
pub fn replacing(state: &State, book: &Book, seal: CardId) -> u8 {
    match in_force(state, book, seal) {
        0 => state.card(seal).with,
        form => form,
    }
}

/// 508.10.2. Is there a way to give each of these cards one of what a move asks for?
pub fn fits(state: &State, book: &Book, main: CardId, attack: &Attack, supports: &[CardId]) -> bool {
    let eye = Eye::new(state, book, state.owner(main), main);
    matches(&eye, &attack.supports, supports)
}

/// Each of the cards fills one place of what is needed, and all places are filled.
pub fn matches(eye: &Eye<'_>, needed: &[Needed], cards: &[CardId]) -> bool {
    let places: Vec<&Filter> =
        needed.iter().flat_map(|n| std::iter::repeat_n(&n.filter, usize::from(n.count))).collect();
    places.len() == cards.len() && assign(eye, &places, cards, &mut Few::new())
}

/// Can so many of the cards be given places that others can still fill the rest?
pub fn can_fill(eye: &Eye<'_>, needed: &[Needed], chosen: &[CardId], left: &[CardId]) -> bool {
    let places: Vec<&Filter> =
        needed.iter().flat_map(|n| std::iter::repeat_n(&n.filter, usize::from(n.count))).collect();
    fill(eye, &places, chosen, left)
}

fn fill(eye: &Eye<'_>, places: &[&Filter], chosen: &[CardId], left: &[CardId]) -> bool {
    let Some((first, rest)) = chosen.split_first() else {
        return is_fillable(eye, places, left, &mut Few::new());
    };
    (0..places.len()).any(|n| {
        if !qualifies(eye, places[n], *first) {
            return false;
        }
        let mut others = places.to_vec();
        others.remove(n);
        fill(eye, &others, rest, left)
    })
}

fn is_fillable(eye: &Eye<'_>, places: &[&Filter], left: &[CardId], used: &mut Few) -> bool {
    let Some((first, rest)) = places.split_first() else { return true };
    left.iter().any(|&id| {
        if used.contains(&id) || !qualifies(eye, first, id) {
            return false;
        }
        used.push(id);
        let found = is_fillable(eye, rest, left, used);
        used.pop();
        found
    })
}

fn assign(eye: &Eye<'_>, places: &[&Filter], cards: &[CardId], used: &mut Few) -> bool {
    is_fillable(eye, places, cards, used)
}

/// Is a card one of those that a move asks for? A Support is asked as the Seal it was (510.2).
pub fn qualifies(eye: &Eye<'_>, filter: &Filter, id: CardId) -> bool {
    // A Support is no Seal of its own: what it is by its print is asked.
    filter.0.iter().filter(|is| !matches!(is, Is::Category(_))).all(|is| eye.holds_of(is, id))
}

/// 508.6. How specific a move is: name, part of the name, set, group, tribe, element; the lower the more.
pub fn rank(attack: &Attack) -> u8 {
    let of = |is: &Is| match is {
        Is::Name(_) => 0,
        Is::NameIncludes(_) => 1,
        Is::Own(OwnIs::Set(_)) => 2,
        Is::Type(_) | Is::TypeIncludes(_) => 4,
        Is::Colour(_) | Is::Own(OwnIs::Symbol(_)) => 5,
        _ => 6,
    };
    attack.supports.iter().flat_map(|n| n.filter.0.iter().map(of)).min().unwrap_or(6)
}

/// 508.6, 508.9. The moves that a Main Seal with these Supports may be in: the most specific ones.
pub fn possible(state: &State, book: &Book, main: CardId, supports: &[CardId]) -> Vec<u8> {
    let moves = &state.def(book, main).facts.moves;
    let fitting: Vec<(u8, &Attack)> =
        (1..).zip(moves).filter(|(_, m)| !m.supports.is_empty() && fits(state, book, main, m, supports)).collect();
    let Some(best) = fitting.iter().map(|(_, m)| rank(m)).min() else { return Vec::new() };
    fitting.into_iter().filter(|(_, m)| rank(m) == best).map(|(n, _)| n).collect()
}
