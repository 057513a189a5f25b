//! All of a page: what lies on it at the places that its layout has for it.

use super::{
    Canvas, Ground, ahead, arrow, caption, dividers, ground, links, mat, reached, title, token,
    whole, word,
};
use crate::happened::Happened;
use crate::layout::{Form, LABEL, Layout, Spot, Thing};
use crate::pen::{Noting, Pen};
use emath::{Pos2, Rect, pos2};
use kanso_engine::Lang;
use kanso_engine::scene::{Badge, Body, Page, Shape, Token, Tone};

/// A page where it lies.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    /// The page.
    pub page: &'a Page,
    /// How it is laid out.
    pub layout: &'a Layout,
    /// Where its upper left corner is.
    pub corner: Pos2,
    /// How large it is.
    pub scale: f32,
    /// What of it is seen; all that lies elsewhere is left out.
    pub seen: Rect,
    /// What just happened on it, if that is to be seen.
    pub happened: Option<&'a Happened<'a>>,
}

impl Table<'_> {
    /// Where a rectangle of the page is.
    pub fn rect(&self, in_page: Rect) -> Rect {
        let at = |point: Pos2| self.corner + point.to_vec2() * self.scale;
        Rect::from_min_max(at(in_page.min), at(in_page.max))
    }

    /// Draws the page.
    pub fn paint(&self, canvas: &Canvas<'_, impl Pen>) {
        let noting = Noting::new(canvas.pen);
        let noted = canvas.drawn_with(&noting);
        self.grounds(&noted);
        let ground = noting.take();
        self.left(canvas);
        for spot in self.tokens() {
            self.token(&noted, spot, self.rect(spot.rect));
        }
        self.arrows(&noted);
        self.came_of_it(canvas, &noting.take(), &ground);
    }

    /// The tokens on it, those that lie on others behind them.
    pub fn tokens(&self) -> impl Iterator<Item = &Spot> {
        self.layout.spots.iter().filter(|spot| matches!(spot.thing, Thing::Token(..)))
    }

    /// Draws a token in a rectangle of the screen.
    pub fn token(&self, canvas: &Canvas<'_, impl Pen>, spot: &Spot, rect: Rect) {
        if !rect.intersect(self.seen.expand(8.0)).is_positive() {
            return;
        }
        let Some(of) = spot.thing.token(self.page) else { return };
        canvas.pen.begin(&of.id, &|| told(of, canvas.lang));
        token(&canvas_for(canvas, spot), rect, spot.form, of, spot.thing.count(self.page));
        canvas.pen.end();
    }

    /// Draws mats, names, cells and all else that tokens lie on.
    pub fn grounds(&self, canvas: &Canvas<'_, impl Pen>) {
        for laid in self.layout.mats.iter().filter(|mat| !mat.regions.is_empty()) {
            let tones = laid.regions.iter().map(|region| self.page.regions[*region].tone);
            let tone = tones.clone().find(|tone| *tone == Tone::Active);
            let first = || tones.clone().next().filter(|_| !self.is_shared(&laid.regions));
            let tone = tone.or_else(first).unwrap_or_default();
            let seat = self.page.regions[laid.regions[0]].seat;
            mat(canvas, self.rect(laid.rect), tone, seat);
        }
        self.links(canvas);
        for (at, spot) in self.layout.spots.iter().enumerate() {
            let rect = self.rect(spot.rect);
            if !rect.intersect(self.seen.expand(4.0)).is_positive() {
                continue;
            }
            let id = spot.thing.id(self.page);
            let canvas = &canvas_for(canvas, spot);
            match spot.thing {
                Thing::Region(region) => {
                    let mut mats = self.layout.mats.iter();
                    let mat = mats.find(|mat| mat.regions.contains(&region));
                    let marked = mat.is_some_and(|mat| {
                        mat.regions.first() == Some(&region) || self.is_shared(&mat.regions)
                    });
                    canvas.pen.begin(id, &String::new);
                    title(canvas, rect, &self.page.regions[region], marked);
                    canvas.pen.end();
                }
                Thing::Place(region, place) => {
                    let of = self.ground(at, region, place);
                    canvas.pen.begin(id, &|| said(&of, canvas.lang));
                    ground(canvas, rect, spot.form, &of);
                    canvas.pen.end();
                }
                Thing::Token(..) => {}
            }
        }
        self.dividers(canvas);
        self.captions(canvas);
        self.wholes(canvas);
    }

    /// True for the regions of a mat on which several seats have theirs.
    fn is_shared(&self, regions: &[usize]) -> bool {
        let regions = || regions.iter().map(|region| &self.page.regions[*region]);
        let is_of_a_seat = |tone: &Tone| matches!(tone, Tone::Seat(_));
        let mut seats = regions().map(|region| region.tone).filter(is_of_a_seat);
        let one = seats.next();
        regions().all(|region| region.seat.is_none()) && seats.any(|seat| Some(seat) != one)
    }

    /// Names of stretches of the edges of boards, each at the side on which its cell lies.
    fn captions(&self, canvas: &Canvas<'_, impl Pen>) {
        for (index, region) in self.page.regions.iter().enumerate() {
            let Body::Board(board) = &region.body else { continue };
            if board.captions.is_empty() {
                continue;
            }
            let spots = self.layout.spots.iter();
            let cells: Vec<&Spot> = spots
                .filter(|spot| matches!(spot.thing, Thing::Place(region, _) if region == index))
                .collect();
            let rects = cells.iter().map(|spot| self.rect(spot.rect));
            let Some(whole) = rects.reduce(Rect::union) else { continue };
            for of in &board.captions {
                let found = cells.iter().find(|spot| spot.thing.id(self.page) == of.at);
                let Some(spot) = found else { continue };
                let at = self.rect(spot.rect);
                let canvas = &canvas_for(canvas, spot);
                let above = at.center().y < whole.center().y;
                caption(canvas, (at.center().x, whole.y_range()), above, of);
            }
        }
    }

    /// Outlines of what covers several cells.
    fn wholes(&self, canvas: &Canvas<'_, impl Pen>) {
        for region in &self.page.regions {
            let Body::Board(board) = &region.body else { continue };
            for of in &board.wholes {
                let cells = of.cells.iter().filter_map(|id| self.layout.find(self.page, id));
                let cells: Vec<Rect> = cells.map(|spot| self.rect(spot.rect)).collect();
                if of.ahead {
                    ahead(canvas, &cells, of.tone);
                } else {
                    whole(canvas, &cells, of.tone, of.heading);
                }
            }
        }
    }

    /// Draws the cells that a token reaches.
    pub fn reached(&self, canvas: &Canvas<'_, impl Pen>, token: &Token) {
        let colour = match token.tone {
            Tone::Enemy | Tone::Boss => canvas.palette.tone(Tone::Bad).line,
            _ => canvas.palette.selected,
        };
        for spot in token.reach.iter().filter_map(|id| self.layout.find(self.page, id)) {
            if let Form::Cell(shape) = spot.form {
                reached(canvas, self.rect(spot.rect), shape, colour);
            }
        }
    }

    /// What a place is; `at` is its spot.
    fn ground(&self, at: usize, region: usize, place: usize) -> Ground<'_> {
        match &self.page.regions[region].body {
            Body::Board(board) => Ground::Cell(&board.cells[place]),
            Body::Row(slots) => Ground::Slot(&slots[place]),
            Body::Track(steps) => {
                let next = Thing::Place(region, place + 1);
                let mut later = self.layout.spots[at..].iter();
                let beside = later.find(|spot| spot.thing == next);
                let here = self.layout.spots[at].rect;
                let goes_on = beside.is_some_and(|next| next.rect.left() > here.left());
                Ground::Step(&steps[place], goes_on)
            }
            Body::Sheet(lines) => Ground::Line(&lines[place]),
        }
    }

    /// Dotted lines over the cells of a board, below what stands on them.
    fn dividers(&self, canvas: &Canvas<'_, impl Pen>) {
        for (index, region) in self.page.regions.iter().enumerate() {
            let Body::Board(board) = &region.body else { continue };
            let cells = || {
                self.layout.spots.iter().filter_map(|spot| match spot.thing {
                    Thing::Place(region, place) if region == index => {
                        Some((place, self.rect(spot.rect)))
                    }
                    Thing::Region(_) | Thing::Place(..) | Thing::Token(..) => None,
                })
            };
            let Some(whole) = cells().map(|(_, rect)| rect).reduce(Rect::union) else { continue };
            let ends: Vec<_> = board
                .dividers
                .iter()
                .filter_map(|column| {
                    let (_, on) = cells().find(|(place, _)| board.cells[*place].x == *column)?;
                    let x = on.center().x;
                    Some((pos2(x, whole.top()), pos2(x, whole.bottom())))
                })
                .collect();
            dividers(canvas, &ends);
        }
    }

    fn links(&self, canvas: &Canvas<'_, impl Pen>) {
        let middle = |id: &str| {
            let spots = self.layout.spots.iter();
            let mut cells = spots.filter(|spot| matches!(spot.form, Form::Cell(_)));
            let spot = cells.find(|spot| spot.thing.id(self.page) == id)?;
            Some(self.rect(spot.rect).center())
        };
        for region in &self.page.regions {
            let Body::Board(board) = &region.body else { continue };
            let ends: Vec<_> = board
                .links
                .iter()
                .filter_map(|(from, to)| Some((middle(from)?, middle(to)?)))
                .collect();
            links(canvas, &ends);
        }
    }

    /// Draws the arrows between things, and what they mean where there is room for it.
    pub fn arrows(&self, canvas: &Canvas<'_, impl Pen>) {
        let mut drawn = Vec::new();
        let arrows = &self.page.arrows;
        for of in arrows {
            let ends = (self.layout.find(self.page, &of.from), self.layout.find(self.page, &of.to));
            let (Some(from), Some(to)) = ends else { continue };
            let colour = canvas.palette.tone(of.tone).line;
            // One that goes the other way lies beside it.
            let aside = arrows.iter().any(|other| other.from == of.to && other.to == of.from);
            let ends = arrow(canvas, self.rect(from.rect), self.rect(to.rect), (colour, aside));
            drawn.push((ends, colour, of.meaning.in_lang(canvas.lang)));
        }
        if !drawn.is_empty() {
            word::words(canvas, &drawn, self.telling());
        }
    }

    /// Where something tells something itself, so that no word of an arrow may lie on it: pieces, cards
    /// and counters, names of regions, cells, steps and lines.
    fn telling(&self) -> Vec<Rect> {
        let tells = |spot: &Spot| match spot.form {
            Form::Cell(Shape::Grid) => Some(spot.rect.with_max_y(spot.rect.top() + LABEL)),
            Form::Cell(Shape::Hexes | Shape::Plan) | Form::Slot { .. } => None,
            Form::Title
            | Form::Step
            | Form::Line { .. }
            | Form::Figure { .. }
            | Form::Card
            | Form::Tile
            | Form::Chip => Some(spot.rect),
        };
        let spots = self.layout.spots.iter().filter_map(tells);
        spots.map(|rect| self.rect(rect).expand(1.0)).collect()
    }
}

/// What one draws a thing with: each mat has a size of its own.
pub fn canvas_for<'a, P: Pen>(canvas: &Canvas<'a, P>, spot: &Spot) -> Canvas<'a, P> {
    Canvas { scale: canvas.scale * spot.scale, compact: spot.small, ..*canvas }
}

/// All there is to say about a token, in lines.
pub fn told(token: &Token, lang: Lang) -> String {
    let name = token.name.in_lang(lang);
    let detail = token.detail.in_lang(lang);
    let mut told = name.to_owned();
    if !detail.is_empty() && detail != name {
        told.push('\n');
        told.push_str(detail);
    }
    let marks = meant(&token.badges, lang);
    if !marks.is_empty() {
        told.push('\n');
        told.push_str(&marks);
    }
    told
}

/// All there is to say about a place, in lines; nothing where it says all itself.
fn said(ground: &Ground<'_>, lang: Lang) -> String {
    let lines = match ground {
        Ground::Cell(cell) => vec![
            cell.label.in_lang(lang).to_owned(),
            cell.detail.in_lang(lang).to_owned(),
            meant(&cell.badges, lang),
        ],
        Ground::Step(step, _) if step.sign.is_some() => vec![step.label.in_lang(lang).to_owned()],
        Ground::Line(line) if line.sign.is_some() => {
            vec![format!("{}: {}", line.label.in_lang(lang), line.value.in_lang(lang))]
        }
        Ground::Step(..) | Ground::Line(_) | Ground::Slot(_) => Vec::new(),
    };
    let lines: Vec<String> = lines.into_iter().filter(|line| !line.is_empty()).collect();
    lines.join("\n")
}

/// What marks mean, in lines.
fn meant(badges: &[Badge], lang: Lang) -> String {
    let line =
        |badge: &Badge| format!("{}: {}", badge.text.in_lang(lang), badge.meaning.in_lang(lang));
    badges.iter().map(line).collect::<Vec<_>>().join("\n")
}
