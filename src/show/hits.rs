//! How what a search found is shown.

use super::Desk;
use super::args::With;
use super::rule::{children, edition_title, first_clusters, paraphrase, path_line, remarks};
use super::screen::{Ink, Screen};
use crate::rules::{Edition, Kind, Library, Shelf, Status};
use crate::scenario::shipped::{Glance, glances, name_of};
use crate::search::index::face::Face;
use crate::search::{Hit, Query, Search};
use crate::text::cluster;

/// What is needed to show a hit.
pub struct Found<'a> {
    pub desk: &'a Desk,
    pub shelf: &'a Shelf,
    pub library: &'a Library,
    pub query: &'a Query,
    pub search: &'a Search<'a>,
    pub with: With,
}

/// Longer texts are cut around what was found, at whole letters.
const SHOWN: usize = 360;
/// In a list, what fits on about a line.
const LISTED: usize = 90;
/// The question of a case is cut here.
const ASKED: usize = 280;
/// A number wider than this stands on a line of its own.
const WIDE: usize = 30;

impl Found<'_> {
    /// A hit among others.
    pub fn show(&self, screen: &mut Screen, hit: &Hit) {
        screen.gap();
        let (edition, at) = self.open(screen, hit);
        self.text(screen, hit, SHOWN);
        self.paraphrase(screen, edition, at, SHOWN);
        if edition.clauses[at].status() == Status::Uncertain {
            screen.paragraph("  ", Ink::Plain, &self.desk.speech.word("rule-uncertain"), Ink::Doubt);
        }
        self.standing(screen, hit);
    }

    /// The one hit that is surely meant, with what stands below it.
    pub fn whole(&self, screen: &mut Screen, hit: &Hit) {
        let (edition, at) = self.open(screen, hit);
        self.text(screen, hit, usize::MAX);
        self.paraphrase(screen, edition, at, usize::MAX);
        children(screen, self.desk, edition, at, self.with);
        remarks(screen, self.desk, &edition.clauses[at]);
        self.standing(screen, hit);
    }

    /// The others, a line or two each.
    pub fn list(&self, screen: &mut Screen, hits: &[Hit]) {
        if hits.is_empty() {
            return;
        }
        screen.gap();
        screen.paragraph("", Ink::Plain, &self.desk.speech.word("search-further"), Ink::Bold);
        for hit in hits {
            let edition = &self.library.editions[hit.edition];
            let clause = &edition.clauses[hit.clause];
            let place = format!("  {} {} ", edition.name(), clause.printed);
            let spans = self.search.marks(hit, self.query);
            let (from, to) = excerpt(&clause.text, &spans, LISTED);
            screen.marked(&place, Ink::Faint, &pieces(&clause.text, &spans, from, to));
            if let Some(said) = paraphrase(edition, clause, self.with) {
                let lead = format!("    {} ", self.desk.speech.word("rule-paraphrase"));
                screen.paragraph(&lead, Ink::Faint, &first_clusters(said, LISTED), Ink::Faint);
            }
        }
    }

    /// Where a hit stands: its text and the titles above it.
    fn open(&self, screen: &mut Screen, hit: &Hit) -> (&Edition, usize) {
        let edition = &self.library.editions[hit.edition];
        let mut title = edition_title(self.desk, self.shelf, edition);
        let path = path_line(edition, hit.clause);
        if !path.is_empty() {
            title = format!("{title} › {path}");
        }
        screen.paragraph("", Ink::Plain, &title, Ink::Faint);
        (edition, hit.clause)
    }

    /// The words of the clause, with marks.
    fn text(&self, screen: &mut Screen, hit: &Hit, most: usize) {
        let clause = self.search.clause_of(hit);
        let spans = self.search.marks(hit, self.query);
        let (from, to) = excerpt(&clause.text, &spans, most);
        let pieces = pieces(&clause.text, &spans, from, to);
        if cluster::width(&clause.printed) > WIDE {
            screen.paragraph("", Ink::Plain, &clause.printed, Ink::Bold);
            screen.marked("  ", Ink::Plain, &pieces);
        } else {
            screen.marked(&format!("{} ", clause.printed), Ink::Bold, &pieces);
        }
    }

    fn paraphrase(&self, screen: &mut Screen, edition: &Edition, at: usize, most: usize) {
        if let Some(said) = paraphrase(edition, &edition.clauses[at], self.with) {
            let lead = format!("  {} ", self.desk.speech.word("rule-paraphrase"));
            screen.paragraph(&lead, Ink::Faint, &first_clusters(said, most), Ink::Faint);
        }
    }

    /// What a judge must know of a hit before quoting it, how people ask for it, and the cases that turn on it.
    fn standing(&self, screen: &mut Screen, hit: &Hit) {
        let speech = &self.desk.speech;
        let edition = &self.library.editions[hit.edition];
        let clause = &edition.clauses[hit.clause];
        if edition.facts.ours {
            screen.paragraph("  ", Ink::Plain, &speech.word("rule-ours"), Ink::Doubt);
        } else if !self.library.is_default(edition) {
            screen.paragraph("  ", Ink::Plain, &speech.word("search-not-in-newest"), Ink::Doubt);
        }
        if clause.kind == Kind::Clause && !hit.elsewhere.is_empty() {
            let name = |&(e, c): &(usize, usize)| {
                let edition = &self.library.editions[e];
                format!("{} {}", edition.facts.edition, edition.clauses[c].id)
            };
            let others: Vec<String> = hit.elsewhere.iter().map(name).collect();
            let also = speech.say("search-also-in", &[("editions", others.join(", ").into())]);
            screen.paragraph("  ", Ink::Plain, &also, Ink::Faint);
        }
        if let Some(line) = hit.asked {
            let asked = speech.say("search-asked", &[("line", line.into())]);
            screen.paragraph("  ", Ink::Plain, &asked, Ink::Faint);
        }
        for case in told(hit) {
            turning(screen, self.desk, case);
        }
    }
}

/// A case that turns on a clause, told with it, and how it is run.
pub fn turning(screen: &mut Screen, desk: &Desk, case: &Glance) {
    let lead = format!("  {} ", desk.speech.word("search-case"));
    screen.paragraph(&lead, Ink::Faint, case.title_in(desk.speech.language), Ink::Faint);
    screen.paragraph("    ", Ink::Plain, &format!("shinpan run {}", case.name()), Ink::Faint);
}

/// The cases told with a hit.
pub fn told(hit: &Hit) -> impl Iterator<Item = &'static Glance> {
    hit.cases.iter().filter_map(|&case| glances().get(case))
}

/// A case that was looked for.
pub fn case(screen: &mut Screen, desk: &Desk, shelf: &Shelf, file: &str, face: &Face) {
    screen.gap();
    let game = face.edition.split_once('@').and_then(|(game, _)| shelf.game(game));
    let game = game.map_or("", |game| game.name_in(desk.speech.language.code()));
    let edition = face.edition.split_once('@').map_or("", |(_, edition)| edition);
    screen.paragraph("", Ink::Plain, &format!("{game} {edition} · {}", name_of(file)), Ink::Faint);
    screen.paragraph("", Ink::Plain, face.title_in(desk.speech.language.code()), Ink::Bold);
    if !face.question.is_empty() {
        screen.paragraph("  ", Ink::Plain, &first_clusters(&face.question, ASKED), Ink::Plain);
    }
    let clauses = face.clauses();
    if !clauses.is_empty() {
        let turns = desk.speech.say("search-turns-on", &[("clauses", clauses.join(", ").into())]);
        screen.paragraph("  ", Ink::Plain, &turns, Ink::Faint);
    }
}

/// A stretch of a text, with what was found set apart.
fn pieces<'t>(text: &'t str, spans: &[(usize, usize)], from: usize, to: usize) -> Vec<(Ink, &'t str)> {
    let mut pieces: Vec<(Ink, &str)> = Vec::new();
    if from > 0 {
        pieces.push((Ink::Plain, "…"));
    }
    let mut at = from;
    for &(start, end) in spans.iter().filter(|&&(s, e)| s >= from && e <= to) {
        pieces.push((Ink::Plain, &text[at..start]));
        pieces.push((Ink::Mark, &text[start..end]));
        at = end;
    }
    pieces.push((Ink::Plain, &text[at..to]));
    if to < text.len() {
        pieces.push((Ink::Plain, "…"));
    }
    pieces
}

/// The stretch of a long text to show: from a little before the first mark.
pub fn excerpt(text: &str, spans: &[(usize, usize)], most: usize) -> (usize, usize) {
    let clusters = cluster::spans(text);
    if clusters.len() <= most {
        return (0, text.len());
    }
    let first = spans.first().map_or(0, |s| s.0);
    let index = clusters.iter().position(|&(_, end)| end > first).unwrap_or(0);
    let from = index.saturating_sub(most / 9);
    let to = (from + most).min(clusters.len());
    (clusters[from].0, clusters[to - 1].1)
}
