//! What becomes of the rest of a game on a side: what is kept, where it parts, how it ends.

use super::gather::{Gather, names_of};
use super::{FactPart, Happened};
use crate::dispute::{DisputeError, Side};
use crate::log::record::{LineId, SealEnd};
use crate::review::{EditError, FilledBy, Position, Refit, Review};
use crate::tell::phrases;
use kanso_engine::game::EVENT_LIMIT_END;
use kanso_engine::{Eye, Lang};

use super::words;

/// Most dropped events that are told one by one.
const DROPPED_MAX: usize = 8;

/// What became of the events of the game as it was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rest {
    /// How many events were played.
    pub played: u32,
    /// How many of them are kept.
    pub kept: u32,
    /// The first of those that no longer fit.
    pub dropped: Vec<DroppedPart>,
    /// How many more no longer fit.
    pub more_dropped: u32,
    /// How many events are filled in, and in which way.
    pub filled: FilledBy,
    /// Where only a person can go on; none: it was followed to its end.
    pub stopped: Option<StoppedPart>,
}

/// An event that no longer fits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DroppedPart {
    /// Its number as it was played, from 1.
    pub event: u32,
    /// The event in words.
    pub words: String,
    /// Id of the rule that refuses it; empty where something else is asked.
    pub rule: String,
    /// Why.
    pub why: String,
}

/// Where only a person can go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoppedPart {
    /// Who is asked what there.
    pub asked: String,
    /// The first event that waits.
    pub first: DroppedPart,
    /// How many events wait.
    pub waiting: u32,
}

/// Where another thing comes of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Later {
    /// The event as it was played, with what came of it; what is otherwise is marked.
    pub played: Happened,
    /// What comes of it on this side; none: it no longer fits.
    pub here: Option<Vec<FactPart>>,
    /// Why it does not fit, where it does not; empty rule: something else is asked.
    pub misfit: Option<DroppedPart>,
}

/// How a course ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndPart {
    /// How many events it has.
    pub events: u32,
    /// How it ended, or who is asked what.
    pub how: String,
    /// How the seats stand; empty where the game is not over.
    pub seats: Vec<SeatEnd>,
}

/// How a seat stands at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatEnd {
    /// Its name.
    pub name: String,
    /// Won, drew or lost.
    pub result: &'static str,
    /// Figures by name.
    pub figures: String,
    /// True if this is otherwise than as it was played.
    pub differs: bool,
}

impl Gather {
    /// What became of the events of the game as it was played.
    pub(super) fn rest(&mut self, refit: &Refit, played: u32) -> Rest {
        let part = |event: u32, words: &str, refusal: &crate::review::RefusalInfo| DroppedPart {
            event: event + 1,
            words: words.to_owned(),
            rule: refusal.rule.clone(),
            why: refusal.words.clone(),
        };
        let dropped: Vec<_> = refit
            .dropped
            .iter()
            .take(DROPPED_MAX)
            .map(|one| part(one.event, &one.words, &one.refusal))
            .collect();
        let stopped = refit.stopped.as_ref().map(|stop| StoppedPart {
            asked: stop.question.clone(),
            first: part(stop.parent, &stop.words, &stop.refusal),
            waiting: stop.waiting,
        });
        let told = dropped.iter().chain(stopped.as_ref().map(|stop| &stop.first));
        told.for_each(|part| self.cite(&part.rule));
        Rest {
            played,
            kept: refit.kept.iter().map(|(from, to)| to.min(&played) - from.min(&played)).sum(),
            more_dropped: (refit.dropped.len() - dropped.len()) as u32,
            dropped,
            filled: refit.filled_by,
            stopped,
        }
    }

    /// The first of the events `from..to` (from 0) of the game as it was played of which another thing
    /// comes on a side.
    ///
    /// # Errors
    ///
    /// A place that is not there, which is a bug of ours.
    pub(super) fn parting(
        &mut self,
        played: &mut dyn Review,
        line: LineId,
        side: &mut Side,
        (from, to): (u32, u32),
    ) -> Result<Option<Later>, DisputeError> {
        let Some(refit) = &side.refit else { return Ok(None) };
        let refit = refit.clone();
        played.go(Position::after(line, to)).map_err(EditError::from)?;
        let end = refit.places.events();
        side.review.go(Position::after(side.before.line, end)).map_err(EditError::from)?;
        for place in from..to {
            if let Some(there) = refit.places.event(place) {
                let mut own = self.happened(played, place + 1);
                let mut other = self.facts(&*side.review, there + 1);
                if mark_otherwise(&mut own.facts, &mut other) {
                    self.cite_facts(&own.facts);
                    self.cite_facts(&other);
                    return Ok(Some(Later { played: own, here: Some(other), misfit: None }));
                }
                continue;
            }
            let dropped = refit.dropped.iter().find(|dropped| dropped.event == place);
            let dropped = dropped.map(|one| (&one.words, &one.refusal));
            let waits = refit.stopped.as_ref().filter(|stop| stop.parent == place);
            let waits = waits.map(|stop| (&stop.words, &stop.refusal));
            let Some((words, refusal)) = dropped.or(waits) else { continue };
            let played = self.happened(played, place + 1);
            self.cite_facts(&played.facts);
            self.cite(&refusal.rule);
            let misfit = DroppedPart {
                event: place + 1,
                words: words.clone(),
                rule: refusal.rule.clone(),
                why: refusal.words.clone(),
            };
            return Ok(Some(Later { played, here: None, misfit: Some(misfit) }));
        }
        Ok(None)
    }

    /// How a line ends.
    ///
    /// # Errors
    ///
    /// A place that is not there, which is a bug of ours.
    pub(super) fn end(
        &self,
        review: &mut dyn Review,
        line: LineId,
    ) -> Result<EndPart, DisputeError> {
        let lang = self.lang;
        let events = review.len(line).unwrap_or(0);
        review.go(Position::after(line, events)).map_err(EditError::from)?;
        let meta = review.meta();
        let Some(standing) = review.standing() else {
            let seal = review.lines().into_iter().find(|info| info.id == line);
            let how = match seal.and_then(|info| info.seal) {
                Some(SealEnd::Conceded(seat)) => {
                    let name = review.names().get(usize::from(seat)).cloned().unwrap_or_default();
                    words::conceded(lang, &name)
                }
                Some(SealEnd::Agreed) => words::AGREED.in_lang(lang).to_owned(),
                Some(SealEnd::Abandoned) => words::ABANDONED.in_lang(lang).to_owned(),
                Some(SealEnd::EventLimit) => EVENT_LIMIT_END.name.in_lang(lang).to_owned(),
                Some(SealEnd::Rules(_)) | None => words::not_over(lang, &self.asked(review)),
            };
            return Ok(EndPart { events, how, seats: Vec::new() });
        };
        let reason = meta.ends.get(usize::from(standing.reason)).unwrap_or(&EVENT_LIMIT_END);
        let seats = review.names().iter().zip(&standing.seats).map(|(name, seat)| {
            let figures: Vec<_> = meta
                .figures
                .iter()
                .zip(&seat.figures)
                .filter_map(|(figure, value)| {
                    Some(format!("{} {}", figure.name.in_lang(lang), figure.told((*value)?)))
                })
                .collect();
            SeatEnd {
                name: name.clone(),
                result: phrases::result(lang, seat.result),
                figures: figures.join(phrases::comma(lang)),
                differs: false,
            }
        });
        let how = phrases::over(lang, reason.name.in_lang(lang));
        Ok(EndPart { events, how, seats: seats.collect() })
    }

    /// Who is asked what where a review stands, in one line; how the game is over.
    pub(super) fn asked(&self, review: &dyn Review) -> String {
        let (who, prompt) = self.prompt(review);
        // Most games name the seat that they ask.
        if prompt.contains(&who) {
            prompt
        } else {
            format!("{who}{}{prompt}", phrases::colon(self.lang))
        }
    }

    /// Who is asked, empty for chance, and what is asked.
    pub(super) fn prompt(&self, review: &dyn Review) -> (String, String) {
        let mut prompt = String::new();
        review.say_prompt(self.lang, Eye::All, &mut prompt).expect("a string takes every text");
        let who = match review.awaiting() {
            Some(kanso_engine::Awaiting::Decision(seats)) => names_of(review, seats.iter()),
            Some(kanso_engine::Awaiting::Chance(_) | kanso_engine::Awaiting::Over) | None => {
                String::new()
            }
        };
        (who, prompt)
    }
}

/// Marks the lines that only one of two lists has; whether there is one.
pub(super) fn mark_otherwise(one: &mut [FactPart], other: &mut [FactPart]) -> bool {
    let same = |a: &FactPart, b: &FactPart| a.words == b.words && a.rules == b.rules;
    let mut taken = vec![false; other.len()];
    for fact in one.iter_mut() {
        let found = (0..other.len()).find(|at| !taken[*at] && same(fact, &other[*at]));
        match found {
            Some(at) => taken[at] = true,
            None => fact.differs = true,
        }
    }
    for (fact, taken) in other.iter_mut().zip(&taken) {
        fact.differs |= !taken;
    }
    one.iter().chain(other.iter()).any(|fact| fact.differs)
}

/// Marks the seats that stand otherwise than as it was played.
pub(super) fn mark_seats(played: &EndPart, here: &mut EndPart) {
    for (at, seat) in here.seats.iter_mut().enumerate() {
        let as_played = played.seats.get(at);
        seat.differs =
            as_played.is_none_or(|own| (own.result, &own.figures) != (seat.result, &seat.figures));
    }
}

/// Whether a language sets a space between sentences.
pub(super) const fn space(lang: Lang) -> &'static str {
    match lang {
        Lang::En => " ",
        Lang::Ja => "",
    }
}
