//! What is said: options, events, boards and paths.

use serde_json::{Map, Value};

use super::vocabulary::{Category, Line, Stat, Zone};
use super::{Act, Book, Choice, State, SummonerMaster, board, forms, shipped, text, view};
use crate::cardgame::spoken::{Fold, Spoken, Weight};
use crate::cardgame::unsaid::{self, Counted, Unsaid};
use crate::cardgame::words::{Words, name};
use crate::cardgame::{CardId, DefId, Word};
use crate::cards::source::CardSource;
use crate::engine::{Chooser, ClauseId, Readings, Step, Table};
use crate::keys::{BoardFault, Keys};
use crate::lang::{Language, Said, Speech};

impl Spoken for SummonerMaster {
    const NAME: &'static str = "summoner-master";
    const EDITIONS: &'static [&'static str] = &["2014-01"];
    const ORDERED: &'static [&'static str] = &["A.seal_shrine", "B.seal_shrine", "A.mystic_shrine", "B.mystic_shrine"];
    const DETAILS: &'static [&'static str] = view::DETAILS;
    const SAVED: &'static [&'static str] = &[
        "attack",
        "step",
        ".mp",
        ".hand",
        ".at_line",
        ".df_line",
        ".no_line",
        ".mystics",
        ".seal_shrine",
        ".mystic_shrine",
        ".removed",
    ];

    fn read(keys: &Keys<'_>, _: u8, readings: Readings, cards: &dyn CardSource) -> Result<Table<Self>, BoardFault> {
        board::read(keys, readings, cards)
    }

    fn whole_game(_: u8, readings: Readings, game: u64) -> Table<Self> {
        let (n, game) = (text::data::decks().len().max(1), usize::try_from(game).unwrap_or(0));
        shipped::whole_game(readings, [game % n, game / n % n])
    }

    const STARTS: u64 = 16;

    fn write(table: &Table<Self>) -> String {
        view::write(table)
    }

    fn empty() -> &'static str {
        "turn = \"A\"\n[A]\n[B]\n"
    }

    fn in_short(words: &str) -> Option<Map<String, Value>> {
        board::keys(words)
    }

    fn shipped() -> Vec<&'static str> {
        text::data::cards().iter().map(|card| card.name.as_str()).collect()
    }

    fn starter(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("starter/en.md"),
            Language::Th => include_str!("starter/th.md"),
            Language::Ja => include_str!("starter/ja.md"),
        }
    }

    fn forms(table: &Table<Self>, choice: &Choice, who: Chooser) -> [Vec<String>; 2] {
        forms_of(table, choice, who)
    }

    fn names(table: &Table<Self>) -> Vec<String> {
        table.book.defs.iter().map(|def| def.name.clone()).collect()
    }

    fn anywhere(_: &Choice) -> bool {
        false
    }

    fn starts_a_line(choice: &Choice) -> bool {
        matches!(
            choice,
            Choice::Own(
                Act::Attack(_)
                    | Act::AttackHand(_)
                    | Act::AttackAll(_)
                    | Act::Multiple(_)
                    | Act::Combine(_)
                    | Act::Break(_)
                    | Act::SetLine(_)
                    | Act::Skill(..)
                    | Act::HandSkill(..)
                    | Act::Cast(..)
                    | Act::Pass
                    | Act::Form(_)
                    | Act::InterfereCast(..)
                    | Act::InterfereSkill(..)
                    | Act::InterfereHandSkill(..)
            )
        )
    }

    fn values(table: &Table<Self>) -> Value {
        view::values(table)
    }

    fn lines(table: &Table<Self>, speech: &Speech) -> Vec<String> {
        view::lines(table, speech)
    }

    fn unsaid(table: &Table<Self>) -> Vec<Unsaid> {
        // 200.6, 200.7. Most boards leave out what is not fought with.
        let all = unsaid::on_field(&table.state, &table.book, &[Stat::At, Stat::Df, Stat::Sp]);
        let mut all: Vec<Unsaid> = all.into_iter().map(|unsaid| Unsaid { is_usual: true, ..unsaid }).collect();
        // Where a card goes that leaves the hand, and what it is there, hangs on its kind.
        let state = &table.state;
        let guessed = (0..state.cards.len()).filter(|at| {
            let card = &state.cards[*at];
            card.zone != Zone::Hand && table.book.def(card.def).facts.kind_unsaid
        });
        all.extend(guessed.map(|at| Unsaid {
            card: name(state, &table.book, CardId::at(at)),
            path: "kind",
            key: "sm-unsaid-kind",
            counted: Counted::Word("sm-kind-mystic", "mystic"),
            is_usual: false,
        }));
        all
    }

    /// 504.15, 506.12. At against At or Df, and where they are equal Sp against Sp (200.8.2).
    fn compared(step: &Step<Self>) -> Vec<(String, &'static str)> {
        let theirs = if step.name == "sm-compare-df" { Stat::Df } else { Stat::At };
        let of = |said: &Said| -> Vec<(&'static str, Stat)> {
            match said.key() {
                Some("sm-note-compared") => vec![("card", Stat::At), ("other", theirs)],
                Some("sm-note-compared-speed") => {
                    vec![("card", Stat::At), ("other", theirs), ("card", Stat::Sp), ("other", Stat::Sp)]
                }
                Some("sm-note-all-loses" | "sm-note-all-stands") => vec![("card", theirs), ("attacker", Stat::At)],
                _ => Vec::new(),
            }
        };
        let one = |said: &Said| {
            let named = |(gap, stat): (&'static str, Stat)| Some((said.filled(gap)?, stat.path()));
            of(said).into_iter().filter_map(named).collect::<Vec<_>>()
        };
        step.said.iter().flat_map(one).collect()
    }

    fn summary(table: &Table<Self>, speech: &Speech) -> String {
        view::summary(table, speech)
    }

    fn not_asked(_: ClauseId, _: &str) -> Option<&'static str> {
        None
    }

    /// The clause by which whoever is not asked may not play this now.
    fn not_asked_at(table: &Table<Self>, decision: ClauseId, words: &str) -> Option<&'static str> {
        let is_play = |all: &[&str]| all.iter().any(|p| words.starts_with(p));
        if decision == ClauseId::new("102.4") {
            return is_play(&["start", "let "]).then_some("102.4");
        }
        let (attacks, casts) = (is_play(&["attack", "multiple", "hand attack", "all attack"]), is_play(&["cast"]));
        let interferes = is_play(&["interfere"]);
        if !(attacks || casts || interferes || is_play(&["combine", "break", "line ", "set line", "skill", "pass"])) {
            return None;
        }
        // A Step in which nothing is cast or commanded, whether Interfere or not.
        if let Some(clause) = table.state.step.locked() {
            return Some(clause);
        }
        let works = !table.state.under.is_empty();
        Some(match (decision == ClauseId::new("402.3"), works) {
            // In an Interfere Step the other player is first.
            (true, _) if interferes || is_play(&["pass"]) => "402.3",
            // Something is under way.
            (_, true) if interferes => "616.1",
            (_, true) if casts => "609.2",
            (_, true) => "401.6.3",
            // In an Interfere Step of the Subturn only Interfere is used.
            (true, false) if attacks => "501.1",
            (true, false) if casts => "609.4",
            (true, false) => "500.10",
            // The Main Step is the attack player's.
            (false, false) => "401.6.5 402.2",
        })
    }

    fn folding(step: &Step<Self>) -> Fold {
        super::folding::folding(step)
    }

    fn weight(step: &Step<Self>) -> Weight {
        super::folding::weight(step)
    }

    fn other_text(_: ClauseId) -> Option<&'static str> {
        None
    }
}

/// The forms of an option in a play line.
#[expect(clippy::too_many_lines, reason = "a flat table")]
fn forms_of(table: &Table<SummonerMaster>, choice: &Choice, who: Chooser) -> [Vec<String>; 2] {
    let (state, book) = (&table.state, &*table.book);
    let own = |id: CardId| who == Chooser::Player(state.owner(id)) || who == Chooser::Player(state.controller(id));
    let as_name = |id: CardId, def: DefId| {
        if state.card(id).is_unknown() && def != DefId::UNKNOWN {
            book.def(def).name.clone()
        } else {
            name(state, book, id)
        }
    };
    let of = |id: CardId, def: DefId, with: &[&dyn Fn(&str) -> String]| -> [Vec<String>; 2] {
        let bare = as_name(id, def);
        let full = format!("{}'s {bare}", state.owner(id));
        let sure: Vec<String> = with.iter().map(|f| f(&full)).collect();
        let short: Vec<String> = with.iter().map(|f| f(&bare)).collect();
        if own(id) { [[sure, short].concat(), Vec::new()] } else { [sure, short] }
    };
    let sure = |forms: &[&str]| [forms.iter().map(|f| (*f).to_string()).collect(), Vec::new()];
    let here = |id: CardId| state.card(id).def;
    let nth = |n: u8| n + 1;
    match *choice {
        Choice::Own(act) => match act {
            Act::Attack(id) => of(id, here(id), &[&|n| format!("attack {n}"), &|n| format!("attack with {n}")]),
            Act::AttackHand(id) => {
                let with: [&dyn Fn(&str) -> String; 3] =
                    [&|n| format!("attack hand with {n}"), &|n| format!("attack the hand with {n}"), &|n| {
                        format!("hand attack with {n}")
                    }];
                of(id, here(id), &with)
            }
            Act::AttackAll(id) => {
                of(id, here(id), &[&|n| format!("attack all with {n}"), &|n| format!("all attack with {n}")])
            }
            Act::Multiple(id) => {
                of(id, here(id), &[&|n| format!("multiple {n}"), &|n| format!("multiple attack with {n}")])
            }
            Act::Combine(id) => of(id, here(id), &[&|n| format!("combine {n}")]),
            Act::Break(id) => of(id, here(id), &[&|n| format!("break {n}"), &|n| format!("break combination of {n}")]),
            Act::SetLine(id) => of(id, here(id), &[&|n| format!("line {n}"), &|n| format!("set line of {n}")]),
            Act::Skill(id, n) => numbered(&of, id, here(id), "skill ", "", nth(n)),
            Act::HandSkill(id, n) => numbered(&of, id, here(id), "skill ", " from hand", nth(n)),
            Act::InterfereSkill(id, n) => numbered(&of, id, here(id), "interfere skill ", "", nth(n)),
            Act::InterfereHandSkill(id, n) => numbered(&of, id, here(id), "interfere skill ", " from hand", nth(n)),
            Act::Cast(id, def) => in_hand(state, book, id, of(id, def, &[&|n| format!("cast {n}")]), "cast "),
            Act::InterfereCast(id, def) => {
                let forms = of(id, def, &[&|n| format!("interfere cast {n}"), &|n| format!("interfere {n}")]);
                in_hand(state, book, id, forms, "interfere cast ")
            }
            Act::Pass => sure(&["pass"]),
            // In its own words it is not taken for the pass that ends the Main Step.
            Act::NoInterfere => sure(&["no interfere", "pass"]),
            Act::Move(0) => sure(&["with normal attack", "normal attack", "normal"]),
            Act::Move(n) => {
                let named = move_name(state, book, n);
                [named.iter().flat_map(|m| [format!("with {m}"), m.clone()]).collect(), Vec::new()]
            }
            Act::Form(n) => {
                let all = move_names(state, book, n);
                let kinds = all
                    .iter()
                    .flat_map(|(m, k)| [format!("{} {m}", if *k > 1 { "triple" } else { "double" }), m.clone()]);
                [kinds.collect(), Vec::new()]
            }
            Act::Support(id) => {
                // The form, where there is only one, may be said with it.
                let main = state.under.iter().rev().find_map(|u| u.card);
                let moves: Vec<(String, usize)> = main
                    .map(|m| {
                        state.def(book, m).facts.moves.iter().map(|a| (a.name.clone(), forms::supports_of(a))).collect()
                    })
                    .unwrap_or_default();
                let [mut long, mut short] = of(id, here(id), &[&|n| format!("with {n}"), &|n| n.to_string()]);
                for (m, k) in &moves {
                    let kind = if *k > 1 { "triple" } else { "double" };
                    let [a, b] = of(id, here(id), &[&|n| format!("{kind} {m} with {n}")]);
                    long.extend(a);
                    short.extend(b);
                }
                [long, short]
            }
            Act::Hand => sure(&["hand", "the hand"]),
            Act::Line(Line::At) => sure(&["at line", "in the at line"]),
            Act::Line(Line::Df) => sure(&["df line", "in the df line"]),
            Act::Grow(true) => sure(&["grow"]),
            Act::Grow(false) => sure(&["no growth"]),
            Act::Condition(id) => of(id, here(id), &[&|n| format!("condition {n}"), &|n| n.to_string()]),
            Act::Progress(id) => of(id, here(id), &[&|n| format!("progress {n}")]),
            Act::NoProgress => sure(&["no progress"]),
            Act::Regenerate(id) => of(id, here(id), &[&|n| format!("regenerate {n}")]),
            Act::NoRegeneration => sure(&["no regeneration"]),
            Act::Draw(Category::Seal) => sure(&["draw seal", "seal"]),
            Act::Draw(Category::Mystic) => sure(&["draw mystic", "mystic"]),
            Act::Kind(Category::Seal) => sure(&["seal", "a seal"]),
            Act::Kind(Category::Mystic) => sure(&["mystic", "a mystic"]),
            Act::Discard(id) => of(id, here(id), &[&|n| format!("discard {n}")]),
            Act::Side(false) => sure(&["left"]),
            Act::Side(true) => sure(&["right"]),
            Act::Wake(id) => of(id, here(id), &[&|n| format!("wake {n}")]),
            Act::NoWake => sure(&["no wake"]),
            Act::Wisdom(def) => {
                let n = &book.def(def).name;
                [vec![format!("wisdom as {n}"), n.clone()], Vec::new()]
            }
            Act::Starts(player) => [vec![format!("{player} starts")], Vec::new()],
            Act::Start(player) if who == Chooser::Player(player) => sure(&["start"]),
            Act::Start(player) => [vec![format!("let {player} start")], Vec::new()],
            Act::Fortune(true) => sure(&["right"]),
            Act::Fortune(false) => sure(&["wrong"]),
            Act::Counters(n) => {
                [vec![format!("{n} counters ours"), format!("{n} counter ours"), format!("{n}")], Vec::new()]
            }
            Act::Theirs(n) => [vec![format!("{n} counters theirs"), format!("{n} counter theirs")], Vec::new()],
            Act::Twice(yes) => sure(&[if yes { "twice" } else { "once" }]),
            Act::Curse(kind) => [vec![kind.path().to_string(), format!("{} curse", kind.path())], Vec::new()],
            Act::Twinkle(true) => sure(&["remove", "out of the game"]),
            Act::Twinkle(false) => sure(&["shrine"]),
        },
        Choice::Card(id, def) => {
            let with: [&dyn Fn(&str) -> String; 5] = [
                &|n| n.to_string(),
                &|n| format!("sacrifice {n}"),
                &|n| format!("discard {n}"),
                &|n| format!("remove {n}"),
                &|n| format!("choose {n}"),
            ];
            let [sure, short] = of(id, def, &with);
            match unseen_kind(state, id, def) {
                Some(kind) => {
                    let told: Vec<String> = sure.iter().map(|form| format!("{form} ({})", kind.path())).collect();
                    [told, [sure, short].concat()]
                }
                None => [sure, short],
            }
        }
        Choice::Done => sure(&["done", "no more"]),
        Choice::Yes => sure(&["yes"]),
        Choice::No => sure(&["no"]),
        Choice::Resolve(id, effect) => {
            let [mut all, mut short] = of(id, here(id), &[&|n| format!("resolve {n}")]);
            let waiting = state.pending.iter().filter(|p| p.card == id).count();
            if waiting > 1 {
                let n = effect + 1;
                let [more, shorter] = of(id, here(id), &[&move |c| format!("resolve {c} ({n})")]);
                short.append(&mut all);
                all = more;
                short.extend(shorter);
            }
            [all, short]
        }
        Choice::Use(id, _) | Choice::UseFor(id, ..) => of(id, here(id), &[&|n| format!("use {n}")]),
        Choice::Decline => sure(&["decline"]),
        Choice::Mode(n) => [vec![format!("mode {}", n + 1), format!("({})", n + 1)], Vec::new()],
        Choice::Number(n) => [vec![n.to_string(), format!("condition {}", n + 1)], Vec::new()],
        Choice::Top => sure(&["top"]),
        Choice::Bottom => sure(&["bottom"]),
        Choice::Player(p) => [vec![p.name().to_string()], Vec::new()],
        Choice::Is(_, def) => [vec![book.def(def).name.clone()], Vec::new()],
        Choice::Whatever(_) => sure(&["does not matter"]),
        Choice::Concede(_) | Choice::Nothing => [Vec::new(), Vec::new()],
    }
}

/// A card that is the only one of its name in a hand is meant by the name, also if others lie elsewhere.
fn in_hand(state: &State, book: &Book, id: CardId, mut forms: [Vec<String>; 2], verb: &str) -> [Vec<String>; 2] {
    let name = |id: CardId| &state.def(book, id).name;
    let hand = state.hand(state.owner(id));
    if !state.card(id).is_unknown() && hand.contains(&id) && hand.iter().filter(|c| name(**c) == name(id)).count() == 1
    {
        forms[0].push(format!("{verb}{}", name(id)));
    }
    forms
}

/// The kind of a card that nobody has seen, where its back tells it and nobody says more.
fn unseen_kind(state: &State, id: CardId, def: DefId) -> Option<Category> {
    state.card(id).own.kind.filter(|_| state.card(id).is_unknown() && def == DefId::UNKNOWN)
}

/// The ways to write something about a card.
type Of<'a> = dyn Fn(CardId, DefId, &[&dyn Fn(&str) -> String]) -> [Vec<String>; 2] + 'a;

fn numbered(of: &Of<'_>, id: CardId, def: DefId, before: &str, after: &str, nth: u8) -> [Vec<String>; 2] {
    let plain = |c: &str| format!("{before}{c}{after}");
    let with = |c: &str| format!("{before}{c} ({nth}){after}");
    if nth == 1 { of(id, def, &[&plain, &with]) } else { of(id, def, &[&with]) }
}

/// The names that a place among the moves may have: of the Seals that are under way.
fn move_name(state: &State, book: &Book, n: u8) -> Vec<String> {
    move_names(state, book, n).into_iter().map(|(name, _)| name).collect()
}

fn move_names(state: &State, book: &Book, n: u8) -> Vec<(String, usize)> {
    let seal = state.under.iter().rev().find_map(|u| u.card);
    let one = |id: CardId| forms::named(state, book, id, n).map(|m| (m.name.clone(), forms::supports_of(m)));
    seal.and_then(one).into_iter().collect()
}

/// An answer in words.
pub fn choice(w: &Words<'_, SummonerMaster>, choice: &Choice) -> Said {
    let card = |key: &'static str, id: CardId| w.card(key, w.named(id));
    let plain = |key: &'static str| Said::new(key);
    match *choice {
        Choice::Own(act) => match act {
            Act::Attack(id) => card("sm-choice-attack", id),
            Act::AttackHand(id) => card("sm-choice-attack-hand", id),
            Act::AttackAll(id) => card("sm-choice-attack-all", id),
            Act::Multiple(id) => card("sm-choice-multiple", id),
            Act::Combine(id) => card("sm-choice-combine", id),
            Act::Break(id) => card("sm-choice-break", id),
            Act::SetLine(id) => card("sm-choice-line", id),
            Act::Skill(id, n) => skill("sm-choice-skill", w, id, n),
            Act::HandSkill(id, n) => skill("sm-choice-hand-skill", w, id, n),
            Act::InterfereSkill(id, n) => skill("sm-choice-interfere-skill", w, id, n),
            Act::InterfereHandSkill(id, n) => skill("sm-choice-interfere-hand-skill", w, id, n),
            Act::Cast(id, def) => w.card("sm-choice-cast", w.as_card(id, def)),
            Act::InterfereCast(id, def) => w.card("sm-choice-interfere-cast", w.as_card(id, def)),
            Act::Pass => plain("sm-choice-pass"),
            Act::NoInterfere => plain("sm-choice-no-interfere"),
            Act::Move(0) => plain("sm-choice-normal"),
            Act::Move(n) => named_move("sm-choice-move", w, n),
            Act::Form(n) => named_move("sm-choice-form", w, n),
            Act::Support(id) => card("sm-choice-support", id),
            Act::Hand => plain("sm-choice-hand"),
            Act::Line(line) => plain(line.key()),
            Act::Grow(yes) => plain(if yes { "sm-choice-grow" } else { "sm-choice-no-growth" }),
            Act::Condition(id) => card("sm-choice-condition", id),
            Act::Progress(id) => card("sm-choice-progress", id),
            Act::NoProgress => plain("sm-choice-no-progress"),
            Act::Regenerate(id) => card("sm-choice-regenerate", id),
            Act::NoRegeneration => plain("sm-choice-no-regeneration"),
            Act::Draw(kind) => Said::with("sm-choice-draw", &[("words", Said::new(kind.key()).into())]),
            Act::Kind(kind) => plain(kind.key()),
            Act::Discard(id) => card("sm-choice-discard", id),
            Act::Side(right) => plain(if right { "sm-choice-right-side" } else { "sm-choice-left-side" }),
            Act::Wake(id) => card("sm-choice-wake", id),
            Act::NoWake => plain("sm-choice-no-wake"),
            Act::Wisdom(def) => w.card("sm-choice-wisdom", w.def(def)),
            Act::Starts(player) => w.player("sm-choice-starts", player),
            Act::Start(player) if w.who == Chooser::Player(player) => plain("sm-choice-start"),
            Act::Start(player) => w.player("sm-choice-let-start", player),
            Act::Fortune(right) => plain(if right { "sm-choice-right" } else { "sm-choice-wrong" }),
            Act::Counters(n) => Said::with("sm-choice-counters", &[("n", usize::from(n).into())]),
            Act::Theirs(n) => Said::with("sm-choice-counters-theirs", &[("n", usize::from(n).into())]),
            Act::Twice(yes) => plain(if yes { "sm-choice-twice" } else { "sm-choice-once" }),
            Act::Curse(kind) => plain(kind.key()),
            Act::Twinkle(out) => plain(if out { "sm-choice-remove" } else { "sm-choice-shrine" }),
        },
        Choice::Card(id, def) if w.state.card(id).is_unknown() => match unseen_kind(w.state, id, def) {
            Some(kind) => Said::new("sm-choice-unseen").word("kind", kind.key()),
            None => w.as_card(id, def),
        },
        Choice::Card(id, _) => w.named(id),
        Choice::Done => plain("sm-choice-done"),
        Choice::Yes => plain("sm-choice-yes"),
        Choice::No => plain("sm-choice-no"),
        Choice::Resolve(id, _) => card("sm-choice-resolve", id),
        Choice::Use(id, _) | Choice::UseFor(id, ..) => card("sm-choice-use", id),
        Choice::Decline => plain("sm-choice-decline"),
        Choice::Mode(n) => Said::with("sm-choice-mode", &[("n", usize::from(n + 1).into())]),
        Choice::Number(n) => Said::plain(n.to_string()),
        Choice::Top => plain("sm-choice-top"),
        Choice::Bottom => plain("sm-choice-bottom"),
        Choice::Player(p) => Said::plain(p.name()),
        Choice::Is(_, def) => w.def(def),
        Choice::Whatever(_) => plain("sm-choice-whatever"),
        Choice::Concede(_) | Choice::Nothing => plain("sm-choice-nothing"),
    }
}

fn skill(key: &'static str, w: &Words<'_, SummonerMaster>, id: CardId, n: u8) -> Said {
    Said::with(key, &[("card", w.named(id).into()), ("n", usize::from(n + 1).into())])
}

fn named_move(key: &'static str, w: &Words<'_, SummonerMaster>, n: u8) -> Said {
    let named = move_name(w.state, w.book, n).into_iter().next().unwrap_or_else(|| n.to_string());
    Said::with(key, &[("words", Said::plain(named).into())])
}
