//! What happens, and what cards have been given, in the words of the catalogues.

use super::areas::Phase;
use super::event::{DonAt, Happens, How};
use super::telling;
use super::types::{Book, Event, OnePiece, State};
use super::vocabulary::{Condition, Effect, Grant, Kind, Later, OwnGrant, Stat, Zone};
use crate::cardgame::finding::Fact;
use crate::cardgame::{self, CardId, End, Modifier, Move, On, Word};
use crate::engine::{Chooser, Outcome, Player};
use crate::lang::Said;

pub(super) type Words<'a> = cardgame::words::Words<'a, OnePiece>;

/// An event; none for bookkeeping.
pub fn event(words: &Words<'_>, event: &Event) -> Option<Said> {
    Some(match event {
        Event::Move(m) => moved(words, m),
        Event::Turn(id, true, _) => words.card("op-event-rest", words.name(*id)),
        Event::Turn(id, false, _) => words.card("op-event-active", words.name(*id)),
        Event::Modify(modifier) => match modifier.on {
            On::Card(id) => {
                let gaps = [("card", words.name(id).into()), ("words", grant(words.book, modifier).into())];
                Said::with("op-event-gains", &gaps)
            }
            On::Player(player) if *words.book.grant(modifier.grant) == Grant::Own(OwnGrant::StaysRested) => {
                let don = Said::with("op-part-a-don", &[("player", player.name().into())]);
                let gaps = [("card", don.into()), ("words", grant(words.book, modifier).into())];
                Said::with("op-event-gains", &gaps)
            }
            On::Player(player) => {
                let told = [words.book.grant(modifier.grant).clone()];
                let told = Said::later(move |speech| crate::cardgame::telling::grants(&told, speech));
                Said::with("op-event-player-cannot", &[("player", player.name().into()), ("words", told.into())])
            }
        },
        Event::Pend(pending) => words.card("op-event-set-off", words.name(pending.card)),
        Event::Ordered(order) => {
            let cards = Said::several(order.iter().map(|(id, _)| words.name(*id)), ", ");
            Said::with("op-event-ordered", &[("words", cards.into())])
        }
        Event::Delay(delayed) => {
            let when = Said::new(later_key(delayed.when));
            Said::with("op-event-later", &[("card", words.name(delayed.card).into()), ("when", when.into())])
        }
        Event::Due(delayed) => words.card("op-event-due", words.name(delayed.card)),
        Event::Begin(player) => words.player("op-event-turn", *player),
        Event::Is(id, def) => {
            let gaps = [("player", words.state.owner(*id).name().into()), ("card", words.def(*def).into())];
            Said::with("op-event-is", &gaps)
        }
        Event::Shuffle(player, _) => words.player("op-event-shuffle", *player),
        Event::Face(id, up) => words.card(if *up { "op-event-face-up" } else { "op-event-face-down" }, words.name(*id)),
        Event::Revealed(id) => words.card("op-event-revealed", words.name(*id)),
        Event::Over(outcome) => Said::with("op-event-over", &[("result", Said::new(result_key(*outcome)).into())]),
        Event::Own(own) => return happens(words, own),
        // What ends is named by the rule that ends it.
        Event::Expire(..) | Event::Take(_) | Event::Used(..) | Event::Instead(_) | Event::Found(..) => return None,
    })
}

/// What happens only in ONE PIECE; none for bookkeeping.
fn happens(words: &Words<'_>, event: &Happens) -> Option<Said> {
    Some(match event {
        Happens::Don(player, from, to, n, _) => don(words, *player, (*from, *to), *n),
        Happens::BattleOver => Said::new("op-battle-over"),
        Happens::Phase(phase) => Said::with("op-event-phase", &[("phase", Said::new(phase_key(*phase)).into())]),
        Happens::BattleEnds => Said::new("op-battle-end"),
        Happens::First(player) => words.player("op-event-first", *player),
        Happens::Kept(player, true) => words.player("op-event-keeps", *player),
        Happens::Kept(player, false) => words.player("op-event-redraws", *player),
        Happens::Attack(id) => words.card("op-event-attack", words.name(*id)),
        Happens::Target(id) => words.card("op-event-target", words.name(*id)),
        Happens::Redirect(id) => words.card("op-event-redirect", words.name(*id)),
        Happens::Block(id) => words.card("op-event-block", words.name(*id)),
        Happens::Struck(player) => words.player("op-event-struck", *player),
        Happens::Doomed(player) => words.player("op-event-doomed", *player),
        Happens::TriggerActivated(_, id) => words.card("op-event-trigger", words.name(*id)),
        Happens::Mixed(player, n) => {
            Said::with("op-event-mixed", &[("player", player.name().into()), ("n", usize::from(*n).into())])
        }
        Happens::Conceded(player) => words.player("op-event-conceded", *player),
        Happens::ExtraTurn(player) => words.player("op-event-extra-turn", *player),
        Happens::PlayedCheaper(..) | Happens::ExtraTurnBegins(_) | Happens::Closing => return None,
        Happens::Chooser(_)
        | Happens::Timing(..)
        | Happens::CounterStep
        | Happens::Fought
        | Happens::Damaged(..)
        | Happens::DamageBegins(_)
        | Happens::EventActivated(..)
        | Happens::OnPlayActivated(..) => return None,
    })
}

/// The time that something is put off to.
const fn later_key(later: Later) -> &'static str {
    match later {
        Later::EndOfThisTurn => "op-later-turn",
        Later::EndOfThisBattle => "op-later-battle",
        Later::EndOfOpponentsTurn => "op-later-opponents-turn",
        Later::StartOfYourNextTurn => "op-later-your-turn",
        Later::StartOfOpponentsNextMain => "op-later-opponents-main",
    }
}

/// What a card or a player has been given, with its name.
pub fn given(state: &State, book: &Book, modifier: &Modifier<OnePiece>) -> Said {
    let words = Words { state, book, who: Chooser::Judge };
    let (who, what) = match modifier.on {
        On::Card(id) => (words.name(id), grant(book, modifier)),
        // 6-2-4. One of the player's DON!! cards, which have no names.
        On::Player(player) if *book.grant(modifier.grant) == Grant::Own(OwnGrant::StaysRested) => {
            (Said::with("op-part-a-don", &[("player", player.name().into())]), grant(book, modifier))
        }
        On::Player(player) => {
            let told = [book.grant(modifier.grant).clone()];
            (Said::plain(player.name()), Said::later(move |speech| crate::cardgame::telling::grants(&told, speech)))
        }
    };
    Said::with("op-part-given", &[("card", who.into()), ("words", what.into())])
}

/// What a card has been given.
fn grant(book: &Book, modifier: &Modifier<OnePiece>) -> Said {
    let n = modifier.amount;
    let number = |key, words: String| Said::with(key, &[("n", words.into())]);
    match book.grant(modifier.grant) {
        Grant::Stat(Stat::Power, _) => number("op-grant-power", format!("{n:+}")),
        Grant::Stat(Stat::Cost, _) => number("op-grant-cost", format!("{n:+}")),
        Grant::Base(Stat::Power, _) => number("op-grant-base-power", n.to_string()),
        Grant::Base(Stat::Cost, _) => number("op-grant-base-cost", n.to_string()),
        Grant::Set(Stat::Power, _) => number("op-grant-set-power", n.to_string()),
        Grant::Set(Stat::Cost, _) => number("op-grant-set-cost", n.to_string()),
        Grant::Keyword(keyword, _) => Said::several([Said::plain("["), Said::new(keyword.key()), Said::plain("]")], ""),
        Grant::Negated => Said::new("op-negated"),
        told @ Grant::Cannot(_) => {
            let told = [told.clone()];
            Said::later(move |speech| crate::cardgame::telling::grants(&told, speech))
        }
        Grant::Own(OwnGrant::StaysRested) => Said::new("op-grant-stays-rested"),
        _ => Said::new("op-grant-effect"),
    }
}

fn moved(words: &Words<'_>, m: &Move<OnePiece>) -> Said {
    let gaps = [
        ("player", words.state.owner(m.card).name().into()),
        ("card", words.name(m.card).into()),
        ("from", Said::new(m.from.key()).into()),
        ("to", Said::new(m.to.key()).into()),
    ];
    let key = match (m.how, m.to) {
        (How::Drawn, _) if words.state.card(m.card).is_unknown() => "op-event-drawn-unseen",
        (How::Drawn, _) => "op-event-drawn",
        (How::Kod, _) => "op-event-kod",
        (How::MadeRoom | How::MakesRoom(_), _) => "op-event-made-room",
        (How::Played, _) if m.turned => "op-event-played-rested",
        (How::Played, _) => "op-event-played",
        (How::Activated, _) => "op-event-activated",
        (How::Countered, _) => "op-event-countered",
        (How::Damage, _) => "op-event-life-to-hand",
        (How::Banished, _) => "op-event-banished",
        (How::Triggered, _) => "op-event-life-revealed",
        (How::AfterTrigger, _) => "op-event-after-trigger",
        (How::Redrawn, _) => "op-event-back-to-deck",
        (How::Moved, Zone::Deck) if matches!(m.end, End::Under(_)) => "op-event-to-deck-under",
        (How::Moved, Zone::Deck) if m.end == End::Top => "op-event-to-deck-top",
        (How::Moved, Zone::Deck) => "op-event-to-deck-bottom",
        (How::Moved, Zone::Life) if m.turned => "op-event-to-life-face-up",
        (How::Moved, Zone::Life) => "op-event-to-life",
        (How::Moved, _) => "op-event-moved",
    };
    Said::with(key, &gaps)
}

fn don(words: &Words<'_>, player: Player, (from, to): (DonAt, DonAt), n: u8) -> Said {
    let card = match (from, to) {
        (_, DonAt::Given(id)) | (DonAt::Given(id), _) => words.name(id),
        _ => Said::plain(""),
    };
    let gaps = [("player", player.name().into()), ("n", usize::from(n).into()), ("card", card.into())];
    let key = match (from, to) {
        (_, DonAt::Given(_)) => "op-event-don-given",
        (DonAt::Given(_), DonAt::Deck) => "op-event-don-returned-from",
        (_, DonAt::Deck) => "op-event-don-returned",
        (DonAt::Given(_), _) => "op-event-don-back",
        (DonAt::Deck, DonAt::Active) => "op-event-don-added",
        (DonAt::Deck, _) => "op-event-don-added-rested",
        (_, DonAt::Rested | DonAt::Held) => "op-event-don-rested",
        (_, DonAt::Active) => "op-event-don-active",
    };
    Said::with(key, &gaps)
}

const fn result_key(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won(seats) if seats.has(Player::A) => "op-result-a",
        Outcome::Won(_) => "op-result-b",
        Outcome::Drawn => "op-result-draw",
        Outcome::Undecided => "op-result-undecided",
    }
}

/// Which of several auto or permanent effects of a card an effect is, in the order of the text.
pub fn nth_effect(state: &State, book: &Book, card: CardId, effect: u8) -> Option<usize> {
    let effects = &state.def(book, card).text.effects;
    let permanent = effects.get(usize::from(effect)).is_some_and(|e| matches!(e.kind, Kind::Permanent(_)));
    let alike = |e: &Effect| match e.kind {
        Kind::Permanent(_) => permanent,
        Kind::Auto(_) => !permanent,
        _ => false,
    };
    let own: Vec<u8> = (0u8..).zip(effects).filter(|(_, e)| alike(e)).map(|(n, _)| n).collect();
    (own.len() > 1).then(|| own.iter().position(|e| *e == effect).map_or(1, |n| n + 1))
}

/// A condition as it will be told.
pub fn told(condition: &Condition) -> Fact {
    let condition = condition.clone();
    Fact::Said(Said::later(move |speech| telling::condition(&condition, speech)))
}

/// The name of a phase in the catalogues.
pub const fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "op-phase-setup",
        Phase::Refresh => "op-phase-refresh",
        Phase::Draw => "op-phase-draw",
        Phase::Don => "op-phase-don",
        Phase::Main => "op-phase-main",
        Phase::End => "op-phase-end",
    }
}
