//! The games whose card texts are read: what the text of a card was understood to say.

use crate::cardgame::Word;
use crate::cardgame::reader::TextFault;
use crate::cardgame::telling::{self, Line};
use crate::cards::{CardFacts, CardGame, Colour, Kind};
use crate::games::{gundam, one_piece, summoner_master};
use crate::lang::Speech;

/// What a text was understood to say, or where reading stopped.
pub type Told = Result<Vec<Line>, TextFault>;

/// A game whose card texts are read.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// The game.
    pub game: CardGame,
    /// What the text of a card was understood to say, in a language; without one nothing is told.
    pub tell: fn(&CardFacts, Option<&Speech>) -> Told,
    /// The invented cards inside the program.
    pub shipped: fn() -> Vec<CardFacts>,
}

/// All of them.
pub static READ: [Texts; 2] = [
    Texts { game: CardGame::OnePiece, tell: of_one_piece, shipped: shipped_of_one_piece },
    Texts { game: CardGame::Gundam, tell: of_gundam, shipped: shipped_of_gundam },
];

/// The game, if its texts are read.
pub fn of(game: CardGame) -> Option<&'static Texts> {
    READ.iter().find(|texts| texts.game == game)
}

/// What a text that somebody writes is understood to say. Texts of Summoner Master depend on the kind of card: the first kind that
/// has such a text is taken.
pub fn told(card: &CardFacts, speech: &Speech) -> Told {
    match (of(card.game), card.game) {
        (Some(texts), _) => (texts.tell)(card, Some(speech)),
        (None, CardGame::SummonerMaster) => of_summoner_master(&card.text, speech),
        (None, _) => Ok(Vec::new()),
    }
}

fn of_summoner_master(text: &str, speech: &Speech) -> Told {
    use summoner_master::text::{Frame, read};
    use summoner_master::vocabulary::Turns;
    let read = read(Frame::SEAL, text).or_else(|seal| read(Frame::mystic(Turns::Zero, None), text).map_err(|_| seal));
    match read {
        Ok(reading) => Ok(telling::text(&reading.text, speech)),
        Err(fault) => Err(TextFault { at: fault.at, part: 0, text: fault.text, near: fault.near }),
    }
}

fn of_one_piece(card: &CardFacts, speech: Option<&Speech>) -> Told {
    let read = one_piece::text::read(&card.text, &card.trigger)?;
    Ok(speech.map(|speech| telling::text(&read, speech)).unwrap_or_default())
}

fn of_gundam(card: &CardFacts, speech: Option<&Speech>) -> Told {
    let read = gundam::text::read(&card.text)?;
    Ok(speech.map(|speech| telling::text(&read, speech)).unwrap_or_default())
}

fn shipped_of_one_piece() -> Vec<CardFacts> {
    use one_piece::vocabulary::Stat;
    let of = |def: &one_piece::Def| CardFacts {
        number: def.number.clone(),
        name: def.name.clone(),
        kind: def.category.and_then(|c| Kind::of(c.path())).unwrap_or_default(),
        colours: def.colours.iter().filter_map(|c| Colour::of(c.path())).collect(),
        types: def.types.clone(),
        attributes: def.facts.attributes.iter().map(|a| a.path().to_string()).collect(),
        cost: def.stats[Stat::Cost.index()],
        power: def.stats[Stat::Power.index()],
        counter: def.stats[Stat::Counter.index()].filter(|n| *n > 0),
        life: def.facts.life.map(i32::from),
        text: def.printed("text").to_string(),
        trigger: def.printed("trigger").to_string(),
        ..CardFacts::blank(CardGame::OnePiece)
    };
    one_piece::shipped::cards().iter().map(of).collect()
}

fn shipped_of_gundam() -> Vec<CardFacts> {
    use gundam::vocabulary::Stat;
    let of = |def: &gundam::Def| CardFacts {
        number: def.number.clone(),
        name: def.name.clone(),
        kind: match def.facts.token {
            true => Kind::Token,
            false => def.category.and_then(|c| Kind::of(c.path())).unwrap_or_default(),
        },
        colours: def.colours.iter().filter_map(|c| Colour::of(c.path())).collect(),
        types: def.types.clone(),
        level: def.stats[Stat::Level.index()],
        cost: def.stats[Stat::Cost.index()],
        ap: def.stats[Stat::Ap.index()],
        hp: def.stats[Stat::Hp.index()],
        link: def.facts.link.clone(),
        text: def.printed("text").to_string(),
        ..CardFacts::blank(CardGame::Gundam)
    };
    gundam::shipped::cards().iter().map(of).collect()
}
