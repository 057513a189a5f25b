//! Chance: what may happen, what did, and how probable it was.
//!
//! The reducer never rolls. It says what is awaited; an outcome comes as an event, and the kernel
//! alone decides whether that outcome is possible and what its exact odds were.

use crate::bag::{Bag, Kind};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Most dice of one roll.
pub const DICE_MAX: usize = 32;
/// Most things of one draw.
pub const DRAW_MAX: usize = 32;
/// Most things of one shuffle.
pub const SHUFFLE_MAX: usize = 32;

/// Which sequence of random results an event takes the next one of; numbered per game, append-only.
///
/// Streams keep what-if lines honest: one more die for one seat moves no card and no other seat's
/// dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stream(pub u8);

/// What chance is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChanceKind {
    /// Dice with faces `1..=faces`, told as rolled.
    Roll {
        /// How many dice, `1..=DICE_MAX`.
        dice: u8,
        /// Faces of each, at least 1.
        faces: u8,
    },
    /// Things drawn from the game's bag without putting back.
    Draw {
        /// How many, `1..=DRAW_MAX`, never more than the bag holds.
        count: u8,
        /// True if the order in which they came matters.
        ordered: bool,
    },
    /// One of `n` things, told as the thing picked.
    Pick {
        /// How many there are, at least 1.
        n: u16,
    },
    /// A new order of `n` things: the outcome lists, place by place, which thing lies there.
    Shuffle {
        /// How many there are, `1..=SHUFFLE_MAX`.
        n: u8,
    },
}

/// A chance event that is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    /// What is asked for.
    pub kind: ChanceKind,
    /// The chain of luck it belongs to.
    pub stream: Stream,
}

impl Chance {
    /// A roll of dice.
    pub const fn roll(stream: Stream, dice: u8, faces: u8) -> Self {
        Self { kind: ChanceKind::Roll { dice, faces }, stream }
    }

    /// An unordered draw from the game's bag.
    pub const fn draw(stream: Stream, count: u8) -> Self {
        Self { kind: ChanceKind::Draw { count, ordered: false }, stream }
    }

    /// One of `n` things.
    pub const fn pick(stream: Stream, n: u16) -> Self {
        Self { kind: ChanceKind::Pick { n }, stream }
    }

    /// A new order of `n` things.
    pub const fn shuffle(stream: Stream, n: u8) -> Self {
        Self { kind: ChanceKind::Shuffle { n }, stream }
    }
}

/// Faces of a roll, as rolled.
pub type Faces = ArrayVec<u8, DICE_MAX>;
/// Kinds of a draw; ascending when the order does not matter.
pub type Kinds = ArrayVec<Kind, DRAW_MAX>;
/// Things by place.
pub type Order = ArrayVec<u8, SHUFFLE_MAX>;

/// What chance gave.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The faces, as rolled, `1..=faces` each.
    Roll(Faces),
    /// The kinds drawn; ascending when unordered, else as they came.
    Draw(Kinds),
    /// The thing picked, `0..n`.
    Pick(u16),
    /// For each place the thing that lies there now, each of `0..n` once.
    Shuffle(Order),
}

impl Outcome {
    /// A roll of these faces.
    ///
    /// # Panics
    ///
    /// With more than [`DICE_MAX`] faces: a bug of the caller.
    pub fn roll(faces: &[u8]) -> Self {
        Self::Roll(faces.iter().copied().collect())
    }

    /// A draw of these kinds, put in ascending order.
    ///
    /// # Panics
    ///
    /// With more than [`DRAW_MAX`] kinds: a bug of the caller.
    pub fn draw(kinds: &[Kind]) -> Self {
        let mut kinds: Kinds = kinds.iter().copied().collect();
        kinds.sort_unstable();
        Self::Draw(kinds)
    }

    /// An order of things.
    ///
    /// # Panics
    ///
    /// With more than [`SHUFFLE_MAX`] places: a bug of the caller.
    pub fn shuffle(order: &[u8]) -> Self {
        Self::Shuffle(order.iter().copied().collect())
    }
}

/// Why an outcome cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// Another kind of chance is awaited.
    OtherKind {
        /// What is awaited.
        awaited: ChanceKind,
    },
    /// Too few or too many dice, cards or places.
    Count {
        /// How many there must be.
        wanted: u32,
        /// How many there are.
        found: u32,
    },
    /// A face that the dice do not have.
    Face {
        /// The face.
        face: u8,
        /// The highest there is.
        faces: u8,
    },
    /// More of a kind than the bag holds.
    NotInBag {
        /// The kind.
        kind: Kind,
        /// How many the bag holds.
        held: u16,
    },
    /// An unordered draw that is not written ascending.
    NotAscending,
    /// A pick or a place beyond the last thing.
    NoSuchThing {
        /// The number.
        index: u16,
        /// How many things there are.
        n: u16,
    },
    /// A shuffle that has one thing twice.
    Twice {
        /// The thing.
        index: u8,
    },
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherKind { awaited } => match awaited {
                ChanceKind::Roll { dice, faces } => {
                    write!(f, "a roll of {dice} dice with {faces} faces is awaited")
                }
                ChanceKind::Draw { count, .. } => write!(f, "a draw of {count} is awaited"),
                ChanceKind::Pick { n } => write!(f, "a pick of one among {n} is awaited"),
                ChanceKind::Shuffle { n } => write!(f, "a shuffle of {n} is awaited"),
            },
            Self::Count { wanted, found } => write!(f, "{found} given where {wanted} are awaited"),
            Self::Face { face, faces } => write!(f, "face {face} on a die with faces 1 to {faces}"),
            Self::NotInBag { kind, held } => {
                write!(f, "kind {} drawn more often than the {held} that are there", kind.0)
            }
            Self::NotAscending => write!(f, "an unordered draw that is not written ascending"),
            Self::NoSuchThing { index, n } => {
                write!(f, "number {index} of {n} things, 0 to {}", n - 1)
            }
            Self::Twice { index } => write!(f, "number {index} stands twice in the new order"),
        }
    }
}

impl std::error::Error for Impossible {}

/// Checks whether `outcome` can be what `chance` gave; `bag` is what an awaited draw is from.
///
/// # Errors
///
/// [`Impossible`], the first reason found.
pub fn possible(chance: ChanceKind, bag: &Bag, outcome: &Outcome) -> Result<(), Impossible> {
    match (chance, outcome) {
        (ChanceKind::Roll { dice, faces }, Outcome::Roll(found)) => {
            count(u32::from(dice), found.len())?;
            match found.iter().find(|face| !(1..=faces).contains(*face)) {
                Some(face) => Err(Impossible::Face { face: *face, faces }),
                None => Ok(()),
            }
        }
        (ChanceKind::Draw { count: wanted, ordered }, Outcome::Draw(found)) => {
            count(u32::from(wanted), found.len())?;
            if !ordered && !found.is_sorted() {
                return Err(Impossible::NotAscending);
            }
            for (at, kind) in found.iter().enumerate() {
                let held = bag.count(*kind);
                let before = found[..at].iter().filter(|other| *other == kind).count();
                if before >= usize::from(held) {
                    return Err(Impossible::NotInBag { kind: *kind, held });
                }
            }
            Ok(())
        }
        (ChanceKind::Pick { n }, Outcome::Pick(index)) => {
            if *index < n {
                Ok(())
            } else {
                Err(Impossible::NoSuchThing { index: *index, n })
            }
        }
        (ChanceKind::Shuffle { n }, Outcome::Shuffle(order)) => {
            count(u32::from(n), order.len())?;
            let mut seen = 0_u32;
            for index in order {
                if *index >= n {
                    return Err(Impossible::NoSuchThing {
                        index: u16::from(*index),
                        n: u16::from(n),
                    });
                }
                if seen & (1 << index) != 0 {
                    return Err(Impossible::Twice { index: *index });
                }
                seen |= 1 << index;
            }
            Ok(())
        }
        (
            ChanceKind::Roll { .. }
            | ChanceKind::Draw { .. }
            | ChanceKind::Pick { .. }
            | ChanceKind::Shuffle { .. },
            _,
        ) => Err(Impossible::OtherKind { awaited: chance }),
    }
}

fn count(wanted: u32, found: usize) -> Result<(), Impossible> {
    let found = found as u32;
    if found == wanted { Ok(()) } else { Err(Impossible::Count { wanted, found }) }
}

/// Exact odds: a product of fractions, kept as factors so that nothing is rounded.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Odds {
    /// Factors `(numerator, denominator)`, none 0.
    pub factors: Vec<(u32, u32)>,
}

impl Odds {
    /// True if nothing else could have fallen.
    pub fn is_certain(&self) -> bool {
        self.factors.iter().all(|(over, under)| over == under)
    }

    /// The product in lowest terms, or none when it does not fit 128 bits.
    pub fn fraction(&self) -> Option<(u128, u128)> {
        let (mut over, mut under) = (1_u128, 1_u128);
        for (more_over, more_under) in &self.factors {
            over = over.checked_mul(u128::from(*more_over))?;
            under = under.checked_mul(u128::from(*more_under))?;
            let shared = gcd(over, under);
            over /= shared;
            under /= shared;
        }
        Some((over, under))
    }
}

/// `certain`, `1 in 6`, `5 in 18`; above 128 bits `1 in more than 10^38`.
impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.fraction() {
            Some((1, 1)) => write!(f, "certain"),
            Some((over, under)) => write!(f, "{over} in {under}"),
            None => write!(f, "1 in more than 10^38"),
        }
    }
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The odds of a possible outcome before it fell.
pub fn odds(chance: ChanceKind, bag: &Bag, outcome: &Outcome) -> Odds {
    debug_assert!(possible(chance, bag, outcome).is_ok(), "odds are asked of possible outcomes");
    let mut factors = Vec::new();
    match chance {
        ChanceKind::Roll { dice, faces } => {
            factors.extend((0..dice).map(|_| (1, u32::from(faces))));
        }
        ChanceKind::Draw { ordered, .. } => {
            let Outcome::Draw(found) = outcome else { return Odds::default() };
            let total = bag.total();
            for (at, kind) in found.iter().enumerate() {
                let before = found[..at].iter().filter(|other| *other == kind).count() as u32;
                factors.push((u32::from(bag.count(*kind)) - before, total - at as u32));
                if !ordered {
                    // Each way to order the same kinds counts: n! over the factorials of repeats.
                    factors.push((at as u32 + 1, before + 1));
                }
            }
        }
        ChanceKind::Pick { n } => factors.push((1, u32::from(n))),
        ChanceKind::Shuffle { n } => factors.extend((1..=u32::from(n)).map(|k| (1, k))),
    }
    Odds { factors }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bag() -> Bag {
        [(Kind(1), 2), (Kind(4), 3)].into_iter().collect()
    }

    #[test]
    fn a_roll_has_the_right_dice_and_faces() {
        let two = ChanceKind::Roll { dice: 2, faces: 6 };
        let none = Bag::new();
        assert_eq!(possible(two, &none, &Outcome::roll(&[6, 1])), Ok(()));
        assert_eq!(
            possible(two, &none, &Outcome::roll(&[7, 1])),
            Err(Impossible::Face { face: 7, faces: 6 })
        );
        assert_eq!(
            possible(two, &none, &Outcome::roll(&[0, 1])),
            Err(Impossible::Face { face: 0, faces: 6 })
        );
        assert_eq!(
            possible(two, &none, &Outcome::roll(&[1])),
            Err(Impossible::Count { wanted: 2, found: 1 })
        );
        assert_eq!(
            possible(two, &none, &Outcome::Pick(0)),
            Err(Impossible::OtherKind { awaited: two })
        );
        assert_eq!(odds(two, &none, &Outcome::roll(&[6, 1])).to_string(), "1 in 36");
    }

    #[test]
    fn what_cannot_fall_is_told_with_what_can() {
        let roll = ChanceKind::Roll { dice: 2, faces: 6 };
        let draw = ChanceKind::Draw { count: 1, ordered: false };
        let (pick, shuffle) = (ChanceKind::Pick { n: 5 }, ChanceKind::Shuffle { n: 3 });
        for (chance, outcome, words) in [
            (roll, Outcome::Pick(0), "a roll of 2 dice with 6 faces is awaited"),
            (draw, Outcome::Pick(0), "a draw of 1 is awaited"),
            (pick, Outcome::roll(&[1]), "a pick of one among 5 is awaited"),
            (shuffle, Outcome::Pick(0), "a shuffle of 3 is awaited"),
            (roll, Outcome::roll(&[1]), "1 given where 2 are awaited"),
            (roll, Outcome::roll(&[7, 1]), "face 7 on a die with faces 1 to 6"),
            (draw, Outcome::draw(&[Kind(9)]), "kind 9 drawn more often than the 0 that are there"),
            (pick, Outcome::Pick(5), "number 5 of 5 things, 0 to 4"),
            (shuffle, Outcome::shuffle(&[0, 1, 1]), "number 1 stands twice in the new order"),
        ] {
            let error = possible(chance, &bag(), &outcome).expect_err(words);
            assert_eq!(error.to_string(), words);
        }
    }

    #[test]
    fn certain_is_what_nothing_else_could_have_been() {
        let odds = |factors: &[(u32, u32)]| Odds { factors: factors.to_vec() }.is_certain();
        assert!(odds(&[]) && odds(&[(3, 3), (1, 1)]));
        assert!(!odds(&[(1, 1), (1, 6)]));
    }

    #[test]
    fn a_draw_stays_within_the_bag() {
        let three = ChanceKind::Draw { count: 3, ordered: false };
        let kinds = |kinds: &[u16]| Outcome::Draw(kinds.iter().map(|kind| Kind(*kind)).collect());
        assert_eq!(possible(three, &bag(), &kinds(&[1, 1, 4])), Ok(()));
        assert_eq!(possible(three, &bag(), &kinds(&[1, 4, 1])), Err(Impossible::NotAscending));
        assert_eq!(
            possible(three, &bag(), &kinds(&[1, 1, 1])),
            Err(Impossible::NotInBag { kind: Kind(1), held: 2 })
        );
        assert_eq!(
            possible(three, &bag(), &kinds(&[2, 4, 4])),
            Err(Impossible::NotInBag { kind: Kind(2), held: 0 })
        );
        // Two of 2 and one of 3, out of 10 ways to draw 3 of 5.
        assert_eq!(odds(three, &bag(), &kinds(&[1, 1, 4])).fraction(), Some((3, 10)));
        let ordered = ChanceKind::Draw { count: 3, ordered: true };
        assert_eq!(possible(ordered, &bag(), &kinds(&[1, 4, 1])), Ok(()));
        assert_eq!(odds(ordered, &bag(), &kinds(&[1, 4, 1])).fraction(), Some((1, 10)));
    }

    #[test]
    fn unordered_odds_add_up_to_one() {
        let two = ChanceKind::Draw { count: 2, ordered: false };
        let mut sum = (0, 1);
        for (a, b) in [(1, 1), (1, 4), (4, 4)] {
            let outcome = Outcome::draw(&[Kind(a), Kind(b)]);
            assert_eq!(possible(two, &bag(), &outcome), Ok(()));
            let (over, under) = odds(two, &bag(), &outcome).fraction().expect("small");
            sum = (sum.0 * under + over * sum.1, sum.1 * under);
        }
        assert_eq!(sum.0, sum.1);
    }

    #[test]
    fn picks_and_shuffles_name_things_that_are_there() {
        let none = Bag::new();
        let pick = ChanceKind::Pick { n: 4 };
        assert_eq!(possible(pick, &none, &Outcome::Pick(3)), Ok(()));
        assert_eq!(
            possible(pick, &none, &Outcome::Pick(4)),
            Err(Impossible::NoSuchThing { index: 4, n: 4 })
        );
        let shuffle = ChanceKind::Shuffle { n: 3 };
        assert_eq!(possible(shuffle, &none, &Outcome::shuffle(&[2, 0, 1])), Ok(()));
        assert_eq!(
            possible(shuffle, &none, &Outcome::shuffle(&[2, 0, 2])),
            Err(Impossible::Twice { index: 2 })
        );
        assert_eq!(
            possible(shuffle, &none, &Outcome::shuffle(&[3, 0, 1])),
            Err(Impossible::NoSuchThing { index: 3, n: 3 })
        );
        assert_eq!(odds(shuffle, &none, &Outcome::shuffle(&[0, 1, 2])).to_string(), "1 in 6");
        assert_eq!(odds(pick, &none, &Outcome::Pick(0)).to_string(), "1 in 4");
        assert_eq!(
            odds(ChanceKind::Pick { n: 1 }, &none, &Outcome::Pick(0)).to_string(),
            "certain"
        );
    }
}
