//! Our own analyser: what of a text goes into the index, and what of a query is looked for.
//!
//! Thai has no blanks between words, and a typing slip changes how words would be cut. So Thai is cut into overlapping
//! triples of letters without tone marks, Japanese into pairs, and only Latin words are taken whole.

use crate::text::{fold, loan, thai};

/// A piece of a text, with the bytes it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// What is looked for.
    pub text: String,
    /// First byte in the text.
    pub start: usize,
    /// Byte after the last.
    pub end: usize,
}

/// Which marks of Thai count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// Vowel signs count; tones, ์ and ็ do not.
    Vowels,
    /// No marks count: a text with displaced marks has the same skeleton as a correct one.
    None,
    /// Foreign words have one spelling, whichever of theirs is written.
    Loan,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Script {
    Thai,
    Cjk,
    Latin,
    Digit,
    Blank,
    Other,
}

fn script(c: char) -> Script {
    match c {
        c if c.is_ascii_digit() => Script::Digit,
        c if c.is_ascii_alphabetic() => Script::Latin,
        c if c.is_whitespace() => Script::Blank,
        c if thai::is_thai(c) => Script::Thai,
        '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' | '々' => Script::Cjk,
        c if c.is_alphabetic() => Script::Latin,
        _ => Script::Other,
    }
}

/// The tokens of a text.
pub fn tokens(text: &str, marks: Marks) -> Vec<Token> {
    let mut letters = fold::letters(text);
    match marks {
        Marks::Vowels => letters.retain(|l| !thai::is_weak_mark(l.c)),
        Marks::None => letters.retain(|l| !thai::is_mark(l.c)),
        Marks::Loan => letters = loan::fold(&letters),
    }
    let mut out = Vec::new();
    let mut run: Vec<fold::Letter> = Vec::new();
    let mut current = Script::Other;
    for (i, letter) in letters.iter().enumerate() {
        let script = script(letter.c);
        if script == Script::Blank && matches!(current, Script::Thai | Script::Cjk) {
            // A blank does not part what would stand together without it.
            continue;
        }
        // K.O. is one word.
        let inner_dot = letter.c == '.'
            && current == Script::Latin
            && run.len() <= 2
            && letters.get(i + 1).is_some_and(|l| script_is_lone_letter(&letters, i + 1, l.c));
        if inner_dot {
            continue;
        }
        if script != current {
            flush(&mut out, &mut run, current);
            current = script;
        }
        if matches!(script, Script::Thai | Script::Cjk | Script::Latin | Script::Digit) {
            run.push(*letter);
        }
    }
    flush(&mut out, &mut run, current);
    out
}

fn script_is_lone_letter(letters: &[fold::Letter], at: usize, c: char) -> bool {
    c.is_ascii_alphabetic() && !letters.get(at + 1).is_some_and(|l| l.c.is_ascii_alphanumeric())
}

fn flush(out: &mut Vec<Token>, run: &mut Vec<fold::Letter>, script: Script) {
    let Some(last) = run.last() else { return };
    let size = match script {
        Script::Thai => 3,
        Script::Cjk => 2,
        _ => {
            let word: String = run.iter().map(|l| l.c).collect();
            out.push(Token { text: stem(&word), start: run[0].start, end: last.end });
            run.clear();
            return;
        }
    };
    let size = size.min(run.len());
    for window in run.windows(size) {
        let text = window.iter().map(|l| l.c).collect();
        out.push(Token { text, start: window[0].start, end: window[size - 1].end });
    }
    run.clear();
}

/// Two Latin words that stand together, each such pair as one.
pub fn pairs(tokens: &[impl std::borrow::Borrow<Token>]) -> Vec<String> {
    let word = |at: usize| &tokens[at].borrow().text;
    let is_word = |w: &str| w.bytes().all(|b| b.is_ascii_alphanumeric());
    let together = (1..tokens.len()).filter(|&at| is_word(word(at - 1)) && is_word(word(at)));
    together.map(|at| format!("{} {}", word(at - 1), word(at))).collect()
}

/// Numbers in words, from two on: people write either.
const NUMBERS: [&str; 9] = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/// Forms of a word that no ending makes, and nouns that questions have for the verbs of the rules.
const FORMS: [(&str, &[&str]); 34] = [
    ("choose", &["chose", "chosen", "choice", "choices", "choosing"]),
    ("pay", &["paid", "payment", "payments"]),
    ("draw", &["drew", "drawn"]),
    ("take", &["took", "taken"]),
    ("give", &["gave", "given"]),
    ("lose", &["lost", "loss", "losing", "loses"]),
    ("win", &["won", "winner", "winning"]),
    ("go", &["went", "gone", "goes", "going"]),
    ("leave", &["left", "leaving"]),
    ("bring", &["brought"]),
    ("deal", &["dealt"]),
    ("show", &["shown"]),
    ("hide", &["hid", "hidden"]),
    ("know", &["knew", "known"]),
    ("say", &["said"]),
    ("tell", &["told"]),
    ("fall", &["fell", "fallen"]),
    ("keep", &["kept"]),
    ("hold", &["held"]),
    ("find", &["found"]),
    ("begin", &["began", "begun", "beginning"]),
    ("break", &["broke", "broken"]),
    ("see", &["saw", "seen"]),
    ("make", &["made", "making"]),
    ("die", &["died", "dead", "dies", "dying", "death"]),
    ("destroy", &["destruction"]),
    ("declare", &["declaration"]),
    ("resolve", &["resolution"]),
    ("combine", &["combination", "combinations"]),
    ("compare", &["comparison"]),
    ("remove", &["removal"]),
    ("think", &["thought"]),
    ("mean", &["meant", "meaning"]),
    ("beat", &["beaten"]),
];

/// An English word without the endings that a question has and a rule has not.
pub fn stem(word: &str) -> String {
    let form = FORMS.iter().find(|(_, forms)| forms.contains(&word));
    let word = form.map_or(word, |(base, _)| base);
    if let Some(at) = NUMBERS.iter().position(|n| *n == word) {
        return (at + 2).to_string();
    }
    let mut stem = word.to_string();
    let long = |s: &str, n: usize| s.len() >= n && s.is_ascii();
    if long(&stem, 5) && stem.ends_with("ies") {
        stem.truncate(stem.len() - 3);
        stem.push('y');
    } else if long(&stem, 4) && stem.ends_with('s') && !stem.ends_with("ss") && !stem.ends_with("us") {
        stem.pop();
    }
    for ending in ["ing", "ed"] {
        if long(&stem, ending.len() + 3) && stem.ends_with(ending) {
            stem.truncate(stem.len() - ending.len());
            let b = stem.as_bytes();
            if b.len() > 3 && b[b.len() - 1] == b[b.len() - 2] && !matches!(b[b.len() - 1], b'l' | b's') {
                stem.pop();
            }
            break;
        }
    }
    if long(&stem, 4) && stem.ends_with('e') {
        stem.pop();
    }
    stem
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<String> {
        tokens(text, Marks::Vowels).into_iter().map(|t| t.text).collect()
    }

    #[test]
    fn each_script_in_its_way() {
        assert_eq!(texts("การ์ด"), ["การ", "ารด"]);
        assert_eq!(texts("การ ด"), ["การ", "ารด"]);
        assert_eq!(texts("防壁を"), ["防壁", "壁ヲ"]);
        assert_eq!(texts("AP0, DON!! x2"), ["ap", "0", "don", "x", "2"]);
        assert_eq!(texts("K.O. cards"), ["ko", "card"]);
    }

    #[test]
    fn displaced_marks_leave_the_skeleton_alone() {
        let skeleton = |t: &str| tokens(t, Marks::None).into_iter().map(|t| t.text).collect::<Vec<_>>();
        assert_eq!(skeleton("ผูเ้ลน่"), skeleton("ผู้เล่น"));
    }

    #[test]
    fn endings_of_questions() {
        for (a, b) in [
            ("drawing", "draw"),
            ("cards", "card"),
            ("attacked", "attack"),
            ("abilities", "ability"),
            ("placing", "place"),
            ("trashed", "trash"),
            ("paid", "pays"),
            ("choice", "chosen"),
        ] {
            assert_eq!(stem(a), stem(b));
        }
        assert_ne!(stem("pass"), "pas");
        assert_eq!(stem("loss"), stem("lost"));
    }
}
