//! Who was winning when, so small that it stands in a row of a list.

use super::words;
use crate::html::{Markup, html};
use crate::insight::{Analysis, Share};
use crate::review::plain;
use kanso_engine::Lang;
use std::fmt::Write as _;

/// Moments that are drawn at most: more would not be seen.
const MOMENTS_MAX: usize = 60;
/// Height of the picture, in its own units; it is as wide as it has moments.
const HIGH: i32 = 100;

/// The shares of the win over a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Curve {
    /// Whose shares they are; none: those of a party, which has one.
    names: Vec<String>,
    /// The shares of each at some moments, evenly chosen, the first and the last among them.
    moments: Vec<Vec<Share>>,
}

impl Curve {
    /// What an analysis has found; none for a game that nothing has happened in.
    pub fn of(analysis: &Analysis) -> Option<Self> {
        let last = analysis.events.len().checked_sub(1)?;
        let steps = last.clamp(1, MOMENTS_MAX - 1);
        let whose = if analysis.party { 1 } else { analysis.seats.len() };
        let shares = |step: usize| {
            let mut shares = analysis.events[step * last / steps].value.clone();
            shares.truncate(whose);
            shares
        };
        let names = analysis.seats.iter().map(|seat| plain(&seat.name));
        let names = if analysis.party { Vec::new() } else { names.collect() };
        Some(Self { names, moments: (0..=steps).map(shares).collect() })
    }

    /// True if each seat has a share of its own.
    pub(super) fn is_by_seat(&self) -> bool {
        !self.names.is_empty()
    }

    /// As a picture: each seat's part above those of the seats before it, in the colour that stands before its name.
    pub(super) fn drawn(&self, lang: Lang) -> Markup {
        let wide = self.moments.len() - 1;
        html! {
            svg.curve viewBox=(format!("0 0 {wide} {HIGH}")) preserveAspectRatio="none" role="img"
                aria-label=(self.told(lang)) {
                title { (self.told(lang)) }
                @for seat in 0..self.moments[0].len() {
                    path class=(format!("c{}", seat % 8)) d=(self.area(seat)) {}
                }
            }
        }
    }

    fn area(&self, seat: usize) -> String {
        let below = |seats: usize, at: usize| {
            let share: Share = self.moments[at][..seats].iter().copied().sum();
            HIGH - (share.0 * HIGH + 5_000) / 10_000
        };
        let mut path = String::from("M");
        let there = (0..self.moments.len()).map(|at| (at, seat + 1));
        let back = (0..self.moments.len()).rev().map(|at| (at, seat));
        for (at, seats) in there.chain(back) {
            write!(path, "{at} {} ", below(seats, at)).expect("a string takes every text");
        }
        path + "z"
    }

    /// In words: the shares at the start and at the end.
    fn told(&self, lang: Lang) -> String {
        let (first, last) = (&self.moments[0], &self.moments[self.moments.len() - 1]);
        let party = [words::PARTY.in_lang(lang).to_owned()];
        let names = if self.names.is_empty() { &party[..] } else { &self.names };
        let seats = names.iter().zip(first.iter().zip(last));
        let seats: Vec<String> = seats
            .map(|(name, (from, to))| {
                format!("{name} {} → {} %", from.in_points(false), to.in_points(false))
            })
            .collect();
        seats.join(" · ")
    }
}
