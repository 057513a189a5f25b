//! The beats of the events that are seen: asked for once, for an event has to be played for them.

use super::TimelineData;
use super::axis::RowKey;
use kanso_replay::review::{BeatInfo, Position};
use std::collections::BTreeMap;
use std::rc::Rc;

/// Most events whose beats are kept.
const KEPT_MAX: usize = 256;

/// The beats that were asked for.
#[derive(Default)]
pub(super) struct Beats {
    key: Option<RowKey>,
    told: BTreeMap<u32, Rc<[BeatInfo]>>,
}

impl Beats {
    /// The beats of an event that the eye is told.
    pub fn told(&mut self, data: &TimelineData<'_>, event: u32) -> Rc<[BeatInfo]> {
        // What may be shown of an event is decided by who asks: the beats are those of all of it.
        let key = RowKey { until: None, ..data.key() };
        if self.key != Some(key) || self.told.len() >= KEPT_MAX {
            self.told.clear();
            self.key = Some(key);
        }
        let told = self.told.entry(event).or_insert_with(|| (data.beats)(event).into());
        Rc::clone(told)
    }

    /// Where walking beat by beat stops within an event, as far as it may be shown. The last one of
    /// a whole event is after it.
    pub fn stops(&mut self, data: &TimelineData<'_>, event: u32) -> Vec<Position> {
        let line = data.here.line;
        let told = self.told(data, event);
        let mut stops: Vec<_> = told
            .iter()
            .filter(|beat| data.routine || !beat.routine)
            .map(|beat| Position { line, event, beat: Some(beat.beat) })
            .collect();
        if let Some(last) = stops.last_mut() {
            last.beat = None;
        }
        if let Some(beat) = data.here.beat.filter(|_| !data.hindsight && data.here.event == event) {
            stops.retain(|stop| stop.beat.is_some_and(|at| at <= beat));
        }
        stops
    }
}

/// Which part of its event has passed at a place: the whole of it, or so many of its stops.
pub(super) fn passed(stops: &[Position], at: Position) -> f64 {
    let Some(beat) = at.beat else { return 1.0 };
    let passed = stops.iter().filter(|stop| stop.beat.is_some_and(|stop| stop <= beat)).count();
    f64::from(passed as u32) / f64::from(stops.len().max(1) as u32)
}
