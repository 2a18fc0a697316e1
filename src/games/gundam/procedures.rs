//! The rows of all procedures.

use super::types::Gundam;
use super::{Procedure, action, battle, enforcement, entering, order, playing, preparation, terms, turn};
use crate::cardgame;

cardgame::procedures! {
    Procedure of Gundam {
        Setup, "before the game", preparation::SETUP;
        Turn, "turn", turn::TURN;
        Play, "playing a card", playing::PLAY;
        Enter, "deploying", entering::ENTER;
        Pair, "pairing", entering::PAIR;
        Draw, "drawing", terms::DRAW;
        Battle, "battle", battle::BATTLE;
        Action, "action step", action::ACTION;
        Newer, "effects set off in the middle", order::NEWER;
        Burst, "burst", order::BURST;
        Keyword, "keyword effects", order::KEYWORD;
        Enforce, "rules enforcement", enforcement::ENFORCE;
    }
}
