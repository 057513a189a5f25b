//! The keys, as the help shows them: from the table by which they work.

use crate::command::{Asked, SettingsCommand};
use crate::keys::{Entry, Group, TABLE, shortcut_words};
use crate::words::{common, help as words};
use egui::{Frame, Grid, RichText, ScrollArea, Ui};
use kanso_engine::{Lang, Text};

/// Most of the window's height that the list takes.
const HEIGHT_MAX: f32 = 0.72;
/// Width of a column of the list, in points.
const COLUMN_WIDTH: f32 = 370.0;

/// What the pointer does, and what comes of it.
const POINTER: [(Text, Text); 6] = [
    (words::POINTER_SCRUB, words::POINTER_SCRUB_DOES),
    (words::POINTER_HOVER, words::POINTER_HOVER_DOES),
    (words::POINTER_ZOOM, words::POINTER_ZOOM_DOES),
    (words::POINTER_WHEEL, words::POINTER_WHEEL_DOES),
    (words::POINTER_LOOP, words::POINTER_LOOP_DOES),
    (words::POINTER_BOARD, words::POINTER_BOARD_DOES),
];

/// Draws the help: two columns where there is room.
pub fn help_ui(ui: &mut Ui, lang: Lang, asked: &mut Asked) {
    let window = ui.ctx().content_rect().size();
    let wide = window.x > 2.0 * COLUMN_WIDTH + 80.0;
    ui.set_width(if wide { 2.0 * COLUMN_WIDTH + 24.0 } else { COLUMN_WIDTH + 24.0 });
    ScrollArea::vertical().max_height(window.y * HEIGHT_MAX).auto_shrink([false, true]).show(
        ui,
        |ui| {
            if wide {
                ui.columns(2, |columns| {
                    for group in [Group::Go, Group::Playback, Group::Play] {
                        group_ui(&mut columns[0], group, lang);
                    }
                    pointer_ui(&mut columns[0], lang);
                    for group in [Group::Look, Group::File, Group::Window] {
                        group_ui(&mut columns[1], group, lang);
                    }
                });
            } else {
                for group in Group::ALL {
                    group_ui(ui, group, lang);
                }
                pointer_ui(ui, lang);
            }
        },
    );
    ui.add_space(8.0);
    if ui.button(common::CLOSE.in_lang(lang)).clicked() {
        asked.push(SettingsCommand::CloseDialog);
    }
}

fn group_ui(ui: &mut Ui, group: Group, lang: Lang) {
    ui.label(RichText::new(group.words().in_lang(lang)).strong());
    Grid::new(("keys", group as u8)).num_columns(2).min_row_height(0.0).spacing([10.0, 3.0]).show(
        ui,
        |ui| {
            for entry in TABLE.iter().filter(|entry| entry.group == group) {
                keys_ui(ui, entry, lang);
                ui.add(egui::Label::new(entry.words.in_lang(lang)).wrap());
                ui.end_row();
            }
        },
    );
    ui.add_space(10.0);
}

/// The keys of a row, each as a cap.
fn keys_ui(ui: &mut Ui, entry: &Entry, lang: Lang) {
    // Rows are as high as their caps.
    ui.spacing_mut().interact_size.y = 20.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for shortcut in entry.shortcuts {
            let frame = Frame::new()
                .inner_margin(egui::Margin::symmetric(5, 1))
                .corner_radius(3)
                .stroke(ui.visuals().widgets.noninteractive.bg_stroke);
            frame.show(ui, |ui| ui.label(RichText::new(shortcut_words(shortcut, lang)).small()));
        }
    });
}

fn pointer_ui(ui: &mut Ui, lang: Lang) {
    ui.label(RichText::new(words::GROUP_POINTER.in_lang(lang)).strong());
    for (how, does) in POINTER {
        ui.label(RichText::new(how.in_lang(lang)));
        ui.indent(how.en, |ui| ui.weak(does.in_lang(lang)));
    }
    ui.add_space(10.0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    fn help(size: [f32; 2], lang: Lang) -> Harness<'static, Asked> {
        Harness::builder()
            .with_size(size)
            .allow_missing_glyphs()
            .build_ui_state(move |ui, asked: &mut Asked| help_ui(ui, lang, asked), Asked::default())
    }

    #[test]
    fn every_key_is_in_the_help() {
        for (size, lang) in [([1200.0, 900.0], Lang::En), ([600.0, 500.0], Lang::Ja)] {
            let mut harness = help(size, lang);
            harness.run();
            for entry in TABLE {
                assert!(
                    harness.query_all_by_label(entry.words.in_lang(lang)).next().is_some(),
                    "{}",
                    entry.words.en
                );
            }
        }
    }

    #[test]
    fn the_help_can_be_closed() {
        let mut harness = help([1200.0, 900.0], Lang::En);
        harness.get_by_label("Close").click();
        harness.run();
        assert_eq!(harness.state().0, [SettingsCommand::CloseDialog.into()]);
    }
}
