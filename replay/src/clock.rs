//! The time of day, as the text that a header keeps. Nothing else in kanso reads a clock to decide
//! anything.

use web_time::{SystemTime, UNIX_EPOCH};

const DAY: u64 = 24 * 60 * 60;

/// The time now, RFC 3339, in UTC to the second.
pub fn now() -> String {
    #[expect(clippy::disallowed_methods, reason = "a person made the game: when is told once")]
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    text(since.map_or(0, |since| since.as_secs()))
}

/// The time so many seconds after the beginning of 1970.
pub fn text(seconds: u64) -> String {
    let (days, rest) = (seconds / DAY, seconds % DAY);
    let (year, month, day) = date(days);
    let (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// The date so many days after the beginning of 1970, counted from a March, so that a leap day
/// comes last in its year; 146,097 days are 400 years.
fn date(days: u64) -> (u64, u64, u64) {
    // Days from the March of year 0 to 1970.
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let march_month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * march_month + 2) / 5 + 1;
    let month = if march_month < 10 { march_month + 3 } else { march_month - 9 };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_moments_have_their_dates() {
        // `date -u -d @N +%FT%TZ`
        for (seconds, moment) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_709_251_199, "2024-02-29T23:59:59Z"),
            (1_735_689_600, "2025-01-01T00:00:00Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
        ] {
            assert_eq!(text(seconds), moment);
        }
    }
}
