//! The trees of texts, with the words of Summoner Master.

use super::super::SummonerMaster;
use crate::cardgame;

/// What texts of Summoner Master are made of.
pub type Text = cardgame::text::Text<SummonerMaster>;

/// A Skill or an Ability.
pub type Effect = cardgame::text::Effect<SummonerMaster>;

/// The kind of a text: [`Kind::Auto`] Trigger Ability, [`Kind::Permanent`] Continuous Ability, [`Kind::Called`] Skill and the like.
pub type Kind = cardgame::text::Kind<SummonerMaster>;

/// When a Trigger Ability works.
pub type Timing = cardgame::text::Timing<SummonerMaster>;

/// What would happen.
pub type Would = cardgame::text::Would<SummonerMaster>;

/// What cannot be done.
pub type Cannot = cardgame::text::Cannot<SummonerMaster>;

/// By what something is done.
pub type By = cardgame::text::By<SummonerMaster>;

/// Cards in some places, of somebody, of a kind.
pub type Selector = cardgame::text::Selector<SummonerMaster>;

/// A place that a text names.
pub type Place = cardgame::text::Place<SummonerMaster>;

/// What must hold of a card.
pub type Filter = cardgame::text::Filter<SummonerMaster>;

/// One thing that must hold of a card.
pub type Is = cardgame::text::Is<SummonerMaster>;

/// A number.
pub type Amount = cardgame::text::Amount<SummonerMaster>;

/// How many are chosen.
pub type Count = cardgame::text::Count<SummonerMaster>;

/// Something that holds or does not.
pub type Condition = cardgame::text::Condition<SummonerMaster>;

/// What a Continuous Ability grants.
pub type Grants = cardgame::text::Grants<SummonerMaster>;

/// Who gets something.
pub type To = cardgame::text::To<SummonerMaster>;

/// Something that a card or a player has.
pub type Grant = cardgame::text::Grant<SummonerMaster>;

/// An operation.
pub type Op = cardgame::text::Op<SummonerMaster>;

/// Which cards an operation is about.
pub type Target = cardgame::text::Target<SummonerMaster>;

/// Where the cards looked at go that are left.
pub type Rest = cardgame::text::Rest<SummonerMaster>;

/// A pile that is looked at.
pub type Pile = cardgame::text::Pile<SummonerMaster>;
