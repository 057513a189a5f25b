//! What the window is measured by: it measures itself, as a program of its own beside this one.

use super::measure::Value;
use super::{Told, ms};
use crate::cli::{Failure, view};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::process::Command;
use std::time::Duration;

/// A frame, wherever the right panel stands.
pub const FRAME_ROW: &str = "a frame of the viewer while scrubbing 10,000, p99";
/// A frame in which something is laid out or painted for the first time.
pub const SLOWEST_ROW: &str = "the slowest frame of the viewer, a new window's";
/// From the wish to the first frame.
pub const OPENING_ROW: &str = "opening a log of 10,000 in the viewer";

/// A frame while the line is analysed on the other cores.
pub const ANALYSING_ROW: &str = "a frame of the viewer while it analyses, p99";
/// From the wish to the end of the job.
pub const STOPPING_ROW: &str = "stopping an analysis in the viewer";

/// What the viewer says of one game: times in seconds.
#[derive(Debug, Deserialize)]
struct Answer {
    game: String,
    events: u32,
    opening: f64,
    scrubbing: BTreeMap<String, Frames>,
    stepping: Frames,
    hovering: Frames,
    analysing: Frames,
    stopping: f64,
}

/// How long frames took.
#[derive(Debug, Deserialize)]
struct Frames {
    p99: f64,
    slowest: f64,
}

/// Has the viewer beside this program measure itself.
///
/// # Errors
///
/// There is none, or it could not.
pub fn measured() -> Result<Vec<Told>, Failure> {
    let program = view::program()?;
    let cannot = |problem: &str| {
        Failure::cannot(format!("kanso-viewer could not be measured: {problem}"))
            .at(&program)
            .next("see what `kanso-viewer --bench` says")
    };
    let output = Command::new(&program).args(["--bench", "--json"]).output();
    let output = output.map_err(|error| cannot(&error.to_string()))?;
    if !output.status.success() {
        return Err(cannot(&why_not(output.status, &output.stderr)));
    }
    rows(&output.stdout).map_err(|error| cannot(&error.to_string()))
}

/// Why a viewer that ended so has measured nothing: what it said, or that it said nothing.
fn why_not(status: impl std::fmt::Display, said: &[u8]) -> String {
    let said = String::from_utf8_lossy(said);
    match said.trim() {
        "" => format!("it was ended ({status}) and said nothing"),
        said => format!("{said} ({status})"),
    }
}

fn rows(answer: &[u8]) -> Result<Vec<Told>, serde_json::Error> {
    let games: Vec<Answer> = serde_json::from_slice(answer)?;
    Ok(games.into_iter().flat_map(told).collect())
}

/// The rows of one game. The slowest page of the panel counts.
fn told(of: Answer) -> [Told; 5] {
    let Answer { game, events, opening, scrubbing, stepping, hovering, analysing, stopping } = of;
    let frames: Vec<Frames> = scrubbing.into_values().chain([stepping, hovering]).collect();
    let p99 = frames.iter().map(|frames| frames.p99).fold(0.0, f64::max);
    let slowest = frames.iter().map(|frames| frames.slowest).fold(0.0, f64::max);
    // What is no time is told as the longest one, and so as missed.
    let time = |seconds| Value::Time(Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX));
    let row = |what, wanted, reached| Told { what, game: game.clone(), events, wanted, reached };
    [
        row(FRAME_ROW, ms(16), time(p99)),
        row(SLOWEST_ROW, ms(100), time(slowest)),
        row(OPENING_ROW, ms(200), time(opening)),
        row(ANALYSING_ROW, ms(16), time(analysing.p99)),
        row(STOPPING_ROW, ms(100), time(stopping)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_page_counts_and_other_answers_are_refused() {
        let answer = br#"[{"game":"pig","events":10000,"opening":0.25,
            "scrubbing":{"happened":{"p50":0.001,"p99":0.004,"slowest":0.03},
            "state":{"p50":0.001,"p99":0.02,"slowest":0.025}},
            "stepping":{"p50":0.001,"p99":0.002,"slowest":0.002},
            "hovering":{"p50":0.001,"p99":0.003,"slowest":0.003},
            "analysing":{"p50":0.001,"p99":0.015,"slowest":0.2},"stopping":0.125}]"#;
        let rows = rows(answer).expect("what the viewer says");
        let [frame, slowest, opening, analysing, stopping] = &rows[..] else {
            panic!("{} rows", rows.len())
        };
        assert_eq!(frame.reached, Value::Time(Duration::from_millis(20)));
        assert!(!frame.reached.reaches(frame.wanted));
        assert_eq!(slowest.reached, Value::Time(Duration::from_millis(30)));
        assert_eq!(opening.reached, Value::Time(Duration::from_millis(250)));
        assert_eq!(analysing.reached, Value::Time(Duration::from_millis(15)));
        assert!(analysing.reached.reaches(analysing.wanted));
        assert!(!stopping.reached.reaches(stopping.wanted), "125 ms");
        assert_eq!((&*opening.game, opening.events), ("pig", 10_000));
        assert!(super::rows(b"no window").is_err());
    }
}
