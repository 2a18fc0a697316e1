//! What is said: options, events and findings, in the words of the catalogues.

use serde_json::{Map, Value};

use super::areas::{Mode, Phase, Target};
use super::event::Happens;
use super::order::{BREACH, REPAIR, Special, place};
use super::vocabulary::{Call, Kind, Stat};
use super::{Act, Book, Choice, Event, Gundam, State, board, brief, marks, playing, shipped, view};
use crate::cardgame::spoken::{Fold, Spoken, Weight};
use crate::cardgame::unsaid::{self, Unsaid};
use crate::cardgame::words::{Words, name};
use crate::cardgame::{CardId, DefId, Word};
use crate::cards::source::CardSource;
use crate::engine::{Chooser, ClauseId, Player, Readings, Step, Table};
use crate::keys::{BoardFault, Keys};
use crate::lang::{Language, Said, Speech};

/// Who does what an event says.
pub fn doer(event: &Event) -> Option<Player> {
    match event {
        Event::Shuffle(player, _) => Some(*player),
        Event::Pend(pending) => Some(pending.who),
        Event::Modify(modifier) => Some(modifier.by),
        Event::Own(
            Happens::Kept(player, _)
            | Happens::Decides(player)
            | Happens::Resource(player, ..)
            | Happens::Paid(player, ..)
            | Happens::Conceded(player),
        ) => Some(*player),
        _ => None,
    }
}

impl Spoken for Gundam {
    const NAME: &'static str = "gundam";
    const EDITIONS: &'static [&'static str] = &["1.1.0"];
    const ORDERED: &'static [&'static str] =
        &["A.deck", "B.deck", "C.deck", "D.deck", "A.shields", "B.shields", "C.shields", "D.shields"];
    const DETAILS: &'static [&'static str] = view::DETAILS;
    const SAVED: &'static [&'static str] = &[
        "turn",
        "phase",
        ".units",
        ".base",
        ".shields",
        ".hand",
        ".deck",
        ".trash",
        ".removed",
        ".resources.active",
        ".resources.rested",
        ".resources.deck",
        ".ex",
    ];
    /// Pairs of decks in a duel; then three and four players; then teams.
    const STARTS: u64 = 16;

    fn read(keys: &Keys<'_>, _: u8, readings: Readings, cards: &dyn CardSource) -> Result<Table<Self>, BoardFault> {
        board::read(keys, readings, cards)
    }

    fn whole_game(_: u8, readings: Readings, game: u64) -> Table<Self> {
        let decks = shipped::decks();
        let n = u64::try_from(decks.len()).unwrap_or(1).max(1);
        let at = |k: u64| &decks[usize::try_from(k % n).unwrap_or(0)];
        shipped::whole_game(readings, Mode::Duel, &[at(game), at(game / n)])
    }

    fn seated_game(edition: u8, readings: Readings, game: u64, players: usize, teams: bool) -> Option<Table<Self>> {
        let mode = match (players, teams) {
            (2, false) => return Some(Self::whole_game(edition, readings, game)),
            (3 | 4, false) if game.is_multiple_of(2) => Mode::RoyaleFirst,
            (3 | 4, false) => Mode::RoyaleElimination,
            (4, true) => Mode::Team,
            _ => return None,
        };
        let all = shipped::decks();
        let decks: Vec<&shipped::Deck> =
            (0..players).filter_map(|k| all.get((k + usize::try_from(game).unwrap_or(0)) % all.len().max(1))).collect();
        Some(shipped::whole_game(readings, mode, &decks))
    }

    fn write(table: &Table<Self>) -> String {
        view::write(table)
    }

    fn empty() -> &'static str {
        "turn = \"A\"\n[A]\n[B]\n"
    }

    fn in_short(words: &str) -> Option<Map<String, Value>> {
        brief::keys(words)
    }

    fn shipped() -> Vec<&'static str> {
        shipped::cards().iter().map(|def| def.name.as_str()).collect()
    }

    fn starter(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("starter/en.md"),
            Language::Th => include_str!("starter/th.md"),
            Language::Ja => include_str!("starter/ja.md"),
        }
    }

    fn forms(table: &Table<Self>, choice: &Choice, who: Chooser) -> [Vec<String>; 2] {
        forms(table, choice, who)
    }

    fn option_words(table: &Table<Self>, choice: &Choice, who: Chooser) -> Said {
        let words = Words { state: &table.state, book: &table.book, who };
        told(&words, choice).unwrap_or_else(|| self::choice(&words, choice))
    }

    fn names(table: &Table<Self>) -> Vec<String> {
        table.book.defs.iter().map(|def| def.name.clone()).collect()
    }

    fn anywhere(choice: &Choice) -> bool {
        matches!(choice, Choice::Own(Act::PayEx(_)))
    }

    fn starts_a_line(choice: &Choice) -> bool {
        let Choice::Own(act) = choice else { return false };
        matches!(act, Act::Play(..) | Act::Pair(..) | Act::Activate(..) | Act::Attack(_) | Act::EndMain | Act::Block(_))
    }

    fn values(table: &Table<Self>) -> Value {
        view::values(table)
    }

    fn lines(table: &Table<Self>, speech: &Speech) -> Vec<String> {
        view::lines(table, speech)
    }

    fn unsaid(table: &Table<Self>) -> Vec<Unsaid> {
        // 2-7, 2-8. A level and a cost count where a text asks for them.
        let asked = [(Stat::Level, ["lv", "เลเวล", "レベル"]), (Stat::Cost, ["cost", "คอสท์", "コスト"])];
        let asked = asked.iter().filter(|(_, words)| unsaid::is_looked_at(&table.book, words)).map(|(stat, _)| *stat);
        let stats: Vec<Stat> = [Stat::Ap, Stat::Hp].into_iter().chain(asked).collect();
        unsaid::on_field(&table.state, &table.book, &stats)
    }

    fn summary(table: &Table<Self>, speech: &Speech) -> String {
        view::summary(table, speech)
    }

    fn not_asked(decision: ClauseId, words: &str) -> Option<&'static str> {
        not_asked(decision, words)
    }

    fn conceding(player: Player) -> Option<Choice> {
        Some(Choice::Concede(player))
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

/// Whoever is not asked may not act.
fn not_asked(decision: ClauseId, words: &str) -> Option<&'static str> {
    let is_play = |all: &[&str]| all.iter().any(|p| words == p.trim() || words.starts_with(p));
    let at = |clause: &'static str| decision == ClauseId::new(clause);
    let blocks = is_play(&["block ", "no block"]);
    let acts = is_play(&["play ", "pair ", "activate ", "pass"]);
    let attacks = is_play(&["attack ", "end main phase"]);
    if at("7-5-1") && (blocks || acts || attacks) {
        return Some(match words.split(' ').next() {
            _ if blocks => "8-3-1",
            Some("play" | "pair") => "7-5-1 7-5-2-1",
            Some("activate") => "7-5-1 7-5-3-1 13-2-1-1",
            Some("attack") => "7-5-1 7-5-4-1",
            _ => "7-5-1",
        });
    }
    if (at("9-3") || at("9-4") || at("12-2-8")) && (acts || attacks) {
        let royale = at("12-2-8");
        return Some(if attacks {
            "7-5-4-1"
        } else if royale {
            "12-2-8"
        } else {
            "9-2"
        });
    }
    if at("8-3-1") && (blocks || acts || attacks) {
        return Some("8-3-1");
    }
    if (at("6-2-1-6") || at("6-2-1-7")) && is_play(&["redraw", "keep"]) {
        return Some("6-2-1-6");
    }
    if at("13-2-5-1") && is_play(&["burst", "no burst"]) {
        return Some("13-2-5-1");
    }
    match (acts, attacks, blocks) {
        (true, ..) => Some("7-5-1 9-2"),
        (_, true, _) => Some("7-5-4-1"),
        (.., true) => Some("8-3-1"),
        _ => None,
    }
}

/// An option with what stands in the text for it, where a card has several alike.
fn told(w: &Words<'_, Gundam>, choice: &Choice) -> Option<Said> {
    let nth = |key, card: CardId, n: usize, words: Said| {
        Some(Said::with(key, &[("card", w.named(card).into()), ("n", n.into()), ("words", words.into())]))
    };
    match *choice {
        Choice::Resolve(card, effect) => {
            let n = nth_effect(w.state, w.book, card, effect)?;
            let waits = w.state.pending.iter().find(|p| p.card == card && place(w.state, p) == effect);
            let words = match waits {
                Some(p) if p.own.special != Special::Text => marks::of_effect(w.book, p.def, p.effect, &p.own)?,
                Some(p) => in_brief(w.book.effect(p.def, p.effect)),
                None => in_brief(w.state.def(w.book, card).text.effects.get(usize::from(effect))?),
            };
            nth("gcg-choice-resolve-words", card, n, words)
        }
        Choice::Own(Act::Activate(card, n)) => {
            let action = playing::called(w.state, w.book, card, Call::ActivateAction);
            let main = playing::called(w.state, w.book, card, Call::ActivateMain);
            let all = if w.state.battle.is_some() || w.state.phase == Phase::End { action } else { main };
            let &(def, effect) = all.get(usize::from(n)).filter(|_| all.len() > 1)?;
            nth("gcg-choice-activate-words", card, usize::from(n) + 1, in_brief(w.book.effect(def, effect)))
        }
        _ => None,
    }
}

/// An effect in a few words.
fn in_brief(effect: &super::vocabulary::Effect) -> Said {
    let effect = effect.clone();
    Said::later(move |speech| crate::cardgame::telling::effect_briefly(&effect, speech))
}

/// An option.
pub fn choice(w: &Words<'_, Gundam>, choice: &Choice) -> Said {
    match *choice {
        Choice::Card(id, def) => {
            let unseen = w.state.card(id).is_unknown() && def != DefId::UNKNOWN;
            if unseen { w.def(def) } else { w.named(id) }
        }
        Choice::Done => Said::new("gcg-choice-done"),
        Choice::Yes => Said::new("gcg-choice-yes"),
        Choice::No => Said::new("gcg-choice-no"),
        Choice::Resolve(id, effect) => match nth_effect(w.state, w.book, id, effect) {
            None => w.card("gcg-choice-resolve", w.named(id)),
            Some(n) => Said::with("gcg-choice-resolve-nth", &[("card", w.named(id).into()), ("n", n.into())]),
        },
        Choice::Use(id, _) => w.card("gcg-choice-use", w.named(id)),
        Choice::UseFor(id, _, other) => {
            Said::with("gcg-choice-use-for", &[("card", w.named(id).into()), ("other", w.named(other).into())])
        }
        Choice::Decline => Said::new("gcg-choice-decline"),
        Choice::Mode(n) => Said::with("gcg-choice-mode", &[("n", usize::from(n + 1).into())]),
        Choice::Number(n) => Said::plain(n.to_string()),
        Choice::Top => Said::new("gcg-choice-top"),
        Choice::Bottom => Said::new("gcg-choice-bottom"),
        Choice::Player(player) => Said::plain(player.name()),
        Choice::Is(id, def) => {
            let gaps = [("player", w.state.owner(id).name().into()), ("card", w.def(def).into())];
            Said::with("gcg-choice-is", &gaps)
        }
        Choice::Whatever(_) => Said::new("gcg-choice-whatever"),
        Choice::Concede(_) => Said::new("gcg-choice-concede"),
        Choice::Nothing => Said::plain("–"),
        Choice::Own(act) => own_choice(w, act),
    }
}

fn own_choice(w: &Words<'_, Gundam>, act: Act) -> Said {
    match act {
        Act::Play(id, def) => w.card("gcg-choice-play", w.as_card(id, def)),
        Act::Pair(id, def) => w.card("gcg-choice-pair", w.as_card(id, def)),
        Act::Activate(id, 0) => w.card("gcg-choice-activate", w.named(id)),
        Act::Activate(id, n) => {
            let gaps = [("card", w.named(id).into()), ("n", usize::from(n + 1).into())];
            Said::with("gcg-choice-activate-nth", &gaps)
        }
        Act::Attack(id) => w.card("gcg-choice-attack", w.named(id)),
        Act::Target(Target::Player(player)) => w.player("gcg-choice-target-player", player),
        Act::Target(Target::Unit(id)) => w.named(id),
        Act::EndMain => Said::new("gcg-choice-end-main"),
        Act::PayEx(n) => Said::with("gcg-choice-pay-ex", &[("n", usize::from(n).into())]),
        Act::Block(id) => w.card("gcg-choice-block", w.named(id)),
        Act::Share(id) => w.card("gcg-choice-share", w.named(id)),
        Act::NoBlock => Said::new("gcg-choice-no-block"),
        Act::Pass => Said::new("gcg-choice-pass"),
        Act::Burst => Said::new("gcg-choice-burst"),
        Act::NoBurst => Said::new("gcg-choice-no-burst"),
        Act::Decides(player) => w.player("gcg-choice-decides", player),
        Act::First(true) => Said::new("gcg-choice-first"),
        Act::First(false) => Said::new("gcg-choice-second"),
        Act::Direction(true) => Said::new("gcg-choice-counterclockwise"),
        Act::Direction(false) => Said::new("gcg-choice-clockwise"),
        Act::Redraw => Said::new("gcg-choice-redraw"),
        Act::Keep => Said::new("gcg-choice-keep"),
        Act::Resource(true, _) => Said::new("gcg-choice-ex-resource"),
        Act::Resource(false, _) => Said::new("gcg-choice-resource"),
    }
}

/// Which of several triggered effects of a card an effect is, in the order of its texts.
fn nth_effect(state: &State, book: &Book, card: CardId, effect: u8) -> Option<usize> {
    let pending = state.pending.iter().filter(|p| p.card == card);
    let mut waiting: Vec<u8> = pending.map(|p| place(state, p)).collect();
    waiting.sort_unstable();
    waiting.dedup();
    if waiting.len() > 1 {
        // Of several that wait, as they are printed: the Unit's own, its Pilot's, then keywords.
        return waiting.iter().position(|e| *e == effect).map(|n| n + 1);
    }
    if matches!(effect, REPAIR | BREACH) {
        return None;
    }
    let effects = &book.def(state.card(card).def).text.effects;
    let is_standing = |e: &super::vocabulary::Effect| matches!(e.kind, Kind::Permanent(_));
    let standing = effects.get(usize::from(effect)).is_some_and(is_standing);
    let own: Vec<usize> = (0..effects.len()).filter(|&n| standing && is_standing(&effects[n])).collect();
    (own.len() > 1).then(|| own.iter().position(|e| *e == usize::from(effect)).map_or(1, |n| n + 1))
}

/// Ways to write an option, in English; the words of the option as it is shown are ways, too.
fn forms(table: &Table<Gundam>, choice: &Choice, who: Chooser) -> [Vec<String>; 2] {
    let (state, book) = (&table.state, &*table.book);
    let own = |id: CardId| who.seats().has(state.owner(id));
    let as_name = |id: CardId, def: DefId| {
        if state.card(id).is_unknown() && def != DefId::UNKNOWN {
            book.told_apart(def).into_owned()
        } else {
            name(state, book, id)
        }
    };
    // With its owner always; without only surely if it is one's own.
    let of = |id: CardId, def: DefId, with: &[&dyn Fn(&str) -> String]| -> [Vec<String>; 2] {
        let bare = as_name(id, def);
        let full = format!("{}'s {bare}", state.owner(id));
        let sure: Vec<String> = with.iter().map(|f| f(&full)).collect();
        let short: Vec<String> = with.iter().map(|f| f(&bare)).collect();
        if own(id) { [[sure, short].concat(), Vec::new()] } else { [sure, short] }
    };
    let sure = |forms: &[&str]| [forms.iter().map(|f| (*f).to_string()).collect(), Vec::new()];
    let here = |id: CardId| state.card(id).def;
    match *choice {
        Choice::Card(id, def) => of(
            id,
            def,
            &[&|n| n.to_string(), &|n| format!("trash {n}"), &|n| format!("discard {n}"), &|n| format!("choose {n}")],
        ),
        Choice::Done => sure(&["no more", "done", "none", "0"]),
        Choice::Yes => sure(&["yes", "pay"]),
        Choice::No => sure(&["no", "do not pay"]),
        Choice::Resolve(id, effect) => match nth_effect(state, book, id, effect) {
            None => of(id, here(id), &[&|n| format!("resolve {n}")]),
            Some(nth) => {
                let [sure, mut short] = of(id, here(id), &[&move |n| format!("resolve {n} ({nth})")]);
                // Without its number it is clear only if no other one waits.
                let [bare, other] = of(id, here(id), &[&|n| format!("resolve {n}")]);
                short.extend(bare.into_iter().chain(other));
                [sure, short]
            }
        },
        Choice::Use(id, _) => of(id, here(id), &[&|n| format!("use {n}")]),
        Choice::UseFor(id, _, other) => {
            let uses = |n: &str| of(other, here(other), &[&|o| format!("use {n} for {o}")]);
            let [sure, short] = of(id, here(id), &[&|n| n.to_string()]);
            let all = |names: &[String], at: usize| names.iter().flat_map(|n| uses(n)[at].clone()).collect::<Vec<_>>();
            [all(&sure, 0), [all(&sure, 1), all(&short, 0), all(&short, 1)].concat()]
        }
        Choice::Decline => sure(&["decline", "no"]),
        Choice::Mode(n) => [vec![format!("mode {}", n + 1)], vec![(n + 1).to_string()]],
        Choice::Top => sure(&["top", "on top"]),
        Choice::Bottom => sure(&["bottom", "at the bottom"]),
        Choice::Player(player) => [vec![player.to_string()], Vec::new()],
        Choice::Is(id, def) => [is_forms(state, book, id, def), Vec::new()],
        Choice::Whatever(_) => sure(&["does not matter", "whatever", "?"]),
        Choice::Concede(_) => sure(&["concede"]),
        Choice::Number(n) => [vec![n.to_string()], if n == 0 { vec!["no more".into()] } else { Vec::new() }],
        Choice::Nothing => [Vec::new(), Vec::new()],
        Choice::Own(act) => act_forms(table, act, &of),
    }
}

/// What an unknown card is.
fn is_forms(state: &State, book: &Book, id: CardId, def: DefId) -> Vec<String> {
    let player = state.owner(id);
    let card = book.told_apart(def).into_owned();
    let zone = state.card(id).zone;
    let mut all = vec![
        format!("{player}'s {} card is {card}", zone.path()),
        format!("{player}'s card is {card}"),
        format!("{player}'s shield is {card}"),
        format!("{player}'s top card is {card}"),
        format!("{player} draws {card}"),
    ];
    all.push(card);
    all
}

type Of<'a> = dyn Fn(CardId, DefId, &[&dyn Fn(&str) -> String]) -> [Vec<String>; 2] + 'a;

fn act_forms(table: &Table<Gundam>, act: Act, of: &Of<'_>) -> [Vec<String>; 2] {
    let state = &table.state;
    let sure = |forms: &[&str]| [forms.iter().map(|f| (*f).to_string()).collect(), Vec::new()];
    let here = |id: CardId| state.card(id).def;
    match act {
        Act::Play(id, def) => of(id, def, &[&|n| format!("play {n}")]),
        Act::Pair(id, def) => of(id, def, &[&|n| format!("pair {n}")]),
        Act::Activate(id, n) => {
            let nth = n + 1;
            if n == 0 {
                of(id, here(id), &[&|c| format!("activate {c}"), &move |c| format!("activate {c} ({nth})")])
            } else {
                of(id, here(id), &[&move |c| format!("activate {c} ({nth})")])
            }
        }
        Act::Attack(id) => of(id, here(id), &[&|n| format!("attack {n}"), &|n| format!("attack with {n}")]),
        Act::Target(Target::Player(player)) => {
            let mut all = vec![player.to_string(), format!("player {player}")];
            // 12-3-12. Either member stands for the team.
            if state.mode == Mode::Team {
                all.extend(state.allies(player).iter().map(|p| p.to_string()));
                all.push(state.allies(player).name().to_string());
            }
            if state.mode == Mode::Duel {
                all.extend(["player".to_string(), "the player".to_string()]);
            }
            [all, Vec::new()]
        }
        Act::Target(Target::Unit(id)) => of(id, here(id), &[&|n| n.to_string()]),
        Act::EndMain => sure(&["end main phase", "end the main phase", "end turn"]),
        Act::PayEx(n) => [vec![format!("pay with {n} EX"), format!("pay {n} EX")], Vec::new()],
        Act::Block(id) => of(id, here(id), &[&|n| format!("block {n}"), &|n| format!("block with {n}")]),
        Act::Share(id) => of(id, here(id), &[&|n| format!("1 to {n}"), &|n| format!("1 damage to {n}")]),
        Act::NoBlock => sure(&["no block", "no blocker"]),
        Act::Pass => sure(&["pass"]),
        Act::Burst => sure(&["burst", "use burst"]),
        Act::NoBurst => sure(&["no burst"]),
        Act::Decides(player) => {
            [vec![format!("{player} decides"), player.to_string(), format!("{player} is first")], Vec::new()]
        }
        Act::First(true) => sure(&["first", "go first"]),
        Act::First(false) => sure(&["second", "go second"]),
        Act::Direction(true) => sure(&["counterclockwise"]),
        Act::Direction(false) => sure(&["clockwise"]),
        Act::Redraw => sure(&["redraw"]),
        Act::Keep => sure(&["keep"]),
        Act::Resource(true, _) => sure(&["EX Resource"]),
        Act::Resource(false, _) => sure(&["Resource"]),
    }
}
