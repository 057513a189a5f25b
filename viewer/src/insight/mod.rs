//! The page of insight: who was lucky, where it turned, what was missed, and what one learns from it.

mod lesson;
mod lists;

use crate::board::seat_sign;
use crate::command::{Asked, InsightCommand};
use crate::game::Told;
use crate::game::row::write;
use crate::look::{self, GAP_SMALL};
use crate::model::{Insight, Progress, Table};
use crate::words::{fill, insight as words};
pub(crate) use lists::mark_colour;

use egui::{
    Align2, ProgressBar, Rect, RichText, Role, ScrollArea, Sense, TextStyle, Ui, WidgetInfo, pos2,
    vec2,
};
use kanso_engine::{Eye, Lang, Seat};
use kanso_replay::insight::{SeatTotal, Share};

/// Greatest width of a column of figures, in points.
const COLUMN_MAX: f32 = 70.0;
/// Space at both ends of a row of figures, in points.
const COLUMN_GAP: f32 = 4.0;

/// A gain or a loss in points.
pub(crate) fn signed(share: Share) -> String {
    share.in_points(true).replace('-', "−")
}

/// What the page keeps from frame to frame.
#[derive(Default)]
pub struct InsightView {
    /// The words of events that were told.
    told: Told,
}

/// Draws the page.
pub fn insight_ui(
    ui: &mut Ui,
    table: &Table,
    view: &mut InsightView,
    lang: Lang,
    asked: &mut Asked,
) {
    ScrollArea::vertical().auto_shrink(false).id_salt("insight").show(ui, |ui| {
        if let Some(lesson) = &table.insight.lesson {
            lesson::lesson_ui(ui, table, lesson, &mut view.told, lang, asked);
            return;
        }
        let insight = table.insight();
        work_ui(ui, table, insight.as_ref(), lang, asked);
        let Some(insight) = insight else { return };
        if insight.whole {
            seats_ui(ui, &insight, lang);
        }
        lists::turned_ui(ui, table, &insight, &mut view.told, lang, asked);
        if insight.whole {
            // Before the list that tells the answers, and where one sees it without scrolling.
            lesson::offers_ui(ui, &insight, lang, asked);
        }
        lists::missed_ui(ui, table, &insight, &mut view.told, lang, asked);
        ui.add_space(GAP_SMALL);
        ui.weak(words::NO_ORACLE.in_lang(lang));
        if table.eye != Eye::All {
            ui.weak(words::FOR_EYE.in_lang(lang));
        }
    });
}

/// What is being found out, or can be.
fn work_ui(ui: &mut Ui, table: &Table, insight: Option<&Insight>, lang: Lang, asked: &mut Asked) {
    if let Some(progress) = table.analysing() {
        progress_ui(ui, progress, lang, asked);
        return;
    }
    if let Some(why) = &table.insight.problem {
        let text = fill(words::FAILED, lang, &[("why", why)]);
        ui.label(RichText::new(text).color(look::palette(ui.visuals()).error));
    }
    if !table.could_analyse() {
        if insight.is_none() {
            ui.weak(words::NO_EVENTS.in_lang(lang));
        }
        return;
    }
    let button = if insight.is_some() {
        ui.button(words::ANALYSE_REST.in_lang(lang))
    } else {
        ui.label(words::ANALYSE_HOW.in_lang(lang));
        let primary = look::primary(ui, words::ANALYSE.in_lang(lang));
        ui.add(primary)
    };
    if button.clicked() {
        asked.push(InsightCommand::Analyse(true));
    }
}

/// How far an analysis is.
fn progress_ui(ui: &mut Ui, progress: Progress, lang: Lang, asked: &mut Asked) {
    let Progress { done, of, costs, left } = progress;
    let text = if costs { words::COSTS_DONE } else { words::VALUES_DONE };
    let text = match of {
        0 => words::BEGINS.in_lang(lang).to_owned(),
        _ => fill(text, lang, &[("done", &done.to_string()), ("of", &of.to_string())]),
    };
    ui.label(text);
    let part = if of == 0 { 0.0 } else { done as f32 / of as f32 };
    ui.add(ProgressBar::new(part).desired_height(8.0));
    ui.horizontal(|ui| {
        if ui.button(words::STOP.in_lang(lang)).clicked() {
            asked.push(InsightCommand::Analyse(false));
        }
        if let Some(left) = left {
            let seconds = format!("{:.0}", left.max(1.0));
            ui.weak(fill(words::LEFT, lang, &[("seconds", &seconds)]));
        }
    });
    ui.add_space(GAP_SMALL);
}

/// What became of each seat: a row for each, of a party one.
fn seats_ui(ui: &mut Ui, insight: &Insight, lang: Lang) {
    let analysis = &insight.analysis;
    let priced = analysis.events.iter().any(|event| event.choice.is_some());
    let mut heads = vec![words::WIN, words::LUCK, words::CHOICES];
    heads.extend(priced.then_some(words::COST));
    let heads: Vec<_> = heads.into_iter().map(|head| head.in_lang(lang).to_owned()).collect();
    let spoken = words::SEATS_HOW.in_lang(lang);
    let head = FiguresRow { seat: None, name: words::SEAT.in_lang(lang), figures: &heads, spoken };
    figures_ui(ui, &head, true);
    let seats = if analysis.party { &analysis.seats[..1] } else { &analysis.seats[..] };
    for total in seats {
        let SeatTotal { start, end, luck, choices, cost, error, cost_error, .. } = total;
        let name = if analysis.party { words::PARTY.in_lang(lang) } else { &total.name };
        let mut figures = vec![format!("{start}→{end}"), signed(*luck), signed(*choices)];
        let error = error.in_points(false);
        let places = [
            ("name", name),
            ("start", &*start.in_points(false)),
            ("end", &*end.in_points(false)),
            ("luck", &*figures[1]),
            ("error", &*error),
            ("choices", &*figures[2]),
        ];
        let mut spoken = fill(words::SEAT_TOLD, lang, &places);
        if priced {
            let (cost, error) = (cost.in_points(false), cost_error.in_points(false));
            let places = [("cost", &*cost), ("error", &*error)];
            spoken.push_str(&fill(words::SEAT_COST, lang, &places));
            figures.push(cost);
        }
        let seat = (!analysis.party).then(|| Seat::at(usize::from(total.seat)));
        figures_ui(ui, &FiguresRow { seat, name, figures: &figures, spoken: &spoken }, false);
    }
}

/// A row of figures.
struct FiguresRow<'a> {
    /// Whose sign stands before it.
    seat: Option<Seat>,
    name: &'a str,
    figures: &'a [String],
    /// What is heard, and told where the pointer rests.
    spoken: &'a str,
}

/// Draws a row of figures under each other.
fn figures_ui(ui: &mut Ui, row: &FiguresRow<'_>, heading: bool) {
    let mut small = TextStyle::Small.resolve(ui.style());
    if heading {
        // Words are longer than figures.
        small.size *= 0.88;
    }
    let size = vec2(ui.available_width(), ui.text_style_height(&TextStyle::Small) + 4.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, row.spoken));
    let palette = look::palette(ui.visuals());
    let ink = if heading { palette.faint } else { palette.ink };
    let middle = rect.center().y;
    let left = rect.left() + COLUMN_GAP;
    if let Some(seat) = row.seat {
        seat_sign(ui, seat, pos2(left + 5.0, middle));
    }
    let columns = row.figures.len() as f32;
    // The first has two figures.
    let wide = (rect.width() / (columns + 1.6)).min(COLUMN_MAX);
    for (nth, figure) in row.figures.iter().rev().enumerate() {
        let right = pos2(rect.right() - COLUMN_GAP - nth as f32 * wide, middle);
        ui.painter().text(right, Align2::RIGHT_CENTER, figure, small.clone(), ink);
    }
    let left = if row.seat.is_some() { left + 14.0 } else { left };
    let right = rect.right() - wide * (columns + 0.15);
    let room = Rect::from_min_max(pos2(left, rect.top()), pos2(right, rect.bottom()));
    write(ui, room, response, row.name, small, ink).on_hover_text(row.spoken);
}

fn heading_ui(ui: &mut Ui, text: &str) {
    ui.add_space(look::GAP);
    ui.label(RichText::new(text).strong());
}

#[cfg(test)]
mod tests;
