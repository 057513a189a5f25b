//! The notes of the file: to write one here, and to jump to where the others were written.

mod layout;

use crate::command::{Asked, GoCommand, NoteCommand};
use crate::look;
use crate::model::{NoteBook, NoteEntry};
use crate::words::{fill, notes as words};
use egui::{Button, Frame, Key, Label, Rect, RichText, ScrollArea, TextEdit, TextStyle, Ui, pos2};
use kanso_engine::Lang;
use kanso_replay::log::record::LineId;
use kanso_replay::review::Position;
use layout::{Heights, guess};
use std::rc::Rc;

/// So many notes can be searched; fewer are seen at a glance.
const SEARCHED_MIN: usize = 6;
/// Height to which the note that is written grows, in points.
const DRAFT_HEIGHT_MAX: f32 = 160.0;

/// What the panel is given.
pub struct NotesData<'a> {
    /// The notes as far as they may be shown.
    pub book: &'a Rc<NoteBook>,
    /// Grows with every change of the log.
    pub revision: u64,
    /// Where one stands.
    pub here: Position,
    /// What the eye calls the event one stands after.
    pub number: u32,
    /// Who writes notes.
    pub author: &'a str,
    /// True if what comes later may be shown.
    pub hindsight: bool,
    /// Why no note can be written, if none can.
    pub read_only: Option<String>,
}

/// What the panel keeps from frame to frame.
#[derive(Default)]
pub struct NotesView {
    /// The note that is being written.
    draft: String,
    /// It was sent in the last frame, when the log had this revision.
    sent: Option<u64>,
    /// What is typed to be found.
    search: String,
    /// The notes that are listed.
    listed: Option<Listed>,
}

/// The notes that are listed, with their heights.
struct Listed {
    book: Rc<NoteBook>,
    search: String,
    width: f32,
    notes: Rc<Vec<usize>>,
    heights: Heights,
}

/// Draws the panel.
pub fn notes_ui(
    ui: &mut Ui,
    data: &NotesData<'_>,
    view: &mut NotesView,
    lang: Lang,
    asked: &mut Asked,
) {
    write_ui(ui, data, view, lang, asked);
    ui.separator();
    if data.book.notes.len() >= SEARCHED_MIN {
        let hint = words::FIND.in_lang(lang);
        let edit = TextEdit::singleline(&mut view.search).hint_text(hint);
        ui.add(edit.desired_width(f32::INFINITY)).accessible_name(hint);
        ui.add_space(look::GAP_SMALL);
    } else {
        view.search.clear();
    }
    if !data.hindsight {
        ui.weak(words::LATER.in_lang(lang));
    }
    if data.book.notes.is_empty() {
        if data.hindsight {
            ui.weak(words::NONE.in_lang(lang));
        }
        return;
    }
    list_ui(ui, data, view, lang, asked);
}

/// Where one stands, in words.
fn place(number: u32, lang: Lang) -> String {
    match number {
        0 => words::AT_START.in_lang(lang).to_owned(),
        _ => fill(words::AT, lang, &[("event", &number.to_string())]),
    }
}

/// The note that is being written.
fn write_ui(
    ui: &mut Ui,
    data: &NotesData<'_>,
    view: &mut NotesView,
    lang: Lang,
    asked: &mut Asked,
) {
    if view.sent.take().is_some_and(|revision| revision != data.revision) {
        view.draft.clear();
    }
    if let Some(why) = &data.read_only {
        ui.weak(fill(words::READ_ONLY, lang, &[("why", why)]));
        return;
    }
    let title = ui.horizontal_wrapped(|ui| {
        let title = ui.strong(words::NEW.in_lang(lang));
        ui.weak(place(data.number, lang));
        title
    });
    let draft = TextEdit::multiline(&mut view.draft)
        .hint_text(words::HINT.in_lang(lang))
        .desired_rows(3)
        .desired_width(f32::INFINITY);
    // A long note scrolls, so that the button stays in sight.
    let edit = ScrollArea::vertical()
        .id_salt("draft")
        .max_height(DRAFT_HEIGHT_MAX)
        .show(ui, |ui| ui.add(draft).labelled_by(title.inner.id))
        .inner;
    let mut author = data.author.to_owned();
    ui.horizontal_wrapped(|ui| {
        let ready = !view.draft.trim().is_empty();
        let button = Button::new(words::WRITE.in_lang(lang));
        let button = ui.add_enabled(ready, button).on_hover_text(words::WRITE_KEY.in_lang(lang));
        let key = edit.has_focus()
            && ui.input(|input| input.modifiers.command && input.key_pressed(Key::Enter));
        if button.clicked() || (key && ready) {
            asked.push(NoteCommand::Add(view.draft.trim().to_owned()));
            view.sent = Some(data.revision);
        }
        let label = ui.weak(words::AUTHOR.in_lang(lang));
        let edit = TextEdit::singleline(&mut author)
            .hint_text(words::AUTHOR_HINT.in_lang(lang))
            .desired_width(140.0);
        if ui.add(edit).labelled_by(label.id).changed() {
            asked.push(NoteCommand::Author(author.clone()));
        }
    });
}

/// The notes that are seen, of those that have the text that is typed.
fn list_ui(ui: &mut Ui, data: &NotesData<'_>, view: &mut NotesView, lang: Lang, asked: &mut Asked) {
    let width = ui.available_width();
    let mut listed = listed(ui, data.book, &view.search, width, view.listed.take());
    if listed.notes.is_empty() {
        ui.weak(words::NONE_FOUND.in_lang(lang));
    }
    let origin = ui.cursor().min;
    let clip = ui.clip_rect();
    let (seen, mut top) = listed.heights.seen(clip.top() - origin.y, clip.bottom() - origin.y);
    let notes = Rc::clone(&listed.notes);
    let mut other = false;
    for row in seen {
        let start = pos2(origin.x, origin.y + top);
        let rect = Rect::from_min_max(start, pos2(origin.x + width, f32::INFINITY));
        let entry = &data.book.notes[notes[row]];
        let builder = egui::UiBuilder::new().max_rect(rect).id_salt(("note", entry.info.number));
        let drawn = ui.scope_builder(builder, |ui| note_ui(ui, entry, data, lang, asked));
        let height = drawn.response.rect.height() + look::GAP_SMALL;
        top += height;
        other |= listed.heights.measured(row, height);
    }
    let missing = origin.y + listed.heights.total() - ui.cursor().top();
    ui.add_space(missing.max(0.0));
    if other {
        // What comes below a note that is higher than it was thought moves down.
        ui.ctx().request_repaint();
    }
    view.listed = Some(listed);
}

/// The notes that have a text, worked out once for each text and width.
fn listed(ui: &Ui, book: &Rc<NoteBook>, search: &str, width: f32, known: Option<Listed>) -> Listed {
    let search = search.trim().to_lowercase();
    if let Some(known) = known
        && Rc::ptr_eq(&known.book, book)
        && known.search == search
        && (known.width - width).abs() < 0.5
    {
        return known;
    }
    let has = |text: &str| text.to_lowercase().contains(&search);
    let notes: Vec<_> = (0..book.notes.len())
        .filter(|place| {
            let note = &book.notes[*place];
            search.is_empty() || has(&note.info.text) || has(&note.info.author) || has(&note.line)
        })
        .collect();
    let line = ui.text_style_height(&TextStyle::Body);
    let around = line * 2.5;
    let heights =
        notes.iter().map(|place| guess(&book.notes[*place].info.text, width - 20.0, line, around));
    let heights = Heights::guessed(heights);
    Listed { book: Rc::clone(book), search, width, notes: Rc::new(notes), heights }
}

/// One note.
fn note_ui(ui: &mut Ui, entry: &NoteEntry, data: &NotesData<'_>, lang: Lang, asked: &mut Asked) {
    let info = &entry.info;
    let target = target(entry, data.here.line);
    let here = data.here == target;
    let said = where_and_who(entry, data.book, lang);
    Frame::group(ui.style()).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            if here {
                ui.strong(&said);
                ui.weak(words::HERE.in_lang(lang));
            } else if ui.link(&said).on_hover_text(words::GO.in_lang(lang)).clicked() {
                asked.push(GoCommand::To(target));
            }
            if data.read_only.is_none() {
                let name = fill(words::WITHDRAW_NOTE, lang, &[("at", &said)]);
                let text = RichText::new(words::WITHDRAW.in_lang(lang)).weak().small();
                let button = ui
                    .add(Button::new(text).frame(false))
                    .accessible_name(name)
                    .on_hover_text(words::WITHDRAW_HINT.in_lang(lang));
                if button.clicked() {
                    asked.push(NoteCommand::Withdraw(info.number));
                }
            }
        });
        ui.add(Label::new(&info.text).wrap());
    });
}

/// Where a note is, and who wrote it.
fn where_and_who(entry: &NoteEntry, book: &NoteBook, lang: Lang) -> String {
    let mut at = place(entry.number, lang);
    if entry.info.of_line {
        at = fill(words::ABOUT_LINE, lang, &[("line", &entry.line)]);
    } else if book.lines > 1 {
        at = fill(words::ON_LINE, lang, &[("line", &entry.line), ("at", &at)]);
    }
    match entry.info.author.as_str() {
        "" => at,
        author => fill(words::BY, lang, &[("at", &at), ("author", author)]),
    }
}

/// Where a note leads: on the line that is shown, where that comes by there.
fn target(entry: &NoteEntry, shown: LineId) -> Position {
    let line = if entry.on_path && !entry.info.of_line { shown } else { entry.info.line };
    Position::after(line, entry.info.event)
}

#[cfg(test)]
mod tests;
