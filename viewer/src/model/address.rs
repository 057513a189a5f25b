//! Places as people write and read them: addresses, with the numbers of the eye that looks.

use super::Table;
use crate::words::{fill, timeline as words};
use kanso_engine::{Eye, Lang};
use kanso_replay::address::{Address, AddressError, LineName, Place};
use kanso_replay::review::Position;

impl Table {
    /// Where an address as people write it leads. Its numbers are the eye's own.
    ///
    /// # Errors
    ///
    /// Why nowhere, in words; how many events there are is told with hindsight, to the eye that sees
    /// all.
    pub fn place_named(&self, text: &str, lang: Lang) -> Result<Position, String> {
        let text = text.trim();
        let address: Address =
            text.parse().map_err(|_| fill(words::NO_ADDRESS, lang, &[("text", text)]))?;
        let counts = self.hindsight && self.eye == Eye::All;
        self.resolved(&address).map_err(|error| nowhere(&error, counts, lang))
    }

    fn resolved(&self, address: &Address) -> Result<Position, AddressError> {
        let (number, beat) = match &address.place {
            Place::Event(number) if self.eye != Eye::All => (*number, None),
            Place::Beat(number, beat) if self.eye != Eye::All => (*number, Some(*beat)),
            _ => return self.review.resolve(address),
        };
        let start = Address { line: address.line.clone(), place: Place::Event(0) };
        let line = self.review.resolve(&start)?.line;
        let event = self.review.event_numbered(line, number, self.eye);
        let event = event.ok_or(AddressError::NoEvent { event: number, line, events: 0 })?;
        let to = Position::after(line, event);
        // Beats can be asked for on the line that is shown alone.
        let beat = beat.filter(|_| line == self.here().line);
        let Some(number_of_beat) = beat.filter(|beat| *beat > 0) else {
            return Ok(Position { beat, ..to });
        };
        let beats = self.review.told_beats(event, self.eye);
        let told = beats.iter().find(|told| told.number == number_of_beat);
        let told = told.ok_or(AddressError::NoBeat {
            beat: number_of_beat,
            event: number,
            beats: beats.len() as u32,
        })?;
        Ok(Position { beat: Some(told.beat), ..to })
    }

    /// The address of a place as the eye counts, to be typed again: `0@12`, `0@12.3`.
    pub fn address_of(&self, at: Position) -> Address {
        self.address_for(at, self.eye)
    }

    /// The address of a place as an eye counts.
    pub fn address_for(&self, at: Position, eye: Eye) -> Address {
        let number = self.review.number_for(at.line, at.event, eye);
        let place = match at.beat {
            None => Place::Event(number),
            Some(beat) => {
                let beats = self.review.told_beats(at.event, eye);
                let told = beats.iter().rfind(|told| told.beat <= beat);
                Place::Beat(number, told.map_or(0, |told| told.number))
            }
        };
        Address { line: Some(LineName::Number(at.line)), place }
    }
}

/// Why an address leads nowhere, in words; `counts`: it may be told how many events there are.
fn nowhere(error: &AddressError, counts: bool, lang: Lang) -> String {
    let filled = |text, places: &[(&str, &dyn ToString)]| {
        let values: Vec<_> = places.iter().map(|(_, value)| value.to_string()).collect();
        let places: Vec<_> = places
            .iter()
            .zip(&values)
            .map(|((place, _), value)| (*place, value.as_str()))
            .collect();
        fill(text, lang, &places)
    };
    match error {
        AddressError::NoLine { line, .. } => filled(words::NO_LINE, &[("line", line)]),
        AddressError::Ambiguous { name, count } => {
            filled(words::MANY_LINES, &[("name", name), ("count", count)])
        }
        AddressError::NoEvent { event, events, .. } if counts => {
            filled(words::NO_EVENT_OF, &[("event", event), ("events", events)])
        }
        AddressError::NoEvent { event, .. } => filled(words::NO_EVENT, &[("event", event)]),
        AddressError::NoBeat { beat, event, .. } => {
            filled(words::NO_BEAT, &[("beat", beat), ("event", event)])
        }
        AddressError::NoTurn { turn, .. } => filled(words::NO_TURN, &[("turn", turn)]),
        AddressError::NoRound { round, .. } => filled(words::NO_ROUND, &[("round", round)]),
        AddressError::NoPhase { phase, .. } => filled(words::NO_PHASE, &[("phase", phase)]),
        AddressError::NoChapter { chapter, .. } => {
            filled(words::NO_CHAPTER, &[("chapter", chapter)])
        }
    }
}
