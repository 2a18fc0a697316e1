//! A position built on the page, as somebody does who does not know how a board is written.

use serde_json::{Value, json};

use crate::page::{case_of, get, moved, post_decks, post_form, post_json};

const GAMES: [&str; 4] = ["one-piece", "gundam", "summoner-master", "blackpoker"];

/// The values that a form of the builder offers.
fn offered(page: &str, form: &str) -> Vec<String> {
    let form =
        page.split(&format!("<form class=\"inline {form}\"")).nth(1).and_then(|rest| rest.split("</form>").next());
    let options = form.unwrap_or("").split("<option value=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let buttons = form.unwrap_or("").split("name=\"line\" value=\"").skip(1).filter_map(|rest| rest.split('"').next());
    options.chain(buttons).map(|value| value.replace("&quot;", "\"").replace("&amp;", "&")).collect()
}

/// What stands at a path in a position: the number of a list, a number, or a state.
fn at(position: &Value, path: &str) -> Value {
    let found = path.split('.').fold(position, |value, name| &value[name.trim_matches('"')]);
    found.as_array().map_or_else(|| found.clone(), |all| json!(all.len()))
}

#[test]
fn all_that_the_builder_offers_can_be_done() {
    for game in GAMES {
        let table = format!("/en/table/{game}");
        for page in [get(&table), get(&moved(&post_form(&table, &[("case", &case_of(&get(&table))), ("do", "empty")])))]
        {
            let case = case_of(&page);
            let counts = offered(&page.text, "counts");
            assert!(counts.len() >= 4, "{game}: {counts:?}");
            for path in counts {
                let fields = [("case", case.as_str()), ("do", "set"), ("path", &path), ("value", "1")];
                let set = get(&moved(&post_form(&table, &fields)));
                let position = post_json("/en/api/table", &json!({ "case": case_of(&set) })).json();
                assert_eq!(at(&position["position"], &path), json!(1), "{game}: {path}");
            }
            for form in ["turns", "turned", "taken"] {
                for line in offered(&page.text, form) {
                    let answer = post_form(&table, &[("case", &case), ("line", &line)]);
                    assert_eq!(answer.status, 303, "{game}: {line}: {}", answer.text);
                    let done = get(&moved(&answer));
                    assert_ne!(case_of(&done), case, "{game}: {line} changes nothing");
                    let gone = line.strip_prefix("remove ").and_then(|rest| rest.split_once(' '));
                    let state = post_json("/en/api/table", &json!({ "case": case_of(&done) })).json();
                    if let Some((place, card)) = gone {
                        let zone = place.split('.').fold(&state["position"], |value, name| &value[name]).to_string();
                        assert!(!zone.contains(card), "{game}: {line}: {zone}");
                    }
                    if let Some((path, value)) = line.strip_prefix("set ").and_then(|rest| rest.split_once(" = "))
                        && path != "turn"
                    {
                        let side = &state["position"][&path[..1]].to_string();
                        assert!(
                            side.contains(&format!("\"{}\":{value}", path.rsplit('.').next().unwrap_or(""))),
                            "{game}: {line}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn a_card_in_short_is_read_in_every_game() {
    let cards = [
        ("one-piece", "characters", "Cook 5000 blocker rested", "Cook", json!({ "power": 5000, "rested": true })),
        ("gundam", "units", "Ram 4/3 blocker", "Ram", json!({ "ap": 4, "hp": 3 })),
        ("summoner-master", "at_line", "Ram 3/2/1", "Ram", json!({ "at": 3, "df": 2, "sp": 1 })),
    ];
    for (game, zone, short, name, values) in cards {
        let table = format!("/en/table/{game}");
        let empty = get(&moved(&post_form(&table, &[("case", &case_of(&get(&table))), ("do", "empty")])));
        let case = case_of(&empty);
        let fields = [("case", case.as_str()), ("do", "put"), ("player", "A"), ("zone", zone), ("card", short)];
        let put = get(&moved(&post_form(&table, &fields)));
        let position = post_json("/en/api/table", &json!({ "case": case_of(&put) })).json();
        for (key, value) in values.as_object().into_iter().flatten() {
            assert_eq!(&position["position"]["A"][name][key], value, "{game}: {key}");
        }
        assert!(empty.text.contains(&format!("placeholder=\"{short}\"")), "{game}: the page gives it as an example");
    }
}

#[test]
fn a_board_begins_in_any_phase_that_is_offered() {
    for game in ["one-piece", "gundam", "summoner-master"] {
        let table = format!("/en/table/{game}");
        let page = get(&table);
        let form = page.text.split("class=\"inline phases\"").nth(1).and_then(|f| f.split("</form>").next());
        let lines: Vec<String> = form
            .expect("phases are offered")
            .split("<option value=\"")
            .skip(1)
            .filter_map(|rest| rest.split_once("\""))
            .map(|(line, _)| line.replace("&quot;", "\""))
            .collect();
        assert!(lines.len() >= 5, "{game}: {lines:?}");
        for line in lines {
            let sent = json!({ "case": case_of(&page), "line": line });
            let answer = post_json("/en/api/table", &sent);
            assert_eq!(answer.status, 200, "{game}: {line}: {}", answer.text);
            assert!(answer.json()["stopped"].is_null(), "{game}: {line}: {}", answer.text);
        }
    }
}

#[test]
fn what_refuses_a_play_is_named_once() {
    for game in GAMES {
        for language in ["en", "th", "ja"] {
            let page = get(&format!("/{language}/table/{game}"));
            let refused =
                page.text.split("<details class=\"why-not\"").nth(1).and_then(|r| r.split("</details>").next());
            let refused = refused.expect("somebody could expect something");
            let mut groups = Vec::new();
            for group in refused.split("<span class=\"cites\">").skip(1) {
                let (cites, plays) = group.split_once("</span>").expect("plays");
                for number in cites.split("\">").skip(1).filter_map(|rest| rest.split("</a>").next()) {
                    assert!(!plays.contains(number), "{language} {game}: {number} is said again: {plays}");
                }
                assert!(!groups.contains(&cites), "{language} {game}: what {cites} refuses stands together");
                groups.push(cites);
            }
        }
    }
}

#[test]
fn our_paraphrase_stands_where_the_commands_have_it() {
    // A text in the reader's own language needs none.
    for path in ["/?q=blocker&game=gundam", "/op/7-1-4", "/op/7-1-4-1", "/op"] {
        // A change between editions has a note of ours, too.
        let shown = |language: &str| {
            let page = get(&format!("/{language}{path}")).text;
            page.split("class=\"history\"").next().unwrap_or("").matches("class=\"ours\"").count()
        };
        assert!(shown("ja") > 0 && shown("ja") == shown("en"), "{path}: {} {}", shown("ja"), shown("en"));
        assert_eq!(shown("th"), 0, "{path}");
    }
    assert!(get("/th/bp/A-11").text.contains("class=\"ours\" lang=\"th\""));
    assert!(!get("/ja/bp/A-11").text.contains("class=\"ours\""));
}

/// What a field shows.
fn field(page: &str, begins: &str) -> String {
    let shown = page.split(begins).nth(1).and_then(|rest| rest.split_once('>')).map_or("", |(_, rest)| rest);
    shown.split("</textarea>").next().unwrap_or("").replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">")
}

#[test]
fn what_a_browser_sends_comes_back_as_it_was_typed() {
    // A browser sends every end of a line as two characters.
    let sent = |text: &str| text.replace('\n', "\r\n");
    let list = "Deck: reef\n4 OP01-016\n4 OP01-017\n";
    let (mut shown, mut verdicts) = (list.to_string(), Vec::new());
    for _ in 0..2 {
        let page = post_decks(&sent(&shown), &[], "check").text;
        shown = field(&page, "<textarea name=\"lists\"");
        verdicts.push(page.matches("class=\"place\"").count() + page.matches("unreadable").count());
        assert_eq!(shown, list);
    }
    assert_eq!(verdicts[0], verdicts[1]);
    let case = case_of(&get("/en/table/gundam"));
    for wanted in [[("line", "fly away")], [("do", "compare")]] {
        let fields: Vec<(&str, &str)> = wanted.into_iter().collect();
        let whole = sent(&case);
        let page =
            post_form("/en/table/gundam", &[&fields[..], &[("case", &whole), ("question", "One?\r\nTwo?")]].concat());
        assert_eq!(case_of(&page), case);
        assert!(!page.text.contains('␍'), "{}", page.text);
    }
}

#[test]
fn what_if_tells_a_battle_by_who_fights() {
    for language in ["en", "th", "ja"] {
        let table = format!("/{language}/table/one-piece");
        let case = case_of(&get(&table));
        let page = post_form(&table, &[("case", &case), ("line", "attack Deck Hand"), ("mode", "if")]);
        let rows = page.text.split("class=\"differences\"").nth(1).and_then(|rest| rest.split("</table>").next());
        let rows = rows.expect("what would be different");
        assert!(
            rows.contains("Deck Hand") && !rows.contains("null") && !rows.contains("[attacker"),
            "{language}: {rows}"
        );
    }
}

#[test]
fn the_cases_of_a_clause_are_there_in_every_text() {
    for (game, clause, other) in [
        ("one-piece", "7-1-4-1", "7.1.4.1"),
        ("gundam", "8-3-1", "8.3.1"),
        ("summoner-master", "504.15.1", "504-15-1"),
        ("blackpoker", "A-11-1", "a-11-1"),
    ] {
        let asked = |clause: &str| get(&format!("/en/api/cases?game={game}&clause={clause}")).json();
        let found = asked(clause)["cases"].as_array().or(asked(clause).as_array()).map_or(0, Vec::len);
        assert!(found > 0, "{game}: {}", asked(clause));
        assert_eq!(asked(clause), asked(other), "{game}: however it is written");
        let page = get(&format!("/en/{game}/{clause}")).text;
        assert!(page.contains("Cases that turn on it: "), "{game} {clause}");
    }
}

#[test]
fn whoever_is_out_of_the_game_is_still_told_of() {
    let page = get("/en/table/gundam?case=royale-the-blockers-owner-is-out").text;
    let side = page.split("data-seat=\"B\"").nth(1).and_then(|rest| rest.split("</section>").next()).expect("a side");
    assert!(side.contains("out-mark") && !side.contains("data-zone"), "{side}");
}

/// The position after a card was put somewhere on the empty board of a game; else what is said against it.
fn after_a_card(game: &str, fields: &[(&str, &str)]) -> Result<Value, String> {
    let table = format!("/en/table/{game}");
    let empty = get(&moved(&post_form(&table, &[("case", &case_of(&get(&table))), ("do", "empty")])));
    let case = case_of(&empty);
    let all: Vec<(&str, &str)> =
        [("case", case.as_str()), ("do", "put")].into_iter().chain(fields.iter().copied()).collect();
    let answer = post_form(&table, &all);
    if answer.status != 303 {
        let fault = answer.text.split("class=\"fault\"").nth(1).and_then(|rest| rest.split("</div>").next());
        return Err(fault.unwrap_or("nothing is said").to_string());
    }
    let document = post_json("/en/api/table", &json!({ "case": case_of(&get(&moved(&answer))) })).json();
    Ok(document["position"].clone())
}

#[test]
fn a_card_in_short_has_its_values_whatever_else_is_filled_in() {
    let put = |game: &str, zone: &str, card: &str, text: &str| {
        after_a_card(game, &[("player", "A"), ("zone", zone), ("card", card), ("text", text)]).expect("a card")
    };
    let ram = put("gundam", "units", "Ram 4/3 rested", "<Breach 2>");
    assert_eq!(ram["A"]["units"], json!(["Ram"]));
    assert_eq!((&ram["A"]["Ram"]["ap"], &ram["A"]["Ram"]["hp"]), (&json!(4), &json!(3)));
    assert_eq!(ram["A"]["Ram"]["rested"], true);
    let runner = put("one-piece", "characters", "Reef Runner 6000 blocker", "[When Attacking] Draw 1 card.");
    assert_eq!(runner["A"]["Reef Runner"]["power"], 6000);
    assert_eq!(runner["A"]["Reef Runner"]["keywords"], json!(["blocker"]));
}

#[test]
fn nobody_gets_a_card_of_no_power_by_leaving_a_field_empty() {
    for (game, zone, word) in [
        ("one-piece", "characters", "Power"),
        ("one-piece", "leader", "Power"),
        ("gundam", "units", "AP"),
        ("gundam", "base", "HP"),
        ("summoner-master", "at_line", "At"),
    ] {
        let fields = [("player", "A"), ("zone", zone), ("card", "Lantern"), ("kind", ""), ("values", "new = true")];
        let said = after_a_card(game, &fields).expect_err(game);
        assert!(said.contains(&format!("{word} is missing")), "{game} {zone}: {said}");
    }
    let unread = [("player", "A"), ("zone", "units"), ("card", "Ram 4/3 wings"), ("text", "<Breach 2>")];
    assert!(after_a_card("gundam", &unread).expect_err("no card").contains("not understood in short"));
    let twice = [("player", "A"), ("zone", "units"), ("card", "Ram 4/3"), ("ap", "5")];
    assert!(after_a_card("gundam", &twice).expect_err("no card").contains("said twice"));
}

#[test]
fn boards_for_more_than_two_are_emptied_and_played_on() {
    let table = "/en/table/gundam";
    let case = case_of(&get(table));
    for (seating, seats, mode) in [
        ("two", "BA", "duel"),
        ("first-3", "BCA", "royale-first"),
        ("first-4", "CDBA", "royale-first"),
        ("elimination-3", "BCA", "royale-elimination"),
        ("elimination-4", "CDBA", "royale-elimination"),
        ("team", "CDBA", "team"),
        ("nobody knows it", "BA", "duel"),
    ] {
        let empty = get(&moved(&post_form(table, &[("case", &case), ("do", "empty"), ("seating", seating)])));
        let drawn: String = empty.text.split("data-seat=\"").skip(1).filter_map(|rest| rest.chars().next()).collect();
        assert_eq!(drawn, seats, "{seating}");
        let document = post_json("/en/api/table", &json!({ "case": case_of(&empty) })).json();
        assert_eq!(document["position"]["mode"], mode, "{seating}");
        let turns = empty.text.matches("class=\"turn-mark\"").count();
        assert_eq!(turns, if mode == "team" { 2 } else { 1 }, "{seating}");
    }
}

#[test]
fn what_waits_in_the_middle_is_drawn_there() {
    let board = |game: &str, lines: &[&str]| {
        let table = format!("/en/table/{game}");
        let mut page = get(&table);
        for line in lines {
            page = get(&moved(&post_form(&table, &[("case", &case_of(&page)), ("line", line)])));
        }
        page.text
    };
    let middle =
        |page: &str| page.split("class=\"middle\"").nth(1).and_then(|r| r.split("</p>").next()).map(String::from);
    assert_eq!(middle(&board("blackpoker", &[])), None);
    let staged = board("blackpoker", &["summon soldier S7"]);
    assert!(middle(&staged).is_some_and(|words| words.contains("♠7")), "{staged}");
    // The far side ends at its front line, the near side begins with it.
    let whole = board("one-piece", &[]);
    let place =
        |zone: &str, nth: usize| whole.match_indices(&format!("data-zone=\"{zone}\"")).nth(nth).map_or(0, |(at, _)| at);
    assert!(place("deck", 0) < place("leader", 0) && place("leader", 0) < place("characters", 0));
    assert!(place("characters", 1) < place("leader", 1) && place("leader", 1) < place("deck", 1));
}
