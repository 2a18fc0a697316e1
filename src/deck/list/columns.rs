//! Tables with a head: which column counts, which names the card. What stands in a column that the head does not explain is not passed
//! over.

use super::absent;
use super::heading::is_side;
use super::lexicon::{MOST, count};
use super::plain::plain;
use super::remarks::is_label;
use super::token::{Digits, Kind, Token, tokens};
use super::unsure;
use super::why::Why;
use crate::cards::number;
use crate::deck::part::Part;
use crate::text::vocabulary::Vocabulary;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    /// How many.
    Count,
    /// The card number.
    Number,
    /// The card number, or the number of the row.
    Turn,
    /// The name.
    Name,
    /// The part of the deck.
    Part,
    /// Whose deck it is.
    Player,
    /// Which deck it is, or which part of it.
    Deck,
    /// What stands there for other readers.
    Aside,
    /// What people write as they like.
    Note,
    /// Whether the card is at hand.
    Owned,
    /// Nobody knows.
    Unknown,
}

static COLUMNS: Vocabulary<Column> = Vocabulary::new(&[
    (
        Column::Count,
        &[
            "count",
            "qty",
            "quantity",
            "amount",
            "copies",
            "number of copies",
            "枚数",
            "数",
            "数量",
            "จำนวน",
            "จำนวนใบ",
            "ใบ",
            "in deck",
            "deck qty",
            "deck quantity",
            "deck count",
            "anzahl",
            "cantidad",
            "quantité",
            "quantidade",
            "quantità",
            "張数",
            "枚",
        ],
    ),
    (
        Column::Number,
        &[
            "number",
            "card number",
            "card no",
            "card no.",
            "card id",
            "cardid",
            "cardnumber",
            "id",
            "code",
            "card code",
            "set no",
            "set no.",
            "set number",
            "collector number",
            "カード番号",
            "番号",
            "型番",
            "品番",
            "หมายเลข",
            "หมายเลขการ์ด",
            "รหัส",
            "รหัสการ์ด",
        ],
    ),
    (Column::Turn, &["no", "no.", "#", "nr", "nr.", "product id"]),
    (
        Column::Name,
        &[
            "name",
            "card name",
            "cardname",
            "card",
            "title",
            "karte",
            "kartenname",
            "carta",
            "nombre",
            "carte",
            "カード名",
            "カード",
            "名前",
            "名称",
            "ชื่อ",
            "ชื่อการ์ด",
            "การ์ด",
        ],
    ),
    (
        Column::Part,
        &["part", "section", "category", "board", "zone", "type", "card type", "kind", "種類", "区分", "ส่วน", "ประเภท"],
    ),
    (Column::Player, &["player", "player name", "選手", "プレイヤー", "氏名", "ผู้เล่น", "ชื่อผู้เล่น"]),
    (Column::Deck, &["deck", "deck name", "list", "デッキ", "デッキ名", "เด็ค", "ชื่อเด็ค"]),
    (
        Column::Aside,
        &[
            "set",
            "set name",
            "set code",
            "expansion",
            "pack",
            "rarity",
            "cost",
            "power",
            "counter",
            "colour",
            "color",
            "colours",
            "colors",
            "attribute",
            "attributes",
            "life",
            "level",
            "lv",
            "ap",
            "hp",
            "price",
            "foil",
            "condition",
            "language",
            "lang",
            "image",
            "url",
            "link",
            "block",
            "text",
            "effect",
            "trigger",
            "trait",
            "traits",
            "types",
            "printing",
            "variant",
            "version",
            "artist",
            "illustrator",
            "row",
            "line",
            "series",
            "edition",
            "release",
            "release date",
            "market price",
            "price each",
            "total price",
            "cmc",
            "finish",
            "frame",
            "thumbnail",
            "picture",
            "img",
            "image url",
            "img url",
            "subtype",
            "subtypes",
            "feature",
            "features",
            "family",
            "source title",
            "keywords",
            "ability",
            "abilities",
            "card text",
            "rules text",
            "no. in set",
            "flavor",
            "flavour",
            "flavor text",
            // What programs for collections add.
            "tradelist count",
            "simple name",
            "tags",
            "last modified",
            "alter",
            "proxy",
            "purchase price",
            "usd price",
            "sku",
            "ชุด",
            "ความหายาก",
            "ราคา",
            "สี",
            "คอสต์",
            "พาวเวอร์",
            "ลำดับ",
            "レアリティ",
            "色",
            "コスト",
            "パワー",
            "収録",
            "価格",
            "行",
            "属性",
            "特徴",
            "カウンター",
            "ライフ",
            "レベル",
            "画像",
            "テキスト",
            "効果",
            "値段",
            "セット",
            "ภาพ",
            "รูป",
            "เลเวล",
            "ข้อความ",
            "ภาษา",
        ],
    ),
    (
        Column::Note,
        &[
            "notes",
            "note",
            "comment",
            "comments",
            "remark",
            "remarks",
            "memo",
            "หมายเหตุ",
            "บันทึก",
            "備考",
            "メモ",
            "コメント",
        ],
    ),
    (
        Column::Owned,
        &[
            "owned",
            "have",
            "own",
            "in stock",
            "stock",
            "qty owned",
            "quantity owned",
            "所持",
            "所持数",
            "在庫",
            "มี",
            "มีอยู่",
        ],
    ),
]);

/// No table has more.
const MOST_COLUMNS: usize = 60;

/// The head of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    columns: Vec<(Column, String)>,
}

/// A row of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// How many.
    pub count: u32,
    /// The card number, if there is one.
    pub number: Option<String>,
    /// The name, if there is one.
    pub name: String,
    /// The part of the deck, if it says.
    pub part: Option<Part>,
    /// Whose deck it is, if it says.
    pub player: String,
    /// Which deck it is, if it says.
    pub deck: String,
    /// What stands in columns for people.
    pub notes: Vec<String>,
}

fn column(text: &str) -> Column {
    COLUMNS.get(text.trim_matches(['*', '_', '`', ' ', '"', ':'])).unwrap_or(Column::Unknown)
}

impl Head {
    /// The head that these cells are, if they are one: no digits, a column that counts, and one that names the card.
    pub fn of<'a>(cells: impl Iterator<Item = &'a str>) -> Option<Self> {
        let mut columns = Vec::new();
        for cell in cells {
            let plain = plain(cell).ok()?;
            let text = plain.trim();
            if columns.len() >= MOST_COLUMNS || text.len() > 60 || text.chars().any(char::is_numeric) {
                return None;
            }
            columns.push((column(text), text.to_string()));
        }
        let has = |wanted: Column| columns.iter().any(|(c, _)| *c == wanted);
        (columns.len() > 1 && has(Column::Count) && (has(Column::Number) || has(Column::Turn) || has(Column::Name)))
            .then_some(Self { columns })
    }

    /// A column that stands twice, where it may stand once only.
    pub fn fault(&self) -> Option<Why> {
        if self.groups().is_some() {
            return None;
        }
        [Column::Count, Column::Name].into_iter().find_map(|wanted| {
            let mut all = self.columns.iter().filter(|(c, _)| *c == wanted);
            all.nth(1).map(|(_, text)| Why::Head(text.clone()))
        })
    }

    /// `Qty, Card, Qty, Card`: tables side by side, each with the columns of the first; nothing if it is one table.
    fn groups(&self) -> Option<Vec<(usize, Self)>> {
        let is_blank = |(column, text): &(Column, String)| *column == Column::Unknown && text.is_empty();
        let all: Vec<usize> = (0..self.len()).filter(|at| !is_blank(&self.columns[*at])).collect();
        let texts: Vec<String> = all.iter().map(|at| self.columns[*at].1.to_lowercase()).collect();
        let size = (2..=all.len() / 2).find(|size| {
            all.len().is_multiple_of(*size) && texts.chunks(*size).all(|group| group == &texts[..*size])
        })?;
        let group = |places: &[usize]| {
            let (from, to) = (places[0], places[places.len() - 1] + 1);
            Some((from, Self { columns: self.columns[from..to].to_vec() }))
        };
        let groups: Vec<(usize, Self)> = all.chunks(size).filter_map(group).collect();
        let counts = |head: &Self| {
            let has = |wanted: &[Column]| head.columns.iter().filter(|(c, _)| wanted.contains(c)).count();
            has(&[Column::Count]) == 1
                && has(&[Column::Name]) < 2
                && has(&[Column::Name, Column::Number, Column::Turn]) > 0
        };
        groups.iter().all(|(_, head)| counts(head)).then_some(groups)
    }

    /// The rows that stand in a row: one, or one of each of the tables side by side.
    pub fn rows(&self, cells: &[String]) -> Result<Vec<Row>, Why> {
        let Some(groups) = self.groups() else { return self.row(cells).map(|row| vec![row]) };
        let mut seen = 0;
        let mut out = Vec::new();
        for (from, head) in groups {
            let is_empty = |c: &String| c.trim().is_empty();
            let to = from + head.len();
            if !cells.get(seen..from.min(cells.len())).unwrap_or_default().iter().all(is_empty) {
                return Err(Why::Row);
            }
            let inside = cells.get(from..to.min(cells.len())).unwrap_or_default();
            if !inside.iter().all(is_empty) {
                out.push(head.row(inside)?);
            }
            seen = to;
        }
        if cells.get(seen..).unwrap_or_default().iter().all(|c| c.trim().is_empty()) { Ok(out) } else { Err(Why::Row) }
    }

    /// Does a column say which card it is?
    pub fn names_card(&self, at: usize) -> bool {
        self.columns.get(at).is_some_and(|(c, _)| matches!(c, Column::Number | Column::Turn | Column::Name))
    }

    /// Does a row say how many, by a cell with a count and nothing else?
    pub fn is_counted(cells: &[String]) -> bool {
        cells.iter().any(|cell| only_count(cell).is_ok())
    }

    /// Are there columns with numbers that count nothing?
    pub fn has_values(&self) -> bool {
        self.columns.iter().any(|(c, _)| matches!(c, Column::Aside | Column::Owned | Column::Unknown | Column::Turn))
    }

    /// How many columns it has.
    pub fn len(&self) -> usize {
        self.columns.len()
    }

    /// A row under it.
    pub fn row(&self, cells: &[String]) -> Result<Row, Why> {
        let (inside, outside) = cells.split_at(cells.len().min(self.len()));
        if inside.len() < self.len() || outside.iter().any(|c| !c.trim().is_empty()) {
            return Err(Why::Row);
        }
        let mut row = Row::default();
        let mut aside: Vec<&str> = Vec::new();
        let is_set = |(column, head): &(Column, String)| {
            *column == Column::Aside && SETS.contains(&head.to_lowercase().as_str())
        };
        let set = self.columns.iter().position(is_set).map(|at| inside[at].trim());
        for ((column, head), cell) in self.columns.iter().zip(inside) {
            let cell = cell.trim();
            match column {
                Column::Count => row.count = only_count(cell)?,
                Column::Number | Column::Turn => match set.and_then(|set| in_set(set, cell)) {
                    Some(number) => row.take_number(&number, false)?,
                    None => row.take_number(cell, *column == Column::Turn)?,
                },
                Column::Name => row.name = cell.trim_matches(['*', '_', '`']).to_string(),
                Column::Part | Column::Deck if is_side(cell) => return Err(Why::Side),
                Column::Part => row.take_part(head, cell)?,
                Column::Player => row.player = cell.to_string(),
                Column::Deck => match Part::of(cell) {
                    Some(part) => row.part = row.part.or(Some(part)),
                    None => row.deck = cell.to_string(),
                },
                // So many of them, or so many besides?
                Column::Aside if is_foil(head) && counts(cell) => {
                    return Err(Why::Column(head.clone(), cell.to_string()));
                }
                Column::Note => {
                    unsure::note(cell)?;
                    row.notes.extend((!cell.is_empty()).then(|| cell.to_string()));
                }
                Column::Owned if is_no(cell) => return Err(Why::Column(head.clone(), cell.to_string())),
                // A word that takes a card out does so in every column.
                Column::Aside | Column::Owned => {
                    if let Some(word) = absent::value(cell).filter(|_| !is_no(cell) && !is_text(head)) {
                        return Err(Why::Perhaps(word.to_string()));
                    }
                }
                Column::Unknown if is_silent(cell) => {}
                Column::Unknown => return Err(Why::Column(head.clone(), cell.to_string())),
            }
            if !matches!(column, Column::Number | Column::Turn) {
                aside.push(cell);
            }
        }
        row.finish(&aside)
    }
}

/// `no`, `false`, `×`, `なし`: what a column of yes and no says.
fn is_no(cell: &str) -> bool {
    const NO: [&str; 14] = ["no", "n", "false", "0", "none", "×", "x", "✗", "-", "いいえ", "なし", "無し", "ไม่", "ไม่มี"];
    NO.iter().any(|no| no.eq_ignore_ascii_case(cell))
}

/// Columns in which the text of a card stands.
fn is_text(head: &str) -> bool {
    const TEXTS: [&str; 12] = [
        "text",
        "effect",
        "trigger",
        "ability",
        "abilities",
        "keywords",
        "card text",
        "rules text",
        "テキスト",
        "効果",
        "ข้อความ",
        "flavor text",
    ];
    TEXTS.iter().any(|text| text.eq_ignore_ascii_case(head.trim_matches(['*', '_', '`', ' ', ':'])))
}

/// A cell under a head that is not known, which yet says nothing: empty, an address or a tag, a rarity, a colour.
fn is_silent(cell: &str) -> bool {
    let tokens = tokens(cell);
    let says_nothing = |t: &Token| match t.kind {
        Kind::Aside | Kind::Break => number::first(t.text(cell)).is_none(),
        Kind::Word(Digits::None) => is_label(t.text(cell)) && !absent::is_perhaps(t.text(cell)),
        Kind::Comma => true,
        _ => false,
    };
    cell.is_empty() || (!tokens.is_empty() && tokens.iter().all(says_nothing) && absent::phrase(cell).is_none())
}

/// Columns that may hold the first half of a card number.
const SETS: [&str; 6] = ["set", "set code", "setcode", "edition", "expansion", "ชุด"];

/// `ZZ01` and `4`, in columns of their own: the number of a card.
fn in_set(set: &str, cell: &str) -> Option<String> {
    let is_turn = (1..=3).contains(&cell.len()) && cell.bytes().all(|b| b.is_ascii_digit());
    let joined = format!("{set}-{cell:0>3}");
    (is_turn && !set.contains('-')).then_some(joined).filter(|joined| number::whole(joined).is_some())
}

/// Does a column say how many cards shine, or are not real?
fn is_foil(head: &str) -> bool {
    let lower = head.to_lowercase();
    ["foil", "proxy", "alter"].iter().any(|word| lower.contains(word))
}

fn counts(cell: &str) -> bool {
    cell.bytes().any(|b| matches!(b, b'1'..=b'9'))
}

impl Row {
    /// A card number by itself; or the number of the row, where the column may hold it.
    fn take_number(&mut self, cell: &str, may_be_turn: bool) -> Result<(), Why> {
        let all = tokens(cell);
        let matters: Vec<&Token> =
            all.iter().filter(|t| !matches!(t.kind, Kind::Break | Kind::Comma | Kind::Word(Digits::None))).collect();
        match matters.as_slice() {
            [] => Ok(()),
            [Token { kind: Kind::Card, start, .. }] => {
                let found = number::at(cell, *start).map(|found| found.number);
                let is_same = self.number.is_none() || self.number == found;
                self.number = found;
                if is_same { Ok(()) } else { Err(Why::Several) }
            }
            [Token { kind: Kind::Number(..), .. }] if may_be_turn => Ok(()),
            _ => Err(Why::Number(cell.to_string())),
        }
    }

    /// The part of the deck. What is no part may be a kind or a type, where the column may hold it.
    fn take_part(&mut self, head: &str, cell: &str) -> Result<(), Why> {
        const KINDS: [&str; 6] = ["type", "card type", "kind", "種類", "ประเภท", "category"];
        let is_kind = KINDS.iter().any(|k| k.eq_ignore_ascii_case(head.trim_matches(['*', '_', '`', ' ', ':'])));
        if let Some(word) = absent::phrase(cell) {
            return Err(Why::Perhaps(word.to_string()));
        }
        match Part::of(cell) {
            None if !is_kind && !is_silent(cell) => Err(Why::Column(head.to_string(), cell.to_string())),
            part => {
                self.part = part.or(self.part);
                Ok(())
            }
        }
    }

    /// Nothing else in the row names another card. A name may have the number in it.
    pub(super) fn finish(mut self, others: &[&str]) -> Result<Self, Why> {
        let mut found = others.iter().flat_map(|cell| number::all(cell)).map(|f| f.number);
        match &self.number {
            Some(number) if found.any(|f| f != *number) => return Err(Why::Several),
            Some(_) => {}
            None => {
                let in_name = number::all(&self.name);
                if let [one] = in_name.as_slice() {
                    self.number = Some(one.number.clone());
                    self.name = format!("{} {}", &self.name[..one.start], &self.name[one.end..]);
                    self.name = self.name.trim_matches(['(', ')', '[', ']', ' ']).to_string();
                }
                if found.any(|f| Some(f) != self.number) {
                    return Err(Why::Several);
                }
            }
        }
        if self.number.is_none() && self.name.is_empty() { Err(Why::Unknown) } else { Ok(self) }
    }
}

/// A cell that holds a count and nothing else.
fn only_count(cell: &str) -> Result<u32, Why> {
    // `4.0`: as spreadsheets write it.
    let cell = cell.strip_suffix(".0").unwrap_or(cell);
    match tokens(cell).as_slice() {
        [one] => count(cell, *one).map(|n| n.min(MOST)),
        _ => Err(Why::NoCount(cell.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(head: &str, cells: &str) -> Result<(u32, String, String), Why> {
        let head = Head::of(head.split(',')).unwrap();
        let cells: Vec<String> = cells.split(',').map(str::to_string).collect();
        head.row(&cells).map(|row| (row.count, row.number.unwrap_or_default(), row.name))
    }

    #[test]
    fn rows_by_their_head() {
        let card = |n: u32, name: &str| Ok((n, "ZZ01-004".to_string(), name.to_string()));
        assert_eq!(row("Count,Number,Name", "4,ZZ01-004,Gull"), card(4, "Gull"));
        assert_eq!(row("name,cost,card no.,qty", "Gull,5,zz01-004_p1,x4"), card(4, "Gull"));
        assert_eq!(row("#,Card,Qty", "12,Gull (ZZ01-004),4"), card(4, "Gull"));
        assert_eq!(row("จำนวน,หมายเลขการ์ด,ชื่อการ์ด,ราคา", "4,ZZ01-004,นกนางนวล,15.50"), card(4, "นกนางนวล"));
        assert_eq!(row("枚数,カード番号", "4枚,ZZ01-004"), card(4, ""));
        assert_eq!(row("Qty,Name", "4,Baby 5"), Ok((4, String::new(), "Baby 5".to_string())));
    }

    #[test]
    fn nothing_is_passed_over() {
        for (head, cells) in [
            ("Qty,Number", ",ZZ01-004"),
            ("Qty,Number", "4.5,ZZ01-004"),
            ("Qty,Number", "0,ZZ01-004"),
            ("Qty,Number", "4 5,ZZ01-004"),
            ("Qty,Number", "4,"),
            ("Qty,Number", "4,ZZ01-004 ZZ01-005"),
            ("Qty,Number", "4,ZZ01-004,9"),
            ("Qty,Number", "4"),
            ("Qty,Number,Mystery", "4,ZZ01-004,9"),
            ("Qty,Number,Name", "4,ZZ01-004,Gull ZZ01-005"),
            ("Qty,Number,Image", "4,ZZ01-004,ZZ01-005.png"),
            ("Qty,Name", "4,Gull ZZ01-004 ZZ01-005"),
        ] {
            assert!(row(head, cells).is_err(), "{head}: {cells}: {:?}", row(head, cells));
        }
        let twice = Head::of(["Qty", "Number", "Count"].into_iter()).unwrap();
        assert_eq!(twice.fault(), Some(Why::Head("Count".to_string())));
        for none in [&["Number", "Name"][..], &["4", "ZZ01-004"], &["Qty", "Price"], &["Qty"]] {
            assert_eq!(Head::of(none.iter().copied()), None, "{none:?}");
        }
    }
}
