//! A page as an SVG document: the same table as in the window, for pages, reports and pictures.
//!
//! The same page gives the same bytes on every machine: widths of letters are guessed from a table, and
//! places are written in tenths of a point. Things have a `<title>`, which browsers show as hover text,
//! and the scene's ids stand in `data-id`. Nothing has an `id` or refers to one, so that a page can hold
//! many pictures.

mod letters;

use crate::extent::Extent;
use crate::happened::{Happened, Moment};
use crate::icon;
use crate::layout::{Layout, Settled};
use crate::look::{Palette, known};
use crate::paint::{Canvas, Ring, Table, ring};
use crate::pen::{Dash, Laid, Lay, Pen, Round, Shadow, Stroke};
use ecolor::Color32;
use emath::{Align, Pos2, Rect, Vec2, pos2, vec2};
use kanso_engine::scene::{Icon, Page};
use kanso_engine::{Eye, Lang, Scene, Seat};
use letters::Rows;
use std::cell::RefCell;
use std::fmt::{self, Display, Write as _};

/// Free space around a page.
const MARGIN: f32 = 12.0;
/// Letters of the name of a page.
const NAME: f32 = 17.0;

/// How a scene is drawn.
#[derive(Clone, Debug, Default)]
pub struct SvgOptions {
    /// The language of its names.
    pub lang: Lang,
    /// The only page to draw, by its id; none: all pages, below each other.
    pub page: Option<String>,
    /// Whose eye looks: the side of a seat that looks is in front, where the table has sides.
    pub eye: Eye,
    /// What stands out, by its id.
    pub rings: Vec<(String, Ring)>,
    /// The table before what just happened, which is seen then; none: nothing of it.
    pub before: Option<Scene>,
}

impl SvgOptions {
    /// Whose side is in front.
    fn own(&self) -> Option<Seat> {
        match self.eye {
            Eye::Seat(seat) => Some(seat),
            Eye::All | Eye::Public => None,
        }
    }
}

/// The room for pictures of a table: how large they are, and the most that each part of the table shows,
/// so that in pictures of several moments everything keeps its place.
///
/// ```
/// # use kanso_engine::{Lang, Scene};
/// # use kanso_table::svg::{Room, SvgOptions, scene_svg_in};
/// # let scenes = [Scene::default(), Scene::default()];
/// let mut room = Room::up_to(1_200);
/// scenes.iter().for_each(|scene| room.make_for(scene));
/// let drawn = scenes.map(|scene| scene_svg_in(&scene, &SvgOptions::default(), &mut room));
/// assert_eq!(drawn[0].len(), drawn[1].len());
/// ```
#[derive(Clone, Debug)]
pub struct Room {
    /// The panel that pages are laid out for.
    panel: Vec2,
    /// How wide a picture is at most; none: as large as it is laid out.
    wide: Option<f32>,
    extent: Extent,
    /// Pages that are laid out.
    settled: Vec<Settled>,
}

/// The panel that a picture is laid out for when it may be as large as it likes.
const PANEL: Vec2 = Vec2::new(1_600.0, 1_000.0);

impl Default for Room {
    fn default() -> Self {
        Self { panel: PANEL, wide: None, extent: Extent::default(), settled: Vec::new() }
    }
}

impl Room {
    /// No wider than this, in pixels; letters stay as large as can be read.
    pub fn up_to(wide: u16) -> Self {
        let wide = f32::from(wide);
        Self { panel: vec2(wide, wide * 0.75), wide: Some(wide), ..Self::default() }
    }

    /// Makes room for this scene, too.
    pub fn make_for(&mut self, scene: &Scene) {
        if self.extent.widen(scene) {
            self.settled.clear();
        }
    }

    /// A page where it lies.
    fn layout(&mut self, page: &Page, options: &SvgOptions) -> Layout {
        let (lang, panel) = (options.lang, self.panel);
        let known = |settled: &Settled| settled.is_of(&self.extent, &page.id, lang, panel);
        if let Some(settled) = self.settled.iter().find(|settled| known(settled)) {
            return settled.layout(page, options.own());
        }
        let settled = Settled::of(&self.extent, &page.id, lang, panel);
        let settled = settled.expect("room was made for the page");
        let layout = settled.layout(page, options.own());
        self.settled.push(settled);
        layout
    }

    /// How large a page of this size is drawn.
    fn scale(&self, size: Vec2) -> f32 {
        self.wide.map_or(1.0, |wide| ((wide - 2.0 * MARGIN) / size.x.max(1.0)).min(1.0))
    }
}

/// A scene as an SVG document.
pub fn scene_svg(scene: &Scene, options: &SvgOptions) -> String {
    scene_svg_in(scene, options, &mut Room::default())
}

/// A scene as an SVG document in this room, which grows with it.
pub fn scene_svg_in(scene: &Scene, options: &SvgOptions, room: &mut Room) -> String {
    room.make_for(scene);
    let palette = Palette::of(false);
    let pen = SvgPen::default();
    let (mut across, mut down) = (0.0_f32, MARGIN);
    let wanted = |page: &&Page| options.page.as_ref().is_none_or(|wanted| *wanted == page.id);
    let pages: Vec<&Page> = scene.pages.iter().filter(wanted).collect();
    for page in &pages {
        let layout = room.layout(page, options);
        let scale = room.scale(layout.size);
        let canvas = Canvas::new(&pen, palette, scale, options.lang);
        let name = page.name.in_lang(options.lang);
        if pages.len() > 1 && !name.is_empty() {
            let laid = pen.lay(name, NAME, palette.strong, Lay::row(f32::INFINITY));
            let at = Rect::from_min_size(pos2(MARGIN, down), laid.size());
            pen.words(at, Align::Min, &laid, palette.strong);
            across = across.max(laid.size().x);
            down += laid.size().y + MARGIN / 2.0;
        }
        let size = layout.size * scale;
        let corner = pos2(MARGIN, down);
        let seen = Rect::from_min_size(corner, size).expand(MARGIN);
        let mut earlier = options.before.iter().flat_map(|before| &before.pages);
        let earlier = earlier.find(|earlier| earlier.id == page.id);
        let lain = earlier.map(|page| room.layout(page, options));
        let moment = |page, layout| Moment { page, layout };
        let happened = earlier
            .zip(lain.as_ref())
            .map(|(earlier, lain)| Happened::between(moment(earlier, lain), moment(page, &layout)));
        let happened = happened.as_ref();
        let table = Table { page, layout: &layout, corner, scale, seen, happened };
        table.paint(&canvas);
        for (id, why) in &options.rings {
            if let Some(spot) = layout.find(page, id) {
                ring(&canvas, table.rect(spot.rect), *why);
            }
        }
        across = across.max(size.x);
        down += size.y + MARGIN;
    }
    let (across, down) = ((across + 2.0 * MARGIN).ceil() as u32, down.ceil() as u32);
    let ground = Hex(palette.table);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{across}\" height=\"{down}\" \
         viewBox=\"0 0 {across} {down}\" font-family=\"sans-serif\">\n\
         <rect width=\"{across}\" height=\"{down}\" fill=\"{ground}\"/>\n{}</svg>\n",
        pen.out.into_inner()
    )
}

/// Text that stands in a document or an attribute.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\n' | '\t' => escaped.push(character),
            // Other control characters cannot stand in XML at all.
            control if control.is_control() => escaped.push(' '),
            other => escaped.push(other),
        }
    }
    escaped
}

/// A colour as `#rrggbb`, without how solid it is.
struct Hex(Color32);

impl Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = known(self.0);
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// A length in tenths.
struct Tenths(f32);

impl Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i32;
        let (sign, whole, rest) = (tenths < 0, tenths.abs() / 10, tenths.abs() % 10);
        if sign {
            f.write_str("-")?;
        }
        if rest == 0 { write!(f, "{whole}") } else { write!(f, "{whole}.{rest}") }
    }
}

/// Writes elements, each on a line of its own.
#[derive(Default)]
struct SvgPen {
    out: RefCell<String>,
}

impl SvgPen {
    fn put(&self, element: fmt::Arguments<'_>) {
        let mut out = self.out.borrow_mut();
        writeln!(out, "{element}").expect("a string takes every text");
    }
}

/// An attribute with a colour, and how solid it is.
fn ink(name: &str, colour: Color32) -> String {
    if colour.a() == 0 {
        return format!(" {name}=\"none\"");
    }
    let mut ink = format!(" {name}=\"{}\"", Hex(colour));
    if colour.a() < 255 {
        let percent = (f32::from(colour.a()) / 2.55).round() as u8;
        write!(ink, " {name}-opacity=\"0.{percent:02}\"").expect("a string takes every text");
    }
    ink
}

/// The attributes of an outline.
fn outline(stroke: Stroke) -> String {
    if stroke.is_none() {
        return String::new();
    }
    format!("{} stroke-width=\"{}\"", ink("stroke", stroke.color), Tenths(stroke.width))
}

fn points(points: &[Pos2]) -> String {
    let points: Vec<String> =
        points.iter().map(|at| format!("{},{}", Tenths(at.x), Tenths(at.y))).collect();
    points.join(" ")
}

impl Pen for SvgPen {
    type Words = Rows;

    fn lay(&self, words: &str, size: f32, _: Color32, lay: Lay) -> Rows {
        Rows::of(words, size, lay)
    }

    fn words(&self, at: Rect, align: Align, words: &Rows, colour: Color32) {
        // Where letters are of another width than was guessed, a row stays where it was to be.
        let align = if words.rows() > 1 { words.align } else { align };
        let (x, anchor) = match align {
            Align::Min => (at.left(), ""),
            Align::Center => (at.center().x, " text-anchor=\"middle\""),
            Align::Max => (at.right(), " text-anchor=\"end\""),
        };
        let fill = ink("fill", colour);
        for (row, y) in words.lines(at.top()) {
            if row.is_empty() {
                continue;
            }
            self.put(format_args!(
                "<text x=\"{}\" y=\"{}\" font-size=\"{}\"{anchor}{fill}>{}</text>",
                Tenths(x),
                Tenths(y),
                Tenths(words.letters),
                escape(row)
            ));
        }
    }

    fn rect(&self, rect: Rect, round: Round, fill: Color32, stroke: Stroke) {
        // A line is drawn on both sides of an edge.
        let inside = rect.shrink(if stroke.is_none() { 0.0 } else { stroke.width / 2.0 });
        let (fill, stroke) = (ink("fill", fill), outline(stroke));
        if round != Round::same(round.nw) {
            return self
                .put(format_args!("<path d=\"{}\"{fill}{stroke}/>", rounded(inside, round)));
        }
        let most = inside.width().min(inside.height()) / 2.0;
        let round = match f32::from(round.nw).min(most.max(0.0)) {
            0.0 => String::new(),
            round => format!(" rx=\"{}\"", Tenths(round)),
        };
        self.put(format_args!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"{round}{fill}{stroke}/>",
            Tenths(inside.left()),
            Tenths(inside.top()),
            Tenths(inside.width().max(0.0)),
            Tenths(inside.height().max(0.0)),
        ));
    }

    fn circle(&self, middle: Pos2, radius: f32, fill: Color32, stroke: Stroke) {
        let (fill, stroke) = (ink("fill", fill), outline(stroke));
        self.put(format_args!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{fill}{stroke}/>",
            Tenths(middle.x),
            Tenths(middle.y),
            Tenths(radius.max(0.0)),
        ));
    }

    fn polygon(&self, corners: &[Pos2], fill: Color32, stroke: Stroke) {
        let (fill, stroke) = (ink("fill", fill), outline(stroke));
        self.put(format_args!("<polygon points=\"{}\"{fill}{stroke}/>", points(corners)));
    }

    fn line(&self, way: &[Pos2], stroke: Stroke, dash: Dash) {
        let dash = match dash {
            Dash::Solid => String::new(),
            Dash::Dashed(dash, gap) => {
                format!(" stroke-dasharray=\"{} {}\"", Tenths(dash), Tenths(gap))
            }
            Dash::Dotted(step) => {
                format!(" stroke-dasharray=\"0 {}\" stroke-linecap=\"round\"", Tenths(step))
            }
        };
        let stroke = outline(stroke);
        self.put(format_args!(
            "<polyline points=\"{}\" fill=\"none\"{stroke}{dash}/>",
            points(way)
        ));
    }

    fn shadow(&self, shadow: Shadow) {
        // Its soft edge would need what has an id.
        let rect = shadow.rect.translate(vec2(0.0, shadow.down));
        self.rect(rect, shadow.round, shadow.color, Stroke::NONE);
    }

    fn sign(&self, icon: Icon, rect: Rect, ink: Color32, ground: Color32) {
        let side = rect.width().min(rect.height());
        if side < 1.0 {
            return;
        }
        let corner = rect.center() - Vec2::splat(side / 2.0);
        let thousandths = (side / f32::from(icon::SIDE) * 1_000.0).round() as u32;
        let solid = match ink.a() {
            255 => String::new(),
            solid => format!(" opacity=\"0.{:02}\"", (f32::from(solid) / 2.55).round() as u8),
        };
        let shapes = icon::shapes(icon, &Hex(ink).to_string(), &Hex(ground).to_string());
        self.put(format_args!(
            "<g transform=\"translate({} {}) scale({}.{:03})\"{solid}>\n{}</g>",
            Tenths(corner.x),
            Tenths(corner.y),
            thousandths / 1_000,
            thousandths % 1_000,
            shapes
        ));
    }

    fn begin(&self, id: &str, said: &dyn Fn() -> String) {
        let said = said();
        let title =
            if said.is_empty() { said } else { format!("<title>{}</title>", escape(&said)) };
        self.put(format_args!("<g data-id=\"{}\">{title}", escape(id)));
    }

    fn end(&self) {
        self.put(format_args!("</g>"));
    }
}

/// The way around a rectangle whose corners are not rounded alike.
fn rounded(rect: Rect, round: Round) -> String {
    let most = rect.width().min(rect.height()) / 2.0;
    let by = |round: u8| f32::from(round).min(most.max(0.0));
    let [nw, ne, se, sw] = [by(round.nw), by(round.ne), by(round.se), by(round.sw)];
    let (left, top, right, bottom) = (rect.left(), rect.top(), rect.right(), rect.bottom());
    let corner = |by: f32, x: f32, y: f32| {
        let by = Tenths(by);
        format!("A{by} {by} 0 0 1 {} {}", Tenths(x), Tenths(y))
    };
    format!(
        "M{} {}H{}{}V{}{}H{}{}V{}{}Z",
        Tenths(left + nw),
        Tenths(top),
        Tenths(right - ne),
        corner(ne, right, top + ne),
        Tenths(bottom - se),
        corner(se, right - se, bottom),
        Tenths(left + sw),
        corner(sw, left, bottom - sw),
        Tenths(top + nw),
        corner(nw, left + nw, top),
    )
}

#[cfg(test)]
mod tests;
