//! What people say at the table in words of their own: the same in the words of a case. It is tried only where what was typed means nothing
//! as it stands, so that no word of a game is taken for another. Verbs of other languages stand in `tongue`.

use super::tongue::{self, Here};

/// Words for the Leader.
const LEADERS: [&str; 8] = [
    "the leader",
    "my leader",
    "your leader",
    "his leader",
    "opponent leader",
    "the opponent leader",
    "the opponent's leader",
    "opponent's leader",
];
/// Words of somebody who does nothing against an attack.
const TAKES: [&str; 7] =
    ["do nothing", "nothing", "take it", "take the damage", "take damage", "take the hit", "let it through"];
/// Words of somebody who ends the turn.
const ENDS: [&str; 7] = ["end", "end turn", "turn end", "end my turn", "end the turn", "finish", "next turn"];
/// Words that are a whole answer, for each of the answers that they may be.
const ANSWERS: [(&str, &[&str]); 9] = [
    ("end turn", &ENDS),
    ("end", &ENDS),
    ("end main phase", &ENDS),
    ("no block", &TAKES),
    ("no counter", &TAKES),
    ("pass", &TAKES),
    ("no counter", &["done", "no more", "that's all"]),
    ("pass", &["i pass"]),
    ("concede", &["i concede", "i resign"]),
];
/// What stands before a card, and the verb of a case.
const BEFORE: [(&str, &str); 3] = [("swing with", "attack"), ("summon", "summon soldier"), ("use", "counter")];
/// What stands behind a card, and the verb of a case.
const BEHIND: [(&str, &str); 8] = [
    (" as a soldier", "summon soldier"),
    (" as soldier", "summon soldier"),
    (" as bulwark", "set bulwark,"),
    (" be played", "play"),
    (" blocks", "block"),
    (" block", "block"),
    (" attacks", "attack"),
    (" attack", "attack"),
];

/// What a play may be in the words of a case, the likeliest first. The options tell who can attack, where nobody says who.
pub fn plays(text: &str, options: &[String], at_rest: bool) -> Vec<String> {
    let (who, said) = addressed(text);
    let said = said.trim_end_matches(['.', '!', '?', '。', '？']).trim();
    let mut all: Vec<String> = answers(said);
    all.extend(declined(said));
    all.extend(alone(said));
    // Where nothing is under way, whoever ends the turn of a game that knows no such words passes.
    if at_rest && all.iter().any(|answer| answer.starts_with("end")) {
        all.push("pass".to_string());
    }
    all.extend(concession(said));
    all.extend(attack(said));
    all.extend(attack_on(said, options));
    all.extend(only_one(said, options));
    all.extend(countered(said, options));
    all.extend(verb(said));
    all.extend(slips(said));
    all.extend(cast(said, options));
    all.extend(keys_apart(said));
    // `block and counter`.
    let parts: Vec<&str> = [" and then ", " then ", " and "]
        .iter()
        .find_map(|and| said.split_once(and))
        .map_or(Vec::new(), |(first, second)| vec![first.trim(), second.trim()]);
    if let [first, second] = parts.as_slice() {
        all.push(format!("{first}, {second}"));
    }
    if !who.is_empty() || said.len() < text.trim().len() {
        all.push(said.to_string());
    }
    let is_addressed = |new: &str| ["A: ", "B: ", "C: ", "D: "].iter().any(|who| new.starts_with(who));
    distinct(text, all.into_iter().map(|new| if is_addressed(&new) { new } else { format!("{who}{new}") }))
}

/// What a play in another language may be in the words of a case: all that it may mean. It is meant only where all of them mean one play.
pub fn foreign(text: &str, here: &Here<'_>) -> Vec<String> {
    let (who, said) = addressed(text);
    let said = said.trim_end_matches(['.', '!', '?', '。', '？']).trim();
    let is_addressed = |new: &str| ["A: ", "B: ", "C: ", "D: "].iter().any(|who| new.starts_with(who));
    let all = tongue::plays(said, here).into_iter();
    distinct(text, all.map(|new| if is_addressed(&new) { new } else { format!("{who}{new}") }))
}

/// Each line once, and none that was said so.
fn distinct(text: &str, all: impl Iterator<Item = String>) -> Vec<String> {
    let mut all: Vec<String> = all.collect();
    let mut seen = vec![text.trim().to_string()];
    all.retain(|new| {
        !new.trim().is_empty() && !seen.contains(new) && {
            seen.push(new.clone());
            true
        }
    });
    all
}

/// Verbs that people put behind a player.
const VERBS: [(&str, &str); 15] = [
    ("blocks", "block"),
    ("counters", "counter"),
    ("attacks", "attack"),
    ("passes", "pass"),
    ("plays", "play"),
    ("ends", "end"),
    ("gives", "give"),
    ("uses", "use"),
    ("takes", "take"),
    ("summons", "summon"),
    ("activates", "activate"),
    ("chooses", "choose"),
    ("discards", "trash"),
    ("does not", "no"),
    ("doesn't", "no"),
];

/// Who is named before a play, as a case does it, and the play: `B: block`, `B blocks`, `I attack`.
fn addressed(text: &str) -> (String, String) {
    let text = text.trim();
    if let Some((who, said)) = text.split_once(':').filter(|(who, _)| who.trim().len() == 1) {
        return (format!("{}: ", who.trim().to_uppercase()), said.trim().to_string());
    }
    let said = ["I'll ", "I will ", "I ", "i ", "we ", "let me "].iter().find_map(|me| text.strip_prefix(me));
    if let Some(said) = said {
        return (String::new(), said.trim().to_string());
    }
    // Whoever is asked is meant.
    let other =
        ["the opponent ", "opponent ", "he ", "she ", "they "].iter().find_map(|other| text.strip_prefix(other));
    let of_player = || {
        let (who, rest) = match other {
            Some(rest) => ("", rest),
            None => text.split_once(' ').filter(|(who, _)| matches!(*who, "A" | "B"))?,
        };
        let is_word =
            |verb: &str| rest.strip_prefix(verb).is_some_and(|after| after.is_empty() || after.starts_with(' '));
        // `they block` beside `he blocks`.
        let (verb, base) = VERBS.iter().find_map(|(verb, base)| {
            let said = [*verb, *base].into_iter().find(|said| is_word(said))?;
            Some((said, *base))
        })?;
        let who = if who.is_empty() { String::new() } else { format!("{who}: ") };
        Some((who, format!("{base}{}", &rest[verb.len()..])))
    };
    of_player().unwrap_or_else(|| (String::new(), text.to_string()))
}

/// `I pass`, `ผ่าน`, `ターン終了`.
fn answers(said: &str) -> Vec<String> {
    let lower = said.to_lowercase();
    let fitting = ANSWERS.iter().filter(|(answer, words)| *answer != lower && words.contains(&lower.as_str()));
    fitting.map(|(answer, _)| answer.to_string()).chain(tongue::answers(said)).collect()
}

/// `don't block`, `do not counter`.
fn declined(said: &str) -> Option<String> {
    ["don't ", "do not ", "won't "].iter().find_map(|not| said.strip_prefix(not)).map(|what| format!("no {what}"))
}

/// A Leader or a player by itself, as an answer to what is attacked; `make attack`.
fn alone(said: &str) -> Vec<String> {
    let lower = said.to_lowercase();
    if is_leader(&lower) || is_player(&lower) {
        return targets(said);
    }
    said.strip_prefix("make ").map(str::to_string).into_iter().collect()
}

/// `B concedes`.
fn concession(said: &str) -> Option<String> {
    const VERBS: [&str; 13] = [
        "concedes",
        "resigns",
        "surrenders",
        "gives up",
        "ยอมแพ้",
        "が投了する",
        "が投了",
        "は投了する",
        "は投了",
        "が降参する",
        "が降参",
        "がサレンダー",
        "投了",
    ];
    let lower = said.to_lowercase();
    let who = VERBS.iter().find_map(|verb| lower.strip_suffix(verb)).map(str::trim)?;
    matches!(who, "a" | "b" | "c" | "d").then(|| format!("{}: concede", who.to_uppercase()))
}

/// A card as a case names it.
fn card(words: &str) -> String {
    let words = words.trim();
    let lower = words.to_lowercase();
    if is_leader(&lower) {
        return "leader".to_string();
    }
    let after = lower.strip_prefix("the ").map_or(0, |rest| lower.len() - rest.len());
    words.get(after..).unwrap_or(words).trim().to_string()
}

/// Words for a player who is attacked, where a game has no Leader.
const PLAYERS: [&str; 7] = ["player", "the player", "opponent", "the opponent", "shield", "shields", "the shields"];

fn is_leader(words: &str) -> bool {
    LEADERS.contains(&words) || tongue::ALL.iter().any(|tongue| tongue.leaders.contains(&words))
}

fn is_player(words: &str) -> bool {
    PLAYERS.contains(&words) || tongue::ALL.iter().any(|tongue| tongue.players.contains(&words))
}

/// What is attacked, in the ways that the games name it.
fn targets(words: &str) -> Vec<String> {
    if is_player(&words.trim().to_lowercase()) {
        return ["player B", "player A", "leader"].map(String::from).to_vec();
    }
    vec![card(words)]
}

/// Who attacks: a Leader is said with `with`, since `attack leader` alone may name what is attacked.
fn attacks(with: &str, whom: &str) -> Vec<String> {
    let with = card(with);
    let one = |whom: String| {
        if with == "leader" { format!("attack with leader -> {whom}") } else { format!("attack {with} -> {whom}") }
    };
    targets(whom).into_iter().map(one).collect()
}

/// `my leader attacks the Guard`, `attack leader -> leader`, `attack Guard with Captain`.
fn attack(said: &str) -> Vec<String> {
    let between = |before: &str, between: &[&str]| -> Option<(String, String)> {
        let inner = said.strip_prefix(before)?.trim();
        let (with, whom) = between.iter().find_map(|sign| inner.split_once(sign))?;
        let is_said = !with.trim().is_empty() && !whom.trim().is_empty();
        is_said.then(|| (with.trim().to_string(), whom.trim().to_string()))
    };
    let found = between("attack with ", &["->", " on ", " at "])
        .or_else(|| between("attack ", &["->", " into "]).filter(|_| !said.contains(" with ")))
        .or_else(|| between("swing ", &[" at ", " into "]))
        .or_else(|| between("", &[" attacks ", " attack ", " hits ", " swings at ", " -> ", " > ", "->"]));
    let turned = || between("attack ", &[" with "]).map(|(whom, with)| (with, whom));
    found.or_else(turned).map_or(Vec::new(), |(with, whom)| attacks(&with, &whom))
}

/// `attack the leader`, where only one card can attack.
fn attack_on(said: &str, options: &[String]) -> Vec<String> {
    let attackers: Vec<&str> =
        options.iter().filter_map(|o| o.strip_prefix("attack with ").or_else(|| o.strip_prefix("attack "))).collect();
    let [attacker] = attackers.as_slice() else { return Vec::new() };
    on_whom(said).into_iter().map(|whom| format!("attack {attacker} -> {whom}")).collect()
}

/// `attack the leader`, where several can attack: how the first of them would.
pub fn attack_in_full(said: &str, options: &[String]) -> Vec<String> {
    let (who, said) = addressed(said);
    let said = said.trim_end_matches(['.', '!', '?', '。', '？']).trim();
    let attacker = options.iter().find_map(|o| o.strip_prefix("attack with ").or_else(|| o.strip_prefix("attack ")));
    let Some(attacker) = attacker else { return Vec::new() };
    on_whom(said).into_iter().map(|whom| format!("{who}attack {attacker} -> {whom}")).collect()
}

/// `block`, `I attack`: a verb alone, where only one option has it. Of cards from hand that are called the same one is as good as another.
fn only_one(said: &str, options: &[String]) -> Option<String> {
    let verb = VERBS.iter().find(|(of_player, base)| said == *of_player || said == *base)?.1;
    let mut all = options.iter().filter(|o| o.split(' ').next() == Some(verb));
    let first = all.next()?;
    let is_twin = |other: &String| {
        let number = other.strip_prefix(first.as_str()).and_then(|rest| rest.strip_prefix(' '));
        matches!(verb, "counter" | "play") && number.is_some_and(|n| n.parse::<u8>().is_ok())
    };
    all.all(is_twin).then(|| first.clone())
}

/// `counter with the +2000 on the Guard`, `counter the leader`: what is trashed for its counter, and who gets it.
fn countered(said: &str, options: &[String]) -> Option<String> {
    let rest = said.strip_prefix("counter ")?.trim();
    let rest = rest.strip_prefix("with ").unwrap_or(rest).trim();
    if let Some((with, whom)) = [" on ", " for ", " to "].iter().find_map(|on| rest.split_once(on)) {
        return Some(format!("counter {} -> {}", card(with), card(whom)));
    }
    // A card that is no counter is one that gets it, where there is only one counter.
    let is_counter = options.iter().any(|o| o.strip_prefix("counter ") == Some(card(rest).as_str()));
    let counter = only_one("counter", options).filter(|_| !is_counter && !rest.is_empty())?;
    let rest = rest.strip_prefix("on ").or_else(|| rest.strip_prefix("for ")).unwrap_or(rest);
    Some(format!("{counter} -> {}", card(rest)))
}

/// `attack S7, H9` where attackers are chosen when the attack is resolved: the action, and what is chosen then.
pub fn begun(said: &str, options: &[String]) -> Option<(String, String)> {
    let (who, said) = addressed(said);
    let is_alone = options.iter().any(|option| option == "attack");
    let rest = said.strip_prefix("attack with ").or_else(|| said.strip_prefix("attack "))?.trim();
    let is_cards = !rest.is_empty() && rest.split([',', ' ']).all(|word| word.is_empty() || is_of_a_pack(word));
    let cards = keys_apart(rest).unwrap_or_else(|| rest.to_string());
    (is_alone && is_cards).then(|| (format!("{who}attack"), cards))
}

/// `S7`, `♡10`, `JK`: a card of a pack.
fn is_of_a_pack(word: &str) -> bool {
    let value = word.strip_prefix(['S', 'H', 'D', 'C', '♠', '♡', '♢', '♣', '♥', '♦']);
    let is_value =
        |value: &str| matches!(value, "A" | "J" | "Q" | "K" | "10") || matches!(value.as_bytes(), [b'2'..=b'9']);
    value.is_some_and(is_value) || matches!(word, "JK" | "JK2")
}

/// `throw S5 C9`: cards of a pack, one behind the other.
fn keys_apart(said: &str) -> Option<String> {
    let words: Vec<&str> = said.split_whitespace().collect();
    let mut new = String::new();
    for (n, word) in words.iter().enumerate() {
        let between = match n.checked_sub(1).map(|before| words[before]) {
            Some(before) if is_of_a_pack(before) && is_of_a_pack(word) => ", ",
            Some(_) => " ",
            None => "",
        };
        new.push_str(between);
        new.push_str(word);
    }
    (new.contains(", ") && new != said).then_some(new)
}

/// `play Imp` where cards are cast.
fn cast(said: &str, options: &[String]) -> Option<String> {
    let card = said.strip_prefix("play ")?;
    let has = |verb: &str| options.iter().any(|option| option.starts_with(verb));
    (has("cast ") && !has("play ")).then(|| format!("cast {card}"))
}

/// What is attacked, where nobody says who attacks.
fn on_whom(said: &str) -> Vec<String> {
    let whom = said.strip_prefix("attack ");
    // Who is named with `with` attacks, and is not attacked.
    let is_whom = |whom: &&str| !whom.is_empty() && !whom.contains("->") && !whom.starts_with("with ");
    let whom = whom.map(str::trim).filter(is_whom);
    whom.map(targets).unwrap_or_default()
}

/// `Cook be played`, `swing with Captain`.
fn verb(said: &str) -> Option<String> {
    let before = BEFORE.iter().find_map(|(word, verb)| Some((said.strip_prefix(word)?, *verb)));
    let behind = || BEHIND.iter().find_map(|(word, verb)| Some((said.strip_suffix(word)?, *verb)));
    // `play S7 as soldier` says its verb behind the card.
    let (named, verb) = if said.contains(" as ") { behind() } else { before.or_else(behind) }?;
    let named = ["play ", "set ", "put ", "lay "].iter().find_map(|word| named.strip_prefix(word)).unwrap_or(named);
    if matches!(named.trim().to_lowercase().as_str(), "no" | "not" | "do not" | "don't") {
        return None;
    }
    let named = card(named);
    // A Leader attacks; what is attacked stands behind it.
    let verb = if verb == "attack" && named == "leader" { "attack with" } else { verb };
    (!named.is_empty()).then(|| format!("{verb} {named}"))
}

/// `attach 2 don to Captain`, `block with the Guard`: small words.
fn slips(said: &str) -> Option<String> {
    let is_don = |word: &str| matches!(word.to_lowercase().as_str(), "don" | "dons" | "don!" | "don!!");
    let is_small = |word: &&str| ["the", "my"].iter().any(|small| word.eq_ignore_ascii_case(small));
    let words: Vec<&str> = said.split_whitespace().filter(|word| !is_small(word)).collect();
    let has_don = words.iter().any(|word| is_don(word) || *word == "DON!!");
    let gives = |word: &str| matches!(word.to_lowercase().as_str(), "attach" | "add" | "put");
    let new: Vec<&str> = words
        .iter()
        .enumerate()
        .map(|(at, word)| match *word {
            word if has_don && at == 0 && gives(word) => "give",
            word if has_don && is_don(word) => "DON!!",
            word if has_don && matches!(word, "on" | "onto") => "to",
            word => word,
        })
        .collect();
    // `give DON!! 2 to Captain`, `DON!! 2 to Captain`, `play Volley on Post`.
    let new = match new.as_slice() {
        [don @ "DON!!", count, to @ "to", rest @ ..] if count.parse::<u8>().is_ok() => {
            [&["give", *count, *don, *to], rest].concat()
        }
        ["play" | "use", words @ ..] if words.contains(&"on") => {
            let all = words.iter().map(|word| if *word == "on" { "->" } else { *word });
            std::iter::once("play").chain(all).collect()
        }
        // `give Captain 1 DON!!`.
        [give @ "give", card @ .., count, don @ "DON!!"] if count.parse::<u8>().is_ok() && !card.is_empty() => {
            [&[*give, *count, *don, "to"], card].concat()
        }
        [give @ "give", don @ "DON!!", count, to @ "to", rest @ ..] if count.parse::<u8>().is_ok() => {
            [&[*give, *count, *don, *to], rest].concat()
        }
        _ => new,
    };
    Some(new.join(" ")).filter(|new| new != said)
}

/// Commands that stand behind what they are about: `A.hand に Kid を置く`, `A.hand から Kid を取り除く`, `game.md に保存`.
fn said_last(bare: &str) -> Option<String> {
    const LAST: [(&str, &str, &[&str]); 2] =
        [("put", "に", &["を置く", "を出す", "を加える"]), ("remove", "から", &["を取り除く", "を除く", "を消す"])];
    let save = ["に保存する", "に保存"].iter().find_map(|end| bare.strip_suffix(end));
    if let Some(file) = save.map(str::trim).filter(|file| !file.is_empty()) {
        return Some(format!("save {file}"));
    }
    LAST.iter().find_map(|(command, between, ends)| {
        let said = ends.iter().find_map(|end| bare.strip_suffix(end))?;
        let (path, card) = said.split_once(between)?;
        let is_path = path.trim().contains('.') && path.trim().is_ascii();
        is_path.then(|| format!("{command} {} {}", path.trim(), card.trim()))
    })
}

/// `もし Captain が Guard をアタックしたら`, `ถ้าCaptain โจมตี Guard`: no blank stands there, and the end says it, too.
fn supposed(bare: &str) -> Option<String> {
    const ENDS: [&str; 8] = [
        "したらどうなる",
        "したらどうなります",
        "したら",
        "するとどうなる",
        "すると",
        "した場合",
        "ならどうなる",
        "なら",
    ];
    let head = ["もし", "ถ้าหาก", "ถ้า"].iter().find_map(|head| bare.strip_prefix(head));
    let said = head.unwrap_or(bare).trim();
    let end = ENDS.iter().find_map(|end| said.strip_suffix(end)).map(str::trim);
    let said = end.unwrap_or(said);
    ((head.is_some() || end.is_some()) && !said.is_empty()).then(|| format!("if {said}"))
}

/// A command in the word of the table: `what if …`, `can X attack Y?`, `ทำไม`, `なぜ`.
pub fn command(line: &str) -> Option<String> {
    let bare = line.trim().trim_end_matches(['?', '？', 'か']).trim_end();
    // `ทำไม Guard บล็อกไม่ได้`, `なぜGuardはブロックできない`.
    let whys = [("ทำไม", "ไม่ได้"), ("ทําไม", "ไม่ได้"), ("なぜ", "できない"), ("どうして", "できない")];
    if let Some(said) = whys.iter().find_map(|(why, not)| bare.strip_prefix(why)?.strip_suffix(not)) {
        return Some(format!("why not {}", said.trim()));
    }
    if let Some(edit) = said_last(bare).or_else(|| supposed(bare)) {
        return Some(edit);
    }
    const MAY: [&str; 6] = ["ได้ไหม", "ได้มั้ย", "ได้หรือไม่", "できます", "できる", "は可能"];
    if let Some(said) = MAY.iter().find_map(|may| bare.strip_suffix(may)).filter(|said| !said.trim().is_empty()) {
        return Some(format!("legal {}", said.trim()));
    }
    const WORDS: [(&str, &[&str]); 17] = [
        ("put", &["วาง", "ใส่", "เพิ่มการ์ด", "置く", "出す"]),
        ("remove", &["เอาออก", "ลบ", "นำออก", "取り除く", "除く"]),
        ("save", &["บันทึก", "保存", "セーブ"]),
        ("load", &["โหลด", "読み込む", "ロード"]),
        ("explore", &["สำรวจ", "สํารวจ", "探索"]),
        ("next", &["ถัดไป", "ต่อไป", "次", "次へ"]),
        ("redo", &["ทำซ้ำ", "ทําซ้ํา", "やり直す", "やり直し"]),
        ("new", &["เริ่มใหม่", "กระดานใหม่", "新規"]),
        ("if", &["what if", "what happens if", "suppose", "ถ้า", "もし"]),
        ("why not", &["why can't", "why cannot", "why can not", "why may", "ทำไมไม่", "ทําไมไม่", "なぜできない"]),
        ("why", &["ทำไม", "ทําไม", "なぜ", "何故", "どうして"]),
        ("help", &["ช่วยเหลือ", "ช่วย", "ヘルプ"]),
        ("undo", &["back", "go back", "take back", "ย้อน", "ย้อนกลับ", "戻す", "元に戻す", "取り消し", "取り消す"]),
        ("board", &["กระดาน", "盤面", "show board", "show", "state", "position"]),
        (
            "options",
            &[
                "what can i do",
                "what are my options",
                "what are the options",
                "moves",
                "ตัวเลือก",
                "ทำอะไรได้บ้าง",
                "選択肢",
                "何ができる",
            ],
        ),
        ("set", &["ตั้ง", "กำหนด", "設定"]),
        ("legal", &["can i", "may i", "can", "may", "is it legal to", "could"]),
    ];
    WORDS.iter().find_map(|(word, others)| {
        let rest = others.iter().find_map(|other| {
            let head = bare.get(..other.len()).filter(|head| head.eq_ignore_ascii_case(other))?;
            let rest = &bare[head.len()..];
            (rest.is_empty() || rest.starts_with(' ')).then_some(rest)
        })?;
        let rest = rest.trim().trim_end_matches(['?', '？']).trim();
        Some(format!("{word} {rest}").trim_end().to_string())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plays_in_other_words() {
        for (said, case) in [
            ("attack leader -> leader", "attack with leader -> leader"),
            ("my leader attacks the opponent leader", "attack with leader -> opponent leader"),
            ("Captain attacks the Guard", "attack Captain -> Guard"),
            ("A: Captain attacks the Guard", "A: attack Captain -> Guard"),
            ("attach 2 don to Captain", "give 2 DON!! to Captain"),
            ("B concedes", "B: concede"),
            ("จบเทิร์น", "end turn"),
            ("ターン終了", "end turn"),
            ("投了", "concede"),
            ("Bが投了", "B: concede"),
            ("B ยอมแพ้", "B: concede"),
            ("Aは投了する", "A: concede"),
            ("block with the Guard", "block with Guard"),
        ] {
            let expected = case.replace("opponent leader", "leader");
            assert!(plays(said, &[], false).contains(&expected), "{said}: {:?}", plays(said, &[], false));
        }
        for said in ["attack Captain", "S7", "no block", "play Cook", "attack Captain -> Admiral"] {
            assert_eq!(plays(said, &[], false), [""; 0], "{said}");
        }
        let only = ["attack Captain".to_string(), "end turn".to_string()];
        assert!(plays("attack the opponent", &only, false).contains(&"attack Captain -> player B".to_string()));
        assert!(plays("attack Guard", &only, false).contains(&"attack Captain -> Guard".to_string()));
    }

    #[test]
    fn who_does_it() {
        for (said, case) in [
            ("B blocks", "B: block"),
            ("B counters +2000", "B: counter +2000"),
            ("I block and counter", "block, counter"),
            ("attack Boar with Lancer", "attack Lancer -> Boar"),
            ("Guard block", "block Guard"),
            ("end turn", "end"),
            ("summon S7", "summon soldier S7"),
            ("play S7 as soldier", "summon soldier S7"),
            ("Captain -> Guard", "attack Captain -> Guard"),
            ("he blocks", "block"),
            ("they block", "block"),
            ("I don't block", "no block"),
            ("give Captain 1 don", "give 1 DON!! to Captain"),
            ("use Volley on Post", "play Volley -> Post"),
            ("リーダー", "leader"),
            ("my leader attacks", "attack with leader"),
        ] {
            assert!(plays(said, &[], false).contains(&case.to_string()), "{said}: {:?}", plays(said, &[], false));
        }
    }

    #[test]
    fn commands_in_other_words() {
        assert_eq!(command("what if Captain attacks Guard").as_deref(), Some("if Captain attacks Guard"));
        assert_eq!(command("can Guard block?").as_deref(), Some("legal Guard block"));
        assert_eq!(command("can I end turn?").as_deref(), Some("legal end turn"));
        assert_eq!(command("Guard บล็อกได้ไหม").as_deref(), Some("legal Guard บล็อก"));
        assert_eq!(command("Guardはブロックできる？").as_deref(), Some("legal Guardはブロック"));
        assert_eq!(command("what can I do?").as_deref(), Some("options"));
        assert_eq!(command("なぜGuardはブロックできない？").as_deref(), Some("why not Guardはブロック"));
        assert_eq!(command("ทำไม").as_deref(), Some("why"));
        assert_eq!(command("なぜ").as_deref(), Some("why"));
        for (said, done) in [
            ("วาง A.hand Kid", "put A.hand Kid"),
            ("置く A.hand Kid", "put A.hand Kid"),
            ("A.hand に Kid を置く", "put A.hand Kid"),
            ("A.handからKidを取り除く", "remove A.hand Kid"),
            ("เอาออก A.hand Kid", "remove A.hand Kid"),
            ("บันทึก game.md", "save game.md"),
            ("game.md に保存", "save game.md"),
            ("保存 game.md", "save game.md"),
            ("สำรวจ", "explore"),
            ("探索 turn", "explore turn"),
            ("ถัดไป", "next"),
            ("次", "next"),
            ("元に戻す", "undo"),
            ("もしCaptainがGuardをアタックしたら", "if CaptainがGuardをアタック"),
            ("もし Captain が Guard をアタックしたらどうなる？", "if Captain が Guard をアタック"),
            ("ถ้าCaptain โจมตี Guard", "if Captain โจมตี Guard"),
        ] {
            assert_eq!(command(said).as_deref(), Some(done), "{said}");
        }
        assert_eq!(command("candle").as_deref(), None);
        assert_eq!(command("attack X").as_deref(), None);
    }
}
