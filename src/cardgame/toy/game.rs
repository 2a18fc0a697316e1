//! What the game answers where the layer asks.

use super::super::code::Instr;
use super::super::finding::{Happened, SetOff};
use super::super::frame::{Knowing, Waiting};
use super::super::rows::ProgramRows;
use super::super::state::Waits;
use super::super::text::{Condition, Effect, Timing};
use super::super::watch::{self, Watch};
use super::super::words::Words;
use super::super::{
    Because, CardGame, CardId, CardPieces, Cause, Few, Held, Modifier, Move, Never, Reason, Refused, STATS, Sounding,
    word::Word,
};
use super::nouns::{Deed, Keyword, Stat, Zone};
use super::{
    Act, Book, Choice, Cx, Ending, Event, Eye, Frame, Gardens, Happens, How, Marks, Number, Own, OwnCondition, OwnIs,
    Row, Run, State, Time, When, rows,
};
use crate::engine::row::rows as listed;
use crate::engine::{ClauseId, Endless, Player, ReadingFacts, Record, Registered, RegisteredKind, Rounds, Sound};
use crate::lang::Said;

/// 3-5
const DEW: Watch = watch::own(0);

impl CardPieces for Gardens {
    type Marks = Marks;
    type Own = Own;
    type How = How;
    type Ending = Ending;
    type Event = Happens;
    type Choice = Act;
    type Frame = rows::Procedure;
    type Facts = ();
    type Waits = ();
    type Local = ();
    type Purse = ();
}

impl CardGame for Gardens {
    type Counted = ();

    const HAND: Zone = Zone::Hand;
    const MOVED: How = How::Moved;
    const CHOSEN: Deed = Deed::Choose;
    const GIVEN: Deed = Deed::Give;
    const REVEALED: Deed = Deed::Reveal;
    const PROGRAM: &'static ProgramRows<Self> = &rows::PROGRAM;
    const KNOW: &'static [Row<Knowing<Self>>] = &rows::KNOW;
    const ORDER: &'static [Row<Waiting>] = &rows::ORDER;
    const REPLACES: SetOff = ("4-4", &[]);
    const DECLINES: Option<&'static str> = Some("4-7");
    const ENDLESS: Option<Endless<Self>> = None;
    const ROUNDS: Option<Rounds<Self>> = None;

    // The position.

    fn apply_own<R: Record<Self>>(state: &mut State, book: &Book, event: &Happens, record: &mut R) -> bool {
        match *event {
            Happens::Dew(id) => {
                if state.card(id).zone != Zone::Bed {
                    return false;
                }
                let path = super::super::words::path(state, book, id);
                let dew = &mut state.card_mut(id).own.dew;
                *dew += 1;
                let now = *dew;
                record.change(|| super::super::applying::change(format!("{path}.dew"), now - 1, now));
                true
            }
            Happens::Planted => !std::mem::replace(&mut state.own.planted, true),
            Happens::TurnBegins => true,
        }
    }

    fn is_quiet(event: &Happens) -> bool {
        matches!(event, Happens::Planted | Happens::TurnBegins)
    }

    fn is_new(how: How) -> bool {
        how == How::Planted
    }

    /// 3-5. Dew is gone off the bed.
    fn leaves<R: Record<Self>>(state: &mut State, _: &Book, id: CardId, _: &mut R) {
        state.card_mut(id).own = Marks::default();
    }

    fn begins(state: &mut State, _: &Book, _: Player) {
        state.own.planted = false;
    }

    fn ends(_: &State, modifier: &Modifier<Self>, ending: Ending) -> bool {
        rows::ends(modifier.until, ending)
    }

    /// Nothing waits for another turn than the one under way.
    fn arms(_: Time, _: bool) -> bool {
        false
    }

    fn arms_later(_: Time, _: bool) -> bool {
        false
    }

    fn grant_path(_: &Book, _: &Modifier<Self>) -> String {
        Stat::Height.path().to_string()
    }

    fn each_card_of_event(event: &mut Happens, see: &mut dyn FnMut(&mut CardId)) {
        if let Happens::Dew(id) = event {
            see(id);
        }
    }

    fn each_card_of_own(_: &mut Own, _: &mut dyn FnMut(&mut CardId)) {}

    // Numbers and texts.

    /// 3-5. A rule, not a text, makes a dewy plant taller.
    fn adds(state: &State, _: &Book, id: CardId, stats: &mut [i32; STATS]) {
        stats[Stat::Height as usize] += i32::from(state.card(id).own.dew);
    }

    fn has_stat(_: &super::super::Def<Self>, _: Stat) -> bool {
        true
    }

    fn is(eye: &Eye<'_>, is: &OwnIs, id: CardId) -> bool {
        match is {
            OwnIs::Dewy => eye.state.card(id).own.dew > 0,
        }
    }

    fn reckon(eye: &Eye<'_>, number: &Number) -> i32 {
        match number {
            Number::DewOnThis => i32::from(eye.state.card(eye.this).own.dew),
        }
    }

    fn holds(eye: &Eye<'_>, condition: &OwnCondition) -> bool {
        match condition {
            OwnCondition::Planted => eye.state.own.planted && eye.state.turn == eye.who,
        }
    }

    fn watch(leaf: watch::Leaf<'_, Self>) -> Watch {
        match leaf {
            watch::Leaf::Place(never) => match never {},
            watch::Leaf::Is(OwnIs::Dewy) | watch::Leaf::Number(Number::DewOnThis) => DEW,
            watch::Leaf::Condition(OwnCondition::Planted) => watch::ANYTHING,
        }
    }

    fn watch_event(event: &Happens) -> Watch {
        match event {
            Happens::Dew(_) => DEW | watch::NUMBERS,
            Happens::Planted | Happens::TurnBegins => 0,
        }
    }

    // Deeds.

    fn goes(deed: Deed) -> Option<(Zone, How)> {
        match deed {
            Deed::Plant => Some((Zone::Bed, How::Planted)),
            Deed::Pull => Some((Zone::Compost, How::Pulled)),
            Deed::Take => Some((Zone::Hand, How::Moved)),
            _ => None,
        }
    }

    fn turns(deed: Deed) -> Option<bool> {
        match deed {
            Deed::Wilt => Some(true),
            Deed::Wake => Some(false),
            _ => None,
        }
    }

    /// 3-2, 3-3. What was done to a card, as "when" and "would" ask.
    fn done(_: &State, deed: Deed, event: &Event) -> Option<(CardId, Cause)> {
        match (deed, event) {
            (Deed::Plant, Event::Move(m)) if m.how == How::Planted => Some((m.card, m.cause)),
            (Deed::Pull, Event::Move(m)) if m.how == How::Pulled && m.leaves_field() => Some((m.card, m.cause)),
            _ => None,
        }
    }

    /// 4-8
    fn is_barred(eye: &Eye<'_>, id: CardId, deed: Deed) -> Option<bool> {
        let thorny = eye.seen(id).is_some_and(|seen| seen.keyword::<Self>(Keyword::Thorny) > 0);
        (deed == Deed::Pull && thorny && eye.state.owner(id) != eye.who).then_some(true)
    }

    // Effects under way.

    fn operation(instr: &Instr<Self>, _: &Run, _: &State, _: &Book) -> &'static Row<Run> {
        rows::operation(instr)
    }

    /// The clauses of what shared rules find, and the sentence.
    fn because(_: &State, _: &Book, why: &Because<Self>) -> Option<Reason> {
        Some(match why {
            Because::UsedUp(_) => Reason::new("4-3-1", "it was used this turn"),
            Because::Forbidden(_) => Reason::new("4-8", "it is thorny"),
            Because::NothingTo(_) => Reason::new("", "there is nothing to choose"),
            Because::ThenAnyway => Reason::new("", "what follows is done all the same"),
            Because::IfHolds => Reason::new("", "it is so"),
            Because::IfFails => Reason::new("", "it is not so"),
            Because::DoesNot(_) => Reason::new("", "it is left"),
            Because::LooksAt(..) => Reason::new("", "cards are looked at"),
            _ => return None,
        })
    }

    fn refusal(why: Refused) -> &'static str {
        match why {
            Refused::Forbidden => "4-8",
            Refused::AlreadySoForCost | Refused::LeavesTooFew => "4-3",
            _ => "4-6",
        }
    }

    fn condition_clauses(_: &Condition<Self>) -> &'static str {
        ""
    }

    /// 4-3. Who uses an effect pays for it.
    fn is_declared(_: &Effect<Self>) -> bool {
        true
    }

    fn may_be_unseen(def: &super::super::Def<Self>) -> bool {
        !def.bare
    }

    fn purse(_: &Eye<'_>, _: &Run) {}

    // What waits, and what replaces.

    fn happens(eye: &Eye<'_>, timing: &When, event: &Event, _: &[Event]) -> Option<Happened> {
        let When::YourTurnBegins = timing;
        let begins = matches!(event, Event::Own(Happens::TurnBegins)) && eye.state.turn == eye.who;
        begins.then(|| (("4-2", &["1-1"][..]), Few::new()))
    }

    fn set_off_by(_: Deed) -> SetOff {
        ("4-2", &[])
    }

    /// 4-2-1
    fn next(cx: &Cx<'_>) -> Waits {
        let of =
            |p: Player| -> Waits { (0..cx.state.pending.len()).filter(|&n| cx.state.pending[n].who == p).collect() };
        let first = of(cx.state.turn);
        if first.is_empty() { of(cx.state.turn.other()) } else { first }
    }

    /// 4-4. What is there instead is not replaced again.
    fn may_be_replaced(state: &State, batch: &[Event]) -> bool {
        !state.replacing && batch.iter().any(|e| Self::done(state, Deed::Pull, e).is_some())
    }

    fn would(_: &Eye<'_>, would: &Never, _: &Event) -> Option<CardId> {
        match *would {}
    }

    fn rank(_: &Eye<'_>, _: Held, _: &Few) -> u8 {
        0
    }

    // The game.

    fn say_event(words: &Words<'_, Self>, event: &Event) -> Option<Said> {
        let name = |id: CardId| super::super::words::name(words.state, words.book, id);
        let said = match event {
            Event::Move(Move { card, how: How::Drawn, .. }) => format!("{} draws", words.state.owner(*card)),
            Event::Move(Move { card, how: How::Planted, .. }) => format!("{} is planted", name(*card)),
            Event::Move(Move { card, how: How::Pulled, .. }) => format!("{} is pulled", name(*card)),
            Event::Move(Move { card, to, .. }) => format!("{} goes to the {}", name(*card), to.path()),
            Event::Turn(card, true, _) => format!("{} wilts", name(*card)),
            Event::Turn(card, false, _) => format!("{} wakes up", name(*card)),
            Event::Own(Happens::Dew(card)) => format!("there is dew on {}", name(*card)),
            Event::Begin(player) => format!("{player}'s turn begins"),
            Event::Over(outcome) => outcome.name().to_string(),
            _ => return None,
        };
        Some(Said::plain(said))
    }

    fn say_choice(words: &Words<'_, Self>, choice: &Choice) -> Said {
        Said::plain(super::board::written(words.state, words.book, choice))
    }

    fn does(event: &Event) -> Option<Player> {
        match event {
            Event::Begin(player) => Some(*player),
            _ => None,
        }
    }

    fn enforces(state: &State, book: &Book) -> Option<Frame> {
        rows::due(state, book)
    }

    fn names_card(choice: &Act) -> Option<CardId> {
        match choice {
            Act::Plant(id) => Some(*id),
            Act::Use(..) | Act::End => None,
        }
    }

    fn all_readings() -> &'static [ReadingFacts] {
        &[]
    }

    fn register() -> Vec<Registered> {
        let mut all = rows::Procedure::registered();
        all.extend(listed("knowing cards", &rows::KNOW));
        all.extend(listed("order of effects", &rows::ORDER));
        for (name, row) in rows::programs() {
            all.extend(listed::<Self, Run>(name, std::slice::from_ref(row)));
        }
        let entry = |(clause, name)| Registered {
            elsewhere: &[],
            clause: ClauseId::new(clause),
            also: Vec::new(),
            kind: RegisteredKind::Rule,
            name,
            procedure: "texts",
        };
        all.extend([("4-2", "when"), ("4-4", "instead"), ("4-5", "always"), ("4-7", "declined")].map(entry));
        all
    }
}

impl Sounding for Gardens {
    fn sound(event: &Event) -> Sound {
        match event {
            Event::Move(_) => 1,
            Event::Own(Happens::TurnBegins) => 2,
            _ => 0,
        }
    }

    fn listens_for(timing: &Timing<Self>) -> Sound {
        match timing {
            Timing::Done(..) => 1,
            Timing::Own(When::YourTurnBegins) => 2,
        }
    }
}
