//! The game in another form: which, and for whom.

use super::{DialogData, buttons_ui, path_ui};
use crate::command::{Asked, GameExport, GameFormat, LookCommand};
use crate::look;
use crate::model::Dialog;
use crate::pocket::row;
use crate::words::{dialogs as words, export as text, eye_name};
use egui::{ComboBox, Ui};
use kanso_engine::{Eye, Seat, Text};
use std::path::Path;

/// Draws the body of the dialog.
pub(super) fn export_game_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    data: &DialogData<'_>,
    asked: &mut Asked,
) {
    let lang = data.lang;
    let (Some(before), Some(table)) = (dialog.export, &data.model.table) else { return };
    let mut export = before;
    for format in GameFormat::ALL {
        ui.radio_value(&mut export.format, format, name(format).in_lang(lang));
    }
    ui.add_space(look::GAP_SMALL);
    let names = table.review().names();
    let called = |eye: Eye| eye_name(eye, names, lang);
    // All of a file has all of its secrets.
    let whole = export.format == GameFormat::JsonLines;
    ui.add_enabled_ui(!whole, |ui| {
        row(ui, |ui| {
            let label = ui.label(text::FOR_EYE.in_lang(lang));
            let shown = if whole { Eye::All } else { export.eye };
            let list =
                ComboBox::from_id_salt("eye").selected_text(called(shown)).show_ui(ui, |ui| {
                    let seats = (0..names.len()).map(|seat| Eye::Seat(Seat::at(seat)));
                    for eye in [Eye::All, Eye::Public].into_iter().chain(seats) {
                        ui.selectable_value(&mut export.eye, eye, called(eye));
                    }
                });
            list.response.labelled_by(label.id);
        });
    });
    if export != before {
        dialog.export = Some(export);
        dialog.text = renamed(&dialog.text, before, export, data);
    }
    path_ui(ui, words::PATH, "", &mut dialog.text, lang, asked);
    ui.weak(about(export).in_lang(lang));
    if export.format == GameFormat::Page && table.analysis_for(export.eye).is_some() {
        ui.weak(text::PAGE_CURVE.in_lang(lang));
    }
    let enabled = !dialog.text.trim().is_empty() && !dialog.busy;
    if buttons_ui(ui, words::SAVE, enabled, lang, asked) {
        dialog.text = dialog.text.trim().to_owned();
        asked.push(LookCommand::ExportGame(export, dialog.text.clone().into()));
    }
}

fn name(format: GameFormat) -> Text {
    match format {
        GameFormat::Page => text::PAGE,
        GameFormat::Clip => text::CLIP,
        GameFormat::Transcript => text::TRANSCRIPT,
        GameFormat::JsonLines => text::JSON_LINES,
    }
}

fn about(export: GameExport) -> Text {
    match (export.format, export.eye) {
        (GameFormat::JsonLines, _) => text::JSON_LINES_WHAT,
        (GameFormat::Page, Eye::All) => text::PAGE_ALL,
        (GameFormat::Page, Eye::Public | Eye::Seat(_)) => text::PAGE_ONE,
        (GameFormat::Clip, Eye::All) => text::CLIP_ALL,
        (GameFormat::Clip, Eye::Public | Eye::Seat(_)) => text::CLIP_ONE,
        (GameFormat::Transcript, Eye::All) => text::TRANSCRIPT_ALL,
        (GameFormat::Transcript, Eye::Public | Eye::Seat(_)) => text::TRANSCRIPT_ONE,
    }
}

/// The proposed name follows what is chosen; of a name that was typed the known ending alone.
fn renamed(typed: &str, before: GameExport, now: GameExport, data: &DialogData<'_>) -> String {
    if typed == data.model.propose_export(before) {
        return data.model.propose_export(now);
    }
    let path = Path::new(typed.trim());
    if path.extension().is_some_and(|ending| ending == before.format.ending()) {
        return path.with_extension(now.format.ending()).display().to_string();
    }
    typed.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{DialogKind, SettingsCommand};
    use crate::dialogs::{DialogView, dialog_ui};
    use crate::model::Model;
    use crate::model::testing::with_golden;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;
    use kanso_engine::Lang;

    #[test]
    fn form_and_eye_are_chosen_and_the_name_follows_them() {
        let mut model = with_golden("pig/won-by-holding");
        model.apply(SettingsCommand::Open(DialogKind::ExportGame(GameFormat::Page, true)).into());
        let mut shown =
            Harness::builder().with_context_setup(look::install_for_tests).build_ui_state(
                |ui, (model, asked): &mut (Model, Asked)| {
                    let mut view = DialogView::default();
                    dialog_ui(ui.ctx(), model, &mut view, Lang::En, asked);
                },
                (model, Asked::default()),
            );
        shown.run();
        shown.get_by_label(text::PAGE_ONE.en);
        shown.get_by_label(text::TRANSCRIPT.en).click();
        shown.run();
        let name = |shown: &Harness<'_, (Model, Asked)>| {
            shown.state().0.dialog.as_ref().expect("open").text.clone()
        };
        assert_eq!(name(&shown), "pig-seat1.txt");
        shown.state_mut().0.dialog.as_mut().expect("open").text = "friday.txt".to_owned();
        shown.get_by_label(text::JSON_LINES.en).click();
        shown.run();
        assert_eq!(name(&shown), "friday.jsonl");
        shown.get_by_label(words::SAVE.en).click();
        shown.run();
        let export = GameExport { format: GameFormat::JsonLines, eye: Eye::Seat(Seat::at(0)) };
        let wanted = LookCommand::ExportGame(export, "friday.jsonl".into());
        assert_eq!(shown.state().1.0.as_slice(), [wanted.into()]);
    }
}
