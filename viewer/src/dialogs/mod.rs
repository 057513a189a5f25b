//! Dialogs: each asks something, and then one command.

use crate::command::Asked;
use crate::model::Model;
use egui::Context;
use kanso_engine::Lang;

/// What a dialog keeps from frame to frame.
#[derive(Default)]
pub struct DialogView {}

/// Draws the dialog that is open, if one is.
pub fn dialog_ui(
    _ctx: &Context,
    _model: &mut Model,
    _view: &mut DialogView,
    _lang: Lang,
    _asked: &mut Asked,
) {
}
