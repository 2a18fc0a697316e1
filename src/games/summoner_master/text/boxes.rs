//! What a card asks for in moves and boxes, and features that stand alone.

use super::super::vocabulary::{Attack, Filter, Is, Needed, Of, Stat};
use super::fault::{Built, Wrong};
use super::lines::{Builder, Node};
use super::table::{FeatureTag, Tag};

impl Builder {
    /// Features after "Pasted", "As support of", "exception:": one of them.
    pub(super) fn features(&mut self, tree: &Node) -> Built<Filter> {
        let mut all = Vec::new();
        for feature in Self::list(tree, "feature", "features") {
            all.push(self.feature(feature)?);
        }
        match all.len() {
            1 => Ok(all.remove(0)),
            _ => Ok(Filter::of(vec![Is::Either(all)])),
        }
    }

    /// What one card must be.
    fn feature(&mut self, tree: &Node) -> Built<Filter> {
        match tree.tag {
            Tag::Feature(FeatureTag::And) => {
                let mut all = vec![self.hole(tree, "mark", Self::mark)?, self.hole(tree, "two", Self::mark)?];
                super::cards::in_order(&mut all);
                Ok(Filter::of(all))
            }
            Tag::Feature(FeatureTag::Card) => {
                let cards = self.cards(tree)?;
                if cards.whose.is_some() || cards.places.is_some() {
                    return Wrong::said(&tree.at, "sm-text-only-what-it-is");
                }
                Ok(cards.filter())
            }
            Tag::Feature(FeatureTag::Stat) => {
                let stat = self.hole(tree, "stat", Self::stat)?;
                let (from, to) = super::cards::range(tree)?;
                Ok(Filter::of(vec![Is::Stat(stat, Of::Now, from, to)]))
            }
            Tag::Feature(FeatureTag::CardNamed) => {
                let Some((name, at)) = tree.name("name") else { return Wrong::said(&tree.at, "sm-text-unread") };
                // "Knight" alone is the tribe, as "[Knight]" is.
                if let Some(tribe) = super::lists::tribe(name) {
                    return Ok(Filter::of(vec![Is::Type(tribe.to_owned())]));
                }
                self.bare(name, &at)?;
                Ok(Filter::of(vec![Is::Name(name.to_owned())]))
            }
            _ => Ok(Filter::of(vec![self.hole(tree, "mark", Self::mark)?])),
        }
    }

    /// The cards that a move or a box asks for; none for `-`.
    pub(super) fn supports(&mut self, tree: &Node) -> Built<Vec<Needed>> {
        if tree.tag == Tag::Feature(FeatureTag::None) {
            return Ok(Vec::new());
        }
        let mut all = Vec::new();
        for need in Self::list(tree, "need", "supports") {
            let filter = self.hole(need, "feature", Self::feature)?;
            let count = Self::small(need, "n")?;
            if count == 0 {
                return Wrong::said(&need.at, "sm-text-none-needed");
            }
            all.push(Needed { filter, count });
        }
        Ok(all)
    }

    /// 200.12. A special attack move.
    pub(super) fn attack_move(&mut self, tree: &Node) -> Built<Attack> {
        let Some((name, _)) = tree.name("name") else { return Wrong::said(&tree.at, "sm-text-unread") };
        let mut attack = Attack { name: name.to_owned(), times: 1, ..Attack::default() };
        attack.supports = self.hole(tree, "supports", Self::supports)?;
        // 511.1, 511.2. A Double has one Support, a Triple two.
        if attack.supports.iter().map(|need| usize::from(need.count)).sum::<usize>() > 2 {
            return Wrong::said(tree.tree("supports").map_or(&tree.at, |of| &of.at), "sm-text-supports-many");
        }
        let Some(powers) = tree.tree("powers") else { return Wrong::said(&tree.at, "sm-text-unread") };
        for power in Self::list(powers, "power", "powers") {
            let number = power.number("n");
            let slot = match power.tree("stat").map(|stat| stat.tag) {
                Some(Tag::Stat(Stat::At)) => &mut attack.at,
                Some(Tag::Stat(Stat::Df)) => &mut attack.df,
                Some(Tag::Stat(Stat::Sp)) => &mut attack.sp,
                Some(Tag::Stat(Stat::AttackMp)) | None => &mut attack.mp,
                Some(_) => return Wrong::said(&power.at, "sm-text-move-number"),
            };
            if slot.is_some() {
                return Wrong::said(&power.at, "sm-text-said-twice");
            }
            *slot = number;
        }
        match tree.tree("reach") {
            Some(reach) if reach.tag == Tag::All => attack.all = true,
            Some(reach) => attack.times = Self::small(reach, "n")?,
            None => {}
        }
        if attack.times == 0 {
            return Wrong::said(&tree.at, "sm-text-times");
        }
        Ok(attack)
    }
}
