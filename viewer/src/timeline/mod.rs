//! The timeline: where one stands in the game, and the ways from there.
//!
//! Buttons above; below them a ruler with turns and rounds, a lane for each seat and one for chance,
//! flags for notes and for what the file tells of itself. Dragging goes through the game, pointing
//! shows a place without going there.

mod axis;
mod band;
mod beats;
mod icons;
mod layout;
mod overview;
mod paint;
mod pointer;
mod status;
mod transport;
mod turns;

use crate::command::{Asked, Speed};
use crate::model::{Finding, LineCourse, Playing, Shown};
pub use band::BandData;
pub(crate) use band::fork;
pub use icons::{Icon, paint_icon};

use axis::{Cells, RowKey, Scale, Span};
use beats::Beats;
use egui::{Color32, Rangef, Rect, Sense, Ui, vec2};
use kanso_engine::{Eye, Lang};
use kanso_replay::review::{Axis, BeatInfo, Position};
use layout::{Extra, Lane, Layout, Rows, Which};
use pointer::Drag;

/// What the timeline is given.
#[derive(Clone, Copy)]
pub struct TimelineData<'a> {
    /// The marks of the line, as far as they may be shown.
    pub course: &'a LineCourse,
    /// What is shown: its words are told where one points.
    pub shown: &'a Shown,
    /// The names of the seats.
    pub names: &'a [String],
    /// Grows with every change of the log.
    pub revision: u64,
    /// Whose eye looks.
    pub eye: Eye,
    /// Where one stands.
    pub here: Position,
    /// True if the line goes on from there.
    pub ahead: bool,
    /// From where to where the turn goes that one is in.
    pub turn: (u32, u32),
    /// Where the pointer rests.
    pub hover: Option<Position>,
    /// At which events it stops.
    pub axis: Axis,
    /// Whether the game goes on by itself.
    pub playing: Option<Playing>,
    /// How fast it would.
    pub speed: Speed,
    /// Between which stops it plays.
    pub looped: Option<(u32, u32)>,
    /// True if what comes later may be shown.
    pub hindsight: bool,
    /// True if routine steps are told, too.
    pub routine: bool,
    /// The events that the search found, ascending.
    pub found: &'a [Finding],
    /// The events about which verification found something, ascending.
    pub findings: &'a [u32],
    /// The events that are disputed and may be told of, ascending.
    pub disputed: &'a [u32],
    /// What the line is called, where it is not the game itself.
    pub line: Option<&'a str>,
    /// What the line that it leaves is called.
    pub leaves: &'a str,
    /// After how many events other lines leave it, ascending.
    pub forks: &'a [u32],
    /// Who was winning when, as far as it is known.
    pub band: Option<BandData<'a>>,
    /// The beats of an event that the eye is told.
    pub beats: &'a dyn Fn(u32) -> Vec<BeatInfo>,
}

impl TimelineData<'_> {
    /// All that the places of marks depend on, but the width.
    fn key(&self) -> RowKey {
        RowKey {
            line: self.course.line,
            eye: self.eye,
            revision: self.revision,
            axis: self.axis,
            until: (!self.hindsight).then_some(self.here),
        }
    }
}

/// What the timeline keeps from frame to frame.
#[derive(Default)]
pub struct TimelineView {
    /// The part that is seen; none: the whole line.
    zoom: Option<Span>,
    /// Where one stood when the part that is seen followed last.
    followed: Option<Position>,
    /// What the pointer is dragging.
    drag: Option<Drag>,
    /// Where the pointer was when it was last asked what lies there.
    pointed: Option<egui::Pos2>,
    /// True if the place that is shown is the one under the pointer.
    hovering: bool,
    beats: Beats,
    laid_out: Option<(LayoutKey, Layout)>,
}

/// All that the layout depends on.
#[derive(Clone, PartialEq)]
struct LayoutKey {
    row: RowKey,
    scale: Scale,
    seats: usize,
    found: Vec<Finding>,
    findings: Vec<u32>,
    disputed: Vec<u32>,
    forks: Vec<u32>,
    which: Which,
}

/// What a button asks of the zoom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Zoom {
    In,
    Out,
    Fit,
}

/// By how much one press of a button zooms.
const ZOOM_STEP: f64 = 2.0;
/// Free space between the buttons, in points.
const BETWEEN: f32 = 4.0;
/// Free space between the buttons and the ruler, in points.
const BELOW_BUTTONS: f32 = 1.0;
/// Least width of the words of where one stands beside the buttons, in points.
const STATUS_MIN: f32 = 120.0;
/// Least and greatest width of the names of the lanes, in points.
const GUTTER: Rangef = Rangef { min: 54.0, max: 150.0 };

/// Draws the timeline.
pub fn timeline_ui(
    ui: &mut Ui,
    data: &TimelineData<'_>,
    view: &mut TimelineView,
    lang: Lang,
    asked: &mut Asked,
) {
    let mut zoom = None;
    ui.spacing_mut().item_spacing.y = BELOW_BUTTONS;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = BETWEEN;
        transport::steps_ui(ui, data, lang, asked);
        zoom = transport::view_ui(ui, data, view.zoom.is_some(), lang, asked);
        ui.add_space(BETWEEN);
        // In what is left of the row, else in the next: what it says changes no heights.
        if ui.available_size_before_wrap().x < STATUS_MIN {
            ui.end_row();
        }
        let room = vec2(ui.available_size_before_wrap().x, ui.spacing().interact_size.y);
        let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
        let across = egui::Layout::left_to_right(egui::Align::Center);
        let mut words = ui.new_child(egui::UiBuilder::new().max_rect(rect).layout(across));
        words.shrink_clip_rect(rect);
        status_ui(&mut words, data, view, lang);
    });
    let room = ui.available_rect_before_wrap();
    let cells = Cells::of(data.course, data.axis);
    let which = which(data, room.y_range());
    let low = is_low(data, view, which, room.y_range());
    let names = paint::LaneNames::of(ui, data, low, lang);
    let figures = data.band.map_or(0.0, |band| {
        let high = view.band_high(which, data.names.len(), room.y_range());
        band::gutter_wide(band::shares(band.curve), high)
    });
    let gutter = names.width.max(figures).clamp(GUTTER.min, GUTTER.max);
    let across = Rangef::new(room.left() + gutter, room.right() - 8.0);
    // The line that this one leaves stays in sight, however much longer it is.
    let left = data.course.leaves.as_ref().map_or(0, |left| left.stops(data.axis));
    let count = cells.count().max(left);
    let whole = Span::whole(count, across.span(), !data.hindsight);
    follow(data, view, cells, whole, zoom);
    let scale = Scale { across, span: view.zoom.unwrap_or(whole) };
    let layout = take_layout(data, view, cells, (scale, which));
    let lanes: Vec<_> = layout.lanes.iter().map(|marks| marks.lane).collect();
    let overview = view.zoom.is_some();
    // All lanes are seen, however small the panel was made.
    let height = room.height().max(Rows::least(&lanes, overview));
    let (rect, _) = ui.allocate_exact_size(vec2(room.width(), height), Sense::hover());
    let rows = Rows::of(rect.y_range(), &lanes, overview);
    let canvas = paint::Canvas { data, cells, scale, rows: &rows, layout: &layout, lang };
    let area = Rect::from_x_y_ranges(across, Rangef::new(rect.top(), rows.lanes_end()));
    let response = pointer::pointer_ui(ui, area, &canvas, view, whole, asked);
    let painter = ui.painter_at(rect);
    paint::paint(&painter, ui.visuals(), &canvas, &names, rect, &mut view.beats);
    if let Some(down) = rows.overview {
        let strip = Rect::from_x_y_ranges(across, down);
        overview::overview_ui(ui, strip, &canvas, view, whole);
    }
    pointer::tell_ui(ui, response, &canvas, view);
    let key = layout_key(data, (scale, which));
    view.laid_out = Some((key, layout));
}

/// Draws in words where one stands, or what is looked at.
fn status_ui(ui: &mut Ui, data: &TimelineData<'_>, view: &mut TimelineView, lang: Lang) {
    use crate::words::{fill, timeline as words};
    if let Some((from, to)) = data.looped {
        let number = |event| data.course.number_at(event).to_string();
        let places = [("from", &*number(from)), ("to", &*number(to))];
        ui.weak(fill(words::LOOPED, lang, &places));
    }
    let at = data.hover.unwrap_or(data.here);
    let mut words_of = |short: bool| {
        let place = status::place_words(data, &mut view.beats, at, short, lang);
        let place = match data.line {
            Some(line) => format!("{line} · {place}"),
            None => place,
        };
        match data.hover {
            Some(_) => fill(words::PREVIEW, lang, &[("place", &place)]),
            None => place,
        }
    };
    let font = egui::TextStyle::Body.resolve(ui.style());
    let wide = |text: &str| {
        ui.painter().layout_no_wrap(text.to_owned(), font.clone(), Color32::WHITE).size().x
    };
    let full = words_of(false);
    let text = if wide(&full) <= ui.available_width() { full } else { words_of(true) };
    let text = egui::RichText::new(text);
    let text = if data.hover.is_some() { text.italics() } else { text };
    ui.add(egui::Label::new(text).truncate());
}

/// True if the lanes are lower than their names. The lanes are those of the frame before.
fn is_low(data: &TimelineData<'_>, view: &TimelineView, which: Which, down: Rangef) -> bool {
    let lanes = view.lanes(which, data.names.len());
    Rows::of(down, &lanes, view.zoom.is_some()).are_low()
}

/// Which lanes there are: where there is no room for all, the band of shares says more than those of the
/// seats.
fn which(data: &TimelineData<'_>, down: Rangef) -> Which {
    let all = Which { shares: data.band.is_some(), seats: true };
    let high = Rows::least(&all.lanes(data.names.len()), false);
    Which { seats: !all.shares || high <= down.span(), ..all }
}

impl TimelineView {
    /// The lanes of the frame before, or those of so many seats.
    fn lanes(&self, which: Which, seats: usize) -> Vec<Lane> {
        match &self.laid_out {
            Some((key, layout)) if key.which == which => {
                layout.lanes.iter().map(|marks| marks.lane).collect()
            }
            _ => which.lanes(seats),
        }
    }

    /// How high the band of shares is.
    fn band_high(&self, which: Which, seats: usize, down: Rangef) -> f32 {
        let rows = Rows::of(down, &self.lanes(which, seats), self.zoom.is_some());
        rows.of_shares().map_or(0.0, Rangef::span)
    }
}

/// Keeps where one stands in sight, and does what a button asked of the zoom.
fn follow(
    data: &TimelineData<'_>,
    view: &mut TimelineView,
    cells: Cells<'_>,
    whole: Span,
    zoom: Option<Zoom>,
) {
    let here = cells.edge_after(data.here.event) - 0.5;
    let now = view.zoom.unwrap_or(whole);
    match zoom {
        Some(Zoom::In) => view.zoom = now.zoomed(ZOOM_STEP, here, whole),
        Some(Zoom::Out) => view.zoom = now.zoomed(1.0 / ZOOM_STEP, here, whole),
        Some(Zoom::Fit) => view.zoom = None,
        None => {}
    }
    // Another line or another axis may have fewer cells.
    view.zoom = view.zoom.and_then(|span| span.zoomed(1.0, span.from, whole));
    if view.followed != Some(data.here) || zoom.is_some() {
        view.followed = Some(data.here);
        view.zoom = view.zoom.map(|span| span.showing(here, whole));
    }
}

fn layout_key(data: &TimelineData<'_>, (scale, which): (Scale, Which)) -> LayoutKey {
    LayoutKey {
        row: data.key(),
        scale,
        seats: data.names.len(),
        found: data.found.to_vec(),
        findings: data.findings.to_vec(),
        disputed: data.disputed.to_vec(),
        forks: data.forks.to_vec(),
        which,
    }
}

/// The layout of the frame before, where nothing that it depends on has changed.
fn take_layout(
    data: &TimelineData<'_>,
    view: &mut TimelineView,
    cells: Cells<'_>,
    (scale, which): (Scale, Which),
) -> Layout {
    match view.laid_out.take() {
        Some((known, layout)) if known == layout_key(data, (scale, which)) => layout,
        _ => {
            let found: Vec<_> = data.found.iter().map(|found| found.event).collect();
            let extra = Extra {
                seats: data.names.len(),
                found: &found,
                findings: data.findings,
                disputed: data.disputed,
                forks: data.forks,
                which,
            };
            Layout::of(data.course, cells, &scale, extra)
        }
    }
}

#[cfg(test)]
mod tests;
