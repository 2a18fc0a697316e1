//! `/api`: what the API answers, on a page of its own.

use axum::response::Response;
use maud::html;

use super::answer;
use super::frame::Head;
use super::visit::Visit;

/// Method, address, what is sent, the command whose document is answered.
const ROWS: [(&str, &str, &str, &str); 17] = [
    ("GET", "/api/rules", "", "shinpan rules --json"),
    ("GET", "/api/rule/GAME[@EDITION]", "", "shinpan rule GAME --json"),
    ("GET", "/api/rule/GAME[@EDITION]/CLAUSE", "", "shinpan rule GAME CLAUSE --json"),
    ("GET", "/api/search?q=WORDS&game=GAME&limit=N", "", "shinpan search WORDS --json"),
    ("GET", "/api/diff/GAME/OLD/NEW?clause=CLAUSE&only=KIND", "", "shinpan diff GAME OLD NEW --json"),
    ("GET", "/api/history/GAME/CLAUSE", "", "shinpan history GAME CLAUSE --json"),
    ("GET", "/api/coverage/GAME", "", "shinpan coverage GAME --json"),
    ("GET", "/api/cases?q=WORDS&game=GAME&clause=CLAUSE", "", ""),
    ("GET", "/api/cases/NAME", "", "shinpan run NAME --json"),
    ("GET", "/api/cards?q=NAME&game=GAME", "", ""),
    ("GET", "/api/cards/ID", "", "shinpan cards show ID --json"),
    ("POST", "/api/cards/understood", "{ \"game\", \"text\", \"trigger\" }", ""),
    ("GET", "/api/new/GAME", "", "shinpan new GAME --json"),
    ("POST", "/api/table", "{ \"case\", \"line\" }", "shinpan table --json"),
    (
        "POST",
        "/api/run",
        "{ \"case\", \"edition\", \"readings\": [\"NAME=OPTION\"], \"compare\" }",
        "shinpan run CASE --json",
    ),
    ("POST", "/api/explore", "{ \"case\", \"until\", \"for\", \"goal\", \"limit\" }", "shinpan explore CASE --json"),
    (
        "POST",
        "/api/deck/check",
        "{ \"lists\": [{ \"name\", \"text\" }], \"game\", \"date\", \"region\", \"format\" }",
        "shinpan deck check LIST --json",
    ),
];

/// The page.
pub fn show(visit: &Visit) -> Response {
    let title = visit.word("page-api");
    let main = html! {
        h1 { (title) }
        p { (visit.word("page-api-what")) }
        p { (visit.word("page-api-language")) " " code { "/th/api/search?q=attack" } }
        p { (visit.word("page-api-errors")) " " code { "{ \"error\", \"hints\": [], \"places\": [{ \"line\", \"column\" }] }" } }
        p { (visit.word("page-api-bounds")) }
        div.scroll { table.api {
            thead { tr {
                th scope="col" { (visit.word("page-api-address")) }
                th scope="col" { (visit.word("page-api-sent")) }
                th scope="col" { (visit.word("page-api-command")) }
            } }
            tbody { @for (method, address, sent, command) in ROWS {
                tr { td { strong { (method) } " " code { (address) } } td { @if !sent.is_empty() { code { (sent) } } } td { @if !command.is_empty() { code { (command) } } } }
            } }
        } }
        h2 { "/api/table" }
        p { (visit.word("page-api-table")) }
        pre { (EXAMPLE) }
    };
    answer::page(visit, &Head::titled(&title), &main)
}

const EXAMPLE: &str = r#"POST /api/table
{ "case": "+++\ngame = \"blackpoker\"\n…", "line": "1" }

{ "case": "…the case after the line…",
  "position": { … }, "board": [ … ], "steps": [ { "n", "text", "clauses", "changes", … } ],
  "waiting": { "who", "question", "clause", "options": [ … ], "refused": [ { "play", "clauses", "message" } ] },
  "result": "ongoing", "readings": [ … ], "unsaid": [ { "card", "key", "counted" } ], "stopped": null, "reply": "…" }"#;
