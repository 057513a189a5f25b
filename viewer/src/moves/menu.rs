//! The small menu beside what was picked on the board: which of several choices, or why none.

use super::MovesView;
use super::refused::refusal_ui;
use crate::board::beside_ui;
use crate::command::{Asked, PlayCommand};
use crate::model::{MenuKind, Shown, Table};
use crate::words::moves as words;
use egui::{Area, Button, Context, Frame, Id, Key, Modifiers, Order, Ui, vec2};
use kanso_engine::Lang;

/// Keys that take the first choices.
const KEYS: [Key; 9] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];
/// Greatest width, in points.
const WIDTH_MAX: f32 = 320.0;

/// Draws the menu, if there is one. Escape puts down what was picked.
pub fn menu_ui(
    ctx: &Context,
    table: &Table,
    shown: &Shown,
    view: &mut MovesView,
    lang: Lang,
    asked: &mut Asked,
) {
    let Some(menu) = &table.play.menu else { return };
    let at = match view.menu {
        Some((serial, at)) if serial == menu.serial => at,
        _ => {
            let pointer = ctx.input(|input| input.pointer.latest_pos());
            let at = pointer.unwrap_or_else(|| ctx.content_rect().center());
            view.menu = Some((menu.serial, at));
            at
        }
    };
    let free = !ctx.egui_wants_keyboard_input();
    if free && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        asked.push(PlayCommand::Select(None));
        return;
    }
    // Beside the pointer, so that a second click reaches the same thing.
    let area = Area::new(Id::unique("play-menu"))
        .order(Order::Foreground)
        .constrain(true)
        .fixed_pos(at + vec2(14.0, 10.0));
    area.show(ctx, |ui| {
        Frame::popup(ui.style()).show(ui, |ui| {
            ui.set_max_width(WIDTH_MAX);
            match &menu.kind {
                MenuKind::Choices(numbers) => choices_ui(ui, shown, numbers, free, lang, asked),
                MenuKind::Refused(tried) => {
                    ui.strong(words::NOT_ALLOWED.in_lang(lang));
                    for (at, tried) in tried.iter().enumerate() {
                        ui.label(&tried.words);
                        // The plainest attempt explains its rule; all of them would hide the table.
                        refusal_ui(ui, table, tried, at == 0, lang);
                    }
                }
            }
        });
    });
}

fn choices_ui(
    ui: &mut Ui,
    shown: &Shown,
    numbers: &[u32],
    free: bool,
    lang: Lang,
    asked: &mut Asked,
) {
    for (at, number) in numbers.iter().enumerate() {
        let Some(choice) = shown.choices.iter().find(|choice| choice.number == *number) else {
            continue;
        };
        let mut button = Button::new(&choice.words).wrap();
        let key = KEYS.get(at).copied().filter(|_| numbers.len() > 1);
        if let Some(key) = key {
            button = button.shortcut_text(key.symbol_or_name());
        }
        let typed = free
            && key.is_some_and(|key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)));
        let taken = ui.horizontal(|ui| {
            let taken = ui.add(button).clicked();
            beside_ui(ui, choice, lang);
            taken
        });
        if taken.inner || typed {
            asked.push(PlayCommand::Choose(*number));
        }
    }
}
