//! A stretch of a game as pictures, one after the other: a turn to send around.
//!
//! Each moment is the table as pages and reports draw it, with what was done below it. The tables of all
//! moments are laid out for the largest of them, so that one sees what moves. What an eye may not know is
//! in none of them. Pages of the table on which nothing changes are left out. The same stretch gives the same bytes on every machine of one kind.
//!
//! What is left out: how a file is written, and colours for dark rooms.

mod film;
mod strip;

#[cfg(test)]
mod tests;

pub use film::{as_apng, as_gif};
pub use strip::as_strip;

use crate::address::AddressError;
use crate::draw::{self, Room, SvgOptions, scene_svg_in, width};
use crate::foreign::plain;
use crate::review::{CourseEvent, Position, Review};
use crate::tell;
use kanso_engine::scene::Page;
use kanso_engine::{Eye, Lang, Scene};
use resvg::tiny_skia::Pixmap;
use std::collections::{BTreeMap, BTreeSet};

/// Most moments of a clip: a film of a quarter of an hour is not looked at, and a page has all of a game.
pub const MOMENTS_MAX: usize = 400;
/// Narrowest picture, in pixels: letters are no longer read in a narrower one.
pub const WIDE_MIN: u16 = 320;
/// Widest picture, in pixels.
pub const WIDE_MAX: u16 = 2_560;

/// Free space around the words below a table, in pixels.
const MARGIN: u32 = 14;
/// Letters of the words.
const LETTERS: u32 = 16;
/// From one line of words to the next.
const LINE: u32 = 22;
/// How wide a column of [`width`] is at most, of letters that are [`LETTERS`] large.
const COLUMN: u32 = 9;
/// Most lines of words below a table.
const LINES_MAX: usize = 3;

/// Which stretch of a game, and how it is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Clip {
    /// The first moment.
    pub from: Position,
    /// The last one: after so many events of the same line.
    pub to: u32,
    /// Who looks.
    pub eye: Eye,
    /// In which language.
    pub lang: Lang,
    /// True if decisions that are routine, such as passes, have pictures of their own.
    pub routine: bool,
    /// How wide a picture is at most, in pixels: [`WIDE_MIN`] to [`WIDE_MAX`].
    pub wide: u16,
}

/// Why there is no clip.
#[derive(Debug, thiserror::Error)]
pub enum ClipError {
    /// There is no such place.
    #[error(transparent)]
    Address(#[from] AddressError),
    /// The last moment comes before the first one.
    #[error("the last moment comes before the first one")]
    Backwards,
    /// There are more moments than a film has.
    #[error("{moments} moments, where a clip has at most {MOMENTS_MAX}")]
    TooLong {
        /// How many.
        moments: usize,
    },
    /// There are more moments than a strip has.
    #[error("{moments} pictures, where a strip has at most {most}")]
    TooManyPictures {
        /// How many.
        moments: usize,
        /// The most there are.
        most: usize,
    },
    /// A picture could not be drawn.
    #[error("a picture cannot be drawn: {0}")]
    Draw(String),
}

/// The moments of a clip, each an SVG document of the same size.
pub fn moments(review: &mut dyn Review, clip: &Clip) -> Result<Vec<String>, ClipError> {
    let Clip { from, to, eye, lang, .. } = *clip;
    if to < from.event {
        return Err(ClipError::Backwards);
    }
    let told: Vec<CourseEvent> = review
        .course(from.line, eye)
        .into_iter()
        .filter(|told| (from.event + 1..=to).contains(&told.event))
        .filter(|told| clip.routine || !told.routine)
        .collect();
    if told.len() >= MOMENTS_MAX {
        return Err(ClipError::TooLong { moments: told.len() + 1 });
    }
    // Behind an event that is told the game goes on before everybody's eyes, up to the next one.
    let ends = told.iter().skip(1).map(|next| next.event - 1).chain([to]);
    let first = told.first().map_or(to, |told| told.event - 1);
    let mut room = Room::up_to(clip.wide);
    let mut scenes: Vec<(Scene, String)> = Vec::with_capacity(told.len() + 1);
    review.go(Position::after(from.line, first))?;
    scenes.push((review.scene(eye), String::new()));
    for (event, end) in told.iter().zip(ends) {
        let words = words(review, event, lang, eye);
        review.go(Position::after(from.line, end))?;
        scenes.push((review.scene(eye), words));
    }
    let shown = changing(&scenes);
    for (scene, _) in &mut scenes {
        scene.pages.retain(|page| shown.contains(&page.id));
        room.make_for(scene);
    }
    let mut before = None;
    let mut tables = Vec::with_capacity(scenes.len());
    for (scene, words) in scenes {
        let options = SvgOptions { lang, eye, before: before.take(), ..SvgOptions::default() };
        tables.push((scene_svg_in(&scene, &options, &mut room), words));
        before = Some(scene);
    }
    Ok(captioned(&tables))
}

/// The ids of the pages on which something changes; the first one where nothing does.
fn changing(scenes: &[(Scene, String)]) -> BTreeSet<String> {
    let mut pages: BTreeMap<&str, &Page> = BTreeMap::new();
    let mut changing = BTreeSet::new();
    for page in scenes.iter().flat_map(|(scene, _)| &scene.pages) {
        match pages.get(&*page.id) {
            Some(seen) if *seen != page => drop(changing.insert(page.id.clone())),
            Some(_) => {}
            None => drop(pages.insert(&page.id, page)),
        }
    }
    if changing.is_empty() {
        changing.extend(scenes.iter().find_map(|(scene, _)| Some(scene.pages.first()?.id.clone())));
    }
    changing
}

/// What was done, as people read it, with its number.
fn words(review: &dyn Review, event: &CourseEvent, lang: Lang, eye: Eye) -> String {
    let mut said = format!("{} · ", event.number);
    if let crate::review::EventKind::Decision(seats) = event.kind {
        let names: Vec<_> = seats.iter().map(|seat| review.names()[seat.index()].clone()).collect();
        said.push_str(&names.join("/"));
        said.push_str(tell::colon(lang));
    }
    review.say_event(event.event, lang, eye, &mut said).expect("a string takes every text");
    // Names of seats, and what else somebody wrote: what nobody sees turns no line around.
    plain(&said)
}

/// The pictures with their words below, all of one size.
fn captioned(tables: &[(String, String)]) -> Vec<String> {
    let sizes = tables.iter().map(|(table, _)| size(table));
    let most = |most: (u32, u32), own: (u32, u32)| (most.0.max(own.0), most.1.max(own.1));
    let (wide, high) = sizes.fold((0, 0), most);
    let columns = wide.saturating_sub(2 * MARGIN) / COLUMN;
    let wrapped: Vec<Vec<String>> =
        tables.iter().map(|(_, words)| fitted(words, columns as usize)).collect();
    let rows = wrapped.iter().map(Vec::len).max().unwrap_or(0) as u32;
    let all = if rows == 0 { high } else { high + MARGIN + rows * LINE };
    let with_words = |((table, _), lines): (&(String, String), &Vec<String>)| {
        let words: String = (0..)
            .zip(lines)
            .map(|(row, line)| {
                let (down, line) =
                    (high + MARGIN / 2 + row * LINE + LETTERS, draw::svg::escape(line));
                [
                    "<text x=\"",
                    &MARGIN.to_string(),
                    "\" y=\"",
                    &down.to_string(),
                    "\" fill=\"#1a1a1a\">",
                    &line,
                    "</text>\n",
                ]
                .concat()
            })
            .collect();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{wide}\" height=\"{all}\" \
             font-family=\"sans-serif\" font-size=\"{LETTERS}\">\n\
             <rect width=\"{wide}\" height=\"{all}\" fill=\"#ffffff\"/>\n{table}{words}</svg>\n"
        )
    };
    tables.iter().zip(&wrapped).map(with_words).collect()
}

/// A text in so many columns and at most [`LINES_MAX`] lines.
fn fitted(text: &str, columns: usize) -> Vec<String> {
    let mut lines = width::wrap(text, columns);
    if lines.len() > LINES_MAX {
        let rest = lines.split_off(LINES_MAX - 1).join(" ");
        lines.push(width::clip(&rest, columns));
    }
    lines.retain(|line| !line.trim().is_empty());
    lines
}

/// How wide and high an SVG document of ours says it is.
fn size(svg: &str) -> (u32, u32) {
    let number = |name: &str| {
        let rest = svg.split_once(name)?.1;
        rest.split('"').next()?.parse().ok()
    };
    (number(" width=\"").unwrap_or(0), number(" height=\"").unwrap_or(0))
}

/// An SVG document as pixels, each unit one.
fn drawn(svg: &str) -> Result<Pixmap, ClipError> {
    draw::pixels(svg, 1.0).map_err(ClipError::Draw)
}
