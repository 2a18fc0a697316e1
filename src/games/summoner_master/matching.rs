//! Which cards a text means, what conditions and numbers of this game are, and what can be done to a card.

use super::areas::Bit;
use super::vocabulary::{
    Cannot, Category, Counter, Deed, Element, Filter, Is, Number, OwnCannot, OwnCondition, OwnGrant, OwnIs, Selector,
    Stat,
};
use super::{Book, Eye, State, guarding, readings, values};
use crate::cardgame::{CardId, Few, Word};
use crate::engine::{Player, Reckoning, value};

/// A number as it is read.
pub type ReadAs = fn(Stat, i32) -> i32;

/// Clauses that say how a number or a state is read.
pub static VALUES: [Reckoning<ReadAs>; 6] = [
    value("200.6.2", "At not below 0", values::read),
    value("200.7.2", "Df not below 0", values::read),
    value("200.8.3", "Sp not below 0", values::read),
    value("200.8.4", "Sp not above 5", values::read),
    value("200.10.3", "Mp Cost not below 0", values::read),
    value("201.5.3", "casting Mp not below 0", values::read),
];

/// 200.3.4, g:Shade of. The elements of a card.
pub fn has_element(eye: &Eye<'_>, id: CardId, element: Element) -> bool {
    let def = eye.def(id);
    let printed =
        def.colours.contains(&element) || (def.colours.contains(&Element::Multi) && element != Element::Multi);
    // g:Become. It is what it became, and not what it was.
    let became = last(eye, id, |g| if let OwnGrant::OnlyElement(e) = g { Some(*e == element) } else { None });
    became.unwrap_or(printed)
        || shades(eye, id, &mut |s| s.eq_ignore_ascii_case(element.path()))
        || given(eye, id, |g| *g == OwnGrant::Element(element))
}

/// The last of what a card was given that says something.
fn last<T>(eye: &Eye<'_>, id: CardId, mut of: impl FnMut(&OwnGrant) -> Option<T>) -> Option<T> {
    let seen = eye.seen(id).filter(|_| !eye.state.is_support(id))?;
    seen.own(eye.book).filter_map(|(g, _)| of(g)).last()
}

fn given(eye: &Eye<'_>, id: CardId, is: impl Fn(&OwnGrant) -> bool) -> bool {
    // 510.4. A Support forgets for a time.
    !eye.state.is_support(id) && eye.seen(id).is_some_and(|s| s.own(eye.book).any(|(g, _)| is(g)))
}

/// g:Shade of, also of a Support and in every Zone.
fn shades(eye: &Eye<'_>, id: CardId, is: &mut dyn FnMut(&str) -> bool) -> bool {
    let def = eye.def(id);
    let always = def.always.own.iter().filter_map(|g| if let OwnGrant::Shade(s) = g { Some(s.as_str()) } else { None });
    def.facts.shades.iter().map(String::as_str).chain(always).any(&mut *is)
        || eye.seen(id).is_some_and(|s| s.own(eye.book).any(|(g, _)| matches!(g, OwnGrant::Shade(s) if is(s))))
}

/// g:Name. Names, and by a reading their parts.
pub fn names(eye: &Eye<'_>, id: CardId, is: &mut dyn FnMut(&str) -> bool) -> bool {
    let def = eye.def(id);
    if def.names().any(&mut *is) || shades(eye, id, is) {
        return true;
    }
    if eye.seen(id).is_some_and(|s| s.names(eye.book).any(&mut *is)) {
        return true;
    }
    def.facts.name_parts.iter().any(|n| is(n))
}

/// 200.4.3. Tribes and types.
pub fn types(eye: &Eye<'_>, id: CardId, is: &mut dyn FnMut(&str) -> bool) -> bool {
    let def = eye.def(id);
    let became = last(eye, id, |g| if let OwnGrant::OnlyType(t) = g { Some(is(t)) } else { None });
    became.unwrap_or_else(|| def.types.iter().chain(&def.always.types).any(|t| is(t)))
        || shades(eye, id, is)
        || (!eye.state.is_support(id) && eye.seen(id).is_some_and(|s| s.types(eye.book).any(is)))
}

/// What only this game asks of a card.
pub fn is(eye: &Eye<'_>, is: &OwnIs, id: CardId) -> bool {
    let marks = eye.state.card(id);
    match is {
        OwnIs::Line(line) => marks.line == Some(*line) && !eye.state.is_support(id),
        OwnIs::NoLine => marks.line.is_none(),
        OwnIs::Attacking => marks.is(Bit::Attacking),
        OwnIs::Attacked => marks.is(Bit::Attacked),
        OwnIs::Fighting => marks.is(Bit::Fighting),
        OwnIs::Cursed(None) => marks.own.cursed().next().is_some(),
        OwnIs::Cursed(Some(kind)) => marks.curses[kind.index()].is_some(),
        OwnIs::Grown => marks.grown,
        OwnIs::Progressed => marks.progressed,
        OwnIs::Main => eye.state.supports(id).next().is_some(),
        OwnIs::Support => eye.state.is_support(id),
        OwnIs::Combination(n) => eye.state.supports(id).count() + 1 == usize::from(*n),
        OwnIs::Form(name) => {
            super::event::form_name(eye.state, eye.book, id, super::forms::in_force(eye.state, eye.book, id))
                .eq_ignore_ascii_case(name)
        }
        OwnIs::Extra => eye.def(id).facts.extra,
        OwnIs::Interfere => eye.def(id).facts.interfere,
        OwnIs::Paste(paste) => eye.def(id).facts.paste == *paste,
        OwnIs::PastedOn(filter) => marks.on.is_some_and(|host| eye.is(filter, host)),
        OwnIs::Host => eye.state.card(eye.this).on == Some(id),
        OwnIs::MainOfThis => eye.state.card(eye.this).under == Some(id),
        OwnIs::Set(set) => {
            eye.def(id).facts.set.eq_ignore_ascii_case(set) || shades(eye, id, &mut |s| s.eq_ignore_ascii_case(set))
        }
        OwnIs::HasCounters(Counter::Charged, n) => marks.charged[0].saturating_add(marks.charged[1]) >= *n,
        OwnIs::HasCounters(Counter::Fixed, n) => marks.fixed >= *n,
        OwnIs::Symbol(element) => eye.def(id).colours.contains(element),
        OwnIs::BeingCast => marks.is(Bit::BeingCast),
        OwnIs::HasSkill => super::skills::skills(eye.state, eye.book, id).next().is_some(),
        OwnIs::AndOr(all) => all.iter().any(|f| eye.is(f, id)),
        OwnIs::NormalName(name) => eye.def(id).name.eq_ignore_ascii_case(name),
        OwnIs::NormalElement(element) => {
            let printed = &eye.def(id).colours;
            printed.contains(element) || printed.contains(&Element::Multi)
        }
        OwnIs::NormalStat(stat, from, to) => (*from..=*to).contains(&eye.def(id).stat(*stat)),
    }
}

/// g:Name, g:N<>. A part of the name, by the lists of a card, or by its letters.
pub fn has_part(eye: &Eye<'_>, id: CardId, part: &str) -> bool {
    let def = eye.def(id);
    let listed = def.facts.name_parts.iter().any(|n| n.eq_ignore_ascii_case(part))
        || shades(eye, id, &mut |s| s.eq_ignore_ascii_case(part));
    listed || (eye.book.readings.of(readings::NAME_PART) == 1 && has_letters(def, part))
}

fn has_letters(def: &super::Def, part: &str) -> bool {
    def.names().any(|n| n.to_lowercase().contains(&part.to_lowercase()))
}

/// g:Name. Is it only by the letters of its name that a card could be meant?
pub fn is_by_letters(eye: &Eye<'_>, filter: &Filter, id: CardId) -> bool {
    let def = eye.def(id);
    let listed = |part: &str| {
        def.facts.name_parts.iter().any(|n| n.eq_ignore_ascii_case(part))
            || shades(eye, id, &mut |s| s.eq_ignore_ascii_case(part))
    };
    filter.has(&|is| matches!(is, Is::NameIncludes(part) if !listed(part) && has_letters(def, part)))
}

/// Conditions of this game.
pub fn holds(eye: &Eye<'_>, condition: &OwnCondition) -> bool {
    let state = eye.state;
    match condition {
        OwnCondition::Alone => {
            let kind = eye.def(eye.this).category;
            let alike = |id: &&CardId| eye.def(**id).category == kind && !state.is_support(**id) && **id != eye.this;
            state.arena(eye.who).iter().find(alike).is_none()
        }
        OwnCondition::SupportOf(filter) => state.card(eye.this).under.is_some_and(|main| eye.is(filter, main)),
        OwnCondition::Pasted(filter) => state.card(eye.this).on.is_some_and(|host| eye.is(filter, host)),
        OwnCondition::AttackSubturn(whose) => eye.is_player(*whose, state.turn),
        OwnCondition::Combined(None) => super::forms::in_force(state, eye.book, eye.this) > 0,
        OwnCondition::Combined(Some(name)) => is(eye, &OwnIs::Form(name.clone()), eye.this),
        OwnCondition::NormallyCombined => state.supports(eye.this).next().is_some(),
        OwnCondition::Either(all) => either(eye.book, all.iter().filter(|c| eye.holds(c)).count()),
        OwnCondition::Stated(condition) => stated(eye, condition),
    }
}

/// g:หรือ. So many sides of an "or" hold.
pub fn either(book: &super::Book, sides: usize) -> bool {
    if book.readings.of(readings::OR_BOTH) == 1 { sides == 1 } else { sides > 0 }
}

/// g:หรือ. Is a card meant or not by what "or" means when both sides hold?
pub fn is_by_or(eye: &Eye<'_>, filter: &Filter, id: CardId) -> bool {
    filter.0.iter().any(|is| match is {
        Is::Either(all) => all.iter().filter(|f| eye.is(f, id)).count() > 1 || all.iter().any(|f| is_by_or(eye, f, id)),
        Is::Not(inner) => is_by_or(eye, inner, id),
        _ => false,
    })
}

/// g:หรือ. Does a condition hang on what "or" means when both sides hold?
pub fn hangs_on_or(eye: &Eye<'_>, condition: &super::vocabulary::Condition) -> bool {
    use super::vocabulary::Condition;
    match condition {
        Condition::All(all) | Condition::Any(all) => all.iter().any(|c| hangs_on_or(eye, c)),
        Condition::Not(inner) => hangs_on_or(eye, inner),
        Condition::Own(OwnCondition::Either(all)) => all.iter().filter(|c| eye.holds(c)).count() > 1,
        Condition::Own(OwnCondition::Stated(inner)) => hangs_on_or(eye, inner),
        _ => false,
    }
}

/// g:เงื่อนไข, 621.6.5. Only cards that their players own by themselves, and no Extra, are looked at.
fn stated(eye: &Eye<'_>, condition: &super::vocabulary::Condition) -> bool {
    let taken = |id: &CardId| eye.state.original(*id) != eye.state.owner(*id) || eye.def(*id).facts.extra;
    let out: Few = eye.state.whole_field().filter(|id| *id != eye.this && taken(id)).collect();
    if out.is_empty() {
        return eye.holds(condition);
    }
    let mut twin = eye.state.clone();
    for id in out {
        let owner = twin.owner(id);
        let (arena, beside) = (super::vocabulary::Zone::Arena, super::vocabulary::Zone::Beside);
        twin.piles.shift(id, (owner, arena), (owner, beside), crate::cardgame::End::Bottom);
        twin.card_mut(id).zone = beside;
    }
    Eye::new(&twin, eye.book, eye.who, eye.this).holds(condition)
}

fn distinct<T: PartialEq>(all: impl Iterator<Item = T>) -> i32 {
    let mut seen = Vec::new();
    all.for_each(|t| {
        if !seen.contains(&t) {
            seen.push(t);
        }
    });
    i32::try_from(seen.len()).unwrap_or(i32::MAX)
}

/// Numbers of this game.
pub fn reckon(eye: &Eye<'_>, number: &Number) -> i32 {
    let sum = |whose, of: &dyn Fn(Player) -> i32| eye.players(whose).into_iter().map(of).sum();
    let cards = |selector: &Selector| eye.select(selector);
    match number {
        Number::Mp(whose) => sum(*whose, &|p| i32::from(eye.state.side(p).mp)),
        Number::ShrineLevels(whose) => sum(*whose, &|p| values::shrine_levels(eye.state, eye.book, p)),
        Number::Counters(Counter::Charged) => {
            let [a, b] = eye.state.card(eye.this).charged;
            i32::from(a) + i32::from(b)
        }
        Number::Counters(Counter::Fixed) => i32::from(eye.state.card(eye.this).fixed),
        Number::Elements(selector) => {
            let found: Few = cards(selector);
            distinct(
                Element::ALL
                    .iter()
                    .filter(|e| **e != Element::Multi && found.iter().any(|&id| has_element(eye, id, **e))),
            )
        }
        Number::Tribes(selector) => distinct(cards(selector).iter().flat_map(|&id| eye.def(id).types.clone())),
        Number::Names(selector) => distinct(cards(selector).iter().map(|&id| eye.def(id).name.clone())),
        Number::Symbols(selector) => distinct(cards(selector).iter().flat_map(|&id| eye.def(id).colours.clone())),
    }
}

/// 100.2. "cannot be destroyed", "cannot be Removed": by what this source does. g:Steal: what is Stolen goes to the Remove Zone, too.
pub fn cannot_be(eye: &Eye<'_>, id: CardId, deed: Deed) -> bool {
    let Some(seen) = eye.seen(id) else { return false };
    let deed = if deed == Deed::Steal { Deed::Remove } else { deed };
    let reach = guarding::Reach::Text;
    seen.cannot(eye.book).any(
        |(c, _)| matches!(c, Cannot::Own(OwnCannot::Be(what, against)) if *what == deed && guarding::is_against(eye, against, reach, id)),
    )
}

/// 100.2. The sentence of what cannot be done to a card.
pub const fn kept_words(deed: Deed) -> &'static str {
    match deed {
        Deed::Destroy => "sm-note-cannot-be-destroyed",
        Deed::ToHand => "sm-note-cannot-go-to-hand",
        _ => "sm-note-cannot-be-removed",
    }
}

/// 100.2. "cannot be destroyed", "cannot be Removed", whatever would do it: a fight, a Curse, a rule.
pub fn never_is(state: &State, book: &Book, id: CardId, deed: Deed) -> bool {
    use super::vocabulary::Things;
    state.in_arena(id)
        && state.values.of(id).is_some_and(|seen| {
            seen.cannot(book).any(
                |(c, _)| matches!(c, Cannot::Own(OwnCannot::Be(what, against)) if *what == deed && against.what == Things::Everything),
            )
        })
}

/// May a card be chosen for this?
pub fn can(eye: &Eye<'_>, id: CardId, deed: Deed) -> bool {
    let state = eye.state;
    let marks = state.card(id);
    if id != eye.this && state.in_arena(id) && guarding::is_guarded(eye, id) {
        return false;
    }
    if state.in_arena(id) && guarding::is_untargetable(eye, id) {
        return false;
    }
    let owner = state.owner(id);
    if guarding::is_twinkled(eye, id) {
        return false;
    }
    match deed {
        Deed::Destroy => state.in_arena(id) && !marks.is(Bit::Destroyed) && !marks.is(Bit::Lost),
        Deed::Sacrifice => {
            state.in_arena(id)
                && owner == eye.who
                && state.controller(id) == eye.who
                && state.original(id) == owner
                && !state.is_support(id)
                && !marks.is(Bit::Destroyed)
        }
        Deed::Discard => marks.zone == super::vocabulary::Zone::Hand,
        Deed::Cure => marks.own.cursed().next().is_some(),
        Deed::Control => owner != eye.who && state.original(id) == owner,
        Deed::ChangeLine => marks.line.is_some() || marks.is_cursed(super::vocabulary::Curse::Dimension),
        Deed::Cast => {
            // 100.3. What cannot be cast now is not chosen.
            !state.card(id).is_unknown()
        }
        Deed::Order => marks.line.is_some() || eye.def(id).category == Some(Category::Mystic),
        Deed::Gain => eye.def(id).name != eye.def(eye.this).name,
        _ => true,
    }
}

/// Is something forbidden that would be done to a card?
pub fn is_barred(eye: &Eye<'_>, id: CardId, deed: Deed) -> Option<bool> {
    let state = eye.state;
    let marks = state.card(id);
    if !state.in_arena(id) {
        return Some(false);
    }
    if id != eye.this && guarding::is_shielded(eye, id) {
        return Some(true);
    }
    if cannot_be(eye, id, deed) {
        return Some(true);
    }
    let leaves = matches!(deed, Deed::ToHand | Deed::ToLibrary | Deed::Remove | Deed::Steal);
    // 701.1, 713.2. A destroyed or a losing card goes nowhere but to the Shrine, unless its own text says so (100.1).
    if marks.is(Bit::Destroyed) && (leaves || deed == Deed::Destroy) {
        let own = id == eye.this && eye.book.readings.of(readings::DESTROYED_RETURN) == 0;
        return Some(!own);
    }
    if marks.is(Bit::Lost) && (leaves || matches!(deed, Deed::Destroy | Deed::ToShrine)) {
        return Some(true);
    }
    None
}
