//! `shinpan diff GAME OLD NEW [CLAUSE]`: what changed between two editions.

use serde_json::{Value, json};

use super::args::{DiffArgs, Only};
use super::failure::{Failure, shortened};
use super::screen::{Ink, Screen};
use super::{Desk, Shown, differences, pick};
use crate::engine::Difference;
use crate::rules::compare::{Change, Fate, Piece, Reach, Review, changed_pieces};
use crate::rules::{Edition, Library};

pub fn run(desk: &Desk, args: &DiffArgs) -> Result<Shown, Failure> {
    let speech = &desk.speech;
    let shelf = desk.shelf()?;
    let spec = pick::game_alone(speech, shelf, &args.game)?;
    let library = desk.library(Some(&spec.game))?;
    let (old, new) = (edition(desk, library, &spec, &args.old)?, edition(desk, library, &spec, &args.new)?);
    let (old, new) = if old.facts.date <= new.facts.date { (old, new) } else { (new, old) };
    let words = args.clause.join(" ");
    let mut changes = desk.texts.changes(old, new).to_vec();
    if words.trim().is_empty() {
        changes.retain(|c| c.fate != Fate::Same);
    } else {
        let (before, after) = (pick::clauses_in_any_language(old, &words), pick::clauses_in_any_language(new, &words));
        if before.is_empty() && after.is_empty() {
            return Err(not_found(desk, &words, old, new));
        }
        let under = |edition: &Edition, roots: &[usize], at: Option<usize>| {
            let mut up = at;
            while let Some(place) = up {
                if roots.contains(&place) {
                    return true;
                }
                up = edition.clauses[place].parent;
            }
            false
        };
        let asked =
            |c: &Change| c.old.is_some_and(|o| before.contains(&o)) || c.new.is_some_and(|n| after.contains(&n));
        changes.retain(|c| under(old, &before, c.old) || under(new, &after, c.new));
        changes.retain(|c| c.fate != Fate::Same || asked(c));
    }
    if !args.only.is_empty() {
        changes.retain(|c| args.only.iter().any(|&only| is_kind(c, only, old, new)));
    }
    let mut played = differences::between(&spec.game, &old.facts.edition, &new.facts.edition);
    if !args.only.is_empty() && !args.only.contains(&Only::Meaning) {
        played.clear();
    }
    if !words.trim().is_empty() {
        let speaks = |edition: &Edition, at: Option<usize>, numbers: &str| {
            at.is_some_and(|at| numbers.split(' ').any(|number| edition.clauses[at].key() == number))
        };
        let is_asked =
            |d: &&Difference| changes.iter().any(|c| speaks(old, c.old, d.there) || speaks(new, c.new, d.here));
        played.retain(is_asked);
    }
    if desk.json {
        let all: Vec<Value> = changes.iter().map(|c| change_json(c, old, new)).collect();
        return Ok(Shown::Json(json!({
            "game": spec.game, "old": old.facts.edition, "new": new.facts.edition,
            "totals": totals(&changes), "changes": all, "played": differences::document(desk, &played),
        })));
    }
    let mut screen = desk.blank();
    let names = [("old", old.name().into()), ("new", new.name().into())];
    screen.paragraph("", Ink::Plain, &speech.say("diff-title", &names), Ink::Bold);
    let count = |fate: Fate| changes.iter().filter(|c| c.fate == fate).count();
    let gaps = [
        ("added", count(Fate::Added).into()),
        ("removed", count(Fate::Removed).into()),
        ("moved", count(Fate::Moved).into()),
        ("merged", count(Fate::Merged).into()),
        ("changed", count(Fate::Changed).into()),
    ];
    screen.paragraph("", Ink::Plain, &speech.say("diff-totals", &gaps), Ink::Plain);
    for change in &changes {
        screen.gap();
        show(&mut screen, desk, change, old, new);
    }
    differences::show(&mut screen, desk, &played);
    Ok(Shown::Text(screen))
}

fn not_found(desk: &Desk, words: &str, old: &Edition, new: &Edition) -> Failure {
    let speech = &desk.speech;
    let gaps = [("clause", shortened(words).into()), ("edition", format!("{}, {}", old.name(), new.name()).into())];
    let mut failure = Failure::nothing(speech.say("error-no-clause-in", &gaps));
    let near: Vec<&str> = new.nearest(words, 4).iter().map(|c| c.printed.as_str()).collect();
    if !near.is_empty() {
        let gaps = [("edition", new.name().into()), ("words", near.join(", ").into())];
        failure = failure.hint(speech.say("error-nearest", &gaps));
    }
    let empty = json!({ "game": new.facts.game, "old": old.facts.edition, "new": new.facts.edition, "changes": [] });
    failure.with_json(desk.json, empty)
}

fn edition<'a>(desk: &Desk, library: &'a Library, spec: &pick::GameSpec, name: &str) -> Result<&'a Edition, Failure> {
    // `one-piece@1.1.8` is as good as `1.1.8`.
    let name = name.rsplit('@').next().unwrap_or(name);
    let spec = pick::GameSpec { game: spec.game.clone(), edition: Some(name.to_string()) };
    pick::edition(&desk.speech, library, &spec)
}

/// Our note on this change.
fn review<'a>(change: &Change, old: &Edition, new: &'a Edition) -> Option<&'a Review> {
    new.reviewed.get(&old.facts.edition)?.get(&change.new?).filter(|_| change.reworded && change.fate != Fate::Merged)
}

fn is_kind(change: &Change, only: Only, old: &Edition, new: &Edition) -> bool {
    match only {
        Only::Added => change.fate == Fate::Added,
        Only::Removed => change.fate == Fate::Removed,
        Only::Moved => change.fate == Fate::Moved,
        Only::Merged => change.fate == Fate::Merged,
        Only::Changed => change.fate == Fate::Changed,
        Only::Meaning => review(change, old, new).is_some_and(|r| r.reach == Reach::Meaning),
    }
}

fn totals(changes: &[Change]) -> Value {
    let count = |fate: Fate| changes.iter().filter(|c| c.fate == fate).count();
    json!({
        "added": count(Fate::Added), "removed": count(Fate::Removed), "moved": count(Fate::Moved),
        "merged": count(Fate::Merged), "changed": count(Fate::Changed),
    })
}

/// One change as JSON: fate, both numbers and texts, the pieces, the review.
pub fn change_json(change: &Change, old: &Edition, new: &Edition) -> Value {
    let text = |edition: &Edition, at: Option<usize>| at.map(|a| edition.clauses[a].text.clone());
    let id = |edition: &Edition, at: Option<usize>| at.map(|a| edition.clauses[a].id.clone());
    let (before, after) = (text(old, change.old), text(new, change.new));
    let pieces: Vec<Value> = match (&before, &after) {
        (Some(b), Some(a)) if change.reworded => changed_pieces(b, a)
            .into_iter()
            .map(|p| match p {
                Piece::Same(t) => json!({ "same": t }),
                Piece::Gone(t) => json!({ "gone": t }),
                Piece::New(t) => json!({ "new": t }),
            })
            .collect(),
        _ => Vec::new(),
    };
    json!({
        "kind": change.fate, "old": id(old, change.old), "new": id(new, change.new), "reworded": change.reworded,
        "review": review(change, old, new), "note": lost(change, old, new, "en"),
        "note_in": lost(change, old, new, "en").map(|_| json!({ "th": lost(change, old, new, "th"), "ja": lost(change, old, new, "ja") })),
        "old_text": before, "new_text": after, "pieces": pieces,
    })
}

/// A clause that is not gone but lost in the scan of the newer edition.
fn lost<'a>(change: &Change, old: &Edition, new: &'a Edition, language: &str) -> Option<&'a str> {
    let key = old.clauses[change.old.filter(|_| change.fate == Fate::Removed)?].key();
    new.facts.lacking_in(&key, language)
}

/// One change for the eye.
pub fn show(screen: &mut Screen, desk: &Desk, change: &Change, old: &Edition, new: &Edition) {
    let speech = &desk.speech;
    let before = change.old.map(|o| &old.clauses[o]);
    let after = change.new.map(|n| &new.clauses[n]);
    let numbers = match (before, after) {
        (Some(b), Some(a)) if b.printed != a.printed => format!("{} → {}", b.printed, a.printed),
        (_, Some(a)) => a.printed.clone(),
        (Some(b), None) => b.printed.clone(),
        (None, None) => String::new(),
    };
    let key = match change.fate {
        Fate::Same => "diff-same",
        Fate::Changed => "diff-changed",
        Fate::Moved if change.reworded => "diff-moved-changed",
        Fate::Moved => "diff-moved",
        Fate::Merged => "diff-merged",
        Fate::Added => "diff-added",
        Fate::Removed if lost(change, old, new, "en").is_some() => "diff-lost",
        Fate::Removed => "diff-removed",
    };
    let mut title = speech.word(key);
    if let Some(review) = review(change, old, new) {
        let reach = speech.word(match review.reach {
            Reach::Meaning => "diff-reach-meaning",
            Reach::Wording => "diff-reach-wording",
            Reach::Spelling => "diff-reach-spelling",
        });
        title = format!("{title} · {reach}: {}", review.note_in(speech.language.code()));
    }
    screen.paragraph(&format!("{numbers} "), Ink::Bold, &title, Ink::Plain);
    match (before, after) {
        (Some(b), Some(_)) if change.fate == Fate::Merged => screen.paragraph("  ", Ink::Plain, &b.text, Ink::Plain),
        (Some(b), Some(a)) if change.reworded => {
            let pieces = changed_pieces(&b.text, &a.text);
            let inked: Vec<(Ink, &str)> = pieces
                .iter()
                .map(|p| match p {
                    Piece::Same(t) => (Ink::Plain, t.as_str()),
                    Piece::Gone(t) => (Ink::Gone, t.as_str()),
                    Piece::New(t) => (Ink::New, t.as_str()),
                })
                .collect();
            screen.marked("  ", Ink::Plain, &inked);
        }
        (_, Some(a)) => {
            let ink = if change.fate == Fate::Added { Ink::New } else { Ink::Plain };
            screen.paragraph("  ", Ink::Plain, &a.text, ink);
        }
        (Some(b), None) => {
            screen.paragraph("  ", Ink::Plain, &b.text, Ink::Gone);
            if let Some(why) = lost(change, old, new, speech.language.code()) {
                screen.paragraph("  ", Ink::Plain, why, Ink::Doubt);
            }
        }
        (None, None) => {}
    }
}
