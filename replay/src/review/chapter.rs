//! A chapter of a line as a game of its own: a battle taken out of a campaign.
//!
//! The game says what the chapter is set up with ([`kanso_engine::Game::excerpt`]); its events are
//! those of the line, from the place where the chapter begins until its own game is over or the line
//! ends. They are all its own there. Its luck is taken over: no seed gives it from its first event on,
//! since the counts of its streams begin anew. A line of a table stays a table's. Notes within the
//! chapter go along, and probes and what was assumed, with their places counted from its beginning.

use super::edit::{perform, seal_end};
use super::extract::{start, too_long, unwritten};
use super::of::ReviewOf;
use super::{EditError, Review as _};
use crate::address::{Address, LineName, Place};
use crate::lines::LineSource;
use crate::log::LogBuilder;
use crate::log::checkpoint::CheckpointData;
use crate::log::record::{
    Assumed, AssumedItems, GlyphMark, Header, LineId, LuckSource, Note, Probe, Record,
};
use crate::luck::LUCK_VERSION;
use crate::timeline::Moment;
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Bag, Event, Game, Setup};
use std::ops::Range;

impl<G: Game> ReviewOf<G> {
    pub(super) fn do_extract_chapter(
        &self,
        line: LineId,
        number: u32,
    ) -> Result<Vec<u8>, EditError> {
        let place = Place::Chapter(number);
        let address = Address { line: Some(LineName::Number(line)), place };
        let begins = self.resolve(&address)?.event;
        let of_line: Vec<&Event<G::Action>> =
            self.events_of(line).map(|(_, event)| event).take(self.events(line) as usize).collect();
        let (before, after) = of_line.split_at(begins as usize);
        let setup = self.excerpt(before, &address)?;
        let game = G::new(&setup).map_err(|error| refused(error.to_string()))?;
        let luck = self.luck_of_chapter(line, number);
        let header = Header::new::<G>(&setup, luck, self.tree.header().created.clone());
        let header =
            if self.tree.header().rules.is_some() { header.with_rules(self.games) } else { header };
        let mut log = LogBuilder::<G::Action>::new(&header).map_err(too_long)?;
        let (mut moment, mut bag, mut len) = (start(&game), Bag::new(), 0_u32);
        for event in after {
            if game.awaiting(&moment.state) == Awaiting::Over {
                break;
            }
            if game.allows(&moment.state, event, &mut bag).is_err() {
                let at = begins + len + 1;
                let problem = format!(
                    "event {at} of line {line} does not fit in a game of chapter {number} alone: \
                     extract the line"
                );
                return Err(refused(problem));
            }
            perform(&game, &mut moment, event);
            len += 1;
            log.event(event, || CheckpointData::of(len, &moment.state)).map_err(unwritten)?;
        }
        for record in self.within(line, begins..begins + len) {
            log.append(&record).map_err(unwritten)?;
        }
        let state = CheckpointData::of(len, &moment.state);
        match game.standing(&moment.state) {
            Some(standing) => {
                let seats = header.names.len();
                let (end, standing) = seal_end(None, Some(&standing), len, seats)?;
                log.seal(end, standing, state).map_err(unwritten)?;
            }
            None => log.checkpoint(state).map_err(unwritten)?,
        }
        log.finish().map_err(too_long)
    }

    /// The set-up of the chapter that begins after these events.
    fn excerpt(
        &self,
        before: &[&Event<G::Action>],
        address: &Address,
    ) -> Result<Setup<G::Opening>, EditError> {
        let setup = self.tree.header().setup::<G>().map_err(|error| refused(error.to_string()))?;
        let found = self.with_game(|game| {
            let mut moment: Moment<G::State> = start(game);
            for event in before {
                perform(game, &mut moment, event);
            }
            game.excerpt(&setup, &moment.state)
        });
        found.ok_or_else(|| {
            refused(format!(
                "no game of its own begins at {address}: only a game that consists of several, such \
                 as a campaign, has such chapters"
            ))
        })
    }

    /// Where the luck of a chapter comes from.
    fn luck_of_chapter(&self, line: LineId, number: u32) -> LuckSource {
        match self.tree.line(line).map(|line| line.luck) {
            Some(LineSource::Table(seed)) => LuckSource::Table { version: LUCK_VERSION, seed },
            Some(LineSource::Seeded(_) | LineSource::TakenOver | LineSource::Committed) | None => {
                LuckSource::TakenOver { head: self.head(), address: format!("{line}@c{number}") }
            }
        }
    }

    /// What stands beside these events of a line, with places counted from the first of them.
    fn within(&self, line: LineId, events: Range<u32>) -> Vec<Record<G::Action>> {
        let Range { start, end } = events;
        let moved = |record| match record {
            Record::Assumed(Assumed { line, event }) if (start..end).contains(&event) => {
                Some(Record::Assumed(Assumed { line, event: event - start }))
            }
            Record::AssumedItems(own) if (start..end).contains(&own.event) => {
                Some(Record::AssumedItems(AssumedItems { event: own.event - start, ..own }))
            }
            Record::Note(note) if (start..=end).contains(&note.events) => {
                Some(Record::Note(Note { events: note.events - start, ..note }))
            }
            Record::Glyph(mark) if (start..end).contains(&mark.event) => {
                Some(Record::Glyph(GlyphMark { event: mark.event - start, ..mark }))
            }
            Record::Probe(probe) if (start..end).contains(&probe.events) => {
                Some(Record::Probe(Probe { events: probe.events - start, ..probe }))
            }
            _ => None,
        };
        self.beside(line).into_iter().filter_map(moved).collect()
    }
}

fn refused(problem: String) -> EditError {
    EditError::NotPossible(problem)
}
