//! The bar at the top: the game, the eye, verification, and menus with all the rest.
//!
//! It wraps on a small window. What a key does, too, comes from the table of [`keys`](crate::keys),
//! so that a menu names the key.

mod menus;

use crate::command::{Asked, DialogKind, FileCommand, LookCommand, SettingsCommand};
use crate::model::{Access, Model, Table};
use crate::pocket::mark_ui;
use crate::verification::badge_ui;
use crate::words::{self, eye_name, toolbar as texts};
use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{Button, Checkbox, ComboBox, PopupCloseBehavior, RichText, Ui};
use kanso_engine::{Eye, Lang, Seat};

/// Most characters of a file's name that are shown.
const NAME_MAX: usize = 28;

/// Draws the bar.
pub fn toolbar_ui(ui: &mut Ui, model: &Model, lang: Lang, asked: &mut Asked) {
    ui.horizontal_wrapped(|ui| {
        ui.menu_button(texts::GAME_MENU.in_lang(lang), |ui| {
            menus::game_menu_ui(ui, model, lang, asked);
        });
        // It stays open while one tries how everything looks.
        let stays = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
        MenuButton::new(texts::VIEW_MENU.in_lang(lang)).config(stays).ui(ui, |ui| {
            menus::view_menu_ui(ui, model, lang, asked);
        });
        if let Some(table) = &model.table {
            let games = ui.button(texts::GAMES.in_lang(lang));
            if games.on_hover_text(texts::GAMES_WHY.in_lang(lang)).clicked() {
                asked.push(FileCommand::Close);
            }
            ui.separator();
            game_ui(ui, table, lang);
            if let (Some(kept), Access::File) = (model.kept, &table.access) {
                mark_ui(ui, kept, lang);
            }
            ui.separator();
            eye_ui(ui, table, lang, asked);
            ui.separator();
            badge_ui(ui, table, lang, asked);
            address_ui(ui, table, lang, asked);
        }
        ui.separator();
        let other = match lang {
            Lang::En => Lang::Ja,
            Lang::Ja => Lang::En,
        };
        let button = ui.button(texts::own_name(other));
        if button.on_hover_text(texts::OTHER_LANG.in_lang(lang)).clicked() {
            asked.push(SettingsCommand::Lang(other));
        }
        if ui.button(texts::KEYS.in_lang(lang)).clicked() {
            asked.push(SettingsCommand::Open(DialogKind::Help));
        }
    });
}

/// All that the menus of the bar have, and whose eye looks, below each other.
pub fn menus_ui(ui: &mut Ui, model: &Model, lang: Lang, asked: &mut Asked) {
    menus::game_menu_ui(ui, model, lang, asked);
    if let Some(table) = &model.table {
        ui.separator();
        eye_ui(ui, table, lang, asked);
        badge_ui(ui, table, lang, asked);
    }
    ui.separator();
    menus::view_menu_ui(ui, model, lang, asked);
}

/// The game and its file.
fn game_ui(ui: &mut Ui, table: &Table, lang: Lang) {
    ui.strong(table.review().meta().name.in_lang(lang));
    if let Some(path) = &table.path
        && let Some(name) = path.file_name()
    {
        ui.weak(shortened(&name.to_string_lossy())).on_hover_text(path.display().to_string());
    }
    if let Access::Memory(_) = table.access {
        let text = RichText::new(texts::IN_MEMORY.in_lang(lang)).small();
        ui.label(text).on_hover_text(texts::IN_MEMORY_WHY.in_lang(lang));
    }
}

/// A name with its middle left out, where it is long: both ends tell files apart.
fn shortened(name: &str) -> String {
    let signs: Vec<char> = name.chars().collect();
    if signs.len() <= NAME_MAX {
        return name.to_owned();
    }
    let half = NAME_MAX / 2;
    let (head, tail) = (&signs[..half - 1], &signs[signs.len() - half..]);
    head.iter().chain(&['…']).chain(tail).collect()
}

/// Whose eye looks, and whether with hindsight.
fn eye_ui(ui: &mut Ui, table: &Table, lang: Lang, asked: &mut Asked) {
    let names = table.review().names();
    let name = |eye: Eye| eye_name(eye, names, lang);
    let why = texts::EYE_WHY.in_lang(lang);
    let label = ui.label(texts::EYE.in_lang(lang)).on_hover_text(why);
    let choice = ComboBox::from_id_salt("eye").selected_text(name(table.eye)).show_ui(ui, |ui| {
        let seats = (0..names.len()).map(|seat| Eye::Seat(Seat::at(seat)));
        for eye in [Eye::All, Eye::Public].into_iter().chain(seats) {
            if ui.selectable_label(eye == table.eye, name(eye)).clicked() {
                asked.push(LookCommand::Eye(eye));
            }
        }
    });
    choice.response.labelled_by(label.id);
    let mut hindsight = table.hindsight;
    let check = ui.add(Checkbox::new(&mut hindsight, texts::HINDSIGHT.in_lang(lang)));
    if check.on_hover_text(texts::HINDSIGHT_WHY.in_lang(lang)).changed() {
        asked.push(LookCommand::Hindsight(hindsight));
    }
}

/// The address of where one stands, to be copied.
fn address_ui(ui: &mut Ui, table: &Table, lang: Lang, asked: &mut Asked) {
    let address = table.address_of(table.here()).to_string();
    let name = words::fill(texts::ADDRESS, lang, &[("address", &address)]);
    let button = ui.add(Button::new(RichText::new(&address).monospace()));
    button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
    if button.on_hover_text(name.clone()).clicked() {
        asked.push(LookCommand::CopyAddress);
    }
}

#[cfg(test)]
mod tests;
