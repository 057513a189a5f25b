//! Readings: the open questions of a rulebook, as switches of the game value.
//!
//! Every value in force stands in the log's header. A rule is never changed under an old log: a
//! correction is a new value of a reading and a new default ([`revision`](crate::revision)); old logs
//! keep theirs.

use crate::rule::Rule;

/// One open question of a rulebook and the values its switch can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadingSpec {
    /// The reading's id on the game's rule list (`RR-R1`).
    pub rule: Rule,
    /// Its name, unique within the game.
    pub name: &'static str,
    /// Its values, `[a-z][a-z0-9-]*`. Append-only. The first is how games were played before the
    /// question was asked: what a log without this reading has, and the default of revision 1. The
    /// default of new games is [`Meta::default_of`](crate::Meta::default_of).
    pub values: &'static [&'static str],
}

/// Declares the readings of a game: an enum for each, and the struct that holds the values in force.
#[macro_export]
macro_rules! readings {
    (
        $(#[$meta:meta])*
        pub struct $Struct:ident {
            $(
                $(#[$field_meta:meta])*
                $field:ident : $Type:ident = $rule:ident, $name:literal {
                    $( $(#[$value_meta:meta])* $Variant:ident = $value:literal ),+ $(,)?
                }
            )*
        }
    ) => {
        $(
            $(#[$field_meta])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            pub enum $Type {
                $( $(#[$value_meta])* $Variant, )+
            }

            impl $Type {
                /// Every value, the first one first: the default of revision 1.
                pub const ALL: &'static [Self] = &[ $( Self::$Variant ),+ ];
            }
        )*

        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct $Struct {
            $(
                $(#[$field_meta])*
                pub $field: $Type,
            )*
        }

        impl $Struct {
            /// The questions with their values, in the order of the log's header. Append-only.
            pub const SPECS: &'static [$crate::reading::ReadingSpec] = &[ $(
                $crate::reading::ReadingSpec {
                    rule: $rule,
                    name: $name,
                    values: &[ $( $value ),+ ],
                },
            )* ];

            /// The readings with these values in force: one number for each spec, an index of its
            /// values.
            ///
            /// # Errors
            ///
            /// The place of the first reading that is missing or has no such value.
            pub fn from_values(values: &[u8]) -> Result<Self, usize> {
                for (at, spec) in Self::SPECS.iter().enumerate() {
                    let value = values.get(at).ok_or(at)?;
                    if usize::from(*value) >= spec.values.len() {
                        return Err(at);
                    }
                }
                let mut values = values.iter().map(|value| usize::from(*value));
                let mut next = || values.next().expect("one value for each spec: checked above");
                Ok(Self { $(
                    $field: $Type::ALL[next()],
                )* })
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use crate::rule::Rule;

    const XX_R1: Rule = Rule::new(0);
    const XX_R2: Rule = Rule::new(1);

    crate::readings! {
        /// Two questions.
        pub struct Readings {
            /// Which side?
            side: Side = XX_R1, "side" { /// Left.
                Left = "left", /// Right.
                Right = "right" }
            /// How many?
            count: Count = XX_R2, "count" { /// One.
                One = "one", /// Two.
                Two = "two", /// Three.
                Three = "three", }
        }
    }

    #[test]
    fn values_are_read_in_the_order_of_the_list() {
        let readings = Readings::from_values(&[1, 2]).expect("both have such a value");
        assert_eq!(readings.side, Side::Right);
        assert_eq!(readings.count, Count::Three);
        assert_eq!(Readings::from_values(&[0, 3]), Err(1));
        assert_eq!(Readings::from_values(&[0]), Err(1));
    }
}
