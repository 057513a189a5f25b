//! The buttons of the timeline: steps, playing, looping, axis, zoom.

use super::icons::{Icon, paint_icon};
use super::status::speed_words;
use super::{TimelineData, Zoom};
use crate::command::{Asked, GoCommand, Speed, Unit, Way};
use crate::keys::hint;
use crate::words::{fill, help, timeline as words};
use egui::containers::menu::MenuButton;
use egui::{Align2, Rect, Response, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo, vec2};
use kanso_engine::{Lang, Text};
use kanso_replay::review::Axis;

/// Height of the buttons, in points.
const HEIGHT: f32 = 24.0;
/// Width of a button with a sign, in points.
const ICON_WIDTH: f32 = 26.0;
/// Width of one of the two arrows around a word, in points.
const ARROW_WIDTH: f32 = 22.0;

/// A way to step: what it is called, and the names of both its buttons.
struct Step {
    unit: Unit,
    name: Text,
    back: Text,
    forward: Text,
}

/// The ways to step, from the one that is used most.
const STEPS: [Step; 7] = [
    Step {
        unit: Unit::Event,
        name: words::UNIT_EVENT,
        back: words::PREVIOUS_EVENT,
        forward: words::NEXT_EVENT,
    },
    Step {
        unit: Unit::Decision,
        name: words::UNIT_DECISION,
        back: words::PREVIOUS_DECISION,
        forward: words::NEXT_DECISION,
    },
    Step {
        unit: Unit::Turn,
        name: words::UNIT_TURN,
        back: words::PREVIOUS_TURN,
        forward: words::NEXT_TURN,
    },
    Step {
        unit: Unit::Phase,
        name: words::UNIT_PHASE,
        back: words::PREVIOUS_PHASE,
        forward: words::NEXT_PHASE,
    },
    Step {
        unit: Unit::Round,
        name: words::UNIT_ROUND,
        back: words::PREVIOUS_ROUND,
        forward: words::NEXT_ROUND,
    },
    Step {
        unit: Unit::Beat,
        name: words::UNIT_BEAT,
        back: words::PREVIOUS_BEAT,
        forward: words::NEXT_BEAT,
    },
    Step {
        unit: Unit::Note,
        name: words::UNIT_NOTE,
        back: words::PREVIOUS_NOTE,
        forward: words::NEXT_NOTE,
    },
];

/// Draws the steps: to the ends, to play, and a pair of arrows for each unit.
pub(super) fn steps_ui(ui: &mut Ui, data: &TimelineData<'_>, lang: Lang, asked: &mut Asked) {
    let back = data.here.event > 0;
    if icon_ui(ui, Icon::Start, words::TO_START, back, false, lang).clicked() {
        asked.push(GoCommand::Start);
    }
    let playing = data.playing.is_some();
    let (icon, name) =
        if playing { (Icon::Pause, words::PAUSE) } else { (Icon::Play, words::PLAY) };
    let can_play = playing || data.ahead || back || data.looped.is_some();
    let play = icon_ui(ui, icon, name, can_play, playing, lang);
    let play = play.on_hover_text(hint(help::PLAY_OR_PAUSE, lang));
    if play.clicked() {
        asked.push(GoCommand::Play(!playing));
    }
    if icon_ui(ui, Icon::End, words::TO_END, data.ahead, false, lang).clicked() {
        asked.push(GoCommand::End);
    }
    speed_ui(ui, data.speed, lang, asked);
    for step in &STEPS {
        let (back, forward) = can_step(data, step.unit);
        step_ui(ui, step, back, forward, lang, asked);
    }
}

/// Whether a step leads anywhere, backwards and forwards.
fn can_step(data: &TimelineData<'_>, unit: Unit) -> (bool, bool) {
    let here = data.here;
    match unit {
        Unit::Beat | Unit::Event | Unit::Decision | Unit::Turn | Unit::Phase | Unit::Round => {
            (here.event > 0, data.ahead)
        }
        Unit::Note => {
            let passed =
                if here.beat.is_some() { here.event.saturating_sub(1) } else { here.event };
            let notes = &data.course.notes;
            let back = if here.beat.is_some() { passed + 1 } else { passed };
            (
                notes.first().is_some_and(|note| note.event < back),
                notes.last().is_some_and(|note| note.event > passed),
            )
        }
    }
}

/// The keys of an entry of the table alone.
fn hint_keys(what: Text, lang: Lang) -> String {
    let hint = hint(what, lang);
    hint.rsplit_once('(').map_or(String::new(), |(_, keys)| keys.trim_end_matches(')').to_owned())
}

/// Draws how fast it plays, with a menu of the speeds.
fn speed_ui(ui: &mut Ui, speed: Speed, lang: Lang, asked: &mut Asked) {
    let name = |speed: Speed| fill(words::SPEED, lang, &[("speed", &speed.0.to_string())]);
    let (button, _) = MenuButton::new(speed_words(speed.0)).ui(ui, |ui| {
        for offered in Speed::ALL {
            let choice = ui.selectable_label(offered == speed, speed_words(offered.0));
            if choice.accessible_name(name(offered)).clicked() {
                asked.push(GoCommand::Speed(offered));
                ui.close();
            }
        }
    });
    button.accessible_name(name(speed)).on_hover_text(name(speed));
}

/// Draws what changes how the timeline is shown and played: axis, loop, zoom.
pub(super) fn view_ui(
    ui: &mut Ui,
    data: &TimelineData<'_>,
    is_zoomed: bool,
    lang: Lang,
    asked: &mut Asked,
) -> Option<Zoom> {
    let by_decision = data.axis == Axis::Decisions;
    let choice = ui.selectable_label(by_decision, words::AXIS_DECISIONS.in_lang(lang));
    if choice.on_hover_text(words::AXIS_DECISIONS_HOW.in_lang(lang)).clicked() {
        let axis = if by_decision { Axis::Events } else { Axis::Decisions };
        asked.push(GoCommand::Axis(axis));
    }
    let looped = data.looped.is_some();
    let how = if looped { words::LOOP_OFF_HOW } else { words::LOOP_HOW };
    let range = icon_ui(ui, Icon::Loop, words::LOOP, true, looped, lang);
    let range = range.on_hover_text(format!(
        "{} ({})",
        how.in_lang(lang),
        hint_keys(help::LOOP_TURN, lang)
    ));
    if range.clicked() {
        asked.push(GoCommand::Loop((!looped).then_some(data.turn)));
    }
    let mut zoom = None;
    for (icon, name, enabled, to) in [
        (Icon::ZoomOut, words::ZOOM_OUT, is_zoomed, Zoom::Out),
        (Icon::ZoomIn, words::ZOOM_IN, true, Zoom::In),
        (Icon::Fit, words::ZOOM_FIT, is_zoomed, Zoom::Fit),
    ] {
        let button = icon_ui(ui, icon, name, enabled, false, lang);
        if button.on_hover_text(name.in_lang(lang)).clicked() {
            zoom = Some(to);
        }
    }
    zoom
}

/// Draws a word between two arrows.
fn step_ui(ui: &mut Ui, step: &Step, back: bool, forward: bool, lang: Lang, asked: &mut Asked) {
    let name = step.name.in_lang(lang);
    let font = TextStyle::Button.resolve(ui.style());
    let word =
        ui.painter().layout_no_wrap(name.to_owned(), font.clone(), ui.visuals().text_color());
    let width = 2.0 * ARROW_WIDTH + word.size().x + 4.0;
    // All of it at once, so that it is not torn apart at the end of a row.
    let (_, rect) = ui.allocate_space(vec2(width, HEIGHT));
    ui.painter().rect_filled(rect, crate::look::ROUND, ui.visuals().faint_bg_color);
    let arrow = Vec2::new(ARROW_WIDTH, HEIGHT);
    let left = Rect::from_min_size(rect.min, arrow);
    let right = Rect::from_min_size(rect.right_top() - vec2(ARROW_WIDTH, 0.0), arrow);
    let middle = Rect::from_min_max(left.right_top(), right.left_bottom());
    ui.painter().text(
        middle.center(),
        Align2::CENTER_CENTER,
        name,
        font,
        ui.visuals().text_color(),
    );
    for (area, icon, name, enabled, way) in [
        (left, Icon::Back, step.back, back, Way::Back),
        (right, Icon::Forward, step.forward, forward, Way::Forward),
    ] {
        let id = ui.scope_id().with(("step", name.en));
        let sense = if enabled { Sense::click() } else { Sense::hover() };
        let response = ui.interact(area, id, sense);
        dress(ui, &response, icon, enabled, false);
        named(&response, name.in_lang(lang), enabled, None);
        let mut how = hint(name, lang);
        if step.unit == Unit::Beat {
            how = format!("{how}\n{}", words::BEAT_HOW.in_lang(lang));
        }
        if response.on_hover_text(how).clicked() {
            asked.push(GoCommand::Step(step.unit, way));
        }
    }
}

/// Draws a button with a sign.
fn icon_ui(
    ui: &mut Ui,
    icon: Icon,
    name: Text,
    enabled: bool,
    selected: bool,
    lang: Lang,
) -> Response {
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(ICON_WIDTH, HEIGHT), sense);
    debug_assert!(rect.is_finite(), "a button has a place");
    dress(ui, &response, icon, enabled, selected);
    let state = matches!(icon, Icon::Loop).then_some(selected);
    named(&response, name.in_lang(lang), enabled, state);
    match icon {
        Icon::Start | Icon::End => response.on_hover_text(hint(name, lang)),
        _ => response,
    }
}

/// Paints a button as the toolkit's own are painted.
fn dress(ui: &Ui, response: &Response, icon: Icon, enabled: bool, selected: bool) {
    let visuals = ui.style().interact_selectable(response, selected);
    let rect = response.rect;
    if enabled || selected {
        ui.painter().rect(
            rect.shrink(1.0),
            visuals.corner_radius,
            visuals.weak_bg_fill,
            visuals.bg_stroke,
            egui::StrokeKind::Inside,
        );
    }
    let colour = if enabled {
        visuals.text_color()
    } else {
        ui.visuals().disable(ui.visuals().text_color())
    };
    paint_icon(ui.painter(), rect, icon, colour);
}

/// Names a button for screen readers.
fn named(response: &Response, name: &str, enabled: bool, selected: Option<bool>) {
    response.widget_info(|| match selected {
        Some(selected) => WidgetInfo::selected(Role::Button, enabled, selected, name),
        None => WidgetInfo::labeled(Role::Button, enabled, name),
    });
}
