//! What nobody said of the cards on a board, and what it counts as.

use serde_json::{Value, json};

use crate::cardgame::unsaid::{Counted, Unsaid};
use crate::lang::Speech;
use crate::table::play::Play;

/// One sentence for each number that counts alike: `power of Cook, Post was not given: it counts as 0.`
pub fn words(speech: &Speech, play: &dyn Play) -> Vec<String> {
    let mut alike: Vec<(Unsaid, Vec<String>)> = Vec::new();
    for unsaid in play.unsaid() {
        match alike.iter_mut().find(|(known, _)| known.key == unsaid.key && known.counted == unsaid.counted) {
            Some((_, cards)) if cards.contains(&unsaid.card) => {}
            Some((_, cards)) => cards.push(unsaid.card),
            None => alike.push((unsaid.clone(), vec![unsaid.card])),
        }
    }
    let one = |(known, cards): &(Unsaid, Vec<String>)| {
        let counted = match known.counted {
            Counted::Number(n) => n.to_string(),
            Counted::Word(key, _) => speech.word(key).to_string(),
        };
        let gaps = [
            ("what", speech.word(known.key).into()),
            ("cards", cards.join(speech.comma()).into()),
            ("n", counted.into()),
        ];
        speech.say("board-unsaid", &gaps)
    };
    alike.iter().map(one).collect()
}

/// The same as `--json` has it.
pub fn document(play: &dyn Play) -> Value {
    let one = |unsaid: &Unsaid| {
        let counted = match unsaid.counted {
            Counted::Number(n) => json!(n),
            Counted::Word(_, word) => json!(word),
        };
        json!({ "card": unsaid.card, "key": unsaid.path, "counted": counted })
    };
    play.unsaid().iter().map(one).collect()
}
