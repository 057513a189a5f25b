//! `kanso lines`

use super::{Failure, Finding, Io, dispute, open, telling, words};
use crate::log::record::LineId;
use crate::review::{LineInfo, NoteInfo, Review};
use kanso_engine::Lang;
use serde::Serialize;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// List the lines of a game: the game itself, its branches and corrections.
///
/// A line is named by its number or its name wherever a place is asked for: `2@end`, `rook@14`. One
/// that stands in the place of another says what was another there, and why.
#[derive(Debug, clap::Args)]
pub struct Lines {
    /// The game's file.
    file: PathBuf,
    /// Deleted lines too.
    #[arg(long)]
    all: bool,
    /// Answer as JSON.
    #[arg(long)]
    json: bool,
}

impl Lines {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let review = open::to_read(&self.file, io)?;
        let mut lines = review.lines();
        lines.retain(|line| self.all || !line.deleted);
        if self.json {
            let lines: Vec<_> = lines
                .iter()
                .map(|line| WithNotes {
                    line,
                    mended: review.say_mend(line.id, io.lang),
                    notes: review.line_notes(line.id),
                })
                .collect();
            writeln!(io.out, "{:#}", json!(lines))?;
            return Ok(Finding::Good);
        }
        let listed: BTreeSet<LineId> = lines.iter().map(|line| line.id).collect();
        // The lines that leave each line; one whose parent is not listed stands by itself.
        let mut leaving: BTreeMap<Option<LineId>, Vec<&LineInfo>> = BTreeMap::new();
        for line in lines.iter().rev() {
            let parent = line.parent.filter(|parent| listed.contains(parent));
            leaving.entry(parent).or_default().push(line);
        }
        let mut next: Vec<(&LineInfo, usize)> =
            leaving.remove(&None).unwrap_or_default().into_iter().map(|line| (line, 0)).collect();
        while let Some((line, depth)) = next.pop() {
            tell(&*review, line, depth, io)?;
            let below = leaving.remove(&Some(line.id)).unwrap_or_default();
            next.extend(below.into_iter().map(|line| (line, depth + 1)));
        }
        dispute::mention(&*review, &self.file, io)?;
        Ok(Finding::Good)
    }
}

/// A line with what was said about it.
#[derive(Serialize)]
struct WithNotes<'a> {
    #[serde(flatten)]
    line: &'a LineInfo,
    /// In whose place it stands, in words.
    mended: Option<String>,
    notes: Vec<NoteInfo>,
}

/// Deepest level that is set in further than the one above it.
const DEPTH_MAX: usize = 8;

/// A line with what is special about it.
pub fn told(line: &LineInfo, io: &Io<'_>) -> String {
    let mut marks: Vec<String> = Vec::new();
    for (yes, word) in [
        (line.promoted, words::PROMOTED),
        (line.folded, words::FOLDED),
        (line.deleted, words::DELETED),
        (line.fresh_luck && line.parent.is_some(), words::FRESH),
        (line.seal.is_some(), words::SEALED),
    ] {
        if yes {
            marks.push(io.say(word).to_owned());
        }
    }
    if line.trimmed > 0 {
        marks.push(match io.lang {
            Lang::En => format!("{} trimmed off", words::events(line.trimmed, io.lang)),
            Lang::Ja => format!("後の{}を非表示", words::events(line.trimmed, io.lang)),
        });
    }
    let from = match (line.parent, io.lang) {
        (None, _) => String::new(),
        (Some(parent), Lang::En) => format!(" from {parent}@{}", line.fork),
        (Some(parent), Lang::Ja) => format!(" {parent}@{}から", line.fork),
    };
    format!(
        "{}  {}{from}  {}",
        io.style.strong(&line.name),
        words::events(line.events, io.lang),
        io.style.faint(&marks.join(", ")),
    )
}

/// Tells a line, set in by how many lines it comes from.
fn tell(
    review: &dyn Review,
    line: &LineInfo,
    depth: usize,
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    let indent = 2 * depth.min(DEPTH_MAX);
    let said = told(line, io);
    writeln!(io.out, "{:indent$}{} {said}", "", io.style.id(&line.id.to_string()))?;
    telling::line(review, line.id, indent + 4, io)
}
