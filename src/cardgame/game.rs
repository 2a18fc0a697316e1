//! What a card game gives the layer.

use super::book::{Book, Def};
use super::card::{CardId, DefId, Few, Texts};
use super::choice::Choice;
use super::code::{Asking, Instr};
use super::counted::Counted;
use super::effect::Run;
use super::event::{Cause, Event, Move};
use super::eye::Eye;
use super::finding::{Because, Finding, Happened, Reason, Refused, SetOff, Silent};
use super::frame::{Frame, Knowing, OwnFrame, Waiting};
use super::pieces::CardPieces;
use super::rows::ProgramRows;
use super::sounding::Sounding;
use super::state::{Modifier, Pending, Players, State, Waits};
use super::text::{Amount, Compare, Condition, Count, Effect, Of, Op, Selector, Timing};
use super::values::{Granted, Held, Last, Seen, Values};
use super::vocabulary::Zone;
use super::watch::{self, Watch};
use super::words::Words;
use super::{Cx, Row, STATS};
use crate::engine::{
    ClauseId, Difference, Endless, Missed, Moment, Noticed, Outcome, Player, Reading, ReadingFacts, ReadingSet, Record,
    Registered, Replacement, Rounds, Seats,
};
use crate::lang::Said;

/// A card game with texts. Everything here is a hook that shared rules ask; what has a default is asked only where games differ.
pub trait CardGame: CardPieces<Frame: OwnFrame<Self>> + Sounding {
    /// What lies among the cards and is only counted; `()` where there is none.
    type Counted: Counted<Self>;

    /// The hand.
    const HAND: Self::Zone;
    /// As what texts move cards, if they do not say more.
    const MOVED: Self::How;
    /// Cards are chosen, and nothing is done to them yet.
    const CHOSEN: Self::Deed;
    /// Cards get something.
    const GIVEN: Self::Deed;
    /// Cards are shown.
    const REVEALED: Self::Deed;
    /// The rows of programs.
    const PROGRAM: &'static ProgramRows<Self>;
    /// The rows by which cards become known.
    const KNOW: &'static [Row<Self, Knowing<Self>>];
    /// The rows by which effects that wait are resolved.
    const ORDER: &'static [Row<Self, Waiting>];
    /// The clauses by which something else happens instead.
    const REPLACES: SetOff;
    /// The clause by which a replacement that may be left unused is; none: the one by which it works.
    const DECLINES: Option<&'static str> = None;
    /// An effect says "up to …" and nothing else instead of something: the reading by which one at least is chosen, or none, by its second option.
    const UP_TO_INSTEAD: fn(&Book<Self>, DefId, u8) -> Option<Reading> = |_, _, _| None;
    /// What the rules make of a loop that nobody can stop.
    const ENDLESS: Option<Endless<Self>>;
    /// How rounds of a loop are announced.
    const ROUNDS: Option<Rounds<Self>>;

    // The position.

    /// The players who win and lose together with this one.
    fn friends(_: &State<Self>, player: Player) -> Seats {
        Seats::of(player)
    }

    /// The players in the game, the turn player first, then as the turn goes round.
    fn in_turn(state: &State<Self>) -> Players {
        state.seats_in_turn()
    }

    /// Does a player come after another in turn order, who may be out?
    fn comes_after(_: &State<Self>, player: Player, other: Player) -> bool {
        player > other
    }

    /// Something that lasted has ended; it stood at this place among the others.
    fn modifier_ended(_: &mut Self::Own, _: usize) {}

    /// An event of the game happens.
    fn apply_own<R: Record<Self>>(
        state: &mut State<Self>,
        book: &Book<Self>,
        event: &Self::Event,
        record: &mut R,
    ) -> bool;

    /// Does what somebody has for a time count already?
    fn is_in_force(_: &Modifier<Self>) -> bool {
        true
    }

    /// Is it bookkeeping?
    fn is_quiet(event: &Self::Event) -> bool;

    /// May a card move there at all?
    fn may_move(_: &State<Self>, _: CardId, _: Self::Zone) -> bool {
        true
    }

    /// Whose pile a card goes to that moves to a zone.
    fn home(state: &State<Self>, id: CardId, _: Self::Zone) -> Player {
        state.owner(id)
    }

    /// Does what is given to a card last there?
    fn lasts_in(zone: Self::Zone) -> bool {
        zone.is_field()
    }

    /// Does a card that moves so come into play?
    fn is_new(how: Self::How) -> bool;

    /// A card leaves the field.
    fn leaves<R: Record<Self>>(_: &mut State<Self>, _: &Book<Self>, _: CardId, _: &mut R) {}

    /// A card has moved.
    fn arrives<R: Record<Self>>(_: &mut State<Self>, _: &Book<Self>, _: &Move<Self>, _: &mut R) {}

    /// An event is about to be applied.
    fn begins_to_happen(_: &mut State<Self>, _: &Event<Self>) {}

    /// A turn has begun.
    fn begins(_: &mut State<Self>, _: &Book<Self>, _: Player) {}

    /// A waiting effect was taken: waves are counted from the one that is being resolved.
    fn taken(state: &mut State<Self>, taken: &Pending<Self>) {
        state.pending.iter_mut().for_each(|p| p.wave = p.wave.saturating_sub(taken.wave));
        state.wave = 1;
    }

    /// Does something that lasts end now?
    fn ends(state: &State<Self>, modifier: &Modifier<Self>, ending: Self::Ending) -> bool;

    /// Does a turn that begins bring the end of something nearer? `own`: it is that of the player whose effect it is.
    fn arms(until: Self::Until, own: bool) -> bool;

    /// The same, for what was put off.
    fn arms_later(later: Self::Later, own: bool) -> bool;

    /// Is the turn under way the one that something put off waits for?
    fn is_armed_already(_: Self::Later, _own: bool) -> bool {
        false
    }

    /// Is the turn under way the one that something that lasts ends in?
    fn is_until_now(_: &Cx<'_, Self>, _: &Run<Self>, _: Self::Until) -> bool {
        false
    }

    /// What somebody got, in the words of paths.
    fn grant_path(book: &Book<Self>, modifier: &Modifier<Self>) -> String;

    /// Every card that an event of the game speaks of.
    fn each_card_of_event(event: &mut Self::Event, see: &mut dyn FnMut(&mut CardId));

    /// Every card that is spoken of where it is said as what a card moves.
    fn each_card_of_how(_: &mut Self::How, _: &mut dyn FnMut(&mut CardId)) {}

    /// Every card that the game's part of a position speaks of.
    fn each_card_of_own(own: &mut Self::Own, see: &mut dyn FnMut(&mut CardId));

    /// Every card that marks on cards speak of.
    fn each_card_of_marks(_: &mut Self::Marks, _: &mut dyn FnMut(&mut CardId)) {}

    /// Every card that the game's part of a waiting effect speaks of.
    fn each_card_of_waits(_: &mut Self::Waits, _: &mut dyn FnMut(&mut CardId)) {}

    /// Every card that the game's part of an effect under way speaks of.
    fn each_card_of_local(_: &mut Self::Local, _: &mut dyn FnMut(&mut CardId)) {}
    /// A card has moved that the game's part of an effect under way spoke of.
    fn forgets(_: &mut Self::Local, _: CardId) {}
    /// Cards have left the field: what an effect under way keeps of how they were.
    fn remembers(_: &State<Self>, _: &mut Run<Self>) {}
    /// Everything under way has been told which cards have left.
    fn told(_: &mut State<Self>) {}

    // Numbers and texts.

    /// The texts that work as those of a card.
    fn texts(state: &State<Self>, card: CardId) -> Texts {
        Texts::of(state.card(card).def)
    }

    /// Work all numbers out in another way than by [`super::standing`]. False: it is done there.
    fn work_out(_: &State<Self>, _: &Book<Self>, _: &mut Values<Self>) -> bool {
        false
    }

    /// Is a number worked out from effects, so that looking at it needs an order?
    fn is_worked_out(_: Self::Stat) -> bool {
        true
    }

    /// What is added to the numbers of a card by the rules.
    fn adds(_: &State<Self>, _: &Book<Self>, _: CardId, _: &mut [i32; STATS]) {}

    /// A change of a number.
    fn plus(_: &Book<Self>, _: Self::Stat, now: i32, change: i32) -> i32 {
        now + change
    }

    /// Is it forbidden that this effect makes a number of a card less?
    fn is_lowering_barred(_: &Eye<'_, Self>, _: CardId, _: Self::Stat) -> bool {
        false
    }

    /// A keyword that a card has twice.
    fn add_keyword(_: Self::Keyword, a: u8, b: u8) -> u8 {
        a | b
    }

    /// The number of a keyword that is given.
    fn keyword_number(_: Self::Keyword, n: u8) -> u8 {
        n
    }

    /// Everything that a card is given has been given.
    fn granted(_: &Book<Self>, _: &mut Seen) {}

    /// Do the numbers of a card make rules enforcement look at it?
    fn is_due(_: &State<Self>, _: CardId, _: &Seen) -> bool {
        false
    }

    /// A number as it is read.
    fn read_stat(_: Self::Stat, _: Of, n: i32) -> i32 {
        n
    }

    /// A number as it is read of a card.
    fn read_stat_of(_: &Eye<'_, Self>, _: CardId, stat: Self::Stat, of: Of, n: i32) -> i32 {
        Self::read_stat(stat, of, n)
    }

    /// Does a card like this have such a number?
    fn has_stat(def: &Def<Self>, stat: Self::Stat) -> bool;

    /// A card that has left the field as it last was there, where the rules have an effect look back at it.
    fn last<'a>(_: &Eye<'a, Self>, _: CardId) -> Option<&'a Last> {
        None
    }

    /// What only this game asks of a card.
    fn is(eye: &Eye<'_, Self>, is: &Self::Is, id: CardId) -> bool;

    /// May a card where this one lies be something, as long as it is not known what it is? Then what it would decide is not decided.
    fn may_be(_: &State<Self>, _: CardId) -> bool {
        false
    }

    /// The row of a step that cards decide of which it is not known what they are.
    fn doubts(
        _: &Run<Self>,
        _: &State<Self>,
        _: &Book<Self>,
        _: &Instr<Self>,
    ) -> Option<&'static Row<Self, Run<Self>>> {
        None
    }

    /// A card is chosen, and it is not known whether it may be: the line ends.
    fn leaves_open(cx: &mut Cx<'_, Self>, _: CardId) {
        cx.event(Event::Over(Outcome::Undecided));
    }

    /// Can everybody see it, also of a card that nobody has seen?
    fn is_visible(_: &Self::Is) -> bool {
        false
    }

    /// Is a card of this category?
    fn is_category(eye: &Eye<'_, Self>, id: CardId, category: Self::Category) -> bool {
        eye.def(id).category == Some(category)
    }

    /// "One or the other": so many sides hold.
    fn either(_: &Book<Self>, sides: usize) -> bool {
        sides > 0
    }

    /// Is one of the names of a card like this?
    fn names(eye: &Eye<'_, Self>, id: CardId, is: &mut dyn FnMut(&str) -> bool) -> bool {
        eye.def(id).names().any(&mut *is) || eye.shown(id).is_some_and(|s| s.names(eye.book).any(is))
    }

    /// Is this a part of one of the names of a card?
    fn has_name_part(eye: &Eye<'_, Self>, id: CardId, part: &str) -> bool {
        eye.has_name(id, |n| n.contains(part))
    }

    /// Does a card have this colour?
    fn has_colour(eye: &Eye<'_, Self>, id: CardId, colour: Self::Colour) -> bool {
        eye.def(id).colours.contains(&colour) || eye.shown(id).is_some_and(|s| s.has_colour(eye.book, colour))
    }

    /// Is one of the types of a card like this?
    fn types(eye: &Eye<'_, Self>, id: CardId, is: &mut dyn FnMut(&str) -> bool) -> bool {
        let def = eye.def(id);
        def.types.iter().chain(&def.always.types).any(|t| is(t))
            || eye.shown(id).is_some_and(|s| s.types(eye.book).any(is))
    }

    /// A number that only this game counts.
    fn reckon(eye: &Eye<'_, Self>, number: &Self::Number) -> i32;

    /// Does a number compare so with another?
    fn compare(eye: &Eye<'_, Self>, a: &Amount<Self>, compare: Compare, b: &Amount<Self>) -> bool {
        compare.holds(eye.amount(a), eye.amount(b))
    }

    /// Does a condition of this game hold?
    fn holds(eye: &Eye<'_, Self>, condition: &Self::Condition) -> bool;

    /// How many cards lie in a place that is only counted.
    fn counted(_: &Eye<'_, Self>, _: Self::Place, _: &Selector<Self>) -> i32 {
        0
    }

    /// The number that an operation of this game is done by.
    fn amount_of_op(_: &Self::Op) -> Option<&Amount<Self>> {
        None
    }

    /// What a leaf looks at.
    fn watch(_: watch::Leaf<'_, Self>) -> Watch {
        watch::ANYTHING
    }

    /// What an event changes that is looked at.
    fn watch_event(_: &Self::Event) -> Watch {
        watch::FIELD
    }

    /// May it be that the rules have something to enforce because this happened?
    fn disturbs(_: &Event<Self>) -> bool {
        true
    }

    // Deeds.

    /// Where a deed puts a card, and as what.
    fn goes(deed: Self::Deed) -> Option<(Self::Zone, Self::How)>;

    /// Does a deed turn a card, and how?
    fn turns(deed: Self::Deed) -> Option<bool>;

    /// Does a deed turn a card face up, or down?
    fn faces(_: Self::Deed) -> Option<bool> {
        None
    }

    /// Is one deed a case of another?
    fn includes(general: Self::Deed, special: Self::Deed) -> bool {
        general == special
    }

    /// The card to which an event has done this, and by what.
    fn done(state: &State<Self>, deed: Self::Deed, event: &Event<Self>) -> Option<(CardId, Cause)>;

    /// The card to which an event is about to do this, and by what.
    fn about_to_be(state: &State<Self>, deed: Self::Deed, event: &Event<Self>) -> Option<(CardId, Cause)> {
        Self::done(state, deed, event)
    }

    /// Can this be done to a card at all, as the rules are?
    fn can(_: &Eye<'_, Self>, _: CardId, _: Self::Deed) -> bool {
        true
    }

    /// Is it forbidden by something else than a text about the card? Some: it is decided.
    fn is_barred(_: &Eye<'_, Self>, _: CardId, _: Self::Deed) -> Option<bool> {
        None
    }

    // Effects under way.

    /// The row of an operation.
    fn operation(
        instr: &Instr<Self>,
        run: &Run<Self>,
        state: &State<Self>,
        book: &Book<Self>,
    ) -> &'static Row<Self, Run<Self>>;

    /// The clauses of what shared rules find, and its sentence.
    fn because(state: &State<Self>, book: &Book<Self>, why: &Because<Self>) -> Option<Reason>;

    /// The clauses that refuse what shared rules refuse.
    fn refusal(why: Refused) -> &'static str;

    /// The reading that what shared rules refuse rests on.
    fn refused_by(_: Refused, _: &Asking<'_, Self>) -> Option<Reading> {
        None
    }

    /// The clauses of a condition that stands before everything else.
    fn condition_clauses(_: &Condition<Self>) -> &'static str {
        ""
    }

    /// A replacement effect begins, in the place of this.
    fn instead_of(_: &Event<Self>, run: Run<Self>) -> Run<Self> {
        run
    }

    /// What a question whether something can be done keeps of the effect that asks it.
    fn asked_with(_: &Self::Local) -> Self::Local {
        Self::Local::default()
    }

    /// A waiting effect begins.
    fn resumes(_: &Pending<Self>, run: Run<Self>) -> Run<Self> {
        run
    }

    /// What is said of an event that only looks like what an effect waits for.
    fn is_not_that(_: &State<Self>, _: &Book<Self>, _: &Event<Self>) -> Option<Missed<Self>> {
        None
    }

    /// What is said of an effect that does nothing, though what it waits for happens.
    fn is_silent(_: &State<Self>, _: &Book<Self>, _: &Silent<'_, Self>) -> Option<Missed<Self>> {
        None
    }

    /// Printed effects that cards have lost, besides those that are negated.
    fn lost(_: &State<Self>, _: &Book<Self>) -> Vec<Held> {
        Vec::new()
    }

    /// Has an effect worked as often as it may, by a limit of this game?
    fn is_spent(_: &State<Self>, _: &Book<Self>, _: Held) -> bool {
        false
    }

    /// What is said of a replacement by the effect of this card that is used in the place of an event, or declined; none: nothing.
    fn says_replacement(_: &Words<'_, Self>, _: CardId, _: &Event<Self>, _used: bool) -> Option<Finding> {
        None
    }

    /// It is forbidden to do something to a card, by a text or otherwise: the step says so.
    fn is_forbidden(cx: &mut Cx<'_, Self>, card: CardId, _: Option<Granted>) {
        because(cx, Because::Forbidden(card));
    }

    /// Does an effect come to nothing before its conditions are looked at?
    fn comes_to_nothing(_: &mut Cx<'_, Self>, _: &mut Run<Self>) -> bool {
        false
    }

    /// Does somebody declare that an effect is activated, and so pays for it?
    fn is_declared(_: &Effect<Self>) -> bool {
        false
    }

    /// Does an effect go on whose cost was not paid as written?
    fn goes_on_unpaid(_: &Cx<'_, Self>) -> bool {
        false
    }

    /// An effect is about to be activated: the step says by what.
    fn activates(_: &mut Cx<'_, Self>, _: &Run<Self>) {}

    /// An effect is activated.
    fn activated(_: &mut Cx<'_, Self>, _: &Run<Self>) {}

    /// Is what follows "if you do" done although it was not?
    fn if_not_done(_: &Cx<'_, Self>) -> bool {
        false
    }

    /// A condition was looked at.
    fn looked_at(_: &mut Cx<'_, Self>, _: &Run<Self>, _: &Condition<Self>) {}

    /// Is "this card" still where the text speaks of it?
    fn is_there(state: &State<Self>, run: &Run<Self>) -> bool {
        run.here || !state.card(run.this).zone.is_field()
    }

    /// How many must and may be chosen.
    fn bounds(_: &Cx<'_, Self>, _: &Run<Self>, _: &Asking<'_, Self>, bounds: (i32, i32)) -> (i32, i32) {
        bounds
    }

    /// Is nothing chosen though there is something?
    fn chooses_nothing(_: &Cx<'_, Self>, _: &Run<Self>, _: &Asking<'_, Self>) -> bool {
        false
    }

    /// Can a card not be chosen from these because nobody else sees what it is?
    fn hides(_: &Eye<'_, Self>, _from: &Selector<Self>, _: &Count<Self>, _: CardId) -> bool {
        false
    }

    /// Nothing could be chosen. True: the rest of the effect falls away.
    fn ends_without(_: &mut Cx<'_, Self>, _: &Run<Self>, _: &Asking<'_, Self>) -> bool {
        false
    }

    /// Is an effect that works once a turn really carried out from here on?
    fn is_carried_out(_: &mut Cx<'_, Self>, _: &Run<Self>) -> bool {
        true
    }

    /// An operation is done: what comes before the next one.
    fn after_operation(_: &mut Cx<'_, Self>, _: &Run<Self>) -> Option<Frame<Self>> {
        None
    }

    /// May an unknown card be named as one that is meant?
    fn may_be_named(_: &Selector<Self>) -> bool {
        true
    }

    /// Are cards that are chosen for this placed in the order in which they are chosen?
    fn is_ordered_by_choice(_: Self::Deed) -> bool {
        false
    }

    /// A card is chosen.
    fn picks(_: &mut Cx<'_, Self>, _: &Run<Self>, _: &Asking<'_, Self>, _: CardId) {}

    /// A card was chosen by a selector: the step rests on its words.
    fn chosen_by(_: &mut Cx<'_, Self>, _: &Selector<Self>) {}

    /// An operation touches the cards that were picked: the step rests on how.
    fn touches(_: &mut Cx<'_, Self>, _: &Run<Self>) {}

    /// An operation touches a card.
    fn touches_card(_: &mut Cx<'_, Self>, _: CardId, _: Self::Deed) {}

    /// A card is about to get something for a time.
    fn gives(_: &mut Cx<'_, Self>, _: &Modifier<Self>, _: CardId) {}

    /// A card is the next one in an order.
    fn orders(_: &mut Cx<'_, Self>, _: CardId) {}

    /// A pile is looked at, or through.
    fn looks(_: &mut Cx<'_, Self>, _: Self::Zone, _whole: bool) {}

    /// What was only looked at goes back otherwise than as it was.
    fn puts_back(_: &mut Cx<'_, Self>, _: &Few) -> bool {
        false
    }

    /// The category of a card that nobody has seen, where its back or its pile tells it.
    fn kind_of_unseen(_: &State<Self>, _: CardId) -> Option<Self::Category> {
        None
    }

    /// May a card that nobody has seen be one like this?
    fn may_be_unseen(def: &Def<Self>) -> bool;

    // Costs.

    /// What the player of an effect can pay with.
    fn purse(eye: &Eye<'_, Self>, run: &Run<Self>) -> Self::Purse;

    /// An operation is paid from it. False: it cannot be.
    fn spend(_: &mut Self::Purse, _: &Eye<'_, Self>, _: &Op<Self>) -> bool {
        true
    }

    /// Does an operation use the card up that it is done to, so that it pays for nothing else?
    fn uses_up(_: &Self::Op) -> bool {
        true
    }

    // What waits, and what replaces.

    /// Is a timing of this game there?
    fn happens(
        eye: &Eye<'_, Self>,
        timing: &Self::Timing,
        event: &Event<Self>,
        batch: &[Event<Self>],
    ) -> Option<Happened>;

    /// The clauses by which "when this is done" sets something off.
    fn set_off_by(deed: Self::Deed) -> SetOff;

    /// An effect is set off: what is kept of it. False: it is not, after all.
    fn waits(_: &Eye<'_, Self>, _: Held, _: &Timing<Self>, _: &Event<Self>, _: &mut Noticed<Self>) -> bool {
        true
    }

    /// One effect is set off several times at one moment.
    fn merge(_: &Book<Self>, _: Held, _first: usize, _: &mut Vec<Noticed<Self>>) {}

    /// What else a batch sets off.
    fn notices(_: &State<Self>, _: &Book<Self>, _: &[Event<Self>], _: Moment, _: &mut Vec<Noticed<Self>>) {}

    /// Is what a batch sets off noticed before rules enforcement has followed it?
    const NOTICES_FIRST: bool = false;

    /// Does an effect under way go on to ask how a card was that it speaks of and that has moved meanwhile?
    const ASKS_HOW_IT_WAS: bool = false;

    /// Does an event do something to a card as a selector means it, where the card lies or lay?
    fn means_event(eye: &Eye<'_, Self>, selector: &Selector<Self>, card: CardId, _: &Event<Self>) -> bool {
        eye.means(selector, card)
    }

    /// The waiting effects that may be next: all of one player.
    fn next(cx: &Cx<'_, Self>) -> Waits;

    /// A waiting effect is taken: the step says why it is next. True: it is worth a word.
    fn is_taken(_: &mut Cx<'_, Self>, _: &Pending<Self>) -> bool {
        true
    }

    /// May something of a batch be replaced at all?
    fn may_be_replaced(state: &State<Self>, batch: &[Event<Self>]) -> bool;

    /// Would what only this game has happen, and to which card?
    fn would(eye: &Eye<'_, Self>, would: &Self::Would, event: &Event<Self>) -> Option<CardId>;

    /// Which of several replacement effects is first.
    fn rank(eye: &Eye<'_, Self>, held: Held, cards: &Few) -> u8;

    /// Who says which of several replacement effects applies.
    fn replaces_for(eye: &Eye<'_, Self>, _: Held, _cards: &Few) -> Player {
        eye.who
    }

    /// The place of what happens only because something happens to this card, in the same batch: it is replaced with that.
    fn goes_along(_: &State<Self>, _batch: &[Event<Self>], _: CardId) -> Option<u8> {
        None
    }

    /// What a replacement effect is for happens to several cards at one moment: is each replaced by a use of its own?
    fn replaces_one_by_one(_: &Book<Self>, _: Held) -> bool {
        false
    }

    /// Several replacement effects apply.
    fn orders_replacements(_: &Book<Self>, _: &mut [Replacement<Self>]) {}

    // The game.

    /// An event in words.
    fn say_event(words: &Words<'_, Self>, event: &Event<Self>) -> Option<Said>;

    /// An answer in words.
    fn say_choice(words: &Words<'_, Self>, choice: &Choice<Self>) -> Said;

    /// Who does what an event says.
    fn does(event: &Event<Self>) -> Option<Player>;

    /// A player concedes: by which clauses, and what happens.
    fn concedes(_: Player) -> Option<(ClauseId, &'static [&'static str], Event<Self>)> {
        None
    }

    /// The clauses of a concession where the position decides which, and the readings that it rests on; none: those of [`Self::concedes`].
    fn concedes_here(_: &State<Self>) -> (&'static [&'static str], ReadingSet) {
        (&[], ReadingSet::default())
    }

    /// Rules enforcement that is due.
    fn enforces(state: &State<Self>, book: &Book<Self>) -> Option<Frame<Self>>;

    /// Something that works at once.
    fn works_at_once(_: &State<Self>, _: &Book<Self>) -> Option<Frame<Self>> {
        None
    }

    /// Does an answer of this game presume that an unknown card is a certain one? The card.
    fn names_card(_: &Self::Choice) -> Option<CardId> {
        None
    }

    /// What tells two cards apart that look alike, by the game's part of a position.
    fn tells_apart(_: &State<Self>, _: CardId) -> u64 {
        0
    }

    /// The readings.
    fn all_readings() -> &'static [ReadingFacts];

    /// Where the editions differ.
    fn all_differences() -> &'static [Difference] {
        &[]
    }

    /// Everything that is registered under a clause.
    fn register() -> Vec<Registered>;
}

/// It goes so because of this: the step says it, with its clauses.
pub fn because<V: CardGame>(cx: &mut Cx<'_, V>, why: Because<V>) {
    if let Some(reason) = cx.told().then(|| V::because(cx.state, cx.book, &why)).flatten() {
        reason.tell(cx, why);
    }
}
