//! What is asked at the end of a line, over the board: so that a game goes on whatever panel is shown.

use super::{Luck, MovesView};
use crate::command::{Asked, DialogKind, PlayCommand, SettingsCommand};
use crate::model::Table;
use crate::words::moves as words;
use egui::{Align2, Area, Context, Frame, Id, Order, Rect, Ui, vec2};
use kanso_engine::{Awaiting, Lang};

/// Distance from the lower edge of the board, in points.
const RISE: f32 = 12.0;

/// Draws it over the board, if anything is asked that the board itself cannot be told.
pub fn overlay_ui(
    ctx: &Context,
    board: Rect,
    table: &Table,
    view: &mut MovesView,
    lang: Lang,
    asked: &mut Asked,
) {
    let bots = table.play.bot.is_some();
    let chance = matches!(table.review().awaiting(), Some(Awaiting::Chance(_)));
    let falls = chance && table.hover.is_none() && table.at_open_end();
    if !bots && !falls {
        return;
    }
    // Not before: while one only looks, nothing has to be worked out for it.
    let question = view.question.question(table, lang);
    let at = board.center_bottom() - vec2(0.0, RISE);
    let area = Area::new(Id::unique("play-overlay")).order(Order::Middle).constrain_to(board);
    area.pivot(Align2::CENTER_BOTTOM).fixed_pos(at).show(ctx, |ui| {
        Frame::popup(ui.style()).show(ui, |ui| {
            if bots {
                super::bots::stop_ui(ui, lang, asked);
            } else {
                falls_ui(ui, question.luck, &question.prompt, lang, asked);
            }
        });
    });
}

fn falls_ui(ui: &mut Ui, luck: Luck, prompt: &str, lang: Lang, asked: &mut Asked) {
    ui.label(prompt);
    ui.horizontal(|ui| {
        if luck == Luck::Generator && ui.button(words::LET_FALL.in_lang(lang)).clicked() {
            asked.push(PlayCommand::SettleByLuck);
        }
        if ui.button(words::ENTER_OUTCOME.in_lang(lang)).clicked() {
            asked.push(SettingsCommand::Open(DialogKind::Outcome));
        }
    });
}
