//! The window on a phone or a tablet, held in a hand: one thing at a time, large enough for a thumb.
//!
//! Above stand the game and where one is, then the table with what is asked and what can be answered, then the
//! steps; the foot takes back, and leads to the record, to a note and to all the rest. The panels are those of
//! the large window.

mod curtain;

pub use curtain::{Curtain, curtain_ui, go_around, open_ui};

use crate::board::BAR_HIGH;
use crate::command::{
    Asked, DialogKind, FileCommand, GoCommand, LookCommand, PlayCommand, SettingsCommand, Tab,
    Unit, Way,
};
use crate::look;
use crate::model::{Access, Model, Table};
use crate::timeline::{Icon, paint_icon};
use crate::words::{self, fill, pocket as text, timeline};
use egui::{
    Align, Button, InnerResponse, Layout, Panel, Popup, PopupCloseBehavior, Rect, RichText, Role,
    ScrollArea, Sense, Style, TextStyle, Ui, Vec2, WidgetInfo, vec2,
};
use kanso_engine::scene::Page;
use kanso_engine::{Lang, Text};

/// Side of what is tapped, at least, in points.
pub const TAP: f32 = 44.0;
/// Width of a window from which the large one has room, in points.
const WIDE: f32 = 900.0;
/// Height from which it has, in points.
const HIGH: f32 = 560.0;
/// Height of the head and of the foot, in points.
const HEAD: f32 = 48.0;
const FOOT: f32 = 60.0;
/// Height of the steps and the foot, in points: what floats lies above them.
pub const BELOW: f32 = FOOT + TAP + look::GAP;
/// Part of the room that answers take below the table, and beside it.
const ANSWERS_BELOW: f32 = 0.46;
const ANSWERS_BESIDE: f32 = 0.42;
/// Most of it, in points.
const ANSWERS_WIDE: f32 = 380.0;
/// Letters of the head and of the foot, in points.
const LETTERS: f32 = 16.0;
const FOOT_LETTERS: f32 = 15.0;

/// True if a window of this size is one for a hand.
pub fn is_pocket(size: Vec2) -> bool {
    size.x < WIDE || size.y < HIGH
}

/// What is shown between head and foot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PocketPage {
    /// The table, and what can be answered.
    #[default]
    Table,
    /// One of the pages of the large window.
    Tab(Tab),
}

/// Everything for thumbs: buttons as high as they must be, letters that are read at arm's length.
pub fn dress(style: &mut Style) {
    style.spacing.interact_size = vec2(TAP, TAP);
    style.spacing.button_padding = vec2(12.0, 8.0);
    style.spacing.item_spacing = vec2(8.0, 8.0);
    style.spacing.icon_width = 22.0;
    for (kind, font) in &mut style.text_styles {
        if matches!(kind, TextStyle::Body | TextStyle::Button) {
            font.size = font.size.max(LETTERS);
        }
    }
}

/// True if everything is for thumbs.
pub fn is_dressed(style: &Style) -> bool {
    style.spacing.interact_size.y >= TAP
}

/// Things beside each other; for thumbs in as many rows as they need.
pub fn row<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    if is_dressed(ui.style()) { ui.horizontal_wrapped(add) } else { ui.horizontal(add) }
}

/// The head: the menu, the game and whose turn it is, and whether it is kept.
pub fn head_ui(
    ui: &mut Ui,
    model: &Model,
    menus: impl FnOnce(&mut Ui, &mut Asked),
    lang: Lang,
    asked: &mut Asked,
) {
    Panel::top("pocket-head").exact_size(HEAD).show(ui, |ui| {
        ui.horizontal_centered(|ui| {
            let button = ui.add(Button::new("☰").min_size(vec2(TAP, TAP)));
            button
                .widget_info(|| WidgetInfo::labeled(Role::Button, true, text::MENU.in_lang(lang)));
            let popup = Popup::menu(&button).close_behavior(PopupCloseBehavior::CloseOnClick);
            popup.show(|ui| ScrollArea::vertical().show(ui, |ui| menus(ui, asked)));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if let Some(table) = &model.table {
                    kept_ui(ui, table, model.kept, lang, asked);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let name = model.table.as_ref().map(|table| table.review().meta().name);
                    let name = name.map_or("Kansō", |name| name.in_lang(lang));
                    let label = egui::Label::new(RichText::new(name).size(LETTERS).strong());
                    ui.add(label.truncate());
                });
            });
        });
    });
}

/// Whether what is done is kept, or how it can be.
fn kept_ui(ui: &mut Ui, table: &Table, kept: Option<bool>, lang: Lang, asked: &mut Asked) {
    if let Access::Memory(_) = table.access {
        let words = words::toolbar::IN_MEMORY.in_lang(lang);
        if ui.button(format!("▲ {words}")).clicked() {
            asked.push(SettingsCommand::Open(DialogKind::SaveAs));
        }
    } else {
        mark_ui(ui, kept.unwrap_or(true), lang);
    }
}

/// The mark of what is kept.
pub fn mark_ui(ui: &mut Ui, kept: bool, lang: Lang) {
    let words = if kept { text::KEPT } else { text::KEEPING }.in_lang(lang);
    let mark = if kept { format!("✓ {words}") } else { words.to_owned() };
    ui.label(mark).on_hover_text(text::KEPT_WHY.in_lang(lang));
}

/// The steps: to the start, back, on, to the end; and where one is.
pub fn steps_ui(ui: &mut Ui, table: &mut Table, lang: Lang, asked: &mut Asked) {
    Panel::bottom("pocket-steps").exact_size(TAP + look::GAP).show(ui, |ui| {
        ui.horizontal_centered(|ui| {
            let wide = (ui.available_width() - 4.0 * look::GAP) / 5.0;
            let course = table.course();
            let at = course.number_at(table.here().event);
            let (number, count) = (at.to_string(), course.events.len().to_string());
            for (icon, name, command) in [
                (Icon::Start, timeline::TO_START, GoCommand::Start),
                (Icon::Back, timeline::PREVIOUS_EVENT, GoCommand::Step(Unit::Event, Way::Back)),
            ] {
                step_ui(ui, icon, name, wide, lang, || asked.push(command));
            }
            let place = if table.hindsight {
                fill(text::PLACE_OF, lang, &[("number", &number), ("count", &count)])
            } else {
                number
            };
            let place = Button::new(RichText::new(place).size(FOOT_LETTERS)).frame(false);
            if ui.add_sized([wide, TAP], place).clicked() {
                asked.push(SettingsCommand::Open(DialogKind::Address));
            }
            for (icon, name, command) in [
                (Icon::Forward, timeline::NEXT_EVENT, GoCommand::Step(Unit::Event, Way::Forward)),
                (Icon::End, timeline::TO_END, GoCommand::End),
            ] {
                step_ui(ui, icon, name, wide, lang, || asked.push(command));
            }
        });
    });
}

fn step_ui(ui: &mut Ui, icon: Icon, name: Text, wide: f32, lang: Lang, clicked: impl FnOnce()) {
    let (rect, response) = ui.allocate_exact_size(vec2(wide, TAP), Sense::click());
    let visuals = ui.style().interact(&response);
    ui.painter().rect(
        rect,
        look::ROUND,
        visuals.bg_fill,
        visuals.bg_stroke,
        egui::StrokeKind::Inside,
    );
    let inner = Rect::from_center_size(rect.center(), vec2(20.0, 20.0));
    paint_icon(ui.painter(), inner, icon, visuals.text_color());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name.in_lang(lang)));
    if response.clicked() {
        clicked();
    }
}

/// The foot: back, the record or the table, a note, and the rest.
pub fn foot_ui(
    ui: &mut Ui,
    (page, pages): (&mut PocketPage, &[Page]),
    passed_around: bool,
    lang: Lang,
    asked: &mut Asked,
) {
    Panel::bottom("pocket-foot").exact_size(FOOT).show(ui, |ui| {
        ui.horizontal_centered(|ui| {
            let wide = (ui.available_width() - 3.0 * look::GAP) / 4.0;
            let button = |words: Text| {
                let words = RichText::new(words.in_lang(lang)).size(FOOT_LETTERS);
                Button::new(words).min_size(vec2(wide, TAP))
            };
            if ui.add(button(text::UNDO)).clicked() {
                asked.push(PlayCommand::TakeBack);
                *page = PocketPage::Table;
            }
            let (words, other) = match page {
                PocketPage::Table => (text::RECORD, PocketPage::Tab(Tab::Game)),
                PocketPage::Tab(_) => (text::TABLE, PocketPage::Table),
            };
            if ui.add(button(words)).clicked() {
                *page = other;
            }
            if ui.add(button(text::NOTE)).clicked() {
                asked.push(SettingsCommand::Open(DialogKind::Note));
            }
            let more = ui.add(button(text::MORE));
            let popup = Popup::menu(&more).close_behavior(PopupCloseBehavior::CloseOnClick);
            popup.show(|ui| {
                for (words, tab) in [
                    (words::happened::TAB_HAPPENED, Tab::Happened),
                    (words::insight::TAB_INSIGHT, Tab::Insight),
                    (words::notes::TAB_NOTES, Tab::Notes),
                    (words::find::TAB_FIND, Tab::Find),
                ] {
                    if ui.button(words.in_lang(lang)).clicked() {
                        *page = PocketPage::Tab(tab);
                        asked.push(LookCommand::Tab(tab));
                    }
                }
                ui.separator();
                let around = Button::new(text::PASS_AROUND.in_lang(lang)).selected(passed_around);
                let around = ui.add(around).on_hover_text(text::PASS_AROUND_WHY.in_lang(lang));
                if around.clicked() {
                    asked.push(SettingsCommand::PassAround(!passed_around));
                }
                // The pages of the table, where it has several.
                for of in pages.iter().filter(|_| pages.len() > 1) {
                    if ui.button(of.name.in_lang(lang)).clicked() {
                        *page = PocketPage::Table;
                        asked.push(LookCommand::Page(of.id.clone()));
                    }
                }
                if ui.button(words::export::MENU_LINK.in_lang(lang)).clicked() {
                    asked.push(LookCommand::CopyLink);
                }
                if ui.button(words::toolbar::GAMES.in_lang(lang)).clicked() {
                    asked.push(FileCommand::Close);
                }
            });
        });
    });
}

/// The table and the answers: below each other, or beside each other where it is wider than high.
pub fn parts(ui: &Ui) -> (bool, f32) {
    let room = ui.available_size();
    if room.x > room.y {
        (true, (room.x * ANSWERS_BESIDE).min(ANSWERS_WIDE))
    } else {
        (false, ((room.y - BAR_HIGH) * ANSWERS_BELOW).max(2.0 * TAP))
    }
}

#[cfg(test)]
mod evening;
#[cfg(test)]
mod tests;
