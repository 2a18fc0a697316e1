//! punk-records: the output of vegapull, in English, Thai and other languages.

use super::super::{CardFacts, CardGame, Kind, number};
use super::fields::Fields;
use super::wrong::Wrong;

/// A record. The `cost` of a Leader is its Life; a cost or a power of 0 is written `null`.
pub fn read(fields: &Fields<'_>) -> Result<CardFacts, Wrong> {
    let id = fields.text("id");
    if id.is_empty() {
        return Err(Wrong::lacks("id"));
    }
    let kind = fields.kind("category");
    let cost = fields.number_or_nought("cost", kind.has_cost());
    let is_leader = kind == Kind::Leader;
    Ok(CardFacts {
        number: number::base(id),
        name: fields.clean("name"),
        kind,
        colours: fields.colours("colors"),
        cost: cost.filter(|_| !is_leader),
        life: cost.filter(|_| is_leader),
        power: fields.number_or_nought("power", kind.has_power()),
        counter: fields.number("counter"),
        attributes: fields.list("attributes", &['/']),
        types: fields.list("types", &['/']),
        text: fields.clean("effect"),
        raw_text: fields.text("effect").to_string(),
        trigger: fields.clean("trigger"),
        block: fields.number("block_number"),
        ..CardFacts::blank(CardGame::OnePiece)
    })
}
