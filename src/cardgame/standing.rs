//! Permanent effects: worked out for all cards together, to a fixed point.

use smallvec::SmallVec;

use super::book::Book;
use super::card::{CardId, DefId, Few, GrantId};
use super::code::{self, Given};
use super::effect::clamped;
use super::eye::Eye;
use super::game::CardGame;
use super::state::{On, State};
use super::text::{Effect, Grant, Kind, Place, To};
use super::values::{Applied, Away, Elsewhere, Granted, Held, Part, Standing, Values};
use super::vocabulary::OwnGrant as _;
use super::watch::{self, Watch};
use super::word::Word;
use super::{KEYWORDS, STATS};
use crate::engine::Player;

/// What work needs to see.
#[derive(Clone, Copy)]
struct At<'a, V: CardGame> {
    state: &'a State<V>,
    book: &'a Book<V>,
}

impl Standing {
    /// An effect of the card's own.
    fn own<V: CardGame>(at: At<'_, V>, held: Held) -> Self {
        let code = at.book.code(held.def, held.effect);
        let who = at.state.owner(held.card);
        Self { held, who, given: SmallVec::new(), reads: code.reads, bases: code.bases, own: true, is_new: true }
    }

    /// An effect that was given to the card, if it is a permanent one.
    fn given<V: CardGame>(at: At<'_, V>, held: Held) -> Option<Self> {
        let is_permanent = matches!(at.book.effect(held.def, held.effect).kind, Kind::Permanent(_));
        is_permanent.then(|| Self { own: false, ..Self::own(at, held) })
    }

    fn eye<'a, V: CardGame>(&self, at: At<'a, V>, values: &'a Values<V>) -> Eye<'a, V> {
        Eye::of_values(at.state, at.book, values, self.who, self.held.card)
    }

    fn effect<'a, V: CardGame>(&self, at: At<'a, V>) -> &'a Effect<V> {
        at.book.effect(self.held.def, self.held.effect)
    }

    fn parts<'a, V: CardGame>(&self, at: At<'a, V>) -> &'a [Given<V>] {
        &at.book.code(self.held.def, self.held.effect).standing
    }

    fn watches<V: CardGame>(&self, at: At<'_, V>) -> Watch {
        at.book.code(self.held.def, self.held.effect).watches
    }

    /// Are the effects of its card negated?
    fn negated<V: CardGame>(&self, values: &Values<V>) -> bool {
        self.own && values.of(self.held.card).is_some_and(|s| s.negated)
    }

    /// Do its conditions hold, and is it not negated?
    fn holds<V: CardGame>(&self, at: At<'_, V>, values: &Values<V>) -> bool {
        let negated = self.negated(values);
        let eye = self.eye(at, values);
        let Held { card, def, effect } = self.held;
        let spent = self.effect(at).once && at.state.is_used(card, def, effect);
        !negated && !spent && self.effect(at).conditions.iter().all(|c| eye.holds(c))
    }

    /// What it gives now: the cards are those that fit as they are, with everything that applies to them.
    fn gives<V: CardGame>(&self, at: At<'_, V>, values: &Values<V>) -> SmallVec<[Part; 1]> {
        let eye = self.eye(at, values);
        let part = |given: &Given<V>| Part {
            cards: match &given.to {
                To::This => Few::from_slice(&[self.held.card]),
                To::All(selector) if self.reads => eye.select(selector),
                // Cards away from the field are asked when somebody looks at them ([`Elsewhere`]).
                To::All(selector) => eye.select_on_field(selector),
                To::ThisInHand | To::Player(_) => Few::new(),
            },
            amounts: code::grants(&given.grants).map(|g| eye.amount_of(at.book.grant(g))).collect(),
        };
        self.parts(at).iter().map(part).collect()
    }

    /// The same; nothing if it does not apply.
    fn gives_now<V: CardGame>(&self, at: At<'_, V>, values: &Values<V>) -> SmallVec<[Part; 1]> {
        if self.holds(at, values) { self.gives(at, values) } else { SmallVec::new() }
    }

    /// Look again; true if that changes something.
    fn look<V: CardGame>(&mut self, at: At<'_, V>, values: &Values<V>) -> bool {
        let given = self.gives_now(at, values);
        let changed = given != self.given;
        self.given = given;
        changed
    }

    /// It goes on applying to the cards that it applied to, until it is looked at again.
    fn go_on<V: CardGame>(&mut self, at: At<'_, V>, values: &Values<V>) {
        let held = self.held;
        let is_own = |a: &&Applied| (a.card, a.def, a.effect) == (held.card, held.def, held.effect);
        let own = || at.state.applying.iter().filter(is_own);
        if own().next().is_none() {
            return;
        }
        let mut given = self.gives(at, values);
        for (n, part) in given.iter_mut().enumerate() {
            part.cards = own().filter(|a| usize::from(a.part) == n).filter_map(|a| a.on).collect();
        }
        self.given = given;
    }

    /// What it applies to, to be kept.
    fn keep(&self, out: &mut Vec<Applied>) {
        let Held { card, def, effect } = self.held;
        for (part, given) in (0..=u8::MAX).zip(&self.given) {
            let to = |on| Applied { card, def, effect, part, on };
            out.extend(given.cards.is_empty().then(|| to(None)));
            out.extend(given.cards.iter().map(|&id| to(Some(id))));
        }
    }
}

impl<V: CardGame> State<V> {
    /// What is worked out from the position is brought up to date. False: it was.
    pub fn settle(&mut self, book: &Book<V>) -> bool {
        let changed = std::mem::take(&mut self.values.changed);
        let stale = std::mem::take(&mut self.values.stale);
        if !stale {
            let renumbered = changed & watch::PLAIN != 0;
            if renumbered {
                renumber(self, book);
            }
            // Whether all of it rests on what is known may be new.
            return renumbered;
        }
        if !follows(self, book, changed) {
            work_out(self, book);
        }
        // Which of the permanent effects that look at each other apply now depends on which did.
        if book.reads && self.outcome.is_none() && self.values.applying != self.applying {
            self.applying.clone_from(&self.values.0.applying);
            let several = || self.values.standing.iter().filter(|s| s.reads).count() > 1;
            if self.values.unsettled || several() {
                work_out(self, book);
            }
        }
        true
    }

    /// What is worked out is taken, to be changed beside the position.
    fn values_out(&mut self) -> Box<Values<V>> {
        let stand_in = self.stand_in.take();
        std::mem::replace(&mut self.values.0, stand_in)
    }

    /// And put back.
    fn values_in(&mut self, values: Box<Values<V>>) {
        let stand_in = std::mem::replace(&mut self.values.0, values);
        self.stand_in.keep(stand_in);
    }

    /// What is worked out from the position is worked out anew; the position stays as it is.
    pub fn work_out(&mut self, book: &Book<V>) {
        self.known.0 = self.is_all_known();
        self.values.stale = false;
        work_out(self, book);
    }

    /// A position as it is put down: where the order of permanent effects matters, it is asked before any of them applies.
    pub fn begun(mut self, book: &Book<V>) -> Self {
        self.work_out(book);
        if self.values.open.is_none() && !self.values.applying.is_empty() {
            self.applying.clone_from(&self.values.0.applying);
            work_out(&mut self, book);
        }
        self
    }
}

/// Work everything out anew.
fn work_out<V: CardGame>(state: &mut State<V>, book: &Book<V>) {
    let mut values = state.values_out();
    if !V::work_out(state, book, &mut values) {
        fixed_point(At { state, book }, &mut values);
    }
    values.stale = false;
    values.changed = 0;
    state.values_in(values);
}

/// Something has changed that permanent effects look at: those that do are looked at again. Only where none of them looks at what another one
/// gives, but for numbers, so that each can be asked alone; else, false, nothing is known.
fn follows<V: CardGame>(state: &mut State<V>, book: &Book<V>, changed: Watch) -> bool {
    // Where nothing was given, not even what is printed, the game has worked everything out in its own way.
    let is_own = state.values.given == 0;
    if is_own || changed & (watch::FIELD | watch::ANYTHING) != 0 {
        return false;
    }
    let mut values = state.values_out();
    let at = At { state, book };
    let followed = !asks_each_other(at, &values) && follow(at, &mut values, changed);
    state.values_in(values);
    debug_assert!(!followed || is_as_worked_out(state, book), "worked out anew it is something else: {changed:x}");
    followed
}

/// Does one of those that look at no number look at what is given?
fn asks_each_other<V: CardGame>(at: At<'_, V>, values: &Values<V>) -> bool {
    let deciding = watch::EFFECTS | watch::NEGATED;
    let asks = |one: &Standing| one.watches(at) & (values.given | watch::ANYTHING) != 0;
    values.given & deciding != 0 || values.standing.iter().any(|one| !one.reads && asks(one))
}

fn follow<V: CardGame>(at: At<'_, V>, values: &mut Values<V>, changed: Watch) -> bool {
    let mut standing = std::mem::take(&mut values.standing);
    let moved = changed & (watch::CARDS | watch::TURN) != 0;
    let mut given = moved;
    if moved {
        found_again(at, values, &mut standing);
    }
    for one in standing.iter_mut() {
        if one.reads {
            one.given.clear();
            one.go_on(at, values);
            given = true;
        } else if one.is_new || one.watches(at) & changed != 0 {
            given |= one.look(at, values);
        }
    }
    if given || changed & watch::PLAIN != 0 {
        match moved {
            true => build(at, &standing, values),
            false => rebuild(at, &standing, values),
        }
    }
    settled(at, values, standing, true);
    !asks_each_other(at, values)
}

/// The cards on the field and their permanent effects, as they lie now: those that were there apply as they did until they are looked at.
fn found_again<V: CardGame>(at: At<'_, V>, values: &mut Values<V>, standing: &mut Vec<Standing>) {
    let mut before = std::mem::take(&mut values.before);
    std::mem::swap(standing, &mut before);
    values.clear(at.state.cards.len());
    values.clear_working();
    standing.clear();
    at.state.each_on_field(|card| {
        values.push(card, printed(at, card));
        for &def in V::texts(at.state, card).iter() {
            standing.extend(standing_of(at, card, def));
            at.book.def(def).working.iter().for_each(|&effect| values.works(at.book, Held { card, def, effect }));
        }
    });
    for one in standing.iter_mut() {
        if let Some(known) = before.iter_mut().find(|s| s.held == one.held && s.who == one.who) {
            one.given = std::mem::take(&mut known.given);
            one.is_new = false;
        }
    }
    values.before = before;
}

/// Those that look at numbers are settled last.
fn settled<V: CardGame>(at: At<'_, V>, values: &mut Values<V>, mut standing: Vec<Standing>, seen: bool) {
    let order = order_of(at, &standing);
    values.unsettled = settle(at, &mut standing, &order, values, seen);
    values.open = question(at, &standing, &order, values);
    values.applying.clear();
    standing.iter().filter(|s| s.reads).for_each(|s| s.keep(&mut values.applying));
    values.watches = standing.iter().fold(0, |w, s| w | s.watches(at));
    is_known(at, values, &standing);
    values.standing = standing;
}

/// Is all that the permanent effects look at known?
fn is_known<V: CardGame>(at: At<'_, V>, values: &mut Values<V>, standing: &[Standing]) {
    values.unseen = standing.iter().any(|s| rests_on_unknown(at, values, s));
    values.doubtful = values.unseen && standing.iter().any(|s| is_doubtful(at, values, s));
}

/// Would everything be the same if it were worked out anew?
fn is_as_worked_out<V: CardGame>(state: &State<V>, book: &Book<V>) -> bool {
    let mut anew = Values::default();
    fixed_point(At { state, book }, &mut anew);
    anew.is_all_like(&state.values)
}

/// Only what is given has changed, and no permanent effect looks at it: what applies goes on applying.
fn renumber<V: CardGame>(state: &mut State<V>, book: &Book<V>) {
    let mut values = state.values_out();
    if !V::work_out(state, book, &mut values) {
        let standing = std::mem::take(&mut values.standing);
        rebuild(At { state, book }, &standing, &mut values);
        values.standing = standing;
    }
    state.values_in(values);
}

/// The turn player's are applied, then the others', and again until nothing changes.
fn fixed_point<V: CardGame>(at: At<'_, V>, values: &mut Values<V>) {
    base(at, values);
    // First without permanent effects; then with those that apply so.
    modify(at, values, Stage::Effects);
    let mut standing = std::mem::take(&mut values.standing);
    permanents(at, values, &mut standing);
    standing.iter_mut().filter(|s| s.reads).for_each(|one| one.go_on(at, values));
    // What looks at no number is settled first: one may bring another about, so again until nothing changes.
    let mut built = standing.iter().any(|s| !s.given.is_empty());
    if built {
        rebuild(at, &standing, values);
    }
    let mut given = values.given;
    // What has changed since they looked: at first everything.
    let mut news = watch::FIELD;
    // Those that look at no number have seen everything.
    let mut seen = false;
    for _ in 0..8 {
        let changed = look_again(at, &mut standing, values, news);
        if !changed && built {
            seen = true;
            break;
        }
        rebuild(at, &standing, values);
        built = true;
        let known = standing.len();
        add_given(at, values, &mut standing);
        given |= values.given;
        // Where nothing was given that one of them looks at, another look would find the same.
        let watches = standing.iter().fold(watch::NEGATED, |w, s| w | s.watches(at));
        if standing.len() == known && !watch::matters(given, watches) {
            seen = true;
            break;
        }
        news = if standing.len() == known { given } else { watch::FIELD };
    }
    settled(at, values, standing, seen);
    working(at, values);
}

/// Those that look at no number but at something that is new are looked at again; true if that changes something.
fn look_again<V: CardGame>(at: At<'_, V>, standing: &mut [Standing], values: &Values<V>, news: Watch) -> bool {
    let mut changed = false;
    for one in standing.iter_mut().filter(|s| !s.reads && watch::matters(news, s.watches(at) | watch::NEGATED)) {
        changed |= one.look(at, values);
    }
    changed
}

/// Does a permanent effect look at a card that nobody has seen?
fn rests_on_unknown<V: CardGame>(at: At<'_, V>, values: &Values<V>, one: &Standing) -> bool {
    if !watch::away_from_field(one.watches(at)) {
        return false;
    }
    let eye = one.eye(at, values);
    let amount = |id: GrantId| at.book.grant(id).amount().is_some_and(|a| eye.unknown_amount(a).is_some());
    one.effect(at).conditions.iter().any(|c| eye.unknown_to(c).is_some())
        || one.parts(at).iter().any(|part| code::grants(&part.grants).any(amount))
}

/// Do cards decide what a permanent effect gives of which it is not known what they are?
fn is_doubtful<V: CardGame>(at: At<'_, V>, values: &Values<V>, one: &Standing) -> bool {
    let eye = one.eye(at, values);
    let amount = |id: GrantId| at.book.grant(id).amount().is_some_and(|a| eye.doubts_amount(a));
    let conditions = &one.effect(at).conditions;
    // Where something else that it asks for surely fails, nothing is open.
    let may_hold = !one.negated(values) && conditions.iter().all(|c| eye.may_hold(c));
    may_hold
        && (conditions.iter().any(|c| eye.doubts(c))
            || one.parts(at).iter().any(|part| code::grants(&part.grants).any(amount)))
}

/// Permanent effects that permanent effects give.
fn add_given<V: CardGame>(at: At<'_, V>, values: &Values<V>, standing: &mut Vec<Standing>) {
    for (card, seen) in values.all().filter(|(_, s)| !s.granted.is_empty()) {
        for (def, effect) in seen.given(at.book) {
            let held = Held { card, def, effect };
            if !standing.iter().any(|s| s.held == held) {
                standing.extend(Standing::given(at, held));
            }
        }
    }
}

/// The permanent effects that look at numbers, in the order that their players chose, else as they lie.
fn order_of<V: CardGame>(at: At<'_, V>, standing: &[Standing]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..standing.len()).filter(|&n| standing[n].reads).collect();
    if order.len() > 1 {
        let players = at.state.in_turn();
        let seat = |n: usize| players.iter().position(|p| *p == standing[n].who);
        let place = |n: usize| {
            let held = (standing[n].held.card, standing[n].held.effect);
            at.state.ordered.iter().position(|o| *o == held).unwrap_or(usize::MAX)
        };
        order.sort_by_key(|&n| (seat(n), place(n)));
    }
    order
}

/// One after the other, again and again until nothing changes. True: that never comes. `seen`: the others, which look at no number, have seen
/// everything so far.
fn settle<V: CardGame>(
    at: At<'_, V>,
    standing: &mut [Standing],
    order: &[usize],
    values: &mut Values<V>,
    mut seen: bool,
) -> bool {
    let mut unsettled = !order.is_empty();
    for _ in 0..24 {
        if !unsettled {
            break;
        }
        let mut changed = false;
        for &one in order {
            if standing[one].look(at, values) {
                // The next one sees what this one did.
                changed = true;
                rebuild(at, standing, values);
            }
        }
        let others = (changed || !seen) && look_again(at, standing, values, watch::FIELD);
        seen = !others;
        unsettled = changed || others;
        if others {
            rebuild(at, standing, values);
        }
    }
    unsettled
}

/// Does it matter in which order a player applies theirs, and was it not said? Whose order it is.
fn question<V: CardGame>(at: At<'_, V>, standing: &[Standing], order: &[usize], values: &Values<V>) -> Option<Player> {
    if order.len() < 2 {
        return None;
    }
    let said = |n: &usize| at.state.ordered.contains(&(standing[*n].held.card, standing[*n].held.effect));
    let players = at.state.in_turn();
    for &player in &players {
        let own: Vec<usize> = order.iter().copied().filter(|&n| standing[n].who == player).collect();
        if own.len() < 2 || own.iter().all(said) {
            continue;
        }
        for &first in &own {
            let mut other = order.to_vec();
            other.sort_by_key(|&n| (players.iter().position(|p| *p == standing[n].who), n != first));
            let mut twin: Vec<Standing> = standing.to_vec();
            for one in twin.iter_mut().filter(|s| s.reads) {
                one.given.clear();
                one.go_on(at, values);
            }
            let mut start = Values::default();
            base(at, &mut start);
            rebuild(at, &twin, &mut start);
            settle(at, &mut twin, &other, &mut start, false);
            if !start.is_like(values) {
                return Some(player);
            }
        }
    }
    None
}

/// The permanent effects of a player that look at numbers of cards.
pub fn to_order<V: CardGame>(state: &State<V>, book: &Book<V>, player: Player) -> Vec<(CardId, u8)> {
    let mut all = Vec::new();
    permanents(At { state, book }, &state.values, &mut all);
    all.iter().filter(|s| s.reads && s.who == player).map(|s| (s.held.card, s.held.effect)).collect()
}

/// What is printed.
fn base<V: CardGame>(at: At<'_, V>, values: &mut Values<V>) {
    values.clear(at.state.cards.len());
    at.state.each_on_field(|id| values.push(id, printed(at, id)));
}

/// The numbers that are printed on a card.
fn printed<V: CardGame>(at: At<'_, V>, id: CardId) -> [i32; STATS] {
    at.state.def(at.book, id).numbers
}

/// What is applied when.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    /// What decides which effects there are.
    Effects,
    /// Bases.
    Base,
    /// What is forbidden: it may forbid what the others change.
    Cannot,
    /// All others.
    Rest,
}

impl Stage {
    fn has<V: CardGame>(self, book: &Book<V>, grant: &Grant<V>) -> bool {
        let bases = || is_base(book, grant);
        match self {
            Self::Effects => matches!(grant, Grant::Negated | Grant::Effect(_)),
            Self::Base => bases(),
            Self::Cannot => matches!(grant, Grant::Cannot(_)),
            Self::Rest => !bases() && !matches!(grant, Grant::Cannot(_)),
        }
    }
}

/// Is it a number that others are added to?
fn is_base<V: CardGame>(book: &Book<V>, grant: &Grant<V>) -> bool {
    match grant {
        Grant::Base(..) => true,
        Grant::Set(..) => V::sets_printed(&book.readings),
        _ => false,
    }
}

fn modify<V: CardGame>(at: At<'_, V>, values: &mut Values<V>, stage: Stage) {
    for modifier in &at.state.modifiers {
        if !stage.has(at.book, at.book.grant(modifier.grant)) || !V::is_in_force(modifier) {
            continue;
        }
        let (grant, by, source, amount) = (modifier.grant, modifier.by, modifier.source, modifier.amount);
        let granted = Granted { grant, by, source, amount };
        match modifier.on {
            On::Card(id) if values.of(id).is_none() => values.none_away = false,
            On::Card(id) => give(at.book, values, id, granted, modifier.amount, true),
            On::Player(player) => values.players[player.index()].push(granted),
        }
    }
}

/// The permanent effects of a text of a card.
fn standing_of<V: CardGame>(at: At<'_, V>, card: CardId, def: DefId) -> impl Iterator<Item = Standing> {
    at.book.def(def).standing.iter().map(move |&effect| Standing::own(at, Held { card, def, effect }))
}

/// The permanent effects on the field, the turn player's first.
fn permanents<V: CardGame>(at: At<'_, V>, values: &Values<V>, all: &mut Vec<Standing>) {
    all.clear();
    at.state.each_on_field(|card| {
        for &def in V::texts(at.state, card).iter() {
            all.extend(standing_of(at, card, def));
        }
        if let Some(seen) = values.of(card).filter(|s| !s.granted.is_empty()) {
            for (def, effect) in seen.given(at.book) {
                all.extend(Standing::given(at, Held { card, def, effect }));
            }
        }
    });
}

/// All values of the cards that were found on the field, with the permanent effects that apply.
fn rebuild<V: CardGame>(at: At<'_, V>, standing: &[Standing], values: &mut Values<V>) {
    values.begin();
    values.all_mut().for_each(|(id, seen)| seen.begin(printed(at, id)));
    build(at, standing, values);
}

/// The same, of cards that are as they are printed.
fn build<V: CardGame>(at: At<'_, V>, standing: &[Standing], values: &mut Values<V>) {
    values.none_away = true;
    if standing.iter().any(|s| s.bases) {
        stand(at, standing, values, Stage::Base);
    }
    modify(at, values, Stage::Base);
    for (id, seen) in values.all_mut() {
        seen.stats = seen.base;
        V::adds(at.state, at.book, id, &mut seen.stats);
    }
    for stage in [Stage::Cannot, Stage::Rest] {
        stand(at, standing, values, stage);
        modify(at, values, stage);
    }
    values.given |= watch::KEYWORDS;
    let mut due = false;
    for (id, seen) in values.all_mut() {
        for &def in V::texts(at.state, id).iter().filter(|_| !seen.negated) {
            let always = &at.book.def(def).always.keywords;
            if *always == [0; KEYWORDS] {
                continue;
            }
            for &k in V::Keyword::ALL.iter().filter(|k| !seen.lost[k.index()]) {
                let n = &mut seen.keywords[k.index()];
                *n = V::add_keyword(k, *n, always[k.index()]);
            }
        }
        V::granted(at.book, seen);
        due |= V::is_due(at.state, id, seen);
    }
    values.due = due;
}

fn stand<V: CardGame>(at: At<'_, V>, standing: &[Standing], values: &mut Values<V>, stage: Stage) {
    for one in standing.iter().filter(|one| !one.given.is_empty()) {
        let (by, source) = (one.who, one.held.card);
        for (n, (part, given)) in (0..=u8::MAX).zip(one.parts(at).iter().zip(&one.given)) {
            for (grant, &amount) in code::grants(&part.grants).zip(&given.amounts) {
                let what = at.book.grant(grant);
                if !stage.has(at.book, what) {
                    continue;
                }
                values.given |= watch::of_grant(what);
                let granted = Granted { grant, by, source, amount };
                for &id in &given.cards {
                    if !is_kept(at, values, id, granted, amount) {
                        give(at.book, values, id, granted, amount, false);
                    }
                }
                match &part.to {
                    To::Player(whose) => {
                        let eye = Eye::of_values(at.state, at.book, values, by, source);
                        let players = eye.players(*whose);
                        players.into_iter().for_each(|p| values.players[p.index()].push(granted));
                    }
                    To::All(selector) if selector.places.iter().any(Place::is_away) => match what {
                        Grant::Stat(stat, _) | Grant::Base(stat, _) => {
                            let base = matches!(what, Grant::Base(..));
                            let to = Elsewhere { who: by, held: one.held, part: n, stat: *stat, amount, base };
                            values.elsewhere.push(to);
                        }
                        Grant::Cannot(_) | Grant::Own(_) => {
                            values.away.push(Away { held: one.held, part: n, granted });
                        }
                        _ => {}
                    },
                    _ => {}
                }
            }
        }
    }
}

/// Does something forbid that a permanent effect makes a number of a card less?
fn is_kept<V: CardGame>(at: At<'_, V>, values: &Values<V>, id: CardId, granted: Granted, amount: i32) -> bool {
    let Grant::Stat(stat, _) = at.book.grant(granted.grant) else { return false };
    let barring = amount < 0 && values.of(id).is_some_and(|seen| !seen.granted.is_empty());
    barring && V::is_lowering_barred(&Eye::of_values(at.state, at.book, values, granted.by, granted.source), id, *stat)
}

/// A card gets something.
fn give<V: CardGame>(book: &Book<V>, values: &mut Values<V>, id: CardId, granted: Granted, amount: i32, lasting: bool) {
    let what = book.grant(granted.grant);
    values.given |= watch::of_grant(what);
    let Some(seen) = values.of_mut(id) else { return };
    match what {
        Grant::Stat(stat, _) => {
            let now = &mut seen.stats[stat.index()];
            *now = V::plus(book, *stat, *now, amount);
        }
        Grant::Base(stat, _) => seen.base[stat.index()] = amount,
        Grant::Set(stat, _) if is_base(book, what) => seen.base[stat.index()] = amount,
        Grant::Set(stat, _) => seen.stats[stat.index()] = amount,
        Grant::Keyword(keyword, n) => seen.gain::<V>(*keyword, V::keyword_number(*keyword, *n), lasting),
        // What it gained before is negated; what it gains later works.
        Grant::Negated => {
            seen.negated = true;
            seen.gained = Default::default();
            seen.lose_effects(book);
        }
        // So with a keyword.
        Grant::Own(own) if own.loses().is_some() => {
            let lost = own.loses().map_or(0, Word::index);
            (seen.keywords[lost], seen.gained[lost], seen.lost[lost]) = (0, 0, true);
            // A permanent effect goes on taking it away.
            if !lasting {
                seen.granted.push(granted);
            }
        }
        Grant::Effect(_) | Grant::Cannot(_) | Grant::Name(_) | Grant::Type(_) | Grant::Own(_) => {
            match what.worked_keyword() {
                Some(keyword) => seen.gain::<V>(keyword, clamped(amount), lasting),
                None => seen.granted.push(granted),
            }
        }
    }
}

/// The effects that work by themselves or replace something, and that are not negated.
fn working<V: CardGame>(at: At<'_, V>, values: &mut Values<V>) {
    values.clear_working();
    for n in 0..values.len() {
        let (card, seen) = values.nth(n);
        if !seen.negated {
            for &def in V::texts(at.state, card).iter() {
                for &effect in &at.book.def(def).working {
                    values.works(at.book, Held { card, def, effect });
                }
            }
        }
        if !values.nth(n).1.granted.is_empty() {
            let given: SmallVec<[(DefId, u8); 4]> = values.nth(n).1.given(at.book).collect();
            given.into_iter().for_each(|(def, effect)| values.works(at.book, Held { card, def, effect }));
        }
    }
}
