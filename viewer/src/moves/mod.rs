//! What can be done, and why not; what fell; who plays.
//!
//! The tab of moves, and what lies over the board while one plays: a small menu beside what was
//! picked, and what is asked at the end of a line.

mod bots;
mod die;
mod entry;
mod groups;
mod list;
mod menu;
mod narrow;
mod overlay;
mod pad;
mod question;
mod refused;
mod thumbs;

pub use die::pips;
pub use entry::Entry;
pub use list::{ListAnswer, ListData, list_ui};
pub use menu::menu_ui;
pub use overlay::{falls, overlay_ui};
pub use pad::{PadAnswer, PadData, pad_ui};
pub use question::{Luck, Question, QuestionCache, Recorded};
use thumbs::Thumbs;

use crate::command::{
    Asked, DialogKind, GoCommand, InsightCommand, LookCommand, PlayCommand, SettingsCommand,
};
use crate::command::{Unit, Way};
use crate::model::{Offers, Table};
use crate::pocket::is_dressed;
use crate::words::{fill, insight, moves as words};
use egui::{RichText, Ui};
use kanso_engine::{Eye, Lang};
use kanso_replay::review::{Bot, EventKind, Position};
use std::path::PathBuf;

/// What the panel keeps from frame to frame.
pub struct MovesView {
    /// What is asked where one stands.
    question: QuestionCache,
    /// What narrows the list.
    filter: String,
    /// Where it narrows it.
    at: Option<Position>,
    /// The wish to type that was answered last.
    typing: u64,
    /// True if the last choice was typed: the next one will be, too.
    goes_on_typing: bool,
    /// What is pointed at from here.
    pointed: Option<u32>,
    /// The bot that is offered.
    bot: Bot,
    /// Where the menu is, and which one it is.
    menu: Option<(u64, egui::Pos2)>,
    /// What thumbs narrowed and picked, and in which file.
    thumbs: Thumbs,
    file: Option<PathBuf>,
}

impl Default for MovesView {
    fn default() -> Self {
        Self {
            question: QuestionCache::default(),
            filter: String::new(),
            at: None,
            typing: 0,
            goes_on_typing: false,
            pointed: None,
            bot: Bot::Greedy,
            menu: None,
            thumbs: Thumbs::default(),
            file: None,
        }
    }
}

impl MovesView {
    /// What is looked at from its beginning: another question, and each step that narrows it.
    pub fn page(&self) -> (Option<Position>, usize) {
        (self.at, self.thumbs.depth())
    }
}

/// What the panel is given.
#[derive(Clone, Copy)]
pub struct MovesData<'a> {
    /// The game.
    pub table: &'a Table,
    /// What was picked on the board.
    pub offers: &'a Offers,
}

/// Draws the panel. It is about where one stands, wherever the pointer rests.
pub fn moves_ui(
    ui: &mut Ui,
    data: &MovesData<'_>,
    view: &mut MovesView,
    lang: Lang,
    asked: &mut Asked,
) {
    let table = data.table;
    let question = view.question.question(table, lang);
    if view.at != Some(table.here()) || view.file != table.path {
        view.at = Some(table.here());
        view.file.clone_from(&table.path);
        view.filter.clear();
        view.thumbs.clear();
    }
    // In a hand one looks back to mend what was entered: that stands first then.
    let looks_back = is_dressed(ui.style()) && !table.at_open_end();
    if looks_back {
        before_ui(ui, table, lang, asked);
    }
    head_ui(ui, table, &question, lang);
    if table.here().beat.is_some() {
        ui.label(words::WITHIN_EVENT.in_lang(lang));
        if ui.button(words::TO_ITS_END.in_lang(lang)).clicked() {
            asked.push(GoCommand::Step(Unit::Event, Way::Forward));
        }
    } else if let Some(kind) = question.chance {
        let entered = table.at_open_end() && question.luck != Luck::Generator;
        if is_dressed(ui.style()) && entered && !question.items.is_empty() {
            thumbs::fell_ui(ui, &mut view.thumbs, &question, kind, asked);
        } else {
            chance_ui(ui, &question, lang, asked);
        }
    } else if let Some(seats) = question.seats {
        if table.bots_asked().is_some() {
            // The head says so; what they can do is nothing to be clicked.
        } else if question.choices.is_empty() {
            ui.label(words::NOT_TOLD.in_lang(lang));
            for seat in seats.iter() {
                let name = &table.review().names()[seat.index()];
                if ui.button(fill(words::LOOK_AS, lang, &[("name", name)])).clicked() {
                    asked.push(LookCommand::Eye(Eye::Seat(seat)));
                }
            }
        } else {
            if !is_dressed(ui.style()) {
                worth_ui(ui, table, &question, lang, asked);
            }
            if is_dressed(ui.style()) {
                thumbs::decide_ui(ui, data, view, &question, asked);
                worth_ui(ui, table, &question, lang, asked);
            } else {
                choices_ui(ui, data, view, &question, lang, asked);
            }
            refused::refused_ui(ui, data, &view.filter, lang, asked);
        }
    }
    ui.add_space(8.0);
    ui.separator();
    if !looks_back {
        before_ui(ui, table, lang, asked);
    }
    bots::bots_ui(ui, table, &mut view.bot, lang, asked);
    if table.at_open_end() && (question.seats.is_some() || question.chance.is_some()) {
        ui.add_space(4.0);
        if ui.button(words::SEAL.in_lang(lang)).clicked() {
            asked.push(SettingsCommand::Open(DialogKind::Seal));
        }
    }
}

/// Who is asked what, and what a choice here comes to.
fn head_ui(ui: &mut Ui, table: &Table, question: &Question, lang: Lang) {
    if question.seats.is_none() && question.chance.is_none() {
        ui.label(RichText::new(words::OVER.in_lang(lang)).strong());
        return;
    }
    if let Some(thinks) = table.thinks(lang) {
        ui.label(RichText::new(thinks).strong());
        ui.add_space(6.0);
        return;
    }
    ui.label(RichText::new(&question.prompt).strong());
    if let Some(why) = table.review().read_only() {
        ui.weak(fill(words::READ_ONLY, lang, &[("why", &why)]));
    } else if table.here().beat.is_some() || table.at_open_end() {
        // What is done here is the game going on.
    } else if !question.goes_on {
        ui.weak(words::CLOSED.in_lang(lang));
    } else if table.hindsight {
        ui.weak(words::GOES_ON.in_lang(lang));
    }
    ui.add_space(6.0);
}

/// What each choice is worth can be found out.
fn worth_ui(ui: &mut Ui, table: &Table, question: &Question, lang: Lang, asked: &mut Asked) {
    // Who records a game is no adviser.
    let records = is_dressed(ui.style()) && table.at_open_end();
    if question.choices.len() < 2 || table.insight.lesson.is_some() || records {
        return;
    }
    if let Some(why) = table.weighing_problem() {
        ui.weak(fill(insight::FAILED, lang, &[("why", why)]));
    }
    let (text, on) = match table.weighing() {
        None => (insight::WEIGH, true),
        Some(true) => (insight::WEIGHING, false),
        Some(false) => (insight::WEIGH_OFF, false),
    };
    let button = egui::Button::new(text.in_lang(lang));
    let button = if is_dressed(ui.style()) { button } else { button.small() };
    let button = ui.add(button);
    if button.on_hover_text(insight::NO_ORACLE.in_lang(lang)).clicked() {
        asked.push(InsightCommand::Weigh(on));
    }
}

/// The list of what can be done.
fn choices_ui(
    ui: &mut Ui,
    data: &MovesData<'_>,
    view: &mut MovesView,
    question: &Question,
    lang: Lang,
    asked: &mut Asked,
) {
    let offers = data.offers;
    let narrowed = !offers.picked.is_empty();
    if narrowed {
        let names: Vec<_> = offers.picked.iter().map(|id| name(question, id)).collect();
        ui.horizontal_wrapped(|ui| {
            ui.weak(fill(words::ONLY_WITH, lang, &[("names", &names.join(", "))]));
            if ui.small_button(words::ALL_AGAIN.in_lang(lang)).clicked() {
                asked.push(PlayCommand::Select(None));
            }
        });
    }
    let list = ListData {
        choices: &question.choices,
        names: &question.names,
        recorded: question.recorded.as_ref().map(|recorded| recorded.notation.as_str()),
        only: narrowed.then_some(offers.fitting.as_slice()),
        chosen: None,
        lang,
    };
    let answer = list_ui(ui, &list, &mut view.filter);
    if let Some(field) = answer.field {
        let free =
            ui.memory(|memory| memory.focused().is_none() && memory.top_modal_layer().is_none());
        view.goes_on_typing &= !answer.left;
        if view.typing != data.table.play.typing || view.goes_on_typing && free {
            view.typing = data.table.play.typing;
            field.request_focus();
        }
    }
    let hovered = answer.hovered.as_ref().map(|(number, _)| *number);
    if let Some((number, row)) = answer.hovered {
        let facts = view.question.preview(data.table, number, lang);
        let choice = question.choices.iter().find(|choice| choice.number == number);
        row.on_hover_ui(|ui| {
            for fact in facts.iter() {
                ui.label(format!("{}  {}", fact.words, fact.rule));
            }
            if let Some(choice) = choice {
                ui.weak(&choice.notation);
            }
        });
    }
    if hovered != view.pointed {
        view.pointed = hovered;
        let choice = question.choices.iter().find(|choice| Some(choice.number) == hovered);
        asked.push(LookCommand::Point(choice.map_or(Vec::new(), |choice| choice.ids.clone())));
    }
    if let Some(number) = answer.taken {
        view.filter.clear();
        view.pointed = None;
        view.goes_on_typing = answer.typed;
        asked.push(PlayCommand::Choose(number));
    }
}

/// What a thing is called; its id where it has no name.
fn name<'a>(question: &'a Question, id: &'a str) -> &'a str {
    question.names.get(id).map_or(id, String::as_str)
}

/// What chance is asked: it can fall by itself, or be entered.
fn chance_ui(ui: &mut Ui, question: &Question, lang: Lang, asked: &mut Asked) {
    if let Some(recorded) = &question.recorded {
        ui.label(fill(words::RECORDED, lang, &[("words", &recorded.words)]));
    }
    ui.horizontal_wrapped(|ui| {
        if question.luck == Luck::Generator && ui.button(words::LET_FALL.in_lang(lang)).clicked() {
            asked.push(PlayCommand::SettleByLuck);
        }
        if ui.button(words::ENTER_OUTCOME.in_lang(lang)).clicked() {
            asked.push(SettingsCommand::Open(DialogKind::Outcome));
        }
        if question.luck == Luck::Table {
            let unknown = ui.button(words::NOBODY_KNOWS.in_lang(lang));
            if unknown.on_hover_text(words::NOBODY_KNOWS_MORE.in_lang(lang)).clicked() {
                asked.push(PlayCommand::SettleByLuck);
            }
        }
    });
}

/// What can be done about what led here: taken back, corrected, tried with another outcome.
fn before_ui(ui: &mut Ui, table: &Table, lang: Lang, asked: &mut Asked) {
    let here = table.here();
    let Some(event) = table.review().event(here.event) else { return };
    let before = Position::after(here.line, here.event.saturating_sub(1));
    ui.horizontal_wrapped(|ui| {
        // In a hand the foot has it.
        if !is_dressed(ui.style()) && ui.button(words::TAKE_BACK.in_lang(lang)).clicked() {
            asked.push(PlayCommand::TakeBack);
        }
        if event.kind == EventKind::Chance
            && ui.button(words::ANOTHER_OUTCOME.in_lang(lang)).clicked()
        {
            asked.push(GoCommand::To(before));
            asked.push(SettingsCommand::Open(DialogKind::Outcome));
        }
        if ui.button(words::CORRECT_THIS.in_lang(lang)).clicked() {
            asked.push(GoCommand::To(before));
            asked.push(SettingsCommand::Open(DialogKind::Correct));
        }
    });
    ui.add_space(4.0);
}

#[cfg(test)]
mod tests;
