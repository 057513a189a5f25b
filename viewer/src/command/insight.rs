//! Who was winning when, and what was missed.

use super::Way;
use kanso_engine::Seat;

/// Who was winning when, and what was missed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InsightCommand {
    /// Analyse the line that is shown, for the eye that looks; or stop: what was found so far stays.
    Analyse(bool),
    /// To the next place where it turned, or to the one before.
    Turning(Way),
    /// Find out what each choice is worth where one stands; or tell it no longer.
    Weigh(bool),
    /// Ask what a seat missed, one place after the other.
    Learn(Seat),
    /// What to do about what is asked.
    Lesson(LessonCommand),
}

/// What to do about the place that one learns from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonCommand {
    /// Choose again.
    Again,
    /// Tell what was better.
    Show,
    /// Go to the next place.
    Next,
    /// Learn no longer.
    End,
}
