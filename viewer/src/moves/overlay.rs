//! What is asked at the end of a line whatever panel is shown: so that a game goes on.

use super::{Luck, MovesView};
use crate::command::Asked;
use crate::model::Table;
use egui::{Align2, Area, Context, Frame, Id, Order, Rect, vec2};
use kanso_engine::{Awaiting, Lang};

/// Distance from the lower edge of the board, in points.
const RISE: f32 = 12.0;

/// Where luck comes from, if something is to fall where one stands and nothing fell there yet.
pub fn falls(table: &Table, view: &mut MovesView, lang: Lang) -> Option<Luck> {
    let chance = matches!(table.review().awaiting(), Some(Awaiting::Chance(_)));
    let falls = chance && table.hover.is_none() && table.at_open_end() && table.play.bot.is_none();
    // Not before: while one only looks, nothing has to be worked out for it.
    falls.then(|| view.question.question(table, lang).luck)
}

/// Draws over the board how to stop a bot that plays.
pub fn overlay_ui(ctx: &Context, board: Rect, table: &Table, lang: Lang, asked: &mut Asked) {
    if table.play.bot.is_none() {
        return;
    }
    let at = board.center_bottom() - vec2(0.0, RISE);
    let area = Area::new(Id::unique("play-overlay")).order(Order::Middle).constrain_to(board);
    area.pivot(Align2::CENTER_BOTTOM).fixed_pos(at).show(ctx, |ui| {
        Frame::popup(ui.style()).show(ui, |ui| super::bots::stop_ui(ui, lang, asked));
    });
}
