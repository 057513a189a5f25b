//! What both courses come to, in words: the answer with its facts, what is refused, and what became
//! of the rest of the record.

use super::side_words;
use crate::command::{Asked, GoCommand};
use crate::happened::rule::{RuleData, rule_link_ui};
use crate::look;
use crate::model::{Answered, Beside, OtherSide, Table};
use crate::words::{dispute as words, fill, moves};
use egui::{RichText, TextStyle, Ui};
use kanso_engine::Lang;
use kanso_replay::review::{Dropped, FactInfo, Position, Refit, RefusalInfo, Stopped};

/// Most dropped events that are listed.
const LISTED_MAX: usize = 200;

/// Draws it.
pub(super) fn details_ui(
    ui: &mut Ui,
    table: &Table,
    beside: &Beside,
    lang: Lang,
    asked: &mut Asked,
) {
    let rules = RuleData::of(table, lang);
    let courses = &beside.courses;
    if let Some(event) = courses.event {
        let answered = courses.info.as_ref().is_none_or(|info| info.recorded);
        let text = if answered { words::ANSWER_AT } else { words::ANSWER_OPEN };
        ui.label(RichText::new(fill(text, lang, &[("event", &event.to_string())])).strong());
        ui.columns(2, |columns| {
            let sides = [Some(beside.played()), beside.other()];
            for (column, ui) in columns.iter_mut().enumerate() {
                let Some(side) = sides[column] else { continue };
                let beyond = sides[1 - column].and_then(|other| other.answered.as_ref());
                ui.push_id(("answer", column), |ui| answer_ui(ui, side, beyond, &rules, asked));
            }
        });
    }
    let Some(other) = beside.other() else { return };
    if let Some(parting) = other.compared.as_ref().and_then(|compared| compared.parting.as_ref())
        && !parting.fields.is_empty()
    {
        ui.add_space(4.0);
        let fields = parting.fields.join(", ");
        ui.weak(fill(words::FIELDS_DIFFER, lang, &[("fields", &fields)]));
    }
    if let Some(refit) = &other.side.refit {
        ui.add_space(6.0);
        ui.separator();
        let title = side_words(other, courses.info.as_ref(), table, lang);
        rest_ui(ui, refit, (courses.line, &title), &rules, asked);
    }
}

/// The answer of one course: what it is, what came of it, what is refused there.
fn answer_ui(
    ui: &mut Ui,
    side: &OtherSide,
    other: Option<&Answered>,
    rules: &RuleData<'_>,
    asked: &mut Asked,
) {
    let lang = rules.lang;
    close_rows(ui);
    if let Some(answered) = &side.answered {
        ui.label(&answered.words);
        if answered.facts.is_empty() {
            ui.weak(words::NOTHING_CAME.in_lang(lang));
        }
        for (at, fact) in answered.facts.iter().enumerate() {
            let same = |other: &FactInfo| (&other.words, &other.rule) == (&fact.words, &fact.rule);
            let alone = other.is_some_and(|other| !other.facts.iter().any(same));
            ui.push_id(("fact", at), |ui| {
                ui.horizontal_wrapped(|ui| {
                    if alone {
                        let sign = ui.label(RichText::new("≠").strong());
                        sign.on_hover_text(words::ONLY_HERE.in_lang(lang));
                        ui.label(RichText::new(&fact.words).strong());
                    } else {
                        ui.weak("=");
                        ui.label(&fact.words);
                    }
                    rule_link_ui(ui, &fact.rule, rules, asked);
                });
            });
        }
    } else if side.side.refused.is_empty() {
        ui.weak(words::NOTHING_STANDS.in_lang(lang));
    }
    for (at, refused) in side.side.refused.iter().enumerate() {
        ui.push_id(("refused", at), |ui| {
            let text = fill(words::REFUSED, lang, &[("words", &refused.words)]);
            ui.label(RichText::new(format!("× {text}")).color(ui.visuals().error_fg_color));
            refusal_ui(ui, &refused.refusal, rules, asked);
        });
    }
}

/// Rows of text and links stand as close as lines of a text.
fn close_rows(ui: &mut Ui) {
    ui.spacing_mut().interact_size.y = ui.text_style_height(&TextStyle::Body);
    ui.spacing_mut().item_spacing.y = look::GAP_SMALL;
}

/// What stands against something, with its rule.
fn refusal_ui(ui: &mut Ui, refusal: &RefusalInfo, rules: &RuleData<'_>, asked: &mut Asked) {
    ui.horizontal_wrapped(|ui| {
        ui.weak(&refusal.words);
        if !refusal.rule.is_empty() {
            rule_link_ui(ui, &refusal.rule, rules, asked);
        }
    });
}

/// What became of the rest of the record.
fn rest_ui(
    ui: &mut Ui,
    refit: &Refit,
    (line, title): (kanso_replay::log::record::LineId, &str),
    rules: &RuleData<'_>,
    asked: &mut Asked,
) {
    let lang = rules.lang;
    close_rows(ui);
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(words::REST.in_lang(lang)).strong());
        ui.weak(title);
    });
    let kept: u32 = refit.kept.iter().map(|(from, to)| to - from).sum();
    let counts = [
        ("kept", &*kept.to_string()),
        ("dropped", &*refit.dropped.len().to_string()),
        ("filled", &*refit.filled.len().to_string()),
    ];
    ui.label(fill(words::COUNTS, lang, &counts));
    if refit.filled_by.answers() > 0 {
        for told in refit.filled_by.in_words(lang) {
            ui.weak(told);
        }
    }
    if let Some(stopped) = &refit.stopped {
        stopped_ui(ui, stopped, rules, asked);
    }
    if refit.dropped.is_empty() {
        return;
    }
    ui.add_space(4.0);
    ui.strong(moves::DROPPED.in_lang(lang));
    for dropped in refit.dropped.iter().take(LISTED_MAX) {
        ui.push_id(("dropped", dropped.event), |ui| dropped_ui(ui, dropped, line, rules, asked));
    }
    let more = refit.dropped.len().saturating_sub(LISTED_MAX);
    if more > 0 {
        ui.weak(fill(words::MORE_DROPPED, lang, &[("count", &more.to_string())]));
    }
}

/// Where only a person could go on.
fn stopped_ui(ui: &mut Ui, stopped: &Stopped, rules: &RuleData<'_>, asked: &mut Asked) {
    let lang = rules.lang;
    let (event, count) = (stopped.events.to_string(), stopped.waiting.to_string());
    ui.label(fill(words::STOPS, lang, &[("event", &event), ("count", &count)]));
    ui.indent("stopped", |ui| {
        ui.label(fill(words::ASKED, lang, &[("words", &stopped.question)]));
        ui.label(fill(moves::STOPPED_AT, lang, &[("words", &stopped.words)]));
        refusal_ui(ui, &stopped.refusal, rules, asked);
    });
}

/// An event that no longer fits; a click goes there in what was played.
fn dropped_ui(
    ui: &mut Ui,
    dropped: &Dropped,
    line: kanso_replay::log::record::LineId,
    rules: &RuleData<'_>,
    asked: &mut Asked,
) {
    let number = dropped.event + 1;
    if ui.selectable_label(false, format!("{number}. {}", dropped.words)).clicked() {
        asked.push(GoCommand::To(Position::after(line, number)));
    }
    ui.indent("why", |ui| refusal_ui(ui, &dropped.refusal, rules, asked));
}
