//! The tree of lines.

use crate::command::{Asked, GoCommand};
use crate::words::lines as words;
use egui::Ui;
use kanso_engine::Lang;
use kanso_replay::log::record::LineId;
use kanso_replay::review::{Bot, LineInfo, Position};

/// What the tree is given.
#[derive(Clone)]
pub struct LinesData<'a> {
    /// Every line, by number.
    pub lines: &'a [LineInfo],
    /// Where one stands.
    pub here: Position,
    /// The line that is shown beside it.
    pub compared: Option<LineId>,
    /// The bot that plays on.
    pub bot: Option<Bot>,
    /// Why nothing can be changed, if nothing can.
    pub read_only: Option<String>,
}

/// What the tree keeps from frame to frame.
#[derive(Default)]
pub struct LinesView {}

/// Draws the tree.
pub fn lines_ui(
    ui: &mut Ui,
    data: &LinesData<'_>,
    _view: &mut LinesView,
    lang: Lang,
    asked: &mut Asked,
) {
    ui.heading(words::LINES.in_lang(lang));
    for line in data.lines {
        if ui.selectable_label(line.id == data.here.line, &line.name).clicked() {
            asked.push(GoCommand::Line(line.id));
        }
    }
}
