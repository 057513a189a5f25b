//! The note that is written to where one stands, or about a line.

use super::DialogData;
use crate::command::{Asked, DialogKind, NoteCommand, SettingsCommand};
use crate::model::Dialog;
use crate::pocket::row;
use crate::words::{common, dialogs as words, notes};
use egui::{Button, Key, TextEdit, Ui};

/// Draws the body of the dialog. Enter begins a new line; Ctrl+Enter writes the note, and Enter does
/// where the author is typed.
pub(super) fn note_ui(ui: &mut Ui, dialog: &mut Dialog, data: &DialogData<'_>, asked: &mut Asked) {
    let lang = data.lang;
    let label = ui.label(words::NOTE_TEXT.in_lang(lang));
    let edit = TextEdit::multiline(&mut dialog.text)
        .hint_text(notes::HINT.in_lang(lang))
        .desired_rows(4)
        .desired_width(f32::INFINITY);
    let edit = ui.add(edit).labelled_by(label.id);
    super::focus_first(ui, &edit, &mut dialog.text);
    let enter = row(ui, |ui| {
        let label = ui.label(notes::AUTHOR.in_lang(lang));
        let hint = notes::AUTHOR_HINT.in_lang(lang);
        let author = ui.add(TextEdit::singleline(&mut dialog.more).hint_text(hint));
        // The last field: whoever is through with it is through with the note.
        author.labelled_by(label.id).lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
    });
    ui.add_space(crate::look::GAP);
    let ready = !dialog.text.trim().is_empty();
    let key =
        enter.inner || ui.input(|input| input.modifiers.command && input.key_pressed(Key::Enter));
    row(ui, |ui| {
        let button = Button::new(words::WRITE.in_lang(lang));
        let button = ui.add_enabled(ready, button).on_hover_text(notes::WRITE_KEY.in_lang(lang));
        if button.clicked() || (ready && key) {
            if dialog.more != data.model.settings.author {
                asked.push(NoteCommand::Author(dialog.more.clone()));
            }
            let text = dialog.text.trim().to_owned();
            asked.push(match dialog.kind {
                DialogKind::LineNote(line) => NoteCommand::AddToLine(line, text),
                _ => NoteCommand::Add(text),
            });
        }
        if ui.button(common::CANCEL.in_lang(lang)).clicked() {
            asked.push(SettingsCommand::CloseDialog);
        }
    });
}
