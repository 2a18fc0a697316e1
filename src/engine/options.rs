//! The candidates of a decision.

use super::check::{Check, Refusal, allowed, allows};
use super::pieces::Pieces;

/// Each candidate is offered, or refused by clauses that are kept only when somebody asks why.
#[derive(Debug)]
pub struct Options<G: Pieces> {
    offered: Vec<G::Choice>,
    /// Legal, but passed over in the fixed order in which a set is asked for.
    late: Vec<G::Choice>,
    /// Legal, but too many to list: people may name them.
    named: Vec<G::Choice>,
    refused: Option<Vec<(G::Choice, Refusal)>>,
}

impl<G: Pieces> Default for Options<G> {
    fn default() -> Self {
        Self { offered: Vec::new(), late: Vec::new(), named: Vec::new(), refused: None }
    }
}

impl<G: Pieces> Options<G> {
    /// A list that also keeps what is refused, and why.
    pub fn with_reasons() -> Self {
        Self { refused: Some(Vec::new()), ..Self::default() }
    }

    /// Does somebody ask why?
    pub fn why(&self) -> bool {
        self.refused.is_some()
    }

    /// A candidate, legal or not.
    pub fn offer(&mut self, choice: G::Choice, legal: Result<(), Refusal>) {
        match legal {
            Ok(()) => self.offered.push(choice),
            Err(refusal) => {
                if let Some(refused) = &mut self.refused {
                    refused.push((choice, refusal));
                }
            }
        }
    }

    /// A candidate, as these checks have it.
    pub fn judge<S, T>(&mut self, choice: G::Choice, checks: &'static [Check<S, T>], state: &S, thing: &T) {
        if self.why() {
            self.offer(choice, allowed(checks, state, thing, true));
        } else if allows(checks, state, thing) {
            self.offered.push(choice);
        }
    }

    /// A candidate, refused or not. Why is found out only if somebody asks.
    pub fn offer_unless(&mut self, choice: G::Choice, refused: bool, why: impl FnOnce() -> Refusal) {
        match &mut self.refused {
            _ if !refused => self.offered.push(choice),
            Some(all) => all.push((choice, why())),
            None => {}
        }
    }

    /// A legal candidate.
    pub fn legal(&mut self, choice: G::Choice) {
        self.offered.push(choice);
    }

    /// Of the legal candidates with one key the first, and they in the order of their keys.
    pub fn once_each<K: Ord>(&mut self, key: impl Fn(&G::Choice) -> K) {
        self.offered.sort_by_key(&key);
        self.offered.dedup_by_key(|choice| key(choice));
    }

    /// A legal candidate that was passed over: people may name the members of a set in any order, while random play and exploring keep
    /// to the fixed one, so that no order is counted twice.
    pub fn late(&mut self, choice: G::Choice) {
        if self.why() {
            self.late.push(choice);
        }
    }

    /// What may be chosen, in the fixed order.
    pub fn offered(&self) -> &[G::Choice] {
        &self.offered
    }

    /// A legal candidate that is not listed, since there are many like it: which unknown card is discarded.
    pub fn nameable(&mut self, choice: G::Choice) {
        if self.why() {
            self.named.push(choice);
        }
    }

    /// An answer that a rule above everything under way forbids. False: there would be none left.
    pub(super) fn forbid(&mut self, choice: G::Choice, refusal: Refusal) -> bool {
        if self.offered.iter().all(|c| *c == choice) {
            return false;
        }
        [&mut self.offered, &mut self.late, &mut self.named].into_iter().for_each(|all| all.retain(|c| *c != choice));
        self.offer(choice, Err(refusal));
        true
    }

    /// Everything that may be chosen, and how much of it is listed.
    pub(super) fn all(&self) -> (Vec<G::Choice>, usize) {
        let listed = self.offered.len() + self.late.len();
        (self.offered.iter().chain(&self.late).chain(&self.named).copied().collect(), listed)
    }

    /// What may not be chosen, and why; empty unless asked for.
    pub fn refused(&self) -> &[(G::Choice, Refusal)] {
        self.refused.as_deref().unwrap_or(&[])
    }

    pub(super) fn clear(&mut self) {
        self.offered.clear();
        self.late.clear();
        self.named.clear();
        if let Some(refused) = &mut self.refused {
            refused.clear();
        }
    }
}
