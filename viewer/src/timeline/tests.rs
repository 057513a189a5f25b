//! The timeline as one sees and hears it, found by what a screen reader speaks.

use super::*;
use crate::command::{Command, GoCommand, LookCommand, SettingsCommand, Unit, Way};
use crate::keys::TABLE;
use crate::model::Model;
use crate::model::testing::with_golden;
use crate::words::timeline as words;
use egui::{Event, Key, Modifiers, MouseWheelUnit, Pos2, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kanso_engine::Seat;

const RAIDERS: &str = "rook-raiders/three-seats-tie";
const CARDS: &str = "berserk-tcg/cities-victory";
const PIG: &str = "pig/won-by-holding";

/// A timeline that carries out what it is asked, and remembers it.
struct Bench {
    model: Model,
    view: TimelineView,
    asked: Vec<Command>,
}

type Timeline = Harness<'static, Bench>;

fn timeline_of(model: Model, size: [f32; 2]) -> Timeline {
    let draw = |ui: &mut Ui, bench: &mut Bench| {
        let lang = bench.model.lang();
        let settings = bench.model.settings.clone();
        let table = bench.model.table.as_mut().expect("a game is open");
        let (course, shown) = (table.course(), table.shown(&settings));
        let disputed = table.events_disputed(lang);
        let (curve, turning) = (table.curve(), table.turning());
        let data = TimelineData {
            course: &course,
            shown: &shown,
            names: table.review().names(),
            revision: table.revision,
            eye: table.eye,
            here: table.here(),
            ahead: table.is_ahead(),
            turn: table.turn_here(),
            hover: table.hover,
            axis: table.axis,
            playing: table.playing,
            speed: settings.speed,
            looped: table.looped,
            hindsight: table.hindsight,
            routine: settings.routine,
            found: table.found(),
            findings: &table.events_with_findings(),
            disputed: &disputed,
            line: None,
            leaves: "",
            forks: &[],
            band: curve.as_ref().map(|(curve, upto)| BandData {
                curve,
                upto: *upto,
                turning: &turning,
            }),
            beats: &|event| table.review().told_beats(event, table.eye),
        };
        let mut asked = Asked::default();
        timeline_ui(ui, &data, &mut bench.view, lang, &mut asked);
        for command in asked.0 {
            bench.asked.push(command.clone());
            bench.model.apply(command);
        }
    };
    let bench = Bench { model, view: TimelineView::default(), asked: Vec::new() };
    let mut harness = Harness::builder()
        .with_size(size)
        .with_context_setup(crate::look::install_for_tests)
        .build_ui_state(draw, bench);
    harness.run();
    harness
}

fn timeline(game: &str) -> Timeline {
    timeline_of(with_golden(game), [1200.0, 260.0])
}

fn here(timeline: &Timeline) -> Position {
    timeline.state().model.table.as_ref().expect("open").here()
}

fn hover(timeline: &Timeline) -> Option<Position> {
    timeline.state().model.table.as_ref().expect("open").hover
}

fn looped(timeline: &Timeline) -> Option<(u32, u32)> {
    timeline.state().model.table.as_ref().expect("open").looped
}

fn asked(timeline: &mut Timeline) -> Vec<Command> {
    std::mem::take(&mut timeline.state_mut().asked)
}

fn apply(timeline: &mut Timeline, command: impl Into<Command>) {
    timeline.state_mut().model.apply(command.into());
    timeline.run();
}

fn click(timeline: &mut Timeline, label: &str) -> Vec<Command> {
    asked(timeline);
    timeline.get_by_label(label).click();
    timeline.run();
    asked(timeline)
}

/// The middle of the cell that stops after so many events, in the lanes.
fn at_event(timeline: &Timeline, event: u32) -> Pos2 {
    let area = timeline.get_by_label("Timeline").rect();
    let course = timeline.state().model.table.as_ref().expect("open").axis;
    let bench = timeline.state();
    let (key, _) = bench.view.laid_out.as_ref().expect("it was drawn");
    assert_eq!(key.row.axis, course);
    let place = f64::from(event) + 0.5;
    Pos2::new(key.scale.x(place), area.center().y)
}

fn point(timeline: &mut Timeline, at: Pos2) {
    // From beside it: a pointer that does not move asks for nothing.
    timeline.hover_at(at + Vec2::new(0.0, 1.0));
    timeline.run();
    timeline.hover_at(at);
    timeline.run();
}

fn press(timeline: &mut Timeline, at: Pos2, pressed: bool, modifiers: Modifiers) {
    timeline.event_modifiers(
        Event::PointerButton { pos: at, button: egui::PointerButton::Primary, pressed, modifiers },
        modifiers,
    );
    timeline.run();
}

fn drag(timeline: &mut Timeline, from: Pos2, to: Pos2, modifiers: Modifiers) {
    timeline.hover_at(from);
    timeline.run();
    asked(timeline);
    press(timeline, from, true, modifiers);
    for part in [0.3, 0.7, 1.0] {
        let at = from + (to - from) * part;
        timeline.event_modifiers(Event::PointerMoved(at), modifiers);
        timeline.run();
    }
    press(timeline, to, false, modifiers);
}

fn after(event: u32) -> Position {
    Position::after(0, event)
}

#[test]
fn every_step_has_two_buttons() {
    let mut timeline = timeline(RAIDERS);
    apply(&mut timeline, GoCommand::To(after(30)));
    for (label, unit, way) in [
        ("Previous event", Unit::Event, Way::Back),
        ("Next event", Unit::Event, Way::Forward),
        ("Previous decision", Unit::Decision, Way::Back),
        ("Next decision", Unit::Decision, Way::Forward),
        ("Previous turn", Unit::Turn, Way::Back),
        ("Next turn", Unit::Turn, Way::Forward),
        ("Previous phase", Unit::Phase, Way::Back),
        ("Next phase", Unit::Phase, Way::Forward),
        ("Previous round", Unit::Round, Way::Back),
        ("Next round", Unit::Round, Way::Forward),
        ("Previous beat", Unit::Beat, Way::Back),
        ("Next beat", Unit::Beat, Way::Forward),
    ] {
        assert_eq!(click(&mut timeline, label), [GoCommand::Step(unit, way).into()], "{label}");
    }
}

#[test]
fn the_ends_are_reached_and_lead_no_further() {
    let mut timeline = timeline(RAIDERS);
    assert_eq!(click(&mut timeline, "To the start"), [], "one is there");
    assert_eq!(click(&mut timeline, "Previous event"), []);
    assert_eq!(click(&mut timeline, "To the end"), [GoCommand::End.into()]);
    assert_eq!(click(&mut timeline, "Next event"), []);
    assert_eq!(click(&mut timeline, "Next turn"), []);
    assert_eq!(click(&mut timeline, "To the start"), [GoCommand::Start.into()]);
    assert_eq!(here(&timeline), after(0));
}

#[test]
fn notes_have_buttons_once_there_are_some() {
    let mut timeline = timeline(RAIDERS);
    assert_eq!(click(&mut timeline, "Next note"), []);
    for event in [10, 40] {
        apply(&mut timeline, GoCommand::To(after(event)));
        apply(&mut timeline, crate::command::NoteCommand::Add("look here".to_owned()));
    }
    apply(&mut timeline, GoCommand::To(after(20)));
    let step = |way| Command::from(GoCommand::Step(Unit::Note, way));
    assert_eq!(click(&mut timeline, "Next note"), [step(Way::Forward)]);
    assert_eq!(here(&timeline), after(40));
    assert_eq!(click(&mut timeline, "Next note"), []);
    assert_eq!(click(&mut timeline, "Previous note"), [step(Way::Back)]);
    assert_eq!(here(&timeline), after(10));
}

#[test]
fn play_becomes_pause_and_speeds_are_chosen() {
    let mut timeline = timeline(RAIDERS);
    assert_eq!(click(&mut timeline, "Play"), [GoCommand::Play(true).into()]);
    assert_eq!(click(&mut timeline, "Pause"), [GoCommand::Play(false).into()]);
    timeline.get_by_label("Play");
    click(&mut timeline, "Speed: 1 steps a second");
    let chosen = click(&mut timeline, "Speed: 5 steps a second");
    assert_eq!(chosen, [GoCommand::Speed(Speed(5.0)).into()]);
    timeline.get_by_label("Speed: 5 steps a second");
}

#[test]
fn the_axis_is_chosen() {
    let mut timeline = timeline(PIG);
    let chosen = click(&mut timeline, "Decisions only");
    assert_eq!(chosen, [GoCommand::Axis(Axis::Decisions).into()]);
    assert_eq!(click(&mut timeline, "Decisions only"), [GoCommand::Axis(Axis::Events).into()]);
}

#[test]
fn a_press_goes_there_and_dragging_goes_on() {
    let mut timeline = timeline(RAIDERS);
    let (from, to) = (at_event(&timeline, 30), at_event(&timeline, 90));
    drag(&mut timeline, from, to, Modifiers::NONE);
    let asked = asked(&mut timeline);
    assert_eq!(asked.first(), Some(&GoCommand::To(after(30)).into()));
    assert_eq!(asked.last(), Some(&GoCommand::To(after(90)).into()));
    assert!(asked.len() >= 4, "it goes through what lies between: {asked:?}");
    assert_eq!(here(&timeline), after(90));
}

#[test]
fn pointing_looks_there_until_the_pointer_leaves() {
    let mut timeline = timeline(RAIDERS);
    let at = at_event(&timeline, 50);
    point(&mut timeline, at);
    assert_eq!((here(&timeline), hover(&timeline)), (after(0), Some(after(50))));
    timeline.get_by_label_contains("Looking at: 50/");
    timeline.hover_at(Pos2::new(at.x, 10.0));
    timeline.run();
    assert_eq!(hover(&timeline), None);
}

#[test]
fn a_pointer_that_rests_does_not_call_the_steps_back() {
    let mut timeline = timeline(RAIDERS);
    let at = at_event(&timeline, 50);
    point(&mut timeline, at);
    apply(&mut timeline, GoCommand::Step(Unit::Event, Way::Forward));
    timeline.run();
    assert_eq!((here(&timeline), hover(&timeline)), (after(1), None));
}

#[test]
fn while_it_plays_pointing_shows_nothing_else() {
    let mut timeline = timeline(RAIDERS);
    apply(&mut timeline, GoCommand::Play(true));
    let at = at_event(&timeline, 50);
    point(&mut timeline, at);
    assert_eq!(hover(&timeline), None);
}

#[test]
fn shift_and_drag_loop_and_a_click_with_shift_lets_go() {
    let mut timeline = timeline(RAIDERS);
    let (from, to) = (at_event(&timeline, 30), at_event(&timeline, 60));
    drag(&mut timeline, from, to, Modifiers::SHIFT);
    assert_eq!(looped(&timeline), Some((29, 60)), "with what happened in the first cell");
    assert_eq!(here(&timeline), after(0), "one goes nowhere");
    timeline.get_by_label("Loop: 29 to 60");
    drag(&mut timeline, to, from, Modifiers::SHIFT);
    assert_eq!(looped(&timeline), Some((29, 60)), "backwards, too");
    press(&mut timeline, from, true, Modifiers::SHIFT);
    press(&mut timeline, from, false, Modifiers::SHIFT);
    assert_eq!(looped(&timeline), None);
}

#[test]
fn a_loop_that_was_made_leaves_no_preview_behind() {
    let mut timeline = timeline(RAIDERS);
    let (from, to) = (at_event(&timeline, 30), at_event(&timeline, 60));
    point(&mut timeline, from);
    drag(&mut timeline, from, to, Modifiers::SHIFT);
    point(&mut timeline, to);
    assert_eq!(hover(&timeline), Some(after(60)));
    timeline.hover_at(Pos2::new(to.x, 10.0));
    timeline.run();
    assert_eq!(hover(&timeline), None);
}

#[test]
fn the_ends_of_a_loop_can_be_dragged() {
    let mut timeline = timeline(RAIDERS);
    apply(&mut timeline, GoCommand::Loop(Some((29, 60))));
    let top = timeline.get_by_label("Timeline").rect().top() + 4.0;
    let handle = |timeline: &Timeline, event: u32| {
        let (left, middle) = (at_event(timeline, event), at_event(timeline, event + 1));
        Pos2::new(f32::midpoint(left.x, middle.x), top)
    };
    let (from, to) = (handle(&timeline, 60), handle(&timeline, 80));
    drag(&mut timeline, from, to, Modifiers::NONE);
    assert_eq!(looped(&timeline), Some((29, 80)));
    let (from, to) = (handle(&timeline, 29), handle(&timeline, 10));
    drag(&mut timeline, from, to, Modifiers::NONE);
    assert_eq!(looped(&timeline), Some((10, 80)));
    assert_eq!(here(&timeline), after(0), "one goes nowhere");
}

#[test]
fn the_loop_button_loops_the_turn() {
    let mut timeline = timeline(RAIDERS);
    apply(&mut timeline, GoCommand::To(after(60)));
    let turn = timeline.state().model.table.as_ref().expect("open").turn_here();
    assert_eq!(click(&mut timeline, "Loop"), [GoCommand::Loop(Some(turn)).into()]);
    assert_eq!(click(&mut timeline, "Loop"), [GoCommand::Loop(None).into()]);
}

#[test]
fn zooming_in_keeps_where_one_stands_in_sight() {
    let mut timeline = timeline(RAIDERS);
    apply(&mut timeline, GoCommand::To(after(120)));
    assert!(timeline.query_by_label("The whole game").is_none());
    for _ in 0..3 {
        click(&mut timeline, "Zoom the timeline in");
    }
    timeline.get_by_label("The whole game");
    let seen = |timeline: &Timeline| timeline.state().view.zoom.expect("a part is seen");
    let inside = |timeline: &Timeline, event: f64| {
        let span = seen(timeline);
        span.from < event && event < span.from + span.cells
    };
    assert!(seen(&timeline).cells < 30.0);
    assert!(inside(&timeline, 120.5));
    apply(&mut timeline, GoCommand::To(after(10)));
    assert!(inside(&timeline, 10.5), "it follows");
    click(&mut timeline, "Zoom the timeline out");
    assert!(seen(&timeline).cells > 30.0);
    click(&mut timeline, "Show the whole timeline");
    assert_eq!(timeline.state().view.zoom, None);
}

#[test]
fn the_wheel_zooms_with_ctrl_and_moves_without() {
    let mut timeline = timeline(RAIDERS);
    let at = at_event(&timeline, 100);
    point(&mut timeline, at);
    let wheel = |timeline: &mut Timeline, delta: Vec2, modifiers| {
        timeline.event_modifiers(
            Event::MouseWheel {
                unit: MouseWheelUnit::Point,
                delta,
                source: egui::MouseWheelSource::Wheel,
                phase: egui::TouchPhase::Move,
                modifiers,
            },
            modifiers,
        );
        timeline.run_steps(30);
    };
    wheel(&mut timeline, Vec2::new(0.0, 200.0), Modifiers::COMMAND | Modifiers::CTRL);
    let zoomed = timeline.state().view.zoom.expect("a part is seen");
    assert!(zoomed.from < 100.0 && 101.0 < zoomed.from + zoomed.cells);
    wheel(&mut timeline, Vec2::new(0.0, -60.0), Modifiers::NONE);
    let moved = timeline.state().view.zoom.expect("a part is seen");
    assert!(moved.from > zoomed.from && (moved.cells - zoomed.cells).abs() < 1e-9);
}

#[test]
fn the_overview_moves_what_is_seen() {
    let mut timeline = timeline(RAIDERS);
    for _ in 0..3 {
        click(&mut timeline, "Zoom the timeline in");
    }
    let strip = timeline.get_by_label("The whole game").rect();
    let (from, to) = (strip.left_center(), strip.right_center() - Vec2::new(2.0, 0.0));
    drag(&mut timeline, from, to, Modifiers::NONE);
    assert!(timeline.state().view.zoom.expect("a part is seen").from > 150.0);
    assert_eq!(here(&timeline), after(0), "one goes nowhere");
}

#[test]
fn zoomed_in_the_beats_of_an_event_are_places() {
    let mut model = with_golden(CARDS);
    model.apply(GoCommand::To(after(100)).into());
    let mut timeline = timeline_of(model, [1200.0, 260.0]);
    for _ in 0..4 {
        click(&mut timeline, "Zoom the timeline in");
    }
    let table = timeline.state().model.table.as_ref().expect("open");
    let beats = table.review().told_beats(100, Eye::All);
    assert_eq!(beats.len(), 4);
    let middle = at_event(&timeline, 100);
    let width = timeline.state().view.laid_out.as_ref().expect("drawn").0.scale.cell_width();
    assert!(width > 100.0);
    for (part, beat) in [(0.1, Some(1)), (0.3, Some(2)), (0.6, Some(3)), (0.9, None)] {
        let at = middle + Vec2::new((part - 0.5) * width, 0.0);
        drag(&mut timeline, at, at, Modifiers::NONE);
        assert_eq!(here(&timeline), Position { line: 0, event: 100, beat });
    }
    apply(&mut timeline, GoCommand::To(Position { line: 0, event: 100, beat: Some(2) }));
    timeline.remove_cursor();
    timeline.run();
    timeline.get_by_label("100/145 · beat 2 of 4 · Round 4 · Turn 8: Ben");
}

#[test]
fn the_status_tells_event_round_turn_and_seat() {
    let mut timeline = timeline(RAIDERS);
    timeline.get_by_label_contains("Start of the game");
    apply(&mut timeline, GoCommand::To(after(60)));
    timeline.get_by_label("60/221 · Round 2 · Turn 5: Chloe");
    apply(&mut timeline, SettingsCommand::Lang(Lang::Ja));
    timeline.get_by_label("60/221 · 第2ラウンド · 第5手番：Chloe");
}

#[test]
fn without_hindsight_neither_marks_nor_words_tell_what_comes() {
    let mut timeline = timeline(RAIDERS);
    apply(&mut timeline, GoCommand::To(after(60)));
    apply(&mut timeline, LookCommand::Hindsight(false));
    timeline.get_by_label("Event 60 · Round 2 · Turn 5: Chloe");
    assert!(timeline.query_by_label_contains("221").is_none());
    let layout = &timeline.state().view.laid_out.as_ref().expect("drawn").1;
    let blocks: usize = layout.lanes.iter().map(|lane| lane.blocks.len()).sum();
    assert_eq!(blocks, 60);
    assert!(timeline.query_by_label("Timeline").is_some());
    // Behind what is known there is room, and nothing in it.
    let area = timeline.get_by_label("Timeline").rect();
    point(&mut timeline, Pos2::new(area.right() - 3.0, area.center().y));
    assert_eq!(hover(&timeline), None);
    assert_eq!(click(&mut timeline, "Next event").len(), 1, "one may go on");
    assert_eq!(here(&timeline), after(61));
}

#[test]
fn without_hindsight_dragging_back_goes_when_the_button_is_let_go() {
    let mut timeline = timeline(RAIDERS);
    apply(&mut timeline, GoCommand::To(after(60)));
    apply(&mut timeline, LookCommand::Hindsight(false));
    let (from, to) = (at_event(&timeline, 50), at_event(&timeline, 20));
    timeline.hover_at(from);
    timeline.run();
    press(&mut timeline, from, true, Modifiers::NONE);
    timeline.hover_at(to);
    timeline.run();
    assert_eq!((here(&timeline), hover(&timeline)), (after(60), Some(after(20))));
    press(&mut timeline, to, false, Modifiers::NONE);
    assert_eq!((here(&timeline), hover(&timeline)), (after(20), None));
}

#[test]
fn an_eye_sees_its_own_numbers() {
    let mut timeline = timeline(CARDS);
    apply(&mut timeline, LookCommand::Eye(Eye::Seat(Seat::at(0))));
    apply(&mut timeline, GoCommand::To(after(100)));
    let review = timeline.state().model.table.as_ref().expect("open").review();
    let number = review.number_for(0, 100, Eye::Seat(Seat::at(0)));
    timeline.get_by_label_contains(&format!("{number}/"));
}

#[test]
fn for_a_screen_reader_it_is_a_slider_that_says_where_one_stands() {
    let mut timeline = timeline(RAIDERS);
    let said = |timeline: &Timeline| timeline.get_by_label("Timeline").value();
    assert_eq!(said(&timeline).as_deref(), Some("Start of the game"));
    timeline.get_by_label("Timeline").set_value_accesskit(60.0);
    timeline.run();
    assert_eq!(here(&timeline), after(60));
    assert_eq!(said(&timeline).as_deref(), Some("Event 60 of 221 · Round 2 · Turn 5: Chloe"));
    timeline.get_by_label("Timeline").increment_accesskit();
    timeline.run();
    assert_eq!(here(&timeline), after(61));
    timeline.get_by_label("Timeline").decrement_accesskit();
    timeline.run();
    assert_eq!(here(&timeline), after(60));
}

#[test]
fn the_arrows_step_while_it_has_the_focus() {
    let mut timeline = timeline(RAIDERS);
    timeline.get_by_label("Timeline").focus();
    timeline.run();
    for key in [Key::ArrowRight, Key::ArrowRight, Key::ArrowLeft] {
        timeline.key_press(key);
        timeline.run();
    }
    assert_eq!(here(&timeline), after(1));
}

#[test]
fn what_points_at_the_keys_tells_keys_that_work() {
    let told = |what| TABLE.iter().any(|entry| entry.words == what);
    for what in [words::NEXT_EVENT, words::PREVIOUS_NOTE, words::TO_START, words::SINCE] {
        assert!(told(what), "{}", what.en);
    }
}

#[test]
fn it_fits_a_small_window_and_both_languages() {
    for (game, eye) in [(RAIDERS, Eye::All), (CARDS, Eye::Public), (PIG, Eye::All)] {
        for lang in [Lang::En, Lang::Ja] {
            let mut model = with_golden(game);
            model.apply(SettingsCommand::Lang(lang).into());
            model.apply(LookCommand::Eye(eye).into());
            model.apply(GoCommand::End.into());
            let mut timeline = timeline_of(model, [640.0, 200.0]);
            timeline.run();
            let area = timeline.get_by_label(words::TIMELINE.in_lang(lang)).rect();
            assert!(area.width() > 400.0 && area.right() <= 640.0);
        }
    }
}

/// A timeline of a game that was analysed.
fn analysed(game: &str, size: [f32; 2]) -> Timeline {
    let mut model = with_golden(game);
    let playouts = if game == PIG { 16 } else { 1 };
    model.effort = kanso_replay::insight::Effort::playouts(playouts);
    model.apply(crate::command::InsightCommand::Analyse(true).into());
    crate::model::testing::settle(&mut model);
    timeline_of(model, size)
}

#[test]
fn a_click_on_a_turning_point_goes_there() {
    let mut timeline = analysed(PIG, [1200.0, 260.0]);
    let table = timeline.state().model.table.as_ref().expect("open");
    let turning = table.turning();
    let (_, layout) = timeline.state().view.laid_out.as_ref().expect("it was drawn");
    assert_eq!(layout.lanes[0].lane, Lane::Shares);
    assert!(layout.lanes.len() > 2, "there is room for the lanes of the seats");
    let key = &timeline.state().view.laid_out.as_ref().expect("it was drawn").0;
    let scale = key.scale;
    let course = timeline.state_mut().model.table.as_mut().expect("open").course();
    let cells = Cells::of(&course, Axis::Events);
    let area = timeline.get_by_label("Timeline").rect();
    let lanes: Vec<_> = {
        let (_, layout) = timeline.state().view.laid_out.as_ref().expect("it was drawn");
        layout.lanes.iter().map(|marks| marks.lane).collect()
    };
    let rows = Rows::of(area.y_range(), &lanes, false);
    let down = rows.of_shares().expect("a band").shrink(1.0);
    for turned in turning {
        let x = scale.x(cells.edge_after(turned.event));
        // Beside its middle.
        point(&mut timeline, egui::pos2(x - 5.0, down.max - 6.5));
        let place = turned.place(0);
        assert_eq!(hover(&timeline).unwrap_or(here(&timeline)), place);
    }
}

#[test]
fn in_a_low_timeline_the_band_stands_for_the_seats() {
    let low = analysed(RAIDERS, [1200.0, 96.0]);
    let (_, layout) = low.state().view.laid_out.as_ref().expect("it was drawn");
    let lanes: Vec<_> = layout.lanes.iter().map(|marks| marks.lane).collect();
    assert_eq!(lanes[0], Lane::Shares);
    assert!(!lanes.iter().any(|lane| matches!(lane, Lane::Seat(_) | Lane::Chance)), "{lanes:?}");
}
