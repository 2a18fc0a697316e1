//! Ctrl-C: it stops what is looked for, not the table.

use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

static LOOKING: AtomicBool = AtomicBool::new(false);
static STOPPED: AtomicBool = AtomicBool::new(false);

/// As long as this lives, Ctrl-C stops what is looked for; afterwards it ends the program again.
pub struct Watch(());

impl Watch {
    /// From now on.
    pub fn begin() -> Self {
        static HANDLER: Once = Once::new();
        HANDLER.call_once(|| {
            // Where there is no such signal, nothing can be stopped, and nothing is lost.
            let _ = ctrlc::set_handler(|| {
                if LOOKING.load(Ordering::SeqCst) {
                    STOPPED.store(true, Ordering::SeqCst);
                } else {
                    std::process::exit(INTERRUPTED);
                }
            });
        });
        STOPPED.store(false, Ordering::SeqCst);
        LOOKING.store(true, Ordering::SeqCst);
        Self(())
    }

    /// Has somebody pressed it?
    pub fn is_stopped(&self) -> bool {
        STOPPED.load(Ordering::SeqCst)
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        LOOKING.store(false, Ordering::SeqCst);
    }
}

/// The exit code of a program that was interrupted: 128 and the number of the signal.
const INTERRUPTED: i32 = 130;
