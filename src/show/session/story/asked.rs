//! What is asked of a position, as plays.

/// Words before what is asked.
const ASKING: [&str; 10] = [
    "what happens if",
    "what happens when",
    "what if",
    "and if",
    "suppose",
    "if",
    "when",
    "จะเกิดอะไรขึ้นถ้า",
    "ถ้า",
    "もし",
];

/// Words that begin a question about how it ends: what is answered by playing.
const ENDING: [&str; 16] = [
    "who",
    "what",
    "how",
    "does",
    "do i",
    "do they",
    "will",
    "would",
    "is it",
    "is the",
    "am i",
    "can i survive",
    "can it survive",
    "could i survive",
    "can they survive",
    "then what",
];

/// Does a text begin with some words?
fn begins(text: &str, head: &str) -> bool {
    text.strip_prefix(head).is_some_and(|rest| !head.is_ascii() || rest.is_empty() || rest.starts_with([' ', '?']))
}

/// What is asked, as plays: `what if I block and counter?`, `do I survive if I counter?`.
pub fn plays(asked: &str) -> String {
    let parts = asked.split([',', '?', '？', '!', '。', '.']).map(str::trim).filter(|part| !part.is_empty());
    let plays: Vec<String> = parts.map(part).filter(|part| !part.is_empty()).collect();
    plays.join("; ")
}

/// What one part of a question says that is played.
fn part(said: &str) -> String {
    let lower = said.to_lowercase();
    let head = ASKING.iter().find(|head| begins(&lower, head));
    if let Some(rest) = head.and_then(|head| said.get(head.len()..)) {
        return in_english(rest.trim());
    }
    if ENDING.iter().any(|head| begins(&lower, head)) {
        let supposed = [" if ", " when "].iter().find_map(|word| lower.find(word).map(|at| at + word.len()));
        return supposed.and_then(|at| said.get(at..)).map(in_english).unwrap_or_default();
    }
    in_english(said)
}

/// Plays in Thai or Japanese, in the words that plays have.
fn in_english(said: &str) -> String {
    let lower = said.to_lowercase();
    let used = ["use the counter", "use my counter", "use a counter", "use counter"];
    if let Some((at, word)) = used.iter().find_map(|word| lower.find(word).map(|at| (at, word)))
        && said.is_ascii()
    {
        return format!("{}counter{}", &said[..at], &said[at + word.len()..]);
    }
    if said.is_ascii() {
        return said.to_string();
    }
    const ENDS: [&str; 10] = [
        "したらどうなる",
        "したら",
        "すると",
        "した場合",
        "する",
        "どうなる",
        "จะเกิดอะไรขึ้น",
        "จะเป็นอย่างไร",
        "จะเป็นยังไง",
        "のか",
    ];
    const POLITE: [&str; 5] = ["ล่ะ", "ครับ", "ค่ะ", "คะ", "นะ"];
    let said = POLITE.iter().find_map(|end| said.trim_end().strip_suffix(end)).unwrap_or(said).trim();
    let said = ENDS.iter().find_map(|end| said.strip_suffix(end)).unwrap_or(said).trim();
    const WORDS: [(&str, &str); 20] = [
        ("บล็อค", "บล็อก"),
        ("บลอก", "บล็อก"),
        ("เคาเตอร์", "เคาน์เตอร์"),
        ("เคาท์เตอร์", "เคาน์เตอร์"),
        ("ブロックしない", " no block "),
        ("カウンターしない", " no counter "),
        ("ไม่บล็อก", " no block "),
        ("ไม่เคาน์เตอร์", " no counter "),
        ("ブロッカー", "blocker"),
        ("ブロック", " block "),
        ("カウンター", " counter "),
        ("して", " and "),
        ("บล็อกเกอร์", "blocker"),
        ("カウンタ ", " counter "),
        ("บล็อก", " block "),
        ("เคาน์เตอร์", " counter "),
        ("แล้ว", " and "),
        ("และ", " and "),
        ("ผม", " "),
        ("ฉัน", " "),
    ];
    let english = WORDS.iter().fold(said.to_string(), |said, (word, english)| said.replace(word, english));
    let english = english.split_whitespace().collect::<Vec<_>>().join(" ");
    // `แล้วเคาน์เตอร์`: nothing stands before it.
    english.strip_prefix("and ").map_or(english.clone(), str::to_string)
}

/// `the blocker` in what is asked, where one card was told that is one.
pub fn named(asked: &str, blockers: &[&str]) -> String {
    let [blocker] = blockers else { return asked.to_string() };
    let mut words: Vec<String> = Vec::new();
    for word in asked.split(' ') {
        let bare = word.trim_end_matches([',', ';']);
        let before = words.last().map(String::as_str).unwrap_or_default();
        if bare != "blocker" || before.starts_with(|c: char| c.is_ascii_digit()) {
            words.push(word.to_string());
            continue;
        }
        if matches!(before, "the" | "my" | "a" | "his" | "their" | "that") {
            words.pop();
        }
        words.push(format!("{blocker}{}", &word[bare.len()..]));
    }
    words.join(" ")
}
