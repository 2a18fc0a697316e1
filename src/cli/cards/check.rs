//! `shinpan cards check FILE…`: how many texts of ONE PIECE cards are read whole, where the others stop, and which data are doubtful.

use serde_json::{Value, json};

use super::super::args::CardsCheckArgs;
use super::super::data::pool;
use super::super::failure::Failure;
use super::super::screen::{Ink, Screen};
use super::super::{Desk, Shown};
use super::doubt::{Doubt, doubts};
use crate::cards::{CardFacts, CardGame};
use crate::games::one_piece::text::{self, TextFault};

/// So many cards are named for the words at which they stop.
const MOST_NAMED: usize = 8;

pub fn run(desk: &Desk, args: &CardsCheckArgs) -> Result<Shown, Failure> {
    let pool = pool(desk, &args.files)?;
    let cards: Vec<&CardFacts> = pool.iter().filter(|c| c.game == CardGame::OnePiece).collect();
    let with_text = cards.iter().filter(|c| !(c.text.is_empty() && c.trigger.is_empty())).count();
    let fault = |card: &&CardFacts| text::read(&card.text, &card.trigger).err();
    let refused: Vec<(&CardFacts, TextFault)> = cards.iter().filter_map(|c| Some((*c, fault(c)?))).collect();
    let read = with_text - refused.len();
    let doubtful: Vec<(&CardFacts, Doubt)> =
        cards.iter().flat_map(|c| doubts(c).into_iter().map(|d| (*c, d))).collect();
    if desk.json {
        let document = |(card, fault): &(&CardFacts, TextFault)| -> Value {
            let part = if fault.trigger { "trigger" } else { "text" };
            json!({ "id": card.number, "at": fault.at.start, "text": fault.text, "in": part })
        };
        let refused: Vec<Value> = refused.iter().map(document).collect();
        let doubtful: Vec<Value> = doubtful.iter().map(|(card, doubt)| document_of(card, doubt)).collect();
        let all = json!({
            "cards": cards.len(), "with_text": with_text, "read": read, "refused": refused, "doubtful": doubtful
        });
        return Ok(Shown::Json(all));
    }
    let mut screen = desk.blank();
    let share = match with_text {
        0 => 100.0,
        n => 100.0 * read as f64 / n as f64,
    };
    let gaps = [
        ("cards", cards.len().into()),
        ("texts", with_text.into()),
        ("read", read.into()),
        ("share", format!("{share:.1}").into()),
    ];
    screen.paragraph("", Ink::Plain, &desk.speech.say("cards-check-totals", &gaps), Ink::Bold);
    show_refused(desk, &refused, &mut screen);
    show_doubtful(desk, &doubtful, &mut screen);
    Ok(Shown::Text(screen))
}

fn document_of(card: &CardFacts, doubt: &Doubt) -> Value {
    let id = &card.number;
    match doubt {
        Doubt::Ends => json!({ "id": id, "why": "ends" }),
        Doubt::Tag => json!({ "id": id, "why": "tag" }),
        Doubt::Numbers { here, there } => json!({ "id": id, "why": "numbers", "here": here, "there": there }),
        Doubt::UpTo => json!({ "id": id, "why": "up-to" }),
        Doubt::Heading(heading) => json!({ "id": id, "why": "heading", "heading": heading }),
    }
}

/// Texts that were damaged, and prints that differ.
fn show_doubtful(desk: &Desk, doubtful: &[(&CardFacts, Doubt)], screen: &mut Screen) {
    if !doubtful.is_empty() {
        screen.gap();
        screen.line(&desk.speech.word("cards-check-doubtful"));
    }
    let list = |all: &[u32]| match all {
        [] => "–".to_string(),
        all => all.iter().map(u32::to_string).collect::<Vec<_>>().join(", "),
    };
    for (card, doubt) in doubtful {
        let words = match doubt {
            Doubt::Ends => desk.speech.word("cards-doubt-ends"),
            Doubt::Tag => desk.speech.word("cards-doubt-tag"),
            Doubt::Numbers { here, there } => {
                desk.speech.say("cards-doubt-numbers", &[("here", list(here).into()), ("there", list(there).into())])
            }
            Doubt::UpTo => desk.speech.word("cards-doubt-up-to"),
            Doubt::Heading(heading) => desk.speech.say("cards-doubt-heading", &[("heading", (*heading).into())]),
        };
        screen.marked(&format!("{:>10}  ", card.number), Ink::Bold, &[(Ink::Plain, &words)]);
    }
}

/// The words at which texts stop, the most frequent first.
fn show_refused(desk: &Desk, refused: &[(&CardFacts, TextFault)], screen: &mut Screen) {
    let mut groups: Vec<(&str, Vec<&str>)> = Vec::new();
    for (card, fault) in refused {
        match groups.iter_mut().find(|(words, _)| *words == fault.text) {
            Some((_, numbers)) => numbers.push(&card.number),
            None => groups.push((&fault.text, vec![&card.number])),
        }
    }
    groups.sort_by(|a, b| b.1.len().cmp(&a.1.len()).then(a.0.cmp(b.0)));
    if !groups.is_empty() {
        screen.gap();
        screen.line(&desk.speech.word("cards-check-refused"));
    }
    for (words, numbers) in groups {
        let shown = numbers.iter().take(MOST_NAMED).copied().collect::<Vec<_>>().join(", ");
        let more = if numbers.len() > MOST_NAMED { " …" } else { "" };
        let place = match words.trim() {
            "" => desk.speech.word("cards-check-end"),
            words => format!("“{}”", words.split_whitespace().collect::<Vec<_>>().join(" ")),
        };
        let count = format!("{:>5}  ", numbers.len());
        screen.marked(&count, Ink::Bold, &[(Ink::Plain, &place), (Ink::Faint, &format!(" {shown}{more}"))]);
    }
}
