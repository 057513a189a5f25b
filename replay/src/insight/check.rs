//! Whether values hold: calibration, luck that comes to nothing over many games, and results that vary less
//! once luck is taken off.
//!
//! Two traps are avoided. Values are put into bins by one half of the playouts and tested by the other:
//! tested by the same ones, noise looks like values that are too sure of themselves. And the moment of a
//! game is chosen without a look at its length: a moment at random of each game would prefer short games,
//! and with them whoever wins quickly.

use super::analyse::{Effort, Policy, Request, Stopped, analyse};
use super::course::Course;
use super::playout::Desk;
use super::share::{WIN_PARTS, parts};
use crate::luck::{Seed, Thought, seed_of_game};
use crate::once;
use crate::player::Player;
use crate::review::Bot;
use kanso_engine::{Event, Eye, Game, Setup};
use serde::Serialize;
use std::sync::atomic::{AtomicBool, Ordering};

/// Bins of a calibration.
const BINS: usize = 10;
/// Moments of a bin, at least; a thinner one is not tested.
const OF_BIN_MIN: usize = 5;
/// Games whose length says among how many events a moment is chosen.
const LENGTH_GAMES: u32 = 20;

/// How much is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extent {
    /// Games of which one moment each is tested.
    pub calibration_games: u32,
    /// Playouts of each half of a moment.
    pub calibration_playouts: u32,
    /// Games of which the luck is summed up.
    pub luck_games: u32,
    /// Playouts for each of their moments.
    pub luck_playouts: u32,
}

/// What was found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Checked {
    /// Id of the game.
    pub game: &'static str,
    /// Whether values are what comes.
    pub calibration: Calibration,
    /// Luck where greedy bots play: as the values assume.
    pub greedy: LuckTotals,
    /// Luck where the second seat errs.
    pub erring: LuckTotals,
}

impl Checked {
    /// True if it all holds.
    pub fn is_good(&self) -> bool {
        let fair = |totals: &LuckTotals| totals.luck.mean.abs() <= 3.0 * totals.luck.error;
        self.calibration.chi_square <= self.calibration.chi_square_max
            && fair(&self.greedy)
            && fair(&self.erring)
    }
}

/// Values beside what came.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Calibration {
    /// Moments that were tested, one of a game.
    pub moments: u32,
    /// Games that were over before theirs.
    pub over: u32,
    /// Playouts of each half.
    pub playouts: u32,
    /// By what the first half said.
    pub bins: Vec<Bin>,
    /// How far what came is from what the second half said.
    pub chi_square: f64,
    /// What chance alone exceeds once in a thousand checks.
    pub chi_square_max: f64,
}

/// Moments of about one value.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Bin {
    /// Its lower end.
    pub from: f64,
    /// How many moments.
    pub moments: u32,
    /// What the second half said, on the average.
    pub said: f64,
    /// What came, on the average.
    pub came: f64,
    /// Standard error of what came.
    pub error: f64,
}

/// A mean with its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

/// Luck over many games, of the first seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LuckTotals {
    /// Who played.
    pub bots: [String; 2],
    /// Games.
    pub games: u32,
    /// Playouts for each moment.
    pub playouts: u32,
    /// Sum of what fell, of a game.
    pub luck: Mean,
    /// Sum of what was chosen, of a game.
    pub choices: Mean,
    /// Result of a game.
    pub result: Mean,
    /// Result less luck.
    pub adjusted: Mean,
    /// How many times the variance of the result is that of the adjusted one.
    pub variance_ratio: f64,
}

/// Checks the values of a game.
///
/// # Errors
///
/// [`Stopped`]: `stop` was set.
///
/// # Panics
///
/// When the game cannot be set up with its own defaults.
pub fn check<G: Game>(seed: &str, extent: Extent, stop: &AtomicBool) -> Result<Checked, Stopped> {
    let setup = Setup::new::<G>((*G::meta().seats.start()).max(2));
    let game = G::new(&setup).expect("a game has a set-up of its own");
    Ok(Checked {
        game: G::ID,
        calibration: calibration(&game, seed, extent, stop)?,
        greedy: luck(&game, seed, [Bot::Greedy; 2], extent, stop)?,
        erring: luck(&game, seed, [Bot::Greedy, Bot::Casual], extent, stop)?,
    })
}

/// A whole game of bots: in seat order, the last for all behind it.
pub(super) fn played<G: Game>(game: &G, seed: &Seed, by: &[Bot]) -> Vec<Event<G::Action>> {
    let (mut player, mut events) = (Player::new(game, seed, by), Vec::new());
    while events.len() < super::PLAYOUT_EVENTS_MAX as usize
        && let Some(event) = player.next(by)
    {
        player.push(&event);
        events.push(event);
    }
    events
}

fn calibration<G: Game>(
    game: &G,
    seed: &str,
    extent: Extent,
    stop: &AtomicBool,
) -> Result<Calibration, Stopped> {
    let playouts = extent.calibration_playouts;
    let seed_of = |number| seed_of_game(&format!("{seed}/calibration"), number);
    let seed_of_length = |n: usize| seed_of_game(&format!("{seed}/length"), n as u32);
    let of_length = |n: usize| played(game, &seed_of_length(n), &[Bot::Greedy]).len();
    let mut lengths = once::each(LENGTH_GAMES as usize, &of_length);
    lengths.sort_unstable();
    // Among as many events as most games have.
    let span = lengths[lengths.len() / 4].max(1) as u32;
    let tested = once::try_each(extent.calibration_games as usize, &|number| {
        if stop.load(Ordering::Relaxed) {
            return Err(Stopped);
        }
        let seed = seed_of(number as u32);
        let events = played(game, &seed, &[Bot::Greedy]);
        let thought = Thought::of_analysis(&seed);
        let at = thought.dealing(u32::MAX).below(span) as usize;
        if at >= events.len() {
            return Ok(None);
        }
        let course = Course::of(game, &events, Eye::All, Policy::Greedy);
        let (moment, end) = (&course.moments[at], &course.moments[course.moments.len() - 1]);
        let Some(standing) = game.standing(&end.state) else { return Ok(None) };
        let came = f64::from(parts(G::meta(), &standing)[0]) / f64::from(WIN_PARTS);
        let mut desk = Desk::default();
        let mut half = |from: u32| {
            let sum: u64 = (from..from + playouts)
                .map(|n| {
                    let (state, luck) = (moment.state.clone(), thought.luck(n));
                    u64::from(desk.play_out(game, state, &moment.counters, &luck).parts[0])
                })
                .sum();
            sum as f64 / (f64::from(WIN_PARTS) * f64::from(playouts))
        };
        Ok(Some((half(0), half(playouts), came)))
    })?;
    let over = tested.iter().filter(|moment| moment.is_none()).count() as u32;
    let moments: Vec<(f64, f64, f64)> = tested.into_iter().flatten().collect();
    let (mut bins, mut chi_square, mut degrees) = (Vec::new(), 0.0, 0.0);
    for bin in 0..BINS {
        let is_in = |first: f64| ((first * BINS as f64) as usize).min(BINS - 1) == bin;
        let of: Vec<_> = moments.iter().filter(|(first, ..)| is_in(*first)).collect();
        if of.len() < OF_BIN_MIN {
            continue;
        }
        let count = of.len() as f64;
        let said = of.iter().map(|(_, second, _)| second).sum::<f64>() / count;
        let came = of.iter().map(|(.., came)| came).sum::<f64>() / count;
        let likely = said.clamp(0.02, 0.98);
        // What came varies as a win does, and what was said by its playouts.
        let error = (likely * (1.0 - likely) * (1.0 + 1.0 / f64::from(playouts)) / count).sqrt();
        chi_square += ((came - said) / error).powi(2);
        degrees += 1.0;
        let from = bin as f64 / BINS as f64;
        bins.push(Bin { from, moments: of.len() as u32, said, came, error });
    }
    let chi_square_max = chi_square_max(degrees);
    Ok(Calibration {
        moments: moments.len() as u32,
        over,
        playouts,
        bins,
        chi_square,
        chi_square_max,
    })
}

/// What chi-square with so many degrees of freedom exceeds once in a thousand times, after Wilson and
/// Hilferty.
fn chi_square_max(degrees: f64) -> f64 {
    /// Of the normal distribution.
    const ONE_IN_A_THOUSAND: f64 = 3.090;
    let spread = 2.0 / (9.0 * degrees.max(1.0));
    degrees * (1.0 - spread + ONE_IN_A_THOUSAND * spread.sqrt()).powi(3)
}

fn luck<G: Game>(
    game: &G,
    seed: &str,
    by: [Bot; 2],
    extent: Extent,
    stop: &AtomicBool,
) -> Result<LuckTotals, Stopped> {
    let effort = Effort::playouts(extent.luck_playouts);
    let request = Request { policy: Policy::Greedy, eye: Eye::All, effort, costs: false };
    let games = once::try_each(extent.luck_games as usize, &|number| {
        let seed = seed_of_game(&format!("{seed}/{}", by[1]), number as u32);
        let events = played(game, &seed, &by);
        let analysis = analyse(game, &events, &seed, &request, (&(), &(), stop))?;
        let seat = &analysis.seats[0];
        let of = |share: super::Share| f64::from(share.0) / f64::from(super::SHARE);
        Ok([of(seat.luck), of(seat.choices), of(seat.end), of(seat.end - seat.luck)])
    })?;
    let count = games.len() as f64;
    let moments = |column: usize| {
        let mean = games.iter().map(|game| game[column]).sum::<f64>() / count;
        let squares = games.iter().map(|game| (game[column] - mean).powi(2)).sum::<f64>();
        (mean, squares / (count - 1.0).max(1.0))
    };
    let mean = |column| {
        let (mean, variance) = moments(column);
        Mean { mean, error: (variance / count).sqrt() }
    };
    Ok(LuckTotals {
        bots: by.map(|bot| bot.to_string()),
        games: extent.luck_games,
        playouts: extent.luck_playouts,
        luck: mean(0),
        choices: mean(1),
        result: mean(2),
        adjusted: mean(3),
        variance_ratio: moments(2).1 / moments(3).1.max(f64::MIN_POSITIVE),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_pig::Pig;

    #[test]
    fn the_values_of_pig_hold() {
        let extent = Extent {
            calibration_games: 600,
            calibration_playouts: 20,
            luck_games: 40,
            luck_playouts: 24,
        };
        let checked = check::<Pig>("1", extent, &AtomicBool::new(false)).expect("nobody stops it");
        assert!(checked.is_good(), "{checked:#?}");
        assert!(checked.calibration.moments > 400, "{:?}", checked.calibration);
        assert!(checked.calibration.bins.len() >= 6, "{:?}", checked.calibration);
        assert!(checked.greedy.variance_ratio > 3.0, "{:?}", checked.greedy);
        let (before, after) = (&checked.erring.result, &checked.erring.adjusted);
        assert!((before.mean - after.mean).abs() < 4.0 * (before.error + after.error));
    }

    #[test]
    fn values_that_are_wrong_do_not_hold() {
        assert!((chi_square_max(10.0) - 29.59).abs() < 0.2, "{}", chi_square_max(10.0));
        assert!((chi_square_max(5.0) - 20.52).abs() < 0.3, "{}", chi_square_max(5.0));
    }
}
