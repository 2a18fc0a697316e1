//! The rows of all procedures.

use super::types::SummonerMaster;
use super::{
    Procedure, abilities, attack, casting, combining, curses, drawing, enforcement, growth, interfere, lines, moves,
    other_attacks, random, setup, skills, subturn, twinkling, vanishing, wisdom,
};
use crate::cardgame;

cardgame::procedures! {
    Procedure of SummonerMaster {
        Setup, "starting the game", setup::SETUP;
        Subturn, "attack Subturn", subturn::SUBTURN;
        Interfere, "Interfere Step", interfere::INTERFERE;
        Attack, "general attack", attack::ATTACK;
        HandAttack, "hand attack", other_attacks::HAND_ATTACK;
        AllAttack, "All attack", other_attacks::ALL;
        Multiple, "multiple attack", other_attacks::MULTIPLE;
        Combine, "Combination", combining::COMBINE;
        Break, "Break Combination", combining::BREAK;
        Line, "Set Line", lines::LINE;
        LineFromNone, "Set Line from no Line", lines::LINE_FROM_NONE;
        Skill, "Skill", skills::SKILLS;
        OrderedSkill, "ordered Skill", skills::ORDERED_SKILL;
        AllSkill, "All Skill", skills::ALL_SKILL;
        MultipleSkill, "Skill several times", skills::MULTIPLE_SKILL;
        TwoPart, "Skill of two parts", skills::TWO_PART;
        HandSkill, "Skill from hand", skills::HAND_SKILL;
        Twinkle, "Twinkling", twinkling::TWINKLE;
        CastSeal, "casting a Seal", casting::CAST_SEAL;
        CastMystic, "casting a Mystic", casting::CAST_MYSTIC;
        EnterSeal, "a Seal enters", casting::ENTER_SEAL;
        EnterMystic, "a Mystic enters", casting::ENTER_MYSTIC;
        EnterTogether, "cards enter together", casting::ENTER_TOGETHER;
        After, "what a Mystic does", casting::AFTER;
        Twice, "what a card's coming sets off", casting::TWICE;
        Wisdom, "Wisdom", wisdom::WISDOM;
        Grow, "Growth", growth::GROW;
        ProgressSeal, "Progress of a Seal", growth::PROGRESS_SEAL;
        ProgressMystic, "Progress of a Mystic", growth::PROGRESS_MYSTIC;
        Regenerate, "Regeneration", growth::REGENERATE;
        Moves, "changes of Zone", moves::MOVES;
        Random, "random pick", random::RANDOM;
        Vanish, "leaving for a time", vanishing::VANISH;
        Curse, "Curse", curses::CURSE;
        Draw, "drawing", drawing::DRAW;
        Abilities, "Abilities", abilities::QUEUE;
        Enforce, "what the rules bring about", enforcement::ENFORCE;
    }
}
