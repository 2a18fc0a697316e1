//! 10-1-5. Which cards a text means by what only Gundam has, and how AP, HP, Lv., costs, names and traits are read.

use super::areas::{Battle, Marks, Target};
use super::vocabulary::{
    Amount, Cannot, Category, Compare, Condition, Counted, Grant, Is, Keyword, Number, Of, OwnCannot, OwnCondition,
    OwnGrant, OwnIs, Selector, Stat, Timing, Whose, Zone,
};
use super::waits::Was;
use super::{Book, Def, Eye, Gundam, State, readings};
use crate::cardgame::eye::number;
use crate::cardgame::values::{Granted, Seen};
use crate::cardgame::{CardId, OwnGrant as _, STATS, Word as _};
use crate::engine::{Reckoning, Registered, value};

/// 13-2-8-2-1. How the card of an effect was, if it has left the field; of an effect that its leaving did not set off, by a reading.
pub fn was<'a>(eye: &Eye<'a>, id: CardId) -> Option<&'a Was> {
    let was = eye.local?.last_of(id)?;
    let looks = was.by.is_some() || eye.book.readings.of(readings::STATE_OF_WHAT_LEFT) == 0;
    (looks && eye.seen(id).is_none()).then_some(was)
}

/// The battle that a card is in, or was in when it left.
fn battle_of(eye: &Eye<'_>, id: CardId) -> Option<Battle> {
    was(eye, id).map_or(eye.state.battle, |was| was.battle)
}

/// What is marked on this card, or was when it left.
fn marks_of_this<'a>(eye: &Eye<'a>) -> &'a Marks {
    was(eye, eye.this).map_or(&eye.state.card(eye.this).own, |was| &was.marks)
}

/// 3-2-6-2. Is it a Unit stacked with a Pilot that fits its link condition?
pub fn is_linked(eye: &Eye<'_>, id: CardId) -> bool {
    if let Some(was) = was(eye, id) {
        return was.linked;
    }
    let Some(pilot) = eye.state.pilot(id) else { return false };
    fits_link(eye, id, pilot)
}

/// 2-12-1. Does a Pilot fit the link condition of a Unit?
fn fits_link(eye: &Eye<'_>, unit: CardId, pilot: CardId) -> bool {
    let printed = eye.def(unit).facts.links.iter().any(|f| eye.is(f, pilot));
    let given = || {
        eye.seen(unit).is_some_and(|s| {
            s.own(eye.book).any(|(g, by)| match g {
                OwnGrant::LinksWith(f) => eye.of(by.by, by.source).is(f, pilot),
                _ => false,
            })
        })
    };
    printed || given()
}

/// Does it hold of a card?
pub fn is(eye: &Eye<'_>, is: &OwnIs, id: CardId) -> bool {
    let state = eye.state;
    let battle = battle_of(eye, id);
    let attacked = |id| battle.is_some_and(|b| b.is_attacked(id));
    let pilot = || was(eye, id).map_or_else(|| state.pilot(id), |w| w.marks.pilot);
    match is {
        OwnIs::Linked => is_linked(eye, id),
        OwnIs::PairedWith(filter) => pilot().is_some_and(|p| eye.is(filter, p)),
        OwnIs::PairedTo(filter) => state.unit_of(id).is_some_and(|u| eye.is(filter, u)),
        OwnIs::PilotOfThis => marks_of_this(eye).pilot == Some(id),
        OwnIs::PilotOfIt => eye.it.iter().any(|&u| state.card(u).pilot == Some(id)),
        OwnIs::Token => state.is_token(eye.book, id),
        OwnIs::Damaged => was(eye, id).map_or(state.card(id).damage, |w| w.marks.damage) > 0,
        OwnIs::Attacking => battle.is_some_and(|b| b.attacks(id)),
        OwnIs::Attacked => attacked(id) && battle.is_some_and(|b| b.first.is_some()),
        OwnIs::Battling => battle.is_some_and(|b| b.attacker == Some(id)) || attacked(id),
        OwnIs::BattlingThis => battle_of(eye, eye.this).and_then(|b| b.battling(eye.this)) == Some(id),
        OwnIs::BattlingWith(selector) => {
            battle.and_then(|b| b.battling(id)).is_some_and(|other| eye.means(selector, other))
        }
        OwnIs::HasTiming(when) => eye.def(id).has_timing(|t| matches!(t, Timing::Own(own) if own == when)),
        OwnIs::HasCall(call) => eye.def(id).called(call).is_some(),
        OwnIs::HasPilotPart => eye.def(id).facts.pilot.is_some(),
        OwnIs::LinksWithIt => eye.it.iter().any(|&p| fits_link(eye, id, p)),
        OwnIs::Highest(stat, among) => extreme(eye, id, (*stat, among), false),
        OwnIs::Lowest(stat, among) => extreme(eye, id, (*stat, among), true),
        OwnIs::Of(whose) => eye.is_player(*whose, state.owner(id)),
        OwnIs::Placed => eye.it.contains(&id),
    }
}

/// Has none of the cards that fit besides more, or less, of a number?
fn extreme(eye: &Eye<'_>, id: CardId, (stat, among): (Stat, &Selector), least: bool) -> bool {
    let own = eye.stat(id, stat, Of::Now);
    eye.select(among).into_iter().all(|other| {
        let n = eye.stat(other, stat, Of::Now);
        if least { own <= n } else { own >= n }
    })
}

/// Does a condition hold?
pub fn holds(eye: &Eye<'_>, condition: &OwnCondition) -> bool {
    let state = eye.state;
    let this = eye.this;
    let target = battle_of(eye, this).filter(|b| b.attacks(this)).and_then(|b| b.target);
    match condition {
        OwnCondition::DuringLink => is_linked(eye, this),
        OwnCondition::DuringPair(filter) => {
            let pilot = marks_of_this(eye).pilot;
            pilot.is_some_and(|p| eye.is(filter, p))
        }
        OwnCondition::AttackingPlayer => matches!(target, Some(Target::Player(_))),
        OwnCondition::AttackingUnit(filter) => matches!(target, Some(Target::Unit(id)) if eye.is(filter, id)),
        OwnCondition::Destroyed(filter) => destroyed(eye).any(|id| eye.is(filter, id)),
        OwnCondition::CameThisTurn(selector) => eye.select(selector).iter().any(|&id| state.card(id).new),
        OwnCondition::BattleIsGoingOn => state.battle.is_some(),
        OwnCondition::PairedThisTurn => marks_of_this(eye).paired_now,
        OwnCondition::DeployedFrom(zone) => marks_of_this(eye).from == Some(*zone),
        OwnCondition::PlayedWithEx => marks_of_this(eye).with_ex,
        OwnCondition::PaidFor(selector) => {
            state.log.paid.iter().any(|(who, card)| *who == eye.who && eye.means(selector, *card))
        }
        OwnCondition::Discarded(who, by) => {
            state.log.discarded.iter().any(|(p, q)| eye.is_player(*who, *p) && eye.is_player(*by, *q))
        }
        OwnCondition::DestroyedBy(by) => {
            was(eye, this).and_then(|w| w.by).is_some_and(|cause| eye.by(by, cause.as_effect()))
        }
        OwnCondition::DestroyedThisTurn(selector, by) => {
            let fits = |id: CardId, cause| eye.means(selector, id) && eye.by(by, cause);
            state.log.destroyed.iter().any(|(id, cause)| fits(*id, cause.as_effect()))
        }
        OwnCondition::OneEnemyHas(a, compare, b) => {
            let has = |p| compare.holds(count_of(eye, a, p), eye.amount(b));
            eye.players(Whose::Opponents).into_iter().any(has)
        }
        OwnCondition::OpponentHas(a, by, b) => compared(eye, (a, *by, b), is_of_opponents),
    }
}

/// The cards that this effect has destroyed.
fn destroyed<'a>(eye: &Eye<'a>) -> impl Iterator<Item = CardId> + use<'a> {
    let state = eye.state;
    let gone = move |id: &CardId| matches!(state.card(*id).zone, Zone::Trash | Zone::Outside | Zone::Removed);
    eye.local.into_iter().flat_map(|l| l.hit.iter().copied()).filter(gone)
}

/// A number that only Gundam counts.
pub fn reckon(eye: &Eye<'_>, what: &Number) -> i32 {
    let state = eye.state;
    let damage = |id: CardId| i32::from(was(eye, id).map_or(state.card(id).damage, |w| w.marks.damage));
    match what {
        Number::PlayerLevel(whose) => {
            let all = eye.players(*whose).into_iter().map(|p| (PLAYER_LEVEL.of)(state, p));
            all.max().unwrap_or(0)
        }
        Number::DamageOnThis => i32::from(marks_of_this(eye).damage),
        Number::DamageOnIt => eye.it.first().map_or(0, |&id| damage(id)),
        Number::OfPilot(stat) => marks_of_this(eye).pilot.map_or(0, |p| eye.def(p).stat(*stat)),
        Number::Shields(whose) => {
            eye.players(*whose).into_iter().map(|p| number(state.shields(p).len())).max().unwrap_or(0)
        }
        Number::DestroyedByThis => number(destroyed(eye).count()),
        Number::DamageDealt => eye.local.map_or(0, |l| i32::from(l.damage)),
        Number::Players(whose) => number(eye.players(*whose).len()),
        Number::KeywordOnThis(keyword) => i32::from(eye.keyword(eye.this, *keyword)),
        Number::KeywordOnIt(keyword) => {
            let printed = |&id: &CardId| i32::from(eye.def(id).always.keywords[keyword.index()]);
            eye.it.first().map_or(0, printed)
        }
        Number::OfThis(stat) => eye.stat(eye.this, *stat, Of::Now),
    }
}

/// 4-4. Resources that a text counts.
pub fn counted(eye: &Eye<'_>, place: Counted, selector: &Selector) -> i32 {
    let active = selector.filter.asks(&Is::Active);
    let rested = selector.filter.asks(&Is::Rested);
    let of = |p| {
        let side = eye.state.side(p);
        let (plain, ex) = match (active, rested) {
            (true, _) => (side.active, side.ex_active),
            (false, true) => (side.rested, side.ex_rested),
            (false, false) => (side.active + side.rested, side.ex()),
        };
        i32::from(match place {
            Counted::Resources => plain + ex,
            Counted::Ex => ex,
            Counted::Plain => plain,
            Counted::ResourceDeck => side.resource_deck,
        })
    };
    eye.players(selector.whose).into_iter().map(of).sum()
}

/// 12-2-6. "The opponent's" number: that of one of them, or of all together.
pub fn compare(eye: &Eye<'_>, a: &Amount, compare: Compare, b: &Amount) -> bool {
    compared(eye, (a, compare, b), counts_opponents)
}

/// The same, with what is a number of one opponent.
fn compared(eye: &Eye<'_>, (a, compare, b): (&Amount, Compare, &Amount), of_one: fn(&Amount) -> bool) -> bool {
    let several = eye.state.mode.is_royale() && eye.players(Whose::Opponents).len() > 1;
    if several && eye.book.readings.of(readings::ROYALE_OPPONENT_NUMBER) == 0 {
        if of_one(a) {
            let side = |p| compare.holds(count_of(eye, a, p), eye.amount(b));
            return eye.players(Whose::Opponents).into_iter().any(side);
        }
        if of_one(b) {
            let side = |p| compare.holds(eye.amount(a), count_of(eye, b, p));
            return eye.players(Whose::Opponents).into_iter().any(side);
        }
    }
    compare.holds(eye.amount(a), eye.amount(b))
}

/// Is it a number of what belongs to one player: a hand, Shields, a trash? "Enemy Units" are those of all.
pub fn counts_opponents(amount: &Amount) -> bool {
    match amount {
        Amount::Count(s) => s.whose == Whose::Opponents && !s.places.iter().any(is_shared),
        Amount::Own(Number::Shields(Whose::Opponents) | Number::PlayerLevel(Whose::Opponents)) => true,
        _ => false,
    }
}

/// Is it a number of the opponents' cards, wherever they lie?
pub fn is_of_opponents(amount: &Amount) -> bool {
    counts_opponents(amount) || matches!(amount, Amount::Count(s) if s.whose == Whose::Opponents)
}

/// 12-2-6. Does a number count together what several opponents have?
pub fn adds_opponents(state: &State, amount: &Amount) -> bool {
    state.mode.is_royale()
        && state.seats.len() > 2
        && match amount {
            Amount::Count(s) => s.whose == Whose::Opponents,
            Amount::Per(_, _, of) => adds_opponents(state, of),
            Amount::Sum(all) => all.iter().any(|of| adds_opponents(state, of)),
            _ => false,
        }
}

fn is_shared(place: &super::vocabulary::Place) -> bool {
    use crate::cardgame::Zone as _;
    matches!(place, super::vocabulary::Place::Zone(zone) if zone.is_field() || *zone == Zone::Paired)
}

fn count_of(eye: &Eye<'_>, amount: &Amount, player: crate::engine::Player) -> i32 {
    let state = eye.state;
    match amount {
        Amount::Count(s) => {
            let found = eye.select(s).into_iter().filter(|&id| state.owner(id) == player).count();
            let places = s
                .places
                .iter()
                .filter_map(|p| if let super::vocabulary::Place::Own(own) = p { Some(own) } else { None });
            let alone = eye.of(player, eye.this);
            let own = Selector { whose: Whose::Yours, ..(**s).clone() };
            number(found) + places.map(|p| counted(&alone, *p, &own)).sum::<i32>()
        }
        Amount::Own(Number::Shields(_)) => number(state.shields(player).len()),
        Amount::Own(Number::PlayerLevel(_)) => i32::from(state.side(player).level()),
        other => eye.amount(other),
    }
}

/// Does a condition rest on the reading about "the opponent's" number?
pub fn rests_on_opponents(state: &State, condition: &Condition) -> bool {
    let several = state.mode.is_royale() && state.seats.len() > 2;
    match condition {
        Condition::Is(a, _, b) => several && (counts_opponents(a) || counts_opponents(b)),
        Condition::Own(OwnCondition::OpponentHas(..)) => several,
        Condition::All(all) | Condition::Any(all) => all.iter().any(|c| rests_on_opponents(state, c)),
        Condition::Not(inner) => rests_on_opponents(state, inner),
        _ => false,
    }
}

/// 2-7-3, 2-8-4, 3-3-8-1. What the Pilot adds.
pub static PILOT_ADDS: Reckoning<fn(&Def, Stat) -> i32> =
    value("3-3-8-1", "pilot-adds", |pilot, stat| pilot.stat(stat));

/// 2-9-4. A player's Lv.
pub static PLAYER_LEVEL: Reckoning<fn(&State, crate::engine::Player) -> i32> =
    value("2-9-4", "player-level", |state, player| i32::from(state.side(player).level()));

/// 1-3-6. A number below 0 is read as 0.
pub static NOT_BELOW: Reckoning<fn(i32) -> i32> = value("1-3-6", "not-below-0", |n| n.max(0));

/// 5-5-1-1. HP that is left.
pub static HP_LEFT: Reckoning<fn(i32, u8) -> i32> =
    value("5-5-1-1", "hp-left", |hp, damage| (hp - i32::from(damage)).max(0));

/// What a Pilot adds to its Unit.
pub fn adds(state: &State, book: &super::Book, id: CardId, stats: &mut [i32; STATS]) {
    if let Some(pilot) = state.pilot(id) {
        let def = state.def(book, pilot);
        for stat in [Stat::Ap, Stat::Hp] {
            stats[stat as usize] += (PILOT_ADDS.of)(def, stat);
        }
    }
}

/// A number as a text reads it.
pub fn read(eye: &Eye<'_>, id: CardId, stat: Stat, of: Of, n: i32) -> i32 {
    if stat == Stat::Hp && of == Of::Now && eye.book.readings.of(readings::HP_IN_TEXTS) == 0 {
        let damage = was(eye, id).map_or(eye.state.card(id).damage, |w| w.marks.damage);
        return (HP_LEFT.of)(n, damage);
    }
    (NOT_BELOW.of)(n)
}

/// 10-1-5-2. A constant effect takes a keyword away continuously, whatever gives it; one that took it away for a time did so when it was said,
/// or, by a reading, goes on doing so.
pub fn loses(book: &Book, seen: &mut Seen) {
    let stays = book.readings.of(readings::LOST_KEYWORD) == 1;
    for keyword in Keyword::ALL.iter().map(|k| k.index()).filter(|&k| seen.lost[k]) {
        let constant = seen.own::<Gundam>(book).any(|(own, _)| own.loses().is_some_and(|k| k.index() == keyword));
        if constant || stays {
            (seen.keywords[keyword], seen.gained[keyword]) = (0, 0);
        }
    }
}

/// 13-1. Keywords with a number add up; the others are had once.
pub fn add_keyword(keyword: Keyword, a: u8, b: u8) -> u8 {
    match keyword {
        Keyword::Repair | Keyword::Breach | Keyword::Support => a.saturating_add(b),
        _ => a.max(b),
    }
}

/// 3-4-6-3, 3-3-1. Is a card of this type where it lies?
pub fn is_category(eye: &Eye<'_>, id: CardId, category: Category) -> bool {
    if eye.state.card(id).zone == Zone::Paired {
        return category == Category::Pilot;
    }
    eye.def(id).category == Some(category)
}

/// 2-2-4, 3-4-6-1. Is one of the names of a card like this?
pub fn names(eye: &Eye<'_>, id: CardId, is: &mut dyn FnMut(&str) -> bool) -> bool {
    let def = eye.def(id);
    let second = counts_pilot_part(eye, id);
    def.names().any(&mut *is)
        || def.facts.pilot.iter().filter(|_| second).any(|n| is(n))
        || eye.shown(id).is_some_and(|s| s.names(eye.book).any(is))
}

/// 3-4-6-1. Do name and traits of the 【Pilot】 part count?
pub fn counts_pilot_part(eye: &Eye<'_>, id: CardId) -> bool {
    eye.state.card(id).zone == Zone::Paired || eye.book.readings.of(readings::SECOND_NAME) == 0
}

/// 2-5-3, 2-5-4, 2-5-5. Is one of the traits of a card like this?
pub fn types(eye: &Eye<'_>, id: CardId, is: &mut dyn FnMut(&str) -> bool) -> bool {
    let def = eye.def(id);
    let counts = def.category != Some(Category::Command) || counts_pilot_part(eye, id);
    (counts && def.types.iter().chain(&def.always.types).any(|t| is(t)))
        || eye.shown(id).is_some_and(|s| s.types(eye.book).any(is))
}

/// Does a card like this have such a number?
pub fn has_stat(def: &Def, stat: Stat) -> bool {
    match stat {
        Stat::Ap | Stat::Hp => matches!(def.category, Some(Category::Unit | Category::Base)),
        Stat::Level | Stat::Cost => true,
    }
}

/// 10-1-5. The constant effects that give such a thing to these cards now: what rests on it rests on them.
pub fn rests_on_constants(cx: &mut super::Cx<'_>, cards: &[CardId], gives: fn(&Grant) -> bool) {
    use super::vocabulary::{Grants, Kind, To};
    use crate::cardgame::{CardGame, On};
    if !cx.told() {
        return;
    }
    let (state, book) = (cx.state, cx.book);
    let mut found = state.modifiers.iter().filter(|m| {
        let on = matches!(m.on, On::Card(id) if cards.contains(&id));
        on && super::lasting::is_in_force(m) && gives(book.grant(m.grant))
    });
    let mut found = usize::from(found.next().is_some()) + usize::from(found.next().is_some());
    for id in state.whole_field() {
        for def in super::Gundam::texts(state, id) {
            for (_, effect) in book.def(def).own_effects().filter(|(_, e)| !crate::cardgame::book::is_always(e)) {
                let Kind::Permanent(all) = &effect.kind else { continue };
                let eye = Eye::new(state, book, state.owner(id), id);
                let touches = |g: &&Grants| {
                    let to = match &g.to {
                        To::This => cards.contains(&id),
                        To::All(selector) => eye.select(selector).iter().any(|other| cards.contains(other)),
                        _ => false,
                    };
                    to && g.what.iter().any(gives)
                };
                let touching: Vec<&Grants> = all.iter().filter(touches).collect();
                if touching.is_empty() {
                    continue;
                }
                if !effect.conditions.is_empty() {
                    cx.support("10-1-5-3");
                }
                if effect.conditions.iter().any(|c| rests_on_opponents(state, c)) {
                    cx.reading(readings::ROYALE_OPPONENT_NUMBER);
                }
                if !effect.conditions.iter().all(|c| eye.holds(c)) {
                    continue;
                }
                found += 1;
                cx.support("10-1-5-2");
                if state.card(id).new {
                    cx.support("10-1-5-4");
                }
                if touching.iter().any(|g| matches!(g.to, To::All(_))) {
                    cx.support("10-1-5-7");
                }
            }
        }
    }
    if found > 1 {
        cx.support("10-1-5-5");
    }
}

/// 10-1-5-2, 10-1-5-4. Cards come to the field: the constant effects that are for them from that moment on, and their own.
pub fn comes_among_constants(cx: &mut super::Cx<'_>, cards: &[CardId]) {
    use super::vocabulary::{Kind, Place, To};
    use crate::cardgame::{CardGame, Zone as _};
    if !cx.told() {
        return;
    }
    let (state, book) = (cx.state, cx.book);
    let constant = |e: &super::vocabulary::Effect| !crate::cardgame::book::is_always(e);
    for &card in cards {
        let own = |g: &super::vocabulary::Grants| g.to != To::ThisInHand;
        let mut effects = state.def(book, card).own_effects().filter(|(_, e)| constant(e));
        if effects.any(|(_, e)| matches!(&e.kind, Kind::Permanent(all) if all.iter().any(own))) {
            cx.support("10-1-5-4");
        }
    }
    for id in state.whole_field() {
        let eye = Eye::new(state, book, state.owner(id), id);
        let means = |s: &Selector, card: CardId| {
            let there = s.places.iter().any(|p| matches!(p, Place::Zone(zone) if zone.is_field()));
            there && eye.is_player(s.whose, state.owner(card)) && eye.is(&s.filter, card)
        };
        for def in super::Gundam::texts(state, id) {
            for (_, effect) in book.def(def).own_effects().filter(|(_, e)| constant(e)) {
                let Kind::Permanent(all) = &effect.kind else { continue };
                let for_them = all.iter().any(|g| match &g.to {
                    To::All(selector) => cards.iter().any(|&card| means(selector, card)),
                    _ => false,
                });
                if !for_them {
                    continue;
                }
                if !effect.conditions.is_empty() {
                    cx.support("10-1-5-3");
                }
                if effect.conditions.iter().all(|c| eye.holds(c)) {
                    cx.support("10-1-5-2");
                    cx.support("10-1-5-7");
                }
            }
        }
    }
}

/// 8-5-3-1. AP, and what a Unit does in battle besides.
pub fn fights(grant: &Grant) -> bool {
    match grant {
        Grant::Stat(stat, _) | Grant::Set(stat, _) | Grant::Base(stat, _) => *stat == Stat::Ap,
        Grant::Keyword(keyword, _) => matches!(keyword, Keyword::FirstStrike | Keyword::Breach),
        Grant::Own(OwnGrant::KeywordOf(keyword, _)) => *keyword == Keyword::Breach,
        _ => false,
    }
}

/// 2-8-2. HP.
pub fn endures(grant: &Grant) -> bool {
    matches!(grant, Grant::Stat(Stat::Hp, _) | Grant::Set(Stat::Hp, _) | Grant::Base(Stat::Hp, _))
}

/// 10-1-5-2. A card leaves the field: what it gave to others by a constant effect is over.
pub fn ends_with(cx: &mut super::Cx<'_>, id: CardId) {
    use super::vocabulary::{Kind, To};
    use crate::cardgame::{CardGame, Zone as _};
    if !cx.told() || !cx.state.card(id).zone.is_field() {
        return;
    }
    let (state, book) = (cx.state, cx.book);
    let eye = Eye::new(state, book, state.owner(id), id);
    let gives = |def| {
        book.def(def).own_effects().any(|(_, effect)| {
            let Kind::Permanent(all) = &effect.kind else { return false };
            let others = |to: &To| match to {
                To::All(selector) => eye.select(selector).iter().any(|other| *other != id),
                _ => false,
            };
            effect.conditions.iter().all(|c| eye.holds(c)) && all.iter().any(|g| others(&g.to))
        })
    };
    if super::Gundam::texts(state, id).into_iter().any(gives) {
        cx.support("10-1-5-2");
        cx.note(crate::cardgame::finding("gcg-note-constant-ends").card(id));
    }
}

/// What the register lists: how numbers, names, traits and keywords are read.
pub fn registered() -> Vec<Registered> {
    let mut all = vec![
        PILOT_ADDS.registered("values"),
        PLAYER_LEVEL.registered("values"),
        NOT_BELOW.registered("values"),
        HP_LEFT.registered("values"),
    ];
    all.extend(VALUES.iter().map(|(clause, name)| value(clause, name, ()).registered("values")));
    all
}

/// Clauses that say how something is read.
static VALUES: &[(&str, &str)] = &[
    ("2-1-1", "number"),
    ("2-2-2", "name"),
    ("2-2-3", "part-of-a-name"),
    ("2-2-4", "several-names"),
    ("2-4-2", "colour"),
    ("2-4-3", "colour-of-the-unit"),
    ("2-5-3", "trait"),
    ("2-5-5", "traits-of-the-pilot"),
    ("2-7-3", "ap-of-the-pilot"),
    ("2-8-2", "hp"),
    ("2-8-4", "hp-of-the-pilot"),
    ("2-9-2", "level"),
    ("2-9-3", "level-of-a-token"),
    ("2-10-2", "cost"),
    ("2-10-3", "cost-of-a-token"),
    ("2-11-3", "two-texts"),
    ("2-11-4", "explanations"),
    ("2-12-2", "link-condition"),
    ("3-2-6", "link-of-units"),
    ("3-2-6-2", "link-unit"),
    ("3-3-7", "traits-stay"),
    ("3-3-9-1", "upper-text"),
    ("3-3-9-2", "lower-text"),
    ("3-4-3", "in-no-area"),
    ("3-4-6-1", "second-name"),
    ("3-4-6-3", "command-as-pilot"),
    ("4-1-1-1", "areas"),
    ("4-1-2", "no-area"),
    ("4-6-4-2", "shield-hp"),
    ("5-2-1", "player"),
    ("5-2-2", "owner"),
    ("5-10-1", "destroyed"),
    ("5-17-2-1", "token"),
    ("5-17-2-3", "colour-of-a-token"),
    ("5-17-2-4", "numbers-of-a-token"),
    ("5-17-3-1-1", "ex-base"),
    ("5-19-1", "slash"),
    ("10-1-5-2", "constant"),
    ("10-1-5-3", "constant-with-condition"),
    ("10-1-5-4", "constant-at-once"),
    ("10-1-5-5", "constants-overlap"),
    ("10-1-5-7", "constant-for-some"),
    ("10-1-9-1-1", "instead"),
    ("10-3-4", "default-object"),
    ("11-3-1-1", "shield-has-1-hp"),
    ("12-2-6", "opponent"),
    ("12-3-10", "friendly"),
    ("12-3-11", "own"),
    ("13-1-1-2", "repair-adds"),
    ("13-1-2-5", "breach-adds"),
    ("13-1-3-2", "support-adds"),
    ("13-1-4-2", "blocker-once"),
    ("13-1-5-3", "first-strike-once"),
    ("13-1-6-2", "high-maneuver-once"),
    ("13-2-8-2-1", "last-state"),
];

/// 2-7, 1-3-6. The AP of a card.
pub fn ap(state: &State, id: CardId) -> i32 {
    state.values.of(id).map_or(0, |s| s.stat::<Gundam>(Stat::Ap)).max(0)
}

/// 1-3-3. Is something of its own forbidden to a card?
pub fn cannot(state: &State, book: &super::Book, id: CardId, is: impl Fn(&OwnCannot, Granted) -> bool) -> bool {
    state
        .values
        .of(id)
        .filter(|s| !s.granted.is_empty())
        .is_some_and(|s| s.cannot(book).any(|(c, by)| if let Cannot::Own(own) = c { is(own, by) } else { false }))
}
