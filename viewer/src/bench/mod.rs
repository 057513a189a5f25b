//! `--bench`: how long a frame takes, without the GPU, while a log is scrubbed.
//!
//! The whole window is laid out and tessellated, as in the program; nothing is uploaded or drawn.
//! A frame of the measurement goes somewhere, works out what is shown there, and paints it. Each run of
//! a measurement has a window of its own, opened for it, so that what is done for the first time is
//! counted: letters that were not drawn before, the first layout of a page. Of several runs the one in
//! the middle is told, and beside it the slowest frame of all. Nothing here is a test: a slow machine
//! is no fault of the program.

use crate::command::{Asked, Command, FileCommand, GoCommand, InsightCommand, Tab, Unit, Way};
use crate::look;
use crate::model::{Effect, Model, Settings};
use crate::platform::Platform;
use crate::window::{Views, window_ui};
use egui::{Context, Pos2, RawInput, Rect, Vec2};
use kanso_replay::games::Games;
use kanso_replay::review::Position;
use kanso_replay::simulate::long_log;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How much is measured.
#[derive(Clone, Copy)]
pub struct Effort {
    /// Events of a log that is made.
    events: u32,
    /// Frames of one measurement.
    frames: u32,
    /// Times that each measurement is made, each in a new window; odd, so that one is in the middle.
    runs: usize,
    /// The pages of the right panel with which it is scrubbed, by name.
    tabs: &'static [(Tab, &'static str)],
}

/// All there is to measure: it takes a while.
pub const WHOLE: Effort = Effort { events: 10_000, frames: 400, runs: 3, tabs: &TABS };
/// Enough to see that nothing has become much slower.
pub const QUICK: Effort = Effort { events: 400, frames: 80, runs: 1, tabs: &QUICK_TABS };
/// After so many frames of a measurement one is told how far it is.
const TOLD_EVERY: u32 = 100;
/// What is wanted of the p99 of a frame, of the slowest frame, and of opening the log.
const FRAME_WANTED: Duration = Duration::from_millis(16);
const SLOWEST_WANTED: Duration = Duration::from_millis(100);
const OPENING_WANTED: Duration = Duration::from_millis(200);
/// What is wanted of stopping an analysis.
const STOPPING_WANTED: Duration = Duration::from_millis(100);
/// From one frame to the next, where something goes on beside them.
const BEAT: Duration = Duration::from_millis(16);
/// Size of the window, in points.
const SIZE: Vec2 = Vec2::new(1600.0, 1000.0);

/// What was measured of one game.
struct Measured {
    game: String,
    events: u32,
    /// From the wish to the first frame that shows it; in the middle of all windows.
    opening: Duration,
    /// Frames that go from place to place, with each page of the right panel; the first one is the
    /// page that is there at first.
    scrubbing: Vec<(&'static str, Frames)>,
    /// Frames that step by one event.
    stepping: Frames,
    /// Frames in which the pointer rests on another place each time.
    hovering: Frames,
    /// Frames that go from place to place while the line is analysed.
    analysing: Frames,
    /// From the wish to stop an analysis until nothing of it runs any more; the longest of all runs.
    stopping: Duration,
}

/// How long frames took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Frames {
    /// In the middle of the runs.
    p50: Duration,
    /// In the middle of the runs.
    p99: Duration,
    /// The slowest frame of any run.
    slowest: Duration,
}

impl Frames {
    /// What several runs come to; each has the times of its frames.
    fn of(mut runs: Vec<Vec<Duration>>) -> Self {
        for times in &mut runs {
            times.sort_unstable();
        }
        let at = |percent| {
            middle(runs.iter().map(|times| times[(times.len() - 1) * percent / 100]).collect())
        };
        let slowest = runs.iter().filter_map(|times| times.last().copied()).max();
        Self { p50: at(50), p99: at(99), slowest: slowest.unwrap_or_default() }
    }
}

/// The one in the middle.
fn middle(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

/// Measures these logs, or without any a long one of each game, and prints what it came to; how far
/// it is goes to standard error.
///
/// # Errors
///
/// A log that cannot be made or opened, in words.
pub fn run(games: Games, paths: &[PathBuf], effort: Effort, json: bool) -> Result<(), String> {
    let mut rows = Vec::new();
    for path in paths {
        let name = path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
        let measured = measure(games, &name, path, effort);
        rows.push(measured.map_err(|why| format!("{}: {why}", path.display()))?);
    }
    if paths.is_empty() {
        let path =
            std::env::temp_dir().join(format!("kanso-viewer-bench-{}.kanso", std::process::id()));
        for meta in games.metas() {
            tell(meta.id, &format!("bots play a game of {} events", effort.events));
            let measured = make(games, meta.id, &path, effort)
                .and_then(|()| measure(games, meta.id, &path, effort));
            // It is ours; where it was not written there is nothing to remove.
            let _ = std::fs::remove_file(&path);
            rows.push(measured.map_err(|why| format!("{}: {why}", meta.id))?);
        }
    }
    print!("{}", if json { as_json(&rows) } else { as_text(&rows) });
    Ok(())
}

/// Tells how far it is.
fn tell(game: &str, what: &str) {
    eprintln!("{game}: {what}");
}

/// Writes a log that bots have played.
fn make(games: Games, game: &str, path: &Path, effort: Effort) -> Result<(), String> {
    let log = long_log(games, game, effort.events).map_err(|error| error.to_string())?;
    std::fs::write(path, &log.bytes).map_err(|error| error.to_string())
}

fn measure(games: Games, game: &str, path: &Path, effort: Effort) -> Result<Measured, String> {
    let (mut openings, mut events) = (Vec::new(), 0);
    let mut measured = |what: &str, tab: Tab, wish: &dyn Fn(u32, u32) -> GoCommand| {
        let mut times = Vec::new();
        for run in 1..=effort.runs {
            let mut window = Window::new(games, tab);
            openings.push(window.open(path)?);
            events = window.events();
            let mut of_run = Vec::new();
            for frame in 0..effort.frames {
                if frame.is_multiple_of(TOLD_EVERY) {
                    let (runs, frames) = (effort.runs, effort.frames);
                    let far = format!("{what}, run {run} of {runs}, frame {frame} of {frames}");
                    tell(game, &format!("{far}, {events} events"));
                }
                of_run.push(window.timed(wish(frame, events)));
            }
            times.push(of_run);
        }
        Ok::<_, String>(Frames::of(times))
    };
    let mut scrubbing = Vec::new();
    for (tab, name) in effort.tabs {
        let to = |frame, events| GoCommand::To(place(frame, events));
        scrubbing.push((*name, measured(&format!("scrubbing, {name}"), *tab, &to)?));
    }
    let step = |_, _| GoCommand::Step(Unit::Event, Way::Forward);
    let stepping = measured("stepping", Tab::Happened, &step)?;
    let hover = |frame, events| GoCommand::Hover(Some(place(frame, events)));
    let hovering = measured("hovering", Tab::Happened, &hover)?;
    let opening = middle(openings);
    let (mut times, mut stopping) = (Vec::new(), Duration::ZERO);
    for run in 1..=effort.runs {
        tell(game, &format!("analysing, run {run} of {}, {events} events", effort.runs));
        let mut window = Window::new(games, Tab::Insight);
        window.open(path)?;
        let (of_run, stopped) = window.analysing(games, effort.frames);
        times.push(of_run);
        stopping = stopping.max(stopped);
    }
    let (analysing, game) = (Frames::of(times), game.to_owned());
    Ok(Measured { game, events, opening, scrubbing, stepping, hovering, analysing, stopping })
}

/// The pages of the right panel, by name.
const TABS: [(Tab, &str); 6] = [
    (Tab::Game, "game"),
    (Tab::Happened, "happened"),
    (Tab::Moves, "moves"),
    (Tab::State, "state"),
    (Tab::Find, "find"),
    (Tab::Notes, "notes"),
];
/// Those on which most changes from event to event.
const QUICK_TABS: [(Tab, &str); 2] = [(Tab::Game, "game"), (Tab::Happened, "happened")];

/// Where a frame goes: sweeps of a hand over the timeline, a little further each time, and far jumps
/// between them. The same each time.
fn place(frame: u32, events: u32) -> Position {
    let event = if frame.is_multiple_of(4) {
        (u64::from(frame) * 7_368_787 % u64::from(events + 1)) as u32
    } else {
        frame * 17 % (events + 1)
    };
    Position::after(0, event)
}

/// A window that nobody sees.
struct Window {
    ctx: Context,
    model: Model,
    views: Views,
    platform: Platform,
    time: f64,
}

impl Window {
    /// Without a game, as the program begins; with one, this page of the panel is shown.
    fn new(games: Games, tab: Tab) -> Self {
        let ctx = Context::default();
        look::install_for_tests(&ctx);
        let mut window = Self {
            ctx,
            model: Model::new(games, Settings { tab, ..Settings::default() }),
            views: Views::default(),
            platform: Platform::at_once(games),
            time: 0.0,
        };
        window.frame(None);
        window
    }

    /// Opens a log; how long it takes until a frame shows it. Its verification goes on beside the
    /// frames and does not count.
    fn open(&mut self, path: &Path) -> Result<Duration, String> {
        let start = Instant::now();
        self.model.apply(FileCommand::Open(PathBuf::from(path)).into());
        self.work();
        // What showing it started is for later.
        let later = std::mem::take(&mut self.model.effects);
        self.frame(None);
        let time = start.elapsed();
        self.model.effects = later;
        self.work();
        if self.model.table.is_none() {
            return Err("the log could not be opened".to_owned());
        }
        self.frame(Some(GoCommand::Start.into()));
        Ok(time)
    }

    /// How many events the line has that is shown.
    fn events(&self) -> u32 {
        self.model.table.as_ref().map_or(0, crate::model::Table::visible_len)
    }

    /// Does the jobs that are asked for now, and takes their answers.
    fn work(&mut self) {
        for effect in std::mem::take(&mut self.model.effects) {
            match effect {
                Effect::Start(job) => self.platform.start(job),
                Effect::Copy(_) | Effect::FitBoard | Effect::Quit => {}
            }
        }
        for done in self.platform.done() {
            self.model.finished(done);
        }
    }

    /// One frame, after a wish; how long both took.
    fn frame(&mut self, command: Option<Command>) -> Duration {
        self.time += 1.0 / 60.0;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, SIZE)),
            time: Some(self.time),
            ..RawInput::default()
        };
        let start = Instant::now();
        if let Some(command) = command {
            self.model.apply(command);
        }
        let mut asked = Asked::default();
        let (model, views) = (&mut self.model, &mut self.views);
        let mut output = self.ctx.run_ui(input, |ui| window_ui(ui, model, views, &mut asked));
        for command in asked.0 {
            self.model.apply(command);
        }
        let shapes = std::mem::take(&mut output.shapes);
        std::hint::black_box(self.ctx.tessellate(shapes, output.pixels_per_point));
        let time = start.elapsed();
        output.textures_delta.clear();
        time
    }

    /// One frame after a wish; how long both took. The jobs that it asked for run on threads of their
    /// own and do not count.
    fn timed(&mut self, wish: GoCommand) -> Duration {
        let time = self.frame(Some(wish.into()));
        self.work();
        time
    }
}

impl Window {
    /// So many frames while the line is analysed on other threads, with what came of it since the frame
    /// before; how long each took, and how long the analysis took to stop.
    fn analysing(&mut self, games: Games, frames: u32) -> (Vec<Duration>, Duration) {
        self.platform = Platform::with_threads(games, || {});
        let events = self.events();
        self.model.apply(InsightCommand::Analyse(true).into());
        self.work();
        let mut times = Vec::new();
        for frame in 0..frames {
            let start = Instant::now();
            self.work();
            self.frame(Some(GoCommand::To(place(frame, events)).into()));
            let time = start.elapsed();
            times.push(time);
            std::thread::sleep(BEAT.saturating_sub(time));
        }
        let start = Instant::now();
        self.model.apply(InsightCommand::Analyse(false).into());
        while self.platform.busy() {
            std::thread::sleep(Duration::from_millis(1));
        }
        (times, start.elapsed())
    }
}

/// A table to be read.
fn as_text(rows: &[Measured]) -> String {
    let mut text = format!(
        "frames of {} x {} points without the GPU, in windows opened for it; wanted: p99 under {:.0} ms, \
         the slowest under {:.0} ms, opening under {:.0} ms, stopping under {:.0} ms\n",
        SIZE.x,
        SIZE.y,
        millis(FRAME_WANTED),
        millis(SLOWEST_WANTED),
        millis(OPENING_WANTED),
        millis(STOPPING_WANTED),
    );
    let mut line = |what: &str, time: String| {
        writeln!(text, "  {what:<34} {time}").expect("a string takes every text");
    };
    let frames = |frames: Frames| {
        format!(
            "p50 {:6.2} ms   p99 {:6.2} ms   slowest {:6.2} ms",
            millis(frames.p50),
            millis(frames.p99),
            millis(frames.slowest)
        )
    };
    for row in rows {
        line(&format!("{} ({} events)", row.game, row.events), String::new());
        line("  opening", format!("    {:6.2} ms", millis(row.opening)));
        for (tab, times) in &row.scrubbing {
            line(&format!("  scrubbing, {tab}"), frames(*times));
        }
        line("  stepping", frames(row.stepping));
        line("  hovering", frames(row.hovering));
        line("  analysing", frames(row.analysing));
        line("  stopping an analysis", format!("    {:6.2} ms", millis(row.stopping)));
    }
    text
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// For programs: one object for each game, times in seconds.
fn as_json(rows: &[Measured]) -> String {
    let frames = |frames: &Frames| {
        let Frames { p50, p99, slowest } = frames;
        let seconds = [p50, p99, slowest].map(Duration::as_secs_f64);
        format!("{{\"p50\":{},\"p99\":{},\"slowest\":{}}}", seconds[0], seconds[1], seconds[2])
    };
    let rows: Vec<String> = rows
        .iter()
        .map(|row| {
            let tabs: Vec<String> = row
                .scrubbing
                .iter()
                .map(|(tab, times)| format!("\"{tab}\":{}", frames(times)))
                .collect();
            format!(
                "{{\"game\":\"{}\",\"events\":{},\"opening\":{},\"scrubbing\":{{{}}},\
                 \"stepping\":{},\"hovering\":{},\"analysing\":{},\"stopping\":{}}}",
                row.game.replace('\\', "\\\\").replace('"', "\\\""),
                row.events,
                row.opening.as_secs_f64(),
                tabs.join(","),
                frames(&row.stepping),
                frames(&row.hovering),
                frames(&row.analysing),
                row.stopping.as_secs_f64(),
            )
        })
        .collect();
    format!("[{}]\n", rows.join(",\n "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_that_nobody_sees_opens_a_log_and_goes_where_it_is_told() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("long.kanso");
        let games = kanso_games::built_in();
        let log = long_log(games, "pig", 200).expect("it can be played");
        std::fs::write(&path, &log.bytes).expect("the folder is there");
        let mut window = Window::new(games, Tab::Happened);
        window.open(&path).expect("it was just made");
        window.frame(Some(GoCommand::To(place(4, log.events)).into()));
        let table = window.model.table.as_ref().expect("open");
        assert_eq!(table.here(), place(4, log.events));
        assert!(table.verification.report().is_some(), "it was verified beside the frames");
    }

    #[test]
    fn a_log_that_is_named_is_measured() {
        let effort = Effort { frames: 3, ..QUICK };
        let path = crate::model::testing::golden_path("pig/won-at-once");
        let games = kanso_games::built_in();
        let measured = measure(games, "won-at-once", &path, effort).expect("it can be opened");
        assert_eq!((measured.game.as_str(), measured.scrubbing.len()), ("won-at-once", 2));
        assert!(measured.events > 0 && measured.stepping.slowest > Duration::ZERO);
        assert!(measured.analysing.slowest > Duration::ZERO);
        let nowhere = measure(games, "none", Path::new("/no/such.kanso"), effort);
        assert!(nowhere.is_err(), "it says so");
    }

    #[test]
    fn places_stay_within_the_log() {
        assert!((0..2_000).all(|frame| place(frame, 10).event <= 10));
        let events = WHOLE.events;
        assert!((0..2_000).all(|frame| place(frame, events).event <= events));
    }

    #[test]
    fn the_run_in_the_middle_is_told_and_the_slowest_frame_of_all() {
        let run = |from: u64| (from..from + 100).rev().map(Duration::from_millis).collect();
        let frames = Frames::of(vec![run(301), run(1), run(101)]);
        let [p50, p99, slowest] = [150, 199, 400].map(Duration::from_millis);
        assert_eq!(frames, Frames { p50, p99, slowest });
    }

    #[test]
    fn what_is_printed_names_every_game_and_every_measurement() {
        let [p50, p99, slowest] = [2, 4, 8].map(Duration::from_millis);
        let frames = Frames { p50, p99, slowest };
        let row = Measured {
            game: "a-game".to_owned(),
            events: 12,
            opening: Duration::from_millis(100),
            scrubbing: vec![("happened", frames), ("state", frames)],
            stepping: frames,
            hovering: frames,
            analysing: frames,
            stopping: Duration::from_millis(40),
        };
        let text = as_text(&[row]);
        for part in [
            "a-game (12 events)",
            "100.00 ms",
            "scrubbing, state",
            "p99   4.00 ms",
            "slowest   8.00 ms",
            "stopping an analysis",
            "  40.00 ms\n",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
        let row = Measured {
            game: "a-game".to_owned(),
            events: 12,
            opening: Duration::from_millis(100),
            scrubbing: vec![("happened", frames)],
            stepping: frames,
            hovering: frames,
            analysing: frames,
            stopping: Duration::from_millis(40),
        };
        assert_eq!(
            as_json(&[row]),
            "[{\"game\":\"a-game\",\"events\":12,\"opening\":0.1,\
             \"scrubbing\":{\"happened\":{\"p50\":0.002,\"p99\":0.004,\"slowest\":0.008}},\
             \"stepping\":{\"p50\":0.002,\"p99\":0.004,\"slowest\":0.008},\
             \"hovering\":{\"p50\":0.002,\"p99\":0.004,\"slowest\":0.008},\
             \"analysing\":{\"p50\":0.002,\"p99\":0.004,\"slowest\":0.008},\"stopping\":0.04}]\n"
        );
    }
}
