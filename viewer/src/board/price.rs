//! Prices: what is paid, as signs with figures, on the board and beside buttons.

use super::paint::{Canvas, TEXT};
use crate::look::{paint_sign, palette};
use crate::model::Price;
use crate::words::{board as words, fill};
use egui::epaint::StrokeKind;
use egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Response, Role, Sense, Stroke, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};
use kanso_engine::Lang;
use kanso_engine::scene::Badge;

/// Letters of a price beside a button.
const LETTERS: f32 = 12.0;
/// Space between two signs, as a part of the height of letters.
const GAP: f32 = 0.35;

/// What a price says, in words.
pub fn paid(badges: &[Badge], lang: Lang) -> String {
    let parts: Vec<_> = badges.iter().map(|badge| badge.meaning.in_lang(lang)).collect();
    parts.join(if lang == Lang::Ja { "、" } else { ", " })
}

/// What a price on a thing says, in words: that it is a price, and whether one may pay more.
pub fn said(price: &Price, lang: Lang) -> String {
    let text = if price.varies { words::PAYS_FROM } else { words::PAYS };
    fill(text, lang, &[("price", &paid(&price.badges, lang))])
}

/// How wide a price is in letters of a size.
pub fn width(painter: &Painter, badges: &[Badge], size: f32, lang: Lang) -> f32 {
    let one = |badge: &Badge| match &badge.sign {
        Some(sign) => size * 1.25 + figure(painter, sign.figure.in_lang(lang), size).size().x,
        None => figure(painter, badge.text.in_lang(lang), size).size().x,
    };
    let gaps = badges.len().saturating_sub(1) as f32 * size * GAP;
    badges.iter().map(one).sum::<f32>() + gaps
}

fn figure(painter: &Painter, words: &str, size: f32) -> std::sync::Arc<egui::Galley> {
    painter.layout_no_wrap(words.to_owned(), FontId::proportional(size), Color32::PLACEHOLDER)
}

/// Paints a price from a place at the left on, in the middle of its height.
pub fn paint(painter: &Painter, from: Pos2, badges: &[Badge], size: f32, ink: Color32, lang: Lang) {
    let mut x = from.x;
    for badge in badges {
        let words = match &badge.sign {
            Some(sign) => {
                let side = size * 1.2;
                let square =
                    Rect::from_center_size(pos2(x + side / 2.0, from.y), Vec2::splat(side));
                paint_sign(painter, sign.icon, square, ink);
                x += size * 1.25;
                sign.figure.in_lang(lang)
            }
            None => badge.text.in_lang(lang),
        };
        let galley = figure(painter, words, size);
        let wide = galley.size().x;
        painter.galley(pos2(x, from.y - galley.size().y / 2.0), galley, ink);
        x += wide + size * GAP;
    }
}

/// Paints a price on a plate in the middle of a place of the board.
pub fn plate(canvas: &Canvas<'_>, middle: Pos2, price: &Price) {
    let size = canvas.letters(TEXT * 0.95);
    let wide = width(canvas.painter, &price.badges, size, canvas.lang);
    let more = if price.varies { size * 0.8 } else { 0.0 };
    let plate = Rect::from_center_size(middle, vec2(wide + more + size * 0.7, size * 1.5));
    let ink = canvas.palette.warning;
    canvas.painter.rect(
        plate,
        CornerRadius::same((size * 0.4) as u8),
        canvas.table.mat,
        Stroke::new(1.2, ink),
        StrokeKind::Inside,
    );
    let from = pos2(plate.left() + size * 0.35, middle.y);
    paint(canvas.painter, from, &price.badges, size, ink, canvas.lang);
    if price.varies {
        let at = Rect::from_center_size(plate.right_center() - vec2(size * 0.7, 0.0), Vec2::ZERO);
        let font = FontId::proportional(size);
        canvas.painter.text(at.center(), Align2::CENTER_CENTER, "…", font, ink);
    }
}

/// How wide a price beside a button is; 0 where nothing is paid.
pub fn beside(ui: &Ui, badges: &[Badge], lang: Lang) -> f32 {
    if badges.is_empty() { 0.0 } else { width(ui.painter(), badges, LETTERS, lang) + 4.0 }
}

/// Draws a price beside a button.
pub fn price_ui(ui: &mut Ui, badges: &[Badge], lang: Lang) -> Response {
    // 1. Size and place.
    let high = ui.spacing().interact_size.y.min(ui.available_height());
    let size = vec2(beside(ui, badges, lang), high);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    // 2. What is heard.
    let words = fill(words::PAYS, lang, &[("price", &paid(badges, lang))]);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &words));
    // 3. Signs.
    let ink = palette(ui.visuals()).warning;
    paint(ui.painter(), rect.left_center() + vec2(2.0, 0.0), badges, LETTERS, ink, lang);
    response.on_hover_text(words)
}
