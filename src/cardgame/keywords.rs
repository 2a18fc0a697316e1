//! The keywords of a card as they are now: what is printed or stands, and what it has for a time, together.

use super::game::CardGame;
use super::values::Seen;
use super::word::Word;

impl Seen {
    /// The number of a keyword; 0: it does not have it.
    #[inline]
    pub fn keyword<V: CardGame>(&self, keyword: V::Keyword) -> u8 {
        let at = keyword.index();
        V::add_keyword(keyword, self.keywords[at], self.gained[at])
    }

    /// It gets a keyword: for a time, or as long as a permanent effect works.
    pub(super) fn gain<V: CardGame>(&mut self, keyword: V::Keyword, n: u8, lasting: bool) {
        let all = if lasting { &mut self.gained } else { &mut self.keywords };
        let now = &mut all[keyword.index()];
        *now = V::add_keyword(keyword, *now, n);
    }

    /// Does it have a keyword?
    #[inline]
    pub fn has<V: CardGame>(&self, keyword: V::Keyword) -> bool {
        self.keyword::<V>(keyword) > 0
    }

    /// Its keywords.
    pub fn keywords<V: CardGame>(&self) -> impl Iterator<Item = (V::Keyword, u8)> {
        V::Keyword::ALL.iter().map(|k| (*k, self.keyword::<V>(*k))).filter(|(_, n)| *n > 0)
    }
}
