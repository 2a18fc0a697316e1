//! What is found in the middle of a rule, and said: a sentence of the catalogues, and what it is about.

use smallvec::SmallVec;

use super::Cx;
use super::card::{CardId, DefId, Few};
use super::pieces::CardPieces;
use super::text::Condition;
use super::values::Held;
use super::word::Word;
use crate::engine::Player;
use crate::lang::Said;

/// What fills a gap of a sentence.
#[derive(Clone, Debug)]
pub enum Fact {
    /// A player.
    Player(Player),
    /// A card, by its name as it is known now.
    Card(CardId),
    /// Cards.
    Cards(Few),
    /// A card as it is printed.
    Def(DefId),
    /// A number that a sentence may choose its words by.
    Count(usize),
    /// Something else that is said.
    Said(Said),
}

/// A finding.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The sentence's name in the catalogues.
    pub key: &'static str,
    /// What it is about.
    pub facts: SmallVec<[(&'static str, Fact); 2]>,
}

/// A finding of this name.
pub fn finding(key: &'static str) -> Finding {
    Finding { key, facts: SmallVec::new() }
}

impl Finding {
    /// With something.
    pub fn with(mut self, name: &'static str, fact: Fact) -> Self {
        self.facts.push((name, fact));
        self
    }

    /// About a player.
    pub fn player(self, player: Player) -> Self {
        self.with("player", Fact::Player(player))
    }

    /// About a card.
    pub fn card(self, card: CardId) -> Self {
        self.with("card", Fact::Card(card))
    }

    /// With a count.
    pub fn n(self, n: impl Into<usize>) -> Self {
        self.with("n", Fact::Count(n.into()))
    }

    /// With a number as it is written.
    pub fn number(self, name: &'static str, n: i32) -> Self {
        self.with(name, Fact::Said(Said::plain(n.to_string())))
    }

    /// With a word of the catalogues.
    pub fn word(self, name: &'static str, key: &'static str) -> Self {
        self.with(name, Fact::Said(Said::new(key)))
    }
}

/// Why something goes as it does, where shared rules decide. A game says which clauses that is by, and in which words it is told.
#[derive(Clone, Debug)]
pub enum Because<V: CardPieces> {
    /// The card's effects are negated.
    Negated(CardId),
    /// It was used this turn.
    UsedUp(CardId),
    /// The conditions of its effect do not hold.
    ConditionFails(CardId),
    /// They do.
    ConditionsHold(CardId),
    /// The cost of its effect is paid.
    Paying(CardId),
    /// It cannot be paid.
    CannotPay(CardId),
    /// It is not paid.
    NotPaid(CardId),
    /// It was not paid as written.
    PaidOtherwise(CardId),
    /// An effect is activated.
    Activates(CardId),
    /// An effect that works once a turn is activated.
    Once(CardId),
    /// Something else happens instead.
    Instead(CardId),
    /// What is left goes on.
    GoesOn,
    /// The turn player does it first.
    TurnPlayerFirst(Player),
    /// What "if" asks for holds.
    IfHolds,
    /// It does not.
    IfFails,
    /// "If you do": it was done.
    IfDone,
    /// It was not.
    IfNotDone,
    /// What stood before "then" was not done; what follows is.
    ThenAnyway,
    /// A player does not do what is optional.
    DoesNot(Player),
    /// A mode is chosen.
    ModeChosen(Player, u8),
    /// A card is chosen.
    Chosen,
    /// A card is chosen where fewer would do.
    ChosenUpTo,
    /// There is nothing that it could be done to.
    NothingTo(V::Deed),
    /// None is chosen where none will do.
    NoneChosen,
    /// What is asked for of cards that the others do not see need not be shown.
    Hidden,
    /// Fewer than asked for: as many as can be.
    AsManyAsCanBe,
    /// It cannot be done to this card.
    Forbidden(CardId),
    /// A player cannot do it.
    ForbiddenTo(Player),
    /// It is so already.
    AlreadySo(CardId),
    /// Nought times.
    NotAtAll,
    /// Fewer than so many will do.
    UpTo,
    /// Cards are put in an order.
    InOrder,
    /// Cards are put back as they were.
    PutBack(Player),
    /// A player looks at cards.
    LooksAt(Player, Few),
    /// A player looks through a whole pile.
    LooksThrough(Player, V::Zone),
    /// Cards are shown to everybody.
    Shows,
    /// A number is chosen.
    NumberChosen(Player, u8),
    /// The effect of this card is next.
    IsNext(CardId),
}

/// The clauses of a finding, and its sentence.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reason {
    /// Clauses that make the step happen, more to the point than the row's own.
    pub decides: &'static str,
    /// Further clauses that make the step happen.
    pub cites: &'static str,
    /// Clauses that it rests on.
    pub supports: &'static str,
    /// The sentence; empty: nothing is said.
    pub says: &'static str,
}

impl Reason {
    /// Said, by these clauses.
    pub const fn new(cites: &'static str, says: &'static str) -> Self {
        Self { decides: "", cites, supports: "", says }
    }

    /// Said, by these clauses in the place of the row's own.
    pub const fn deciding(decides: &'static str, says: &'static str) -> Self {
        Self { decides, cites: "", supports: "", says }
    }

    /// Resting on these, too.
    pub const fn and(self, supports: &'static str) -> Self {
        Self { supports, ..self }
    }

    /// Resting on clauses.
    pub const fn on(supports: &'static str, says: &'static str) -> Self {
        Self { decides: "", cites: "", supports, says }
    }

    /// The step says it, with its clauses.
    pub fn tell<V: CardPieces>(self, cx: &mut Cx<'_, V>, why: Because<V>) {
        if !self.decides.is_empty() {
            cx.decide(self.decides);
        }
        if !self.cites.is_empty() {
            cx.cite(self.cites);
        }
        if !self.supports.is_empty() {
            cx.support(self.supports);
        }
        if !self.says.is_empty() {
            cx.note(facts(self.says, why));
        }
    }
}

fn facts<V: CardPieces>(key: &'static str, why: Because<V>) -> Finding {
    let found = finding(key);
    match why {
        Because::Negated(card)
        | Because::UsedUp(card)
        | Because::ConditionFails(card)
        | Because::ConditionsHold(card)
        | Because::Paying(card)
        | Because::CannotPay(card)
        | Because::NotPaid(card)
        | Because::PaidOtherwise(card)
        | Because::Activates(card)
        | Because::Once(card)
        | Because::Instead(card)
        | Because::Forbidden(card)
        | Because::AlreadySo(card)
        | Because::IsNext(card) => found.card(card),
        Because::TurnPlayerFirst(player)
        | Because::DoesNot(player)
        | Because::ForbiddenTo(player)
        | Because::PutBack(player) => found.player(player),
        Because::ModeChosen(player, n) | Because::NumberChosen(player, n) => found.player(player).n(n),
        Because::NothingTo(deed) => found.word("verb", deed.key()),
        Because::LooksAt(player, cards) => found.player(player).with("words", Fact::Cards(cards)),
        Because::LooksThrough(player, zone) => found.player(player).word("words", zone.key()),
        Because::GoesOn
        | Because::IfHolds
        | Because::IfFails
        | Because::IfDone
        | Because::IfNotDone
        | Because::ThenAnyway
        | Because::Chosen
        | Because::ChosenUpTo
        | Because::NoneChosen
        | Because::Hidden
        | Because::AsManyAsCanBe
        | Because::NotAtAll
        | Because::UpTo
        | Because::InOrder
        | Because::Shows => found,
    }
}

/// Why a card is not offered, where shared rules decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The text does not mean it.
    NotMeant,
    /// The text asks for cards without a text.
    HasText,
    /// It is so already, and something else must happen instead.
    AlreadySoInstead,
    /// It is so already, and a cost must be paid.
    AlreadySoForCost,
    /// It is forbidden.
    Forbidden,
    /// It cannot be done.
    Impossible,
    /// Then the rest could not be paid or chosen.
    LeavesTooFew,
    /// Some must be chosen.
    MustChoose,
}

/// Why an effect does nothing, though what it waits for happens.
#[derive(Debug)]
pub enum Missing<'a, V: CardPieces> {
    /// It was used this turn.
    Used,
    /// It is negated.
    Negated,
    /// A condition does not hold.
    Condition(&'a Condition<V>),
    /// Its cost cannot be paid.
    Cost,
    /// What it would do instead cannot be done.
    Instead,
    /// What happens is there instead of something already.
    Replaced,
}

/// An effect that does nothing, though what it waits for happens.
#[derive(Debug)]
pub struct Silent<'a, V: CardPieces> {
    /// Which.
    pub held: Held,
    /// It is a replacement effect; else one that works by itself.
    pub replaces: bool,
    /// Why.
    pub why: Missing<'a, V>,
}

/// Clauses that set an effect off: the deciding one, and those that say more.
pub type SetOff = (&'static str, &'static [&'static str]);

/// What was found to be set off: by which clauses, and the cards that it is about.
pub type Happened = (SetOff, Few);
