//! One row of the list: a turn, an event, a branch, a note.

use crate::board::seat_sign;
use crate::insight::mark_colour;
use crate::look::{self, GAP_SMALL};
use crate::timeline::fork;
use crate::words::{fill, game as words, insight};
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align2, Color32, FontId, Rect, Response, Role, Sense, Shape, Stroke, TextStyle, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};
use kanso_engine::scene::Icon;
use kanso_engine::{Lang, Seats, Text};
use kanso_replay::insight::Mark;
use kanso_replay::review::{self, CourseEvent, EventKind, NoteInfo, TurnInfo};
use kanso_replay::tell;

/// Width of the column of numbers, in points.
pub(crate) const GUTTER: f32 = 38.0;
/// Where words begin behind the sign of a seat, in points from the column of numbers.
pub(crate) const SIGN: f32 = 18.0;

/// The heading of a turn.
pub(super) struct Heading<'a> {
    pub turn: &'a TurnInfo,
    /// How many events the eye is told of it.
    pub events: usize,
    /// True if they are folded away.
    pub folded: bool,
    pub names: &'a [String],
    pub round_name: Text,
}

/// An event.
pub(super) struct EventRow<'a> {
    pub event: &'a CourseEvent,
    pub words: &'a str,
    pub names: &'a [String],
    /// True if one stands there.
    pub here: bool,
    /// What an analysis says of it.
    pub insight: Option<RowInsight>,
}

/// What an analysis says of an event.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum RowInsight {
    /// A choice that cost something.
    Missed {
        /// How it is marked.
        mark: Mark,
        /// What it cost, in points.
        cost: String,
    },
    /// Luck, or a choice, that mattered.
    Turned {
        /// True if it was luck.
        luck: bool,
        /// Whose.
        name: String,
        /// How much, in points.
        points: String,
        /// True if that was a gain.
        gain: bool,
    },
}

impl RowInsight {
    /// In words.
    fn spoken(&self, lang: Lang) -> String {
        match self {
            Self::Missed { mark, cost } => {
                let means = match mark {
                    Mark::Inaccuracy => insight::INACCURACY,
                    Mark::Mistake => insight::MISTAKE,
                    Mark::Blunder => insight::BLUNDER,
                };
                format!("{} (−{cost})", means.in_lang(lang))
            }
            Self::Turned { luck, name, points, .. } => {
                let text = if *luck { insight::LUCK_ROW } else { insight::CHOICE_ROW };
                fill(text, lang, &[("name", name), ("points", points)])
            }
        }
    }
}

/// A place for a row, with the ground of what is chosen or pointed at; none: nobody sees it.
pub(crate) fn place_ui(
    ui: &mut Ui,
    height: f32,
    here: bool,
    info: &dyn Fn() -> WidgetInfo,
) -> (Rect, Response) {
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(info);
    let palette = look::palette(ui.visuals());
    let ground = match (here, response.hovered() || response.has_focus()) {
        (true, _) => Some(palette.accent_ground),
        (false, true) => Some(palette.button_hovered),
        (false, false) => None,
    };
    if let Some(ground) = ground {
        ui.painter().rect_filled(rect, f32::from(look::ROUND), ground);
    }
    (rect, response)
}

/// Writes words of one line; what does not fit is told when the pointer rests there.
pub(crate) fn write(
    ui: &Ui,
    rect: Rect,
    response: Response,
    text: &str,
    font: FontId,
    colour: Color32,
) -> Response {
    let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font, colour));
    job.wrap = TextWrapping::truncate_at_width(rect.width());
    let galley = ui.painter().layout_job(job);
    let cut = galley.elided;
    let top = rect.center().y - galley.size().y / 2.0;
    ui.painter().galley(pos2(rect.left(), top), galley, colour);
    if cut { response.on_hover_text(text) } else { response }
}

/// Draws the heading of a turn: a click folds its events away.
pub(super) fn heading_ui(ui: &mut Ui, row: &Heading<'_>, height: f32, lang: Lang) -> Response {
    let number = row.turn.number.to_string();
    let name = row.turn.seat.and_then(|seat| row.names.get(seat.index()));
    let turn = match name {
        Some(name) => fill(words::TURN, lang, &[("number", &number), ("name", name)]),
        None => fill(words::TURN_NOBODY, lang, &[("number", &number)]),
    };
    let count = row.events.to_string();
    let spoken = if row.folded { words::UNFOLD } else { words::FOLD };
    let spoken = fill(spoken, lang, &[("turn", &turn), ("count", &count)]);
    let info = || WidgetInfo::labeled(Role::Button, true, spoken.clone());
    let (rect, response) = place_ui(ui, height, false, &info);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let palette = look::palette(ui.visuals());
    let painter = ui.painter();
    if !response.hovered() {
        painter.rect_filled(rect, 0.0, palette.raised);
    }
    let small = TextStyle::Small.resolve(ui.style());
    let body = TextStyle::Body.resolve(ui.style());
    let middle = rect.center().y;
    // A triangle that lies or stands.
    let tip = pos2(rect.left() + 9.0, middle);
    let at = |x: f32, y: f32| tip + vec2(x, y);
    let points = if row.folded {
        vec![at(-2.0, -4.0), at(3.0, 0.0), at(-2.0, 4.0)]
    } else {
        vec![at(-4.0, -2.0), at(4.0, -2.0), at(0.0, 3.0)]
    };
    painter.add(Shape::convex_polygon(points, palette.faint, Stroke::NONE));
    let left = rect.left() + GUTTER;
    painter.text(pos2(left, middle), Align2::RIGHT_CENTER, &number, body.clone(), palette.strong);
    if let Some(seat) = row.turn.seat {
        seat_sign(ui, seat, pos2(left + SIGN / 2.0 + 1.0, middle));
    }
    let round = tell::round(lang, row.round_name, row.turn.round).map(|round| round.to_lowercase());
    let aside = match (row.folded, round) {
        (true, _) => fill(words::COUNT, lang, &[("count", &count)]),
        (false, Some(round)) => round,
        (false, None) => String::new(),
    };
    let aside = painter.text(
        pos2(rect.right() - GAP_SMALL, middle),
        Align2::RIGHT_CENTER,
        aside,
        small,
        palette.faint,
    );
    let room = Rect::from_min_max(
        pos2(left + SIGN + GAP_SMALL, rect.top()),
        pos2(aside.left() - GAP_SMALL, rect.bottom()),
    );
    write(ui, room, response, name.map_or("", String::as_str), body, palette.strong)
}

/// Draws an event: a decision in ordinary letters, what chance did in small ones.
pub(super) fn event_ui(ui: &mut Ui, row: &EventRow<'_>, height: f32, lang: Lang) -> Response {
    let number = row.event.number.to_string();
    let (decision, seats) = match row.event.kind {
        EventKind::Decision(seats) => (true, seats),
        EventKind::Chance => (false, Seats::NONE),
    };
    let who: Vec<&str> = seats.iter().map(|seat| row.names[seat.index()].as_str()).collect();
    let who = who.join("/");
    let spoken = if decision { words::ROW } else { words::ROW_CHANCE };
    let places = [("number", number.as_str()), ("who", who.as_str()), ("words", row.words)];
    let mut spoken = fill(spoken, lang, &places);
    let told = row.insight.as_ref().map(|insight| insight.spoken(lang));
    if let Some(told) = &told {
        spoken.push_str(if lang == Lang::Ja { "。" } else { ". " });
        spoken.push_str(told);
    }
    let info = || WidgetInfo::selected(Role::Button, true, row.here, spoken.clone());
    let (rect, response) = place_ui(ui, height, row.here, &info);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let palette = look::palette(ui.visuals());
    let small = TextStyle::Small.resolve(ui.style());
    let body = TextStyle::Body.resolve(ui.style());
    let (ink, faint) = match (row.here, decision && !row.event.routine) {
        (true, _) => (palette.accent_ink, palette.accent_ink),
        (false, true) => (palette.ink, palette.faint),
        (false, false) => (palette.faint, palette.faint),
    };
    let left = rect.left() + GUTTER;
    let middle = rect.center().y;
    ui.painter().text(pos2(left, middle), Align2::RIGHT_CENTER, &number, small.clone(), faint);
    // Where several decide together, the name in front is that of none.
    if let (Some(seat), 1) = (seats.iter().next(), seats.iter().count()) {
        seat_sign(ui, seat, pos2(left + SIGN / 2.0 + 1.0, middle));
    }
    let right = aside_ui(ui, row, rect, &palette);
    let room = Rect::from_min_max(
        pos2(left + SIGN + GAP_SMALL, rect.top()),
        pos2(right - GAP_SMALL, rect.bottom()),
    );
    let font = if decision { body } else { small };
    let response = write(ui, room, response, row.words, font, ink);
    match told {
        Some(told) => response.on_hover_text(told),
        None => response,
    }
}

/// What stands at the right end of a row: what a person thinks of it, what it cost, or what luck did; where
/// that begins.
fn aside_ui(ui: &Ui, row: &EventRow<'_>, rect: Rect, palette: &look::Palette) -> f32 {
    let painter = ui.painter();
    let (body, small) = (TextStyle::Body.resolve(ui.style()), TextStyle::Small.resolve(ui.style()));
    let mut right = pos2(rect.right() - GAP_SMALL, rect.center().y);
    let mut put = |text: &str, font: FontId, colour: Color32| {
        let put = painter.text(right, Align2::RIGHT_CENTER, text, font, colour);
        right.x = put.left();
    };
    match &row.insight {
        Some(RowInsight::Missed { mark, cost }) => {
            let colour = mark_colour(*mark, palette);
            put(&format!("{} −{cost}", mark.sign()), body.clone(), colour);
        }
        Some(RowInsight::Turned { luck, points, gain, .. }) => {
            let colour = if *gain { palette.good } else { palette.error };
            put(points, small, colour);
            let side = 13.0;
            right.x -= side + 3.0;
            let middle = right + vec2(side / 2.0, 0.0);
            if *luck {
                let die = Rect::from_center_size(middle, Vec2::splat(side));
                look::paint_sign(painter, Icon::Die, die, colour);
            } else {
                fork(painter, middle, side / 2.0, Stroke::new(1.4, colour));
            }
        }
        None => {}
    }
    if let Some(glyph) = row.event.glyph {
        right.x -= if row.insight.is_some() { GAP_SMALL } else { 0.0 };
        let put = painter.text(right, Align2::RIGHT_CENTER, glyph.sign(), body, palette.accent);
        right.x = put.left();
    }
    right.x
}

/// Draws a line that leaves here: a click shows it.
pub(super) fn branch_ui(ui: &mut Ui, name: &str, height: f32, lang: Lang) -> Response {
    let spoken = fill(words::BRANCH, lang, &[("name", name)]);
    let info = || WidgetInfo::labeled(Role::Button, true, spoken.clone());
    let (rect, response) = place_ui(ui, height, false, &info);
    let palette = look::palette(ui.visuals());
    let left = rect.left() + GUTTER;
    // It turns off from what stands above.
    let corner = pos2(left + SIGN / 2.0, rect.center().y);
    let points = vec![pos2(corner.x, rect.top()), corner, corner + vec2(8.0, 0.0)];
    ui.painter().add(Shape::line(points, Stroke::new(1.5, palette.accent)));
    let room = rect.with_min_x(left + SIGN + GAP_SMALL);
    write(ui, room, response, name, TextStyle::Body.resolve(ui.style()), palette.accent)
}

/// Draws a note: a click goes to where it was written.
pub(super) fn note_ui(ui: &mut Ui, note: &NoteInfo, height: f32, lang: Lang) -> Response {
    let text = review::plain(&note.text);
    let text = if note.author.is_empty() {
        text
    } else {
        let colon = if lang == Lang::Ja { "：" } else { ": " };
        format!("{}{colon}{text}", note.author)
    };
    let spoken = fill(words::NOTE, lang, &[("text", &text)]);
    let info = || WidgetInfo::labeled(Role::Button, true, spoken.clone());
    let (rect, response) = place_ui(ui, height, false, &info);
    let palette = look::palette(ui.visuals());
    let left = rect.left() + GUTTER;
    // A sheet with a folded corner.
    let sheet =
        Rect::from_center_size(pos2(left + SIGN / 2.0 + 1.0, rect.center().y), vec2(9.0, 11.0));
    ui.painter().rect_stroke(sheet, 1.0, Stroke::new(1.0, palette.faint), egui::StrokeKind::Inside);
    for line in [3.5, 6.0] {
        let y = sheet.top() + line;
        let across = sheet.left() + 2.0..=sheet.right() - 2.0;
        ui.painter().hline(across, y, Stroke::new(1.0, palette.faint));
    }
    let room = rect.with_min_x(left + SIGN + GAP_SMALL);
    write(ui, room, response, &text, TextStyle::Small.resolve(ui.style()), palette.ink)
}
