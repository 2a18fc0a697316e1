//! Events in words: which card, what of it, from what to what.

use super::areas::Bit;
use super::event::{Ending, Happens, How};
use super::vocabulary::{Counter, Grant, Of, Stat, Until};
use super::{Book, Cx, Event, Eye, State, SummonerMaster, event, values};
use crate::cardgame::finding::Fact;
use crate::cardgame::words::Words;
use crate::cardgame::{CardId, DefId, Modifier, On, Word, finding, telling};
use crate::engine::Player;
use crate::lang::{Fill, Said};

/// An event in words.
pub fn event(w: &Words<'_, SummonerMaster>, event: &Event) -> Option<Said> {
    let card = |key: &'static str, id: CardId| Some(w.card(key, w.name(id)));
    let both = |key: &'static str, gaps: &[(&'static str, Fill)]| Some(Said::with(key, gaps));
    match event {
        Event::Move(m) => {
            let gaps = [
                ("card", w.name(m.card).into()),
                ("from", Said::new(m.from.key()).into()),
                ("to", Said::new(m.to.key()).into()),
            ];
            let stays = m.from == m.to;
            both(
                match m.how {
                    How::ExtraTaken if stays => "sm-event-stays-not-hand",
                    How::ExtraReturned if stays => "sm-event-stays-not-library",
                    How::ExtraTaken => "sm-event-moved-not-hand",
                    How::ExtraReturned => "sm-event-moved-not-library",
                    _ if stays => "sm-event-stays-there",
                    _ => "sm-event-moved",
                },
                &gaps,
            )
        }
        Event::Turn(id, rested, _) => card(if *rested { "sm-event-inactive" } else { "sm-event-active" }, *id),
        Event::Modify(m) => Some(gets(w, m)),
        // What ends has been named before.
        Event::Expire(..) => None,
        Event::Pend(p) => card("sm-event-set-off", p.card),
        Event::Begin(player) => Some(w.player("sm-event-begin", *player)),
        Event::Is(_, def) => Some(w.card("sm-event-is", w.def(*def))),
        Event::Shuffle(player, zone) => {
            both("sm-event-shuffle", &[("player", player.name().into()), ("words", Said::new(zone.key()).into())])
        }
        Event::Revealed(id) => card("sm-event-shown", *id),
        Event::Over(outcome) => both("sm-event-over", &[("words", Said::plain(outcome.name()).into())]),
        Event::Delay(d) | Event::Due(d) => card("sm-event-later", d.card),
        Event::Face(id, true) => card("sm-event-shown", *id),
        Event::Own(own) => own_event(w, own),
        _ => None,
    }
}

/// The number of a card that is changed, if it is one.
fn stat_of(grant: &Grant) -> Option<Stat> {
    match grant {
        Grant::Stat(stat, _) | Grant::Base(stat, _) | Grant::Set(stat, _) => Some(*stat),
        _ => None,
    }
}

/// What somebody has got: of a number from what to what, else in the words in which texts are told back.
fn gets(w: &Words<'_, SummonerMaster>, m: &Modifier<SummonerMaster>) -> Said {
    let who = match m.on {
        On::Card(id) => w.name(id),
        On::Player(player) => Said::plain(player.name()),
    };
    let told = what(w.book, m);
    let (On::Card(id), Some(stat)) = (m.on, stat_of(w.book.grant(m.grant))) else {
        let max = match m.on {
            On::Player(player) => limits(w.state, w.book, player, m),
            On::Card(_) => None,
        };
        return match max {
            Some((from, to)) => changed(who, told, from, to),
            None => Said::with("sm-event-gets", &[("card", who.into()), ("words", told.into())]),
        };
    };
    // The numbers are still those of the moment before.
    let mut after = w.state.clone();
    after.settle(w.book);
    let read = |state: &State| Eye::new(state, w.book, state.owner(id), id).stat(id, stat, Of::Now);
    changed(who, told, read(w.state), read(&after))
}

fn changed(who: Said, told: Said, from: i32, to: i32) -> Said {
    let number = |n: i32| Fill::from(Said::plain(n.to_string()));
    let gaps = [("card", who.into()), ("words", told.into()), ("from", number(from)), ("to", number(to))];
    Said::with(if from == to { "sm-event-stays" } else { "sm-event-changed" }, &gaps)
}

/// g:Mp Max, g:Shrine Max. A limit of a player, before and after.
fn limits(state: &State, book: &Book, player: Player, m: &Modifier<SummonerMaster>) -> Option<(i32, i32)> {
    use super::vocabulary::OwnGrant;
    let Grant::Own(own) = book.grant(m.grant) else { return None };
    let read: fn(&State, &Book, Player) -> i16 = match own {
        OwnGrant::MpMax(_) => values::mp_max,
        OwnGrant::ShrineMax(_) => values::shrine_max,
        _ => return None,
    };
    // The numbers are still those of the moment before.
    let mut after = state.clone();
    after.settle(book);
    Some((i32::from(read(state, book, player)), i32::from(read(&after, book, player))))
}

/// What was given, in the words in which texts are told back; a number as it was worked out.
fn what(book: &Book, m: &Modifier<SummonerMaster>) -> Said {
    use super::vocabulary::{Amount, OwnGrant};
    let amount = || Amount::N(m.amount);
    let told = match book.grant(m.grant) {
        Grant::Stat(stat, _) => Grant::Stat(*stat, amount()),
        Grant::Base(stat, _) => Grant::Base(*stat, amount()),
        Grant::Set(stat, _) => Grant::Set(*stat, amount()),
        Grant::Own(OwnGrant::MpMax(_)) => Grant::Own(OwnGrant::MpMax(amount())),
        Grant::Own(OwnGrant::ShrineMax(_)) => Grant::Own(OwnGrant::ShrineMax(amount())),
        Grant::Own(OwnGrant::SkillMp(_)) => Grant::Own(OwnGrant::SkillMp(amount())),
        Grant::Effect(n) => {
            return text(book, book.granter(m.grant), *n);
        }
        other => other.clone(),
    };
    let told = [told];
    Said::later(move |speech| telling::grants(&told, speech))
}

/// 401.9.5, 401.9.6, 504.19. The step says what ends.
pub fn ends(cx: &mut Cx<'_>, ending: Ending) {
    let over: Vec<Modifier<SummonerMaster>> =
        cx.state.modifiers.iter().filter(|m| event::ends(m, ending)).cloned().collect();
    for m in over {
        let told = what(cx.book, &m);
        let note = finding("sm-note-ends").with("words", Fact::Said(told));
        cx.note(match m.on {
            On::Card(id) => note.with("card", Fact::Card(id)),
            On::Player(player) => note.with("card", Fact::Said(Said::plain(player.name()))),
        });
    }
    // g:ได้รับ. A text that a card has gained for this Subturn.
    if ending == Ending::Subturn {
        let over = cx.state.gained.iter().filter(|g| g.until == Until::EndOfSubturn).copied();
        for gained in over.collect::<Vec<_>>() {
            let told = text(cx.book, gained.def, gained.effect);
            cx.note(finding("sm-note-ends").card(gained.card).with("words", Fact::Said(told)));
        }
    }
}

/// A Skill or an Ability in a few words.
fn text(book: &Book, def: DefId, effect: u8) -> Said {
    let effect = book.effect(def, effect).clone();
    Said::later(move |speech| format!("“{}”", telling::effect_briefly(&effect, speech)))
}

fn own_event(w: &Words<'_, SummonerMaster>, event: &Happens) -> Option<Said> {
    let card = |key: &'static str, id: CardId| Some(w.card(key, w.name(id)));
    let with = |key: &'static str, id: CardId, words: Said| {
        Some(Said::with(key, &[("card", w.name(id).into()), ("words", words.into())]))
    };
    let number = |n: i16| Fill::from(Said::plain(n.to_string()));
    // What a player has now stands beside what was paid or got.
    let mp = |key: &'static str, player: Player, n: Fill| {
        let now = number(w.state.side(player).mp);
        Some(Said::with(key, &[("player", player.name().into()), ("n", n), ("now", now)]))
    };
    match event {
        Happens::Step(step) => Some(Said::with("sm-event-step", &[("words", Said::new(step.key()).into())])),
        Happens::State(id, bit, on) => {
            let key = match (bit, on) {
                (Bit::Attacking, true) => "sm-event-attacking",
                (Bit::Attacking, false) => "sm-event-attacking-over",
                (Bit::Attacked, true) => "sm-event-attacked",
                (Bit::Attacked, false) => "sm-event-attacked-over",
                (Bit::Fighting, true) => "sm-event-fighting",
                (Bit::Fighting, false) => "sm-event-fighting-over",
                (Bit::Lost, true) => "sm-event-lost",
                (Bit::Lost, false) => "sm-event-lost-over",
                (Bit::Destroyed, true) => "sm-event-destroyed",
                (Bit::Destroyed, false) => "sm-event-destroyed-over",
                _ => return None,
            };
            card(key, *id)
        }
        Happens::Pay(player, n) => mp("sm-event-pays", *player, number(*n)),
        Happens::Mp(player, n) => mp("sm-event-mp", *player, Said::plain(format!("{n:+}")).into()),
        Happens::MpIs(player, n) => mp("sm-event-mp-is", *player, number(*n)),
        Happens::Line(id, Some(line), _) => with("sm-event-line", *id, Said::new(line.key())),
        Happens::Line(id, None, _) => card("sm-event-no-line", *id),
        // 512.10. It is said with whom a Seal is combined.
        Happens::Support(..) => None,
        Happens::Separate(id) => card("sm-event-separate", *id),
        Happens::Form(id, n) if *n > 0 => {
            with("sm-event-form", *id, Said::plain(super::event::form_name(w.state, w.book, *id, *n)))
        }
        Happens::Form(id, _) => card("sm-event-no-form", *id),
        Happens::Gains(gained) => with("sm-event-gets", gained.card, text(w.book, gained.def, gained.effect)),
        Happens::Grown(id) => card("sm-event-grown", *id),
        Happens::Progressed(id) => card("sm-event-progressed", *id),
        Happens::Becomes(id, def) => with("sm-event-becomes", *id, w.def(*def)),
        Happens::Paste(id, Some(host)) => with("sm-event-pasted", *id, w.name(*host)),
        Happens::Paste(id, None) => card("sm-event-pasted-arena", *id),
        Happens::Left(id, 0) => card("sm-event-none-left", *id),
        Happens::Left(id, n) => {
            Some(Said::with("sm-event-left", &[("card", w.name(*id).into()), ("n", usize::from(*n).into())]))
        }
        Happens::Curse(id, kind, _) => with("sm-event-curse", *id, Said::new(kind.key())),
        Happens::CurseActs(id, kind, left) if *left > 0 => Some(Said::with(
            "sm-event-curse-acts-for",
            &[("card", w.name(*id).into()), ("words", Said::new(kind.key()).into()), ("n", usize::from(*left).into())],
        )),
        Happens::CurseActs(id, kind, _) => with("sm-event-curse-acts", *id, Said::new(kind.key())),
        Happens::CurseEnds(id, kind) => with("sm-event-curse-ends", *id, Said::new(kind.key())),
        Happens::Owner(id, player) => with("sm-event-owner", *id, Said::plain(player.name())),
        Happens::Controller(id, _) => with("sm-event-controller", *id, Said::plain(w.state.controller(*id).name())),
        Happens::Counters(id, kind, ours, n) => {
            let marks = w.state.card(*id);
            let now = match kind {
                Counter::Charged => marks.charged[usize::from(!*ours)],
                Counter::Fixed => marks.fixed,
            };
            let gaps = [
                ("card", w.name(*id).into()),
                ("words", Said::new(super::telling::counter_key(*kind)).into()),
                ("n", Said::plain(format!("{n:+}")).into()),
                ("now", number(i16::from(now))),
            ];
            Some(Said::with("sm-event-counters", &gaps))
        }
        _ => None,
    }
}

/// Who does what an event says.
pub fn doer(event: &Event) -> Option<Player> {
    match event {
        Event::Own(Happens::Pay(player, _)) => Some(*player),
        _ => None,
    }
}
