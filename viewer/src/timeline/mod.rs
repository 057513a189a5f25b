//! The timeline: where one stands in the game, and the ways from there.

use crate::command::{Asked, GoCommand, Speed, Unit, Way};
use crate::model::{LineCourse, Playing};
use crate::words::timeline as words;
use egui::{Button, Slider, Ui};
use kanso_engine::Lang;
use kanso_replay::review::{Axis, Position};

/// What the timeline is given.
#[derive(Clone, Copy)]
pub struct TimelineData<'a> {
    /// The marks of the line.
    pub course: &'a LineCourse,
    /// The names of the seats.
    pub names: &'a [String],
    /// Where one stands.
    pub here: Position,
    /// Where the pointer rests.
    pub hover: Option<Position>,
    /// At which events it stops.
    pub axis: Axis,
    /// Whether the game goes on by itself.
    pub playing: Option<Playing>,
    /// How fast it would.
    pub speed: Speed,
    /// Between which stops it plays.
    pub looped: Option<(u32, u32)>,
    /// Whether what comes later may be shown.
    pub hindsight: bool,
}

/// What the timeline keeps from frame to frame.
#[derive(Default)]
pub struct TimelineView {}

/// Draws the timeline.
pub fn timeline_ui(
    ui: &mut Ui,
    data: &TimelineData<'_>,
    _view: &mut TimelineView,
    lang: Lang,
    asked: &mut Asked,
) {
    let (here, len) = (data.here, data.course.len);
    ui.horizontal(|ui| {
        let step = |way| GoCommand::Step(Unit::Event, way);
        let mut button = |words: kanso_engine::Text, enabled, way| {
            if ui.add_enabled(enabled, Button::new(words.in_lang(lang))).clicked() {
                asked.push(step(way));
            }
        };
        button(words::PREVIOUS_EVENT, here.event > 0, Way::Back);
        button(words::NEXT_EVENT, here.event < len, Way::Forward);
        let mut event = here.event;
        ui.add(Slider::new(&mut event, 0..=len).text(words::TIMELINE.in_lang(lang)));
        if event != here.event {
            asked.push(GoCommand::To(Position::after(here.line, event)));
        }
    });
}
