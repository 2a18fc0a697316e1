//! What Summoner Master answers where the layer asks.

use super::abilities::{self, Waits};
use super::areas::{Marks, Own};
use super::event::{Ending, Happens, How};
use super::vocabulary::{
    Amount, Category, Condition, Deed, Effect, Facts, Kind, Later, Number, Of, Op, OwnCondition, OwnIs, OwnOp,
    OwnTiming, Stat, Timing, Until, Zone,
};
use super::{
    Act, Book, Choice, Cx, Def, Event, Eye, Frame, Local, Procedure, Row, Run, State, SummonerMaster, attack, because,
    enforcement, event, matching, noticing, operations, program, readings, subturn, values, words,
};
use crate::cardgame::code::Instr;
use crate::cardgame::finding::{Happened, SetOff, Silent};
use crate::cardgame::frame::{Knowing, Waiting};
use crate::cardgame::know;
use crate::cardgame::watch::Watch;
use crate::cardgame::{
    Because, CardGame, CardId, CardPieces, Cause, Few, Held, Modifier, Move, Never, On, Pending, ProgramRows, Reason,
    Refused, Values, finding,
};
use crate::cardgame::{state, waiting};
use crate::engine::{
    self, ClauseId, Missed, Moment, Noticed, Outcome, Player, ReadingFacts, Record, Registered, Replacement, asks,
};
use crate::lang::Said;

/// Cards that must be known.
pub static KNOW: [Row<Knowing<SummonerMaster>>; 2] = [
    asks("300.3", "sm-ask-top-card", know::offer_next, |cx, l, choice| {
        super::drawing::says_which(cx, &choice);
        know::take_next(cx, l, choice)
    }),
    asks("302.4", "sm-ask-which-card", know::offer_seen, |cx, l, choice| {
        if matches!(choice, Choice::Whatever(_)) {
            cx.note(finding("sm-note-any-card"));
        }
        know::take_seen(cx, l, choice);
        l.left = l.left.saturating_sub(1);
        l.at += 1;
        engine::Flow::Goto(const { ClauseId::new("300.3") })
    }),
];

/// Effects that wait are worked off by [`abilities::QUEUE`].
pub static ORDER: [Row<Waiting>; 1] = [asks("603.1", "sm-ask-order", waiting::offer, waiting::take)];

impl CardPieces for SummonerMaster {
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
    type Purse = i32;

    /// 504 and its like count their phases.
    const EVERY_PHASE: bool = true;
}

impl CardGame for SummonerMaster {
    type Counted = ();

    const HAND: Zone = Zone::Hand;
    const MOVED: How = How::Taken;
    const CHOSEN: Deed = Deed::Choose;
    const GIVEN: Deed = Deed::Give;
    const REVEALED: Deed = Deed::Show;
    const PROGRAM: &'static ProgramRows<Self> = &program::PROGRAM;
    const KNOW: &'static [Row<Knowing<Self>>] = &KNOW;
    const ORDER: &'static [Row<Waiting>] = &ORDER;
    const REPLACES: SetOff = ("100.1", &[]);
    /// 105.2.1. The text forbids it and says no more.
    const ENDLESS: Option<engine::Endless<Self>> = Some(|book| {
        let mut rests_on = engine::ReadingSet::default();
        rests_on.insert(readings::ENDLESS);
        let outcome = if book.readings.of(readings::ENDLESS) == 1 { Outcome::Drawn } else { Outcome::Undecided };
        (const { ClauseId::new("105.2.1") }, rests_on, Event::Over(outcome))
    });
    const ROUNDS: Option<engine::Rounds<Self>> = None;

    /// 603.3. Timestamps of Continuous Abilities are places among what lasts.
    fn modifier_ended(own: &mut Own, at: usize) {
        own.began.iter_mut().filter(|b| usize::from(b.then) > at).for_each(|b| b.then -= 1);
    }

    fn apply_own<R: Record<Self>>(state: &mut State, book: &Book, event: &Happens, record: &mut R) -> bool {
        event::apply(state, book, event, record)
    }

    fn is_quiet(event: &Happens) -> bool {
        event.is_quiet()
    }

    /// g:Control. Out of the arena it goes to the Zone of its original owner.
    fn home(state: &State, id: CardId, to: Zone) -> Player {
        if to == Zone::Arena { state.owner(id) } else { state.original(id) }
    }

    /// 303.6. A text that names another Zone acts on cards there.
    fn lasts_in(_: Zone) -> bool {
        true
    }

    fn is_new(how: How) -> bool {
        matches!(how, How::Cast | How::Entered)
    }

    fn leaves<R: Record<Self>>(state: &mut State, _: &Book, id: CardId, _: &mut R) {
        let marks = &mut state.card_mut(id).own;
        let (under, form) = (marks.under, marks.form);
        *marks = Marks { under, form, original: marks.original, kind: marks.kind, ..Marks::default() };
        state.end_modifiers(|m| m.source == id && matches!(m.until, Until::SourceInArena | Until::SourceInLine(_)));
        state.own.gained.retain(|g| g.card != id);
        state.own.spared.retain(|(card, source)| *card != id && *source != id);
        state.own.began.retain(|b| b.card != id);
        state.own.aims.iter_mut().filter(|a| a.now == Some(id)).for_each(|a| a.now = None);
        state.own.aims.retain(|a| a.card != id || a.changed);
        for under in state.own.under.iter_mut().filter(|u| u.card == Some(id)) {
            under.card = None;
        }
    }

    fn arrives<R: Record<Self>>(state: &mut State, _: &Book, m: &Move<Self>, _: &mut R) {
        if m.from != Zone::Arena {
            // 303.8. It is a new card; 703.9 to 706.9: nor does it still change to the Zone that it leaves.
            state.end_modifiers(|modifier| modifier.on == On::Card(m.card));
            state.pending.iter_mut().filter(|p| p.card == m.card).for_each(|p| p.moved = true);
            if m.to == Zone::Arena && matches!(m.from, Zone::Hand | Zone::SealLibrary | Zone::MysticLibrary) {
                state.own.uses.retain(|used| used.card != Some(m.card));
            }
        }
        let marks = &mut state.card_mut(m.card).own;
        marks.original = None;
        match m.to {
            // 508.8. In the Remove Zone it is still combined.
            Zone::Removed => {}
            Zone::Arena => {
                marks.fresh = if m.from == Zone::Hand { 2 } else { 0 };
            }
            _ => {
                marks.under = None;
                marks.form = 0;
                marks.curses = [None; 7];
            }
        }
        if m.from == Zone::Removed && m.to != Zone::Removed {
            state.own.away.retain(|a| a.card != m.card);
        }
    }

    fn begins(state: &mut State, _: &Book, _: Player) {
        subturn::begins_subturn(state);
    }

    fn taken(_: &mut State, _: &Pending<Self>) {}

    fn ends(_: &State, modifier: &Modifier<Self>, ending: Ending) -> bool {
        event::ends(modifier, ending)
    }

    fn arms(_: Until, _: bool) -> bool {
        false
    }

    fn arms_later(_: Later, _: bool) -> bool {
        false
    }

    fn grant_path(book: &Book, modifier: &Modifier<Self>) -> String {
        event::grant_path(book, modifier)
    }

    fn each_card_of_event(event: &mut Happens, see: &mut dyn FnMut(&mut CardId)) {
        event.each_card(see);
    }

    fn each_card_of_own(own: &mut Own, see: &mut dyn FnMut(&mut CardId)) {
        own.under.iter_mut().filter_map(|u| u.card.as_mut()).for_each(&mut *see);
        own.uses.iter_mut().filter_map(|u| u.card.as_mut()).for_each(&mut *see);
        for away in &mut own.away {
            see(&mut away.card);
            away.thief.iter_mut().for_each(&mut *see);
        }
        for control in &mut own.controls {
            see(&mut control.card);
            see(&mut control.source);
        }
        own.gained.iter_mut().for_each(|g| see(&mut g.card));
        for (card, source) in &mut own.spared {
            see(card);
            see(source);
        }
        own.began.iter_mut().for_each(|b| see(&mut b.card));
        own.aims.iter_mut().flat_map(|a| std::iter::once(&mut a.card).chain(&mut a.now)).for_each(see);
    }

    fn each_card_of_marks(marks: &mut Marks, see: &mut dyn FnMut(&mut CardId)) {
        marks.under.iter_mut().chain(&mut marks.on).for_each(see);
    }

    fn each_card_of_waits(waits: &mut Waits, see: &mut dyn FnMut(&mut CardId)) {
        waits.chosen.each_card(see);
    }

    fn each_card_of_local(local: &mut Local, see: &mut dyn FnMut(&mut CardId)) {
        local.chosen.each_card(see);
        local.deferred.iter_mut().for_each(|c| see(&mut c.card));
        local.orders.iter_mut().for_each(|(_, id)| see(id));
        local.sides.iter_mut().for_each(|(id, _)| see(id));
    }

    fn work_out(state: &State, book: &Book, values: &mut Values<Self>) -> bool {
        values::work_out(state, book, values);
        true
    }

    fn read_stat(stat: Stat, _: Of, n: i32) -> i32 {
        values::read(stat, n)
    }

    fn has_stat(def: &Def, stat: Stat) -> bool {
        use crate::cardgame::Word;
        def.stats[stat.index()].is_some()
    }

    fn is(eye: &Eye<'_>, is: &OwnIs, id: CardId) -> bool {
        matching::is(eye, is, id)
    }

    fn is_visible(is: &OwnIs) -> bool {
        matches!(is, OwnIs::Line(_) | OwnIs::NoLine | OwnIs::Attacking | OwnIs::Attacked | OwnIs::Fighting)
    }

    /// 510.2. A Support counts as the Seal that it is under.
    fn is_category(eye: &Eye<'_>, id: CardId, category: Category) -> bool {
        eye.def(id).category == Some(category) && !eye.state.is_support(id)
    }

    fn names(eye: &Eye<'_>, id: CardId, is: &mut dyn FnMut(&str) -> bool) -> bool {
        matching::names(eye, id, is)
    }

    fn has_name_part(eye: &Eye<'_>, id: CardId, part: &str) -> bool {
        matching::has_part(eye, id, part)
    }

    fn has_colour(eye: &Eye<'_>, id: CardId, element: super::vocabulary::Element) -> bool {
        matching::has_element(eye, id, element)
    }

    fn types(eye: &Eye<'_>, id: CardId, is: &mut dyn FnMut(&str) -> bool) -> bool {
        matching::types(eye, id, is)
    }

    fn reckon(eye: &Eye<'_>, number: &Number) -> i32 {
        matching::reckon(eye, number)
    }

    fn holds(eye: &Eye<'_>, condition: &OwnCondition) -> bool {
        matching::holds(eye, condition)
    }

    fn amount_of_op(op: &OwnOp) -> Option<&Amount> {
        operations::amount_of(op)
    }

    fn disturbs(event: &Event) -> bool {
        enforcement::looks_at(event)
    }

    fn watch_event(event: &Happens) -> Watch {
        if event.is_bookkeeping() { 0 } else { crate::cardgame::watch::FIELD }
    }

    fn goes(deed: Deed) -> Option<(Zone, How)> {
        Some(match deed {
            Deed::Destroy | Deed::Sacrifice | Deed::Discard | Deed::ToShrine => (Zone::SealShrine, How::Fell),
            Deed::ToLibrary => (Zone::SealLibrary, How::Returned),
            Deed::ToHand => (Zone::Hand, How::Taken),
            Deed::Remove | Deed::Steal => (Zone::Removed, How::Removed),
            _ => return None,
        })
    }

    fn turns(deed: Deed) -> Option<bool> {
        match deed {
            Deed::Inactivate => Some(true),
            Deed::Activate => Some(false),
            _ => None,
        }
    }

    fn done(_: &State, _: Deed, _: &Event) -> Option<(CardId, Cause)> {
        None
    }

    fn can(eye: &Eye<'_>, id: CardId, deed: Deed) -> bool {
        matching::can(eye, id, deed)
    }

    fn is_barred(eye: &Eye<'_>, id: CardId, deed: Deed) -> Option<bool> {
        matching::is_barred(eye, id, deed)
    }

    fn operation(instr: &Instr<Self>, _: &Run, _: &State, book: &Book) -> &'static Row<Run> {
        operations::row(book, instr)
    }

    fn because(_: &State, _: &Book, why: &Because<Self>) -> Option<Reason> {
        because::reason(why)
    }

    fn refusal(why: Refused) -> &'static str {
        because::refusal(why)
    }

    fn condition_clauses(_: &Condition) -> &'static str {
        ""
    }

    fn resumes(pending: &Pending<Self>, run: Run) -> Run {
        program::resumes(pending, run)
    }

    fn comes_to_nothing(cx: &mut Cx<'_>, run: &mut Run) -> bool {
        program::comes_to_nothing(cx, run)
    }

    fn is_declared(effect: &Effect) -> bool {
        matches!(effect.kind, Kind::Called(_))
    }

    fn activated(cx: &mut Cx<'_>, run: &Run) {
        super::resting::ability(cx, run);
        for named in [false, true] {
            super::skills::used(cx, run.this, run.def, run.effect, named);
        }
    }

    fn is_there(_: &State, run: &Run) -> bool {
        run.here || run.own.skill
    }

    fn is_not_that(state: &State, book: &Book, event: &Event) -> Option<Missed<Self>> {
        super::silence::is_not_that(state, book, event)
    }

    fn is_silent(state: &State, book: &Book, silent: &Silent<'_, Self>) -> Option<Missed<Self>> {
        super::silence::is_silent(state, book, silent)
    }

    fn lost(state: &State, book: &Book) -> Vec<Held> {
        values::lost(state, book)
    }

    fn is_spent(state: &State, book: &Book, held: Held) -> bool {
        let spent = |named| super::skills::is_spent(state, book, held.card, held.def, held.effect, named);
        spent(false) || spent(true)
    }

    /// g:หรือ
    fn either(book: &Book, sides: usize) -> bool {
        matching::either(book, sides)
    }

    /// g:หรือ
    fn looked_at(cx: &mut Cx<'_>, run: &Run, condition: &Condition) {
        if matching::hangs_on_or(&run.eye(cx.state, cx.book), condition) {
            cx.reading(readings::OR_BOTH);
        }
    }

    fn kind_of_unseen(state: &State, id: CardId) -> Option<Category> {
        state.card(id).own.kind
    }

    fn may_be_unseen(def: &Def) -> bool {
        !def.facts.extra
    }

    fn purse(eye: &Eye<'_>, _: &Run) -> i32 {
        i32::from(eye.state.side(eye.who).mp)
    }

    fn spend(_: &mut i32, eye: &Eye<'_>, op: &Op) -> bool {
        use super::vocabulary::Counter;
        let Op::Own(op) = op else { return true };
        match op {
            OwnOp::PayCounters(kind, n) => {
                let marks = eye.state.card(eye.this);
                match kind {
                    Counter::Charged => marks.charged[0].saturating_add(marks.charged[1]) >= *n,
                    Counter::Fixed => marks.fixed >= *n,
                }
            }
            // The Mp are looked at by the game, with what changes them.
            _ => true,
        }
    }

    fn happens(eye: &Eye<'_>, timing: &OwnTiming, event: &Event, _: &[Event]) -> Option<Happened> {
        noticing::happens(eye, timing, event)
    }

    fn set_off_by(_: Deed) -> SetOff {
        ("601.2.1", &[])
    }

    fn waits(eye: &Eye<'_>, _: Held, timing: &Timing, event: &Event, noticed: &mut Noticed<Self>) -> bool {
        noticing::waits(eye, timing, event, noticed)
    }

    fn notices(state: &State, book: &Book, batch: &[Event], moment: Moment, out: &mut Vec<Noticed<Self>>) {
        noticing::notices(state, book, batch, moment, out);
    }

    fn next(cx: &Cx<'_>) -> state::Waits {
        abilities::waiting(cx.state, event::AT_ONCE, 0).collect()
    }

    fn may_be_replaced(_: &State, batch: &[Event]) -> bool {
        batch.iter().any(|e| matches!(e, Event::Move(_)))
    }

    fn would(_: &Eye<'_>, would: &Never, _: &Event) -> Option<CardId> {
        match *would {}
    }

    fn rank(_: &Eye<'_>, _: Held, _: &Few) -> u8 {
        0
    }

    fn orders_replacements(_: &Book, _: &mut [Replacement<Self>]) {}

    fn say_event(words: &crate::cardgame::words::Words<'_, Self>, event: &Event) -> Option<Said> {
        super::saying::event(words, event)
    }

    fn say_choice(words: &crate::cardgame::words::Words<'_, Self>, choice: &Choice) -> Said {
        words::choice(words, choice)
    }

    fn does(event: &Event) -> Option<Player> {
        super::saying::doer(event)
    }

    fn enforces(state: &State, book: &Book) -> Option<Frame> {
        enforcement::due(state, book)
    }

    fn works_at_once(state: &State, book: &Book) -> Option<Frame> {
        enforcement::at_once(state, book)
    }

    fn names_card(act: &Act) -> Option<CardId> {
        match act {
            Act::Cast(card, _) | Act::InterfereCast(card, _) => Some(*card),
            _ => None,
        }
    }

    fn all_readings() -> &'static [ReadingFacts] {
        &readings::READINGS
    }

    fn register() -> Vec<Registered> {
        register()
    }
}

/// Everything that stands under a clause.
fn register() -> Vec<Registered> {
    use super::{casting, combining, lines, other_attacks, skills};
    let mut all = Procedure::registered();
    let row = |(name, row): (&'static str, &'static Row<Run>)| Registered {
        elsewhere: &[],
        clause: row.clause,
        also: engine::register::clauses(row.also),
        kind: engine::RegisteredKind::Rule,
        name: row.name,
        procedure: name,
    };
    all.extend(program::rows().map(row));
    macro_rules! checks {
        ($($name:literal $list:expr;)*) => { $(all.extend($list.iter().map(|c| c.registered($name)));)* };
    }
    checks! {
        "attacking Seal" attack::ATTACKER;
        "attacked Seal" attack::ATTACKED;
        "hand attack" other_attacks::HAND;
        "Main Seal" combining::MAIN;
        "Support Seal" combining::SUPPORT;
        "Break Combination" combining::BREAKER;
        "Set Line" lines::LINER;
        "Skill" skills::SKILL;
        "casting" casting::CAST;
    }
    all.extend(super::reckoning::registered());
    all.push(Registered {
        elsewhere: &[],
        clause: ClauseId::new("105.2.1"),
        also: engine::register::clauses("103.4"),
        kind: engine::RegisteredKind::Rule,
        name: "endless",
        procedure: "loops",
    });
    all.extend(matching::VALUES.iter().map(|v| v.registered("values")));
    all
}
