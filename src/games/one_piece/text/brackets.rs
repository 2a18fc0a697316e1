//! 10-2. What stands in brackets before an effect: timings, conditions, `[Once Per Turn]`.

use super::{Reader, Sort};
use crate::games::one_piece::vocabulary::{Condition, OwnCondition, Timing, When, Whose};

/// The kind of effect that the brackets say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heading {
    /// `[On Play]` and so on.
    Auto(Vec<Timing>),
    /// `[Activate: Main]`.
    ActivateMain,
    /// `[Main]`.
    Main,
    /// `[Counter]`.
    Counter,
    /// `[Main]/[Counter]`.
    MainAndCounter,
    /// `[Trigger]`.
    Trigger,
}

/// All brackets before an effect.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Brackets {
    /// The kind, if they say it.
    pub heading: Option<Heading>,
    /// Conditions.
    pub conditions: Vec<Condition>,
    /// `[Once Per Turn]`.
    pub once: bool,
}

impl Reader<'_> {
    /// `[On Play]`: an auto timing.
    pub fn timing(&mut self) -> Option<Timing> {
        let when = match self.peek()?.text.as_str() {
            "[on_play]" => When::OnPlay,
            "[when_attacking]" => When::WhenAttacking,
            "[on_block]" => When::OnBlock,
            "[on_k.o.]" | "[on_ko]" | "[on_k.o]" => When::OnKo,
            "[on_your_opponent's_attack]" | "[on_opponent's_attack]" => When::OnOpponentsAttack,
            "[end_of_your_turn]" => When::EndOfYourTurn,
            "[end_of_your_opponent's_turn]" | "[end_of_opponent's_turn]" => When::EndOfOpponentsTurn,
            "[start_of_your_turn]" => When::StartOfTurn(Whose::Yours),
            _ => return None,
        };
        self.at += 1;
        Some(Timing::Own(when))
    }

    /// Whether an effect begins here.
    pub fn header_ahead(&self) -> bool {
        self.peek().is_some_and(|token| {
            token.sort == Sort::Bracket
                && (self.keyword_ahead().is_some()
                    || given_don(&token.text).is_some()
                    || matches!(
                        token.text.as_str(),
                        "[on_play]"
                            | "[when_attacking]"
                            | "[on_block]"
                            | "[on_k.o.]"
                            | "[on_ko]"
                            | "[on_k.o]"
                            | "[on_your_opponent's_attack]"
                            | "[on_opponent's_attack]"
                            | "[end_of_your_turn]"
                            | "[end_of_your_opponent's_turn]"
                            | "[end_of_opponent's_turn]"
                            | "[start_of_your_turn]"
                            | "[your_turn]"
                            | "[opponent's_turn]"
                            | "[once_per_turn]"
                            | "[main]"
                            | "[counter]"
                            | "[activate:_main]"
                            | "[activate:main]"
                            | "[trigger]"
                    ))
        })
    }

    /// Everything in brackets before an effect.
    pub fn brackets(&mut self) -> Brackets {
        let mut found = Brackets::default();
        loop {
            self.eat("/");
            // "[On Play]: Draw 1 card."
            if found.heading.is_some() && self.eat(":") {
                return found;
            }
            // A line break among brackets that say no kind yet.
            if found.heading.is_none() && found != Brackets::default() && self.take(Sort::Break).is_some() {
                continue;
            }
            if let Some(timing) = self.timing() {
                match &mut found.heading {
                    Some(Heading::Auto(timings)) => timings.push(timing),
                    heading => *heading = Some(Heading::Auto(vec![timing])),
                }
                continue;
            }
            let Some(token) = self.peek().filter(|token| token.sort == Sort::Bracket) else { return found };
            match token.text.as_str() {
                "[activate:_main]" | "[activate:main]" => found.heading = Some(Heading::ActivateMain),
                "[main]" if found.heading == Some(Heading::Counter) => found.heading = Some(Heading::MainAndCounter),
                "[main]" => found.heading = Some(Heading::Main),
                "[counter]" if found.heading == Some(Heading::Main) => found.heading = Some(Heading::MainAndCounter),
                "[counter]" => found.heading = Some(Heading::Counter),
                "[trigger]" => found.heading = Some(Heading::Trigger),
                "[your_turn]" => found.conditions.push(Condition::YourTurn),
                "[opponent's_turn]" => found.conditions.push(Condition::OpponentsTurn),
                "[once_per_turn]" => found.once = true,
                text => match given_don(text) {
                    Some(count) => found.conditions.push(Condition::Own(OwnCondition::DonGiven(count))),
                    None => return found,
                },
            }
            self.at += 1;
        }
    }
}

/// `[DON!! x1]`.
fn given_don(text: &str) -> Option<u8> {
    let inside = text.strip_prefix("[don!!")?.strip_suffix(']')?;
    inside.trim_start_matches('_').strip_prefix('x')?.trim_start_matches('_').parse().ok()
}
