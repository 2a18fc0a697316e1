//! What is said of BlackPoker, and how plays are written.

use serde_json::Value;

use super::actions::{HEADS, Kind};
use super::cards::{Card, Thing};
use super::event::Event;
use super::state::Target;
use super::{BlackPoker, Choice, Found, Subject, board, view};
use crate::cardgame::spoken::{Fold, Spoken, Weight};
use crate::cards::source::CardSource;
use crate::engine::{Chooser, ClauseId, Outcome, Player, Readings, Seats, Step, Table};
use crate::keys::{BoardFault, Keys};
use crate::lang::{Language, Said, Speech};
use unicode_normalization::UnicodeNormalization;

impl Spoken for BlackPoker {
    const NAME: &'static str = "blackpoker";
    const EDITIONS: &'static [&'static str] = &["act6.1-lite"];
    const ORDERED: &'static [&'static str] = &["stage"];
    const SAVED: &'static [&'static str] =
        &["turn", "chance", "stage", ".deck", ".hand", ".graveyard", ".soldiers", ".bulwarks", ".made"];
    const DETAILS: &'static [&'static str] = &["cards", "number", "driven", "new", "attacks", "up"];

    fn read(board: &Keys<'_>, _: u8, readings: Readings, _: &dyn CardSource) -> Result<Table<Self>, BoardFault> {
        board::read(board, readings)
    }

    fn whole_game(_: u8, readings: Readings, _: u64) -> Table<Self> {
        board::whole_packs(readings)
    }

    fn write(table: &Table<Self>) -> String {
        board::write(&table.state)
    }

    fn empty() -> &'static str {
        "turn = \"A\"\n[A]\ndeck = 20\n[B]\ndeck = 20\n"
    }

    fn starter(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("starter/en.md"),
            Language::Th => include_str!("starter/th.md"),
            Language::Ja => include_str!("starter/ja.md"),
        }
    }

    fn forms(_: &Table<Self>, choice: &Choice, who: Chooser) -> [Vec<String>; 2] {
        forms(choice, who)
    }

    fn fold(text: &str) -> String {
        let word = |word: &str| {
            let (owner, rest) = match word.split_once('.') {
                Some((owner, rest)) if Player::parse(owner, Seats::TWO).is_some() => {
                    (format!("{}'s ", owner.to_lowercase()), rest)
                }
                _ => (String::new(), word),
            };
            match Card::parse(rest) {
                Some(card) => format!("{owner}{}", card.to_string().to_lowercase()),
                None => word.to_lowercase(),
            }
        };
        let text: String = text.nfkc().map(|c| if c == '’' { '\'' } else { c }).collect();
        text.trim().trim_end_matches('.').split_whitespace().map(word).collect::<Vec<_>>().join(" ")
    }

    fn anywhere(choice: &Choice) -> bool {
        matches!(choice, Choice::Drive(_) | Choice::Discard(_) | Choice::DiscardUnknown)
    }

    fn starts_a_line(choice: &Choice) -> bool {
        matches!(choice, Choice::Act(_) | Choice::Pass)
    }

    fn values(table: &Table<Self>) -> Value {
        view::values(&table.state)
    }

    fn lines(table: &Table<Self>, speech: &Speech) -> Vec<String> {
        view::lines(&table.state, speech)
    }

    fn summary(table: &Table<Self>, speech: &Speech) -> String {
        view::summary(&table.state, speech)
    }

    fn not_asked(decision: ClauseId, words: &str) -> Option<&'static str> {
        // Whoever does not have the chance makes nothing, also while the other one is making something.
        let by_chance = ["P-4-5", "P-4-11", "P-5-2", "P-5-3", "P-5-4"].map(ClauseId::new).contains(&decision);
        let names = HEADS.iter().map(|head| spoken_name(head.kind)).chain(["pass".to_string()]);
        let is_play = names.into_iter().any(|name| words == name || words.starts_with(&format!("{name} ")));
        (by_chance && is_play).then_some("P-3-2")
    }

    fn folding(step: &Step<Self>) -> Fold {
        super::folding::folding(step)
    }

    fn weight(step: &Step<Self>) -> Weight {
        super::folding::weight(step)
    }

    fn other_text(clause: ClauseId) -> Option<&'static str> {
        (clause.letter() == Some('P')).then_some("blackpoker@base-6.1")
    }
}

/// The name of an action in a play line.
fn spoken_name(kind: Kind) -> String {
    kind.head().key.trim_start_matches("bp-action-").replace('-', " ")
}

/// Whoever is spoken to: one's own characters need no owner.
struct Words {
    who: Chooser,
}

/// An option in words.
pub fn choice(choice: &Choice, who: Chooser) -> Said {
    Words { who }.choice(choice)
}

impl Words {
    /// One's own by its name, another's with its owner.
    fn named(&self, thing: Thing) -> Said {
        if self.who == Chooser::Player(thing.owner()) { Said::plain(thing.name()) } else { whose(thing) }
    }

    /// A bulwark, with its owner where it is another's.
    fn bulwark(&self, thing: Thing) -> Said {
        if self.who == Chooser::Player(thing.owner()) {
            Said::new("bp-bulwark").text("name", &thing.name())
        } else {
            Said::new("bp-whose-bulwark").text("player", thing.owner().name()).text("name", &thing.name())
        }
    }

    fn choice(&self, choice: &Choice) -> Said {
        let card = |key: &'static str, card: Card| Said::new(key).text("card", &card.to_string());
        match *choice {
            Choice::Act(kind) => action(kind),
            Choice::Pass => Said::new("bp-choice-pass"),
            Choice::SwapBulwarks => Said::new("bp-choice-swap"),
            Choice::Drive(thing) => Said::new("bp-choice-drive").said("bulwark", self.bulwark(thing)),
            Choice::Discard(c) => card("bp-choice-discard", c),
            Choice::DiscardUnknown => Said::new("bp-choice-discard").text("card", "?"),
            Choice::Key(c) => card("bp-choice-key", c),
            Choice::Target(Target::Soldier(thing)) => self.named(thing),
            Choice::Target(Target::Bulwark(thing)) => self.bulwark(thing),
            Choice::Target(Target::Action(key, kind)) => Said::new("bp-choice-action")
                .text("player", key.owner().name())
                .said("action", action(kind))
                .text("card", &key.name()),
            Choice::Target(Target::Player(player)) => Said::plain(player.name()),
            Choice::KeylessAction(player, kind) => {
                Said::new("bp-choice-keyless").text("player", player.name()).said("action", action(kind))
            }
            Choice::Lay(c) => card("bp-choice-lay", c),
            Choice::LayUnknown => Said::new("bp-choice-lay").text("card", "?"),
            Choice::Is(subject, c) => {
                Said::new("bp-choice-is").said("what", self.subject(subject)).text("card", &c.to_string())
            }
            Choice::Whatever => Said::new("bp-choice-whatever"),
            Choice::Draw => Said::new("bp-choice-draw"),
            Choice::NoDraw => Said::new("bp-choice-no-draw"),
            Choice::Attacker(thing) => Said::new("bp-choice-attacks").said("soldier", self.named(thing)),
            Choice::NoAttacker => Said::new("bp-choice-no-attacker"),
            Choice::Blocker(blocker, attacker) => {
                Said::new("bp-choice-blocks").said("blocker", self.named(blocker)).text("attacker", &attacker.name())
            }
            Choice::NoBlock(attacker) => Said::new("bp-choice-no-block").text("attacker", &attacker.name()),
            Choice::NoMore => Said::new("bp-choice-no-more"),
            Choice::State(true) => Said::new("bp-driven"),
            Choice::State(false) => Said::new("bp-charged"),
            Choice::Take(c) => card("bp-choice-take", c),
            Choice::TakeNothing => Said::new("bp-choice-take-nothing"),
            Choice::GiveUp(thing) => Said::new("bp-choice-give-up").said("soldier", self.named(thing)),
            // Taken by themselves, never shown.
            Choice::All | Choice::Unseen | Choice::NothingThere => Said::plain("–"),
            Choice::Stuck => Said::new("bp-choice-stuck"),
        }
    }

    fn subject(&self, subject: Subject) -> Said {
        match subject {
            Subject::Top(player) => Said::new("bp-top-card").text("player", player.name()),
            Subject::Buried(player) => Said::new("bp-lost-card").text("player", player.name()),
            Subject::Bulwark(thing) => self.bulwark(thing),
        }
    }
}

fn action(kind: Kind) -> Said {
    Said::small(kind.head().key)
}

fn whose(thing: Thing) -> Said {
    Said::new("bp-whose").text("player", thing.owner().name()).text("name", &thing.name())
}

/// The names of a character: its own, and those with owner or kind.
fn names(thing: Thing) -> Vec<String> {
    let (owner, name) = (thing.owner().name(), thing.name());
    vec![format!("{owner}'s {name}"), format!("{owner}'s bulwark {name}")]
}

fn bare(thing: Thing) -> Vec<String> {
    let name = thing.name();
    vec![name.clone(), format!("bulwark {name}")]
}

/// Ways to write an option, in English; the words of the option as it is shown are ways, too.
fn forms(choice: &Choice, who: Chooser) -> [Vec<String>; 2] {
    let own = |thing: Thing| who == Chooser::Player(thing.owner());
    // With its owner always; without only surely if it is one's own.
    let of = |thing: Thing, with: &dyn Fn(&str) -> String| {
        let sure: Vec<String> = names(thing).iter().map(|n| with(n)).collect();
        let short: Vec<String> = bare(thing).iter().map(|n| with(n)).collect();
        if own(thing) { [[sure, short].concat(), Vec::new()] } else { [sure, short] }
    };
    let sure = |forms: Vec<String>| [forms, Vec::new()];
    let as_is = |n: &str| n.to_string();
    match *choice {
        Choice::Drive(thing) => of(thing, &|n| format!("drive {n}")),
        Choice::DiscardUnknown => sure(vec!["discard unknown".into()]),
        Choice::Key(c) => sure(vec![c.to_string(), format!("with {c}")]),
        Choice::Target(Target::Soldier(t) | Target::Bulwark(t)) => of(t, &as_is),
        Choice::Target(Target::Action(key, kind)) => {
            let name = spoken_name(kind);
            let (owner, card) = (key.owner().name(), key.name());
            [vec![format!("{name} {card}"), format!("{owner}'s {name}")], vec![name]]
        }
        Choice::Target(Target::Player(p)) => sure(vec![format!("player {p}")]),
        Choice::KeylessAction(_, kind) => [Vec::new(), vec![spoken_name(kind)]],
        Choice::Lay(c) => sure(vec![c.to_string()]),
        Choice::LayUnknown => sure(vec!["?".into(), "lay unknown".into()]),
        Choice::Is(subject, c) => {
            let mut all = vec![c.to_string()];
            if let Subject::Bulwark(thing) = subject {
                all.push(format!("bulwark {} is {c}", thing.name()));
            }
            sure(all)
        }
        Choice::Whatever => sure(vec!["whatever".into()]),
        Choice::Attacker(t) => {
            let [a, b] = of(t, &as_is);
            let [c, d] = of(t, &|n| format!("{n} attacks"));
            [[a, c].concat(), [b, d].concat()]
        }
        Choice::Blocker(t, attacker) => {
            let [a, b] = of(t, &as_is);
            let [c, d] = of(t, &|n| format!("{n} blocks {}", attacker.name()));
            let [e, f] = of(t, &|n| format!("{n} blocks {}'s {}", attacker.owner(), attacker.name()));
            [[a, c, e].concat(), [b, d, f].concat()]
        }
        Choice::NoBlock(attacker) => sure(vec!["no block".into(), format!("no block {}", attacker.name())]),
        Choice::Take(c) => sure(vec![c.to_string()]),
        Choice::GiveUp(t) => of(t, &as_is),
        _ => sure(Vec::new()),
    }
}

/// An event in words; none for bookkeeping.
pub fn event(event: &Event) -> Option<Said> {
    type Gap = (&'static str, Said);
    let player = |p: Player| -> Gap { ("player", Said::plain(p.name())) };
    let card = |c: Option<Card>| -> Gap { ("card", Said::plain(c.map_or("?".to_string(), |c| c.to_string()))) };
    let thing = |t: Thing| -> Gap { ("character", whose(t)) };
    let action = |k: Kind| -> Gap { ("action", Said::new(k.head().key)) };
    let say = |key: &'static str, gaps: &[Gap]| {
        Some(gaps.iter().fold(Said::new(key), |said, (name, gap)| said.said(name, gap.clone())))
    };
    match *event {
        Event::Shuffle(p) => say("bp-event-shuffle", &[player(p)]),
        Event::Draw(p, None) => say("bp-event-draw-unseen", &[player(p)]),
        Event::Draw(p, c) => say("bp-event-draw", &[player(p), card(c)]),
        Event::Gain(p, c) => say("bp-event-gain", &[player(p), card(Some(c))]),
        Event::TurnUpTop(p, c) => say("bp-event-turn-up-top", &[player(p), card(Some(c))]),
        Event::BuryTurned(p) => say("bp-event-bury-turned", &[player(p)]),
        Event::Redeal => say("bp-event-redeal", &[]),
        Event::First(p) => say("bp-event-first", &[player(p)]),
        Event::Chance(p) => say("bp-event-chance", &[player(p)]),
        Event::Announce(p, k) => say("bp-event-announce", &[player(p), action(k)]),
        Event::Drive(t) => say("bp-event-drive", &[thing(t)]),
        Event::Charge(t) => say("bp-event-charge", &[thing(t)]),
        Event::Damage(p, n) => Some(Said::new("bp-event-damage").text("player", p.name()).count("n", usize::from(n))),
        Event::DamageCard(p, c) => say("bp-event-damage-card", &[player(p), card(Some(c))]),
        Event::Discard(p, c) => say("bp-event-discard", &[player(p), card(c)]),
        Event::PutKey(p, c) => say("bp-event-key", &[player(p), card(Some(c))]),
        Event::Aim(Target::Soldier(t) | Target::Bulwark(t)) => say("bp-event-aim", &[("what", whose(t))]),
        Event::Aim(Target::Action(key, kind)) => {
            let what = Said::new("bp-choice-action")
                .text("player", key.owner().name())
                .word("action", kind.head().key)
                .text("card", &key.name());
            say("bp-event-aim", &[("what", what)])
        }
        Event::Aim(Target::Player(p)) => say("bp-event-aim", &[("what", Said::plain(p.name()))]),
        Event::Stage(p, k) => say("bp-event-stage", &[player(p), action(k)]),
        Event::Raise(p, k) => say("bp-event-raise", &[player(p), action(k)]),
        Event::RaiseNow(_, k) => say("bp-event-raise-now", &[action(k)]),
        Event::TakeOff(p, k) => say("bp-event-take-off", &[player(p), action(k)]),
        Event::Enter(p, c) => say("bp-event-enter", &[player(p), card(Some(c))]),
        Event::Equip(t, c) => say("bp-event-equip", &[thing(t), card(Some(c))]),
        Event::DropChange(t) => say("bp-event-drop-change", &[thing(t)]),
        Event::Lay(p, c) => say("bp-event-lay", &[player(p), card(c)]),
        Event::BuryKeys(p, keys) => {
            let words: Vec<String> = keys.iter().map(|k| k.to_string()).collect();
            say("bp-event-bury-keys", &[player(p), ("cards", Said::plain(words.join(" ")))])
        }
        Event::Number(t, n) => say("bp-event-number", &[thing(t), ("by", Said::plain(format!("{n:+}")))]),
        Event::Bury(t) => say("bp-event-bury", &[thing(t)]),
        Event::Nullify(t, k) => say("bp-event-nullify", &[player(t.owner()), action(k)]),
        Event::Attacks(t) => say("bp-event-attacks", &[thing(t)]),
        Event::Blocks(b, a) => say("bp-event-blocks", &[thing(b), ("attacker", whose(a))]),
        Event::Recognise(t, c) => say("bp-event-recognise", &[thing(t), card(Some(c))]),
        Event::FaceUp(t) => say("bp-event-face-up", &[thing(t)]),
        Event::Take(p, c) => say("bp-event-take", &[player(p), card(Some(c))]),
        Event::RecogniseBuried(p, c) => say("bp-event-recognise-buried", &[player(p), card(Some(c))]),
        Event::Mill(p, c) => say("bp-event-mill", &[player(p), card(c)]),
        Event::Turn(p) => say("bp-event-turn", &[player(p)]),
        Event::Trigger(p, t) => say("bp-event-trigger", &[player(p), thing(t)]),
        Event::TakeTrigger(p, t) => say("bp-event-take-trigger", &[player(p), thing(t)]),
        Event::End(Outcome::Won(seats)) => {
            let loser = Seats::TWO.without(seats);
            say("bp-event-won", &[("player", Said::plain(seats.name())), ("loser", Said::plain(loser.name()))])
        }
        Event::End(Outcome::Drawn) => say("bp-event-drawn", &[]),
        Event::End(Outcome::Undecided) => say("bp-event-undecided", &[]),
        Event::WipePasses
        | Event::Passed(_)
        | Event::Mark(..)
        | Event::Over
        | Event::EndAttack
        | Event::AimState(_) => None,
    }
}

/// A finding in words.
pub fn note(note: &Found) -> Said {
    type Gap = (&'static str, Said);
    let player = |p: Player| -> Gap { ("player", Said::plain(p.name())) };
    let number = |n: u8| Said::plain(n.to_string());
    let thing = |t: Thing| -> Gap { ("character", whose(t)) };
    let say = |key: &'static str, gaps: &[Gap]| {
        gaps.iter().fold(Said::new(key), |said, (name, gap)| said.said(name, gap.clone()))
    };
    match *note {
        Found::Passes(p) => say("bp-found-passes", &[player(p)]),
        Found::TurnedEqual(a, b) => say("bp-found-equal", &[("a", number(a)), ("b", number(b))]),
        Found::GoesFirst(p, a, b) => say("bp-found-first", &[player(p), ("a", number(a)), ("b", number(b))]),
        Found::NoCardToTurn => Said::new("bp-found-no-card-to-turn"),
        Found::TargetGone(k) => say("bp-found-target-gone", &[("action", Said::new(k.head().key))]),
        Found::NothingToLay(p) => say("bp-found-nothing-to-lay", &[player(p)]),
        Found::NothingToDraw(p) => say("bp-found-nothing-to-draw", &[player(p)]),
        Found::NothingToTake(p) => say("bp-found-nothing-to-take", &[player(p)]),
        Found::NothingFound(p) => say("bp-found-nothing-found", &[player(p)]),
        Found::LastStays(p) => say("bp-found-last-stays", &[player(p)]),
        Found::MoreThanTheDeck(p, n, deck) => {
            say("bp-found-more-than-deck", &[player(p), ("n", number(n)), ("deck", number(deck))])
        }
        Found::NoAttacker => Said::new("bp-found-no-attacker"),
        Found::AttackerGone(t) => say("bp-found-attacker-gone", &[thing(t)]),
        Found::RoleLost(t) => say("bp-found-role-lost", &[thing(t)]),
        Found::Compared(t, x, y) => {
            let gaps = [thing(t), ("x", Said::plain(x.to_string())), ("y", Said::plain(y.to_string()))];
            say("bp-found-compared", &gaps)
        }
        Found::AgainstBulwark(t, b) => {
            let gaps = [thing(t), ("bulwark", whose(b))];
            say("bp-found-against-bulwark", &gaps)
        }
        Found::Unblocked(t, n) => {
            let gaps = [thing(t), ("n", Said::plain(n.to_string()))];
            say("bp-found-unblocked", &gaps)
        }
        Found::CountsUnblocked(t, n) => {
            let gaps = [thing(t), ("n", Said::plain(n.to_string()))];
            say("bp-found-counts-unblocked", &gaps)
        }
        Found::NotPaid(p) => say("bp-found-not-paid", &[player(p)]),
        Found::AlreadyDriven(t) => say("bp-found-already-driven", &[thing(t)]),
        Found::ChangesEnd => Said::new("bp-found-changes-end"),
        Found::Countered(x, y, true) => say("bp-found-countered", &[("x", number(x)), ("y", number(y))]),
        Found::Countered(x, y, false) => say("bp-found-not-countered", &[("x", number(x)), ("y", number(y))]),
        Found::CounteredTwo => Said::new("bp-found-countered-two"),
    }
}
