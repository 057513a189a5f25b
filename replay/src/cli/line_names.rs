//! Names of lines that say which line is meant: no two alike, and none that is a number.

use super::Failure;
use crate::address::LineName;
use crate::log::record::LineId;
use crate::review::Review;

/// A name that somebody chose for a line: the new one, or `line`.
///
/// # Errors
///
/// It is a number, or another line has it.
pub fn chosen(review: &dyn Review, name: &str, line: Option<LineId>) -> Result<(), Failure> {
    if is_number(name) {
        return Err(Failure::cannot(format!("{name} is the number of a line, not a name"))
            .next("choose a name with a letter in it"));
    }
    match held_by(review, name, line) {
        None => Ok(()),
        Some(other) => Err(Failure::cannot(format!("line {other} is called {name:?} already"))
            .next("choose another name; `kanso lines FILE` lists the lines")),
    }
}

/// A name for a new line, made of one that was made up: with the event that it leaves behind, and
/// with a number where even that is taken.
pub fn made_up(review: &dyn Review, name: String, event: u32) -> String {
    let place = format!("after {event}");
    let placed = if name == place { name.clone() } else { format!("{name} {place}") };
    let numbered = (2..).map(|number| format!("{placed} ({number})"));
    let is_free = |name: &String| !is_number(name) && held_by(review, name, None).is_none();
    let mut names = [name, placed.clone()].into_iter().chain(numbered);
    names.find(is_free).expect("there are fewer lines than numbers")
}

fn is_number(name: &str) -> bool {
    matches!(name.parse(), Ok(LineName::Number(_)))
}

fn held_by(review: &dyn Review, name: &str, but: Option<LineId>) -> Option<LineId> {
    let lines = review.lines();
    let other = lines.iter().find(|line| Some(line.id) != but && line.name == name.trim());
    other.map(|line| line.id)
}
