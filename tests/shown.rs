//! What the page shows of cards, boards and editions, in the language of the visit.

use axum::http::{Request, StatusCode};
use shinpan::page::{Door, Page};
use shinpan::rules::Library;

const HOST: &str = "127.0.0.1:7777";

/// What is asked in process: the status, where it leads, the text.
fn ask(request: Request<String>) -> (StatusCode, String, String) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let door = Door::new(Page::shipped(), vec![HOST.to_string()], None);
    runtime.block_on(async {
        let (parts, body) = door.ask(request).await.into_parts();
        let bytes = axum::body::to_bytes(body, 64 << 20).await.expect("a body");
        let to = parts.headers.get("location").and_then(|v| v.to_str().ok()).unwrap_or("").to_string();
        (parts.status, to, String::from_utf8_lossy(&bytes).into_owned())
    })
}

fn page(path: &str) -> String {
    let (status, _, text) = ask(Request::get(path).header("host", HOST).body(String::new()).expect("a request"));
    assert_eq!(status, StatusCode::OK, "{path}");
    text
}

/// What a form of the table sends: where it leads, or the page that is answered.
fn sent(game: &str, fields: &[(&str, &str)]) -> (String, String) {
    let escape =
        |text: &str| percent_encoding::utf8_percent_encode(text, percent_encoding::NON_ALPHANUMERIC).to_string();
    let body: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", escape(value))).collect();
    let request = Request::post(format!("/en/table/{game}"))
        .header("host", HOST)
        .header("content-type", "application/x-www-form-urlencoded");
    let (_, to, text) = ask(request.body(body.join("&")).expect("a request"));
    (to, text)
}

/// A case inside the program.
fn shipped(name: &str) -> &'static str {
    let found = shinpan::scenario::shipped::cases().iter().find(|(n, _)| n.ends_with(name));
    found.expect("a case").1
}

const CASE: &str = "12-double-attack-against-one-life.md";

#[test]
fn a_card_has_everything_that_is_printed_on_it() {
    let card = page("/en/cards/Storm%20Clerk");
    for words in ["Summoner Master", "Seal", "[Wind]", "Mage", "At 2", "Lv 2", "casting Mp 2", "Skill Interfere (Mp 1)"]
    {
        assert!(card.contains(words), "{words}");
    }
    assert!(!card.contains("·  ·"), "nothing stands between two dots");
    assert!(page("/en/cards/Ashport%20Twin%20Captain").contains("Character · red"));
}

#[test]
fn a_card_that_is_found_says_of_which_game_it_is() {
    let found = page("/en/?q=Storm+Clerk");
    let cards = &found[found.find("<ul class=\"cards\">").expect("cards")..];
    assert!(cards.contains("data-game=\"summoner-master\"") && cards.contains("Card · Summoner Master"));
}

#[test]
fn keywords_and_kinds_are_in_the_language_of_the_visit() {
    let thai = page("/th/table/one-piece");
    assert!(thai.contains("<span class=\"keywords\" aria-hidden=\"true\">บล็อกเกอร์</span>"));
    assert!(!thai.contains("<option value=\"leader\">leader</option>") && thai.contains("<option value=\"leader\">"));
    assert!(page("/en/table/one-piece").contains("<option value=\"leader\">Leader</option>"));
}

#[test]
fn a_leader_has_no_cost() {
    let board = page("/en/table/one-piece");
    // What stands in the zones of the two Leaders, each up to the next zone.
    let leaders: Vec<&str> = board.split("data-zone=").filter(|zone| zone.starts_with("\"leader\"")).collect();
    assert_eq!(leaders.len(), 2, "two Leaders");
    assert!(leaders.iter().all(|leader| leader.contains("class=\"name\"") && !leader.contains("class=\"cost\"")));
    assert!(board.contains("class=\"cost\""), "Characters have one");
}

#[test]
fn an_edition_without_a_name_is_called_by_its_day_once() {
    for path in ["/en/sm/504.15.1", "/en/summoner-master", "/en/rules", "/en/op@2023-01-19/7-1-3", "/en/op/7-1-3"] {
        let text = page(path);
        for twice in ["2014-01 · 2014-01", "2023-01-19 · 2023-01-19", "2023-01-19 <span class=\"date\">2023-01-19"] {
            assert!(!text.contains(twice), "{path}: {twice}");
        }
    }
}

#[test]
fn the_board_has_a_place_of_its_own_beside_what_is_said() {
    let table = page("/en/table/one-piece");
    let near = table.find("<div class=\"near\">").expect("what is asked");
    let board = table.find("<div class=\"lies\"><section class=\"board\"").expect("the board");
    let far = table.find("<div class=\"far\">").expect("the rest");
    assert!(near < board && board < far);
}

#[test]
fn a_case_is_called_and_asks_what_somebody_writes() {
    let question = "Is it “lethal”?\n```play\nA: end turn\n```\nAt <table> 4.";
    let (to, _) =
        sent("one-piece", &[("case", shipped(CASE)), ("do", "ask"), ("title", "Two\nhits"), ("question", question)]);
    let shown = page(&to);
    assert!(shown.contains(">Two hits</h1>"), "a title has one line");
    assert!(shown.contains("Is it “lethal”?") && shown.contains("At &lt;table&gt; 4."));
    // The line of play is the one that was there (the only target need not be named), and none came from the question.
    let case = &shown[shown.find("name=\"case\" rows").expect("the text")..];
    let lines = case.split("```play\n").nth(1).and_then(|rest| rest.split("```").next());
    assert_eq!(lines, Some("A: attack Reef Runner\n"));
}

#[test]
fn a_game_that_does_not_show_is_chosen_on_the_page() {
    let part = |head: &str, value: &str| format!("--X\r\nContent-Disposition: form-data; {head}\r\n\r\n{value}\r\n");
    let body = format!("{}--X--\r\n", part("name=\"lists\"", "Deck: reef\n1 QQ01-001\n4 QQ01-004"));
    let request =
        Request::post("/en/decks").header("host", HOST).header("content-type", "multipart/form-data; boundary=X");
    let (_, _, text) = ask(request.body(body).expect("a request"));
    assert!(text.contains("Choose it above") && !text.contains("--game"), "{text}");
}

#[test]
fn a_play_that_is_none_is_not_pointed_at_with_a_caret() {
    let (_, text) = sent("one-piece", &[("case", shipped(CASE)), ("line", "attack nobody")]);
    let fault = &text[text.find("class=\"fault\"").expect("a fault")..];
    let fault = &fault[..fault.find("</div>").expect("its end")];
    assert!(fault.contains("attack nobody") && !fault.contains('^'), "{fault}");
}

/// Our notes exist in three languages, and a page that is Thai or Japanese shows them in its own.
#[test]
fn notes_are_in_the_language_of_the_visit() {
    let diff = "/diff/op/2023-01-19/1.1.8";
    for (path, said) in [
        ("/th".to_string() + diff, "ไม่รองรับเฉพาะผู้เล่นตั้งแต่ 3 คนขึ้นไป"),
        ("/ja".to_string() + diff, "対応していないのは 3 人以上のみ"),
        ("/en".to_string() + diff, "only three or more players are unsupported"),
    ] {
        assert!(page(&path).contains(said), "{path}");
    }
    // Quotation marks are written otherwise on a page.
    let begun = |own: &str| own.split(['"', '&', '<', '>', '\'']).next().unwrap_or_default().to_string();
    let library = Library::shipped().expect("the texts");
    for language in ["th", "ja"] {
        let (rules, diff) = (page(&format!("/{language}/rules")), page(&format!("/{language}{diff}")));
        for facts in library.editions.iter().map(|e| &e.facts).filter(|f| !f.source.is_empty()) {
            let own = facts.source_in(language);
            assert!(own != facts.source && rules.contains(&begun(own)), "{}: {own}", facts.edition);
            for (id, why) in &facts.lacks {
                let key = shinpan::text::number::key(id);
                let own = facts.lacking_in(&key, language).expect("why it is lost");
                assert!(own != why && (facts.edition != "1.1.8" || diff.contains(&begun(own))), "{id}: {own}");
            }
        }
    }
}
