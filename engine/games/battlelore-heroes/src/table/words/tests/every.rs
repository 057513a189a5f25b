//! Everything that can be said, at least once, in both languages. Which variants there are is read
//! from the files that declare them.

use super::values::{actions, facts, refusals};
use super::*;
use crate::battle::FightStep;
use crate::state::AaaStep;
use kanso_engine::Seat;

#[test]
fn every_fact_is_told() {
    let sample = Sample::new(&[]);
    for eye in [Eye::All, Eye::Public, Eye::Seat(Seat::at(0)), Eye::Seat(Seat::at(1))] {
        all_plain(Fact::NAMES, &facts(&sample), |said| say_fact(&sample, said, eye));
    }
}

#[test]
fn every_action_is_told() {
    let samples = [Sample::new(&[]), Sample::aaa(AaaStep::Join), Sample::fight(FightStep::Answer)];
    for sample in samples {
        for eye in [Eye::All, Eye::Public] {
            all_plain(Action::NAMES, &actions(&sample), |said| say_action(&sample, said, eye));
        }
    }
}

#[test]
fn every_refusal_is_told() {
    let sample = Sample::new(&[]);
    all_plain(Refusal::NAMES, &refusals(&sample), |said| say_refusal(&sample, said));
}

#[test]
fn passes_that_are_left_out_are_counted() {
    for count in [1, 2] {
        is_plain("passes", &said_of(|lang, to| routine(count, lang, to)));
    }
}
