//! A position that is told in a sentence: `attacked by a 7000, two Life, one blocker of 4000, a +2000 counter: what if I block and
//! counter?` It is put into the words of the table, which are shown, and nothing of it is passed over.

use super::board_words;

/// What was told: an empty board, what is put on it, the attack, and what is asked.
#[derive(Debug, PartialEq, Eq)]
pub struct Story {
    /// Edits of the empty board.
    pub edits: Vec<String>,
    /// The edit that brings the attacker; none where a Leader attacks that lies there already.
    pub attacker: Option<String>,
    /// Edits for the attacker's target, and its name; none: the other player, or the Leader.
    pub target: Option<(String, String)>,
    /// What is played then.
    pub asked: String,
}

/// A part of the sentence that is not understood, and where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unclear<'a> {
    /// The part.
    pub part: &'a str,
    /// Its place in the sentence.
    pub at: usize,
}

/// The games whose positions can be told so.
pub const GAMES: [&str; 2] = ["one-piece", "gundam"];

/// How it is done in a game, by its key in the catalogues.
pub fn form(game: &str) -> String {
    format!("repl-story-{game}")
}

/// Who attacks on an empty board, and who is attacked.
const SEATS: [&str; 2] = ["A", "B"];

/// Words before what is asked; what stands before a colon is the position, too.
const ASKING: [&str; 10] = [
    "what happens if",
    "what if",
    "what happens when",
    "what happens",
    "suppose",
    "จะเกิดอะไรขึ้นถ้า",
    "ถ้า",
    "もし",
    "どうなる",
    "who wins",
];

/// A position told in a sentence, if there is an attack in it.
pub fn read(line: &str) -> Option<Result<Story, Unclear<'_>>> {
    let (told, asked) = question(line);
    let mut parts = pieces(told);
    let mut attack_at = parts.iter().position(|part| attack(part.part).is_some())?;
    // `I am at one life and attacked by a 7000`, `a 7000 attacks me and I have two life`: what else is told beside it.
    let Unclear { part, at } = parts[attack_at];
    if let Some((first, second)) = part.split_once(" and ") {
        let second_at = at + part.len() - second.len();
        if attack(second).is_some() {
            parts[attack_at] = Unclear { part: second, at: second_at };
            parts.insert(attack_at, Unclear { part: first, at });
            attack_at += 1;
        } else if attack(first).is_some() {
            parts[attack_at].part = first;
            parts.insert(attack_at + 1, Unclear { part: second, at: second_at });
        }
    }
    let attack = attack(parts[attack_at].part)?;
    let played = played(&parts, asked);
    let me = if attack.mine { 0 } else { 1 };
    let (parts, asked) = match &played {
        Some((at, plays)) => (&parts[..*at], plays.clone()),
        None => (&parts[..], asked.map(plays).unwrap_or_default()),
    };
    let mut story = Story { edits: Vec::new(), attacker: None, target: None, asked };
    let head = || Unclear { part: parts[attack_at].part, at: parts[attack_at].at };
    match card(SEATS[0], &attack.with) {
        Some(Card::Put(put)) => story.attacker = Some(put),
        Some(Card::Leader(set)) => story.edits.extend(set),
        None => return Some(Err(head())),
    }
    if let Some(whom) = &attack.whom {
        match card(SEATS[1], whom) {
            Some(Card::Put(put)) => {
                let name = put.splitn(3, ' ').nth(2).unwrap_or_default().trim_end_matches(" rested").to_string();
                story.target = Some((put, name));
            }
            Some(Card::Leader(set)) => story.edits.extend(set),
            None => return Some(Err(head())),
        }
    }
    for (_, part) in parts.iter().enumerate().filter(|(n, _)| *n != attack_at) {
        match facts(SEATS[me], SEATS[1 - me], part.part) {
            Some(edits) => story.edits.extend(edits),
            None => return Some(Err(Unclear { part: part.part, at: part.at })),
        }
    }
    // `6000 attacks leader` alone is a play of the board that lies there.
    let is_told = !story.edits.is_empty() || story.target.is_some() || attack.told;
    is_told.then_some(Ok(story))
}

/// `…; I block`: where plays are told behind the position, and nothing else is asked.
fn played(parts: &[Unclear<'_>], asked: Option<&str>) -> Option<(usize, String)> {
    const BEGIN: [&str; 10] = [
        "block",
        "counter",
        "no block",
        "no counter",
        "don't",
        "do not",
        "does not",
        "doesn't",
        "take it",
        "do nothing",
    ];
    let is_play = |part: &Unclear<'_>| {
        let lower = part.part.to_lowercase();
        let said =
            ["i ", "they ", "he ", "she ", "the opponent ", "b ", "a "].iter().find_map(|who| lower.strip_prefix(who));
        let said = said.unwrap_or(&lower);
        BEGIN.iter().any(|verb| said.starts_with(verb)) && !said.contains(|c: char| c.is_ascii_digit())
    };
    let at =
        parts.iter().position(is_play).filter(|at| *at > 0 && asked.is_none_or(|asked| plays(asked).is_empty()))?;
    parts[at..].iter().all(is_play).then(|| {
        let all: Vec<&str> = parts[at..].iter().map(|part| part.part).collect();
        (at, all.join("; "))
    })
}

/// What is told, and what is asked of it.
fn question(line: &str) -> (&str, Option<&str>) {
    if let Some((told, asked)) = line.split_once(':').filter(|(told, _)| told.trim().len() > 1) {
        return (told, Some(asked));
    }
    let lower = line.to_ascii_lowercase();
    match ASKING.iter().filter_map(|word| lower.find(word)).min() {
        Some(at) => (&line[..at], Some(&line[at..])),
        None => (line.trim_end_matches(['?', '!', '.', '。']), None),
    }
}

/// The parts of what is told, with their places.
fn pieces(told: &str) -> Vec<Unclear<'_>> {
    let mut all = Vec::new();
    let mut begin = 0;
    for (at, c) in told.char_indices().chain([(told.len(), ',')]) {
        if !matches!(c, ',' | ';' | '.' | '、' | '。' | '\n') {
            continue;
        }
        let part = &told[begin..at];
        let blank = part.len() - part.trim_start().len();
        if !part.trim().is_empty() {
            all.push(Unclear { part: part.trim(), at: begin + blank });
        }
        begin = at + told[at..].chars().next().map_or(0, char::len_utf8);
    }
    all
}

/// Who attacks with what, and whom.
struct Attack {
    /// Its words tell what was done to the one who asks, or speak of a card that nobody has named.
    told: bool,
    /// The one who asks is the attacker.
    mine: bool,
    with: String,
    whom: Option<String>,
}

/// Who attacks whom, with what behind it; whether the one who asks attacks.
const ATTACK: [(bool, &str); 8] = [
    (true, "i attack "),
    (true, "i swing at "),
    (false, "the opponent attacks "),
    (false, "my opponent attacks "),
    (false, "opponent attacks "),
    (false, "they attack "),
    (false, "he attacks "),
    (false, "she attacks "),
];

/// Who attacks with what.
const ATTACK_WITH: [(bool, &str); 16] = [
    (true, "i attack with "),
    (true, "i swing with "),
    (true, "i am attacking with "),
    (true, "i'm attacking with "),
    (true, "attacking with "),
    (true, "a attacks with "),
    (false, "the opponent attacks with "),
    (false, "my opponent attacks with "),
    (false, "opponent attacks with "),
    (false, "they attack with "),
    (false, "he attacks with "),
    (false, "she attacks with "),
    (false, "ถูกโจมตีด้วย"),
    (false, "ถูกโจมตีโดย"),
    (false, "โดนโจมตีด้วย"),
    (true, "โจมตีด้วย"),
];

/// What stands behind the attacker in Japanese.
const BEHIND: [(bool, &str); 11] = [
    (false, "にアタックされた"),
    (false, "にアタックされている"),
    (false, "にアタックされる"),
    (false, "にアタックされて"),
    (false, "に攻撃された"),
    (false, "に攻撃されている"),
    (false, "に攻撃される"),
    (true, "でアタックする"),
    (true, "でアタック"),
    (true, "で攻撃する"),
    (true, "で攻撃"),
];

/// `attacked by a 7000`, `I attack with a 7000`, `a 7000 attacks me`, `ถูกโจมตีด้วย 7000`, `7000にアタックされた`.
fn attack(part: &str) -> Option<Attack> {
    let lower = part.to_lowercase();
    let said = ["and ", "if "].iter().find_map(|word| lower.strip_prefix(word)).unwrap_or(&lower).trim();
    let of = |mine: bool, with: &str, whom: &str| {
        let whom = whom.trim();
        // A number in it is a Leader's power, or another card's: not to be passed over.
        let is_bare = !whom.contains(|c: char| c.is_ascii_digit());
        let is_player = matches!(whom, "" | "me" | "us" | "them" | "him" | "her" | "the opponent" | "my opponent")
            || (is_bare && (whom.ends_with("leader") || whom.ends_with("player")));
        let told = ["attacked", "ถูก", "โดน", "され"].iter().any(|word| said.contains(word)) || said.starts_with("a ");
        Some(Attack { told, mine, with: with.trim().to_string(), whom: (!is_player).then(|| whom.to_string()) })
    };
    for by in ["attacked by ", "attacked with "] {
        let Some((before, with)) = said.split_once(by) else { continue };
        let whom = before.trim();
        let whom = [" is", " was", " gets", " am", " are", " being", "'m"]
            .iter()
            .find_map(|verb| whom.strip_suffix(verb))
            .unwrap_or(whom);
        let whom = if matches!(whom, "i" | "we" | "being" | "getting" | "i get" | "im" | "b") { "" } else { whom };
        return of(false, with, whom);
    }
    // `I attack their rested 4000 with my 5000`.
    for (mine, verb) in ATTACK {
        let whole = said.strip_prefix(verb).and_then(|rest| rest.split_once(" with "));
        if let Some((whom, with)) = whole.filter(|(whom, _)| !whom.is_empty() && !whom.starts_with("with ")) {
            return of(mine, with, whom);
        }
    }
    for (mine, by) in ATTACK_WITH {
        if let Some(with) = said.strip_prefix(by) {
            return of(mine, with, "");
        }
    }
    if let Some(with) = said.strip_prefix("โดน").and_then(|rest| rest.trim_end().strip_suffix("โจมตี"))
    {
        return of(false, with, "");
    }
    for (mine, behind) in BEHIND {
        if let Some(with) = said.strip_suffix(behind) {
            return of(mine, with, "");
        }
    }
    for verb in [" attacks", " is attacking", " swings at", " swings"] {
        let Some((with, whom)) = said.split_once(verb) else { continue };
        if !(whom.is_empty() || whom.starts_with(' ')) || !with.contains(|c: char| c.is_ascii_digit()) {
            continue;
        }
        return of(with.starts_with("my "), with, whom);
    }
    None
}

/// A card that was told of.
enum Card {
    /// It is put somewhere.
    Put(String),
    /// It is the Leader, who has this power.
    Leader(Option<String>),
}

/// `a 7000 character with double attack`, `two +1000 counters` (without their number), `my leader of 6000`.
fn card(player: &str, words: &str) -> Option<Card> {
    let words = in_words(words);
    let has_digit = |w: &&String| w.contains(|c: char| c.is_ascii_digit());
    // A power has four digits, a Unit two numbers; anything else is a number of something.
    let is_value = |w: &&String| {
        let n = w.trim_start_matches('+');
        *n == *"0" || n.contains('/') || (n.len() >= 4 && n.bytes().all(|b| b.is_ascii_digit()))
    };
    let values: Vec<&String> = words.iter().filter(is_value).collect();
    if words.iter().filter(has_digit).count() != values.len() || words.iter().any(|w| board_words::is_held(w)) {
        return None;
    }
    if words.iter().any(|w| matches!(w.as_str(), "leader" | "ลีดเดอร์" | "リーダー")) {
        return match values.as_slice() {
            [] => Some(Card::Leader(None)),
            [power] => Some(Card::Leader(Some(format!("set {player}.leader.power = {power}")))),
            _ => None,
        };
    }
    let [value] = values.as_slice() else { return None };
    let is_counter = value.starts_with('+') || words.iter().any(|w| matches!(w.as_str(), "counter" | "hand"));
    let zone = match () {
        () if is_counter => "hand",
        () if value.contains('/') => "units",
        () => "characters",
    };
    let value = if is_counter { format!("+{}", value.trim_start_matches('+')) } else { value.to_string() };
    const NOUNS: [&str; 8] = ["counter", "hand", "character", "unit", "power", "in", "card", "one"];
    // Its state stands last.
    let is_state = |w: &&String| w.as_str() == "rested";
    let traits = words.iter().filter(|w| !is_value(w) && !is_state(w) && !NOUNS.contains(&w.as_str()));
    let traits = traits.chain(words.iter().find(is_state)).map(String::as_str);
    let all: Vec<&str> = std::iter::once(value.as_str()).chain(traits).collect();
    Some(Card::Put(format!("put {player}.{zone} {}", all.join(" "))))
}

/// The words of a card without small ones, in English and in the singular; `7k` is 7000.
fn in_words(words: &str) -> Vec<String> {
    const SMALL: [&str; 15] =
        ["a", "an", "the", "of", "with", "and", "my", "his", "her", "their", "its", "at", "ใบ", "枚", "体"];
    let english = board_words::in_english(words);
    let one = |word: &str| {
        let word = word.trim_matches(['[', ']', '【', '】', '<', '>', '"', '(', ')']).to_lowercase();
        let thousand = word.strip_suffix('k').filter(|n| n.trim_start_matches('+').parse::<u8>().is_ok());
        match thousand {
            Some(n) => format!("{n}000"),
            None => match word.as_str() {
                "blockers" | "blocking" => "blocker".to_string(),
                "counters" => "counter".to_string(),
                "characters" | "chara" | "charas" => "character".to_string(),
                "units" => "unit".to_string(),
                "cards" => "card".to_string(),
                _ => word,
            },
        }
    };
    english.split_whitespace().map(one).filter(|w| !w.is_empty() && !SMALL.contains(&w.as_str())).collect()
}

/// The edits that a part of the sentence says; several facts may stand in one part.
fn facts(me: &str, other: &str, part: &str) -> Option<Vec<String>> {
    if let Some(edits) = fact(me, other, part) {
        return Some(edits);
    }
    let (first, second) = [" and ", " with ", "และ"].iter().find_map(|and| part.split_once(and))?;
    // `I have two life and a blocker`: who has the first has the second.
    let (who, _) = subject(me, other, first.trim());
    let mut edits = facts(me, other, first.trim())?;
    edits.extend(facts(who, if who == me { other } else { me }, second.trim())?);
    Some(edits)
}

/// Who has it, and what.
fn subject<'a, 't>(me: &'a str, other: &'a str, part: &'t str) -> (&'a str, &'t str) {
    const MINE: [&str; 9] =
        ["i have got ", "i have ", "i've ", "i hold ", "we have ", "i am at ", "i'm at ", "i'm on ", "my "];
    const THEIRS: [&str; 9] = [
        "the opponent has ",
        "my opponent has ",
        "opponent has ",
        "they have ",
        "he has ",
        "she has ",
        "their ",
        "his ",
        "her ",
    ];
    let lower = part.to_lowercase();
    let after = |head: &str| lower.strip_prefix(head).and_then(|_| part.get(head.len()..)).map(str::trim);
    let cut = |heads: &[&str]| heads.iter().find_map(|head| after(head));
    // `my opponent has` begins like `my`.
    if let Some(rest) = cut(&THEIRS) {
        return (other, rest);
    }
    if let Some(rest) = cut(&["and ", "but ", "with ", "only "]) {
        return subject(me, other, rest);
    }
    (me, cut(&MINE).unwrap_or(part))
}

/// `two Life`, `one blocker of 4000`, `two +1000 counters`, `my leader has 6000`, `no blocker`.
fn fact(me: &str, other: &str, part: &str) -> Option<Vec<String>> {
    let named = ["A has ", "B has "].iter().find_map(|head| part.strip_prefix(head).map(|rest| (&head[..1], rest)));
    let (who, said) = named.unwrap_or_else(|| subject(me, other, part));
    let words = in_words(said);
    let is = |all: &[&str]| words.iter().any(|w| all.contains(&w.as_str()));
    if let [none, named @ ..] = words.as_slice()
        && matches!(none.as_str(), "no" | "empty" | "zero" | "0" | "without")
    {
        // An empty board has none of these.
        if matches!(named, [base] if matches!(base.as_str(), "base" | "ベース" | "เบส")) {
            return Some(vec![format!("set {who}.base = none")]);
        }
        const NONE: [&str; 9] = ["hand", "counter", "blocker", "character", "unit", "don", "don!!", "card", "in"];
        if !named.is_empty() && named.iter().all(|w| NONE.contains(&w.as_str())) {
            return Some(Vec::new());
        }
        return board_words::edit(&format!("{who} has 0 {}", named.join(" "))).map(|edit| vec![edit]);
    }
    let (count, rest) = board_words::counted(&words);
    let numbered = if rest.len() < words.len() { format!("{count} {}", rest.join(" ")) } else { words.join(" ") };
    let held = board_words::edit(&format!("{who} has {numbered}")).filter(|edit| edit.starts_with("set "));
    if let Some(set) = held {
        return Some(vec![set]);
    }
    match card(who, &rest.join(" "))? {
        Card::Put(put) => {
            // A bare number is no card: nobody says whether it is a Character or a counter.
            let is_card =
                is(&["blocker", "counter", "character", "unit", "hand"]) || put.contains('+') || put.contains('/');
            is_card.then(|| vec![put; count])
        }
        Card::Leader(set) => set.filter(|_| count == 1).map(|set| vec![set]),
    }
}

/// What is asked, as plays: `what if I block and counter?`.
fn plays(asked: &str) -> String {
    let mut said = asked.trim().trim_end_matches(['?', '!', '.', '？', '。']).trim();
    let lower = said.to_lowercase();
    const NOTHING: [&str; 8] = [
        "who wins",
        "who wins the battle",
        "what happens",
        "what then",
        "then what",
        "do i lose",
        "do i survive",
        "and now",
    ];
    if NOTHING.contains(&lower.as_str()) {
        return String::new();
    }
    let head = ASKING.iter().chain(&["if ", "and if ", "when "]).find(|word| lower.starts_with(**word));
    said = head.and_then(|head| said.get(head.len()..)).map_or(said, str::trim);
    if said.is_ascii() {
        return said.to_string();
    }
    const ENDS: [&str; 9] =
        ["したらどうなる", "したら", "すると", "した場合", "する", "どうなる", "จะเกิดอะไรขึ้น", "จะเป็นอย่างไร", "のか"];
    said = ENDS.iter().find_map(|end| said.strip_suffix(end)).unwrap_or(said).trim();
    const WORDS: [(&str, &str); 11] = [
        ("ブロッカー", "blocker"),
        ("ブロック", " block "),
        ("カウンター", " counter "),
        ("して", " and "),
        ("บล็อกเกอร์", "blocker"),
        ("บล็อก", " block "),
        ("เคาน์เตอร์", " counter "),
        ("แล้ว", " and "),
        ("และ", " and "),
        ("ผม", " "),
        ("ฉัน", " "),
    ];
    let english = WORDS.iter().fold(said.to_string(), |said, (word, english)| said.replace(word, english));
    english.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(line: &str) -> Story {
        read(line).unwrap_or_else(|| panic!("{line}")).unwrap_or_else(|unclear| panic!("{line}: {unclear:?}"))
    }

    #[test]
    fn the_question_of_a_judge_in_one_sentence() {
        let right = Story {
            edits: ["set B.life = 2", "put B.characters 4000 blocker", "put B.hand +2000"].map(String::from).to_vec(),
            attacker: Some("put A.characters 7000".to_string()),
            target: None,
            asked: "I block and counter".to_string(),
        };
        for line in [
            "attacked by a 7000, two Life, one blocker of 4000, a +2000 counter: what if I block and counter?",
            "I'm attacked by a 7000. I have two life and a 4000 blocker and a +2000 counter. What if I block and counter?",
            "my leader is attacked by a 7k, 2 life, a 4000 blocker, a 2000 counter in hand: I block and counter",
            "A 7000 attacks me, I have 2 life, one 4000 blocker and a 2k counter, what happens if I block and counter?",
        ] {
            assert_eq!(told(line), right, "{line}");
        }
        for line in [
            "ถูกโจมตีด้วย 7000, ไลฟ์ 2, บล็อกเกอร์ 4000, เคาน์เตอร์ +2000: ถ้าบล็อกแล้วเคาน์เตอร์?",
            "7000にアタックされた、ライフ2、4000のブロッカー、+2000のカウンター:ブロックしてカウンターしたら?",
        ] {
            assert_eq!(told(line), Story { asked: "block and counter".to_string(), ..told(line) }, "{line}");
            assert_eq!(told(line).edits, right.edits, "{line}");
            assert_eq!(told(line).attacker, right.attacker, "{line}");
        }
    }

    #[test]
    fn others_of_its_kind() {
        let story = told("I attack with a 6000 double attack, the opponent has 1 life and no blocker: no block");
        assert_eq!(story.attacker.as_deref(), Some("put A.characters 6000 double attack"));
        assert_eq!((story.edits, story.asked), (vec!["set B.life = 1".to_string()], "no block".to_string()));
        let story = told("I attack with a 7000 with double attack, they have 2 life");
        assert_eq!(story.attacker.as_deref(), Some("put A.characters 7000 double attack"));
        let story = told("my rested 3000 is attacked by a 5000, two +1000 counters");
        assert_eq!(story.target, Some(("put B.characters 3000 rested".to_string(), "3000".to_string())));
        assert_eq!(story.edits, ["put B.hand +1000", "put B.hand +1000"]);
        let story = told("attacked by a 5/4 unit, 3 shields, a 3/3 blocker: what if I block?");
        assert_eq!(story.attacker.as_deref(), Some("put A.units 5/4"));
        assert_eq!(story.edits, ["set B.shields = 3", "put B.units 3/3 blocker"]);
        let story = told("a 7000 attacks my leader (6000) and I have one life, a +1000 and a 2000 counter; I counter");
        assert_eq!(
            story.edits,
            ["set B.leader.power = 6000", "set B.life = 1", "put B.hand +1000", "put B.hand +2000"]
        );
        assert_eq!(story.asked, "I counter");
        let story = told("attacked by a 5/4 unit, no base, 2 shields, a rested 3/3 blocker unit");
        assert_eq!(story.edits, ["set B.base = none", "set B.shields = 2", "put B.units 3/3 blocker rested"]);
        assert_eq!(told("7000にアタックされた、ライフ2枚").edits, ["set B.life = 2"]);
        let story = told("I attack their rested 4000 with my 5000: no counter");
        assert_eq!(story.target, Some(("put B.characters 4000 rested".to_string(), "4000".to_string())));
        let story = told("if a 7000 attacks my 5000 leader, who wins?");
        assert_eq!((story.edits.len(), story.asked.as_str()), (1, ""));
        let story = told("attacked by a leader of 7000, my leader has 6000, no life");
        assert_eq!(story.edits, ["set A.leader.power = 7000", "set B.leader.power = 6000", "set B.life = 0"]);
    }

    #[test]
    fn what_is_not_understood_is_named() {
        let line = "attacked by a 7000, two Life, the moon is full: block";
        assert_eq!(read(line), Some(Err(Unclear { part: "the moon is full", at: 30 })));
        let line = "attacked by something, two Life";
        assert_eq!(read(line), Some(Err(Unclear { part: "attacked by something", at: 0 })));
        // A number alone may be anything.
        assert!(matches!(read("attacked by a 7000, a 4000"), Some(Err(_))));
        for line in [
            "B has two life",
            "attack Captain -> Guard",
            "what if I block",
            "Captain attacks Guard",
            "6000 attacks leader",
            "6000 attacks leader, block",
        ] {
            assert_eq!(read(line), None, "{line}");
        }
    }
}
