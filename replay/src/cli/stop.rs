//! Ctrl-C and SIGTERM: the first one ends every command.
//!
//! A thread of its own waits for the signals, so that it does not matter what a command is doing:
//! computing, writing to a terminal, or waiting for a pipe that nobody writes to. It waits only for
//! what must not be torn ([`disk::hold`]) and ends the program with the status that shells expect of
//! it, 128 and the signal's number.
//!
//! A command that has something to say at the end (`play`: how to go on; `simulate`: how many games
//! are whole) takes the end upon itself ([`Stop::by_itself`]): it looks at [`Stop::asked`] between its
//! steps, leaves, and ends with the same status. It is given [`LEAVING`] for it. Where it does not
//! get that far, because a step is long or nobody reads what it says, it is ended as any other.

use super::scratch;
use crate::disk;
use indicatif::ProgressBar;
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How long a command that ends by itself may take for it.
const LEAVING: Duration = Duration::from_secs(1);
/// What shells add to a signal's number.
const SIGNALLED: i32 = 128;

/// Whether the user asked to stop. Clones share one answer.
#[derive(Clone, Default)]
pub struct Stop {
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    asked: AtomicBool,
    /// Number of the first signal that asked; 0: none did.
    signal: AtomicI32,
    /// Whether the command ends by itself.
    by_itself: AtomicBool,
    wake: Mutex<Option<Box<dyn Fn() + Send>>>,
    /// Progress that is shown, to be taken off the terminal.
    progress: Mutex<Option<ProgressBar>>,
}

impl Stop {
    /// Begins to watch for signals. Where that cannot be, they simply end the program, which loses
    /// nothing that was acknowledged either.
    pub fn watch() -> Self {
        let stop = Self::default();
        let seen = stop.clone();
        signals::watch(move |signal| seen.signalled(signal));
        stop
    }

    /// True if the user asked to stop.
    pub fn asked(&self) -> bool {
        self.shared.asked.load(Ordering::SeqCst)
    }

    /// The same answer, for work that looks at a flag.
    pub fn flag(&self) -> &AtomicBool {
        &self.shared.asked
    }

    /// Exit status of the program, where the user asked to stop.
    pub fn status(&self) -> Option<u8> {
        let signal = self.shared.signal.load(Ordering::SeqCst);
        (self.asked() && signal > 0).then(|| u8::try_from(SIGNALLED + signal).unwrap_or(u8::MAX))
    }

    /// The command looks at [`Stop::asked`] between its steps from now on, and ends by itself.
    pub fn by_itself(&self) {
        self.shared.by_itself.store(true, Ordering::SeqCst);
    }

    /// As [`Stop::by_itself`], and also does something as soon as the user asks, for somebody who
    /// waits.
    pub fn wake(&self, wake: impl Fn() + Send + 'static) {
        *locked(&self.shared.wake) = Some(Box::new(wake));
        self.by_itself();
        if self.asked()
            && let Some(wake) = locked(&self.shared.wake).as_ref()
        {
            wake();
        }
    }

    /// This progress is shown; it is taken off the terminal when the program is ended.
    pub fn shows(&self, progress: &ProgressBar) {
        *locked(&self.shared.progress) = Some(progress.clone());
    }

    /// In the thread that waits for signals.
    fn signalled(&self, signal: i32) {
        let shared = &self.shared;
        // In this order: whoever sees that it was asked sees by which signal.
        let again = shared.signal.swap(signal, Ordering::SeqCst) > 0;
        shared.asked.store(true, Ordering::SeqCst);
        if shared.by_itself.load(Ordering::SeqCst) && !again {
            if let Some(wake) = locked(&shared.wake).as_ref() {
                wake();
            }
            let waiting = self.clone();
            std::thread::spawn(move || {
                std::thread::sleep(LEAVING);
                waiting.end(signal);
            });
        } else {
            self.end(signal);
        }
    }

    fn end(&self, signal: i32) -> ! {
        disk::wait_and_keep();
        scratch::remove_scratch();
        if let Some(progress) = locked(&self.shared.progress).take() {
            progress.finish_and_clear();
        }
        std::process::exit(SIGNALLED + signal)
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl fmt::Debug for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stop").field("asked", &self.asked()).finish_non_exhaustive()
    }
}

#[cfg(unix)]
mod signals {
    //! Signals by number.

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;

    /// Calls `seen` in a thread of its own with each signal that asks the program to end.
    pub fn watch(seen: impl Fn(i32) + Send + 'static) {
        let mut wanted = vec![SIGINT, SIGTERM];
        if !is_ignored(SIGHUP) {
            wanted.push(SIGHUP);
        }
        if let Ok(mut signals) = Signals::new(wanted) {
            std::thread::spawn(move || signals.forever().for_each(seen));
        }
    }

    /// True if the program was begun so that it does not notice a signal, as `nohup` does. Only Linux
    /// says; elsewhere nothing is taken to be ignored.
    fn is_ignored(signal: i32) -> bool {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
        mask.is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
    }
}

#[cfg(not(unix))]
mod signals {
    //! Ctrl-C, which is all that there is.

    /// Number of SIGINT.
    const INTERRUPT: i32 = 2;

    /// Calls `seen` in a thread of its own whenever the user asks the program to end.
    pub fn watch(seen: impl Fn(i32) + Send + 'static) {
        let _ = ctrlc::set_handler(move || seen(INTERRUPT));
    }
}
