//! The heads of the actions: timing, cost, key cards, target, effect.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards, Suit};
use crate::engine::{ClauseId, Registered, RegisteredKind};

/// Which action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Kind {
    /// A-1 防壁設置
    SetBulwark,
    /// A-2 兵士召喚
    SummonSoldier,
    /// A-3 英雄召喚
    SummonHero,
    /// A-4 エース召喚
    SummonAce,
    /// A-5 装備
    Equip,
    /// A-6 チャージ
    Charge,
    /// A-7 ドロー
    Draw,
    /// A-8 エンド
    End,
    /// A-9 アタック
    Attack,
    /// A-10 ブロック
    Block,
    /// A-11 ダメージ判定
    DamageJudgement,
    /// A-12 アップ
    Up,
    /// A-13 ダウン
    Down,
    /// A-14 ツイスト
    Twist,
    /// A-15 カウンター
    Counter,
    /// A-16 防壁破壊
    DestroyBulwark,
    /// A-17 投擲
    Throw,
    /// A-18 サーチ
    Search,
    /// A-19 世代交代
    GenerationChange,
}

/// P-3-4, P-3-5. When an action can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timing {
    /// メイン
    Main,
    /// クイック
    Quick,
}

/// S-2. One item of a cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// S-2-1. Drive a bulwark.
    B,
    /// S-2-2. Take 1 damage.
    L,
    /// S-2-3. Discard a card.
    D,
}

/// S-1-3. Which card may be a key card.
#[derive(Clone, Copy, Debug)]
pub enum Key {
    /// Of this suit, or of any, with a number in the range.
    Range(Option<Suit>, u8, u8),
    /// A Joker.
    Joker,
}

impl Key {
    /// Does the card fit?
    pub fn fits(self, card: Card) -> bool {
        match self {
            Self::Range(suit, from, to) => {
                !card.is_joker() && suit.is_none_or(|s| card.suit() == Some(s)) && (from..=to).contains(&card.number())
            }
            Self::Joker => card.is_joker(),
        }
    }

    /// All cards that fit.
    pub const fn cards(self) -> Cards {
        match self {
            Self::Range(None, from, to) => {
                let black = Cards::run(Suit::Spade, from, to).and(Cards::run(Suit::Club, from, to));
                black.and(Cards::run(Suit::Heart, from, to)).and(Cards::run(Suit::Diamond, from, to))
            }
            Self::Range(Some(suit), from, to) => Cards::run(suit, from, to),
            Self::Joker => Cards::JOKERS,
        }
    }
}

/// What an action may aim at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// A-5-T. An own soldier of the key card's suit.
    OwnSoldierOfSuit,
    /// A-12-T, A-13-T. A soldier.
    Soldier,
    /// A-14-T. A character.
    Character,
    /// A-15-T. An action with one or two key cards.
    Action,
    /// A-16-T. A bulwark.
    Bulwark,
    /// A-17-T. The opponent.
    Opponent,
}

/// The head of an action.
#[derive(Debug)]
pub struct ActionHead {
    /// Which.
    pub kind: Kind,
    /// Its clause.
    pub clause: &'static str,
    /// Its name in the catalogues and, without the prefix, in the plays.
    pub key: &'static str,
    /// When.
    pub timing: Timing,
    /// P-3-6. Its effect is immediate.
    pub immediate: bool,
    /// S-1-2. What it costs, in the printed order.
    pub cost: &'static [Cost],
    /// S-2. How often each item is among it.
    pub due: [u8; 3],
    /// S-1-3. Its key cards.
    pub keys: &'static [Key],
    /// The cards that fit each of them.
    pub fits: [Cards; 2],
    /// What it aims at, and by which clause.
    pub aim: Option<(Aim, &'static str)>,
    /// The special note: a clause that says that it cannot be made directly, or only once a turn.
    pub note: Option<(Note, &'static str)>,
}

/// P-9. The special notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// P-9-1. Once a turn.
    Once,
    /// P-9-2. Not made directly.
    NotDirect,
}

const ANY_2_TO_10: &[Key] = &[Key::Range(None, 2, 10)];
const COURT: &[Key] = &[Key::Range(None, 11, 13)];
const ACE: &[Key] = &[Key::Range(None, 1, 1)];
const ANY: &[Key] = &[Key::Range(None, 1, 13)];
const HEART: &[Key] = &[Key::Range(Some(Suit::Heart), 1, 10)];
const SPADE: &[Key] = &[Key::Range(Some(Suit::Spade), 1, 10)];
const DIAMOND: &[Key] = &[Key::Range(Some(Suit::Diamond), 1, 10)];
const CLUB: &[Key] = &[Key::Range(Some(Suit::Club), 1, 10)];
const RED: &[Key] = &[Key::Range(Some(Suit::Heart), 1, 13), Key::Range(Some(Suit::Diamond), 1, 13)];
const BLACK: &[Key] = &[Key::Range(Some(Suit::Spade), 1, 13), Key::Range(Some(Suit::Club), 1, 13)];

const fn head(kind: Kind, clause: &'static str, key: &'static str, timing: Timing) -> ActionHead {
    let (cost, due, keys, fits): (&[Cost], _, &[Key], _) = (&[], [0; 3], &[], [Cards::NONE; 2]);
    ActionHead { kind, clause, key, timing, immediate: false, cost, due, keys, fits, aim: None, note: None }
}

impl ActionHead {
    const fn immediate(mut self) -> Self {
        self.immediate = true;
        self
    }
    const fn cost(mut self, cost: &'static [Cost]) -> Self {
        self.cost = cost;
        let mut at = 0;
        while at < cost.len() {
            self.due[cost[at] as usize] += 1;
            at += 1;
        }
        self
    }
    const fn keys(mut self, keys: &'static [Key]) -> Self {
        self.keys = keys;
        let mut at = 0;
        while at < keys.len() {
            self.fits[at] = keys[at].cards();
            at += 1;
        }
        self
    }
    const fn aim(mut self, aim: Aim, clause: &'static str) -> Self {
        self.aim = Some((aim, clause));
        self
    }
    const fn note(mut self, note: Note, clause: &'static str) -> Self {
        self.note = Some((note, clause));
        self
    }
}

use Cost::{B, D, L};
use Note::{NotDirect, Once};
use Timing::{Main, Quick};

/// The nineteen heads, in the order of the sheet.
pub static HEADS: [ActionHead; 19] = [
    head(Kind::SetBulwark, "A-1", "bp-action-set-bulwark", Main).immediate().cost(&[L]).note(Once, "A-1-N"),
    head(Kind::SummonSoldier, "A-2", "bp-action-summon-soldier", Main).cost(&[B, L]).keys(ANY_2_TO_10),
    head(Kind::SummonHero, "A-3", "bp-action-summon-hero", Main).cost(&[B, B, L]).keys(COURT),
    head(Kind::SummonAce, "A-4", "bp-action-summon-ace", Main).cost(&[L]).keys(ACE),
    head(Kind::Equip, "A-5", "bp-action-equip", Main).cost(&[B, L]).keys(ANY).aim(Aim::OwnSoldierOfSuit, "A-5-T-1"),
    head(Kind::Charge, "A-6", "bp-action-charge", Main).immediate().note(NotDirect, "A-6-N"),
    head(Kind::Draw, "A-7", "bp-action-draw", Main).note(NotDirect, "A-7-N"),
    head(Kind::End, "A-8", "bp-action-end", Main),
    head(Kind::Attack, "A-9", "bp-action-attack", Main).note(Once, "A-9-N"),
    head(Kind::Block, "A-10", "bp-action-block", Main).note(NotDirect, "A-10-N"),
    head(Kind::DamageJudgement, "A-11", "bp-action-damage-judgement", Main).note(NotDirect, "A-11-N"),
    head(Kind::Up, "A-12", "bp-action-up", Quick).cost(&[D]).keys(HEART).aim(Aim::Soldier, "A-12-T"),
    head(Kind::Down, "A-13", "bp-action-down", Quick).cost(&[D]).keys(SPADE).aim(Aim::Soldier, "A-13-T"),
    head(Kind::Twist, "A-14", "bp-action-twist", Quick).cost(&[D]).keys(DIAMOND).aim(Aim::Character, "A-14-T"),
    head(Kind::Counter, "A-15", "bp-action-counter", Quick).cost(&[D]).keys(CLUB).aim(Aim::Action, "A-15-T"),
    head(Kind::DestroyBulwark, "A-16", "bp-action-destroy-bulwark", Main).keys(RED).aim(Aim::Bulwark, "A-16-T"),
    head(Kind::Throw, "A-17", "bp-action-throw", Main).keys(BLACK).aim(Aim::Opponent, "A-17-T"),
    head(Kind::Search, "A-18", "bp-action-search", Quick).immediate().keys(&[Key::Joker]),
    head(Kind::GenerationChange, "A-19", "bp-action-generation-change", Quick).immediate().note(NotDirect, "A-19-N"),
];

impl Kind {
    /// Its head.
    pub fn head(self) -> &'static ActionHead {
        &HEADS[self as usize]
    }

    /// P-9-1. Its place among the once-a-turn marks.
    pub fn mark(self) -> Option<usize> {
        match self {
            Self::SetBulwark => Some(0),
            Self::Attack => Some(1),
            _ => None,
        }
    }
}

/// Under which clauses the heads stand, and what else is refused where an action is made: the target of P-5-6 and A-5-T-2, the chance of
/// P-3-2, the row of S-3-2, a board that breaks P-1-2.
pub fn registered() -> Vec<Registered> {
    let entry = |clause: &'static str, name: &'static str| Registered {
        elsewhere: &[],
        clause: ClauseId::new(clause),
        also: Vec::new(),
        kind: RegisteredKind::Check,
        name,
        procedure: "heads",
    };
    let mut all = Vec::new();
    for head in &HEADS {
        all.push(entry(head.clause, "head"));
        all.extend(
            head.note.map(|(note, clause)| entry(clause, if note == Once { "once-a-turn" } else { "not-direct" })),
        );
        all.extend(head.aim.map(|(_, clause)| entry(clause, "target")));
    }
    for (clause, name) in [
        ("A-5-T-2", "never-a-joker"),
        ("P-5-6", "not-itself"),
        ("P-3-2", "who-has-the-chance"),
        ("S-3-2", "row-is-kept"),
        ("P-1-2", "no-card-twice"),
    ] {
        all.push(entry(clause, name));
    }
    all
}
