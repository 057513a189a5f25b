//! Text that is cut where its place ends.

use egui::text::LayoutJob;
use egui::{Color32, FontId, Rect, Ui, pos2};

/// Paints one line of text in its place; what is too long ends in an ellipsis.
pub(crate) fn cut_text(ui: &Ui, place: Rect, words: &str, font: FontId, colour: Color32) {
    let mut job = LayoutJob::simple_singleline(words.to_owned(), font, colour);
    job.wrap.max_width = place.width();
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    let galley = ui.painter().layout_job(job);
    let top = place.center().y - galley.size().y / 2.0;
    ui.painter().galley(pos2(place.left(), top), galley, colour);
}
