//! 602, 603.3, 603.4, 200.x. Numbers and texts of cards as they are now.

use super::areas::{Began, Bit, Doing};
use super::vocabulary::{Effect, Grant, Kind, OwnGrant, Printed, Stat, To};
use super::{Book, Def, Eye, State, SummonerMaster, forms};
use crate::cardgame::code::{self, grants};
use crate::cardgame::values::{Granted, Seen};
use crate::cardgame::{CardId, DefId, Few, GrantId, Held, On, STATS, Values, Word};
use crate::engine::Player;

/// A change of a number, or a number that is set.
#[derive(Clone, Copy)]
struct Changed {
    card: CardId,
    stat: Stat,
    set: bool,
    amount: i32,
    /// 603.3. When it arose.
    stamp: u32,
}

/// Two numbers that are swapped.
#[derive(Clone, Copy)]
struct Swapped(CardId, Stat, Stat);

/// What a working-out has found so far.
#[derive(Default)]
struct Found {
    changes: Vec<Changed>,
    swaps: Vec<Swapped>,
}

/// 200.14.3, 200.18.3. Is a text of a box there?
#[inline]
pub fn is_live(state: &State, effect: &Effect, card: CardId) -> bool {
    match effect.extra.printed {
        Printed::TextBox => true,
        Printed::GrowthBox => state.card(card).grown,
        Printed::ProgressBox => state.card(card).progressed,
    }
}

/// 601.1.3, 510.3. Do the texts of a card in the arena work?
#[inline]
pub fn is_awake(state: &State, card: CardId) -> bool {
    let marks = state.card(card);
    state.in_arena(card) && !state.is_support(card) && !marks.is(Bit::BeingCast) && !marks.is(Bit::Entering)
}

/// Does a card's own text work?
pub fn own_texts_work(state: &State, book: &Book, card: CardId) -> bool {
    is_awake(state, card) && !loses(state, book, card, false)
}

fn loses(state: &State, book: &Book, card: CardId, skills: bool) -> bool {
    let what = if skills { OwnGrant::LosesSkills } else { OwnGrant::LosesAbilities };
    state.values.of(card).is_some_and(|s| s.own(book).any(|(g, _)| *g == what))
}

/// Does a card still have a Skill or an Ability? g:(สูญเสียไม่ได้), g:Hyper Drive.
pub fn keeps(state: &State, book: &Book, card: CardId, effect: &Effect, skill: bool) -> bool {
    let firm = effect.extra.unlosable
        || state.values.of(card).is_some_and(|s| s.has::<SummonerMaster>(super::vocabulary::Keyword::HyperDrive));
    firm || !loses(state, book, card, skill)
}

/// What changes the Mp of a card's Skills.
pub fn skill_mp(state: &State, book: &Book, card: CardId) -> i32 {
    let Some(seen) = state.values.of(card) else { return 0 };
    let of = |(g, by): (&OwnGrant, Granted)| if matches!(g, OwnGrant::SkillMp(_)) { by.amount } else { 0 };
    seen.own(book).map(of).sum()
}

/// 602.1.4, 602.1.5. The numbers that a player has got: each as it was when its Effect arose, or as a Continuous Ability keeps it.
fn player_sum(state: &State, book: &Book, player: Player, is: fn(&OwnGrant) -> bool) -> i32 {
    let fits = |g: &&Granted| matches!(book.grant(g.grant), Grant::Own(own) if is(own));
    state.values.players[player.index()].iter().filter(fits).map(|g| g.amount).sum()
}

/// g:Mp สูงสุด. The maximum Mp of a player; below 0 it is kept.
pub fn mp_max(state: &State, book: &Book, player: Player) -> i16 {
    let change = player_sum(state, book, player, |g| matches!(g, OwnGrant::MpMax(_)));
    state.side(player).mp_max + i16::try_from(change).unwrap_or(0)
}

/// g:Lv ใน Shrine สูงสุด. The Levels that lose.
pub fn shrine_max(state: &State, book: &Book, player: Player) -> i16 {
    let change = player_sum(state, book, player, |g| matches!(g, OwnGrant::ShrineMax(_)));
    (state.side(player).shrine_max + i16::try_from(change).unwrap_or(0)).max(0)
}

/// 301.1.1. The Levels of the Seals in a Shrine.
pub fn shrine_levels(state: &State, book: &Book, player: Player) -> i32 {
    let counts =
        |id: &&CardId| !state.def(book, **id).facts.extra || book.readings.of(super::readings::EXTRA_LEVELS) == 0;
    let pile = state.pile(player, super::vocabulary::Zone::SealShrine);
    // 301.5. A text that names the Shrine may change them.
    let level = |id: CardId| {
        state
            .values
            .of(id)
            .map_or_else(|| state.def(book, id).stat(Stat::Lv), |s| read(Stat::Lv, s.stats[Stat::Lv.index()]))
    };
    pile.iter().filter(counts).map(|&id| level(id)).sum()
}

/// Effects that a card has besides its own: those given to it, and those it has gained.
pub fn others<'a>(
    state: &'a State,
    book: &'a Book,
    values: &'a Values<SummonerMaster>,
    card: CardId,
) -> impl Iterator<Item = (DefId, u8)> + 'a {
    let given = values.of(card).into_iter().flat_map(|s| s.given(book));
    given.chain(state.gained.iter().filter(move |g| g.card == card).map(|g| (g.def, g.effect)))
}

/// The effects of a card that are live, of a kind: its own, which are listed so, and then others; with whether they are its own.
fn live<'a>(
    state: &'a State,
    book: &'a Book,
    values: &'a Values<SummonerMaster>,
    card: CardId,
    listed: fn(&Def) -> &[u8],
    is: fn(&Kind) -> bool,
) -> impl Iterator<Item = (DefId, u8, bool)> + 'a {
    let def = state.card(card).def;
    let own = listed(book.def(def)).iter().filter(move |n| is_live(state, book.effect(def, **n), card));
    let others = others(state, book, values, card).filter(move |(d, n)| is(&book.effect(*d, *n).kind));
    own.map(move |n| (def, *n, true)).chain(others.map(|(d, n)| (d, n, false)))
}

/// The Continuous Abilities of a card that are live, with whether they are its own.
pub fn continuous<'a>(
    state: &'a State,
    book: &'a Book,
    values: &'a Values<SummonerMaster>,
    card: CardId,
) -> impl Iterator<Item = (DefId, u8, bool)> + 'a {
    live(state, book, values, card, |def| &def.permanent, |kind| matches!(kind, Kind::Permanent(_)))
}

/// What works by itself, or replaces something, of a card that is live, with whether it is its own.
pub fn working<'a>(
    state: &'a State,
    book: &'a Book,
    values: &'a Values<SummonerMaster>,
    card: CardId,
) -> impl Iterator<Item = (DefId, u8, bool)> + 'a {
    let is = |kind: &Kind| matches!(kind, Kind::Auto(_) | Kind::Replacement { .. });
    live(state, book, values, card, |def| &def.working, is)
}

/// Work everything out anew: forms, what is set in the order in which it arose, plus and minus, swaps.
pub fn work_out(state: &State, book: &Book, values: &mut Values<SummonerMaster>) {
    // What comes out as it went in is a fixed point, also where it went in as it was before.
    let mut before = values.spare.take();
    for _ in 0..5 {
        std::mem::swap(values, &mut *before);
        let looked = pass(state, book, &before, values);
        let given = |(_, seen): (CardId, &Seen)| !seen.granted.is_empty();
        // Nothing that was found looks at what is found.
        let plain = !looked && !before.all().any(given) && !values.all().any(given);
        if plain || values.is_like(&before) {
            break;
        }
    }
    values.watches = crate::cardgame::watch::ANYTHING;
    values.spare.keep(before);
}

fn base(state: &State, book: &Book, values: &Values<SummonerMaster>, card: CardId) -> [i32; STATS] {
    let def = state.def(book, card);
    let mut all: [i32; STATS] = std::array::from_fn(|n| def.stats[n].unwrap_or(0));
    let mut form = state.card(card).form;
    if form == 0 {
        let named = values.of(card).and_then(|s| {
            s.own(book).find_map(|(g, _)| if let OwnGrant::InForm(name) = g { Some(name) } else { None })
        });
        form = named
            .and_then(|name| def.facts.moves.iter().position(|m| m.name.eq_ignore_ascii_case(name)))
            .map_or(0, |at| u8::try_from(at + 1).unwrap_or(0));
    }
    // 200.12.3. A move without Supports, as long as it is attacked with.
    if form == 0 {
        form = state.card(card).with;
    }
    if let Some(m) = forms::named(state, book, card, form) {
        let mut put = |stat: Stat, n: Option<i32>| {
            if let Some(n) = n {
                all[stat.index()] = n;
            }
        };
        put(Stat::At, m.at);
        put(Stat::Df, m.df);
        put(Stat::Sp, m.sp);
        put(Stat::AttackMp, m.mp);
    }
    all
}

/// One look at everything, with what was found before. False: no Continuous Ability was looked at.
fn pass(state: &State, book: &Book, before: &Values<SummonerMaster>, values: &mut Values<SummonerMaster>) -> bool {
    values.clear(state.cards.len());
    values.clear_working();
    let field: Few = state.whole_field().collect();
    for &id in &field {
        values.push(id, base(state, book, before, id));
        let printed = &state.def(book, id).always;
        if is_awake(state, id)
            && keeps_keywords(before, book, id)
            && let Some(seen) = values.of_mut(id)
        {
            seen.keywords = printed.keywords;
        }
    }
    let mut found = Found::default();
    for (n, m) in (1u32..).zip(&state.modifiers) {
        let granted = Granted { grant: m.grant, by: m.by, source: m.source, amount: m.amount };
        match m.on {
            On::Player(player) => values.players[player.index()].push(granted),
            // 510.4. A Support forgets for a time.
            On::Card(id) if state.is_support(id) && !matches!(book.grant(m.grant), Grant::Own(OwnGrant::Shade(_))) => {}
            On::Card(id) => {
                reach(state, book, before, id, values);
                give(
                    values,
                    book,
                    &mut found,
                    &Gift { card: id, granted, amount: m.amount, stamp: n * STAMPS, gained: true },
                );
            }
        }
    }
    let looked = permanents(state, book, before, &field, values, &mut found);
    numbers(values, &mut found);
    watchers(state, book, before, &field, values);
    looked
}

/// 303.6. A text that names another Zone reaches a card there: it has values of its own for that time.
fn reach(state: &State, book: &Book, before: &Values<SummonerMaster>, id: CardId, values: &mut Values<SummonerMaster>) {
    if values.of(id).is_none() && !state.in_arena(id) && !state.card(id).is_unknown() {
        values.push(id, base(state, book, before, id));
    }
}

fn keeps_keywords(before: &Values<SummonerMaster>, book: &Book, id: CardId) -> bool {
    !before.of(id).is_some_and(|s| s.own(book).any(|(g, _)| *g == OwnGrant::LosesAbilities))
}

/// What a card gets.
struct Gift {
    card: CardId,
    granted: Granted,
    amount: i32,
    /// 603.3. When it arose.
    stamp: u32,
    /// It has it for a time; else as long as a Continuous Ability gives it.
    gained: bool,
}

fn give(values: &mut Values<SummonerMaster>, book: &Book, found: &mut Found, gift: &Gift) {
    let Gift { card: id, granted, amount, stamp, gained } = *gift;
    match book.grant(granted.grant) {
        Grant::Stat(stat, _) => found.changes.push(Changed { card: id, stat: *stat, set: false, amount, stamp }),
        Grant::Base(stat, _) => found.changes.push(Changed { card: id, stat: *stat, set: true, amount, stamp }),
        Grant::Keyword(keyword, n) => {
            if let Some(seen) = values.of_mut(id) {
                let place = if gained { &mut seen.gained } else { &mut seen.keywords };
                // A keyword without a number is simply there.
                place[keyword.index()] = place[keyword.index()].max((*n).max(1));
            }
        }
        Grant::Own(OwnGrant::Swap(a, b)) => {
            found.swaps.push(Swapped(id, *a, *b));
            if let Some(seen) = values.of_mut(id) {
                seen.granted.push(granted);
            }
        }
        _ => {
            if let Some(seen) = values.of_mut(id) {
                seen.granted.push(granted);
            }
        }
    }
}

/// 601.3. What Continuous Abilities give. False: there are none.
fn permanents(
    state: &State,
    book: &Book,
    before: &Values<SummonerMaster>,
    field: &Few,
    values: &mut Values<SummonerMaster>,
    found: &mut Found,
) -> bool {
    let mut looked = false;
    for &id in field {
        let who = state.owner(id);
        for (def, n, own) in continuous(state, book, before, id) {
            looked = true;
            let eye = Eye::of_values(state, book, before, who, id);
            if !is_in_force(&eye, (def, n, own)) {
                continue;
            }
            let stamp = stamp(state, id, def, n);
            for part in &book.code(def, n).standing {
                give_part(&eye, part, stamp, values, found);
            }
        }
    }
    looked
}

/// g:Protect. The cards whose Continuous Abilities reach a card now.
pub fn reaching(state: &State, book: &Book, card: CardId) -> Few {
    reaching_but(state, book, card, |eye| super::guarding::is_shielded(eye, card))
}

/// g:Protect. A Continuous Ability that Protects has begun: the cards that it Protects, each with what worked on it before. A card that is just
/// coming has its Protect as soon as anything works on it.
pub fn spared_from(state: &State, book: &Book, id: CardId, def: DefId, n: u8) -> Vec<(CardId, CardId)> {
    let eye = Eye::new(state, book, state.owner(id), id);
    let protects = |part: &&code::Given<SummonerMaster>| {
        grants(&part.grants).any(|g| matches!(book.grant(g), Grant::Own(OwnGrant::Protect(_))))
    };
    let coming = |card: CardId| {
        let comes = |doing: Doing| matches!(doing, Doing::Cast | Doing::Enter | Doing::Progress);
        state.under.iter().any(|u| u.card == Some(card) && comes(u.doing))
    };
    let mut found = Vec::new();
    for part in book.code(def, n).standing.iter().filter(protects) {
        let cards = match &part.to {
            To::This => Few::from_slice(&[id]),
            To::All(selector) => eye.select(selector),
            _ => Few::new(),
        };
        for card in cards.into_iter().filter(|card| !coming(*card)) {
            let shielded = |eye: &Eye<'_>| super::guarding::is_shielded_by_another(eye, card, id);
            let sources = reaching_but(state, book, card, shielded);
            found.extend(sources.into_iter().filter(|source| *source != id).map(|source| (card, source)));
        }
    }
    found
}

/// The cards whose Continuous Abilities reach a card, but those from which something keeps it.
fn reaching_but(state: &State, book: &Book, card: CardId, shielded: impl Fn(&Eye<'_>) -> bool) -> Few {
    let reaches = |id: CardId| {
        let eye = Eye::new(state, book, state.owner(id), id);
        let hits = |part: &code::Given<SummonerMaster>| match &part.to {
            To::All(selector) => eye.select(selector).contains(&card) && !shielded(&eye),
            _ => false,
        };
        continuous(state, book, &state.values, id)
            .any(|(def, n, own)| is_in_force(&eye, (def, n, own)) && book.code(def, n).standing.iter().any(hits))
    };
    state.whole_field().filter(|&id| id != card && reaches(id)).collect()
}

/// 601.1.3, 601.3. Is a Continuous Ability in force?
fn is_in_force(eye: &Eye<'_>, (def, n, own): (DefId, u8, bool)) -> bool {
    let (state, book, id) = (eye.state, eye.book, eye.this);
    let effect = book.effect(def, n);
    // g:Hyper Drive acts even while the card is being cast; nothing else does (601.1.3).
    let coming = state.card(id).is(Bit::BeingCast) || state.card(id).is(Bit::Entering);
    if (coming && !is_hyper(effect)) || (state.is_support(id) && !works_as_support(effect)) {
        return false;
    }
    let seen = eye.values.of(id);
    let lost = seen.is_some_and(|s| s.own(book).any(|(g, _)| *g == OwnGrant::LosesAbilities));
    let firm =
        effect.extra.unlosable || seen.is_some_and(|s| s.has::<SummonerMaster>(super::vocabulary::Keyword::HyperDrive));
    (!own || !lost || firm) && effect.conditions.iter().all(|c| eye.holds(c)) && works_here(state, book, id, def, n)
}

/// Does a Continuous Ability set something, or Protect, so that it matters when it began?
fn sets(book: &Book, def: DefId, n: u8) -> bool {
    let is = |grant| {
        matches!(
            book.grant(grant),
            Grant::Base(..)
                | Grant::Set(..)
                | Grant::Own(
                    OwnGrant::Swap(..)
                        | OwnGrant::OnlyElement(_)
                        | OwnGrant::OnlyType(_)
                        | OwnGrant::InForm(_)
                        | OwnGrant::Protect(_)
                )
        )
    };
    book.code(def, n).standing.iter().any(|part| grants(&part.grants).any(is))
}

/// g:Hyper Drive
fn is_hyper(effect: &Effect) -> bool {
    use super::vocabulary::Keyword;
    let hyper = |w: &Grant| matches!(w, Grant::Keyword(Keyword::HyperDrive, _));
    matches!(&effect.kind, Kind::Permanent(all) if all.iter().all(|g| g.what.iter().all(hyper)))
}

/// 510.3. Only what says so works while the card is a Support.
fn works_as_support(effect: &Effect) -> bool {
    use super::vocabulary::{Condition, OwnCondition};
    effect.conditions.iter().any(|c| matches!(c, Condition::Own(OwnCondition::SupportOf(_))))
        || matches!(&effect.kind, Kind::Permanent(all) if all.iter().all(|g| g.what.iter().all(|w| matches!(w, Grant::Own(OwnGrant::Shade(_))))))
}

/// g:(Zone X [up] Work Y). Is the card among those for which the text still works?
fn works_here(state: &State, book: &Book, id: CardId, def: DefId, n: u8) -> bool {
    let Some((zone, most, works)) = book.effect(def, n).extra.works else { return true };
    let name = &book.def(def).name;
    let same: Few = Player::BOTH
        .into_iter()
        .flat_map(|p| state.pile(p, zone).iter().copied())
        .filter(|&c| state.def(book, c).name == *name)
        .collect();
    same.len() < usize::from(most) || same.iter().position(|c| *c == id).is_some_and(|at| at < usize::from(works))
}

/// 603.3. When a Continuous Ability began.
fn stamp(state: &State, id: CardId, def: DefId, n: u8) -> u32 {
    let began = (1u32..).zip(&state.began).find(|(_, b)| b.is(id, def, n));
    began.map_or(1, |(at, b)| u32::from(b.then) * STAMPS + at.min(STAMPS - 1))
}

/// So many Continuous Abilities may begin between two other Effects.
const STAMPS: u32 = 256;

/// Can a condition be looked at without a number that the text itself may change?
fn is_plain(condition: &super::vocabulary::Condition) -> bool {
    use super::vocabulary::{Condition, Is, OwnCondition, OwnIs};
    match condition {
        Condition::This(filter) => filter.0.iter().all(|is| {
            matches!(
                is,
                Is::Active
                    | Is::Rested
                    | Is::Own(OwnIs::Line(_) | OwnIs::NoLine | OwnIs::Attacking | OwnIs::Attacked | OwnIs::Fighting)
            )
        }),
        Condition::Own(own) => matches!(
            own,
            OwnCondition::Alone | OwnCondition::Pasted(_) | OwnCondition::AttackSubturn(_) | OwnCondition::Combined(_)
        ),
        _ => false,
    }
}

/// 603.3. A Continuous Ability that sets a number and has begun, or ended, since this was last looked at; and whether it had begun before.
pub fn unstamped(state: &State, book: &Book) -> Option<(CardId, DefId, u8, bool, bool)> {
    state.whole_field().find_map(|id| {
        continuous(state, book, &state.values, id).find_map(|(def, n, own)| {
            if !sets(book, def, n) {
                return None;
            }
            let effect = book.effect(def, n);
            let eye = Eye::new(state, book, state.owner(id), id);
            let conditions = effect.conditions.iter().filter(|c| is_plain(c)).all(|c| eye.holds(c));
            let lost = own && loses(state, book, id, false) && !effect.extra.unlosable;
            let stands = conditions && !lost && is_awake(state, id);
            let known = state.began.iter().find(|b| b.is(id, def, n));
            let live = known.is_some_and(|b| b.live);
            (stands != live).then_some((id, def, n, stands, known.is_some()))
        })
    })
}

/// 603.3. What is on a board that is described has begun before, in the order in which it lies there.
pub fn stamp_all(state: &mut State, book: &Book) {
    while let Some((card, def, effect, true, false)) = unstamped(state, book) {
        let then = u16::try_from(state.modifiers.len()).unwrap_or(u16::MAX);
        state.own.began.push(Began { card, def, effect, then, live: true });
        state.work_out(book);
    }
}

/// A part of what a Continuous Ability gives.
fn give_part(
    eye: &Eye<'_>,
    part: &code::Given<SummonerMaster>,
    stamp: u32,
    values: &mut Values<SummonerMaster>,
    found: &mut Found,
) {
    let (book, id, who) = (eye.book, eye.this, eye.who);
    let cards: Few = match &part.to {
        To::This => Few::from_slice(&[id]),
        To::All(selector) => {
            let mut all = eye.select(selector);
            // g:Protect. What is pasted on a card, or worked on it before, goes on working.
            let goes_on = |c: CardId| {
                (eye.state.card(id).on == Some(c) || eye.state.spared.contains(&(c, id)))
                    && !super::guarding::cancels(eye, c, super::guarding::Reach::Text)
                    && !super::guarding::is_excepted(eye, c)
            };
            all.retain(|c| goes_on(*c) || !super::guarding::is_shielded(eye, *c));
            all
        }
        To::ThisInHand => Few::new(),
        To::Player(whose) => {
            for player in eye.players(*whose) {
                for grant in grants(&part.grants) {
                    let amount = eye.amount_of(book.grant(grant));
                    values.players[player.index()].push(Granted { grant, by: who, source: id, amount });
                }
            }
            Few::new()
        }
    };
    for card in cards {
        reach(eye.state, book, eye.values, card, values);
        for grant in grants(&part.grants) {
            let amount = eye.amount_of(book.grant(grant));
            let granted = Granted { grant, by: who, source: id, amount };
            give(values, book, found, &Gift { card, granted, amount, stamp, gained: false });
        }
    }
}

/// 602.3.2, 603.4. What is set, the later over the earlier; then plus and minus; then what is swapped.
fn numbers(values: &mut Values<SummonerMaster>, found: &mut Found) {
    found.changes.sort_by_key(|c| c.stamp);
    let place = |found: &Found, card: CardId, stat: Stat| {
        // What changed one of two swapped numbers now changes the other.
        found.swaps.iter().filter(|s| s.0 == card).fold(stat, |stat, s| match stat {
            x if x == s.1 => s.2,
            x if x == s.2 => s.1,
            x => x,
        })
    };
    for Swapped(card, a, b) in found.swaps.clone() {
        if let Some(seen) = values.of_mut(card) {
            seen.stats.swap(a.index(), b.index());
        }
    }
    for set in [true, false] {
        for change in found.changes.iter().filter(|c| c.set == set) {
            let stat = place(found, change.card, change.stat);
            if let Some(seen) = values.of_mut(change.card) {
                let now = &mut seen.stats[stat.index()];
                *now = if set { change.amount } else { *now + change.amount };
            }
        }
    }
}

/// The texts that wait for something to happen.
fn watchers(
    state: &State,
    book: &Book,
    before: &Values<SummonerMaster>,
    field: &Few,
    values: &mut Values<SummonerMaster>,
) {
    for &id in field {
        if !is_awake(state, id) {
            continue;
        }
        for (def, effect, own) in working(state, book, before, id) {
            let facts = book.effect(def, effect);
            if own && is_lost(book, before, id, facts) {
                continue;
            }
            values.works(book, Held { card: id, def, effect });
        }
    }
}

/// g:(สูญเสียไม่ได้), g:Hyper Drive. Has a card lost this Ability of its own?
fn is_lost(book: &Book, values: &Values<SummonerMaster>, id: CardId, effect: &Effect) -> bool {
    values.of(id).is_some_and(|seen| {
        seen.own(book).any(|(g, _)| *g == OwnGrant::LosesAbilities)
            && !effect.extra.unlosable
            && !seen.has::<SummonerMaster>(super::vocabulary::Keyword::HyperDrive)
    })
}

/// The Trigger Abilities of the arena that their cards have lost.
pub fn lost(state: &State, book: &Book) -> Vec<Held> {
    let awake = state.whole_field().filter(|id| is_awake(state, *id));
    let of = |id: CardId| {
        let def = state.card(id).def;
        let lost = move |(_, e): &(u8, &Effect)| {
            matches!(e.kind, Kind::Auto(_)) && is_live(state, e, id) && is_lost(book, &state.values, id, e)
        };
        book.def(def).own_effects().filter(lost).map(move |(effect, _)| Held { card: id, def, effect })
    };
    awake.flat_map(of).collect()
}

/// Has a card lost this text of its own?
pub fn has_lost(state: &State, book: &Book, held: Held) -> bool {
    held.def == state.card(held.card).def && is_lost(book, &state.values, held.card, book.effect(held.def, held.effect))
}

/// g:Weak Touch. A power without what raises it.
pub fn without_raises(state: &State, book: &Book, id: CardId, stat: Stat) -> i32 {
    let raises = |grant: GrantId, amount: i32, printed: i32| match book.grant(grant) {
        Grant::Stat(s, _) => *s == stat && amount > 0,
        Grant::Base(s, _) => *s == stat && amount > printed,
        _ => false,
    };
    let mut bare = state.clone();
    let printed = state.def(book, id).stat(stat);
    bare.modifiers.retain(|m| m.on != On::Card(id) || !raises(m.grant, m.amount, printed));
    let mut values = Values::default();
    let mut found = Found::default();
    let field: Few = bare.whole_field().collect();
    values.clear(bare.cards.len());
    for &card in &field {
        values.push(card, base(&bare, book, &state.values, card));
    }
    for (n, m) in (1u32..).zip(&bare.modifiers) {
        if let On::Card(card) = m.on {
            let granted = Granted { grant: m.grant, by: m.by, source: m.source, amount: m.amount };
            let gift = Gift { card, granted, amount: m.amount, stamp: n * STAMPS, gained: true };
            give(&mut values, book, &mut found, &gift);
        }
    }
    permanents(&bare, book, &state.values, &field, &mut values, &mut found);
    found.changes.retain(|c| c.card != id || c.stat != stat || if c.set { c.amount <= printed } else { c.amount <= 0 });
    numbers(&mut values, &mut found);
    read(stat, values.of(id).map_or(0, |s| s.stats[stat.index()]))
}

/// 200.6.2, 200.7.2, 200.8.3, 200.8.4, 200.10.3. A number as it is read.
pub fn read(stat: Stat, n: i32) -> i32 {
    match stat {
        Stat::Sp => n.clamp(0, 5),
        _ => n.max(0),
    }
}
