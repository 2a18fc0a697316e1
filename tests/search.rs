//! Searching: judged queries, and what is forgiven.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use shinpan::rules::{Kind, Library};
use shinpan::scenario::{Case, shipped};
use shinpan::search::engine::{Wish, is_sure};
use shinpan::search::glossary::Glossary;
use shinpan::search::index::asked::FILES;
use shinpan::search::index::face::Face;
use shinpan::search::index::make;
use shinpan::search::{Hit, Search};

#[derive(Deserialize)]
struct Judged {
    id: String,
    kind: String,
    q: String,
    /// Any of these is a right answer; below a BlackPoker block, its items too.
    expect: Vec<String>,
    game: Option<String>,
    /// `looked` at while the search was made, or `held` back until the end.
    #[serde(default)]
    half: String,
}

/// How many, first, among five.
type Counts = [usize; 3];

struct Bench {
    library: Library,
}

impl Bench {
    fn new() -> Self {
        Self { library: Library::shipped().unwrap() }
    }

    fn search(&self) -> Search<'_> {
        Search::over(&self.library, Glossary::shipped(), shipped::cases).unwrap()
    }

    fn name(&self, edition: usize, clause: usize) -> String {
        let edition = &self.library.editions[edition];
        format!("{}:{}", edition.name(), edition.clauses[clause].id)
    }

    fn is_expected(&self, hit: &Hit, expected: &[String]) -> bool {
        std::iter::once((hit.edition, hit.clause)).chain(hit.elsewhere.iter().copied()).any(|(e, c)| {
            let name = self.name(e, c);
            let below = |block: &String| name.starts_with("blackpoker") && name.starts_with(&format!("{block}-"));
            expected.iter().any(|x| *x == name || below(x))
        })
    }
}

/// The best hit of a query, as `edition:clause`.
fn first(bench: &Bench, search: &Search<'_>, query: &str, game: Option<&str>) -> String {
    let wish = Wish { game: game.map(str::to_string), limit: 1, ..Wish::default() };
    let hits = search.run(&search.parse(query), &wish);
    hits.first().map(|h| bench.name(h.edition, h.clause)).unwrap_or_default()
}

/// Ask every judged query of a file; the expected clauses must exist.
fn ranks(bench: &Bench, search: &Search<'_>, file: &str) -> Vec<(Judged, Option<usize>)> {
    let judged: Vec<Judged> = serde_json::from_str(file).unwrap();
    let rank = |query: &Judged| {
        for expected in &query.expect {
            let (edition, id) = expected.split_once(':').unwrap();
            let (game, edition) = edition.split_once('@').unwrap();
            let edition = bench.library.edition(game, edition).unwrap();
            assert!(edition.find(id).is_some(), "{}: {expected} does not exist", query.id);
        }
        let wish = Wish { game: query.game.clone(), limit: 5, ..Wish::default() };
        let hits = search.run(&search.parse(&query.q), &wish);
        hits.iter().position(|h| bench.is_expected(h, &query.expect))
    };
    judged.into_iter().map(|query| (rank(&query), query)).map(|(rank, query)| (query, rank)).collect()
}

fn count(table: &mut Counts, rank: Option<usize>) {
    table[0] += 1;
    table[1] += usize::from(rank == Some(0));
    table[2] += usize::from(rank.is_some());
}

fn share(table: Counts, column: usize) -> f64 {
    table[column] as f64 / table[0] as f64
}

#[test]
fn judged_queries_find_their_clauses() {
    let bench = Bench::new();
    let search = bench.search();
    let mut tables = [Counts::default(); 2];
    for (query, rank) in ranks(&bench, &search, include_str!("../index/queries.json")) {
        // `q01` and so on come without a game, as a judge types; the others were written for one text each.
        count(&mut tables[usize::from(!query.id.starts_with('q'))], rank);
        if query.kind == "num" {
            assert_eq!(rank, Some(0), "{} {}", query.id, query.q);
        }
    }
    println!("{tables:?}");
    assert!(share(tables[0], 1) >= 0.96 && share(tables[0], 2) >= 0.99, "{tables:?}");
    assert!(share(tables[1], 1) >= 0.95 && share(tables[1], 2) >= 0.99, "{tables:?}");
}

/// The table of the README: `cargo test --test suite search::questions -- --nocapture`.
#[test]
fn questions_find_their_clauses() {
    let bench = Bench::new();
    let search = bench.search();
    let mut tables: BTreeMap<String, BTreeMap<String, Counts>> = BTreeMap::new();
    for (query, rank) in ranks(&bench, &search, include_str!("../index/questions.json")) {
        let game = query.expect[0].split('@').next().unwrap_or_default();
        // The second writing came when lines for the first were there, the third when those for the second were, and so on.
        let writings =
            ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh"];
        let later = writings.into_iter().find(|w| query.id.contains(&format!("-{w}-")));
        let writing = later.unwrap_or("first");
        let half = format!("{writing} {}", query.half);
        for group in ["all", &query.kind, game, written_in(&query.q)] {
            count(tables.entry(half.clone()).or_default().entry(group.to_string()).or_default(), rank);
        }
    }
    for (half, groups) in &tables {
        for (group, table) in groups {
            println!("{half:13} {group:16} {:4}  {:.2}  {:.2}", table[0], share(*table, 1), share(*table, 2));
        }
        let all = groups["all"];
        let (first, five) = match half.split_whitespace().next() {
            Some("first") => (0.92, 0.98),
            Some("second") => (0.87, 0.99),
            Some("third") => (0.87, 0.98),
            Some("fourth") => (0.83, 0.94),
            Some("fifth") => (0.81, 0.96),
            Some("sixth") => (0.81, 0.98),
            Some("seventh") => (0.85, 0.98),
            Some("eighth") => (0.86, 0.98),
            Some("ninth") => (0.75, 0.90),
            // Only the weakest kinds.
            Some("tenth") => (0.63, 0.87),
            Some("eleventh") => (0.70, 0.94),
            _ => (0.83, 0.99),
        };
        assert!(share(all, 1) >= first && share(all, 2) >= five, "{half}: {all:?}");
    }
}

/// What is shown as sure is right, also where nobody looked.
#[test]
fn what_is_sure_is_right() {
    let bench = Bench::new();
    let search = bench.search();
    let judged: Vec<Judged> = serde_json::from_str(include_str!("../index/questions.json")).unwrap();
    let mut halves: BTreeMap<String, [usize; 3]> = BTreeMap::new();
    for query in judged {
        let wish = Wish { game: query.game.clone(), limit: 5, ..Wish::default() };
        let hits = search.run(&search.parse(&query.q), &wish);
        let table = halves.entry(query.half).or_default();
        table[0] += 1;
        if is_sure(&hits) {
            table[1] += 1;
            table[2] += usize::from(bench.is_expected(&hits[0], &query.expect));
        }
    }
    println!("{halves:?}");
    for (half, [all, sure, right]) in halves {
        assert!(sure * 5 >= all && right * 100 >= sure * 97, "{half}: {all} {sure} {right}");
    }
}

/// The language of a query: the first of Thai and Japanese that it has a letter of.
fn written_in(query: &str) -> &'static str {
    let found = query.chars().find_map(|c| match c {
        '\u{0E00}'..='\u{0E7F}' => Some("in Thai"),
        '\u{3040}'..='\u{9FFF}' => Some("in Japanese"),
        _ => None,
    });
    found.unwrap_or("in Latin letters")
}

#[test]
fn every_line_asks_for_a_clause_that_exists() {
    let library = Library::shipped().unwrap();
    for file in &FILES {
        let (game, edition) = file.edition.split_once('@').unwrap();
        let edition = library.edition(game, edition).unwrap();
        let mut seen = BTreeSet::new();
        let rows = file.text().lines().filter(|l| !l.is_empty() && !l.starts_with('#')).count();
        assert_eq!(file.lines().count(), rows, "{}: a row without its three fields", file.edition);
        for line in file.lines() {
            let place = format!("{} {}: {}", file.edition, line.clause, line.line);
            assert!(edition.find(line.clause).is_some(), "{place}: no such clause");
            assert!(["en", "th", "ja"].contains(&line.language), "{place}: language {}", line.language);
            assert!(!line.line.trim().is_empty() && !line.line.contains(['\t', '\u{FEFF}']), "{place}");
            assert!(seen.insert((line.clause, line.line)), "{place}: stands twice");
            assert_eq!(file.at(line.at), line.line);
        }
    }
}

/// A line that does not find its own clause asks for a neighbour, or for nothing in particular.
#[test]
fn every_line_finds_its_clause() {
    let bench = Bench::new();
    let search = bench.search();
    let mut table = Counts::default();
    for file in &FILES {
        let (game, edition) = file.edition.split_once('@').unwrap();
        let wish = Wish { game: Some(game.into()), edition: Some(edition.into()), limit: 5, ..Wish::default() };
        for line in file.lines() {
            let expected = [format!("{}:{}", file.edition, line.clause)];
            let hits = search.run(&search.parse(line.line), &wish);
            let rank = hits.iter().position(|hit| bench.is_expected(hit, &expected));
            if rank != Some(0) {
                println!("{} {} {rank:?} {}", file.edition, line.clause, line.line);
            }
            count(&mut table, rank);
        }
    }
    println!("{table:?}");
    assert!(share(table, 1) >= 0.96 && share(table, 2) >= 0.99, "{table:?}");
}

#[test]
fn every_clause_is_asked_for() {
    let library = Library::shipped().unwrap();
    for file in FILES.iter().filter(|f| f.edition != "one-piece@2023-01-19") {
        let (game, edition) = file.edition.split_once('@').unwrap();
        let edition = library.edition(game, edition).unwrap();
        let asked: BTreeSet<(&str, &str)> = file.lines().map(|l| (l.clause, l.language)).collect();
        for clause in edition.clauses.iter().filter(|c| !c.heading || c.kind == Kind::Glossary) {
            for language in ["en", "th"] {
                assert!(asked.contains(&(&clause.id, language)), "{} {} {language}", file.edition, clause.id);
            }
            if game == "blackpoker" {
                assert!(asked.contains(&(&clause.id, "ja")), "{} {}", file.edition, clause.id);
            }
        }
    }
}

#[test]
fn the_index_inside_the_program_is_that_of_its_texts_and_cases() {
    let library = Library::shipped().unwrap();
    let made = make::index(&library, Glossary::shipped(), &FILES, shipped::cases()).unwrap();
    assert!(made == shinpan::search::shipped::INDEX);
}

#[test]
fn the_face_of_a_case_is_what_its_page_says() {
    for (name, page) in shipped::cases() {
        let (case, face) = (Case::read(name, page).unwrap(), Face::of(page).unwrap());
        assert_eq!((face.edition.as_str(), &face.title), (case.edition_name().as_str(), &case.title), "{name}");
        let words = |text: &str| text.split_whitespace().map(str::to_string).collect::<Vec<_>>();
        // The full reading takes the marks of Markdown away.
        let plain = |text: &str| words(&text.replace(['*', '`', '\\'], ""));
        assert_eq!(plain(&face.question), plain(&case.question), "{name}");
        assert_eq!(face.cites.len(), case.ruling.cites.len(), "{name}");
    }
}

#[test]
fn the_question_of_a_case_finds_it() {
    let bench = Bench::new();
    let search = bench.search();
    let mut first = 0;
    for (at, (_, page)) in shipped::cases().iter().enumerate() {
        let face = Face::of(page).unwrap();
        let game = face.edition.split('@').next().map(str::to_string);
        let found = search.cases(&search.parse(&face.question), &Wish { game, limit: 1, ..Wish::default() });
        first += usize::from(found.first().is_some_and(|c| c.case == at));
    }
    // Some pages ask the same of two editions or readings.
    assert!(first * 10 >= shipped::cases().len() * 9, "{first} of {}", shipped::cases().len());
}

#[test]
fn terms_by_their_sound_and_in_other_spellings() {
    let bench = Bench::new();
    let search = bench.search();
    for (typed, game, clause) in [
        ("ぼうへき", "blackpoker", "防壁"),
        ("bouheki", "blackpoker", "防壁"),
        ("sedai koutai", "blackpoker", "世代交代"),
        ("burokkaa", "one-piece", "บล็อกเกอร์"),
        ("แอตแท็กสเต็ป", "one-piece", "แอทแทคสเตป"),
        ("tirgger", "one-piece", "ทริกเกอร์"),
        ("doubel attack", "one-piece", "ดับเบิลแอทแทค"),
    ] {
        let found = first(&bench, &search, typed, Some(game));
        let (edition, id) = found.split_once(':').unwrap_or_else(|| panic!("{typed}: nothing"));
        let (game, edition) = edition.split_once('@').unwrap();
        let text = &bench.library.edition(game, edition).unwrap().clause(id).unwrap().text;
        assert!(text.contains(clause), "{typed}: {found} {text}");
    }
    for (typed, game) in [
        ("กัมดั้ม บล็อกเกอร์", "gundam"),
        ("gandam blocker", "gundam"),
        ("ซัมมอนเน่อ คำสาปหิน", "summoner-master"),
        ("summonor master curse", "summoner-master"),
        ("วันพีท บล็อกเกอร์", "one-piece"),
        ("แบล็คโปกเกอร์ จั่วการ์ด", "blackpoker"),
        ("ブラックポカー 墓地", "blackpoker"),
    ] {
        let found = first(&bench, &search, typed, None);
        assert!(found.starts_with(&format!("{game}@")), "{typed}: {found}");
    }
}

#[test]
fn a_sentence_by_its_sound_asks_as_it_would_be_written() {
    let bench = Bench::new();
    let search = bench.search();
    for (typed, game, clause) in [
        ("shiirudo ga zero no toki ni kougeki saretara makeru", "gundam", "gundam@1.1.0:1-2-2-1"),
        ("heishi ni soubi dekiru no wa onaji suuto dake?", "blackpoker", "blackpoker@act6.1-lite:A-5-T-1"),
        ("burokka- wa resuto demo tsukaeru", "one-piece", "one-piece@1.1.8:10-1-4-1"),
        ("ぼうへきを何枚おける", "blackpoker", "blackpoker@act6.1-lite:A-1-N"),
    ] {
        assert_eq!(first(&bench, &search, typed, Some(game)), clause, "{typed}");
    }
    // Words of another language that could be read as kana are left alone.
    for typed in ["no more use", "make a unit", "take one"] {
        assert!(search.parse(typed).whole.is_ascii(), "{typed}");
    }
}

#[test]
fn curses_in_the_words_of_players() {
    let bench = Bench::new();
    let search = bench.search();
    for (typed, block) in [
        ("ストーンカース", "709.5"),
        ("フリーズカースのシールは攻撃できる?", "709.6"),
        ("ซีลโดนแช่แข็งตีได้ไหม", "709.6"),
        ("ติดพิษแล้วตายตอนไหน", "709.8"),
        ("turned to stone, can it use a skill", "709.5"),
    ] {
        let found = first(&bench, &search, typed, Some("summoner-master"));
        assert!(found.starts_with(&format!("summoner-master@2014-01:{block}")), "{typed}: {found}");
    }
}

#[test]
fn a_name_inside_a_longer_term_is_part_of_it() {
    let bench = Bench::new();
    let search = bench.search();
    // A level of play is named as the game is.
    for typed in ["ระดับ Summoner แพ้เมื่อไหร่", "Summoner level, cards in hand", "サモナーレベルの手札"]
    {
        assert_eq!(search.parse(typed).game, None, "{typed}");
    }
    assert_eq!(search.parse("summoner, cards in hand").game.as_deref(), Some("summoner-master"));
    let level = first(&bench, &search, "ระดับ Summoner แพ้เมื่อ Lv ใน Shrine ครบเท่าไร", Some("summoner-master"));
    assert_eq!(level, "summoner-master@2014-01:103.1.2");
    // “Part” is what some questions want to know, but not where it is part of a term: this one only names something.
    assert!(search.parse("two-part skill").is_term());
    assert!(!search.parse("which part of the effect").is_term());
}

#[test]
fn a_slip_in_kana_before_kanji_is_forgiven() {
    let bench = Bench::new();
    let search = bench.search();
    let found = first(&bench, &search, "ワンショト効果とは", Some("one-piece"));
    assert!(found.starts_with("one-piece@1.1.8:8-1-4"), "{found}");
}

#[test]
fn what_a_sentence_quotes_is_part_of_it() {
    let bench = Bench::new();
    let search = bench.search();
    let wish = Wish { game: Some("gundam".into()), limit: 5, ..Wish::default() };
    // What another game has word for word is no answer where this one is asked.
    for typed in [
        "\"Recover 2 HP\"?",
        "\"Discard 1\"?",
        "Does \"cannot attack this turn\" win over an effect that lets it attack?",
    ] {
        assert!(!search.run(&search.parse(typed), &wish).is_empty(), "{typed}");
    }
}

#[test]
fn one_term_in_many_spellings_finds_one_clause() {
    let bench = Bench::new();
    let search = bench.search();
    for typed in ["[บล็อกเกอร์]", "บล็อกเกอร์", "บลอกเกอร", "บล็อก เกอร์", "blocker", "ブロッカー", "ﾌﾞﾛｯｶｰ", "บลอ็กเกอร"]
    {
        let found = first(&bench, &search, typed, Some("one-piece"));
        assert!(found.starts_with("one-piece@1.1.8:10-1-4"), "{typed}: {found}");
    }
    for typed in ["7-1-3", "7.1.3", "๗-๑-๓", "ข้อ 7-1-3", "rule 7–1–3.", "７－１－３", "เคาน์เตอร์ 7-1-3"]
    {
        assert_eq!(first(&bench, &search, typed, Some("one-piece")), "one-piece@1.1.8:7-1-3", "{typed}");
    }
    assert_eq!(first(&bench, &search, "กฎข้อ 13-1-4-1 gundam", None), "gundam@1.1.0:13-1-4-1");
    // A question word inside a word is part of it: นะ in ชนะ.
    let win = first(&bench, &search, "ชนะเกม", Some("gundam"));
    let (edition, id) = win.split_once(':').unwrap();
    assert_eq!(edition, "gundam@1.1.0");
    assert!(bench.library.newest("gundam").unwrap().clause(id).unwrap().text.contains("ชนะ"), "{win}");
    assert_eq!(first(&bench, &search, "แพเกม", Some("gundam")), first(&bench, &search, "เเพ้เกม", Some("gundam")));
}

#[test]
fn a_phrase_in_quotation_marks_is_exact() {
    let bench = Bench::new();
    let search = bench.search();
    let found =
        |typed: &str| search.run(&search.parse(typed), &Wish { limit: 500, all_editions: true, ..Wish::default() });
    let phrase = "เงื่อนไขการพ่ายแพ้";
    let hits = found(&format!("\"{phrase}\""));
    let having = bench.library.editions.iter().flat_map(|e| &e.clauses).filter(|c| c.text.contains(phrase)).count();
    assert!(having > 0 && hits.len() == having);
    assert!(found("\"เงือนไขการพายแพ\"").is_empty());
    assert!(found("“การ์ดใบนั้น” “ไม่มีวันพบ”").is_empty());
    assert!(!found("「防壁」").is_empty());
    for short in ["ใบ", "防", "!!", "5"] {
        let having = bench.library.editions.iter().flat_map(|e| &e.clauses).filter(|c| {
            let headword = if c.id.starts_with("g:") { c.printed.as_str() } else { "" };
            c.text.contains(short)
                || headword.contains(short)
                || c.english.as_deref().is_some_and(|e| e.contains(short))
        });
        let wish = Wish { limit: 5000, all_editions: true, ..Wish::default() };
        let hits = search.run(&search.parse(&format!("\"{short}\"")), &wish);
        assert!(hits.len() >= having.count(), "{short}");
    }
}

#[test]
fn editions_are_collapsed_unless_asked() {
    let bench = Bench::new();
    let search = bench.search();
    let query = search.parse("ผู้เล่นสามารถขอยอมแพ้ได้ตลอดเวลา");
    let one = Wish { game: Some("one-piece".into()), limit: 3, ..Wish::default() };
    let hits = search.run(&query, &one);
    assert_eq!(bench.name(hits[0].edition, hits[0].clause), "one-piece@1.1.8:1-2-3");
    let (e, c) = hits[0].elsewhere[0];
    assert_eq!(bench.name(e, c), "one-piece@2023-01-19:1-2-4");
    let both = search.run(&query, &Wish { all_editions: true, ..one.clone() });
    let names: Vec<String> = both.iter().map(|h| bench.name(h.edition, h.clause)).collect();
    assert!(names.contains(&"one-piece@1.1.8:1-2-3".into()) && names.contains(&"one-piece@2023-01-19:1-2-4".into()));
    // A clause that the newest edition no longer has is still found, in the old one.
    let gone = search.run(&search.parse("ทั้งสองฝ่ายเติมเต็มเงื่อนไขการพ่ายแพ้พร้อมกัน เสมอ"), &one);
    assert_eq!(bench.name(gone[0].edition, gone[0].clause), "one-piece@2023-01-19:1-2-3");
}

#[test]
fn a_number_alone_is_found_first() {
    let bench = Bench::new();
    let search = bench.search();
    for edition in bench.library.editions.iter().filter(|e| bench.library.is_default(e)) {
        for clause in edition.numbered() {
            let found = first(&bench, &search, &clause.id, Some(&edition.facts.game));
            assert_eq!(found, format!("{}:{}", edition.name(), clause.id));
        }
    }
    for typed in ["one piece 7-1-3", "วันพีซ 7-1-3", "7-1-3 op", "\"7-1-3\" op"] {
        assert_eq!(first(&bench, &search, typed, None), "one-piece@1.1.8:7-1-3", "{typed}");
    }
}

#[test]
fn nothing_is_found_for_nothing() {
    let bench = Bench::new();
    let search = bench.search();
    for typed in ["", "   ", "\u{200B}", "\"\"", "!!!", "zzzqqq xxyyzz"] {
        assert!(search.run(&search.parse(typed), &Wish { limit: 5, ..Wish::default() }).is_empty(), "{typed:?}");
    }
}
