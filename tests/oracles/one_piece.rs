//! ONE PIECE 1.1.8 without card texts but four keywords, written from chapters 3 to 7, 9 and 10-1: turns, battles, damage.

use super::desk::{Desk, End};
use super::one_piece_games::of_both;
use shinpan::engine::selfplay::Dice;
use shinpan::games::one_piece::OnePiece;

/// A card; its name is its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    pub name: String,
    pub cost: usize,
    pub power: i32,
    /// 2-10. None: 0.
    pub counter: i32,
    /// `Rush`, `Blocker`, `Double Attack`, `Banish`.
    pub keywords: Vec<&'static str>,
    pub rested: bool,
    /// 3-7-4. It was put into play this turn.
    pub new: bool,
    /// 6-5-5. DON!! cards given to it.
    pub don: usize,
    /// 7-1-3-2-1. What it gained in this battle.
    pub gained: i32,
}

impl Card {
    fn has(&self, keyword: &str) -> bool {
        self.keywords.contains(&keyword)
    }

    /// 3-1-6. Elsewhere it is a new card.
    fn elsewhere(mut self) -> Self {
        (self.rested, self.new, self.don, self.gained) = (false, false, 0, 0);
        self
    }
}

/// 3. A player's areas; the first card of a pile is on top.
#[derive(Clone, Debug)]
pub struct Side {
    pub leader: Card,
    pub characters: Vec<Card>,
    pub hand: Vec<Card>,
    pub life: Vec<Card>,
    pub deck: Vec<Card>,
    pub trash: Vec<Card>,
    pub active: usize,
    pub rested: usize,
    pub don_deck: usize,
}

impl Side {
    /// 7-1-1-1. The Leader, then the Characters.
    pub fn fighters(&mut self) -> impl Iterator<Item = &mut Card> {
        std::iter::once(&mut self.leader).chain(&mut self.characters)
    }

    fn names(&self, which: impl Fn(&Card) -> bool) -> Vec<String> {
        let all = std::iter::once(&self.leader).chain(&self.characters);
        all.filter(|c| which(c)).map(|c| c.name.clone()).collect()
    }

    fn fighter(&mut self, name: &str) -> &mut Card {
        self.fighters().find(|c| c.name == name).expect("it is on the field")
    }

    /// A Character leaves the field: 6-5-5-4.
    fn trash_character(&mut self, name: &str) {
        let at = self.characters.iter().position(|c| c.name == name).expect("it is on the field");
        let card = self.characters.remove(at);
        self.rested += card.don;
        self.trash.insert(0, card.elsewhere());
    }
}

type Play<T = ()> = Result<T, End>;

/// The table as the oracle sees it.
pub struct Oracle<'a> {
    pub sides: [Side; 2],
    pub turn: usize,
    pub dice: &'a mut Dice,
    pub desk: Desk<OnePiece>,
}

impl Oracle<'_> {
    fn decide(&mut self, who: usize, options: Vec<String>) -> String {
        let choice = options[self.dice.below(options.len())].clone();
        if options.len() > 1 {
            let (engine, oracle) = of_both(self);
            assert_eq!(engine, oracle, "{options:?}");
            self.desk.answer(who, options, &choice);
        }
        choice
    }

    /// 6-5-5-2. On the owner's turn each DON!! that was given is worth 1000.
    pub fn power(&self, who: usize, card: &Card) -> i32 {
        let given = if who == self.turn { card.don as i32 * 1000 } else { 0 };
        card.power + given + card.gained
    }

    /// From a Main phase on.
    pub fn play(&mut self) -> End {
        loop {
            if let Err(end) = self.main_phase().and_then(|()| self.next_turn()) {
                return end;
            }
        }
    }

    /// 6-6-1-4, 6-2 to 6-4.
    fn next_turn(&mut self) -> Play {
        self.sides[self.turn].fighters().for_each(|c| c.new = false);
        self.turn = 1 - self.turn;
        let side = &mut self.sides[self.turn];
        let given: usize = side.fighters().map(|c| std::mem::take(&mut c.don)).sum();
        side.fighters().for_each(|c| c.rested = false);
        side.active += side.rested + given;
        side.rested = 0;
        let card = side.deck.remove(0);
        side.hand.push(card);
        if side.deck.is_empty() {
            // 9-2-1-2
            return Err(End::Won(1 - self.turn));
        }
        let new = side.don_deck.min(2);
        side.don_deck -= new;
        side.active += new;
        Ok(())
    }

    /// 6-5.
    fn main_phase(&mut self) -> Play {
        loop {
            let side = &self.sides[self.turn];
            let mut options = vec!["end turn".to_string()];
            for name in side.names(|_| true) {
                options.extend((1..=side.active).map(|n| format!("give {n} {name}")));
            }
            options.extend(side.hand.iter().filter(|c| c.cost <= side.active).map(|c| format!("play {}", c.name)));
            let ready = |c: &Card| !c.rested && (!c.new || c.has("Rush"));
            options.extend(side.names(ready).iter().map(|name| format!("attack {name}")));
            // Most of the time somebody attacks.
            let attacks: Vec<String> = options.iter().filter(|o| o.starts_with("attack")).cloned().collect();
            let narrow = !attacks.is_empty() && self.dice.below(3) > 0;
            let choice = if narrow { self.decide_among(attacks, options) } else { self.decide(self.turn, options) };
            match choice.split_once(' ') {
                Some(("give", rest)) => self.give(rest),
                Some(("play", name)) => self.play_card(name),
                Some(("attack", name)) => self.battle(name)?,
                _ => return Ok(()),
            }
        }
    }

    /// One of these, out of all of those.
    fn decide_among(&mut self, these: Vec<String>, all: Vec<String>) -> String {
        let choice = these[self.dice.below(these.len())].clone();
        let (engine, oracle) = of_both(self);
        assert_eq!(engine, oracle, "{all:?}");
        self.desk.answer(self.turn, all, &choice);
        choice
    }

    /// 6-5-5-1.
    fn give(&mut self, rest: &str) {
        let (n, name) = rest.split_once(' ').expect("a number and a name");
        let n: usize = n.parse().expect("a number");
        let side = &mut self.sides[self.turn];
        side.active -= n;
        side.fighter(name).don += n;
    }

    /// 2-7-2, 3-7-6-1.
    fn play_card(&mut self, name: &str) {
        let who = self.turn;
        let side = &mut self.sides[who];
        let at = side.hand.iter().position(|c| c.name == name).expect("it is in hand");
        side.active -= side.hand[at].cost;
        side.rested += side.hand[at].cost;
        if side.characters.len() == 5 {
            let options = side.characters.iter().map(|c| c.name.clone()).collect();
            let out = self.decide(who, options);
            self.sides[who].trash_character(&out);
        }
        let side = &mut self.sides[who];
        let card = side.hand.remove(at);
        side.characters.push(Card { new: true, ..card });
    }

    /// 7-1.
    fn battle(&mut self, attacker: &str) -> Play {
        let (own, other) = (self.turn, 1 - self.turn);
        self.sides[own].fighter(attacker).rested = true;
        let leader = self.sides[other].leader.name.clone();
        let mut targets = vec![leader.clone()];
        targets.extend(self.sides[other].characters.iter().filter(|c| c.rested).map(|c| c.name.clone()));
        let mut target = self.decide(own, targets);
        // 7-1-2-1, 10-1-4-1
        let may_block = |c: &Card| c.has("Blocker") && !c.rested && c.name != target;
        let mut options = vec!["no block".to_string()];
        options.extend(self.sides[other].names(may_block).iter().map(|name| format!("block {name}")));
        if let Some(name) = self.decide(other, options).strip_prefix("block ") {
            self.sides[other].fighter(name).rested = true;
            target = name.to_string();
        }
        self.counter_step(other);
        let side = &mut self.sides[own];
        let attacks = side.fighter(attacker).clone();
        let attacked = self.sides[other].fighter(&target).clone();
        let won = self.power(own, &attacks) >= self.power(other, &attacked);
        if won && target == leader {
            self.damage(other, &attacks)?;
        } else if won {
            self.sides[other].trash_character(&target);
        }
        self.sides.iter_mut().for_each(|side| side.fighters().for_each(|c| c.gained = 0));
        Ok(())
    }

    /// 7-1-3-2.
    fn counter_step(&mut self, who: usize) {
        loop {
            let mut options = vec!["no counter".to_string()];
            let hand = &self.sides[who].hand;
            options.extend(hand.iter().filter(|c| c.counter > 0).map(|c| format!("counter {}", c.name)));
            let choice = self.decide(who, options);
            let Some(name) = choice.strip_prefix("counter ") else { return };
            // 7-1-3-2-1. It is trashed, then it is said whom it is for.
            let side = &mut self.sides[who];
            let at = side.hand.iter().position(|c| c.name == name).expect("it is in hand");
            let card = side.hand.remove(at);
            let worth = card.counter;
            side.trash.insert(0, card);
            let options = self.sides[who].names(|_| true);
            let on = self.decide(who, options);
            self.sides[who].fighter(&on).gained += worth;
        }
    }

    /// 7-1-4-1-1, 10-1-2, 10-1-3. With no Life left for the second point nothing more happens, as the usual reading has it.
    fn damage(&mut self, who: usize, by: &Card) -> Play {
        if self.sides[who].life.is_empty() {
            return Err(End::Won(1 - who));
        }
        for _ in 0..if by.has("Double Attack") { 2 } else { 1 } {
            let side = &mut self.sides[who];
            if side.life.is_empty() {
                break;
            }
            let card = side.life.remove(0);
            if by.has("Banish") {
                side.trash.insert(0, card);
            } else {
                side.hand.push(card);
            }
        }
        Ok(())
    }
}
