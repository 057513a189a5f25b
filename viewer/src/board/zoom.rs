//! Zoom and pan by wheel, pinch, drag, key and button.

use super::camera::Camera;
use super::{BoardView, Seen};
use crate::pocket::is_dressed;
use crate::words::{board as words, fill};
use egui::{
    Button, Event, Key, Modifiers, MouseWheelUnit, PointerButton, Rect, Response, RichText, Ui,
    Vec2, vec2,
};
use kanso_engine::Lang;
use kanso_table::layout::number;

/// In less room the strip says nothing of how large the table is.
const NARROW: f32 = 380.0;
/// One notch of the wheel, one press of a key.
const STEP: f32 = 1.12;
/// Points of a trackpad for one notch of a wheel.
const NOTCH: f32 = 50.0;

/// The camera as the user moves it in this frame.
pub fn moved(ui: &Ui, ground: &Response, camera: Camera, page: Vec2, panel: Rect) -> Camera {
    let mut moved = camera;
    if ground.dragged_by(PointerButton::Primary) {
        moved = moved.panned(ground.drag_delta(), page, panel.size());
    }
    // The middle button pushes the table wherever it is pressed.
    let pushed = ui.input(|input| {
        let pressed = input.pointer.press_origin().filter(|_| input.pointer.middle_down());
        pressed.map(|at| (at, input.pointer.delta()))
    });
    if let Some((_, by)) = pushed.filter(|(at, _)| panel.contains(*at))
        && ui.rect_contains_pointer(panel)
    {
        moved = moved.panned(by, page, panel.size());
    }
    // What lies above the table (a menu, a dialog) keeps the wheel to itself.
    let pointer = ui.input(|input| input.pointer.hover_pos());
    let over = pointer.filter(|at| panel.contains(*at) && ui.rect_contains_pointer(panel));
    if let Some(pointer) = over {
        let (pan, factor) = ui.input(|input| wheel(&input.events));
        let factor = factor * ui.input(egui::InputState::zoom_delta);
        moved = moved.zoomed(factor, pointer, panel);
        if pan != Vec2::ZERO {
            moved = moved.panned(pan, page, panel.size());
        }
    }
    if !ui.ctx().text_edit_focused() {
        moved = moved.zoomed(keys(ui), panel.center(), panel);
    }
    if moved == camera { camera } else { moved.panned(Vec2::ZERO, page, panel.size()) }
}

/// How far fingers push the table, and how much a wheel zooms it.
fn wheel(events: &[Event]) -> (Vec2, f32) {
    let (mut pan, mut factor) = (Vec2::ZERO, 1.0);
    for event in events {
        let Event::MouseWheel { unit, delta, modifiers, .. } = event else { continue };
        // With this key held the toolkit counts it as a pinch.
        if modifiers.command || modifiers.ctrl {
            continue;
        }
        match unit {
            MouseWheelUnit::Point => pan += *delta,
            MouseWheelUnit::Line if modifiers.shift => pan += vec2(delta.y, delta.x) * NOTCH,
            MouseWheelUnit::Line => factor *= STEP.powf(delta.y),
            MouseWheelUnit::Page => factor *= STEP.powf(delta.y * 3.0),
        }
    }
    (pan, factor)
}

fn keys(ui: &Ui) -> f32 {
    ui.input_mut(|input| {
        let mut count = |keys: &[Key]| -> usize {
            keys.iter().map(|key| input.count_and_consume_key(Modifiers::NONE, *key)).sum()
        };
        let larger = number(count(&[Key::Plus, Key::Equals]));
        let smaller = number(count(&[Key::Minus]));
        STEP.powf(2.0 * (larger - smaller))
    })
}

/// The buttons, from the right: all of it, larger, smaller, how large it is.
pub fn buttons_ui(ui: &mut Ui, view: &mut BoardView, lang: Lang) {
    let Some(Seen { camera, page, panel }) = view.last else { return };
    ui.spacing_mut().item_spacing.x = 3.0;
    let zoomed = |view: &mut BoardView, factor: f32| {
        let larger = camera.zoomed(factor, panel.center(), panel);
        view.camera = Some(larger.panned(Vec2::ZERO, page, panel.size()));
    };
    let short = words::FIT_SHORT.in_lang(lang);
    // Two fingers zoom there, and what is said needs the room.
    let thumbs = is_dressed(ui.style());
    if thumbs && view.camera.is_none() {
        return;
    }
    if named(ui, short, words::FIT.in_lang(lang), view.camera.is_some()) {
        view.fit();
    }
    if thumbs {
        return;
    }
    if named(ui, "+", words::ZOOM_IN.in_lang(lang), true) {
        zoomed(view, STEP * STEP);
    }
    if named(ui, "−", words::ZOOM_OUT.in_lang(lang), true) {
        zoomed(view, 1.0 / (STEP * STEP));
    }
    if ui.available_width() < NARROW {
        return;
    }
    let percent = format!("{:.0}", camera.scale * 100.0);
    let text = fill(words::ZOOM, lang, &[("percent", &percent)]);
    let label = egui::Label::new(RichText::new(format!("{percent}%")).small().weak());
    ui.add(label).on_hover_ui(|ui| {
        ui.strong(text);
        ui.label(words::ZOOM_HINT.in_lang(lang));
    });
}

/// A small button with a sign and a name; whether it was clicked.
fn named(ui: &mut Ui, sign: &str, name: &str, enabled: bool) -> bool {
    let button = Button::new(sign).min_size(vec2(24.0, 22.0)).frame_when_inactive(false);
    let response = ui.add_enabled(enabled, button).accessible_name(name).on_hover_text(name);
    response.clicked()
}
