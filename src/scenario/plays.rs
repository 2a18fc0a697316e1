//! A play line against the open decisions.

use super::case::PlayLine;
use super::fault::{CaseFault, Source};
use super::run::reading_names;
use crate::engine::check::Needs;
use crate::engine::{Chooser, Player, Refusal};
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
    let nowhere =
        |at: usize, said: Said| Misfit { at, said, part: String::new(), refused: Vec::new(), options: Vec::new() };
    if let Some((_, at)) = line.parts.get(MOST_PARTS) {
        return Err(nowhere(*at, Said::new("case-too-many-parts").count("most", MOST_PARTS)));
    }
    if !line.parts.is_empty() && !play.seats().has_name(line.who) {
        return Err(nowhere(line.at, Said::new("case-no-player").text("name", line.who)));
    }
    let left = line.parts.clone();
    Typed { play, line, speech, named, left, refused: Vec::new(), sure: false, again: 0 }.whole()
}

/// A line that is being played.
struct Typed<'a> {
    play: &'a mut dyn Play,
    line: &'a PlayLine,
    speech: &'a Speech,
    named: &'a mut usize,
    /// The parts that are not played yet, and where they stand.
    left: Vec<(String, usize)>,
    /// Refused candidates, by the part that means them.
    refused: Vec<(usize, (String, Refusal))>,
    /// Nobody asks whether it could mean something else.
    sure: bool,
    /// So many parts named what had been done already.
    again: usize,
}

impl Typed<'_> {
    /// All parts.
    fn whole(&mut self) -> Result<(), Misfit> {
        while let Some((first, at)) = self.left.first().cloned() {
            self.part(&first, at)?;
        }
        Ok(())
    }

    /// What comes of the line if it is read on from here by a copy, with what is forced taken after it, and how many parts named what had
    /// been done already.
    fn read_on(&self, mut copy: Box<dyn Play>, named: usize) -> Option<(Box<dyn Play>, usize)> {
        let mut named = named;
        let (line, speech, left) = (self.line, self.speech, self.left.clone());
        let play = copy.as_mut();
        let mut typed =
            Typed { play, line, speech, named: &mut named, left, refused: Vec::new(), sure: true, again: 0 };
        typed.whole().ok()?;
        let again = typed.again;
        take_forced(copy.as_mut(), |_| false);
        Some((copy, again))
    }

    /// The first part names what is forced: might it mean a choice that comes after that, and would the line end otherwise then? `play Sift,
    /// Bay, Ash`: Bay is the only card that can be taken, and both are laid in an order.
    fn is_ambiguous(&self, first: &str) -> bool {
        // A line that ends with what is forced has named that.
        if self.left.len() < 2 || !matches!(self.play.fit(first, self.speech), Fit::One(..)) {
            return false;
        }
        let mut later = self.play.fork();
        take_forced(later.as_mut(), |_| false);
        let asked = matches!(later.waits(), Waits::For { who, at_rest: false, .. } if who.is(self.line.who));
        if self.sure || !asked || later.count() < 2 || !matches!(later.fit(first, self.speech), Fit::One(..)) {
            return false;
        }
        let named = later.answers();
        let (now, later) = (self.read_on(self.play.fork(), *self.named), self.read_on(later, named));
        matches!((now, later), (Some((now, _)), Some((later, 0))) if now.given() != later.given())
    }

    /// One answer for the first part, or the part is understood to be said already.
    fn part(&mut self, first: &str, at: usize) -> Result<(), Misfit> {
        if self.concedes(first, at)? {
            return Ok(());
        }
        let (who, at_rest) = match self.play.waits() {
            Waits::Over(_) if self.was_forced(first) => return self.is_said(),
            Waits::Over(outcome) => {
                return Err(self.misfit(first, at, Said::new("case-game-over").text("result", outcome.name())));
            }
            Waits::For { who, at_rest, .. } => (who, at_rest),
        };
        let forced = self.play.count() == 1 && !at_rest;
        let begun = self.line.parts.first().is_none_or(|(_, first)| *first != at);
        if forced && !begun && begins_later(self.play, first, self.line.who, self.speech) {
            return self.take_the_only();
        }
        if !who.is(self.line.who) {
            return self.anothers(first, at, who, forced, begun);
        }
        if forced && begun && self.is_ambiguous(first) {
            let mut later = self.play.fork();
            take_forced(later.as_mut(), |_| false);
            let words = [options(self.play), options(later.as_ref())].concat().join(", ");
            return Err(self.misfit(first, at, Said::new("case-ambiguous").text("part", first).text("words", &words)));
        }
        if self.fits(begun) {
            return Ok(());
        }
        self.does_not_fit(first, at, forced)
    }

    /// The first part needs no answer any more.
    fn is_said(&mut self) -> Result<(), Misfit> {
        self.again += 1;
        self.left.remove(0);
        Ok(())
    }

    /// What is forced is done without being named.
    fn take_the_only(&mut self) -> Result<(), Misfit> {
        self.play.answer(0);
        Ok(())
    }

    /// What was forced has been done; who names it all the same is right.
    fn was_forced(&self, first: &str) -> bool {
        self.play.was_forced(*self.named, self.line.who, first, self.speech)
    }

    fn misfit(&mut self, first: &str, at: usize, said: Said) -> Misfit {
        let refused = std::mem::take(&mut self.refused).into_iter().map(|(_, found)| found).collect();
        Misfit { at, said, part: first.to_string(), refused, options: options(self.play) }
    }

    /// A player concedes, whoever is asked.
    fn concedes(&mut self, first: &str, at: usize) -> Result<bool, Misfit> {
        let says = self.play.is_conceding(first, self.speech);
        if let (Some(player), Some(true)) = (Player::parse(self.line.who, self.play.seats()), says)
            && self.play.concede(player)
        {
            self.left.remove(0);
            return Ok(true);
        }
        if says.is_none() && self.play.fold(first) == "concede" {
            return Err(self.misfit(first, at, Said::new("case-no-concession")));
        }
        Ok(false)
    }

    /// Somebody else is asked.
    fn anothers(&mut self, first: &str, at: usize, who: Chooser, forced: bool, begun: bool) -> Result<(), Misfit> {
        if self.was_forced(first) {
            return self.is_said();
        }
        if forced {
            return self.take_the_only();
        }
        if is_declined(self.play, self.line, first) {
            return self.is_said();
        }
        self.refused.extend(self.play.not_asked(first).map(|why| (at, (first.to_string(), why))));
        // What stands before it did fit: this part is one too many.
        if begun {
            let said = Said::new("case-left-over").text("part", first).text("who", who.name());
            return Err(self.misfit(first, at, said));
        }
        let other = self.misfit(first, at, Said::new("case-other-decides").text("who", who.name()));
        Err(Misfit { at: self.line.at, ..other })
    }

    /// One of the parts is an option, or is when it is turned round.
    fn fits(&mut self, begun: bool) -> bool {
        if let Some((n, part, rest)) = matched(self.play, &self.left, begun, self.speech) {
            self.play.answer(n);
            *self.named = self.play.answers();
            let used = self.left[part].1;
            self.refused.retain(|(of, _)| *of != used);
            match last_words(&self.left[part].0, rest.split(' ').filter(|w| !w.is_empty()).count()) {
                Some((words, at)) => self.left[part] = (words, used + at),
                None => drop(self.left.remove(part)),
            }
            return true;
        }
        let turned = turned(self.play, &self.left, self.speech);
        turned.map(|turned| self.left = turned).is_some()
    }

    /// No part is an option: what is open may be forced, what is said may be forced or declined; or it is a slip.
    fn does_not_fit(&mut self, first: &str, at: usize, forced: bool) -> Result<(), Misfit> {
        for (words, of) in &self.left {
            let found = self.play.refused(words, self.speech).map(|found| (*of, found));
            let is_new = |f: &(usize, (String, Refusal))| !self.refused.contains(f);
            let found: Vec<_> = found.into_iter().filter(is_new).collect();
            self.refused.extend(found);
        }
        if let Fit::Several(all) = self.play.fit(first, self.speech) {
            let words: Vec<String> = all.iter().map(|&n| self.play.option(n, self.speech)).collect();
            let said = Said::new("case-ambiguous").text("part", first).text("words", &words.join(", "));
            return Err(self.misfit(first, at, said));
        }
        // What is forced may be left out; but nobody passes or acts by a line that says something else.
        let is_refused = !self.line.refused.is_empty() && self.refused.iter().any(|(of, _)| *of == at);
        if forced && !self.play.begins_a_line(0) && !is_refused {
            return self.take_the_only();
        }
        if self.was_forced(first) || is_declined(self.play, self.line, first) {
            return self.is_said();
        }
        Err(self.misfit(first, at, Said::new("case-no-option").text("part", first)))
    }
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

/// The questions of the readings that a refusal rests on, and what is needed and not there: what there is to say beside its clauses.
pub fn refused_since(game: &Playable, refusal: &Refusal, speech: &Speech) -> (Vec<String>, Vec<String>) {
    let questions = reading_names(game, refusal).iter().map(|name| speech.word(&format!("reading-{name}"))).collect();
    (questions, refusal.needs.iter().map(|needs| needed(needs).words(speech)).collect())
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
        let keys: Vec<String> = readings.iter().map(|name| format!("reading-{name}")).collect();
        let questions = move |speech: &Speech| keys.iter().map(|key| speech.word(key)).collect::<Vec<_>>();
        said.said("readings", Said::later(move |speech| questions(speech).join(speech.between())))
    };
    let needs: Vec<Said> = refusal.needs.iter().map(needed).collect();
    match needs.is_empty() {
        true => said,
        false => Said::new("case-refused-needs").said("refused", said).said("needs", Said::several(needs, "; ")),
    }
}
