//! What events sound like, and who listens: whatever waits for something is asked only where it could be meant.

use super::card::CardId;
use super::event::Event;
use super::pieces::CardPieces;
use super::text::Timing;
use crate::engine::Sound;

/// Hooks that look at an event or a timing alone, not at the table.
pub trait Sounding: CardPieces {
    /// What an event sounds like to the effects that wait for something; nothing: it can set nothing off.
    fn sound(event: &Event<Self>) -> Sound;

    /// The sounds that an effect with this timing listens for.
    fn listens_for(_: &Timing<Self>) -> Sound {
        Sound::MAX
    }

    /// Is an event looked at the moment before it happens, for what it sets off? What leaves the field is.
    fn looks_before(event: &Event<Self>) -> bool {
        event.is_leaving()
    }

    /// How many times an event happens, for what it sets off.
    fn times(_: &Event<Self>) -> u8 {
        1
    }

    /// Does a timing only come by what happens to the card itself?
    fn is_of_itself(_: &Timing<Self>) -> bool {
        false
    }

    /// The card that something happens to, as far as such timings look at it.
    fn subject(event: &Event<Self>) -> Option<CardId> {
        if let Event::Move(m) = event { Some(m.card) } else { None }
    }

    /// May an event like this set off what is no effect of a text?
    fn is_noticed(_: &Event<Self>) -> bool {
        false
    }
}
