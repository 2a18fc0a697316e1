//! What a card text compiles to: effects, each with its kind, its conditions, its cost and its operations.
//!
//! A text is a value that can be compared and hashed; it says nothing of how it is played out.

use super::vocabulary::{OwnGrant as _, Vocabulary, Zone as _};

/// The effects of a card, in the order in which they are printed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Text<V: Vocabulary> {
    /// From top to bottom. Effects that are only given to other cards stand last.
    pub effects: Vec<Effect<V>>,
    /// Where the words can be read in more than one way: how they were read.
    pub taken: Vec<V::Taken>,
}

impl<V: Vocabulary> Default for Text<V> {
    fn default() -> Self {
        Self { effects: Vec::new(), taken: Vec::new() }
    }
}

/// One effect: everything it needs, from its timing to its last operation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Effect<V: Vocabulary> {
    /// Which of the kinds it is.
    pub kind: Kind<V>,
    /// Conditions before everything else of it.
    pub conditions: Vec<Condition<V>>,
    /// Once a turn.
    pub once: bool,
    /// What must be paid, left to right. Operations whose choices are exact: all or nothing.
    pub cost: Vec<Op<V>>,
    /// The cost may be declined.
    pub may: bool,
    /// What it does, in the printed order.
    pub body: Vec<Op<V>>,
    /// Not an effect of this card, but one that an operation of it gives: [`Grant::Effect`].
    pub given: bool,
    /// What only this game's effects have.
    pub extra: V::Extra,
}

impl<V: Vocabulary> Effect<V> {
    /// An effect that has nothing but its kind.
    pub fn of(kind: Kind<V>) -> Self {
        Self {
            kind,
            conditions: Vec::new(),
            once: false,
            cost: Vec::new(),
            may: false,
            body: Vec::new(),
            given: false,
            extra: V::Extra::default(),
        }
    }
}

/// The kinds of effects.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kind<V: Vocabulary> {
    /// It works by itself, at each of these timings.
    Auto(Vec<Timing<V>>),
    /// What it grants, to which cards, while the conditions hold. The body is empty.
    Permanent(Vec<Grants<V>>),
    /// "would …, … instead". The body is what happens instead.
    Replacement {
        /// What would happen.
        would: Would<V>,
        /// "you may": it can be declined.
        may: bool,
    },
    /// A rule calls for it.
    Called(V::Call),
    /// Nothing at the table. The body is empty.
    Outside(V::Outside),
}

/// When an effect works by itself.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Timing<V: Vocabulary> {
    /// This is done to a card like this, by this.
    Done(V::Deed, Selector<V>, By<V>),
    /// Another one, of this game.
    Own(V::Timing),
}

/// What would happen.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Would<V: Vocabulary> {
    /// This would be done to a card like this, by this.
    Be(V::Deed, Selector<V>, By<V>),
    /// Something else, of this game.
    Own(V::Would),
}

/// What cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Cannot<V: Vocabulary> {
    /// This cannot be done to the card, by this.
    Be(V::Deed, By<V>),
    /// Something else, of this game.
    Own(V::Cannot),
}

/// By what something is done.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum By<V: Vocabulary> {
    /// By anything.
    Anything,
    /// In battle.
    Battle,
    /// By an effect of that side; with a filter about the card that has the effect, if the text gives one.
    Effect(Whose, Option<Filter<V>>),
    /// In battle with a card like this.
    BattleWith(Filter<V>),
}

/// Whose cards, or which players, seen from the player of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Whose {
    /// "your".
    Yours,
    /// "your opponent's".
    Opponents,
    /// Anybody's.
    Any,
    /// "friendly": one's own and a team mate's.
    Friends,
}

/// Cards in some places, of somebody, of a kind.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Selector<V: Vocabulary> {
    /// Whose.
    pub whose: Whose,
    /// Where they are.
    pub places: Vec<Place<V>>,
    /// What they are.
    pub filter: Filter<V>,
}

/// A place that a text names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place<V: Vocabulary> {
    /// A whole zone.
    Zone(V::Zone),
    /// The top card of a pile.
    Top(V::Zone),
    /// The so many top cards of a pile, from the top down.
    Tops(V::Zone, u8),
    /// The bottom card of a pile. Top and bottom together: "from the top or bottom".
    Bottom(V::Zone),
    /// The cards that are being looked at, or were revealed, by this effect.
    Looked,
    /// Another one, of this game.
    Own(V::Place),
}

impl<V: Vocabulary> Place<V> {
    /// Is it a zone that is not the field?
    pub fn is_away(&self) -> bool {
        matches!(self, Self::Zone(zone) if !zone.is_field())
    }
}

/// All of these must hold.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Filter<V: Vocabulary>(pub Vec<Is<V>>);

impl<V: Vocabulary> Filter<V> {
    /// Everything.
    pub const fn any() -> Self {
        Self(Vec::new())
    }

    /// All of these.
    pub const fn of(all: Vec<Is<V>>) -> Self {
        Self(all)
    }

    /// Does it ask for this, outside of every "or"?
    pub fn asks(&self, is: &Is<V>) -> bool {
        self.0.contains(is)
    }

    /// Does it ask for something like this anywhere inside?
    pub fn has(&self, test: &dyn Fn(&Is<V>) -> bool) -> bool {
        self.0.iter().any(|is| match is {
            Is::Either(all) => all.iter().any(|f| f.has(test)),
            Is::Not(inner) => inner.has(test),
            other => test(other),
        })
    }
}

impl<V: Vocabulary> Default for Filter<V> {
    fn default() -> Self {
        Self::any()
    }
}

/// A number of a card: as it is now, or as it was before anything was added to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Of {
    /// As it is now.
    Now,
    /// Its base.
    Base,
}

/// One thing that must hold of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Is<V: Vocabulary> {
    /// One of these filters.
    Either(Vec<Filter<V>>),
    /// "other than …".
    Not(Box<Filter<V>>),
    /// What it is.
    Category(V::Category),
    /// Its name.
    Name(String),
    /// A part of its name.
    NameIncludes(String),
    /// Its type.
    Type(String),
    /// A part of a type.
    TypeIncludes(String),
    /// Its colour.
    Colour(V::Colour),
    /// It has several colours.
    Multicolour,
    /// A number of it is in this range, inclusive.
    Stat(V::Stat, Of, i32, i32),
    /// A number of it is at most so much.
    StatAtMost(V::Stat, Of, Box<Amount<V>>),
    /// A number of it is at least so much.
    StatAtLeast(V::Stat, Of, Box<Amount<V>>),
    /// A number of it is just so much.
    StatIs(V::Stat, Of, Box<Amount<V>>),
    /// It is turned sideways.
    Rested,
    /// It is not.
    Active,
    /// It has this keyword.
    Has(V::Keyword),
    /// Nothing is printed in its text.
    NoText,
    /// It is this card. `Not(This)`: "other than this card".
    This,
    /// It is the card that the text speaks of.
    It,
    /// It is one of the cards that the text spoke of before it singled one out: "the other".
    Other,
    /// It came this turn.
    New,
    /// It lies face up.
    FaceUp,
    /// It lies face down.
    FaceDown,
    /// Its colour differs from that of the card that the text speaks of.
    OtherColourThanIt,
    /// Its name is that of the card that the text speaks of.
    SameNameAsIt,
    /// This number is that of the card that the text speaks of.
    SameAsIt(V::Stat),
    /// The cards chosen together have different names.
    DifferentNames,
    /// Something else, of this game.
    Own(V::Is),
}

/// No limit downwards, for ranges.
pub const LEAST: i32 = i32::MIN;
/// No limit upwards.
pub const MOST: i32 = i32::MAX;

/// A number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Amount<V: Vocabulary> {
    /// This number.
    N(i32),
    /// How many cards these are.
    Count(Box<Selector<V>>),
    /// So much for every `every` of an amount.
    Per(i32, u8, Box<Amount<V>>),
    /// The sum.
    Sum(Vec<Amount<V>>),
    /// A number of cards, added up.
    Total(V::Stat, Box<Selector<V>>),
    /// A number of the card that the text speaks of.
    OfIt(V::Stat, Of),
    /// A number of a single card.
    OfCard(V::Stat, Box<Selector<V>>),
    /// How many cards the operation before was done to.
    Done,
    /// How many cards the text speaks of.
    CountOfIt,
    /// The number that was chosen.
    Chosen,
    /// As many as it takes to get from the first number to the second.
    UpToTotal(Box<Amount<V>>, Box<Amount<V>>),
    /// All of them.
    All,
    /// Another one, of this game.
    Own(V::Number),
}

/// How many are chosen.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Count<V: Vocabulary> {
    /// So many, or as many as can be done.
    Exactly(Amount<V>),
    /// "up to".
    UpTo(Amount<V>),
    /// "any number of".
    AnyNumber,
    /// "up to N with a total … of T or less".
    Total(u8, V::Stat, i32),
    /// "N or more".
    AtLeast(u8),
    /// "N to M".
    Between(u8, u8),
}

/// Something that holds or does not.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Condition<V: Vocabulary> {
    /// All of them.
    All(Vec<Condition<V>>),
    /// One of them.
    Any(Vec<Condition<V>>),
    /// It does not hold.
    Not(Box<Condition<V>>),
    /// It is the turn of the effect's player.
    YourTurn,
    /// It is not.
    OpponentsTurn,
    /// A number against a number.
    Is(Amount<V>, Compare, Amount<V>),
    /// Every card of the first is among the second. No card at all: it does not hold.
    Only(Selector<V>, Filter<V>),
    /// "if you do": the operation before was done as written.
    Did,
    /// The card that the text speaks of.
    It(Filter<V>),
    /// This card.
    This(Filter<V>),
    /// Another one, of this game.
    Own(V::Condition),
}

/// How two numbers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

impl Compare {
    /// Does it hold of two numbers?
    pub const fn holds(self, left: i32, right: i32) -> bool {
        match self {
            Self::AtLeast => left >= right,
            Self::AtMost => left <= right,
            Self::Exactly => left == right,
            Self::More => left > right,
            Self::Less => left < right,
        }
    }
}

/// What a permanent effect grants, and to whom.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Grants<V: Vocabulary> {
    /// The cards.
    pub to: To<V>,
    /// What they get.
    pub what: Vec<Grant<V>>,
}

/// Who gets something.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum To<V: Vocabulary> {
    /// This card.
    This,
    /// All cards of a selector, also where no texts work.
    All(Selector<V>),
    /// This card in hand.
    ThisInHand,
    /// Players.
    Player(Whose),
}

/// Something that a card or a player has, by a permanent effect or for a time.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Grant<V: Vocabulary> {
    /// A number, up or down.
    Stat(V::Stat, Amount<V>),
    /// The base of a number becomes this.
    Base(V::Stat, Amount<V>),
    /// A number becomes this: what was added before no longer counts.
    Set(V::Stat, Amount<V>),
    /// A keyword, and its number.
    Keyword(V::Keyword, u8),
    /// An effect in quotes: its place in the same text, where it stands as `given`.
    Effect(u8),
    /// Its effects are negated.
    Negated,
    /// It cannot do something, or something cannot be done to it.
    Cannot(Cannot<V>),
    /// Also this name.
    Name(String),
    /// Also this type.
    Type(String),
    /// Something else, of this game.
    Own(V::Grant),
}

impl<V: Vocabulary> Grant<V> {
    /// The number of it that is worked out, if it has one.
    pub fn amount(&self) -> Option<&Amount<V>> {
        match self {
            Self::Stat(_, amount) | Self::Base(_, amount) | Self::Set(_, amount) => Some(amount),
            Self::Own(own) => own.amount(),
            _ => None,
        }
    }

    /// A keyword whose number is worked out.
    pub fn worked_keyword(&self) -> Option<V::Keyword> {
        if let Self::Own(own) = self { own.keyword().map(|(keyword, _)| keyword) } else { None }
    }
}

/// One operation of a text. They are done in order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Op<V: Vocabulary> {
    /// "If …, …", with what is done otherwise.
    If(Condition<V>, Vec<Op<V>>, Vec<Op<V>>),
    /// "you may …": asked, yes or no; what follows in the list belongs to the same "may".
    May(Whose, Vec<Op<V>>),
    /// "Choose one:": modes. Who chooses.
    ChooseOne(Whose, Vec<Vec<Op<V>>>),
    /// Done later, once.
    Later(V::Later, Vec<Op<V>>),
    /// What each of the players does, you and your opponent; the turn player first.
    InTurn(Vec<Op<V>>, Vec<Op<V>>),
    /// What stands before "Then" may fail; what follows is still done. A mark in the order of operations.
    Then,
    /// From here on an effect that works once a turn is carried out. No text says it: it is put in when the effect becomes a program.
    CarriedOut,
    /// Cards are chosen, and nothing else: the text then speaks of them.
    Choose(Target<V>),
    /// Draw.
    Draw {
        /// Who draws.
        who: Whose,
        /// How many.
        count: Amount<V>,
        /// "up to".
        up_to: bool,
    },
    /// Cards go somewhere, as the deed says.
    Move {
        /// As what.
        deed: V::Deed,
        /// Which.
        what: Target<V>,
        /// Where in the pile.
        spot: Spot,
        /// Face up in a pile; sideways on the field.
        turned: bool,
    },
    /// Turned sideways, or back.
    Turn(V::Deed, Target<V>),
    /// Turned face up or face down where they lie.
    Face(V::Deed, Target<V>),
    /// Cards get something for a time.
    Give {
        /// Which.
        to: Target<V>,
        /// What.
        what: Vec<Grant<V>>,
        /// How long.
        until: V::Until,
    },
    /// Players get something for a time.
    GivePlayer {
        /// Who.
        who: Whose,
        /// What.
        what: Vec<Grant<V>>,
        /// How long.
        until: V::Until,
    },
    /// Look at cards: until the program places them, they are in [`Place::Looked`], in the order in which they lay.
    Look {
        /// Whose pile.
        whose: Whose,
        /// Which pile.
        pile: Pile<V>,
        /// How many.
        count: Amount<V>,
        /// "up to".
        up_to: bool,
        /// They are shown to everybody.
        reveal: bool,
    },
    /// Look at all cards of a zone, such as a hand.
    LookAt(Whose, V::Zone),
    /// What is left of the cards looked at goes here.
    PlaceRest(Rest<V>),
    /// Cards are shown to everybody. The text then speaks of them.
    Reveal(Target<V>),
    /// A pile is shuffled.
    Shuffle(Whose, V::Zone),
    /// A number is chosen, and kept as [`Amount::Chosen`].
    ChooseNumber {
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// A player wins.
    Win(Whose),
    /// A player loses.
    Lose(Whose),
    /// Something else, of this game.
    Own(V::Op),
}

/// Which cards an operation is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Target<V: Vocabulary> {
    /// This card.
    This,
    /// The card or cards that the text speaks of: chosen, moved or shown by the operation before; those that set the effect off.
    It,
    /// All of them: no choice.
    All(Selector<V>),
    /// Chosen by a player at resolution.
    Choose {
        /// Who chooses.
        who: Whose,
        /// From which.
        from: Selector<V>,
        /// How many.
        count: Count<V>,
    },
    /// The top cards of a pile.
    Top {
        /// Whose pile.
        whose: Whose,
        /// Which.
        zone: V::Zone,
        /// How many.
        count: Amount<V>,
        /// "up to".
        up_to: bool,
    },
    /// Several targets, one after the other.
    Both(Vec<Target<V>>),
}

/// Where in a pile cards are put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// On top. Several cards: in an order that their player chooses.
    Top,
    /// At the bottom.
    Bottom,
    /// At the top or the bottom: asked.
    TopOrBottom,
    /// Into the pile, which is then shuffled by an operation of its own.
    Anywhere,
}

/// Where the cards looked at go that are left.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Rest<V: Vocabulary> {
    /// To a zone: there in it, and in any order if there are several.
    To(V::Zone, Spot),
    /// Back where they were.
    Back,
}

/// A pile that is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pile<V: Vocabulary> {
    /// Its top.
    Top(V::Zone),
    /// All of it.
    Whole(V::Zone),
    /// Its top or its bottom: asked.
    TopOrBottom(V::Zone),
}
