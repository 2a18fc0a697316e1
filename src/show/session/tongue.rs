//! Plays in Thai and in Japanese: of each language one table of the words that judges say, in the terms of the rule texts, and one grammar for both.
//! Whatever words may mean is tried; what can mean two plays is refused by those who try it.

/// What a card or a player has to do with a verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// It does it, or is used for it.
    Doer,
    /// It is done to it.
    What,
    /// It is done towards it.
    Goal,
    /// Its place alone says what it is.
    Bare,
}

/// The words of a language for what is done at a table.
#[derive(Debug)]
pub struct Tongue {
    /// Verbs of a case, each with its words, the term of the rule texts first.
    verbs: &'static [(&'static str, &'static [&'static str])],
    /// What stands before a name and says what it has to do with the verb.
    before: &'static [(&'static str, Part)],
    /// What stands behind a name and says that.
    behind: &'static [(&'static str, Part)],
    /// What stands beside a verb and says nothing more.
    idle: &'static [&'static str],
    /// What says before or behind a verb that it is not done.
    not: &'static [&'static str],
    /// Words that are a whole answer, for each of the answers that they may be.
    answers: &'static [(&'static str, &'static [&'static str])],
    /// Words for the Leader.
    pub leaders: &'static [&'static str],
    /// Words for a player who is attacked.
    pub players: &'static [&'static str],
    /// Words for DON!!.
    dons: &'static [&'static str],
    /// A verb of an example, and how a card stands with it when a line is completed.
    shape: fn(&str, &str) -> String,
}

/// Nothing is done against an attack.
const TAKES_TH: &[&str] = &["รับดาเมจ", "รับ", "ผ่าน", "พาส", "ไม่ทำอะไร"];
const TAKES_JA: &[&str] = &["受ける", "通す", "パス", "パスする", "何もしない"];
const ENDS_TH: &[&str] = &["จบเทิร์น", "จบเทิน", "จบ", "จบเมนเฟส", "เอนด์"];
const ENDS_JA: &[&str] = &["ターン終了", "ターンエンド", "エンド", "終了", "ターンを終了", "ターンを終了する"];

/// Thai: who does it stands before the verb, or behind it after ด้วย.
static THAI: Tongue = Tongue {
    verbs: &[
        ("attack", &["โจมตี", "ประกาศโจมตี", "สั่งโจมตี", "แอทแทค", "แอตแทค", "ตี"]),
        ("block", &["บล็อก", "บล็อค", "บลอก", "บลอค"]),
        ("counter", &["เคาน์เตอร์", "เคาท์เตอร์", "เคาเตอร์"]),
        ("play", &["เล่น", "ใช้การ์ด", "ลงการ์ด"]),
        ("activate", &["สั่งใช้งาน", "ใช้ความสามารถของ", "ใช้เอฟเฟกต์ของ", "ใช้งาน"]),
        ("give", &["ติด", "แปะ", "เพิ่ม", "ให้"]),
        ("pair", &["จับคู่"]),
        ("cast", &["ร่าย"]),
        ("skill", &["ใช้ Skill ของ", "ใช้ Skill", "ใช้สกิลของ", "ใช้สกิล", "สกิล"]),
        ("combine", &["รวมร่าง"]),
        ("discard", &["ทิ้ง"]),
        ("trash", &["ทิ้ง"]),
        ("draw", &["จั่ว"]),
        ("summon soldier", &["อัญเชิญทหาร", "อัญเชิญ"]),
        ("summon hero", &["อัญเชิญวีรบุรุษ"]),
        ("summon ace", &["อัญเชิญเอซ"]),
        ("equip", &["สวมใส่"]),
        ("up", &["อัป", "อัพ"]),
        ("down", &["ดาวน์", "ดาวน"]),
        ("twist", &["ทวิสต์"]),
        ("throw", &["ขว้าง"]),
        ("set bulwark,", &["วางกำแพง"]),
        ("destroy bulwark", &["ทำลายกำแพง"]),
    ],
    before: &[
        ("โดยใช้", Part::Doer),
        ("ด้วย", Part::Doer),
        ("โดย", Part::Doer),
        ("ใช้", Part::Doer),
        ("เอา", Part::Doer),
        ("ให้", Part::Goal),
        ("เข้าใส่", Part::Goal),
        ("ใส่", Part::Goal),
        ("ไปที่", Part::Goal),
        ("ไปยัง", Part::Goal),
        ("กับ", Part::Goal),
        ("->", Part::Goal),
    ],
    behind: &[],
    idle: &["เลย", "ครับ", "ค่ะ", "คะ", "จะ", "ขอ", "ไป", "มา", "ผม", "ฉัน", "เรา", "ทำการ", "ประกาศ"],
    not: &["ไม่"],
    answers: &[
        ("trigger", &["ทริกเกอร์", "ใช้ทริกเกอร์"]),
        ("burst", &["เบิร์ส", "ใช้เบิร์ส"]),
        ("end turn", ENDS_TH),
        ("end", ENDS_TH),
        ("end main phase", ENDS_TH),
        ("pass", TAKES_TH),
        ("no block", TAKES_TH),
        ("no counter", TAKES_TH),
        ("no trigger", &["ไม่ใช้ทริกเกอร์", "ผ่าน", "พาส"]),
        ("no burst", &["ไม่ใช้เบิร์ส", "ผ่าน", "พาส"]),
        ("concede", &["ยอมแพ้"]),
        ("no", &["ไม่", "ไม่ใช้", "ไม่เอา"]),
        ("yes", &["ใช่", "ใช้", "เอา", "ตกลง"]),
    ],
    leaders: &["ลีดเดอร์", "หัวหน้า", "ลีดเดอร์คู่แข่ง", "ลีดเดอร์ของคู่แข่ง"],
    players: &["ผู้เล่น", "คู่ต่อสู้", "คู่แข่ง", "ฝ่ายตรงข้าม", "ชิลด์"],
    dons: &["ด้ง!!", "ด้ง", "ดอน!!", "ดอน"],
    shape: |verb, card| format!("{verb} {card}"),
};

/// Japanese: names stand before the verb, each with its particle behind it.
static JAPANESE: Tongue = Tongue {
    verbs: &[
        ("attack", &["アタック", "攻撃", "アタック宣言", "攻撃宣言"]),
        ("block", &["ブロック"]),
        ("counter", &["カウンター"]),
        ("play", &["プレイ", "登場させる", "登場", "配備", "出す"]),
        ("activate", &["の効果を発動", "の効果を使う", "を発動", "発動"]),
        ("give", &["付与", "付ける", "つける"]),
        ("pair", &["セット"]),
        ("cast", &["詠唱"]),
        ("skill", &["のSkillを使う", "のSkill", "のスキルを使う", "のスキル"]),
        ("combine", &["合体"]),
        ("discard", &["捨てる", "を捨てる"]),
        ("trash", &["捨てる", "を捨てる", "トラッシュ"]),
        ("draw", &["引く"]),
        ("summon soldier", &["兵士召喚", "召喚"]),
        ("summon hero", &["英雄召喚"]),
        ("summon ace", &["エース召喚"]),
        ("equip", &["装備"]),
        ("up", &["アップ"]),
        ("down", &["ダウン"]),
        ("twist", &["ツイスト"]),
        ("throw", &["投擲"]),
        ("set bulwark,", &["防壁設置", "防壁"]),
        ("destroy bulwark", &["防壁破壊"]),
    ],
    before: &[("->", Part::Goal)],
    behind: &[
        ("で", Part::Doer),
        ("が", Part::Doer),
        ("は", Part::Doer),
        ("を", Part::What),
        ("に", Part::Goal),
        ("へ", Part::Goal),
    ],
    idle: &["する", "します", "した", "しました", "させる", "させます", "を宣言", "宣言"],
    not: &["しない", "しません", "なし", "せず"],
    answers: &[
        ("trigger", &["トリガー", "トリガー発動"]),
        ("burst", &["バースト", "バースト発動"]),
        ("end turn", ENDS_JA),
        ("end", ENDS_JA),
        ("end main phase", ENDS_JA),
        ("pass", TAKES_JA),
        ("no block", TAKES_JA),
        ("no block", &["ブロックなし", "ノーブロック"]),
        ("no counter", TAKES_JA),
        ("no counter", &["カウンターなし", "ノーカウンター"]),
        ("no trigger", &["トリガーしない", "トリガーなし", "パス", "パスする"]),
        ("no burst", &["バーストしない", "バーストなし", "パス", "パスする"]),
        ("concede", &["投了", "投了する", "降参", "降参する", "サレンダー"]),
        ("no", &["いいえ", "使わない"]),
        ("yes", &["はい", "使う"]),
    ],
    leaders: &["リーダー", "相手リーダー", "相手のリーダー"],
    players: &["プレイヤー", "相手", "相手プレイヤー", "シールド"],
    dons: &["ドン!!", "ドン‼", "ドン"],
    shape: |verb, card| format!("{card}で{verb}"),
};

/// The languages beside English.
pub static ALL: [&Tongue; 2] = [&THAI, &JAPANESE];

/// Longer words are no play.
const LONGEST: usize = 300;
/// More lines are tried for no sentence.
const MOST_LINES: usize = 60;
/// Names that are marked, on one side of a verb.
const MOST_MARKS: usize = 2;

/// What the table waits for, as far as words may mean it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Here<'a> {
    /// The options in the words of a case.
    pub options: &'a [String],
    /// What attacks, where only one can at a time.
    pub attacker: Option<&'a str>,
}

/// A verb with the names that stand beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Phrase {
    /// A player who is named as the one who does it.
    who: Option<String>,
    doer: Option<String>,
    what: Option<String>,
    goal: Option<String>,
    bare: Option<String>,
}

impl Phrase {
    /// One more name; none if there is one of its kind.
    fn with(mut self, part: Part, name: &str) -> Option<Self> {
        let name = name.trim();
        if name.is_empty() {
            return None;
        }
        let is_player = matches!(name, "A" | "B" | "C" | "D" | "a" | "b" | "c" | "d");
        let place = match part {
            Part::Doer if is_player => &mut self.who,
            Part::Doer => &mut self.doer,
            Part::What => &mut self.what,
            Part::Goal => &mut self.goal,
            Part::Bare => &mut self.bare,
        };
        if place.is_some() {
            return None;
        }
        *place = Some(name.to_string());
        Some(self)
    }
}

impl Tongue {
    /// The answers that words may be.
    fn whole(&self, said: &str) -> impl Iterator<Item = String> {
        let fitting = self.answers.iter().filter(move |(_, words)| words.contains(&said));
        fitting.map(|(answer, _)| (*answer).to_string()).collect::<Vec<_>>().into_iter()
    }

    /// Every verb that stands in some words: which, where it begins and where it ends. A word in a longer one is not meant.
    fn verbs_in(&self, said: &str) -> Vec<(&'static str, usize, usize)> {
        let words = self.verbs.iter().flat_map(|(verb, words)| words.iter().map(move |word| (*verb, *word)));
        let all: Vec<_> = words
            .flat_map(|(verb, word)| said.match_indices(word).map(move |(at, _)| (verb, at, at + word.len())))
            .collect();
        let is_inner = |(_, from, to): &(&str, usize, usize)| {
            all.iter().any(|(_, a, b)| a <= from && to <= b && b - a > to - from)
        };
        all.iter().filter(|one| !is_inner(one)).copied().collect()
    }

    /// Words without those that say nothing, at either end.
    fn bare<'a>(&self, mut words: &'a str) -> &'a str {
        loop {
            words = words.trim();
            let less = self.idle.iter().find_map(|idle| words.strip_suffix(idle).or_else(|| words.strip_prefix(idle)));
            match less {
                Some(less) => words = less,
                None => return words,
            }
        }
    }

    /// The ways to take the words on one side of a verb, with at most so many marks in them. A name may begin or end like an idle word.
    fn names(&self, words: &str, phrase: &Phrase, is_before: bool, marks: usize) -> Vec<Phrase> {
        let mut all = Vec::new();
        let words = words.trim();
        for words in [words, self.bare(words)] {
            if words.is_empty() {
                all.push(phrase.clone());
                continue;
            }
            all.extend(phrase.clone().with(if is_before { Part::Doer } else { Part::Bare }, words));
            if marks > 0 {
                all.extend(self.marked_before(words, phrase, is_before, marks - 1));
                all.extend(self.marked_behind(words, phrase));
            }
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    /// `ด้วย X ใส่ Y`, `X ใส่ Y`.
    fn marked_before(&self, words: &str, phrase: &Phrase, is_before: bool, marks: usize) -> Vec<Phrase> {
        let mut all = Vec::new();
        for (mark, part) in self.before {
            for (at, _) in words.match_indices(mark) {
                let (first, name) = (&words[..at], &words[at + mark.len()..]);
                // Whoever is made to do something does it.
                let part = if is_before && at == 0 { Part::Doer } else { *part };
                let rest = self.names(first, phrase, is_before, marks);
                all.extend(rest.into_iter().filter_map(|phrase| phrase.with(part, name)));
            }
        }
        all
    }

    /// `XでYに`, in whatever order.
    fn marked_behind(&self, words: &str, phrase: &Phrase) -> Vec<Phrase> {
        let mut all = Vec::new();
        for (mark, part) in self.behind {
            let Some(rest) = words.strip_suffix(mark) else { continue };
            all.extend(phrase.clone().with(*part, rest));
            for (other, first) in self.behind {
                for (at, _) in rest.match_indices(other) {
                    let name = &rest[at + other.len()..];
                    let before = phrase.clone().with(*first, &rest[..at]);
                    all.extend(before.and_then(|phrase| phrase.with(*part, name)));
                }
            }
        }
        // `CaptainでGuard`: the last name stands alone before the verb.
        for (mark, part) in self.behind {
            for (at, _) in words.match_indices(mark) {
                let first = phrase.clone().with(*part, &words[..at]);
                all.extend(first.and_then(|phrase| phrase.with(Part::What, &words[at + mark.len()..])));
            }
        }
        all
    }

    /// What some words may mean in the words of a case.
    fn plays(&self, said: &str, here: &Here<'_>) -> Vec<String> {
        let mut all: Vec<String> = Vec::new();
        for (verb, from, to) in self.verbs_in(said) {
            let (before, after) = (&said[..from], &said[to..]);
            let not = |side: &str| self.not.iter().any(|not| side.trim_end().ends_with(not));
            let is_not = not(before) || self.not.iter().any(|not| after.trim_start().starts_with(not));
            if is_not {
                let left = self.not.iter().fold(format!("{before} {after}"), |all, not| all.replacen(not, "", 1));
                all.push(format!("no {verb} {}", left.trim()).trim_end().to_string());
                continue;
            }
            for phrase in self.names(before, &Phrase::default(), true, MOST_MARKS) {
                for phrase in self.names(after, &phrase, false, MOST_MARKS) {
                    let lines = self.lines(verb, &phrase, here, said);
                    let who = phrase.who.as_ref().map_or(String::new(), |who| format!("{}: ", who.to_uppercase()));
                    all.extend(lines.into_iter().map(|line| format!("{who}{line}")));
                }
            }
        }
        all
    }

    /// A phrase as the lines of a case that it may be.
    fn lines(&self, verb: &str, phrase: &Phrase, here: &Here<'_>, said: &str) -> Vec<String> {
        let Phrase { doer, what, goal, bare, .. } = phrase;
        let towards = goal.as_ref().or(what.as_ref());
        match (verb, doer, towards, bare) {
            ("attack" | "block", ..) if goal.is_some() && what.is_some() => Vec::new(),
            ("give", ..) => self.given(phrase, said).into_iter().collect(),
            (_, None, None, None) => vec![verb.to_string()],
            ("attack", Some(with), Some(whom), None) | ("attack", Some(with), None, Some(whom)) => attacks(with, whom),
            ("attack", Some(with), None, None) => attacker(with),
            ("attack", None, Some(whom), Some(with)) => attacks(with, whom),
            ("attack", None, Some(whom), None) => by_anyone(whom, here.options),
            // Who attacks, or what is attacked.
            ("attack", None, None, Some(either)) => [attacker(either), by_anyone(either, here.options)].concat(),
            ("block", Some(by), Some(whom), None) | ("block", Some(by), None, Some(whom)) => {
                match here.attacker {
                    // Where only one attacks, it is that one or none.
                    Some(attacker) if attacker.eq_ignore_ascii_case(&card(whom)) => vec![format!("block {}", card(by))],
                    Some(_) => Vec::new(),
                    None => vec![format!("{} blocks {}", card(by), card(whom))],
                }
            }
            ("block", Some(by), None, None) | ("block", None, None, Some(by)) => vec![format!("block {}", card(by))],
            ("attack" | "block", ..) => Vec::new(),
            _ => done_with(verb, phrase),
        }
    }

    /// `ติดด้ง!! 2 ใบให้ Captain`, `Captainにドン!!を2枚付与`.
    fn given(&self, phrase: &Phrase, said: &str) -> Option<String> {
        let goal = card(phrase.goal.as_ref()?);
        let has_don = self.dons.iter().any(|don| said.contains(don)) || said.to_lowercase().contains("don");
        let rest = said.replacen(phrase.goal.as_deref()?, " ", 1);
        let numbers: Vec<&str> = rest.split(|c: char| !c.is_ascii_digit()).filter(|n| !n.is_empty()).collect();
        match numbers.as_slice() {
            _ if !has_don => None,
            [] => Some(format!("give 1 DON!! to {goal}")),
            [n] => Some(format!("give {n} DON!! to {goal}")),
            _ => None,
        }
    }
}

/// What is done with a card, maybe towards another one.
fn done_with(verb: &str, phrase: &Phrase) -> Vec<String> {
    let Phrase { doer, what, goal, bare, .. } = phrase;
    let named: Vec<String> = [what, bare, doer].into_iter().flatten().map(|name| card(name)).collect();
    match (named.as_slice(), goal.as_ref().map(|goal| card(goal))) {
        ([one], None) => vec![format!("{verb} {one}")],
        ([], Some(goal)) => vec![format!("{verb} {goal}")],
        ([one], Some(goal)) => vec![format!("{verb} {one} -> {goal}")],
        _ => Vec::new(),
    }
}

/// A card as a case names it: without the quotes that people put round a name, a Leader in one word.
fn card(name: &str) -> String {
    let name = name.trim().trim_matches(['"', '“', '”', '「', '」', '『', '』', '[', ']']).trim();
    let is_leader = ALL.iter().any(|tongue| tongue.leaders.contains(&name)) || name.eq_ignore_ascii_case("leader");
    if is_leader { "leader".to_string() } else { name.to_string() }
}

/// Who attacks: a Leader is said with `with`, since `attack leader` alone may name what is attacked.
fn attacker(with: &str) -> Vec<String> {
    match card(with).as_str() {
        "leader" => vec!["attack with leader".to_string()],
        with => vec![format!("attack {with}"), format!("{with} attacks")],
    }
}

fn attacks(with: &str, whom: &str) -> Vec<String> {
    let whom = whom.trim();
    let is_player = ALL.iter().any(|tongue| tongue.players.contains(&whom));
    let whom: Vec<String> =
        if is_player { ["player B", "player A", "leader"].map(String::from).to_vec() } else { vec![card(whom)] };
    let with = attacker(with).swap_remove(0);
    whom.iter().map(|whom| format!("{with} -> {whom}")).collect()
}

/// What is attacked, by each that can attack: nobody said which.
fn by_anyone(whom: &str, options: &[String]) -> Vec<String> {
    let can = |option: &String| {
        option.strip_prefix("attack with ").or_else(|| option.strip_prefix("attack ")).map(str::to_string)
    };
    options.iter().filter_map(can).flat_map(|with| attacks(&with, whom)).collect()
}

/// What words of another language may mean in the words of a case. Whoever tries them takes none where two of them mean something else.
pub fn plays(said: &str, here: &Here<'_>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    if said.is_ascii() || said.len() > LONGEST {
        return all;
    }
    for line in ALL.iter().flat_map(|tongue| tongue.plays(said, here)) {
        if !all.contains(&line) {
            all.push(line);
        }
    }
    // So many ways are those of no sentence.
    if all.len() > MOST_LINES { Vec::new() } else { all }
}

/// Does a word end or begin with what says how a name stands in a sentence?
pub fn is_marked(word: &str) -> bool {
    let is_in = |tongue: &&Tongue| {
        let ends = tongue.behind.iter().any(|(mark, _)| word.ends_with(mark));
        ends || tongue.before.iter().any(|(mark, _)| word.starts_with(mark))
    };
    ALL.iter().any(is_in)
}

/// The whole answers that words of another language may be.
pub fn answers(said: &str) -> Vec<String> {
    ALL.iter().flat_map(|tongue| tongue.whole(said)).collect()
}

/// An option with the verbs of the other languages, for whoever begins to type so: `โจมตี Captain`, `Captainでアタック`.
pub fn spelled(option: &str) -> Vec<String> {
    let of = |tongue: &&Tongue| {
        let found = tongue.verbs.iter().find_map(|(verb, words)| {
            let card = option.strip_prefix(verb)?.strip_prefix(' ')?;
            Some((words.first()?, card.strip_prefix("with ").unwrap_or(card)))
        });
        let answer =
            || tongue.answers.iter().find(|(answer, _)| *answer == option).and_then(|(_, words)| words.first());
        match found {
            Some((verb, card)) => Some((tongue.shape)(verb, card)),
            None => answer().map(ToString::to_string),
        }
    };
    ALL.iter().filter_map(of).collect()
}
