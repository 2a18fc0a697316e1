//! 2, 3. What is printed on a card only here.

use super::vocabulary::Is;
use super::{Def, Gundam};
use crate::cardgame::text::Filter;
use crate::cardgame::{Book, DefId};
use crate::engine::Readings;

/// What is printed on a card only here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// 5-17. It is a token.
    pub token: bool,
    /// 2-12. Its link condition as it is printed.
    pub link: String,
    /// 2-12-1. The Pilots that fit it.
    pub links: Vec<Filter<Gundam>>,
    /// 3-4-6-1. The name of its 【Pilot】 part.
    pub pilot: Option<String>,
}

/// 2-12-1. A link condition: `[Name]`, `(Trait) Trait`, or several with ` / `.
pub fn link(text: &str) -> Option<Vec<Filter<Gundam>>> {
    let mut all = Vec::new();
    if text.trim().is_empty() || text.trim() == "-" {
        return Some(all);
    }
    for part in text.split(" / ").flat_map(|p| p.split("]/[")) {
        let part = part.trim();
        let name = part.strip_prefix('[').unwrap_or(part).strip_suffix(']');
        let bare = part.trim_start_matches('[').trim_end_matches(']').trim();
        let filter = if let Some(rest) = part.strip_prefix('(') {
            let (name, rest) = rest.split_once(')')?;
            let known = matches!(rest.trim().to_lowercase().as_str(), "" | "trait" | "traits");
            known.then(|| Filter(vec![Is::Type(name.trim().to_string())]))?
        } else if name.is_some() || part.starts_with('[') {
            Filter(vec![Is::Name(bare.to_string())])
        } else {
            return None;
        };
        all.push(filter);
    }
    Some(all)
}

/// 6-2-3. The EX Base: 5-17-3-1-1.
pub fn ex_base() -> Def {
    use super::vocabulary::{Category, Stat};
    let mut def = Def {
        name: EX_BASE.to_string(),
        category: Some(Category::Base),
        facts: Facts { token: true, ..Facts::default() },
        ..Def::default()
    };
    def.stats[Stat::Ap as usize] = Some(0);
    def.stats[Stat::Hp as usize] = Some(3);
    def.stats[Stat::Level as usize] = Some(0);
    def.stats[Stat::Cost as usize] = Some(0);
    def
}

/// The name of the EX Base.
pub const EX_BASE: &str = "EX Base";
/// The card whose text the rules give: 《Support》.
pub const RULES: DefId = DefId(1);
/// The EX Base, in every book.
pub const EX_BASE_DEF: DefId = DefId(2);

/// A book with what every table has.
pub fn book(readings: Readings) -> Book<Gundam> {
    let mut book = Book::new(0, readings);
    book.add(rules());
    book.add(ex_base());
    book
}

/// 13-1-3-1. "【Activate・Main】Rest this Unit: choose 1 other friendly Unit. During this turn, that Unit has AP +(number)".
fn rules() -> Def {
    use super::vocabulary::{
        Amount, Call, Count, Deed, Duration, Effect, Grant, Keyword, Kind, Number, Op, Selector, Stat, Target, UNITS,
        Whose,
    };
    let others = Selector {
        whose: Whose::Friends,
        places: vec![UNITS],
        filter: Filter(vec![Is::Not(Box::new(Filter(vec![Is::This])))]),
    };
    let choose = Target::Choose { who: Whose::Yours, from: others, count: Count::Exactly(Amount::N(1)) };
    let amount = Amount::Own(Number::KeywordOnThis(Keyword::Support));
    let support = Effect {
        cost: vec![Op::Turn(Deed::Rest, Target::This)],
        body: vec![Op::Give { to: choose, what: vec![Grant::Stat(Stat::Ap, amount)], until: Duration::ThisTurn }],
        ..Effect::of(Kind::Called(Call::ActivateMain))
    };
    let mut def = Def { bare: true, ..Def::default() };
    def.text.effects.push(support);
    def
}

/// 5-17. The tokens that the texts of a book name become cards of it.
pub fn add_tokens(book: &mut Book<Gundam>) {
    let mut found = Vec::new();
    for def in &book.defs {
        def.text.effects.iter().for_each(|e| tokens(&e.cost, &mut found));
        def.text.effects.iter().for_each(|e| tokens(&e.body, &mut found));
    }
    for token in found {
        if token_def(book, &token).is_none() {
            book.add(of_token(&token));
        }
    }
}

/// The card of a token.
pub fn token_def(book: &Book<Gundam>, token: &super::vocabulary::Token) -> Option<DefId> {
    let wanted = of_token(token);
    let same = |d: &Def| {
        d.facts.token
            && d.name == wanted.name
            && d.stats == wanted.stats
            && d.types == wanted.types
            && d.text == wanted.text
    };
    book.defs.iter().position(same).map(DefId::at)
}

fn tokens(ops: &[super::vocabulary::Op], out: &mut Vec<super::vocabulary::Token>) {
    use super::vocabulary::{Op, OwnOp};
    for op in ops {
        match op {
            Op::Own(OwnOp::DeployToken { token, .. }) if !out.contains(token) => out.push(token.clone()),
            Op::Own(OwnOp::Each(_, inner) | OwnOp::ThatPlayer(inner)) | Op::May(_, inner) | Op::Later(_, inner) => {
                tokens(inner, out);
            }
            Op::If(_, then, otherwise) | Op::InTurn(then, otherwise) => {
                tokens(then, out);
                tokens(otherwise, out);
            }
            Op::ChooseOne(_, modes) => modes.iter().for_each(|m| tokens(m, out)),
            _ => {}
        }
    }
}

fn of_token(token: &super::vocabulary::Token) -> Def {
    use super::vocabulary::{Category, Effect, Grant, Grants, Kind, Stat, To};
    let keywords = token.keywords.iter().map(|(k, n)| Grant::Keyword(*k, *n));
    let what: Vec<Grant> = keywords.chain(token.grants.iter().cloned()).collect();
    let mut def = Def {
        name: token.name.clone(),
        category: Some(Category::Unit),
        types: token.traits.clone(),
        facts: Facts { token: true, ..Facts::default() },
        ..Def::default()
    };
    if !what.is_empty() {
        def.text.effects.push(Effect::of(Kind::Permanent(vec![Grants { to: To::This, what }])));
    }
    let numbers = [(Stat::Ap, token.ap), (Stat::Hp, token.hp), (Stat::Level, 0), (Stat::Cost, 0)];
    numbers.into_iter().for_each(|(stat, n)| def.stats[stat as usize] = Some(i32::from(n)));
    def
}
