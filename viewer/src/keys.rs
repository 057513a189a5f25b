//! The keys, in one table: what the help shows is what works.

use crate::command::{
    Asked, Command, DialogKind, GoCommand, LookCommand, SettingsCommand, Unit, Way,
};
use crate::model::Model;
use egui::{Context, Key, KeyboardShortcut, Modifiers};

/// Which keys ask for what.
pub fn pressed(ctx: &Context, model: &Model, asked: &mut Asked) {
    // Whoever types text means letters.
    if ctx.egui_wants_keyboard_input() || model.dialog.is_some() {
        return;
    }
    for (shortcut, command) in table() {
        if ctx.input_mut(|input| input.consume_shortcut(&shortcut)) {
            asked.push(command);
        }
    }
}

/// Every key with what it asks for.
pub fn table() -> Vec<(KeyboardShortcut, Command)> {
    use Unit::{Beat, Decision, Event, Note, Round, Turn};
    use Way::{Back, Forward};
    let step = |unit, way| Command::from(GoCommand::Step(unit, way));
    let key = |modifiers, key| KeyboardShortcut::new(modifiers, key);
    let plain = Modifiers::NONE;
    vec![
        // The first that fits is taken: those with modifiers come first.
        (key(Modifiers::SHIFT, Key::ArrowLeft), step(Beat, Back)),
        (key(Modifiers::SHIFT, Key::ArrowRight), step(Beat, Forward)),
        (key(Modifiers::COMMAND, Key::ArrowLeft), step(Decision, Back)),
        (key(Modifiers::COMMAND, Key::ArrowRight), step(Decision, Forward)),
        (key(plain, Key::ArrowLeft), step(Event, Back)),
        (key(plain, Key::ArrowRight), step(Event, Forward)),
        (key(plain, Key::ArrowUp), step(Turn, Back)),
        (key(plain, Key::ArrowDown), step(Turn, Forward)),
        (key(plain, Key::PageUp), step(Round, Back)),
        (key(plain, Key::PageDown), step(Round, Forward)),
        (key(Modifiers::SHIFT, Key::N), step(Note, Back)),
        (key(plain, Key::N), step(Note, Forward)),
        (key(plain, Key::Home), GoCommand::Start.into()),
        (key(plain, Key::End), GoCommand::End.into()),
        (key(plain, Key::F), LookCommand::FitBoard.into()),
        (key(Modifiers::COMMAND, Key::Q), SettingsCommand::Quit.into()),
        (key(plain, Key::Questionmark), SettingsCommand::Open(DialogKind::Help).into()),
    ]
}
