//! What a branch or a correction answers: `--do ACTION` or `--outcome X`.

use super::{Failure, open};
use crate::meant::{Meant, meant, nothing_called, there_is};
use crate::plain_text::cut;
use crate::review::{Answer, EditError, Review};
use kanso_engine::{Awaiting, Eye, Lang};

/// Longest name that is made up here, in characters.
const NAME_MAX: usize = 40;
/// Most choices that an error tells.
const WHICH_MAX: usize = 12;

/// One other answer to what is awaited.
#[derive(Debug, clap::Args)]
pub struct Other {
    /// The other decision: its notation, a beginning of it that fits only one, or words that only one
    /// has, as `kanso play` takes them.
    #[arg(long = "do", value_name = "ACTION", conflicts_with = "outcome")]
    action: Option<String>,
    /// What falls instead, by words: `--outcome 6`, `--outcome "3 4"`.
    #[arg(long, value_name = "X")]
    outcome: Option<String>,
}

impl Other {
    /// What a line that begins with it may be called; without it as it is otherwise.
    pub fn name(&self, otherwise: impl FnOnce() -> String) -> String {
        let text = self.action.as_ref().or(self.outcome.as_ref());
        let text = text.filter(|text| !text.trim().is_empty());
        let name = text.cloned().unwrap_or_else(otherwise);
        // A line's name is short and has no @.
        let name = name.trim().replace('@', " ");
        name.chars().filter(|sign| !sign.is_control()).take(NAME_MAX).collect()
    }

    /// The answer, read where the review stands; none where none was given.
    pub fn read(&self, review: &dyn Review, lang: Lang) -> Result<Option<Answer>, Failure> {
        let answer = match (&self.action, &self.outcome) {
            (Some(text), _) => match review.awaiting() {
                Some(Awaiting::Decision(_)) => by_words(review, text, lang),
                // It says what is awaited.
                Some(Awaiting::Chance(_) | Awaiting::Over) | None => review.read_action(text, lang),
            }
            .map(Answer::Choice),
            (None, Some(text)) => review.read_outcome(text, lang).map(Answer::Outcome),
            (None, None) => return Ok(None),
        };
        answer.map(Some).map_err(|error| open::edit_at(&error, review.here()))
    }
}

/// The choice that a notation or words mean.
fn by_words(review: &dyn Review, text: &str, lang: Lang) -> Result<u32, EditError> {
    let nothing = nothing_called(text, lang);
    match meant(review, Eye::All, text, lang) {
        Meant::Choice(number) => Ok(number),
        Meant::Several(found) => {
            let told = found.iter().take(WHICH_MAX).map(|choice| choice.notation.as_str());
            let told = cut(&told.collect::<Vec<_>>(), found.len(), lang);
            Err(EditError::Text(match lang {
                Lang::En => format!("{text:?} could be {told}"),
                Lang::Ja => format!("「{text}」は{told}のどれですか"),
            }))
        }
        Meant::Refused(tried) | Meant::More(tried, _) => match tried
            .into_iter()
            .find_map(|tried| tried.refusal)
        {
            Some(refusal) => Err(EditError::Refused { rule: refusal.rule, words: refusal.words }),
            None => Err(EditError::Text(nothing)),
        },
        Meant::Nothing => Err(EditError::Text(match there_is(review, Eye::All, text, lang) {
            Some(told) => {
                let stop = match lang {
                    Lang::En => "; ",
                    Lang::Ja => "。",
                };
                format!("{nothing}{stop}{told}")
            }
            None => nothing,
        })),
    }
}
