//! Measuring: repeated runs, medians and percentiles, and how they are told.

use std::fmt;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Runs of one measurement; their median counts.
pub const RUNS: usize = 7;
/// Shortest time of one run, so that the clock's own steps do not count.
const RUN_MIN: Duration = Duration::from_millis(40);

/// A measured value with its unit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Value {
    /// Things in a second.
    PerSecond(f64),
    /// A time.
    Time(Duration),
    /// Bytes for each event.
    BytesPerEvent(f64),
    /// Bytes of memory.
    Memory(u64),
}

impl Value {
    /// True if this is at least as good as `wanted`; both are of one kind.
    pub fn reaches(self, wanted: Self) -> bool {
        match (self, wanted) {
            (Self::PerSecond(found), Self::PerSecond(wanted)) => found >= wanted,
            (Self::Time(found), Self::Time(wanted)) => found <= wanted,
            (Self::BytesPerEvent(found), Self::BytesPerEvent(wanted)) => found <= wanted,
            (Self::Memory(found), Self::Memory(wanted)) => found <= wanted,
            (Self::PerSecond(_) | Self::Time(_) | Self::BytesPerEvent(_) | Self::Memory(_), _) => {
                false
            }
        }
    }

    /// The value as a number, and its unit.
    pub fn number(self) -> (f64, &'static str) {
        match self {
            Self::PerSecond(value) => (value, "per second"),
            Self::Time(time) => (time.as_secs_f64(), "seconds"),
            Self::BytesPerEvent(bytes) => (bytes, "bytes per event"),
            #[expect(clippy::cast_precision_loss, reason = "memory is told in megabytes")]
            Self::Memory(bytes) => (bytes as f64, "bytes"),
        }
    }
}

/// `52.1 M/s`, `0.84 us`, `9.7 B/event`, `12.0 MiB`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::PerSecond(value) if value >= 1e6 => write!(f, "{:.1} M/s", value / 1e6),
            Self::PerSecond(value) => write!(f, "{:.0} k/s", value / 1e3),
            Self::Time(time) => {
                let seconds = time.as_secs_f64();
                if seconds >= 1.0 {
                    write!(f, "{seconds:.2} s")
                } else if seconds >= 1e-3 {
                    write!(f, "{:.2} ms", seconds * 1e3)
                } else if seconds >= 1e-6 {
                    write!(f, "{:.2} us", seconds * 1e6)
                } else {
                    write!(f, "{:.0} ns", seconds * 1e9)
                }
            }
            Self::BytesPerEvent(bytes) => write!(f, "{bytes:.1} B/event"),
            #[expect(clippy::cast_precision_loss, reason = "memory is told in megabytes")]
            Self::Memory(bytes) => write!(f, "{:.1} MiB", bytes as f64 / f64::from(1 << 20)),
        }
    }
}

/// The median time of one call. Calls are repeated until a run takes long enough for the clock.
pub fn median<T>(mut call: impl FnMut() -> T) -> Duration {
    let mut calls = 1_u32;
    loop {
        let time = run(calls, &mut call);
        if time >= RUN_MIN || calls >= 1 << 24 {
            break;
        }
        calls *= 2;
    }
    let mut times: Vec<_> = (0..RUNS).map(|_| run(calls, &mut call) / calls).collect();
    percentile(&mut times, 50)
}

fn run<T>(calls: u32, call: &mut impl FnMut() -> T) -> Duration {
    let start = Instant::now();
    for _ in 0..calls {
        black_box(call());
    }
    start.elapsed()
}

/// Things in a second, when one call does `count` of them.
#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]
pub fn rate<T>(count: usize, call: impl FnMut() -> T) -> Value {
    Value::PerSecond(count as f64 / median(call).as_secs_f64())
}

/// The times of single calls.
pub fn times<T>(count: usize, mut call: impl FnMut(usize) -> T) -> Vec<Duration> {
    (0..count)
        .map(|at| {
            let start = Instant::now();
            black_box(call(at));
            start.elapsed()
        })
        .collect()
}

/// The value that so many of a hundred do not exceed.
///
/// # Panics
///
/// When there are no values: a bug of the caller.
pub fn percentile(values: &mut [Duration], hundredths: usize) -> Duration {
    values.sort_unstable();
    values[(values.len() - 1) * hundredths / 100]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_taken_from_the_sorted_values() {
        let mut values: Vec<_> = (1..=101).rev().map(Duration::from_micros).collect();
        assert_eq!(percentile(&mut values, 50), Duration::from_micros(51));
        assert_eq!(percentile(&mut values, 99), Duration::from_micros(100));
        assert_eq!(percentile(&mut [Duration::ZERO], 99), Duration::ZERO);
    }

    #[test]
    fn more_is_better_for_rates_and_less_for_the_rest() {
        assert!(Value::PerSecond(2.0).reaches(Value::PerSecond(1.0)));
        assert!(!Value::Time(Duration::from_secs(2)).reaches(Value::Time(Duration::from_secs(1))));
        assert!(Value::Memory(1).reaches(Value::Memory(1)));
        assert!(!Value::Memory(1).reaches(Value::PerSecond(1.0)), "kinds do not mix");
    }

    #[test]
    fn values_are_told_in_units_that_fit() {
        assert_eq!(Value::PerSecond(52_100_000.0).to_string(), "52.1 M/s");
        assert_eq!(Value::Time(Duration::from_nanos(840)).to_string(), "840 ns");
        assert_eq!(Value::Time(Duration::from_micros(84)).to_string(), "84.00 us");
        assert_eq!(Value::BytesPerEvent(9.71).to_string(), "9.7 B/event");
    }
}
