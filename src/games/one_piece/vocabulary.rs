//! The words of ONE PIECE: what its card texts speak of, and no other game's do.

use serde::{Deserialize, Serialize};

use super::OnePiece;
use crate::cardgame::{self, words};

pub use super::phrases::*;
pub use crate::cardgame::text::{Compare, LEAST, MOST, Of, Spot, Whose};

/// What texts of ONE PIECE are made of.
pub type Text = cardgame::text::Text<OnePiece>;
/// An effect.
pub type Effect = cardgame::text::Effect<OnePiece>;
/// The kind of an effect.
pub type Kind = cardgame::text::Kind<OnePiece>;
/// When an effect works by itself.
pub type Timing = cardgame::text::Timing<OnePiece>;
/// What would happen.
pub type Would = cardgame::text::Would<OnePiece>;
/// What cannot be done.
pub type Cannot = cardgame::text::Cannot<OnePiece>;
/// By what something is done.
pub type By = cardgame::text::By<OnePiece>;
/// Cards in some places, of somebody, of a kind.
pub type Selector = cardgame::text::Selector<OnePiece>;
/// A place that a text names.
pub type Place = cardgame::text::Place<OnePiece>;
/// What must hold of a card.
pub type Filter = cardgame::text::Filter<OnePiece>;
/// One thing that must hold of a card.
pub type Is = cardgame::text::Is<OnePiece>;
/// A number.
pub type Amount = cardgame::text::Amount<OnePiece>;
/// How many are chosen.
pub type Count = cardgame::text::Count<OnePiece>;
/// Something that holds or does not.
pub type Condition = cardgame::text::Condition<OnePiece>;
/// What a permanent effect grants.
pub type Grants = cardgame::text::Grants<OnePiece>;
/// Who gets something.
pub type To = cardgame::text::To<OnePiece>;
/// Something that a card or a player has.
pub type Grant = cardgame::text::Grant<OnePiece>;
/// An operation.
pub type Op = cardgame::text::Op<OnePiece>;
/// Which cards an operation is about.
pub type Target = cardgame::text::Target<OnePiece>;
/// Where the cards looked at go that are left.
pub type Rest = cardgame::text::Rest<OnePiece>;
/// A pile that is looked at.
pub type Pile = cardgame::text::Pile<OnePiece>;

words! {
    /// 3-1-1. The areas. DON!! cards are alike, and counted.
    pub enum Zone {
        /// 3-6
        Leader = "leader", "op-zone-leader";
        /// 3-7
        Characters = "characters", "op-zone-characters";
        /// 3-8
        Stage = "stage", "op-zone-stage";
        /// 3-4
        Hand = "hand", "op-zone-hand";
        /// 3-2
        Deck = "deck", "op-zone-deck";
        /// 3-10
        Life = "life", "op-zone-life";
        /// 3-5
        Trash = "trash", "op-zone-trash";
        /// 10-1-5-1. Revealed from Life, while its [Trigger] is being used.
        Revealed = "revealed", "op-zone-revealed";
    }
}

impl cardgame::Zone for Zone {
    /// 3-1-2. The field.
    const FIELD: [Self; 2] = [Self::Leader, Self::Stage];

    /// 3-1-5. Open areas.
    fn is_open(self) -> bool {
        self.is_field() || matches!(self, Self::Trash | Self::Revealed)
    }

    fn is_ordered(self) -> bool {
        matches!(self, Self::Deck | Self::Life | Self::Trash)
    }
}

words! {
    /// 2-2-2. Categories of cards. DON!! cards are counted, not kept one by one.
    pub enum Category {
        /// 2-2-3
        Leader = "leader", "deck-kind-leader";
        /// 2-2-4
        Character = "character", "deck-kind-character";
        /// 2-2-5
        Event = "event", "deck-kind-event";
        /// 2-2-6
        Stage = "stage", "deck-kind-stage";
    }
}

words! {
    /// 2-3. Colours.
    pub enum Colour {
        /// แดง.
        Red = "red", "deck-colour-red";
        /// เขียว.
        Green = "green", "deck-colour-green";
        /// น้ำเงิน.
        Blue = "blue", "deck-colour-blue";
        /// ม่วง.
        Purple = "purple", "deck-colour-purple";
        /// ดำ.
        Black = "black", "deck-colour-black";
        /// เหลือง.
        Yellow = "yellow", "deck-colour-yellow";
    }
}

words! {
    /// 2-5. Attributes.
    pub enum Attribute {
        /// ฟัน.
        Slash = "slash", "op-tell-attribute-slash";
        /// ตี.
        Strike = "strike", "op-tell-attribute-strike";
        /// ยิง.
        Ranged = "ranged", "op-tell-attribute-ranged";
        /// พิเศษ.
        Special = "special", "op-tell-attribute-special";
        /// ปัญญา.
        Wisdom = "wisdom", "op-tell-attribute-wisdom";
    }
}

words! {
    /// Numbers of cards.
    pub enum Stat {
        /// 2-6
        Power = "power", "op-stat-power";
        /// 2-7
        Cost = "cost", "op-stat-cost";
        /// 2-10
        Counter = "counter", "op-stat-counter";
    }
}

words! {
    /// 10-1. Keyword effects, and those that cards have but the text does not list.
    pub enum Keyword {
        /// 10-1-1
        Rush = "rush", "op-keyword-rush";
        /// `[Rush: Character]`: on the turn it is played, it can attack Characters.
        RushCharacter = "rush: character", "op-keyword-rush-character";
        /// 10-1-2
        DoubleAttack = "double attack", "op-keyword-double-attack";
        /// 10-1-3
        Banish = "banish", "op-keyword-banish";
        /// 10-1-4
        Blocker = "blocker", "op-keyword-blocker";
        /// `[Unblockable]`: cannot be blocked. Not in the text of either edition.
        Unblockable = "unblockable", "op-keyword-unblockable";
    }
}

words! {
    /// What is done to cards.
    pub enum Deed {
        /// Nothing yet.
        Choose = "choose", "op-verb-choose";
        /// 10-2-1
        Ko = "ko", "op-verb-ko";
        /// 4-11. Removed from the field, in whatever way.
        Remove = "remove", "op-verb-remove";
        /// To the trash.
        Trash = "trash", "op-verb-trash";
        /// To the hand.
        ToHand = "to-hand", "op-verb-to-hand";
        /// To the deck.
        ToDeck = "to-deck", "op-verb-to-deck";
        /// To Life.
        ToLife = "to-life", "op-verb-to-life";
        /// 4-4
        Rest = "rest", "op-verb-rest";
        /// 4-4
        SetActive = "active", "op-verb-active";
        /// 3-7-3
        Play = "play", "op-verb-play";
        /// 8-1-4-2
        Give = "give", "op-verb-give";
        /// 6-5-5
        GiveDon = "give-don", "op-verb-give-don";
        /// 11-2
        Reveal = "reveal", "op-verb-reveal";
        /// 3-10-2-1
        TurnUp = "turn-up", "op-verb-turn-life";
        /// 3-10-2-1
        TurnDown = "turn-down", "op-verb-turn-life";
        /// 8-5
        ActivateEvent = "activate", "op-verb-activate";
        /// 7-1-1-2
        Redirect = "redirect", "op-verb-redirect";
    }
}

words! {
    /// How words were read that can be read in more than one way.
    pub enum Taken {
        /// 4-10-1, 8-3-3. What stands after "then", or in a further sentence, hangs on the "if" before it.
        HangsOnIf = "hangs-on-if", "op-taken-hangs-on-if";
        /// 4-10-1, 8-3-3. "If A, you may …. If you do not, …": nothing is done either where A does not hold.
        NotHangsOnIf = "not-hangs-on-if", "op-taken-not-hangs-on-if";
        /// 8-3-3. "If A, …. If B, …", of which never both hold: each "if" is asked by itself.
        EachIf = "each-if", "op-taken-each-if";
        /// "An A card or a B card with a cost of 5 or less": the cost is asked of both.
        AskedOfBoth = "asked-of-both", "op-taken-asked-of-both";
        /// "Your opponent's rested Leader and up to 1 Character": whose and in which state is said of both.
        SaidOfBoth = "said-of-both", "op-taken-said-of-both";
        /// 8-3-1. "Return 1 Character" in a cost: one of your own.
        OwnInCost = "own-in-cost", "op-taken-own-in-cost";
        /// 8-3-1. "Place 1 Stage at the bottom of the owner's deck" in a cost: anybody's.
        AnybodysInCost = "anybodys-in-cost", "op-taken-anybodys-in-cost";
        /// 3-10-2. "1 card from your Life area": the top one.
        TopOfLife = "top-of-life", "op-taken-top-of-life";
        /// "For every …, give up to 1 Character −1000 power": one Character gets all of it.
        OneForAll = "one-for-all", "op-taken-one-for-all";
        /// "All of your DON!! cards are rested": those in the cost area, and there is at least one. So with Characters.
        AllOfSome = "all-of-some", "op-taken-all-of-some";
        /// "Set the cost to 0": what was added before no longer counts, what is added later does.
        SetNow = "set-now", "op-taken-set-now";
        /// "Would be removed from the field by your opponent": by an effect of theirs, or K.O.'d in battle.
        ByOpponent = "by-opponent", "op-taken-by-opponent";
        /// "Would be K.O.'d or removed from the field by your opponent's effect": K.O.'d by anything.
        KodByAnything = "kod-by-anything", "op-taken-kod-by-anything";
        /// 8-1-3-4-5. "rest up to 1 of your Characters instead": one at least, for something must be there instead.
        OneAtLeastInstead = "one-at-least-instead", "op-taken-one-at-least-instead";
        /// "The number of cards trashed" in an effect that this sets off: those that were trashed then.
        NumberOfEvent = "number-of-event", "op-taken-number-of-event";
        /// "Characters other than your [A]": your own Characters.
        OwnOtherThan = "own-other-than", "op-taken-own-other-than";
    }
}

/// How long something lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Duration {
    /// 7-1-5-3. "during this battle".
    ThisBattle,
    /// 6-6-1-3. "during this turn".
    ThisTurn,
    /// 6-6-1-2. "until the end of this turn / of the turn".
    EndOfTurn,
    /// 6-6-1-2. "until the end of your next turn".
    EndOfYourNextTurn,
    /// 6-6-1-2. "until the end of your opponent's next turn", "… next End Phase".
    EndOfOpponentsNextTurn,
    /// 6-6-1-3. "during your next turn": not before it begins.
    YourNextTurn,
    /// 6-6-1-3. "during your opponent's next turn": not before it begins.
    OpponentsNextTurn,
    /// 6-2-1. "until the start of your next turn".
    StartOfYourNextTurn,
    /// 6-2-4. "in your opponent's next Refresh Phase".
    OpponentsNextRefresh,
    /// 6-2-4. "in your next Refresh Phase".
    YourNextRefresh,
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
    /// "at the end of your opponent's turn".
    EndOfOpponentsTurn,
    /// "at the start of your next turn".
    StartOfYourNextTurn,
    /// 6-5-1. "at the start of your opponent's next Main Phase".
    StartOfOpponentsNextMain,
}

/// Where DON!! cards are that a text counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dons {
    /// 3-9. In the cost area, active and rested; with `Is::Active` or `Is::Rested` only those.
    Cost,
    /// Given to Leader or Characters.
    Given,
    /// 3-3. In the DON!! deck.
    Deck,
}

/// What only ONE PIECE asks of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnIs {
    /// 2-5.
    Attribute(Attribute),
    /// It has an effect with this timing in its text: "with an [On Play] effect".
    HasTiming(When),
    /// It has an effect of this kind: "with a [Trigger]".
    HasCall(Call),
    /// So many DON!! are given to it: from, to.
    DonGiven(u8, u8),
    /// It is attacking.
    Attacking,
    /// It is in the battle that is going on.
    InBattle,
    /// 7-1-4. It battled with this card during this turn.
    Battled,
    /// It is in this area.
    At(Zone),
    /// The text spoke of it before it spoke of others.
    SpokenOf(Former),
}

/// How a text spoke of cards before it spoke of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Former {
    /// "that Character", after a card of the hand: the last one on the field.
    Field,
    /// "the selected Character".
    Selected,
    /// "the Character played by this effect".
    Played,
}

/// What only ONE PIECE counts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Number {
    /// DON!! given to this card.
    DonOnThis,
    /// DON!! given to the card that the text speaks of.
    DonOnIt,
}

/// What only ONE PIECE asks "if".
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnCondition {
    /// 8-3-2-3, 10-2-9. `[DON!! xN]`: so many are given to this card.
    DonGiven(u8),
    /// "if you have activated an Event with a base cost of N or more during this turn".
    ActivatedEvent(Filter),
    /// "If it is your second turn or later".
    SecondTurn,
    /// 10-2-1. "if a Character was K.O.'d during this turn": whose, what is printed on it, at least how many.
    KodThisTurn(Whose, Filter, u8),
    /// 7-1-1-2. "if the target of this attack is …".
    Target(Selector),
    /// 4-5. "if you have drawn a card using this card's effect during this turn".
    DrewByThis,
}

/// 8-1-3-1-1. When an auto effect of ONE PIECE is activated.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum When {
    /// 10-2-6. `[On Play]`.
    OnPlay,
    /// 10-2-5. `[When Attacking]`.
    WhenAttacking,
    /// 10-2-15. `[On Block]`.
    OnBlock,
    /// 10-2-17. `[On K.O.]`.
    OnKo,
    /// 10-2-16. `[On Your Opponent's Attack]`.
    OnOpponentsAttack,
    /// 10-2-7. `[End of Your Turn]`.
    EndOfYourTurn,
    /// 10-2-8. `[End of Your Opponent's Turn]`.
    EndOfOpponentsTurn,
    /// 6-2-2. "At the start of your turn".
    StartOfTurn(Whose),
    /// 6-5-1. "At the start of your Main Phase".
    StartOfMain(Whose),
    /// 7-1-5-2. "At the end of a battle in which this Character battles your opponent's Character": the filter is about that Character.
    /// "… in which this Character attacks" is this with every card and the condition that this card is attacking.
    EndOfBattle(Filter),
    /// "you play …", "your opponent plays …", "… is played": the card, and where it came from if the text says so.
    Played(Selector, Option<Zone>),
    /// "N or more DON!! cards on your field are returned to your DON!! deck".
    DonReturned(Whose, u8, By),
    /// "a DON!! card is given to …".
    DonGiven(Selector),
    /// "you take damage", "your opponent takes damage".
    DamageTaken(Whose),
    /// "this Character's attack deals damage to your opponent's Life".
    DamageDealt,
    /// "a card is removed from your Life cards"; both sides: anybody's.
    LifeRemoved(Whose),
    /// "a card is added to your hand from your Life".
    LifeToHand(Whose),
    /// "your number of Life cards becomes 0".
    LifeBecomes(Whose, u8),
    /// 8-5-3. "you activate an Event".
    EventActivated(Whose),
    /// "your opponent activates [Blocker]".
    BlockerActivated(Whose),
    /// "a [Trigger] activates".
    TriggerActivated(Whose),
    /// "a card is trashed from your hand"; by an effect, if the text says so.
    Discarded(Whose, By),
    /// "you draw a card outside of your Draw Phase".
    DrawnOutside(Whose),
    /// "this Leader attacks", "your opponent attacks": the attacker, and the target if the text names one.
    Attacks(Selector, Option<Selector>),
    /// "… is attacked": the target, and the attacker if the text names one.
    Attacked(Selector, Option<Selector>),
    /// "this Character battles …": the opponent's card.
    Battles(Filter),
    /// "an [On Play] effect is activated" of a card of that side.
    OnPlayActivated(Whose),
}

/// 8-1-3-4. What would happen, only here.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnWould {
    /// "when you would lose the game because your deck is 0, …".
    LoseByDeck,
    /// "would take damage".
    TakeDamage(Whose),
    /// 10-2-1. "would be K.O.'d or removed from the field by …": the card, and by what it would be removed.
    KodOrRemoved(Selector, By),
    /// "would be added to your hand from your Life": whose Life, and which cards of it ("your face-up Life cards").
    LifeToHand(Whose, Filter),
    /// 4-5. "would draw a card": who, whether in the Draw Phase or outside of it if the text says so, and by what.
    Draw(Whose, Option<bool>, By),
}

/// 1-3-3. What cannot be done, only here.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnCannot {
    /// The card cannot attack; with a filter: cannot attack cards like these.
    Attack(Option<Filter>),
    /// The card's `[Blocker]` cannot be activated.
    Block,
    /// The player cannot activate `[Blocker]` of Characters like these.
    ActivateBlocker(Filter),
    /// The card cannot be blocked.
    BeBlocked,
    /// The card cannot be blocked by Characters like these.
    BeBlockedBy(Filter),
    /// The card cannot be chosen as the target of an attack, by cards like these.
    BeAttacked,
    /// The player cannot play cards like these; the area they come from, if the text says so.
    Play(Filter, Option<Zone>),
    /// The player cannot draw cards using own effects.
    DrawByEffects,
    /// The player cannot add Life cards to hand using own effects.
    LifeToHandByEffects,
    /// The player cannot set DON!! cards as active using effects of cards like these.
    DonActiveBy(Filter),
    /// The player cannot attack any card but these.
    AttackOtherThan(Filter),
    /// The player cannot attack with cards like these / any card; `Filter` about the attacker.
    AttackWith(Filter),
}

/// What only ONE PIECE gives.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnGrant {
    /// "can also attack your opponent's active Characters".
    AttacksActive(Filter),
    /// 2-5-7. Also this attribute.
    Attribute(Attribute),
    /// "you win the game instead of losing when your deck has 0 cards".
    WinsByDeck,
    /// "you do not lose when your deck has 0 cards. You lose at the end of the turn in which your deck becomes 0 cards."
    LosesByDeckLater,
    /// 6-2-4. "does not become active in your / your opponent's next Refresh Phase".
    StaysRested,
    /// 3-7-5. This card, or the player's cards like these, are played rested.
    PlayedRested(Filter),
    /// 2-7-2. "the next time you play …, the cost will be reduced by N".
    NextPlay(Filter, u8),
    /// 8-2-1. The player's [On Play] effects are negated.
    OnPlayNegated,
    /// "is treated as having all names".
    AllNames,
    /// "is treated as having all types".
    AllTypes,
    /// "is treated as having all attributes".
    AllAttributes,
    /// 6-4-1. So many of the DON!! cards placed during the own DON!! Phase are given to the own Leader.
    DonToLeader(u8),
}

/// 8-1-3-2. Effects that a rule calls for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Call {
    /// 10-2-2. `[Activate: Main]`.
    ActivateMain,
    /// 10-2-3. `[Main]` of an Event. An Event with `[Main]/[Counter]` has two effects.
    Main,
    /// 10-2-4. `[Counter]` of an Event.
    Counter,
    /// 10-1-5. `[Trigger]`.
    Trigger,
    /// 5-2-1-5-1. "At the start of the game, …" of a Leader.
    StartOfGame,
}

/// 5-1-2-4. What a text changes about the construction of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Construction {
    /// "you may have any number of this card in your deck".
    AnyNumber,
    /// "you cannot include … in your deck".
    CannotInclude(Filter),
    /// "you can only include … in your deck".
    OnlyInclude(Filter),
    /// "your DON!! deck consists of N cards".
    DonDeck(u8),
}

/// What only ONE PIECE does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnOp {
    /// 3-7-3. Play cards without paying: from hand, trash, deck, Life, the cards looked at.
    Play {
        /// Which.
        what: Target,
        /// "rested".
        rested: bool,
    },
    /// 4-4. DON!! cards in the cost area are rested or set active.
    TurnDons {
        /// Which.
        what: Target,
        /// Rested, else set active.
        rest: bool,
    },
    /// 6-5-5. Give DON!! cards to a card.
    GiveDon {
        /// How many to each card.
        count: Amount,
        /// "up to".
        up_to: bool,
        /// Which DON!! cards.
        from: DonFrom,
        /// To which cards.
        to: Target,
    },
    /// Add DON!! cards from the DON!! deck to the cost area.
    AddDon {
        /// Who adds.
        who: Whose,
        /// How many.
        count: Amount,
        /// "up to".
        up_to: bool,
        /// Rested, else active.
        rested: bool,
    },
    /// 8-3-1-6, 10-2-10. Return DON!! cards from the field to the DON!! deck. As a cost: DON!! −N.
    ReturnDon {
        /// Whose.
        who: Whose,
        /// How many.
        count: Amount,
        /// "or more": any greater number may be returned.
        or_more: bool,
        /// "up to".
        up_to: bool,
        /// Only rested ones, or only active ones, of the cost area.
        rested: Option<bool>,
    },
    /// DON!! cards that are given to cards go back to the own cost area, rested.
    TakeBackDon {
        /// How many.
        count: Amount,
        /// "up to".
        up_to: bool,
    },
    /// 6-6-1-4. "Take an extra turn after this one".
    ExtraTurn,
    /// 8-3-1-5. ➀ as a cost: rest so many active DON!! in the own cost area.
    RestDon(u8),
    /// 4-6. Deal damage to a player.
    Damage {
        /// To whom.
        to: Whose,
        /// How much.
        count: Amount,
    },
    /// "Trash cards from the top of your Life cards until you have N Life cards".
    LifeUntil {
        /// Whose.
        who: Whose,
        /// How many are left.
        left: Amount,
    },
    /// "Activate this card's [Main] effect", "activate this card's [On Play] effect".
    ActivateOwn(OwnEffect),
    /// "activate up to 1 … Event from your hand" without paying its cost.
    ActivateEvent(Target),
    /// "activate the [Main] effect of up to 1 Event in your trash": the effect, not the card (8-5-1).
    ActivateMain(Target),
    /// "change the target of the attack to …".
    Redirect(Target),
    /// "swap the base power of the selected Characters with each other".
    SwapBasePower(Target, Duration),
    /// "at random": chance picks so many cards of a hand, and the text goes on about them.
    AtRandom {
        /// Whose hand.
        whose: Whose,
        /// How many.
        count: u8,
    },
}

/// Which DON!! cards are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DonFrom {
    /// Rested ones of the own cost area.
    Rested,
    /// Active ones of the own cost area.
    Active,
    /// Any of the own cost area.
    Cost,
    /// From the DON!! deck.
    DonDeck,
    /// Those given to another card (moved from it).
    Given,
    /// Rested ones of the opponent's cost area: "give 1 of your opponent's rested DON!! cards to 1 of your opponent's Characters".
    OpponentsRested,
    /// Any of the opponent's cost area: "give up to 2 DON!! cards from your opponent's cost area to …".
    OpponentsCost,
}

/// An effect of the same card that another effect activates.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnEffect {
    /// `[Main]`.
    Main,
    /// `[Counter]`.
    Counter,
    /// An auto effect with this timing.
    Auto(Timing),
}
