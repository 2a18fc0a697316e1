//! Card data as people have it: read from the files that collectors publish, whatever their shape, into one.
//!
//! ```
//! use shinpan::cards::{CardPool, Kind};
//!
//! let file = "game = 'one-piece'\n[[card]]\nnumber = 'ZZ01-001'\nname = 'Captain Kelp'\nkind = 'leader'\ncolours = ['red']\n";
//! let pool = CardPool::of_texts(&[("kelp.toml", file)]).unwrap();
//! assert_eq!(pool.get("zz01-001_p2").unwrap().kind, Kind::Leader);
//! ```

mod cache;
pub(crate) mod clean;
mod facts;
mod fault;
mod game;
mod kind;
mod load;
pub mod number;
mod pool;
mod shapes;
pub mod source;

pub use facts::{CardFacts, Script};
pub use fault::CardsFault;
pub use game::CardGame;
pub use kind::{Colour, Kind};
pub use load::configured;
pub use pool::CardPool;
pub use shapes::split_reflection;
