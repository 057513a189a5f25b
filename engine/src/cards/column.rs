//! Columns of a card file: how a field of a row is written, within which bounds, and what it says.

use super::{Place, SetError};
use serde::Deserialize;

/// How a field of a row is written, and what is read from it; `Context` is what else of the file that
/// takes.
pub trait Column<Value, Context> {
    /// What a field says.
    ///
    /// # Errors
    ///
    /// [`SetError`], which names the row and the field.
    fn read(&self, at: &Place, field: &str, context: &Context) -> Result<Value, SetError>;
}

impl<Context> Column<Self, Context> for bool {
    fn read(&self, _: &Place, _: &str, _: &Context) -> Result<Self, SetError> {
        Ok(*self)
    }
}

/// A number from `MIN` to `MAX`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(transparent)]
pub struct Number<const MIN: i64, const MAX: i64>(pub i64);

impl<N: TryFrom<i64>, Context, const MIN: i64, const MAX: i64> Column<N, Context>
    for Number<MIN, MAX>
{
    fn read(&self, at: &Place, field: &str, _: &Context) -> Result<N, SetError> {
        at.number(field, self.0, MIN, MAX)
    }
}

/// One of the words of a type.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(transparent)]
pub struct Word(pub String);

/// A type whose values have words in a card file.
pub trait ByWord: Copy + 'static {
    /// Every value behind its word.
    const BY_WORD: &'static [(&'static str, Self)];
}

impl<Value: ByWord, Context> Column<Value, Context> for Word {
    fn read(&self, at: &Place, field: &str, _: &Context) -> Result<Value, SetError> {
        at.one_of(field, &self.0, Value::BY_WORD)
    }
}

/// Declares cards together with the rows of the file that they are read from: each field with what it
/// is, and behind `as` how it is written ([`Column`]).
///
/// The head has what [`card_rows!`](crate::card_rows) has, and what else of the file the columns need.
/// A card has its [`Face`](crate::cards::Face), and its row makes it by `card`. Behind `but` stand
/// fields of the row alone, behind `and` those of the card alone with what they are at first.
///
/// ```
/// use kanso_engine::cards;
/// use kanso_engine::cards::{ByWord, Number, Place, Word, from_toml};
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// pub enum Colour {
///     Red,
///     Blue,
/// }
///
/// impl ByWord for Colour {
///     const BY_WORD: &'static [(&'static str, Self)] = &[("red", Self::Red), ("blue", Self::Blue)];
/// }
///
/// cards! {
///     struct [shorts 6, parts []] of ();
///     /// A kind of unit.
///     UnitCard from UnitRow {
///         /// Hit points.
///         hp: u8 as Number<1, 9>,
///         colour: Colour as Word;
///         but levels_to: Option<String>;
///         and level: u8 = 1,
///     }
/// }
///
/// let row: UnitRow = from_toml(
///     "id = 'U05'\nname_en = 'Archer'\nname_ja = '弓兵'\nshort_en = 'Arch'\nshort_ja = '弓兵'\n\
///      source = 'house'\nhp = 3\ncolour = 'blue'",
/// )
/// .expect("a row");
/// let at = Place::row("unit", 0, &row.id);
/// let card = row.card(&at, &()).expect("all is well");
/// assert_eq!((card.hp, card.colour, card.level), (3, Colour::Blue, 1));
/// assert_eq!(row.levels_to, None);
/// let strong = UnitRow { hp: Number(10), ..row };
/// let error = strong.card(&at, &()).err().map(|error| error.to_string());
/// assert_eq!(error.as_deref(), Some("U05, hp: 10, where 1 to 9 are allowed"));
/// ```
#[macro_export]
macro_rules! cards {
    ( @ [ $( $head:tt )* ] $( $row:tt )* ) => {
        $crate::card_rows! { struct, $( $head )*; $( $row )* }
    };
    (
        struct $head:tt of $context:ty;
        $(
            $(#[$m:meta])*
            $Card:ident from $Row:ident {
                $( $(#[$fm:meta])* $f:ident : $T:ty as $C:ty ),* $(,)?
                $( ; but $( $(#[$bm:meta])* $b:ident : $B:ty ),* )?
                $( ; and $( $(#[$am:meta])* $a:ident : $A:ty = $value:expr ),* $(,)? )?
            }
        )*
    ) => { $(
        $(#[$m])*
        #[allow(missing_docs, reason = "a field is named as in the file")]
        pub struct $Card {
            /// Id, names, source.
            pub face: $crate::cards::Face,
            $( $(#[$fm])* pub $f: $T, )*
            $( $( $(#[$am])* pub $a: $A, )* )?
        }

        $crate::cards! {
            @ $head
            $Row { $( $( $(#[$bm])* $b: $B, )* )? $( $f: $C ),* }
        }

        impl $Row {
            /// The card that it says.
            fn card(
                &self,
                at: &$crate::cards::Place,
                context: &$context,
            ) -> Result<$Card, $crate::SetError> {
                Ok($Card {
                    face: self.face(at)?,
                    $( $f: $crate::cards::Column::read(&self.$f, at, stringify!($f), context)?, )*
                    $( $( $a: $value, )* )?
                })
            }
        }
    )* };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn yes_and_no_are_read_as_they_stand() {
        let read = |field: bool| Column::<bool, ()>::read(&field, &Place::of("unit"), "flies", &());
        assert_eq!((read(true), read(false)), (Ok(true), Ok(false)));
    }
}
