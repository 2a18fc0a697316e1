//! optcgapi: values as text, the number's digits in the name, types joined by blanks.

use super::super::{CardFacts, CardGame, number};
use super::fields::Fields;
use super::wrong::Wrong;

/// A record.
pub fn read(fields: &Fields<'_>) -> Result<CardFacts, Wrong> {
    let id = fields.text("card_set_id");
    if id.is_empty() {
        return Err(Wrong::lacks("card_set_id"));
    }
    let number = number::base(id);
    let digits = number.rsplit('-').next().unwrap_or("").to_string();
    let name = fields.clean("card_name");
    let name = name.strip_suffix(&format!("({digits})")).map_or(name.clone(), |n| n.trim_end().to_string());
    Ok(CardFacts {
        number,
        name,
        kind: fields.kind("card_type"),
        colours: fields.colours("card_color"),
        cost: fields.number("card_cost"),
        life: fields.number("life"),
        power: fields.number("card_power"),
        counter: fields.number("counter_amount"),
        attributes: fields.list("attribute", &['/']),
        types: fields.list("sub_types", &[]),
        types_joined: true,
        text: fields.clean("card_text"),
        raw_text: fields.text("card_text").to_string(),
        ..CardFacts::blank(CardGame::OnePiece)
    })
}
