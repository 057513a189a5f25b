//! Bytes that are bytes in a log and hexadecimal digits in its text form.

use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};

/// Lower-case hexadecimal digits.
pub use kanso_engine::cards::hex;

/// The bytes of lower-case hexadecimal digits; none where the text is anything else.
pub fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let (pairs, []) = text.as_bytes().as_chunks::<2>() else { return None };
    pairs.iter().map(|[high, low]| Some(digit(*high)? << 4 | digit(*low)?)).collect()
}

fn fixed<const N: usize>(text: &str) -> Result<[u8; N], String> {
    unhex(text)
        .and_then(|bytes| bytes.try_into().ok())
        .ok_or_else(|| format!("{text:?}: {} lower-case hexadecimal digits must stand here", 2 * N))
}

/// For a field `[u8; N]`.
pub mod array {
    use super::{Deserialize, Deserializer, Serialize, Serializer, fixed, hex};
    use serde::de::Error as _;

    /// Writes the bytes, or their digits.
    pub fn serialize<S: Serializer, const N: usize>(
        bytes: &[u8; N],
        serializer: S,
    ) -> Result<S::Ok, S::Error>
    where
        [u8; N]: Serialize,
    {
        if serializer.is_human_readable() {
            serializer.serialize_str(&hex(bytes))
        } else {
            bytes.serialize(serializer)
        }
    }

    /// Reads the bytes, or their digits.
    pub fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
        deserializer: D,
    ) -> Result<[u8; N], D::Error>
    where
        [u8; N]: Deserialize<'de>,
    {
        if deserializer.is_human_readable() {
            fixed(&String::deserialize(deserializer)?).map_err(D::Error::custom)
        } else {
            Deserialize::deserialize(deserializer)
        }
    }
}

/// For a field `Vec<[u8; 4]>`.
pub mod list {
    use super::{Deserialize, Deserializer, Serialize, Serializer, fixed, hex};
    use serde::de::Error as _;

    /// Writes the bytes, or their digits.
    pub fn serialize<S: Serializer>(list: &[[u8; 4]], serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(list.iter().map(|bytes| hex(bytes)))
        } else {
            list.serialize(serializer)
        }
    }

    /// Reads the bytes, or their digits.
    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<[u8; 4]>, D::Error> {
        if deserializer.is_human_readable() {
            let list = Vec::<String>::deserialize(deserializer)?;
            list.iter().map(|text| fixed(text).map_err(D::Error::custom)).collect()
        } else {
            Deserialize::deserialize(deserializer)
        }
    }
}

/// For a field `Vec<u8>`.
pub mod bytes {
    use super::{Deserialize, Deserializer, Serialize, Serializer, hex, some_bytes};

    /// Writes the bytes, or their digits.
    pub fn serialize<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(&hex(bytes))
        } else {
            bytes.serialize(serializer)
        }
    }

    /// Reads the bytes, or their digits.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u8>, D::Error> {
        if deserializer.is_human_readable() {
            some_bytes(&String::deserialize(deserializer)?)
        } else {
            Deserialize::deserialize(deserializer)
        }
    }
}

/// For a field `Option<Vec<u8>>`.
pub mod optional {
    use super::{Deserialize, Deserializer, Serialize, Serializer, hex, some_bytes};

    /// Writes the bytes, or their digits.
    pub fn serialize<S: Serializer>(
        bytes: &Option<Vec<u8>>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            bytes.as_deref().map(hex).serialize(serializer)
        } else {
            bytes.serialize(serializer)
        }
    }

    /// Reads the bytes, or their digits.
    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Vec<u8>>, D::Error> {
        if deserializer.is_human_readable() {
            let text = Option::<String>::deserialize(deserializer)?;
            text.map(|text| some_bytes(&text)).transpose()
        } else {
            Deserialize::deserialize(deserializer)
        }
    }
}

/// For a field `Option<[u8; N]>` of a text form.
pub mod optional_array {
    use super::{Deserialize, Deserializer, Serialize, Serializer, fixed, hex};
    use serde::de::Error as _;

    /// Writes the digits of the bytes.
    pub fn serialize<S: Serializer, const N: usize>(
        bytes: &Option<[u8; N]>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        bytes.map(|bytes| hex(&bytes)).serialize(serializer)
    }

    /// Reads the digits of the bytes.
    pub fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
        deserializer: D,
    ) -> Result<Option<[u8; N]>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        text.map(|text| fixed(&text).map_err(D::Error::custom)).transpose()
    }
}

fn some_bytes<E: serde::de::Error>(text: &str) -> Result<Vec<u8>, E> {
    unhex(text).ok_or_else(|| E::custom("pairs of lower-case hexadecimal digits must stand here"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_and_bytes_are_two_forms_of_one_thing() {
        assert_eq!(hex(&[0, 0x9f, 0xff]), "009fff");
        assert_eq!(unhex("009fff"), Some(vec![0, 0x9f, 0xff]));
        assert_eq!(unhex(""), Some(vec![]));
        for wrong in ["0", "0g", "FF", "日本", " 0"] {
            assert_eq!(unhex(wrong), None, "{wrong}");
        }
        assert_eq!(fixed::<2>("0102"), Ok([1, 2]));
        assert!(fixed::<2>("01").is_err());
    }
}
