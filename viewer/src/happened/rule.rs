//! A rule by its id: a link that explains it on hover, and an explanation that stays.

use crate::command::{Asked, LookCommand};
use crate::model::Table;
use crate::words::{self, happened as texts};
use egui::{Link, RichText, Role, Ui, WidgetInfo};
use kanso_engine::{Does, Lang, Meta};

/// What a rule is explained by.
#[derive(Clone, Copy)]
pub struct RuleData<'a> {
    /// The game.
    pub table: &'a Table,
    /// The language that is spoken.
    pub lang: Lang,
}

impl<'a> RuleData<'a> {
    /// The rules of an open game.
    pub fn of(table: &'a Table, lang: Lang) -> Self {
        Self { table, lang }
    }

    fn meta(&self) -> &'static Meta {
        self.table.review().meta()
    }

    /// All that is said of a rule.
    fn explain(&self, id: &str) -> Explained {
        let (meta, lang) = (self.meta(), self.lang);
        let entry = meta.rules.iter().find(|entry| entry.id == id);
        let heading = entry.map(|entry| entry.heading).filter(|heading| !heading.is_empty());
        let reading = meta.readings.iter().position(|spec| meta.rules[spec.rule.index()].id == id);
        let in_force = reading.and_then(|at| {
            // A reading that is younger than the log has its first value.
            let value = self.table.review().header().readings.get(at).copied().unwrap_or(0);
            meta.readings[at].values.get(usize::from(value)).copied()
        });
        Explained {
            line: self.table.review().rule_line(id, lang),
            heading: heading
                .map(|heading| words::fill(texts::HEADING, lang, &[("heading", heading)])),
            does: entry.map(|entry| does(entry.does, lang)).filter(|does| !does.is_empty()),
            in_force: in_force.map(|value| words::fill(texts::IN_FORCE, lang, &[("value", value)])),
        }
    }
}

/// What is said of a rule.
struct Explained {
    line: Option<String>,
    heading: Option<String>,
    does: Option<String>,
    in_force: Option<String>,
}

/// Draws the id of a rule. Hovered it is explained; a click keeps the explanation, a second one puts
/// it away.
pub fn rule_link_ui(ui: &mut Ui, id: &str, data: &RuleData<'_>, asked: &mut Asked) {
    let pinned = data.table.look.rule.as_deref() == Some(id);
    let mut text = RichText::new(id).small();
    if pinned {
        text = text.strong();
    }
    let response = ui.add(Link::new(text));
    let name = words::fill(texts::RULE, data.lang, &[("id", id)]);
    response.widget_info(|| WidgetInfo::selected(Role::Link, true, pinned, &name));
    let response = response.on_hover_ui(|ui| {
        ui.set_max_width(360.0);
        explained_ui(ui, id, data);
        ui.weak(texts::RULE_PIN.in_lang(data.lang));
    });
    if response.clicked() {
        asked.push(LookCommand::Rule((!pinned).then(|| id.to_owned())));
    }
}

/// Draws the explanation that stays, if there is one, at the bottom of a panel.
pub fn pinned_rule_ui(ui: &mut Ui, data: &RuleData<'_>, asked: &mut Asked) {
    let Some(id) = &data.table.look.rule else { return };
    egui::Panel::bottom("pinned rule").resizable(false).show(ui, |ui| {
        ui.add_space(4.0);
        explained_ui(ui, id, data);
        if ui.button(texts::RULE_CLOSE.in_lang(data.lang)).clicked() {
            asked.push(LookCommand::Rule(None));
        }
        ui.add_space(4.0);
    });
}

fn explained_ui(ui: &mut Ui, id: &str, data: &RuleData<'_>) {
    let explained = data.explain(id);
    ui.strong(words::fill(texts::RULE, data.lang, &[("id", id)]));
    if let Some(heading) = explained.heading {
        ui.weak(heading);
    }
    match explained.line {
        Some(line) => ui.label(line),
        None => ui.weak(texts::RULE_UNKNOWN.in_lang(data.lang)),
    };
    if let Some(does) = explained.does {
        ui.weak(does);
    }
    if let Some(value) = explained.in_force {
        ui.label(value);
    }
}

/// What a rule does, in words.
fn does(does: Does, lang: Lang) -> String {
    let parts: Vec<_> = [
        (does.acts, texts::ACTS),
        (does.refuses, texts::REFUSES),
        (does.defines, texts::DEFINES),
        (does.reading, texts::READING),
    ]
    .into_iter()
    .filter(|(yes, _)| *yes)
    .map(|(_, word)| word.in_lang(lang))
    .collect();
    let comma = match lang {
        Lang::En => ", ",
        Lang::Ja => "・",
    };
    if parts.is_empty() {
        return String::new();
    }
    words::fill(texts::DOES, lang, &[("does", &parts.join(comma))])
}
