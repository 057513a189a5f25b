//! One page on its way to the screen: painted, named, hovered and clicked.

use super::camera::Camera;
use super::drag::Drag;
use super::fan::{self, FanData};
use super::motion::{Course, Motion, between, courses};
use super::pen::ScreenPen;
use super::plate::{Around, Plate, plates};
use super::{BoardData, hover, price, seen};
use crate::command::{Asked, PlayCommand};
use crate::look::palette;
use crate::model::Price;
use crate::words::{board as words, fill};
use egui::{PointerButton, Pos2, Rect, Role, Sense, Ui, WidgetInfo};
use kanso_engine::Lang;
use kanso_engine::scene::{Badge, Body, Page};
use kanso_table::happened::Happened;
use kanso_table::layout::{Form, Layout, Spot, Thing};
use kanso_table::paint::{self, Canvas, Ring, Table, canvas_for};
use kanso_table::pen::Noting;

/// How solid a piece is where it was lifted.
const LIFTED: f32 = 0.35;

/// What the pointer is at.
#[derive(Default)]
pub struct Told {
    /// A region on the page, where its name was clicked twice.
    pub large: Option<Rect>,
    /// The thing on which the pointer rests, by its id.
    pub pointed: Option<String>,
}

/// A page, how it is laid out, and how that lies in the panel.
pub struct Stage<'a> {
    /// What the board is given.
    pub data: &'a BoardData<'a>,
    /// The page.
    pub page: &'a Page,
    /// Where everything lies.
    pub layout: &'a Layout,
    /// How the page lies in the panel.
    pub camera: Camera,
    /// The panel.
    pub panel: Rect,
    /// The language of names.
    pub lang: Lang,
    /// What just happened.
    pub happened: Option<&'a Happened<'a>>,
}

impl Stage<'_> {
    pub(super) fn rect(&self, spot: &Spot) -> Rect {
        self.camera.rect(spot.rect, self.panel)
    }

    /// Paints the page.
    pub fn paint(&self, ui: &Ui, motion: Option<&Motion>, drag: Option<&Drag>, now: f64) {
        let painter = ui.painter_at(self.panel);
        let (pen, palette) = (ScreenPen::new(&painter), palette(ui.visuals()));
        let canvas = Canvas::new(&pen, palette, self.camera.scale, self.lang);
        let table = self.table();
        table.grounds(&canvas);
        let ground = pen.take_read();
        self.reached(ui, &canvas);
        table.left(&canvas);
        let noting = Noting::new(&pen);
        let noted = canvas.drawn_with(&noting);
        let moving = motion.and_then(|motion| Some((motion, motion.done(now)?)));
        match moving {
            Some((motion, done)) => {
                self.moving(&canvas, motion, done);
                ui.ctx().request_repaint();
            }
            None => {
                for spot in table.tokens() {
                    let lifted = drag.is_some_and(|drag| drag.token == spot.thing.id(self.page));
                    let canvas = Canvas { solid: if lifted { LIFTED } else { 1.0 }, ..noted };
                    // Below the piece, whose hit points may stand out over its edge.
                    if let Some(ring) = self.offered(spot) {
                        paint::ring(&canvas, self.rect(spot), ring);
                    }
                    table.token(&canvas, spot, self.rect(spot));
                }
            }
        }
        let around = Around { figures: pen.take_read(), ground, panel: self.panel };
        let offered = self.rings(&canvas, moving.is_some());
        table.arrows(&noted);
        if moving.is_none() {
            table.came_of_it(&canvas, &noting.take(), &around.ground);
        }
        plates(&canvas, &offered, &around);
        if let Some(drag) = drag {
            self.dragged(&canvas, drag);
        }
    }

    /// The page as it is painted.
    pub(super) fn table(&self) -> Table<'_> {
        let corner = self.camera.point(Pos2::ZERO, self.panel);
        let (page, layout, scale) = (self.page, self.layout, self.camera.scale);
        Table { page, layout, corner, scale, seen: self.panel, happened: self.happened }
    }

    /// The cells that the token reaches which is selected or pointed at.
    fn reached(&self, ui: &Ui, canvas: &Canvas<'_, ScreenPen<'_>>) {
        let table = self.table();
        let pointer = ui.ctx().pointer_hover_pos().filter(|at| self.panel.contains(*at));
        let over = table
            .tokens()
            .filter(|spot| pointer.is_some_and(|pointer| self.rect(spot).contains(pointer)));
        let over = over.last().and_then(|spot| spot.thing.token(self.page));
        let selected = self.data.look.selected.as_deref();
        let tokens = table.tokens().filter_map(|spot| spot.thing.token(self.page));
        let looked_at = tokens.filter(|token| {
            selected == Some(&token.id) || over.is_some_and(|over| over.id == token.id)
        });
        for token in looked_at {
            table.reached(canvas, token);
        }
    }

    /// Tokens on their way: those that stay, then those that go, come and move, above all others.
    fn moving(&self, canvas: &Canvas<'_, ScreenPen<'_>>, motion: &Motion, done: f32) {
        let courses = courses((motion.page(), &motion.layout), (self.page, self.layout));
        for spot in &motion.layout.spots {
            let Some(token) = spot.thing.token(motion.page()) else { continue };
            let gone = self.table().tokens().all(|now| now.thing.id(self.page) != token.id);
            if gone {
                let fading = Canvas { solid: 1.0 - done, ..*canvas };
                let count = spot.thing.count(motion.page());
                paint::token(&canvas_for(&fading, spot), self.rect(spot), spot.form, token, count);
            }
        }
        let course = |at: usize| courses.get(&at).copied().unwrap_or(Course::Stays);
        let tokens = || {
            let spots = self.layout.spots.iter().enumerate();
            spots.filter(|(_, spot)| matches!(spot.thing, Thing::Token(..)))
        };
        for (at, spot) in tokens() {
            match course(at) {
                Course::Stays => self.table().token(canvas, spot, self.rect(spot)),
                Course::Comes => {
                    let coming = Canvas { solid: done, ..*canvas };
                    self.table().token(&coming, spot, self.rect(spot));
                }
                Course::From(_) => {}
            }
        }
        for (at, spot) in tokens() {
            if let Course::From(rect) = course(at) {
                let on_the_way = between(rect, spot.rect, done);
                self.table().token(canvas, spot, self.camera.rect(on_the_way, self.panel));
            }
        }
    }

    /// Rings of what stands out now, but for those below pieces that lie still; returns what is said of what is offered.
    fn rings(&self, canvas: &Canvas<'_, ScreenPen<'_>>, moving: bool) -> Vec<Plate<'_>> {
        let look = self.data.look;
        let mut plates = Vec::new();
        for spot in &self.layout.spots {
            let id = spot.thing.id(self.page);
            let rect = self.rect(spot);
            if seen(rect, self.panel).is_none() {
                continue;
            }
            let ring = |why| match spot.form {
                Form::Cell(shape) => paint::cell_ring(canvas, rect, shape, why),
                _ => paint::ring(canvas, rect, why),
            };
            if !moving && self.data.shown.changes.touches(id) && !self.is_of_pile(spot) {
                let narrow = matches!(spot.form, Form::Line { .. } | Form::Step);
                ring(if narrow { Ring::Noted } else { Ring::Changed });
            }
            if look.pointed.iter().any(|known| known == id) {
                ring(Ring::Pointed);
            }
            if let Some(why) = self.offered(spot) {
                if moving || spot.thing.token(self.page).is_none() {
                    ring(why);
                }
                let price = self.data.offers.price(id).filter(|paid| !self.tells(spot, paid));
                let chance = self.data.offers.chance(id);
                let worth = self.data.offers.worth(id);
                if price.is_some() || chance.is_some() || worth.is_some() {
                    let taken =
                        !matches!(why, Ring::Target { taken: false } | Ring::Last { taken: false });
                    plates.push(Plate { of: rect, taken, price, chance, worth });
                }
            }
            if look.selected.as_deref() == Some(id) || self.data.offers.is_picked(id) {
                ring(Ring::Selected);
            }
        }
        plates
    }

    /// True for a card of a pile whose place has changed, too: one ring is enough.
    fn is_of_pile(&self, spot: &Spot) -> bool {
        let Thing::Token(region, place, _) = spot.thing else { return false };
        let is_row = matches!(self.page.regions[region].body, Body::Row(_));
        is_row && self.data.shown.changes.touches(Thing::Place(region, place).id(self.page))
    }

    /// True if a card says itself what is paid for it.
    fn tells(&self, spot: &Spot, price: &Price) -> bool {
        let Some(token) = spot.thing.token(self.page) else { return false };
        let sign = |badge: &Badge| badge.sign.as_ref().map(|sign| sign.icon);
        let paid = price.ways.iter().flatten().map(sign);
        paid.into_iter().all(|icon| token.badges.iter().any(|badge| sign(badge) == icon))
    }

    /// What can be done with a thing.
    fn offered(&self, spot: &Spot) -> Option<Ring> {
        let offers = self.data.offers;
        let id = spot.thing.id(self.page);
        if offers.goes_on(id) || offers.is_lit(id) {
            let taken = match spot.thing {
                Thing::Region(_) | Thing::Token(..) => true,
                Thing::Place(region, place) => {
                    let first = Thing::Token(region, place, 0);
                    let line = matches!(spot.form, Form::Line { .. } | Form::Step);
                    line || first.token(self.page).is_some()
                }
            };
            let is_last = offers.is_last(id);
            return Some(if is_last { Ring::Last { taken } } else { Ring::Target { taken } });
        }
        (offers.picked.is_empty() && offers.begins(id)).then_some(Ring::Source)
    }

    /// Lets everything be found, hovered and clicked.
    pub fn things_ui(&self, ui: &mut Ui, drag: &mut Option<Drag>, asked: &mut Asked) -> Told {
        let clip = ui.clip_rect();
        ui.set_clip_rect(clip.intersect(self.panel));
        let palette = palette(ui.visuals());
        let mut told = Told::default();
        for spot in &self.layout.spots {
            let Some(rect) = seen(self.rect(spot), self.panel) else { continue };
            let sense = match spot.thing {
                // A piece that cannot be moved takes the table along as little as one that can.
                Thing::Token(..) => Sense::click() | Sense::DRAG,
                Thing::Region(_) | Thing::Place(..) => Sense::CLICK,
            };
            let id = ui.scope_id().with((spot.thing.id(self.page), spot.form == Form::Title));
            let response = ui.interact(rect, id, sense);
            let chosen = self.data.look.selected.as_deref() == Some(spot.thing.id(self.page));
            response.widget_info(|| self.info(spot.thing, chosen));
            if response.clicked() {
                let id = self.picked_by(spot.thing).to_owned();
                asked.push(PlayCommand::Select(Some(id)));
            }
            if drag.is_none() && response.drag_started_by(PointerButton::Primary) {
                *drag = self.lifted(ui, spot, asked);
            }
            if response.double_clicked()
                && let Thing::Region(region) = spot.thing
            {
                told.large = self.region(region);
            }
            if response.has_focus() {
                let painter = ui.painter_at(self.panel);
                let pen = ScreenPen::new(&painter);
                let canvas = Canvas::new(&pen, palette, self.camera.scale, self.lang);
                paint::ring(&canvas, rect, Ring::Focused);
            }
            if response.hovered() && drag.is_none() {
                told.pointed = Some(spot.thing.id(self.page).to_owned());
            }
            // What was pointed at before a dialog was opened would go on being told over it.
            if ui.memory(|memory| memory.top_modal_layer().is_none()) {
                response.on_hover_ui(|ui| {
                    let changes = &self.data.shown.changes;
                    hover::hover_ui(ui, &palette, self.page, spot.thing, changes, self.lang);
                    for line in self.happened_words(spot.thing.id(self.page)) {
                        ui.colored_label(palette.warning, line);
                    }
                });
            }
        }
        ui.set_clip_rect(clip);
        told
    }

    /// Fans a pile out that is selected, else one that is pointed at.
    pub fn fan_ui(&self, ui: &Ui, pointed: Option<&str>, asked: &mut Asked) {
        let page = self.page;
        let selected = self.data.look.selected.as_deref();
        let pointed = || page.piles.iter().find(|pile| Some(pile.of.as_str()) == pointed);
        let Some(pile) = fan::chosen(page, selected).or_else(pointed) else { return };
        let Some(spot) = self.layout.find(page, &pile.of) else { return };
        let (of, panel, names) = (self.rect(spot), self.panel, self.data.names);
        let (changes, lang) = (&*self.data.shown.changes, self.lang);
        let data = FanData { page, pile, of, panel, names, selected, changes, lang };
        fan::fan_ui(ui, &data, asked);
    }

    /// What just happened to a thing or on a place, in words.
    fn happened_words(&self, id: &str) -> Vec<String> {
        let Some(happened) = self.happened else { return Vec::new() };
        let lost = happened.losses.iter().filter(|loss| loss.id == id);
        let lost =
            lost.map(|loss| fill(words::LOST, self.lang, &[("count", &loss.lost.to_string())]));
        let gone = happened.left.iter().filter(|left| left.to.is_none() && left.place == id);
        let gone = gone.map(|left| {
            fill(words::GONE, self.lang, &[("name", left.token.name.in_lang(self.lang))])
        });
        lost.chain(gone).collect()
    }

    /// What a click on a thing means: a token stands for its place where only that can be picked.
    pub(super) fn picked_by(&self, thing: Thing) -> &str {
        let own = thing.id(self.page);
        let Thing::Token(region, place, _) = thing else { return own };
        let below = Thing::Place(region, place).id(self.page);
        let offers = self.data.offers;
        let wanted = |id: &str| offers.goes_on(id) || offers.picked.is_empty() && offers.begins(id);
        if !wanted(own) && wanted(below) { below } else { own }
    }

    fn info(&self, thing: Thing, chosen: bool) -> WidgetInfo {
        let name = hover::name(self.page, thing, self.lang);
        let mut info = match thing {
            Thing::Token(..) => WidgetInfo::selected(Role::Button, true, chosen, name),
            Thing::Region(_) => WidgetInfo::labeled(Role::Heading, true, name),
            Thing::Place(..) => WidgetInfo::labeled(Role::Button, true, name),
        };
        let mut value = hover::value(self.page, thing, self.data.names, self.lang);
        let id = thing.id(self.page);
        let paid = self.data.offers.price(id).map(|paid| price::said(paid, self.lang));
        let chance = self.data.offers.chance(id);
        let chance = chance.map(|chance| chance.meaning.in_lang(self.lang).to_owned());
        let worth = self.data.offers.worth(id);
        let worth = worth.map(|worth| worth.meaning.in_lang(self.lang).to_owned());
        let told = paid.into_iter().chain(chance).chain(worth);
        for more in told.chain(self.happened_words(id)) {
            let comma = if self.lang == Lang::Ja { "、" } else { ", " };
            value = if value.is_empty() { more } else { [value, more].join(comma) };
        }
        info.current_text_value = Some(value).filter(|value| !value.is_empty());
        info
    }

    /// All of a region, on the page.
    fn region(&self, region: usize) -> Option<Rect> {
        let of = self.layout.spots.iter().filter(|spot| spot.thing.region() == region);
        of.map(|spot| spot.rect).reduce(Rect::union)
    }
}
