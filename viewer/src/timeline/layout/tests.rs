//! Where the marks of a timeline fall.

use super::super::axis::Span;
use super::*;
use crate::command::{GoCommand, LineCommand, LuckChoice};
use crate::model::testing::with_golden;
use kanso_replay::review::{Axis, NoteInfo, Position};

/// Lanes of the seats, as without an analysis.
const WHICH: Which = Which { shares: false, seats: true };

const RAIDERS: &str = "rook-raiders/three-seats-tie";

fn course(game: &str) -> LineCourse {
    (*with_golden(game).table.as_mut().expect("open").course()).clone()
}

fn scale(course: &LineCourse, axis: Axis, width: f32) -> Scale {
    let count = Cells::of(course, axis).count();
    let across = Rangef::new(100.0, 100.0 + width);
    Scale { across, span: Span::whole(count, width, false) }
}

fn layout(course: &LineCourse, axis: Axis, width: f32) -> Layout {
    let extra =
        Extra { seats: 3, found: &[], findings: &[], disputed: &[], forks: &[], which: WHICH };
    Layout::of(course, Cells::of(course, axis), &scale(course, axis, width), extra)
}

/// Far more width than events need.
const WIDE: f32 = 50_000.0;

#[test]
fn every_event_has_its_block_in_the_lane_of_who_decided() {
    let course = course(RAIDERS);
    let layout = layout(&course, Axis::Events, WIDE);
    let names: Vec<_> = layout.lanes.iter().map(|lane| lane.lane).collect();
    let seats = [0, 1, 2].map(|seat| Lane::Seat(Seat::at(seat)));
    assert_eq!(names[..3], seats);
    assert_eq!(names[3], Lane::Chance);
    let blocks = |lane: usize| layout.lanes[lane].blocks.len();
    let decided = |seat: usize| {
        let by = |kind| matches!(kind, EventKind::Decision(seats) if seats.iter().next() == Some(Seat::at(seat)));
        course.events.iter().filter(|at| by(at.kind)).count()
    };
    for seat in 0..3 {
        assert_eq!(blocks(seat), decided(seat), "seat {seat}");
    }
    assert_eq!((0..4).map(blocks).sum::<usize>(), course.events.len());
}

#[test]
fn a_narrow_timeline_merges_what_falls_on_one_column() {
    let course = course(RAIDERS);
    let width = 60.0;
    assert!(course.events.len() > 120, "more events than columns");
    for axis in [Axis::Events, Axis::Decisions] {
        let layout = layout(&course, axis, width);
        for lane in &layout.lanes {
            assert!(lane.blocks.len() <= 31);
            for pair in lane.blocks.windows(2) {
                assert!(pair[0].across.max <= pair[1].across.min + 1e-3, "none above another");
            }
            assert!(lane.blocks.iter().all(|block| (1..=WEIGHTS).contains(&block.weight)));
        }
        let covered = |x: f32| {
            let in_lane = |lane: &LaneMarks| lane.blocks.iter().any(|b| b.across.contains(x));
            layout.lanes.iter().any(in_lane)
        };
        let last = 100.0 + width - 1.0;
        assert!(covered(last) && covered(100.0 + width / 2.0), "no event is left out");
    }
}

#[test]
fn a_lane_that_has_all_of_a_column_is_heavier_than_one_that_shares_it() {
    let mut course = course("pig/won-by-holding");
    let chance = course.events.iter().any(|at| at.kind == EventKind::Chance);
    assert!(chance, "decisions and chance share columns");
    let mixed = layout(&course, Axis::Events, 6.0);
    let heaviest = |layout: &Layout| {
        layout.lanes.iter().flat_map(|lane| &lane.blocks).map(|block| block.weight).max()
    };
    assert!(heaviest(&mixed) < Some(WEIGHTS));
    for at in &mut course.events {
        at.kind = EventKind::Chance;
    }
    let alone = layout(&course, Axis::Events, 6.0);
    assert!(
        alone
            .lanes
            .last()
            .is_some_and(|lane| { lane.blocks.iter().all(|block| block.weight == WEIGHTS) })
    );
}

#[test]
fn turns_join_each_other_and_begin_where_the_one_before_ended() {
    let course = course(RAIDERS);
    let layout = layout(&course, Axis::Events, WIDE);
    assert_eq!(layout.bands.len(), course.turns.iter().filter(|t| t.event < course.len).count());
    for pair in layout.bands.windows(2) {
        assert!((pair[0].across.max - pair[1].across.min).abs() < 0.01);
        assert_eq!(pair[0].number + 1, pair[1].number);
    }
    assert!(layout.bands[0].across.min > 100.0, "what is set up belongs to no turn");
}

#[test]
fn turns_too_narrow_to_see_are_left_out() {
    let course = course(RAIDERS);
    let layout = layout(&course, Axis::Events, 30.0);
    assert!(layout.bands.iter().all(|band| band.across.span() >= BAND_MIN));
    assert!(layout.bands.len() <= 10);
}

#[test]
fn rounds_have_ticks_and_a_single_chapter_has_none() {
    let course = course(RAIDERS);
    let layout = layout(&course, Axis::Events, WIDE);
    let rounds: Vec<_> = layout.rounds.iter().map(|tick| tick.number).collect();
    assert_eq!(rounds[..3], [1, 2, 3]);
    assert!(layout.chapters.is_empty());
    assert!(layout.phases.len() > layout.rounds.len());
    assert!(self::layout(&course, Axis::Events, 60.0).phases.is_empty(), "no room for phases");
}

#[test]
fn the_round_that_goes_on_is_told_at_the_left_edge() {
    let course = course(RAIDERS);
    let cells = Cells::of(&course, Axis::Events);
    let third = course.rounds.iter().find(|round| round.round == 3).expect("a third round");
    let from = cells.edge_after(third.event) + 2.0;
    let scale = Scale { across: Rangef::new(100.0, 500.0), span: Span { from, cells: 5.0 } };
    let extra =
        Extra { seats: 3, found: &[], findings: &[], disputed: &[], forks: &[], which: WHICH };
    let layout = Layout::of(&course, cells, &scale, extra);
    assert_eq!(layout.rounds, [Tick { x: 100.0, number: 3 }]);
}

#[test]
fn notes_have_a_lane_once_there_are_some_and_near_ones_are_one_flag() {
    let mut course = course(RAIDERS);
    assert!(layout(&course, Axis::Events, WIDE).lanes.iter().all(|lane| lane.lane != Lane::Notes));
    let note = |event| NoteInfo {
        number: 0,
        line: 0,
        event,
        author: String::new(),
        text: "look".to_owned(),
        of_line: false,
    };
    course.notes = [3, 4, 90].map(note).to_vec();
    let flags = |width| {
        let layout = layout(&course, Axis::Events, width);
        let lane = layout.lanes.into_iter().find(|lane| lane.lane == Lane::Notes);
        lane.expect("a lane for notes").flags
    };
    assert_eq!(flags(WIDE).iter().map(|flag| flag.event).collect::<Vec<_>>(), [3, 4, 90]);
    let near = flags(400.0);
    assert_eq!(
        near.iter().map(|flag| (flag.event, flag.count)).collect::<Vec<_>>(),
        [(3, 2), (90, 1)]
    );
}

#[test]
fn the_record_shows_checkpoints_corrections_and_findings() {
    let mut course = course(RAIDERS);
    course.checkpoints = vec![50];
    course.events[10].origin = Origin::Entered;
    course.events[11].origin = Origin::Filled;
    course.events[12].origin = Origin::Filled;
    course.events[12].assumed = true;
    let cells = Cells::of(&course, Axis::Events);
    let scale = scale(&course, Axis::Events, WIDE);
    let extra = Extra {
        seats: 3,
        found: &[7, 9],
        findings: &[40],
        disputed: &[44],
        forks: &[],
        which: WHICH,
    };
    let layout = Layout::of(&course, cells, &scale, extra);
    let lane = layout.lanes.iter().find(|lane| lane.lane == Lane::Record).expect("a record");
    let kinds: Vec<_> = lane.flags.iter().map(|flag| (flag.kind, flag.event)).collect();
    assert_eq!(
        kinds,
        [
            (FlagKind::Entered, 11),
            (FlagKind::Filled, 12),
            (FlagKind::Assumed, 13),
            (FlagKind::Finding, 40),
            (FlagKind::Dispute, 44),
            (FlagKind::Checkpoint, 50),
        ]
    );
    assert_eq!(layout.found.len(), 2);
}

#[test]
fn the_line_that_a_branch_leaves_stays_from_their_fork_to_its_end() {
    let mut model = with_golden(RAIDERS);
    let main = (*model.table.as_mut().expect("open").course()).clone();
    let fork = main.len / 2;
    model.apply(GoCommand::To(Position::after(0, fork)).into());
    let (name, luck) = ("other".to_owned(), LuckChoice::Same);
    model.apply(LineCommand::Branch { name, luck, answer: None }.into());
    let table = model.table.as_mut().expect("open");
    let course = table.course();
    let left = course.leaves.as_ref().expect("it leaves the main line");
    assert_eq!((left.line, left.fork), (0, fork));
    assert_eq!(left.stops(Axis::Events), main.event_stops.len() as u32);
    let scale = scale(&main, Axis::Events, WIDE);
    let extra =
        Extra { seats: 3, found: &[], findings: &[], disputed: &[], forks: &[], which: WHICH };
    let layout = Layout::of(&course, Cells::of(&course, Axis::Events), &scale, extra);
    let lane = layout.lanes.last().expect("there are lanes");
    assert_eq!(lane.lane, Lane::Left);
    let [bar] = lane.blocks[..] else { panic!("{lane:?}") };
    let x = |stops: usize| scale.x(stops as f64);
    assert!((bar.across.min - x(course.event_stops.len())).abs() < 1e-2, "{bar:?}");
    assert!((bar.across.max - x(main.event_stops.len())).abs() < 1e-2, "{bar:?}");
    model.apply(GoCommand::To(Position::after(0, fork)).into());
    assert_eq!(model.table.as_mut().expect("open").forks(), [fork]);
}

#[test]
fn in_a_low_window_rows_are_lower_and_all_there() {
    let lanes: Vec<_> = Lane::of_seats(4).chain([Lane::Notes]).collect();
    let rows = Rows::of(Rangef::new(0.0, 76.0), &lanes, false);
    assert!(rows.lanes_end() <= 76.0, "{rows:?}");
    assert!(rows.are_low(), "names stand in two columns");
    assert!(!Rows::of(Rangef::new(0.0, 150.0), &lanes, false).are_low());
}

#[test]
fn rows_share_the_height_and_never_vanish() {
    let lanes = [Lane::Seat(Seat::at(0)), Lane::Chance, Lane::Notes];
    let rows = |height: f32| Rows::of(Rangef::new(10.0, 10.0 + height), &lanes, true);
    for height in [20.0, 120.0, 400.0] {
        let rows = rows(height);
        assert!((rows.ruler.min - 10.0).abs() < 1e-3);
        assert!((rows.lanes[0].1.min - rows.ruler.max).abs() < 1e-3);
        for pair in rows.lanes.windows(2) {
            assert!((pair[0].1.max - pair[1].1.min).abs() < 1e-3);
        }
        let heights = TIGHT.lane..=LANE_MAX;
        assert!(rows.lanes.iter().all(|(_, down)| heights.contains(&down.span())));
        assert!(rows.overview.expect("asked for").min >= rows.lanes_end());
    }
    let least = Rows::least(&lanes, true);
    assert!(rows(least).overview.expect("asked for").max <= 10.0 + least + 1e-3);
    assert!(rows(400.0).lanes_end() < 410.0, "lanes do not grow without end");
}
