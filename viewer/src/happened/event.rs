//! The event itself: who decided or what fell, how probable it was, where it comes from.

use super::HappenedData;
use crate::command::{Asked, GoCommand, NoteCommand};
use crate::look;
use crate::model::EventShown;
use crate::words::{self, happened as texts};
use egui::{Frame, Margin, RichText, TextStyle, Ui};
use kanso_engine::scene::Tone;
use kanso_engine::{Eye, Marks, Seat};
use kanso_replay::log::record::Glyph;
use kanso_replay::review::{EventKind, Origin, Position};
use kanso_replay::tell;

/// Draws what the event is.
pub(super) fn event_ui(
    ui: &mut Ui,
    event: &EventShown,
    data: &HappenedData<'_>,
    asked: &mut Asked,
) {
    let lang = data.lang;
    ui.weak(place_words(event, data));
    ui.horizontal_wrapped(|ui| {
        if data.shown.at.beat == Some(0) {
            chip_ui(ui, texts::ABOUT_TO.in_lang(lang), "");
        }
        match event.info.kind {
            EventKind::Decision(seats) => {
                for seat in seats.iter() {
                    seat_ui(ui, seat, &data.table.review().names()[seat.index()]);
                }
            }
            EventKind::Chance => {
                ui.strong(texts::CHANCE.in_lang(lang));
            }
        }
        if let Some(odds) = &event.odds {
            chip_ui(ui, &tell::odds_to_read(lang, odds), texts::ODDS.in_lang(lang));
        }
        origin_ui(ui, event, data);
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&event.words).text_style(TextStyle::Heading));
        if let Some(glyph) = glyph(event, data) {
            let sign = RichText::new(glyph.sign()).text_style(TextStyle::Heading).strong();
            ui.label(sign).on_hover_text(glyph.words().in_lang(lang));
        }
    });
    glyphs_ui(ui, event, data, asked);
    beats_ui(ui, event, data, asked);
}

/// Where in the game it happened: its number, the round, whose turn it was.
fn place_words(event: &EventShown, data: &HappenedData<'_>) -> String {
    let lang = data.lang;
    let Marks { round, turn, .. } = event.info.marks;
    let mut parts = vec![words::fill(texts::EVENT, lang, &[("number", &event.number.to_string())])];
    let name = data.table.review().round_name();
    parts.extend(tell::round(lang, name, round).map(|round| round.to_lowercase()));
    if let Some(seat) = turn.and_then(|turn| turn.of) {
        let name = &data.table.review().names()[seat.index()];
        parts.push(words::fill(texts::TURN, lang, &[("name", name)]));
    }
    parts.join("  ·  ")
}

/// The name of a seat with the shape and colour that it has everywhere.
pub(super) fn seat_ui(ui: &mut Ui, seat: Seat, name: &str) {
    let tone = look::palette(ui.visuals()).tone(Tone::Seat(seat.index() as u8));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.label(RichText::new(tone.mark).color(tone.line));
        ui.strong(name);
    });
}

/// What somebody thinks of the decision, for the eye that may know what was thought with hindsight.
fn glyph(event: &EventShown, data: &HappenedData<'_>) -> Option<Glyph> {
    event.info.glyph.filter(|_| data.table.eye == Eye::All)
}

/// The signs by which a decision is judged; the one that stands is taken away by a second click.
fn glyphs_ui(ui: &mut Ui, event: &EventShown, data: &HappenedData<'_>, asked: &mut Asked) {
    let is_decision = matches!(event.info.kind, EventKind::Decision(_));
    let writable = data.table.review().read_only().is_none();
    let here = !data.shown.preview && data.shown.at.beat.is_none();
    if !is_decision || !writable || !here || data.table.eye != Eye::All {
        return;
    }
    let now = event.info.glyph;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        for offered in Glyph::ALL {
            let meaning = offered.words().in_lang(data.lang);
            let name = words::fill(texts::JUDGE, data.lang, &[("meaning", meaning)]);
            let sign = RichText::new(offered.sign()).small();
            let button = ui.selectable_label(now == Some(offered), sign);
            if button.accessible_name(&name).on_hover_text(&name).clicked() {
                asked.push(NoteCommand::Glyph((now != Some(offered)).then_some(offered)));
            }
        }
    });
}

/// A short remark in a frame of its own, with what it means.
fn chip_ui(ui: &mut Ui, text: &str, meaning: &str) {
    let stroke = ui.visuals().widgets.noninteractive.bg_stroke;
    let frame = Frame::new().stroke(stroke).corner_radius(8).inner_margin(Margin::symmetric(6, 1));
    let response = frame.show(ui, |ui| ui.small(text)).inner;
    if !meaning.is_empty() {
        response.on_hover_text(meaning);
    }
}

/// Where an event comes from that was not simply played here.
fn origin_ui(ui: &mut Ui, event: &EventShown, data: &HappenedData<'_>) {
    let lang = data.lang;
    match event.info.origin {
        Origin::Own => {}
        Origin::Kept { line, event } => {
            let review = data.table.review();
            let lines = review.lines();
            let name = lines.iter().find(|info| info.id == line).map_or("", |info| &info.name);
            let number = review.number_for(line, event + 1, data.table.eye);
            let text = words::fill(texts::KEPT, lang, &[("line", name)]);
            let why = words::fill(texts::KEPT_WHY, lang, &[("number", &number.to_string())]);
            chip_ui(ui, &text, &why);
        }
        Origin::Entered => {
            chip_ui(ui, texts::ENTERED.in_lang(lang), texts::ENTERED_WHY.in_lang(lang));
        }
        Origin::Filled => {
            chip_ui(ui, texts::FILLED.in_lang(lang), texts::FILLED_WHY.in_lang(lang));
        }
    }
    if event.info.assumed {
        chip_ui(ui, texts::ASSUMED.in_lang(lang), texts::ASSUMED_WHY.in_lang(lang));
    }
}

/// How far within the event one stands, and the way to its end.
fn beats_ui(ui: &mut Ui, event: &EventShown, data: &HappenedData<'_>, asked: &mut Asked) {
    let Some(beat) = data.shown.at.beat else { return };
    let told = event.beats.iter().rfind(|told| told.beat <= beat).map_or(0, |told| told.number);
    ui.horizontal_wrapped(|ui| {
        let step = told.to_string();
        ui.label(if data.table.hindsight {
            let steps = event.beats.len().to_string();
            words::fill(texts::STEP_OF, data.lang, &[("step", &step), ("steps", &steps)])
        } else {
            words::fill(texts::STEP, data.lang, &[("step", &step)])
        });
        if ui.button(texts::WHOLE.in_lang(data.lang)).clicked() {
            let Position { line, event, .. } = data.shown.at;
            asked.push(GoCommand::To(Position::after(line, event)));
        }
    });
}
