//! What is seen of a painted table: letters that can be read, none over others, and of every piece
//! whose it is and its hit points.

use crate::board::{ScreenPen, Words};
use crate::look::Palette;
use egui::{Align, Color32, Painter, Pos2, Rect, Vec2};
use kanso_engine::Lang;
use kanso_engine::scene::{Icon, Look, Page, Tone};
use kanso_table::happened::{Happened, Moment};
use kanso_table::layout::faults::Fault;
use kanso_table::layout::{Form, Layout, Thing};
use kanso_table::paint::{Canvas, Table};
use kanso_table::pen::{Dash, Laid as _, Lay, Pen, Round, Shadow, Stroke};
use std::cell::RefCell;

/// Letters smaller than this are not read, in points.
const LETTERS_MIN: f32 = 10.0;
/// How far letters stay within their row, above and below, against their size.
const WITHIN: f32 = 0.22;
/// From this width on a piece shows all its figures, in points.
const FIGURES_FROM: f32 = 56.0;
/// Two texts that lie on each other by no more than this, in points, only touch.
const TOUCH: f32 = 1.5;
/// The part of a sign at each of its edges that is mostly empty.
const SIGN_EDGE: f32 = 0.18;

/// What is wrong with a page that is painted in the middle of a panel, with what happened on it since
/// the moment before.
pub fn faults(
    painter: &Painter,
    (page, layout): (&Page, &Layout),
    before: Option<Moment<'_>>,
    (panel, scale): (Vec2, f32),
    lang: Lang,
) -> Vec<Fault> {
    let palette = Palette::of(false);
    let pen = WatchingPen { screen: ScreenPen::new(painter), seen: RefCell::default() };
    let canvas = Canvas::new(&pen, palette, scale, lang);
    let corner = ((panel - layout.size * scale) / 2.0).to_pos2();
    let seen = Rect::from_min_size(Pos2::ZERO, panel);
    let happened = before.map(|before| Happened::between(before, Moment { page, layout }));
    let happened = happened.as_ref();
    Table { page, layout, corner, scale, seen, happened }.paint(&canvas);
    let seen = pen.seen.into_inner();
    let mut faults = overprinted(&seen);
    faults.extend(hidden(&seen));
    faults.extend(under_words(&seen, page));
    faults.extend(small(&seen));
    faults.extend(untold(&seen, page, layout, palette));
    faults.extend(dropped(&seen, page, layout, (scale, lang)));
    faults
}

/// What is wrong with two texts on one place, with or without a plate between them, and a small one.
#[cfg(test)]
pub fn of_two_texts(painter: &Painter, cover: bool) -> Vec<Fault> {
    let pen = WatchingPen { screen: ScreenPen::new(painter), seen: RefCell::default() };
    let at = Rect::from_min_size(Pos2::ZERO, Vec2::splat(100.0));
    let ink = Color32::BLACK;
    let write = |words: &str, size: f32, at: Rect| {
        let laid = pen.lay(words, size, ink, Lay::row(f32::INFINITY));
        pen.words(Rect::from_min_size(at.min, laid.size()), Align::Min, &laid, ink);
    };
    pen.begin("one", &String::new);
    pen.end();
    pen.begin("two", &String::new);
    write("below", 14.0, at);
    if cover {
        pen.rect(at, Round::NONE, Color32::WHITE, Stroke::NONE);
    } else {
        write("small", 6.0, at.translate(Vec2::new(0.0, 60.0)));
    }
    write("above", 14.0, at);
    pen.end();
    let seen = pen.seen.into_inner();
    [overprinted(&seen), hidden(&seen), small(&seen)].concat()
}

/// Something that was painted.
enum Seen {
    /// A text.
    Text {
        /// Of which thing.
        of: usize,
        at: Rect,
        letters: f32,
        words: String,
    },
    /// An area through which nothing is seen.
    Cover {
        /// Of which thing.
        of: usize,
        at: Rect,
    },
}

/// What was painted, in its order.
#[derive(Default)]
struct Watched {
    shapes: Vec<Seen>,
    /// Ids of things, each time one was begun.
    ids: Vec<String>,
    /// What is painted now is of this one.
    open: Vec<usize>,
    /// Colours that a thing was painted in.
    colours: Vec<(usize, Color32)>,
    /// Where the signs of things were painted, each behind so many shapes.
    signs: Vec<(usize, usize, Rect)>,
}

impl Watched {
    fn of(&self) -> usize {
        self.open.last().copied().unwrap_or(0)
    }

    fn colour(&mut self, colour: Color32) {
        let of = self.of();
        self.colours.push((of, colour));
    }

    fn cover(&mut self, at: Rect, fill: Color32) {
        self.colour(fill);
        if fill.is_opaque() {
            let of = self.of();
            self.shapes.push(Seen::Cover { of, at });
        }
    }
}

/// Lays text out as the screen does, and remembers what is painted.
struct WatchingPen<'a> {
    screen: ScreenPen<'a>,
    seen: RefCell<Watched>,
}

impl Pen for WatchingPen<'_> {
    type Words = Words;

    fn lay(&self, words: &str, size: f32, colour: Color32, lay: Lay) -> Words {
        self.screen.lay(words, size, colour, lay)
    }

    fn words(&self, at: Rect, _: Align, words: &Words, _: Color32) {
        let mut seen = self.seen.borrow_mut();
        let of = seen.of();
        let letters = words.letters();
        let rows = kanso_table::layout::number(words.rows().max(1));
        let row = at.height() / rows;
        // A row is higher than its letters.
        let spare = (row - letters).max(0.0) / 2.0 + letters * WITHIN / 2.0;
        let at = at.shrink2(Vec2::new(0.5, spare));
        seen.shapes.push(Seen::Text { of, at, letters, words: words.text().to_owned() });
    }

    fn rect(&self, rect: Rect, _: Round, fill: Color32, stroke: Stroke) {
        let mut seen = self.seen.borrow_mut();
        seen.colour(stroke.color);
        seen.cover(rect, fill);
    }

    fn circle(&self, middle: Pos2, radius: f32, fill: Color32, stroke: Stroke) {
        let mut seen = self.seen.borrow_mut();
        seen.colour(stroke.color);
        // The square within it.
        let side = Vec2::splat(radius * std::f32::consts::SQRT_2);
        seen.cover(Rect::from_center_size(middle, side), fill);
    }

    fn polygon(&self, points: &[Pos2], fill: Color32, stroke: Stroke) {
        let mut seen = self.seen.borrow_mut();
        seen.colour(stroke.color);
        seen.cover(Rect::from_points(points), fill);
    }

    fn line(&self, _: &[Pos2], stroke: Stroke, _: Dash) {
        self.seen.borrow_mut().colour(stroke.color);
    }

    fn shadow(&self, _: Shadow) {}

    fn sign(&self, _: Icon, at: Rect, ink: Color32, _: Color32) {
        let mut seen = self.seen.borrow_mut();
        seen.colour(ink);
        let sign = (seen.of(), seen.shapes.len(), at);
        seen.signs.push(sign);
    }

    fn begin(&self, id: &str, _: &dyn Fn() -> String) {
        let mut seen = self.seen.borrow_mut();
        // The first one is what belongs to no thing.
        if seen.ids.is_empty() {
            seen.ids.push("the table".to_owned());
        }
        seen.ids.push(id.to_owned());
        let last = seen.ids.len() - 1;
        seen.open.push(last);
    }

    fn end(&self) {
        self.seen.borrow_mut().open.pop();
    }
}

fn fault(id: &str, what: String) -> Fault {
    Fault { id: id.to_owned(), what }
}

/// Texts over which others stand, with nothing between them.
fn overprinted(seen: &Watched) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (later, shape) in seen.shapes.iter().enumerate() {
        let Seen::Text { of, at, words, .. } = shape else { continue };
        for (earlier, shape) in seen.shapes[..later].iter().enumerate() {
            let Seen::Text { of: under, at: below, words: hidden, .. } = shape else { continue };
            let both = at.intersect(*below);
            if !(both.width() > TOUCH && both.height() > TOUCH) {
                continue;
            }
            let between = &seen.shapes[earlier + 1..later];
            let is_covered = between.iter().any(
                |shape| matches!(shape, Seen::Cover { at, .. } if at.expand(0.5).contains_rect(both)),
            );
            if !is_covered {
                let id = &seen.ids[*of];
                let other = &seen.ids[*under];
                faults.push(fault(id, format!("“{words}” stands over “{hidden}” of {other}")));
            }
        }
    }
    faults
}

/// Texts that something else of the same thing covers, in part or all of them.
fn hidden(seen: &Watched) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (earlier, shape) in seen.shapes.iter().enumerate() {
        let Seen::Text { of, at, words, .. } = shape else { continue };
        let covers = seen.shapes[earlier + 1..].iter().filter_map(|shape| match shape {
            Seen::Cover { of: thing, at } if thing == of => Some(*at),
            Seen::Text { .. } | Seen::Cover { .. } => None,
        });
        let lies_under = |cover: &Rect| {
            let both = cover.intersect(*at);
            both.width() > TOUCH && both.height() > TOUCH
        };
        if covers.into_iter().any(|cover| lies_under(&cover)) {
            faults.push(fault(&seen.ids[*of], format!("“{words}” is hidden")));
        }
    }
    faults
}

/// Texts and signs of pieces with hit points over which an arrow has a word, or a loss its figure.
fn under_words(seen: &Watched, page: &Page) -> Vec<Fault> {
    let mut faults = Vec::new();
    let has_gauge = |id: &str| {
        let thing = Thing::find(page, id).and_then(|thing| thing.token(page));
        thing.is_some_and(|token| token.gauge.is_some())
    };
    // What is of no thing and written after a piece is on an arrow, or tells what happened.
    for (later, shape) in seen.shapes.iter().enumerate() {
        let Seen::Text { of: 0, at, words: over, .. } = shape else { continue };
        for shape in &seen.shapes[..later] {
            let Seen::Text { of, at: below, words, .. } = shape else { continue };
            let both = at.intersect(*below);
            let lies_over = both.width() > TOUCH && both.height() > TOUCH;
            if lies_over && *of != 0 && has_gauge(&seen.ids[*of]) {
                let what = format!("“{words}” lies under “{over}” of the table");
                faults.push(fault(&seen.ids[*of], what));
            }
        }
        for (of, behind, sign) in &seen.signs {
            let both = at.intersect(sign.shrink(sign.width() * SIGN_EDGE));
            let lies_over = both.width() > TOUCH && both.height() > TOUCH;
            if lies_over && *of != 0 && *behind <= later && has_gauge(&seen.ids[*of]) {
                let what = format!("has its sign under “{over}” of the table");
                faults.push(fault(&seen.ids[*of], what));
            }
        }
    }
    faults
}

/// Texts that are too small.
fn small(seen: &Watched) -> Vec<Fault> {
    let small = seen.shapes.iter().filter_map(|shape| match shape {
        Seen::Text { of, letters, words, .. } if *letters < LETTERS_MIN => {
            Some(fault(&seen.ids[*of], format!("“{words}” has letters of {letters} points")))
        }
        Seen::Text { .. } | Seen::Cover { .. } => None,
    });
    small.collect()
}

/// Pieces of which it is not told whose they are, or how many hit points they have.
fn untold(seen: &Watched, page: &Page, layout: &Layout, palette: Palette) -> Vec<Fault> {
    let mut faults = Vec::new();
    for spot in &layout.spots {
        let Some(token) = spot.thing.token(page) else { continue };
        let Some(of) = seen.ids.iter().position(|id| *id == token.id) else {
            faults.push(fault(&token.id, "is not painted".to_owned()));
            continue;
        };
        if let Some(gauge) = token.gauge {
            let value = gauge.value.to_string();
            let is_told = seen.shapes.iter().any(|shape| match shape {
                Seen::Text { of: thing, words, .. } if *thing == of => {
                    words.split('/').next() == Some(value.as_str())
                }
                Seen::Text { .. } | Seen::Cover { .. } => false,
            });
            if !is_told {
                faults.push(fault(&token.id, format!("does not tell its {value}")));
            }
        }
        if token.look != Look::FaceDown && matches!(token.tone, Tone::Seat(_) | Tone::Side(_)) {
            let line = palette.tone(token.tone).line;
            if !seen.colours.contains(&(of, line)) {
                faults.push(fault(&token.id, "does not tell whose it is".to_owned()));
            }
        }
    }
    faults
}

/// Figures of pieces with a sign on a board that are not painted, though the piece is wide enough for them. That
/// there is none of something need not be told.
fn dropped(seen: &Watched, page: &Page, layout: &Layout, (scale, lang): (f32, Lang)) -> Vec<Fault> {
    let mut faults = Vec::new();
    let pieces = layout.spots.iter().filter(|spot| spot.form == Form::Tile);
    for spot in pieces.filter(|spot| spot.rect.width() * scale > FIGURES_FROM) {
        let token = spot.thing.token(page).filter(|token| token.sign.is_some());
        let Some(token) = token else { continue };
        let Some(of) = seen.ids.iter().position(|id| *id == token.id) else { continue };
        let mut told: Vec<&str> = seen
            .shapes
            .iter()
            .filter_map(|shape| match shape {
                Seen::Text { of: thing, words, .. } if *thing == of => Some(words.as_str()),
                Seen::Text { .. } | Seen::Cover { .. } => None,
            })
            .collect();
        // One of them is of its hit points.
        if let Some(gauge) = token.gauge {
            let ways = [format!("{}/{}", gauge.value, gauge.max), gauge.value.to_string()];
            let at = ways.iter().find_map(|way| told.iter().position(|words| words == way));
            at.map(|at| told.swap_remove(at));
        }
        let signs = token.badges.iter().filter_map(|badge| badge.sign.as_ref());
        // How far a piece moves, what it does and its level follow from its kind: they go first.
        let goes_first = |icon| {
            matches!(
                icon,
                Icon::Move | Icon::Damage | Icon::White | Icon::Green | Icon::Black | Icon::Red
            )
        };
        for sign in signs.filter(|sign| !goes_first(sign.icon)) {
            let figure = sign.figure.in_lang(lang);
            if figure.is_empty() || figure == "0" {
                continue;
            }
            if let Some(at) = told.iter().position(|words| *words == figure) {
                told.swap_remove(at);
            } else {
                let what = format!("does not show “{figure}”, {}", sign.icon.meaning());
                faults.push(fault(&token.id, what));
            }
        }
    }
    faults
}
