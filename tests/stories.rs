//! Positions told in one sentence: laid on the table as they are told, with what is asked of them, or refused where they are not clear.

use crate::typed::{refused, table};

/// The edits that a sentence was understood as.
fn understood(said: &str) -> &str {
    let line = said.lines().find_map(|line| line.strip_prefix("Understood as: new; "));
    line.unwrap_or_else(|| panic!("{said}"))
}

/// 7-1-1, 7-1-2, 7-1-3. One position in many words.
#[test]
fn the_same_position_in_many_words() {
    let right =
        "set B.life = 2; put B.characters 4000 blocker; put B.hand +2000; put A.characters 7000; attack 7000 -> leader";
    for told in [
        "attacked by a 7000, two Life, one blocker of 4000, a +2000 counter",
        "Opponent swings 7000 at my leader. I'm on 2 life with a 4000 blocker and a 2k counter in hand.",
        "opp attacks me for 7000, I have 2 life, a 4k blocker and a +2000 counter",
        "two life. 4000 blocker. 2000 counter. 7000 attack on leader",
        "attacked by a 7000: two life, a blocker of 4000, a counter of 2000",
        "An attack with 7000 power comes in, two life, blocker 4000 power, counter 2000",
        "I have two life, one active 4000 blocker and a counter card with +2000, and the opponent attacked with a 7000",
        "A attacks with a 7000, B has two life, one 4000 blocker and a +2000 counter",
        "I attack with a 7000, they have 2 life, a 4000 blocker, a +2000 counter",
        "if attacked by a 7000, two life, a 4000 blocker, a +2000 counter",
        "โดน 7000 โจมตี ไลฟ์ 2 ใบ มีบล็อกเกอร์ 4000 เคาน์เตอร์ +2000",
        "ถูกโจมตีด้วย 7000 ไลฟ์เหลือ 2 บล็อกเกอร์ 4000 หนึ่งใบ เคาน์เตอร์ +2000",
        "相手の7000のキャラにアタックされた。ライフは2枚、4000のブロッカーが1体、+2000のカウンターが1枚。",
    ] {
        let said = table(&["table", "op"], &format!("{told}\n"));
        assert_eq!(understood(&said), right, "{told}");
    }
    let right = "set B.shields = 2; set B.base = none; put B.units 2/3 blocker; put A.units 4/3; attack 4/3 -> player B; if I block";
    for told in [
        "attacked by a 4/3, two Shields, no base, a 2/3 blocker: what if I block?",
        "attacked by a unit with 4 AP and 3 HP, 2 shields, no base, a blocker with 2 AP and 3 HP, what happens if I block?",
        "opponent attacks with AP4 HP3, I have 2 shields, no base and a 2AP/3HP blocker; I block",
    ] {
        let said = table(&["table", "gundam"], &format!("{told}\n"));
        assert_eq!(understood(&said), right, "{told}");
    }
}

/// 7-1-1-2; Gundam 8-2-1. What is named is attacked, and nothing else; it is rested, if nobody says otherwise.
#[test]
fn what_is_named_is_attacked() {
    let said = table(&["table", "op"], "my 5000 is attacked by a 6000\n");
    assert!(said.contains("The attack is on 5000.") && said.contains("5000 is K.O.'d"), "{said}");
    let said = table(&["table", "gundam"], "my 3/3 is attacked by a 4/4\n");
    assert!(said.contains("4/4 attacks 3/3.") && !said.contains("attacks B"), "{said}");
    let said = refused(&["table", "op"], "a 6000 character attacks my active 5000 character\n");
    assert!(said.contains("B's 5000 is refused by 7-1"), "{said}");
}

/// 10-1-4-1; Gundam 13-1-6-1. What is asked and may not be done is refused by its clause, although nothing was left to choose.
#[test]
fn what_may_not_be_done_is_refused_by_its_clause() {
    let said = refused(&["table", "op"], "attacked by a 7000 unblockable, two life, 4000 blocker: I block\n");
    assert!(said.contains("block 4000 blocker is refused by"), "{said}");
    let said = refused(&["table", "gundam"], "I attack with a 4/4 high-maneuver, they have a 2/2 blocker: block\n");
    assert!(said.contains("block 2/2 blocker is refused by") && said.contains("13-1-6-1"), "{said}");
}

#[test]
fn values_that_nobody_told_are_said() {
    let asked = "attacked by a 4 AP, two Shields, a blocker with 3 HP: what if I block?\n";
    let said = table(&["table", "gundam"], asked);
    assert!(said.contains("Not told, so put in: HP 4/99, AP 0/3 blocker."), "{said}");
    assert!(said.contains("0/3 blocker takes 4 damage"), "{said}");
    // Who strikes first may destroy an attacker whose HP nobody told.
    let said = refused(&["table", "gundam"], "attacked by a 4 AP, a 3/3 blocker first strike: block\n");
    assert!(said.contains("is not understood"), "{said}");
}

#[test]
fn what_is_not_clear_is_refused_where_it_stands() {
    for (told, part) in [
        ("attacked by a 7000, the moon is full", "the moon is full"),
        ("attacked by two 7000s, 2 life", "7000s"),
        ("attacked by a 7000 and a 6000, two life", "a 6000"),
        ("attacked by a 7000, two life, a stage", "a stage"),
        // Nobody says whose these are.
        ("I attack with a 7000, 3 DON, they have 2 life", "3 DON"),
        ("attacked by a 7000, they have 3 DON, two life", "two life"),
        // A blocker without a power is no card.
        ("attacked by a 7000, two life, a blocker", "a blocker"),
    ] {
        let said = refused(&["table", "op"], &format!("{told}\nboard\n"));
        let words: Vec<&str> = said.lines().skip_while(|line| !line.starts_with("! ")).collect();
        assert_eq!(words[0], format!("! “{part}” is not understood"), "{told}");
        let at = words[2].find('^').unwrap_or_else(|| panic!("{said}"));
        assert!(words[1][at..].starts_with(part), "{told}: {said}");
        assert!(said.contains("Captain"), "the board is as it was: {said}");
    }
}

/// The edition that somebody chose goes on; what lay there comes back.
#[test]
fn a_story_keeps_the_edition_and_is_undone() {
    let said =
        table(&["table", "op"], "edition 2023-01-19\nattacked by a 7000, two life, a 4000 blocker\nundo\nundo\n");
    let last = said.rfind("Captain").unwrap_or_else(|| panic!("{said}"));
    assert!(said[said.find("Understood").unwrap()..].len() > said.len() - last, "{said}");
    let said = table(&["table", "op"], "edition 2023-01-19\nnew\n");
    assert!(said.contains("one-piece@2023-01-19: an empty board"), "{said}");
}

/// Who uses a counter at once has not blocked, and that is said.
#[test]
fn a_counter_comes_after_no_block() {
    let said = table(
        &["table", "op"],
        "attacked by a 6000, 2 life, a 4000 blocker, a +2000 counter: do I survive if I counter?\n",
    );
    assert!(understood(&said).ends_with("if no block; I counter"), "{said}");
    let said = table(
        &["table", "op"],
        "attacked by a 7000, two life; what if I block with a 4000 blocker and counter with a +2000?\n",
    );
    assert!(understood(&said).ends_with("if block 4000 blocker; counter +2000"), "{said}");
}

/// 7-1-1-1. Who is told to attack and may not is refused by the clause; nobody attacks in its place.
#[test]
fn nobody_attacks_in_another_s_place() {
    let said = refused(&["table", "op"], "attacked by a 7000 rested, two life\n");
    assert!(said.contains("7-1-1-1") && !said.contains("Understood"), "{said}");
    let said = refused(&["table", "gundam"], "attacked by a rested 4/3, two shields\n");
    assert!(!said.contains("Understood"), "{said}");
}
