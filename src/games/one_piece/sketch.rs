//! A card in a few words: `7000`, `4000 blocker`, `+2000`, `Nami 5000 double attack rested`.

use serde_json::{Map, Value};

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
        let number = words.iter().position(is_number)?;
        let begin = begin(&words[..number]);
        let mut sketch = Self { name: words[..begin].join(" "), ..Self::default() };
        // What stands before the number may be keywords, too: `blocker 4000`.
        if sketch.values(&words).is_some() {
            sketch.name.clear();
        } else {
            sketch = Self { name: sketch.name, ..Self::default() };
            sketch.values(&words[begin..])?;
        }
        // `cost 5000`: a value that says nothing is no name.
        let last = sketch.name.rsplit(' ').next().map(typed::plain).unwrap_or_default();
        if matches!(last.as_str(), "cost" | "life" | "counter" | "power") {
            return None;
        }
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

    /// The values that words say, all of them; none if a word says nothing, or is said twice.
    fn values(&mut self, words: &[&str]) -> Option<()> {
        let bare = |w: &&str| typed::plain(w.trim_end_matches([',', '.', '、', '。']));
        let plain: Vec<String> = words.iter().map(bare).collect();
        let mut at = 0;
        while let Some(word) = plain.get(at) {
            let next = plain.get(at + 1).map_or("", String::as_str);
            let after = plain.get(at + 2).map_or("", String::as_str);
            let is_value = |w: &str| power(w).is_some() || counter(w).is_some();
            // 2-10. `2000 counter`, `counter 2000`, `counter +2000`, `+2000 counter`.
            if word == "counter" && is_value(next) {
                let n = counter(next).or_else(|| counter(&format!("+{next}")))?;
                once(&mut self.counter, n)?;
                at += 2;
            } else if power(word).is_some() && next == "counter" && !is_value(after) {
                once(&mut self.counter, counter(&format!("+{word}"))?)?;
                at += 2;
            } else if let Some(n) = power(word) {
                once(&mut self.power, n)?;
                at += 1 + usize::from(next == "power");
            } else if let Some(n) = counter(word) {
                once(&mut self.counter, n)?;
                at += 1 + usize::from(next == "counter");
            // 2-7, 2-9. `cost 4`, `4 cost`, `4-cost`.
            } else if let Some((key, n)) = small(word, next) {
                once(if key == "cost" { &mut self.cost } else { &mut self.life }, n)?;
                at += 1 + usize::from(!word.contains('-'));
            } else if let Some((keyword, used)) = keyword(&words[at..], word) {
                self.keywords.push(keyword);
                at += used;
            } else if word == "rested" {
                self.rested = true;
                at += 1;
            } else if matches!(word.as_str(), "active" | "with" | "and" | "a" | "of")
                || (word == "power" && power(next).is_some())
            {
                at += 1;
            } else {
                return None;
            }
        }
        Some(())
    }

    /// 2-6, 2-7, 2-9, 2-10, 4-4, 10-1. The card as a board writes it.
    pub fn keys(&self) -> Map<String, Value> {
        let numbers =
            [("power", self.power), ("counter", self.counter), ("cost", self.cost), ("life", self.life)].into_iter();
        let mut keys: Map<String, Value> = numbers.filter_map(|(key, n)| Some((key.to_string(), n?.into()))).collect();
        keys.insert("name".to_string(), self.name.clone().into());
        if !self.keywords.is_empty() {
            keys.insert("text".to_string(), self.text().into());
        }
        if self.rested {
            keys.insert("rested".to_string(), true.into());
        }
        keys
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
    word.strip_prefix('+')?.parse::<i32>().ok().filter(|n| (100..=10_000).contains(n))
}

/// A value that is said once.
fn once(value: &mut Option<i32>, n: i32) -> Option<()> {
    value.is_none().then(|| *value = Some(n))
}

/// `cost 4`, `4 cost`, `4-cost`; the same of `life`.
fn small<'a>(word: &'a str, next: &'a str) -> Option<(&'a str, i32)> {
    let is_key = |w: &str| matches!(w, "cost" | "life");
    let number = |w: &str| w.parse::<i32>().ok().filter(|n| (0..=20).contains(n));
    if let Some((n, key)) = word.split_once('-').filter(|(_, key)| is_key(key)) {
        return number(n).map(|n| (key, n));
    }
    match (is_key(word), is_key(next)) {
        (true, false) => number(next).map(|n| (word, n)),
        (false, true) => number(word).map(|n| (next, n)),
        _ => None,
    }
}

/// Where values begin that stand before the first power or counter: `Kid 4 cost 5000`, `Kid counter 2000`.
fn begin(before: &[&str]) -> usize {
    let plain = |at: usize| before.get(at).map_or(String::new(), |w| typed::plain(w));
    let mut at = before.len();
    while at > 0 {
        let one = plain(at - 1);
        let is_one = matches!(one.as_str(), "counter" | "power") || (one.contains('-') && small(&one, "").is_some());
        let two = at.checked_sub(2).map(plain).unwrap_or_default();
        if is_one {
            at -= 1;
        } else if small(&two, &one).is_some() && !two.contains('-') {
            at -= 2;
        } else {
            break;
        }
    }
    at
}

/// The longest keyword that the words begin with, and how many words it has.
fn keyword(words: &[&str], word: &str) -> Option<(Keyword, usize)> {
    let bare = |w: &str| typed::plain(w).trim_matches(['[', ']', '【', '】', ',']).to_lowercase();
    let two = words.get(1).map(|next| format!("{} {}", bare(word), bare(next)));
    let found = |text: &str| {
        let english = Keyword::ALL.iter().copied().find(|k| k.path() == text || k.path().replace(':', "") == text);
        english.or_else(|| typed::named(text))
    };
    match two.as_deref().and_then(found) {
        Some(keyword) => Some((keyword, 2)),
        None => found(&bare(word)).map(|keyword| (keyword, 1)),
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
        for text in [
            "+2000",
            "2000 counter",
            "counter 2000",
            "counter +2000",
            "+2000 counter",
            "เคาน์เตอร์ 2000",
            "2000 カウンター",
        ] {
            let sketch = read(text);
            assert_eq!((sketch.counter, sketch.power), (Some(2000), None), "{text}");
        }
        for text in ["5000 counter 2000", "5000 2000 counter", "5000 +2000 counter", "counter 2000 5000"] {
            let sketch = read(text);
            assert_eq!((sketch.counter, sketch.power), (Some(2000), Some(5000)), "{text}");
        }
        for text in ["4 cost 5000", "4-cost 5000", "5000 4 cost", "5000 cost 4", "cost 4 5000"] {
            let sketch = read(text);
            assert_eq!((sketch.cost, sketch.power), (Some(4), Some(5000)), "{text}");
        }
        let sketch = read("Kid 4 cost 5000 counter 1000");
        assert_eq!(
            (sketch.name.as_str(), sketch.cost, sketch.power, sketch.counter),
            ("Kid", Some(4), Some(5000), Some(1000))
        );
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
            "+2",
            "5000 counter power",
            "5000 cost 4 cost 5",
            "cost 5000",
            "Kid cost 5000",
            "5000 cost",
            "5000 cost many",
        ] {
            assert_eq!(Sketch::read(text), None, "{text}");
            let tried = !matches!(text, "" | "Nami" | "blocker" | "12");
            assert_eq!(Sketch::is_tried(text), tried, "{text}");
        }
    }
}
