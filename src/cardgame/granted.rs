//! What cards have been given besides numbers and keywords, wherever they lie.

use std::borrow::Cow;

use super::card::CardId;
use super::eye::Eye;
use super::game::CardGame;
use super::state::On;
use super::text::{Place, To};
use super::values::Granted;

impl<'a, V: CardGame> Eye<'a, V> {
    /// What a card was given: on the field it was worked out, elsewhere it is asked for now.
    pub fn granted(&self, id: CardId) -> Cow<'a, [Granted]> {
        match self.seen(id) {
            Some(seen) => Cow::Borrowed(&seen.granted),
            None if self.values.none_away && self.values.away.is_empty() => Cow::Borrowed(&[]),
            None => Cow::Owned(self.lasting_away(id).chain(self.standing_away(id)).collect()),
        }
    }

    /// For a time.
    fn lasting_away(&self, id: CardId) -> impl Iterator<Item = Granted> {
        let state = self.state;
        let given = state.modifiers.iter().filter(move |m| m.on == On::Card(id) && V::is_in_force(m));
        given.map(|m| Granted { grant: m.grant, by: m.by, source: m.source, amount: m.amount })
    }

    /// By permanent effects.
    fn standing_away(&self, id: CardId) -> impl Iterator<Item = Granted> {
        let here = *self;
        let given = self.values.away.iter().filter(move |away| {
            let Some((To::All(selector), _)) = away.held.part(here.book, away.part) else { return false };
            let eye = Eye { it: &[], looked: &[], ..here.of(away.granted.by, away.granted.source) };
            selector.places.contains(&Place::Zone(here.state.card(id).zone)) && eye.means(selector, id)
        });
        given.map(|away| away.granted)
    }
}
