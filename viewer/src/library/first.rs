//! What can be played, and how a first game is made.

use crate::command::{Asked, FileCommand};
use crate::look;
use crate::words::{self, library};
use egui::{Align, Button, Frame, Layout, RichText, Role, Ui, WidgetInfo};
use kanso_engine::game::Meta;
use kanso_engine::{Lang, Text};
use kanso_replay::games::Games;

/// Least width of a card, in points.
const CARD_WIDTH_MIN: f32 = 250.0;
/// Height of a card with two lines about the game, in points.
const CARD_HEIGHT_MIN: f32 = 124.0;
/// Widest line of text that is read with ease, in points.
const TEXT_WIDTH_MAX: f32 = 720.0;

/// Draws the page.
pub(super) fn first_ui(ui: &mut Ui, games: Games, lang: Lang, asked: &mut Asked) {
    ui.heading(library::NEW.in_lang(lang));
    ui.add_space(look::GAP);
    let games: Vec<_> = games.metas().collect();
    let columns = columns(ui.available_width(), look::GAP);
    for row in games.chunks(columns) {
        ui.columns(columns, |uis| {
            for (ui, meta) in uis.iter_mut().zip(row) {
                // Columns justify their text: a card does not.
                let left = Layout::top_down(Align::LEFT);
                ui.with_layout(left, |ui| card_ui(ui, meta, lang, asked));
            }
        });
        ui.add_space(look::GAP);
    }
    ui.add_space(look::GAP_LARGE);
    ui.heading(library::FIRST.in_lang(lang));
    ui.add_space(look::GAP_SMALL);
    ui.scope(|ui| {
        ui.set_max_width(ui.available_width().min(TEXT_WIDTH_MAX));
        for (number, text) in (1..).zip([library::FIRST_1, library::FIRST_2, library::FIRST_3]) {
            ui.horizontal_top(|ui| {
                ui.strong(format!("{number}."));
                ui.vertical(|ui| ui.label(text.in_lang(lang)));
            });
            ui.add_space(look::GAP_SMALL);
        }
    });
}

/// How many cards stand side by side.
fn columns(width: f32, gap: f32) -> usize {
    (((width + gap) / (CARD_WIDTH_MIN + gap)) as usize).clamp(1, 4)
}

/// A game that can be played.
fn card_ui(ui: &mut Ui, meta: &Meta, lang: Lang, asked: &mut Asked) {
    let palette = look::palette(ui.visuals());
    let frame = Frame::group(ui.style()).fill(palette.raised).inner_margin(look::GAP as i8);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_min_height(CARD_HEIGHT_MIN);
        let name = meta.name.in_lang(lang);
        ui.label(RichText::new(name).strong().size(18.0));
        ui.label(meta.about.in_lang(lang));
        ui.label(RichText::new(seats(meta, lang)).color(palette.faint));
        ui.add_space(look::GAP_SMALL);
        ui.horizontal_wrapped(|ui| {
            if named_button(ui, library::NEW_ASK, library::NEW_OF, name, lang) {
                asked.push(FileCommand::Begin(meta.id.to_owned()));
            }
            if named_button(ui, library::EXAMPLE, library::EXAMPLE_OF, name, lang) {
                asked.push(FileCommand::Example(meta.id.to_owned()));
            }
        });
    });
}

/// A button whose full name says which of many it is.
fn named_button(ui: &mut Ui, text: Text, full: Text, game: &str, lang: Lang) -> bool {
    let button = ui.add(Button::new(text.in_lang(lang)));
    button.widget_info(|| {
        let name = words::fill(full, lang, &[("game", game)]);
        WidgetInfo::labeled(Role::Button, true, name)
    });
    button.clicked()
}

/// For how many the game is.
fn seats(meta: &Meta, lang: Lang) -> String {
    let (min, max) = (meta.seats.start().to_string(), meta.seats.end().to_string());
    let text = if min == max { library::SEATS_EXACT } else { library::SEATS };
    words::fill(text, lang, &[("min", &min), ("max", &max)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_cards_stand_side_by_side_as_fit() {
        for (width, count) in [(100.0, 1), (507.0, 1), (508.0, 2), (900.0, 3), (4000.0, 4)] {
            assert_eq!(columns(width, 8.0), count, "{width}");
        }
    }
}
