//! Where the log is saved as a new file.

use super::{DialogData, buttons_ui, path_ui};
use crate::command::{Asked, FileCommand};
use crate::look;
use crate::model::Dialog;
use crate::words::{dialogs as words, new_game};
use egui::Ui;

/// Draws the body of the dialog.
pub(super) fn save_as_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    data: &DialogData<'_>,
    asked: &mut Asked,
) {
    let lang = data.lang;
    ui.label(new_game::SAVE_AS_TEXT.in_lang(lang));
    ui.add_space(look::GAP);
    path_ui(ui, words::PATH, "", &mut dialog.text, lang, asked);
    let enabled = !dialog.text.trim().is_empty();
    if buttons_ui(ui, words::SAVE, enabled, lang, asked) {
        dialog.problem = None;
        asked.push(FileCommand::SaveAs(dialog.text.trim().into()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Command, DialogKind, PathFor};
    use crate::model::testing::with_golden;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;
    use kanso_engine::Lang;

    #[test]
    fn the_proposed_name_is_saved_and_the_system_can_be_asked() {
        let model = with_golden("pig/won-at-once");
        let mut dialog = Dialog::open(DialogKind::SaveAs, &model).expect("a game is open");
        assert_eq!(dialog.text, "pig.kanso");
        let mut asked = Asked::default();
        let mut harness = Harness::new_ui(|ui| {
            let data = DialogData { model: &model, lang: Lang::En };
            save_as_ui(ui, &mut dialog, &data, &mut asked);
        });
        harness.get_by_label("Choose…").click();
        harness.run();
        harness.get_by_label("Save").click();
        harness.run();
        drop(harness);
        let wanted = [
            Command::from(FileCommand::AskPath(PathFor::Text)),
            FileCommand::SaveAs("pig.kanso".into()).into(),
        ];
        assert_eq!(asked.0, wanted);
    }
}
