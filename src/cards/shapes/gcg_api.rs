//! gcg-api: a record a printing; some numbers exist only as printings, so the number is `card_number`.

use super::super::{CardFacts, CardGame, number};
use super::fields::Fields;
use super::wrong::Wrong;

/// A record.
pub fn read(fields: &Fields<'_>) -> Result<CardFacts, Wrong> {
    let id = fields.text("card_number");
    if id.is_empty() {
        return Err(Wrong::lacks("card_number"));
    }
    Ok(CardFacts {
        number: number::base(id),
        name: fields.clean("name"),
        kind: fields.kind("card_type"),
        colours: fields.colours("color"),
        cost: fields.number("cost"),
        level: fields.number("level"),
        ap: fields.number("ap").or_else(|| fields.number("ap_raw")),
        hp: fields.number("hp").or_else(|| fields.number("hp_raw")),
        types: fields.list("traits", &['/']),
        link: fields.clean("link"),
        zone: fields.clean("zone"),
        text: fields.clean("effect"),
        raw_text: fields.text("effect").to_string(),
        block: fields.number("block_icon"),
        ..CardFacts::blank(CardGame::Gundam)
    })
}
