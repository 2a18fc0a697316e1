//! 2-11. The reader of card texts: the English of the cards, compiled into effects.
//!
//! A text is read whole or refused with the place where reading stopped; nothing is passed over. The kit is [`crate::cardgame::reader`];
//! the grammar here is one of parts that combine: headings, noun phrases, conditions, costs, operations, effects.

use super::Gundam;
use super::vocabulary::{Condition, Duration, Place, Selector, Text, Whose};
use crate::cardgame::reader::{self, Lexicon, Sort, Wrap, dirt};

mod base;
mod condition;
mod cost;
mod deploying;
mod dividing;
mod effect;
mod features;
mod giving;
mod happening;
mod heading;
mod looking;
mod noun;
mod operation;
mod sense;
mod sentence;
mod setting;
mod standing;
mod target;
#[cfg(test)]
mod tests;
mod token;
mod verbs;

use crate::cardgame::reader::Reading;
pub use crate::cardgame::reader::TextFault;

/// Goes over the tokens of a text.
type Reader<'a> = reader::Reader<'a, Gundam, Memory>;

/// What was read before, as far as later words speak of it.
#[derive(Clone, Debug, Default)]
struct Memory {
    /// What "it" is.
    it: It,
    /// It is several cards: "them".
    several: bool,
    /// So many at the most.
    most: u8,
    /// This card was spoken of since, and another one before it: "it" could be either, "that Unit" is the other one.
    behind: bool,
    /// This card has gone by what was said: it gets nothing, and "it" is the other one.
    left: bool,
    /// Whose the card is that is spoken of, and where it was, as far as it was said: "that enemy Unit" is no friendly one, and no Base.
    spoken: Option<(Whose, Vec<Place>)>,
    /// It is the effect of a Command: no other card is "another" than that.
    command: bool,
    /// 13-2-8-2. It is a 【Destroyed】 effect: this card is in the trash.
    destroyed: bool,
    /// The card that is spoken of was moved by what was said: what it "was" is asked of it.
    moved: bool,
    /// Something was done that may have taken the card that is spoken of from where it lay.
    gone: bool,
    /// This card was only asked about: "if this Unit is rested".
    asked: bool,
    /// Cards are being looked at: a card without a place is one of them.
    looked: bool,
    /// It is a single one.
    only: bool,
    /// An enemy Unit attacks, and that sets the effect off: "that Unit's attack target".
    attacker: bool,
    /// How long the sentence before holds: for what is "instead" of it.
    until: Option<Duration>,
    /// What the condition before counted: "if 5 or more are in play".
    counted: Option<Selector>,
    /// What is read is done by each of several players: "they", "their" are "you", "your".
    each: bool,
    /// "It" was said in this sentence.
    said_it: bool,
    /// Something was done to cards that are counted: "that many".
    tallied: bool,
    /// How many sentences ago cards were chosen, and nothing else.
    chosen: Option<u8>,
    /// What a "when" asks for besides: "when this Unit attacks the enemy player".
    besides: Vec<Condition>,
    /// Another card that was named beside the one that "it" is.
    beside: Beside,
    /// Cards were chosen, and nothing was said of them yet.
    waiting: bool,
    /// Cards were chosen while others waited: "it" and "them" could be either, or all of them.
    doubled: bool,
    /// The cards that are looked at are another player's.
    looked_other: bool,
    /// "They" do what the sentence says.
    they: bool,
    /// Whose cards a condition counts, where the noun does not say it: "if you have another (X) Unit in play".
    having: Option<Whose>,
    /// The condition named the Unit that this one attacks or battles: "that Unit".
    attacked: bool,
    /// Something stood behind the noun that was read last: "with 3 or less AP".
    after: bool,
}

/// Another card that the same words name: "when this Unit attacks an enemy Unit, … it".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Beside {
    /// None.
    #[default]
    None,
    /// It is there as well: "it" could be either.
    There,
    /// It was destroyed: it gets nothing any more, and is not set active.
    Gone,
    /// It is a Pilot: it gets nothing of its own, and is not set active.
    Pilot,
    /// The condition named it: "if this Unit is attacking an enemy Unit".
    Asked,
    /// "It" is that one, and this card dealt damage to it or was asked about: which of them gets something, or is set active, is open.
    Hit,
}

/// What "it" is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum It {
    /// Nothing that can be told.
    #[default]
    Nothing,
    /// This card.
    This,
    /// The card or cards that the effect speaks of: chosen, or those that set it off.
    Card,
    /// The card that is looked at.
    Looked,
    /// The card that this effect put into the trash.
    Placed,
    /// The enemy Unit that battles this Unit.
    Battled,
}

/// How the texts are written. The dots in headings differ from card to card.
const LEXICON: Lexicon = Lexicon {
    signs: &[('・', '･'), ('·', '･'), ('■', '•'), ('☐', '•'), ('□', '•')],
    wraps: &[
        Wrap { open: '【', close: '】', sort: Sort::Heading, inner: true },
        Wrap { open: '[', close: ']', sort: Sort::Bracket, inner: false },
        Wrap { open: '<', close: '>', sort: Sort::Angle, inner: true },
        Wrap { open: '(', close: ')', sort: Sort::Paren, inner: true },
        Wrap { open: '"', close: '"', sort: Sort::Quote, inner: false },
    ],
    reminders: &[
        "at the end of your turn this unit recovers the specified number of hp",
        "when this units attack destroys an enemy unit deal the specified amount of damage",
        "during your turn when this unit destroys an enemy unit with battle damage deal the specified amount of damage",
        "rest this unit to change the attack target to it",
        "rest this unit 1 other friendly unit gets ap",
        "while this unit is attacking it deals damage before the enemy unit",
        "this unit cant be blocked",
        "damage to shields by an attack is dealt to the first 2 cards simultaneously",
        "rest a resource when paying a cost",
        "rest an ex resource then exile it from the game when paying a cost",
        "rest an ex resource then remove it from the game when paying a cost",
        "at the start of the game place 1 active ex base",
        "at the start of the game the second turn player places 1 active ex resource",
    ],
    words: &["lv."],
    owners: &["unit", "card", "command", "base", "pilot", "player"],
    marks: ",.:;/•･",
    ends: &[Sort::Angle, Sort::Bracket, Sort::Quote],
    begins: "•【",
    // 2-11-4. What stands in parentheses behind a keyword explains it, and does nothing.
    explained: &[Sort::Angle],
};

/// 2-11. Read a card's text whole, or say where not.
pub fn read(text: &str) -> Result<Text, TextFault> {
    let first = pass(text, 0)?;
    let printed = first.effects.iter().filter(|effect| !effect.given).count();
    if printed == first.effects.len() {
        return Ok(first);
    }
    // Effects that are given stand last, so their places are known only now.
    pass(text, printed)
}

/// Read a text; effects that are given are counted from `printed`.
fn pass(text: &str, printed: usize) -> Result<Text, TextFault> {
    if dirt::is_nothing(text) {
        return Ok(Text::default());
    }
    let glyphs = dirt::clean(text, LEXICON.signs);
    let tokens = LEXICON.tokens(&glyphs).map_err(|at| TextFault::new(text, at, 0, &[]))?;
    let mut reader = Reader::new(&tokens, printed, Vec::new());
    let Ok(mut effects) = reader.text() else {
        return Err(TextFault::new(text, reader.place(text), 0, &reader.understood()));
    };
    effects.append(&mut reader.given);
    let mut taken = reader.taken;
    taken.sort_unstable();
    taken.dedup();
    Ok(Text { effects, taken })
}
