//! The board as a picture.

use super::{DialogData, buttons_ui, path_ui};
use crate::command::{Asked, BoardFormat, LookCommand};
use crate::model::Dialog;
use crate::words::{dialogs as words, export};
use egui::{RichText, Ui};
use std::path::Path;

/// Draws the body of the dialog.
pub(super) fn export_board_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    data: &DialogData<'_>,
    asked: &mut Asked,
) {
    let lang = data.lang;
    let before = dialog.switch;
    ui.radio_value(&mut dialog.switch, false, export::SVG.in_lang(lang));
    ui.radio_value(&mut dialog.switch, true, export::PNG.in_lang(lang));
    let format = if dialog.switch { BoardFormat::Png } else { BoardFormat::Svg };
    if before != dialog.switch {
        dialog.text = with_ending(&dialog.text, format);
    }
    path_ui(ui, words::PATH, "", &mut dialog.text, lang, asked);
    ui.label(RichText::new(export::WHAT.in_lang(lang)).weak());
    let enabled = !dialog.text.trim().is_empty() && !dialog.busy;
    if buttons_ui(ui, words::SAVE, enabled, lang, asked) {
        dialog.text = dialog.text.trim().to_owned();
        asked.push(LookCommand::ExportBoard(format, dialog.text.clone().into()));
    }
}

/// The same name with the ending of a format, where it had that of the other.
fn with_ending(text: &str, format: BoardFormat) -> String {
    let path = Path::new(text.trim());
    let known = |ending: &std::ffi::OsStr| {
        [BoardFormat::Svg, BoardFormat::Png].iter().any(|known| ending == known.ending())
    };
    if path.extension().is_some_and(known) {
        path.with_extension(format.ending()).display().to_string()
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{DialogKind, SettingsCommand};
    use crate::dialogs::{DialogView, dialog_ui};
    use crate::look;
    use crate::model::Model;
    use crate::model::testing::with_golden;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;
    use kanso_engine::Lang;

    #[test]
    fn an_ending_follows_the_format_and_other_names_stay() {
        assert_eq!(with_ending("a/b.svg", BoardFormat::Png), "a/b.png");
        assert_eq!(with_ending("a/b.png", BoardFormat::Svg), "a/b.svg");
        assert_eq!(with_ending("a/b", BoardFormat::Png), "a/b");
        assert_eq!(with_ending("v1.2", BoardFormat::Png), "v1.2");
    }

    #[test]
    fn the_dialog_asks_for_the_format_that_was_chosen() {
        let mut model = with_golden("pig/won-by-holding");
        model.apply(SettingsCommand::Open(DialogKind::ExportBoard).into());
        let mut harness =
            Harness::builder().with_context_setup(look::install_for_tests).build_ui_state(
                |ui, (model, asked): &mut (Model, Asked)| {
                    let mut view = DialogView::default();
                    dialog_ui(ui.ctx(), model, &mut view, Lang::En, asked);
                },
                (model, Asked::default()),
            );
        harness.get_by_label(export::PNG.en).click();
        harness.run();
        harness.get_by_label(words::SAVE.en).click();
        harness.run();
        let asked = &harness.state().1.0;
        let wanted = LookCommand::ExportBoard(BoardFormat::Png, "pig-0.png".into());
        assert_eq!(asked.as_slice(), [wanted.into()]);
    }
}
