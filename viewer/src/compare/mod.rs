//! Two lines side by side from where they part, or one over the other: both tables as large as they
//! can be, what differs in words, and on demand event by event and field by field.

mod boards;
mod fields;
mod layout;
mod rows;
mod told;

pub use boards::{TwoBoards, two_boards_ui};
pub use fields::fields_ui;

use crate::board::BoardView;
use crate::command::{Asked, Command, Flip, GoCommand, LineCommand};
use crate::keys::hint;
use crate::look;
use crate::model::{Shown, Side, SideBySide, Table, won};
use crate::words::{compare as words, fill, help};
use boards::one_board_ui;
use egui::{CentralPanel, Frame, Panel, RichText, Ui};
use kanso_engine::Lang;
use kanso_replay::review::Position;
use layout::halves;
use std::rc::Rc;

/// Least size of the panel at which there is room for two tables at all.
const BOARDS_MIN: egui::Vec2 = egui::vec2(300.0, 320.0);
/// Least size of the panel at which two tables beside each other can be read; in a smaller one both
/// are at one place.
const BESIDE_MIN: egui::Vec2 = egui::vec2(1000.0, 480.0);
/// A panel that is lower than this leaves its tables all the room it can, in points.
const LOW: f32 = 480.0;
/// Height of the differences in words in a low panel, in points: one row.
const WORDS_LOW: f32 = 32.0;
/// Height of the differences in words at first, in points.
const WORDS_HIGH: f32 = 74.0;

/// What the panel keeps from frame to frame.
pub struct CompareView {
    /// The zoom of both tables beside each other.
    boards: [BoardView; 2],
    /// The zoom of both at one place: that of one is that of the other.
    in_place: BoardView,
    /// True if the events of both lines are listed below the tables.
    with_events: bool,
    /// True if what differs is told in words.
    with_words: bool,
    /// True if the differing fields are shown, as the program has them.
    with_fields: bool,
    /// The row one stood on in the last frame: another one is scrolled to.
    row: Option<usize>,
}

impl Default for CompareView {
    fn default() -> Self {
        Self {
            boards: Default::default(),
            in_place: BoardView::default(),
            with_events: false,
            with_words: true,
            with_fields: false,
            row: None,
        }
    }
}

impl CompareView {
    /// Zooms and pans so that all of both pages is seen.
    pub fn fit(&mut self) {
        self.boards.iter_mut().for_each(BoardView::fit);
        self.in_place.fit();
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
        // How long a line is and how it ended stands behind its name.
        let names = [0, 1].map(|side| table.line_called(both.sides[side].line, lang));
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
    let is_low = room.y < LOW;
    let can_beside = room.x >= BESIDE_MIN.x && room.y >= BESIDE_MIN.y;
    let flipped = table.compared.and_then(|pair| pair.flipped);
    let flipped = flipped.or((!can_beside).then_some(stand.side));
    let plain = Frame::new().inner_margin(egui::Margin::symmetric(look::GAP_SMALL as i8, 2));
    Panel::top("compare-bar").frame(plain).show(ui, |ui| {
        let to_fork = table.until().is_none_or(|until| both.shared <= until);
        ui.horizontal_wrapped(|ui| {
            ui.strong(words::COMPARE.in_lang(lang));
            flip_ui(ui, flipped, can_beside, lang, asked);
            ui.separator();
            ui.toggle_value(&mut view.with_events, words::ROWS.in_lang(lang));
            ui.toggle_value(&mut view.with_words, words::DIFFERENT.in_lang(lang));
            let fields = ui.toggle_value(&mut view.with_fields, words::FIELDS.in_lang(lang));
            fields.on_hover_text(words::FIELDS_WHY.in_lang(lang));
            ui.separator();
            buttons_ui(ui, &both, to_fork, lang, asked);
            if !is_low {
                fork_ui(ui, table, &both, lang);
            }
        });
        heads_ui(ui, table, &both, (&stand, flipped), lang, asked);
    });
    let boards = table.compared_boards(stand.at, lang);
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
    if view.with_words {
        let (id, high) =
            if is_low { ("compare-words-low", WORDS_LOW) } else { ("compare-words", WORDS_HIGH) };
        let panel = Panel::bottom(id).resizable(true).default_size(high);
        let panel = panel.size_range(WORDS_LOW..=room.y * 0.5);
        panel.frame(plain).show(ui, |ui| {
            let told = table.told_differing(&boards, lang);
            told::told_ui(ui, &told, lang);
        });
    }
    let fits = room.x >= BOARDS_MIN.x && room.y >= BOARDS_MIN.y;
    if view.with_events && fits {
        let panel = Panel::bottom("compare-events").resizable(true).default_size(room.y * 0.25);
        panel.size_range(48.0..=room.y * 0.6).frame(plain).show(ui, |ui| {
            rows::rows_ui(ui, table, &both, &stand, view, lang, asked);
        });
    }
    CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
        let two = TwoBoards { boards: &boards, mine: stand.side, shown, motion };
        match flipped {
            _ if !fits => rows::rows_ui(ui, table, &both, &stand, view, lang, asked),
            Some(side) => {
                one_board_ui(ui, table, &two, side, &mut view.in_place, lang, asked);
            }
            None => two_boards_ui(ui, table, &two, &mut view.boards, lang, asked),
        }
    });
}

/// Whether both tables are beside each other or at one place.
fn flip_ui(ui: &mut Ui, flipped: Option<usize>, can_beside: bool, lang: Lang, asked: &mut Asked) {
    let beside = egui::Button::selectable(flipped.is_none(), words::BESIDE.in_lang(lang));
    let beside = ui.add_enabled(can_beside, beside);
    if beside.on_disabled_hover_text(words::NO_ROOM.in_lang(lang)).clicked() {
        asked.push(LineCommand::Flip(Flip::Beside));
    }
    let flip = ui.selectable_label(flipped.is_some(), words::FLIP.in_lang(lang));
    if flip.on_hover_text(hint(help::FLIP, lang)).clicked() {
        asked.push(LineCommand::Flip(Flip::Over));
    }
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
    (stand, flipped): (&Stand, Option<usize>),
    lang: Lang,
    asked: &mut Asked,
) {
    let height = ui.spacing().interact_size.y;
    let (_, rect) = ui.allocate_space(egui::vec2(ui.available_width(), height));
    for (side, place) in halves(rect, look::GAP).into_iter().enumerate() {
        let layout = egui::Layout::left_to_right(egui::Align::Center);
        let builder = egui::UiBuilder::new().max_rect(place).layout(layout).id_salt(("head", side));
        let seen = flipped.unwrap_or(stand.side);
        ui.scope_builder(builder, |ui| {
            ui.set_clip_rect(place.intersect(ui.clip_rect()));
            let text = if side == 0 { words::LEFT } else { words::RIGHT };
            let name = fill(text, lang, &[("name", &stand.names[side])]);
            let button = egui::Button::selectable(side == seen, RichText::new(name).strong());
            if ui.add(button.truncate()).clicked() && side != seen {
                asked.push(match flipped {
                    Some(_) => Command::from(LineCommand::Flip(Flip::Over)),
                    None => GoCommand::To(stand.at[side]).into(),
                });
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
        text = format!("{text} · {}", won(standing, table.review().names(), lang));
    }
    RichText::new(text).weak()
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
