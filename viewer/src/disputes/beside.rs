//! What was played at the left, another course of the game at the right, gone through together.

use super::details::details_ui;
use super::event::claimants;
use super::side_words;
use crate::board::BoardView;
use crate::command::{Asked, DisputeCommand, GoCommand};
use crate::compare::{TwoBoards, fields_ui, two_boards_ui};
use crate::look;
use crate::model::{Beside, OtherSide, Shown, Subject, Table};
use crate::words::{compare, dispute as words, fill};
use egui::{CentralPanel, Frame, Panel, RichText, ScrollArea, Ui};
use kanso_engine::Lang;
use kanso_replay::review::Position;
use kanso_replay::under::Class;
use std::rc::Rc;

/// Least size of the panel at which there is room for two tables.
const BOARDS_MIN: egui::Vec2 = egui::vec2(300.0, 320.0);

/// What the panel keeps from frame to frame.
pub struct BesideView {
    /// The zoom of both tables.
    boards: [BoardView; 2],
    /// True if the tables are shown.
    with_boards: bool,
    /// True if the differing fields are shown.
    with_fields: bool,
}

impl Default for BesideView {
    fn default() -> Self {
        Self { boards: Default::default(), with_boards: true, with_fields: false }
    }
}

impl BesideView {
    /// Zooms and pans so that all of both pages is seen.
    pub fn fit(&mut self) {
        self.boards.iter_mut().for_each(BoardView::fit);
    }
}

/// Draws the panel.
pub fn beside_ui(
    ui: &mut Ui,
    table: &mut Table,
    (shown, motion): (&Rc<Shown>, bool),
    view: &mut BesideView,
    lang: Lang,
    asked: &mut Asked,
) {
    let boards = table.boards_beside(lang);
    let fields = if view.with_fields { table.differing_beside() } else { None };
    let plain = Frame::new().inner_margin(look::GAP_SMALL);
    let room = ui.available_size();
    let Some(beside) = &table.disputes.beside else {
        ui.horizontal(|ui| {
            ui.label(words::MAKING.in_lang(lang));
            if ui.button(words::CLOSE.in_lang(lang)).clicked() {
                asked.push(DisputeCommand::Close);
            }
        });
        return;
    };
    Panel::top("beside-bar").frame(plain).show(ui, |ui| {
        bar_ui(ui, table, beside, view, lang, asked);
        heads_ui(ui, table, beside, lang);
    });
    if let Some(boards) = boards.filter(|_| view.with_boards)
        && room.x >= BOARDS_MIN.x
        && room.y >= BOARDS_MIN.y
    {
        let panel = Panel::top("beside-boards").resizable(true).default_size(room.y * 0.52);
        panel.size_range(120.0..=room.y * 0.75).frame(Frame::new()).show(ui, |ui| {
            let both = TwoBoards { boards: &boards, mine: 0, shown, motion };
            two_boards_ui(ui, table, &both, &mut view.boards, lang, asked);
        });
    }
    if let Some(fields) = fields {
        let panel = Panel::bottom("beside-fields").resizable(true).default_size(room.y * 0.2);
        panel.size_range(48.0..=room.y * 0.5).frame(plain).show(ui, |ui| {
            fields_ui(ui, &fields, lang);
        });
    }
    CentralPanel::default().frame(plain).show(ui, |ui| {
        let Some(beside) = &table.disputes.beside else { return };
        ScrollArea::vertical().id_salt("beside-details").auto_shrink(false).show(ui, |ui| {
            details_ui(ui, table, beside, lang, asked);
        });
    });
}

/// Which course is shown, and the ways to the difference and out of here.
fn bar_ui(
    ui: &mut Ui,
    table: &Table,
    beside: &Beside,
    view: &mut BesideView,
    lang: Lang,
    asked: &mut Asked,
) {
    ui.horizontal_wrapped(|ui| {
        ui.strong(words::SIDE_BY_SIDE.in_lang(lang));
        ui.toggle_value(&mut view.with_boards, compare::BOARDS.in_lang(lang));
        let fields = ui.toggle_value(&mut view.with_fields, compare::FIELDS.in_lang(lang));
        fields.on_hover_text(compare::FIELDS_WHY.in_lang(lang));
        ui.separator();
        if let Some(to) = beside.courses.first_difference() {
            let text = match beside.courses.subject {
                Subject::Dispute(_) => words::TO_CONTESTED,
                Subject::Reading { .. } => words::TO_FIRST,
            };
            if ui.button(text.in_lang(lang)).clicked() {
                asked.push(GoCommand::To(to));
            }
        }
        if ui.button(words::CLOSE.in_lang(lang)).clicked() {
            asked.push(DisputeCommand::Close);
        }
        if table.disputes.is_making() {
            ui.weak(words::MAKING.in_lang(lang));
        }
    });
    let others = beside.courses.sides.iter().enumerate().skip(1);
    if others.len() > 1 {
        ui.horizontal_wrapped(|ui| {
            ui.weak(words::COURSE.in_lang(lang));
            for (at, side) in others {
                let name = side_words(side, beside.courses.info.as_ref(), table, lang);
                if ui.selectable_label(at == beside.chosen, name).clicked() {
                    asked.push(DisputeCommand::Side(at));
                }
            }
        });
    }
    let same = beside.other().is_some_and(|side| {
        let compared = side.compared.as_ref();
        compared.is_some_and(|compared| compared.class() == Class::Same)
            && side.answered == beside.played().answered
    });
    if same {
        ui.label(words::SAME_GAME.in_lang(lang));
    }
    if beside.other().is_none() {
        ui.label(words::NO_OTHER.in_lang(lang));
    } else if table.at().line != beside.courses.line {
        ui.horizontal_wrapped(|ui| {
            ui.label(words::OTHER_LINE.in_lang(lang));
            if ui.button(words::BACK_TO_LINE.in_lang(lang)).clicked() {
                let event = beside.courses.event.unwrap_or(0);
                asked.push(GoCommand::To(Position::after(beside.courses.line, event)));
            }
        });
    }
}

/// What both courses are called, who claims them, and where they stand.
fn heads_ui(ui: &mut Ui, table: &Table, beside: &Beside, lang: Lang) {
    let at = table.at();
    let here = |side: &OtherSide, at: Position| {
        let count = side.side.review.len(at.line).unwrap_or(0);
        let places = [("event", &*at.event.to_string()), ("count", &*count.to_string())];
        let mut text = fill(words::AT_EVENT, lang, &places);
        let stops = side.side.refit.as_ref().and_then(|refit| refit.stopped.as_ref());
        if stops.is_some() && at.event == count {
            text = format!("{text} · {}", words::STOPS_AT.in_lang(lang));
        }
        text
    };
    let left = (at.line == beside.courses.line).then(|| here(beside.played(), at));
    let right = beside.other().zip(beside.opposite(at)).map(|(side, at)| here(side, at));
    let sides = [(Some(beside.played()), left), (beside.other(), right)];
    ui.columns(2, |columns| {
        for (ui, (side, place)) in columns.iter_mut().zip(sides) {
            let Some(side) = side else { continue };
            let info = beside.courses.info.as_ref();
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(side_words(side, info, table, lang)).strong());
            });
            ui.horizontal_wrapped(|ui| {
                if let Some(place) = place {
                    ui.weak(place);
                }
                if let Some(info) = info {
                    let names = claimants(info, &side.side.claims, table.review().names());
                    if !names.is_empty() {
                        let comma = if lang == Lang::Ja { "、" } else { ", " };
                        let names = names.join(comma);
                        ui.weak(fill(words::AGREES, lang, &[("names", &names)]));
                    }
                }
            });
        }
    });
}
