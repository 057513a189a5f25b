//! Where it turned, and what was missed: a row for each, a click goes there.

use super::{heading_ui, signed};
use crate::board::seat_sign;
use crate::command::{Asked, GoCommand, PlayCommand};
use crate::game::Told;
use crate::game::row::{GUTTER, SIGN, place_ui, write};
use crate::look::{self, GAP_SMALL, paint_sign};
use crate::model::{Insight, Table};
use crate::timeline::fork;
use crate::words::{fill, insight as words};
use egui::{Align2, Color32, Rect, Response, Role, Stroke, TextStyle, Ui, Vec2, WidgetInfo, pos2};
use kanso_engine::scene::Icon;
use kanso_engine::{Lang, Seat};
use kanso_replay::insight::Mark;
use kanso_replay::review::Position;

/// Side of the sign that says what did it, in points.
const BY: f32 = 13.0;
/// Missed choices that are told.
const MISSED_MAX: usize = 12;

/// A row of a list.
pub(super) struct Row<'a> {
    /// What the eye calls the event.
    pub number: u32,
    /// Whose sign stands before it; of a party none.
    pub seat: Option<Seat>,
    pub words: &'a str,
    /// What stands at its right end.
    pub aside: &'a str,
    /// Whether luck or a choice did it, as a sign before that.
    pub by_luck: Option<bool>,
    /// Of whom that is, where it is not who acted.
    pub of: Option<Seat>,
    pub colour: Color32,
    /// What is heard.
    pub spoken: String,
    /// True if one stands there.
    pub here: bool,
}

/// Draws a row.
pub(super) fn row_ui(ui: &mut Ui, row: &Row<'_>) -> Response {
    let height = ui.text_style_height(&TextStyle::Body) + 4.0;
    let info = || WidgetInfo::selected(Role::Button, true, row.here, &row.spoken);
    let (rect, response) = place_ui(ui, height, row.here, &info);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let palette = look::palette(ui.visuals());
    let (body, small) = (TextStyle::Body.resolve(ui.style()), TextStyle::Small.resolve(ui.style()));
    let middle = rect.center().y;
    let left = rect.left() + GUTTER;
    let number = row.number.to_string();
    ui.painter().text(pos2(left, middle), Align2::RIGHT_CENTER, number, small, palette.faint);
    if let Some(seat) = row.seat {
        seat_sign(ui, seat, pos2(left + SIGN / 2.0 + 1.0, middle));
    }
    let right = pos2(rect.right() - GAP_SMALL, middle);
    let aside = ui.painter().text(right, Align2::RIGHT_CENTER, row.aside, body.clone(), row.colour);
    let mut end = aside.left() - GAP_SMALL;
    if let Some(seat) = row.of {
        end -= SIGN / 2.0;
        seat_sign(ui, seat, pos2(end, middle));
        end -= SIGN / 2.0;
    }
    if let Some(by_luck) = row.by_luck {
        end -= BY;
        let square = Rect::from_center_size(pos2(end + BY / 2.0, middle), Vec2::splat(BY));
        if by_luck {
            paint_sign(ui.painter(), Icon::Die, square, row.colour);
        } else {
            fork(ui.painter(), square.center(), BY / 2.0, Stroke::new(1.4, row.colour));
        }
        end -= GAP_SMALL;
    }
    let room =
        Rect::from_min_max(pos2(left + SIGN + GAP_SMALL, rect.top()), pos2(end, rect.bottom()));
    let ink = if row.here { palette.accent_ink } else { palette.ink };
    write(ui, room, response, row.words, body, ink)
}

/// Where it turned, in the order of the game.
pub(super) fn turned_ui(
    ui: &mut Ui,
    table: &Table,
    insight: &Insight,
    told: &mut Told,
    lang: Lang,
    asked: &mut Asked,
) {
    heading_ui(ui, words::TURNED.in_lang(lang));
    let mut turned = insight.turned();
    if turned.is_empty() {
        ui.weak(words::NO_TURN.in_lang(lang));
    }
    turned.sort_by_key(|point| point.event);
    let (palette, here) = (look::palette(ui.visuals()), table.here());
    let analysis = &insight.analysis;
    ui.spacing_mut().item_spacing.y = 0.0;
    for point in turned {
        let event = &analysis.events[point.place];
        let said = told.words(table, point.event, lang);
        let name = if analysis.party {
            words::PARTY.in_lang(lang)
        } else {
            &analysis.seats[point.seat.index()].name
        };
        let (points, number) = (signed(point.by), event.at.to_string());
        let error = point.error.in_points(false);
        let points_told =
            fill(words::WITH_ERROR, lang, &[("points", &*points), ("error", &*error)]);
        let spoken = if point.luck { words::TURNING } else { words::TURNING_CHOICE };
        let places =
            [("number", &*number), ("name", name), ("points", &*points_told), ("words", &*said)];
        let spoken = fill(spoken, lang, &places);
        let row = Row {
            number: event.at,
            seat: point.acted,
            words: &said,
            aside: &points,
            by_luck: Some(point.luck),
            of: Some(point.seat).filter(|seat| !analysis.party && Some(*seat) != point.acted),
            colour: if point.by.0 > 0 { palette.good } else { palette.error },
            spoken: spoken.clone(),
            here: here == point.place(here.line),
        };
        let response = row_ui(ui, &row);
        if response.clicked() {
            asked.push(GoCommand::To(point.place(here.line)));
        }
        response.on_hover_text(spoken);
    }
}

/// What was missed, the dearest first: a click goes to where it was decided, one on what was better steps
/// into it.
pub(super) fn missed_ui(
    ui: &mut Ui,
    table: &Table,
    insight: &Insight,
    told: &mut Told,
    lang: Lang,
    asked: &mut Asked,
) {
    let analysis = &insight.analysis;
    if !analysis.events.iter().any(|event| event.choice.is_some()) {
        return;
    }
    heading_ui(ui, words::MISSED.in_lang(lang));
    let missed = insight.missed();
    if missed.is_empty() {
        ui.weak(words::NOTHING_MISSED.in_lang(lang));
    }
    let (palette, here) = (look::palette(ui.visuals()), table.here());
    ui.spacing_mut().item_spacing.y = 0.0;
    for at in missed.into_iter().take(MISSED_MAX) {
        let event = &analysis.events[at];
        let (Some(choice), Some(seat)) = (&event.choice, event.seat) else { continue };
        let Some(mark) = choice.mark else { continue };
        let said = told.words(table, event.event, lang);
        let cost = choice.cost.in_points(false);
        let before = Position::after(here.line, event.event - 1);
        let places = [
            ("number", &*event.at.to_string()),
            ("name", &*analysis.seats[usize::from(seat)].name),
            ("words", &*said),
            ("mark", mark.sign()),
            ("points", &*cost),
            ("error", &*choice.error.in_points(false)),
        ];
        let spoken = fill(words::MISSED_AT, lang, &places);
        let row = Row {
            number: event.at,
            seat: Some(Seat::at(usize::from(seat))),
            words: &said,
            aside: &format!("{} −{cost}", mark.sign()),
            by_luck: None,
            of: None,
            colour: mark_colour(mark, &palette),
            spoken: spoken.clone(),
            here: here == before || here == Position::after(here.line, event.event),
        };
        let response = row_ui(ui, &row);
        if response.clicked() {
            asked.push(GoCommand::To(before));
        }
        response.on_hover_text(spoken);
        if let Some(best) = choice.alternatives.first() {
            let text = fill(words::BETTER, lang, &[("words", best.words.in_lang(lang))]);
            let share = format!("{} %", best.value);
            if better_ui(ui, (&text, &share), lang).clicked() {
                asked.push(GoCommand::To(before));
                asked.push(PlayCommand::Choose(best.place));
            }
        }
    }
}

/// What was better: a click steps into it.
fn better_ui(ui: &mut Ui, (text, share): (&str, &str), lang: Lang) -> Response {
    let height = ui.text_style_height(&TextStyle::Small) + 5.0;
    let info = || WidgetInfo::labeled(Role::Button, true, format!("{text}  {share}"));
    let (rect, response) = place_ui(ui, height, false, &info);
    let palette = look::palette(ui.visuals());
    let small = TextStyle::Small.resolve(ui.style());
    let right = pos2(rect.right() - GAP_SMALL, rect.center().y);
    let ink = palette.accent;
    let aside = ui.painter().text(right, Align2::RIGHT_CENTER, share, small.clone(), ink);
    let left = rect.left() + GUTTER + SIGN + GAP_SMALL;
    let room = rect.with_min_x(left).with_max_x(aside.left() - GAP_SMALL);
    write(ui, room, response, text, small, palette.accent)
        .on_hover_text(words::BETTER_HOW.in_lang(lang))
}

/// The colour of a mark.
pub(crate) fn mark_colour(mark: Mark, palette: &look::Palette) -> Color32 {
    match mark {
        Mark::Inaccuracy => palette.warning,
        Mark::Mistake | Mark::Blunder => palette.error,
    }
}
