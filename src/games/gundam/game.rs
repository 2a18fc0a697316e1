//! What the layer asks of Gundam.

use super::areas::{Marks, Mode, Own, Target};
use super::cards::Facts;
use super::event::{Ending, Happens, How};
use super::noticing::Waits;
use super::vocabulary::{
    Amount, Call, Category, Compare, Condition, Counted, Deed, Duration, Effect, Keyword, Kind, Later, Number, Of, Op,
    OwnCondition, OwnIs, OwnOp, OwnWould, Selector, Stat, Timing, When, Zone,
};
use super::{
    Act, Book, Choice, Cx, Def, Event, Eye, Frame, Gundam, Local, Procedure, Row, Run, State, battle, because,
    blocking, construction, doubting, enforcement, event, giving, last, lasting, matching, noticing, operations, order,
    playing, program, readings, replacing, said, silence, terms, words,
};
use crate::cardgame::code::{Asking, Instr};
use crate::cardgame::finding::{Happened, SetOff, Silent};
use crate::cardgame::frame::{Knowing, Waiting};
use crate::cardgame::state::{On, Players};
use crate::cardgame::values::{Granted, Last, Seen};
use crate::cardgame::watch::{self, Watch};
use crate::cardgame::{
    Because, CardGame, CardId, CardPieces, Cause, Few, Finding, Held, Modifier, Move, Pending, ProgramRows, Reason,
    Refused, STATS, Texts, state, watching,
};
use crate::engine::row::rows;
use crate::engine::{
    self, Check, ClauseId, Noticed, Outcome, Player, Reading, ReadingFacts, ReadingSet, Readings, Record, Registered,
    Replacement, Seats,
};
use crate::lang::Said;

const BATTLE: Watch = watch::own(0);
const RESOURCES: Watch = watch::own(1);
const DAMAGE: Watch = watch::own(2);

impl CardPieces for Gundam {
    type Marks = Marks;
    type Own = Own;
    type How = How;
    type Ending = Ending;
    type Event = Happens;
    type Choice = Act;
    type Frame = Procedure;
    type Facts = Facts;
    type Waits = Waits;
    type Local = Local;
    /// Resources that can be paid with.
    type Purse = u8;

    fn sets_printed(readings: &Readings) -> bool {
        readings.of(readings::SET_NUMBER) == 1
    }
}

impl CardGame for Gundam {
    type Counted = program::Aside;

    const HAND: Zone = Zone::Hand;
    const MOVED: How = How::Moved;
    const CHOSEN: Deed = Deed::Choose;
    const GIVEN: Deed = Deed::Give;
    const REVEALED: Deed = Deed::Reveal;
    const PROGRAM: &'static ProgramRows<Self> = &program::PROGRAM;
    const KNOW: &'static [Row<Knowing<Self>>] = &terms::KNOW;
    const ORDER: &'static [Row<Waiting>] = &order::ORDER;
    const REPLACES: SetOff = replacing::REPLACES;
    /// 10-1-6-1, 11-1-2. What an event sets off is set off by it, also if its card is destroyed at once.
    const NOTICES_FIRST: bool = true;
    /// 13-2-8-2-1. How it was when it was last on the field.
    const ASKS_HOW_IT_WAS: bool = true;
    /// 1-2-1. No clause speaks of loops: the game ends by a defeat only, and none comes.
    const ENDLESS: Option<engine::Endless<Self>> = Some(|book| {
        let mut rests_on = ReadingSet::default();
        rests_on.insert(readings::ENDLESS);
        let outcome = if book.readings.of(readings::ENDLESS) == 1 { Outcome::Drawn } else { Outcome::Undecided };
        (const { ClauseId::new("1-2-1") }, rests_on, Happens::Endless(outcome).event())
    });
    const ROUNDS: Option<engine::Rounds<Self>> = None;

    fn friends(state: &State, player: Player) -> Seats {
        state.allies(player)
    }

    fn in_turn(state: &State) -> Players {
        state.order_from(state.turn)
    }

    fn comes_after(state: &State, player: Player, other: Player) -> bool {
        state.seat_in_round(player) > state.seat_in_round(other)
    }

    fn apply_own<R: Record<Self>>(state: &mut State, book: &Book, event: &Happens, record: &mut R) -> bool {
        event::apply(state, book, event, record)
    }

    fn begins_to_happen(state: &mut State, event: &Event) {
        event::begins_to_happen(state, event);
    }

    fn is_quiet(event: &Happens) -> bool {
        event.is_quiet()
    }

    /// 4-1-1-2. Shields are on the field as well. 4-1-5. What a card of the hand gets lasts while it is there.
    fn lasts_in(zone: Zone) -> bool {
        crate::cardgame::Zone::is_field(zone) || matches!(zone, Zone::Shields | Zone::Hand)
    }

    fn is_new(how: How) -> bool {
        how == How::Deployed
    }

    fn leaves<R: Record<Self>>(state: &mut State, book: &Book, id: CardId, _: &mut R) {
        last::keeps_last(state, book, id);
        event::leaves(state, book, id);
    }

    fn arrives<R: Record<Self>>(state: &mut State, book: &Book, m: &Move<Self>, record: &mut R) {
        last::before_its_pilot(state, book, m);
        if matches!(m.from, Zone::Shields | Zone::Hand) {
            state.end_modifiers(|modifier| modifier.on == On::Card(m.card));
            state.card_mut(m.card).spared = None;
        }
        event::arrives(state, book, m, record);
    }

    fn begins(state: &mut State, _: &Book, _: Player) {
        state.log = Default::default();
        state.cards.iter_mut().for_each(|c| c.own.paired_now = false);
    }

    fn taken(state: &mut State, _: &Pending<Self>) {
        order::taken(state);
    }

    fn ends(state: &State, modifier: &Modifier<Self>, ending: Ending) -> bool {
        lasting::ends(state, modifier, ending)
    }

    fn arms(until: Duration, own: bool) -> bool {
        lasting::arms(until, own)
    }

    fn arms_later(later: Later, own: bool) -> bool {
        lasting::arms_later(later, own)
    }

    fn is_in_force(modifier: &Modifier<Self>) -> bool {
        lasting::is_in_force(modifier)
    }

    fn is_armed_already(later: Later, own: bool) -> bool {
        later == Later::EndOfOpponentsTurn && !own
    }

    fn grant_path(book: &Book, modifier: &Modifier<Self>) -> String {
        event::grant_path(book, modifier)
    }

    fn each_card_of_event(event: &mut Happens, see: &mut dyn FnMut(&mut CardId)) {
        event.each_card(see);
    }

    fn each_card_of_own(own: &mut Own, see: &mut dyn FnMut(&mut CardId)) {
        own.battle.iter_mut().chain(&mut own.paused).for_each(|battle| battle.each_card(see));
        own.sides.iter_mut().filter_map(|s| s.struck.as_mut()).for_each(&mut *see);
        own.shared.iter_mut().flatten().for_each(&mut *see);
        own.stray.iter_mut().chain(&mut own.turned).for_each(&mut *see);
        for (card, cause) in own.hits.iter_mut().chain(&mut own.log.destroyed) {
            see(card);
            cause.card_mut().map(&mut *see);
        }
        own.log.paid.iter_mut().for_each(|(_, card)| see(card));
    }

    fn each_card_of_marks(marks: &mut Marks, see: &mut dyn FnMut(&mut CardId)) {
        marks.pilot.iter_mut().chain(&mut marks.struck_by).for_each(&mut *see);
        marks.kept_from.as_mut().and_then(Cause::card_mut).map(see);
    }

    fn each_card_of_waits(waits: &mut Waits, see: &mut dyn FnMut(&mut CardId)) {
        waits.was.as_deref_mut().into_iter().chain(&mut waits.its).for_each(|w| w.each_card(see));
    }

    fn each_card_of_local(local: &mut Local, see: &mut dyn FnMut(&mut CardId)) {
        local.hit.iter_mut().for_each(&mut *see);
        local.was.as_deref_mut().into_iter().chain(&mut local.its).for_each(|w| w.each_card(see));
        local.shares.iter_mut().for_each(&mut *see);
        for reduced in &mut local.reduced {
            see(&mut reduced.by);
            see(&mut reduced.card);
        }
        local.before.iter_mut().chain(&mut local.aside).flatten().for_each(see);
    }

    fn remembers(state: &State, run: &mut Run) {
        last::remembers(state, run);
    }

    fn told(state: &mut State) {
        state.left.clear();
    }

    fn forgets(local: &mut Local, card: CardId) {
        local.was.iter_mut().for_each(|was| was.forget(card));
    }

    /// 13-2-8-2-1. A card that has left the field, as an effect of it looks back at it.
    fn last<'a>(eye: &Eye<'a>, id: CardId) -> Option<&'a Last> {
        matching::was(eye, id).map(|was| &was.last)
    }

    /// 3-3-9-2. A Unit also has the text of its Pilot.
    fn texts(state: &State, card: CardId) -> Texts {
        let card = state.card(card);
        Texts::of(card.def).and(card.own.pilot.map(|pilot| state.card(pilot).def))
    }

    fn is_worked_out(stat: Stat) -> bool {
        matches!(stat, Stat::Ap | Stat::Hp)
    }

    fn adds(state: &State, book: &Book, id: CardId, stats: &mut [i32; STATS]) {
        matching::adds(state, book, id, stats);
    }

    fn is_lowering_barred(eye: &Eye<'_>, id: CardId, stat: Stat) -> bool {
        super::giving::is_lowering_barred(eye, id, stat)
    }

    fn add_keyword(keyword: Keyword, a: u8, b: u8) -> u8 {
        matching::add_keyword(keyword, a, b)
    }

    fn granted(book: &Book, seen: &mut Seen) {
        matching::loses(book, seen);
    }

    fn keyword_number(_: Keyword, n: u8) -> u8 {
        n.max(1)
    }

    fn read_stat_of(eye: &Eye<'_>, id: CardId, stat: Stat, of: Of, n: i32) -> i32 {
        matching::read(eye, id, stat, of, n)
    }

    fn has_stat(def: &Def, stat: Stat) -> bool {
        matching::has_stat(def, stat)
    }

    fn is(eye: &Eye<'_>, is: &OwnIs, id: CardId) -> bool {
        matching::is(eye, is, id)
    }

    fn may_be(state: &State, id: CardId) -> bool {
        doubting::may_be(state, id)
    }

    fn doubts(run: &Run, state: &State, book: &Book, instr: &Instr<Self>) -> Option<&'static Row<Run>> {
        doubting::DOUBTS.row(run, state, book, instr)
    }

    fn leaves_open(cx: &mut Cx<'_>, card: CardId) {
        cx.decide("!4-1-4");
        doubting::DOUBTS.says(cx, Some(card));
    }

    fn is_visible(is: &OwnIs) -> bool {
        matches!(is, OwnIs::Of(_) | OwnIs::Placed)
    }

    fn is_category(eye: &Eye<'_>, id: CardId, category: Category) -> bool {
        matching::is_category(eye, id, category)
    }

    fn names(eye: &Eye<'_>, id: CardId, is: &mut dyn FnMut(&str) -> bool) -> bool {
        matching::names(eye, id, is)
    }

    fn types(eye: &Eye<'_>, id: CardId, is: &mut dyn FnMut(&str) -> bool) -> bool {
        matching::types(eye, id, is)
    }

    fn reckon(eye: &Eye<'_>, number: &Number) -> i32 {
        matching::reckon(eye, number)
    }

    fn compare(eye: &Eye<'_>, a: &Amount, compare: Compare, b: &Amount) -> bool {
        matching::compare(eye, a, compare, b)
    }

    fn holds(eye: &Eye<'_>, condition: &OwnCondition) -> bool {
        matching::holds(eye, condition)
    }

    fn counted(eye: &Eye<'_>, place: Counted, selector: &Selector) -> i32 {
        matching::counted(eye, place, selector)
    }

    fn amount_of_op(op: &OwnOp) -> Option<&Amount> {
        match op {
            OwnOp::Damage { amount, .. }
            | OwnOp::DamageShieldArea { amount, .. }
            | OwnOp::DamagePlayer { amount, .. }
            | OwnOp::DamageBattled { amount }
            | OwnOp::Recover { amount, .. } => Some(amount),
            OwnOp::PlaceResource { count, .. } => Some(count),
            _ => None,
        }
    }

    fn watch(leaf: watch::Leaf<'_, Self>) -> Watch {
        match leaf {
            watch::Leaf::Place(_) => RESOURCES,
            watch::Leaf::Is(OwnIs::Attacking | OwnIs::Attacked | OwnIs::Battling | OwnIs::BattlingThis)
            | watch::Leaf::Condition(OwnCondition::AttackingPlayer | OwnCondition::BattleIsGoingOn) => BATTLE,
            watch::Leaf::Is(OwnIs::BattlingWith(_)) | watch::Leaf::Condition(OwnCondition::AttackingUnit(_)) => {
                BATTLE | DAMAGE | watch::WORKED_OUT
            }
            watch::Leaf::Number(Number::PlayerLevel(_)) => RESOURCES,
            watch::Leaf::Is(OwnIs::Damaged) | watch::Leaf::Number(Number::DamageOnThis | Number::DamageOnIt) => DAMAGE,
            watch::Leaf::Is(OwnIs::PairedWith(filter) | OwnIs::PairedTo(filter)) => {
                watch::CARDS | watching::of_filter(filter)
            }
            watch::Leaf::Condition(OwnCondition::DuringPair(filter)) => watch::CARDS | watching::of_filter(filter),
            watch::Leaf::Is(OwnIs::Linked | OwnIs::LinksWithIt) | watch::Leaf::Condition(OwnCondition::DuringLink) => {
                watch::CARDS | watch::NAMES
            }
            watch::Leaf::Is(OwnIs::PilotOfThis | OwnIs::PilotOfIt | OwnIs::HasPilotPart) => watch::CARDS,
            watch::Leaf::Is(OwnIs::Token | OwnIs::HasTiming(_) | OwnIs::HasCall(_) | OwnIs::Of(_) | OwnIs::Placed) => 0,
            watch::Leaf::Number(_) | watch::Leaf::Is(_) => DAMAGE | watch::WORKED_OUT,
            watch::Leaf::Condition(_) => watch::ANYTHING,
        }
    }

    fn watch_event(event: &Happens) -> Watch {
        match event {
            Happens::Attack(..) | Happens::Block(_) => watch::RESTED | BATTLE,
            Happens::Redirect(_) | Happens::Clash(..) | Happens::BattleOver => BATTLE,
            Happens::Resource(..) | Happens::Paid(..) | Happens::TurnResource(..) => RESOURCES,
            Happens::Damage(..) | Happens::Recover(..) => watch::NUMBERS | DAMAGE,
            // The text of a Pilot comes to its Unit.
            Happens::Paired(..) => watch::CARDS | watch::OWN,
            Happens::Out(_) | Happens::First(_) | Happens::Conceded(_) | Happens::NextDamage(_) => watch::FIELD,
            _ => 0,
        }
    }

    fn goes(deed: Deed) -> Option<(Zone, How)> {
        Some(match deed {
            Deed::Destroy => (Zone::Trash, How::Destroyed),
            Deed::Trash => (Zone::Trash, How::Moved),
            Deed::Discard => (Zone::Trash, How::Discarded),
            Deed::ToHand => (Zone::Hand, How::Moved),
            Deed::ToDeck => (Zone::Deck, How::Moved),
            Deed::ToShields => (Zone::Shields, How::Moved),
            Deed::Remove => (Zone::Removed, How::Removed),
            _ => return None,
        })
    }

    fn turns(deed: Deed) -> Option<bool> {
        match deed {
            Deed::Rest => Some(true),
            Deed::SetActive => Some(false),
            _ => None,
        }
    }

    fn includes(general: Deed, special: Deed) -> bool {
        general == special || (general == Deed::Leave && Self::goes(special).is_some())
    }

    fn done(state: &State, deed: Deed, event: &Event) -> Option<(CardId, Cause)> {
        noticing::done(state, deed, event)
    }

    fn about_to_be(state: &State, deed: Deed, event: &Event) -> Option<(CardId, Cause)> {
        replacing::about_to_be(state, deed, event)
    }

    fn can(eye: &Eye<'_>, id: CardId, deed: Deed) -> bool {
        operations::can(eye, id, deed)
    }

    fn operation(instr: &Instr<Self>, run: &Run, state: &State, book: &Book) -> &'static Row<Run> {
        operations::row(instr, run, state, book)
    }

    fn because(state: &State, book: &Book, why: &Because<Self>) -> Option<Reason> {
        because::reason(state, book, why)
    }

    fn refusal(why: Refused) -> &'static str {
        because::refusal(why)
    }

    fn refused_by(why: Refused, asked: &Asking<'_, Self>) -> Option<Reading> {
        let up_to = matches!(asked.count, super::vocabulary::Count::UpTo(_));
        (why == Refused::MustChoose && up_to).then_some(readings::UP_TO_NONE)
    }

    fn condition_clauses(condition: &Condition) -> &'static str {
        because::condition(condition)
    }

    fn resumes(pending: &Pending<Self>, run: Run) -> Run {
        program::resumes(pending, run)
    }

    fn is_silent(state: &State, book: &Book, silent: &Silent<'_, Self>) -> Option<engine::Missed<Self>> {
        silence::is_silent(state, book, silent)
    }

    fn says_replacement(
        words: &crate::cardgame::words::Words<'_, Self>,
        card: CardId,
        event: &Event,
        used: bool,
    ) -> Option<Finding> {
        silence::says_replacement(words, card, event, used)
    }

    fn is_forbidden(cx: &mut Cx<'_>, card: CardId, by: Option<Granted>) {
        silence::is_forbidden(cx, card, by);
    }

    fn comes_to_nothing(cx: &mut Cx<'_>, run: &mut Run) -> bool {
        program::forgets_moved(cx, run);
        program::is_not_fulfilled(cx, run);
        false
    }

    fn is_declared(effect: &Effect) -> bool {
        matches!(effect.kind, Kind::Called(Call::ActivateMain | Call::ActivateAction))
    }

    /// 10-1-7-2, 10-1-9-1. What is done instead of a part of the cost pays it, or not, by a reading.
    fn goes_on_unpaid(cx: &Cx<'_>) -> bool {
        cx.reading(readings::COST_REPLACED) == 0
    }

    fn activates(cx: &mut Cx<'_>, run: &Run) {
        program::activates(cx, run);
    }

    fn looked_at(cx: &mut Cx<'_>, run: &Run, condition: &Condition) {
        program::looked_at(cx, run, condition);
    }

    fn is_there(state: &State, run: &Run) -> bool {
        program::is_there(state, run)
    }

    fn bounds(cx: &Cx<'_>, run: &Run, asked: &Asking<'_, Self>, bounds: (i32, i32)) -> (i32, i32) {
        operations::bounds(cx, run, asked, bounds)
    }

    fn chooses_nothing(cx: &Cx<'_>, run: &Run, asked: &Asking<'_, Self>) -> bool {
        operations::chooses_nothing(cx, run, asked)
    }

    fn ends_without(cx: &mut Cx<'_>, run: &Run, asked: &Asking<'_, Self>) -> bool {
        operations::ends_without(cx, run, asked)
    }

    fn is_carried_out(cx: &mut Cx<'_>, run: &Run) -> bool {
        program::is_carried_out(cx, run)
    }

    fn after_operation(cx: &mut Cx<'_>, _: &Run) -> Option<Frame> {
        order::at_once(cx)
    }

    fn may_be_named(from: &Selector) -> bool {
        !from.places.contains(&super::vocabulary::SHIELDS)
    }

    fn is_ordered_by_choice(deed: Deed) -> bool {
        matches!(deed, Deed::ToDeck | Deed::ToShields)
    }

    fn picks(cx: &mut Cx<'_>, run: &Run, asked: &Asking<'_, Self>, id: CardId) {
        operations::picks(cx, run, asked, id);
    }

    fn chosen_by(cx: &mut Cx<'_>, from: &Selector) {
        operations::chosen_by(cx, from);
    }

    fn gives(cx: &mut Cx<'_>, modifier: &Modifier<Self>, id: CardId) {
        giving::gives(cx, modifier, id);
    }

    fn looks(cx: &mut Cx<'_>, zone: Zone, whole: bool) {
        if whole {
            cx.cite("10-3-5");
        }
        if zone == Zone::Shields {
            cx.support("4-6-4-1");
        }
    }

    fn may_be_unseen(def: &Def) -> bool {
        !def.facts.token
    }

    fn purse(eye: &Eye<'_>, _: &Run) -> u8 {
        let side = eye.state.side(eye.who);
        side.active + side.ex_active
    }

    fn spend(purse: &mut u8, eye: &Eye<'_>, op: &Op) -> bool {
        let Op::Own(op) = op else { return true };
        match op {
            OwnOp::Pay(n) => {
                let enough = *purse >= *n;
                *purse = purse.saturating_sub(*n);
                enough
            }
            OwnOp::TurnResources { rest: true, .. } => *purse > 0,
            OwnOp::AtRandom { whose, count } => eye.state.hand(eye.player(*whose)).len() >= usize::from(*count),
            _ => true,
        }
    }

    fn happens(eye: &Eye<'_>, timing: &When, event: &Event, _: &[Event]) -> Option<Happened> {
        noticing::happens(eye, timing, event)
    }

    fn means_event(eye: &Eye<'_>, selector: &Selector, card: CardId, event: &Event) -> bool {
        noticing::means_event(eye, selector, card, event)
    }

    fn set_off_by(_: Deed) -> SetOff {
        noticing::WHEN
    }

    fn waits(eye: &Eye<'_>, held: Held, timing: &Timing, event: &Event, noticed: &mut Noticed<Self>) -> bool {
        noticing::waits(eye, held, timing, event, noticed)
    }

    fn merge(_: &Book, _: Held, first: usize, out: &mut Vec<Noticed<Self>>) {
        noticing::merge(first, out);
    }

    fn notices(state: &State, book: &Book, batch: &[Event], moment: engine::Moment, out: &mut Vec<Noticed<Self>>) {
        noticing::notices(state, book, batch, moment, out);
    }

    fn next(cx: &Cx<'_>) -> state::Waits {
        order::next(cx, order::Floor::default())
    }

    fn may_be_replaced(state: &State, batch: &[Event]) -> bool {
        replacing::may_be_replaced(state, batch)
    }

    fn would(eye: &Eye<'_>, would: &OwnWould, event: &Event) -> Option<CardId> {
        replacing::would(eye, would, event)
    }

    fn rank(eye: &Eye<'_>, held: Held, _: &Few) -> u8 {
        replacing::rank(eye, held)
    }

    fn replaces_for(eye: &Eye<'_>, held: Held, cards: &Few) -> Player {
        replacing::chooser(eye, held, cards)
    }

    fn goes_along(state: &State, batch: &[Event], card: CardId) -> Option<u8> {
        replacing::goes_along(state, batch, card)
    }

    fn replaces_one_by_one(book: &Book, held: Held) -> bool {
        replacing::is_one_by_one(book, held)
    }

    fn orders(cx: &mut Cx<'_>, id: CardId) {
        use crate::cardgame::Zone as _;
        // 4-1-7. From an open area into a closed one, and nobody else knows in which order.
        if cx.state.card(id).zone.is_open() {
            cx.decide("4-1-7");
        }
    }

    fn orders_replacements(book: &Book, all: &mut [Replacement<Self>]) {
        replacing::orders(book, all);
    }

    fn say_event(words: &crate::cardgame::words::Words<'_, Self>, event: &Event) -> Option<Said> {
        said::event(words, event)
    }

    fn say_choice(words: &crate::cardgame::words::Words<'_, Self>, choice: &Choice) -> Said {
        words::choice(words, choice)
    }

    fn does(event: &Event) -> Option<Player> {
        words::doer(event)
    }

    /// 1-2-4. At any time.
    fn concedes(player: Player) -> Option<(ClauseId, &'static [&'static str], Event)> {
        Some((const { ClauseId::new("1-2-4") }, &["1-2-5"], Happens::Conceded(player).event()))
    }

    /// 12-2-5. Where others play on, the player is out.
    fn concedes_here(state: &State) -> (&'static [&'static str], ReadingSet) {
        let clauses: &[&str] = match state.mode {
            Mode::RoyaleFirst => &["1-2-5", "12-2-5-1"],
            Mode::RoyaleElimination => &["1-2-5", "12-2-5-2"],
            Mode::Duel | Mode::Team => &[],
        };
        let mut set = ReadingSet::default();
        if state.mode.is_royale() {
            set.insert(readings::ROYALE_CONCESSION);
        } else if state.seats.len() > 2 {
            set.insert(readings::TEAM_ODDS);
        }
        (clauses, set)
    }

    fn disturbs(event: &Event) -> bool {
        enforcement::disturbs(event)
    }

    fn enforces(state: &State, book: &Book) -> Option<Frame> {
        enforcement::due(state, book)
    }

    fn is_due(state: &State, id: CardId, seen: &Seen) -> bool {
        enforcement::is_looked_at(state, id, seen)
    }

    fn names_card(act: &Act) -> Option<CardId> {
        match act {
            Act::Play(card, _) | Act::Pair(card, _) => Some(*card),
            _ => None,
        }
    }

    /// What lies under a Unit, and its part in a battle.
    fn tells_apart(state: &State, id: CardId) -> u64 {
        let pilot = state.pilot(id).map_or(0, |p| u64::from(state.card(p).def.0) + 1);
        let battle = state
            .battle
            .map_or(0, |b| u64::from(b.attacker == Some(id)) | u64::from(b.target == Some(Target::Unit(id))) << 1);
        pilot << 2 | battle
    }

    fn all_readings() -> &'static [ReadingFacts] {
        &readings::READINGS
    }

    fn register() -> Vec<Registered> {
        registered()
    }
}

fn listed<T>(all: &mut Vec<Registered>, name: &'static str, checks: &'static [Check<State, T>]) {
    all.extend(checks.iter().map(|c| c.registered(name)));
}

/// Everything that stands under a clause.
fn registered() -> Vec<Registered> {
    let mut all = Procedure::registered();
    all.extend(rows("knowing cards", &terms::KNOW));
    all.extend(rows("order of effects", &order::ORDER));
    for (name, row) in program::rows() {
        all.extend(rows::<Gundam, Run>(name, std::slice::from_ref(row)));
    }
    all.extend(noticing::registered());
    all.extend(replacing::registered());
    all.extend(matching::registered());
    all.extend(construction::registered());
    let concession = |clause: &'static str| Registered {
        elsewhere: &[],
        clause: ClauseId::new(clause),
        also: Vec::new(),
        kind: engine::RegisteredKind::Rule,
        name: "concession",
        procedure: "above everything",
    };
    all.extend(["1-2-4", "1-2-5"].map(concession));
    all.extend(super::looking::registered());
    listed(&mut all, "attacker", &battle::ATTACKER);
    listed(&mut all, "target", &battle::TARGET);
    listed(&mut all, "blocker", &blocking::BLOCKER);
    listed(&mut all, "may play", &playing::MAY_PLAY);
    listed(&mut all, "activation", &playing::ACTIVATION);
    all
}
