//! The opening of a header in the text form: its fields by name, or, where they cannot be told, the
//! hexadecimal digits of its bytes.
//!
//! Texts of before had digits alone; both are read.

use super::hexed;
use crate::codec;
use serde::de::value::MapAccessDeserializer;
use serde::de::{self, Deserialize, DeserializeOwned, Deserializer, MapAccess};
use serde::ser::{Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// An opening as a line of text has it.
pub(super) enum OpeningText<O> {
    /// The game's own set-up.
    None,
    /// Its bytes, as digits.
    Bytes(Vec<u8>),
    /// What it says.
    Fields(O),
}

impl<O: Serialize + DeserializeOwned> OpeningText<O> {
    /// The opening with these bytes: told by its fields where reading them gives the same bytes.
    pub(super) fn told(bytes: Option<&[u8]>) -> Self {
        let Some(bytes) = bytes else { return Self::None };
        match codec::decode::<O>(bytes) {
            Ok(opening) if comes_back(&opening, bytes) => Self::Fields(opening),
            Ok(_) | Err(_) => Self::Bytes(bytes.to_vec()),
        }
    }

    /// The opening with these bytes, as digits.
    pub(super) fn digits(bytes: Option<&[u8]>) -> Self {
        bytes.map_or(Self::None, |bytes| Self::Bytes(bytes.to_vec()))
    }

    /// True if digits stand there.
    pub(super) const fn is_digits(&self) -> bool {
        matches!(self, Self::Bytes(_))
    }

    /// Its bytes, as a header has them.
    pub(super) fn bytes(self) -> Option<Vec<u8>> {
        match self {
            Self::None => None,
            Self::Bytes(bytes) => Some(bytes),
            Self::Fields(opening) => Some(codec::encode(&opening)),
        }
    }
}

/// True if the text of an opening is an object that means these bytes.
fn comes_back<O: Serialize + DeserializeOwned>(opening: &O, bytes: &[u8]) -> bool {
    let Ok(text) = serde_json::to_string(opening) else { return false };
    let read = serde_json::from_str::<O>(&text);
    text.starts_with('{') && read.is_ok_and(|read| codec::encode(&read) == bytes)
}

impl<O: Serialize> Serialize for OpeningText<O> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::None => serializer.serialize_none(),
            Self::Bytes(bytes) => serializer.serialize_str(&hexed::hex(bytes)),
            Self::Fields(opening) => opening.serialize(serializer),
        }
    }
}

impl<'de, O: Deserialize<'de>> Deserialize<'de> for OpeningText<O> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(OpeningVisitor(PhantomData))
    }
}

struct OpeningVisitor<O>(PhantomData<fn() -> O>);

impl<'de, O: Deserialize<'de>> de::Visitor<'de> for OpeningVisitor<O> {
    type Value = OpeningText<O>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an opening: its fields, its bytes as hexadecimal digits, or null")
    }

    fn visit_unit<E: de::Error>(self) -> Result<Self::Value, E> {
        Ok(OpeningText::None)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Self::Value, E> {
        let bytes = hexed::unhex(text);
        let no_digits = || E::custom("pairs of lower-case hexadecimal digits must stand here");
        bytes.map(OpeningText::Bytes).ok_or_else(no_digits)
    }

    fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<Self::Value, M::Error> {
        O::deserialize(MapAccessDeserializer::new(map)).map(OpeningText::Fields)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
    struct Position {
        gold: u8,
    }

    /// Its text forgets what its bytes say.
    #[derive(serde::Serialize, serde::Deserialize)]
    struct Forgetful {
        #[serde(serialize_with = "forget")]
        gold: u8,
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
    fn forget<S: Serializer>(gold: &u8, serializer: S) -> Result<S::Ok, S::Error> {
        let told = if serializer.is_human_readable() { 0 } else { *gold };
        serializer.serialize_u8(told)
    }

    fn text<O: Serialize>(opening: &OpeningText<O>) -> String {
        serde_json::to_string(opening).expect("JSON")
    }

    #[test]
    fn an_opening_is_told_by_its_fields_where_these_mean_the_same_bytes() {
        let told = OpeningText::<Position>::told(Some(&[3]));
        assert_eq!((text(&told), told.is_digits()), ("{\"gold\":3}".to_owned(), false));
        let digits = OpeningText::<Position>::digits(Some(&[3]));
        assert_eq!((text(&digits), digits.is_digits()), ("\"03\"".to_owned(), true));
        // No fields; others in the text than in the bytes; no opening at all.
        assert!(OpeningText::<u8>::told(Some(&[3])).is_digits());
        assert!(OpeningText::<Forgetful>::told(Some(&[3])).is_digits());
        assert!(!OpeningText::<Forgetful>::told(Some(&[0])).is_digits());
        assert!(OpeningText::<Position>::told(Some(&[3, 3])).is_digits());
        assert_eq!(text(&OpeningText::<Position>::told(None)), "null");
    }

    #[test]
    fn fields_digits_and_nothing_are_read_and_nothing_else() {
        let read = serde_json::from_str::<OpeningText<Position>>;
        for (text, bytes) in
            [("{\"gold\":3}", Some(vec![3])), ("\"03\"", Some(vec![3])), ("null", None)]
        {
            assert_eq!(read(text).ok().map(OpeningText::bytes), Some(bytes), "{text}");
        }
        let wanted = "an opening: its fields, its bytes as hexadecimal digits, or null";
        let error = read("7").err().map(|error| error.to_string()).unwrap_or_default();
        assert!(error.contains(wanted), "{error}");
    }
}
