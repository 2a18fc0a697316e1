//! 200.13, 201.10. A compiled text told in words: what only Summoner Master has to say.

use super::SummonerMaster;
use super::vocabulary::{
    Against, Amount, Call, Counter, Deed, Extra, Grant, Keyword, Later, Line as InLine, Number, Order, OwnCannot,
    OwnCondition, OwnGrant, OwnIs, OwnOp, OwnTiming, Paste, Period, Place, Printed, Stat, Things, Until, Uses, Whose,
    Zone,
};
use crate::cardgame::telling::{self, As, Tells};
use crate::cardgame::{Never, Word};

pub use crate::cardgame::telling::{Line, text};

#[cfg(test)]
mod tests;

type Teller<'a> = telling::Teller<'a, SummonerMaster>;

impl Tells for SummonerMaster {
    /// The words of this text for what other games call otherwise.
    fn in_own_words(shared: &'static str) -> &'static str {
        match shared {
            "tell-auto" => "sm-tell-auto",
            "tell-permanent" => "sm-tell-permanent",
            "tell-cost" => "sm-tell-cost",
            "tell-effect" => "sm-tell-effect",
            "tell-no-text" => "sm-tell-no-text",
            "tell-whose-opponents" => "sm-tell-whose-opponents",
            "tell-who-opponents" => "sm-tell-who-opponents",
            "tell-is-rested" => "sm-tell-is-inactive",
            "tell-is-active" => "sm-tell-is-active",
            "tell-is-this" => "sm-tell-this",
            "tell-this-is" => "sm-tell-this-is",
            "tell-grant-base" => "sm-tell-grant-is",
            "tell-is-type" => "sm-tell-is-type",
            "tell-is-name-includes" => "sm-tell-is-name-part",
            other => other,
        }
    }

    fn cards_in(zone: Zone) -> &'static str {
        match zone {
            Zone::Arena => "sm-tell-cards-arena",
            Zone::Hand => "sm-tell-cards-hand",
            Zone::SealLibrary => "sm-tell-cards-seal-library",
            Zone::MysticLibrary => "sm-tell-cards-mystic-library",
            Zone::SealShrine => "sm-tell-cards-seal-shrine",
            Zone::MysticShrine => "sm-tell-cards-mystic-shrine",
            Zone::Removed => "sm-tell-cards-removed",
            Zone::Beside => "sm-tell-cards-beside",
        }
    }

    fn area_word(zone: Zone) -> &'static str {
        zone.key()
    }

    fn place_word(place: Never) -> &'static str {
        match place {}
    }

    fn together(places: &[Place]) -> Option<&'static str> {
        let are = |one: Zone, two: Zone| places == [Place::Zone(one), Place::Zone(two)];
        if are(Zone::SealShrine, Zone::MysticShrine) {
            return Some("sm-tell-cards-shrines");
        }
        are(Zone::SealLibrary, Zone::MysticLibrary).then_some("sm-tell-cards-libraries")
    }

    /// 602.3.2. What is set is set, not its base.
    fn has_base(_: Stat) -> bool {
        false
    }

    fn deed_words(deed: Deed, told: As) -> &'static str {
        match (deed, told) {
            (Deed::ToLibrary, As::Op { .. }) => "sm-tell-op-to-library",
            _ => told.plain(),
        }
    }

    /// It is told with its number: [`Tells::tell_until`].
    fn until_word(_: Until) -> &'static str {
        "sm-tell-until-always"
    }

    fn later_word(later: Later) -> &'static str {
        match later {
            Later::EndOfSubturn => "sm-tell-later-subturn",
            Later::AfterTurns(_) => "sm-tell-later-turns",
        }
    }

    /// It is told with what it says: [`Tells::tell_call`].
    fn call_word(_: &Call) -> &'static str {
        "sm-tell-skill"
    }

    fn tell_until(teller: &Teller<'_>, until: Until) -> String {
        let turns = |key, n: u8| teller.say(key, &[("n", usize::from(n).into())]);
        match until {
            Until::Always => teller.word("sm-tell-until-always"),
            Until::EndOfSubturn => teller.word("sm-tell-until-subturn"),
            Until::ThisTurn(1) => teller.word("sm-tell-until-this-subturn"),
            Until::ThisTurn(_) => teller.word("sm-tell-until-turn"),
            Until::Turns(n) => turns("sm-tell-until-turns", n),
            Until::Subturns(n) => turns("sm-tell-until-subturns", n),
            Until::Curse(curse) => teller.say("sm-tell-until-curse", &[("curse", teller.word(curse.key()).into())]),
            Until::Fight => teller.word("sm-tell-until-fight"),
            Until::SourceInArena => teller.word("sm-tell-until-arena"),
            Until::SourceInLine(line) => teller.say("sm-tell-until-line", &[("line", teller.word(line.key()).into())]),
        }
    }

    fn tell_call(teller: &Teller<'_>, call: &Call) -> String {
        match call {
            Call::Skill { interfere, uses, hand, twinkling } => {
                let mut words = vec![teller.word(if *twinkling { "sm-tell-twinkling" } else { "sm-tell-skill" })];
                if *interfere {
                    words.push(teller.word("sm-tell-interfere"));
                }
                match uses {
                    Uses::Once => {}
                    Uses::All => words.push(teller.word("sm-tell-on-all")),
                    Uses::Times(n) => words.push(teller.say("sm-tell-times", &[("n", usize::from(*n).into())])),
                }
                if *hand && !*twinkling {
                    words.push(teller.word("sm-tell-in-hand"));
                }
                teller.listed(&words)
            }
            Call::Success => teller.word("sm-tell-success"),
            Call::WakeUp => teller.word("sm-tell-wake-up"),
            Call::Wisdom(filter) => teller.say("sm-tell-wisdom", &[("filter", teller.filter(filter).into())]),
        }
    }

    fn tell_keyword(teller: &Teller<'_>, keyword: Keyword, n: u8) -> String {
        let word = teller.word(keyword.key());
        if n == 0 { word } else { format!("{word} {n}") }
    }

    fn tell_is(teller: &Teller<'_>, is: &OwnIs) -> String {
        let named = |key, name: &str| teller.say(key, &[("name", name.into())]);
        let curse = |curse| teller.say("sm-tell-is-cursed-by", &[("curse", curse)]);
        match is {
            OwnIs::Line(line) => teller.say("sm-tell-is-in-line", &[("line", teller.word(line.key()).into())]),
            OwnIs::NoLine => teller.word("sm-tell-is-in-no-line"),
            OwnIs::Attacking => teller.word("sm-tell-is-attacking"),
            OwnIs::Attacked => teller.word("sm-tell-is-attacked"),
            OwnIs::Fighting => teller.word("sm-tell-is-fighting"),
            OwnIs::Cursed(None) => teller.word("sm-tell-is-cursed"),
            OwnIs::Cursed(Some(kind)) => curse(teller.word(kind.key()).into()),
            OwnIs::Grown => teller.word("sm-tell-is-grown"),
            OwnIs::Progressed => teller.word("sm-tell-is-progressed"),
            OwnIs::Main => teller.word("sm-tell-is-main"),
            OwnIs::Support => teller.word("sm-tell-is-support"),
            OwnIs::Combination(n) => teller.say("sm-tell-is-combination", &[("n", usize::from(*n).into())]),
            OwnIs::Form(name) => named("sm-tell-is-form", name),
            OwnIs::Extra => teller.word("sm-tell-is-extra"),
            OwnIs::Interfere => teller.word("sm-tell-is-interfere"),
            OwnIs::Paste(None) => teller.word("sm-tell-is-untargeted"),
            OwnIs::Paste(Some(paste)) => named("sm-tell-is-paste", paste_name(*paste)),
            OwnIs::PastedOn(filter) => teller.say("sm-tell-is-pasted-on", &[("filter", teller.filter(filter).into())]),
            OwnIs::Host => teller.word("sm-tell-is-host"),
            OwnIs::MainOfThis => teller.word("sm-tell-is-main-of-this"),
            OwnIs::Set(name) => named("sm-tell-is-set", name),
            OwnIs::HasCounters(counter, n) => {
                let gaps = [("n", usize::from(*n).into()), ("counter", counter_word(teller, *counter).into())];
                teller.say("sm-tell-is-with-counters", &gaps)
            }
            OwnIs::Symbol(element) => named("sm-tell-is-symbol", &teller.word(element.key())),
            OwnIs::BeingCast => teller.word("sm-tell-is-being-cast"),
            OwnIs::HasSkill => teller.word("sm-tell-is-with-skill"),
            OwnIs::NormalStat(stat, from, to) => {
                let gaps = [("stat", teller.word(stat.key()).into()), ("range", teller.range(*from, *to).into())];
                teller.say("sm-tell-is-normal-stat", &gaps)
            }
            OwnIs::NormalElement(element) => named("sm-tell-is-normal-element", &teller.word(element.key())),
            OwnIs::NormalName(name) => named("sm-tell-is-normal-name", name),
            OwnIs::AndOr(all) => {
                let sides: Vec<String> = all.iter().map(|f| teller.filter(f)).collect();
                named("sm-tell-is-and-or", &sides.join(" / "))
            }
        }
    }

    fn tell_number(teller: &Teller<'_>, number: &Number) -> String {
        let whose = |key, whose: &Whose| teller.say(key, &[("whose", teller.whose(*whose).into())]);
        let of = |key, cards| teller.say(key, &[("cards", teller.selector(cards).into())]);
        match number {
            Number::Mp(of) => whose("sm-tell-number-mp", of),
            Number::ShrineLevels(of) => whose("sm-tell-number-levels", of),
            Number::Counters(counter) => {
                teller.say("sm-tell-number-counters", &[("counter", counter_word(teller, *counter).into())])
            }
            Number::Elements(cards) => of("sm-tell-number-elements", cards),
            Number::Tribes(cards) => of("sm-tell-number-tribes", cards),
            Number::Symbols(cards) => of("sm-tell-number-symbols", cards),
            Number::Names(cards) => of("sm-tell-number-names", cards),
        }
    }

    fn tell_condition(teller: &Teller<'_>, condition: &OwnCondition) -> String {
        match condition {
            OwnCondition::Alone => teller.word("sm-tell-alone"),
            OwnCondition::SupportOf(filter) => teller.filtered("sm-tell-support", "sm-tell-support-of", filter),
            OwnCondition::Pasted(filter) => teller.filtered("sm-tell-pasted", "sm-tell-pasted-on", filter),
            OwnCondition::AttackSubturn(of) => {
                teller.say("sm-tell-attack-subturn", &[("whose", teller.whose(*of).into())])
            }
            OwnCondition::Combined(None) => teller.word("sm-tell-combined"),
            OwnCondition::Combined(Some(name)) => teller.say("sm-tell-combined-in", &[("name", name.into())]),
            OwnCondition::NormallyCombined => teller.word("sm-tell-normally-combined"),
            OwnCondition::Either(inner) => teller.condition(&super::vocabulary::Condition::Any(inner.clone())),
            OwnCondition::Stated(inner) => teller.say("sm-tell-stated", &[("words", teller.condition(inner).into())]),
        }
    }

    fn tell_timing(teller: &Teller<'_>, timing: &OwnTiming) -> String {
        let who = &timing.who;
        let subject = if timing.when.is_of_player() {
            teller.who(who.whose)
        } else if who.filter.0 == [super::vocabulary::Is::This] {
            teller.word("tell-is-this")
        } else {
            let gaps = [("whose", teller.whose(who.whose).into()), ("cards", teller.cards_like(&who.filter).into())];
            teller.say("sm-tell-subject", &gaps)
        };
        let words = teller.say(timing.when.key(), &[("who", subject.into())]);
        teller.say("tell-when", &[("words", words.into())])
    }

    fn tell_would(_: &Teller<'_>, would: &Never) -> String {
        match *would {}
    }

    /// 100.2. What cannot be done.
    fn tell_cannot(teller: &Teller<'_>, cannot: &OwnCannot) -> String {
        teller.word(match cannot {
            OwnCannot::Attack => "sm-tell-cannot-attack",
            OwnCannot::BeAttacked => "sm-tell-cannot-be-attacked",
            OwnCannot::AttackHand => "sm-tell-cannot-attack-hand",
            OwnCannot::Counter => "sm-tell-cannot-counter",
            OwnCannot::ChangeLine => "sm-tell-cannot-change-line",
            OwnCannot::BeSupport => "sm-tell-cannot-support",
            OwnCannot::Combine => "sm-tell-cannot-combine",
            OwnCannot::UseSkill => "sm-tell-cannot-use-skill",
            OwnCannot::Draw => "sm-tell-cannot-draw",
            OwnCannot::BecomeActive => "sm-tell-cannot-become-active",
            OwnCannot::BeCondition => "sm-tell-cannot-be-condition",
            OwnCannot::Break => "sm-tell-cannot-break",
            OwnCannot::Grow => "sm-tell-cannot-grow",
            OwnCannot::BeTargeted(against) => {
                return teller.say("sm-tell-cannot-be-target", &[("against", told_against(teller, against).into())]);
            }
            OwnCannot::Be(deed, against) => {
                let (plain, by) = match deed {
                    Deed::Destroy => ("sm-tell-cannot-be-destroyed", "sm-tell-cannot-be-destroyed-by"),
                    Deed::Remove => ("sm-tell-cannot-be-removed", "sm-tell-cannot-be-removed-by"),
                    _ => ("sm-tell-cannot-go-to-hand", "sm-tell-cannot-go-to-hand-by"),
                };
                if against.what == Things::Everything {
                    return teller.word(plain);
                }
                return teller.say(by, &[("against", told_against(teller, against).into())]);
            }
            OwnCannot::Cast(filter) => {
                return teller.say("sm-tell-cannot-cast", &[("cards", teller.cards_like(filter).into())]);
            }
        })
    }

    /// 100.1. What is given.
    fn tell_grant(teller: &Teller<'_>, grant: &OwnGrant) -> String {
        let named = |key, name: &str| teller.say(key, &[("name", name.into())]);
        let against = |key, of| teller.say(key, &[("against", told_against(teller, of).into())]);
        let by = |key, n: &Amount| teller.say(key, &[("n", teller.signed(n).into())]);
        match grant {
            OwnGrant::AttackFromDf => teller.word("sm-tell-can-attack-from-df"),
            OwnGrant::AttackAcross => teller.word("sm-tell-can-attack-across"),
            OwnGrant::AttackHandAnyway => teller.word("sm-tell-can-attack-hand"),
            OwnGrant::Counter => teller.word("sm-tell-can-counter"),
            OwnGrant::AttackTwice => teller.word("sm-tell-can-attack-twice"),
            OwnGrant::AttackAgain { free: false } => teller.word("sm-tell-can-attack-again"),
            OwnGrant::AttackAgain { free: true } => teller.word("sm-tell-can-attack-again-free"),
            OwnGrant::Protect(of) => against("sm-tell-protect", of),
            OwnGrant::Cancel(of) => against("sm-tell-cancel", of),
            OwnGrant::LosesSkills => teller.word("sm-tell-loses-skills"),
            OwnGrant::LosesAbilities => teller.word("sm-tell-loses-abilities"),
            OwnGrant::Swap(one, two) => {
                let gaps = [("one", teller.word(one.key()).into()), ("two", teller.word(two.key()).into())];
                teller.say("sm-tell-swap", &gaps)
            }
            OwnGrant::InForm(name) => named("sm-tell-counts-as-in", name),
            OwnGrant::Element(element) => named("sm-tell-also", &teller.word(element.key())),
            OwnGrant::OnlyElement(element) => named("sm-tell-becomes", &teller.word(element.key())),
            OwnGrant::OnlyType(name) => named("sm-tell-becomes", name),
            OwnGrant::Shade(name) => named("sm-tell-shade", name),
            OwnGrant::MpMax(n) => by("sm-tell-mp-max", n),
            OwnGrant::ShrineMax(n) => by("sm-tell-shrine-max", n),
            OwnGrant::SkillMp(n) => by("sm-tell-skill-mp", n),
            OwnGrant::CanSupport => teller.word("sm-tell-can-support"),
        }
    }

    fn tell_op(teller: &mut Teller<'_>, depth: usize, op: &OwnOp) {
        let words = operation(teller, op);
        teller.line(depth, words);
    }

    fn tell_outside(_: &Teller<'_>, outside: &Never) -> String {
        match *outside {}
    }

    /// What stands after a text, and its box.
    fn tell_extra(teller: &Teller<'_>, extra: &Extra) -> Vec<String> {
        let mut all = Vec::new();
        let limit = |key, (n, period): (u8, Period)| {
            let period = teller.word(match period {
                Period::Subturn => "sm-tell-period-subturn",
                Period::Turn => "sm-tell-period-turn",
                Period::Game => "sm-tell-period-game",
            });
            teller.say(key, &[("n", usize::from(n).into()), ("period", period.into())])
        };
        match extra.printed {
            Printed::TextBox => {}
            Printed::GrowthBox => all.push(teller.word("sm-tell-growth-box")),
            Printed::ProgressBox => all.push(teller.word("sm-tell-progress-box")),
        }
        all.extend(extra.limit.map(|of| limit("sm-tell-limit", of)));
        all.extend(extra.named.map(|of| limit("sm-tell-limit-named", of)));
        if let Some((zone, from, work)) = extra.works {
            let gaps = [
                ("zone", teller.word(zone.key()).into()),
                ("from", usize::from(from).into()),
                ("work", usize::from(work).into()),
            ];
            all.push(teller.say("sm-tell-works", &gaps));
        }
        if let Some(mp) = extra.fixed_mp {
            all.push(teller.say("sm-tell-fixed-mp", &[("n", usize::from(mp).into())]));
        }
        let flags = [
            (extra.uncancelled, "sm-tell-uncancelled"),
            (extra.unlosable, "sm-tell-unlosable"),
            (extra.even_lost, "sm-tell-even-lost"),
        ];
        all.extend(flags.into_iter().filter(|(is, _)| *is).map(|(_, key)| teller.word(key)));
        all
    }
}

const fn paste_name(paste: Paste) -> &'static str {
    match paste {
        Paste::Ps => "PS",
        Paste::Pa => "PA",
        Paste::Pm => "PM",
    }
}

fn counter_word(teller: &Teller<'_>, counter: Counter) -> String {
    teller.word(counter_key(counter))
}

/// The name of a kind of counter in the catalogues.
pub const fn counter_key(counter: Counter) -> &'static str {
    match counter {
        Counter::Charged => "sm-tell-charged-counter",
        Counter::Fixed => "sm-tell-fixed-counter",
    }
}

/// What is protected from, cancelled, or cannot choose it.
fn told_against(teller: &Teller<'_>, against: &Against) -> String {
    let what = match against.what {
        Things::Everything => teller.word("sm-tell-things-everything"),
        Things::Mystics => teller.word("sm-tell-things-mystics"),
        Things::Skills { interfere: false } => teller.word("sm-tell-things-skills"),
        Things::Skills { interfere: true } => teller.word("sm-tell-things-interfere-skills"),
        Things::Abilities => teller.word("sm-tell-things-abilities"),
        Things::Seals => teller.word("sm-tell-things-seals"),
        Things::Curses(None) => teller.word("sm-tell-things-curses"),
        Things::Curses(Some(kind)) => teller.say("sm-tell-things-curse", &[("curse", teller.word(kind.key()).into())]),
    };
    let words = match against.whose {
        Whose::Any => what,
        whose => teller.say("sm-tell-things-of", &[("whose", teller.whose(whose).into()), ("what", what.into())]),
    };
    if against.filter.0.is_empty() {
        return words;
    }
    teller.say("tell-selector-of", &[("cards", words.into()), ("filter", teller.filter(&against.filter).into())])
}

/// An operation of this game.
fn operation(teller: &Teller<'_>, op: &OwnOp) -> String {
    match op {
        OwnOp::PayMp(n) => teller.say("sm-tell-op-pay-mp", &[("n", usize::from(*n).into())]),
        OwnOp::PayCounters(counter, n) => {
            let gaps = [("n", usize::from(*n).into()), ("counter", counter_word(teller, *counter).into())];
            teller.say("sm-tell-op-pay-counters", &gaps)
        }
        OwnOp::Mp(whose, n) => {
            let gaps = [("who", teller.who_each(*whose).into()), ("n", teller.signed(n).into())];
            teller.say("sm-tell-op-mp", &gaps)
        }
        OwnOp::Curse { what, kind, turns, gives } => {
            let turns = match turns {
                Some(n) => teller.say("sm-tell-for-turns", &[("n", teller.number(n))]),
                None => String::new(),
            };
            let cards = teller.target(what);
            let gaps = [("cards", cards.into()), ("curse", teller.word(kind.key()).into()), ("turns", turns.into())];
            let words = teller.say("sm-tell-op-curse", &gaps);
            if gives.is_empty() {
                return words;
            }
            teller.say("sm-tell-op-curse-gives", &[("words", words.into()), ("gives", given(teller, gives).into())])
        }
        OwnOp::Cure { what, kind: Some(kind), .. } => {
            let gaps = [("cards", teller.target(what).into()), ("curse", teller.word(kind.key()).into())];
            teller.say("sm-tell-op-cure-kind", &gaps)
        }
        OwnOp::Cure { what, kind: None, all: true } => teller.about("sm-tell-op-cure", what),
        OwnOp::Cure { what, kind: None, all: false } => teller.about("sm-tell-op-cure-one", what),
        OwnOp::MoveCurse(what) => teller.about("sm-tell-op-move-curse", what),
        OwnOp::Control { what, until } => {
            let until = SummonerMaster::tell_until(teller, *until);
            teller.say("sm-tell-op-control", &[("cards", teller.target(what).into()), ("until", until.into())])
        }
        OwnOp::Steal(what) => teller.about("sm-tell-op-steal", what),
        OwnOp::RemoveFor { what, turns } => {
            let gaps = [("cards", teller.target(what).into()), ("n", usize::from(*turns).into())];
            teller.say("sm-tell-op-remove-for", &gaps)
        }
        OwnOp::Enter { what, line: None } => teller.about("sm-tell-op-enter", what),
        OwnOp::Enter { what, line: Some(line) } => in_line(teller, "sm-tell-op-enter-line", what, *line),
        OwnOp::Cast(what) => teller.about("sm-tell-op-cast", what),
        OwnOp::Create(name) => teller.say("sm-tell-op-create", &[("name", name.into())]),
        OwnOp::Order(order, what) => teller.about(
            match order {
                Order::Attack { free: true } => "sm-tell-op-order-attack-free",
                Order::Attack { free: false } => "sm-tell-op-order-attack",
                Order::Skill => "sm-tell-op-order-skill",
                Order::Combine => "sm-tell-op-order-combine",
                Order::SetLine => "sm-tell-op-order-line",
            },
            what,
        ),
        OwnOp::Attack(what) => teller.about("sm-tell-op-attack", what),
        other => more_operations(teller, other),
    }
}

/// The rest of them.
fn more_operations(teller: &Teller<'_>, op: &OwnOp) -> String {
    let kind = |kind: &Option<super::vocabulary::Category>| match kind {
        Some(kind) => teller.word(kind.key()),
        None => teller.word("sm-tell-any-kind"),
    };
    match op {
        OwnOp::ChangeLine(what) => teller.about("sm-tell-op-change-line", what),
        OwnOp::GoToLine(what, line) => in_line(teller, "sm-tell-op-go-to-line", what, *line),
        OwnOp::Separate(what) => teller.about("sm-tell-op-separate", what),
        OwnOp::MoveMystic(what) => teller.about("sm-tell-op-move-mystic", what),
        OwnOp::Counters(what, counter, n) => {
            let gaps = [
                ("cards", teller.target(what).into()),
                ("n", teller.signed(n).into()),
                ("counter", counter_word(teller, *counter).into()),
            ];
            teller.say("sm-tell-op-counters", &gaps)
        }
        OwnOp::MoveCounters(what, counter, n) => {
            let gaps = [
                ("cards", teller.target(what).into()),
                ("n", teller.amount(n).into()),
                ("counter", counter_word(teller, *counter).into()),
            ];
            teller.say("sm-tell-op-move-counters", &gaps)
        }
        OwnOp::PassTurns(what, n) => {
            let gaps = [("cards", teller.target(what).into()), ("n", usize::from(*n).into())];
            teller.say("sm-tell-op-pass-turns", &gaps)
        }
        OwnOp::PassTurn => teller.word("sm-tell-op-pass-turn"),
        OwnOp::ChangeTarget { skill, to } => {
            let key = if *skill { "sm-tell-op-skill-target" } else { "sm-tell-op-mystic-target" };
            teller.about(key, to)
        }
        OwnOp::Fortune(n) => teller.say("sm-tell-op-fortune", &[("n", usize::from(*n).into())]),
        OwnOp::Random { whose, kind: of, count, deed } => {
            let gaps = [
                ("whose", teller.whose_each(*whose).into()),
                ("n", usize::from(*count).into()),
                ("kind", kind(of).into()),
                ("verb", teller.word(deed.key()).into()),
            ];
            teller.say("sm-tell-op-random", &gaps)
        }
        OwnOp::Draw { who, kind: of, count } => {
            let gaps =
                [("who", teller.who_each(*who).into()), ("n", teller.amount(count).into()), ("kind", kind(of).into())];
            teller.say("sm-tell-op-draw", &gaps)
        }
        OwnOp::Gain { of, skill, until } => {
            let key = if *skill { "sm-tell-op-gain-skill" } else { "sm-tell-op-gain-ability" };
            let until = SummonerMaster::tell_until(teller, *until);
            teller.say(key, &[("cards", teller.target(of).into()), ("until", until.into())])
        }
        OwnOp::TogetherBegins => teller.word("sm-tell-op-together"),
        OwnOp::TogetherEnds => teller.word("sm-tell-op-together-ends"),
        OwnOp::OrderBegins => teller.word("sm-tell-op-order-begins"),
        // They are told before.
        OwnOp::PayMp(_) | OwnOp::PayCounters(..) | OwnOp::Mp(..) | OwnOp::Curse { .. } | OwnOp::Cure { .. } => {
            String::new()
        }
        OwnOp::MoveCurse(_) | OwnOp::Control { .. } | OwnOp::Steal(_) | OwnOp::RemoveFor { .. } => String::new(),
        OwnOp::Enter { .. } | OwnOp::Cast(_) | OwnOp::Create(_) | OwnOp::Order(..) | OwnOp::Attack(_) => String::new(),
    }
}

fn in_line(teller: &Teller<'_>, key: &'static str, what: &super::vocabulary::Target, line: InLine) -> String {
    teller.say(key, &[("cards", teller.target(what).into()), ("line", teller.word(line.key()).into())])
}

fn given(teller: &Teller<'_>, all: &[Grant]) -> String {
    teller.grants(all)
}
