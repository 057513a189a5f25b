//! What happened: the event that led here, what came of it, and by which rules.

use crate::command::Asked;
use crate::model::{LookState, Shown};
use crate::words::happened as words;
use egui::Ui;
use kanso_engine::{Lang, Meta};
use kanso_replay::review::ToldLine;

/// What the panel is given.
#[derive(Clone, Copy)]
pub struct HappenedData<'a> {
    /// The place that is shown.
    pub shown: &'a Shown,
    /// What is pointed at, the rule that is explained.
    pub look: &'a LookState,
    /// The names of the seats.
    pub names: &'a [String],
    /// The line of a rule by its id, in our words.
    pub rule_line: &'a dyn Fn(&str) -> Option<String>,
    /// What is fixed about the game: rules with their headings, ends.
    pub meta: &'static Meta,
}

/// What the panel keeps from frame to frame.
#[derive(Default)]
pub struct HappenedView {}

/// Draws the panel.
pub fn happened_ui(
    ui: &mut Ui,
    data: &HappenedData<'_>,
    _view: &mut HappenedView,
    lang: Lang,
    _asked: &mut Asked,
) {
    let Some(event) = &data.shown.event else {
        ui.label(words::START.in_lang(lang));
        return;
    };
    ui.strong(&event.words);
    for line in &event.told {
        match line {
            ToldLine::Facts(facts) => ui.label(facts.first().map_or("", |fact| &fact.words)),
            ToldLine::LeftOut { words, .. } => ui.weak(words),
        };
    }
}
