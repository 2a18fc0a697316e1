//! Clauses as JSON documents.

use serde_json::{Value, json};

use crate::lang::Language;
use crate::rules::{Clause, Edition, Library};
use crate::scenario::shipped::{Glance, turning_on};

/// A clause with everything that is known of it; clauses of other texts by their full names.
pub fn clause(library: &Library, edition: &Edition, at: usize) -> Value {
    let clause = &edition.clauses[at];
    let ids = |places: &[usize]| -> Vec<&str> { places.iter().map(|&p| edition.clauses[p].id.as_str()).collect() };
    let linked = |places: &[usize], elsewhere: &[(usize, usize)]| -> Vec<String> {
        let far = elsewhere.iter().map(|&(text, at)| {
            let text = &library.editions[text];
            format!("{}:{}", text.name(), text.clauses[at].id)
        });
        ids(places).into_iter().map(str::to_string).chain(far).collect()
    };
    json!({
        "game": edition.facts.game,
        "edition": edition.facts.edition,
        "language": edition.facts.language,
        "id": clause.id,
        "number": clause.printed,
        "text": clause.text,
        "heading": clause.heading,
        "path": edition.path(at).iter().map(|c| c.id.as_str()).collect::<Vec<_>>(),
        "parent": clause.parent.map(|p| edition.clauses[p].id.as_str()),
        "children": ids(&clause.children),
        "refers_to": linked(&clause.refers_to, &clause.refers_elsewhere),
        "referred_by": linked(&clause.referred_by, &clause.referred_elsewhere),
        "status": clause.status(),
        "raw": clause.raw,
        "paraphrase": paraphrase(clause),
        "remarks": clause.remarks,
        "cases": turning_on(edition, &clause.id).into_iter().map(glance).collect::<Vec<_>>(),
    })
}

/// A case at a glance.
pub fn glance(case: &Glance) -> Value {
    json!({
        "case": case.file, "title": case.title, "titles": titles(case), "edition": case.edition, "clauses": case.clauses,
    })
}

/// The title of a case in other languages, as far as it is translated.
pub fn titles(case: &Glance) -> Value {
    let others = [Language::Th, Language::Ja].map(|language| (language.code(), case.title_in(language)));
    let translated = others.into_iter().filter(|(_, title)| *title != case.title);
    Value::Object(translated.map(|(language, title)| (language.to_string(), title.into())).collect())
}

/// Our paraphrase by language.
pub fn paraphrase(clause: &Clause) -> Value {
    let languages = ["en", "th", "ja"].into_iter();
    let said = languages.filter_map(|l| Some((l.to_string(), Value::from(clause.paraphrase(l)?))));
    Value::Object(said.collect())
}
