//! A card in a few words: `7000`, `4000 blocker`, `+2000`, `Nami 5000 double attack rested`.

use super::vocabulary::Keyword;
use crate::cardgame::{Word, typed};

/// What a few words say about a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sketch {
    /// What it is called: what stands before its values, or all of it but its state.
    pub name: String,
    /// 2-6. Power.
    pub power: Option<i32>,
    /// 2-10. `+2000`.
    pub counter: Option<i32>,
    /// 2-7. `cost 3`.
    pub cost: Option<i32>,
    /// 2-9. `life 4`.
    pub life: Option<i32>,
    /// 10-1. Keywords.
    pub keywords: Vec<Keyword>,
    /// 4-4. `rested`.
    pub rested: bool,
}

impl Sketch {
    /// The card that some words sketch. Words without a power or a counter, or with a word after them that is no value, sketch none.
    pub fn read(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let is_number = |w: &&str| power(&typed::plain(w)).is_some() || counter(&typed::plain(w)).is_some();
        let begin = words.iter().position(is_number)?;
        let mut sketch = Self { name: words[..begin].join(" "), ..Self::default() };
        // What stands before the number may be keywords, too: `blocker 4000`.
        if !sketch.name.is_empty() && sketch.values(&words[..begin]).is_some() {
            sketch.name.clear();
        } else {
            sketch = Self { name: sketch.name, ..Self::default() };
        }
        sketch.values(&words[begin..])?;
        if sketch.name.is_empty() {
            let is_state = |w: &&&str| !matches!(typed::plain(w).as_str(), "rested" | "active");
            sketch.name = words.iter().filter(is_state).copied().collect::<Vec<_>>().join(" ");
        }
        Some(sketch)
    }

    /// Do some words try to sketch a card, whether they are understood or not?
    pub fn is_tried(text: &str) -> bool {
        text.split_whitespace().map(typed::plain).any(|word| power(&word).is_some() || word.starts_with('+'))
    }

    /// The values that words say, all of them.
    fn values(&mut self, words: &[&str]) -> Option<()> {
        let mut rest = words;
        while let [first, after @ ..] = rest {
            rest = after;
            let word = typed::plain(first.trim_end_matches([',', '.', '、', '。']));
            if let Some(n) = power(&word).filter(|_| self.power.is_none()) {
                self.power = Some(n);
            } else if let Some(n) = counter(&word).filter(|_| self.counter.is_none()) {
                self.counter = Some(n);
            } else if let ("cost" | "life", [n, after @ ..]) = (word.as_str(), after) {
                let n = typed::plain(n).parse::<i32>().ok().filter(|n| (0..=20).contains(n))?;
                *(if word == "cost" { &mut self.cost } else { &mut self.life }) = Some(n);
                rest = after;
            } else if let Some((keyword, more)) = keyword(&word, after) {
                self.keywords.push(keyword);
                rest = more;
            } else if word == "rested" {
                self.rested = true;
            } else if !matches!(word.as_str(), "active" | "power" | "counter" | "with" | "and" | "a" | "of") {
                return None;
            }
        }
        Some(())
    }

    /// 10-1. Its keywords as a card prints them.
    pub fn text(&self) -> String {
        let words = |k: &Keyword| {
            let titled = k.path().split(' ').map(|w| w[..1].to_uppercase() + &w[1..]).collect::<Vec<_>>();
            format!("[{}]", titled.join(" "))
        };
        self.keywords.iter().map(words).collect::<Vec<_>>().join(" ")
    }
}

/// `7000`.
fn power(word: &str) -> Option<i32> {
    let digits = word.len() >= 4 && word.bytes().all(|b| b.is_ascii_digit());
    word.parse::<i32>().ok().filter(|n| (digits && *n <= 100_000) || (*n == 0 && word == "0"))
}

/// `+2000`.
fn counter(word: &str) -> Option<i32> {
    word.strip_prefix('+')?.parse::<i32>().ok().filter(|n| (1..=10_000).contains(n))
}

/// The longest keyword that the words begin with, and what follows it.
fn keyword<'a, 'w>(word: &str, after: &'a [&'w str]) -> Option<(Keyword, &'a [&'w str])> {
    let bare = |w: &str| w.trim_matches(['[', ']', '【', '】', ',']).to_lowercase();
    let two = after.first().map(|next| format!("{} {}", bare(word), bare(next)));
    let found = |text: &str| {
        let english = Keyword::ALL.iter().copied().find(|k| k.path() == text || k.path().replace(':', "") == text);
        english.or_else(|| typed::named(text))
    };
    match two.as_deref().and_then(found) {
        Some(keyword) => Some((keyword, &after[1..])),
        None => found(&bare(word)).map(|keyword| (keyword, after)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Sketch {
        Sketch::read(text).unwrap_or_else(|| panic!("{text}"))
    }

    #[test]
    fn a_few_words_are_a_card() {
        let sketch = read("7000");
        assert_eq!((sketch.name.as_str(), sketch.power, sketch.text().as_str()), ("7000", Some(7000), ""));
        for text in ["4000 blocker", "blocker 4000", "4000 with [Blocker]"] {
            let sketch = read(text);
            assert_eq!((sketch.power, sketch.text().as_str()), (Some(4000), "[Blocker]"), "{text}");
        }
        assert_eq!(read("+2000").counter, Some(2000));
        assert_eq!(
            read("1000 +1000"),
            Sketch { name: "1000 +1000".into(), power: Some(1000), counter: Some(1000), ..Sketch::default() }
        );
        let sketch = read("Nami 5000 double attack rested");
        assert_eq!((sketch.name.as_str(), sketch.power, sketch.rested), ("Nami", Some(5000), true));
        assert_eq!(sketch.text(), "[Double Attack]");
        assert_eq!(read("Monkey D. Luffy 5000 life 5").life, Some(5));
        assert_eq!(read("6000 cost 4 rush banish").text(), "[Rush] [Banish]");
        assert_eq!(read("6000 cost 4 rush").cost, Some(4));
        assert_eq!(read("3000 rush: character").keywords, [Keyword::RushCharacter]);
    }

    #[test]
    fn words_and_numbers_may_be_thai_or_japanese() {
        for text in
            ["4000 บล็อกเกอร์ เรสต์", "บล็อกเกอร์ ๔๐๐๐ เรสต์", "4000 ブロッカー レスト", "４０００ 【ブロッカー】 レスト"]
        {
            let sketch = read(text);
            assert_eq!(
                (sketch.power, sketch.text().as_str(), sketch.rested),
                (Some(4000), "[Blocker]", true),
                "{text}"
            );
        }
        assert_eq!(read("ナミ 5000 ダブルアタック コスト ３").cost, Some(3));
        assert_eq!(read("ナミ 5000 ダブルアタック").keywords, [Keyword::DoubleAttack]);
        assert_eq!(read("3000 จู่โจมฉับพลัน: คาแรกเตอร์").keywords, [Keyword::RushCharacter]);
        assert_eq!(read("3000 速攻：キャラ").keywords, [Keyword::RushCharacter]);
        assert_eq!(read("3000 速攻").keywords, [Keyword::Rush]);
        // A name keeps its letters, also where it is called as a keyword is.
        assert_eq!(read("速攻 Ace 3000 ブロッカー").name, "速攻 Ace");
        assert_eq!(Sketch::read("4000 飛行"), None);
    }

    #[test]
    fn what_is_not_understood_is_no_card() {
        for text in [
            "",
            "Nami",
            "blocker",
            "4000 blokcer",
            "4000 5000",
            "7000 flying",
            "12",
            "+x",
            "5000 cost",
            "5000 cost many",
        ] {
            assert_eq!(Sketch::read(text), None, "{text}");
            let tried = !matches!(text, "" | "Nami" | "blocker" | "12");
            assert_eq!(Sketch::is_tried(text), tried, "{text}");
        }
    }
}
