//! The board: the table as one eye sees it, painted.

use crate::command::Asked;
use crate::model::{Arrived, LookState, Offers, Shown};
use egui::Ui;
use kanso_engine::Lang;

/// What the board is given.
#[derive(Clone, Copy)]
pub struct BoardData<'a> {
    /// The place that is shown.
    pub shown: &'a Shown,
    /// What is selected and pointed at.
    pub look: &'a LookState,
    /// What can be picked, and what goes on from what was picked.
    pub offers: &'a Offers,
    /// How one came here: after one step, what changed moves.
    pub arrived: &'a Arrived,
    /// Whether anything moves visibly.
    pub motion: bool,
}

/// What the board keeps from frame to frame.
#[derive(Default)]
pub struct BoardView {}

impl BoardView {
    /// Zooms and pans so that all of the page is seen.
    pub fn fit(&mut self) {}
}

/// Draws the board.
pub fn board_ui(
    ui: &mut Ui,
    data: &BoardData<'_>,
    _view: &mut BoardView,
    lang: Lang,
    _asked: &mut Asked,
) {
    ui.label(&data.shown.prompt);
    let text = kanso_replay::draw::TextOptions { lang, ..Default::default() };
    ui.monospace(kanso_replay::draw::scene_text(&data.shown.scene, &text));
}
