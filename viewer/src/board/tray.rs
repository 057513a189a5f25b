//! The dice tray: the faces of the throw that is shown with what they came to, those of an earlier one
//! fainter and with whose they were and when they fell, and blank ones while dice are to fall.

use super::{BoardData, NEXT_LETTERS, SIGN, seat_sign};
use crate::command::{Asked, GoCommand};
use crate::look::{Palette, paint_sign, palette};
use crate::moves::pips;
use crate::words::{board as words, fill};
use egui::epaint::StrokeKind;
use egui::{
    Align2, Color32, CursorIcon, FontId, Painter, Pos2, Rect, Role, Sense, Stroke, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};
use kanso_engine::scene::{Die, Throw, Tone};
use kanso_engine::{Awaiting, ChanceKind, Lang};
use kanso_replay::review::{Position, Thrown};

/// Side of a die.
const SIDE: f32 = 22.0;
/// Free space between two dice.
const GAP: f32 = 4.0;
/// Free space between the dice and what they came to.
const APART: f32 = 8.0;
/// Letters of what they came to.
const LETTERS: f32 = NEXT_LETTERS * 0.93;

/// How solid dice are that fell before what is shown.
const EARLIER: f32 = 0.55;

/// What lies in the tray.
enum Tray<'a> {
    /// So many dice that are to fall.
    Blank(u8),
    /// What fell in the event that is shown.
    Now(&'a Thrown),
    /// What fell before it.
    Earlier(&'a Thrown),
}

impl<'a> Tray<'a> {
    fn of(data: &BoardData<'a>) -> Option<Self> {
        let shown = data.shown;
        if let Some(Awaiting::Chance(chance)) = shown.awaiting
            && let ChanceKind::Roll { dice, .. } = chance.kind
        {
            return Some(Self::Blank(dice));
        }
        let thrown = shown.thrown.as_ref()?;
        let now = shown.at.event == thrown.event;
        Some(if now { Self::Now(thrown) } else { Self::Earlier(thrown) })
    }
}

/// How wide the tray is where what mattered is said, and where it is not; none where it is empty.
pub fn widths(ui: &Ui, data: &BoardData<'_>, lang: Lang) -> Option<[f32; 2]> {
    Some(match Tray::of(data)? {
        Tray::Blank(dice) => [dice_wide(usize::from(dice)); 2],
        Tray::Now(thrown) => {
            let dice = dice_wide(thrown.throw.dice.len());
            let said = galley(ui.painter(), thrown.throw.told.in_lang(lang)).size().x;
            [if said > 0.0 { dice + APART + said } else { dice }, dice]
        }
        Tray::Earlier(thrown) => {
            [head_wide(ui.painter(), thrown, lang) + dice_wide(thrown.throw.dice.len()); 2]
        }
    })
}

fn dice_wide(count: usize) -> f32 {
    let count = count as f32;
    count * SIDE + (count - 1.0).max(0.0) * GAP
}

/// Which event a throw was.
fn head(thrown: &Thrown, lang: Lang) -> String {
    fill(words::THROWN_AT, lang, &[("event", &thrown.number.to_string())])
}

/// How wide it is whose a throw was, and when it fell.
fn head_wide(painter: &Painter, thrown: &Thrown, lang: Lang) -> f32 {
    let sign = if thrown.by.is_some() { SIGN * 2.0 + GAP } else { 0.0 };
    sign + galley(painter, &head(thrown, lang)).size().x + APART
}

fn galley(painter: &Painter, words: &str) -> std::sync::Arc<egui::Galley> {
    let font = FontId::proportional(LETTERS);
    painter.layout_no_wrap(words.to_owned(), font, Color32::PLACEHOLDER)
}

/// Draws the tray; with what mattered where there is room for it.
pub fn tray_ui(ui: &mut Ui, data: &BoardData<'_>, told: bool, lang: Lang, asked: &mut Asked) {
    match Tray::of(data) {
        None => {}
        Some(Tray::Blank(dice)) => blank_ui(ui, dice, lang),
        Some(Tray::Now(thrown)) => thrown_ui(ui, data, (thrown, true), told, lang, asked),
        Some(Tray::Earlier(thrown)) => thrown_ui(ui, data, (thrown, false), told, lang, asked),
    }
}

/// Draws dice without faces.
fn blank_ui(ui: &mut Ui, dice: u8, lang: Lang) {
    let size = vec2(dice_wide(usize::from(dice)), SIDE);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let name = fill(words::TO_FALL, lang, &[("count", &dice.to_string())]);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let palette = palette(ui.visuals());
    let edge = Stroke::new(1.6, palette.faint);
    let mut left = rect.left();
    for _ in 0..dice {
        let square = Rect::from_min_size(pos2(left, rect.top()), Vec2::splat(SIDE));
        ui.painter().rect(square.shrink(0.5), 4.5, palette.field, edge, StrokeKind::Inside);
        left += SIDE + GAP;
    }
    response.on_hover_text(name);
}

/// Draws dice that fell, in the event that is shown or before it.
fn thrown_ui(
    ui: &mut Ui,
    data: &BoardData<'_>,
    (thrown, now): (&Thrown, bool),
    told: bool,
    lang: Lang,
    asked: &mut Asked,
) {
    let throw = &thrown.throw;
    // 1. Size and place.
    let Some([wide, dice]) = widths(ui, data, lang) else { return };
    let size = vec2(if told { wide } else { dice }, SIDE);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    // 2. What is heard, and where a click goes.
    let name = said(throw, lang);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let there = Position::after(data.shown.at.line, thrown.event);
    if response.clicked() {
        asked.push(GoCommand::To(there));
    }
    // 3. Whose it was and when, of an earlier one; the dice; then what mattered of one that is shown.
    let palette = palette(ui.visuals());
    let solid = if now { 1.0 } else { EARLIER };
    let painter = ui.painter();
    let mut left = rect.left();
    if !now {
        if let Some(seat) = thrown.by {
            seat_sign(ui, seat, pos2(left + SIGN, rect.center().y));
            left += SIGN * 2.0 + GAP;
        }
        let number = galley(painter, &head(thrown, lang));
        let at = pos2(left, rect.center().y - number.size().y / 2.0);
        painter.galley(at, number, palette.faint);
        left = rect.left() + head_wide(painter, thrown, lang);
    }
    for die in &throw.dice {
        let square =
            Rect::from_min_size(pos2(left, rect.center().y - SIDE / 2.0), Vec2::splat(SIDE));
        die_face(painter, &palette, square, die, throw.tone, solid);
        left += SIDE + GAP;
    }
    if told && now {
        let ink = tone_ink(&palette, throw.tone);
        let words = galley(painter, throw.told.in_lang(lang));
        let at = pos2(left - GAP + APART, rect.center().y - words.size().y / 2.0);
        painter.galley(at, words, ink);
    }
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_ui(|ui| {
        ui.label(&name);
        ui.weak(words::THROWN_GO.in_lang(lang));
    });
}

/// The faces and what they came to, in words.
fn said(throw: &Throw, lang: Lang) -> String {
    let face = |die: &Die| {
        let face = die.face.meaning.in_lang(lang);
        if die.counts == Some(true) {
            fill(words::COUNTED, lang, &[("face", face)])
        } else {
            face.to_owned()
        }
    };
    let faces: Vec<_> = throw.dice.iter().map(face).collect();
    let comma = if lang == Lang::Ja { "、" } else { ", " };
    let dice = fill(words::THROWN, lang, &[("faces", &faces.join(comma))]);
    match throw.told.in_lang(lang) {
        "" => dice,
        told => format!("{dice}. {told}"),
    }
}

fn tone_ink(palette: &Palette, tone: Tone) -> Color32 {
    match tone {
        Tone::Good => palette.good,
        Tone::Bad => palette.error,
        Tone::Warning => palette.warning,
        _ => palette.ink,
    }
}

/// Paints a die: its sign, its pips or its number; one that counted has a bar below it, one that did
/// not is fainter.
fn die_face(painter: &Painter, palette: &Palette, square: Rect, die: &Die, tone: Tone, solid: f32) {
    let solid = if die.counts == Some(false) { solid * 0.55 } else { solid };
    let edge = match die.counts {
        Some(true) => palette.good,
        Some(false) => palette.line,
        None => tone_ink(palette, tone),
    };
    let edge = Stroke::new(1.6, edge.gamma_multiply(solid));
    painter.rect(square.shrink(0.5), 4.5, palette.field, edge, StrokeKind::Inside);
    let ink = palette.tone(die.face.tone).line;
    let ink = if die.face.tone == Tone::Plain { palette.strong } else { ink }.gamma_multiply(solid);
    if let Some(sign) = &die.face.sign {
        return paint_sign(painter, sign.icon, square.shrink(3.0), ink);
    }
    let text = die.face.text.en.as_ref();
    let spots = text.parse().map_or(&[][..], pips);
    for (x, y) in spots {
        let at: Pos2 = square.center() + vec2(*x, *y) * (SIDE / 2.0 * 0.92);
        painter.circle_filled(at, SIDE * 0.085, ink);
    }
    if spots.is_empty() {
        let font = FontId::proportional(LETTERS);
        painter.text(square.center(), Align2::CENTER_CENTER, text, font, ink);
    }
}
