//! A line as a game of its own: the bytes of a new log whose main line it is.
//!
//! Taken along are the header, the events, the notes and probes of the line and of those it comes
//! from as far as it shares their events, what was assumed, and the seal. Its events are all its
//! own there, so verification compares each outcome with the luck that the header names: a seed is
//! named only where it gives every one of them. Left out: names, folds and promotions, withdrawn
//! notes, disputes, and frames of a kind that this program does not know. Lines that leave it can be
//! taken along where they are asked for.

use super::edit::{perform, seal_end};
use super::of::ReviewOf;
use super::{EditError, Origin, Position};
use crate::correct::settled;
use crate::lines::LineSource;
use crate::log::LogBuilder;
use crate::log::bulk::BuildError;
use crate::log::checkpoint::CheckpointData;
use crate::log::frame::TooLong;
use crate::log::record::{
    Assumed, AssumedItems, GlyphMark, Header, LineId, LineLuck, LineNote, LuckSource, MAIN_LINE,
    NewLine, Note, Piece, Probe, Record, Step,
};
use crate::luck::{Counters, LUCK_VERSION, Luck, Seed};
use crate::timeline::Moment;
use kanso_engine::{Bag, Event, Game};

impl<G: Game> ReviewOf<G> {
    pub(super) fn do_extract(&self, line: LineId, with: &[LineId]) -> Result<Vec<u8>, EditError> {
        self.checked(Position::after(line, 0))?;
        let events = self.tree.shown_len(line);
        if self.events(line) < events {
            let problem = format!(
                "event {} of line {line} is not allowed: branch before it and extract that line",
                self.events(line) + 1
            );
            return Err(EditError::NotPossible(problem));
        }
        let header = Header {
            luck: self.extracted_luck(line),
            program: Header::PROGRAM.to_owned(),
            ..self.tree.header().clone()
        };
        let header = if header.rules.is_some() { header.with_rules(self.games) } else { header };
        let mut log = LogBuilder::<G::Action>::new(&header).map_err(too_long)?;
        let end = self.with_game(|game| {
            self.events_of(line).try_fold(start(game), |mut moment, (place, event)| {
                perform(game, &mut moment, event);
                log.event(event, || CheckpointData::of(place + 1, &moment.state))?;
                Ok::<_, BuildError>(moment)
            })
        });
        let end = end.map_err(unwritten)?;
        for record in self.beside(line) {
            log.append(&record).map_err(unwritten)?;
        }
        let state = CheckpointData::of(events, &end.state);
        let seal = self.tree.line(line).and_then(|line| line.seal.as_ref());
        match seal.filter(|(_, seal)| seal.events == events) {
            Some((_, seal)) => {
                let seats = header.names.len();
                let standing = self.with_game(|game| game.standing(&end.state));
                let (end, standing) = seal_end(Some(seal.end), standing.as_ref(), events, seats)?;
                log.seal(end, standing, state).map_err(unwritten)?;
            }
            None => log.checkpoint(state).map_err(unwritten)?,
        }
        for (id, leaves) in (1..).zip(with) {
            for record in self.leaving(line, *leaves, id)? {
                log.append(&record).map_err(unwritten)?;
            }
        }
        log.finish().map_err(too_long)
    }

    /// A line that leaves `line`, as records of a log whose main line that is: it gets the number
    /// `id`. What it kept from behind its fork counts as entered there.
    fn leaving(
        &self,
        line: LineId,
        leaves: LineId,
        id: LineId,
    ) -> Result<Vec<Record<G::Action>>, EditError> {
        let has =
            self.tree.line(leaves).filter(|has| has.parent == Some(line)).ok_or_else(|| {
                EditError::NotPossible(format!("line {leaves} does not leave line {line}"))
            })?;
        let luck = match has.luck {
            LineSource::Seeded(seed) if has.fresh_luck => LineLuck::Fresh(seed),
            LineSource::Seeded(_)
            | LineSource::Table(_)
            | LineSource::TakenOver
            | LineSource::Committed => LineLuck::Same,
        };
        let fork = has.fork;
        let mut pieces = Vec::new();
        if fork > 0 {
            pieces.push(Piece::Kept { from: 0, to: fork });
        }
        let mut own = Vec::new();
        for stretch in self.tree.stretches(leaves, fork) {
            let events = stretch.events.to_vec();
            match stretch.origin {
                Origin::Own => own.push(events),
                Origin::Filled => pieces.push(Piece::Filled(events)),
                Origin::Entered | Origin::Kept { .. } => pieces.push(Piece::Entered(events)),
            }
        }
        let made = NewLine { parent: MAIN_LINE, name: has.name.clone(), luck, pieces };
        let steps = own.into_iter().map(|events| Record::Step(Step { line: id, events }));
        Ok(std::iter::once(Record::Line(made)).chain(steps).collect())
    }

    /// The events of a line that are shown, with their places, from 0.
    pub(super) fn events_of(&self, line: LineId) -> impl Iterator<Item = (u32, &Event<G::Action>)> {
        let shown = self.tree.shown_len(line) as usize;
        let stretches = self.tree.stretches(line, 0);
        stretches.flat_map(|stretch| (stretch.start..).zip(stretch.events)).take(shown)
    }

    /// Whether the seed of a line may stand in another file: not while it follows from a secret that the log
    /// does not show.
    fn may_tell(&self, line: LineId) -> bool {
        let is_shown = self.tree.committed().is_none_or(|(_, committed)| committed.is_revealed);
        let luck = |line: LineId| self.tree.line(line).map(|line| line.luck);
        is_shown || luck(line) != luck(MAIN_LINE)
    }

    /// Where the luck of a line comes from when all its events are its own.
    fn extracted_luck(&self, line: LineId) -> LuckSource {
        let source = self.tree.line(line).map_or(LineSource::TakenOver, |line| line.luck);
        match source {
            LineSource::Seeded(seed) if self.may_tell(line) && self.is_given_by(&seed, line) => {
                LuckSource::Seeded { version: LUCK_VERSION, seed }
            }
            LineSource::Table(seed) => LuckSource::Table { version: LUCK_VERSION, seed },
            // The game itself goes on saying whose it was.
            LineSource::TakenOver if line == MAIN_LINE => self.tree.header().luck.clone(),
            LineSource::Seeded(_) | LineSource::TakenOver | LineSource::Committed => {
                LuckSource::TakenOver {
                    head: self.sink.head(),
                    address: Position::after(line, 0).to_string(),
                }
            }
        }
    }

    /// True if a seed gives every outcome of a line, from its first event.
    fn is_given_by(&self, seed: &Seed, line: LineId) -> bool {
        let (luck, mut bag) = (Luck::new(seed), Bag::new());
        self.with_game(|game| {
            let mut moment = start(game);
            self.events_of(line).all(|(_, event)| {
                let given = match event {
                    Event::Decision(_) => true,
                    Event::Chance(_) => {
                        settled(game, &moment, &luck, &mut bag).as_ref() == Some(event)
                    }
                };
                perform(game, &mut moment, event);
                given
            })
        })
    }

    /// What stands beside the events of a line and belongs to it, as records of the main line.
    pub(super) fn beside(&self, line: LineId) -> Vec<Record<G::Action>> {
        let shared = self.shared_with(line);
        let is_its = |of: LineId, events: u32| {
            shared.iter().any(|(ancestor, most)| *ancestor == of && events <= *most)
        };
        let assumed = self
            .events_of(line)
            .filter(|(place, event)| {
                matches!(event, Event::Chance(_)) && self.tree.is_assumed(line, *place)
            })
            .map(|(place, _)| self.assumed_record(line, place));
        let its = self.tree.notes().iter().filter(|entry| {
            let belongs = if entry.of_line {
                entry.note.line == line
            } else {
                is_its(entry.note.line, entry.note.events)
            };
            !entry.withdrawn && belongs
        });
        let notes = its.zip(0..).flat_map(|(entry, note)| {
            let whole = entry.of_line.then_some(Record::LineNote(LineNote { note }));
            let events = entry.note.events.min(self.tree.shown_len(line));
            let written = Record::Note(Note { line: MAIN_LINE, events, ..entry.note.clone() });
            std::iter::once(written).chain(whole)
        });
        let glyphs = self.events_of(line).filter_map(|(event, _)| {
            let glyph = Some(self.tree.glyph(line, event)?);
            Some(Record::Glyph(GlyphMark { line: MAIN_LINE, event, glyph }))
        });
        let probes = self
            .tree
            .probes()
            .iter()
            .filter(|(_, probe)| is_its(probe.line, probe.events))
            .map(|(_, probe)| Record::Probe(Probe { line: MAIN_LINE, ..probe.clone() }));
        assumed.chain(notes).chain(glyphs).chain(probes).collect()
    }

    /// What was assumed at a place of a line, as a record of the main line.
    fn assumed_record(&self, line: LineId, event: u32) -> Record<G::Action> {
        match self.tree.assumed_in_part(line, event) {
            Some(items) => Record::AssumedItems(AssumedItems { line: MAIN_LINE, event, items }),
            None => Record::Assumed(Assumed { line: MAIN_LINE, event }),
        }
    }

    /// A line and those it comes from, each with how many first events it shares with them.
    fn shared_with(&self, line: LineId) -> Vec<(LineId, u32)> {
        let mut shared = vec![(line, self.tree.shown_len(line))];
        let (mut at, mut most) = (line, self.tree.shown_len(line));
        while let Some(has) = self.tree.line(at)
            && let Some(parent) = has.parent
        {
            most = most.min(has.fork);
            shared.push((parent, most));
            at = parent;
        }
        shared
    }
}

pub(super) fn start<G: Game>(game: &G) -> Moment<G::State> {
    Moment { state: game.start(), counters: Counters::default() }
}

pub(super) fn too_long(error: TooLong) -> EditError {
    EditError::NotPossible(error.to_string())
}

pub(super) fn unwritten(error: BuildError) -> EditError {
    EditError::NotPossible(error.to_string())
}

#[cfg(test)]
mod tests;
