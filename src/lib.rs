//! Shinpan (審判): a judge's assistant for card games. The rules by clause, the table that plays a position out, deck checks; offline.
//!
//! Look a clause up:
//!
//! ```
//! use shinpan::rules::Library;
//!
//! let library = Library::shipped().unwrap();
//! let edition = library.newest("one-piece").unwrap();
//! let clause = edition.clause("7.1.3").unwrap();
//! assert_eq!(clause.id, "7-1-3");
//! ```
//!
//! Play a position out, and read what happened and why:
//!
//! ```
//! use shinpan::cards::source::NoCards;
//! use shinpan::lang::Speech;
//! use shinpan::scenario::{Case, Overrides, run};
//!
//! let page = "+++
//! game = \"one-piece@1.1.8\"
//! title = \"A blocker\"
//! +++
//! ~~~board
//! [A]
//! leader = \"5000\"
//! characters = [\"7000\"]
//! [B]
//! leader = \"5000\"
//! characters = [\"4000 blocker\"]
//! ~~~
//! ~~~play
//! A: attack 7000 -> leader
//! B: block 4000 blocker
//! ~~~
//! ";
//! let case = Case::read("question.md", page).unwrap();
//! let played = run(&case, &Overrides::default(), &NoCards).unwrap();
//! let steps: Vec<_> = (0..played.play.steps()).map(|n| played.play.step(n, Speech::english())).collect();
//! let ko = steps.iter().find(|step| step.text.contains("is K.O.'d")).unwrap();
//! assert_eq!(ko.clauses[0].to_string(), "7-1-4-1-2");
//! ```
//!
//! Check a deck:
//!
//! ```
//! use shinpan::cards::CardPool;
//! use shinpan::deck::{Terms, Verdict, check};
//!
//! let checked = check("mine.txt", "♠♡♢♣A-K, JK x2", &CardPool::default(), None, &Terms::default());
//! assert_eq!(checked[0].verdict, Verdict::Legal);
//! ```

pub mod cardgame;
pub mod cards;
pub mod cli;
pub mod deck;
pub mod engine;
pub mod games;
pub mod keys;
pub mod lang;
pub mod packed;
pub mod page;
#[doc(hidden)]
pub mod probe;
pub mod repl;
pub mod rules;
pub mod scenario;
pub mod search;
pub mod show;
pub mod table;
pub mod text;
