//! What dice show, and what mattered of it: for a tray in which they lie until the next throw.

use super::{Badge, Tone};
use crate::words::Label;
use serde::Serialize;

/// Dice that fell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Throw {
    /// The dice, in the order in which they fell.
    pub dice: Vec<Die>,
    /// What mattered, in a few words ("7 or more: 58 %, made it"); empty where nothing is said.
    pub told: Label,
    /// Whether that was good for whoever threw.
    pub tone: Tone,
}

/// A die of a throw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Die {
    /// Its face: a number, or a sign.
    pub face: Badge,
    /// True if it counted, as a hit does; none where no die counts by itself.
    pub counts: Option<bool>,
}

impl Throw {
    /// Dice with numbers, of which nothing is said.
    ///
    /// ```
    /// use kanso_engine::scene::Throw;
    ///
    /// let throw = Throw::of_numbers(&[3, 5]);
    /// assert_eq!(throw.dice[1].face.text.en, "5");
    /// assert!(throw.told.en.is_empty());
    /// ```
    pub fn of_numbers(faces: &[u8]) -> Self {
        let die = |face: &u8| {
            let number = Label::same(face.to_string());
            Die { face: Badge::new(number.clone(), number, Tone::Plain), counts: None }
        };
        Self { dice: faces.iter().map(die).collect(), told: Label::default(), tone: Tone::Plain }
    }

    /// The same with what mattered.
    #[must_use]
    pub fn told(self, told: Label, tone: Tone) -> Self {
        Self { told, tone, ..self }
    }
}

/// So many of so many, in whole percent: never 0 where there is one, nor 100 where one is missing.
///
/// ```
/// use kanso_engine::scene::percent;
///
/// assert_eq!((percent(21, 36), percent(0, 36), percent(36, 36)), (58, 0, 100));
/// assert_eq!((percent(1, 1296), percent(1295, 1296)), (1, 99));
/// ```
pub const fn percent(of: u32, all: u32) -> u32 {
    if of == 0 {
        0
    } else if of >= all {
        100
    } else {
        let rounded = (of * 100 + all / 2) / all;
        if rounded == 0 {
            1
        } else if rounded >= 100 {
            99
        } else {
            rounded
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_rounded_to_the_nearest_and_never_to_none_or_all() {
        for (of, all, share) in [
            (1, 8, 13),
            (3, 8, 38),
            (1, 3, 33),
            (2, 3, 67),
            (1, 300, 1),
            (299, 300, 99),
            (0, 3, 0),
            (3, 3, 100),
        ] {
            assert_eq!(percent(of, all), share, "{of} of {all}");
        }
    }

    #[test]
    fn a_throw_is_told_with_its_tone() {
        let throw = Throw::of_numbers(&[3]).told(Label::same("made it"), Tone::Good);
        assert_eq!((&*throw.told.en, throw.tone, throw.dice.len()), ("made it", Tone::Good, 1));
    }
}
