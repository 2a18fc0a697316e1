//! What ONE PIECE answers where the layer asks.

use super::areas::{Marks, Own};
use super::cards::Facts;
use super::differences::{DIFFERENCES, Differs};
use super::event::{DonAt, Ending, Happens, How};
use super::noticing::Waits;
use super::purse::Purse;
use super::vocabulary::{
    Amount, Call, Category, Condition, Count, Deed, Dons, Duration, Effect, Kind, Later, Number, Of, Op, OwnCondition,
    OwnGrant, OwnIs, OwnOp, OwnWould, Selector, Stat, Timing, When, Zone,
};
use super::{
    Act, Book, Choice, Cx, Def, Event, Eye, Frame, Local, OnePiece, Procedure, Row, Run, State, because, dons,
    doubting, editions, enforcement, event, matching, noticing, operations, order, picked, procedures, program,
    reading_texts, readings, replacing, said, silence, sums, terms, words,
};
use crate::cardgame::code::{Asking, Instr};
use crate::cardgame::finding::{Happened, SetOff, Silent};
use crate::cardgame::frame::{Knowing, Waiting};
use crate::cardgame::values::Granted;
use crate::cardgame::watch::{self, Watch};
use crate::cardgame::{
    Because, CardGame, CardId, CardPieces, Cause, DefId, Few, Finding, Held, Modifier, Move, On, Pending, ProgramRows,
    Reason, Refused, STATS, Seen, state,
};
use crate::engine::{
    self, ClauseId, Difference, Missed, Noticed, Outcome, Player, Reading, ReadingFacts, Record, Registered,
    Replacement,
};
use crate::lang::Said;

const BATTLE: Watch = watch::own(0);
const EVENTS: Watch = watch::own(1);
const DONS: Watch = watch::own(2);
const GIVEN: Watch = watch::own(3);

impl CardPieces for OnePiece {
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
    type Purse = Purse;

    fn renumbered(edition: u8, clause: ClauseId) -> Option<ClauseId> {
        editions::number(edition, clause)
    }
}

impl CardGame for OnePiece {
    type Counted = picked::Counted;

    const HAND: Zone = Zone::Hand;
    const MOVED: How = How::Moved;
    const CHOSEN: Deed = Deed::Choose;
    const GIVEN: Deed = Deed::Give;
    const REVEALED: Deed = Deed::Reveal;
    const PROGRAM: &'static ProgramRows<Self> = &program::PROGRAM;
    const KNOW: &'static [Row<Knowing<Self>>] = &terms::KNOW;
    const ORDER: &'static [Row<Waiting>] = &order::ORDER;
    const REPLACES: SetOff = replacing::REPLACES;
    const UP_TO_INSTEAD: fn(&Book, DefId, u8) -> Option<Reading> =
        |book, def, effect| replacing::is_up_to(book, def, effect).then_some(readings::UP_TO_INSTEAD);
    const DECLINES: Option<&'static str> = Some(replacing::DECLINES);
    /// 11-1-1-1. Nobody can stop it.
    const ENDLESS: Option<engine::Endless<Self>> =
        Some(|_| (const { ClauseId::new("11-1-1-1") }, engine::ReadingSet::default(), Event::Over(Outcome::Drawn)));
    /// 11-1-1-2, 11-1-1-3.
    const ROUNDS: Option<engine::Rounds<Self>> = Some(engine::Rounds {
        answer: Choice::Number,
        one: ClauseId::new("11-1-1-2"),
        both: ClauseId::new("11-1-1-3"),
        question: "op-ask-rounds",
    });

    fn apply_own<R: Record<Self>>(state: &mut State, book: &Book, event: &Happens, record: &mut R) -> bool {
        event::apply(state, book, event, record)
    }

    fn is_quiet(event: &Happens) -> bool {
        event.is_quiet()
    }

    fn may_move(state: &State, id: CardId, _: Zone) -> bool {
        event::may_move(state, id)
    }

    fn is_new(how: How) -> bool {
        how == How::Played
    }

    fn arrives<R: Record<Self>>(state: &mut State, _: &Book, m: &Move<Self>, _: &mut R) {
        // 3-1-6. What a card was given in the hand does not follow it.
        if m.from == Zone::Hand {
            state.end_modifiers(|modifier| modifier.on == On::Card(m.card));
        }
        if m.how == How::Kod && m.from == Zone::Characters {
            let def = state.card(m.card).def;
            let owner = state.owner(m.card);
            let kod = &mut state.side_mut(owner).kod;
            let at = kod.partition_point(|other| *other <= def);
            kod.insert(at, def);
        }
        if let (How::Drawn, Some((player, source))) = (m.how, m.cause.source())
            && player == state.owner(m.card)
            && crate::cardgame::Zone::is_field(state.card(source).zone)
        {
            state.card_mut(source).drew = true;
        }
    }

    fn names(eye: &Eye<'_>, id: CardId, is: &mut dyn FnMut(&str) -> bool) -> bool {
        matching::has_all(eye, id, &OwnGrant::AllNames)
            || eye.def(id).names().any(&mut *is)
            || eye.seen(id).is_some_and(|s| s.names(eye.book).any(is))
    }

    fn types(eye: &Eye<'_>, id: CardId, is: &mut dyn FnMut(&str) -> bool) -> bool {
        let def = eye.def(id);
        matching::has_all(eye, id, &OwnGrant::AllTypes)
            || def.types.iter().chain(&def.always.types).any(|t| is(t))
            || eye.seen(id).is_some_and(|s| s.types(eye.book).any(is))
    }

    fn leaves<R: Record<Self>>(state: &mut State, _: &Book, id: CardId, record: &mut R) {
        event::leaves(state, id, record);
    }

    fn begins(state: &mut State, _: &Book, _: Player) {
        state.opening = state.opening.saturating_sub(1);
        state.closing = false;
        for side in &mut state.sides {
            side.events.clear();
            side.kod.clear();
        }
        state.battled.clear();
        state.cards.iter_mut().for_each(|card| card.own.drew = false);
    }

    fn ends(state: &State, modifier: &Modifier<Self>, ending: Ending) -> bool {
        event::ends(modifier, ending, state.turn)
    }

    fn arms(until: Duration, own: bool) -> bool {
        event::arms(until, own)
    }

    fn is_in_force(modifier: &Modifier<Self>) -> bool {
        event::is_in_force(modifier)
    }

    fn arms_later(later: Later, own: bool) -> bool {
        event::arms_later(later, own)
    }

    fn is_armed_already(later: Later, own: bool) -> bool {
        later == Later::EndOfOpponentsTurn && !own
    }

    fn is_until_now(cx: &Cx<'_>, run: &Run, until: Duration) -> bool {
        let on_their_turn = until == Duration::EndOfOpponentsNextTurn && cx.state.turn != run.who;
        on_their_turn && cx.reading(readings::NEXT_TURN_NOW) == 0
    }

    fn grant_path(book: &Book, modifier: &Modifier<Self>) -> String {
        event::grant_path(book, modifier)
    }

    fn each_card_of_event(event: &mut Happens, see: &mut dyn FnMut(&mut CardId)) {
        event.each_card(see);
    }

    fn each_card_of_how(how: &mut How, see: &mut dyn FnMut(&mut CardId)) {
        if let How::MakesRoom(card) = how {
            see(card);
        }
    }

    fn each_card_of_own(own: &mut Own, see: &mut dyn FnMut(&mut CardId)) {
        if let Some(battle) = &mut own.battle {
            battle.attacker.iter_mut().chain(&mut battle.target).for_each(&mut *see);
            if let Some((attacker, target)) = &mut battle.fought {
                see(attacker);
                see(target);
            }
        }
        own.battled.iter_mut().for_each(|(a, b)| {
            see(a);
            see(b);
        });
    }

    fn each_card_of_local(local: &mut Local, see: &mut dyn FnMut(&mut CardId)) {
        local.dons.iter_mut().filter_map(DonAt::card_mut).for_each(&mut *see);
        local.former.iter_mut().flatten().chain(&mut local.played).for_each(see);
    }

    fn forgets(local: &mut Local, card: CardId) {
        local.former.iter_mut().for_each(|cards| cards.retain(|c| *c != card));
    }

    fn is_worked_out(stat: Stat) -> bool {
        stat != Stat::Counter
    }

    fn adds(state: &State, _: &Book, id: CardId, stats: &mut [i32; STATS]) {
        stats[Stat::Power as usize] += (matching::GIVEN_DON.of)(state, id);
    }

    fn plus(book: &Book, stat: Stat, now: i32, change: i32) -> i32 {
        match stat {
            Stat::Cost => (matching::CLAMPED.of)(now, change, book.differs(Differs::CostBelowZero)),
            Stat::Power | Stat::Counter => now + change,
        }
    }

    fn granted(book: &Book, seen: &mut Seen) {
        matching::granted(book, seen);
    }

    /// 1-3-6. A cost below 0 is 0.
    fn read_stat(stat: Stat, of: Of, n: i32) -> i32 {
        if (stat, of) == (Stat::Cost, Of::Now) { n.max(0) } else { n }
    }

    fn has_stat(def: &Def, stat: Stat) -> bool {
        match stat {
            Stat::Power => matches!(def.category, Some(Category::Leader | Category::Character)),
            Stat::Cost => def.category != Some(Category::Leader),
            Stat::Counter => true,
        }
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
        cx.decide("!3-1-5");
        doubting::says(cx, Some(card));
    }

    fn is_visible(is: &OwnIs) -> bool {
        matches!(
            is,
            OwnIs::DonGiven(..)
                | OwnIs::Attacking
                | OwnIs::InBattle
                | OwnIs::Battled
                | OwnIs::At(_)
                | OwnIs::SpokenOf(_)
        )
    }

    fn reckon(eye: &Eye<'_>, number: &Number) -> i32 {
        match number {
            Number::DonOnThis => i32::from(eye.state.card(eye.this).don),
            Number::DonOnIt => eye.it.iter().map(|&id| i32::from(eye.state.card(id).don)).sum(),
        }
    }

    fn holds(eye: &Eye<'_>, condition: &OwnCondition) -> bool {
        matching::holds(eye, condition)
    }

    fn counted(eye: &Eye<'_>, place: Dons, selector: &Selector) -> i32 {
        dons::counted(eye, place, selector)
    }

    fn amount_of_op(op: &OwnOp) -> Option<&Amount> {
        match op {
            OwnOp::AddDon { count, .. } | OwnOp::Damage { count, .. } => Some(count),
            _ => None,
        }
    }

    fn watch(leaf: watch::Leaf<'_, Self>) -> Watch {
        match leaf {
            watch::Leaf::Place(_) => DONS,
            watch::Leaf::Is(OwnIs::Attacking | OwnIs::InBattle | OwnIs::Battled)
            | watch::Leaf::Condition(OwnCondition::Target(_)) => BATTLE,
            watch::Leaf::Condition(OwnCondition::DrewByThis) => watch::ANYTHING,
            watch::Leaf::Condition(OwnCondition::ActivatedEvent(_) | OwnCondition::KodThisTurn(..)) => EVENTS,
            watch::Leaf::Is(OwnIs::Attribute(_)) => watch::NAMES,
            watch::Leaf::Is(OwnIs::DonGiven(..))
            | watch::Leaf::Number(Number::DonOnThis | Number::DonOnIt)
            | watch::Leaf::Condition(OwnCondition::DonGiven(_)) => GIVEN,
            watch::Leaf::Is(OwnIs::HasTiming(_) | OwnIs::HasCall(_) | OwnIs::At(_) | OwnIs::SpokenOf(_))
            | watch::Leaf::Condition(OwnCondition::SecondTurn) => 0,
        }
    }

    fn watch_event(event: &Happens) -> Watch {
        match event {
            Happens::Attack(_) | Happens::Block(_) => watch::RESTED | BATTLE,
            Happens::Target(_) | Happens::Redirect(_) | Happens::Fought | Happens::BattleOver => BATTLE,
            Happens::Don(_, DonAt::Given(_), ..) | Happens::Don(_, _, DonAt::Given(_), ..) => {
                watch::NUMBERS | DONS | GIVEN
            }
            Happens::Don(..) => DONS,
            Happens::EventActivated(..) => EVENTS,
            Happens::First(_) => watch::FIELD,
            _ => 0,
        }
    }

    fn goes(deed: Deed) -> Option<(Zone, How)> {
        Some(match deed {
            Deed::Ko => (Zone::Trash, How::Kod),
            Deed::Trash => (Zone::Trash, How::Moved),
            Deed::ToHand => (Zone::Hand, How::Moved),
            Deed::ToDeck => (Zone::Deck, How::Moved),
            Deed::ToLife => (Zone::Life, How::Moved),
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

    fn faces(deed: Deed) -> Option<bool> {
        match deed {
            Deed::TurnUp => Some(true),
            Deed::TurnDown => Some(false),
            _ => None,
        }
    }

    /// 4-11-1. What is K.O.'d, trashed, returned or placed elsewhere is removed from the field.
    fn includes(general: Deed, special: Deed) -> bool {
        general == special || (general == Deed::Remove && Self::goes(special).is_some())
    }

    fn done(_: &State, deed: Deed, event: &Event) -> Option<(CardId, Cause)> {
        noticing::done(deed, event)
    }

    fn means_event(eye: &Eye<'_>, selector: &Selector, card: CardId, _: &Event) -> bool {
        matching::means(eye, selector, card)
    }

    fn about_to_be(state: &State, deed: Deed, event: &Event) -> Option<(CardId, Cause)> {
        replacing::about_to_be(state, deed, event)
    }

    fn can(eye: &Eye<'_>, id: CardId, deed: Deed) -> bool {
        operations::can(eye, id, deed)
    }

    fn is_barred(eye: &Eye<'_>, id: CardId, deed: Deed) -> Option<bool> {
        operations::is_barred(eye, id, deed)
    }

    fn operation(instr: &Instr<Self>, run: &Run, state: &State, book: &Book) -> &'static Row<Run> {
        operations::row(instr, run, state, book)
    }

    fn because(state: &State, book: &Book, why: &Because<Self>) -> Option<Reason> {
        because::reason(state, book, why)
    }

    fn is_not_that(state: &State, book: &Book, event: &Event) -> Option<Missed<Self>> {
        silence::is_room(state, book, event)
            .or_else(|| silence::is_no_ko(state, book, event))
            .or_else(|| silence::is_too_late(state, book, event))
    }

    fn is_silent(state: &State, book: &Book, silent: &Silent<'_, Self>) -> Option<Missed<Self>> {
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
        match by {
            Some(by) => {
                cx.decide("1-3-3");
                sums::forbids(cx, card, by);
            }
            None => crate::cardgame::because(cx, Because::Forbidden(card)),
        }
    }

    fn refusal(why: Refused) -> &'static str {
        because::refusal(why)
    }

    fn condition_clauses(condition: &Condition) -> &'static str {
        because::condition(condition)
    }

    fn instead_of(event: &Event, run: Run) -> Run {
        replacing::instead_of(event, run)
    }

    fn asked_with(local: &Local) -> Local {
        Local { played: local.played, ..Local::default() }
    }

    fn resumes(pending: &Pending<Self>, run: Run) -> Run {
        program::resumes(pending, run)
    }

    fn comes_to_nothing(cx: &mut Cx<'_>, run: &mut Run) -> bool {
        program::comes_to_nothing(cx, run)
    }

    fn is_declared(effect: &Effect) -> bool {
        effect.kind == Kind::Called(Call::ActivateMain)
    }

    fn goes_on_unpaid(cx: &Cx<'_>) -> bool {
        cx.book.differs(Differs::ChangedCost) && cx.reading(readings::OLD_CHANGED_COST) == 1
    }

    fn activates(cx: &mut Cx<'_>, run: &Run) {
        program::activates(cx, run);
    }

    fn activated(cx: &mut Cx<'_>, run: &Run) {
        program::activated(cx, run);
    }

    fn if_not_done(cx: &Cx<'_>) -> bool {
        cx.book.differs(Differs::If) && cx.reading(readings::OLD_IF) == 1
    }

    fn looked_at(cx: &mut Cx<'_>, _: &Run, condition: &Condition) {
        reading_texts::read_condition(cx, condition);
    }

    /// 3-1-6. A card that has moved on is another one.
    fn is_there(state: &State, run: &Run) -> bool {
        let zone = state.card(run.this).zone;
        run.own.place.is_none_or(|place| place == zone) && (run.here || !crate::cardgame::Zone::is_field(zone))
    }

    fn bounds(cx: &Cx<'_>, run: &Run, asked: &Asking<'_, Self>, bounds: (i32, i32)) -> (i32, i32) {
        operations::bounds(cx, run, asked, bounds)
    }

    fn hides(eye: &Eye<'_>, from: &Selector, count: &Count, id: CardId) -> bool {
        operations::hides(eye, from, count, id)
    }

    /// 8-1-4-2, 3-1-6. What a card of the hand gets lasts while it is there.
    fn lasts_in(zone: Zone) -> bool {
        crate::cardgame::Zone::is_field(zone) || zone == Zone::Hand
    }

    fn may_be_named(from: &Selector) -> bool {
        from.places.iter().all(|p| *p != super::vocabulary::LIFE)
    }

    fn is_ordered_by_choice(deed: Deed) -> bool {
        deed == Deed::ToDeck
    }

    fn chosen_by(cx: &mut Cx<'_>, from: &Selector) {
        reading_texts::read_selector(cx, from);
    }

    fn touches(cx: &mut Cx<'_>, run: &Run) {
        reading_texts::read_selectors(cx, run);
    }

    fn touches_card(cx: &mut Cx<'_>, id: CardId, deed: Deed) {
        if Self::goes(deed).is_some() {
            reading_texts::read_leaving(cx, id);
        }
    }

    fn gives(cx: &mut Cx<'_>, modifier: &Modifier<Self>, id: CardId) {
        operations::gives(cx, modifier, id);
    }

    fn orders(cx: &mut Cx<'_>, id: CardId) {
        if crate::cardgame::Zone::is_open(cx.state.card(id).zone) {
            cx.support("3-1-8");
        }
    }

    fn looks(cx: &mut Cx<'_>, zone: Zone, whole: bool) {
        if whole {
            cx.decide("8-4-4-4");
        } else {
            cx.support("11-3-2");
        }
        if zone == Zone::Life {
            cx.support("3-10-3");
        }
    }

    fn puts_back(cx: &mut Cx<'_>, looked: &Few) -> bool {
        operations::puts_back(cx, looked)
    }

    fn may_be_unseen(def: &Def) -> bool {
        def.category != Some(Category::Leader)
    }

    fn purse(eye: &Eye<'_>, run: &Run) -> Purse {
        Purse::after(eye, run)
    }

    fn spend(purse: &mut Purse, eye: &Eye<'_>, op: &Op) -> bool {
        purse.spend(eye, op)
    }

    fn uses_up(op: &OwnOp) -> bool {
        !matches!(op, OwnOp::GiveDon { .. })
    }

    fn happens(eye: &Eye<'_>, timing: &When, event: &Event, batch: &[Event]) -> Option<Happened> {
        noticing::happens(eye, timing, event, batch)
    }

    fn set_off_by(_: Deed) -> SetOff {
        noticing::WHEN
    }

    fn waits(eye: &Eye<'_>, held: Held, _: &Timing, event: &Event, noticed: &mut Noticed<Self>) -> bool {
        noticing::waits(eye, held, event, noticed)
    }

    fn merge(book: &Book, held: Held, first: usize, out: &mut Vec<Noticed<Self>>) {
        noticing::merge(book, held, first, out);
    }

    fn next(cx: &Cx<'_>) -> state::Waits {
        order::next(cx)
    }

    fn is_taken(cx: &mut Cx<'_>, pending: &Pending<Self>) -> bool {
        order::is_taken(cx, pending)
    }

    fn may_be_replaced(state: &State, batch: &[Event]) -> bool {
        replacing::may_be_replaced(state, batch)
    }

    fn would(eye: &Eye<'_>, would: &OwnWould, event: &Event) -> Option<CardId> {
        replacing::would(eye, would, event)
    }

    fn rank(eye: &Eye<'_>, held: Held, cards: &Few) -> u8 {
        replacing::rank(eye, held, cards)
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

    /// 1-2-3. At any time.
    fn concedes(player: Player) -> Option<(ClauseId, &'static [&'static str], Event)> {
        Some((const { ClauseId::new("1-2-3") }, &["1-2-4"], Happens::Conceded(player).event()))
    }

    fn enforces(state: &State, book: &Book) -> Option<Frame> {
        enforcement::due(state, book)
    }

    fn names_card(act: &Act) -> Option<CardId> {
        match act {
            Act::Play(card, _) | Act::Counter(card, _) => Some(*card),
            _ => None,
        }
    }

    fn all_readings() -> &'static [ReadingFacts] {
        &readings::READINGS
    }

    fn all_differences() -> &'static [Difference] {
        &DIFFERENCES
    }

    fn register() -> Vec<Registered> {
        procedures::registered()
    }
}
