//! A new line from where one stands: how it begins, and where its luck comes from.

use super::{DialogData, DialogView};
use crate::command::{AnswerText, Asked, GoCommand, LineCommand, LuckChoice, SettingsCommand};
use crate::look;
use crate::model::{BranchStart, Dialog, Table};
use crate::moves::{ListData, Luck, PadAnswer, PadData, Question, list_ui, pad_ui};
use crate::pocket::row;
use crate::words::{branch as words, common, eye_name, fill};
use egui::{ScrollArea, TextEdit, Ui};
use kanso_engine::{Awaiting, Lang};
use kanso_replay::review::{LINE_NAME_MAX, Position};

/// Height of what the line can begin with, in points.
const LIST_HEIGHT: f32 = 230.0;

/// How the line begins, as far as it was said.
#[derive(PartialEq)]
enum Begins {
    /// Nothing was chosen or entered.
    Missing,
    /// With what is asked, still open.
    Open,
    /// With an answer.
    With(AnswerText),
}

/// Draws the body of the dialog.
pub(super) fn branch_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    view: &mut DialogView,
    data: &DialogData<'_>,
    asked: &mut Asked,
) {
    let lang = data.lang;
    let Some(table) = &data.model.table else { return };
    let here = table.here();
    if here.beat.is_some() {
        within_ui(ui, here, lang, asked);
        return;
    }
    ui.weak(leaves(table, &dialog.branch.leaves, lang));
    if table.review().awaiting() == Some(Awaiting::Over) {
        ui.add_space(look::GAP);
        ui.label(words::OVER.in_lang(lang));
        close_ui(ui, lang, asked);
        return;
    }
    let question = view.question.question(table, lang);
    if let Some(recorded) = &question.recorded {
        ui.weak(fill(words::INSTEAD, lang, &[("words", &recorded.words)]));
    }
    ui.add_space(look::GAP);
    luck_ui(ui, dialog, &question, (table.review().names(), lang));
    ui.add_space(look::GAP);
    ui.strong(words::BEGIN.in_lang(lang));
    ui.label(&question.prompt);
    let begins = start_ui(ui, dialog, &question, lang);
    ui.add_space(look::GAP);
    row(ui, |ui| {
        let label = ui.label(words::NAME.in_lang(lang));
        let hint = words::NAME_HINT.in_lang(lang);
        let edit = TextEdit::singleline(&mut dialog.branch.name)
            .hint_text(hint)
            .char_limit(LINE_NAME_MAX)
            .desired_width(f32::INFINITY);
        ui.add(edit).labelled_by(label.id);
    });
    ui.add_space(look::GAP);
    row(ui, |ui| {
        let make = look::primary(ui, words::MAKE.in_lang(lang));
        let ready = begins != Begins::Missing;
        if ui.add_enabled(ready, make).clicked() {
            let answer = match begins {
                Begins::With(answer) => Some(answer),
                Begins::Open | Begins::Missing => None,
            };
            asked.push(LineCommand::Branch {
                name: dialog.branch.name.trim().to_owned(),
                luck: dialog.branch.luck.clone(),
                answer,
            });
        }
        if ui.button(common::CANCEL.in_lang(lang)).clicked() {
            asked.push(SettingsCommand::CloseDialog);
        }
    });
}

/// Which line is left, and where.
fn leaves(table: &Table, name: &str, lang: Lang) -> String {
    let here = table.here();
    let event = table.review().number_for(here.line, here.event, table.eye);
    let text = if event == 0 { words::LEAVES_START } else { words::LEAVES };
    fill(text, lang, &[("name", name), ("event", &event.to_string())])
}

/// A line leaves between events.
fn within_ui(ui: &mut Ui, here: Position, lang: Lang, asked: &mut Asked) {
    ui.label(words::WITHIN.in_lang(lang));
    ui.add_space(look::GAP);
    ui.horizontal_wrapped(|ui| {
        if ui.button(words::BEFORE_EVENT.in_lang(lang)).clicked() {
            asked.push(GoCommand::To(Position::after(here.line, here.event.saturating_sub(1))));
        }
        if ui.button(words::AFTER_EVENT.in_lang(lang)).clicked() {
            asked.push(GoCommand::To(Position::after(here.line, here.event)));
        }
        if ui.button(common::CANCEL.in_lang(lang)).clicked() {
            asked.push(SettingsCommand::CloseDialog);
        }
    });
}

fn close_ui(ui: &mut Ui, lang: Lang, asked: &mut Asked) {
    ui.add_space(look::GAP);
    if ui.button(common::CLOSE.in_lang(lang)).clicked() {
        asked.push(SettingsCommand::CloseDialog);
    }
}

/// Where the luck comes from.
fn luck_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    question: &Question,
    (names, lang): (&[String], Lang),
) {
    let same = if question.luck == Luck::Generator { words::SAME } else { words::ENTERED };
    let luck = &mut dialog.branch.luck;
    ui.horizontal_wrapped(|ui| {
        ui.strong(words::LUCK.in_lang(lang));
        let button = ui.radio(*luck == LuckChoice::Same, same.in_lang(lang));
        if button.on_hover_text(words::SAME_MORE.in_lang(lang)).clicked() {
            *luck = LuckChoice::Same;
        }
        let button = ui.radio(*luck == LuckChoice::Fresh, words::FRESH.in_lang(lang));
        if button.on_hover_text(words::FRESH_MORE.in_lang(lang)).clicked() {
            *luck = LuckChoice::Fresh;
        }
        let seeded = matches!(luck, LuckChoice::Seed(_));
        let radio = ui.radio(seeded, words::SEED.in_lang(lang));
        let edit = TextEdit::singleline(&mut dialog.more)
            .hint_text(words::SEED_HINT.in_lang(lang))
            .desired_width(110.0);
        let edit = ui.add(edit).accessible_name(words::SEED_TEXT.in_lang(lang));
        if radio.clicked() || edit.changed() || (seeded && edit.has_focus()) {
            *luck = LuckChoice::Seed(dialog.more.clone());
        }
        for eye in &dialog.branch.strangers {
            let who = eye_name(*eye, names, lang);
            let called = fill(words::ANEW, lang, &[("who", &who)]);
            let button = ui.radio(*luck == LuckChoice::Anew(*eye), called);
            let more = fill(words::ANEW_MORE, lang, &[("who", &who)]);
            if button.on_hover_text(more).clicked() {
                *luck = LuckChoice::Anew(*eye);
            }
        }
    });
}

/// How the line begins.
fn start_ui(ui: &mut Ui, dialog: &mut Dialog, question: &Question, lang: Lang) -> Begins {
    let start = &mut dialog.branch.start;
    ui.radio_value(start, BranchStart::Open, words::OPEN.in_lang(lang));
    match question.chance {
        Some(kind) => {
            let falls = question.luck == Luck::Generator || dialog.branch.luck != LuckChoice::Same;
            ui.add_enabled_ui(falls, |ui| {
                ui.radio_value(start, BranchStart::Luck, words::BY_LUCK.in_lang(lang));
            });
            if *start == BranchStart::Luck && !falls {
                *start = BranchStart::Open;
            }
            if question.items.is_empty() {
                ui.weak(words::NOT_TOLD.in_lang(lang));
            } else {
                ui.radio_value(start, BranchStart::Answer, words::FALLS.in_lang(lang));
                let pad = PadData { kind, items: &question.items, lang };
                let before = (dialog.picked.clone(), dialog.text.clone());
                let entered = pad_ui(ui, &pad, &mut dialog.picked, &mut dialog.text);
                if before != (dialog.picked.clone(), dialog.text.clone()) {
                    *start = BranchStart::Answer;
                }
                if let PadAnswer::Enter(text) = entered {
                    *start = BranchStart::Answer;
                    dialog.branch.outcome = Some(text);
                } else if pad.is_whole(&dialog.picked) {
                    dialog.branch.outcome = Some(dialog.picked.join(", "));
                } else if dialog.picked != before.0 {
                    dialog.branch.outcome = None;
                }
            }
        }
        None if question.choices.is_empty() => {
            ui.weak(words::NOT_TOLD.in_lang(lang));
        }
        None => {
            ui.radio_value(start, BranchStart::Answer, words::CHOOSE.in_lang(lang));
            let list = ListData {
                choices: &question.choices,
                names: &question.names,
                recorded: question.recorded.as_ref().map(|recorded| recorded.notation.as_str()),
                only: None,
                chosen: dialog.chosen.filter(|_| *start == BranchStart::Answer),
                lang,
            };
            let room = ScrollArea::vertical().max_height(LIST_HEIGHT).auto_shrink([false, true]);
            room.show(ui, |ui| {
                if let Some(number) = list_ui(ui, &list, &mut dialog.text).taken {
                    dialog.chosen = Some(number);
                    *start = BranchStart::Answer;
                }
            });
        }
    }
    let answer = match start {
        BranchStart::Open => return Begins::Open,
        BranchStart::Luck => Some(AnswerText::Luck),
        BranchStart::Answer if question.chance.is_some() => {
            dialog.branch.outcome.clone().map(AnswerText::Outcome)
        }
        BranchStart::Answer => dialog.chosen.map(AnswerText::Choice),
    };
    answer.map_or(Begins::Missing, Begins::With)
}

#[cfg(test)]
mod tests;
