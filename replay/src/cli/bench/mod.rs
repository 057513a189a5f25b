//! `kanso bench`
//!
//! The table of limits that the program keeps, measured on this machine. Nothing here is a test:
//! a slow machine is no fault of the program.

mod measure;
mod memory;
mod progress;
mod subject;
mod viewer;

use super::{Failure, Finding, Io};
use crate::games::Games;
use kanso_engine::{Game, Lang};
use measure::Value;
use progress::Progress;
use serde_json::json;
use std::path::PathBuf;
use std::time::Duration;
use subject::Subject;

/// Measure how fast this program is on this machine, against the limits that it keeps.
///
/// Medians; wanted are the numbers for a two-core machine and a build with `--profile dist`. Rows
/// about the window are measured by `kanso-viewer`, found beside this program.
#[derive(Debug, clap::Args)]
pub struct Bench {
    /// Only rows with this text in them.
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
    /// Answer as JSON.
    #[arg(long)]
    json: bool,
    /// Prints how many bytes of memory a review of this log takes, in a process of its own.
    #[arg(long, value_name = "FILE", hide = true)]
    memory_of: Option<PathBuf>,
}

/// How demanding a game is, which decides what is wanted of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Weight {
    /// The example, lighter than any real game.
    Example,
    /// The lightest real game.
    Lightest,
    /// Heavier than that: what is wanted of the heaviest is wanted of it.
    Heavier,
}

/// What is measured, and with which games.
const GAMES: [(&str, Weight); 6] = [
    ("pig", Weight::Example),
    ("rook-raiders", Weight::Lightest),
    ("berserk-tcg", Weight::Heavier),
    ("mamono-raid", Weight::Heavier),
    ("brave-architect", Weight::Heavier),
    ("battlelore-heroes", Weight::Heavier),
];

/// One line of the table.
struct Row {
    what: &'static str,
    wanted: Value,
    measure: fn(&dyn Measured) -> Result<Value, Failure>,
    /// What is wanted of the example, where that is another number; else only real games are asked.
    of_example: Option<Value>,
    /// What is wanted of the heaviest game, where that is another number.
    of_heavier: Option<Value>,
    /// Events of the log that it is measured with, where their number matters.
    events: Option<u32>,
}

impl Row {
    /// What is wanted of a game; none: it is not asked.
    fn wanted_of(&self, weight: Weight) -> Option<Value> {
        match weight {
            Weight::Lightest => Some(self.wanted),
            Weight::Heavier => Some(self.of_heavier.unwrap_or(self.wanted)),
            Weight::Example => self.of_example,
        }
    }
}

/// What can be measured of a game, whatever game it is.
pub trait Measured {
    fn reduce(&self) -> Result<Value, Failure>;
    fn reduce_ordinary(&self) -> Result<Value, Failure>;
    fn legal(&self) -> Result<Value, Failure>;
    fn verify(&self) -> Result<Value, Failure>;
    fn verify_ordinary(&self) -> Result<Value, Failure>;
    fn verify_folder(&self) -> Result<Value, Failure>;
    fn open(&self) -> Result<Value, Failure>;
    fn seek(&self) -> Result<Value, Failure>;
    fn back(&self) -> Result<Value, Failure>;
    fn correct(&self) -> Result<Value, Failure>;
    fn acknowledge(&self) -> Result<Value, Failure>;
    fn simulate(&self) -> Result<Value, Failure>;
    fn golden(&self) -> Result<Value, Failure>;
    fn size(&self) -> Result<Value, Failure>;
    fn memory(&self) -> Result<Value, Failure>;
    /// How many events the longest game of at most 10,000 has.
    fn long_events(&self) -> u32;
}

const fn ms(milliseconds: u64) -> Value {
    Value::Time(Duration::from_millis(milliseconds))
}

const fn us(microseconds: u64) -> Value {
    Value::Time(Duration::from_micros(microseconds))
}

/// The limits that need no window, for the lightest real game.
static ROWS: [Row; 15] = [
    Row {
        what: "reducing with check, no trace, per core",
        wanted: Value::PerSecond(3e6),
        measure: |game| game.reduce(),
        of_example: Some(Value::PerSecond(50e6)),
        of_heavier: Some(Value::PerSecond(5e5)),
        events: None,
    },
    Row {
        what: "reducing ordinary games with check, per core",
        wanted: Value::PerSecond(1e6),
        measure: |game| game.reduce_ordinary(),
        of_example: None,
        of_heavier: None,
        events: None,
    },
    Row {
        what: "legal list of a decision of ordinary games",
        wanted: us(1),
        measure: |game| game.legal(),
        of_example: None,
        of_heavier: Some(us(10)),
        events: None,
    },
    Row {
        what: "full verification in memory, per core",
        wanted: Value::PerSecond(1.5e6),
        measure: |game| game.verify(),
        of_example: None,
        of_heavier: Some(Value::PerSecond(3e5)),
        events: None,
    },
    Row {
        what: "full verification of ordinary games, per core",
        wanted: Value::PerSecond(5e5),
        measure: |game| game.verify_ordinary(),
        of_example: None,
        of_heavier: None,
        events: None,
    },
    Row {
        what: "verifying a folder of 1,000 ordinary games",
        wanted: ms(1_000),
        measure: |game| game.verify_folder(),
        of_example: Some(ms(1_000)),
        of_heavier: None,
        events: None,
    },
    Row {
        what: "opening and verifying an ordinary game",
        wanted: ms(1),
        measure: |game| game.open(),
        of_example: Some(ms(1)),
        of_heavier: None,
        events: None,
    },
    Row {
        what: "seek to a random event of 10,000, p99",
        wanted: us(100),
        measure: |game| game.seek(),
        of_example: Some(us(100)),
        of_heavier: None,
        events: Some(subject::LONG),
    },
    Row {
        what: "one step back, p99",
        wanted: us(100),
        measure: |game| game.back(),
        of_example: Some(us(100)),
        of_heavier: None,
        events: Some(subject::LONG),
    },
    Row {
        what: "correcting an event of 10,000",
        wanted: ms(50),
        measure: |game| game.correct(),
        of_example: Some(ms(50)),
        of_heavier: None,
        events: Some(subject::LONG),
    },
    Row {
        what: "an acknowledged step, beyond the sync of the disk",
        wanted: us(100),
        measure: |game| game.acknowledge(),
        of_example: Some(us(100)),
        of_heavier: None,
        events: None,
    },
    Row {
        what: "simulating with random bots, per core",
        wanted: Value::PerSecond(5e5),
        measure: |game| game.simulate(),
        of_example: None,
        of_heavier: Some(Value::PerSecond(5e4)),
        events: None,
    },
    Row {
        what: "golden check of 100 ordinary games",
        wanted: ms(3_000),
        measure: |game| game.golden(),
        of_example: Some(ms(3_000)),
        of_heavier: None,
        events: None,
    },
    Row {
        what: "file size of a game of 150 events or more",
        wanted: Value::BytesPerEvent(11.0),
        measure: |game| game.size(),
        of_example: Some(Value::BytesPerEvent(11.0)),
        of_heavier: None,
        events: None,
    },
    Row {
        what: "memory of a review of 100,000 events",
        wanted: Value::Memory(32 << 20),
        measure: |game| game.memory(),
        of_example: Some(Value::Memory(32 << 20)),
        of_heavier: None,
        events: Some(subject::LONGEST),
    },
];

/// A row that was measured.
struct Told {
    what: &'static str,
    game: String,
    /// Events of the log that it was measured with, where their number matters; less than the row
    /// speaks of, where the game ends sooner.
    events: u32,
    wanted: Value,
    reached: Value,
}

impl Bench {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        if let Some(path) = &self.memory_of {
            writeln!(io.out, "{}", memory::of_review(io.games, path)?)?;
            return Ok(Finding::Good);
        }
        let mut told = Vec::new();
        if cfg!(debug_assertions) && !self.json {
            let words = match io.lang {
                Lang::En => "this is a development build: the numbers are for release builds",
                Lang::Ja => "開発用ビルドです。目標値はリリースビルドのものです",
            };
            writeln!(io.out, "{}", io.style.bad(words))?;
        }
        let mut all = true;
        let of_games: usize = GAMES.iter().map(|(_, weight)| self.rows(*weight).count()).sum();
        let mut progress = Progress::new(of_games + usize::from(self.wants_window()), io);
        for (id, weight) in GAMES {
            // The logs that a game is measured with take time to make: only for who is measured.
            let mut rows = self.rows(weight).peekable();
            if rows.peek().is_none() {
                continue;
            }
            progress.prepares(id);
            // A copy of the program without the game measures the others.
            let Ok(game) = io.games.get(id) else { continue };
            let subject = game.measured(io.games)?;
            for (row, wanted) in rows {
                progress.begins(id, row.what);
                let reached = (row.measure)(&*subject)?;
                let events = subject.long_events();
                let what = row.what;
                let measured = Told { what, game: id.to_owned(), events, wanted, reached };
                all &= progress.aside(|| self.tell(&measured, row.events, &mut told, io))?;
            }
        }
        if self.wants_window() {
            progress.begins("", "the viewer measures itself");
            let rows = viewer::measured();
            all &= progress.aside(|| self.window(rows, &mut told, io))?;
        }
        progress.ends();
        if self.json {
            writeln!(io.out, "{:#}", json!(told))?;
        }
        Ok(Finding::good_if(all))
    }

    /// The rows that are asked of a game, with what is wanted of it.
    fn rows(&self, weight: Weight) -> impl Iterator<Item = (&'static Row, Value)> {
        let rows = ROWS.iter().filter(|row| self.wants(row.what));
        rows.filter_map(move |row| Some((row, row.wanted_of(weight)?)))
    }

    fn wants(&self, what: &str) -> bool {
        self.only.as_ref().is_none_or(|text| what.contains(text.as_str()))
    }

    /// True if a row about the window is wanted.
    fn wants_window(&self) -> bool {
        let rows = [
            viewer::FRAME_ROW,
            viewer::SLOWEST_ROW,
            viewer::OPENING_ROW,
            viewer::ANALYSING_ROW,
            viewer::STOPPING_ROW,
        ];
        rows.into_iter().any(|what| self.wants(what))
    }

    /// Tells the rows about the window; whether what was reached is good. Without a window beside
    /// this program the row says so.
    fn window(
        &self,
        rows: Result<Vec<Told>, Failure>,
        told: &mut Vec<serde_json::Value>,
        io: &mut Io<'_>,
    ) -> Result<bool, Failure> {
        let rows = match rows {
            Ok(rows) => rows,
            Err(failure) if self.json => {
                let problem = failure.what();
                told.push(json!({ "what": viewer::FRAME_ROW, "game": null, "problem": problem }));
                return Ok(true);
            }
            Err(failure) => {
                let (wanted, what) = (ms(16).to_string(), viewer::FRAME_ROW);
                writeln!(io.out, "{what:<50} {wanted:>12} {:>12}   {}", "-", failure.what())?;
                return Ok(true);
            }
        };
        let mut all = true;
        for row in rows.iter().filter(|row| self.wants(row.what)) {
            all &= self.tell(row, Some(subject::LONG), told, io)?;
        }
        Ok(all)
    }

    /// Tells a row that was measured; whether what was reached is good. `events`: how many the row
    /// speaks of.
    fn tell(
        &self,
        row: &Told,
        events: Option<u32>,
        told: &mut Vec<serde_json::Value>,
        io: &mut Io<'_>,
    ) -> Result<bool, Failure> {
        let Told { what, game, wanted, reached, .. } = row;
        let good = reached.reaches(*wanted);
        // A game that ends too soon is measured with the longest log it makes.
        let short = events.is_some_and(|events| row.events < events.min(subject::LONG));
        if self.json {
            let ((wanted, unit), (reached, _)) = (wanted.number(), reached.number());
            told.push(json!({
                "what": what, "game": game, "unit": unit,
                "wanted": wanted, "reached": reached, "good": good,
                "events": events.map(|events| if short { row.events } else { events }),
            }));
        } else {
            let (wanted, reached) = (wanted.to_string(), reached.to_string());
            let reached = format!("{reached:>12}");
            let reached = if good { io.style.good(&reached) } else { io.style.bad(&reached) };
            let aside = if short { format!(" ({} events)", row.events) } else { String::new() };
            let mark = if good { ' ' } else { '!' };
            writeln!(io.out, "{what:<50} {wanted:>12} {reached} {mark} {game}{aside}")?;
            io.out.flush()?;
        }
        Ok(good)
    }
}

/// Makes the subject of a game.
pub(super) fn measured<G: Game>(games: Games) -> Result<Box<dyn Measured>, Failure> {
    Ok(Box::new(Subject::<G>::new(games)?))
}
