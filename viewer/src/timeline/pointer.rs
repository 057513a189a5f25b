//! What the pointer does on the timeline: going, looking, looping, zooming, moving.

use super::axis::{Cells, Span};
use super::band::{self, turning_at};
use super::beats::Beats;
use super::layout::{Flag, FlagKind};
use super::paint::{CELL_WITH_BEATS, Canvas, loop_across};
use super::status::place_words;
use super::{TimelineData, TimelineView};
use crate::command::{Asked, GoCommand, Unit, Way};
use crate::words::{fill, insight, timeline as words};
use egui::accesskit::{Action, ActionData};
use egui::{
    CursorIcon, EventFilter, Key, Modifiers, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo,
};
use kanso_engine::Text;
use kanso_replay::review::{Axis, Position};

/// How near to the end of a loop one seizes it, in points.
const HANDLE: f32 = 7.0;

/// How far a pointer moves that only clicks, in points.
const CLICK: f32 = 4.0;

/// What is dragged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Drag {
    /// Where one stands; without hindsight one goes there when the button is let go, as until then
    /// nothing behind it may be forgotten.
    Scrub,
    /// A loop that begins in this cell.
    Loop {
        /// The cell.
        from: u32,
    },
    /// One end of the loop; the other one stays after so many events.
    LoopEnd {
        /// The end that stays.
        other: u32,
    },
}

/// Takes what the pointer and the keys do on the lanes.
pub(super) fn pointer_ui(
    ui: &mut Ui,
    area: Rect,
    canvas: &Canvas<'_>,
    view: &mut TimelineView,
    whole: Span,
    asked: &mut Asked,
) -> Response {
    let response = ui.interact(area, ui.scope_id().with("timeline"), Sense::click_and_drag());
    zoom_and_move(ui, &response, canvas, view, whole);
    drag(ui, &response, canvas, view, asked);
    hover(ui, &response, canvas, view, asked);
    keys(ui, &response, canvas.data, asked);
    accessibility(ui, &response, canvas, view, asked);
    response.on_hover_cursor(CursorIcon::Default)
}

/// The place that lies under the pointer; where it turned, behind what turned it.
fn place_at(canvas: &Canvas<'_>, beats: &mut Beats, at: Pos2) -> Position {
    let line = canvas.data.course.line;
    if let Some(point) = turning_at(canvas, at) {
        return point.place(line);
    }
    let place = canvas.scale.place(at.x).clamp(0.0, f64::from(canvas.cells.count()) - 1e-6);
    let cell = place.floor() as u32;
    let stop = Position::after(line, canvas.cells.stop(cell));
    let wide = canvas.scale.cell_width() >= CELL_WITH_BEATS;
    if !wide || canvas.data.axis != Axis::Events || cell == 0 {
        return stop;
    }
    let stops = beats.stops(canvas.data, stop.event);
    let passed = ((place - f64::from(cell)) * f64::from(stops.len() as u32)).floor() as usize;
    stops.get(passed).copied().unwrap_or(stop)
}

/// Ctrl and the wheel, or two fingers, zoom around the pointer; the wheel moves what is seen.
fn zoom_and_move(
    ui: &Ui,
    response: &Response,
    canvas: &Canvas<'_>,
    view: &mut TimelineView,
    whole: Span,
) {
    let Some(at) = response.hover_pos() else { return };
    let (zoom, wheel) = ui.input(|input| (input.zoom_delta(), input.smooth_scroll_delta()));
    let now = view.zoom.unwrap_or(whole);
    if (zoom - 1.0).abs() > f32::EPSILON {
        view.zoom = now.zoomed(f64::from(zoom), canvas.scale.place(at.x), whole);
    }
    let by = -(wheel.x + wheel.y) / canvas.scale.cell_width();
    if by != 0.0 {
        view.zoom = view.zoom.map(|span| span.moved(f64::from(by), whole));
    }
}

/// Going through the game, or making a loop.
fn drag(
    ui: &Ui,
    response: &Response,
    canvas: &Canvas<'_>,
    view: &mut TimelineView,
    asked: &mut Asked,
) {
    let data = canvas.data;
    let down = ui.input(|input| input.pointer.primary_down());
    if !response.is_pointer_button_down_on() || !down {
        // Without hindsight one goes only now.
        if view.drag.take() == Some(Drag::Scrub)
            && !data.hindsight
            && let Some(hover) = data.hover
        {
            asked.push(GoCommand::To(hover));
        }
        return;
    }
    let Some(at) = response.interact_pointer_pos() else { return };
    let mode = *view.drag.get_or_insert_with(|| begun(ui, canvas, at));
    view.pointed = Some(at);
    let cell = canvas.cells.cell_at(canvas.scale.place(at.x));
    match mode {
        Drag::Scrub => {
            let to = place_at(canvas, &mut view.beats, at);
            if data.hindsight && to != data.here {
                asked.push(GoCommand::To(to));
            } else if !data.hindsight && to != data.hover.unwrap_or(data.here) {
                asked.push(GoCommand::Hover(Some(to)));
            }
        }
        Drag::Loop { from } => {
            // From the table before the first cell to the one after the last.
            let first = canvas.cells.stop(from.min(cell).saturating_sub(1));
            let origin = ui.input(|input| input.pointer.press_origin());
            let moved = origin.is_some_and(|origin| (at.x - origin.x).abs() > CLICK);
            let range = (moved || cell != from).then(|| (first, canvas.cells.stop(from.max(cell))));
            ask_loop(data, range, asked);
        }
        Drag::LoopEnd { other } => {
            let place = canvas.scale.place(at.x).round().max(1.0) as u32;
            let event = canvas.cells.stop(place - 1);
            let range = (event.min(other), event.max(other));
            if range.0 < range.1 {
                ask_loop(data, Some(range), asked);
            }
        }
    }
}

fn ask_loop(data: &TimelineData<'_>, range: Option<(u32, u32)>, asked: &mut Asked) {
    if data.hover.is_some() {
        asked.push(GoCommand::Hover(None));
    }
    if data.looped != range {
        asked.push(GoCommand::Loop(range));
    }
}

/// What a press of the button begins to drag.
fn begun(ui: &Ui, canvas: &Canvas<'_>, at: Pos2) -> Drag {
    if ui.input(|input| input.modifiers.shift) {
        return Drag::Loop { from: canvas.cells.cell_at(canvas.scale.place(at.x)) };
    }
    if let Some((from, to)) = canvas.data.looped.filter(|_| canvas.rows.ruler.contains(at.y)) {
        let across = loop_across(canvas, from, to);
        if (at.x - across.max).abs() <= HANDLE {
            return Drag::LoopEnd { other: from };
        }
        if (at.x - across.min).abs() <= HANDLE {
            return Drag::LoopEnd { other: to };
        }
    }
    Drag::Scrub
}

/// Looking where the pointer rests, without going there. Only a pointer that moves asks for it: one
/// that lies there while the keys step must not call them back.
fn hover(
    ui: &Ui,
    response: &Response,
    canvas: &Canvas<'_>,
    view: &mut TimelineView,
    asked: &mut Asked,
) {
    let data = canvas.data;
    if view.drag.is_some() {
        view.hovering = true;
        return;
    }
    match response.hover_pos() {
        Some(at) if data.playing.is_none() => {
            let moves = ui.input(|input| input.pointer.delta() != Vec2::ZERO);
            if moves && view.pointed != Some(at) {
                view.pointed = Some(at);
                view.hovering = true;
                let place = place_at(canvas, &mut view.beats, at);
                if place != data.hover.unwrap_or(data.here) {
                    asked.push(GoCommand::Hover(Some(place)));
                }
            }
        }
        Some(_) => {}
        None => {
            view.pointed = None;
            if std::mem::take(&mut view.hovering) && data.hover.is_some() {
                asked.push(GoCommand::Hover(None));
            }
        }
    }
}

/// The keys of a slider, while the timeline has the focus.
fn keys(ui: &Ui, response: &Response, data: &TimelineData<'_>, asked: &mut Asked) {
    if !response.has_focus() {
        return;
    }
    ui.memory_mut(|memory| {
        let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        memory.set_focus_lock_filter(response.id, filter);
    });
    for (key, way) in [(Key::ArrowLeft, Way::Back), (Key::ArrowRight, Way::Forward)] {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            asked.push(step(data, way));
        }
    }
}

/// One step on the axis that is shown.
fn step(data: &TimelineData<'_>, way: Way) -> GoCommand {
    let unit = match data.axis {
        Axis::Events => Unit::Event,
        Axis::Decisions => Unit::Decision,
    };
    GoCommand::Step(unit, way)
}

/// For screen readers the timeline is a slider over its stops, and says where one stands.
fn accessibility(
    ui: &Ui,
    response: &Response,
    canvas: &Canvas<'_>,
    view: &mut TimelineView,
    asked: &mut Asked,
) {
    let data = canvas.data;
    let cell = canvas.cells.cell_of(data.here.event);
    response.widget_info(|| {
        WidgetInfo::slider(true, f64::from(cell), words::TIMELINE.in_lang(canvas.lang))
    });
    let id = response.id;
    let place = place_words(data, &mut view.beats, data.here, false, canvas.lang);
    ui.ctx().accesskit_node_builder(id, |builder| {
        builder.set_min_numeric_value(0.0);
        builder.set_max_numeric_value(f64::from(canvas.cells.count() - 1));
        builder.set_numeric_value_step(1.0);
        builder.set_value(place);
        for action in [Action::SetValue, Action::Increment, Action::Decrement] {
            builder.add_action(action);
        }
    });
    let requests = |action| ui.input(|input| input.num_accesskit_action_requests(id, action));
    for _ in 0..requests(Action::Increment) {
        asked.push(step(data, Way::Forward));
    }
    for _ in 0..requests(Action::Decrement) {
        asked.push(step(data, Way::Back));
    }
    let value = ui.input(|input| {
        let requests = input.accesskit_action_requests(id, Action::SetValue);
        let values = requests.filter_map(|request| match request.data {
            Some(ActionData::NumericValue(value)) => Some(value),
            _ => None,
        });
        values.last()
    });
    if let Some(value) = value {
        let cell = value.clamp(0.0, f64::from(canvas.cells.count() - 1)).round() as u32;
        let stop = canvas.cells.stop(cell);
        asked.push(GoCommand::To(Position::after(data.course.line, stop)));
    }
}

impl Cells<'_> {
    /// The cell at a place of the row; the last one behind its end.
    fn cell_at(&self, place: f64) -> u32 {
        place.clamp(0.0, f64::from(self.count()) - 1e-6).floor() as u32
    }
}

/// Tells what lies under the pointer: the place, the event in words, notes, what the flags mean.
pub(super) fn tell_ui(ui: &Ui, response: Response, canvas: &Canvas<'_>, view: &mut TimelineView) {
    let data = canvas.data;
    let Some(at) = response.hover_pos().filter(|_| view.drag.is_none()) else { return };
    if !data.hindsight && canvas.scale.place(at.x) > f64::from(canvas.cells.count()) {
        response.on_hover_text_at_pointer(words::LATER.in_lang(canvas.lang));
        return;
    }
    let place = data.hover.unwrap_or(data.here);
    let head = place_words(data, &mut view.beats, place, false, canvas.lang);
    let flags: Vec<&Flag> = canvas
        .layout
        .lanes
        .iter()
        .zip(&canvas.rows.lanes)
        .filter(|(_, (_, down))| down.contains(at.y))
        .flat_map(|(marks, _)| &marks.flags)
        .filter(|flag| (flag.x - at.x).abs() < 9.0)
        .collect();
    debug_assert!(ui.is_enabled() || flags.is_empty(), "a disabled timeline tells nothing");
    response.on_hover_ui_at_pointer(|ui| {
        ui.set_max_width(340.0);
        ui.strong(head);
        if let Some(event) = data.shown.event.as_ref().filter(|_| data.shown.at == place) {
            let who = if event.who.is_empty() { String::new() } else { format!("{}: ", event.who) };
            ui.label(format!("{who}{}", event.words));
        }
        shares_ui(ui, canvas, place);
        for flag in flags {
            flag_ui(ui, canvas, flag);
        }
    });
}

/// Who is winning at a place, with the errors.
fn shares_ui(ui: &mut Ui, canvas: &Canvas<'_>, place: Position) {
    let Some(data) = &canvas.data.band else { return };
    let Some(point) = band::point_at(data, place) else { return };
    let party = data.curve.party.then(|| insight::PARTY.in_lang(canvas.lang));
    for seat in 0..band::shares(data.curve) {
        let name = party.or(canvas.data.names.get(seat).map(String::as_str)).unwrap_or_default();
        let (share, error) =
            (point.value[seat].in_points(false), point.error[seat].in_points(false));
        let places = [("name", name), ("share", &*share), ("error", &*error)];
        ui.weak(fill(insight::SHARE_OF, canvas.lang, &places));
    }
}

fn flag_ui(ui: &mut Ui, canvas: &Canvas<'_>, flag: &Flag) {
    let means = |text: Text| text.in_lang(canvas.lang);
    match flag.kind {
        FlagKind::Note => {
            let notes = &canvas.data.course.notes;
            let first = notes.partition_point(|note| note.event < flag.event);
            for note in notes[first..].iter().take(flag.count as usize) {
                let author = if note.author.is_empty() {
                    String::new()
                } else {
                    format!("{}: ", note.author)
                };
                ui.label(format!("{author}{}", note.text));
            }
        }
        FlagKind::Checkpoint => drop(ui.weak(means(words::MARK_CHECKPOINT))),
        FlagKind::Entered => drop(ui.weak(means(words::MARK_ENTERED))),
        FlagKind::Filled => drop(ui.weak(means(words::MARK_FILLED))),
        FlagKind::Assumed => drop(ui.weak(means(words::MARK_ASSUMED))),
        FlagKind::Glyph(glyph) => drop(ui.weak(means(glyph.words()))),
        FlagKind::Finding => drop(ui.weak(means(words::MARK_FINDING))),
        FlagKind::Dispute => drop(ui.weak(means(words::MARK_DISPUTE))),
    }
}
