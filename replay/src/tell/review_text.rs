//! The story of a game for people: round by round, turn by turn, how it ended.

use super::event::{Happening, Style, is_told, write_event, write_violation};
use super::head::{write_head, write_standing};
use super::phrases;
use super::transcript::Headings;
use super::walk::Walk;
use crate::log::record::{Header, Note};
use kanso_engine::{Awaiting, Event, Eye, Game, Lang, Mode};
use std::fmt::{self, Write};
use std::ops::Range;

/// How a story is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewOptions<'a> {
    /// The language.
    pub lang: Lang,
    /// Who reads.
    pub eye: Eye,
    /// Whether facts cite their rules.
    pub rules: bool,
    /// The events to tell, counted from 0; none: the whole game, with its head and its end.
    pub events: Option<Range<u32>>,
    /// Notes to these events of the line, shown where they stand.
    pub notes: &'a [Note],
}

impl Default for ReviewOptions<'_> {
    fn default() -> Self {
        Self { lang: Lang::En, eye: Eye::All, rules: false, events: None, notes: &[] }
    }
}

/// The story of a game, or of some of its events. An event that the rules do not allow ends it,
/// with the reason.
pub fn review_text<G: Game>(
    game: &G,
    header: &Header,
    events: &[Event<G::Action>],
    options: &ReviewOptions<'_>,
) -> String {
    let mut out = String::new();
    write_review(game, header, events, options, &mut out).expect("a string takes every text");
    out
}

fn write_review<G: Game>(
    game: &G,
    header: &Header,
    events: &[Event<G::Action>],
    options: &ReviewOptions<'_>,
    out: &mut String,
) -> fmt::Result {
    let ReviewOptions { lang, eye, rules, events: range, notes } = options;
    let (lang, eye) = (*lang, *eye);
    let whole = range.is_none();
    let range = range.clone().unwrap_or(0..events.len() as u32);
    if whole {
        write_head(game, header, lang, eye, out)?;
        write_notes(notes, 0, lang, out)?;
    }
    let style = Style::Pleasant { rules: *rules };
    let mut walk = Walk::new(game, Mode::Facts);
    let (mut headings, mut legal) = (Headings::default(), Vec::new());
    let mut number = 0;
    for (at, event) in (0..range.end).zip(events) {
        // Turns and numbers count from the start, whatever is shown.
        if !range.contains(&at) {
            headings.pass(game, walk.state());
            if let Err(violation) = walk.step(event) {
                return write_violation(game, &violation, (lang, eye), out);
            }
            number += u32::from(is_told(&walk, event, eye));
            continue;
        }
        legal.clear();
        if matches!(game.awaiting(walk.state()), Awaiting::Decision(_)) {
            game.legal(walk.state(), &mut legal);
        }
        let happening = Happening::new(game, walk.state(), event, legal.len() == 1)?;
        if let Err(violation) = walk.step(event) {
            return write_violation(game, &violation, (lang, eye), out);
        }
        headings.write(game, walk.before(), lang, out)?;
        if write_event(&walk, &happening, number + 1, (lang, eye), style, out)? {
            number += 1;
        }
        write_notes(notes, at + 1, lang, out)?;
    }
    if !whole {
        return Ok(());
    }
    out.push('\n');
    if let Some(standing) = game.standing(walk.state()) {
        return write_standing(game, &standing, lang, out);
    }
    write!(out, "{}{}", phrases::AWAITED.in_lang(lang), phrases::colon(lang))?;
    game.say_prompt(walk.state(), lang, eye, out)?;
    out.push('\n');
    Ok(())
}

fn write_notes(notes: &[Note], events: u32, lang: Lang, out: &mut String) -> fmt::Result {
    for note in notes.iter().filter(|note| note.events == events) {
        out.push_str("       ✎ ");
        if !note.author.is_empty() {
            write!(out, "{}{}", note.author, phrases::colon(lang))?;
        }
        writeln!(out, "{}", note.text)?;
    }
    Ok(())
}
