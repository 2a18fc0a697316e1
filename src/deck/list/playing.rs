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
    fn pieces(&mut self, count: Option<u32>) {
        let rest = self.rest.trim_start_matches(' ');
        let after = ["枚", "ใบ"].iter().find_map(|piece| rest.strip_prefix(piece));
        self.rest = after.filter(|_| count.is_some()).unwrap_or(self.rest);
    }

    fn number(&mut self) -> Option<u32> {
        let n = self.rest.bytes().take(4).take_while(u8::is_ascii_digit).count();
        let number = self.rest[..n].parse().ok()?;
        self.rest = &self.rest[n..];
        Some(number)
    }

    /// `2 JK`, `1x ♠A`: a count before a card, and whether a sign shows that it is one.
    fn leading_count(&mut self) -> Option<(u32, bool)> {
        let before = self.rest;
        let count = self.number()?;
        let is_apart = self.skip(|c| c == ' ');
        let is_marked = self.skip(|c| matches!(c, 'x' | '×' | '*'));
        let parted = is_apart | is_marked;
        self.skip(|c| c == ' ');
        let here = self.rest;
        let joker = self.word(&JOKERS);
        let card = joker || (self.suit().is_some() && { self.skip(|c| c == ' ') | true } && self.rank().is_some());
        if parted && card {
            self.rest = here;
            return Some((count, is_marked));
        }
        self.rest = before;
        None
    }

    /// `Joker 2`, `Joker: 2`, `Joker (2)`: a count behind a Joker.
    fn jokers(&mut self) -> Option<u32> {
        let before = self.rest;
        self.skip(|c| matches!(c, ' ' | ':' | '=' | '(' | '：'));
        let n = self.number();
        match n {
            Some(_) => self.rest = self.rest.strip_prefix(')').unwrap_or(self.rest),
            None => self.rest = before,
        }
        n
    }
}

/// The cards that a line names, each with its count; or nothing if it names something else.
pub fn cards(text: &str) -> Option<Vec<(Playing, u32)>> {
    // Signs that telephones put behind a suit, so that it is drawn in colour or not.
    let lower = text.to_lowercase().replace(['\u{FE0E}', '\u{FE0F}'], "");
    let mut reader = Reader { rest: &lower };
    let mut out = Vec::new();
    let mut suits: Vec<u8> = Vec::new();
    let (mut ranged, mut is_counted) = (false, false);
    let is_gap = |c: char| c.is_whitespace() || matches!(c, ',' | '、' | '・' | ';' | ':' | '/' | '|' | '.' | '。');
    loop {
        reader.skip(is_gap);
        if reader.rest.is_empty() {
            return (!out.is_empty()).then_some(out);
        }
        let lead = reader.leading_count();
        // `♠ 6 7 8 ♡A-7`: one more card, or a count? Where the first card has one, all of them have.
        is_counted = lead.is_some() && (out.is_empty() || is_counted);
        if lead.is_some_and(|(n, is_marked)| !is_marked && !is_counted && may_be_card(n, &suits, &out)) {
            return None;
        }
        let count = lead.map(|(n, _)| n);
        if reader.word(&JOKERS) {
            let n = count.or_else(|| reader.times()).or_else(|| reader.jokers());
            reader.pieces(n);
            out.push((Playing::Joker, n.unwrap_or(1)));
            // A number behind it is of no suit.
            suits.clear();
            continue;
        }
        let named = reader.suits();
        if !named.is_empty() {
            reader.skip(is_gap);
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
        // `♠A-K 13`: a card that was named already, or how many there are.
        let is_said = |suit: &u8| out.contains(&(Playing::Card(*suit, rank), 1));
        if ranged && named.is_empty() && after_suit.is_none() && of.iter().any(is_said) {
            return None;
        }
        ranged = last > rank;
        let n = count.or_else(|| reader.times()).unwrap_or(1);
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
