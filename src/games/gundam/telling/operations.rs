//! What is done.

use super::super::vocabulary::{Amount, OwnOp, PairWith, Stat, Target, Token};
use super::{Teller, happenings};
use crate::cardgame::Word;
use crate::cardgame::telling::Tells;

/// A line, and what belongs to it below.
pub fn op(teller: &mut Teller<'_>, depth: usize, op: &OwnOp) {
    if let OwnOp::Each(who, inner) = op {
        teller.line(depth, teller.say("gcg-op-each", &[("who", teller.who_each(*who).into())]));
        teller.operations(depth + 1, inner);
        return;
    }
    if let OwnOp::ThatPlayer(inner) = op {
        teller.line(depth, teller.say("gcg-op-that-player", &[]));
        teller.operations(depth + 1, inner);
        return;
    }
    let words = simple(teller, op);
    teller.line(depth, words);
}

/// An operation without others inside it.
fn simple(teller: &Teller<'_>, op: &OwnOp) -> String {
    let amount = |key, n: &Amount, cards: &Target| {
        teller.say(key, &[("n", teller.amount(n).into()), ("cards", teller.target(cards).into())])
    };
    match op {
        OwnOp::Damage { to, amount: n } => amount("gcg-op-damage", n, to),
        OwnOp::Divide { to, amount: n } => amount("gcg-op-divide", n, to),
        OwnOp::DamageShieldArea { whose, cards, amount } => {
            let gaps = [
                ("n", teller.amount(amount).into()),
                ("cards", usize::from(*cards).into()),
                ("whose", teller.whose_each(*whose).into()),
            ];
            teller.say("gcg-op-damage-shields", &gaps)
        }
        OwnOp::DamageBattled { amount } => teller.say("gcg-op-damage-battled", &[("n", teller.amount(amount).into())]),
        OwnOp::ChoosePlayer => teller.say("gcg-op-choose-player", &[]),
        OwnOp::OwnerOfIt => teller.say("gcg-op-owner-of-it", &[]),
        OwnOp::DestroyShieldArea { cards } => {
            teller.say("gcg-op-destroy-shields", &[("cards", usize::from(*cards).into())])
        }
        OwnOp::DamagePlayer { whose, amount } => {
            let gaps = [("n", teller.amount(amount).into()), ("who", teller.who_each(*whose).into())];
            teller.say("gcg-op-damage-player", &gaps)
        }
        OwnOp::Recover { what, amount: n } => amount("gcg-op-recover", n, what),
        OwnOp::Deploy { what, rested, pay } => {
            let key = match (pay, rested) {
                (true, _) => "gcg-op-deploy-paying",
                (false, true) => "gcg-op-deploy-rested",
                (false, false) => "gcg-op-deploy",
            };
            teller.about(key, what)
        }
        OwnOp::DeployToken { token, count, rested, who } => {
            let key = if *rested { "gcg-op-token-rested" } else { "gcg-op-token" };
            let gaps = [
                ("who", teller.who_each(*who).into()),
                ("n", teller.amount(count).into()),
                ("token", described(teller, token).into()),
            ];
            teller.say(key, &gaps)
        }
        OwnOp::Pair { pilot, with, pay } => paired(teller, pilot, with, *pay),
        OwnOp::PlayCommand { what, pay } => teller.about(if *pay { "gcg-op-play-paying" } else { "gcg-op-play" }, what),
        OwnOp::Redirect(target) => teller.about("gcg-op-redirect", target),
        OwnOp::Battle(target) => teller.about("gcg-op-battle", target),
        OwnOp::ActivateTiming(target, when) => {
            let gaps = [("words", happenings::timing(teller, when).into()), ("cards", teller.target(target).into())];
            teller.say("gcg-op-activate-timing", &gaps)
        }
        OwnOp::PlayAs { level, cost } => {
            let of = |stat: Stat, n: &Option<u8>| n.map(|n| format!("{} {n}", teller.word(stat.key())));
            let words: Vec<String> = [of(Stat::Level, level), of(Stat::Cost, cost)].into_iter().flatten().collect();
            teller.say("gcg-op-played-as", &[("words", teller.listed(&words).into())])
        }
        other => of_resources(teller, other),
    }
}

/// Resources, calls, and what needs no cards.
fn of_resources(teller: &Teller<'_>, op: &OwnOp) -> String {
    match op {
        OwnOp::PlaceResource { who, count, ex, rested } => {
            let key = if *rested { "gcg-op-resource-rested" } else { "gcg-op-resource" };
            let places = if *ex { "gcg-cards-ex" } else { "gcg-cards-resources" };
            let gaps = [
                ("who", teller.who_each(*who).into()),
                ("n", teller.amount(count).into()),
                ("places", teller.word(places).into()),
            ];
            teller.say(key, &gaps)
        }
        OwnOp::TurnResources { whose, kind, count, up_to, rest } => {
            let key = if *rest { "gcg-op-turn-rest" } else { "gcg-op-turn-active" };
            let n = teller.amount(count);
            let n = if *up_to { teller.say("gcg-op-up-to", &[("n", n.into())]) } else { n };
            let gaps = [
                ("n", n.into()),
                ("whose", teller.whose_each(*whose).into()),
                ("places", teller.word(super::Gundam::place_word(*kind)).into()),
            ];
            teller.say(key, &gaps)
        }
        OwnOp::Pay(n) => teller.say("gcg-op-pay", &[("n", n.to_string().into())]),
        OwnOp::ActivateOwn(call) => {
            teller.say("gcg-op-activate-own", &[("words", teller.word(super::Gundam::call_word(call)).into())])
        }
        OwnOp::ActivatePaired(call) => {
            teller.say("gcg-op-activate-paired", &[("words", teller.word(super::Gundam::call_word(call)).into())])
        }
        OwnOp::DrawWithDestroyer(n) => teller.say("gcg-op-draw-with-destroyer", &[("n", n.to_string().into())]),
        OwnOp::RestAtRandom => teller.word("gcg-op-rest-random"),
        OwnOp::PlayerOfThis => teller.word("gcg-op-player-of-this"),
        OwnOp::AtRandom { whose, count } => {
            let gaps = [("n", count.to_string().into()), ("whose", teller.whose_each(*whose).into())];
            teller.say("gcg-op-at-random", &gaps)
        }
        OwnOp::DeployExBase => teller.word("gcg-op-ex-base"),
        OwnOp::ReduceDamage(amount) => teller.say("gcg-op-reduce", &[("n", teller.amount(amount).into())]),
        // They are told before.
        _ => String::new(),
    }
}

fn paired(teller: &Teller<'_>, pilot: &Target, with: &PairWith, pay: bool) -> String {
    let words = match with {
        PairWith::This => teller.about("gcg-op-pair-this", pilot),
        PairWith::It => teller.about("gcg-op-pair-it", pilot),
        PairWith::One(units) => {
            let gaps = [("units", teller.selector(units).into()), ("cards", teller.target(pilot).into())];
            teller.say("gcg-op-pair-one", &gaps)
        }
    };
    if pay { teller.say("gcg-op-paying", &[("words", words.into())]) } else { words }
}

/// A token: its name and everything that is printed for it.
fn described(teller: &Teller<'_>, token: &Token) -> String {
    let mut words: Vec<String> =
        token.traits.iter().map(|name| teller.say("tell-is-type", &[("name", name.into())])).collect();
    let stat = |stat: Stat, n: u8| format!("{} {n}", teller.word(stat.key()));
    words.extend([stat(Stat::Ap, token.ap), stat(Stat::Hp, token.hp)]);
    words.extend(token.keywords.iter().map(|(keyword, n)| super::Gundam::tell_keyword(teller, *keyword, *n)));
    if !token.grants.is_empty() {
        words.push(teller.grants(&token.grants));
    }
    teller.say("gcg-described-token", &[("name", (&token.name).into()), ("words", teller.listed(&words).into())])
}
