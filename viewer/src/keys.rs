//! The keys, in one table: what the help shows is what works.

mod table;

pub use table::{Entry, Group, TABLE};

use crate::command::Asked;
use crate::model::Model;
use crate::words::help as words;
use egui::{Context, Event, Key, KeyboardShortcut, Modifiers, Popup};
use kanso_engine::{Lang, Text};

/// Asks for what the keys of this frame mean.
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
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Key { key, modifiers, pressed: true, .. } = event else { return true };
            // The one that says most about what is held: Shift+N is not N.
            let entry = TABLE
                .iter()
                .flat_map(|entry| entry.shortcuts.iter().map(move |shortcut| (entry, shortcut)))
                .filter(|(_, shortcut)| fits(shortcut, *key, *modifiers))
                .max_by_key(|(_, shortcut)| held_by(shortcut))
                .map(|(entry, _)| entry);
            asked.0.extend(entry.and_then(|entry| (entry.asks)(model)));
            entry.is_none()
        });
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
