//! What really happened instead of the next event, and what became of the later ones.

use super::{DialogData, DialogView};
use crate::command::{AnswerText, Asked, GoCommand, LookCommand, PlayCommand, SettingsCommand};
use crate::look;
use crate::model::{Corrected, Dialog};
use crate::moves::{Entry, ListData, Luck, PadAnswer, PadData, Question, list_ui, pad_ui};
use crate::pocket::{is_dressed, row};
use crate::words::{common, fill, moves as words};
use egui::{Button, Key, RichText, ScrollArea, TextEdit, Ui};
use kanso_engine::{Eye, Lang};
use kanso_replay::review::{Dropped, Position, Stopped};

/// Height of the lists, in points.
const LIST_HEIGHT: f32 = 260.0;

/// Draws the body of the dialog.
pub(super) fn correct_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    view: &mut DialogView,
    data: &DialogData<'_>,
    asked: &mut Asked,
) {
    let Some(table) = &data.model.table else { return };
    if table.eye != Eye::All || !table.hindsight {
        hidden_ui(ui, data.lang, asked);
        return;
    }
    if let Some(corrected) = &table.play.corrected
        && corrected.refit.line == table.here().line
        && dialog.switch
    {
        corrected_ui(ui, dialog, corrected, data.lang, asked);
        return;
    }
    let question = view.question.question(table, data.lang);
    if question.goes_on {
        wrong_ui(ui, dialog, &question, data.lang, asked);
    } else {
        nothing_ui(ui, table.here(), data.lang, asked);
    }
}

/// Whoever corrects sees what comes later, and what is hidden from others.
fn hidden_ui(ui: &mut Ui, lang: Lang, asked: &mut Asked) {
    ui.label(words::CORRECT_SHOWS.in_lang(lang));
    ui.add_space(8.0);
    row(ui, |ui| {
        if ui.button(words::SHOW_ALL.in_lang(lang)).clicked() {
            asked.push(LookCommand::Eye(Eye::All));
            asked.push(LookCommand::Hindsight(true));
        }
        close_ui(ui, common::CANCEL, asked, lang);
    });
}

/// There is nothing to correct behind this place.
fn nothing_ui(ui: &mut Ui, here: Position, lang: Lang, asked: &mut Asked) {
    ui.label(words::NOTHING_BEHIND.in_lang(lang));
    ui.add_space(8.0);
    row(ui, |ui| {
        let back = Button::new(words::STEP_BACK.in_lang(lang));
        if ui.add_enabled(here.event > 0, back).clicked() {
            asked.push(GoCommand::To(Position::after(here.line, here.event.saturating_sub(1))));
        }
        close_ui(ui, common::CANCEL, asked, lang);
    });
}

/// What is recorded, and what really happened.
fn wrong_ui(ui: &mut Ui, dialog: &mut Dialog, question: &Question, lang: Lang, asked: &mut Asked) {
    if let Some(recorded) = &question.recorded {
        ui.label(fill(words::RECORDED, lang, &[("words", &recorded.words)]));
    }
    ui.add_space(6.0);
    ui.strong(&question.prompt);
    let mut answer = None;
    let mut at_once = false;
    if let Some(kind) = question.chance {
        let pad = PadData { kind, items: &question.items, lang };
        if let PadAnswer::Enter(text) = pad_ui(ui, &pad, &mut dialog.picked, &mut dialog.text) {
            answer = Some(AnswerText::Outcome(text));
            at_once = true;
        } else if pad.is_whole(&dialog.picked) {
            answer = Some(AnswerText::Outcome(dialog.picked.join(", ")));
        }
    } else {
        let enter = ui.input(|input| input.key_pressed(Key::Enter));
        let (number, confirmed) = choice_ui(ui, dialog, question, lang);
        answer = number.map(AnswerText::Choice);
        at_once = confirmed && enter;
    }
    let same = is_recorded(question, answer.as_ref());
    if same {
        ui.weak(words::AS_RECORDED.in_lang(lang));
    }
    ui.add_space(6.0);
    // A thumb takes the name that is given by itself.
    if !is_dressed(ui.style()) {
        row(ui, |ui| {
            let label = ui.label(words::LINE_NAME.in_lang(lang));
            ui.add(TextEdit::singleline(&mut dialog.more).char_limit(60)).labelled_by(label.id);
        });
    }
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        let ready = answer.is_some() && !same;
        let pressed =
            ui.add_enabled(ready, look::primary(ui, words::CORRECT_DO.in_lang(lang))).clicked();
        let luck = question.chance.is_some()
            && question.luck == Luck::Generator
            && ui.button(words::LET_FALL.in_lang(lang)).clicked();
        if luck {
            answer = Some(AnswerText::Luck);
        }
        if let Some(answer) = answer
            && (luck || ready && (pressed || at_once))
        {
            dialog.switch = true;
            let name = dialog.more.trim().to_owned();
            asked.push(PlayCommand::Correct { name, answer, then: Vec::new() });
        }
        close_ui(ui, common::CANCEL, asked, lang);
    });
}

/// The list of choices; which is chosen, and whether it was by Enter or a second click.
fn choice_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    question: &Question,
    lang: Lang,
) -> (Option<u32>, bool) {
    let list = ListData {
        choices: &question.choices,
        names: &question.names,
        recorded: question.recorded.as_ref().map(|recorded| recorded.notation.as_str()),
        only: None,
        chosen: dialog.chosen,
        lang,
    };
    let mut confirmed = false;
    ScrollArea::vertical()
        .id_salt("choices")
        .max_height(LIST_HEIGHT)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            let done = list_ui(ui, &list, &mut dialog.text);
            if let Some(field) = done.field
                && ui.memory(|memory| memory.focused().is_none())
            {
                field.request_focus();
            }
            if let Some(number) = done.taken {
                confirmed = dialog.chosen == Some(number);
                dialog.chosen = Some(number);
            }
        });
    (dialog.chosen, confirmed)
}

/// True if an answer only says what is recorded.
fn is_recorded(question: &Question, answer: Option<&AnswerText>) -> bool {
    let Some(recorded) = &question.recorded else { return false };
    match answer {
        Some(AnswerText::Choice(number)) => question
            .choices
            .iter()
            .any(|choice| choice.number == *number && choice.notation == recorded.notation),
        Some(AnswerText::Outcome(text)) => question.chance.is_some_and(|kind| {
            let entry = Entry { kind, items: &question.items, picked: &[], lang: Lang::En };
            entry.is_same(text, &recorded.notation)
        }),
        Some(AnswerText::Luck) | None => false,
    }
}

/// What became of the later events.
fn corrected_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    corrected: &Corrected,
    lang: Lang,
    asked: &mut Asked,
) {
    let refit = &corrected.refit;
    ui.label(fill(words::CORRECTED_LINE, lang, &[("name", &corrected.name)]));
    let kept: u32 = refit.kept.iter().map(|(from, to)| to - from).sum();
    // What was kept begins with the events before the corrected one.
    let kept = kept.saturating_sub(corrected.from.event).to_string();
    let (dropped, filled) = (refit.dropped.len().to_string(), refit.filled.len().to_string());
    let counts = [("kept", &*kept), ("dropped", &*dropped), ("filled", &*filled)];
    ui.label(fill(words::COUNTS, lang, &counts));
    if !refit.dropped.is_empty() {
        ui.add_space(6.0);
        ui.strong(words::DROPPED.in_lang(lang));
        ScrollArea::vertical()
            .id_salt("dropped")
            .max_height(LIST_HEIGHT)
            .auto_shrink([false, true])
            .show(ui, |ui| {
                for dropped in &refit.dropped {
                    dropped_ui(ui, dropped);
                }
            });
    }
    let mut more = None;
    if let Some(stopped) = &refit.stopped {
        ui.add_space(6.0);
        more = stopped_ui(ui, dialog, corrected, stopped, lang);
    }
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        if let Some(stopped) = &refit.stopped
            && ui.button(words::PLAY_FROM_HERE.in_lang(lang)).clicked()
        {
            asked.push(GoCommand::To(Position::after(refit.line, stopped.events)));
            asked.push(SettingsCommand::CloseDialog);
        }
        close_ui(ui, words::DONE, asked, lang);
    });
    if let Some(answer) = more {
        let then = corrected.then.iter().cloned().chain([answer]).collect();
        let (name, answer) = (corrected.name.clone(), corrected.answer.clone());
        asked.push(PlayCommand::Correct { name, answer, then });
    }
}

fn dropped_ui(ui: &mut Ui, dropped: &Dropped) {
    ui.label(format!("{}. {}", dropped.event + 1, dropped.words));
    let why = format!("{}  {}", dropped.refusal.words, dropped.refusal.rule);
    ui.label(RichText::new(why.trim_end()).weak());
}

/// Where it stops: what is asked, and the next answer.
fn stopped_ui(
    ui: &mut Ui,
    dialog: &mut Dialog,
    corrected: &Corrected,
    stopped: &Stopped,
    lang: Lang,
) -> Option<String> {
    let waiting = stopped.waiting.to_string();
    ui.strong(fill(words::STOPS, lang, &[("count", &waiting)]));
    let why = format!("{}  {}", stopped.refusal.words, stopped.refusal.rule);
    ui.label(fill(words::STOPPED_AT, lang, &[("words", &stopped.words)]));
    ui.label(RichText::new(why.trim_end()).weak());
    ui.label(&stopped.question);
    let asked = &corrected.asked;
    if let Some(kind) = asked.chance {
        let pad = PadData { kind, items: &asked.items, lang };
        let answer = pad_ui(ui, &pad, &mut dialog.picked, &mut dialog.text);
        let whole = pad.is_whole(&dialog.picked);
        let go_on = look::primary(ui, words::GO_ON_WITH.in_lang(lang));
        let pressed = ui.add_enabled(whole, go_on).clicked();
        return match answer {
            PadAnswer::Enter(text) => Some(text),
            PadAnswer::Open => (pressed && whole).then(|| dialog.picked.join(", ")),
        };
    }
    let list = ListData {
        choices: &asked.choices,
        names: &asked.names,
        recorded: None,
        only: None,
        chosen: None,
        lang,
    };
    let mut taken = None;
    ScrollArea::vertical()
        .id_salt("asked")
        .max_height(LIST_HEIGHT)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            taken = list_ui(ui, &list, &mut dialog.text).taken;
        });
    let taken = asked.choices.iter().find(|choice| Some(choice.number) == taken)?;
    Some(taken.notation.clone())
}

fn close_ui(ui: &mut Ui, words: kanso_engine::Text, asked: &mut Asked, lang: Lang) {
    if ui.button(words.in_lang(lang)).clicked() {
        asked.push(SettingsCommand::CloseDialog);
    }
}
