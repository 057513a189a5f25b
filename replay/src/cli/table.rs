//! The table at the terminal, and what its things are called.

use super::{Failure, Io, words};
use crate::draw::width::width;
use crate::draw::{self, TextOptions, scene_text};
use crate::meant::{has, nothing_found};
use crate::review::Review;
use crate::scene_names::Names;
use crate::tell;
use kanso_engine::scene::{Body, Token};
use kanso_engine::{Eye, Label, Lang, Scene};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// What stands beside an entry of a list, in columns: two spaces and a semicolon.
const END: usize = 3;
/// How far the second line of a list stands from the edge, in columns.
const INDENT: usize = 2;

/// Draws the table as one eye sees it: one page of it, or all.
pub fn draw(
    review: &dyn Review,
    eye: Eye,
    page: Option<&str>,
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    let options = TextOptions {
        lang: io.lang,
        columns: io.columns,
        colour: io.style.colors,
        page: page.map(str::to_owned),
    };
    write!(io.out, "{}", scene_text(&review.scene(eye), &options))?;
    Ok(())
}

/// Draws the parts of the table that are called so.
pub fn draw_part(
    review: &dyn Review,
    eye: Eye,
    text: &str,
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    let all = review.scene(eye);
    let (names, mut scene) = (Names::of(&all), all.clone());
    let is_called = |name: &Label| Lang::ALL.iter().any(|lang| has(name.in_lang(*lang), text));
    for (page, whole) in scene.pages.iter_mut().zip(&all.pages) {
        if !is_called(&page.name) {
            page.regions.retain(|region| is_called(&names.region(whole, region)));
        }
    }
    scene.pages.retain(|page| !page.regions.is_empty());
    if scene.pages.is_empty() {
        writeln!(io.out, "{}", nothing_found(text, io.lang))?;
        return Ok(());
    }
    let (lang, columns, colour) = (io.lang, io.columns, io.style.colors);
    write!(io.out, "{}", scene_text(&scene, &TextOptions { lang, columns, colour, page: None }))?;
    Ok(())
}

/// Tells what the short names and the marks of a table mean.
pub fn legend(
    review: &dyn Review,
    eye: Eye,
    page: Option<&str>,
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    let (names, marks) = draw::legend(&review.scene(eye), page, io.lang);
    if names.is_empty() && marks.is_empty() {
        writeln!(io.out, "{}", io.say(words::NOTHING_SHORT))?;
    }
    for (heading, list) in [(words::SHORT_NAMES, names), (words::MARKS, marks)] {
        if list.is_empty() {
            continue;
        }
        let mut line = format!("{}{}", io.style.strong(io.say(heading)), tell::colon(io.lang));
        let mut taken = width(io.say(heading)) + 2;
        for (at, (text, meaning)) in list.iter().enumerate() {
            let end = if at + 1 < list.len() { ";" } else { "" };
            let room = width(text) + width(meaning) + END;
            if taken + room > io.columns && taken > INDENT {
                writeln!(io.out, "{}", line.trim_end())?;
                (line, taken) = (" ".repeat(INDENT), INDENT);
            }
            taken += room;
            write!(line, "{} {meaning}{end} ", io.style.id(text))?;
        }
        writeln!(io.out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// The names of the things of a scene, by id.
pub fn names(scene: &Scene) -> BTreeMap<String, Label> {
    let mut names = BTreeMap::new();
    let token = |token: &Token, names: &mut BTreeMap<String, Label>| {
        names.insert(token.id.clone(), token.name.clone());
    };
    for region in scene.pages.iter().flat_map(|page| &page.regions) {
        names.insert(region.id.clone(), region.name.clone());
        match &region.body {
            Body::Board(board) => {
                for cell in &board.cells {
                    names.insert(cell.id.to_string(), cell.label.clone());
                    cell.tokens.iter().for_each(|held| token(held, &mut names));
                }
            }
            Body::Row(slots) => {
                for slot in slots {
                    names.insert(slot.id.clone(), slot.label.clone());
                    slot.token.iter().for_each(|held| token(held, &mut names));
                }
            }
            Body::Track(steps) => {
                for step in steps {
                    names.insert(step.id.clone(), step.label.clone());
                    step.tokens.iter().for_each(|held| token(held, &mut names));
                }
            }
            Body::Sheet(lines) => {
                for line in lines {
                    names.insert(line.id.clone(), line.label.clone());
                }
            }
        }
    }
    names
}
