//! One phone that goes around: what only one player may know is asked behind a curtain, which that player
//! opens.

use super::TAP;
use crate::board::seat_sign;
use crate::command::{Asked, PlayCommand, SettingsCommand};
use crate::look::{self, Palette};
use crate::model::{Model, Table};
use crate::words::{fill, pocket as text};
use egui::{Button, CentralPanel, Frame, Panel, Response, RichText, Sense, Theme, Ui, vec2};
use kanso_engine::scene::Tone;
use kanso_engine::{Awaiting, Eye, Lang, Seat};
use kanso_replay::review::Position;
use std::path::PathBuf;
use std::time::Duration;

/// Seconds for which it is held until it opens.
const HOLD: f64 = 0.5;
/// Seconds in which nothing is touched until it closes by itself.
const QUIET: f64 = 20.0;
/// Letters of who is to look, and of what it is about.
const LETTERS: f32 = 26.0;
const ABOUT: f32 = 17.0;
/// Height of what is held, and its width at most, in points.
const HELD: f32 = 96.0;
const WIDE: f32 = 420.0;

/// A place of a game: the file, where one stands, and what was changed so far.
type Place = (Option<PathBuf>, Position, u64);

/// The curtain.
#[derive(Default)]
pub struct Curtain {
    /// Who opened it.
    open_for: Option<Seat>,
    /// Since when it is held, in seconds of the window.
    held: Option<f64>,
    /// When something was touched last.
    touched: f64,
    /// Who must look, at the place that was asked about last.
    known: Option<(Place, Option<Seat>)>,
}

/// What the phone shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Behind {
    /// The curtain, for this player.
    Drawn(Seat),
    /// The table, as this eye sees it.
    Seen(Eye),
}

impl Curtain {
    /// What the phone may show now.
    pub fn behind(&mut self, ui: &Ui, table: &Table, lang: Lang) -> Behind {
        let now = ui.input(|input| {
            if !input.events.is_empty() {
                self.touched = input.time;
            }
            input.time
        });
        let key = (table.path.clone(), table.here(), table.revision);
        let who = match &self.known {
            Some((known, who)) if *known == key => *who,
            _ => {
                let who = who(table, lang);
                self.known = Some((key, who));
                who
            }
        };
        // Nobody opens it for a bot.
        let who = who.filter(|_| table.bots_asked().is_none());
        let Some(seat) = who else {
            self.open_for = None;
            return Behind::Seen(Eye::Public);
        };
        if self.open_for.is_some() && now - self.touched > QUIET {
            self.open_for = None;
        }
        if self.open_for == Some(seat) {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(QUIET));
            return Behind::Seen(Eye::Seat(seat));
        }
        self.open_for = None;
        Behind::Drawn(seat)
    }

    /// Closes it.
    pub fn close(&mut self) {
        self.open_for = None;
    }
}

/// The player who alone is told what can be answered where a game goes on; none: everybody is, or nobody.
fn who(table: &Table, lang: Lang) -> Option<Seat> {
    if !table.at_open_end() {
        return None;
    }
    let review = table.review();
    let seats = (0..review.names().len()).map(Seat::at);
    match review.awaiting()? {
        Awaiting::Decision(asked) => {
            let all_told = !review.choices(lang, Eye::Public).is_empty();
            asked.iter().next().filter(|_| !all_told)
        }
        Awaiting::Chance(_) => {
            let all_told = !review.items(Eye::Public).is_empty();
            let mut told = seats.filter(|seat| !review.items(Eye::Seat(*seat)).is_empty());
            told.next().filter(|_| !all_told)
        }
        Awaiting::Over => None,
    }
}

/// Draws the curtain over the whole window: whom it waits for, what that one is asked as everybody may hear it,
/// and how it opens.
pub fn curtain_ui(
    ui: &mut Ui,
    (table, curtain): (&Table, &mut Curtain),
    seat: Seat,
    lang: Lang,
    asked: &mut Asked,
) {
    // Dark whatever the rest is: nobody takes it for the table.
    let palette = Palette::of(true);
    *ui.visuals_mut() = ui.ctx().style_of(Theme::Dark).visuals.clone();
    let name = &table.review().names()[seat.index()];
    let mut about = String::new();
    let told = table.review().say_prompt(lang, Eye::Public, &mut about);
    told.expect("a string takes every text");
    let tone = palette.tone(Tone::Seat(u8::from(seat)));
    let frame = Frame::new().fill(palette.panel).inner_margin(look::GAP_LARGE);
    Panel::bottom("curtain-foot").frame(frame).show(ui, |ui| {
        ui.horizontal(|ui| {
            let undo = Button::new(text::UNDO.in_lang(lang));
            if ui.add(undo.min_size(vec2(TAP * 2.0, TAP))).clicked() {
                asked.push(PlayCommand::TakeBack);
            }
            let around = Button::new(text::PASS_AROUND.in_lang(lang)).selected(true).truncate();
            if ui.add_sized(vec2(ui.available_width(), TAP), around).clicked() {
                asked.push(SettingsCommand::PassAround(false));
            }
        });
    });
    CentralPanel::default().frame(frame).show(ui, |ui| {
        let ink = palette.strong;
        ui.vertical_centered(|ui| {
            ui.add_space(ui.available_height() * 0.2);
            let (sign, _) = ui.allocate_exact_size(vec2(LETTERS, LETTERS), Sense::hover());
            seat_sign(ui, seat, sign.center());
            let text = fill(text::HAND_TO, lang, &[("name", name)]);
            ui.label(RichText::new(text).size(LETTERS).strong().color(ink));
            ui.label(RichText::new(text::HAND_TO_WHY.in_lang(lang)).size(ABOUT).color(ink));
            ui.add_space(look::GAP_LARGE);
            ui.label(RichText::new(&about).size(ABOUT).color(ink));
            ui.add_space(look::GAP_LARGE * 2.0);
            let wide = ui.available_width().min(WIDE);
            let hold = RichText::new(text::HOLD.in_lang(lang)).size(ABOUT).strong();
            let hold = Button::new(hold).min_size(vec2(wide, HELD)).stroke((3.0, tone.line));
            let hold = ui.add(hold);
            if curtain.is_held(ui, &hold) {
                curtain.open_for = Some(seat);
            }
            if table.review().may_be_unknown() {
                ui.add_space(look::GAP);
                let only = fill(text::ONLY_KNOWS, lang, &[("name", name)]);
                if ui.add(Button::new(only).min_size(vec2(wide, TAP * 1.4))).clicked() {
                    asked.push(PlayCommand::SettleByLuck);
                }
            }
        });
    });
}

impl Curtain {
    /// True if this was held for long enough, or pressed by who hears the window.
    fn is_held(&mut self, ui: &Ui, hold: &Response) -> bool {
        let now = ui.input(|input| input.time);
        if !hold.is_pointer_button_down_on() {
            self.held = None;
            return hold.clicked() && !ui.input(|input| input.pointer.any_released());
        }
        let since = *self.held.get_or_insert(now);
        ui.ctx().request_repaint();
        if now - since < HOLD {
            return false;
        }
        self.held = None;
        true
    }
}

/// A strip that says who looks, with what closes the curtain again.
pub fn open_ui(ui: &mut Ui, table: &Table, curtain: &mut Curtain, seat: Seat, lang: Lang) {
    Panel::top("curtain-open").exact_size(TAP + look::GAP_SMALL).show(ui, |ui| {
        ui.horizontal_centered(|ui| {
            let (sign, _) = ui.allocate_exact_size(vec2(20.0, 20.0), Sense::hover());
            seat_sign(ui, seat, sign.center());
            let name = &table.review().names()[seat.index()];
            let text = fill(text::LOOKS, lang, &[("name", name)]);
            let close = Button::new(text::CLOSE.in_lang(lang)).min_size(vec2(TAP * 2.0, TAP));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if ui.add(close).clicked() {
                    curtain.close();
                }
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    ui.add(egui::Label::new(RichText::new(text).strong()).truncate());
                });
            });
        });
    });
}

/// The eye that looks, where one phone goes around; none: the curtain is drawn, and nothing else is shown.
pub fn go_around(ui: &Ui, model: &mut Model, curtain: &mut Curtain) -> Option<Seat> {
    let lang = model.lang();
    let table = model.table.as_ref()?;
    let (eye, drawn) = match curtain.behind(ui, table, lang) {
        Behind::Drawn(seat) => (Eye::Public, Some(seat)),
        Behind::Seen(eye) => (eye, None),
    };
    if table.eye != eye {
        // Before anything of it is drawn.
        model.apply(crate::command::LookCommand::Eye(eye).into());
    }
    drawn
}

#[cfg(test)]
mod tests;
