//! Card data in every shape that people have, with cards of our own invention.

use shinpan::cards::{CardGame, CardPool, Colour, Kind};

const PUNK: &str = r#"[
 {"id": "ZZ01-001", "name": "Captain Kelp", "category": "Leader", "colors": ["Red", "Blue"], "cost": 4, "attributes": ["Slash"],
  "power": 5000, "counter": null, "types": ["Reef Crew"], "effect": "Salt &amp; rest.<br>[Blocker]", "trigger": null, "block_number": 2},
 {"id": "ZZ01-002_p1", "name": "Salt", "category": "Event", "colors": ["Red"], "cost": 2, "attributes": [], "power": null,
  "counter": 1000, "types": ["Reef Crew", "Tide"], "effect": "-", "trigger": "[Trigger] Draw 1 card.", "block_number": 3}]"#;
const SITE: &str = r#"[{"card_id": "ZZ01-002_p2", "base_id": "ZZ01-002", "variant": "p2", "name": "塩", "category": "EVENT", "cost": "2",
  "life": null, "power": "-", "counter": "1000", "attribute": null, "color": "赤", "block_icon": "3", "features": "礁/潮",
  "text": "ドン‼−1：休む。", "trigger": null}]"#;
const CSV: &str = "id,name,card_type,color,cost,life,effect,type,counter,power,attribute,block,collection_name,collection_id,trigger,trigger_effect\n\
  ZZ01-003,\"Foam, the Small\",Character,Red/Green,1,NULL,NULL,Reef Crew/Tide,1000,2000,Strike,Block 1,First,ZZ01,False,NULL\n";
const OPTCG: &str = r#"[{"card_set_id": "ZZ01-004", "card_name": "Gull (004)", "card_color": "Red", "card_type": "Character", "life": null,
  "card_cost": "3", "card_power": "4000", "sub_types": "Sky Reef Crew", "counter_amount": "1000", "attribute": "Slash",
  "card_text": "", "card_image_id": "ZZ01-004"}]"#;
const GCG: &str = r#"[{"product_id": "R-901_p1", "card_number": "R-901", "name": "Resource", "card_type": "RESOURCE", "color": null, "level": null,
  "cost": null, "ap": null, "hp": null, "traits": [], "link": "-", "zone": "-", "effect": null, "block_icon": "1"},
 {"product_id": "ZG01-001", "card_number": "ZG01-001", "name": "Anvil", "card_type": "UNIT", "color": "Blue", "level": 4, "cost": 3,
  "ap": 3, "hp": 4, "traits": ["Smithy"], "link": "[Bo]", "zone": "Space", "effect": "<Repair 2> ok", "block_icon": "2"},
 {"product_id": "T-901", "card_number": "T-901", "name": "Spark", "card_type": "UNIT TOKEN", "color": null, "traits": []}]"#;
const APITCG: &str = r#"[{"id": "ZG01-002-p1", "code": "ZG01-002-p1", "name": "Bo", "level": "4", "cost": "1", "color": "Blue",
  "cardType": "PILOT", "effect": "&lt;Repair 1&gt;<br>", "zone": "-", "trait": "(Smithy) (Guild)", "link": "-", "ap": "+1", "hp": "+0"}]"#;
const OURS: &str = "game = 'summoner-master'\n[[card]]\nname = 'Moss Giant'\nkind = 'seal'\nlevel = 5\n\
  [[card]]\nname = 'Moss Giant (Reflection)'\nkind = 'seal'\nlevel = 4\n[[card]]\nname = 'Rain'\nkind = 'mystic'\n";

fn all() -> Vec<(&'static str, &'static str)> {
    vec![
        ("punk.json", PUNK),
        ("site.json", SITE),
        ("bot.csv", CSV),
        ("optcg.json", OPTCG),
        ("gcg.json", GCG),
        ("apitcg.json", APITCG),
        ("ours.toml", OURS),
    ]
}

#[test]
fn every_shape_is_recognised() {
    let pool = CardPool::of_texts(&all()).unwrap();
    let kelp = pool.get("ZZ01-001").unwrap();
    assert_eq!((kelp.kind, kelp.life, kelp.cost), (Kind::Leader, Some(4), None));
    assert_eq!(kelp.colours, [Colour::Red, Colour::Blue]);
    assert_eq!(kelp.text, "Salt & rest.\n[Blocker]");
    assert!(kelp.raw_text.contains("<br>"));
    let salt = pool.get("zz01-002#01").unwrap();
    assert_eq!((salt.name.as_str(), salt.cost, salt.block), ("Salt", Some(2), Some(3)));
    // A text that the first data lack comes from the others.
    assert_eq!((salt.other_names.as_slice(), salt.text.as_str()), (&["塩".to_string()][..], "ドン!!-1：休む。"));
    let foam = pool.get("ZZ01-003").unwrap();
    assert_eq!((foam.name.as_str(), foam.colours.len(), foam.block), ("Foam, the Small", 2, Some(1)));
    assert!(foam.has_type("Tide") && foam.text.is_empty());
    let gull = pool.get("ZZ01-004").unwrap();
    assert!(gull.name == "Gull" && gull.has_type("Reef Crew") && gull.power == Some(4000));
    let anvil = pool.of(CardGame::Gundam, "ZG01-001").unwrap();
    assert_eq!((anvil.level, anvil.ap, anvil.text.as_str()), (Some(4), Some(3), "<Repair 2> ok"));
    assert_eq!(pool.get("R-901").unwrap().kind, Kind::Resource);
    assert_eq!(pool.get("T-901").unwrap().kind, Kind::Token);
    let bo = pool.get("ZG01-002").unwrap();
    assert_eq!((bo.ap, bo.types.as_slice()), (Some(1), &["Smithy".to_string(), "Guild".to_string()][..]));
    let moss: Vec<(Option<i32>, bool)> =
        pool.named(CardGame::SummonerMaster, "moss giant").map(|c| (c.level, c.reflection)).collect();
    assert_eq!(moss, [(Some(5), false), (Some(4), true)]);
}

/// ONE PIECE 2-7-5, 2-6-2. The publisher's site prints `-` where a cost or a power is 0, and vegapull makes `null` of it.
#[test]
fn a_nought_that_data_write_as_none() {
    let punk = r#"[{"id": "ZZ01-005", "name": "Ebb", "category": "Event", "colors": ["Red"], "cost": null, "power": null, "effect": "[Main] Draw 1 card."},
      {"id": "ZZ01-006", "name": "Shrimp", "category": "Character", "colors": ["Red"], "cost": 1, "power": null, "counter": null},
      {"id": "ZZ01-007", "name": "Nobody", "category": "Event", "colors": ["Red"]}]"#;
    let site = r#"[{"card_id": "ZZ01-008", "base_id": "ZZ01-008", "name": "凪", "category": "EVENT", "cost": "-", "power": "-", "color": "赤"},
      {"card_id": "ZZ01-009", "base_id": "ZZ01-009", "name": "海老", "category": "CHARACTER", "cost": "2", "power": "-", "counter": "-", "color": "赤"}]"#;
    let pool = CardPool::of_texts(&[("punk.json", punk), ("site.json", site)]).unwrap();
    let has = |number: &str| pool.get(number).map(|c| (c.cost, c.power, c.counter)).unwrap();
    assert_eq!(has("ZZ01-005"), (Some(0), None, None));
    assert_eq!(has("ZZ01-006"), (Some(1), Some(0), None));
    assert_eq!(has("ZZ01-007"), (None, None, None), "a key that is not there says nothing");
    assert_eq!(has("ZZ01-008"), (Some(0), None, None));
    assert_eq!(has("ZZ01-009"), (Some(2), Some(0), None));
}

#[test]
fn our_shape_as_json_and_csv() {
    let csv = "game,number,name,kind,colours,cost\none-piece,ZZ09-001,Net,event,red/blue,2\n";
    let json = r#"{"game": "one-piece", "cards": [{"number": "ZZ09-001", "name": "Net", "kind": "event", "colours": ["red", "blue"], "cost": 2}]}"#;
    let (a, b) = (CardPool::of_texts(&[("a.csv", csv)]).unwrap(), CardPool::of_texts(&[("b.json", json)]).unwrap());
    assert_eq!(a, b);
    assert_eq!(a.get("ZZ09-001").unwrap().cost, Some(2));
}

#[test]
fn values_in_quotation_marks() {
    let head = "game,number,name,kind,text\n";
    let pool = |row: &str| CardPool::of_texts(&[("a.csv", &format!("{head}{row}"))]);
    let card = pool("one-piece,ZZ09-001,\"Net, \"\"old\"\"\",event,\"Draw 1.\n5\"\" more\"\r\n").unwrap();
    let card = card.get("ZZ09-001").unwrap();
    assert_eq!((card.name.as_str(), card.text.as_str()), ("Net, \"old\"", "Draw 1.\n5\" more"));
    assert_eq!(pool("one-piece,ZZ09-001,Net,event,5\" more\n").unwrap().get("ZZ09-001").unwrap().text, "5\" more");
    // One that is never closed takes in all that follows.
    for rows in
        ["one-piece,ZZ09-001,\"Net,event,a\none-piece,ZZ09-002,Net,event,a\n", "one-piece,ZZ09-001,Net,event,\"a"]
    {
        let fault = pool(rows).unwrap_err();
        let words = fault.said.words(shinpan::lang::Speech::english());
        assert_eq!((fault.place.line, words.as_str()), (2, "a quotation mark that is never closed"));
        assert_eq!(&fault.place.source[fault.place.column..=fault.place.column], "\"");
    }
}

#[test]
fn the_order_of_files_does_not_matter() {
    let mut files = all();
    let first = CardPool::of_texts(&files).unwrap();
    files.reverse();
    assert_eq!(CardPool::of_texts(&files).unwrap(), first);
    files.rotate_left(3);
    assert_eq!(CardPool::of_texts(&files).unwrap(), first);
}

#[test]
fn faults_have_a_place() {
    let fault = |text: &str| {
        let fault = CardPool::of_texts(&[("cards", text)]).unwrap_err();
        (fault.place.line, fault.place.column, fault.said.words(shinpan::lang::Speech::english()))
    };
    assert_eq!(fault("[\n{\"id\": 1,}]").0, 2);
    assert_eq!(fault("[{\"a\": 1}]").2, "card data of a shape that is not known");
    let (line, column, words) = fault(
        "[{\"id\": \"ZZ01-001\", \"name\": \"A\", \"category\": \"Event\", \"colors\": []},\n {\"name\": \"B\"}]",
    );
    assert_eq!((line, column, words.as_str()), (2, 1, "the card has no id"));
    let (line, _, words) = fault("game = 'one-piece'\n[[card]]\nnumber = 'ZZ01-001'\nname = 'A'\nkind = 'charakter'\n");
    assert_eq!((line, words.as_str()), (5, "“charakter” is not a value that kind takes"));
    assert_eq!(fault("game = 'one-piece'\n[[card]]\nnumbr = 'ZZ01-001'\n").0, 3);
    assert_eq!(fault("game,number,name,kind\none-piece,ZZ01-001\n").0, 2);
    assert_eq!(fault("").2, "the file has no card");
}

#[test]
fn read_once_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in all() {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    std::fs::write(folder.path().join("README.md"), "no cards").unwrap();
    let paths = [folder.path().to_path_buf()];
    let cache = tempfile::tempdir().unwrap();
    let load = || CardPool::load_kept(&paths, Some(cache.path())).unwrap();
    let kept = || std::fs::read_dir(cache.path()).unwrap().count();
    let pool = load();
    assert_eq!(pool, CardPool::of_texts(&all()).unwrap());
    assert_eq!((load(), kept()), (pool, 1));
    // A file that has changed is read again.
    std::fs::write(folder.path().join("ours.toml"), format!("{OURS}[[card]]\nname = 'Hail'\nkind = 'mystic'\n"))
        .unwrap();
    assert_eq!((load().named(CardGame::SummonerMaster, "Hail").count(), kept()), (1, 2));
    let missing = CardPool::load_kept(&[folder.path().join("none.json")], None).unwrap_err();
    assert!(missing.place.file.ends_with("none.json"));
}
