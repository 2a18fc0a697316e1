//! A play line against the open decisions.

use super::case::PlayLine;
use super::fault::{CaseFault, Source};
use super::run::reading_names;
use crate::engine::check::Needs;
use crate::engine::{Player, Refusal};
use crate::lang::{Said, Speech};
use crate::table::play::{Fit, Play, Waits};
use crate::table::shelf::Playable;
use crate::text::nearest::nearest;

/// Why a line does not fit.
#[derive(Clone, Debug)]
pub struct Misfit {
    /// Where, in bytes of the page.
    pub at: usize,
    /// What is wrong.
    pub said: Said,
    /// The part that fits nothing.
    pub part: String,
    /// The refused candidates that its parts mean.
    pub refused: Vec<(String, Refusal)>,
    /// The options that there are, in English.
    pub options: Vec<String>,
}

/// A line of more parts is none that anybody wrote.
const MOST_PARTS: usize = 100;

/// Play a line. So many answers there were when the last one was named (`named`): forced ones that were given since may still be
/// named, in any order.
pub fn play(play: &mut dyn Play, line: &PlayLine, speech: &Speech, named: &mut usize) -> Result<(), Misfit> {
    let mut left: Vec<(String, usize)> = line.parts.clone();
    // Refused candidates, by the part that means them.
    let mut refused: Vec<(usize, (String, Refusal))> = Vec::new();
    if left.len() > MOST_PARTS {
        let said = Said::new("case-too-many-parts").count("most", MOST_PARTS);
        let part = String::new();
        return Err(Misfit { at: left[MOST_PARTS].1, said, part, refused: Vec::new(), options: Vec::new() });
    }
    while let Some((first, at)) = left.first().cloned() {
        let misfit = |said: Said, refused: Vec<(usize, (String, Refusal))>, play: &dyn Play| {
            let refused = refused.into_iter().map(|(_, found)| found).collect();
            Err(Misfit { at, said, part: first.clone(), refused, options: options(play) })
        };
        if !play.seats().has_name(line.who) {
            let said = Said::new("case-no-player").text("name", line.who);
            return Err(Misfit { at: line.at, said, part: String::new(), refused: Vec::new(), options: Vec::new() });
        }
        if let (Some(player), Some(true)) = (Player::parse(line.who, play.seats()), play.is_conceding(&first, speech))
            && play.concede(player)
        {
            left.remove(0);
            continue;
        }
        if play.is_conceding(&first, speech).is_none() && play.fold(&first) == "concede" {
            return misfit(Said::new("case-no-concession"), refused, play);
        }
        // What was forced has been done; who names it all the same is right.
        let was_forced = |play: &dyn Play| play.was_forced(*named, line.who, &first, speech);
        let (who, at_rest) = match play.waits() {
            Waits::Over(_) if was_forced(play) => {
                left.remove(0);
                continue;
            }
            Waits::Over(outcome) => {
                return misfit(Said::new("case-game-over").text("result", outcome.name()), refused, play);
            }
            Waits::For { who, at_rest, .. } => (who, at_rest),
        };
        let forced = play.count() == 1 && !at_rest;
        let begun = line.parts.first().is_none_or(|(_, first)| *first != at);
        if forced && !begun && begins_later(play, &first, line.who, speech) {
            play.answer(0);
            continue;
        }
        if !who.is(line.who) {
            if was_forced(play) {
                left.remove(0);
                continue;
            }
            if forced {
                play.answer(0);
                continue;
            }
            if is_declined(play, line, &first) {
                left.remove(0);
                continue;
            }
            refused.extend(play.not_asked(&first).map(|why| (at, (first.clone(), why))));
            // What stands before it did fit: this part is one too many.
            if begun {
                let said = Said::new("case-left-over").text("part", &first).text("who", who.name());
                return misfit(said, refused, play);
            }
            let mut other = misfit(Said::new("case-other-decides").text("who", who.name()), refused, play);
            if let Err(misfit) = &mut other {
                misfit.at = line.at;
            }
            return other;
        }
        if let Some((n, part, rest)) = matched(play, &left, begun, speech) {
            play.answer(n);
            *named = play.answers();
            let used = left[part].1;
            refused.retain(|(of, _)| *of != used);
            match last_words(&left[part].0, rest.split(' ').filter(|w| !w.is_empty()).count()) {
                Some((words, at)) => left[part] = (words, used + at),
                None => drop(left.remove(part)),
            }
            continue;
        }
        if let Some(turned) = turned(play, &left, speech) {
            left = turned;
            continue;
        }
        for (words, of) in &left {
            let found = play.refused(words, speech).map(|found| (*of, found));
            refused.extend(found.filter(|f| !refused.contains(f)));
        }
        if let Fit::Several(all) = play.fit(&first, speech) {
            let words: Vec<String> = all.iter().map(|&n| play.option(n, speech)).collect();
            let said = Said::new("case-ambiguous").text("part", &first).text("words", &words.join(", "));
            return misfit(said, refused, play);
        }
        // What is forced may be left out; but nobody passes or acts by a line that says something else.
        let is_refused = !line.refused.is_empty() && refused.iter().any(|(of, _)| *of == at);
        if forced && !play.begins_a_line(0) && !is_refused {
            play.answer(0);
            continue;
        }
        if was_forced(play) || is_declined(play, line, &first) {
            left.remove(0);
            continue;
        }
        return misfit(Said::new("case-no-option").text("part", &first), refused, play);
    }
    Ok(())
}

/// A line begins, and what is open is forced: do its words name an action after that? Then that is what they mean, even if the
/// forced answer has the same name.
fn begins_later(play: &dyn Play, words: &str, who: &str, speech: &Speech) -> bool {
    if play.begins_a_line(0) {
        return false;
    }
    let mut copy = play.fork();
    take_forced(copy.as_mut(), |copy| copy.begins_a_line(0));
    let same = matches!(copy.waits(), Waits::For { who: asked, .. } if asked.is(who));
    same && matches!(copy.fit(words, speech), Fit::One(n, _) if copy.begins_a_line(n))
}

/// The last so many words of a part as they were written, and where they begin in it.
fn last_words(part: &str, count: usize) -> Option<(String, usize)> {
    let starts: Vec<usize> = part
        .char_indices()
        .filter(|&(at, c)| !c.is_whitespace() && part[..at].chars().next_back().is_none_or(char::is_whitespace))
        .map(|(at, _)| at)
        .collect();
    let at = *starts.get(starts.len().checked_sub(count.max(1))?)?;
    (count > 0).then(|| (part[at..].to_string(), at))
}

/// Words that take nothing and use nothing.
const DECLINES: [&str; 12] = [
    "no",
    "none",
    "nothing",
    "done",
    "decline",
    "no trigger",
    "no block",
    "no blocker",
    "no counter",
    "no burst",
    "no effect",
    "no more",
];

/// Somebody does without what nobody was asked about, because there is nothing to use or to choose. Where the open decision can be declined
/// itself, other words for that are a slip.
fn is_declined(play: &dyn Play, line: &PlayLine, words: &str) -> bool {
    let declines = |words: &str| DECLINES.contains(&play.fold(words).as_str());
    let is_asked = matches!(play.waits(), Waits::For { who, at_rest: false, .. } if who.is(line.who))
        && options(play).iter().any(|option| declines(option));
    declines(words) && line.refused.is_empty() && play.answers() > 0 && !is_asked
}

/// Words for an end of a pile.
const PLACES: [&str; 9] = [
    "top",
    "bottom",
    "on top",
    "to the top",
    "at the top",
    "on the top",
    "to the bottom",
    "at the bottom",
    "on the bottom",
];

/// `bottom x` for `x bottom`, and `bottom, x, y` for both: a place that is said before the card.
fn turned(play: &dyn Play, left: &[(String, usize)], speech: &Speech) -> Option<Vec<(String, usize)>> {
    let (first, at) = left.first()?;
    let words: Vec<&str> = first.split_whitespace().collect();
    let takes = |card: &str, place: &str| {
        if !PLACES.contains(&play.fold(place).as_str()) {
            return false;
        }
        let Fit::One(n, rest) = play.fit(card, speech) else { return false };
        let mut copy = play.fork();
        rest.is_empty() && copy.answer(n) && matches!(copy.fit(place, speech), Fit::One(_, rest) if rest.is_empty())
    };
    for place in 1..words.len() {
        let (place, card) = (words[..place].join(" "), words[place..].join(" "));
        if takes(&card, &place) {
            let both = [(card, *at), (place, *at)].into_iter();
            return Some(both.chain(left[1..].iter().cloned()).collect());
        }
    }
    let (second, _) = left.get(1)?;
    takes(second, first).then(|| left[1..].iter().flat_map(|card| [card.clone(), (first.clone(), *at)]).collect())
}

/// The option that one of the parts means: which, by which part, and what is left of the part. Parts stand in the order in
/// which they are asked; costs may stand anywhere after the action.
fn matched(play: &dyn Play, left: &[(String, usize)], begun: bool, speech: &Speech) -> Option<(usize, usize, String)> {
    left.iter().enumerate().find_map(|(part, (words, _))| match play.fit(words, speech) {
        Fit::One(n, rest) if part == 0 || (begun && play.is_anywhere(n)) => Some((n, part, rest)),
        _ => None,
    })
}

/// The options of the open decision, in the words of a case.
pub fn options(play: &dyn Play) -> Vec<String> {
    let english = Speech::english();
    (0..play.count()).map(|n| play.option(n, english)).collect()
}

/// Take what is forced, up to a decision, a rest or the end.
pub fn take_forced(play: &mut dyn Play, stop: impl Fn(&dyn Play) -> bool) {
    while let Waits::For { at_rest: false, .. } = play.waits() {
        if play.count() != 1 || stop(play) || !play.answer(0) {
            return;
        }
    }
}

impl Misfit {
    /// As a fault of a page.
    pub fn fault(self, source: &Source<'_>, game: &Playable) -> CaseFault {
        let mut fault = source.fault(self.at, self.said);
        if self.refused.is_empty()
            && let Some(near) = meant(&self.part, &self.options)
        {
            fault.hints.push(Said::new("error-did-you-mean").text("words", &near));
        }
        fault.hints.extend(self.refused.iter().take(MOST_REASONS).map(|(words, why)| refused_by(game, words, why)));
        fault.options = self.options;
        fault
    }
}

/// Other words for what a player may do, and how it is said here.
const OTHER_WORDS: [(&[&str], &[&str]); 4] = [
    (
        &["resign", "resigns", "i resign", "i concede", "concedes", "surrender", "give up", "forfeit", "scoop"],
        &["concede"],
    ),
    (
        &["pass", "i pass", "end", "next turn", "turn end", "go"],
        &["end turn", "no block", "no counter", "pass", "done", "no"],
    ),
    (&["blocks", "i block"], &["block"]),
    (&["counters", "i counter"], &["counter"]),
];

/// The option that somebody may have meant.
pub fn meant(part: &str, options: &[String]) -> Option<String> {
    let lower = part.trim().to_lowercase();
    // `B concedes`.
    let is_player = |word: &str| word.len() == 1 && word.starts_with(|c: char| c.is_ascii_alphabetic());
    let lower = match lower.split_once(' ') {
        Some((who, rest)) if is_player(who) && who != "i" => rest.to_string(),
        _ => lower,
    };
    if let Some((_, here)) = OTHER_WORDS.iter().find(|(other, _)| other.contains(&lower.as_str())) {
        let is_option = |words: &&&str| **words == "concede" || options.iter().any(|option| option == **words);
        let begins = |words: &str| options.iter().find(|option| option.starts_with(&format!("{words} "))).cloned();
        return here.iter().find(is_option).map(|w| w.to_string()).or_else(|| here.iter().find_map(|w| begins(w)));
    }
    nearest(part, options.iter().map(String::as_str)).map(str::to_string).or_else(|| {
        // `attak Captain`: only the first word is a slip.
        let (verb, rest) = part.split_once(' ')?;
        let verbs = options.iter().filter_map(|option| option.split(' ').next());
        let near = nearest(verb, verbs)?;
        options
            .iter()
            .find(|option| option.split_once(' ').is_some_and(|(v, r)| v == near && r.eq_ignore_ascii_case(rest)))
            .cloned()
    })
}

/// So many refused candidates are explained.
const MOST_REASONS: usize = 3;

/// What is needed and what is there, in words.
fn needed(needs: &Needs) -> Said {
    let number = |n: i32| usize::try_from(n).unwrap_or(0);
    Said::new(needs.key).count("n", number(needs.wanted)).count("there", number(needs.there))
}

/// What refuses something: clauses, and the readings that this rests on.
pub fn refused_by(game: &Playable, words: &str, refusal: &Refusal) -> Said {
    let clauses: Vec<String> = refusal.clauses.iter().map(|&c| game.shown(c)).collect();
    let readings = reading_names(game, refusal);
    let key = if readings.is_empty() { "case-refused-by" } else { "case-refused-by-reading" };
    let said = Said::new(key).text("words", words).text("clauses", &clauses.join(", "));
    let said = if readings.is_empty() {
        said
    } else {
        let question = |name: &&'static str| {
            let key = format!("reading-{name}");
            Said::later(move |speech| speech.word(&key))
        };
        said.said("readings", Said::several(readings.iter().map(question), " "))
    };
    let needs: Vec<Said> = refusal.needs.iter().map(needed).collect();
    match needs.is_empty() {
        true => said,
        false => Said::new("case-refused-needs").said("refused", said).said("needs", Said::several(needs, "; ")),
    }
}
