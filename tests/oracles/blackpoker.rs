//! BlackPoker Lite, written from the sheet and the base procedure: no clause of it looks at the engine's code.

use super::blackpoker_games::of_both;
use super::blackpoker_sheet::{
    Action, Bulwark, Card, Head, SHEET, Side, Soldier, Target, fits, player, said, sheet, shuffle,
};
use super::desk::{Desk, End};
use shinpan::engine::selfplay::Dice;
use shinpan::games::blackpoker::BlackPoker;

type Play<T = ()> = Result<T, End>;

/// The table as the oracle sees it.
pub struct Oracle<'a> {
    pub sides: [Side; 2],
    pub turn: usize,
    pub chance: usize,
    pub passed: Vec<usize>,
    pub stage: Vec<Action>,
    /// The action beside the stage.
    pub made: Option<Action>,
    /// Attackers, and who blocks them.
    pub attack: Vec<(Card, Vec<Card>)>,
    /// Whose Generation Changes wait.
    pub triggered: Vec<usize>,
    /// The reading that is not the usual one.
    pub flipped: Option<&'static str>,
    pub dice: &'a mut Dice,
    pub desk: Desk<BlackPoker>,
}

impl Oracle<'_> {
    fn flipped(&self, reading: &str) -> bool {
        self.flipped == Some(reading)
    }

    /// One of several options; where there is only one, nobody is asked.
    fn decide(&mut self, who: usize, options: Vec<String>) -> String {
        assert!(!options.is_empty(), "nothing to choose");
        if options.len() == 1 {
            return options[0].clone();
        }
        // Half of the time somebody fights, if anybody can: uniform play seldom comes to the clauses of.
        let under_attack = !self.attack.is_empty();
        let fights = |o: &&String| {
            let magic = under_attack && ["make Up", "make Down", "make Twist"].contains(&o.as_str());
            magic || *o == "make Attack" || o.starts_with("attacker ") || o.starts_with("block ")
        };
        let fighting: Vec<&String> = options.iter().filter(fights).collect();
        let all: Vec<&String> = options.iter().collect();
        let from = if fighting.is_empty() || self.dice.below(2) == 0 { &all } else { &fighting };
        let choice = from[self.dice.below(from.len())].clone();
        let (engine, oracle) = of_both(self);
        assert_eq!(engine, oracle, "{options:?}");
        self.desk.answer(who, options, &choice);
        choice
    }

    /// P-2, then P-4.
    pub fn whole_game(&mut self) -> End {
        match self.set_up().and_then(|()| self.flow()) {
            Ok(()) => unreachable!("the flow has no end of its own"),
            Err(end) => end,
        }
    }

    /// P-4 from step 2.
    pub fn under_way(&mut self) -> End {
        match self.flow() {
            Ok(()) => unreachable!("the flow has no end of its own"),
            Err(end) => end,
        }
    }

    /// The top card, which somebody sees.
    fn top(&mut self, who: usize) -> Option<Card> {
        let card = *self.sides[who].deck.last()?;
        let side = &self.sides[who];
        let unseen: Vec<String> =
            side.deck.iter().chain(&side.lost).map(|c| format!("top {} {c}", player(who))).collect();
        self.desk.chance(unseen, &format!("top {} {card}", player(who)));
        Some(card)
    }

    fn draw(&mut self, who: usize) {
        if let Some(card) = self.top(who) {
            self.sides[who].deck.pop();
            self.sides[who].hand.push(card);
        }
    }

    fn set_up(&mut self) -> Play {
        for who in [0, 1] {
            (0..7).for_each(|_| self.draw(who));
        }
        let mut turned = [Vec::new(), Vec::new()];
        let first = loop {
            for who in [0, 1] {
                let card = self.top(who).expect("a whole pack");
                self.sides[who].deck.pop();
                turned[who].push(card);
            }
            let number = |who: usize| turned[who].last().map(|c: &Card| c.number);
            if number(0) != number(1) {
                break usize::from(number(1) > number(0));
            }
        };
        for (side, cards) in self.sides.iter_mut().zip(turned) {
            side.graveyard.extend(cards);
        }
        self.draw(first);
        self.turn = first;
        Ok(())
    }

    fn flow(&mut self) -> Play {
        self.chance = self.turn;
        loop {
            let empty = self.stage.is_empty();
            if empty {
                self.passed.clear();
            }
            let mut options: Vec<String> =
                SHEET.iter().filter(|h| self.may_make(h)).map(|h| format!("make {}", h.name)).collect();
            if !empty {
                options.push("pass".to_string());
            }
            if options.is_empty() {
                // Without the turn, on an empty stage: the flow does not say how to go on.
                return Err(End::Undecided);
            }
            let choice = self.decide(self.chance, options);
            match choice.strip_prefix("make ") {
                Some(name) => self.make(sheet(name))?,
                None => self.pass()?,
            }
        }
    }

    /// P-4-12 to P-4-15.
    fn pass(&mut self) -> Play {
        if !self.passed.contains(&self.chance) {
            self.passed.push(self.chance);
        }
        if self.passed.len() < 2 {
            self.chance = 1 - self.chance;
            return Ok(());
        }
        let action = self.stage.pop().expect("nobody passes on an empty stage");
        self.resolve(action)?;
        self.win_check()?;
        if !self.flipped("passes-after-resolution") {
            self.passed.clear();
        }
        self.trigger_check()?;
        if !self.flipped("chance-after-resolution") {
            self.chance = self.turn;
        }
        Ok(())
    }

    /// P-7.
    fn win_check(&self) -> Play {
        match [0, 1].map(|who| self.sides[who].deck.is_empty()) {
            [false, false] => Ok(()),
            [true, true] => Err(End::Drawn),
            [true, false] => Err(End::Won(1)),
            [false, true] => Err(End::Won(0)),
        }
    }

    /// P-4-10. Those of the player who has the turn come first.
    fn trigger_check(&mut self) -> Play {
        while !self.triggered.is_empty() {
            let at = self.triggered.iter().position(|&by| by == self.turn).unwrap_or(0);
            let by = self.triggered.remove(at);
            if self.flipped("triggered-immediate") {
                self.stage.push(Action { name: "GenerationChange", by, keys: Vec::new(), target: None, driven: None });
            } else {
                self.generation_change(by);
                self.win_check()?;
            }
        }
        Ok(())
    }

    /// P-3-4, P-5-3, P-5-5, P-5-8, P-9-1.
    fn may_make(&self, head: &Head) -> bool {
        let who = self.chance;
        let side = &self.sides[who];
        let main = self.turn == who && self.stage.is_empty();
        let due = |c: char| head.cost.chars().filter(|&x| x == c).count();
        !side.made.contains(&head.name)
            && (head.quick || main)
            && self.payers().len() >= due('B')
            && side.deck.len() >= due('L')
            && self.can_finish(head, &side.hand, due('D'))
    }

    /// S-2-1, P-5-2. Bulwarks that may be driven for B.
    fn payers(&self) -> Vec<(usize, Card)> {
        let any = self.flipped("cost-bulwark");
        let mut all = Vec::new();
        for who in [self.chance, 1 - self.chance] {
            for bulwark in &self.sides[who].bulwarks {
                if any || (who == self.chance && !bulwark.driven) {
                    all.push((who, bulwark.card));
                }
            }
        }
        all
    }

    /// Are there key cards among these and a target for them, and so many cards to discard besides?
    fn can_finish(&self, head: &Head, hand: &[Card], discards: usize) -> bool {
        hand.len() >= head.keys.len() + discards
            && head.keys.iter().all(|&key| hand.iter().any(|&c| fits(c, key)))
            && match head.keys.first() {
                Some(&key) => hand.iter().any(|&c| fits(c, key) && self.has_target(head, Some(c))),
                None => self.has_target(head, None),
            }
    }

    fn has_target(&self, head: &Head, key: Option<Card>) -> bool {
        self.targets(head, key).is_none_or(|all| !all.is_empty())
    }

    /// The targets of an action; none: it has no target.
    fn targets(&self, head: &Head, key: Option<Card>) -> Option<Vec<Target>> {
        let both = [0, 1];
        let soldiers = || both.into_iter().flat_map(|p| self.sides[p].soldiers.iter().map(move |s| (p, s)));
        let bulwarks = || both.into_iter().flat_map(|p| self.sides[p].bulwarks.iter().map(move |b| (p, b)));
        let all_soldiers = || soldiers().map(|(p, s)| Target::Soldier(p, s.cards[0]));
        let all_bulwarks = || bulwarks().map(|(p, b)| Target::Bulwark(p, b.card));
        Some(match head.name {
            "Equip" => {
                let same =
                    |(p, s): &(usize, &Soldier)| *p == self.chance && key.is_some_and(|k| s.cards[0].suit == k.suit);
                soldiers().filter(same).map(|(p, s)| Target::Soldier(p, s.cards[0])).collect()
            }
            "Up" | "Down" => all_soldiers().collect(),
            "Twist" => all_soldiers().chain(all_bulwarks()).collect(),
            "Counter" => {
                let keyed = self.stage.iter().filter(|a| [1, 2].contains(&a.keys.len()));
                keyed.map(|a| Target::Action(a.by, a.keys[0])).collect()
            }
            "DestroyBulwark" => all_bulwarks().collect(),
            "Throw" => vec![Target::Player(1 - self.chance)],
            _ => return None,
        })
    }

    /// P-5, P-4-6 to P-4-10.
    fn make(&mut self, head: &'static Head) -> Play {
        let by = self.chance;
        self.passed.clear();
        self.made = Some(Action { name: head.name, by, keys: Vec::new(), target: None, driven: None });
        let once = ["SetBulwark", "Attack"].contains(&head.name);
        if once && !self.flipped("once-counted") {
            self.sides[by].made.push(head.name);
        }
        self.pay(head)?;
        self.put_keys(head);
        self.aim(head);
        let action = self.made.take().expect("it was announced");
        if head.immediate {
            self.resolve(action)?;
            self.win_check()?;
        } else {
            self.stage.push(action);
        }
        self.trigger_check()?;
        if !head.immediate && self.flipped("making-passes") {
            self.pass()?;
        }
        Ok(())
    }

    /// P-5-2.
    fn pay(&mut self, head: &'static Head) -> Play {
        let by = self.chance;
        let mut drove: Vec<(usize, Card)> = Vec::new();
        for (paid, cost) in head.cost.chars().enumerate() {
            match cost {
                'B' => {
                    let left: Vec<_> = self.payers().into_iter().filter(|p| !drove.contains(p)).collect();
                    let words = left.iter().map(|(p, c)| format!("drive {} {c}", player(*p))).collect();
                    let choice = self.decide(by, words);
                    let (who, card) =
                        *left.iter().find(|(p, c)| choice == format!("drive {} {c}", player(*p))).expect("one");
                    drove.push((who, card));
                    self.sides[who].bulwarks.iter_mut().filter(|b| b.card == card).for_each(|b| b.driven = true);
                }
                'L' => {
                    self.damage(by, 1);
                    if self.sides[by].deck.is_empty() && self.flipped("empty-deck-by-cost") {
                        return Err(End::Won(1 - by));
                    }
                }
                _ => {
                    let due = head.cost[paid + 1..].matches('D').count();
                    let hand = self.sides[by].hand.clone();
                    let rest = |card: Card| -> Vec<Card> { hand.iter().copied().filter(|c| *c != card).collect() };
                    let may = hand.iter().filter(|c| self.can_finish(head, &rest(**c), due));
                    let card = self.choose_card(by, "discard", may.copied().collect());
                    self.discard(by, card);
                }
            }
        }
        Ok(())
    }

    fn choose_card(&mut self, who: usize, verb: &str, cards: Vec<Card>) -> Card {
        let words = cards.iter().map(|c| format!("{verb} {c}")).collect();
        let choice = self.decide(who, words);
        *cards.iter().find(|c| choice == format!("{verb} {c}")).expect("one of them")
    }

    fn discard(&mut self, who: usize, card: Card) {
        self.sides[who].hand.retain(|c| *c != card);
        self.sides[who].graveyard.push(card);
    }

    /// P-1-8. Nobody need look at these cards.
    fn damage(&mut self, who: usize, points: i32) {
        for _ in 0..points {
            if let Some(card) = self.sides[who].deck.pop() {
                self.sides[who].lost.push(card);
            }
        }
    }

    /// P-5-3.
    fn put_keys(&mut self, head: &'static Head) {
        let by = self.chance;
        for (at, &key) in head.keys.iter().enumerate() {
            let fitting = self.sides[by].hand.iter().copied().filter(|c| fits(*c, key));
            let may = fitting.filter(|c| at > 0 || self.has_target(head, Some(*c))).collect();
            let card = self.choose_card(by, "key", may);
            self.sides[by].hand.retain(|c| *c != card);
            self.made.as_mut().expect("it was announced").keys.push(card);
        }
    }

    /// P-5-4.
    fn aim(&mut self, head: &'static Head) {
        let key = self.made.as_ref().and_then(|a| a.keys.first().copied());
        let Some(targets) = self.targets(head, key) else { return };
        let words = targets.iter().map(|t| said(*t)).collect();
        let choice = self.decide(self.chance, words);
        let target = targets.into_iter().find(|t| said(*t) == choice);
        self.made.as_mut().expect("it was announced").target = target;
        if head.name == "Twist" && self.flipped("twist-choice") {
            let driven = target.is_some_and(|t| self.is_driven(t));
            self.made.as_mut().expect("it was announced").driven = Some(!driven);
        }
    }

    fn is_driven(&self, target: Target) -> bool {
        match target {
            Target::Soldier(p, card) => self.sides[p].soldiers.iter().any(|s| s.cards[0] == card && s.driven),
            Target::Bulwark(p, card) => self.sides[p].bulwarks.iter().any(|b| b.card == card && b.driven),
            _ => false,
        }
    }

    fn turn_character(&mut self, target: Target, driven: bool) {
        if let Target::Soldier(p, card) | Target::Bulwark(p, card) = target {
            self.sides[p].soldiers.iter_mut().filter(|s| s.cards[0] == card).for_each(|s| s.driven = driven);
            self.sides[p].bulwarks.iter_mut().filter(|b| b.card == card).for_each(|b| b.driven = driven);
        }
    }

    fn exists(&self, target: Target) -> bool {
        match target {
            Target::Soldier(p, card) => self.sides[p].soldiers.iter().any(|s| s.cards[0] == card),
            Target::Bulwark(p, card) => self.sides[p].bulwarks.iter().any(|b| b.card == card),
            Target::Action(p, card) => self.stage.iter().any(|a| a.by == p && a.keys.first() == Some(&card)),
            Target::Player(_) => true,
        }
    }

    /// P-6.
    fn resolve(&mut self, action: Action) -> Play {
        let by = action.by;
        self.made = Some(action.clone());
        if action.target.is_none_or(|t| self.exists(t)) {
            if ["SetBulwark", "Attack"].contains(&action.name) && self.flipped("once-counted") {
                self.sides[by].made.push(action.name);
            }
            self.effect(&action);
        }
        let keys = self.made.take().map(|a| a.keys).unwrap_or_default();
        self.sides[by].graveyard.extend(keys);
        Ok(())
    }

    /// The key cards lie somewhere else from here on.
    fn take_keys(&mut self) -> Vec<Card> {
        std::mem::take(&mut self.made.as_mut().expect("it is resolved").keys)
    }

    fn soldier(&mut self, target: Option<Target>) -> &mut Soldier {
        let Some(Target::Soldier(p, card)) = target else { panic!("no soldier") };
        self.sides[p].soldiers.iter_mut().find(|s| s.cards[0] == card).expect("it is there")
    }

    ///
    fn effect(&mut self, action: &Action) {
        let by = action.by;
        match action.name {
            "SetBulwark" => self.set_bulwark(by),
            "SummonSoldier" | "SummonHero" | "SummonAce" => {
                let cards = self.take_keys();
                self.sides[by].soldiers.push(Soldier { new: cards.clone(), cards, driven: false, change: 0 });
            }
            "Equip" => {
                let key = self.take_keys()[0];
                let (stays, kept) = (!self.flipped("equip-driven"), !self.flipped("changes-when-equipped"));
                let soldier = self.soldier(action.target);
                soldier.driven &= stays;
                soldier.change *= i32::from(kept);
                soldier.cards.push(key);
                soldier.new.push(key);
            }
            "Draw" => self.draw_action(),
            "End" => self.end(by),
            "Attack" => self.attack(by),
            "Block" => self.block(by),
            "DamageJudgement" => self.judge(by),
            "Up" => self.soldier(action.target).change += i32::from(action.keys[0].number),
            "Down" => {
                self.soldier(action.target).change -= i32::from(action.keys[0].number);
                if self.soldier(action.target).number() <= 0 {
                    self.bury(action.target);
                }
            }
            "Twist" => {
                let driven = action
                    .driven
                    .unwrap_or_else(|| self.decide(by, vec!["driven".into(), "charged".into()]) == "driven");
                self.turn_character(action.target.expect("a target"), driven);
            }
            "Counter" => self.counter(action),
            "DestroyBulwark" => self.bury(action.target),
            "Throw" => {
                let spade = action.keys.iter().find(|c| c.suit == Some('♠')).expect("a key card");
                self.damage(1 - by, i32::from(spade.number));
            }
            "Search" => self.search(by),
            "GenerationChange" => self.generation_change(by),
            other => panic!("{other} is not on the sheet"),
        }
    }

    /// A-1-1, S-3-1.
    fn set_bulwark(&mut self, by: usize) {
        let hand = self.sides[by].hand.clone();
        if hand.is_empty() {
            return;
        }
        let card = self.choose_card(by, "lay", hand);
        self.sides[by].hand.retain(|c| *c != card);
        self.sides[by].bulwarks.push(Bulwark { card, driven: false });
    }

    ///
    fn draw_action(&mut self) {
        self.draw(self.turn);
        if !self.sides[self.turn].deck.is_empty()
            && self.decide(self.turn, vec!["draw".into(), "no draw".into()]) == "draw"
        {
            self.draw(self.turn);
        }
    }

    /// Charge is resolved there and then, Draw is put on the stage (P-6-4).
    fn end(&mut self, by: usize) {
        while self.sides[by].hand.len() > 7 {
            let card = self.choose_card(by, "discard", self.sides[by].hand.clone());
            self.discard(by, card);
        }
        self.turn = 1 - by;
        for side in &mut self.sides {
            side.made.clear();
            for soldier in &mut side.soldiers {
                soldier.new.clear();
                soldier.change = 0;
            }
        }
        let side = &mut self.sides[self.turn];
        side.soldiers.iter_mut().for_each(|s| s.driven = false);
        side.bulwarks.iter_mut().for_each(|b| b.driven = false);
        self.raise("Draw", by);
    }

    fn raise(&mut self, name: &'static str, by: usize) {
        self.stage.push(Action { name, by, keys: Vec::new(), target: None, driven: None });
    }

    ///
    fn attack(&mut self, by: usize) {
        loop {
            let mut words: Vec<String> = Vec::new();
            for soldier in &self.sides[by].soldiers {
                let all_new = soldier.cards.iter().all(|c| soldier.new.contains(c));
                let haste = soldier.cards.iter().any(|c| c.number == 1);
                if !soldier.driven && (haste || !all_new) {
                    words.push(format!("attacker {}", soldier.cards[0]));
                }
            }
            let must = self.flipped("no-attacker") && self.attack.is_empty() && !words.is_empty();
            if !must {
                words.push(if self.attack.is_empty() { "no attacker" } else { "no more" }.to_string());
            }
            let choice = self.decide(by, words);
            let Some(name) = choice.strip_prefix("attacker ") else { break };
            let soldier =
                self.sides[by].soldiers.iter_mut().find(|s| s.cards[0].to_string() == name).expect("one of them");
            soldier.driven = true;
            let card = soldier.cards[0];
            self.attack.push((card, Vec::new()));
        }
        if !self.attack.is_empty() {
            self.raise("Block", by);
        }
    }

    ///
    fn block(&mut self, by: usize) {
        for at in 0..self.attack.len() {
            let attacker = self.attack[at].0;
            while self.exists(Target::Soldier(by, attacker)) {
                let choice = self.decide(1 - by, self.block_options(1 - by, at));
                let Some((name, _)) = choice.strip_prefix("block ").and_then(|c| c.split_once(' ')) else { break };
                let all = self.sides[1 - by].soldiers.iter().map(|s| s.cards[0]);
                let all = all.chain(self.sides[1 - by].bulwarks.iter().map(|b| b.card));
                let card = all.into_iter().find(|c| c.to_string() == name).expect("one of them");
                self.attack[at].1.push(card);
            }
        }
        self.raise("DamageJudgement", by);
    }

    fn block_options(&self, who: usize, at: usize) -> Vec<String> {
        let (attacker, blockers) = &self.attack[at];
        let side = &self.sides[who];
        let free = |card: Card| !self.attack.iter().any(|(_, all)| all.contains(&card));
        let mix = self.flipped("block-mix");
        let has_bulwark = blockers.iter().any(|c| side.bulwarks.iter().any(|b| b.card == *c));
        let mut words: Vec<String> = Vec::new();
        for soldier in side.soldiers.iter().filter(|s| !s.driven && free(s.cards[0])) {
            if mix || !has_bulwark {
                words.push(format!("block {} {attacker}", soldier.cards[0]));
            }
        }
        for bulwark in side.bulwarks.iter().filter(|b| !b.driven && free(b.card)) {
            if mix || blockers.is_empty() {
                words.push(format!("block {} {attacker}", bulwark.card));
            }
        }
        words.push(if blockers.is_empty() { format!("no block {attacker}") } else { "no more".to_string() });
        words
    }

    ///
    fn judge(&mut self, by: usize) {
        let other = 1 - by;
        for (name, blockers) in self.attack.clone() {
            let lose_roles = self.flipped("role-when-turned");
            let soldiers: Vec<Card> = blockers
                .iter()
                .copied()
                .filter(|c| self.sides[other].soldiers.iter().any(|s| s.cards[0] == *c && !(lose_roles && s.driven)))
                .collect();
            let bulwarks: Vec<Card> = blockers
                .iter()
                .copied()
                .filter(|c| self.sides[other].bulwarks.iter().any(|b| b.card == *c && !(lose_roles && b.driven)))
                .collect();
            let Some(attacker) = self.sides[by].soldiers.iter().find(|s| s.cards[0] == name).cloned() else {
                if self.flipped("attacker-gone") {
                    bulwarks.iter().for_each(|b| self.bury(Some(Target::Bulwark(other, *b))));
                }
                continue;
            };
            if lose_roles && !attacker.driven {
                continue;
            }
            let left = soldiers.len() + bulwarks.len();
            if left == 0 || (left < blockers.len() && self.flipped("some-blockers-gone")) {
                self.damage(other, attacker.number());
                continue;
            }
            self.compare(by, &attacker, &soldiers);
            for bulwark in bulwarks {
                if bulwark.suit.is_none() || attacker.cards.iter().any(|c| c.number == bulwark.number) {
                    self.bury(Some(Target::Soldier(by, name)));
                }
                self.bury(Some(Target::Bulwark(other, bulwark)));
            }
        }
        self.attack.clear();
    }

    /// A-11-1.
    fn compare(&mut self, by: usize, attacker: &Soldier, blockers: &[Card]) {
        if blockers.is_empty() {
            return;
        }
        let numbers =
            self.sides[1 - by].soldiers.iter().filter(|s| blockers.contains(&s.cards[0])).map(Soldier::number);
        let (mine, theirs) = (attacker.number(), numbers.sum::<i32>());
        let mut go = blockers.to_vec();
        if theirs <= mine && go.len() > 1 && self.flipped("losing-blockers") {
            go = vec![self.choose_card(1 - by, "give up", go)];
        }
        if mine <= theirs {
            self.bury(Some(Target::Soldier(by, attacker.cards[0])));
        }
        if theirs <= mine {
            go.iter().for_each(|c| self.bury(Some(Target::Soldier(1 - by, *c))));
        }
    }

    /// P-1-6. A character goes to the graveyard; C-2-2, C-3-2, C-4-4, C-5-2 trigger.
    fn bury(&mut self, target: Option<Target>) {
        match target {
            Some(Target::Soldier(p, card)) => {
                let side = &mut self.sides[p];
                let Some(at) = side.soldiers.iter().position(|s| s.cards[0] == card) else { return };
                let soldier = side.soldiers.remove(at);
                let times = soldier.cards.iter().filter(|c| c.is_noble()).count();
                side.graveyard.extend(soldier.cards);
                self.triggered.extend(vec![p; times]);
            }
            Some(Target::Bulwark(p, card)) => {
                let side = &mut self.sides[p];
                let Some(at) = side.bulwarks.iter().position(|b| b.card == card) else { return };
                let bulwark = side.bulwarks.remove(at);
                side.graveyard.push(bulwark.card);
                self.triggered.extend(bulwark.card.is_found().then_some(p));
            }
            _ => panic!("not a character"),
        }
    }

    ///
    fn counter(&mut self, action: &Action) {
        let Some(Target::Action(p, key)) = action.target else { panic!("a target") };
        let at = self.stage.iter().position(|a| a.by == p && a.keys.first() == Some(&key)).expect("it is there");
        let aimed = &self.stage[at];
        if aimed.keys.len() == 2 || (aimed.keys.len() == 1 && action.keys[0].number >= key.number) {
            let aimed = self.stage.remove(at);
            self.sides[p].graveyard.extend(aimed.keys);
        }
    }

    /// To see which cards are in the deck is to see which have been lost.
    fn search(&mut self, by: usize) {
        if self.sides[by].deck.is_empty() {
            return;
        }
        while let Some(card) = self.sides[by].lost.last().copied() {
            let side = &self.sides[by];
            let unseen = side.deck.iter().chain(&side.lost).map(|c| format!("lost {} {c}", player(by))).collect();
            self.desk.chance(unseen, &format!("lost {} {card}", player(by)));
            self.sides[by].lost.pop();
            self.sides[by].graveyard.push(card);
        }
        let deck = self.sides[by].deck.clone();
        let mut words: Vec<String> = deck.iter().map(|c| format!("take {c}")).collect();
        words.extend(self.flipped("search-none").then(|| "take nothing".to_string()));
        let choice = self.decide(by, words);
        if let Some(card) = deck.iter().find(|c| choice == format!("take {c}")) {
            self.sides[by].deck.retain(|c| c != card);
            self.sides[by].hand.push(*card);
        }
        shuffle(&mut self.sides[by].deck, self.dice);
    }

    ///
    fn generation_change(&mut self, by: usize) {
        while let Some(card) = self.top(by) {
            if !card.is_found() && self.sides[by].deck.len() == 1 && self.flipped("nothing-found") {
                return;
            }
            self.sides[by].deck.pop();
            if card.is_found() {
                self.sides[by].hand.push(card);
                return;
            }
            self.sides[by].graveyard.push(card);
        }
    }
}
