//! Values as bytes: the one file that knows which codec the log uses.
//!
//! The configuration below *is* the format; FORMAT.md says in its own words what bytes it makes, so
//! that a log outlives the crate. Reading is stricter than the crate: a value must be written in the
//! one way that writing gives, to its last byte. What is left out: streams; everything is a slice.

use crate::counted::counted;
use bincode::config::{Config, standard};
use bincode::enc::write::Writer;
use bincode::error::{DecodeError, EncodeError};
use bincode::serde::{borrow_decode_from_slice, encode_into_writer};
use serde::{Serialize, de::DeserializeOwned};

/// Longest text or list that a value may claim, in bytes: that of a whole frame.
pub const VALUE_LEN_MAX: usize = 1 << 20;

/// Little-endian, whole numbers by size.
const fn config() -> impl Config {
    standard().with_little_endian().with_variable_int_encoding().with_limit::<VALUE_LEN_MAX>()
}

/// Why bytes are no value of a type.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodecError {
    /// The bytes end inside the value.
    #[error("the payload ends inside a value")]
    Ends,
    /// Bytes are left behind the value.
    #[error("left behind the value: {}", counted(left, "byte"))]
    Trailing {
        /// How many.
        left: usize,
    },
    /// The bytes mean a value, but are not the one way to write it.
    #[error("a value is not written in its one canonical form")]
    NotCanonical,
    /// A variant that this program does not know.
    #[error("a variant unknown here ({problem}); made by a newer kanso")]
    Newer {
        /// Which number stood there, and which are known.
        problem: String,
    },
    /// The bytes cannot be a value.
    #[error("the payload is no value of its kind: {problem}")]
    Malformed {
        /// What is wrong.
        problem: String,
    },
}

impl From<DecodeError> for CodecError {
    fn from(error: DecodeError) -> Self {
        match error {
            DecodeError::UnexpectedEnd { .. } => Self::Ends,
            // The words are serde's, for a variant number that a derived type does not have.
            DecodeError::OtherString(problem) if problem.contains("expected variant index") => {
                Self::Newer { problem }
            }
            DecodeError::OtherString(problem) => Self::Malformed { problem },
            DecodeError::LimitExceeded => {
                Self::Malformed { problem: format!("a length above {VALUE_LEN_MAX}") }
            }
            DecodeError::InvalidBooleanValue(found) => {
                Self::Malformed { problem: format!("{found} where 0 or 1 must stand") }
            }
            DecodeError::Utf8 { inner } => Self::Malformed { problem: format!("text: {inner}") },
            other => Self::Malformed { problem: format!("{other:?}") },
        }
    }
}

/// The bytes of a value.
///
/// # Panics
///
/// When the type uses a serde feature that has no bytes (`flatten`): a bug that the round-trip test
/// of the type finds.
pub fn encode<T: Serialize + ?Sized>(value: &T) -> Vec<u8> {
    let mut bytes = Vec::new();
    encode_into(value, &mut bytes);
    bytes
}

/// Appends the bytes of a value.
///
/// # Panics
///
/// As [`encode`].
#[inline]
pub fn encode_into<T: Serialize + ?Sized>(value: &T, bytes: &mut Vec<u8>) {
    encode_into_writer(value, Append(bytes), config()).expect("logged types have bytes");
}

/// The value that `bytes` are, from the first to the last.
///
/// # Errors
///
/// [`CodecError`]; bytes left over and any other way to write the same value are refused.
pub fn decode<T: DeserializeOwned + Serialize>(bytes: &[u8]) -> Result<T, CodecError> {
    let (value, rest) = decode_prefix(bytes)?;
    if rest.is_empty() { Ok(value) } else { Err(CodecError::Trailing { left: rest.len() }) }
}

/// The value that `bytes` begin with, and the bytes behind it.
///
/// # Errors
///
/// [`CodecError`], never `Trailing`.
#[inline]
pub fn decode_prefix<T: DeserializeOwned + Serialize>(
    bytes: &[u8],
) -> Result<(T, &[u8]), CodecError> {
    let (value, used) = borrow_decode_from_slice::<T, _>(bytes, config())?;
    let (own, rest) = bytes.split_at(used);
    // Written again and compared on the way: no second buffer.
    let mut left = own;
    match encode_into_writer(&value, Same(&mut left), config()) {
        Ok(()) if left.is_empty() => Ok((value, rest)),
        Ok(()) | Err(_) => Err(CodecError::NotCanonical),
    }
}

/// Takes what is written.
struct Append<'a>(&'a mut Vec<u8>);

impl Writer for Append<'_> {
    #[inline]
    fn write(&mut self, bytes: &[u8]) -> Result<(), EncodeError> {
        self.0.extend_from_slice(bytes);
        Ok(())
    }
}

/// Compares what is written with what is expected.
struct Same<'a, 'b>(&'a mut &'b [u8]);

impl Writer for Same<'_, '_> {
    #[inline]
    fn write(&mut self, bytes: &[u8]) -> Result<(), EncodeError> {
        match self.0.strip_prefix(bytes) {
            Some(rest) => {
                *self.0 = rest;
                Ok(())
            }
            None => Err(EncodeError::Other("other bytes")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::{Event, Outcome};
    use kanso_pig::Action;
    use proptest::prelude::*;
    use serde::Deserialize;

    type PigEvent = Event<Action>;

    /// What FORMAT.md promises of whole numbers, texts, lists, options and variants.
    #[test]
    fn the_bytes_are_those_of_the_format_document() {
        assert_eq!(encode(&250_u32), [250]);
        assert_eq!(encode(&251_u32), [251, 251, 0]);
        assert_eq!(encode(&65_536_u32), [252, 0, 0, 1, 0]);
        assert_eq!(encode(&(1_u64 << 32)), [253, 0, 0, 0, 0, 1, 0, 0, 0]);
        assert_eq!(encode(&255_u8), [255]);
        assert_eq!(encode(&[-1_i32, 1, -2, 2]), [1, 2, 3, 4]);
        assert_eq!(encode(&-7_i8), [0xf9]);
        assert_eq!(encode("né"), [3, b'n', 0xc3, 0xa9]);
        assert_eq!(encode(&vec![true, false]), [2, 1, 0]);
        assert_eq!(encode(&(None::<u8>, Some(9_u8))), [0, 1, 9]);
        assert_eq!(encode(&PigEvent::Decision(Action::Hold)), [0, 1]);
        assert_eq!(encode(&PigEvent::Chance(Outcome::roll(&[5, 2]))), [1, 0, 2, 5, 2]);
    }

    #[test]
    fn a_number_in_a_longer_form_is_refused() {
        assert_eq!(decode::<u32>(&[7]), Ok(7));
        for longer in [&[251, 7, 0][..], &[252, 7, 0, 0, 0], &[253, 7, 0, 0, 0, 0, 0, 0, 0]] {
            assert!(decode::<u64>(longer).is_err(), "{longer:?}");
        }
        assert_eq!(decode::<u32>(&[251, 7, 0]), Err(CodecError::NotCanonical));
        // The length of a list, and the number of a variant, are numbers too.
        assert_eq!(decode::<Vec<u8>>(&[251, 1, 0, 9]), Err(CodecError::NotCanonical));
        assert_eq!(decode::<PigEvent>(&[0, 251, 1, 0]), Err(CodecError::NotCanonical));
    }

    #[test]
    fn a_value_that_is_read_and_not_written_again_is_refused() {
        #[derive(Debug, PartialEq, Deserialize, Serialize)]
        struct Lossy {
            kept: u8,
            #[serde(skip_serializing)]
            lost: u8,
        }
        assert_eq!(decode::<Lossy>(&[1, 2]), Err(CodecError::NotCanonical));
    }

    #[test]
    fn leftovers_and_short_bytes_are_refused() {
        assert_eq!(decode::<u8>(&[1, 2, 3]), Err(CodecError::Trailing { left: 2 }));
        assert_eq!(decode::<u8>(&[]), Err(CodecError::Ends));
        assert_eq!(decode::<String>(&[3, b'a']), Err(CodecError::Ends));
    }

    #[test]
    fn an_unknown_variant_is_the_work_of_a_newer_program() {
        for bytes in [&[2][..], &[0, 2], &[1, 4, 0], &[0, 252, 0, 0, 1, 0]] {
            let error = decode::<PigEvent>(bytes).expect_err("no such variant");
            assert!(matches!(error, CodecError::Newer { .. }), "{bytes:?}: {error}");
        }
    }

    #[test]
    fn lengths_that_lie_take_no_memory() {
        let claims_everything = [253, 255, 255, 255, 255, 255, 255, 255, 255];
        assert!(decode::<Vec<u64>>(&claims_everything).is_err());
        assert!(decode::<String>(&claims_everything).is_err());
        assert!(decode::<Vec<Vec<u8>>>(&[252, 0, 0, 16, 0, 0]).is_err());
        // A 33rd die does not fit, whatever the bytes say.
        let mut dice = vec![1, 0, 33];
        dice.extend([1; 33]);
        assert!(matches!(decode::<PigEvent>(&dice), Err(CodecError::Malformed { .. })));
    }

    proptest! {
        /// Whatever decodes is written again as the same bytes.
        #[test]
        fn what_decodes_is_canonical(bytes in prop::collection::vec(any::<u8>(), 0..40)) {
            if let Ok((event, rest)) = decode_prefix::<PigEvent>(&bytes) {
                prop_assert_eq!([&encode(&event)[..], rest].concat(), bytes);
            }
        }
    }
}
