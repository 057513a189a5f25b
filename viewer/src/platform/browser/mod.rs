//! Jobs in a browser, which gives a page no threads: short ones where they are started, long ones by a
//! worker, and what a person picks whenever it is picked.

mod pick;
mod worker;

pub use worker::answer;

use super::insight::News;
use super::{Done, Job, Pick, Stop};
use crate::command::PathFor;
use crate::model::CurvePoint;
use crate::web::page::{self, Picked};
use kanso_replay::games::Games;
use kanso_replay::insight::Wire;
use std::cell::{Cell, RefCell};
use worker::{Errand, Worker};

/// Does jobs and keeps what comes of them until it is fetched.
pub struct Platform {
    games: Games,
    done: RefCell<Vec<Done>>,
    /// What workers do.
    errands: RefCell<Vec<Sent>>,
    /// What a person is asked for.
    picking: RefCell<Vec<Asked>>,
    next: Cell<u32>,
}

/// What a worker does.
struct Sent {
    worker: Worker,
    ticket: u64,
    stop: Stop,
    /// True if choices are weighed, no line analysed.
    weighs: bool,
}

/// What a person is asked for.
struct Asked {
    number: u32,
    what: Pick,
    place: Option<PathFor>,
}

impl Platform {
    /// Jobs about these games.
    pub fn in_browser(games: Games) -> Self {
        Self {
            games,
            done: RefCell::default(),
            errands: RefCell::default(),
            picking: RefCell::default(),
            next: Cell::new(0),
        }
    }

    /// Starts a job.
    pub fn start(&self, job: Job) {
        match job {
            Job::Analyse { ticket, of, stop } => {
                let errand = of.log.read().and_then(|bytes| {
                    let of = (of.line, None, of.eye, of.effort);
                    Worker::start(&Errand::new(bytes, of))
                });
                self.sent(errand, ticket, stop, false);
            }
            Job::Weigh { ticket, log, at, eye, effort, stop } => {
                let errand = log.read().and_then(|bytes| {
                    let of = (at.line, Some(at.event), eye, effort);
                    Worker::start(&Errand::new(bytes, of))
                });
                self.sent(errand, ticket, stop, true);
            }
            Job::Pick { what: Pick::New(name), place, .. } => {
                self.done.borrow_mut().push(Done::Picked { place, path: Some(pick::new(&name)) });
            }
            Job::Pick { what, place, .. } => {
                let number = self.next.replace(self.next.get() + 1);
                page::pick(number, matches!(what, Pick::Folder));
                self.picking.borrow_mut().push(Asked { number, what, place });
            }
            job => job.run(self.games, &|done| self.done.borrow_mut().push(done)),
        }
    }

    fn sent(&self, worker: Result<Worker, String>, ticket: u64, stop: Stop, weighs: bool) {
        match worker {
            Ok(worker) => self.errands.borrow_mut().push(Sent { worker, ticket, stop, weighs }),
            Err(why) => {
                let told = done_of(Wire::Failed(why), ticket, weighs);
                self.done.borrow_mut().push(told);
            }
        }
    }

    /// True if a job has not ended yet; one that waits for a person keeps nobody waiting.
    pub fn busy(&self) -> bool {
        !self.errands.borrow().is_empty()
    }

    /// What came of jobs since the last call.
    pub fn done(&self) -> Vec<Done> {
        let mut done = self.done.take();
        self.errands.borrow_mut().retain(|sent| {
            for wire in sent.worker.told() {
                done.push(done_of(wire, sent.ticket, sent.weighs));
            }
            if sent.stop.is_set() && sent.worker.works() {
                sent.worker.end();
                done.push(done_of(Wire::Stopped, sent.ticket, sent.weighs));
            }
            sent.worker.works()
        });
        done
    }

    /// Takes what somebody picked.
    pub fn picked(&self, picked: &Picked) {
        self.picking.borrow_mut().retain(|asked| {
            if asked.number != picked.number {
                return true;
            }
            let path = pick::taken(&asked.what, &picked.files);
            self.done.borrow_mut().push(Done::Picked { place: asked.place.clone(), path });
            false
        });
    }
}

/// What a worker told, as what came of its job.
fn done_of(wire: Wire, ticket: u64, weighs: bool) -> Done {
    let news = |news| Done::Analysed { ticket, news };
    match wire {
        Wire::Done { done, of, costs } => news(News::Done { done, of, costs }),
        Wire::Valued { event, value, error } => {
            news(News::Valued(CurvePoint { event, value, error }))
        }
        Wire::Found { analysis, last, .. } => news(News::Found { analysis, last }),
        Wire::Worths { worths, last } => Done::Weighed { ticket, result: Ok(worths), last },
        Wire::Stopped if weighs => Done::Weighed { ticket, result: Ok(None), last: true },
        Wire::Stopped => news(News::Stopped),
        Wire::Failed(why) if weighs => Done::Weighed { ticket, result: Err(why), last: true },
        // Nobody asked for it here.
        Wire::Transcript(_) => news(News::Stopped),
        Wire::Failed(why) => news(News::Failed(why)),
    }
}
