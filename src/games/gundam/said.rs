//! What happens, in the words of the catalogues.

use super::areas::Target;
use super::event::{Ending, Happens, How};
use super::types::{Event, Gundam};
use super::vocabulary::{Grant, Keyword, Zone};
use super::{marks, view};
use crate::cardgame::words::Words;
use crate::cardgame::{CardId, Move, On, Word};
use crate::engine::{Outcome, Player};
use crate::lang::Said;

/// An event; none for bookkeeping.
pub fn event(w: &Words<'_, Gundam>, event: &Event) -> Option<Said> {
    Some(match event {
        Event::Move(m) => return moved(w, m),
        Event::Turn(id, rested, _) => w.card(if *rested { "gcg-event-rest" } else { "gcg-event-active" }, w.name(*id)),
        Event::Modify(modifier) => {
            let given = marks::given(w.book.grant(modifier.grant));
            match (modifier.on, given) {
                (On::Card(id), Some(words)) => {
                    return Some(Said::with(
                        "gcg-event-from-now-on",
                        &[("card", w.name(id).into()), ("words", words.into())],
                    ));
                }
                (On::Player(player), Some(words)) => {
                    return Some(Said::with(
                        "gcg-event-from-now-on",
                        &[("card", player.name().into()), ("words", words.into())],
                    ));
                }
                _ => {}
            }
            let words = grant(w, modifier.grant, modifier.amount);
            match modifier.on {
                On::Card(id) => Said::with("gcg-event-gains", &[("card", w.name(id).into()), ("words", words.into())]),
                On::Player(player) => w.player("gcg-event-player-cannot", player),
            }
        }
        Event::Expire(player, ending) => w.player(
            match ending {
                Ending::Battle => "gcg-event-expire-battle",
                Ending::Turn => "gcg-event-expire-turn",
                Ending::Start => "gcg-event-expire-start",
            },
            *player,
        ),
        Event::Pend(pending) => {
            let card = w.name(pending.card);
            match marks::of_effect(w.book, pending.def, pending.effect, &pending.own) {
                Some(mark) => Said::with("gcg-event-set-off-mark", &[("card", card.into()), ("mark", mark.into())]),
                None => w.card("gcg-event-set-off", card),
            }
        }
        Event::Ordered(order) => {
            let words = Said::several(order.iter().map(|(id, _)| w.name(*id)), ", ");
            Said::with("gcg-event-ordered", &[("words", words.into())])
        }
        Event::Delay(_) => Said::new("gcg-event-later"),
        Event::Due(_) => Said::new("gcg-event-due"),
        Event::Begin(player) => w.player("gcg-event-turn", *player),
        Event::Is(id, def) => {
            let gaps = [("player", w.state.owner(*id).name().into()), ("card", w.def(*def).into())];
            Said::with("gcg-event-is", &gaps)
        }
        Event::Shuffle(player, _) => w.player("gcg-event-shuffle", *player),
        Event::Face(id, _) | Event::Revealed(id) => w.card("gcg-event-revealed", w.name(*id)),
        Event::Over(outcome) => Said::with("gcg-event-over", &[("result", result(*outcome).into())]),
        Event::Own(own) => return happens(w, own),
        Event::Take(_) | Event::Used(..) | Event::Found(..) | Event::Instead(_) => return None,
    })
}

/// How a game ended, in words.
fn result(outcome: Outcome) -> Said {
    match outcome {
        Outcome::Won(seats) => {
            let both = |a: Said, b: Said| Said::with("players-and", &[("a", a.into()), ("b", b.into())]);
            let players = seats.iter().map(|p| Said::plain(p.name())).reduce(both).unwrap_or_else(|| Said::plain(""));
            Said::with("gcg-result-won", &[("players", players.into())])
        }
        Outcome::Drawn => Said::new("gcg-result-drawn"),
        Outcome::Undecided => Said::new("gcg-result-undecided"),
    }
}

fn moved(w: &Words<'_, Gundam>, m: &Move<Gundam>) -> Option<Said> {
    let key = match (m.how, m.to) {
        (How::Paired, _) => return None,
        (How::Drawn, _) => return Some(w.player("gcg-event-drawn", w.state.owner(m.card))),
        (How::Laid, Zone::Base) => "gcg-event-laid-base",
        (How::Laid, _) => return Some(w.player("gcg-event-laid", w.state.owner(m.card))),
        (How::Redrawn, _) => return Some(w.player("gcg-event-put-back", w.state.owner(m.card))),
        (How::Deployed, _) => "gcg-event-deployed",
        (How::Destroyed, _) => "gcg-event-destroyed",
        (How::MadeRoom, _) => "gcg-event-made-room",
        (How::Followed, _) => "gcg-event-followed",
        (How::Discarded, _) => "gcg-event-discarded",
        (How::Removed, _) => "gcg-event-removed",
        (How::Played, _) => "gcg-event-played",
        (How::Used, _) | (How::AfterBurst, _) => "gcg-event-to-trash",
        (How::TurnedUp, _) => "gcg-event-turned-up",
        (How::Gone, _) => "gcg-event-gone",
        (How::Moved, _) => {
            let gaps = [("card", w.name(m.card).into()), ("zone", Said::new(m.to.key()).into())];
            return Some(Said::with("gcg-event-moved", &gaps));
        }
    };
    Some(w.card(key, w.name(m.card)))
}

fn happens(w: &Words<'_, Gundam>, event: &Happens) -> Option<Said> {
    let counted = |key: &'static str, player: Player, n: u8| {
        Said::with(key, &[("player", player.name().into()), ("n", usize::from(n).into())])
    };
    let damage = |key: &'static str, id: CardId, n: u8| {
        Said::with(key, &[("card", w.name(id).into()), ("n", usize::from(n).into())])
    };
    Some(match event {
        Happens::Phase(phase) => Said::with("gcg-event-phase", &[("phase", Said::new(view::phase_key(*phase)).into())]),
        Happens::First(player) => w.player("gcg-event-first", *player),
        Happens::Direction(counter) => {
            Said::new(if *counter { "gcg-event-counterclockwise" } else { "gcg-event-clockwise" })
        }
        Happens::Kept(player, true) => w.player("gcg-event-keeps", *player),
        Happens::Kept(player, false) => w.player("gcg-event-redraws", *player),
        Happens::Resource(player, n, false, _) => counted("gcg-event-resource", *player, *n),
        Happens::Resource(player, n, true, _) => counted("gcg-event-ex-resource", *player, *n),
        Happens::Paid(player, n, 0) => counted("gcg-event-paid", *player, *n),
        Happens::Paid(player, n, ex) => {
            let gaps =
                [("player", player.name().into()), ("n", usize::from(*n).into()), ("ex", usize::from(*ex).into())];
            Said::with("gcg-event-paid-ex", &gaps)
        }
        Happens::TurnResource(player, n, _, true) => counted("gcg-event-resources-rest", *player, *n),
        Happens::TurnResource(player, n, _, false) => counted("gcg-event-resources-active", *player, *n),
        Happens::Paired(pilot, unit) => {
            Said::with("gcg-event-paired", &[("card", w.name(*pilot).into()), ("unit", w.name(*unit).into())])
        }
        Happens::Damage(id, n, _) => damage("gcg-event-damage", *id, *n),
        Happens::PlayerDamage(player, n, _) => counted("gcg-event-player-damage", *player, *n),
        Happens::Recover(id, n, _) => damage("gcg-event-recover", *id, *n),
        Happens::Attack(id, Target::Player(player)) => {
            Said::with("gcg-event-attack-player", &[("card", w.name(*id).into()), ("player", player.name().into())])
        }
        Happens::Attack(id, Target::Unit(unit)) => {
            Said::with("gcg-event-attack-unit", &[("card", w.name(*id).into()), ("unit", w.name(*unit).into())])
        }
        Happens::Clash(id, unit) => {
            Said::with("gcg-event-clash", &[("card", w.name(*id).into()), ("unit", w.name(*unit).into())])
        }
        Happens::Redirect(Target::Unit(id)) => w.card("gcg-event-redirect", w.name(*id)),
        Happens::Redirect(Target::Player(player)) => w.player("gcg-event-redirect-player", *player),
        Happens::Block(id) => w.card("gcg-event-block", w.name(*id)),
        Happens::BattleOver => Said::new("gcg-event-battle-over"),
        Happens::BurstUsed(_, id) => w.card("gcg-event-burst", w.name(*id)),
        Happens::Out(player) => w.player("gcg-event-out", *player),
        Happens::Conceded(player) => w.player("gcg-event-conceded", *player),
        Happens::Endless(outcome) => Said::with("gcg-event-endless", &[("result", result(*outcome).into())]),
        _ => return None,
    })
}

/// What a card has been given.
fn grant(w: &Words<'_, Gundam>, id: crate::cardgame::GrantId, amount: i32) -> Said {
    match w.book.grant(id) {
        Grant::Stat(stat, _) => Said::with(
            "gcg-grant-number",
            &[("stat", Said::new(stat.key()).into()), ("n", format!("{amount:+}").into())],
        ),
        Grant::Set(stat, _) => {
            Said::with("gcg-grant-number", &[("stat", Said::new(stat.key()).into()), ("n", amount.to_string().into())])
        }
        Grant::Base(stat, _) => {
            Said::with("gcg-grant-base", &[("stat", Said::new(stat.key()).into()), ("n", amount.to_string().into())])
        }
        Grant::Keyword(keyword, n) => {
            // 13-1-1, 13-1-2, 13-1-3. These have a number, and it is said even if it is 1.
            let counts = matches!(keyword, Keyword::Repair | Keyword::Breach | Keyword::Support);
            let number = if counts { format!(" {n}") } else { String::new() };
            Said::several([Said::plain("<"), Said::new(keyword.key()), Said::plain(number), Said::plain(">")], "")
        }
        Grant::Negated => Said::new("gcg-grant-negated"),
        Grant::Cannot(_) => Said::new("gcg-grant-cannot"),
        Grant::Name(name) => Said::plain(name.clone()),
        Grant::Type(name) => Said::plain(format!("({name})")),
        Grant::Effect(_) | Grant::Own(_) => Said::new("gcg-grant-effect"),
    }
}
