//! The CSV of a Discord bot: `NULL` for none, colours and types joined by `/`, `Block 1`.

use super::super::{CardFacts, CardGame, number};
use super::fields::Fields;
use super::wrong::Wrong;

/// A row.
pub fn read(fields: &Fields<'_>) -> Result<CardFacts, Wrong> {
    let id = fields.text("id");
    if id.is_empty() {
        return Err(Wrong::lacks("id"));
    }
    Ok(CardFacts {
        number: number::base(id),
        name: fields.clean("name"),
        kind: fields.kind("card_type"),
        colours: fields.colours("color"),
        cost: fields.number("cost"),
        life: fields.number("life"),
        power: fields.number("power"),
        counter: fields.number("counter"),
        attributes: fields.list("attribute", &['/']),
        types: fields.list("type", &['/']),
        text: fields.clean("effect"),
        raw_text: fields.text("effect").to_string(),
        trigger: fields.clean("trigger_effect"),
        block: fields.number("block"),
        ..CardFacts::blank(CardGame::OnePiece)
    })
}
