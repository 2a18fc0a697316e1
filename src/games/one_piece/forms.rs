//! Ways to write an option in a play line, in English.

use super::event::DonAt;
use super::said::nth_effect;
use super::vocabulary::Category;
use super::{Act, Book, Choice, State};
use crate::cardgame::{self, CardId, DefId, Word as _};
use crate::engine::Chooser;

/// Where a card is placed, in ways that people write it.
const TOP: &[&str] = &[
    "on top",
    "at the top",
    "to the top",
    "top of the deck",
    "top of deck",
    "on top of the deck",
    "to the top of the deck",
    "top of the life",
    "top of life",
    "on top of life",
    "to the top of life",
    "up",
];
const BOTTOM: &[&str] = &[
    "on the bottom",
    "at the bottom",
    "to the bottom",
    "bottom of the deck",
    "bottom of deck",
    "at the bottom of the deck",
    "to the bottom of the deck",
    "on the bottom of the deck",
    "bottom of the life",
    "bottom of life",
    "to the bottom of life",
    "under",
    "down",
];

/// Ways to write an option: the surer ones first.
pub type Ways = [Vec<String>; 2];

/// Ways to write an option, in English; the words of the option as it is shown are ways, too.
pub struct Forms<'a> {
    /// The position.
    pub state: &'a State,
    /// The cards.
    pub book: &'a Book,
    /// Who is asked.
    pub who: Chooser,
}

impl Forms<'_> {
    fn name(&self, id: CardId, def: DefId) -> String {
        if self.state.card(id).is_unknown() && def != DefId::UNKNOWN {
            self.book.told_apart(def).into_owned()
        } else {
            cardgame::words::name(self.state, self.book, id)
        }
    }

    /// With its owner always; without only surely if it is one's own. By its number, if that means one card only.
    fn card(&self, id: CardId, def: DefId, with: &[&dyn Fn(&str) -> String]) -> Ways {
        let bare = self.name(id, def);
        let owner = self.state.owner(id);
        let full = format!("{owner}'s {bare}");
        let sure: Vec<String> = with.iter().map(|f| f(&full)).collect();
        let short: Vec<String> = with.iter().map(|f| f(&bare)).collect();
        let number = if def == DefId::UNKNOWN { "" } else { self.book.def(def).number.as_str() };
        let numbered: Vec<String> = with.iter().filter(|_| !number.is_empty()).map(|f| f(number)).collect();
        if self.who == Chooser::Player(owner) {
            [[sure, short].concat(), numbered]
        } else {
            [sure, [short, numbered].concat()]
        }
    }

    /// Other verbs of an Event, where nothing else is meant by them.
    fn of_event(&self, id: CardId, def: DefId, mut all: Ways, verbs: &[&dyn Fn(&str) -> String]) -> Ways {
        if self.book.def(def).category == Some(Category::Event) {
            all[1].extend(self.card(id, def, verbs).into_iter().flatten());
        }
        all
    }

    /// What may be said of the Leader, too.
    fn leading(&self, id: CardId, mut all: Ways, of_leader: &[&str]) -> Ways {
        if self.state.leader(self.state.owner(id)) == id {
            all[1].extend(of_leader.iter().map(ToString::to_string));
        }
        all
    }

    /// The name of the card alone, or the verb alone, where only one is meant.
    fn only_one(&self, mut all: Ways, name: String, verbs: &[&str]) -> Ways {
        all[1].push(name);
        all[1].extend(verbs.iter().map(ToString::to_string));
        all
    }

    /// A card as it is known.
    fn known(&self, id: CardId, with: &[&dyn Fn(&str) -> String]) -> Ways {
        self.card(id, self.state.card(id).def, with)
    }

    /// Of an option.
    pub fn of(&self, choice: &Choice) -> Ways {
        match *choice {
            Choice::Card(id, def) => self.chosen(id, def),
            Choice::Done => short(&["done", "no more", "none", "0"], &["pass"]),
            Choice::Yes => short(&["yes", "pay", "draw"], &["do it"]),
            Choice::No => short(&["no", "do not pay"], &["pass", "do not"]),
            Choice::Resolve(id, effect) => self.resolved(id, effect),
            Choice::Use(id, _) | Choice::UseFor(id, ..) => self.known(id, &[&|n| format!("use {n}")]),
            Choice::Decline => short(&["decline", "no"], &["pass"]),
            Choice::Mode(n) => [vec![format!("mode {}", n + 1)], vec![(n + 1).to_string()]],
            Choice::Top => short(&["top"], TOP),
            Choice::Bottom => short(&["bottom"], BOTTOM),
            Choice::Player(player) => [vec![player.to_string(), format!("{player} chooses")], Vec::new()],
            Choice::Is(id, def) => self.found(id, def),
            Choice::Whatever(_) => sure(&["does not matter", "whatever", "?"]),
            Choice::Concede(_) => sure(&["concede"]),
            Choice::Number(n) => [vec![n.to_string()], if n == 0 { vec!["done".into()] } else { Vec::new() }],
            Choice::Nothing => sure(&[]),
            Choice::Own(act) => self.act(act),
        }
    }

    /// A card is chosen. The ends of Life are named by their places.
    fn chosen(&self, id: CardId, def: DefId) -> Ways {
        let with: [&dyn Fn(&str) -> String; 6] = [
            &|n| n.to_string(),
            &|n| format!("trash {n}"),
            &|n| format!("choose {n}"),
            &|n| format!("on {n}"),
            &|n| format!("put {n}"),
            &|n| format!("place {n}"),
        ];
        let mut all = self.card(id, def, &with);
        let owner = self.state.owner(id);
        if self.state.leader(owner) == id {
            all[1].extend(["leader", "the leader", "their leader", "opponent's leader"].map(String::from));
            all[0].push(format!("{owner}'s leader"));
        }
        let life = self.state.life(owner);
        if life.first() == Some(&id) {
            all[0].push("top".into());
        } else if life.last() == Some(&id) {
            all[0].push("bottom".into());
        }
        all
    }

    /// A waiting effect is resolved. Without its number it is clear only if no other one waits.
    fn resolved(&self, id: CardId, effect: u8) -> Ways {
        let bare = self.known(id, &[&|n| format!("resolve {n}")]);
        let Some(nth) = nth_effect(self.state, self.book, id, effect) else { return bare };
        let [mut sure, mut short] = self.known(id, &[&move |n| format!("resolve {n} ({nth})")]);
        short.extend(bare.into_iter().flatten());
        sure.dedup();
        [sure, short]
    }

    /// A card is found to be this one.
    fn found(&self, id: CardId, def: DefId) -> Ways {
        let player = self.state.owner(id);
        let zone = self.state.card(id).zone.path();
        let card = self.book.told_apart(def);
        let all = vec![
            format!("{player}'s {zone} card is {card}"),
            format!("{player}'s card is {card}"),
            format!("{player} draws {card}"),
            format!("{player}'s top card is {card}"),
            card.to_string(),
        ];
        [all, Vec::new()]
    }

    /// 8-3-1-6. A DON!! card, by where it is.
    fn don(&self, at: DonAt) -> Ways {
        match at {
            DonAt::Active => short(&["active DON!!", "DON!! active"], &["active don", "active", "don active"]),
            DonAt::Rested => short(&["rested DON!!", "DON!! rested"], &["rested don", "rested", "don rested"]),
            DonAt::Held => {
                short(&["DON!! that stays rested", "held DON!!"], &["don that stays rested", "held don", "held"])
            }
            DonAt::Given(id) => {
                let with: [&dyn Fn(&str) -> String; 6] = [
                    &|n| format!("DON!! of {n}"),
                    &|n| format!("don of {n}"),
                    &|n| format!("DON!! given to {n}"),
                    &|n| format!("DON!! from {n}"),
                    &|n| format!("don from {n}"),
                    &|n| format!("DON!! on {n}"),
                ];
                self.known(id, &with)
            }
            DonAt::Deck => sure(&[]),
        }
    }

    fn act(&self, act: Act) -> Ways {
        match act {
            Act::Play(id, def) => {
                let all = self.card(id, def, &[&|n| format!("play {n}")]);
                // 8-4-2. An Event is activated.
                self.of_event(id, def, all, &[&|n| format!("activate {n}")])
            }
            Act::Activate(id, 0) => {
                let all = self.known(id, &[&|n| format!("activate {n}"), &|n| format!("activate {n} (1)")]);
                self.leading(id, all, &["activate leader", "activate the leader", "activate my leader"])
            }
            Act::Activate(id, n) => self.known(id, &[&move |c| format!("activate {c} ({})", n + 1)]),
            Act::Give(id, 1) => {
                let with: [&dyn Fn(&str) -> String; 4] = [
                    &|n| format!("give DON!! to {n}"),
                    &|n| format!("give {n}"),
                    &|n| format!("give 1 DON!! to {n}"),
                    &|n| format!("don {n}"),
                ];
                self.leading(
                    id,
                    self.known(id, &with),
                    &["give DON!! to leader", "give 1 DON!! to leader", "give leader"],
                )
            }
            Act::Give(id, k) => {
                let all =
                    self.known(id, &[&move |n| format!("give {k} DON!! to {n}"), &move |n| format!("give {k} {n}")]);
                self.leading(id, all, &[&format!("give {k} DON!! to leader")])
            }
            Act::Attack(id) => {
                let with: [&dyn Fn(&str) -> String; 4] =
                    [&|n| format!("attack {n}"), &|n| format!("attack with {n}"), &|n| format!("{n} attacks"), &|n| {
                        format!("{n} attack")
                    }];
                self.leading(id, self.known(id, &with), &["attack with leader", "leader attacks"])
            }
            Act::EndTurn => short(&["end turn", "end", "end the turn"], &["pass the turn", "pass turn", "end my turn"]),
            Act::Block(id) => {
                let all = self.known(
                    id,
                    &[&|n| format!("block {n}"), &|n| format!("block with {n}"), &|n| format!("{n} blocks")],
                );
                self.only_one(all, self.name(id, self.state.card(id).def), &["block"])
            }
            Act::NoBlock => short(&["no block", "no blocker"], &["pass", "do not block", "don't block"]),
            Act::Counter(id, def) => {
                let all = self.card(id, def, &[&|n| format!("counter {n}"), &|n| format!("counter with {n}")]);
                // 7-1-3-2-2. A [Counter] Event is activated.
                let all = self.of_event(id, def, all, &[&|n| format!("activate {n}"), &|n| format!("play {n}")]);
                self.only_one(all, self.name(id, def), &["counter"])
            }
            Act::NoCounter => short(&["no counter", "no more counters"], &["pass", "do not counter", "don't counter"]),
            Act::Trigger => short(&["trigger", "use trigger"], &["activate trigger", "activate the trigger"]),
            Act::NoTrigger => short(&["no trigger"], &["pass", "do not use trigger", "do not activate trigger"]),
            Act::Don(at) => self.don(at),
            Act::First(first) => sure(if first { &["go first", "first"] } else { &["go second", "second"] }),
            Act::Mulligan => sure(&["mulligan"]),
            Act::Keep => sure(&["keep"]),
        }
    }
}

/// Some ways, and shorter ones that count only where nothing else is meant by them. None of these may be a sure way to write another answer: what
/// is forced may be left out of a line, and the next word must not be taken for it.
fn short(forms: &[&str], shorter: &[&str]) -> Ways {
    [forms, shorter].map(|all| all.iter().map(ToString::to_string).collect())
}

fn sure(forms: &[&str]) -> Ways {
    [forms.iter().map(ToString::to_string).collect(), Vec::new()]
}
