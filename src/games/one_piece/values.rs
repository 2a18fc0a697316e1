//! 2-6-3, 2-7-6, 8-1-3-3. Powers, costs and keywords: worked out for all cards together, to a fixed point, once after a change; never
//! part of a position.

use std::hash::{Hash, Hasher};
use std::sync::OnceLock;

use super::areas::{Applied, CardId, On, State, Zone};
use super::cards::{Book, DefId};
use super::effects::{Attribute, Cannot, Effect, Grant, Grants, Keyword, Kind, To};
use super::matching::Eye;
use super::selector::{Filter, Place};
use super::watching::{Watch, away_from_field, matters};
use crate::engine::{Player, Reckoning, value};

/// What was worked out for a position. It is no part of it: two positions are equal whether it is there or not.
#[derive(Clone, Debug, Default)]
pub struct Cache(OnceLock<Box<Values>>);

impl PartialEq for Cache {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Cache {}

impl Hash for Cache {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// A card on the field, as it is now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Seen {
    /// 2-6-3
    pub power: i32,
    /// 2-7-6. It may be below 0 while it is added to (1-3-6).
    pub cost: i32,
    /// 4-9
    pub base_power: i32,
    /// 4-9
    pub base_cost: i32,
    /// 10-1. A bit each: printed, or by permanent effects.
    keywords: u8,
    /// 10-1. A bit each: for a time.
    gained: u8,
    /// 8-2-1. Its effects are negated.
    pub negated: bool,
    /// 6-2-4. It does not become active.
    pub stays_rested: bool,
    /// What few cards have.
    rare: Option<Box<Rare>>,
}

/// What few cards have besides power, cost and keywords.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rare {
    /// 1-3-3
    pub cannot: Vec<Bar>,
    /// Active Characters that it may attack.
    pub attacks_active: Vec<(Filter, Player, CardId)>,
    /// 2-1-3
    pub names: Vec<String>,
    /// 2-4-4
    pub types: Vec<String>,
    /// 2-5-7
    pub attributes: Vec<Attribute>,
    /// Effects that were given to it: the card that has them in its text, and which.
    pub given: Vec<(DefId, u8)>,
}

/// A card that has none of it.
static COMMON: Rare = Rare {
    cannot: Vec::new(),
    attacks_active: Vec::new(),
    names: Vec::new(),
    types: Vec::new(),
    attributes: Vec::new(),
    given: Vec::new(),
};

impl std::ops::Deref for Seen {
    type Target = Rare;

    fn deref(&self) -> &Rare {
        self.rare.as_deref().unwrap_or(&COMMON)
    }
}

impl std::ops::DerefMut for Seen {
    fn deref_mut(&mut self) -> &mut Rare {
        self.rare.get_or_insert_default()
    }
}

impl Seen {
    /// 8-2-1. Effects that it was given are negated, too.
    fn lose_effects(&mut self) {
        if let Some(rare) = &mut self.rare {
            rare.given.clear();
        }
    }

    /// 10-1. Does it have this keyword?
    pub fn has(&self, keyword: Keyword) -> bool {
        (self.keywords | self.gained) & (1 << keyword as u8) != 0
    }

    /// All its keywords.
    pub fn keywords(&self) -> impl Iterator<Item = Keyword> + '_ {
        KEYWORDS.into_iter().filter(|k| self.has(*k))
    }
}

/// All keywords.
pub const KEYWORDS: [Keyword; 6] = [
    Keyword::Rush,
    Keyword::RushCharacter,
    Keyword::DoubleAttack,
    Keyword::Banish,
    Keyword::Blocker,
    Keyword::Unblockable,
];

/// 1-3-3. A prohibition, with whose it is and which card's.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// What cannot be done.
    pub what: Cannot,
    /// Whose effect it is.
    pub by: Player,
    /// The card whose effect it is.
    pub source: CardId,
}

/// An effect that a card on the field has and that works: printed, or given to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// The card.
    pub card: CardId,
    /// The text that has the effect.
    pub def: DefId,
    /// Which effect of it.
    pub effect: u8,
}

/// Everything that is worked out.
#[derive(Clone, Debug, Default)]
pub struct Values {
    cards: Vec<(CardId, Seen)>,
    /// 1-3-3. What the players cannot do.
    pub players: [Vec<Bar>; 2],
    /// Who wins when the own deck has 0 cards.
    pub wins_by_deck: [bool; 2],
    /// Who loses only at the end of the turn when the own deck has 0 cards.
    pub loses_later: [bool; 2],
    /// Auto effects on the field that are not negated.
    pub autos: Vec<Held>,
    /// Replacement effects on the field that are not negated.
    pub replacements: Vec<Held>,
    /// What changes costs and counters away from the field: whose, by which card, of which cards, what, how much.
    elsewhere: Vec<(Player, CardId, To, Elsewhere, i32)>,
    /// What the permanent effects look at besides the field.
    watches: Watch,
    /// 8-1-3-3-5. It matters in which order this player applies theirs.
    pub open: Option<Player>,
    /// 8-1-3-3-5, 11-1-1. They never come to rest.
    pub unsettled: bool,
    /// 8-1-3-3-5. Those that look at power or cost, and what they apply to.
    pub applying: Vec<Applied>,
    /// A permanent effect looks at cards that nobody has seen.
    pub unseen: bool,
}

impl State {
    /// What is worked out for this position.
    pub fn values(&self, book: &Book) -> &Values {
        self.cache.0.get_or_init(|| Box::new(work_out(self, book)))
    }

    /// Does a change make what was worked out be something else?
    pub fn is_outdated_by(&self, changed: Watch) -> bool {
        self.cache.0.get().is_none_or(|values| matters(changed, values.watches))
    }

    /// Something has changed: what was worked out is so no longer.
    pub fn changed(&mut self) {
        self.cache = Cache::default();
    }
}

/// What can be changed away from the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Elsewhere {
    /// 2-7-6
    Cost,
    /// 2-10
    Counter,
}

impl Values {
    /// A card on the field.
    pub fn of(&self, id: CardId) -> Option<&Seen> {
        self.cards.iter().find(|(other, _)| *other == id).map(|(_, seen)| seen)
    }

    fn of_mut(&mut self, id: CardId) -> Option<&mut Seen> {
        self.cards.iter_mut().find(|(other, _)| *other == id).map(|(_, seen)| seen)
    }

    /// 2-7-6. The cost of a card that is not on the field.
    pub fn cost_elsewhere(&self, eye: &Eye<'_>, id: CardId) -> i32 {
        let printed = eye.book.def(eye.state.card(id).def).cost.unwrap_or(0);
        if self.elsewhere.is_empty() && !own_in_hand(eye, id) {
            return printed;
        }
        printed + self.granted_elsewhere(eye, id, Elsewhere::Cost) + own_cost(eye, id)
    }

    /// What permanent effects add to a card that is not on the field.
    pub fn granted_elsewhere(&self, eye: &Eye<'_>, id: CardId, what: Elsewhere) -> i32 {
        let granted = self.elsewhere.iter().filter(|(who, source, to, which, _)| {
            if *which != what {
                return false;
            }
            let eye = Eye { who: *who, this: *source, it: &[], looked: &[], ..*eye };
            match to {
                To::All(selector) => {
                    let inside = eye.players(selector.side).any(|p| p == eye.state.owner(id));
                    inside
                        && in_places(eye.state.card(id).zone, &selector.places)
                        && eye.is_but_cost(&selector.filter, id)
                }
                _ => *source == id,
            }
        });
        granted.map(|(_, _, _, _, amount)| amount).sum::<i32>()
    }
}

/// Does the text of a card change its own cost in hand?
fn own_in_hand(eye: &Eye<'_>, id: CardId) -> bool {
    let def = eye.book.def(eye.state.card(id).def);
    def.has.permanent && eye.state.card(id).zone == Zone::Hand
}

/// "give this card in your hand −3 cost".
fn own_cost(eye: &Eye<'_>, id: CardId) -> i32 {
    if !own_in_hand(eye, id) {
        return 0;
    }
    let def = eye.book.def(eye.state.card(id).def);
    let eye = Eye { who: eye.state.owner(id), this: id, it: &[], looked: &[], ..*eye };
    let mut sum = 0;
    for effect in def.text.effects.iter().filter(|e| !e.given) {
        let Kind::Permanent(all) = &effect.kind else { continue };
        if !effect.conditions.iter().all(|c| eye.holds(c)) {
            continue;
        }
        for grants in all.iter().filter(|g| g.to == To::ThisInHand) {
            for grant in &grants.what {
                if let Grant::Cost(amount) = grant {
                    sum += eye.amount(amount);
                }
            }
        }
    }
    sum
}

fn in_places(zone: Zone, places: &[Place]) -> bool {
    places.iter().any(|p| {
        matches!(
            (p, zone),
            (Place::Hand, Zone::Hand)
                | (Place::Trash, Zone::Trash)
                | (Place::Deck, Zone::Deck)
                | (Place::Life, Zone::Life)
        )
    })
}

impl Eye<'_> {
    /// A filter, but for what it says of the cost that is being worked out: that is looked at as printed.
    fn is_but_cost(&self, filter: &Filter, id: CardId) -> bool {
        use super::selector::Is;
        filter.0.iter().all(|is| match is {
            Is::Cost(from, to) => (*from..=*to).contains(&self.book.def(self.state.card(id).def).cost.unwrap_or(0)),
            _ => self.is(&Filter(vec![is.clone()]), id),
        })
    }
}

/// 6-5-5-2. What given DON!! cards add, on the own turn.
pub static GIVEN_DON: Reckoning<fn(&State, CardId) -> i32> = value("6-5-5-2", "given-don", |state, id| {
    let card = state.card(id);
    if state.turn == card.owner { 1000 * i32::from(card.don) } else { 0 }
});

/// 1-3-6. Where the older edition adds to a cost, what fell below 0 counts as 0 at each step.
pub static CLAMPED: Reckoning<fn(i32, i32, bool) -> i32> =
    value("1-3-6", "cost-not-below-0", |cost, change, older| if older { cost.max(0) + change } else { cost + change });

/// A permanent effect on the field.
#[derive(Clone)]
struct Standing<'a> {
    held: Held,
    who: Player,
    effect: &'a Effect,
    grants: &'a [Grants],
    /// What each of its grants gives, and to which cards, as it was last looked at; nothing while it does not apply.
    parts: Vec<Part>,
    /// It looks at powers or costs.
    reads: bool,
}

/// The cards that get something, and the numbers of what they get.
#[derive(Clone, Debug, Default, PartialEq)]
struct Part {
    cards: Vec<CardId>,
    amounts: Vec<i32>,
}

impl<'a> Standing<'a> {
    fn new(state: &State, book: &'a Book, held: Held, effect: &'a Effect) -> Option<Self> {
        let Kind::Permanent(grants) = &effect.kind else { return None };
        let reads = book.code(held.def, held.effect).reads;
        Some(Self { held, who: state.owner(held.card), effect, grants, parts: Vec::new(), reads })
    }

    /// Do its conditions hold, and is it not negated?
    fn holds(&self, state: &State, book: &Book, values: &Values) -> bool {
        let card = self.held.card;
        let printed = self.held.def == state.card(card).def && !self.effect.given;
        let negated = printed && values.of(card).is_some_and(|s| s.negated);
        let eye = Eye::of_values(state, book, values, self.who, card);
        !negated && self.effect.conditions.iter().all(|c| eye.holds(c))
    }

    /// 8-1-3-3-4. What it gives now: the cards are those that fit as they are, with everything that applies to them.
    fn gives(&self, state: &State, book: &Book, values: &Values) -> Vec<Part> {
        let eye = Eye::of_values(state, book, values, self.who, self.held.card);
        let part = |grants: &Grants| Part {
            cards: match &grants.to {
                To::This => vec![self.held.card],
                To::All(selector) => eye.select(selector),
                To::ThisInHand | To::Player(_) => Vec::new(),
            },
            amounts: grants.what.iter().map(|g| amount_of(&eye, g)).collect(),
        };
        self.grants.iter().map(part).collect()
    }

    /// Look again; true if that changes something.
    fn look(&mut self, state: &State, book: &Book, values: &Values) -> bool {
        let parts = if self.holds(state, book, values) { self.gives(state, book, values) } else { Vec::new() };
        let changed = parts != self.parts;
        self.parts = parts;
        changed
    }

    /// It goes on applying to the cards that it applied to, until it is looked at again.
    fn go_on(&mut self, state: &State, book: &Book, values: &Values) {
        let is_own = |a: &&Applied| (a.card, a.def, a.effect) == (self.held.card, self.held.def, self.held.effect);
        let own: Vec<&Applied> = state.applying.iter().filter(is_own).collect();
        if own.is_empty() {
            return;
        }
        let mut parts = self.gives(state, book, values);
        for (n, part) in parts.iter_mut().enumerate() {
            part.cards = own.iter().filter(|a| usize::from(a.part) == n).filter_map(|a| a.on).collect();
        }
        self.parts = parts;
    }

    /// What it applies to, to be kept.
    fn keep(&self, out: &mut Vec<Applied>) {
        let Held { card, def, effect } = self.held;
        for (n, part) in self.parts.iter().enumerate() {
            let to = |on| Applied { card, def, effect, part: n as u8, on };
            out.extend(part.cards.is_empty().then(|| to(None)));
            out.extend(part.cards.iter().map(|&id| to(Some(id))));
        }
    }
}

/// 8-1-3-3-5. Apply the turn player's, then the other player's, and again until nothing changes.
fn work_out(state: &State, book: &Book) -> Values {
    let mut values = base(state, book);
    // First without permanent effects; then with those that apply so.
    apply_modifiers(state, book, &mut values, Early::Names);
    let mut standing = permanents(state, book, &values);
    standing.iter_mut().filter(|s| s.reads).for_each(|one| one.go_on(state, book, &values));
    // What looks at no power or cost is settled first: one may bring another about, so again until nothing changes.
    let mut built = standing.iter().any(|s| !s.parts.is_empty());
    if built {
        values = rebuild(state, book, &standing);
    }
    for _ in 0..8 {
        let changed = look_again(state, book, &mut standing, &values);
        if !changed && built {
            break;
        }
        values = rebuild(state, book, &standing);
        built = true;
        add_given(state, book, &values, &mut standing);
    }
    let order = order_of(state, &standing);
    let (mut values, unsettled) = settle(state, book, &mut standing, &order, values);
    values.open = question(state, book, &standing, &order, &values);
    standing.iter().filter(|s| s.reads).for_each(|s| s.keep(&mut values.applying));
    values.unsettled = unsettled;
    values.watches = standing.iter().map(|s| book.code(s.held.def, s.held.effect).watches).fold(0, |a, b| a | b);
    values.unseen = standing.iter().any(|s| rests_on_unknown(state, book, &values, s));
    effects_that_work(state, book, &mut values);
    values
}

/// Those that look at no power or cost are looked at again; true if that changes something.
fn look_again(state: &State, book: &Book, standing: &mut [Standing<'_>], values: &Values) -> bool {
    let mut changed = false;
    for one in standing.iter_mut().filter(|s| !s.reads) {
        changed |= one.look(state, book, values);
    }
    changed
}

/// Does a permanent effect look at a card that nobody has seen?
fn rests_on_unknown(state: &State, book: &Book, values: &Values, one: &Standing<'_>) -> bool {
    if !away_from_field(book.code(one.held.def, one.held.effect).watches) {
        return false;
    }
    let eye = Eye::of_values(state, book, values, one.who, one.held.card);
    let amount = |g: &Grant| match g {
        Grant::Power(a) | Grant::Cost(a) | Grant::BasePower(a) | Grant::BaseCost(a) => eye.unknown_amount(a).is_some(),
        _ => false,
    };
    one.effect.conditions.iter().any(|c| eye.unknown_to(c).is_some())
        || one.grants.iter().any(|grants| grants.what.iter().any(amount))
}

/// Permanent effects that permanent effects give.
fn add_given<'a>(state: &State, book: &'a Book, values: &Values, standing: &mut Vec<Standing<'a>>) {
    for (id, seen) in values.cards.iter().filter(|(_, s)| s.rare.is_some()) {
        for &(def, effect) in &seen.given {
            let held = Held { card: *id, def, effect };
            if !standing.iter().any(|s| s.held == held) {
                standing.extend(Standing::new(state, book, held, book.effect(def, effect)));
            }
        }
    }
}

/// The permanent effects that look at power or cost, in the order that their players chose, else as they lie.
fn order_of(state: &State, standing: &[Standing<'_>]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..standing.len()).filter(|&n| standing[n].reads).collect();
    let place = |n: &usize| {
        let held = (standing[*n].held.card, standing[*n].held.effect);
        state.ordered.iter().position(|o| *o == held).unwrap_or(usize::MAX)
    };
    order.sort_by_key(|n| (standing[*n].who != state.turn, place(n)));
    order
}

/// I, II, III. One after the other, again and again until nothing changes. True: that never comes.
fn settle(
    state: &State,
    book: &Book,
    standing: &mut [Standing<'_>],
    order: &[usize],
    mut values: Values,
) -> (Values, bool) {
    let mut unsettled = !order.is_empty();
    for _ in 0..24 {
        if !unsettled {
            break;
        }
        let mut changed = false;
        for &one in order {
            if standing[one].look(state, book, &values) {
                // The next one sees what this one did.
                changed = true;
                values = rebuild(state, book, standing);
            }
        }
        unsettled = look_again(state, book, standing, &values) || changed;
        if unsettled {
            values = rebuild(state, book, standing);
        }
    }
    (values, unsettled)
}

/// Does it matter in which order a player applies theirs, and was it not said? Whose order it is.
fn question(state: &State, book: &Book, standing: &[Standing<'_>], order: &[usize], values: &Values) -> Option<Player> {
    let said = |n: &usize| state.ordered.contains(&(standing[*n].held.card, standing[*n].held.effect));
    for player in [state.turn, state.turn.other()] {
        let own: Vec<usize> = order.iter().copied().filter(|&n| standing[n].who == player).collect();
        if own.len() < 2 || own.iter().all(said) {
            continue;
        }
        for &first in &own {
            let mut other = order.to_vec();
            other.sort_by_key(|&n| (standing[n].who != state.turn, n != first));
            let mut twin: Vec<Standing<'_>> = standing.to_vec();
            for one in twin.iter_mut().filter(|s| s.reads) {
                one.parts.clear();
                one.go_on(state, book, values);
            }
            let start = rebuild(state, book, &twin);
            if settle(state, book, &mut twin, &other, start).0.cards != values.cards {
                return Some(player);
            }
        }
    }
    None
}

/// The permanent effects of a player that look at power or cost.
pub fn to_order(state: &State, book: &Book, player: Player) -> Vec<(CardId, u8)> {
    let values = state.values(book);
    let all = permanents(state, book, values);
    all.iter().filter(|s| s.reads && s.who == player).map(|s| (s.held.card, s.held.effect)).collect()
}

/// What is printed.
fn base(state: &State, book: &Book) -> Values {
    let mut values = Values::default();
    values.cards.reserve(14);
    for id in state.whole_field() {
        let def = book.def(state.card(id).def);
        let (power, cost) = (def.power.unwrap_or(0), def.cost.unwrap_or(0));
        let seen = Seen { power, cost, base_power: power, base_cost: cost, ..Seen::default() };
        values.cards.push((id, seen));
    }
    values
}

/// Which modifiers are applied.
#[derive(Clone, Copy, PartialEq)]
enum Early {
    /// Those that decide which effects there are.
    Names,
    /// Base values.
    Base,
    /// All others.
    Rest,
}

fn apply_modifiers(state: &State, book: &Book, values: &mut Values, which: Early) {
    for modifier in &state.modifiers {
        let stage = stage_of(&modifier.grant);
        if which != Early::Names && stage != which || which == Early::Names && !decides_effects(&modifier.grant) {
            continue;
        }
        match modifier.on {
            On::Card(id) => {
                let (by, source, def) = (modifier.by, modifier.source, modifier.def);
                grant(values, book, id, &modifier.grant, modifier.amount, by, source, def, true);
            }
            On::Player(player) => {
                grant_player(values, player, &modifier.grant, modifier.by, modifier.source);
            }
        }
    }
}

fn decides_effects(grant: &Grant) -> bool {
    matches!(grant, Grant::Negated | Grant::Effect(_))
}

fn stage_of(grant: &Grant) -> Early {
    if matches!(grant, Grant::BasePower(_) | Grant::BaseCost(_)) { Early::Base } else { Early::Rest }
}

/// The permanent effects on the field, the turn player's first.
fn permanents<'a>(state: &State, book: &'a Book, values: &Values) -> Vec<Standing<'a>> {
    let mut all = Vec::new();
    for id in state.whole_field() {
        let card = state.card(id);
        let def = book.def(card.def);
        if def.has.permanent {
            for (n, effect) in def.text.effects.iter().enumerate().filter(|(_, e)| !e.given) {
                all.extend(Standing::new(state, book, Held { card: id, def: card.def, effect: n as u8 }, effect));
            }
        }
        if let Some(seen) = values.of(id) {
            for &(def, effect) in &seen.given {
                all.extend(Standing::new(state, book, Held { card: id, def, effect }, book.effect(def, effect)));
            }
        }
    }
    all
}

/// All values, with the permanent effects that apply.
fn rebuild(state: &State, book: &Book, standing: &[Standing<'_>]) -> Values {
    let mut values = base(state, book);
    apply_permanents(state, book, standing, &mut values, Early::Base);
    apply_modifiers(state, book, &mut values, Early::Base);
    for (id, seen) in &mut values.cards {
        seen.power = seen.base_power + (GIVEN_DON.of)(state, *id);
        seen.cost = seen.base_cost;
    }
    apply_permanents(state, book, standing, &mut values, Early::Rest);
    apply_modifiers(state, book, &mut values, Early::Rest);
    // The older edition does not say that what is gained later works.
    if book.is_older() && book.readings.of(super::readings::OLD_GAINED) == 1 {
        for (_, seen) in values.cards.iter_mut().filter(|(_, s)| s.negated) {
            seen.gained = 0;
            seen.lose_effects();
        }
    }
    values
}

fn apply_permanents(state: &State, book: &Book, standing: &[Standing<'_>], values: &mut Values, which: Early) {
    for one in standing {
        let (who, this) = (one.who, one.held.card);
        for (grants, part) in one.grants.iter().zip(&one.parts) {
            for (g, &amount) in grants.what.iter().zip(&part.amounts).filter(|(g, _)| stage_of(g) == which) {
                for &id in &part.cards {
                    grant(values, book, id, g, amount, who, this, one.held.def, false);
                }
                match &grants.to {
                    To::Player(side) => {
                        let eye = Eye::of_values(state, book, values, who, this);
                        let players: Vec<Player> = eye.players(*side).collect();
                        players.into_iter().for_each(|p| grant_player(values, p, g, who, this));
                    }
                    To::All(selector) if reaches_beyond(&selector.places) => match g {
                        Grant::Cost(_) => {
                            values.elsewhere.push((who, this, grants.to.clone(), Elsewhere::Cost, amount));
                        }
                        Grant::CounterValue(n) => {
                            values.elsewhere.push((who, this, grants.to.clone(), Elsewhere::Counter, *n));
                        }
                        _ => {}
                    },
                    _ => {}
                }
            }
        }
    }
}

fn reaches_beyond(places: &[Place]) -> bool {
    places.iter().any(|p| matches!(p, Place::Hand | Place::Trash | Place::Deck | Place::Life))
}

impl<'a> Eye<'a> {
    fn of_values(state: &'a State, book: &'a Book, values: &'a Values, who: Player, this: CardId) -> Self {
        Eye { state, book, values, who, this, it: &[], looked: &[], done: 0, chosen: 0, did: false }
    }
}

/// The number of a grant, if it has one.
pub fn amount_of(eye: &Eye<'_>, grant: &Grant) -> i32 {
    match grant {
        Grant::Power(a) | Grant::Cost(a) | Grant::BasePower(a) | Grant::BaseCost(a) => eye.amount(a),
        _ => 0,
    }
}

#[expect(clippy::too_many_arguments, reason = "a grant, and everything about where it comes from")]
fn grant(
    values: &mut Values,
    book: &Book,
    id: CardId,
    grant: &Grant,
    amount: i32,
    by: Player,
    source: CardId,
    def: DefId,
    lasting: bool,
) {
    let Some(seen) = values.of_mut(id) else { return };
    match grant {
        Grant::Power(_) => seen.power += amount,
        Grant::Cost(_) => seen.cost = (CLAMPED.of)(seen.cost, amount, book.is_older()),
        Grant::BasePower(_) => seen.base_power = amount,
        Grant::BaseCost(_) => seen.base_cost = amount,
        Grant::Keyword(keyword) if lasting => seen.gained |= 1 << *keyword as u8,
        Grant::Keyword(keyword) => seen.keywords |= 1 << *keyword as u8,
        Grant::Effect(effect) => seen.given.push((def, *effect)),
        // 8-2-4. What it gained before is negated; what it gains later works.
        Grant::Negated => {
            seen.negated = true;
            seen.gained = 0;
            seen.lose_effects();
        }
        Grant::Cannot(what) => seen.cannot.push(Bar { what: what.clone(), by, source }),
        Grant::AttacksActive(filter) => seen.attacks_active.push((filter.clone(), by, source)),
        Grant::Name(name) => seen.names.push(name.clone()),
        Grant::Type(name) => seen.types.push(name.clone()),
        Grant::StaysRested => seen.stays_rested = true,
        Grant::Attribute(attribute) => seen.attributes.push(*attribute),
        Grant::CounterValue(_) | Grant::WinsByDeck | Grant::LosesByDeckLater => {}
    }
}

fn grant_player(values: &mut Values, player: Player, grant: &Grant, by: Player, source: CardId) {
    match grant {
        Grant::Cannot(what) => values.players[player.index()].push(Bar { what: what.clone(), by, source }),
        Grant::WinsByDeck => values.wins_by_deck[player.index()] = true,
        Grant::LosesByDeckLater => values.loses_later[player.index()] = true,
        _ => {}
    }
}

/// 8-2-1. The auto and replacement effects that are not negated.
fn effects_that_work(state: &State, book: &Book, values: &mut Values) {
    let (mut autos, mut replacements) = (Vec::new(), Vec::new());
    let mut add = |held: Held, effect: &Effect| match effect.kind {
        Kind::Auto(_) => autos.push(held),
        Kind::Replacement { .. } => replacements.push(held),
        _ => {}
    };
    for (id, seen) in &values.cards {
        let card = state.card(*id);
        let def = book.def(card.def);
        if (def.has.auto || def.has.replacement) && !seen.negated {
            for (n, effect) in def.text.effects.iter().enumerate().filter(|(_, e)| !e.given) {
                add(Held { card: *id, def: card.def, effect: n as u8 }, effect);
            }
        }
        for &(def, effect) in &seen.given {
            add(Held { card: *id, def, effect }, book.effect(def, effect));
        }
    }
    values.autos = autos;
    values.replacements = replacements;
}

/// What the register lists: how powers, costs and keywords are read.
pub fn registered() -> Vec<crate::engine::Registered> {
    let mut all = vec![GIVEN_DON.registered("values"), CLAMPED.registered("values")];
    let more: &[(&str, &'static str)] = &[
        ("2-6-3", "power"),
        ("2-7-6", "cost"),
        ("1-3-7", "power-below-0"),
        ("8-1-3-3", "permanent"),
        ("8-1-3-3-2", "permanent-conditions"),
        ("8-1-3-3-4", "permanent-at-once"),
        ("8-1-3-3-5", "permanent-fixed-point"),
        ("8-2-1-1", "negated"),
        ("8-2-4", "gained-later"),
        ("8-4-6", "under-what-applies"),
    ];
    all.extend(more.iter().map(|(clause, name)| value(clause, name, ()).registered("values")));
    all
}
