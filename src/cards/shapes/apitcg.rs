//! apitcg and tcg-engines: values as text or numbers, traits in parentheses, alternate art in `id` and perhaps in `code`.

use super::super::{CardFacts, CardGame, number};
use super::fields::Fields;
use super::wrong::Wrong;

/// A record.
pub fn read(fields: &Fields<'_>) -> Result<CardFacts, Wrong> {
    let id = fields.text("code");
    if id.is_empty() {
        return Err(Wrong::lacks("code"));
    }
    Ok(CardFacts {
        number: number::base(id),
        name: fields.clean("name"),
        kind: fields.kind("cardType"),
        colours: fields.colours("color"),
        cost: fields.number("cost"),
        level: fields.number("level"),
        ap: fields.number("ap"),
        hp: fields.number("hp"),
        types: fields.list("trait", &['(', ')']),
        link: fields.clean("link"),
        zone: fields.clean("zone"),
        text: fields.clean("effect"),
        raw_text: fields.text("effect").to_string(),
        ..CardFacts::blank(CardGame::Gundam)
    })
}
