//! Words of Brave Architect in both languages: at named positions, and of everything that can be
//! said.

mod every;
mod exact;
mod positions;

use super::sample::Sample;
use super::*;
use crate::action::Action;
use crate::fact::Fact;
use crate::refusal::Refusal;
use crate::vocabulary::Direction;
use kanso_engine::{Eye, Outcome, Seats};

fn said_of(write: impl Fn(Lang, &mut String) -> fmt::Result) -> [String; 2] {
    Lang::ALL.map(|lang| {
        let mut text = String::new();
        write(lang, &mut text).expect("a string takes every text");
        text
    })
}

fn say_action(sample: &Sample, said: &Action) -> [String; 2] {
    Lang::ALL.map(|lang| sample.at(lang, Eye::All).told(said).to_string())
}

fn say_prompt(sample: &Sample) -> [String; 2] {
    said_of(|lang, to| prompt(sample.at(lang, Eye::Public), to))
}

fn say_outcome(sample: &Sample, fallen: &Outcome, eye: Eye) -> [String; 2] {
    said_of(|lang, to| outcome(sample.at(lang, eye), fallen, to))
}

fn say_fact(sample: &Sample, said: &Fact, eye: Eye) -> [String; 2] {
    Lang::ALL.map(|lang| Teller::new(&sample.game, lang, eye).told(said).to_string())
}

fn say_refusal(sample: &Sample, said: &Refusal) -> [String; 2] {
    Lang::ALL.map(|lang| sample.at(lang, Eye::Public).told(said).to_string())
}

/// Seats 0 to 2: Ada, Ben, Cleo.
const ADA: usize = 0;
const BEN: usize = 1;
const CLEO: usize = 2;

fn seat(number: usize) -> Seat {
    Seat::at(number)
}
