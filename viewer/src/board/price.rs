//! Prices: what is paid, as signs with figures.

use crate::look::{Palette, paint_sign, palette};
use crate::model::Price;
use crate::words::{board as words, fill};
use egui::{Color32, FontId, Painter, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};
use kanso_engine::Lang;
use kanso_engine::scene::{Badge, Tone};
use kanso_replay::review::Choice;

/// Letters of a price beside a button.
const LETTERS: f32 = 12.0;
/// Free space beside it, on both sides together.
const PAD: f32 = 6.0;
/// Space between two signs, as a part of the height of letters.
const GAP: f32 = 0.35;

/// What a price says, in words.
pub fn paid(badges: &[Badge], lang: Lang) -> String {
    let parts: Vec<_> = badges.iter().map(|badge| badge.meaning.in_lang(lang)).collect();
    parts.join(if lang == Lang::Ja { "、" } else { ", " })
}

/// What a price on a thing says, in words: the ways to pay it, and whether there are others.
pub fn said(price: &Price, lang: Lang) -> String {
    let ways: Vec<_> = price.ways.iter().map(|way| paid(way, lang)).collect();
    let ways = ways.join(words::OR.in_lang(lang));
    let text = if price.more { words::PAYS_FROM } else { words::PAYS };
    fill(text, lang, &[("price", &ways)])
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

pub(super) fn figure(painter: &Painter, words: &str, size: f32) -> std::sync::Arc<egui::Galley> {
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

/// The mark of what a choice is worth.
fn worth(choice: &Choice) -> &[Badge] {
    choice.worth.as_ref().map_or(&[], |worth| std::slice::from_ref(&worth.badge))
}

/// The colour of what a choice is worth.
pub(super) fn ink_of(worth: &Badge, palette: &Palette) -> Color32 {
    if worth.tone == Tone::Good { palette.good } else { palette.faint }
}

/// How wide it is what a choice costs, how probable it is that it comes off and what it is worth, beside a
/// button; 0 where none of it is told.
pub fn beside(ui: &Ui, choice: &Choice, lang: Lang) -> f32 {
    let wide = |badges: &[Badge]| {
        if badges.is_empty() { 0.0 } else { width(ui.painter(), badges, LETTERS, lang) + PAD }
    };
    wide(&choice.price) + wide(choice.chance.as_slice()) + wide(worth(choice))
}

/// Draws what a choice costs, how probable it is that it comes off and what it is worth, beside its button;
/// nothing where none of it is told.
pub fn beside_ui(ui: &mut Ui, choice: &Choice, lang: Lang) {
    // 1. Size and place.
    let wide = beside(ui, choice, lang);
    if wide <= 0.0 {
        return;
    }
    let high = ui.spacing().interact_size.y.min(ui.available_height());
    let (rect, response) = ui.allocate_exact_size(vec2(wide, high), Sense::hover());
    // 2. What is heard.
    let price = Price { ways: vec![choice.price.clone()], more: false };
    let paid = (!choice.price.is_empty()).then(|| said(&price, lang));
    let chance = choice.chance.as_ref().map(|chance| chance.meaning.in_lang(lang).to_owned());
    let comma = if lang == Lang::Ja { "、" } else { ", " };
    let share = choice.worth.as_ref().map(|worth| worth.badge.meaning.in_lang(lang).to_owned());
    let words = paid.into_iter().chain(chance).chain(share).collect::<Vec<_>>().join(comma);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &words));
    // 3. Signs.
    let palette = palette(ui.visuals());
    let mut from = rect.left_center() + vec2(PAD / 2.0, 0.0);
    for (badges, ink) in [
        (&choice.price[..], palette.warning),
        (choice.chance.as_slice(), palette.ink),
        (
            worth(choice),
            choice.worth.as_ref().map_or(palette.ink, |at| ink_of(&at.badge, &palette)),
        ),
    ] {
        if !badges.is_empty() {
            paint(ui.painter(), from, badges, LETTERS, ink, lang);
            from.x += width(ui.painter(), badges, LETTERS, lang) + PAD;
        }
    }
    response.on_hover_text(words);
}
