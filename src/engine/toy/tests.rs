//! What the engine promises, held against the toy at every decision of many random lines, and step by step.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use super::rows::{TURN, under_way, whole_game};
use super::{Book, Card, Choice, EMPTY_PILE, Event, Found, Kind, Lantern, Lanterns, State};
use crate::engine::explore::{Explored, Limits, Lines, Reach, Until, explore};
use crate::engine::selfplay::{self, Dice};
use crate::engine::{
    Chooser, ClauseId, Game, Line, Off, Outcome, Player, Readings, Runner, Status, Step, Table, Trace,
};

use Player::{A, B};

fn book(edition: u8, empty_pile: u8) -> Book {
    let mut readings = Readings::default();
    readings.set(EMPTY_PILE, empty_pile);
    Book { edition, readings }
}

/// The answer that a step took, and whether it was the only one.
fn took(step: &Step<Lanterns>) -> Option<(Choice, bool)> {
    step.took.as_ref().map(|took| (took.choice, took.forced))
}

fn id(clause: &'static str) -> ClauseId {
    ClauseId::new(clause)
}

/// Nobody has a card or a glass, and the box is open; the test gives what it needs.
fn bare() -> State {
    let gone = (0..9).map(Card).collect();
    State { glass: [false; 2], boxed: false, pile: Vec::new(), gone, ..State::new() }
}

/// Cards of what is gone lie in hand.
fn give(mut state: State, player: Player, cards: &[u8]) -> State {
    for &n in cards {
        state.gone.retain(|&c| c != Card(n));
        state.hands[player.index()].push(Card(n));
    }
    state.hands[player.index()].sort();
    state
}

/// Cards of what is gone lie in the pile.
fn pile(mut state: State, cards: &[u8]) -> State {
    state.gone.retain(|c| !cards.contains(&c.0));
    state.pile = cards.iter().copied().map(Card).collect();
    state
}

fn line(state: State) -> Line<Lanterns> {
    Line::new(under_way(Book::default(), state))
}

/// Answer, and all of it must be offered.
fn answer(line: &mut Line<Lanterns>, choices: &[Choice]) {
    for &choice in choices {
        assert!(line.answer(choice), "{choice:?} is not among {:?}", line.offered());
    }
}

fn saved(table: &Table<Lanterns>) -> String {
    serde_json::to_string(table).expect("a table can be saved")
}

fn loaded(table: &Table<Lanterns>, text: &str) -> Table<Lanterns> {
    let from = &mut serde_json::Deserializer::from_str(text);
    Table::load(Arc::clone(&table.book), from).expect("what was saved can be loaded")
}

fn hash(table: &Table<Lanterns>) -> u64 {
    let mut hasher = DefaultHasher::new();
    table.hash(&mut hasher);
    hasher.finish()
}

/// Every card is in one place.
fn nothing_is_lost(state: &State) {
    let all: Vec<Card> =
        [&state.hands[0], &state.hands[1], &state.pile, &state.gone].into_iter().flatten().copied().collect();
    let set: BTreeSet<Card> = all.iter().copied().collect();
    assert_eq!(set.len(), all.len(), "{state:?}");
    assert_eq!(all.len(), if state.boxed { 8 } else { 9 }, "{state:?}");
}

/// A random line to its end, with the table at each of its decisions.
fn random_line(book: Book, dice: &mut Dice) -> (Line<Lanterns>, Vec<Table<Lanterns>>) {
    let mut line = Line::new(whole_game(book));
    let mut tables = vec![line.table.clone()];
    while let Status::Ask { .. } = line.status {
        let choice = line.offered()[dice.below(line.offered().len())];
        assert!(line.answer(choice));
        tables.push(line.table.clone());
    }
    (line, tables)
}

fn all_books() -> impl Iterator<Item = Book> {
    [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().map(|(edition, empty_pile)| book(edition, empty_pile))
}

#[test]
fn a_table_is_a_plain_value_at_every_decision() {
    let mut dice = Dice::new(1);
    let mut runner = Runner::default();
    let (mut in_gate, mut gate_in_gate, mut asked_by) = (0, 0, HashSet::new());
    for book in (0..40).flat_map(|_| all_books()) {
        let (line, tables) = random_line(book, &mut dice);
        for (n, table) in tables.iter().enumerate() {
            nothing_is_lost(&table.state);
            in_gate += usize::from(table.in_gate());
            let text = saved(table);
            gate_in_gate += usize::from(text.matches("\"Gate\"").count() > 1);
            let mut copies = [table.clone(), loaded(table, &text)];
            for copy in &copies {
                assert_eq!(copy, table);
                assert_eq!(hash(copy), hash(table));
                assert_eq!(copy.fingerprint(), table.fingerprint());
                assert_eq!(saved(copy), text);
            }
            // Both go on like the line itself.
            for copy in &mut copies {
                let mut answers = line.answers[n..].iter();
                for next in &tables[n..] {
                    assert_eq!(copy, next);
                    if let Some(&choice) = answers.next() {
                        if let Status::Ask { clause, .. } = copy.run(None, &mut runner, &mut Off) {
                            asked_by.insert(clause);
                        }
                        assert!(runner.options.offered().contains(&choice));
                        copy.run(Some(choice), &mut runner, &mut Off);
                    }
                }
                assert_eq!(copy.run(None, &mut runner, &mut Off), line.status);
            }
        }
    }
    assert!(in_gate > 500, "{in_gate} decisions inside the gate");
    assert!(gate_in_gate > 20, "{gate_in_gate} decisions in a gate inside a gate");
    for clause in ["1-1", "2-2", "3-4", "3-6", "4-1", "4-1-1", "4-2", "4-4", "5-1", "6-1"] {
        assert!(asked_by.contains(&id(clause)), "nobody was asked by {clause}");
    }
}

#[test]
fn undo_leads_back_to_any_decision_and_forth_again() {
    let mut dice = Dice::new(2);
    for book in (0..10).flat_map(|_| all_books()) {
        let (line, tables) = random_line(book, &mut dice);
        for (n, table) in tables.iter().enumerate() {
            let mut back = line.clone();
            back.undo_to(n);
            assert_eq!(&back.table, table);
            assert_eq!(back.answers, line.answers[..n]);
            line.answers[n..].iter().for_each(|&choice| assert!(back.answer(choice)));
            assert_eq!(back.table, line.table);
            assert_eq!(back.status, line.status);
            assert_eq!(format!("{:?}", back.trace.steps), format!("{:?}", line.trace.steps));
        }
    }
}

#[test]
fn options_listed_again_are_the_same_and_listing_changes_nothing() {
    let mut dice = Dice::new(3);
    for book in (0..40).flat_map(|_| all_books()) {
        let mut table = whole_game(book);
        let (mut runner, mut again) = (Runner::default(), Runner::with_reasons());
        let played = selfplay::play(&mut table, &mut dice, &mut runner, &mut Off, |table, status, runner| {
            let mut twin = table.clone();
            let mut trace = Trace::default();
            assert_eq!(twin.run(None, &mut again, &mut trace), *status);
            assert_eq!(twin, *table);
            assert!(trace.steps.is_empty(), "asking again is no step");
            if let Status::Ask { .. } = status {
                assert_eq!(again.options.offered(), runner.options.offered());
                assert!(!runner.options.offered().is_empty());
                let all: HashSet<Choice> = runner.options.offered().iter().copied().collect();
                assert_eq!(all.len(), runner.options.offered().len(), "an option is offered twice");
                assert!(again.options.refused().iter().all(|(c, why)| !all.contains(c) && !why.clauses.is_empty()));
                assert!(runner.options.refused().is_empty(), "nobody asked why");
            }
        });
        assert!(played.outcome.is_some() && played.outcome == table.state.outcome);
    }
}

#[test]
fn recording_changes_nothing() {
    let mut dice = Dice::new(4);
    for book in (0..40).flat_map(|_| all_books()) {
        let (line, tables) = random_line(book, &mut dice);
        let (mut on, mut off) = (line.start.clone(), line.start.clone());
        let (mut runner, mut trace) = (Runner::default(), Trace::default());
        let mut answers = line.answers.iter().copied();
        let mut choice = None;
        for table in &tables {
            assert_eq!(on.run(choice, &mut runner, &mut trace), off.run(choice, &mut runner, &mut Off));
            assert_eq!((&on, &off), (table, table));
            choice = answers.next();
        }
        assert_eq!(trace.steps.len(), line.trace.steps.len());
    }
}

#[test]
fn what_is_not_offered_is_refused_and_changes_nothing() {
    let mut all: Vec<Choice> = (0..12).flat_map(|n| [Choice::Is(Card(n)), Choice::Discard(Card(n))]).collect();
    for lantern in Player::BOTH.into_iter().flat_map(|p| [Lantern(p, 0), Lantern(p, 1)]) {
        all.extend([Choice::Blow(lantern), Choice::Light(lantern)]);
    }
    all.extend([Choice::Wind, Choice::Strike, Choice::Open, Choice::Pass, Choice::Exchange]);
    all.extend([Choice::Instead, Choice::LetIt, Choice::Nothing]);
    let mut dice = Dice::new(5);
    for book in (0..5).flat_map(|_| all_books()) {
        let (whole, _) = random_line(book, &mut dice);
        let mut line = Line::new(whole.start.clone());
        for n in 0..=whole.answers.len() {
            let before = (line.table.clone(), line.status, line.offered().to_vec(), line.trace.steps.len());
            for choice in all.iter().filter(|c| !before.2.contains(c)) {
                assert!(!line.answer(*choice), "{choice:?} is accepted");
            }
            let after = (line.table.clone(), line.status, line.offered().to_vec(), line.trace.steps.len());
            assert_eq!(before, after);
            assert_eq!((line.answers.len(), line.decisions.len()), (n, n));
            for &choice in line.offered() {
                assert!(line.clone().answer(choice), "{choice:?} is offered and not accepted");
            }
            if let Some(&choice) = whole.answers.get(n) {
                assert!(line.answer(choice));
            }
        }
    }
}

/// The steps from a place on, as the clause that makes each happen, a star for spoken ones.
fn clauses(steps: &[Step<Lanterns>]) -> Vec<String> {
    steps.iter().map(|s| format!("{}{}", s.clauses[0], if s.spoken { "*" } else { "" })).collect()
}

/// The first step of a clause and a name, with its place.
fn step<'a>(line: &'a Line<Lanterns>, clause: &'static str, name: &str) -> (usize, &'a Step<Lanterns>) {
    let mut steps = line.trace.steps.iter().enumerate();
    let found = steps.find(|(_, s)| s.clauses[0] == id(clause) && s.name == name);
    found.unwrap_or_else(|| panic!("{clause} {name} is not in {:?}", clauses(&line.trace.steps)))
}

/// The clause of the step that led to a step.
fn cause(line: &Line<Lanterns>, n: usize) -> Option<String> {
    line.trace.steps[n].cause.map(|c| line.trace.steps[c].clauses[0].to_string())
}

#[test]
fn two_replacements_of_one_event_are_offered_one_after_the_other() {
    let lantern = Lantern(B, 1);
    let mut line = line(pile(give(bare(), B, &[1, 3]), &[7]));
    answer(&mut line, &[Choice::Blow(lantern)]);
    let ask =
        |clause| Status::Ask { who: Chooser::Player(B), clause: id(clause), name: "step-replace", at_rest: false };
    assert_eq!((line.status, line.table.in_gate()), (ask("4-1"), true));
    answer(&mut line, &[Choice::LetIt]);
    assert_eq!((line.status, line.table.in_gate()), (ask("4-2"), true));
    let mut declined = line.clone();

    answer(&mut line, &[Choice::Instead]);
    assert!(line.table.state.is_lit(lantern));
    assert_eq!(line.table.state.hand(B), [Card(3)], "the oil is used up");
    let (_, offered) = step(&line, "4-1", "step-replace");
    assert_eq!(took(offered), Some((Choice::LetIt, false)));
    assert_eq!(offered.replaces, Some(Event::Out(lantern)), "the step says what might have been replaced");
    assert!(offered.spoken && offered.events.is_empty());
    let (_, used) = step(&line, "4-2", "step-replace");
    assert_eq!((took(used), used.actor), (Some((Choice::Instead, false)), Some(Chooser::Player(B))));
    assert!(line.trace.steps.iter().all(|s| s.clauses[0] != id("7-1")), "nothing went out, so no moth is lured");
    answer(&mut declined, &[Choice::LetIt]);
    assert!(!declined.table.state.is_lit(lantern));
    let steps = clauses(&declined.trace.steps);
    assert_eq!(steps[..6], ["2-2*", "3-1", "4-1*", "4-2*", "3-1*", "7-1*"]);
    let (_, late) = step(&declined, "3-1", "step-late");
    assert_eq!(late.events, [Event::Out(lantern)], "it happens under the rule that made it");
    assert_eq!(late.actor, Some(Chooser::Player(A)));
}

#[test]
fn of_a_batch_one_event_is_replaced_and_the_other_happens_under_its_own_rule() {
    // B shelters the lantern by discarding a moth, which flies instead: a gate inside a gate.
    let mut line = line(give(bare(), B, &[2, 7]));
    answer(&mut line, &[Choice::Wind, Choice::Instead]);
    assert_eq!(line.offered(), [Choice::Discard(Card(2)), Choice::Discard(Card(7))]);
    answer(&mut line, &[Choice::Discard(Card(2))]);
    assert_eq!(saved(&line.table).matches("\"Gate\"").count(), 2);
    answer(&mut line, &[Choice::Instead]);
    let state = &line.table.state;
    assert_eq!(state.lit, [[false, true], [true, true]]);
    let steps = clauses(&line.trace.steps);
    assert_eq!(steps[..8], ["2-2*", "3-3", "4-1*", "4-1-1*", "4-4*", "4-4-1*", "3-3*", "7-1*"]);
    let (n, late) = step(&line, "3-3", "step-late");
    assert_eq!(late.events, [Event::Out(Lantern(A, 0))]);
    assert_eq!(late.changes.len(), 1);
    let (moth, _) = step(&line, "4-4", "step-replace");
    let (wind, _) = step(&line, "3-3", "wind");
    let (shelter, _) = step(&line, "4-1", "step-replace");
    let of = |n: usize| line.trace.steps[n].cause;
    assert_eq!((of(wind), of(shelter), of(n)), (Some(0), Some(wind), Some(wind)));
    assert_eq!((cause(&line, moth).as_deref(), of(moth + 1)), (Some("4-1-1"), Some(moth)));
    assert_eq!(of(n + 1), Some(n), "the moth is lured by the lantern that went out");
}

#[test]
fn the_replacements_of_each_event_are_offered_from_the_first() {
    let mut line = line(give(give(bare(), A, &[1, 3]), B, &[5, 7]));
    answer(&mut line, &[Choice::Wind]);
    // A declines to shelter and uses the oil; B is then asked for both.
    for (who, clause, choice) in
        [(A, "4-1", Choice::LetIt), (A, "4-2", Choice::Instead), (B, "4-1", Choice::LetIt), (B, "4-2", Choice::LetIt)]
    {
        let asked = Status::Ask { who: Chooser::Player(who), clause: id(clause), name: "step-replace", at_rest: false };
        assert_eq!(line.status, asked);
        answer(&mut line, &[choice]);
    }
    assert_eq!(line.table.state.lit, [[true, true], [false, true]]);
    assert_eq!(step(&line, "3-3", "step-late").1.events, [Event::Out(Lantern(B, 0))]);
}

#[test]
fn a_replacement_that_must_be_made_asks_nobody_and_is_spoken() {
    let state = State { glass: [false, true], ..bare() };
    let mut line = line(give(state, B, &[3, 7]));
    answer(&mut line, &[Choice::Blow(Lantern(B, 0))]);
    assert!(line.table.state.is_lit(Lantern(B, 0)) && !line.table.state.glass[1]);
    let (n, glass) = step(&line, "4-3", "step-replace");
    assert!(glass.spoken, "the clause that kept the lantern lit can be cited");
    assert_eq!((took(glass), glass.actor), (None, Some(Chooser::Player(B))));
    assert_eq!(glass.replaces, Some(Event::Out(Lantern(B, 0))));
    let (broken, _) = step(&line, "4-3-1", "glass-breaks");
    assert_eq!((cause(&line, n).as_deref(), line.trace.steps[broken].cause), (Some("3-1"), Some(n)));
    assert!(line.trace.steps.iter().all(|s| s.name != "step-late"), "nothing of the batch is left");
}

#[test]
fn triggers_are_noticed_before_and_after_with_steps_of_their_own() {
    let state = State { lit: [[true, true], [false, true]], ..bare() };
    let mut line = line(pile(state, &[3, 6]));
    answer(&mut line, &[Choice::Blow(Lantern(B, 1)), Choice::Is(Card(3))]);
    // The moth comes for B, who draws the last card.
    answer(&mut line, &[Choice::Is(Card(6))]);
    assert_eq!(line.status, Status::Over(Outcome::won(A)));
    let steps = ["2-2*", "3-1*", "7-1*", "7-2*", "3-2", "5-1*", "2-3", "7-1-1", "5-1*", "2-3", "2-4*"];
    assert_eq!(clauses(&line.trace.steps), steps);
    let (out, _) = step(&line, "3-1", "blow");
    let (lured, before) = step(&line, "7-1", "step-noticed");
    let (_, after) = step(&line, "7-2", "step-noticed");
    assert_eq!((&before.events[..], before.cause), (&[Event::Lure(B)][..], Some(out)));
    assert_eq!((&after.events[..], after.cause), (&[Event::Dark(B)][..], Some(out)));
    assert_eq!((after.clauses.clone(), after.supports.clone()), (vec![id("7-2")], vec![id("2-4-1")]));
    // Bookkeeping is folded, and knows what set it off.
    let (comes, taken) = step(&line, "7-1-1", "moth-comes");
    assert_eq!((&taken.events[..], taken.spoken, taken.cause), (&[Event::TakeMoth(B)][..], false, Some(lured)));
    let drawn = &line.trace.steps[comes + 1];
    assert_eq!((&drawn.events[..], took(drawn)), (&[Event::Draw(B, Card(6))][..], Some((Choice::Is(Card(6)), true))));
    assert!(drawn.spoken, "a forced answer that changes something is spoken");
    assert_eq!(line.trace.steps.last().map(|s| s.clauses.clone()), Some(vec![id("2-4"), id("2-4-1")]));
}

#[test]
fn enforcement_has_steps_of_its_own_and_comes_before_what_is_noticed_after() {
    // B sits in the dark and holds a card too many.
    let state = State { lit: [[true, true], [false, true]], ..bare() };
    let mut line = line(give(state, B, &[0, 3, 6, 7]));
    answer(&mut line, &[Choice::Blow(Lantern(B, 1)), Choice::LetIt]);
    let limit = Status::Ask { who: Chooser::Player(B), clause: id("6-1"), name: "hand-limit", at_rest: false };
    assert_eq!((line.status, line.table.in_gate()), (limit, true));
    // The discarded card is a moth and might fly: a replacement inside enforcement.
    answer(&mut line, &[Choice::Discard(Card(6)), Choice::LetIt]);
    let steps = ["2-2*", "3-1", "4-1*", "3-1*", "7-1*", "6-1*", "4-4*", "6-1*", "7-2*", "3-2", "5-1*"];
    assert_eq!(clauses(&line.trace.steps)[..11], steps);
    let of = |n: usize| line.trace.steps[n].cause;
    assert_eq!((of(3), of(4)), (Some(1), Some(3)), "the lantern goes out by the rule; the moth is lured by that");
    assert_eq!(of(5), Some(3), "the batch led to enforcement, not the moth that was noticed");
    assert_eq!((of(6), of(7)), (Some(5), Some(5)), "the discarded card is the choice's");
    assert_eq!(line.trace.steps[7].events, [Event::Discard(B, Card(6))]);
    assert_eq!(of(8), Some(3), "what is noticed after is still the batch's");
    assert_eq!(line.status, Status::Over(Outcome::won(A)));
}

#[test]
fn enforcement_is_led_to_by_the_batch_also_at_once() {
    // A holds a card too many, and nothing is replaced.
    let mut line = line(give(bare(), A, &[0, 3, 4, 7]));
    answer(&mut line, &[Choice::Blow(Lantern(B, 1)), Choice::Discard(Card(3))]);
    assert_eq!(clauses(&line.trace.steps)[..4], ["2-2*", "3-1*", "7-1*", "6-1*"]);
    let (out, _) = step(&line, "3-1", "blow");
    for clause in [("7-1", "step-noticed"), ("6-1", "hand-limit")] {
        assert_eq!(step(&line, clause.0, clause.1).1.cause, Some(out), "{clause:?}");
    }
}

#[test]
fn if_you_do_sees_what_became_of_the_row_before() {
    let lantern = Lantern(B, 1);
    let drawn = |hand: &[u8], answers: &[Choice]| {
        let mut line = line(pile(give(bare(), B, hand), &[4, 7]));
        answer(&mut line, &[Choice::Blow(lantern)]);
        answer(&mut line, answers);
        let (n, if_it_does) = step(&line, "3-2", "if-it-does-draw");
        assert_eq!(if_it_does.said.is_empty(), line.trace.steps[n + 1].clauses == [id("5-1")]);
        if_it_does.said.is_empty()
    };
    assert!(drawn(&[], &[Choice::Is(Card(4))]), "at once");
    assert!(drawn(&[1], &[Choice::LetIt, Choice::Is(Card(4))]), "late, when the replacement was declined");
    assert!(!drawn(&[1], &[Choice::Instead]), "replaced");
}

#[test]
fn a_row_without_events_did_nothing() {
    let mut line = line(bare());
    let did = |line: &Line<Lanterns>| saved(&line.table).contains(r#"{"Turn":{"row":1,"did":0,"l":null}}"#);
    // Since the turn went over, which is one event, a row has called the drawing and made none itself.
    answer(&mut line, &[Choice::Pass]);
    assert!(did(&line), "{}", saved(&line.table));
}

#[test]
fn what_changes_nothing_and_says_nothing_is_folded() {
    // A's first lantern is out already: the wind finds B's only.
    let state = State { lit: [[false, true], [true, true]], ..bare() };
    let mut line = line(pile(state, &[4]));
    answer(&mut line, &[Choice::Wind]);
    let (_, wind) = step(&line, "3-3", "wind");
    assert_eq!(wind.events, [Event::Out(Lantern(B, 0))], "an event that comes to nothing is not spoken of");
    assert_eq!((wind.changes.len(), wind.spoken), (1, true));
    answer(&mut line, &[Choice::Is(Card(4))]);
    let (_, frost) = step(&line, "2-5", "frost");
    assert_eq!((&frost.events[..], &frost.changes[..], frost.spoken), (&[][..], &[][..], false), "no glass to break");
    for folded in line.trace.steps.iter().filter(|s| !s.spoken) {
        assert!(folded.said.is_empty() && folded.changes.is_empty());
        assert!(folded.events.iter().all(Lanterns::quiet));
        assert!(took(folded).is_none_or(|(_, forced)| forced));
    }
    // A finding is spoken, though it changes nothing.
    answer(&mut line, &[Choice::Pass]);
    assert!(line.trace.steps.iter().any(|s| s.spoken && s.said == [format!("{:?}", Found::NothingToDraw(B))]));
}

#[test]
fn every_step_is_a_row_a_replacement_or_a_trigger_that_is_registered() {
    let registered = Lanterns::registered();
    let mut dice = Dice::new(7);
    for edition in (0..40).flat_map(|_| [0, 1]) {
        let (line, _) = random_line(book(edition, 0), &mut dice);
        let steps = &line.trace.steps;
        for (n, step) in steps.iter().enumerate() {
            let clause = match step.clauses[0] {
                renumbered if step.name == "turn-over" => {
                    assert_eq!(renumbered, id(if edition == 0 { "2-6" } else { "2-5" }));
                    id("2-6")
                }
                clause => clause,
            };
            let named = |name| step.name == name || matches!(step.name, "step-late" | "step-noticed" | "step-replace");
            let fits = |also: &[ClauseId]| step.clauses[1..].iter().all(|c| also.contains(c));
            assert!(registered.iter().any(|r| r.clause == clause && named(r.name) && fits(&r.also)), "{step:?}");
            assert!(step.cause.is_none_or(|c| c < n), "{n}: {step:?}");
            let triggered = step.name == "step-noticed" || step.events.iter().any(Lanterns::quiet);
            let shallower = |c: usize| steps[c].depth < step.depth || triggered;
            assert!(step.cause.is_none_or(shallower), "{n}: {step:?}");
            assert_eq!(step.cause.is_none(), step.depth == 0, "{n}: {step:?}");
        }
    }
}

#[test]
fn clauses_are_unique_within_a_procedure() {
    let mut seen = HashSet::new();
    for entry in Lanterns::registered() {
        assert!(seen.insert((entry.procedure, entry.clause)), "{} stands twice in {}", entry.clause, entry.procedure);
    }
    for edition in [0, 1] {
        let clauses: Vec<ClauseId> = TURN.iter().filter_map(|row| row.clause_in(edition)).collect();
        assert!(clauses.windows(2).all(|w| w[0] < w[1]), "in edition {edition} the rows are in order: {clauses:?}");
        assert_eq!(clauses.len(), if edition == 0 { 6 } else { 5 });
    }
}

#[test]
fn editions_lack_rows_and_renumber_them() {
    let after_a_pass = |edition| {
        let mut line = Line::new(under_way(book(edition, 0), State { glass: [true; 2], ..bare() }));
        answer(&mut line, &[Choice::Pass]);
        (clauses(&line.trace.steps)[1..].join(" "), line.table.state.glass)
    };
    assert_eq!(after_a_pass(0), ("2-3 2-4 2-5* 2-6* 2-1 5-1*".to_string(), [false, true]));
    assert_eq!(after_a_pass(1), ("2-3 2-4 2-5* 2-1 5-1*".to_string(), [true, true]));
}

#[test]
fn a_reading_decides_and_the_step_says_so() {
    let after_a_pass = |empty_pile| {
        let mut line = Line::new(under_way(book(0, empty_pile), bare()));
        answer(&mut line, &[Choice::Pass]);
        let last = line.trace.steps.last().expect("a step");
        assert_eq!((last.clauses[0], last.readings.iter().collect::<Vec<_>>()), (id("5-1"), vec![EMPTY_PILE]));
        line.status
    };
    assert!(matches!(after_a_pass(0), Status::Ask { who: Chooser::Player(B), .. }));
    assert_eq!(after_a_pass(1), Status::Over(Outcome::won(A)));
}

#[test]
fn refused_candidates_name_their_clauses() {
    let line = line(bare());
    let why = |choice| {
        let found = line.refused().iter().find(|(c, _)| *c == choice);
        found.map(|(_, why)| why.clauses.clone())
    };
    assert_eq!(why(Choice::Blow(Lantern(A, 0))), Some(vec![id("2-2-2")]));
    assert_eq!(why(Choice::Strike), Some(vec![id("2-2-3")]));
    assert_eq!(why(Choice::Blow(Lantern(B, 0))), None);
}

#[test]
fn chance_and_the_judge_are_asked() {
    let mut line = Line::new(whole_game(Book::default()));
    assert!(matches!(line.status, Status::Ask { who: Chooser::Chance, at_rest: false, .. }));
    answer(&mut line, &[0, 1, 2, 3, 4].map(|n| Choice::Is(Card(n))));
    assert!(matches!(line.status, Status::Ask { who: Chooser::Player(A), at_rest: true, .. }));
    answer(&mut line, &[Choice::Open]);
    assert!(matches!(line.status, Status::Ask { who: Chooser::Judge, .. }));
    answer(&mut line, &[Choice::Is(Card(9))]);
    assert!(line.table.state.gone.is_empty() && line.table.in_gate(), "four cards: one must go");
    assert_eq!(line.table.state.hand(A).iter().filter(|c| c.kind() == Kind::Oil).count(), 2);
    assert_eq!(line.decisions.last().map(|d| (d.who, d.clause)), Some((Chooser::Judge, id("3-6"))));
}

#[test]
fn copies_of_a_card_are_one_position_also_in_the_gate() {
    let at = |hand: [u8; 4], discarded: u8| {
        let mut line = line(give(bare(), B, &hand));
        answer(&mut line, &[Choice::Blow(Lantern(B, 1)), Choice::LetIt, Choice::Discard(Card(discarded))]);
        assert!(matches!(line.status, Status::Ask { clause, .. } if clause == id("4-4")));
        line.table
    };
    // A moth is about to be discarded: one of the two copies, in the same hand otherwise.
    let (first, second) = (at([0, 2, 3, 7], 2), at([0, 3, 6, 7], 6));
    assert_ne!(first, second);
    assert_eq!(first.fingerprint(), second.fingerprint());
    let other = at([0, 2, 3, 4], 2);
    assert_ne!(first.fingerprint(), other.fingerprint());
}

/// Where the options of a decision lead.
fn successors(table: &Table<Lanterns>, runner: &mut Runner<Lanterns>) -> Vec<Table<Lanterns>> {
    let mut here = table.clone();
    if let Status::Over(_) = here.run(None, runner, &mut Off) {
        return Vec::new();
    }
    let options = runner.options.offered().to_vec();
    let lead = |choice| {
        let mut copy = here.clone();
        copy.run(Some(choice), runner, &mut Off);
        copy
    };
    options.into_iter().map(lead).collect()
}

#[test]
fn positions_of_one_fingerprint_play_alike() {
    let mut runner = Runner::default();
    let (mut compared, mut in_gate) = (0, 0);
    for seed in 0..40 {
        // From somewhere in a random game on.
        let (_, mut tables) = random_line(Book::default(), &mut Dice::new(seed));
        let mut queue = std::collections::VecDeque::from([tables.swap_remove(tables.len() / 2)]);
        let mut seen: HashMap<u128, Table<Lanterns>> = HashMap::new();
        while let Some(table) = queue.pop_front().filter(|_| seen.len() < 2_000) {
            for next in successors(&table, &mut runner) {
                let known = seen.entry(next.fingerprint()).or_insert_with(|| {
                    queue.push_back(next.clone());
                    next.clone()
                });
                if *known != next {
                    let mut prints = |table| -> HashSet<u128> {
                        successors(table, &mut runner).iter().map(Table::fingerprint).collect()
                    };
                    assert_eq!(prints(known), prints(&next), "{known:?} and {next:?}");
                    compared += 1;
                    in_gate += usize::from(next.in_gate());
                }
            }
        }
    }
    assert!(compared > 1000 && in_gate > 100, "{compared} compared, {in_gate} of them in the gate");
}

#[test]
fn a_position_that_comes_again_is_recognised() {
    let state = State { lit: [[false, true], [true, true]], ..bare() };
    let mut exchanged = line(state);
    answer(&mut exchanged, &[Choice::Exchange]);
    assert_eq!(exchanged.met_before(), None);
    answer(&mut exchanged, &[Choice::Exchange]);
    assert_eq!(exchanged.met_before(), Some(0));
    let mut line = line(bare());
    answer(&mut line, &[Choice::Pass]);
    assert_eq!(line.met_before(), None);
    answer(&mut line, &[Choice::Pass]);
    assert_eq!(line.met_before(), Some(0));
    assert_eq!(line.table, Line::new(line.start.clone()).table);
    answer(&mut line, &[Choice::Blow(Lantern(B, 1))]);
    assert_eq!(line.met_before(), None);
}

fn explored(state: State, until: Until, player: Player) -> Explored {
    let limits = Limits { until, positions: 100_000, player };
    let words = |choice: &Choice, _| format!("{choice:?}");
    let start = under_way(Book::default(), state);
    explore(
        &start,
        &limits,
        |s| format!("{:?}", s.state.lit),
        words,
        |_, o| o == Some(Outcome::won(player)),
        &mut |_| true,
    )
}

#[test]
fn exploring_counts_lines_on_the_merged_graph() {
    // B holds an oil. A blows one of two lanterns out, or tries, or lets the wind blow, or passes.
    let found = explored(give(bare(), B, &[1]), Until::Turns(1), B);
    assert!(!found.cycles && !found.chance && found.cut == 0);
    let endings: Vec<(&str, usize, Lines)> =
        found.endings.iter().map(|e| (e.summary.as_str(), e.positions, e.lines)).collect();
    let expected = [
        ("[[true, true], [true, true]]", 2, Lines::Number(3)),
        ("[[false, true], [false, true]]", 1, Lines::Number(1)),
        ("[[false, true], [true, true]]", 1, Lines::Number(1)),
        ("[[true, true], [false, true]]", 1, Lines::Number(1)),
        ("[[true, true], [true, false]]", 1, Lines::Number(1)),
    ];
    assert_eq!(endings, expected);
    assert_eq!(found.merged, 1, "an oil used for one lantern or for the other");
    assert_eq!(found.reach, Reach::Never);
}

#[test]
fn exploring_merges_what_comes_again_and_says_that_lines_have_no_number() {
    // One lantern each, and A may exchange lit and unlit for ever.
    let state = State { lit: [[true, false]; 2], ..bare() };
    let found = explored(state, Until::Turns(1), A);
    assert!(found.cycles && found.merged > 0 && found.cut == 0);
    assert_eq!(found.reach, Reach::Forced);
    assert!(found.endings.iter().all(|e| e.lines == Lines::Endless), "{:?}", found.endings);
    let won = found.endings.iter().find(|e| e.outcome == Some(Outcome::won(A))).expect("an ending");
    assert_eq!((won.example.len(), won.goal), (1, (true, true)), "the shortest line does not go round");
}

#[test]
fn exploring_stops_at_its_limit_and_says_so() {
    let limits = Limits { until: Until::Turns(3), positions: 500, player: A };
    let start = whole_game(Book::default());
    let found = explore(&start, &limits, |_| String::new(), |_, _| String::new(), |_, _| false, &mut |_| true);
    assert!((500..520).contains(&found.positions), "{}", found.positions);
    assert!(found.cut > 0 && found.chance && found.reach == Reach::Unknown);
}

#[test]
fn exploring_sees_a_circle_without_a_free_decision() {
    // Nobody has a light or a card, and the dark was not noticed: both pass for ever, and are never free to act.
    let state = State { lit: [[false; 2]; 2], ..bare() };
    let found = explored(state.clone(), Until::Rest, A);
    assert!(found.cycles && found.endings.is_empty() && found.reach == Reach::Never, "{found:?}");
    // The turns end all the same.
    let found = explored(state, Until::Turns(3), A);
    assert!(!found.cycles && found.endings.len() == 1 && found.reach == Reach::Never, "{found:?}");
}
