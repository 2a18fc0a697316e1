//! The files beside a text: paraphrase, scan, remarks, references by name, kinds, notes on changes.

use std::collections::HashMap;

use super::clause::{Clause, Remark, RemarkKind};
use super::compare::{Reach, Review};
use super::edition::Edition;
use super::enforcement::{ClauseKind, Enforcement};
use super::fault::{Fault, FaultKind, Place};
use super::reader::{Source, Sources};
use super::translated::Translated;

/// Read what stands beside the text of an edition into its clauses.
pub fn read(sources: &Sources<'_>, edition: &mut Edition) -> Result<(), Fault> {
    for_each_row(sources.english, 2, edition, |clause, fields| {
        let before = clause.english.replace(unescape(fields[0]));
        before.map_or(Ok(()), |_| Err(FaultKind::DuplicateNumber(clause.printed.clone())))
    })?;
    for &(language, source) in &sources.paraphrases {
        for_each_row(Some(source), 2, edition, |clause, fields| {
            let before = clause.also.slot(language).and_then(|slot| slot.replace(unescape(fields[0])));
            before.map_or(Ok(()), |_| Err(FaultKind::DuplicateNumber(clause.printed.clone())))
        })?;
    }
    for_each_row(sources.scan, 2, edition, |clause, fields| {
        if !clause.raw.is_empty() {
            return Err(FaultKind::DuplicateNumber(clause.printed.clone()));
        }
        clause.raw = unescape(fields[0]);
        Ok(())
    })?;
    for_each_row(sources.remarks, 3, edition, |clause, fields| {
        let kind = RemarkKind::parse(fields[0]).ok_or_else(|| FaultKind::UnknownWord(fields[0].to_string()))?;
        clause.remarks.push(Remark { kind, text: unescape(fields[1]), also: Translated::default() });
        Ok(())
    })?;
    for &(language, source) in &sources.remarks_in {
        for_each_row(Some(source), 3, edition, |clause, fields| {
            let kind = RemarkKind::parse(fields[0]).ok_or_else(|| FaultKind::UnknownWord(fields[0].to_string()))?;
            // The first of a kind is said of the first of that kind, and so on.
            let said = |r: &&mut Remark| r.kind == kind && !r.text.is_empty() && r.also.get(language).is_none();
            let remark = clause.remarks.iter_mut().find(said);
            let slot = remark.and_then(|remark| remark.also.slot(language)).ok_or(FaultKind::NothingToTranslate)?;
            *slot = Some(unescape(fields[1]));
            Ok(())
        })?;
    }
    if let Some(source) = sources.references {
        for Named { line, from, target } in named(source, edition)? {
            if elsewhere(target).is_none() {
                let to = edition.find(target).ok_or_else(|| unknown(source, line, target))?;
                edition.clauses[from].refers_to.push(to);
            }
        }
    }
    for_each_row(sources.kinds, 3, edition, |clause, fields| {
        let kind = ClauseKind::parse(fields[0]).ok_or_else(|| FaultKind::UnknownWord(fields[0].to_string()))?;
        let before = clause.enforcement.replace(Enforcement { kind, reason: unescape(fields[1]) });
        before.map_or(Ok(()), |_| Err(FaultKind::DuplicateNumber(clause.printed.clone())))
    })?;
    if sources.kinds.is_some() {
        for chapter in edition.clauses.iter_mut().filter(|c| c.heading && c.parent.is_none()) {
            let heading = || Enforcement { kind: ClauseKind::Heading, reason: String::new() };
            chapter.enforcement.get_or_insert_with(heading);
        }
    }
    for (older, source) in &sources.since {
        let mut reviewed = HashMap::new();
        for Row { line, id, fields } in rows(*source, 3)? {
            let fault = |kind| Fault::at(kind, Place::of_line(source.file, source.text, line));
            let at = edition.find(id).ok_or_else(|| fault(FaultKind::UnknownClause(id.to_string())))?;
            let reach = Reach::parse(fields[0]).ok_or_else(|| fault(FaultKind::UnknownWord(fields[0].to_string())))?;
            reviewed.insert(at, Review { reach, note: unescape(fields[1]), also: Translated::default() });
        }
        edition.reviewed.insert(older.clone(), reviewed);
    }
    for (older, language, source) in &sources.since_in {
        for Row { line, id, fields } in rows(*source, 3)? {
            let fault = |kind| Fault::at(kind, Place::of_line(source.file, source.text, line));
            let at = edition.find(id).ok_or_else(|| fault(FaultKind::UnknownClause(id.to_string())))?;
            let reach = Reach::parse(fields[0]).ok_or_else(|| fault(FaultKind::UnknownWord(fields[0].to_string())))?;
            let review = edition.reviewed.get_mut(older).and_then(|reviewed| reviewed.get_mut(&at));
            let slot = review.filter(|r| r.reach == reach).and_then(|review| review.also.slot(language));
            let slot = slot.filter(|slot| slot.is_none()).ok_or_else(|| fault(FaultKind::NothingToTranslate))?;
            *slot = Some(unescape(fields[1]));
        }
    }
    Ok(())
}

/// Link an edition to the other texts of its game that its references name, once all are read.
pub fn link_texts(source: Source<'_>, edition: usize, editions: &mut [Edition]) -> Result<(), Fault> {
    for Named { line, from, target } in named(source, &editions[edition])? {
        let Some((text, id)) = elsewhere(target) else { continue };
        let game = &editions[edition].facts.game;
        let other = editions.iter().position(|e| e.facts.game == *game && e.name() == text).filter(|&at| at != edition);
        let to = other.and_then(|at| Some((at, editions[at].find(id)?)));
        let to = to.ok_or_else(|| unknown(source, line, target))?;
        let targets = &mut editions[edition].clauses[from].refers_elsewhere;
        if !targets.contains(&to) {
            targets.push(to);
            editions[to.0].clauses[to.1].referred_elsewhere.push((edition, from));
        }
    }
    Ok(())
}

/// A reference by name.
struct Named<'a> {
    /// The line it stands in, from 1.
    line: usize,
    /// Place of the clause that refers.
    from: usize,
    /// What it refers to.
    target: &'a str,
}

fn named<'a>(source: Source<'a>, edition: &Edition) -> Result<Vec<Named<'a>>, Fault> {
    let mut out = Vec::new();
    for Row { line, id, fields } in rows(source, 2)? {
        let from = edition.find(id).ok_or_else(|| unknown(source, line, id))?;
        out.extend(fields[0].split_whitespace().map(|target| Named { line, from, target }));
    }
    Ok(out)
}

/// `blackpoker@act6.1-lite:A-17-T`: a text, and a clause of it.
fn elsewhere(target: &str) -> Option<(&str, &str)> {
    target.split_once(':').filter(|(text, _)| text.contains('@'))
}

fn unknown(source: Source<'_>, line: usize, id: &str) -> Fault {
    Fault::at(FaultKind::UnknownClause(id.to_string()), Place::of_line(source.file, source.text, line))
}

fn for_each_row(
    source: Option<Source<'_>>,
    width: usize,
    edition: &mut Edition,
    mut take: impl FnMut(&mut Clause, &[&str]) -> Result<(), FaultKind>,
) -> Result<(), Fault> {
    let Some(source) = source else { return Ok(()) };
    for Row { line, id, fields } in rows(source, width)? {
        let fault = |kind| Fault::at(kind, Place::of_line(source.file, source.text, line));
        let at = edition.find(id).ok_or_else(|| fault(FaultKind::UnknownClause(id.to_string())))?;
        take(&mut edition.clauses[at], &fields).map_err(fault)?;
    }
    Ok(())
}

/// A line of a tab-separated file.
struct Row<'a> {
    /// Its number, from 1.
    line: usize,
    /// The clause it is about.
    id: &'a str,
    /// What comes after it.
    fields: Vec<&'a str>,
}

/// The lines of a tab-separated file; empty ones and comments aside.
fn rows(source: Source<'_>, width: usize) -> Result<Vec<Row<'_>>, Fault> {
    let mut out = Vec::new();
    for (index, line) in source.text.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let mut fields: Vec<&str> = line.split('\t').collect();
        if fields.len() != width {
            return Err(Fault::at(FaultKind::BadLine, Place::of_line(source.file, source.text, index + 1)));
        }
        let id = fields.remove(0);
        out.push(Row { line: index + 1, id, fields });
    }
    Ok(out)
}

/// `\n`, `\t` and `\\` of a tab-separated file.
fn unescape(field: &str) -> String {
    if !field.contains('\\') {
        return field.to_string();
    }
    let mut out = String::with_capacity(field.len());
    let mut chars = field.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => match chars.next() {
                Some('n') => out.push('\n'),
                Some('t') => out.push('\t'),
                Some(other) => out.push(other),
                None => out.push('\\'),
            },
            _ => out.push(c),
        }
    }
    out
}
