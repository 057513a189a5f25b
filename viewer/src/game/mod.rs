//! The whole game: its turns with their events, and below each what leaves the line there and what was
//! written; under it the tree of lines.
//!
//! Only the rows that are seen are drawn and told, so that four thousand events cost no more than forty.

pub(crate) mod row;
mod rows;

use crate::command::{Asked, GoCommand};
use crate::insight::signed;
use crate::model::{Insight, LineCourse, LineTree, Settings, Table};
use crate::words::game as words;
use egui::{ScrollArea, TextStyle, Ui};
use kanso_engine::{Eye, Lang};
use kanso_replay::insight::{EventKind, SHARE};
use kanso_replay::log::record::LineId;
use kanso_replay::review::Position;
use rows::Row;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::rc::Rc;

/// What the list keeps from frame to frame.
#[derive(Default)]
pub struct GameView {
    /// The rows, and what they were made of.
    kept: Option<Kept>,
    /// Numbers of the turns whose events are folded away.
    folded: BTreeSet<u32>,
    /// The words of events that were seen.
    told: Told,
    /// Where one stood in the last frame: another place is scrolled to.
    here: Option<Position>,
    /// The rows that were wholly seen in the last frame.
    drawn: Range<usize>,
    /// How high the list was then.
    high: f32,
}

/// Rows, and what they were made of.
struct Kept {
    course: Rc<LineCourse>,
    tree: Rc<LineTree>,
    rows: Vec<Row>,
    counts: Vec<usize>,
}

/// The words of events, for one line, eye and language.
#[derive(Default)]
pub struct Told {
    of: Option<(LineId, u64, Eye, Lang)>,
    words: BTreeMap<u32, Rc<str>>,
}

impl Told {
    /// What happened in an event, in words.
    pub fn words(&mut self, table: &Table, event: u32, lang: Lang) -> Rc<str> {
        let of = (table.here().line, table.revision, table.eye, lang);
        if self.of != Some(of) {
            *self = Self { of: Some(of), words: BTreeMap::new() };
        }
        let told = self.words.entry(event).or_insert_with(|| {
            let mut words = String::new();
            let said = table.review().say_event(event, lang, table.eye, &mut words);
            said.expect("a string takes every text");
            words.into()
        });
        Rc::clone(told)
    }
}

/// Draws the list.
pub fn game_ui(
    ui: &mut Ui,
    table: &mut Table,
    settings: &Settings,
    view: &mut GameView,
    asked: &mut Asked,
) {
    let lang = settings.lang();
    let (course, tree) = (table.course(), table.tree());
    let same = |kept: &Kept| Rc::ptr_eq(&kept.course, &course) && Rc::ptr_eq(&kept.tree, &tree);
    if !view.kept.as_ref().is_some_and(same) {
        let (rows, counts) = (rows::rows(&course, &tree), rows::events_of_turns(&course));
        let (course, tree) = (Rc::clone(&course), Rc::clone(&tree));
        view.kept = Some(Kept { course, tree, rows, counts });
    }
    let kept = view.kept.as_ref().expect("it was just made");
    let seen = rows::unfolded(&kept.rows, &course, &view.folded);
    if seen.is_empty() {
        ui.weak(words::NO_EVENTS.in_lang(lang));
        return;
    }
    let (here, insight) = (table.here(), table.insight());
    let stands_on = |row: &Row| match row {
        Row::Event(at) => course.events[*at].event == here.event,
        Row::Turn(_) | Row::Branch(_) | Row::Note(_) => false,
    };
    let height = ui.text_style_height(&TextStyle::Body) + 4.0;
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut area = ScrollArea::vertical().auto_shrink(false).id_salt("game");
    let high = ui.available_height();
    // What stands below takes its room only after the first frame.
    let is_lower = high < view.high - 0.5;
    view.high = high;
    if (view.here != Some(here) || is_lower)
        && let Some(place) = seen.iter().position(stands_on)
        && is_lower == view.drawn.contains(&place)
    {
        let last = (seen.len() as f32 * height - high).max(0.0);
        let middle = place as f32 * height - high / 2.0;
        area = area.vertical_scroll_offset(middle.clamp(0.0, last));
    }
    view.here = Some(here);
    let mut turned = None;
    area.show_rows(ui, height, seen.len(), |ui, shown| {
        view.drawn = shown.start + 1..shown.end.saturating_sub(1);
        for row in &seen[shown] {
            match row {
                Row::Turn(at) => {
                    let turn = &course.turns[*at];
                    let heading = row::Heading {
                        turn,
                        events: kept.counts[*at],
                        folded: view.folded.contains(&turn.number),
                        names: table.review().names(),
                        round_name: course.round_name,
                    };
                    if row::heading_ui(ui, &heading, height, lang).clicked() {
                        turned = Some(turn.number);
                    }
                }
                Row::Event(at) => {
                    let event = &course.events[*at];
                    let words = view.told.words(table, event.event, lang);
                    let data = row::EventRow {
                        event,
                        words: &words,
                        names: table.review().names(),
                        here: stands_on(row),
                        insight: insight.as_ref().and_then(|insight| said(insight, event.event)),
                    };
                    if row::event_ui(ui, &data, height, lang).clicked() {
                        asked.push(GoCommand::To(Position::after(here.line, event.event)));
                    }
                }
                Row::Branch(line) => {
                    let name = table.line_name(*line, lang);
                    if row::branch_ui(ui, &name, height, lang).clicked() {
                        asked.push(GoCommand::Line(*line));
                    }
                }
                Row::Note(at) => {
                    let note = &course.notes[*at];
                    if row::note_ui(ui, note, height, lang).clicked() {
                        asked.push(GoCommand::To(Position::after(here.line, note.event)));
                    }
                }
            }
        }
    });
    if let Some(turn) = turned
        && !view.folded.remove(&turn)
    {
        view.folded.insert(turn);
    }
}

/// What an analysis says of an event: what it cost, or what luck or a choice did, where that is much.
fn said(insight: &Insight, event: u32) -> Option<row::RowInsight> {
    /// What it did to the shares is told with an event from 10 points.
    const TOLD_MIN: i32 = SHARE / 10;
    let (analysis, at) = (&insight.analysis, insight.event(event)?);
    let found = &analysis.events[at];
    let marked = found.choice.as_ref().and_then(|choice| Some((choice.mark?, choice.cost)));
    if let Some((mark, cost)) = marked {
        return Some(row::RowInsight::Missed { mark, cost: cost.in_points(false) });
    }
    if found.kind == EventKind::Start {
        return None;
    }
    let seat = analysis.of_whom(at).index();
    let (by, error) = (analysis.change(at, seat), found.change_error[seat]);
    (by.0.abs() >= TOLD_MIN && by.0.abs() > 2 * error.0).then(|| row::RowInsight::Turned {
        luck: found.kind == EventKind::Luck,
        name: analysis.seats[seat].name.clone(),
        points: signed(by),
        gain: by.0 > 0,
    })
}

#[cfg(test)]
mod tests;
