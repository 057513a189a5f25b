//! Ctrl-C: the first one asks a command to stop at the next good place, the second ends it.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Exit status after a second Ctrl-C, as shells count (128 + SIGINT).
const INTERRUPTED: i32 = 130;

/// Whether the user asked to stop. Clones share one answer.
#[derive(Clone, Default)]
pub struct Stop {
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    asked: AtomicBool,
    wake: Mutex<Option<Box<dyn Fn() + Send>>>,
}

impl Stop {
    /// Begins to watch for Ctrl-C. Where that cannot be, Ctrl-C simply ends the program, which loses
    /// nothing that was acknowledged either.
    pub fn watch() -> Self {
        let stop = Self::default();
        let seen = stop.clone();
        let _ = ctrlc::set_handler(move || {
            if seen.shared.asked.swap(true, Ordering::SeqCst) {
                std::process::exit(INTERRUPTED);
            }
            let wake = seen.shared.wake.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(wake) = wake.as_ref() {
                wake();
            }
        });
        stop
    }

    /// Whether the user asked to stop.
    pub fn asked(&self) -> bool {
        self.shared.asked.load(Ordering::SeqCst)
    }

    /// The same answer, for work that looks at a flag.
    pub fn flag(&self) -> &AtomicBool {
        &self.shared.asked
    }

    /// Also does something as soon as the user asks, for somebody who waits.
    pub fn wake(&self, wake: impl Fn() + Send + 'static) {
        *self.shared.wake.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(wake));
    }
}

impl fmt::Debug for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stop").field("asked", &self.asked()).finish_non_exhaustive()
    }
}
