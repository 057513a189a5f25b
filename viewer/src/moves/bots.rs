//! Who plays: people, or bots of a kind.

use crate::command::{Asked, PlayCommand};
use crate::model::Table;
use crate::words::{fill, moves as words};
use egui::{CollapsingHeader, ComboBox, Ui};
use kanso_engine::{Lang, Seat};
use kanso_replay::review::Bot;

/// A bot plays: how to stop it.
pub(super) fn stop_ui(ui: &mut Ui, lang: Lang, asked: &mut Asked) {
    ui.horizontal(|ui| {
        ui.label(words::BOT_PLAYS.in_lang(lang));
        if ui.button(words::STOP_BOTS.in_lang(lang)).clicked() {
            asked.push(PlayCommand::StopBots);
        }
    });
}

/// Draws which bots there are and for whom they decide.
pub(super) fn bots_ui(ui: &mut Ui, table: &Table, bot: &mut Bot, lang: Lang, asked: &mut Asked) {
    CollapsingHeader::new(words::BOTS.in_lang(lang)).id_salt("bots").show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(words::BOT_KIND.in_lang(lang));
            let shown = ComboBox::from_id_salt("bot-kind")
                .selected_text(words::bot(*bot).in_lang(lang))
                .show_ui(ui, |ui| {
                    for kind in Bot::ALL {
                        ui.selectable_value(bot, kind, words::bot(kind).in_lang(lang));
                    }
                });
            shown.response.labelled_by(label.id);
        });
        ui.horizontal_wrapped(|ui| {
            if ui.button(words::BOT_ONCE.in_lang(lang)).clicked() {
                asked.push(PlayCommand::BotOnce(*bot));
            }
            if ui.button(words::BOT_ON.in_lang(lang)).clicked() {
                asked.push(PlayCommand::Bots(*bot));
            }
        });
        for (index, name) in table.review().names().iter().enumerate() {
            seat_ui(ui, table, Seat::at(index), name, lang, asked);
        }
    });
}

/// Who decides for a seat.
fn seat_ui(ui: &mut Ui, table: &Table, seat: Seat, name: &str, lang: Lang, asked: &mut Asked) {
    let now = table.play.seats.iter().find(|(known, _)| *known == seat).map(|(_, bot)| *bot);
    let said = |bot: Option<Bot>| bot.map_or(words::PERSON, words::bot).in_lang(lang);
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(fill(words::SEAT_BOT, lang, &[("name", name)]));
        let shown = ComboBox::from_id_salt(("seat-bot", seat.index()))
            .selected_text(said(now))
            .show_ui(ui, |ui| {
                for bot in [None].into_iter().chain(Bot::ALL.map(Some)) {
                    if ui.selectable_label(bot == now, said(bot)).clicked() && bot != now {
                        asked.push(PlayCommand::BotSeat(seat, bot));
                    }
                }
            });
        shown.response.labelled_by(label.id);
    });
}
