//! Under which other reading the game is looked at.

use super::DialogData;
use crate::command::{Asked, DialogKind, DisputeCommand, LookCommand, SettingsCommand};
use crate::look;
use crate::model::{Dialog, ReadingShown, readings_of};
use crate::pocket::row;
use crate::words::{common, dispute as words, fill};
use egui::{RadioButton, RichText, Role, ScrollArea, Ui, WidgetInfo};
use kanso_engine::{Eye, Lang};

/// What the dialog needs beside its list, in points.
const AROUND: f32 = 200.0;

/// Draws the body of the dialog. What is chosen stands in its two texts: the reading and its value.
pub(super) fn reading_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    data: &DialogData<'_>,
    asked: &mut Asked,
) {
    let lang = data.lang;
    let Some(table) = &data.model.table else { return };
    if table.eye != Eye::All || !table.hindsight {
        ui.label(words::READING_LATER.in_lang(lang));
        ui.add_space(look::GAP);
        row(ui, |ui| {
            if ui.button(words::SHOW_ALL.in_lang(lang)).clicked() {
                asked.push(LookCommand::Eye(Eye::All));
                asked.push(LookCommand::Hindsight(true));
                asked.push(SettingsCommand::Open(DialogKind::Reading));
            }
            cancel_ui(ui, lang, asked);
        });
        return;
    }
    let readings = readings_of(table.review(), table.here(), lang);
    if readings.is_empty() {
        ui.label(words::READING_NONE.in_lang(lang));
        ui.add_space(look::GAP);
        cancel_ui(ui, lang, asked);
        return;
    }
    ui.weak(words::READING_HOW.in_lang(lang));
    ui.add_space(look::GAP);
    let height = (ui.ctx().content_rect().height() - AROUND).max(140.0);
    ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        for reading in &readings {
            ui.push_id(reading.id, |ui| one_ui(ui, dialog, reading, lang));
            ui.add_space(look::GAP);
        }
    });
    ui.add_space(look::GAP);
    let chosen = readings.iter().any(|reading| {
        reading.id == dialog.text
            && dialog.more != reading.in_force
            && reading.values.contains(&dialog.more.as_str())
    });
    row(ui, |ui| {
        let button = look::primary(ui, words::READING_DO.in_lang(lang));
        if ui.add_enabled(chosen, button).clicked() {
            asked.push(DisputeCommand::Under(dialog.text.clone(), dialog.more.clone()));
        }
        cancel_ui(ui, lang, asked);
    });
}

fn cancel_ui(ui: &mut Ui, lang: Lang, asked: &mut Asked) {
    if ui.button(common::CANCEL.in_lang(lang)).clicked() {
        asked.push(SettingsCommand::CloseDialog);
    }
}

/// One reading: its question and its answers.
fn one_ui(ui: &mut Ui, dialog: &mut Dialog, reading: &ReadingShown, lang: Lang) {
    ui.horizontal_wrapped(|ui| {
        ui.strong(&reading.question);
        ui.weak(reading.id).on_hover_text(reading.name);
        if reading.matters {
            let accent = look::palette(ui.visuals()).accent;
            let text = format!("◆ {}", words::READING_MATTERS.in_lang(lang));
            ui.label(RichText::new(text).small().color(accent));
        }
    });
    for (value, answer) in reading.values.iter().zip(&reading.answers) {
        let in_force = *value == reading.in_force;
        let chosen = reading.id == dialog.text && *value == dialog.more;
        let text = if in_force {
            fill(words::IN_FORCE, lang, &[("value", answer)])
        } else {
            answer.clone()
        };
        let button = ui.add_enabled(!in_force, RadioButton::new(chosen, text));
        let name = format!("{} = {value}", reading.id);
        button.widget_info(|| WidgetInfo::selected(Role::RadioButton, !in_force, chosen, &name));
        if button.clicked() {
            reading.id.clone_into(&mut dialog.text);
            (*value).clone_into(&mut dialog.more);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Command, GoCommand};
    use crate::model::Model;
    use crate::model::testing::with_golden;
    use crate::window::testing::{TestWindow, window};
    use egui_kittest::kittest::Queryable as _;
    use kanso_replay::review::Position;

    fn open(model: &mut Model) {
        model.apply(SettingsCommand::Open(DialogKind::Reading).into());
    }

    /// Presses what is in sight; the list comes to rest slowly.
    fn press(window: &mut TestWindow, label: &str) {
        window.get_by_label(label).click();
        window.run_steps(12);
    }

    #[test]
    fn a_value_that_is_not_in_force_is_chosen_and_shown_side_by_side() {
        let mut model = with_golden("pig/won-by-holding");
        open(&mut model);
        let mut window = window(model);
        window.run_steps(12);
        press(&mut window, "PG-R1 = at-once");
        press(&mut window, "Show side by side");
        let model = &window.state().0;
        assert_eq!(model.dialog, None);
        assert!(model.table.as_ref().expect("open").disputes.is_making());
    }

    #[test]
    fn whoever_may_not_know_all_is_asked_first() {
        let mut model = with_golden("pig/won-by-holding");
        model.apply(Command::from(GoCommand::To(Position::after(0, 5))));
        model.apply(LookCommand::Hindsight(false).into());
        open(&mut model);
        let mut window = window(model);
        window.run_steps(12);
        assert!(window.query_by_label("Show side by side").is_none());
        press(&mut window, "Show everything");
        window.get_by_label("Show side by side");
        let table = window.state().0.table.as_ref().expect("open");
        assert!(table.hindsight);
    }
}
