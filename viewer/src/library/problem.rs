//! Why a file could not be opened, and what to do next.

use crate::command::{Asked, FileCommand};
use crate::look;
use crate::model::Problem;
use crate::words::{self, opening};
use egui::{Frame, Label, RichText, Ui};
use kanso_engine::Lang;
use std::path::Path;

/// Draws the card.
pub(super) fn problem_ui(
    ui: &mut Ui,
    path: &Path,
    problem: &Problem,
    lang: Lang,
    asked: &mut Asked,
) {
    let palette = look::palette(ui.visuals());
    ui.add_space(look::GAP);
    let frame = Frame::group(ui.style()).fill(palette.raised).inner_margin(look::GAP_LARGE as i8);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.heading(RichText::new(problem.title(lang)).color(palette.error));
        ui.add(Label::new(RichText::new(path.display().to_string()).monospace()).wrap());
        ui.add_space(look::GAP_SMALL);
        ui.label(problem.next().in_lang(lang));
        if let Some(detail) = problem.detail() {
            let detail = words::fill(opening::DETAIL, lang, &[("why", detail)]);
            ui.label(RichText::new(detail).small().color(palette.faint));
        }
        ui.add_space(look::GAP);
        ui.horizontal_wrapped(|ui| {
            if ui.button(opening::TRY_AGAIN.in_lang(lang)).clicked() {
                asked.push(FileCommand::Reload);
            }
            if ui.button(words::library::OPEN_FILE.in_lang(lang)).clicked() {
                asked.push(FileCommand::Ask);
            }
            if ui.button(opening::FORGET.in_lang(lang)).clicked() {
                asked.push(FileCommand::ForgetRecent(path.to_owned()));
            }
        });
    });
    ui.add_space(look::GAP);
}
