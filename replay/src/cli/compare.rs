//! `kanso compare`

use super::{Failure, Finding, Io, open, telling, who, words};
use crate::address::{Address, Place};
use crate::draw::width;
use crate::review::{Position, Review};
use kanso_engine::{Eye, Lang};
use serde_json::json;
use std::path::PathBuf;

/// Compare two lines of a game, event by event.
///
/// Exit status: 0 both lines have the same events, 1 they differ, 2 it could not be done.
#[derive(Debug, clap::Args)]
pub struct Compare {
    /// The game's file.
    file: PathBuf,
    /// One line, by number or name.
    a: String,
    /// The other line.
    b: String,
    /// Answer as JSON.
    #[arg(long)]
    json: bool,
}

/// A line, event by event.
struct Told {
    heading: String,
    /// In words, with who decided.
    events: Vec<String>,
    end: Position,
}

impl Compare {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let mut review = open::to_read(&self.file, io)?;
        let a = self.told(&mut *review, &self.a, io.lang)?;
        let b = self.told(&mut *review, &self.b, io.lang)?;
        let shared = a.events.iter().zip(&b.events).take_while(|(a, b)| a == b).count();
        let same = shared == a.events.len() && shared == b.events.len();
        if self.json {
            let told = json!({
                "shared": shared, "same": same,
                "a": { "line": a.end.line, "events": a.events },
                "b": { "line": b.end.line, "events": b.events },
            });
            writeln!(io.out, "{told:#}")?;
            return Ok(Finding::good_if(same));
        }
        writeln!(io.out, "{} {shared}", io.say(words::SAME_UNTIL))?;
        let column = (io.columns.saturating_sub(10) / 2).clamp(20, 60);
        let row = |left: &str, right: &str| {
            let left = width::clip(left, column);
            let gap = " ".repeat(column - width::width(&left));
            format!("{left}{gap} | {}", width::clip(right, column)).trim_end().to_owned()
        };
        writeln!(io.out, "      {}", io.style.strong(&row(&a.heading, &b.heading)))?;
        for at in shared..a.events.len().max(b.events.len()) {
            let side = |told: &Told| told.events.get(at).cloned().unwrap_or_default();
            let number = io.style.faint(&format!("{:>5}", at + 1));
            writeln!(io.out, "{number} {}", row(&side(&a), &side(&b)))?;
        }
        for told in [&a, &b] {
            review.go(told.end).map_err(|error| open::no_address(&error))?;
            if review.standing().is_some() {
                write!(io.out, "\n{}", told.heading)?;
                telling::standing(&*review, io)?;
            }
        }
        Ok(Finding::good_if(same))
    }

    fn told(&self, review: &mut dyn Review, line: &str, lang: Lang) -> Result<Told, Failure> {
        let address = Address { line: who::line(Some(line))?, place: Place::End };
        let end = review.seek(&address).map_err(|error| open::no_address(&error).at(&self.file))?;
        let info = review.lines().into_iter().find(|info| info.id == end.line);
        let name = info.map(|info| info.name).unwrap_or_default();
        let mut events = Vec::with_capacity(end.event as usize);
        for event in 1..=end.event {
            events.push(telling::event_line(review, event, Eye::All, lang)?);
        }
        Ok(Told { heading: format!("{} {name}", end.line), events, end })
    }
}
