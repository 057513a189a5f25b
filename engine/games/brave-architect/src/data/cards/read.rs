//! Reads a card file: the limits of its numbers, the values that read themselves in a way of their own,
//! and what a part must be as a whole.
//!
//! What only the whole set can tell (which rows there are, what fits where) is next door in `check`.

use super::{AttackRow, PIECES};
use crate::prelude::*;
use crate::vocabulary::SQUARES;
use arrayvec::ArrayVec;
use kanso_engine::SetError;
use kanso_engine::cards::{CardFile, Fields, FromFile, Names, Part, Spot, Value};

/// What the card files of this game have in common.
pub const FILE: CardFile = CardFile {
    game: "brave-architect",
    // Many times the built-in set.
    len_max: 256 * 1024,
    short_columns: 8,
    parts: &[
        ("attack", &["attack.check"]),
        ("effects", &["effects.do", "effects.fixed"]),
        ("special", &["special.do"]),
        ("class", &["level", "style"]),
    ],
};
/// Most HP of a hero, and most that one heal gives.
pub const HP_MAX: u8 = 30;
/// Least change of a stat or a roll by one card.
pub const STAT_MIN: i8 = -3;
/// Most of a stat on one card, and greatest change by one.
pub const STAT_MAX: i8 = 9;
/// Greatest number of an effect that has no limit of its own.
pub const N_MAX: u8 = 9;
/// Longest range and distance.
pub const RANGE_MAX: u8 = 8;
/// Most cards that one effect draws, discards or reveals.
pub const DRAW_MAX: u8 = 4;
/// Most points of a move that a card gives, and longest move of the enemy that one prints.
pub const MOVE_MAX: u8 = 7;

/// How a card writes stats.
pub enum Written {
    /// As a list, in the order of the cards: what a hero has.
    All,
    /// By their names: what is added to some.
    Added,
}

impl FromFile for Stats {
    type Limits = Written;

    fn read(value: Value, at: &Spot<'_>, written: &Written) -> Result<Self, SetError> {
        if let Written::All = written {
            return <[i8; 5]>::read(value, at, &(0..=STAT_MAX)).map(Self);
        }
        Added::whole(value, at).map(|Added(stats)| stats)
    }
}

/// Stats by their names.
struct Added(Stats);

impl Part for Added {
    fn names(names: &mut Names) {
        for stat in Stat::ALL {
            names.add(stat.word(), false);
        }
    }

    fn take(from: &mut Fields<'_>) -> Result<Self, SetError> {
        let mut stats = Stats::default();
        for stat in Stat::ALL {
            stats.add(stat, from.take_or(stat.word(), 0, &(STAT_MIN..=STAT_MAX))?);
        }
        Ok(Self(stats))
    }
}

impl FromFile for WhichStat {
    type Limits = ();

    fn read(value: Value, at: &Spot<'_>, (): &()) -> Result<Self, SetError> {
        let stats = Stat::ALL.into_iter().map(|stat| (stat.word(), Self::This(stat)));
        let words: ArrayVec<_, 6> = stats.chain([("chosen", Self::Chosen)]).collect();
        at.one_of(value, &words)
    }
}

impl FromFile for Square {
    type Limits = ();

    fn read(value: Value, at: &Spot<'_>, (): &()) -> Result<Self, SetError> {
        let label: String = at.plain(value)?;
        let square = Self::from_label(&label).filter(|square| square.to_string() == label);
        square.ok_or_else(|| at.error(format!("{label:?}, where A1 to H8 are allowed")))
    }
}

impl FromFile for Squares {
    type Limits = ();

    fn read(value: Value, at: &Spot<'_>, (): &()) -> Result<Self, SetError> {
        let mut squares = Self::NONE;
        for square in ArrayVec::<Square, SQUARES>::read(value, at, &())? {
            if squares.contains(square) {
                return Err(at.error(format!("{square} is there twice")));
            }
            squares.insert(square);
        }
        Ok(squares)
    }
}

/// By their numbers.
impl FromFile for Slots {
    type Limits = ();

    fn read(value: Value, at: &Spot<'_>, (): &()) -> Result<Self, SetError> {
        let numbers: Vec<i64> = at.plain(value.clone())?;
        if numbers.is_empty() || !numbers.is_sorted_by(|one, next| one < next) {
            return Err(at.error("at least one slot, ascending, each once"));
        }
        let numbers = ArrayVec::<u8, { Slot::ALL.len() }>::read(value, at, &(1..=4))?;
        Ok(numbers.into_iter().filter_map(Slot::numbered).collect())
    }
}

/// The piece of equipment with this id: those of every set are the same.
pub fn piece_by_id(id: &str) -> Option<Piece> {
    Piece::all(PIECES.into()).find(|piece| id == format!("Q{}", piece.number() + 1))
}

/// A move is never of nothing.
pub fn points(points: &Points, at: &Spot<'_>) -> Result<(), SetError> {
    if points.n == 0 && points.plus.is_none() {
        return Err(at.inner("n").error(format!("0, where 1 to {MOVE_MAX} are allowed")));
    }
    Ok(())
}

/// An attack takes something with it.
pub fn mods(mods: &AttackMods, at: &Spot<'_>) -> Result<(), SetError> {
    if *mods == AttackMods::default() {
        return Err(at.error("it changes nothing of the attack"));
    }
    Ok(())
}

/// A change is never by nothing.
pub fn effect(effect: &Effect, at: &Spot<'_>) -> Result<(), SetError> {
    if let Effect::StatMod { n: 0, .. } | Effect::EvadeMod { n: 0, .. } = effect {
        return Err(at.inner("n").error("0 changes nothing"));
    }
    Ok(())
}

/// An attack checks stats, each once.
pub fn hero_attack(attack: &HeroAttack, at: &Spot<'_>) -> Result<(), SetError> {
    let error = |field, problem: String| Err(at.inner("attack").inner(field).error(problem));
    if attack.recoil_if_hit && attack.recoil == 0 {
        return error("recoil_if_hit", "there is no `recoil`".to_owned());
    }
    if attack.check.is_empty() {
        return error("check", "an attack checks at least one stat".to_owned());
    }
    let mut checked = attack.check.iter().enumerate();
    match checked.find(|&(place, stat)| attack.check[..place].contains(stat)) {
        Some((_, stat)) => error("check", format!("{:?} is there twice", stat.word())),
        None => Ok(()),
    }
}

/// Defence is checked with defence or magic.
pub fn enemy_attack(row: &AttackRow, at: &Spot<'_>) -> Result<(), SetError> {
    if let Stat::Def | Stat::Mag = row.defence {
        return Ok(());
    }
    Err(at.inner("defence").error(format!("{:?} is none of def, mag", row.defence.word())))
}
