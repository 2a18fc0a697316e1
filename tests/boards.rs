//! What a board says of a card is in the position, or the board is refused: nothing is accepted and then ignored.

use shinpan::cards::source::NoCards;
use shinpan::scenario::{Case, Overrides, run};

/// The position of a board, told as a board again; none if it is refused.
fn told(edition: &str, board: &str) -> Option<String> {
    let page = format!(
        "+++\ngame = \"{edition}\"\ntitle = \"t\"\n+++\nWhat is on it?\n```board\n{board}\n```\n```play\n```\n```ruling\nresult = \"ongoing\"\n```\n"
    );
    let case = Case::read("boards.md", &page).ok()?;
    run(&case, &Overrides::default(), &NoCards).ok().map(|run| run.play.board())
}

/// Two values of one key, both accepted, make two positions. How many pairs were compared.
fn every_value_counts(edition: &str, places: &[(&str, &str)], keys: &[(&str, &[&str])]) -> usize {
    let mut compared = 0;
    let mut ignored = Vec::new();
    for (place, board) in places {
        assert!(
            told(edition, &board.replace(", HOLE", "")).is_some(),
            "{edition} {place}: the board itself is refused"
        );
        for (key, values) in keys {
            let made: Vec<(&str, String)> = values
                .iter()
                .filter_map(|v| Some((*v, told(edition, &board.replace("HOLE", &format!("{key} = {v}")))?)))
                .collect();
            for (n, (one, first)) in made.iter().enumerate() {
                for (other, second) in &made[n + 1..] {
                    compared += 1;
                    if first == second {
                        ignored.push(format!("{place}: {key} = {one} and {key} = {other}"));
                    }
                }
            }
        }
    }
    assert!(ignored.is_empty(), "{edition} ignores\n{}", ignored.join("\n"));
    compared
}

#[test]
fn gundam_ignores_no_value_of_a_card() {
    let cards = "cards = [{ name = \"Ada\", kind = \"pilot\" }, { name = \"Bo\", kind = \"pilot\" }]\n";
    let places = [
        ("units", "[A]\nunits = [{ name = \"X\", ap = 9, HOLE }]"),
        ("a Unit of 9 HP", "[A]\nunits = [{ name = \"X\", hp = 9, HOLE }]"),
        ("base", "[A]\nbase = { name = \"X\", ap = 9, HOLE }"),
        ("a Base of 9 HP", "[A]\nbase = { name = \"X\", hp = 9, HOLE }"),
        ("EX Base", "[A]\nbase = { name = \"EX Base\", HOLE }"),
        ("hand", "[A]\nhand = [{ name = \"X\", HOLE }]"),
        ("shields", "[A]\nshields = [{ name = \"X\", HOLE }]"),
        ("trash", "[A]\ntrash = [{ name = \"X\", HOLE }]"),
        ("removed", "[A]\nremoved = [{ name = \"X\", HOLE }]"),
        ("deck", "[A]\ndeck = [{ name = \"X\", HOLE }, \"?\"]"),
        ("pilot", "[A]\nunits = [{ name = \"U\", hp = 9, pilot = { name = \"X\", kind = \"pilot\", HOLE } }]"),
        ("command", "[A]\nhand = [{ name = \"X\", kind = \"command\", HOLE }]"),
        ("a team's Shields", "mode = \"team\"\n[A]\nshields = [{ name = \"X\", HOLE }]\n[B]\n[C]\n[D]"),
    ];
    let places: Vec<(&str, String)> = places
        .iter()
        .map(|(place, board)| match board.strip_prefix("mode = \"team\"\n") {
            Some(rest) => (*place, format!("mode = \"team\"\n{cards}{rest}")),
            None => (*place, format!("{cards}{board}")),
        })
        .collect();
    let places: Vec<(&str, &str)> = places.iter().map(|(place, board)| (*place, board.as_str())).collect();
    let keys: [(&str, &[&str]); 17] = [
        ("ap", &["1", "2"]),
        ("hp", &["8", "9"]),
        ("level", &["2", "3"]),
        ("cost", &["2", "3"]),
        ("color", &["\"red\"", "\"green\""]),
        ("traits", &["[\"A\"]", "[\"B\"]"]),
        ("link", &["\"[A]\"", "\"[B]\""]),
        ("text", &["\"<Blocker>\"", "\"<Repair 1>\""]),
        ("burst", &["\"Draw 1.\"", "\"Draw 2.\""]),
        ("token", &["true", "false"]),
        ("hp = 9, damage", &["1", "2"]),
        ("hp = 9, rested", &["true", "false"]),
        ("hp = 9, new", &["true", "false"]),
        ("pilot", &["\"Ada\"", "\"Bo\""]),
        ("owner", &["\"A\"", "\"B\""]),
        ("kind", &["\"unit\"", "\"pilot\"", "\"command\"", "\"base\""]),
        ("number", &["\"GX-001\"", "\"GX-002\""]),
    ];
    // A board without the hole must be allowed, so it has a value of its own.
    let filled: Vec<(&str, String)> = places
        .iter()
        .map(|(place, board)| (*place, board.replace("name = \"X\"", "name = \"X\", traits = []")))
        .collect();
    let filled: Vec<(&str, &str)> = filled.iter().map(|(place, board)| (*place, board.as_str())).collect();
    assert!(every_value_counts("gundam@1.1.0", &filled, &keys) > 60);
}

#[test]
fn one_piece_ignores_no_value_of_a_card() {
    let leader = "leader = { name = \"Cap\", power = 5000 }\n";
    let places = [
        ("characters", format!("[A]\n{leader}characters = [{{ name = \"X\", power = 1, HOLE }}]")),
        ("leader", "[A]\nleader = { name = \"X\", power = 1, HOLE }".to_string()),
        ("stage", format!("[A]\n{leader}stage = {{ name = \"X\", kind = \"stage\", HOLE }}")),
        ("hand", format!("[A]\n{leader}hand = [{{ name = \"X\", power = 1, HOLE }}]")),
        ("life", format!("[A]\n{leader}life = [{{ name = \"X\", power = 1, HOLE }}]")),
        ("trash", format!("[A]\n{leader}trash = [{{ name = \"X\", power = 1, HOLE }}]")),
        ("deck", format!("[A]\n{leader}deck = [{{ name = \"X\", power = 1, HOLE }}, \"?\"]")),
        ("event", format!("[A]\n{leader}hand = [{{ name = \"X\", kind = \"event\", HOLE }}]")),
    ];
    let other = "\n[B]\nleader = { name = \"Lid\", power = 5000 }";
    let places: Vec<(&str, String)> = places.into_iter().map(|(place, board)| (place, board + other)).collect();
    let places: Vec<(&str, &str)> = places.iter().map(|(place, board)| (*place, board.as_str())).collect();
    let keys: [(&str, &[&str]); 14] = [
        ("power", &["2000", "3000"]),
        ("colours", &["[\"red\"]", "[\"green\"]"]),
        ("types", &["[\"A\"]", "[\"B\"]"]),
        ("attributes", &["[\"slash\"]", "[\"strike\"]"]),
        ("cost", &["2", "3"]),
        ("counter", &["1000", "2000"]),
        ("life", &["3", "4"]),
        ("text", &["\"[Blocker]\"", "\"[Rush]\""]),
        ("trigger", &["\"Draw 1 card.\"", "\"Draw 2 cards.\""]),
        ("rested", &["true", "false"]),
        ("don", &["1", "2"]),
        ("new", &["true", "false"]),
        ("face_up", &["true", "false"]),
        ("number", &["\"ZZ01-001\"", "\"ZZ01-002\""]),
    ];
    assert!(every_value_counts("one-piece@1.1.8", &places, &keys) > 40);
}

#[test]
fn summoner_master_ignores_no_value_of_a_card() {
    let places = [
        ("at_line", "[A]\nat_line = [{ name = \"X\", at = 1, HOLE }]"),
        ("df_line", "[A]\ndf_line = [{ name = \"X\", at = 1, HOLE }]"),
        ("hand", "[A]\nhand = [{ name = \"X\", at = 1, HOLE }]"),
        ("seal_shrine", "[A]\nseal_shrine = [{ name = \"X\", at = 1, HOLE }]"),
        ("a Mystic in hand", "[A]\nhand = [{ name = \"X\", kind = \"mystic\", turns = 0, HOLE }]"),
    ];
    let keys: [(&str, &[&str]); 20] = [
        ("elements", &["[\"Fire\"]", "[\"Water\"]"]),
        ("tribes", &["[\"Knight\"]", "[\"Beast\"]"]),
        ("types", &["[\"Magic\"]", "[\"Aura\"]"]),
        ("lv", &["1", "2"]),
        ("df", &["1", "2"]),
        ("sp", &["1", "2"]),
        ("mp", &["\"1/1\"", "\"2/1\"", "1", "2"]),
        ("interfere", &["true", "false"]),
        ("exception", &["\"[Fire]\"", "\"[Water]\""]),
        ("text", &["\"Charging 1\"", "\"Charging 2\""]),
        ("capacity", &["1", "2"]),
        ("names", &["[\"A\"]", "[\"B\"]"]),
        ("shade", &["\"A\"", "\"B\""]),
        ("set", &["\"A\"", "\"B\""]),
        ("inactive", &["true", "false"]),
        ("curses", &["[\"Poison\"]", "[\"Stone\"]"]),
        ("counters", &["1", "2"]),
        ("owner", &["\"A\"", "\"B\""]),
        ("controller", &["\"A\"", "\"B\""]),
        ("came", &["true", "false"]),
    ];
    assert!(every_value_counts("summoner-master@2014-01", &places, &keys) > 40);
}

#[test]
fn blackpoker_ignores_no_value_of_a_character() {
    let places = [
        ("soldiers", "[A]\nsoldiers = [{ cards = [\"H9\"], HOLE }]"),
        ("bulwarks", "[A]\nbulwarks = [{ card = \"D5\", HOLE }]"),
    ];
    let keys: [(&str, &[&str]); 3] =
        [("driven", &["true", "false"]), ("new", &["true", "false"]), ("change", &["1", "2"])];
    assert!(every_value_counts("blackpoker@act6.1-lite", &places, &keys) > 3);
}
