//! 8-4. The operations that a card text is made of.

use serde::{Deserialize, Serialize};

use super::effects::{Condition, Grant, Timing};
use super::selector::{Filter, Selector, Side};

/// One operation of a text. They are done in order (1-3-8).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Op {
    /// 8-3-3, 4-10-1. "If …, …": the operations are done only if it holds. They reach as far as the sentence does.
    If(Condition, Vec<Op>, Vec<Op>),
    /// 8-1-2. "you may …": asked, yes or no; what follows in the list belongs to the same "may".
    May(Side, Vec<Op>),
    /// 8-4-4. "Choose one:": modes. Who chooses.
    ChooseOne(Side, Vec<Vec<Op>>),
    /// "At the end of this turn, …", "at the end of this battle": done later, once.
    Later(Later, Vec<Op>),
    /// 8-4-4. "Select / choose up to 1 …" and nothing else: the card that the text then speaks of ("it", "the selected Character").
    Choose(Target),
    /// 4-5. Draw.
    Draw {
        /// Who draws: `Yours` is the player of the effect.
        who: Side,
        /// How many.
        count: Amount,
        /// 4-5-4. "draw up to".
        up_to: bool,
    },
    /// 10-2-1. K.O.
    Ko(Target),
    /// To the owner's trash: from the field, the hand ("trash 1 card from your hand", 10-2-14), Life, the cards looked at.
    Trash(Target),
    /// Trash so many cards from the top of the deck of a side.
    Mill {
        /// Whose deck.
        who: Side,
        /// How many.
        count: Amount,
        /// "up to".
        up_to: bool,
    },
    /// To the owner's hand: from the field, from the trash, from among the cards looked at, from Life.
    ToHand(Target),
    /// To the owner's deck.
    ToDeck(Target, Spot),
    /// To the Life area of its owner.
    ToLife {
        /// Which cards: from hand, field, deck top ([`Target::DeckTop`]), trash, the cards looked at.
        what: Target,
        /// Where in the Life area.
        spot: Spot,
        /// Face up.
        face_up: bool,
    },
    /// 4-4. Rest cards, DON!! cards too.
    Rest(Target),
    /// 4-4. Set as active, DON!! cards too.
    SetActive(Target),
    /// 3-7-3. Play cards without paying: from hand, trash, deck, Life, the cards looked at.
    Play {
        /// Which.
        what: Target,
        /// "rested".
        rested: bool,
    },
    /// Give power, cost, keywords, effects, prohibitions for a time.
    Give {
        /// To which cards.
        to: Target,
        /// What.
        what: Vec<Grant>,
        /// How long.
        until: Duration,
    },
    /// The same for a player: "you cannot play Character cards during this turn".
    GivePlayer {
        /// Who.
        who: Side,
        /// What.
        what: Vec<Grant>,
        /// How long.
        until: Duration,
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
        who: Side,
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
        who: Side,
        /// How many.
        count: Amount,
        /// "or more": any greater number may be returned.
        or_more: bool,
        /// "up to".
        up_to: bool,
    },
    /// 8-3-1-5. ➀ as a cost: rest so many active DON!! in the own cost area.
    RestDon(u8),
    /// 11-3. Look at cards: until the program places them, they are in [`super::selector::Place::Looked`], in the order in which they lay.
    Look {
        /// Whose pile.
        side: Side,
        /// Which pile and how many.
        pile: Pile,
        /// How many; [`Amount::All`] for the whole pile.
        count: Amount,
        /// "up to".
        up_to: bool,
        /// 11-2. They are revealed to both players.
        reveal: bool,
    },
    /// Look at a whole hand.
    LookHand(Side),
    /// What is left of the cards looked at goes here ("place the rest at the bottom of your deck in any order", "trash the rest").
    PlaceRest(Rest),
    /// 11-2. Reveal cards: from hand (as a cost), from among the cards looked at. The text then speaks of them.
    Reveal(Target),
    /// 3-2-4.
    Shuffle(Side),
    /// 4-6. Deal damage to a player.
    Damage {
        /// To whom.
        to: Side,
        /// How much.
        count: Amount,
    },
    /// 3-10-2-1. Turn Life cards face up or face down.
    TurnLife {
        /// Which.
        what: Target,
        /// Face up.
        face_up: bool,
    },
    /// "Trash cards from the top of your Life cards until you have N Life cards".
    LifeUntil {
        /// Whose.
        who: Side,
        /// How many are left.
        left: Amount,
    },
    /// "Activate this card's [Main] effect", "activate this card's [On Play] effect".
    ActivateOwn(OwnEffect),
    /// "activate up to 1 … Event from your hand" without paying its cost.
    ActivateEvent(Target),
    /// "choose a cost": the number is kept as [`Amount::Chosen`].
    ChooseNumber {
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// "change the target of the attack to …".
    Redirect(Target),
    /// 1-2-5. A player wins or loses.
    Win(Side),
    /// 1-2-5.
    Lose(Side),
    /// "swap the base power of the selected Characters with each other".
    SwapBasePower(Target, Duration),
    /// 4-10-2. What stands before "Then" may fail; what follows is still done. A mark in the order of operations.
    Then,
    /// 1-3-11. What each of the players does, you and your opponent; the turn player first.
    InTurn(Vec<Op>, Vec<Op>),
    /// 10-2-13-3. From here on a [Once Per Turn] effect is carried out. No text says it: it is put in when the effect becomes a program.
    CarriedOut,
}

/// Which cards an operation is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    /// 8-4-4-3. This card.
    This,
    /// The card or cards that the text speaks of: chosen, played, revealed, moved by the operation before; the card that set the effect off
    /// ("that Character").
    It,
    /// All of them: no choice.
    All(Selector),
    /// 8-4-4. Chosen by a player at resolution.
    Choose {
        /// Who chooses.
        who: Side,
        /// From which.
        from: Selector,
        /// How many.
        count: Count,
    },
    /// The top cards of a deck, one by one (3-2-3).
    DeckTop {
        /// Whose deck.
        side: Side,
        /// How many.
        count: Amount,
        /// "up to".
        up_to: bool,
    },
    /// Several targets, one after the other: "this Character and up to 1 of your Leader".
    Both(Vec<Target>),
}

/// 8-4-4-1. How many are chosen.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Count {
    /// So many, or as many as can be done.
    Exactly(Amount),
    /// 4-8. "up to".
    UpTo(Amount),
    /// "any number of".
    AnyNumber,
    /// "up to N with a total power of P or less": number, power.
    TotalPower(u8, i32),
    /// "up to N with a total cost of C or less": number, cost.
    TotalCost(u8, i32),
    /// "N or more".
    AtLeast(u8),
}

/// A number.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Amount {
    /// This number; 4-8-1, 1-3-5.
    N(i32),
    /// How many cards these are.
    Count(Box<Selector>),
    /// So much for every `every` of an amount: "+1000 power for every 4 cards in your trash".
    Per(i32, u8, Box<Amount>),
    /// The sum: "you and your opponent have a total of …" (the sides added), "the number … plus 1".
    Sum(Vec<Amount>),
    /// The total cost of cards.
    TotalCost(Box<Selector>),
    /// The total power of cards.
    TotalPower(Box<Selector>),
    /// The power of the card that the text speaks of.
    PowerOfIt,
    /// The cost of the card that the text speaks of.
    CostOfIt,
    /// The base power of the card that the text speaks of.
    BasePowerOfIt,
    /// The power of a single card: "the same as your opponent's Leader's power".
    PowerOf(Box<Selector>),
    /// How many cards the operation before was done to: "for every card trashed", "draw cards equal to the number you returned".
    Done,
    /// How many cards the text speaks of: those that set the effect off.
    OfIt,
    /// The number that was chosen.
    Chosen,
    /// DON!! given to this card.
    DonOnThis,
    /// As many as it takes to get from the first number to the second: "draw cards until you have 5 cards in your hand".
    UpToTotal(Box<Amount>, Box<Amount>),
    /// All of them.
    All,
}

/// How long something lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Later {
    /// "at the end of this turn".
    EndOfThisTurn,
    /// "at the end of this battle".
    EndOfThisBattle,
    /// "at the end of your opponent's turn".
    EndOfOpponentsTurn,
    /// "at the start of your next turn".
    StartOfYourNextTurn,
}

/// Where in a deck or in the Life area cards are put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Spot {
    /// On top. Several cards: in an order that their player chooses (3-1-7).
    Top,
    /// At the bottom.
    Bottom,
    /// At the top or the bottom: asked.
    TopOrBottom,
    /// Into the deck, which is then shuffled by an operation of its own.
    Anywhere,
}

/// Where the cards looked at go that are left.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rest {
    /// To the deck: there, and in any order if there are several.
    Deck(Spot),
    /// To the trash.
    Trash,
    /// To the hand.
    Hand,
    /// Back to the Life area, in any order.
    Life(Spot),
    /// 11-3-3. Back where they were, in their original state.
    Back,
}

/// A pile that is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pile {
    /// The top of the deck.
    DeckTop,
    /// The whole deck ("from your deck": 8-4-4-4).
    WholeDeck,
    /// The top of Life.
    LifeTop,
    /// The top or the bottom of Life: asked.
    LifeTopOrBottom,
}

/// Which DON!! cards are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum OwnEffect {
    /// `[Main]`.
    Main,
    /// `[Counter]`.
    Counter,
    /// An auto effect with this timing.
    Auto(Timing),
}

impl Filter {
    /// Everything.
    pub const fn any() -> Self {
        Self(Vec::new())
    }
}
