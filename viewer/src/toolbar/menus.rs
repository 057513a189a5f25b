//! The menus of the bar.

use crate::command::{Asked, DialogKind, GameFormat, PanelId, SettingsCommand, ThemeChoice};
use crate::keys::{TABLE, shortcut_words};
use crate::model::{Access, Model};
use crate::words::{self, dispute, export, help, insight, timeline, toolbar as texts, web};
use egui::{Button, Role, Ui, WidgetInfo};
use kanso_engine::{Lang, Text};

/// What one can do with files and places.
pub(super) fn game_menu_ui(ui: &mut Ui, model: &Model, lang: Lang, asked: &mut Asked) {
    for part in [
        &[help::NEW, help::OPEN, help::OPEN_FOLDER][..],
        &[help::RELOAD, help::SAVE_AS],
        &[help::ADDRESS, help::COPY, help::COPY_LINK, timeline::SINCE],
        &[insight::ANALYSE_OR_STOP, insight::NEXT_TURNING, insight::WEIGH_OR_NOT],
        &[help::CLOSE, help::QUIT],
    ] {
        for what in part {
            item_ui(ui, *what, model, lang, asked);
        }
        if part[0] == help::RELOAD {
            delete_item_ui(ui, model, lang, asked);
            export_menu_ui(ui, model, lang, asked);
            dispute_items_ui(ui, model, lang, asked);
        }
        if part[0] != help::CLOSE {
            ui.separator();
        }
    }
}

/// The game and the board in other forms.
fn export_menu_ui(ui: &mut Ui, model: &Model, lang: Lang, asked: &mut Asked) {
    ui.add_enabled_ui(model.table.is_some(), |ui| {
        ui.menu_button(export::EXPORT.in_lang(lang), |ui| {
            for (text, kind) in [
                (export::MENU_PAGE, DialogKind::ExportGame(GameFormat::Page, false)),
                (export::MENU_ONE, DialogKind::ExportGame(GameFormat::Page, true)),
                (export::MENU_PICTURE, DialogKind::ExportBoard),
                (export::MENU_CLIP, DialogKind::ExportGame(GameFormat::Clip, false)),
                (export::MENU_TRANSCRIPT, DialogKind::ExportGame(GameFormat::Transcript, false)),
                (export::MENU_JSON_LINES, DialogKind::ExportGame(GameFormat::JsonLines, false)),
            ] {
                if ui.button(text.in_lang(lang)).clicked() {
                    asked.push(SettingsCommand::Open(kind));
                }
            }
        });
    });
}

/// Where a browser keeps the game, nobody else can delete it.
fn delete_item_ui(ui: &mut Ui, model: &Model, lang: Lang, asked: &mut Asked) {
    let is_kept = model.table.as_ref().is_some_and(|table| table.access == Access::File);
    if model.downloads.is_some() && is_kept && ui.button(web::DELETE.in_lang(lang)).clicked() {
        asked.push(SettingsCommand::Open(DialogKind::DeleteGame));
    }
}

/// What can be done about the dispute of the file, where it has one that may be told of.
fn dispute_items_ui(ui: &mut Ui, model: &Model, lang: Lang, asked: &mut Asked) {
    let Some(number) = model.dispute_at_hand() else { return };
    ui.separator();
    for (text, kind) in [
        (dispute::REPORT_TITLE, DialogKind::Report(number)),
        (dispute::SETTLE_TITLE, DialogKind::Settle(number)),
    ] {
        if ui.button(format!("{}…", text.in_lang(lang))).clicked() {
            asked.push(SettingsCommand::Open(kind));
        }
    }
}

/// How everything is shown.
pub(super) fn view_menu_ui(ui: &mut Ui, model: &Model, lang: Lang, asked: &mut Asked) {
    let settings = &model.settings;
    let check = |ui: &mut Ui, text: Text, mut on: bool| {
        ui.checkbox(&mut on, text.in_lang(lang)).changed().then_some(on)
    };
    ui.weak(texts::PANELS.in_lang(lang));
    for (panel, text, shown) in [
        (PanelId::Lines, texts::PANEL_LINES, settings.lines_shown),
        (PanelId::Side, texts::PANEL_SIDE, settings.side_shown),
        (PanelId::Timeline, texts::PANEL_TIMELINE, settings.timeline_shown),
    ] {
        if let Some(shown) = check(ui, text, shown) {
            asked.push(SettingsCommand::Panel(panel, shown));
        }
    }
    item_ui(ui, help::FIT, model, lang, asked);
    item_ui(ui, help::TAB_STATE, model, lang, asked);
    ui.separator();
    if let Some(motion) = check(ui, texts::MOTION, settings.motion) {
        asked.push(SettingsCommand::Motion(motion));
    }
    if let Some(routine) = check(ui, texts::ROUTINE, settings.routine) {
        asked.push(SettingsCommand::Routine(routine));
    }
    ui.separator();
    ui.weak(texts::THEME.in_lang(lang));
    for (theme, text) in [
        (ThemeChoice::System, texts::THEME_SYSTEM),
        (ThemeChoice::Light, texts::THEME_LIGHT),
        (ThemeChoice::Dark, texts::THEME_DARK),
    ] {
        if ui.radio(settings.theme == theme, text.in_lang(lang)).clicked() {
            asked.push(SettingsCommand::Theme(theme));
        }
    }
    ui.separator();
    let percent = format!("{:.0}%", settings.text_size.0 * 100.0);
    ui.weak(words::fill(texts::TEXT_SIZE, lang, &[("percent", &percent)]));
    for what in [help::LARGER, help::SMALLER, help::USUAL_SIZE] {
        item_ui(ui, what, model, lang, asked);
    }
    ui.separator();
    ui.weak(texts::LANGUAGE.in_lang(lang));
    for language in Lang::ALL {
        if ui.radio(lang == language, texts::own_name(language)).clicked() {
            asked.push(SettingsCommand::Lang(language));
        }
    }
}

/// One wish of the table of keys, with its key; grey where it makes no sense now.
fn item_ui(ui: &mut Ui, what: Text, model: &Model, lang: Lang, asked: &mut Asked) {
    let Some(entry) = TABLE.iter().find(|entry| entry.words == what) else { return };
    let command = (entry.asks)(model);
    let keys = shortcut_words(&entry.shortcuts[0], lang);
    let button = Button::new(what.in_lang(lang)).shortcut_text(keys);
    let response = ui.add_enabled(command.is_some(), button);
    response
        .widget_info(|| WidgetInfo::labeled(Role::Button, command.is_some(), what.in_lang(lang)));
    if response.clicked()
        && let Some(command) = command
    {
        asked.push(command);
    }
}
