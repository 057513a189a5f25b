//! A pile that is fanned out: its cards in a strip over the table, as long as it or one of them is
//! selected, or the pointer rests on it.

use super::hover::{hover_ui, name, value};
use super::pen::ScreenPen;
use crate::command::{Asked, PlayCommand};
use crate::look::palette;
use crate::model::Changes;
use crate::words::{board as words, fill};
use egui::{
    Align2, Area, Button, Frame, Id, Label, Order, Rect, RichText, Role, ScrollArea, Sense, Ui,
    Vec2, WidgetInfo, vec2,
};
use kanso_engine::Lang;
use kanso_engine::scene::{Body, Page, Pile, Region, Tone};
use kanso_table::layout::{Form, Thing};
use kanso_table::paint::{Canvas, Ring, ring, token};

/// A card of the strip, in points.
const CARD: Vec2 = vec2(74.0, 96.0);
/// Free space between two of them, in which a ring has room.
const BETWEEN: f32 = 7.0;
/// The strip has no more rows than this; further ones are scrolled to.
const ROWS_MAX: f32 = 2.4;
/// Free space between the strip and the edge of the table.
const EDGE: f32 = 8.0;

/// The pile that is selected, or of which a card is.
pub fn chosen<'a>(page: &'a Page, selected: Option<&str>) -> Option<&'a Pile> {
    let selected = selected?;
    let is_in = |pile: &Pile| {
        let mut cards = pile.cards.iter().filter_map(|slot| slot.token.as_ref());
        pile.of == selected || cards.any(|card| card.id == selected)
    };
    page.piles.iter().find(|pile| is_in(pile))
}

/// A page on which the cards of a pile lie open, under the name of what the pile is.
pub fn opened(page: &Page, pile: &Pile) -> Page {
    let of = Thing::find(page, &pile.of);
    let name = |lang| of.map(|of| name(page, of, lang)).unwrap_or_default();
    let name = kanso_engine::Label::new(name(Lang::En), name(Lang::Ja));
    let cards = Body::Row(pile.cards.clone());
    let region = Region::new(format!("{}/cards", pile.of), name, (0, 0), Tone::Plain, cards);
    Page { id: page.id.clone(), name: page.name.clone(), regions: vec![region], ..Page::default() }
}

/// What the strip is given.
pub struct FanData<'a> {
    /// The page on which the pile is.
    pub page: &'a Page,
    /// The pile.
    pub pile: &'a Pile,
    /// Where it lies.
    pub of: Rect,
    /// The table's panel.
    pub panel: Rect,
    /// The names of the seats.
    pub names: &'a [String],
    /// What is selected.
    pub selected: Option<&'a str>,
    /// What the event changed.
    pub changes: &'a Changes,
    /// The language of names.
    pub lang: Lang,
}

/// Draws the strip on the half of the panel in which the pile is not. One that is only pointed at has
/// nothing to click.
pub fn fan_ui(ui: &Ui, data: &FanData<'_>, asked: &mut Asked) {
    let FanData { of, panel, .. } = *data;
    let (anchor, at) = if of.center().y > panel.center().y {
        (Align2::CENTER_TOP, panel.center_top() + vec2(0.0, EDGE))
    } else {
        (Align2::CENTER_BOTTOM, panel.center_bottom() - vec2(0.0, EDGE))
    };
    let is_open = chosen(data.page, data.selected).is_some();
    let area = Area::new(Id::unique("fan")).order(Order::Middle).constrain_to(panel);
    let area = area.pivot(anchor).fixed_pos(at).interactable(is_open).movable(false);
    area.show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).show(ui, |ui| {
            let across = (panel.width() - 4.0 * EDGE - 2.0 * BETWEEN).max(CARD.x + BETWEEN);
            let fit = (across / (CARD.x + BETWEEN)).floor().max(1.0);
            let many = kanso_table::layout::number(data.pile.cards.len()).min(fit);
            ui.set_width(many.max(3.0) * (CARD.x + BETWEEN) + BETWEEN);
            let opened = opened(data.page, data.pile);
            head_ui(ui, &opened, data, is_open, asked);
            let high = ROWS_MAX * (CARD.y + BETWEEN);
            ScrollArea::vertical().max_height(high).auto_shrink([false, true]).show(ui, |ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(BETWEEN);
                ui.add_space(BETWEEN / 2.0);
                ui.horizontal_wrapped(|ui| {
                    ui.add_space(BETWEEN / 2.0);
                    for place in 0..data.pile.cards.len() {
                        card_ui(ui, &opened, place, data, asked);
                    }
                });
                ui.add_space(BETWEEN / 2.0);
            });
        });
    });
}

/// The name of the pile with how many cards it has, and how to put it away.
fn head_ui(ui: &mut Ui, opened: &Page, data: &FanData<'_>, is_open: bool, asked: &mut Asked) {
    let lang = data.lang;
    let count: u32 = data.pile.cards.iter().map(|slot| u32::from(slot.count)).sum();
    ui.horizontal(|ui| {
        let pile = opened.regions[0].name.in_lang(lang);
        let known = [("pile", pile), ("count", &*count.to_string())];
        let words = fill(words::FAN, lang, &known);
        ui.add(Label::new(RichText::new(words).strong()).truncate());
        if is_open {
            let close = Button::new("✕").frame(false).small();
            let close = ui.add(close).on_hover_text(words::UNPIN.in_lang(lang));
            if close.clicked() {
                asked.push(PlayCommand::Select(None));
            }
        }
    });
}

/// A card of the strip: a click pins it.
fn card_ui(ui: &mut Ui, opened: &Page, place: usize, data: &FanData<'_>, asked: &mut Asked) {
    let thing = Thing::Token(0, place, 0);
    let Some(of) = thing.token(opened) else { return };
    let lang = data.lang;
    let (rect, response) = ui.allocate_exact_size(CARD, Sense::click());
    let is_chosen = data.selected == Some(&of.id);
    response.widget_info(|| {
        let name = name(opened, thing, lang);
        let mut info = WidgetInfo::selected(Role::Button, true, is_chosen, name);
        let said = value(opened, thing, data.names, lang);
        info.current_text_value = Some(said).filter(|said| !said.is_empty());
        info
    });
    let palette = palette(ui.visuals());
    let painter = ui.painter();
    let pen = ScreenPen::new(painter);
    let canvas = Canvas::new(&pen, palette, look_scale(), lang);
    token(&canvas, rect, Form::Card, of, thing.count(opened));
    if is_chosen {
        ring(&canvas, rect, Ring::Selected);
    } else if response.has_focus() {
        ring(&canvas, rect, Ring::Focused);
    }
    if response.clicked() {
        asked.push(PlayCommand::Select(Some(of.id.clone())));
    }
    response.on_hover_ui(|ui| {
        hover_ui(ui, &palette, opened, thing, data.changes, lang);
    });
}

/// How large cards of this size are drawn, against those of a board at a zoom of 1.
fn look_scale() -> f32 {
    CARD.x / kanso_table::layout::CARD.x
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::Label;
    use kanso_engine::scene::Look;
    use kanso_table::sample;

    #[test]
    fn a_pile_is_chosen_by_itself_and_by_each_of_its_cards() {
        let card = |name: &'static str| {
            let name = Label::same(name);
            (sample::token("", name, Tone::Plain, Look::Card), 1)
        };
        let pile = Pile::of("hidden", [card("Axe"), card("Bow")]);
        let page = Page { piles: pile.into_iter().collect(), ..sample::table() };
        for id in ["hidden", "hidden/in0", "hidden/in1"] {
            let pile = chosen(&page, Some(id)).expect("it is of the pile");
            assert_eq!(pile.of, "hidden");
        }
        assert_eq!(chosen(&page, Some("sword")), None);
        assert_eq!(chosen(&page, None), None);
        let opened = opened(&page, &page.piles[0]);
        assert_eq!(opened.regions[0].name.en, "Card");
        assert!(Thing::find(&opened, "hidden/in1").is_some());
    }
}
