//! The page, asked in process: every address, the same answers as the commands, and nothing for attackers.

use std::process::Command;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use axum::http::{Request, Response, StatusCode};
use proptest::prelude::*;
use serde_json::{Value, json};
use shinpan::lang::Language;
use shinpan::page::{Door, Page};
use shinpan::scenario::{Case, Overrides, run, shipped};

const HOST: &str = "127.0.0.1:7777";

static RUNTIME: LazyLock<tokio::runtime::Runtime> =
    LazyLock::new(|| tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime"));
static DOOR: LazyLock<Door> = LazyLock::new(|| Door::new(Page::shipped(), vec![HOST.to_string()], None));

/// Status, headers and text of an answer.
pub struct Answer {
    pub status: StatusCode,
    headers: axum::http::HeaderMap,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|e| panic!("{e}: {}", self.text))
    }

    fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|v| v.to_str().ok()).unwrap_or("")
    }
}

fn ask(request: Request<String>) -> Answer {
    RUNTIME.block_on(async {
        let response: Response<_> = DOOR.ask(request).await;
        let (parts, body) = response.into_parts();
        let bytes = axum::body::to_bytes(body, 64 << 20).await.expect("a body");
        Answer { status: parts.status, headers: parts.headers, text: String::from_utf8_lossy(&bytes).into_owned() }
    })
}

pub fn get(path: &str) -> Answer {
    ask(Request::get(path).header("host", HOST).body(String::new()).expect("a request"))
}

fn post(path: &str, kind: &str, body: String) -> Answer {
    ask(Request::post(path).header("host", HOST).header("content-type", kind).body(body).expect("a request"))
}

pub fn post_json(path: &str, body: &Value) -> Answer {
    post(path, "application/json", body.to_string())
}

pub fn post_form(path: &str, fields: &[(&str, &str)]) -> Answer {
    let escape =
        |text: &str| percent_encoding::utf8_percent_encode(text, percent_encoding::NON_ALPHANUMERIC).to_string();
    let body: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", escape(value))).collect();
    post(path, "application/x-www-form-urlencoded", body.join("&"))
}

/// A form with a list, and files beside it.
pub fn post_decks(lists: &str, files: &[(&str, &str)], wanted: &str) -> Answer {
    let mut body = String::new();
    let mut part = |head: &str, value: &str| {
        body.push_str(&format!("--X\r\nContent-Disposition: form-data; {head}\r\n\r\n{value}\r\n"));
    };
    part("name=\"lists\"", lists);
    part("name=\"do\"", wanted);
    for (name, text) in files {
        part(&format!("name=\"files\"; filename=\"{name}\""), text);
    }
    body.push_str("--X--\r\n");
    post("/en/decks", "multipart/form-data; boundary=X", body)
}

/// What a command prints with `--json`.
fn printed(words: &[&str]) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_shinpan")).args(words).args(["--json", "--lang", "en"]).output();
    serde_json::from_slice(&output.expect("the program").stdout).expect("a document")
}

const PAGES: [&str; 24] = [
    "/",
    "/?q=blocker",
    "/?q=7-1-3",
    "/?q=zzzzqqqq",
    "/rules",
    "/op",
    "/gundam",
    "/op@2023-01-19",
    "/bp@base-6.1",
    "/op/7-1-3",
    "/gundam/8-5-2-3",
    "/sm/g:Charging",
    "/sm/504.15.1",
    "/op@2023-01-19/7-1",
    "/diff/op/2023-01-19/1.1.8",
    "/diff/op/2023-01-19/1.1.8?only=meaning",
    "/table",
    "/table/one-piece",
    "/table/blackpoker?case=two-blockers-tie-with-a-queen",
    "/cases?q=double",
    "/cases/one-piece/questions/12-double-attack-against-one-life",
    "/decks",
    "/coverage/op",
    "/api",
];

#[test]
fn every_page_is_answered_in_every_language_and_guarded() {
    for page in PAGES {
        for language in ["", "/en", "/th", "/ja"] {
            let path = format!("{language}{page}");
            let answer = get(&path);
            assert_eq!(answer.status, 200, "{path}");
            assert!(
                answer.header("content-security-policy").starts_with("default-src 'none'; script-src 'self'"),
                "{path}"
            );
            assert_eq!(answer.header("x-content-type-options"), "nosniff");
            assert_eq!(answer.header("x-frame-options"), "DENY");
            for forbidden in ["<style", " style=", " onclick=", "javascript:", "http://", "https://"] {
                // Sources of texts and the link that is shared are words, not resources.
                let is_word = forbidden.starts_with("http");
                assert!(is_word || !answer.text.contains(forbidden), "{path}: {forbidden}");
            }
            for script in answer.text.split("<script").skip(1) {
                assert!(script.starts_with(" type=\"module\" src=\"/assets/"), "{path}");
            }
            let missing =
                answer.text.split(|c: char| c.is_whitespace() || "<>\"".contains(c)).find(|w| w.starts_with("page-"));
            assert_eq!(missing, None, "{path}");
        }
    }
}

#[test]
fn links_lead_somewhere() {
    let mut links = std::collections::BTreeSet::new();
    for page in PAGES.iter().filter(|p| !p.starts_with("/coverage") && !p.starts_with("/cases?")) {
        let text = get(&format!("/ja{page}")).text;
        let hrefs = text.split(" href=\"").skip(1).filter_map(|rest| rest.split('"').next());
        // Some of each page.
        links.extend(hrefs.step_by(3).take(30).map(|l| l.replace("&amp;", "&")));
    }
    assert!(links.len() > 150, "{}", links.len());
    for link in links.iter().filter(|l| !l.starts_with('#')) {
        assert!(link.starts_with('/') && !link.starts_with("//"), "{link}");
        assert_eq!(get(link).status, 200, "{link}");
    }
}

#[test]
fn the_api_answers_what_the_commands_print() {
    let pairs: [(&str, &[&str]); 9] = [
        ("/en/api/rules", &["rules"]),
        ("/en/api/rule/op/7-1-3", &["rule", "op", "7-1-3"]),
        ("/en/api/rule/sm", &["rule", "sm"]),
        ("/en/api/search?q=double+attack&limit=5", &["search", "double attack", "-n", "5"]),
        ("/en/api/search?q=blocker&game=gundam", &["search", "blocker", "--game", "gundam"]),
        ("/en/api/diff/op/2023-01-19/1.1.8?clause=7-1", &["diff", "op", "2023-01-19", "1.1.8", "7-1"]),
        ("/en/api/history/op/7-1-4", &["history", "op", "7-1-4"]),
        ("/en/api/coverage/bp", &["coverage", "bp"]),
        ("/en/api/new/bp", &["new", "bp"]),
    ];
    for (path, words) in pairs {
        let answer = get(path);
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.json(), printed(words), "{path}");
    }
    let name = "12-double-attack-against-one-life";
    let file = format!("scenarios/one-piece/questions/{name}.md");
    let text = shipped::cases().iter().find(|(n, _)| *n == file).expect("a case").1;
    let mut ran = post_json("/en/api/run", &json!({ "case": text })).json();
    ran["case"] = json!(file);
    assert_eq!(ran, printed(&["run", name]));
    let explored = json!({ "case": text, "until": "rest", "limit": 200000 });
    assert_eq!(post_json("/en/api/explore", &explored).json(), printed(&["explore", name]));
    let list = std::fs::read_to_string("samples/lists/kelp.txt").expect("a list");
    let lists = json!({ "lists": [{ "name": "samples/lists/kelp.txt", "text": list }], "date": "2026-05-01" });
    let checked = post_json("/en/api/deck/check", &lists).json();
    assert_eq!(
        checked[0]["verdict"],
        printed(&["deck", "check", "samples/lists/kelp.txt", "--date", "2026-05-01"])[0]["verdict"]
    );
}

#[test]
fn a_clause_page_has_what_is_known_of_it() {
    // Numbers that stay together are marked.
    let page = get("/en/op/7-1-4-1-1-3").text.replace("<span class=\"whole\">", "").replace("</span>", "");
    // The words, our paraphrase, the path, the neighbours, the cases that turn on it, the older edition.
    let clause = get("/en/api/rule/op/7-1-4-1-1-3").json()["clauses"][0].clone();
    let first = clause["text"].as_str().expect("words").lines().next().expect("a line").to_string();
    assert!(page.contains(&maud::html! { (first) }.into_string()));
    for expected in
        ["[paraphrase]", "7-1-4-1-1.", "rel=\"next\"", "rel=\"prev\"", "Cases that turn on it", "2023-01-19", "/plain"]
    {
        assert!(page.contains(expected), "{expected}");
    }
    let plain = get("/en/op/7-1-4-1-1-3/plain");
    assert!(plain.header("content-type").starts_with("text/plain"));
    assert!(plain.text.contains(&first));
    let old = get("/en/op@2023-01-19/7-1-4").text;
    assert!(old.contains("An older edition"));
}

#[test]
fn a_case_is_answered_in_the_language_of_the_visit() {
    let name = "one-piece/questions/13-banish-and-a-trigger";
    let said = |language: &str| {
        let document = get(&format!("/{language}/api/cases/{name}")).json();
        let words = document["ruling"]["text"].as_str().expect("a ruling").to_string();
        maud::html! { (words) }.into_string()
    };
    for (language, note, untranslated) in [("th", "ภาษาอังกฤษ", "ยังไม่มีคำแปล"), ("ja", "英語", "未訳")]
    {
        let words = said(language);
        assert!(!words.is_ascii(), "{words}");
        let lists = ["/cases?q=13-banish-and", "/?q=13-banish-and-a-trigger"];
        for path in lists {
            assert!(get(&format!("/{language}{path}")).text.contains(&words), "{language} {path}");
        }
        // What is written in English only says so; the title is not.
        for path in [format!("/cases/{name}"), "/coverage/op".to_string()] {
            assert!(get(&format!("/{language}{path}")).text.contains(note), "{language} {path}");
        }
        assert!(!get(&format!("/{language}/cases")).text.contains(untranslated), "{language}");
        let title = get(&format!("/{language}/table/op?case={name}")).text;
        let title = title.split("<h1 class=\"case-title\">").nth(1).and_then(|rest| rest.split('<').next());
        assert!(title.is_some_and(|title| !title.is_ascii()), "{language} {title:?}");
    }
    let english = get("/en/cases?q=12-double-attack").text;
    assert!(english.contains("<p>No, by the reading"), "{english}");
}

#[test]
fn a_case_that_is_translated_is_asked_and_answered_in_the_language_of_the_visit() {
    let name = "one-piece/questions/12-double-attack-against-one-life";
    for (language, title, answer) in [
        ("th", "ดาเมจ 2 แต้มต่อไลฟ์การ์ดใบสุดท้าย", "ไม่ ตามการตีความที่ใช้ที่นี่"),
        ("ja", "最後のライフカードへの2ダメージ", "ここでの解釈では敗北しない"),
    ] {
        let case = get(&format!("/{language}/cases/{name}")).text;
        assert!(case.contains(&format!("<h1>{title}</h1>")) && case.contains(answer), "{case}");
        // What is not translated of it is marked, and whoever reads it is told.
        assert!(case.contains("<p lang=\"en\">The text pulls both ways"), "{case}");
        let list = get(&format!("/{language}/cases?q=12-double-attack")).text;
        assert!(list.contains(title) && list.contains(answer) && !list.contains("Two points of damage"), "{list}");
        // It is found by its words, and still called so after a play.
        assert!(
            get(&format!(
                "/{language}/cases?q={}",
                percent_encoding::utf8_percent_encode(title, percent_encoding::NON_ALPHANUMERIC)
            ))
            .text
            .contains(name)
        );
        let heading = format!("<h1 class=\"case-title\">{title}</h1>");
        let table = get(&format!("/{language}/table/op?case={name}"));
        assert!(table.text.contains(&heading), "{}", table.text);
        let fields = [("case", &*case_of(&table)), ("line", "1")];
        let played = get(&moved(&post_form(&format!("/{language}/table/op"), &fields))).text;
        assert!(played.contains(&heading), "{played}");
    }
}

#[test]
fn what_nobody_said_of_a_card_is_told() {
    let board = "[A]\nleader = \"Kid 5000\"\ncharacters = [{ name = \"Usopp\", text = \"[Blocker]\" }]\n[B]\nleader = \"Luffy 5000\"\n";
    let case = format!("+++\ngame = \"one-piece\"\ntitle = \"x\"\n+++\n```board\n{board}```\n");
    let at =
        |language: &str| post_form(&format!("/{language}/table/op"), &[("case", &case), ("line", "if end turn")]).text;
    assert!(at("en").contains("The power of Usopp was not given: it counts as 0."), "{}", at("en"));
    assert!(at("th").contains("ไม่ได้ระบุ พาวเวอร์ ของ Usopp: นับเป็น 0"));
    assert!(!at("en").contains("The power of Kid"));
    // It stays unsaid when the board is written anew, and is gone when it is said.
    let put = [("case", case.as_str()), ("do", "put"), ("player", "B"), ("zone", "characters"), ("card", "Post 1000")];
    let written = case_of(&get(&moved(&post_form("/en/table/op", &put))));
    let document = post_json("/api/table", &json!({ "case": written, "line": "" })).json();
    assert_eq!(document["unsaid"], json!([{ "card": "Usopp", "key": "power", "counted": 0 }]), "{written}");
    let said = case.replace("name = \"Usopp\",", "name = \"Usopp\", power = 3000,");
    let document = post_json("/api/table", &json!({ "case": said, "line": "" })).json();
    assert_eq!(document["unsaid"], json!([]));
}

#[test]
fn a_title_of_several_lines_is_one_line() {
    let case = "+++\ngame = \"bp\"\ntitle = \"a\\n+++\\nb\"\n[words.th]\ntitle = \"ก\\n+++\\nข\"\n+++\n```board\n[A]\n[B]\n```\n";
    let moved = moved(&post_form("/th/table/bp", &[("case", case), ("line", "1")]));
    assert!(get(&moved).text.contains("<h1 class=\"case-title\">ก +++ ข</h1>"));
}

#[test]
fn cards_are_heard_with_their_numbers_and_go_where_cards_go() {
    let table = get("/en/table/gundam").text;
    // All of a card at once, and its zone with its side.
    assert!(table.contains("aria-label=\"Ram, AP 4, HP 4, Cost 1, Breach 1, linked, Pilot: Ines\""), "{table}");
    assert!(table.contains("aria-label=\"Post, AP 2, HP 4, Cost 1, rested, damage: 1\""), "{table}");
    assert!(table.contains("aria-label=\"B: Shields\""), "{table}");
    assert!(get("/en/table/one-piece").text.contains("aria-label=\"Captain, Power 6000"));
    let zones = table.split("name=\"zone\"").nth(1).and_then(|rest| rest.split("</select>").next()).expect("zones");
    for (zone, is_one) in [("units", true), ("shields", true), ("base", true), ("resources", false), ("out", false)] {
        assert_eq!(zones.contains(&format!("value=\"{zone}\"")), is_one, "{zone}");
    }
    let zones = get("/en/table/blackpoker").text;
    assert!(zones.contains("<option value=\"soldiers\" selected") && !zones.contains("<option value=\"made\""));
}

/// The case in the address that an act leads to.
pub fn moved(answer: &Answer) -> String {
    assert_eq!(answer.status, 303, "{}", answer.text);
    answer.header("location").to_string()
}

pub fn case_of(page: &Answer) -> String {
    let field =
        page.text.split("name=\"case\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a case");
    field.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

#[test]
fn a_case_is_the_whole_state_of_a_table() {
    for game in ["one-piece", "blackpoker"] {
        let table = format!("/en/table/{game}");
        let first = get(&table);
        let case = case_of(&first);
        // An option, and the address shows what came of it to anybody.
        let to = moved(&post_form(&table, &[("case", &case), ("line", "1")]));
        let second = get(&to);
        assert!(second.text.contains("class=\"step\""), "{game}");
        let played = case_of(&second);
        assert_ne!(played, case);
        // Undo is a line less.
        let back = case_of(&get(&moved(&post_form(&table, &[("case", &played), ("line", "undo")]))));
        assert_eq!(back, case, "{game}");
        // What is kept as a file is a case that passes.
        let file = post_form(&table, &[("case", &played), ("do", "file")]);
        assert!(file.header("content-disposition").contains("attachment"));
        let kept = Case::read("kept.md", &file.text).unwrap_or_else(|f| panic!("{:?}", f.said));
        let ran = run(&kept, &Overrides::default(), &shinpan::cards::source::NoCards)
            .unwrap_or_else(|f| panic!("{:?}", f.said));
        assert!(ran.misses.is_empty(), "{game}: {:?}", ran.misses);
        // What if: nothing moves.
        let tried = post_form(&table, &[("case", &case), ("line", "1"), ("mode", "if")]);
        assert_eq!(tried.status, 200);
        assert!(tried.text.contains("What would happen") && case_of(&tried) == case);
        // Why.
        let why = post_form(&table, &[("case", &played), ("do", "why"), ("about", "")]);
        assert!(why.text.contains("class=\"reply\""), "{game}");
    }
}

#[test]
fn cards_are_put_and_removed_and_the_text_is_read() {
    let case = case_of(&get("/en/table/one-piece"));
    let fields = [
        ("case", case.as_str()),
        ("do", "put"),
        ("player", "B"),
        ("zone", "characters"),
        ("card", "Reef \"X\""),
        ("power", "6000"),
        ("text", "[Blocker]"),
    ];
    let put = get(&moved(&post_form("/en/table/one-piece", &fields)));
    assert!(put.text.contains("Reef &quot;X&quot;") && put.text.contains("6000"), "{}", put.text);
    let wrong = [
        ("case", case.as_str()),
        ("do", "put"),
        ("player", "B"),
        ("zone", "characters"),
        ("card", "X 1000"),
        ("text", "[Blocker] Ring the bell."),
    ];
    let refused = post_form("/en/table/one-piece", &wrong);
    assert_eq!(refused.status, 200);
    assert!(refused.text.contains("class=\"fault\"") && refused.text.contains("Ring the bell"), "{}", refused.text);
    let removed = post_json("/en/api/table", &json!({ "case": case, "line": "remove A.characters Deck Hand" })).json();
    assert_eq!(removed["position"]["A"]["characters"], json!([]));
    let read = post_json("/en/api/cards/understood", &json!({ "text": "[On Play] Draw 1 card." })).json();
    assert!(read["refused"].is_null() && read["program"].as_array().is_some_and(|p| !p.is_empty()));
    let stops = post_json("/en/api/cards/understood", &json!({ "text": "[On Play] Ring the bell." })).json();
    assert!(stops["message"].as_str().is_some_and(|m| m.contains("bell") || m.contains("Ring")), "{stops}");
}

#[test]
fn readings_and_editions_are_flipped_and_compared() {
    let case = shipped::cases().iter().find(|(n, _)| n.ends_with("losing-blockers-all.md")).expect("a case").1;
    let flipped = post_json("/en/api/table", &json!({ "case": case, "line": "reading losing-blockers=one" })).json();
    assert!(flipped["case"].as_str().is_some_and(|c| c.contains("losing-blockers = \"one\"")), "{flipped}");
    let compared =
        post_form("/en/table/blackpoker", &[("case", case), ("do", "compare"), ("other", "losing-blockers=one")]);
    assert!(compared.text.contains("both-sides") && compared.text.contains("A-11-1-1"));
    let document = post_json("/en/api/run", &json!({ "case": case, "compare": "losing-blockers=one" })).json();
    assert_eq!(document, {
        let mut printed = printed(&["run", "losing-blockers-all", "--compare", "losing-blockers=one"]);
        printed["case"] = json!("case.md");
        printed
    });
    let starter = case_of(&get("/en/table/one-piece"));
    let older = post_json("/en/api/table", &json!({ "case": starter, "line": "edition 2023-01-19" })).json();
    assert_eq!(older["edition"], "one-piece@2023-01-19");
}

#[test]
fn what_cannot_be_read_says_where_and_loses_nothing() {
    let broken = "+++\ngame = \"one-piece\"\ntitle = \"x\"\n+++\n\n```board\n[A]\nleder = \"X\"\n```\n";
    let page = post_form("/en/table/one-piece", &[("case", broken), ("do", "read")]);
    assert!(page.text.contains("class=\"fault\"") && page.text.contains("leder") && page.text.contains("leader"));
    let document = post_json("/en/api/table", &json!({ "case": broken }));
    assert_eq!(document.status, 400);
    assert_eq!(document.json()["places"][0]["line"], 8);
    // A line that does not fit: the position before it is shown, with what would have been right.
    let starter = case_of(&get("/en/table/one-piece"));
    let misplayed = starter.replace("```play\n", "```play\nA: attack Nobody\n");
    let stopped = post_json("/en/api/table", &json!({ "case": misplayed })).json();
    assert!(stopped["stopped"]["error"].is_string() && stopped["waiting"]["options"].is_array());
    let refused = post_json("/en/api/table", &json!({ "case": starter, "line": "fly away" })).json();
    assert!(refused["error"].is_string());
    assert_eq!(refused["case"].as_str(), Some(starter.as_str()));
    for path in [
        "/nothing",
        "/op/99-99",
        "/cases/no-such-case",
        "/cards/nobody",
        "/coverage/chess",
        "/diff/op/x/y",
        "/table/chess",
        "/api/no",
        "/table/op?c=broken",
        "/qr?of=http://evil.example/",
    ] {
        let status = get(path).status;
        assert!(status == 404 || status == 400, "{path}: {status}");
    }
}

#[test]
fn decks_are_reported_problems_first() {
    let list = std::fs::read_to_string("samples/lists/kelp.txt").expect("a list");
    let report =
        post_decks("♠♡♢♣A-K, JK x2", &[("torn.txt", "4 ???\nnothing"), ("/home/judge/kelp.txt", &list)], "check").text;
    let (torn, fine) = (report.find("torn.txt").expect("a deck"), report.find("Pasted list").expect("a deck"));
    assert!(torn < fine, "what is wrong comes first");
    assert!(!report.contains("/home/judge"), "folders are nobody's business");
    let rows = post_decks("♠♡♢♣A-K, JK x2", &[], "csv");
    assert!(rows.header("content-type").starts_with("text/csv") && rows.text.starts_with("file,deck,player"));
    let sheets = post_decks("♠♡♢♣A-K, JK x2", &[], "sheets");
    assert!(
        sheets.header("content-security-policy").contains("default-src 'none'")
            && sheets.text.contains("class=\"sheet")
    );
    assert!(!sheets.header("content-security-policy").contains("script"));
    assert!(post_decks("", &[], "check").text.contains("There is no list"));
}

/// Nothing that is sent becomes part of the page.
#[test]
fn all_that_is_sent_is_escaped() {
    let evil = "\"><script>alert(1)</script><img src=x onerror=alert(1)>'";
    let is_clean = |what: &str, text: &str| {
        assert!(!text.contains("<script>") && !text.contains("<img src=x"), "{what}: {text}");
    };
    let escaped = percent_encoding::utf8_percent_encode(evil, percent_encoding::NON_ALPHANUMERIC).to_string();
    for path in [
        "/?q=",
        "/cases?q=",
        "/cases?clause=",
        "/?game=",
        "/op/",
        "/cards/",
        "/cases/",
        "/table/",
        "/diff/op/1.1.8/2023-01-19?clause=",
        "/coverage/",
        "/",
    ] {
        is_clean(path, &get(&format!("{path}{escaped}")).text);
    }
    is_clean(
        "a list",
        &post_decks(&format!("4 {evil}\nPlayer: {evil}"), &[(&evil.replace('"', ""), evil)], "check").text,
    );
    is_clean("a sheet", &post_decks(&format!("4 {evil}"), &[], "sheets").text);
    let quoted = evil.replace('"', "\\\"");
    let case = format!(
        "+++\ngame = \"one-piece\"\ntitle = \"{quoted}\"\nsource = \"{quoted}\"\n+++\n{evil}\n\n```board\n[A]\nleader = {{ name = \"{quoted}\", power = 5000 }}\n[B]\nleader = {{ name = \"</textarea>{quoted}\", power = 5000 }}\n```\n"
    );
    for fields in [
        &[("case", case.as_str()), ("line", "1")][..],
        &[("case", case.as_str()), ("line", evil)],
        &[("case", evil), ("line", evil)],
        &[("case", case.as_str()), ("mode", "if"), ("line", "1")],
    ] {
        let answer = post_form("/en/table/one-piece", fields);
        let answer = if answer.status == 303 { get(answer.header("location")) } else { answer };
        is_clean("a case", &answer.text);
    }
    // Signs that turn the direction of writing are shown, not obeyed.
    assert!(!get("/?q=%E2%80%AEabc").text.contains('\u{202E}'));
}

/// No path of the machine is accepted or shown.
#[test]
fn the_machine_is_nobodys_business() {
    let here = std::env::current_dir().expect("a folder").display().to_string();
    let case = case_of(&get("/en/table/blackpoker"));
    for path in [
        "/cases/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "/cases/../../etc/passwd",
        "/table/bp?case=/etc/passwd",
        "/table/bp?case=Cargo.toml",
        "/cases/Cargo.toml",
        "/cards/%2fetc%2fpasswd",
        "/op/%2fetc%2fpasswd",
        "/assets/x/..%2f..%2fCargo.toml",
        "/api/cases/%2fetc%2fpasswd",
        "/rules/../../../etc/passwd",
        "/api/new/%2fetc",
    ] {
        let answer = get(path);
        assert!(answer.status.is_client_error(), "{path}: {}", answer.status);
        assert!(
            !answer.text.contains("root:") && !answer.text.contains("[package]") && !answer.text.contains(&here),
            "{path}"
        );
    }
    for line in [
        "save /tmp/shinpan-guest.md",
        "load /etc/passwd",
        "load Cargo.toml",
        "deck /etc/passwd",
        "new one-piece",
        "ｓａｖｅ /tmp/shinpan-guest.md",
        "explore 9 turns",
        "quit",
        "search x",
        "rule 1",
        "why 1; save /tmp/shinpan-guest.md",
        "legal 1; load /etc/passwd",
        "undo; deck /etc/passwd",
        "; explore",
        "set turn = \"A\"; load Cargo.toml",
        "set turn = \"A\" ;　ｌｏａｄ Cargo.toml",
        "if 1; save /tmp/shinpan-guest.md",
    ] {
        let answer = post_json("/en/api/table", &json!({ "case": case, "line": line })).json();
        assert!(answer["error"].is_string(), "{line}: {answer}");
        assert!(!answer.to_string().contains("root:") && !answer.to_string().contains("[package]"), "{line}: {answer}");
        assert_eq!(answer["case"].as_str(), Some(case.as_str()), "{line}");
    }
    assert!(!std::path::Path::new("/tmp/shinpan-guest.md").exists());
}

#[test]
fn long_lines_and_long_games_are_refused_at_once() {
    let case = case_of(&get("/en/table/one-piece"));
    for line in ["1;".repeat(200_000), "1;".repeat(101), format!("if {}", "1; ".repeat(100_000))] {
        let answer = post_json("/en/api/table", &json!({ "case": case, "line": line })).json();
        assert!(answer["error"].as_str().is_some_and(|e| e.contains("100")), "{answer}");
    }
    let long = case.replace("```play\n", &format!("```play\n{}", "A: end turn\n".repeat(3_000)));
    let answer = post_json("/en/api/table", &json!({ "case": long }));
    assert_eq!(answer.status, 400);
}

#[test]
fn a_ruling_without_a_play_is_no_panic() {
    for game in ["one-piece", "gundam", "summoner-master", "blackpoker"] {
        let case = case_of(&get(&format!("/en/table/{game}")));
        let head = case.split("```play").next().expect("a board");
        let clause = if game == "summoner-master" {
            "504.1"
        } else if game == "blackpoker" {
            "A-1-1"
        } else {
            "7-1-1-1"
        };
        let empty = format!("{head}```play\n```\n\n```ruling\nresult = \"ongoing\"\ncites = [\"{clause}\"]\n```\n");
        let answer = post_json("/en/api/run", &json!({ "case": empty }));
        assert_ne!(answer.status, 500, "{game}: {}", answer.text);
    }
}

#[test]
fn editions_that_do_not_part_are_not_said_to() {
    let case = case_of(&get("/en/table/one-piece"));
    let same = post_form("/en/table/one-piece", &[("case", &case), ("do", "compare"), ("other", "2023-01-19")]);
    assert!(same.text.contains("do not part"), "{}", same.text);
    // In the middle of an attack somebody has to choose: the plays fit, and they are not at their end.
    let begun =
        case_of(&get(&moved(&post_form("/en/table/one-piece", &[("case", &case), ("line", "attack Deck Hand")]))));
    let open = post_form("/en/table/one-piece", &[("case", &begun), ("do", "compare"), ("other", "2023-01-19")]);
    assert!(open.text.contains("must choose") && !open.text.contains("do not fit"), "{}", open.text);
}

#[test]
fn a_known_card_goes_among_unknown_ones() {
    for (game, zone) in [("one-piece", "life"), ("one-piece", "hand"), ("gundam", "shields"), ("gundam", "hand")] {
        let case = case_of(&get(&format!("/en/table/{game}")));
        let fields = [("case", case.as_str()), ("do", "put"), ("player", "A"), ("zone", zone), ("card", "Flare")];
        let put = post_form(&format!("/en/table/{game}"), &fields);
        assert_eq!(put.status, 303, "{game} {zone}: {}", put.text);
    }
}

#[test]
fn what_was_filled_in_and_refused_is_still_there() {
    let case = case_of(&get("/en/table/gundam"));
    let text =
        [("text", "Ring the bell."), ("ap", "4"), ("hp", "3"), ("card", "Lantern"), ("player", "A"), ("zone", "units")];
    let fields: Vec<(&str, &str)> = [("case", case.as_str()), ("do", "put")].into_iter().chain(text).collect();
    let refused = post_form("/en/table/gundam", &fields);
    assert!(refused.text.contains("class=\"fault\""));
    assert!(refused.text.contains("Ring the bell.") && refused.text.contains("value=\"Lantern\""));
    let stops =
        post_json("/en/api/cards/understood", &json!({ "game": "summoner-master", "text": "Ring the bell." })).json();
    assert!(stops["message"].as_str().is_some_and(|m| m.contains("line 1")), "{stops}");
}

#[test]
fn coverage_shows_what_is_open() {
    let rows = |path: &str| get(path).text.matches("scope=\"row\"").count();
    let (all, open) = (rows("/en/coverage/sm"), rows("/en/coverage/sm?only=open"));
    assert!(open < all / 2, "{open} of {all}");
    assert!(get("/en/coverage/sm").text.contains(&format!("Without a rule or a case: {open}")));
}

#[test]
fn what_new_writes_passes() {
    for game in ["one-piece", "gundam", "summoner-master", "blackpoker"] {
        let starter = |language| shinpan::table::shelf::find(game).map(|g| (g.starter)(language)).expect("a game");
        let boards = Language::ALL.map(|language| {
            let ran = post_json("/en/api/run", &json!({ "case": starter(language) }));
            assert_eq!(ran.status, 200, "{game}: {}", ran.text);
            assert_eq!(ran.json()["expected"]["passed"], json!(true), "{game}: {}", ran.text);
            ran.json()["steps"].clone()
        });
        assert!(boards[0].is_array() && boards[0] == boards[1] && boards[0] == boards[2], "{game}");
    }
}

#[test]
fn sizes_are_bounded() {
    let long = "a".repeat(5 << 20);
    assert_eq!(post_form("/en/table/one-piece", &[("case", &long)]).status, 413);
    let over = format!("+++\ngame = \"one-piece\"\ntitle = \"x\"\n+++\n{}", "a".repeat(1 << 20));
    assert_eq!(post_json("/en/api/table", &json!({ "case": over })).status, 400);
    assert!(post_form("/en/table/one-piece", &[("case", &over)]).text.contains("longer than 1 MB"));
    assert_eq!(post_json("/en/api/deck/check", &json!({ "lists": [{ "text": "b".repeat(11 << 20) }] })).status, 413);
    let flood = post_decks(&"c".repeat(11 << 20), &[], "check");
    assert!(flood.status == 413 || flood.status == 400, "{}", flood.status);
    assert_eq!(post("/en/api/table", "application/json", "{".to_string()).status, 400);
    assert_eq!(post("/en/api/table", "text/plain", "{}".to_string()).status, 415);
    assert_eq!(post_json("/en/api/table", &json!({ "cas": "" })).status, 422);
    assert_eq!(post_json("/en/api/table", &json!({ "case": "[".repeat(100_000) })).status, 400);
    let deep = format!("+++\ngame = \"one-piece\"\ntitle = \"x\"\n+++\n```board\nx = {}\n```\n", "[".repeat(50_000));
    assert_eq!(post_json("/en/api/table", &json!({ "case": deep })).status, 400);
}

#[test]
fn an_exploration_ends_in_time() {
    let case = case_of(&get("/en/table/one-piece"));
    let begun = Instant::now();
    let answer = post_json("/en/api/explore", &json!({ "case": case, "until": "9 turns", "limit": 1_000_000 }));
    assert!(begun.elapsed() < Duration::from_secs(16), "{:?}", begun.elapsed());
    assert!(answer.status == 200 || answer.json()["error"].as_str().is_some_and(|e| e.contains("10 seconds")));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Whatever is asked, something is answered, and never that the program failed.
    #[test]
    fn any_address_is_answered(path in "/[a-z@%0-9./:?=&-]{0,40}", q in ".{0,60}") {
        if let Ok(request) = Request::get(&path).header("host", HOST).body(String::new()) {
            prop_assert!(ask(request).status.as_u16() < 500, "{}", path);
        }
        let escaped = percent_encoding::utf8_percent_encode(&q, percent_encoding::NON_ALPHANUMERIC).to_string();
        for path in ["/?q=", "/cases?q=", "/op/", "/cards/", "/table/bp?c=", "/api/search?q=", "/api/rule/sm/", "/cases?clause="] {
            let path = format!("{path}{escaped}");
            prop_assert!(get(&path).status.as_u16() < 500, "{}", path);
        }
    }

    /// Whatever is sent to a table, it stays one.
    #[test]
    fn any_line_is_answered(line in ".{0,40}", wanted in "(put|set|why|compare|read|)", player in "[A-D.]?", zone in "[a-z.]{0,8}", value in ".{0,20}") {
        static CASE: LazyLock<String> = LazyLock::new(|| case_of(&get("/en/table/one-piece")));
        let fields = [("case", CASE.as_str()), ("line", &line), ("do", &wanted), ("player", &player), ("zone", &zone), ("card", &value), ("path", &zone), ("value", &value), ("about", &value), ("other", &value), ("text", &line), ("values", &value)];
        prop_assert!(post_form("/en/table/one-piece", &fields).status.as_u16() < 400);
    }
}
