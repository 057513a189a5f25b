//! What is selected, large and in one place: the card or piece with all there is to say about it.

use super::fan;
use super::hover::hover_ui;
use super::pen::ScreenPen;
use crate::command::{Asked, PlayCommand};
use crate::look::{self, palette};
use crate::model::Shown;
use crate::words::board as words;
use egui::{Align, Button, Layout, Rect, Role, ScrollArea, Sense, Ui, Vec2, WidgetInfo, vec2};
use kanso_engine::Lang;
use kanso_engine::scene::{Look, Page, Token};
use kanso_table::layout::{Form, Thing};
use kanso_table::paint::{Canvas, token};
use std::borrow::Cow;

/// A card as it is painted, in points: below the width from which its words are on it, as they stand
/// beside it.
const CARD: Vec2 = vec2(88.0, 114.0);
/// A figure on a board.
const FIGURE: Vec2 = vec2(88.0, 88.0);
/// Height of what is pinned.
pub const PINNED_HIGH: f32 = 168.0;

/// The page and the thing on it that is selected, if it is on the page that is shown; of a card of a pile
/// a page with that alone.
pub fn pinned<'a>(
    shown: &'a Shown,
    page: Option<&str>,
    selected: Option<&str>,
) -> Option<(Cow<'a, Page>, Thing)> {
    let pages = &shown.scene.pages;
    let page = pages.get(super::page_shown(pages, page))?;
    let selected = selected?;
    let Some(thing) = Thing::find(page, selected) else {
        let opened = fan::opened(page, fan::chosen(page, Some(selected))?);
        let thing = Thing::find(&opened, selected)?;
        return Some((Cow::Owned(opened), thing));
    };
    // The name of an area says nothing more.
    (!matches!(thing, Thing::Region(_))).then_some((Cow::Borrowed(page), thing))
}

/// Draws what is selected.
pub fn pinned_ui(
    ui: &mut Ui,
    (page, thing): (&Page, Thing),
    shown: &Shown,
    lang: Lang,
    asked: &mut Asked,
) {
    ui.set_min_size(ui.available_size());
    ui.add_space(look::GAP_SMALL);
    ui.horizontal_top(|ui| {
        if let Some(of) = thing.token(page) {
            picture_ui(ui, of, thing.count(page), lang);
        }
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let close = Button::new("✕").frame(false).small();
            if ui.add(close).on_hover_text(words::UNPIN.in_lang(lang)).clicked() {
                asked.push(PlayCommand::Select(None));
            }
            ScrollArea::vertical().id_salt("pinned").auto_shrink(false).show(ui, |ui| {
                ui.with_layout(Layout::top_down(Align::Min), |ui| {
                    let palette = palette(ui.visuals());
                    hover_ui(ui, &palette, page, thing, &shown.changes, lang);
                });
            });
        });
    });
}

/// The card or piece as it lies on the table, at one size for all.
fn picture_ui(ui: &mut Ui, of: &Token, count: u16, lang: Lang) {
    let size = match of.look {
        Look::Troop | Look::Disc | Look::Counter | Look::Piece => FIGURE,
        Look::Card | Look::FaceDown | Look::Spent => CARD,
    };
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, of.name.in_lang(lang)));
    let painter = ui.painter_at(rect.expand(look::GAP));
    let pen = ScreenPen::new(&painter);
    let canvas = Canvas::new(&pen, palette(ui.visuals()), 1.0, lang);
    let form = match of.look {
        Look::Counter => Form::Chip,
        Look::Piece => Form::Tile,
        Look::Troop | Look::Disc | Look::Card | Look::FaceDown | Look::Spent => Form::Card,
    };
    let inner = Rect::from_min_size(rect.min + Vec2::splat(2.0), size - Vec2::splat(4.0));
    token(&canvas, inner, form, of, count);
}
