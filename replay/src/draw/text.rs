//! A scene for the terminal: boards as ruled grids, cards in rows, tracks, sheets of values.
//!
//! Text is measured by its display width. With colours off (a file, a pipe) the same text remains:
//! each tone has its mark.

use super::canvas::Canvas;
use super::layout::{self, columns_of};
use super::tone::{ansi, mark};
use super::width::{clip, width};
use kanso_engine::scene::{
    Arrow, Board, BoardCell, Body, Look, Page, Region, Shape, Slot, Step, Token, Tone,
};
use kanso_engine::{Label, Lang, Scene, scene};
use std::fmt::Write as _;

/// Columns between two regions that stand side by side.
const REGION_GAP: usize = 3;
/// Narrowest inside of a board's cell, in columns.
const CELL_WIDTH_MIN: usize = 3;

/// How a scene is printed.
#[derive(Clone, Debug)]
pub struct TextOptions {
    /// The language of its names.
    pub lang: Lang,
    /// Columns of the terminal.
    pub columns: usize,
    /// Whether tones are coloured as well as marked.
    pub colour: bool,
    /// The only page to print, by its id; none: all pages.
    pub page: Option<String>,
}

impl Default for TextOptions {
    fn default() -> Self {
        Self { lang: Lang::En, columns: 100, colour: false, page: None }
    }
}

/// A scene as text, every line ended by a line feed.
pub fn scene_text(scene: &Scene, options: &TextOptions) -> String {
    let painter = Painter { lang: options.lang };
    let mut text = String::new();
    for page in &scene.pages {
        if options.page.as_ref().is_some_and(|wanted| *wanted != page.id) {
            continue;
        }
        if !text.is_empty() {
            text.push('\n');
        }
        for line in painter.page(page, options.columns) {
            line.print(options.colour, &mut text);
        }
    }
    text
}

/// One line of text whose parts have tones.
#[derive(Clone, Debug, Default)]
pub struct Line {
    spans: Vec<(Tone, String)>,
}

impl Line {
    /// An empty line.
    pub const fn new() -> Self {
        Self { spans: Vec::new() }
    }

    /// Appends text of one tone.
    pub fn push(&mut self, tone: Tone, text: &str) {
        match self.spans.last_mut() {
            Some((last, before)) if *last == tone => before.push_str(text),
            _ => self.spans.push((tone, text.to_owned())),
        }
    }

    /// Its parts, from the left.
    pub fn spans(&self) -> impl Iterator<Item = (Tone, &str)> {
        self.spans.iter().map(|(tone, text)| (*tone, text.as_str()))
    }

    /// Columns that it takes.
    pub fn width(&self) -> usize {
        self.spans.iter().map(|(_, text)| width(text)).sum()
    }

    /// Its text without tones.
    pub fn plain(&self) -> String {
        self.spans.iter().map(|(_, text)| text.as_str()).collect()
    }

    fn of(tone: Tone, text: &str) -> Self {
        let mut line = Self::new();
        line.push(tone, text);
        line
    }

    fn append(&mut self, other: &Self) {
        for (tone, text) in other.spans() {
            self.push(tone, text);
        }
    }

    fn pad_to(&mut self, columns: usize) {
        let missing = columns.saturating_sub(self.width());
        if missing > 0 {
            self.push(Tone::Plain, &" ".repeat(missing));
        }
    }

    fn clipped(&self, columns: usize) -> Self {
        let (mut line, mut left) = (Self::new(), columns);
        for (tone, text) in self.spans() {
            let part = clip(text, left);
            left -= width(&part);
            let cut = part != text;
            line.push(tone, &part);
            if cut {
                break;
            }
        }
        line
    }

    fn print(&self, colour: bool, to: &mut String) {
        let plain = self.plain();
        if !colour {
            to.push_str(plain.trim_end());
            to.push('\n');
            return;
        }
        for (tone, text) in self.spans() {
            match ansi(tone) {
                Some(code) if !text.trim().is_empty() => {
                    write!(to, "\x1b[{code}m{text}\x1b[0m").expect("a string takes every text");
                }
                _ => to.push_str(text),
            }
        }
        to.push('\n');
    }
}

/// Prints the parts of a scene in one language.
struct Painter {
    lang: Lang,
}

impl Painter {
    fn say<'a>(&self, label: &'a Label) -> &'a str {
        label.in_lang(self.lang)
    }

    fn page(&self, page: &Page, columns: usize) -> Vec<Line> {
        let mut lines = Vec::new();
        let name = self.say(&page.name);
        if !name.is_empty() {
            let rule = columns.saturating_sub(width(name) + 4);
            lines.push(Line::of(Tone::Plain, &format!("── {name} {}", "─".repeat(rule))));
        }
        for (index, row) in layout::places(&page.regions).into_iter().enumerate() {
            if index > 0 {
                lines.push(Line::new());
            }
            let room = (columns + REGION_GAP) / row.len();
            let blocks: Vec<_> = row.iter().map(|place| self.place(page, place, columns)).collect();
            let wanted: Vec<_> = blocks.iter().map(|block| block_width(block)).collect();
            let gaps = REGION_GAP * (wanted.len() - 1);
            if wanted.iter().sum::<usize>() + gaps <= columns {
                lines.extend(beside(blocks, &wanted));
                continue;
            }
            // Too wide: once more with an equal share for each, then below each other.
            let share = room.saturating_sub(REGION_GAP).max(1);
            let narrow: Vec<_> = row.iter().map(|place| self.place(page, place, share)).collect();
            let wanted: Vec<_> = narrow.iter().map(|block| block_width(block)).collect();
            if share >= 24 && wanted.iter().sum::<usize>() + gaps <= columns {
                lines.extend(beside(narrow, &wanted));
            } else {
                for (at, block) in blocks.into_iter().enumerate() {
                    if at > 0 {
                        lines.push(Line::new());
                    }
                    lines.extend(block);
                }
            }
        }
        lines.extend(self.arrows(page, columns));
        lines
    }

    /// The regions of one place, below each other.
    fn place(&self, page: &Page, place: &[usize], columns: usize) -> Vec<Line> {
        let mut lines = Vec::new();
        for (at, index) in place.iter().enumerate() {
            if at > 0 {
                lines.push(Line::new());
            }
            lines.extend(self.region(&page.regions[*index], columns));
        }
        lines
    }

    fn region(&self, region: &Region, columns: usize) -> Vec<Line> {
        let mut lines = Vec::new();
        let name = self.say(&region.name);
        if !name.is_empty() {
            let line = Line::of(region.tone, &marked(region.tone, name));
            lines.push(line.clipped(columns));
        }
        match &region.body {
            Body::Board(board) => lines.extend(self.board(board, columns)),
            Body::Row(slots) => lines.extend(self.row(slots, columns)),
            Body::Track(steps) => lines.extend(self.track(steps, columns)),
            Body::Sheet(values) => lines.extend(self.sheet(values, columns)),
        }
        lines
    }

    fn board(&self, board: &Board, columns: usize) -> Vec<Line> {
        let Some(frame) = layout::frame(board) else { return Vec::new() };
        let each = columns_of(board.shape);
        // What each cell says, and how wide it would like to be.
        let contents: Vec<Vec<Line>> =
            board.cells.iter().map(|cell| self.cell(cell, board)).collect();
        let mut wanted = vec![(CELL_WIDTH_MIN + 1) / each; frame.columns];
        let mut heights = vec![2; frame.rows];
        let at = |cell: &BoardCell| {
            (usize::from(cell.x.abs_diff(frame.left)), usize::from(cell.y.abs_diff(frame.top)))
        };
        for (cell, lines) in board.cells.iter().zip(&contents) {
            let (x, y) = at(cell);
            let needed = (block_width(lines) + 1).div_ceil(each);
            wanted[x] = wanted[x].max(needed);
            heights[y] = heights[y].max(lines.len() + 1);
        }
        if board.shape == Shape::Hexes {
            let widest = wanted.iter().copied().max().unwrap_or(CELL_WIDTH_MIN);
            wanted.fill(widest);
        }
        let widths =
            layout::fit(&wanted, 0, columns.saturating_sub(1), (CELL_WIDTH_MIN + 1) / each);
        let (lefts, tops) = (layout::starts(&widths), layout::starts(&heights));
        let mut canvas = Canvas::new(lefts[frame.columns] + 1, tops[frame.rows] + 1);
        let mut cut = Vec::new();
        for (cell, lines) in board.cells.iter().zip(&contents) {
            let (x, y) = at(cell);
            let (left, right) = (lefts[x], lefts[x + each]);
            canvas.rule_box(left, tops[y], right, tops[y + 1]);
            let room = right - left - 1;
            for (down, line) in lines.iter().enumerate() {
                canvas.write(left + 1, tops[y] + 1 + down, &line.clipped(room));
            }
            if lines.iter().any(|line| line.width() > room) {
                cut.push(cell);
            }
        }
        let mut lines = canvas.lines();
        // Whatever had to be cut is said in full below the board.
        for cell in cut {
            let mut line = Line::of(Tone::Plain, &format!("{}:", self.say(&cell.label)));
            for token in &cell.tokens {
                line.push(Tone::Plain, " ");
                line.append(&self.token(token, true));
            }
            lines.push(line.clipped(columns));
        }
        lines.extend(self.links(board, columns));
        lines
    }

    /// What stands in a cell: its label with badges, then its tokens from the top one down.
    fn cell(&self, cell: &BoardCell, board: &Board) -> Vec<Line> {
        let mut head = Line::new();
        head.push(Tone::Faint, mark(cell.tint));
        head.push(Tone::Faint, self.say(&cell.label));
        for badge in &cell.badges {
            head.push(Tone::Plain, " ");
            head.push(badge.tone, self.say(&badge.text));
        }
        let mut lines = vec![head];
        lines.extend(cell.tokens.iter().rev().map(|token| self.token(token, false)));
        // A token that spans cells is repeated, in brackets, in each cell that it covers.
        for other in &board.cells {
            let (right, down) = (cell.x - other.x, cell.y - other.y);
            for token in other.tokens.iter().rev() {
                let (columns, rows) = (i16::from(token.span.0), i16::from(token.span.1));
                let covered = (0..columns).contains(&right) && (0..rows).contains(&down);
                if covered && (right, down) != (0, 0) {
                    lines.push(Line::of(token.tone, &format!("({})", self.short(token))));
                }
            }
        }
        lines
    }

    fn short<'a>(&self, token: &'a Token) -> &'a str {
        let short = self.say(&token.short);
        if short.is_empty() { self.say(&token.name) } else { short }
    }

    /// A token: its mark, its name, its value, its badges.
    fn token(&self, token: &Token, full: bool) -> Line {
        let name = if full { self.say(&token.name) } else { self.short(token) };
        let mut text = match token.look {
            Look::Piece => marked(token.tone, name),
            Look::Card => format!("[{}]", marked(token.tone, name)),
            Look::FaceDown => format!("[▒{}]", marked(token.tone, name)),
            Look::Counter => format!("({})", marked(token.tone, name)),
            Look::Spent => format!("~{}~", marked(token.tone, name)),
        };
        if let Some(gauge) = token.gauge {
            write!(text, " {}/{}", gauge.value, gauge.max).expect("a string takes every text");
        }
        let mut line = Line::of(token.tone, &text);
        for badge in &token.badges {
            line.push(Tone::Plain, " ");
            line.push(badge.tone, self.say(&badge.text));
        }
        line
    }

    /// The links of a plan, each place once with what it leads to.
    fn links(&self, board: &Board, columns: usize) -> Vec<Line> {
        let label = |id: &str| {
            let cell = board.cells.iter().find(|cell| cell.id == id);
            cell.map_or(id, |cell| self.say(&cell.label)).to_owned()
        };
        let mut lines = Vec::new();
        for cell in &board.cells {
            let to: Vec<_> = board
                .links
                .iter()
                .filter(|(from, _)| *from == cell.id)
                .map(|(_, to)| label(to))
                .collect();
            if !to.is_empty() {
                let text = format!("{} — {}", self.say(&cell.label), to.join(", "));
                lines.push(Line::of(Tone::Faint, &text).clipped(columns));
            }
        }
        lines
    }

    fn row(&self, slots: &[Slot], columns: usize) -> Vec<Line> {
        let parts: Vec<_> = slots.iter().map(|slot| self.slot(slot)).collect();
        flowed(&parts, "  ", columns)
    }

    fn slot(&self, slot: &Slot) -> Line {
        let mut line = Line::new();
        let label = self.say(&slot.label);
        if !label.is_empty() {
            line.push(Tone::Faint, label);
            line.push(Tone::Plain, " ");
        }
        match &slot.token {
            Some(token) => {
                line.append(&self.token(token, true));
                if slot.count != 1 {
                    line.push(Tone::Plain, &format!(" ×{}", slot.count));
                }
            }
            None => line.push(Tone::Faint, "[ ]"),
        }
        line
    }

    fn track(&self, steps: &[Step], columns: usize) -> Vec<Line> {
        let parts: Vec<_> = steps
            .iter()
            .map(|step| {
                let mut line = Line::of(step.tone, &marked(step.tone, self.say(&step.label)));
                for token in &step.tokens {
                    line.push(Tone::Plain, " ");
                    line.append(&self.token(token, false));
                }
                line
            })
            .collect();
        flowed(&parts, " › ", columns)
    }

    fn sheet(&self, values: &[scene::Line], columns: usize) -> Vec<Line> {
        let marks = values.iter().any(|value| !mark(value.tone).is_empty());
        let labels = values.iter().map(|value| width(self.say(&value.label))).max().unwrap_or(0);
        values
            .iter()
            .map(|value| {
                let mut line = Line::new();
                if marks {
                    line.push(value.tone, mark(value.tone));
                    line.pad_to(2);
                }
                let indent = if marks { 2 } else { 0 };
                line.push(value.tone, self.say(&value.label));
                line.pad_to(indent + labels + 2);
                line.push(value.tone, self.say(&value.value));
                line.clipped(columns)
            })
            .collect()
    }

    fn arrows(&self, page: &Page, columns: usize) -> Vec<Line> {
        let line = |arrow: &Arrow| {
            let (from, to) = (self.named(page, &arrow.from), self.named(page, &arrow.to));
            let text = format!("{from} → {to}: {}", self.say(&arrow.meaning));
            Line::of(arrow.tone, &marked(arrow.tone, &text)).clipped(columns)
        };
        let mut lines: Vec<_> = page.arrows.iter().map(line).collect();
        if !lines.is_empty() {
            lines.insert(0, Line::new());
        }
        lines
    }

    /// The name of whatever has this id on the page, else the id itself.
    fn named<'a>(&self, page: &'a Page, id: &'a str) -> &'a str {
        let token = |token: &'a Token| (token.id == id).then(|| self.say(&token.name));
        let found = page.regions.iter().find_map(|region| {
            if region.id == id {
                return Some(self.say(&region.name));
            }
            match &region.body {
                Body::Board(board) => board.cells.iter().find_map(|cell| {
                    let own = (cell.id == id).then(|| self.say(&cell.label));
                    own.or_else(|| cell.tokens.iter().find_map(token))
                }),
                Body::Row(slots) => slots.iter().find_map(|slot| {
                    let own = (slot.id == id).then(|| self.say(&slot.label));
                    own.or_else(|| slot.token.as_ref().and_then(token))
                }),
                Body::Track(steps) => steps.iter().find_map(|step| {
                    let own = (step.id == id).then(|| self.say(&step.label));
                    own.or_else(|| step.tokens.iter().find_map(token))
                }),
                Body::Sheet(values) => {
                    values.iter().find_map(|value| (value.id == id).then(|| self.say(&value.label)))
                }
            }
        });
        found.filter(|name| !name.is_empty()).unwrap_or(id)
    }
}

fn marked(tone: Tone, text: &str) -> String {
    format!("{}{text}", mark(tone))
}

fn block_width(block: &[Line]) -> usize {
    block.iter().map(Line::width).max().unwrap_or(0)
}

/// Blocks side by side, each padded to its width.
fn beside(blocks: Vec<Vec<Line>>, widths: &[usize]) -> Vec<Line> {
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    (0..height)
        .map(|y| {
            let (mut line, mut at) = (Line::new(), 0);
            for (block, width) in blocks.iter().zip(widths) {
                line.pad_to(at);
                if let Some(part) = block.get(y) {
                    line.append(part);
                }
                at += width + REGION_GAP;
            }
            line
        })
        .collect()
}

/// Parts one after the other, with `between` them, in as many lines as they need.
fn flowed(parts: &[Line], between: &str, columns: usize) -> Vec<Line> {
    let widths: Vec<_> = parts.iter().map(Line::width).collect();
    let mut rest = parts.iter();
    layout::flow(&widths, width(between), columns)
        .into_iter()
        .map(|count| {
            let mut line = Line::new();
            for (at, part) in rest.by_ref().take(count).enumerate() {
                if at > 0 {
                    line.push(Tone::Plain, between);
                }
                line.append(part);
            }
            line.clipped(columns)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::sample;
    use super::*;

    #[test]
    fn a_scene_prints_its_board_cards_track_and_sheet() {
        let text = scene_text(&sample::scene(), &TextOptions { columns: 40, ..Default::default() });
        let wanted = "\
── Table ───────────────────────────────
▶Board
┌──────────┬────┐
│⌂A1       │B1 ✶│
│●Kni 2/3 !│    │
├──────────┼────┘
│A2        │
│‡Ogre     │
└──────────┘

Hand
[Sword]  [▒Card] ×3  [ ]

Course
✓Morning › ▶Noon (●Ada) › Night

Ada  3 gold
Ben  none

Knight → Ogre: strikes
";
        assert_eq!(text, wanted);
    }

    #[test]
    fn japanese_boards_stay_aligned() {
        let options = TextOptions { lang: Lang::Ja, columns: 40, ..Default::default() };
        let text = scene_text(&sample::scene(), &options);
        let board: Vec<_> = text.lines().skip(2).take(7).collect();
        assert_eq!(board[0], "┌───────────┬────┐");
        assert_eq!(board[2], "│●騎士 2/3 !│    │");
        let widths: Vec<_> = board[..4].iter().map(|line| width(line)).collect();
        assert!(widths.iter().all(|columns| *columns == widths[0]), "{text}");
    }

    #[test]
    fn no_line_passes_the_terminal_and_what_is_cut_is_said_below() {
        for columns in [12, 20, 30, 100] {
            let text = scene_text(&sample::scene(), &TextOptions { columns, ..Default::default() });
            for line in text.lines() {
                assert!(width(line) <= columns, "{columns}: {line}");
            }
        }
        let text = scene_text(&sample::scene(), &TextOptions { columns: 14, ..Default::default() });
        assert!(text.contains("A1: ●Knight 2"), "{text}");
    }

    #[test]
    fn colours_change_no_character() {
        let plain = scene_text(&sample::scene(), &TextOptions::default());
        let options = TextOptions { colour: true, ..Default::default() };
        let coloured = scene_text(&sample::scene(), &options);
        assert_ne!(plain, coloured);
        let mut stripped = String::new();
        let mut rest = coloured.as_str();
        while let Some((before, after)) = rest.split_once('\x1b') {
            stripped.push_str(before);
            rest = after.split_once('m').expect("a sequence ends").1;
        }
        stripped.push_str(rest);
        let trimmed =
            |text: &str| text.lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>();
        assert_eq!(trimmed(&plain), trimmed(&stripped));
    }

    #[test]
    fn hexes_stand_like_bricks() {
        let text = scene_text(&sample::hexes(), &TextOptions::default());
        let wanted = "\
┌───┬───┐
│a1 │c1 │
└─┬─┴─┬─┘
  │b2 │
  └───┘
";
        assert_eq!(text, wanted);
    }
}
