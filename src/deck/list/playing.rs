//! BlackPoker: playing cards as people write them. `♠A-10, JK x2`, `SA`, `10H`, `ハート3`, `♠♡♢♣A-K`.

/// A playing card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Playing {
    /// A suit (0 to 3) and a number (1 to 13).
    Card(u8, u8),
    /// A Joker.
    Joker,
}

impl Playing {
    /// `♠A`, `♡10`, `Joker`.
    pub fn name(self) -> String {
        match self {
            Self::Joker => "Joker".to_string(),
            Self::Card(suit, rank) => {
                let rank = match rank {
                    1 => "A".to_string(),
                    11 => "J".to_string(),
                    12 => "Q".to_string(),
                    13 => "K".to_string(),
                    n => n.to_string(),
                };
                format!("{}{rank}", ["♠", "♡", "♢", "♣"][usize::from(suit % 4)])
            }
        }
    }
}

const SUITS: [&[&str]; 4] = [
    &["♠", "♤", "spades", "spade", "スペード", "โพดำ", "s"],
    &["♡", "♥", "hearts", "heart", "ハート", "โพแดง", "h"],
    &["♢", "♦", "◇", "◆", "diamonds", "diamond", "ダイヤ", "ダイア", "ข้าวหลามตัด", "d"],
    &["♣", "♧", "clubs", "club", "クラブ", "クローバー", "ดอกจิก", "c"],
];
const JOKERS: [&str; 5] = ["ジョーカー", "โจ๊กเกอร์", "jokers", "joker", "jk"];

struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn skip(&mut self, fits: impl Fn(char) -> bool) -> bool {
        let trimmed = self.rest.trim_start_matches(fits);
        let skipped = trimmed.len() < self.rest.len();
        self.rest = trimmed;
        skipped
    }

    /// One of these words, in small letters; a word of letters must not go on.
    fn word(&mut self, words: &[&str]) -> bool {
        for word in words {
            let Some(rest) = self.rest.strip_prefix(word) else { continue };
            // `s` alone is a suit, in `star` it is not; `sa`, `sj` are cards.
            let goes_on = rest.chars().next().is_some_and(|c| c.is_ascii_alphabetic());
            let card_letter = word.len() == 1 && {
                let after = rest.trim_start_matches(['a', 'j', 'q', 'k', 't']);
                rest.len() - after.len() == 1 && !after.starts_with(|c: char| c.is_ascii_alphabetic())
                    || SUITS.iter().any(|s| s.last().is_some_and(|l| rest.starts_with(l)))
            };
            if word.is_ascii() && goes_on && !card_letter {
                continue;
            }
            self.rest = rest;
            return true;
        }
        false
    }

    fn suit(&mut self) -> Option<u8> {
        (0..4u8).find(|s| self.word(SUITS[usize::from(*s)]))
    }

    fn suits(&mut self) -> Vec<u8> {
        let mut all = Vec::new();
        while let Some(suit) = self.suit() {
            all.push(suit);
            self.skip(|c| c == ' ');
        }
        all
    }

    fn rank(&mut self) -> Option<u8> {
        let n = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        if n > 0 {
            let rank: u8 = self.rest[..n].parse().ok().filter(|r| (1..=13).contains(r))?;
            self.rest = &self.rest[n..];
            return Some(rank);
        }
        let rank = match self.rest.chars().next()? {
            'a' => 1,
            't' => 10,
            'j' => 11,
            'q' => 12,
            'k' => 13,
            _ => return None,
        };
        if self.rest[1..].starts_with(|c: char| c.is_ascii_alphabetic() && !matches!(c, 's' | 'h' | 'd' | 'c' | 'x')) {
            return None;
        }
        self.rest = &self.rest[1..];
        Some(rank)
    }

    /// `x2`, `×2`.
    fn times(&mut self) -> Option<u32> {
        let before = self.rest;
        self.skip(|c| c == ' ');
        if self.skip(|c| matches!(c, 'x' | '×' | '*')) {
            self.skip(|c| c == ' ');
            if let Some(n) = self.number() {
                return Some(n);
            }
        }
        self.rest = before;
        None
    }

    /// `2枚`, `2 ใบ`: what is counted, behind a count.
    fn pieces(&mut self) -> bool {
        let rest = self.rest.trim_start_matches(' ');
        let after = ["枚", "ใบ"].iter().find_map(|piece| rest.strip_prefix(piece));
        self.rest = after.unwrap_or(self.rest);
        after.is_some()
    }

    fn number(&mut self) -> Option<u32> {
        let n = self.rest.bytes().take(4).take_while(u8::is_ascii_digit).count();
        let number = self.rest[..n].parse().ok()?;
        self.rest = &self.rest[n..];
        Some(number)
    }

    /// `2 JK`, `1x ♠A`: a count before cards.
    fn leading_count(&mut self) -> Option<Lead> {
        let before = self.rest;
        let count = self.number()?;
        let is_apart = self.skip(|c| c == ' ');
        let is_marked = self.skip(|c| matches!(c, 'x' | '×' | '*'));
        self.skip(|c| c == ' ');
        let here = self.rest;
        let is_joker = self.word(&JOKERS);
        let is_suit = !is_joker && !self.suits().is_empty();
        let suits = &here[..here.len() - self.rest.len()];
        if (is_apart || is_marked) && (is_joker || (is_suit && self.rank().is_some())) {
            self.rest = here;
            let may_lead = is_suit && !is_marked && suits.ends_with(' ') && (1..=13).contains(&count);
            return Some(Lead { count, is_marked, may_lead });
        }
        self.rest = before;
        None
    }

    /// `Joker x2`, `Joker 2枚`, `Joker: 2`, `Joker (2)`: a count behind a Joker. `JK2`, `Joker 2`: two of them, or the second one? Nothing.
    fn jokers(&mut self) -> Option<Option<u32>> {
        if let Some(n) = self.times() {
            self.pieces();
            return Some(Some(n));
        }
        let before = self.rest;
        self.skip(|c| matches!(c, ' ' | ':' | '=' | '(' | '：'));
        let is_marked = !before[..before.len() - self.rest.len()].trim().is_empty();
        match self.number() {
            Some(n) => {
                self.rest = self.rest.strip_prefix(')').unwrap_or(self.rest);
                (self.pieces() || is_marked).then_some(Some(n))
            }
            None => {
                self.rest = before;
                Some(None)
            }
        }
    }
}

/// A count before cards.
struct Lead {
    count: u32,
    /// A sign shows that it is one.
    is_marked: bool,
    /// `10 ♠ 5`: it may as well be the number of a card whose suit stands behind it.
    may_lead: bool,
}

/// The cards that a line names, each with its count; or nothing if it names something else.
pub fn cards(text: &str) -> Option<Vec<(Playing, u32)>> {
    // Signs that telephones put behind a suit, so that it is drawn in colour or not.
    let lower = text.to_lowercase().replace(['\u{FE0E}', '\u{FE0F}'], "");
    let mut reader = Reader { rest: &lower };
    let mut out = Vec::new();
    let mut suits: Vec<u8> = Vec::new();
    let mut is_counted = false;
    // `♠: A-K`; but `♠ 13: A-K` counts.
    let is_gap = |c: char| c.is_whitespace() || matches!(c, ',' | '、' | '・' | ';' | '/' | '|' | '.' | '。');
    loop {
        reader.skip(is_gap);
        if reader.rest.is_empty() {
            return (!out.is_empty()).then_some(out);
        }
        let lead = reader.leading_count();
        // `♠ 6 7 8 ♡A-7`: one more card, or a count? Where the first card has one, all of them have.
        is_counted = lead.is_some() && (out.is_empty() || is_counted);
        let is_open = |lead: &Lead| !lead.is_marked && !is_counted && may_be_card(lead.count, &suits, &out);
        if lead.as_ref().is_some_and(|lead| lead.may_lead || is_open(lead)) {
            return None;
        }
        let count = lead.map(|lead| lead.count);
        let is_plural = reader.rest.starts_with("jokers");
        if reader.word(&JOKERS) {
            let n = if count.is_some() { count } else { reader.jokers()? };
            // `Jokers`: more than one, and how many is not said.
            if n.is_none() && is_plural {
                return None;
            }
            // None at all is no card of a list.
            out.push((Playing::Joker, Some(n.unwrap_or(1)).filter(|n| *n > 0)?));
            // A number behind it is of no suit.
            suits.clear();
            continue;
        }
        let named = reader.suits();
        if !named.is_empty() {
            reader.skip(|c| is_gap(c) || c == ':');
            suits.clone_from(&named);
        }
        let rank = reader.rank()?;
        // `10H`, `A♠`: the suit after the number.
        let before = reader.rest;
        reader.skip(|c| c == ' ');
        let direct = reader.rest.len() == before.len();
        let after_suit = reader.suit();
        let mut of: Vec<u8> = suits.clone();
        match after_suit {
            Some(suit) if suits.is_empty() || direct => {
                of = vec![suit];
                suits.clear();
            }
            _ => reader.rest = before,
        }
        let last = range_end(&mut reader, &of)?.unwrap_or(rank);
        if of.is_empty() || last < rank {
            return None;
        }
        // `♠A-K 13`, `♠A 3 5 3`: a card that was named already, or how many there are.
        let is_said = |suit: &u8| out.contains(&(Playing::Card(*suit, rank), 1));
        if named.is_empty() && after_suit.is_none() && of.iter().any(is_said) {
            return None;
        }
        let n = count.or_else(|| reader.times()).unwrap_or(1);
        // `13 ♠A-K`, `♠♡A x2`: so many of each, or in all? And none at all is no card of a list.
        if n == 0 || (n > 1 && (last > rank || of.len() > 1)) {
            return None;
        }
        for suit in of {
            out.extend((rank..=last).map(|r| (Playing::Card(suit, r), n)));
        }
    }
}

/// May a number be one more card of these suits? Where it was named already it is not.
fn may_be_card(n: u32, suits: &[u8], out: &[(Playing, u32)]) -> bool {
    let Some(rank) = u8::try_from(n).ok().filter(|n| (1..=13).contains(n)) else { return false };
    let is_said = |suit: &u8| out.iter().any(|(card, _)| *card == Playing::Card(*suit, rank));
    suits.iter().any(|suit| !is_said(suit))
}

/// Does a comment speak of playing cards: a sign of a suit, a Joker, `S10`?
pub fn speaks(text: &str) -> bool {
    let is_card = |piece: &str| {
        let lower = piece.to_lowercase();
        let is_joker = JOKERS.iter().any(|joker| lower.contains(joker));
        is_joker || (piece.chars().any(char::is_numeric) && cards(piece).is_some())
    };
    text.contains(['♠', '♡', '♢', '♣', '♤', '♥', '♦', '♧'])
        || text.split(|c: char| c.is_whitespace() || ",;/、".contains(c)).any(is_card)
        || cards(text).is_some()
}

/// The end of a range, if one follows: `-10`, `..10`, `〜K`, `~ ♠K`. A range without an end, or from one suit to another, is nothing.
fn range_end(reader: &mut Reader<'_>, of: &[u8]) -> Option<Option<u8>> {
    let before = reader.rest;
    reader.skip(|c| c == ' ');
    let is_dotted = reader.rest.starts_with("..") && reader.skip(|c| c == '.');
    if !is_dotted && !reader.skip(|c| matches!(c, '-' | '~' | '〜' | '～' | '–')) {
        reader.rest = before;
        return Some(None);
    }
    reader.skip(|c| c == ' ');
    if reader.suit().is_some_and(|suit| of != [suit]) {
        return None;
    }
    reader.rank().map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(text: &str) -> String {
        cards(text).map_or("-".to_string(), |all| {
            all.iter().map(|(c, n)| format!("{}*{n}", c.name())).collect::<Vec<_>>().join(" ")
        })
    }

    #[test]
    fn cards_in_many_spellings() {
        assert_eq!(named("♠A-3, JK x2"), "♠A*1 ♠2*1 ♠3*1 Joker*2");
        assert_eq!(named("SA"), "♠A*1");
        assert_eq!(named("10H"), "♡10*1");
        assert_eq!(named("h10"), "♡10*1");
        assert_eq!(named("th dk"), "♡10*1 ♢K*1");
        assert_eq!(named("ハート3、ダイヤJ"), "♡3*1 ♢J*1");
        assert_eq!(named("♣A 2 3"), "♣A*1 ♣2*1 ♣3*1");
        assert_eq!(named("♠♡A~2"), "♠A*1 ♠2*1 ♡A*1 ♡2*1");
        assert_eq!(named("2 JK"), "Joker*2");
        assert_eq!(named("1x ♠A"), "♠A*1");
        assert_eq!(named("♠7 x2"), "♠7*2");
        for text in ["ジョーカー×2", "ジョーカー2枚", "JK 2枚", "โจ๊กเกอร์ 2 ใบ"] {
            assert_eq!(named(text), "Joker*2", "{text}");
        }
        for text in ["Joker: 2", "Joker (2)", "joker = 2"] {
            assert_eq!(named(text), "Joker*2", "{text}");
        }
        assert_eq!(named("♠3..5 7"), "♠3*1 ♠4*1 ♠5*1 ♠7*1");
        assert_eq!(named("1 ♠5, 1 ♠6"), "♠5*1 ♠6*1");
        assert_eq!(named("♠A-2, 2 JK"), "♠A*1 ♠2*1 Joker*2");
        assert_eq!(named("JK, JK"), "Joker*1 Joker*1");
        assert_eq!(named("10 ♠, 5 ♠"), "♠10*1 ♠5*1");
        assert_eq!(named("1x ♠ A"), "♠A*1");
        // So many of each, or in all; two Jokers, or the second one; a count, or the number of a card.
        for text in ["13 ♠A-K", "13x ♠A-K", "♠A-K x13", "2x ♠A-2", "♠♡♢♣A x4", "4 ♠♡♢♣A", "♠♡A x2"]
        {
            assert_eq!(named(text), "-", "{text}");
        }
        for text in [
            "JK1, JK2",
            "JK2",
            "Joker 2",
            "ジョーカー2",
            "10 ♠ 5 ♠ 3",
            "3 ♠ A",
            "♠A 3 5 3",
            "JK x0",
            "0 JK",
            "♠A x0",
            "♠ 13: A-K",
            "Jokers",
        ] {
            assert_eq!(named(text), "-", "{text}");
        }
        // One more card of the suit, or a count? And of which suit is what follows a Joker?
        for text in ["♠ 6 7 8 ♡A-7", "♠3-10, 2 JK", "♣K, Joker, 3"] {
            assert_eq!(named(text), "-", "{text}");
        }
        assert!(speaks("remove ♠3") && speaks("cut 10h") && speaks("no joker") && !speaks("as it is, 40 cards"));
        assert_eq!(named("♠\u{FE0F}A-2"), "♠A*1 ♠2*1");
        assert_eq!(named("SA-SK"), named("♠A-K"));
        assert_eq!(named("spades A-K").matches('♠').count(), 13);
        for text in ["Moss Giant", "♠14", "♠K-A", "7", "♠", "SA-", "star", "4 ZZ01-001", "SA-HK", "♠♡A-♠K", "♠A-K 13"]
        {
            assert_eq!(named(text), "-", "{text}");
        }
    }
}
