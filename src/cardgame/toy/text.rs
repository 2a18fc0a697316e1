//! The reader: a text becomes a tree, whole, or is refused at a place.
//!
//! One line is one effect. What the grammar does not know is not guessed.

use super::super::reader::dirt::clean;
use super::super::reader::{Lexicon, Reader, Reading, TextFault};
use super::super::text::{
    Amount, By, Compare, Condition, Count, Effect, Filter, Grant, Grants, Is, Kind, Op, Pile, Place, Rest, Selector,
    Spot, Target, Text, Timing, To, Whose, Would,
};
use super::nouns::{Deed, Keyword, Stat, Taken, Zone};
use super::{Call, Does, Gardens, Number, OwnCondition, OwnIs, Time, When};

const LEXICON: Lexicon = Lexicon {
    signs: &[],
    wraps: &[],
    reminders: &["it wakes up"],
    words: &[],
    owners: &[],
    marks: ",.:;",
    ends: &[],
    begins: "",
    explained: &[],
};

type Parts<'a> = Reader<'a, Gardens>;
type Ops = Vec<Op<Gardens>>;

/// A text, or where it is not understood, and what would have been.
pub fn read(text: &str) -> Result<Text<Gardens>, TextFault> {
    let glyphs = clean(text, LEXICON.signs);
    let tokens = LEXICON.tokens(&glyphs).map_err(|at| TextFault::new(text, at, 0, &[]))?;
    let mut reader = Parts::new(&tokens, 0, Vec::new());
    let mut effects = Vec::new();
    while !reader.is_done() {
        match effect(&mut reader) {
            Ok(found) => effects.push(found),
            Err(_) => return Err(TextFault::new(text, reader.place(text), 0, &reader.understood())),
        }
        reader.breaks();
    }
    Ok(Text { effects, taken: reader.taken })
}

fn effect(r: &mut Parts<'_>) -> Reading<Effect<Gardens>> {
    if r.eat("use") {
        return used(r);
    }
    let kind = if r.eat("thorny") {
        Kind::Permanent(vec![Grants { to: To::This, what: vec![Grant::Keyword(Keyword::Thorny, 1)] }])
    } else if r.eat("your other plants are") {
        let taller = r.small()?;
        r.need("taller")?;
        let others = plants(Whose::Yours, vec![Is::Not(Box::new(Filter::of(vec![Is::This])))]);
        Kind::Permanent(vec![Grants { to: To::All(others), what: vec![height(Amount::N(taller.into()))] }])
    } else if r.eat("this is one taller for each dewdrop on it") {
        let each = Amount::Per(1, 1, Box::new(Amount::Own(Number::DewOnThis)));
        Kind::Permanent(vec![Grants { to: To::This, what: vec![height(each)] }])
    } else if r.eat("if another plant of yours would be pulled ,") {
        return instead(r);
    } else {
        Kind::Auto(vec![timing(r)?])
    };
    let body = if matches!(kind, Kind::Auto(_)) { operations(r)? } else { Vec::new() };
    r.need(".")?;
    Ok(Effect { body, ..Effect::of(kind) })
}

/// 4-2. "When …,"
fn timing(r: &mut Parts<'_>) -> Reading<Timing<Gardens>> {
    let this =
        || Selector { whose: Whose::Yours, places: vec![Place::Zone(Zone::Bed)], filter: Filter::of(vec![Is::This]) };
    if r.eat("when you plant this ,") {
        return Ok(Timing::Done(Deed::Plant, this(), By::Anything));
    }
    if r.eat("when a plant of yours is pulled ,") {
        return Ok(Timing::Done(Deed::Pull, plants(Whose::Yours, Vec::new()), By::Anything));
    }
    r.need("when your turn begins ,")?;
    Ok(Timing::Own(When::YourTurnBegins))
}

/// 4-4. "…, you may pull this instead."
fn instead(r: &mut Parts<'_>) -> Reading<Effect<Gardens>> {
    let may = r.eat("you may");
    r.need("pull this instead .")?;
    let others = plants(Whose::Yours, vec![Is::Not(Box::new(Filter::of(vec![Is::This])))]);
    let would = Would::Be(Deed::Pull, others, By::Anything);
    let body = vec![moved(Deed::Pull, Target::This)];
    Ok(Effect { body, ..Effect::of(Kind::Replacement { would, may }) })
}

/// 4-3. "Use, once a turn: wilt this: …"
fn used(r: &mut Parts<'_>) -> Reading<Effect<Gardens>> {
    let once = r.eat(", once a turn");
    r.need(":")?;
    let cost = if r.eat("wilt this :") {
        vec![Op::Turn(Deed::Wilt, Target::This)]
    } else if r.eat("pull a plant of yours :") {
        vec![moved(Deed::Pull, one_of(plants(Whose::Yours, Vec::new())))]
    } else {
        Vec::new()
    };
    let body = operations(r)?;
    r.need(".")?;
    Ok(Effect { once, cost, body, ..Effect::of(Kind::Called(Call::Use)) })
}

/// 4-1. One after the other: "…, then …"
fn operations(r: &mut Parts<'_>) -> Reading<Ops> {
    let mut all = operation(r)?;
    while r.eat(", then") {
        all.push(Op::Then);
        all.extend(operation(r)?);
    }
    Ok(all)
}

fn operation(r: &mut Parts<'_>) -> Reading<Ops> {
    r.nested(|r| {
        if r.eat("draw") {
            let n = r.small()?;
            r.need("card/cards")?;
            return Ok(vec![Op::Draw { who: Whose::Yours, count: Amount::N(n.into()), up_to: false }]);
        }
        if r.eat("you may") {
            return Ok(vec![Op::May(Whose::Yours, operation(r)?)]);
        }
        if r.eat("choose one :") {
            let first = operation(r)?;
            r.need("; or")?;
            return Ok(vec![Op::ChooseOne(Whose::Yours, vec![first, operation(r)?])]);
        }
        if r.eat("at the end of the turn ,") {
            return Ok(vec![Op::Later(Time::EndOfTurn, operation(r)?)]);
        }
        if r.eat("if") {
            let condition = condition(r)?;
            r.need(",")?;
            return Ok(vec![Op::If(condition, operation(r)?, Vec::new())]);
        }
        if r.eat("look at the top") {
            return looked(r);
        }
        if r.eat("put a dewdrop on") {
            return Ok(vec![Op::Own(Does::Dew(target(r)?))]);
        }
        deed(r)
    })
}

/// What is done to plants.
fn deed(r: &mut Parts<'_>) -> Reading<Ops> {
    if r.eat("pull") {
        return Ok(vec![moved(Deed::Pull, target(r)?)]);
    }
    if r.eat("wake") {
        return Ok(vec![Op::Turn(Deed::Wake, target(r)?)]);
    }
    let to = target(r)?;
    r.need("is")?;
    let taller = r.small()?;
    r.need("taller this turn")?;
    Ok(vec![Op::Give { to, what: vec![height(Amount::N(taller.into()))], until: Time::EndOfTurn }])
}

/// 4-9. "Look at the top 3 cards of your deck, take 1 of them, put the rest at the bottom"
fn looked(r: &mut Parts<'_>) -> Reading<Ops> {
    let n = r.small()?;
    r.need("cards of your deck , take")?;
    let taken = r.small()?;
    r.need("of them , put the rest at the bottom")?;
    let them = Selector { whose: Whose::Yours, places: vec![Place::Looked], filter: Filter::any() };
    Ok(vec![
        Op::Look {
            whose: Whose::Yours,
            pile: Pile::Top(Zone::Deck),
            count: Amount::N(n.into()),
            up_to: false,
            reveal: false,
        },
        moved(Deed::Take, some_of(them, taken)),
        Op::PlaceRest(Rest::To(Zone::Deck, Spot::Bottom)),
    ])
}

fn condition(r: &mut Parts<'_>) -> Reading<Condition<Gardens>> {
    if r.eat("you have planted this turn") {
        return Ok(Condition::Own(OwnCondition::Planted));
    }
    r.need("you have")?;
    let n = r.small()?;
    r.need("or more plants")?;
    let count = Amount::Count(Box::new(plants(Whose::Yours, Vec::new())));
    Ok(Condition::Is(count, Compare::AtLeast, Amount::N(n.into())))
}

/// Which plants: "this", "a plant of yours", "a dewy plant", "a plant".
fn target(r: &mut Parts<'_>) -> Reading<Target<Gardens>> {
    if r.eat("this") {
        return Ok(Target::This);
    }
    r.need("a")?;
    let mut filter = Vec::new();
    if r.eat("dewy") {
        filter.push(Is::Own(OwnIs::Dewy));
    }
    r.need("plant")?;
    let whose = if r.eat("of yours") {
        Whose::Yours
    } else if r.eat("of your opponent") {
        Whose::Opponents
    } else {
        r.taken.push(Taken::AnyGarden);
        Whose::Any
    };
    Ok(one_of(plants(whose, filter)))
}

fn plants(whose: Whose, filter: Vec<Is<Gardens>>) -> Selector<Gardens> {
    Selector { whose, places: vec![Place::Zone(Zone::Bed)], filter: Filter::of(filter) }
}

fn one_of(from: Selector<Gardens>) -> Target<Gardens> {
    some_of(from, 1)
}

fn some_of(from: Selector<Gardens>, n: u8) -> Target<Gardens> {
    Target::Choose { who: Whose::Yours, from, count: Count::Exactly(Amount::N(n.into())) }
}

fn moved(deed: Deed, what: Target<Gardens>) -> Op<Gardens> {
    Op::Move { deed, what, spot: Spot::Top, turned: false }
}

fn height(n: Amount<Gardens>) -> Grant<Gardens> {
    Grant::Stat(Stat::Height, n)
}
