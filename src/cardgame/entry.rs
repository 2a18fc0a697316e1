//! A card comes into the book: its text is compiled, and what is found in it is written down.

use super::book::{Always, Book, Def, Has, is_always};
use super::card::DefId;
use super::game::CardGame;
use super::lowering;
use super::text::{Effect, Grant, Kind, Text, To};
use super::word::Word;

impl<V: CardGame> Book<V> {
    /// Add a card.
    pub fn add(&mut self, mut def: Def<V>) -> DefId {
        def.compile(&mut self.grants);
        self.reads |= def.has.reads;
        self.has_bare |= def.bare;
        self.defs.push(def);
        let id = DefId::at(self.defs.len() - 1);
        self.granters.resize(self.grants.len(), id);
        id
    }
}

impl<V: CardGame> Def<V> {
    /// Compile the programs of the text. Grants get their numbers in the book.
    fn compile(&mut self, grants: &mut Vec<Grant<V>>) {
        self.always = Always::of(&self.text);
        self.numbers = self.stats.map(|stat| stat.unwrap_or(0));
        self.codes = self.text.effects.iter().map(|e| lowering::lower(e, grants)).collect();
        let any = |test: &dyn Fn(&Effect<V>) -> bool| self.text.effects.iter().any(test);
        let standing = |e: &Effect<V>| matches!(e.kind, Kind::Permanent(_)) && (e.given || !is_always(e));
        self.has = Has {
            permanent: any(&standing),
            in_hand: any(
                &|e| matches!(&e.kind, Kind::Permanent(all) if !e.given && all.iter().any(|g| g.to == To::ThisInHand)),
            ),
            replacement: any(&|e| matches!(e.kind, Kind::Replacement { .. })),
            auto: any(&|e| matches!(e.kind, Kind::Auto(_))),
            reads: self.codes.iter().any(|c| c.reads),
        };
        let own = |is: &dyn Fn(&Effect<V>) -> bool| self.own_effects().filter(|(_, e)| is(e)).map(|(n, _)| n).collect();
        // What a card has in hand is nothing on the field.
        let on_field =
            |e: &Effect<V>| matches!(&e.kind, Kind::Permanent(all) if all.iter().any(|g| g.to != To::ThisInHand));
        let standing = own(&|e| on_field(e) && !is_always(e));
        let permanent = own(&|e| matches!(e.kind, Kind::Permanent(_)));
        let working = own(&|e| matches!(e.kind, Kind::Auto(_) | Kind::Replacement { .. }));
        let call = |(n, e): (u8, &Effect<V>)| if let Kind::Called(c) = &e.kind { Some((c.clone(), n)) } else { None };
        let calls = self.own_effects().filter_map(call).collect();
        (self.standing, self.permanent, self.working, self.calls) = (standing, permanent, working, calls);
    }
}

impl<V: CardGame> Always<V> {
    fn of(text: &Text<V>) -> Self {
        let mut always = Self::default();
        for effect in text.effects.iter().filter(|e| !e.given) {
            let Kind::Permanent(all) = &effect.kind else { continue };
            for grant in all.iter().filter(|g| g.to == To::This).flat_map(|g| &g.what) {
                match grant {
                    // Names and types are had by the rules, also where a condition does not hold.
                    Grant::Name(name) => always.names.push(name.clone()),
                    Grant::Type(name) => always.types.push(name.clone()),
                    Grant::Own(own) => always.own.push(own.clone()),
                    Grant::Keyword(keyword, n) if is_always(effect) => {
                        let now = &mut always.keywords[keyword.index()];
                        *now = V::add_keyword(*keyword, *now, V::keyword_number(*keyword, *n));
                    }
                    _ => {}
                }
            }
        }
        always
    }
}
