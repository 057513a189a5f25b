//! The values of options: in a log the place of a listed value, or 255 and an own text behind it; in
//! the text form of a log a number, or the text.

use kanso_engine::OptionValue;
use kanso_engine::setup::VALUES_MAX;
use serde::de::{self, Deserialize, Deserializer, Error as _, SeqAccess, Unexpected, Visitor};
use serde::ser::{Error as _, Serialize, Serializer};
use std::fmt;

/// Stands where the place of a listed value would: an own text follows.
const OWN: u8 = VALUES_MAX as u8;

/// Writes the values.
pub fn serialize<S: Serializer>(values: &[OptionValue], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(values.iter().map(Written))
}

/// Reads the values. Whether the game's options take them is not asked here.
pub fn deserialize<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Vec<OptionValue>, D::Error> {
    let values = Vec::<Read>::deserialize(deserializer)?;
    Ok(values.into_iter().map(|Read(value)| value).collect())
}

struct Written<'a>(&'a OptionValue);

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            OptionValue::Listed(OWN) => Err(S::Error::custom("no option has so many values")),
            OptionValue::Listed(place) => serializer.serialize_u8(*place),
            OptionValue::Own(text) if serializer.is_human_readable() => {
                serializer.serialize_str(text)
            }
            OptionValue::Own(text) => (OWN, text).serialize(serializer),
        }
    }
}

struct Read(OptionValue);

impl<'de> Deserialize<'de> for Read {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            deserializer.deserialize_any(InText)
        } else {
            // One element or two: the first says which.
            deserializer.deserialize_tuple(2, InLog)
        }
    }
}

struct InText;

impl Visitor<'_> for InText {
    type Value = Read;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the place of a value, below 255, or an own text")
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Read, E> {
        match u8::try_from(number) {
            Ok(place) if place != OWN => Ok(Read(OptionValue::Listed(place))),
            Ok(_) | Err(_) => Err(E::invalid_value(Unexpected::Unsigned(number), &self)),
        }
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Read, E> {
        Ok(Read(OptionValue::Own(text.to_owned())))
    }
}

struct InLog;

impl<'de> Visitor<'de> for InLog {
    type Value = Read;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the place of a value, or 255 and an own text")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut parts: A) -> Result<Read, A::Error> {
        let ends = || A::Error::custom("the value of an option ends early");
        match parts.next_element()?.ok_or_else(ends)? {
            OWN => Ok(Read(OptionValue::Own(parts.next_element()?.ok_or_else(ends)?))),
            place => Ok(Read(OptionValue::Listed(place))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codec::{self, CodecError};
    use serde::Serialize;

    #[derive(Clone, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
    #[serde(transparent)]
    struct Values(#[serde(with = "super")] Vec<OptionValue>);

    fn values() -> Values {
        let own = |text: &str| OptionValue::Own(text.to_owned());
        Values(vec![OptionValue::Listed(0), own("né"), OptionValue::Listed(254), own("")])
    }

    #[test]
    fn the_bytes_and_the_text_are_those_of_the_format_document() {
        let bytes = [4, 0, 255, 3, b'n', 0xc3, 0xa9, 254, 255, 0];
        assert_eq!(codec::encode(&values()), bytes);
        assert_eq!(codec::decode::<Values>(&bytes), Ok(values()));
        let text = serde_json::to_string(&values()).expect("JSON");
        assert_eq!(text, r#"[0,"né",254,""]"#);
        assert_eq!(serde_json::from_str::<Values>(&text).expect("JSON"), values());
    }

    #[test]
    fn what_is_no_value_is_refused() {
        for bytes in [&[1][..], &[1, 255], &[1, 255, 2, b'a'], &[2, 0]] {
            assert_eq!(codec::decode::<Values>(bytes), Err(CodecError::Ends), "{bytes:?}");
        }
        assert_eq!(
            codec::decode::<Values>(&[1, 255, 251, 1, 0, b'a']),
            Err(CodecError::NotCanonical)
        );
        assert!(codec::decode::<Values>(&[1, 255, 1, 0xff]).is_err(), "no UTF-8");
        let huge = [1, 255, 253, 255, 255, 255, 255, 255, 255, 255, 255];
        assert!(codec::decode::<Values>(&huge).is_err(), "more than there is");
        for text in ["[255]", "[256]", "[-1]", "[0.5]", "[null]", "[[0]]", "[{}]"] {
            let error = serde_json::from_str::<Values>(text).expect_err(text).to_string();
            assert!(error.contains("below 255, or an own text"), "{error}");
        }
    }
}
