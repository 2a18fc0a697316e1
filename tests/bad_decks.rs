//! Any bytes as a deck list, card data or a ban list: an answer or a clear error, never a panic, and no blow-up on large files.

use std::time::{Duration, Instant};

use proptest::prelude::*;
use shinpan::cards::CardPool;
use shinpan::deck::{Terms, Verdict, bans, check};
use shinpan::probe;

/// Pieces that meet in lists.
fn piece() -> impl Strategy<Value = String> {
    let sign = prop_oneof![
        Just("ZZ01-004".to_string()),
        Just("4x".to_string()),
        Just("Gull".to_string()),
        Just("Leader".to_string()),
        Just("DON!!".to_string()),
        Just("Moss Giant (Reflection)".to_string()),
        Just("Mystics (5)".to_string()),
        Just("♠A-K".to_string()),
        Just("JK x2".to_string()),
        Just("Deck: ".to_string()),
        Just("Deck 2".to_string()),
        Just("---".to_string()),
        Just("Level: caller".to_string()),
        "[ \\t\\r\\n,;:#/(){}\"\\[\\]x*-]{1,3}",
        "\\PC{0,6}",
        "[0-9]{1,12}",
    ];
    sign
}

fn list() -> impl Strategy<Value = String> {
    proptest::collection::vec(piece(), 0..40).prop_map(|pieces| pieces.concat())
}

/// A good file with some of its bytes changed, cut somewhere.
fn damaged(page: &'static str) -> impl Strategy<Value = Vec<u8>> {
    let changes = proptest::collection::vec((0..page.len(), any::<u8>()), 0..6);
    (changes, 0..=page.len()).prop_map(move |(changes, length)| {
        let mut bytes = page.as_bytes().to_vec();
        for (at, byte) in changes {
            bytes[at] = byte;
        }
        bytes.truncate(length);
        bytes
    })
}

const JSON: &str = r#"[{"id": "ZZ01-001", "name": "Kelp &amp; Co", "category": "Leader", "colors": ["Red"], "cost": 4, "types": ["A/B"], "effect": "x<br>y"}]"#;
const CSV: &str = "game,number,name,kind,colours,cost\none-piece,ZZ01-001,\"Kelp, old\",event,red/blue,2\n";

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_list_has_a_verdict(text in list()) {
        probe::deck_list(text.as_bytes());
    }

    #[test]
    fn any_damaged_list_has_a_verdict(bytes in prop_oneof![damaged(include_str!("../samples/lists/kelp.txt")), damaged(include_str!("../samples/lists/blackpoker.txt")), damaged(include_str!("../samples/lists/meadow.txt")), damaged("{\"name\": \"a\", \"cards\": [{\"cardNumber\": \"ZZ01-004\", \"count\": 4}], \"resource\": {\"cardNumber\": \"R-001\", \"count\": 10}}")]) {
        probe::deck_list(&bytes);
    }

    #[test]
    fn any_card_data_are_read_or_refused(bytes in prop_oneof![damaged(JSON), damaged(CSV), damaged(include_str!("../samples/cards/meadow.toml")), proptest::collection::vec(any::<u8>(), 0..200)]) {
        probe::card_data(&bytes);
    }

    #[test]
    fn any_ban_list_is_read_or_refused(bytes in prop_oneof![damaged(include_str!("../samples/bans/reef.toml")), proptest::collection::vec(any::<u8>(), 0..200)]) {
        probe::ban_list(&bytes);
    }
}

/// Ten megabytes of something take seconds at most, also with little optimisation.
#[test]
fn large_files_are_no_trouble() {
    const LONG: usize = 10_000_000;
    let pool = CardPool::of_texts(&[("reef.toml", include_str!("../samples/cards/reef.toml"))]).unwrap();
    let in_time = |what: &str, run: &dyn Fn()| {
        let start = Instant::now();
        run();
        let took = start.elapsed();
        assert!(took < Duration::from_secs(60), "{what}: {took:?}");
    };
    let fill = |piece: &str| piece.repeat(LONG / piece.len());
    for piece in [
        "4 ZZ01-004 Gull\n",
        "nonsense and more\n",
        "4xZZ01-004,",
        "---\n4 ZZ01-004\n",
        "Leader\n1 ZZ01-001\nDeck\n",
        "♠A, ",
        "[",
        "1 ",
    ] {
        let text = fill(piece);
        in_time(piece, &|| assert!(!check("large", &text, &pool, None, &Terms::default()).is_empty()));
    }
    let numbers = format!("[{}\"ZZ01-004\"]", fill("\"ZZ01-004\","));
    in_time("numbers", &|| {
        assert_eq!(check("large", &numbers, &pool, None, &Terms::default())[0].verdict, Verdict::Illegal)
    });
    for piece in ["{\"id\": 1},", "a,b\n", "\"", "[[card]]\n", "&amp;", "name = 'x'\n"] {
        let text = fill(piece);
        in_time(piece, &|| assert!(CardPool::of_texts(&[("large", &text)]).is_err()));
    }
    let broken =
        format!("[{}{{}}]", fill("{\"id\": \"ZZ01-001\", \"name\": \"A\", \"category\": \"Event\", \"colors\": []},"));
    in_time("records", &|| assert!(CardPool::of_texts(&[("large", &broken)]).unwrap_err().place.line == 1));
    for piece in ["banned = []\n", "[[list]]\ngame = 'op'\n", "'"] {
        let text = fill(piece);
        in_time(piece, &|| drop(bans::read("large", &text)));
    }
}
