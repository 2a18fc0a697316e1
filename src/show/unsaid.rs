//! What nobody said of the cards on a board, and what it counts as.

use serde_json::{Value, json};

use crate::cardgame::unsaid::Unsaid;
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
        let gaps = [
            ("what", speech.word(known.key).into()),
            ("cards", cards.join(speech.comma()).into()),
            ("n", known.counted.to_string().into()),
        ];
        speech.say("board-unsaid", &gaps)
    };
    alike.iter().map(one).collect()
}

/// The same as `--json` has it.
pub fn document(play: &dyn Play) -> Value {
    let one = |unsaid: &Unsaid| json!({ "card": unsaid.card, "key": unsaid.path, "counted": unsaid.counted });
    play.unsaid().iter().map(one).collect()
}
