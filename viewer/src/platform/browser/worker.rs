//! Workers: the same program once more, beside the page, for one errand.

use crate::platform::insight::{AnalyseOf, News, analyse_here, weigh_here};
use crate::platform::{Log, Stop};
use crate::web::page;
use js_sys::{Array, JsString, Object, Reflect, Uint8Array};
use kanso_engine::{Eye, Seat};
use kanso_replay::games::Games;
use kanso_replay::golden::bless::transcript;
use kanso_replay::insight::{Effort, Wire};
use kanso_replay::log::record::LineId;
use kanso_replay::review::Position;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::MessageEvent;

/// What a worker is asked.
pub struct Errand {
    log: Vec<u8>,
    line: LineId,
    /// Behind which event choices are weighed; none: the line is analysed.
    event: Option<u32>,
    eye: Eye,
    effort: Effort,
}

/// A line, an event of it or none, an eye, and how much is played out.
type Of = (LineId, Option<u32>, Eye, Effort);

impl Errand {
    /// An analysis of a line of a log, or a weighing behind an event of it.
    pub fn new(log: Vec<u8>, (line, event, eye, effort): Of) -> Self {
        Self { log, line, event, eye, effort }
    }

    /// What is sent: the log, and five numbers.
    fn message(&self) -> Array {
        let eye = match self.eye {
            Eye::All => -2.0,
            Eye::Public => -1.0,
            Eye::Seat(seat) => f64::from(seat.index() as u32),
        };
        let event = self.event.map_or(-1.0, f64::from);
        let effort = (f64::from(self.effort.playouts_max), self.effort.error_max);
        let numbers = [f64::from(self.line), event, eye, effort.0, effort.1];
        let parts = numbers.into_iter().map(JsValue::from_f64);
        std::iter::once(Uint8Array::from(&self.log[..]).into()).chain(parts).collect()
    }

    fn of(message: &JsValue) -> Option<Self> {
        let parts = message.dyn_ref::<Array>()?;
        let log = parts.get(0).dyn_into::<Uint8Array>().ok()?.to_vec();
        let number = |at| parts.get(at).as_f64();
        let eye = match number(3)? {
            -2.0 => Eye::All,
            -1.0 => Eye::Public,
            seat => Eye::Seat(Seat::at(seat as usize)),
        };
        let event = number(2).filter(|event| *event >= 0.0).map(|event| event as u32);
        let effort = Effort { playouts_max: number(4)? as u32, error_max: number(5)? };
        Some(Self { log, line: number(1)? as u32, event, eye, effort })
    }
}

/// A worker with an errand. It ends when it is dropped.
pub struct Worker {
    worker: web_sys::Worker,
    told: Rc<RefCell<Vec<Wire>>>,
    works: Rc<Cell<bool>>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(JsValue)>,
}

impl Worker {
    /// Sends a worker on an errand.
    ///
    /// # Errors
    ///
    /// There can be no worker: in the words of the browser.
    pub fn start(errand: &Errand) -> Result<Self, String> {
        let worker = page::worker()?;
        let (told, works) = (Rc::new(RefCell::new(Vec::new())), Rc::new(Cell::new(true)));
        let (to, ends) = (Rc::clone(&told), Rc::clone(&works));
        let on_message = Closure::new(move |event: MessageEvent| {
            let wire = event.data().as_string().and_then(|text| Wire::of(&text));
            let wire = wire.unwrap_or_else(|| Wire::Failed("the worker said nothing".to_owned()));
            if is_last(&wire) {
                ends.set(false);
            }
            to.borrow_mut().push(wire);
            page::wake();
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        let (to, ends) = (Rc::clone(&told), Rc::clone(&works));
        let on_error = Closure::new(move |error: JsValue| {
            let message = Reflect::get(&error, &"message".into()).ok();
            let why = message.and_then(|message| message.as_string()).unwrap_or_default();
            ends.set(false);
            to.borrow_mut().push(Wire::Failed(why));
            page::wake();
        });
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        worker.post_message(&errand.message()).map_err(|error| page::words_of(&error))?;
        Ok(Self { worker, told, works, _on_message: on_message, _on_error: on_error })
    }

    /// What it has told since the last call.
    pub fn told(&self) -> Vec<Wire> {
        self.told.take()
    }

    /// True if more will come.
    pub fn works(&self) -> bool {
        self.works.get()
    }

    /// Nobody wants it any more.
    pub fn end(&self) {
        self.works.set(false);
        self.worker.terminate();
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

fn is_last(wire: &Wire) -> bool {
    match wire {
        Wire::Done { .. } | Wire::Valued { .. } => false,
        Wire::Found { last, .. } | Wire::Worths { last, .. } => *last,
        Wire::Transcript(_) | Wire::Stopped | Wire::Failed(_) => true,
    }
}

/// In a worker: does an errand and tells what comes of it. Asked with nothing but a log it tells the log as
/// a golden game is told, so that anybody can see that a browser plays as any other machine does.
pub fn answer(games: Games, message: &JsValue) {
    if let Some(log) = message.dyn_ref::<Uint8Array>() {
        return tell(&match transcript(games, &log.to_vec()) {
            Ok(Ok(text)) => Wire::Transcript(text),
            Ok(Err(problems)) => Wire::Failed(problems.join("; ")),
            Err(error) => Wire::Failed(error.to_string()),
        });
    }
    let Some(Errand { log, line, event, eye, effort }) = Errand::of(message) else {
        return tell(&Wire::Failed("the page asked for nothing".to_owned()));
    };
    let (log, never) = (Log { bytes: Some(log), path: None }, Stop::default());
    match event {
        None => {
            let of = AnalyseOf { log, line, eye, effort, keeps: false };
            analyse_here(games, of, &never, &|news| {
                tell(&match news {
                    News::Done { done, of, costs } => Wire::Done { done, of, costs },
                    News::Valued(point) => {
                        let (event, value, error) = (point.event, point.value, point.error);
                        Wire::Valued { event, value, error }
                    }
                    News::Found { analysis, last } => Wire::found(&analysis, last),
                    News::Stopped => Wire::Stopped,
                    News::Failed(why) => Wire::Failed(why),
                });
            });
        }
        Some(event) => {
            let so_far = |worths: &_| {
                tell(&Wire::Worths { worths: Some(Clone::clone(worths)), last: false });
            };
            let at = Position::after(line, event);
            tell(&match weigh_here(games, log, (at, eye, effort), &never, &so_far) {
                Ok(worths) => Wire::Worths { worths, last: true },
                Err(why) => Wire::Failed(why),
            });
        }
    }
}

/// Tells the page something; who has closed it does not listen.
fn tell(wire: &Wire) {
    let scope: Object = js_sys::global();
    if let Ok(post) = Reflect::get(&scope, &"postMessage".into())
        && let Some(post) = post.dyn_ref::<js_sys::Function>()
    {
        let _ = post.call1(&scope, &JsString::from(wire.text()));
    }
}
