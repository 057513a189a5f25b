//! How the tables of many games lie, checked without a window: `--check-layout PATH…`.
//!
//! At every moment of every line, within events too, for the eye that sees all and one of the others in
//! turn, in both languages, in windows of three sizes and, the first page, on a phone:
//! everything on the table has a place of its own, and nothing but pieces has another one than before;
//! painted, its letters can be read, and every piece tells whose it is and its hit points.

mod painted;

use crate::board::Camera;
use crate::look;
use crate::window::canvas_of;
use egui::{Context, Painter, RawInput, Vec2, vec2};
use kanso_engine::scene::Region;
use kanso_engine::{Eye, Lang, Scene};
use kanso_replay::games::Games;
use kanso_replay::log::record::LineId;
use kanso_replay::review::{self, Position, Review};
use kanso_table::happened::Moment;
use kanso_table::layout::Settled;
use kanso_table::layout::faults::faults;
use kanso_table::{Extent, MostOfPage};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Sizes of windows, in points.
const WINDOWS: [Vec2; 3] = [vec2(1280.0, 800.0), vec2(1600.0, 1000.0), vec2(2560.0, 1440.0)];
/// A phone held upright, in points: the first page is laid out for it, too.
const PHONE: Vec2 = vec2(390.0, 844.0);
/// How many screens of a phone a page may take: it is scrolled down.
const SCREENS: f32 = 3.0;
/// As many faults are told in words.
const TOLD_MAX: usize = 10;

/// The windows, each with the room of the table in it; on a phone there is room for the `first` page.
fn rooms(first: bool) -> impl Iterator<Item = (Vec2, Vec2)> {
    let phone = first.then_some((PHONE, PHONE * vec2(1.0, SCREENS)));
    WINDOWS.into_iter().map(|window| (window, canvas_of(window))).chain(phone)
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Checked {
    /// How many games were looked at.
    pub games: u32,
    /// At how many moments of them.
    pub moments: u64,
    /// How many tables were laid out.
    pub tables: u64,
    /// How many of them were painted.
    pub painted: u64,
    /// The tables of one moment of so many are painted.
    pub each: u64,
    /// What was wrong, each with its place; the first of them.
    pub faults: Vec<String>,
    /// How many more there were.
    pub more: u64,
    /// What was told, without its place.
    kinds: BTreeSet<String>,
}

impl Checked {
    /// One of a place: told once, where it is found first.
    fn fault(&mut self, place: &str, what: &str) {
        if self.faults.len() < TOLD_MAX && self.kinds.insert(what.to_owned()) {
            self.faults.push(format!("{place}{what}"));
        } else {
            self.more += 1;
        }
    }

    /// All of it in words, a line for each fault that is told.
    fn told(&self) -> String {
        let mut told = String::new();
        for fault in &self.faults {
            told.push_str(fault);
            told.push('\n');
        }
        let count = self.faults.len() as u64 + self.more;
        let Self { games, moments, tables, painted, .. } = self;
        let found = format!(
            "{games} games, {moments} moments, {tables} tables laid out, {painted} painted: {count} faults"
        );
        told.push_str(&found);
        told.push('\n');
        for window in WINDOWS {
            let canvas = canvas_of(window);
            let share = canvas.x * canvas.y / (window.x * window.y) * 100.0;
            let room = format!(
                "in a window of {}x{} the table has {:.0}x{:.0}, {share:.0} %",
                window.x, window.y, canvas.x, canvas.y
            );
            told.push_str(&room);
            told.push('\n');
        }
        told
    }
}

/// Looks through logs and folders of logs, and prints what was found; true: nothing was wrong.
///
/// # Errors
///
/// A folder or a file cannot be read, in words.
pub fn run(games: Games, paths: &[PathBuf]) -> Result<bool, String> {
    let mut checked = Checked { each: 1, ..Checked::default() };
    for path in paths {
        for file in logs(path)? {
            let bytes = std::fs::read(&file).map_err(|why| format!("{}: {why}", file.display()))?;
            check(games, &file.display().to_string(), &bytes, &mut checked);
        }
    }
    print!("{}", checked.told());
    Ok(checked.faults.is_empty())
}

/// The logs below a path, in the order of their names; a path of a file is taken as it is.
fn logs(path: &Path) -> Result<Vec<PathBuf>, String> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let told = |why: std::io::Error| format!("{}: {why}", path.display());
    let mut entries = Vec::new();
    for entry in std::fs::read_dir(path).map_err(told)? {
        entries.push(entry.map_err(told)?.path());
    }
    entries.sort();
    let mut found = Vec::new();
    for entry in entries {
        if entry.is_dir() {
            found.extend(logs(&entry)?);
        } else if entry.extension().is_some_and(|ending| ending == "kanso") {
            found.push(entry);
        }
    }
    Ok(found)
}

/// Looks through one log.
pub fn check(games: Games, name: &str, bytes: &[u8], checked: &mut Checked) {
    painting(|painter| check_with(games, name, bytes, painter, checked));
}

/// Lets something be laid out as in a window, with the fonts that every machine has.
fn painting(with: impl FnOnce(&Painter)) {
    let ctx = Context::default();
    look::install_for_tests(&ctx);
    // Fonts are there from the second pass on.
    ctx.run_ui(RawInput::default(), |_| {}).drop_without_applying_deltas();
    let mut with = Some(with);
    let output = ctx.run_ui(RawInput::default(), |ui| {
        if let Some(with) = with.take() {
            with(ui.painter());
        }
    });
    output.drop_without_applying_deltas();
}

fn check_with(games: Games, name: &str, bytes: &[u8], painter: &Painter, checked: &mut Checked) {
    checked.games += 1;
    let mut review = match review::open(games, bytes) {
        Ok(review) => review,
        Err(why) => {
            checked.fault(&format!("{name}: "), &why.to_string());
            return;
        }
    };
    let lines: Vec<LineId> = review.lines().iter().map(|info| info.id).collect();
    for line in lines {
        check_line(&mut *review, name, line, painter, checked);
    }
}

fn check_line(
    review: &mut dyn Review,
    name: &str,
    line: LineId,
    painter: &Painter,
    checked: &mut Checked,
) {
    let len = review.len(line).unwrap_or(0);
    let seats = u8::try_from(review.names().len()).unwrap_or(u8::MAX);
    let eyes: Vec<Eye> = Eye::every(seats).collect();
    let extents: Vec<_> = eyes.iter().map(|eye| review.extent(line, *eye, len)).collect();
    let known = eyes.into_iter().zip(&extents);
    let mut tables: Vec<Tables<'_>> =
        known.map(|(eye, extent)| Tables::new(eye, extent, painter)).collect();
    let mut turn = 0;
    let mut look = |review: &dyn Review, at: Position| {
        checked.moments += 1;
        tables[0].check(review, name, at, checked);
        // What the others see is looked at in turn.
        turn = turn % (tables.len() - 1) + 1;
        tables[turn].check(review, name, at, checked);
    };
    for event in 0..=len {
        let whole = Position::after(line, event);
        if review.go(whole).is_err() {
            break;
        }
        look(review, whole);
        let beats = if event > 0 { review.beats(event) } else { 0 };
        for beat in 1..beats {
            let within = Position { beat: Some(beat), ..whole };
            if review.go(within).is_ok() {
                look(review, within);
            }
        }
    }
}

/// The pages of a line as one eye sees them, each laid out once for a language and a window.
struct Tables<'a> {
    eye: Eye,
    extent: &'a Extent,
    settled: BTreeMap<(String, Lang, usize), Settled>,
    painter: &'a Painter,
    /// The table after the last whole event that was looked at.
    last: Option<Scene>,
}

impl<'a> Tables<'a> {
    fn new(eye: Eye, extent: &'a Extent, painter: &'a Painter) -> Self {
        Self { eye, extent, settled: BTreeMap::new(), painter, last: None }
    }

    fn check(&mut self, review: &dyn Review, name: &str, at: Position, checked: &mut Checked) {
        let scene = review.scene(self.eye);
        let eye = match self.eye {
            Eye::All => String::new(),
            Eye::Public => ", public".to_owned(),
            Eye::Seat(seat) => format!(", eye of seat {}", u8::from(seat)),
        };
        let place = match at.beat {
            None => format!("{name} {}@{}{eye}", at.line, at.event),
            Some(beat) => format!("{name} {}@{}.{beat}{eye}", at.line, at.event),
        };
        let mut wider = self.extent.clone();
        if wider.widen(&scene) {
            let region = self.outgrown(&wider, &scene);
            let what = format!("{region} has more to show than it is given room for");
            checked.fault(&format!("{place}: "), &what);
            return;
        }
        self.lay(&scene, &place, checked);
        if at.beat.is_none() {
            self.last = Some(scene);
        }
    }

    /// The first region for which there was not enough room, by page and id.
    fn outgrown(&self, wider: &Extent, scene: &Scene) -> String {
        for page in &scene.pages {
            let (Some(most), Some(wider)) = (self.extent.page(&page.id), wider.page(&page.id))
            else {
                return page.id.clone();
            };
            let grew = |region: &&Region| {
                let of =
                    |most: &MostOfPage| most.region(region).map(|at| most.page.regions[at].clone());
                of(most) != of(wider)
            };
            if let Some(region) = page.regions.iter().find(grew) {
                return format!("{}/{}", page.id, region.id);
            }
        }
        "something".to_owned()
    }

    fn lay(&mut self, scene: &Scene, place: &str, checked: &mut Checked) {
        for (at, page) in scene.pages.iter().enumerate() {
            for lang in Lang::ALL {
                for (nth, (window, panel)) in rooms(at == 0).enumerate() {
                    let key = (page.id.clone(), lang, nth);
                    let settled = self.settled.entry(key).or_insert_with(|| {
                        let settled = Settled::of(self.extent, &page.id, lang, panel);
                        settled.expect("the extent has every page")
                    });
                    checked.tables += 1;
                    let own = match self.eye {
                        Eye::Seat(seat) => Some(seat),
                        Eye::All | Eye::Public => None,
                    };
                    let layout = settled.layout(page, own);
                    let mut found = faults(page, &layout);
                    if checked.moments.is_multiple_of(checked.each) {
                        checked.painted += 1;
                        let scale = Camera::fitting(layout.size, panel).scale;
                        let mut last = self.last.iter().flat_map(|last| &last.pages);
                        let last = last.find(|last| last.id == page.id);
                        let lain = last.map(|last| settled.layout(last, own));
                        let before = last.zip(lain.as_ref());
                        let before = before.map(|(page, layout)| Moment { page, layout });
                        let here = (page, &layout);
                        let at = (panel, scale);
                        found.extend(painted::faults(self.painter, here, before, at, lang));
                    }
                    for fault in found {
                        let wide = window.x;
                        let place = format!("{place}, page {}, {lang:?}, {wide}: ", page.id);
                        checked.fault(&place, &fault.to_string());
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
