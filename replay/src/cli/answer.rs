//! What a branch or a correction answers: `--do ACTION` or `--outcome X`.

use super::{Failure, open};
use kanso_engine::Lang;
use kanso_replay::review::{Answer, Position, Review};

/// Longest name that is made up here, in characters.
const NAME_MAX: usize = 40;

/// One other answer to what is awaited.
#[derive(Debug, clap::Args)]
pub struct Other {
    /// The other decision: its notation, or a beginning of it that fits only one.
    #[arg(long = "do", value_name = "ACTION", conflicts_with = "outcome")]
    action: Option<String>,
    /// What falls instead, by words: `--outcome 6`, `--outcome "3 4"`.
    #[arg(long, value_name = "X")]
    outcome: Option<String>,
}

impl Other {
    /// What a line that begins with it may be called: a line's name is short and has no @.
    pub fn name(&self, from: Position) -> String {
        let text = self.action.as_ref().or(self.outcome.as_ref());
        let text = text.map(|text| text.trim().replace('@', " ")).filter(|text| !text.is_empty());
        let name = text.unwrap_or_else(|| format!("after {}", from.event));
        name.chars().filter(|sign| !sign.is_control()).take(NAME_MAX).collect()
    }

    /// The answer, read where the review stands; none where none was given.
    pub fn read(&self, review: &dyn Review, lang: Lang) -> Result<Option<Answer>, Failure> {
        let answer = match (&self.action, &self.outcome) {
            (Some(text), _) => review.read_action(text, lang).map(Answer::Choice),
            (None, Some(text)) => review.read_outcome(text, lang).map(Answer::Outcome),
            (None, None) => return Ok(None),
        };
        answer.map(Some).map_err(|error| open::edit(&error))
    }
}
