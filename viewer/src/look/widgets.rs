//! Dress of a few widgets that the toolkit has in one kind only.

use super::{GAP_LARGE, palette};
use egui::{Button, Frame, RichText, Ui};

/// The button that does what its dialog or panel is for: at most one is seen in each.
pub fn primary<'a>(ui: &Ui, text: &str) -> Button<'a> {
    let palette = palette(ui.visuals());
    Button::new(RichText::new(text).color(palette.on_accent)).fill(palette.accent)
}

/// The frame around a dialog.
pub fn dialog_frame(style: &egui::Style) -> Frame {
    Frame::window(style).inner_margin(GAP_LARGE)
}
