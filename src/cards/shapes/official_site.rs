//! The Japanese official site as collectors keep it: numbers as text, `-` for none, parts joined by `/`.

use super::super::{CardFacts, CardGame, number};
use super::fields::Fields;
use super::wrong::Wrong;

/// A record. A cost or a power of 0 is written `-`.
pub fn read(fields: &Fields<'_>) -> Result<CardFacts, Wrong> {
    let id = [fields.text("base_id"), fields.text("card_id")].into_iter().find(|id| !id.is_empty());
    let Some(id) = id else { return Err(Wrong::lacks("base_id")) };
    let kind = fields.kind("category");
    Ok(CardFacts {
        number: number::base(id),
        name: fields.clean("name"),
        kind,
        colours: fields.colours("color"),
        cost: fields.number_or_nought("cost", kind.has_cost()),
        life: fields.number("life"),
        power: fields.number_or_nought("power", kind.has_power()),
        counter: fields.number("counter"),
        attributes: fields.list("attribute", &['/']),
        types: fields.list("features", &['/']),
        text: fields.clean("text"),
        raw_text: fields.text("text").to_string(),
        trigger: fields.clean("trigger"),
        block: fields.number("block_icon"),
        ..CardFacts::blank(CardGame::OnePiece)
    })
}
