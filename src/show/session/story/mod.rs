//! A position that is told in a sentence: `attacked by a 7000, two Life, one blocker of 4000, a +2000 counter: what if I block and
//! counter?` It is put into the words of the table, which are shown, and nothing of it is passed over.
//!
//! A sentence is one attack and any number of facts, in any order, then what is asked. A fact is whose it is and a noun; a noun is a
//! number of things, or a card with its values ([`noun`]). Words are those of a small lexicon ([`lexicon`]); a word that is in none of
//! these places is refused where it stands.

mod asked;
mod attack;
mod lexicon;
mod noun;

use attack::Attack;
use lexicon::{Kind, Token};
use noun::{Noun, What};

/// What was told: an empty board, what is put on it, the attack, and what is asked.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Story {
    /// Edits of the empty board.
    pub edits: Vec<String>,
    /// The edit that brings the attacker; none where a Leader attacks that lies there already.
    pub attacker: Option<String>,
    /// Edits for the attacker's target, and its name; none: the other player, or the Leader.
    pub target: Option<(String, String)>,
    /// What is played then.
    pub asked: String,
    /// Values that nobody told, with the cards that were put with others in their places.
    pub untold: Vec<String>,
}

impl Story {
    /// What is asked, with the one blocker that was told called as it lies there.
    pub fn asked(&self) -> String {
        asked::named(&self.asked, &self.blockers())
    }

    /// The blockers that were told, as they are called.
    pub fn blockers(&self) -> Vec<&str> {
        let laid = self.edits.iter().filter_map(|edit| edit.strip_prefix("put "));
        let names = laid.filter_map(|put| put.split_once(' ').map(|(_, card)| card.trim_end_matches(" rested")));
        names.filter(|name| name.split(' ').any(|word| word == "blocker")).collect()
    }
}

/// A part of the sentence that is not understood, and where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unclear<'a> {
    /// The part.
    pub part: &'a str,
    /// Its place in the sentence.
    pub at: usize,
}

/// The games whose positions can be told so.
pub const GAMES: [&str; 2] = ["one-piece", "gundam"];

/// How it is done in a game, by its key in the catalogues.
pub fn form(game: &str) -> String {
    format!("repl-story-{game}")
}

/// Who attacks on an empty board, and who is attacked.
const SEATS: [&str; 2] = ["A", "B"];

/// HP of an attacker that nobody told: more than is ever dealt.
const UNTOLD_HP: u32 = 99;

/// A position told in a sentence, if there is an attack in it.
pub fn read<'a>(game: &str, line: &'a str) -> Option<Result<Story, Unclear<'a>>> {
    let all = lexicon::tokens(line, &lexicon::keywords(game));
    let verb = |t: &Token| {
        let kinds = [Kind::Attacked, Kind::AttackedBy, Kind::Suffers, Kind::AttackedBehind, Kind::Versus];
        kinds.contains(&t.kind)
            || matches!(t.kind, Kind::Attack(_) | Kind::AttackBehind | Kind::AttacksBehind | Kind::AttackOnto)
    };
    let number = |t: &Token| matches!(t.kind, Kind::Number(_) | Kind::Power(_) | Kind::Plus(_) | Kind::Pair(..));
    if !all.iter().any(verb) || !all.iter().any(number) {
        return None;
    }
    let (facts, asked) = (Vec::new(), String::new());
    let mut telling = Telling { line, all: &all, attack: None, attack_end: None, facts, asked, holder: None };
    let unclear = telling.whole().err();
    let Some(attack) = telling.attack.clone() else {
        // Without an attack that is understood it is the words of the attack that are not.
        let first = all.iter().find(|t| verb(t))?;
        let is_told = matches!(first.kind, Kind::Attacked | Kind::AttackedBy | Kind::Suffers | Kind::AttackedBehind);
        return is_told.then(|| Err(telling.part(unclear.unwrap_or(0))));
    };
    if let Some(at) = unclear {
        return (attack.told || !telling.facts.is_empty()).then(|| Err(telling.part(at)));
    }
    let is_told = attack.told || !telling.facts.is_empty();
    let is_told = is_told || attack.whom.as_ref().is_some_and(|whom| whom.power.is_some() || whom.ap.is_some());
    is_told.then(|| telling.story(&attack).map_err(|at| telling.part(at)))
}

/// Was a position to be told, in words that are not all understood? An attack, or what may be a slip of one, and values or whose it is.
pub fn is_tried(game: &str, line: &str) -> bool {
    let all = lexicon::tokens(line, &lexicon::keywords(game));
    let is_slip = |t: &Token| {
        let word = line[t.at..t.end].to_lowercase();
        let like = |verb: &str| strsim::damerau_levenshtein(&word, verb) <= 2;
        t.kind == Kind::Other && word.len() >= 5 && ["attack", "attacks", "attacked"].into_iter().any(like)
    };
    let is_verb = |t: &Token| {
        let heard = matches!(t.kind, Kind::Attack(_) | Kind::Attacked | Kind::AttackedBy | Kind::Suffers);
        let behind = [Kind::AttackedBehind, Kind::AttackBehind, Kind::AttacksBehind, Kind::AttackOnto];
        heard || behind.contains(&t.kind) || is_slip(t)
    };
    let is_number = |t: &Token| matches!(t.kind, Kind::Number(_) | Kind::Power(_) | Kind::Plus(_) | Kind::Pair(..));
    let is_whose = |t: &Token| matches!(t.kind, Kind::Mine | Kind::Theirs | Kind::Behind(_));
    let passive = [Kind::AttackedBy, Kind::AttackedBehind, Kind::Suffers];
    let is_told = all.iter().any(|t| is_number(t) || is_whose(t) || passive.contains(&t.kind));
    all.len() >= 3 && is_told && all.iter().any(is_verb)
}

/// A sentence that is being read.
struct Telling<'a, 't> {
    line: &'a str,
    all: &'t [Token],
    attack: Option<Attack>,
    /// The word behind it.
    attack_end: Option<usize>,
    facts: Vec<Fact>,
    asked: String,
    /// Who was said to have what is listed.
    holder: Option<Side>,
}

/// Something that lies there.
struct Fact {
    /// Whose, if somebody says so.
    side: Option<Side>,
    noun: Noun,
    /// The word where it begins.
    at: usize,
    /// Whoever was spoken of before a comma has it, by nothing but its place.
    loose: bool,
}

/// Whose something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    /// Of the one who asks.
    Mine,
    /// Of the other.
    Theirs,
    /// Of a player who is named.
    Seat(usize),
}

impl Side {
    fn of(noun: &Noun) -> Option<Self> {
        let seat = noun.seat.map(Self::Seat);
        seat.or(noun.mine.map(|mine| if mine { Self::Mine } else { Self::Theirs }))
    }
}

impl<'a> Telling<'a, '_> {
    /// Read all of it; the word that is not understood.
    fn whole(&mut self) -> Result<(), usize> {
        let mut at = 0;
        while at < self.all.len() {
            let begin = at;
            let joins = [Kind::Part, Kind::Colon, Kind::And, Kind::With, Kind::Small];
            at += self.all[at..].iter().take_while(|t| joins.contains(&t.kind)).count();
            let is_asked = self.all[begin..at].iter().any(|t| t.kind == Kind::Colon);
            let Some(first) = self.all.get(at) else { break };
            // `what if a 7000 attacks me`: the position itself is what is supposed.
            if first.kind == Kind::Ask && self.attack.is_none() && self.all[at..].iter().any(|t| t.kind != Kind::Ask) {
                at += 1;
                continue;
            }
            if first.kind == Kind::Ask || self.attack.is_some() && self.is_play(at, is_asked) {
                self.ask(at);
                return Ok(());
            }
            if self.attack.is_none()
                && let Some((attack, end)) = attack::read(self.line, self.all, at)
            {
                self.attack = Some(attack);
                self.attack_end = Some(end);
                at = end;
            } else if let Some(end) = self.fact(at) {
                at = end;
            } else if self.attack.is_some() && is_asked {
                self.ask(at);
                return Ok(());
            } else {
                return Err(at);
            }
        }
        Ok(())
    }

    /// The words from here are what is asked.
    fn ask(&mut self, at: usize) {
        let mut said = &self.line[self.all[at].at..];
        let mut plays = Vec::new();
        // `I block with a 4000 blocker`: a card that nobody has told of lies there.
        let mut from = at;
        while let Some((verb, noun, end)) = self.play_with(from) {
            plays.push(format!("{verb} {}", card(&noun).unwrap_or_default()));
            if !self.facts.iter().any(|known| card(&known.noun) == card(&noun)) {
                self.facts.push(Fact { side: None, noun, at: from, loose: false });
            }
            said = self.all.get(end).map_or("", |t| &self.line[t.at..]);
            let joins = [Kind::Part, Kind::And];
            from = end + self.all[end..].iter().take_while(|t| joins.contains(&t.kind)).count();
            said = self.all.get(from).map_or(said, |t| &self.line[t.at..]);
        }
        plays.push(asked::plays(said));
        plays.retain(|play| !play.is_empty());
        self.asked = plays.join("; ");
    }

    /// `I block with a 4000 blocker`, `and counter with a +2000`.
    fn play_with(&self, at: usize) -> Option<(&'static str, Noun, usize)> {
        let begin = at + self.all.get(at..)?.iter().take_while(|t| t.kind == Kind::Ask).count();
        let who = matches!(self.all.get(begin)?.kind, Kind::Mine | Kind::Theirs | Kind::Seat(_));
        let verb = begin + usize::from(who);
        let word = self.all.get(verb)?;
        let said = match word.kind {
            Kind::Play if self.line[word.at..word.end].eq_ignore_ascii_case("block") => "block",
            Kind::Play if self.line[word.at..word.end].eq_ignore_ascii_case("blocks") => "block",
            Kind::Counter => "counter",
            _ => return None,
        };
        let is_with = self.all.get(verb + 1)?.kind == Kind::With;
        let (mut noun, end) = noun::read(self.line, self.all, verb + 2).filter(|_| is_with)?;
        let has_value = if said == "block" { noun.power.is_some() || noun.hp.is_some() } else { noun.plus.is_some() };
        if said == "block" && !noun.keywords.iter().any(|word| word == "blocker") {
            noun.keywords.push("blocker".to_string());
        }
        has_value.then_some((said, noun, end))
    }

    /// Does a play begin here? Behind a colon `no counter` is one, elsewhere it says that there is none.
    fn is_play(&self, at: usize, is_asked: bool) -> bool {
        let kind = |n: usize| self.all.get(n).map(|t| &t.kind);
        let who = usize::from(matches!(kind(at), Some(Kind::Mine | Kind::Theirs | Kind::Seat(_))));
        match kind(at + who) {
            Some(Kind::Play) => true,
            Some(Kind::Counter) => {
                who > 0
                    || !matches!(
                        kind(at + 1),
                        Some(Kind::Power(_) | Kind::Plus(_) | Kind::Of | Kind::Card | Kind::Topic | Kind::None)
                    )
            }
            Some(Kind::None) => is_asked && kind(at + who + 1) == Some(&Kind::Counter) && kind(at + who + 2).is_none(),
            _ => false,
        }
    }

    /// `two Life`, `I have a 4000 blocker`, `their leader has 6000`; where the next words begin.
    fn fact(&mut self, at: usize) -> Option<usize> {
        // `มีบล็อกเกอร์`: whoever was spoken of has it.
        let at = at + usize::from(self.all.get(at)?.kind == Kind::Have);
        let (noun, end) = noun::read(self.line, self.all, at)?;
        // `attacked by a 5000 with +2000`, `their leader attacks with 2 DON!!`: it is the attacker's, and no fact of its own.
        let parts = |t: &Token| matches!(t.kind, Kind::Part | Kind::Colon);
        let is_of_attack = self.attack_end.is_some_and(|end| end <= at && !self.all[end..at].iter().any(parts));
        let is_lent = noun.plus.is_some() && noun.what != Some(What::Counter) && !noun.hand;
        if is_of_attack && (is_lent || noun.what == Some(What::Held("don.active"))) && Side::of(&noun).is_none() {
            return None;
        }
        if !noun.is_bare() {
            let own = Side::of(&noun);
            let before = at.checked_sub(1).map(|n| &self.all[n].kind);
            let loose = own.is_none() && self.holder.is_some() && matches!(before, Some(Kind::Part | Kind::Colon));
            self.facts.push(Fact { side: own.or(self.holder), noun, at, loose });
            return Some(end);
        }
        // `I have`, `I'm at`, `they are on`: what follows is theirs until somebody else is named.
        let verbs = [Kind::Have, Kind::Be, Kind::At, Kind::Small, Kind::Topic];
        let after = end + self.all[end..].iter().take_while(|t| verbs.contains(&t.kind)).count();
        let (next, end) = noun::read(self.line, self.all, after)?;
        if next.is_bare() || Side::of(&next).is_some() {
            return None;
        }
        self.holder = Side::of(&noun);
        self.facts.push(Fact { side: self.holder, noun: next, at: after, loose: false });
        Some(end)
    }

    /// The part of the sentence that begins at a word.
    fn part(&self, at: usize) -> Unclear<'a> {
        let Some(first) = self.all.get(at) else { return Unclear { part: self.line, at: 0 } };
        let ends = |t: &&Token| matches!(t.kind, Kind::Part | Kind::Colon);
        let end = self.all[at..].iter().find(ends).map_or(self.line.len(), |t| t.at);
        Unclear { part: self.line[first.at..end].trim(), at: first.at }
    }

    /// The edits that it means; the word where something is that cannot be put.
    fn story(&self, attack: &Attack) -> Result<Story, usize> {
        let mut story = Story { asked: self.asked.clone(), ..Story::default() };
        let head = || self.all.iter().position(|t| t.end == attack.with.end).unwrap_or(0);
        let attacker = Noun { hp: attack.with.hp.or(attack.with.ap.map(|_| UNTOLD_HP)), ..attack.with.clone() };
        let is_one = attacker.count.is_none_or(|n| n == 1) && attacker.can_fight();
        let puts = edits(SEATS[0], &attacker, true).filter(|_| is_one).ok_or_else(head)?;
        if attack.with.ap.is_some() && attack.with.hp.is_none() {
            story.untold.push(format!("HP {}", card(&attacker).unwrap_or_default()));
        }
        match attack.with.what {
            Some(What::Leader) => story.edits.extend(puts),
            _ => story.attacker = puts.into_iter().next(),
        }
        // `my leader attacks their leader with 1 DON!!`: whose DON!!?
        if attack.whom.as_ref().is_some_and(|whom| whom.don.is_some()) {
            return Err(head());
        }
        if let Some(whom) = &attack.whom {
            // A card that is attacked is rested, if nobody says otherwise.
            let rested = if attack.is_on_player() { whom.rested } else { whom.rested.or(Some(true)) };
            let whom = Noun { rested, ..whom.clone() };
            self.lay(&mut story, SEATS[1], &whom, true).ok_or_else(head)?;
            if !attack.is_on_player() {
                let put = story.edits.pop().ok_or_else(head)?;
                story.target = Some((put, card(&whom).ok_or_else(head)?));
            }
        }
        for Fact { side, noun, at, loose } in &self.facts {
            let seat = match side {
                Some(Side::Seat(n)) => *n,
                Some(Side::Mine) => usize::from(!attack.mine),
                Some(Side::Theirs) => usize::from(attack.mine),
                // Nobody says whose: what only somebody who is attacked needs is theirs.
                None if attack.mine && !noun.is_for_defence() => return Err(*at),
                None => 1,
            };
            // `attacked by a 7000, they have 3 DON!!, two life`: whose life?
            if *loose && seat == 0 && noun.is_for_defence() {
                return Err(*at);
            }
            // `2 life, 3 life`: which?
            let before = story.edits.len();
            self.lay(&mut story, SEATS[seat], noun, false).ok_or(*at)?;
            let (known, new) = story.edits.split_at(before);
            let path =
                |edit: &String| edit.strip_prefix("set ").map(|set| set.split(" = ").next().unwrap_or(set).to_string());
            if new.iter().filter_map(path).any(|new| known.iter().filter_map(path).any(|known| known == new)) {
                return Err(*at);
            }
        }
        for seat in SEATS {
            self.check_hand(&mut story, seat)?;
        }
        // Who strikes first may destroy an attacker of which nobody told how much it stands.
        let first = |noun: &Noun| noun.keywords.iter().any(|word| word == "first strike");
        if attack.with.ap.is_some() && attack.with.hp.is_none() && self.facts.iter().any(|fact| first(&fact.noun)) {
            return Err(head());
        }
        Ok(story)
    }

    /// `two cards in hand: a +1000 and a +2000`: the cards that are listed are those that are counted. Elsewhere nobody says whether they
    /// are among them.
    fn check_hand(&self, story: &mut Story, seat: &str) -> Result<(), usize> {
        let (counted, listed) = (format!("set {seat}.hand = "), format!("put {seat}.hand "));
        let Some(place) = story.edits.iter().position(|edit| edit.starts_with(&counted)) else { return Ok(()) };
        let listed = story.edits.iter().filter(|edit| edit.starts_with(&listed)).count();
        let Some(first) = self.facts.iter().find(|fact| fact.noun.plus.is_some()).filter(|_| listed > 0) else {
            return Ok(());
        };
        let before = first.at.checked_sub(1).map(|n| &self.all[n].kind);
        let many = story.edits[place][counted.len()..].parse::<usize>().ok();
        let others = many.and_then(|many| many.checked_sub(listed)).filter(|_| before == Some(&Kind::Colon));
        match others.ok_or(first.at)? {
            0 => drop(story.edits.remove(place)),
            n => story.edits[place] = format!("{counted}{n}"),
        }
        Ok(())
    }

    /// Lay what a noun names on the board; AP that nobody told are none.
    fn lay(&self, story: &mut Story, seat: &str, noun: &Noun, fights: bool) -> Option<()> {
        let is_unit = !matches!(noun.what, Some(What::Base)) && noun.hp.is_some() && noun.ap.is_none();
        let noun = Noun { ap: if is_unit { Some(0) } else { noun.ap }, ..noun.clone() };
        if is_unit {
            story.untold.push(format!("AP {}", card(&noun)?));
        }
        story.edits.extend(edits(seat, &noun, fights)?);
        Some(())
    }
}

/// The edits by which a noun comes to lie on a player's side. A bare number is a card only where it fights: else nobody says whether it is a
/// Character or a counter.
fn edits(seat: &str, noun: &Noun, fights: bool) -> Option<Vec<String>> {
    if noun.none {
        return match noun.what {
            Some(What::Base) => Some(vec![format!("set {seat}.base = none")]),
            Some(What::Held(path)) => Some(vec![format!("set {seat}.{path} = 0")]),
            Some(What::Leader | What::ExBase) => None,
            // An empty board has none of these.
            what => (what.is_some() || noun.hand || !noun.keywords.is_empty()).then(Vec::new),
        };
    }
    if noun.don.is_some() && noun.what != Some(What::Leader) {
        return None;
    }
    let is_valued = noun.power.is_some() || noun.plus.is_some() || noun.ap.is_some() || noun.hp.is_some();
    match noun.what {
        Some(What::Held(path)) => {
            let n = noun.count.or(noun.article.then_some(1))?;
            Some(vec![format!("set {seat}.{path} = {n}")])
        }
        Some(What::ExBase) => Some(Vec::new()),
        Some(What::Base) => Some(vec![format!("put {seat}.base {}/{}", noun.ap.unwrap_or(0), noun.hp?)]),
        Some(What::Leader) => leader(seat, noun, fights),
        None | Some(What::Card) if noun.hand && !is_valued => {
            Some(vec![format!("set {seat}.hand = {}", noun.count.or(noun.article.then_some(1))?)])
        }
        _ if noun.hand && noun.plus.is_none() => None,
        what => {
            let many = usize::try_from(noun.count.unwrap_or(1)).ok().filter(|n| (1..=10).contains(n))?;
            let zone = match () {
                () if noun.plus.is_some() => "hand",
                () if noun.ap.is_some() => "units",
                () => "characters",
            };
            let is_named = what.is_some_and(|what| what != What::Card)
                || !noun.keywords.is_empty()
                || noun.rested.is_some()
                || zone != "characters"
                || !noun.name.is_empty();
            let rested = if noun.rested == Some(true) { " rested" } else { "" };
            let put = format!("put {seat}.{zone} {}{rested}", card(noun)?);
            (is_named || fights).then(|| vec![put; many])
        }
    }
}

/// What is told of a Leader.
fn leader(seat: &str, noun: &Noun, fights: bool) -> Option<Vec<String>> {
    let mut all = Vec::new();
    if noun.count.is_some_and(|n| n != 1) || !noun.keywords.is_empty() || noun.cost.is_some() || !noun.name.is_empty() {
        return None;
    }
    all.extend(noun.power.map(|power| format!("set {seat}.leader.power = {power}")));
    all.extend(noun.don.map(|don| format!("set {seat}.leader.don = {don}")));
    all.extend((noun.rested == Some(true)).then(|| format!("set {seat}.leader.rested = true")));
    (fights || !all.is_empty()).then_some(all)
}

/// A card in the few words that a board understands, without its state.
fn card(noun: &Noun) -> Option<String> {
    let value = match (noun.plus, noun.ap, noun.hp, noun.power) {
        (Some(plus), None, None, None) => format!("+{plus}"),
        (None, Some(ap), Some(hp), None) => format!("{ap}/{hp}"),
        (None, None, None, Some(power)) => power.to_string(),
        _ => return None,
    };
    let name = Some(noun.name.clone()).filter(|name| !name.is_empty());
    let cost = noun.cost.map(|cost| format!("cost {cost}"));
    let all: Vec<String> = name.into_iter().chain([value]).chain(noun.keywords.clone()).chain(cost).collect();
    Some(all.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(line: &str) -> Story {
        read("one-piece", line)
            .unwrap_or_else(|| panic!("{line}"))
            .unwrap_or_else(|unclear| panic!("{line}: {unclear:?}"))
    }

    #[test]
    fn the_question_of_a_judge_in_one_sentence() {
        let right = Story {
            edits: ["set B.life = 2", "put B.characters 4000 blocker", "put B.hand +2000"].map(String::from).to_vec(),
            attacker: Some("put A.characters 7000".to_string()),
            target: None,
            asked: "I block and counter".to_string(),
            untold: Vec::new(),
        };
        for line in [
            "attacked by a 7000, two Life, one blocker of 4000, a +2000 counter: what if I block and counter?",
            "I'm attacked by a 7000. I have two life and a 4000 blocker and a +2000 counter. What if I block and counter?",
            "my leader is attacked by a 7k, 2 life, a 4000 blocker, a 2000 counter in hand: I block and counter",
            "A 7000 attacks me, I have 2 life, one 4000 blocker and a 2k counter, what happens if I block and counter?",
        ] {
            assert_eq!(told(line), right, "{line}");
        }
        for line in [
            "ถูกโจมตีด้วย 7000, ไลฟ์ 2, บล็อกเกอร์ 4000, เคาน์เตอร์ +2000: ถ้าบล็อกแล้วเคาน์เตอร์?",
            "7000にアタックされた、ライフ2、4000のブロッカー、+2000のカウンター:ブロックしてカウンターしたら?",
        ] {
            assert_eq!(told(line), Story { asked: "block and counter".to_string(), ..told(line) }, "{line}");
            assert_eq!(told(line).edits, right.edits, "{line}");
            assert_eq!(told(line).attacker, right.attacker, "{line}");
        }
    }

    #[test]
    fn others_of_its_kind() {
        let story = told("I attack with a 6000 double attack, the opponent has 1 life and no blocker: no block");
        assert_eq!(story.attacker.as_deref(), Some("put A.characters 6000 double attack"));
        assert_eq!((story.edits, story.asked), (vec!["set B.life = 1".to_string()], "no block".to_string()));
        let story = told("I attack with a 7000 with double attack, they have 2 life");
        assert_eq!(story.attacker.as_deref(), Some("put A.characters 7000 double attack"));
        let story = told("my rested 3000 is attacked by a 5000, two +1000 counters");
        assert_eq!(story.target, Some(("put B.characters 3000 rested".to_string(), "3000".to_string())));
        assert_eq!(story.edits, ["put B.hand +1000", "put B.hand +1000"]);
        let story = told("attacked by a 5/4 unit, 3 shields, a 3/3 blocker: what if I block?");
        assert_eq!(story.attacker.as_deref(), Some("put A.units 5/4"));
        assert_eq!(story.edits, ["set B.shields = 3", "put B.units 3/3 blocker"]);
        let story = told("a 7000 attacks my leader (6000) and I have one life, a +1000 and a 2000 counter; I counter");
        assert_eq!(
            story.edits,
            ["set B.leader.power = 6000", "set B.life = 1", "put B.hand +1000", "put B.hand +2000"]
        );
        assert_eq!(story.asked, "I counter");
        let story = told("attacked by a 5/4 unit, no base, 2 shields, a rested 3/3 blocker unit");
        assert_eq!(story.edits, ["set B.base = none", "set B.shields = 2", "put B.units 3/3 blocker rested"]);
        assert_eq!(told("7000にアタックされた、ライフ2枚").edits, ["set B.life = 2"]);
        let story = told("attacked by a 7000, two cards in hand: a +1000 and a +2000 counter");
        assert_eq!(story.edits, ["put B.hand +1000", "put B.hand +2000"]);
        let story = told("attacked by a 7000, three cards in hand: a +1000");
        assert_eq!(story.edits, ["set B.hand = 2", "put B.hand +1000"]);
        let story = told("I attack their rested 4000 with my 5000: no counter");
        assert_eq!(story.target, Some(("put B.characters 4000 rested".to_string(), "4000".to_string())));
        let story = told("if a 7000 attacks my 5000 leader, who wins?");
        assert_eq!((story.edits.len(), story.asked.as_str()), (1, ""));
        let story = told("attacked by a leader of 7000, my leader has 6000, no life");
        assert_eq!(story.edits, ["set A.leader.power = 7000", "set B.leader.power = 6000", "set B.life = 0"]);
    }

    #[test]
    fn what_is_not_understood_is_named() {
        let line = "attacked by a 7000, two Life, the moon is full: block";
        assert_eq!(read("one-piece", line), Some(Err(Unclear { part: "the moon is full", at: 30 })));
        let line = "attacked by something, two Life";
        assert_eq!(read("one-piece", line), Some(Err(Unclear { part: "attacked by something", at: 0 })));
        // Among the three, or besides? And whose DON!!?
        for line in [
            "attacked by a 7000, 3 cards in hand and a +2000 counter",
            "attacked by a 7000 with two DON attached, two life",
            "my 5000 leader attacks their 6000 leader with 1 don",
            "attacked by a 5000 with +2000, two life",
            "attacked by a 7000 +1000, two life",
            "their leader attacks with 2 DON, 2 life",
            "attacked by a leader with 2 DON (7000), 2 life",
            "attacked by a 7000, two life each",
        ] {
            assert!(!matches!(read("one-piece", line), Some(Ok(_))), "{line}");
        }
        // A number alone may be anything.
        assert!(matches!(read("one-piece", "attacked by a 7000, a 4000"), Some(Err(_))));
        for line in [
            "B has two life",
            "attack Captain -> Guard",
            "what if I block",
            "Captain attacks Guard",
            "6000 attacks leader",
            "6000 attacks leader, block",
        ] {
            assert_eq!(read("one-piece", line), None, "{line}");
        }
    }
}
