//! What stands in the files though the answer could not be told: whoever cannot read the answer must
//! still hear the truth, for doing the same again would do it twice.

use crate::disk::{Changed, changed};
use crate::foreign::word;
use crate::games::Games;
use crate::lines::Tree;
use crate::log::record::{LineId, MAIN_LINE, Record};
use crate::log::{Log, RawLog};
use crate::reading::{LOG_LEN_MAX, read};
use kanso_engine::Game;
use std::collections::BTreeSet;

/// What this run has put into files, with how to look at it; none: every file is as it was.
pub fn told(games: Games) -> Option<String> {
    let changed: Vec<_> = changed().into_iter().filter(|one| one.path.exists()).collect();
    let all: Vec<_> = changed.iter().map(|changed| one(games, changed)).collect();
    (!all.is_empty()).then(|| all.join("; "))
}

fn one(games: Games, changed: &Changed) -> String {
    let name = word(&changed.path);
    let bytes = read(&changed.path, LOG_LEN_MAX).unwrap_or_default();
    let Ok(raw) = RawLog::scan(&bytes) else { return format!("{name} is written") };
    let Ok(header) = raw.header() else { return format!("{name} is written") };
    if changed.began == 0 {
        return format!("{name} is made");
    }
    let game = games.get(&header.game).ok();
    let added = game.map_or_else(Vec::new, |game| game.added(&raw, changed.began));
    if added.is_empty() {
        return format!("{name} has a checkpoint more");
    }
    format!("{} stands in {name} (`kanso lines {name}` lists its lines)", added.join(", "))
}

/// What stands in a log behind its first bytes, in words.
pub(super) fn added<G: Game>(raw: &RawLog<'_>, began: u64) -> Vec<String> {
    let Ok(log) = Log::<G::Action>::of(raw) else { return Vec::new() };
    let records = log.records.clone();
    let Ok(tree) = Tree::grow(log.header, log.records) else { return Vec::new() };
    let (mut told, mut grown) = (Vec::new(), BTreeSet::new());
    let (mut lines, mut notes, mut disputes): (LineId, u32, u32) = (MAIN_LINE, 0, 0);
    for (offset, record) in records {
        let is_new = offset >= began;
        let mut tell = |words: String| told.extend(is_new.then_some(words));
        match record {
            Record::Step(step) if is_new => {
                grown.insert(step.line);
            }
            Record::Line(_) => {
                lines += 1;
                if is_new {
                    grown.insert(lines);
                }
            }
            Record::LineEdit(edit) => tell(format!("the change of line {}", edit.line)),
            Record::Note(_) => {
                tell(format!("note {notes}"));
                notes += 1;
            }
            Record::NoteWithdrawn(of) => tell(format!("the withdrawal of note {}", of.note)),
            Record::Dispute(_) => {
                tell(format!("dispute {disputes}"));
                disputes += 1;
            }
            Record::Ruling(of) => tell(format!("the ruling on dispute {}", of.dispute)),
            Record::Seal(of) => tell(format!("the end of line {}", of.line)),
            Record::Revealed(of) => tell(format!("what has shown on line {}", of.line)),
            Record::Mend(of) => tell(format!("line {} in place of line {}", of.line, of.of)),
            Record::Glyph(of) => {
                tell(format!("the sign at event {} of line {}", of.event + 1, of.line));
            }
            Record::Header(_)
            | Record::Step(_)
            | Record::Checkpoint(_)
            | Record::Probe(_)
            | Record::Assumed(_)
            | Record::AssumedItems(_)
            | Record::LineNote(_)
            | Record::Interval(_)
            | Record::LuckWords(_)
            | Record::LuckSecret(_)
            | Record::Unknown { .. } => {}
        }
    }
    let grown = grown.into_iter().map(|line| {
        let events = tree.len(line);
        format!("line {line} up to event {events}")
    });
    grown.chain(told).collect()
}
