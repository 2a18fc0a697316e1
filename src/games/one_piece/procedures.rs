//! The rows of all procedures, and everything that stands under a clause.

use super::types::OnePiece;
use super::{
    Procedure, battle, construction, damage, enforcement, matching, noticing, order, playing, preparation, program,
    reading_texts, replacing, terms, turn,
};
use crate::cardgame;
use crate::engine::ClauseId;
use crate::engine::register::{Registered, RegisteredKind, clauses};
use crate::engine::row::rows;

cardgame::procedures! {
    Procedure of OnePiece {
        Setup, "before the game", preparation::SETUP;
        Turn, "turn", turn::TURN;
        Play, "playing a card", playing::PLAY;
        Battle, "battle", battle::BATTLE;
        Damage, "damage", damage::DAMAGE;
        Draw, "drawing", terms::DRAW;
        Top, "from the top of a deck", terms::FROM_TOP;
        Enter, "putting into play", terms::ENTER;
        Enforce, "rule processing", enforcement::ENFORCE;
    }
}

/// Everything that is registered.
pub fn registered() -> Vec<Registered> {
    let mut all = Procedure::registered();
    all.extend(rows("cards that must be known", &terms::KNOW));
    all.extend(rows("order of resolution", &order::ORDER));
    for (name, row) in program::rows() {
        all.extend(rows(name, std::slice::from_ref(row)));
    }
    all.extend(turn::ACTIVATION.iter().map(|c| c.registered("activating")));
    all.extend(playing::MAY_PLAY.iter().map(|c| c.registered("may be played")));
    all.extend(battle::ATTACKER.iter().map(|c| c.registered("attackers")));
    all.extend(battle::TARGET.iter().map(|c| c.registered("targets")));
    all.extend(battle::BLOCKER.iter().map(|c| c.registered("blockers")));
    all.extend(battle::COUNTERS.iter().map(|c| c.registered("counters")));
    all.extend(noticing::registered());
    all.extend(replacing::registered());
    all.extend(matching::registered());
    all.extend(reading_texts::registered());
    all.extend(construction::DECK.iter().map(|c| c.registered("decks")));
    all.push(hook("1-1-1", "", "two-players"));
    all.push(hook("1-2-3", "1-2-4", "concession"));
    all.push(hook("11-1-1-1", "11-1-1", "endless"));
    all.push(hook("11-1-1-2", "11-1-1", "rounds-of-one"));
    all.push(hook("11-1-1-3", "11-1-1", "rounds-of-both"));
    all
}

/// A clause that the engine enforces above everything under way.
fn hook(clause: &'static str, also: &'static str, name: &'static str) -> Registered {
    Registered {
        elsewhere: &[],
        clause: ClauseId::new(clause),
        also: clauses(also),
        kind: RegisteredKind::Rule,
        name,
        procedure: "always",
    }
}
