//! Games of ONE PIECE that the oracle and the engine play alike, from random boards.

use std::fmt::Write as _;

use super::desk::Desk;
use super::games;
use super::one_piece::{Card, Oracle, Side};
use shinpan::cardgame::spoken::Spoken;
use shinpan::cardgame::{CardId, Eye};
use shinpan::cards::source::NoCards;
use shinpan::engine::selfplay::Dice;
use shinpan::engine::{Line, Player, Readings, Table};
use shinpan::games::one_piece::vocabulary::{Of, Stat, Zone};
use shinpan::games::one_piece::{Act, Choice, OnePiece};
use shinpan::keys;

fn name(table: &Table<OnePiece>, id: CardId) -> String {
    table.book.def(table.state.card(id).def).name.to_string()
}

/// A choice of the engine in the oracle's words.
fn words(line: &Line<OnePiece>, choice: Choice) -> String {
    let name = |id| name(&line.table, id);
    match choice {
        Choice::Card(id, _) => name(id),
        Choice::Own(Act::Play(id, _)) => format!("play {}", name(id)),
        Choice::Own(Act::Give(id, n)) => format!("give {n} {}", name(id)),
        Choice::Own(Act::Attack(id)) => format!("attack {}", name(id)),
        Choice::Own(Act::EndTurn) => "end turn".to_string(),
        Choice::Own(Act::Block(id)) => format!("block {}", name(id)),
        Choice::Own(Act::NoBlock) => "no block".to_string(),
        Choice::Own(Act::Counter(id, _)) => format!("counter {}", name(id)),
        Choice::Own(Act::NoCounter) => "no counter".to_string(),
        other => format!("{other:?}"),
    }
}

/// Both know the same of the table, if these are equal.
pub fn of_both(oracle: &Oracle<'_>) -> (Vec<String>, Vec<String>) {
    (of_engine(oracle.desk.table()), of_oracle(oracle))
}

fn of_engine(table: &Table<OnePiece>) -> Vec<String> {
    let state = &table.state;
    let mut out = vec![format!("turn {}", state.turn)];
    for player in Player::BOTH {
        for id in state.fighters(player) {
            let (card, power) =
                (state.card(id), Eye::new(state, &table.book, player, id).stat(id, Stat::Power, Of::Now));
            out.push(format!("{} {power} rested {} new {} don {}", name(table, id), card.rested, card.new, card.don));
        }
        for zone in [Zone::Hand, Zone::Life, Zone::Deck, Zone::Trash] {
            let cards: Vec<String> = state.pile(player, zone).iter().map(|id| name(table, *id)).collect();
            out.push(format!("{player} {zone:?} {}", in_order(cards, zone == Zone::Hand)));
        }
        let side = state.side(player);
        out.push(format!("{player} DON!! {} {} {}", side.don_active, side.don_rested, side.don_deck));
    }
    out
}

fn of_oracle(oracle: &Oracle<'_>) -> Vec<String> {
    let mut out = vec![format!("turn {}", ["A", "B"][oracle.turn])];
    for (who, side) in oracle.sides.iter().enumerate() {
        let player = ["A", "B"][who];
        for card in std::iter::once(&side.leader).chain(&side.characters) {
            let (power, don) = (oracle.power(who, card), card.don);
            out.push(format!("{} {power} rested {} new {} don {don}", card.name, card.rested, card.new));
        }
        for (zone, pile) in [("Hand", &side.hand), ("Life", &side.life), ("Deck", &side.deck), ("Trash", &side.trash)] {
            let cards = pile.iter().map(|c| c.name.clone()).collect();
            out.push(format!("{player} {zone} {}", in_order(cards, zone == "Hand")));
        }
        out.push(format!("{player} DON!! {} {} {}", side.active, side.rested, side.don_deck));
    }
    out
}

/// The order of a hand is nobody's.
fn in_order(mut cards: Vec<String>, is_hand: bool) -> String {
    if is_hand {
        cards.sort();
    }
    cards.join(" ")
}

/// A player's random cards.
struct Maker<'a> {
    dice: &'a mut Dice,
    player: &'static str,
    made: usize,
}

impl Maker<'_> {
    fn card(&mut self) -> Card {
        self.made += 1;
        let mut keywords = Vec::new();
        for keyword in ["Rush", "Blocker", "Double Attack", "Banish"] {
            if self.dice.below(5) == 0 {
                keywords.push(keyword);
            }
        }
        Card {
            name: format!("{}{}", self.player, self.made),
            cost: self.dice.below(6),
            power: 1000 * (1 + self.dice.below(8) as i32),
            counter: [0, 1000, 2000][self.dice.below(3)],
            keywords,
            rested: false,
            new: false,
            don: 0,
            gained: 0,
        }
    }

    fn cards(&mut self, least: usize, spread: usize) -> Vec<Card> {
        let n = least + self.dice.below(spread);
        (0..n).map(|_| self.card()).collect()
    }

    fn side(&mut self, has_turn: bool) -> Side {
        let mut leader = self.card();
        leader.keywords.retain(|k| ["Double Attack", "Banish"].contains(k));
        let mut side = Side {
            leader,
            characters: self.cards(0, 6),
            hand: self.cards(0, 6),
            life: self.cards(0, 5),
            deck: self.cards(1, 20),
            trash: Vec::new(),
            active: self.dice.below(5),
            rested: self.dice.below(3),
            don_deck: 0,
        };
        let mut given = 0;
        for card in side.fighters() {
            card.rested = self.dice.below(3) == 0;
            if has_turn && self.dice.below(4) == 0 && given < 3 {
                card.don = 1;
                given += 1;
            }
        }
        for card in &mut side.characters {
            card.new = has_turn && self.dice.below(4) == 0;
        }
        side.don_deck = 10 - side.active - side.rested - given;
        side
    }
}

/// A card as a board describes it.
fn written(card: &Card, leader: bool) -> String {
    let text: Vec<String> = card.keywords.iter().map(|k| format!("[{k}]")).collect();
    let mut out = format!("{{ name = \"{}\", power = {}, text = \"{}\"", card.name, card.power, text.join(" "));
    if !leader {
        let _ = write!(out, ", cost = {}", card.cost);
        if card.counter > 0 {
            let _ = write!(out, ", counter = {}", card.counter);
        }
    }
    for (key, is) in [("rested", card.rested), ("new", card.new)] {
        if is {
            let _ = write!(out, ", {key} = true");
        }
    }
    if card.don > 0 {
        let _ = write!(out, ", don = {}", card.don);
    }
    out + " }"
}

fn board(sides: &[Side; 2]) -> String {
    let mut out = "turn = \"A\"\n".to_string();
    for (side, player) in sides.iter().zip(["A", "B"]) {
        let _ = write!(out, "[{player}]\nleader = {}\n", written(&side.leader, true));
        let piles =
            [("characters", &side.characters), ("hand", &side.hand), ("life", &side.life), ("deck", &side.deck)];
        for (key, pile) in piles {
            let cards: Vec<String> = pile.iter().map(|c| written(c, false)).collect();
            let _ = writeln!(out, "{key} = [{}]", cards.join(", "));
        }
        let (active, rested, deck) = (side.active, side.rested, side.don_deck);
        let _ = writeln!(out, "don = {{ active = {active}, rested = {rested}, deck = {deck} }}");
    }
    out
}

/// Both editions are alike in all that these boards can come to.
fn game(seed: u64) -> u64 {
    let edition = (seed % 2) as u8;
    let dice = &mut Dice::new(seed);
    let sides = [("A", true), ("B", false)]
        .map(|(player, has_turn)| Maker { dice: &mut *dice, player, made: 0 }.side(has_turn));
    let text = board(&sides);
    let block = keys::parse(&text).expect("a board");
    let table = OnePiece::read(&keys::whole(&block), edition, Readings::default(), &NoCards)
        .unwrap_or_else(|fault| panic!("{fault:?}\n{text}"));
    let mut oracle = Oracle { sides, turn: 0, dice, desk: Desk::new(table, words) };
    let end = oracle.play();
    oracle.desk.ends(end);
    oracle.desk.decisions
}

#[test]
fn battles_are_fought_alike() {
    let decisions: u64 = (0..games(150)).map(game).sum();
    assert!(decisions > games(150) * 20, "{decisions} decisions were compared");
}
