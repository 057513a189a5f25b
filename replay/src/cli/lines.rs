//! `kanso lines`

use super::{Failure, Finding, Io, dispute, open, words};
use kanso_engine::Lang;
use kanso_replay::review::LineInfo;
use serde_json::json;
use std::path::PathBuf;

/// List the lines of a game: the game itself, its branches and corrections.
///
/// A line is named by its number or its name wherever a place is asked for: `2@end`, `rook@14`.
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
            writeln!(io.out, "{:#}", json!(lines))?;
            return Ok(Finding::Good);
        }
        let roots: Vec<_> = lines.iter().filter(|line| !listed(&lines, line.parent)).collect();
        for line in roots {
            tell(&lines, line, 0, io)?;
        }
        dispute::mention(&*review, &self.file, io)?;
        Ok(Finding::Good)
    }
}

fn listed(lines: &[LineInfo], line: Option<u32>) -> bool {
    line.is_some_and(|id| lines.iter().any(|line| line.id == id))
}

fn tell(lines: &[LineInfo], line: &LineInfo, depth: usize, io: &mut Io<'_>) -> Result<(), Failure> {
    let mut marks = Vec::new();
    for (yes, word) in [
        (line.promoted, words::PROMOTED),
        (line.folded, words::FOLDED),
        (line.deleted, words::DELETED),
        (line.fresh_luck && line.parent.is_some(), words::FRESH),
        (line.seal.is_some(), words::SEALED),
    ] {
        if yes {
            marks.push(io.say(word));
        }
    }
    let from = match (line.parent, io.lang) {
        (None, _) => String::new(),
        (Some(parent), Lang::En) => format!(" from {parent}@{}", line.fork),
        (Some(parent), Lang::Ja) => format!(" {parent}@{}から", line.fork),
    };
    writeln!(
        io.out,
        "{:indent$}{} {}  {}{from}  {}",
        "",
        io.style.id(&line.id.to_string()),
        io.style.strong(&line.name),
        words::events(line.events, io.lang),
        io.style.faint(&marks.join(", ")),
        indent = 2 * depth
    )?;
    for child in lines.iter().filter(|child| child.parent == Some(line.id)) {
        tell(lines, child, depth + 1, io)?;
    }
    Ok(())
}
