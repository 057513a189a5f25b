//! Two lines side by side from where they part: both tables, event by event, and what differs in
//! the state.

mod boards;
mod fields;
mod layout;
mod rows;

pub use boards::{TwoBoards, two_boards_ui};
pub use fields::fields_ui;

use crate::board::BoardView;
use crate::command::{Asked, GoCommand, LineCommand};
use crate::look;
use crate::model::{Shown, Side, SideBySide, Table};
use crate::words::{compare as words, fill};
use egui::{CentralPanel, Frame, Panel, RichText, Ui};
use kanso_engine::{Lang, SeatResult, Standing};
use kanso_replay::review::Position;
use layout::row_places;
use std::rc::Rc;

/// Least size of the panel at which two tables are shown unasked: smaller ones are hard to read.
const BOARDS_UNASKED: egui::Vec2 = egui::vec2(900.0, 560.0);
/// Least size of the panel at which there is room for two tables at all.
const BOARDS_MIN: egui::Vec2 = egui::vec2(300.0, 320.0);

/// What the panel keeps from frame to frame.
pub struct CompareView {
    /// The zoom of both tables.
    boards: [BoardView; 2],
    /// Whether the tables are shown; none: where there is room.
    with_boards: Option<bool>,
    /// True if the differing fields are shown.
    with_fields: bool,
    /// The row one stood on in the last frame: another one is scrolled to.
    row: Option<usize>,
}

impl Default for CompareView {
    fn default() -> Self {
        Self { boards: Default::default(), with_boards: None, with_fields: true, row: None }
    }
}

impl CompareView {
    /// Zooms and pans so that all of both pages is seen.
    pub fn fit(&mut self) {
        self.boards.iter_mut().for_each(BoardView::fit);
    }
}

/// Where one stands in both lines.
struct Stand {
    /// On which side.
    side: usize,
    /// The places that are compared.
    at: [Position; 2],
    /// How many rows have happened.
    row: usize,
    /// What both lines are called.
    names: [String; 2],
}

impl Stand {
    fn of(table: &mut Table, both: &SideBySide, lang: Lang) -> Self {
        let shown = table.at();
        let side = both.side_of(shown.line);
        let opposite = both.opposite(shown, table.until());
        let at = if side == 0 { [shown, opposite] } else { [opposite, shown] };
        let row = both.sides[side].row_of(shown.event);
        let names = [0, 1].map(|side| table.line_name(both.sides[side].line, lang));
        Self { side, at, row, names }
    }
}

/// Draws the panel.
pub fn compare_ui(
    ui: &mut Ui,
    table: &mut Table,
    (shown, motion): (&Rc<Shown>, bool),
    view: &mut CompareView,
    lang: Lang,
    asked: &mut Asked,
) {
    let Some(both) = table.compared_lines() else { return };
    let stand = Stand::of(table, &both, lang);
    let room = ui.available_size();
    let unasked = room.x >= BOARDS_UNASKED.x && room.y >= BOARDS_UNASKED.y;
    let mut boards = view.with_boards.unwrap_or(unasked);
    let plain = Frame::new().inner_margin(look::GAP_SMALL);
    Panel::top("compare-bar").frame(plain).show(ui, |ui| {
        let to_fork = table.until().is_none_or(|until| both.shared <= until);
        ui.horizontal_wrapped(|ui| {
            ui.strong(words::COMPARE.in_lang(lang));
            if ui.toggle_value(&mut boards, words::BOARDS.in_lang(lang)).changed() {
                view.with_boards = Some(boards);
            }
            ui.toggle_value(&mut view.with_fields, words::FIELDS.in_lang(lang));
            ui.separator();
            buttons_ui(ui, &both, to_fork, lang, asked);
            fork_ui(ui, table, &both, lang);
        });
    });
    if boards && room.x >= BOARDS_MIN.x && room.y >= BOARDS_MIN.y {
        let panel = Panel::top("compare-boards").resizable(true).default_size(room.y * 0.48);
        panel.size_range(120.0..=room.y * 0.75).frame(Frame::new()).show(ui, |ui| {
            let boards = table.compared_boards(stand.at, lang);
            let both = TwoBoards { boards: &boards, mine: stand.side, shown, motion };
            two_boards_ui(ui, table, &both, &mut view.boards, lang, asked);
        });
    }
    if view.with_fields {
        let panel = Panel::bottom("compare-fields").resizable(true).default_size(room.y * 0.22);
        panel.size_range(48.0..=room.y * 0.5).frame(plain).show(ui, |ui| {
            let [left, right] = stand.at;
            match table.differing(left, right) {
                Some(fields) => fields_ui(ui, &fields, lang),
                None => drop(ui.weak(words::ONLY_ALL.in_lang(lang))),
            }
        });
    }
    CentralPanel::default().frame(plain).show(ui, |ui| {
        heads_ui(ui, table, &both, &stand, lang, asked);
        ui.separator();
        rows::rows_ui(ui, table, &both, &stand, view, lang, asked);
    });
}

/// The ways to the fork and out of the comparison.
fn buttons_ui(ui: &mut Ui, both: &SideBySide, to_fork: bool, lang: Lang, asked: &mut Asked) {
    let fork = egui::Button::new(words::TO_FORK.in_lang(lang));
    if ui.add_enabled(to_fork, fork).clicked() {
        let line = both.sides[0].line;
        asked.push(GoCommand::To(Position::after(line, both.shared)));
    }
    if ui.button(words::CLOSE.in_lang(lang)).clicked() {
        asked.push(LineCommand::StopComparing);
    }
}

/// What both lines are called, how long they are and how they ended; a click shows one of them.
fn heads_ui(
    ui: &mut Ui,
    table: &Table,
    both: &SideBySide,
    stand: &Stand,
    lang: Lang,
    asked: &mut Asked,
) {
    let height = ui.spacing().interact_size.y;
    let (_, rect) = ui.allocate_space(egui::vec2(ui.available_width(), height));
    let places = row_places(rect);
    for (side, place) in places.sides.into_iter().enumerate() {
        let layout = egui::Layout::left_to_right(egui::Align::Center);
        let builder = egui::UiBuilder::new().max_rect(place).layout(layout).id_salt(("head", side));
        ui.scope_builder(builder, |ui| {
            ui.set_clip_rect(place.intersect(ui.clip_rect()));
            let text = if side == 0 { words::LEFT } else { words::RIGHT };
            let name = fill(text, lang, &[("name", &stand.names[side])]);
            let button = egui::Button::selectable(side == stand.side, RichText::new(name).strong());
            if ui.add(button.truncate()).clicked() && side != stand.side {
                asked.push(GoCommand::To(stand.at[side]));
            }
            if table.hindsight {
                ui.add(egui::Label::new(length(table, &both.sides[side], lang)).truncate());
            }
        });
    }
}

/// How long a line is, and how it ended.
fn length(table: &Table, side: &Side, lang: Lang) -> RichText {
    let len = table.review().number_for(side.line, side.len, table.eye);
    let mut text = fill(words::EVENTS, lang, &[("count", &len.to_string())]);
    if let Some(standing) = &side.standing {
        text = format!("{text} · {}", result(standing, table.review().names(), lang));
    }
    RichText::new(text).weak()
}

/// Who won.
fn result(standing: &Standing, names: &[String], lang: Lang) -> String {
    let with = |result: SeatResult| {
        let seats = standing.seats.iter().zip(names);
        seats.filter(move |(seat, _)| seat.result == result).map(|(_, name)| name.as_str())
    };
    let winners: Vec<_> = with(SeatResult::Win).collect();
    if !winners.is_empty() {
        let comma = if lang == Lang::Ja { "、" } else { ", " };
        return fill(words::WINS, lang, &[("who", &winners.join(comma))]);
    }
    let drawn = with(SeatResult::Draw).next().is_some();
    if drawn { words::DRAW.in_lang(lang) } else { words::NOBODY.in_lang(lang) }.to_owned()
}

/// Up to where both lines are the same.
fn fork_ui(ui: &mut Ui, table: &Table, both: &SideBySide, lang: Lang) {
    let until = table.until();
    let none = both.sides.iter().all(|side| side.rows(until) == 0);
    let text = if until.is_some_and(|until| both.shared >= until) {
        words::SAME_SO_FAR.in_lang(lang).to_owned()
    } else if none && table.hindsight {
        words::SAME_EVENTS.in_lang(lang).to_owned()
    } else if both.shared_number == 0 {
        words::SHARED_NONE.in_lang(lang).to_owned()
    } else {
        fill(words::SHARED, lang, &[("event", &both.shared_number.to_string())])
    };
    ui.weak(text);
}

#[cfg(test)]
mod tests;
