//! A scene for the terminal: boards as ruled grids, cards in rows, tracks, sheets of values.
//!
//! Text is measured by its display width. With colours off (a file, a pipe) the same text remains:
//! each tone has its mark.

use super::canvas::Canvas;
use super::layout::{self, columns_of};
use super::legend::DIVIDER;
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

/// Fewest columns that a region is narrowed to so that another stands beside it.
const SHARE_MIN: usize = 44;
/// Behind what a line may be broken.
const BREAKS: [char; 2] = [' ', '、'];
/// Most lines that one token takes in a cell: what is left is said below the board.
const TOKEN_LINES_MAX: usize = 4;
/// Most lines that a value of a sheet takes.
const VALUE_LINES_MAX: usize = 3;

/// How a scene is printed.
#[derive(Clone, Debug)]
pub struct TextOptions {
    /// The language of its names.
    pub lang: Lang,
    /// Columns of the terminal.
    pub columns: usize,
    /// True if tones are coloured as well as marked.
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
#[derive(Clone, PartialEq, Eq, Debug, Default)]
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

    pub(super) fn of(tone: Tone, text: &str) -> Self {
        let mut line = Self::new();
        line.push(tone, text);
        line
    }

    pub(super) fn append(&mut self, other: &Self) {
        for (tone, text) in other.spans() {
            self.push(tone, text);
        }
    }

    pub(super) fn pad_to(&mut self, columns: usize) {
        let missing = columns.saturating_sub(self.width());
        if missing > 0 {
            self.push(Tone::Plain, &" ".repeat(missing));
        }
    }

    pub(super) fn clipped(&self, columns: usize) -> Self {
        let (mut line, mut left, mut behind) = (Self::new(), columns, self.width());
        for (tone, text) in self.spans() {
            behind -= width(text);
            // What is cut between two parts is marked as what is cut within one.
            if width(text) + usize::from(behind > 0) > left {
                line.push(tone, &clip(&format!("{text} …"), left));
                break;
            }
            left -= width(text);
            line.push(tone, text);
        }
        line
    }

    /// The line broken at spaces and commas into lines of so many columns, at most `most` of them; and whether
    /// something had to be cut even so.
    pub(super) fn broken(&self, columns: usize, most: usize) -> (Vec<Self>, bool) {
        if self.width() <= columns {
            return (vec![self.clone()], false);
        }
        let mut lines = vec![Self::new()];
        let words = self.spans().flat_map(|(tone, text)| {
            let parts = text.split_inclusive(BREAKS);
            parts.map(move |part| (tone, part))
        });
        // A word goes on where the one before it ended without a space, in another tone.
        let (mut open, mut cut) = (false, false);
        for (tone, word) in words {
            let count = lines.len();
            let line = lines.last_mut().expect("there is a first line");
            let fits = line.width() + width(word.trim_end()) <= columns;
            if fits || open || line.width() == 0 || count == most {
                line.push(tone, word);
            } else {
                lines.push(Self::of(tone, word));
            }
            open = !word.ends_with(BREAKS);
        }
        for line in &mut lines {
            let whole = line.trimmed();
            cut |= whole.width() > columns;
            *line = whole.clipped(columns);
        }
        (lines, cut)
    }

    /// The line without the spaces at its end.
    fn trimmed(&self) -> Self {
        let mut line = self.clone();
        while let Some((_, text)) = line.spans.last_mut() {
            text.truncate(text.trim_end().len());
            if !text.is_empty() {
                break;
            }
            line.spans.pop();
        }
        line
    }

    pub(super) fn print(&self, colour: bool, to: &mut String) {
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
pub(super) struct Painter {
    pub(super) lang: Lang,
}

impl Painter {
    pub(super) fn say<'a>(&self, label: &'a Label) -> &'a str {
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
            lines.extend(self.in_rows(page, &row, columns));
        }
        lines.extend(self.arrows(page, columns));
        lines
    }

    /// Places side by side: as many in a row as can be read, as wide as they like if that fits,
    /// else with an equal share for each.
    fn in_rows(&self, page: &Page, places: &[Vec<usize>], columns: usize) -> Vec<Line> {
        let blocks = |room: usize| -> Vec<Vec<Line>> {
            places.iter().map(|place| self.place(page, place, room)).collect()
        };
        let whole = blocks(columns);
        for count in (2..=places.len()).rev() {
            if let Some(lines) = side_by_side(&whole, count, columns) {
                return lines;
            }
            let share = (columns + REGION_GAP) / count;
            let share = share.saturating_sub(REGION_GAP);
            if share >= SHARE_MIN
                && let Some(lines) = side_by_side(&blocks(share), count, columns)
            {
                return lines;
            }
        }
        below_each_other(whole)
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
        let at = |cell: &BoardCell| {
            (usize::from(cell.x.abs_diff(frame.left)), usize::from(cell.y.abs_diff(frame.top)))
        };
        for (cell, lines) in board.cells.iter().zip(&contents) {
            let (x, _) = at(cell);
            let needed = (block_width(lines) + 1).div_ceil(each);
            wanted[x] = wanted[x].max(needed);
        }
        if board.shape == Shape::Hexes {
            let widest = wanted.iter().copied().max().unwrap_or(CELL_WIDTH_MIN);
            wanted.fill(widest);
        }
        let widths =
            layout::fit(&wanted, 0, columns.saturating_sub(1), (CELL_WIDTH_MIN + 1) / each);
        let lefts = layout::starts(&widths);
        // In a narrow cell what it says takes more lines.
        let (mut heights, mut cut) = (vec![2; frame.rows], Vec::<&BoardCell>::new());
        let mut broken = Vec::with_capacity(contents.len());
        for (cell, lines) in board.cells.iter().zip(&contents) {
            let (x, y) = at(cell);
            let room = lefts[x + each] - lefts[x] - 1;
            let mut shown = Vec::with_capacity(lines.len());
            for line in lines {
                let (parts, is_cut) = line.broken(room, TOKEN_LINES_MAX);
                shown.extend(parts);
                if is_cut && cut.last().is_none_or(|last| !std::ptr::eq(*last, cell)) {
                    cut.push(cell);
                }
            }
            heights[y] = heights[y].max(shown.len() + 1);
            broken.push(shown);
        }
        let tops = layout::starts(&heights);
        let mut canvas = Canvas::new(lefts[frame.columns] + 1, tops[frame.rows] + 1);
        for (cell, lines) in board.cells.iter().zip(&broken) {
            let (x, y) = at(cell);
            let (left, right) = (lefts[x], lefts[x + each]);
            canvas.rule_box(left, tops[y], right, tops[y + 1]);
            for (down, line) in lines.iter().enumerate() {
                canvas.write(left + 1, tops[y] + 1 + down, line);
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
        if board.dividers.contains(&cell.x) {
            head.push(Tone::Faint, DIVIDER);
        }
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

    pub(super) fn short<'a>(&self, token: &'a Token) -> &'a str {
        let short = self.say(&token.short);
        if short.is_empty() { self.say(&token.name) } else { short }
    }

    /// A token: its mark, its name, its value, its badges.
    pub(super) fn token(&self, token: &Token, full: bool) -> Line {
        let name = if full { self.say(&token.name) } else { self.short(token) };
        let mut text = match token.look {
            Look::Piece | Look::Troop => marked(token.tone, name),
            Look::Disc => format!("({})", marked(token.tone, name)),
            Look::Card => format!("[{}]", marked(token.tone, name)),
            Look::FaceDown => format!("[▒{}]", marked(token.tone, name)),
            Look::Counter => format!("({})", marked(token.tone, name)),
            Look::Spent => format!("~{}~", marked(token.tone, name)),
        };
        match token.gauge {
            // Of a troop the number of its figures, as on its counter.
            Some(gauge) if token.look == Look::Troop && !full => {
                write!(text, " {}", gauge.value).expect("a string takes every text");
            }
            Some(gauge) => {
                write!(text, " {}/{}", gauge.value, gauge.max).expect("a string takes every text");
            }
            None => {}
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

    pub(super) fn slot(&self, slot: &Slot) -> Line {
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
            .flat_map(|value| {
                let mut line = Line::new();
                if marks {
                    line.push(value.tone, mark(value.tone));
                    line.pad_to(2);
                }
                let indent = if marks { 2 } else { 0 };
                line.push(value.tone, self.say(&value.label));
                let start = indent + labels + 2;
                let said = Line::of(value.tone, self.say(&value.value));
                let (parts, _) = said.broken(columns.saturating_sub(start), VALUE_LINES_MAX);
                let mut lines = Vec::with_capacity(parts.len());
                for part in parts {
                    line.pad_to(start);
                    line.append(&part);
                    lines.push(std::mem::take(&mut line).clipped(columns));
                }
                lines
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

pub(super) fn marked(tone: Tone, text: &str) -> String {
    format!("{}{text}", mark(tone))
}

/// Blocks in rows of `count`, if each row fits.
fn side_by_side(blocks: &[Vec<Line>], count: usize, columns: usize) -> Option<Vec<Line>> {
    let rows = blocks.chunks(count).map(|row| {
        let widths: Vec<_> = row.iter().map(|block| block_width(block)).collect();
        let gaps = REGION_GAP * (widths.len() - 1);
        let fits = widths.iter().sum::<usize>() + gaps <= columns;
        fits.then(|| beside(row.to_vec(), &widths))
    });
    rows.collect::<Option<Vec<_>>>().map(below_each_other)
}

/// Blocks below each other, with an empty line between two.
fn below_each_other(blocks: Vec<Vec<Line>>) -> Vec<Line> {
    blocks.join(&Line::new())
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
        assert!(text.contains("│●Kni   │") && text.contains("│2/3 !  │"), "{text}");
        assert!(!text.contains("A1:"), "nothing is cut: {text}");
        let text = scene_text(&sample::scene(), &TextOptions { columns: 9, ..Default::default() });
        assert!(text.contains("\nA1: ●Kn"), "{text}");
    }

    #[test]
    fn a_narrow_cell_says_a_token_in_several_lines() {
        let mut line = Line::of(Tone::Enemy, "†Goblin 2/2");
        line.push(Tone::Plain, " ");
        line.push(Tone::Warning, "th1");
        line.push(Tone::Plain, " ");
        line.push(Tone::Plain, "mv2");
        let plain = |lines: &[Line]| lines.iter().map(Line::plain).collect::<Vec<_>>();
        let (lines, cut) = line.broken(11, 3);
        assert_eq!((plain(&lines), cut), (vec!["†Goblin 2/2".into(), "th1 mv2".into()], false));
        let (lines, cut) = line.broken(7, 3);
        assert_eq!(plain(&lines), ["†Goblin", "2/2 th1", "mv2"]);
        assert!(!cut);
        let (lines, cut) = line.broken(6, 2);
        assert_eq!(plain(&lines), ["†Gobl…", "2/2 t…"]);
        assert!(cut, "what is left is said below the board");
        let list = Line::of(Tone::Plain, "2（トークン1、カード1）");
        assert_eq!(plain(&list.broken(14, 3).0), ["2（トークン1、", "カード1）"]);
    }

    #[test]
    fn regions_stand_in_as_many_rows_as_can_be_read() {
        let block = |width: usize| vec![Line::of(Tone::Plain, &"x".repeat(width)); 2];
        let three = [block(40), block(40), block(40)];
        assert_eq!(side_by_side(&three, 3, 100), None);
        let two = side_by_side(&three, 2, 100).expect("two stand beside each other");
        assert_eq!(two.len(), 5, "two rows with an empty line between");
        assert_eq!((two[0].width(), two[4].width()), (83, 40));
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

    #[test]
    fn a_troop_is_its_number_and_a_dividing_line_is_seen() {
        let text = scene_text(&sample::troops(), &TextOptions::default());
        let wanted = "\
┌───────────┬───────────┐
│≈a1        │c1         │
│◐Kni 2 † ★ │(◑Co)      │
└─────┬─────┴─────┬─────┘
      │b2┊        │
      │($3)       │
      └───────────┘
";
        assert_eq!(text, wanted);
    }
}
