//! Addresses: how people name a place in a log.
//!
//! ```text
//! 12        after 12 events of the line that is shown
//! 12.3      within the 12th event, after its third beat; 12.0 is the table before it
//! t5        start of turn 5              c2    start of the 2nd chapter        end    the last event
//! r3        start of round 3, as the rulebook counts; c2.r3 of the 2nd chapter
//! t5.2      the second phase of turn 5   t5.battle   the phase of turn 5 that is called so
//! r3.2      the second phase of round 3  p14         the 14th phase of the line
//! rook@12   any of these on another line, by its number or its name
//! ```

use crate::counted;
use std::fmt;
use std::str::FromStr;

/// A place in a log, as people write it; resolved by [`crate::review::Review::resolve`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// The line; none: the one that is shown.
    pub line: Option<LineName>,
    /// The place on it.
    pub place: Place,
}

/// A line as people name it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineName {
    /// By its number.
    Number(u32),
    /// By its name.
    Name(String),
}

/// A place on a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// After this many events.
    Event(u32),
    /// Within the event of this number, from 1, after this many beats.
    Beat(u32, u32),
    /// At the start of this turn of the line, by its number.
    Turn(u32),
    /// At the start of this chapter, from 1.
    Chapter(u32),
    /// At the start of this round, as the rulebook counts.
    Round(RoundPlace),
    /// At the start of a phase: one in which something was asked.
    Phase(PhaseOf, PhaseName),
    /// After the last event.
    End,
}

/// A round of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundPlace {
    /// The chapter, from 1; none: the first one that has such a round.
    pub chapter: Option<u32>,
    /// Its number, as the rulebook counts.
    pub round: u32,
}

/// Of what a phase is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PhaseOf {
    /// Of the line.
    Line,
    /// Of the turn of this number.
    Turn(u32),
    /// Of this round.
    Round(RoundPlace),
}

/// A phase of those that come into question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PhaseName {
    /// By its number, from 1.
    Number(u32),
    /// The first one that is called so, in one of the languages; a part of the name is enough.
    Called(String),
}

impl From<Place> for Address {
    fn from(place: Place) -> Self {
        Self { line: None, place }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.line {
            Some(line) => write!(f, "{line}@{}", self.place),
            None => write!(f, "{}", self.place),
        }
    }
}

impl fmt::Display for LineName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Name(name) => write!(f, "{name}"),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Event(event) => write!(f, "{event}"),
            Self::Beat(event, beat) => write!(f, "{event}.{beat}"),
            Self::Turn(turn) => write!(f, "t{turn}"),
            Self::Chapter(chapter) => write!(f, "c{chapter}"),
            Self::Round(round) => write!(f, "{round}"),
            Self::Phase(PhaseOf::Line, name) => write!(f, "p{name}"),
            Self::Phase(PhaseOf::Turn(turn), name) => write!(f, "t{turn}.{name}"),
            Self::Phase(PhaseOf::Round(round), name) => write!(f, "{round}.{name}"),
            Self::End => write!(f, "end"),
        }
    }
}

/// `r3`, `c2.r3`.
impl fmt::Display for RoundPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(chapter) = self.chapter {
            write!(f, "c{chapter}.")?;
        }
        write!(f, "r{}", self.round)
    }
}

impl fmt::Display for PhaseName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Called(name) => f.write_str(name),
        }
    }
}

/// A text that is no address.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{text:?} is no address: {problem}; write 12, 12.3, t5, r3, t5.2 (a phase), c2 or end, with a line \
     before it as in 1@12"
)]
pub struct NoAddress {
    /// What was written.
    pub text: String,
    /// What is wrong with it.
    pub problem: &'static str,
}

impl FromStr for Address {
    type Err = NoAddress;

    fn from_str(text: &str) -> Result<Self, NoAddress> {
        let no = |problem| NoAddress { text: text.to_owned(), problem };
        // A name may hold an @ itself, a place never does.
        let (line, place) = match text.rsplit_once('@') {
            Some((line, place)) => (Some(line.parse().map_err(no)?), place),
            None => (None, text),
        };
        Ok(Self { line, place: place.trim().parse().map_err(no)? })
    }
}

impl FromStr for LineName {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        let text = text.trim();
        if text.is_empty() {
            return Err("no line before the @");
        }
        Ok(match number(text) {
            Ok(number) => Self::Number(number),
            Err(_) => Self::Name(text.to_owned()),
        })
    }
}

impl FromStr for Place {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        if text == "end" {
            return Ok(Self::End);
        }
        if let Some(turn) = text.strip_prefix('t') {
            return Ok(match turn.split_once('.') {
                None => Self::Turn(counted(turn)?),
                Some((turn, phase)) => Self::Phase(PhaseOf::Turn(counted(turn)?), phase.parse()?),
            });
        }
        if let Some(phase) = text.strip_prefix('p') {
            let number = PhaseName::Number(counted(phase)?);
            return Ok(Self::Phase(PhaseOf::Line, number));
        }
        let (chapter, round) = match text.strip_prefix('c') {
            None => (None, text),
            Some(chapter) => match chapter.split_once('.') {
                None => return counted(chapter).map(Self::Chapter),
                Some((chapter, round)) if round.starts_with('r') => {
                    (Some(counted(chapter)?), round)
                }
                Some(_) => return Err("behind a chapter stands a round, as in c2.r3"),
            },
        };
        if let Some(round) = round.strip_prefix('r') {
            let (round, phase) = match round.split_once('.') {
                None => (round, None),
                Some((round, phase)) => (round, Some(phase)),
            };
            let round = RoundPlace { chapter, round: number(round)? };
            return Ok(match phase {
                None => Self::Round(round),
                Some(phase) => Self::Phase(PhaseOf::Round(round), phase.parse()?),
            });
        }
        match text.split_once('.') {
            Some((event, beat)) => Ok(Self::Beat(counted(event)?, number(beat)?)),
            None => number(text).map(Self::Event),
        }
    }
}

impl FromStr for PhaseName {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        let text = text.trim();
        if text.is_empty() {
            return Err("the number or the name of a phase is missing");
        }
        if text.bytes().all(|byte| byte.is_ascii_digit()) {
            return counted(text).map(Self::Number);
        }
        Ok(Self::Called(text.to_owned()))
    }
}

fn number(text: &str) -> Result<u32, &'static str> {
    if text.is_empty() {
        return Err("a number is missing");
    }
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err("a number was expected");
    }
    text.parse().map_err(|_| "the number is too large")
}

fn counted(text: &str) -> Result<u32, &'static str> {
    match number(text)? {
        0 => Err("turns, phases, chapters and events with beats count from 1"),
        number => Ok(number),
    }
}

/// An address that leads nowhere in this log.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AddressError {
    /// No such line.
    #[error("there is no line {line}: the log has lines 0 to {last}")]
    NoLine {
        /// The line asked for.
        line: LineName,
        /// The last one there is.
        last: u32,
    },
    /// Several lines share the name.
    #[error("{count} lines are called {name:?}: use the number")]
    Ambiguous {
        /// The name.
        name: String,
        /// How many have it.
        count: usize,
    },
    /// Past the last event.
    #[error("there is no event {event}: line {line} has {}", counted::counted(events, "event"))]
    NoEvent {
        /// The event asked for.
        event: u32,
        /// The line.
        line: u32,
        /// How many events it has.
        events: u32,
    },
    /// Past the last beat.
    #[error("there is no beat {beat}: event {event} has {}", counted::counted(beats, "beat"))]
    NoBeat {
        /// The beat asked for.
        beat: u32,
        /// The event.
        event: u32,
        /// How many beats it has.
        beats: u32,
    },
    /// Before the first turn or past the last one.
    #[error("there is no turn {turn}: line {line} has {}", turns_told(*.first, *.last))]
    NoTurn {
        /// The turn asked for.
        turn: u32,
        /// The line.
        line: u32,
        /// Its first turn, more than 1 where it starts in the middle of a game; 0 where it has none.
        first: u32,
        /// Its last turn; 0 where it has none.
        last: u32,
    },
    /// Past the last chapter.
    #[error("there is no chapter {chapter}: line {line} has {chapters}, from c1 on")]
    NoChapter {
        /// The chapter asked for.
        chapter: u32,
        /// The line.
        line: u32,
        /// How many chapters it has.
        chapters: u32,
    },
    /// Before the first round or past the last one.
    #[error("there is no round {round}: line {line} has rounds {first} to {last}{}", of_chapter(*.round))]
    NoRound {
        /// The round asked for.
        round: RoundPlace,
        /// The line.
        line: u32,
        /// The first one there.
        first: u32,
        /// The last one there.
        last: u32,
    },
    /// No such phase there.
    #[error(
        "there is no phase {phase}: line {line} has {phases} there in which something was asked"
    )]
    NoPhase {
        /// The phase asked for, as an address.
        phase: String,
        /// The line.
        line: u32,
        /// How many phases come into question.
        phases: u32,
    },
}

fn of_chapter(round: RoundPlace) -> String {
    round.chapter.map_or(String::new(), |chapter| format!(" in chapter {chapter}"))
}

fn turns_told(first: u32, last: u32) -> String {
    if first > 1 { format!("turns {first} to {last}") } else { counted::counted(last, "turn") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_printed_as_they_are_read() {
        for text in [
            "0",
            "12",
            "12.3",
            "1@12",
            "t5",
            "c2",
            "end",
            "rook a4@end",
            "a@b@7",
            "3@t1",
            "r3",
            "r0",
            "c2.r3",
            "p14",
            "t5.2",
            "t5.end of turn",
            "r3.2",
            "c2.r3.battle",
            "1@r3.攻撃",
        ] {
            let address: Address = text.parse().expect("it is one");
            assert_eq!(address.to_string(), text);
        }
        assert_eq!(" 12 ".parse::<Address>().map(|a| a.place), Ok(Place::Event(12)));
    }

    #[test]
    fn what_is_no_address_says_why() {
        for (text, problem) in [
            ("", "missing"),
            ("t0", "from 1"),
            ("0.1", "from 1"),
            ("x", "expected"),
            ("@3", "no line"),
            ("5000000000", "too large"),
            ("-1", "expected"),
            ("3.", "missing"),
            ("+3", "expected"),
            ("r", "missing"),
            ("p0", "from 1"),
            ("t5.", "phase is missing"),
            ("t5.0", "from 1"),
            ("c2.t5", "c2.r3"),
        ] {
            let error = text.parse::<Address>().expect_err(text).to_string();
            assert!(error.contains(problem), "{text:?}: {error}");
        }
    }
}
