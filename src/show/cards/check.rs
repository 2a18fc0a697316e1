//! `shinpan cards check FILE…`: how many card texts are read whole, where the others stop, and which data are doubtful.

use serde_json::{Value, json};

use super::super::args::CardsCheckArgs;
use super::super::data::pool;
use super::super::failure::Failure;
use super::super::screen::{Ink, Screen};
use super::super::{Desk, Shown};
use super::doubt::{Doubt, doubts};
use super::summoner_master;
use crate::cardgame::reader::TextFault;
use crate::cards::{CardFacts, CardGame, CardPool};
use crate::table::texts::{READ, Texts};

/// So many cards are named for the words at which they stop.
const MOST_NAMED: usize = 8;

/// What became of the texts of a game.
struct Checked<'a> {
    game: &'static str,
    cards: usize,
    with_text: usize,
    refused: Vec<Refused<'a>>,
}

/// A card whose text is not understood.
struct Refused<'a> {
    id: &'a str,
    /// The words at which reading stops.
    words: String,
    document: Value,
}

impl Checked<'_> {
    fn read(&self) -> usize {
        self.with_text - self.refused.len()
    }
}

fn checked<'a>(texts: &'static Texts, pool: &'a CardPool) -> Checked<'a> {
    let cards: Vec<&CardFacts> = pool.iter().filter(|c| c.game == texts.game).collect();
    let with_text = cards.iter().filter(|c| !(c.text.is_empty() && c.trigger.is_empty())).count();
    let one = |card: &'a CardFacts| {
        let fault = (texts.tell)(card, None).err()?;
        let document = document_of_fault(card, &fault);
        Some(Refused { id: &card.number, words: fault.text, document })
    };
    let refused = cards.iter().filter_map(|card| one(card)).collect();
    Checked { game: texts.game.id(), cards: cards.len(), with_text, refused }
}

/// Cards of Summoner Master have no numbers, and texts in two languages.
fn of_summoner_master<'a>(desk: &Desk, pool: &'a CardPool) -> Checked<'a> {
    let (cards, with_text, refused) = summoner_master::check(pool);
    let refused = refused.into_iter().map(|(card, fault)| {
        let at = fault.at.clone().unwrap_or(0..0);
        let words = card.text.get(at.clone()).unwrap_or_default().to_string();
        let id = if card.number.is_empty() { &card.name } else { &card.number };
        let why = fault.said.words(&desk.speech);
        let game = CardGame::SummonerMaster.id();
        let document = json!({ "id": id, "game": game, "at": at.start, "text": words, "in": fault.key, "why": why });
        Refused { id, words, document }
    });
    Checked { game: CardGame::SummonerMaster.id(), cards, with_text, refused: refused.collect() }
}

pub fn run(desk: &Desk, args: &CardsCheckArgs) -> Result<Shown, Failure> {
    let pool = pool(desk, &args.files)?;
    let mut games: Vec<Checked<'_>> = READ.iter().map(|texts| checked(texts, &pool)).collect();
    if pool.has(CardGame::SummonerMaster) {
        games.push(of_summoner_master(desk, &pool));
    }
    // What prints of several languages say of each other is known of ONE PIECE.
    let cards = pool.iter().filter(|c| c.game == CardGame::OnePiece);
    let doubtful: Vec<(&CardFacts, Doubt)> = cards.flat_map(|c| doubts(c).into_iter().map(move |d| (c, d))).collect();
    if desk.json {
        return Ok(Shown::Json(document(&games, &doubtful)));
    }
    let mut screen = desk.blank();
    let any = games.iter().any(|g| g.cards > 0);
    // Without any card the first game says so.
    for game in games.iter().filter(|g| g.cards > 0).chain(games.first().filter(|_| !any)) {
        totals(desk, game, &mut screen);
    }
    let refused: Vec<(&str, String)> =
        games.iter().flat_map(|g| &g.refused).map(|one| (one.id, one.words.clone())).collect();
    show_refused(desk, &refused, &mut screen);
    show_doubtful(desk, &doubtful, &mut screen);
    Ok(Shown::Text(screen))
}

fn document_of_fault(card: &CardFacts, fault: &TextFault) -> Value {
    let part = if fault.part > 0 { "trigger" } else { "text" };
    let (line, column) = fault.line(if fault.part > 0 { &card.trigger } else { &card.text });
    json!({
        "id": card.number, "game": card.game.id(), "at": fault.at.start, "line": line, "column": column,
        "text": fault.text, "in": part, "near": fault.near,
    })
}

fn document(games: &[Checked<'_>], doubtful: &[(&CardFacts, Doubt)]) -> Value {
    let sum = |count: fn(&Checked<'_>) -> usize| games.iter().map(count).sum::<usize>();
    json!({
        "cards": sum(|g| g.cards), "with_text": sum(|g| g.with_text), "read": sum(|g| g.read()),
        "games": games.iter().filter(|g| g.cards > 0).map(|g| json!({
            "game": g.game, "cards": g.cards, "with_text": g.with_text, "read": g.read(),
        })).collect::<Vec<_>>(),
        "refused": games.iter().flat_map(|g| &g.refused).map(|one| one.document.clone()).collect::<Vec<_>>(),
        "doubtful": doubtful.iter().map(|(card, doubt)| document_of(card, doubt)).collect::<Vec<_>>(),
    })
}

fn totals(desk: &Desk, game: &Checked<'_>, screen: &mut Screen) {
    let share = match game.with_text {
        0 => 100.0,
        n => 100.0 * game.read() as f64 / n as f64,
    };
    let gaps = [
        ("game", game.game.into()),
        ("cards", game.cards.into()),
        ("texts", game.with_text.into()),
        ("read", game.read().into()),
        ("share", format!("{share:.1}").into()),
    ];
    screen.paragraph("", Ink::Plain, &desk.speech.say("cards-check-totals", &gaps), Ink::Bold);
}

fn document_of(card: &CardFacts, doubt: &Doubt) -> Value {
    let id = &card.number;
    match doubt {
        Doubt::Ends => json!({ "id": id, "why": "ends" }),
        Doubt::Tag => json!({ "id": id, "why": "tag" }),
        Doubt::Bracket => json!({ "id": id, "why": "bracket" }),
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
            Doubt::Bracket => desk.speech.word("cards-doubt-bracket"),
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
fn show_refused(desk: &Desk, refused: &[(&str, String)], screen: &mut Screen) {
    let mut groups: Vec<(&str, Vec<&str>)> = Vec::new();
    for (id, words) in refused {
        match groups.iter_mut().find(|(known, _)| known == words) {
            Some((_, numbers)) => numbers.push(id),
            None => groups.push((words, vec![id])),
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
