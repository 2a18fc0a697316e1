//! 8. What a card text compiles to: effects, each with its kind, its timing, its conditions, its cost and its operations.
//!
//! A text is a value that can be compared, hashed and saved; it says nothing of how it is played out.

use serde::{Deserialize, Serialize};

use super::operations::{Amount, Op};
use super::selector::{Filter, Selector, Side};

/// The effects of a card, in the order in which they are printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Text {
    /// 2-8-3. From top to bottom. Effects that are only given to other cards stand last.
    pub effects: Vec<Effect>,
    /// Where the words can be read in more than one way: how they were read.
    pub taken: Vec<Taken>,
}

/// How words were read that can be read in more than one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Taken {
    /// 4-10-1, 8-3-3. What stands after "then", or in a further sentence, hangs on the "if" before it.
    HangsOnIf,
    /// "An A card or a B card with a cost of 5 or less": the cost is asked of both.
    AskedOfBoth,
    /// "Your opponent's rested Leader and up to 1 Character": whose and in which state is said of both.
    SaidOfBoth,
    /// 8-3-1. "Return 1 Character" in a cost: one of your own.
    OwnInCost,
    /// 8-3-1. "Place 1 Stage at the bottom of the owner's deck" in a cost: anybody's.
    AnybodysInCost,
    /// 3-10-2. "1 card from your Life area": the top one.
    TopOfLife,
    /// "The number of cards trashed" in an effect that this sets off: those that were trashed then.
    NumberOfEvent,
}

/// 8-1-1. One effect: everything it needs, from its timing to its last operation.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Effect {
    /// 8-1-3. Which of the kinds it is.
    pub kind: Kind,
    /// 8-3-2. Conditions in brackets, and those of "if" that stand before everything else of a permanent or replacement effect:
    /// `[DON!! x1]`, `[Your Turn]`, `If you have 2 or less Life cards, …`.
    pub conditions: Vec<Condition>,
    /// 10-2-13. `[Once Per Turn]`.
    pub once: bool,
    /// 8-3-1. What stands before the colon, left to right. Operations whose choices are exact: all or nothing.
    pub cost: Vec<Op>,
    /// 8-3-1-4. "You may": the cost may be declined. (A cost of DON!! −N or ➀ alone may be declined as well; the reader sets it for them.)
    pub may: bool,
    /// 1-3-8. What it does, in the printed order.
    pub body: Vec<Op>,
    /// Not an effect of this card, but one that an operation of it gives: [`Grant::Effect`].
    pub given: bool,
}

/// 8-1-3. The kinds of effects.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// 8-1-3-1. Auto: at each of these timings. `[On Play]/[When Attacking]` has two.
    Auto(Vec<Timing>),
    /// 8-1-3-2, 10-2-2. `[Activate: Main]`.
    ActivateMain,
    /// 10-2-3. `[Main]` of an Event. An Event with `[Main]/[Counter]` has two effects.
    Main,
    /// 10-2-4. `[Counter]` of an Event.
    Counter,
    /// 10-1-5. `[Trigger]`.
    Trigger,
    /// 8-1-3-3. Permanent: what it grants, to which cards, while the conditions hold. The body is empty.
    Permanent(Vec<Grants>),
    /// 8-1-3-4. Replacement: "would …, … instead". The body is what happens instead.
    Replacement {
        /// What would happen.
        would: Would,
        /// 8-1-3-4-1. "you may": it can be declined.
        may: bool,
    },
    /// 5-2-1-5-1. "At the start of the game, …" of a Leader.
    StartOfGame,
    /// 5-1-2-4. Deck construction; nothing at the table. The body is empty.
    Construction(Construction),
}

/// 5-1-2-4. What a text changes about the construction of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

/// 8-1-3-1-1. When an auto effect is activated.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Timing {
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
    StartOfTurn(Side),
    /// 6-5-1. "At the start of your Main Phase".
    StartOfMain(Side),
    /// 7-1-5-2. "At the end of a battle in which this Character battles your opponent's Character": the filter is about that Character.
    /// "… in which this Character attacks" is this with every card and the condition that this card is attacking.
    EndOfBattle(Filter),
    /// 8-3-1-8. "When …", written out.
    When(Happening),
}

/// 8-3-1-8. Something that happens, written out after "When".
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Happening {
    /// "… is K.O.'d".
    Kod(Selector, By),
    /// 4-11. "… is removed from the field".
    Removed(Selector, By),
    /// "… is returned to the owner's hand".
    ReturnedToHand(Selector, By),
    /// "… is trashed".
    Trashed(Selector, By),
    /// "… becomes rested", "is rested".
    Rested(Selector, By),
    /// "you play …", "your opponent plays …", "… is played": the card, and where it came from if the text says so.
    Played(Selector, Option<Area>),
    /// "N or more DON!! cards on your field are returned to your DON!! deck".
    DonReturned(Side, u8, By),
    /// "a DON!! card is given to …".
    DonGiven(Selector),
    /// "you take damage", "your opponent takes damage".
    DamageTaken(Side),
    /// "this Character's attack deals damage to your opponent's Life".
    DamageDealt,
    /// "a card is removed from your Life cards"; both sides: `Side::Any`.
    LifeRemoved(Side),
    /// "a card is added to your hand from your Life".
    LifeToHand(Side),
    /// "your number of Life cards becomes 0".
    LifeBecomes(Side, u8),
    /// 8-5-3. "you activate an Event".
    EventActivated(Side),
    /// "your opponent activates [Blocker]".
    BlockerActivated(Side),
    /// "a [Trigger] activates".
    TriggerActivated(Side),
    /// "a card is trashed from your hand"; by an effect, if the text says so.
    Discarded(Side, By),
    /// "you draw a card outside of your Draw Phase".
    DrawnOutside(Side),
    /// "this Leader attacks", "your opponent attacks": the attacker.
    Attacks(Selector),
    /// "… is attacked": the target.
    Attacked(Selector),
    /// "this Character battles …": the opponent's card.
    Battles(Filter),
    /// "an [X] is activated" of an effect that is no Event: this kind of timing of a card of that side.
    OnPlayActivated(Side),
}

/// Areas that a text names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Area {
    /// 3-4.
    Hand,
    /// 3-2.
    Deck,
    /// 3-5.
    Trash,
    /// 3-10.
    Life,
}

/// By what something is done.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum By {
    /// By anything.
    Anything,
    /// In battle.
    Battle,
    /// By an effect of that side; with a filter about the card that has the effect, if the text gives one.
    Effect(Side, Option<Filter>),
    /// In battle with a card like this: "in battle by <Strike> attribute Characters".
    BattleWith(Filter),
}

/// 8-1-3-4. What would happen.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Would {
    /// "would be K.O.'d".
    BeKod(Selector, By),
    /// 4-11. "would be removed from the field".
    BeRemoved(Selector, By),
    /// "would be returned to the owner's hand".
    BeReturned(Selector, By),
    /// "would be rested".
    BeRested(Selector, By),
    /// "would be trashed".
    BeTrashed(Selector, By),
    /// "when you would lose the game because your deck is 0, …".
    LoseByDeck,
    /// "would take damage".
    TakeDamage(Side),
    /// "would be added to your hand from your Life": whose Life, and which cards of it ("your face-up Life cards").
    LifeToHand(Side, Filter),
}

/// Something that holds or does not.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Condition {
    /// All of them.
    All(Vec<Condition>),
    /// One of them.
    Any(Vec<Condition>),
    /// It does not hold.
    Not(Box<Condition>),
    /// 8-3-2-3, 10-2-9. `[DON!! xN]`: so many are given to this card.
    DonGiven(u8),
    /// 8-3-2-4, 10-2-11. `[Your Turn]`.
    YourTurn,
    /// 8-3-2-5, 10-2-12. `[Opponent's Turn]`.
    OpponentsTurn,
    /// A number against a number: "you have 2 or less Life cards", "you have less Life cards than your opponent",
    /// "your Leader has the {X} type" (as a count of at least 1).
    Is(Amount, Compare, Amount),
    /// "the only Characters on your field are …": every card of the first is among the second. No card at all: it does not hold.
    Only(Selector, Filter),
    /// "if you do": the operation before was done as written.
    Did,
    /// "if the revealed card is …", "if that card's type includes …": the card that the text speaks of.
    It(Filter),
    /// "if this Character is rested", "if this Character was played on this turn": this card.
    This(Filter),
    /// "if you have activated an Event with a base cost of N or more during this turn".
    ActivatedEvent(Filter),
    /// "If it is your second turn or later".
    SecondTurn,
}

/// How two numbers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Compare {
    /// As many or more.
    AtLeast,
    /// As many or fewer.
    AtMost,
    /// Just as many.
    Exactly,
    /// More.
    More,
    /// Fewer.
    Less,
}

/// 8-1-3-3. What a permanent effect grants, and to whom.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Grants {
    /// The cards.
    pub to: To,
    /// What they get.
    pub what: Vec<Grant>,
}

/// Who gets something.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum To {
    /// 8-4-4-3. This card.
    This,
    /// All cards of a selector. Cards in hand too: "give blue Events in your hand −1 cost".
    All(Selector),
    /// This card wherever it is, also in hand: "give this card in your hand −3 cost".
    ThisInHand,
    /// A player: "you cannot play Character cards", "your opponent cannot activate [Blocker]".
    Player(Side),
}

/// Something that a card or a player has, by a permanent effect or for a duration.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Grant {
    /// 2-6-3. Power, up or down.
    Power(Amount),
    /// 2-7-6. Cost, up or down.
    Cost(Amount),
    /// 4-9. The base power becomes this.
    BasePower(Amount),
    /// 4-9. The base cost becomes this.
    BaseCost(Amount),
    /// 2-10. The counter value, up or down.
    CounterValue(i32),
    /// 10-1. A keyword.
    Keyword(Keyword),
    /// An effect in quotes: its place in the same text, where it stands as `given`.
    Effect(u8),
    /// 8-2-1. Its effects are negated.
    Negated,
    /// 1-3-3. It cannot do something, or something cannot be done to it.
    Cannot(Cannot),
    /// "can also attack your opponent's active Characters".
    AttacksActive(Filter),
    /// 2-1-3. "Also treat this card's name as […] according to the rules."
    Name(String),
    /// 2-4-4. Also this type.
    Type(String),
    /// 2-5-7. Also this attribute.
    Attribute(Attribute),
    /// All of a player's DON!! … : "you win the game instead of losing when your deck has 0 cards".
    WinsByDeck,
    /// "you do not lose when your deck has 0 cards. You lose at the end of the turn in which your deck becomes 0 cards."
    LosesByDeckLater,
    /// 6-2-4. "does not become active in your / your opponent's next Refresh Phase".
    StaysRested,
}

/// 10-1. Keyword effects, and those that cards have but the text does not list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Keyword {
    /// 10-1-1.
    Rush,
    /// `[Rush: Character]`: on the turn it is played, it can attack Characters.
    RushCharacter,
    /// 10-1-2.
    DoubleAttack,
    /// 10-1-3.
    Banish,
    /// 10-1-4.
    Blocker,
    /// `[Unblockable]`: cannot be blocked. Not in the text of either edition.
    Unblockable,
}

/// 1-3-3. What cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cannot {
    /// The card cannot attack; with a filter: cannot attack cards like these.
    Attack(Option<Filter>),
    /// The card's `[Blocker]` cannot be activated.
    Block,
    /// The player cannot activate `[Blocker]` of Characters like these.
    ActivateBlocker(Filter),
    /// The card cannot be K.O.'d.
    BeKod(By),
    /// 4-11. The card cannot be removed from the field.
    BeRemoved(By),
    /// The card cannot be rested.
    BeRested(By),
    /// The card cannot be returned to hand.
    BeReturned(By),
    /// The card cannot be blocked.
    BeBlocked,
    /// The card cannot be set active by effects or in the Refresh Phase.
    BecomeActive,
    /// The card cannot be chosen as the target of an attack, by cards like these.
    BeAttacked,
    /// The player cannot play cards like these; the area they come from, if the text says so.
    Play(Filter, Option<Area>),
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

/// 2-5. Attributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Attribute {
    /// ฟัน.
    Slash,
    /// ตี.
    Strike,
    /// ยิง.
    Ranged,
    /// พิเศษ.
    Special,
    /// ปัญญา.
    Wisdom,
}

/// 2-3. Colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Colour {
    /// แดง.
    Red,
    /// เขียว.
    Green,
    /// น้ำเงิน.
    Blue,
    /// ม่วง.
    Purple,
    /// ดำ.
    Black,
    /// เหลือง.
    Yellow,
}

/// 2-2-2. Categories of cards. DON!! cards are counted, not kept one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Category {
    /// 2-2-3.
    Leader,
    /// 2-2-4.
    Character,
    /// 2-2-5.
    Event,
    /// 2-2-6.
    Stage,
}
