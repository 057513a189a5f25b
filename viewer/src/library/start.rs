//! The left column: opening, recent games, a new game.

use crate::command::{Asked, DialogKind, FileCommand, SettingsCommand};
use crate::look;
use crate::model::{Model, Opening};
use crate::words::{self, library};
use egui::{Align, Button, Id, Key, Layout, RichText, Role, TextEdit, Ui, WidgetInfo, vec2};
use kanso_engine::{Lang, Text};
use std::path::Path;

/// A path that is typed to be opened.
#[derive(Default)]
pub(super) struct TypedPath {
    text: String,
    /// True if it was asked for: once it is open, it is typed no longer.
    asked: bool,
}

impl TypedPath {
    fn refresh(&mut self, opening: &Opening) {
        match opening {
            Opening::Idle if self.asked => *self = Self::default(),
            Opening::Idle | Opening::Busy { .. } => {}
            Opening::Failed { .. } => self.asked = false,
        }
    }
}

/// Draws the column; `path` is what is typed to be opened.
pub(super) fn start_ui(
    ui: &mut Ui,
    model: &Model,
    path: &mut TypedPath,
    lang: Lang,
    asked: &mut Asked,
) {
    path.refresh(&model.opening);
    let faint = look::palette(ui.visuals()).faint;
    ui.add_space(look::GAP_LARGE);
    ui.label(RichText::new("Kansō").heading().size(30.0));
    ui.label(RichText::new(library::MOTTO.in_lang(lang)).color(faint));
    ui.add_space(look::GAP_LARGE);
    if wide_button(ui, library::NEW_ASK, lang) {
        asked.push(SettingsCommand::Open(DialogKind::NewGame));
    }
    if wide_button(ui, library::OPEN_FILE, lang) {
        asked.push(FileCommand::Ask);
    }
    if wide_button(ui, library::OPEN_FOLDER, lang) {
        asked.push(FileCommand::AskFolder);
    }
    if model.downloads.is_none() {
        path_ui(ui, path, lang, asked);
    }
    ui.add_space(look::GAP_SMALL);
    ui.label(RichText::new(library::DROP.in_lang(lang)).small().color(faint));
    ui.add_space(look::GAP_LARGE);
    ui.strong(library::RECENT.in_lang(lang));
    if model.settings.recent.is_empty() {
        ui.label(RichText::new(library::NO_RECENT.in_lang(lang)).color(faint));
    }
    for recent in &model.settings.recent {
        recent_ui(ui, recent, lang, asked);
    }
    ui.add_space(look::GAP_LARGE);
}

fn wide_button(ui: &mut Ui, words: Text, lang: Lang) -> bool {
    let button = Button::new(words.in_lang(lang)).min_size([ui.available_width(), 32.0].into());
    ui.add(button).clicked()
}

/// A row that is filled from its right end.
fn row(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), add);
}

/// A path that is typed: for systems without dialogs, and for who has it at hand.
fn path_ui(ui: &mut Ui, path: &mut TypedPath, lang: Lang, asked: &mut Asked) {
    row(ui, |ui| {
        let typed = !path.text.trim().is_empty();
        let mut go = ui.add_enabled(typed, Button::new(library::OPEN.in_lang(lang))).clicked();
        let edit = TextEdit::singleline(&mut path.text)
            // It keeps the focus while the page around it changes.
            .id(Id::unique("open-path"))
            .hint_text(library::PATH_HINT.in_lang(lang))
            .desired_width(ui.available_width());
        let edit = ui.add(edit);
        edit.widget_info(|| {
            let name = library::OPEN_PATH.in_lang(lang);
            WidgetInfo::labeled(Role::TextInput, true, name)
        });
        go |= edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) && typed;
        if go {
            path.asked = true;
            asked.push(FileCommand::Open(unquoted(&path.text).into()));
        }
    });
}

/// A path as it is copied from elsewhere: without white space and quotes around it.
fn unquoted(text: &str) -> &str {
    let text = text.trim();
    let quoted = |quote| text.strip_prefix(quote).and_then(|text| text.strip_suffix(quote));
    quoted('"').or_else(|| quoted('\'')).unwrap_or(text)
}

/// A game that was open before: its name opens it, the cross forgets it.
fn recent_ui(ui: &mut Ui, path: &Path, lang: Lang, asked: &mut Asked) {
    let faint = look::palette(ui.visuals()).faint;
    let full = path.display().to_string();
    let name = path.file_stem().map_or_else(|| full.clone(), |name| name.to_string_lossy().into());
    let folder = path.parent().and_then(Path::file_name);
    let folder = folder.map(|folder| folder.to_string_lossy().into_owned()).unwrap_or_default();
    row(ui, |ui| {
        let forget = ui.add(Button::new(RichText::new("×").color(faint)).frame(false));
        let named = words::fill(library::FORGET, lang, &[("file", &name)]);
        forget.widget_info(|| WidgetInfo::labeled(Role::Button, true, named.as_str()));
        if forget.on_hover_text(&named).clicked() {
            asked.push(FileCommand::ForgetRecent(path.to_owned()));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let mut text = egui::text::LayoutJob::default();
            let style = ui.style();
            let font = egui::TextStyle::Body.resolve(style);
            let format =
                |color| egui::TextFormat { font_id: font.clone(), color, ..Default::default() };
            text.append(&name, 0.0, format(style.visuals.hyperlink_color));
            text.append(&folder, look::GAP, format(faint));
            let button = Button::new(text).frame(false).truncate();
            let opens = ui.add(button);
            opens.widget_info(|| {
                let parts = [name.as_str(), folder.as_str()];
                WidgetInfo::labeled(Role::Button, true, parts.join(", "))
            });
            if opens.on_hover_text(&full).clicked() {
                asked.push(FileCommand::Open(path.to_owned()));
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_taken_as_it_was_copied() {
        for text in ["/a b/c.kanso", "  /a b/c.kanso\n", "\"/a b/c.kanso\"", "'/a b/c.kanso'"] {
            assert_eq!(unquoted(text), "/a b/c.kanso");
        }
        assert_eq!(unquoted("\""), "\"");
    }
}
