//! What an eye has not seen of a line, dealt anew: another course of the same game, which the eye cannot
//! tell from the real one.
//!
//! A line is events, so another deal is other events. Those that the eye was not told whole may have been
//! others: the card that came face down, the one that was laid aside unseen. They are changed one at a
//! time: a thing of an outcome for another of its bag, two things for each other, a hidden decision for
//! another that is told alike. A change stays if all of the line behind it is still allowed and is told to
//! the eye as it was, and by its odds: after some rounds each course that agrees with what the eye was told
//! is as probable as the luck that leads to it (the method of Metropolis and Hastings). What decisions may
//! betray (a pass, a card that was kept) is not weighed, as in
//! [`Wording::resample`](kanso_engine::Wording::resample), whose states these courses lead to.
//!
//! Nothing is written here: [`Review::deal_anew`](crate::review::Review::deal_anew) makes the line.

mod course;
#[cfg(test)]
mod tests;

use crate::luck::Dealing;
use course::Course;
use kanso_engine::{Event, Eye, Game};

/// Another course of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Anew<A> {
    /// Its events, as many as those of the line.
    pub events: Vec<Event<A>>,
    /// Which of them are others, from 0, ascending.
    pub others: Vec<u32>,
    /// How many the eye was not told whole.
    pub unseen: u32,
}

/// Deals anew what an eye has not seen of these events, which are allowed from the start of the game on.
/// For [`Eye::All`] and in a game without secrets they come out as they are.
pub fn dealt_anew<G: Game>(
    game: &G,
    events: &[Event<G::Action>],
    eye: Eye,
    dealing: &mut Dealing,
) -> Anew<G::Action> {
    let real = Course::of(game, events, eye);
    let mut course = real.clone();
    course.change(dealing);
    if !course.looks_like(&real) {
        // A picture shows more than words and facts tell: slower, each change is looked at.
        course = real.clone();
        course.looks = true;
        course.change(dealing);
    }
    let events = course.events;
    let others = (0..).zip(real.events.iter().zip(&events));
    let others = others.filter(|(_, (was, is))| was != is).map(|(place, _)| place).collect();
    Anew { events, others, unseen: real.unseen.len() as u32 }
}
