//! BlackPoker's cards, characters and the heads of the sheet, as the oracle has them.

use std::fmt;

use shinpan::engine::selfplay::Dice;

/// P-1-2. A card: a suit and a number, or one of the Jokers, which have no suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card {
    /// `♠♡♢♣`; none is a Joker.
    pub suit: Option<char>,
    /// P-1-3. From 1 to 13; of a Joker 0.
    pub number: u8,
    /// The second of the Jokers.
    pub second: bool,
}

impl Card {
    /// P-1-2. All 54.
    pub fn pack() -> Vec<Self> {
        let suits = ['♠', '♡', '♢', '♣'];
        let card = |suit, number| Self { suit: Some(suit), number, second: false };
        let jokers = [false, true].map(|second| Self { suit: None, number: 0, second });
        suits.iter().flat_map(|&s| (1..=13).map(move |n| card(s, n))).chain(jokers).collect()
    }

    pub fn is_noble(self) -> bool {
        [1, 11, 12, 13].contains(&self.number)
    }

    /// Joker, A, J, Q, K.
    pub fn is_found(self) -> bool {
        self.suit.is_none() || self.is_noble()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.suit, self.number) {
            (None, _) => f.write_str(if self.second { "JK2" } else { "JK" }),
            (Some(suit), 1) => write!(f, "{suit}A"),
            (Some(suit), 11) => write!(f, "{suit}J"),
            (Some(suit), 12) => write!(f, "{suit}Q"),
            (Some(suit), 13) => write!(f, "{suit}K"),
            (Some(suit), n) => write!(f, "{suit}{n}"),
        }
    }
}

/// C-1 to C-4. A soldier; its first card is its name.
#[derive(Clone)]
pub struct Soldier {
    pub cards: Vec<Card>,
    /// Those that came onto the field this turn.
    pub new: Vec<Card>,
    pub driven: bool,
    /// By Up and Down, until the turn ends.
    pub change: i32,
}

impl Soldier {
    pub fn number(&self) -> i32 {
        self.cards.iter().map(|c| i32::from(c.number)).sum::<i32>() + self.change
    }
}

/// C-5.
#[derive(Clone)]
pub struct Bulwark {
    pub card: Card,
    pub driven: bool,
}

/// P-1-4. What a player has. The top of the deck is its last card.
#[derive(Clone, Default)]
pub struct Side {
    pub deck: Vec<Card>,
    pub hand: Vec<Card>,
    pub graveyard: Vec<Card>,
    /// Cards of the graveyard that nobody looked at.
    pub lost: Vec<Card>,
    pub soldiers: Vec<Soldier>,
    pub bulwarks: Vec<Bulwark>,
    /// P-9-1. Once-a-turn actions made this turn.
    pub made: Vec<&'static str>,
}

/// P-5-4.
#[derive(Clone, Copy, PartialEq)]
pub enum Target {
    Soldier(usize, Card),
    Bulwark(usize, Card),
    Action(usize, Card),
    Player(usize),
}

/// An action that is made, on the stage, or resolved.
#[derive(Clone)]
pub struct Action {
    pub name: &'static str,
    pub by: usize,
    pub keys: Vec<Card>,
    pub target: Option<Target>,
    pub driven: Option<bool>,
}

/// A head of the sheet: name, timing, cost, key cards; @, $ and ★.
pub struct Head {
    pub name: &'static str,
    pub quick: bool,
    pub immediate: bool,
    pub cost: &'static str,
    /// Suits (empty: any), from, to.
    pub keys: &'static [(&'static str, u8, u8)],
}

const fn head(name: &'static str, cost: &'static str, keys: &'static [(&'static str, u8, u8)]) -> Head {
    Head { name, quick: false, immediate: false, cost, keys }
}

const fn quick(name: &'static str, cost: &'static str, keys: &'static [(&'static str, u8, u8)]) -> Head {
    Head { name, quick: true, immediate: false, cost, keys }
}

/// What a player can make directly: are not among them.
pub static SHEET: [Head; 14] = [
    Head { immediate: true, ..head("SetBulwark", "L", &[]) },
    head("SummonSoldier", "BL", &[("", 2, 10)]),
    head("SummonHero", "BBL", &[("", 11, 13)]),
    head("SummonAce", "L", &[("", 1, 1)]),
    head("Equip", "BL", &[("", 1, 13)]),
    head("End", "", &[]),
    head("Attack", "", &[]),
    quick("Up", "D", &[("♡", 1, 10)]),
    quick("Down", "D", &[("♠", 1, 10)]),
    quick("Twist", "D", &[("♢", 1, 10)]),
    quick("Counter", "D", &[("♣", 1, 10)]),
    head("DestroyBulwark", "", &[("♡", 1, 13), ("♢", 1, 13)]),
    head("Throw", "", &[("♠", 1, 13), ("♣", 1, 13)]),
    Head { immediate: true, ..quick("Search", "", &[("joker", 0, 0)]) },
];

pub fn sheet(name: &str) -> &'static Head {
    SHEET.iter().find(|h| h.name == name).expect("an action of the sheet")
}

pub fn fits(card: Card, (suits, from, to): (&str, u8, u8)) -> bool {
    match card.suit {
        None => suits == "joker",
        Some(suit) => (suits.is_empty() || suits.contains(suit)) && (from..=to).contains(&card.number),
    }
}

/// A player by name.
pub fn player(n: usize) -> &'static str {
    ["A", "B"][n]
}

/// P-11.
pub fn shuffle(cards: &mut [Card], dice: &mut Dice) {
    for n in (1..cards.len()).rev() {
        cards.swap(n, dice.below(n + 1));
    }
}

/// A target in the words of the desk.
pub fn said(target: Target) -> String {
    match target {
        Target::Soldier(p, card) => format!("at soldier {} {card}", player(p)),
        Target::Bulwark(p, card) => format!("at bulwark {} {card}", player(p)),
        Target::Action(p, card) => format!("at action {} {card}", player(p)),
        Target::Player(p) => format!("at player {}", player(p)),
    }
}
