//! A whole page: which mats stand beside each other, and which regions on a mat do.

use super::body::{self, Reader};
use super::{Block, GAP, Layout, Mat, PAD, number};
use egui::{Rect, Vec2, vec2};
use kanso_engine::Lang;
use kanso_engine::scene::{Body, Page};
use kanso_replay::draw::layout::{fit, places};

/// Least width of a mat while it is made narrower.
const MAT_MIN: f32 = 230.0;
/// Most mats beside each other.
const LINE_MATS_MAX: usize = 6;
/// How much narrower a mat is made at a time, about a card.
const NARROWER: f32 = 34.0;
/// Widths that are tried.
const ROOMS: [f32; 11] =
    [420.0, 540.0, 660.0, 800.0, 960.0, 1150.0, 1350.0, 1600.0, 1900.0, 2300.0, 2800.0];
/// Least and greatest width of what stands beside a board.
const ASIDE: (f32, f32) = (250.0, 420.0);
/// A known arrangement is kept while the page is at least this large in it, against how it was
/// chosen.
const KEPT: f32 = 0.9;

/// From this scale on ordinary letters can be read.
const LEGIBLE: f32 = 0.7;
/// Letters grow no further against everything else.
const LETTERS_MAX: f32 = 1.7;

/// How a page is arranged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Arrangement {
    /// Width that the page may take.
    pub room: f32,
    /// Whether the regions of a mat stand beside each other; else below.
    pub beside: bool,
    /// For whom.
    pub reader: Reader,
}

/// How large a page is seen in a panel.
fn scale(layout: &Layout, panel: Vec2) -> f32 {
    let size = layout.size.max(Vec2::splat(1.0));
    (panel.x / size.x).min(panel.y / size.y)
}

/// An arrangement, and how large the page was when it was chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chosen {
    /// The arrangement.
    pub arrangement: Arrangement,
    scale: f32,
}

/// The page as it is seen largest in a panel of this size; it stays arranged as it was while that
/// does not make it much smaller, so that a table does not jump about from event to event.
pub fn best(of: &Page, lang: Lang, panel: Vec2, known: Option<Chosen>) -> (Chosen, Layout) {
    if let Some(known) = known {
        let layout = page(of, known.arrangement);
        if known.arrangement.reader.lang == lang && scale(&layout, panel) >= known.scale * KEPT {
            return (known, layout);
        }
    }
    let mut tried = Vec::new();
    for room in ROOMS {
        for beside in [false, true] {
            let reader = Reader { lang, letters: 1.0 };
            let at_one = Arrangement { room, beside, reader };
            let size = scale(&page(of, at_one), panel);
            // Once more, with room for letters that can be read at that size.
            let reader = Reader { lang, letters: (LEGIBLE / size).clamp(1.0, LETTERS_MAX) };
            let arrangement = Arrangement { reader, ..at_one };
            let layout = page(of, arrangement);
            tried.push((Chosen { arrangement, scale: scale(&layout, panel) }, layout));
        }
    }
    let top = tried.iter().map(|(chosen, _)| chosen.scale).fold(0.0, f32::max);
    // A wider one is taken only for a real gain.
    let first = tried.iter().position(|(chosen, _)| chosen.scale >= top * 0.995);
    tried.swap_remove(first.unwrap_or(0))
}

/// The page in one arrangement.
pub fn page(of: &Page, arrangement: Arrangement) -> Layout {
    let mut layout = Layout::default();
    let rows = places(&of.regions);
    let lines: Vec<MatLine> = rows.iter().flat_map(|row| in_lines(of, row, arrangement)).collect();
    let across = lines.iter().map(width_of).fold(0.0, f32::max);
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

/// Mats beside each other, each with the regions on it.
type MatLine = Vec<(Vec<usize>, Block)>;

/// The mats of a row in as many lines as take the least height together.
fn in_lines(of: &Page, row: &[Vec<usize>], arrangement: Arrangement) -> Vec<MatLine> {
    // The best way to put the first so many, from where its last line begins.
    let mut best: Vec<(f32, usize, MatLine)> = vec![(0.0, 0, Vec::new())];
    for end in 1..=row.len() {
        let from = end.saturating_sub(LINE_MATS_MAX);
        let ways = (from..end).map(|start| {
            let line = narrowed(of, &row[start..end], arrangement);
            let high = line.iter().map(|(_, block)| block.size.y).fold(0.0, f32::max);
            let wide = width_of(&line);
            // What is too wide is no way, unless it cannot be otherwise.
            let fine = if wide > arrangement.room && end - start > 1 { 1e6 } else { 0.0 };
            (best[start].0 + high + GAP + fine, start, line)
        });
        let way = ways.min_by(|(one, ..), (other, ..)| one.total_cmp(other));
        best.push(way.expect("there is at least one mat to begin with"));
    }
    let mut lines = Vec::new();
    let mut end = row.len();
    while end > 0 {
        let (_, start, line) = std::mem::take(&mut best[end]);
        lines.push(line);
        end = start;
    }
    lines.reverse();
    lines
}

fn width_of(line: &MatLine) -> f32 {
    let gaps = GAP * (number(line.len()) - 1.0);
    gaps + line.iter().map(|(_, block)| block.size.x).sum::<f32>()
}

/// Mats beside each other, made narrower until they fit: those of several regions (the areas of the
/// seats) all alike, of others always the one that grows the least high by it.
fn narrowed(of: &Page, row: &[Vec<usize>], arrangement: Arrangement) -> MatLine {
    let room = arrangement.room;
    let at = |room: f32| -> MatLine {
        let mats = row.iter();
        mats.map(|regions| (regions.clone(), mat(of, regions, arrangement, room))).collect()
    };
    let mut mats = at(room);
    if row.iter().all(|regions| regions.len() > 1) {
        let share = (room - GAP * (number(row.len()) - 1.0)) / number(row.len());
        let widest =
            |mats: &MatLine| mats.iter().map(|(_, block)| block.size.x).fold(0.0, f32::max);
        if widest(&mats) > share {
            mats = at(share);
        }
        let widest = widest(&mats);
        for (_, block) in &mut mats {
            block.size.x = widest;
        }
        return mats;
    }
    while width_of(&mats) > room {
        let narrower = mats.iter().enumerate().filter_map(|(at, (regions, block))| {
            let less = block.size.x - NARROWER;
            let block = (less >= MAT_MIN).then(|| mat(of, regions, arrangement, less))?;
            (block.size.x <= less).then_some((at, block))
        });
        let least = narrower.min_by(|(_, one), (_, other)| one.size.y.total_cmp(&other.size.y));
        let Some((at, block)) = least else { return mats };
        mats[at].1 = block;
    }
    mats
}

/// The regions of one place on their mat. How they stand to each other does not follow from what
/// lies on them, so that the mats of all seats look alike and stay so.
fn mat(of: &Page, regions: &[usize], arrangement: Arrangement, room: f32) -> Block {
    let Arrangement { beside, reader, .. } = arrangement;
    let room = room - 2.0 * PAD;
    let is_board = |index: &&usize| matches!(of.regions[**index].body, Body::Board(_));
    let boards: Vec<usize> = regions.iter().filter(is_board).copied().collect();
    let others: Vec<usize> = regions.iter().filter(|index| !is_board(index)).copied().collect();
    let whole = if regions.len() > 1 && beside {
        if boards.is_empty() || others.is_empty() {
            abreast(of, regions, reader, room)
        } else {
            let boards = stack(of, &boards, reader, room);
            let left = (room - boards.size.x - GAP).clamp(ASIDE.0, ASIDE.1);
            let mut whole = stack(of, &others, reader, left);
            let wide = whole.size.x;
            whole.put_block(boards, vec2(wide + GAP, 0.0));
            whole
        }
    } else {
        stack(of, regions, reader, room)
    };
    let mut padded = Block::default();
    padded.put_block(whole, Vec2::splat(PAD));
    padded.size += Vec2::splat(PAD);
    padded
}

/// Regions below each other; rows behind a board stand beside each other where they can.
fn stack(of: &Page, regions: &[usize], reader: Reader, room: f32) -> Block {
    let mut whole = Block::default();
    let (mut top, mut bottom, mut right) = (0.0, 0.0, 0.0);
    let mut behind = false;
    let mut row_before = false;
    for index in regions {
        let region = &of.regions[*index];
        let block = body::region(*index, region, room, reader);
        let is_row = matches!(region.body, Body::Row(_));
        let joins = behind && is_row && row_before && right + GAP + block.size.x <= room;
        let at = if joins {
            vec2(right + GAP, top)
        } else {
            top = if bottom > 0.0 { bottom + GAP } else { 0.0 };
            vec2(0.0, top)
        };
        right = at.x + block.size.x;
        bottom = f32::max(bottom, at.y + block.size.y);
        behind |= matches!(region.body, Body::Board(_));
        row_before = is_row;
        whole.put_block(block, at);
    }
    whole
}

/// Regions beside each other; the widest are made narrower until all fit.
fn abreast(of: &Page, regions: &[usize], reader: Reader, room: f32) -> Block {
    let region = |index: usize, room| body::region(index, &of.regions[index], room, reader);
    let wanted: Vec<usize> =
        regions.iter().map(|index| region(*index, room).size.x.ceil() as usize).collect();
    let widths = fit(&wanted, GAP as usize, room.max(0.0) as usize, MAT_MIN as usize);
    let mut whole = Block::default();
    let mut left = 0.0;
    for (index, wide) in regions.iter().zip(widths) {
        let block = region(*index, number(wide));
        let wide = block.size.x;
        whole.put_block(block, vec2(left, 0.0));
        left += wide + GAP;
    }
    whole
}
