//! The procedures, with what each remembers.

use serde::{Deserialize, Serialize};

use super::actions::Kind;
use super::cards::{Cards, Thing};
use crate::engine::{At, Player};

/// The procedures.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// P-2
    Setup(At<Setup>),
    /// P-4
    Flow(At<Course>),
    /// P-4-10-1 to P-4-10-5
    Triggers(At<Triggers>),
    /// P-5
    Make(At<Make>),
    /// P-6
    Resolve(At<Resolve>),
    /// Effects that remember nothing but whose they are.
    Plain(Kind, At<By>),
    ///
    Draw(At<Drawing>),
    ///
    Attack(At<Attacking>),
    ///
    Block(At<Blocking>),
    ///
    Judge(At<Judging>),
    /// C-5-3
    Bulwark(At<Ability>),
    ///
    Throw(At<Hit>),
}

/// Where the set-up stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Setup {
    /// Cards drawn so far, by both.
    pub(super) drawn: u8,
    /// Cards turned up so far, by both.
    pub(super) turned: u8,
    /// Who goes first.
    pub(super) first: Option<Player>,
}

/// What the flow remembers between its steps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Course {
    /// The action that the chance holder has decided to make.
    pub(super) wants: Option<Kind>,
    /// The resolution under way came from the stage.
    pub(super) from_stage: bool,
    /// The player who passes by having made an action, if a reading says so.
    pub(super) passes: Option<Player>,
}

/// The trigger check has nothing to remember.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Triggers;

/// Where the making stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Make {
    /// Which action.
    pub(super) kind: Kind,
    /// Items of the cost paid so far.
    pub(super) paid: u8,
    /// The bulwarks that paid: each pays once.
    pub(super) drove: Vec<Thing>,
}

/// The resolution of the action beside the stage has nothing to remember.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Resolve;

/// Whose effect it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct By(pub Player);

/// Where a Draw action stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Drawing {
    /// The second card is wanted.
    pub(super) second: bool,
}

/// Attackers are asked for one at a time, in the order of the field.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attacking {
    /// Soldiers up to here have been decided on.
    pub(super) decided: u8,
}

/// Blockers are asked for one at a time, attacker by attacker.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Blocking {
    /// Who attacks.
    pub(super) by: Player,
    /// The attacker that is looked at.
    pub(super) attacker: u8,
    /// The defender's characters up to here have been decided on for it.
    pub(super) decided: u8,
}

impl Blocking {
    /// The blockers against this player's attack.
    pub fn new(by: Player) -> Self {
        Self { by, attacker: 0, decided: 0 }
    }
}

/// Where a judgement stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Judging {
    /// Who attacks.
    pub(super) by: Player,
    /// The attacker that is looked at.
    pub(super) at: u8,
    /// Its cards, as they were before anything went.
    pub(super) cards: Cards,
    /// Its blockers that count.
    pub(super) soldiers: Vec<Thing>,
    /// The bulwarks among them that are still to be turned up.
    pub(super) bulwarks: Vec<Thing>,
    /// Damage of an unblocked attacker.
    pub(super) hit: Hit,
}

impl Judging {
    /// The judgement of this player's attack.
    pub fn new(by: Player) -> Self {
        Self { by, at: 0, cards: Cards::NONE, soldiers: Vec::new(), bulwarks: Vec::new(), hit: Hit::default() }
    }
}

/// C-5-3. The ability of a bulwark that has blocked.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ability {
    /// The bulwark.
    pub(super) bulwark: Thing,
    /// What it has blocked.
    pub(super) attacker: Thing,
    /// The attacker's cards.
    pub(super) cards: Cards,
}

/// Damage that is still to be taken.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hit {
    /// Points left; none: not begun.
    pub(super) left: Option<u8>,
}

/// The procedure of an action's effect.
pub fn effect(kind: Kind, by: Player) -> Frame {
    match kind {
        Kind::Draw => Frame::Draw(At::start(Drawing::default())),
        Kind::Attack => Frame::Attack(At::start(Attacking::default())),
        Kind::Block => Frame::Block(At::start(Blocking::new(by))),
        Kind::DamageJudgement => Frame::Judge(At::start(Judging::new(by))),
        Kind::Throw => Frame::Throw(At::start(Hit::default())),
        _ => Frame::Plain(kind, At::start(By(by))),
    }
}
