//! The keys, in one table: what the help shows is what works.

mod table;

pub use table::{Entry, Group, TABLE};

use crate::command::{Asked, Command, LookCommand, SettingsCommand, Tab};
use crate::model::Model;
use crate::words::help as words;
use egui::{Context, Event, Id, Key, KeyboardShortcut, Modifiers, Popup, Ui};
use kanso_engine::{Lang, Text};

/// Where what is typed ahead waits for the field that it is meant for.
fn ahead() -> Id {
    Id::unique("typed-ahead")
}

/// What was typed since a key asked for a field, up to now, where the field gets the focus.
pub fn typed_ahead(ui: &Ui) -> String {
    let kept = ui.ctx().data_mut(|data| data.remove_temp::<String>(ahead()));
    let mut typed = kept.unwrap_or_default();
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Text(text) = event else { return true };
            typed.push_str(text);
            false
        });
    });
    typed
}

/// True if what is asked for has a field that takes what is typed from now on.
fn takes_text(command: &Command) -> bool {
    matches!(
        command,
        Command::Settings(SettingsCommand::Open(_) | SettingsCommand::OpenAbout(_))
            | Command::Look(LookCommand::Tab(Tab::Find))
    )
}

/// Asks for what the keys of this frame mean. Behind a key that asks for a field, letters are meant
/// for that.
pub fn pressed(ctx: &Context, model: &Model, asked: &mut Asked) {
    let any = ctx.input(|input| {
        input.events.iter().any(|event| matches!(event, Event::Key { pressed: true, .. }))
    });
    // Whoever types text means letters, and a dialog has keys of its own.
    if !any || model.dialog.is_some() || ctx.text_edit_focused() {
        return;
    }
    let focused = ctx.memory(|memory| memory.focused().is_some());
    // An open menu lies above all else: the key closes it.
    let popup = Popup::is_any_open(ctx);
    let menu = model.table.as_ref().is_some_and(|table| table.play.menu.is_some());
    let fits = |shortcut: &KeyboardShortcut, key: Key, held: Modifiers| {
        // Whoever goes from button to button by keys needs some for it.
        shortcut.logical_key == key
            && held.matches_logically(shortcut.modifiers)
            && !(focused && is_of_focus(shortcut))
            && !(menu && is_of_menu(shortcut))
            && !(popup && shortcut.logical_key == Key::Escape)
    };
    // Each press counts, in the order of the presses: on a slow machine a frame has several.
    let mut typed: Option<String> = None;
    // The letter of the key itself.
    let mut own_letter = false;
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            if let Some(typed) = &mut typed {
                let Event::Text(text) = event else { return true };
                if !std::mem::take(&mut own_letter) {
                    typed.push_str(text);
                }
                return false;
            }
            let Event::Key { key, modifiers, pressed: true, .. } = event else { return true };
            // The one that says most about what is held: Shift+N is not N.
            let entry = TABLE
                .iter()
                .flat_map(|entry| entry.shortcuts.iter().map(move |shortcut| (entry, shortcut)))
                .filter(|(_, shortcut)| fits(shortcut, *key, *modifiers))
                .max_by_key(|(_, shortcut)| held_by(shortcut))
                .map(|(entry, _)| entry);
            let wish = entry.and_then(|entry| (entry.asks)(model));
            if wish.as_ref().is_some_and(takes_text) {
                typed = Some(String::new());
                own_letter = !(modifiers.command || modifiers.ctrl || modifiers.alt);
            }
            // What means nothing here may mean something to what is drawn.
            let taken = wish.is_some();
            asked.0.extend(wish);
            !taken
        });
    });
    ctx.data_mut(|data| {
        data.remove_temp::<String>(ahead());
        if let Some(typed) = typed {
            data.insert_temp(ahead(), typed);
        }
    });
}

/// How many keys are held for a shortcut.
fn held_by(shortcut: &KeyboardShortcut) -> usize {
    let Modifiers { alt, ctrl, shift, mac_cmd: _, command } = shortcut.modifiers;
    [alt, ctrl || command, shift].into_iter().filter(|held| *held).count()
}

/// True if a key works on the button that has the focus, or moves the focus.
fn is_of_focus(shortcut: &KeyboardShortcut) -> bool {
    shortcut.modifiers == Modifiers::NONE
        && matches!(
            shortcut.logical_key,
            Key::Enter
                | Key::Space
                | Key::ArrowLeft
                | Key::ArrowRight
                | Key::ArrowUp
                | Key::ArrowDown
        )
}

/// True if a key takes a choice of the menu beside what was picked.
fn is_of_menu(shortcut: &KeyboardShortcut) -> bool {
    let digits = Key::Num1..=Key::Num9;
    shortcut.modifiers == Modifiers::NONE && digits.contains(&shortcut.logical_key)
}

/// What a button with these words says when one points at it: the words, and the keys for them.
pub fn hint(what: Text, lang: Lang) -> String {
    let words = what.in_lang(lang);
    match TABLE.iter().find(|entry| entry.words == what) {
        Some(entry) => format!("{words} ({})", shortcut_words(&entry.shortcuts[0], lang)),
        None => words.to_owned(),
    }
}

/// A shortcut as it is written on a keyboard: `Ctrl+→`.
pub fn shortcut_words(shortcut: &KeyboardShortcut, lang: Lang) -> String {
    let mut words = String::new();
    let modifiers = shortcut.modifiers;
    for (held, name) in [
        (modifiers.command || modifiers.ctrl, "Ctrl+"),
        (modifiers.alt, "Alt+"),
        (modifiers.shift, "Shift+"),
    ] {
        if held {
            words.push_str(name);
        }
    }
    words.push_str(key_words(shortcut.logical_key, lang));
    words
}

/// A key as it is written on a keyboard.
fn key_words(key: Key, lang: Lang) -> &'static str {
    match key {
        Key::ArrowLeft => "←",
        Key::ArrowRight => "→",
        Key::ArrowUp => "↑",
        Key::ArrowDown => "↓",
        Key::PageUp => "PgUp",
        Key::PageDown => "PgDn",
        Key::Escape => "Esc",
        Key::Space => words::KEY_SPACE.in_lang(lang),
        Key::Questionmark => "?",
        Key::Plus => "+",
        Key::Minus => "-",
        Key::Equals => "=",
        Key::Period => ".",
        Key::Comma => ",",
        other => other.name(),
    }
}

#[cfg(test)]
mod tests;
