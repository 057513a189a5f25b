//! What is drawn where: lanes, marks, turns, rounds. Arithmetic alone; painting walks over it.
//!
//! A long game has more events than the window has columns of pixels: where cells are narrow, what
//! falls on one column is one block, heavier the larger its share.

use super::axis::{Cells, Scale};
use crate::model::LineCourse;
use egui::Rangef;
use kanso_engine::Seat;
use kanso_replay::log::record::Glyph;
use kanso_replay::review::{EventKind, Origin};

/// Width of a cell from which each event is drawn by itself, in points.
pub(super) const SPACIOUS: f32 = 5.0;
/// Width of a column where they are not, in points.
const COLUMN: f32 = 2.0;
/// How many weights a column can have.
pub(super) const WEIGHTS: u8 = 4;
/// Flags of one kind that are nearer than this are one, in points.
const FLAG_APART: f32 = 9.0;
/// Turns narrower than this are not told apart, in points.
const BAND_MIN: f32 = 3.0;
/// Ticks nearer than this are left out, in points.
const TICK_APART: f32 = 4.0;

/// A row of marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lane {
    /// Who was winning when.
    Shares,
    /// Decisions of a seat.
    Seat(Seat),
    /// What chance did.
    Chance,
    /// Notes.
    Notes,
    /// What the file tells of itself: checkpoints, corrections, what verification found.
    Record,
    /// The line that this one leaves, from there on.
    Left,
}

impl Lane {
    /// The lanes of so many seats, and that of chance.
    pub fn of_seats(seats: usize) -> impl Iterator<Item = Self> {
        (0..seats).map(|seat| Self::Seat(Seat::at(seat))).chain([Self::Chance])
    }

    /// How many times as high as the lane of a seat it is; 0: it does not grow.
    fn weight(self) -> u8 {
        match self {
            Self::Shares => 4,
            Self::Seat(_) | Self::Chance => 1,
            Self::Notes | Self::Record | Self::Left => 0,
        }
    }

    /// True if it does not grow: it has flags alone, or one bar.
    fn is_flags(self) -> bool {
        self.weight() == 0
    }
}

/// A decision or an outcome, or many of them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Block {
    /// From where to where, in points.
    pub across: Rangef,
    /// Share of the events there, `1..=WEIGHTS`; a single event has all of it.
    pub weight: u8,
    /// True if the game calls it routine: a pass.
    pub routine: bool,
}

/// What a flag says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum FlagKind {
    /// A checkpoint.
    Checkpoint,
    /// Filled from the luck of the line, in a correction.
    Filled,
    /// Filled because nobody at the table knows it yet.
    Assumed,
    /// Entered by a person, in a correction.
    Entered,
    /// Verification found something.
    Finding,
    /// It is disputed.
    Dispute,
    /// What somebody thinks of a decision.
    Glyph(Glyph),
    /// A note.
    Note,
}

/// A flag at a moment.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Flag {
    /// What it says.
    pub kind: FlagKind,
    /// Where, in points.
    pub x: f32,
    /// After how many events.
    pub event: u32,
    /// How many of its kind are there.
    pub count: u32,
}

/// The marks of one lane.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct LaneMarks {
    /// The lane.
    pub lane: Lane,
    /// From left to right.
    pub blocks: Vec<Block>,
    /// From left to right.
    pub flags: Vec<Flag>,
}

/// A turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Band {
    /// From where to where, in points.
    pub across: Rangef,
    /// Whose; none for a turn of nobody.
    pub seat: Option<Seat>,
    /// Its number.
    pub number: u32,
}

/// Where something begins.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Tick {
    /// Where, in points.
    pub x: f32,
    /// Its number.
    pub number: u32,
}

/// What is drawn where.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Layout {
    /// The lanes from top to bottom.
    pub lanes: Vec<LaneMarks>,
    /// The turns that are wide enough to be seen.
    pub bands: Vec<Band>,
    /// Where rounds begin.
    pub rounds: Vec<Tick>,
    /// Where chapters begin; none where there is one alone.
    pub chapters: Vec<Tick>,
    /// Where phases begin.
    pub phases: Vec<f32>,
    /// What the search found.
    pub found: Vec<f32>,
    /// Where other lines leave.
    pub forks: Vec<f32>,
}

/// What is drawn besides the marks of the line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extra<'a> {
    /// How many seats there are.
    pub seats: usize,
    /// The events that the search found, ascending.
    pub found: &'a [u32],
    /// The events about which verification found something, ascending.
    pub findings: &'a [u32],
    /// The events that are disputed, ascending.
    pub disputed: &'a [u32],
    /// After how many events other lines leave, ascending.
    pub forks: &'a [u32],
    /// Which lanes there are.
    pub which: Which,
}

/// Which lanes there are beside those of flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Which {
    /// Who was winning when.
    pub shares: bool,
    /// The decisions of each seat, and what chance did.
    pub seats: bool,
}

impl Which {
    /// The lanes of so many seats.
    pub fn lanes(self, seats: usize) -> Vec<Lane> {
        let seats = Lane::of_seats(seats).filter(|_| self.seats);
        self.shares.then_some(Lane::Shares).into_iter().chain(seats).collect()
    }
}

impl Layout {
    /// Finds the places.
    pub fn of(course: &LineCourse, cells: Cells<'_>, scale: &Scale, extra: Extra<'_>) -> Self {
        let mut lanes: Vec<_> = Lane::of_seats(extra.seats)
            .map(|lane| LaneMarks { lane, blocks: Vec::new(), flags: Vec::new() })
            .collect();
        if scale.cell_width() >= SPACIOUS {
            spacious(course, cells, scale, &mut lanes);
        } else {
            dense(course, cells, scale, &mut lanes);
        }
        if !extra.which.seats {
            lanes.clear();
        }
        if extra.which.shares {
            let shares = LaneMarks { lane: Lane::Shares, blocks: Vec::new(), flags: Vec::new() };
            lanes.insert(0, shares);
        }
        let at = |event: u32| Some((event, scale.x(cells.edge_after(event))));
        let notes = course.notes.iter().filter_map(|note| at(note.event));
        let mut notes = flags(FlagKind::Note, scale, notes);
        let (from, to) = scale.seen();
        for glyph in Glyph::ALL {
            let seen = course.events[cells.seen(from, to)].iter();
            let called = seen.filter(|event| event.glyph == Some(glyph));
            let middles = called.filter_map(|event| {
                let (from, to) = cells.span_of(cells.index_of(event.event)?);
                Some((event.event, scale.x(f64::midpoint(from, to))))
            });
            notes.extend(flags(FlagKind::Glyph(glyph), scale, middles));
        }
        notes.sort_by(|a, b| a.x.total_cmp(&b.x));
        let any = course.events.iter().any(|event| event.glyph.is_some());
        if any || !course.notes.is_empty() {
            lanes.push(LaneMarks { lane: Lane::Notes, blocks: Vec::new(), flags: notes });
        }
        if let Some(flags) = record(course, cells, scale, extra) {
            lanes.push(LaneMarks { lane: Lane::Record, blocks: Vec::new(), flags });
        }
        if let Some(left) = &course.leaves {
            let end = f64::from(left.stops(cells.axis()));
            let x = |place: f64| scale.x(place).clamp(scale.across.min, scale.across.max);
            let across = Rangef::new(x(cells.edge_after(left.fork)), x(end));
            let block = Block { across, weight: WEIGHTS, routine: false };
            lanes.push(LaneMarks { lane: Lane::Left, blocks: vec![block], flags: Vec::new() });
        }
        let (rounds, chapters) = rounds(course, cells, scale);
        let middle = |event: &u32| {
            let (from, to) = cells.span_of(cells.index_of(*event)?);
            Some((*event, scale.x(f64::midpoint(from, to))))
        };
        let phases = near(course, cells, scale, &course.phases);
        let phases = phases.iter().filter_map(|event| at(*event));
        let found = near(course, cells, scale, extra.found).iter().filter_map(middle);
        let forks = extra.forks.iter().filter_map(|event| at(*event));
        let forks = apart(scale, forks, TICK_APART);
        Self {
            lanes,
            forks,
            bands: bands(course, cells, scale),
            rounds,
            chapters,
            phases: if scale.cell_width() >= SPACIOUS {
                apart(scale, phases, TICK_APART)
            } else {
                Vec::new()
            },
            found: apart(scale, found, TICK_APART),
        }
    }
}

/// The lane of an event, by its place from the top. A decision of several seats is in the first
/// one's.
fn lane_of(kind: EventKind, seats: usize) -> usize {
    match kind {
        EventKind::Decision(asked) => {
            asked.iter().next().map_or(seats, |seat| seat.index().min(seats))
        }
        EventKind::Chance => seats,
    }
}

/// Each event by itself.
fn spacious(course: &LineCourse, cells: Cells<'_>, scale: &Scale, lanes: &mut [LaneMarks]) {
    let (from, to) = scale.seen();
    for index in cells.seen(from, to) {
        let at = &course.events[index];
        let (from, to) = cells.span_of(index);
        let across = Rangef::new(scale.x(from), scale.x(to));
        let lane = lane_of(at.kind, lanes.len() - 1);
        lanes[lane].blocks.push(Block { across, weight: WEIGHTS, routine: at.routine });
    }
}

/// Columns of many events.
fn dense(course: &LineCourse, cells: Cells<'_>, scale: &Scale, lanes: &mut [LaneMarks]) {
    let seats = lanes.len() - 1;
    let (from, to) = scale.seen();
    let mut counts = vec![0_u32; lanes.len()];
    let mut column = None;
    let mut close = |column: i16, counts: &mut [u32]| {
        let total: u32 = counts.iter().sum();
        let from = scale.across.min + f32::from(column) * COLUMN;
        let across = Rangef::new(from, from + COLUMN);
        for (lane, count) in lanes.iter_mut().zip(counts) {
            let weight = (*count * u32::from(WEIGHTS)).div_ceil(total.max(1)) as u8;
            *count = 0;
            match lane.blocks.last_mut() {
                _ if weight == 0 => {}
                // Columns that look alike are one block.
                Some(last) if last.weight == weight && last.across.max >= across.min => {
                    last.across.max = across.max;
                }
                _ => lane.blocks.push(Block { across, weight, routine: false }),
            }
        }
    };
    for index in cells.seen(from, to) {
        let x = scale.x(cells.span_of(index).0);
        // Fewer than the window has pixels.
        let now = ((x - scale.across.min) / COLUMN).floor() as i16;
        if column.is_some_and(|column| column != now) {
            close(column.expect("it is one"), &mut counts);
        }
        column = Some(now);
        counts[lane_of(course.events[index].kind, seats)] += 1;
    }
    if let Some(column) = column {
        close(column, &mut counts);
    }
}

/// Flags of one kind; those that would touch are one.
fn flags(kind: FlagKind, scale: &Scale, moments: impl Iterator<Item = (u32, f32)>) -> Vec<Flag> {
    let mut flags: Vec<Flag> = Vec::new();
    for (event, x) in moments.filter(|(_, x)| seen(scale, *x)) {
        match flags.last_mut() {
            Some(last) if x - last.x < FLAG_APART => last.count += 1,
            _ => flags.push(Flag { kind, x, event, count: 1 }),
        }
    }
    flags
}

/// What the file tells of itself; none: nothing on the whole line.
fn record(
    course: &LineCourse,
    cells: Cells<'_>,
    scale: &Scale,
    Extra { findings, disputed, .. }: Extra<'_>,
) -> Option<Vec<Flag>> {
    let at = |event: u32| (event, scale.x(cells.edge_after(event)));
    let mut all = flags(FlagKind::Checkpoint, scale, course.checkpoints.iter().map(|e| at(*e)));
    all.extend(flags(FlagKind::Finding, scale, findings.iter().map(|event| at(*event))));
    all.extend(flags(FlagKind::Dispute, scale, disputed.iter().map(|event| at(*event))));
    let (from, to) = scale.seen();
    let seen_events = &course.events[cells.seen(from, to)];
    let special = |kind: FlagKind, is: fn(&kanso_replay::review::CourseEvent) -> bool| {
        let middle = |event: u32| {
            let (from, to) = cells.span_of(cells.index_of(event).unwrap_or(0));
            (event, scale.x(f64::midpoint(from, to)))
        };
        flags(kind, scale, seen_events.iter().filter(|at| is(at)).map(|at| middle(at.event)))
    };
    all.extend(special(FlagKind::Entered, |at| at.origin == Origin::Entered));
    all.extend(special(FlagKind::Filled, |at| at.origin == Origin::Filled && !at.assumed));
    all.extend(special(FlagKind::Assumed, |at| at.assumed));
    all.sort_by(|a, b| a.x.total_cmp(&b.x));
    let any = !course.checkpoints.is_empty()
        || !findings.is_empty()
        || !disputed.is_empty()
        || course
            .events
            .iter()
            .any(|at| at.assumed || matches!(at.origin, Origin::Entered | Origin::Filled));
    any.then_some(all)
}

/// The turns that can be told apart.
fn bands(course: &LineCourse, cells: Cells<'_>, scale: &Scale) -> Vec<Band> {
    let (from, to) = scale.seen();
    let turns = &course.turns;
    let begin = turns.partition_point(|turn| cells.edge_after(turn.event) <= from);
    let mut bands = Vec::new();
    for (index, turn) in turns.iter().enumerate().skip(begin.saturating_sub(1)) {
        let start = cells.edge_after(turn.event);
        if start >= to {
            break;
        }
        let end = turns
            .get(index + 1)
            .map_or(f64::from(cells.count()), |next| cells.edge_after(next.event));
        let across =
            Rangef::new(scale.x(start).max(scale.across.min), scale.x(end).min(scale.across.max));
        if across.span() >= BAND_MIN {
            bands.push(Band { across, seat: turn.seat, number: turn.number });
        }
    }
    bands
}

/// Where rounds and chapters begin.
fn rounds(course: &LineCourse, cells: Cells<'_>, scale: &Scale) -> (Vec<Tick>, Vec<Tick>) {
    let tick = |event: u32, number: u32| Tick { x: scale.x(cells.edge_after(event)), number };
    let rounds = course
        .rounds
        .iter()
        .filter(|round| round.round > 0)
        .map(|round| tick(round.event, u32::from(round.round)));
    let several = course.chapters.len() > 1;
    let chapters = course
        .chapters
        .iter()
        .filter(|_| several)
        .map(|chapter| tick(chapter.event, chapter.number));
    (ticks(scale, rounds), ticks(scale, chapters))
}

/// Ticks that are seen and not too near to each other; what began before the left edge is told
/// there.
fn ticks(scale: &Scale, all: impl Iterator<Item = Tick>) -> Vec<Tick> {
    let mut ticks: Vec<Tick> = Vec::new();
    for tick in all {
        let x = tick.x.max(scale.across.min);
        let tick = Tick { x, ..tick };
        if ticks.last().is_some_and(|last| last.x <= scale.across.min && x <= last.x) {
            ticks.pop();
        }
        let apart = ticks.last().is_none_or(|last| tick.x - last.x >= TICK_APART);
        if seen(scale, tick.x) && apart {
            ticks.push(tick);
        }
    }
    ticks
}

/// Of ascending events, those that may be seen: of a long line only the part is looked through.
fn near<'a>(course: &LineCourse, cells: Cells<'_>, scale: &Scale, events: &'a [u32]) -> &'a [u32] {
    let (from, to) = scale.seen();
    let told = &course.events[cells.seen(from, to)];
    let (Some(first), Some(last)) = (told.first(), told.last()) else { return &[] };
    let begin = events.partition_point(|event| *event + 1 < first.event);
    let end = events.partition_point(|event| *event <= last.event);
    &events[begin..end]
}

/// Moments that are seen and not nearer to each other than this.
fn apart(scale: &Scale, all: impl Iterator<Item = (u32, f32)>, least: f32) -> Vec<f32> {
    let mut places: Vec<f32> = Vec::new();
    for (_, x) in all.filter(|(_, x)| seen(scale, *x)) {
        if places.last().is_none_or(|last| x - last >= least) {
            places.push(x);
        }
    }
    places
}

fn seen(scale: &Scale, x: f32) -> bool {
    x >= scale.across.min - 0.5 && x <= scale.across.max + 0.5
}

/// How high rows are, in points.
#[derive(Clone, Copy, Debug)]
struct Heights {
    /// The ruler.
    ruler: f32,
    /// A lane of a seat, at least.
    lane: f32,
    /// A lane of flags.
    flags: f32,
}

/// Where there is room.
const ROOMY: Heights = Heights { ruler: 34.0, lane: 10.0, flags: 16.0 };
/// In a low window.
const TIGHT: Heights = Heights { ruler: 26.0, lane: 6.0, flags: 10.0 };
/// Greatest height of a seat's lane, in points.
const LANE_MAX: f32 = 26.0;
/// Height of a lane below which its name has not enough room between those beside it, in points.
const LANE_NAMED: f32 = 12.0;
/// Height of the overview with the room above it, in points.
const OVERVIEW: f32 = 13.0;

/// Which row is where, in points from the top of the window.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Rows {
    /// Rounds, turns, where one stands.
    pub ruler: Rangef,
    /// The lanes, from top to bottom.
    pub lanes: Vec<(Lane, Rangef)>,
    /// The whole line, where a part of it is seen.
    pub overview: Option<Rangef>,
}

impl Rows {
    /// Divides a height among the rows. Lanes have their least height where it does not suffice.
    pub fn of(down: Rangef, lanes: &[Lane], overview: bool) -> Self {
        let growing = lanes.iter().map(|lane| lane.weight()).sum::<u8>().max(1);
        let roomy = ROOMY.all(lanes, overview) <= down.span();
        let heights = if roomy { ROOMY } else { TIGHT };
        let spare = down.span() - heights.fixed(lanes, overview);
        let height = (spare / f32::from(growing)).clamp(heights.lane, LANE_MAX);
        let mut y = down.min + heights.ruler;
        let lanes: Vec<_> = lanes
            .iter()
            .map(|lane| {
                let from = y;
                let high = height * f32::from(lane.weight());
                y += if lane.is_flags() { heights.flags } else { high };
                (*lane, Rangef::new(from, y))
            })
            .collect();
        Self {
            ruler: Rangef::new(down.min, down.min + heights.ruler),
            lanes,
            overview: overview.then(|| Rangef::new(y + 4.0, y + OVERVIEW)),
        }
    }

    /// The least height in which all rows are seen.
    pub fn least(lanes: &[Lane], overview: bool) -> f32 {
        TIGHT.all(lanes, overview)
    }

    /// True if some lanes are lower than their names.
    pub fn are_low(&self) -> bool {
        self.lanes.iter().any(|(_, down)| down.span() < LANE_NAMED)
    }

    /// Where the band of shares lies, where there is one.
    pub fn of_shares(&self) -> Option<Rangef> {
        self.lanes.iter().find(|(lane, _)| *lane == Lane::Shares).map(|(_, down)| *down)
    }

    /// The bottom of the last lane.
    pub fn lanes_end(&self) -> f32 {
        self.lanes.last().map_or(self.ruler.max, |(_, down)| down.max)
    }
}

impl Heights {
    /// Height of all rows, lanes as low as they may be.
    fn all(self, lanes: &[Lane], overview: bool) -> f32 {
        let growing: u8 = lanes.iter().map(|lane| lane.weight()).sum();
        self.fixed(lanes, overview) + f32::from(growing) * self.lane
    }

    /// Height of the rows that do not grow.
    fn fixed(self, lanes: &[Lane], overview: bool) -> f32 {
        let flags = lanes.iter().filter(|lane| lane.is_flags()).count() as u8;
        self.ruler + f32::from(flags) * self.flags + if overview { OVERVIEW } else { 0.0 }
    }
}

#[cfg(test)]
mod tests;
