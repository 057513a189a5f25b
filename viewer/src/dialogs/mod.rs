//! Dialogs: each asks something, and then one command. One file for each.

mod address;
mod branch;
mod correct;
mod delete_game;
mod delete_line;
mod dispute;
mod export_board;
mod export_game;
mod extract;
mod findings;
mod leave;
mod new_game;
mod note;
mod outcome;
mod reading;
mod rename;
mod report;
mod save_as;
mod seal;
mod settle;

use crate::command::{Asked, DialogKind, FileCommand, PathFor, SettingsCommand};
use crate::keys::typed_ahead;
use crate::look;
use crate::model::{Dialog, Model, Table};
use crate::moves::QuestionCache;
use crate::pocket::{is_dressed, row};
use crate::words::{
    common, dialogs as words, dispute as dispute_words, new_game as new_game_words,
    web as web_words,
};
use egui::{
    Align, Align2, Color32, Context, Id, Key, Layout, Modal, Response, RichText, ScrollArea,
    TextEdit, Ui, Vec2, vec2,
};
use kanso_engine::{Lang, Text};

/// Where a dialog begins, as a part of the window's height.
const DIALOG_BELOW: f32 = 0.06;
/// What stands around the inside of a dialog at least, in points, from edge to edge of the window.
const AROUND: f32 = 56.0;
/// The head of a dialog, in points.
const HEAD: f32 = 40.0;

/// What a dialog keeps from frame to frame.
#[derive(Default)]
pub struct DialogView {
    /// What is asked where one stands.
    question: QuestionCache,
    /// How high the dialog was at most, and which one that was.
    high: Option<(DialogKind, f32)>,
}

/// What the body of a dialog is given.
pub struct DialogData<'a> {
    /// What the window knows.
    pub model: &'a Model,
    /// The language that is spoken.
    pub lang: Lang,
}

/// Draws the dialog that is open, if one is. Escape and a click beside it close it.
pub fn dialog_ui(
    ctx: &Context,
    model: &mut Model,
    view: &mut DialogView,
    lang: Lang,
    asked: &mut Asked,
) {
    let Some(mut dialog) = model.dialog.take() else { return };
    let data = DialogData { model, lang };
    let mut frame = Modal::new(Id::unique("dialog")).frame(look::dialog_frame(&ctx.global_style()));
    if dialog.kind == DialogKind::Outcome {
        // Whoever enters what fell looks at the table, and at where that is in the game: it lies over
        // the lists at the right.
        let area = Modal::default_area(Id::unique("dialog"));
        let rise = look::foot(ctx) + look::GAP;
        frame = frame
            .area(area.anchor(Align2::RIGHT_BOTTOM, vec2(-look::GAP, -rise)))
            .backdrop_color(Color32::TRANSPARENT);
    } else {
        // What is said later makes it longer: its head stays where it is.
        let area = Modal::default_area(Id::unique("dialog"));
        let above = ctx.content_rect().height() * DIALOG_BELOW;
        frame = frame.area(area.anchor(Align2::CENTER_TOP, vec2(0.0, above)));
    }
    let around = ctx.content_rect().height() * DIALOG_BELOW + look::foot(ctx);
    let before = view.high.take().filter(|(kind, _)| *kind == dialog.kind);
    let mut high = before.map_or(0.0, |(_, high)| high);
    let modal = frame.show(ctx, |ui| {
        let room = ui.ctx().content_rect().size() - Vec2::splat(AROUND);
        ui.set_width(width(&dialog.kind).min(room.x));
        // A list that is narrowed by typing takes nothing from under the pointer.
        ui.set_min_height(high);
        ui.heading(title(&dialog.kind, model).in_lang(lang));
        ui.add_space(6.0);
        if is_dressed(ui.style()) {
            // What does not fit is reached by a thumb.
            let most = room.y - around - HEAD;
            let area = ScrollArea::vertical().max_height(most).min_scrolled_height(most);
            area.show(ui, |ui| {
                body_ui(ui, &mut dialog, view, &data, asked);
            });
        } else {
            body_ui(ui, &mut dialog, view, &data, asked);
        }
        if let Some(problem) = &dialog.problem {
            ui.add_space(6.0);
            ui.label(RichText::new(problem).color(ui.visuals().error_fg_color));
        }
        if !ui.is_sizing_pass() {
            high = high.max(ui.min_rect().height());
        }
    });
    view.high = Some((dialog.kind.clone(), high));
    if modal.should_close() && !dispute::points_out(&mut dialog, lang) {
        asked.push(SettingsCommand::CloseDialog);
    }
    model.dialog = Some(dialog);
}

/// How wide a dialog is, in points.
fn width(kind: &DialogKind) -> f32 {
    match kind {
        DialogKind::Dispute(_) => 680.0,
        DialogKind::Reading | DialogKind::Settle(_) | DialogKind::NewGame => 560.0,
        _ => 440.0,
    }
}

/// What a dialog is called.
fn title(kind: &DialogKind, model: &Model) -> Text {
    match kind {
        DialogKind::Note => words::NOTE,
        DialogKind::LineNote(_) => words::LINE_NOTE,
        DialogKind::Branch => words::BRANCH,
        DialogKind::Outcome if model.table.as_ref().is_some_and(is_recorded) => words::WHAT_IF,
        DialogKind::Outcome => words::OUTCOME,
        DialogKind::Correct => words::CORRECT,
        DialogKind::Seal => words::SEAL,
        DialogKind::Address => words::ADDRESS,
        DialogKind::Rename(_) => words::RENAME,
        DialogKind::DeleteLine(_) => words::DELETE_LINE,
        DialogKind::DeleteGame => web_words::DELETE,
        DialogKind::Extract(_) => words::EXTRACT,
        DialogKind::Dispute(_) => dispute_words::FILE_TITLE,
        DialogKind::Report(_) => dispute_words::REPORT_TITLE,
        DialogKind::Settle(_) => dispute_words::SETTLE_TITLE,
        DialogKind::Reading => dispute_words::READING_TITLE,
        DialogKind::SaveAs => words::SAVE_AS,
        DialogKind::ExportBoard => words::EXPORT_BOARD,
        DialogKind::ExportGame(..) => words::EXPORT_GAME,
        DialogKind::NewGame => words::NEW_GAME,
        DialogKind::Leave => new_game_words::LEAVE,
        DialogKind::Help => words::HELP,
        DialogKind::Findings => words::FINDINGS,
    }
}

/// True if the eye that looks knows that something is recorded behind where one stands.
fn is_recorded(table: &Table) -> bool {
    let here = table.here();
    table.hindsight && table.review().len(here.line).is_some_and(|len| len > here.event)
}

fn body_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    view: &mut DialogView,
    data: &DialogData<'_>,
    asked: &mut Asked,
) {
    match dialog.kind {
        DialogKind::Note | DialogKind::LineNote(_) => note::note_ui(ui, dialog, data, asked),
        DialogKind::Branch => branch::branch_ui(ui, dialog, view, data, asked),
        DialogKind::Outcome => outcome::outcome_ui(ui, dialog, view, data, asked),
        DialogKind::Correct => correct::correct_ui(ui, dialog, view, data, asked),
        DialogKind::Seal => seal::seal_ui(ui, dialog, data, asked),
        DialogKind::Address => address::address_ui(ui, dialog, data, asked),
        DialogKind::Rename(line) => rename::rename_ui(ui, dialog, line, data, asked),
        DialogKind::DeleteLine(line) => delete_line::delete_line_ui(ui, dialog, line, data, asked),
        DialogKind::DeleteGame => delete_game::delete_game_ui(ui, data, asked),
        DialogKind::Extract(line) => extract::extract_ui(ui, dialog, line, data, asked),
        DialogKind::Dispute(_) => dispute::dispute_ui(ui, dialog, data, asked),
        DialogKind::Report(_) => report::report_ui(ui, dialog, data, asked),
        DialogKind::Settle(_) => settle::settle_ui(ui, dialog, data, asked),
        DialogKind::Reading => reading::reading_ui(ui, dialog, data, asked),
        DialogKind::SaveAs => save_as::save_as_ui(ui, dialog, data, asked),
        DialogKind::ExportBoard => export_board::export_board_ui(ui, dialog, data, asked),
        DialogKind::ExportGame(..) => export_game::export_game_ui(ui, dialog, data, asked),
        DialogKind::NewGame => new_game::new_game_ui(ui, dialog, data, asked),
        DialogKind::Leave => leave::leave_ui(ui, data, asked),
        DialogKind::Help => crate::help::help_ui(ui, data.lang, asked),
        DialogKind::Findings => findings::findings_ui(ui, data, asked),
    }
}

/// The row of buttons at the end: the one that does it, and the one that closes. Enter does it, too.
/// Returns whether to do it.
fn buttons_ui(ui: &mut Ui, words: Text, enabled: bool, lang: Lang, asked: &mut Asked) -> bool {
    ui.add_space(8.0);
    let mut wanted = enabled && ui.input(|input| input.key_pressed(Key::Enter));
    row(ui, |ui| {
        let button = look::primary(ui, words.in_lang(lang));
        wanted |= ui.add_enabled(enabled, button).clicked();
        if ui.button(common::CANCEL.in_lang(lang)).clicked() {
            asked.push(SettingsCommand::CloseDialog);
        }
    });
    wanted
}

/// One line of text with its name in front of it, which a screen reader speaks; focused when the
/// dialog opens.
fn text_ui(ui: &mut Ui, words: Text, text: &mut String, lang: Lang) {
    row(ui, |ui| {
        let label = ui.label(words.in_lang(lang));
        let edit =
            ui.add(TextEdit::singleline(text).desired_width(f32::INFINITY)).labelled_by(label.id);
        focus_first(ui, &edit, text);
    });
}

/// The field that has the focus when the dialog opens, with what was typed until then.
fn focus_first(ui: &Ui, edit: &Response, text: &mut String) {
    if ui.memory(|memory| memory.focused().is_none()) {
        // What came in one frame with the Enter that took the focus away stands in the field already.
        if !edit.lost_focus() {
            text.push_str(&typed_ahead(ui));
        }
        edit.request_focus();
    }
}

/// A path with its name in front of it and a button that asks the system for it; focused when the
/// dialog opens.
fn path_ui(ui: &mut Ui, words: Text, hint: &str, text: &mut String, lang: Lang, asked: &mut Asked) {
    row(ui, |ui| {
        let label = ui.label(words.in_lang(lang));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let browse = ui.button(new_game_words::BROWSE.in_lang(lang));
            if browse.clicked() {
                asked.push(FileCommand::AskPath(PathFor::Text));
            }
            let width = ui.available_width();
            let edit = TextEdit::singleline(text).hint_text(hint).desired_width(width);
            let edit = ui.add(edit).labelled_by(label.id);
            focus_first(ui, &edit, text);
        });
    });
}

#[cfg(test)]
mod tests;
