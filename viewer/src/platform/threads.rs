//! Jobs on threads, or in tests at once.

use super::{Done, Job};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// Does jobs and keeps what comes of them until it is fetched.
pub struct Platform {
    sender: Sender<Done>,
    receiver: Receiver<Done>,
    /// Called, on any thread, when something can be fetched.
    wake: std::sync::Arc<dyn Fn() + Send + Sync>,
    at_once: bool,
}

impl Platform {
    /// Jobs run on threads; `wake` is called when something came of one.
    pub fn with_threads(wake: impl Fn() + Send + Sync + 'static) -> Self {
        let (sender, receiver) = channel();
        Self { sender, receiver, wake: std::sync::Arc::new(wake), at_once: false }
    }

    /// Jobs run where they are started: for tests and for one picture.
    pub fn at_once() -> Self {
        Self { at_once: true, ..Self::with_threads(|| {}) }
    }

    /// Starts a job.
    pub fn start(&self, job: Job) {
        let (sender, wake) = (self.sender.clone(), std::sync::Arc::clone(&self.wake));
        let run = move || {
            job.run(&|done| {
                // Nobody waits any more when the window is closed.
                let _ = sender.send(done);
                wake();
            });
        };
        if self.at_once {
            run();
        } else {
            thread::spawn(run);
        }
    }

    /// What came of jobs since the last call.
    pub fn done(&self) -> Vec<Done> {
        self.receiver.try_iter().collect()
    }
}
