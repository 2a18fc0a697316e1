//! What lies there, as people say it: whose it is, how many, what it is worth, what it is.

use super::lexicon::{Kind, Token};
use crate::text::thai;

/// A card, or so many of something.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Noun {
    /// Whose: true is mine.
    pub mine: Option<bool>,
    /// A player who is named.
    pub seat: Option<usize>,
    /// Of a player nothing but who it is was said.
    pub player: bool,
    /// How many.
    pub count: Option<u32>,
    /// There is none.
    pub none: bool,
    /// `a`.
    pub article: bool,
    /// What it is called.
    pub name: String,
    /// Power.
    pub power: Option<u32>,
    /// Its counter.
    pub plus: Option<u32>,
    /// AP.
    pub ap: Option<u32>,
    /// HP.
    pub hp: Option<u32>,
    /// Cost.
    pub cost: Option<u32>,
    /// DON!! that lie under it.
    pub don: Option<u32>,
    /// What it is.
    pub what: Option<What>,
    /// In hand.
    pub hand: bool,
    /// Keywords, with their numbers.
    pub keywords: Vec<String>,
    /// Rested or active.
    pub rested: Option<bool>,
    /// Where its last word ends.
    pub end: usize,
}

/// What a noun names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A Leader.
    Leader,
    /// A Character.
    Character,
    /// A Unit.
    Unit,
    /// A counter.
    Counter,
    /// A card.
    Card,
    /// A Base.
    Base,
    /// The Base that is there from the start.
    ExBase,
    /// So many of it.
    Held(&'static str),
}

/// Keywords that have a number.
const NUMBERED: [&str; 3] = ["breach", "repair", "support"];

impl Noun {
    /// Is nothing said but whose it is?
    pub fn is_bare(&self) -> bool {
        let bare = Self { mine: self.mine, seat: self.seat, end: self.end, player: self.player, ..Self::default() };
        *self == bare
    }

    /// Can it be attacked, or attack?
    pub fn can_fight(&self) -> bool {
        let is_card = matches!(self.what, None | Some(What::Leader | What::Character | What::Unit | What::Card));
        is_card && !self.none && !self.hand && self.plus.is_none()
    }

    /// Does only somebody need it who is attacked?
    pub fn is_for_defence(&self) -> bool {
        let what =
            matches!(self.what, Some(What::Counter | What::Base | What::ExBase | What::Held("life" | "shields")));
        what || self.plus.is_some() || self.keywords.iter().any(|word| word == "blocker")
    }

    fn is_held(&self) -> bool {
        matches!(self.what, Some(What::Held(_)))
    }

    fn has_value(&self) -> bool {
        self.power.is_some() || self.ap.is_some() || self.hp.is_some() || self.plus.is_some()
    }

    /// Is everything said that a number of things needs?
    fn is_full(&self) -> bool {
        self.none && self.what.is_some() || self.is_held() && self.count.is_some()
    }

    /// One keyword, with its number if it has one; how many words that is.
    fn keyword(&mut self, word: &str, next: &[Token]) -> usize {
        match next.first().map(|t| &t.kind) {
            Some(Kind::Number(n)) if NUMBERED.contains(&word) && !is_value_name(next.get(1)) => {
                self.keywords.push(format!("{word} {n}"));
                2
            }
            _ => {
                self.keywords.push(word.to_string());
                1
            }
        }
    }
}

fn is_value_name(token: Option<&Token>) -> bool {
    matches!(token.map(|t| &t.kind), Some(Kind::Ap | Kind::Hp | Kind::Cost))
}

/// The noun that stands here, as far as its words go, and where the next begins.
pub fn read(line: &str, all: &[Token], from: usize) -> Option<(Noun, usize)> {
    let mut noun = Noun::default();
    let mut at = from;
    while !noun.is_full() {
        let used = step(line, &mut noun, &all[at..]);
        if used == 0 {
            break;
        }
        at += used;
        noun.end = all[at - 1].end;
    }
    // Small words that belong to it.
    while noun.is_full() && matches!(all.get(at).map(|t| &t.kind), Some(Kind::Small | Kind::Piece)) {
        at += 1;
    }
    (at > from && noun != Noun { end: noun.end, article: noun.article, ..Noun::default() }).then_some((noun, at))
}

/// Take what stands here into a noun; so many words were its.
fn step(line: &str, noun: &mut Noun, rest: &[Token]) -> usize {
    let Some(first) = rest.first() else { return 0 };
    let next = rest.get(1).map(|t| &t.kind);
    let is_new = noun.is_bare() && !noun.article;
    match &first.kind {
        Kind::Mine | Kind::Theirs if is_new && noun.mine.is_none() && noun.seat.is_none() => {
            noun.mine = Some(first.kind == Kind::Mine);
            1
        }
        Kind::Seat(n) if is_new && noun.mine.is_none() && noun.seat.is_none() => {
            noun.seat = Some(*n);
            1
        }
        Kind::Behind(mine) if !is_new && noun.mine.is_none() => {
            noun.mine = Some(*mine);
            1
        }
        // `ลีดเดอร์คู่แข่ง`: in Thai whoever has it may stand behind it.
        Kind::Mine | Kind::Theirs if is_possessor(line, noun, first) => {
            noun.mine = Some(first.kind == Kind::Mine);
            1
        }
        Kind::Player if is_new => {
            noun.player = true;
            1
        }
        Kind::A if is_new => {
            noun.article = true;
            1
        }
        Kind::The if is_new => 1,
        Kind::Small | Kind::Piece => 1,
        Kind::None if noun.count.is_none() && !noun.has_value() && !noun.none => {
            noun.none = true;
            1
        }
        Kind::Of | Kind::With | Kind::And => joined(noun, rest),
        Kind::Topic | Kind::Have | Kind::Be => told_of(noun, next),
        Kind::Number(_) | Kind::Power(_) | Kind::Plus(_) | Kind::Pair(..) => value(noun, rest),
        Kind::Ap | Kind::Hp | Kind::Cost => named_value(noun, rest),
        Kind::Slash if noun.ap.is_some() && noun.hp.is_none() => 1,
        Kind::Keyword(_) | Kind::Rested | Kind::Active => quality(noun, rest),
        Kind::Other if noun.name.is_empty() && !noun.has_value() && noun.what.is_none() => name(line, noun, rest),
        // `ถูกโจมตีด้วย 5000 ลีดเดอร์ 6000`: what has a value of its own behind it is another card.
        Kind::Leader | Kind::Character | Kind::Unit
            if noun.has_value() && matches!(next, Some(Kind::Power(_) | Kind::Pair(..) | Kind::Plus(_))) =>
        {
            0
        }
        Kind::Counter
            if is_thai(line, first) && noun.has_value() && matches!(next, Some(Kind::Power(_) | Kind::Plus(_))) =>
        {
            0
        }
        _ => what(noun, &first.kind),
    }
}

/// In Thai a number stands behind what it is of, and whoever has it, too.
fn is_thai(line: &str, token: &Token) -> bool {
    line[token.at..token.end].chars().all(|c| thai::is_thai(c) || thai::is_mark(c))
}

fn is_possessor(line: &str, noun: &Noun, token: &Token) -> bool {
    let is_open = noun.mine.is_none() && noun.seat.is_none() && noun.count.is_none() && !noun.has_value();
    is_thai(line, token) && is_open && noun.what.is_some() && !noun.none
}

/// `of 4000`, `with 3 HP`, `with [Blocker]`, `and 3 HP`, `with 2 DON!!`.
fn joined(noun: &mut Noun, rest: &[Token]) -> usize {
    let kind = |n: usize| rest.get(n).map(|t| &t.kind);
    let is_of_counter = noun.plus.is_some() && kind(0) == Some(&Kind::Of) && kind(1) == Some(&Kind::Counter);
    if is_of_counter && noun.what.is_none() {
        return 1;
    }
    if noun.is_bare() || noun.is_held() || noun.hand || noun.plus.is_some() {
        // `hand of 3`.
        return usize::from(noun.hand && kind(0) == Some(&Kind::Of) && matches!(kind(1), Some(Kind::Number(_))));
    }
    let is_value = match (kind(1), kind(2)) {
        (Some(Kind::Number(n)), Some(Kind::Held("don.active")))
            if noun.don.is_none() && (noun.what.is_some() || noun.has_value()) =>
        {
            noun.don = Some(*n);
            return 3;
        }
        (Some(Kind::Number(_)), Some(Kind::Ap)) | (Some(Kind::Ap), _) => noun.ap.is_none(),
        (Some(Kind::Number(_)), Some(Kind::Hp)) | (Some(Kind::Hp), _) => noun.hp.is_none(),
        (Some(Kind::Keyword(_)), after) => {
            return usize::from(!matches!(after, Some(Kind::Power(_) | Kind::Pair(..) | Kind::Of)));
        }
        (Some(Kind::A | Kind::The), Some(Kind::Keyword(_))) => {
            // `a 5/4 unit with a 3/3 blocker` never comes here: a value stands between.
            let after = kind(3);
            let is_end = !matches!(after, Some(Kind::Power(_) | Kind::Pair(..) | Kind::Of | Kind::With));
            return if kind(0) == Some(&Kind::With) && is_end && noun.has_value() { 2 } else { 0 };
        }
        (Some(Kind::Power(_)), _) => kind(0) != Some(&Kind::And) && noun.power.is_none() && noun.plus.is_none(),
        (Some(Kind::Plus(_)), _) => noun.what == Some(What::Counter) || noun.what == Some(What::Card),
        (Some(Kind::Pair(..)), _) => kind(0) != Some(&Kind::And) && noun.ap.is_none(),
        // `7000のキャラ`.
        (Some(Kind::Character | Kind::Unit | Kind::Leader | Kind::Counter | Kind::Base), _) => {
            kind(0) == Some(&Kind::Of) && (noun.what.is_none() || noun.what == Some(What::Card))
        }
        _ => false,
    };
    usize::from(is_value)
}

/// `my leader has 6000`, `ライフは2枚`, `4000のブロッカーが1体`.
fn told_of(noun: &Noun, next: Option<&Kind>) -> usize {
    let is_named = noun.what.is_some() || noun.hand || !noun.keywords.is_empty();
    let is_told = match next {
        Some(Kind::Number(_) | Kind::None) => noun.count.is_none() && !noun.none,
        Some(Kind::Power(_) | Kind::Pair(..)) => !noun.has_value(),
        Some(Kind::Rested | Kind::Active) => noun.rested.is_none(),
        Some(Kind::Small | Kind::At) => noun.count.is_none(),
        _ => false,
    };
    usize::from(is_named && is_told)
}

/// A bare number.
fn value(noun: &mut Noun, rest: &[Token]) -> usize {
    let next = rest.get(1).map(|t| &t.kind);
    let is_counter = noun.what == Some(What::Counter);
    match rest[0].kind {
        Kind::Number(n) => match next {
            Some(Kind::Ap) if noun.ap.is_none() && !noun.is_held() => {
                noun.ap = Some(n);
                2
            }
            Some(Kind::Hp) if noun.hp.is_none() && !noun.is_held() => {
                noun.hp = Some(n);
                2
            }
            Some(Kind::Cost) if noun.cost.is_none() && !noun.is_held() => {
                noun.cost = Some(n);
                2
            }
            Some(Kind::Ap | Kind::Hp | Kind::Cost) => 0,
            _ => {
                let begins = noun.is_bare() && !noun.article;
                let is_behind = noun.is_held() || noun.hand || matches!(next, Some(Kind::Piece));
                let fits = noun.count.is_none() && !noun.article && (begins || is_behind);
                if fits {
                    noun.count = Some(n);
                }
                usize::from(fits)
            }
        },
        Kind::Power(n) if is_counter && noun.plus.is_none() => {
            noun.plus = Some(n);
            1
        }
        // `a leader with 2 DON!! (7000)`: with them, or without?
        Kind::Power(_) if noun.don.is_some() => 0,
        Kind::Power(n) if noun.power.is_none() && noun.plus.is_none() && !noun.is_held() && !noun.hand => {
            noun.power = Some(n);
            1
        }
        Kind::Plus(n) if noun.plus.is_none() && noun.power.is_none() && noun.keywords.is_empty() => {
            let fits = matches!(noun.what, None | Some(What::Counter | What::Card));
            if fits {
                noun.plus = Some(n);
            }
            usize::from(fits)
        }
        Kind::Pair(ap, hp) if noun.ap.is_none() && noun.hp.is_none() && !noun.is_held() => {
            (noun.ap, noun.hp) = (Some(ap), Some(hp));
            1
        }
        _ => 0,
    }
}

/// `AP 4`, `HP3`, `cost 2`.
fn named_value(noun: &mut Noun, rest: &[Token]) -> usize {
    let Some(Kind::Number(n)) = rest.get(1).map(|t| &t.kind) else { return 0 };
    let slot = match rest[0].kind {
        Kind::Ap => &mut noun.ap,
        Kind::Hp => &mut noun.hp,
        _ => &mut noun.cost,
    };
    if slot.is_some() {
        return 0;
    }
    *slot = Some(*n);
    2
}

/// A keyword or a state.
fn quality(noun: &mut Noun, rest: &[Token]) -> usize {
    if noun.is_held() || noun.hand || noun.plus.is_some() || noun.what == Some(What::Counter) {
        return 0;
    }
    match &rest[0].kind {
        // `a 4000 blocker blocker 3000`: another card.
        Kind::Keyword(word) if !noun.keywords.iter().any(|known| known == word) => noun.keyword(word, &rest[1..]),
        Kind::Rested | Kind::Active if noun.rested.is_none() => {
            noun.rested = Some(rest[0].kind == Kind::Rested);
            1
        }
        _ => 0,
    }
}

/// Words before a value, with a capital letter: what the card is called.
fn name(line: &str, noun: &mut Noun, rest: &[Token]) -> usize {
    let is_name = |t: &&Token| t.kind == Kind::Other && line[t.at..].starts_with(char::is_uppercase);
    let many = rest.iter().take(4).take_while(is_name).count();
    let is_value = matches!(rest.get(many).map(|t| &t.kind), Some(Kind::Power(_) | Kind::Pair(..)));
    if many == 0 || !is_value {
        return 0;
    }
    noun.name = line[rest[0].at..rest[many - 1].end].to_string();
    many
}

/// What it is.
fn what(noun: &mut Noun, kind: &Kind) -> usize {
    let is_open = matches!(noun.what, None | Some(What::Card));
    let on_board = noun.rested.is_some() || !noun.keywords.is_empty() || noun.ap.is_some() || noun.hp.is_some();
    let named = match kind {
        // `a counter card`.
        Kind::Card if noun.what == Some(What::Counter) && noun.plus.is_none() => return 1,
        Kind::Leader if noun.plus.is_none() => What::Leader,
        Kind::Character if noun.plus.is_none() => What::Character,
        Kind::Unit if noun.plus.is_none() => What::Unit,
        Kind::Base if noun.plus.is_none() && noun.power.is_none() => What::Base,
        Kind::ExBase if !noun.has_value() => What::ExBase,
        Kind::Card if noun.what.is_none() => What::Card,
        Kind::Counter if !on_board && is_open => {
            noun.plus = noun.plus.or(noun.power.take());
            What::Counter
        }
        Kind::Held(path) if !noun.has_value() && !on_board && noun.name.is_empty() => What::Held(path),
        Kind::Hand => {
            let fits = !noun.hand && !on_board && matches!(noun.what, None | Some(What::Card | What::Counter));
            noun.hand |= fits;
            return usize::from(fits);
        }
        _ => return 0,
    };
    if !is_open {
        return 0;
    }
    noun.what = Some(named);
    1
}
