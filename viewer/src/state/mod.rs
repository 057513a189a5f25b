//! The state field by field, and what differs from another moment.
//!
//! A state holds everything, hidden cards too: only the eye that sees everything looks into it.

mod rows;

use crate::command::{Asked, LookCommand};
use crate::look;
use crate::model::{Settings, Table};
use crate::words::{self, state as texts};
use egui::text::{LayoutJob, TextFormat};
use egui::{Label, RichText, Role, ScrollArea, Sense, TextEdit, TextStyle, Ui, WidgetInfo};
use kanso_engine::canon::{Difference, Value};
use kanso_engine::cards::hex;
use kanso_engine::{Eye, Lang};
use kanso_replay::review::Position;
use rows::{Row, Source, rows};
use std::collections::BTreeSet;

/// How far a field is set in for each field that holds it, in points.
const INDENT: f32 = 14.0;
/// Width of what is typed into, in points.
const FIELD_WIDTH: f32 = 140.0;
/// How many digits of a digest are shown.
const DIGEST_LEN: usize = 16;

/// What the panel keeps from frame to frame.
#[derive(Default)]
pub struct StateView {
    /// The fields that are unfolded, by their paths.
    open: BTreeSet<String>,
    /// True if fields that do not differ are left out.
    only_different: bool,
    /// The place that is typed to be compared with.
    typed: String,
    /// Why it could not be.
    problem: Option<String>,
    looked: Option<Looked>,
    rows: Option<(RowsKey, Vec<Row>)>,
    /// Grows with every field that is unfolded or folded.
    folds: u64,
}

/// A state that was looked into.
struct Looked {
    here: Position,
    with: Option<Position>,
    revision: u64,
    state: Value,
    digest: String,
    differences: Option<Vec<Difference>>,
}

/// All that the rows depend on beside the state.
#[derive(Clone, PartialEq, Debug)]
struct RowsKey {
    here: Position,
    with: Option<Position>,
    revision: u64,
    folds: u64,
    filter: String,
    only_different: bool,
}

/// Draws the panel.
pub fn state_ui(
    ui: &mut Ui,
    table: &Table,
    view: &mut StateView,
    settings: &Settings,
    asked: &mut Asked,
) {
    let lang = settings.lang();
    if table.eye != Eye::All {
        // What was looked into before is not kept for another eye.
        view.looked = None;
        view.rows = None;
        ui.label(texts::NEEDS_ALL.in_lang(lang));
        if ui.button(texts::LOOK_WITH_ALL.in_lang(lang)).clicked() {
            asked.push(LookCommand::Eye(Eye::All));
        }
        return;
    }
    let with = compared_with(table);
    compare_ui(ui, table, with, view, lang, asked);
    filter_ui(ui, table, view, lang, asked);
    look_into(table, with, view);
    if let Some(looked) = &view.looked {
        let short = looked.digest.get(..DIGEST_LEN).unwrap_or_default();
        let text = words::fill(texts::DIGEST, lang, &[("digest", short)]);
        let why = words::fill(texts::DIGEST_WHY, lang, &[("digest", &looked.digest)]);
        ui.add(Label::new(RichText::new(text).small().weak())).on_hover_text(why);
    }
    ui.separator();
    rows_ui(ui, view, lang);
}

/// The place that is compared with: the one that was chosen, else the step before.
fn compared_with(table: &Table) -> Option<Position> {
    let chosen = table.look.diff_with.filter(|with| table.may_show(*with));
    chosen.or_else(|| {
        let here = table.here();
        match here.beat {
            Some(beat) if beat > 0 => Some(Position { beat: Some(beat - 1), ..here }),
            Some(_) | None => Some(Position::after(here.line, here.event.checked_sub(1)?)),
        }
    })
}

/// With which place the state is compared, and how another one is chosen.
fn compare_ui(
    ui: &mut Ui,
    table: &Table,
    with: Option<Position>,
    view: &mut StateView,
    lang: Lang,
    asked: &mut Asked,
) {
    match with {
        Some(with) => {
            // Of a place within an event of another line the eye that sees all is told the numbers.
            let address = with.to_string();
            ui.label(words::fill(texts::COMPARED, lang, &[("address", &address)]));
        }
        None => {
            ui.weak(texts::COMPARED_START.in_lang(lang));
        }
    }
    ui.horizontal_wrapped(|ui| {
        if ui.button(texts::KEEP.in_lang(lang)).clicked() {
            asked.push(LookCommand::DiffWith(Some(table.here())));
        }
        if table.look.diff_with.is_some() && ui.button(texts::BEFORE.in_lang(lang)).clicked() {
            asked.push(LookCommand::DiffWith(None));
        }
    });
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(texts::OTHER.in_lang(lang));
        let hint = texts::OTHER_HINT.in_lang(lang);
        let edit = TextEdit::singleline(&mut view.typed).desired_width(FIELD_WIDTH).hint_text(hint);
        let edit = ui.add(edit).labelled_by(label.id);
        let entered = edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let typed = !view.typed.trim().is_empty();
        let button = ui.add_enabled(typed, egui::Button::new(texts::COMPARE.in_lang(lang)));
        if edit.changed() {
            view.problem = None;
        }
        if typed && (entered || button.clicked()) {
            match table.place_named(&view.typed, lang) {
                Ok(at) if table.may_show(at) => asked.push(LookCommand::DiffWith(Some(at))),
                Ok(_) => view.problem = Some(texts::LATER.in_lang(lang).to_owned()),
                Err(why) => view.problem = Some(why),
            }
        }
    });
    if let Some(problem) = &view.problem {
        let colour = look::palette(ui.visuals()).error;
        ui.label(RichText::new(problem).color(colour));
    }
}

/// What narrows the rows.
fn filter_ui(ui: &mut Ui, table: &Table, view: &mut StateView, lang: Lang, asked: &mut Asked) {
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(texts::FILTER.in_lang(lang));
        let mut filter = table.look.state_filter.clone();
        let hint = texts::FILTER_HINT.in_lang(lang);
        let edit = TextEdit::singleline(&mut filter).desired_width(FIELD_WIDTH).hint_text(hint);
        if ui.add(edit).labelled_by(label.id).changed() {
            asked.push(LookCommand::StateFilter(filter));
        }
        ui.checkbox(&mut view.only_different, texts::ONLY_DIFFERENT.in_lang(lang));
    });
}

/// Looks into the state, and makes its rows, where anything they depend on has changed.
fn look_into(table: &Table, with: Option<Position>, view: &mut StateView) {
    let (here, revision) = (table.here(), table.revision);
    let known = view.looked.as_ref();
    let known = known
        .is_some_and(|known| (known.here, known.with, known.revision) == (here, with, revision));
    if !known {
        let review = table.review();
        view.looked = Some(Looked {
            here,
            with,
            revision,
            state: review.value(),
            digest: hex(&review.digest()),
            // A place that is gone, on a line that grew otherwise, has nothing to compare.
            differences: with.and_then(|with| review.diff(with).ok()),
        });
    }
    let filter = table.look.state_filter.clone();
    let only_different = view.only_different;
    let key = RowsKey { here, with, revision, folds: view.folds, filter, only_different };
    if view.rows.as_ref().is_some_and(|(known, _)| *known == key) {
        return;
    }
    let looked = view.looked.as_ref().expect("it was just looked into");
    let made = rows(&Source {
        state: &looked.state,
        differences: looked.differences.as_deref(),
        open: &view.open,
        filter: &key.filter,
        only_different,
    });
    view.rows = Some((key, made));
}

/// Draws the rows that are seen.
fn rows_ui(ui: &mut Ui, view: &mut StateView, lang: Lang) {
    let Some((_, rows)) = &view.rows else { return };
    let height = ui.text_style_height(&TextStyle::Body);
    let mut folded = None;
    ScrollArea::vertical().auto_shrink(false).id_salt("state").show_rows(
        ui,
        height,
        rows.len(),
        |ui, range| {
            for row in &rows[range] {
                if let Some(path) = row_ui(ui, row, lang) {
                    folded = Some(path);
                }
            }
        },
    );
    if let Some(path) = folded {
        if !view.open.remove(&path) {
            view.open.insert(path);
        }
        view.folds += 1;
    }
}

/// Draws a row; the path of a field that is to be unfolded or folded.
fn row_ui(ui: &mut Ui, row: &Row, lang: Lang) -> Option<String> {
    let palette = look::palette(ui.visuals());
    match row {
        Row::Differences(0) => said_ui(ui, texts::SAME.in_lang(lang), false),
        Row::Differences(count) => {
            let count = count.to_string();
            said_ui(ui, &words::fill(texts::DIFFERENT, lang, &[("count", &count)]), true);
        }
        Row::Fields => said_ui(ui, texts::ALL_FIELDS.in_lang(lang), true),
        Row::NoneFound => said_ui(ui, texts::NONE_FOUND.in_lang(lang), false),
        Row::More => said_ui(ui, texts::MORE.in_lang(lang), false),
        Row::Difference { path, before, now } => {
            let absent = || texts::ABSENT.in_lang(lang).to_owned();
            let (before, now) =
                (before.clone().unwrap_or_else(absent), now.clone().unwrap_or_else(absent));
            let name = format!("{path}: {before} → {now}");
            let text = RichText::new(&name).monospace().color(palette.changed);
            ui.add(Label::new(text).truncate()).on_hover_text(name);
        }
        Row::Field { path, name, depth, value, holds, differs } => {
            return field_ui(ui, (path, name, value), (*depth, *holds, *differs));
        }
    }
    None
}

fn said_ui(ui: &mut Ui, text: &str, heading: bool) {
    let text = RichText::new(text);
    ui.add(Label::new(if heading { text.strong() } else { text.weak() }).truncate());
}

/// Draws a field; its path if it is to be unfolded or folded.
fn field_ui(
    ui: &mut Ui,
    (path, name, value): (&String, &str, &str),
    (depth, holds, differs): (usize, Option<bool>, bool),
) -> Option<String> {
    let palette = look::palette(ui.visuals());
    let spoken = format!("{path}: {value}");
    let fold = match holds {
        Some(true) => "▽ ",
        Some(false) => "▷ ",
        None => "   ",
    };
    let font = TextStyle::Monospace.resolve(ui.style());
    let mut line = LayoutJob::default();
    let mut put = |text: &str, space: f32, colour| {
        line.append(text, space, TextFormat::simple(font.clone(), colour));
    };
    put(fold, depth as f32 * INDENT, palette.faint);
    put(if differs { "≠ " } else { "" }, 0.0, palette.changed);
    put(name, 0.0, if differs { palette.changed } else { palette.ink });
    // What it holds stands below.
    if holds != Some(true) {
        put(value, look::GAP, palette.faint);
    }
    let sense = if holds.is_some() { Sense::click() } else { Sense::hover() };
    let label = Label::new(line).truncate().selectable(false).show_tooltip_when_elided(false);
    let response = ui.add(label.sense(sense));
    match holds {
        Some(open) => {
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, open, &spoken));
        }
        None => response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken)),
    }
    let clicked = response.clicked();
    response.on_hover_text(spoken);
    clicked.then(|| path.clone())
}

#[cfg(test)]
mod tests;
