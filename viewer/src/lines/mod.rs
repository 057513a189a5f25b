//! The tree of lines: which leaves which, where, and what happens there instead.
//!
//! Only the rows that are seen are drawn, so that two thousand lines cost no more than twenty.

pub(crate) mod cut;
mod layout;
mod menu;
mod row;

use crate::command::{Asked, DialogKind, LineCommand, PlayCommand, SettingsCommand};
use crate::model::{Leaving, LineTree};
use crate::words::moves::bot as bot_words;
use crate::words::{fill, lines as words};
use egui::{Rect, ScrollArea, TextEdit, TextStyle, Ui, pos2};
use kanso_engine::Lang;
use kanso_replay::log::record::LineId;
use kanso_replay::review::{Bot, Position};
use std::rc::Rc;

/// So many lines can be searched by name; fewer are seen at a glance.
const SEARCHED_MIN: u32 = 12;

/// Of more lines than this only the names in the file are searched, not what they are called by what
/// happens on them.
const CALLED_MAX: u32 = 200;

/// What the tree is given.
pub struct LinesData<'a> {
    /// The lines in their places.
    pub tree: &'a Rc<LineTree>,
    /// Grows with every change of the log.
    pub revision: u64,
    /// How a line begins behind the events that it shares; asked for lines that are seen.
    pub leaving: &'a mut dyn FnMut(LineId) -> Rc<Leaving>,
    /// The names of the seats.
    pub names: &'a [String],
    /// Where one stands.
    pub here: Position,
    /// The lines that are side by side.
    pub compared: Option<(LineId, LineId)>,
    /// The bot that plays on.
    pub bot: Option<Bot>,
    /// After how many events what follows may not be shown; none: all may.
    pub until: Option<u32>,
    /// Why nothing can be changed, if nothing can.
    pub read_only: Option<String>,
    /// Whether deleted lines are listed; none: there are none.
    pub deleted_shown: Option<bool>,
}

/// What the tree keeps from frame to frame.
#[derive(Default)]
pub struct LinesView {
    /// What is typed to be found.
    search: String,
    /// The rows that have it.
    found: Option<Found>,
    /// The line that was shown in the last frame: another one is scrolled to.
    shown: Option<(LineId, u64)>,
}

/// The rows of a tree that have a text.
struct Found {
    tree: Rc<LineTree>,
    search: String,
    rows: Rc<Vec<usize>>,
}

/// Draws the tree.
pub fn lines_ui(
    ui: &mut Ui,
    mut data: LinesData<'_>,
    view: &mut LinesView,
    lang: Lang,
    asked: &mut Asked,
) {
    ui.add_space(2.0);
    ui.strong(words::LINES.in_lang(lang));
    actions_ui(ui, &data, lang, asked);
    if data.tree.count >= SEARCHED_MIN {
        let hint = words::FIND.in_lang(lang);
        let edit = TextEdit::singleline(&mut view.search).hint_text(hint);
        ui.add(edit.desired_width(f32::INFINITY)).accessible_name(hint);
    } else {
        view.search.clear();
    }
    if data.until.is_some() {
        ui.weak(words::LATER.in_lang(lang));
    }
    ui.add_space(2.0);
    let rows = found(&mut data, view, lang);
    if rows.as_ref().is_some_and(|rows| rows.is_empty()) {
        ui.weak(words::NONE_FOUND.in_lang(lang));
        return;
    }
    rows_ui(ui, rows.as_deref().map(Vec::as_slice), &mut data, view, lang, asked);
}

/// What is done to the line that is shown, from where one stands.
fn actions_ui(ui: &mut Ui, data: &LinesData<'_>, lang: Lang, asked: &mut Asked) {
    let writable = data.read_only.is_none();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().button_padding.x = 5.0;
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.add_enabled_ui(writable, |ui| {
            if ui.button(words::BRANCH.in_lang(lang)).clicked() {
                asked.push(SettingsCommand::Open(DialogKind::Branch));
            }
            if data.bot.is_some() {
                if ui.button(words::STOP_BOTS.in_lang(lang)).clicked() {
                    asked.push(PlayCommand::StopBots);
                }
            } else {
                ui.menu_button(words::PLAY_ON.in_lang(lang), |ui| {
                    for bot in Bot::ALL {
                        if ui.button(bot_words(bot).in_lang(lang)).clicked() {
                            asked.push(PlayCommand::Bots(bot));
                        }
                    }
                });
            }
        });
    });
    if let Some(mut shown) = data.deleted_shown
        && ui.checkbox(&mut shown, words::SHOW_DELETED.in_lang(lang)).changed()
    {
        asked.push(LineCommand::ShowDeleted(shown));
    }
    if let Some(why) = &data.read_only {
        ui.weak(fill(words::READ_ONLY, lang, &[("why", why)]));
    }
}

/// The places of the rows that have the name that is typed, from top to bottom; none: all of them.
fn found(data: &mut LinesData<'_>, view: &mut LinesView, lang: Lang) -> Option<Rc<Vec<usize>>> {
    let search = view.search.trim().to_lowercase();
    if search.is_empty() {
        view.found = None;
        return None;
    }
    if let Some(found) = &view.found
        && Rc::ptr_eq(&found.tree, data.tree)
        && found.search == search
    {
        return Some(Rc::clone(&found.rows));
    }
    let (few, until) = (data.tree.count <= CALLED_MAX, data.until);
    let main = words::MAIN.in_lang(lang).to_lowercase();
    let mut called = |row: &usize| {
        let info = &data.tree.rows[*row].info;
        let leaving = few.then(|| (data.leaving)(info.id));
        let name = leaving.map_or(String::new(), |leaving| leaving.name(info, until, lang));
        name.to_lowercase().contains(&search)
            || info.name.to_lowercase().contains(&search)
            || (info.parent.is_none() && main.contains(&search))
    };
    let rows = Rc::new((0..data.tree.rows.len()).filter(|row| called(row)).collect());
    view.found = Some(Found { tree: Rc::clone(data.tree), search, rows: Rc::clone(&rows) });
    Some(rows)
}

/// The rows that are seen, of all of them or of those that were found.
fn rows_ui(
    ui: &mut Ui,
    found: Option<&[usize]>,
    data: &mut LinesData<'_>,
    view: &mut LinesView,
    lang: Lang,
    asked: &mut Asked,
) {
    let name = TextStyle::Body.resolve(ui.style()).size * 1.3;
    let more = TextStyle::Small.resolve(ui.style()).size * 1.3;
    let height = layout::row_height(name, more);
    let (tree, alone) = (data.tree, data.tree.count == 1 && data.until.is_none());
    let count = found.map_or(tree.rows.len(), <[usize]>::len);
    let row_at = |place: usize| &tree.rows[found.map_or(place, |rows| rows[place])];
    let shown = (data.here.line, data.revision);
    let scroll = if view.shown == Some(shown) {
        None
    } else {
        (0..count).find(|place| row_at(*place).info.id == data.here.line)
    };
    view.shown = Some(shown);
    // What is found is a list of its own, seen from its top.
    let area = ScrollArea::vertical().id_salt(("lines", found.is_some())).auto_shrink(false);
    area.show_viewport(ui, |ui, viewport| {
        let full = ui.max_rect();
        ui.set_height(height * count as f32);
        let place = |row: usize| {
            let top = full.top() + row as f32 * height;
            Rect::from_min_max(pos2(full.left(), top), pos2(full.right(), top + height))
        };
        let first = (viewport.top() / height).floor().max(0.0) as usize;
        let last = ((viewport.bottom() / height).ceil().max(0.0) as usize).min(count);
        for row in first..last {
            row::row_ui(ui, place(row), (row_at(row), found.is_none()), data, lang, asked);
        }
        if let Some(row) = scroll {
            ui.scroll_to_rect_animation(place(row), None, egui::style::ScrollAnimation::none());
        }
        if alone {
            let top = full.top() + height * count as f32 + 8.0;
            let rect = Rect::from_min_max(pos2(full.left() + 6.0, top), full.max);
            let font = TextStyle::Body.resolve(ui.style());
            let text = words::ALONE.in_lang(lang).to_owned();
            let galley = ui.painter().layout(text, font, egui::Color32::WHITE, rect.width());
            // Whole or not at all: it is a hint.
            if top - full.top() + galley.size().y <= viewport.height() {
                ui.scope_builder(egui::UiBuilder::new().max_rect(rect), |ui| {
                    ui.weak(words::ALONE.in_lang(lang));
                });
            }
        }
    });
}

#[cfg(test)]
mod tests;
