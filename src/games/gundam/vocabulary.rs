//! The words of Gundam: what its card texts speak of, and no other game's do.

use serde::{Deserialize, Serialize};

use super::Gundam;
use crate::cardgame;

pub use super::nouns::{Category, Colour, Deed, Keyword, Stat, Taken, Zone};
pub use crate::cardgame::text::{Compare, LEAST, MOST, Of, Spot, Whose};

/// What texts of Gundam are made of.
pub type Text = cardgame::text::Text<Gundam>;
/// An effect.
pub type Effect = cardgame::text::Effect<Gundam>;
/// The kind of an effect.
pub type Kind = cardgame::text::Kind<Gundam>;
/// When an effect works by itself.
pub type Timing = cardgame::text::Timing<Gundam>;
/// What would happen.
pub type Would = cardgame::text::Would<Gundam>;
/// What cannot be done.
pub type Cannot = cardgame::text::Cannot<Gundam>;
/// By what something is done.
pub type By = cardgame::text::By<Gundam>;
/// Cards in some places, of somebody, of a kind.
pub type Selector = cardgame::text::Selector<Gundam>;
/// A place that a text names.
pub type Place = cardgame::text::Place<Gundam>;
/// What must hold of a card.
pub type Filter = cardgame::text::Filter<Gundam>;
/// One thing that must hold of a card.
pub type Is = cardgame::text::Is<Gundam>;
/// A number.
pub type Amount = cardgame::text::Amount<Gundam>;
/// How many are chosen.
pub type Count = cardgame::text::Count<Gundam>;
/// Something that holds or does not.
pub type Condition = cardgame::text::Condition<Gundam>;
/// What a constant effect grants.
pub type Grants = cardgame::text::Grants<Gundam>;
/// Who gets something.
pub type To = cardgame::text::To<Gundam>;
/// Something that a card or a player has.
pub type Grant = cardgame::text::Grant<Gundam>;
/// An operation.
pub type Op = cardgame::text::Op<Gundam>;
/// Which cards an operation is about.
pub type Target = cardgame::text::Target<Gundam>;
/// Where the cards looked at go that are left.
pub type Rest = cardgame::text::Rest<Gundam>;
/// A pile that is looked at.
pub type Pile = cardgame::text::Pile<Gundam>;

/// How long something lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Duration {
    /// 8-2-3, 8-6-1. "during this battle".
    ThisBattle,
    /// 7-6-6-1. "during this turn".
    ThisTurn,
    /// "during the start phase of your opponent's next turn".
    OpponentsNextStart,
    /// "during your next start phase".
    YourNextStart,
    /// "until the end of your opponent's next turn".
    OpponentsNextTurn,
    /// "during your opponent's next turn": it begins with that turn.
    InOpponentsNextTurn,
    /// "until the end of your next turn".
    YourNextTurn,
    /// For good: until the card moves.
    Always,
}

/// When a delayed operation is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Later {
    /// "at the end of this turn".
    EndOfThisTurn,
    /// "at the end of this battle".
    EndOfThisBattle,
    /// "at the start of your next turn".
    StartOfYourNextTurn,
    /// "at the end of your opponent's next turn".
    EndOfOpponentsTurn,
    /// "After activating this card's 【Main】": when the Command has gone to the trash.
    AfterThis,
}

/// What is only counted. With `Is::Active` or `Is::Rested` only those.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Counted {
    /// 4-4. In the resource area: Resources and EX Resources.
    Resources,
    /// Only EX Resources: 5-17-3-2.
    Ex,
    /// Only Resources that are no tokens.
    Plain,
    /// 4-3. Cards of the resource deck.
    ResourceDeck,
}

/// What only Gundam asks of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnIs {
    /// 3-2-6. A Link Unit.
    Linked,
    /// A Unit paired with a Pilot like this; `Filter::any()`: with any.
    PairedWith(Box<Filter>),
    /// A Pilot under a Unit like this.
    PairedTo(Box<Filter>),
    /// The Pilot under this Unit: "the card paired with this Unit".
    PilotOfThis,
    /// The Pilot under the Unit that the text speaks of.
    PilotOfIt,
    /// 5-17. A token.
    Token,
    /// It has damage counters.
    Damaged,
    /// It is attacking.
    Attacking,
    /// It is the target of the attack.
    Attacked,
    /// It is in the battle that is going on.
    Battling,
    /// It battles this Unit: the other card in this Unit's battle.
    BattlingThis,
    /// It has an effect with this mark: "with a 【Deploy】 effect".
    HasTiming(When),
    /// It has an effect that is called so: "with 【Burst】".
    HasCall(Call),
    /// 2-11-4. It has a 【Pilot】 part.
    HasPilotPart,
    /// 2-12-2. Its link condition is met by the card that the text speaks of.
    LinksWithIt,
    /// It battles a card like this.
    BattlingWith(Box<Selector>),
    /// None of these cards has more of this.
    Highest(Stat, Box<Selector>),
    /// None of them has less.
    Lowest(Stat, Box<Selector>),
    /// It is of that side.
    Of(Whose),
    /// This effect has put it where it is.
    Placed,
}

/// What only Gundam counts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Number {
    /// 2-9-4. A player's Lv.
    PlayerLevel(Whose),
    /// Damage counters on this card.
    DamageOnThis,
    /// Damage counters on the card that the text speaks of.
    DamageOnIt,
    /// A number of the Pilot under this Unit.
    OfPilot(Stat),
    /// How many Shields.
    Shields(Whose),
    /// How many cards were destroyed by this effect so far.
    DestroyedByThis,
    /// How much damage set the effect off, or would be dealt.
    DamageDealt,
    /// How many players of that side are in the game.
    Players(Whose),
    /// 13-1. The number of a keyword of this card.
    KeywordOnThis(Keyword),
    /// The number of a keyword that is printed on the card that the text speaks of.
    KeywordOnIt(Keyword),
    /// A number of this card: of one that has left, the last it had on the field (13-2-8-2-1).
    OfThis(Stat),
}

/// What only Gundam asks "if".
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnCondition {
    /// 13-2-12. 【During Link】.
    DuringLink,
    /// 13-2-10. 【During Pair】; with what the Pilot must be.
    DuringPair(Filter),
    /// "If you are attacking the enemy player": this Unit attacks a player.
    AttackingPlayer,
    /// "If this Unit is attacking an enemy Unit" like this.
    AttackingUnit(Filter),
    /// This effect has destroyed a card like this.
    Destroyed(Filter),
    /// "If you have deployed / played / … this turn": a card like this came this turn, on that side.
    CameThisTurn(Selector),
    /// A Base is there that is no EX Base / any Base: how many fit.
    BattleIsGoingOn,
    /// This Unit was paired with a Pilot this turn.
    PairedThisTurn,
    /// This Unit was deployed from there.
    DeployedFrom(Zone),
    /// An EX Resource was used to play this card.
    PlayedWithEx,
    /// You have paid ① or more this turn for effects of cards like these.
    PaidFor(Selector),
    /// A player of the first side has discarded this turn by an effect of the second.
    Discarded(Whose, Whose),
    /// This card was destroyed by this: of one that has left the field.
    DestroyedBy(By),
    /// A card like this was destroyed this turn by this.
    DestroyedThisTurn(Selector, By),
    /// "An enemy player has …": one of them has so many, whoever "the opponent" is.
    OneEnemyHas(Amount, Compare, Amount),
    /// 12-2-6. "Your opponent has … in play", "you have more Units in play than your opponent": of one of them, or of all together.
    OpponentHas(Amount, Compare, Amount),
}

/// 10-1-6. When an effect of Gundam is set off.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum When {
    /// 13-2-6. 【Deploy】.
    Deploy,
    /// 13-2-7. 【Attack】.
    Attack,
    /// 13-2-8. 【Destroyed】.
    Destroyed,
    /// 13-2-9. 【When Paired】; with what the Pilot must be.
    WhenPaired(Filter),
    /// 13-2-11. 【When Linked】.
    WhenLinked,
    /// 7-2-4-1. "At the start of … turn".
    StartOfTurn(Whose),
    /// 7-6-4-1. "At the end of … turn".
    EndOfTurn(Whose),
    /// "When … is deployed": which, and from where if the text says so.
    Deployed(Selector, Option<Zone>),
    /// "When a Pilot like this is paired with a Unit like this": the Unit, the Pilot.
    Paired(Selector, Filter),
    /// "When a friendly … Unit links".
    Links(Selector),
    /// "When … attacks": the attacker. The text then speaks of it.
    Attacks(Selector),
    /// "When … is attacked", "becomes the target": the target.
    Attacked(Selector),
    /// "When … blocks", "uses <Blocker>".
    Blocks(Selector),
    /// "When this Unit battles a card like this".
    Battles(Filter),
    /// "When this Unit destroys a card like this": with battle damage only, or with any damage. The text then speaks of the Unit that
    /// destroyed it.
    Destroys {
        /// The Unit that destroys it.
        by: Selector,
        /// The card that is destroyed, where it lay.
        what: Selector,
        /// With battle damage; else with any damage or effect of it.
        battle: bool,
    },
    /// "When this Unit deals damage to …": battle damage only, or any. The text then speaks of what is hit.
    Deals {
        /// The Unit that deals it.
        by: Selector,
        /// What is hit, where it lies.
        what: Selector,
        /// Battle damage; else any.
        battle: bool,
    },
    /// "When this Unit deals battle damage to an enemy player": which Unit, to whom.
    HitsPlayer(Selector, Whose),
    /// "When … receives damage", of a player.
    PlayerDamaged(Whose),
    /// "When you play and activate a Command like this": only one for which an EX Resource was used, or any.
    CommandPlayed {
        /// Who plays it.
        who: Whose,
        /// Which.
        what: Filter,
        /// An EX Resource was used.
        ex: bool,
    },
    /// "When you activate a Command's 【Main】/【Action】 effect", in whatever way.
    CommandActivated(Whose, Filter),
    /// "When this Unit is blocked by a Unit like this": the attacker, the blocker.
    Blocked(Selector, Filter),
    /// "When you pay ① or more for a Unit's effect": for effects of which cards.
    Paid(Whose, Selector),
    /// "When you play a card like this" from hand.
    Played(Whose, Filter),
    /// "When you draw": in whatever way, or by an effect only.
    Drawn(Whose, bool),
    /// "When a Resource / an EX Resource is placed".
    ResourcePlaced(Whose, bool),
    /// "When 【Burst】 is activated".
    BurstUsed(Whose),
    /// "When … uses <Support>", or another activated effect.
    Activated(Selector),
    /// "When … recovers HP".
    Recovers(Selector),
    /// "When a Unit like this is destroyed with damage", of battle or of an effect.
    DestroyedWithDamage(Selector),
    /// "When this Unit's AP is reduced by an enemy effect": of which card, which number, by effects of which side.
    Lowered(Selector, Stat, Whose),
    /// "When one of your EX Resources is exiled from the game".
    ExResourceGone(Whose),
}

/// 10-1-9. What would happen, only here. Damage and destruction are [`Deed`]s.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnWould {
    /// "If you would receive battle damage".
    PlayerDamaged(Whose),
    /// "If you would lose the game".
    Lose(Whose),
    /// "If you would draw".
    Draw(Whose),
    /// "When this Unit receives damage from an enemy, reduce it": which cards would receive it, by one of these.
    Damaged(Selector, Vec<By>),
}

/// 1-3-3, 10-1-5-6. What cannot be done, only here.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnCannot {
    /// The Unit cannot attack.
    Attack,
    /// The Unit cannot attack Units like these.
    AttackUnits(Filter),
    /// The Unit cannot attack a player.
    AttackPlayer,
    /// The Unit cannot attack anything but Units like these.
    AttackOtherThan(Filter),
    /// The Unit cannot block; Units like these cannot be blocked by it.
    Block(Filter),
    /// The Unit cannot be blocked by Units like these.
    BeBlocked(Filter),
    /// The Unit cannot be chosen as the target of an attack by Units like these.
    BeAttacked(Filter),
    /// No Pilot like this can be paired with the Unit.
    BePaired(Filter),
    /// The player cannot play or deploy cards like these.
    Play(Filter),
    /// The player cannot draw by effects.
    Draw,
    /// The player cannot activate effects of cards like these.
    Activate(Filter),
    /// The player cannot place Resources by effects.
    PlaceResources,
    /// This number of the card cannot be made less by effects of that side.
    Lower(Stat, Whose),
    /// The card cannot receive so much damage or less at a time, by this.
    ReceiveUpTo(u8, By),
    /// The Unit cannot attack the player, or the team, whose card set the effect off.
    AttackSamePlayer,
    /// 10-2-3. The player cannot activate 【Burst】.
    Burst,
}

/// What only Gundam gives.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnGrant {
    /// "may choose an active enemy Unit like this as its attack target".
    AttacksActive(Filter),
    /// 3-2-4. It can attack on the turn it is deployed; only Units, or players, too.
    AttacksAtOnce {
        /// Only Units can be attacked so.
        only_units: bool,
    },
    /// It is not set active in the start phase.
    StaysRested,
    /// "reduce damage it receives by N": of which kind.
    ReducesDamage {
        /// By what.
        by: By,
        /// By how much.
        amount: Amount,
        /// Only the next one.
        next: bool,
    },
    /// Its link condition is also met by Pilots like this.
    LinksWith(Filter),
    /// Battle damage it would receive is dealt to the card instead whose effect gives this.
    DamageGoesToThis,
    /// Battle damage that the card would receive whose effect gives this is dealt to it instead.
    TakesDamageOfThis,
    /// Also this colour.
    Colour(Colour),
    /// Enemy Units like these choose this card as the target of their attacks, if they can.
    Lures(Filter),
    /// A keyword with so much as its number.
    KeywordOf(Keyword, Amount),
    /// It loses a keyword that it has.
    Loses(Keyword),
    /// Units like this of the player are deployed rested.
    EntersRested(Filter),
}

/// 10-1-7, 10-1-8. Effects that a rule calls for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Call {
    /// 13-2-3. 【Main】 of a Command. One with 【Main】/【Action】 has two effects.
    Main,
    /// 13-2-4. 【Action】 of a Command.
    Action,
    /// 13-2-1. 【Activate・Main】.
    ActivateMain,
    /// 13-2-2. 【Activate・Action】.
    ActivateAction,
    /// 13-2-5. 【Burst】.
    Burst,
    /// "When playing this card from your hand, you may …": what may be paid for another Lv. and cost.
    Playing,
}

/// What a text says for outside of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Construction {
    /// "you may have any number of this card in your deck".
    AnyNumber,
    /// 3-4-6. 【Pilot】 of a Command: the name under which it is paired.
    Pilot(String),
}

/// 5-17. A Unit token, as a text describes it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Token {
    /// Its name.
    pub name: String,
    /// Its traits.
    pub traits: Vec<String>,
    /// Its AP.
    pub ap: u8,
    /// Its HP.
    pub hp: u8,
    /// Its keywords.
    pub keywords: Vec<(Keyword, u8)>,
    /// What its text says of it besides.
    pub grants: Vec<Grant>,
}

/// What only Gundam does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnOp {
    /// 5-5-1, 5-5-4. Damage to Units, Bases or Shields.
    Damage {
        /// To which.
        to: Target,
        /// How much to each.
        amount: Amount,
    },
    /// 5-5-4, 1-3-5. Damage that is divided among cards: 1 or more to each.
    Divide {
        /// To which.
        to: Target,
        /// How much to all of them together.
        amount: Amount,
    },
    /// 13-1-2-2. Damage to the first cards of a player's shield area, the Base before the topmost Shields.
    DamageShieldArea {
        /// Whose.
        whose: Whose,
        /// To so many cards.
        cards: u8,
        /// How much to each.
        amount: Amount,
    },
    /// 8-5-2-1. Damage to the Base or the topmost Shield of the player who is attacked: what the attacking Unit battles.
    DamageBattled {
        /// How much.
        amount: Amount,
    },
    /// 5-10-1. The first cards of one enemy player's shield area are destroyed; of several players one is chosen.
    DestroyShieldArea {
        /// So many.
        cards: u8,
    },
    /// 5-5-4. Damage to players themselves.
    DamagePlayer {
        /// Which.
        whose: Whose,
        /// How much to each.
        amount: Amount,
    },
    /// 5-6-1. Damage counters are taken away.
    Recover {
        /// From which.
        what: Target,
        /// How many from each; `Amount::All`: all.
        amount: Amount,
    },
    /// 5-8-1. Deploy cards: from hand, trash, deck, shield area, the cards looked at; this card.
    Deploy {
        /// Which.
        what: Target,
        /// "rested".
        rested: bool,
        /// "Pay its cost to deploy it".
        pay: bool,
    },
    /// 5-17. Deploy tokens.
    DeployToken {
        /// Which token.
        token: Token,
        /// How many.
        count: Amount,
        /// "rested".
        rested: bool,
        /// Who deploys them.
        who: Whose,
    },
    /// 5-9-1. Pair a card as a Pilot. The Unit is this Unit, or the Unit that the text speaks of; else it is chosen by the rule.
    Pair {
        /// Which Pilot.
        pilot: Target,
        /// With which Unit.
        with: PairWith,
        /// Its cost is paid.
        pay: bool,
    },
    /// 3-6-1. Place Resources from the resource deck, or EX Resources.
    PlaceResource {
        /// Who.
        who: Whose,
        /// How many.
        count: Amount,
        /// EX Resources.
        ex: bool,
        /// Rested, else active.
        rested: bool,
    },
    /// Resources are rested or set active.
    TurnResources {
        /// Whose.
        whose: Whose,
        /// Which kind.
        kind: Counted,
        /// How many.
        count: Amount,
        /// "up to".
        up_to: bool,
        /// Rested, else set active.
        rest: bool,
    },
    /// 10-1-7-3. ①: pay with so many Resources.
    Pay(u8),
    /// "Activate this card's 【Main】": of this card, where it lies.
    ActivateOwn(Call),
    /// "Activate 【Main】 on the card paired with this Unit".
    ActivatePaired(Call),
    /// "Activate this card's 【Deploy】 effect", of what the text speaks of.
    ActivateTiming(Target, When),
    /// Play a Command: from hand, trash, the cards looked at.
    PlayCommand {
        /// Which.
        what: Target,
        /// Its cost is paid.
        pay: bool,
    },
    /// 8-5-1. "Change the attack target to".
    Redirect(Target),
    /// What is left of the cards looked at goes to the bottom of the deck in random order.
    RestAtRandom,
    /// What follows is done by each of these players, in turn order; "you" is that player then.
    Each(Whose, Vec<Op>),
    /// "Choose 1 enemy player": whom [`OwnOp::ThatPlayer`] speaks of.
    ChoosePlayer,
    /// 5-13-1. "At random": chance picks so many cards of a hand, and the text goes on about them.
    AtRandom {
        /// Whose hand.
        whose: Whose,
        /// How many.
        count: u8,
    },
    /// 10-3-4. The player whose card this is: whom [`OwnOp::ThatPlayer`] speaks of, then.
    PlayerOfThis,
    /// 5-2-2. "Its owner": whom [`OwnOp::ThatPlayer`] speaks of, then.
    OwnerOfIt,
    /// What follows is done by the player who was chosen; "you" is that player then.
    ThatPlayer(Vec<Op>),
    /// 5-17-3-1. Deploy an EX Base.
    DeployExBase,
    /// The damage that a card receives, as the effect would replace it, is so much less.
    ReduceDamage(Amount),
    /// "play this card as if it has N Lv. and cost".
    PlayAs {
        /// Its Lv.
        level: Option<u8>,
        /// Its cost.
        cost: Option<u8>,
    },
    /// "you and the player who destroyed this Unit draw 1".
    DrawWithDestroyer(u8),
    /// A battle between this Unit and these, with its damage step only.
    Battle(Target),
}

/// With which Unit a Pilot is paired.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PairWith {
    /// This Unit.
    This,
    /// The Unit that the text speaks of.
    It,
    /// One of these, that its player chooses.
    One(Selector),
}

// Words for what texts of Gundam say again and again.

/// A card goes somewhere, on top of what lies there.
pub const fn go(deed: Deed, what: Target) -> Op {
    Op::Move { deed, what, spot: Spot::Top, turned: false }
}

/// 4-5. Units.
pub const UNITS: Place = Place::Zone(Zone::Battle);
/// 4-6-3. The Base.
pub const BASE: Place = Place::Zone(Zone::Base);
/// 4-5-3. Pilots under Units.
pub const PILOTS: Place = Place::Zone(Zone::Paired);
/// 4-6-4. Shields.
pub const SHIELDS: Place = Place::Zone(Zone::Shields);
/// 4-6-4-1. The topmost Shield.
pub const TOP_SHIELD: Place = Place::Top(Zone::Shields);
/// 4-8. The hand.
pub const HAND: Place = Place::Zone(Zone::Hand);
/// 4-2. The deck.
pub const DECK: Place = Place::Zone(Zone::Deck);
/// 4-9. The trash.
pub const TRASH: Place = Place::Zone(Zone::Trash);
/// 4-4. Resources.
pub const RESOURCES: Place = Place::Own(Counted::Resources);
