//! One event that was found: its number, its words, and what of it made it fit, else where in the
//! game it happened.

use crate::look::{self, GAP_SMALL, Palette};
use crate::model::places;
use crate::platform::{IndexedEvent, IndexedFact};
use crate::words::{self, find as texts, happened};
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Align2, FontId, Response, Role, Sense, Stroke, TextStyle, Ui, WidgetInfo, pos2, vec2};
use kanso_engine::{Lang, Marks, Text};
use kanso_replay::tell;

/// Width of the column of numbers, in points.
const GUTTER: f32 = 44.0;

/// What a row is given.
pub(super) struct Row<'a> {
    /// The event.
    pub event: &'a IndexedEvent,
    /// What came of it that made it fit, where the event itself does not tell.
    pub because: Option<&'a IndexedFact>,
    /// The names of the seats.
    pub names: &'a [String],
    /// What the game calls a round.
    pub round_name: Text,
    /// The words that are looked for.
    pub needles: &'a [String],
    /// True if one stands there.
    pub here: bool,
}

/// Height of a row: two lines of text.
pub(super) fn height(ui: &Ui) -> f32 {
    let line = |style| ui.text_style_height(&style);
    line(TextStyle::Body) + line(TextStyle::Small) + 2.0 * GAP_SMALL
}

/// Draws a row.
pub(super) fn row_ui(ui: &mut Ui, row: &Row<'_>, height: f32, lang: Lang) -> Response {
    // 1. A place, and what a screen reader says of it.
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let number = row.event.number.to_string();
    let second = match row.because {
        Some(fact) => format!("{}  {}", fact.words, fact.rule),
        None => place(row, lang),
    };
    response.widget_info(|| {
        let places = [("number", number.as_str()), ("words", row.event.words.as_str())];
        let name = words::fill(texts::ROW, lang, &places);
        WidgetInfo::selected(Role::Button, true, row.here, name)
    });
    if !ui.is_rect_visible(rect) {
        return response;
    }
    // 2. The ground: where one stands, and where the pointer rests.
    let palette = look::palette(ui.visuals());
    let painter = ui.painter_at(rect);
    let ground = match (row.here, response.hovered() || response.has_focus()) {
        (true, _) => Some(palette.accent_ground),
        (false, true) => Some(palette.button_hovered),
        (false, false) => None,
    };
    if let Some(ground) = ground {
        painter.rect_filled(rect, f32::from(look::ROUND), ground);
    }
    // 3. The number, and a mark where one stands.
    let body = TextStyle::Body.resolve(ui.style());
    let small = TextStyle::Small.resolve(ui.style());
    let (ink, faint) = if row.here {
        (palette.accent_ink, palette.accent_ink)
    } else {
        (palette.ink, palette.faint)
    };
    let top = rect.top() + GAP_SMALL;
    let left = rect.left() + GUTTER + GAP_SMALL;
    if row.here {
        painter.text(pos2(rect.left() + GAP_SMALL, top), Align2::LEFT_TOP, "▶", body.clone(), ink);
    }
    painter.text(pos2(rect.left() + GUTTER, top), Align2::RIGHT_TOP, &number, body.clone(), faint);
    // 4. The words, with what was looked for underlined.
    let width = rect.right() - left - GAP_SMALL;
    let line = |text: &str, needles: &[String], font: &FontId, color| {
        painter.layout_job(job(text, needles, font, color, &palette, width))
    };
    let head = line(&row.event.words, row.needles, &body, ink);
    let cut = head.elided;
    let below = top + ui.text_style_height(&TextStyle::Body);
    painter.galley(pos2(left, top), head, ink);
    let needles = if row.because.is_some() { row.needles } else { &[] };
    let second_line = line(&second, needles, &small, faint);
    let cut = cut || second_line.elided;
    painter.galley(pos2(left, below), second_line, faint);
    // 5. What does not fit is told when the pointer rests there.
    if !cut {
        return response;
    }
    response.on_hover_text(format!("{}\n{second}", row.event.words))
}

/// Where in the game's course an event happened.
fn place(row: &Row<'_>, lang: Lang) -> String {
    let Marks { round, turn, .. } = row.event.marks;
    let mut parts = Vec::new();
    let round = tell::round(lang, row.round_name, round);
    parts.extend(round.map(|round| round.to_lowercase()));
    if let Some(name) = turn.and_then(|turn| row.names.get(turn.of?.index())) {
        parts.push(words::fill(happened::TURN, lang, &[("name", name)]));
    }
    parts.join("  ·  ")
}

/// A text of one line, with the words in it underlined.
fn job(
    text: &str,
    needles: &[String],
    font: &FontId,
    color: egui::Color32,
    palette: &Palette,
    width: f32,
) -> LayoutJob {
    let plain = TextFormat::simple(font.clone(), color);
    let marked = TextFormat { underline: Stroke::new(1.5, palette.accent), ..plain.clone() };
    let mut job =
        LayoutJob { wrap: TextWrapping::truncate_at_width(width), ..LayoutJob::default() };
    let mut told = 0;
    for place in places(text, needles) {
        job.append(&text[told..place.start], 0.0, plain.clone());
        job.append(&text[place.clone()], 0.0, marked.clone());
        told = place.end;
    }
    job.append(&text[told..], 0.0, plain);
    job
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_looked_for_is_underlined_and_nothing_is_lost() {
        let palette = Palette::of(false);
        let needles = ["goblin".to_owned()];
        let text = "Thief attacks Goblin (C1)";
        let job = job(text, &needles, &FontId::default(), palette.ink, &palette, 100.0);
        assert_eq!(job.text, text);
        let marked: Vec<_> = job
            .sections
            .iter()
            .filter(|section| section.format.underline.width > 0.0)
            .map(|section| &text[section.byte_range.start.0..section.byte_range.end.0])
            .collect();
        assert_eq!(marked, ["Goblin"]);
    }
}
