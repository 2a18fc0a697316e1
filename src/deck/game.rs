//! Which game a list is for: by its playing cards, by numbers that only one game has, by the data, by names and headings.

use super::list::{Content, DeckList, Kind, Lexicon, Token, entries, playing_cards};
use super::part::Part;
use crate::cards::{CardGame, CardPool, number};
use crate::text::fold;

/// How much speaks for each game.
type Votes = [usize; CardGame::ALL.len()];

const WITH_DATA: [CardGame; 3] = [CardGame::OnePiece, CardGame::Gundam, CardGame::SummonerMaster];

/// What speaks for the game of a list.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// What its card numbers show: by sets that only one game has, or by the data.
    pub by_numbers: Option<CardGame>,
    /// What everything together shows. A heading never outweighs the numbers, nor names that the data know.
    pub game: Option<CardGame>,
}

/// The game that a list shows.
pub fn of(list: &DeckList, tokens: &[Vec<Token>], pool: &CardPool) -> Shown {
    let none: Votes = [0; CardGame::ALL.len()];
    let (mut by_set, mut by_part, mut known, mut by_name) = (none, none, none, none);
    let mut has_numbers = false;
    for (line, tokens) in list.lines.iter().zip(tokens) {
        if let Some(game) = game_of_part(line.part) {
            by_part[game as usize] += 1;
        }
        let mut is_named = true;
        for token in tokens.iter().filter(|t| t.kind == Kind::Card) {
            let Some(found) = number::at(token.text(&line.text), 0) else { continue };
            is_named = false;
            has_numbers = true;
            if let Some(game) = game_of_prefix(&found.number) {
                by_set[game as usize] += 1;
            }
            let facts = WITH_DATA.map(|game| pool.of_base(game, &found.number));
            let is_shared = facts.iter().flatten().count() > 1;
            for facts in facts.into_iter().flatten() {
                // The name beside the number tells two games apart.
                let has_name = || facts.names().any(|n| fold::key(&line.text).contains(&fold::key(n)));
                known[facts.game as usize] += if is_shared && has_name() { 4 } else { 1 };
            }
        }
        if is_named && !matches!(line.content, Content::Refused(_)) {
            names(&line.text, &line.content, tokens, pool, &mut by_name);
        }
    }
    if !has_numbers && list.lines.iter().all(|l| playing_cards(&l.text).is_some()) {
        return Shown { by_numbers: None, game: Some(CardGame::BlackPoker) };
    }
    let by_numbers = best(&by_set).or_else(|| best(&known));
    // Names that the data know outweigh a heading if most of the lines are such names.
    let most = |game: &CardGame| by_name[*game as usize] * 2 > list.lines.len();
    let by_names = best(&by_name).filter(most);
    let both: Votes = std::array::from_fn(|at| known[at] + by_name[at]);
    let game = by_numbers.or(by_names).or_else(|| best(&by_part)).or_else(|| best(&both));
    Shown { by_numbers, game }
}

/// Has a deck of this game such a part?
pub fn has_part(game: CardGame, part: Part) -> bool {
    game == CardGame::BlackPoker || game_of_part(part).is_none_or(|of| of == game)
}

/// Is this a number of a set that only another game has?
pub fn is_of_another(game: CardGame, number: &str) -> bool {
    game != CardGame::SummonerMaster && game_of_prefix(number).is_some_and(|of| of != game)
}

/// Names that the data of a game know.
fn names(text: &str, content: &Content, tokens: &[Token], pool: &CardPool, known: &mut Votes) {
    for game in WITH_DATA.into_iter().filter(|game| pool.has(*game)) {
        let lexicon = Lexicon::new(pool, game);
        let is_known = match content {
            Content::Row(row) => lexicon.cards(&row.name).next().is_some(),
            _ => entries(text, tokens, &lexicon)
                .is_ok_and(|all| all.iter().all(|e| lexicon.cards(&e.name).next().is_some())),
        };
        known[game as usize] += usize::from(is_known);
    }
}

fn game_of_part(part: Part) -> Option<CardGame> {
    match part {
        Part::Seal | Part::Mystic | Part::Beside => Some(CardGame::SummonerMaster),
        Part::Leader | Part::Don => Some(CardGame::OnePiece),
        Part::Resource => Some(CardGame::Gundam),
        _ => None,
    }
}

/// The one that has more than all others.
fn best(votes: &Votes) -> Option<CardGame> {
    let most = *votes.iter().max()?;
    let mut leading = CardGame::ALL.into_iter().filter(|g| votes[*g as usize] == most);
    let first = leading.next()?;
    (most > 0 && leading.next().is_none()).then_some(first)
}

/// Sets that only one game has. `ST` and `EB` are of both ONE PIECE and Gundam.
fn game_of_prefix(number: &str) -> Option<CardGame> {
    let letters = number.split(|c: char| !c.is_ascii_alphabetic()).next().unwrap_or("");
    match letters {
        "OP" | "PRB" => Some(CardGame::OnePiece),
        "GD" | "R" | "EXB" | "EXR" | "EXBP" | "EXRP" | "T" => Some(CardGame::Gundam),
        _ => None,
    }
}
