//! Who is connected: how many at once, and whom nobody knows yet. A stranger is somebody who has not asked for anything that is
//! answered; those who only hold a place make room for those who come after them.

use std::collections::VecDeque;
use std::future::pending;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

/// How many there may be, and how long they are waited for.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// So many are served at once; others wait until one has gone.
    pub connections: usize,
    /// Of so many strangers the longest silent one goes.
    pub strangers: usize,
    /// The same for strangers from one address, where a key is asked for.
    pub strangers_of_one: usize,
    /// Who has asked for nothing by then goes.
    pub first: Duration,
    /// Who is known and asks for nothing more by then goes.
    pub next: Duration,
    /// Who has taken nothing of an answer for so long does not get the rest.
    pub reading: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            connections: 1024,
            strangers: 512,
            strangers_of_one: 64,
            first: Duration::from_secs(10),
            next: Duration::from_secs(20),
            reading: Duration::from_secs(20),
        }
    }
}

/// Everybody who is connected.
pub struct Guests {
    patience: Patience,
    asks_for_key: bool,
    places: Arc<Semaphore>,
    /// The longest silent one first.
    strangers: Mutex<VecDeque<Stranger>>,
}

#[derive(Clone)]
struct Stranger {
    address: IpAddr,
    standing: watch::Sender<Standing>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    Stranger,
    Known,
    Dismissed,
}

/// One connection.
pub struct Guest {
    all: Arc<Guests>,
    me: Stranger,
    _place: OwnedSemaphorePermit,
}

impl Guests {
    /// Nobody yet.
    pub fn new(patience: Patience, asks_for_key: bool) -> Arc<Self> {
        let places = Arc::new(Semaphore::new(patience.connections));
        Arc::new(Self { patience, asks_for_key, places, strangers: Mutex::default() })
    }

    /// Wait until there is a place.
    pub async fn place(&self) -> Option<OwnedSemaphorePermit> {
        self.places.clone().acquire_owned().await.ok()
    }

    /// Somebody comes; a stranger who was silent for longer may have to go.
    pub fn come(self: &Arc<Self>, address: IpAddr, place: OwnedSemaphorePermit) -> Guest {
        let me = Stranger { address, standing: watch::channel(Standing::Stranger).0 };
        let mut strangers = self.strangers();
        strangers.push_back(me.clone());
        let of_one = strangers.iter().filter(|s| s.address == address).count();
        let leaves = if self.asks_for_key && of_one > self.patience.strangers_of_one {
            strangers.iter().position(|s| s.address == address)
        } else {
            (strangers.len() > self.patience.strangers).then_some(0)
        };
        if let Some(stranger) = leaves.and_then(|at| strangers.remove(at)) {
            stranger.standing.send_replace(Standing::Dismissed);
        }
        drop(strangers);
        Guest { all: self.clone(), me, _place: place }
    }

    fn strangers(&self) -> MutexGuard<'_, VecDeque<Stranger>> {
        // Nothing that is done with them can stop half way.
        self.strangers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Guest {
    /// What was asked for is answered: no stranger any longer.
    pub fn is_known(&self) {
        let became = |standing: &mut Standing| {
            let is_new = *standing == Standing::Stranger;
            if is_new {
                *standing = Standing::Known;
            }
            is_new
        };
        if self.me.standing.send_if_modified(became) {
            self.leave_strangers();
        }
    }

    /// Wait until this one has to go: somebody else needs the place, or nothing was asked for in time.
    pub async fn dismissed(&self) {
        let mut standing = self.me.standing.subscribe();
        let decided = standing.wait_for(|standing| *standing != Standing::Stranger);
        let known = tokio::time::timeout(self.all.patience.first, decided)
            .await
            .is_ok_and(|decided| decided.is_ok_and(|standing| *standing == Standing::Known));
        if known {
            pending::<()>().await;
        }
    }

    fn leave_strangers(&self) {
        self.all.strangers().retain(|stranger| !stranger.standing.same_channel(&self.me.standing));
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.leave_strangers();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    fn guests(asks_for_key: bool) -> Arc<Guests> {
        let patience =
            Patience { strangers: 5, strangers_of_one: 3, first: Duration::from_millis(50), ..Patience::default() };
        Guests::new(patience, asks_for_key)
    }

    async fn comes(guests: &Arc<Guests>, last: u8) -> Guest {
        let place = guests.place().await.expect("a place");
        guests.come(IpAddr::V4(Ipv4Addr::new(10, 0, 0, last)), place)
    }

    fn stands(guest: &Guest) -> Standing {
        *guest.me.standing.borrow()
    }

    #[tokio::test]
    async fn the_longest_silent_one_of_an_address_goes_first() {
        let guests = guests(true);
        let phone = comes(&guests, 1).await;
        let mut silent = Vec::new();
        for _ in 0..4 {
            silent.push(comes(&guests, 2).await);
        }
        assert_eq!(stands(&silent[0]), Standing::Dismissed);
        assert!(silent[1..].iter().chain([&phone]).all(|g| stands(g) == Standing::Stranger));
        // Those who are known do not count, and do not go.
        silent[1].is_known();
        silent.push(comes(&guests, 2).await);
        assert_eq!(stands(&silent[1]), Standing::Known);
        assert_eq!(stands(&silent[2]), Standing::Stranger);
        silent[0].is_known();
        assert_eq!(stands(&silent[0]), Standing::Dismissed);
    }

    #[tokio::test]
    async fn from_many_addresses_the_longest_silent_one_goes() {
        let guests = guests(true);
        let mut silent = Vec::new();
        for last in 0..6 {
            silent.push(comes(&guests, last).await);
        }
        assert_eq!(stands(&silent[0]), Standing::Dismissed);
        silent.clear();
        assert!(guests.strangers().is_empty());
    }

    #[tokio::test]
    async fn on_this_machine_one_address_is_everybody() {
        let guests = guests(false);
        let mut silent = Vec::new();
        for _ in 0..5 {
            silent.push(comes(&guests, 1).await);
        }
        assert!(silent.iter().all(|g| stands(g) == Standing::Stranger));
    }

    #[tokio::test]
    async fn a_stranger_goes_in_time_and_a_known_one_stays() {
        let guests = guests(true);
        let (silent, phone) = (comes(&guests, 1).await, comes(&guests, 1).await);
        phone.is_known();
        silent.dismissed().await;
        assert!(tokio::time::timeout(Duration::from_millis(100), phone.dismissed()).await.is_err());
    }
}
