//! A table in few lines: what matters for the decision that is asked, for a small terminal.
//!
//! Every region becomes one to three lines, a board one to three for each of its rows. Regions are ranked:
//! what the choices touch, what stands out, boards, what is the asked seat's, what has changed; as
//! many as there is room for are shown, in reading order, and the names of the others are told.

use super::layout::{self, columns_of};
use super::text::{Line, Painter, marked};
use super::tone::mark;
use super::width::{clip, width};
use crate::scene_names::Names;
use kanso_engine::scene::{
    Badge, Board, BoardCell, Body, Icon, Look, Region, Shape, Slot, Step, Token, Tone,
};
use kanso_engine::{Lang, Scene, scene};
use std::collections::BTreeSet;

/// Columns of a board's cell, with the gap behind it: fewer say nothing, more are wasted.
const CELL: std::ops::RangeInclusive<usize> = 4..=16;
/// Most lines of a region that is no board, while others want room.
const LINES_MAX: usize = 3;
/// Most columns of one value of a sheet.
const VALUE_MAX: usize = 44;
/// How far the second line of a region stands from the edge, in columns.
const INDENT: usize = 2;

/// How a table is cut short.
#[derive(Clone, Debug)]
pub struct ShortOptions<'a> {
    /// The language of its names.
    pub lang: Lang,
    /// Columns of the terminal.
    pub columns: usize,
    /// Most lines.
    pub rows: usize,
    /// True if tones are coloured as well as marked.
    pub colour: bool,
    /// Ids that the choices touch.
    pub touched: &'a BTreeSet<String>,
    /// The seats that are asked.
    pub asked: &'a [u8],
    /// The table where something was asked last, if something was.
    pub before: Option<&'a Scene>,
}

/// A table in few lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Short {
    /// Its lines, each ended by a line feed.
    pub text: String,
    /// How many they are.
    pub rows: usize,
    /// The names of the regions that are not shown, in reading order, each once.
    pub left_out: Vec<String>,
}

/// A region as it would be shown.
struct Block {
    name: String,
    weight: u32,
    lines: Vec<Line>,
    is_board: bool,
    /// A board with one line for each row, where `lines` has more.
    tight: Option<Vec<Line>>,
}

/// Cuts a table short.
pub fn scene_short(scene: &Scene, options: &ShortOptions<'_>) -> Short {
    let names = Names::of(scene);
    let regions = scene.pages.iter().flat_map(|page| &page.regions);
    let boards = regions.filter(|region| matches!(region.body, Body::Board(_))).count();
    let painter = Painter { lang: options.lang };
    let first_page = scene.pages.first().into_iter().flat_map(|page| &page.regions);
    let first_page = first_page.flat_map(ids).collect();
    let short = Shortener { painter, options, has_boards: boards > 1, first_page };
    let mut blocks = Vec::new();
    for (at, page) in scene.pages.iter().enumerate() {
        for region in &page.regions {
            let name = names.region(page, region);
            let name = name.in_lang(options.lang);
            let (lines, tight) = short.region(region, name);
            if !lines.is_empty() {
                let weight = short.weight(region, at == 0);
                let is_board = matches!(region.body, Body::Board(_));
                blocks.push(Block { name: name.to_owned(), weight, lines, is_board, tight });
            }
        }
    }
    let shown = chosen(&mut blocks, options.rows);
    let mut short = Short { text: String::new(), rows: 0, left_out: Vec::new() };
    for (block, rows) in blocks.iter().zip(shown) {
        if rows == 0 {
            if !block.name.is_empty() && !short.left_out.contains(&block.name) {
                short.left_out.push(block.name.clone());
            }
            continue;
        }
        for line in &cut(&block.lines, rows, options.columns) {
            line.print(options.colour, &mut short.text);
            short.rows += 1;
        }
    }
    short
}

/// How many lines of each block are shown: the weightiest first, while there is room. A board is
/// reckoned with in its tightest form, a list with few lines; what is left over goes to the boards that can
/// say more, then to the lists that are longer.
fn chosen(blocks: &mut [Block], rows: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..blocks.len()).collect();
    order.sort_by_key(|at| (std::cmp::Reverse(blocks[*at].weight), *at));
    let (mut shown, mut left) = (vec![0; blocks.len()], rows);
    for at in &order {
        let block = &blocks[*at];
        let wanted = block.tight.as_ref().unwrap_or(&block.lines).len();
        // Half a board is none; of a list the beginning says something.
        let given = if block.is_board {
            if wanted <= left { wanted } else { 0 }
        } else {
            wanted.min(LINES_MAX).min(left)
        };
        shown[*at] = given;
        left -= given;
    }
    for at in &order {
        let at = *at;
        let Some(tight) = blocks[at].tight.take() else { continue };
        let more = blocks[at].lines.len().saturating_sub(tight.len());
        if shown[at] > 0 && more <= left {
            shown[at] += more;
            left -= more;
        } else {
            blocks[at].lines = tight;
        }
    }
    for at in order {
        let more = blocks[at].lines.len() - shown[at];
        if shown[at] > 0 && more <= left {
            shown[at] += more;
            left -= more;
        }
    }
    shown
}

/// The first lines of a block, the last of them marked where more follows.
fn cut(lines: &[Line], rows: usize, columns: usize) -> Vec<Line> {
    let mut shown = lines[..rows.min(lines.len())].to_vec();
    if rows < lines.len()
        && let Some(last) = shown.last_mut()
    {
        *last = last.clipped(columns.saturating_sub(2));
        last.push(Tone::Faint, " …");
    }
    shown
}

struct Shortener<'a> {
    painter: Painter,
    options: &'a ShortOptions<'a>,
    /// True if there are several boards.
    has_boards: bool,
    /// The ids of the first page.
    first_page: BTreeSet<&'a str>,
}

impl Shortener<'_> {
    /// How much a region matters.
    fn weight(&self, region: &Region, is_first_page: bool) -> u32 {
        // What another page only says once more is not touched there.
        let is_new = |id: &&str| is_first_page || !self.first_page.contains(*id);
        let touched = ids(region).filter(|id| self.options.touched.contains(*id));
        let touched = touched.filter(is_new).count() as u32;
        let is_board = matches!(region.body, Body::Board(_));
        let of_asked = match region.tone {
            Tone::Active => true,
            Tone::Seat(seat) => self.options.asked.contains(&seat),
            _ => false,
        };
        let has_changed = self.options.before.is_some_and(|before| {
            let regions = before.pages.iter().flat_map(|page| &page.regions);
            !regions.into_iter().any(|known| known == region)
        });
        let mut weight = if touched > 0 { 1000 + touched.min(50) } else { 10 };
        weight += u32::from(is_board) * 300;
        weight += u32::from(of_asked) * 200;
        weight += u32::from(has_changed) * 100;
        match (is_first_page, region.tone) {
            (false, _) if touched == 0 => weight / 64,
            (_, Tone::Faint) => weight / 2,
            _ => weight,
        }
    }

    /// Its lines, and those of a board in its tightest form.
    fn region(&self, region: &Region, name: &str) -> (Vec<Line>, Option<Vec<Line>>) {
        let mut head = Line::new();
        if !name.is_empty() {
            head = Line::of(region.tone, &marked(region.tone, name));
            head.push(Tone::Plain, if self.options.lang == Lang::Ja { "：" } else { ": " });
        }
        match &region.body {
            Body::Board(board) => {
                let Some(tight) = self.board(board, 1) else {
                    return (self.listed_board(board, &head), None);
                };
                let most = match tight.len() {
                    0..=4 => 3,
                    5..=6 => 2,
                    _ => 1,
                };
                let lines = self.board(board, most).unwrap_or_default();
                // One board needs no name.
                let headed = |mut lines: Vec<Line>| {
                    if self.has_boards && head.width() > 0 {
                        lines.insert(0, head.clone());
                    }
                    lines
                };
                (headed(lines), (most > 1).then_some(headed(tight)))
            }
            Body::Row(slots) => (self.row(slots, &head), None),
            Body::Track(steps) => (self.track(steps, &head), None),
            Body::Sheet(values) => (self.sheet(values, &head), None),
        }
    }

    /// A board, at most so many lines for each of its rows; none where its cells have no room.
    fn board(&self, board: &Board, most: usize) -> Option<Vec<Line>> {
        let frame = layout::frame(board)?;
        let each = columns_of(board.shape);
        let unit = (self.options.columns / frame.columns).min(*CELL.end() / each);
        if board.shape == Shape::Plan || unit * each < *CELL.start() {
            return None;
        }
        let room = unit * each - 1;
        let mut rows: Vec<Vec<Line>> = vec![Vec::new(); frame.rows];
        let mut cells: Vec<&BoardCell> = board.cells.iter().collect();
        cells.sort_by_key(|cell| (cell.y, cell.x));
        for cell in cells {
            let row = &mut rows[usize::from(cell.y.abs_diff(frame.top))];
            let said = if most > 1 && !cell.tokens.is_empty() {
                self.whole_cell(cell).broken(room, most).0
            } else {
                vec![self.cell(cell, board, room)]
            };
            for (down, part) in said.iter().enumerate() {
                if row.len() <= down {
                    row.push(Line::new());
                }
                row[down].pad_to(usize::from(cell.x.abs_diff(frame.left)) * unit);
                row[down].append(part);
            }
        }
        Some(rows.into_iter().flatten().filter(|line| line.width() > 0).collect())
    }

    /// All that a cell shows, to be broken into lines.
    fn whole_cell(&self, cell: &BoardCell) -> Line {
        let tone = if self.touches(cell) { Tone::Active } else { Tone::Faint };
        let mut line = Line::of(tone, self.painter.say(&cell.label));
        for token in cell.tokens.iter().rev() {
            if line.width() > 0 {
                line.push(Tone::Plain, " ");
            }
            line.append(&self.painter.token(token, false));
        }
        line
    }

    /// What a cell shows in so many columns.
    fn cell(&self, cell: &BoardCell, board: &Board, room: usize) -> Line {
        let label = self.painter.say(&cell.label);
        let touched = self.touches(cell);
        let tone = if touched { Tone::Active } else { Tone::Faint };
        let mut line = Line::new();
        // What is somebody's and lies open is what is looked for.
        let mut tokens: Vec<&Token> = cell.tokens.iter().collect();
        tokens.sort_by_key(|token| std::cmp::Reverse(prominence(token)));
        let Some((token, others)) = tokens.split_first() else {
            if let Some(over) = covering(cell, board) {
                let text = format!("({})", self.painter.short(over));
                line.push(over.tone, &clip(&text, room));
                return line;
            }
            line.push(Tone::Faint, mark(cell.tint));
            line.push(tone, label);
            for badge in &cell.badges {
                line.push(Tone::Plain, " ");
                line.push(badge.tone, self.painter.say(&badge.text));
            }
            return line.clipped(room);
        };
        // A place that is dangerous is so for who stands there.
        let danger =
            if matches!(cell.tint, Tone::Bad | Tone::Warning) { mark(cell.tint) } else { "" };
        line.push(cell.tint, danger);
        let (more, left) = (others.len(), room.saturating_sub(line.width()));
        let said = self.tight(token, left.saturating_sub(usize::from(more > 0)));
        if !label.is_empty() && width(label) + 1 + said.width() + 2 * more.min(1) <= left {
            line.push(tone, label);
            line.push(Tone::Plain, " ");
        }
        line.append(&said);
        for (at, other) in others.iter().enumerate() {
            let text = marked(other.tone, self.painter.short(other));
            let left = room.saturating_sub(line.width());
            if width(&text) < left {
                line.push(other.tone, &format!(" {text}"));
            } else {
                // How many more there are, where that has room.
                let count = format!("+{}", others.len() - at);
                let fits = others.len() - at > 1 && width(&count) <= left;
                line.push(other.tone, if fits { &count } else { &"+"[..left.min(1)] });
                break;
            }
        }
        // What the place itself is, if there is room for it.
        for badge in &cell.badges {
            let text = self.painter.say(&badge.text);
            if width(text) < room.saturating_sub(line.width()) {
                line.push(badge.tone, &format!(" {text}"));
            }
        }
        line.clipped(room)
    }

    /// A token in so many columns: its mark, what its name begins with, its value.
    fn tight(&self, token: &Token, room: usize) -> Line {
        // What a fighter strikes with stands before what it can take.
        let is_power =
            |badge: &&Badge| badge.sign.as_ref().is_some_and(|sign| sign.icon == Icon::Power);
        let power = token.badges.iter().find(is_power).filter(|_| token.gauge.is_some());
        let power =
            power.map_or(String::new(), |badge| format!(" {}", self.painter.say(&badge.text)));
        let value = match token.gauge {
            Some(gauge) if token.look == Look::Troop => gauge.value.to_string(),
            Some(gauge) => format!(" {}/{}", gauge.value, gauge.max),
            None => String::new(),
        };
        let value = match token.gauge {
            Some(gauge) if width(&value) + 3 > room => gauge.value.to_string(),
            Some(_) | None => value,
        };
        let back = match token.look {
            Look::FaceDown => "▒",
            // Who has acted may not act again.
            Look::Spent => "~",
            Look::Piece | Look::Disc | Look::Troop | Look::Card | Look::Counter => "",
        };
        let name = format!("{back}{}", marked(token.tone, self.painter.short(token)));
        let value = if width(&power) + width(&value) + 4 > room { value } else { power + &value };
        let name_room = room.saturating_sub(width(&value));
        let name = if width(&name) > name_room { cut_name(&name, name_room) } else { name };
        let mut line = Line::of(token.tone, &format!("{name}{value}"));
        // A number is what is typed: it comes first, and then what stands out.
        let is_number = |badge: &&Badge| badge.text.en.starts_with('#');
        let mut badges: Vec<&Badge> = token.badges.iter().filter(|it| !is_power(it)).collect();
        badges.sort_by_key(|badge| match badge.tone {
            _ if is_number(badge) => 0,
            Tone::Active | Tone::Warning => 1,
            _ => 2,
        });
        for badge in badges {
            let text = self.painter.say(&badge.text);
            if line.width() + 1 + width(text) > room {
                break;
            }
            line.push(Tone::Plain, " ");
            line.push(badge.tone, text);
        }
        line
    }

    fn touches(&self, cell: &BoardCell) -> bool {
        let touched = self.options.touched;
        touched.contains(&*cell.id) || cell.tokens.iter().any(|token| touched.contains(&token.id))
    }

    /// What stands on a board, place by place.
    fn listed_board(&self, board: &Board, head: &Line) -> Vec<Line> {
        let parts: Vec<_> = board
            .cells
            .iter()
            .filter(|cell| !cell.tokens.is_empty())
            .map(|cell| {
                let mut line = Line::of(Tone::Faint, self.painter.say(&cell.label));
                for token in &cell.tokens {
                    line.push(Tone::Plain, " ");
                    line.append(&self.painter.token(token, false));
                }
                line
            })
            .collect();
        self.flowed(head, &parts, "  ")
    }

    fn row(&self, slots: &[Slot], head: &Line) -> Vec<Line> {
        let filled: Vec<_> = slots.iter().filter(|slot| slot.token.is_some()).collect();
        let whole: Vec<_> = filled.iter().map(|slot| self.painter.slot(slot)).collect();
        let lines = self.flowed(head, &whole, "  ");
        if lines.len() < LINES_MAX {
            return lines;
        }
        let short = |slot: &&Slot| {
            let mut line = Line::new();
            let token = slot.token.as_ref().expect("only filled slots are listed");
            line.append(&self.painter.token(token, false));
            if slot.count != 1 {
                line.push(Tone::Plain, &format!("×{}", slot.count));
            }
            line
        };
        self.flowed(head, &filled.iter().map(short).collect::<Vec<_>>(), " ")
    }

    /// A track: what runs, with what is next to it where the whole has no room in one line.
    fn track(&self, steps: &[Step], head: &Line) -> Vec<Line> {
        let part = |step: &Step| {
            let label = self.painter.say(&step.label);
            let mut line = Line::of(step.tone, &marked(step.tone, label));
            for token in &step.tokens {
                line.push(Tone::Plain, " ");
                line.append(&self.painter.token(token, false));
            }
            line
        };
        let all: Vec<_> = steps.iter().map(part).collect();
        let whole = self.flowed(head, &all, " › ");
        if whole.len() < 2 {
            return whole;
        }
        let kept: Vec<_> = (0..steps.len())
            .filter(|at| {
                let matters = |at: usize| steps.get(at).is_some_and(|it| it.tone == Tone::Active);
                let near = matters(*at) || matters(at + 1) || *at > 0 && matters(at - 1);
                near || !steps[*at].tokens.is_empty()
            })
            .map(|at| all[at].clone())
            .collect();
        if kept.is_empty() { whole } else { self.flowed(head, &kept, " › ") }
    }

    fn sheet(&self, values: &[scene::Line], head: &Line) -> Vec<Line> {
        let parts: Vec<_> = values
            .iter()
            .filter(|line| !line.value.is_empty())
            .map(|line| {
                let (label, value) = (self.painter.say(&line.label), self.painter.say(&line.value));
                let gap = if label.is_empty() { "" } else { " " };
                let value = clip(value, VALUE_MAX);
                Line::of(line.tone, &format!("{}{label}{gap}{value}", mark(line.tone)))
            })
            .collect();
        self.flowed(head, &parts, " · ")
    }

    /// Parts behind a heading, in as many lines as they need.
    fn flowed(&self, head: &Line, parts: &[Line], between: &str) -> Vec<Line> {
        if parts.is_empty() {
            return Vec::new();
        }
        let (mut lines, mut line, mut is_first) = (Vec::new(), head.clone(), true);
        for part in parts {
            let gap = if is_first { 0 } else { width(between) };
            let is_full = line.width() + gap + part.width() > self.options.columns;
            // A long heading leaves its first part a line of its own.
            let is_headed =
                is_first && head.width() > 0 && INDENT + part.width() <= self.options.columns;
            if is_full && (!is_first || is_headed) {
                lines.push(std::mem::take(&mut line).clipped(self.options.columns));
                line.push(Tone::Plain, &" ".repeat(INDENT));
            } else if !is_first {
                line.push(Tone::Plain, between);
            }
            line.append(part);
            is_first = false;
        }
        lines.push(line.clipped(self.options.columns));
        lines
    }
}

/// A name cut so that what tells it from others of its kind stays: a star, a number at its end.
fn cut_name(name: &str, columns: usize) -> String {
    let last = name.chars().next_back().filter(|sign| *sign == '★' || sign.is_ascii_digit());
    let sign = last.map(String::from).unwrap_or_default();
    let room = columns.saturating_sub(width(&sign));
    if room < 3 { cut_text(name, columns) } else { cut_text(name, room) + &sign }
}

/// A text cut without a sign for it: of a name in a narrow cell every column counts.
fn cut_text(text: &str, columns: usize) -> String {
    let (mut cut, mut used) = (String::new(), 0);
    for sign in text.chars() {
        used += super::width::char_width(sign);
        if used > columns {
            break;
        }
        cut.push(sign);
    }
    cut
}

/// How much a token of a cell is looked for: what lies open before what lies face down, pieces before
/// what lies under them.
const fn prominence(token: &Token) -> u8 {
    let is_piece = matches!(
        token.tone,
        Tone::Seat(_) | Tone::Side(_) | Tone::Enemy | Tone::Boss | Tone::Active
    );
    match token.look {
        Look::FaceDown => 0,
        Look::Counter => 1 + is_piece as u8,
        Look::Piece | Look::Disc | Look::Troop | Look::Card | Look::Spent => 2 + is_piece as u8,
    }
}

/// The token that covers a cell from another one.
fn covering<'b>(cell: &BoardCell, board: &'b Board) -> Option<&'b Token> {
    let covers = |other: &&BoardCell, token: &Token| {
        let (right, down) = (cell.x - other.x, cell.y - other.y);
        let (columns, rows) = (i16::from(token.span.0), i16::from(token.span.1));
        (0..columns).contains(&right) && (0..rows).contains(&down) && (right, down) != (0, 0)
    };
    board.cells.iter().find_map(|other| other.tokens.iter().find(|token| covers(&other, token)))
}

/// Every id of a region, its own first.
fn ids(region: &Region) -> impl Iterator<Item = &str> {
    let mut ids = vec![region.id.as_str()];
    match &region.body {
        Body::Board(board) => {
            for cell in &board.cells {
                ids.push(&cell.id);
                ids.extend(cell.tokens.iter().map(|token| token.id.as_str()));
            }
        }
        Body::Row(slots) => {
            for slot in slots {
                ids.push(&slot.id);
                ids.extend(slot.token.iter().map(|token| token.id.as_str()));
            }
        }
        Body::Track(steps) => {
            for step in steps {
                ids.push(&step.id);
                ids.extend(step.tokens.iter().map(|token| token.id.as_str()));
            }
        }
        Body::Sheet(lines) => ids.extend(lines.iter().map(|line| line.id.as_str())),
    }
    ids.into_iter()
}
