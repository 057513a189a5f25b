//! A whole page: which mats stand beside each other, and which regions on a mat do.

use super::{Block, GAP, Layout, Mat, PAD, body, number};
use egui::{Rect, Vec2, vec2};
use kanso_engine::Lang;
use kanso_engine::scene::Page;
use kanso_replay::draw::layout::places;

/// Least width of a mat while it is made narrower.
const MAT_MIN: f32 = 230.0;
/// Widths that are tried.
const ROOMS: [f32; 11] =
    [420.0, 540.0, 660.0, 800.0, 960.0, 1150.0, 1350.0, 1600.0, 1900.0, 2300.0, 2800.0];
/// How much higher than its first column a shelf of regions may grow.
const GROWTHS: [f32; 2] = [1.05, 1.5];
/// A known arrangement is kept while it is at least this good against the best.
const KEPT: f32 = 0.92;

/// How a page is arranged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Arrangement {
    /// Width that the page may take.
    pub room: f32,
    /// How much higher than the first of them the things beside each other may be.
    pub growth: f32,
}

/// The page as it is seen largest in a panel of this size; it stays arranged as it was while that
/// is nearly as good, so that a table does not jump about from event to event.
pub fn best(
    of: &Page,
    lang: Lang,
    panel: Vec2,
    known: Option<Arrangement>,
) -> (Arrangement, Layout) {
    let scale = |layout: &Layout| {
        let size = layout.size.max(Vec2::splat(1.0));
        (panel.x / size.x).min(panel.y / size.y)
    };
    let mut tried = Vec::new();
    for room in ROOMS {
        for growth in GROWTHS {
            let arrangement = Arrangement { room, growth };
            let layout = page(of, lang, arrangement);
            tried.push((scale(&layout), arrangement, layout));
        }
    }
    let top = tried.iter().map(|(scale, ..)| *scale).fold(0.0, f32::max);
    let kept = known.and_then(|known| {
        tried.iter().position(|(scale, at, _)| *at == known && *scale >= top * KEPT)
    });
    // A wider one is taken only for a real gain.
    let chosen = kept.or_else(|| tried.iter().position(|(scale, ..)| *scale >= top * 0.995));
    let (_, arrangement, layout) = tried.swap_remove(chosen.unwrap_or(0));
    (arrangement, layout)
}

/// The page in one arrangement.
pub fn page(of: &Page, lang: Lang, arrangement: Arrangement) -> Layout {
    let mut layout = Layout::default();
    let mut lines: Vec<Vec<(Vec<usize>, Block)>> = Vec::new();
    for row in places(&of.regions) {
        let count = number(row.len());
        let room = arrangement.room - GAP * (count - 1.0);
        let wanted: Vec<f32> = row
            .iter()
            .map(|regions| mat(of, regions, arrangement.room, arrangement.growth, lang).size.x)
            .collect();
        let widths = narrowed(&wanted, room);
        let mut line: Vec<(Vec<usize>, Block)> = Vec::new();
        let mut used = 0.0;
        for (regions, wide) in row.into_iter().zip(widths) {
            let block = mat(of, &regions, wide, arrangement.growth, lang);
            if !line.is_empty() && used + GAP + block.size.x > arrangement.room {
                lines.push(std::mem::take(&mut line));
                used = 0.0;
            }
            used += if line.is_empty() { 0.0 } else { GAP } + block.size.x;
            line.push((regions, block));
        }
        lines.push(line);
    }
    let width_of = |line: &[(Vec<usize>, Block)]| {
        let gaps = GAP * (number(line.len()) - 1.0);
        gaps + line.iter().map(|(_, block)| block.size.x).sum::<f32>()
    };
    let across = lines.iter().map(|line| width_of(line)).fold(0.0, f32::max);
    let mut top = 0.0;
    for line in lines {
        let mut left = (across - width_of(&line)) / 2.0;
        let high = line.iter().map(|(_, block)| block.size.y).fold(0.0, f32::max);
        for (regions, block) in line {
            let rect = Rect::from_min_size(vec2(left, top).to_pos2(), vec2(block.size.x, high));
            left += block.size.x + GAP;
            let moved = block.spots.into_iter();
            layout.spots.extend(
                moved.map(|spot| super::Spot {
                    rect: spot.rect.translate(rect.min.to_vec2()),
                    ..spot
                }),
            );
            layout.mats.push(Mat { rect, regions });
        }
        top += high + GAP;
    }
    layout.size = vec2(across, (top - GAP).max(0.0));
    layout
}

/// Widths that fit: the widest are cut.
fn narrowed(wanted: &[f32], room: f32) -> Vec<f32> {
    let whole: Vec<usize> = wanted.iter().map(|width| width.ceil() as usize).collect();
    let widths =
        kanso_replay::draw::layout::fit(&whole, 0, room.max(0.0) as usize, MAT_MIN as usize);
    widths.into_iter().map(number).collect()
}

/// The regions of one place on their mat, beside each other as far as there is room.
fn mat(of: &Page, regions: &[usize], room: f32, growth: f32, lang: Lang) -> Block {
    let room = room - 2.0 * PAD;
    let mut whole = Block::default();
    let mut shelf = Shelf::default();
    let mut top = 0.0;
    for index in regions {
        let region = &of.regions[*index];
        let block = body::region(*index, region, room, lang);
        // Under a shorter column, if it may grow as wide as that is.
        let under = shelf.columns.iter().position(|column| {
            let narrow = body::region(*index, region, column.wide.max(MAT_MIN), lang);
            narrow.size.x <= column.wide.max(1.0) * 1.25
                && shelf.fits_with(column.wide.max(narrow.size.x) - column.wide, room)
                && column.high + GAP + narrow.size.y <= shelf.first_high * growth
        });
        if let Some(column) = under {
            let wide = shelf.columns[column].wide.max(MAT_MIN);
            let narrow = body::region(*index, region, wide, lang);
            shelf.columns[column].push(narrow);
            continue;
        }
        let beside = shelf.fits_with(block.size.x + GAP, room) && !shelf.columns.is_empty();
        let alike = block.size.y <= shelf.first_high * growth.max(1.5) * 2.0;
        if !(shelf.columns.is_empty() || beside && alike) {
            top = std::mem::take(&mut shelf).put_into(&mut whole, top) + GAP;
        }
        shelf.first_high = shelf.first_high.max(block.size.y);
        let mut column = Column::default();
        column.push(block);
        shelf.columns.push(column);
    }
    shelf.put_into(&mut whole, top);
    let mut padded = Block::default();
    padded.put_block(whole, Vec2::splat(PAD));
    padded.size += Vec2::splat(PAD);
    padded
}

/// Columns of regions beside each other.
#[derive(Default)]
struct Shelf {
    columns: Vec<Column>,
    first_high: f32,
}

impl Shelf {
    fn fits_with(&self, more: f32, room: f32) -> bool {
        let gaps = GAP * number(self.columns.len().saturating_sub(1));
        gaps + self.columns.iter().map(|column| column.wide).sum::<f32>() + more <= room
    }

    /// Puts its columns into a block, and says where they end.
    fn put_into(self, whole: &mut Block, top: f32) -> f32 {
        let (mut left, mut bottom) = (0.0, top);
        for column in self.columns {
            let mut down = top;
            for block in column.blocks {
                let high = block.size.y;
                whole.put_block(block, vec2(left, down));
                bottom = f32::max(bottom, down + high);
                down += high + GAP;
            }
            left += column.wide + GAP;
        }
        bottom
    }
}

/// Regions below each other.
#[derive(Default)]
struct Column {
    blocks: Vec<Block>,
    wide: f32,
    high: f32,
}

impl Column {
    fn push(&mut self, block: Block) {
        self.high += if self.blocks.is_empty() { 0.0 } else { GAP } + block.size.y;
        self.wide = self.wide.max(block.size.x);
        self.blocks.push(block);
    }
}
