//! What a judge types at the table: numbers, questions, cards and piles, each in the ways that people write them.

use std::io::Write;
use std::process::{Command, Stdio};

/// What the interactive table says to these commands, and whether it obeyed all of them.
fn said(args: &[&str], commands: &str) -> (String, bool) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_shinpan"));
    command.args(args).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C.UTF-8");
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(commands.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    (String::from_utf8(output.stdout).unwrap(), output.status.code() == Some(0))
}

/// All of them are obeyed.
pub fn table(args: &[&str], commands: &str) -> String {
    let (said, obeyed) = said(args, commands);
    assert!(obeyed, "{commands}: {said}");
    said
}

/// The last one is refused.
pub fn refused(args: &[&str], commands: &str) -> String {
    let (said, obeyed) = said(args, commands);
    assert!(!obeyed, "{commands}: {said}");
    said[said.rfind("\n! ").unwrap_or_else(|| panic!("{said}"))..].to_string()
}

/// The board after an edit.
fn board(game: &str, edits: &str) -> String {
    let said = table(&["table", game], &format!("new {game}\n{edits}\n"));
    said[["'s turn, ", "Turn of", "Subturn of"].iter().find_map(|head| said.rfind(head)).unwrap_or(0)..].to_string()
}

const DUEL: &str = "new op\nput A.characters 7000\nput B.characters 4000 blocker\nput B.hand +2000\n";

/// 7-1-2-1, 7-1-3-2. The first number declares the attack, the second blocks, the third does without a counter.
#[test]
fn numbers_after_if_are_those_of_the_board() {
    let done = table(&["table", "op"], &format!("{DUEL}2; 1; 2\n"));
    let asked = table(&["table", "op"], &format!("{DUEL}if 2; 1; 2\n"));
    for said in [&done, &asked] {
        assert!(said.contains("4000 blocker blocks") && said.contains("4000 blocker is K.O.'d"), "{said}");
        assert!(!said.contains("trashes +2000"), "{said}");
    }
    let asked = table(&["table", "op"], &format!("{DUEL}if attack 7000; 2\n"));
    assert!(asked.contains("The board is as it was"), "{asked}");
}

/// What is asked is not done, whatever follows.
#[test]
fn a_question_plays_nothing() {
    for asked in ["legal attack 7000; 1", "why not attack 7000; 2", "can I attack 7000?; 1", "legal 2; 1; 2"] {
        let said = table(&["table", "op"], &format!("{DUEL}{asked}\nboard\n"));
        assert!(said.contains("It is allowed"), "{asked}: {said}");
        assert!(!said.contains("attacks") && said.trim_end().contains("end turn"), "{asked}: {said}");
    }
    // The second part is asked about after the first: there is no blocker to be blocked with twice.
    let said = table(&["table", "op"], &format!("{DUEL}legal attack 7000 -> leader; play Nobody\nboard\n"));
    assert!(said.contains("play Nobody: It is not allowed") && said.contains("6-5-2"), "{said}");
    let said = refused(&["table", "op"], &format!("{DUEL}legal attack 7000; fly\n"));
    assert!(said.contains("fly: "), "{said}");
}

#[test]
fn a_pile_is_a_number_in_many_words() {
    for (value, n) in [
        ("none", 0),
        ("no", 0),
        ("zero", 0),
        ("two", 2),
        ("\"2\"", 2),
        ("2 cards", 2),
        ("two cards", 2),
        ("สอง", 2),
        ("2 ใบ", 2),
        ("二枚", 2),
        ("๒", 2),
        ("なし", 0),
    ] {
        let said = board("op", &format!("set B.life = {value}"));
        assert!(said.contains(&format!("B: Life {n},")), "{value}: {said}");
        // 9-2-1-2. Whoever has no deck has lost: such a board is none to play on.
        if n > 0 {
            let said = board("op", &format!("set B.deck = {value}"));
            assert!(said.contains(&format!("B: Life 5, deck {n},")), "{value}: {said}");
        }
    }
    for (game, path) in [("op", "hand"), ("gundam", "hand"), ("gundam", "shields"), ("sm", "hand"), ("bp", "hand")] {
        for value in ["none", "two", "\"3\"", "2 cards"] {
            let said = table(&["table", game], &format!("new {game}\nset B.{path} = {value}\n"));
            assert!(!said.contains("none") && !said.contains("two"), "{game} {path} {value}: {said}");
        }
    }
    let said = refused(&["table", "op"], "new op\nset B.life = +2\n");
    assert!(said.contains("+2"), "{said}");
}

#[test]
fn an_equals_sign_is_no_part_of_a_name() {
    for equal in ["put A.leader = Kid 6000", "put A.leader=Kid 6000", "put A.leader Kid 6000"] {
        assert!(board("op", equal).contains("Leader: Kid (6000"), "{equal}: {}", board("op", equal));
    }
}

#[test]
fn life_that_nobody_has_counted_follows_the_leader() {
    let twice = "put A.leader Old 5000 life 3\nput A.leader Kid 5000 life 4";
    for said in ["put A.leader Kid 5000 life 4", "put A.leader Kid 5000 ไลฟ์ 4", twice] {
        assert!(board("op", said).contains("A: Life 4,"), "{said}: {}", board("op", said));
    }
    // What was counted stays, and so does what is not spoken of.
    assert!(board("op", "set A.life = 2\nput A.leader Kid 5000 life 4").contains("A: Life 2,"));
    assert!(board("op", "put A.leader Kid 5000").contains("A: Life 5,"));
}

#[test]
fn a_count_puts_so_many_cards() {
    assert!(board("op", "put A.hand 5").contains("hand: 5 × ?"), "{}", board("op", "put A.hand 5"));
    assert!(board("op", "put B.life 2").contains("B: Life 7"));
    for three in ["three 5000", "3x 5000", "3 5000", "5000 x3", "3 x 5000", "สาม 5000"] {
        let said = board("op", &format!("put A.characters {three}"));
        assert_eq!(said.matches("(5000)").count() - 2, 3, "{three}: {said}");
    }
    let said = table(&["table", "op"], "new op\nput A.characters 4 cost 5000\n");
    assert!(said.contains("Characters: 4 cost 5000 (5000)"), "{said}");
    let said = board("gundam", "put A.hand 3");
    assert!(said.contains("hand"), "{said}");
    let said = board("gundam", "put A.units two 4/3 rested");
    assert_eq!(said.matches(", rested)").count(), 2, "{said}");
    let said = board("sm", "put A.at_line 2 3/2/1");
    assert_eq!(said.matches("(3/2/1)").count(), 2, "{said}");
    let said = refused(&["table", "op"], "new op\nput A.characters 3\n");
    assert!(said.contains("put A.hand 2") && said.contains("7000"), "both spellings: {said}");
    for line in ["put A.hand [5]", "set A.hand = [\"2\"]", "set A.hand = [\"none\"]"] {
        for game in ["op", "gundam", "sm"] {
            let said = refused(&["table", game], &format!("new {game}\n{line}\n"));
            assert!(!said.is_empty(), "{game} {line}: {said}");
        }
    }
    for line in ["set A.hand = [two, three]", "put A.hand { name = Big }", "put A.leader 5000, 6000"] {
        refused(&["table", "op"], &format!("new op\n{line}\n"));
    }
    let said = board("op", "set A.don = 3; put A.don 2; remove A.don 1");
    assert!(said.contains("4 active"), "{said}");
}

/// 2-10. A card with a counter, in whatever order it is said: it can be used in the Counter Step.
#[test]
fn a_counter_is_a_counter() {
    for counter in ["2000 counter", "counter 2000", "counter +2000", "+2000", "+2000 counter", "2 +2000"] {
        let said = table(&["table", "op"], &format!("new op\nput B.hand {counter}\nattack leader -> leader\n"));
        assert!(
            said.contains("no counter") && said[said.rfind("B: ").unwrap()..].contains("counter "),
            "{counter}: {said}"
        );
    }
}

const CARDS: &str = "game = \"one-piece\"\n[[card]]\nnumber = \"ZZ09-001\"\nname = \"Hedge\"\nkind = \"character\"\ncolours = [\"red\"]\ncost = 2\npower = 4000\ntext = \"[Blocker]\"\n[[card]]\nnumber = \"ZZ09-002\"\nname = \"Lamp Boy\"\nkind = \"character\"\ncolours = [\"red\"]\ncost = 1\npower = 2000\ncounter = 1000\n";

fn data(name: &str, text: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    path.to_string_lossy().into_owned()
}

/// 10-1-4-1. A card of the data keeps its text when its printed values stand beside its name; other values are another card's.
#[test]
fn a_known_card_with_values_is_that_card_or_refused() {
    let cards = data("typed-cards.toml", CARDS);
    let args = ["table", "op", "--cards", &cards];
    for hedge in ["Hedge", "Hedge 4000", "ZZ09-001 4000", "Hedge 4000 blocker", "Hedge cost 2 4000", "Hedge active"] {
        let said = table(&args, &format!("new op\nput B.characters {hedge}\nattack leader -> leader\n"));
        assert!(said[said.rfind("B: ").unwrap()..].contains("block Hedge"), "{hedge}: {said}");
    }
    for hedge in ["Hedge 6000", "ZZ09-001 6000", "Hedge 4000 rush", "Hedge 4000 +1000"] {
        let said = refused(&args, &format!("new op\nput B.characters {hedge}\n"));
        assert!(said.contains("Hedge") && said.contains("printed"), "{hedge}: {said}");
    }
    for near in ["Lamp Boyy", "ZZ09002", "Hedgee", "Lmap Boy", "4 Lamp Boyy", "2 Lmap Boy, Hedge"] {
        let said = refused(&args, &format!("new op\nput A.hand {near}\n"));
        assert!(said.contains("Did you mean: "), "{near}: {said}");
    }
    for (many, n) in [("2 ZZ09-002", 2), ("4 Lamp Boy", 4), ("Lamp Boy x3", 3), ("Lamp Boy, 2 Lamp Boy", 3)] {
        let said = table(&args, &format!("new op\nput A.hand {many}\n"));
        let hand = said.lines().rfind(|line| line.starts_with("A: Life")).unwrap().to_string();
        assert!(hand.matches("Lamp Boy").count() == n || hand.contains(&format!("×{n}")), "{many}: {said}");
    }
    let said = table(&args, "new op\nput B.characters Hedge rested\n");
    assert!(said.contains("Hedge (4000, rested"), "{said}");
}

/// A name of Gundam's data is that card, too.
#[test]
fn cards_of_gundam_by_name() {
    let cards = data(
        "typed-gundam.toml",
        "game = \"gundam\"\n[[card]]\nnumber = \"GX09-001\"\nname = \"Post\"\nkind = \"unit\"\ncolours = [\"blue\"]\nlevel = 2\ncost = 1\nap = 2\nhp = 3\ntext = \"<Blocker>\"\n",
    );
    let args = ["table", "gundam", "--cards", &cards];
    for post in ["Post", "Post 2/3", "GX09-001", "Post 2/3 rested"] {
        let said = table(&args, &format!("new gundam\nput B.units {post}\n"));
        assert!(said.contains("Post"), "{post}: {said}");
    }
    let said = refused(&args, "new gundam\nput B.units Post 4/3\n");
    assert!(said.contains("AP") && said.contains("printed"), "{said}");
    let said = refused(&args, "new gundam\nput A.hand Posst\n");
    assert!(said.contains("Did you mean: put A.hand Post?"), "{said}");
}

/// A list is checked by the data of the table, and as one of its game.
#[test]
fn a_list_is_checked_by_the_data_of_the_table() {
    let cards = data("typed-deck-cards.toml", CARDS);
    let list = data("typed-deck.txt", "4 ZZ09-001\n4 ZZ09-002\n");
    let said = table(&["table", "op", "--cards", &cards], &format!("deck {list}\n"));
    assert!(said.contains("one-piece") && !said.contains("not checked without card data"), "{said}");
    let list = data("typed-names.txt", "4 Hedge\n4 Lamp Boy\n");
    let said = table(&["table", "op"], &format!("deck {list}\n"));
    assert!(!said.contains("--game"), "{said}");
}

/// 6-5-5-1. So many DON!! were given: it is said how many.
#[test]
fn what_happens_several_times_is_counted() {
    let said = table(&["table", "op"], "new op\nset A.don = 3\ngive 3 DON to leader\n");
    assert!(said.contains("1 DON!! of A given to Leader A. (×3)"), "{said}");
}

/// Whoever must choose is meant: what refuses a play is said of that player's play.
#[test]
fn a_refusal_is_about_the_play_of_whoever_is_asked() {
    let duel = "new op\nput A.characters Kid 6000\nput B.characters Guard 4000 blocker\nset A.don = 2\n";
    let asked = |game: &str, told: &str, line: &str| table(&["table", game], &format!("{told}{line}\n"));
    let said = asked("op", duel, "why not give 3 DON to Kid");
    assert!(said.contains("6-5-5-1") && said.contains("3 active DON!! are needed, 2 are there"), "{said}");
    for line in ["can I attack Guard with Kid?", "why not attack Guard with Kid", "why not Kid -> Guard"] {
        let said = asked("op", duel, line);
        let last = &said[said.rfind("It is not allowed").unwrap_or_else(|| panic!("{line}: {said}"))..];
        assert!(last.contains("7-1") && !last.contains("not theirs") && !last.contains("6-5-2\n"), "{line}: {said}");
    }
    let said = asked("op", duel, "why not concede");
    assert!(said.contains("allowed") && said.contains("1-2-3"), "{said}");
    let units = "new gundam\nput A.units Ram 4/3\nput B.units Post 3/3\n";
    let said = asked("gundam", units, "can I attack Post with Ram?");
    assert!(said.contains("It is not allowed") && !said.contains("not theirs"), "{said}");
    let seals = "new sm\nput A.at_line Ram 4/3/1\nput B.df_line Wall 1/6/1\nset A.mp = 0\n";
    let said = asked("sm", seals, "can I attack Wall with Ram?");
    assert!(said.contains("It is not allowed") && !said.contains("401.6.5"), "{said}");
}

#[test]
fn commands_in_thai_and_japanese() {
    for put in ["วาง A.hand 2", "ใส่ A.hand 2", "A.hand に 2 を置く", "置く A.hand 2"] {
        let said = table(&["table", "op"], &format!("new op\n{put}\n"));
        assert!(said.contains("hand: 2 × ?"), "{put}: {said}");
    }
    for undo in ["元に戻す", "ย้อนกลับ"] {
        let said = table(&["table", "op"], &format!("new op\nput A.hand 2\n{undo}\n"));
        assert!(said[said.rfind("A: Life").unwrap()..].contains("hand: –"), "{undo}: {said}");
    }
    for concede in ["Bが投了", "B ยอมแพ้"] {
        let said = table(&["table", "op"], &format!("{concede}\n"));
        assert!(said.contains("A wins") && said.contains("1-2-3"), "{concede}: {said}");
    }
    for concede in ["投了", "ยอมแพ้", "concede"] {
        let said = refused(&["table", "bp"], &format!("{concede}\n"));
        assert!(said.contains("no rule of conceding"), "{concede}: {said}");
    }
    let said = table(&["table", "op"], "もしCaptainがGuardをアタックしたら\n");
    assert!(said.contains("The board is as it was"), "{said}");
}

#[test]
fn no_suggestion_turns_the_words_round() {
    for (line, wrong) in [
        ("counter 2000 on the blocker", "no counter"),
        ("don't attack Captain", "attack Captain"),
        ("Guard does not block", "board"),
    ] {
        let (said, _) = said(&["table", "op"], &format!("{line}\n"));
        assert!(!said.contains(&format!("Did you mean: {wrong}")), "{line}: {said}");
    }
}

/// A place for one card takes another.
#[test]
fn a_leader_is_put_in_its_place() {
    let cards = data(
        "typed-leader.toml",
        "game = \"one-piece\"\n[[card]]\nnumber = \"ZZ02-001\"\nname = \"Keel\"\nkind = \"leader\"\ncolours = [\"red\"]\nlife = 4\npower = 5000\n",
    );
    let said = table(&["table", "op", "--cards", &cards], "new op\nput A.leader ZZ02-001\n");
    assert!(said.contains("Leader: Keel (5000)"), "{said}");
    let said = board("gundam", "set B.base = none");
    assert!(!said[said.find("B: ").unwrap()..].contains("EX Base"), "{said}");
}

/// A name in which a play line would be cut is saved in quotes.
#[test]
fn a_card_called_like_a_refusal_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("kid.md").to_string_lossy().into_owned();
    let put = "put A.characters { name = \"Kid (refused: 7-1)\", power = 5000 }";
    let said = table(&["table", "op"], &format!("new op\n{put}\n1\nsave {file}\n"));
    assert!(said.contains("Written"), "{said}");
    let said =
        table(&["table", "op"], &format!("new op\n{put}\n\"attack Kid (refused: 7-1)\" -> leader\nsave {file}2\n"));
    assert!(said.contains("Written"), "{said}");
    for file in [file.clone(), format!("{file}2")] {
        let output = Command::new(env!("CARGO_BIN_EXE_shinpan")).args(["run", &file]).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

/// What is allowed at all is what is offered; two amounts in a row say no amount.
#[test]
fn legal_by_itself_and_amounts_side_by_side() {
    let said = table(&["table", "op"], &format!("{DUEL}legal\n"));
    let (before, after) = said.rsplit_once("What does the turn player do?").unwrap();
    assert!(before.contains("attack 7000") && after.contains("attack 7000") && after.contains("end turn"), "{said}");
    for edit in ["set B.life = 2, 3", "set B.hand = two, three cards"] {
        refused(&["table", "op"], &format!("new op\n{edit}\n"));
    }
    assert!(board("op", "set B.hand = 2 +1000, 3").contains("hand: +1000, +1000 2, 3 × ?"));
    assert!(board("op", "set B.characters = 5000, 6000").contains("5000 (5000)  6000 (6000)"));
}

const ATTACK: &str = "new op\nput A.characters Captain 7000\nput B.characters Guard 4000 blocker\nput B.characters Rook 3000 rested\nput B.hand Pebble +2000\nset A.don.active = 2\nput A.hand Cook cost 1 3000\n";

/// What is asked after a play.
fn asked(game: &str, before: &str, play: &str) -> String {
    let said = table(&["table", game], &format!("{before}{play}\n"));
    said[said.rfind("\n\n").unwrap_or(0)..].trim().lines().next().unwrap_or("").to_string()
}

/// 7-1-1. Who attacks, and what is attacked, in the words of Thai and Japanese, with or without blanks.
#[test]
fn attacks_in_thai_and_japanese() {
    for with in [
        "โจมตี Captain",
        "Captain โจมตี",
        "โจมตีด้วย Captain",
        "Captainでアタック",
        "アタック Captain",
        "Captainで攻撃する",
    ] {
        assert!(asked("op", ATTACK, with).contains("What is attacked?"), "{with}");
    }
    for both in [
        "Captain โจมตี Rook",
        "Captainโจมตี Rook",
        "ใช้ Captain โจมตี Rook",
        "ให้ Captain โจมตี Rook",
        "โจมตี Rook ด้วย Captain",
        "โจมตี Captain ใส่ Rook",
        "ประกาศโจมตีด้วย Captain ใส่ Rook",
        "CaptainでRookにアタック",
        "CaptainがRookをアタックする",
        "RookにCaptainでアタック",
        "CaptainでRookにアタック宣言",
        "A: Captain โจมตี Rook",
    ] {
        let said = table(&["table", "op"], &format!("{ATTACK}{both}\n"));
        assert!(said.contains("Battle: Captain attacks Rook"), "{both}: {said}");
    }
    for leader in
        ["Captain โจมตี Leader", "Captainโจมตีลีดเดอร์", "Captainでリーダーにアタック", "Captainで相手のリーダーにアタック"]
    {
        let said = table(&["table", "op"], &format!("{ATTACK}{leader}\n"));
        assert!(said.contains("Battle: Captain attacks Leader B"), "{leader}: {said}");
    }
}

/// Nobody said who attacks: all that can are told, and none attacks.
#[test]
fn what_may_mean_two_plays_is_refused_with_both() {
    for open in ["โจมตี Rook", "Rookをアタック"] {
        let said = refused(&["table", "op"], &format!("{ATTACK}{open}\n"));
        assert!(said.contains("attack Leader A -> Rook, attack Captain -> Rook"), "{open}: {said}");
    }
    // One's own Guard could attack, the other's could be attacked.
    let twins = format!("{ATTACK}put A.characters Guard 4000 blocker\nset B.Guard.rested = true\n");
    let said = refused(&["table", "op"], &format!("{twins}โจมตี Guard\n"));
    assert!(said.contains("attack Guard, ") && said.contains("attack Captain -> Guard"), "{said}");
    // Who attacks is not the one that is named as blocked.
    for other in ["Guard บล็อก Rook", "GuardがRookをブロック", "Guardをブロック"] {
        refused(&["table", "op"], &format!("{ATTACK}attack Captain -> leader\n{other}\n"));
    }
}

/// 7-1-2, 7-1-3. Blocks, counters, and doing without.
#[test]
fn answers_in_thai_and_japanese() {
    let battle = format!("{ATTACK}attack Captain -> leader\n");
    for block in [
        "บล็อก Guard",
        "บล็อค Guard",
        "บล็อกด้วย Guard",
        "Guardบล็อก",
        "Guard บล็อก Captain",
        "ブロック Guard",
        "Guardでブロック",
        "GuardでCaptainをブロックする",
        "BがGuardでブロック",
        "B บล็อกด้วย Guard",
    ] {
        let said = table(&["table", "op"], &format!("{battle}{block}\n"));
        assert!(said.contains("Guard blocks"), "{block}: {said}");
    }
    for none in ["ไม่บล็อก", "ผ่าน", "รับ", "ブロックしない", "パス", "受ける"]
    {
        assert!(asked("op", &battle, none).contains("Is a counter used?"), "{none}");
    }
    for counter in ["เคาน์เตอร์ Pebble", "เคาน์เตอร์ด้วย Pebble", "Pebbleでカウンター", "カウンター Pebble"]
    {
        assert!(asked("op", &format!("{battle}no block\n"), counter).contains("gets the counter"), "{counter}");
    }
    let said = refused(&["table", "op"], &format!("{battle}Rookでブロック\n"));
    assert!(said.contains("block Rook is refused by 10-1-4-1"), "{said}");
    for give in ["ติดด้ง!! 2 ใบให้ Captain", "Captainにドン!!を2枚付与", "Captainにドン2枚つける"]
    {
        let said = table(&["table", "op"], &format!("{ATTACK}{give}\n"));
        assert!(said.contains("Captain (9000"), "{give}: {said}");
    }
}

/// The same verbs in the other games.
#[test]
fn verbs_of_every_game_in_thai_and_japanese() {
    let gundam = "new gundam\nput A.units Ram 4/3\nput B.units Post 2/3 rested\nput B.units Wall 1/4 blocker\n";
    for attack in ["Ram โจมตี Post", "RamでPostにアタック", "Ramโจมตีผู้เล่น", "Ramでプレイヤーにアタック"]
    {
        assert!(asked("gundam", gundam, attack).contains("Does somebody block?"), "{attack}");
    }
    for block in ["บล็อก Wall", "Wallでブロック", "WallでRamをブロック"] {
        let said = table(&["table", "gundam"], &format!("{gundam}attack Ram -> Post\n{block}\n"));
        assert!(said.contains("Wall blocks") || said.contains("Wall (1/4, rested"), "{block}: {said}");
    }
    for attack in ["Ash Lancer โจมตี Mud Boar", "Ash LancerでMud Boarを攻撃", "โจมตี Mud Boar ด้วย Ash Lancer"]
    {
        let said = table(&["table", "sm"], &format!("{attack}\n"));
        assert!(said.contains("Ash Lancer") && said.contains("against Mud Boar"), "{attack}: {said}");
    }
    for summon in ["อัญเชิญทหาร S7", "S7を召喚", "兵士召喚 S7"] {
        assert!(asked("bp", "", summon).contains("Make an action, or pass?"), "{summon}");
    }
}

/// A name that is nearly right is asked about, at its place, wherever a card of the table is named.
#[test]
fn a_misspelt_card_is_asked_about() {
    for (line, mended, column) in [
        ("attack Capitan", "attack Captain?", 7),
        ("Capitan attacks", "Captain attacks?", 0),
        ("attack Captain -> Roook", "attack Captain -> Rook?", 18),
        ("โจมตี Capitan", "โจมตี Captain?", 5),
        ("Capitanでアタック", "Captainでアタック?", 0),
        ("if attack Capitan", "attack Captain?", 7),
        ("legal attack Capitan", "attack Captain?", 7),
        ("why not Gaurd blocks", "Guard blocks?", 0),
        ("set B.Gaurd.power = 3", "set B.Guard.power = 3?", 6),
        ("remove B.characters Gaurd", "remove B.characters Guard?", 20),
    ] {
        let said = refused(&["table", "op"], &format!("{ATTACK}{line}\n"));
        assert!(said.contains(&format!("Did you mean: {mended}")), "{line}: {said}");
        let caret = said.lines().find(|line| line.trim() == "^").unwrap_or_else(|| panic!("{line}: {said}"));
        assert_eq!(caret.find('^'), Some(2 + column), "{line}: {said}");
    }
    for line in ["attack Zorro", "attack Captain -> nobody"] {
        let said = refused(&["table", "op"], &format!("{ATTACK}{line}\n"));
        assert!(!said.contains("Did you mean: attack Captain -> Rook"), "{line}: {said}");
    }
}

/// A slip of a name that is on the board, or of a card inside the program, is asked about, in all games and piles; with values it is another card.
#[test]
fn a_name_that_is_nearly_that_of_a_card_is_asked_about() {
    for (game, edits, slip, near) in [
        ("op", "put A.hand Plank", "put B.hand Plnak", "put B.hand Plank"),
        ("op", "put A.characters Captain 6000", "put B.life Captan", "put B.life Captain"),
        ("op", "put A.hand Plank", "set B.hand = Oar, Plnak", "set B.hand = Oar, Plank"),
        ("gundam", "put A.units Ram 3/3", "put A.hand Rma", "put A.hand Ram"),
        ("sm", "put A.at_line Lancer 3/2/1", "put B.hand Lancr", "put B.hand Lancer"),
        ("sm", "", "put A.hand Storm Clrek", "put A.hand Storm Clerk"),
    ] {
        let said = refused(&["table", game], &format!("new {game}\n{edits}\n{slip}\n"));
        assert!(said.contains(near), "{slip}: {said}");
        let name = slip.rsplit([' ', ',']).next().unwrap();
        assert!(said.contains("no card is called") || said.contains("nothing describes"), "{name}: {said}");
    }
    for (game, edits) in [
        ("op", "put A.hand Plank\nput B.hand Oar\nput B.hand Plank"),
        ("op", "put A.characters Captain 6000\nput B.characters Captan 5000"),
        ("gundam", "put A.units Ram 3/3\nput B.units Rat 2/2"),
        ("sm", "put A.at_line Ram 3/3/3\nput B.hand { name = \"Rma\", mp = 1 }"),
    ] {
        table(&["table", game], &format!("new {game}\n{edits}\n"));
    }
}

/// What can be no name and no number is refused, and the board stays as it is.
#[test]
fn what_can_be_no_card_is_not_laid_down() {
    for edit in [
        "set A.life = = 3",
        "set A.life = 99999999999999999999999",
        "set A.life = [",
        "set A.life = {",
        "set A.hand = [1, 2",
        "set A.deck = many",
        "put A.hand {",
        "put A.hand ????",
    ] {
        let said = refused(&["table", "op"], &format!("new op\n{edit}\n"));
        assert!(said.contains("write "), "{edit}: {said}");
    }
    table(&["table", "sm"], "new sm\nput A.hand [Tenth] Sun King\n");
    let said = refused(&["table", "sm"], "new sm\nset B.shrine = 3\n");
    assert!(said.contains("seal_shrine | mystic_shrine"), "{said}");
}

/// The rules refuse nothing about a card that is not there.
#[test]
fn nobody_is_refused_a_card_that_is_not_there() {
    for asked in ["why not attack Nobody -> leader", "legal attack Nobody -> leader", "why not"] {
        let said = refused(&["table", "op"], &format!("{DUEL}{asked}\n"));
        assert!(!said.contains("refused by"), "{asked}: {said}");
    }
    // BlackPoker's text knows no concession; who asks for one in Thai reads what was typed.
    let said = refused(&["table", "sm", "--lang", "th"], "new sm\nA: ยอมแพ้\n");
    assert!(said.contains("A: ยอมแพ้") && !said.contains("concede"), "{said}");
}

/// A-9-1, A-17; 610. Cards are named behind an action, as people say it.
#[test]
fn actions_with_their_cards() {
    for (lang, attack) in [("en", "attack S7"), ("en", "attack with S7"), ("ja", "S7でアタック"), ("th", "โจมตี S7")]
    {
        let said = table(&["table", "bp", "--lang", lang], &format!("new bp\nput A.soldiers S7\n{attack}\n"));
        let last = said.rfind("20").map_or("", |_| said.as_str());
        assert!(last.contains("13"), "{attack}: {said}");
    }
    // C-1-1: a soldier that came this turn.
    let said = refused(&["table", "bp"], "new bp\nput A.soldiers { cards = [\"S7\"], new = true }\nattack S7\n");
    assert!(said.contains("“S7” is not one of the options"), "{said}");
    for (lang, throw) in [("en", "throw S5 C9"), ("ja", "投擲 S5 C9")] {
        let said = table(&["table", "bp", "--lang", lang], &format!("new bp\nput A.hand S5\nput A.hand C9\n{throw}\n"));
        assert!(said[said.rfind("B: ").unwrap()..].contains("15"), "{throw}: {said}");
    }
    let imp = "new sm\nput A.hand { name = \"Imp\", at = 2, df = 1, sp = 1, lv = 1, mp = \"1/1\" }\nplay Imp\n";
    let said = table(&["table", "sm"], imp);
    assert!(said.contains("Imp") && said.contains("pays 1 Mp"), "{said}");
}

/// `undo all` takes back plays and edits alike; `undo 2` two of them.
#[test]
fn everything_is_undone() {
    let empty = board("op", "board");
    let all = "put A.characters 7000\nset B.life = 1\nattack 7000 -> leader\nput A.hand Oar\n";
    let said = board("op", &format!("{all}undo all"));
    assert_eq!(said, empty, "{said}");
    assert_eq!(board("op", &format!("{all}undo\nundo\nundo\nundo")), empty);
    assert_eq!(board("op", &format!("{all}undo 3\nundo")), empty);
    // A play that had one option only is a play, also after the next edit.
    assert_eq!(board("gundam", "put A.trash Slate\n1\nset B.hand = 2\nundo all"), board("gundam", "board"));
    let said = refused(&["table", "op"], "next 0\n");
    assert!(said.contains("next 3"), "{said}");
}

/// Who does not sit at the table wins nothing.
#[test]
fn nobody_else_wins() {
    let said = refused(&["table", "op"], "explore turn goal result = \"C wins\"\n");
    assert!(said.contains("C wins"), "{said}");
    for explore in ["สำรวจ turn เป้าหมาย B.life = 4", "探索 turn 目標 B.life = 4", "explore turn goal B.life = 4"]
    {
        let said = table(&["table", "op"], &format!("new op\n{explore}\n"));
        assert!(said.contains("A can force B.life = 4"), "{explore}: {said}");
    }
}
