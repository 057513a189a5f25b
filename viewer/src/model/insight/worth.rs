//! What choices are worth where one stands: from an analysis of what was played, or found out on wish.

use super::super::{Model, Table};
use crate::platform::{Job, Stop};
use crate::words::{fill, insight as words};
use kanso_engine::scene::{Badge, Tone};
use kanso_engine::{Eye, Label, Lang};
use kanso_replay::insight::{Share, Worths};
use kanso_replay::review::{Choice, ChoiceWorth, Position};

/// The largest error with which a share is told as it is.
const SURE: Share = Share(400);

/// What choices are worth at a place.
pub(super) struct Weighing {
    at: Position,
    eye: Eye,
    revision: u64,
    ticket: u64,
    stop: Stop,
    worths: Option<Worths>,
    /// True if more is being found out.
    busy: bool,
    problem: Option<String>,
}

impl Drop for Weighing {
    fn drop(&mut self) {
        self.stop.set();
    }
}

/// What a choice is worth, for who decides.
struct Worth {
    number: u32,
    value: Share,
    error: Share,
}

impl Table {
    /// Whether choices are weighed where one stands: none: nobody asked; else whether more is being found out.
    pub fn weighing(&self) -> Option<bool> {
        self.weighing_here().map(|weighing| weighing.busy)
    }

    /// Why choices could not be weighed where one stands.
    pub fn weighing_problem(&self) -> Option<&str> {
        self.weighing_here().and_then(|weighing| weighing.problem.as_deref())
    }

    fn weighing_here(&self) -> Option<&Weighing> {
        let of = (self.here(), self.eye, self.revision);
        let weighing = self.insight.weighing.as_ref();
        weighing.filter(|weighing| (weighing.at, weighing.eye, weighing.revision) == of)
    }

    /// Tells with each choice where one stands what it is worth, where that is known and may be told.
    pub fn tell_worth(&self, choices: &mut [Choice], lang: Lang) {
        let Some((seat, worths, is_sure)) = self.worths_here(choices) else { return };
        let names = self.review.names();
        let name = names.get(usize::from(seat)).map_or("", String::as_str);
        for choice in choices {
            let known = worths.iter().position(|worth| worth.number == choice.number);
            choice.worth = known.map(|at| ChoiceWorth {
                share: worths[at].value,
                badge: badge(&worths[at], name, at == 0 && is_sure, lang),
            });
        }
    }

    /// The seat that decides where one stands, what its choices are worth, the best first, and whether that is
    /// surely the best.
    fn worths_here(&self, choices: &[Choice]) -> Option<(u8, Vec<Worth>, bool)> {
        if let Some(worths) = self.weighing_here().and_then(|weighing| weighing.worths.as_ref()) {
            let told = worths.choices.iter().map(|worth| Worth {
                number: worth.place,
                value: worth.value,
                error: worth.error,
            });
            return Some((worths.seat, told.collect(), worths.is_sure));
        }
        let here = self.here();
        if here.beat.is_some() || !self.hindsight {
            return None;
        }
        let insight = self.insight()?;
        let event = &insight.analysis.events[insight.event(here.event + 1)?];
        let (choice, seat) = (event.choice.as_ref()?, event.seat?);
        let mut worths: Vec<Worth> = choice
            .alternatives
            .iter()
            .map(|other| Worth { number: other.place, value: other.value, error: other.error })
            .collect();
        if let Some(chosen) = choices.iter().find(|at| at.notation == choice.chosen) {
            let at = usize::from(seat);
            let (value, error) = (event.value[at], event.error[at]);
            worths.push(Worth { number: chosen.number, value, error });
        }
        worths.sort_by_key(|worth| std::cmp::Reverse(worth.value));
        // The rule of the marks: more than both errors together.
        let is_sure = match &worths[..] {
            [first, second, ..] => first.value - second.value > first.error + second.error,
            _ => false,
        };
        Some((seat, worths, is_sure))
    }
}

/// A share of the win beside a choice.
fn badge(worth: &Worth, name: &str, best: bool, lang: Lang) -> Badge {
    // A few playouts say little: it is about so much.
    let about = if worth.error > SURE { "~" } else { "" };
    let text = format!("{about}{} %", worth.value);
    let (value, error) = (worth.value.in_points(false), worth.error.in_points(false));
    let places = [("name", name), ("share", &*value), ("error", &*error)];
    let meaning = fill(if best { words::WORTH_BEST } else { words::WORTH }, lang, &places);
    let tone = if best { Tone::Good } else { Tone::Plain };
    Badge::new(Label::same(text), Label::same(meaning), tone)
}

impl Model {
    pub(super) fn weigh(&mut self, on: bool) {
        let (ticket, effort) = (self.ticket(), self.effort);
        let Some(table) = &mut self.table else { return };
        table.insight.weighing = None;
        table.insight.serial += 1;
        if !on {
            return;
        }
        let (at, eye, stop) = (table.here(), table.eye, Stop::default());
        table.insight.weighing = Some(Weighing {
            at,
            eye,
            revision: table.revision,
            ticket,
            stop: stop.clone(),
            worths: None,
            busy: true,
            problem: None,
        });
        let log = table.log();
        self.start(Job::Weigh { ticket, log, at, eye, effort, stop });
    }

    /// What choices are worth is known, or known better.
    pub(in crate::model) fn weighed(
        &mut self,
        ticket: u64,
        result: Result<Option<Worths>, String>,
        last: bool,
    ) {
        let Some(insight) = self.table.as_mut().map(|table| &mut table.insight) else { return };
        let weighing = insight.weighing.as_mut().filter(|weighing| weighing.ticket == ticket);
        let Some(weighing) = weighing else { return };
        weighing.busy = !last;
        match result {
            Ok(worths) => weighing.worths = worths,
            Err(why) => weighing.problem = Some(why),
        }
        insight.serial += 1;
    }
}
