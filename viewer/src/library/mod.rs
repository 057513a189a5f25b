//! The first page: what was open before, new games, the games of a folder; and why a file could not
//! be opened.

mod columns;
mod first;
mod list;
mod problem;
mod start;

use crate::command::{Asked, FileCommand};
use crate::model::{Model, Opening};
use crate::pocket::TAP;
use crate::words::opening as words;
use crate::{look, words as fill};
use egui::{Button, CentralPanel, Frame, Panel, ScrollArea, Ui};
use kanso_engine::Lang;
use list::ListView;

/// What the page keeps from frame to frame.
#[derive(Default)]
pub struct LibraryView {
    /// The path that is being typed.
    path: start::TypedPath,
    list: ListView,
}

/// Part of the width that the left column takes, and what it takes at least and at most, in points.
const START_SHARE: f32 = 0.28;
const START_WIDTH_MIN: f32 = 220.0;
const START_WIDTH_MAX: f32 = 320.0;

/// Draws the page.
pub fn library_ui(
    ui: &mut Ui,
    model: &Model,
    view: &mut LibraryView,
    lang: Lang,
    asked: &mut Asked,
) {
    let margin = look::GAP_LARGE as i8;
    if let Opening::Failed { path, problem } = &model.opening {
        Panel::top("problem").show_separator_line(false).show(ui, |ui| {
            problem::problem_ui(ui, path, problem, lang, asked);
        });
    }
    let width = (ui.available_width() * START_SHARE).clamp(START_WIDTH_MIN, START_WIDTH_MAX);
    Panel::left("start").resizable(false).exact_size(width).show(ui, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            start::start_ui(ui, model, &mut view.path, lang, asked);
        });
    });
    let frame = Frame::central_panel(ui.style()).inner_margin(margin);
    CentralPanel::default().frame(frame).show(ui, |ui| {
        if let Opening::Busy { path, .. } = &model.opening {
            busy_ui(ui, path.as_deref(), lang);
        } else if model.library.folder.is_some() {
            list::list_ui(ui, model, &mut view.list, lang, asked);
        } else {
            ScrollArea::vertical()
                .auto_shrink(false)
                .show(ui, |ui| first::first_ui(ui, model.games, lang, asked));
        }
    });
}

/// Draws the page for a hand: what was open before, and the games below.
pub fn pocket_library_ui(
    ui: &mut Ui,
    model: &Model,
    view: &mut LibraryView,
    lang: Lang,
    asked: &mut Asked,
) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        if let Opening::Failed { path, problem } = &model.opening {
            problem::problem_ui(ui, path, problem, lang, asked);
        }
        if let Opening::Busy { path, .. } = &model.opening {
            busy_ui(ui, path.as_deref(), lang);
        }
        start::start_ui(ui, model, &mut view.path, lang, asked);
        for entry in &model.library.entries {
            let name = entry.path.file_stem().unwrap_or_default().to_string_lossy();
            let button = Button::new(name.into_owned()).truncate();
            if ui.add_sized([ui.available_width(), TAP], button).clicked() {
                asked.push(FileCommand::Open(entry.path.clone()));
            }
        }
        if model.library.entries.is_empty() {
            first::first_ui(ui, model.games, lang, asked);
        }
    });
}

/// A file is being read.
fn busy_ui(ui: &mut Ui, path: Option<&std::path::Path>, lang: Lang) {
    ui.horizontal(|ui| {
        ui.spinner();
        ui.label(match path {
            Some(path) => {
                let file = path.display().to_string();
                fill::fill(words::BUSY, lang, &[("file", &file)])
            }
            None => words::MAKING.in_lang(lang).to_owned(),
        });
    });
}

#[cfg(test)]
mod tests;
