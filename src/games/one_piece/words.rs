//! What is said: options and events, in the words of the catalogues.

use serde_json::{Map, Value};

use super::event::{DonAt, Happens};
use super::forms::Forms;
use super::said::{Words, nth_effect};
use super::sketch::Sketch;
use super::vocabulary::{Effect, Op, Rest, Spot, Stat};
use super::{Act, Choice, Event, OnePiece, board, program, shipped, turn, view};
use crate::cardgame::code::Instr;
use crate::cardgame::spoken::{Fold, Spoken, Weight};
use crate::cardgame::unsaid::{self, Unsaid};
use crate::cardgame::{self, CardId, DefId};
use crate::cards::source::CardSource;
use crate::engine::{Chooser, ClauseId, Player, Readings, Step, Table};
use crate::keys::{BoardFault, Keys};
use crate::lang::{Language, Said, Speech};

/// Who does what an event says.
pub fn doer(event: &Event) -> Option<Player> {
    match event {
        Event::Own(
            Happens::Don(player, ..) | Happens::Kept(player, _) | Happens::Chooser(player) | Happens::Conceded(player),
        )
        | Event::Shuffle(player, _) => Some(*player),
        Event::Pend(pending) => Some(pending.who),
        Event::Modify(modifier) => Some(modifier.by),
        _ => None,
    }
}

impl Spoken for OnePiece {
    const NAME: &'static str = "one-piece";
    const EDITIONS: &'static [&'static str] = &["1.1.8", "2023-01-19"];
    const ORDERED: &'static [&'static str] = &["A.deck", "B.deck", "A.life", "B.life"];
    const DETAILS: &'static [&'static str] = view::DETAILS;
    const SAVED: &'static [&'static str] = &[
        "turn",
        "phase",
        ".leader",
        ".characters",
        ".stage",
        ".hand",
        ".life",
        ".deck",
        ".trash",
        ".don.active",
        ".don.rested",
        ".don.deck",
    ];

    fn read(
        keys: &Keys<'_>,
        edition: u8,
        readings: Readings,
        cards: &dyn CardSource,
    ) -> Result<Table<Self>, BoardFault> {
        board::read(keys, edition, readings, cards)
    }

    fn whole_game(edition: u8, readings: Readings, game: u64) -> Table<Self> {
        let decks = shipped::decks();
        let game = usize::try_from(game).unwrap_or(0);
        let [a, b] = [game % decks.len(), game / decks.len() % decks.len()];
        shipped::whole_game(edition, readings, [&decks[a], &decks[b]])
    }

    const STARTS: u64 = 16;

    fn write(table: &Table<Self>) -> String {
        view::write(table)
    }

    fn empty() -> &'static str {
        "turn = \"A\"\n[A]\nleader = { name = \"Leader A\", power = 5000, life = 5 }\n\
         [B]\nleader = { name = \"Leader B\", power = 5000, life = 5 }\n"
    }

    fn in_short(words: &str) -> Option<Map<String, Value>> {
        Sketch::read(words).map(|sketch| sketch.keys())
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

    /// 8-4-4. A mode, and one of several effects of a card, are offered with their words.
    fn option_words(table: &Table<Self>, choice: &Choice, who: Chooser) -> Said {
        let words = Words { state: &table.state, book: &table.book, who };
        told(table, &words, choice).unwrap_or_else(|| self::choice(&words, choice))
    }

    fn forms(table: &Table<Self>, choice: &Choice, who: Chooser) -> [Vec<String>; 2] {
        let mut all = Forms { state: &table.state, book: &table.book, who }.of(choice);
        if matches!(choice, Choice::Card(..)) && is_placing(table) {
            // There they are places, not cards.
            all[0].retain(|words| words != "top" && words != "bottom");
        }
        if let Choice::Mode(n) = choice {
            let told = mode(table, *n).map(|words| words.words(Speech::english()));
            // Whose it is goes without saying, where it is one's own.
            all[1].extend(told.iter().filter_map(|words| words.strip_prefix("you: ")).map(str::to_string));
            all[1].extend(told);
        }
        all
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
                Act::Play(..)
                    | Act::Activate(..)
                    | Act::Give(..)
                    | Act::Attack(_)
                    | Act::EndTurn
                    | Act::Block(_)
                    | Act::Counter(..)
            )
        )
    }

    /// A card that is placed is named with its place: `Anchor on top, Barrel at the bottom`.
    fn goes_on(table: &Table<Self>, choice: &Choice) -> bool {
        Self::starts_a_line(choice) || matches!(choice, Choice::Card(..)) && is_placing(table)
    }

    fn values(table: &Table<Self>) -> Value {
        view::values(table)
    }

    fn lines(table: &Table<Self>, speech: &Speech) -> Vec<String> {
        view::lines(table, speech)
    }

    fn unsaid(table: &Table<Self>) -> Vec<Unsaid> {
        // 2-6, 2-7. A cost counts where a text asks for it.
        let is_asked = unsaid::is_looked_at(&table.book, &["cost", "คอสต์", "コスト"]);
        let stats = if is_asked { &[Stat::Power, Stat::Cost][..] } else { &[Stat::Power] };
        unsaid::on_field(&table.state, &table.book, stats)
    }

    fn summary(table: &Table<Self>, speech: &Speech) -> String {
        view::summary(table, speech)
    }

    /// Whoever is not asked may not act: 6-1-2 in the Main Phase; the steps of a battle name who acts.
    fn not_asked(decision: ClauseId, words: &str) -> Option<&'static str> {
        let plays = ["play ", "activate ", "give ", "attack ", "end turn"];
        let is_play = |all: &[&str]| all.iter().any(|p| words == p.trim() || words.starts_with(p));
        let blocks = is_play(&["block ", "no block"]);
        let counters = is_play(&["counter ", "no counter"]);
        let at = |clause: &'static str| decision == ClauseId::new(clause);
        if at("6-5-2") {
            return (is_play(&plays) || blocks || counters).then_some(if blocks {
                "7-1-2-1 6-5-2 10-1-4-1"
            } else if counters {
                "7-1-3-2 6-5-2"
            } else {
                "6-5-2 6-1-2 4-3-1 6-5-4-1 7-1 8-1-3-2 10-2-2-1 6-5-3-1 6-5-5-1"
            });
        }
        let in_battle = ["7-1-1-2", "7-1-2-1", "7-1-3-2", "7-1-3-2-1"].into_iter().any(at);
        if is_play(&plays) && in_battle {
            return Some("6-5-2 10-2-2-1 10-2-3-1 6-5-4-1");
        }
        if blocks || counters {
            return Some(if blocks { "7-1-2-1 10-1-4-1" } else { "7-1-3-2 7-1-3-2-1" });
        }
        if at("5-2-1-5") && is_play(&["go first", "go second"]) {
            return Some("5-2-1-4 5-2-1-5");
        }
        (at("5-2-1-6-1") && is_play(&["mulligan", "keep"])).then_some("5-2-1-6 5-2-1-6-1")
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

    fn conceding(player: Player) -> Option<Choice> {
        Some(Choice::Concede(player))
    }
}

/// 8-4-4. A mode of the text that is being carried out, in a few words.
fn mode(table: &Table<OnePiece>, n: u8) -> Option<Said> {
    match table.under_way() {
        Some(cardgame::Frame::Program(at)) => program::mode(&table.book, (at.l.def, at.l.effect), at.place(), n),
        _ => None,
    }
}

/// An option with what stands in the text for it, where there are several alike.
fn told(table: &Table<OnePiece>, words: &Words<'_>, choice: &Choice) -> Option<Said> {
    let nth = |key, card: CardId, n: usize, effect: &Effect| {
        let gaps = [("card", words.named(card).into()), ("n", n.into()), ("words", in_brief(effect).into())];
        Some(Said::with(key, &gaps))
    };
    match *choice {
        Choice::Mode(n) => {
            let gaps = [("n", usize::from(n + 1).into()), ("words", mode(table, n)?.into())];
            Some(Said::with("op-choice-mode-words", &gaps))
        }
        Choice::Resolve(card, effect) => {
            let n = nth_effect(words.state, words.book, card, effect)?;
            let effects = &words.state.def(words.book, card).text.effects;
            nth("op-choice-resolve-words", card, n, effects.get(usize::from(effect))?)
        }
        Choice::Own(Act::Activate(card, n)) => {
            let all = turn::activated(words.state, words.book, card);
            let &(def, effect) = all.get(usize::from(n)).filter(|_| all.len() > 1)?;
            nth("op-choice-activate-words", card, usize::from(n) + 1, words.book.effect(def, effect))
        }
        _ => None,
    }
}

/// Are cards being placed at an end of a pile that is asked for?
fn is_placing(table: &Table<OnePiece>) -> bool {
    let Some(cardgame::Frame::Program(at)) = table.under_way() else { return false };
    let step = table.book.code(at.l.def, at.l.effect).steps.get(usize::from(at.place()));
    let spot = match step {
        Some(Instr::Act(Op::Move { spot, .. } | Op::PlaceRest(Rest::To(_, spot)))) => Some(*spot),
        _ => None,
    };
    spot == Some(Spot::TopOrBottom)
}

/// An effect in a few words.
fn in_brief(effect: &Effect) -> Said {
    let effect = effect.clone();
    Said::later(move |speech| cardgame::telling::effect_briefly(&effect, speech))
}

/// An option.
pub fn choice(words: &Words<'_>, choice: &Choice) -> Said {
    match *choice {
        Choice::Card(id, def) => {
            let unseen = words.state.card(id).is_unknown() && def != DefId::UNKNOWN;
            if unseen { words.def(def) } else { words.named(id) }
        }
        Choice::Done => Said::new("op-choice-done"),
        Choice::Yes => Said::new("op-choice-yes"),
        Choice::No => Said::new("op-choice-no"),
        Choice::Resolve(id, effect) => match nth_effect(words.state, words.book, id, effect) {
            None => words.card("op-choice-resolve", words.named(id)),
            Some(n) => Said::with("op-choice-resolve-nth", &[("card", words.named(id).into()), ("n", n.into())]),
        },
        Choice::Use(id, _) | Choice::UseFor(id, ..) => words.card("op-choice-use", words.named(id)),
        Choice::Decline => Said::new("op-choice-decline"),
        Choice::Mode(n) => Said::with("op-choice-mode", &[("n", usize::from(n + 1).into())]),
        Choice::Number(n) => Said::plain(n.to_string()),
        Choice::Top => Said::new("op-choice-top"),
        Choice::Bottom => Said::new("op-choice-bottom"),
        Choice::Player(player) => Said::plain(player.name()),
        Choice::Is(id, def) => {
            let gaps = [("player", words.state.owner(id).name().into()), ("card", words.def(def).into())];
            Said::with("op-choice-is", &gaps)
        }
        Choice::Whatever(_) => Said::new("op-choice-whatever"),
        Choice::Concede(_) => Said::new("op-choice-concede"),
        Choice::Nothing => Said::plain("–"),
        Choice::Own(act) => own_choice(words, act),
    }
}

/// An option that only ONE PIECE has.
fn own_choice(words: &Words<'_>, act: Act) -> Said {
    let named = |key, id| words.card(key, words.named(id));
    let counted = |key, id, n: u8| Said::with(key, &[("card", words.named(id).into()), ("n", usize::from(n).into())]);
    match act {
        Act::Play(id, def) => words.card("op-choice-play", words.as_card(id, def)),
        Act::Activate(id, 0) => named("op-choice-activate", id),
        Act::Activate(id, n) => counted("op-choice-activate-nth", id, n + 1),
        Act::Give(id, 1) => named("op-choice-give", id),
        Act::Give(id, n) => counted("op-choice-give-many", id, n),
        Act::Attack(id) => named("op-choice-attack", id),
        Act::EndTurn => Said::new("op-choice-end-turn"),
        Act::Block(id) => named("op-choice-block", id),
        Act::NoBlock => Said::new("op-choice-no-block"),
        Act::Counter(id, def) => words.card("op-choice-counter", words.as_card(id, def)),
        Act::NoCounter => Said::new("op-choice-no-counter"),
        Act::Trigger => Said::new("op-choice-trigger"),
        Act::NoTrigger => Said::new("op-choice-no-trigger"),
        Act::Don(DonAt::Active) => Said::new("op-choice-don-active"),
        Act::Don(DonAt::Rested) => Said::new("op-choice-don-rested"),
        Act::Don(DonAt::Held) => Said::new("op-choice-don-held"),
        Act::Don(DonAt::Given(id)) => named("op-choice-don-of", id),
        Act::Don(DonAt::Deck) => Said::new("op-choice-don-deck"),
        Act::First(true) => Said::new("op-choice-first"),
        Act::First(false) => Said::new("op-choice-second"),
        Act::Mulligan => Said::new("op-choice-mulligan"),
        Act::Keep => Said::new("op-choice-keep"),
    }
}
