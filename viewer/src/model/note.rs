//! Notes.

use super::{Model, Table};
use crate::command::NoteCommand;
use crate::words::edits;
use kanso_engine::{Eye, Lang};
use kanso_replay::log::record::LineId;
use kanso_replay::review::NoteInfo;
use std::rc::Rc;

/// A note, and where it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoteEntry {
    /// The note.
    pub info: NoteInfo,
    /// What the eye calls the last event before it; 0: the start.
    pub number: u32,
    /// The name of its line.
    pub line: String,
    /// True if the line that is shown comes by there, so that one need not leave it.
    pub on_path: bool,
}

/// The notes of a file, as far as they may be shown: by line, then by event.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NoteBook {
    /// The notes.
    pub notes: Vec<NoteEntry>,
    /// How many lines there are.
    pub lines: usize,
}

/// What the notes depend on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct NotesKey {
    revision: u64,
    eye: Eye,
    lang: Lang,
    line: LineId,
    until: Option<u32>,
}

impl Table {
    /// The notes, worked out once for each line, eye and change of the log.
    pub fn note_book(&mut self, lang: Lang) -> Rc<NoteBook> {
        let here = self.here();
        let key = NotesKey {
            revision: self.revision,
            eye: self.eye,
            lang,
            line: here.line,
            until: (!self.hindsight).then(|| here.event - u32::from(here.beat.is_some())),
        };
        if let Some((known, book)) = &self.notes_kept
            && *known == key
        {
            return Rc::clone(book);
        }
        let book = Rc::new(self.find_notes(key));
        self.notes_kept = Some((key, Rc::clone(&book)));
        book
    }

    fn find_notes(&mut self, key: NotesKey) -> NoteBook {
        let lines = self.lines();
        let mut notes = Vec::new();
        // Notes come by line: what there is to know of the line is found once.
        let mut of: Option<(LineId, String, u32)> = None;
        for info in self.review.notes(None) {
            if lines.get(info.line as usize).is_none_or(|line| line.deleted) {
                continue;
            }
            if of.as_ref().is_none_or(|(line, ..)| *line != info.line) {
                let shared = self.shared_events(key.line, info.line);
                of = Some((info.line, self.line_name(info.line, key.lang), shared));
            }
            let Some((_, name, shared)) = &of else { continue };
            let on_path = info.line == key.line || info.event <= *shared;
            if key.until.is_some_and(|until| !on_path || info.event > until) {
                continue;
            }
            let number = self.review.number_for(info.line, info.event, key.eye);
            notes.push(NoteEntry { info, number, line: name.clone(), on_path });
        }
        NoteBook { notes, lines: lines.iter().filter(|line| !line.deleted).count() }
    }
}

impl Model {
    pub(super) fn apply_note(&mut self, command: NoteCommand) {
        if let NoteCommand::Author(author) = command {
            self.settings.author = author;
            return;
        }
        let lang = self.lang();
        let Some(table) = &mut self.table else { return };
        let done = match command {
            NoteCommand::Add(text) => table.review.note(&self.settings.author, &text).map(|_| ()),
            NoteCommand::AddToLine(line, text) => {
                table.review.note_line(line, &self.settings.author, &text).map(|_| ())
            }
            NoteCommand::Glyph(glyph) => table.review.set_glyph(glyph),
            NoteCommand::Withdraw(number) => table.review.withdraw_note(number),
            NoteCommand::Author(_) => Ok(()),
        };
        match done {
            Ok(()) => {
                table.changed();
                self.dialog = None;
            }
            Err(error) => self.refuse(edits::say(&error, lang)),
        }
    }
}
