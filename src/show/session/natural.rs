//! What people say at the table in words of their own: the same in the words of a case. It is tried only where what was typed means nothing
//! as it stands, so that no word of a game is taken for another.

/// Words for the Leader.
const LEADERS: [&str; 10] = [
    "the leader",
    "my leader",
    "your leader",
    "his leader",
    "opponent leader",
    "the opponent leader",
    "the opponent's leader",
    "opponent's leader",
    "ลีดเดอร์",
    "リーダー",
];
/// Words that are a whole answer.
const ANSWERS: [(&str, &[&str]); 6] = [
    ("end turn", &["end", "end turn", "turn end", "จบเทิร์น", "จบ", "ターン終了", "ターンエンド", "エンド", "終了"]),
    ("pass", &["i pass", "ผ่าน", "พาส", "パス", "パスする"]),
    ("no block", &["ไม่บล็อก", "ブロックしない", "ブロックなし", "ノーブロック"]),
    ("no counter", &["ไม่เคาน์เตอร์", "カウンターしない", "カウンターなし", "ノーカウンター"]),
    ("no trigger", &["ไม่ใช้ทริกเกอร์", "トリガーしない", "トリガーなし"]),
    ("concede", &["i concede", "i resign", "ยอมแพ้", "投了", "投了する", "降参", "降参する", "サレンダー"]),
];
/// What stands before a card, and the verb of a case.
const BEFORE: [(&str, &str); 8] = [
    ("โจมตีด้วย", "attack"),
    ("โจมตี", "attack"),
    ("アタック", "attack"),
    ("攻撃", "attack"),
    ("เล่น", "play"),
    ("บล็อกด้วย", "block"),
    ("บล็อก", "block"),
    ("ブロック", "block"),
];
/// What stands behind a card, and the verb of a case.
const BEHIND: [(&str, &str); 9] = [
    ("を登場させる", "play"),
    ("を登場", "play"),
    ("をプレイ", "play"),
    ("でブロックする", "block"),
    ("でブロック", "block"),
    ("でアタックする", "attack"),
    ("でアタック", "attack"),
    ("で攻撃する", "attack"),
    ("で攻撃", "attack"),
];

/// A play in the words of a case; nothing if these are no other words than were typed.
pub fn play(text: &str) -> Option<String> {
    let (who, said) = match text.split_once(':') {
        Some((who, said)) if who.trim().len() == 1 => (format!("{}: ", who.trim()), said.trim()),
        _ => (String::new(), text.trim()),
    };
    let said = said.trim_end_matches(['.', '!', '?', '。', '？']).trim();
    let new = answer(said).or_else(|| attack(said)).or_else(|| verb(said)).or_else(|| slips(said))?;
    let new = if new.starts_with("A: ") || new.starts_with("B: ") { new } else { format!("{who}{new}") };
    (new != text.trim()).then_some(new)
}

/// `ผ่าน`, `ターン終了`, `B concedes`.
fn answer(said: &str) -> Option<String> {
    let lower = said.to_lowercase();
    let whole = ANSWERS.iter().find(|(_, words)| words.contains(&lower.as_str())).map(|(answer, _)| answer.to_string());
    let of_player = || {
        let (who, verb) = lower.split_once(' ')?;
        let concedes = matches!(verb, "concedes" | "resigns" | "surrenders" | "gives up" | "ยอมแพ้");
        (concedes && matches!(who, "a" | "b")).then(|| format!("{}: concede", who.to_uppercase()))
    };
    whole.or_else(of_player)
}

/// A card as a case names it.
fn card(words: &str) -> String {
    let words = words.trim();
    let lower = words.to_lowercase();
    if LEADERS.contains(&lower.as_str()) {
        return "leader".to_string();
    }
    let after = lower.strip_prefix("the ").map_or(0, |rest| lower.len() - rest.len());
    words.get(after..).unwrap_or(words).trim().to_string()
}

/// Who attacks: a Leader is said with `with`, since `attack leader` alone may name what is attacked.
fn attacks(with: &str, whom: &str) -> String {
    let (with, whom) = (card(with), card(whom));
    if with == "leader" { format!("attack with leader -> {whom}") } else { format!("attack {with} -> {whom}") }
}

/// `my leader attacks the Guard`, `attack leader -> leader`, `โจมตี X ใส่ Y`, `X でリーダーにアタック`.
fn attack(said: &str) -> Option<String> {
    let between = |before: &str, between: &[&str], after: &[&str]| -> Option<(String, String)> {
        let inner = said.strip_prefix(before)?.trim();
        let inner = after.iter().find_map(|after| inner.strip_suffix(after)).or(after.is_empty().then_some(inner))?;
        let (with, whom) = between.iter().find_map(|sign| inner.split_once(sign))?;
        let is_said = !with.trim().is_empty() && !whom.trim().is_empty();
        is_said.then(|| (with.trim().to_string(), whom.trim().to_string()))
    };
    let found = between("attack with ", &["->"], &[])
        .or_else(|| between("attack ", &["->", " into ", " with "], &[]).filter(|_| !said.contains(" with ")))
        .or_else(|| between("", &[" attacks ", " attack "], &[]))
        .or_else(|| between("โจมตีด้วย", &["->", "ใส่", "ไปที่"], &[]))
        .or_else(|| between("โจมตี", &["->", "ใส่", "ไปที่"], &[]))
        .or_else(|| between("", &[" โจมตีใส่ ", " โจมตี "], &[]))
        .or_else(|| between("アタック", &["->"], &[]))
        .or_else(|| between("攻撃", &["->"], &[]));
    let japanese = || {
        between(
            "",
            &["で", "が", "は"],
            &["にアタックする", "にアタック", "に攻撃する", "に攻撃", "を攻撃する", "を攻撃"],
        )
    };
    let (with, whom) = found.or_else(japanese)?;
    Some(attacks(&with, &whom))
}

/// `เล่น Cook`, `Cook を登場`.
fn verb(said: &str) -> Option<String> {
    let before = BEFORE.iter().find_map(|(word, verb)| Some((said.strip_prefix(word)?, *verb)));
    let behind = || BEHIND.iter().find_map(|(word, verb)| Some((said.strip_suffix(word)?, *verb)));
    let (named, verb) = before.or_else(behind)?;
    (!named.trim().is_empty()).then(|| format!("{verb} {}", card(named)))
}

/// `attach 2 don to Captain`, `block with the Guard`: small words.
fn slips(said: &str) -> Option<String> {
    let is_don = |word: &str| matches!(word.to_lowercase().as_str(), "don" | "dons" | "don!" | "ด้ง!!" | "ドン!!");
    let words: Vec<&str> = said.split_whitespace().filter(|word| !word.eq_ignore_ascii_case("the")).collect();
    let has_don = words.iter().any(|word| is_don(word) || *word == "DON!!");
    let gives = |word: &str| matches!(word.to_lowercase().as_str(), "attach" | "add" | "put" | "ติด");
    let new: Vec<&str> = words
        .iter()
        .enumerate()
        .map(|(at, word)| match *word {
            word if has_don && at == 0 && gives(word) => "give",
            word if has_don && is_don(word) => "DON!!",
            word if has_don && matches!(word, "on" | "onto" | "ให้") => "to",
            word => word,
        })
        .collect();
    // `give DON!! 2 to Captain`.
    let new = match new.as_slice() {
        [give @ "give", don @ "DON!!", count, to @ "to", rest @ ..] if count.parse::<u8>().is_ok() => {
            [&[*give, *count, *don, *to], rest].concat()
        }
        _ => new,
    };
    Some(new.join(" ")).filter(|new| new != said)
}

/// A command in the word of the table: `what if …`, `can X attack Y?`, `ทำไม`, `なぜ`.
pub fn command(line: &str) -> Option<String> {
    const WORDS: [(&str, &[&str]); 8] = [
        ("if", &["what if", "what happens if", "suppose", "ถ้า", "もし"]),
        ("why not", &["why can't", "why cannot", "ทำไมไม่", "ทําไมไม่", "なぜできない"]),
        ("why", &["ทำไม", "ทําไม", "なぜ", "何故", "どうして"]),
        ("help", &["ช่วยเหลือ", "ช่วย", "ヘルプ"]),
        ("undo", &["ย้อน", "ย้อนกลับ", "戻す", "取り消し"]),
        ("board", &["กระดาน", "盤面", "show board", "show"]),
        ("options", &["ตัวเลือก", "選択肢"]),
        ("legal", &["can", "may"]),
    ];
    WORDS.iter().find_map(|(word, others)| {
        let rest = others.iter().find_map(|other| {
            let head = line.get(..other.len()).filter(|head| head.eq_ignore_ascii_case(other))?;
            let rest = &line[head.len()..];
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
            ("โจมตี Captain ใส่ ลีดเดอร์", "attack Captain -> leader"),
            ("โจมตีด้วย Captain -> Admiral", "attack Captain -> Admiral"),
            ("ติด DON!! 2 ให้ Captain", "give 2 DON!! to Captain"),
            ("Captain でリーダーにアタック", "attack Captain -> leader"),
            ("アタック Captain -> Admiral", "attack Captain -> Admiral"),
            ("ターン終了", "end turn"),
            ("Cook を登場", "play Cook"),
            ("投了", "concede"),
            ("block with the Guard", "block with Guard"),
        ] {
            let expected = case.replace("opponent leader", "leader");
            assert_eq!(play(said).as_deref(), Some(expected.as_str()), "{said}");
        }
        for said in ["attack Captain", "S7", "no block", "play Cook", "attack Captain -> Admiral"] {
            assert_eq!(play(said), None, "{said}");
        }
    }

    #[test]
    fn commands_in_other_words() {
        assert_eq!(command("what if Captain attacks Guard").as_deref(), Some("if Captain attacks Guard"));
        assert_eq!(command("can Guard block?").as_deref(), Some("legal Guard block"));
        assert_eq!(command("ทำไม").as_deref(), Some("why"));
        assert_eq!(command("なぜ").as_deref(), Some("why"));
        assert_eq!(command("candle").as_deref(), None);
        assert_eq!(command("attack X").as_deref(), None);
    }
}
