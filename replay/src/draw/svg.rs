//! A scene as SVG, for reports: whole coordinates, one way to write everything, so that the same
//! scene gives the same bytes on every machine.
//!
//! Light ground. Tokens have a `<title>`, which browsers show as hover text, and the scene's ids
//! stand in `data-id`. Nothing has an `id` or refers to one, so that a page can hold many scenes.

use super::layout::{self, columns_of};
use super::tone::{Colours, colours, mark};
use super::width::width;
use kanso_engine::scene::{
    Board, BoardCell, Body, Look, Page, Region, Shape, Slot, Step, Token, Tone,
};
use kanso_engine::{Label, Lang, Scene, scene};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Pixels for one terminal column of a text: a wide character has two.
const COLUMN: i32 = 8;
/// Pixels for one terminal column of small text.
const SMALL_COLUMN: i32 = 7;
/// Height of a line of text.
const LINE: i32 = 20;
/// Height of a line of small text.
const SMALL_LINE: i32 = 14;
/// Free space around and between things.
const GAP: i32 = 12;
/// Free space inside a box.
const PAD: i32 = 5;
/// Least width of a board's cell.
const CELL_WIDTH_MIN: i32 = 56;
/// Height of a troop.
const TROOP_HIGH: i32 = 34;
/// Width of a troop's stripe.
const STRIPE: i32 = 18;
/// Width of the number of a troop's figures.
const FIGURES: i32 = 22;
/// Length of an arrow's head; it is as wide.
const HEAD: i32 = 14;
/// Colour of the ground.
pub const GROUND: &str = "#fdfdfb";
/// Width at which a row of cards or a track goes on in the next line.
const ROW_WIDTH: i32 = 760;

/// How a scene is drawn.
#[derive(Clone, Debug, Default)]
pub struct SvgOptions {
    /// The language of its names.
    pub lang: Lang,
    /// The only page to draw, by its id; none: all pages, below each other.
    pub page: Option<String>,
}

/// How much room pictures of a table take: how wide they may be, and how large each part of them is
/// at least, so that in pictures of several moments nearly everything keeps its place: only a row of
/// cards that needs one line more moves what lies below it.
///
/// ```
/// # use kanso_engine::{Lang, Scene};
/// # use kanso_replay::draw::{Room, SvgOptions, scene_svg_in};
/// # let scenes = [Scene::default(), Scene::default()];
/// let mut room = Room::up_to(1_200);
/// scenes.iter().for_each(|scene| room.make_for(scene, Lang::En));
/// let drawn = scenes.map(|scene| scene_svg_in(&scene, &SvgOptions::default(), &room));
/// assert_eq!(drawn[0].len(), drawn[1].len());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Room {
    /// Regions that stand beside each other go on in the next line behind this width.
    wide: i32,
    /// Regions by id.
    regions: BTreeMap<String, Size>,
    /// Cells of boards, by the id of the board's region.
    cells: BTreeMap<String, Size>,
    /// How wide each place of a page is, by the page's id, its row and its column: a picture is as
    /// wide as if none were empty.
    places: BTreeMap<(String, u8, u8), i32>,
}

impl Room {
    /// As wide as it takes.
    pub const ANY: Self = Self {
        wide: i32::MAX,
        regions: BTreeMap::new(),
        cells: BTreeMap::new(),
        places: BTreeMap::new(),
    };

    /// About so wide, in pixels: wider only where a single region is.
    pub const fn up_to(wide: u16) -> Self {
        Self {
            wide: wide as i32,
            regions: BTreeMap::new(),
            cells: BTreeMap::new(),
            places: BTreeMap::new(),
        }
    }

    /// Makes room for this scene, too.
    pub fn make_for(&mut self, scene: &Scene, lang: Lang) {
        let room = std::mem::replace(self, Self::ANY);
        let mut painter = Painter { lang, out: String::new(), spots: BTreeMap::new(), room };
        for page in &scene.pages {
            for region in &page.regions {
                let (wide, _) = painter.region(region, 0, 0);
                painter.out.clear();
                let place = (page.id.clone(), region.row, region.column);
                let kept = painter.room.places.entry(place).or_default();
                *kept = (*kept).max(wide);
            }
        }
        *self = painter.room;
    }

    /// How wide a page is with something at every place.
    fn across(&self, page: &str) -> i32 {
        let mut rows: BTreeMap<u8, Vec<usize>> = BTreeMap::new();
        for ((_, row, _), wide) in self.places.iter().filter(|((of, _, _), _)| of == page) {
            rows.entry(*row).or_default().push(*wide as usize);
        }
        let mut across = 0;
        for widths in rows.values() {
            let mut rest = widths.iter();
            for line in layout::flow(widths, 2 * GAP as usize, (self.wide - 2 * GAP) as usize) {
                let wide: usize = rest.by_ref().take(line).sum();
                across = across.max(wide as i32 + 2 * GAP * (line as i32 - 1));
            }
        }
        across
    }
}

/// A scene as an SVG document.
pub fn scene_svg(scene: &Scene, options: &SvgOptions) -> String {
    scene_svg_in(scene, options, &Room::ANY)
}

/// A scene as an SVG document that takes at least this room.
pub fn scene_svg_in(scene: &Scene, options: &SvgOptions, room: &Room) -> String {
    let room = room.clone();
    let mut painter =
        Painter { lang: options.lang, out: String::new(), spots: BTreeMap::new(), room };
    let (mut across, mut down) = (0, GAP);
    for page in &scene.pages {
        if options.page.as_ref().is_some_and(|wanted| *wanted != page.id) {
            continue;
        }
        let (page_width, page_height) = painter.page(page, GAP, down);
        across = across.max(page_width);
        down += page_height + GAP;
    }
    let across = across + 2 * GAP;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{across}\" height=\"{down}\" \
         viewBox=\"0 0 {across} {down}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"{across}\" height=\"{down}\" fill=\"{GROUND}\"/>\n{}</svg>\n",
        painter.out
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

/// How a thing looks, in signs around its words.
fn looking(look: Look, words: String) -> String {
    match look {
        Look::Piece | Look::Card | Look::Counter | Look::Troop | Look::Disc => words,
        Look::FaceDown => format!("▒ {words}"),
        Look::Spent => format!("~{words}~"),
    }
}

/// Height of a token on a board, with the space below it.
fn token_height(token: &Token) -> i32 {
    if token.look == Look::Troop {
        return TROOP_HIGH + 2;
    }
    if token.badges.is_empty() { LINE } else { LINE + SMALL_LINE }
}

fn tokens_height(cell: &BoardCell) -> i32 {
    cell.tokens.iter().map(token_height).sum()
}

/// A size that is no smaller than what is kept under an id, which is then kept.
fn at_least(kept: &mut BTreeMap<String, Size>, id: &str, (wide, high): Size) -> Size {
    let kept = kept.entry(id.to_owned()).or_default();
    *kept = (kept.0.max(wide), kept.1.max(high));
    *kept
}

/// The corners of the head of an arrow between two points, its tip first.
fn arrow_head((x1, y1): (i32, i32), (x2, y2): (i32, i32)) -> [(i32, i32); 3] {
    let (across, down) = (x2 - x1, y2 - y1);
    let long = (across * across + down * down).isqrt().max(1);
    let (x, y) = (across * HEAD / long, down * HEAD / long);
    let (back_x, back_y) = (x2 - x, y2 - y);
    [(x2, y2), (back_x - y / 2, back_y + x / 2), (back_x + y / 2, back_y - x / 2)]
}

/// Draws from the top left; measures by the same code with the output thrown away.
struct Painter {
    lang: Lang,
    out: String,
    /// Middle of each thing drawn, for arrows and links.
    spots: BTreeMap<String, (i32, i32)>,
    /// What each part takes at least; grows with what is drawn.
    room: Room,
}

/// Width and height.
type Size = (i32, i32);

impl Painter {
    fn say<'a>(&self, label: &'a Label) -> &'a str {
        label.in_lang(self.lang)
    }

    fn page(&mut self, page: &Page, left: i32, top: i32) -> Size {
        self.spots.clear();
        let (mut across, mut down) = (self.room.across(&page.id), 0);
        let name = self.say(&page.name).to_owned();
        if !name.is_empty() {
            let line = colours(Tone::Plain).line;
            self.put(&format!(
                "<text x=\"{left}\" y=\"{}\" font-size=\"17\" font-weight=\"bold\" fill=\"{line}\">{}</text>",
                top + 17,
                escape(&name)
            ));
            down += LINE + GAP;
            across = across.max(width(&name) as i32 * COLUMN * 17 / 13);
        }
        for row in layout::places(&page.regions) {
            let widths = self.widths(page, &row);
            let mut row = row.into_iter();
            for line in layout::flow(&widths, 2 * GAP as usize, (self.room.wide - 2 * GAP) as usize)
            {
                let (mut x, mut tallest) = (left, 0);
                for place in row.by_ref().take(line) {
                    let (mut y, mut widest) = (top + down, 0);
                    for index in place {
                        let (region_width, region_height) = self.region(&page.regions[index], x, y);
                        widest = widest.max(region_width);
                        y += region_height + GAP;
                    }
                    tallest = tallest.max(y - top - down);
                    x += widest + 2 * GAP;
                }
                across = across.max(x - left - 2 * GAP);
                down += tallest + GAP;
            }
        }
        for arrow in &page.arrows {
            let ends = (self.spots.get(&arrow.from), self.spots.get(&arrow.to));
            let (Some(&(x1, y1)), Some(&(x2, y2))) = ends else { continue };
            let line = colours(arrow.tone).line;
            let meaning = escape(self.say(&arrow.meaning));
            let [tip, one, other] = arrow_head((x1, y1), (x2, y2));
            self.put(&format!(
                "<g><title>{meaning}</title><line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" \
                 stroke=\"{line}\" stroke-width=\"2\"/><polygon points=\"{},{} {},{} {},{}\" \
                 fill=\"{line}\"/></g>",
                tip.0, tip.1, one.0, one.1, other.0, other.1
            ));
        }
        (across, down)
    }

    /// How wide each place of a row is; nothing where it does not matter.
    fn widths(&mut self, page: &Page, row: &[Vec<usize>]) -> Vec<usize> {
        if self.room.wide == i32::MAX {
            return vec![0; row.len()];
        }
        let mut width_of = |index: &usize| {
            let region = &page.regions[*index];
            if let Some((wide, _)) = self.room.regions.get(&region.id) {
                return *wide as usize;
            }
            let drawn = self.out.len();
            let (wide, _) = self.region(region, 0, 0);
            self.out.truncate(drawn);
            wide as usize
        };
        row.iter().map(|place| place.iter().map(&mut width_of).max().unwrap_or(0)).collect()
    }

    /// A region is drawn around its own corner and then moved: what moves it changes nothing within.
    fn region(&mut self, region: &Region, left: i32, top: i32) -> Size {
        self.put(&format!(
            "<g data-id=\"{}\" transform=\"translate({left} {top})\">",
            escape(&region.id)
        ));
        let elsewhere = std::mem::take(&mut self.spots);
        let name = self.say(&region.name).to_owned();
        let mut head = (0, 0);
        if !name.is_empty() {
            let text = format!("{}{name}", mark(region.tone));
            self.text(0, 0, &text, colours(region.tone).line, true);
            head = (width(&text) as i32 * COLUMN, LINE);
        }
        let body = match &region.body {
            Body::Board(board) => self.board(&region.id, board, 0, head.1),
            Body::Row(slots) => self.row(slots, 0, head.1),
            Body::Track(steps) => self.track(steps, 0, head.1),
            Body::Sheet(values) => self.sheet(values, 0, head.1),
        };
        self.put("</g>");
        let size = (head.0.max(body.0), head.1 + body.1);
        let roomy = at_least(&mut self.room.regions, &region.id, size);
        // What lies in a row comes and goes; room for all of it would leave tables half empty.
        let high = if matches!(region.body, Body::Row(_)) { size.1 } else { roomy.1 };
        let size = (roomy.0, high);
        self.spots.insert(region.id.clone(), (size.0 / 2, size.1 / 2));
        let within = std::mem::replace(&mut self.spots, elsewhere);
        self.spots.extend(within.into_iter().map(|(id, (x, y))| (id, (left + x, top + y))));
        size
    }

    fn board(&mut self, id: &str, board: &Board, left: i32, top: i32) -> Size {
        let Some(frame) = layout::frame(board) else { return (0, 0) };
        let widest = board.cells.iter().map(|cell| self.cell_width(cell)).max().unwrap_or(0);
        let tallest = board.cells.iter().map(tokens_height).max().unwrap_or(0);
        let wide = widest.max(CELL_WIDTH_MIN) + 2 * PAD;
        let high = LINE + tallest.max(LINE) + 2 * PAD;
        let (wide, high) = at_least(&mut self.room.cells, id, (wide, high));
        match board.shape {
            Shape::Grid | Shape::Plan => {
                let space = if board.shape == Shape::Plan { GAP } else { 0 };
                let corner = |cell: &BoardCell| {
                    let x = i32::from(cell.x - frame.left) * (wide + space);
                    (left + x, top + i32::from(cell.y - frame.top) * (high + space))
                };
                let middle: BTreeMap<&str, (i32, i32)> = board
                    .cells
                    .iter()
                    .map(|cell| {
                        let (x, y) = corner(cell);
                        (cell.id.as_str(), (x + wide / 2, y + high / 2))
                    })
                    .collect();
                self.links(board, &middle);
                for cell in &board.cells {
                    let (x, y) = corner(cell);
                    let Colours { fill, line } = colours(cell.tint);
                    self.put(&format!(
                        "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" fill=\"{fill}\" \
                         stroke=\"{line}\" stroke-opacity=\"0.5\" data-id=\"{}\"/>",
                        escape(&cell.id)
                    ));
                    self.spots.insert(cell.id.clone(), (x + wide / 2, y + high / 2));
                    self.cell_head(cell, x + PAD, y + PAD);
                }
                for cell in &board.cells {
                    let (x, y) = corner(cell);
                    let mut y = y + PAD + LINE;
                    for token in cell.tokens.iter().rev() {
                        let extra = i32::from(token.span.0.max(1)) - 1;
                        self.piece(token, x + PAD, y, wide - 2 * PAD + extra * (wide + space));
                        y += token_height(token);
                    }
                }
                let rows = frame.rows as i32;
                let columns = frame.columns as i32;
                (columns * (wide + space) - space, rows * (high + space) - space)
            }
            Shape::Hexes => {
                // Wide enough that the text stands between the shoulders.
                let half = (wide.max(high) / 2) + PAD;
                let side = half * 2 * 577 / 1000;
                let step = side + side / 2;
                let middle_of = |cell: &BoardCell| {
                    let x = left + i32::from(cell.x - frame.left) * half + half;
                    (x, top + i32::from(cell.y - frame.top) * step + side)
                };
                let middle: BTreeMap<&str, (i32, i32)> =
                    board.cells.iter().map(|cell| (cell.id.as_str(), middle_of(cell))).collect();
                for cell in &board.cells {
                    let (x, y) = middle_of(cell);
                    let Colours { fill, line } = colours(cell.tint);
                    let mut points = String::new();
                    for (x, y) in layout::hex_corners(x, y, half) {
                        write!(points, "{x},{y} ").expect("a string takes every text");
                    }
                    self.put(&format!(
                        "<polygon points=\"{}\" fill=\"{fill}\" stroke=\"{line}\" \
                         stroke-opacity=\"0.5\" data-id=\"{}\"/>",
                        points.trim_end(),
                        escape(&cell.id)
                    ));
                    self.spots.insert(cell.id.clone(), (x, y));
                }
                self.links(board, &middle);
                let (first, last) = (top, top + (frame.rows as i32 - 1) * step + 2 * side);
                for column in &board.dividers {
                    let x = left + i32::from(*column - frame.left) * half + half;
                    self.put(&format!(
                        "<line x1=\"{x}\" y1=\"{first}\" x2=\"{x}\" y2=\"{last}\" stroke=\"#6b6b66\" \
                         stroke-width=\"3\" stroke-dasharray=\"1 7\" stroke-linecap=\"round\"/>"
                    ));
                }
                for cell in &board.cells {
                    let (x, y) = middle_of(cell);
                    let high = LINE + tokens_height(cell);
                    let mut y = y - high / 2;
                    self.cell_head(cell, x - wide / 2 + PAD, y);
                    y += LINE;
                    for token in cell.tokens.iter().rev() {
                        self.piece(token, x - wide / 2 + PAD, y, wide - 2 * PAD);
                        y += token_height(token);
                    }
                }
                let columns = (frame.columns - columns_of(board.shape)) as i32 + 2;
                (columns * half, (frame.rows as i32 - 1) * step + 2 * side)
            }
        }
    }

    fn links(&mut self, board: &Board, middle: &BTreeMap<&str, (i32, i32)>) {
        for (from, to) in &board.links {
            let ends = (middle.get(from.as_str()), middle.get(to.as_str()));
            let (Some((x1, y1)), Some((x2, y2))) = ends else { continue };
            self.put(&format!(
                "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"#6b6b66\" stroke-width=\"3\"/>"
            ));
        }
    }

    fn cell_width(&self, cell: &BoardCell) -> i32 {
        let head = self.cell_words(cell);
        let tokens = cell.tokens.iter().map(|token| self.piece_width(token));
        tokens.max().unwrap_or(0).max(width(&head) as i32 * COLUMN)
    }

    fn cell_words(&self, cell: &BoardCell) -> String {
        let mut words = format!("{}{}", mark(cell.tint), self.say(&cell.label));
        for badge in &cell.badges {
            words.push(' ');
            words.push_str(self.say(&badge.text));
        }
        words
    }

    fn cell_head(&mut self, cell: &BoardCell, left: i32, top: i32) {
        let words = self.cell_words(cell);
        let title: Vec<_> =
            cell.badges.iter().map(|badge| self.say(&badge.meaning).to_owned()).collect();
        self.titled_text(left, top, &words, colours(Tone::Faint).line, &title.join(", "));
    }

    /// What a token is called, with its value.
    fn token_name(&self, token: &Token) -> String {
        let short = self.say(&token.short);
        let name = if short.is_empty() { self.say(&token.name) } else { short };
        let mut words = format!("{}{name}", mark(token.tone));
        if let Some(gauge) = token.gauge {
            write!(words, " {}/{}", gauge.value, gauge.max).expect("a string takes every text");
        }
        words
    }

    fn token_badges(&self, token: &Token) -> String {
        let badges: Vec<_> = token.badges.iter().map(|badge| self.say(&badge.text)).collect();
        badges.join(" ")
    }

    /// A token in one line.
    fn token_words(&self, token: &Token) -> String {
        let mut words = self.token_name(token);
        if !token.badges.is_empty() {
            words.push(' ');
            words.push_str(&self.token_badges(token));
        }
        looking(token.look, words)
    }

    fn token_width(&self, token: &Token) -> i32 {
        width(&self.token_words(token)) as i32 * COLUMN + 2 * PAD
    }

    /// The width of a token on a board, whose badges stand below its name.
    fn piece_width(&self, token: &Token) -> i32 {
        if token.look == Look::Troop {
            let (name, badges) = self.troop_words(token);
            let words = width(&name).max(width(&badges)) as i32 * SMALL_COLUMN;
            return STRIPE + FIGURES + words + 2 * PAD;
        }
        let name = width(&looking(token.look, self.token_name(token))) as i32 * COLUMN;
        let badges = width(&self.token_badges(token)) as i32 * SMALL_COLUMN;
        name.max(badges) + 2 * PAD
    }

    /// A token in a box of this width.
    fn token(&mut self, token: &Token, left: i32, top: i32, wide: i32) {
        let words = self.token_words(token);
        self.token_box(token, (left, top, wide, LINE - 2), &words, "");
    }

    /// A token on a board, in a box of this width.
    fn piece(&mut self, token: &Token, left: i32, top: i32, wide: i32) {
        if token.look == Look::Troop {
            let wide_enough = self.piece_width(token);
            let left = left + (wide - wide_enough).max(0) / 2;
            return self.troop(token, left, top, wide_enough);
        }
        let words = looking(token.look, self.token_name(token));
        let badges = self.token_badges(token);
        self.token_box(token, (left, top, wide, token_height(token) - 2), &words, &badges);
    }

    /// What stands beside the number of a troop: its name, and its badges but the banner.
    fn troop_words(&self, token: &Token) -> (String, String) {
        let badges = token.badges.iter().skip(1).map(|badge| self.say(&badge.text));
        let badges: Vec<_> = badges.collect();
        (format!("{}{}", mark(token.tone), self.say(&token.short)), badges.join(" "))
    }

    /// A troop: a stripe with its banner, the number of its figures, its name and its badges.
    fn troop(&mut self, token: &Token, left: i32, top: i32, wide: i32) {
        let Colours { fill, line } = colours(token.tone);
        let mut shapes = format!(
            "<rect x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"{TROOP_HIGH}\" rx=\"4\" \
             fill=\"{fill}\" stroke=\"{line}\" stroke-width=\"1.5\"/>"
        );
        if let Some(banner) = token.badges.first() {
            let Colours { fill, line } = colours(banner.tone);
            write!(
                shapes,
                "<rect x=\"{left}\" y=\"{top}\" width=\"{STRIPE}\" height=\"{TROOP_HIGH}\" rx=\"4\" \
                 fill=\"{line}\"/><text x=\"{}\" y=\"{}\" text-anchor=\"middle\" fill=\"{fill}\">{}</text>",
                left + STRIPE / 2,
                top + 22,
                escape(self.say(&banner.text))
            )
            .expect("a string takes every text");
        }
        if let Some(gauge) = token.gauge {
            let (x, y) = (left + STRIPE + FIGURES / 2, top + 25);
            write!(
                shapes,
                "<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\" font-size=\"22\" \
                 font-weight=\"bold\" fill=\"{line}\">{}</text>",
                gauge.value
            )
            .expect("a string takes every text");
        }
        let (name, badges) = self.troop_words(token);
        let x = left + STRIPE + FIGURES + PAD;
        for (words, y) in [(name, top + 14), (badges, top + 28)] {
            write!(
                shapes,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"11\" fill=\"{line}\">{}</text>",
                escape(&words)
            )
            .expect("a string takes every text");
        }
        let title = self.title_of(token);
        self.put(&format!(
            "<g data-id=\"{}\"><title>{}</title>{shapes}</g>",
            escape(&token.id),
            escape(&title),
        ));
        self.spots.insert(token.id.clone(), (left + wide / 2, top + TROOP_HIGH / 2));
    }

    /// All there is to say about a token.
    fn title_of(&self, token: &Token) -> String {
        let mut title = self.say(&token.name).to_owned();
        let detail = self.say(&token.detail);
        if !detail.is_empty() && detail != title {
            title.push('\n');
            title.push_str(detail);
        }
        for badge in &token.badges {
            write!(title, "\n{}: {}", self.say(&badge.text), self.say(&badge.meaning))
                .expect("a string takes every text");
        }
        title
    }

    /// A box with a token's words, its badges below them; its whole story is the title.
    fn token_box(
        &mut self,
        token: &Token,
        (left, top, wide, high): (i32, i32, i32, i32),
        words: &str,
        badges: &str,
    ) {
        let Colours { fill, line } = colours(token.tone);
        let round = match token.look {
            Look::Piece => 8,
            Look::Card | Look::FaceDown => 2,
            Look::Counter | Look::Disc => 9,
            Look::Troop => 4,
            Look::Spent => 8,
        };
        let dash = match token.look {
            Look::Spent | Look::FaceDown => " stroke-dasharray=\"3 2\"",
            Look::Piece | Look::Card | Look::Counter | Look::Troop | Look::Disc => "",
        };
        let title = self.title_of(token);
        let x = left + PAD;
        let mut texts =
            format!("<text x=\"{x}\" y=\"{}\" fill=\"{line}\">{}</text>", top + 14, escape(words));
        if !badges.is_empty() {
            write!(
                texts,
                "<text x=\"{x}\" y=\"{}\" font-size=\"11\" fill=\"{line}\">{}</text>",
                top + 12 + SMALL_LINE,
                escape(badges)
            )
            .expect("a string takes every text");
        }
        self.put(&format!(
            "<g data-id=\"{}\"><title>{}</title><rect x=\"{left}\" y=\"{top}\" width=\"{wide}\" \
             height=\"{high}\" rx=\"{round}\" fill=\"{fill}\" stroke=\"{line}\"{dash}/>{texts}</g>",
            escape(&token.id),
            escape(&title),
        ));
        self.spots.insert(token.id.clone(), (left + wide / 2, top + high / 2 + 1));
    }

    fn row(&mut self, slots: &[Slot], left: i32, top: i32) -> Size {
        let label = |painter: &Self, slot: &Slot| match painter.say(&slot.label) {
            "" => 0,
            label => width(label) as i32 * COLUMN + PAD,
        };
        let count = |slot: &Slot| match slot.count {
            1 => String::new(),
            count => format!("×{count}"),
        };
        let widths: Vec<usize> = slots
            .iter()
            .map(|slot| {
                let token = slot.token.as_ref().map_or(5 * COLUMN, |token| {
                    self.token_width(token) + width(&count(slot)) as i32 * COLUMN
                });
                (label(self, slot) + token) as usize
            })
            .collect();
        let (mut rest, mut across, mut y) = (slots.iter().zip(&widths), 0, top);
        for line in layout::flow(&widths, GAP as usize, ROW_WIDTH as usize) {
            let mut x = left;
            for (slot, wide) in rest.by_ref().take(line) {
                let name = self.say(&slot.label).to_owned();
                self.text(x, y, &name, colours(Tone::Faint).line, false);
                let start = x + label(self, slot);
                match &slot.token {
                    Some(token) => {
                        let token_width = self.token_width(token);
                        self.token(token, start, y, token_width);
                        let count = count(slot);
                        let line = colours(Tone::Plain).line;
                        self.text(start + token_width + 2, y, &count, line, false);
                    }
                    None => self.put(&format!(
                        "<rect x=\"{start}\" y=\"{y}\" width=\"{}\" height=\"{}\" fill=\"none\" \
                         stroke=\"#6b6b66\" stroke-dasharray=\"2 3\"/>",
                        5 * COLUMN,
                        LINE - 2
                    )),
                }
                self.spots.insert(slot.id.clone(), (x + *wide as i32 / 2, y + LINE / 2));
                x += *wide as i32 + GAP;
            }
            across = across.max(x - left - GAP);
            y += LINE + PAD;
        }
        (across, y - top)
    }

    fn track(&mut self, steps: &[Step], left: i32, top: i32) -> Size {
        let words = |painter: &Self, step: &Step| {
            format!("{}{}", mark(step.tone), painter.say(&step.label))
        };
        let widths: Vec<usize> = steps
            .iter()
            .map(|step| {
                let own = width(&words(self, step)) as i32 * COLUMN + 2 * PAD;
                let tokens = step.tokens.iter().map(|token| self.token_width(token)).max();
                own.max(tokens.unwrap_or(0) + 2 * PAD) as usize
            })
            .collect();
        let tallest = steps.iter().map(|step| step.tokens.len()).max().unwrap_or(0) as i32;
        let high = LINE * (1 + tallest) + PAD;
        let (mut rest, mut across, mut y) = (steps.iter().zip(&widths), 0, top);
        for line in layout::flow(&widths, 0, ROW_WIDTH as usize) {
            let mut x = left;
            for (step, wide) in rest.by_ref().take(line) {
                let wide = *wide as i32;
                let Colours { fill, line } = colours(step.tone);
                self.put(&format!(
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" fill=\"{fill}\" \
                     stroke=\"{line}\" data-id=\"{}\"/>",
                    escape(&step.id)
                ));
                let words = words(self, step);
                self.text(x + PAD, y + 2, &words, line, false);
                for (at, token) in step.tokens.iter().enumerate() {
                    let token_width = self.token_width(token);
                    self.token(token, x + PAD, y + LINE * (1 + at as i32), token_width);
                }
                self.spots.insert(step.id.clone(), (x + wide / 2, y + high / 2));
                x += wide;
            }
            across = across.max(x - left);
            y += high + PAD;
        }
        (across, y - top)
    }

    fn sheet(&mut self, values: &[scene::Line], left: i32, top: i32) -> Size {
        let words = |painter: &Self, value: &scene::Line| {
            format!("{}{}", mark(value.tone), painter.say(&value.label))
        };
        let labels =
            values.iter().map(|value| width(&words(self, value)) as i32).max().unwrap_or(0);
        let (mut across, mut y) = (0, top);
        for value in values {
            let line = colours(value.tone).line;
            let label = words(self, value);
            let figure = self.say(&value.value).to_owned();
            let x = left + labels * COLUMN + GAP;
            self.put(&format!("<g data-id=\"{}\">", escape(&value.id)));
            self.text(left, y, &label, line, false);
            self.text(x, y, &figure, line, true);
            self.put("</g>");
            across = across.max(x - left + width(&figure) as i32 * COLUMN);
            self.spots.insert(value.id.clone(), (left, y + LINE / 2));
            y += LINE;
        }
        (across, y - top)
    }

    fn text(&mut self, left: i32, top: i32, text: &str, fill: &str, bold: bool) {
        if text.is_empty() {
            return;
        }
        let weight = if bold { " font-weight=\"bold\"" } else { "" };
        let text = escape(text);
        self.put(&format!(
            "<text x=\"{left}\" y=\"{}\" fill=\"{fill}\"{weight}>{text}</text>",
            top + 14
        ));
    }

    fn titled_text(&mut self, left: i32, top: i32, text: &str, fill: &str, title: &str) {
        if title.is_empty() {
            self.text(left, top, text, fill, false);
            return;
        }
        self.put(&format!("<g><title>{}</title>", escape(title)));
        self.text(left, top, text, fill, false);
        self.put("</g>");
    }

    fn put(&mut self, element: &str) {
        self.out.push_str(element);
        self.out.push('\n');
    }
}

#[cfg(test)]
mod tests;
