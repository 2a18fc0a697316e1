//! 200.2. Cards that a board names and card data describe.

use super::super::text::{data, printed::KEYS};
use super::super::vocabulary::{Category, Zone};
use super::super::{Def, shipped};
use super::Reader;
use crate::cardgame::{DefId, typed};
use crate::cards::{CardFacts, CardGame};
use crate::keys::{BoardFault, Node};
use crate::lang::Said;

impl Reader<'_> {
    /// 200.2.3. The card that card data have under this name, which is what makes two cards the same.
    pub(super) fn in_data(&mut self, name: &str, node: &Node<'_>) -> Result<Option<DefId>, BoardFault> {
        let pool = self.data.at_hand().map_err(|fault| {
            let file = match fault.place.line {
                0 => fault.place.file.clone(),
                line => format!("{}:{line}", fault.place.file),
            };
            node.fault(Said::new("sm-fault-data").text("file", &file)).hint(fault.said)
        })?;
        let Some(pool) = pool else { return Ok(None) };
        let mut found = pool.named(CardGame::SummonerMaster, name);
        let Some(card) = found.next() else { return Ok(None) };
        let mut def = of_data(card, node)?;
        for other in found {
            if !super::same(&def, &of_data(other, node)?) {
                return Err(node.fault(Said::new("sm-fault-several-cards").text("name", name)));
            }
        }
        def.facts.reflection |= card.reflection;
        let is_thin = def.category == Some(Category::Seal) && !has(card, "at") && !has(card, "df");
        let id = self.book.add(def);
        if is_thin {
            self.thin.push(id);
        }
        Ok(Some(id))
    }

    /// A name that nothing describes may be meant so, unless the data have one that it is nearly.
    pub(super) fn no_slip(&self, name: &str, node: &Node<'_>) -> Result<(), BoardFault> {
        let Some(near) = typed::near(self.data, CardGame::SummonerMaster, name) else { return Ok(()) };
        let said = Said::new("sm-fault-nearly").text("name", name);
        Err(node.fault(said).hint(Said::new("error-did-you-mean").text("words", &near)))
    }

    /// 200.6, 200.7. A Seal that can come to fight has an At and a Df, which the data must tell.
    pub(super) fn has_values(&self, def: DefId, zone: Zone, node: &Node<'_>) -> Result<(), BoardFault> {
        if !self.thin.contains(&def) || !matches!(zone, Zone::Arena | Zone::Hand) {
            return Ok(());
        }
        let name = &self.book.def(def).name;
        let hint = Said::new("case-known-options").text("words", &format!("{{ name = \"{name}\", at = 2, df = 3 }}"));
        Err(node.fault(Said::new("sm-fault-data-values").text("name", name)).hint(hint).by("200.6 200.7"))
    }
}

/// Do the data print this on the card?
fn has(card: &CardFacts, key: &str) -> bool {
    KEYS.contains(&key) && card.more.iter().any(|(known, _)| known == key)
}

/// What card data print, as the book keeps it.
fn of_data(card: &CardFacts, node: &Node<'_>) -> Result<Def, BoardFault> {
    let printed = data::of_facts(card).map_err(|fault| {
        let said = Said::new("sm-fault-data-card").text("name", &card.name).text("key", fault.key);
        node.fault(said).hint(fault.said)
    })?;
    Ok(shipped::def(&printed))
}
