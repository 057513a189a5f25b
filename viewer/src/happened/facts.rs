//! What came of an event, line by line, each with its rules.

use super::rule::{RuleData, rule_link_ui};
use super::{HappenedData, HappenedView};
use crate::command::{Asked, GoCommand, LookCommand, SettingsCommand};
use crate::model::EventShown;
use crate::words::{self, happened as texts};
use egui::{
    Align, CursorIcon, Label, Layout, Response, RichText, Role, Sense, Ui, WidgetInfo, vec2,
};
use kanso_replay::review::{FactInfo, Position, ToldLine};

/// Width of the column of step numbers, in points.
const GUTTER: f32 = 22.0;

/// When a line happens, seen from the place that is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum When {
    /// At an earlier step, or in an event that is shown as a whole.
    Happened,
    /// At the step that is shown.
    Now,
    /// At a later step.
    ToCome,
}

fn when(beat: u32, at: Position) -> When {
    match at.beat {
        None => When::Happened,
        Some(now) if beat == now => When::Now,
        Some(now) if beat < now => When::Happened,
        Some(_) => When::ToCome,
    }
}

/// Draws the lines. `arrived`: the place was not shown in the frame before.
pub(super) fn facts_ui(
    ui: &mut Ui,
    event: &EventShown,
    data: &HappenedData<'_>,
    (view, arrived): (&mut HappenedView, bool),
    asked: &mut Asked,
) {
    let lang = data.lang;
    if event.told.is_empty() && data.shown.at.beat.is_none() {
        ui.weak(texts::NOTHING_CAME.in_lang(lang));
    }
    let shown = if view.whole { event.told.len() } else { event.told.len().min(view.lines_max) };
    let mut pointed: Option<Vec<String>> = None;
    let (mut beat, mut to_come) = (0, false);
    for line in &event.told[..shown] {
        match line {
            ToldLine::Facts(facts) => {
                let Some(first) = facts.first() else { continue };
                let opens = first.beat != beat && event.beats.len() > 1;
                beat = first.beat;
                if !to_come && when(beat, data.shown.at) == When::ToCome {
                    to_come = true;
                    ui.separator();
                    row_ui(ui, "", |ui| ui.weak(small(texts::TO_COME.in_lang(lang))));
                }
                let response = fact_ui(ui, facts, opens, event, data, asked);
                if response.hovered() || response.has_focus() {
                    let mut ids: Vec<_> =
                        facts.iter().flat_map(|fact| fact.ids.iter().cloned()).collect();
                    ids.dedup();
                    pointed = Some(ids);
                }
                if arrived && when(beat, data.shown.at) == When::Now && opens {
                    response.scroll_to_me(Some(Align::Center));
                }
            }
            ToldLine::LeftOut { words, .. } => {
                row_ui(ui, "", |ui| {
                    ui.weak(words);
                    if ui.link(small(texts::SHOW_ROUTINE.in_lang(lang))).clicked() {
                        asked.push(SettingsCommand::Routine(true));
                    }
                });
            }
        }
    }
    if shown < event.told.len() {
        let count = event.told.len().to_string();
        if ui.button(words::fill(texts::SHOW_ALL, lang, &[("count", &count)])).clicked() {
            view.whole = true;
        }
    }
    let routine = |line: &ToldLine| match line {
        ToldLine::Facts(facts) => facts.iter().any(|fact| fact.routine),
        ToldLine::LeftOut { .. } => false,
    };
    if data.routine
        && event.told.iter().any(routine)
        && ui.link(small(texts::HIDE_ROUTINE.in_lang(lang))).clicked()
    {
        asked.push(SettingsCommand::Routine(false));
    }
    point(pointed, data, view, asked);
}

/// Points at what the line under the pointer is about, and no longer when it is on none.
fn point(
    ids: Option<Vec<String>>,
    data: &HappenedData<'_>,
    view: &mut HappenedView,
    asked: &mut Asked,
) {
    let pointed = &data.table.look.pointed;
    match ids {
        Some(ids) => {
            view.pointing = true;
            if ids != *pointed {
                asked.push(LookCommand::Point(ids));
            }
        }
        None if view.pointing => {
            view.pointing = false;
            if !pointed.is_empty() {
                asked.push(LookCommand::Point(Vec::new()));
            }
        }
        None => {}
    }
}

/// One line: what happened, and the rules by which it did. A click goes to its step.
fn fact_ui(
    ui: &mut Ui,
    facts: &[FactInfo],
    opens: bool,
    event: &EventShown,
    data: &HappenedData<'_>,
    asked: &mut Asked,
) -> Response {
    let (first, lang) = (&facts[0], data.lang);
    let when = when(first.beat, data.shown.at);
    let number = if opens { first.number.to_string() } else { String::new() };
    row_ui(ui, &number, |ui| {
        let mut text = RichText::new(&first.words);
        text = match when {
            When::Happened => text,
            When::Now => text.strong(),
            When::ToCome => text.weak().italics(),
        };
        let steps = event.beats.len() > 1 || data.shown.at.beat.is_some();
        let sense = if steps { Sense::click() } else { Sense::hover() };
        let mut response = ui.add(Label::new(text).sense(sense).selectable(false));
        if steps {
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &first.words));
            response = response.on_hover_cursor(CursorIcon::PointingHand);
            if response.clicked() {
                // The last step is the whole event.
                let within = first.beat < event.info.beats;
                let beat = within.then_some(first.beat);
                asked.push(GoCommand::To(Position { beat, ..data.shown.at }));
            }
        }
        let rules = RuleData::of(data.table, lang);
        for fact in facts {
            rule_link_ui(ui, &fact.rule, &rules, asked);
        }
        response
    })
}

/// A row with a number in front of it.
fn row_ui<R>(ui: &mut Ui, number: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal_top(|ui| {
        // Rows of text, not of buttons.
        ui.spacing_mut().interact_size.y = 0.0;
        let height = ui.text_style_height(&egui::TextStyle::Body);
        let right = Layout::right_to_left(Align::Min);
        ui.allocate_ui_with_layout(vec2(GUTTER, height), right, |ui| {
            ui.set_min_width(GUTTER);
            if !number.is_empty() {
                ui.weak(number);
            }
        });
        ui.vertical(|ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                contents(ui)
            })
            .inner
        })
        .inner
    })
    .inner
}

fn small(text: &str) -> RichText {
    RichText::new(text).small()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_happens_at_its_step() {
        let at = |beat| Position { beat, ..Position::after(0, 4) };
        assert_eq!(when(2, at(None)), When::Happened);
        assert_eq!(when(2, at(Some(3))), When::Happened);
        assert_eq!(when(2, at(Some(2))), When::Now);
        assert_eq!(when(1, at(Some(0))), When::ToCome);
    }
}
