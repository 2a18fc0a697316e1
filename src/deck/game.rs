//! Which game a list is for: by its playing cards, by numbers that only one game has, by the data, by names and headings.

use super::list::{Content, DeckList, Kind, Lexicon, Token, entries, playing_cards};
use super::part::Part;
use crate::cards::{CardGame, CardPool, number};
use crate::text::fold;

/// How much speaks for each game.
type Votes = [usize; CardGame::ALL.len()];

const WITH_DATA: [CardGame; 3] = [CardGame::OnePiece, CardGame::Gundam, CardGame::SummonerMaster];

/// The game that a list shows.
pub fn of(list: &DeckList, tokens: &[Vec<Token>], pool: &CardPool) -> Option<CardGame> {
    let mut telling: Votes = [0; CardGame::ALL.len()];
    let mut known: Votes = [0; CardGame::ALL.len()];
    let mut has_numbers = false;
    for (line, tokens) in list.lines.iter().zip(tokens) {
        if let Some(game) = game_of_part(line.part) {
            telling[game as usize] += 1;
        }
        let mut is_named = true;
        for token in tokens.iter().filter(|t| t.kind == Kind::Card) {
            let Some(found) = number::at(token.text(&line.text), 0) else { continue };
            is_named = false;
            has_numbers = true;
            if let Some(game) = game_of_prefix(&found.number) {
                telling[game as usize] += 1;
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
            names(&line.text, &line.content, tokens, pool, &mut known);
        }
    }
    if !has_numbers && list.lines.iter().all(|l| playing_cards(&l.text).is_some()) {
        return Some(CardGame::BlackPoker);
    }
    best(&telling).or_else(|| best(&known))
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
