//! Jobs on threads, or in tests at once.

use super::{Done, Job};
use kanso_replay::games::Games;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// Does jobs and keeps what comes of them until it is fetched.
pub struct Platform {
    games: Games,
    sender: Sender<Done>,
    receiver: Receiver<Done>,
    /// Called, on any thread, when something can be fetched.
    wake: Arc<dyn Fn() + Send + Sync>,
    at_once: bool,
    /// Jobs that were started and have not ended.
    running: Arc<AtomicUsize>,
}

impl Platform {
    /// Jobs about these games run on threads; `wake` is called when something came of one.
    pub fn with_threads(games: Games, wake: impl Fn() + Send + Sync + 'static) -> Self {
        let (sender, receiver) = channel();
        let running = Arc::new(AtomicUsize::new(0));
        Self { games, sender, receiver, wake: Arc::new(wake), at_once: false, running }
    }

    /// Jobs run where they are started: for tests and for one picture.
    pub fn at_once(games: Games) -> Self {
        Self { at_once: true, ..Self::with_threads(games, || {}) }
    }

    /// Starts a job.
    pub fn start(&self, job: Job) {
        let (sender, wake) = (self.sender.clone(), Arc::clone(&self.wake));
        let (games, running) = (self.games, Arc::clone(&self.running));
        running.fetch_add(1, Ordering::SeqCst);
        let run = move || {
            job.run(games, &|done| {
                // Nobody waits any more when the window is closed.
                let _ = sender.send(done);
                wake();
            });
            running.fetch_sub(1, Ordering::SeqCst);
            wake();
        };
        if self.at_once {
            run();
        } else {
            thread::spawn(run);
        }
    }

    /// True if a job has not ended yet.
    pub fn busy(&self) -> bool {
        self.running.load(Ordering::SeqCst) > 0
    }

    /// What came of jobs since the last call.
    pub fn done(&self) -> Vec<Done> {
        self.receiver.try_iter().collect()
    }
}
