//! The badge of verification, and what it found.

use crate::command::{Asked, LookCommand};
use crate::words::verification as words;
use egui::Ui;
use kanso_engine::Lang;
use kanso_replay::verify::Report;

/// Draws the badge; a click shows the findings.
pub fn badge_ui(ui: &mut Ui, report: Option<&Report>, lang: Lang, asked: &mut Asked) {
    let words = match report {
        None => words::CHECKING,
        Some(report) if report.is_sound() => words::SOUND,
        Some(_) => words::UNSOUND,
    };
    if ui.button(words.in_lang(lang)).clicked() {
        asked.push(LookCommand::Findings(true));
    }
}
