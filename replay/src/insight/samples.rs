//! What playouts came to, and what follows from it: a value with its error.

use super::share::{Parts, WIN_PARTS};

/// What a share is told in: ten-thousandths of the win.
pub const SHARE: i32 = 10_000;

/// What the playouts from one moment came to, in their order: playout `n` has the same luck at every
/// moment of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Samples {
    seats: usize,
    /// Playout by playout, seat by seat.
    parts: Vec<u16>,
    /// Playouts that were given up before the end of the game.
    pub given_up: u32,
    /// True if the game is over: no playout is needed.
    pub certain: bool,
}

impl Samples {
    /// None yet, for so many seats.
    pub const fn new(seats: usize) -> Self {
        Self { seats, parts: Vec::new(), given_up: 0, certain: false }
    }

    /// What a game that is over came to.
    pub fn of_end(parts: &Parts) -> Self {
        Self { seats: parts.len(), parts: parts.to_vec(), given_up: 0, certain: true }
    }

    /// Those that were kept: `parts` as [`Samples::parts`] gives them.
    pub fn kept(seats: usize, parts: Vec<u16>, given_up: u32, certain: bool) -> Option<Self> {
        let whole = seats > 0 && parts.len().is_multiple_of(seats);
        let sound = parts.iter().all(|part| u32::from(*part) <= WIN_PARTS);
        (whole && sound).then_some(Self { seats, parts, given_up, certain })
    }

    /// One playout more.
    pub fn push(&mut self, parts: &Parts) {
        debug_assert_eq!(parts.len(), self.seats, "each seat has its part");
        self.parts.extend_from_slice(parts);
    }

    /// How many playouts there are.
    pub fn count(&self) -> u32 {
        (self.parts.len() / self.seats.max(1)) as u32
    }

    /// All parts, playout by playout, seat by seat.
    pub fn parts(&self) -> &[u16] {
        &self.parts
    }

    /// How many seats there are.
    pub const fn seats(&self) -> usize {
        self.seats
    }

    /// What a seat had in one playout, as a share from 0 to 1. Of a game that is over all are the same.
    pub fn at(&self, playout: u32, seat: usize) -> f64 {
        let playout = if self.certain { 0 } else { playout as usize };
        f64::from(self.parts[playout * self.seats + seat]) / f64::from(WIN_PARTS)
    }

    /// What a seat had in all playouts, in [`WIN_PARTS`].
    pub fn sum(&self, seat: usize) -> u64 {
        self.parts.iter().skip(seat).step_by(self.seats.max(1)).map(|part| u64::from(*part)).sum()
    }

    /// The share of a seat, from 0 to 1; 0 before the first playout.
    pub fn mean(&self, seat: usize) -> f64 {
        self.sum(seat) as f64 / (f64::from(WIN_PARTS) * f64::from(self.count().max(1)))
    }

    /// Standard error of [`Samples::mean`]. As if two wins and two losses had been seen besides, after
    /// Agresti and Coull: playouts that all come to the same are no proof. For shares between 0 and 1
    /// it is too large rather than too small.
    pub fn error(&self, seat: usize) -> f64 {
        if self.certain {
            return 0.0;
        }
        let count = f64::from(self.count()) + 4.0;
        let share = (self.sum(seat) as f64 / f64::from(WIN_PARTS) + 2.0) / count;
        (share * (1.0 - share) / count).sqrt()
    }

    /// The largest error of a seat.
    pub fn error_max(&self) -> f64 {
        (0..self.seats).map(|seat| self.error(seat)).fold(0.0, f64::max)
    }

    /// What the error says more than the playouts themselves do, squared.
    fn doubt(&self, seat: usize) -> f64 {
        if self.certain {
            return 0.0;
        }
        let (count, mean) = (self.count(), self.mean(seat));
        let squares: f64 = (0..count).map(|n| (self.at(n, seat) - mean).powi(2)).sum();
        (self.error(seat).powi(2) - squares / f64::from(count).powi(2).max(1.0)).max(0.0)
    }

    /// The shares in [`SHARE`], each rounded; where seats share one win (`shared`), so that they make
    /// up what all of them have.
    pub fn told(&self, shared: bool) -> Vec<i32> {
        let whole = u64::from(WIN_PARTS) * u64::from(self.count().max(1));
        let scaled = |sum: u64| (sum * SHARE as u64, whole);
        let rounded = |sum: u64| {
            let (sum, whole) = scaled(sum);
            ((sum + whole / 2) / whole) as i32
        };
        let sums: Vec<u64> = (0..self.seats).map(|seat| self.sum(seat)).collect();
        if !shared {
            return sums.into_iter().map(rounded).collect();
        }
        let mut told: Vec<i32> = sums.iter().map(|sum| (scaled(*sum).0 / whole) as i32).collect();
        let missing = rounded(sums.iter().sum()) - told.iter().sum::<i32>();
        let mut by_rest: Vec<usize> = (0..self.seats).collect();
        by_rest.sort_by_key(|seat| (std::cmp::Reverse(scaled(sums[*seat]).0 % whole), *seat));
        for seat in by_rest.into_iter().take(missing.max(0) as usize) {
            told[seat] += 1;
        }
        told
    }
}

/// Standard error of a sum of values, each taken so many times: playouts of one number have the same
/// luck everywhere, so what they share counts once.
pub fn error_of_sum<'a>(terms: impl Iterator<Item = (f64, &'a Samples)>, seat: usize) -> f64 {
    let (mut by_playout, mut doubt) = (Vec::new(), 0.0);
    for (times, samples) in terms {
        if samples.certain || times == 0.0 {
            continue;
        }
        let (count, mean) = (samples.count(), samples.mean(seat));
        if by_playout.len() < count as usize {
            by_playout.resize(count as usize, 0.0);
        }
        for (n, sum) in (0..count).zip(&mut by_playout) {
            *sum += times * (samples.at(n, seat) - mean) / f64::from(count);
        }
        doubt += times * times * samples.doubt(seat);
    }
    (by_playout.iter().map(|sum| sum * sum).sum::<f64>() + doubt).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(parts: &[[u16; 2]]) -> Samples {
        let mut samples = Samples::new(2);
        for parts in parts {
            samples.push(&parts.iter().copied().collect());
        }
        samples
    }

    #[test]
    fn shares_as_told_make_up_the_whole() {
        let three = samples(&[[840, 0], [0, 840], [840, 0]]);
        assert_eq!(three.told(true), [6_667, 3_333]);
        assert_eq!(three.told(false), [6_667, 3_333]);
        let mut thirds = Samples::new(3);
        thirds.push(&[280, 280, 280].into_iter().collect());
        assert_eq!(thirds.told(true), [3_334, 3_333, 3_333]);
        assert_eq!(thirds.told(false), [3_333; 3]);
    }

    #[test]
    fn a_few_playouts_that_agree_are_no_proof() {
        let few = samples(&[[840, 0]; 8]);
        assert_eq!(few.mean(0).to_bits(), 1.0_f64.to_bits());
        assert!(few.error(0) > 0.08, "{}", few.error(0));
        let end = Samples::of_end(&[840, 0].into_iter().collect());
        assert_eq!(end.error(0).to_bits(), 0.0_f64.to_bits());
    }

    #[test]
    fn what_playouts_share_counts_once() {
        let many: Vec<[u16; 2]> = (0..200).map(|n| [840 * (n % 2), 840 - 840 * (n % 2)]).collect();
        let one = samples(&many);
        let alone = error_of_sum([(1.0, &one)].into_iter(), 0);
        assert!((alone - one.error(0)).abs() < 0.001, "{alone} {}", one.error(0));
        let apart = error_of_sum([(1.0, &one), (-1.0, &one)].into_iter(), 0);
        assert!(apart < alone / 5.0, "the same luck cancels out: {apart} of {alone}");
    }
}
