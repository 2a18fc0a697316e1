//! Many lists checked on all cores, a batch at a time, so that never more than a batch is at hand.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::super::Desk;
use super::super::cases::words_of_unread;
use super::lists::Source;
use crate::cards::{CardGame, CardPool};
use crate::deck::{Checked, Terms, check};
use crate::text::file::Unread;

/// Lists that are checked together: so many, or of so many bytes.
pub fn batches(sources: &[Source]) -> impl Iterator<Item = &[Source]> {
    const MOST: usize = 256;
    const MOST_BYTES: u64 = 2 << 20;
    let mut rest = sources;
    std::iter::from_fn(move || {
        let mut bytes = 0;
        let mut fits = |source: &Source| {
            bytes += source.length();
            bytes <= MOST_BYTES
        };
        let length = rest.iter().take(MOST).take_while(|s| fits(s)).count().max(1).min(rest.len());
        let (batch, after) = rest.split_at(length);
        rest = after;
        (!batch.is_empty()).then_some(batch)
    })
}

/// The decks of some lists, checked on all cores, in the order of the lists.
pub fn check_all(
    desk: &Desk,
    batch: &[Source],
    pool: &CardPool,
    game: Option<CardGame>,
    terms: &Terms,
) -> Vec<Vec<Checked>> {
    type Read = Result<Vec<Checked>, Unread>;
    let one = |source: &Source| -> Read {
        let read = source.read()?;
        let all = check(&source.name(), &read.text, pool, game, terms);
        Ok(match read.encoding {
            Some(encoding) => all.into_iter().map(|c| c.read_as(encoding)).collect(),
            None => all,
        })
    };
    let done: Mutex<Vec<(usize, Read)>> = Mutex::new(Vec::with_capacity(batch.len()));
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some((at, source)) =
            Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|at| Some((at, batch.get(at)?)))
        {
            let read = one(source);
            done.lock().unwrap_or_else(PoisonError::into_inner).push((at, read));
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get).min(batch.len());
    std::thread::scope(|scope| {
        // This thread works, too.
        for _ in 1..cores {
            scope.spawn(work);
        }
        work();
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(at, _)| *at);
    done.into_iter()
        .map(|(at, read)| {
            read.unwrap_or_else(|unread| {
                vec![Checked::unopened(&batch[at].name(), &words_of_unread(&desk.speech, &unread))]
            })
        })
        .collect()
}
