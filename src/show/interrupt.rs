//! Ctrl-C: it stops what is looked for, not the table.

use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

static LOOKING: AtomicBool = AtomicBool::new(false);
static STOPPED: AtomicBool = AtomicBool::new(false);

/// As long as this lives, Ctrl-C stops what is looked for; afterwards it ends the program again. Keys that were typed meanwhile are kept.
pub struct Watch {
    #[cfg(unix)]
    before: Option<rustix::termios::Termios>,
}

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
        Self {
            #[cfg(unix)]
            before: keep_keys(),
        }
    }

    /// Has somebody pressed it?
    pub fn is_stopped(&self) -> bool {
        STOPPED.load(Ordering::SeqCst)
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        LOOKING.store(false, Ordering::SeqCst);
        #[cfg(unix)]
        if let Some(before) = &self.before {
            // A terminal that is gone needs nothing.
            let _ = rustix::termios::tcsetattr(std::io::stdin(), rustix::termios::OptionalActions::Now, before);
        }
    }
}

/// A terminal forgets what was typed when Ctrl-C is pressed, unless it is told not to. How it was before, if there is a terminal.
#[cfg(unix)]
fn keep_keys() -> Option<rustix::termios::Termios> {
    use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};
    let before = tcgetattr(std::io::stdin()).ok()?;
    let mut keeping = before.clone();
    keeping.local_modes |= LocalModes::NOFLSH;
    tcsetattr(std::io::stdin(), OptionalActions::Now, &keeping).ok()?;
    Some(before)
}

/// The exit code of a program that was interrupted: 128 and the number of the signal.
const INTERRUPTED: i32 = 130;
